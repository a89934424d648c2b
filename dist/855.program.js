export const id = 855;
export const ids = [855];
export const modules = {

/***/ 6855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  turns: () => (/* binding */ turns)
});

// EXTERNAL MODULE: ./build/adapters/files.js
var adapters_files = __webpack_require__(3058);
// EXTERNAL MODULE: ./build/corpus/read-corpus.js
var read_corpus = __webpack_require__(6178);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/evaluations-file.js
var evaluations_file = __webpack_require__(1790);
// EXTERNAL MODULE: ./build/exit-code.js
var exit_code = __webpack_require__(5030);
// EXTERNAL MODULE: ./build/judge/batches/batch-file-name.js
var batch_file_name = __webpack_require__(2732);
// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(6082);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
// EXTERNAL MODULE: ./build/gates/shown.js
var shown = __webpack_require__(9250);
// EXTERNAL MODULE: ./build/judge/judge-metrics.js
var judge_metrics = __webpack_require__(47);
// EXTERNAL MODULE: ./build/judge/simulation.js
var simulation = __webpack_require__(3421);
// EXTERNAL MODULE: ./build/statistics/descriptive.js
var descriptive = __webpack_require__(4400);
// EXTERNAL MODULE: ./build/render/judge.js
var render_judge = __webpack_require__(6794);
// EXTERNAL MODULE: ./build/render/judge-trust.js
var judge_trust = __webpack_require__(7161);
// EXTERNAL MODULE: ./build/render/layout.js
var layout = __webpack_require__(6319);
// EXTERNAL MODULE: ./build/render/terminal.js + 1 modules
var terminal = __webpack_require__(2760);
// EXTERNAL MODULE: ./build/render/trust.js
var trust = __webpack_require__(6411);
// EXTERNAL MODULE: ./build/render/wording.js
var wording = __webpack_require__(6809);
;// CONCATENATED MODULE: ./build/render/turns.js












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
        ...report.caveats.flatMap((caveat) => (0,layout/* hang */.lG)('  ! ', (0,render_escape/* terminalLine */.tL)(caveat), screen).map(paint.dim)),
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
        ...totals.map(({ name, mean: average, p50, p95, stddev, measured, wanted, skipped }) => row(name, [...[average, p50, p95, stddev].map(shown/* showNumber */.Z), ...[measured, wanted, skipped].map(String)])),
        '',
    ];
}
function judgeLines({ judge, gates }, paint, screen) {
    const gaps = (0,render_judge/* judgeGaps */.pU)(judge);
    const about = [
        judge.simulated === true ? `The judge was ${simulation/* SIMULATION_LABEL */.Nt}` : sentence(judge),
        (0,render_judge/* judgeEffort */.w0)(judge),
        ...(gaps === undefined ? [] : [gaps]),
        ...judge.alerts.map(judge_trust/* alertNote */.F),
        ...(0,trust/* riskSentences */.aw)(gates),
        ...(judge.base_url === null ? [] : [`Asked at ${judge.base_url}`]),
    ];
    return [...about.flatMap((text) => (0,layout/* hang */.lG)('  ', (0,render_escape/* terminalLine */.tL)(text), screen).map(paint.cyan)), ''];
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
    const numbers = [...scores.map(({ name, score }) => `${name} ${(0,shown/* showNumber */.Z)(score)}`), ...missing].join(', ');
    return [
        // Never broken: terminals and people click and copy it.
        `  ${paint.bold((0,render_escape/* terminalLine */.tL)(`${turn.file}:${turn.line}`, 1000))}`,
        ...(0,layout/* hang */.lG)('      ', (0,render_escape/* terminalLine */.tL)(numbers), screen).map(paint.cyan),
        ...(lowest?.said == null ? [] : (0,layout/* hang */.lG)('      ', (0,render_escape/* terminalLine */.tL)(`${lowest.name}: ${lowest.said}`), screen)),
        ...claimLines(turn, screen),
    ];
}
/** What the tools contradict first, then what they do not show. */
function claimLines({ metrics }, screen) {
    const claims = metrics.faithfulness?.claims ?? [];
    const wrong = ['contradicted', 'unsupported'].flatMap((status) => claims.filter((claim) => claim.status === status));
    return wrong.slice(0, SHOWN_CLAIMS).flatMap(({ status, statement, evidence }) => {
        const place = evidence === null ? '' : ` (${evidence.file}:${evidence.line ?? 1})`;
        return (0,layout/* hang */.lG)('      → ', (0,render_escape/* terminalLine */.tL)(`${status}: ${statement}${place}`, 600), screen);
    });
}

