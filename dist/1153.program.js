export const id = 1153;
export const ids = [1153,7336];
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

/***/ 71153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  calibrate: () => (/* binding */ calibrate_calibrate)
});

var errors = __webpack_require__(62807);
var json_text = __webpack_require__(1378);
var core_numbers = __webpack_require__(67952);
var read_corpus = __webpack_require__(7649);
var format_of = __webpack_require__(30965);
var labels_label = __webpack_require__(33124);
var read_labels = __webpack_require__(10090);
var summary = __webpack_require__(37166);
var judge_facts = __webpack_require__(51809);
var judgement = __webpack_require__(15667);
var agreement = __webpack_require__(89541);
var judge_agreement = __webpack_require__(55193);
;// CONCATENATED MODULE: ./build/judge/calibration/calibration.js






function calibrate(labels, judged, { settings, score, digest }) {
    const gate = (0,judge_agreement/* calibrationGate */.MV)(settings);
    const candidates = labels.map((label) => ({
        label,
        rubric: score(label.session.reference, label.candidate),
        judged: judged?.judgements.get((0,labels_label/* labelKey */.kJ)(label)) ?? null,
    }));
    return {
        gate,
        candidates,
        rubric: agreementOf(candidates, gate, ({ rubric }) => rubric.overall, ({ rubric }, dimension) => rubric.dimensions.find((result) => result.dimension === dimension)?.score ?? null),
        judge: judged === null
            ? null
            : {
                ...agreementOf(candidates, gate, ({ judged }) => judged?.overall.score ?? null, ({ judged }, dimension) => judged?.dimensions[dimension].score ?? null),
                facts: {
                    mode: settings['judge-mode'],
                    model: settings['judge-model'],
                    promptVersion: judged.promptVersion,
                    samples: settings['judge-samples'],
                },
                measured: (0,judge_agreement/* judgeAgreement */.I1)(labels, judged.judgements, {
                    gate,
                    minMeasured: settings['min-measured'],
                    digest,
                }),
                reasons: (0,judge_facts/* countReasons */.Vo)({ judgements: judged.judgements, measured: new Map() }),
                effort: [...judged.judgements.values()].reduce(judgement/* addEfforts */.vs, judgement/* NO_EFFORT */.tS),
            },
    };
}
function agreementOf(candidates, gate, overall, ofDimension) {
    const pairsOf = (human, scoreOf) => candidates.flatMap((candidate) => {
        const [given, scored] = [human(candidate.label), scoreOf(candidate)];
        return given === undefined || scored === null
            ? []
            : [
                {
                    session: candidate.label.session.name,
                    human: given,
                    scored,
                    isVerdict: candidate.label.verdict !== undefined,
                },
            ];
    });
    return {
        overall: (0,agreement/* measureAgreement */.H)(pairsOf((label) => label.overall, overall), gate),
        dimensions: Object.fromEntries(summary/* DIMENSIONS */.Yf.map((dimension) => [
            dimension,
            (0,agreement/* measureAgreement */.H)(pairsOf((label) => label.dimensions[dimension], (candidate) => ofDimension(candidate, dimension)), null),
        ])),
    };
}

var guidelines = __webpack_require__(77741);
var picocolors = __webpack_require__(57336);
var core_text = __webpack_require__(26067);
var round_usd = __webpack_require__(63422);
var wording = __webpack_require__(56809);
var layout = __webpack_require__(19970);
;// CONCATENATED MODULE: ./build/render/terminal/calibration.js









