export const id = 4554;
export const ids = [4554];
export const modules = {

/***/ 94876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ openNamedFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_workspace_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84915);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23522);




function openNamedFiles(files) {
    const top = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(files.root).root;
    const base = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(files.root, (0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_3__/* .startFolder */ .h)(files));
    const whole = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .openWorkspace */ .O)(top, base);
    const isOutside = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path);
    const below = (path) => path.slice(top.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') || '.';
    const of = (path) => (isOutside(path) ? [whole, below(path)] : [files, path]);
    const absolute = (path) => `${top.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/')}${path}`;
    const locate = (path) => {
        const own = files.locate(path);
        if ('path' in own || !leadsOut(files.root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, path)))
            return own;
        const other = whole.locate(path);
        return 'path' in other ? { path: absolute(other.path) } : other;
    };
    return {
        locate,
        kind: (path) => onPlace(of(path), (where, own) => where.kind(own)),
        list: (path) => onPlace(of(path), (where, own) => where.list(own)),
        read: (path, longest) => onPlace(of(path), (where, own) => where.read(own, longest)),
        real: (path) => {
            const real = onPlace(of(path), (where, own) => where.real(own));
            return real === undefined || !isOutside(path) ? real : absolute(real);
        },
        changedAt: (path) => {
            try {
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(isOutside(path) ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(files.root, path)).mtimeMs;
            }
            catch {
                return undefined;
            }
        },
    };
}
function onPlace([files, path], look) {
    return look(files, path);
}
function leadsOut(root, path) {
    if (path.includes('\0'))
        return false;
    return [root, realOf(root)].every((one) => {
        const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(one, path);
        return way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
    });
}
function realOf(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return path;
    }
}


/***/ }),

/***/ 4554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  turns: () => (/* binding */ turns)
});

var named_files = __webpack_require__(94876);
var errors = __webpack_require__(37955);
var json_text = __webpack_require__(32086);
var core_text = __webpack_require__(83703);
var workspace_path = __webpack_require__(84915);
var find_transcript = __webpack_require__(14017);
var read_corpus = __webpack_require__(14837);
var session_name = __webpack_require__(70641);
var format_of = __webpack_require__(30137);
var picomatch = __webpack_require__(86728);
var text_limit = __webpack_require__(43149);
var read_messages = __webpack_require__(14901);
;// CONCATENATED MODULE: ./build/inputs/turns/find-transcripts.js






function findTranscripts(operands, files, others = [], adviceOn = () => WHAT_TO_NAME) {
    const found = new Map();
    const left = new Set();
    const problems = [];
    for (const operand of operands) {
        const { paths, asides = [], problem } = findOne(operand, files, new Set(others), adviceOn);
        if (problem !== undefined)
            problems.push(problem);
        for (const path of asides)
            left.add(path);
        for (const path of paths) {
            const real = files.real(path) ?? path;
            const known = found.get(real);
            if (known === undefined || (0,core_text/* byCodePoint */.HH)(path, known) < 0)
                found.set(real, path);
        }
    }
    return { paths: [...found.values()].sort(core_text/* byCodePoint */.HH), asides: [...left].sort(core_text/* byCodePoint */.HH), problems };
}
function findOne(operand, files, others, adviceOn) {
    if (operand.trim() === '')
        return { paths: [], problem: { message: 'a path is empty', hint: WHAT_TO_NAME } };
    const located = files.locate(operand);
    const kind = 'path' in located ? files.kind(located.path) : 'missing';
    if ('path' in located && kind !== 'missing')
        return ofPlace(operand, located.path, kind, files, others);
    const found = ofNothing(operand, located, files, others, adviceOn);
    if (found.paths.length > 0 || !operand.includes('\\'))
        return found;
    const again = findOne(operand.replaceAll('\\', '/'), files, others, adviceOn);
    return again.paths.length > 0 ? again : found;
}
function ofNothing(operand, located, files, others, adviceOn) {
    const { base, glob, isGlob } = picomatch.scan(operand);
    if (isGlob)
        return ofPattern(operand, { base: base === '' ? '.' : base, glob }, files, others);
    const why = 'problem' in located ? located.problem : `${JSON.stringify(operand)}: ${(0,core_text/* describeKind */.SB)('missing')}`;
    return { paths: [], problem: { message: why, hint: adviceOn(operand) } };
}
const WHAT_TO_NAME = 'name files, folders, or patterns such as "sessions/**/*.jsonl"';
function ofPlace(operand, path, kind, files, others) {
    if (kind === 'folder') {
        const found = transcriptsIn(path, files, others);
        const problem = {
            message: `${JSON.stringify(operand)}: there is no transcript in this folder or below it; .jsonl files are looked for, and .json files with messages in them`,
        };
        return found.paths.length > 0 ? found : { paths: [], problem };
    }
    if (kind !== 'file') {
        return { paths: [], problem: { message: `${JSON.stringify(operand)}: ${(0,core_text/* describeKind */.SB)(kind)}`, hint: WHAT_TO_NAME } };
    }
    return { paths: [path] };
}
function ofPattern(operand, { base, glob }, files, others) {
    const located = files.locate(base);
    if ('problem' in located)
        return { paths: [], problem: { message: located.problem } };
    const nothing = {
        message: `${JSON.stringify(operand)}: no transcript (.jsonl, or .json with messages in it) fits this pattern`,
        hint: WHAT_TO_NAME,
    };
    if (files.kind(located.path) !== 'folder')
        return { paths: [], problem: nothing };
    const fits = picomatch(glob, { windows: false });
    const prefix = located.path === '.' ? 0 : located.path.length + 1;
    const found = transcriptsIn(located.path, files, others, (path) => fits(path.slice(prefix)));
    return found.paths.length > 0 ? found : { paths: [], problem: nothing };
}
function transcriptsIn(folder, files, others, isWanted = () => true) {
    const paths = [];
    const asides = [];
    const real = files.real(folder);
    for (const name of files.list(folder)) {
        const path = (0,workspace_path/* pathIn */.l)(folder, name);
        if (name.startsWith('.') || name === 'node_modules' || others.has(path))
            continue;
        const kind = files.kind(path);
        const isLink = real === undefined ||
            files.real(path) !== (real === '.' ? name : `${real}${real.endsWith('/') ? '' : '/'}${name}`);
        if (kind === 'folder' && !isLink) {
            const below = transcriptsIn(path, files, others, isWanted);
            for (const one of below.paths)
                paths.push(one);
            for (const one of below.asides)
                asides.push(one);
        }
        if (kind === 'folder' || kind === 'missing' || !isWanted(path))
            continue;
        if (name.endsWith('.jsonl') || (name.endsWith('.json') && isTranscript(path, files)))
            paths.push(path);
        else if (name.endsWith('.json'))
            asides.push(path);
    }
    return { paths, asides };
}
function isTranscript(path, files) {
    const read = files.read(path, (0,text_limit/* longestTranscript */.H4)(path));
    return read.kind === 'text' && (0,read_messages/* readMessages */.N)(read.text, path, read.invalidLines).messages.length > 0;
}
function changedSince(paths, since, files) {
    return paths.filter((path) => (files.changedAt(path) ?? Number.POSITIVE_INFINITY) >= since.getTime());
}
function corpusTranscripts(sessions, files) {
    const first = sessions.flatMap((session) => (session.canary ? [] : (0,find_transcript/* transcriptPaths */.L7)(session, files).slice(0, 1)));
    return {
        paths: first.filter((path) => /\.jsonl?$/.test(path)).sort(core_text/* byCodePoint */.HH),
        others: first.filter((path) => !/\.jsonl?$/.test(path)).sort(core_text/* byCodePoint */.HH),
    };
}

