export const id = 102;
export const ids = [102];
export const modules = {

/***/ 6102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runProcess: () => (/* binding */ runProcess)
});

// UNUSED EXPORTS: runAction

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/exit-code.js
var exit_code = __webpack_require__(5030);
// EXTERNAL MODULE: ./build/gates/shown.js
var shown = __webpack_require__(9250);
// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(6082);
// EXTERNAL MODULE: ./build/render/order.js
var order = __webpack_require__(7017);
// EXTERNAL MODULE: ./build/render/wording.js
var wording = __webpack_require__(6809);
;// CONCATENATED MODULE: ./build/render/annotations.js



/** The longest message: the runner cuts at 4,096 characters, and a reader long before. */
const LONGEST_MESSAGE = 1000;
/** Every finding, the worst session's worst first, then the first of the next session, then every session's second. */
function annotationsOf(report) {
    const sessions = (0,order/* worstFirst */.m)(report.sessions.filter(({ findings }) => findings.length > 0));
    const failing = sessions.filter(({ failed }) => failed);
    const passing = sessions.filter(({ failed }) => !failed);
    return [...inTurns(failing), ...inTurns(passing), ...report.findings].map(toAnnotation);
}
/** One finding of each session in turn: no session hides the others. */
function inTurns(sessions) {
    // Asked for once: they may have to be looked up.
    const lists = sessions.map(({ findings }) => findings);
    const rounds = lists.reduce((most, findings) => Math.max(most, findings.length), 0);
    return Array.from({ length: rounds }, (_, i) => lists.flatMap((findings) => findings[i] ?? [])).flat();
}
function toAnnotation(finding) {
    const { severity, code, message, file, line, column } = finding;
    const suggestion = (0,wording/* adviceOf */.wr)(finding);
    const advice = suggestion === undefined ? '' : ` → ${suggestion}`;
    const level = severity === 'note' ? 'notice' : severity;
    return { level, title: code, message: (0,render_escape/* cut */.Jj)(`${message}${advice}`, LONGEST_MESSAGE), file, line, column };
}
/** GitHub keeps so many annotations of each level and step and drops the rest without a word. */
const KEPT_PER_LEVEL = 10;
/** Left for the error that closes the step, and for notices of trouble with summary, comment and check run. */
const RESERVED = { error: 1, warning: 0, notice: 3 };
/** At most as many of each level as GitHub keeps, the last of them telling how many more there are. */
function withinLimits(annotations) {
    return ['error', 'warning', 'notice'].flatMap((level) => {
        const all = annotations.filter((annotation) => annotation.level === level);
        const room = KEPT_PER_LEVEL - RESERVED[level];
        if (all.length <= room)
            return all;
        const message = `and ${all.length - (room - 1)} more of this kind: the summary of the run has them`;
        return [...all.slice(0, room - 1), { level, title: 'summary-gate', message, file: null, line: null, column: null }];
    });
}

// EXTERNAL MODULE: ./build/render/markdown.js
var markdown = __webpack_require__(5120);
// EXTERNAL MODULE: ./build/render/problems.js
var render_problems = __webpack_require__(8845);
// EXTERNAL MODULE: ./build/render/terminal.js + 1 modules
var terminal = __webpack_require__(2760);
// EXTERNAL MODULE: ./build/run.js + 4 modules
var build_run = __webpack_require__(1469);
// EXTERNAL MODULE: ./build/settings/nearest-name.js
var nearest_name = __webpack_require__(812);
;// CONCATENATED MODULE: ./build/settings/outputs.js
/**
 * The outputs of the action. A workflow may paste one into a shell, so each is a word, a number, a path that we
 * made, or a line of letters, digits and `.,%()+-`.
 */
const OUTPUTS = {
    verdict: 'pass, fail or inconclusive; error when the gate could not run; empty in a shard.',
    passed: 'true only when the verdict is pass; empty in a shard.',
    'overall-mean': "Mean of the sessions' overall scores, three decimals; empty when nothing was scored, and in a shard.",
    'gates-failed': 'Number of gates that failed; empty in a shard.',
    sessions: 'Number of sessions in the means; in a shard, of those that it scored.',
    unmeasured: "Number of the judge's wanted measurements that failed; 0 when it is off.",
    'cost-usd': 'What the judge cost, in US dollars; empty when it is off or a price is not known.',
    title: 'The verdict and its numbers in one line, safe to paste into a shell; in a shard, what it scored.',
    'report-path': 'Path of report.json, in a shard of its part, relative to the workspace; empty when it was not written.',
    'comment-url': 'Web address of the comment on the pull request; empty when there is none.',
};

// EXTERNAL MODULE: ./build/settings/resolve.js + 1 modules
var resolve = __webpack_require__(7979);
// EXTERNAL MODULE: ./build/settings/table.js + 1 modules
var table = __webpack_require__(1857);
// EXTERNAL MODULE: ./build/adapters/auto-baseline.js + 1 modules
var auto_baseline = __webpack_require__(457);
// EXTERNAL MODULE: ./build/adapters/current-folder.js
var current_folder = __webpack_require__(7825);
// EXTERNAL MODULE: ./build/adapters/expected-runs.js
var expected_runs = __webpack_require__(1424);
// EXTERNAL MODULE: ./build/adapters/heed-output.js
var heed_output = __webpack_require__(7873);
// EXTERNAL MODULE: ./build/adapters/patience.js
var adapters_patience = __webpack_require__(4826);
// EXTERNAL MODULE: ./build/adapters/progress.js + 1 modules
var progress = __webpack_require__(6332);
// EXTERNAL MODULE: ./build/redact.js
var redact = __webpack_require__(2207);
;// CONCATENATED MODULE: ./build/publish/sticky.js
/** The first line of our comments: nothing foreign can stand before it. */
function stickyMarker(key) {
    return `<!-- summary-gate:${key} -->`;
}
const RUN_STAMP = /<!-- run:(\d+)\.(\d+) -->(?:\[[^\]]*\]\(([^)]*)\))?[\s\S]*?<!-- \/run -->/;
const RUN_PAGE = /\/actions\/runs\/(\d+)(?:\/attempts\/\d+)?$/;
/** Links to the page of a run: other runs that found the same have others. Foreign brackets are escaped and make none. */
const RUN_LINK = /\]\([^\s()]*\/actions\/runs\/\d+(?:\/attempts\/\d+)?\)/g;
/**
 * Names the run and attempt that wrote a body, for people and for the next run: a late run must not overwrite a newer
 * result, and a run that changes nothing else is no reason to edit.
 */
function runStamp(runNumber, attempt, url) {
    return `<!-- run:${runNumber}.${attempt} -->[run ${runNumber}, attempt ${attempt}](${url})<!-- /run -->`;
}
/** Our comments: they start with our marker, we wrote them, and they are visible. The newest first. */
function allOurs(comments, login, key) {
    const marker = stickyMarker(key);
    return comments
        .filter(({ author, minimized, body }) => isBy(author, login) && !minimized && body.startsWith(marker))
        .sort((a, b) => b.id - a.id);
}
/** Some servers leave out the `[bot]` of the login that a token belongs to. A login that has it is no person's. */
function isBy(author, login) {
    return author === login || author === `${login}[bot]`;
}
/** What to do about the comment. A comment that exists is always brought up to date, so that red turns green. */
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
/**
 * Which of several comments that runs made at the same time is to stay: that of the newest run, and of one run the
 * newest. Every one of these runs comes to the same answer.
 */
function newestResult(comments) {
    return comments.reduce((best, comment) => {
        if (best === undefined || isNewer(comment.body, best.body))
            return comment;
        return comment.id > best.id && !isNewer(best.body, comment.body) ? comment : best;
    }, undefined);
}
/** What a comment says that another run has made superfluous. Without the marker it is nobody's any more. */
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
/** GitHub may store CRLF and trims the end; neither is a change, and another run alone is none worth an edit. */
function withoutRun(body) {
    return body.replaceAll('\r\n', '\n').replace(RUN_STAMP, '').replace(RUN_LINK, ']()').trimEnd();
}

