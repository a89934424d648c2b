export const id = 7795;
export const ids = [7795];
export const modules = {

/***/ 2678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openArtifacts: () => (/* binding */ openArtifacts)
/* harmony export */ });
/* unused harmony export unpackReport */
/* harmony import */ var fflate__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51306);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _inputs_base_candidates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9066);
/* harmony import */ var _bounded_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85902);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56854);





/** The most pages of artifacts of one name: older ones have expired, or are of branches that nobody merges. */
const MOST_PAGES = 3;
const id = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive();
const sha = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/);
const repository = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ id });
const comparisonAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ merge_base_commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ sha }) });
const commitsAnswer = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .pageOf */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ sha }));
const runAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    id,
    workflow_id: id,
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    event: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    head_sha: sha,
    html_url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    repository,
    head_repository: repository.nullish(),
});
const artifactsAnswer = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    artifacts: (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .pageOf */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        id,
        expired: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        size_in_bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        workflow_run: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
            id: id.nullish(),
            repository_id: id.nullish(),
            head_repository_id: id.nullish(),
            head_sha: sha.nullish(),
        })
            .nullish(),
    })),
});
/** Runs and artifacts of a repository by GitHub's real client, within the time budget of the run. */
function openArtifacts(access, where, timeBudget) {
    const octokit = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .openClient */ .My)(access);
    const { repos, actions } = octokit.rest;
    const call = (what, request) => timeBudget.run(request, { repeatable: true, classify: _client_js__WEBPACK_IMPORTED_MODULE_1__/* .classify */ .L8 }).catch((error) => {
        throw (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .toHostError */ .ye)(what, error);
    });
    return {
        mergeBase: (base, head) => call('looking for the merge base', async (signal) => {
            // The commits between are of no interest: a page of one, and not the first, which has the files as well.
            const query = { ...where, basehead: `${base}...${head}`, per_page: 1, page: 2 };
            const { data } = await repos.compareCommitsWithBasehead({ ...query, request: { signal } });
            return comparisonAnswer.parse(data).merge_base_commit.sha;
        }),
        ancestors: (commit) => call('listing the commits of the base', async (signal) => {
            const { data } = await repos.listCommits({
                ...where,
                ...(commit !== null && { sha: commit }),
                per_page: _client_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE */ .KL,
                request: { signal },
            });
            return commitsAnswer.parse(data).map((listed) => listed.sha);
        }),
        artifactsNamed: async (name) => {
            const found = [];
            for (let page = 1; page <= MOST_PAGES; page++) {
                const { artifacts } = await call('listing the artifacts', async (signal) => {
                    const query = { ...where, name, per_page: _client_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE */ .KL, page };
                    return artifactsAnswer.parse((await actions.listArtifactsForRepo({ ...query, request: { signal } })).data);
                });
                found.push(...artifacts);
                if (artifacts.length < _client_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE */ .KL)
                    break;
            }
            return found.flatMap(({ id: artifact, expired, size_in_bytes: bytes, workflow_run: run }) => {
                const { id: runId, repository_id: own, head_repository_id: head, head_sha: headSha } = run ?? {};
                if (runId == null || own == null || head == null || headSha == null)
                    return [];
                return { id: artifact, runId, headSha, repositoryId: own, headRepositoryId: head, isExpired: expired, bytes };
            });
        },
        run: (run) => call('reading a run of the workflow', async (signal) => {
            const query = { ...where, run_id: run, exclude_pull_requests: true };
            return toRun(runAnswer.parse((await actions.getWorkflowRun({ ...query, request: { signal } })).data));
        }),
        reportIn: (artifact, wanted) => call('downloading a report', async (signal) => {
            const query = { ...where, artifact_id: artifact, archive_format: 'zip' };
            // GitHub answers with an address of its storage; a token does not follow to another host.
            const { data } = await actions.downloadArtifact({
                ...query,
                request: { signal, longestBody: _bounded_client_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_DOWNLOAD */ .Iq },
            });
            return data instanceof ArrayBuffer ? unpackReport(new Uint8Array(data), wanted) : undefined;
        }),
    };
}
function toRun({ id: runId, repository: own, head_repository: head, ...run }) {
    return {
        id: runId,
        workflowId: run.workflow_id,
        status: run.status ?? '',
        event: run.event,
        headSha: run.head_sha,
        repositoryId: own.id,
        // A repository that is gone is no longer ours.
        headRepositoryId: head?.id ?? 0,
        url: run.html_url,
    };
}
/** A report of a million sessions; an archive may promise anything. */
const LARGEST_REPORT = 256 * 1024 * 1024;
/** More is none of ours, and its characters may take several bytes. */
const LARGEST_CANDIDATES = 4 * _inputs_base_candidates_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_CANDIDATES */ .gP;
const REPORT = /(^|\/)report\.json$/;
/**
 * The report.json of an archive, in whatever folder, and the candidates beside it where they are wanted; nothing where there
 * is no report or it is no archive.
 */
