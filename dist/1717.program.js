export const id = 1717;
export const ids = [1717];
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

/***/ 21717:
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
// EXTERNAL MODULE: ./build/gates/catalogue.js
var catalogue = __webpack_require__(63814);
// EXTERNAL MODULE: ./build/judge/asking/carrying-fact.js
var carrying_fact = __webpack_require__(44816);
// EXTERNAL MODULE: ./build/judge/metrics/completion.js + 1 modules
var completion = __webpack_require__(91402);
// EXTERNAL MODULE: ./build/rubric/requirement-check.js + 1 modules
var requirement_check = __webpack_require__(13572);
;// CONCATENATED MODULE: ./build/report/metrics-schema.js






const count = schemas/* int */.Whr().min(0);
const reason = schemas/* string */.YjP().describe('Why something was not measured, such as budget or timeout.');
const line = schemas/* int */.Whr().min(1).nullable();
const result = {
    score: catalogue/* score */.fN.nullable().describe('Null where it was not measured.'),
    explanation: schemas/* string */.YjP().nullable(),
    reason: reason.nullable().describe('Why there is no score; null where there is one.'),
    prompt_version: schemas/* string */.YjP(),
};
const geval = schemas/* strictObject */.rej({ ...result, samples: schemas/* array */.YOg(catalogue/* score */.fN).describe('The score of each answer.') });
const checkedClaim = {
    question: schemas/* string */.YjP().nullable(),
    status: schemas/* enum */.k5n(['confirmed', 'contradicted', 'unsupported', 'unanswered']),
    evidence: schemas/* strictObject */.rej({
        quote: schemas/* string */.YjP(),
        found: schemas/* boolean */.zMY().describe('Whether these words stand in the passage; else the line is where that begins.'),
        file: schemas/* string */.YjP(),
        line,
    })
        .nullable()
        .describe('The words of the transcript that decide, and where they stand.'),
};
const claim = schemas/* strictObject */.rej({
    statement: schemas/* string */.YjP(),
    field: schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf),
    file: schemas/* string */.YjP(),
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
    omitted: count.describe('Claims beyond the most that are checked.'),
};
const faithfulness = schemas/* strictObject */.rej({
    ...countedClaims,
    not_shown: count
        .optional()
        .describe('Sentences and entries beyond what a judge is shown of a candidate: as many claims without an answer.'),
    claims: schemas/* array */.YOg(claim),
    outcome: claim
        .optional()
        .describe('What the transcript says to the word for the outcome, which is no claim and in no number.'),
});
/** What the judge says of one turn of an assistant. */
const turnMetrics = schemas/* strictObject */.rej({
    relevance: geval.optional(),
    coherence: geval.optional(),
    faithfulness: schemas/* strictObject */.rej({ ...countedClaims, claims: schemas/* array */.YOg(schemas/* strictObject */.rej({ statement: schemas/* string */.YjP(), ...checkedClaim })) })
        .optional(),
    hallucination: schemas/* strictObject */.rej(result).optional().describe('1 - faithfulness.'),
    skipped: schemas/* array */.YOg(schemas/* strictObject */.rej({ metric: schemas/* string */.YjP(), reason })).describe('Asked for, and cannot be asked here.'),
});
const requirement = { id: schemas/* string */.YjP(), must: schemas/* enum */.k5n(['mention', 'not_mention']) };
const metrics_schema_completion = schemas/* strictObject */.rej({
    ...result,
    fully_complete: schemas/* boolean */.zMY().describe('All requirements are satisfied, and none is unmeasured.'),
    requirements: schemas/* array */.YOg(schemas/* strictObject */.rej({
        ...requirement,
        status: schemas/* enum */.k5n(requirement_check/* REQUIREMENT_STATUSES */.jc),
        stage: schemas/* enum */.k5n(completion/* REQUIREMENT_STAGES */.UW)
            .describe('literals: by names and numbers; structural: by words alone, nothing could be it; judged: by the judge.'),
        file: schemas/* string */.YjP()
            .nullable()
            .describe('Where the words that decide stand, else what could be it; null for nothing.'),
        line,
        column: line,
        evidence: schemas/* strictObject */.rej({ quote: schemas/* string */.YjP(), found: schemas/* boolean */.zMY().describe('Whether these words stand in the candidate.') })
            .nullable()
            .describe('The words of the candidate by which the judge decided.'),
    })),
});
const explanationQuality = schemas/* strictObject */.rej({
    score: catalogue/* score */.fN.nullable(),
    reason: reason.nullable(),
    explanation: schemas/* string */.YjP().nullable(),
    prompt_version: schemas/* string */.YjP(),
    specific: schemas/* boolean */.zMY().nullable(),
    quotes_exist: schemas/* enum */.k5n(['yes', 'no', 'none']).nullable(),
    matches_score: schemas/* boolean */.zMY().nullable(),
    actionable: schemas/* boolean */.zMY().nullable(),
    meta: schemas/* strictObject */.rej({
        original_evaluation: schemas/* strictObject */.rej({
            metric: schemas/* enum */.k5n(['rubric', 'relevance', 'coherence']),
            score: catalogue/* score */.fN,
            explanation: schemas/* string */.YjP(),
            prompt_version: schemas/* string */.YjP(),
        }),
    }),
});
/** What the judge says of one session beside the rubric. */
const sessionMetrics = schemas/* strictObject */.rej({
    relevance: geval.optional(),
    coherence: geval.optional(),
    faithfulness: faithfulness.optional(),
    hallucination: schemas/* strictObject */.rej(result).optional().describe('1 - faithfulness.'),
    completion: metrics_schema_completion.optional(),
    explanation_quality: schemas/* array */.YOg(explanationQuality).optional(),
    transcript: schemas/* strictObject */.rej({
        file: schemas/* string */.YjP(),
        digest: schemas/* string */.YjP(),
        malformed_lines: count.describe('Lines that are no message, and were left out.'),
    })
        .optional()
        .describe('What relevance and faithfulness were measured against.'),
    skipped: schemas/* array */.YOg(schemas/* strictObject */.rej({ metric: schemas/* string */.YjP(), reason })).describe('Asked for, and cannot be asked here.'),
});
/** How scores are spread over sessions. */
const distribution = schemas/* strictObject */.rej({
    mean: catalogue/* score */.fN.nullable(),
    p50: catalogue/* score */.fN.nullable().describe('Quantiles are of type 7, as in R and NumPy.'),
    p95: catalogue/* score */.fN.nullable(),
    stddev: schemas/* number */.aig().min(0).nullable().describe('With n - 1; null below two sessions.'),
    ci95: schemas/* tuple */.PVZ([catalogue/* score */.fN, catalogue/* score */.fN]).nullable().describe('95 % interval of the mean; null below two sessions.'),
    histogram: schemas/* array */.YOg(schemas/* strictObject */.rej({ from: catalogue/* score */.fN, to: catalogue/* score */.fN, count: schemas/* int */.Whr().min(0) }))
        .describe('Ten bins, each without its upper end but the last.'),
});
/** A metric over all sessions. */
const metricTotals = schemas/* strictObject */.rej({
    ...distribution.shape,
    prompt_version: schemas/* string */.YjP(),
    wanted: count,
    measured: count,
    skipped: count.describe('Sessions about which it cannot be asked.'),
});
const canaries = schemas/* strictObject */.rej({
    asked: count,
    measured: count,
    taken_in: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Canaries that the judge scored 0.5 or more.'),
});
const metaEvaluation = schemas/* strictObject */.rej({
    rate: catalogue/* score */.fN,
    model: schemas/* string */.YjP(),
    prompt_version: schemas/* string */.YjP(),
    run: count.describe('Explanations that were judged.'),
    measured: count,
    not_run: count.describe('Explanations of the sample about which nobody was asked.'),
    not_run_reasons: schemas/* record */.g1P(schemas/* string */.YjP(), count).describe('Why, such as budget: how often each.'),
    mean: catalogue/* score */.fN.nullable().describe('Mean of explanation_quality.'),
    specific: count,
    quotes_exist: count,
    matches_score: count,
    actionable: count,
    quotes: schemas/* strictObject */.rej({
        explanations: count.describe('Explanations that quote something, of all, not of the sample alone.'),
        sound: count.describe('Those of them all of whose quotes exist.'),
        quotes: count,
        found: count,
    })
        .describe('Looked up without a model.'),
});
const structuralCompletion = schemas/* strictObject */.rej({
    possible: count.describe('Facts to mention that some sentence or bullet could be.'),
    of: count.describe('Facts to mention.'),
    requirements: schemas/* array */.YOg(schemas/* strictObject */.rej({
        ...requirement,
        could_be_there: schemas/* boolean */.zMY().describe('It stands there, or some sentence or bullet has its words.'),
        status: schemas/* enum */.k5n(requirement_check/* REQUIREMENT_STATUSES */.jc).describe('As far as can be told without a judge; unmeasured: nobody knows.'),
        decided_by: schemas/* enum */.k5n(requirement_check/* CHECK_BASES */.qL).nullable().describe('literals: its names and numbers; coverage: its words.'),
    })),
});
/** A reason of the judge's table of failures. */
const missingReason = schemas/* string */.YjP().describe('Why something was not measured, such as budget or timeout.');
/** What the judge says of one session, as the report has it. */
const judgementSchema = schemas/* strictObject */.rej({
    simulated: schemas/* literal */.euz(true).optional().describe('No model was asked: all of this is made up.'),
    overall: catalogue/* score */.fN.nullable().describe("The judge's own number, not computed from its dimensions; null = unmeasured."),
    dimensions: schemas/* array */.YOg(schemas/* strictObject */.rej({ dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), score: catalogue/* score */.fN.nullable(), reason: schemas/* string */.YjP().nullable() })),
    facts: schemas/* array */.YOg(schemas/* strictObject */.rej({ fact: schemas/* string */.YjP(), status: schemas/* enum */.k5n(carrying_fact/* FACT_STATUSES */.UC) }))
        .optional()
        .describe('What the judge noted before it scored: facts without which a reader would believe something else.'),
    invented: schemas/* array */.YOg(schemas/* string */.YjP()).optional().describe('Claims of the candidate that its session does not bear out.'),
    speaks_to_judge: schemas/* boolean */.zMY()
        .optional()
        .describe('Whether the candidate has words for whoever judges it, as the judge says.'),
    rationale: schemas/* string */.YjP().nullable(),
    suggestions: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Made from the facts and from what is invented.'),
    shortened: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('What was cut before it was shown to the judge: it has not judged it.'),
    metrics: sessionMetrics.optional().describe('What was asked for beside the rubric.'),
    rewrite: schemas/* json */.Pq9().optional().describe('A proposal for a failing session; never scored.'),
    samples: schemas/* int */.Whr().min(0).describe('Answers that measured something.'),
    unmeasured: schemas/* array */.YOg(schemas/* strictObject */.rej({ measurement: schemas/* string */.YjP(), reason: missingReason })),
    model_used: schemas/* string */.YjP().nullable(),
    prompt_version: schemas/* string */.YjP(),
    duration_ms: schemas/* int */.Whr().min(0),
    prompt_tokens: schemas/* int */.Whr().min(0),
    completion_tokens: schemas/* int */.Whr().min(0),
    cost_usd: schemas/* number */.aig().min(0).nullable().describe('Null when the price of the model is not known.'),
    attempts: schemas/* int */.Whr().min(0).describe('Requests, retries included; 0 when all answers were recorded ones.'),
    failed_attempts: schemas/* strictObject */.rej({
        reasons: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().min(1)).describe('How many requests brought no usable answer, by reason.'),
        waited_ms: schemas/* int */.Whr().min(0).describe('Waited before asking again.'),
    })
        .optional()
        .describe('Left out where each request was answered.'),
});

