export const id = 9417;
export const ids = [9417];
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

/***/ 40153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openTemporaryWorkspace),
/* harmony export */   w: () => (/* binding */ makeTemporaryFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37955);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23522);





function makeTemporaryFolder(prefix, parent = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, prefix));
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo([
            {
                message: `no folder can be made among the temporary files: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error)}`,
                place: { file: parent },
                hint: 'name another folder in TMPDIR (on Windows in TEMP)',
            },
        ]);
    }
}
function openTemporaryWorkspace(prefix) {
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(makeTemporaryFolder(prefix));
    return {
        files: (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .openWorkspace */ .O)(root, root),
        write: (path, content) => {
            const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, content);
        },
        remove: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(root, { recursive: true, force: true }),
    };
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

/***/ 99417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   asksFurther: () => (/* binding */ asksFurther),
/* harmony export */   namedMembers: () => (/* binding */ namedMembers),
/* harmony export */   openProviders: () => (/* binding */ openProviders),
/* harmony export */   refuseProblems: () => (/* binding */ refuseProblems)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _settings_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49444);
/* harmony import */ var _settings_panel_members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13340);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31868);




function namedMembers(settings) {
    const members = (0,_settings_panel_members_js__WEBPACK_IMPORTED_MODULE_2__/* .membersOf */ .lS)(settings);
    const ofPanel = members.length > 1 ? { 'judge-max-samples': settings['judge-samples'] } : {};
    return members.map((member) => ({
        member,
        settings: {
            ...settings,
            ...ofPanel,
            'judge-provider': member.provider,
            'judge-model': member.model,
            'meta-judge-model': member.provider === settings['judge-provider'] ? settings['meta-judge-model'] : null,
        },
    }));
}
function asksFurther(settings) {
    return namedMembers(settings).some(({ settings: own }) => (0,_settings_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .mayAskFurther */ .De)(own));
}
function openProviders(settings, { env, root, digest }, problems) {
    const members = namedMembers(settings);
    const isAlone = members.length === 1;
    return members.map((named) => {
        const { model } = named.member;
        if (settings.simulate)
            return { named, provider: (0,_providers_js__WEBPACK_IMPORTED_MODULE_3__/* .openSimulatedProvider */ .q)(digest, isAlone ? '' : model) };
        const provider = (0,_providers_js__WEBPACK_IMPORTED_MODULE_3__/* .openProvider */ .C)(named.settings, { env, root }, problems);
        requireWayToAsk(provider, settings, isAlone ? '' : `, for ${model}`, problems);
        return { named, provider };
    });
}
function requireWayToAsk({ completer, missing }, settings, whom, problems) {
    if (completer !== null || settings.judge !== 'required' || settings['judge-replay'] === 'replay')
        return;
    problems.push({ message: `judge: it is required, and ${missing.what}${whom}`, hint: missing.hint });
}
function refuseProblems(problems) {
    const texts = problems.map((problem) => JSON.stringify(problem));
    if (problems.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems.filter((_, i) => texts.indexOf(texts[i] ?? '') === i));
}


/***/ }),

/***/ 31868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ openProvider),
  q: () => (/* binding */ openSimulatedProvider)
});

var schemas = __webpack_require__(50089);
var values = __webpack_require__(40075);
var batch_transport = __webpack_require__(37631);
var bounded_fetch = __webpack_require__(70545);
var errors = __webpack_require__(37955);
var core_text = __webpack_require__(83703);
var error_code = __webpack_require__(71941);
;// CONCATENATED MODULE: ./build/adapters/model-api/failure.js



const REPEATED_CHARACTERS = 200;
const LONGEST_MS = 2 ** 31 - 1;
function timerMs(timeoutMs) {
    return Math.min(Math.max(1, Math.ceil(timeoutMs)), LONGEST_MS);
}
function failureOf(reason, message, more = {}) {
    return {
        kind: 'failure',
        reason,
        canRetry: true,
        retryAfterMs: null,
        message,
        requestId: null,
        status: null,
        mayBeBilled: true,
        ...more,
    };
}
const NOT_SENT = { canRetry: false, mayBeBilled: false };
function meaningOfStatus(status) {
    switch (status) {
        case 401:
        case 403:
            return { reason: 'auth', canRetry: false };
        case 402:
            return { reason: 'billing', canRetry: false };
        case 408:
        case 504:
            return { reason: 'timeout', canRetry: true };
        case 409:
            return { reason: 'server_error', canRetry: true };
        case 429:
            return { reason: 'rate_limited', canRetry: true };
        case 529:
            return { reason: 'overloaded', canRetry: true };
    }
    return status < 500 ? { reason: 'invalid_request', canRetry: false } : { reason: 'server_error', canRetry: true };
}
const FILTERED = /content_filter|content_policy|ContentPolicyViolation|content filtering|invalid_prompt|moderation|was flagged/i;
const SAYS_NOTHING = /^(?:forbidden|access denied)?[.!]?$/i;
function meaningOfText(status, { type, words, code }) {
    if ([400, 403, 422].includes(status) && FILTERED.test(`${type} ${code} ${words}`)) {
        return { reason: 'refusal', canRetry: false };
    }
    const isWall = status === 403 && type === '' && code === '' && SAYS_NOTHING.test(words);
    return isWall ? { reason: 'invalid_request', canRetry: false } : undefined;
}
function describeError(status, { type, words, code }) {
    if (status >= 300 && status < 400)
        return `status ${status}: a redirect, which is not followed`;
    const kind = [type, code].filter((word) => word !== '').join(', ');
    return `status ${status}${kind === '' ? '' : ` (${lineOf(kind)})`}${words === '' ? '' : `: ${lineOf(words)}`}`;
}
function lineOf(text) {
    return (0,core_text/* shortened */.vI)(text.replace(/[\s\p{C}]+/gu, ' ').trim(), REPEATED_CHARACTERS);
}
function silence(error, timedOut) {
    if (timedOut)
        return failureOf('timeout', 'no answer within the time for one attempt');
    const code = (0,error_code/* errorCodeOf */.D)(error);
    const untrusted = (0,error_code/* whyUntrusted */.R)(code);
    if (untrusted !== undefined)
        return failureOf('connection', `no answer: ${untrusted}`, { mayBeBilled: false });
    const mayBeBilled = code === undefined || !NOT_CONNECTED.includes(code);
    return failureOf('connection', `no answer${code === undefined ? '' : ` (${code})`}`, { mayBeBilled });
}
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];
function forbidsRetry(headers) {
    return readHeader(headers, 'x-should-retry') === 'false';
}
function readRetryAfter(headers, now) {
    const ms = positive(readHeader(headers, 'retry-after-ms'));
    if (ms !== undefined)
        return ms;
    const header = readHeader(headers, 'retry-after');
    const seconds = positive(header);
    if (seconds !== undefined)
        return seconds * 1000;
    const date = /[a-z]/i.test(header ?? '') ? Date.parse(header ?? '') - now : Number.NaN;
    return date > 0 ? date : null;
}
function positive(header) {
    const number = header !== undefined && /^\s*\d+(?:\.\d+)?\s*$/.test(header) ? Number(header) : 0;
    return number > 0 && Number.isFinite(number * 1000) ? number : undefined;
}
function readRequestId(headers, ...names) {
    const ids = names.map((name) => readHeader(headers, name));
    return ids.find((id) => id !== undefined && /^[\w-]{1,128}$/.test(id)) ?? null;
}
function readHeader(headers, name) {
    const get = (0,errors/* memberOf */.C5)(headers, 'get');
    if (typeof get !== 'function')
        return undefined;
    const value = Reflect.apply(get, headers, [name]);
    return typeof value === 'string' ? value : undefined;
}

var redact = __webpack_require__(81518);
;// CONCATENATED MODULE: ./build/adapters/model-api/key.js


function problemOfKey(key) {
    if (/^[\x21-\x7e]+$/.test(key))
        return undefined;
    return failureOf('auth', 'the API key has characters that no key has', NOT_SENT);
}
function problemOfAddress(baseUrl) {
    const { protocol = '', username = '', password = '', search = '', hash = '', } = URL.canParse(baseUrl) ? new URL(baseUrl) : {};
    if (/^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === ''))
        return undefined;
    const message = 'the base URL must be an http or https URL without a user name, a query or a fragment';
    return failureOf('invalid_request', message, NOT_SENT);
}
function addressBelow(baseUrl, path) {
    return `${baseUrl.replace(/(?<!\/)\/+$/, '')}${path}`;
}
function maskKey(text, key) {
    return (0,redact/* maskSecrets */.QU)(key === '' ? text : text.replaceAll(key, '***'));
}
const SHORTEST_KEY = 16;
const SHORTEST_WITH_DIGIT = 8;
function isWord(key) {
    return key.length < (/\d/.test(key) ? SHORTEST_WITH_DIGIT : SHORTEST_KEY);
}
function withoutKey(outcome, key) {
    if (isWord(key))
        return outcome;
    const mask = (text) => text?.replaceAll(key, '***') ?? text;
    const requestId = mask(outcome.requestId);
    switch (outcome.kind) {
        case 'failure':
            return { ...outcome, requestId };
        case 'refusal':
            return { ...outcome, requestId, model: mask(outcome.model), category: mask(outcome.category) };
        case 'answer':
            return {
                ...outcome,
                requestId,
                model: mask(outcome.model),
                text: mask(outcome.text),
                stopReason: mask(outcome.stopReason),
            };
    }
}

