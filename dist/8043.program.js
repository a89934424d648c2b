export const id = 8043;
export const ids = [8043];
export const modules = {

/***/ 8043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askForFile: () => (/* binding */ askForFile)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56854);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16511);


/**
 * Asks GitHub for the text of a file at a commit, of up to 100 MB. Trouble with GitHub is a reason, never an error.
 */
async function askForFile(access, where, timeBudget, { path, commit }) {
    const what = 'reading a file of the base';
    try {
        const { repos } = (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .openClient */ .My)(access).rest;
        const { data } = await timeBudget
            .run((signal) => repos.getContent({ ...where, path, ref: commit, mediaType: { format: 'raw' }, request: { signal } }), { repeatable: true, classify: _client_js__WEBPACK_IMPORTED_MODULE_0__/* .classify */ .L8 })
            .catch((error) => {
            throw (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .toHostError */ .ye)(what, error);
        });
        const text = textOf(data);
        return text === undefined ? { kind: 'unreadable', reason: 'it is no plain file there' } : { kind: 'text', text };
    }
    catch (error) {
        if (error instanceof _host_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d && error.failure === 'not-found')
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

/***/ 56854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ checkRunAnswer),
/* harmony export */   DQ: () => (/* binding */ loginOf),
/* harmony export */   Dr: () => (/* binding */ commentsAnswer),
/* harmony export */   EF: () => (/* binding */ commentAnswer),
/* harmony export */   KF: () => (/* binding */ pullRequestsAnswer),
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   My: () => (/* binding */ openClient),
/* harmony export */   TM: () => (/* binding */ hiddenAnswer),
/* harmony export */   fj: () => (/* binding */ viewerAnswer),
/* harmony export */   ye: () => (/* binding */ toHostError),
/* harmony export */   zz: () => (/* binding */ pullRequestAnswer)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92413);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62807);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16511);




/** GitHub's real client, which honours proxies. */
function openClient({ token, apiUrl }) {
    return (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, { log: SILENT, ...(apiUrl && { baseUrl: apiUrl }) });
}
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
/**
 * The part of GitHub's answers that we use. A proxy may answer with a page of its own, and a cut answer comes as a piece
 * of text: what has another shape is no answer.
 */
const id = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive();
const person = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish() });
const commentAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ id, html_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const commentsAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ id, node_id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(), user: person.nullish() }));
const head = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/) });
const pullRequestAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ head });
const pullRequestsAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ number: id, head }));
const checkRunAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ id });
const viewerAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ viewer: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }) });
const hiddenAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    nodes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(), isMinimized: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional() }).nullable()),
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
    if ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(error, 'name') === 'GraphqlResponseError')
        return classifyGraphql(error);
    const response = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(error, 'response');
    const status = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(error, 'status');
    // The client gives its own network errors the status 500 and no response.
    if (response === undefined || typeof status !== 'number' || status >= 500)
        return { failure: 'unavailable' };
    const headers = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(response, 'headers');
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
    const errors = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(error, 'errors');
    const types = Array.isArray(errors) ? errors.map((one) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(one, 'type')) : [];
    if (types.includes('RATE_LIMITED'))
        return { failure: 'rate-limited', retryAfter: UNTOLD_WAIT };
    // What GitHub says of its own trouble has no type.
    return { failure: /something went wrong|timed? ?out/i.test(messageOf(error)) ? 'unavailable' : 'rejected' };
}
function isThrottled(error, headers) {
    return ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(headers, 'x-ratelimit-remaining') === '0' ||
        Number((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(headers, 'retry-after')) > 0 ||
        /rate limit/i.test(messageOf(error)));
}
function waitOf(headers) {
    const told = Number((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(headers, 'retry-after'));
    if (told > 0)
        return told;
    if ((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(headers, 'x-ratelimit-remaining') !== '0')
        return UNTOLD_WAIT;
    const reset = Number((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(headers, 'x-ratelimit-reset'));
    // Clocks differ: a time that has just passed is not over yet.
    return reset > 0 ? Math.max(1, reset - Math.floor(Date.now() / 1000)) : UNTOLD_WAIT;
}
/** The longest piece of an answer that a message repeats. */
const REPEATED_CHARACTERS = 200;
/** The error of a port: what we were doing, the status, and the words in which GitHub refused. */
function toHostError(what, error) {
    const { failure } = classify(error);
    const response = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(error, 'response');
    if (response === undefined)
        return new _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .d(failure, `${what}: no answer`);
    const status = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(error, 'status');
    const said = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(response, 'data'), 'message');
    const words = typeof said === 'string' && failure !== 'unavailable' ? ` (${said.slice(0, REPEATED_CHARACTERS)})` : '';
    return new _host_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .d(failure, `${what}: ${status === undefined ? 'refused' : `status ${status}`}${words}`);
}
function messageOf(error) {
    return String((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(error, 'message') ?? '');
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