// EXTERNAL MODULE: ./build/run/report-files.js + 21 modules
var report_files = __webpack_require__(18315);
;// CONCATENATED MODULE: ./build/command-line/commands/last-judgement.js




/** As much of a report as is needed here: one of another version may have it as well. */
const lastReport = schemas/* looseObject */._H3({
    sessions: schemas/* array */.YOg(schemas/* looseObject */._H3({
        name: schemas/* string */.YjP(),
        candidate_digest: schemas/* string */.YjP().nullable(),
        samples: schemas/* array */.YOg(schemas/* looseObject */._H3({ status: schemas/* string */.YjP(), candidate_digest: schemas/* string */.YjP().nullable() })).nullish(),
        reference_digest: schemas/* string */.YjP().nullable(),
        judge: judgementSchema.optional(),
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

// EXTERNAL MODULE: ./build/command-line/commands/session-operand.js
var session_operand = __webpack_require__(15030);
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
    const explanation = explainUnmatched(sought, values, run.ports.files) ?? explainKnown(sought, values, run.ports);
    print(json ? (0,json_text/* jsonText */.s$)((0,redact/* maskTexts */.X)(explanation)) : renderExplanation(explanation, screen));
    return exit_code/* EXIT */.d.pass;
}
function explainUnmatched(sought, values, files) {
    const { isUnmatched, name, candidates, problems } = sought;
    return isUnmatched && problems.length === 0
        ? explainUnreferenced(candidates.byName.get(name), values, files)
        : undefined;
}
function explainKnown(sought, values, ports) {
    const golden = (0,session_operand/* requireSession */.OC)('explain', sought);
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
function withLost(session, { lost }) {
    const told = (0,lost_fields/* lostDefects */.H)(session.fields, lost);
    return told.length === 0 ? session : { ...session, defects: [...session.defects, ...told].sort(finding/* byWeight */.IN) };
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

/***/ 15030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ seekSession),
/* harmony export */   OC: () => (/* binding */ requireSession),
/* harmony export */   cF: () => (/* binding */ namedSample),
/* harmony export */   jy: () => (/* binding */ nameHint),
/* harmony export */   lx: () => (/* binding */ readSession)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);
/* harmony import */ var _inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93291);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96136);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30965);





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
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
    const corpus = await (0,_inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__/* .readCorpus */ .XR)(values.corpus, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOf */ .b)(values));
    const names = new Set(corpus.sessions.filter(({ canary }) => !canary).map((session) => session.name));
    // Nobody has to have a corpus: a judge may need no reference.
    const hasNone = origins.corpus === 'default' && files.kind(values.corpus) === 'missing';
    const isInCorpus = (name) => names.has(name) || hasNone;
    const candidates = await (0,_inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_2__/* .readCandidates */ .lH)(values.candidates, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOf */ .b)(values), isInCorpus);
    const [wanted] = operands;
    const { name, sample } = namedSample(wanted?.normalize('NFC') ?? '');
    const golden = corpus.sessions.find((session) => session.name === name);
    return {
        name,
        sample,
        isNamed: wanted !== undefined,
        golden,
        candidates,
        corpus,
        isUnmatched: golden === undefined && (hasNone || corpus.problems.length === 0),
        problems: [...problems, ...candidates.problems],
    };
}
/** The golden session that was sought. Throws everything that is wrong with the input. */
function requireSession(command, sought) {
    const { name, isNamed, golden, corpus, problems } = sought;
    const all = [...problems, ...corpus.problems];
    if (!isNamed)
        all.push({ message: `${command} needs the name of a session`, hint: '`explain` lists them' });
    else if (golden === undefined && corpus.problems.length === 0) {
        const names = corpus.sessions.map((session) => session.name);
        const { ending, ...hint } = nameHint(name, names);
        all.push({ message: `the corpus has no session ${JSON.stringify(name)}${ending}`, ...hint });
    }
    if (golden === undefined || all.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(all);
    return golden;
}
/** The session that a command is asked about, and the candidates. Throws everything that is wrong with the input. */
async function readSession(command, context) {
    const sought = await seekSession(context);
    const { candidates, corpus, sample } = sought;
    return { golden: requireSession(command, sought), candidates, corpus, sample };
}
/** More names than this are counted. */
const MOST_NAMES = 3;
/** The name most like it, or else those that have it in them, or else some of all. */
function nameHint(typed, names) {
    const nearest = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestName */ .qb)(typed, names);
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

/***/ 57848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bm: () => (/* binding */ quotesIn),
/* harmony export */   m5: () => (/* binding */ findQuote),
/* harmony export */   mj: () => (/* binding */ lineOfQuote),
/* harmony export */   vV: () => (/* binding */ forQuotes)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);

