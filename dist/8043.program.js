export const id = 8043;
export const ids = [8043];
export const modules = {

/***/ 8043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askForFile: () => (/* binding */ askForFile)
/* harmony export */ });
/* harmony import */ var _bounded_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85902);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56854);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16511);



/**
 * Asks GitHub for the text of a file at a commit, of up to 100 MB. Trouble with GitHub is a reason, never an error.
 */
async function askForFile(access, where, timeBudget, { path, commit }) {
    const what = 'reading a file of the base';
    try {
        const { repos } = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .openClient */ .My)(access).rest;
        const { data } = await timeBudget
            .run((signal) => repos.getContent({
            ...where,
            path,
            ref: commit,
            mediaType: { format: 'raw' },
            request: { signal, longestBody: _bounded_client_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_DOWNLOAD */ .Iq },
        }), { repeatable: true, classify: _client_js__WEBPACK_IMPORTED_MODULE_1__/* .classify */ .L8 })
            .catch((error) => {
            throw (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .toHostError */ .ye)(what, error);
        });
        const text = textOf(data);
        return text === undefined ? { kind: 'unreadable', reason: 'it is no plain file there' } : { kind: 'text', text };
    }
    catch (error) {
        if (error instanceof _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .d && error.failure === 'not-found')
            return { kind: 'missing' };
        // The client throws where GITHUB_API_URL is no address.
        return { kind: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
    }
}
/** The raw form is text or bytes, whatever the client's types say; a folder comes as a list. */
function textOf(data) {
    if (typeof data === 'string')
        return data;
    return data instanceof ArrayBuffer ? new TextDecoder().decode(data) : undefined;
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


/***/ })

};
