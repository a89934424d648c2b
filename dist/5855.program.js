export const id = 5855;
export const ids = [5855,7336];
export const modules = {

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 25855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  diffSections: () => (/* binding */ diffSections),
  renderDiff: () => (/* reexport */ renderDiff),
  sessionDiff: () => (/* binding */ sessionDiff)
});

var errors = __webpack_require__(62807);
var their_words = __webpack_require__(40982);
var without_credentials = __webpack_require__(81651);
var compare_with_accepted = __webpack_require__(29685);
var quote = __webpack_require__(17735);
var core_finding = __webpack_require__(4823);
var groups = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/render/diff/pair-kind.js



const CONTRADICTIONS = new Set([
    ...core_finding/* FINDING_CLASSES */.L1.contradiction,
    'SCRAMBLED_TEXT',
    'WRONG_OUTCOME',
]);
function pairKind(findings) {
    if (findings.length === 0)
        return 'matched';
    return findings.some(({ code }) => CONTRADICTIONS.has(code)) ? 'contradicted' : 'flawed';
}
function findingsByPlace(findings) {
    const byPlace = new Map();
    for (const finding of findings) {
        const key = (0,errors/* formatPlace */.dE)(finding.place);
        (0,groups/* addTo */.D)(byPlace, key, finding);
    }
    return (place) => byPlace.get((0,errors/* formatPlace */.dE)(place)) ?? [];
}

;// CONCATENATED MODULE: ./build/render/diff/action-rows.js



function actionRows(wanted, given, evidence, findings, placeOf) {
    const places = given.map((_, j) => placeOf(['key_actions', j]));
    const at = findingsByPlace(findings);
    const foundAt = places.map((place) => at(place));
    const indexAt = new Map(places.map((place, j) => [(0,errors/* formatPlace */.dE)(place), j]).reverse());
    const links = linksOf(evidence);
    const missing = missingActions(wanted, findings, links);
    const nearMisses = [...missing].flatMap(([i, finding]) => {
        const j = indexAt.get((0,errors/* formatPlace */.dE)(finding.place));
        return j === undefined || links.some(([, linked]) => linked === j) ? [] : [[i, j]];
    });
    const repeated = repeatedActions(evidence, foundAt);
    const told = new Set();
    const rank = new Map(findings.map((finding, i) => [finding, i]));
    const rows = groupsOf(wanted.length, given.length, [...links, ...nearMisses]).map((group) => {
        const found = [
            ...group.wanted.flatMap((i) => missing.get(i) ?? []),
            ...group.given.flatMap((j) => foundAt[j] ?? []),
        ];
        const own = [...new Set(found)]
            .filter((finding) => !told.has(finding))
            .sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
        for (const finding of own)
            told.add(finding);
        const credit = creditOf(group, evidence);
        return {
            kind: kindOf(group, missing, repeated, own, credit),
            reference: group.wanted.map((i) => ({ text: wanted[i] ?? '', number: i + 1 })),
            candidate: group.given.map((j) => ({ text: given[j] ?? '', number: j + 1 })),
            credit,
            findings: own,
        };
    });
    return { rows, rest: findings.filter((finding) => !told.has(finding)) };
}
function linksOf(evidence) {
    switch (evidence.kind) {
        case 'assignment':
            return [
                ...evidence.reference.flatMap(({ partner }, i) => (partner === null ? [] : [[i, partner]])),
                ...evidence.candidate.flatMap(({ partner }, j) => (partner === null ? [] : [[partner, j]])),
            ];
        case 'actions':
            return [
                ...evidence.reference.flatMap(({ best, matched }, i) => matched && best !== null ? [[i, best.index]] : []),
                ...evidence.candidate.flatMap(({ best, matched }, j) => matched && best !== null ? [[best.index, j]] : []),
            ];
        default:
            return [];
    }
}
function missingActions(wanted, findings, links) {
    const left = findings.filter(({ code }) => code === 'MISSING_ACTION');
    const found = new Map();
    for (const [i, action] of wanted.entries()) {
        if (links.some(([linked]) => linked === i))
            continue;
        const at = left.findIndex(({ message }) => message.startsWith(`Missing action: ${(0,quote/* quote */.h)(action)}`));
        const [finding] = at === -1 ? [] : left.splice(at, 1);
        if (finding !== undefined)
            found.set(i, finding);
    }
    return found;
}
function repeatedActions(evidence, foundAt) {
    const repeated = [...foundAt.keys()].filter((j) => (evidence.kind === 'assignment' && evidence.candidate[j]?.kind === 'repeated') ||
        foundAt[j]?.some(({ code }) => code === 'REPEATED_ACTION'));
    return new Set(repeated);
}
function groupsOf(wanted, given, links) {
    const leader = Array.from({ length: wanted + given }, (_, i) => i);
    const find = (i) => {
        let at = i;
        while (leader[at] !== undefined && leader[at] !== at)
            at = leader[at] ?? at;
        return at;
    };
    for (const [i, j] of links) {
        const [a, b] = [find(i), find(wanted + j)];
        leader[Math.max(a, b)] = Math.min(a, b);
    }
    const groups = new Map();
    for (const i of leader.keys()) {
        const group = groups.get(find(i)) ?? { wanted: [], given: [] };
        groups.set(find(i), group);
        if (i < wanted)
            group.wanted.push(i);
        else
            group.given.push(i - wanted);
    }
    return [...groups.entries()].sort(([a], [b]) => a - b).map(([, group]) => group);
}
function kindOf({ wanted, given }, missing, repeated, findings, credit) {
    if (wanted.length === 0)
        return given.some((j) => repeated.has(j)) ? 'repeated' : 'extra';
    if (given.length === 0 || wanted.some((i) => missing.has(i)))
        return 'missing';
    const kind = pairKind(findings);
    return kind === 'matched' && credit !== null && credit < LEAST_MATCH ? 'flawed' : kind;
}
const LEAST_MATCH = 0.4;
function creditOf({ wanted, given }, evidence) {
    if (evidence.kind !== 'assignment' || wanted.length === 0 || given.length === 0)
        return null;
    return Math.min(...wanted.map((i) => evidence.reference[i]?.credit ?? 0));
}