;// CONCATENATED MODULE: ./build/publish/frame.js


/** Longer addresses are of no use in a browser, and a page of them would leave no room for what they belong to. */
const LONGEST_ADDRESS = 2000;
/** Frames a comment for a run: marker, footer and links, all of our own making. */
function commentFrame(context, headSha, options) {
    const { owner, repo } = context.repository;
    const home = `${context.serverUrl}/${owner}/${repo}`;
    const summaryUrl = context.attempt > 1 ? `${context.runUrl}/attempts/${context.attempt}` : context.runUrl;
    const stamp = runStamp(context.runNumber, context.attempt, summaryUrl);
    const commit = `[\`${headSha.slice(0, 7)}\`](${home}/commit/${headSha})`;
    return {
        marker: stickyMarker(options.key),
        footer: `<sub>Commit ${commit} · ${stamp} · summary-gate ${options.version}</sub>`,
        summaryUrl,
        warnOnly: options.warnOnly,
        linkTo: (file, line) => {
            // An address cannot be masked and still lead somewhere.
            if (!options.isTracked(file) || (0,redact/* maskSecrets */.Q)(file) !== file)
                return undefined;
            const path = file.split('/').map(encodeSegment).join('/');
            const address = `${home}/blob/${headSha}/${path}${line === null ? '' : `#L${line}`}`;
            return address.length > LONGEST_ADDRESS ? undefined : address;
        },
    };
}
/** Also the characters that encodeURIComponent leaves and that Markdown or HTML would see. */
function encodeSegment(segment) {
    return encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd')).replace(/[!'()*~_]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

// EXTERNAL MODULE: ./build/publish/host.js
var publish_host = __webpack_require__(9892);
// EXTERNAL MODULE: ./build/counted.js
var counted = __webpack_require__(5374);
// EXTERNAL MODULE: ./build/render/baseline-section.js
var baseline_section = __webpack_require__(2672);
;// CONCATENATED MODULE: ./build/publish/last-push.js


/** A comment has room for some 60,000 characters, and this is read by no person. */
const MOST_REMEMBERED = 300;
/** 48 bits: two of 300 names collide once in 6,000,000,000 pull requests, and then one number is off by one. */
const DIGEST_LENGTH = 12;
const PUSH = `([0-9a-f]{40,64})=(\\*|(?:[0-9a-f]{${DIGEST_LENGTH}}(?:,[0-9a-f]{${DIGEST_LENGTH}}){0,${MOST_REMEMBERED - 1}})?)`;
/** The last line alone: what stands above it has foreign words in it. */
const LAST_LINE = new RegExp(`^<!-- push ${PUSH}(?: before ${PUSH})? -->$`);
/** What one of our comments remembers; nothing where its last line is no memory, or is not as we write it. */
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
/** The memory as the last line of a comment, which nobody sees. */
function memoryLine({ shown, before }) {
    const words = [shown, ...(before === null ? [] : [before])].map(({ commit, failing }) => `${commit}=${failing === null ? '*' : failing.join(',')}`);
    return `<!-- push ${words.join(' before ')} -->`;
}
/** What the comment of a push is to remember, given what the comment before it does. */
function remember(sessions, commit, earlier, digest) {
    const failing = sessions.filter(({ failed }) => failed).map(({ name }) => shortDigest(name, digest));
    return {
        shown: { commit, failing: failing.length > MOST_REMEMBERED ? null : failing },
        // A rerun is no push.
        before: (earlier?.shown.commit === commit ? earlier.before : earlier?.shown) ?? null,
    };
}
/**
 * What has changed since the push before, as a line of Markdown such as `Since the last push (abc1234): 2 sessions more
 * fail, 1 is fixed`; nothing where that push is not known. Says how sessions fell out and changes no verdict.
 */
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
            : [`${(0,counted/* counted */.h)(fresh.length, 'session')} more ${fails(fresh)} (${(0,baseline_section/* nameList */.OD)(fresh, MOST_NAMED)})`]),
        ...(fixed.length === 0
            ? []
            : [`${fixed.length} ${fixed.length === 1 ? 'is' : 'are'} fixed (${(0,baseline_section/* nameList */.OD)(fixed, MOST_NAMED)})`]),
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

// EXTERNAL MODULE: ./build/publish/advice.js
var advice = __webpack_require__(7194);
;// CONCATENATED MODULE: ./build/publish/sticky-comment.js


/** Brings the one comment of a pull request up to date. Throws a HostError where GitHub does not do it. */
async function putComment(wanted, pullRequest, host) {
    try {
        return await putOnce(wanted, pullRequest, host);
    }
    catch (error) {
        // A creation without an answer may have happened, and a comment may have been deleted since it was found.
        const worthAnotherLook = error instanceof publish_host/* HostError */.d && ['unavailable', 'not-found'].includes(error.failure);
        if (!worthAnotherLook)
            throw error;
        return await putOnce(wanted, pullRequest, host);
    }
}
async function putOnce(wanted, pullRequest, host) {
    const [ours] = await listOurs(wanted.key, pullRequest, host);
    const body = wanted.render(ours?.body);
    const decision = decideSticky(ours, body, wanted);
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
    const marked = await host.commentsStartingWith(pullRequest, stickyMarker(key));
    return marked.length === 0 ? [] : allOurs(marked, await host.author(), key);
}
/**
 * Two runs at once may both find no comment and both make one. Each looks again, and all but the newest result give way.
 * Returns the address of the comment that stays. Ours stands already, so that trouble here is none.
 */
async function settleRace(url, wanted, pullRequest, host) {
    try {
        const ours = await listOurs(wanted.key, pullRequest, host);
        const stays = newestResult(ours);
        if (stays === undefined || ours.length < 2)
            return url;
        for (const { id } of ours.filter((comment) => comment !== stays)) {
            await host.updateComment(id, supersededBody(addressOf(stays, wanted)));
        }
        return addressOf(stays, wanted);
    }
    catch (error) {
        if (error instanceof publish_host/* HostError */.d)
            return url;
        throw error;
    }
}
function addressOf({ id }, { page }) {
    return `${page}#issuecomment-${id}`;
}

;// CONCATENATED MODULE: ./build/publish/publish.js



/** Publishes a result to GitHub. Trouble with GitHub is an outcome, never an exception. */
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
        if (error instanceof publish_host/* HostError */.d)
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(3339);
;// CONCATENATED MODULE: ./build/publish/run-context.js

