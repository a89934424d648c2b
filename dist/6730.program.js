export const id = 6730;
export const ids = [6730];
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

/***/ 36730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(62807);
// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(11388);
// EXTERNAL MODULE: ./build/core/json/text.js
var json_text = __webpack_require__(1378);
// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(193);
// EXTERNAL MODULE: ./build/inputs/format/their-words.js
var their_words = __webpack_require__(40982);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/render/wording.js
var wording = __webpack_require__(56809);
// EXTERNAL MODULE: ./build/rubric/v2/moments.js
var moments = __webpack_require__(92576);
// EXTERNAL MODULE: ./build/rubric/v2/text-score.js + 2 modules
var text_score = __webpack_require__(67414);
// EXTERNAL MODULE: ./build/render/terminal/layout.js
var layout = __webpack_require__(19970);
;// CONCATENATED MODULE: ./build/render/terminal/evidence-v2.js





/** The arithmetic of a title or a summary, a step a line. */
function textLines(dimension, { comparison, similarity, lengthRatio, lengthFactor, bent }, score, paint, screen) {
    const { recall, precision } = comparison;
    const f1 = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
    const measured = dimension === 'title' ? 'number' : 'weight';
    const raw = similarity * lengthFactor;
    return [
        ...words('missing', comparison.missing, screen).map(paint.red),
        ...words('similar', comparison.similar, screen),
        ...words('extra', comparison.extra, screen).map(paint.dim),
        ...(0,layout/* hang */.lG)('  recall     ', `${(0,wording/* precise */.ul)(recall)} of the weight of the reference's words is in the candidate`, screen),
        ...(0,layout/* hang */.lG)('  precision  ', `${(0,wording/* precise */.ul)(precision)} of the candidate's is in the reference`, screen),
        ...(dimension === 'title'
            ? (0,layout/* hang */.lG)('  similarity ', `(recall + F1) / 2 = (${(0,wording/* precise */.ul)(recall)} + ${(0,wording/* precise */.ul)(f1)}) / 2 = ${(0,wording/* precise */.ul)(similarity)}`, screen)
            : []),
        ...(0,layout/* hang */.lG)('  length     ', `${(0,wording/* precise */.ul)(lengthRatio)} times the ${measured} of words, factor ${(0,wording/* precise */.ul)(lengthFactor)}`, screen),
        ...(0,layout/* hang */.lG)('  bent       ', `${(0,wording/* precise */.ul)(raw)} + ${text_score/* BEND */.YQ} x ${(0,wording/* precise */.ul)(raw)} x (1 - ${(0,wording/* precise */.ul)(raw)}) = ${(0,wording/* precise */.ul)(bent)}`, screen),
        ...factorLines(comparison, screen),
        ...(0,layout/* hang */.lG)('  score      ', `${[bent, ...factors(comparison)].map(wording/* precise */.ul).join(' x ')} = ${(0,wording/* precise */.ul)(score)}`, screen),
    ];
}
function words(mark, list, screen) {
    return list.length === 0
        ? []
        : (0,layout/* hang */.lG)(`  ${mark.padEnd(9)}  `, `${list.length}: ${(0,core_text/* terminalLine */.tL)(list.join(' '), 4000)}`, screen);
}
function factors({ statements, facts, order }) {
    return [statements, facts, order];
}
/** What took something off; nothing is said of what did not. */
function factorLines({ statements, facts, order }, screen) {
    const line = (name, factor, what) => factor === 1 ? [] : (0,layout/* hang */.lG)(`  ${name.padEnd(9)}  `, `factor ${(0,wording/* precise */.ul)(factor)} for ${what}`, screen);
    return [
        ...line('statements', statements, 'contradicted statements'),
        ...line('facts', facts, 'changed numbers and names'),
        ...line('order', order, 'words that are no sentences'),
    ];
}
/** Both lists of actions with the credit of each bullet, then their F1. */
function assignmentLines({ reference, candidate, recall, precision, f1 }, wanted, given, paint, screen) {
    const side = (title, bullets, matches) => [
        ...(0,layout/* hang */.lG)('  ', title, screen).map(paint.dim),
        ...bullets.flatMap((bullet, i) => bulletLines(bullet, i, matches[i], paint, screen)),
    ];
    const mean = (matches, value) => `${(0,wording/* precise */.ul)(matches.reduce((sum, { credit }) => sum + credit, 0))} credits / ${matches.length} = ${(0,wording/* precise */.ul)(value)}`;
    return [
        ...side('actions of the reference, each with the candidate action that says it', wanted, reference),
        ...side('actions of the candidate, each with the reference action that it says', given, candidate),
        ...(0,layout/* hang */.lG)('  recall     ', mean(reference, recall), screen),
        ...(0,layout/* hang */.lG)('  precision  ', mean(candidate, precision), screen),
        ...(0,layout/* hang */.lG)('  F1         ', `2 x recall x precision / (recall + precision) = ${(0,wording/* precise */.ul)(f1)}`, screen),
    ];
}
function bulletLines(bullet, index, match, paint, screen) {
    const isMatched = match !== undefined && match.partner !== null;
    const lines = (0,layout/* hang */.lG)(`  ${isMatched ? '✔' : '✖'} ${String(index + 1).padStart(2)}  `, `${(0,core_text/* terminalLine */.tL)(bullet)} (${match === undefined ? 'not compared' : describe(match)})`, screen);
    return isMatched ? lines : lines.map(paint.red);
}
function describe({ kind, partner, credit, nearest, consistency }) {
    if (kind === 'repeated')
        return 'says again what another one says';
    if (partner === null) {
        return nearest === null
            ? 'shares no word'
            : `nearest ${nearest.index + 1}, similarity ${(0,wording/* precise */.ul)(nearest.similarity)}`;
    }
    const costs = consistency === null ? [] : factors(consistency).filter((factor) => factor !== 1);
    const taken = costs.length === 0 ? '' : `, after x ${costs.map(wording/* precise */.ul).join(' x ')} for contradictions`;
    return `${kind === 'part' ? 'part of' : 'as'} ${partner + 1}, credit ${(0,wording/* precise */.ul)(credit)}${taken}`;
}
/** Count, types and places of the moments. */
function positionLines({ referenceCount, candidateCount, count, types, positions, tolerance, near }, score, wanted, given, screen) {
    const list = (moments) => (0,core_text/* terminalLine */.tL)(moments.map(({ seq, type }) => `${seq} ${type}`).join(', '), 2000);
    const parts = [count, types, positions].map((part, i) => `${moments/* MOMENT_WEIGHTS */.t[i]} x ${(0,wording/* precise */.ul)(part)}`);
    return [
        ...(0,layout/* hang */.lG)('  reference  ', list(wanted), screen),
        ...(0,layout/* hang */.lG)('  candidate  ', list(given), screen),
        ...(0,layout/* hang */.lG)('  count      ', `${candidateCount} for ${referenceCount}: ${(0,wording/* precise */.ul)(count)}`, screen),
        ...(0,layout/* hang */.lG)('  types      ', `F1 of the types: ${(0,wording/* precise */.ul)(types)}`, screen),
        ...(0,layout/* hang */.lG)('  places     ', `${near} within ${(0,wording/* precise */.ul)(tolerance)} messages: ${(0,wording/* precise */.ul)(positions)}`, screen),
        ...(0,layout/* hang */.lG)('  score      ', `${parts.join(' + ')} = ${(0,wording/* precise */.ul)(score)}`, screen),
    ];
}