// EXTERNAL MODULE: ./build/counted.js
var counted = __webpack_require__(5374);
// EXTERNAL MODULE: ./build/gates/evaluate.js + 1 modules
var evaluate = __webpack_require__(987);
// EXTERNAL MODULE: ./build/gates/judge-checks.js
var judge_checks = __webpack_require__(5792);
// EXTERNAL MODULE: ./build/gates/title.js
var title = __webpack_require__(3533);
// EXTERNAL MODULE: ./build/judge/alert-hints.js
var alert_hints = __webpack_require__(9681);
// EXTERNAL MODULE: ./build/judge/alerts.js + 1 modules
var alerts = __webpack_require__(5826);
// EXTERNAL MODULE: ./build/judge/judge-facts.js
var judge_facts = __webpack_require__(1809);
// EXTERNAL MODULE: ./build/judge/prompts/versions.js
var prompts_versions = __webpack_require__(879);
// EXTERNAL MODULE: ./build/redact.js
var redact = __webpack_require__(2207);
// EXTERNAL MODULE: ./build/settings/turn-rules.js
var turn_rules = __webpack_require__(2095);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/report/build-report.js + 10 modules
var build_report = __webpack_require__(9747);
// EXTERNAL MODULE: ./build/report/judge-report.js
var judge_report = __webpack_require__(3183);
// EXTERNAL MODULE: ./build/report/mask-report.js
var mask_report = __webpack_require__(6726);
// EXTERNAL MODULE: ./build/report/metrics-report.js
var metrics_report = __webpack_require__(8993);
;// CONCATENATED MODULE: ./build/report/build-turns-report.js
















/** Totals, gates and verdict of what was said about turns: the one value that everything else is rendered from. */
function buildTurnsReport(found, facts, { settings, scoredAt }) {
    const { values } = settings;
    const { turns } = found;
    const { completion, ...gates } = (0,build_report/* metricGates */.Bl)(values);
    const policy = { minOverall: null, minDimensions: null, metrics: gates, minMeasured: values['min-measured'] };
    const checks = (0,judge_checks/* judgeChecks */.LZ)(facts, policy);
    const work = (0,judge_report/* workTotals */.$I)(facts);
    const metrics = (0,metrics_report/* metricTotals */._f)(facts, prompts_versions/* TURN_PROMPT_VERSIONS */.J);
    // Nothing to judge is allowed on purpose; what nobody has judged, or a simulation alone, is an open question.
    const verdict = turns.length === 0 ? 'pass' : (0,evaluate/* verdictOf */.Vj)(checks, work.measured === 0 || facts.isSimulated === true);
    const reportGates = checks.map(({ gate }) => gate);
    return {
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
            alerts: (0,judge_report/* toReportAlerts */.bv)((0,alerts/* alertsOf */.Hk)(facts, values.alerts, alert_hints/* TURN_HINTS */.X)),
        },
        settings: (0,mask_report/* maskSettings */.AR)((0,build_report/* reportedSettings */.f8)(settings, turn_rules/* TURN_SETTINGS */.a5)),
        caveats: [
            ...(facts.isSimulated === true ? [`The judge was ${simulation/* SIMULATION_LABEL */.Nt}.`] : []),
            ...caveatsOf(found).map(redact/* maskSecrets */.Q),
        ],
    };
}
/** Names of files are text of others, too. */
function toReportTurn({ id, file, line }, scores) {
    const { relevance, coherence, faithfulness, skipped, effort } = scores;
    const versions = prompts_versions/* TURN_PROMPT_VERSIONS */.J;
    return {
        id: (0,redact/* maskSecrets */.Q)(id),
        file: (0,redact/* maskSecrets */.Q)(file),
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
            ? [`Only the first ${turns.length} of ${(0,counted/* counted */.h)(found, 'turn')} were judged (limit).`]
            : []),
        ...(cut.length > 0
            ? [`In ${cut.length} of ${(0,counted/* counted */.h)(turns.length, 'turn')} the judge is shown only the beginning of a long text.`]
            : []),
        ...(others.length > 0
            ? [
                `${(0,counted/* counted */.h)(others.length, 'transcript')} of the corpus left out, since turns are read from .jsonl alone: ${others.join(', ')}`,
            ]
            : []),
    ];
}

// EXTERNAL MODULE: ./build/report-files.js + 31 modules
var report_files = __webpack_require__(3442);
// EXTERNAL MODULE: ./build/run.js + 4 modules
var build_run = __webpack_require__(1469);
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
        .flatMap(({ id, metrics }) => (0,evaluations_of/* metricEvaluations */.qW)(id, metrics, prompts_versions/* TURN_PROMPT_VERSIONS */.J))
        .map((evaluation) => ({ ...evaluation, evaluator }));
    return {
        events: evaluations.map((evaluation) => (0,telemetry_evaluation/* evaluationEvent */.R)(evaluation, scoredAt)),
        metrics: [...(0,run_metrics/* metricGauges */.TR)(judge, evaluator), (0,run_metrics/* failureCount */.Ep)(judge, evaluator)],
    };
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./build/code-point-order.js
var code_point_order = __webpack_require__(3053);
// EXTERNAL MODULE: ./build/corpus/find-transcript.js + 2 modules
var find_transcript = __webpack_require__(1211);
// EXTERNAL MODULE: ./build/settings/resolve.js + 1 modules
var resolve = __webpack_require__(7979);
;// CONCATENATED MODULE: ./build/turns/find-transcripts.js