function unpackReport(archive, wanted) {
    try {
        const reports = (0,fflate__WEBPACK_IMPORTED_MODULE_4__/* .unzipSync */ .AO)(archive, {
            filter: ({ name, originalSize }) => REPORT.test(name) && originalSize <= LARGEST_REPORT,
        });
        const [nearest = ''] = Object.keys(reports).sort((a, b) => a.length - b.length);
        const report = textOf(reports[nearest]);
        if (report === undefined || wanted === 'report')
            return report === undefined ? undefined : { report };
        const beside = nearest.replace(/report\.json$/, _inputs_base_candidates_js__WEBPACK_IMPORTED_MODULE_3__/* .CANDIDATES_FILE */ .Wn);
        const kept = (0,fflate__WEBPACK_IMPORTED_MODULE_4__/* .unzipSync */ .AO)(archive, {
            filter: ({ name, originalSize }) => name === beside && originalSize <= LARGEST_CANDIDATES,
        });
        const candidates = textOf(kept[beside]);
        return { report, ...(candidates !== undefined && { candidates }) };
    }
    catch {
        return undefined;
    }
}
function textOf(bytes) {
    return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
}


/***/ }),

/***/ 85902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iq: () => (/* binding */ LONGEST_DOWNLOAD),
/* harmony export */   fp: () => (/* binding */ openBoundedClient)
/* harmony export */ });
/* unused harmony export LONGEST_ANSWER */
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92413);
/* harmony import */ var _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37397);


const MIB = 1024 * 1024;
/**
 * The longest answer that is read, in bytes after unpacking: a hundred comments of 65,536 characters of four bytes each, or
 * of escapes. An archive or a file may have more, where a request asks for it as `longestBody`.
 */
const LONGEST_ANSWER = 40 * MIB;
/** An archive that a run has left, or a file of the base: GitHub gives no larger file either. */
const LONGEST_DOWNLOAD = 100 * MIB;
/** The longest body of an error that is read: its message is all that anybody looks at. */
const LONGEST_ERROR = MIB;
/**
 * GitHub's real client, which honours proxies, with bodies that end: in time, since a request that is aborted ends at once
 * wherever its body stands, and in size. It reads the bodies of good answers itself: the client takes one that breaks off for
 * an empty one, and its own reading of JSON, which spares large numbers, takes seconds for some megabytes that are no answer.
 * Throws a LongBodyError for an answer that is longer than it may be.
 */