var read_turns = __webpack_require__(38450);
var batch_record = __webpack_require__(21325);
var picocolors = __webpack_require__(74538);
var core_numbers = __webpack_require__(15236);
var simulation = __webpack_require__(65599);
var judge_metrics = __webpack_require__(39967);
var descriptive = __webpack_require__(16564);
var judge_sentences = __webpack_require__(92981);
var trust = __webpack_require__(77143);
var wording = __webpack_require__(49829);
var layout = __webpack_require__(58502);
var terminal = __webpack_require__(53862);
;// CONCATENATED MODULE: ./build/render/terminal/transcripts.js




const SHOWN_TOOLS = 12;
const SHOWN_TRANSCRIPTS = 20;
const NAME = 30;
function toolLines({ tools }, paint, screen) {
    const { correctness, results, errors, unknown, by_tool: byTool } = tools;
    if (results === 0)
        return [paint.dim('  No tool has given back anything.'), ''];
    const known = results - unknown;
    const missing = unknown === 0
        ? ''
        : `; of ${(0,core_text/* counted */.hS)(unknown, 'result')} the ${unknown === 1 ? 'transcript does' : 'transcripts do'} not say`;
    const said = correctness === null
        ? `not measured: of ${(0,core_text/* counted */.hS)(results, 'result')} nothing says whether ${results === 1 ? 'it is an error' : 'they are errors'}`
        : `${(0,core_numbers/* showNumber */.Zo)(correctness)} (${(0,core_text/* counted */.hS)(errors, 'error')} in ${(0,core_text/* counted */.hS)(known, 'result')}${missing})`;
    const row = (name, cells) => `    ${(0,core_text/* terminalLine */.tL)(name, NAME - 2).padEnd(NAME)}${cells.map(terminal/* numberCell */.EH).join('')}`;
    const most = [...byTool].sort((a, b) => b.errors - a.errors || b.results - a.results);
    const hidden = most.length - SHOWN_TOOLS;
    return [
        ...(0,layout/* hang */.lG)('  Tool correctness ', said, screen),
        paint.dim(row('', ['Results', 'Errors', 'Unknown'])),
        ...most
            .slice(0, SHOWN_TOOLS)
            .map((one) => row(one.tool ?? '(not told)', [one.results, one.errors, one.unknown].map(String))),
        ...(hidden > 0 ? [paint.dim(`    … and ${(0,core_text/* counted */.hS)(hidden, 'more tool', 'more tools')}: turns.json has them`)] : []),
        '',
    ];
}
function transcriptLines({ transcripts }, paint, screen) {
    const hidden = transcripts.length - SHOWN_TRANSCRIPTS;
    return [
        ...transcripts
            .slice(0, SHOWN_TRANSCRIPTS)
            .flatMap((one) => [
            `  ${paint.bold((0,core_text/* terminalLine */.tL)(one.file, 1000))}`,
            ...(0,layout/* hang */.lG)('      ', (0,core_text/* terminalLine */.tL)(aboutTranscript(one)), screen),
        ]),
        ...(hidden > 0
            ? [paint.dim(`  … and ${(0,core_text/* counted */.hS)(hidden, 'more transcript', 'more transcripts')}: turns.json has them`)]
            : []),
        ...(transcripts.length > 0 ? [''] : []),
    ];
}
function aboutTranscript({ format, messages, turns, skipped, unknown_count: unknown, tools, metrics, }) {
    return [
        format,
        (0,core_text/* counted */.hS)(messages, 'message'),
        (0,core_text/* counted */.hS)(turns, 'turn'),
        ...(skipped > 0 ? [`${skipped} skipped`] : []),
        ...(unknown > 0 ? [`${unknown} not understood`] : []),
        ...Object.entries(metrics).map(([name, mean]) => `${name} ${(0,core_numbers/* showNumber */.Zo)(mean ?? null)}`),
        ...(tools.results > 0 ? [`tools ${(0,core_numbers/* showNumber */.Zo)(tools.correctness)}`] : []),
    ].join(', ');
}

;// CONCATENATED MODULE: ./build/render/terminal/turns.js












const SHOWN_TURNS = 5;
const SHOWN_CLAIMS = 3;
function renderTurns(report, screen) {
    const paint = picocolors.createColors(screen.colour);
    return [
        ...(0,terminal/* caveatLines */.y_)(report, paint, screen),
        ...transcriptLines(report, paint, screen),
        ...toolLines(report, paint, screen),
        ...meanLines(report, paint),
        ...judgeLines(report, paint, screen),
        ...worstTurns(report, paint, screen),
        ...(0,terminal/* gateLines */.HN)(report.gates, paint, screen),
        ...(0,terminal/* headline */.Pl)(report, paint, screen),
        '',
    ].join('\n');
}
const turns_NAME = 13;
function meanLines({ judge }, paint) {
    if (judge === undefined)
        return [];
    const totals = Object.entries(judge.metrics).flatMap(([name, one]) => (one === undefined ? [] : [{ name, ...one }]));
    if (totals.every(({ wanted, skipped }) => wanted + skipped === 0))
        return [];
    const row = (name, cells) => `    ${name.padEnd(turns_NAME)}${cells.map(terminal/* numberCell */.EH).join('')}`;
    return [
        paint.dim(row('', ['Mean', 'Median', 'Worst 5%', 'StdDev', 'n', 'Wanted', 'No basis'])),
        ...totals.map(({ name, mean: average, p5, p50, p95, stddev, measured, wanted, skipped }) => row(name, [
            ...[average, p50, (0,judge_sentences/* badTail */.uN)(name, { p5, p95 }), stddev].map(core_numbers/* showNumber */.Zo),
            ...[measured, wanted, skipped].map(String),
        ])),
        '',
    ];
}
function judgeLines({ judge, gates, settings }, paint, screen) {
    if (judge === undefined)
        return [];
    const gaps = (0,judge_sentences/* judgeGaps */.pU)(judge);
    const about = [
        judge.simulated === true ? `The judge was ${simulation/* SIMULATION_LABEL */.Nt}` : sentence(judge),
        (0,judge_sentences/* judgeEffort */.w0)(judge, settings),
        ...(gaps === undefined ? [] : [gaps]),
        ...judge.alerts.map(judge_sentences/* alertNote */.FU),
        ...(0,trust/* riskSentences */.aw)(gates),
        ...(0,judge_sentences/* askedOf */.iN)(judge),
    ];
    return [...about.flatMap((text) => (0,layout/* hang */.lG)('  ', (0,core_text/* terminalLine */.tL)(text), screen).map(paint.cyan)), ''];
}
function sentence({ absence, model, measured, wanted }) {
    return absence === null
        ? `The judge (${model}) measured ${measured} of ${wanted}`
        : `The judge could not be asked (${(0,wording/* inWords */.r4)(absence)}): nothing is known`;
}
function worstTurnsFirst(turns) {
    return turns
        .map((turn) => ({ turn, scores: scoresOf(turn).map(({ score }) => score) }))
        .filter(({ scores }) => scores.length > 0)
        .map(({ turn, scores }) => ({ turn, least: Math.min(...scores), middle: (0,descriptive/* mean */.i2)(scores) ?? 0 }))
        .sort((a, b) => a.least - b.least || a.middle - b.middle)
        .map(({ turn }) => turn);
}
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
        `  ${paint.bold((0,core_text/* terminalLine */.tL)(`${turn.file}:${turn.line}`, 1000))}`,
        ...(0,layout/* hang */.lG)('      ', (0,core_text/* terminalLine */.tL)(numbers), screen).map(paint.cyan),
        ...(lowest?.said == null ? [] : (0,layout/* hang */.lG)('      ', (0,core_text/* terminalLine */.tL)(`${lowest.name}: ${lowest.said}`), screen)),
        ...claimLines(turn, screen),
    ];
}
function claimLines({ metrics }, screen) {
    const claims = metrics.faithfulness?.claims ?? [];
    const wrong = ['contradicted', 'unsupported'].flatMap((status) => claims.filter((claim) => claim.status === status));
    return wrong.slice(0, SHOWN_CLAIMS).flatMap(({ status, statement, evidence }) => {
        const place = evidence === null ? '' : ` (${evidence.file}:${evidence.line ?? 1})`;
        return (0,layout/* hang */.lG)('      → ', (0,core_text/* terminalLine */.tL)(`${status}: ${statement}${place}`, 600), screen);
    });
}