/**
 * Finds what a command line names: a `.jsonl` file; a folder, for all such files in it and below; a pattern, for those
 * that it fits. In folders, what begins with a dot, `node_modules` and links to folders are passed over.
 * @param others files and folders of ours that hold no transcripts: the report, recorded answers
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
            if (known === undefined || (0,code_point_order/* byCodePoint */.H)(path, known) < 0)
                found.set(real, path);
        }
    }
    return { paths: [...found.values()].sort(code_point_order/* byCodePoint */.H), problems };
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
    const why = 'problem' in located ? located.problem : `${JSON.stringify(operand)}: ${(0,resolve/* describeKind */.SB)(kind)}`;
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
        return { paths: [], problem: { message: `${JSON.stringify(operand)}: ${(0,resolve/* describeKind */.SB)(kind)}`, hint: WHAT_TO_NAME } };
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
/** The transcripts beside the references of a corpus. Canaries stay out, as everywhere. */
function corpusTranscripts(sessions, files) {
    const first = sessions.flatMap((session) => (session.canary ? [] : (0,find_transcript/* transcriptPaths */.L)(session, files).slice(0, 1)));
    return {
        paths: first.filter((path) => path.endsWith('.jsonl')).sort(code_point_order/* byCodePoint */.H),
        others: first.filter((path) => !path.endsWith('.jsonl')).sort(code_point_order/* byCodePoint */.H),
    };
}

// EXTERNAL MODULE: ./build/corpus/transcript-blocks.js
var transcript_blocks = __webpack_require__(5530);
// EXTERNAL MODULE: ./build/json/document.js + 1 modules
var json_document = __webpack_require__(7300);
// EXTERNAL MODULE: ./build/json/lines.js
var lines = __webpack_require__(3004);
// EXTERNAL MODULE: ./build/judge/prompts/clean-text.js
var clean_text = __webpack_require__(7929);
;// CONCATENATED MODULE: ./build/turns/turn.js


/** How much of a turn a judge is shown: code points of a text, the mark of a cut included. */
const TURN_CAPS = { user: 500, assistant: 2000, result: 500 };
/**
 * The turns of a transcript, in its order. A message of the user that follows another one belongs to the same turn; an
 * assistant that only calls tools has said nothing that could be judged, which is no turn.
 */
function turnsOf(file, messages) {
    const turns = [];
    let draft = newDraft();
    const finish = () => {
        const { line, results } = draft;
        const assistant = capped(draft.assistant, TURN_CAPS.assistant);
        const number = turns.length + 1;
        if (line !== null && assistant.text !== '') {
            turns.push({
                id: `${file}#${number}`,
                file,
                number,
                line,
                user: capped(draft.user, TURN_CAPS.user),
                assistant,
                results,
            });
        }
        draft = newDraft();
    };
    for (const { line, blocks } of messages) {
        for (const block of blocks) {
            if (block.text.trim() === '')
                continue;
            if (isOfUser(block) && draft.isAnswered)
                finish();
            addBlock(draft, block, line);
        }
    }
    finish();
    return turns;
}
function newDraft() {
    return { user: [], assistant: [], results: [], line: null, isAnswered: false };
}
function isOfUser({ role, kind }) {
    return role === 'user' && kind === 'text';
}
function addBlock(draft, block, line) {
    if (isOfUser(block)) {
        draft.user.push(block.text);
        return;
    }
    draft.isAnswered = true;
    if (block.kind === 'result')
        draft.results.push({ line, ...capped([block.text], TURN_CAPS.result) });
    if (block.kind !== 'text')
        return;
    draft.assistant.push(block.text);
    draft.line ??= line;
}
function capped(texts, longest) {
    const clean = (0,clean_text/* cleanLines */.v)(texts.join('\n'));
    const text = (0,render_escape/* cut */.Jj)(clean, longest);
    return { text, isCut: text !== clean };
}

;// CONCATENATED MODULE: ./build/turns/read-turns.js




