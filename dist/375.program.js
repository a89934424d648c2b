export const id = 375;
export const ids = [375,33];
export const modules = {

/***/ 7375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  turns: () => (/* binding */ turns)
});

// EXTERNAL MODULE: ./build/adapters/disk/files.js
var disk_files = __webpack_require__(6736);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(1388);
// EXTERNAL MODULE: ./build/core/json/text.js
var json_text = __webpack_require__(1378);
// EXTERNAL MODULE: ./build/inputs/corpus/read-corpus.js + 1 modules
var read_corpus = __webpack_require__(5323);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(6067);
// EXTERNAL MODULE: ./build/inputs/corpus/find-transcript.js
var find_transcript = __webpack_require__(5981);
;// CONCATENATED MODULE: ./build/inputs/turns/find-transcripts.js



/**
 * Finds the transcripts that command line operands name: a `.jsonl` file; a folder, for all such files in it and below;
 * or a pattern. In folders, names that begin with a dot, `node_modules` and links to folders are skipped.
 * @param others our own files and folders that hold no transcripts, such as the report
 */
function findTranscripts(operands, files, others = []) {
    const found = new Map();
    const problems = [];
    for (const operand of operands) {
        const { paths, problem } = findOne(operand, files, new Set(others));
        if (problem !== undefined)
            problems.push(problem);
        // By its real place, so that a turn is not counted twice through a link.
        for (const path of paths) {
            const real = files.real(path) ?? path;
            const known = found.get(real);
            if (known === undefined || (0,core_text/* byCodePoint */.HH)(path, known) < 0)
                found.set(real, path);
        }
    }
    return { paths: [...found.values()].sort(core_text/* byCodePoint */.HH), problems };
}
function findOne(operand, files, others) {
    if (operand.trim() === '')
        return { paths: [], problem: { message: 'a path is empty', hint: WHAT_TO_NAME } };
    const located = files.locate(operand);
    const kind = 'path' in located ? files.kind(located.path) : 'missing';
    // A name may have the characters of a pattern in it.
    if ('path' in located && kind !== 'missing')
        return ofPlace(operand, located.path, kind, files, others);
    const { base, glob, isGlob } = picomatch.scan(operand);
    if (isGlob)
        return ofPattern(operand, { base: base === '' ? '.' : base, glob }, files, others);
    const why = 'problem' in located ? located.problem : `${JSON.stringify(operand)}: ${(0,core_text/* describeKind */.SB)(kind)}`;
    return { paths: [], problem: { message: why, hint: WHAT_TO_NAME } };
}
const WHAT_TO_NAME = 'name .jsonl files, folders, or patterns such as "sessions/**/*.jsonl"';
function ofPlace(operand, path, kind, files, others) {
    if (kind === 'folder') {
        const paths = transcriptsIn(path, files, others);
        const problem = { message: `${JSON.stringify(operand)}: there is no .jsonl file in this folder or below it` };
        return paths.length > 0 ? { paths } : { paths, problem };
    }
    if (kind !== 'file') {
        return { paths: [], problem: { message: `${JSON.stringify(operand)}: ${(0,core_text/* describeKind */.SB)(kind)}`, hint: WHAT_TO_NAME } };
    }
    if (path.endsWith('.jsonl'))
        return { paths: [path] };
    const message = `${JSON.stringify(operand)}: turns are read from .jsonl files, a message a line`;
    return { paths: [], problem: { message, hint: WHAT_TO_NAME } };
}
function ofPattern(operand, { base, glob }, files, others) {
    const located = files.locate(base);
    if ('problem' in located)
        return { paths: [], problem: { message: located.problem } };
    const nothing = { message: `${JSON.stringify(operand)}: no .jsonl file fits this pattern`, hint: WHAT_TO_NAME };
    if (files.kind(located.path) !== 'folder')
        return { paths: [], problem: nothing };
    // Paths of the workspace have `/` on every system.
    const fits = picomatch(glob, { windows: false });
    const prefix = located.path === '.' ? 0 : located.path.length + 1;
    const paths = transcriptsIn(located.path, files, others).filter((path) => fits(path.slice(prefix)));
    return paths.length > 0 ? { paths } : { paths, problem: nothing };
}
/** All `.jsonl` files in a folder and below it. */
function transcriptsIn(folder, files, others) {
    const paths = [];
    const real = files.real(folder);
    for (const name of files.list(folder)) {
        const path = folder === '.' ? name : `${folder}/${name}`;
        if (name.startsWith('.') || name === 'node_modules' || others.has(path))
            continue;
        const kind = files.kind(path);
        // A link may lead back up, and then there is no end.
        const isLink = real === undefined || files.real(path) !== (real === '.' ? name : `${real}/${name}`);
        if (kind === 'folder' && !isLink)
            for (const below of transcriptsIn(path, files, others))
                paths.push(below);
        // What leads outside is named, and told when it is read.
        if (kind !== 'folder' && kind !== 'missing' && name.endsWith('.jsonl'))
            paths.push(path);
    }
    return paths;
}
/** Finds the transcripts beside the references of a corpus; canaries are left out. */
function corpusTranscripts(sessions, files) {
    const first = sessions.flatMap((session) => (session.canary ? [] : (0,find_transcript/* transcriptPaths */.L)(session, files).slice(0, 1)));
    return {
        paths: first.filter((path) => path.endsWith('.jsonl')).sort(core_text/* byCodePoint */.HH),
        others: first.filter((path) => !path.endsWith('.jsonl')).sort(core_text/* byCodePoint */.HH),
    };
}

// EXTERNAL MODULE: ./build/core/json/document.js + 1 modules
var json_document = __webpack_require__(6164);
// EXTERNAL MODULE: ./build/core/json/lines.js
var lines = __webpack_require__(4778);
// EXTERNAL MODULE: ./build/inputs/corpus/transcript.js
var transcript = __webpack_require__(9143);
// EXTERNAL MODULE: ./build/inputs/turns/turn.js
var turns_turn = __webpack_require__(6888);
;// CONCATENATED MODULE: ./build/inputs/turns/read-turns.js