var redact = __webpack_require__(81518);
var version = __webpack_require__(42762);
var evaluate = __webpack_require__(24400);
var judge_checks = __webpack_require__(6412);
var gates_policy = __webpack_require__(71397);
var unguarded = __webpack_require__(25282);
var tool_correctness = __webpack_require__(51425);
var alerts = __webpack_require__(74785);
var judge_facts = __webpack_require__(7029);
var prompts_versions = __webpack_require__(25171);
var rules = __webpack_require__(1979);
var judge_report = __webpack_require__(60397);
var metrics_report = __webpack_require__(86909);
var reported_settings = __webpack_require__(62596);
var title = __webpack_require__(37529);
var transcripts_report = __webpack_require__(54839);
;// CONCATENATED MODULE: ./build/report/build-turns-report.js


















function buildTurnsReport(found, facts, about) {
    const { settings, scoredAt } = about;
    const { turns, transcripts } = found;
    const policy = (0,gates_policy/* policyOf */.US)(settings);
    const checks = facts === null ? [] : (0,judge_checks/* judgeChecks */.L)(facts, policy, rules/* TURN_GATES */.Be);
    const gates = checks.map(({ gate }) => gate);
    const judge = facts === null ? undefined : toTurnsJudge(facts, settings);
    const isOpen = judge !== undefined &&
        (judge.measured === 0 ||
            judge.simulated === true ||
            (rules/* TURN_GATES */.Be.some((name) => settings.origins[name] === 'config') && (0,unguarded/* isUnguarded */.y)(checks, policy)));
    const verdict = turns.length === 0 ? 'pass' : (0,evaluate/* verdictOf */.Vj)(checks, isOpen);
    const tools = (0,transcripts_report/* toReportTools */.fP)((0,tool_correctness/* allTools */.XU)(transcripts.map((one) => one.tools)));
    const rows = facts === null ? [] : turns.flatMap((turn) => rowOf(turn, facts) ?? []);
    const byFile = new Map(transcripts.map(({ file }) => [file, []]));
    for (const row of rows)
        byFile.get(row.file)?.push(row);
    return (0,redact/* maskTexts */.X)({
        schema_version: 1,
        tool: { name: 'summary-gate', version: version/* VERSION */.x },
        scored_at: `${scoredAt.toISOString().slice(0, 19)}Z`,
        verdict,
        title: judge === undefined
            ? (0,title/* toolsTitle */.a9)(tools, turns.length, transcripts.length)
            : (0,title/* turnsTitle */.jK)({
                verdict,
                gates,
                turns: turns.length,
                metrics: judge.metrics,
                isSimulated: judge.simulated === true,
                policyOfBase: settings.policy,
            }),
        turn_count: turns.length,
        files: transcripts.length,
        transcripts: transcripts.map((one) => (0,transcripts_report/* toReportTranscript */.eO)(one, byFile.get(one.file) ?? [])),
        tools,
        gates,
        gates_failed: checks.flatMap(({ failures }) => failures),
        turns: rows,
        ...(judge !== undefined && { judge }),
        settings: (0,reported_settings/* reportedSettings */.f8)(settings, rules/* TURN_SETTINGS */.a5),
        caveats: [
            ...(judge?.simulated === true ? [`The judge was ${simulation/* SIMULATION_LABEL */.Nt}.`] : []),
            ...caveatsOf(found, facts !== null),
        ],
    });
}
function toTurnsJudge(facts, { values }) {
    return {
        ...(facts.isSimulated === true && { simulated: true }),
        ...(facts.isByBatch === true && { transport: 'batch' }),
        model: facts.model,
        samples: facts.samples,
        ...(0,judge_report/* workTotals */.$I)(facts),
        metrics: (0,metrics_report/* metricTotals */._f)(facts, prompts_versions/* TURN_PROMPT_VERSIONS */.JP),
        absence: facts.absence,
        base_url: facts.baseUrl,
        ...(0,judge_report/* providerOf */.lc)(facts),
        alerts: (0,judge_report/* toReportAlerts */.bv)((0,alerts/* alertsOf */.Hk)(facts, values.alerts, alerts/* TURN_HINTS */.XM)),
    };
}
function rowOf(turn, facts) {
    const scores = facts.measured.get(turn.id);
    if (scores === undefined)
        return undefined;
    const row = toReportTurn(turn, scores);
    return facts.isSimulated === true ? { ...row, attempts: 0 } : row;
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
        ...(0,judge_report/* effortPart */._J)(effort),
    };
}
function caveatsOf({ turns, found, others, asides, transcripts }, isJudged) {
    const cut = turns.filter(({ user, assistant, results }) => [user, assistant, ...results].some(({ isCut }) => isCut));
    const unknown = transcripts.filter((one) => one.unknown.length > 0);
    return [
        ...(isJudged && turns.length < found ? [`Only the ${(0,core_text/* firstOf */.Ku)(turns.length, found, 'turn')} judged (limit).`] : []),
        ...(isJudged && cut.length > 0
            ? [`In ${cut.length} of ${(0,core_text/* counted */.hS)(turns.length, 'turn')} the judge is shown only the beginning of a long text.`]
            : []),
        ...unknown.slice(0, TOLD_FILES).map(({ file, unknown: [first], unknown: { length } }) => {
            const more = length > 1 ? `, and ${length - 1} more` : '';
            return `Not understood and left out: ${file}:${first?.line ?? 1}: ${first?.what ?? ''}${more}`;
        }),
        ...(unknown.length > TOLD_FILES
            ? [`Of ${unknown.length - TOLD_FILES} more transcripts something was left out: turns.json has it.`]
            : []),
        ...(others.length > 0
            ? [
                `${(0,core_text/* counted */.hS)(others.length, 'transcript')} of the corpus left out, since turns are read from .jsonl and .json alone: ${others.join(', ')}`,
            ]
            : []),
        ...(asides.length > 0
            ? [
                `${(0,core_text/* counted */.hS)(asides.length, '.json file')} left out, in which no transcript is recognised: ${asides.slice(0, TOLD_FILES).join(', ')}${asides.length > TOLD_FILES ? ` and ${asides.length - TOLD_FILES} more` : ''}`,
            ]
            : []),
    ];
}
const TOLD_FILES = 3;