var lost_point_defects = __webpack_require__(62173);
var moment_defects = __webpack_require__(80196);
;// CONCATENATED MODULE: ./build/render/diff/moment-rows.js




function momentRows(wanted, given, findings, placeOf) {
    const places = given.map((_, j) => placeOf(['aha_moments', j]));
    const left = new Set(given.keys());
    const told = new Set();
    const at = findingsByPlace(findings);
    const foundAt = (j) => (places[j] === undefined ? [] : at(places[j]));
    const rows = [];
    const add = (seq, row) => {
        for (const finding of row.findings)
            told.add(finding);
        rows.push({ seq, row });
    };
    for (const moment of wanted) {
        const finding = findings.find((one) => !told.has(one) && isAbout(one, moment));
        const partner = finding === undefined ? nearest(moment, given, left, foundAt) : mistyped(finding, places);
        const other = partner === undefined ? undefined : given[partner];
        if (partner !== undefined)
            left.delete(partner);
        add(moment.seq, {
            kind: finding === undefined && other !== undefined ? 'matched' : 'missing',
            reference: [itemOf(moment)],
            candidate: other === undefined ? [] : [itemOf(other)],
            credit: null,
            findings: finding === undefined ? [] : [finding],
        });
    }
    for (const j of left) {
        const moment = given[j];
        if (moment === undefined)
            continue;
        add(moment.seq, { kind: 'extra', reference: [], candidate: [itemOf(moment)], credit: null, findings: foundAt(j) });
    }
    return {
        rows: rows.sort((a, b) => a.seq - b.seq).map(({ row }) => row),
        rest: findings.filter((finding) => !told.has(finding)),
    };
}
function isAbout({ code, message }, moment) {
    if (code === 'CORRECTION_LOST')
        return message === (0,lost_point_defects/* saysCorrectionLost */.be)(moment);
    if (code !== 'MISSING_MOMENT')
        return false;
    const missing = (0,moment_defects/* saysMissing */.FJ)({ ...moment, highlight: '' });
    return message === missing || message.startsWith(`${missing}:`) || message.startsWith((0,moment_defects/* saysOtherType */.VM)(moment));
}
function mistyped(finding, places) {
    const wanted = (0,errors/* formatPlace */.dE)(finding.place);
    const at = places.findIndex((place) => (0,errors/* formatPlace */.dE)(place) === wanted);
    return at === -1 ? undefined : at;
}
function nearest({ seq, type }, given, left, foundAt) {
    const distance = (j) => Math.abs((given[j]?.seq ?? 0) - seq);
    const [closest] = [...left]
        .filter((j) => given[j]?.type.toLowerCase() === type.toLowerCase() && foundAt(j).length === 0)
        .sort((a, b) => distance(a) - distance(b) || a - b);
    return closest;
}
function itemOf({ seq, type, highlight }) {
    return { text: `${seq} ${type}${highlight === '' ? '' : `: ${highlight}`}`, number: null };
}

