export const id = 3975;
export const ids = [3975];
export const modules = {

/***/ 43198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ MOST_LISTED),
/* harmony export */   m: () => (/* binding */ filesUnder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40557);


const MOST_LISTED = 50_000;
function filesUnder(git, commit, folder) {
    const known = (0,_git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .objectsIn */ .Qv)(git, (0,_git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .onTheWay */ .OL)(commit, namesOf(folder).join('/')));
    const read = (ids) => {
        const unknown = ids.filter((id) => !known.has(id));
        const more = (0,_git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .objectsIn */ .Qv)(git, unknown);
        return (id) => known.get(id) ?? more.get(id);
    };
    const header = (0,_git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .isObjectId */ .TS)(commit) ? read([commit])(commit) : undefined;
    const root = /^tree ([0-9a-f]+)\n/.exec(header?.content.toString('utf8') ?? '')?.[1];
    if (root === undefined)
        return unreadable(`git does not have the commit ${commit.slice(0, 7)}`);
    const found = folderAt(read, root, folder, _git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_LINKS */ .Yb);
    const listed = 'tree' in found ? listingOf(read, found.tree) : found;
    return listed.kind === 'incomplete'
        ? unreadable(`git does not have all of the commit ${commit.slice(0, 7)}`)
        : listed;
}
const INCOMPLETE = { kind: 'incomplete' };
function folderAt(read, root, folder, links) {
    let tree = root;
    const names = namesOf(folder);
    for (const [depth, name] of names.entries()) {
        const listing = read([tree])(tree);
        if (listing?.type !== 'tree')
            return INCOMPLETE;
        const entry = (0,_git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(listing.content, tree.length / 2).find((one) => one.name === name);
        if (entry === undefined)
            return { kind: 'missing' };
        if (entry.mode === _git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .LINK */ .ps) {
            const target = read([entry.id])(entry.id)?.content.toString('utf8');
            if (target === undefined)
                return INCOMPLETE;
            const way = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(...names.slice(0, depth), target, ...names.slice(depth + 1));
            if (links === 0 || target.startsWith('/') || way.split('/')[0] === '..')
                return unreadable(NO_FOLDER);
            return folderAt(read, root, way, links - 1);
        }
        if (entry.mode !== _git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .FOLDER */ .L7)
            return unreadable(NO_FOLDER);
        tree = entry.id;
    }
    return { tree };
}
const NO_FOLDER = 'it is no plain folder there';
function listingOf(read, tree) {
    const ids = new Map();
    const others = new Set();
    let level = [['', tree]];
    let listed = 0;
    while (level.length > 0) {
        const treeOf = read([...new Set(level.map(([, id]) => id))]);
        const below = [];
        for (const [path, id] of level) {
            const found = treeOf(id);
            if (found?.type !== 'tree')
                return INCOMPLETE;
            for (const { name, mode, id: of } of (0,_git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(found.content, id.length / 2)) {
                listed += 1;
                if (mode === _git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .FOLDER */ .L7)
                    below.push([`${path}${name}/`, of]);
                else if (_git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAIN_FILES */ .ro.includes(mode))
                    ids.set(`${path}${name}`, of);
                else
                    others.add(`${path}${name}`);
            }
            if (listed > MOST_LISTED)
                return unreadable(`it has more than ${MOST_LISTED.toLocaleString('en')} files there`);
        }
        level = below;
    }
    return { kind: 'files', ids, others };
}
function namesOf(folder) {
    return folder.split('/').filter((name) => name !== '' && name !== '.');
}
function unreadable(reason) {
    return { kind: 'unreadable', reason };
}


/***/ }),

