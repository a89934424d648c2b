export const id = 2447;
export const ids = [2447,677,3058];
export const modules = {

/***/ 70545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ boundedFetch),
/* harmony export */   T6: () => (/* binding */ ProxyError),
/* harmony export */   Ue: () => (/* binding */ patientFetch),
/* harmony export */   _l: () => (/* binding */ LONGEST_BODY),
/* harmony export */   nk: () => (/* binding */ LongBodyError)
/* harmony export */ });
const LONGEST_BODY = 4 * 1024 * 1024;
class LongBodyError extends Error {
    name = 'LongBodyError';
}
const BODILESS = [204, 205, 304];
function boundedFetch(fetch, longestBody = () => LONGEST_BODY) {
    return async (input, init) => {
        const response = await fetch(input, init);
        if (response.body === null || BODILESS.includes(response.status))
            return response;
        const longest = longestBody(response.status);
        let length = 0;
        const bounded = response.body.pipeThrough(new TransformStream({
            transform: (chunk, controller) => {
                length += chunk.byteLength;
                if (length > longest)
                    controller.error(new LongBodyError(`an answer of more than ${longest} bytes`));
                else
                    controller.enqueue(chunk);
            },
        }));
        const { status, statusText, headers } = response;
        return new Response(bounded, { status, statusText, headers: [...headers] });
    };
}
class ProxyError extends Error {
    name = 'ProxyError';
}
const NO_LIMIT = { headersTimeout: 0, bodyTimeout: 0 };
async function patientFetch(address) {
    const [{ getProxyUrl }, undici] = await Promise.all([__webpack_require__.e(/* import() */ 9253).then(__webpack_require__.bind(__webpack_require__, 89253)), __webpack_require__.e(/* import() */ 9714).then(__webpack_require__.t.bind(__webpack_require__, 39714, 19))]);
    const dispatcher = dispatcherOf(address, getProxyUrl, undici);
    return (input, init) => Reflect.apply(undici.fetch, undefined, [input, { ...init, dispatcher }]);
}
function dispatcherOf(address, getProxyUrl, { Agent, ProxyAgent }) {
    try {
        const proxy = getProxyUrl(new URL(address));
        if (proxy === undefined || proxy.hostname === '')
            return new Agent(NO_LIMIT);
        const { href: uri, username, password } = proxy;
        const token = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
        return new ProxyAgent({ uri, pipelining: 0, ...(username + password !== '' && { token }), ...NO_LIMIT });
    }
    catch {
        throw new ProxyError('the proxy that http_proxy or https_proxy names is none: it must be a URL');
    }
}


/***/ }),

/***/ 71941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ errorCodeOf),
/* harmony export */   R: () => (/* binding */ whyUntrusted)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);

function errorCodeOf(error) {
    let cause = error;
    for (let depth = 0; depth < 5 && cause !== undefined; depth++) {
        const code = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(cause, 'code');
        if (typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code))
            return code;
        cause = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(cause, 'cause');
    }
    return undefined;
}
const NO_TRUST = /^(?:CERT_|CRL_|DEPTH_ZERO_|ERR_TLS_CERT_|ERROR_IN_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH$|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$)/;
function whyUntrusted(code) {
    if (code === 'ERR_SSL_WRONG_VERSION_NUMBER')
        return `it does not speak TLS (${code}): its address may begin with http`;
    if (code === undefined || !NO_TRUST.test(code))
        return undefined;
    return `its certificate is not trusted (${code}): NODE_EXTRA_CA_CERTS names the file of one that is to be`;
}


/***/ }),

/***/ 53058:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openArtifacts: () => (/* binding */ openArtifacts)
/* harmony export */ });
/* unused harmony export unpackReport */
/* harmony import */ var fflate__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72495);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50089);
/* harmony import */ var _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87121);
/* harmony import */ var _inputs_baseline_base_candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72396);
/* harmony import */ var _settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61580);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62770);
/* harmony import */ var _find_artifact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10773);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_client_js__WEBPACK_IMPORTED_MODULE_3__]);
_client_js__WEBPACK_IMPORTED_MODULE_3__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];







