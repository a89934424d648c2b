export const id = 58;
export const ids = [58];
export const modules = {

/***/ 10185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runProcess: () => (/* binding */ runProcess)
});


var auto_baseline = __webpack_require__(17904);
var time_budget = __webpack_require__(91404);
var adapters_process = __webpack_require__(17288);
var errors = __webpack_require__(62807);
var core_text = __webpack_require__(26067);
var annotations = __webpack_require__(49364);
var page = __webpack_require__(24803);
var page_problems = __webpack_require__(73181);
var render_escape = __webpack_require__(66082);
var setting_flags = __webpack_require__(67819);
;// CONCATENATED MODULE: ./build/render/reproduction.js



const PROGRAM = 'node ../summary-gate/dist/cli.js';
function reproductionOf(report, artifact) {
    const folder = `run-${artifact.runId}`;
    const candidates = `--candidates ${folder}/${artifact.file}`;
    const isWhole = artifact.candidates === 'all' && (0,setting_flags/* settingOf */.y7)(report, 'judge') === 'off';
    const worst = isWhole ? undefined : worstSession(report);
    if (!isWhole && worst === undefined)
        return undefined;
    const base = isWhole ? baseRun(report) : undefined;
    const steps = [
        download(artifact.runId, artifact.name),
        ...(base === undefined ? [] : [download(base, artifact.name)]),
        worst === undefined
            ? [PROGRAM, candidates, `--report-dir ${folder}/again`, ...baseline(report, base), ...flags(report, () => true)]
            : [PROGRAM, 'explain', candidates, ...flags(report, setting_flags/* isAboutScoring */.bY)].concat(`-- ${(0,core_text/* quoteForShell */.eC)((0,core_text/* terminalLine */.tL)(worst))}`),
    ];
    const command = steps.map((step) => [step].flat().join(' ')).join(' && ');
    return command.length > setting_flags/* LONGEST_COMMAND */.nG ? undefined : { does: worst === undefined ? 'run' : 'explain', command };
}
function reproductionSection(report, artifact) {
    const { name, url, commit } = artifact;
    const again = reproductionOf(report, artifact);
    const how = again === undefined ? '' : ` In a checkout of \`${commit.slice(0, 7)}\`, ${WHAT[again.does]}:`;
    return [
        '<details>',
        `<summary>📦 Pages and candidates: the artifact <code>${name}</code></summary>`,
        '',
        `[The run](${url}#artifacts) has it, where the workflow uploads the report folder under this name; credentials are masked.${how}`,
        '',
        ...(again === undefined ? [] : (0,render_escape/* codeBlock */.DV)(again.command, 'sh')),
        '</details>',
        '',
    ];
}
function reproductionLines(report, artifact) {
    const again = reproductionOf(report, artifact);
    return again === undefined
        ? []
        : [`In a checkout of ${artifact.commit.slice(0, 7)}, ${WHAT[again.does]}:`, `  ${again.command}`, ''];
}
const WHAT = {
    run: 'with one of summary-gate beside it, this makes the run again from the artifact',
    explain: 'with one of summary-gate beside it, this explains the worst session from the artifact',
};
function download(runId, name) {
    return `gh run download ${runId} --name ${name} --dir run-${runId}`;
}
function worstSession({ sessions }) {
    let worst;
    for (const { name, overall, status } of sessions) {
        if (status === 'scored' && overall !== null && overall < (worst?.overall ?? 2))
            worst = { name, overall };
    }
    return worst?.name;
}
function baseRun({ baseline }) {
    const [, id] = /\/actions\/runs\/(\d{1,16})(?:\/|$)/.exec(baseline?.run_url ?? '') ?? [];
    return id === undefined ? undefined : Number(id);
}
function baseline(report, base) {
    if (base !== undefined)
        return [`--baseline run-${base}/report.json`];
    const path = report.baseline?.path;
    return path == null ? [] : [(0,setting_flags/* flag */.Jt)('baseline', path)];
}
function flags(report, isWanted) {
    return [...(0,setting_flags/* pathFlags */.J4)(report, ['config', 'corpus', 'waivers']), ...(0,setting_flags/* givenFlags */.rd)(report, isWanted)];
}

var teaching_commands = __webpack_require__(72561);
var terminal = __webpack_require__(67083);
var candidates_file = __webpack_require__(17253);
var exit_code = __webpack_require__(5680);
var run_job = __webpack_require__(85097);
var policy_of_base = __webpack_require__(41521);
var progress = __webpack_require__(78783);
var run_run = __webpack_require__(70375);
var resolve = __webpack_require__(70816);
var external_node_path_ = __webpack_require__(76760);
var payload = __webpack_require__(71427);
var run_context = __webpack_require__(59426);
var schemas = __webpack_require__(50253);
;// CONCATENATED MODULE: ./build/action/artifact.js





function artifactOf({ kind: candidates, path }, settings, env) {
    const context = (0,run_context/* readRunContext */.$)({ env, payload: (0,payload/* readPayload */.r)(env), pullRequest: settings['pull-request'] });
    const runId = Number(env['GITHUB_RUN_ID']);
    if (context === undefined || !Number.isSafeInteger(runId) || runId <= 0)
        return undefined;
    const commit = 'headSha' in context ? context.headSha : (env['GITHUB_SHA'] ?? '');
    if (!schemas/* COMMIT_SHA */.pk.test(commit))
        return undefined;
    return { name: (0,auto_baseline/* artifactName */.Cs)(settings), runId, url: context.runUrl, commit, file: external_node_path_.posix.basename(path), candidates };
}

var raw_values = __webpack_require__(19205);
var table = __webpack_require__(3738);
var runner_log = __webpack_require__(87962);
;// CONCATENATED MODULE: ./build/action/inputs.js




const SHORTEST_SECRET = 8;
function maskSecretInputs(env) {
    for (const key of [env['ANTHROPIC_API_KEY'], env['OPENAI_API_KEY'], env['ANTHROPIC_IDENTITY_TOKEN']]) {
        if (key !== undefined && key !== '')
            (0,runner_log/* issueCommand */.Lb)('add-mask', key);
    }
    for (const name of (0,raw_values/* splitAtCommas */.EO)((0,runner_log/* readInput */.R5)('judge-command-env', env))) {
        const value = env[name] ?? '';
        if (value.length >= SHORTEST_SECRET)
            (0,runner_log/* issueCommand */.Lb)('add-mask', value);
    }
    for (const name of table/* SETTING_NAMES */.OI) {
        const value = (0,runner_log/* readInput */.R5)(name, env);
        if (table/* SETTINGS */.yy[name].secret !== undefined && value !== '')
            (0,runner_log/* issueCommand */.Lb)('add-mask', value);
    }
}
function readInputs(env) {
    const inputs = new Map();
    const problems = [];
    for (const name of table/* SETTING_NAMES */.OI) {
        const text = (0,runner_log/* readInput */.R5)(name, env);
        if (text !== '')
            inputs.set(name, { text, label: `input ${name}` });
    }
    for (const variable of Object.keys(env)) {
        const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase();
        if (name === undefined || table/* SETTING_NAMES */.OI.some((known) => known === name))
            continue;
        const nearest = (0,core_text/* nearestName */.qb)(name, table/* SETTING_NAMES */.OI);
        if (nearest !== undefined)
            problems.push({ message: `unknown input ${JSON.stringify(name)}, did you mean ${nearest}?` });
    }
    return { inputs, problems };
}

var numbers = __webpack_require__(67952);
;// CONCATENATED MODULE: ./build/settings/outputs.js
const OUTPUTS = {
    verdict: 'pass, fail or inconclusive; error when the gate could not run; empty in a shard.',
    passed: 'true only when the verdict is pass; empty in a shard.',
    'overall-mean': "Mean of the sessions' overall scores, three decimals; empty when nothing was scored, and in a shard.",
    'gates-failed': 'Number of gates that failed; empty in a shard.',
    sessions: 'Number of sessions in the means; in a shard, of those that it scored.',
    unmeasured: "Number of the judge's wanted measurements that failed; 0 when it is off.",
    'cost-usd': 'What the judge cost, in US dollars; empty when it is off or a price is not known.',
    title: 'The verdict and its numbers in one line, safe in a shell; in a shard, what it scored.',
    'report-path': 'Path of report.json, in a shard of its part, from the workspace; empty when not written or unsafe in a shell.',
    'comment-url': 'Web address of the comment on the pull request; empty when there is none.',
};