const sha = schemas/* string */.YjP().regex(/^[0-9a-f]{40,64}$/);
const repository = schemas/* looseObject */._H3({ id: schemas/* number */.aig() });
const pullRequestEvent = schemas/* looseObject */._H3({
    pull_request: schemas/* looseObject */._H3({
        number: schemas/* int */.Whr().positive(),
        head: schemas/* looseObject */._H3({ sha, repo: repository.nullish() }),
        base: schemas/* looseObject */._H3({ repo: repository }),
    }),
});
const mergeGroupEvent = schemas/* looseObject */._H3({ merge_group: schemas/* looseObject */._H3({ head_sha: sha }) });
const listedPullRequest = schemas/* looseObject */._H3({
    number: schemas/* int */.Whr().positive(),
    head: schemas/* looseObject */._H3({ sha: schemas/* string */.YjP() }).nullish(),
    base: schemas/* looseObject */._H3({ repo: repository.nullish() }).nullish(),
});
const workflowRunEvent = schemas/* looseObject */._H3({
    repository: repository.nullish(),
    workflow_run: schemas/* looseObject */._H3({
        event: schemas/* string */.YjP(),
        head_sha: sha,
        head_branch: schemas/* string */.YjP().nullish(),
        head_repository: schemas/* looseObject */._H3({ owner: schemas/* looseObject */._H3({ login: schemas/* string */.YjP() }) }).nullish(),
        pull_requests: schemas/* array */.YOg(listedPullRequest).nullish(),
    }),
});
/** The context of the run, or nothing outside of GitHub Actions. A payload of an unknown shape is a plain commit. */
function readRunContext({ env, payload, pullRequest }) {
    const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    if (!owner || !repo)
        return undefined;
    const serverUrl = (env['GITHUB_SERVER_URL'] || 'https://github.com').replace(/\/+$/, '');
    const target = readTarget(env, payload);
    const named = pullRequest !== null && !(target.kind === 'pull-request' && target.number === pullRequest);
    return {
        repository: { owner, repo },
        serverUrl,
        runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
        runNumber: Number(env['GITHUB_RUN_NUMBER']) || 0,
        attempt: Number(env['GITHUB_RUN_ATTEMPT']) || 1,
        ...(named ? { kind: 'named-pull-request', number: pullRequest } : target),
    };
}
function readTarget(env, payload) {
    const eventName = env['GITHUB_EVENT_NAME'] ?? '';
    const fallback = { kind: 'commit', headSha: env['GITHUB_SHA'] ?? '' };
    switch (eventName) {
        case 'pull_request':
        case 'pull_request_target': {
            const event = pullRequestEvent.safeParse(payload);
            if (!event.success)
                return fallback;
            const { number, head, base } = event.data.pull_request;
            // A deleted fork has no repository any more. Ids are compared, since a name can be given to another repository.
            const isFork = head.repo == null || head.repo.id !== base.repo.id;
            const readOnly = eventName === 'pull_request' && (isFork || env['GITHUB_ACTOR'] === 'dependabot[bot]');
            return { kind: 'pull-request', number, headSha: head.sha, readOnly };
        }
        case 'merge_group': {
            const event = mergeGroupEvent.safeParse(payload);
            return event.success ? { kind: 'merge-group', headSha: event.data.merge_group.head_sha } : fallback;
        }
        case 'workflow_run': {
            const event = workflowRunEvent.safeParse(payload);
            return event.success ? workflowRunTarget(event.data) : fallback;
        }
        default:
            return fallback;
    }
}
function workflowRunTarget({ workflow_run: run, repository: here }) {
    const headSha = run.head_sha;
    // The list has every pull request of the branch: to other repositories of the network, and moved on since, too.
    const pull = run.pull_requests?.find(({ head, base }) => agrees(head?.sha, headSha) && agrees(base?.repo?.id, here?.id));
    if (pull !== undefined)
        return { kind: 'pull-request', number: pull.number, headSha, readOnly: false };
    // GitHub leaves the list empty for forks; the head tells which pull request it was.
    const headOwner = run.head_repository?.owner.login;
    if (run.event.startsWith('pull_request') && headOwner !== undefined && run.head_branch) {
        return { kind: 'find-pull-request', headSha, headOwner, headBranch: run.head_branch };
    }
    return { kind: 'commit', headSha };
}
/** Whether two say the same, or one of them says nothing. */
function agrees(a, b) {
    return a === undefined || b === undefined || a === b;
}

// EXTERNAL MODULE: ./build/report/waived-sessions.js
var waived_sessions = __webpack_require__(207);
// EXTERNAL MODULE: ./build/render/change.js
var change = __webpack_require__(5485);
// EXTERNAL MODULE: ./build/render/collapsed.js
var collapsed = __webpack_require__(7684);
// EXTERNAL MODULE: ./build/render/gate-table.js + 1 modules
var gate_table = __webpack_require__(1373);
;// CONCATENATED MODULE: ./build/render/consequence.js



/** What merging would do, in one sentence of our own words and numbers. */
function consequence(report, warnOnly) {
    const isJudgedAlone = report.sessions.some(({ status }) => status === 'unreferenced');
    if (report.corpus_size === 0 && !isJudgedAlone)
        return '⚪ Nothing was scored, so nothing is known about merging';
    const failed = report.gates.filter(({ status }) => status === 'fail');
    const numbers = numbersOf(report, failed);
    if (report.gates.length === 0)
        return `⚪ No gate is set, so merging is not checked: ${numbers}`;
    const counting = report.gates.filter(({ advisory }) => advisory === undefined);
    if (counting.length === 0)
        return `⚪ Every gate is advisory, so merging is not checked: ${numbers}`;
    if (report.verdict === 'pass' && counting.every(({ status }) => status === 'not_evaluated')) {
        return `⚪ No gate could be evaluated, so merging is not checked: ${numbers}`;
    }
    const every = counting.length === report.gates.length ? 'every gate' : 'every gate that counts';
    const gates = `${failed.length} ${failed.length === 1 ? 'gate' : 'gates'}`;
    switch (report.verdict) {
        case 'pass':
            return `✅ Merging keeps session summaries above ${every}: ${numbers}`;
        case 'fail':
            if (failed.every(({ kind }) => kind === 'max-regression')) {
                return warnOnly
                    ? `⚠️ Merging would make session summaries worse, which only warns: ${numbers}`
                    : `❌ Merging would make session summaries worse: ${numbers}`;
            }
            return warnOnly
                ? `⚠️ Merging would put session summaries below ${gates}, which only warn: ${numbers}`
                : `❌ Merging would put session summaries below ${gates}: ${numbers}`;
        case 'inconclusive':
            return `⚪ It is open whether merging keeps session summaries above ${every}: ${numbers}`;
    }
}
/** More would be a second table; the first one follows. */
const NAMED_GATES = 2;
/** The values and targets of the gates that failed; where none did, those of the overall mean, or of the judge's. */
function numbersOf({ gates, overall_mean, corpus_size, judge }, failed) {
    const kind = corpus_size > 0 ? 'min-overall' : 'min-judge-overall';
    const told = failed.length > 0 ? failed : gates.filter((gate) => gate.kind === kind);
    if (told.length === 0 && corpus_size === 0)
        return `the ${judge?.simulated === true ? 'simulated ' : ''}judge's overall ${(0,shown/* showNumber */.Z)(judge?.overall_mean ?? null)}`;
    if (told.length === 0)
        return `overall ${(0,shown/* showNumber */.Z)(overall_mean)}`;
    const named = told
        .slice(0, NAMED_GATES)
        .map((gate) => `${subjectOf(gate)} ${(0,shown/* showNumber */.Z)(gate.value)} ${relationOf(gate)} ${(0,shown/* showNumber */.Z)(gate.threshold)}`);
    const hidden = told.length - named.length;
    return hidden > 0 ? `${named.join(', ')} and ${hidden} more` : named.join(' and ');
}
/** Of what it has to reach, or over what it must not pass; a drop has a most that is allowed. */
function relationOf({ kind }) {
    if (kind === 'max-regression')
        return 'with at most';
    return kind === 'max-hallucination' ? 'over' : 'of';
}
function subjectOf({ kind, id }) {
    switch (kind) {
        case 'min-overall':
            return 'overall';
        case 'min-dimensions':
            return (0,wording/* inWords */.r4)(id.replace('min-dimensions.', ''));
        case 'min-session':
            return 'the worst session';
        case 'session':
            return 'one session';
        case 'max-regression':
            return (0,gate_table/* dropName */.nC)(id);
        case 'min-judge-overall':
            return "the judge's overall";
        case 'min-judge-dimensions':
            return `the judge's ${(0,wording/* inWords */.r4)(id.replace('min-judge-dimensions.', ''))}`;
        case 'min-relevance':
        case 'min-coherence':
        case 'min-faithfulness':
        case 'max-hallucination':
        case 'min-completion':
            return kind.replace(/^m(?:in|ax)-/, '');
    }
}

// EXTERNAL MODULE: ./build/render/counts.js
var counts = __webpack_require__(8725);
// EXTERNAL MODULE: ./build/render/faulted.js
var faulted = __webpack_require__(1944);
// EXTERNAL MODULE: ./build/render/finding-item.js
var finding_item = __webpack_require__(4238);
// EXTERNAL MODULE: ./build/render/judge.js
var render_judge = __webpack_require__(6794);
// EXTERNAL MODULE: ./build/render/judge-metrics.js
var judge_metrics = __webpack_require__(2770);
// EXTERNAL MODULE: ./build/render/judge-trust.js
var judge_trust = __webpack_require__(7161);
// EXTERNAL MODULE: ./build/render/judged-session.js
var judged_session = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/render/session-block.js
var session_block = __webpack_require__(3885);
// EXTERNAL MODULE: ./build/render/session-table.js
var session_table = __webpack_require__(2524);
// EXTERNAL MODULE: ./build/render/trust.js
var trust = __webpack_require__(6411);
// EXTERNAL MODULE: ./build/render/unreferenced.js
var unreferenced = __webpack_require__(1509);
;// CONCATENATED MODULE: ./build/render/comment.js






