var policy_caveats = __webpack_require__(66061);
var doubted_recordings = __webpack_require__(90778);
var exit_code = __webpack_require__(74220);
var policy_of_base = __webpack_require__(56810);
var report_files = __webpack_require__(46542);
var run_run = __webpack_require__(14060);
var write_report_file = __webpack_require__(54127);
var files_of_runs = __webpack_require__(61580);
var evaluation = __webpack_require__(49248);
var evaluations_of = __webpack_require__(75341);
var names = __webpack_require__(67200);
var run_metrics = __webpack_require__(23125);
;// CONCATENATED MODULE: ./build/telemetry/turn-telemetry.js






const COUNTING_VERSION = 'tool-correctness-1';
function turnTelemetry({ turns, transcripts, tools, judge, scored_at: scoredAt }) {
    const evaluator = (0,evaluations_of/* evaluatorOf */.tL)({ judge });
    const judged = turns
        .flatMap(({ id, metrics }) => (0,evaluations_of/* metricEvaluations */.qW)(id, metrics, prompts_versions/* TURN_PROMPT_VERSIONS */.JP))
        .map((evaluation) => ({ ...evaluation, evaluator }));
    const described = 'Share of tool results that are no errors, 0 to 1';
    return {
        events: [...judged, ...transcripts.flatMap(toolEvaluation)].map((one) => (0,evaluation/* evaluationEvent */.R)(one, scoredAt)),
        metrics: [
            ...(judge === undefined ? [] : [...(0,run_metrics/* metricGauges */.TR)(judge, evaluator), (0,run_metrics/* failureCount */.Ep)(judge, evaluator)]),
            ...(0,run_metrics/* gauge */.uI)(names/* TOOL_CORRECTNESS */.xi, 'count', COUNTING_VERSION, tools.correctness, described),
        ],
    };
}
function toolEvaluation({ file, tools }) {
    const { correctness, results, errors, unknown } = tools;
    if (correctness === null)
        return [];
    return [
        {
            name: names/* TOOL_CORRECTNESS */.xi,
            evaluator: 'count',
            version: COUNTING_VERSION,
            session: file,
            score: correctness,
            error: null,
            explanation: `${(0,core_text/* counted */.hS)(errors, 'error')} in ${(0,core_text/* counted */.hS)(results, 'result')}, ${unknown} not known`,
        },
    ];
}

var command_line_flags = __webpack_require__(73540);
;// CONCATENATED MODULE: ./build/command-line/commands/turns.js

























async function turns(own) {
    const { env, json, screen, print, tell } = own;
    const budget = own.run.settings.values['dry-run'] ? null : (0,doubted_recordings/* ownTimeBudget */.l)();
    const run = await (0,policy_of_base/* withPolicyOfBase */.H)(own.run, env, budget, rules/* turnProblems */.sK);
    const context = { ...own, run };
    const { values, policy } = run.settings;
    for (const caveat of (0,policy_caveats/* policyCaveats */.Yh)(policy, false))
        tell(caveat);
    const found = await findTurns(context);
    if (values['dry-run']) {
        const { openTurnsEstimate } = await Promise.all(/* import() */[__webpack_require__.e(5947), __webpack_require__.e(9417), __webpack_require__.e(2871), __webpack_require__.e(8866)]).then(__webpack_require__.bind(__webpack_require__, 52871));
        print(await openTurnsEstimate(found.turns, (0,rules/* turnMetrics */.Fj)(values), values, run.ports, env));
        return errors/* EXIT */.dc.pass;
    }
    const { report, logPath } = values.judge === 'off' ? countTurns(found, run) : await judgeTurns(found, context);
    const written = writeTurns(report, context);
    if (json)
        print((0,json_text/* jsonText */.s$)(report));
    else if ((0,command_line_flags/* isWorthPrinting */.sY)(context, report.verdict))
        print(renderTurns(report, screen));
    tell(`Report: ${[...written, logPath].filter((path) => path !== undefined).join(', ')}`);
    for (const warning of await (0,run_run/* sendTelemetryTo */.TK)(turnTelemetry(report), env))
        tell(warning);
    return (0,exit_code/* exitCodeOf */.F)(report.verdict, values);
}
function countTurns(found, run) {
    forgetTurns(run);
    return { report: buildTurnsReport(found, null, { settings: run.settings, scoredAt: run.ports.clock() }) };
}
async function judgeTurns(found, { run, env, tell, onProgress }) {
    const { values } = run.settings;
    const { openJudge } = await Promise.all(/* import() */[__webpack_require__.e(5947), __webpack_require__.e(9417), __webpack_require__.e(2871), __webpack_require__.e(6864), __webpack_require__.e(6485)]).then(__webpack_require__.bind(__webpack_require__, 76864));
    const judge = await openJudge(values, env, run.ports);
    let report;
    try {
        forgetTurns(run);
        (0,report_files/* refuseUnwritable */.Gt)(values['report-dir'], [files_of_runs/* TURNS_FILE */.cI], run.ports.files);
        const facts = await judge.judgeTurns(found.turns, (0,rules/* turnMetrics */.Fj)(values), onProgress);
        report = buildTurnsReport(found, facts, { settings: run.settings, scoredAt: run.ports.clock() });
    }
    finally {
        for (const warning of await judge.close())
            tell(warning);
    }
    return { report, logPath: judge.logPath() };
}
async function findTurns({ run, operands, flags }) {
    const { values, problems: ofSettings } = run.settings;
    const files = (0,named_files/* openNamedFiles */.f)(run.ports.files);
    const { since, problems: ofFlags } = (0,command_line_flags/* readSince */.$Z)(flags.get('since'));
    const source = operands.length > 0 ? ofOperands(operands, files, run) : await ofCorpus(run);
    const paths = since === undefined ? source.paths : changedSince(source.paths, since, files);
    const read = (0,read_turns/* readTurns */.$c)(paths, files.read);
    const all = [...ofSettings, ...ofFlags, ...source.problems, ...read.problems];
    (0,errors/* refuse */.TR)(all);
    const found = read.transcripts.flatMap((one) => one.turns);
    const chosen = found.slice(0, values.limit ?? found.length);
    const isEnough = values.judge === 'off' ? read.transcripts.some(({ messages }) => messages > 0) : chosen.length > 0;
    if (!isEnough && !values['allow-empty']) {
        const place = operands.length === 0 ? { place: { file: values.corpus } } : {};
        const isOld = source.paths.length > 0 && paths.length === 0;
        throw new errors/* UserError */.yo([isOld ? { ...place, ...nothingSince(source.paths, flags) } : { ...NOTHING, ...place }]);
    }
    return {
        turns: chosen,
        found: found.length,
        transcripts: read.transcripts,
        others: source.others,
        asides: source.asides,
    };
}
const NOTHING = {
    message: 'turns: there is no transcript with a turn of an assistant to judge',
    hint: 'name transcripts, or set allow-empty to true if nothing to judge should pass',
};
function nothingSince(paths, flags) {
    const all = (0,core_text/* counted */.hS)(paths.length, 'transcript');
    return {
        message: `--since: of ${all} none was changed on ${flags.get('since')} or later`,
        hint: 'a copy or a checkout is as new as itself; name an earlier day, or set allow-empty to true',
    };
}
function ofOperands(operands, files, run) {
    const { values } = run.settings;
    const cassette = values['judge-cassette'];
    const kept = cassette === null ? [] : [cassette, (0,batch_record/* batchFileOf */.wZ)(cassette)];
    const ours = [values['report-dir'], ...kept, values['budget-ledger'] ?? ''];
    return { ...findTranscripts(operands, files, ours, (operand) => adviceOn(operand, run)), others: [] };
}
function adviceOn(operand, { settings: { values }, ports: { files } }) {
    const folder = `${values.corpus}/${operand}`;
    if ((0,session_name/* nameProblem */.rH)(operand) !== undefined || files.kind(folder) !== 'folder')
        return WHAT_TO_NAME;
    const [transcript] = (0,find_transcript/* transcriptPaths */.L7)({ place: { file: `${folder}/reference.json` } }, files);
    const found = transcript === undefined ? 'it has no transcript yet' : `its transcript is ${transcript}`;
    return `${operand} is a session, and ${found}; ${WHAT_TO_NAME}`;
}
async function ofCorpus({ settings: { values, wrong }, ports: { files, digest } }) {
    if (wrong.has('corpus'))
        return { paths: [], others: [], asides: [], problems: [] };
    const { sessions, problems } = await (0,read_corpus/* readCorpus */.XR)(values.corpus, files, digest, (0,format_of/* formatOf */.b)(values));
    return { ...corpusTranscripts(sessions, files), asides: [], problems };
}
function forgetTurns({ settings: { values }, ports: { files } }) {
    for (const name of [files_of_runs/* TURNS_FILE */.cI, files_of_runs/* JUDGE_LOG */.jv])
        files.remove((0,workspace_path/* pathIn */.l)(values['report-dir'], name));
}
function writeTurns(report, { run, tell }) {
    const { values } = run.settings;
    const { files } = run.ports;
    const path = (0,workspace_path/* pathIn */.l)(values['report-dir'], files_of_runs/* TURNS_FILE */.cI);
    (0,write_report_file/* writeReportFile */.a)(path, (0,json_text/* jsonText */.s$)(report), files);
    const evaluations = (0,report_files/* appendEvaluations */.u6)(turnTelemetry(report), report, values, files);
    for (const warning of evaluations.warnings)
        tell(warning);
    return [path, evaluations.path];
}