;// CONCATENATED MODULE: ./build/action/outputs.js





function outputsOf({ report, reportPath }) {
    return {
        verdict: report.verdict,
        passed: String(report.verdict === 'pass'),
        'overall-mean': report.overall_mean === null ? '' : (0,numbers/* showNumber */.Zo)(report.overall_mean),
        'gates-failed': String(report.gates.filter(({ status }) => status === 'fail').length),
        sessions: String(report.corpus_size),
        unmeasured: String(report.judge?.unmeasured ?? 0),
        'cost-usd': report.judge === undefined || report.judge.cost_usd === null ? '' : report.judge.cost_usd.toFixed(6),
        title: report.title,
        'report-path': safePath(reportPath),
        'comment-url': '',
    };
}
function outputsOfShard({ title, sessions, unmeasured, costUsd, path, }) {
    return {
        verdict: '',
        passed: '',
        'overall-mean': '',
        'gates-failed': '',
        sessions: String(sessions),
        unmeasured: String(unmeasured),
        'cost-usd': costUsd === null ? '' : costUsd.toFixed(6),
        title,
        'report-path': safePath(path),
        'comment-url': '',
    };
}
function safePath(path) {
    return path !== undefined && (0,core_text/* isShellSafe */.EL)(path) ? path : '';
}
function unsafePath(path) {
    if (path === undefined || (0,core_text/* isShellSafe */.EL)(path))
        return undefined;
    return `The output report-path is empty: ${JSON.stringify(path)} has characters that are not safe in a shell. Set report-dir to a folder without them, from working-directory on, such as ../summary-gate-report, or name the file in the workflow`;
}
const ERROR_OUTPUTS = {
    verdict: 'error',
    passed: 'false',
    'overall-mean': '',
    'gates-failed': '0',
    sessions: '0',
    unmeasured: '0',
    'cost-usd': '',
    title: 'Error - the gate could not run',
    'report-path': '',
    'comment-url': '',
};
function setOutputs(values, env) {
    try {
        for (const name of Object.keys(OUTPUTS))
            (0,runner_log/* setOutput */.uH)(name, values[name], env);
    }
    catch (error) {
        const message = `the outputs of the step cannot be written: ${(0,errors/* reasonOf */.A3)(error)}`;
        throw new errors/* UserError */.yo([{ message, hint: 'GITHUB_OUTPUT names the file, which the runner makes' }]);
    }
}
function setErrorOutputs(commentUrl, env) {
    try {
        setOutputs({ ...ERROR_OUTPUTS, 'comment-url': commentUrl }, env);
    }
    catch {
    }
}

var digest = __webpack_require__(30961);
var git = __webpack_require__(6689);
var github_host = __webpack_require__(16511);
var version = __webpack_require__(18614);
var identity = __webpack_require__(89267);
var sticky = __webpack_require__(31838);
var redact = __webpack_require__(37611);
var comment_frame = __webpack_require__(39456);
;// CONCATENATED MODULE: ./build/action/frame.js



const LONGEST_ADDRESS = 2000;
function commentFrame(context, headSha, options) {
    const { owner, repo } = context.repository;
    const home = `${context.serverUrl}/${owner}/${repo}`;
    const summaryUrl = context.attempt > 1 ? `${context.runUrl}/attempts/${context.attempt}` : context.runUrl;
    const stamp = (0,sticky/* runStamp */.bB)(context.runNumber, context.attempt, summaryUrl);
    const commit = `[\`${headSha.slice(0, 7)}\`](${home}/commit/${headSha})`;
    const since = options.since == null ? '' : ` since ${(0,comment_frame/* inMarkdown */.Hi)(options.since)}`;
    return {
        marker: (0,sticky/* stickyMarker */.YL)(options.key),
        footer: `<sub>Commit ${commit}${since} · ${stamp} · summary-gate ${options.version}</sub>`,
        summaryUrl,
        warnOnly: options.warnOnly,
        linkTo: (file, line) => {
            if (!options.isTracked(file) || (0,redact/* maskSecrets */.QU)(file) !== file)
                return undefined;
            const path = file.split('/').map(encodeSegment).join('/');
            const address = `${home}/blob/${headSha}/${path}${line === null ? '' : `#L${line}`}`;
            return address.length > LONGEST_ADDRESS ? undefined : address;
        },
    };
}
function encodeSegment(segment) {
    return encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd')).replace(/[!'()*~_]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

var last_push = __webpack_require__(488);
var advice = __webpack_require__(68413);
;// CONCATENATED MODULE: ./build/action/sticky-comment.js


async function putComment(wanted, pullRequest, host) {
    try {
        return await putOnce(wanted, pullRequest, host);
    }
    catch (error) {
        const worthAnotherLook = error instanceof github_host/* HostError */.d && ['unavailable', 'not-found'].includes(error.failure);
        if (!worthAnotherLook)
            throw error;
        return await putOnce(wanted, pullRequest, host);
    }
}
async function putOnce(wanted, pullRequest, host) {
    const [ours] = await listOurs(wanted.key, pullRequest, host);
    const body = wanted.render(ours?.body);
    const decision = (0,sticky/* decideSticky */.W$)(ours, body, wanted);
    switch (decision.kind) {
        case 'create': {
            const url = await host.createComment(pullRequest, body);
            return { kind: 'published', url: await settleRace(url, wanted, pullRequest, host) };
        }
        case 'update':
            return { kind: 'published', url: await host.updateComment(decision.id, body) };
        case 'leave':
            return {
                kind: 'skipped',
                reason: decision.reason,
                ...(ours !== undefined && { url: addressOf(ours, wanted) }),
            };
    }
}
async function listOurs(key, pullRequest, host) {
    const marked = await host.commentsStartingWith(pullRequest, (0,sticky/* stickyMarker */.YL)(key));
    return marked.length === 0 ? [] : (0,sticky/* allOurs */.dT)(marked, await host.author(), key);
}
async function settleRace(url, wanted, pullRequest, host) {
    try {
        const ours = await listOurs(wanted.key, pullRequest, host);
        const stays = (0,sticky/* newestResult */.w)(ours);
        if (stays === undefined || ours.length < 2)
            return url;
        for (const { id } of ours.filter((comment) => comment !== stays)) {
            await host.updateComment(id, (0,sticky/* supersededBody */.XH)(addressOf(stays, wanted)));
        }
        return addressOf(stays, wanted);
    }
    catch (error) {
        if (error instanceof github_host/* HostError */.d)
            return url;
        throw error;
    }
}
function addressOf({ id }, { page }) {
    return `${page}#issuecomment-${id}`;
}

;// CONCATENATED MODULE: ./build/action/publish.js