function openBoundedClient(token, baseUrl) {
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, { log: SILENT, ...(baseUrl && { baseUrl }) });
    octokit.hook.wrap('request', async (request, options) => {
        const { longestBody = LONGEST_ANSWER, fetch = globalThis.fetch } = options.request ?? {};
        const bounded = (0,_bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .boundedFetch */ .A)(fetch, (status) => (status < 300 ? longestBody : LONGEST_ERROR));
        // Changed in place: the hook that adds the token is handed the same object, whatever is passed on here.
        options.request = { ...options.request, fetch: bounded, parseSuccessResponseBody: false };
        const response = await request(options);
        response.data = await read(response.data, response.headers['content-type'] ?? '');
        return response;
    });
    return octokit;
}
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
/** What the client would make of a body: JSON that is none stays text. */
async function read(body, type) {
    if (!(body instanceof ReadableStream))
        return body;
    const whole = new Response(body);
    if (/^\s*application\/(?:scim\+)?json/i.test(type))
        return jsonOr(await whole.text());
    const isText = type === '' || /^\s*text\//i.test(type) || /charset=["']?utf-8/i.test(type);
    return isText && !/^\s*application\/octet-stream/i.test(type) ? whole.text() : whole.arrayBuffer();
}
function jsonOr(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 56854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ checkRunAnswer),
/* harmony export */   DQ: () => (/* binding */ loginOf),
/* harmony export */   Dr: () => (/* binding */ commentsAnswer),
/* harmony export */   EF: () => (/* binding */ commentAnswer),
/* harmony export */   KF: () => (/* binding */ pullRequestsAnswer),
/* harmony export */   KL: () => (/* binding */ PAGE),
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   My: () => (/* binding */ openClient),
/* harmony export */   TM: () => (/* binding */ hiddenAnswer),
/* harmony export */   ZZ: () => (/* binding */ pageOf),
/* harmony export */   fj: () => (/* binding */ viewerAnswer),
/* harmony export */   ye: () => (/* binding */ toHostError),
/* harmony export */   zz: () => (/* binding */ pullRequestAnswer)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37397);
/* harmony import */ var _bounded_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85902);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16511);





/** GitHub's real client, which honours proxies; no body is read without end. */
function openClient({ token, apiUrl }) {
    return (0,_bounded_client_js__WEBPACK_IMPORTED_MODULE_2__/* .openBoundedClient */ .fp)(token, apiUrl);
}
/**
 * The part of GitHub's answers that we use. A proxy may answer with a page of its own, and a cut answer comes as a piece
 * of text: what has another shape is no answer.
 */