/** Quotation marks that a model may set around a quote, or straighten inside of it. */
const MARKS = /[“”„«»]/g;
const APOSTROPHES = /[‘’‚]/g;
/** What may stand at an end of a quote that is not quoted: marks of omission, and the stop of the sentence around it. */
const ENDS = /^[\s"'.…[\]]+|[\s"'.,;:…[\]]+$/g;
/** A text as quotes are looked up in it: one line, single blanks, without control characters, marks straightened. */
function forQuotes(text) {
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text).replace(MARKS, '"').replace(APOSTROPHES, "'");
}
/** Where a quote stands in a text that `forQuotes` made, or -1. An empty quote stands nowhere. */
function findQuote(text, quote) {
    const wanted = forQuotes(quote).replace(ENDS, '');
    return wanted === '' ? -1 : text.indexOf(wanted);
}
/** Like `findQuote`, but what begins or ends inside of a word or number stands nowhere: a letter is in every passage. */
function findWholeWords(text, quote) {
    const { length } = forQuotes(quote).replace(ENDS, '');
    for (let at = findQuote(text, quote); at !== -1; at = text.indexOf(text.slice(at, at + length), at + 1)) {
        if (!INSIDE.test(text.slice(at - 1, at + 1)) && !INSIDE.test(text.slice(at + length - 1, at + length + 1)))
            return at;
    }
    return -1;
}
/** Two characters of one word, in a script that has blanks between words. */
const INSIDE = /^(?!.?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}]{2}$/u;
/** The line of the file in which a quote begins, which may go on over several; nothing where it does not stand there. */
function lineOfQuote(lines, quote) {
    let text = '';
    const starts = [];
    for (const { line, text: written } of lines) {
        const clean = forQuotes(written);
        if (clean === '')
            continue;
        if (text !== '')
            text += ' ';
        starts.push({ offset: text.length, line });
        text += clean;
    }
    const exact = findWholeWords(text, quote);
    const at = exact === -1 ? findNearly(text, quote) : exact;
    return at === -1 ? undefined : starts.findLast(({ offset }) => offset <= at)?.line;
}
/** Share of the words of a quote that must stand in the text, in their order. */
const ENOUGH = 0.8;
/** Where a model leaves something out of a quote. */
const OMISSION = /\s*(?:\.{3,}|…|\[(?:\.{3}|…)\])\s*/;
/** Words and numbers; of scripts without blanks each sign by itself. */
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu;
/**
 * Where a quote begins that is nearly exact: of each of its parts between marks of omission at least four fifths of the
 * words stand close together and in their order. -1 where one part does not.
 */