/** Reads the turns of transcripts. Every line that is no message is a problem: half a turn cannot be judged. */
function readTurns(paths, files) {
    const turns = [];
    const problems = [];
    for (const path of paths) {
        const read = readMessages(path, files);
        // One by one: a transcript may have more of them than a call takes arguments.
        for (const problem of read.problems)
            problems.push(problem);
        if (read.problems.length === 0)
            for (const turn of (0,turns_turn/* turnsOf */.oA)(path, read.messages))
                turns.push(turn);
    }
    return { turns, problems };
}
function readMessages(file, files) {
    const read = files.read(file);
    if (read.kind === 'unreadable')
        return { messages: [], problems: [{ message: read.reason, place: { file } }] };
    const messages = [];
    const problems = [];
    for (const { line, text } of (0,lines/* jsonLines */.i)(read.text)) {
        const blocks = read.invalidLines.has(line) ? undefined : (0,transcript/* readBlocks */.v_)(text);
        if (blocks === undefined)
            problems.push(problemOf(text, file, line, read.invalidLines.has(line)));
        else
            messages.push({ line, blocks });
    }
    return { messages, problems };
}
function problemOf(text, file, line, isInvalid) {
    if (isInvalid)
        return { message: 'the line is not UTF-8', place: { file, line } };
    const parsed = (0,json_document/* parseJson */.q)(text, line);
    return 'error' in parsed
        ? { message: `broken JSON: ${parsed.error.message}`, place: { file, ...parsed.error.position } }
        : { message: transcript/* NO_MESSAGE */.se, place: { file, line } };
}

// EXTERNAL MODULE: ./build/judge/batches/batch-record.js
var batch_record = __webpack_require__(5033);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
// EXTERNAL MODULE: ./build/core/numbers.js
var core_numbers = __webpack_require__(7952);
// EXTERNAL MODULE: ./build/judge/asking/simulation.js
var simulation = __webpack_require__(3131);
// EXTERNAL MODULE: ./build/settings/judge-metrics.js
var judge_metrics = __webpack_require__(483);
// EXTERNAL MODULE: ./build/statistics/descriptive.js
var descriptive = __webpack_require__(4400);
// EXTERNAL MODULE: ./build/render/page/judge.js
var page_judge = __webpack_require__(8826);
// EXTERNAL MODULE: ./build/render/trust.js
var trust = __webpack_require__(6411);
// EXTERNAL MODULE: ./build/render/wording.js
var wording = __webpack_require__(6809);
// EXTERNAL MODULE: ./build/render/terminal/layout.js
var layout = __webpack_require__(9970);
// EXTERNAL MODULE: ./build/render/terminal/terminal.js + 1 modules
var terminal = __webpack_require__(4170);
;// CONCATENATED MODULE: ./build/render/terminal/turns.js











/** How much a screenful may show; turns.json has the rest. */
const SHOWN_TURNS = 5;
const SHOWN_CLAIMS = 3;
/** What the judge says of turns, for a person at a terminal: verdict, gates, means, and the worst turns first. */
function renderTurns(report, screen) {
    const paint = picocolors.createColors(screen.colour);
    return [
        ...(0,terminal/* headline */.Pl)(report, paint, screen),
        '',
        ...(0,terminal/* gateLines */.HN)(report.gates, paint, screen),
        ...meanLines(report, paint),
        ...judgeLines(report, paint, screen),
        ...worstTurns(report, paint, screen),
        ...report.caveats.flatMap((caveat) => (0,layout/* hang */.lG)('  ! ', (0,core_text/* terminalLine */.tL)(caveat), screen).map(paint.dim)),
        ...(report.caveats.length > 0 ? [''] : []),
    ].join('\n');
}
const NAME = 13;
function meanLines({ judge }, paint) {
    const totals = Object.entries(judge.metrics).flatMap(([name, one]) => (one === undefined ? [] : [{ name, ...one }]));
    if (totals.every(({ wanted, skipped }) => wanted + skipped === 0))
        return [];
    const row = (name, cells) => `    ${name.padEnd(NAME)}${cells.map(terminal/* numberCell */.EH).join('')}`;
    return [
        paint.dim(row('', ['Mean', 'Median', 'p95', 'StdDev', 'n', 'Wanted', 'No basis'])),
        ...totals.map(({ name, mean: average, p50, p95, stddev, measured, wanted, skipped }) => row(name, [...[average, p50, p95, stddev].map(core_numbers/* showNumber */.Zo), ...[measured, wanted, skipped].map(String)])),
        '',
    ];
}
function judgeLines({ judge, gates }, paint, screen) {
    const gaps = (0,page_judge/* judgeGaps */.pU)(judge);
    const about = [
        judge.simulated === true ? `The judge was ${simulation/* SIMULATION_LABEL */.Nt}` : sentence(judge),
        (0,page_judge/* judgeEffort */.w0)(judge),
        ...(gaps === undefined ? [] : [gaps]),
        ...judge.alerts.map(page_judge/* alertNote */.FU),
        ...(0,trust/* riskSentences */.aw)(gates),
        ...(judge.base_url === null ? [] : [`Asked at ${judge.base_url}`]),
    ];
    return [...about.flatMap((text) => (0,layout/* hang */.lG)('  ', (0,core_text/* terminalLine */.tL)(text), screen).map(paint.cyan)), ''];
}
function sentence({ absence, model, measured, wanted }) {
    return absence === null
        ? `The judge (${model}) measured ${measured} of ${wanted}`
        : `The judge could not be asked (${(0,wording/* inWords */.r4)(absence)}): nothing is known`;
}
/** The lowest score first, then the lowest mean; equals keep their order. */
function worstTurnsFirst(turns) {
    return turns
        .map((turn) => ({ turn, scores: scoresOf(turn).map(({ score }) => score) }))
        .filter(({ scores }) => scores.length > 0)
        .map(({ turn, scores }) => ({ turn, least: Math.min(...scores), middle: (0,descriptive/* mean */.i2)(scores) ?? 0 }))
        .sort((a, b) => a.least - b.least || a.middle - b.middle)
        .map(({ turn }) => turn);
}
/** What was measured of a turn, in the order of the metrics. */
function scoresOf({ metrics }) {
    return judge_metrics/* TURN_METRICS */.Gq.flatMap((name) => {
        const result = metrics[name];
        return result === undefined || result.score === null
            ? []
            : [{ name, score: result.score, said: result.explanation }];
    });
}
function worstTurns({ turns }, paint, screen) {
    const worst = worstTurnsFirst(turns);
    if (worst.length === 0)
        return [];
    const hidden = worst.length - SHOWN_TURNS;
    return [
        paint.bold(worst.length === 1 ? 'The turn' : 'Lowest turns'),
        '',
        ...worst.slice(0, SHOWN_TURNS).flatMap((turn) => [...turnLines(turn, paint, screen), '']),
        ...(hidden > 0 ? [paint.dim(`  … and ${hidden} more: turns.json has them`), ''] : []),
    ];
}
function turnLines(turn, paint, screen) {
    const scores = scoresOf(turn);
    const [lowest] = [...scores].sort((a, b) => a.score - b.score);
    const missing = turn.unmeasured.map(({ measurement, reason }) => `${measurement} ${(0,wording/* inWords */.r4)(reason)}`);
    const numbers = [...scores.map(({ name, score }) => `${name} ${(0,core_numbers/* showNumber */.Zo)(score)}`), ...missing].join(', ');
    return [
        // Never broken: terminals and people click and copy it.
        `  ${paint.bold((0,core_text/* terminalLine */.tL)(`${turn.file}:${turn.line}`, 1000))}`,
        ...(0,layout/* hang */.lG)('      ', (0,core_text/* terminalLine */.tL)(numbers), screen).map(paint.cyan),
        ...(lowest?.said == null ? [] : (0,layout/* hang */.lG)('      ', (0,core_text/* terminalLine */.tL)(`${lowest.name}: ${lowest.said}`), screen)),
        ...claimLines(turn, screen),
    ];
}
/** What the tools contradict first, then what they do not show. */
function claimLines({ metrics }, screen) {
    const claims = metrics.faithfulness?.claims ?? [];
    const wrong = ['contradicted', 'unsupported'].flatMap((status) => claims.filter((claim) => claim.status === status));
    return wrong.slice(0, SHOWN_CLAIMS).flatMap(({ status, statement, evidence }) => {
        const place = evidence === null ? '' : ` (${evidence.file}:${evidence.line ?? 1})`;
        return (0,layout/* hang */.lG)('      → ', (0,core_text/* terminalLine */.tL)(`${status}: ${statement}${place}`, 600), screen);
    });
}

// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(193);
// EXTERNAL MODULE: ./build/core/version.js
var version = __webpack_require__(8614);
// EXTERNAL MODULE: ./build/gates/evaluate.js + 7 modules
var evaluate = __webpack_require__(9643);
// EXTERNAL MODULE: ./build/gates/judge-checks.js
var judge_checks = __webpack_require__(5792);
// EXTERNAL MODULE: ./build/gates/policy.js
var policy = __webpack_require__(25);
// EXTERNAL MODULE: ./build/judge/alerts.js
var alerts = __webpack_require__(9077);
// EXTERNAL MODULE: ./build/judge/judge-facts.js
var judge_facts = __webpack_require__(1809);
// EXTERNAL MODULE: ./build/judge/prompts/versions.js
var prompts_versions = __webpack_require__(879);
// EXTERNAL MODULE: ./build/settings/rules.js
var rules = __webpack_require__(3271);
// EXTERNAL MODULE: ./build/report/build-report.js + 4 modules
var build_report = __webpack_require__(5062);
// EXTERNAL MODULE: ./build/report/judge-report.js
var judge_report = __webpack_require__(3183);
// EXTERNAL MODULE: ./build/report/metrics-report.js
var metrics_report = __webpack_require__(8993);
// EXTERNAL MODULE: ./build/report/title.js
var title = __webpack_require__(5773);
;// CONCATENATED MODULE: ./build/report/build-turns-report.js















/** Totals, gates and verdict of what was said about turns: the one value that everything else is rendered from. */
function buildTurnsReport(found, facts, { settings, scoredAt }) {
    const { values } = settings;
    const { turns } = found;
    const checks = (0,judge_checks/* judgeChecks */.L)(facts, (0,policy/* policyOf */.US)(settings), rules/* TURN_GATES */.Be);
    const work = (0,judge_report/* workTotals */.$I)(facts);
    const metrics = (0,metrics_report/* metricTotals */._f)(facts, prompts_versions/* TURN_PROMPT_VERSIONS */.JP);
    // Nothing to judge is allowed on purpose; what nobody has judged, or a simulation alone, is an open question.
    const verdict = turns.length === 0 ? 'pass' : (0,evaluate/* verdictOf */.V)(checks, work.measured === 0 || facts.isSimulated === true);
    const reportGates = checks.map(({ gate }) => gate);
    return (0,redact/* maskTexts */.X)({
        schema_version: 1,
        tool: { name: 'summary-gate', version: version/* VERSION */.x },
        scored_at: `${scoredAt.toISOString().slice(0, 19)}Z`,
        verdict,
        title: (0,title/* turnsTitle */.jK)({
            verdict,
            gates: reportGates,
            turns: turns.length,
            metrics,
            isSimulated: facts.isSimulated === true,
        }),
        turn_count: turns.length,
        files: found.files,
        gates: reportGates,
        gates_failed: checks.flatMap(({ failures }) => failures),
        turns: turns.flatMap((turn) => {
            const scores = facts.measured.get(turn.id);
            if (scores === undefined)
                return [];
            const row = toReportTurn(turn, scores);
            return [facts.isSimulated === true ? { ...row, attempts: 0 } : row];
        }),
        judge: {
            ...(facts.isSimulated === true && { simulated: true }),
            ...(facts.isByBatch === true && { transport: 'batch' }),
            model: facts.model,
            samples: facts.samples,
            ...work,
            metrics,
            absence: facts.absence,
            base_url: facts.baseUrl,
            alerts: (0,judge_report/* toReportAlerts */.bv)((0,alerts/* alertsOf */.Hk)(facts, values.alerts, alerts/* TURN_HINTS */.XM)),
        },
        settings: (0,build_report/* reportedSettings */.f8)(settings, rules/* TURN_SETTINGS */.a5),
        caveats: [...(facts.isSimulated === true ? [`The judge was ${simulation/* SIMULATION_LABEL */.Nt}.`] : []), ...caveatsOf(found)],
    });
}
function toReportTurn({ id, file, line }, scores) {
    const { relevance, coherence, faithfulness, skipped, effort } = scores;
    const versions = prompts_versions/* TURN_PROMPT_VERSIONS */.JP;
    return {
        id,
        file,
        line,
        metrics: {
            ...(relevance !== undefined && { relevance: (0,metrics_report/* toGeval */.lX)(relevance, versions.relevance) }),
            ...(coherence !== undefined && { coherence: (0,metrics_report/* toGeval */.lX)(coherence, versions.coherence) }),
            ...(faithfulness !== undefined && {
                faithfulness: {
                    ...(0,metrics_report/* countClaims */.rJ)(faithfulness, versions.faithfulness),
                    claims: faithfulness.claims.map(metrics_report/* toClaim */.y4),
                },
                hallucination: (0,metrics_report/* toHallucination */.DL)(faithfulness, versions.faithfulness),
            }),
            skipped: skipped.map(({ metric, reason }) => ({ metric, reason })),
        },
        unmeasured: (0,judge_facts/* gapsOf */.dc)(scores).map(({ measurement, reason }) => ({ measurement, reason })),
        duration_ms: effort.durationMs,
        prompt_tokens: effort.promptTokens,
        completion_tokens: effort.completionTokens,
        cost_usd: (0,judge_report/* roundUsd */.tE)(effort.costUsd),
        attempts: effort.attempts,
    };
}
function caveatsOf({ turns, found, others }) {
    const cut = turns.filter(({ user, assistant, results }) => [user, assistant, ...results].some(({ isCut }) => isCut));
    return [
        ...(turns.length < found
            ? [`Only the first ${turns.length} of ${(0,core_text/* counted */.hS)(found, 'turn')} were judged (limit).`]
            : []),
        ...(cut.length > 0
            ? [`In ${cut.length} of ${(0,core_text/* counted */.hS)(turns.length, 'turn')} the judge is shown only the beginning of a long text.`]
            : []),
        ...(others.length > 0
            ? [
                `${(0,core_text/* counted */.hS)(others.length, 'transcript')} of the corpus left out, since turns are read from .jsonl alone: ${others.join(', ')}`,
            ]
            : []),
    ];
}