/** GitHub takes 65,536 characters and answers 422 to more. */
const LONGEST_COMMENT = 60_000;
const SIZES = [
    {
        gates: 10,
        moreGates: 90,
        open: 10,
        closed: 20,
        findings: 3,
        judge: 'words',
        disagreeing: 10,
        characters: 300,
        rows: 100,
    },
    {
        gates: 10,
        moreGates: 10,
        open: 6,
        closed: 6,
        findings: 3,
        judge: 'numbers',
        disagreeing: 5,
        characters: 200,
        rows: 25,
    },
    {
        gates: 10,
        moreGates: 0,
        open: 0,
        closed: 0,
        findings: 0,
        judge: 'nothing',
        disagreeing: 0,
        characters: 80,
        rows: 0,
    },
];
/** The result as a comment on a pull request, in the largest size that fits. */
function renderComment(report, frame, longest = LONGEST_COMMENT) {
    return largestThatFits(SIZES, longest, (size) => inSize(report, frame, size));
}
/** That the gate could not run and why, in the place where a result was before. */
function renderErrorComment(problems, frame, longest = LONGEST_COMMENT) {
    return largestThatFits([30, 10, 3, 1], longest, (most) => [
        frame.marker,
        `## ⚠️ The gate could not run: ${(0,render_problems/* countOf */.pq)(problems)} with its input`,
        '',
        'Nothing is known about the session summaries of this commit.',
        '',
        ...problems.slice(0, most).map((problem) => (0,render_problems/* problemItem */.Dk)(problem, placeOf(problem.place, frame))),
        '',
        ...more(problems.length - most, 'problem', frame),
        ...closing(frame),
    ].join('\n'));
}
function largestThatFits(sizes, longest, render) {
    let text = '';
    for (const size of sizes) {
        text = render(size);
        if (text.length <= longest)
            break;
    }
    return text;
}
function inSize(report, frame, size) {
    const passing = (0,order/* worstFirst */.m)(report.sessions.filter((session) => !session.failed && (0,wording/* isCompared */.uQ)(session)));
    const shortened = size === SIZES[0] ? [] : [`Shortened to fit: ${elsewhere(frame)}.`, ''];
    return [
        frame.marker,
        `## ${consequence(report, frame.warnOnly)}`,
        '',
        ...(0,baseline_section/* changedInputsLine */.uS)(report),
        (0,counts/* countsLine */.J)(report, [`[whole report](${frame.summaryUrl})`]),
        '',
        ...baseLine(report),
        ...(frame.sinceLastPush === undefined ? [] : [frame.sinceLastPush, '']),
        ...gateTable(report.gates, frame, size),
        ...(0,counts/* meansLine */.L)(report),
        ...judgeLine(report),
        ...failingSessions(report, frame, size),
        ...disagreements(passing, frame, size),
        ...faults(passing, frame, size),
        ...scores('✅ Passing sessions', passing, frame, size),
        ...judgedAlone(report, frame, size),
        ...outsideFindings(report.findings, frame, size),
        ...comment_trust(report),
        ...caveats(report),
        ...shortened,
        ...closing(frame),
    ].join('\n');
}
function closing({ footer, memory }) {
    return [footer, ...(memory === undefined ? [] : [memory]), ''];
}
/** What has changed against the base: two lines, and names where there are new failures. */
function baseLine({ baseline }) {
    if (baseline === undefined)
        return [];
    const { failures } = baseline;
    const about = [(0,change/* changeSentence */.y6)(baseline), (0,change/* failuresSentence */.b8)(baseline), (0,change/* originSentence */.yx)(baseline)];
    const fresh = failures === null || failures.new.length === 0 ? [] : [`New: ${(0,baseline_section/* nameList */.OD)(failures.new, 5)}.`];
    return [...about.flatMap((text) => (text === undefined ? [] : [`${(0,render_escape/* markdownInline */.nL)(text)}.<br>`])), ...fresh, ''];
}
/** How sure all this is, behind a click. */
function comment_trust(report) {
    const sentences = (0,trust/* trustSentences */.jb)(report);
    if (sentences.length === 0)
        return [];
    return (0,collapsed/* collapsed */.y)('📏 How far to trust this', [...sentences.map((text) => `- ${(0,render_escape/* markdownInline */.nL)(text)}`), '']);
}
/** One line: the step summary has the table. */
function judgeLine({ judge, corpus_size: size, settings }) {
    if (judge === undefined)
        return [];
    const gaps = (0,render_judge/* judgeGaps */.pU)(judge);
    return [
        `${(0,render_escape/* markdownInline */.nL)([(0,render_judge/* judgeSentence */.$L)(judge, size), ...(0,judge_metrics/* judgeNotes */.$b)(judge), (0,render_judge/* judgeEffort */.w0)(judge), ...(gaps === undefined ? [] : [gaps])].join('; '))}.`,
        ...(0,judge_trust/* trustNotes */.E)(judge, settings).map((text) => `\n${(0,render_escape/* markdownInline */.nL)(text)}.`),
        '',
    ];
}
function elsewhere({ summaryUrl }) {
    return `the [summary of the run](${summaryUrl}) has more`;
}
function more(hidden, noun, frame) {
    if (hidden <= 0)
        return [];
    return [`… and ${hidden} more ${hidden === 1 ? noun : `${noun}s`}: ${elsewhere(frame)}.`, ''];
}
function gateTable(gates, frame, size) {
    if (gates.length === 0)
        return ['No gate is set.', ''];
    const rows = (0,order/* failedFirst */.Y)(gates)
        .slice(0, size.gates + size.moreGates)
        .map((gate) => (0,gate_table/* gateRow */.uH)(gate, 80));
    const rest = rows.slice(size.gates);
    const hidden = more(gates.length - rows.length, 'gate', frame);
    return [
        ...gate_table/* GATE_TABLE_HEAD */.Ax,
        ...rows.slice(0, size.gates),
        '',
        ...(rest.length === 0
            ? hidden
            : (0,collapsed/* collapsed */.y)(`Other gates (${gates.length - size.gates})`, [...gate_table/* GATE_TABLE_HEAD */.Ax, ...rest, '', ...hidden])),
    ];
}
function failingSessions(report, frame, size) {
    const failing = (0,order/* worstFirst */.m)(report.sessions.filter(({ failed }) => failed));
    if (failing.length === 0)
        return [];
    const note = (0,wording/* failingNote */.dr)(report);
    const look = { ...size, waived: (0,waived_sessions/* waivedSessions */.c)(report), codes: 'left out', linkTo: frame.linkTo };
    const described = size.open + size.closed;
    return [
        `### Failing sessions${failing.length === 1 ? '' : ', the worst first'}`,
        '',
        ...(note === undefined ? [] : [note, '']),
        ...failing.slice(0, size.open).map((session) => (0,session_block/* sessionBlock */.K)(session, 'open', look)),
        ...failing.slice(size.open, described).map((session) => (0,session_block/* sessionBlock */.K)(session, 'closed', look)),
        ...scores(`❌ ${described === 0 ? 'Failing' : 'Other failing'} sessions`, failing.slice(described), frame, size),
    ];
}
function scores(title, sessions, frame, size) {
    if (sessions.length === 0)
        return [];
    const rows = sessions.slice(0, size.rows).map(session_table/* sessionRow */.n);
    return (0,collapsed/* collapsed */.y)(`${title} (${sessions.length})`, [
        ...(0,session_table/* sessionTable */.f)(rows),
        ...more(sessions.length - rows.length, 'session', frame),
    ]);
}
/** Passing sessions of which the judge thinks otherwise; failing ones are shown as such. */
function disagreements(passing, frame, size) {
    const all = (0,judged_session/* disagreeing */.N1)(passing);
    if (all.length === 0)
        return [];
    const look = { ...size, codes: 'left out', linkTo: frame.linkTo };
    return (0,collapsed/* collapsed */.y)(`🔍 Rubric and judge disagree (${all.length})`, [
        ...all.slice(0, size.disagreeing).map((session) => (0,session_block/* sessionBlock */.K)(session, 'closed', look)),
        ...more(all.length - size.disagreeing, 'session', frame),
    ]);
}
/** Passing sessions with claims or requirements that the judge faults: what its gates fail by. */
function faults(passing, frame, size) {
    const all = (0,faulted/* faulted */.U)(passing);
    if (all.length === 0)
        return [];
    const look = { ...size, codes: 'left out', linkTo: frame.linkTo };
    return (0,collapsed/* collapsed */.y)(`🔎 Passing sessions that the judge faults (${all.length})`, [
        ...all.slice(0, size.disagreeing).map((session) => (0,session_block/* sessionBlock */.K)(session, 'closed', look)),
        ...more(all.length - size.disagreeing, 'session', frame),
    ]);
}
/** What has no reference, and was judged on its own merits. */
function judgedAlone(report, frame, size) {
    const all = (0,unreferenced/* unreferenced */.tW)(report.sessions);
    if (all.length === 0)
        return [];
    const rows = all.slice(0, size.rows).map(unreferenced/* unreferencedRow */.dp);
    return (0,collapsed/* collapsed */.y)(`Without a reference, judged on their own (${all.length})`, [
        ...(0,unreferenced/* unreferencedTable */.FZ)(rows),
        ...more(all.length - rows.length, 'session', frame),
    ]);
}
function outsideFindings(findings, frame, size) {
    if (findings.length === 0)
        return [];
    const look = { ...size, codes: 'left out', linkTo: frame.linkTo };
    const items = findings.slice(0, Math.min(20, size.rows)).map((finding) => (0,finding_item/* findingItem */.d)(finding, look, null));
    return (0,collapsed/* collapsed */.y)(`⚠️ Outside the corpus (${findings.length})`, [
        ...items,
        ...(items.length === 0 ? [] : ['']),
        ...more(findings.length - items.length, 'finding', frame),
    ]);
}
/** Where nothing was scored, they are all that there is to say. */
function caveats({ caveats: texts, corpus_size: size }) {
    if (texts.length === 0)
        return [];
    const items = [...texts.map((text) => `- ${(0,render_escape/* markdownInline */.nL)(text)}`), ''];
    return size === 0 ? items : (0,collapsed/* collapsed */.y)(`ℹ️ Caveats (${texts.length})`, items);
}
function placeOf(place, frame) {
    if (place === undefined)
        return '';
    const url = frame.linkTo(place.file, place.line ?? null);
    const text = (0,render_escape/* markdownCode */.D9)((0,errors/* formatPlace */.dE)(place), 200);
    return url === undefined ? text : `[${text}](${url})`;
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/adapters/digest.js
var digest = __webpack_require__(961);
// EXTERNAL MODULE: ./build/adapters/event-payload.js
var event_payload = __webpack_require__(2654);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/adapters/git.js


/** The most files that are asked about: a comment shows fewer. */
const MOST_FILES = 500;
/** Windows takes so many characters on a command line, less what stands before the files. */
const MOST_CHARACTERS = 30_000;
/**
 * The workspace may hold a `.git` that came with a download, or be a bare repository that a pull request made of plain
 * files. Neither may name a program to run, as `core.fsmonitor` would, or fetch.
 */
const NOTHING_RUNS = ['-c', 'core.fsmonitor=false', '-c', 'safe.bareRepository=explicit'];
/**
 * Which of the files are part of the commit that is checked out: only those have a page to link to. Where there are too
 * many to ask about, the first ones count. Without git, or outside of a repository, none is.
 */
function trackedFiles(workspace, files, env) {
    const asked = [...withinCommandLine(new Set(files))].map((file) => `:(literal,top)${file}`);
    if (asked.length === 0)
        return new Set();
    try {
        const listing = (0,external_node_child_process_.execFileSync)('git', [...NOTHING_RUNS, '-C', workspace, 'ls-files', '-z', '--', ...asked], {
            // Windows looks for programs in the current folder first, and in the workspace anybody may put a git.exe.
            cwd: (0,external_node_path_.dirname)(process.execPath),
            env: gitEnvironment(env),
            encoding: 'utf8',
            maxBuffer: 16 * 1024 * 1024,
            stdio: ['ignore', 'pipe', 'ignore'],
            timeout: 10_000,
        });
        return new Set(listing.split('\0').filter((file) => file !== ''));
    }
    catch {
        return new Set();
    }
}
function* withinCommandLine(files) {
    let asked = 0;
    let characters = 0;
    for (const file of files) {
        if (file.includes('\0'))
            continue;
        asked += 1;
        characters += file.length + 20;
        if (asked > MOST_FILES || characters > MOST_CHARACTERS)
            return;
        yield file;
    }
}
/** What git needs to be found and to know its owner's settings; no token of ours. */
function gitEnvironment({ PATH, Path, HOME, USERPROFILE, SystemRoot }) {
    return { PATH: PATH ?? Path, HOME, USERPROFILE, SystemRoot, GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "os"
var external_os_ = __webpack_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function issue(name, message = '') {
    issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __webpack_require__(6982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __webpack_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!fs.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: ./build/adapters/workflow-command.js


// By their files: the entry of the package loads a whole HTTP client as well, for tokens that we never ask for, and with it
// more than a megabyte of code before anything is scored.


/** Writes a line into the log, as it is. */
function say(line) {
    process.stdout.write(line + external_node_os_.EOL);
}
function workflow_command_issueCommand(name, data, properties = {}) {
    issueCommand(name, properties, data);
}
/** The text of an input, without white space around it; empty when it is not set. */
function readInput(name, env) {
    return (env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] ?? '').trim();
}
/**
 * Sets an output of the step, between delimiters that nobody can guess. Throws when the runner's file is gone; without
 * one, as on a developer's machine, the log gets the command that it took the place of.
 */
function setOutput(name, value, env) {
    const file = env['GITHUB_OUTPUT'] ?? '';
    if (file === '') {
        say('');
        workflow_command_issueCommand('set-output', value, { name });
    }
    else
        appendToRunnerFile(file, prepareKeyValueMessage(name, value));
}
/** Appends to a file that the runner made. Throws where there is none, since nobody would read it. */
function appendToRunnerFile(file, text) {
    if (!(0,external_node_fs_.existsSync)(file))
        throw new Error(`the runner's file is missing: ${file}`);
    (0,external_node_fs_.appendFileSync)(file, text + external_node_os_.EOL);
}
/** Fails the step, with a closing error. */
function setFailed(message) {
    process.exitCode = 1;
    workflow_command_issueCommand('error', message);
}

;// CONCATENATED MODULE: ./build/adapters/runner-log.js



/** What a step says in its log. Every line is made harmless: the runner obeys commands that it finds there. */
function log(text) {
    for (const line of text.split('\n'))
        say((0,render_escape/* defuseCommands */.pq)(line));
}
/** A remark that GitHub shows at its line, and on the page of the run. */
function annotate({ level, title, message, file, line, column }) {
    workflow_command_issueCommand(level, (0,render_escape/* logLine */.BP)(message), {
        title,
        ...(file !== null && { file: (0,render_escape/* logLine */.BP)(file) }),
        ...(line !== null && { line }),
        ...(column !== null && { col: column }),
    });
}
/** Trouble that changes no verdict. */
function notice(message) {
    workflow_command_issueCommand('notice', (0,render_escape/* logLine */.BP)(message), { title: 'summary-gate' });
}
/** GitHub keeps ten error annotations of a step; the last one is for setFailed. */
const ERROR_ANNOTATIONS = 9;
function annotateProblems(problems) {
    for (const [i, problem] of problems.entries()) {
        const { place, ...rest } = problem;
        if (i >= ERROR_ANNOTATIONS)
            say((0,render_escape/* logLine */.BP)((0,errors/* formatProblem */.Vw)(problem)));
        else
            workflow_command_issueCommand('error', (0,render_escape/* logLine */.BP)((0,errors/* formatProblem */.Vw)(rest)), {
                ...(place !== undefined && { file: (0,render_escape/* logLine */.BP)(place.file) }),
                ...(place?.line !== undefined && { line: place.line }),
                ...(place?.column !== undefined && { col: place.column }),
            });
    }
}
/** A page for the run, on every event. Without the runner's file there is nowhere to put it. */
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

;// CONCATENATED MODULE: ./build/adapters/publishing.js













/** The address becomes an output, which a workflow may paste into a shell. */
const SHELL_SAFE_URL = /^https?:\/\/[\w.:/#-]+$/;
/** Publishes a result and returns the address of its comment, or nothing. */
function publishReport(report, publisher) {
    const annotations = annotationsOf(report);
    return publishPage(publisher, {
        // The worst first, as the comment shows them.
        files: annotations.map(({ file }) => file),
        mode: publisher.settings.comment,
        failing: report.verdict !== 'pass',
        render: (frame) => renderComment(report, frame),
        memory: (headSha, earlier) => {
            const memory = remember(report.sessions, headSha, earlier, digest/* sha256 */.s);
            return { memory: memoryLine(memory), sinceLastPush: sinceLastPush(report.sessions, memory, digest/* sha256 */.s) };
        },
        check: {
            title: report.title,
            conclusion: conclusionOf(report, publisher.settings),
            annotations: toCheck(annotations),
        },
    });
}
/** Tells an existing comment that the gate could not run; makes none, since there may be no result to come. */
function publishProblems(problems, publisher) {
    return publishPage(publisher, {
        files: problems.map(({ place }) => place?.file ?? null),
        mode: publisher.settings.comment === 'never' ? 'never' : 'on-failure',
        failing: false,
        render: (frame) => renderErrorComment(problems, frame),
        // A run without a result leaves what is known of the last one.
        memory: (_, earlier) => (earlier === undefined ? {} : { memory: memoryLine(earlier) }),
        check: { title: 'The gate could not run', conclusion: 'failure', annotations: [] },
    });
}
async function publishPage({ settings, env, workspace, patience }, page) {
    const context = readRunContext({ env, payload: (0,event_payload/* readPayload */.r)(env), pullRequest: settings['pull-request'] });
    if (context === undefined)
        return '';
    const tracked = trackedFiles(workspace, page.files.filter((file) => file !== null), env);
    const frameAt = (headSha) => commentFrame(context, headSha, {
        key: settings['comment-key'],
        warnOnly: settings['warn-only'],
        version: version/* VERSION */.x,
        isTracked: (file) => tracked.has(file),
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
            render: (headSha, earlier) => page.render({ ...frameAt(headSha), ...page.memory(headSha, readMemory(earlier ?? '')) }),
        },
        checkRun: name === null ? undefined : checkRun,
    }, context, openOnce(settings['github-token'], context, patience));
    tell('Comment', outcomes.comment);
    if (name !== null)
        tell('Check run', outcomes.checkRun);
    const url = outcomes.comment.kind === 'failed' ? null : outcomes.comment.url;
    return url != null && SHELL_SAFE_URL.test(url) ? url : '';
}
/** One client for everything that is published. */
function openOnce(token, { repository }, patience) {
    return async () => {
        if (token === null)
            return undefined;
        try {
            const { openGitHub } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(413), __webpack_require__.e(351)]).then(__webpack_require__.bind(__webpack_require__, 3351));
            return openGitHub(token, repository, patience);
        }
        catch (error) {
            // The client reads the event and GITHUB_API_URL, and throws where either is none.
            const reason = error instanceof Error ? error.message : String(error);
            throw new publish_host/* HostError */.d('unavailable', `preparing to ask GitHub: ${reason}`);
        }
    };
}
function tell(what, outcome) {
    if (outcome.kind === 'failed')
        notice(`${what} not published; the verdict stands. ${outcome.advice}`);
    else if (outcome.kind === 'skipped')
        log(`${what} left alone: ${outcome.reason}`);
    else
        log(`${what} published${outcome.url === null ? '' : `: ${(0,render_escape/* logLine */.BP)(outcome.url)}`}`);
}
function conclusionOf({ verdict }, settings) {
    if (verdict === 'pass')
        return 'success';
    return settings['warn-only'] ? 'neutral' : 'failure';
}
const CHECK_LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
/** A check run shows annotations at a line of a file only. */
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
            message: (0,render_escape/* logLine */.BP)(message),
        };
    });
}

