export const id = 1877;
export const ids = [1877,7336];
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

/***/ 14016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ expectedRuns)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71427);


const followed = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ workflow_run: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }) });
function expectedRuns(env) {
    const own = env['GITHUB_RUN_ID'] || null;
    if (own === null)
        return null;
    const payload = followed.safeParse((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .readPayload */ .r)(env));
    return payload.success ? [own, String(payload.data.workflow_run.id)] : [own];
}


/***/ }),

/***/ 91404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ TimeBudget)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const REAL_TIME = {
    now: () => performance.now(),
    sleep: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms),
    timeout: (ms) => AbortSignal.timeout(ms),
};
const PAUSES = [1, 2, 4];
class TimeBudget {
    time;
    leftMs;
    constructor(seconds, time = REAL_TIME) {
        this.time = time;
        this.leftMs = seconds * 1000;
    }
    async run(request, { repeatable, classify }) {
        for (let attempt = 0;; attempt++) {
            try {
                const signal = this.time.timeout(Math.max(1, Math.floor(this.leftMs)));
                return await this.timed(() => endingWith(signal, request(signal)));
            }
            catch (error) {
                const { failure, retryAfter, isFinal = false } = classify(error);
                const worthwhile = failure === 'rate-limited' || (failure === 'unavailable' && repeatable && !isFinal);
                const pause = (retryAfter ?? PAUSES[attempt] ?? 0) * 1000;
                if (!worthwhile || attempt >= PAUSES.length || pause >= this.leftMs)
                    throw error;
                await this.timed(() => this.time.sleep(pause));
            }
        }
    }
    async timed(wait) {
        const start = this.time.now();
        try {
            return await wait();
        }
        finally {
            this.leftMs -= this.time.now() - start;
        }
    }
}
async function endingWith(signal, request) {
    let stop = () => undefined;
    const aborted = new Promise((_, reject) => {
        stop = () => reject(signal.reason);
        signal.addEventListener('abort', stop, { once: true });
        if (signal.aborted)
            stop();
    });
    try {
        return await Promise.race([request, aborted]);
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}


/***/ }),

/***/ 63620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ findBase),
  d: () => (/* binding */ openFileOfBase)
});

var external_node_path_ = __webpack_require__(76760);
var adapters_git = __webpack_require__(6689);
var external_node_child_process_ = __webpack_require__(31421);
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapters/git-objects.js