/***/ 40557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L7: () => (/* binding */ FOLDER),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   OL: () => (/* binding */ onTheWay),
/* harmony export */   PF: () => (/* binding */ blobName),
/* harmony export */   Qv: () => (/* binding */ objectsIn),
/* harmony export */   TS: () => (/* binding */ isObjectId),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Yb: () => (/* binding */ MOST_LINKS),
/* harmony export */   ps: () => (/* binding */ LINK),
/* harmony export */   ro: () => (/* binding */ PLAIN_FILES)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

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
function onTheWay(commit, path) {
    if (!isObjectId(commit) || path.includes('\n'))
        return [];
    const names = path.split('/');
    const objects = names.map((_, at) => `${commit}:${names.slice(0, at + 1).join('/')}`);
    return [commit, `${commit}^{tree}`, ...objects];
}
function isReadable(type) {
    return type === 'commit' || type === 'tree' || type === 'blob';
}
function isObjectId(id) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(id);
}
function nameOf(type, content, digits) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(digits === 64 ? 'sha256' : 'sha1');
    return hash.update(`${type} ${content.length}\0`).update(content).digest('hex');
}
function entriesOf(tree, idBytes) {
    const entries = [];
    let at = 0;
    while (at < tree.length) {
        const space = tree.indexOf(0x20, at);
        const end = tree.indexOf(0, space);
        if (space < 0 || end < 0)
            break;
        entries.push({
            name: tree.toString('utf8', space + 1, end),
            mode: tree.toString('latin1', at, space),
            id: tree.toString('hex', end + 1, end + 1 + idBytes),
        });
        at = end + 1 + idBytes;
    }
    return entries;
}
const FOLDER = '40000';
const LINK = '120000';
const PLAIN_FILES = ['100644', '100755', '100664'];
function blobName(content, digits) {
    return nameOf('blob', content, digits);
}
const MOST_LINKS = 8;


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
  m: () => (/* binding */ openBase)
});

var external_node_path_ = __webpack_require__(76760);
var adapters_git = __webpack_require__(6689);
var external_node_child_process_ = __webpack_require__(31421);
var once_each = __webpack_require__(35747);
var files_of_commit = __webpack_require__(43198);
var git_store = __webpack_require__(40557);
;// CONCATENATED MODULE: ./build/adapters/git-objects.js






