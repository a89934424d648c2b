export const id = 8994;
export const ids = [8994];
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

/***/ 16965:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ createCheckRun)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62770);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_client_js__WEBPACK_IMPORTED_MODULE_0__]);
_client_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];

const ANNOTATIONS_PER_REQUEST = 50;
const ANNOTATIONS_PER_CHECK = 200;
async function createCheckRun(octokit, repository, check, call) {
    const annotations = check.annotations.slice(0, ANNOTATIONS_PER_CHECK);
    const left = check.annotations.length - annotations.length;
    const summary = left === 0 ? check.summary : `${check.summary}\n… and ${left} more annotations than are shown.\n`;
    const output = { title: check.title, summary };
    const create = {
        ...repository,
        name: check.name,
        head_sha: check.headSha,
        details_url: check.detailsUrl,
        status: 'completed',
        conclusion: check.conclusion,
        output: { ...output, annotations: annotations.slice(0, ANNOTATIONS_PER_REQUEST) },
    };
    const { id } = await call('creating the check run', async (signal) => _client_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRunAnswer */ .CR.parse((await octokit.rest.checks.create({ ...create, request: { signal } })).data), 'once');
    for (let i = ANNOTATIONS_PER_REQUEST; i < annotations.length; i += ANNOTATIONS_PER_REQUEST) {
        const batch = annotations.slice(i, i + ANNOTATIONS_PER_REQUEST);
        const update = { ...repository, check_run_id: id, output: { ...output, annotations: batch } };
        await call('adding annotations to the check run', (signal) => octokit.rest.checks.update({ ...update, request: { signal } }), 'once');
    }
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

/***/ 88994:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGitHub: () => (/* binding */ openGitHub)
/* harmony export */ });
/* harmony import */ var _check_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16965);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62770);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28155);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_check_run_js__WEBPACK_IMPORTED_MODULE_0__, _client_js__WEBPACK_IMPORTED_MODULE_1__]);
([_check_run_js__WEBPACK_IMPORTED_MODULE_0__, _client_js__WEBPACK_IMPORTED_MODULE_1__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);



const MOST_PAGES = 50;
function openGitHub(access, repository, timeBudget) {
    const octokit = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .openClient */ .My)(access);
    const call = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .openCall */ .LJ)(timeBudget);
    const { issues, pulls } = octokit.rest;
    return {
        findPullRequest: (headOwner, headBranch, headSha) => call('looking for the pull request', async (signal) => {
            const query = { ...repository, state: 'open', head: `${headOwner}:${headBranch}`, per_page: _client_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE */ .KL };
            const { data } = await pulls.list({ ...query, request: { signal } });
            return _client_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestsAnswer */ .KF.parse(data).find(({ head }) => head.sha === headSha)?.number;
        }),
        headOf: (number) => call('reading the pull request', async (signal) => {
            const { data } = await pulls.get({ ...repository, pull_number: number, request: { signal } });
            return _client_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestAnswer */ .zz.parse(data).head.sha;
        }),
        author: () => call('asking who we are', (signal) => readAuthor(octokit, signal)),
        commentsStartingWith: (number, prefix) => listComments(octokit, repository, number, prefix, call),
        createComment: (number, body) => call('creating the comment', async (signal) => {
            const { data } = await issues.createComment({
                ...repository,
                issue_number: number,
                body,
                request: { signal },
            });
            return _client_js__WEBPACK_IMPORTED_MODULE_1__/* .commentAnswer */ .li.parse(data).html_url;
        }, 'once'),
        updateComment: (id, body) => call('updating the comment', async (signal) => {
            const { data } = await issues.updateComment({ ...repository, comment_id: id, body, request: { signal } });
            return _client_js__WEBPACK_IMPORTED_MODULE_1__/* .commentAnswer */ .li.parse(data).html_url;
        }),
        createCheckRun: (check) => (0,_check_run_js__WEBPACK_IMPORTED_MODULE_0__/* .createCheckRun */ ._)(octokit, repository, check, call),
    };
}
async function listComments(octokit, repository, number, prefix, call) {
    const found = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
        const comments = await call('listing the comments', async (signal) => {
            const query = { ...repository, issue_number: number, per_page: _client_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE */ .KL, page };
            return _client_js__WEBPACK_IMPORTED_MODULE_1__/* .commentsAnswer */ .Dr.parse((await octokit.rest.issues.listComments({ ...query, request: { signal } })).data);
        });
        for (const { id, node_id, body, user, updated_at: updatedAt } of comments) {
            if (!body?.startsWith(prefix))
                continue;
            found.push({ id, node_id, body, author: (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .loginOf */ .DQ)(user), ...(updatedAt != null && { updatedAt }) });
        }
        if (comments.length < _client_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE */ .KL)
            break;
    }
    if (found.length === 0)
        return [];
    const ids = found.map(({ node_id }) => node_id);
    const hidden = await call('asking which comments are hidden', (signal) => readMinimized(octokit, ids, signal));
    return found.map(({ node_id, ...comment }) => ({ ...comment, minimized: hidden.has(node_id) }));
}
async function readMinimized(octokit, ids, signal) {
    const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on IssueComment { isMinimized } } }';
    try {
        const answer = await octokit.graphql(query, { ids: ids.slice(-_client_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE */ .KL), request: { signal } });
        const { nodes } = _client_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenAnswer */ .TM.parse(answer);
        return new Set(nodes.flatMap((node) => (node?.isMinimized && node.id !== undefined ? [node.id] : [])));
    }
    catch (error) {
        if (isRefusal(error))
            return new Set();
        throw error;
    }
}
async function readAuthor(octokit, signal) {
    try {
        const answer = await octokit.graphql('query { viewer { login } }', { request: { signal } });
        return _client_js__WEBPACK_IMPORTED_MODULE_1__/* .viewerAnswer */ .fj.parse(answer).viewer.login.toLowerCase();
    }
    catch (error) {
        if (isRefusal(error))
            return _host_js__WEBPACK_IMPORTED_MODULE_2__/* .ACTIONS_LOGIN */ .i;
        throw error;
    }
}
function isRefusal(error) {
    return ['rejected', 'forbidden', 'not-found'].includes((0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .classify */ .L8)(error).failure);
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