// EXTERNAL MODULE: ./build/adapters/reason-of.js
var reason_of = __webpack_require__(3127);
;// CONCATENATED MODULE: ./build/adapters/actions.js























/** All waiting for GitHub together, in seconds. */
const PATIENCE = 20;
/** Width of the report in a workflow log, which wraps by itself. */
const LOG_COLUMNS = 140;
/** Runs a process as a step of a workflow. Returns the exit code. */
async function runProcess(process) {
    // Its results are its files and outputs; a log that cannot be written changes none.
    (0,heed_output/* heedOutput */.y)(process);
    // The runner starts a step in the workspace. Where that is gone, opening it says so.
    const cwd = (0,current_folder/* currentFolder */.M)() ?? process.env['GITHUB_WORKSPACE'] ?? '/';
    return runAction({ env: process.env, cwd, program: process.argv[1] });
}
/**
 * Runs as a step of a workflow: inputs from the environment, the report into log, summary, annotations and comment,
 * outputs, and only then a failed step where the verdict asks for one. Returns the exit code.
 */
async function runAction(surroundings) {
    maskSecretInputs(surroundings.env);
    const { inputs, problems } = readInputs(surroundings.env);
    let settings = (0,resolve/* settingsOfInputs */.io)(inputs);
    const patience = new adapters_patience/* Patience */.i(PATIENCE);
    try {
        const opened = (0,build_run/* openRun */.Iy)(inputs, surroundings, problems);
        settings = opened.settings.values;
        const run = await withBaseline(opened, surroundings, patience);
        (0,build_run/* forgetReport */.eP)(run);
        if (settings['dry-run']) {
            log(await (0,build_run/* estimateRun */.aG)(run));
            return exit_code/* EXIT */.d.pass;
        }
        if (settings.shard !== null)
            return await leaveShard(run, settings.shard, surroundings);
        const result = await resultOf(run, surroundings);
        for (const warning of result.warnings)
            notice((0,render_escape/* logLine */.BP)(warning));
        await show(result, publisherOf(settings, surroundings, patience));
        for (const warning of await (0,build_run/* exportTelemetry */._D)(run, result, surroundings.env))
            notice((0,render_escape/* logLine */.BP)(warning));
        result.close();
        const exitCode = (0,exit_code/* exitCodeOf */.F)(result.report.verdict, settings);
        if (exitCode !== exit_code/* EXIT */.d.pass)
            setFailed(result.report.title);
        return exitCode;
    }
    catch (error) {
        await reportFailure(error, publisherOf(settings, surroundings, patience));
        return exit_code/* EXIT */.d.error;
    }
}
async function resultOf(run, { env }) {
    const { judge, 'merge-from': parts } = run.settings.values;
    if (parts !== null) {
        // Its code has the words for parts of shards, which other runs do without.
        const { runMerge } = await Promise.all(/* import() */[__webpack_require__.e(71), __webpack_require__.e(964)]).then(__webpack_require__.bind(__webpack_require__, 5964));
        return runMerge(run, [parts], (0,expected_runs/* expectedRuns */.r)(env));
    }
    return judge === 'off' ? (0,build_run/* runScore */.sf)(run) : (0,build_run/* runJudgedScore */.Rd)(run, env, progressInLog());
}
function progressInLog() {
    return (0,progress/* watchProgress */.B)({ write: (text) => log(text.trimEnd()) });
}
/** A shard has no verdict to publish: it says what it has done, and the job that merges says the rest. */
async function leaveShard(run, shard, { env }) {
    const { runShard, forgetParts, shardTitle } = await Promise.all(/* import() */[__webpack_require__.e(71), __webpack_require__.e(59)]).then(__webpack_require__.bind(__webpack_require__, 2059));
    // A pull request may have brought some, and a workflow may upload the whole folder.
    forgetParts(run);
    const result = await runShard(run, shard, env, progressInLog());
    for (const warning of result.warnings)
        notice((0,render_escape/* logLine */.BP)(warning));
    const title = shardTitle(result);
    log(`${title}. Its part: ${result.path}`);
    writeSummary(`${title}. The job that merges the shards has the verdict.\n`, env);
    setOutputs(outputsOfShard(result, title), env);
    return exit_code/* EXIT */.d.pass;
}
/** Before anything else may fail and show them. */
function maskSecretInputs(env) {
    const key = env['ANTHROPIC_API_KEY'] ?? '';
    if (key !== '')
        workflow_command_issueCommand('add-mask', key);
    for (const name of table/* SETTING_NAMES */.OI) {
        const value = readInput(name, env);
        if (table/* SETTINGS */.yy[name].secret !== undefined && value !== '')
            workflow_command_issueCommand('add-mask', value);
    }
}
/** Looks for the baseline first, where it is wanted: nothing of it changes what is wrong with other input. */
async function withBaseline(run, { env }, patience) {
    const { settings, ports } = run;
    if (settings.problems.length > 0 || settings.values['dry-run'] || settings.values.shard !== null)
        return run;
    const autoBaseline = await (0,auto_baseline/* findAutoBaseline */.QA)(settings.values, env, patience);
    return autoBaseline === undefined ? run : { ...run, ports: { ...ports, autoBaseline } };
}
function publisherOf(settings, { env, cwd }, patience) {
    return { settings, env, patience, workspace: env['GITHUB_WORKSPACE'] || cwd };
}
/** An empty input is unset: a workflow often passes on an expression that has no value. */
function readInputs(env) {
    const inputs = new Map();
    const problems = [];
    for (const name of table/* SETTING_NAMES */.OI) {
        const text = readInput(name, env);
        if (text !== '')
            inputs.set(name, { text, label: `input ${name}` });
    }
    // The runner only warns of an input that the action does not have. A mistyped gate must not go unchecked.
    for (const variable of Object.keys(env)) {
        const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase();
        if (name === undefined || table/* SETTING_NAMES */.OI.some((known) => known === name))
            continue;
        const nearest = (0,nearest_name/* nearestName */.q)(name, table/* SETTING_NAMES */.OI);
        if (nearest !== undefined)
            problems.push({ message: `unknown input ${JSON.stringify(name)}, did you mean ${nearest}?` });
    }
    return { inputs, problems };
}
/** Every surface in turn. The outputs come last, since one of them is the address of the comment. */
async function show(result, publisher) {
    const { report } = result;
    log((0,terminal/* renderTerminal */.bF)(report, { colour: false, width: LOG_COLUMNS }));
    writeSummary((0,markdown/* renderMarkdown */.G)(report), publisher.env);
    if (publisher.settings.annotations)
        for (const annotation of withinLimits(annotationsOf(report)))
            annotate(annotation);
    setOutputs({ ...outputsOf(result), 'comment-url': await withoutEffect(() => publishReport(report, publisher)) }, publisher.env);
}
/** Publishing never changes a verdict, not even by a defect of ours. */
async function withoutEffect(publishing) {
    try {
        return await publishing();
    }
    catch (error) {
        notice(`Nothing published, by a defect of summary-gate: ${messageOf(error)}`);
        return '';
    }
}
function outputsOf({ report, reportPath }) {
    return {
        verdict: report.verdict,
        passed: String(report.verdict === 'pass'),
        'overall-mean': report.overall_mean === null ? '' : (0,shown/* showNumber */.Z)(report.overall_mean),
        'gates-failed': String(report.gates.filter(({ status }) => status === 'fail').length),
        sessions: String(report.corpus_size),
        unmeasured: String(report.judge?.unmeasured ?? 0),
        'cost-usd': report.judge === undefined || report.judge.cost_usd === null ? '' : report.judge.cost_usd.toFixed(6),
        title: report.title,
        // The name of a working directory may have what a shell would read as a command.
        'report-path': reportPath !== undefined && (0,resolve/* isShellSafe */.EL)(reportPath) ? reportPath : '',
        'comment-url': '',
    };
}
/** What depends on a verdict is empty: neither true nor false. */
function outputsOfShard({ sessions, unmeasured, costUsd, path }, title) {
    return {
        verdict: '',
        passed: '',
        'overall-mean': '',
        'gates-failed': '',
        sessions: String(sessions),
        unmeasured: String(unmeasured),
        'cost-usd': costUsd === null ? '' : costUsd.toFixed(6),
        title,
        'report-path': (0,resolve/* isShellSafe */.EL)(path) ? path : '',
        'comment-url': '',
    };
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
            setOutput(name, values[name], env);
    }
    catch (error) {
        // Later steps would read an empty verdict. It is a matter of the runner, and no defect of ours.
        const message = `the outputs of the step cannot be written: ${(0,reason_of/* reasonOf */.A)(error)}`;
        throw new errors/* UserError */.yo([{ message, hint: 'GITHUB_OUTPUT names the file, which the runner makes' }]);
    }
}
function setErrorOutputs(commentUrl, env) {
    try {
        setOutputs({ ...ERROR_OUTPUTS, 'comment-url': commentUrl }, env);
    }
    catch {
        // The runner's own file is gone; the message behind this matters more than the outputs.
    }
}
const OUR_DEFECT = 'summary-gate failed by a defect of its own; the log of the run has its message';
async function reportFailure(error, publisher) {
    // Of many shards each would write the same comment; the job that merges says which one is missing.
    const publish = (problems) => publisher.settings.shard === null ? withoutEffect(() => publishProblems(problems, publisher)) : Promise.resolve('');
    if (!(error instanceof errors/* UserError */.yo)) {
        setErrorOutputs(await publish([{ message: OUR_DEFECT }]), publisher.env);
        setFailed(`summary-gate: internal error: ${messageOf(error)}`);
        if (error instanceof Error && publisher.env['RUNNER_DEBUG'] === '1')
            workflow_command_issueCommand('debug', error.stack ?? '');
        return;
    }
    const { problems } = error;
    annotateProblems(problems);
    writeSummary((0,render_problems/* renderProblems */.x8)(problems), publisher.env);
    setErrorOutputs(await publish(problems), publisher.env);
    setFailed(`The gate could not run: ${(0,render_problems/* countOf */.pq)(problems)} with its input`);
}
function messageOf(error) {
    return (0,render_escape/* logLine */.BP)(error instanceof Error ? error.message : String(error));
}