async function publish(publication, context, open) {
    const reach = context.kind === 'pull-request' && context.readOnly ? 'read-only by default' : 'as the workflow asks';
    const comment = await attempt(advice/* COMMENT_PERMISSION */.s3, reach, () => publishComment(publication.comment, context, open));
    const checkRun = await attempt(advice/* CHECK_PERMISSION */.jo, reach, () => publishCheckRun(publication.checkRun, context, open));
    return { comment, checkRun };
}
async function attempt(permission, reach, act) {
    try {
        return await act();
    }
    catch (error) {
        if (error instanceof github_host/* HostError */.d)
            return { kind: 'failed', advice: (0,advice/* adviceFor */.cp)(error, permission, reach) };
        throw error;
    }
}
async function publishComment(comment, context, open) {
    if (comment.mode === 'never')
        return { kind: 'skipped', reason: 'not wanted' };
    if (context.kind === 'merge-group' || context.kind === 'commit') {
        return { kind: 'skipped', reason: 'this event has no pull request' };
    }
    const host = await open();
    if (host === undefined)
        return { kind: 'failed', advice: (0,advice/* withoutToken */._Q)(advice/* COMMENT_PERMISSION */.s3) };
    const pull = await findPullRequest(context, host);
    if (pull === undefined)
        return { kind: 'skipped', reason: 'no open pull request has the head of this run' };
    const { serverUrl, repository } = context;
    const page = `${serverUrl}/${repository.owner}/${repository.repo}/pull/${pull.number}`;
    const { key, mode, failing, render } = comment;
    const wanted = { key, mode, failing, page, render: (earlier) => render(pull.headSha, earlier) };
    return await putComment(wanted, pull.number, host);
}
async function publishCheckRun(make, context, open) {
    if (make === undefined)
        return { kind: 'skipped', reason: 'not wanted' };
    const host = await open();
    if (host === undefined)
        return { kind: 'failed', advice: (0,advice/* withoutToken */._Q)(advice/* CHECK_PERMISSION */.jo) };
    const headSha = context.kind === 'named-pull-request' ? await host.headOf(context.number) : context.headSha;
    await host.createCheckRun(make(headSha));
    return { kind: 'published', url: null };
}
async function findPullRequest(context, host) {
    switch (context.kind) {
        case 'pull-request':
            return context;
        case 'named-pull-request':
            return { number: context.number, headSha: await host.headOf(context.number) };
        case 'find-pull-request': {
            const { headOwner, headBranch, headSha } = context;
            const number = await host.findPullRequest(headOwner, headBranch, headSha);
            return number === undefined ? undefined : { number, headSha };
        }
    }
}

;// CONCATENATED MODULE: ./build/action/publishing.js

