/** Reads the turns of transcripts, and every line that is no message: with half of a turn nobody can judge it. */
function readTurns(paths, files) {
    const turns = [];
    const problems = [];
    for (const path of paths) {
        const read = readMessages(path, files);
        // One by one: a transcript may have more of them than a call takes arguments.
        for (const problem of read.problems)
            problems.push(problem);
        if (read.problems.length === 0)
            for (const turn of turnsOf(path, read.messages))
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
        const blocks = read.invalidLines.has(line) ? undefined : (0,transcript_blocks/* readBlocks */.v_)(text);
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
        : { message: transcript_blocks/* NO_MESSAGE */.se, place: { file, line } };
}

;// CONCATENATED MODULE: ./build/commands/turns.js















/** Lets the judge rate the turns of transcripts. Exit codes are those of `score`. */
async function turns(context, shell) {
    const { run, json, screen, print } = context;
    const { values } = run.settings;
    const found = findTurns(context);
    // Most commands have no judge, and start sooner without its code.
    const { openJudge, openTurnsEstimate } = await Promise.all(/* import() */[__webpack_require__.e(625), __webpack_require__.e(877)]).then(__webpack_require__.bind(__webpack_require__, 7625));
    if (values['dry-run']) {
        print(await openTurnsEstimate(found.turns, (0,turn_rules/* turnMetrics */.Fj)(values), values, run.ports));
        return exit_code/* EXIT */.d.pass;
    }
    const judge = openJudge(values, shell.env, run.ports);
    let report;
    try {
        forgetTurns(run);
        (0,report_files/* refuseUnwritable */.Gt)(values['report-dir'], [report_files/* TURNS_FILE */.cI], run.ports.files);
        const facts = await judge.judgeTurns(found.turns, (0,turn_rules/* turnMetrics */.Fj)(values), shell.onProgress);
        report = buildTurnsReport(found, facts, { settings: run.settings, scoredAt: run.ports.clock() });
    }
    finally {
        for (const warning of await judge.close())
            shell.tell(warning);
    }
    const written = writeTurns(report, run, shell);
    print(json ? (0,render_escape/* jsonText */.s$)(report) : renderTurns(report, screen));
    shell.tell(`Report: ${[...written, judge.logPath()].filter((path) => path !== undefined).join(', ')}`);
    // Last, so that a slow collector keeps nobody from the verdict.
    for (const warning of await (0,build_run/* sendTelemetryTo */.TK)(turnTelemetry(report), shell.env))
        shell.tell(warning);
    return (0,exit_code/* exitCodeOf */.F)(report.verdict, values);
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
    const kept = cassette === null ? [] : [cassette, (0,batch_file_name/* batchFileOf */.w)(cassette)];
    const ours = [values['report-dir'], ...kept, values['budget-ledger'] ?? ''];
    return { ...findTranscripts(operands, ports.files, ours), others: [] };
}
function ofCorpus({ settings: { values, wrong }, ports: { files, digest } }) {
    if (wrong.has('corpus'))
        return { paths: [], others: [], problems: [] };
    const { sessions, problems } = (0,read_corpus/* readCorpus */.X)(values.corpus, files, digest);
    return { ...corpusTranscripts(sessions, files), problems };
}
/** Before anybody is asked: beside the log of a run that was killed there must be no result of an earlier one. */
function forgetTurns({ settings: { values }, ports: { files } }) {
    for (const name of [report_files/* TURNS_FILE */.cI, report_files/* JUDGE_LOG */.jv])
        files.remove((0,report_files/* pathIn */.lW)(values['report-dir'], name));
}
/** Writes turns.json, adds the events to those of the day, and returns the paths. */
function writeTurns(report, { settings: { values }, ports: { files } }, { tell }) {
    const path = (0,report_files/* pathIn */.lW)(values['report-dir'], report_files/* TURNS_FILE */.cI);
    try {
        files.write(path, (0,render_escape/* jsonText */.s$)(report));
    }
    catch (error) {
        throw new errors/* UserError */.yo([{ message: `report-dir: cannot write: ${(0,adapters_files/* reasonOf */.A)(error)}`, place: { file: path } }]);
    }
    const evaluations = (0,evaluations_file/* appendEvaluations */.u)(turnTelemetry(report), report, values, files);
    for (const warning of evaluations.warnings)
        tell(warning);
    return [path, evaluations.path];
}


/***/ }),

/***/ 2732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ batchFileOf)
/* harmony export */ });
/** The path of the file of batches beside a cassette. */
function batchFileOf(cassette) {
    return `${cassette}.batches.jsonl`;
}


/***/ }),

/***/ 7929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ cleanText),
/* harmony export */   v: () => (/* binding */ cleanLines)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2207);
/* harmony import */ var _render_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6082);


/** Foreign text as it may enter a prompt: one line, without control and invisible characters and credentials, cut with a mark. */
function cleanText(text, longest) {
    return (0,_render_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_render_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(text), longest);
}
/** The same for a text whose lines mean something: line by line, without the empty ones. Not cut. */
function cleanLines(text) {
    // First as a whole: a private key goes over many lines.
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .Q)(text)
        .split('\n')
        .map((line) => (0,_render_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(line))
        .filter((line) => line !== '')
        .join('\n');
}


/***/ })

};
