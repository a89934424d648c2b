import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 42613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 73339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 26848:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 78877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 79651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ expectRun)
/* harmony export */ });
/* unused harmony export flagsFor */
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(78877);

const PATTERNS = {
    short: '--regexp-tier-up-ticks=0',
    long: '--regexp-tier-up-ticks=1',
};
const HEAP = '--heap-growing-percent=50';
const BY_CALLS = {
    short: ['--invocation-count-for-turbofan=30000', '--invocation-count-for-maglev=2000', PATTERNS.short],
    long: ['--invocation-count-for-turbofan=3000', '--invocation-count-for-maglev=400', PATTERNS.long, HEAP],
};
const FLAGS = {
    11: { short: ['--interrupt-budget=500000', PATTERNS.short], long: ['--interrupt-budget=67584', PATTERNS.long, HEAP] },
    12: BY_CALLS,
    13: BY_CALLS,
};
function expectRun(length) {
    for (const flag of flagsFor(length, process.versions.v8))
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(flag);
}
function flagsFor(length, engine) {
    return FLAGS[Number.parseInt(engine, 10)]?.[length] ?? [];
}


/***/ }),

/***/ 17288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M9: () => (/* binding */ realTime),
/* harmony export */   MO: () => (/* binding */ currentFolder),
/* harmony export */   Xb: () => (/* binding */ wallClock),
/* harmony export */   Xx: () => (/* binding */ openClock),
/* harmony export */   aq: () => (/* binding */ handleStreamErrors),
/* harmony export */   qd: () => (/* binding */ openQuestions)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(58500);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(26067);



function handleStreamErrors({ stdout, stderr, fail }) {
    stdout.on('error', (error) => {
        if ('code' in error && error.code === 'EPIPE')
            return;
        stderr.write(`summary-gate: cannot write to stdout: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error))}\n`);
        fail?.(_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.error);
    });
    stderr.on('error', () => undefined);
}
const wallClock = () => new Date();
const realTime = {
    now: () => performance.now(),
    sleep: async (ms) => {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms);
    },
    random: Math.random,
};
const LATEST_EPOCH = 253_402_300_799;
function openClock(env) {
    const epoch = env['SOURCE_DATE_EPOCH'];
    if (epoch === undefined || epoch === '')
        return wallClock;
    if (!/^\d{1,12}$/.test(epoch) || Number(epoch) > LATEST_EPOCH) {
        return {
            message: `SOURCE_DATE_EPOCH is ${JSON.stringify(epoch)}; allowed: whole seconds since 1970, up to the year 9999`,
        };
    }
    return () => new Date(Number(epoch) * 1000);
}
function currentFolder() {
    try {
        return process.cwd();
    }
    catch {
        return undefined;
    }
}
function openQuestions({ stdin, stdout, }) {
    if (stdin.isTTY !== true || stdout.isTTY !== true)
        return undefined;
    return async (question) => {
        const { createInterface } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 26848, 19));
        const lines = createInterface({ input: stdin, output: stdout });
        const closed = new Promise((settle) => lines.once('close', () => settle('')));
        try {
            return await Promise.race([lines.question(question), closed]);
        }
        finally {
            lines.close();
        }
    };
}


/***/ }),

/***/ 52947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   iz: () => (/* binding */ isScoringThread),
/* harmony export */   m1: () => (/* binding */ SCORING),
/* harmony export */   yE: () => (/* binding */ READY)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(75919);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(62807);


const SCORING = 'summary-gate scoring';
const READY = 'ready';
function isScoringThread() {
    return !node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.isMainThread && node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort !== null && (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData, 'role') === SCORING;
}


/***/ }),

/***/ 62807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   X9: () => (/* binding */ messageWithHint),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   dE: () => (/* binding */ formatPlace),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   yo: () => (/* binding */ UserError),
/* harmony export */   zM: () => (/* binding */ refuseOne)
/* harmony export */ });
function formatPlace(place) {
    if (place.line === undefined)
        return place.file;
    return place.column === undefined ? `${place.file}:${place.line}` : `${place.file}:${place.line}:${place.column}`;
}
function formatProblem(problem) {
    const where = problem.place === undefined ? '' : `${formatPlace(problem.place)}: `;
    return `${where}${messageWithHint(problem)}`;
}
function messageWithHint({ message, hint }) {
    return hint === undefined ? message : `${message} (${hint})`;
}
class UserError extends Error {
    problems;
    constructor(problems) {
        super(problems.map(formatProblem).join('\n'));
        this.name = 'UserError';
        this.problems = problems;
    }
}
function refuse(problems) {
    if (problems.length > 0)
        throw new UserError(problems);
}
function refuseOne(problem) {
    throw new UserError([problem]);
}
function about(setting, problems) {
    return problems.map((problem) => ({ ...problem, message: `${setting}: ${problem.message}` }));
}
function memberOf(value, key) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
function reasonOf(error) {
    const message = String(memberOf(error, 'message') ?? error);
    const [reason = message] = message.split(', ');
    return reason.startsWith('ENAMETOOLONG') ? `${reason} (most file systems take 255 bytes a name)` : reason;
}
function messageOf(thrown) {
    try {
        return String(memberOf(thrown, 'message') ?? thrown);
    }
    catch {
        return 'what was thrown cannot be read';
    }
}
const EXIT = { pass: 0, fail: 1, error: 2, inconclusive: 3 };


/***/ }),

/***/ 37611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  UI: () => (/* binding */ findSensitive),
  QU: () => (/* binding */ maskSecrets),
  X: () => (/* binding */ maskTexts),
  uM: () => (/* binding */ maskedSummary)
});