function findNearly(text, quote) {
    const tokens = [...text.matchAll(TOKEN)];
    const words = tokens.map(([word]) => word.toLowerCase());
    const parts = forQuotes(quote)
        .split(OMISSION)
        .map((part) => Array.from(part.matchAll(TOKEN), ([word]) => word.toLowerCase()))
        .filter((part) => part.length > 0);
    const places = parts.map((part) => findWords(words, part));
    const [first] = places;
    return first === undefined || places.includes(-1) ? -1 : (tokens[first]?.index ?? -1);
}
/**
 * The position of the first stretch of words that holds enough of those wanted, in their order: twice as long as what is
 * wanted, so that some may stand between them and a sentence of common words is not found all over a text. -1 for none.
 */
function findWords(words, wanted) {
    const enough = Math.ceil(ENOUGH * wanted.length);
    const step = Math.max(1, Math.floor(wanted.length / 2));
    for (let from = 0; from < words.length; from += step) {
        const stretch = words.slice(from, from + 2 * wanted.length);
        if (commonInOrder(stretch, wanted) >= enough) {
            const start = stretch.findIndex((word) => wanted.includes(word));
            return from + Math.max(0, start);
        }
    }
    return -1;
}
/** Length of the longest common subsequence. */
function commonInOrder(a, b) {
    let row = new Uint16Array(b.length + 1);
    for (const word of a) {
        const next = new Uint16Array(b.length + 1);
        for (let i = 0; i < b.length; i++) {
            next[i + 1] = word === b[i] ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0);
        }
        row = next;
    }
    return row[b.length] ?? 0;
}
/** Between double quotation marks of any kind, or backticks: at least four characters. */
const QUOTED = /"([^"]{4,400})"|`([^`]{4,400})`/g;
/** What an explanation quotes, in the order of the text. */
function quotesIn(explanation) {
    return [...forQuotes(explanation).matchAll(QUOTED)].map(([, quoted, code]) => quoted ?? code ?? '');
}