const MOST_BYTES = 64 * 1024 * 1024;
function openCommittedFiles(folder, env) {
    const git = (args, input) => {
        try {
            return (0,external_node_child_process_.execFileSync)('git', [...adapters_git/* NOTHING_RUNS */.zF, '--no-replace-objects', '-C', folder, ...args], {
                cwd: (0,external_node_path_.dirname)(process.execPath),
                env: { ...(0,adapters_git/* gitEnvironment */._K)(env), GIT_ALLOW_PROTOCOL: 'none' },
                maxBuffer: MOST_BYTES,
                ...(input === undefined ? {} : { input }),
                stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
                timeout: 10_000,
            });
        }
        catch {
            return undefined;
        }
    };
    const read = (type, id) => {
        const content = isObjectId(id) ? git(['cat-file', type, id]) : undefined;
        return content !== undefined && nameOf(type, content, id.length) === id ? content : undefined;
    };
    return {
        pathInRepository: (name) => {
            const prefix = git(['rev-parse', '--show-prefix'])?.toString('utf8').replace(/\n$/, '');
            return prefix === undefined ? undefined : `${prefix}${name}`;
        },
        fileAt: (commit, path) => {
            const known = objectsIn(git, onTheWay(commit, path));
            const readKnown = (type, id) => {
                const object = known.get(id);
                return object?.type === type ? object.content : read(type, id);
            };
            return fileAt(readKnown, commit, path, MOST_LINKS);
        },
        parentsOf: (commit) => parentsIn(read('commit', commit)),
        mergeBase: (base, head) => {
            if (!isObjectId(base) || !isObjectId(head))
                return undefined;
            const found = git(['merge-base', base, head])?.toString('utf8').trim() ?? '';
            if (!isObjectId(found))
                return undefined;
            const listed = git(['rev-list', '--first-parent', `--max-count=${MOST_COMMITS}`, `${found}..${base}`]);
            const way = (listed?.toString('utf8').split('\n') ?? []).filter(isObjectId);
            const parents = commitsIn(git, way);
            let commit = base;
            while (commit !== undefined && commit !== found)
                commit = parents.get(commit)?.[0];
            return commit;
        },
    };
}
function fileAt(read, commit, path, links) {
    const header = read('commit', commit)?.toString('utf8');
    const root = /^tree ([0-9a-f]+)\n/.exec(header ?? '')?.[1];
    if (root === undefined)
        return unreadable(`git does not have the commit ${commit.slice(0, 7)}`);
    const incomplete = unreadable(`git does not have all of the commit ${commit.slice(0, 7)}`);
    let tree = root;
    const names = path.split('/');
    for (const [depth, name] of names.entries()) {
        const listing = read('tree', tree);
        if (listing === undefined)
            return incomplete;
        const entry = entryOf(listing, name, tree.length / 2);
        if (entry === undefined)
            return { kind: 'missing' };
        if (entry.mode === LINK) {
            const target = read('blob', entry.id)?.toString('utf8');
            if (target === undefined)
                return incomplete;
            const way = external_node_path_.posix.join(...names.slice(0, depth), target, ...names.slice(depth + 1));
            if (links === 0 || target.startsWith('/') || way.startsWith('../'))
                return unreadable('it is no plain file there');
            return fileAt(read, commit, way, links - 1);
        }
        if (depth < names.length - 1) {
            if (entry.mode !== FOLDER)
                return { kind: 'missing' };
            tree = entry.id;
            continue;
        }
        if (!PLAIN_FILES.includes(entry.mode))
            return unreadable('it is no plain file there');
        const blob = read('blob', entry.id);
        return blob === undefined ? incomplete : { kind: 'text', text: blob.toString('utf8') };
    }
    return { kind: 'missing' };
}
const MOST_COMMITS = 5000;
function commitsIn(git, ids) {
    const commits = [...objectsIn(git, ids)].filter(([, { type }]) => type === 'commit');
    return new Map(commits.map(([id, { content }]) => [id, parentsIn(content)]));
}
function onTheWay(commit, path) {
    if (!isObjectId(commit) || path.includes('\n'))
        return [];
    const names = path.split('/');
    const objects = names.map((_, at) => `${commit}:${names.slice(0, at + 1).join('/')}`);
    return [commit, `${commit}^{tree}`, ...objects];
}
const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (commit|tree|blob) (\d+)$/;
function objectsIn(git, asked) {
    const found = new Map();
    const objects = asked.length === 0 ? undefined : git(['cat-file', '--batch'], `${asked.join('\n')}\n`);
    let at = 0;
    while (objects !== undefined && at < objects.length) {
        const end = objects.indexOf(0x0a, at);
        if (end < 0)
            break;
        const [, id = '', type, size] = HEADER.exec(objects.toString('latin1', at, end)) ?? [];
        at = end + 1;
        if (!isReadable(type))
            continue;
        const content = objects.subarray(at, at + Number(size));
        if (nameOf(type, content, id.length) === id)
            found.set(id, { type, content });
        at += Number(size) + 1;
    }
    return found;
}
function isReadable(type) {
    return type === 'commit' || type === 'tree' || type === 'blob';
}
function parentsIn(commit) {
    const header = commit?.toString('utf8').split('\n\n', 1)[0] ?? '';
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].flatMap(([, id]) => id ?? []);
}
const FOLDER = '40000';
const LINK = '120000';
const MOST_LINKS = 8;
const PLAIN_FILES = ['100644', '100755', '100664'];
function unreadable(reason) {
    return { kind: 'unreadable', reason };
}
function isObjectId(id) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(id);
}
function nameOf(type, content, digits) {
    const hash = (0,external_node_crypto_.createHash)(digits === 64 ? 'sha256' : 'sha1');
    return hash.update(`${type} ${content.length}\0`).update(content).digest('hex');
}
function entryOf(tree, wanted, idBytes) {
    let at = 0;
    while (at < tree.length) {
        const space = tree.indexOf(0x20, at);
        const end = tree.indexOf(0, space);
        if (space < 0 || end < 0)
            return undefined;
        if (tree.toString('utf8', space + 1, end) === wanted) {
            return { mode: tree.toString('latin1', at, space), id: tree.toString('hex', end + 1, end + 1 + idBytes) };
        }
        at = end + 1 + idBytes;
    }
    return undefined;
}