/***/ }),

/***/ 457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cs: () => (/* binding */ artifactName),
  QA: () => (/* binding */ findAutoBaseline),
  C7: () => (/* binding */ hasArtifacts)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(3339);
;// CONCATENATED MODULE: ./build/baseline/base-commit.js

const sha = schemas/* string */.YjP().regex(/^[0-9a-f]{40,64}$/);
const pullRequestEvent = schemas/* looseObject */._H3({
    pull_request: schemas/* looseObject */._H3({ head: schemas/* looseObject */._H3({ sha }), base: schemas/* looseObject */._H3({ sha }) }),
});
const mergeGroupEvent = schemas/* looseObject */._H3({ merge_group: schemas/* looseObject */._H3({ base_sha: sha }) });
const pushEvent = schemas/* looseObject */._H3({ before: sha });
const workflowRunEvent = schemas/* looseObject */._H3({
    workflow_run: schemas/* looseObject */._H3({ head_sha: sha }),
    repository: schemas/* looseObject */._H3({ default_branch: schemas/* string */.YjP().min(1) }),
});
/** What a push of a new branch has for the commit before. */
const NO_COMMIT = /^0+$/;
/** The commit that a run is to be compared with, by its event; nothing where the event does not tell. */
function baseCommitOf(eventName, payload, ownSha) {
    switch (eventName) {
        case 'pull_request':
        case 'pull_request_target': {
            const event = pullRequestEvent.safeParse(payload);
            if (!event.success)
                return undefined;
            const { base, head } = event.data.pull_request;
            return { kind: 'merge-base', base: base.sha, head: head.sha };
        }
        case 'merge_group': {
            const event = mergeGroupEvent.safeParse(payload);
            return event.success ? { kind: 'commit', sha: event.data.merge_group.base_sha } : undefined;
        }
        case 'push': {
            const event = pushEvent.safeParse(payload);
            return event.success && !NO_COMMIT.test(event.data.before)
                ? { kind: 'commit', sha: event.data.before }
                : undefined;
        }
        case 'workflow_run': {
            const event = workflowRunEvent.safeParse(payload);
            if (!event.success)
                return undefined;
            const { workflow_run: run, repository } = event.data;
            return { kind: 'merge-base', base: repository.default_branch, head: run.head_sha };
        }
        default:
            // A schedule has no change of its own: its base is what was known of the same commit, or of one before.
            return sha.safeParse(ownSha).success && ownSha !== undefined ? { kind: 'commit', sha: ownSha } : undefined;
    }
}