// EXTERNAL MODULE: ./build/core/numbers.js
var core_numbers = __webpack_require__(67952);
// EXTERNAL MODULE: ./build/core/summary.js
var summary = __webpack_require__(37166);
// EXTERNAL MODULE: ./build/inputs/candidates/candidate.js
var candidate = __webpack_require__(22770);
// EXTERNAL MODULE: ./build/judge/asking/simulation.js
var simulation = __webpack_require__(33131);
// EXTERNAL MODULE: ./build/settings/judge-metrics.js
var judge_metrics = __webpack_require__(20483);
// EXTERNAL MODULE: ./build/settings/panel-members.js
var panel_members = __webpack_require__(93360);
// EXTERNAL MODULE: ./build/render/page/judge.js
var page_judge = __webpack_require__(48826);
;// CONCATENATED MODULE: ./build/render/terminal/explained-judge.js











/** Columns of the longest name of a dimension or metric. */
const NAME = Math.max(...[...summary/* DIMENSIONS */.Yf, ...judge_metrics/* SESSION_METRICS */.tw].map((name) => name.length));
/** What the judge said in the last run: its numbers beside those of the rubric, reasons, suggestions, a rewrite. */
function judgeLines({ judge, overall, dimensions }, paint, screen) {
    if (judge === null)
        return [];
    const row = (name, rubric, score, said) => {
        const missing = judge.unmeasured.find(({ measurement }) => measurement === name);
        const why = missing === undefined ? [] : [`not measured: ${(0,wording/* inWords */.r4)(missing.reason)}`];
        const numbers = `  ${name.padEnd(NAME)}  ${(0,core_numbers/* showNumber */.Zo)(score).padStart(6)}  ${(0,core_numbers/* showNumber */.Zo)(rubric).padStart(6)}  `;
        return (0,layout/* hang */.lG)(numbers, (0,core_text/* terminalLine */.tL)([...why, ...(said === null ? [] : [said])].join('. ')), screen);
    };
    const model = judge.simulated === true ? simulation/* SIMULATION_LABEL */.Nt : (judge.model_used ?? 'no answer');
    const about = `${model}, ${judge.prompt_version}, ${(0,core_text/* counted */.hS)(judge.samples, 'sample')}, from ${judge.place}`;
    return [
        ...(0,layout/* hang */.lG)('judge  ', (0,core_text/* terminalLine */.tL)(about, 1000), screen).map(paint.bold),
        paint.dim(`  ${' '.repeat(NAME)}  ${'judge'.padStart(6)}  ${'rubric'.padStart(6)}`),
        ...row('overall', overall, judge.overall, judge.rationale),
        ...namesOf(dimensions, judge.dimensions).flatMap((wanted) => {
            const judged = judge.dimensions.find(({ dimension }) => dimension === wanted);
            const rubric = dimensions.find(({ dimension }) => dimension === wanted)?.score ?? null;
            return row(wanted, rubric, judged?.score ?? null, judged?.reason ?? null);
        }),
        ...(0,page_judge/* metricRows */.IN)(judge).flatMap(({ name, score, said }) => row(name, null, score, said)),
        ...voiceLines(judge, screen),
        ...factLines(judge, screen),
        ...claimLines(judge.metrics, screen),
        ...requirementLines(judge.metrics, screen),
        ...judge.suggestions.flatMap((text) => (0,layout/* hang */.lG)('  → ', (0,core_text/* terminalLine */.tL)(text), screen).map(paint.cyan)),
        ...rewriteLines(judge.rewrite, screen),
        '',
    ];
}
/** The dimensions that rubric or judge speak of; all where neither does. */
function namesOf(scored, judged) {
    const names = (scored.length > 0 ? scored : judged).map(({ dimension }) => dimension);
    return names.length > 0 ? names : summary/* DIMENSIONS */.Yf;
}
/** What each member of a panel gave, dimension by dimension, and its words. */
function voiceLines({ panel = [], spread }, screen) {
    const names = (0,panel_members/* memberNames */.hQ)(panel);
    const lines = panel.flatMap(({ overall, dimensions, metrics = {}, rationale, reason }, i) => {
        const scores = [...Object.entries(dimensions), ...Object.entries(metrics)].map(([name, score]) => `${(0,wording/* inWords */.r4)(name)} ${(0,core_numbers/* showNumber */.Zo)(score ?? null)}`);
        const said = rationale ?? (reason === null ? '' : `not measured: ${(0,wording/* inWords */.r4)(reason)}`);
        const text = `${names[i]}: ${[...scores, ...(said === '' ? [] : [said])].join(', ')}`;
        return (0,layout/* hang */.lG)(`  ${'voice'.padEnd(NAME)}  ${(0,core_numbers/* showNumber */.Zo)(overall).padStart(6)}  `, (0,core_text/* terminalLine */.tL)(text, 1500), screen);
    });
    return spread == null ? lines : [...lines, `  ${'spread'.padEnd(NAME)}  ${(0,core_numbers/* showNumber */.Zo)(spread).padStart(6)}`];
}
/** What the judge noted before it scored, and what it was not shown. */
function factLines({ facts = [], invented = [], shortened }, screen) {
    const row = (status, text) => (0,layout/* hang */.lG)(`  ${status.padEnd(12)}  `, (0,core_text/* terminalLine */.tL)(text, 600), screen);
    return [
        ...facts.flatMap(({ fact, status }) => row(status, fact)),
        ...invented.flatMap((claim) => row('invented', claim)),
        ...(shortened === undefined ? [] : (0,layout/* hang */.lG)('  ', (0,core_text/* terminalLine */.tL)((0,wording/* notShown */.d5)(shortened), 600), screen)),
    ];
}
/** Each claim with its end and what decides, from the line of the candidate to the line of the transcript. */
function claimLines(metrics, screen) {
    const { claims = [], outcome } = metrics?.faithfulness ?? {};
    return [...claims, ...(outcome === undefined ? [] : [outcome])].flatMap(({ status, file, line, statement, evidence }) => [
        ...(0,layout/* hang */.lG)(`  ${status.padEnd(12)}  `, (0,core_text/* terminalLine */.tL)(`${placeText(file, line)}  ${statement}`, 600), screen),
        ...(evidence === null
            ? []
            : (0,layout/* hang */.lG)(`  ${''.padEnd(12)}  `, (0,core_text/* terminalLine */.tL)(`${placeText(evidence.file, evidence.line)}  "${evidence.quote}"`, 600), screen)),
    ]);
}
/** Each requirement with its end, and the words of the candidate that decide. */
function requirementLines(metrics, screen) {
    return (metrics?.completion?.requirements ?? []).flatMap(({ id, must, status, stage, file, line, evidence }) => {
        const place = file === null ? '' : `  ${placeText(file, line)}`;
        const quote = evidence === null ? '' : `  "${evidence.quote}"`;
        const text = `requirement ${id} (${(0,wording/* inWords */.r4)(must)}), ${stage}${place}${quote}`;
        return (0,layout/* hang */.lG)(`  ${status.padEnd(12)}  `, (0,core_text/* terminalLine */.tL)(text, 600), screen);
    });
}
function placeText(file, line) {
    return (0,errors/* formatPlace */.dE)({ file, ...(line !== null && { line }) });
}
function rewriteLines(rewrite, screen) {
    const proposed = candidate/* candidateSchema */.H.safeParse(rewrite);
    if (rewrite === undefined || !proposed.success)
        return [];
    const { title, summary, key_actions: actions, outcome } = proposed.data;
    return [
        '  A rewrite that the judge proposes, which nobody has scored:',
        ...(0,layout/* hang */.lG)('    title    ', (0,core_text/* terminalLine */.tL)(title), screen),
        ...(0,layout/* hang */.lG)('    summary  ', (0,core_text/* terminalLine */.tL)(summary, 2000), screen),
        ...actions.flatMap((action) => (0,layout/* hang */.lG)('    action   ', (0,core_text/* terminalLine */.tL)(action), screen)),
        ...(0,layout/* hang */.lG)('    outcome  ', (0,core_text/* terminalLine */.tL)(outcome), screen),
    ];
}