const MOST_BYTES = 64 * 1024 * 1024;
function openCommittedFiles(folder, env) {
    const options = (0,adapters_git/* gitOptions */.h5)(env, 10_000);
    const git = (args, input) => {
        if (!(0,adapters_git/* isInRepository */.cC)(folder))
            return undefined;
        try {
            return (0,external_node_child_process_.execFileSync)('git', [...adapters_git/* NOTHING_RUNS */.zF, '--no-replace-objects', '-C', folder, ...args], {
                ...options,
                env: { ...options.env, GIT_ALLOW_PROTOCOL: 'none' },
                maxBuffer: MOST_BYTES,
                ...(input === undefined ? {} : { input }),
                stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
            });
        }
        catch {
            return undefined;
        }
    };
    const read = (type, id) => {
        const content = (0,git_store/* isObjectId */.TS)(id) ? git(['cat-file', type, id]) : undefined;
        return content !== undefined && (0,git_store/* nameOf */.Vb)(type, content, id.length) === id ? content : undefined;
    };
    let asked;
    return {
        pathInRepository: (name) => {
            asked ??= { prefix: git(['rev-parse', '--show-prefix'])?.toString('utf8').replace(/\n$/, '') };
            return asked.prefix === undefined ? undefined : `${asked.prefix}${name}`;
        },
        fileAt: (commit, path) => {
            const known = (0,git_store/* objectsIn */.Qv)(git, (0,git_store/* onTheWay */.OL)(commit, path));
            const readKnown = (type, id) => {
                const object = known.get(id);
                return object?.type === type ? object.content : read(type, id);
            };
            return fileAt(readKnown, commit, path, git_store/* MOST_LINKS */.Yb);
        },
        filesUnder: (commit, folder) => (0,files_of_commit/* filesUnder */.m)(git, commit, folder),
        checkedOut: () => git(['rev-parse', '--verify', 'HEAD'])?.toString('utf8').trim(),
        parentsOf: (0,once_each/* onceEach */.fF)((commit) => parentsIn(read('commit', commit))),
        mergeBase: (base, head) => {
            if (!(0,git_store/* isObjectId */.TS)(base) || !(0,git_store/* isObjectId */.TS)(head))
                return undefined;
            const found = git(['merge-base', base, head])?.toString('utf8').trim() ?? '';
            if (!(0,git_store/* isObjectId */.TS)(found))
                return undefined;
            const listed = git(['rev-list', '--first-parent', `--max-count=${MOST_COMMITS}`, `${found}..${base}`]);
            const way = (listed?.toString('utf8').split('\n') ?? []).filter(git_store/* isObjectId */.TS);
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
        if (entry.mode === git_store/* LINK */.ps) {
            const target = read('blob', entry.id)?.toString('utf8');
            if (target === undefined)
                return incomplete;
            const way = external_node_path_.posix.join(...names.slice(0, depth), target, ...names.slice(depth + 1));
            if (links === 0 || target.startsWith('/') || way.startsWith('../'))
                return unreadable('it is no plain file there');
            return fileAt(read, commit, way, links - 1);
        }
        if (depth < names.length - 1) {
            if (entry.mode !== git_store/* FOLDER */.L7)
                return { kind: 'missing' };
            tree = entry.id;
            continue;
        }
        if (!git_store/* PLAIN_FILES */.ro.includes(entry.mode))
            return unreadable('it is no plain file there');
        const blob = read('blob', entry.id);
        return blob === undefined ? incomplete : { kind: 'text', text: blob.toString('utf8') };
    }
    return { kind: 'missing' };
}
const MOST_COMMITS = 5000;
function commitsIn(git, ids) {
    const commits = [...(0,git_store/* objectsIn */.Qv)(git, ids)].filter(([, { type }]) => type === 'commit');
    return new Map(commits.map(([id, { content }]) => [id, parentsIn(content)]));
}
function parentsIn(commit) {
    const header = commit?.toString('utf8').split('\n\n', 1)[0] ?? '';
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].flatMap(([, id]) => id ?? []);
}
function unreadable(reason) {
    return { kind: 'unreadable', reason };
}
function entryOf(tree, wanted, idBytes) {
    return (0,git_store/* entriesOf */.Mc)(tree, idBytes).find(({ name }) => name === wanted);
}

var payload = __webpack_require__(71427);
var schemas = __webpack_require__(53339);
var json_schemas = __webpack_require__(50253);
var base_commit = __webpack_require__(89572);
;// CONCATENATED MODULE: ./build/adapters/github/pull-request-base.js