;// CONCATENATED MODULE: ./build/adapters/anthropic/federation.js



class IdentityError extends Error {
    name = 'IdentityError';
}
function federationIn(env) {
    const ruleId = said(env['ANTHROPIC_FEDERATION_RULE_ID']);
    if (ruleId === null)
        return null;
    const organizationId = said(env['ANTHROPIC_ORGANIZATION_ID']);
    if (organizationId === null)
        return { lacks: 'ANTHROPIC_ORGANIZATION_ID' };
    const identity = identityIn(env);
    if (identity === null)
        return { lacks: 'ANTHROPIC_IDENTITY_TOKEN (in a workflow, the permission id-token: write)' };
    const serviceAccountId = said(env['ANTHROPIC_SERVICE_ACCOUNT_ID']);
    const workspaceId = said(env['ANTHROPIC_WORKSPACE_ID']);
    return { ruleId, organizationId, serviceAccountId, workspaceId, identity };
}
function identityIn(env) {
    const path = said(env['ANTHROPIC_IDENTITY_TOKEN_FILE']);
    if (path !== null)
        return { kind: 'file', path };
    const token = said(env['ANTHROPIC_IDENTITY_TOKEN']);
    if (token !== null)
        return { kind: 'token', token };
    const url = said(env['ACTIONS_ID_TOKEN_REQUEST_URL']);
    const requestToken = said(env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']);
    return url === null || requestToken === null ? null : { kind: 'github', url, requestToken };
}
function said(value) {
    return value?.trim() || null;
}
const EXCHANGE_MS = 30_000;
async function credentialsOf(federation, baseURL, fetch) {
    const { oidcFederationProvider } = await __webpack_require__.e(/* import() */ 4484).then(__webpack_require__.bind(__webpack_require__, 64484));
    const { ruleId, organizationId, serviceAccountId, workspaceId, identity } = federation;
    const provider = oidcFederationProvider({
        identityTokenProvider: () => tokenOf(identity),
        federationRuleId: ruleId,
        organizationId,
        ...(serviceAccountId !== null && { serviceAccountId }),
        ...(workspaceId !== null && { workspaceId }),
        baseURL,
        fetch: withTimeLimit(fetch),
    });
    return async (options) => {
        try {
            return await provider(options);
        }
        catch (error) {
            throw new IdentityError(error instanceof Error ? error.message : String(error));
        }
    };
}
async function tokenOf(identity) {
    switch (identity.kind) {
        case 'token':
            return identity.token;
        case 'file': {
            const { identityTokenFromFile } = await __webpack_require__.e(/* import() */ 2419).then(__webpack_require__.bind(__webpack_require__, 52419));
            return identityTokenFromFile(identity.path)();
        }
        case 'github':
            return tokenOfWorkflow(identity);
    }
}
const AUDIENCE = 'https://api.anthropic.com';
const tokenAnswer = schemas/* looseObject */._H3({ value: schemas/* string */.YjP().min(1) });
async function tokenOfWorkflow({ url, requestToken }) {
    const address = `${url}&audience=${encodeURIComponent(AUDIENCE)}`;
    const send = withTimeLimit((0,bounded_fetch/* boundedFetch */.A)(await (0,bounded_fetch/* patientFetch */.Ue)(url)));
    const response = await send(address, {
        headers: { authorization: `Bearer ${requestToken}`, accept: 'application/json' },
        redirect: 'manual',
    });
    const answer = tokenAnswer.safeParse((0,values/* jsonOrNothing */.dn)(await response.text()));
    if (response.ok && answer.success)
        return answer.data.value;
    throw new IdentityError(`GitHub gave no token of this workflow (status ${response.status})`);
}
function withTimeLimit(fetch) {
    return (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(EXCHANGE_MS) });
}

;// CONCATENATED MODULE: ./build/adapters/anthropic/client.js




const ANTHROPIC_URL = 'https://api.anthropic.com';
function openAnthropicClient({ apiKey = '', federation, baseUrl = ANTHROPIC_URL }, longestBody) {
    const key = apiKey.trim();
    const problem = problemOf(key, federation, baseUrl);
    let client;
    return {
        baseUrl,
        endpoint: (path) => (problem === undefined ? addressBelow(baseUrl, path) : ''),
        ownKeyHeader: baseUrl === ANTHROPIC_URL || key === '' ? null : { 'x-api-key': key, authorization: null },
        isFederated: key === '' && federation !== undefined,
        mask: (text) => maskKey(text, key),
        withoutKey: (outcome) => withoutKey(outcome, key),
        call: async (work) => {
            if (problem !== undefined)
                return problem;
            try {
                client ??= openClient(key, federation, baseUrl, longestBody);
                return await work(await client);
            }
            catch (error) {
                const name = error instanceof Error ? error.name : typeof error;
                const message = error instanceof bounded_fetch/* ProxyError */.T6 ? error.message : `the API could not be called (${name})`;
                return failureOf('invalid_request', message, {
                    canRetry: false,
                    mayBeBilled: !(error instanceof bounded_fetch/* ProxyError */.T6),
                });
            }
        },
    };
}
function problemOf(key, federation, baseUrl) {
    if (key !== '')
        return problemOfKey(key) ?? problemOfAddress(baseUrl);
    if (federation === undefined)
        return failureOf('no_credentials', 'there is no API key', NOT_SENT);
    return problemOfAddress(baseUrl);
}
async function openClient(apiKey, federation, baseURL, longestBody) {
    const bounded = (0,bounded_fetch/* boundedFetch */.A)(await (0,bounded_fetch/* patientFetch */.Ue)(baseURL), longestBody);
    const { BaseAnthropic } = await Promise.all(/* import() */[__webpack_require__.e(4484), __webpack_require__.e(1631)]).then(__webpack_require__.bind(__webpack_require__, 21631));
    const options = {
        ...(apiKey === '' && federation !== undefined
            ? { credentials: await credentialsOf(federation, baseURL, bounded) }
            : { apiKey }),
        baseURL,
        maxRetries: 0,
        logLevel: 'off',
        logger: SILENT,
        openTelemetry: false,
        fetchOptions: { redirect: 'manual' },
        fetch: bounded,
    };
    class Client extends BaseAnthropic {
        makeStatusError(...[status, error, ...rest]) {
            return super.makeStatusError(status, isTellable(error) ? error : {}, ...rest);
        }
    }
    return withoutEnvironment(() => new Client(options));
}
function isTellable(value) {
    try {
        JSON.stringify(value);
        return true;
    }
    catch {
        return false;
    }
}
const nothing = () => undefined;
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };
function withoutEnvironment(make) {
    const hidden = Object.entries(process.env).filter(([name]) => /^ANTHROPIC_/i.test(name));
    try {
        for (const [name] of hidden)
            delete process.env[name];
        return make();
    }
    finally {
        Object.assign(process.env, Object.fromEntries(hidden));
    }
}