// EXTERNAL MODULE: ./build/render/terminal/shown-samples.js
var shown_samples = __webpack_require__(38349);
// EXTERNAL MODULE: ./build/render/terminal/transcript.js
var terminal_transcript = __webpack_require__(99214);
;// CONCATENATED MODULE: ./build/render/terminal/explanation.js









/** Every number behind one session, in the order of the arithmetic. */
function renderExplanation(explanation, screen) {
    const paint = picocolors.createColors(screen.colour);
    const { reference, candidate, judge, samples, transcript } = explanation;
    return [
        ...heading(explanation, paint, screen),
        ...(transcript === undefined
            ? []
            : (0,layout/* hang */.lG)('  transcript ', (0,terminal_transcript/* aboutSource */.p)({ ...transcript, unknownCount: transcript.unknown_count }), screen)),
        ...(samples === undefined ? [] : (0,shown_samples/* sampleLines */.M)(explanation.name, samples, paint, screen)),
        '',
        ...(reference === null
            ? []
            : explanation.dimensions.flatMap((result) => [
                ...scoreLines(result, paint, screen),
                ...(candidate === null ? [] : texts(result.dimension, reference, candidate, screen)),
                ...evidenceLines(result, reference, candidate, paint, screen),
                '',
            ])),
        ...overallLines(explanation, paint, screen),
        ...judgeLines(explanation, paint, screen),
        ...(reference === null && judge === null ? (0,layout/* hang */.lG)('', NOT_JUDGED, screen) : []),
        ...explanation.findings.flatMap(({ code, message, key, suggestion, file, line, column }) => [
            ...(0,layout/* placeLines */.L)('', code, [file, line, column].filter((part) => part !== undefined).join(':'), paint, screen),
            ...(0,layout/* hang */.lG)('  ', (0,core_text/* terminalLine */.tL)((0,finding/* toldMessage */.Ts)({ message, key })), screen),
            ...(suggestion === null ? [] : (0,layout/* hang */.lG)('  → ', (0,core_text/* terminalLine */.tL)(suggestion), screen).map(paint.cyan)),
        ]),
        '',
    ].join('\n');
}
function heading(explanation, paint, screen) {
    const { name, status, rubric, overall, reference, candidate } = explanation;
    const score = overall === null ? '' : `  ${(0,wording/* precise */.ul)(overall)}`;
    const found = candidate === null ? WITHOUT_CANDIDATE[status] : (0,core_text/* terminalLine */.tL)(candidate.place, 1000);
    return [
        ...(0,layout/* hang */.lG)('', `${(0,core_text/* terminalLine */.tL)(name)}${score}`, screen).map(paint.bold),
        paint.dim(`  rubric     ${rubric}`),
        ...(reference === null
            ? (0,layout/* hang */.lG)('  reference  ', 'none: no golden session has this name, and the rubric has nothing to score', screen)
            : [`  reference  ${(0,core_text/* terminalLine */.tL)(reference.place, 1000)}`]),
        ...(candidate === null ? (0,layout/* hang */.lG)('  candidate  ', found, screen) : [`  candidate  ${found}`]),
    ];
}
const NOT_JUDGED = 'The last run has no word of the judge on this candidate: run the gate with judge and judge-mode absolute.';
const WITHOUT_CANDIDATE = {
    scored: 'none',
    missing_candidate: 'none: a missing candidate scores 0',
    invalid_candidate: 'cannot be read, see below: an invalid candidate scores 0',
    unreferenced: 'none',
    canary: 'none: this is a canary, a check of the judge; it is never scored and in no mean',
};
function scoreLines({ dimension, score, weight, contribution, reason }, paint, screen) {
    const sum = `${dimension}  ${(0,wording/* precise */.ul)(score)} x weight ${weight} = ${(0,wording/* precise */.ul)(contribution)}`;
    if ((0,layout/* columnsOf */.PL)(`${sum}  ${reason}`) <= screen.width) {
        return [`${paint.bold(dimension)}${sum.slice(dimension.length)}  ${paint.dim(reason)}`];
    }
    const lines = (0,layout/* hang */.lG)('', sum, screen);
    return [
        ...lines.map((line, i) => (i === 0 ? paint.bold(dimension) + line.slice(dimension.length) : line)),
        ...(0,layout/* hang */.lG)('  ', reason, screen).map(paint.dim),
    ];
}
function overallLines({ dimensions, overall }, paint, screen) {
    if (overall === null)
        return [];
    const sum = dimensions.map(({ contribution }) => (0,wording/* precise */.ul)(contribution)).join(' + ');
    const [first = '', ...others] = (0,layout/* hang */.lG)('overall  ', `${sum} = ${(0,wording/* precise */.ul)(overall)}`, screen);
    return [paint.bold('overall') + first.slice('overall'.length), ...others, ''];
}
function texts(dimension, reference, candidate, screen) {
    switch (dimension) {
        case 'title':
        case 'summary':
        case 'outcome':
            return [
                ...(0,layout/* hang */.lG)('  reference  ', (0,core_text/* terminalLine */.tL)(reference[dimension], 2000), screen),
                ...(0,layout/* hang */.lG)('  candidate  ', (0,core_text/* terminalLine */.tL)(candidate[dimension], 2000), screen),
            ];
        case 'key_actions':
        case 'aha_moments':
            return [];
    }
}
function evidenceLines({ dimension, evidence, score }, reference, candidate, paint, screen) {
    switch (evidence.kind) {
        case 'words':
            return wordLines(evidence, score, paint, screen);
        case 'actions':
            return actionLines(evidence, reference.key_actions, candidate?.key_actions ?? [], paint, screen);
        case 'moments':
            return momentLines(evidence, score, reference, candidate, screen);
        case 'text':
            return textLines(dimension, evidence, score, paint, screen);
        case 'assignment':
            return assignmentLines(evidence, reference.key_actions, candidate?.key_actions ?? [], paint, screen);
        case 'positions':
            return positionLines(evidence, score, reference.aha_moments, candidate?.aha_moments ?? [], screen);
        case 'outcome':
        case 'edge-case':
            return [];
    }
}
function wordLines(evidence, score, paint, screen) {
    const { shared, missing, extra, jaccard, lengthRatio, lengthFactor } = evidence;
    const list = (mark, words) => (0,layout/* hang */.lG)(`  ${mark.padEnd(9)}  `, `${words.length}: ${(0,core_text/* terminalLine */.tL)(words.join(' '), 4000)}`, screen);
    const all = shared.length + missing.length + extra.length;
    const length = `${shared.length + extra.length} words for ${shared.length + missing.length}, ratio ${(0,wording/* precise */.ul)(lengthRatio)}, factor ${lengthFactor}`;
    return [
        ...list('shared', shared).map(paint.green),
        ...list('missing', missing).map(paint.red),
        ...list('extra', extra).map(paint.dim),
        ...(0,layout/* hang */.lG)('  Jaccard    ', `${shared.length} shared / ${all} in all = ${(0,wording/* precise */.ul)(jaccard)}`, screen),
        ...(0,layout/* hang */.lG)('  length     ', length, screen),
        `  score      ${(0,wording/* precise */.ul)(jaccard)} x ${lengthFactor} = ${(0,wording/* precise */.ul)(score)}`,
    ];
}
function actionLines(evidence, reference, candidate, paint, screen) {
    const side = (title, bullets, matches) => [
        ...(0,layout/* hang */.lG)('  ', title, screen).map(paint.dim),
        ...bullets.flatMap((bullet, i) => {
            const match = matches[i];
            const best = match?.best == null
                ? 'shares no word'
                : `best ${match.best.index + 1}, similarity ${(0,wording/* precise */.ul)(match.best.similarity)}`;
            const mark = match?.matched ? '✔' : '✖';
            const lines = (0,layout/* hang */.lG)(`  ${mark} ${String(i + 1).padStart(2)}  `, `${(0,core_text/* terminalLine */.tL)(bullet)} (${best})`, screen);
            return match?.matched ? lines : lines.map(paint.red);
        }),
    ];
    return [
        ...side('actions of the reference, each with its best match in the candidate', reference, evidence.reference),
        ...side('actions of the candidate, each with its best match in the reference', candidate, evidence.candidate),
        `  match      from similarity ${evidence.threshold}`,
        `  recall     ${evidence.reference.filter(({ matched }) => matched).length} / ${reference.length} = ${(0,wording/* precise */.ul)(evidence.recall)}`,
        `  precision  ${evidence.candidate.filter(({ matched }) => matched).length} / ${candidate.length} = ${(0,wording/* precise */.ul)(evidence.precision)}`,
        ...(0,layout/* hang */.lG)('  F1         ', `2 x recall x precision / (recall + precision) = ${(0,wording/* precise */.ul)(evidence.f1)}`, screen),
    ];
}
function momentLines(evidence, score, reference, candidate, screen) {
    const list = (moments) => (0,core_text/* terminalLine */.tL)(moments.map(({ seq, type }) => `${seq} ${type}`).join(', '), 2000);
    const sum = `0.6 x ${(0,wording/* precise */.ul)(evidence.countScore)} + 0.4 x ${(0,wording/* precise */.ul)(evidence.typeScore)} = ${(0,wording/* precise */.ul)(score)}`;
    const union = evidence.sharedTypes.length + evidence.missingTypes.length + evidence.extraTypes.length;
    return [
        ...(0,layout/* hang */.lG)('  reference  ', list(reference.aha_moments), screen),
        ...(0,layout/* hang */.lG)('  candidate  ', list(candidate?.aha_moments ?? []), screen),
        `  count      ${evidence.candidateCount} for ${evidence.referenceCount}: ${(0,wording/* precise */.ul)(evidence.countScore)}`,
        ...(0,layout/* hang */.lG)('  types      ', `${evidence.sharedTypes.length} shared / ${union} in all = ${(0,wording/* precise */.ul)(evidence.typeScore)}`, screen),
        ...(0,layout/* hang */.lG)('  score      ', sum, screen),
    ];
}