var main = __webpack_require__(48483);
var picocolors = __webpack_require__(57336);
var core_text = __webpack_require__(26067);
var layout = __webpack_require__(19970);
var shown_samples = __webpack_require__(38349);
var word_diff = __webpack_require__(92181);
var wording = __webpack_require__(56809);
;// CONCATENATED MODULE: ./build/render/diff/render-diff.js









const SIDE_BY_SIDE = 110;
const LONGEST_TEXT = 40_000;
const ENDLESS = /\S{1000}/;
const LONGEST_ENDLESS_TEXT = 4000;
const MARKS = {
    matched: '✔',
    flawed: '~',
    contradicted: '≠',
    missing: '✖',
    extra: '✖',
    repeated: '✖',
};
function renderDiff(view, screen) {
    const paint = picocolors.createColors(screen.colour);
    const { name, overall, status, reference, candidate, samples } = view;
    const score = overall === null ? '' : `  ${(0,wording/* precise */.ul)(overall)}`;
    return [
        ...(0,layout/* hang */.lG)('', `${(0,core_text/* terminalLine */.tL)(name)}${score}`, screen).map(paint.bold),
        paint.red(`  - reference  ${(0,core_text/* terminalLine */.tL)(reference, 1000)}`),
        paint.green(`  + candidate  ${candidate === null ? (0,wording/* inWords */.r4)(status) : (0,core_text/* terminalLine */.tL)(candidate, 1000)}`),
        ...(samples === undefined ? [] : (0,shown_samples/* sampleLines */.M)(name, samples, paint, screen)),
        '',
        ...view.sections.flatMap((section) => sectionLines(section, paint, screen)),
        ...view.findings.flatMap((finding) => findingLines('', finding, paint, screen)),
        ...(view.findings.length > 0 ? [''] : []),
    ].join('\n');
}
function sectionLines({ dimension, score, rows, findings }, paint, screen) {
    return [
        `${paint.bold(dimension)}  ${(0,wording/* precise */.ul)(score)}`,
        ...rows.flatMap((row) => rowLines(row, paint, screen)),
        ...findings.flatMap((finding) => findingLines('  ', finding, paint, screen)),
        '',
    ];
}
function rowLines(row, paint, screen) {
    const texts = screen.width >= SIDE_BY_SIDE ? besideLines(row, paint, screen) : belowLines(row, paint, screen);
    return [
        ...texts,
        ...(row.kind === 'repeated' ? [paint.dim('      said twice')] : []),
        ...(row.isSameOutcome === true && !isEqual(row) ? [paint.dim('      both mean the same outcome')] : []),
        ...creditLine(row, paint),
        ...row.findings.flatMap((finding) => findingLines('      ', finding, paint, screen)),
    ];
}
function creditLine({ findings, credit }, paint) {
    const isPartial = credit !== null && credit < 0.995 && findings.length === 0;
    return isPartial ? [paint.dim(`      credit ${credit.toFixed(2)} of 1`)] : [];
}
function belowLines(row, paint, screen) {
    const { reference, candidate } = paintedSides(row, paint);
    const mark = markOf(row, paint);
    const equal = row.kind === 'matched' && isEqual(row);
    const entries = [
        ...(equal ? [] : reference.map((text) => ['-', text])),
        ...candidate.map((text) => [equal ? '=' : '+', text]),
    ];
    return entries.flatMap(([sign, text], i) => (0,layout/* hang */.lG)(`    ${sign} `, text, screen).map((line, k) => (i === 0 && k === 0 ? `  ${mark}${line.slice(3)}` : line)));
}
const GAP = ' │ ';
function besideLines(row, paint, screen) {
    const { reference, candidate } = paintedSides(row, paint);
    const width = Math.floor((screen.width - 4 - GAP.length) / 2);
    const [left, right] = [cellLines(reference, width), cellLines(candidate, width)];
    const size = Math.max(left.length, right.length);
    return Array.from({ length: size }, (_, i) => {
        const start = left[i] ?? '';
        const padded = `${start}${' '.repeat(Math.max(0, width - (0,layout/* columnsOf */.PL)(start)))}`;
        return `  ${i === 0 ? markOf(row, paint) : ' '} ${padded}${paint.dim(GAP)}${right[i] ?? ''}`.trimEnd();
    });
}
function cellLines(texts, width) {
    return texts.flatMap((text) => (0,main/* wrapAnsi */.a)(text, width, { hard: true }).split('\n').map(core_text/* defuseCommands */.pq));
}
function markOf({ kind }, paint) {
    const colour = {
        matched: paint.green,
        flawed: paint.yellow,
        contradicted: paint.red,
        missing: paint.red,
        extra: paint.yellow,
        repeated: paint.yellow,
    };
    return colour[kind](MARKS[kind]);
}
const BREAK = '\n';
function paintedSides(row, paint) {
    if (row.isSameOutcome === true) {
        return { reference: row.reference.map(shownText), candidate: row.candidate.map(shownText) };
    }
    if (row.reference.length === 0 || row.candidate.length === 0) {
        return {
            reference: numbered(row.reference, row.reference.map(shownText)).map(paint.red),
            candidate: numbered(row.candidate, row.candidate.map(shownText)).map(paint.green),
        };
    }
    const { reference, candidate } = (0,word_diff/* diffWords */.b)(row.reference.map(shownText).join(BREAK), row.candidate.map(shownText).join(BREAK));
    return {
        reference: numbered(row.reference, marked(reference, (text) => (paint.isColorSupported ? paint.bold(paint.red(text)) : `[-${text}-]`))),
        candidate: numbered(row.candidate, marked(candidate, (text) => (paint.isColorSupported ? paint.bold(paint.green(text)) : `{+${text}+}`))),
    };
}
function shownText({ text }) {
    return (0,core_text/* terminalLine */.tL)(text, ENDLESS.test(text) ? LONGEST_ENDLESS_TEXT : LONGEST_TEXT);
}
function numbered(items, texts) {
    return items.map(({ number }, i) => `${number === null ? '' : `${number}. `}${texts[i] ?? ''}`);
}
function marked(pieces, mark) {
    const parts = pieces.map(({ text, changed }) => (changed ? text.replace(/^[^\n]*\S/gm, mark) : text));
    return parts.join('').split(BREAK);
}
function isEqual({ reference, candidate }) {
    return reference.map(shownText).join(BREAK) === candidate.map(shownText).join(BREAK);
}
function findingLines(indent, finding, paint, screen) {
    const advice = (0,wording/* adviceOf */.wr)(finding);
    return [
        ...(0,layout/* placeLines */.L)(indent, finding.code, (0,errors/* formatPlace */.dE)(finding.place), paint, screen),
        ...(0,layout/* hang */.lG)(`${indent}  `, (0,core_text/* terminalLine */.tL)((0,core_finding/* toldMessage */.Ts)({ message: finding.message, key: finding.place.key })), screen),
        ...(advice === undefined ? [] : (0,layout/* hang */.lG)(`${indent}→ `, (0,core_text/* terminalLine */.tL)(advice), screen).map(paint.cyan)),
    ];
}

