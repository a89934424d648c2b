export const id = 6494;
export const ids = [6494,5193];
export const modules = {

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

/***/ 89541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ FEWEST_LABELS),
  H: () => (/* binding */ measureAgreement)
});

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
        const group = groups.get(pair.session);
        if (group === undefined)
            groups.set(pair.session, [pair]);
        else
            group.push(pair);
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
        const judgement = judgements.get((0,_inputs_labels_label_js__WEBPACK_IMPORTED_MODULE_2__/* .labelKey */ .k)(label));
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
        key: (0,_inputs_labels_label_js__WEBPACK_IMPORTED_MODULE_2__/* .labelKey */ .k)(label),
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
        return (0,_rubric_questions_js__WEBPACK_IMPORTED_MODULE_4__/* .lateQuestion */ .jl)((0,_inputs_labels_label_js__WEBPACK_IMPORTED_MODULE_2__/* .labelKey */ .k)(label), { mode, difficulty, kind, ...(0,_rubric_questions_js__WEBPACK_IMPORTED_MODULE_4__/* .askedDimensions */ .wy)(settings) }, rest, {
            model,
            form,
        });
    });
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

/***/ 27686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ doubtedRecordings),
/* harmony export */   l: () => (/* binding */ ownTimeBudget)
/* harmony export */ });
/* harmony import */ var _adapters_github_time_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91404);
/* harmony import */ var _judge_asking_cassette_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44556);
/* harmony import */ var _judge_asking_new_recordings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12997);
/* harmony import */ var _base_of_pull_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63620);




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
    const file = (0,_base_of_pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .openFileOfBase */ .d)(base, path, settings, tools);
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


/***/ })

};