;// CONCATENATED MODULE: ./build/adapters/model-api/concessions.js
const CALLED_WRONG = [400, 404, 422, 501];
function callsWrong(status) {
    return CALLED_WRONG.includes(status);
}
class Concessions {
    parts;
    known = new Set();
    constructor(parts) {
        this.parts = parts;
    }
    get left() {
        return [...this.known];
    }
    async ask(present, send) {
        const without = new Set(this.known);
        for (;;) {
            const { outcome, refusal } = await send(without);
            const refused = refusal === null ? undefined : this.parts.find((one) => isRefused(one, refusal, present, without));
            if (refused === undefined) {
                if (outcome.kind !== 'failure')
                    for (const part of without)
                        this.known.add(part);
                return outcome;
            }
            without.add(refused.part);
        }
    }
}
function isRefused({ part, named }, refusal, present, without) {
    return present.includes(part) && !without.has(part) && named.test(refusal);
}
function wellFormed(text) {
    return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

;// CONCATENATED MODULE: ./build/adapters/model-api/error-body.js

function wordsOfRefusal(body, mask) {
    const { type, words, code } = saidIn(body, mask);
    const param = firstText((0,errors/* memberOf */.C5)((0,errors/* memberOf */.C5)(body, 'error'), 'param'), (0,errors/* memberOf */.C5)(body, 'param'));
    return [param, code, type, words].join(' ');
}
function saidIn(body, mask) {
    const error = (0,errors/* memberOf */.C5)(body, 'error');
    const told = typeof error === 'object' && error !== null ? error : body;
    const text = typeof error === 'string' ? error : undefined;
    return {
        type: mask(firstText((0,errors/* memberOf */.C5)(told, 'type'))),
        code: mask(firstText((0,errors/* memberOf */.C5)(told, 'code'))),
        words: mask([firstText((0,errors/* memberOf */.C5)(told, 'message'), text, placesIn((0,errors/* memberOf */.C5)(told, 'detail'))), behind(told)]
            .filter((words) => words !== '')
            .join(': ')),
    };
}
function behind(told) {
    return firstText((0,errors/* memberOf */.C5)((0,errors/* memberOf */.C5)(told, 'metadata'), 'raw'));
}
function placesIn(detail) {
    if (!Array.isArray(detail))
        return detail;
    return detail.map((one) => `${firstText((0,errors/* memberOf */.C5)(one, 'loc'))} ${firstText((0,errors/* memberOf */.C5)(one, 'msg'))}`).join('; ');
}
function firstText(...values) {
    const found = values.find((value) => value !== undefined && value !== null && value !== '');
    if (typeof found === 'string')
        return found;
    if (found === undefined)
        return '';
    try {
        return JSON.stringify(found);
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./build/adapters/anthropic/failure.js





const REQUEST_ID = 'request-id';
const SPENT_CODE = /spend_limit/;
const SPENT_WORDS = /credit balance is too low|specified API usage limits|spend limit/i;
function toFailure(error, { timedOut, now, mask }) {
    if (error instanceof IdentityError) {
        return failureOf('auth', `workload identity: ${lineOf(mask(error.message))}`, NOT_SENT);
    }
    const status = (0,errors/* memberOf */.C5)(error, 'status');
    if (typeof status !== 'number') {
        return silence(error, timedOut || (0,errors/* memberOf */.C5)(error, 'name') === 'APIConnectionTimeoutError');
    }
    const headers = (0,errors/* memberOf */.C5)(error, 'headers');
    const said = { ...saidIn((0,errors/* memberOf */.C5)(error, 'error'), mask), code: mask(textOf(error, 'errorCode')) };
    const meaning = meaningOf(status, said);
    return {
        kind: 'failure',
        reason: meaning.reason,
        canRetry: meaning.canRetry && !forbidsRetry(headers),
        retryAfterMs: readRetryAfter(headers, now),
        message: describeError(status, said),
        requestId: readRequestId(headers, REQUEST_ID),
        status,
        mayBeBilled: true,
    };
}
function refusalIn(error, mask) {
    const status = (0,errors/* memberOf */.C5)(error, 'status');
    if (typeof status !== 'number')
        return null;
    const words = wordsOfRefusal((0,errors/* memberOf */.C5)(error, 'error'), mask);
    if (status === 401 || status === 403)
        return /x-api-key/i.test(words) ? 'x-api-key' : null;
    return callsWrong(status) ? words : null;
}
const STATUSES = {
    invalid_request_error: 400,
    authentication_error: 401,
    billing_error: 402,
    permission_error: 403,
    not_found_error: 404,
    request_too_large: 413,
    rate_limit_error: 429,
    timeout_error: 504,
    overloaded_error: 529,
};
function failureInBatch({ type, message }, requestId, mask) {
    const said = { type: mask(type), words: mask(message), code: '' };
    const words = said.words === '' ? '' : `: ${lineOf(said.words)}`;
    return failureOf(meaningOf(STATUSES[type] ?? 500, said).reason, `errored in the batch (${lineOf(said.type)})${words}`, {
        ...meaningOf(STATUSES[type] ?? 500, said),
        requestId,
        mayBeBilled: false,
    });
}
function meaningOf(status, said) {
    const { type, words, code } = said;
    const isSpent = status === 402 || SPENT_CODE.test(code) || (status === 400 && SPENT_WORDS.test(words));
    if (status < 500 && (isSpent || type === 'billing_error'))
        return { reason: 'billing', canRetry: false };
    const isOverloaded = status >= 500 && type === 'overloaded_error';
    return isOverloaded
        ? { reason: 'overloaded', canRetry: true }
        : (meaningOfText(status, said) ?? meaningOfStatus(status));
}
function textOf(value, key) {
    const text = (0,errors/* memberOf */.C5)(value, key);
    return typeof text === 'string' ? text : '';
}

var model_id = __webpack_require__(97790);
;// CONCATENATED MODULE: ./build/adapters/model-api/schema-in-words.js


function schemaInWords(schema) {
    return `Answer with one JSON object that fits this JSON Schema, and with nothing before or behind it:\n${JSON.stringify(schema)}`;
}
class SchemaInWords {
    isNeeded = false;
    withUnread(conceded, part) {
        return this.isNeeded && !conceded.includes(part) ? [...conceded, 'schema'] : conceded;
    }
    note(outcome, { schema }) {
        if (outcome.kind === 'answer' && !outcome.isCut && !hasAllKeys(outcome.text, schema))
            this.isNeeded = true;
    }
}
function hasAllKeys(text, schema) {
    const { required } = schema;
    if (!Array.isArray(required))
        return true;
    const answer = (0,values/* jsonOrNothing */.dn)(text);
    return required.every((key) => (0,errors/* memberOf */.C5)(answer, String(key)) !== undefined);
}

;// CONCATENATED MODULE: ./build/adapters/model-api/thoughts.js
const THOUGHT_ENDS = '</think>';
function withoutThinking(text) {
    const begin = text.trimStart();
    if (/^[{[`]/.test(begin))
        return text;
    const end = text.indexOf(THOUGHT_ENDS);
    if (end !== -1)
        return text.slice(end + THOUGHT_ENDS.length);
    return begin.startsWith('<think>') ? '' : text;
}

;// CONCATENATED MODULE: ./build/adapters/anthropic/message.js





const MESSAGE_PARTS = [
    { part: 'bearer', named: /^x-api-key$/ },
    { part: 'effort', named: /\beffort\b/i },
    { part: 'output_config', named: /output_config|output_format|json_?schema|structured[ _-]?outputs?/i },
    { part: 'thinking', named: /\bthinking\b/i },
    { part: 'cache_control', named: /cache_control/i },
    { part: 'anthropic-version', named: /anthropic.version/i },
];
function partsOf(request) {
    const { effort, thinking } = traitsOf(request.model);
    return [
        ...(effort ? ['effort'] : []),
        ...(thinking === null ? [] : ['thinking']),
        ...['output_config', 'cache_control', 'anthropic-version'],
    ];
}
const NOTHING = new Set();
function toMessageParams(request, without = NOTHING, saysSchema = false) {
    const { effort, thinking } = traitsOf(request.model);
    const hasConfig = !without.has('output_config');
    const inWords = saysSchema || !hasConfig ? `\n\n${schemaInWords(request.schema)}` : '';
    const system = wellFormed(request.system) + inWords;
    return {
        model: request.model,
        max_tokens: request.maxTokens,
        system: without.has('cache_control')
            ? system
            : [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
        messages: [{ role: 'user', content: wellFormed(request.user) }],
        ...(hasConfig && {
            output_config: {
                ...(effort && !without.has('effort') && { effort: request.effort }),
                format: { type: 'json_schema', schema: request.schema },
            },
        }),
        ...(thinking !== null && !without.has('thinking') && { thinking }),
    };
}
const tokens = schemas/* int */.Whr().nonnegative();
const cachedTokens = tokens.nullish().transform((count) => count ?? 0);
const messageAnswer = schemas/* looseObject */._H3({
    type: schemas/* literal */.euz('message'),
    model: schemas/* string */.YjP(),
    content: schemas/* array */.YOg(schemas/* union */.KCZ([
        schemas/* looseObject */._H3({ type: schemas/* literal */.euz('text'), text: schemas/* string */.YjP() }),
        schemas/* looseObject */._H3({ type: schemas/* string */.YjP().refine((type) => type !== 'text') }),
    ])),
    stop_reason: schemas/* string */.YjP().nullish(),
    stop_details: schemas/* looseObject */._H3({ category: schemas/* string */.YjP().nullish() }).nullish(),
    usage: schemas/* looseObject */._H3({
        input_tokens: tokens,
        output_tokens: tokens,
        cache_creation_input_tokens: cachedTokens,
        cache_read_input_tokens: cachedTokens,
    }),
});
const COMPLETE = ['end_turn', 'stop_sequence'];
function readMessage(body, requestId) {
    const parsed = messageAnswer.safeParse(body);
    if (!parsed.success)
        return undefined;
    const { model, content, stop_reason, stop_details, usage } = parsed.data;
    const counted = {
        inputTokens: usage.input_tokens,
        outputTokens: usage.output_tokens,
        cacheWriteTokens: usage.cache_creation_input_tokens,
        cacheReadTokens: usage.cache_read_input_tokens,
    };
    const isCounted = counted.inputTokens + counted.cacheWriteTokens + counted.cacheReadTokens > 0;
    const common = { model, usage: isCounted ? counted : null, requestId };
    if (stop_reason === 'refusal') {
        return { kind: 'refusal', category: stop_details?.category ?? null, ...common, usage: counted };
    }
    const text = content
        .map((block) => (typeof block['text'] === 'string' && block.type === 'text' ? block['text'] : ''))
        .join('');
    const said = withoutThinking(text);
    const isCall = stop_reason === 'tool_use' && said.trim() === '';
    return {
        ...{ kind: 'answer', ...common },
        usage: text !== '' && counted.outputTokens === 0 ? null : common.usage,
        text: said,
        isCut: !COMPLETE.includes(stop_reason ?? '') && !isCall,
        stopReason: stop_reason ?? null,
    };
}
const FAMILIES = [
    [/^claude-haiku-5-5\b/, { effort: true, thinking: { type: 'disabled' } }],
    [/^claude-sonnet-5-5\b/, { effort: true, thinking: { type: 'between_tools' } }],
    [/^claude-(?:haiku|sonnet)-4-5\b/, { effort: false, thinking: null }],
];
const OTHERS = { effort: true, thinking: null };
function traitsOf(model) {
    return FAMILIES.find(([family]) => family.test((0,model_id/* canonicalModel */.a)(model)))?.[1] ?? OTHERS;
}

;// CONCATENATED MODULE: ./build/adapters/anthropic/batches.js








const BATCHES = '/v1/messages/batches';
const LIMITS = { requests: batch_transport/* MOST_IN_A_BATCH */.VR, bytes: batch_transport/* MOST_BYTES_IN_A_BATCH */.RP };
const BYTES_A_RESULT = 256 * 1024;
function openAnthropicBatches(options, limits = LIMITS) {
    const api = openAnthropicClient(options);
    const results = openAnthropicClient(options, (status) => (status === 200 ? Number.POSITIVE_INFINITY : bounded_fetch/* LONGEST_BODY */._l));
    return {
        provider: 'anthropic',
        endpoint: api.endpoint(BATCHES),
        baseUrl: api.baseUrl,
        pack: (items) => pack(items, limits),
        create: async (items, timeoutMs) => {
            const body = { requests: items.map(paramsOf) };
            const batch = await fetchBatch(api, (client, how) => client.post(BATCHES, { body, ...how }), timeoutMs);
            return batch.kind === 'failure' ? batch : { kind: 'created', batch: batch.id };
        },
        look: async (id, timeoutMs) => {
            const batch = await fetchBatch(api, (client, how) => client.get(`${BATCHES}/${id}`, how), timeoutMs);
            if (batch.kind === 'failure')
                return batch;
            if (batch.id !== id)
                return failureOf('server_error', 'the answer is about another batch');
            return batch.isEnded ? { kind: 'ended', resultsUrl: batch.resultsUrl } : { kind: 'working' };
        },
        collect: async (id, resultsUrl, { requests, stallMs, totalMs }) => {
            const path = ownAddress(resultsUrl, api.baseUrl) ?? `${BATCHES}/${id}/results`;
            const outcomes = new Map();
            const longest = requests * BYTES_A_RESULT + bounded_fetch/* LONGEST_BODY */._l;
            const failure = await results.call((client) => readAll(client, path, { api, outcomes, longest, stallMs, totalMs }));
            return { outcomes, failure };
        },
    };
}
function paramsOf({ id, request }) {
    return { custom_id: id, params: toMessageParams(request) };
}
const FRAME_BYTES = 1000;
function pack(items, { requests, bytes }) {
    const packs = [];
    let size = 0;
    for (const item of items) {
        const own = Buffer.byteLength(JSON.stringify(paramsOf(item))) + 1;
        const last = packs.at(-1);
        if (last === undefined || last.length === requests || FRAME_BYTES + size + own > bytes) {
            packs.push([item]);
            size = own;
        }
        else {
            last.push(item);
            size += own;
        }
    }
    return packs;
}
const batchAnswer = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP().regex(/^[A-Za-z0-9_-]{1,128}$/),
    processing_status: schemas/* string */.YjP(),
    results_url: schemas/* string */.YjP().nullish(),
});
function fetchBatch({ call, mask }, send, timeoutMs) {
    return call(async (client) => {
        const timeout = timerMs(timeoutMs);
        const signal = AbortSignal.timeout(timeout);
        let status = null;
        try {
            const response = await send(client, { signal, timeout }).asResponse();
            status = response.status;
            const parsed = batchAnswer.safeParse((0,values/* jsonOrNothing */.dn)(await response.text()));
            if (!parsed.success)
                return failureOf('server_error', `status ${status} without a batch of the API`, { status });
            const { id, processing_status: word, results_url: resultsUrl } = parsed.data;
            return { kind: 'batch', id, isEnded: word === 'ended', resultsUrl: resultsUrl ?? null };
        }
        catch (error) {
            if (error instanceof bounded_fetch/* LongBodyError */.nk) {
                return failureOf('server_error', error.message, { canRetry: false, status });
            }
            const failure = toFailure(error, { timedOut: signal.aborted, now: Date.now(), mask });
            return { ...failure, status: failure.status ?? status };
        }
    });
}
function ownAddress(resultsUrl, baseUrl) {
    if (resultsUrl === null || !URL.canParse(resultsUrl))
        return undefined;
    const { origin, username, password } = new URL(resultsUrl);
    return origin === new URL(baseUrl).origin && username === '' && password === '' ? resultsUrl : undefined;
}
async function readAll(client, path, { api, outcomes, longest, stallMs, totalMs }) {
    const abortController = new AbortController();
    const giveUp = () => abortController.abort();
    const total = setTimeout(giveUp, timerMs(totalMs));
    const stall = setTimeout(giveUp, timerMs(stallMs));
    const seen = new Map();
    let isBroken = false;
    try {
        const how = { signal: abortController.signal, timeout: timerMs(stallMs) };
        const response = await client.get(path, { ...how, headers: { accept: 'application/binary' } }).asResponse();
        if (response.body === null)
            return failureOf('server_error', 'results without a body');
        for await (const line of linesOf(response.body, longest)) {
            stall.refresh();
            const read = readResult(line, api.mask);
            isBroken = read === undefined;
            if (read === undefined)
                continue;
            const before = seen.get(read.id);
            seen.set(read.id, line);
            const isTwice = before !== undefined && before !== line;
            outcomes.set(read.id, isTwice ? CONTRADICTION : api.withoutKey(read.outcome));
        }
        return isBroken ? failureOf('connection', 'the results break off in the middle of a line') : null;
    }
    catch (error) {
        if (error instanceof bounded_fetch/* LongBodyError */.nk)
            return failureOf('server_error', error.message, { canRetry: false });
        return toFailure(error, { timedOut: abortController.signal.aborted, now: Date.now(), mask: api.mask });
    }
    finally {
        clearTimeout(total);
        clearTimeout(stall);
        abortController.abort();
    }
}
const CONTRADICTION = failureOf('server_error', 'two different results for one request');
const resultLine = schemas/* looseObject */._H3({
    custom_id: schemas/* string */.YjP(),
    result: schemas/* union */.KCZ([
        schemas/* looseObject */._H3({ type: schemas/* literal */.euz('succeeded'), message: schemas/* unknown */.L5J() }),
        schemas/* looseObject */._H3({
            type: schemas/* literal */.euz('errored'),
            error: schemas/* looseObject */._H3({
                error: schemas/* looseObject */._H3({ type: schemas/* string */.YjP(), message: schemas/* string */.YjP().catch('') }),
                request_id: schemas/* string */.YjP().nullish(),
            }),
        }),
        schemas/* looseObject */._H3({ type: schemas/* literal */.euz('canceled') }),
        schemas/* looseObject */._H3({ type: schemas/* literal */.euz('expired') }),
    ]),
});
function readResult(line, mask) {
    const parsed = resultLine.safeParse((0,values/* jsonOrNothing */.dn)(line));
    if (!parsed.success)
        return undefined;
    const { custom_id: id, result } = parsed.data;
    return { id, outcome: outcomeOf(result, mask) };
}
function outcomeOf(result, mask) {
    switch (result.type) {
        case 'succeeded':
            return readMessage(result.message, null) ?? failureOf('server_error', 'a result without a message of the API');
        case 'errored': {
            const { error, request_id: requestId } = result.error;
            return failureInBatch(error, /^[\w-]{1,128}$/.test(requestId ?? '') ? (requestId ?? null) : null, mask);
        }
        case 'canceled':
            return CANCELED;
        case 'expired':
            return EXPIRED;
    }
}
const CANCELED = failureOf('server_error', 'the batch was canceled before this request was answered', {
    canRetry: false,
    mayBeBilled: false,
});
const EXPIRED = failureOf('timeout', 'the batch expired before this request was answered', {
    mayBeBilled: false,
});
async function* linesOf(body, longest) {
    const decoder = new TextDecoder();
    let length = 0;
    let rest = '';
    for await (const chunk of body) {
        length += chunk.byteLength;
        if (length > longest)
            throw new bounded_fetch/* LongBodyError */.nk(`results of more than ${longest} bytes`);
        const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
        const lines = [rest + first, ...more];
        rest = lines.pop() ?? '';
        if (rest.length > bounded_fetch/* LONGEST_BODY */._l)
            throw new bounded_fetch/* LongBodyError */.nk(`a result of more than ${bounded_fetch/* LONGEST_BODY */._l} bytes`);
        for (const line of lines)
            if (line.trim() !== '')
                yield line;
    }
    rest += decoder.decode();
    if (rest.trim() !== '')
        yield rest;
}

;// CONCATENATED MODULE: ./build/adapters/anthropic/completer.js









const ANTHROPIC_ANSWERS = 'schema';
const MESSAGES = '/v1/messages';
function openAnthropic(options) {
    const api = openAnthropicClient(options);
    const concessions = new Concessions(MESSAGE_PARTS);
    const words = new SchemaInWords();
    const keyParts = api.ownKeyHeader === null ? [] : ['bearer'];
    return {
        provider: 'anthropic',
        endpoint: api.endpoint(MESSAGES),
        saysSchema: () => words.isNeeded,
        conceded: () => words.withUnread(concessions.left, 'output_config'),
        complete: async (request, timeoutMs) => {
            const saysSchema = words.isNeeded;
            const outcome = await api.call((client) => {
                const timeout = timerMs(timeoutMs);
                const line = { api, timeout, signal: AbortSignal.timeout(timeout) };
                return concessions.ask([...partsOf(request), ...keyParts], (without) => ask(client, toMessageParams(request, without, saysSchema), { ...line, without }));
            });
            if (api.baseUrl !== ANTHROPIC_URL)
                words.note(outcome, request);
            return api.withoutKey(outcome);
        },
    };
}
const OLDER_VERSION = '2023-06-01';
async function ask(client, body, { api, timeout, signal, without }) {
    const meaningOf = (error) => toFailure(error, { timedOut: signal.aborted, now: Date.now(), mask: api.mask });
    let response;
    try {
        const headers = {
            ...(without.has('anthropic-version') && { 'anthropic-version': OLDER_VERSION }),
            ...(without.has('bearer') && api.ownKeyHeader),
        };
        const posted = client.post(MESSAGES, { body, signal, timeout, headers });
        const answer = posted.asResponse();
        response = await (api.isFederated ? Promise.race([answer, endOf(signal)]) : answer);
    }
    catch (error) {
        return { outcome: meaningOf(error), refusal: refusalIn(error, api.mask) };
    }
    return { outcome: await readAnswer(response, meaningOf), refusal: null };
}
function endOf(signal) {
    return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
}
async function readAnswer(response, meaningOf) {
    const { status } = response;
    const requestId = readRequestId(response.headers, REQUEST_ID);
    try {
        const message = readMessage((0,values/* jsonOrNothing */.dn)(await response.text()), requestId);
        return message ?? failureOf('server_error', `status ${status} without a message of the API`, { requestId, status });
    }
    catch (error) {
        if (error instanceof bounded_fetch/* LongBodyError */.nk) {
            return failureOf('server_error', error.message, { canRetry: false, requestId, status });
        }
        return { ...meaningOf(error), requestId, status };
    }
}

var external_node_path_ = __webpack_require__(76760);
var external_node_util_ = __webpack_require__(57975);
var program_kinds = __webpack_require__(77538);
var external_node_child_process_ = __webpack_require__(31421);
var external_node_fs_ = __webpack_require__(73024);
var temporary_folder = __webpack_require__(40153);
;// CONCATENATED MODULE: ./build/adapters/command/programs.js





const FOLDER_PREFIX = 'summary-gate-judge-';
const LONGEST_ANSWER = 1024 * 1024;
const KEPT_COMPLAINT = 8 * 1024;
const PATIENCE = { graceMs: 2000, drainMs: 1000 };
const IS_WINDOWS = process.platform === 'win32';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
class Programs {
    patience;
    running = new Set();
    folder;
    constructor(patience = PATIENCE) {
        this.patience = patience;
    }
    run(call) {
        return new Promise((resolve) => {
            let child;
            const { argv, cwd, env } = call;
            const [program, ...args] = argv;
            if (this.running.size === 0)
                this.watch();
            try {
                child = (0,external_node_child_process_.spawn)(program, args, { cwd, env, stdio: 'pipe', detached: !IS_WINDOWS, windowsHide: true });
            }
            catch (error) {
                if (this.running.size === 0)
                    this.unwatch();
                resolve(notStarted(error));
                return;
            }
            const running = new Running(child, call, this.patience, (ended) => {
                this.running.delete(running);
                if (this.running.size === 0)
                    this.unwatch();
                resolve(ended);
            });
            this.running.add(running);
        });
    }
    emptyFolder() {
        if (this.folder === undefined || !(0,external_node_fs_.existsSync)(this.folder))
            this.folder = (0,temporary_folder/* makeTemporaryFolder */.w)(FOLDER_PREFIX);
        return this.folder;
    }
    stop() {
        for (const one of this.running)
            one.stop();
        const { folder } = this;
        this.folder = undefined;
        try {
            if (folder !== undefined)
                (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        }
        catch {
        }
    }
    watch() {
        process.on('exit', this.onExit);
        for (const signal of SIGNALS)
            process.on(signal, this.onSignal);
    }
    unwatch() {
        process.off('exit', this.onExit);
        for (const signal of SIGNALS)
            process.off(signal, this.onSignal);
    }
    onExit = () => this.stop();
    onSignal = (signal) => {
        this.stop();
        this.unwatch();
        process.kill(process.pid, signal);
    };
}
class Running {
    child;
    patience;
    onEnd;
    stdout = [];
    length = 0;
    complaint = Buffer.alloc(0);
    isComplaintCut = false;
    endedBy = null;
    status = null;
    timers = [];
    isDone = false;
    constructor(child, { input, timeoutMs }, patience, onEnd) {
        this.child = child;
        this.patience = patience;
        this.onEnd = onEnd;
        child.on('error', (error) => this.finish(notStarted(error)));
        child.on('exit', (code, signal) => this.exited(code, signal));
        child.on('close', () => this.closed());
        child.stdout.on('data', (chunk) => this.read(chunk));
        child.stderr.on('data', (chunk) => this.hear(chunk));
        child.stdin.on('error', () => undefined);
        child.stdout.on('error', () => undefined);
        child.stderr.on('error', () => undefined);
        child.stdin.end(input);
        this.after(timerMs(timeoutMs), () => this.end('timeout'));
    }
    stop() {
        this.endedBy ??= 'stopped';
        killAll(this.child, 'SIGKILL');
    }
    read(chunk) {
        this.length += chunk.length;
        if (this.length <= LONGEST_ANSWER)
            this.stdout.push(chunk);
        else
            this.end('too long');
    }
    hear(chunk) {
        const all = Buffer.concat([this.complaint, chunk]);
        this.isComplaintCut ||= all.length > KEPT_COMPLAINT;
        this.complaint = all.subarray(-KEPT_COMPLAINT);
    }
    end(why) {
        if (this.endedBy !== null || this.status !== null)
            return;
        this.endedBy = why;
        killAll(this.child, 'SIGTERM');
        this.after(this.patience.graceMs, () => {
            killAll(this.child, 'SIGKILL');
            this.after(this.patience.drainMs, () => this.closed());
        });
    }
    exited(code, signal) {
        this.status = { code, signal };
        if (!IS_WINDOWS)
            killAll(this.child, 'SIGKILL');
        this.after(this.patience.drainMs, () => this.closed());
    }
    closed() {
        const heard = this.complaint.toString('utf8');
        const stderr = this.isComplaintCut ? heard.replace(/^\S*/, '') : heard;
        if (this.endedBy !== null)
            this.finish({ kind: this.endedBy, stderr });
        else
            this.finish({
                kind: 'exited',
                code: null,
                signal: null,
                ...this.status,
                stdout: Buffer.concat(this.stdout),
                stderr,
            });
    }
    after(ms, act) {
        this.timers.push(setTimeout(act, ms));
    }
    finish(ended) {
        if (this.isDone)
            return;
        this.isDone = true;
        for (const timer of this.timers)
            clearTimeout(timer);
        for (const stream of [this.child.stdin, this.child.stdout, this.child.stderr])
            stream?.destroy();
        this.onEnd(ended);
    }
}
function killAll(child, signal) {
    const { pid } = child;
    if (pid === undefined)
        return;
    try {
        if (!IS_WINDOWS)
            process.kill(-pid, signal);
        else
            (0,external_node_child_process_.spawn)('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true }).on('error', () => child.kill());
    }
    catch {
    }
}
function notStarted(error) {
    const code = (0,errors/* memberOf */.C5)(error, 'code');
    return { kind: 'not started', code: typeof code === 'string' ? code : 'unknown' };
}

;// CONCATENATED MODULE: ./build/adapters/command/failure.js



const NEVER_STARTS = {
    ENOENT: 'there is no such program, or none that the first line of the script names; one of the workspace begins with ./',
    EACCES: 'it may not be executed',
    EPERM: 'it may not be executed',
    ENOEXEC: 'it is no program for this system; the first line of a script must name one, as in #!/bin/sh',
    ENOTDIR: 'a part of its path is no folder',
    ELOOP: 'its path is a circle of links',
    E2BIG: 'its arguments are too long',
    EINVAL: 'this system cannot start it; a .cmd or .bat needs cmd /c before it',
};
function failureOfEnd(ended, { name, mask }) {
    switch (ended.kind) {
        case 'not started': {
            const why = NEVER_STARTS[ended.code];
            const message = `the program ${name} could not be started (${ended.code})${why === undefined ? '' : `: ${why}`}`;
            return why === undefined
                ? failureOf('server_error', message, { mayBeBilled: false })
                : failureOf('invalid_request', message, NOT_SENT);
        }
        case 'timeout':
            return failureOf('timeout', `the program ${name} did not end within the time for one attempt${failure_said(ended, mask)}`);
        case 'too long':
            return failureOf('server_error', `the program ${name} printed more than ${LONGEST_ANSWER} bytes`, {
                canRetry: false,
            });
        case 'stopped':
            return failureOf('server_error', `the program ${name} was stopped, since the run ends`, { canRetry: false });
    }
}
const CODES = {
    69: { reason: 'overloaded', canRetry: true },
    75: { reason: 'overloaded', canRetry: true },
    77: { reason: 'auth', canRetry: false },
    124: { reason: 'timeout', canRetry: true },
};
const WORDS = [
    [/credit balance|billing|spend limit|usage limit|insufficient_quota/i, { reason: 'billing', canRetry: false }],
    [/\b429\b|rate.?limit|too many requests|quota/i, { reason: 'rate_limited', canRetry: true }],
    [/\b529\b|overloaded/i, { reason: 'overloaded', canRetry: true }],
    [
        /\b401\b|\b403\b|unauthori[sz]ed|not logged in|auth method|authenticat|(?:invalid|incorrect|missing|no) api key/i,
        { reason: 'auth', canRetry: false },
    ],
    [/\b50[0234]\b|timed? ?out|temporar|unavailable|try again/i, { reason: 'server_error', canRetry: true }],
    [/ECONN|ENOTFOUND|EAI_AGAIN|connection|network/i, { reason: 'connection', canRetry: true }],
];
const OTHERWISE = { reason: 'invalid_request', canRetry: false };
function failureOfExit(ended, { name, mask }) {
    const { code, signal, stdout } = ended;
    const onStderr = complaintIn(ended.stderr, mask);
    const complaint = onStderr.words === '' ? complaintIn(stdout.toString('utf8'), mask) : onStderr;
    if (code === null) {
        return failureOf('server_error', `the program ${name} was ended by ${signal ?? 'somebody else'}${failure_behind(complaint)}`);
    }
    const meaning = CODES[code] ?? WORDS.find(([pattern]) => pattern.test(complaint.words))?.[1] ?? OTHERWISE;
    return failureOf(meaning.reason, `the program ${name} ended with exit code ${code}${failure_behind(complaint)}`, meaning);
}
function failureOfSilence({ stderr }, { name, mask }) {
    return failureOf('server_error', `the program ${name} printed nothing on stdout${failure_said({ stderr }, mask)}`);
}
function failure_said({ stderr }, mask) {
    return failure_behind(complaintIn(stderr, mask));
}
function failure_behind({ words, hint }) {
    return words === '' ? '' : `: "${words.replaceAll('"', "'")}"${hint}`;
}
const ERROR_LINE = /\b(?:\w*(?:error|exception)|fatal)\b(?:\[\w+\])?:\s/i;
const USAGE = /^\s*usage\b/i;
const ASIDE = /^\s*(?:(?:try|see|run|use|type)\b.*(?:help|usage|manual)|for (?:more )?(?:help|information|usage)\b)/i;
function complaintIn(text, mask) {
    const lines = mask((0,external_node_util_.stripVTControlCharacters)(text))
        .split(/[\r\n]+/)
        .filter((line) => line.trim() !== '');
    const usage = lines.findIndex((line) => USAGE.test(line));
    const before = (usage > 0 ? lines.slice(0, usage) : lines).filter((line) => !ASIDE.test(line));
    const telling = lines.findLast((line) => ERROR_LINE.test(line)) ?? before.at(-1) ?? lines.at(-1) ?? '';
    const hint = NAMES_FOLDER.test(telling)
        ? ' (it runs in an empty folder; a path of the workspace begins with ./)'
        : '';
    return { words: lineOf(telling), hint };
}
const NAMES_FOLDER = new RegExp(FOLDER_PREFIX);

;// CONCATENATED MODULE: ./build/adapters/command/completer.js









const COMMAND_ANSWERS = 'schema or two lines';
function openCommand({ argv: [program, ...args], base, env, named }, programs = new Programs()) {
    const name = (0,program_kinds/* programName */.kX)([program, ...args]);
    const placed = (word) => (/^\.{1,2}[/\\]/.test(word) ? (0,external_node_path_.resolve)(base, word) : word);
    const argv = [placed(program), ...args.map(placed)];
    const secrets = named.flatMap((one) => env[one] ?? []).filter((value) => value.length >= SHORTEST_SECRET);
    const about = { name, mask: (text) => secrets.reduce(maskKey, maskKey(text, '')) };
    return {
        provider: 'command',
        endpoint: name,
        close: () => programs.stop(),
        complete: async (request, timeoutMs) => {
            const call = {
                argv,
                cwd: programs.emptyFolder(),
                env: environmentFor(env, named),
                input: questionText(request),
                timeoutMs,
            };
            const ended = await programs.run(call);
            const outcome = ended.kind === 'exited' ? completer_outcomeOf(ended, request, about) : failureOfEnd(ended, about);
            return secrets.reduce(withoutKey, outcome);
        },
    };
}
const SHORTEST_SECRET = 8;
function questionText({ system, user, schema }) {
    const parts = [system, user, `## The form of your answer\n\n${schemaInWords(schema)}`];
    return `${parts.map((part) => wellFormed(part).trim()).join('\n\n')}\n`;
}
function completer_outcomeOf(ended, { model }, about) {
    if (ended.code !== 0)
        return failureOfExit(ended, about);
    const text = decode(ended.stdout);
    if (text === undefined) {
        const message = `the program ${about.name} printed something that is not UTF-8`;
        return failureOf('server_error', message, { canRetry: false });
    }
    if (text.trim() === '')
        return failureOfSilence(ended, about);
    return { kind: 'answer', text, isCut: false, stopReason: null, model, usage: null, requestId: null };
}
function decode(bytes) {
    try {
        return (0,external_node_util_.stripVTControlCharacters)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return undefined;
    }
}
const HANDED_ON = [
    ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'LANGUAGE', 'TZ', 'TMPDIR', 'TEMP', 'TMP'],
    ...['XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME', 'XDG_STATE_HOME', 'XDG_RUNTIME_DIR'],
    ...['SYSTEMROOT', 'WINDIR', 'COMSPEC', 'PATHEXT', 'USERNAME', 'USERPROFILE', 'HOMEDRIVE', 'HOMEPATH'],
    ...['APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA', 'PROGRAMFILES'],
];
function environmentFor(env, named) {
    const isWanted = (name) => named.includes(name) || HANDED_ON.includes(name.toUpperCase()) || /^LC_[A-Z]+$/.test(name);
    return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value !== undefined && isWanted(name) ? [[name, value]] : [])));
}

;// CONCATENATED MODULE: ./build/adapters/openai/chat.js




const CHAT_PARTS = [
    {
        part: 'response_format',
        named: /response_?format|json_?schema|structured[ _-]?outputs?|guided_|\bgrammar|schema in format|requested parameters/i,
    },
    { part: 'reasoning_effort', named: /reasoning|support thinking/i },
    { part: 'max_tokens', named: /max_(?:completion_)?tokens/i },
];
const THINKING = /(?:^|\/)(?:o[1-9](?:-|$)|gpt-(?:oss|[5-9]))/;
function chat_partsOf({ model }) {
    return ['response_format', 'max_tokens', ...(THINKING.test(model) ? ['reasoning_effort'] : [])];
}
function toChatRequest(request, without, saysSchema) {
    const { model, system, user, schema, maxTokens, effort } = request;
    const inWords = saysSchema || without.has('response_format') ? `\n\n${schemaInWords(schema)}` : '';
    return {
        model,
        messages: [
            { role: 'system', content: wellFormed(system) + inWords },
            { role: 'user', content: wellFormed(user) },
        ],
        [without.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens']: maxTokens,
        ...(!without.has('response_format') && {
            response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
        }),
        ...(THINKING.test(model) && !without.has('reasoning_effort') && { reasoning_effort: effort }),
    };
}
const part = schemas/* looseObject */._H3({ type: schemas/* string */.YjP().nullish(), text: schemas/* string */.YjP().nullish() });
const chatAnswer = schemas/* looseObject */._H3({
    model: schemas/* string */.YjP().nullish(),
    choices: schemas/* array */.YOg(schemas/* looseObject */._H3({
        finish_reason: schemas/* string */.YjP().nullish(),
        message: schemas/* looseObject */._H3({
            content: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(part)]).nullish(),
            refusal: schemas/* string */.YjP().nullish(),
        }),
    }))
        .min(1),
    usage: schemas/* unknown */.L5J().optional(),
});
const chat_COMPLETE = ['stop', 'eos_token', 'stop_sequence'];
const LONGEST_NAME = 200;
function readChat(body, request, requestId) {
    const parsed = chatAnswer.safeParse(body);
    const [choice] = parsed.data?.choices ?? [];
    if (!parsed.success || choice === undefined || choice.finish_reason === 'error')
        return undefined;
    const { finish_reason: stopReason = null, message } = choice;
    const model = parsed.data.model?.slice(0, LONGEST_NAME) || request.model;
    const common = { model, usage: readUsage(parsed.data.usage), requestId };
    if (stopReason === 'content_filter')
        return { kind: 'refusal', category: stopReason, ...common };
    if ((message.refusal ?? '') !== '')
        return { kind: 'refusal', category: null, ...common };
    const isCut = !chat_COMPLETE.includes(stopReason ?? '');
    const text = chat_textOf(message.content);
    const usage = text !== '' && common.usage?.outputTokens === 0 ? null : common.usage;
    return { kind: 'answer', text: withoutThinking(text), isCut, stopReason, ...common, usage };
}
function chat_textOf(content) {
    if (typeof content === 'string')
        return content;
    return (content ?? []).map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join('');
}
const chat_tokens = schemas/* int */.Whr().nonnegative();
const some = chat_tokens.nullish().transform((count) => count ?? 0);
const chatUsage = schemas/* looseObject */._H3({
    prompt_tokens: chat_tokens.positive(),
    completion_tokens: chat_tokens,
    total_tokens: some,
    prompt_tokens_details: schemas/* looseObject */._H3({ cached_tokens: some, cache_write_tokens: some, cache_creation_tokens: some })
        .nullish(),
});
function readUsage(value) {
    const parsed = chatUsage.safeParse(value);
    if (!parsed.success)
        return null;
    const { prompt_tokens: prompt, completion_tokens: answered, total_tokens: total, prompt_tokens_details, } = parsed.data;
    const cacheReadTokens = prompt_tokens_details?.cached_tokens ?? 0;
    const cacheWriteTokens = prompt_tokens_details?.cache_write_tokens || prompt_tokens_details?.cache_creation_tokens || 0;
    const inputTokens = prompt - cacheReadTokens - cacheWriteTokens;
    if (inputTokens < 0)
        return null;
    return { inputTokens, outputTokens: Math.max(answered, total - prompt), cacheWriteTokens, cacheReadTokens };
}

;// CONCATENATED MODULE: ./build/adapters/openai/failure.js


const REQUEST_IDS = ['x-request-id', 'x-litellm-call-id'];
const failure_SPENT_CODE = /insufficient_quota|insufficient_balance|billing_|budget_exceeded/;
const failure_SPENT_WORDS = /exceeded your current quota|insufficient balance/i;
const NOT_AS_ASKED = 'json_validate_failed';
const BUSY = /overloaded|busy|at capacity|no available/i;
function failureOfAnswer({ status, headers, body }, now, mask) {
    const said = saidIn(body, mask);
    const meaning = failure_meaningOf(status < 300 ? statusWithin(said.code) : status, said);
    return {
        kind: 'failure',
        ...meaning,
        canRetry: meaning.canRetry && !forbidsRetry(headers),
        retryAfterMs: readRetryAfter(headers, now),
        message: describeError(status, said) + hintOf(status, said),
        requestId: readRequestId(headers, ...REQUEST_IDS),
        status: said.code === NOT_AS_ASKED ? null : status,
        mayBeBilled: true,
    };
}
function statusWithin(code) {
    const status = Number(code);
    return status >= 400 && status < 600 ? status : 500;
}
function failure_meaningOf(status, said) {
    const { type, words, code } = said;
    if (code === NOT_AS_ASKED)
        return { reason: 'invalid_answer', canRetry: true };
    if (status < 500) {
        const isSpent = failure_SPENT_CODE.test(`${type} ${code}`) || (status === 429 && failure_SPENT_WORDS.test(words));
        if (isSpent)
            return { reason: 'billing', canRetry: false };
    }
    if (status === 503 && BUSY.test(words))
        return { reason: 'overloaded', canRetry: true };
    return meaningOfText(status, said) ?? meaningOfStatus(status);
}
function hintOf(status, { type, words }) {
    const isNoError = status === 404 && type === '' && (words === '' || words === 'Not Found');
    return isNoError ? ': there is no chat/completions at this address, which ends in /v1 with most servers' : '';
}

;// CONCATENATED MODULE: ./build/adapters/openai/completer.js










const OPENAI_ANSWERS = 'schema';
function openOpenAi({ apiKey, baseUrl }) {
    const key = apiKey?.trim() ?? '';
    const problem = (key === '' ? undefined : problemOfKey(key)) ?? problemOfAddress(baseUrl);
    const endpoint = problem === undefined ? addressBelow(baseUrl, '/chat/completions') : '';
    const concessions = new Concessions(CHAT_PARTS);
    const words = new SchemaInWords();
    let opened;
    return {
        provider: 'openai-compatible',
        endpoint,
        saysSchema: () => words.isNeeded,
        conceded: () => words.withUnread(concessions.left, 'response_format'),
        complete: async (request, timeoutMs) => {
            if (problem !== undefined)
                return problem;
            const saysSchema = words.isNeeded;
            try {
                opened ??= openFetch(endpoint);
                const line = { fetch: await opened, endpoint, key, signal: AbortSignal.timeout(timerMs(timeoutMs)) };
                const outcome = await concessions.ask(chat_partsOf(request), (without) => completer_ask(line, request, toChatRequest(request, without, saysSchema)));
                words.note(outcome, request);
                return withoutKey(outcome, key);
            }
            catch (error) {
                return notCalled(error);
            }
        },
    };
}
async function openFetch(endpoint) {
    return (0,bounded_fetch/* boundedFetch */.A)(await (0,bounded_fetch/* patientFetch */.Ue)(endpoint));
}
function notCalled(error) {
    if (error instanceof bounded_fetch/* ProxyError */.T6)
        return failureOf('invalid_request', error.message, NOT_SENT);
    const name = error instanceof Error ? error.name : typeof error;
    return failureOf('invalid_request', `the API could not be called (${name})`, { canRetry: false });
}
async function completer_ask(line, request, body) {
    const { endpoint, key, signal } = line;
    let response;
    try {
        response = await line.fetch(endpoint, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...(key !== '' && { authorization: `Bearer ${key}` }) },
            body: JSON.stringify(body),
            redirect: 'manual',
            signal,
        });
    }
    catch (error) {
        return { outcome: silence(error, signal.aborted), refusal: null };
    }
    return completer_readAnswer(response, request, line);
}
async function completer_readAnswer(response, request, { key, signal }) {
    const { status, headers, ok } = response;
    const mask = (text) => maskKey(text, key);
    const failureWith = (body) => failureOfAnswer({ status, headers, body }, Date.now(), mask);
    let body;
    try {
        body = (0,values/* jsonOrNothing */.dn)(await response.text());
    }
    catch (error) {
        return { outcome: ok ? unread(error, response, signal.aborted) : failureWith(undefined), refusal: null };
    }
    if (!ok)
        return { outcome: failureWith(body), refusal: callsWrong(status) ? wordsOfRefusal(body, mask) : null };
    return {
        outcome: readChat(body, request, readRequestId(headers, ...REQUEST_IDS)) ?? noChat(body, failureWith),
        refusal: null,
    };
}
function noChat(body, failureWith) {
    const choices = (0,errors/* memberOf */.C5)(body, 'choices');
    const choice = Array.isArray(choices) ? choices[0] : undefined;
    const faulty = [body, choice].find((one) => ((0,errors/* memberOf */.C5)(one, 'error') ?? null) !== null);
    const failure = failureWith(faulty);
    return faulty === undefined ? { ...failure, message: `status ${failure.status} without a chat completion` } : failure;
}
function unread(error, { status, headers }, timedOut) {
    const known = { requestId: readRequestId(headers, ...REQUEST_IDS), status };
    if (error instanceof bounded_fetch/* LongBodyError */.nk)
        return failureOf('server_error', error.message, { canRetry: false, ...known });
    return { ...silence(error, timedOut), ...known };
}