/** Entries to a page, the most that GitHub gives. */
const PAGE = 100;
/** A page of entries. One that is longer is none of GitHub's, and is not looked through: each wrong entry would be noted. */
function pageOf(entry) {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()
        .refine((value) => Array.isArray(value) && value.length <= PAGE)
        .pipe(zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(entry));
}
const id = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive();
const person = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish() });
const commentAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ id, html_url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const commentsAnswer = pageOf(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ id, node_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), body: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(), user: person.nullish() }));
const head = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/) });
const pullRequestAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ head });
const pullRequestsAnswer = pageOf(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ number: id, head }));
const checkRunAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ id });
const viewerAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ viewer: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }) });
const hiddenAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    nodes: pageOf(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(), isMinimized: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional() }).nullable()),
});
/** A login in lower case, with `[bot]` where it is an app: a person may have the name of an app otherwise. */
function loginOf(user) {
    const login = user?.login.toLowerCase() ?? '';
    return user?.type === 'Bot' && !login.endsWith('[bot]') ? `${login}[bot]` : login;
}
/** What GitHub asks of those who hit a secondary limit and are not told how long to wait, in seconds. */
const UNTOLD_WAIT = 60;
/** What a thrown error of the client means. Whatever is not an answer is silence. */
function classify(error) {
    if (error instanceof _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .LongBodyError */ .nk)
        return { failure: 'unavailable', isFinal: true };
    if ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'name') === 'GraphqlResponseError')
        return classifyGraphql(error);
    const response = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'response');
    const status = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'status');
    // The client gives its own network errors the status 500 and no response.
    if (response === undefined || typeof status !== 'number' || status >= 500)
        return { failure: 'unavailable' };
    const headers = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(response, 'headers');
    if (status === 429 || (status === 403 && isThrottled(error, headers))) {
        return { failure: 'rate-limited', retryAfter: waitOf(headers) };
    }
    if (status === 401)
        return { failure: 'unauthorized' };
    if (status === 403)
        return { failure: 'forbidden' };
    if (status === 404 || status === 410)
        return { failure: 'not-found' };
    return { failure: status === 422 && /too long/i.test(messageOf(error)) ? 'too-long' : 'rejected' };
}
/** GraphQL says its errors with status 200. */
function classifyGraphql(error) {
    const errors = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'errors');
    const types = Array.isArray(errors) ? errors.map((one) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(one, 'type')) : [];
    if (types.includes('RATE_LIMITED'))
        return { failure: 'rate-limited', retryAfter: UNTOLD_WAIT };
    // What GitHub says of its own trouble has no type.
    return { failure: /something went wrong|timed? ?out/i.test(messageOf(error)) ? 'unavailable' : 'rejected' };
}
function isThrottled(error, headers) {
    return ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(headers, 'x-ratelimit-remaining') === '0' ||
        Number((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(headers, 'retry-after')) > 0 ||
        /rate limit/i.test(messageOf(error)));
}
function waitOf(headers) {
    const told = Number((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(headers, 'retry-after'));
    if (told > 0)
        return told;
    if ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(headers, 'x-ratelimit-remaining') !== '0')
        return UNTOLD_WAIT;
    const reset = Number((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(headers, 'x-ratelimit-reset'));
    // Clocks differ: a time that has just passed is not over yet.
    return reset > 0 ? Math.max(1, reset - Math.floor(Date.now() / 1000)) : UNTOLD_WAIT;
}
/** The longest piece of an answer that a message repeats. */
const REPEATED_CHARACTERS = 200;
/** The error of a port: what we were doing, the status, and the words in which GitHub refused. */
function toHostError(what, error) {
    const { failure } = classify(error);
    if (error instanceof _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .LongBodyError */ .nk)
        return new _host_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d(failure, `${what}: ${error.message}`);
    const response = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'response');
    if (response === undefined)
        return new _host_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d(failure, `${what}: no answer`);
    const status = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'status');
    const said = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(response, 'data'), 'message');
    const words = typeof said === 'string' && failure !== 'unavailable' ? ` (${said.slice(0, REPEATED_CHARACTERS)})` : '';
    return new _host_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d(failure, `${what}: ${status === undefined ? 'refused' : `status ${status}`}${words}`);
}
function messageOf(error) {
    return String((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'message') ?? '');
}


/***/ }),

/***/ 16511:
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


/***/ }),

/***/ 7795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askForMergeBase: () => (/* binding */ askForMergeBase)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2678);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56854);



/** The most commits of the base that are looked at: one page. */
const MOST_COMMITS = 100;
const sha = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/);
const commitsAnswer = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .pageOf */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ sha, parents: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ sha })) }));
/**
 * Asks GitHub for the commit at which a head has left a base branch. One that this branch has never had as its newest is not
 * taken: of a branch that was merged into it anybody may have written the commits before the last one. Trouble with GitHub is
 * a reason, never an error.
 */
async function askForMergeBase(access, where, timeBudget, { base, head }) {
    try {
        const commit = await (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.openArtifacts)(access, where, timeBudget).mergeBase(base, head);
        if (commit === base)
            return { commit };
        const { repos } = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .openClient */ .My)(access).rest;
        const call = (what, request) => timeBudget.run(request, { repeatable: true, classify: _client_js__WEBPACK_IMPORTED_MODULE_1__/* .classify */ .L8 }).catch((error) => {
            throw (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .toHostError */ .ye)(what, error);
        });
        const listed = await call('listing the commits of the base', async (signal) => {
            const { data } = await repos.listCommits({ ...where, sha: base, per_page: MOST_COMMITS, request: { signal } });
            return commitsAnswer.parse(data);
        });
        const parents = new Map(listed.map((one) => [one.sha, one.parents[0]?.sha]));
        let newest = base;
        while (newest !== undefined && newest !== commit)
            newest = parents.get(newest);
        return newest === undefined
            ? { reason: `${commit.slice(0, 7)} is not known to have been the newest commit of the base` }
            : { commit };
    }
    catch (error) {
        // The client throws where GITHUB_API_URL is no address.
        return { reason: error instanceof Error ? error.message : String(error) };
    }
}


/***/ })

};