const SHELL_SAFE_URL = /^https?:\/\/[\w.:/#-]+$/;
function publishReport(report, publisher, commands = []) {
    return publishPage(publisher, {
        files: (0,annotations/* filesWithFindings */.KJ)(report),
        mode: publisher.settings.comment,
        failing: report.verdict !== 'pass',
        since: (0,identity/* comparedCommit */.T)(report),
        render: (frame) => (0,page/* renderComment */.w)(report, { ...frame, commands }),
        memory: (headSha, earlier) => {
            const memory = (0,last_push/* remember */.kY)(report.sessions, headSha, earlier, digest/* sha256 */.s);
            return { memory: (0,last_push/* memoryLine */.Uf)(memory), sinceLastPush: (0,last_push/* sinceLastPush */.hc)(report.sessions, memory, digest/* sha256 */.s) };
        },
        check: {
            title: report.title,
            conclusion: conclusionOf(report, publisher.settings),
            annotations: toCheck((0,annotations/* annotationsOf */.Ih)(report)),
        },
    });
}
function publishProblems(problems, publisher) {
    return publishPage(publisher, {
        files: problems.map(({ place }) => place?.file ?? null),
        mode: publisher.settings.comment === 'never' ? 'never' : 'on-failure',
        failing: false,
        ...(publisher.settings.comment !== 'never' && {
            unwanted: 'there is none yet, and a run that could not start makes none',
        }),
        since: null,
        render: (frame) => (0,page_problems/* renderErrorComment */.cY)(problems, frame),
        memory: (_, earlier) => (earlier === undefined ? {} : { memory: (0,last_push/* memoryLine */.Uf)(earlier) }),
        check: { title: 'The gate could not run', conclusion: 'failure', annotations: [] },
    });
}
async function publishPage({ settings, env, workspace, timeBudget }, page) {
    const context = (0,run_context/* readRunContext */.$)({ env, payload: (0,payload/* readPayload */.r)(env), pullRequest: settings['pull-request'] });
    if (context === undefined)
        return '';
    const tracked = (0,git/* trackedFiles */.O)(workspace, page.files.filter((file) => file !== null), env);
    const frameAt = (headSha) => commentFrame(context, headSha, {
        key: settings['comment-key'],
        warnOnly: settings['warn-only'],
        version: version/* VERSION */.x,
        isTracked: (file) => tracked.has(file),
        since: page.since,
    });
    const name = settings['check-run'];
    const checkRun = (headSha) => {
        const frame = frameAt(headSha);
        return { ...page.check, name: name ?? '', headSha, summary: page.render(frame), detailsUrl: frame.summaryUrl };
    };
    const outcomes = await publish({
        comment: {
            key: settings['comment-key'],
            mode: page.mode,
            failing: page.failing,
            render: (headSha, earlier) => page.render({ ...frameAt(headSha), ...page.memory(headSha, (0,last_push/* readMemory */.S1)(earlier ?? '')) }),
        },
        checkRun: name === null ? undefined : checkRun,
    }, context, openOnce(settings['github-token'], env['GITHUB_API_URL'], context, timeBudget));
    tell('Comment', outcomes.comment, page.unwanted);
    if (name !== null)
        tell('Check run', outcomes.checkRun);
    const url = outcomes.comment.kind === 'failed' ? null : outcomes.comment.url;
    return url != null && SHELL_SAFE_URL.test(url) ? url : '';
}
function openOnce(token, apiUrl, { repository }, timeBudget) {
    return async () => {
        if (token === null)
            return undefined;
        try {
            const { openGitHub } = await __webpack_require__.e(/* import() */ 302).then(__webpack_require__.bind(__webpack_require__, 302));
            return openGitHub({ token, apiUrl }, repository, timeBudget);
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            throw new github_host/* HostError */.d('unavailable', `preparing to ask GitHub: ${reason}`);
        }
    };
}
const NOT_WANTED = 'not wanted';
function tell(what, outcome, unwanted = NOT_WANTED) {
    if (outcome.kind === 'failed')
        (0,runner_log/* notice */.lm)(`${what} not published; the verdict stands. ${outcome.advice}`);
    else if (outcome.kind === 'skipped')
        (0,runner_log/* log */.Rm)(`${what} left alone: ${outcome.reason === NOT_WANTED ? unwanted : outcome.reason}`);
    else
        (0,runner_log/* log */.Rm)(`${what} published${outcome.url === null ? '' : `: ${(0,core_text/* logLine */.BP)(outcome.url)}`}`);
}
function conclusionOf({ verdict }, settings) {
    if (verdict === 'pass')
        return 'success';
    return (0,exit_code/* exitCodeOf */.F)(verdict, settings) === errors/* EXIT */.dc.pass ? 'neutral' : 'failure';
}
const CHECK_LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
function toCheck(annotations) {
    return annotations.flatMap(({ file, line, column, level, title, message }) => {
        if (file === null)
            return [];
        const at = line ?? 1;
        return {
            path: file,
            start_line: at,
            end_line: at,
            ...(line !== null && column !== null && { start_column: column, end_column: column }),
            annotation_level: CHECK_LEVELS[level],
            title,
            message: (0,core_text/* logLine */.BP)(message),
        };
    });
}

;// CONCATENATED MODULE: ./build/action/action.js























const TIME_BUDGET_SECONDS = 20;
const ANSWER_SECONDS = 90;
const LOG_COLUMNS = 140;
async function runProcess(process) {
    (0,adapters_process/* handleStreamErrors */.aq)(process);
    const cwd = (0,adapters_process/* currentFolder */.MO)() ?? process.env['GITHUB_WORKSPACE'] ?? '/';
    return runAction({ env: process.env, cwd, program: process.argv[1] });
}
async function runAction(environment, given) {
    const timeBudget = given ?? new time_budget/* TimeBudget */.z(TIME_BUDGET_SECONDS);
    const { env } = environment;
    maskSecretInputs(env);
    const { inputs, problems } = readInputs(env);
    let settings = (0,resolve/* settingsOfInputs */.io)(inputs);
    try {
        const own = (0,run_run/* openRun */.Iy)(inputs, environment, problems);
        settings = own.settings.values;
        if (settings['answer-comments']) {
            const { answerComment } = await Promise.all(/* import() */[__webpack_require__.e(5855), __webpack_require__.e(4685), __webpack_require__.e(8919), __webpack_require__.e(7250)]).then(__webpack_require__.bind(__webpack_require__, 57250));
            return await answerComment(own, environment, given ?? new time_budget/* TimeBudget */.z(ANSWER_SECONDS));
        }
        const opened = await (0,policy_of_base/* withPolicyOfBase */.H)(own, env, settings['dry-run'] ? null : timeBudget);
        settings = opened.settings.values;
        sayShadowed(opened.settings.shadowed);
        const job = (0,run_job/* jobOf */.Zw)(settings);
        const run = await withBaseline(inTime(opened, timeBudget), job, environment, timeBudget);
        await forgetResults(run, job);
        const done = await (0,run_job/* runJob */.b5)(job, run, { env, onProgress: progressInLog() });
        switch (done.kind) {
            case 'estimate':
                (0,runner_log/* log */.Rm)(done.text);
                return errors/* EXIT */.dc.pass;
            case 'part':
                showPart(done.part, env);
                return errors/* EXIT */.dc.pass;
            case 'report':
                return await showReport(done.result, run, publisherOf(settings, environment, timeBudget));
        }
    }
    catch (error) {
        await reportFailure(error, publisherOf(settings, environment, timeBudget));
        return errors/* EXIT */.dc.error;
    }
}
function sayShadowed(shadowed) {
    for (const { name, label, place } of shadowed) {
        (0,runner_log/* log */.Rm)(`${label} wins over ${(0,core_text/* logLine */.BP)((0,errors/* formatPlace */.dE)(place))}, which sets ${name} too: keep one of them`);
    }
}
function progressInLog() {
    return (0,progress/* watchProgress */.B)({ write: (text) => (0,runner_log/* log */.Rm)(text.trimEnd()) });
}
function inTime(run, timeBudget) {
    return { ...run, ports: { ...run.ports, timeBudget } };
}
async function withBaseline(run, job, { env }, timeBudget) {
    const { settings, ports } = run;
    if (settings.problems.length > 0 || !(0,run_job/* hasVerdict */.aA)(job))
        return run;
    const autoBaseline = await (0,auto_baseline/* findAutoBaseline */.QA)(settings.values, env, timeBudget);
    return autoBaseline === undefined ? run : { ...run, ports: { ...ports, autoBaseline } };
}
async function forgetResults(run, job) {
    if (job.kind === 'dry run')
        return;
    (0,run_run/* forgetReport */.eP)(run);
    if (job.kind !== 'shard')
        return;
    const { forgetParts } = await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(8030), __webpack_require__.e(793)]).then(__webpack_require__.bind(__webpack_require__, 90793));
    forgetParts(run);
}
function publisherOf(settings, { env, cwd }, timeBudget) {
    return { settings, env, timeBudget, workspace: env['GITHUB_WORKSPACE'] || cwd };
}
async function showReport(result, run, publisher) {
    for (const warning of result.warnings)
        (0,runner_log/* notice */.lm)((0,core_text/* logLine */.BP)(warning));
    sayUnsafePath(result.reportPath);
    await action_publish(result, publisher, keepArtifact(result, run, publisher));
    for (const warning of await (0,run_run/* exportTelemetry */._D)(run, result, publisher.env))
        (0,runner_log/* notice */.lm)((0,core_text/* logLine */.BP)(warning));
    result.close();
    const { report } = result;
    const exitCode = (0,exit_code/* exitCodeOf */.F)(report.verdict, run.settings.values);
    if (exitCode !== errors/* EXIT */.dc.pass)
        (0,runner_log/* setFailed */.C1)(report.title);
    return exitCode;
}
function sayUnsafePath(path) {
    const reason = unsafePath(path);
    if (reason !== undefined)
        (0,runner_log/* notice */.lm)(reason);
}
function showPart(part, env) {
    for (const warning of part.warnings)
        (0,runner_log/* notice */.lm)((0,core_text/* logLine */.BP)(warning));
    sayUnsafePath(part.path);
    (0,runner_log/* log */.Rm)(`${part.title}. Its part: ${part.path}`);
    (0,runner_log/* writeSummary */.Sy)(`${part.title}. The job that merges the shards has the verdict.\n`, env);
    setOutputs(outputsOfShard(part), env);
}
function keepArtifact(result, { settings, ports }, { env }) {
    const kept = (0,candidates_file/* keepCandidates */.Q)(result, settings.values, ports.files);
    if (kept.kind !== 'none')
        return artifactOf(kept, settings.values, env);
    if (kept.warning !== undefined)
        (0,runner_log/* notice */.lm)((0,core_text/* logLine */.BP)(kept.warning));
    return undefined;
}
async function action_publish(result, publisher, artifact) {
    const { report } = result;
    const commands = [
        ...(0,teaching_commands/* teachingSection */.Z)(report, artifact),
        ...(artifact === undefined ? [] : reproductionSection(report, artifact)),
    ];
    if (artifact !== undefined)
        (0,runner_log/* log */.Rm)(reproductionLines(report, artifact).join('\n'));
    (0,runner_log/* log */.Rm)((0,terminal/* renderTerminal */.bF)(report, { colour: false, width: LOG_COLUMNS }, { artifact }));
    (0,runner_log/* writeSummary */.Sy)([(0,page/* renderMarkdown */.G)(report), ...commands].join('\n'), publisher.env);
    if (publisher.settings.annotations)
        for (const annotation of (0,annotations/* withinLimits */.oA)((0,annotations/* annotationsOf */.Ih)(report)))
            (0,runner_log/* annotate */.fz)(annotation);
    setOutputs({ ...outputsOf(result), 'comment-url': await withoutEffect(() => publishReport(report, publisher, commands)) }, publisher.env);
}
async function withoutEffect(publishing) {
    try {
        return await publishing();
    }
    catch (error) {
        (0,runner_log/* notice */.lm)(`Nothing published, by a defect of summary-gate: ${messageOf(error)}`);
        return '';
    }
}
const OUR_DEFECT = 'summary-gate failed by a defect of its own; the log of the run has its message';
async function reportFailure(error, publisher) {
    const tell = (problems) => (0,run_job/* hasVerdict */.aA)((0,run_job/* jobOf */.Zw)(publisher.settings))
        ? withoutEffect(() => publishProblems(problems, publisher))
        : Promise.resolve('');
    if (!(error instanceof errors/* UserError */.yo)) {
        setErrorOutputs(await tell([{ message: OUR_DEFECT }]), publisher.env);
        (0,runner_log/* setFailed */.C1)(`summary-gate: internal error: ${messageOf(error)}`);
        if (error instanceof Error && publisher.env['RUNNER_DEBUG'] === '1')
            (0,runner_log/* issueCommand */.Lb)('debug', error.stack ?? '');
        return;
    }
    const { problems } = error;
    (0,runner_log/* annotateProblems */.$9)(problems);
    (0,runner_log/* writeSummary */.Sy)((0,page_problems/* renderProblems */.x8)(problems), publisher.env);
    setErrorOutputs(await tell(problems), publisher.env);
    (0,runner_log/* setFailed */.C1)(`The gate could not run: ${(0,page_problems/* countOf */.pq)(problems)} with its input`);
}
function messageOf(error) {
    return (0,core_text/* logLine */.BP)(error instanceof Error ? error.message : String(error));
}


/***/ }),

/***/ 488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ readMemory),
/* harmony export */   Uf: () => (/* binding */ memoryLine),
/* harmony export */   hc: () => (/* binding */ sinceLastPush),
/* harmony export */   kY: () => (/* binding */ remember)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _render_page_baseline_section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58880);