// EXTERNAL MODULE: ./build/baseline/find-artifact.js
var find_artifact = __webpack_require__(7406);
// EXTERNAL MODULE: ./build/publish/advice.js
var advice = __webpack_require__(7194);
// EXTERNAL MODULE: ./build/publish/host.js
var host = __webpack_require__(9892);
// EXTERNAL MODULE: ./build/adapters/event-payload.js
var event_payload = __webpack_require__(2654);
;// CONCATENATED MODULE: ./build/adapters/auto-baseline.js





const PERMISSIONS = 'actions: read and contents: read';
/** What the artifact of a gate is called; the workflow uploads it under this name. */
function artifactName({ 'comment-key': key }) {
    return `summary-gate-report-${key}`;
}
/** Looks for the baseline of a run where `baseline: auto` wants one. Trouble with GitHub is a reason, never an error. */
async function findAutoBaseline(settings, env, patience) {
    if (settings.baseline !== 'auto')
        return undefined;
    const none = (reason) => ({ kind: 'none', reason });
    const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const runId = Number(env['GITHUB_RUN_ID']);
    const token = settings['github-token'];
    if (!owner || !repo || !Number.isSafeInteger(runId) || runId <= 0)
        return none('this is no run of a workflow');
    if (!hasArtifacts(env['GITHUB_SERVER_URL'])) {
        return none('GitHub Enterprise Server keeps no such artifacts; let the workflow bring a file and name it');
    }
    if (token === null)
        return none(`there is no token; set github-token to one with ${PERMISSIONS}`);
    const where = baseCommitOf(env['GITHUB_EVENT_NAME'] ?? '', (0,event_payload/* readPayload */.r)(env), env['GITHUB_SHA']);
    if (where === undefined)
        return none('the event of this run has no commit to compare with');
    try {
        const { openArtifacts } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(413), __webpack_require__.e(306), __webpack_require__.e(10)]).then(__webpack_require__.bind(__webpack_require__, 8010));
        const host = openArtifacts(token, { owner, repo }, patience);
        return await (0,find_artifact/* findArtifact */.Kc)(host, where, { name: artifactName(settings), runId });
    }
    catch (error) {
        if (error instanceof host/* HostError */.d)
            return none((0,advice/* adviceFor */.cp)(error, PERMISSIONS, 'as the workflow asks'));
        // The client throws where GITHUB_API_URL is no address.
        return none(`GitHub could not be asked: ${error instanceof Error ? error.message : String(error)}`);
    }
}
/** Whether a server keeps artifacts that can be downloaded: like the toolkit, which refuses every server but these two. */
function hasArtifacts(serverUrl) {
    const url = serverUrl || 'https://github.com';
    const host = URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '';
    return host === 'github.com' || host.endsWith('.ghe.com');
}