// EXTERNAL MODULE: ./build/run/exit-code.js
var run_exit_code = __webpack_require__(5680);
// EXTERNAL MODULE: ./build/run/report-files.js + 18 modules
var report_files = __webpack_require__(8550);
// EXTERNAL MODULE: ./build/run/run.js + 3 modules
var run_run = __webpack_require__(375);
// EXTERNAL MODULE: ./build/telemetry/evaluation.js
var telemetry_evaluation = __webpack_require__(5676);
// EXTERNAL MODULE: ./build/telemetry/evaluations-of.js
var evaluations_of = __webpack_require__(5089);
// EXTERNAL MODULE: ./build/telemetry/run-metrics.js
var run_metrics = __webpack_require__(5569);
;// CONCATENATED MODULE: ./build/telemetry/turn-telemetry.js




/** What a run over turns tells the tools that watch it: as one over sessions does, with a turn in place of a session. */
function turnTelemetry({ turns, judge, scored_at: scoredAt }) {
    const evaluator = (0,evaluations_of/* evaluatorOf */.tL)({ judge });
    const evaluations = turns
        .flatMap(({ id, metrics }) => (0,evaluations_of/* metricEvaluations */.qW)(id, metrics, prompts_versions/* TURN_PROMPT_VERSIONS */.JP))
        .map((evaluation) => ({ ...evaluation, evaluator }));
    return {
        events: evaluations.map((evaluation) => (0,telemetry_evaluation/* evaluationEvent */.R)(evaluation, scoredAt)),
        metrics: [...(0,run_metrics/* metricGauges */.TR)(judge, evaluator), (0,run_metrics/* failureCount */.Ep)(judge, evaluator)],
    };
}

;// CONCATENATED MODULE: ./build/command-line/commands/turns.js















/** Lets the judge rate the turns of transcripts. Exit codes are those of `score`. */
async function turns(context) {
    const { run, env, json, screen, print, tell, onProgress } = context;
    const { values } = run.settings;
    const found = findTurns(context);
    // Most commands have no judge, and start sooner without its code.
    const { openJudge, openTurnsEstimate } = await Promise.all(/* import() */[__webpack_require__.e(18), __webpack_require__.e(193)]).then(__webpack_require__.bind(__webpack_require__, 637));
    if (values['dry-run']) {
        print(await openTurnsEstimate(found.turns, (0,rules/* turnMetrics */.Fj)(values), values, run.ports));
        return exit_code/* EXIT */.d.pass;
    }
    const judge = openJudge(values, env, run.ports);
    let report;
    try {
        forgetTurns(run);
        (0,report_files/* refuseUnwritable */.Gt)(values['report-dir'], [report_files/* TURNS_FILE */.cI], run.ports.files);
        const facts = await judge.judgeTurns(found.turns, (0,rules/* turnMetrics */.Fj)(values), onProgress);
        report = buildTurnsReport(found, facts, { settings: run.settings, scoredAt: run.ports.clock() });
    }
    finally {
        for (const warning of await judge.close())
            tell(warning);
    }
    const written = writeTurns(report, context);
    print(json ? (0,json_text/* jsonText */.s$)(report) : renderTurns(report, screen));
    tell(`Report: ${[...written, judge.logPath()].filter((path) => path !== undefined).join(', ')}`);
    // Last, so that a slow collector keeps nobody from the verdict.
    for (const warning of await (0,run_run/* sendTelemetryTo */.TK)(turnTelemetry(report), env))
        tell(warning);
    return (0,run_exit_code/* exitCodeOf */.F)(report.verdict, values);
}
/** The turns to judge. Throws a UserError with all that is wrong with settings, paths and transcripts. */
function findTurns({ run, operands }) {
    const { values, problems: ofSettings } = run.settings;
    const { files } = run.ports;
    const { paths, others, problems } = operands.length > 0 ? ofOperands(operands, run) : ofCorpus(run);
    const read = readTurns(paths, files);
    const all = [...ofSettings, ...problems, ...read.problems];
    if (all.length > 0)
        throw new errors/* UserError */.yo(all);
    const chosen = read.turns.slice(0, values.limit ?? read.turns.length);
    if (chosen.length === 0 && !values['allow-empty']) {
        const message = 'turns: there is no transcript with a turn of an assistant to judge';
        const hint = 'name .jsonl files, or set allow-empty to true if nothing to judge should pass';
        throw new errors/* UserError */.yo([{ message, ...(operands.length === 0 && { place: { file: values.corpus } }), hint }]);
    }
    return { turns: chosen, found: read.turns.length, files: paths.length, others };
}
function ofOperands(operands, { settings: { values }, ports }) {
    const cassette = values['judge-cassette'];
    const kept = cassette === null ? [] : [cassette, (0,batch_record/* batchFileOf */.w)(cassette)];
    const ours = [values['report-dir'], ...kept, values['budget-ledger'] ?? ''];
    return { ...findTranscripts(operands, ports.files, ours), others: [] };
}
function ofCorpus({ settings: { values, wrong }, ports: { files, digest } }) {
    if (wrong.has('corpus'))
        return { paths: [], others: [], problems: [] };
    const { sessions, problems } = (0,read_corpus/* readCorpus */.XR)(values.corpus, files, digest);
    return { ...corpusTranscripts(sessions, files), problems };
}
/** Before anybody is asked: beside the log of a run that was killed there must be no result of an earlier one. */
function forgetTurns({ settings: { values }, ports: { files } }) {
    for (const name of [report_files/* TURNS_FILE */.cI, report_files/* JUDGE_LOG */.jv])
        files.remove((0,report_files/* pathIn */.lW)(values['report-dir'], name));
}
/** Writes turns.json, adds the events to those of the day, and returns the paths. */
function writeTurns(report, { run, tell }) {
    const { values } = run.settings;
    const { files } = run.ports;
    const path = (0,report_files/* pathIn */.lW)(values['report-dir'], report_files/* TURNS_FILE */.cI);
    try {
        files.write(path, (0,json_text/* jsonText */.s$)(report));
    }
    catch (error) {
        throw new errors/* UserError */.yo([{ message: `report-dir: cannot write: ${(0,disk_files/* reasonOf */.A)(error)}`, place: { file: path } }]);
    }
    const evaluations = (0,report_files/* appendEvaluations */.u6)(turnTelemetry(report), report, values, files);
    for (const warning of evaluations.warnings)
        tell(warning);
    return [path, evaluations.path];
}