/***/ }),

/***/ 38450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ readTurns),
/* harmony export */   KU: () => (/* binding */ unknownProblem),
/* harmony export */   lo: () => (/* binding */ notRecognised)
/* harmony export */ });
/* unused harmony export describeTop */
/* harmony import */ var _core_json_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49590);
/* harmony import */ var _core_json_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40075);
/* harmony import */ var _core_text_limit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43149);
/* harmony import */ var _transcripts_read_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14901);
/* harmony import */ var _transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46268);
/* harmony import */ var _transcripts_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73836);
/* harmony import */ var _tool_correctness_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51425);
/* harmony import */ var _turn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94436);








function readTurns(paths, read) {
    const transcripts = [];
    const problems = [];
    for (const file of paths) {
        const result = read(file, (0,_core_text_limit_js__WEBPACK_IMPORTED_MODULE_5__/* .longestTranscript */ .H4)(file));
        const messages = result.kind === 'text' ? messagesOf(result, file) : undefined;
        const text = result.kind === 'text' ? result.text : '';
        const wrong = messages === undefined ? unreadable(result, file) : problemsOf(messages, file, text);
        for (const problem of wrong)
            problems.push(problem);
        if (messages === undefined || wrong.length > 0)
            continue;
        transcripts.push({
            file,
            ...(0,_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(messages),
            turns: (0,_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .turnsOf */ .oA)(file, messages.messages),
            tools: (0,_tool_correctness_js__WEBPACK_IMPORTED_MODULE_3__/* .toolsOf */ .Fu)(messages.messages),
        });
    }
    return { transcripts, problems };
}
function messagesOf(result, file) {
    return (0,_transcripts_read_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .readMessages */ .N)(result.text, file, result.invalidLines);
}
function unreadable(result, file) {
    return result.kind === 'text' ? [] : [{ message: result.reason, place: { file } }];
}
function problemsOf({ format, messages, unknown }, file, text) {
    if ((0,_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlain */ .$i)(format)) {
        const message = 'turns are read from .jsonl and .json files: in a text nobody is sure who speaks';
        return [{ message, place: { file } }];
    }
    if (format !== 'own' && messages.length > 0)
        return [];
    const isBroken = unknown.some((one) => one.isBroken);
    const isNothing = unknown.length > 0 || !file.endsWith('.jsonl');
    if (messages.length === 0 && !isBroken && isNothing)
        return [notRecognised(file, text)];
    return unknown.map((one) => unknownProblem(one, file));
}
const FORMATS_HINT = 'docs/transcripts.md of summary-gate has the formats that are: our own, rows of a chat log, Claude Code, OpenAI, Codex, Gemini, LangChain, OpenTelemetry, Langfuse, LangSmith, VS Code, Intercom; a text is one where its name ends in .md, .txt, .srt or .vtt; anything else write as lines {"role": "user", "content": "…"}';
const TABLE_HINT = 'a table is no transcript; docs/transcripts.md of summary-gate has the line that makes rows of JSON of it, and what its columns must be called';
function notRecognised(file, text) {
    const top = describeTop(text);
    return {
        message: `no transcript is recognised in this file${top === undefined ? '' : `: ${top}`}`,
        place: { file },
        hint: /\.[ct]sv$/i.test(file) ? TABLE_HINT : FORMATS_HINT,
    };
}
function unknownProblem({ what, line, column }, file) {
    return { message: what, place: { file, line, ...(column !== null && { column }) } };
}
const SHOWN = 8;
function describeTop(text) {
    const whole = (0,_core_json_values_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNothing */ .dn)(text);
    if (whole !== undefined)
        return describeValue(whole, 'the file');
    for (const { text: line } of (0,_core_json_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonLines */ .i7)(text)) {
        const value = (0,_core_json_values_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNothing */ .dn)(line);
        return value === undefined ? undefined : describeValue(value, 'its first line');
    }
    return undefined;
}
function describeValue(value, what) {
    const items = (0,_transcripts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asList */ .DD)(value);
    const object = items === undefined ? (0,_transcripts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(value) : items.map(_transcripts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB).find((item) => item !== undefined);
    if (object === undefined)
        return `${what} is ${items === undefined ? 'no object' : 'a list without objects'}`;
    const keys = Object.keys(object);
    const more = keys.length > SHOWN ? ` and ${keys.length - SHOWN} more` : '';
    const named = keys.length === 0 ? 'no keys' : `the keys ${keys.slice(0, SHOWN).map(_transcripts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL).join(', ')}${more}`;
    return `${what} has ${items === undefined ? named : `a list whose first object has ${named}`}`;
}


/***/ }),

/***/ 21325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qs: () => (/* binding */ LONGEST_BATCH_ID),
/* harmony export */   Y1: () => (/* binding */ parseBatches),
/* harmony export */   wZ: () => (/* binding */ batchFileOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50089);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44743);
/* harmony import */ var _core_json_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76818);
/* harmony import */ var _core_json_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49590);
/* harmony import */ var _core_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24679);
/* harmony import */ var _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87121);
/* harmony import */ var _batch_transport_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37631);