var simulation = __webpack_require__(65599);
var judge_kinds = __webpack_require__(74957);
var money_prices = __webpack_require__(73565);
;// CONCATENATED MODULE: ./build/run/pricing.js



const NO_COST = { worstCase: () => 0, costOf: () => 0, isKnown: true };
const UNKNOWN_COST = { worstCase: () => null, costOf: () => null, isKnown: false };
function pricingAt(address, settings, problems) {
    const isHere = (0,judge_kinds/* isLoopback */.U9)(address);
    const prices = pricesOf(settings, isHere, problems);
    const listed = listPricing(prices, shareOfPrice(settings));
    const isFree = (model) => isHere && (0,money_prices/* priceOf */.xx)(model, prices) === undefined && !(0,model_id/* isOfVendor */.C)(model);
    const { 'judge-model': judge } = settings;
    return {
        worstCase: (request, schema) => (isFree(request.model) ? 0 : listed.worstCase(request, schema)),
        costOf: (model, usage) => (isFree(model) ? 0 : listed.costOf(model, usage)),
        isKnown: isFree(judge) || (0,money_prices/* priceOf */.xx)(judge, prices) !== undefined,
    };
}
function listPricing(prices, share) {
    return {
        worstCase: (request, schema) => partOf((0,money_prices/* worstCase */.wB)(request, prices, schema), share),
        costOf: (model, usage) => partOf((0,money_prices/* costOf */.ho)(model, usage, prices), share),
    };
}
function pricesOf(settings, isHere, problems) {
    const { from, models } = settings.prices ?? { from: 'input', models: {} };
    const overrides = new Map(Object.entries(models));
    const merged = (0,money_prices/* overridePrices */.lD)(money_prices/* BUILT_IN_PRICES */.wE, overrides, from);
    if ('problems' in merged) {
        const place = from === 'config' && settings.config !== null ? { place: { file: settings.config } } : {};
        problems.push(...merged.problems.map((message) => ({ message: `prices: ${message}`, ...place })));
        return money_prices/* BUILT_IN_PRICES */.wE;
    }
    for (const name of ['judge-model', 'meta-judge-model']) {
        const model = settings[name];
        if (model === null || settings['max-cost-usd'] === null || (0,money_prices/* priceOf */.xx)(model, merged.prices) !== undefined)
            continue;
        if (isHere && !(0,model_id/* isOfVendor */.C)(model))
            continue;
        problems.push({
            message: `${name}: the price of ${JSON.stringify(model)} is not known, so max-cost-usd cannot be kept`,
            hint: `set the input or flag prices, as in ${model}=0.5/2.5 (input and output, US dollars per million tokens), or max-cost-usd to none`,
        });
    }
    return merged.prices;
}
const SHARE_IN_A_BATCH = 0.5;
function shareOfPrice(settings) {
    return settings['judge-transport'] === 'batch' ? SHARE_IN_A_BATCH : 1;
}
function partOf(usd, share) {
    return usd === null ? null : usd * share;
}