/***/ }),

/***/ 91402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UW: () => (/* binding */ REQUIREMENT_STAGES),
  nb: () => (/* binding */ measureCompletion)
});

// UNUSED EXPORTS: concludeCompletion, readCompletionAnswer

// EXTERNAL MODULE: ./build/core/numbers.js
var numbers = __webpack_require__(67952);
// EXTERNAL MODULE: ./build/core/summary.js
var summary = __webpack_require__(37166);
// EXTERNAL MODULE: ./build/rubric/requirement-check.js + 1 modules
var requirement_check = __webpack_require__(13572);
// EXTERNAL MODULE: ./build/judge/grounding/quotation.js
var quotation = __webpack_require__(57848);
// EXTERNAL MODULE: ./build/judge/judgement.js
var judgement = __webpack_require__(15667);
// EXTERNAL MODULE: ./build/inputs/turns/turn.js
var turn = __webpack_require__(46888);
// EXTERNAL MODULE: ./build/judge/prompts/for-dimensions.js
var for_dimensions = __webpack_require__(74845);
// EXTERNAL MODULE: ./build/judge/prompts/foreign-data.js
var foreign_data = __webpack_require__(36793);
// EXTERNAL MODULE: ./build/judge/prompts/question.js
var question = __webpack_require__(97778);
// EXTERNAL MODULE: ./build/judge/prompts/rubric-schema.js
var rubric_schema = __webpack_require__(65263);
// EXTERNAL MODULE: ./build/judge/prompts/versions.js
var versions = __webpack_require__(50879);
;// CONCATENATED MODULE: ./build/judge/prompts/completion.js