;// CONCATENATED MODULE: ./build/render/diff/session-diff.js








function sessionDiff(golden, { candidate, session, samples }) {
    const used = (0,compare_with_accepted/* wordingUsed */._)(golden, session.details.referenceUsed);
    const valid = candidate?.kind === 'valid' ? (0,without_credentials/* candidateWithoutCredentials */.e)(candidate) : null;
    return {
        name: golden.name,
        reference: (0,errors/* formatPlace */.dE)(used.place),
        status: session.status,
        overall: session.overall,
        ...(samples !== undefined && { samples }),
        candidate: valid === null ? null : (0,errors/* formatPlace */.dE)(valid.place),
        sections: diffSections((0,their_words/* asWritten */.qm)(used.summary, used), valid === null ? null : (0,their_words/* asWritten */.qm)(valid.summary, valid), session.dimensions, session.defects, valid?.places() ?? golden.placeOf),
        findings: session.defects.filter(({ dimension }) => dimension === null),
    };
}
function diffSections(reference, candidate, dimensions, findings, placeOf) {
    return dimensions.map((result) => {
        const own = findings.filter(({ dimension }) => dimension === result.dimension);
        const { rows, rest } = rowsOf(result, reference, candidate, own, placeOf);
        return { dimension: result.dimension, score: result.score, rows, findings: rest };
    });
}
function rowsOf({ dimension, score, evidence }, reference, candidate, findings, placeOf) {
    switch (dimension) {
        case 'title':
        case 'summary':
            return { rows: textRows(reference[dimension], candidate?.[dimension] ?? '', findings), rest: [] };
        case 'outcome': {
            const rows = textRows(reference.outcome, candidate?.outcome ?? '', findings);
            return { rows: score === 1 ? rows.map((row) => ({ ...row, isSameOutcome: true })) : rows, rest: [] };
        }
        case 'key_actions':
            return actionRows(reference.key_actions, candidate?.key_actions ?? [], evidence, findings, placeOf);
        case 'aha_moments':
            return momentRows(reference.aha_moments, candidate?.aha_moments ?? [], findings, placeOf);
    }
}
function textRows(wanted, given, findings) {
    const item = (text) => (text.trim() === '' ? [] : [{ text, number: null }]);
    const [reference, candidate] = [item(wanted), item(given)];
    if (reference.length === 0 && candidate.length === 0)
        return [];
    const kind = (() => {
        if (candidate.length === 0)
            return 'missing';
        if (reference.length === 0)
            return 'extra';
        return pairKind(findings);
    })();
    return [{ kind, reference, candidate, credit: null, findings }];
}


