export const id = 153;
export const ids = [153];
export const modules = {

/***/ 1153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  calibrate: () => (/* binding */ calibrate_calibrate)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(1388);
// EXTERNAL MODULE: ./build/core/json/text.js
var json_text = __webpack_require__(1378);
// EXTERNAL MODULE: ./build/core/numbers.js
var core_numbers = __webpack_require__(7952);
// EXTERNAL MODULE: ./build/inputs/corpus/read-corpus.js + 1 modules
var read_corpus = __webpack_require__(5323);
// EXTERNAL MODULE: ./build/inputs/read-labels.js
var read_labels = __webpack_require__(844);
// EXTERNAL MODULE: ./build/core/summary.js
var summary = __webpack_require__(7166);
// EXTERNAL MODULE: ./build/inputs/label.js
var inputs_label = __webpack_require__(3046);
// EXTERNAL MODULE: ./build/judge/judge-facts.js
var judge_facts = __webpack_require__(1809);
// EXTERNAL MODULE: ./build/judge/judgement.js
var judgement = __webpack_require__(5667);
// EXTERNAL MODULE: ./build/judge/prompts/versions.js
var versions = __webpack_require__(879);
// EXTERNAL MODULE: ./build/judge/calibration/agreement.js + 1 modules
var agreement = __webpack_require__(9541);
// EXTERNAL MODULE: ./build/judge/calibration/judge-agreement.js
var judge_agreement = __webpack_require__(5193);
;// CONCATENATED MODULE: ./build/judge/calibration/calibration.js







/** Compares rubric and judge with the labels; `judgements` is null when the judge is off. */
function calibrate(labels, judgements, { settings, score, digest }) {
    const gate = (0,judge_agreement/* calibrationGate */.MV)(settings);
    const candidates = labels.map((label) => ({
        label,
        rubric: score(label.session.reference, label.candidate),
        judged: judgements?.get((0,inputs_label/* labelKey */.kJ)(label)) ?? null,
    }));
    return {
        gate,
        candidates,
        rubric: agreementOf(candidates, gate, ({ rubric }) => rubric.overall, ({ rubric }, dimension) => rubric.dimensions.find((result) => result.dimension === dimension)?.score ?? null),
        judge: judgements === null
            ? null
            : {
                ...agreementOf(candidates, gate, ({ judged }) => judged?.overall.score ?? null, ({ judged }, dimension) => judged?.dimensions[dimension].score ?? null),
                facts: {
                    mode: settings['judge-mode'],
                    model: settings['judge-model'],
                    promptVersion: versions/* EVAL_PROMPT_VERSION */.h0,
                    samples: settings['judge-samples'],
                },
                measured: (0,judge_agreement/* judgeAgreement */.I1)(labels, judgements, { gate, minMeasured: settings['min-measured'], digest }),
                reasons: (0,judge_facts/* countReasons */.Vo)({ judgements, measured: new Map() }),
                effort: [...judgements.values()].reduce(judgement/* addEfforts */.vs, judgement/* NO_EFFORT */.tS),
            },
    };
}
function agreementOf(candidates, gate, overall, ofDimension) {
    const pairsOf = (human, scoreOf) => candidates.flatMap((candidate) => {
        const [given, scored] = [human(candidate.label), scoreOf(candidate)];
        return given === undefined || scored === null
            ? []
            : [{ session: candidate.label.session.name, human: given, scored }];
    });
    return {
        overall: (0,agreement/* measureAgreement */.H)(pairsOf((label) => label.overall, overall), gate),
        dimensions: Object.fromEntries(summary/* DIMENSIONS */.Yf.map((dimension) => [
            dimension,
            // No gate: min-overall is a line through overalls.
            (0,agreement/* measureAgreement */.H)(pairsOf((label) => label.dimensions[dimension], (candidate) => ofDimension(candidate, dimension)), null),
        ])),
    };
}

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(6067);
// EXTERNAL MODULE: ./build/render/wording.js
var wording = __webpack_require__(6809);
// EXTERNAL MODULE: ./build/render/terminal/layout.js
var layout = __webpack_require__(9970);
;// CONCATENATED MODULE: ./build/render/terminal/calibration.js








/** Below this many labels the intervals are so wide that they are the message. */
const FEW_LABELS = 30;
/** How far rubric and judge agree with people, for a terminal. */
function renderCalibration(calibration, { minimum, rubric }, screen) {
    const paint = picocolors.createColors(screen.colour);
    const { candidates, gate, judge } = calibration;
    const sessions = new Set(candidates.map(({ label }) => label.session.name)).size;
    const scorers = [
        ...(judge === null ? [] : [{ name: 'Judge', ...judge }]),
        { name: `Rubric ${rubric}`, ...calibration.rubric },
    ];
    return [
        paint.bold(`${(0,core_text/* counted */.hS)(candidates.length, 'labelled candidate')} of ${(0,core_text/* counted */.hS)(sessions, 'session')}`),
        ...(judge === null ? [] : (0,layout/* hang */.lG)('', judgeLine(judge), screen).map(paint.cyan)),
        '',
        ...scorers.flatMap(({ name, overall }) => [paint.bold(name), ...agreementLines(overall, gate, paint, screen)]),
        ...dimensionTable(scorers, paint),
        ...candidateTable(candidates, judge !== null, paint),
        ...verdictLines(calibration, minimum, paint, screen),
        ...(candidates.length < FEW_LABELS
            ? (0,layout/* hang */.lG)('  ! ', `With ${(0,core_text/* counted */.hS)(candidates.length, 'label')} the intervals are wide: read them, not the values.`, screen)
                .map(paint.dim)
                .concat('')
            : []),
    ].join('\n');
}
function judgeLine({ facts, measured, effort, reasons }) {
    const missing = Object.entries(reasons).map(([reason, count]) => `${(0,wording/* inWords */.r4)(reason)} ${count}`);
    const cost = effort.costUsd === null ? 'unknown' : `$${effort.costUsd.toFixed(4)}`;
    return [
        (0,core_text/* terminalLine */.tL)(`${facts.model}, ${facts.mode}, prompt ${facts.promptVersion}, ${(0,core_text/* counted */.hS)(facts.samples, 'sample')}`),
        `${measured.measured} of ${(0,core_text/* counted */.hS)(measured.labels, 'label')} judged`,
        `${(0,core_text/* counted */.hS)(effort.attempts, 'request')}, ${(0,core_text/* counted */.hS)(effort.cacheHits, 'recorded answer')}, cost ${cost}`,
        ...(missing.length === 0 ? [] : [`missing: ${missing.join(', ')}`]),
    ].join('; ');
}
function agreementLines({ n, spearman, kappa, bias }, gate, paint, screen) {
    const at = gate === null ? '' : ` at ${(0,core_numbers/* showNumber */.Zo)(gate)}`;
    const row = (name, estimate, signed) => (0,layout/* hang */.lG)(`  ${name.padEnd(NAME)}`, inNumbers(estimate, signed), screen);
    return [
        ...row('Spearman', spearman, false),
        ...row(`Kappa${at}`, kappa, false),
        ...row('Bias', bias, true),
        paint.dim(`  ${'n'.padEnd(NAME)}${String(n).padStart(7)}`),
        '',
    ];
}
const NAME = 18;
function inNumbers({ value, ci95, reason }, signed) {
    if (value === null)
        return `    n/a  ${reason ?? ''}`.trimEnd();
    // Adding 0 makes a plain one of what rounds to -0.
    const number = (x) => `${signed && (0,core_numbers/* shown */.SP)(x) >= 0 ? '+' : ''}${(0,core_numbers/* showNumber */.Zo)((0,core_numbers/* shown */.SP)(x) + 0)}`;
    const interval = ci95 === null ? '' : `   95 % ${number(ci95[0])} to ${number(ci95[1])}`;
    return `${number(value).padStart(7)}${interval}`;
}
function dimensionTable(scorers, paint) {
    const named = summary/* DIMENSIONS */.Yf.filter((dimension) => scorers.some(({ dimensions }) => dimensions[dimension].n > 0));
    if (named.length === 0)
        return [];
    const cells = (texts) => texts.map((text) => text.padStart(10)).join('');
    const head = scorers.flatMap(({ name }) => [`${name.split(' ')[0]} n`, 'Spearman', 'Bias']);
    return [
        paint.dim(`  ${''.padEnd(NAME)}${cells(head)}`),
        ...named.map((dimension) => {
            const numbers = scorers.flatMap(({ dimensions }) => {
                const { n, spearman, bias } = dimensions[dimension];
                return [String(n), (0,core_numbers/* showNumber */.Zo)(spearman.value), (0,core_numbers/* showNumber */.Zo)(bias.value)];
            });
            return `  ${(0,wording/* inWords */.r4)(dimension).padEnd(NAME)}${cells(numbers)}`;
        }),
        '',
    ];
}
/** The most candidates of the table; `--json` has all of them. */
const SHOWN = 50;
/** Where scorer and label are farthest apart first: these are worth reading. */
function candidateTable(candidates, judged, paint) {
    const scoreOf = ({ rubric, judged: judgement }) => judged ? (judgement?.overall.score ?? null) : rubric.overall;
    const distance = (candidate) => {
        const score = scoreOf(candidate);
        return score === null ? -1 : Math.abs(score - candidate.label.overall);
    };
    const shown = [...candidates].sort((a, b) => distance(b) - distance(a)).slice(0, SHOWN);
    const names = shown.map(({ label }) => (0,core_text/* terminalLine */.tL)((0,inputs_label/* labelKey */.kJ)(label), 60));
    const width = Math.max(9, ...names.map((name) => name.length));
    const cells = (texts) => texts.map((text) => text.padStart(9)).join('');
    const hidden = candidates.length - shown.length;
    return [
        paint.dim(`  ${'Candidate'.padEnd(width)}${cells(['Label', ...(judged ? ['Judge'] : []), 'Rubric'])}`),
        ...shown.map(({ label, rubric, judged: judgement }, i) => {
            const numbers = [label.overall, ...(judged ? [judgement?.overall.score ?? null] : []), rubric.overall];
            return `  ${(names[i] ?? '').padEnd(width)}${cells(numbers.map(core_numbers/* showNumber */.Zo))}`;
        }),
        ...(hidden > 0 ? [paint.dim(`  … and ${hidden} more: --json has all`)] : []),
        '',
    ];
}
function verdictLines({ judge }, minimum, paint, screen) {
    if (judge === null) {
        const words = 'The judge is off; min-judge-agreement speaks of the judge alone and was not checked.';
        return minimum === null ? [] : [...(0,layout/* hang */.lG)('  ', words, screen), ''];
    }
    const { level, obstacle } = judge.measured;
    if (level === null) {
        const words = `Agreement not measured: ${obstacle ?? `fewer than ${agreement/* FEWEST_LABELS */.p} labels`}`;
        return [...(0,layout/* hang */.lG)('? ', words, screen).map((line) => paint.yellow(line)), ''];
    }
    const text = `Agreement ${(0,core_numbers/* showNumber */.Zo)(level)}, the lower of Spearman and kappa`;
    if (minimum === null)
        return [...(0,layout/* hang */.lG)('  ', text, screen), ''];
    const reached = (0,core_numbers/* shown */.SP)(level) >= (0,core_numbers/* shown */.SP)(minimum);
    return [
        ...(0,layout/* hang */.lG)(reached ? '✔ ' : '✖ ', `${text} ${reached ? '>=' : '<'} min-judge-agreement ${(0,core_numbers/* showNumber */.Zo)(minimum)}`, screen).map((line) => paint.bold(reached ? paint.green(line) : paint.red(line))),
        '',
    ];
}

// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(193);
// EXTERNAL MODULE: ./build/core/version.js
var version = __webpack_require__(8614);
// EXTERNAL MODULE: ./build/report/judge-report.js
var judge_report = __webpack_require__(3183);
;// CONCATENATED MODULE: ./build/report/calibration-report.js




/** What `calibrate --json` prints: the same numbers as its table, as plain data. */
function toCalibrationReport(calibration, { minimum, rubric }) {
    const { candidates, gate, judge } = calibration;
    return {
        schema_version: 1,
        tool: { name: 'summary-gate', version: version/* VERSION */.x },
        labels: candidates.length,
        sessions: new Set(candidates.map(({ label }) => label.session.name)).size,
        gate,
        min_judge_agreement: minimum,
        rubric: { version: rubric, ...toScorer(calibration.rubric) },
        judge: judge === null
            ? null
            : {
                mode: judge.facts.mode,
                model: judge.facts.model,
                prompt_version: judge.facts.promptVersion,
                samples: judge.facts.samples,
                ...toScorer(judge),
                level: judge.measured.level,
                obstacle: judge.measured.obstacle,
                labels_digest: judge.measured.digest,
                measured: judge.measured.measured,
                unmeasured_reasons: judge.reasons,
                calls: judge.effort.attempts,
                cache_hits: judge.effort.cacheHits,
                cost_usd: judge.effort.costUsd,
            },
        candidates: candidates.map(toCandidate),
    };
}
function toScorer({ overall, dimensions }) {
    return {
        overall: (0,judge_report/* toReportAgreement */.MC)(overall),
        dimensions: Object.fromEntries(summary/* DIMENSIONS */.Yf.map((dimension) => {
            const { n, sessions, spearman, bias } = (0,judge_report/* toReportAgreement */.MC)(dimensions[dimension]);
            return [dimension, { n, sessions, spearman, bias }];
        })),
    };
}
function toCandidate({ label, rubric, judged }) {
    const { session, id, overall, dimensions, labeller, at, place } = label;
    return {
        session: (0,redact/* maskSecrets */.QU)(session.name),
        id,
        file: (0,redact/* maskSecrets */.QU)(place.file),
        line: place.line ?? null,
        labeller: (0,redact/* maskSecrets */.QU)(labeller),
        at,
        label: { overall, dimensions },
        rubric: {
            overall: rubric.overall,
            dimensions: Object.fromEntries(rubric.dimensions.map(({ dimension, score }) => [dimension, score])),
        },
        judge: judged === null
            ? null
            : {
                overall: judged.overall.score,
                dimensions: Object.fromEntries(summary/* DIMENSIONS */.Yf.map((name) => [name, judged.dimensions[name].score])),
                rationale: judged.rationale === null ? null : (0,redact/* maskSecrets */.QU)(judged.rationale),
                unmeasured: judged.unmeasured,
                model_used: judged.modelUsed,
            },
    };
}

// EXTERNAL MODULE: ./build/rubric/score.js + 10 modules
var score = __webpack_require__(7244);
;// CONCATENATED MODULE: ./build/command-line/commands/calibrate.js










/**
 * Compares the scores of rubric and judge with those that people gave to the same candidates. Exit code 1 where the judge
 * agrees less than `min-judge-agreement` asks for, 3 where that could not be measured.
 */
async function calibrate_calibrate(context, shell) {
    const { run, json, screen, print } = context;
    const { values } = run.settings;
    const labels = readAllLabels(context);
    if (values['dry-run']) {
        const { openEstimate } = await Promise.all(/* import() */[__webpack_require__.e(893), __webpack_require__.e(33)]).then(__webpack_require__.bind(__webpack_require__, 7893));
        print(await openEstimate({ scored: null, labels }, values, run.ports));
        return exit_code/* EXIT */.d.pass;
    }
    const judgements = values.judge === 'off' ? null : await judgeLabels(labels, context, shell);
    const calibration = calibrate(labels, judgements, {
        settings: values,
        score: (0,score/* openScorer */.DL)(values.rubric, values.weights),
        digest: run.ports.digest,
    });
    const about = { minimum: values['min-judge-agreement'], rubric: values.rubric };
    print(json ? (0,json_text/* jsonText */.s$)(toCalibrationReport(calibration, about)) : renderCalibration(calibration, about, screen));
    const level = calibration.judge?.measured.level;
    if (about.minimum === null || level === undefined)
        return exit_code/* EXIT */.d.pass;
    if (level === null)
        return exit_code/* EXIT */.d.inconclusive;
    return (0,core_numbers/* shown */.SP)(level) >= (0,core_numbers/* shown */.SP)(about.minimum) ? exit_code/* EXIT */.d.pass : exit_code/* EXIT */.d.fail;
}
function readAllLabels({ run }) {
    const { values, problems, wrong } = run.settings;
    const { files, digest } = run.ports;
    if (wrong.has('corpus'))
        throw new errors/* UserError */.yo(problems);
    const corpus = (0,read_corpus/* readCorpus */.XR)(values.corpus, files, digest);
    const { labels, problems: broken } = (0,read_labels/* readLabels */.k2)(corpus.sessions, files);
    const all = [...problems, ...corpus.problems, ...broken];
    if (values.simulate) {
        all.push({ message: 'simulate: a calibration is about a real judge, and made-up scores would agree by chance' });
    }
    if (all.length === 0 && labels.length === 0) {
        all.push({
            message: 'calibrate: the corpus has no labels.json with a label',
            place: { file: values.corpus },
            hint: 'put a labels.json beside a reference.json as docs/calibration.md says; a .jsonl corpus cannot have any',
        });
    }
    if (all.length > 0)
        throw new errors/* UserError */.yo(all);
    return labels;
}
async function judgeLabels(labels, { run }, shell) {
    const { openJudge } = await Promise.all(/* import() */[__webpack_require__.e(893), __webpack_require__.e(33)]).then(__webpack_require__.bind(__webpack_require__, 7893));
    const judge = openJudge(run.settings.values, shell.env, run.ports);
    try {
        return await judge.askLabels(labels, shell.onProgress);
    }
    finally {
        for (const warning of await judge.close())
            shell.warn(warning);
    }
}


/***/ })

};