;// CONCATENATED MODULE: ./build/core/credential-shapes.js
const URL_64 = '[A-Za-z0-9_-]';
const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const CREDENTIAL_SHAPES = [
    {
        what: 'a Teams webhook',
        starts: ['.webhook.office.com/'],
        rest: `webhookb2/[0-9a-f@-]{36,80}/IncomingWebhook/[0-9a-f]{32}/[0-9a-f-]{36}`,
        anywhere: true,
    },
    { what: 'an AWS access key id', starts: ['AKIA', 'ASIA'], rest: '[A-Z0-9]{16}', exact: true },
    { what: 'an AWS API key', starts: ['ABSK'], rest: '[A-Za-z0-9+/]{100,}={0,2}' },
    { what: 'a Google API key', starts: ['AIza'], rest: `${URL_64}{35}`, exact: true, anywhere: true },
    { what: 'a Google client secret', starts: ['GOCSPX-'], rest: `${URL_64}{28}`, anywhere: true },
    { what: 'a Google access token', starts: ['ya29.'], rest: `${URL_64}{50,}`, anywhere: true },
    { what: 'a Google refresh token', starts: ['1//0'], rest: `${URL_64}{40,}` },
    { what: 'a DigitalOcean token', starts: ['dop_v1_', 'doo_v1_', 'dor_v1_'], rest: '[0-9a-f]{64}', anywhere: true },
    { what: 'an Alibaba access key id', starts: ['LTAI'], rest: '[A-Za-z0-9]{20}', unlike: 'names', exact: true },
    { what: 'a Tencent secret id', starts: ['AKID'], rest: '[A-Za-z0-9]{32}', unlike: 'names', exact: true },
    { what: 'a Heroku key', starts: ['HRKU-'], rest: `(?:AA${URL_64}{58}|${UUID})`, anywhere: true },
    { what: 'a Fly.io token', starts: ['fo1_'], rest: `${URL_64}{43}`, unlike: 'words' },
    { what: 'a Fly.io token', starts: ['fm1a_', 'fm1r_', 'fm2_'], rest: '[A-Za-z0-9+/]{100,}={0,3}', anywhere: true },
    { what: 'a Netlify token', starts: ['nfp_', 'nfc_', 'nfo_'], rest: '[A-Za-z0-9]{36}', unlike: 'names', exact: true },
    { what: 'a Vercel token', starts: ['vercel_blob_rw_'], rest: '[A-Za-z0-9]{16}_[A-Za-z0-9]{24,}', anywhere: true },
    { what: 'a Cloudflare key', starts: ['v1.0-'], rest: '[0-9a-f]{24}-[0-9a-f]{146}' },
    { what: 'a Databricks token', starts: ['dapi'], rest: '[0-9a-f]{32}(?:-\\d)?', exact: true },
    { what: 'a Render key', starts: ['rnd_'], rest: '[A-Za-z0-9]{28,}', unlike: 'names' },
    { what: 'a Scalingo token', starts: ['tk-us-'], rest: `${URL_64}{48}`, unlike: 'words' },
    { what: 'a Tailscale key', starts: ['tskey-'], rest: '[a-z]{2,12}-[A-Za-z0-9]{8,}-[A-Za-z0-9]{20,}', anywhere: true },
    {
        what: 'a GitHub token',
        starts: ['ghs_'],
        rest: `(?:[A-Za-z0-9]{1,30}_)?eyJ${URL_64}{10,}(?:\\.${URL_64}+){0,2}`,
        anywhere: true,
    },
    {
        what: 'a GitHub token',
        starts: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
        rest: '[A-Za-z0-9]{20,}',
        anywhere: true,
    },
    { what: 'a GitHub token', starts: ['github_pat_'], rest: '[A-Za-z0-9_]{20,}', anywhere: true },
    {
        what: 'a GitLab token',
        starts: ['glpat-', 'glrt-'],
        rest: `${URL_64}{20,}(?:\\.[0-9a-z]{2}\\.?[0-9a-z]{7,9})?`,
        anywhere: true,
    },
    {
        what: 'a GitLab token',
        starts: ['glptt-', 'gldt-', 'glcbt-', 'glft-', 'glimt-', 'glagent-', 'gloas-', 'glsoat-', 'glffct-'],
        rest: `${URL_64}{20,}`,
        unlike: 'words',
        anywhere: true,
    },
    { what: 'an Atlassian token', starts: ['ATATT3'], rest: `${URL_64}{60,}(?:=[0-9A-F]{8})?`, anywhere: true },
    { what: 'a Bitbucket password', starts: ['ATBB'], rest: '[A-Za-z0-9]{32,}', unlike: 'names' },
    { what: 'a CircleCI token', starts: ['CCIPAT_', 'CCIPRJ_'], rest: '[A-Za-z0-9]{10,30}_[0-9a-f]{40}', anywhere: true },
    { what: 'a Buildkite token', starts: ['bkua_', 'bkat_'], rest: '[0-9a-f]{40}', anywhere: true },
    { what: 'an npm token', starts: ['npm_'], rest: '[A-Za-z0-9]{36}', exact: true, anywhere: true },
    { what: 'a PyPI token', starts: ['pypi-AgE'], rest: `${URL_64}{50,}`, anywhere: true },
    { what: 'a RubyGems key', starts: ['rubygems_'], rest: '[0-9a-f]{48}', anywhere: true },
    { what: 'a crates.io token', starts: ['cio'], rest: '[A-Za-z0-9]{32}', unlike: 'names', exact: true },
    { what: 'a NuGet key', starts: ['oy2'], rest: '[a-z0-9]{43}', unlike: 'names', exact: true },
    { what: 'a Clojars token', starts: ['CLOJARS_'], rest: '[0-9a-z]{60}', anywhere: true },
    { what: 'a Docker token', starts: ['dckr_pat_', 'dckr_oat_'], rest: `${URL_64}{27,}`, anywhere: true },
    { what: 'a JFrog key', starts: ['AKCp'], rest: '[A-Za-z0-9]{60,}' },
    { what: 'a JFrog token', starts: ['cmVmdGtu'], rest: '[A-Za-z0-9]{50,}', anywhere: true },
    { what: 'a Sonar token', starts: ['squ_', 'sqp_', 'sqa_'], rest: '[0-9a-f]{40}', exact: true },
    { what: 'a Sourcegraph token', starts: ['sgp_'], rest: '(?:(?:[0-9a-f]{16}|local)_)?[0-9a-f]{40}' },
    { what: 'a Pulumi token', starts: ['pul-'], rest: '[0-9a-f]{40}', exact: true },
    { what: 'a Vault token', starts: ['hvs.', 'hvb.', 'hvr.'], rest: `${URL_64}{60,}`, anywhere: true },
    {
        what: 'a Doppler token',
        starts: ['dp.pt.', 'dp.st.', 'dp.ct.', 'dp.sa.'],
        rest: '(?:[a-z0-9_-]{2,35}\\.)?[A-Za-z0-9]{40,}',
        anywhere: true,
    },
    { what: 'a 1Password token', starts: ['ops_eyJ'], rest: '[A-Za-z0-9+/_-]{100,}={0,3}', anywhere: true },
    { what: 'an age key', starts: ['AGE-SECRET-KEY-1'], rest: '[A-Z0-9]{58}', anywhere: true },
    { what: 'an OpenShift token', starts: ['sha256~'], rest: `${URL_64}{43}`, exact: true, anywhere: true },
    { what: 'an Octopus key', starts: ['API-'], rest: '[A-Z0-9]{26,}', unlike: 'names' },
    {
        what: 'an API key',
        starts: ['sk-ant-', 'sk-proj-', 'sk-svcacct-', 'sk-admin-', 'sk-or-v1-', 'sk-lf-'],
        rest: `${URL_64}{20,}`,
        anywhere: true,
    },
    { what: 'an API key', starts: ['sk-'], rest: `${URL_64}{20,}`, unlike: 'words' },
    { what: 'a Hugging Face token', starts: ['hf_', 'api_org_'], rest: '[A-Za-z]{34}', unlike: 'names', exact: true },
    { what: 'a Replicate token', starts: ['r8_'], rest: '[A-Za-z0-9]{37}', unlike: 'names', exact: true },
    { what: 'a Groq key', starts: ['gsk_'], rest: '[A-Za-z0-9]{40,}', unlike: 'names', anywhere: true },
    { what: 'a Perplexity key', starts: ['pplx-'], rest: '[A-Za-z0-9]{40,}', unlike: 'names', anywhere: true },
    { what: 'an xAI key', starts: ['xai-'], rest: '[A-Za-z0-9]{60,}', unlike: 'names' },
    { what: 'a LangSmith key', starts: ['lsv2_pt_', 'lsv2_sk_'], rest: '[0-9a-f]{32}_[0-9a-f]{10}', anywhere: true },
    { what: 'a Pinecone key', starts: ['pcsk_'], rest: '[A-Za-z0-9]{4,8}_[A-Za-z0-9]{50,}', anywhere: true },
    { what: 'an NVIDIA key', starts: ['nvapi-'], rest: `${URL_64}{50,}`, unlike: 'words' },
    { what: 'a Together key', starts: ['tgp_v1_'], rest: `${URL_64}{40,}`, unlike: 'words', anywhere: true },
    { what: 'a Cerebras key', starts: ['csk-'], rest: '[a-z0-9]{40,}', unlike: 'names' },
    { what: 'a Tavily key', starts: ['tvly-'], rest: '(?:dev-|prod-)?[A-Za-z0-9]{28,}', unlike: 'names', anywhere: true },
    { what: 'an E2B key', starts: ['e2b_'], rest: '[0-9a-f]{40}', exact: true },
    { what: 'an Apify token', starts: ['apify_api_'], rest: '[A-Za-z0-9]{30,}', anywhere: true },
    { what: 'a Fireworks key', starts: ['fw_'], rest: '[A-Za-z0-9]{24}', unlike: 'names', exact: true },
    { what: 'an ElevenLabs key', starts: ['sk_'], rest: '[0-9a-f]{48}', exact: true },
    {
        what: 'a Slack token',
        starts: ['xoxa-', 'xoxb-', 'xoxp-', 'xoxr-', 'xoxs-', 'xoxe-', 'xoxe.xox'],
        rest: '[A-Za-z0-9-]{10,}',
        unlike: 'words',
        anywhere: true,
    },
    { what: 'a Slack token', starts: ['xapp-'], rest: '[A-Za-z0-9-]{10,}', unlike: 'words' },
    {
        what: 'a Slack webhook',
        starts: ['hooks.slack.com/'],
        rest: '(?:services|workflows|triggers)/[A-Za-z0-9+/]{30,}',
        anywhere: true,
    },
    {
        what: 'a Discord webhook',
        starts: ['discord.com/api/webhooks/', 'discordapp.com/api/webhooks/'],
        rest: `\\d{17,20}/${URL_64}{60,}`,
        anywhere: true,
    },
    { what: 'a SendGrid key', starts: ['SG.'], rest: `${URL_64}{16,32}\\.${URL_64}{40,}` },
    { what: 'a Mailgun key', starts: ['key-'], rest: '[0-9a-f]{32}', exact: true },
    { what: 'a Brevo key', starts: ['xkeysib-', 'xsmtpsib-'], rest: '[0-9a-f]{64}-[A-Za-z0-9]{16}', anywhere: true },
    { what: 'a Resend key', starts: ['re_'], rest: '[A-Za-z0-9]{8}_[A-Za-z0-9]{24}', unlike: 'names', exact: true },
    { what: 'a Twilio key', starts: ['SK'], rest: '[0-9a-f]{32}', exact: true },
    { what: 'a Stripe key', starts: ['sk_live_', 'rk_live_', 'sk_prod_', 'rk_prod_'], rest: '[A-Za-z0-9]{16,}' },
    { what: 'a webhook secret', starts: ['whsec_'], rest: '[A-Za-z0-9+/]{24,}={0,2}', unlike: 'names', anywhere: true },
    { what: 'a Square token', starts: ['sq0atp-', 'sq0csp-', 'sq0idp-'], rest: `${URL_64}{22,}`, anywhere: true },
    {
        what: 'a Braintree token',
        starts: ['access_token$'],
        rest: '(?:production|sandbox)\\$[0-9a-z]{16}\\$[0-9a-f]{32}',
        anywhere: true,
    },
    { what: 'a Plaid token', starts: ['access-production-', 'access-development-'], rest: UUID },
    {
        what: 'a Shopify token',
        starts: ['shpat_', 'shpca_', 'shppa_', 'shpss_'],
        rest: '[0-9A-Fa-f]{32}',
        anywhere: true,
    },
    { what: 'a Flutterwave key', starts: ['FLWSECK-', 'FLWSECK_TEST-'], rest: '[0-9a-h]{12,32}(?:-X)?', anywhere: true },
    { what: 'an EasyPost key', starts: ['EZAK', 'EZTK'], rest: '[A-Za-z0-9]{54}', exact: true },
    { what: 'a Shippo token', starts: ['shippo_live_'], rest: '[0-9A-Fa-f]{40}', anywhere: true },
    { what: 'a Duffel token', starts: ['duffel_live_'], rest: '[A-Za-z0-9_=-]{43}', anywhere: true },
    { what: 'an Airtable token', starts: ['pat'], rest: '[A-Za-z0-9]{14}\\.[0-9a-f]{64}' },
    { what: 'a Linear key', starts: ['lin_api_', 'lin_oauth_'], rest: '[A-Za-z0-9]{32,}' },
    { what: 'a Notion token', starts: ['ntn_'], rest: '\\d{11}[A-Za-z0-9]{35}', anywhere: true },
    { what: 'a Figma token', starts: ['figd_', 'figu_'], rest: `${URL_64}{38,}`, unlike: 'words' },
    { what: 'a Postman key', starts: ['PMAK-'], rest: '[0-9a-f]{24}-[0-9a-f]{34}', anywhere: true },
    { what: 'a Contentful token', starts: ['CFPAT-'], rest: `${URL_64}{40,}`, anywhere: true },
    { what: 'a Typeform token', starts: ['tfp_'], rest: '[A-Za-z0-9_.=-]{40,}', unlike: 'words' },
    { what: 'a Dropbox token', starts: ['sl.'], rest: `(?:u\\.)?${URL_64}{100,}` },
    { what: 'a Mapbox token', starts: ['sk.eyJ'], rest: `${URL_64}{20,}\\.${URL_64}{20,}` },
    { what: 'a ReadMe key', starts: ['rdme_'], rest: '[a-z0-9]{70}', anywhere: true },
    {
        what: 'a New Relic key',
        starts: ['NRAK-', 'NRII-', 'NRRA-'],
        rest: '[A-Za-z0-9_-]{27,}',
        unlike: 'words',
        anywhere: true,
    },
    { what: 'a Grafana token', starts: ['glsa_'], rest: '[A-Za-z0-9]{32}_[0-9A-Fa-f]{8}', anywhere: true },
    { what: 'a Grafana token', starts: ['glc_'], rest: '[A-Za-z0-9+/]{32,}={0,3}', unlike: 'names' },
    { what: 'a Sentry token', starts: ['sntryu_', 'sntrya_', 'sntrys_'], rest: '[A-Za-z0-9+/_=-]{64,}', anywhere: true },
    {
        what: 'a Dynatrace token',
        starts: ['dt0c01.', 'dt0s01.', 'dt0s02.'],
        rest: '[A-Z0-9]{8,24}\\.[A-Z0-9]{64}',
        anywhere: true,
    },
    { what: 'a PostHog key', starts: ['phx_'], rest: '[A-Za-z0-9]{40,}', unlike: 'names' },
    {
        what: 'a PlanetScale token',
        starts: ['pscale_tkn_', 'pscale_pw_', 'pscale_oauth_'],
        rest: '[A-Za-z0-9_=.-]{32,}',
        anywhere: true,
    },
    { what: 'a Supabase key', starts: ['sbp_'], rest: '(?:oauth_)?[0-9a-f]{40}' },
    { what: 'a Supabase key', starts: ['sb_secret_'], rest: `${URL_64}{28,}`, unlike: 'words' },
    { what: 'a Neon key', starts: ['napi_'], rest: '[a-z0-9]{50,}', unlike: 'names' },
    { what: 'an Aiven password', starts: ['AVNS_'], rest: `${URL_64}{19,}`, unlike: 'words', anywhere: true },
    { what: 'a Prefect key', starts: ['pnu_', 'pnb_'], rest: '[A-Za-z0-9]{36}', unlike: 'names', exact: true },
    { what: 'an Infracost key', starts: ['ico-'], rest: '[A-Za-z0-9]{32}', unlike: 'names', exact: true },
];

