export const id = 375;
export const ids = [375];
export const modules = {

/***/ 6689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ checkedOut),
/* harmony export */   O: () => (/* binding */ trackedFiles),
/* harmony export */   an: () => (/* binding */ gitRootOf),
/* harmony export */   cC: () => (/* binding */ isInRepository),
/* harmony export */   h5: () => (/* binding */ gitOptions),
/* harmony export */   pi: () => (/* binding */ isIgnored),
/* harmony export */   sH: () => (/* binding */ baseBranch),
/* harmony export */   vy: () => (/* binding */ isGitRoot),
/* harmony export */   zF: () => (/* binding */ NOTHING_RUNS)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50253);




const MOST_FILES = 500;
const MOST_CHARACTERS = 30_000;
const NOTHING_RUNS = ['-c', 'core.fsmonitor=false', '-c', 'safe.bareRepository=explicit'];
function trackedFiles(workspace, files, env) {
    const asked = [...withinCommandLine(new Set(files))].map((file) => `:(literal,top)${file}`);
    if (asked.length === 0)
        return new Set();
    const listing = askRepository(workspace, ['ls-files', '-z', '--', ...asked], env) ?? '';
    return new Set(listing.split('\0').filter((file) => file !== ''));
}
const BRANCH_SOURCES = (/* unused pure expression or super */ null && (['remote', 'config', 'checkout', 'only']));
function baseBranch(workspace, env) {
    const lines = (told) => (told ?? '').split('\n').filter((line) => line !== '');
    const ask = (...asked) => lines(askRepository(workspace, asked, env));
    const named = (name, from) => name !== undefined && NAME.test(name) ? { name, from } : undefined;
    const remotes = ask('for-each-ref', '--format=%(refname:lstrip=2) %(symref:lstrip=3)', 'refs/remotes/*/HEAD');
    const remote = remotes.find((line) => line.startsWith('origin/HEAD ')) ?? remotes[0];
    const local = ask('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads');
    const [configured] = lines(askGit(workspace, ['config', '--get', 'init.defaultBranch'], env));
    const isLocal = configured !== undefined && local.includes(configured);
    return (named(remote?.split(' ')[1], 'remote') ??
        (isLocal ? named(configured, 'config') : undefined) ??
        named(ask('symbolic-ref', '--quiet', '--short', 'HEAD')[0], 'checkout') ??
        (local.length === 1 ? named(local[0], 'only') : undefined) ??
        named(configured, 'config'));
}
const NAME = /^[^\s\p{C}"\\]{1,200}$/u;
function gitOptions(env, timeout) {
    return {
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(process.execPath),
        env: gitEnvironment(env),
        maxBuffer: 16 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout,
    };
}
function askRepository(folder, asked, env) {
    return isInRepository(folder) ? askGit(folder, asked, env) : undefined;
}
function askGit(folder, asked, env) {
    try {
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)('git', [...NOTHING_RUNS, '-C', folder, ...asked], {
            ...gitOptions(env, 10_000),
            encoding: 'utf8',
        });
    }
    catch {
        return undefined;
    }
}
function isIgnored(folder, env) {
    return askRepository((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder), ['check-ignore', '--quiet', '--', `${folder}/`], env) !== undefined;
}
const NOTHING_FETCHED = [...NOTHING_RUNS, '-c', 'protocol.allow=never'];
function checkedOut(folder, env) {
    if (!isInRepository(folder))
        return undefined;
    const ask = (...question) => {
        const { status, stdout } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', [...NOTHING_FETCHED, '-C', folder, ...question], {
            ...gitOptions(env, 5_000),
            encoding: 'utf8',
        });
        return { status, text: stdout ?? '' };
    };
    const status = mayCompare(ask) ? ask('status', ...QUESTION) : undefined;
    const lines = status?.status === 0 ? status.text : undefined;
    const commit = lines === undefined
        ? ask('rev-parse', '--verify', '--quiet', 'HEAD^{commit}').text.trim()
        : (/^# branch\.oid (.*)$/m.exec(lines)?.[1] ?? '');
    if (!_core_json_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMIT_SHA */ .pk.test(commit))
        return undefined;
    return { commit, ...(lines !== undefined && { isChanged: /^[^#]/m.test(lines) }) };
}
const QUESTION = [
    '--porcelain=v2',
    '--branch',
    '--no-ahead-behind',
    '--untracked-files=no',
    '--ignore-submodules=all',
];
const NO_SETTING = 1;
function mayCompare(ask) {
    const filters = ask('config', '--show-scope', '--name-only', '--get-regexp', '^filter\\.');
    if (filters.status !== NO_SETTING && filters.status !== 0)
        return false;
    return !/^(?:local|worktree|unknown)\b/m.test(filters.text);
}
function isGitRoot(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git'));
}
function isInRepository(folder) {
    try {
        return gitRootOf((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder)) !== undefined;
    }
    catch {
        return false;
    }
}
function gitRootOf(folder) {
    if (isGitRoot(folder))
        return folder;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    return parent === folder ? undefined : gitRootOf(parent);
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
function gitEnvironment({ PATH, Path, HOME, USERPROFILE, SystemRoot }) {
    return { PATH: PATH ?? Path, HOME, USERPROFILE, SystemRoot, GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' };
}


/***/ }),

/***/ 89572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ mergeGroupEvent),
/* harmony export */   s: () => (/* binding */ baseCommitOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
/* harmony import */ var _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50253);


const pullRequestEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ head: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW }), base: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW }) }),
});
const mergeGroupEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ merge_group: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ base_sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW }) });
const pushEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ before: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW });
const identified = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() });
const workflowRunEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        head_sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW,
        pull_requests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ head: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW }), base: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW, repo: identified }) }))
            .nullish()
            .catch(null),
    }),
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(), default_branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1) }),
});
const NO_COMMIT = /^0+$/;
function baseCommitOf(eventName, payload, ownSha) {
    switch (eventName) {
        case 'pull_request':
        case 'pull_request_target':
        case 'pull_request_review':
        case 'pull_request_review_comment': {
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
            return { kind: 'merge-base', base: baseOfFollowed(event.data) ?? repository.default_branch, head: run.head_sha };
        }
        default:
            return _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW.safeParse(ownSha).success && ownSha !== undefined ? { kind: 'commit', sha: ownSha } : undefined;
    }
}
function baseOfFollowed({ workflow_run: run, repository }) {
    const pulls = (run.pull_requests ?? []).filter(({ head, base }) => head.sha === run.head_sha && base.repo.id === repository.id);
    const [only, ...others] = new Set(pulls.map(({ base }) => base.sha));
    return others.length === 0 ? only : undefined;
}


/***/ }),

/***/ 71427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _disk_line_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97484);


const LONGEST_PAYLOAD = 32 * 2 ** 20;
function readPayload(env) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(env['GITHUB_EVENT_PATH'] ?? '', _disk_line_file_js__WEBPACK_IMPORTED_MODULE_1__/* .READING */ .rq);
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        return stat.isFile() && stat.size <= LONGEST_PAYLOAD ? JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')) : undefined;
    }
    catch {
        return undefined;
    }
    finally {
        if (file !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 59426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readRunContext),
/* harmony export */   _: () => (/* binding */ repositoryOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
/* harmony import */ var _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50253);


const repository = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() });
const pullRequestEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        number: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
        head: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW, repo: repository.nullish() }),
        base: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ repo: repository }),
    }),
});
const mergeGroupEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ merge_group: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ head_sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW }) });
const listedPullRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    number: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    head: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullish(),
    base: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ repo: repository.nullish() }).nullish(),
});
const workflowRunEvent = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    repository: repository.nullish(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        event: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        head_sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW,
        head_branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        head_repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ owner: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }) }).nullish(),
        pull_requests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(listedPullRequest).nullish(),
    }),
});
function readRunContext({ env, payload, pullRequest }) {
    const repository = repositoryOf(env);
    if (repository === undefined)
        return undefined;
    const serverUrl = (env['GITHUB_SERVER_URL'] || 'https://github.com').replace(/(?<!\/)\/+$/, '');
    const target = readTarget(env, payload);
    const named = pullRequest !== null && !(target.kind === 'pull-request' && target.number === pullRequest);
    return {
        repository,
        serverUrl,
        runUrl: `${serverUrl}/${repository.owner}/${repository.repo}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
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
    const pull = run.pull_requests?.find(({ head, base }) => agrees(head?.sha, headSha) && agrees(base?.repo?.id, here?.id));
    if (pull !== undefined)
        return { kind: 'pull-request', number: pull.number, headSha, readOnly: false };
    const headOwner = run.head_repository?.owner.login;
    if (run.event.startsWith('pull_request') && headOwner && run.head_branch) {
        return { kind: 'find-pull-request', headSha, headOwner, headBranch: run.head_branch };
    }
    return { kind: 'commit', headSha };
}
function agrees(a, b) {
    return a === undefined || b === undefined || a === b;
}
const OWNER_AND_NAME = /^(?!\.)([\w.-]{1,100})\/(?!\.{1,2}$)([\w.-]{1,100})$/;
function repositoryOf(env) {
    const [, owner, repo] = OWNER_AND_NAME.exec(env['GITHUB_REPOSITORY'] ?? '') ?? [];
    return owner === undefined || repo === undefined ? undefined : { owner, repo };
}


/***/ }),

/***/ 74458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ inBatches)
/* harmony export */ });
function* inBatches(items, size) {
    let batch = [];
    for (const item of items) {
        batch.push(item);
        if (batch.length < size)
            continue;
        yield batch;
        batch = [];
    }
    if (batch.length > 0)
        yield batch;
}


/***/ }),

/***/ 11936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ obstacleIn),
/* harmony export */   $_: () => (/* binding */ compareWithBaseline),
/* harmony export */   VM: () => (/* binding */ dimensionsOf),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   e0: () => (/* binding */ deltaOf),
/* harmony export */   uN: () => (/* binding */ acceptedSince),
/* harmony export */   xt: () => (/* binding */ scoresOf)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67952);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37166);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);
/* harmony import */ var _statistics_clusters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98019);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56043);
/* harmony import */ var _pair_sessions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34745);
/* harmony import */ var _score_by_base_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30205);







function compareWithBaseline(measured, baseline) {
    const obstacle = obstacleIn(baseline, measured);
    if (obstacle !== undefined)
        return { obstacle: `the baseline ${obstacle}` };
    const { dimensions } = measured;
    const paired = (0,_pair_sessions_js__WEBPACK_IMPORTED_MODULE_3__/* .pairSessions */ .i)(measured.sessions, baseline, dimensions);
    const { pairs, ...leftOut } = paired;
    if (pairs.length === 0)
        return { obstacle: 'no session of both has the same reference', leftOut };
    const subjects = ['overall', ...dimensions];
    const [overall, ...changes] = (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changesBetween */ .iv)(subjects.map((subject) => scoresOfAll(pairs, subject)), groupsOf(pairs));
    if (overall === undefined)
        throw new Error('a series has no change');
    return { ...paired, overall, dimensions: new Map(dimensions.flatMap((name, i) => entryOf(name, changes[i]))) };
}
function groupsOf(pairs) {
    return (0,_statistics_clusters_js__WEBPACK_IMPORTED_MODULE_4__/* .clustersOf */ .Dg)(pairs.map(({ now }) => now.golden.group));
}
function entryOf(name, change) {
    return change === undefined ? [] : [[name, change]];
}
function scoresOfAll(pairs, subject) {
    const scores = pairs.map((pair) => scoresOf(pair, subject));
    return { before: scores.map(({ before }) => before), now: scores.map(({ now }) => now) };
}
function acceptedSince(pairs) {
    return pairs
        .flatMap(({ now, before, byBase }) => byBase === undefined
        ? []
        : [{ name: now.golden.name, before: before.overall ?? 0, byBase: byBase.overall, now: now.overall }])
        .toSorted((a, b) => b.before - b.byBase - (a.before - a.byBase) || (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .byCodePoint */ .HH)(a.name, b.name));
}
function deltaOf(pair, subject) {
    const { before, now } = scoresOf(pair, subject);
    return (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .difference */ .iv)(before, now);
}
function scoresOf({ now, before, byBase }, subject) {
    if (subject === 'overall')
        return comparable(before.overall ?? 0, byBase?.overall, now.overall);
    const scoreIn = (dimensions) => dimensions.find(({ dimension }) => dimension === subject)?.score ?? 0;
    const ofBase = byBase?.scores[now.dimensions.findIndex(({ dimension }) => dimension === subject)];
    return comparable(scoreIn(before.dimensions), ofBase, scoreIn(now.dimensions));
}
function comparable(before, byBase, now) {
    return { before, now: byBase === undefined ? now : (0,_score_by_base_js__WEBPACK_IMPORTED_MODULE_6__/* .comparableScore */ .Ji)(before, byBase, now) };
}
function obstacleIn({ rubric }, ours) {
    if (rubric.version !== ours.rubric)
        return `was scored with rubric ${rubric.version}`;
    const theirs = dimensionsOf({ rubric });
    if (theirs.join() !== ours.dimensions.join())
        return `has other dimensions (${theirs.join(', ')})`;
    const others = _core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSIONS */ .Yf.filter((dimension) => (rubric.weights[dimension] ?? 0) !== (ours.weights[dimension] ?? 0));
    return others.length === 0 ? undefined : `has other weights (${others.join(', ')})`;
}
function dimensionsOf({ rubric }) {
    return _core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSIONS */ .Yf.filter((dimension) => rubric.weights[dimension] !== undefined);
}


/***/ }),

/***/ 34745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ pairSessions)
/* harmony export */ });
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37611);
/* harmony import */ var _score_by_base_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30205);


function pairSessions(sessions, { sessions: earlier }, dimensions) {
    const before = new Map(earlier.filter((session) => isScored(session, dimensions)).map((session) => [session.name, session]));
    const pairs = [];
    const [changed, added] = [[], []];
    const names = new Set();
    for (const now of sessions) {
        const name = (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .QU)(now.golden.name);
        names.add(name);
        const found = before.get(name);
        if (found === undefined)
            added.push(now.golden.name);
        else if (found.reference_digest === now.golden.referenceDigest)
            pairs.push({ now, before: found });
        else {
            const byBase = (0,_score_by_base_js__WEBPACK_IMPORTED_MODULE_1__/* .scoreByBase */ .Fo)(now, found);
            if (byBase === undefined)
                changed.push(now.golden.name);
            else
                pairs.push({ now, before: found, byBase });
        }
    }
    return { pairs, changed, added, removed: [...before.keys()].filter((name) => !names.has(name)) };
}
function isScored({ overall, dimensions }, wanted) {
    return overall !== null && wanted.every((one) => dimensions.some(({ dimension }) => dimension === one));
}


/***/ }),

/***/ 30205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   Fo: () => (/* binding */ scoreByBase),
/* harmony export */   Ji: () => (/* binding */ comparableScore),
/* harmony export */   qP: () => (/* binding */ hasAllTexts)
/* harmony export */ });
/* harmony import */ var _statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94400);

function scoreByBase({ taught, overall, dimensions }, before) {
    if (taught?.wordings === undefined)
        return undefined;
    const { digests, scores } = taught.wordings;
    const ofBase = textsOf(before);
    if (!hasAllTexts(digests, ofBase))
        return undefined;
    const isOfBase = digests.map((digest) => ofBase.includes(digest));
    const given = scores.map((byWording) => ({
        now: closest(byWording ?? []),
        byBase: closest((byWording ?? []).filter((_, i) => isOfBase[i])),
    }));
    const givenTo = (scoreOf) => (0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(given.map(({ now, byBase }) => (now === undefined || byBase === undefined ? 0 : scoreOf(now) - scoreOf(byBase)))) ?? 0;
    return {
        overall: Math.max(0, overall - givenTo((score) => score.overall)),
        scores: dimensions.map(({ score }, i) => Math.max(0, score - givenTo(({ scores: all }) => all[i] ?? 0))),
    };
}
function textsOf({ reference_digest: whole, reference_digests: each }) {
    return each ?? [whole];
}
function hasAllTexts(texts, others) {
    const known = new Set(texts);
    return texts[0] === others[0] && others.every((digest) => known.has(digest));
}
function closest(all) {
    return all.reduce((best, one) => (best === undefined || one.overall > best.overall ? one : best), undefined);
}
function comparableScore(before, byBase, now) {
    return byBase >= before ? byBase : Math.min(before, Math.max(byBase, now));
}


/***/ }),

/***/ 87828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ LEAST_ALLOWED),
/* harmony export */   u: () => (/* binding */ sessionDropLimits)
/* harmony export */ });
const LEAST_ALLOWED = 0.25;
const DEVIATIONS = 4.5;
const MANY = 200;
const FEWEST_FOR_SPREAD = 2;
function sessionDropLimits(changes) {
    const [all, others] = [new Spread(), new Spread()];
    const fallen = [];
    for (const change of changes) {
        all.add(change.delta);
        if (-change.delta > LEAST_ALLOWED)
            fallen.push(change);
        else
            others.add(change.delta);
    }
    const factor = DEVIATIONS + Math.max(0, Math.log10(changes.length / MANY));
    fallen.sort((a, b) => b.delta - a.delta);
    let [least, added] = [1, 0];
    return fallen.map((session) => {
        for (let next = fallen[added]; next !== undefined && next.delta > session.delta; next = fallen[++added]) {
            others.add(next.delta);
        }
        const own = allowedBeside(2 * others.count >= changes.length ? others : all.without(session.delta), factor);
        if (-session.delta > own)
            least = Math.min(least, own);
        return { session, allowed: Math.min(own, least) };
    });
}
function allowedBeside({ mean, deviation }, factor) {
    const common = Math.min(LEAST_ALLOWED, Math.max(0, -mean));
    return Math.min(1, Math.max(LEAST_ALLOWED, factor * deviation + common));
}
class Spread {
    count = 0;
    mean = 0;
    #squares = 0;
    add(value) {
        this.count++;
        const off = value - this.mean;
        this.mean += off / this.count;
        this.#squares += off * (value - this.mean);
    }
    without(value) {
        const rest = new Spread();
        rest.count = this.count - 1;
        if (rest.count === 0)
            return rest;
        const off = value - this.mean;
        rest.mean = this.mean - off / rest.count;
        rest.#squares = Math.max(0, this.#squares - off * (value - rest.mean));
        return rest;
    }
    get deviation() {
        return this.count < FEWEST_FOR_SPREAD ? 0 : Math.sqrt(this.#squares / (this.count - 1));
    }
}


/***/ }),

/***/ 23496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ compareRun)
/* harmony export */ });
/* harmony import */ var _baseline_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11936);

function compareRun({ baseline, settings, }, rated) {
    if (baseline === null)
        return null;
    const { rubric, weights, dimensions } = settings.values;
    if (baseline.kind !== 'found')
        return { facts: baseline, comparison: { obstacle: baseline.reason } };
    const comparison = (0,_baseline_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareWithBaseline */ .$_)({ rubric, weights, dimensions, sessions: rated }, baseline.report);
    return 'obstacle' in comparison ? { facts: baseline, comparison } : { facts: baseline, comparison };
}


/***/ }),

/***/ 6220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ MOST_EARLIER),
/* harmony export */   I3: () => (/* binding */ passedOn),
/* harmony export */   R6: () => (/* binding */ driftChecks)
/* harmony export */ });
/* unused harmony exports earlierScores, sinceRuns, farthest */
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67952);
/* harmony import */ var _statistics_clusters_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98019);
/* harmony import */ var _statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94400);
/* harmony import */ var _statistics_max_t_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23505);
/* harmony import */ var _baseline_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11936);
/* harmony import */ var _baseline_fall_levels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82508);
/* harmony import */ var _baseline_score_by_base_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30205);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19508);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2003);
/* harmony import */ var _regression_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53118);










const DRIFT = 'max-drift';
const MOST_EARLIER = 20;
function earlierScores({ before }) {
    return [...(before.earlier ?? []), before.overall ?? 0].slice(-MOST_EARLIER);
}
function sinceRuns(pairs, report) {
    const earlier = pairs.map(earlierScores);
    const dates = [...(report.trend ?? []).map((point) => point.scored_at), report.scored_at];
    const runs = Array.from({ length: Math.min(MOST_EARLIER, dates.length) }, (_, i) => i + 1).flatMap((runsAgo) => {
        const changes = pairs.map(({ now, byBase }, i) => {
            const then = earlier[i]?.at(-runsAgo);
            if (then === undefined)
                return null;
            return (byBase === undefined ? now.overall : (0,_baseline_score_by_base_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableScore */ .Ji)(then, byBase.overall, now.overall)) - then;
        });
        const known = changes.filter((change) => change !== null);
        const all = changes.map((change) => change ?? 0);
        return 2 * known.length < pairs.length
            ? []
            : [{ runsAgo, known, changes, all, scoredAt: dates.at(-runsAgo) ?? '' }];
    });
    const clusters = (0,_baseline_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .groupsOf */ .c1)(pairs);
    const ps = (0,_statistics_max_t_js__WEBPACK_IMPORTED_MODULE_6__/* .fallPs */ .D)(runs.map(({ all }) => (0,_statistics_clusters_js__WEBPACK_IMPORTED_MODULE_7__/* .sumsOf */ .yg)(all, clusters)));
    return runs.map(({ runsAgo, scoredAt, known, changes }, i) => ({
        runsAgo,
        scoredAt,
        changes: clusters === null ? known.length : new Set(clusters.of.filter((_, at) => changes[at] !== null)).size,
        drop: -((0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_8__/* .mean */ .i2)(known) ?? 0) + 0,
        p: ps[i] ?? 1,
    }));
}
function farthest(runs) {
    return runs.reduce((most, run) => (most === undefined || run.drop > most.drop ? run : most), undefined);
}
function driftChecks(compared, { thresholds, precision }) {
    const threshold = thresholds[DRIFT];
    if (compared === null || threshold === null)
        return [];
    const gate = { id: (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .gateId */ .Xc)(DRIFT, 'overall'), kind: DRIFT, threshold, subject: 'overall_drift' };
    if ((0,_regression_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .isNotCompared */ .Jh)(compared))
        return [(0,_regression_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .notCompared */ .vK)(gate, compared)];
    const { comparison, facts } = compared;
    const runs = sinceRuns(comparison.pairs, facts.report);
    const dropOf = (run) => (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .shown */ .SP)((0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .stored */ .su)(run.drop, precision));
    const over = runs.filter((run) => dropOf(run) > (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .shown */ .SP)(threshold));
    const fallen = over.filter(({ p, changes }) => (0,_baseline_fall_levels_js__WEBPACK_IMPORTED_MODULE_1__/* .isHardlyChance */ .XO)(p, changes));
    const unclear = farthest(fallen.length > 0 ? [] : over.filter(({ changes }) => (0,_baseline_fall_levels_js__WEBPACK_IMPORTED_MODULE_1__/* .areFew */ .t)(changes)));
    const told = farthest(fallen.length > 0 ? fallen : runs);
    if (told === undefined)
        return [(0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .notEvaluated */ .JB)(gate, 'nothing was compared', true)];
    if (unclear !== undefined) {
        const why = (0,_baseline_fall_levels_js__WEBPACK_IMPORTED_MODULE_1__/* .whyTooFew */ .RW)({ count: unclear.changes, isGrouped: (0,_baseline_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .groupsOf */ .c1)(comparison.pairs) !== null });
        return [(0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .notEvaluated */ .JB)(gate, `${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .showNumber */ .Zo)(dropOf(unclear))}, and ${why}`, true)];
    }
    const since = runs.length === 1 ? 'the last report of the base' : `the best of ${runs.length} reports of the base`;
    const subject = `${gate.subject} since ${since} (${told.scoredAt.slice(0, 10)})`;
    return [(0,_regression_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .decidedDrop */ .uv)({ ...gate, subject }, { value: dropOf(told), fails: fallen.length > 0 })];
}
function passedOn(compared, { thresholds }) {
    if (thresholds[DRIFT] === null || compared === null || (0,_regression_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .isNotCompared */ .Jh)(compared))
        return null;
    const unchanged = compared.comparison.pairs.filter(({ byBase }) => byBase === undefined);
    return new Map(unchanged.map((pair) => [pair.now.golden.name, earlierScores(pair)]));
}


/***/ }),

/***/ 91567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  ud: () => (/* binding */ evaluateGates),
  iZ: () => (/* binding */ gatesOfOne),
  fW: () => (/* binding */ lacksRequiredJudge),
  Vj: () => (/* binding */ verdictOf)
});

var waiver = __webpack_require__(14832);
var judge_facts = __webpack_require__(51809);
var fail_on = __webpack_require__(93018);
var gate_settings = __webpack_require__(70377);
var catalogue = __webpack_require__(19508);
var check = __webpack_require__(2003);
var completion_check = __webpack_require__(33388);
var gates_fail_on = __webpack_require__(78493);
var gates_floors = __webpack_require__(23272);
var session_regression = __webpack_require__(15937);
;// CONCATENATED MODULE: ./build/gates/failing-sessions.js




function failingSessions(sessions, gates, { policy, waivers, flagged, fallen, judged }) {
    const ofFindings = flagged.flatMap((row) => failuresOf(row, gates));
    const dropped = (0,session_regression/* failedByDrop */.SQ)(fallen, policy, waivers);
    const failedGates = new Map();
    const waivedGates = new Map();
    for (const session of sessions) {
        const { name } = session.golden;
        const floors = (0,gates_floors/* failedFloors */.N)(session, policy).map(({ id, kind, of }) => ({
            id,
            isWaived: (0,waiver/* waiversOf */.Rh)(waivers, name, of).length > 0 || (0,waiver/* gateWaiver */.iJ)(waivers, { kind, id }) !== undefined,
        }));
        const found = ofFindings.filter(({ counting, waived }) => counting.has(name) || waived.has(name));
        const drop = dropped.get(name);
        const byJudge = judged.get(name);
        const all = [
            ...found.map(({ id, waived }) => ({ id, isWaived: waived.has(name) })),
            ...floors,
            ...(drop === undefined ? [] : [drop]),
            ...(byJudge === undefined ? [] : [byJudge]),
        ];
        if (all.length === 0)
            continue;
        failedGates.set(name, all.map(({ id }) => id));
        const excused = all.filter(({ isWaived }) => isWaived).map(({ id }) => id);
        if (excused.length > 0)
            waivedGates.set(name, excused);
    }
    for (const [name, { id, isWaived }] of judged) {
        if (failedGates.has(name))
            continue;
        failedGates.set(name, [id]);
        if (isWaived)
            waivedGates.set(name, [id]);
    }
    return { failedGates, waivedGates };
}
function failuresOf(row, gates) {
    const gate = gates.find(({ id }) => id === row.id);
    if (gate === undefined || (gate.status === 'not_evaluated' && gate.waived !== true))
        return [];
    const { counting, waived } = (0,gates_fail_on/* failingIn */.If)(row);
    return gate.waived === true
        ? [{ id: row.id, counting: new Set(), waived: new Set([...counting, ...waived]) }]
        : [{ id: row.id, counting: new Set(counting), waived: new Set(waived) }];
}

var judge_checks = __webpack_require__(35792);
var judge_floor = __webpack_require__(30347);
var judge_regression = __webpack_require__(4472);
var judged_findings = __webpack_require__(82469);
var redact = __webpack_require__(37611);
var finding_identity = __webpack_require__(41153);
var regression_checks = __webpack_require__(53118);
;// CONCATENATED MODULE: ./build/gates/known-findings.js



function knownFindings(compared, digest) {
    if (compared === null || (0,regression_checks/* isNotCompared */.Jh)(compared))
        return null;
    const before = new Map(compared.facts.report.sessions.map((session) => [session.name, session]));
    const keys = new Map();
    const ofSamples = new Map();
    const samplesOf = (name) => {
        const made = ofSamples.get(name) ?? new Set((before.get(name)?.samples ?? []).flatMap(({ findings }) => findings ?? []));
        ofSamples.set(name, made);
        return made;
    };
    const keysOf = (name) => {
        const made = keys.get(name) ?? new Set((before.get(name)?.findings ?? []).map(finding_identity/* identityOf */.c));
        keys.set(name, made);
        return made;
    };
    const outside = compared.facts.report.findings;
    const identities = outside == null ? null : new Set(outside.map(finding_identity/* identityOf */.c));
    return {
        has: (session, { code, message }) => {
            const name = (0,redact/* maskSecrets */.QU)(session);
            const finding = { code, message: (0,redact/* maskSecrets */.QU)(message) };
            if (keysOf(name).has((0,finding_identity/* identityOf */.c)(finding)))
                return true;
            const samples = samplesOf(name);
            return samples.size > 0 && digest !== undefined && samples.has((0,finding_identity/* fingerprintOf */.a)(finding, digest));
        },
        hasOutside: ({ code, message }) => identities === null || identities.has((0,finding_identity/* identityOf */.c)({ code, message: (0,redact/* maskSecrets */.QU)(message) })),
        isCut: (session) => (before.get((0,redact/* maskSecrets */.QU)(session))?.findings_omitted ?? 0) > 0,
        codesOf: (session) => new Set((before.get((0,redact/* maskSecrets */.QU)(session))?.findings ?? []).map(({ code }) => code)),
    };
}

var numbers = __webpack_require__(67952);
var core_text = __webpack_require__(26067);
var findings = __webpack_require__(20360);
var session_details = __webpack_require__(98121);
var sample_share = __webpack_require__(89798);
;// CONCATENATED MODULE: ./build/gates/new-failures.js















function failuresSinceBase(compared, failing, policy) {
    if (compared === null || (0,regression_checks/* isNotCompared */.Jh)(compared))
        return null;
    return splitFailures(compared.comparison, compared.facts.report, failing, policy);
}
function splitFailures({ pairs, changed }, baseline, { failedGates, waivedGates, knownSessions, excused, weight }, policy) {
    const incomparable = new Set(changed);
    const belowBefore = new Set([
        ...pairs.filter((pair) => (0,gates_floors/* failedFloors */.N)(asBefore(pair), policy).length > 0).map(({ now }) => now.golden.name),
        ...namesOn(baseline, changed, hasFailed),
        ...namesOn(baseline, [...failedGates.keys()], isBelowJudgeFloor(policy)),
    ]);
    const flaggedBefore = sessionsFlaggedOn(baseline, policy, weight);
    const isNew = (name) => {
        const waived = waivedGates.get(name) ?? [];
        const counting = (failedGates.get(name) ?? []).filter((id) => !waived.includes(id));
        const isSinceBase = counting.some((id) => id === session_regression/* SESSION_REGRESSION */.tg || (0,gates_fail_on/* codesOfGate */.NH)(id).length > 0);
        return (isSinceBase && !incomparable.has(name)) || (counting.length > 0 && !belowBefore.has(name));
    };
    const failed = [...failedGates.keys()];
    return {
        new: failed.filter(isNew),
        already: [...new Set([...failed.filter((name) => belowBefore.has(name)), ...excused])]
            .filter((name) => !isNew(name))
            .sort(core_text/* byCodePoint */.HH),
        fixed: pairs
            .filter(({ byBase }) => byBase === undefined)
            .map(({ now }) => now.golden.name)
            .filter((name) => (belowBefore.has(name) || flaggedBefore.has((0,redact/* maskSecrets */.QU)(name))) &&
            !failedGates.has(name) &&
            !knownSessions.has(name)),
    };
}
function namesOn({ sessions }, names, isSo) {
    const found = new Set(sessions.filter(isSo).map(({ name }) => name));
    return names.filter((name) => found.has((0,redact/* maskSecrets */.QU)(name)));
}
function isBelowJudgeFloor({ thresholds }) {
    const floor = thresholds[judge_floor/* JUDGE_FLOOR */.f1];
    return (session) => {
        const score = (0,judge_regression/* scoreBefore */.Kb)('overall', session);
        return floor !== null && score !== null && (0,numbers/* shown */.SP)(score) < (0,numbers/* shown */.SP)(floor);
    };
}
function hasFailed({ failed, gates_failed: gates }) {
    return gates == null ? failed : gates.some((id) => id !== 'min-overall');
}
function sessionsFlaggedOn({ sessions }, { thresholds, samplesPass }, weight) {
    const flagged = (0,fail_on/* allowancesOf */.bK)(thresholds['fail-on']).flatMap(({ of, threshold }) => {
        const codes = new Set((0,fail_on/* codesOf */.MZ)(of));
        const isAdvice = (finding) => weight === 'they are advice' && !(0,fail_on/* isJudgedAlone */.LW)(of) && (0,findings/* isOfJudge */.lB)(finding);
        const isIn = (list) => list?.some((finding) => codes.has(finding.split(':', 1)[0] ?? '')) === true;
        const names = sessions.filter(({ findings, samples }) => samples == null
            ? findings?.some((one) => codes.has(one.code) && !isAdvice(one)) === true
            : samples.filter((one) => !isIn(one.findings)).length < (0,sample_share/* samplesNeeded */.Ht)(samplesPass, samples.length));
        return names.length > threshold ? names.map(({ name }) => name) : [];
    });
    return new Set(flagged);
}
function asBefore({ now, before }) {
    return {
        golden: now.golden,
        defects: [],
        details: session_details/* NO_DETAILS */.pH,
        candidatePath: null,
        candidateDigest: now.candidateDigest,
        status: before.status === 'scored' ? 'scored' : 'missing_candidate',
        overall: before.overall ?? 0,
        dimensions: before.dimensions.map(({ dimension, score }) => ({ dimension, score, reason: '' })),
        ...(before.samples != null && { samples: samplesBefore(before, before.samples) }),
    };
}
function samplesBefore({ dimensions }, samples) {
    const all = samples.map((one) => ({
        ...{ sample: one.sample, status: 'scored', overall: one.overall, defects: [], defectCount: 0, codes: [] },
        scores: dimensions.map(({ dimension }) => one.dimensions?.find((other) => other.dimension === dimension)?.score ?? 0),
        ...{ candidatePath: null, candidateDigest: one.candidate_digest ?? null },
    }));
    return { all, overalls: all.map(({ overall }) => overall), worst: all[0]?.sample ?? 0 };
}
function newFailuresCheck(compared, failures, { thresholds }) {
    const threshold = thresholds['max-new-failures'];
    if (compared === null || threshold === null)
        return [];
    const kind = 'max-new-failures';
    const gate = { id: (0,catalogue/* gateId */.Xc)(kind, 'overall'), kind, threshold };
    if ((0,regression_checks/* isNotCompared */.Jh)(compared))
        return [(0,regression_checks/* notCompared */.vK)({ ...gate, subject: 'new_failures' }, compared)];
    if (failures === null)
        throw new RangeError('the failures are not those of this comparison');
    const value = failures.new.length;
    const fails = value > threshold;
    const numbers = `new_failures: ${(0,core_text/* counted */.hS)(value, 'session')} ${fails ? '>' : '<='} ${threshold}`;
    const message = value === 0 ? numbers : `${numbers} (${(0,core_text/* someNames */.Xq)(failures.new)})`;
    return [(0,check/* decided */.rc)(gate, { value, fails, message, failures: [message] })];
}

var gates_policy = __webpack_require__(20025);
var score_checks = __webpack_require__(76567);
var gates_unguarded = __webpack_require__(98630);
;// CONCATENATED MODULE: ./build/gates/evaluate.js




















const NO_CONTEXT = { waivers: [], compared: null, unreferenced: 0 };
function evaluateGates(sessions, judge, policy, { waivers, compared, unreferenced, digest } = NO_CONTEXT) {
    const lacksReferences = sessions.length === 0 && unreferenced > 0;
    const onBase = knownFindings(compared, digest);
    const known = policy.thresholds['fail-on'] === null ? null : onBase;
    const weight = judge === null ? undefined : (0,judged_findings/* weightOfFindings */.Ot)(judge, policy);
    const flagged = (0,gates_fail_on/* flagSessions */.aB)(sessions, policy, waivers, known, weight);
    const fallen = (0,session_regression/* fallenSessions */.GD)(compared, policy, waivers);
    const run = { sessions, policy, waivers, compared, flagged, fallen, judge };
    const orWaived = (check) => (0,score_checks/* unlessWaived */.$)(check, (0,waiver/* gateWaiver */.iJ)(waivers, check.gate));
    const ofSessions = catalogue/* SCORE_GATE_KINDS */.Fm.flatMap((kind) => {
        const found = (0,score_checks/* scoreChecks */.M)(kind, run);
        return lacksReferences && catalogue/* GATES */.JH[kind].source === 'rubric'
            ? found.map((check) => withoutReferences(check, policy))
            : found;
    }).map(orWaived);
    const sinceBaseByJudge = (0,judge_regression/* judgedSinceBase */.hf)(judge, compared, sessions);
    const ofJudge = [
        ...(0,check/* underAgreement */.$S)((0,judge_checks/* judgeChecks */.L)(judge, policy, judgedKinds(judge), { waivers, sinceBase: sinceBaseByJudge }), judge?.agreement, policy.minJudgeAgreement),
        ...((0,completion_check/* lacksCompletion */.B)(judge) ? (0,completion_check/* completionChecks */.M)(sessions, judge, policy) : []),
    ].map(orWaived);
    const floor = ofJudge.find(({ gate }) => gate.kind === judge_floor/* JUDGE_FLOOR */.f1)?.gate;
    const failing = failingSessions(sessions, ofSessions.map(({ gate }) => gate), { ...run, judged: (0,judge_floor/* failedByJudge */.Qv)(judge, floor, waivers) });
    const { failedGates, waivedGates } = failing;
    const unwaived = [...failedGates].filter(([name, ids]) => ids.length > (waivedGates.get(name)?.length ?? 0));
    const knownSessions = new Set(flagged.flatMap((row) => row.known));
    const since = { ...failing, knownSessions, excused: (0,gates_fail_on/* excusedIn */.Z1)(flagged), weight };
    const sinceBase = failuresSinceBase(compared, since, policy);
    const checks = [...ofSessions, ...newFailuresCheck(compared, sinceBase, policy).map(orWaived), ...ofJudge];
    const gates = checks.map(({ gate }) => gate);
    const unguarded = (0,gates_unguarded/* isUnguarded */.y)(checks, policy);
    return {
        verdict: verdictOf(checks, (lacksReferences && !hasMeasured(judge)) || lacksRequiredJudge(judge, policy) || unguarded),
        gates,
        isUnguarded: unguarded,
        failures: checks.flatMap(({ failures }) => failures),
        ...failing,
        failedSessions: new Set(failedGates.keys()),
        unwaivedSessions: new Set(unwaived.map(([name]) => name)),
        knownSessions,
        sinceBase,
        sinceBaseByJudge,
        collapsedSessions: fallen === null ? new Set() : (0,session_regression/* namesOfFallen */.cr)(fallen),
        isKnown: knownTo(known, policy),
        elsewhere: elsewhereOf(flagged, failedGates),
        isNew: newTo(onBase, compared),
        isNewOutside: (defect) => onBase?.hasOutside(defect) === false,
        uncounted: () => (0,gates_fail_on/* uncountedSessions */.NS)(sessions, policy, waivers, onBase),
    };
}
function elsewhereOf(flagged, failedGates) {
    const found = new Map();
    for (const { id, elsewhere } of flagged) {
        for (const [name, defect] of elsewhere) {
            const others = found.get(name) ?? [];
            const isNew = !others.some(({ code, message }) => code === defect.code && message === defect.message);
            if (isNew && failedGates.get(name)?.includes(id) === true)
                found.set(name, [...others, defect]);
        }
    }
    return found;
}
function judgedKinds(judge) {
    return (0,completion_check/* lacksCompletion */.B)(judge) ? gate_settings/* JUDGE_GATE_NAMES */.b3.filter((kind) => kind !== 'min-completion') : gate_settings/* JUDGE_GATE_NAMES */.b3;
}
function newTo(onBase, compared) {
    if (onBase === null || compared === null || (0,regression_checks/* isNotCompared */.Jh)(compared))
        return () => false;
    const paired = new Set(compared.comparison.pairs.map(({ now }) => now.golden.name));
    return (session, defect) => paired.has(session) && !onBase.isCut(session) && !onBase.has(session, defect);
}
function knownTo(known, { thresholds }) {
    if (known === null)
        return () => false;
    const codes = (0,fail_on/* codesNamedBy */.xb)(thresholds['fail-on']);
    return (session, defect) => codes.has(defect.code) && known.has(session, defect);
}
function withoutReferences({ gate, failures }, { unasked }) {
    const subject = gate.message.replace(/: nothing to score$/, '');
    return {
        gate: { ...gate, message: `${subject}: no session has a reference` },
        failures,
        isWanted: !unasked.has(gate.kind),
    };
}
function hasMeasured(judge) {
    return judge !== null && judge.isSimulated === undefined && (0,judge_facts/* countMeasurements */.F6)(judge.judgements.values()).measured > 0;
}
function lacksRequiredJudge(judge, { requiresJudge }) {
    if (!requiresJudge || judge === null)
        return false;
    const { wanted, measured } = (0,judge_facts/* countAll */.Vn)(judge);
    return wanted > 0 && (judge.voided !== null || measured === 0);
}
function verdictOf(checks, isBlind) {
    if (checks.some(({ gate }) => gate.status === 'fail'))
        return 'fail';
    if (isBlind)
        return 'inconclusive';
    return checks.some(({ gate, isWanted }) => isWanted && gate.status === 'not_evaluated') ? 'inconclusive' : 'pass';
}
function gatesOfOne(policy) {
    const ofOne = (0,gates_policy/* withoutAllowances */.Oo)((0,gates_policy/* withoutMeans */.FX)(policy));
    return (rated) => evaluateGates([rated], null, ofOne).failedGates.get(rated.golden.name) ?? [];
}


/***/ }),

/***/ 79546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ isFloorWaived),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   nG: () => (/* binding */ floorCheck)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67952);
/* harmony import */ var _inputs_waivers_waiver_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14832);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2003);



function floorCheck({ id, kind, threshold }, all, waivers, { nobody, subjectOf, remarkOn = () => '', gap = '' }) {
    const counting = all.filter((one) => !isBelow(one, threshold) || !isFloorWaived(one, waivers));
    const worst = counting.reduce((least, one) => (least === undefined || one.value < least.value ? one : least), undefined);
    const failing = counting.filter((one) => isBelow(one, threshold));
    const waived = all.length - counting.length;
    const subject = worst === undefined ? nobody : subjectOf(worst.name);
    const check = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .UD)({ id, kind, threshold, subject, value: worst?.value ?? null });
    const others = failing.length > 1 ? `, and ${failing.length - 1} more below it` : '';
    const aside = waived === 0 ? '' : `, ${waived} waived`;
    const message = worst === undefined
        ? `${waived === 0 ? check.gate.message : `${nobody}: all are waived`}${gap}`
        : `${check.gate.message}${remarkOn(worst.name)}${others}${aside}${gap}`;
    return {
        ...check,
        gate: { ...check.gate, message },
        failures: failing.map(({ name, value }) => `${subjectOf(name)} ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .showNumber */ .Zo)(value)} < gate ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .showNumber */ .Zo)(threshold)}${remarkOn(name)}`),
    };
}
function isBelow({ value }, threshold) {
    return (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(value) < (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(threshold);
}
function isFloorWaived({ name }, waivers) {
    return (0,_inputs_waivers_waiver_js__WEBPACK_IMPORTED_MODULE_0__/* .waiversOf */ .Rh)(waivers, name, 'overall').length > 0;
}


/***/ }),

/***/ 23272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ failedFloors)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67952);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37166);
/* harmony import */ var _settings_floor_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99942);
/* harmony import */ var _sample_scores_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76265);




function failedFloors(session, { thresholds, samplesPass }) {
    const { name, gates } = session.golden;
    const { 'min-session': minSession } = thresholds;
    const own = _core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSIONS */ .Yf.filter((dimension) => gates.min_dimensions?.[dimension] !== undefined);
    const isBelow = (score, floor) => floor != null && (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(score) < (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(floor);
    const overall = (0,_sample_scores_js__WEBPACK_IMPORTED_MODULE_2__/* .heldScore */ .kp)(session, 'overall', samplesPass);
    return [
        ...(isBelow(overall, minSession) ? [overallFloor('min-session')] : []),
        ...(isBelow(overall, gates.min_overall) ? [overallFloor('session', (0,_settings_floor_id_js__WEBPACK_IMPORTED_MODULE_1__/* .floorId */ .I5)(name, 'overall'))] : []),
        ...own
            .filter((dimension) => isBelow((0,_sample_scores_js__WEBPACK_IMPORTED_MODULE_2__/* .heldScore */ .kp)(session, dimension, samplesPass), gates.min_dimensions?.[dimension]))
            .map((dimension) => ({ id: (0,_settings_floor_id_js__WEBPACK_IMPORTED_MODULE_1__/* .floorId */ .I5)(name, dimension), kind: 'session', of: dimension })),
    ];
}
function overallFloor(kind, id = kind) {
    return { id, kind, of: 'overall' };
}


/***/ }),

/***/ 35792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ judgeChecks),
/* harmony export */   l: () => (/* binding */ judgeObstacle)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67952);
/* harmony import */ var _judge_judge_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51809);
/* harmony import */ var _judge_judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15667);
/* harmony import */ var _judge_panel_panel_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73865);
/* harmony import */ var _judge_sampling_known_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48608);
/* harmony import */ var _judge_sampling_open_gates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33451);
/* harmony import */ var _settings_gate_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70377);
/* harmony import */ var _settings_judge_metrics_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20483);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19508);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2003);
/* harmony import */ var _judge_floor_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30347);
/* harmony import */ var _regression_checks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53118);












function judgeChecks(judge, policy, kinds = _settings_gate_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .JUDGE_GATE_NAMES */ .b3, run = NOTHING_BESIDE) {
    if (judge === null)
        return [];
    return kinds.flatMap((kind) => (0,_settings_gate_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .thresholdsOf */ .W6)(policy.thresholds[kind]).flatMap((limit) => CHECKS[_catalogue_js__WEBPACK_IMPORTED_MODULE_6__/* .GATES */ .JH[kind].check](judge, kind, limit, { ...run, policy })));
}
const NOTHING_BESIDE = { waivers: [], sinceBase: null };
const CHECKS = {
    'judged mean': (judge, kind, limit, { policy }) => {
        const { judged } = _settings_gate_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .JUDGE_GATES */ .nW[kind];
        if (judged === 'metrics')
            return [];
        const described = judged === 'rubric' ? ofRubric(judge, kind, limit) : ofMetric(judge, kind, limit, judged);
        return [check(judge, policy.minMeasured, described)];
    },
    'judged session': (judge, kind, { threshold }, { policy, waivers }) => {
        const { check: found, worst, sessions } = (0,_judge_floor_js__WEBPACK_IMPORTED_MODULE_8__/* .floorOfSessions */ .zD)(judge, kind, threshold, waivers);
        const overalls = foundByRubric(judge, 'overall');
        const obstacle = silenceOf(judge, overalls, worst) ??
            shareObstacle(sessions, policy.minMeasured, 'sessions have an overall') ??
            obstacleOf(judge, policy.minMeasured, overalls, worst);
        return [
            obstacle === undefined ? found : unevaluated(judge, { ...found.gate, subject: 'judge_worst_session' }, obstacle),
        ];
    },
    'judged drop': (judge, kind, { threshold }, { policy, sinceBase }) => sinceBase === null
        ? []
        : sinceBase.subjects(kind).map((of) => {
            const gate = { id: (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_6__/* .gateId */ .Xc)(kind, of), kind, subject: `judge_${of}_drop`, threshold };
            const found = of === 'overall' ? foundByRubric(judge, of) : foundOf((0,_settings_judge_metrics_js__WEBPACK_IMPORTED_MODULE_10__/* .metricBehind */ .br)(of), judge);
            const change = sinceBase.changeOf(of, policy.minMeasured);
            const now = 'obstacle' in change ? 0 : change.change.now;
            const obstacle = obstacleOf(judge, policy.minMeasured, found, now);
            if (obstacle !== undefined)
                return unevaluated(judge, gate, obstacle);
            if (!('obstacle' in change))
                return (0,_regression_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .dropCheck */ .o1)({ ...gate, error: null }, change.change, undefined, 'six decimals');
            return (0,_check_js__WEBPACK_IMPORTED_MODULE_7__/* .notEvaluated */ .JB)(gate, change.obstacle, sinceBase.isWanted);
        }),
};
function unevaluated(judge, gate, obstacle) {
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_7__/* .notEvaluated */ .JB)(gate, obstacle, judge.absence === null && judge.isSimulated === undefined);
}
function foundByRubric({ judgements }, what) {
    return { metric: 'rubric', counts: (0,_judge_judge_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .countScore */ .Es)(judgements.values(), what) };
}
function foundOf(metric, { measured }) {
    return { metric, counts: (0,_judge_judge_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .countMetric */ .WO)(measured.values(), metric) };
}
function ofRubric(judge, kind, { of, threshold }) {
    return {
        comparison: {
            id: (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_6__/* .gateId */ .Xc)(kind, of),
            kind,
            subject: `judge_${of}_mean`,
            threshold,
            value: (0,_judge_judge_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeMean */ .t_)(judge, of),
            ...(0,_check_js__WEBPACK_IMPORTED_MODULE_7__/* .describeJudgeRisk */ ._c)((0,_judge_sampling_open_gates_js__WEBPACK_IMPORTED_MODULE_4__/* .riskOfMean */ .wY)(rubricScores(judge, of), threshold)),
        },
        found: foundByRubric(judge, of),
    };
}
function ofMetric(judge, kind, { of, threshold }, metric) {
    return {
        comparison: {
            id: (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_6__/* .gateId */ .Xc)(kind, of),
            kind,
            subject: `${metric}_mean`,
            threshold,
            value: (0,_judge_judge_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .metricMean */ .o3)(judge, metric),
            ...(0,_check_js__WEBPACK_IMPORTED_MODULE_7__/* .describeJudgeRisk */ ._c)((0,_judge_sampling_open_gates_js__WEBPACK_IMPORTED_MODULE_4__/* .riskOfMean */ .wY)(metricScores(judge, metric), threshold)),
        },
        found: foundOf((0,_settings_judge_metrics_js__WEBPACK_IMPORTED_MODULE_10__/* .metricBehind */ .br)(metric), judge),
    };
}
function rubricScores({ judgements }, what) {
    return Array.from(judgements.values(), (judgement) => (0,_judge_sampling_known_score_js__WEBPACK_IMPORTED_MODULE_3__/* .rubricScore */ .W)(judgement, what));
}
function metricScores({ measured }, metric) {
    return Array.from(measured.values(), (one) => (0,_judge_sampling_known_score_js__WEBPACK_IMPORTED_MODULE_3__/* .metricScore */ .Z)(one, metric));
}
function check(judge, minMeasured, { comparison, found }) {
    const obstacle = obstacleOf(judge, minMeasured, found, comparison.value);
    return obstacle === undefined ? (0,_check_js__WEBPACK_IMPORTED_MODULE_7__/* .compare */ .UD)(comparison) : unevaluated(judge, comparison, obstacle);
}
function judgeObstacle({ absence, isSimulated, voided }) {
    if (absence !== null)
        return `the judge could not be asked (${absence})`;
    if (isSimulated === true)
        return 'the judge was simulated, so that its numbers mean nothing';
    return voided ?? undefined;
}
function obstacleOf(judge, minMeasured, found, value) {
    return silenceOf(judge, found, value) ?? shareObstacle(found.counts, minMeasured, 'measurements succeeded');
}
function silenceOf(judge, { metric, counts }, value) {
    const obstacle = judgeObstacle(judge);
    if (obstacle !== undefined)
        return obstacle;
    if (counts.wanted === 0)
        return 'nothing to judge';
    const missed = judge.panel === undefined ? undefined : (0,_judge_panel_panel_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .missedVoice */ .o)(judge.panel, metric);
    if (missed !== undefined)
        return missed;
    return value === null ? 'measured nowhere' : undefined;
}
function shareObstacle(counts, minMeasured, what) {
    if ((0,_judge_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .isEnough */ .LP)(counts, minMeasured))
        return undefined;
    const { wanted, measured } = counts;
    return `${measured} of ${wanted} ${what}, ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_11__/* .showNumber */ .Zo)(measured / wanted)} < ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_11__/* .showNumber */ .Zo)(minMeasured)}`;
}


/***/ }),

/***/ 30347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qv: () => (/* binding */ failedByJudge),
/* harmony export */   f1: () => (/* binding */ JUDGE_FLOOR),
/* harmony export */   zD: () => (/* binding */ floorOfSessions)
/* harmony export */ });
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19508);
/* harmony import */ var _floor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79546);


const JUDGE_FLOOR = 'min-judge-session';
function judgedSessions({ judgements }) {
    return [...judgements.values()].flatMap(({ session, overall: { score } }) => score === null ? [] : [{ name: session, value: score }]);
}
function floorOfSessions(judge, kind, threshold, waivers) {
    const all = judgedSessions(judge);
    const unmeasured = judge.judgements.size - all.length;
    return {
        sessions: { wanted: judge.judgements.size, measured: all.length },
        worst: all.reduce((least, { value }) => (least === null ? value : Math.min(least, value)), null),
        check: (0,_floor_js__WEBPACK_IMPORTED_MODULE_1__/* .floorCheck */ .nG)({ id: (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .gateId */ .Xc)(kind, 'overall'), kind, threshold }, all, waivers, {
            nobody: 'judge_worst_session',
            subjectOf: (name) => `session ${name} judge_overall`,
            gap: unmeasured === 0 ? '' : `, ${unmeasured} not measured`,
        }),
    };
}
function failedByJudge(judge, gate, waivers) {
    const isSilent = gate === undefined || (gate.status === 'not_evaluated' && gate.waived !== true);
    if (judge === null || isSilent)
        return new Map();
    return new Map(judgedSessions(judge)
        .filter((one) => (0,_floor_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelow */ .Yw)(one, gate.threshold))
        .map((one) => [one.name, { id: gate.id, isWaived: gate.waived === true || (0,_floor_js__WEBPACK_IMPORTED_MODULE_1__/* .isFloorWaived */ .Dq)(one, waivers) }]));
}


/***/ }),

/***/ 4472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ scoreBefore),
/* harmony export */   _I: () => (/* binding */ fallenIn),
/* harmony export */   hf: () => (/* binding */ judgedSinceBase)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67952);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _judge_answering_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66814);
/* harmony import */ var _judge_judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15667);
/* harmony import */ var _judge_panel_panel_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73865);
/* harmony import */ var _judge_prompts_versions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50879);
/* harmony import */ var _judge_sampling_known_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48608);
/* harmony import */ var _settings_judge_metrics_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20483);
/* harmony import */ var _statistics_clusters_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98019);
/* harmony import */ var _baseline_change_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56043);
/* harmony import */ var _baseline_pair_sessions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34745);











function judgedSinceBase(judge, compared, sessions) {
    if (judge === null || compared === null)
        return null;
    const { facts } = compared;
    const known = new Map();
    return {
        isWanted: facts.kind !== 'none',
        subjects: (kind) => kind === 'max-judge-regression'
            ? ['overall']
            : _settings_judge_metrics_js__WEBPACK_IMPORTED_MODULE_8__/* .SESSION_METRICS */ .tw.filter((metric) => judge.metrics.includes(metric)),
        changeOf: (subject, minMeasured) => {
            const found = known.get(subject) ??
                (facts.kind === 'found'
                    ? compareSubject(subject, judge, facts.report, sessions, minMeasured)
                    : { obstacle: facts.reason });
            known.set(subject, found);
            return found;
        },
    };
}
function compareSubject(subject, judge, report, sessions, minMeasured) {
    const obstacle = obstacleOf(subject, judge, report);
    if (obstacle !== undefined)
        return { obstacle };
    const { pairs } = (0,_baseline_pair_sessions_js__WEBPACK_IMPORTED_MODULE_7__/* .pairSessions */ .i)(sessions, report, []);
    const wanted = pairs.filter(({ now }) => isWanted(subject, judge, now.golden.name));
    const both = wanted.flatMap((pair) => bothOf(subject, judge, pair));
    if (both.length === 0)
        return { obstacle: 'no session of both has the same reference and a score of the judge' };
    if (!(0,_judge_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .isEnough */ .LP)({ wanted: wanted.length, measured: both.length }, minMeasured)) {
        return { obstacle: `only ${both.length} of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(wanted.length, 'session')} were measured in both runs` };
    }
    const groups = new Map(wanted.map(({ now }) => [now.golden.name, now.golden.group]));
    const [change] = (0,_baseline_change_js__WEBPACK_IMPORTED_MODULE_6__/* .changesBetween */ .iv)([{ before: both.map(({ before }) => before), now: both.map(({ now }) => now) }], (0,_statistics_clusters_js__WEBPACK_IMPORTED_MODULE_9__/* .clustersOf */ .Dg)(both.map(({ name }) => groups.get(name))));
    return change === undefined ? { obstacle: 'nothing was compared' } : { change, pairs: both };
}
function obstacleOf(subject, judge, { judge: before, sessions }) {
    const { model, mode, promptVersion, provider, program, panel } = judge;
    if (before == null)
        return 'the baseline has no judge';
    if (before.simulated === true)
        return 'the judge of the baseline was simulated';
    if (before.voided != null)
        return 'nothing that the judge of the baseline said can be believed';
    const metric = subject === 'overall' ? 'rubric' : subject;
    const ofUs = panel?.members.map(({ leftOut, ...member }) => ({ ...member, left_out: leftOut }));
    const [them, us] = [panelOf(metric, before.panel?.members), panelOf(metric, ofUs)];
    if (them !== us)
        return `the baseline was judged by ${them ?? before.model}, not by ${us ?? model}`;
    if (us === null) {
        const [theirWay, ourWay] = [wayOf(before), wayOf({ provider, program })];
        if (theirWay !== ourWay)
            return `the baseline was judged by ${theirWay}, not by ${ourWay}`;
        if (before.model !== model)
            return `the baseline was judged by ${before.model}, not by ${model}`;
        const swapped = swappedModel(model, (0,_judge_answering_model_js__WEBPACK_IMPORTED_MODULE_1__/* .answeringModels */ .RV)(sessions.map((session) => session.judge?.model_used)), (0,_judge_answering_model_js__WEBPACK_IMPORTED_MODULE_1__/* .answeringModels */ .RV)([...judge.judgements.values()].map(({ modelUsed }) => modelUsed)));
        if (swapped !== undefined)
            return swapped;
    }
    if (subject === 'overall' && before.mode !== mode)
        return `the baseline was judged in ${before.mode} mode`;
    const [theirs, ours] = subject === 'overall'
        ? [before.prompt_version, promptVersion]
        : [before.metrics?.[subject]?.prompt_version, _judge_prompts_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .PROMPT_VERSIONS */ .fX[subject]];
    if (theirs === undefined)
        return `the judge of the baseline was not asked for ${subject}`;
    return theirs === ours ? undefined : `the baseline was judged with the prompt ${theirs}, not ${ours}`;
}
function swappedModel(asked, before, now) {
    const [theirs, ours] = [(0,_judge_answering_model_js__WEBPACK_IMPORTED_MODULE_1__/* .mostlyAnsweredBy */ .LM)(asked, before), (0,_judge_answering_model_js__WEBPACK_IMPORTED_MODULE_1__/* .mostlyAnsweredBy */ .LM)(asked, now)];
    if (theirs !== null && ours !== null && (0,_judge_answering_model_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameModel */ .SQ)(theirs, ours))
        return undefined;
    const told = (models) => (0,_judge_answering_model_js__WEBPACK_IMPORTED_MODULE_1__/* .answeredByOthers */ .kX)(asked, models) ?? `answered by ${asked}, which was asked`;
    return `the judge of the baseline was ${told(before)}; that of this run ${told(now)}: scores of another model are another measurement`;
}
function wayOf({ provider, program, }) {
    return program == null ? (provider ?? 'anthropic') : `the ${provider} ${program}`;
}
function panelOf(metric, members) {
    if (members === undefined)
        return null;
    const names = (0,_judge_panel_panel_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .countingIn */ .xN)(members, metric).map(({ provider, model }) => `${provider}:${model}`);
    return names.sort(_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byCodePoint */ .HH).join(', ');
}
function isWanted(subject, { judgements, measured }, name) {
    return subject === 'overall' ? judgements.has(name) : measured.get(name)?.[subject] !== undefined;
}
function bothOf(subject, { judgements, measured }, { now: session, before: earlier }) {
    const { name } = session.golden;
    const metrics = measured.get(name);
    const now = subject === 'overall'
        ? judgements.get(name)?.overall.score
        : metrics === undefined
            ? null
            : (0,_judge_sampling_known_score_js__WEBPACK_IMPORTED_MODULE_5__/* .metricScore */ .Z)(metrics, subject).score;
    const before = scoreBefore(subject, earlier);
    return now == null || before == null ? [] : [{ name, before, now }];
}
function scoreBefore(subject, { judge }) {
    return (subject === 'overall' ? judge?.overall : judge?.metrics?.[subject]?.score) ?? null;
}
function fallenIn({ pairs }) {
    return pairs
        .filter(({ before, now }) => (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_10__/* .shown */ .SP)(before - now) > 0)
        .sort((a, b) => b.before - b.now - (a.before - a.now));
}


/***/ }),

/***/ 82469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fi: () => (/* binding */ withJudgements),
/* harmony export */   Ot: () => (/* binding */ weightOfFindings),
/* harmony export */   j1: () => (/* binding */ whyAdvice)
/* harmony export */ });
/* harmony import */ var _judge_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20360);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2003);


function whyAdvice(judge, { unasked, thresholds, minJudgeAgreement }) {
    if (judge === null)
        return undefined;
    const doubt = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .doubtOfJudge */ .BJ)(judge.agreement, minJudgeAgreement);
    if (doubt !== undefined)
        return `advisory only: ${doubt.words}`;
    if (!unasked.has('fail-on') || thresholds['min-completion'] !== null)
        return undefined;
    return 'which is advice as long as neither fail-on nor min-completion is set';
}
function withJudgements(sessions, judge, policy) {
    if (judge === null)
        return sessions;
    const weight = weightOfFindings(judge, policy);
    return sessions.map((session) => (0,_judge_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .withJudgement */ .Mz)(session, judge, weight));
}
function weightOfFindings(judge, policy) {
    return whyAdvice(judge, policy) === undefined ? 'they count' : 'they are advice';
}


/***/ }),

/***/ 53118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   Jh: () => (/* binding */ isNotCompared),
/* harmony export */   VU: () => (/* binding */ regressionChecks),
/* harmony export */   jh: () => (/* binding */ correctedPs),
/* harmony export */   lb: () => (/* binding */ shownDrop),
/* harmony export */   m2: () => (/* binding */ regressionLimits),
/* harmony export */   o1: () => (/* binding */ dropCheck),
/* harmony export */   uv: () => (/* binding */ decidedDrop),
/* harmony export */   vK: () => (/* binding */ notCompared)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67952);
/* harmony import */ var _settings_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70377);
/* harmony import */ var _statistics_flip_risk_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66803);
/* harmony import */ var _statistics_max_t_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23505);
/* harmony import */ var _baseline_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56043);
/* harmony import */ var _baseline_fall_levels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82508);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19508);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2003);
/* harmony import */ var _sample_scores_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76265);









function isNotCompared(compared) {
    return 'obstacle' in compared.comparison;
}
function notCompared(gate, { facts, comparison }) {
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .notEvaluated */ .JB)(gate, comparison.obstacle, facts.kind !== 'none');
}
const REGRESSION = 'max-regression';
function regressionLimits({ thresholds, maxT, dimensions }) {
    const named = (0,_settings_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .thresholdsOf */ .W6)(thresholds[REGRESSION]).map((limit) => ({ ...limit, isShared: false }));
    const overall = named.find(({ of }) => of === 'overall');
    if (!maxT || overall === undefined)
        return named;
    return [overall, ...dimensions.map((of) => named.find((one) => one.of === of) ?? { ...overall, of, isShared: true })];
}
function correctedPs(comparison, policy) {
    const limits = regressionLimits(policy).filter(({ of }) => of !== 'overall');
    const changesOf = ({ of }) => changeOf(comparison, of).changes;
    const shared = limits.filter(({ isShared }) => isShared);
    const together = (0,_statistics_max_t_js__WEBPACK_IMPORTED_MODULE_6__/* .fallPs */ .D)(shared.map(changesOf));
    return new Map([
        ...limits
            .filter(({ isShared }) => !isShared)
            .map((limit) => [limit.of, (0,_statistics_max_t_js__WEBPACK_IMPORTED_MODULE_6__/* .fallPs */ .D)([changesOf(limit)])[0] ?? 1]),
        ...shared.map(({ of }, i) => [of, together[i] ?? 1]),
    ]);
}
function changeOf(comparison, subject) {
    const change = subject === 'overall' ? comparison.overall : comparison.dimensions.get(subject);
    if (change === undefined)
        throw new Error(`nothing was compared of ${subject}`);
    return change;
}
function shownDrop({ delta }, precision) {
    return (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .SP)((0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .stored */ .su)(-delta, precision)) + 0;
}
function regressionChecks(compared, policy) {
    if (compared === null)
        return [];
    const limits = regressionLimits(policy);
    const gateOf = ({ of, threshold }) => ({
        id: (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .gateId */ .Xc)(REGRESSION, of),
        kind: REGRESSION,
        subject: `${of}_drop`,
        threshold,
    });
    if (isNotCompared(compared))
        return limits.map((limit) => notCompared(gateOf(limit), compared));
    const { comparison } = compared;
    const corrected = correctedPs(comparison, policy);
    const sessions = comparison.pairs.map(({ now }) => now);
    return limits.map((limit) => dropCheck({ ...gateOf(limit), error: (0,_sample_scores_js__WEBPACK_IMPORTED_MODULE_5__/* .rerunError */ .LL)(sessions, limit.of) }, changeOf(comparison, limit.of), corrected.get(limit.of), policy.precision));
}
function dropCheck(gate, change, correctedP, precision) {
    const { threshold } = gate;
    const drop = shownDrop(change, precision);
    const isOver = drop > (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .SP)(threshold);
    const independent = { count: change.changes.length, isGrouped: change.isGrouped === true };
    if (isOver && change.interval === null) {
        const one = independent.isGrouped ? 'group' : 'session';
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .notEvaluated */ .JB)(gate, `one ${one} alone does not show what is chance`, true);
    }
    const fails = (0,_baseline_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changeWord */ .dY)(change, drop, (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .SP)(threshold), correctedP) === 'regression';
    if (isOver && !fails && (0,_baseline_fall_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .areFew */ .t)(independent.count)) {
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .notEvaluated */ .JB)(gate, `${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .showNumber */ .Zo)(drop)}, and ${(0,_baseline_fall_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .whyTooFew */ .RW)(independent)}`, true);
    }
    return decidedDrop(gate, {
        value: drop,
        fails,
        ...(correctedP === undefined && risksOf(drop, change, gate)),
    });
}
function decidedDrop(gate, decision) {
    const { value, fails } = decision;
    const isOver = value > (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .SP)(gate.threshold);
    const numbers = `${gate.subject} ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .showNumber */ .Zo)(value)} ${isOver ? '>' : '<='} gate ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .showNumber */ .Zo)(gate.threshold)}`;
    const message = fails || !isOver ? numbers : `${numbers}, but not certain enough to fail on`;
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .decided */ .rc)(gate, { ...decision, message, failures: [numbers] });
}
function risksOf(drop, change, { threshold, error }) {
    const turns = (0,_baseline_change_js__WEBPACK_IMPORTED_MODULE_1__/* .turningDrop */ .R5)(change, threshold);
    if (turns === null)
        return {};
    return {
        ...(change.error !== null &&
            (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFlipRisk */ .Qt)((0,_statistics_flip_risk_js__WEBPACK_IMPORTED_MODULE_8__/* .flipRisk */ .D$)(drop, turns, change.error), 'other sessions', turns > threshold ? turns : undefined)),
        ...(0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .rerunRisk */ .ux)(drop, turns, error),
    };
}


/***/ }),

/***/ 76567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ unlessWaived),
/* harmony export */   M: () => (/* binding */ scoreChecks)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(67952);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37166);
/* harmony import */ var _inputs_waivers_waiver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14832);
/* harmony import */ var _settings_fail_on_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93018);
/* harmony import */ var _settings_floor_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99942);
/* harmony import */ var _settings_gate_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70377);
/* harmony import */ var _statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(94400);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19508);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2003);
/* harmony import */ var _drift_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6220);
/* harmony import */ var _fail_on_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78493);
/* harmony import */ var _floor_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79546);
/* harmony import */ var _judge_checks_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35792);
/* harmony import */ var _judged_findings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82469);
/* harmony import */ var _regression_checks_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53118);
/* harmony import */ var _sample_scores_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(76265);
/* harmony import */ var _session_regression_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(15937);

















function scoreChecks(kind, run) {
    const { check } = _catalogue_js__WEBPACK_IMPORTED_MODULE_5__/* .GATES */ .JH[kind];
    return check === 'new failures' ? [] : CHECKS[check](kind, run);
}
const CHECKS = {
    findings: (_, run) => run.flagged.map((row) => findingsCheck(row, run)),
    mean: (kind, run) => limitsOf(kind, run.policy).map((limit) => meanCheck(kind, limit, run)),
    'worst session': (kind, run) => limitsOf(kind, run.policy).map(({ threshold }) => worstCheck(kind, threshold, run)),
    'own floors': (kind, run) => run.sessions.flatMap((session) => ownChecks(kind, session, run)),
    drop: (_, { compared, policy }) => (0,_regression_checks_js__WEBPACK_IMPORTED_MODULE_12__/* .regressionChecks */ .VU)(compared, policy),
    drift: (_, { compared, policy }) => (0,_drift_js__WEBPACK_IMPORTED_MODULE_7__/* .driftChecks */ .R6)(compared, policy),
    'session drop': (_, { compared, fallen, policy }) => (0,_session_regression_js__WEBPACK_IMPORTED_MODULE_14__/* .sessionRegressionCheck */ .AO)(compared, fallen, policy),
};
function limitsOf(kind, { thresholds }) {
    return kind === 'session' || kind === 'fail-on' || kind === 'max-session-regression'
        ? []
        : (0,_settings_gate_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .thresholdsOf */ .W6)(thresholds[kind]);
}
function findingsCheck(row, { sessions, judge, policy }) {
    const check = (0,_fail_on_js__WEBPACK_IMPORTED_MODULE_8__/* .failOnCheck */ .m2)(row, (0,_judged_findings_js__WEBPACK_IMPORTED_MODULE_11__/* .whyAdvice */ .j1)(judge, policy));
    const { of, threshold } = row.allowance;
    const gate = { id: row.id, kind: 'fail-on', subject: of, threshold };
    if (sessions.length === 0)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .notEvaluated */ .JB)(gate, 'nothing to score', false);
    if (!(0,_settings_fail_on_js__WEBPACK_IMPORTED_MODULE_2__/* .isJudgedAlone */ .LW)(of))
        return check;
    const obstacle = judge === null ? 'nobody has asked the judge' : (0,_judge_checks_js__WEBPACK_IMPORTED_MODULE_10__/* .judgeObstacle */ .l)(judge);
    if (obstacle !== undefined)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .notEvaluated */ .JB)(gate, obstacle, judge?.voided != null);
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .underAgreement */ .$S)([check], judge?.agreement, policy.minJudgeAgreement)[0] ?? check;
}
function meanCheck(kind, { of, threshold }, { sessions, policy }) {
    const scores = sessions.map((session) => (of === 'overall' ? session.overall : (0,_sample_scores_js__WEBPACK_IMPORTED_MODULE_13__/* .scoreOf */ .uw)(session, of)));
    const value = (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_15__/* .stored */ .su)((0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_16__/* .mean */ .i2)(scores), policy.precision);
    const subject = `${of}_mean`;
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .compare */ .UD)({
        id: (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_5__/* .gateId */ .Xc)(kind, of),
        kind,
        subject,
        threshold,
        value,
        ...(0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .flipRiskOfMean */ .BS)(value, threshold, scores),
        ...(0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .rerunRisk */ .ux)(value, threshold, (0,_sample_scores_js__WEBPACK_IMPORTED_MODULE_13__/* .rerunError */ .LL)(sessions, of)),
    });
}
function worstCheck(kind, threshold, { sessions, waivers, policy: { samplesPass } }) {
    const byName = new Map(sessions.map((session) => [session.golden.name, session]));
    const all = sessions.map((session) => ({
        name: session.golden.name,
        value: (0,_sample_scores_js__WEBPACK_IMPORTED_MODULE_13__/* .heldScore */ .kp)(session, 'overall', samplesPass),
    }));
    return (0,_floor_js__WEBPACK_IMPORTED_MODULE_9__/* .floorCheck */ .nG)({ id: (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_5__/* .gateId */ .Xc)(kind, 'overall'), kind, threshold }, all, waivers, {
        nobody: 'worst session',
        subjectOf: (name) => `session ${name} overall`,
        remarkOn: (name) => {
            const session = byName.get(name);
            return session === undefined ? '' : (0,_sample_scores_js__WEBPACK_IMPORTED_MODULE_13__/* .passingSamples */ .L_)(session, 'overall', threshold, samplesPass);
        },
    });
}
function ownChecks(kind, session, { waivers, policy: { samplesPass } }) {
    const { name, gates } = session.golden;
    return ['overall', ..._core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSIONS */ .Yf].flatMap((of) => {
        const threshold = of === 'overall' ? gates.min_overall : gates.min_dimensions?.[of];
        if (threshold === undefined)
            return [];
        const value = (0,_sample_scores_js__WEBPACK_IMPORTED_MODULE_13__/* .heldScore */ .kp)(session, of, samplesPass);
        const check = (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .compare */ .UD)({ id: (0,_settings_floor_id_js__WEBPACK_IMPORTED_MODULE_3__/* .floorId */ .I5)(name, of), kind, subject: `session ${name} ${of}`, threshold, value });
        const told = withRemark(check, (0,_sample_scores_js__WEBPACK_IMPORTED_MODULE_13__/* .passingSamples */ .L_)(session, of, threshold, samplesPass));
        return [unlessWaived(told, (0,_inputs_waivers_waiver_js__WEBPACK_IMPORTED_MODULE_1__/* .waiversOf */ .Rh)(waivers, name, of)[0])];
    });
}
function withRemark(check, remark) {
    if (remark === '')
        return check;
    return {
        ...check,
        gate: { ...check.gate, message: `${check.gate.message}${remark}` },
        failures: check.failures.map((line) => `${line}${remark}`),
    };
}
function unlessWaived(check, waiver) {
    if (check.gate.status !== 'fail' || waiver === undefined)
        return check;
    return {
        gate: {
            ...check.gate,
            status: 'not_evaluated',
            message: `${check.gate.message}, ${waiver.gate === undefined ? `waived until ${waiver.until}` : `waived until ${waiver.until} by ${waiver.by}: ${waiver.reason}`}`,
            waived: true,
        },
        failures: [],
        isWanted: false,
    };
}


/***/ }),

/***/ 15937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ sessionRegressionCheck),
/* harmony export */   GD: () => (/* binding */ fallenSessions),
/* harmony export */   SQ: () => (/* binding */ failedByDrop),
/* harmony export */   cr: () => (/* binding */ namesOfFallen),
/* harmony export */   tg: () => (/* binding */ SESSION_REGRESSION)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67952);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _inputs_waivers_waiver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14832);
/* harmony import */ var _statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94400);
/* harmony import */ var _baseline_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11936);
/* harmony import */ var _baseline_session_drops_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87828);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19508);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2003);
/* harmony import */ var _regression_checks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53118);









const SESSION_REGRESSION = 'max-session-regression';
const ID = (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .gateId */ .Xc)(SESSION_REGRESSION, 'overall');
function namesOfFallen({ counting, waived }) {
    return new Set([...counting, ...waived].map(({ name }) => name));
}
function fallenSessions(compared, { thresholds, precision }, waivers) {
    if (compared === null || (0,_regression_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .isNotCompared */ .Jh)(compared))
        return null;
    const drops = dropsOf(compared.comparison.pairs, thresholds[SESSION_REGRESSION] ?? 'auto', precision);
    const isWaived = ({ name }) => (0,_inputs_waivers_waiver_js__WEBPACK_IMPORTED_MODULE_1__/* .waiversOf */ .Rh)(waivers, name, 'overall').length > 0;
    const fallen = drops.filter(isTooFar).toSorted(byDrop);
    return {
        counting: fallen.filter((drop) => !isWaived(drop)),
        waived: fallen.filter(isWaived),
        next: largest(drops.filter((drop) => !isTooFar(drop))),
    };
}
function isTooFar({ drop, allowed, chance }) {
    return drop > allowed && drop > chance;
}
function byDrop(a, b) {
    return b.drop - a.drop || (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byCodePoint */ .HH)(a.name, b.name);
}
function largest(drops) {
    return drops.reduce((most, drop) => (most === undefined || byDrop(drop, most) < 0 ? drop : most), undefined);
}
function dropsOf(pairs, setting, precision) {
    const changes = pairs.filter(mayHaveChanged).map((pair) => ({ pair, delta: (0,_baseline_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .deltaOf */ .e0)(pair, 'overall') }));
    const allowedOf = new Map(setting === 'auto'
        ? (0,_baseline_session_drops_js__WEBPACK_IMPORTED_MODULE_6__/* .sessionDropLimits */ .u)(changes.filter(({ pair }) => isRenderedTwice(pair))).map(({ session, allowed }) => [
            session,
            allowed,
        ])
        : []);
    return changes.map((change) => {
        const { before, now } = (0,_baseline_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .scoresOf */ .xt)(change.pair, 'overall');
        const allowed = setting === 'auto' ? (allowedOf.get(change) ?? _baseline_session_drops_js__WEBPACK_IMPORTED_MODULE_6__/* .LEAST_ALLOWED */ .X) : setting;
        return {
            name: change.pair.now.golden.name,
            before,
            now,
            drop: (0,_regression_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .shownDrop */ .lb)(change, precision),
            allowed: (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .SP)(allowed),
            chance: (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .SP)(ERRORS * (differenceError(change.pair) ?? 0)),
        };
    });
}
function isRenderedTwice({ now, before }) {
    return now.status === 'scored' && before.status === 'scored';
}
function mayHaveChanged({ now, before }) {
    if (now.samples !== undefined || before.samples != null) {
        const [ours, theirs] = [
            digestsOf(now.samples?.all.map((one) => one.candidateDigest)),
            digestsOf(before.samples?.map((one) => one.candidate_digest)),
        ];
        return ours === undefined || ours !== theirs;
    }
    return before.candidate_digest == null || before.candidate_digest !== now.candidateDigest;
}
function digestsOf(digests) {
    return digests
        ?.map((digest) => digest ?? '')
        .toSorted()
        .join();
}
const ERRORS = 2;
function differenceError({ now, before }) {
    const [ours, theirs] = [now.samples?.overalls ?? [], before.samples?.map(({ overall }) => overall) ?? []];
    const [own, other] = [(0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_8__/* .standardDeviation */ .Fx)(ours), (0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_8__/* .standardDeviation */ .Fx)(theirs)];
    const [deviation, otherDeviation] = [own ?? other, other ?? own];
    if (deviation === null || otherDeviation === null)
        return null;
    return Math.sqrt(deviation ** 2 / Math.max(1, ours.length) + otherDeviation ** 2 / Math.max(1, theirs.length));
}
function sessionRegressionCheck(compared, fallen, { thresholds }) {
    const setting = thresholds[SESSION_REGRESSION];
    if (compared === null || setting === null)
        return [];
    const gate = { id: ID, kind: SESSION_REGRESSION, threshold: setting === 'auto' ? _baseline_session_drops_js__WEBPACK_IMPORTED_MODULE_6__/* .LEAST_ALLOWED */ .X : setting };
    if ((0,_regression_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .isNotCompared */ .Jh)(compared))
        return [(0,_regression_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .notCompared */ .vK)({ ...gate, subject: 'drop of a session' }, compared)];
    if (fallen === null)
        throw new RangeError('the sessions that fell are not those of this comparison');
    const { counting, waived, next } = fallen;
    const told = counting[0] ?? next;
    const aside = waived.length === 0 ? '' : `, ${waived.length} waived (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .someNames */ .Xq)(waived.map(({ name }) => name))})`;
    const others = counting.length > 1 ? `, and ${counting.length - 1} more` : '';
    const none = `no ${waived.length === 0 ? '' : 'other '}session has another candidate than on the base`;
    const message = told === undefined ? none : lineOf(told);
    return [
        (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .decided */ .rc)({ ...gate, threshold: told?.allowed ?? gate.threshold }, {
            value: told?.drop ?? 0,
            fails: counting.length > 0,
            message: `${message}${others}${aside}`,
            failures: counting.map(lineOf),
        }),
    ];
}
function lineOf(drop) {
    const numbers = `session ${drop.name} overall ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .showNumber */ .Zo)(drop.before)} to ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .showNumber */ .Zo)(drop.now)}`;
    const isOver = drop.drop > drop.allowed;
    const chance = isOver && !isTooFar(drop) ? `, which may be chance among its samples (up to ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .showNumber */ .Zo)(drop.chance)})` : '';
    return `${numbers}, drop ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .showNumber */ .Zo)(drop.drop)} ${isOver ? '>' : '<='} gate ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .showNumber */ .Zo)(drop.allowed)}${chance}`;
}
function failedByDrop(fallen, { thresholds }, waivers) {
    if (fallen === null || thresholds[SESSION_REGRESSION] === null)
        return new Map();
    const kind = SESSION_REGRESSION;
    const isGateWaived = (0,_inputs_waivers_waiver_js__WEBPACK_IMPORTED_MODULE_1__/* .gateWaiver */ .iJ)(waivers, { kind, id: ID }) !== undefined;
    return new Map([
        ...fallen.counting.map(({ name }) => [name, { id: ID, isWaived: isGateWaived }]),
        ...fallen.waived.map(({ name }) => [name, { id: ID, isWaived: true }]),
    ]);
}


/***/ }),

/***/ 98630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ isUnguarded)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67952);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19508);


function isUnguarded(checks, { mayBeUnguarded }) {
    switch (mayBeUnguarded) {
        case null:
            return false;
        case 'new':
            return checks.length === 0;
        case 'unread':
            return !checks.some(({ gate }) => guards(gate));
    }
}
const OF_ANOTHER_SESSION = 0.3;
const BY_CHANCE = ['outcome', 'aha_moments'];
function guards(gate) {
    const { check, scale } = _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .GATES */ .JH[gate.kind];
    if (gate.status === 'not_evaluated' || scale !== 'score' || check === 'own floors')
        return false;
    if (BY_CHANCE.includes((0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .gateSubject */ .uv)(gate).of))
        return false;
    const { direction } = _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .GATES */ .JH[gate.kind];
    const threshold = (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(gate.threshold);
    return direction === 'at least' ? threshold >= OF_ANOTHER_SESSION : threshold <= 1 - OF_ANOTHER_SESSION;
}


/***/ }),

/***/ 41691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ wouldFail)
/* harmony export */ });
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19508);
/* harmony import */ var _completion_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33388);
/* harmony import */ var _fail_on_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78493);
/* harmony import */ var _score_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76567);




const CHEAPEST_FIRST = [
    ..._catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .SCORE_GATE_KINDS */ .Fm.filter((kind) => _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .GATES */ .JH[kind].check !== 'findings'),
    ..._catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .SCORE_GATE_KINDS */ .Fm.filter((kind) => _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .GATES */ .JH[kind].check === 'findings'),
];
function wouldFail(sessions, policy) {
    let flagged;
    const run = {
        sessions,
        policy,
        waivers: [],
        compared: null,
        fallen: null,
        judge: null,
        get flagged() {
            flagged ??= (0,_fail_on_js__WEBPACK_IMPORTED_MODULE_2__/* .flagSessions */ .aB)(sessions, policy, [], null);
            return flagged;
        },
    };
    return (CHEAPEST_FIRST.some((kind) => (0,_score_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreChecks */ .M)(kind, run).some(isFailed)) ||
        (0,_completion_check_js__WEBPACK_IMPORTED_MODULE_1__/* .completionChecks */ .M)(sessions, null, policy).some(isFailed));
}
function isFailed({ gate }) {
    return gate.status === 'fail';
}


/***/ }),

/***/ 888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NO: () => (/* binding */ baseCandidatesIn),
/* harmony export */   gP: () => (/* binding */ LONGEST_CANDIDATES),
/* harmony export */   o0: () => (/* binding */ readBaseCandidates)
/* harmony export */ });
/* harmony import */ var _settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58152);

const LONGEST_CANDIDATES = 50_000_000;
function readBaseCandidates(report, files) {
    const path = `${report.slice(0, report.lastIndexOf('/') + 1)}${_settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .CANDIDATES_FILE */ .Wn}`;
    if (files.kind(path) !== 'file') {
        return none(`there is no ${path}, which a run writes beside its report where html is among report-formats: copy that of the run there`);
    }
    const opened = files.openLines(path);
    if (opened.kind === 'unreadable')
        return none(`${path}: ${opened.reason}`);
    try {
        return withinLimit(opened.file.lines(), path);
    }
    finally {
        opened.file.close();
    }
}
function baseCandidatesIn(text) {
    if (text === undefined) {
        return none(`its artifact has no ${_settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .CANDIDATES_FILE */ .Wn} beside the report, which a run writes where html is among report-formats`);
    }
    return withinLimit(text.split('\n').map((line) => ({ text: line })), _settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .CANDIDATES_FILE */ .Wn);
}
function withinLimit(all, name) {
    const lines = [];
    let room = LONGEST_CANDIDATES;
    for (const { text } of all) {
        room -= text.length + 1;
        if (room < 0)
            return none(`${name} is longer than ${LONGEST_CANDIDATES / 1e6} million characters`);
        if (text !== '')
            lines.push(text);
    }
    return { kind: 'lines', lines };
}
function none(reason) {
    return { kind: 'none', reason };
}


/***/ }),

/***/ 61530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readBaselineReport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50253);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37166);



const digest = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const scored = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ score: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullish() }).nullish();
const judged = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    overall: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullish(),
    model_used: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(1000).nullish(),
    metrics: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ relevance: scored, coherence: scored, faithfulness: scored, completion: scored }).nullish(),
});
const versioned = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ prompt_version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(100) }).nullish();
const judge = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    simulated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullish(),
    voided: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    provider: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(40).nullish(),
    program: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(200).nullish(),
    model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(1000),
    mode: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(40),
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(100),
    guidelines: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ digest }).nullish(),
    panel: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        members: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
            provider: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(100),
            model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(200),
            left_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ metric: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(40) })).max(20),
        }))
            .max(100),
    })
        .nullish(),
    metrics: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ relevance: versioned, coherence: versioned, faithfulness: versioned, completion: versioned })
        .nullish(),
});
const examined = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ summaries: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0), not_asked: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0).nullish() }).nullish();
function sessionSchema() {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        status: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        failed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        overall: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable(),
        dimensions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ dimension: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Yf), score: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN })),
        reference_digest: digest,
        reference_digests: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(digest).max(1000).nullish(),
        transcript_digest: digest.nullish(),
        floors: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
            min_overall: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullish(),
            min_dimensions: zod__WEBPACK_IMPORTED_MODULE_2__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Yf), _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN).nullish(),
        })
            .nullish()
            .catch(null),
        structural_completion: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().optional(),
        requirement_digests: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), digest }))
            .max(10_000)
            .nullish(),
        candidate_digest: digest.nullish(),
        candidate_path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
        gates_failed: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).nullish(),
        findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })).nullish(),
        findings_omitted: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0).nullish(),
        samples: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
            sample: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
            overall: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN,
            dimensions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ dimension: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Yf), score: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN })).nullish(),
            candidate_digest: digest.nullish(),
            candidate_path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
            findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).nullish(),
        }))
            .max(1000)
            .nullish(),
        judge: judged.nullish().catch(null),
        earlier: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN).max(20).nullish(),
    });
}
const baselineSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    scored_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    identity: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        commit: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW.nullish(),
        uncommitted_changes: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullish(),
    })
        .nullish()
        .catch(null),
    verdict: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['pass', 'fail', 'inconclusive']),
    overall_mean: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable(),
    statistics: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ overall: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ ci95: zod__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([_core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN, _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN]).nullish() }).nullish() })
        .nullish(),
    rubric: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(40), weights: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()) }),
    sessions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(sessionSchema()).max(1_000_000),
    findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }))
        .max(1_000_000)
        .nullish(),
    judge: judge.nullish().catch(null),
    exam: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ rejected: examined, accepted: examined }).nullish().catch(null),
    corpus_digest: digest,
    settings: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ value: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J() }))
        .nullish()
        .catch(null),
    config_digest: digest.nullish(),
    waivers_digest: digest.nullish(),
    waivers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        session: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
        dimension: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
        code: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
        gate: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
        reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        until: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        by: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    }))
        .max(1000)
        .nullish(),
    cassette_digest: digest.nullish(),
    trend: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ scored_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(), overall_mean: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN, ci95: zod__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([_core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN, _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN]).nullable() }))
        .nullish(),
}));
function readBaselineReport(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { kind: 'broken', reason: 'this is not JSON' };
    }
    const version = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ schema_version: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }).safeParse(value);
    if (!version.success)
        return { kind: 'broken', reason: 'this is no report of summary-gate: it has no schema_version' };
    if (version.data.schema_version !== 1) {
        return { kind: 'other', reason: `its schema_version is ${version.data.schema_version}, not 1` };
    }
    const parsed = baselineSchema.safeParse(value);
    if (parsed.success) {
        return isAmbiguous(parsed.data)
            ? { kind: 'broken', reason: 'this is no report of summary-gate: it has a session or a dimension twice' }
            : { kind: 'report', report: parsed.data };
    }
    const [issue] = parsed.error.issues;
    return {
        kind: 'broken',
        reason: `this is no report of summary-gate: it lacks ${issue?.path.map(String).join('.') || 'everything'}, or has another value there`,
    };
}
function isAmbiguous({ sessions }) {
    const isRepeated = (names) => new Set(names).size < names.length;
    return (isRepeated(sessions.map(({ name }) => name)) ||
        sessions.some(({ dimensions }) => isRepeated(dimensions.map(({ dimension }) => dimension))));
}


/***/ }),

/***/ 74406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ wantedOfBase),
/* harmony export */   m: () => (/* binding */ readBaseline)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _base_candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(888);
/* harmony import */ var _baseline_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61530);



const NOWHERE = {
    kind: 'none',
    reason: 'baseline auto looks for an artifact of the merge base, which works as a step of a workflow only; give a file here',
};
function readBaseline(setting, files, auto, wanted = 'report') {
    if (setting === null)
        return { facts: null, problems: [] };
    if (setting === 'auto')
        return { facts: auto ?? NOWHERE, problems: [] };
    const refuse = (reason) => ({
        facts: null,
        problems: [
            {
                message: `baseline: ${reason}`,
                place: { file: setting },
                hint: 'bless writes one; none compares with nothing',
            },
        ],
    });
    const kind = files.kind(setting);
    if (kind !== 'file')
        return refuse(`${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .describeKind */ .SB)(kind)}; allowed: a report.json of an earlier run`);
    const read = files.read(setting);
    if (read.kind === 'unreadable')
        return refuse(read.reason);
    const parsed = (0,_baseline_report_js__WEBPACK_IMPORTED_MODULE_2__/* .readBaselineReport */ .U)(read.text);
    const origin = { kind: 'file', path: setting };
    switch (parsed.kind) {
        case 'broken':
            return refuse(parsed.reason);
        case 'other':
            return { facts: { kind: 'incomparable', origin, reason: parsed.reason }, problems: [] };
        case 'report':
            return {
                facts: { kind: 'found', origin, report: parsed.report, ...candidatesBeside(setting, files, wanted) },
                problems: [],
            };
    }
}
function candidatesBeside(report, files, wanted) {
    return wanted === 'report' ? {} : { candidates: (0,_base_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .readBaseCandidates */ .o0)(report, files) };
}
function wantedOfBase({ 'report-formats': formats }) {
    return formats.includes('html') ? 'report and candidates' : 'report';
}


/***/ }),

/***/ 18734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ judgesWithoutReference),
/* harmony export */   S: () => (/* binding */ describeEmptiness)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16276);


const ALLOW_EMPTY = 'set allow-empty to true only if nothing to score should pass';
function describeEmptiness(amounts, settings, advice) {
    const { corpus: corpusPath } = settings;
    const candidatesPath = (0,_settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .showPaths */ .cb)(settings.candidates);
    const hintOf = (first) => [...(first === undefined ? [] : [first]), ALLOW_EMPTY].join('; ');
    if (judgesWithoutReference(settings)) {
        if (settings.shard !== null || amounts.hasUsable())
            return undefined;
        if (amounts.sessions === 0) {
            return {
                message: 'candidates: there is none to judge',
                place: { file: candidatesPath },
                hint: hintOf(advice.candidates()),
            };
        }
    }
    if (amounts.sessions === amounts.canaries) {
        const { skippedFolders } = amounts;
        const skipped = skippedFolders > 0 ? `, only ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(skippedFolders, 'folder')} without a reference.json` : '';
        const hint = hintOf(advice.corpus());
        return { message: `corpus: it has no golden session to score${skipped}`, place: { file: corpusPath }, hint };
    }
    if (amounts.candidates + amounts.ofNobody === 0 && settings.shard === null) {
        return { message: 'candidates: there is none', place: { file: candidatesPath }, hint: hintOf(advice.candidates()) };
    }
    return undefined;
}
function judgesWithoutReference(settings) {
    return settings.judge !== 'off' && settings['judge-mode'] === 'absolute';
}


/***/ }),

/***/ 74539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ inTheirKeys)
/* harmony export */ });
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37166);
/* harmony import */ var _in_our_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40769);


const OPTIONAL_LISTS = new Set(['aha_moments', 'topics_found']);
function inTheirKeys(summary, format) {
    const written = new Tree();
    for (const field of _core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ) {
        if (!(0,_in_our_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .hasField */ .RY)(format, field))
            continue;
        const value = summary[field];
        if (OPTIONAL_LISTS.has(field) && value.length === 0)
            continue;
        written.set(format.fields.get(field) ?? [field], value);
    }
    return written.toObject();
}
class Tree {
    members = new Map();
    set([key, ...rest], value) {
        if (key === undefined)
            return;
        if (rest.length === 0) {
            this.members.set(key, value);
            return;
        }
        const inner = this.members.get(key);
        const tree = inner instanceof Tree ? inner : new Tree();
        tree.set(rest, value);
        this.members.set(key, tree);
    }
    toObject() {
        return Object.fromEntries(Array.from(this.members, ([key, value]) => [key, value instanceof Tree ? value.toObject() : value]));
    }
}


/***/ }),

/***/ 27480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ digestInputs)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);

function digestInputs(values, files, digest) {
    const digestOf = (path) => {
        const read = path === null || files.kind(path) !== 'file' ? undefined : files.read(path);
        return read?.kind === 'text' ? digest((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withLineFeeds */ .gX)(read.text)) : null;
    };
    return {
        config: digestOf(values.config),
        waivers: digestOf(values.waivers),
        cassette: digestOf(values['judge-cassette']),
    };
}


/***/ }),

/***/ 33124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ labelsSchema),
/* harmony export */   Xj: () => (/* binding */ taughtLabels),
/* harmony export */   kJ: () => (/* binding */ labelKey)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50253);
/* harmony import */ var _corpus_golden_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4185);



const dimensions = {
    title: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.optional(),
    summary: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.optional(),
    key_actions: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.optional(),
    outcome: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.optional(),
    aha_moments: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.optional(),
};
const label = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[A-Za-z0-9._-]{1,80}$/, { error: 'allowed: up to 80 letters, digits and . _ -' }),
    candidate: _corpus_golden_session_js__WEBPACK_IMPORTED_MODULE_1__/* .labelledSummary */ ._z.transform(_corpus_golden_session_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryOf */ .YG),
    overall: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN,
    dimensions: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(dimensions, {
        error: ({ code }) => code === 'unrecognized_keys' ? `allowed: ${Object.keys(dimensions).join(', ')}` : undefined,
    })
        .nullish(),
    labeller: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/\S/, { error: 'allowed: the name of a person or a team' }),
    at: zod__WEBPACK_IMPORTED_MODULE_3__/* .date */ .p6({ error: 'allowed: a day such as "2026-01-31"' }).nullish(),
    notes: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
});
const labelsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(label);
function labelKey({ session, id }) {
    return `${session.name}/${id}`;
}
function taughtLabels(sessions) {
    return Array.from(sessions).flatMap((session) => [
        ...session.accepted.map((taught) => labelOf(session, taught, 'accepted')),
        ...session.rejected.map((taught) => labelOf(session, taught, 'rejected')),
    ]);
}
function labelOf(session, { id, summary, by, at, place }, verdict) {
    return {
        ...{ session, id: `${verdict}/${id}`, candidate: summary, verdict, labeller: by, at, place },
        overall: verdict === 'accepted' ? 1 : 0,
        dimensions: {},
    };
}


/***/ }),

/***/ 10090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readLabelsOf),
/* harmony export */   k: () => (/* binding */ readLabels)
/* harmony export */ });
/* harmony import */ var _core_json_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84131);
/* harmony import */ var _core_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12139);
/* harmony import */ var _core_json_values_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(39311);
/* harmony import */ var _core_summary_size_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37650);
/* harmony import */ var _core_text_limit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46569);
/* harmony import */ var _core_workspace_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(53215);
/* harmony import */ var _corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1879);
/* harmony import */ var _format_absent_dimensions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44235);
/* harmony import */ var _format_doubled_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77779);
/* harmony import */ var _format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40769);
/* harmony import */ var _format_reference_in_our_keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80077);
/* harmony import */ var _label_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33124);












function readLabels(sessions, files, format) {
    const read = Array.from(sessions, (session) => readLabelsOf(session, files, format));
    return { labels: read.flatMap(({ labels }) => labels), problems: read.flatMap(({ problems }) => problems) };
}
const NONE = { labels: [], problems: [] };
function readLabelsOf(session, files, format) {
    const file = labelsFile(session);
    if (file === undefined || files.kind(file) === 'missing')
        return NONE;
    const read = files.read(file, _core_text_limit_js__WEBPACK_IMPORTED_MODULE_8__/* .LONGEST_INPUT_BYTES */ .wy);
    if (read.kind === 'unreadable')
        return failed({ message: read.reason, place: { file } });
    const [badLine] = read.invalidLines;
    if (badLine !== undefined)
        return failed({ message: 'the file is not UTF-8', place: { file, line: badLine } });
    if (session.canary) {
        return failed({ message: 'a canary has no labels: it is judged only damaged', place: { file, line: 1 } });
    }
    const parsed = (0,_core_json_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(read.text);
    if ('error' in parsed) {
        const { message, position } = parsed.error;
        return failed({ message: `broken JSON: ${message}`, place: { file, ...position } });
    }
    return checkLabels(session, parsed.document, file, format);
}
function labelsFile({ place }) {
    const folder = (0,_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_9__/* .folderOfReference */ .Jw)(place.file);
    return folder === undefined ? undefined : (0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_10__/* .pathIn */ .l)(folder, 'labels.json');
}
function checkLabels(session, document, file, format) {
    if ((0,_core_json_values_js__WEBPACK_IMPORTED_MODULE_11__/* .hasManyValues */ ._l)(document.value))
        return failed({ message: `the file ${_core_json_values_js__WEBPACK_IMPORTED_MODULE_11__/* .MANY_VALUES */ .j1}`, place: { file, line: 1 } });
    const read = (0,_format_reference_in_our_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .labelsInOurKeys */ .v)(document.value, format);
    const oversized = oversizedLabels(read.value);
    if (oversized.length > 0) {
        const problems = oversized.map(({ path, message }) => ({
            message,
            place: (0,_core_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(document, file, read.toFile(path)),
        }));
        return { labels: [], problems };
    }
    const checked = _label_js__WEBPACK_IMPORTED_MODULE_7__/* .labelsSchema */ .Pr.safeParse(read.value);
    const problems = [
        ...document.repeatedKeys().map((path) => ({
            message: `the key ${JSON.stringify(path.at(-1))} stands twice in one object`,
            place: (0,_core_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(document, file, path),
        })),
        ...(0,_core_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaProblems */ .Ic)(checked.error?.issues ?? [], document, file, [], read.toFile),
        ...read.labels.flatMap((label, i) => (0,_format_doubled_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .doubledFields */ .R)(label, document, file, [i, 'candidate'], format)),
    ];
    if (!checked.success)
        return { labels: [], problems };
    const positionOf = document.positions();
    const seen = new Set();
    const labels = checked.data.map((label, i) => {
        const place = { file, ...positionOf([i, 'id']) };
        if (seen.has(label.id))
            problems.push({ message: `the id ${JSON.stringify(label.id)} stands twice`, place });
        seen.add(label.id);
        for (const { dimension, message, hint } of (0,_format_absent_dimensions_js__WEBPACK_IMPORTED_MODULE_3__/* .absentDimensions */ .P)(label.dimensions, format)) {
            const at = { file, ...positionOf([i, 'dimensions', dimension]) };
            problems.push({ message: `[${i}].dimensions.${dimension} ${message}`, place: at, hint });
        }
        return {
            session,
            id: label.id,
            candidate: (0,_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutAbsent */ .SV)(label.candidate, format),
            overall: label.overall,
            dimensions: label.dimensions ?? {},
            labeller: label.labeller,
            at: label.at ?? null,
            place,
        };
    });
    return { labels: problems.length > 0 ? [] : labels, problems };
}
function oversizedLabels(labels) {
    const all = Array.isArray(labels) ? labels : [];
    return all.flatMap((label, i) => {
        const oversized = (0,_core_summary_size_js__WEBPACK_IMPORTED_MODULE_2__/* .oversizedSummary */ .Um)((0,_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .memberAt */ .mz)(label, ['candidate']));
        return oversized === undefined ? [] : [{ path: [i, 'candidate', oversized.field], message: oversized.message }];
    });
}
function failed(problem) {
    return { labels: [], problems: [problem] };
}


/***/ }),

/***/ 64408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ NamedTexts)
/* harmony export */ });
/* unused harmony export MOST_NAMED */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);


const MOST_NAMED = 3_000_000;
class NamedTexts {
    file;
    names = [];
    lines = [];
    offsets = [];
    lengths = [];
    files = [];
    samples = [];
    constructor(file) {
        this.file = file;
    }
    add(name, position, sample = position.sample) {
        if (this.names.length === MOST_NAMED)
            throw tooMany(placeOf(position, this.file));
        if (sample !== undefined)
            this.samples[this.names.length] = sample;
        const index = this.names.push(name) - 1;
        if ('name' in position) {
            this.files[index] = position;
            return;
        }
        this.lines[index] = position.line;
        this.offsets[index] = position.offset;
        this.lengths[index] = position.length;
    }
    position(index) {
        const file = this.files[index];
        if (file !== undefined)
            return file;
        const sample = this.samples[index];
        const line = {
            line: this.lines[index] ?? 0,
            offset: this.offsets[index] ?? 0,
            length: this.lengths[index] ?? 0,
        };
        return sample === undefined ? line : { ...line, sample };
    }
    get hasSamples() {
        return this.samples.length > 0;
    }
    sample(index) {
        return this.samples[index];
    }
    inOrder() {
        const { names } = this;
        const order = Uint32Array.from(names, (_, i) => i);
        const compare = (a, b) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .byCodePoint */ .HH)(names[a] ?? '', names[b] ?? '') || a - b;
        return order.every((i) => i === 0 || compare(i - 1, i) < 0) ? order : order.sort(compare);
    }
}
function placeOf(position, file) {
    return 'name' in position ? { file: position.file } : { file, line: position.line };
}
function tooMany(place) {
    const message = `more than ${MOST_NAMED.toLocaleString('en-GB')} sessions; allowed: so many in one run`;
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([{ message, place, hint: 'split the input, and score each part in a run of its own' }]);
}


/***/ }),

/***/ 39215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q2: () => (/* binding */ NO_WAIVERS),
/* harmony export */   z2: () => (/* binding */ findWaivers)
/* harmony export */ });
/* unused harmony export readWaivers */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4823);
/* harmony import */ var _core_json_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75890);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37166);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26067);
/* harmony import */ var _settings_floor_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99942);
/* harmony import */ var _waiver_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14832);







const LONGEST_FILE = 262_144;
const ALLOWED = 'allowed: a list `waivers:` of {session, dimension? or code?, reason, until: YYYY-MM-DD, by}, or with code or gate in ' +
    `place of session; dimension one of ${_core_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .DIMENSIONS */ .Yf.join(', ')}`;
function readWaivers(text, file, waivable, today) {
    if (text.length > LONGEST_FILE)
        return refused({ message: `longer than ${LONGEST_FILE} characters`, place: { file } });
    const { document, faults, positionAt } = (0,_core_json_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .parseYaml */ .h)(text, { uniqueKeys: true });
    const placeAt = (offset) => ({ file, ...positionAt(offset) });
    const [broken] = faults;
    if (broken !== undefined) {
        return refused({ message: `broken YAML: ${broken.message}`, place: placeAt(broken.offset) });
    }
    if (document.contents === null)
        return { waivers: [], problems: [] };
    const alias = firstAlias(document);
    if (alias !== undefined)
        return refused({ message: 'aliases are not supported', place: placeAt(alias) });
    const at = (path, what = 'value') => placeAt((what === 'key' ? offsetOfKey(document, path) : undefined) ?? offsetOf(document, path));
    const value = document.toJS();
    const parsed = _waiver_js__WEBPACK_IMPORTED_MODULE_6__/* .waiversSchema */ .JW.safeParse(value);
    if (!parsed.success)
        return { waivers: [], problems: parsed.error.issues.map((issue) => describe(issue, at, value)) };
    const waivers = (parsed.data.waivers ?? []).map(toWaiver);
    const problems = waivers.flatMap((waiver, i) => {
        const problem = faultOf(waiver, waivers.slice(0, i), waivable, today);
        return problem === undefined ? [] : [{ ...problem, place: at(['waivers', i, ...problem.key]) }];
    });
    return { waivers, problems: problems.map(({ key: _, ...problem }) => problem) };
}
function toWaiver({ session, dimension, code, gate, reason, until, by }) {
    return {
        session: session ?? null,
        dimension: dimension ?? null,
        ...(code !== undefined && { code }),
        ...(gate !== undefined && { gate }),
        ...{ reason, until, by },
    };
}
function refused(problem) {
    return { waivers: [], problems: [{ ...problem, hint: ALLOWED }] };
}
const KEYS = {
    session: 'the name of a golden session, such as session: fix-login',
    dimension: `one of ${_core_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .DIMENSIONS */ .Yf.join(', ')}, such as dimension: title`,
    code: 'a code of docs/findings.md of summary-gate that fail-on knows, such as code: WRONG_OUTCOME',
    gate: 'a gate by its setting or its id, such as gate: max-regression, gate: fail-on.outcome or gate: session.fix-login.min_overall',
    reason: 'why it may be so, in 1 to 500 characters, such as reason: known since the move',
    until: 'the last day on which it holds, as YYYY-MM-DD, such as until: 2026-12-31',
    by: 'who has acknowledged it, in 1 to 100 characters, such as by: mona',
};
function describe(issue, at, whole) {
    const [first] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const path = first === undefined ? issue.path : [...issue.path, first];
    const [list, index, key] = path;
    const place = at(path, first === undefined ? 'value' : 'key');
    if (issue.code === 'too_big' && list === 'waivers' && index === undefined) {
        const all = valueAt(whole, path);
        const count = Array.isArray(all) ? all.length : 0;
        return {
            message: `waivers: there are ${count}`,
            place,
            hint: `allowed: up to ${_waiver_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_WAIVERS */ .k7.toLocaleString('en')} waivers`,
        };
    }
    if (list !== 'waivers' || typeof index !== 'number' || key === undefined) {
        const name = path.map(String).join('.') || 'the file';
        const what = first === undefined ? 'is not what it has to be' : 'is a key that nothing reads';
        const told = first === undefined ? name : JSON.stringify((0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shortened */ .vI)(name, LONGEST_SHOWN));
        return { message: `waivers: ${told} ${what}`, place, hint: ALLOWED };
    }
    const given = valueAt(whole, path);
    const allowed = KEYS[String(key)];
    const hint = allowed === undefined ? ALLOWED : `allowed: ${allowed}`;
    const meant = nearestWord(given, wordsOf(issue));
    return {
        message: `waivers: ${faultInWords(issue, index + 1, String(key), given)}`,
        place,
        hint: meant === undefined ? hint : `did you mean ${meant}?`,
    };
}
const LONGEST_SHOWN = 60;
function faultInWords(issue, position, key, given) {
    if (issue.code === 'unrecognized_keys')
        return `waiver ${position} has the key ${JSON.stringify((0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shortened */ .vI)(key, LONGEST_SHOWN))}, which nothing reads`;
    if (given === undefined)
        return `waiver ${position} has no ${key}`;
    if (issue.code === 'custom')
        return `${key} of waiver ${position} is ${JSON.stringify(given)}, which ${issue.message}`;
    if (typeof given === 'string' && given.length > LONGEST_SHOWN)
        return `${key} of waiver ${position} has ${given.length} characters`;
    const shown = Array.isArray(given) ? 'a list' : typeof given === 'object' ? 'no plain value' : JSON.stringify(given);
    return `${key} of waiver ${position} is ${shown}`;
}
function valueAt(whole, path) {
    return path.reduce((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), whole);
}
function wordsOf(issue) {
    if (issue.code === 'invalid_union')
        return issue.errors.flat().flatMap(wordsOf);
    return issue.code === 'invalid_value' ? issue.values : [];
}
function nearestWord(given, allowed) {
    if (typeof given !== 'string')
        return undefined;
    const words = allowed.filter((word) => typeof word === 'string');
    const lower = words.map((word) => word.toLowerCase());
    const nearest = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .qb)(given, lower);
    return nearest === undefined ? undefined : words[lower.indexOf(nearest)];
}
function faultOf(waiver, earlier, { sessions, dimensions }, today) {
    const { session, gate, until } = waiver;
    const named = session ?? (gate === undefined ? undefined : (0,_settings_floor_id_js__WEBPACK_IMPORTED_MODULE_5__/* .floorOf */ .Et)(gate)?.session);
    const misfit = misfitOf(waiver) ?? absentIn(waiver, dimensions);
    if (misfit !== undefined)
        return misfit;
    const what = subjectOf(waiver);
    if (named !== undefined && !sessions.has(named)) {
        const nearest = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .qb)(named, [...sessions]);
        return {
            message: `waivers: the corpus has no session ${JSON.stringify(named)}`,
            hint: nearest === undefined ? 'remove the waiver' : `did you mean ${JSON.stringify(nearest)}?`,
            key: [session === null ? 'gate' : 'session'],
        };
    }
    if (until < today) {
        return {
            message: `waivers: the waiver of ${what} ended on ${until}; today is ${today}`,
            hint: `mend the ${session === null ? 'cause' : 'session'}, or have the waiver extended`,
            key: ['until'],
        };
    }
    if (earlier.some((other) => ABOUT.every((key) => other[key] === waiver[key]))) {
        const key = ABOUT.filter((one) => waiver[one] != null).slice(0, 1);
        return { message: `waivers: ${what} is waived twice`, hint: 'remove one of both', key };
    }
    return undefined;
}
const ABOUT = ['session', 'dimension', 'code', 'gate'];
function subjectOf({ session, code, gate }) {
    if (session !== null)
        return `session ${JSON.stringify(session)}`;
    return gate === undefined ? `the code ${code}` : `the gate ${gate}`;
}
function misfitOf({ session, dimension, code, gate }) {
    if (gate !== undefined) {
        const key = session !== null ? 'session' : dimension !== null ? 'dimension' : code !== undefined ? 'code' : undefined;
        if (key === undefined)
            return undefined;
        return {
            message: `waivers: a waiver of a gate is about the whole of it, and has no ${key}`,
            hint: 'waive the gate, or the session',
            key: [key],
        };
    }
    if (dimension !== null && code !== undefined) {
        const message = 'waivers: a waiver is about a dimension or about a code, not both';
        return { message, hint: 'leave one out: a code says more', key: ['dimension'] };
    }
    if (session !== null || (code !== undefined && dimension === null))
        return undefined;
    return { message: 'waivers: it does not say what is waived', hint: ALLOWED, key: [] };
}
function absentIn({ dimension, code }, has) {
    const about = dimension ?? (code === undefined ? undefined : _core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSION_OF_CODE */ .tj[code]);
    if (about == null || has.includes(about))
        return undefined;
    const what = dimension === null ? `the code ${code} is about ${about}` : `it is about ${about}`;
    return {
        message: `waivers: ${what}, and your summaries have no such dimension, since dimensions is ${has.join(', ')}`,
        hint: 'remove the waiver, or name the dimension in dimensions',
        key: [dimension === null ? 'code' : 'dimension'],
    };
}
function firstAlias(document) {
    let offset;
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias: (_, alias) => {
            offset = alias.range?.[0] ?? 0;
            return yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR.BREAK;
        },
    });
    return offset;
}
function offsetOfKey(document, path) {
    const map = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map)
        ? map.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && String(key.value) === String(path.at(-1)))
        : undefined;
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair?.key) ? pair.key.range?.[0] : undefined;
}
function offsetOf(document, path) {
    for (let depth = path.length; depth > 0; depth--) {
        const found = document.getIn(path.slice(0, depth), true);
        const node = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(found) ? found.value : found;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) && node.range != null)
            return node.range[0];
    }
    return 0;
}
const NO_WAIVERS = { waivers: [], problems: [] };
const LONGEST_WAIVERS = 2 ** 20;
function findWaivers(path, waivable, files, now) {
    if (path === null)
        return NO_WAIVERS;
    const read = files.kind(path) === 'file' ? files.read(path, LONGEST_WAIVERS) : undefined;
    if (read?.kind !== 'text' || read.invalidLines.size > 0) {
        const reason = read === undefined ? (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .describeKind */ .SB)(files.kind(path)) : 'reason' in read ? read.reason : 'the file is not UTF-8';
        return { waivers: [], problems: [{ message: `waivers: ${reason}`, place: { file: path } }] };
    }
    return readWaivers(read.text, path, waivable(), now.toISOString().slice(0, 10));
}


/***/ }),

/***/ 48608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ rubricScore),
/* harmony export */   Z: () => (/* binding */ metricScore)
/* harmony export */ });
/* harmony import */ var _settings_judge_metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20483);
/* harmony import */ var _score_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22493);


function rubricScore(judgement, what) {
    const { asked, overall, overalls, dimensions, dimensionSamples, bySample, voices } = judgement;
    if (bySample !== undefined && voices === undefined) {
        const answers = bySample.map((one) => (what === 'overall' ? one.overalls : one.dimensionSamples[what]));
        const { score } = what === 'overall' ? overall : dimensions[what];
        return { score, error: (0,_score_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorOfMean */ .TV)(answers.filter((some) => some.length > 0).map(_score_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorOfSamples */ .BV)), asked };
    }
    return what === 'overall'
        ? { score: overall.score, error: (0,_score_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorOfSamples */ .BV)(overalls), asked }
        : { score: dimensions[what].score, error: (0,_score_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorOfSamples */ .BV)(dimensionSamples[what]), asked };
}
const NOTHING = { score: null, error: _score_error_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_ERROR */ .VT, asked: 0 };
function metricScore(scores, metric) {
    const { voices } = scores;
    const known = scoreOfOne(scores, metric);
    return voices === undefined ? known : { ...known, error: (0,_score_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorOfSamples */ .BV)(voicesOf(voices, (0,_settings_judge_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .metricBehind */ .br)(metric))) };
}
function voicesOf(voices, metric) {
    return voices.flatMap(({ scores, counts }) => (counts.includes(metric) ? (scores[metric] ?? []) : []));
}
function scoreOfOne({ faithfulness, completion, ...sampled }, metric) {
    switch (metric) {
        case 'relevance':
        case 'coherence': {
            const result = sampled[metric];
            if (result === undefined)
                return NOTHING;
            const { score, answers, asked } = result;
            return { score, error: (0,_score_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorOfSamples */ .BV)(answers.map((answer) => answer.score)), asked };
        }
        case 'faithfulness':
        case 'hallucination':
            if (faithfulness === undefined)
                return NOTHING;
            return {
                score: metric === 'faithfulness' ? faithfulness.score : faithfulness.hallucination,
                error: errorOfClaims(faithfulness.claims),
                asked: 1,
            };
        case 'completion':
            if (completion === undefined)
                return NOTHING;
            return { score: completion.score, error: errorOfRequirements(completion.requirements), asked: 1 };
    }
}
function errorOfClaims(claims) {
    const answered = claims.filter(({ status }) => status !== 'unanswered');
    return (0,_score_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorOfShare */ .d$)(answered.filter(({ status }) => status === 'confirmed').length, answered.length);
}
function errorOfRequirements(requirements) {
    const measured = requirements.filter(({ status }) => status !== 'unmeasured');
    const judged = measured.filter(({ stage }) => stage === 'judged');
    if (judged.length === 0)
        return _score_error_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_ERROR */ .VT;
    const error = (0,_score_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorOfShare */ .d$)(judged.filter(({ status }) => status === 'satisfied').length, judged.length);
    const part = judged.length / measured.length;
    return { ...error, variance: error.variance * part * part };
}


/***/ }),

/***/ 33451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ ENOUGH_SEEN),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   wY: () => (/* binding */ riskOfMean)
/* harmony export */ });
/* harmony import */ var _statistics_flip_risk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66803);
/* harmony import */ var _statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59575);
/* harmony import */ var _score_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22493);



function riskOfMean(scores, threshold) {
    const known = scores.flatMap(({ score, error }) => (score === null ? [] : [{ score, error }]));
    if (known.length === 0)
        return { errors: Number.POSITIVE_INFINITY, isAssumed: false };
    const errors = known.map(({ error }) => error);
    const ofAnswer = (0,_score_error_js__WEBPACK_IMPORTED_MODULE_0__/* .varianceOfAnswer */ .nL)(errors);
    const mean = known.reduce((sum, { score }) => sum + score, 0) / known.length;
    const variance = errors.reduce((sum, error) => sum + error.variance + error.perAnswer * ofAnswer, 0);
    const seen = freedomOf(scores);
    const isGuessed = errors.some(({ perAnswer }) => perAnswer > 0) && seen < _score_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ASSUMED_FREEDOM */ .oH;
    return {
        errors: (0,_statistics_flip_risk_js__WEBPACK_IMPORTED_MODULE_1__/* .flipRisk */ .D$)(mean, threshold, Math.sqrt(variance) / known.length) / widerFor(seen, known.length),
        isAssumed: isGuessed || errors.some(({ isAssumed }) => isAssumed),
    };
}
function widerFor(seen, sessions) {
    return seen === 0 ? 1 : ((1 + 1 / sessions) * (0,_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .student975 */ .F$)(_score_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ASSUMED_FREEDOM */ .oH + seen)) / _statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .Z_975 */ .Jy;
}
function freedomOf(scores) {
    return scores.reduce((sum, { score, error }) => sum + (score === null ? 0 : error.freedom), 0);
}
const NEAR = 2 * _statistics_flip_risk_js__WEBPACK_IMPORTED_MODULE_1__/* .CLEAR_FROM */ .F7;
const ENOUGH_SEEN = 26;
function isOpen(scores, threshold) {
    const { errors } = riskOfMean(scores, threshold);
    if (errors < _statistics_flip_risk_js__WEBPACK_IMPORTED_MODULE_1__/* .CLEAR_FROM */ .F7)
        return true;
    const isAskedOnce = scores.some(({ score, asked }) => score !== null && asked === 1);
    return errors < NEAR && isAskedOnce && freedomOf(scores) < ENOUGH_SEEN;
}


/***/ }),

/***/ 22493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ errorOfSamples),
/* harmony export */   TV: () => (/* binding */ errorOfMean),
/* harmony export */   VT: () => (/* binding */ NO_ERROR),
/* harmony export */   d$: () => (/* binding */ errorOfShare),
/* harmony export */   nL: () => (/* binding */ varianceOfAnswer),
/* harmony export */   oH: () => (/* binding */ ASSUMED_FREEDOM)
/* harmony export */ });
const ASSUMED_ERROR = 0.1;
const ASSUMED_FREEDOM = 4;
const NO_ERROR = { variance: 0, perAnswer: 0, squares: 0, freedom: 0, isAssumed: false };
function errorOfSamples(scores) {
    const size = Math.max(1, scores.length);
    const mean = scores.reduce((sum, score) => sum + score, 0) / size;
    const squares = scores.reduce((sum, score) => sum + (score - mean) * (score - mean), 0);
    return { ...NO_ERROR, perAnswer: 1 / size, squares, freedom: size - 1 };
}
function errorOfMean(errors) {
    const parts = errors.length * errors.length;
    if (parts === 0)
        return NO_ERROR;
    const sum = (part) => errors.reduce((all, error) => all + part(error), 0);
    return {
        variance: sum(({ variance }) => variance) / parts,
        perAnswer: sum(({ perAnswer }) => perAnswer) / parts,
        squares: sum(({ squares }) => squares),
        freedom: sum(({ freedom }) => freedom),
        isAssumed: errors.some(({ isAssumed }) => isAssumed),
    };
}
function varianceOfAnswer(errors) {
    let squares = ASSUMED_FREEDOM * ASSUMED_ERROR * ASSUMED_ERROR;
    let freedom = ASSUMED_FREEDOM;
    for (const error of errors) {
        squares += error.squares;
        freedom += error.freedom;
    }
    return squares / freedom;
}
function errorOfShare(yes, answered) {
    if (answered === 0)
        return NO_ERROR;
    const share = (yes + 2) / (answered + 4);
    const variance = Math.max(ASSUMED_ERROR * ASSUMED_ERROR, (share * (1 - share)) / answered);
    return { ...NO_ERROR, variance, isAssumed: true };
}


/***/ }),

/***/ 2378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ oneOfAlike)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);



const FEWEST = 3;
const MOST_PLACES = 3;
function oneOfAlike(defects, areAll) {
    const groups = new Map();
    for (const defect of defects) {
        const key = keyOf(defect);
        if (key === null)
            continue;
        (0,_core_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .D)(groups, key, defect);
    }
    return defects.flatMap((defect) => {
        const group = groups.get(keyOf(defect) ?? '');
        if (group === undefined || group.length < FEWEST)
            return [defect];
        return group[0] === defect ? [{ ...defect, message: describe(group, areAll), suggestion: fullest(group) }] : [];
    });
}
function keyOf({ code, message, suggestion, place: { file } }) {
    if (code === 'UNKNOWN_SESSION')
        return suggestion;
    const [remedy] = suggestion?.split(', ') ?? [];
    return code === 'UNREADABLE_CANDIDATE' ? JSON.stringify([file, message, remedy]) : null;
}
function fullest(group) {
    return group.reduce((most, { suggestion }) => ((suggestion?.length ?? 0) > (most?.length ?? 0) ? suggestion : most), null);
}
function describe([first, ...others], areAll) {
    if (first.code === 'UNREADABLE_CANDIDATE') {
        return `${first.message}; and so do ${areAll ? '' : 'at least '}${others.length} more: ${placesOf(others)}`;
    }
    const all = [first, ...others];
    return `${areAll ? '' : 'At least '}${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(all.length, 'candidate')} are ignored, since their names are not those of sessions: ${placesOf(all)}`;
}
function placesOf(defects) {
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nameSome */ .Kf)(defects, MOST_PLACES, ({ place }) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place));
}


/***/ }),

/***/ 88832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KI: () => (/* binding */ settingsDigest),
/* harmony export */   We: () => (/* binding */ bearingSettings),
/* harmony export */   f8: () => (/* binding */ reportedSettings)
/* harmony export */ });
/* harmony import */ var _core_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10843);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30965);
/* harmony import */ var _inputs_format_summary_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14476);
/* harmony import */ var _judge_prompts_versions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50879);
/* harmony import */ var _settings_program_kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11558);
/* harmony import */ var _settings_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93271);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3738);
/* harmony import */ var _per_dimension_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71173);








function reportedSettings({ values, origins }, names) {
    return Object.fromEntries(names
        .filter((name) => _settings_table_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTINGS */ .yy[name].secret === undefined)
        .map((name) => [name, { value: (0,_core_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlain */ .Ul)(shownValue(values, name)), from: origins[name] }]));
}
function shownValue({ dimensions, ...values }, name) {
    if (name === 'dimensions')
        return dimensions;
    if (name === 'judge-command')
        return values[name] && (0,_settings_program_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .programName */ .kX)(values[name]);
    return name === 'weights' ? (0,_per_dimension_js__WEBPACK_IMPORTED_MODULE_7__/* .perEach */ .lw)(dimensions, (dimension) => values.weights[dimension]) : values[name];
}
function bearingSettings({ values }, promptVersion = _judge_prompts_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .EVAL_PROMPT_VERSION */ .h0) {
    const isOurs = (0,_inputs_format_summary_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isOwnFormat */ .k1)((0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOf */ .b)(values));
    const names = _settings_table_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTING_NAMES */ .OI.filter((name) => ['scoring', 'gates'].includes(_settings_table_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTINGS */ .yy[name].group) && !(isOurs && isFormatSetting(name)));
    const isJudged = values.judge !== 'off';
    return {
        ...Object.fromEntries([...names, ...(isJudged ? JUDGE_BEARING : [])].map((name) => [name, (0,_core_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlain */ .Ul)(values[name])])),
        ...(isJudged && values['judge-command'] !== null && { 'judge-command': (0,_settings_program_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .modelOfProgram */ .nN)(values['judge-command']) }),
        ...(isJudged && { prompt_version: promptVersion, prompt_versions: { ..._judge_prompts_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .PROMPT_VERSIONS */ .fX } }),
    };
}
function isFormatSetting(name) {
    return _settings_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .FORMAT_SETTINGS */ .W9.some((one) => one === name);
}
function settingsDigest(settings, digest, promptVersion) {
    return digest((0,_core_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(bearingSettings(settings, promptVersion)));
}
const JUDGE_BEARING = [
    'judge-provider',
    'judge-model',
    'judge-mode',
    'judge-metrics',
    'judge-suggestions',
    'judge-rationale-chars',
    'judge-rewrite',
    'judge-samples',
    'judge-max-samples',
    'simulate',
];


/***/ }),

/***/ 68954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ conclude)
});

var judged_findings = __webpack_require__(82469);
var gates_policy = __webpack_require__(20025);
var format_of = __webpack_require__(30965);
var finding = __webpack_require__(4823);
var canonical = __webpack_require__(10843);
var redact = __webpack_require__(37611);
var version = __webpack_require__(18614);
var compare_run = __webpack_require__(23496);
var drift = __webpack_require__(6220);
var evaluate = __webpack_require__(91567);
var fail_on = __webpack_require__(78493);
var alerts = __webpack_require__(39077);
var judge_facts = __webpack_require__(51809);
var scored_session = __webpack_require__(18295);
var session_record = __webpack_require__(46302);
var table = __webpack_require__(3738);
var alike_findings = __webpack_require__(2378);
var caveats = __webpack_require__(29695);
var changed_measure = __webpack_require__(56566);
var numbers = __webpack_require__(67952);
var baseline_change = __webpack_require__(56043);
var compare = __webpack_require__(11936);
var fall_levels = __webpack_require__(82508);
var judge_regression = __webpack_require__(4472);
var regression_checks = __webpack_require__(53118);
var interval = __webpack_require__(59575);
var max_t = __webpack_require__(23505);
var holm = __webpack_require__(45722);
;// CONCATENATED MODULE: ./build/report/false-alarm.js




const JUDGED_DROPS = ['max-judge-regression', 'max-metric-regression'];
function falseAlarmOfDrops({ overall }, policy, sinceBaseByJudge) {
    const tests = new Set((0,regression_checks/* regressionLimits */.m2)(policy).map(({ of, isShared }) => (isShared ? 'together' : of)));
    const size = overall.changes.length;
    const judged = JUDGED_DROPS.flatMap((kind) => {
        if (sinceBaseByJudge === null || policy.thresholds[kind] === null)
            return [];
        return sinceBaseByJudge.subjects(kind).flatMap((of) => {
            const found = sinceBaseByJudge.changeOf(of, policy.minMeasured);
            return 'obstacle' in found ? [] : [(0,fall_levels/* falseAlarmChance */.TX)(found.change.changes.length)];
        });
    });
    const chances = [
        ...Array.from(tests, () => (0,fall_levels/* falseAlarmChance */.TX)(size)),
        ...(policy.thresholds['max-drift'] === null ? [] : [(0,fall_levels/* falseAlarmChance */.TX)(size)]),
        ...judged,
    ];
    return chances.length === 0 ? null : (0,numbers/* stored */.su)((0,holm/* chanceOfAny */.c0)(chances), 'six decimals');
}

var per_dimension = __webpack_require__(71173);
var statistics = __webpack_require__(58028);
;// CONCATENATED MODULE: ./build/report/describe-baseline.js












function describeBaseline({ facts, comparison }, policy, digests, { sinceBase, sinceBaseByJudge, collapsedSessions }) {
    const judged = sinceBaseByJudge === null ? {} : describeJudged(sinceBaseByJudge, policy);
    const report = facts.kind === 'found' ? facts.report : null;
    const about = {
        ...describeOrigin(facts),
        scored_at: report?.scored_at ?? null,
        verdict: report?.verdict ?? null,
        changed_inputs: report === null ? [] : changedInputs(report, digests, policy.dimensions),
    };
    if ('obstacle' in comparison) {
        const { obstacle, leftOut = NONE_LEFT_OUT } = comparison;
        return { ...about, ...NOT_COMPARED, ...describeLeftOut(leftOut), ...judged, reason: obstacle };
    }
    const corrected = (0,regression_checks/* correctedPs */.jh)(comparison, policy);
    const words = ungatedWords(comparison, policy);
    const isAnyWorse = collapsedSessions.size + (sinceBase?.new.length ?? 0) > 0;
    const describe = (subject) => {
        const change = describeChange(comparison, subject, policy, corrected.get(subject), words.get(subject));
        return isAnyWorse && change.word === 'noise' ? { ...change, word: baseline_change/* NOT_IN_MEAN */.KU } : change;
    };
    return {
        ...about,
        reason: null,
        paired: comparison.pairs.length,
        ...(comparison.overall.isGrouped === true && { groups: comparison.overall.changes.length }),
        ...describeLeftOut(comparison),
        ...describeAccepted(comparison, policy),
        overall: describe('overall'),
        dimensions: (0,per_dimension/* perEach */.lw)(policy.dimensions, describe),
        interval_method: (0,interval/* intervalMethod */.tS)(comparison.overall.changes.length),
        false_alarm_chance: falseAlarmOfDrops(comparison, policy, sinceBaseByJudge),
        sessions: describeSessions(comparison, policy),
        ...judged,
        collapsed: [...collapsedSessions],
        failures: sinceBase === null
            ? null
            : { new: [...sinceBase.new], already: [...sinceBase.already], fixed: [...sinceBase.fixed] },
    };
}
const NONE_LEFT_OUT = { changed: [], added: [], removed: [] };
function describeLeftOut({ changed, added, removed, }) {
    return { changed_references: [...changed], new_sessions: [...added], removed_sessions: [...removed] };
}
const NOT_COMPARED = {
    paired: 0,
    overall: null,
    dimensions: null,
    interval_method: null,
    false_alarm_chance: null,
    sessions: [],
    collapsed: [],
    failures: null,
};
function describeOrigin(facts) {
    const nothing = { path: null, run_url: null, commit: null, fallback: false };
    if (facts.kind === 'none')
        return { source: 'none', ...nothing };
    const { origin } = facts;
    return origin.kind === 'file'
        ? { source: 'file', ...nothing, path: origin.path, commit: facts.kind === 'found' ? commitOf(facts.report) : null }
        : { source: 'artifact', path: null, run_url: origin.runUrl, commit: origin.commit, fallback: origin.fallback };
}
function commitOf({ identity }) {
    return identity?.uncommitted_changes === true ? null : (identity?.commit ?? null);
}
function changedInputs(baseline, digests, dimensions) {
    const isReadAlike = (0,compare/* dimensionsOf */.VM)(baseline).join() === dimensions.join();
    const before = {
        corpus: isReadAlike ? baseline.corpus_digest : undefined,
        config: baseline.config_digest,
        waivers: baseline.waivers_digest,
        cassette: baseline.cassette_digest,
        guidelines: baseline.judge == null ? undefined : (baseline.judge.guidelines?.digest ?? null),
    };
    return ['corpus', 'config', 'waivers', 'cassette', 'guidelines'].filter((input) => before[input] !== undefined && digests[input] !== undefined && before[input] !== digests[input]);
}
function describeChange(comparison, subject, policy, correctedP, ungated) {
    const { precision } = policy;
    const change = (0,regression_checks/* changeOf */.C2)(comparison, subject);
    return {
        before: (0,numbers/* stored */.su)(change.before, precision),
        now: (0,numbers/* stored */.su)(change.now, precision),
        delta: (0,numbers/* stored */.su)(change.delta, precision),
        ci95: (0,statistics/* storedInterval */.Hy)(change.interval, precision),
        p: (0,numbers/* stored */.su)(change.p, 'six decimals'),
        ...(correctedP !== undefined && { p_fall: (0,numbers/* stored */.su)(correctedP, 'six decimals') }),
        word: ungated ?? (0,baseline_change/* changeWord */.dY)(change, (0,regression_checks/* shownDrop */.lb)(change, precision), allowedOf(subject, policy), correctedP),
    };
}
function describeSessions(comparison, { precision, dimensions }) {
    return comparison.pairs.map((pair) => {
        const delta = (subject) => (0,numbers/* stored */.su)((0,compare/* deltaOf */.e0)(pair, subject), precision);
        return {
            name: pair.now.golden.name,
            delta: delta('overall'),
            dimensions: (0,per_dimension/* perEach */.lw)(dimensions, delta),
        };
    });
}
function describeAccepted({ pairs }, { precision }) {
    const since = (0,compare/* acceptedSince */.uN)(pairs);
    if (since.length === 0)
        return {};
    const score = (value) => (0,numbers/* stored */.su)(value, precision);
    return {
        accepted_since: since.map(({ name, before, byBase, now }) => ({
            name,
            before: score(before),
            by_base: score(byBase),
            now: score(now),
        })),
    };
}
function describeJudged(sinceBase, { thresholds, minMeasured }) {
    const changes = JUDGED_DROPS.flatMap((kind) => {
        const most = thresholds[kind];
        if (most === null)
            return [];
        return sinceBase.subjects(kind).map((of) => describeJudgedChange(of, sinceBase.changeOf(of, minMeasured), most));
    });
    return changes.length === 0 ? {} : { judge: changes };
}
function describeJudgedChange(of, found, most) {
    if ('obstacle' in found) {
        const unknown = { before: null, now: null, delta: null, ci95: null, p: null, word: null, fallen: [] };
        return { of, reason: found.obstacle, paired: 0, ...unknown };
    }
    const { change, pairs } = found;
    return {
        of,
        reason: null,
        paired: pairs.length,
        before: (0,numbers/* stored */.su)(change.before, 'six decimals'),
        now: (0,numbers/* stored */.su)(change.now, 'six decimals'),
        delta: (0,numbers/* stored */.su)(change.delta, 'six decimals'),
        ci95: (0,statistics/* storedInterval */.Hy)(change.interval, 'six decimals'),
        p: (0,numbers/* stored */.su)(change.p, 'six decimals'),
        word: (0,baseline_change/* changeWord */.dY)(change, (0,regression_checks/* shownDrop */.lb)(change, 'six decimals'), (0,numbers/* shown */.SP)(most), undefined),
        fallen: (0,judge_regression/* fallenIn */._I)(found).map((pair) => ({ ...pair })),
    };
}
function trendOf(compared) {
    if (compared === null || (0,regression_checks/* isNotCompared */.Jh)(compared))
        return {};
    const { report } = compared.facts;
    if (report.overall_mean === null)
        return {};
    const own = {
        scored_at: report.scored_at,
        overall_mean: report.overall_mean,
        ci95: report.statistics?.overall?.ci95 ?? null,
    };
    const points = [...(report.trend ?? []), own].slice(-drift/* MOST_EARLIER */.Dr);
    return { trend: points.map(({ scored_at, overall_mean, ci95 }) => ({ scored_at, overall_mean, ci95 })) };
}
function allowedOf(subject, policy) {
    const limits = (0,regression_checks/* regressionLimits */.m2)(policy);
    const most = (limits.find(({ of }) => of === subject) ?? limits.find(({ of }) => of === 'overall'))?.threshold;
    return most === undefined ? null : (0,numbers/* shown */.SP)(most);
}
function ungatedWords(comparison, policy) {
    const held = (0,regression_checks/* regressionLimits */.m2)(policy).map(({ of }) => of);
    const rows = policy.dimensions.filter((dimension) => !held.includes(dimension));
    const changes = rows.map((dimension) => (0,regression_checks/* changeOf */.C2)(comparison, dimension));
    const falls = (0,max_t/* fallPs */.D)(changes.map((change) => change.changes));
    const rises = (0,max_t/* fallPs */.D)(changes.map((change) => change.changes.map((delta) => -delta)));
    return new Map(changes.map((change, i) => {
        const [row = 'overall', drop] = [rows[i], (0,regression_checks/* shownDrop */.lb)(change, policy.precision)];
        const word = (0,baseline_change/* changeWord */.dY)(change, drop, allowedOf(row, policy), falls[i] ?? 1);
        return [row, word === 'improvement' && (rises[i] ?? 1) > fall_levels/* FALL_LEVEL */.nB ? 'noise' : word];
    }));
}

var descriptive = __webpack_require__(94400);
;// CONCATENATED MODULE: ./build/statistics/detectable-change.js

const FEWEST_SIGNS = 5;
const ALL_FIVE_FALL = 1.709843;
const HALF_A_THOUSANDTH = 0.0005;
const MOST_SESSIONS = 10_000_000;
function detectableChange({ sessions, spread, seen = sessions }, allowed) {
    if (sessions < FEWEST_SIGNS)
        return null;
    const most = allowed + HALF_A_THOUSANDTH;
    const dropSeenBy = (size) => {
        const limit = spreadAtMost(spread, Math.max(1, (size * seen) / sessions - 1));
        const error = limit / Math.sqrt(size);
        if (size === FEWEST_SIGNS)
            return Math.max(most + interval/* Z_80 */.ME * error, ALL_FIVE_FALL * limit);
        return Math.max(most, (0,interval/* student975 */.F$)(size - 1) * error) + interval/* Z_80 */.ME * error;
    };
    const drop = dropSeenBy(sessions);
    if (drop > 1)
        return null;
    if (dropSeenBy(MOST_SESSIONS) > drop / 2)
        return { drop, sessionsToHalve: null };
    let [few, enough] = [sessions, MOST_SESSIONS];
    while (enough - few > 1) {
        const middle = Math.floor((few + enough) / 2);
        if (dropSeenBy(middle) <= drop / 2)
            enough = middle;
        else
            few = middle;
    }
    return { drop, sessionsToHalve: enough - sessions };
}
function spreadAtMost(seen, degrees) {
    const step = 2 / (9 * degrees);
    const root = 1 - step - interval/* Z_80 */.ME * Math.sqrt(step);
    return seen / Math.sqrt(root * root * root);
}

;// CONCATENATED MODULE: ./build/report/describe-detectable.js





const ROUNDING = 1e-12;
function describeDetectable(rated, compared, policy) {
    const found = seenIn(rated, compared);
    if (found === null || found.seen.spread < ROUNDING)
        return null;
    const change = detectableChange(found.seen, (0,regression_checks/* regressionLimits */.m2)(policy)[0]?.threshold ?? 0);
    if (change === null)
        return null;
    return {
        drop: (0,numbers/* stored */.su)(change.drop, policy.precision),
        power: 0.8,
        basis: found.basis,
        sessions: found.seen.sessions,
        sessions_to_halve: change.sessionsToHalve,
    };
}
function seenIn(rated, compared) {
    if (compared !== null && !(0,regression_checks/* isNotCompared */.Jh)(compared)) {
        const { changes, spread } = compared.comparison.overall;
        const moved = changes.filter((change) => Math.abs(change) > ROUNDING).length;
        return spread === null ? null : { seen: { sessions: changes.length, spread, seen: moved }, basis: 'changes' };
    }
    const sessions = rated.length;
    const within = (0,statistics/* withinSessions */.hL)(rated);
    if (within !== null && within.variance > ROUNDING) {
        const spread = Math.sqrt((2 * within.variance) / within.samples);
        return { seen: { sessions, spread, seen: sessions * (within.samples - 1) + 1 }, basis: 'samples' };
    }
    const spread = (0,descriptive/* standardDeviation */.Fx)(rated.map(({ overall }) => overall));
    return spread === null ? null : { seen: { sessions, spread }, basis: 'scores' };
}

var session_details = __webpack_require__(98121);
;// CONCATENATED MODULE: ./build/report/exam-report.js


const MOST_NAMED = 20;
function reportExam(rated, policy) {
    const gatesOf = (0,evaluate/* gatesOfOne */.iZ)(policy);
    const examined = rated.flatMap((session) => (session.taught?.results ?? []).map((taught) => ({
        session: session.golden.name,
        taught,
        gates: gatesOf(asSession(session, taught)),
    })));
    if (examined.length === 0)
        return {};
    const of = (wanted) => examined.filter(({ taught }) => taught.kind === wanted);
    const slipped = of('rejected').filter(({ gates }) => gates.length === 0);
    const blocked = of('accepted').filter(({ gates }) => gates.length > 0);
    const [rejected, accepted] = [of('rejected').length, of('accepted').length];
    const left = (kind) => {
        const count = rated.reduce((sum, { taught }) => sum + (taught?.left[kind] ?? 0), 0);
        return count === 0 ? {} : { not_asked: count };
    };
    return {
        exam: {
            rejected: {
                summaries: rejected,
                ...left('rejected'),
                failed: rejected - slipped.length,
                slipped: slipped
                    .slice(0, MOST_NAMED)
                    .map(({ session, taught: { id, because } }) => ({ session, id, because: because ?? '' })),
            },
            accepted: {
                summaries: accepted,
                ...left('accepted'),
                passed: accepted - blocked.length,
                blocked: blocked
                    .slice(0, MOST_NAMED)
                    .map(({ session, taught: { id }, gates }) => ({ session, id, gates: [...gates] })),
            },
        },
    };
}
function asSession({ golden, dimensions }, { overall, scores, codes }) {
    return {
        status: 'scored',
        golden,
        overall,
        dimensions: dimensions.map(({ dimension }, i) => ({ dimension, score: scores[i] ?? 0, reason: '' })),
        defects: codes.map((code) => ({ code, dimension: null, message: '', suggestion: null, place: golden.place })),
        details: session_details/* NO_DETAILS */.pH,
        candidatePath: null,
        candidateDigest: null,
    };
}

;// CONCATENATED MODULE: ./build/report/findings-budget.js


const FINDINGS_PER_REPORT = 20_000;
function allotFindings(sessions, failed) {
    const order = sessions
        .filter((session) => (0,scored_session/* countDefects */.aT)(session) > 0)
        .map((session) => ({ session, name: (0,scored_session/* nameOf */.Vb)(session), overall: overallOf(session) }))
        .sort((a, b) => Number(failed.has(b.name)) - Number(failed.has(a.name)) || a.overall - b.overall);
    const allotted = new Map();
    const reserved = Math.min(order.filter(({ name }) => failed.has(name)).length, FINDINGS_PER_REPORT);
    let left = FINDINGS_PER_REPORT - reserved;
    for (const [at, { session, name }] of order.entries()) {
        const own = at < reserved ? 1 : 0;
        const share = Math.min((0,scored_session/* countDefects */.aT)(session), session_record/* FINDINGS_PER_SESSION */.s$, left + own);
        if (share === 0)
            break;
        allotted.set(name, share);
        left -= share - own;
    }
    return allotted;
}
function overallOf(session) {
    return (0,scored_session/* isRated */.Lr)(session) ? session.overall : 1;
}
function withElsewhere(allotted, { elsewhere }) {
    return elsewhere.size === 0
        ? allotted
        : new Map([...[...elsewhere.keys()].map((name) => [name, 0]), ...allotted]);
}
function omissions(rated, allotted, unmatched) {
    const all = rated.reduce((sum, session) => sum + (0,scored_session/* countDefects */.aT)(session), unmatched);
    const kept = [...allotted.values()].reduce((sum, share) => sum + share, Math.min(unmatched, session_record/* MOST_OUTSIDE_FINDINGS */.BI));
    return kept === all ? [] : [`Only ${kept} of ${all} findings are in this report, those of failing sessions first.`];
}

var golden_caveats = __webpack_require__(73382);
var judge_report = __webpack_require__(45554);
var lazy_sessions = __webpack_require__(93079);
var policy_caveats = __webpack_require__(96089);
var report_session = __webpack_require__(25008);
var reported_settings = __webpack_require__(88832);
var taught_caveats = __webpack_require__(57000);
var title = __webpack_require__(25773);
;// CONCATENATED MODULE: ./build/report/build-report.js































function buildReport(facts, digest) {
    const run = evaluateRun(facts, digest);
    const { rated, unreferenced, policy, compared, evaluation } = run;
    const allotted = withElsewhere(allotFindings([...rated, ...unreferenced], evaluation.failedSessions), evaluation);
    const ofNobody = facts.defects.length + facts.moreDefects;
    const baseline = baselineOf(run, digest);
    const numbers = numbersOf(run);
    const report = {
        schema_version: 1,
        tool: { name: 'summary-gate', version: version/* VERSION */.x },
        scored_at: `${facts.scoredAt.toISOString().slice(0, 19)}Z`,
        ...(facts.identity !== undefined && { identity: facts.identity }),
        verdict: evaluation.verdict,
        title: titleOf(run, numbers, baseline),
        ...numbers,
        gates: [...evaluation.gates],
        gates_failed: [...evaluation.failures],
        sessions: [],
        findings: findingsOfNobody(facts.defects, ofNobody, evaluation),
        ...settingsOf(facts, digest),
        ...inputsOf(run, digest),
        ...(baseline !== undefined && { baseline }),
        ...reportExam(rated, policy),
        ...(facts.strength !== undefined && { gate_strength: facts.strength }),
        ...trendOf(compared),
        caveats: [
            ...(0,caveats/* findCaveats */.d)(facts, rated, evaluation, baseline),
            ...omissions([...rated, ...unreferenced], allotted, ofNobody),
        ],
    };
    const known = { evaluation, allotted, waivers: facts.waivers, judge: facts.judge };
    return { ...(0,redact/* maskTexts */.X)(report), sessions: (0,lazy_sessions/* lazySessions */.U)(facts.sessions, known, sessionWriter(run, allotted, digest)) };
}
function evaluateRun(facts, digest) {
    const rated = facts.sessions.filter(scored_session/* isRated */.Lr);
    const unreferenced = facts.sessions.filter(scored_session/* isUnreferenced */.lu);
    const policy = (0,gates_policy/* policyOf */.US)(facts.settings);
    const compared = (0,compare_run/* compareRun */.X)(facts, rated);
    const evaluation = (0,evaluate/* evaluateGates */.ud)(rated, facts.judge, policy, {
        waivers: facts.waivers,
        compared,
        unreferenced: unreferenced.length,
        digest,
    });
    return { facts, rated, unreferenced, policy, compared, evaluation };
}
function baselineOf({ facts, policy, compared, evaluation }, digest) {
    if (compared === null)
        return undefined;
    const changedFormat = (0,changed_measure/* changedFormatSettings */.JK)(facts);
    const digests = {
        ...facts.inputs,
        ...(changedFormat.length === 0 && { corpus: facts.corpus.digest }),
        ...(facts.judge !== null && { guidelines: facts.judge.guidelines?.digest ?? null }),
    };
    return {
        ...describeBaseline(compared, policy, digests, evaluation),
        ...(changedFormat.length > 0 && { changed_settings: [...changedFormat] }),
        ...(0,changed_measure/* changedMeasure */.XZ)(facts, digest),
    };
}
function numbersOf({ facts, rated, policy, compared }) {
    const { precision } = policy;
    const has = facts.settings.values.dimensions;
    const [overall = statistics/* NOTHING */.K$, ...perDimension] = (0,statistics/* describeScores */.To)(seriesOf(rated, has), precision, ['overall', ...has]);
    const distributionOf = (dimension) => perDimension[has.indexOf(dimension)] ?? statistics/* NOTHING */.K$;
    const scored = rated.map((session) => session.overall).sort((a, b) => a - b);
    return {
        corpus_size: rated.length,
        overall_mean: overall.mean,
        overall_min: scored.at(0) ?? null,
        overall_max: scored.at(-1) ?? null,
        dimension_means: (0,per_dimension/* perEach */.lw)(has, (dimension) => distributionOf(dimension).mean),
        statistics: {
            overall,
            dimensions: (0,per_dimension/* perEach */.lw)(has, distributionOf),
            interval: (0,statistics/* describeIntervals */.mb)(rated.length),
            detectable_change: describeDetectable(rated, compared, policy),
            ...(0,statistics/* describeSamples */.tT)(rated, precision),
        },
    };
}
function titleOf({ facts, rated, unreferenced, policy, evaluation }, { corpus_size, overall_mean }, baseline) {
    const { judge } = facts;
    return (0,title/* verdictTitle */.Sw)({ verdict: evaluation.verdict, corpus_size, overall_mean, gates: [...evaluation.gates], baseline }, {
        unreferenced: unreferenced.length,
        mean: judge === null ? null : (0,judge_facts/* judgeMean */.t_)(judge, 'overall'),
        isSimulated: judge?.isSimulated === true,
        ofPullRequest: believedAnswers(judge),
        isMissing: (0,evaluate/* lacksRequiredJudge */.fW)(judge, policy),
        isVoid: judge?.voided != null,
    }, facts.settings.policy, {
        failing: rated.filter(({ golden }) => evaluation.unwaivedSessions.has(golden.name)).length,
        heldTo: `${(0,policy_caveats/* broughtInTitle */.zD)(facts)}${(0,taught_caveats/* taughtInTitle */.xS)((0,taught_caveats/* findUnvouched */.$g)(facts))}${(0,golden_caveats/* goldenInTitle */.ZT)(facts, baseline)}${(0,changed_measure/* measureInTitle */.oK)(baseline)}`,
    });
}
function findingsOfNobody(defects, count, evaluation) {
    return (0,alike_findings/* oneOfAlike */.e)(defects.slice(0, session_record/* MOST_OUTSIDE_FINDINGS */.BI), count <= session_record/* MOST_OUTSIDE_FINDINGS */.BI).map((defect) => ({
        ...(0,report_session/* toFinding */.N6)(defect, (0,finding/* isDiagnosis */.k4)(defect) && failsBy(defect.code, evaluation)),
        ...(evaluation.isNewOutside(defect) && { new: true }),
    }));
}
function settingsOf({ settings, judge }, digest) {
    const { values, policy } = settings;
    const has = values.dimensions;
    return {
        rubric: { version: values.rubric, weights: (0,per_dimension/* perEach */.lw)(has, (dimension) => values.weights[dimension]) },
        settings: (0,reported_settings/* reportedSettings */.f8)(settings, table/* SETTING_NAMES */.OI),
        ...(judge !== null && { judge: (0,judge_report/* toReportJudge */.dC)(judge, has, (0,alerts/* alertsOf */.Hk)(judge, values.alerts)) }),
        ...(policy !== undefined && { policy: toReportPolicy(policy) }),
        settings_digest: (0,reported_settings/* settingsDigest */.KI)(settings, digest, judge?.promptVersion),
    };
}
function inputsOf({ facts, rated, unreferenced }, digest) {
    const { corpus, waivers, inputs } = facts;
    return {
        skipped_folders: corpus.skippedFolders,
        corpus_digest: corpus.digest,
        candidates_digest: digest((0,canonical/* canonicalList */.bt)([...rated, ...unreferenced], (session) => [(0,scored_session/* nameOf */.Vb)(session), digestsOf(session)])),
        config_digest: inputs.config,
        ...(waivers.length > 0 && { waivers: waivers.map((waiver) => ({ ...waiver })) }),
        waivers_digest: inputs.waivers,
        cassette_digest: inputs.cassette,
    };
}
function sessionWriter({ facts, policy, compared, evaluation }, allotted, digest) {
    const { precision } = policy;
    const { judge, waivers } = facts;
    const plain = (session) => (0,report_session/* toReportSession */.sY)(session, evaluation, allotted, judge, waivers, { digest, precision });
    const earlier = (0,drift/* passedOn */.I3)(compared, policy);
    return earlier === null ? plain : (session) => withEarlier(plain(session), earlier);
}
function withEarlier(session, earlier) {
    const scores = earlier.get(session.name);
    return scores === undefined ? session : { ...session, earlier: [...scores] };
}
function failsBy(code, { gates }) {
    return gates.some(({ id, status }) => status === 'fail' && (0,fail_on/* codesOfGate */.NH)(id).includes(code));
}
function toReportPolicy({ changed, unread, isNew }) {
    return {
        changed: changed.map(({ name, isBehind, ...values }) => ({
            setting: name,
            ...values,
            ...(isBehind === true && { is_behind: true }),
        })),
        unread,
        brings_workflow: isNew,
        ...(changed.length > 0 && changed.every(({ isBehind }) => isBehind === true) && { is_behind: true }),
    };
}
function digestsOf(session) {
    const samples = (0,scored_session/* isRated */.Lr)(session) ? session.samples : undefined;
    return samples === undefined
        ? session.candidateDigest
        : samples.all.map(({ sample, candidateDigest }) => [sample, candidateDigest]);
}
function believedAnswers(judge) {
    const fresh = judge?.newRecordings;
    return fresh?.treatment === 'believed' ? fresh.needed : 0;
}
function seriesOf(rated, has) {
    const series = has.map(() => []);
    for (const { dimensions } of rated) {
        for (let i = 0; i < has.length; i++) {
            series[i]?.push(dimensions.find(({ dimension }) => dimension === has[i])?.score ?? 0);
        }
    }
    return [rated.map(({ overall }) => overall), ...series];
}

var base_texts = __webpack_require__(60808);
var lost_fields = __webpack_require__(8450);
var session_over = __webpack_require__(98677);
;// CONCATENATED MODULE: ./build/scoring/worst-alone.js


function worstAlone(session) {
    return session.samples === undefined ? session : new WorstAlone(session);
}
class WorstAlone extends session_over/* SessionOver */.z {
    get #worst() {
        const { samples } = this.session;
        const worst = samples === undefined ? undefined : (0,scored_session/* worstOf */.hm)(samples);
        if (worst === undefined)
            throw new RangeError('a session with samples has a worst one');
        return worst;
    }
    get status() {
        return this.#worst.status;
    }
    get overall() {
        return this.#worst.overall;
    }
    get dimensions() {
        const { scores } = this.#worst;
        return this.session.dimensions.map(({ dimension, reason }, i) => ({ dimension, reason, score: scores[i] ?? 0 }));
    }
    get defects() {
        return this.#worst.defects;
    }
    get defectCount() {
        return this.#worst.defectCount;
    }
    get defectCodes() {
        return this.#worst.codes;
    }
    get candidatePath() {
        return this.#worst.candidatePath;
    }
    get candidateDigest() {
        return this.#worst.candidateDigest;
    }
    get samples() {
        return undefined;
    }
}

var seeded_random = __webpack_require__(8802);
var core_text = __webpack_require__(26067);
var settings_fail_on = __webpack_require__(93018);
var core_summary = __webpack_require__(37166);
var findings_defects = __webpack_require__(88190);
var grounding_defects = __webpack_require__(63421);
var requirement_defects = __webpack_require__(67947);
var foreign_statements = __webpack_require__(84561);
var grounding_statements = __webpack_require__(90634);
var read_words = __webpack_require__(93408);
var requirement_check = __webpack_require__(86588);
var v2_vocabularies = __webpack_require__(68441);
;// CONCATENATED MODULE: ./build/self-test/in-short.js











function rateInShort(otherReferences, score, failing, vocabularies = new v2_vocabularies/* Vocabularies */.z()) {
    const check = new requirement_check/* RequirementCheck */.gx(vocabularies);
    const ownWords = lastKept(({ summary }) => (0,read_words/* wordsIn */.Hn)((0,core_summary/* partsOfSummary */.uQ)(summary).map(({ text }) => text)));
    const statements = new foreign_statements/* ForeignStatements */.D(() => otherReferences.map(({ name, summary }) => ({
        name,
        statements: (0,grounding_statements/* toldSentences */._)(summary).map(({ text }) => text),
    })), vocabularies);
    const foreign = (reference, text) => {
        const own = { hasWord: (hash) => ownWords(reference).has(hash), isWhole: false };
        return (0,grounding_defects/* foreignDefects */.Pi)(text, { session: reference.name, statements, own }, NOWHERE);
    };
    const isFailing = ({ code }) => failing.has(code);
    return ({ golden, reference }, text) => {
        const { overall, dimensions } = score(reference.summary, text);
        let defects;
        return {
            status: 'scored',
            golden,
            overall,
            dimensions,
            get defects() {
                if (defects !== undefined)
                    return defects;
                let found = (0,findings_defects/* findDefects */._)(reference.summary, text, (0,grounding_defects/* withoutOtherFacts */.EY)(dimensions), NOWHERE);
                if (FOREIGN_CODES.some((code) => failing.has(code)) && !found.some(isFailing)) {
                    found = [...found, ...foreign(reference, text)];
                }
                if (REQUIREMENT_CODES.some((code) => failing.has(code)) && !found.some(isFailing)) {
                    found = [...found, ...(0,requirement_defects/* requirementDefects */.MU)(check.check(golden.requirements, text, reference.summary), NOWHERE)];
                }
                defects = found.toSorted(finding/* byWeight */.IN);
                return defects;
            },
            candidatePath: null,
            details: session_details/* NO_DETAILS */.pH,
            candidateDigest: null,
        };
    };
}
const FOREIGN_CODES = ['FOREIGN_ACTION', 'FOREIGN_SENTENCE'];
const REQUIREMENT_CODES = ['REQUIREMENT_UNMET', 'REQUIREMENT_VIOLATED'];
function lastKept(make) {
    let last;
    return (from) => {
        if (last?.from !== from)
            last = { from, to: make(from) };
        return last.to;
    };
}
const NOWHERE = () => ({ file: '' });

var edits_of = __webpack_require__(29884);
var mutations_mutations = __webpack_require__(97129);
var rated_mutation = __webpack_require__(92790);
;// CONCATENATED MODULE: ./build/self-test/gate-strength.js








const MOST_TESTED = 1_000;
const MOST_MUTATIONS = 60;
const MOST_TRIES = 6 * MOST_MUTATIONS;
const MOST_OTHER_REFERENCES = 50;
function strengthOf(sessions, policy, score, vocabularies) {
    if (sessions.length === 0 || sessions.length > MOST_TESTED)
        return {};
    const both = sessions.map((session) => ({ session, reference: referenceOf(session) }));
    const candidates = both
        .filter(({ session: { rated } }) => rated.details.referenceUsed === undefined && (0,rated_mutation/* passesUndamaged */.mT)(rated, policy))
        .map(({ session, reference }) => candidateOf(session, reference.text));
    const references = both.map(({ reference }) => reference);
    const otherReferences = references.slice(0, MOST_OTHER_REFERENCES).map(({ text }) => text);
    const mutations = [
        ...drawMutations(candidates.length === 0 ? references : candidates, otherReferences, (0,edits_of/* editsOf */.t)(policy.dimensions)),
    ].sort((a, b) => (0,core_text/* byCodePoint */.HH)(a.mutation.session, b.mutation.session));
    const rate = rateInShort(otherReferences, score, (0,settings_fail_on/* codesNamedBy */.xb)(policy.thresholds['fail-on']), vocabularies);
    const rated = mutations.map(({ mutation, of }) => ({ mutation, rated: rate(of, mutation.summary) }));
    const of = (effect) => rated.filter(({ mutation }) => mutation.edit.effect === effect);
    const failing = (mutations) => mutations.filter((mutation) => (0,rated_mutation/* failsEverywhere */.eW)(mutation, policy)).length;
    const [damaging, harmless] = [of('damaging'), of('harmless')];
    return {
        strength: {
            texts: candidates.length === 0 ? 'references' : 'candidates',
            variants: rated.length,
            damaging: damaging.length,
            caught: failing(damaging),
            harmless: harmless.length,
            blocked: failing(harmless),
        },
    };
}
function referenceOf({ rated: { golden }, reference }) {
    const text = maskedWhenRead(golden.name, reference);
    return { golden, text, reference: text };
}
function candidateOf({ rated: { golden }, candidate }, reference) {
    const read = () => {
        const summary = candidate();
        if (summary === null)
            throw new RangeError('a session that passes has a candidate');
        return summary;
    };
    return { golden, text: maskedWhenRead(golden.name, read), reference };
}
function maskedWhenRead(name, read) {
    let masked;
    return {
        name,
        get summary() {
            masked ??= (0,redact/* maskedSummary */.uM)(read());
            return masked;
        },
    };
}
function drawMutations(texts, otherReferences, edits) {
    const random = (0,seeded_random/* seededRandom */.Is)((0,seeded_random/* hashOf */.qQ)('gate strength'));
    const mutations = [];
    const seen = new Set();
    for (let tries = 0, round = (0,seeded_random/* shuffled */.A4)(edits, random); tries < MOST_TRIES && mutations.length < MOST_MUTATIONS; tries++) {
        if (tries % edits.length === 0)
            round = (0,seeded_random/* shuffled */.A4)(edits, random);
        const edit = round[tries % edits.length];
        const of = texts[random.below(texts.length)];
        const dose = edit?.doses[random.below(edit.doses.length)];
        if (edit === undefined || of === undefined || dose === undefined)
            continue;
        const key = `${of.text.name}\n${edit.kind}\n${dose}`;
        if (seen.has(key))
            continue;
        seen.add(key);
        if ((0,rated_mutation/* isTooLong */.pn)(of.text.summary, of.reference.summary))
            continue;
        const summary = (0,mutations_mutations/* mutationOf */.vo)(edit, dose, of.text, otherReferences, of.reference.summary);
        if (summary !== null)
            mutations.push({ mutation: { edit, dose, session: of.text.name, summary }, of });
    }
    return mutations;
}

var workspace_path = __webpack_require__(53215);
var reference_file = __webpack_require__(1879);
var taught_summary = __webpack_require__(65775);
;// CONCATENATED MODULE: ./build/run/facts-of-base.js





async function factsOfBase(found, settings, ports) {
    return {
        ...(await acceptedOnBase(found, ports)),
        ...(await broughtAlong(found, settings, ports)),
        ...(await changedGolden(settings, ports)),
    };
}
const MOST_ASKED = 30;
async function acceptedOnBase({ sessions, baseline }, { files, isOnBase }) {
    if (isOnBase === undefined || baseline?.kind === 'found')
        return {};
    const known = new Map();
    const isThere = async (file) => {
        if (!known.has(file))
            known.set(file, known.size < MOST_ASKED && (await isOnBase(file)));
        return known.get(file) === true;
    };
    const names = new Set();
    for (const session of sessions) {
        if (!(0,scored_session/* isRated */.Lr)(session) || session.taught?.wordings === undefined)
            continue;
        const paths = filesOf(session, files);
        let isWhole = paths.length > 0;
        for (const path of paths)
            isWhole &&= await isThere(path);
        if (isWhole)
            names.add(session.golden.name);
    }
    return names.size === 0 ? {} : { acceptedOnBase: names };
}
function filesOf({ golden: { place } }, files) {
    const folder = (0,reference_file/* folderOfReference */.Jw)(place.file);
    if (folder === undefined)
        return [place.file];
    const accepted = (0,workspace_path/* pathIn */.l)(folder, 'accepted');
    if (files.kind(accepted) !== 'folder')
        return [];
    const names = files.list(accepted).filter((name) => !name.startsWith('.'));
    return names.length > taught_summary/* MOST_TAUGHT */.Ke.accepted ? [] : names.map((name) => `${accepted}/${name}`);
}
async function broughtAlong({ baseline, waivers = [] }, settings, { isOfPullRequest }) {
    if (isOfPullRequest === undefined)
        return {};
    const { baseline: report, waivers: file } = settings;
    const decisive = [
        ...(baseline?.kind !== 'found' || report === null || report === 'auto'
            ? []
            : [{ what: 'baseline', file: report }]),
        ...(waivers.length === 0 ? [] : [{ what: 'waivers', file: file ?? table/* DEFAULT_WAIVERS */.y0 }]),
    ];
    const brought = [];
    for (const one of decisive)
        if (await isOfPullRequest(one.file))
            brought.push(one);
    return brought.length === 0 ? {} : { broughtAlong: brought };
}
async function changedGolden({ corpus }, { goldenOnBase }) {
    const found = await goldenOnBase?.(corpus);
    return found === undefined ? {} : { goldenOnBase: found };
}

var identity = __webpack_require__(52761);
;// CONCATENATED MODULE: ./build/run/conclude.js











async function conclude(found, ports) {
    const { settings, corpus, scoredAt, leftOut, moreDefects, judge, baseline, waivers, inputs, diagnosis } = found;
    const sessions = (0,lost_fields/* withLostFields */.G)(found.sessions, diagnosis.lost, settings.values['fail-on']);
    const policy = (0,gates_policy/* policyOf */.US)(settings);
    const toChange = sessions.flatMap((session, index) => (0,scored_session/* isRated */.Lr)(session) ? [{ rated: worstAlone(session), ...found.textsToChange(index) }] : []);
    const facts = {
        scoredAt,
        settings,
        corpus,
        sessions: (0,judged_findings/* withJudgements */.Fi)(sessions, judge, policy),
        defects: [...diagnosis.defects, ...found.defects],
        moreDefects,
        leftOut,
        judge,
        baseline,
        waivers,
        inputs,
        ...(0,identity/* identified */.A)(ports),
        ...(await factsOfBase(found, settings.values, ports)),
        ...strengthOf(toChange, policy, found.score, found.vocabularies),
    };
    return {
        report: buildReport(facts, ports.digest),
        texts: found.texts,
        baseTexts: (0,base_texts/* openBaseTexts */.O)(baseline, (0,format_of/* formatOf */.b)(settings.values), ports.digest),
        candidateLines: found.candidateLines,
        close: found.close,
    };
}


/***/ }),

/***/ 52761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ identified),
  l: () => (/* binding */ identityOfRun)
});

var git = __webpack_require__(6689);
var payload = __webpack_require__(71427);
var run_identity = __webpack_require__(30856);
var base_commit = __webpack_require__(89572);
var run_context = __webpack_require__(59426);
;// CONCATENATED MODULE: ./build/adapters/github/run-identity.js



function identityOfWorkflow(env, payload, pullRequest) {
    const context = (0,run_context/* readRunContext */.$)({ env, payload, pullRequest });
    if (context === undefined)
        return undefined;
    const { shape } = run_identity/* identitySchema */.g;
    const name = proper(shape.repository, env['GITHUB_REPOSITORY']);
    if (name === undefined)
        return undefined;
    const { commit, pull_request } = ofTarget(context);
    const said = {
        repository: name,
        server_url: env['GITHUB_SERVER_URL'] ? proper(shape.server_url, context.serverUrl) : undefined,
        pull_request: proper(shape.pull_request, pull_request),
        commit: proper(shape.commit, commit),
        base_commit: proper(shape.base_commit, baseOf(env, payload)),
        run_id: numberOf(env['GITHUB_RUN_ID']),
        run_attempt: numberOf(env['GITHUB_RUN_ATTEMPT']),
    };
    return run_identity/* identitySchema */.g.parse(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)));
}
function proper(shape, value) {
    const parsed = shape.safeParse(value);
    return parsed.success ? parsed.data : undefined;
}
function ofTarget(target) {
    if (target.kind === 'named-pull-request')
        return { pull_request: target.number };
    return { ...(target.kind === 'pull-request' && { pull_request: target.number }), commit: target.headSha };
}
function baseOf(env, payload) {
    const found = (0,base_commit/* baseCommitOf */.s)(env['GITHUB_EVENT_NAME'] ?? '', payload, undefined);
    return found?.kind === 'commit' ? found.sha : found?.base;
}
function numberOf(text) {
    return text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
}

;// CONCATENATED MODULE: ./build/run/identity.js



function identityOfRun(workspace, env, pullRequest) {
    const ofWorkflow = identityOfWorkflow(env, (0,payload/* readPayload */.r)(env), pullRequest);
    if (ofWorkflow !== undefined)
        return ofWorkflow;
    const found = (0,git/* checkedOut */.M8)(workspace, env);
    if (found === undefined)
        return undefined;
    const { commit, isChanged } = found;
    return { commit, ...(isChanged !== undefined && { uncommitted_changes: isChanged }) };
}
function identified({ identity }) {
    const found = identity?.();
    return found === undefined ? {} : { identity: found };
}


/***/ }),

/***/ 27402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ runPipeline),
/* harmony export */   s: () => (/* binding */ examine)
/* harmony export */ });
/* harmony import */ var _scoring_score_sessions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14924);
/* harmony import */ var _conclude_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68954);


async function runPipeline(settings, ports, judge) {
    const marks = settings.values['report-formats'].includes('html') ? 'of the worst' : 'none';
    const { scored, judge: said } = await examine(settings, ports, { accepts: () => true, defects: 'of a report', marks }, judge);
    try {
        return await (0,_conclude_js__WEBPACK_IMPORTED_MODULE_1__/* .conclude */ .E)(foundBy(scored, said), ports);
    }
    catch (error) {
        scored.close();
        throw error;
    }
}
async function examine(settings, ports, extent, judge) {
    const scored = await (0,_scoring_score_sessions_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreSessions */ .GM)(settings, ports, extent);
    try {
        return { scored, judge: judge === undefined ? null : await judge(scored) };
    }
    catch (error) {
        scored.close();
        throw error;
    }
}
function foundBy(scored, judge) {
    const { inputs, unmatched, scorer, goldenOf, worstOf } = scored;
    return {
        ...scored,
        scoredAt: inputs.scoredAt,
        defects: unmatched.defects,
        moreDefects: unmatched.moreDefects,
        leftOut: unmatched.leftOut,
        judge,
        baseline: inputs.baseline,
        waivers: inputs.waivers,
        inputs: inputs.digests,
        score: scorer.score,
        vocabularies: scorer.vocabularies,
        textsToChange: (index) => ({
            reference: () => {
                const golden = goldenOf(index);
                if (golden === undefined)
                    throw new RangeError('a session that was scored has a reference');
                return golden.reference;
            },
            candidate: () => worstOf(index)?.summary ?? null,
        }),
    };
}


/***/ }),

/***/ 70375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  aG: () => (/* binding */ estimateRun),
  _D: () => (/* binding */ exportTelemetry),
  eP: () => (/* binding */ forgetReport),
  Iy: () => (/* binding */ openRun),
  sf: () => (/* binding */ runScore),
  TK: () => (/* binding */ sendTelemetryTo),
  kj: () => (/* binding */ withJudge),
  Zk: () => (/* binding */ writeResult)
});

var digest = __webpack_require__(30961);
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(62807);
var write_pieces = __webpack_require__(9518);
;// CONCATENATED MODULE: ./build/adapters/disk/temp-store.js





const IN_MEMORY = 4 << 20;
const WINDOW = 1 << 14;
function openTempStore(folder = (0,external_node_os_.tmpdir)()) {
    return new FileTempStore(folder);
}
class FileTempStore {
    folder;
    constructor(folder) {
        this.folder = folder;
    }
    waiting = Buffer.allocUnsafe(1 << 16);
    used = 0;
    written = 0;
    descriptor;
    window = { offset: 0, bytes: Buffer.alloc(0) };
    put(text) {
        const length = Buffer.byteLength(text);
        if (this.used + length > this.waiting.length)
            this.makeRoom(length);
        const offset = this.written + this.used;
        this.waiting.write(text, this.used);
        this.used += length;
        return { offset, length };
    }
    get(offset, length) {
        if (offset >= this.written) {
            const start = offset - this.written;
            return this.waiting.toString('utf8', start, start + length);
        }
        const { window } = this;
        const start = offset - window.offset;
        if (start >= 0 && start + length <= window.bytes.length)
            return window.bytes.toString('utf8', start, start + length);
        this.window = { offset, bytes: this.readFrom(offset, Math.max(length, WINDOW)) };
        return this.window.bytes.toString('utf8', 0, length);
    }
    close() {
        if (this.descriptor !== undefined)
            (0,external_node_fs_.closeSync)(this.descriptor);
        this.descriptor = undefined;
    }
    makeRoom(length) {
        const wanted = this.used + length;
        if (wanted <= IN_MEMORY || this.used === 0) {
            const grown = Buffer.allocUnsafe(Math.max(wanted, Math.min(IN_MEMORY, this.waiting.length * 2)));
            this.waiting.copy(grown, 0, 0, this.used);
            this.waiting = grown;
            return;
        }
        try {
            this.descriptor ??= openNameless(this.folder);
            (0,write_pieces/* writeAll */.f4)(this.descriptor, this.waiting.subarray(0, this.used));
        }
        catch (error) {
            throw new errors/* UserError */.yo([
                {
                    message: `the results do not fit into the folder for temporary files: ${(0,errors/* reasonOf */.A3)(error)}`,
                    place: { file: this.folder },
                    hint: 'name another folder in TMPDIR',
                },
            ]);
        }
        this.written += this.used;
        this.used = 0;
        if (length > this.waiting.length)
            this.makeRoom(length);
    }
    readFrom(offset, length) {
        const bytes = Buffer.allocUnsafe(Math.min(length, this.written - offset));
        for (let done = 0; done < bytes.length;) {
            const read = (0,external_node_fs_.readSync)(this.descriptor ?? -1, bytes, done, bytes.length - done, offset + done);
            if (read === 0)
                throw new Error('the file of results is shorter than what was written');
            done += read;
        }
        return bytes;
    }
}
function openNameless(parent) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, 'summary-gate-'));
    const path = (0,external_node_path_.join)(folder, 'results');
    const descriptor = (0,external_node_fs_.openSync)(path, 'wx+', 0o600);
    try {
        (0,external_node_fs_.unlinkSync)(path);
        (0,external_node_fs_.rmdirSync)(folder);
    }
    catch {
        process.once('exit', () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 }));
    }
    return descriptor;
}

var engine = __webpack_require__(79651);
var adapters_process = __webpack_require__(17288);
var external_node_v8_ = __webpack_require__(78877);
var external_node_worker_threads_ = __webpack_require__(75919);
var batches = __webpack_require__(74458);
var scoring_role = __webpack_require__(52947);
;// CONCATENATED MODULE: ./build/adapters/threads/scoring-pool.js







const BATCH = 128;
const AHEAD = 2;
const FEWEST_SESSIONS = 20_000;
const FEWEST_LISTS = 8;
const FEWEST_BYTES = 45_000_000;
const LIMITS = { maxYoungGenerationSizeMb: 24 };
const MOST_THREADS = 4;
function openScoringPool(program, env, { root }) {
    return (job, tasks, sessions) => {
        const threads = threadsFor(() => isMuch(sessions, job), env['SUMMARY_GATE_THREADS']);
        return program === undefined || threads < 2 ? undefined : scoreInOrder(program, root, job, tasks, threads);
    };
}
function threadsFor(isWorthIt, wanted) {
    if (wanted !== undefined && /^[1-9]\d?$/.test(wanted))
        return Number(wanted);
    return isWorthIt() ? Math.min((0,external_node_os_.availableParallelism)(), MOST_THREADS) : 1;
}
function isMuch(sessions, { texts: { corpus, candidates } }) {
    if (sessions >= FEWEST_SESSIONS)
        return true;
    if (sessions < FEWEST_LISTS * BATCH)
        return false;
    const lines = [...corpus.parts, ...candidates.parts].filter((part) => part !== undefined);
    return lines.reduce((sum, { descriptor }) => sum + (0,external_node_fs_.fstatSync)(descriptor).size, 0) >= FEWEST_BYTES;
}
async function* scoreInOrder(program, root, { paths, texts, ...rules }, tasks, size) {
    const start = {
        role: scoring_role/* SCORING */.m1,
        paths,
        inputs: { corpus: texts.corpus.parts, candidates: texts.candidates.parts },
        hasMarkdown: texts.corpus.hasMarkdown || texts.candidates.hasMarkdown,
        root,
        ...rules,
    };
    const path = (0,external_node_fs_.realpathSync)(program);
    const threads = Array.from({ length: size }, () => new ScoringThread(path, start));
    try {
        const waiting = [];
        let turn = 0;
        for (const batch of (0,batches/* inBatches */.o)(tasks, BATCH)) {
            const thread = threads[turn++ % size];
            if (thread !== undefined)
                waiting.push(thread.score(batch));
            if (waiting.length >= size * AHEAD)
                yield* recordsOf(await waiting.shift());
        }
        for (const answer of waiting)
            yield* recordsOf(await answer);
    }
    finally {
        await Promise.all(threads.map((thread) => thread.end()));
    }
}
function recordsOf(answer) {
    if (answer === undefined)
        return [];
    if ('problems' in answer)
        throw new errors/* UserError */.yo(answer.problems);
    return answer.records;
}
class ScoringThread {
    worker;
    started;
    waiting = [];
    failure;
    constructor(program, start) {
        this.worker = new external_node_worker_threads_.Worker(program, { workerData: start, stdin: false, resourceLimits: LIMITS });
        this.worker.on('error', (error) => this.fail(error instanceof Error ? error : new Error(String(error))));
        this.worker.on('messageerror', (error) => this.fail(error));
        this.started = new Promise((resolve) => {
            this.worker.on('message', (answer) => {
                resolve();
                if (answer !== scoring_role/* READY */.yE)
                    this.waiting.shift()?.resolve(answer);
            });
            this.worker.on('exit', (code) => {
                this.fail(new Error(`a thread that scores has ended early, with code ${code}`));
                resolve();
            });
        });
    }
    score(tasks) {
        const answer = new Promise((resolve, reject) => {
            if (this.failure !== undefined)
                reject(this.failure);
            else
                this.waiting.push({ resolve, reject });
        });
        answer.catch(() => undefined);
        this.worker.postMessage(tasks);
        return answer;
    }
    async end() {
        await this.started;
        await this.worker.terminate();
    }
    fail(error) {
        this.failure ??= error;
        for (const { reject } of this.waiting.splice(0))
            reject(this.failure);
    }
}
function spareMemory() {
    (0,external_node_v8_.setFlagsFromString)('--optimize-for-size');
}

var score_sessions = __webpack_require__(14924);
var shard_of = __webpack_require__(62954);
var resolve = __webpack_require__(70816);
var rules = __webpack_require__(93271);
var telemetry_telemetry = __webpack_require__(38551);
var identity = __webpack_require__(52761);
var pipeline = __webpack_require__(27402);
var report_files = __webpack_require__(88366);
var disk_files = __webpack_require__(83675);
var git = __webpack_require__(6689);
var core_text = __webpack_require__(26067);
var workspace_path = __webpack_require__(53215);
;// CONCATENATED MODULE: ./build/run/workspace.js





function findWorkspace(inputs, { env, cwd }) {
    const root = env['GITHUB_WORKSPACE'] || (0,git/* gitRootOf */.an)(cwd) || cwd;
    const whole = openFolder(root);
    if (whole === undefined) {
        return {
            problem: {
                message: `the workspace ${JSON.stringify(root)} is not a folder that can be opened`,
                hint: 'GITHUB_WORKSPACE names it',
            },
        };
    }
    const start = 'path' in whole.locate(cwd) ? (0,disk_files/* openWorkspace */.O)(root, cwd) : whole;
    const input = inputs.get('working-directory');
    if (input === undefined)
        return { files: start, folder: (0,workspace_path/* startFolder */.h)(start) };
    const located = start.locate(input.text);
    if ('problem' in located)
        return { problem: { message: `${input.label}: ${located.problem} (${root})` } };
    const kind = start.kind(located.path);
    if (kind !== 'folder') {
        return { problem: { message: `${input.label}: ${JSON.stringify(input.text)}: ${(0,core_text/* describeKind */.SB)(kind)}` } };
    }
    return { files: (0,disk_files/* openWorkspace */.O)(root, (0,external_node_path_.resolve)(root, located.path)), folder: located.path };
}
function openFolder(path) {
    try {
        const files = (0,disk_files/* openWorkspace */.O)(path, path);
        return files.kind('.') === 'folder' ? files : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/run/run.js















function openRun(inputs, environment, earlier = [], rules) {
    const workspace = findWorkspace(inputs, environment);
    const clock = (0,adapters_process/* openClock */.Xx)(environment.env);
    const clockProblems = typeof clock === 'function' ? [] : [clock];
    if ('problem' in workspace)
        throw new errors/* UserError */.yo([...earlier, workspace.problem, ...clockProblems]);
    const resolved = (0,resolve/* resolveSettings */.Mo)(inputs, workspace.files, rules);
    const problems = [...earlier, ...resolved.problems, ...clockProblems];
    return {
        inputs,
        settings: { ...resolved, problems },
        folder: workspace.folder,
        ports: {
            files: workspace.files,
            digest: digest/* sha256 */.s,
            clock: typeof clock === 'function' ? clock : () => new Date(0),
            openTempStore: () => openTempStore(),
            scoreInThreads: openScoringPool(environment.program, environment.env, workspace.files),
            expectLongRun: () => (0,engine/* expectRun */.Z)('long'),
            spareMemory: spareMemory,
            identity: () => (0,identity/* identityOfRun */.l)(workspace.files.root, environment.env, resolved.values['pull-request']),
            time: environment.time,
        },
    };
}
function forgetReport({ settings, ports }) {
    if (!settings.wrong.has('report-dir'))
        (0,report_files/* removeReportFiles */.S7)(settings.values, ports.files);
}
async function runScore(run, env, onProgress) {
    const { settings, ports } = run;
    const files = (0,report_files/* reportNames */.TT)(settings.values['report-formats']);
    const { value, warnings, logPath } = await withJudge(run, files, { env, onProgress }, async (judge) => {
        const outcome = await (0,pipeline/* runPipeline */.a)(settings, ports, judge?.judge);
        if (judge === undefined)
            forgetReport(run);
        return writeResult(run, outcome);
    });
    return {
        ...value,
        written: [...value.written, ...(logPath === undefined ? [] : [logPath])],
        warnings: [...warnings, ...value.warnings],
    };
}
async function withJudge(run, names, { env, onProgress }, use) {
    const { settings, ports } = run;
    if (settings.values.judge === 'off' || settings.problems.length > 0) {
        return { value: await use(undefined), warnings: [], logPath: undefined };
    }
    const { openJudge } = await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(3975), __webpack_require__.e(5397), __webpack_require__.e(2147), __webpack_require__.e(1080), __webpack_require__.e(3771)]).then(__webpack_require__.bind(__webpack_require__, 21080));
    const opened = await openJudge((0,rules/* settingsOfJob */.OK)(settings).values, env, ports);
    let warnings = [];
    let value;
    try {
        value = await use({
            askLabels: opened.askLabels,
            judge: (scored) => {
                forgetReport(run);
                (0,report_files/* refuseUnwritable */.Gt)(settings.values['report-dir'], names, ports.files);
                return opened.judge(scored, onProgress);
            },
        });
    }
    finally {
        warnings = await opened.close();
    }
    return { value, warnings, logPath: opened.logPath() };
}
async function writeResult(run, outcome) {
    const { values } = run.settings;
    const { files } = run.ports;
    const { report } = outcome;
    const renderers = await (0,report_files/* loadRenderers */.Do)(values['report-formats']);
    const written = (0,report_files/* writeReportFiles */.t4)(outcome, values['report-dir'], renderers, files);
    const telemetry = (0,telemetry_telemetry/* telemetryOf */.h)(report, values);
    const evaluations = telemetry === undefined ? NOTHING : (0,report_files/* appendEvaluations */.u6)(telemetry, report, values, files);
    return {
        report,
        reportPath: written.get('json'),
        written: [...written.values(), ...(evaluations.path === undefined ? [] : [evaluations.path])],
        warnings: evaluations.warnings,
        candidateLines: outcome.candidateLines,
        close: outcome.close,
    };
}
const NOTHING = { warnings: [] };
async function exportTelemetry({ settings: { values } }, { report }, env) {
    return sendTelemetryTo(namesCollector(env) ? (0,telemetry_telemetry/* telemetryOf */.h)(report, values) : undefined, env);
}
async function sendTelemetryTo(telemetry, env) {
    if (telemetry === undefined || !namesCollector(env))
        return [];
    try {
        const { sendTelemetry } = await __webpack_require__.e(/* import() */ 1261).then(__webpack_require__.bind(__webpack_require__, 81261));
        const warning = await sendTelemetry(telemetry, env);
        return warning === undefined ? [] : [warning];
    }
    catch {
        return ['telemetry was not sent, by a defect of summary-gate'];
    }
}
function namesCollector(env) {
    return (env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '').trim() !== '';
}
async function estimateRun({ settings, ports }, env) {
    const { openEstimate } = await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(3975), __webpack_require__.e(5397), __webpack_require__.e(2147), __webpack_require__.e(6741)]).then(__webpack_require__.bind(__webpack_require__, 82147));
    const ours = (0,rules/* settingsOfJob */.OK)(settings);
    const isWanted = (0,shard_of/* wantedBy */.fy)(settings.values.shard, ports.digest);
    const scored = await (0,score_sessions/* scoreSessions */.GM)(ours, ports, { accepts: isWanted, defects: 'of a report', marks: 'none' });
    try {
        const labels = scored.inputs.labels.filter(({ session }) => isWanted(session.name));
        return await openEstimate({ scored, labels }, ours.values, ports, env);
    }
    finally {
        scored.close();
    }
}


/***/ }),

/***/ 60808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ openBaseTexts),
/* harmony export */   Z: () => (/* binding */ nameIn)
/* harmony export */ });
/* harmony import */ var _core_groups_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var _core_json_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39311);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37611);
/* harmony import */ var _inputs_candidates_read_candidate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75767);
/* harmony import */ var _inputs_format_their_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40982);
/* harmony import */ var _settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58152);






function openBaseTexts(baseline, format, digest) {
    if (baseline?.kind !== 'found' || baseline.candidates === undefined)
        return undefined;
    const { candidates, report } = baseline;
    if (candidates.kind === 'none')
        return { without: candidates.reason, of: () => undefined };
    let lines;
    const before = new Map(report.sessions.map((session) => [session.name, session]));
    return {
        without: null,
        of: (session) => {
            const earlier = before.get(session.name);
            if (earlier === undefined)
                return undefined;
            const wanted = digestOnBase(earlier);
            if (wanted === digestNow(session))
                return undefined;
            if (wanted === null)
                return { kind: 'none', reason: 'On the base this session had no candidate that could be read' };
            lines ??= byName(candidates);
            for (const text of lines.get(session.name) ?? []) {
                const read = (0,_inputs_candidates_read_candidate_js__WEBPACK_IMPORTED_MODULE_1__/* .readCandidate */ .G)({ ...A_LINE, text }, digest, format);
                if ('kind' in read && read.kind === 'valid' && read.digest === wanted) {
                    return { kind: 'text', summary: (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskedSummary */ .uM)((0,_inputs_format_their_words_js__WEBPACK_IMPORTED_MODULE_2__/* .asWritten */ .qm)(read.summary, read)) };
                }
            }
            return { kind: 'none', reason: lines.has(session.name) ? OTHER_WORDS : NOT_KEPT };
        },
    };
}
const NOT_KEPT = `The candidate of the base is not in its ${_settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .CANDIDATES_FILE */ .Wn}, which holds 1,000 sessions at most`;
const OTHER_WORDS = `The candidate of the base is not shown: in its ${_settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .CANDIDATES_FILE */ .Wn} it is not as it was scored, since something was masked, or it is read by other settings now`;
const A_LINE = { file: _settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .CANDIDATES_FILE */ .Wn, line: 1, fault: null, name: undefined, markdown: undefined };
function digestNow({ candidate_digest: digest, samples, worst }) {
    if (samples === undefined)
        return digest;
    return samples.find(({ sample }) => sample === worst)?.candidate_digest ?? null;
}
function digestOnBase({ candidate_digest: digest, samples }) {
    if (samples == null || samples.length === 0)
        return digest ?? null;
    const worst = samples.reduce((least, sample) => (sample.overall < least.overall ? sample : least));
    return worst.candidate_digest ?? null;
}
function byName({ lines }) {
    const found = new Map();
    for (const line of lines) {
        const name = nameIn(line);
        if (name === undefined)
            continue;
        (0,_core_groups_js__WEBPACK_IMPORTED_MODULE_4__/* .addTo */ .D)(found, name, line);
    }
    return found;
}
function nameIn(line) {
    const value = (0,_core_json_values_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrNothing */ .dn)(line);
    const name = (0,_core_json_values_js__WEBPACK_IMPORTED_MODULE_5__/* .isPlainObject */ .Qd)(value) ? value['name'] : undefined;
    return typeof name === 'string' ? name : undefined;
}


/***/ }),

/***/ 15902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ diagnoseFields)
/* harmony export */ });
/* harmony import */ var _core_field_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52260);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _inputs_format_field_guess_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48090);
/* harmony import */ var _inputs_format_format_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2893);
/* harmony import */ var _inputs_format_json_in_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51478);
/* harmony import */ var _inputs_format_their_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40982);






const FEW = 3;
function diagnoseFields(counts, format) {
    const { candidates, firstPlace: place } = counts;
    if (place === null)
        return { defects: [], lost: [] };
    const isMost = (count) => count > 0 && (candidates < FEW ? count === candidates : count > candidates / 2);
    const missing = format.dimensions.filter((one) => isMost(lackOf(one, counts)));
    const strange = strangeKeys(counts, isMost);
    const defect = (code, message, suggestion) => ({
        ...{ code, dimension: null, message, suggestion, place },
    });
    const found = [];
    const json = strange.find(({ kind }) => kind === 'json');
    const advice = missing.length === 0
        ? ''
        : json === undefined
            ? remedy(missing, (0,_inputs_format_field_guess_js__WEBPACK_IMPORTED_MODULE_1__/* .guessKeys */ .yl)(missing, strange), counts, format)
            : (0,_inputs_format_json_in_text_js__WEBPACK_IMPORTED_MODULE_4__/* .unpackJson */ .j)(json.path, json.word);
    if (missing.length > 0) {
        const message = `${lacking(missing, counts, format)}${instead(strange, missing)}`;
        found.push(defect('FIELD_MISSING', message, advice));
    }
    if (isMost(counts.wrongWords)) {
        const words = [...counts.words].sort(byCount).map(([word]) => word);
        const message = `${counts.wrongWords} of ${candidates} ${candidatesRead(counts)} have an outcome that is none: ${listed(words.map(quoted))}; allowed: ${(0,_inputs_format_their_words_js__WEBPACK_IMPORTED_MODULE_3__/* .allowedOutcomes */ .s4)(format).map(quoted).join(', ')}`;
        found.push(defect('FIELD_UNKNOWN', message, `Set ${(0,_inputs_format_format_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomesSetting */ .C0)(words, format)}`));
    }
    return { defects: found, lost: missing.map((one) => lostField(one, advice, counts, format)) };
}
function lackOf(dimension, { missing }) {
    const { count = 0, emptyInReference = 0 } = missing.get(dimension) ?? {};
    return dimension === 'aha_moments' ? count - emptyInReference : count;
}
function lostField(dimension, advice, counts, format) {
    const key = shownPath(keyOf(dimension, format));
    const count = lackOf(dimension, counts);
    const who = count === counts.candidates ? 'all' : `${count} of ${counts.candidates}`;
    const isAlone = counts.candidates === 1;
    return {
        dimension,
        message: isAlone ? `The candidate has no ${key}` : `Like ${who} ${candidatesRead(counts)}, this one has no ${key}`,
        suggestion: advice.startsWith('Set ') ? `Let the pipeline write ${key} again, or s${advice.slice(1)}` : advice,
    };
}
function strangeKeys({ unread }, isMost) {
    return [...unread]
        .filter(([, { count }]) => isMost(count))
        .map(([path, { kinds, words }]) => {
        const kind = [...kinds].sort(byCount)[0]?.[0] ?? 'line';
        const [word] = kind === 'json' ? ([...words].sort(byCount)[0] ?? []) : [];
        return word === undefined ? { path, kind } : { path, kind, word };
    });
}
function byCount([, a], [, b]) {
    return b - a;
}
function lacking(missing, counts, format) {
    const groups = new Map();
    for (const dimension of missing) {
        const count = lackOf(dimension, counts);
        groups.set(count, [...(groups.get(count) ?? []), keyOf(dimension, format)]);
    }
    return [...groups]
        .sort(([a], [b]) => b - a)
        .map(([count, keys], i) => {
        const who = `${count} of ${counts.candidates}${i === 0 ? ` ${candidatesRead(counts)} have` : ''}`;
        return `${who} no ${listed(keys.map(shownPath), 'and no')}`;
    })
        .join(', ');
}
function candidatesRead({ invalid }) {
    return invalid === 0 ? 'candidates' : 'candidates that can be read';
}
const SHOWN_KEYS = 6;
function instead(strange, missing) {
    if (strange.length === 0)
        return '';
    const guesses = (0,_inputs_format_field_guess_js__WEBPACK_IMPORTED_MODULE_1__/* .guessKeys */ .yl)(missing, strange);
    const alike = missing.flatMap((one) => (0,_inputs_format_field_guess_js__WEBPACK_IMPORTED_MODULE_1__/* .alsoNamedLike */ .iM)(one, strange, guesses));
    const likely = [...new Set([...guesses.values(), ...alike])];
    const keys = [...likely, ...strange.filter((key) => !likely.includes(key))].slice(0, SHOWN_KEYS);
    return `; most have ${listed(keys.map(({ path }) => shownPath(path)))}, which nothing reads`;
}
function remedy(missing, guesses, counts, format) {
    const isGone = (one) => isNowhere(one, guesses, counts);
    const nowhere = missing.some(isGone) ? format.dimensions.filter(isGone) : [];
    const renamed = new Map([...guesses].filter(([one]) => format.fields.has(one)));
    const unset = new Map([...guesses].filter(([one]) => !format.fields.has(one)));
    const unknown = missing.filter((one) => !guesses.has(one) && !nowhere.includes(one));
    const left = format.dimensions.filter((one) => !nowhere.includes(one));
    const words = outcomeWordsAt(guesses.get('outcome'), counts.unread, format);
    const settings = [
        ...(unset.size > 0 ? [(0,_inputs_format_format_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsSetting */ .KM)(unset, format)] : []),
        ...(words === undefined ? [] : [words]),
        ...(nowhere.length > 0 && left.length > 0 ? [`dimensions: ${left.join(', ')}`] : []),
    ];
    const parts = [
        ...(renamed.size > 0 ? [asTheReferencesHaveIt(renamed, format)] : []),
        ...(settings.length > 0 ? [`Set ${listed(settings)}`] : []),
        ...(unknown.length > 0
            ? [
                `Write ${listed(unknown.map((one) => shownPath(keyOf(one, format))))} into the candidates, or say in fields where ${unknown.length === 1 ? 'it stands' : 'they stand'} (${unknown[0]}=<key>); what your summaries have not at all, leave out of dimensions`,
            ]
            : []),
    ];
    return parts.map((part, i) => (i === 0 ? part : (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .uncapitalised */ .h5)(part))).join('; ');
}
function isNowhere(dimension, guesses, counts) {
    const { count = 0, emptyInReference = 0 } = counts.missing.get(dimension) ?? {};
    if (count < counts.candidates || emptyInReference <= count / 2 || guesses.has(dimension))
        return false;
    const everyKey = strangeKeys(counts, () => true);
    return (0,_inputs_format_field_guess_js__WEBPACK_IMPORTED_MODULE_1__/* .fittingKeys */ .sp)(dimension, everyKey, guesses).length === 0;
}
function asTheReferencesHaveIt(renamed, format) {
    const it = renamed.size === 1 ? 'it' : 'them';
    const keys = [...renamed.keys()].map((one) => shownPath(keyOf(one, format)));
    const fresh = [...renamed.values()].map(({ path }) => shownPath(path));
    return `Write ${listed(keys)} into the candidates again, as fields says and the references have ${it}; or, where ${listed(fresh)} ${fresh.length === 1 ? 'is' : 'are'} meant, rename ${it} in the references and set ${(0,_inputs_format_format_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsSetting */ .KM)(renamed, format)}`;
}
function outcomeWordsAt(key, unread, format) {
    const words = [...(unread.get(key?.path ?? '')?.words ?? [])].sort(byCount).map(([word]) => word);
    const strange = (0,_inputs_format_format_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .strangeWords */ .cD)(words, format);
    return strange.length === 0 ? undefined : (0,_inputs_format_format_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomesSetting */ .C0)(strange, format);
}
function keyOf(dimension, { fields }) {
    return (0,_core_field_path_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldPathText */ .JR)(fields.get(dimension) ?? [dimension]);
}
function quoted(text) {
    return JSON.stringify((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(text, SHOWN_CHARACTERS));
}
function shownPath(path) {
    return (0,_core_field_path_js__WEBPACK_IMPORTED_MODULE_5__/* .quotedPath */ .MW)((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(path, SHOWN_CHARACTERS));
}
const SHOWN_CHARACTERS = 60;
const SHOWN = 8;
function listed(all, and = 'and') {
    const texts = all.length > SHOWN ? [...all.slice(0, SHOWN), `${all.length - SHOWN} more`] : all;
    const last = texts.at(-1) ?? '';
    return texts.length < 2 ? last : `${texts.slice(0, -1).join(and === 'and' ? ', ' : ', no ')} ${and} ${last}`;
}


/***/ }),

/***/ 8450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withLostFields),
/* harmony export */   V: () => (/* binding */ withLostDefects)
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4823);
/* harmony import */ var _scored_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18295);
/* harmony import */ var _session_over_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98677);



function withLostFields(sessions, lost, failOn) {
    if (lost.length === 0)
        return sessions;
    return sessions.map((session) => (0,_scored_session_js__WEBPACK_IMPORTED_MODULE_1__/* .isRated */ .Lr)(session) && lacksAny(session, lost) ? new SessionWithLostFields(session, lost, failOn) : session);
}
const EMPTY = { title: 'TITLE_EMPTY', summary: 'SUMMARY_EMPTY' };
function toldByLost(fields, lost, failOn) {
    const codes = lackedIn(fields, lost).flatMap(({ dimension }) => EMPTY[dimension] ?? []);
    return new Set(codes.filter((code) => failOn?.[code] === undefined));
}
function lacksAny({ details: { fields }, samples }, lost) {
    return (lackedIn(fields, lost).length > 0 || samples?.all.some((one) => lackedIn(one.fields, lost).length > 0) === true);
}
function lackedIn(fields, lost) {
    return lost.filter(({ dimension }) => lacks(fields, dimension));
}
function lostDefects(fields, lost) {
    if (fields === undefined)
        return [];
    return lackedIn(fields, lost).map(({ dimension, message, suggestion }) => ({
        ...{ code: 'FIELD_MISSING', dimension, message, suggestion, place: fields.place },
    }));
}
function withLostDefects({ details: { fields }, defects }, lost, failOn) {
    const added = lostDefects(fields, lost);
    if (added.length === 0)
        return defects;
    const told = toldByLost(fields, lost, failOn);
    return replaced(defects, told, added);
}
function replaced(defects, told, added) {
    return [...defects.filter(({ code }) => !told.has(code)), ...added].sort(_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .byWeight */ .IN);
}
function lacks(fields, dimension) {
    const missing = fields?.missing.find((one) => one.dimension === dimension);
    return missing !== undefined && (dimension !== 'aha_moments' || !missing.isEmptyInReference);
}
class SessionWithLostFields extends _session_over_js__WEBPACK_IMPORTED_MODULE_2__/* .SessionOver */ .z {
    #lost;
    #failOn;
    constructor(session, lost, failOn) {
        super(session);
        this.#lost = lost;
        this.#failOn = failOn;
    }
    get defects() {
        const told = toldByLost(this.details.fields, this.#lost, this.#failOn);
        return replaced(this.session.defects, told, this.#told(this.details.fields, this.session.samples));
    }
    get defectCount() {
        const told = toldByLost(this.details.fields, this.#lost, this.#failOn);
        const twice = (0,_scored_session_js__WEBPACK_IMPORTED_MODULE_1__/* .codesIn */ .Od)(this.session).filter((code) => told.has(code)).length;
        return (0,_scored_session_js__WEBPACK_IMPORTED_MODULE_1__/* .countDefects */ .aT)(this.session) + lackedIn(this.details.fields, this.#lost).length - twice;
    }
    get defectCodes() {
        const told = toldByLost(this.details.fields, this.#lost, this.#failOn);
        return [...new Set([...(0,_scored_session_js__WEBPACK_IMPORTED_MODULE_1__/* .codesIn */ .Od)(this.session).filter((code) => !told.has(code)), 'FIELD_MISSING'])];
    }
    get samples() {
        const { samples } = this.session;
        if (samples === undefined)
            return undefined;
        const { overalls, worst } = samples;
        return { all: samples.all.map((one) => this.#sample(one, samples)), overalls, worst };
    }
    #sample(sample, samples) {
        const added = this.#told(sample.fields, samples);
        if (added.length === 0)
            return sample;
        const told = toldByLost(sample.fields, this.#lost, this.#failOn);
        const others = sample.codes.filter((code) => !told.has(code));
        return {
            ...sample,
            defects: replaced(sample.defects, told, added),
            defectCount: sample.defectCount + added.length - (sample.codes.length - others.length),
            codes: [...new Set([...others, 'FIELD_MISSING'])],
        };
    }
    #told(fields, samples) {
        const told = lostDefects(fields, this.#lost);
        if (samples === undefined)
            return told;
        return told.map((defect) => {
            const lacking = samples.all.filter((one) => defect.dimension !== null && lacks(one.fields, defect.dimension));
            return { ...defect, samples: `${lacking.length}/${samples.all.length}` };
        });
    }
}


/***/ }),

/***/ 49967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ hasUsable),
  h: () => (/* binding */ readRunInputs)
});

var errors = __webpack_require__(62807);
var read_candidates = __webpack_require__(19328);
var unread_file = __webpack_require__(45291);
var changed_file = __webpack_require__(99059);
var core_text = __webpack_require__(26067);
var read_corpus = __webpack_require__(7649);
;// CONCATENATED MODULE: ./build/inputs/corpus/check-corpus.js


function checkCorpus(texts, digest, format, allowsDrafts) {
    const drafts = [];
    const reading = new read_corpus/* CorpusReading */.jU(digest, format, (session) => {
        if (session.unreviewed && !allowsDrafts)
            drafts.push({ name: session.name, problem: unreviewedProblem(session) });
    });
    reading.addAll(texts);
    drafts.sort((a, b) => (0,core_text/* byCodePoint */.HH)(a.name, b.name));
    return { problems: reading.problems, drafts: drafts.map(({ problem }) => problem) };
}
function unreviewedProblem({ name, placeOf }) {
    return {
        message: `the golden session ${JSON.stringify(name)} is an unreviewed draft`,
        place: placeOf(['unreviewed']),
        hint: 'correct it, say who did in reviewed_by and reviewed_at, and remove "unreviewed"; or set allow-unreviewed to true',
    };
}

var find_transcript = __webpack_require__(85981);
var open_corpus = __webpack_require__(20962);
var shown_transcript = __webpack_require__(94103);
var emptiness = __webpack_require__(18734);
var format_of = __webpack_require__(30965);
var found_elsewhere = __webpack_require__(31869);
var input_digests = __webpack_require__(27480);
var input_texts = __webpack_require__(27025);
var candidate_paths = __webpack_require__(16276);
var values = __webpack_require__(39311);
var read_candidate = __webpack_require__(75767);
var sample_of = __webpack_require__(70051);
var session_name = __webpack_require__(19189);
var in_our_keys = __webpack_require__(40769);
var line_name = __webpack_require__(26456);
var named_texts = __webpack_require__(64408);
var session_record = __webpack_require__(46302);
;// CONCATENATED MODULE: ./build/scoring/index-inputs.js










function indexCorpus(texts, path, format) {
    const named = new named_texts/* NamedTexts */.g(path);
    const canaries = new Set();
    const drafts = new Set();
    let broken = 0;
    for (const { position, read } of texts?.all() ?? []) {
        const text = read();
        const value = jsonOf(text);
        const name = value === undefined ? undefined : nameOf(text, value, format);
        if (name === undefined) {
            if (++broken === read_corpus/* MOST_PROBLEMS */.vy)
                break;
            continue;
        }
        if (isSet(value, 'canary'))
            canaries.add(named.names.length);
        if (isSet(value, 'unreviewed'))
            drafts.add(named.names.length);
        named.add(name, position);
    }
    return { texts: named, canaries, drafts, isBroken: broken > 0 };
}
const MOST_NAMELESS = 20_000;
function indexCandidates(texts, path, digest, format, asides = [], isSession = () => false) {
    const named = new named_texts/* NamedTexts */.g(path);
    const defects = asides.slice(0, session_record/* MOST_OUTSIDE_FINDINGS */.BI);
    let moreDefects = asides.length - defects.length;
    let nameless = 0;
    for (const { position, read } of texts?.all() ?? []) {
        if ('name' in position) {
            named.add(position.name, position);
            continue;
        }
        const text = read();
        const owner = readOwner(text, digest, format, isSession);
        if (typeof owner === 'string') {
            named.add(owner, position, position.sample ?? (0,sample_of/* sampleOf */.uV)(text));
            continue;
        }
        if (++nameless > MOST_NAMELESS)
            throw tooManyNameless(text);
        if (defects.length < session_record/* MOST_OUTSIDE_FINDINGS */.BI)
            defects.push(owner);
        else
            moreDefects++;
    }
    return { texts: named, inputs: texts?.parts.length ?? 0, defects, moreDefects };
}
function tooManyNameless({ file, line }) {
    const most = MOST_NAMELESS.toLocaleString('en-GB');
    const message = `more than ${most} candidates do not tell whose they are; allowed: so many in one run`;
    return new errors/* UserError */.yo([
        { message, place: { file, line }, hint: 'each line is one JSON object with the name of its session' },
    ]);
}
function readOwner(text, digest, format, isSession) {
    const name = nameOf(text, jsonOf(text), format);
    if (name !== undefined)
        return name;
    const read = (0,read_candidate/* readCandidate */.G)(text, digest, format, isSession);
    return 'kind' in read ? read.name : read;
}
function jsonOf({ text, fault, markdown }) {
    if (fault !== null)
        return undefined;
    return markdown === undefined ? (0,values/* jsonOrNothing */.dn)(text) : markdown.readMetadata(text);
}
function nameOf({ name: given }, value, format) {
    if (given !== undefined)
        return given;
    const own = (0,line_name/* nameOfLine */.pW)(value, format);
    const name = typeof own === 'string' ? (0,session_name/* normalizeName */.Pc)(own) : undefined;
    return name === undefined || (0,session_name/* nameProblem */.rH)(name) !== undefined ? undefined : name;
}
function isSet(value, key) {
    return (0,in_our_keys/* memberAt */.mz)(value, [key]) === true;
}

var read_baseline = __webpack_require__(74406);
var read_labels = __webpack_require__(10090);
var waivers_waivers = __webpack_require__(39215);
var rules = __webpack_require__(93271);
var shard_of = __webpack_require__(62954);
;// CONCATENATED MODULE: ./build/scoring/other-inputs.js






function readOthers(settings, ports, pairs, source) {
    const { values, wrong } = settings;
    const { files } = ports;
    const missing = missingCandidates(settings, pairs, ports);
    const baseline = wrong.has('baseline') || values.shard !== null
        ? { facts: null, problems: [] }
        : (0,read_baseline/* readBaseline */.m)(values.baseline, files, ports.autoBaseline, (0,read_baseline/* wantedOfBase */.Q)(values));
    const scoredAt = ports.clock();
    const toScore = () => ({ sessions: namesToScore(pairs), dimensions: values.dimensions });
    const waivers = wrong.has('waivers') ? waivers_waivers/* NO_WAIVERS */.q2 : (0,waivers_waivers/* findWaivers */.z2)(values.waivers, toScore, files, scoredAt);
    const labels = wantsAgreement(settings)
        ? (0,read_labels/* readLabels */.k)(goldensOf(pairs, source), files, source.format)
        : { labels: [], problems: [] };
    const problems = [...missing, ...baseline.problems, ...labels.problems];
    return { scoredAt, baseline: baseline.facts, waivers, labels: labels.labels, problems };
}
function missingCandidates({ values, wrong }, pairs, { files, digest }) {
    if (values.shard === null || wrong.has('candidates') || !(0,read_candidates/* areMissing */.F9)(values.candidates, files))
        return [];
    if (pairs.count({ limit: values.limit, accepts: (0,shard_of/* wantedBy */.fy)(values.shard, digest) }) === 0)
        return [];
    const opened = (0,read_candidates/* openCandidates */.z6)(values.candidates, files);
    return opened.kind === 'unreadable' ? opened.problems : [];
}
function wantsAgreement(settings) {
    const { values } = settings;
    if (values.judge === 'off' || values.simulate)
        return false;
    return values['min-judge-agreement'] !== null && ((0,rules/* hasJudgeGate */.fP)(values) || (0,rules/* namesJudgedFindings */.ot)(settings));
}
function namesToScore(pairs) {
    return new Set(pairs.names.filter((_, row) => !pairs.isCanary(row)));
}
function* goldensOf(pairs, source) {
    for (const row of pairs.names.keys()) {
        const { name, golden } = pairs.task(row, false);
        const session = source.golden(name, golden);
        if (session !== undefined)
            yield session;
    }
}

var samples = __webpack_require__(34556);
var sample_share = __webpack_require__(89798);
;// CONCATENATED MODULE: ./build/scoring/pair.js




class SessionPairs {
    corpus;
    given;
    names;
    unmatched;
    golden;
    candidates;
    first;
    counts;
    samples;
    constructor(corpus, given) {
        this.corpus = corpus;
        this.given = given;
        this.golden = corpus.texts.inOrder();
        this.candidates = given.texts.inOrder();
        this.names = Array.from(this.golden, (i) => corpus.texts.names[i] ?? '');
        this.first = new Uint32Array(this.golden.length);
        this.counts = new Uint32Array(this.golden.length);
        this.unmatched = this.pair();
        this.samples = given.texts.hasSamples || given.inputs > 1 ? (0,samples/* sampleNumbers */.bs)(this.sampleGroups(), given.inputs) : [];
        if (this.samples.length > sample_share/* MOST_SAMPLES */._J)
            throw tooManySamples();
    }
    *sampleGroups() {
        for (const row of this.names.keys()) {
            if (this.isCanary(row))
                continue;
            const [first = 0, count = 0] = [this.first[row], this.counts[row]];
            yield Array.from({ length: count }, (_, i) => this.given.texts.sample(this.candidates[first + i] ?? 0));
        }
    }
    isCanary(row) {
        return this.corpus.canaries.has(this.golden[row] ?? -1);
    }
    hasTwins() {
        return this.names.some((name, i) => i > 0 && name === this.names[i - 1]);
    }
    task(row, isScored) {
        const [first = 0, count = 0] = [this.first[row], isScored ? this.counts[row] : 0];
        return {
            name: this.names[row] ?? '',
            golden: this.corpus.texts.position(this.golden[row] ?? 0),
            candidates: this.positions(first, first + count),
            isScored,
        };
    }
    *tasks(selection) {
        let row = 0;
        for (const isScored of this.selected(selection))
            yield this.task(row++, isScored);
    }
    head(most) {
        const head = [];
        for (let row = 0; row < this.names.length && head.length < most; row++) {
            const { name, golden } = this.task(row, false);
            if (!this.isCanary(row))
                head.push({ name, golden });
        }
        return head;
    }
    count(selection) {
        let count = 0;
        for (const isScored of this.selected(selection))
            if (isScored)
                count++;
        return count;
    }
    *selected({ limit, accepts }) {
        let left = limit ?? Number.POSITIVE_INFINITY;
        for (const [row, name] of this.names.entries()) {
            const counts = !this.isCanary(row) && left > 0;
            if (counts)
                left--;
            yield counts && accepts(name);
        }
    }
    pair() {
        const unmatched = [];
        const nameAt = (position) => pair_nameOf(this.given.texts, this.candidates, position);
        let row = 0;
        let at = 0;
        for (let name = nameAt(at); name !== undefined; name = nameAt(at)) {
            let end = at + 1;
            while (nameAt(end) === name)
                end++;
            while (row < this.names.length && (0,core_text/* byCodePoint */.HH)(this.names[row] ?? '', name) < 0)
                row++;
            if (this.names[row] === name) {
                this.first[row] = at;
                this.counts[row] = end - at;
            }
            else
                unmatched.push(at);
            at = end;
        }
        return unmatched;
    }
    *groups() {
        for (let at = 0; at < this.candidates.length;) {
            const group = this.group(at);
            yield group;
            at += group.candidates.length;
        }
    }
    group(at) {
        const name = pair_nameOf(this.given.texts, this.candidates, at) ?? '';
        let end = at;
        while (pair_nameOf(this.given.texts, this.candidates, end) === name)
            end++;
        return { name, candidates: this.positions(at, end) };
    }
    positions(from, to) {
        const positions = [];
        for (let at = from; at < to; at++)
            positions.push(this.given.texts.position(this.candidates[at] ?? 0));
        return positions;
    }
}
function tooManySamples() {
    return new errors/* UserError */.yo([
        {
            message: `candidates: a session has more than ${sample_share/* MOST_SAMPLES */._J} samples; allowed: up to ${sample_share/* MOST_SAMPLES */._J} in a run`,
            hint: 'number the samples of every session alike, as in 1, 2, 3',
        },
    ]);
}
function pair_nameOf({ names }, order, position) {
    const index = order[position];
    return index === undefined ? undefined : names[index];
}

var session_source = __webpack_require__(98542);
;// CONCATENATED MODULE: ./build/scoring/run-inputs.js


















async function readRunInputs(settings, ports) {
    const opened = openInputs(settings, ports.files);
    try {
        await opened.corpus.texts.load();
        await opened.candidates.texts.load();
        return indexInputs(settings, ports, opened);
    }
    catch (error) {
        opened.corpus.texts.close();
        opened.candidates.texts.close();
        throw error;
    }
}
function openInputs({ values, wrong, origins }, files) {
    const isNotNeeded = (0,emptiness/* judgesWithoutReference */.M)(values) && origins.corpus === 'default';
    const hasNone = wrong.has('corpus') || (isNotNeeded && files.kind(values.corpus) === 'missing');
    const corpus = hasNone ? NO_CORPUS : (0,open_corpus/* openCorpus */.t)(values.corpus, files);
    const isAbsent = wrong.has('candidates') || (values.shard !== null && (0,read_candidates/* areMissing */.F9)(values.candidates, files));
    const candidates = isAbsent ? NO_CANDIDATES : (0,read_candidates/* openCandidates */.z6)(values.candidates, files);
    return {
        corpus: corpus.kind === 'open' ? corpus : { texts: NO_TEXTS, skippedFolders: [], problem: corpus.problem },
        candidates: candidates.kind === 'open' ? candidates : { texts: NO_TEXTS, asides: [], problems: candidates.problems },
    };
}
const NO_TEXTS = (0,input_texts/* textsOfFolder */.aP)([], { read: () => ({ kind: 'unreadable', reason: 'there is no text' }) });
const NO_CORPUS = { kind: 'open', texts: NO_TEXTS, skippedFolders: [] };
const NO_CANDIDATES = { kind: 'open', texts: NO_TEXTS, asides: [] };
function indexInputs(settings, ports, opened) {
    const { values } = settings;
    const { files, digest } = ports;
    const { skippedFolders } = opened.corpus;
    const paths = { corpus: values.corpus, candidates: (0,candidate_paths/* showPaths */.cb)(values.candidates) };
    const texts = { corpus: opened.corpus.texts, candidates: opened.candidates.texts };
    const format = (0,format_of/* formatOf */.b)(values);
    const transcriptOf = (golden) => (0,find_transcript/* findTranscript */.cj)(golden, files, digest);
    const unreadFile = (0,unread_file/* unreadFileIn */.p)(values.candidates, files);
    const source = new session_source/* SessionSource */.W(paths, texts.corpus, texts.candidates, digest, transcriptOf, format, unreadFile);
    const corpus = indexCorpus(texts.corpus, paths.corpus, format);
    const candidates = indexCandidates(texts.candidates, paths.candidates, digest, format, opened.candidates.asides, namesOf(corpus));
    const pairs = new SessionPairs(corpus, candidates);
    const { scoredAt, baseline, waivers, labels, ...rest } = readOthers(settings, ports, pairs, source);
    const others = [...(opened.candidates.problems ?? []), ...rest.problems];
    const check = () => {
        const { problems, drafts } = checkCorpus(texts.corpus, digest, format, values['allow-unreviewed']);
        const ofCorpus = [...problemOf(opened.corpus), ...problems];
        const sound = ofCorpus.length === 0;
        const all = [...settings.problems, ...ofCorpus, ...drafts, ...others, ...(sound ? waivers.problems : [])];
        if (all.length > 0)
            throw new errors/* UserError */.yo(all);
    };
    const hasDrafts = corpus.drafts.size > 0 && !values['allow-unreviewed'];
    const isBroken = opened.corpus.problem !== undefined || corpus.isBroken || pairs.hasTwins();
    const known = settings.problems.length + others.length + waivers.problems.length;
    if (isBroken || hasDrafts || known > 0)
        check();
    const refuse = (problem) => {
        check();
        throw new errors/* UserError */.yo([problem]);
    };
    if (wantsAgreement(settings) && labels.length === 0)
        refuse(noLabels(values.corpus));
    const indexed = { corpus, candidates, pairs, skippedFolders, source };
    const empty = emptinessOf(indexed, values, files);
    if (empty !== undefined && !values['allow-empty'])
        refuse(empty);
    return {
        ...{ ...indexed, scoredAt, texts, baseline, labels },
        shownTranscriptOf: (golden) => (0,shown_transcript/* shownTranscript */.a)(golden, files),
        waivers: waivers.waivers,
        digests: (0,input_digests/* digestInputs */.y)(values, files, digest),
        isEmpty: empty !== undefined,
        refuse: () => {
            check();
            throw (0,changed_file/* changedFile */.N)(paths.corpus);
        },
        refuseChanges: () => {
            if (texts.corpus.hasChanged())
                throw (0,changed_file/* changedFile */.N)(paths.corpus);
            if (texts.candidates.hasChanged())
                throw (0,changed_file/* changedFile */.N)(paths.candidates);
        },
        close: () => {
            texts.corpus.close();
            texts.candidates.close();
        },
    };
}
function namesOf({ texts }) {
    let names;
    return (name) => {
        names ??= new Set(texts.names);
        return names.has(name);
    };
}
function emptinessOf({ corpus, candidates, pairs, skippedFolders, source, }, values, files) {
    const amounts = {
        sessions: corpus.texts.names.length,
        canaries: corpus.canaries.size,
        skippedFolders: skippedFolders.length,
        candidates: candidates.texts.names.length,
        hasUsable: () => hasUsable(pairs, source),
        ofNobody: candidates.defects.length,
    };
    return (0,emptiness/* describeEmptiness */.S)(amounts, values, {
        corpus: () => (0,found_elsewhere/* adviceOnCorpus */.ie)(values.corpus, files),
        candidates: () => (0,found_elsewhere/* adviceOnCandidates */.ok)((0,candidate_paths/* pathsOf */.wG)(values.candidates), files),
    });
}
function problemOf({ problem }) {
    return problem === undefined ? [] : [problem];
}
function noLabels(corpus) {
    return {
        message: 'min-judge-agreement: the corpus has no labels.json, so nobody can tell how far the judge agrees with people',
        place: { file: corpus },
        hint: 'label some candidates as docs/calibration.md of summary-gate says (a .jsonl corpus cannot have labels), or set min-judge-agreement to none',
    };
}
function hasUsable(pairs, source) {
    const isUsable = (candidate) => candidate?.kind === 'valid';
    for (const { name, candidates } of pairs.groups())
        if (isUsable(source.candidate(name, candidates)))
            return true;
    return false;
}


/***/ }),

/***/ 14924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  GM: () => (/* binding */ scoreSessions),
  yh: () => (/* binding */ summariesOf)
});


var values = __webpack_require__(39311);
var masked_json = __webpack_require__(5508);
var redact = __webpack_require__(37611);
var core_text = __webpack_require__(26067);
var in_their_keys = __webpack_require__(74539);
var line_name = __webpack_require__(26456);
var summary_format = __webpack_require__(14476);
var their_words = __webpack_require__(40982);
var read_candidate = __webpack_require__(75767);
var wrapped_summary = __webpack_require__(61371);
;// CONCATENATED MODULE: ./build/inputs/candidates/candidate-line.js










const LONGEST_BROKEN = 20_000;
function candidateLine({ name, sample }, input, digest, format) {
    const owner = { name: (0,redact/* maskSecrets */.QU)(name), ...(sample !== undefined && { sample }) };
    const content = contentOf(input, digest, format);
    if (content === undefined)
        return brokenLine(owner, input.text);
    try {
        return JSON.stringify({ ...owner, candidate: (0,redact/* maskTexts */.X)(content) });
    }
    catch {
        return textLine(owner, input.text);
    }
}
function contentOf(input, digest, format) {
    if (input.fault !== null)
        return undefined;
    if (input.markdown !== undefined)
        return ofMarkdown(input, digest, format);
    let value;
    try {
        value = JSON.parse(input.text);
    }
    catch {
        return undefined;
    }
    if (!(0,values/* isPlainObject */.Qd)(value))
        return undefined;
    if ((0,wrapped_summary/* isWrapped */.Y)(value, format))
        return value['candidate'];
    if (input.name !== undefined)
        return value;
    const { sample: _number, ...content } = value;
    if (!(0,summary_format/* isOurName */.Yg)((0,line_name/* namePath */.zf)(value, format)))
        return content;
    const { name: _, ...summary } = content;
    return summary;
}
function ofMarkdown(input, digest, format) {
    const candidate = (0,read_candidate/* readCandidate */.G)(input, digest, format);
    if (!('kind' in candidate) || candidate.kind !== 'valid')
        return undefined;
    const { missing, summary } = candidate;
    const dimensions = format.dimensions.filter((one) => !missing.has(one));
    return (0,in_their_keys/* inTheirKeys */.M)((0,their_words/* asWritten */.qm)(summary, candidate), { ...format, dimensions });
}
function brokenLine(owner, text) {
    const masked = (0,core_text/* maskedHead */.Wz)(text, LONGEST_BROKEN, masked_json/* maskJsonText */.m);
    if (!/^\s*\{/.test(masked))
        return textLine(owner, text);
    const line = `${JSON.stringify(owner).slice(0, -1)},"candidate":${masked.replace(/[\r\n]+/g, ' ')}`;
    return isJson(line) ? textLine(owner, text) : line;
}
function textLine(owner, text) {
    return JSON.stringify({ ...owner, candidate: (0,core_text/* maskedHead */.Wz)(text, LONGEST_BROKEN, masked_json/* maskJsonText */.m) });
}
function isJson(text) {
    return (0,values/* jsonOrNothing */.dn)(text) !== undefined;
}

var corpus_facts = __webpack_require__(53111);
var emptiness = __webpack_require__(18734);
var field_diagnosis = __webpack_require__(15902);
var changed_file = __webpack_require__(99059);
var scored_session = __webpack_require__(18295);
;// CONCATENATED MODULE: ./build/scoring/rereading.js


class Rereading {
    inputs;
    store;
    constructor(inputs, store) {
        this.inputs = inputs;
        this.store = store;
    }
    isGolden(row) {
        return row < this.inputs.pairs.names.length;
    }
    golden(row) {
        const { pairs, source } = this.inputs;
        const { name, golden } = pairs.task(row, false);
        const session = source.golden(name, golden);
        if (session?.referenceDigest !== this.store.referenceDigest(row))
            throw (0,changed_file/* changedFile */.N)(source.paths.corpus);
        return session;
    }
    candidate(row) {
        if (!this.hasCandidate(row))
            return undefined;
        const { pairs, source } = this.inputs;
        const group = this.isGolden(row)
            ? pairs.task(row, true)
            : pairs.group(pairs.unmatched[row - pairs.names.length] ?? 0);
        const samples = this.store.samples(row);
        const digest = samples === undefined ? this.store.candidateDigest(row) : (0,scored_session/* firstUsableSample */.xj)(samples)?.candidateDigest;
        return this.unchanged(source.candidate(group.name, group.candidates), digest);
    }
    sample(row, number) {
        return this.sampleAt(row, this.store.samples(row)?.all.find(({ sample }) => sample === number));
    }
    worst(row) {
        if (!this.hasCandidate(row))
            return undefined;
        const samples = this.store.samples(row);
        return samples === undefined ? this.candidate(row) : this.sampleAt(row, (0,scored_session/* worstOf */.hm)(samples));
    }
    sampleAt(row, sample) {
        if (sample?.status !== 'scored')
            return undefined;
        const { pairs, source } = this.inputs;
        const { name, candidates } = pairs.task(row, true);
        return this.unchanged(source.sample(name, candidates, sample.sample), sample.candidateDigest);
    }
    hasCandidate(row) {
        return ['scored', 'unreferenced'].includes(this.store.shape(row).status);
    }
    unchanged(candidate, digest) {
        if (candidate?.kind !== 'valid' || candidate.digest !== digest) {
            throw (0,changed_file/* changedFile */.N)(this.inputs.source.paths.candidates);
        }
        return candidate;
    }
}

var run_inputs = __webpack_require__(49967);
var session_context = __webpack_require__(32670);
var session_scorer = __webpack_require__(87119);
var session_store = __webpack_require__(70470);
var session_texts = __webpack_require__(9363);
var scoring_unmatched = __webpack_require__(44000);
;// CONCATENATED MODULE: ./build/scoring/score-sessions.js












const LONG_RUN = 3000;
const MANY_SESSIONS = 60_000;
async function scoreSessions(settings, ports, extent) {
    const inputs = await (0,run_inputs/* readRunInputs */.h)(settings, ports);
    const tempStore = ports.openTempStore();
    const close = () => {
        inputs.close();
        tempStore.close();
    };
    try {
        return { ...(await scoreInputs(inputs, settings, ports, extent, tempStore)), close };
    }
    catch (error) {
        close();
        throw error;
    }
}
async function scoreInputs(inputs, settings, ports, extent, tempStore) {
    const { pairs } = inputs;
    const { rubric, weights, limit } = settings.values;
    const { defects, marks, accepts } = extent;
    const rules = {
        ...{ rubric, weights, format: inputs.source.format, defects, marks },
        samples: pairs.samples,
        head: pairs.head(session_context/* MOST_OTHER_SESSIONS */.nD),
    };
    const isAnyJudged = (0,emptiness/* judgesWithoutReference */.M)(settings.values);
    const judged = isAnyJudged ? pairs.unmatched.map((at) => pairs.group(at).name) : [];
    const store = new session_store/* SessionStore */.c([...pairs.names, ...judged], tempStore, settings.values.dimensions);
    const scorer = new session_scorer/* SessionScorer */.P(inputs.source, rules);
    const selection = { limit: inputs.isEmpty ? 0 : limit, accepts };
    const tasks = pairs.tasks(selection);
    const inThreads = ports.scoreInThreads?.({ texts: inputs.texts, paths: inputs.source.paths, ...rules }, tasks, pairs.names.length);
    const count = pairs.count(selection);
    if (count >= LONG_RUN)
        ports.expectLongRun?.();
    if (count >= MANY_SESSIONS)
        ports.spareMemory?.();
    for await (const record of inThreads ?? recordsOf(tasks, scorer)) {
        if (record === undefined)
            return inputs.refuse();
        store.add(record);
    }
    const unmatched = isAnyJudged
        ? (0,scoring_unmatched/* judgeUnmatched */.n5)(inputs, store, settings.values, extent)
        : (0,scoring_unmatched/* noteUnmatched */._d)(inputs, extent);
    inputs.refuseChanges();
    const diagnosis = (0,field_diagnosis/* diagnoseFields */.u)(store.fieldCounts, inputs.source.format);
    const scored = { settings, inputs, corpus: corpusOf(inputs, store, ports), scorer, unmatched, diagnosis };
    return { ...scored, ...accessTo(inputs, store, scorer, ports) };
}
function* recordsOf(tasks, scorer) {
    for (const task of tasks)
        yield scorer.record(task);
}
function corpusOf({ pairs, skippedFolders }, store, { digest }) {
    const canaries = pairs.names.filter((_, row) => pairs.isCanary(row));
    return {
        available: pairs.names.length - canaries.length,
        canaries,
        skippedFolders: skippedFolders.length,
        digest: (0,corpus_facts/* corpusDigest */.F)(store.goldens(), digest),
    };
}
function accessTo(inputs, store, scorer, { digest }) {
    const { pairs, source, texts, shownTranscriptOf } = inputs;
    const rows = store.rows();
    const rereading = new Rereading(inputs, store);
    const atRow = (index, read) => {
        const row = rows[index];
        return row === undefined ? undefined : read(row);
    };
    const linesOf = (row) => {
        if (!rereading.isGolden(row))
            return [];
        const { name, candidates } = pairs.task(row, true);
        return candidates.map((position) => candidateLine({ name, sample: position.sample }, texts.candidates.at(position), digest, source.format));
    };
    const textsOf = (row) => {
        const candidate = store.shape(row).status === 'scored' ? rereading.worst(row) : undefined;
        if (candidate === undefined)
            return undefined;
        const golden = rereading.golden(row);
        const [ours, theirs] = [(0,their_words/* asWritten */.qm)(golden.reference, golden), (0,their_words/* asWritten */.qm)(candidate.summary, candidate)];
        return {
            ...(0,session_texts/* textsOfPair */.A)(ours, theirs, scorer.score, store.marks(row)),
            transcript: () => shownTranscriptOf(golden),
        };
    };
    return {
        sessions: store.sessions(),
        goldenOf: (index) => atRow(index, (row) => (rereading.isGolden(row) ? rereading.golden(row) : undefined)),
        candidateOf: (index) => atRow(index, (row) => rereading.candidate(row)),
        sampleOf: (index, sample) => atRow(index, (row) => rereading.sample(row, sample)),
        worstOf: (index) => atRow(index, (row) => rereading.worst(row)),
        candidateLines: (index) => atRow(index, linesOf) ?? [],
        corpusSessions: {
            count: pairs.names.length,
            isCanary: (row) => pairs.isCanary(row),
            at: (row) => rereading.golden(row),
        },
        texts: (index) => atRow(index, textsOf),
    };
}
function summariesOf({ sessions, goldenOf, worstOf }, index) {
    const status = sessions[index]?.status;
    if (status === undefined || status === 'canary' || status === 'unreferenced')
        return { reference: null, candidate: null };
    const [golden, candidate] = [goldenOf(index), worstOf(index)];
    return {
        reference: golden === undefined ? null : (0,their_words/* asWritten */.qm)(golden.reference, golden),
        candidate: candidate === undefined ? null : (0,their_words/* asWritten */.qm)(candidate.summary, candidate),
    };
}


/***/ }),

/***/ 70470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ SessionStore)
});

var core_text = __webpack_require__(26067);
;// CONCATENATED MODULE: ./build/scoring/digest-column.js
const BYTES = 32;
class DigestColumn {
    bytes;
    constructor(length) {
        this.bytes = new Uint8Array(length * BYTES);
    }
    set(index, digest) {
        for (let i = 0; i < BYTES; i++) {
            this.bytes[index * BYTES + i] = (valueAt(digest, 2 * i) << 4) | valueAt(digest, 2 * i + 1);
        }
    }
    get(index) {
        let digest = '';
        for (const byte of this.bytes.subarray(index * BYTES, (index + 1) * BYTES))
            digest += HEX[byte];
        return digest;
    }
}
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const VALUES = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, '0123456789abcdef'.indexOf(String.fromCharCode(code))));
function valueAt(digest, index) {
    return VALUES[digest.charCodeAt(index)] ?? 0;
}

var fields_seen = __webpack_require__(36101);
;// CONCATENATED MODULE: ./build/scoring/sample-columns.js
class SampleColumns {
    samples;
    tempStore;
    worst;
    overalls;
    offsets;
    headLengths;
    defectLengths;
    constructor(sessions, samples, tempStore) {
        this.samples = samples;
        this.tempStore = tempStore;
        this.worst = new Int32Array(sessions).fill(NONE);
        this.overalls = new Float64Array(sessions * samples);
        this.offsets = new Float64Array(sessions);
        this.headLengths = new Uint32Array(sessions);
        this.defectLengths = new Uint32Array(sessions);
    }
    add(index, { overalls, worst, heads, defects }) {
        if (overalls.length !== this.samples)
            throw new RangeError('all sessions of a run have as many samples');
        this.worst[index] = worst;
        this.overalls.set(overalls, index * this.samples);
        const { offset, length } = this.tempStore.put(heads);
        this.offsets[index] = offset;
        this.headLengths[index] = length;
        this.defectLengths[index] = this.tempStore.put(defects).length;
    }
    of(index) {
        const worst = this.worst[index] ?? NONE;
        return worst === NONE ? undefined : new StoredSamples(this, index, worst);
    }
    overallsOf(index) {
        return [...this.overalls.subarray(index * this.samples, (index + 1) * this.samples)];
    }
    heads(index) {
        return JSON.parse(this.tempStore.get(this.offsets[index] ?? 0, this.headLengths[index] ?? 0));
    }
    defects(index) {
        const offset = (this.offsets[index] ?? 0) + (this.headLengths[index] ?? 0);
        return JSON.parse(this.tempStore.get(offset, this.defectLengths[index] ?? 0));
    }
}
const NONE = -1;
class StoredSamples {
    worst;
    #store;
    #index;
    constructor(store, index, worst) {
        this.worst = worst;
        this.#store = store;
        this.#index = index;
    }
    get overalls() {
        return this.#store.overallsOf(this.#index);
    }
    get all() {
        return this.#store.heads(this.#index).map((head, i) => storedSample(this.#store, this.#index, i, head));
    }
}
function storedSample(store, index, position, head) {
    return {
        ...head,
        get defects() {
            return head.defectCount === 0 ? [] : (store.defects(index)[position] ?? []);
        },
    };
}

var scored_session = __webpack_require__(18295);
;// CONCATENATED MODULE: ./build/scoring/stored-session.js

class StoredSession {
    status;
    #store;
    #index;
    constructor(store, index, status) {
        this.status = status;
        this.#store = store;
        this.#index = index;
    }
    get golden() {
        return this.#store.golden(this.#index);
    }
    get traits() {
        const { traits } = this.#store.shape(this.#index);
        if (traits === null)
            throw new RangeError('a session that was scored has traits');
        return traits;
    }
    get overall() {
        return this.#store.overall(this.#index);
    }
    get dimensions() {
        return this.#store.dimensions.map((dimension, i) => new StoredScore(this.#store, this.#index, dimension, i));
    }
    get defects() {
        return this.#store.defects(this.#index);
    }
    get defectCount() {
        return this.#store.defectCount(this.#index);
    }
    get defectCodes() {
        return this.#store.defectCodes(this.#index);
    }
    get requirements() {
        return this.#store.requirements(this.#index);
    }
    get details() {
        return this.#store.body(this.#index).details;
    }
    get taught() {
        return this.#store.taught(this.#index);
    }
    get candidatePath() {
        return this.#store.body(this.#index).candidatePath;
    }
    get candidateDigest() {
        const { samples } = this;
        if (samples !== undefined)
            return (0,scored_session/* worstOf */.hm)(samples)?.candidateDigest ?? null;
        return this.status === 'scored' ? this.#store.candidateDigest(this.#index) : null;
    }
    get samples() {
        return this.#store.samples(this.#index);
    }
}
class StoredScore {
    dimension;
    #store;
    #index;
    score;
    constructor(store, index, dimension, position) {
        this.dimension = dimension;
        this.#store = store;
        this.#index = index;
        this.score = store.score(index, position);
    }
    get reason() {
        return this.#store.body(this.#index).reasons[this.#store.dimensions.indexOf(this.dimension)] ?? '';
    }
}
class StoredGolden {
    #store;
    #index;
    constructor(store, index) {
        this.#store = store;
        this.#index = index;
    }
    get name() {
        return this.#store.name(this.#index);
    }
    get gates() {
        return this.#store.gatesOf(this.#index);
    }
    get group() {
        return this.#store.groupOf(this.#index);
    }
    get place() {
        return this.#store.body(this.#index).place;
    }
    get referenceDigest() {
        return this.#store.referenceDigest(this.#index);
    }
    get unreviewed() {
        return this.#store.shape(this.#index).unreviewed;
    }
    get difficulty() {
        return this.#store.shape(this.#index).difficulty;
    }
    get kind() {
        return this.#store.shape(this.#index).kind;
    }
    get requirements() {
        return this.#store.shape(this.#index).hasRequirements ? this.#store.body(this.#index).requirements : [];
    }
}

;// CONCATENATED MODULE: ./build/scoring/session-store.js





class SessionStore {
    names;
    tempStore;
    dimensions;
    shapes = [];
    knownShapes = new Map();
    gates = new Map();
    groups = new Map();
    overalls;
    scores;
    defectCounts;
    defectCodeSets = [];
    knownCodeSets = new Map();
    offsets;
    bodyLengths;
    defectLengths;
    marksLengths;
    references;
    candidates;
    taughtResults = new Map();
    sampleColumns;
    fieldCounts = new fields_seen/* FieldCounts */.x();
    lastBody;
    constructor(names, tempStore, dimensions) {
        this.names = names;
        this.tempStore = tempStore;
        this.dimensions = dimensions;
        const size = names.length;
        this.overalls = new Float64Array(size);
        this.scores = new Float64Array(size * this.dimensions.length);
        this.defectCounts = new Uint32Array(size);
        this.offsets = new Float64Array(size);
        this.bodyLengths = new Uint32Array(size);
        this.defectLengths = new Uint32Array(size);
        this.marksLengths = new Uint32Array(size);
        this.references = new DigestColumn(size);
        this.candidates = new DigestColumn(size);
    }
    add(record) {
        const index = this.shapes.length;
        this.shapes.push(this.shapeOf(record));
        if (Object.keys(record.gates).length > 0)
            this.gates.set(index, record.gates);
        if (record.group !== undefined)
            this.groups.set(index, record.group);
        this.overalls[index] = record.overall;
        this.scores.set(record.scores, index * this.dimensions.length);
        this.defectCounts[index] = record.defectCount;
        this.defectCodeSets.push(this.codeSetOf(record.defectCodes));
        if (record.referenceDigest !== '')
            this.references.set(index, record.referenceDigest);
        if (record.candidateDigest !== null)
            this.candidates.set(index, record.candidateDigest);
        const body = this.tempStore.put(record.body);
        this.offsets[index] = body.offset;
        this.bodyLengths[index] = body.length;
        this.defectLengths[index] = this.tempStore.put(record.defects).length;
        this.marksLengths[index] = this.tempStore.put(record.marks).length;
        this.countFields(record);
        if (record.taught !== undefined)
            this.taughtResults.set(index, record.taught);
        if (record.samples !== undefined) {
            this.sampleColumns ??= new SampleColumns(this.names.length, record.samples.overalls.length, this.tempStore);
            this.sampleColumns.add(index, record.samples);
        }
    }
    countFields({ status, fields, samples }) {
        if (samples !== undefined) {
            for (const seen of samples.fields)
                this.fieldCounts.add(seen);
            this.fieldCounts.invalid += samples.invalid;
        }
        else if (status === 'scored')
            this.fieldCounts.add(fields ?? null);
        else if (status === 'invalid_candidate')
            this.fieldCounts.invalid++;
    }
    taught(index) {
        return this.taughtResults.get(index);
    }
    samples(index) {
        return this.sampleColumns?.of(index);
    }
    rows() {
        const rows = this.shapes.flatMap(({ status }, row) => status === 'unscored' || status === 'unmatched' ? [] : [row]);
        return rows.sort((a, b) => (0,core_text/* byCodePoint */.HH)(this.name(a), this.name(b)));
    }
    sessions() {
        return this.rows().map((row) => this.session(row));
    }
    session(row) {
        const { status } = this.shape(row);
        switch (status) {
            case 'canary':
                return { status, golden: this.golden(row) };
            case 'unscored':
            case 'unmatched':
                throw new RangeError(`row ${row} is of no session of this job`);
            case 'unreferenced': {
                const { place } = this.body(row);
                return { status, name: this.name(row), place, candidateDigest: this.candidateDigest(row), defects: [] };
            }
            default:
                return new StoredSession(this, row, status);
        }
    }
    *goldens() {
        for (const [index, { status }] of this.shapes.entries()) {
            if (status === 'unreferenced' || status === 'unmatched')
                continue;
            yield Object.assign(this.golden(index), { canary: status === 'canary' });
        }
    }
    golden(index) {
        return new StoredGolden(this, index);
    }
    name(index) {
        return this.names[index] ?? '';
    }
    shape(index) {
        const shape = this.shapes[index];
        if (shape === undefined)
            throw new RangeError(`no session ${index}`);
        return shape;
    }
    gatesOf(index) {
        return this.gates.get(index) ?? NO_GATES;
    }
    groupOf(index) {
        return this.groups.get(index);
    }
    overall(index) {
        return this.overalls[index] ?? 0;
    }
    score(index, dimension) {
        return this.scores[index * this.dimensions.length + dimension] ?? 0;
    }
    defectCount(index) {
        return this.defectCounts[index] ?? 0;
    }
    defectCodes(index) {
        return this.defectCodeSets[index] ?? [];
    }
    referenceDigest(index) {
        return this.references.get(index);
    }
    candidateDigest(index) {
        return this.candidates.get(index);
    }
    body(index) {
        if (this.lastBody?.index !== index) {
            const body = JSON.parse(this.tempStore.get(this.offsets[index] ?? 0, this.bodyLengths[index] ?? 0));
            this.lastBody = { index, body };
        }
        return this.lastBody.body;
    }
    defects(index) {
        if (this.defectCount(index) === 0)
            return [];
        const offset = (this.offsets[index] ?? 0) + (this.bodyLengths[index] ?? 0);
        return JSON.parse(this.tempStore.get(offset, this.defectLengths[index] ?? 0));
    }
    marks(index) {
        const length = this.marksLengths[index] ?? 0;
        if (length === 0)
            return undefined;
        const offset = (this.offsets[index] ?? 0) + (this.bodyLengths[index] ?? 0) + (this.defectLengths[index] ?? 0);
        return JSON.parse(this.tempStore.get(offset, length));
    }
    requirements(index) {
        if (this.shape(index).status !== 'scored')
            return undefined;
        if (!this.shape(index).hasRequirements)
            return [];
        const { requirements, checks = [] } = this.body(index);
        return requirements.flatMap((requirement, i) => {
            const check = checks[i];
            return check === undefined ? [] : [{ requirement, ...check }];
        });
    }
    codeSetOf(codes) {
        const key = codes.join();
        const known = this.knownCodeSets.get(key) ?? codes;
        this.knownCodeSets.set(key, known);
        return known;
    }
    shapeOf(record) {
        const last = this.shapes.at(-1);
        if (last !== undefined && isSameShape(last, record))
            return last;
        const { status, difficulty, kind, unreviewed, traits, hasRequirements } = record;
        const key = [status, difficulty, kind, unreviewed, ...Object.values(traits ?? {}), hasRequirements].join();
        const shape = this.knownShapes.get(key) ?? { status, difficulty, kind, unreviewed, traits, hasRequirements };
        this.knownShapes.set(key, shape);
        return shape;
    }
}
function isSameShape(a, b) {
    return (a.status === b.status &&
        a.difficulty === b.difficulty &&
        a.kind === b.kind &&
        a.unreviewed === b.unreviewed &&
        a.traits?.language === b.traits?.language &&
        a.traits?.isUnspaced === b.traits?.isUnspaced &&
        a.traits?.transcript === b.traits?.transcript &&
        a.hasRequirements === b.hasRequirements);
}
const NO_GATES = {};


/***/ }),

/***/ 62954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   fy: () => (/* binding */ wantedBy),
/* harmony export */   gz: () => (/* binding */ sessionsOfJob)
/* harmony export */ });
const HASH_DIGITS = 8;
function shardOf(name, of, digest) {
    return (Number.parseInt(digest(name).slice(0, HASH_DIGITS), 16) % of) + 1;
}
function wantedBy(shard, digest) {
    return shard === null ? () => true : (name) => shardOf(name, shard.of, digest) === shard.index;
}
function sessionsOfJob(sessions, limit, isWanted) {
    return sessions
        .filter(({ canary }) => !canary)
        .slice(0, limit ?? undefined)
        .filter(({ name }) => isWanted(name));
}
function shardName({ index, of }) {
    return `shard ${index} of ${of}`;
}


/***/ }),

/***/ 44000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  LX: () => (/* binding */ isHinted),
  sy: () => (/* binding */ isSpellingHint),
  n5: () => (/* binding */ judgeUnmatched),
  _d: () => (/* binding */ noteUnmatched)
});


var core_text = __webpack_require__(26067);
var mistaken_json = __webpack_require__(76884);
var first_index = __webpack_require__(32957);
var unicode_form = __webpack_require__(53176);
;// CONCATENATED MODULE: ./build/inputs/candidates/name-misfit.js



const MOST_COMPARED = 100_000;
const LIKE_FOLDERS = 'a candidate is named like the folder of its golden session';
class NameMisfits {
    names;
    plain;
    constructor(names) {
        this.names = names;
    }
    find(name) {
        return this.withAffix(name) ?? this.inOtherLetters(name);
    }
    withAffix(name) {
        for (let end = name.length - 1; end > 0; end--) {
            const [session, affix] = [name.slice(0, end), name.slice(end)];
            if (MARKS.test(affix.charAt(0)) && this.has(session))
                return misfit(session, affix, 'behind');
        }
        for (let start = 1; start < name.length; start++) {
            const [affix, session] = [name.slice(0, start), name.slice(start)];
            if (MARKS.test(affix.slice(-1)) && this.has(session))
                return misfit(session, affix, 'before');
        }
        return undefined;
    }
    inOtherLetters(name) {
        if (this.names.length > MOST_COMPARED)
            return undefined;
        this.plain ??= new Map(this.names.map((one) => [plainly(one), one]));
        const session = this.plain.get(plainly(name));
        if (session === undefined)
            return undefined;
        return { session, remedy: `Write names letter by letter as the corpus does, in the same case: ${LIKE_FOLDERS}` };
    }
    has(name) {
        const { names } = this;
        return names[(0,first_index/* firstIndex */.v)(names.length, (at) => (0,core_text/* byCodePoint */.HH)(names[at] ?? '', name) >= 0)] === name;
    }
}
const MARKS = /[-_. @:+~]/;
function misfit(session, affix, where) {
    return { session, remedy: `Leave out ${JSON.stringify(affix)} ${where} the name: ${LIKE_FOLDERS}` };
}
function plainly(name) {
    return (0,unicode_form/* inUnicodeForm */.v)(name, 'NFKC')
        .toLowerCase()
        .replace(/[\s_‐-―-]+/g, '-');
}

var session_record = __webpack_require__(46302);
;// CONCATENATED MODULE: ./build/scoring/unmatched.js




function noteUnmatched({ candidates, pairs, source }, { accepts }) {
    const misfits = new NameMisfits(pairs.names);
    function* unjudged() {
        for (const [index, at] of pairs.unmatched.entries()) {
            const { name, candidates: positions } = pairs.group(at);
            const candidate = accepts(name) ? source.candidate(name, positions) : undefined;
            if (candidate !== undefined)
                yield { name, defects: [unknownSession(candidate, pairs.names, index, misfits, source.format)] };
        }
    }
    const defects = [...candidates.defects];
    for (const candidate of unjudged()) {
        if (defects.length >= session_record/* MOST_OUTSIDE_FINDINGS */.BI)
            break;
        defects.push(...candidate.defects);
    }
    const all = candidates.defects.length + candidates.moreDefects + pairs.unmatched.length;
    return { unjudged, defects, moreDefects: all - defects.length, leftOut: 0 };
}
function judgeUnmatched(inputs, store, { limit }, { accepts }) {
    const { pairs, candidates, source, isEmpty } = inputs;
    let left = isEmpty
        ? 0
        : Math.max(0, (limit ?? Number.POSITIVE_INFINITY) - (pairs.names.length - inputs.corpus.canaries.size));
    let leftOut = 0;
    const unjudged = [];
    for (const at of pairs.unmatched) {
        const { name, candidates: positions } = pairs.group(at);
        const candidate = source.candidate(name, positions);
        const isJudged = candidate?.kind === 'valid' && left > 0;
        if (candidate?.kind === 'valid' && accepts(name) && left === 0)
            leftOut++;
        if (isJudged)
            left--;
        if (candidate?.kind === 'invalid' && accepts(name))
            unjudged.push({ name, defects: candidate.defects });
        const judged = isJudged && accepts(name) ? { place: candidate.place, candidateDigest: candidate.digest } : undefined;
        store.add((0,session_record/* recordOfUnreferenced */.dC)(judged));
    }
    const defects = [...candidates.defects, ...unjudged.flatMap((candidate) => candidate.defects)];
    return {
        unjudged: () => unjudged,
        defects: defects.slice(0, session_record/* MOST_OUTSIDE_FINDINGS */.BI),
        moreDefects: Math.max(0, defects.length - session_record/* MOST_OUTSIDE_FINDINGS */.BI) + candidates.moreDefects,
        leftOut,
    };
}
const HINT_COMPARISONS = 50_000;
function isHinted(index, names) {
    return (index + 1) * names <= HINT_COMPARISONS;
}
function unknownSession(candidate, names, index, misfits, format) {
    const named = (0,mistaken_json/* namedByField */.ZW)(candidate, format);
    const misfit = named === undefined ? misfits.find(candidate.name) : undefined;
    if (misfit !== undefined)
        return misfitting(candidate, misfit);
    const hinted = named === undefined && isHinted(index, names.length);
    const nearest = hinted ? (0,core_text/* nearestName */.qb)(candidate.name, names) : undefined;
    return {
        code: 'UNKNOWN_SESSION',
        dimension: null,
        message: `The corpus has no session ${JSON.stringify(candidate.name)}; its candidate is ignored${faultOf(candidate)}`,
        suggestion: named ?? (nearest === undefined ? null : `Did you mean ${JSON.stringify(nearest)}?`),
        place: candidate.place,
    };
}
function misfitting(candidate, { session, remedy }) {
    const { name, place } = candidate;
    return {
        code: 'UNKNOWN_SESSION',
        dimension: null,
        message: `The corpus has no session ${JSON.stringify(name)} but ${JSON.stringify(session)}; the candidate is ignored${faultOf(candidate)}`,
        suggestion: remedy,
        place,
    };
}
function faultOf(candidate) {
    const broken = candidate.kind === 'invalid' ? candidate.defects.find(({ code }) => code === 'INVALID_CANDIDATE') : undefined;
    return broken === undefined ? '' : ` and ${broken.message.replace(/^The candidate /, '')}`;
}
function isSpellingHint(suggestion) {
    return suggestion?.startsWith('Did you mean ') === true;
}


/***/ }),

/***/ 79531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ EDITS)
});

var seeded_random = __webpack_require__(8802);
;// CONCATENATED MODULE: ./build/self-test/mutations/fields.js
function textsOf(summary, field) {
    return field === 'key_actions' ? summary.key_actions : [summary[field]];
}
function withTexts(summary, field, texts) {
    return field === 'key_actions' ? { ...summary, key_actions: texts } : { ...summary, [field]: texts[0] ?? '' };
}
function mapTexts(summary, fields, change) {
    let result = summary;
    for (const field of fields)
        result = withTexts(result, field, textsOf(result, field).map(change));
    return result;
}
function allTexts(summary) {
    return [summary.title, summary.summary, ...summary.key_actions];
}

;// CONCATENATED MODULE: ./build/self-test/mutations/same-subject.js

const known = new WeakMap();
function contentWords(summary) {
    const words = known.get(summary) ?? readContentWords(summary);
    known.set(summary, words);
    return words;
}
function readContentWords(summary) {
    return new Set(allTexts(summary)
        .join(' ')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 3));
}
const ALIKE = 0.4;
function isAlike(a, b) {
    const [ofA, ofB] = [contentWords(a), contentWords(b)];
    const shared = [...ofA].filter((word) => ofB.has(word)).length;
    return shared >= ALIKE * Math.min(ofA.size, ofB.size);
}

;// CONCATENATED MODULE: ./build/self-test/mutations/words/inventions.js
const INVENTED_ACTIONS = [
    'Migrated the billing dashboard to a new charting library',
    'Added rate limiting to the password reset endpoint',
    'Rewrote the nightly newsletter job in Rust',
    'Translated the onboarding wizard into Portuguese and Polish',
    'Replaced the legacy logging framework with structured JSON logs',
    'Introduced a Redis cache in front of the product recommendations',
    'Deleted the unused voucher tables from the staging database',
    'Upgraded the Android client to target the latest SDK',
    'Set up Grafana alerts for slow checkout requests',
    'Wrote a Terraform module for the new object storage bucket',
    'Disabled two-factor authentication for service accounts',
    'Compressed the hero images of the landing page to AVIF',
    'Moved the sitemap generator to a scheduled Lambda function',
    'Fixed the overflow of long street names on printed labels',
    'Added keyboard navigation to the date picker',
    'Removed jQuery from the settings page',
    'Split the notification service into e-mail and SMS workers',
    'Documented the on-call rotation in the team handbook',
    'Encrypted the backup archives with a new key pair',
    'Bumped the Kafka client and tuned its consumer lag thresholds',
];
const INVENTED_NAMES = {
    file: ['scheduler', 'gateway', 'registry', 'mailer', 'resolver', 'throttle', 'dispatcher', 'mapper'],
    camel: ['refreshQueue', 'parseHeader', 'mergeDefaults', 'flushBuffer', 'resolveTarget', 'buildIndex'],
    pascal: ['QueueWorker', 'HeaderParser', 'SessionStore', 'RetryPolicy', 'BatchWriter', 'TokenScanner'],
    snake: ['flush_queue', 'parse_header', 'retry_count', 'batch_writer', 'resolve_target', 'page_size'],
    constant: ['MAX_RETRIES', 'QUEUE_LIMIT', 'DEFAULT_REGION', 'BATCH_WINDOW', 'CACHE_PREFIX'],
    flag: ['--dry-run', '--no-color', '--keep-going', '--strict-mode', '--log-format'],
    branch: ['retry-policy', 'header-cleanup', 'queue-metrics', 'session-store', 'page-size'],
};

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/actions.js



const common = { effect: 'damaging', dimensions: ['key_actions'] };
const DROPPED = {
    ...common,
    kind: 'dropped-actions',
    family: 'dropped-actions',
    description: 'Some key actions are left out; at least one stays.',
    doses: [1, 2, 4],
    unit: 'items',
    change: (reference, dose, { random }) => {
        const told = [...reference.key_actions.keys()].filter((index) => reference.key_actions[index]?.trim() !== '');
        if (dose >= told.length)
            return null;
        const dropped = new Set((0,seeded_random/* sample */.XM)(told, dose, random));
        return { ...reference, key_actions: reference.key_actions.filter((_, index) => !dropped.has(index)) };
    },
};
const EMPTY = {
    ...common,
    kind: 'empty-actions',
    family: 'empty',
    description: 'All key actions are left out.',
    doses: [1],
    unit: 'whole',
    change: (reference) => reference.key_actions.some((action) => action.trim() !== '') ? { ...reference, key_actions: [] } : null,
};
const INVENTED = {
    ...common,
    kind: 'invented-actions',
    family: 'hallucinated-actions',
    description: 'Key actions that never happened are added, plausible ones about something else.',
    doses: [1, 2, 4],
    unit: 'items',
    change: (reference, dose, { random }) => {
        const known = contentWords(reference);
        const foreign = INVENTED_ACTIONS.filter((action) => !sharesWords(action, known));
        if (reference.key_actions.length === 0 || foreign.length < dose)
            return null;
        return { ...reference, key_actions: inserted(reference.key_actions, (0,seeded_random/* sample */.XM)(foreign, dose, random), random) };
    },
};
function sharesWords(action, known) {
    const common = new Set([
        'added',
        'wrote',
        'fixed',
        'moved',
        'removed',
        'replaced',
        'split',
        'service',
        'page',
        'client',
    ]);
    const words = action.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return words.filter((word) => word.length > 3 && !common.has(word) && known.has(word)).length > 1;
}
const BORROWED = {
    ...common,
    kind: 'borrowed-actions',
    family: 'hallucinated-actions',
    description: 'Key actions of another session are added.',
    doses: [1, 3],
    unit: 'items',
    change: (reference, dose, { others, random }) => {
        const other = others().find((summary) => summary.key_actions.length >= dose && !isAlike(summary, reference));
        if (reference.key_actions.length === 0 || other === undefined)
            return null;
        return {
            ...reference,
            key_actions: inserted(reference.key_actions, (0,seeded_random/* sample */.XM)(other.key_actions, dose, random), random),
        };
    },
};
function inserted(list, more, random) {
    const result = [...list];
    for (const item of more)
        result.splice(random.below(result.length + 1), 0, item);
    return result;
}
const REPEATED = {
    ...common,
    kind: 'repeated-actions',
    family: 'repeated-actions',
    description: 'Key actions are listed twice, which makes one step look like two.',
    doses: [34, 100],
    unit: 'percent',
    change: (reference, dose, { random }) => {
        if (!reference.key_actions.some((action) => action.trim() !== ''))
            return null;
        const repeated = new Set((0,seeded_random/* share */.uM)([...reference.key_actions.keys()], dose, random));
        const extra = reference.key_actions.filter((_, index) => repeated.has(index));
        return { ...reference, key_actions: [...reference.key_actions, ...(0,seeded_random/* shuffled */.A4)(extra, random)] };
    },
};
const SWAPPED = {
    ...common,
    kind: 'swapped-actions',
    family: 'swapped',
    description: 'The key actions are those of another session.',
    doses: [1],
    unit: 'whole',
    change: (reference, _dose, { others }) => {
        const other = others().find((summary) => summary.key_actions.length > 0 && !isAlike(summary, reference));
        if (reference.key_actions.length === 0 || other === undefined)
            return null;
        return { ...reference, key_actions: other.key_actions };
    },
};
const ACTION_EDITS = [DROPPED, EMPTY, INVENTED, BORROWED, REPEATED, SWAPPED];

var core_sentences = __webpack_require__(22472);
;// CONCATENATED MODULE: ./build/self-test/mutations/edits/answers.js


const answers_common = { effect: 'damaging', unit: 'form' };
const hasText = (text) => /[\p{L}\p{N}]/u.test(text);
const CHATTER = {
    ...answers_common,
    kind: 'chatter',
    family: 'chatter',
    dimensions: ['summary'],
    description: 'The summary begins with an announcement of itself, or ends with an offer to change it.',
    doses: [1, 2],
    change: (reference, dose, { random }) => {
        if (!hasText(reference.summary))
            return null;
        const summary = dose === 1
            ? `${(0,seeded_random/* pick */.Up)(PREFACES, random) ?? ''} ${reference.summary}`
            : `${reference.summary} ${(0,seeded_random/* pick */.Up)(OFFERS, random) ?? ''}`;
        return { ...reference, summary };
    },
};
const FENCES = {
    ...answers_common,
    kind: 'fenced-json',
    family: 'fenced-json',
    dimensions: ['summary'],
    description: 'The summary field holds JSON in a fence: the answer of a model that nobody has parsed.',
    doses: [1, 2],
    change: (reference, dose) => {
        if (!hasText(reference.summary))
            return null;
        const { title, summary, key_actions, outcome } = reference;
        const answer = dose === 1 ? { summary } : { title, summary, key_actions, outcome };
        return { ...reference, summary: `\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\`` };
    },
};
const FEWEST_CHARACTERS = 12;
const CUT_OFF = {
    ...answers_common,
    kind: 'cut-off',
    family: 'cut-off',
    dimensions: ['summary', 'key_actions'],
    description: 'The last sentence of the summary, or the last key action, breaks off in its middle.',
    doses: [1, 2],
    change: (reference, dose) => {
        if (dose === 1) {
            const last = (0,core_sentences/* sentencesOf */.cj)(reference.summary).at(-1);
            const half = last === undefined ? undefined : firstHalf(reference.summary.slice(last.start, last.end));
            if (last === undefined || half === undefined)
                return null;
            return { ...reference, summary: reference.summary.slice(0, last.start) + half };
        }
        const half = firstHalf(reference.key_actions.at(-1) ?? '');
        return half === undefined ? null : { ...reference, key_actions: [...reference.key_actions.slice(0, -1), half] };
    },
};
function firstHalf(text) {
    const characters = [...text];
    if (characters.length < FEWEST_CHARACTERS)
        return undefined;
    const half = characters.slice(0, Math.ceil(characters.length / 2)).join('');
    const kept = /\s/.test(half.trim()) ? half.replace(/(?<!\s)\s+\S*$/, '') : half;
    return hasText(kept) ? kept : undefined;
}
const ANSWER_EDITS = [CHATTER, FENCES, CUT_OFF];
const PREFACES = [
    'Here is the summary:',
    'Sure! Here is a short recap of what happened in the session.',
    'I have read the whole log and put the main points together for you.',
    'Summary as discussed:',
    'Okay, so this is what went on in that conversation:',
    'Right, the gist of it for you:',
    'Summing up the chat as you wished:',
];
const OFFERS = [
    'Let me know if you would like any changes.',
    'Would a shorter version be more useful to you?',
    'Just say the word and I will rewrite it in another tone.',
    'Hopefully that is what you were looking for!',
    'Please tell me whether anything is missing.',
    'Drop me a line if the tone is off.',
    'I left the boring bits out on purpose, shout if you need them.',
];

;// CONCATENATED MODULE: ./build/self-test/mutations/tokens.js
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const PIECE = new RegExp(`\`[^\`\\n]{1,200}\`|[${UNSPACED}]+|[^\\s\`—–…、。，；：！？（）「」『』・〓${UNSPACED}]+`, 'gu');
const OPENING = /^["'“‘”’([{<«»„¿¡*]+/u;
const CLOSING = /["'“‘”’\]}>«»,.;:!?*]/u;
const WORD = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*$/u;
const UNIT = '(?:%|ms|µs|us|ns|s|min|m|h|d|x|k|K|M|G|B|kB|KB|MB|GB|TB|KiB|MiB|GiB|Ki|Mi|Gi|px|fps|pt)';
const NUMBER = new RegExp(`^[+-]?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)*${UNIT}?$`, 'u');
const LONGEST_PIECE = 200;
function tokensOf(text) {
    const tokens = [];
    for (const match of text.matchAll(PIECE)) {
        const [piece] = match;
        if (piece.startsWith('`') && piece.length > 2) {
            tokens.push({ kind: 'code', text: piece, start: match.index, end: match.index + piece.length });
            continue;
        }
        const core = piece.length > LONGEST_PIECE ? { text: piece, offset: 0 } : withoutPunctuation(piece);
        if (core.text === '')
            continue;
        const start = match.index + core.offset;
        tokens.push({ kind: kindOf(core.text), text: core.text, start, end: start + core.text.length });
    }
    return tokens;
}
function kindOf(text) {
    if (text.length > LONGEST_PIECE)
        return 'other';
    if (WORD.test(text))
        return 'word';
    return NUMBER.test(text) ? 'number' : 'other';
}
function withoutPunctuation(piece) {
    const offset = OPENING.exec(piece)?.[0].length ?? 0;
    let end = piece.length;
    for (; end > offset; end--) {
        const last = piece.charAt(end - 1);
        if (last === ')' ? isBalanced(piece.slice(offset, end)) : !CLOSING.test(last))
            break;
    }
    return { text: piece.slice(offset, end), offset };
}
function isBalanced(text) {
    return text.split('(').length === text.split(')').length;
}

;// CONCATENATED MODULE: ./build/self-test/mutations/words/equivalents.js
const EQUIVALENTS = `
PR | pull request
PRs | pull requests
repo | repository
repos | repositories
config | configuration
configs | configurations
deps | dependencies
docs | documentation
app | application
apps | applications
CI | continuous integration
regexes | regular expressions
regex | regular expression
admin | administrator
admins | administrators
sysadmin | system administrator
TS | TypeScript
JS | JavaScript
Postgres | PostgreSQL
ADR | architecture decision record
ADRs | architecture decision records
SLA | service level agreement
SLO | service level objective
RPO | recovery point objective
RTO | recovery time objective
DST | daylight saving time
TTL | time to live
HMR | hot module replacement
SPA | single-page app
SSO | single sign-on
MFA | multi-factor authentication
RBAC | role-based access control
ACL | access control list
CA | certificate authority
CDN | content delivery network
VM | virtual machine
VMs | virtual machines
RSS | resident set size
OOM | out of memory
FD | file descriptor
FDs | file descriptors
GC | garbage collection
WAL | write-ahead log
BOM | byte order mark
ORM | object-relational mapper
SDK | software development kit
PoC | proof of concept
QA | quality assurance
LTS | long-term support
EOL | end of life
ETA | estimated time of arrival
infra | infrastructure
perms | permissions
creds | credentials
attr | attribute
attrs | attributes
vuln | vulnerability
vulns | vulnerabilities
segfault | segmentation fault
stats | statistics
rollout | roll-out
timeout | time-out
timeouts | time-outs
backend | back end
frontend | front end
codebase | code base
filename | file name
filenames | file names
hostname | host name
dataset | data set
datasets | data sets
changelog | change log
bugfix | bug fix
plugin | plug-in
plugins | plug-ins
runtime | run time
lockfile | lock file
fallback | fall-back
lookup | look-up
lookups | look-ups
setup | set-up
stop-gap | stopgap
e-mail | email
e-mails | emails
sub-package | subpackage
`;
const ABBREVIATIONS = `
spec | specification
specs | specifications
param | parameter
params | parameters
max | maximum
temp | temporary
ops | operations
dup | duplicate
dups | duplicates
subdir | subdirectory
subdirs | subdirectories
pkg | package
pkgs | packages
prefs | preferences
conn | connection
conns | connections
alloc | allocation
allocs | allocations
ctx | context
mins | minutes
secs | seconds
hrs | hours
`;

;// CONCATENATED MODULE: ./build/self-test/mutations/words/opposites.js
const OPPOSITE_VERBS = `
pass passed | fail failed
fix fixed | mask masked
repair repaired | damage damaged
correct corrected | corrupt corrupted
recover recovered | lose lost
resolve resolved | escalate escalated
crash crashed | survive survived
die died | survive survived
kill killed | spawn spawned
launch launched | terminate terminated
halt halted | proceed proceeded
stop stopped | continue continued
abort aborted | complete completed
finish finished | abandon abandoned
begin began begun | end ended
start started | stop stopped
pause paused | resume resumed
park parked | resume resumed
stall stalled | advance advanced
implement implemented | postpone postponed
defer deferred | deliver delivered
perform performed | skip skipped
test tested | skip skipped
deploy deployed | withhold withheld
publish published | retract retracted
push pushed | pull pulled
commit committed | stash stashed
merge merged | split split
combine combined | separate separated
extract extracted | inline inlined
revert reverted | reapply reapplied
keep kept | scrap scrapped
undo undid undone | keep kept
add added | drop dropped
remove removed | retain retained
delete deleted | preserve preserved
overwrite overwrote overwritten | preserve preserved
write wrote written | erase erased
read read | write wrote written
record recorded | erase erased
append appended | prepend prepended
create created | destroy destroyed
introduce introduced | retire retired
restore restored | wipe wiped
rebuild rebuilt | reuse reused
regenerate regenerated | reuse reused
discard discarded | adopt adopted
reject rejected | adopt adopted
deprecate deprecated | reinstate reinstated
enable enabled | disable disabled
enforce enforced | bypass bypassed
validate validated | bypass bypassed
include included | omit omitted
exempt exempted | include included
cover covered | neglect neglected
accept accepted | decline declined
approve approved | veto vetoed
grant granted | revoke revoked
renew renewed | revoke revoked
expire expired | renew renewed
want wanted | refuse refused
request requested | refuse refused
agree agreed | disagree disagreed
support supported | oppose opposed
propose proposed | oppose opposed
recommend recommended | discourage discouraged
choose chose chosen | avoid avoided
permit permitted | forbid forbade forbidden
allow allowed | ban banned
block blocked | admit admitted
require required | prohibit prohibited
confirm confirmed | deny denied
suspect suspected | exclude excluded
verify verified | assume assumed
prove proved | doubt doubted
measure measured | estimate estimated
count counted | guess guessed
clear cleared | blame blamed
find found | miss missed
detect detected | miss missed
discover discovered | overlook overlooked
identify identified | overlook overlooked
notice noticed | overlook overlooked
show showed shown | hide hid hidden
report reported | conceal concealed
leak leaked | withhold withheld
protect protected | expose exposed
provoke provoked | avert averted
reproduce reproduced | avert averted
trigger triggered | suppress suppressed
cause caused | cure cured
reach reached | miss missed
meet met | miss missed
satisfy satisfied | breach breached
violate violated | respect respected
ignore ignored | heed heeded
match matched | contradict contradicted
differ differed | coincide coincided
raise raised | cut cut
lift lifted | lower lowered
reduce reduced | inflate inflated
increase increased | decrease decreased
rise rose risen | sink sank sunk
fall fell fallen | climb climbed
grow grew grown | dwindle dwindled
extend extended | shorten shortened
double doubled | halve halved
accelerate accelerated | delay delayed
widen widened | narrow narrowed
tighten tightened | relax relaxed
strengthen strengthened | weaken weakened
improve improved | degrade degraded
promote promoted | demote demoted
open opened | close closed
hold held | release released
share shared | isolate isolated
cache cached | evict evicted
send sent | receive received
ask asked | answer answered
follow followed | precede preceded
overestimate overestimated | underestimate underestimated
remember remembered | forget forgot forgotten
refund refunded | charge charged
credit credited | debit debited
save saved | waste wasted
win won | trail trailed
`;
const OPPOSITE_WORDS = `
before after
until since
first last
new old
existing new
fresh stale
current previous
legacy modern
early late
also only
often rarely
temporary permanent
temporarily permanently
manual automatic
manually automatically
optional mandatory
partial full
partially fully
single multiple
shared dedicated
separately together
local remote
locally remotely
static dynamic
direct transitive
inner outer
inbound outbound
ingress egress
input output
inputs outputs
requests responses
client server
clients servers
primary replica
leader follower
parent child
caller callee
callers callees
source target
sender recipient
producer consumer
reader writer
frontend backend
staging production
rows columns
row column
horizontal vertical
hits misses
causes symptoms
regression improvement
random deterministic
parallel sequential
concurrent sequential
concurrently sequentially
idle busy
exact approximate
exactly roughly
strict lenient
eager lazy
sparse dense
cheap expensive
simple complex
harmless dangerous
stronger weaker
positive negative
ascending descending
cold warm
hot cold
slow fast
slowly quickly
short long
small large
smaller larger
green red
inside outside
`;
const OPPOSITE_PHRASES = `
failing | passing
passing | failing
missing | superfluous
a failed | a flawless
the failed | the flawless
no failed | no flawless
each failed | each flawless
every failed | every flawless
merged PR | shelved PR
lacked | had
lacks | has
issued | revoked
a cause | a symptom
the cause | a symptom
cause of | symptom of
as cause | as symptom
a separate | the same
because of | despite
due to | despite
thanks to | despite
despite | because of
because | although
although | because
even though | because
into | out of
out of | into
in favour of | against
ruled out | blamed
rules out | blames
ruling out | blaming
decided against | decided on
decided on | decided against
protected against | exposed to
rule against | rule for
within | beyond
at least | at most
at most | at least
up to | at least
more than | less than
less than | more than
fewer than | more than
ahead of | behind
behind | ahead of
for now | for good
for good | for now
until then | since then
since then | until then
in advance | afterwards
afterwards | beforehand
by hand | automatically
by default | on request
on purpose | by accident
by accident | on purpose
one by one | all at once
step by step | all at once
pod by pod | all at once
at once | one by one
rolled out | rolled back
rolled back | rolled out
scaled up | scaled down
scaled down | scaled up
logged in | logged out
set up | tore down
put off | brought forward
brought forward | put off
cut off | connected
kicked off | called off
called off | kicked off
gave up | carried on
carried on | gave up
turned on | turned off
turned off | turned on
left open | settled
stays open | is closed
a fix | a workaround
the fix | the workaround
a workaround | a fix
the workaround | the fix
root cause | side effect
the user | the assistant
the assistant | the user
the customer | the agent
the agent | the customer
the author | the reviewer
the reviewer | the author
read-only | writable
opt-in | opt-out
opt-out | opt-in
server-side | client-side
client-side | server-side
in-memory | on-disk
fail-open | fail-closed
`;
const NO_OPPOSITE = /\b(?:no|any|as|before|so) long(?:er)?\b|\bpull requests?\b|\bat (?:first|last)\b|\bfirst of all\b|\b(?:before and after|first and last)\b|\bnot (?:only|until)\b|\bbut also\b|\bonly (?:just|if)\b|\b(?:keep|keeps|kept|keeping) \w+ing\b|\b(?:keep|keeps|kept|keeping) (?:\S+ ){1,5}free\b|\bopen source\b|\bsource code\b|\b(?:fell|fall|falls|falling|cut|cuts) (?:back|short)\b|\b(?:in|the) short\b|\bshort of\b|\bsmall talk\b|\bdrop(?:s|ped)? (?:to|from|by)\b|\badd(?:s|ed|ing)? up\b|\b(?:start|starts|started|starting) over\b|\b(?:look|looks|looked|looking|ran|run|runs|running) (?:into|out of)\b|\b(?:insights?|went|go|goes) into\b|\bon top of\b|\bmeetings?\b|\bfound out\b|\bgreen field\b/gi;

;// CONCATENATED MODULE: ./build/self-test/mutations/words/spellings.js
const SPELLINGS = `
analyse analyze
analysed analyzed
analysing analyzing
artefact artifact
artefacts artifacts
authorisation authorization
authorise authorize
authorised authorized
behaviour behavior
behaviours behaviors
cancelled canceled
cancelling canceling
catalogue catalog
catalogues catalogs
centralised centralized
centre center
centred centered
colour color
coloured colored
colours colors
customise customize
customised customized
defence defense
dialogue dialog
emphasise emphasize
favour favor
favoured favored
favourite favorite
finalise finalize
finalised finalized
fulfil fulfill
generalise generalize
generalised generalized
grey gray
honour honor
honoured honored
honours honors
initialisation initialization
initialise initialize
initialised initialized
initialising initializing
judgement judgment
labelled labeled
labelling labeling
labour labor
licence license
localised localized
memoise memoize
memoised memoized
memoising memoizing
minimise minimize
minimised minimized
minimising minimizing
modelled modeled
modelling modeling
neighbour neighbor
neighbouring neighboring
neighbours neighbors
normalisation normalization
normalise normalize
normalised normalized
normalising normalizing
optimisation optimization
optimisations optimizations
optimise optimize
optimised optimized
optimising optimizing
organisation organization
organisations organizations
organise organize
organised organized
parallelise parallelize
parallelised parallelized
prioritise prioritize
prioritised prioritized
realise realize
realised realized
recognise recognize
recognised recognized
sanitise sanitize
sanitised sanitized
sceptical skeptical
serialisation serialization
serialise serialize
serialised serialized
serialising serializing
signalled signaled
stabilise stabilize
stabilised stabilized
standardise standardize
standardised standardized
summarise summarize
summarised summarized
summarising summarizing
synchronisation synchronization
synchronise synchronize
synchronised synchronized
tokenise tokenize
tokenised tokenized
travelled traveled
traveller traveler
unauthorised unauthorized
unlabelled unlabeled
unrecognised unrecognized
utilisation utilization
utilise utilize
utilised utilized
virtualised virtualized
visualise visualize
visualised visualized
`;

;// CONCATENATED MODULE: ./build/self-test/mutations/words/statuses.js
const STATUSES = `
merged | reviewed
unmerged | already merged
approved | merged
pushed | rolled out
committed | shipped
deployed | prototyped
undeployed | live
unreleased | shipped
released | drafted
published | reviewed
shipped | drafted
submitted | merged
opened | merged
drafted | published
staged | shipped
accepted | implemented
awaiting review | in production
under review | in production
in review | in production
in production | in review
in staging | in production
left open | merged
stays open | is done
remains open | is done
still open | merged
is open | is done
are open | are done
is live | is in review
are live | are in review
`;
const PLANS = `
is still to be | has been
are still to be | have been
is yet to be | has been
are yet to be | have been
is to be | has been
are to be | have been
has yet to be | has been
have yet to be | have been
was to be | had been
were to be | had been
remains to be | has been
remain to be | have been
needs to be | has been
need to be | have been
is waiting for | has received
awaits | has
await | have
is scheduled for | took place on
is planned for | was done in
are planned for | were done in
is set for | was done in
left to the user | done by the user
pending | finished
outstanding | finished
still ahead | long past
`;
const HEDGES = `
suspected | proven
suspects | knows
suspicion | certainty
unproven | proven
unconfirmed | confirmed
hypothesis | fact
hypotheses | facts
theory | fact
theories | facts
guess | fact
assumption | fact
assumptions | facts
seems to be | is
seem to be | are
seems to have | has
seem to have | have
appears to be | is
appear to be | are
appears to have | has
appear to have | have
seemed to be | was
appeared to be | was
is thought to be | is
are thought to be | are
is believed to be | is
are believed to be | are
may be due to | is due to
might be due to | is due to
could be due to | is due to
suggests that | proves that
suggest that | prove that
points to | proves
point to | prove
hints at | proves
consistent with | proof of
most likely | certainly
probably | certainly
possibly | certainly
perhaps | certainly
presumably | certainly
apparently | certainly
in theory | in fact
unclear | clear
inconclusive | conclusive
`;

;// CONCATENATED MODULE: ./build/self-test/mutations/words/synonyms.js
const SYNONYMS = `
accidentally | by accident
accurate | precise
accurately | precisely
achieve | attain
achieved | attained
adapted | adjusted
adapting | adjusting
additional | further
additionally | furthermore
adjusted | tweaked
adjusting | tweaking
advantage | benefit
advantages | benefits
afterwards | later on
again | once more
allowed | permitted
allows | permits
almost | nearly
along the way | in the process
alongside | next to
although | though
altogether | in all
apparent | evident
apparently | seemingly
approximately | roughly
arose | came up
as a result | consequently
as soon as | once
assembled | put together
assisted | helped
at the same time | simultaneously
attempted | tried
attempting | trying
because | since
began | started
begins | starts
bigger | larger
biggest | largest
bottleneck | choke point
bug | defect
buggy | faulty
bugs | defects
built | constructed
by accident | accidentally
calculated | computed
came from | originated from
carried out | performed
caused | brought about
changed | altered
changing | altering
chiefly | mainly
choosing | picking
chose | picked
chosen | picked
clearly | plainly
collected | gathered
collecting | gathering
comparable | similar
completely | entirely
comprehensive | thorough
comprises | consists of
computed | calculated
computes | calculates
computing | calculating
concerning | regarding
consequently | as a result
constantly | continually
constructed | built
corrected | rectified
correctly | properly
created | made
creating | making
crucial | essential
currently | at present
deliberately | on purpose
demanded | required
described | outlined
describing | outlining
detected | noticed
determined | worked out
diagnosed | identified
difficult | hard
disappeared | vanished
disappears | vanishes
discovered | found
discovering | finding
drawback | downside
drawbacks | downsides
due to | because of
each other | one another
eliminated | removed
eliminates | removes
eliminating | removing
employed | used
employs | uses
enhanced | improved
enhancement | improvement
enhancements | improvements
entails | involves
entire | whole
entirely | wholly
essentially | basically
evaluated | assessed
evaluating | assessing
eventually | in the end
evident | obvious
examined | looked at
examining | looking at
explained | accounted for
explicitly | expressly
extensive | broad
fell | dropped
finding | discovering
fixing | repairing
flaw | weakness
flawed | faulty
flaws | weaknesses
for example | for instance
for instance | for example
found | discovered
frequently | often
gathered | collected
generated | produced
generates | produces
generating | producing
goal | aim
goals | aims
halted | stopped
helpful | useful
hence | therefore
huge | enormous
hypotheses | theories
hypothesis | theory
identical | the same
identified | pinpointed
identifying | pinpointing
illustrated | showed
immediately | at once
impossible | not possible
in addition | besides
in the end | eventually
initial | first
initially | at first
inspected | examined
inspecting | examining
instantly | immediately
introduced | brought in
introducing | bringing in
investigated | looked into
investigating | looking into
investigation | inquiry
involves | entails
large | big
likewise | similarly
mainly | mostly
merely | only
mimics | imitates
mistake | error
mistakes | errors
modified | altered
modifies | alters
modifying | altering
moreover | furthermore
necessary | needed
necessitated | called for
needed | required
needs | requires
normally | usually
noticed | observed
now | currently
numerous | many
obstacle | hurdle
obstacles | hurdles
obtained | got
obtaining | getting
obvious | evident
occasionally | at times
occurred | happened
occurring | happening
occurs | happens
often | frequently
original | initial
originally | at first
permits | allows
permitted | allowed
pinpointed | located
postponed | deferred
precise | exact
precisely | exactly
presumably | probably
primarily | mainly
principal | main
problem | issue
problems | issues
prohibited | forbidden
promptly | quickly
proposal | suggestion
proposals | suggestions
provided | supplied
provides | supplies
purely | solely
put back | restored
quick | fast
quickly | rapidly
rapid | quick
rapidly | quickly
rarely | seldom
recommendation | suggestion
recurring | repeated
regarding | about
regularly | routinely
remained | stayed
remaining | leftover
remains | stays
remedied | fixed
reproduced | replicated
reproducing | replicating
requested | asked for
resembles | looks like
retained | kept
revealed | showed
root cause | underlying cause
rose | climbed
roughly | approximately
ruled out | excluded
ruling out | excluding
seldom | rarely
selected | picked
selecting | picking
set up | configured
several | a number of
shortly | soon
showed | demonstrated
shows | demonstrates
simultaneous | concurrent
simultaneously | concurrently
slightly | a little
solely | purely
solved | resolved
sometimes | at times
spotted | noticed
stayed | remained
stays | remains
subsequently | afterwards
substantially | considerably
such as | like
suddenly | all at once
sufficient | enough
suitable | fitting
supposedly | allegedly
suspected | presumed
swiftly | quickly
takes place | happens
therefore | hence
thus | therefore
tiny | very small
took place | happened
tried | attempted
triggered | set off
trying | attempting
turned out | proved
typically | usually
unclear | uncertain
uncovered | revealed
uncovering | revealing
unnecessary | needless
until | till
unusual | uncommon
usually | normally
utilised | used
utilized | used
vanished | disappeared
vanishes | disappears
various | different
verified | checked
verifies | checks
verifying | checking
vital | essential
wanted | asked for
whereas | while
whole | entire
work around | circumvent
worked around | circumvented
`;
const NO_SYNONYM = /\bbecause of\b|\beven (?:though|although)\b|\b(?:want|need|allow)(?:ed|s)? to\b|\b(?:until|from|right|by|just) now\b|\b(?:find|finding|found) out\b|\b(?:fell|fall) (?:back|short|apart|over)\b|\b(?:then|and) again\b|\bagain and again\b|\bnow and then\b/gi;

;// CONCATENATED MODULE: ./build/self-test/mutations/words/tables.js





function leftToRight(lines) {
    return new Map(pairs(lines, ' | ').map(([left, right]) => [left.toLowerCase(), { written: left, replacement: right }]));
}
function bothWays(lines, separator) {
    const table = new Map();
    for (const [left, right] of pairs(lines, separator)) {
        for (const [written, replacement] of [[left, right], [right, left]]) {
            if (!table.has(written.toLowerCase()))
                table.set(written.toLowerCase(), { written, replacement });
        }
    }
    return table;
}
function pairs(lines, separator) {
    return lines
        .trim()
        .split('\n')
        .map((line) => {
        const [left = '', right = ''] = line.split(separator);
        return [left, right];
    });
}
const SYNONYM_TABLE = leftToRight(SYNONYMS);
const SPELLING_TABLE = bothWays(SPELLINGS, ' ');
const EQUIVALENT_TABLE = new Map([...leftToRight(ABBREVIATIONS), ...bothWays(EQUIVALENTS, ' | ')]);
const CONTRACTIONS = `
are not | aren't
cannot | can't
could not | couldn't
did not | didn't
do not | don't
does not | doesn't
had not | hadn't
has not | hasn't
have not | haven't
is not | isn't
it is | it's
must not | mustn't
should not | shouldn't
that is | that's
they are | they're
was not | wasn't
we are | we're
were not | weren't
will not | won't
would not | wouldn't
`;
const CONTRACTION_TABLE = bothWays(CONTRACTIONS, ' | ');
const STATUS_TABLE = leftToRight(STATUSES);
const PLAN_TABLE = leftToRight(PLANS);
const HEDGE_TABLE = leftToRight(HEDGES);
const OPPOSITE_WORD_TABLE = bothWays(OPPOSITE_WORDS, ' ');
const OPPOSITE_PHRASE_TABLE = leftToRight(OPPOSITE_PHRASES);
const regular = 'bump chang convert decreas downgrad drop extend improv increas lift lower migrat minimis minimiz mov port rais reduc renam shift shorten slow switch transition trim tun updat upgrad widen'.split(' ');
const CHANGE_VERBS = [
    ...regular.map((stem) => `${stem}p?(?:e|es|ed|s|ing|ion)?`),
    'fell|falls?|falling',
    'rose|rises?|rising',
    'grew|grows?|growing|grown',
    'shrank|shrinks?|shrinking|shrunk',
    'cuts?|cutting',
    'went|goes|going',
    'took|takes?|taking',
    'brought|brings?|bringing',
    'came|comes?|coming',
    'sped|speeds?',
    'copied',
];
const DOUBLING = /^(?:re)?(?:run|set|cut|put|hit|get|split|shut|let|begin|forbid|forget)$/;
function verbForms(base, past, participle, object) {
    return { base, third: thirdPerson(base), past, participle, ing: ingForm(base, past), object };
}
function thirdPerson(base) {
    if (/[^aeiou]y$/.test(base))
        return `${base.slice(0, -1)}ies`;
    return /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base) ? `${base}es` : `${base}s`;
}
function ingForm(base, past) {
    if (DOUBLING.test(base))
        return `${base}${base.slice(-1)}ing`;
    if (/[^aeioy]e$/.test(base))
        return `${base.slice(0, -1)}ing`;
    const doubled = past.endsWith('ed') && past.length === base.length + 3;
    return doubled ? `${past.slice(0, -2)}ing` : `${base}ing`;
}

;// CONCATENATED MODULE: ./build/self-test/mutations/words/verbs.js

const LINES = `
accept accepted
acquire acquired
add added
adjust adjusted
agree* agreed
allow allowed
analyse analysed
analyze analyzed
apply applied
approve approved
archive archived
assign assigned
attach attached
attempt attempted
avoid avoided
backport backported
benchmark benchmarked
bind bound
block blocked
bound bounded
break broke broken
build built
bump bumped
bypass bypassed
cache cached
call called
cancel cancelled
capture captured
carry carried
catch caught
cause caused
change changed
check checked
choose chose chosen
clean cleaned
clear cleared
close closed
collapse collapsed
collect collected
combine combined
commit committed
compare compared
compile compiled
compute computed
configure configured
confirm confirmed
connect connected
contain contained
convert converted
copy copied
correct corrected
count counted
cover covered
crash* crashed
create created
cut cut
debug debugged
decide decided
declare declared
decode decoded
decrease decreased
define defined
delete deleted
deploy deployed
deprecate deprecated
derive derived
describe described
design designed
detect detected
diagnose diagnosed
disable disabled
discard discarded
disconnect disconnected
discover discovered
discuss discussed
dispatch dispatched
document documented
download downloaded
draft drafted
drain drained
draw drew drawn
drop dropped
elevate elevated
enable enabled
encode encoded
end* ended
enforce enforced
estimate estimated
evaluate evaluated
examine examined
exceed exceeded
exclude excluded
exempt exempted
expand expanded
explain explained
export exported
expose exposed
extend extended
extract extracted
fail* failed
fall* fell fallen
fetch fetched
find found
finish finished
fix fixed
flag flagged
forbid forbade forbidden
force forced
gain gained
generalize generalized
generate generated
give gave given
group grouped
grow* grew grown
guard guarded
handle handled
hide hid hidden
hit hit
hold held
identify identified
ignore ignored
implement implemented
import imported
improve improved
include included
increase increased
index indexed
inspect inspected
install installed
instrument instrumented
integrate integrated
introduce introduced
investigate investigated
isolate isolated
keep kept
kill killed
label labelled
launch launched
lead* led
leak leaked
leave left
limit limited
list listed
load loaded
locate located
lock locked
log logged
lose lost
lower lowered
make made
map mapped
mark marked
match matched
measure measured
memoise memoised
memoize memoized
merge merged
migrate migrated
minimise minimised
mock mocked
monitor monitored
mount mounted
move moved
need needed
normalise normalised
normalize normalized
note noted
obtain obtained
open opened
optimise optimised
optimize optimized
overwrite overwrote overwritten
park parked
pass* passed
patch patched
pin pinned
plan planned
port ported
postpone postponed
prepare prepared
prevent prevented
print printed
produce produced
profile profiled
promote promoted
propose proposed
protect protected
prototype prototyped
prove proved
provide provided
provoke provoked
publish published
pull pulled
push pushed
query queried
raise raised
reach reached
read read
rebase rebased
rebuild rebuilt
receive received
recommend recommended
record recorded
recover recovered
reduce reduced
refactor refactored
refuse refused
regenerate regenerated
reject rejected
release released
reload reloaded
remove removed
rename renamed
render rendered
renew renewed
reorder reordered
repair repaired
replace replaced
replay replayed
report reported
reproduce reproduced
request requested
require required
rerun reran rerun
reset reset
resolve resolved
restart restarted
restore restored
restrict restricted
return returned
reuse reused
reveal revealed
revert reverted
review reviewed
rewrite rewrote rewritten
roll rolled
rotate rotated
route routed
rule ruled
run ran run
satisfy satisfied
save saved
scan scanned
schedule scheduled
score scored
search searched
see saw seen
select selected
send sent
serve served
set set
share shared
ship shipped
show showed shown
shrink* shrank shrunk
sign signed
simplify simplified
simulate simulated
skip skipped
specify specified
split split
spot spotted
stabilise stabilised
stall stalled
standardise standardised
start started
stay* stayed
stop stopped
store stored
stream streamed
strip stripped
succeed* succeeded
suggest suggested
supply supplied
support supported
suspect suspected
swap swapped
switch switched
take took taken
terminate terminated
test tested
throttle throttled
trace traced
track tracked
trigger triggered
trim trimmed
truncate truncated
tune tuned
turn turned
uncover uncovered
undo undid undone
uninstall uninstalled
unify unified
unlock unlocked
update updated
upgrade upgraded
upload uploaded
use used
validate validated
verify verified
want wanted
warm warmed
watch watched
weigh weighed
widen widened
wire wired
work* worked
wrap wrapped
write wrote written
`;
const VERBS = LINES.trim()
    .split('\n')
    .map((line) => {
    const [base = '', past = '', participle] = line.split(' ');
    return verbForms(base.replace('*', ''), past, participle ?? past, base.endsWith('*') ? 'none' : 'wanted');
});

;// CONCATENATED MODULE: ./build/self-test/mutations/english.js



const FREQUENT = new Set('the of and to with for that from which by it its were after into this when because while has been without'.split(' '));
const PAST_TENSES = new Set(VERBS.map(({ past }) => past).filter((past) => past.endsWith('ed')));
const ENOUGH = 0.08;
const english_known = new WeakMap();
function isEnglish(summary) {
    const answer = english_known.get(summary) ?? readsAsEnglish(summary);
    english_known.set(summary, answer);
    return answer;
}
function readsAsEnglish(summary) {
    let words = 0;
    let english = 0;
    for (const text of allTexts(summary)) {
        for (const token of tokensOf(text)) {
            if (token.kind !== 'word')
                continue;
            words++;
            const lower = token.text.toLowerCase();
            if (FREQUENT.has(lower) || PAST_TENSES.has(lower))
                english++;
        }
    }
    return english > 0 && english >= words * ENOUGH;
}
const VOWEL_SOUND = /^[aeiou]/i;
const CONSONANT_SOUND = /^(?:use|uni|eu|one\b|once\b|ur[aeiou])/i;
const VOWEL_NAME = /^[AEFHILMNORSX]/;
function articleFor(word) {
    const abbreviation = /^[A-Z][A-Z0-9]/.test(word);
    if (abbreviation)
        return VOWEL_NAME.test(word) ? 'an' : 'a';
    if (/^(?:8|11(?!\d)|18(?!\d))/.test(word))
        return 'an';
    return VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word) ? 'an' : 'a';
}
function capitalised(text) {
    const [first = ''] = text;
    return first.toUpperCase() + text.slice(first.length);
}
function uncapitalised(text) {
    const [first = ''] = text;
    return first.toLowerCase() + text.slice(first.length);
}

;// CONCATENATED MODULE: ./build/self-test/mutations/first-verb.js

const BY_PAST = new Map(VERBS.map((verb) => [verb.past, verb]));
function firstWord(text) {
    return /^\p{L}+/u.exec(text)?.[0] ?? '';
}
function firstVerb(text) {
    return BY_PAST.get(firstWord(text).toLowerCase());
}

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/bullets.js




const bullets_common = { effect: 'harmless', dimensions: ['key_actions'] };
const ORDER = {
    ...bullets_common,
    kind: 'action-order',
    family: 'action-order',
    description: 'The key actions stand in another order; every one of them is still there.',
    doses: [1],
    unit: 'whole',
    change: (reference, _dose, { random }) => {
        if (reference.key_actions.length < 2)
            return null;
        return { ...reference, key_actions: (0,seeded_random/* shuffled */.A4)(reference.key_actions, random) };
    },
};
const MERGED = {
    ...bullets_common,
    kind: 'merged-actions',
    family: 'merged-actions',
    description: 'Two neighbouring key actions share a bullet, joined by a semicolon or the word and; both are still told.',
    doses: [1, 2],
    unit: 'items',
    change: (reference, dose, { random }) => {
        const joinable = reference.key_actions.every((text) => text.trim() !== '');
        if (!joinable || reference.key_actions.length < 2 * dose)
            return null;
        const offset = reference.key_actions.length > 2 * dose ? random.below(2) : 0;
        const places = [...reference.key_actions.keys()].slice(0, -1).filter((place) => place % 2 === offset);
        const chosen = (0,seeded_random/* sample */.XM)(places, dose, random);
        const merged = [];
        for (const [index, action] of reference.key_actions.entries()) {
            if (chosen.includes(index - 1))
                merged.push(joined(merged.pop() ?? '', action, reference, random));
            else
                merged.push(action);
        }
        return { ...reference, key_actions: merged };
    },
};
function joined(a, b, reference, random) {
    const start = a.replace(/(?<![.;,。])[.;,。]+$/, '');
    const verb = firstVerb(a) !== undefined && firstVerb(b) !== undefined;
    if (verb && isEnglish(reference) && !/[,;]|\band\b/.test(a) && random.below(2) === 0) {
        return `${start} and ${uncapitalised(b)}`;
    }
    return `${start}; ${firstVerb(b) !== undefined ? uncapitalised(b) : b}`;
}
const SPLIT = {
    ...bullets_common,
    kind: 'split-actions',
    family: 'split-actions',
    description: 'A key action that tells of two steps becomes two bullets, one for each.',
    doses: [1, 2],
    unit: 'items',
    change: (reference, dose, { random }) => {
        const parts = reference.key_actions.map(splitAction);
        const places = [...parts.keys()].filter((index) => (parts[index]?.length ?? 0) > 1);
        if (places.length < dose)
            return null;
        const chosen = new Set((0,seeded_random/* sample */.XM)(places, dose, random));
        return {
            ...reference,
            key_actions: reference.key_actions.flatMap((action, index) => chosen.has(index) ? (parts[index] ?? [action]) : [action]),
        };
    },
};
const POINTING_BACK = /\b(?:it|them)\b|^\S+(?: \S+)? (?:this|that|these|those|both|its|their|one|ones|so)\b|\b(?:inside|outside|there|again|too|as well|afterwards)$/i;
const LONGEST_BULLET = 1000;
function splitAction(action) {
    if (firstVerb(action) === undefined || action.length > LONGEST_BULLET)
        return [action];
    for (const match of action.matchAll(/; (?:and )?|,? and (?:then )?/g)) {
        const [left, right] = [action.slice(0, match.index), action.slice(match.index + match[0].length)];
        const verb = /^\p{Ll}/u.test(right) ? firstVerb(right) : undefined;
        const isVerb = verb !== undefined && verb.past !== verb.participle;
        const isObject = isVerb || /^\S+ (?:the|an?|\d|`|[A-Z]|\S+[._(/])/.test(right);
        const isWhole = tokensOf(left).length > 2 && tokensOf(right).length > 2 && !/[,(`]/.test(left.replace(/`[^`]*`|\([^()]*\)/g, ''));
        const isClause = /\b(?:that|which|who|whether|how|when|while|where|both|between|were|was|had|because)\b/.test(left);
        if (verb !== undefined && isObject && isWhole && !isClause && !POINTING_BACK.test(right))
            return [left, capitalised(right)];
    }
    return [action];
}
const BULLET_EDITS = [ORDER, MERGED, SPLIT];

;// CONCATENATED MODULE: ./build/self-test/mutations/direction.js



const direction_PIECE = '(?:`[^`\\n]+`|\\d+(?:[,.]+\\d+)*(?![,.]*\\d)[^\\s,;:()`]*|[^\\s,;:()`]+)';
const PHRASE = (most) => `${direction_PIECE}(?: ${direction_PIECE}){0,${most - 1}}?`;
const ARTICLED = `(?:(?:the|an?|its|their) )?${direction_PIECE}`;
const END = `(?=[.,;:!?)]{0,8}$|[.,;:!?)]{1,8}["”’)]?\\s|\\s+(?:and|or|but|in|on|at|for|from|by|with|without|when|while|which|that|because|since|after|before|so|as|per|under|through|via|into|to|is|are|was|were|has|had|within|across|instead|during|of|plus|then|again|everywhere|\\w+ing)\\b|\\s*[—–(])`;
const CHANGE = new RegExp(`\\b(?:${CHANGE_VERBS.join('|')})\\b`, 'i');
const TURNS = [
    {
        sign: / (?:in)?to /,
        pattern: new RegExp(`(\\bfrom )(${PHRASE(5)})( (?:in)?to )(${PHRASE(5)})${END}`, 'g'),
        means: 'change if told',
    },
    {
        sign: /eplac/,
        pattern: new RegExp(`(\\b[Rr]eplac(?:e|es|ed|ing) )(${PHRASE(7)})( (?:with|by) )(${PHRASE(6)})${END}`, 'g'),
        means: 'change',
    },
    {
        sign: /[Ss]wap|[Ee]xchang/,
        pattern: new RegExp(`(\\b(?:[Ss]wap(?:s|ped|ping)?|[Ee]xchang(?:e|es|ed|ing)) )(${PHRASE(6)})( for )(${PHRASE(6)})${END}`, 'g'),
        means: 'change',
    },
    {
        sign: / (?:in)?to /,
        pattern: new RegExp(`(\\b(?:[Rr]enam|[Uu]pgrad|[Dd]owngrad|[Cc]hang|[Mm]igrat)(?:e|es|ed|ing) |\\b[Cc]onvert(?:s|ed|ing)? )((?!from )${PHRASE(4)})( (?:in)?to )(${PHRASE(4)})${END}`, 'g'),
        means: 'change',
    },
    {
        sign: / (?:instead of|rather than|in place of) /,
        pattern: new RegExp(`(^|\\s)(${ARTICLED})( (?:instead of|rather than|in place of) )(${ARTICLED})${END}`, 'g'),
        means: 'change',
    },
    {
        sign: /→|->|=>/,
        pattern: new RegExp(`(^|[\\s(])([^\\s,;()]{1,200})(\\s?(?:→|->|=>)\\s?)([^\\s,;()]{1,200})${END}`, 'g'),
        means: 'change',
    },
    { sign: /v\d/, pattern: /(^|[\s(])(v\d+(?:\.\d+)*)( to )(v\d+(?:\.\d+)*)/g, means: 'change' },
];
function directionSites(text) {
    const sites = [];
    for (const sentence of (0,core_sentences/* sentencesOf */.cj)(text)) {
        const content = text.slice(sentence.start, sentence.end);
        for (const { sign, pattern, means } of TURNS) {
            if (!sign.test(content))
                continue;
            if (means === 'change if told' && !CHANGE.test(content))
                continue;
            for (const match of content.matchAll(pattern)) {
                const site = turnedAround(match, sentence.start);
                const isFree = !sites.some(({ start, end }) => site !== undefined && start < site.end && site.start < end);
                if (site !== undefined && isFree)
                    sites.push(site);
            }
        }
    }
    return sites;
}
const NO_END = /(?:^| )(?:and|or|but|which|that|because|when|while|after|before|so|is|are|was|were|has|had|from|time|it|them|this|these|those|both|not)(?: |$)/;
function turnedAround(match, offset) {
    const [, before = '', a = '', between = '', withStop = ''] = match;
    const b = withStop.replace(/(?<![.!?])[.!?]+$/, '');
    if (a === b || b === '' || NO_END.test(a) || NO_END.test(b) || !areComparable(a, b))
        return undefined;
    const start = offset + (match.index ?? 0) + before.length;
    const end = start + a.length + between.length + b.length;
    return { start, end, replacement: exchanged(a, between, b, start === offset) };
}
const direction_NUMBER = /(?<![\w.])v?\d[\d,.]*/g;
function areComparable(a, b) {
    const [ofA, ofB] = [a.match(direction_NUMBER)?.length ?? 0, b.match(direction_NUMBER)?.length ?? 0];
    return ofA > 0 === ofB > 0;
}
function exchanged(a, between, b, isStart) {
    const [ofA, ofB] = [a.match(direction_NUMBER) ?? [], b.match(direction_NUMBER) ?? []];
    const [x] = ofA;
    const [y] = ofB;
    if (ofA.length === 1 && ofB.length === 1 && x !== undefined && y !== undefined && x !== y) {
        return a.replace(x, y) + between + b.replace(y, x);
    }
    return isStart && /^\p{Lu}/u.test(a) ? capitalised(b) + between + uncapitalised(a) : b + between + a;
}

;// CONCATENATED MODULE: ./build/self-test/mutations/grouped-by.js
function groupedBy(spans, items) {
    let next = 0;
    return spans.map((span) => {
        const inside = [];
        for (let item = items[next]; item !== undefined && item.start < span.end; item = items[++next]) {
            if (item.start >= span.start && item.end <= span.end)
                inside.push(item);
        }
        return inside;
    });
}

;// CONCATENATED MODULE: ./build/self-test/mutations/phrases.js



const LONGEST_PHRASE = 4;
function readText(text) {
    return { text, tokens: tokensOf(text), starts: new Set((0,core_sentences/* sentencesOf */.cj)(text).map(({ start }) => start)) };
}
function phraseSites(text, table) {
    const read = readText(text);
    const sites = [];
    for (let i = 0; i < read.tokens.length; i++) {
        for (let length = Math.min(LONGEST_PHRASE, read.tokens.length - i); length > 0; length--) {
            const replacement = replacementAt(read, i, length, table);
            if (replacement === undefined)
                continue;
            sites.push(wordSite(read, i, length, replacement));
            i += length - 1;
            break;
        }
    }
    return sites;
}
function replacementAt(read, first, length, table) {
    const phrase = phraseAt(read, first, length);
    const pair = table.get(phrase.toLowerCase());
    if (pair === undefined || !isPhrase(read, first, length))
        return undefined;
    if (phrase === pair.written)
        return pair.replacement;
    const isCapitalised = phrase.slice(1) === pair.written.slice(1) && isSentenceStart(read, first);
    return isCapitalised ? pair.replacement : undefined;
}
function phraseAt({ text, tokens }, first, length) {
    const [start, end] = [tokens[first]?.start ?? 0, tokens[first + length - 1]?.end ?? 0];
    const phrase = text.slice(start, end).replaceAll('’', "'");
    return length === 1 ? phrase : phrase.replace(/\s+/g, ' ');
}
function isPhrase({ text, tokens }, first, length) {
    const words = tokens.slice(first, first + length);
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
    if (words.length < length || /["“‘«]/.test(text.charAt(start - 1)))
        return false;
    if (!words.every(({ kind, text: word }) => kind === 'word' || /^\w+$/.test(word)))
        return false;
    const phrase = text.slice(start, end);
    return phrase.split(/\s+/).length === length && !/[^\p{L}\p{N}\s'’-]/u.test(phrase);
}
function isSentenceStart({ tokens, starts, text }, index) {
    const start = tokens[index]?.start ?? -1;
    return starts.has(start) || (/["“‘(]/.test(text.charAt(start - 1)) && starts.has(start - 1));
}
function wordSite(read, first, length, replacement) {
    const { text, tokens } = read;
    const start = tokens[first]?.start ?? 0;
    const end = tokens[first + length - 1]?.end ?? 0;
    const isCapital = /^\p{Lu}/u.test(text.slice(start, end));
    const shown = isCapital && isSentenceStart(read, first) ? capitalised(replacement) : replacement;
    const article = tokens[first - 1];
    const wanted = articleFor(replacement);
    if (article !== undefined &&
        /^an?$/i.test(article.text) &&
        article.text.toLowerCase() !== wanted &&
        /^\s+$/.test(text.slice(article.end, start))) {
        const cased = article.text.startsWith('A') ? capitalised(wanted) : wanted;
        return { start: article.start, end, replacement: cased + text.slice(article.end, start) + shown };
    }
    return { start, end, replacement: shown };
}
function wordAt({ tokens }, index) {
    return tokens[index]?.text.toLowerCase() ?? '';
}
function isJoined({ text, tokens }, index) {
    const [a, b] = [tokens[index], tokens[index + 1]];
    return a !== undefined && b !== undefined && /^\s+$/.test(text.slice(a.end, b.start));
}

;// CONCATENATED MODULE: ./build/self-test/mutations/negation-removal.js


const AUXILIARIES = new Set('is are was were be been has have had do does did can could will would should must may might'.split(' '));
function removedNegation(read, index) {
    const token = read.tokens[index];
    if (token === undefined || token.kind !== 'word')
        return undefined;
    const text = wordAt(read, index);
    const next = isJoined(read, index) ? wordAt(read, index + 1) : '';
    const replace = (replacement, until = token) => ({
        start: token.start,
        end: until.end,
        replacement: /^\p{Lu}/u.test(token.text) ? capitalised(replacement) : replacement,
    });
    const following = read.tokens[index + 1] ?? token;
    switch (text) {
        case 'not':
            return removedNot(read, index, next);
        case 'never':
            return replace('always');
        case 'cannot':
        case "can't":
            return replace('can');
        case "won't":
            return replace('will');
        case 'unable':
            return next === 'to' ? replace('able') : undefined;
        case 'nothing':
            return replace(/^(?:more|else|new|wrong|but)$/.test(next) ? 'something' : 'everything');
        case 'none':
            return token.text === 'none' || isSentenceStart(read, index) ? replace('all') : undefined;
        case 'without':
            if (/^(?:and|or)$/.test(wordAt(read, index - 1)))
                return undefined;
            return /ing$/.test(next) && next !== 'anything' ? replace('while also') : replace('with');
        case 'no':
            if (next === 'longer')
                return replace('still', following);
            return removedNo(read, index, next, replace);
        default:
            return /n['’]t$/.test(text) ? replace(token.text.slice(0, -3)) : undefined;
    }
}
function removedNot(read, index, next) {
    const [before, not, after] = [read.tokens[index - 1], read.tokens[index], read.tokens[index + 1]];
    if (before === undefined || not === undefined || !isJoined(read, index - 1))
        return undefined;
    if (/^(?:only|just|so|because|until|all|every|everything)$/.test(next))
        return undefined;
    if (next === 'yet' && after !== undefined)
        return { start: not.start, end: after.end, replacement: 'already' };
    const isAuxiliary = AUXILIARIES.has(wordAt(read, index - 1));
    const isParticiple = /^(?:but|and)$/.test(wordAt(read, index - 1)) && /ed$/.test(next);
    return isAuxiliary || isParticiple ? { start: before.end, end: not.end, replacement: '' } : undefined;
}
function removedNo(read, index, next, replace) {
    const following = read.tokens[index + 1];
    if (following?.kind !== 'word' || /^(?:matter|one|more|less|doubt|other)$/.test(next))
        return undefined;
    return replace(/[^s]s$/.test(next) ? 'some' : articleFor(following.text));
}

;// CONCATENATED MODULE: ./build/self-test/mutations/negation.js






function negationsOf(text, voice) {
    const read = readText(text);
    const places = read.tokens.map(({ start, end }, index) => ({ start, end, index }));
    return groupedBy((0,core_sentences/* sentencesOf */.cj)(text), places)
        .map((tokens) => flipsOf(read, tokens.map(({ index }) => index), voice))
        .filter((flips) => flips.length > 0);
}
function flipsOf(read, at, voice) {
    const words = at.map((index) => read.tokens[index]?.text.toLowerCase() ?? '');
    if (words.some((word) => UNTOUCHED.has(word)))
        return [];
    if (words.some(isNegator))
        return at.flatMap((index) => removedNegation(read, index) ?? []);
    const first = at[0];
    if (first === undefined)
        return [];
    const leading = leadingVerb(read, first, voice);
    if (leading.length > 0)
        return leading;
    return at.flatMap((index) => [...afterAuxiliary(read, index), ...beforeVerb(read, index, first)]);
}
const UNTOUCHED = new Set('neither nor hardly barely rarely seldom if whether unless'.split(' '));
const NEGATORS = new Set('not never no without nothing none nobody cannot unable'.split(' '));
function isNegator(word) {
    return NEGATORS.has(word) || /n['’]t$/.test(word);
}
const UNCERTAIN = new Set('as than what whatever to'.split(' '));
const NEGATED_AUXILIARIES = new Map([
    ['is', ['is not', "isn't", 'is no longer']],
    ['are', ['are not', "aren't", 'are no longer']],
    ['was', ['was not', "wasn't", 'was never']],
    ['were', ['were not', "weren't", 'were never']],
    ['can', ['cannot', "can't"]],
    ['could', ['could not', "couldn't"]],
    ['will', ['will not', "won't"]],
    ['would', ['would not', "wouldn't"]],
    ['has', ['has not', "hasn't", 'has never']],
    ['have', ['have not', "haven't", 'have never']],
    ['had', ['had not', "hadn't", 'had never']],
]);
const PARTICIPLES = new Set(['been', ...VERBS.map(({ participle }) => participle)]);
function afterAuxiliary(read, index) {
    const token = read.tokens[index];
    const forms = NEGATED_AUXILIARIES.get(token?.text ?? '');
    if (token === undefined || forms === undefined || !isJoined(read, index))
        return [];
    if (UNCERTAIN.has(wordAt(read, index - 1)) || AUXILIARIES.has(wordAt(read, index - 1)))
        return [];
    if (/^ha/.test(token.text) && !PARTICIPLES.has(wordAt(read, index + 1)))
        return [];
    const isVerb = PARTICIPLES.has(wordAt(read, index + 1)) || /ed$/.test(wordAt(read, index + 1));
    return forms
        .filter((form) => !form.endsWith('never') || isVerb)
        .filter((form) => !form.endsWith('no longer') || !/^(?:still|now|already|yet|to)$/.test(wordAt(read, index + 1)))
        .map((replacement) => ({ start: token.start, end: token.end, replacement }));
}
const negation_BY_PAST = new Map(VERBS.map((verb) => [verb.past, verb]));
const BY_THIRD = new Map(VERBS.map((verb) => [verb.third, verb]));
const BY_BASE = new Map(VERBS.map((verb) => [verb.base, verb]));
const OBJECT = /^(?:the|an?|that|it|its|them|this|these|those|all|every|each|both|his|her|their|one|two|three|four|five|six|seven|eight|nine|ten|how|why|what|which|only)$/;
const ADVERBIAL = /^(?:at|by|for|from|in|into|on|to|under|when|while|with|because|after|before|again|over|out)$/;
const NO_SUBJECT = /^(?:a|an|the|this|that's|these|those|its|his|her|their|our|be|been|being|is|are|was|were|has|have|had|by|with|of|in|on|at|to|for|from|as|than|newly|already|all|any|each|every|some|both|two|three|first|second|new|old|no)$/;
function beforeVerb(read, index, first) {
    const token = read.tokens[index];
    if (token === undefined || index === first || token.kind !== 'word' || !isJoined(read, index - 1))
        return [];
    const before = wordAt(read, index - 1);
    if (NO_SUBJECT.test(before) || /^(?:only|merely|just|nearly|almost)$/.test(before))
        return [];
    const past = negation_BY_PAST.get(token.text);
    if (past !== undefined && hasComplement(read, index, past)) {
        const forms = [`did not ${past.base}`, `didn't ${past.base}`];
        if (!/^(?:still|also|now|then|even|later|first|yet)$/.test(before))
            forms.push(`never ${past.past}`);
        return forms.map((replacement) => ({ start: token.start, end: token.end, replacement }));
    }
    const third = BY_THIRD.get(token.text);
    if (third === undefined || !/^(?:it|which|that|who|now|also|he|she)$/.test(before))
        return [];
    return hasComplement(read, index, third)
        ? [`does not ${third.base}`, `doesn't ${third.base}`, `no longer ${third.third}`].map((replacement) => ({
            start: token.start,
            end: token.end,
            replacement,
        }))
        : [];
}
function hasComplement(read, index, { object }) {
    const next = read.tokens[index + 1];
    if (next === undefined || !isJoined(read, index))
        return object === 'none';
    if (object === 'none')
        return ADVERBIAL.test(next.text);
    return OBJECT.test(next.text) || next.kind === 'number' || next.kind === 'code' || /^\p{Lu}/u.test(next.text);
}
function negatedPast({ base, past }) {
    const forms = [`did not ${base}`, `didn't ${base}`, `never ${past}`];
    return base === 'fail' ? forms : [...forms, `failed to ${base}`];
}
function leadingVerb(read, first, voice) {
    const token = read.tokens[first];
    if (token?.kind !== 'word' || !isJoined(read, first))
        return [];
    const lower = token.text.toLowerCase();
    const verb = negation_BY_PAST.get(lower) ?? (voice === 'bullet' ? BY_BASE.get(lower) : undefined);
    if (verb === undefined)
        return voice === 'bullet' ? unknownVerb(token) : [];
    if (voice === 'prose' && !hasComplement(read, first, verb))
        return [];
    return negatedPast(verb).map((replacement) => ({
        start: token.start,
        end: token.end,
        replacement: /^\p{Lu}/u.test(token.text) ? capitalised(replacement) : replacement,
    }));
}
function unknownVerb(token) {
    if (!/^[A-Z][a-z]+[^e\W]ed$/.test(token.text))
        return [];
    return [{ start: token.start, end: token.end, replacement: `Never ${uncapitalised(token.text)}` }];
}

var groups = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/self-test/mutations/sites.js

function replaceSites(text, sites) {
    let result = '';
    let done = 0;
    for (const { start, end, replacement } of [...sites].sort((a, b) => a.start - b.start || a.end - b.end)) {
        if (start < done)
            continue;
        result += text.slice(done, start) + replacement;
        done = end;
    }
    return result + text.slice(done);
}
function sitesOf(texts, find) {
    return texts.flatMap((text, index) => find(text).map((site) => ({ ...site, text: index })));
}
function replaceIn(texts, sites) {
    const byText = new Map();
    for (const site of sites) {
        (0,groups/* addTo */.D)(byText, site.text, site);
    }
    return texts.map((text, index) => {
        const own = byText.get(index);
        return own === undefined ? text : replaceSites(text, own);
    });
}
function withoutMatches(text, sites, pattern) {
    const matches = [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
        start: index,
        end: index + match.length,
    }));
    let next = 0;
    return sites.filter(({ start, end }) => {
        for (let match = matches[next]; match !== undefined && match.end <= start; match = matches[++next])
            ;
        const match = matches[next];
        return match === undefined || match.start >= end;
    });
}

;// CONCATENATED MODULE: ./build/self-test/mutations/opposites.js






const VERB_TABLE = readVerbs();
function readVerbs() {
    const table = new Map();
    for (const line of OPPOSITE_VERBS.trim().split('\n')) {
        const [from, to] = line.split(' | ').map((side) => {
            const [base = '', past = '', participle = past] = side.split(' ');
            return verbForms(base, past, participle, 'wanted');
        });
        if (from === undefined || to === undefined)
            continue;
        enter(table, from, to);
        enter(table, to, from);
    }
    return table;
}
function enter(table, from, to) {
    for (const form of ['base', 'third', 'past', 'participle', 'ing']) {
        const known = table.get(from[form]);
        if (known === undefined)
            table.set(from[form], { forms: [form], to });
        else if (known.to === to)
            table.set(from[form], { forms: [...known.forms, form], to });
    }
}
function oppositesOf(text) {
    const read = readText(text);
    const sentences = (0,core_sentences/* sentencesOf */.cj)(text);
    const inSentences = (sites) => groupedBy(sentences, withoutMatches(text, sites, NO_OPPOSITE));
    const phrases = inSentences(phraseSites(text, OPPOSITE_PHRASE_TABLE));
    const words = inSentences(phraseSites(text, OPPOSITE_WORD_TABLE));
    const verbs = inSentences(read.tokens.flatMap((_, index) => verbSite(read, index) ?? []));
    return sentences
        .map((_, index) => {
        const ofPhrases = phrases[index] ?? [];
        const ofWords = [...(words[index] ?? []), ...(verbs[index] ?? [])];
        return [...ofPhrases, ...ofWords.filter((word) => !ofPhrases.some((phrase) => overlap(phrase, word)))];
    })
        .filter((sites) => sites.length > 0);
}
function overlap(a, b) {
    return a.start < b.end && b.start < a.end;
}
const TO_BE_OR_HAVE = /^(?:be|been|being|is|are|was|were|has|have|had|get|got|gets)$/;
const BEFORE_BASE = /^(?:to|not|can|could|will|would|should|must|may|might|cannot|did|does|do|didn't|doesn't|don't|and)$/;
const BEFORE_THIRD = /^(?:it|that|which|who|now|always|never|still|also|then|only)$/;
const DETERMINER = /^(?:a|an|the|this|these|those|its|his|her|their|our|every|each|any|some|all|no|by|of|in|with)$/;
function verbSite(read, index) {
    const token = read.tokens[index];
    if (token?.kind !== 'word')
        return undefined;
    const lower = token.text.toLowerCase();
    const isStart = isSentenceStart(read, index);
    if (token.text !== lower && !(isStart && token.text.slice(1) === lower.slice(1)))
        return undefined;
    const opposite = VERB_TABLE.get(lower);
    if (opposite === undefined)
        return undefined;
    const form = formAt(read, index, isStart, opposite.forms);
    return form === undefined ? undefined : wordSite(read, index, 1, opposite.to[form]);
}
function formAt(read, index, isStart, forms) {
    const before = (distance) => read.tokens[index - distance]?.text.toLowerCase() ?? '';
    const has = (form) => forms.includes(form);
    const hasObject = /^(?:it|them|the|an?|that|this)$/.test(before(-1));
    const isParticiple = !isStart &&
        (TO_BE_OR_HAVE.test(before(1)) || TO_BE_OR_HAVE.test(before(2)) || (DETERMINER.test(before(1)) && !hasObject));
    if (has('participle') && (isParticiple || !has('past')))
        return 'participle';
    if (has('base') && (isStart ? index === 0 && !has('past') : BEFORE_BASE.test(before(1))))
        return 'base';
    if (has('past'))
        return 'past';
    if (has('third') && BEFORE_THIRD.test(before(1)))
        return 'third';
    return has('ing') ? 'ing' : undefined;
}

;// CONCATENATED MODULE: ./build/self-test/mutations/edit.js
const TEXT_FIELDS = ['title', 'summary', 'key_actions'];

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/family.js


const SUFFIX = { title: 'title', summary: 'summary', key_actions: 'actions' };
const WHERE = {
    title: 'the title',
    summary: 'the summary',
    key_actions: 'the key actions',
};
function editsOf({ family, doses, unit, describe, change }) {
    return TEXT_FIELDS.map((field) => ({
        kind: `${family}-${SUFFIX[field]}`,
        family,
        effect: 'damaging',
        dimensions: [field],
        description: describe(WHERE[field]),
        doses,
        unit,
        change: (reference, dose, context) => {
            const texts = change(textsOf(reference, field), dose, { ...context, reference, field });
            return texts === null ? null : withTexts(reference, field, texts);
        },
    }));
}

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/claims.js







function changeClaims(texts, claims, dose, random) {
    if (claims.length === 0)
        return null;
    const sites = (0,seeded_random/* share */.uM)(claims, dose, random).flatMap((alternatives) => (0,seeded_random/* pick */.Up)(alternatives, random) ?? []);
    return replaceIn(texts, sites);
}
function claimsOf(texts, find) {
    return texts.flatMap((text, index) => find(text).map((sites) => sites.map((site) => ({ ...site, text: index }))));
}
const NEGATED = {
    family: 'negated',
    doses: [34, 100],
    unit: 'percent',
    describe: (where) => `Claims in ${where} say the opposite, by a negation added or taken away.`,
    change: (texts, dose, { reference, field, random }) => {
        if (!isEnglish(reference))
            return null;
        const claims = claimsOf(texts, (text) => negationsOf(text, field === 'summary' ? 'prose' : 'bullet'));
        return changeClaims(texts, claims, dose, random);
    },
};
const OPPOSITE = {
    family: 'antonyms',
    doses: [34, 100],
    unit: 'percent',
    describe: (where) => `Claims in ${where} say the opposite by one word, such as postponed for implemented.`,
    change: (texts, dose, { reference, random }) => isEnglish(reference) ? changeClaims(texts, claimsOf(texts, oppositesOf), dose, random) : null,
};
const REVERSED = {
    family: 'reversed-direction',
    doses: [1],
    unit: 'whole',
    describe: (where) => `Changes told in ${where} go the other way round: from B to A, B instead of A, B replaced with A.`,
    change: (texts, _dose, { reference }) => {
        if (!isEnglish(reference))
            return null;
        const sites = sitesOf(texts, directionSites);
        return sites.length === 0 ? null : replaceIn(texts, sites);
    },
};
const CLAIM_EDITS = [NEGATED, OPPOSITE, REVERSED].flatMap(editsOf);

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/corrections.js



const TAKES_BACK = /\b(?:turned out|proved (?:wrong|false|to be)|was wrong|were wrong|ruled out|ruled it out|disproved|refuted|in fact|in truth|not the (?:cause|culprit|reason)|did not help|undone|reverted|rolled back|withdrawn|retracted|discarded|abandoned|rejected|corrected|mistaken(?:ly)?|led to \S+ instead|instead(?! of))\b/i;
const BELIEVES = /\b(?:suspect\w*|suspicion|believ\w+|assum\w+|declared|thought|expected|seemed|appeared|looked|blam\w+|claimed|first|initial\w*|attempt\w*|tried|theor\w+|hypothes[ei]s|guess\w*|turned)\b/i;
const BUT = /, (?:but|yet|although|though|however|only to)\b|; (?:however|in fact)\b/;
const LOST_CORRECTION = {
    kind: 'lost-corrections',
    family: 'lost-corrections',
    effect: 'damaging',
    dimensions: ['summary', 'key_actions'],
    description: 'What took a first belief or attempt back is left out, so that the belief stands.',
    doses: [1],
    unit: 'whole',
    change: (reference) => {
        if (!isEnglish(reference))
            return null;
        const sites = correctionSites(reference.summary);
        const kept = reference.key_actions.filter((action) => !TAKES_BACK.test(action));
        if (sites.length === 0)
            return null;
        const summary = replaceSites(reference.summary, sites);
        return { ...reference, summary, key_actions: kept.length === 0 ? reference.key_actions : kept };
    },
};
function correctionSites(text) {
    return (0,core_sentences/* sentencesOf */.cj)(text).flatMap(({ start, end }, index) => {
        const sentence = text.slice(start, end);
        const but = BUT.exec(sentence);
        if (but !== null && BELIEVES.test(sentence.slice(0, but.index))) {
            const stop = /[.!?]$/.test(sentence) ? 1 : 0;
            return [{ start: start + but.index, end: end - stop, replacement: '' }];
        }
        if (index === 0 || !TAKES_BACK.test(sentence))
            return [];
        const blanks = /^\s*/.exec(text.slice(end))?.[0].length ?? 0;
        return [{ start, end: end + blanks, replacement: '' }];
    });
}
const CORRECTION_EDITS = [LOST_CORRECTION];

;// CONCATENATED MODULE: ./build/self-test/mutations/identifiers.js



const IDENTIFIER_CLASSES = (/* unused pure expression or super */ null && ([
    'file',
    'function',
    'camel',
    'pascal',
    'snake',
    'constant',
    'flag',
    'branch',
    'version',
    'commit',
    'ticket',
    'reference',
]));
const SHAPES = [
    ['reference', /^#\d{1,7}$/],
    ['ticket', /^(?!(?:AES|ARM|CP|HTTP|IPV|ISO|MD|RFC|RSA|SHA|TLS|UTF)-)[A-Z]{2,10}-\d{1,6}$/],
    ['commit', /^(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}$/],
    ['version', /^v\d+(?:\.\d+){0,3}$|^[~^]?\d+\.\d+\.\d+(?:-[a-z]+[.\d]*)?$/],
    ['flag', /^--[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/],
    ['branch', /^(?:fix|feat|feature|wip|attempt|release|hotfix|chore|bugfix|refactor)\/[\w./-]+$/],
    [
        'file',
        /^(?:[\w@.-]+\/)*[\w@.-]*\.(?:c|cc|conf|cpp|cs|css|csv|go|h|html|ini|java|js|json|jsx|kt|lock|lua|md|mjs|php|proto|ps1|py|rb|rs|scss|sh|sql|svelte|swift|tf|toml|ts|tsx|txt|vue|xml|ya?ml)$/i,
    ],
    ['function', /^(?:[A-Za-z_]\w*\.)*[A-Za-z_]\w*\(\w{0,12}\)$/],
    ['constant', /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/],
    ['snake', /^_?[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/],
    ['camel', /^(?:[a-z]+\.)?[a-z]{2,}[a-z0-9]*(?:[A-Z][a-z0-9]+)+$/],
    ['pascal', /^(?:[A-Z][a-z0-9]+){2,}$/],
];
const PRODUCTS = /^(?:App(?:Store|Kit)|BitBucket|ClickHouse|CloudFlare|CockroachDb|Core(?:Dns|Data)|DataDog|DynamoDb|Elastic(?:Search)|Git(?:Hub|Lab)|Graph(?:Ql)|Java(?:Script)|Kotlin|Linked(?:In)|Maria(?:Db)|MongoDb|NextJs|OpenAi|OpenApi|OpenSsl|OpenTelemetry|PlayWright|PowerShell|PyTorch|RabbitMq|TestFlight|TypeScript|WebKit|WebSocket|WebSockets|WordPress|YouTube)$/;
function identifiersIn(text) {
    return tokensOf(text).flatMap((token) => identifierOf(token) ?? []);
}
function identifierOf(token) {
    const inset = token.kind === 'code' ? 1 : 0;
    const name = token.text.slice(inset, token.text.length - inset);
    if (name.length > LONGEST_PIECE)
        return undefined;
    const shape = SHAPES.find(([, pattern]) => pattern.test(name));
    if (shape === undefined || PRODUCTS.test(name))
        return undefined;
    return { name, kind: shape[0], start: token.start + inset, end: token.end - inset };
}
function inventedName({ name, kind }, taken, random) {
    for (let attempt = 0; attempt < 20; attempt++) {
        const invented = inventOne(name, kind, random);
        if (invented !== undefined && invented !== name && !taken.has(invented))
            return invented;
    }
    return undefined;
}
function inventOne(name, kind, random) {
    switch (kind) {
        case 'file':
            return name.replace(/[^/]*?(?=\.[^./]*$)/, (0,seeded_random/* pick */.Up)(INVENTED_NAMES.file, random) ?? '');
        case 'function': {
            const pool = /_/.test(name) ? INVENTED_NAMES.snake : INVENTED_NAMES.camel;
            return name.replace(/[A-Za-z_]\w*(?=\()/, (0,seeded_random/* pick */.Up)(pool, random) ?? '');
        }
        case 'camel':
        case 'pascal':
        case 'snake':
        case 'constant':
        case 'flag':
            return (0,seeded_random/* pick */.Up)(INVENTED_NAMES[kind], random);
        case 'branch':
            return name.replace(/[^/]*$/, (0,seeded_random/* pick */.Up)(INVENTED_NAMES.branch, random) ?? '');
        case 'version':
            return otherVersion(name, random);
        case 'commit':
            return name.replace(/[0-9a-f]/g, () => '0123456789abcdef'.charAt(random.below(16)));
        case 'ticket':
        case 'reference':
            return name.replace(/\d+/, (digits) => String(1 + random.below(10 ** Math.min(digits.length, 6) - 1)));
    }
}
function otherVersion(name, random) {
    const numbers = [...name.matchAll(/\d+/g)];
    const chosen = numbers[random.below(Math.min(2, numbers.length))];
    if (chosen === undefined)
        return name;
    const value = Number(chosen[0]);
    const other = String(value + (value > 1 && random.below(2) === 0 ? -1 : 1 + random.below(2)));
    return name.slice(0, chosen.index) + other + name.slice(chosen.index + chosen[0].length);
}

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/identifiers.js







const IDENTIFIERS = {
    family: 'identifiers',
    doses: [40, 100],
    unit: 'percent',
    describe: (where) => `Files, functions, versions, branches and numbers of tickets in ${where} are replaced by others.`,
    change: (texts, dose, { reference, random }) => {
        const inTexts = texts.map(identifiersIn);
        const found = new Map(inTexts.flat().map((identifier) => [identifier.name, identifier]));
        if (found.size === 0)
            return null;
        const everywhere = TEXT_FIELDS.flatMap((field) => textsOf(reference, field)).flatMap(identifiersIn);
        const chosen = (0,seeded_random/* share */.uM)([...found.values()], dose, random);
        const others = new OtherNames(inTexts, everywhere, chosen.length);
        const replacements = new Map();
        for (const identifier of chosen) {
            const name = others.instead(identifier, random);
            if (name !== undefined)
                replacements.set(identifier.name, name);
        }
        const sites = inTexts.flatMap((identifiers, text) => identifiers.flatMap(({ name, start, end }) => {
            const replacement = replacements.get(name);
            return replacement === undefined ? [] : [{ start, end, replacement, text }];
        }));
        return replaceIn(texts, sites);
    },
};
const ALL_PAIRS = 250_000;
const FIRST_OTHERS = 50;
class OtherNames {
    namesOf;
    textsOf = new Map();
    compared;
    taken;
    used = new Set();
    constructor(inTexts, everywhere, wanted) {
        this.namesOf = inTexts.map((identifiers) => new Set(identifiers.map(({ name }) => name)));
        for (const [text, names] of this.namesOf.entries()) {
            for (const name of names) {
                (0,groups/* addTo */.D)(this.textsOf, name, text);
            }
        }
        this.compared = everywhere.length * wanted <= ALL_PAIRS ? everywhere : everywhere.slice(0, FIRST_OTHERS);
        this.taken = new Set(everywhere.map(({ name }) => name));
    }
    instead(identifier, random) {
        const exchangeable = this.compared.filter((other) => this.isExchangeable(identifier, other));
        const name = exchangeable.length > 0 && random.below(2) === 0
            ? (0,seeded_random/* pick */.Up)([...new Set(exchangeable.map((other) => other.name))], random)
            : inventedName(identifier, this.taken, random);
        if (name !== undefined) {
            this.used.add(name);
            this.taken.add(name);
        }
        return name;
    }
    isExchangeable(identifier, { name, kind }) {
        if (kind !== identifier.kind || this.used.has(name))
            return false;
        if (name.includes(identifier.name) || identifier.name.includes(name))
            return false;
        return this.textsOf.get(identifier.name)?.some((text) => this.namesOf[text]?.has(name)) !== true;
    }
}
const IDENTIFIER_EDITS = editsOf(IDENTIFIERS);

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/marks.js








const marks_common = { effect: 'harmless', dimensions: TEXT_FIELDS };
const ORDINARY = /^\p{L}\p{Ll}*$/u;
const SMALL_WORDS = /^(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with)$/;
function mapWords(text, change) {
    const sites = tokensOf(text).flatMap(({ kind, text: word, start, end }, index) => kind === 'word' && ORDINARY.test(word) ? [{ start, end, replacement: change(word, index) }] : []);
    return replaceSites(text, sites);
}
const LETTER_CASE = {
    ...marks_common,
    dimensions: ['title', 'key_actions'],
    kind: 'letter-case',
    family: 'letter-case',
    description: 'The title is written with other capitals, or bullets begin with a small letter; the words stay the same.',
    doses: [1, 2, 3],
    unit: 'form',
    change: (reference, dose) => {
        if (dose === 1)
            return { ...reference, key_actions: reference.key_actions.map(smallStart) };
        const title = dose === 2
            ? mapWords(reference.title, (word, index) => (index > 0 && SMALL_WORDS.test(word) ? word : capitalised(word)))
            : mapWords(reference.title, (word) => word.toUpperCase());
        return { ...reference, title };
    },
};
function smallStart(text) {
    return mapWords(text, (word, index) => (index === 0 ? uncapitalised(word) : word));
}
const FULL_STOPS = {
    ...marks_common,
    dimensions: ['key_actions'],
    kind: 'full-stops',
    family: 'punctuation',
    description: 'Bullets get a full stop at their end, or lose it.',
    doses: [1],
    unit: 'whole',
    change: (reference) => ({
        ...reference,
        key_actions: reference.key_actions.map((text) => {
            if (/[^.…]\.$/.test(text))
                return text.slice(0, -1);
            if (text.endsWith('。'))
                return text.slice(0, -1);
            if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text))
                return `${text}。`;
            return /[\p{L}\p{N}`)]$/u.test(text) ? `${text}.` : text;
        }),
    }),
};
const SEMICOLONS = {
    ...marks_common,
    dimensions: ['summary'],
    kind: 'semicolons',
    family: 'punctuation',
    description: 'Some sentences are joined by a semicolon in place of the full stop; each still says the same.',
    doses: [40],
    unit: 'percent',
    change: (reference, dose, { random }) => {
        const sites = semicolonSites(reference.summary);
        if (sites.length === 0)
            return null;
        return { ...reference, summary: replaceSites(reference.summary, (0,seeded_random/* share */.uM)(sites, dose, random)) };
    },
};
function semicolonSites(text) {
    return (0,core_sentences/* sentencesOf */.cj)(text).flatMap(({ end }) => {
        const next = /^ (The|A|An|It|This|They|Both|All|Each|No|Three|Two|With|After|Then)\b/.exec(text.slice(end));
        if (next === null || text.charAt(end - 1) !== '.')
            return [];
        return [{ start: end - 1, end: end + 2, replacement: `; ${next[0].charAt(1).toLowerCase()}` }];
    });
}
const QUOTES = {
    ...marks_common,
    kind: 'quotes-and-dashes',
    family: 'punctuation',
    description: 'Straight quotation marks and apostrophes become curly and the other way round, and long dashes short.',
    doses: [1],
    unit: 'whole',
    change: (reference) => mapTexts(reference, TEXT_FIELDS, exchangeMarks),
};
function exchangeMarks(text) {
    const parts = text.split(/(`[^`\n]*`)/);
    return parts.map((part, index) => (index % 2 === 1 ? part : exchangeOutsideCode(part))).join('');
}
function exchangeOutsideCode(text) {
    return text
        .replace(/(\p{L})(['’])(?=\p{L})|(\p{L}s)(['’])(?=\s)/gu, (_, a, mark, b, last) => `${a ?? b ?? ''}${(mark ?? last) === "'" ? '’' : "'"}`)
        .replace(/"([^"\n]{0,2000})"|“([^”\n]{0,2000})”/g, (_, straight, curly) => straight === undefined ? `"${curly ?? ''}"` : `“${straight}”`)
        .replace(/\s—\s| – /g, (dash) => (dash.includes('—') ? ' – ' : ' — '));
}
const BACKTICKS = {
    ...marks_common,
    kind: 'backticks',
    family: 'backticks',
    description: 'Identifiers lose their backticks or get some: they are set in another type, and that is all.',
    doses: [1, 2],
    unit: 'form',
    change: (reference, dose) => mapTexts(reference, TEXT_FIELDS, dose === 1 ? withoutBackticks : withBackticks),
};
function withoutBackticks(text) {
    return text.replace(/`([^`\s]+)`/g, '$1');
}
function withBackticks(text) {
    const sites = identifiersIn(text)
        .filter(({ start, kind }) => text.charAt(start - 1) !== '`' && !/^(?:ticket|reference|version)$/.test(kind))
        .map(({ start, end, name }) => ({ start, end, replacement: `\`${name}\`` }));
    return replaceSites(text, sites);
}
const BLANKS = {
    ...marks_common,
    kind: 'white-space',
    family: 'white-space',
    description: 'Blanks at the ends, line breaks between sentences and doubled blanks: nothing that a reader would see.',
    doses: [1, 2],
    unit: 'form',
    change: (reference, dose) => dose === 1
        ? mapTexts(reference, TEXT_FIELDS, (text) => (text.trim() === '' ? text : `${text.replace(/ /g, '  ')} `))
        : { ...reference, summary: brokenLines(reference.summary) },
};
function brokenLines(text) {
    const sentences = (0,core_sentences/* sentencesOf */.cj)(text).slice(1);
    return replaceSites(text, sentences.flatMap(({ start }) => text.charAt(start - 1) === ' ' ? [{ start: start - 1, end: start, replacement: '\n' }] : []));
}
const MARK_EDITS = [LETTER_CASE, FULL_STOPS, SEMICOLONS, QUOTES, BACKTICKS, BLANKS];

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/moments.js

const moments_common = { dimensions: ['aha_moments'] };
const LOST = {
    ...moments_common,
    kind: 'lost-moments',
    family: 'lost-moments',
    effect: 'damaging',
    description: 'Moments are left out; at least one stays.',
    doses: [1, 2],
    unit: 'items',
    change: (reference, dose, { random }) => {
        const { aha_moments } = reference;
        return dose >= aha_moments.length
            ? null
            : { ...reference, aha_moments: (0,seeded_random/* sample */.XM)(aha_moments, aha_moments.length - dose, random) };
    },
};
const NO_MOMENTS = {
    ...moments_common,
    kind: 'no-moments',
    family: 'empty',
    effect: 'damaging',
    description: 'All moments are left out.',
    doses: [1],
    unit: 'whole',
    change: (reference) => (reference.aha_moments.length === 0 ? null : { ...reference, aha_moments: [] }),
};
const WRONG_PLACES = {
    ...moments_common,
    kind: 'misplaced-moments',
    family: 'misplaced-moments',
    effect: 'damaging',
    description: 'Every moment points at a message far from all messages in which something did happen.',
    doses: [1],
    unit: 'whole',
    change: (reference, _dose, { random }) => {
        const { aha_moments } = reference;
        if (aha_moments.length === 0)
            return null;
        const places = foreignPlaces(aha_moments, random);
        return { ...reference, aha_moments: aha_moments.map((moment, index) => ({ ...moment, seq: places[index] ?? 0 })) };
    },
};
function foreignPlaces(moments, random) {
    const known = moments.map(({ seq }) => seq);
    const last = Math.max(...known);
    const gap = Math.max(8, Math.ceil(last * 0.15));
    const places = [];
    while (places.length < moments.length) {
        const place = random.below(Math.min(2 ** 21, last + gap * (2 + places.length)));
        const far = last + gap * (1 + places.length);
        const isFar = known.every((seq) => Math.abs(seq - place) >= gap) && !places.includes(place);
        places.push(isFar ? place : far);
    }
    return places.sort((a, b) => a - b);
}
const TYPES = ['question', 'insight', 'decision', 'breakthrough', 'synthesis'];
const WRONG_TYPES = {
    ...moments_common,
    kind: 'mistyped-moments',
    family: 'mistyped-moments',
    effect: 'damaging',
    description: 'Every moment is of another type.',
    doses: [1],
    unit: 'whole',
    change: (reference, _dose, { random }) => {
        const { aha_moments } = reference;
        if (aha_moments.length === 0)
            return null;
        const used = new Set(aha_moments.map(({ type }) => type.toLowerCase()));
        const unused = TYPES.filter((type) => !used.has(type));
        const retyped = aha_moments.map((moment) => {
            const others = TYPES.filter((type) => type !== moment.type.toLowerCase());
            return { ...moment, type: (0,seeded_random/* pick */.Up)(unused.length > 0 ? unused : others, random) ?? '' };
        });
        return { ...reference, aha_moments: retyped };
    },
};
const SHIFTED = {
    ...moments_common,
    kind: 'shifted-moments',
    family: 'shifted-moments',
    effect: 'harmless',
    description: 'Every moment is placed a message or two away: people disagree by as much about where an insight was said.',
    doses: [1, 2],
    unit: 'items',
    change: (reference, dose, { random }) => {
        const { aha_moments } = reference;
        if (aha_moments.length === 0)
            return null;
        const direction = random.below(2) === 0 ? -1 : 1;
        const shifted = aha_moments.map((moment) => ({
            ...moment,
            seq: moment.seq < dose ? moment.seq + dose : moment.seq + dose * direction,
        }));
        return { ...reference, aha_moments: shifted };
    },
};
const MOMENT_EDITS = [LOST, NO_MOMENTS, WRONG_PLACES, WRONG_TYPES, SHIFTED];

;// CONCATENATED MODULE: ./build/self-test/mutations/numbers.js

const NUMBER_WORDS = new Map('two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, index) => [word, index + 2]));
const MONTH = /^(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)$/;
function numbersIn(text) {
    const tokens = tokensOf(text);
    return tokens.flatMap((token, index) => {
        const isDay = [tokens[index - 1], tokens[index + 1]].some((neighbour) => MONTH.test(neighbour?.text ?? ''));
        return isDay ? [] : (numberOf(token) ?? []);
    });
}
function numberOf(token) {
    if (token.kind === 'number')
        return isPlainNumber(token.text) ? token : undefined;
    const leading = token.kind === 'other' ? /^\d+(?=-\p{L}[\p{L}-]*$)/u.exec(token.text)?.[0] : undefined;
    return leading === undefined
        ? undefined
        : { ...token, kind: 'number', text: leading, end: token.start + leading.length };
}
function isPlainNumber(text) {
    return text.split('.').length <= 2 && !/^(?:19|20)\d\d$/.test(text);
}
function otherNumber(number, random) {
    if (/^100\s?%$/.test(number))
        return number.replace('100', String(21 + random.below(60)));
    const first = number.search(/[1-9]/);
    if (first === -1)
        return number.replace(/0/, String(2 + random.below(8)));
    let changed = 0;
    return number.replace(/\d/g, (digit, index) => {
        if (index < first || changed === 2)
            return digit;
        changed++;
        const choices = '0123456789'.split('').filter((other) => other !== digit && (index > first || other !== '0'));
        return choices[random.below(choices.length)] ?? digit;
    });
}
function numberSites(text, replacements) {
    return numbersIn(text).flatMap(({ text: number, start, end }) => {
        const replacement = replacements.get(number);
        return replacement === undefined ? [] : [{ start, end, replacement }];
    });
}

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/wording.js








const wording_common = { effect: 'harmless', dimensions: TEXT_FIELDS };
function replaceShare(reference, percent, random, find) {
    const fields = TEXT_FIELDS.map((field) => textsOf(reference, field));
    const all = fields.flatMap((texts, field) => texts.flatMap((text, index) => find(text).map((site) => ({ ...site, text: index, field }))));
    if (all.length === 0)
        return null;
    const chosen = (0,seeded_random/* share */.uM)(all, percent, random);
    let result = reference;
    for (const [index, field] of TEXT_FIELDS.entries()) {
        const sites = chosen.filter((site) => site.field === index);
        if (sites.length > 0)
            result = withTexts(result, field, replaceIn(fields[index] ?? [], sites));
    }
    return result;
}
function byTable(kind, table, doses, description, except) {
    return {
        ...wording_common,
        kind,
        family: kind,
        description,
        doses,
        unit: 'percent',
        change: (reference, dose, { random }) => isEnglish(reference)
            ? replaceShare(reference, dose, random, (text) => {
                const sites = phraseSites(text, table);
                return except === undefined ? sites : withoutMatches(text, sites, except);
            })
            : null,
    };
}
const WORDING_EDITS = [
    byTable('synonyms', SYNONYM_TABLE, [50, 100], 'Words are replaced by synonyms that fit the same place, so the same is said.', NO_SYNONYM),
    byTable('developer-equivalents', EQUIVALENT_TABLE, [100], 'Short and long forms of one thing are exchanged, such as PR and pull request: every developer reads both as the same.'),
    byTable('spelling', SPELLING_TABLE, [100], 'British spellings become American and the other way round; the words stay the same.'),
    byTable('contractions', CONTRACTION_TABLE, [100], 'Contractions such as didn’t are written out and full forms contracted, which changes nothing but the tone.'),
];

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/numbers.js








const NUMBERS = {
    family: 'numbers',
    doses: [40, 100],
    unit: 'percent',
    describe: (where) => `Some or all of the numbers in ${where} are wrong.`,
    change: (texts, dose, { random }) => {
        const numbers = [...new Set(texts.flatMap((text) => numbersIn(text).map((number) => number.text)))];
        if (numbers.length < (dose < 100 ? 2 : 1))
            return null;
        const replacements = new Map((0,seeded_random/* share */.uM)(numbers, dose, random).map((number) => [number, otherNumber(number, random)]));
        return replaceIn(texts, sitesOf(texts, (text) => numberSites(text, replacements)));
    },
};
const NUMBER_EDITS = editsOf(NUMBERS);
const NUMBER_FORMAT = {
    effect: 'harmless',
    dimensions: TEXT_FIELDS,
    kind: 'number-format',
    family: 'number-format',
    description: 'Numbers are written otherwise, 12,198 as 12198 and three as 3; their values stay the same.',
    doses: [100],
    unit: 'percent',
    change: (reference, dose, { random }) => isEnglish(reference) ? replaceShare(reference, dose, random, otherWritings) : null,
};
const WORD_FOR = new Map([...NUMBER_WORDS].map(([word, value]) => [String(value), word]));
const COUNTED = /^ (?:tests|times|cases|files|runs|failures|bullets|commits|steps|minutes|hours|days|weeks|months|findings|issues|tasks|agents|areas|pods|commands|endpoints|queries|services|columns|tables|rows|errors|warnings|sites|bugs|places)\b/;
const BEFORE_COUNT = /(?:^|[,;:(]\s*|\b(?:the|of|in|from|to|for|with|and|or|all|by|than|after|over|within|about|only) )$/i;
function otherWritings(text) {
    const digits = numbersIn(text).flatMap(({ text: number, start, end }) => {
        if (/^(?!1,9|2,0)\d{1,3}(?:,\d{3})+$/.test(number) || /^\d{1,3}(?:,\d{3}){2,}$/.test(number)) {
            return [{ start, end, replacement: number.replaceAll(',', '') }];
        }
        const word = WORD_FOR.get(number);
        const isCount = word !== undefined &&
            COUNTED.test(text.slice(end)) &&
            BEFORE_COUNT.test(text.slice(Math.max(0, start - 30), start));
        return isCount ? [{ start, end, replacement: start === 0 ? capitalised(word) : word }] : [];
    });
    const read = readText(text);
    const words = read.tokens.flatMap((token, index) => {
        const value = NUMBER_WORDS.get(token.text.toLowerCase());
        if (value === undefined || (/^\p{Lu}/u.test(token.text) && !isSentenceStart(read, index)))
            return [];
        return [wordSite(read, index, 1, String(value))];
    });
    return [...digits, ...words];
}

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/other-sessions.js





const other_sessions_common = { effect: 'damaging' };
function unlike(reference, others, has) {
    return others().find((other) => has(other) && !isAlike(other, reference));
}
const STALE = {
    ...other_sessions_common,
    kind: 'stale-actions',
    family: 'stale-actions',
    dimensions: ['key_actions'],
    description: 'Key actions of another session stand in the place of the right ones.',
    doses: [1, 2],
    unit: 'items',
    change: (reference, dose, { others, random }) => {
        const told = [...reference.key_actions.keys()].filter((index) => reference.key_actions[index]?.trim() !== '');
        const other = told.length <= dose ? undefined : unlike(reference, others, ({ key_actions }) => key_actions.length >= dose);
        if (other === undefined)
            return null;
        const stale = [...(0,seeded_random/* sample */.XM)(other.key_actions, dose, random)];
        const places = new Set((0,seeded_random/* sample */.XM)(told, dose, random));
        return {
            ...reference,
            key_actions: reference.key_actions.map((action, index) => places.has(index) ? (stale.shift() ?? action) : action),
        };
    },
};
const other_sessions_MERGED = {
    ...other_sessions_common,
    kind: 'merged-sessions',
    family: 'merged-sessions',
    dimensions: ['summary', 'key_actions'],
    description: 'Half of what another session says follows in the summary and in the key actions.',
    doses: [1],
    unit: 'whole',
    change: (reference, _dose, { others }) => {
        const sentences = sentencesIn(reference.summary);
        const other = sentences.length === 0 ? undefined : unlike(reference, others, ({ summary }) => sentencesIn(summary).length > 1);
        if (other === undefined)
            return null;
        return {
            ...reference,
            summary: [reference.summary, ...other_sessions_firstHalf(sentencesIn(other.summary))].join(' '),
            key_actions: [...reference.key_actions, ...other_sessions_firstHalf(other.key_actions)],
        };
    },
};
function sentencesIn(text) {
    return (0,core_sentences/* sentencesOf */.cj)(text).map(({ start, end }) => text.slice(start, end));
}
function other_sessions_firstHalf(items) {
    return items.slice(0, Math.floor(items.length / 2));
}
const OTHER_LANGUAGE = {
    ...other_sessions_common,
    kind: 'other-language',
    family: 'other-language',
    dimensions: ['summary'],
    description: 'The summary is one of another session, in another language.',
    doses: [1],
    unit: 'whole',
    change: (reference, _dose, { others }) => {
        const script = scriptOf(reference.summary);
        if (script === undefined)
            return null;
        const isForeign = (other) => {
            const theirs = scriptOf(other.summary);
            return theirs !== undefined && (theirs !== script || isEnglish(other) !== isEnglish(reference));
        };
        const other = others().find(isForeign);
        return other === undefined ? null : { ...reference, summary: other.summary };
    },
};
const FEWEST_LETTERS = 40;
const SCRIPTS = [
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
    /\p{Script=Cyrillic}/gu,
    /\p{Script=Arabic}/gu,
    /\p{Script=Hangul}/gu,
    /\p{Script=Latin}/gu,
];
function scriptOf(text) {
    const letters = [...text.matchAll(/\p{L}/gu)].length;
    if (letters < FEWEST_LETTERS)
        return undefined;
    const script = SCRIPTS.findIndex((pattern) => 3 * [...text.matchAll(pattern)].length > letters);
    return script === -1 ? undefined : script;
}
const CAUSE = {
    ...other_sessions_common,
    kind: 'replaced-cause',
    family: 'replaced-cause',
    dimensions: ['title', 'summary', 'key_actions'],
    description: 'A reason that the text gives is the one that another session gives for something else.',
    doses: [1],
    unit: 'whole',
    change: (reference, _dose, { others, random }) => {
        if (!isEnglish(reference))
            return null;
        const otherReferences = firstFew(others, (other) => isEnglish(other) && hasCause(other) && !isAlike(other, reference));
        return replaceShare(reference, 1, random, (text) => foreignCauses(text, otherReferences, random));
    },
};
const LENDERS = 4;
function firstFew(others, isWanted) {
    const found = [];
    for (const other of others()) {
        if (isWanted(other))
            found.push(other);
        if (found.length === LENDERS)
            break;
    }
    return found;
}
const REASON = /\b(?:because of|because|due to|owing to|caused by|as a result of)\s+/gi;
const END_OF_REASON = /,(?!\d)|[;:()]|[.!?](?=\s|$)|\s[–—]\s|\n|\s(?:and|but|so|which|while|although|until)\s/;
function causesIn(text) {
    return [...text.matchAll(REASON)].flatMap((match) => {
        const start = match.index + match[0].length;
        const rest = text.slice(start, start + 300);
        const end = start + (END_OF_REASON.exec(rest)?.index ?? rest.length);
        const sort = match[0].trim().toLowerCase() === 'because' ? 'clause' : 'noun';
        return end - start < 4 ? [] : [{ sort, start, end }];
    });
}
function hasCause(summary) {
    return reasonTexts(summary).some((text) => causesIn(text).length > 0);
}
function reasonTexts({ title, summary, key_actions }) {
    return [title, summary, ...key_actions];
}
function foreignCauses(text, otherReferences, random) {
    return causesIn(text).flatMap(({ sort, start, end }) => {
        const foreign = otherReferences.flatMap(reasonTexts).flatMap((other) => causesIn(other)
            .filter((cause) => cause.sort === sort)
            .map((cause) => other.slice(cause.start, cause.end)));
        const replacement = foreign[random.below(Math.max(1, foreign.length))];
        return replacement === undefined ? [] : [{ start, end, replacement }];
    });
}
const OTHER_SESSION_EDITS = [STALE, other_sessions_MERGED, OTHER_LANGUAGE, CAUSE];

var summary = __webpack_require__(37166);
;// CONCATENATED MODULE: ./build/self-test/mutations/edits/outcome.js

const WRONG = {
    success: ['partial', 'failed'],
    partial: ['success', 'failed'],
    failed: ['partial', 'success'],
};
const WRONG_OUTCOME = {
    kind: 'wrong-outcome',
    family: 'wrong-outcome',
    effect: 'damaging',
    dimensions: ['outcome'],
    description: 'The outcome is another one.',
    doses: [1, 2],
    unit: 'form',
    change: (reference, dose) => {
        const outcome = summary/* OUTCOMES */.im.find((known) => known === reference.outcome);
        const wrong = outcome === undefined ? undefined : WRONG[outcome][dose - 1];
        return wrong === undefined ? null : { ...reference, outcome: wrong };
    },
};
const OUTCOME_EDITS = [WRONG_OUTCOME];

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/progress.js








const progress_common = { effect: 'damaging', dimensions: TEXT_FIELDS, doses: [34, 100], unit: 'percent' };
function inEnglish(find) {
    return (reference, dose, { random }) => isEnglish(reference) ? replaceShare(reference, dose, random, find) : null;
}
const STATUS = {
    ...progress_common,
    kind: 'confused-status',
    family: 'confused-status',
    description: 'A change is told to stand elsewhere on its way, such as merged for opened or live for undeployed.',
    change: inEnglish(statusSites),
};
const WORK = /\b(?:PRs?|[Pp]ull requests?|[Mm]erge requests?|[Cc]ommits?|[Bb]ranch(?:es)?|[Rr]eleases?|[Ii]ssues?|[Tt]ickets?|[Pp]atch(?:es)?|[Ff]ix(?:es)?|ADRs?|[Rr]ecords?|[Ss]cripts?)\b|#\d|\bv?\d+\.\d+\.\d+\b|\b(?=[a-f]*\d)[0-9a-f]{7}\b|\b[A-Z]{2,10}-\d/;
function statusSites(text) {
    const sentences = (0,core_sentences/* sentencesOf */.cj)(text);
    return groupedBy(sentences, phraseSites(text, STATUS_TABLE)).flatMap((sites, index) => {
        const sentence = sentences[index];
        return sentence !== undefined && WORK.test(text.slice(sentence.start, sentence.end)) ? sites : [];
    });
}
const PLAN = {
    ...progress_common,
    kind: 'plan-as-done',
    family: 'plan-as-done',
    description: 'What is only planned, wanted or due is told as done.',
    change: inEnglish((text) => withoutOverlaps([...phraseSites(text, PLAN_TABLE), ...verbSites(text, INTENTIONS, 'base')])),
};
const HEDGE = {
    ...progress_common,
    kind: 'dropped-hedge',
    family: 'dropped-hedge',
    description: 'A suspicion is told as a fact: the words that mark it as one are gone.',
    change: inEnglish((text) => withoutOverlaps([
        ...phraseSites(text, HEDGE_TABLE),
        ...verbSites(text, GUESSES, 'base'),
        ...verbSites(text, GUESSES_OF_THE_PAST, 'participle'),
    ])),
};
const phrases = (lines) => lines.split(', ').map((phrase) => phrase.split(' '));
const INTENTIONS = phrases('plans to, planned to, plan to, intends to, intended to, wants to, wanted to, is going to, are going to, has yet to, have yet to, is expected to, are expected to, hopes to, will, is still to');
const GUESSES = phrases('may, might, seems to, seem to, seemed to, appears to, appear to, appeared to, is likely to, are likely to');
const GUESSES_OF_THE_PAST = phrases('may have, might have, seems to have, seem to have, appears to have, appear to have, is likely to have, could have');
const byForm = (form) => new Map(VERBS.map((verb) => [verb[form], verb]));
const BY_FORM = { base: byForm('base'), participle: byForm('participle') };
function verbSites(text, before, form) {
    const read = readText(text);
    return read.tokens.flatMap((_, index) => {
        const phrase = before.find((words) => standsAt(read, index, words));
        const verb = phrase === undefined ? undefined : BY_FORM[form].get(wordAt(read, index + phrase.length));
        return phrase === undefined || verb === undefined ? [] : [wordSite(read, index, phrase.length + 1, verb.past)];
    });
}
function standsAt(read, index, words) {
    return words.every((word, offset) => wordAt(read, index + offset) === word && isJoined(read, index + offset));
}
function withoutOverlaps(sites) {
    const kept = [];
    for (const site of [...sites].sort((a, b) => a.start - b.start || b.end - a.end)) {
        if (site.start >= (kept.at(-1)?.end ?? 0))
            kept.push(site);
    }
    return kept;
}
const PROGRESS_EDITS = [STATUS, PLAN, HEDGE];

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/reworded.js




const STEPS = [
    ['synonyms', 100],
    ['developer-equivalents', 100],
    ['spelling', 100],
    ['contractions', 100],
    ['number-format', 100],
    ['merged-actions', 1],
    ['action-order', 1],
];
const FEWEST_STEPS = 4;
const REWORDED = {
    kind: 'reworded',
    family: 'reworded',
    effect: 'harmless',
    dimensions: TEXT_FIELDS,
    description: 'All harmless changes of words, numbers and bullets together, as another writer would choose them.',
    doses: [1],
    unit: 'whole',
    change: (reference, _dose, context) => {
        const edits = [...WORDING_EDITS, NUMBER_FORMAT, ...BULLET_EDITS];
        let result = reference;
        let steps = 0;
        for (const [kind, dose] of STEPS) {
            const changed = edits.find((edit) => edit.kind === kind)?.change(result, dose, context) ?? null;
            if (changed === null)
                continue;
            result = changed;
            steps++;
        }
        return steps < FEWEST_STEPS ? null : result;
    },
};

;// CONCATENATED MODULE: ./build/self-test/mutations/words/fillers.js
const FILLERS = [
    'It is worth noting that the work described here was carried out with care and attention to detail.',
    'Throughout the session, a number of different considerations were weighed against each other.',
    'As is often the case in software development, several aspects had to be kept in mind at the same time.',
    'Overall, this represents a meaningful step in the right direction for everyone who is involved.',
    'Good communication and a clear understanding of what was wanted were important from beginning to end.',
    'The importance of maintainable, readable and robust code can hardly be overstated in this context.',
    'Various avenues were considered along the way, each with its own advantages and disadvantages.',
    'In the grand scheme of things, efforts like this one contribute to the long-term health of a project.',
    'Needless to say, quality was a central concern at every point along the way.',
    'It should also be mentioned that working systematically tends to pay off in situations such as this one.',
    'All of this took place in a collaborative spirit, with a constructive exchange of thoughts.',
    'Modern software systems are complex, and even small details deserve a thoughtful treatment.',
    'In summary, a lot of valuable ground was covered, and many useful impressions were collected.',
    'This underlines once more how much best practices matter in day-to-day engineering work.',
    'Looking at the bigger picture, the outcome can serve as a reference for similar situations.',
    'From a technical point of view, the matter was both interesting and instructive.',
    'Care was taken to keep the needs of users, developers and other stakeholders in view.',
    'The conversation moved forward step by step and touched on the points that came up naturally.',
    'With all of that in mind, it becomes apparent that a structured approach was of great benefit.',
    'There is always room for further refinement, and learning is a continuous journey.',
    'The general context of the task was taken into account before anything else was discussed.',
    'Questions that arose in between were addressed in an appropriate manner and at an appropriate time.',
    'The relevant parts were looked at from several angles, as one would expect in such a situation.',
    'Ultimately, the value of an effort like this lies in the insight that is gained while doing it.',
    'It goes without saying that every project is different and that circumstances vary.',
    'Attention was paid to clarity, consistency and a sensible structure wherever that was possible.',
    'The work made use of common tools and followed a workflow that many teams will recognise.',
    'Taken together, these points give an impression of how the session unfolded over time.',
    'A calm and methodical way of proceeding helped to keep the overview at all times.',
    'It is generally advisable to reflect on what has been done and on what might come next.',
];
const VAGUE_SUMMARIES = [
    'The user and the assistant worked together on the project. Several changes were discussed and made, some issues were looked at, and progress was made on the task.',
    'In this session various improvements were worked on. The assistant helped the user with the code, answered questions and suggested next steps.',
    'This session covered a number of topics related to the codebase. Work was carried out as requested and the results were reviewed.',
];
const VAGUE_ACTIONS = [
    'Looked into the problem',
    'Made some changes to the code',
    'Discussed possible approaches',
    'Checked the results',
    'Worked on the task',
    'Answered questions of the user',
];
const GENERIC_TITLES = [
    'Session summary',
    'Coding session',
    'Work on the project',
    'Development update',
    'Conversation with the assistant',
    'Miscellaneous changes',
];
const CLOSINGS = [
    'This is where the session ended.',
    'The session came to an end there.',
    'After that the session was over.',
];

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/sentences.js





const sentences_common = { effect: 'harmless', dimensions: ['summary'] };
const SENTENCES = {
    ...sentences_common,
    kind: 'sentence-order',
    family: 'sentence-order',
    description: 'Two neighbouring sentences that do not lean on each other change places.',
    doses: [1],
    unit: 'whole',
    change: (reference, _dose, { random }) => {
        if (!isEnglish(reference))
            return null;
        const text = reference.summary;
        const spans = (0,core_sentences/* sentencesOf */.cj)(text);
        const places = spans.flatMap((a, index) => {
            const b = spans[index + 1];
            const movable = b !== undefined && index > 0 && [a, b].every(({ start, end }) => standsAlone(text.slice(start, end)));
            return movable && /^\s+$/.test(text.slice(a.end, b.start)) ? [[a, b]] : [];
        });
        const chosen = (0,seeded_random/* pick */.Up)(places, random);
        if (chosen === undefined)
            return null;
        const [a, b] = chosen;
        const swapped = text.slice(b.start, b.end) + text.slice(a.end, b.start) + text.slice(a.start, a.end);
        return { ...reference, summary: text.slice(0, a.start) + swapped + text.slice(b.end) };
    },
};
const LEANING = /\b(?:it|its|they|them|their|this|that|these|those|both|such|so|he|she|his|her|then|after|afterwards|before|later|finally|next|now|once|since|until|still|again|too|also|another|other|others|however|but|yet|therefore|thus|hence|instead|meanwhile|separately|here|there|first|second|third|last|former|latter|same|rest|remaining|because|along|even|only|each|neither|nor|further|fallback)\b/i;
function standsAlone(sentence) {
    return (!LEANING.test(sentence) && !/^(?:The|With|For|In|On|At|By|From|And|Or)\b/.test(sentence) && /[.!]$/.test(sentence));
}
const sentences_CLOSING = {
    ...sentences_common,
    kind: 'neutral-closing',
    family: 'neutral-closing',
    description: 'A sentence that claims nothing ends the summary.',
    doses: [1],
    unit: 'whole',
    change: (reference, _dose, { random }) => {
        if (!isEnglish(reference) || tokensOf(reference.summary).length < 30 || !/[.!]$/.test(reference.summary))
            return null;
        return { ...reference, summary: `${reference.summary} ${(0,seeded_random/* pick */.Up)(CLOSINGS, random) ?? ''}` };
    },
};
const SENTENCE_EDITS = [SENTENCES, sentences_CLOSING];

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/shape.js






const FEWEST_WORDS = 8;
function scrambled(text, random) {
    const words = text.split(/\s+/).filter((word) => word !== '');
    if (new Set(words).size < FEWEST_WORDS)
        return undefined;
    for (let attempt = 0; attempt < 10; attempt++) {
        const order = (0,seeded_random/* shuffled */.A4)([...words.keys()], random);
        const kept = order.filter((place, index) => order[index - 1] === place - 1).length;
        if (kept * 4 <= words.length)
            return order.map((place) => words[place] ?? '').join(' ');
    }
    return undefined;
}
const SHUFFLED_SUMMARY = {
    kind: 'shuffled-words-summary',
    family: 'shuffled-words',
    effect: 'damaging',
    dimensions: ['summary'],
    description: 'The words of the summary stand in random order.',
    doses: [1],
    unit: 'whole',
    change: (reference, _dose, { random }) => {
        const summary = scrambled(reference.summary, random);
        return summary === undefined ? null : { ...reference, summary };
    },
};
const SHUFFLED_ACTIONS = {
    kind: 'shuffled-words-actions',
    family: 'shuffled-words',
    effect: 'damaging',
    dimensions: ['key_actions'],
    description: 'The words of every key action that is long enough stand in random order.',
    doses: [1],
    unit: 'whole',
    change: (reference, _dose, { random }) => {
        const scrambledActions = reference.key_actions.map((action) => scrambled(action, random));
        if (scrambledActions.filter((action) => action !== undefined).length * 2 < reference.key_actions.length)
            return null;
        return { ...reference, key_actions: scrambledActions.map((action, i) => action ?? reference.key_actions[i] ?? '') };
    },
};
const shape_FEWEST_CHARACTERS = 60;
const TRUNCATED = {
    kind: 'truncated-summary',
    family: 'truncated',
    effect: 'damaging',
    dimensions: ['summary'],
    description: 'The summary breaks off; the dose says how much of it is lost.',
    doses: [30, 50, 75],
    unit: 'percent',
    change: (reference, dose) => {
        const { summary } = reference;
        const characters = [...summary];
        if (characters.length < shape_FEWEST_CHARACTERS)
            return null;
        const kept = characters.slice(0, Math.round((characters.length * (100 - dose)) / 100)).join('');
        const blank = kept.search(/\s\S{0,30}$/);
        return { ...reference, summary: blank > kept.length / 2 ? kept.slice(0, blank) : kept };
    },
};
function interleaved(text, more, random) {
    const parts = (0,core_sentences/* sentencesOf */.cj)(text).map(({ start, end }) => text.slice(start, end));
    for (const sentence of more)
        parts.splice(1 + random.below(parts.length), 0, sentence);
    return parts.join(' ');
}
function asLongAs(text, sentences, random) {
    const wanted = text.length;
    const chosen = [];
    let length = 0;
    for (const sentence of (0,seeded_random/* shuffled */.A4)(sentences, random)) {
        if (length >= wanted * 0.9)
            break;
        chosen.push(sentence);
        length += sentence.length + 1;
    }
    return length >= wanted * 0.7 ? chosen : undefined;
}
const padding = {
    family: 'padded-summary',
    effect: 'damaging',
    dimensions: ['summary'],
    doses: [1],
    unit: 'whole',
};
const PADDED_WITH_FILLER = {
    ...padding,
    kind: 'padded-with-filler',
    description: 'Empty phrases between its sentences make the summary about twice as long.',
    change: (reference, _dose, { random }) => {
        if (tokensOf(reference.summary).length < FEWEST_WORDS || !isEnglish(reference))
            return null;
        const filler = asLongAs(reference.summary, FILLERS, random);
        return filler === undefined ? null : { ...reference, summary: interleaved(reference.summary, filler, random) };
    },
};
const PADDED_WITH_OTHERS = {
    ...padding,
    kind: 'padded-with-others',
    description: 'Sentences of other sessions make the summary about twice as long.',
    change: (reference, _dose, { others, random }) => {
        if (tokensOf(reference.summary).length < FEWEST_WORDS)
            return null;
        const foreign = firstUnlike(others(), reference).flatMap(({ summary }) => (0,core_sentences/* sentencesOf */.cj)(summary).map(({ start, end }) => summary.slice(start, end)));
        const borrowed = asLongAs(reference.summary, foreign, random);
        return borrowed === undefined ? null : { ...reference, summary: interleaved(reference.summary, borrowed, random) };
    },
};
const shape_LENDERS = 3;
function firstUnlike(others, reference) {
    const unlike = [];
    for (const other of others) {
        if (!isAlike(other, reference))
            unlike.push(other);
        if (unlike.length === shape_LENDERS)
            break;
    }
    return unlike;
}
const SHAPE_EDITS = [
    SHUFFLED_SUMMARY,
    SHUFFLED_ACTIONS,
    TRUNCATED,
    PADDED_WITH_FILLER,
    PADDED_WITH_OTHERS,
];

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/voice.js


const voice_common = { effect: 'harmless', dimensions: ['key_actions'] };
const MOOD = {
    ...voice_common,
    kind: 'bullet-voice',
    family: 'bullet-voice',
    description: 'Bullets say Fix, or We fixed, in place of Fixed: who did it and when is plain from the heading.',
    doses: [1, 2],
    unit: 'form',
    change: (reference, dose) => {
        if (!isEnglish(reference))
            return null;
        return { ...reference, key_actions: reference.key_actions.map((action) => revoiced(action, dose)) };
    },
};
const SECOND_VERB = /(?:\band|,|;) (?:then |also )?(\p{L}+)/gu;
function revoiced(action, dose) {
    const first = firstWord(action);
    const verb = firstVerb(action);
    if (verb === undefined || !action.startsWith(`${first} `))
        return action;
    if (dose === 2)
        return `We ${uncapitalised(action)}`;
    const rest = action.slice(first.length);
    const hasSecond = [...rest.matchAll(SECOND_VERB)].some(([, word = '']) => /ed$/.test(word) || firstVerb(word));
    if (hasSecond || /\b(?:which|until|because|after|once|when|while|where|had)\b/.test(rest))
        return action;
    return capitalised(verb.base) + action.slice(first.length);
}
const PASSIVE = {
    ...voice_common,
    kind: 'passive-actions',
    family: 'bullet-voice',
    description: 'Bullets of the form Added a test say A test was added: the same step in the passive voice.',
    doses: [1],
    unit: 'whole',
    change: (reference) => isEnglish(reference) ? { ...reference, key_actions: reference.key_actions.map(passive) } : null,
};
const ACTIVE = /^(\p{L}+) ((?:an?|the) [\p{L}-]+(?: [\p{L}-]+){0,2}?)((?: (?:to|in|for|from|on|behind|at|into)\b[^,;]*)?)(\.?)$/u;
const UNCERTAIN_OBJECT = /^the .*s$|\b(?:to|in|for|from|on|with|after|by|at|before|while|under|against|as|and|or|of|that|which|out|up|down|into)\b/;
function passive(action) {
    const [, , object = '', rest = '', stop = ''] = ACTIVE.exec(action) ?? [];
    const verb = firstVerb(action);
    if (object === '' || verb === undefined || verb.object === 'none')
        return action;
    if (UNCERTAIN_OBJECT.test(object) || /\b(?:and|or|of|that|which|out|up|down|into)\b/.test(rest))
        return action;
    return `${capitalised(object)} was ${verb.participle}${rest}${stop}`;
}
const VOICE_EDITS = [MOOD, PASSIVE];

;// CONCATENATED MODULE: ./build/self-test/mutations/edits/whole-texts.js




const whole = { effect: 'damaging', doses: [1], unit: 'whole' };
const whole_texts_hasText = (text) => /[\p{L}\p{N}]/u.test(text);
const EMPTY_TITLE = {
    ...whole,
    kind: 'empty-title',
    family: 'empty',
    dimensions: ['title'],
    description: 'The title is empty.',
    change: (reference) => (whole_texts_hasText(reference.title) ? { ...reference, title: '' } : null),
};
const GENERIC_TITLE = {
    ...whole,
    kind: 'generic-title',
    family: 'vague',
    dimensions: ['title'],
    description: 'The title could stand over any session.',
    change: (reference, _dose, { random }) => whole_texts_hasText(reference.title) ? { ...reference, title: (0,seeded_random/* pick */.Up)(GENERIC_TITLES, random) ?? '' } : null,
};
const EMPTY_SUMMARY = {
    ...whole,
    kind: 'empty-summary',
    family: 'empty',
    dimensions: ['summary'],
    description: 'The summary is empty.',
    change: (reference) => (whole_texts_hasText(reference.summary) ? { ...reference, summary: '' } : null),
};
const VAGUE_SUMMARY = {
    ...whole,
    kind: 'vague-summary',
    family: 'vague',
    dimensions: ['summary'],
    description: 'The summary is boilerplate that could stand over any session.',
    change: (reference, _dose, { random }) => whole_texts_hasText(reference.summary) ? { ...reference, summary: (0,seeded_random/* pick */.Up)(VAGUE_SUMMARIES, random) ?? '' } : null,
};
const VAGUE_KEY_ACTIONS = {
    ...whole,
    kind: 'vague-actions',
    family: 'vague',
    dimensions: ['key_actions'],
    description: 'The key actions are boilerplate that could stand under any session.',
    change: (reference, _dose, { random }) => reference.key_actions.some(whole_texts_hasText)
        ? {
            ...reference,
            key_actions: (0,seeded_random/* shuffled */.A4)(VAGUE_ACTIONS, random).slice(0, Math.max(3, reference.key_actions.length)),
        }
        : null,
};
const STATISTICS = {
    ...whole,
    kind: 'statistics-only',
    family: 'statistics-only',
    dimensions: ['summary'],
    description: 'The summary counts messages instead of telling what happened.',
    change: (reference, _dose, { random }) => whole_texts_hasText(reference.summary) ? { ...reference, summary: statistics(random) } : null,
};
function statistics(random) {
    const [user, assistant, tools] = [12 + random.below(60), 20 + random.below(90), 30 + random.below(200)];
    const minutes = 15 + random.below(150);
    return `This session contained ${user} user messages, ${assistant} assistant messages and ${tools} tool calls. It lasted ${minutes} minutes.`;
}
const FEWEST_KEYWORDS = 8;
const KEYWORDS = {
    ...whole,
    kind: 'keyword-stuffing',
    family: 'keyword-stuffing',
    dimensions: ['summary'],
    description: 'The summary is a list of its own words and names, without a sentence.',
    change: (reference, _dose, { random }) => {
        const words = tokensOf(reference.summary)
            .map(({ text }) => text)
            .filter((text) => text.length > 3 || /\d/.test(text));
        const keywords = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
        return keywords.length < FEWEST_KEYWORDS ? null : { ...reference, summary: (0,seeded_random/* shuffled */.A4)(keywords, random).join(', ') };
    },
};
function otherWith(reference, others, text) {
    if (!whole_texts_hasText(text(reference)))
        return undefined;
    return others().find((other) => whole_texts_hasText(text(other)) && !isAlike(other, reference));
}
const SWAPPED_TITLE = {
    ...whole,
    kind: 'swapped-title',
    family: 'swapped',
    dimensions: ['title'],
    description: 'The title is that of another session.',
    change: (reference, _dose, { others }) => {
        const other = otherWith(reference, others, ({ title }) => title);
        return other === undefined ? null : { ...reference, title: other.title };
    },
};
const SWAPPED_SUMMARY = {
    ...whole,
    kind: 'swapped-summary',
    family: 'swapped',
    dimensions: ['summary'],
    description: 'The summary is that of another session.',
    change: (reference, _dose, { others }) => {
        const other = otherWith(reference, others, ({ summary }) => summary);
        return other === undefined ? null : { ...reference, summary: other.summary };
    },
};
const SWAPPED_SESSION = {
    ...whole,
    kind: 'swapped-session',
    family: 'swapped',
    dimensions: ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'],
    description: 'Everything is of another session.',
    change: (reference, _dose, { others }) => otherWith(reference, others, ({ summary }) => summary) ?? null,
};
const WHOLE_TEXT_EDITS = [
    EMPTY_TITLE,
    GENERIC_TITLE,
    EMPTY_SUMMARY,
    VAGUE_SUMMARY,
    VAGUE_KEY_ACTIONS,
    STATISTICS,
    KEYWORDS,
    SWAPPED_TITLE,
    SWAPPED_SUMMARY,
    SWAPPED_SESSION,
];

;// CONCATENATED MODULE: ./build/self-test/mutations/catalogue.js


















const EDITS = [
    ...WHOLE_TEXT_EDITS,
    ...OUTCOME_EDITS,
    ...ACTION_EDITS,
    ...SHAPE_EDITS,
    ...CLAIM_EDITS,
    ...NUMBER_EDITS,
    ...IDENTIFIER_EDITS,
    ...PROGRESS_EDITS,
    ...CORRECTION_EDITS,
    ...OTHER_SESSION_EDITS,
    ...ANSWER_EDITS,
    ...MOMENT_EDITS,
    ...WORDING_EDITS,
    ...MARK_EDITS,
    NUMBER_FORMAT,
    ...BULLET_EDITS,
    ...VOICE_EDITS,
    ...SENTENCE_EDITS,
    REWORDED,
];


/***/ }),

/***/ 29884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ editsOf)
/* harmony export */ });
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37166);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79531);


function editsOf(dimensions) {
    if (dimensions.length === _core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSIONS */ .Yf.length)
        return _catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .EDITS */ ._;
    const absent = _core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSIONS */ .Yf.filter((dimension) => !dimensions.includes(dimension));
    return _catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .EDITS */ ._.filter((edit) => edit.dimensions.some((dimension) => dimensions.includes(dimension))).map((edit) => ({
        ...edit,
        dimensions: edit.dimensions.filter((dimension) => dimensions.includes(dimension)),
        change: (reference, dose, context) => {
            const changed = edit.change(reference, dose, context);
            return changed === null ? null : { ...changed, ...partOf(reference, absent) };
        },
    }));
}
function partOf(summary, names) {
    return Object.fromEntries(names.map((name) => [name, summary[name]]));
}


/***/ }),

/***/ 97129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QK: () => (/* binding */ mutationsOf),
/* harmony export */   af: () => (/* binding */ LONGEST_TEXTS),
/* harmony export */   vo: () => (/* binding */ mutationOf)
/* harmony export */ });
/* unused harmony export applyEdit */
/* harmony import */ var _core_seeded_random_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8802);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37166);
/* harmony import */ var _core_summary_size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37650);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79531);




const LONGEST_TEXTS = 20_000;
function applyEdit(edit, dose, reference, context) {
    const changed = edit.change(reference, dose, context);
    return changed === null || (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryText */ .g5)(changed) === (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryText */ .g5)(reference) ? null : changed;
}
function mutationsOf(session, others, edits = _catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .EDITS */ ._, reference = session.summary) {
    const seen = new Set();
    return edits.flatMap((edit) => edit.doses.flatMap((dose) => {
        const summary = mutationOf(edit, dose, session, others, reference);
        if (summary === null)
            return [];
        const key = `${edit.kind}\n${(0,_core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryText */ .g5)(summary)}`;
        if (seen.has(key))
            return [];
        seen.add(key);
        return [{ edit, dose, session: session.name, summary }];
    }));
}
function mutationOf(edit, dose, session, others, reference = session.summary) {
    const seed = [session.name, edit.kind, String(dose)];
    const changed = applyEdit(edit, dose, session.summary, {
        random: (0,_core_seeded_random_js__WEBPACK_IMPORTED_MODULE_3__/* .seededRandom */ .Is)((0,_core_seeded_random_js__WEBPACK_IMPORTED_MODULE_3__/* .hashOf */ .qQ)(...seed)),
        others: () => inDrawnOrder(seed, session.name, others),
    });
    return changed !== null && edit.effect === 'damaging' && isRightIn(edit, changed, reference) ? null : changed;
}
function isRightIn({ dimensions }, changed, reference) {
    return dimensions.every((dimension) => isDeepEqual(changed[dimension], reference[dimension]));
}
function isDeepEqual(a, b) {
    return a === b || (typeof a !== 'string' && JSON.stringify(a) === JSON.stringify(b));
}
function inDrawnOrder(seed, name, others) {
    return others
        .filter((other) => other.name !== name)
        .map((other) => ({ other, rank: (0,_core_seeded_random_js__WEBPACK_IMPORTED_MODULE_3__/* .hashOf */ .qQ)(...seed, other.name) }))
        .sort((a, b) => a.rank - b.rank || (a.other.name < b.other.name ? -1 : 1))
        .map(({ other }) => other.summary)
        .filter((summary) => (0,_core_summary_size_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeOfSummary */ .zS)(summary) <= LONGEST_TEXTS);
}


/***/ }),

/***/ 92790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X1: () => (/* binding */ withoutTexts),
/* harmony export */   eW: () => (/* binding */ failsEverywhere),
/* harmony export */   fh: () => (/* binding */ failsAlone),
/* harmony export */   mT: () => (/* binding */ passesUndamaged),
/* harmony export */   pn: () => (/* binding */ isTooLong)
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4823);
/* harmony import */ var _core_summary_size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37650);
/* harmony import */ var _gates_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20025);
/* harmony import */ var _gates_would_fail_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41691);
/* harmony import */ var _scoring_session_details_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98121);
/* harmony import */ var _mutations_mutations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97129);






function withoutTexts({ summary, ...mutation }, rated) {
    const { status, golden, overall, dimensions, defects } = rated;
    return {
        mutation,
        rated: {
            status,
            golden,
            overall,
            dimensions: dimensions.map(({ dimension, score }) => ({ dimension, score, reason: '' })),
            defects: [],
            defectCodes: (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .codesOfDefects */ .G3)(defects),
            details: _scoring_session_details_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_DETAILS */ .pH,
            candidatePath: null,
            candidateDigest: null,
        },
    };
}
function isTooLong(text, reference) {
    return (0,_core_summary_size_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeOfSummary */ .zS)(text) + (0,_core_summary_size_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeOfSummary */ .zS)(reference) > _mutations_mutations_js__WEBPACK_IMPORTED_MODULE_5__/* .LONGEST_TEXTS */ .af;
}
function failsEverywhere({ rated }, policy) {
    return failsAsRun(rated, policy);
}
function passesUndamaged(rated, policy) {
    return rated.status === 'scored' && !failsAsRun(rated, policy);
}
function failsAsRun(rated, policy) {
    return (0,_gates_would_fail_js__WEBPACK_IMPORTED_MODULE_3__/* .wouldFail */ .O)([rated], (0,_gates_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutAllowances */ .Oo)(policy));
}
function failsAlone({ rated }, policy) {
    return (0,_gates_would_fail_js__WEBPACK_IMPORTED_MODULE_3__/* .wouldFail */ .O)([rated], (0,_gates_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutMeans */ .FX)(policy));
}


/***/ }),

/***/ 45722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c0: () => (/* binding */ chanceOfAny),
/* harmony export */   dY: () => (/* binding */ holmOfPossible)
/* harmony export */ });
/* unused harmony export holmAdjusted */
function holmAdjusted(ps) {
    const order = [...ps.keys()].sort((a, b) => (ps[a] ?? 0) - (ps[b] ?? 0));
    const adjusted = new Array(ps.length).fill(1);
    let least = 0;
    for (const [rank, index] of order.entries()) {
        least = Math.min(1, Math.max(least, (ps.length - rank) * (ps[index] ?? 1)));
        adjusted[index] = least;
    }
    return adjusted;
}
function holmOfPossible(tests, level) {
    let among = 1;
    while (tests.filter(({ least }) => least <= level / among).length > among)
        among++;
    const possible = [...tests.keys()].filter((i) => (tests[i]?.least ?? 1) <= level / among);
    const adjusted = holmAdjusted(possible.map((i) => tests[i]?.p ?? 1));
    const corrected = new Array(tests.length).fill(null);
    for (const [at, i] of possible.entries())
        corrected[i] = adjusted[at] ?? 1;
    return corrected;
}
function chanceOfAny(chances) {
    return 1 - chances.reduce((none, chance) => none * (1 - chance), 1);
}


/***/ })

};