;// CONCATENATED MODULE: ./build/render/terminal/listed-sessions.js





/** The lowest score first, of equals the one with most findings. */
function listedOf(sessions) {
    return [...sessions].sort((a, b) => (a.overall ?? 2) - (b.overall ?? 2) || b.findings - a.findings);
}
/** The names of sessions with score and number of findings, a line each, for a person who does not know them by heart. */
function renderList(sessions, screen) {
    const paint = picocolors.createColors(screen.colour);
    if (sessions.length === 0)
        return 'The corpus has no session.\n';
    return [
        paint.dim('  Score  Findings  Session'),
        ...sessions.flatMap(({ name, status, overall, findings }) => {
            const score = (overall === null ? '–' : (0,core_numbers/* showNumber */.Zo)(overall)).padStart(7);
            const count = (overall === null ? '–' : String(findings)).padStart(8);
            const about = status === 'scored' ? '' : `  ${(0,wording/* inWords */.r4)(status)}`;
            return (0,layout/* hang */.lG)(`${score}  ${count}  `, `${(0,core_text/* terminalLine */.tL)(name)}${about}`, screen);
        }),
        '',
        ...(0,layout/* hang */.lG)('', `${(0,core_text/* counted */.hS)(sessions.length, 'session')}. \`explain <session>\` shows every number behind one.`, screen),
        '',
    ].join('\n');
}

// EXTERNAL MODULE: ./build/report/transcripts-report.js
var transcripts_report = __webpack_require__(5675);
// EXTERNAL MODULE: ./build/command-line/commands/score-sought.js + 1 modules
var score_sought = __webpack_require__(91585);
;// CONCATENATED MODULE: ./build/command-line/commands/explain-all.js



/** The sessions that `explain` can show, the worst first. Throws everything that is wrong with the input. */
function listSessions({ corpus, candidates, problems }, values, ports) {
    const all = [...problems, ...corpus.problems];
    if (all.length > 0)
        throw new errors/* UserError */.yo(all);
    const tools = (0,score_sought/* toolsFor */.J)({ corpus, candidates }, values, ports);
    const known = new Set(corpus.sessions.map(({ name }) => name));
    const unmatched = [...candidates.byName.keys()].filter((name) => !known.has(name));
    return [
        ...listedOf(corpus.sessions.flatMap((golden) => {
            if (golden.canary)
                return [];
            const { session, samples } = (0,score_sought/* scoreSought */.x)(golden, { candidates, sample: undefined }, values, tools);
            const overall = samples?.overall ?? session.overall;
            return [{ name: golden.name, status: session.status, overall, findings: session.defects.length }];
        })),
        ...unmatched.map((name) => ({ name, status: 'unreferenced', overall: null, findings: 0 })),
        ...corpus.sessions.flatMap(({ name, canary }) => canary ? [{ name, status: 'canary', overall: null, findings: 0 }] : []),
    ];
}

// EXTERNAL MODULE: ./build/inputs/emptiness.js
var emptiness = __webpack_require__(18734);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/core/json/document.js + 1 modules
var json_document = __webpack_require__(36164);
// EXTERNAL MODULE: ./build/report/metrics-schema.js
var metrics_schema = __webpack_require__(58884);
// EXTERNAL MODULE: ./build/run/report-files.js + 18 modules
var report_files = __webpack_require__(70854);
;// CONCATENATED MODULE: ./build/command-line/commands/last-judgement.js




/** As much of a report as is needed here: one of another version may have it as well. */
const lastReport = schemas/* looseObject */._H3({
    sessions: schemas/* array */.YOg(schemas/* looseObject */._H3({
        name: schemas/* string */.YjP(),
        candidate_digest: schemas/* string */.YjP().nullable(),
        samples: schemas/* array */.YOg(schemas/* looseObject */._H3({ status: schemas/* string */.YjP(), candidate_digest: schemas/* string */.YjP().nullable() })).nullish(),
        reference_digest: schemas/* string */.YjP().nullable(),
        judge: metrics_schema/* judgementSchema */.jq.optional(),
    })),
});
/**
 * What the judge said of this very candidate and reference in the last run, as report.json has it: nobody is asked for an
 * explanation. The file is foreign, and one that is no report tells nothing.
 */
