export const id = 8190;
export const ids = [8190];
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

/***/ 98190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  sendTelemetry: () => (/* binding */ sendTelemetry)
});

var errors = __webpack_require__(37955);
var bounded_fetch = __webpack_require__(70545);
var batches = __webpack_require__(18942);
var version = __webpack_require__(42762);
var names = __webpack_require__(67200);
;// CONCATENATED MODULE: ./build/adapters/otlp/otlp-encoding.js



const BATCH = 512;
const SCOPE = { name: 'summary-gate', version: version/* VERSION */.x };
const INFO = 9;
async function encodeOtlp({ events, metrics }, protocol, now) {
    const [otlp, { resourceFromAttributes }] = await Promise.all([
        __webpack_require__.e(/* import() */ 7037).then(__webpack_require__.bind(__webpack_require__, 17037)),
        __webpack_require__.e(/* import() */ 2845).then(__webpack_require__.bind(__webpack_require__, 62845)),
    ]);
    const [logs, numbers] = protocol === 'http/json'
        ? [otlp.JsonLogsSerializer, otlp.JsonMetricsSerializer]
        : [otlp.ProtobufLogsSerializer, otlp.ProtobufMetricsSerializer];
    const resource = resourceFromAttributes({
        [names/* ATTRIBUTE */.bc.service]: 'summary-gate',
        [names/* ATTRIBUTE */.bc.serviceVersion]: version/* VERSION */.x,
    });
    return {
        *[Symbol.iterator]() {
            let at = now;
            for (const batch of (0,batches/* inBatches */.o)(events, BATCH)) {
                at = new Date(batch[0]?.timestamp ?? now);
                yield {
                    path: '/v1/logs',
                    body: logs.serializeRequest(batch.map((event) => toLogRecord(event, resource, now))) ?? EMPTY,
                    items: batch.length,
                    rejected: (answer) => Number(logs.deserializeResponse(answer).partialSuccess?.rejectedLogRecords ?? 0),
                };
            }
            if (metrics.length === 0)
                return;
            const scopeMetrics = [{ scope: SCOPE, metrics: metrics.map((metric) => toMetric(metric, at)) }];
            yield {
                path: '/v1/metrics',
                body: numbers.serializeRequest({ resource, scopeMetrics }) ?? EMPTY,
                items: metrics.length,
                rejected: (answer) => Number(numbers.deserializeResponse(answer).partialSuccess?.rejectedDataPoints ?? 0),
            };
        },
    };
}
const EMPTY = new Uint8Array();
function toLogRecord({ timestamp, name, attributes }, resource, now) {
    return {
        hrTime: toTime(new Date(timestamp)),
        hrTimeObserved: toTime(now),
        severityNumber: INFO,
        severityText: 'INFO',
        eventName: name,
        attributes,
        resource,
        instrumentationScope: SCOPE,
        droppedAttributesCount: 0,
    };
}
const [DOUBLE, INTEGER] = [1, 0];
const [GAUGE, SUM] = [2, 3];
const DELTA = 0;
function toMetric({ name, kind, value, description, unit, attributes }, when) {
    const at = toTime(when);
    const dataPoints = [{ startTime: at, endTime: at, attributes, value }];
    const common = { aggregationTemporality: DELTA, dataPoints };
    return kind === 'gauge'
        ? { ...common, dataPointType: GAUGE, descriptor: { name, description, unit, valueType: DOUBLE } }
        : { ...common, dataPointType: SUM, isMonotonic: true, descriptor: { name, description, unit, valueType: INTEGER } };
}
function toTime(date) {
    const ms = date.getTime();
    return [Math.floor(ms / 1000), (ms % 1000) * 1_000_000];
}