const MOST_REMEMBERED = 300;
const DIGEST_LENGTH = 12;
const PUSH = `([0-9a-f]{40,64})=(\\*|(?:[0-9a-f]{${DIGEST_LENGTH}}(?:,[0-9a-f]{${DIGEST_LENGTH}}){0,${MOST_REMEMBERED - 1}})?)`;
const LAST_LINE = new RegExp(`^<!-- push ${PUSH}(?: before ${PUSH})? -->$`);
function readMemory(body) {
    const text = body.trimEnd();
    const match = LAST_LINE.exec(text.slice(text.lastIndexOf('\n') + 1));
    const shown = pushOf(match?.[1], match?.[2]);
    return shown === undefined ? undefined : { shown, before: pushOf(match?.[3], match?.[4]) ?? null };
}
function pushOf(commit, failing) {
    if (commit === undefined || failing === undefined)
        return undefined;
    return { commit, failing: failing === '*' ? null : failing.split(',').filter((digest) => digest !== '') };
}
function memoryLine({ shown, before }) {
    const words = [shown, ...(before === null ? [] : [before])].map(({ commit, failing }) => `${commit}=${failing === null ? '*' : failing.join(',')}`);
    return `<!-- push ${words.join(' before ')} -->`;
}
function remember(sessions, commit, earlier, digest) {
    const failing = sessions.filter(({ failed }) => failed).map(({ name }) => shortDigest(name, digest));
    return {
        shown: { commit, failing: failing.length > MOST_REMEMBERED ? null : failing },
        before: (earlier?.shown.commit === commit ? earlier.before : earlier?.shown) ?? null,
    };
}
function sinceLastPush(sessions, { before }, digest) {
    if (before === null || before.failing === null)
        return undefined;
    const failedBefore = new Set(before.failing);
    const rated = sessions.map(({ name, failed }) => ({
        name,
        failed,
        failedThen: failedBefore.has(shortDigest(name, digest)),
    }));
    const fresh = rated.filter(({ failed, failedThen }) => failed && !failedThen).map(({ name }) => name);
    const fixed = rated.filter(({ failed, failedThen }) => !failed && failedThen).map(({ name }) => name);
    const gone = failedBefore.size - rated.filter(({ failedThen }) => failedThen).length;
    const words = [
        ...(fresh.length === 0
            ? []
            : [`${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(fresh.length, 'session')} more ${fails(fresh)} (${(0,_render_page_baseline_section_js__WEBPACK_IMPORTED_MODULE_1__/* .nameList */ .OD)(fresh, MOST_NAMED)})`]),
        ...(fixed.length === 0
            ? []
            : [`${fixed.length} ${fixed.length === 1 ? 'is' : 'are'} fixed (${(0,_render_page_baseline_section_js__WEBPACK_IMPORTED_MODULE_1__/* .nameList */ .OD)(fixed, MOST_NAMED)})`]),
        ...(gone <= 0 ? [] : [`${gone} that failed ${gone === 1 ? 'is' : 'are'} no longer scored`]),
    ];
    const same = failedBefore.size === 0 ? 'still no session fails' : 'the same sessions fail';
    return `Since the last push (${before.commit.slice(0, 7)}): ${words.length === 0 ? same : words.join(', ')}.`;
}
const MOST_NAMED = 5;
function fails({ length }) {
    return length === 1 ? 'fails' : 'fail';
}
function shortDigest(name, digest) {
    return digest(name).slice(0, DIGEST_LENGTH);
}


/***/ }),

/***/ 87962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  fz: () => (/* binding */ annotate),
  $9: () => (/* binding */ annotateProblems),
  Lb: () => (/* binding */ issueCommand),
  Rm: () => (/* binding */ log),
  lm: () => (/* binding */ notice),
  R5: () => (/* binding */ readInput),
  C1: () => (/* binding */ setFailed),
  uH: () => (/* binding */ setOutput),
  Sy: () => (/* binding */ writeSummary)
});


var external_node_os_ = __webpack_require__(48161);
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/adapters/disk/runner-file.js



function appendToRunnerFile(file, text) {
    if (!(0,external_node_fs_.existsSync)(file))
        throw new Error(`the runner's file is missing: ${file}`);
    (0,external_node_fs_.appendFileSync)(file, text + external_node_os_.EOL);
}
function keyAndValue(key, value) {
    const delimiter = `ghadelimiter_${(0,external_node_crypto_.randomUUID)()}`;
    return `${key}<<${delimiter}${external_node_os_.EOL}${value}${external_node_os_.EOL}${delimiter}`;
}

var errors = __webpack_require__(62807);
var core_text = __webpack_require__(26067);
;// CONCATENATED MODULE: ./build/action/runner-log.js




function log(text) {
    for (const line of text.split('\n'))
        say((0,core_text/* defuseCommands */.pq)(line));
}
function annotate({ level, title, message, file, line, column }) {
    issueCommand(level, (0,core_text/* logLine */.BP)(message), {
        title,
        ...(file !== null && { file: (0,core_text/* logLine */.BP)(file) }),
        ...(line !== null && { line }),
        ...(column !== null && { col: column }),
    });
}
function notice(message) {
    issueCommand('notice', (0,core_text/* logLine */.BP)(message), { title: 'summary-gate' });
}
const ERROR_ANNOTATIONS = 9;
function annotateProblems(problems) {
    for (const [i, problem] of problems.entries()) {
        const { place, ...rest } = problem;
        if (i >= ERROR_ANNOTATIONS)
            say((0,core_text/* logLine */.BP)((0,errors/* formatProblem */.Vw)(problem)));
        else
            issueCommand('error', (0,core_text/* logLine */.BP)((0,errors/* formatProblem */.Vw)(rest)), {
                ...(place !== undefined && { file: (0,core_text/* logLine */.BP)(place.file) }),
                ...(place?.line !== undefined && { line: place.line }),
                ...(place?.column !== undefined && { col: place.column }),
            });
    }
}
function writeSummary(markdown, env) {
    const file = env['GITHUB_STEP_SUMMARY'];
    if (!file)
        return;
    try {
        appendToRunnerFile(file, markdown);
    }
    catch {
        notice('the summary of the step could not be written');
    }
}
function say(line) {
    process.stdout.write(line + external_node_os_.EOL);
}
function issueCommand(name, data, properties = {}) {
    say(workflowCommand(name, data, properties));
}
function workflowCommand(name, data, properties = {}) {
    const given = Object.entries(properties).flatMap(([key, value]) => (value ? [`${key}=${propertyText(value)}`] : []));
    const rest = Object.keys(properties).length > 0 ? ` ${given.join(',')}` : '';
    return `::${name}${rest}::${escapeData(data)}`;
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function propertyText(value) {
    return escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
function readInput(name, env) {
    return (env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] ?? '').trim();
}
function setOutput(name, value, env) {
    const file = env['GITHUB_OUTPUT'] ?? '';
    if (file === '') {
        say('');
        issueCommand('set-output', value, { name });
    }
    else
        appendToRunnerFile(file, keyAndValue(name, value));
}
function setFailed(message) {
    process.exitCode = 1;
    issueCommand('error', message);
}


/***/ }),

/***/ 68413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _Q: () => (/* binding */ withoutToken),
/* harmony export */   cp: () => (/* binding */ adviceFor),
/* harmony export */   jo: () => (/* binding */ CHECK_PERMISSION),
/* harmony export */   s3: () => (/* binding */ COMMENT_PERMISSION)
/* harmony export */ });
const COMMENT_PERMISSION = 'pull-requests: write';
const CHECK_PERMISSION = 'checks: write';
const CLOSED_TO_ALL = /archived|locked|protected branch|rule violation/i;
function adviceFor({ failure, message }, permission, reach, again = 'the next run will catch up') {
    switch (failure) {
        case 'unauthorized':
            return `${message}: GitHub does not know this token; it has run out, or belongs to another server. ${needs(permission)}`;
        case 'forbidden':
        case 'not-found':
            if (CLOSED_TO_ALL.test(message))
                return `${message}: GitHub refused it`;
            return `${message}: the token may not do this. ${reach === 'read-only by default' ? readOnly(permission) : needs(permission)}`;
        case 'too-long':
            return `${message}: too long for GitHub; the summary of the run has everything`;
        case 'rate-limited':
            return `${message}: GitHub's rate limit is used up; ${again}`;
        case 'unavailable':
            return `${message}: GitHub could not be reached in time; ${again}`;
        case 'untrusted':
            return `${message}. Nothing was sent to GitHub`;
        case 'rejected':
            return `${message}: GitHub refused it`;
    }
}
function withoutToken(permission) {
    return `there is no token; set github-token to one with the permission ${permission}`;
}
function needs(permission) {
    return `It needs the permission ${permission}`;
}
function readOnly(permission) {
    return `GitHub gives the pull requests of forks a read-only token, without ${permission}, and those of Dependabot unless the workflow asks for it; a workflow that runs on workflow_run can publish for them`;
}


