export const id = 2464;
export const ids = [2464];
export const modules = {

/***/ 24637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ openFingerprints)
/* harmony export */ });
const ONE_OF_A_KIND = new Set([
    'NO_CANDIDATE',
    'INVALID_CANDIDATE',
    'DUPLICATE_CANDIDATE',
    'UNREADABLE_CANDIDATE',
    'WRONG_OUTCOME',
    'SUMMARY_EMPTY',
    'SUMMARY_BOILERPLATE',
    'SUMMARY_TOO_SHORT',
    'SUMMARY_TOO_LONG',
    'SCRAMBLED_TEXT',
    'WRONG_LANGUAGE',
    'CUT_OFF',
    'CHATTER',
    'TITLE_EMPTY',
    'TITLE_GENERIC',
    'TITLE_DRIFT',
    'JUDGE_DISAGREES',
]);
const VOLATILE_TAIL = /; the closest |; missing: |: the candidate says |, the candidate has | \(and \d+ more such /;
const NUMBER = /\d+(?:\.\d+)?/g;
const HEX_DIGITS = 16;
function openFingerprints(digest) {
    const seen = new Map();
    return (session, { code, dimension, message }) => {
        const hash = digest(JSON.stringify([session, dimension, code, stablePart(code, message)])).slice(0, HEX_DIGITS);
        const count = (seen.get(hash) ?? 0) + 1;
        seen.set(hash, count);
        return `${hash}:${count}`;
    };
}
function stablePart(code, message) {
    if (ONE_OF_A_KIND.has(code))
        return '';
    const tail = message.search(VOLATILE_TAIL);
    const head = tail === -1 ? message : message.slice(0, tail);
    const quotation = head.indexOf('"');
    return quotation === -1 ? head.replace(NUMBER, '#') : head.slice(quotation);
}


/***/ }),

/***/ 2464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCodeQuality: () => (/* binding */ renderCodeQuality)
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52003);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32086);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83703);
/* harmony import */ var _report_counted_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11648);
/* harmony import */ var _consequence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61044);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41568);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24637);
/* harmony import */ var _upload_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16909);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49829);









const LONGEST_DESCRIPTION = 1000;
const FINGERPRINT_DIGITS = 32;
const SEVERITIES = { error: 'critical', warning: 'minor', note: 'info' };
function renderCodeQuality(report, digest) {
    const key = report.settings['comment-key']?.value;
    const print = (...about) => digest(JSON.stringify([key ?? 'default', ...about])).slice(0, FINGERPRINT_DIGITS);
    const { kept, omitted } = (0,_upload_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .withinUploadLimits */ .X)(issuesOf(report, digest, print));
    const issues = [...gateIssues(report, print), ...kept];
    return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonText */ .s$)(omitted === 0 ? issues : [...issues, omissionOf(omitted, report, print)]);
}
function gateIssues(report, print) {
    if (report.verdict !== 'fail')
        return [];
    return report.gates
        .filter(({ status, waived }) => status === 'fail' && waived !== true)
        .map((gate) => ({
        description: textOf(`The gate fails: ${(0,_consequence_js__WEBPACK_IMPORTED_MODULE_3__/* .gatesInWords */ .R)([gate], report)}`),
        check_name: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(gate.id, 200),
        fingerprint: print('gate', gate.id),
        severity: 'blocker',
        location: { path: folderOf(report), lines: { begin: 1 } },
    }));
}
function issuesOf(report, digest, print) {
    const fingerprint = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__/* .openFingerprints */ .g)(digest);
    const fallen = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .fallenNames */ .F2)(report);
    const toRanked = (session, finding, level, rank) => {
        const own = fingerprint(session?.name ?? null, finding);
        const isBlamed = finding.new === true && session !== null && fallen.has(session.name);
        const severity = isBlamed && level === 'warning' ? 'error' : level;
        return { severity, rank, make: () => issueOf(finding, severity, print('finding', own), report) };
    };
    return [
        ...report.sessions.flatMap((session) => {
            const levelOf = (0,_report_counted_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .levelsIn */ .XL)(session);
            return session.findings.map((one, rank) => toRanked(session, one, levelOf(one), rank));
        }),
        ...report.findings.map((one, rank) => toRanked(null, one, one.severity, rank)),
    ];
}
function issueOf(finding, severity, fingerprint, report) {
    const { code, file, line } = finding;
    const advice = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .adviceOf */ .wr)(finding);
    const message = (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .toldMessage */ .Ts)(finding);
    const isKnown = file !== null && !file.includes('***');
    return {
        description: textOf(advice === undefined ? message : `${message} \u2192 ${advice}`),
        check_name: code,
        fingerprint,
        severity: SEVERITIES[severity],
        location: { path: isKnown ? pathOf(file) : folderOf(report), lines: { begin: isKnown ? (line ?? 1) : 1 } },
    };
}
function omissionOf(omitted, report, print) {
    return {
        description: `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(omitted, 'finding')} left out of this list, the least severe ones; report.json has them`,
        check_name: 'summary-gate',
        fingerprint: print('omitted'),
        severity: 'info',
        location: { path: folderOf(report), lines: { begin: 1 } },
    };
}
function textOf(text) {
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(text), LONGEST_DESCRIPTION);
}
function folderOf({ settings }) {
    const [folder] = [settings['candidates']?.value].flat();
    return typeof folder === 'string' ? pathOf(folder) : '.';
}
function pathOf(path) {
    return path.replace(/\p{Cs}/gu, '\ufffd').replace(/^(\.\/)+/, '');
}


/***/ }),

/***/ 16909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ withinUploadLimits)
/* harmony export */ });
const MOST_RESULTS = 5000;
const MOST_BYTES = 9_000_000;
const ORDER = ['error', 'warning', 'note'];
function withinUploadLimits(all) {
    const encoder = new TextEncoder();
    const order = [...all.keys()].sort((a, b) => compare(all[a], all[b]) || a - b);
    const chosen = new Map();
    let bytes = 0;
    for (const index of order.slice(0, MOST_RESULTS)) {
        const result = all[index]?.make();
        bytes += encoder.encode(JSON.stringify(result)).length;
        if (bytes > MOST_BYTES)
            break;
        chosen.set(index, result);
    }
    const kept = [...chosen].sort(([a], [b]) => a - b).map(([, result]) => result);
    return { kept, omitted: all.length - kept.length };
}
function compare(a, b) {
    if (a === undefined || b === undefined)
        return 0;
    return ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) || a.rank - b.rank;
}


/***/ })

};