const MOST_PAGES = _find_artifact_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_LISTED */ .cC / _client_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE */ .KL;
const id = zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().positive();
const repository = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ id });
const comparisonAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ merge_base_commit: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW }) });
const commitsAnswer = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .pageOf */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW }));
const runAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    id,
    workflow_id: id,
    status: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    event: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    head_sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW,
    html_url: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    repository,
    head_repository: repository.nullish(),
});
const artifactsAnswer = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    artifacts: (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .pageOf */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
        id,
        expired: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
        size_in_bytes: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
        created_at: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish(),
        workflow_run: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
            id: id.nullish(),
            repository_id: id.nullish(),
            head_repository_id: id.nullish(),
            head_sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW.nullish(),
        })
            .nullish(),
    })),
});
function openArtifacts(access, where, timeBudget) {
    const octokit = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .openClient */ .My)(access);
    const { repos, actions } = octokit.rest;
    const call = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .openCall */ .LJ)(timeBudget);
    return {
        mergeBase: (base, head) => call('looking for the merge base', async (signal) => {
            const query = { ...where, basehead: `${base}...${head}`, per_page: 1, page: 2 };
            const { data } = await repos.compareCommitsWithBasehead({ ...query, request: { signal } });
            return comparisonAnswer.parse(data).merge_base_commit.sha;
        }),
        ancestors: (commit) => call('listing the commits of the base', async (signal) => {
            const { data } = await repos.listCommits({
                ...where,
                ...(commit !== null && { sha: commit }),
                per_page: _client_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE */ .KL,
                request: { signal },
            });
            return commitsAnswer.parse(data).map((listed) => listed.sha);
        }),
        artifactsNamed: async (name) => {
            const found = [];
            for (let page = 1; page <= MOST_PAGES; page++) {
                const { artifacts } = await call('listing the artifacts', async (signal) => {
                    const query = { ...where, name, per_page: _client_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE */ .KL, page };
                    return artifactsAnswer.parse((await actions.listArtifactsForRepo({ ...query, request: { signal } })).data);
                });
                found.push(...artifacts);
                if (artifacts.length < _client_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE */ .KL)
                    break;
            }
            return found.flatMap(({ id: artifact, expired: isExpired, size_in_bytes: bytes, created_at, workflow_run: run }) => {
                const { id: runId, repository_id: own, head_repository_id: head, head_sha: headSha } = run ?? {};
                if (runId == null || own == null || head == null || headSha == null)
                    return [];
                const of = { runId, headSha, repositoryId: own, headRepositoryId: head };
                return { id: artifact, ...of, isExpired, bytes, createdAt: created_at ?? '' };
            });
        },
        run: (run) => call('reading a run of the workflow', async (signal) => {
            const query = { ...where, run_id: run, exclude_pull_requests: true };
            return toRun(runAnswer.parse((await actions.getWorkflowRun({ ...query, request: { signal } })).data));
        }),
        reportIn: (artifact, wanted) => call('downloading a report', async (signal) => {
            const query = { ...where, artifact_id: artifact, archive_format: 'zip' };
            const { data } = await actions.downloadArtifact({
                ...query,
                request: { signal, longestBody: _client_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_DOWNLOAD */ .Iq },
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
        headRepositoryId: head?.id ?? 0,
        url: run.html_url,
    };
}
const LARGEST_REPORT = 256 * 1024 * 1024;
const LARGEST_CANDIDATES = 4 * _inputs_baseline_base_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_CANDIDATES */ .gP;
const REPORT = /(^|\/)report\.json$/;
function unpackReport(archive, wanted) {
    try {
        const reports = [];
        (0,fflate__WEBPACK_IMPORTED_MODULE_6__/* .unzipSync */ .AO)(archive, {
            filter: ({ name, originalSize }) => {
                if (REPORT.test(name) && originalSize <= LARGEST_REPORT)
                    reports.push(name);
                return false;
            },
        });
        const [nearest] = reports.sort((a, b) => a.length - b.length);
        const report = nearest === undefined ? undefined : unpack(archive, nearest, LARGEST_REPORT);
        if (nearest === undefined || report === undefined)
            return undefined;
        if (wanted === 'report')
            return { report };
        const candidates = unpack(archive, nearest.replace(/report\.json$/, _settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .CANDIDATES_FILE */ .Wn), LARGEST_CANDIDATES);
        return { report, ...(candidates !== undefined && { candidates }) };
    }
    catch {
        return undefined;
    }
}
function unpack(archive, wanted, most) {
    let isFound = false;
    const files = (0,fflate__WEBPACK_IMPORTED_MODULE_6__/* .unzipSync */ .AO)(archive, {
        filter: ({ name, originalSize }) => {
            if (isFound || name !== wanted || originalSize > most)
                return false;
            isFound = true;
            return true;
        },
    });
    return isFound ? new TextDecoder().decode(files[wanted]) : undefined;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 62770:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ checkRunAnswer),
/* harmony export */   DQ: () => (/* binding */ loginOf),
/* harmony export */   Dr: () => (/* binding */ commentsAnswer),
/* harmony export */   Iq: () => (/* binding */ LONGEST_DOWNLOAD),
/* harmony export */   KF: () => (/* binding */ pullRequestsAnswer),
/* harmony export */   KL: () => (/* binding */ PAGE),
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   LJ: () => (/* binding */ openCall),
/* harmony export */   My: () => (/* binding */ openClient),
/* harmony export */   TM: () => (/* binding */ hiddenAnswer),
/* harmony export */   ZZ: () => (/* binding */ pageOf),
/* harmony export */   fj: () => (/* binding */ viewerAnswer),
/* harmony export */   li: () => (/* binding */ commentAnswer),
/* harmony export */   zz: () => (/* binding */ pullRequestAnswer)
/* harmony export */ });
/* unused harmony exports LONGEST_ANSWER, toHostError */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50089);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87121);
/* harmony import */ var _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70545);
/* harmony import */ var _error_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71941);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28155);
/* harmony import */ var _toolkit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57287);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_toolkit_js__WEBPACK_IMPORTED_MODULE_5__]);
_toolkit_js__WEBPACK_IMPORTED_MODULE_5__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];