/** Longest quote that the judge is asked for. */
const QUOTE_CHARS = 200;
/** Longest text of a requirement that is asked about. */
const REQUIREMENT_CHARS = 500;
/** Asks about facts that a summary seems to mention: does it really say each of them? */
function completionRequest(asked, candidate, model, dimensions) {
    const { shown, shortened } = (0,foreign_data/* shownFields */.b0)(candidate, 'summary', dimensions);
    const data = {
        summary: shown,
        facts: asked.map(({ number, requirement, nearest }) => ({
            fact: number,
            text: (0,turn/* cleanText */.X5)(requirement.text, REQUIREMENT_CHARS),
            nearest: (0,turn/* cleanText */.X5)(nearest, foreign_data/* TEXT_CAPS */.WV.bullet),
        })),
        shortened,
    };
    return {
        model,
        promptVersion: versions/* PROMPT_VERSIONS */.fX.completion,
        system: (0,for_dimensions/* forDimensions */.R)(SYSTEM, dimensions),
        user: (0,question/* userPrompt */.i8)('Say of each fact whether the summary states it.', data),
        schema: (0,rubric_schema/* closedObject */.YI)({
            answers: (0,rubric_schema/* listOf */.c3)((0,rubric_schema/* closedObject */.YI)({
                fact: { type: 'integer', description: 'The number of the fact.' },
                evidence: (0,rubric_schema/* textOf */.b6)(QUOTE_CHARS, 'Words of the summary, exactly as they stand; empty if there are none.'),
                answer: { type: 'string', enum: ['yes', 'no'] },
            }), 'One for each fact.'),
        }),
        maxTokens: (0,question/* answerTokens */.x0)(asked.length * (QUOTE_CHARS + 100) + 100),
        effort: 'medium',
    };
}
const SYSTEM = (0,question/* sections */.V0)(`You check whether summaries of working sessions state certain facts. You do not judge whether a fact is true or
whether it should be there, and nobody tells you which answer is wanted.`, foreign_data/* SUMMARY_FORM */.om, `## What you are given\n${foreign_data/* FOREIGN_TEXT_RULES */.xF.trim()}
Each fact has a number. "nearest" is the part of the summary that has most of its words, which may say it, say something
else, or deny it; the fact may be stated in other parts or over several.`, `## Answers
- yes: a reader of the summary would take the fact for stated: in any words, with its numbers, names and direction, and as
  something that is so. Of a fact with "or" one side is enough; of one with "and", or with several parts, all that
  carry its meaning must be there.
- no: the summary does not state it, states only a part that changes its meaning, denies it, or mentions it as wished,
  planned, feared or ruled out.
- evidence: the words of the summary that decide, at most ${QUOTE_CHARS} characters from one place.`, `## Two examples, from another session
The summary says: "Folding of accents was added on staging. Production should be reindexed on Monday."
- Good: fact "accents are folded on staging": evidence "Folding of accents was added on staging", answer yes.
- Weak: fact "production was reindexed": evidence "Production should be reindexed on Monday", answer yes. What should be
  done on Monday was not done: the answer is no.`, `## Your answer
One JSON object of the given schema, without Markdown. Each answer has, in this order: fact, its number; evidence;
answer. One for each fact, in the order of their numbers.`);

// EXTERNAL MODULE: ./build/judge/metrics/one-object.js
var one_object = __webpack_require__(29964);
;// CONCATENATED MODULE: ./build/judge/metrics/completion.js








/**
 * What decided about a requirement. `literals`: its names and numbers. `structural`: its words, since no part of the
 * candidate could be it. `judged`: the judge.
 */