/***/ }),

/***/ 19970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ widest),
/* harmony export */   L: () => (/* binding */ placeLines),
/* harmony export */   ME: () => (/* binding */ cutColumns),
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   eV: () => (/* binding */ pad),
/* harmony export */   lG: () => (/* binding */ hang)
/* harmony export */ });
/* harmony import */ var fast_string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93223);
/* harmony import */ var fast_wrap_ansi__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48483);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);



function placeLines(indent, code, place, paint, screen) {
    const path = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)(place, 1000);
    if (path === '')
        return [`${indent}${paint.yellow(code)}`];
    return columnsOf(`${indent}${code}  ${path}`) <= screen.width
        ? [`${indent}${paint.yellow(code)}  ${paint.dim(path)}`]
        : [`${indent}${paint.yellow(code)}`, `${indent}  ${paint.dim(path)}`];
}
function hang(mark, text, screen) {
    const indent = columnsOf(mark);
    const lines = (0,fast_wrap_ansi__WEBPACK_IMPORTED_MODULE_1__/* .wrapAnsi */ .a)(text, Math.max(20, screen.width - indent), { hard: true }).split('\n');
    return lines.map((line, i) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .defuseCommands */ .pq)((i === 0 ? mark : ' '.repeat(indent)) + line));
}
function cutColumns(text, columns) {
    if (columnsOf(text) <= columns)
        return text;
    let kept = '';
    for (const character of text) {
        if (columnsOf(kept + character) > columns - 1)
            break;
        kept += character;
    }
    return `${kept}…`;
}
function pad(text, width) {
    return text + ' '.repeat(Math.max(0, width - columnsOf(text)));
}
function widest(texts) {
    return texts.reduce((most, text) => Math.max(most, columnsOf(text)), 0);
}
function columnsOf(text) {
    return (0,fast_string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(text);
}


/***/ }),

/***/ 38349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ sampleLines)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56809);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19970);



function sampleLines(name, { shown, overall, spread, worst, all }, paint, screen) {
    const mean = `mean of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(all.length, 'sample')} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .precise */ .ul)(overall)}`;
    const deviation = spread === null ? '' : `, spread ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .precise */ .ul)(spread)} (standard deviation)`;
    const other = all.find(({ sample }) => sample !== shown);
    const more = other === undefined ? '' : `; ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(name)}/${other.sample} shows another one`;
    return [
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .hang */ .lG)('  samples    ', `${mean}${deviation}`, screen),
        ...all.flatMap(({ sample, status, overall: score, findings, place }) => {
            const what = status === 'scored' ? `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .precise */ .ul)(score)}  ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(findings, 'finding')}` : `0  ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .inWords */ .r4)(status)}`;
            const mark = sample === shown ? '→ ' : '  ';
            const line = `${what}${sample === worst ? ', the worst' : ''}${place === null ? '' : `  ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(place, 1000)}`}`;
            return (0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .hang */ .lG)(`           ${mark}${sample}  `, line, screen).map((text) => sample === shown ? text : paint.dim(text));
        }),
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .hang */ .lG)('  below      ', `sample ${shown}${shown === worst ? ', the worst' : ''}${more}`, screen).map(paint.dim),
    ];
}


/***/ }),

/***/ 93223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ fast_string_width_dist)
});

;// CONCATENATED MODULE: ./node_modules/fast-string-truncated-width/dist/utils.js
/* MAIN */
const getCodePointsLength = (() => {
    const SURROGATE_PAIR_RE = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
    return (input) => {
        let surrogatePairsNr = 0;
        SURROGATE_PAIR_RE.lastIndex = 0;
        while (SURROGATE_PAIR_RE.test(input)) {
            surrogatePairsNr += 1;
        }
        return input.length - surrogatePairsNr;
    };
})();
const isFullWidth = (x) => {
    return x === 0x3000 || x >= 0xFF01 && x <= 0xFF60 || x >= 0xFFE0 && x <= 0xFFE6;
};
const isWideNotCJKTNotEmoji = (x) => {
    return x === 0x231B || x === 0x2329 || x >= 0x2FF0 && x <= 0x2FFF || x >= 0x3001 && x <= 0x303E || x >= 0x3099 && x <= 0x30FF || x >= 0x3105 && x <= 0x312F || x >= 0x3131 && x <= 0x318E || x >= 0x3190 && x <= 0x31E3 || x >= 0x31EF && x <= 0x321E || x >= 0x3220 && x <= 0x3247 || x >= 0x3250 && x <= 0x4DBF || x >= 0xFE10 && x <= 0xFE19 || x >= 0xFE30 && x <= 0xFE52 || x >= 0xFE54 && x <= 0xFE66 || x >= 0xFE68 && x <= 0xFE6B || x >= 0x1F200 && x <= 0x1F202 || x >= 0x1F210 && x <= 0x1F23B || x >= 0x1F240 && x <= 0x1F248 || x >= 0x20000 && x <= 0x2FFFD || x >= 0x30000 && x <= 0x3FFFD;
};
/* EXPORT */