const MIB = 1024 * 1024;
const LONGEST_ANSWER = 40 * MIB;
const LONGEST_DOWNLOAD = 100 * MIB;
const LONGEST_ERROR = MIB;
function openClient({ token, apiUrl }) {
    const octokit = (0,_toolkit_js__WEBPACK_IMPORTED_MODULE_5__/* .getOctokit */ .Q)(token, { log: SILENT, ...(apiUrl && { baseUrl: apiUrl }) });
    octokit.hook.wrap('request', async (request, options) => {
        const { longestBody = LONGEST_ANSWER, isBytes = false, fetch = globalThis.fetch } = options.request ?? {};
        const bounded = (0,_bounded_fetch_js__WEBPACK_IMPORTED_MODULE_2__/* .boundedFetch */ .A)(fetch, (status) => (status < 300 ? longestBody : LONGEST_ERROR));
        options.request = { ...options.request, fetch: bounded, parseSuccessResponseBody: false };
        const response = await request(options);
        response.data = await read(response.data, response.headers['content-type'] ?? '', isBytes === true);
        return response;
    });
    return octokit;
}
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
async function read(body, type, isBytes) {
    if (!(body instanceof ReadableStream))
        return body;
    const whole = new Response(body);
    if (/^\s*application\/(?:scim\+)?json/i.test(type))
        return jsonOr(await whole.text());
    if (isBytes)
        return whole.arrayBuffer();
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
function openCall(timeBudget) {
    return (what, request, repeat = 'repeatable') => timeBudget.run(request, { repeatable: repeat === 'repeatable', classify }).catch((error) => {
        throw toHostError(what, error);
    });
}
const PAGE = 100;
function pageOf(entry) {
    return zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J()
        .refine((value) => Array.isArray(value) && value.length <= PAGE)
        .pipe(zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(entry));
}
const id = zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().positive();
const person = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish() });
const commentAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ id, html_url: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() });
const commentsAnswer = pageOf(zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    id,
    node_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish(),
    user: person.nullish(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish(),
}));
const head = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .sha */ .hW });
const pullRequestAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ head });
const pullRequestsAnswer = pageOf(zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ number: id, head }));
const checkRunAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ id });
const viewerAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ viewer: zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }) });
const hiddenAnswer = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    nodes: pageOf(zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(), isMinimized: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional() }).nullable()),
});
function loginOf(user) {
    const login = user?.login.toLowerCase() ?? '';
    return user?.type === 'Bot' && !login.endsWith('[bot]') ? `${login}[bot]` : login;
}
const UNTOLD_WAIT = 60;
function classify(error) {
    if (error instanceof _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_2__/* .LongBodyError */ .nk)
        return { failure: 'unavailable', isFinal: true };
    if ((0,_error_code_js__WEBPACK_IMPORTED_MODULE_3__/* .whyUntrusted */ .R)((0,_error_code_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCodeOf */ .D)(error)) !== undefined)
        return { failure: 'untrusted' };
    if ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'name') === 'GraphqlResponseError')
        return classifyGraphql(error);
    const response = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'response');
    const status = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'status');
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
function classifyGraphql(error) {
    const errors = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'errors');
    const types = Array.isArray(errors) ? errors.map((one) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(one, 'type')) : [];
    if (types.includes('RATE_LIMITED'))
        return { failure: 'rate-limited', retryAfter: UNTOLD_WAIT };
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
    return reset > 0 ? Math.max(1, reset - Math.floor(Date.now() / 1000)) : UNTOLD_WAIT;
}
const REPEATED_CHARACTERS = 200;
function toHostError(what, error) {
    const { failure } = classify(error);
    if (error instanceof _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_2__/* .LongBodyError */ .nk)
        return new _host_js__WEBPACK_IMPORTED_MODULE_4__/* .HostError */ .d(failure, `${what}: ${error.message}`);
    const response = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'response');
    if (response === undefined) {
        return new _host_js__WEBPACK_IMPORTED_MODULE_4__/* .HostError */ .d(failure, `${what}: ${(0,_error_code_js__WEBPACK_IMPORTED_MODULE_3__/* .whyUntrusted */ .R)((0,_error_code_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCodeOf */ .D)(error)) ?? 'no answer'}`);
    }
    const status = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'status');
    const said = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(response, 'data'), 'message');
    const words = typeof said === 'string' && failure !== 'unavailable' ? ` (${said.slice(0, REPEATED_CHARACTERS)})` : '';
    return new _host_js__WEBPACK_IMPORTED_MODULE_4__/* .HostError */ .d(failure, `${what}: ${status === undefined ? 'refused' : `status ${status}`}${words}`);
}
function messageOf(error) {
    return String((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(error, 'message') ?? '');
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 10773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ findArtifact),
/* harmony export */   Ng: () => (/* binding */ isUsable),
/* harmony export */   W2: () => (/* binding */ isTrusted),
/* harmony export */   cC: () => (/* binding */ MOST_LISTED)
/* harmony export */ });
/* harmony import */ var _inputs_baseline_base_candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72396);
/* harmony import */ var _inputs_baseline_baseline_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72454);


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