;// CONCATENATED MODULE: ./build/adapters/otlp/otlp-endpoint.js
const LONGEST_MS = 10_000;
function readOtlpEndpoint(env) {
    const address = (env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '').trim();
    if (address === '' || env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true')
        return undefined;
    const { protocol = '', username = '', password = '', search = '', hash = '', } = URL.canParse(address) ? new URL(address) : {};
    if (!/^https?:$/.test(protocol))
        return { problem: 'OTEL_EXPORTER_OTLP_ENDPOINT is no http or https address' };
    if (username !== '' || password !== '' || search !== '' || hash !== '') {
        return {
            problem: 'OTEL_EXPORTER_OTLP_ENDPOINT has a user name, a query or a fragment; use OTEL_EXPORTER_OTLP_HEADERS',
        };
    }
    const encoding = (env['OTEL_EXPORTER_OTLP_PROTOCOL'] ?? '').trim() || 'http/protobuf';
    if (encoding !== 'http/protobuf' && encoding !== 'http/json') {
        return { problem: 'OTEL_EXPORTER_OTLP_PROTOCOL is not supported; allowed: http/protobuf, http/json' };
    }
    const headers = readHeaders(env['OTEL_EXPORTER_OTLP_HEADERS'] ?? '');
    if (headers === undefined) {
        return { problem: 'OTEL_EXPORTER_OTLP_HEADERS cannot be read; allowed: name=value pairs, separated by commas' };
    }
    const timeoutMs = readTimeout(env['OTEL_EXPORTER_OTLP_TIMEOUT'] ?? '');
    if (timeoutMs === undefined)
        return { problem: 'OTEL_EXPORTER_OTLP_TIMEOUT is no number of milliseconds above 0' };
    return { url: address.replace(/(?<!\/)\/+$/, ''), headers, timeoutMs, protocol: encoding };
}
function readHeaders(text) {
    const headers = {};
    for (const part of text.split(',')) {
        if (part.trim() === '')
            continue;
        const [, name = '', value = ''] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(part) ?? [];
        const decoded = decode(value);
        if (!/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/.test(name) || decoded === undefined || !/^[\x20-\x7e]*$/.test(decoded)) {
            return undefined;
        }
        headers[name.toLowerCase()] = decoded;
    }
    return headers;
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
function readTimeout(text) {
    if (text.trim() === '')
        return LONGEST_MS;
    const given = Number(text);
    return Number.isFinite(given) && given > 0 ? Math.min(LONGEST_MS, Math.max(1, Math.floor(given))) : undefined;
}

;// CONCATENATED MODULE: ./build/adapters/otlp/otlp.js




async function sendTelemetry(telemetry, env) {
    const endpoint = readOtlpEndpoint(env);
    if (endpoint === undefined)
        return undefined;
    if ('problem' in endpoint)
        return `telemetry was not sent: ${endpoint.problem}`;
    try {
        const requests = await encodeOtlp(telemetry, endpoint.protocol, new Date());
        const send = (0,bounded_fetch/* boundedFetch */.A)(await (0,bounded_fetch/* patientFetch */.Ue)(endpoint.url));
        const signal = AbortSignal.timeout(endpoint.timeoutMs);
        let refused = 0;
        for (const request of requests)
            refused += await post(request, endpoint, send, signal);
        return refused === 0 ? undefined : `telemetry: the collector refused ${refused} of the items that were sent`;
    }
    catch (error) {
        return `telemetry was not sent whole: ${reasonOf(error, endpoint)}`;
    }
}
async function post({ path, body, rejected }, { url, headers, protocol }, send, signal) {
    const response = await send(`${url}${path}`, {
        method: 'POST',
        headers: {
            ...headers,
            'content-type': protocol === 'http/json' ? 'application/json' : 'application/x-protobuf',
            'user-agent': 'summary-gate',
        },
        body,
        signal,
        redirect: 'manual',
    });
    if (!response.ok) {
        await response.body?.cancel();
        throw new CollectorError(`the collector answered ${path} with status ${response.status}`);
    }
    try {
        return rejected(new Uint8Array(await response.arrayBuffer()));
    }
    catch (error) {
        if (signal.aborted)
            throw error;
        return 0;
    }
}
class CollectorError extends Error {
    name = 'CollectorError';
}
function reasonOf(error, { timeoutMs }) {
    if (error instanceof CollectorError || error instanceof bounded_fetch/* ProxyError */.T6)
        return error.message;
    const name = (0,errors/* memberOf */.C5)(error, 'name');
    if (name === 'TimeoutError' || name === 'AbortError')
        return `the collector took longer than ${timeoutMs} ms`;
    return 'the collector could not be reached';
}


/***/ })

};