const LONGEST_BATCH_ID = 128;
const batchId = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[A-Za-z0-9_-]{1,128}$/, 'must be the id of a batch: letters, digits, _ and -');
const keys = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(_core_json_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .SHA_256 */ .tR, 'must be a SHA-256 in lower-case hexadecimal'));
const batchSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    batch: batchId,
    token: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    base_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
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
const settledSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ settled: batchId, keys });
const handOverSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    handing_over: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    requests: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
    at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    room: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
});
function parseBatches(text, file, now) {
    const batches = [];
    const handOvers = [];
    const settled = new Map();
    const problems = [];
    for (const { line, text: content } of (0,_core_json_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonLines */ .i7)(text)) {
        const parsed = (0,_core_json_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(content, line);
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
            const [first] = (0,_core_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaProblems */ .Ic)(checked.error.issues, document, file);
            problems.push(first ?? { message: 'this is no batch', place: (0,_core_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(document, file, []) });
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
    return now.getTime() - Date.parse(createdAt) < _batch_transport_js__WEBPACK_IMPORTED_MODULE_6__/* .RESULTS_KEPT_DAYS */ .s5 * DAY_MS;
}
function batchFileOf(cassette) {
    return `${cassette}.batches.jsonl`;
}


/***/ }),

/***/ 90778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ doubtedRecordings),
/* harmony export */   l: () => (/* binding */ ownTimeBudget)
/* harmony export */ });
/* harmony import */ var _adapters_github_time_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55032);
/* harmony import */ var _judge_asking_cassette_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98496);
/* harmony import */ var _judge_asking_new_recordings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95169);
/* harmony import */ var _base_of_pull_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39473);




const SECONDS = 20;
function ownTimeBudget() {
    return new _adapters_github_time_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeBudget */ .z(SECONDS);
}
async function doubtedRecordings(cassette, settings, tools) {
    const path = settings['judge-cassette'];
    const own = [...(cassette?.recorded() ?? [])];
    if (path === null || own.length === 0)
        return undefined;
    const base = await (0,_base_of_pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .findBase */ .l)(settings, tools);
    if (base === undefined)
        return undefined;
    const file = (0,_base_of_pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .openBase */ .m)(base, settings, tools)(path);
    const atTips = await newSince(own, file, file.tips);
    if (atTips.entries.length === 0)
        return undefined;
    const parted = await file.mergeBase();
    const asked = 'commit' in parted && !file.tips.includes(parted.commit) ? [parted.commit] : [];
    const atMergeBase = await newSince(atTips.entries, file, asked);
    if (atMergeBase.entries.length === 0)
        return undefined;
    const wasRead = atTips.wasRead || atMergeBase.wasRead;
    const unread = atMergeBase.unread ?? atTips.unread ?? file.unknown;
    return new _judge_asking_new_recordings_js__WEBPACK_IMPORTED_MODULE_2__/* .DoubtedRecordings */ .AF(atMergeBase.entries, (0,_judge_asking_new_recordings_js__WEBPACK_IMPORTED_MODULE_2__/* .treatmentOf */ .Wh)(tools.asking, base.isForeign), {
        unread: wasRead ? null : unread,
        no_merge_base: 'commit' in parted ? atMergeBase.unread : parted.reason,
    });
}
async function newSince(recorded, file, commits) {
    let entries = recorded;
    let wasRead = false;
    let unread = null;
    for (const commit of commits) {
        const found = await file.at(commit);
        if (found.kind === 'unreadable')
            unread = found.reason;
        else
            wasRead = true;
        if (found.kind === 'text')
            entries = (0,_judge_asking_new_recordings_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutKnown */ .O5)(entries, (0,_judge_asking_cassette_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCassette */ .S_)(found.text, commit).recordings);
    }
    return { entries, wasRead, unread };
}


/***/ }),

/***/ 74220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);

function exitCodeOf(verdict, { 'warn-only': warnOnly, 'on-inconclusive': onInconclusive }) {
    if (warnOnly || (verdict === 'inconclusive' && onInconclusive === 'pass'))
        return _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.pass;
    return _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc[verdict];
}


/***/ }),

/***/ 56810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ withPolicyOfBase)
});

var external_node_path_ = __webpack_require__(76760);
var git = __webpack_require__(41085);
var errors = __webpack_require__(37955);
var workspace_path = __webpack_require__(84915);
var policy_of_base = __webpack_require__(4437);
var resolve = __webpack_require__(80132);
var table = __webpack_require__(45061);
var base_of_pull_request = __webpack_require__(39473);
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var core_text = __webpack_require__(83703);
var git_store = __webpack_require__(34745);
;// CONCATENATED MODULE: ./build/adapters/disk/stored-content.js