;// CONCATENATED MODULE: ./node_modules/fast-string-truncated-width/dist/index.js
/* IMPORT */

/* HELPERS */
const ANSI_RE = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y;
const CONTROL_RE = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y;
const CJKT_WIDE_RE = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/yu;
const TAB_RE = /\t{1,1000}/y;
const EMOJI_RE = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/yu;
const LATIN_RE = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y;
const MODIFIER_RE = /\p{M}+/gu;
const NO_TRUNCATION = { limit: Infinity, ellipsis: '' };
/* MAIN */
const getStringTruncatedWidth = (input, truncationOptions = {}, widthOptions = {}) => {
    /* CONSTANTS */
    const LIMIT = truncationOptions.limit ?? Infinity;
    const ELLIPSIS = truncationOptions.ellipsis ?? '';
    const ELLIPSIS_WIDTH = truncationOptions?.ellipsisWidth ?? (ELLIPSIS ? getStringTruncatedWidth(ELLIPSIS, NO_TRUNCATION, widthOptions).width : 0);
    const ANSI_WIDTH = 0;
    const CONTROL_WIDTH = widthOptions.controlWidth ?? 0;
    const TAB_WIDTH = widthOptions.tabWidth ?? 8;
    const EMOJI_WIDTH = widthOptions.emojiWidth ?? 2;
    const FULL_WIDTH_WIDTH = 2;
    const REGULAR_WIDTH = widthOptions.regularWidth ?? 1;
    const WIDE_WIDTH = widthOptions.wideWidth ?? FULL_WIDTH_WIDTH;
    const PARSE_BLOCKS = [
        [LATIN_RE, REGULAR_WIDTH],
        [ANSI_RE, ANSI_WIDTH],
        [CONTROL_RE, CONTROL_WIDTH],
        [TAB_RE, TAB_WIDTH],
        [EMOJI_RE, EMOJI_WIDTH],
        [CJKT_WIDE_RE, WIDE_WIDTH],
    ];
    /* STATE */
    let indexPrev = 0;
    let index = 0;
    let length = input.length;
    let lengthExtra = 0;
    let truncationEnabled = false;
    let truncationIndex = length;
    let truncationLimit = Math.max(0, LIMIT - ELLIPSIS_WIDTH);
    let unmatchedStart = 0;
    let unmatchedEnd = 0;
    let width = 0;
    let widthExtra = 0;
    /* PARSE LOOP */
    outer: while (true) {
        /* UNMATCHED */
        if ((unmatchedEnd > unmatchedStart) || (index >= length && index > indexPrev)) {
            const unmatched = input.slice(unmatchedStart, unmatchedEnd) || input.slice(indexPrev, index);
            lengthExtra = 0;
            for (const char of unmatched.replaceAll(MODIFIER_RE, '')) {
                const codePoint = char.codePointAt(0) || 0;
                if (isFullWidth(codePoint)) {
                    widthExtra = FULL_WIDTH_WIDTH;
                }
                else if (isWideNotCJKTNotEmoji(codePoint)) {
                    widthExtra = WIDE_WIDTH;
                }
                else {
                    widthExtra = REGULAR_WIDTH;
                }
                if ((width + widthExtra) > truncationLimit) {
                    truncationIndex = Math.min(truncationIndex, Math.max(unmatchedStart, indexPrev) + lengthExtra);
                }
                if ((width + widthExtra) > LIMIT) {
                    truncationEnabled = true;
                    break outer;
                }
                lengthExtra += char.length;
                width += widthExtra;
            }
            unmatchedStart = unmatchedEnd = 0;
        }
        /* EXITING */
        if (index >= length) {
            break outer;
        }
        /* PARSE BLOCKS */
        for (let i = 0, l = PARSE_BLOCKS.length; i < l; i++) {
            const [BLOCK_RE, BLOCK_WIDTH] = PARSE_BLOCKS[i];
            BLOCK_RE.lastIndex = index;
            if (BLOCK_RE.test(input)) {
                lengthExtra = BLOCK_RE === CJKT_WIDE_RE ? getCodePointsLength(input.slice(index, BLOCK_RE.lastIndex)) : BLOCK_RE === EMOJI_RE ? 1 : BLOCK_RE.lastIndex - index;
                widthExtra = lengthExtra * BLOCK_WIDTH;
                if ((width + widthExtra) > truncationLimit) {
                    truncationIndex = Math.min(truncationIndex, index + Math.floor((truncationLimit - width) / BLOCK_WIDTH));
                }
                if ((width + widthExtra) > LIMIT) {
                    truncationEnabled = true;
                    break outer;
                }
                width += widthExtra;
                unmatchedStart = indexPrev;
                unmatchedEnd = index;
                index = indexPrev = BLOCK_RE.lastIndex;
                continue outer;
            }
        }
        /* UNMATCHED INDEX */
        index += 1;
    }
    /* RETURN */
    return {
        width: truncationEnabled ? truncationLimit : width,
        index: truncationEnabled ? truncationIndex : length,
        truncated: truncationEnabled,
        ellipsed: truncationEnabled && LIMIT >= ELLIPSIS_WIDTH
    };
};
/* EXPORT */
/* harmony default export */ const dist = (getStringTruncatedWidth);