var payload = __webpack_require__(71427);
var schemas = __webpack_require__(53339);
var hashes = __webpack_require__(22169);
var base_commit = __webpack_require__(89572);
;// CONCATENATED MODULE: ./build/adapters/github/pull-request-base.js



const repository = schemas/* looseObject */._H3({ id: schemas/* number */.aig() });
const pullRequestEvent = schemas/* looseObject */._H3({
    pull_request: schemas/* looseObject */._H3({
        head: schemas/* looseObject */._H3({ sha: hashes/* sha */.hW, repo: repository.nullish() }),
        base: schemas/* looseObject */._H3({ sha: hashes/* sha */.hW, repo: repository }),
    }),
});
const workflowRunEvent = schemas/* looseObject */._H3({
    repository,
    workflow_run: schemas/* looseObject */._H3({
        event: schemas/* string */.YjP(),
        head_sha: hashes/* sha */.hW.nullish(),
        head_repository: repository.nullish(),
        pull_requests: schemas/* array */.YOg(schemas/* looseObject */._H3({ head: schemas/* looseObject */._H3({ sha: hashes/* sha */.hW }), base: schemas/* looseObject */._H3({ sha: hashes/* sha */.hW, repo: repository }) }))
            .nullish()
            .catch(null),
    }),
});
const UNKNOWN = { commit: null, head: null, merge: null, isForeign: true };
function pullRequestBaseOf(env, payload, isNamed) {
    const own = hashes/* sha */.hW.safeParse(env['GITHUB_SHA']);
    const ownCommit = own.success ? own.data : null;
    switch (env['GITHUB_EVENT_NAME'] ?? '') {
        case 'pull_request':
        case 'pull_request_target':
        case 'pull_request_review':
        case 'pull_request_review_comment': {
            const event = pullRequestEvent.safeParse(payload);
            if (!event.success)
                return UNKNOWN;
            const { head, base } = event.data.pull_request;
            return {
                commit: base.sha,
                head: head.sha,
                merge: ownCommit,
                isForeign: head.repo == null || head.repo.id !== base.repo.id,
            };
        }
        case 'merge_group': {
            const event = base_commit/* mergeGroupEvent */.C.safeParse(payload);
            if (!event.success)
                return UNKNOWN;
            const { base_sha: base } = event.data.merge_group;
            return { commit: base, head: base, merge: null, isForeign: false };
        }
        case 'workflow_run': {
            const event = workflowRunEvent.safeParse(payload);
            if (!event.success)
                return UNKNOWN;
            const { repository: here, workflow_run: run } = event.data;
            if (!run.event.startsWith('pull_request') && !isNamed)
                return undefined;
            const head = run.head_sha ?? null;
            const isForeign = run.head_repository?.id !== here.id;
            const bases = (run.pull_requests ?? []).filter((one) => one.head.sha === head && one.base.repo.id === here.id);
            const [only, ...others] = new Set(bases.map((one) => one.base.sha));
            if (isForeign || only === undefined || others.length > 0)
                return { commit: ownCommit, head, merge: null, isForeign };
            return { commit: only, runner: ownCommit, head, merge: null, isForeign };
        }
        default:
            return isNamed ? { ...UNKNOWN, commit: isOnDefault(env, payload) ? ownCommit : null, isNamed } : undefined;
    }
}
const anyEvent = schemas/* looseObject */._H3({ repository: schemas/* looseObject */._H3({ default_branch: schemas/* string */.YjP().min(1) }) });
function isOnDefault(env, payload) {
    const event = anyEvent.safeParse(payload);
    return event.success && env['GITHUB_REF'] === `refs/heads/${event.data.repository.default_branch}`;
}

var github_repository = __webpack_require__(28785);
;// CONCATENATED MODULE: ./build/run/base-of-pull-request.js