const FEW_LABELS = 30;
function renderCalibration(calibration, { minimum, rubric }, screen) {
    const paint = picocolors.createColors(screen.colour);
    const { candidates, gate, judge } = calibration;
    const sessions = new Set(candidates.map(({ label }) => label.session.name)).size;
    const scorers = [
        ...(judge === null ? [] : [{ name: 'Judge', ...judge }]),
        { name: `Rubric ${rubric}`, ...calibration.rubric },
    ];
    return [
        paint.bold(`${(0,core_text/* counted */.hS)(candidates.length, 'labelled candidate')} of ${(0,core_text/* counted */.hS)(sessions, 'session')}${verdictsIn(candidates)}`),
        ...(judge === null ? [] : (0,layout/* hang */.lG)('', judgeLine(judge), screen).map(paint.cyan)),
        '',
        ...scorers.flatMap(({ name, overall }) => [paint.bold(name), ...agreementLines(overall, gate, paint, screen)]),
        ...dimensionTable(scorers, paint),
        ...candidateTable(candidates, judge !== null, paint),
        ...verdictLines(calibration, minimum, paint, screen),
        ...(candidates.length < FEW_LABELS
            ? (0,layout/* hang */.lG)('  ! ', `With ${(0,core_text/* counted */.hS)(candidates.length, 'label')} ${scorers.some(({ overall: { spearman, kappa, bias } }) => [spearman, kappa, bias].some(({ ci95 }) => ci95 !== null))
                ? 'the intervals are wide: read them, not the values'
                : 'there are no intervals: the values say little'}.`, screen)
                .map(paint.dim)
                .concat('')
            : []),
    ].join('\n');
}
function verdictsIn(candidates) {
    const of = (wanted) => candidates.filter(({ label }) => label.verdict === wanted).length;
    const [accepted, rejected] = [of('accepted'), of('rejected')];
    return accepted + rejected === 0 ? '' : `; ${accepted} accepted and ${rejected} rejected, which kappa alone counts`;
}
function judgeLine({ facts, measured, effort, reasons }) {
    const missing = Object.entries(reasons).map(([reason, count]) => `${(0,wording/* inWords */.r4)(reason)} ${count}`);
    const cost = effort.costUsd === null ? 'unknown' : (0,round_usd/* inDollars */.D)(effort.costUsd);
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
const SHOWN = 50;
function candidateTable(candidates, judged, paint) {
    const scoreOf = ({ rubric, judged: judgement }) => judged ? (judgement?.overall.score ?? null) : rubric.overall;
    const distance = (candidate) => {
        const score = scoreOf(candidate);
        return score === null ? -1 : Math.abs(score - candidate.label.overall);
    };
    const shown = [...candidates].sort((a, b) => distance(b) - distance(a)).slice(0, SHOWN);
    const names = shown.map(({ label }) => (0,core_text/* terminalLine */.tL)((0,labels_label/* labelKey */.kJ)(label), 60));
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

var redact = __webpack_require__(37611);
var version = __webpack_require__(18614);
var judge_report = __webpack_require__(45554);
;// CONCATENATED MODULE: ./build/report/calibration-report.js




function toCalibrationReport(calibration, { minimum, rubric, dimensions, }) {
    const { candidates, gate, judge } = calibration;
    return (0,redact/* maskTexts */.X)({
        schema_version: 1,
        tool: { name: 'summary-gate', version: version/* VERSION */.x },
        labels: candidates.length,
        sessions: new Set(candidates.map(({ label }) => label.session.name)).size,
        gate,
        min_judge_agreement: minimum,
        rubric: { version: rubric, ...toScorer(calibration.rubric, dimensions) },
        judge: judge === null
            ? null
            : {
                mode: judge.facts.mode,
                model: judge.facts.model,
                prompt_version: judge.facts.promptVersion,
                samples: judge.facts.samples,
                ...toScorer(judge, dimensions),
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
    });
}
function toScorer({ overall, dimensions }, has) {
    return {
        overall: (0,judge_report/* toReportAgreement */.MC)(overall),
        dimensions: Object.fromEntries(has.map((dimension) => {
            const { n, sessions, spearman, bias } = (0,judge_report/* toReportAgreement */.MC)(dimensions[dimension]);
            return [dimension, { n, sessions, spearman, bias }];
        })),
    };
}
function toCandidate({ label, rubric, judged }) {
    const { session, id, overall, dimensions, verdict, labeller, at, place } = label;
    return {
        session: session.name,
        id,
        file: place.file,
        line: place.line ?? null,
        labeller,
        at,
        label: { overall, dimensions, ...(verdict !== undefined && { verdict }) },
        rubric: {
            overall: rubric.overall,
            dimensions: Object.fromEntries(rubric.dimensions.map(({ dimension, score }) => [dimension, score])),
        },
        judge: judged === null
            ? null
            : {
                overall: judged.overall.score,
                dimensions: Object.fromEntries((0,judgement/* judgedDimensions */.lc)(judged).map((name) => [name, judged.dimensions[name].score])),
                rationale: judged.rationale,
                unmeasured: judged.unmeasured,
                model_used: judged.modelUsed,
            },
    };
}

var score = __webpack_require__(7963);
;// CONCATENATED MODULE: ./build/command-line/commands/calibrate.js












async function calibrate_calibrate(context) {
    const { run, env, json, screen, print } = context;
    const { values } = run.settings;
    const labels = await readAllLabels(context);
    if (values['dry-run']) {
        const { openEstimate } = await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(3975), __webpack_require__.e(5397), __webpack_require__.e(2147), __webpack_require__.e(5549)]).then(__webpack_require__.bind(__webpack_require__, 82147));
        print(await openEstimate({ scored: null, labels }, values, run.ports, env));
        return errors/* EXIT */.dc.pass;
    }
    const judged = values.judge === 'off' ? null : await judgeLabels(labels, context);
    const calibration = calibrate(labels, judged, {
        settings: values,
        score: (0,score/* openScorer */.DL)(values.rubric, values.weights, values.dimensions),
        digest: run.ports.digest,
    });
    const { rubric, dimensions } = values;
    const about = { minimum: values['min-judge-agreement'], rubric, dimensions };
    print(json ? (0,json_text/* jsonText */.s$)(toCalibrationReport(calibration, about)) : renderCalibration(calibration, about, screen));
    const level = calibration.judge?.measured.level;
    if (about.minimum === null || level === undefined)
        return errors/* EXIT */.dc.pass;
    if (level === null)
        return errors/* EXIT */.dc.inconclusive;
    return (0,core_numbers/* shown */.SP)(level) >= (0,core_numbers/* shown */.SP)(about.minimum) ? errors/* EXIT */.dc.pass : errors/* EXIT */.dc.fail;
}
async function readAllLabels({ run }) {
    const { values, problems, wrong } = run.settings;
    const { files, digest } = run.ports;
    if (wrong.has('corpus'))
        throw new errors/* UserError */.yo(problems);
    const format = (0,format_of/* formatOf */.b)(values);
    const corpus = await (0,read_corpus/* readCorpus */.XR)(values.corpus, files, digest, format);
    const { labels: scores, problems: broken } = (0,read_labels/* readLabels */.k)(corpus.sessions, files, format);
    const labels = [...scores, ...(0,labels_label/* taughtLabels */.Xj)(corpus.sessions)];
    const all = [...problems, ...corpus.problems, ...broken];
    if (values.simulate) {
        all.push({ message: 'simulate: a calibration is about a real judge, and made-up scores would agree by chance' });
    }
    if (all.length === 0 && labels.length === 0) {
        all.push({
            message: 'calibrate: the corpus has no labels.json with a label',
            place: { file: values.corpus },
            hint: 'put a labels.json beside a reference.json as docs/calibration.md of summary-gate says; a .jsonl corpus cannot have any; summaries that people accept and reject count, too',
        });
    }
    (0,errors/* refuse */.TR)(all);
    return labels;
}
async function judgeLabels(labels, { run, env, onProgress, tell }) {
    const { openJudge } = await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(3975), __webpack_require__.e(5397), __webpack_require__.e(2147), __webpack_require__.e(1080), __webpack_require__.e(885)]).then(__webpack_require__.bind(__webpack_require__, 21080));
    const judge = await openJudge(run.settings.values, env, run.ports);
    try {
        const promptVersion = (0,guidelines/* rubricVersion */.E3)(judge.guidelines);
        return { promptVersion, judgements: await judge.askLabels(labels, onProgress) };
    }
    finally {
        for (const warning of await judge.close())
            tell(warning);
    }
}