/***/ }),

/***/ 5033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ parseBatches),
/* harmony export */   w: () => (/* binding */ batchFileOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3339);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4377);
/* harmony import */ var _core_json_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6164);
/* harmony import */ var _core_json_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4778);
/* harmony import */ var _core_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2139);
/* harmony import */ var _batch_transport_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2875);





/** The id of a batch, which goes into an address. */
const batchId = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[A-Za-z0-9_-]{1,128}$/, 'must be the id of a batch: letters, digits, _ and -');
/** Keys of questions, used as ids of the requests in a batch. */
const keys = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hexadecimal'));
/** A batch that was made and whose results are still to be fetched. */
const batchSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    batch: batchId,
    /** Which hand-over it came from. */
    token: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    base_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    /**
     * Where the worst case of each of its requests is booked, in their order; null where no ledger is kept. A line of an
     * earlier version has no amounts: then all stays booked.
     */
    booked: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        ledger: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        day: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^\d{4}-\d\d-\d\d$/),
        usd: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative()).default([]),
    })
        .nullable(),
    keys,
})
    .refine(({ booked, keys }) => booked === null || [0, keys.length].includes(booked.usd.length), {
    path: ['booked', 'usd'],
    message: 'must have as many amounts as there are keys',
});
/** Written before what requests have cost is put into the ledger in place of what was booked: only once may that be. */
const settledSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ settled: batchId, keys });
/** Written before a batch is made: without a batch of the same token nobody knows whether one came about. */
const handOverSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ handing_over: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), requests: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(), at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$() });
/**
 * Reads the lines of a batch file. Broken lines become problems; batches whose results the provider has deleted by now
 * are left out.
 */
function parseBatches(text, file, now) {
    const batches = [];
    const handOvers = [];
    const settled = new Map();
    const problems = [];
    for (const { line, text: content } of (0,_core_json_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonLines */ .i)(text)) {
        const parsed = (0,_core_json_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(content, line);
        if ('error' in parsed) {
            problems.push({ message: parsed.error.message, place: { file, ...parsed.error.position } });
            continue;
        }
        const { document } = parsed;
        const isHandOver = handOverSchema.safeParse(document.value);
        if (isHandOver.success) {
            handOvers.push(isHandOver.data);
            continue;
        }
        const isSettled = settledSchema.safeParse(document.value);
        if (isSettled.success) {
            const { settled: batch, keys } = isSettled.data;
            settled.set(batch, new Set([...(settled.get(batch) ?? []), ...keys]));
            continue;
        }
        const checked = batchSchema.safeParse(document.value);
        if (checked.success)
            batches.push(checked.data);
        else {
            const [first] = (0,_core_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaProblems */ .Ic)(checked.error.issues, document, file);
            problems.push(first ?? { message: 'this is no batch', place: (0,_core_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(document, file, []) });
        }
    }
    const known = new Set(batches.map(({ token }) => token));
    return {
        batches: batches.filter((batch) => isKept(batch, now)),
        handOvers: handOvers.filter((one) => !known.has(one.handing_over)),
        settled,
        problems,
        unfinishedLine: text === '' || text.endsWith('\n') ? null : text.split('\n').length,
    };
}
const DAY_MS = 86_400_000;
function isKept({ created_at: createdAt }, now) {
    return now.getTime() - Date.parse(createdAt) < _batch_transport_js__WEBPACK_IMPORTED_MODULE_5__/* .RESULTS_KEPT_DAYS */ .s5 * DAY_MS;
}
/** Path of the batch file that belongs to a cassette. */
function batchFileOf(cassette) {
    return `${cassette}.batches.jsonl`;
}


/***/ }),

/***/ 4170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HN: () => (/* binding */ gateLines),
  Pl: () => (/* binding */ headline),
  EH: () => (/* binding */ numberCell),
  bF: () => (/* binding */ renderTerminal)
});

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
// EXTERNAL MODULE: ./build/core/numbers.js
var numbers = __webpack_require__(7952);
// EXTERNAL MODULE: ./build/core/summary.js
var summary = __webpack_require__(7166);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(6067);
// EXTERNAL MODULE: ./build/gates/catalogue.js
var catalogue = __webpack_require__(3814);
// EXTERNAL MODULE: ./build/report/title.js
var title = __webpack_require__(5773);
// EXTERNAL MODULE: ./build/render/page/chosen-sessions.js
var chosen_sessions = __webpack_require__(3129);
// EXTERNAL MODULE: ./build/render/page/gate-table.js
var gate_table = __webpack_require__(5815);
// EXTERNAL MODULE: ./build/render/page/judge.js
var page_judge = __webpack_require__(8826);
// EXTERNAL MODULE: ./build/render/trust.js
var trust = __webpack_require__(6411);
// EXTERNAL MODULE: ./build/render/wording.js
var wording = __webpack_require__(6809);
// EXTERNAL MODULE: ./build/render/terminal/layout.js
var layout = __webpack_require__(9970);
// EXTERNAL MODULE: ./build/report/report-session.js
var report_session = __webpack_require__(5008);
// EXTERNAL MODULE: ./build/render/page/judged-session.js
var judged_session = __webpack_require__(6765);
;// CONCATENATED MODULE: ./build/render/terminal/terminal-sessions.js