function lastJudgement(judged, values, files) {
    const path = (0,report_files/* pathIn */.lW)(values['report-dir'], 'report.json');
    if (files.kind(path) !== 'file')
        return null;
    const read = files.read(path);
    const parsed = read.kind === 'text' ? (0,json_document/* parseJson */.q)(read.text) : undefined;
    if (parsed === undefined || 'error' in parsed)
        return null;
    const { data } = lastReport.safeParse(parsed.document.value);
    const session = data?.sessions.find(({ name }) => name === judged.name);
    if (session === undefined)
        return null;
    // Of several samples the judge was asked about the first that is usable.
    const asked = session.samples == null ? session : session.samples.find(({ status }) => status === 'scored');
    const isSame = asked?.candidate_digest === judged.candidateDigest && session.reference_digest === judged.referenceDigest;
    return isSame && session.judge !== undefined ? { place: path, ...session.judge } : null;
}

;// CONCATENATED MODULE: ./build/command-line/commands/explain-unreferenced.js



/**
 * A candidate without a golden session: what the judge said of it, if the last run had one. Nothing where neither that run
 * nor the settings have a judge that needs no reference: then the session is only unknown.
 */
function explainUnreferenced(candidate, values, files) {
    if (candidate?.kind !== 'valid')
        return undefined;
    const { name, place, digest, summary } = candidate;
    const judge = lastJudgement({ name, candidateDigest: digest, referenceDigest: null }, values, files);
    if (judge === null && !(0,emptiness/* judgesWithoutReference */.M)(values))
        return undefined;
    return {
        name,
        status: 'unreferenced',
        rubric: values.rubric,
        overall: null,
        dimensions: [],
        findings: [],
        reference: null,
        candidate: { place: (0,errors/* formatPlace */.dE)(place), ...summary },
        judge,
    };
}

// EXTERNAL MODULE: ./build/command-line/commands/session-operand.js + 1 modules
var session_operand = __webpack_require__(69865);
;// CONCATENATED MODULE: ./build/command-line/commands/explain.js













/** Shows every number behind one session; without a name which sessions there are. */
async function explain(context) {
    const { run, json, screen, print } = context;
    const sought = await (0,session_operand/* seekSession */.$w)(context);
    const { values } = run.settings;
    if (!sought.isNamed) {
        const all = listSessions(sought, values, run.ports);
        print(json ? (0,json_text/* jsonText */.s$)((0,redact/* maskTexts */.X)(all)) : renderList(all, screen));
        return exit_code/* EXIT */.d.pass;
    }
    const explanation = explainUnmatched(sought, values, run.ports.files) ?? explainKnown(sought, context);
    print(json ? (0,json_text/* jsonText */.s$)((0,redact/* maskTexts */.X)(explanation)) : renderExplanation(explanation, screen));
    return exit_code/* EXIT */.d.pass;
}
function explainUnmatched(sought, values, files) {
    const { isUnmatched, name, candidates, problems } = sought;
    return isUnmatched && problems.length === 0
        ? explainUnreferenced(candidates.byName.get(name), values, files)
        : undefined;
}
function explainKnown(sought, { run, tell }) {
    const golden = (0,session_operand/* requireSession */.OC)('explain', sought, tell);
    const { settings: { values }, ports, } = run;
    return golden.canary ? explainCanary(golden, values) : explainCandidate(golden, sought, values, ports);
}
function explainCandidate(golden, sought, values, ports) {
    const { candidate, session, samples } = (0,score_sought/* scoreSought */.x)(golden, sought, values, (0,score_sought/* toolsFor */.J)(sought, values, ports));
    return {
        name: golden.name,
        status: session.status,
        rubric: values.rubric,
        overall: session.overall,
        ...(samples !== undefined && { samples }),
        dimensions: session.dimensions.map((result) => ({
            ...result,
            weight: values.weights[result.dimension],
            contribution: result.score * values.weights[result.dimension],
        })),
        ...(session.transcript !== undefined && { transcript: (0,transcripts_report/* toReportSource */.xV)(session.transcript) }),
        findings: session.defects.map(({ place, ...defect }) => ({ ...defect, ...place })),
        reference: { place: (0,errors/* formatPlace */.dE)(golden.place), ...(0,their_words/* asWritten */.qm)(golden.reference, golden) },
        candidate: candidate?.kind === 'valid'
            ? { place: (0,errors/* formatPlace */.dE)(candidate.place), ...(0,their_words/* asWritten */.qm)(candidate.summary, candidate) }
            : null,
        judge: session.candidateDigest === null
            ? null
            : lastJudgement({ name: golden.name, candidateDigest: session.candidateDigest, referenceDigest: golden.referenceDigest }, values, ports.files),
    };
}
/** A canary is for the judge: a candidate that stands beside it is not looked at. */
function explainCanary(golden, { rubric }) {
    return {
        name: golden.name,
        status: 'canary',
        rubric,
        overall: null,
        dimensions: [],
        findings: [],
        reference: { place: (0,errors/* formatPlace */.dE)(golden.place), ...(0,their_words/* asWritten */.qm)(golden.reference, golden) },
        candidate: null,
        judge: null,
    };
}


/***/ }),

/***/ 91585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ scoreSought),
  J: () => (/* binding */ toolsFor)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(62807);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/inputs/candidates/samples.js
var samples = __webpack_require__(34556);
// EXTERNAL MODULE: ./build/inputs/format/format-of.js
var format_of = __webpack_require__(30965);
// EXTERNAL MODULE: ./build/rubric/precision.js
var precision = __webpack_require__(67680);
// EXTERNAL MODULE: ./build/rubric/requirement-check.js + 1 modules
var requirement_check = __webpack_require__(13572);
// EXTERNAL MODULE: ./build/rubric/score.js + 22 modules
var score = __webpack_require__(38687);
// EXTERNAL MODULE: ./build/scoring/lost-fields.js
var lost_fields = __webpack_require__(8450);
// EXTERNAL MODULE: ./build/scoring/score-samples.js
var score_samples = __webpack_require__(18702);
// EXTERNAL MODULE: ./build/scoring/score-session.js + 1 modules
var score_session = __webpack_require__(17472);
// EXTERNAL MODULE: ./build/scoring/session-context.js
var session_context = __webpack_require__(77544);
// EXTERNAL MODULE: ./build/settings/candidate-paths.js
var candidate_paths = __webpack_require__(16276);
// EXTERNAL MODULE: ./build/statistics/descriptive.js
var descriptive = __webpack_require__(94400);
// EXTERNAL MODULE: ./build/scoring/field-diagnosis.js
var field_diagnosis = __webpack_require__(15902);
// EXTERNAL MODULE: ./build/scoring/fields-seen.js
var fields_seen = __webpack_require__(36101);
// EXTERNAL MODULE: ./build/scoring/see-fields.js
var see_fields = __webpack_require__(35863);
;// CONCATENATED MODULE: ./build/command-line/commands/lost-in-run.js



/** The fields that most candidates lack, as a run tells of them: a command that shows one session says it in the same words. */
function lostInRun({ corpus, candidates }, format) {
    const counts = new fields_seen/* FieldCounts */.x();
    for (const { name, reference, canary } of corpus.sessions) {
        if (canary)
            continue;
        const samples = candidates.samplesOf.get(name)?.values() ?? [candidates.byName.get(name)];
        for (const candidate of samples)
            count(candidate, reference, counts);
    }
    return (0,field_diagnosis/* diagnoseFields */.u)(counts, format).lost;
}
/** What is lacking is known without scoring; a word that is no outcome is not, and no lost field either. */
function count(candidate, reference, counts) {
    if (candidate?.kind === 'valid')
        counts.add((0,see_fields/* seeFields */.l)(reference, candidate, []) ?? null);
    else if (candidate !== undefined)
        counts.invalid++;
}