/***/ }),

/***/ 89541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ FEWEST_LABELS),
  H: () => (/* binding */ measureAgreement)
});

var core_groups = __webpack_require__(6760);
var numbers = __webpack_require__(67952);
;// CONCATENATED MODULE: ./build/statistics/agreement.js
function averageRanks(values) {
    const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
    const ranks = new Array(values.length).fill(0);
    for (let from = 0; from < order.length;) {
        let to = from + 1;
        while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0])
            to++;
        for (let i = from; i < to; i++)
            ranks[order[i] ?? 0] = (from + 1 + to) / 2;
        from = to;
    }
    return ranks;
}
function pearson(a, b) {
    const [centreA, centreB] = [meanOf(a), meanOf(b)];
    let covariance = 0;
    let [spreadA, spreadB] = [0, 0];
    for (const [i, value] of a.entries()) {
        const [x, y] = [value - centreA, (b[i] ?? 0) - centreB];
        covariance += x * y;
        spreadA += x * x;
        spreadB += y * y;
    }
    if (spreadA === 0 || spreadB === 0)
        return null;
    return Math.min(1, Math.max(-1, covariance / Math.sqrt(spreadA * spreadB)));
}
function meanOf(values) {
    return values.reduce((sum, value) => sum + value, 0) / values.length;
}
function spearman(a, b) {
    return pearson(averageRanks(a), averageRanks(b));
}
function partialSpearman(a, b, given) {
    const together = spearman(a, b);
    if (together === null)
        return null;
    const [withA, withB] = [spearman(a, given), spearman(b, given)];
    if (withA === null || withB === null)
        return together;
    const left = (1 - withA * withA) * (1 - withB * withB);
    return left < 1e-12 ? 0 : Math.min(1, Math.max(-1, (together - withA * withB) / Math.sqrt(left)));
}
function probabilityOfGreater(greater, smaller) {
    if (greater.length === 0 || smaller.length === 0)
        return null;
    const ranks = averageRanks([...greater, ...smaller]);
    const sum = ranks.slice(0, greater.length).reduce((total, rank) => total + rank, 0);
    return (sum - (greater.length * (greater.length + 1)) / 2) / (greater.length * smaller.length);
}
function cohensKappa(a, b) {
    if (a.length === 0)
        return null;
    const share = (flags) => flags.filter(Boolean).length / flags.length;
    const observed = share(a.map((yes, i) => yes === b[i]));
    const [yesA, yesB] = [share(a), share(b)];
    const chance = yesA * yesB + (1 - yesA) * (1 - yesB);
    return chance === 1 ? null : (observed - chance) / (1 - chance);
}