/***/ }),

/***/ 17904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ hasArtifacts),
/* harmony export */   Cs: () => (/* binding */ artifactName),
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   QA: () => (/* binding */ findAutoBaseline)
/* harmony export */ });
/* harmony import */ var _inputs_baseline_read_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74406);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68413);
/* harmony import */ var _base_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89572);
/* harmony import */ var _find_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37769);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16511);
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71427);
/* harmony import */ var _run_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59426);







const PERMISSIONS = 'actions: read and contents: read';
function artifactName({ 'comment-key': key }) {
    return `summary-gate-report-${key}`;
}
async function findAutoBaseline(settings, env, timeBudget) {
    if (settings.baseline !== 'auto')
        return undefined;
    const none = (reason) => ({ kind: 'none', reason });
    const repository = (0,_run_context_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryOf */ ._)(env);
    const runId = Number(env['GITHUB_RUN_ID']);
    const token = settings['github-token'];
    if (repository === undefined || !Number.isSafeInteger(runId) || runId <= 0)
        return none('this is no run of a workflow');
    if (!hasArtifacts(env['GITHUB_SERVER_URL'])) {
        return none('GitHub Enterprise Server keeps no such artifacts; let the workflow bring a file and name it');
    }
    if (token === null)
        return none(`there is no token; set github-token to one with ${PERMISSIONS}`);
    const where = (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .baseCommitOf */ .s)(env['GITHUB_EVENT_NAME'] ?? '', (0,_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .readPayload */ .r)(env), env['GITHUB_SHA']);
    if (where === undefined)
        return none('the event of this run has no commit to compare with');
    try {
        const { openArtifacts } = await Promise.all(/* import() */[__webpack_require__.e(1306), __webpack_require__.e(297)]).then(__webpack_require__.bind(__webpack_require__, 2678));
        const host = openArtifacts({ token, apiUrl: env['GITHUB_API_URL'] }, repository, timeBudget);
        return await (0,_find_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .findArtifact */ .Kc)(host, where, {
            ...{ name: artifactName(settings), runId },
            wanted: (0,_inputs_baseline_read_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .wantedOfBase */ .Q)(settings),
        });
    }
    catch (error) {
        if (error instanceof _host_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d)
            return none((0,_advice_js__WEBPACK_IMPORTED_MODULE_6__/* .adviceFor */ .cp)(error, PERMISSIONS, 'as the workflow asks'));
        return none(`GitHub could not be asked: ${error instanceof Error ? error.message : String(error)}`);
    }
}
function hasArtifacts(serverUrl) {
    const url = serverUrl || 'https://github.com';
    const host = URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '';
    return host === 'github.com' || host.endsWith('.ghe.com');
}


/***/ }),

/***/ 37769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ findArtifact),
/* harmony export */   Ng: () => (/* binding */ isUsable),
/* harmony export */   W2: () => (/* binding */ isTrusted),
/* harmony export */   cC: () => (/* binding */ MOST_LISTED)
/* harmony export */ });
/* harmony import */ var _inputs_baseline_base_candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(888);
/* harmony import */ var _inputs_baseline_baseline_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61530);


const EVENTS = new Set(['push', 'schedule', 'workflow_dispatch', 'merge_group']);
const MOST_BYTES = 100_000_000;
const MOST_LISTED = 300;
const MOST_ASKED = 10;
async function findArtifact(host, where, { name, runId, wanted }) {
    const own = await host.run(runId);
    const sha = where.kind === 'commit' ? where.sha : await host.mergeBase(where.base, where.head);
    const ranks = new Map((await host.ancestors(sha)).map((ancestor, rank) => [ancestor, rank]));
    const named = await host.artifactsNamed(name);
    const usable = named
        .filter((artifact) => artifact.runId !== runId && isUsable(artifact, own.repositoryId) && ranks.has(artifact.headSha))
        .sort((a, b) => (ranks.get(a.headSha) ?? 0) - (ranks.get(b.headSha) ?? 0));
    for (const artifact of usable.slice(0, MOST_ASKED)) {
        const run = await host.run(artifact.runId);
        if (!isTrusted(run, own) || run.headSha !== artifact.headSha)
            continue;
        const packed = await host.reportIn(artifact.id, wanted);
        if (packed === undefined)
            continue;
        const origin = { kind: 'artifact', runUrl: run.url, commit: run.headSha, fallback: run.headSha !== sha };
        const read = (0,_inputs_baseline_baseline_report_js__WEBPACK_IMPORTED_MODULE_1__/* .readBaselineReport */ .U)(packed.report);
        return read.kind === 'report'
            ? {
                ...{ kind: 'found', origin, report: read.report },
                ...(wanted !== 'report' && { candidates: (0,_inputs_baseline_base_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .baseCandidatesIn */ .NO)(packed.candidates) }),
            }
            : { kind: 'incomparable', origin, reason: read.reason };
    }
    const gap = named.length < MOST_LISTED ? '' : `; only the newest ${MOST_LISTED} were looked at`;
    return {
        kind: 'none',
        reason: `no finished run of this workflow on ${sha.slice(0, 7)} or the ${ranks.size} commits up to it has left an artifact ${name}${gap}`,
    };
}
function isUsable({ isExpired, bytes, ...of }, repositoryId) {
    return !isExpired && bytes <= MOST_BYTES && of.repositoryId === repositoryId && of.headRepositoryId === repositoryId;
}
function isTrusted(run, own) {
    return (run.status === 'completed' &&
        EVENTS.has(run.event) &&
        run.workflowId === own.workflowId &&
        run.repositoryId === own.repositoryId &&
        run.headRepositoryId === own.repositoryId);
}


/***/ }),

/***/ 16511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ HostError),
/* harmony export */   i: () => (/* binding */ ACTIONS_LOGIN)
/* harmony export */ });
const ACTIONS_LOGIN = 'github-actions[bot]';
class HostError extends Error {
    failure;
    constructor(failure, message) {
        super(message);
        this.failure = failure;
        this.name = 'HostError';
    }
}


/***/ }),

/***/ 31838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W$: () => (/* binding */ decideSticky),
/* harmony export */   XH: () => (/* binding */ supersededBody),
/* harmony export */   YL: () => (/* binding */ stickyMarker),
/* harmony export */   bB: () => (/* binding */ runStamp),
/* harmony export */   dT: () => (/* binding */ allOurs),
/* harmony export */   w: () => (/* binding */ newestResult)
/* harmony export */ });
function stickyMarker(key) {
    return `<!-- summary-gate:${key} -->`;
}
const RUN_STAMP = /<!-- run:(\d+)\.(\d+) -->(?:\[[^\]]*\]\(([^)]*)\))?[\s\S]*?<!-- \/run -->/;
const RUN_PAGE = /\/actions\/runs\/(\d+)(?:\/attempts\/\d+)?$/;
const RUN_LINK = /\]\([^\s()]*\/actions\/runs\/\d+(?:\/attempts\/\d+)?\)/g;
function runStamp(runNumber, attempt, url) {
    return `<!-- run:${runNumber}.${attempt} -->[run ${runNumber}, attempt ${attempt}](${url})<!-- /run -->`;
}
function allOurs(comments, login, key) {
    const marker = stickyMarker(key);
    return comments
        .filter(({ author, minimized, body }) => isBy(author, login) && !minimized && body.startsWith(marker))
        .sort((a, b) => b.id - a.id);
}
function isBy(author, login) {
    return author === login || author === `${login}[bot]`;
}
function decideSticky(ours, body, wanted) {
    const mayCreate = wanted.mode === 'always' || (wanted.mode === 'on-failure' && wanted.failing);
    if (wanted.mode === 'never')
        return { kind: 'leave', reason: 'not wanted' };
    if (ours === undefined)
        return mayCreate ? { kind: 'create' } : { kind: 'leave', reason: 'not wanted' };
    if (isNewer(ours.body, body))
        return { kind: 'leave', reason: 'made by a newer run' };
    if (withoutRun(ours.body) === withoutRun(body))
        return { kind: 'leave', reason: 'unchanged' };
    return { kind: 'update', id: ours.id };
}
function newestResult(comments) {
    return comments.reduce((best, comment) => {
        if (best === undefined || isNewer(comment.body, best.body))
            return comment;
        return comment.id > best.id && !isNewer(best.body, comment.body) ? comment : best;
    }, undefined);
}
function supersededBody(url) {
    return `Superseded: a newer run made [another comment](${url}) at the same time.`;
}
function runOf(body) {
    const stamp = RUN_STAMP.exec(body);
    if (stamp === null)
        return undefined;
    const id = RUN_PAGE.exec(stamp[3] ?? '')?.[1];
    return { id: Number(id ?? 0), number: Number(stamp[1]), attempt: Number(stamp[2]) };
}
function isNewer(theirs, ours) {
    const [a, b] = [runOf(theirs), runOf(ours)];
    if (a === undefined || b === undefined)
        return false;
    if (a.id !== b.id && a.id > 0 && b.id > 0)
        return a.id > b.id;
    return a.number > b.number || (a.number === b.number && a.attempt > b.attempt);
}
function withoutRun(body) {
    return body.replaceAll('\r\n', '\n').replace(RUN_STAMP, '').replace(RUN_LINK, ']()').trimEnd();
}


