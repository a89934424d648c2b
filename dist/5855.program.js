export const id = 5855;
export const ids = [5855];
export const modules = {

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

var first_index = __webpack_require__(32957);
var lost_point_defects = __webpack_require__(62173);
var moment_defects = __webpack_require__(80196);
;// CONCATENATED MODULE: ./build/render/diff/moment-rows.js






function momentRows(wanted, given, findings, placeOf) {
    const places = given.map((_, j) => placeOf(['aha_moments', j]));
    const left = new Set(given.keys());
    const told = new Set();
    const at = findingsByPlace(findings);
    const foundAt = (j) => (places[j] === undefined ? [] : at(places[j]));
    const indexAt = new Map(places.map((place, j) => [(0,errors/* formatPlace */.dE)(place), j]).reverse());
    const takeNearest = nearestFirst(given, [...left].filter((j) => foundAt(j).length === 0));
    const findingAbout = findingsByMoment(findings);
    const rows = [];
    const add = (seq, row) => {
        for (const finding of row.findings)
            told.add(finding);
        rows.push({ seq, row });
    };
    for (const moment of wanted) {
        const finding = findingAbout(moment, told);
        const partner = finding === undefined ? takeNearest(moment) : indexAt.get((0,errors/* formatPlace */.dE)(finding.place));
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
function findingsByMoment(findings) {
    const beginning = new Map();
    for (const finding of [...findings].reverse()) {
        for (const start of startsOf(finding))
            (0,groups/* addTo */.D)(beginning, start, finding);
    }
    return (moment, told) => {
        const starts = [(0,lost_point_defects/* saysCorrectionLost */.be)(moment), (0,moment_defects/* saysMissing */.FJ)({ ...moment, highlight: '' }), (0,moment_defects/* saysOtherType */.VM)(moment)];
        for (const left of starts.map((start) => beginning.get(start) ?? [])) {
            for (let finding = left.pop(); finding !== undefined; finding = left.pop())
                if (!told.has(finding))
                    return finding;
        }
        return undefined;
    };
}
function startsOf({ code, message }) {
    if (code === 'CORRECTION_LOST')
        return [message];
    if (code !== 'MISSING_MOMENT')
        return [];
    return [message, ...[...message.matchAll(/:|(?<= in the reference)/g)].map(({ index }) => message.slice(0, index))];
}
function nearestFirst(given, left) {
    const seqAt = (j) => given[j ?? -1]?.seq ?? Number.POSITIVE_INFINITY;
    const byType = new Map();
    for (const j of left)
        (0,groups/* addTo */.D)(byType, given[j]?.type.toLowerCase() ?? '', j);
    for (const indices of byType.values())
        indices.sort((a, b) => seqAt(a) - seqAt(b) || a - b);
    return ({ seq, type }) => {
        const indices = byType.get(type.toLowerCase()) ?? [];
        const firstFrom = (least) => (0,first_index/* firstIndex */.v)(indices.length, (at) => seqAt(indices[at]) >= least);
        const behind = firstFrom(seq);
        const before = firstFrom(seqAt(indices[behind - 1]));
        const distance = (at) => Math.abs(seqAt(indices[at]) - seq);
        const isFirst = (indices[before] ?? 0) < (indices[behind] ?? 0);
        const isBefore = distance(before) < distance(behind) || (distance(before) === distance(behind) && isFirst);
        return indices.splice(isBefore ? before : behind, 1)[0];
    };
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


/***/ })

};