async function findBase(settings, { env, timeBudget }) {
    const { 'pull-request': number } = settings;
    const base = pullRequestBaseOf(env, (0,payload/* readPayload */.r)(env), number !== null);
    if (number === null || base?.isNamed !== true)
        return base;
    const host = hostOf(settings, env, timeBudget);
    if ('reason' in host)
        return { ...base, unknown: host.reason };
    const asked = await orReason(async () => {
        const { askForBase } = await __webpack_require__.e(/* import() */ 516).then(__webpack_require__.bind(__webpack_require__, 90516));
        return askForBase(host.access, host.where, host.timeBudget, number);
    });
    return 'reason' in asked ? { ...base, unknown: `, and ${asked.reason}` } : { ...asked, runner: base.commit };
}
function openFileOfBase(base, path, settings, { files, env, timeBudget }) {
    const places = placesOf(path, files, env);
    const host = hostOf(settings, env, timeBudget);
    const tips = tipsOf(base, places);
    return {
        tips,
        unknown: `the event of this run names no commit of the base${base.unknown ?? ''}`,
        mergeBase: async () => {
            const { commit, head } = base;
            if (commit === null || head === null)
                return { reason: 'the event of this run names no head of a pull request' };
            for (const tip of new Set([...tips, commit])) {
                for (const { git } of places) {
                    const own = git.mergeBase(tip, head);
                    if (own !== undefined)
                        return { commit: own };
                }
            }
            const before = 'git does not tell';
            if ('reason' in host)
                return { reason: before + host.reason };
            const asked = await orReason(async () => {
                const { askForMergeBase } = await Promise.all(/* import() */[__webpack_require__.e(1306), __webpack_require__.e(7795)]).then(__webpack_require__.bind(__webpack_require__, 7795));
                return askForMergeBase(host.access, host.where, host.timeBudget, { base: commit, head });
            });
            return 'reason' in asked ? { reason: `${before}, and ${asked.reason}` } : asked;
        },
        at: async (commit) => {
            const read = [];
            for (const place of places) {
                const file = await base_of_pull_request_fileAt(place, commit, host);
                if (file.kind === 'text')
                    return file;
                read.push(file);
            }
            return read.find(({ kind }) => kind === 'missing') ?? read[0] ?? { kind: 'missing' };
        },
    };
}
async function base_of_pull_request_fileAt({ git, path }, commit, host) {
    const local = git.fileAt(commit, path);
    if (local.kind !== 'unreadable')
        return local;
    if ('reason' in host)
        return { kind: 'unreadable', reason: local.reason + host.reason };
    const asked = await orReason(async () => {
        const { askForFile } = await __webpack_require__.e(/* import() */ 8043).then(__webpack_require__.bind(__webpack_require__, 8043));
        return askForFile(host.access, host.where, host.timeBudget, { path, commit });
    });
    return 'reason' in asked ? { kind: 'unreadable', reason: `${local.reason}, and ${asked.reason}` } : asked;
}
async function orReason(ask) {
    try {
        return await ask();
    }
    catch (error) {
        return { reason: error instanceof Error ? error.message : String(error) };
    }
}
function placesOf(path, files, env) {
    const names = path.split('/').slice(0, -1);
    const below = names.map((_, at) => names.slice(0, at + 1).join('/'));
    const isRoot = (folder) => (0,adapters_git/* isGitRoot */.vy)(external_node_path_.posix.join(files.root, folder));
    const real = below.filter((one) => files.kind(one) === 'folder' && files.real(one) === one && isRoot(one));
    const found = new Map();
    for (const folder of ['.', ...real]) {
        const git = openCommittedFiles(external_node_path_.posix.join(files.root, folder), env);
        const inRepository = git.pathInRepository(external_node_path_.posix.relative(folder, path));
        if (inRepository !== undefined && !found.has(inRepository))
            found.set(inRepository, { git, path: inRepository });
    }
    const [first, ...others] = found.values();
    return [first ?? { git: openCommittedFiles(files.root, env), path }, ...others];
}
function tipsOf({ commit, runner = null, head, merge }, places) {
    const parents = merge === null ? [] : places.flatMap(({ git }) => git.parentsOf(merge));
    const merged = head !== null && parents.includes(head) ? parents.filter((one) => one !== head) : [];
    return [...new Set([...merged, ...[commit, runner].flatMap((one) => one ?? [])])];
}
function hostOf({ 'github-token': token }, env, timeBudget) {
    if (timeBudget === null)
        return { reason: '' };
    const where = (0,github_repository/* repositoryOf */._)(env);
    if (token === null)
        return { reason: ', and there is no token to ask GitHub with' };
    if (where === undefined)
        return { reason: ', and GITHUB_REPOSITORY does not say which repository to ask GitHub about' };
    return { access: { token, apiUrl: env['GITHUB_API_URL'] }, where, timeBudget };
}


/***/ }),