;// CONCATENATED MODULE: ./node_modules/fast-string-width/dist/index.js
/* IMPORT */

/* HELPERS */
const dist_NO_TRUNCATION = {
    limit: Infinity,
    ellipsis: '',
    ellipsisWidth: 0,
};
/* MAIN */
const fastStringWidth = (input, options = {}) => {
    return dist(input, dist_NO_TRUNCATION, options).width;
};
/* EXPORT */
/* harmony default export */ const fast_string_width_dist = (fastStringWidth);


/***/ }),

/***/ 48483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ wrapAnsi)
/* harmony export */ });
/* harmony import */ var fast_string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93223);

const ESC = '\x1B';
const CSI = '\x9B';
const END_CODE = 39;
const ANSI_ESCAPE_BELL = '\u0007';
const ANSI_CSI = '[';
const ANSI_OSC = ']';
const ANSI_SGR_TERMINATOR = 'm';
const ANSI_ESCAPE_LINK = `${ANSI_OSC}8;;`;
const GROUP_REGEX = new RegExp(`(?:\\${ANSI_CSI}(?<code>\\d+)m|\\${ANSI_ESCAPE_LINK}(?<uri>.*)${ANSI_ESCAPE_BELL})`, 'y');
const getClosingCode = (openingCode) => {
    if (openingCode >= 30 && openingCode <= 37)
        return 39;
    if (openingCode >= 90 && openingCode <= 97)
        return 39;
    if (openingCode >= 40 && openingCode <= 47)
        return 49;
    if (openingCode >= 100 && openingCode <= 107)
        return 49;
    if (openingCode === 1 || openingCode === 2)
        return 22;
    if (openingCode === 3)
        return 23;
    if (openingCode === 4)
        return 24;
    if (openingCode === 7)
        return 27;
    if (openingCode === 8)
        return 28;
    if (openingCode === 9)
        return 29;
    if (openingCode === 0)
        return 0;
    return undefined;
};
const wrapAnsiCode = (code) => `${ESC}${ANSI_CSI}${code}${ANSI_SGR_TERMINATOR}`;
const wrapAnsiHyperlink = (url) => `${ESC}${ANSI_ESCAPE_LINK}${url}${ANSI_ESCAPE_BELL}`;
const wrapWord = (rows, word, columns) => {
    const characters = word[Symbol.iterator]();
    let isInsideEscape = false;
    let isInsideLinkEscape = false;
    let lastRow = rows.at(-1);
    let visible = lastRow === undefined ? 0 : (0,fast_string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(lastRow);
    let currentCharacter = characters.next();
    let nextCharacter = characters.next();
    let rawCharacterIndex = 0;
    while (!currentCharacter.done) {
        const character = currentCharacter.value;
        const characterLength = (0,fast_string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(character);
        if (visible + characterLength <= columns) {
            rows[rows.length - 1] += character;
        }
        else {
            rows.push(character);
            visible = 0;
        }
        if (character === ESC || character === CSI) {
            isInsideEscape = true;
            isInsideLinkEscape = word.startsWith(ANSI_ESCAPE_LINK, rawCharacterIndex + 1);
        }
        if (isInsideEscape) {
            if (isInsideLinkEscape) {
                if (character === ANSI_ESCAPE_BELL) {
                    isInsideEscape = false;
                    isInsideLinkEscape = false;
                }
            }
            else if (character === ANSI_SGR_TERMINATOR) {
                isInsideEscape = false;
            }
        }
        else {
            visible += characterLength;
            if (visible === columns && !nextCharacter.done) {
                rows.push('');
                visible = 0;
            }
        }
        currentCharacter = nextCharacter;
        nextCharacter = characters.next();
        rawCharacterIndex += character.length;
    }
    lastRow = rows.at(-1);
    if (!visible && lastRow !== undefined && lastRow.length && rows.length > 1) {
        rows[rows.length - 2] += rows.pop();
    }
};
const stringVisibleTrimSpacesRight = (string) => {
    const words = string.split(' ');
    let last = words.length;
    while (last) {
        if ((0,fast_string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(words[last - 1])) {
            break;
        }
        last--;
    }
    if (last === words.length) {
        return string;
    }
    return words.slice(0, last).join(' ') + words.slice(last).join('');
};
const exec = (string, columns, options = {}) => {
    if (options.trim !== false && string.trim() === '') {
        return '';
    }
    let returnValue = '';
    let escapeCode;
    let escapeUrl;
    const words = string.split(' ');
    let rows = [''];
    let rowLength = 0;
    for (let index = 0; index < words.length; index++) {
        const word = words[index];
        if (options.trim !== false) {
            const row = rows.at(-1) ?? '';
            const trimmed = row.trimStart();
            if (row.length !== trimmed.length) {
                rows[rows.length - 1] = trimmed;
                rowLength = (0,fast_string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(trimmed);
            }
        }
        if (index !== 0) {
            if (rowLength >= columns &&
                (options.wordWrap === false || options.trim === false)) {
                rows.push('');
                rowLength = 0;
            }
            if (rowLength || options.trim === false) {
                rows[rows.length - 1] += ' ';
                rowLength++;
            }
        }
        const wordLength = (0,fast_string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(word);
        if (options.hard && wordLength > columns) {
            const remainingColumns = columns - rowLength;
            const breaksStartingThisLine = 1 + Math.floor((wordLength - remainingColumns - 1) / columns);
            const breaksStartingNextLine = Math.floor((wordLength - 1) / columns);
            if (breaksStartingNextLine < breaksStartingThisLine) {
                rows.push('');
            }
            wrapWord(rows, word, columns);
            rowLength = (0,fast_string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(rows.at(-1) ?? '');
            continue;
        }
        if (rowLength + wordLength > columns && rowLength && wordLength) {
            if (options.wordWrap === false && rowLength < columns) {
                wrapWord(rows, word, columns);
                rowLength = (0,fast_string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(rows.at(-1) ?? '');
                continue;
            }
            rows.push('');
            rowLength = 0;
        }
        if (rowLength + wordLength > columns && options.wordWrap === false) {
            wrapWord(rows, word, columns);
            rowLength = (0,fast_string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(rows.at(-1) ?? '');
            continue;
        }
        rows[rows.length - 1] += word;
        rowLength += wordLength;
    }
    if (options.trim !== false) {
        rows = rows.map((row) => stringVisibleTrimSpacesRight(row));
    }
    const preString = rows.join('\n');
    let inSurrogate = false;
    for (let i = 0; i < preString.length; i++) {
        const character = preString[i];
        returnValue += character;
        if (!inSurrogate) {
            inSurrogate = character >= '\ud800' && character <= '\udbff';
            if (inSurrogate) {
                continue;
            }
        }
        else {
            inSurrogate = false;
        }
        if (character === ESC || character === CSI) {
            GROUP_REGEX.lastIndex = i + 1;
            const groupsResult = GROUP_REGEX.exec(preString);
            const groups = groupsResult?.groups;
            if (groups?.code !== undefined) {
                const code = Number.parseFloat(groups.code);
                escapeCode = code === END_CODE ? undefined : code;
            }
            else if (groups?.uri !== undefined) {
                escapeUrl = groups.uri.length === 0 ? undefined : groups.uri;
            }
        }
        if (preString[i + 1] === '\n') {
            if (escapeUrl) {
                returnValue += wrapAnsiHyperlink('');
            }
            const closingCode = escapeCode ? getClosingCode(escapeCode) : undefined;
            if (escapeCode && closingCode) {
                returnValue += wrapAnsiCode(closingCode);
            }
        }
        else if (character === '\n') {
            if (escapeCode && getClosingCode(escapeCode)) {
                returnValue += wrapAnsiCode(escapeCode);
            }
            if (escapeUrl) {
                returnValue += wrapAnsiHyperlink(escapeUrl);
            }
        }
    }
    return returnValue;
};
const CRLF_OR_LF = /\r?\n/;
function wrapAnsi(string, columns, options) {
    return String(string)
        .normalize()
        .split(CRLF_OR_LF)
        .map((line) => exec(line, columns, options))
        .join('\n');
}


/***/ })

};