/** How much a screenful may show; the report files have the rest. */
const SHOWN_SESSIONS = 5;
const SHOWN_FINDINGS = 4;
/** The worst failing sessions, or the lowest where none fails, each with what to change. */
function worstSessions(report, paint, screen) {
    const sessions = (0,chosen_sessions/* worstFirst */.md)(report.sessions.filter(wording/* isCompared */.uQ));
    const failing = sessions.filter(({ failed }) => failed);
    const worst = failing.length > 0 ? failing : sessions.slice(0, 1);
    if (worst.length === 0)
        return [];
    const note = (0,wording/* failingNote */.dr)(report);
    const waived = (0,report_session/* waivedSessions */.cq)(report);
    const hidden = worst.length - SHOWN_SESSIONS;
    return [
        paint.bold(failing.length === 0 ? 'Lowest session' : (0,wording/* failingHeading */.vy)(failing.length, waived.size)),
        ...(note === undefined ? [] : (0,layout/* hang */.lG)('', note, screen).map(paint.dim)),
        '',
        ...worst
            .slice(0, SHOWN_SESSIONS)
            .flatMap((session) => sessionLines(session, report.settings, waived, paint, screen)),
        ...(hidden > 0 ? [paint.dim(`  … and ${hidden} more failing: report.md and report.json have them`), ''] : []),
    ];
}
/** Passing sessions with claims or requirements that the judge faults: what its gates fail by. */
function faultedSessions(report, paint, screen) {
    const sessions = (0,chosen_sessions/* faulted */.UQ)(report.sessions.filter(({ failed }) => !failed));
    if (sessions.length === 0)
        return [];
    const hidden = sessions.length - SHOWN_SESSIONS;
    const waived = new Set();
    return [
        paint.bold(`Passing sessions that the judge faults (${sessions.length})`),
        '',
        ...sessions
            .slice(0, SHOWN_SESSIONS)
            .flatMap((session) => sessionLines(session, report.settings, waived, paint, screen)),
        ...(hidden > 0 ? [paint.dim(`  … and ${hidden} more: report.md and report.json have them`), ''] : []),
    ];
}
/** The settings that `explain` needs to find the same session again, where they were given by hand. */
const WHERE = ['config', 'working-directory', 'corpus', 'candidates'];
function explainCommand(name, settings) {
    const flags = WHERE.flatMap((setting) => {
        const given = settings[setting];
        if (given === undefined || given.from !== 'input' || typeof given.value !== 'string')
            return [];
        return [`--${setting} ${quoteForShell((0,core_text/* terminalLine */.tL)(given.value))}`];
    });
    // A name that begins with a dash would be taken for a flag, quoted or not.
    return name.startsWith('-')
        ? ['explain', ...flags, '--', quoteForShell(name)].join(' ')
        : ['explain', quoteForShell(name), ...flags].join(' ');
}
function sessionLines(session, settings, waived, paint, screen) {
    const scores = session.dimensions.map(({ dimension, score }) => `${SHORT_NAMES[dimension]}\u00a0${(0,numbers/* showNumber */.Zo)(score)}`);
    const facts = session.status === 'scored' ? scores.join('  ') : (0,wording/* inWords */.r4)(session.status);
    const name = (0,core_text/* terminalLine */.tL)(session.name);
    const head = `${name}  ${(0,numbers/* showNumber */.Zo)(session.overall)}`;
    const mark = waived.has(session.name) ? '◉' : session.failed ? '✖' : '✔';
    const markLines = (0,layout/* hang */.lG)(`  ${mark} `, head, screen).map((line, i) => i === 0 ? `  ${(session.failed ? paint.red : paint.green)(mark)}${paint.bold(line.slice(3))}` : paint.bold(line));
    const oneLine = 4 + (0,layout/* columnsOf */.PL)(head) + 2 + (0,layout/* columnsOf */.PL)(facts) <= screen.width;
    const factLines = (0,layout/* hang */.lG)('      ', facts, screen).map((line) => paint.dim(line.replaceAll('\u00a0', ' ')));
    const hidden = session.findings.length - SHOWN_FINDINGS + (session.findings_omitted ?? 0);
    return [
        ...(oneLine
            ? [`${markLines[0] ?? ''}  ${paint.dim(facts.replaceAll('\u00a0', ' '))}`]
            : [...markLines, ...factLines]),
        ...(session.waived ?? []).flatMap((waiver) => (0,layout/* hang */.lG)('      ', (0,core_text/* terminalLine */.tL)((0,wording/* waiverText */.Eu)(waiver)), screen).map(paint.yellow)),
        ...judgedLines(session, screen).map(paint.cyan),
        ...session.findings.slice(0, SHOWN_FINDINGS).flatMap((finding) => findingLines(finding, paint, screen)),
        ...(hidden > 0
            ? (0,layout/* hang */.lG)('      ', `… and ${hidden} more: ${explainCommand(name, settings)}`, screen).map(paint.dim)
            : []),
        '',
    ];
}
/** The judge's numbers below those of the rubric, and why. */
function judgedLines({ judge }, screen) {
    if (judge === undefined || !(0,judged_session/* wasAsked */.gg)(judge))
        return [];
    const silence = (0,judged_session/* silenceOf */.Dp)(judge);
    if (silence !== undefined)
        return (0,layout/* hang */.lG)('      ', silence, screen);
    const scores = judge.dimensions.map(({ dimension, score }) => `${SHORT_NAMES[dimension]}\u00a0${(0,numbers/* showNumber */.Zo)(score)}`);
    const overall = judge.dimensions.length === 0 ? [] : [`judge\u00a0${(0,numbers/* showNumber */.Zo)(judge.overall)}`];
    const label = judge.simulated === true ? ['simulated'] : [];
    const metrics = (0,page_judge/* metricRows */.IN)(judge).map(({ name, score }) => `${name}\u00a0${(0,numbers/* showNumber */.Zo)(score)}`);
    return [
        ...[[...overall, ...scores], metrics]
            .filter((numbers) => numbers.length > 0)
            .flatMap((numbers) => (0,layout/* hang */.lG)('      ', [...label, ...numbers].join('  '), screen).map((line) => line.replaceAll('\u00a0', ' '))),
        ...(judge.rationale === null ? [] : (0,layout/* hang */.lG)('      ', (0,core_text/* terminalLine */.tL)(judge.rationale, 300), screen)),
    ];
}
/** Sessions that no failure shows, in short. */
function otherSessions(title, sessions, paint, screen) {
    if (sessions.length === 0)
        return [];
    const hidden = sessions.length - SHOWN_SESSIONS;
    return [
        paint.bold(`${title} (${sessions.length})`),
        '',
        ...sessions.slice(0, SHOWN_SESSIONS).flatMap((session) => {
            const rubric = session.overall === null ? '' : `  rubric ${(0,numbers/* showNumber */.Zo)(session.overall)}`;
            const head = (0,layout/* hang */.lG)('    ', `${(0,core_text/* terminalLine */.tL)(session.name)}${rubric}`, screen).map(paint.bold);
            return [...head, ...judgedLines(session, screen).map(paint.cyan)];
        }),
        ...(hidden > 0 ? [paint.dim(`    … and ${hidden} more: report.md and report.json have them`)] : []),
        '',
    ];
}
const SHORT_NAMES = {
    title: 'title',
    summary: 'summary',
    key_actions: 'actions',
    outcome: 'outcome',
    aha_moments: 'moments',
};
/** What belongs to no session of the corpus. */
function outsideFindings(findings, paint, screen) {
    if (findings.length === 0)
        return [];
    const hidden = findings.length - SHOWN_SESSIONS;
    return [
        paint.bold('Outside the corpus'),
        '',
        ...findings.slice(0, SHOWN_SESSIONS).flatMap((finding) => findingLines(finding, paint, screen)),
        ...(hidden > 0 ? [paint.dim(`      … and ${hidden} more`)] : []),
        '',
    ];
}
function findingLines(finding, paint, screen) {
    const { code, file, line, column, message } = finding;
    const [suggestion, note] = [(0,wording/* adviceOf */.wr)(finding), (0,wording/* knownNote */.wt)(finding)];
    const place = file === null ? '' : [file, line, column].filter((part) => part !== null).join(':');
    return [
        ...(0,layout/* placeLines */.L)('      ', code, place, paint, screen),
        ...(0,layout/* hang */.lG)('        ', note === undefined ? (0,core_text/* terminalLine */.tL)(message) : `${(0,core_text/* terminalLine */.tL)(message)} (${note})`, screen),
        ...(suggestion === undefined ? [] : (0,layout/* hang */.lG)('      → ', (0,core_text/* terminalLine */.tL)(suggestion), screen).map(paint.cyan)),
    ];
}
/** A word to paste into a shell. Names of sessions are foreign text, too. */
function quoteForShell(word) {
    return /^[\p{L}\p{N}._/-]+$/u.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./build/render/terminal/terminal.js













/** How much a screenful may show; the report files have the rest. */
const SHOWN_GATES = 20;
const SHOWN_NAMES = 5;
/** The report for a person at a terminal: verdict, gates, scores, the worst sessions with what to do about them. */
function renderTerminal(report, screen) {
    const paint = picocolors.createColors(screen.colour);
    return [
        ...headline(report, paint, screen),
        '',
        ...changedInputsLines(report, paint, screen),
        ...gateLines(report.gates, paint, screen),
        ...baselineLines(report, paint, screen),
        ...scoreLines(report, paint, screen),
        ...judgeLines(report, paint, screen),
        ...worstSessions(report, paint, screen),
        ...otherSessions('Rubric and judge disagree', (0,chosen_sessions/* disagreeing */.N1)(report.sessions.filter(({ failed }) => !failed)), paint, screen),
        ...faultedSessions(report, paint, screen),
        ...otherSessions('Without a reference', (0,chosen_sessions/* unreferenced */.tW)(report.sessions), paint, screen),
        ...outsideFindings(report.findings, paint, screen),
        ...trustLines(report, paint, screen),
        ...report.caveats.flatMap((caveat) => (0,layout/* hang */.lG)('  ! ', (0,core_text/* terminalLine */.tL)(caveat), screen).map(paint.dim)),
        ...(report.caveats.length > 0 ? [''] : []),
    ].join('\n');
}
function headline(report, paint, screen) {
    const [mark, colour] = {
        pass: (0,title/* newlyWorse */.Ox)(report).length > 0 ? ['! ', paint.yellow] : ['✔ ', paint.green],
        fail: ['✖ ', paint.red],
        inconclusive: ['? ', paint.yellow],
    }[report.verdict];
    return (0,layout/* hang */.lG)(mark, report.title, screen).map((line) => paint.bold(colour(line)));
}
/** Columns of a number such as 0.584 with the gap before it, and of the longest heading above it. */
const NUMBER = 9;
const numberCell = (text) => text.padStart(NUMBER);
/** The gates as a table. */
function gateLines(gates, paint, screen) {
    if (gates.length === 0)
        return [];
    const indent = 4;
    const shown = (0,chosen_sessions/* failedFirst */.Yk)(gates).slice(0, SHOWN_GATES);
    const room = Math.max(8, screen.width - indent - 2 * (NUMBER + 1));
    const names = shown.map(({ id }) => (0,layout/* cutColumns */.ME)((0,core_text/* terminalLine */.tL)(id), room));
    const width = (0,layout/* widest */.D3)(['Gate', ...names]);
    const cells = Math.min(BAR_CELLS, screen.width - indent - width - 2 * (NUMBER + 1) - 2);
    const lines = shown.map((gate, i) => {
        const { value, status, waived, flip_risk: risk } = gate;
        const plain = { pass: paint.green('✔'), fail: paint.red('✖'), not_evaluated: paint.dim('–') }[status];
        const hasBar = value !== null && catalogue/* GATES */.JH[gate.kind].scale === 'score' && cells >= FEWEST_CELLS;
        const drawn = hasBar ? `  ${bar(gate, value, cells, paint)}` : '';
        const line = `  ${waived === true ? '◉' : plain} ${(0,layout/* pad */.eV)(names[i] ?? '', width)} ${numberCell((0,catalogue/* showGateNumber */.mB)(gate, value))} ${numberCell((0,gate_table/* targetOf */.$r)(gate))}${drawn}`;
        const hasWord = risk !== undefined && risk.word !== 'clear' && (0,layout/* columnsOf */.PL)(line) + WORD <= screen.width;
        return hasWord ? `${line}  ${paint.yellow(risk.word)}` : line;
    });
    const hidden = gates.length - shown.length;
    return [
        paint.dim(`    ${(0,layout/* pad */.eV)('Gate', width)} ${numberCell('Value')} ${numberCell('Target')}`),
        ...lines,
        ...(hidden > 0 ? [paint.dim(`    … and ${hidden} more`)] : []),
        '',
    ];
}
/** Columns of the longest word behind a bar, with the gap before it. */
const WORD = 12;
const BAR_CELLS = 20;
const FEWEST_CELLS = 8;
/**
 * The value from 0 to 1 as a bar, with a tick at the threshold: reached exactly where it is not below, and passed exactly
 * where it is above a most that is allowed. By the value, not by the status: a waived failure is below too.
 */
function bar(gate, value, size, paint) {
    const { threshold, status } = gate;
    const isMost = (0,catalogue/* isCeiling */.WO)(gate);
    const tick = Math.min(size - (isMost ? 2 : 1), Math.ceil(threshold * size));
    const reached = Math.floor(value * size);
    const least = value < threshold ? Math.min(reached, tick - 1) : Math.max(reached, tick);
    const most = value > threshold ? Math.max(reached, tick + 2) : Math.min(reached, tick);
    const filled = isMost ? most : least;
    const cells = Array.from({ length: size }, (_, i) => (i === tick ? '┃' : i < filled ? '█' : '░'));
    return { pass: paint.green, fail: paint.red, not_evaluated: paint.dim }[status](cells.join(''));
}
function scoreLines({ corpus_size: size, statistics }, paint, screen) {
    if (size === 0)
        return [];
    const width = (0,layout/* widest */.D3)([...summary/* DIMENSIONS */.Yf]);
    const columns = Math.max(1, Math.floor((screen.width - 4 - width) / NUMBER));
    const row = (name, cells) => `    ${(0,layout/* pad */.eV)(name, width)}${cells.slice(0, columns).map(numberCell).join('')}`;
    const scores = ({ mean, p50, p95, stddev, ci95 }) => [
        (0,numbers/* showNumber */.Zo)(mean),
        ...bounds(ci95),
        ...[p50, p95, stddev].map(numbers/* showNumber */.Zo),
    ];
    // Two words for two columns.
    const bounds = (ci95) => (0,wording/* isPoint */.fT)(ci95) ? ['all', 'equal'] : [(0,numbers/* showNumber */.Zo)(ci95?.[0] ?? null), (0,numbers/* showNumber */.Zo)(ci95?.[1] ?? null)];
    return [
        paint.dim(row('', ['Mean', '95% low', '95% high', 'Median', 'p95', 'StdDev'])),
        paint.bold(row('overall', scores(statistics.overall))),
        ...summary/* DIMENSIONS */.Yf.map((dimension) => row(dimension, scores(statistics.dimensions[dimension]))),
        '',
    ];
}
function changedInputsLines({ baseline }, paint, screen) {
    const sentence = baseline === undefined ? undefined : (0,trust/* changedInputsSentence */.dD)(baseline);
    return sentence === undefined ? [] : [...(0,layout/* hang */.lG)('  ! ', sentence, screen).map(paint.yellow), ''];
}
function baselineLines({ baseline }, paint, screen) {
    if (baseline === undefined)
        return [];
    const { failures } = baseline;
    const fresh = failures === null || failures.new.length === 0 ? undefined : `New: ${someNames(failures.new)}`;
    const about = [(0,trust/* changeSentence */.y6)(baseline), (0,trust/* failuresSentence */.b8)(baseline), fresh, (0,trust/* originSentence */.yx)(baseline)];
    const lines = about.flatMap((text) => (text === undefined ? [] : (0,layout/* hang */.lG)('  ', (0,core_text/* terminalLine */.tL)(text), screen)));
    return [...lines.map(baseline.overall?.word === 'regression' ? paint.red : paint.cyan), ''];
}
function someNames(names) {
    const hidden = names.length - SHOWN_NAMES;
    return `${names.slice(0, SHOWN_NAMES).join(', ')}${hidden > 0 ? ` and ${hidden} more` : ''}`;
}
function trustLines(report, paint, screen) {
    const sentences = (0,trust/* trustSentences */.jb)(report);
    if (sentences.length === 0)
        return [];
    return [...sentences.flatMap((text) => (0,layout/* hang */.lG)('  · ', text, screen).map(paint.dim)), ''];
}
function judgeLines({ judge, settings, corpus_size: size }, paint, screen) {
    if (judge === undefined)
        return [];
    const gaps = (0,page_judge/* judgeGaps */.pU)(judge);
    const about = [
        (0,page_judge/* judgeSentence */.$L)(judge, size),
        ...(0,page_judge/* judgeNotes */.$b)(judge),
        (0,page_judge/* judgeEffort */.w0)(judge),
        ...(gaps === undefined ? [] : [gaps]),
    ];
    const where = judge.base_url === null ? [] : [`Asked at ${judge.base_url}`];
    return [
        ...[...about, ...(0,page_judge/* trustNotes */.Eq)(judge, settings), ...where].flatMap((text) => (0,layout/* hang */.lG)('  ', (0,core_text/* terminalLine */.tL)(text), screen).map(paint.cyan)),
        '',
    ];
}


/***/ }),

/***/ 5680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf)
/* harmony export */ });
/* harmony import */ var _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1388);

/**
 * The exit code for a verdict. `warn-only` makes it 0 whatever the gates say, and `on-inconclusive: pass` where a gate
 * could not be evaluated; neither hides wrong input.
 */
function exitCodeOf(verdict, { 'warn-only': warnOnly, 'on-inconclusive': onInconclusive }) {
    if (warnOnly || (verdict === 'inconclusive' && onInconclusive === 'pass'))
        return _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.pass;
    return _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d[verdict];
}


/***/ })

};