const MOST_BYTES = 64 * 1024 * 1024;
function openStoredContent(file, files) {
    const names = new Map();
    const namesOf = (digits) => {
        const known = names.get(digits);
        if (known !== undefined)
            return known;
        const bytes = bytesOf(file, files);
        const found = new Set(bytes === undefined ? [] : mayBeStored(bytes).map((one) => (0,git_store/* blobName */.PF)(one, digits)));
        names.set(digits, found);
        return found;
    };
    return {
        isStoredAs: (id) => namesOf(id.length).has(id),
        isLike: (stored) => {
            const bytes = bytesOf(file, files);
            return bytes === undefined ? undefined : isLike(bytes, stored);
        },
    };
}
function bytesOf(file, files) {
    const real = files.real(file);
    if (real === undefined)
        return undefined;
    const path = (0,external_node_path_.join)(files.root, real);
    try {
        const stat = (0,external_node_fs_.statSync)(path);
        return stat.isFile() && stat.size <= MOST_BYTES ? (0,external_node_fs_.readFileSync)(path) : undefined;
    }
    catch {
        return undefined;
    }
}
function mayBeStored(bytes) {
    const pointer = `${POINTER}v1\noid sha256:${sha256Of(bytes)}\nsize ${bytes.length}\n`;
    const withFeeds = bytes.includes('\r\n') ? [Buffer.from((0,core_text/* withLineFeeds */.gX)(bytes.toString('latin1')), 'latin1')] : [];
    return [bytes, ...withFeeds, Buffer.from(pointer)];
}
const POINTER = 'version https://git-lfs.github.com/spec/';
function isLike(bytes, stored) {
    const digest = digestIn(stored);
    const own = bytes.toString('utf8');
    if (digest !== undefined)
        return digest === (digestIn(own) ?? sha256Of(bytes));
    if (stored.startsWith(POINTER) || stored.includes('\0'))
        return undefined;
    return comparable(own) === comparable(stored);
}
function digestIn(text) {
    return text.startsWith(POINTER) ? /^oid sha256:([0-9a-f]{64})\r?$/m.exec(text)?.[1] : undefined;
}
function comparable(text) {
    return (0,core_text/* withLineFeeds */.gX)(text.replace(/^\ufeff/, ''));
}
function sha256Of(bytes) {
    return (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}

var session_name = __webpack_require__(70641);
var base_texts = __webpack_require__(33980);
var find_transcript = __webpack_require__(14017);
var reference_file = __webpack_require__(95131);
;// CONCATENATED MODULE: ./build/run/golden-folders.js





const MOST_READ = 30;
function goldenFolders(corpus, open, files, isCommitted) {
    const here = foldersHere(corpus, files);
    const compare = openComparison(async ({ path, commit }) => open((0,workspace_path/* pathIn */.l)(corpus, path)).at(commit));
    const base = open(corpus);
    return {
        at: async (commit) => {
            const found = await base.filesUnder(commit);
            return found.kind === 'unreadable' ? found : { sessions: sessionsIn(found, commit) };
        },
        has: (name) => here(name) !== undefined,
        isCertain: ({ reference }) => reference !== 'unknown',
        isAsIn: (name, known) => {
            const own = here(name);
            return own !== undefined && PARTS.every((part) => isAsIn(own[part], partsOf(known, part)));
        },
        compare: async (name, known) => {
            const own = here(name);
            for (const part of own === undefined ? [] : PARTS) {
                const file = own?.[part];
                if (file !== undefined && !isCommitted(file.file))
                    continue;
                const found = await compare(file, partsOf(known, part));
                if (found !== 'the same')
                    return found;
            }
            return 'the same';
        },
    };
}
const PARTS = ['reference', 'transcript'];
function partsOf(known, part) {
    return known.map((one) => one[part]);
}
function isAsIn(own, known) {
    return known.some((there) => {
        if (there === 'unknown')
            return true;
        return there === 'none' ? own === undefined : own?.isStoredAs(there.id) === true;
    });
}
function openComparison(read) {
    let filesRead = 0;
    let trouble = null;
    return async (own, known) => {
        if (isAsIn(own, known))
            return 'the same';
        const stored = known.flatMap((there) => (typeof there === 'string' ? [] : [there]));
        if (own === undefined || stored.length === 0)
            return 'another';
        if (filesRead++ === MOST_READ)
            trouble ??= `only ${MOST_READ} files are read of the base`;
        for (const file of new Map(stored.map((one) => [one.id, one])).values()) {
            const found = trouble === null ? await read(file) : undefined;
            if (found?.kind === 'unreadable')
                trouble = found.reason;
            if (trouble !== null)
                return { reason: trouble };
            const isLike = found?.kind === 'text' ? own.isLike(found.text) : undefined;
            if (isLike === undefined)
                return { reason: 'git has stored something else in place of a text' };
            if (isLike)
                return 'the same';
        }
        return 'another';
    };
}
function sessionsIn(found, commit) {
    const sessions = new Map();
    if (found.kind === 'missing')
        return sessions;
    const { ids, others } = found;
    const first = (folder, names) => {
        const paths = names.map((name) => `${folder}/${name}`);
        if (paths.some((path) => others.has(path)))
            return 'unknown';
        const path = paths.find((one) => ids.has(one));
        const id = path === undefined ? undefined : ids.get(path);
        return path === undefined || id === undefined ? 'none' : { commit, path, id };
    };
    for (const path of [...ids.keys(), ...others]) {
        const [folder = '', file, ...deeper] = path.split('/');
        if (deeper.length > 0 || !reference_file/* REFERENCE_FILES */.wY.some((one) => one === file))
            continue;
        const session = { reference: first(folder, reference_file/* REFERENCE_FILES */.wY), transcript: first(folder, find_transcript/* TRANSCRIPT_FILES */.pZ) };
        sessions.set((0,session_name/* normalizeName */.Pc)(folder), session);
    }
    return sessions;
}
function foldersHere(corpus, files) {
    const entries = new Map(files.list(corpus).map((entry) => [(0,session_name/* normalizeName */.Pc)(entry), entry]));
    const known = new Map();
    return (name) => {
        const entry = entries.get(name);
        if (!known.has(name))
            known.set(name, entry === undefined ? undefined : folderHere((0,workspace_path/* pathIn */.l)(corpus, entry), files));
        return known.get(name);
    };
}
function folderHere(folder, files) {
    const first = (names) => {
        const file = names.map((name) => (0,workspace_path/* pathIn */.l)(folder, name)).find((one) => files.kind(one) !== 'missing');
        return file === undefined ? undefined : { file, ...openStoredContent(file, files) };
    };
    const reference = first(reference_file/* REFERENCE_FILES */.wY);
    return reference === undefined ? undefined : { reference, transcript: first(find_transcript/* TRANSCRIPT_FILES */.pZ) };
}

;// CONCATENATED MODULE: ./build/run/golden-on-base.js




async function goldenOnBase(corpus, open, files, isCommitted) {
    const kind = files.kind(corpus);
    if (kind === 'folder')
        return changesOf(goldenFolders(corpus, open, files, isCommitted), open(corpus));
    const lines = kind === 'file' && corpus.endsWith('.jsonl') ? goldenLines(corpus, open(corpus), files) : undefined;
    return lines === undefined ? undefined : changesOf(lines, open(corpus));
}
async function changesOf(corpus, base) {
    const states = [];
    let unread = null;
    const look = async (commit) => {
        const state = await corpus.at(commit);
        if ('reason' in state)
            unread ??= state.reason;
        else
            states.push(state.sessions);
    };
    const differences = () => differencesTo(states, corpus);
    for (const tip of base.tips) {
        await look(tip);
        if (states.length > 0 && isNothing(differences()))
            return NOTHING;
    }
    if (states.length === 0)
        return { unread: unread ?? base.unknown };
    const parted = await base.mergeBase();
    if ('reason' in parted)
        unread ??= base.isMerged() ? null : parted.reason;
    else if (!base.tips.includes(parted.commit))
        await look(parted.commit);
    const found = differences();
    if (isNothing(found))
        return NOTHING;
    return unread === null ? comparedByContent(found, states, corpus) : { unread };
}
const NOTHING = { gone: [], changed: [], unknown: [], why: null };
function isNothing({ gone, differing }) {
    return gone.length + differing.length === 0;
}
function differencesTo(states, corpus) {
    const gone = [];
    const differing = [];
    for (const name of [...new Set(states.flatMap((state) => [...state.keys()]))].sort()) {
        const known = knownAs(name, states);
        if (!corpus.has(name)) {
            if (known.length === states.length && known.every(corpus.isCertain))
                gone.push(name);
        }
        else if (!corpus.isAsIn(name, known))
            differing.push(name);
    }
    return { gone, differing };
}
function knownAs(name, states) {
    return states.flatMap((state) => state.get(name) ?? []);
}
async function comparedByContent({ gone, differing }, states, corpus) {
    const changed = [];
    const unknown = [];
    let why = null;
    for (const name of differing) {
        const found = await corpus.compare(name, knownAs(name, states));
        if (found === 'another')
            changed.push(name);
        if (typeof found === 'string')
            continue;
        unknown.push(name);
        why ??= found.reason;
    }
    return { gone, changed, unknown, why };
}
function goldenLines(corpus, base, files) {
    const read = files.read(corpus);
    if (read.kind !== 'text')
        return undefined;
    const here = namedLines(read.text);
    const stored = openStoredContent(corpus, files);
    return {
        at: async (commit) => {
            const found = await base.at(commit);
            if (found.kind === 'unreadable')
                return found;
            if (found.kind === 'text' && stored.isLike(found.text) === true)
                return { sessions: here };
            return linesOf(found);
        },
        has: (name) => here.has(name),
        isCertain: () => true,
        isAsIn: (name, known) => known.some((line) => line === here.get(name)),
        compare: async () => 'another',
    };
}
function linesOf(found) {
    if (found.kind === 'missing')
        return { sessions: new Map() };
    const sessions = namedLines(found.text);
    return sessions.size === 0 && found.text.trim() !== ''
        ? { reason: 'no line of it has the name of a session there' }
        : { sessions };
}
function namedLines(text) {
    const lines = text.split('\n').flatMap((whole) => {
        const line = whole.trim();
        const name = (0,base_texts/* nameIn */.Z)(line);
        return name === undefined ? [] : [[(0,session_name/* normalizeName */.Pc)(name), line]];
    });
    return new Map(lines);
}

;// CONCATENATED MODULE: ./build/run/policy-of-base.js









async function withPolicyOfBase(run, env, timeBudget, rules) {
    const { settings, ports } = run;
    if (settings.problems.length > 0)
        return run;
    const base = await (0,base_of_pull_request/* findBase */.l)(settings.values, { env, timeBudget });
    if (base === undefined)
        return run;
    const { files } = ports;
    const open = (0,base_of_pull_request/* openBase */.m)(base, settings.values, { files, env, timeBudget });
    const onBase = (file) => compareWithBase(open(asNamed(file, run)), textOf(files, file));
    const isOnBase = async (file) => (await onBase(file)) === 'the same';
    const isOfCheckout = (file) => isCommitted(asNamed(file, run), files, env);
    const isOfPullRequest = async (file) => {
        const there = await onBase(file);
        return there === 'another' || (there === 'none' && isOfCheckout(file));
    };
    const golden = (corpus) => goldenOnBase(corpus, (path) => open(asNamed(path, run)), files, isOfCheckout);
    return heldToBase({ ...run, ports: { ...ports, isOnBase, isOfPullRequest, goldenOnBase: golden } }, env, open, rules);
}
async function compareWithBase({ tips, at }, text) {
    let onBase = 'none';
    for (const tip of text === null ? [] : tips) {
        const found = await at(tip);
        if (found.kind !== 'text')
            continue;
        if (found.text.replace(/^\ufeff/, '') === text)
            return 'the same';
        onBase = 'another';
    }
    return onBase;
}
async function heldToBase(run, env, open, rules) {
    const { inputs, settings, ports } = run;
    const { files } = ports;
    const path = configPath(inputs, files);
    if (path === undefined)
        return run;
    const found = await configsOfBase(textOf(files, path), open(asNamed(path, run)));
    if (found === 'unchanged')
        return run;
    if ('unread' in found)
        return withPolicy(run, { ...NOTHING_KNOWN, unread: found.unread });
    if (found.texts[0] === null && (await bringsWorkflow(env, open))) {
        return withPolicy(run, { ...NOTHING_KNOWN, isNew: true });
    }
    const read = found.texts.map((text) => (0,resolve/* resolveSettings */.Mo)(inputs, withText(files, path, text), rules));
    const bases = read.filter(({ problems }) => problems.length === 0);
    if (found.isBehind) {
        const newest = bases.at(-1);
        const under = newest === undefined ? { settings, changed: [] } : (0,policy_of_base/* underNewerGates */.gu)(settings, newest);
        if (under.changed.length === 0)
            return run;
        return withPolicy({ ...run, settings: under.settings }, { ...NOTHING_KNOWN, changed: under.changed });
    }
    if (bases.length === 0)
        return withPolicy(run, { ...NOTHING_KNOWN, unread: wrongConfig(read[0]) });
    const held = (0,policy_of_base/* underPolicyOf */.ko)(settings, bases, (one) => ['file', 'folder'].includes(files.kind(one)));
    const under = { ...run, settings: held.settings };
    return withPolicy(under, { ...NOTHING_KNOWN, changed: held.changed });
}
const NOTHING_KNOWN = { changed: [], unread: null, isNew: false };
function asNamed(path, { folder, ports: { files } }) {
    const here = files.locate('.');
    if (!('path' in here) || here.path === folder)
        return path;
    const within = external_node_path_.posix.relative(here.path, path);
    return within.startsWith('../') ? path : external_node_path_.posix.join(folder, within);
}
function withPolicy(run, policy) {
    return { ...run, settings: { ...run.settings, policy } };
}
function configPath(inputs, files) {
    const named = inputs.get('config')?.text ?? table/* DEFAULT_CONFIG */.PV;
    const located = named === 'none' ? undefined : files.locate(named);
    return located !== undefined && 'path' in located ? located.path : undefined;
}
function textOf(files, path) {
    const read = files.kind(path) === 'file' ? files.read(path) : undefined;
    return read?.kind === 'text' ? read.text : null;
}
async function configsOfBase(own, file) {
    const texts = [];
    let unread = file.unknown;
    const look = async (commit) => {
        const found = await file.at(commit);
        if (found.kind === 'unreadable')
            unread = found.reason;
        else
            texts.unshift(found.kind === 'text' ? found.text.replace(/^\ufeff/, '') : null);
    };
    for (const tip of file.tips) {
        await look(tip);
        if (texts[0] === own && texts.length > 0)
            return 'unchanged';
    }
    const parted = await file.mergeBase();
    const newest = [...texts];
    if ('commit' in parted && !file.tips.includes(parted.commit))
        await look(parted.commit);
    if (texts.length === 0)
        return { unread };
    if (texts[0] !== own)
        return { texts, isBehind: false };
    return newest.length === 0 ? 'unchanged' : { texts: newest, isBehind: true };
}
async function bringsWorkflow(env, open) {
    const [, repository, path] = /^([^/]+\/[^/]+)\/([^@]+)@/.exec(env['GITHUB_WORKFLOW_REF'] ?? '') ?? [];
    if (path === undefined || repository !== env['GITHUB_REPOSITORY'])
        return false;
    const file = open(path);
    for (const tip of file.tips)
        if ((await file.at(tip)).kind !== 'missing')
            return false;
    return file.tips.length > 0;
}
function withText(files, path, text) {
    const here = (0,workspace_path/* startFolder */.h)(files);
    return {
        ...files,
        locate: (one) => {
            const located = files.locate(one);
            return 'path' in located ? located : { path: external_node_path_.posix.join(here, one) };
        },
        real: () => undefined,
        kind: (one) => {
            if (one === path)
                return text === null ? 'missing' : 'file';
            return files.kind(one) === 'missing' ? 'missing' : 'folder';
        },
        read: (one) => (one !== path || text === null ? files.read(one) : { kind: 'text', text, invalidLines: new Set() }),
    };
}
function wrongConfig(base) {
    const [problem] = base?.problems ?? [];
    const where = problem?.place === undefined ? '' : `${(0,errors/* formatPlace */.dE)(problem.place)}: `;
    return `its config file is wrong there: ${where}${problem?.message ?? 'it cannot be read'}`;
}
function isCommitted(path, files, env) {
    if ((0,git/* gitRootOf */.an)(files.root) === undefined)
        return true;
    const names = path.split('/');
    const onTheWay = names.map((_, at) => names.slice(0, at + 1).join('/'));
    const [link] = onTheWay.filter((one) => files.real(one) !== one);
    const behind = link === undefined ? undefined : files.real(path);
    const roots = onTheWay.filter((one) => (0,git/* isGitRoot */.vy)(external_node_path_.posix.join(files.root, one)));
    const asked = [path, ...roots, ...[link, behind].flatMap((one) => one ?? [])];
    const tracked = (0,git/* trackedFiles */.O)(files.root, asked, env);
    if (asked.some((one) => tracked.has(one)))
        return true;
    return roots.some((root) => isTracked(external_node_path_.posix.join(files.root, root), external_node_path_.posix.relative(root, path), env));
}
function isTracked(repository, path, env) {
    return (0,git/* trackedFiles */.O)(repository, [path], env).has(path);
}


/***/ })

};