/***/ }),

/***/ 49364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Jj: () => (/* binding */ PIPELINE),
  Ih: () => (/* binding */ annotationsOf),
  KJ: () => (/* binding */ filesWithFindings),
  oA: () => (/* binding */ withinLimits)
});

var core_finding = __webpack_require__(4823);
var core_text = __webpack_require__(26067);
var counted_findings = __webpack_require__(73084);
var chosen_sessions = __webpack_require__(78665);
var evidence = __webpack_require__(94212);
var pipeline_advice = __webpack_require__(24464);
var numbers = __webpack_require__(67952);
var catalogue = __webpack_require__(19508);
var wording = __webpack_require__(56809);
;// CONCATENATED MODULE: ./build/render/sessions-behind-means.js




const MOST_SESSIONS = 3;
const MOST_LOOKED_AT = 50;
function sessionsBehindMeans(report) {
    if (report.verdict !== 'fail')
        return [];
    const drop = (0,evidence/* failedDrop */.NQ)(report);
    if (drop !== undefined)
        return fallenMost(report, drop);
    const falls = (0,evidence/* judgedFalls */.E6)(report, MOST_LOOKED_AT);
    if (falls.length > 0)
        return falls.slice(0, 1).flatMap(fallenByJudge);
    if (report.sessions.some(({ failed }) => failed))
        return [];
    const [low] = (0,evidence/* lowMeans */.jN)(report, MOST_SESSIONS);
    return low === undefined ? [] : lowest(low);
}
function fallenMost(report, gate) {
    const fallen = (0,evidence/* declineOf */.sd)(report, MOST_LOOKED_AT)?.sessions ?? [];
    return fallen
        .filter(({ session }) => !session.failed)
        .slice(0, MOST_SESSIONS)
        .map((one) => {
        const finding = one.findings[0] ?? null;
        const what = `${(0,wording/* fallInWords */.wh)(one)} in this session`;
        return { gate: gate.id, session: one.session, message: finding === null ? what : `${what}; new: `, finding };
    });
}
function fallenByJudge(fall) {
    return fall.sessions
        .filter(({ session }) => !session.failed)
        .slice(0, MOST_SESSIONS)
        .map(({ session, before, now }) => {
        const finding = session.findings.find((one) => one.new === true) ?? null;
        const what = `${(0,wording/* judgedFallInWords */.Vz)({ gate: fall.gate, before, now })} in this session`;
        return { gate: fall.gate.id, session, message: finding === null ? what : `${what}; new: `, finding };
    });
}
function lowest({ gate, sessions }) {
    const { of } = (0,catalogue/* gateSubject */.uv)(gate);
    const mean = `${(0,wording/* valueInWords */.ex)(gate, (0,catalogue/* gateName */.h2)(gate, 'inSentence'))}, ${(0,wording/* targetInWords */.wR)(gate)}`;
    return sessions.map(({ session, score }) => {
        const { findings } = session;
        const finding = findings.find(({ dimension }) => of === 'overall' || dimension === of) ?? null;
        const what = `${mean}; ${(0,wording/* inWords */.r4)(of)} ${(0,numbers/* showNumber */.Zo)(score)} in this session`;
        return { gate: gate.id, session, message: finding === null ? what : `${what}: `, finding };
    });
}

;// CONCATENATED MODULE: ./build/render/annotations.js








const LONGEST_MESSAGE = 1000;
function annotationsOf(report) {
    const isQuiet = report.verdict === 'pass' && (report.baseline?.overall ?? null) !== null;
    const compared = new Set(report.baseline?.sessions.map(({ name }) => name));
    const behind = sessionsBehindMeans(report);
    const told = new Map(behind.map(({ session, finding }) => [session.name, finding]));
    const { failing, passing } = inRounds(report, (session) => {
        const { name, findings } = session;
        const first = told.get(name);
        const levelOf = (0,counted_findings/* levelsIn */.XL)(session);
        const others = (first == null ? findings : findings.filter((one) => !isSame(one, first))).map((one) => ({
            ...one,
            severity: levelOf(one),
        }));
        return compared.has(name) ? others.filter((one) => one.new === true || one.severity === 'error') : others;
    });
    const [first = [], ...others] = failing;
    const outside = report.findings.filter((one) => !isQuiet || one.severity !== 'warning' || one.new === true);
    return [
        ...(report.verdict === 'fail' ? (0,pipeline_advice/* pipelineAdvice */.L)(report).slice(0, 1).map(ofPipeline) : []),
        ...outside.filter(core_finding/* isDiagnosis */.k4).map(toAnnotation),
        ...first.map(toAnnotation),
        ...behind.map(ofSessionBehind),
        ...others.flat().map(toAnnotation),
        ...passing.flatMap((findings) => findings.filter(({ code }) => code !== 'FIELD_MISSING')).map(toAnnotation),
        ...outside.filter((finding) => !(0,core_finding/* isDiagnosis */.k4)(finding)).map(toAnnotation),
    ];
}
function filesWithFindings(report) {
    const { failing, passing } = inRounds(report, ({ findings }) => findings);
    return [...failing.flat(), ...passing.flat(), ...report.findings].map(({ file }) => file);
}
function inRounds({ sessions }, findingsOf) {
    const all = (0,chosen_sessions/* worstFirst */.md)(sessions.filter(({ findings }) => findings.length > 0));
    return {
        failing: rounds(all.filter(({ failed }) => failed).map(findingsOf)),
        passing: rounds(all.filter(({ failed }) => !failed).map(findingsOf)),
    };
}
function rounds(lists) {
    const most = lists.reduce((longest, findings) => Math.max(longest, findings.length), 0);
    return Array.from({ length: most }, (_, i) => lists.flatMap((findings) => findings[i] ?? []));
}
function isSame(a, b) {
    return a.code === b.code && a.message === b.message && a.line === b.line && a.column === b.column;
}
const PIPELINE = 'The pipeline';
function ofPipeline(sentence) {
    return { level: 'error', title: PIPELINE, message: `${sentence}.`, file: null, line: null, column: null };
}
function ofSessionBehind({ gate, message, session, finding }) {
    return {
        level: 'error',
        title: gate,
        message: (0,core_text/* cut */.Jj)(finding === null ? message : `${message}${saying((0,evidence/* placeAlone */.R5)(finding))}`, LONGEST_MESSAGE),
        ...placeOf(finding, session),
    };
}
function placeOf(finding, session) {
    if (finding?.file == null)
        return { file: session.candidate_path, line: null, column: null };
    const { file, line, column } = finding;
    return { file, line, column };
}
function toAnnotation(finding) {
    const { severity, code, file, line, column } = finding;
    const level = severity === 'note' ? 'notice' : severity;
    return { level, title: code, message: (0,core_text/* cut */.Jj)(saying(finding), LONGEST_MESSAGE), file, line, column };
}
function saying(finding) {
    const suggestion = (0,wording/* adviceOf */.wr)(finding);
    const note = (0,wording/* findingNote */.S$)(finding);
    const advice = `${note === undefined ? '' : ` (${note})`}${suggestion === undefined ? '' : ` → ${suggestion}`}`;
    return `${(0,core_finding/* toldMessage */.Ts)(finding)}${advice}`;
}
const KEPT_PER_LEVEL = 10;
const RESERVED = { error: 1, warning: 0, notice: 3 };
function withinLimits(annotations) {
    return ['error', 'warning', 'notice'].flatMap((level) => {
        const all = annotations.filter((annotation) => annotation.level === level);
        const room = KEPT_PER_LEVEL - RESERVED[level];
        if (all.length <= room)
            return all;
        const message = `and ${all.length - (room - 1)} more ${level}s: the summary of the run shows the worst of them, report.json has all`;
        return [...all.slice(0, room - 1), { level, title: 'summary-gate', message, file: null, line: null, column: null }];
    });
}