;// CONCATENATED MODULE: ./build/core/like-names.js
function isWords(text) {
    return ((!/\d/.test(text) && !isDrawn(text, LEAST_WITHOUT_DIGIT)) ||
        text.split(PUNCTUATION).every((part) => WORD.test(part)));
}
const LEAST_WITHOUT_DIGIT = 0.3;
const PUNCTUATION = /[^A-Za-z0-9]+/;
const WORD = /^(?:[A-Z]?[a-z]+(?:[A-Z][a-z]+)*|[A-Z]+)?\d{0,4}$/;
function isDrawn(text, least) {
    let letters = 0;
    let capitals = 0;
    let digits = 0;
    let changes = 0;
    let before = OTHER;
    for (let i = 0; i < text.length; i++) {
        const now = classOf(text.charCodeAt(i));
        if (now === DIGIT)
            digits++;
        else if (now !== OTHER)
            letters++;
        if (now === CAPITAL)
            capitals++;
        if (before !== OTHER && now !== OTHER && now !== before && !(before === CAPITAL && now === SMALL))
            changes++;
        before = now;
    }
    if (digits === 0)
        return Math.min(capitals, letters - capitals) > least * letters;
    return letters > 0 && changes >= least * (letters + digits - 1) && isVaried(text);
}
const [OTHER, SMALL, CAPITAL, DIGIT] = [0, 1, 2, 3];
function classOf(unit) {
    if (unit >= 97 && unit <= 122)
        return SMALL;
    if (unit >= 65 && unit <= 90)
        return CAPITAL;
    return unit >= 48 && unit <= 57 ? DIGIT : OTHER;
}
const LEAST_BITS = 2.8;
function isVaried(text) {
    const times = new Map();
    for (const character of text)
        times.set(character, (times.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of times.values())
        bits -= (count / text.length) * Math.log2(count / text.length);
    return bits >= LEAST_BITS;
}

;// CONCATENATED MODULE: ./build/core/credential-patterns.js


const BY_SURROUNDINGS = 0.25;
const BEHIND_BEGINNING = 0.18;
const ASSIGNED = /[:=](?<=(?:[Kk][Ee][Yy]|[Tt][Oo][Kk][Ee][Nn]|[Ss][Ee][Cc][Rr][Ee][Tt]|_[Bb][Aa][Ss][Ee]|[Ww][Oo][Rr][Dd]|[Ww][Dd]|[Pp][Hh][Rr][Aa][Ss][Ee]|[Tt][Ii][Aa][Ll][Ss]?)(?:\\{0,3}["'`\]]){0,2}\s{0,3}[:=])/;
const ESCAPE = '(?:\\\\(?:[abefnrtv0]|x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4})|%[0-9A-Fa-f]{2}|\\[[0-9;]{1,10}m)';
const behindNo = (characters) => `(?<!${characters}(?<!${ESCAPE}))`;
const BEHIND_NO_LETTER = behindNo('[A-Za-z0-9]');
const BEHIND_NO_WORD = behindNo('\\w');
const inAnyCase = (word) => word.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
const BEARER = new RegExp(`${inAnyCase('bearer')}\\s`);
const BASIC = new RegExp(`${inAnyCase('basic')}\\s`);
const TOKEN = new RegExp(`(?:${inAnyCase('token')}|${inAnyCase('api')}-?${inAnyCase('key')})\\s`);
const IN_HEADER = `${inAnyCase('authorization')}(?:\\\\{0,3}["'\`\\]]){0,2}\\s{0,3}[:=,]>?\\s{0,3}(?:\\\\{0,3}["'\`]){0,2}`;
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const ANY_START = CREDENTIAL_SHAPES.flatMap(({ starts }) => starts)
    .map(literal)
    .join('|');
const CONTEXT_STARTS = [
    'https?://',
    'FlyV1 ',
    'eyJ[\\w-]{10,300}\\.eyJ',
    '\\d{8,10}:AA',
    '[MNO][A-Za-z0-9]{23,25}\\.[\\w-]{6}\\.',
    '[0-9a-f]{32}-us\\d',
    '[\\w.~]{3}\\dQ~',
    '[A-Za-z0-9]{76}AZDO',
    '[A-Za-z0-9]{14}\\.atlasv1\\.',
    '[12]/\\d{16}:[0-9a-f]',
].join('|');
const END = `(?:(?![A-Za-z0-9])|(?=${ANY_START}|${CONTEXT_STARTS}))`;
const BY_CONTEXT = [
    {
        kind: 'secret',
        what: 'a private key',
        sign: /-----BEGIN /,
        pattern: /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY(?: BLOCK)?-----/g,
    },
    {
        kind: 'secret',
        what: 'a JSON web token',
        sign: /eyJ/,
        pattern: new RegExp(`${behindNo('[\\w-]')}eyJ[\\w-]{10,}\\.eyJ[\\w-]{10,}(?:\\.[\\w-]{10,})+`, 'g'),
    },
    {
        kind: 'secret',
        what: 'a JSON web token',
        sign: /eyJ/,
        pattern: /(?<=[\w-])eyJ(?:(?!eyJ)[\w-]){10,}\.eyJ[\w-]{10,}(?:\.[\w-]{10,})+/g,
        harmless: (match) => !namesAlgorithm(match.slice(0, match.indexOf('.'))),
    },
    {
        kind: 'secret',
        what: 'a token in a URL',
        sign: /[?&]/,
        pattern: /(?<=[?&](?:access_token|auth_token|api_?key|client_secret|sig|x-amz-signature)=)[^&\s"'<>]{16,}/gi,
        harmless: (match) => !/\d/.test(match),
    },
    {
        kind: 'secret',
        what: 'a bearer token',
        sign: BEARER,
        pattern: new RegExp(`(?<=${BEHIND_NO_WORD}Bearer\\s{1,3})[\\w.~+/-]{20,}=*`, 'g'),
        harmless: (match) => !/\d/.test(match),
    },
    {
        kind: 'secret',
        what: 'a bearer token',
        sign: BEARER,
        pattern: new RegExp(`(?<=${IN_HEADER}${BEARER.source}{1,3})[\\w.~+/-]{16,}=*`, 'g'),
        harmless: (match) => STANDS_FOR.test(match) || isWords(match),
    },
    {
        kind: 'secret',
        what: 'a token in a header',
        sign: TOKEN,
        pattern: new RegExp(`(?<=${IN_HEADER}${TOKEN.source}{1,3})[\\w.~+/-]{16,}=*`, 'g'),
        harmless: (match) => STANDS_FOR.test(match) || isWords(match),
    },
    {
        kind: 'secret',
        what: 'a bearer token',
        sign: BEARER,
        pattern: new RegExp(`(?<=${BEHIND_NO_WORD}${BEARER.source}{1,3})[\\w.~+/-]{20,}=*`, 'g'),
        harmless: (match) => !/\d/.test(match) || isWords(match) || !isDrawn(match, BY_SURROUNDINGS),
    },
    {
        kind: 'secret',
        what: 'a password in a header',
        sign: BASIC,
        pattern: new RegExp(`(?<=(?:${BEHIND_NO_WORD}Basic\\s|${IN_HEADER}${BASIC.source})\\s{0,2})[A-Za-z0-9+/]{16,}={0,2}`, 'g'),
        harmless: (match) => !isDrawn(match, BY_SURROUNDINGS),
    },
    {
        kind: 'secret',
        what: 'a password in a header',
        sign: BASIC,
        pattern: new RegExp(`(?<=${BEHIND_NO_WORD}${BASIC.source}{1,3})[A-Za-z0-9+/]{12,}={0,2}`, 'g'),
        harmless: (match) => !isNameWithPassword(match),
    },
    {
        kind: 'secret',
        what: 'a password in a URL',
        sign: /:\//,
        pattern: /(?<![a-z])[a-z][a-z0-9+.-]{0,30}:\/(?:\/|(?<=\w[a-z0-9+.-]:\/))[^\s/:@"']*:[^\s/@"']+@/gi,
        harmless: (match) => /:(?:\*+|x+|pass(?:word)?|secret|postgres|[<${[].*|…|\.\.\.|redacted)@$/i.test(match),
    },
    {
        kind: 'secret',
        what: 'a Telegram token',
        sign: /\d:AA/,
        pattern: new RegExp(`${BEHIND_NO_WORD}\\d{8,10}:AA[\\w-]{33}`, 'g'),
    },
    {
        kind: 'secret',
        what: 'a Discord token',
        sign: /[MNO][A-Za-z0-9]{23}/,
        pattern: new RegExp(`${BEHIND_NO_WORD}[MNO][A-Za-z0-9]{23,25}\\.[\\w-]{6}\\.[\\w-]{27,38}`, 'g'),
        harmless: (match) => !isDrawn(match, BY_SURROUNDINGS),
    },
    {
        kind: 'secret',
        what: 'a Mailchimp key',
        sign: /-us\d/,
        pattern: new RegExp(`${BEHIND_NO_WORD}(?:[0-9a-f]{32}-us\\d{1,2})+${END}`, 'g'),
    },
    {
        kind: 'secret',
        what: 'an Azure client secret',
        sign: /\dQ~/,
        pattern: new RegExp(`${behindNo('[\\w.~]')}[\\w.~]{3}\\dQ~[\\w.~-]{31,34}`, 'g'),
    },
    {
        kind: 'secret',
        what: 'an Azure DevOps token',
        sign: /AZDO/,
        pattern: new RegExp(`${BEHIND_NO_WORD}[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}`, 'g'),
    },
    {
        kind: 'secret',
        what: 'a Terraform token',
        sign: /\.atlasv1\./,
        pattern: new RegExp(`${BEHIND_NO_WORD}[A-Za-z0-9]{14}(?:\\.atlasv1\\.[\\w-]{60,})+`, 'g'),
    },
    {
        kind: 'secret',
        what: 'an Asana token',
        sign: /\d:[0-9a-f]/,
        pattern: new RegExp(`${BEHIND_NO_WORD}[12]/\\d{16}:[0-9a-f]{32}`, 'g'),
    },
    {
        kind: 'secret',
        what: 'the value of a secret',
        sign: ASSIGNED,
        pattern: /(?<=(?:(?:api|secret|access|account|auth|encryption|signing|master|private|client|license|shared)[_-]?key|token|secret|secret_?key_?base|passw(?:or)?d|pwd|passphrase|credentials?)(?:\\{0,3}["'`\]]){0,2}\s{0,3}(?::|=|:=|=>)\s{0,3}(?:\\{0,3}["'`]){0,2})[A-Za-z0-9_+/=.~$!@#%^&*-]{16,}/gi,
        harmless: isNamed,
    },
];
function namesAlgorithm(head) {
    try {
        const header = JSON.parse(atob(head.replaceAll('-', '+').replaceAll('_', '/')));
        return typeof header === 'object' && header !== null && 'alg' in header;
    }
    catch {
        return false;
    }
}
function isNameWithPassword(text) {
    try {
        return /^[ -9;-~]+:[ -~]*$/.test(atob(text));
    }
    catch {
        return false;
    }
}
const STANDS_FOR = /^[$%@#&*]|\$\{|^(?:sha\d+|md5|sha\d+-.*)[-:=]|^(?:your|my|some|the|test|fake|dummy|example|sample|placeholder|redacted|process|os|env|config|secrets?|vault|self|this)[._-]|example|^[0-9a-f]{8}-[0-9a-f]{4}-|^\d{4}-\d\d-\d\d/i;
function isNamed(value) {
    return !/\d/.test(value) || STANDS_FOR.test(value) || isWords(value) || !isDrawn(value, BY_SURROUNDINGS);
}
const REST_OF_RUN = '[A-Za-z0-9_-]*(?:[.~/+=:$][A-Za-z0-9_.~/+=:$-]{16,}|\\.[0-9a-z]{2}\\.[0-9a-z]{7,9}(?![A-Za-z0-9]))?';
function compile(shape) {
    const { what, starts, unlike, anywhere } = shape;
    const length = Math.min(...starts.map((start) => start.length));
    const isLike = unlike === 'names' ? (text) => !isDrawn(text, BEHIND_BEGINNING) : isWords;
    const common = { kind: 'secret', what, sign: new RegExp(starts.map(literal).join('|')) };
    const found = {
        ...common,
        pattern: new RegExp((anywhere ? '' : BEHIND_NO_LETTER) + tokensOf(shape), 'g'),
        harmless: (match) => match.endsWith('EXAMPLE') || (unlike !== undefined && isLike(match.slice(length))),
    };
    if (anywhere || !starts.every((start) => /[-_.]$/.test(start)))
        return [found];
    const glued = {
        ...common,
        pattern: new RegExp(`(?<=[A-Za-z0-9])${tokenOf(shape)}${shape.exact ? '(?![A-Za-z0-9])' : REST_OF_RUN}`, 'g'),
        harmless: (match) => match.length < LEAST_BEHIND_LETTERS || match.endsWith('EXAMPLE') || !isDrawnFromAll(match.slice(length)),
    };
    return [found, glued];
}
function tokensOf(shape) {
    return shape.exact ? `(?:${tokenOf(shape)})+${END}` : `${tokenOf(shape)}${REST_OF_RUN}`;
}
function tokenOf({ starts, rest }) {
    return `(?:${starts.map(literal).join('|')})${rest}`;
}
const LEAST_BEHIND_LETTERS = 30;
function isDrawnFromAll(text) {
    return /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text) && isDrawn(text, BY_SURROUNDINGS);
}
const CREDENTIAL_PATTERNS = [...CREDENTIAL_SHAPES.flatMap(compile), ...BY_CONTEXT];

;// CONCATENATED MODULE: ./build/core/token-runs.js
const SHORTEST = 14;
const LONGEST_WITHOUT_DIGIT = 29;
const LONGEST_WITH_CAPITALS = 19;
const [BLANK, token_runs_DIGIT, HEXADECIMAL, AT, token_runs_CAPITAL, token_runs_OTHER] = [0, 1, 2, 4, 8, 16];
const CLASSES = Uint8Array.from({ length: 128 }, (_, unit) => {
    if (unit <= 32)
        return BLANK;
    if (unit >= 48 && unit <= 57)
        return token_runs_DIGIT;
    if (unit >= 97 && unit <= 102)
        return HEXADECIMAL;
    if (unit >= 65 && unit <= 90)
        return token_runs_CAPITAL;
    return unit === 64 ? AT : token_runs_OTHER;
});
function classAt(text, at) {
    return CLASSES[text.charCodeAt(at)] ?? token_runs_OTHER;
}
function mayHoldCredential(text, sign) {
    let start = 0;
    let far = SHORTEST - 1;
    while (far < text.length) {
        let at = far;
        while (at >= start && classAt(text, at) !== BLANK)
            at--;
        if (at < start) {
            let classes = 0;
            let end = start;
            for (let now = classAt(text, end); now !== BLANK; now = end < text.length ? classAt(text, end) : BLANK) {
                classes |= now;
                end++;
            }
            if (isTelling(classes, end - start) ? !(classes < token_runs_CAPITAL && isBare(text, start)) : isSent(text, start)) {
                if (sign.test(text.slice(Math.max(0, start - BEFORE), end)))
                    return true;
            }
            at = end;
        }
        start = at + 1;
        far = at + SHORTEST;
    }
    return text.length > SHORTEST_KEY && text.includes(KEY);
}
const BEFORE = 32;
const KEY = '-----BEGIN ';
const SHORTEST_KEY = '-----BEGIN PRIVATE KEY----'.length;
function isTelling(classes, length) {
    if ((classes & (token_runs_DIGIT | AT)) !== 0)
        return true;
    return length > ((classes & token_runs_CAPITAL) === 0 ? LONGEST_WITHOUT_DIGIT : LONGEST_WITH_CAPITALS);
}
function isBare(text, start) {
    return !ASSIGNING.has(text.charAt(endBefore(text, start))) && !isSent(text, start);
}
function isSent(text, start) {
    const end = endBefore(text, start);
    return SCHEME_ENDS.has(text.charAt(end)) && SCHEME.test(text.slice(Math.max(0, end - 6), end + 1));
}
function endBefore(text, start) {
    let at = start - 1;
    while (at >= 0 && classAt(text, at) === BLANK)
        at--;
    return at;
}
const SCHEME = /(?:basic|bearer|token|api-?key)$/i;
const SCHEME_ENDS = new Set('cCrRnNyY');
const ASSIGNING = new Set(':=>');
const LONGEST_SIGN = 32;
const STRETCH = 3 * LONGEST_SIGN;
function stretchesAround(text, sign) {
    const stretches = [];
    sign.lastIndex = 0;
    for (let match = sign.exec(text); match !== null; match = sign.exec(text)) {
        const end = match.index + STRETCH;
        stretches.push(text.slice(Math.max(0, match.index - LONGEST_SIGN), end));
        sign.lastIndex = end - LONGEST_SIGN;
    }
    return stretches.join('\n');
}

;// CONCATENATED MODULE: ./build/core/redact.js


const PERSONAL_PATTERNS = [
    {
        kind: 'personal-data',
        what: 'an e-mail address',
        sign: '@',
        pattern: /(?<!\/\/[^\s/]{0,100})\b[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi,
        harmless: (match) => /@(?:[\w-]+\.)*(?:example|test|invalid|localhost)(?:\.[a-z]+)?$|@users\.noreply\.|^(?:git|noreply|no-reply)@/i.test(match) || FILE_ENDING.test(match),
    },
    {
        kind: 'personal-data',
        what: 'a home folder',
        pattern: /(?:\/home|\/Users|C:\\+Users)[/\\]+([A-Za-z][\w.-]*)/g,
        harmless: (match) => /[/\\](?:runner|ubuntu|node|app|user|me|you|vscode|git|jenkins|circleci|docker|postgres|Shared|Public)$/i.test(match),
    },
    {
        kind: 'personal-data',
        what: 'an IP address',
        pattern: /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.]*\d)/g,
        harmless: isReservedAddress,
    },
    {
        kind: 'personal-data',
        what: 'a phone number',
        sign: '+',
        pattern: /(?<![\w+])\+\d{1,3}[ -]\(?\d{2,4}\)?(?:[ -]\d{2,4}){2,4}(?!\w)/g,
    },
];
const ANY_SIGN = anySignOf(CREDENTIAL_PATTERNS);
const SIGNS = new RegExp(ANY_SIGN, 'g');
const LOT = 12;
const LOTS = lotsOf(CREDENTIAL_PATTERNS);
const PRIVATE_KEY = /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY(?: BLOCK)?-----([\s\S]*?)(?:-----END [A-Z ]*-----|$)/g;
const KEY_HEADER = /^[ \t]{0,8}(?:Proc-Type|DEK-Info|Version|Comment|Charset|Hash):.*$/gm;
const PHRASE = /(?<![A-Za-z0-9+/=])[A-Za-z]{1,15}[.,;:]? [A-Za-z]{1,15}(?![A-Za-z0-9+/=])/;
const redact_WORD = /(?<![^\s"'(])[A-Za-z]{2,15}(?![^\s"'.,;:!?)])/g;
const FEWEST_WORDS = 6;
const PART_OF_KEY = /[A-Za-z0-9+/=]{16,}/g;
function maskPrivateKey(whole, body) {
    const lines = body.replace(KEY_HEADER, '');
    if (!PHRASE.test(lines) && (lines.match(redact_WORD) ?? []).length < FEWEST_WORDS)
        return '***';
    const end = whole.endsWith('-----') && !body.endsWith('-----') ? '***' : '';
    return `***${body.replace(PART_OF_KEY, '***')}${end}`;
}
function maskSecrets(text) {
    if (!mayHoldCredential(text, ANY_SIGN))
        return text;
    let masked = text.replace(PRIVATE_KEY, maskPrivateKey);
    for (let before = ''; before !== masked;) {
        before = masked;
        for (const pattern of credentialsWithSign(masked))
            masked = maskShape(masked, pattern);
    }
    return masked;
}
function credentialsWithSign(text) {
    const stretches = stretchesAround(text, SIGNS);
    if (stretches === '')
        return [];
    return LOTS.flatMap(({ anySign, patterns }) => anySign.test(stretches) ? patterns.filter(({ sign }) => sign.test(stretches)) : []);
}
function lotsOf(patterns) {
    if (patterns.length === 0)
        return [];
    const lot = patterns.slice(0, LOT);
    return [{ patterns: lot, anySign: anySignOf(lot) }, ...lotsOf(patterns.slice(LOT))];
}
function anySignOf(patterns) {
    return new RegExp([...new Set(patterns.map(({ sign }) => sign.source))].join('|'));
}
function maskShape(text, { pattern, harmless }) {
    return text.replace(pattern, (match) => {
        if (harmless?.(match) === true)
            return match;
        return match.endsWith('@') ? '***@' : '***';
    });
}
function maskTexts(value, clean = new Set()) {
    if (typeof value === 'string')
        return maskSecrets(value);
    if (Array.isArray(value))
        return maskItems(value, clean);
    return isRecord(value) ? maskMembers(value, clean) : value;
}
function maskItems(items, clean) {
    let masked;
    for (let i = 0; i < items.length; i++) {
        const now = maskTexts(items[i], clean);
        if (now === items[i])
            continue;
        masked ??= [...items];
        masked[i] = now;
    }
    return masked ?? items;
}
function maskMembers(record, clean) {
    let masked;
    for (const key in record) {
        const old = record[key];
        const now = typeof old === 'string' ? maskSecrets(old) : isRecord(old) ? maskTexts(old, clean) : old;
        const name = clean.has(key) ? key : maskKey(key, clean);
        if (now !== old || name !== key)
            masked ??= membersBefore(key, record);
        masked?.push([name, now]);
    }
    return masked === undefined ? record : Object.fromEntries(masked);
}
function maskKey(key, clean) {
    const masked = maskSecrets(key);
    if (masked === key)
        clean.add(key);
    return masked;
}
function membersBefore(key, record) {
    return Object.entries(record).slice(0, Object.keys(record).indexOf(key));
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}
function maskedSummary(summary) {
    const { title, summary: text, key_actions, outcome, aha_moments, topics_found } = summary;
    return {
        title: maskSecrets(title),
        summary: maskSecrets(text),
        key_actions: key_actions.map(maskSecrets),
        outcome: maskSecrets(outcome),
        aha_moments: aha_moments.map(({ seq, type, highlight }) => ({
            seq,
            type: maskSecrets(type),
            highlight: maskSecrets(highlight),
        })),
        topics_found: topics_found.map(maskSecrets),
    };
}
const FILE_ENDING = /\.(?:png|jpe?g|gif|svg|webp|ico|js|css|json|service|socket|timer|target|mount|slice|scope)$/i;
function findSensitive(text) {
    const found = [];
    const personal = PERSONAL_PATTERNS.filter(({ sign }) => sign === undefined || text.includes(sign));
    for (const { kind, what, pattern, harmless } of [...credentialsWithSign(text), ...personal]) {
        for (const { 0: match, index } of text.matchAll(pattern)) {
            if (!harmless?.(match))
                found.push({ kind, what, offset: index, end: index + match.length });
        }
    }
    let reached = 0;
    return found
        .sort((a, b) => a.offset - b.offset)
        .filter(({ kind, offset, end }) => {
        if (kind !== 'secret')
            return true;
        if (offset < reached)
            return false;
        reached = end;
        return true;
    })
        .map(({ kind, what, offset }) => ({ kind, what, offset }));
}
function isReservedAddress(address) {
    const parts = address.split('.').map(Number);
    const [a = 0, b = 0, c = 0] = parts;
    if (parts.some((part) => part > 255))
        return true;
    return (a === 0 ||
        a === 10 ||
        a === 127 ||
        a >= 224 ||
        (a === 100 && b >= 64 && b < 128) ||
        (a === 169 && b === 254) ||
        (a === 172 && b >= 16 && b < 32) ||
        (a === 192 && b === 168) ||
        (a === 192 && b === 0 && c === 2) ||
        (a === 198 && b === 51 && c === 100) ||
        (a === 203 && b === 0 && c === 113) ||
        address === '1.2.3.4' ||
        address === '8.8.8.8' ||
        address === '1.1.1.1');
}


/***/ }),

/***/ 26067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   EL: () => (/* binding */ isShellSafe),
/* harmony export */   HH: () => (/* binding */ byCodePoint),
/* harmony export */   Iu: () => (/* binding */ capitalised),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Kf: () => (/* binding */ nameSome),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   SB: () => (/* binding */ describeKind),
/* harmony export */   VH: () => (/* binding */ CONTROLS),
/* harmony export */   Wz: () => (/* binding */ maskedHead),
/* harmony export */   Xq: () => (/* binding */ someNames),
/* harmony export */   eC: () => (/* binding */ quoteForShell),
/* harmony export */   gX: () => (/* binding */ withLineFeeds),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   h5: () => (/* binding */ uncapitalised),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   pq: () => (/* binding */ defuseCommands),
/* harmony export */   qb: () => (/* binding */ nearestName),
/* harmony export */   tL: () => (/* binding */ terminalLine),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(21916);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(37611);


function counted(n, noun, plural = `${noun}s`) {
    return `${n} ${n === 1 ? noun : plural}`;
}
function firstOf(n, all, noun) {
    return `first ${n === 1 ? '' : `${n} `}of ${counted(all, noun)} ${n === 1 ? 'was' : 'were'}`;
}
function capitalised(words) {
    return words.charAt(0).toUpperCase() + words.slice(1);
}
function uncapitalised(words) {
    return words.charAt(0).toLowerCase() + words.slice(1);
}
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;
const JOINING_LETTER = '(?![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Default_Ignorable_Code_Point}])[\\p{L}\\p{M}]';
const INVISIBLE = new RegExp(`(?!(?<=${JOINING_LETTER})[\\u200c\\u200d](?=${JOINING_LETTER})` +
    '|(?<=\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=\\p{Extended_Pictographic})' +
    '|(?<=\\p{Emoji})[\\ufe0e\\ufe0f])' +
    '[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]', 'gu');
const LONE_SURROGATES = /\p{Cs}/gu;
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu;
function plainLine(text, longest = Number.POSITIVE_INFINITY) {
    return visible(text, /[\s\u0085]+/g, longest);
}
function plainText(text, longest = Number.POSITIVE_INFINITY) {
    const lines = text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
    return visible(lines, /[^\S\n]+/g, longest).replace(/\n{3,}/g, '\n\n');
}
const ONLY_ASCII = /^[\n -~]*$/;
function visible(text, blanks, longest) {
    const clean = ONLY_ASCII.test(text)
        ? (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)(text).replace(blanks, ' ').trim()
        : (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)(text.replace(CONTROLS, '').replace(INVISIBLE, ''))
            .replace(LONE_SURROGATES, '\ufffd')
            .replace(blanks, ' ')
            .replace(PILED_MARKS, '$1')
            .trim()
            .replace(/^\p{M}/u, '\u25cc$&');
    return clean === '' && /\S/.test(text) ? '\ufffd' : cut(clean, longest);
}
const LONGEST_SECRET = 2000;
function shortened(text, longest) {
    const head = maskedHead(text, longest + 1);
    const isCut = head.length > longest || text.length > longest + 1 + LONGEST_SECRET;
    return isCut ? `${head.slice(0, longest)}…` : head;
}
function maskedHead(text, longest, mask = _redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU) {
    const seen = text.slice(0, longest + LONGEST_SECRET);
    const masked = mask(seen);
    const whole = seen.length === text.length ? masked.length : Math.max(0, masked.length - LONGEST_SECRET);
    return masked.slice(0, Math.min(longest, whole));
}
function cut(text, longest) {
    if (text.length <= longest)
        return text;
    const head = [...text.slice(0, 2 * longest + 2)];
    if (head.length <= longest)
        return text;
    return `${head
        .slice(0, Math.max(0, longest - 1))
        .join('')
        .replace(/[\u200c\u200d]$/, '')}…`;
}
function defuseCommands(line) {
    return line
        .replace(/^(\s*):(?=:)/, '$1:\u200b')
        .replace(/^(?:---|\+\+\+|~~~|\^\^\^)(?= )/, '$&\u200b')
        .replace(/##([a-z]*)\[/gi, '##$1\u200b[');
}
function terminalLine(text, longest = 500) {
    return defuseCommands(plainLine(text, longest));
}
function logLine(text, longest = 1000) {
    return terminalLine(text, longest);
}
function withLineFeeds(text) {
    return text.includes('\r\n') ? text.replaceAll('\r\n', '\n') : text;
}
function describeKind(kind) {
    switch (kind) {
        case 'missing':
            return 'there is no such file or folder';
        case 'outside':
            return 'the path leads outside the workspace';
        case 'git':
            return 'the path belongs to git, whose files may hold tokens';
        case 'file':
            return 'this is a file';
        case 'folder':
            return 'this is a folder';
        case 'other':
            return 'this is neither a file nor a folder';
    }
}
const SHELL_SAFE_PATH = /^[A-Za-z0-9._/@+][A-Za-z0-9._/@+-]*$/;
function isShellSafe(path) {
    return SHELL_SAFE_PATH.test(path);
}
function byCodePoint(a, b) {
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i++) {
        const left = a.charCodeAt(i);
        const right = b.charCodeAt(i);
        if (left !== right)
            return rank(left) - rank(right);
    }
    return a.length - b.length;
}
function rank(unit) {
    if (unit < 0xd800)
        return unit;
    return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
const FARTHEST_SHARE = 0.4;
function nearestName(typed, names) {
    const wanted = typed.toLowerCase().replaceAll('_', '-');
    let nearest;
    let least = Number.POSITIVE_INFINITY;
    for (const name of names) {
        const known = name.replaceAll('_', '-');
        const edits = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(wanted, known);
        if (edits > Math.max(1, Math.floor(name.length * FARTHEST_SHARE)))
            continue;
        const farness = edits <= 2 && lettersOf(known) === lettersOf(wanted) ? edits / 4 : edits;
        if (farness < least) {
            nearest = name;
            least = farness;
        }
    }
    return nearest;
}
function lettersOf(word) {
    return [...new Set(word)].sort().join('');
}
function quoteForShell(word) {
    return /^[\p{L}\p{N}._/-]+$/u.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
function listed(names) {
    const last = names.at(-1) ?? '';
    return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
const NAMED = 5;
function someNames(names) {
    return nameSome(names, NAMED);
}
function nameSome(items, most, nameOf = String) {
    const rest = items.length - most;
    return items.slice(0, most).map(nameOf).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}


/***/ }),

/***/ 18614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '0.1.0';


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".program.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KR: () => (/* binding */ loadMatchers),
/* harmony export */   _e: () => (/* binding */ loadLibrary),
/* harmony export */   eg: () => (/* binding */ runStep),
/* harmony export */   kR: () => (/* binding */ nodeProblem),
/* harmony export */   nY: () => (/* binding */ OLDEST_NODE),
/* harmony export */   rZ: () => (/* binding */ runCommandLine)
/* harmony export */ });
/* harmony import */ var _adapters_engine_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(79651);
/* harmony import */ var _adapters_process_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(17288);
/* harmony import */ var _adapters_threads_scoring_role_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(52947);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(18614);




async function runCommandLine() {
    if ((0,_adapters_threads_scoring_role_js__WEBPACK_IMPORTED_MODULE_2__/* .isScoringThread */ .iz)())
        return score();
    const argv = process.argv.slice(2);
    if (argv.length === 1 && ['--version', '-V'].includes(argv[0] ?? ''))
        return sayVersion();
    const problem = nodeProblem(process.versions.node);
    if (problem !== undefined) {
        process.stderr.write(`${problem}\n`);
        return 2;
    }
    const cwd = (0,_adapters_process_js__WEBPACK_IMPORTED_MODULE_1__/* .currentFolder */ .MO)();
    if (cwd === undefined) {
        process.stderr.write('summary-gate: the current folder does not exist any more; change to another one\n');
        return 2;
    }
    (0,_adapters_engine_js__WEBPACK_IMPORTED_MODULE_0__/* .expectRun */ .Z)('short');
    const { main } = await Promise.all(/* import() */[__nccwpck_require__.e(8689), __nccwpck_require__.e(8815), __nccwpck_require__.e(4295), __nccwpck_require__.e(7477), __nccwpck_require__.e(7479), __nccwpck_require__.e(8210), __nccwpck_require__.e(25), __nccwpck_require__.e(375), __nccwpck_require__.e(2150), __nccwpck_require__.e(4706)]).then(__nccwpck_require__.bind(__nccwpck_require__, 74706));
    return main(argv, {
        env: process.env,
        cwd,
        program: process.argv[1],
        stdout: process.stdout,
        stderr: process.stderr,
        ask: (0,_adapters_process_js__WEBPACK_IMPORTED_MODULE_1__/* .openQuestions */ .qd)(process),
        fail: (exitCode) => {
            process.exitCode = exitCode;
        },
    });
}
async function runStep() {
    if ((0,_adapters_threads_scoring_role_js__WEBPACK_IMPORTED_MODULE_2__/* .isScoringThread */ .iz)())
        return score();
    (0,_adapters_engine_js__WEBPACK_IMPORTED_MODULE_0__/* .expectRun */ .Z)('short');
    const { runProcess } = await Promise.all(/* import() */[__nccwpck_require__.e(8689), __nccwpck_require__.e(8815), __nccwpck_require__.e(4295), __nccwpck_require__.e(3975), __nccwpck_require__.e(7477), __nccwpck_require__.e(7479), __nccwpck_require__.e(8210), __nccwpck_require__.e(25), __nccwpck_require__.e(375), __nccwpck_require__.e(7083), __nccwpck_require__.e(2150), __nccwpck_require__.e(6386), __nccwpck_require__.e(58)]).then(__nccwpck_require__.bind(__nccwpck_require__, 10185));
    return runProcess(process);
}
async function loadLibrary() {
    return Promise.all(/* import() */[__nccwpck_require__.e(8689), __nccwpck_require__.e(8815), __nccwpck_require__.e(25), __nccwpck_require__.e(2150), __nccwpck_require__.e(2002)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2002));
}
async function loadMatchers() {
    const { openMatchers } = await Promise.all(/* import() */[__nccwpck_require__.e(8689), __nccwpck_require__.e(8815), __nccwpck_require__.e(7477), __nccwpck_require__.e(7479), __nccwpck_require__.e(8210), __nccwpck_require__.e(25), __nccwpck_require__.e(375), __nccwpck_require__.e(2150), __nccwpck_require__.e(2421)]).then(__nccwpck_require__.bind(__nccwpck_require__, 60545));
    const { screenOf } = await __nccwpck_require__.e(/* import() */ 875).then(__nccwpck_require__.bind(__nccwpck_require__, 60875));
    return openMatchers(screenOf(process.stdout, process.env));
}
async function score() {
    const { runScoringThread } = await Promise.all(/* import() */[__nccwpck_require__.e(8689), __nccwpck_require__.e(7477), __nccwpck_require__.e(8210), __nccwpck_require__.e(25), __nccwpck_require__.e(6563)]).then(__nccwpck_require__.bind(__nccwpck_require__, 86563));
    return runScoringThread();
}
function sayVersion() {
    process.stdout.on('error', ({ code }) => {
        if (code === 'EPIPE')
            return;
        process.stderr.write(`summary-gate: cannot write to stdout: ${code}\n`);
        process.exitCode = 2;
    });
    process.stderr.on('error', () => undefined);
    process.stdout.write(`${_core_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x}\n`);
    return 0;
}
const OLDEST_NODE = 20;
function nodeProblem(version) {
    const major = Number.parseInt(version, 10);
    if (major >= OLDEST_NODE)
        return undefined;
    return `summary-gate needs Node.js ${OLDEST_NODE} or later; this is ${version} (node --version says which one runs)`;
}

var __webpack_exports__OLDEST_NODE = __webpack_exports__.nY;
var __webpack_exports__loadLibrary = __webpack_exports__._e;
var __webpack_exports__loadMatchers = __webpack_exports__.KR;
var __webpack_exports__nodeProblem = __webpack_exports__.kR;
var __webpack_exports__runCommandLine = __webpack_exports__.rZ;
var __webpack_exports__runStep = __webpack_exports__.eg;
export { __webpack_exports__OLDEST_NODE as OLDEST_NODE, __webpack_exports__loadLibrary as loadLibrary, __webpack_exports__loadMatchers as loadMatchers, __webpack_exports__nodeProblem as nodeProblem, __webpack_exports__runCommandLine as runCommandLine, __webpack_exports__runStep as runStep };