;// CONCATENATED MODULE: ./build/command-line/commands/score-sought.js














/** What scoring one session after another takes. */
function toolsFor({ corpus, candidates }, values, ports) {
    const format = (0,format_of/* formatOf */.b)(values);
    return {
        score: (0,score/* openScorer */.DL)(values.rubric, values.weights, values.dimensions),
        check: new requirement_check/* RequirementCheck */.gx(),
        claims: (0,score/* openClaimCheck */.HP)(values.rubric),
        candidatesPath: (0,candidate_paths/* showPaths */.cb)(values.candidates),
        format,
        lost: lostInRun({ corpus, candidates }, format),
        failOn: values['fail-on'],
        context: session_context/* SessionContext */.I.of(corpus, ports),
    };
}
/** Scores what a command was asked about as a run would. Throws where a sample is named that there is not. */
function scoreSought(golden, { candidates, sample }, values, tools) {
    const { numbers, byName, samplesOf } = candidates;
    const own = samplesOf.get(golden.name);
    refuseUnknown(sample, own === undefined ? [] : numbers, golden.name);
    if (own === undefined) {
        const candidate = byName.get(golden.name);
        return { candidate, session: withLost((0,score_session/* scoreCandidate */.e$)(golden, candidate, tools), tools) };
    }
    const { worst, ...scored } = (0,score_samples/* scoreSamples */.g)(golden, own, { numbers, precision: (0,precision/* precisionOf */.i)(values.rubric) }, tools);
    const all = scored.all.map((one) => ({ sample: one.sample, session: withLost(one.session, tools) }));
    const wanted = sample ?? worst.sample;
    const shown = all.find((one) => one.sample === wanted) ?? worst;
    return {
        candidate: own.get(shown.sample),
        session: shown.session,
        samples: toShown({ ...scored, all, worst }, shown.sample, own),
    };
}
/** With what only a run knows that has seen all candidates. */
function withLost(session, { lost, failOn }) {
    const told = (0,lost_fields/* lostDefects */.H)(session.fields, lost);
    if (told.length === 0)
        return session;
    const twice = (0,lost_fields/* toldByLost */.pn)(session.fields, lost, failOn);
    const others = session.defects.filter(({ code }) => !twice.has(code));
    return { ...session, defects: [...others, ...told].sort(finding/* byWeight */.IN) };
}
function refuseUnknown(sample, numbers, name) {
    if (sample === undefined || numbers.includes(sample))
        return;
    const allowed = numbers.length === 0 ? 'the session has no samples' : `the run has samples ${(0,samples/* showNumbers */.G9)(numbers)}`;
    throw new errors/* UserError */.yo([{ message: `there is no sample ${sample} of ${JSON.stringify(name)}: ${allowed}` }]);
}
function toShown({ session, all, worst }, shown, own) {
    return {
        shown,
        overall: session.overall,
        spread: (0,descriptive/* standardDeviation */.Fx)(all.map((one) => one.session.overall)),
        worst: worst.sample,
        all: all.map(({ sample, session: { status, overall, defects } }) => {
            const place = own.get(sample)?.place;
            return {
                sample,
                status,
                overall,
                findings: defects.length,
                place: place === undefined ? null : (0,errors/* formatPlace */.dE)(place),
            };
        }),
    };
}


/***/ }),

/***/ 69865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jy: () => (/* binding */ nameHint),
  cF: () => (/* binding */ namedSample),
  lx: () => (/* binding */ readSession),
  OC: () => (/* binding */ requireSession),
  $w: () => (/* binding */ seekSession)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(62807);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/inputs/candidates/read-candidates.js + 3 modules
var read_candidates = __webpack_require__(93291);
// EXTERNAL MODULE: ./build/inputs/corpus/read-corpus.js + 2 modules
var read_corpus = __webpack_require__(96136);
// EXTERNAL MODULE: ./build/inputs/format/format-of.js
var format_of = __webpack_require__(30965);
;// CONCATENATED MODULE: ./build/command-line/commands/faults-of-others.js


/** Sorts what is wrong in a corpus by whether it is this session's. */
function faultsFor(name, { problems, owners }) {
    const of = (isWanted) => problems.filter((_, i) => isWanted(owners[i]));
    return {
        own: of((owner) => owner === name),
        others: of((owner) => owner !== undefined && owner !== name),
        nobodys: of((owner) => owner === undefined),
    };
}
/** More than so many faults, or names, are counted. */
const MOST_TOLD = 5;
/** What is wrong with others, as lines beside what is shown of one session. */
function othersFaults({ name, faults: { others, nobodys }, candidates: { byName, defects }, }) {
    const broken = [...others, ...nobodys];
    const invalid = [...byName.values()].filter((one) => one.kind === 'invalid' && one.name !== name);
    const unread = defects.map(({ message, place }) => ({ message, place }));
    return [
        ...listed(broken, `Elsewhere in the corpus: ${(0,core_text/* counted */.hS)(broken.length, 'problem')}, at which a run stops`),
        ...listed(unread, `Elsewhere among the candidates: ${(0,core_text/* counted */.hS)(unread.length, 'line')} of nobody`),
        ...(invalid.length === 0 ? [] : [invalidElsewhere(invalid.map((one) => one.name))]),
    ];
}
function listed(problems, head) {
    if (problems.length === 0)
        return [];
    const shown = problems.slice(0, MOST_TOLD).map(errors/* formatProblem */.Vw);
    const hidden = problems.length - shown.length;
    return [head, ...shown, ...(hidden > 0 ? [`… and ${hidden} more there`] : [])];
}
function invalidElsewhere(names) {
    const shown = names.slice(0, MOST_TOLD).map((name) => JSON.stringify(name));
    const hidden = names.length - shown.length;
    return `Elsewhere ${(0,core_text/* counted */.hS)(names.length, 'candidate')} cannot be scored: ${shown.join(', ')}${hidden > 0 ? ` and ${hidden} more` : ''}`;
}

;// CONCATENATED MODULE: ./build/command-line/commands/session-operand.js