var bootstrap = __webpack_require__(50168);
var descriptive = __webpack_require__(94400);
;// CONCATENATED MODULE: ./build/judge/calibration/agreement.js





const FEWEST_LABELS = 3;
const FEWEST_SESSIONS = 3;
const DRAWS = 2000;
const MOST_DRAWN = 2_000_000;
const SEED = 20_261_121;
const DEFINED_SHARE = 0.9;
function measureAgreement(pairs, gate) {
    const groups = bySession(pairs);
    const draws = Math.min(DRAWS, Math.ceil(MOST_DRAWN / Math.max(1, pairs.length)));
    const resamples = groups.length < FEWEST_SESSIONS ? [] : (0,bootstrap/* drawResamples */.J)(groups.length, draws, SEED);
    const estimate = (statistic, obstacle) => {
        const value = obstacle === null ? statistic(pairs) : null;
        if (value === null)
            return { value: null, ci95: null, reason: obstacle ?? 'the scorer gave the same score to all' };
        const drawn = resamples.flatMap((chosen) => statistic([...chosen].flatMap((i) => groups[i] ?? [])) ?? []);
        return { value: rounded(value), ci95: interval(drawn, resamples.length), reason: null };
    };
    const ranks = estimate(rankCorrelation, obstacleToRanks(pairs));
    const kappa = estimate((some) => kappaAt(some, gate ?? 0), obstacleToKappa(pairs, gate));
    return {
        n: pairs.length,
        sessions: groups.length,
        spearman: ranks,
        kappa,
        bias: estimate((some) => (0,descriptive/* mean */.i2)(scoresIn(some).map(({ human, scored }) => scored - human)), obstacleToBias(pairs)),
        level: levelOf(ranks, kappa),
    };
}
function levelOf(ranks, kappa) {
    if (kappa.value === null)
        return null;
    return ranks.value === null ? kappa.value : Math.min(ranks.value, kappa.value);
}
function scoresIn(pairs) {
    return pairs.filter(({ isVerdict }) => isVerdict !== true);
}
function rankCorrelation(pairs) {
    const scores = scoresIn(pairs);
    return spearman(scores.map(({ human }) => human), scores.map(({ scored }) => scored));
}
function kappaAt(pairs, gate) {
    const passes = (value) => (0,numbers/* shown */.SP)(value) >= (0,numbers/* shown */.SP)(gate);
    return cohensKappa(pairs.map(({ human }) => passes(human)), pairs.map(({ scored }) => passes(scored)));
}
const VERDICTS_ALONE = 'no label is a score: people said right or wrong alone';
function obstacleToBias(all) {
    if (all.length === 0)
        return 'nothing was measured';
    return scoresIn(all).length === 0 ? VERDICTS_ALONE : null;
}
function obstacleToRanks(all) {
    const pairs = scoresIn(all);
    if (pairs.length === 0 && all.length > 0)
        return VERDICTS_ALONE;
    if (pairs.length < FEWEST_LABELS)
        return `fewer than ${FEWEST_LABELS} candidates were measured`;
    return new Set(pairs.map(({ human }) => human)).size < 2 ? 'all labels are the same' : null;
}
function obstacleToKappa(pairs, gate) {
    if (gate === null)
        return 'no gate is set';
    if (pairs.length < FEWEST_LABELS)
        return `fewer than ${FEWEST_LABELS} candidates were measured`;
    const passing = pairs.filter(({ human }) => (0,numbers/* shown */.SP)(human) >= (0,numbers/* shown */.SP)(gate)).length;
    if (passing > 0 && passing < pairs.length)
        return null;
    return `all labels are ${passing === 0 ? 'below' : 'at or above'} the gate`;
}
function bySession(pairs) {
    const groups = new Map();
    for (const pair of pairs) {
        (0,core_groups/* addTo */.D)(groups, pair.session, pair);
    }
    return [...groups.values()];
}
function interval(drawn, draws) {
    const sorted = [...drawn].sort((a, b) => a - b);
    const [low, high] = [(0,descriptive/* quantile */.YV)(sorted, 0.025), (0,descriptive/* quantile */.YV)(sorted, 0.975)].map((end) => end === null ? null : rounded(end));
    if (low == null || high == null || low === high || sorted.length < DEFINED_SHARE * draws)
        return null;
    return [low, high];
}
function rounded(value) {
    return (0,numbers/* stored */.su)(value, 'six decimals') + 0;
}