const repository = schemas/* looseObject */._H3({ id: schemas/* number */.aig() });
const pullRequestEvent = schemas/* looseObject */._H3({
    pull_request: schemas/* looseObject */._H3({
        head: schemas/* looseObject */._H3({ sha: json_schemas/* sha */.hW, repo: repository.nullish() }),
        base: schemas/* looseObject */._H3({ sha: json_schemas/* sha */.hW, repo: repository }),
    }),
});
const workflowRunEvent = schemas/* looseObject */._H3({
    repository,
    workflow_run: schemas/* looseObject */._H3({
        event: schemas/* string */.YjP(),
        head_sha: json_schemas/* sha */.hW.nullish(),
        head_repository: repository.nullish(),
        pull_requests: schemas/* array */.YOg(schemas/* looseObject */._H3({ head: schemas/* looseObject */._H3({ sha: json_schemas/* sha */.hW }), base: schemas/* looseObject */._H3({ sha: json_schemas/* sha */.hW, repo: repository }) }))
            .nullish()
            .catch(null),
    }),
});
const UNKNOWN = { commit: null, head: null, merge: null, isForeign: true };
function pullRequestBaseOf(env, payload, isNamed) {
    const own = json_schemas/* sha */.hW.safeParse(env['GITHUB_SHA']);
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

var run_context = __webpack_require__(59426);
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
function openBase(base, settings, { files, env, timeBudget }) {
    const host = hostOf(settings, env, timeBudget);
    const repositoryIn = (0,once_each/* onceEach */.fF)((folder) => openCommittedFiles(external_node_path_.posix.join(files.root, folder), env));
    return (0,once_each/* onceEach */.fF)((path) => openFile(base, placesOf(path, files, repositoryIn), host));
}
function openFile(base, places, host) {
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
        isMerged: () => places.some(({ git }) => isMergeOf(base, git)),
        at: (commit) => firstThere(places, (place) => base_of_pull_request_fileAt(place, commit, host)),
        filesUnder: (commit) => firstThere(places, (place) => filesUnder(place, commit, host)),
    };
}
async function firstThere(places, look) {
    const read = [];
    for (const place of places) {
        const found = await look(place);
        if (found.kind !== 'missing' && found.kind !== 'unreadable')
            return found;
        read.push(found);
    }
    return read.find(({ kind }) => kind === 'missing') ?? read[0] ?? { kind: 'missing' };
}
function filesUnder({ git, path }, commit, host) {
    return orByHost(git.filesUnder(commit, path), host, async ({ access, where, timeBudget }) => {
        const { askForFolder } = await __webpack_require__.e(/* import() */ 61).then(__webpack_require__.bind(__webpack_require__, 20061));
        return askForFolder(access, where, timeBudget, { folder: path, commit });
    });
}
function base_of_pull_request_fileAt({ git, path }, commit, host) {
    return orByHost(git.fileAt(commit, path), host, async ({ access, where, timeBudget, isThere }) => {
        const { askForFile } = await __webpack_require__.e(/* import() */ 8043).then(__webpack_require__.bind(__webpack_require__, 8043));
        return askForFile(access, where, timeBudget, { path, commit }, isThere);
    });
}
async function orByHost(local, host, ask) {
    if (local.kind !== 'unreadable')
        return local;
    if ('reason' in host)
        return { kind: 'unreadable', reason: local.reason + host.reason };
    const asked = await orReason(() => ask(host));
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
function placesOf(path, files, repositoryIn) {
    const names = path.split('/').slice(0, -1);
    const below = names.map((_, at) => names.slice(0, at + 1).join('/'));
    const isRoot = (folder) => (0,adapters_git/* isGitRoot */.vy)(external_node_path_.posix.join(files.root, folder));
    const real = below.filter((one) => files.real(one) === one && isRoot(one));
    const found = new Map();
    for (const folder of ['.', ...real]) {
        const git = repositoryIn(folder);
        const inRepository = git.pathInRepository(external_node_path_.posix.relative(folder, path));
        if (inRepository !== undefined && !found.has(inRepository))
            found.set(inRepository, { git, path: inRepository });
    }
    const [first, ...others] = found.values();
    return [first ?? { git: repositoryIn('.'), path }, ...others];
}
function tipsOf({ commit, runner = null, head, merge }, places) {
    const parents = merge === null ? [] : places.flatMap(({ git }) => git.parentsOf(merge));
    const merged = head !== null && parents.includes(head) ? parents.filter((one) => one !== head) : [];
    return [...new Set([...merged, ...[commit, runner].flatMap((one) => one ?? [])])];
}
function isMergeOf({ head, merge }, git) {
    return merge !== null && head !== null && git.checkedOut() === merge && git.parentsOf(merge).includes(head);
}
function hostOf({ 'github-token': token }, env, timeBudget) {
    if (timeBudget === null)
        return { reason: '' };
    const where = (0,run_context/* repositoryOf */._)(env);
    if (token === null)
        return { reason: ', and there is no token to ask GitHub with' };
    if (where === undefined)
        return { reason: ', and GITHUB_REPOSITORY does not say which repository to ask GitHub about' };
    const access = { token, apiUrl: env['GITHUB_API_URL'] };
    const isThere = (0,once_each/* onceEach */.fF)(async (commit) => {
        const { askForCommit } = await __webpack_require__.e(/* import() */ 8043).then(__webpack_require__.bind(__webpack_require__, 8043));
        return askForCommit(access, where, timeBudget, commit);
    });
    return { access, where, timeBudget, isThere };
}


/***/ })

};