const REQUIREMENT_STAGES = ['literals', 'structural', 'judged'];
/**
 * All stages: what literals decide, and what no sentence or bullet could be, is decided without asking; of the others one
 * question each, up to twenty in one request, says whether the candidate really states them.
 */
async function measureCompletion(checks, candidate, { model, minMeasured, dimensions }, ask) {
    const asked = checks.flatMap((check, i) => {
        const { requirement, nearest } = check;
        return nearest === null || !(0,requirement_check/* isOpen */.nT)(check) ? [] : [{ number: i + 1, requirement, nearest: nearest.text }];
    });
    const answers = new Map();
    let gap = null;
    for (let from = 0; from < asked.length; from += MOST_FACTS) {
        const facts = asked.slice(from, from + MOST_FACTS);
        const read = readCompletionAnswer(facts.map(({ number }) => number));
        const { answer, reason } = await ask(completionRequest(facts, candidate, model, dimensions), read);
        for (const { number } of facts) {
            const found = answer?.get(number);
            if (found !== undefined)
                answers.set(number, found);
        }
        gap ??= reason;
    }
    // What the judge has not found may stand where it was not shown the candidate.
    const isCut = (0,foreign_data/* shownFields */.b0)(candidate, 'summary', dimensions).unshown > 0;
    const counted = new Map([...answers].filter(([, { isStated }]) => isStated || !isCut));
    const results = checks.map((check, i) => resultOf(check, counted.get(i + 1), candidate));
    const lost = counted.size < answers.size ? 'too_long' : 'invalid_answer';
    return concludeCompletion(results, minMeasured, gap ?? lost);
}
/** So many requirements go into one request. */
const MOST_FACTS = 20;
/** Reads one answer for each fact, by its number. */
function readCompletionAnswer(asked) {
    return (text, isCut) => (0,one_object/* readNumbered */.bJ)(text, isCut, { list: 'answers', key: 'fact', asked }, ({ members }) => {
        const word = (0,one_object/* wholeText */.r0)(members.get('answer'));
        if (word !== 'yes' && word !== 'no')
            return undefined;
        return { isStated: word === 'yes', evidence: (0,one_object/* wholeText */.r0)(members.get('evidence')) ?? '' };
    });
}
function resultOf(check, answer, candidate) {
    const { requirement, nearest } = check;
    if (!(0,requirement_check/* isOpen */.nT)(check)) {
        const stage = check.by === 'literals' ? 'literals' : 'structural';
        return { requirement, status: check.status, stage, nearest, evidence: null };
    }
    if (answer === undefined)
        return { requirement, status: 'unmeasured', stage: 'judged', nearest, evidence: null };
    const quote = answer.evidence.trim();
    const part = (0,summary/* partsOfSummary */.uQ)(candidate).find(({ text }) => (0,quotation/* findQuote */.m5)((0,quotation/* forQuotes */.vV)(text), quote) !== -1) ?? null;
    return {
        requirement,
        status: statusOf(check, answer.isStated),
        stage: 'judged',
        nearest,
        evidence: quote === '' ? null : { quote, part },
    };
}
/** What is not told, and something wrong stands in its place, is worse than what is left out. */
function statusOf({ requirement, status }, isStated) {
    if (requirement.must === 'not_mention')
        return isStated ? 'violated' : 'satisfied';
    if (isStated)
        return 'satisfied';
    return status === 'violated' ? 'violated' : 'unmet';
}
/**
 * completion = satisfied / measured. Unmeasured if less than `minMeasured` (0..1) of the requirements were measured. A
 * session with an unmeasured one is never called fully complete.
 */
function concludeCompletion(results, minMeasured, gap) {
    const count = (status) => results.filter((result) => result.status === status).length;
    const measured = results.length - count('unmeasured');
    const satisfied = count('satisfied');
    const enough = measured > 0 && (0,judgement/* isEnough */.LP)({ wanted: results.length, measured }, minMeasured);
    return {
        score: enough ? (0,numbers/* stored */.su)(satisfied / measured, 'six decimals') : null,
        reason: enough ? null : gap,
        explanation: [
            `${satisfied} of ${results.length} requirements satisfied`,
            ...['unmet', 'violated', 'unmeasured'].flatMap((status) => count(status) === 0 ? [] : [`${count(status)} ${status}`]),
        ].join(', '),
        requirements: results,
        isFullyComplete: results.length > 0 && satisfied === results.length,
    };
}


/***/ }),