/** Takes `fix-login/2` apart, which names sample 2 of a session: no name of a session has a slash. */
function namedSample(operand) {
    const [, name, sample] = /^(.*)\/(\d{1,6})$/s.exec(operand) ?? [];
    return name === undefined ? { name: operand, sample: undefined } : { name, sample: Number(sample) };
}
/** Looks for the session that a command is asked about. Throws what is wrong with settings without which no corpus is read. */
async function seekSession({ run, operands }) {
    const { values, origins, problems, wrong } = run.settings;
    const { files, digest } = run.ports;
    if (wrong.has('corpus'))
        throw new errors/* UserError */.yo(problems);
    const corpus = await (0,read_corpus/* readCorpus */.XR)(values.corpus, files, digest, (0,format_of/* formatOf */.b)(values));
    const names = new Set(corpus.sessions.filter(({ canary }) => !canary).map((session) => session.name));
    // Nobody has to have a corpus: a judge may need no reference.
    const hasNone = origins.corpus === 'default' && files.kind(values.corpus) === 'missing';
    const isInCorpus = (name) => names.has(name) || hasNone;
    const candidates = await (0,read_candidates/* readCandidates */.lH)(values.candidates, files, digest, (0,format_of/* formatOf */.b)(values), isInCorpus);
    const [wanted] = operands;
    const { name, sample } = namedSample(wanted?.normalize('NFC') ?? '');
    const golden = corpus.sessions.find((session) => session.name === name);
    const faults = faultsFor(name, corpus);
    return {
        name,
        sample,
        isNamed: wanted !== undefined,
        golden,
        candidates,
        corpus,
        isUnmatched: golden === undefined && (hasNone || faults.own.length + faults.nobodys.length === 0),
        problems: [...problems, ...candidates.problems],
        faults,
    };
}
/** The golden session that was sought. Throws what is wrong with it and with the settings; another's fault is told. */
function requireSession(command, sought, tell) {
    const { name, isNamed, golden, corpus, problems, isUnmatched, faults } = sought;
    // Of a session that is not there, a fault without an owner may be its own.
    const all = [...problems, ...faults.own, ...(golden === undefined ? faults.nobodys : [])];
    if (!isNamed)
        all.push({ message: `${command} needs the name of a session`, hint: '`explain` lists them' });
    else if (isUnmatched && faults.nobodys.length === 0) {
        const names = corpus.sessions.map((session) => session.name);
        const { ending, ...hint } = nameHint(name, names);
        all.push({ message: `the corpus has no session ${JSON.stringify(name)}${ending}`, ...hint });
    }
    if (golden === undefined || all.length > 0)
        throw new errors/* UserError */.yo(all);
    for (const line of othersFaults(sought))
        tell(line);
    return golden;
}
/** The session that a command is asked about, and the candidates. Throws everything that is wrong with the input. */
async function readSession(command, context) {
    const sought = await seekSession(context);
    const { candidates, corpus, sample } = sought;
    return { golden: requireSession(command, sought, context.tell), candidates, corpus, sample };
}
/** More names than this are counted. */
const MOST_NAMES = 3;
/** The name most like it, or else those that have it in them, or else some of all. */
function nameHint(typed, names) {
    const nearest = (0,core_text/* nearestName */.qb)(typed, names);
    const containing = names.filter((name) => typed !== '' && name.toLowerCase().includes(typed.toLowerCase()));
    const [only] = containing.length === 1 ? containing : [nearest];
    if (only !== undefined)
        return { ending: `, did you mean ${JSON.stringify(only)}?` };
    if (containing.length > 0)
        return { ending: `, did you mean one of ${list(containing)}?` };
    return { ending: '', ...(names.length > 0 && { hint: `it has ${list(names)}` }) };
}
function list(names) {
    const shown = names.slice(0, MOST_NAMES).map((name) => JSON.stringify(name));
    const rest = names.length - shown.length;
    return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
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



/** All samples in short, and which of them the rest speaks of. */
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

/***/ 99214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ renderTranscript),
/* harmony export */   p: () => (/* binding */ aboutSource)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57336);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _inputs_transcripts_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93255);
/* harmony import */ var _inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25472);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19970);





/** So much of what is said is shown; results of tools are longer than anybody reads. */
const SHOWN_LINES = { text: 40, call: 6, result: 8 };
/** As what a transcript was recognised, in one sentence. */
function aboutSource({ format, messages, skipped, unknown, unknownCount }) {
    const [first] = unknown;
    const odd = first === undefined ? '' : `: line ${first.line}, ${first.what}${unknownCount > 1 ? ', …' : ''}`;
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(`${format}, ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(messages, 'message')}, ${skipped} without anything to read, ${unknownCount} not understood${odd}`);
}
/** A transcript for a person who wants to name a moment by the number of its message. */
function renderTranscript(file, read, screen) {
    const paint = picocolors__WEBPACK_IMPORTED_MODULE_4__.createColors(screen.colour);
    const days = read.messages.map(({ time }) => time?.slice(0, 10) ?? null);
    return [
        paint.bold((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(file, 1000)),
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .hang */ .lG)('  ', aboutSource((0,_inputs_transcripts_source_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)({ file, ...(0,_inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(read) })), screen).map(paint.dim),
        '',
        ...read.messages.flatMap((message, i) => [
            ...(days[i] !== days[i - 1] && isDay(days[i]) ? [paint.dim(`  ${days[i]}`), ''] : []),
            ...messageLines(message, paint, screen),
            '',
        ]),
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .hang */ .lG)('', 'The number of a message is the seq of a moment that happens in it.', screen).map(paint.dim),
        '',
    ].join('\n');
}
function isDay(day) {
    return day !== null && day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day);
}
function messageLines({ seq, time, role, blocks, isAside }, paint, screen) {
    const clock = time !== null && isDay(time.slice(0, 10)) ? [time.slice(11, 19)] : time === null ? [] : [time];
    const tools = [...new Set(blocks.flatMap((block) => (block.kind === 'text' ? [] : [block.tool ?? '?'])))];
    const head = [
        role,
        ...(tools.length > 0 ? [`(${tools.join(', ')})`] : []),
        ...clock,
        ...(isAside ? ['· of a helper'] : []),
        ...(blocks.some((block) => block.kind === 'result' && block.isError === true) ? ['· error'] : []),
    ].join(' ');
    const said = blocks.flatMap((block) => blockLines(block, paint, screen));
    return [
        `${paint.bold(`${seq}`.padStart(4))}  ${paint.cyan((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(head, 200))}`,
        ...(said.length > 0 ? said : [paint.dim('      (nothing to read)')]),
    ];
}
function blockLines({ kind, text }, paint, screen) {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    const hidden = lines.length - SHOWN_LINES[kind];
    const more = `…and ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(hidden, 'more line', 'more lines')}`;
    return [
        ...lines
            .slice(0, SHOWN_LINES[kind])
            .flatMap((line) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .hang */ .lG)(kind === 'call' ? '      → ' : '      ', (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(line), screen)),
        ...(hidden > 0 ? [paint.dim(`      ${more}`)] : []),
    ];
}


/***/ }),

/***/ 58884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ missingReason),
/* harmony export */   KQ: () => (/* binding */ structuralCompletion),
/* harmony export */   Nx: () => (/* binding */ distribution),
/* harmony export */   _f: () => (/* binding */ metricTotals),
/* harmony export */   g0: () => (/* binding */ metaEvaluation),
/* harmony export */   jq: () => (/* binding */ judgementSchema),
/* harmony export */   vV: () => (/* binding */ canaries)
/* harmony export */ });
/* unused harmony exports turnMetrics, sessionMetrics */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53339);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37166);
/* harmony import */ var _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63814);
/* harmony import */ var _judge_asking_carrying_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44816);
/* harmony import */ var _judge_metrics_completion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91402);
/* harmony import */ var _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13572);
/* harmony import */ var _settings_judge_metrics_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20483);







