export const id = 77;
export const ids = [77];
export const modules = {

/***/ 7336:
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

/***/ 8077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(1388);
// EXTERNAL MODULE: ./build/core/json/text.js
var json_text = __webpack_require__(1378);
// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(193);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(6067);
// EXTERNAL MODULE: ./build/render/wording.js
var wording = __webpack_require__(6809);
// EXTERNAL MODULE: ./build/rubric/v2/moments.js
var moments = __webpack_require__(2576);
// EXTERNAL MODULE: ./build/rubric/v2/text-score.js + 2 modules
var text_score = __webpack_require__(7414);
// EXTERNAL MODULE: ./build/render/terminal/layout.js
var layout = __webpack_require__(9970);
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
var core_numbers = __webpack_require__(7952);
// EXTERNAL MODULE: ./build/core/summary.js
var summary = __webpack_require__(7166);
// EXTERNAL MODULE: ./build/inputs/candidates/candidate.js
var candidate = __webpack_require__(2770);
// EXTERNAL MODULE: ./build/judge/asking/simulation.js
var simulation = __webpack_require__(3131);
// EXTERNAL MODULE: ./build/settings/judge-metrics.js
var judge_metrics = __webpack_require__(483);
// EXTERNAL MODULE: ./build/render/page/judge.js
var page_judge = __webpack_require__(8826);
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
        ...summary/* DIMENSIONS */.Yf.flatMap((wanted) => {
            const judged = judge.dimensions.find(({ dimension }) => dimension === wanted);
            const rubric = dimensions.find(({ dimension }) => dimension === wanted)?.score ?? null;
            return row(wanted, rubric, judged?.score ?? null, judged?.reason ?? null);
        }),
        ...(0,page_judge/* metricRows */.IN)(judge).flatMap(({ name, score, said }) => row(name, null, score, said)),
        ...claimLines(judge.metrics, screen),
        ...requirementLines(judge.metrics, screen),
        ...judge.suggestions.flatMap((text) => (0,layout/* hang */.lG)('  → ', (0,core_text/* terminalLine */.tL)(text), screen).map(paint.cyan)),
        ...rewriteLines(judge.rewrite, screen),
        '',
    ];
}
/** Each claim with its end and what decides, from the line of the candidate to the line of the transcript. */
function claimLines(metrics, screen) {
    return (metrics?.faithfulness?.claims ?? []).flatMap(({ status, file, line, statement, evidence }) => [
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

;// CONCATENATED MODULE: ./build/render/terminal/explanation.js






/** Every number behind one session, in the order of the arithmetic. */
function renderExplanation(explanation, screen) {
    const paint = picocolors.createColors(screen.colour);
    const { reference, candidate, judge } = explanation;
    return [
        ...heading(explanation, paint, screen),
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
        ...explanation.findings.flatMap(({ code, message, suggestion, file, line, column }) => [
            ...(0,layout/* placeLines */.L)('', code, [file, line, column].filter((part) => part !== undefined).join(':'), paint, screen),
            ...(0,layout/* hang */.lG)('  ', (0,core_text/* terminalLine */.tL)(message), screen),
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

// EXTERNAL MODULE: ./build/rubric/requirement-check.js + 1 modules
var requirement_check = __webpack_require__(3572);
// EXTERNAL MODULE: ./build/rubric/score.js + 7 modules
var score = __webpack_require__(6936);
// EXTERNAL MODULE: ./build/scoring/score-session.js
var score_session = __webpack_require__(677);
// EXTERNAL MODULE: ./build/scoring/session-context.js + 1 modules
var session_context = __webpack_require__(5659);
// EXTERNAL MODULE: ./build/inputs/emptiness.js
var emptiness = __webpack_require__(8734);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(3339);
// EXTERNAL MODULE: ./build/core/json/document.js + 1 modules
var json_document = __webpack_require__(6164);
// EXTERNAL MODULE: ./build/report/metrics-schema.js
var metrics_schema = __webpack_require__(8884);
// EXTERNAL MODULE: ./build/run/report-files.js + 18 modules
var report_files = __webpack_require__(8550);
;// CONCATENATED MODULE: ./build/command-line/commands/last-judgement.js




/** As much of a report as is needed here: one of another version may have it as well. */
const lastReport = schemas/* looseObject */._H3({
    sessions: schemas/* array */.YOg(schemas/* looseObject */._H3({
        name: schemas/* string */.YjP(),
        candidate_digest: schemas/* string */.YjP().nullable(),
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
    const isSame = session?.candidate_digest === judged.candidateDigest && session.reference_digest === judged.referenceDigest;
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
var session_operand = __webpack_require__(5030);
;// CONCATENATED MODULE: ./build/command-line/commands/explain.js












/** Shows every number behind one session. */
function explain(context) {
    const { run, json, screen, print } = context;
    const sought = (0,session_operand/* seekSession */.$w)(context);
    const { values } = run.settings;
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
function explainCandidate(golden, { candidates, corpus }, values, { files, digest }) {
    const candidate = candidates.byName.get(golden.name);
    const session = (0,score_session/* scoreCandidate */.e$)(golden, candidate, {
        score: (0,score/* openScorer */.DL)(values.rubric, values.weights),
        check: new requirement_check/* RequirementCheck */.gx(),
        candidatesPath: values.candidates,
        context: session_context/* SessionContext */.I.of(corpus, { files, digest }),
    });
    return {
        name: golden.name,
        status: session.status,
        rubric: values.rubric,
        overall: session.overall,
        dimensions: session.dimensions.map((result) => ({
            ...result,
            weight: values.weights[result.dimension],
            contribution: result.score * values.weights[result.dimension],
        })),
        findings: session.defects.map(({ place, ...defect }) => ({ ...defect, ...place })),
        reference: { place: (0,errors/* formatPlace */.dE)(golden.place), ...golden.reference },
        candidate: candidate?.kind === 'valid' ? { place: (0,errors/* formatPlace */.dE)(candidate.place), ...candidate.summary } : null,
        judge: session.candidateDigest === null
            ? null
            : lastJudgement({ name: golden.name, candidateDigest: session.candidateDigest, referenceDigest: golden.referenceDigest }, values, files),
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
        reference: { place: (0,errors/* formatPlace */.dE)(golden.place), ...golden.reference },
        candidate: null,
        judge: null,
    };
}


/***/ }),

/***/ 5030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ seekSession),
/* harmony export */   OC: () => (/* binding */ requireSession),
/* harmony export */   jy: () => (/* binding */ nameHint),
/* harmony export */   lx: () => (/* binding */ readSession)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6067);
/* harmony import */ var _inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1270);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5323);




/** Looks for the session that a command is asked about. */
function seekSession({ run, operands }) {
    const { values, origins, problems } = run.settings;
    const { files, digest } = run.ports;
    const corpus = (0,_inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__/* .readCorpus */ .XR)(values.corpus, files, digest);
    const candidates = (0,_inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_2__/* .readCandidates */ .lH)(values.candidates, files, digest);
    const [wanted] = operands;
    const name = wanted?.normalize('NFC') ?? '';
    const golden = corpus.sessions.find((session) => session.name === name);
    // Nobody has to have a corpus: a judge may need no reference.
    const hasNone = origins.corpus === 'default' && files.kind(values.corpus) === 'missing';
    return {
        name,
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
        all.push({ message: `${command} needs the name of a session` });
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
function readSession(command, context) {
    const sought = seekSession(context);
    const { candidates, corpus } = sought;
    return { golden: requireSession(command, sought), candidates, corpus };
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


/***/ })

};