/***/ }),

/***/ 73181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cY: () => (/* binding */ renderErrorComment),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   x8: () => (/* binding */ renderProblems)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66082);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40116);
/* harmony import */ var _comment_frame_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39456);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92447);





const SHOWN = 100;
function renderProblems(problems) {
    const hidden = problems.length - SHOWN;
    return [
        `# ⚠️ The gate could not run: ${countOf(problems)} with its input`,
        '',
        ...problems.slice(0, SHOWN).map((problem) => {
            const { place } = problem;
            return problemItem(problem, place === undefined ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place), 400));
        }),
        ...(hidden > 0 ? [`- and ${hidden} more in the log`] : []),
        '',
    ].join('\n');
}
function renderErrorComment(problems, frame, longest = _budget_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_COMMENT */ .lv) {
    const withFirst = (most) => [
        frame.marker,
        `## ⚠️ The gate could not run: ${countOf(problems)} with its input`,
        '',
        'Nothing is known about the session summaries of this commit.',
        '',
        ...problems.slice(0, most).map((problem) => problemItem(problem, linkedPlace(problem.place, frame))),
        '',
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .more */ .OS)(Math.max(0, problems.length - most), 'problem', {
            elsewhere: `: ${(0,_comment_frame_js__WEBPACK_IMPORTED_MODULE_3__/* .elsewhere */ .Jn)(frame)}`,
        }),
        ...(0,_comment_frame_js__WEBPACK_IMPORTED_MODULE_3__/* .closing */ .ET)(frame),
    ].join('\n');
    return (0,_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .largestThatFits */ .iF)([30, 10, 3, 1], longest, withFirst, () => withFirst(0));
}
function linkedPlace(place, { linkTo }) {
    if (place === undefined)
        return '';
    const url = linkTo(place.file, place.line ?? null);
    const text = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place), 200);
    return url === undefined ? text : `[${text}](${url})`;
}
function problemItem({ message, hint }, place) {
    const advice = hint === undefined ? '' : `<br>→ ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownInline */ .nL)(hint)}`;
    return `- ${place === '' ? '' : `${place}<br>`}${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownInline */ .nL)(message)}${advice}`;
}
function countOf(problems) {
    return problems.length === 1 ? 'one problem' : `${problems.length} problems`;
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

/***/ 85097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   aA: () => (/* binding */ hasVerdict),
/* harmony export */   b5: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var _adapters_github_expected_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14016);
/* harmony import */ var _held_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28949);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70375);



function jobOf({ 'merge-from': parts, 'dry-run': isDry, shard }) {
    if (parts !== null)
        return { kind: 'merge', folders: [parts] };
    if (isDry)
        return { kind: 'dry run' };
    if (shard !== null)
        return { kind: 'shard', shard };
    return { kind: 'score' };
}
function hasVerdict({ kind }) {
    return kind === 'score' || kind === 'merge';
}
function runJob(job, run, surroundings) {
    return (0,_held_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .explainingHeld */ .Z)(run.settings, () => doJob(job, run, surroundings));
}
async function doJob(job, run, { env, onProgress }) {
    switch (job.kind) {
        case 'dry run':
            return { kind: 'estimate', text: await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .estimateRun */ .aG)(run, env) };
        case 'score':
            return { kind: 'report', result: await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runScore */ .sf)(run, env, onProgress) };
        case 'shard': {
            const { runShard } = await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(8030), __webpack_require__.e(793)]).then(__webpack_require__.bind(__webpack_require__, 90793));
            return { kind: 'part', part: await runShard(run, job.shard, env, onProgress) };
        }
        case 'merge': {
            const { runMerge } = await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(8030), __webpack_require__.e(5908)]).then(__webpack_require__.bind(__webpack_require__, 15908));
            return { kind: 'report', result: await runMerge(run, job.folders, (0,_adapters_github_expected_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .expectedRuns */ .r)(env)) };
        }
    }
}


/***/ }),

/***/ 78783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ JudgeProgress),
  B: () => (/* binding */ watchProgress)
});

var core_text = __webpack_require__(26067);
var round_usd = __webpack_require__(63422);
;// CONCATENATED MODULE: ./build/render/terminal/progress.js


function progressLine(progress) {
    if ('fitting' in progress)
        return tooLittleMoney(progress);
    const spent = progress.spentUsd === null ? 'cost unknown' : (0,round_usd/* inDollars */.D)(progress.spentUsd);
    if ('batches' in progress) {
        const { batches, requests, waitedMs } = progress;
        const what = `${(0,core_text/* counted */.hS)(batches, 'batch', 'batches')} of ${(0,core_text/* counted */.hS)(requests, 'request')}`;
        return `Waiting for ${what}, ${Math.round(waitedMs / 1000)} s so far, ${spent}`;
    }
    const { done, all, what = 'sessions' } = progress;
    return `Judged ${done}${all === null ? '' : ` of ${all}`} ${what}, ${spent}`;
}
function isWorthALine(progress) {
    if ('fitting' in progress)
        return true;
    if ('batches' in progress)
        return (progress.looks & (progress.looks - 1)) === 0;
    const { done, all } = progress;
    if (all === null)
        return (done & (done - 1)) === 0;
    return done === 1 || done === all || Math.floor((10 * done) / all) > Math.floor((10 * (done - 1)) / all);
}
function tooLittleMoney({ questions, fitting, leftUsd, likelyUsd, cap }) {
    const all = (0,core_text/* counted */.hS)(questions, 'question');
    return `At most about ${fitting} of ${all} to the judge fit into the ${(0,round_usd/* inDollars */.D)(leftUsd)} that ${cap} leaves; all of them cost about ${(0,round_usd/* inDollars */.D)(likelyUsd)}. The others will not be measured (budget)`;
}

;// CONCATENATED MODULE: ./build/run/progress.js

function watchProgress(stream) {
    return (progress) => {
        const line = progressLine(progress);
        if ('fitting' in progress)
            stream.write(`${line}\n`);
        else if (stream.isTTY === true)
            stream.write(`\r\u001b[K${line}${'all' in progress && progress.done === progress.all ? '\n' : ''}`);
        else if (isWorthALine(progress))
            stream.write(`${line}\n`);
    };
}
class JudgeProgress {
    spentUsd;
    hasWork;
    watch = () => undefined;
    constructor(spentUsd, hasWork) {
        this.spentUsd = spentUsd;
        this.hasWork = hasWork;
    }
    watchedBy(onProgress) {
        this.watch = onProgress;
        return (done, all, what) => {
            if (this.hasWork)
                onProgress({ done, all, what, spentUsd: this.spentUsd() });
        };
    }
    tellAwaited(awaited) {
        this.watch({ ...awaited, spentUsd: this.spentUsd() });
    }
}


/***/ })

};