const count = zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0);
const reason = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().describe('Why something was not measured, such as budget or timeout.');
const line = zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(1).nullable();
const result = {
    score: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN.nullable().describe('Null where it was not measured.'),
    explanation: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    reason: reason.nullable().describe('Why there is no score; null where there is one.'),
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
};
const geval = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ ...result, samples: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN).describe('The score of each answer.') });
const checkedClaim = {
    question: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['confirmed', 'contradicted', 'unsupported', 'unanswered']),
    evidence: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        quote: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        found: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().describe('Whether these words stand in the passage; else the line is where that begins.'),
        file: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        line,
    })
        .nullable()
        .describe('The words of the transcript that decide, and where they stand.'),
};
const claim = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    statement: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    field: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSIONS */ .Yf),
    file: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    line,
    column: line,
    ...checkedClaim,
});
const countedClaims = {
    ...result,
    asked: count,
    answered: count,
    confirmed: count,
    contradicted: count,
    unsupported: count,
    omitted: count.describe('Claims beyond the most that are checked: as many claims without an answer.'),
};
const faithfulness = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    ...countedClaims,
    not_shown: count
        .optional()
        .describe('Sentences and entries beyond what a judge is shown of a candidate: as many claims without an answer.'),
    claims: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(claim),
    outcome: claim
        .optional()
        .describe('What the transcript says to the word for the outcome, which is no claim and in no number.'),
});
/** What the judge says of one turn of an assistant. */
const turnMetrics = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    relevance: geval.optional(),
    coherence: geval.optional(),
    faithfulness: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ ...countedClaims, claims: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ statement: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), ...checkedClaim })) })
        .optional(),
    hallucination: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej(result).optional().describe('1 - faithfulness.'),
    skipped: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ metric: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), reason })).describe('Asked for, and cannot be asked here.'),
});
const requirement = { id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), must: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['mention', 'not_mention']) };
const completion = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    ...result,
    fully_complete: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().describe('All requirements are satisfied, and none is unmeasured.'),
    requirements: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        ...requirement,
        status: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_4__/* .REQUIREMENT_STATUSES */ .jc),
        stage: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_judge_metrics_completion_js__WEBPACK_IMPORTED_MODULE_3__/* .REQUIREMENT_STAGES */ .UW)
            .describe('literals: by names and numbers; structural: by words alone, nothing could be it; judged: by the judge.'),
        file: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()
            .nullable()
            .describe('Where the words that decide stand, else what could be it; null for nothing.'),
        line,
        column: line,
        evidence: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ quote: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), found: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().describe('Whether these words stand in the candidate.') })
            .nullable()
            .describe('The words of the candidate by which the judge decided.'),
    })),
});
const explanationQuality = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    score: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN.nullable(),
    reason: reason.nullable(),
    explanation: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    specific: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().nullable(),
    quotes_exist: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['yes', 'no', 'none']).nullable(),
    matches_score: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().nullable(),
    actionable: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().nullable(),
    meta: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        original_evaluation: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
            metric: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['rubric', 'relevance', 'coherence']),
            score: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN,
            explanation: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
            prompt_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        }),
    }),
});
/** What the judge says of one session beside the rubric. */
const sessionMetrics = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    relevance: geval.optional(),
    coherence: geval.optional(),
    faithfulness: faithfulness.optional(),
    hallucination: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej(result).optional().describe('1 - faithfulness.'),
    completion: completion.optional(),
    explanation_quality: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(explanationQuality).optional(),
    transcript: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        file: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        digest: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        malformed_lines: count.describe('Lines that are no message, and were left out.'),
    })
        .optional()
        .describe('What relevance and faithfulness were measured against.'),
    skipped: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ metric: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), reason })).describe('Asked for, and cannot be asked here.'),
});
/** How scores are spread over sessions. */
const distribution = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    mean: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN.nullable(),
    p50: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN.nullable().describe('Quantiles are of type 7, as in R and NumPy.'),
    p95: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN.nullable(),
    stddev: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().min(0).nullable().describe('With n - 1; null below two sessions.'),
    ci95: zod__WEBPACK_IMPORTED_MODULE_5__/* .tuple */ .PVZ([_gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN, _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN]).nullable().describe('95 % interval of the mean; null below two sessions.'),
    histogram: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ from: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN, to: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN, count: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0) }))
        .describe('Ten bins, each without its upper end but the last.'),
});
/** A metric over all sessions. */
const metricTotals = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    ...distribution.shape,
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    wanted: count,
    measured: count,
    skipped: count.describe('Sessions about which it cannot be asked.'),
});
const canaries = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    asked: count,
    measured: count,
    taken_in: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).describe('Canaries that the judge scored 0.5 or more.'),
});
const metaEvaluation = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    rate: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN,
    model: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    run: count.describe('Explanations that were judged.'),
    measured: count,
    not_run: count.describe('Explanations of the sample about which nobody was asked.'),
    not_run_reasons: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), count).describe('Why, such as budget: how often each.'),
    mean: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN.nullable().describe('Mean of explanation_quality.'),
    specific: count,
    quotes_exist: count,
    matches_score: count,
    actionable: count,
    quotes: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        explanations: count.describe('Explanations that quote something, of all, not of the sample alone.'),
        sound: count.describe('Those of them all of whose quotes exist.'),
        quotes: count,
        found: count,
    })
        .describe('Looked up without a model.'),
});
const structuralCompletion = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    possible: count.describe('Facts to mention that some sentence or bullet could be.'),
    of: count.describe('Facts to mention.'),
    requirements: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        ...requirement,
        could_be_there: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().describe('It stands there, or some sentence or bullet has its words.'),
        status: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_4__/* .REQUIREMENT_STATUSES */ .jc).describe('As far as can be told without a judge; unmeasured: nobody knows.'),
        decided_by: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_4__/* .CHECK_BASES */ .qL).nullable().describe('literals: its names and numbers; coverage: its words.'),
    })),
});
/** A reason of the judge's table of failures. */
const missingReason = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().describe('Why something was not measured, such as budget or timeout.');
/** What the judge says of one session, as the report has it. */
const judgementSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    simulated: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(true).optional().describe('No model was asked: all of this is made up.'),
    overall: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN.nullable().describe("The judge's own number, not computed from its dimensions; null = unmeasured."),
    dimensions: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ dimension: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSIONS */ .Yf), score: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN.nullable(), reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable() })),
    facts: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ fact: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_judge_asking_carrying_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .FACT_STATUSES */ .UC) }))
        .optional()
        .describe('What the judge noted before it scored: facts without which a reader would believe something else.'),
    invented: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).optional().describe('Claims of the candidate that its session does not bear out.'),
    speaks_to_judge: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()
        .optional()
        .describe('Whether the candidate has words for whoever judges it, as the judge says.'),
    panel: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        provider: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        model: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        overall: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN.nullable(),
        dimensions: zod__WEBPACK_IMPORTED_MODULE_5__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSIONS */ .Yf), _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN.nullable()),
        metrics: zod__WEBPACK_IMPORTED_MODULE_5__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_settings_judge_metrics_js__WEBPACK_IMPORTED_MODULE_6__/* .SESSION_METRICS */ .tw), _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN.nullable()).optional(),
        rationale: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
        reason: reason.nullable().describe('Why there is no overall.'),
    }))
        .optional()
        .describe('What each member of a panel says, in their order; the words beside the medians are those of the nearest.'),
    spread: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .score */ .fN
        .nullable()
        .optional()
        .describe('How far the overalls of the members that count lie apart; null below two. Left out without a panel.'),
    rationale: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    suggestions: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).describe('Made from the facts and from what is invented.'),
    shortened: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP())
        .optional()
        .describe('What was cut before it was shown to the judge: it has not judged it.'),
    metrics: sessionMetrics.optional().describe('What was asked for beside the rubric.'),
    rewrite: zod__WEBPACK_IMPORTED_MODULE_5__/* .json */ .Pq9().optional().describe('A proposal for a failing session; never scored.'),
    samples: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).describe('Answers that measured something.'),
    unmeasured: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ measurement: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), reason: missingReason })),
    model_used: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0),
    prompt_tokens: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).nullable().describe('Null where the provider does not count them.'),
    completion_tokens: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).nullable(),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().min(0).nullable().describe('Null when the price of the model is not known.'),
    attempts: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).describe('Requests, retries included; 0 when all answers were recorded ones.'),
    failed_attempts: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        reasons: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(1)).describe('How many requests brought no usable answer, by reason.'),
        waited_ms: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).describe('Waited before asking again.'),
    })
        .optional()
        .describe('Left out where each request was answered.'),
});


/***/ })

};