/***/ 29964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ booleanOf),
/* harmony export */   Sm: () => (/* binding */ readOneObject),
/* harmony export */   bJ: () => (/* binding */ readNumbered),
/* harmony export */   cP: () => (/* binding */ integerOf),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   r0: () => (/* binding */ wholeText),
/* harmony export */   y8: () => (/* binding */ wholeObjects)
/* harmony export */ });
/* harmony import */ var _core_json_embedded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54163);
/* harmony import */ var _asking_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10706);


/**
 * The one object of an answer that has a key, with whatever stands around it. Two of them say two things, and one that
 * is broken elsewhere than at its end says nobody knows what: both are `invalid_answer`, as is a key that is given twice.
 */
function readOneObject(text, isCut, key) {
    const { objects, isBroken } = (0,_core_json_embedded_js__WEBPACK_IMPORTED_MODULE_0__/* .findObjects */ .Q)(text);
    const answers = objects.filter(({ members }) => members.has(key));
    const [answer] = answers;
    if (answers.length > 1)
        return { reason: 'invalid_answer', fault: _asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULTS */ .y2.twofold };
    if (isBroken)
        return (0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutObject */ .K_)(false);
    // Reasoning comes first, so an answer that was cut may not have come to its key.
    if (answer === undefined)
        return (0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutObject */ .K_)(isCut);
    // Who goes on after an object was not done: what it quoted may not be what it was about to answer.
    const { end } = answer.span;
    if (isCut && end !== null && /[^\s\]`]/.test(text.slice(end)))
        return (0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutObject */ .K_)(true);
    if (answer.repeated.size > 0)
        return { reason: 'invalid_answer', fault: _asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULTS */ .y2.twofold };
    return { answer, isWhole: end !== null && !isCut, missing: [] };
}
/** The whole objects in a list; one that the answer ends in, or that has a key twice, is left out. */
function wholeObjects(value) {
    if (value?.kind !== 'list')
        return [];
    return value.items.flatMap((item) => item.kind === 'object' && item.span.end !== null && item.repeated.size === 0 ? [item] : []);
}
/** A text that came whole; nothing for anything else. */
function wholeText(value) {
    return value?.kind === 'text' && value.isWhole ? value.text : undefined;
}
/** A text to be shown, with a mark where it was cut; null for none. */
function shownText(value) {
    if (value?.kind !== 'text' || !(0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .saysSomething */ .XE)(value.text))
        return null;
    return value.isWhole ? value.text : `${value.text}…`;
}
/** How far a number may be off to be taken for a rounding error. */
const ROUNDING = 0.001;
/** A whole number; nothing for any other value. */
function integerOf(value) {
    if (value?.kind !== 'plain' || typeof value.value !== 'number')
        return undefined;
    const nearest = Math.round(value.value);
    return Math.abs(value.value - nearest) <= ROUNDING && Number.isSafeInteger(nearest) ? nearest : undefined;
}
function booleanOf(value) {
    return value?.kind === 'plain' && typeof value.value === 'boolean' ? value.value : undefined;
}
/**
 * The entries of a list by the number that each has under `key`, in any order. A number that was not asked about voids
 * the answer: it may be numbered from 0, and then every entry stands at its neighbour. Two different entries under one
 * number say two things about one thing, so that neither counts. Of an answer that was cut, the entries that came whole
 * count.
 */
function readNumbered(text, isCut, { list, key, asked }, readEntry) {
    const read = readOneObject(text, isCut, list);
    if ('reason' in read)
        return read;
    const found = read.answer.members.get(list);
    if (found?.kind !== 'list')
        return (0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutObject */ .K_)(isCut);
    const entries = new Map();
    const disputed = new Set();
    for (const object of wholeObjects(found)) {
        const number = integerOf(object.members.get(key));
        if (number !== undefined && !asked.includes(number)) {
            return {
                reason: 'invalid_answer',
                fault: `it has a ${key} ${number}, which was not asked; ${numbersAsked(asked)}`,
            };
        }
        const entry = readEntry(object);
        if (number === undefined || entry === undefined)
            continue;
        const earlier = entries.get(number);
        if (earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify(entry))
            disputed.add(number);
        else
            entries.set(number, entry);
    }
    for (const number of disputed)
        entries.delete(number);
    const missing = asked.filter((number) => !entries.has(number)).map((number) => `${key} ${number}`);
    return { answer: entries, isWhole: read.isWhole, missing };
}
function numbersAsked(asked) {
    return `the numbers are ${asked.join(', ')}`;
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


/***/ })

};