/***/ }),

/***/ 55193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ judgeAgreement),
/* harmony export */   MV: () => (/* binding */ calibrationGate),
/* harmony export */   Me: () => (/* binding */ labelQuestions),
/* harmony export */   Ru: () => (/* binding */ checkAgainstLabels),
/* harmony export */   Sd: () => (/* binding */ labelsDigest),
/* harmony export */   ge: () => (/* binding */ agreementOf),
/* harmony export */   v4: () => (/* binding */ judgedLabels)
/* harmony export */ });
/* harmony import */ var _core_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10843);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37166);
/* harmony import */ var _inputs_labels_label_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33124);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15667);
/* harmony import */ var _rubric_questions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80695);
/* harmony import */ var _agreement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89541);






function judgedLabels(labels, judgements) {
    return labels.map((label) => {
        const judgement = judgements.get((0,_inputs_labels_label_js__WEBPACK_IMPORTED_MODULE_2__/* .labelKey */ .kJ)(label));
        return {
            session: label.session.name,
            human: label.overall,
            ...(label.verdict !== undefined && { isVerdict: true }),
            scored: judgement?.overall.score ?? null,
            effort: judgement ?? _judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_EFFORT */ .tS,
        };
    });
}
function agreementOf(labels, { gate, minMeasured, digest, }) {
    const pairs = labels.flatMap(({ scored, effort: _, ...label }) => (scored === null ? [] : [{ ...label, scored }]));
    const agreement = (0,_agreement_js__WEBPACK_IMPORTED_MODULE_5__/* .measureAgreement */ .H)(pairs, gate);
    const counts = { wanted: labels.length, measured: pairs.length };
    const obstacle = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnough */ .LP)(counts, minMeasured)
        ? agreement.level === null
            ? (agreement.kappa.reason ?? agreement.spearman.reason)
            : null
        : `the judge measured ${counts.measured} of ${counts.wanted} labels`;
    return {
        labels: counts.wanted,
        measured: counts.measured,
        agreement,
        level: obstacle === null ? agreement.level : null,
        obstacle,
        effort: labels.reduce((sum, { effort }) => (0,_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .addEfforts */ .vs)(sum, effort), _judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_EFFORT */ .tS),
        digest,
    };
}
function judgeAgreement(labels, judgements, { gate, minMeasured, digest, }) {
    return agreementOf(judgedLabels(labels, judgements), { gate, minMeasured, digest: labelsDigest(labels, digest) });
}
function labelsDigest(labels, digest) {
    return digest((0,_core_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(labels.map((label) => ({
        key: (0,_inputs_labels_label_js__WEBPACK_IMPORTED_MODULE_2__/* .labelKey */ .kJ)(label),
        reference: label.session.referenceDigest,
        candidate: (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryText */ .g5)(label.candidate),
        overall: label.overall,
    }))));
}
async function checkAgainstLabels(facts, labels, { settings, digest, askMore }) {
    if (labels.length === 0 || facts.absence !== null || facts.judgements.size + facts.measured.size === 0)
        return facts;
    const judgements = await askMore(labels);
    const gate = calibrationGate(settings);
    return {
        ...facts,
        agreement: judgeAgreement(labels, judgements, { gate, minMeasured: settings['min-measured'], digest }),
    };
}
function calibrationGate(settings) {
    return settings['min-judge-overall'] ?? settings['min-overall'];
}
function labelQuestions(labels, settings, form) {
    return labels.map((label) => {
        const { difficulty, kind, reference } = label.session;
        const { 'judge-mode': mode, 'judge-model': model } = settings;
        const rest = () => ({
            reference: mode === 'paired' ? reference : null,
            candidate: label.candidate,
            rationaleChars: settings['judge-rationale-chars'],
            wantsRewrite: false,
        });
        return (0,_rubric_questions_js__WEBPACK_IMPORTED_MODULE_4__/* .lateQuestion */ .jl)((0,_inputs_labels_label_js__WEBPACK_IMPORTED_MODULE_2__/* .labelKey */ .kJ)(label), { mode, difficulty, kind, ...(0,_rubric_questions_js__WEBPACK_IMPORTED_MODULE_4__/* .askedDimensions */ .wy)(settings) }, rest, {
            model,
            form,
        });
    });
}


/***/ })

};