/***/ 17253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ keepCandidates)
/* harmony export */ });
/* unused harmony export MOST_KEPT */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_workspace_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53215);
/* harmony import */ var _inputs_baseline_base_candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(888);
/* harmony import */ var _settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16276);
/* harmony import */ var _settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58152);





const MOST_KEPT = 1_000;
function keepCandidates({ report, candidateLines }, settings, files) {
    if (candidateLines === undefined || !settings['report-formats'].includes('html'))
        return { kind: 'none' };
    const path = (0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_3__/* .pathIn */ .l)(settings['report-dir'], _settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .CANDIDATES_FILE */ .Wn);
    if ((0,_settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .pathsOf */ .wG)(settings.candidates).includes(path))
        return { kind: 'none' };
    const rows = keptRows(report);
    let isWhole = rows.length === report.sessions.length;
    let room = _inputs_baseline_base_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_CANDIDATES */ .gP;
    function* lines() {
        for (const row of rows) {
            for (const line of candidateLines?.(row) ?? []) {
                room -= line.length + 1;
                if (room < 0) {
                    isWhole = false;
                    return;
                }
                yield `${line}\n`;
            }
        }
    }
    try {
        files.write(path, lines());
    }
    catch (error) {
        return { kind: 'none', warning: `candidates of the run were not kept: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error)}` };
    }
    return { kind: isWhole ? 'all' : 'lowest', path };
}
function keptRows({ sessions }) {
    const rows = sessions.map(({ failed, overall }, row) => ({ row, rank: failed ? -1 : (overall ?? 2) }));
    if (rows.length <= MOST_KEPT)
        return rows.map(({ row }) => row);
    return rows
        .sort((a, b) => a.rank - b.rank)
        .slice(0, MOST_KEPT)
        .map(({ row }) => row)
        .sort((a, b) => a - b);
}


/***/ }),

/***/ 5680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf)
/* harmony export */ });
/* harmony import */ var _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11388);

function exitCodeOf(verdict, { 'warn-only': warnOnly, 'on-inconclusive': onInconclusive }) {
    if (warnOnly || (verdict === 'inconclusive' && onInconclusive === 'pass'))
        return _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.pass;
    return _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d[verdict];
}


/***/ }),

/***/ 28949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ explainingHeld)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);

async function explainingHeld({ policy }, job) {
    try {
        return await job();
    }
    catch (error) {
        const held = policy?.changed.filter(({ counts }) => counts === 'base') ?? [];
        if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo) || held.length === 0)
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(error.problems.map((problem) => explained(problem, held)));
    }
}
function explained(problem, held) {
    const about = held.find(({ name }) => problem.message.startsWith(`${name}: `));
    if (about === undefined)
        return problem;
    const { name, wanted, base } = about;
    const hint = `the base branch decides, and has ${name} ${base}: until ${wanted} is merged, what it names must stay, or the workflow set ${name}`;
    return { ...problem, hint: problem.hint === undefined ? hint : `${hint}; ${problem.hint}` };
}


/***/ }),

/***/ 40935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ withPolicyOfBase)
});

var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(62807);
var workspace_path = __webpack_require__(53215);
var policy_of_base = __webpack_require__(27665);
var resolve = __webpack_require__(70816);
var table = __webpack_require__(3738);
var base_of_pull_request = __webpack_require__(63620);
var git = __webpack_require__(6689);
;// CONCATENATED MODULE: ./build/run/committed-here.js


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

;// CONCATENATED MODULE: ./build/run/policy-of-base.js








async function withPolicyOfBase(run, env, timeBudget, rules) {
    const { settings, ports } = run;
    if (settings.problems.length > 0)
        return run;
    const base = await (0,base_of_pull_request/* findBase */.l)(settings.values, { env, timeBudget });
    if (base === undefined)
        return run;
    const { files } = ports;
    const open = (file) => (0,base_of_pull_request/* openFileOfBase */.d)(base, file, settings.values, { files, env, timeBudget });
    const onBase = (file) => compareWithBase(open(asNamed(file, run)), textOf(files, file));
    const isOnBase = async (file) => (await onBase(file)) === 'the same';
    const isOfPullRequest = async (file) => {
        const there = await onBase(file);
        return there === 'another' || (there === 'none' && isCommitted(asNamed(file, run), files, env));
    };
    return heldToBase({ ...run, ports: { ...ports, isOnBase, isOfPullRequest } }, env, open, rules);
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


/***/ })

};