/***/ 28155:
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

/***/ 22447:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askForMergeBase: () => (/* binding */ askForMergeBase)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50089);
/* harmony import */ var _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87121);
/* harmony import */ var _artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53058);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62770);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_artifacts_js__WEBPACK_IMPORTED_MODULE_1__, _client_js__WEBPACK_IMPORTED_MODULE_2__]);
([_artifacts_js__WEBPACK_IMPORTED_MODULE_1__, _client_js__WEBPACK_IMPORTED_MODULE_2__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);




const MOST_COMMITS = 100;
const commitsAnswer = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .pageOf */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW, parents: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ sha: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW })) }));
async function askForMergeBase(access, where, timeBudget, { base, head }) {
    const commit = await (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_1__.openArtifacts)(access, where, timeBudget).mergeBase(base, head);
    if (commit === base)
        return { commit };
    const { repos } = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .openClient */ .My)(access).rest;
    const listed = await (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .openCall */ .LJ)(timeBudget)('listing the commits of the base', async (signal) => {
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

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 57287:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ getOctokit)
/* harmony export */ });
const { GITHUB_EVENT_PATH: path } = process.env;
delete process.env['GITHUB_EVENT_PATH'];
const toolkit = await Promise.all(/* import() */[__webpack_require__.e(9714), __webpack_require__.e(5031)]).then(__webpack_require__.bind(__webpack_require__, 15031)).finally(() => {
    if (path !== undefined)
        process.env['GITHUB_EVENT_PATH'] = path;
});
const getOctokit = toolkit.getOctokit;

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