;// CONCATENATED MODULE: ./build/run/providers.js








const providers_nothing = () => undefined;
function openProvider(settings, ports, problems) {
    return PROVIDERS[settings['judge-provider']](settings, ports, problems);
}
const PROVIDERS = {
    anthropic: (settings, { env }, problems) => {
        const baseUrl = baseUrlOf(settings, env, problems);
        const apiKey = keyOf(settings, settings['anthropic-api-key'] ?? env['ANTHROPIC_API_KEY']);
        const federation = apiKey === null && settings['judge-replay'] !== 'replay' ? federationIn(env) : null;
        const access = accessOf(apiKey, federation, baseUrl);
        return {
            name: 'anthropic',
            completer: access && openAnthropic(access),
            answerForm: ANTHROPIC_ANSWERS,
            baseUrl,
            address: baseUrl === ANTHROPIC_URL ? null : baseUrl,
            pricing: pricingAt(baseUrl, settings, problems),
            batches: access && openAnthropicBatches(access),
            close: providers_nothing,
            missing: {
                what: federation !== null && 'lacks' in federation
                    ? `workload identity lacks ${federation.lacks}, and there is no API key to ask with`
                    : 'there is no API key to ask with',
                hint: 'set the input anthropic-api-key, or ANTHROPIC_API_KEY in the environment; or judge-replay to replay',
            },
        };
    },
    'openai-compatible': (settings, { env }, problems) => {
        const baseUrl = settings['judge-base-url'] ?? '';
        const apiKey = keyOf(settings, settings['judge-api-key'] ?? env['OPENAI_API_KEY']);
        const mayAsk = settings['judge-replay'] !== 'replay' && (apiKey !== null || (0,judge_kinds/* isLoopback */.U9)(baseUrl));
        return {
            name: 'openai-compatible',
            completer: mayAsk ? openOpenAi({ apiKey, baseUrl }) : null,
            answerForm: OPENAI_ANSWERS,
            baseUrl,
            address: baseUrl,
            pricing: pricingAt(baseUrl, settings, problems),
            batches: null,
            close: providers_nothing,
            missing: {
                what: 'there is no API key to ask with',
                hint: 'set the input judge-api-key, or OPENAI_API_KEY in the environment; or judge-replay to replay',
            },
        };
    },
    command: (settings, { env, root }) => {
        const argv = settings['judge-command'];
        const named = settings['judge-command-env'] ?? [];
        const lacking = named.filter((name) => (env[name] ?? '').trim() === '');
        const isAskable = argv !== null && lacking.length === 0 && settings['judge-replay'] !== 'replay';
        const completer = isAskable ? openCommand({ argv, base: root, env, named }) : null;
        return {
            name: 'command',
            completer,
            answerForm: COMMAND_ANSWERS,
            baseUrl: null,
            address: null,
            pricing: UNKNOWN_COST,
            batches: null,
            close: completer?.close ?? providers_nothing,
            missing: {
                what: `the program to ask lacks ${lacking.join(' and ')}`,
                hint: 'set what judge-command-env names in the environment of the step; or judge-replay to replay',
            },
        };
    },
};
function openSimulatedProvider(digest, voice = '') {
    return {
        name: simulation/* SIMULATED */.Nc,
        completer: (0,simulation/* openSimulation */.kM)(digest, voice),
        answerForm: ANTHROPIC_ANSWERS,
        baseUrl: null,
        address: null,
        pricing: NO_COST,
        batches: null,
        close: providers_nothing,
        missing: { what: '', hint: '' },
    };
}
function accessOf(apiKey, federation, baseUrl) {
    if (apiKey !== null)
        return { apiKey, baseUrl };
    return federation === null || 'lacks' in federation ? null : { federation, baseUrl };
}
function keyOf(settings, key) {
    return settings['judge-replay'] === 'replay' || (key ?? '').trim() === '' ? null : (key ?? null);
}
function baseUrlOf(settings, env, problems) {
    const given = settings['anthropic-base-url'];
    if (given !== null)
        return given;
    const parsed = judge_kinds/* webAddress */.Dy.parse(env['ANTHROPIC_BASE_URL'] || ANTHROPIC_URL);
    if ('value' in parsed)
        return parsed.value;
    problems.push({ message: `ANTHROPIC_BASE_URL: ${parsed.problem}`, hint: `it must be ${judge_kinds/* webAddress */.Dy.allowed}` });
    return ANTHROPIC_URL;
}


/***/ })

};