/***/ }),

/***/ 2654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

/** The event's payload, or nothing when it cannot be read: then the run is one of a commit. */
function readPayload(env) {
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env['GITHUB_EVENT_PATH'] ?? '', 'utf8'));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 1424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ expectedRuns)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
/* harmony import */ var _event_payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2654);


const followed = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ workflow_run: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }) });
/**
 * The runs of workflows whose parts a merge may take: its own, and the one that it follows (event workflow_run). A pull
 * request may bring files of its own, but cannot know the number of a run to come. Null outside of workflows.
 */
function expectedRuns(env) {
    const own = env['GITHUB_RUN_ID'] || null;
    if (own === null)
        return null;
    const payload = followed.safeParse((0,_event_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .readPayload */ .r)(env));
    return payload.success ? [own, String(payload.data.workflow_run.id)] : [own];
}


/***/ }),

/***/ 4826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ Patience)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/** Waits between attempts in seconds, where the other side does not say. */
const PAUSES = [1, 2, 4];
/**
 * A store of time for waiting on one remote side: requests and pauses alike use it up, and when it is empty nothing
 * waits any more. Keeps a slow service from holding up a job.
 */
class Patience {
    leftMs;
    constructor(seconds) {
        this.leftMs = seconds * 1000;
    }
    /** Runs a request, again after a pause where that may help. Throws the last error, or that the time is up. */
    async run(request, { repeatable, classify }) {
        for (let attempt = 0;; attempt++) {
            try {
                return await this.timed(() => request(AbortSignal.timeout(Math.max(1, Math.floor(this.leftMs)))));
            }
            catch (error) {
                const { failure, retryAfter } = classify(error);
                // A throttled request was not carried out, so that it may be sent again whatever it does.
                const worthwhile = failure === 'rate-limited' || (failure === 'unavailable' && repeatable);
                const pause = (retryAfter ?? PAUSES[attempt] ?? 0) * 1000;
                if (!worthwhile || attempt >= PAUSES.length || pause >= this.leftMs)
                    throw error;
                await this.timed(() => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pause));
            }
        }
    }
    async timed(wait) {
        const start = performance.now();
        try {
            return await wait();
        }
        finally {
            this.leftMs -= performance.now() - start;
        }
    }
}


/***/ }),

/***/ 7194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _Q: () => (/* binding */ withoutToken),
/* harmony export */   cp: () => (/* binding */ adviceFor),
/* harmony export */   jo: () => (/* binding */ CHECK_PERMISSION),
/* harmony export */   s3: () => (/* binding */ COMMENT_PERMISSION)
/* harmony export */ });
const COMMENT_PERMISSION = 'pull-requests: write';
const CHECK_PERMISSION = 'checks: write';
/** What a reader can do about it. Names the permission where one may be missing, and only there. */
function adviceFor({ failure, message }, permission, reach) {
    switch (failure) {
        case 'unauthorized':
            return `${message}: GitHub does not know this token; it has run out, or belongs to another server. ${needs(permission)}`;
        case 'forbidden':
        case 'not-found':
            return `${message}: the token may not do this. ${reach === 'read-only by default' ? readOnly(permission) : needs(permission)}`;
        case 'too-long':
            return `${message}: too long for GitHub; the summary of the run has everything`;
        case 'rate-limited':
            return `${message}: GitHub's rate limit is used up; the next run will catch up`;
        case 'unavailable':
            return `${message}: GitHub could not be reached in time; the next run will catch up`;
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

/***/ 9892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ HostError)
/* harmony export */ });
/**
 * GitHub did not do what we asked. The message has words of the other side in it: escape it like all foreign text. A value to report, never a reason to change a verdict. */
class HostError extends Error {
    failure;
    constructor(failure, message) {
        super(message);
        this.failure = failure;
        this.name = 'HostError';
    }
}


/***/ })

};
