export const id = 1070;
export const ids = [1070];
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

/***/ 81070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSarif: () => (/* binding */ renderSarif)
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52003);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(32086);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83703);
/* harmony import */ var _core_workspace_path_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(84915);
/* harmony import */ var _report_counted_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11648);
/* harmony import */ var _report_per_dimension_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52497);
/* harmony import */ var _consequence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61044);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65694);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41568);
/* harmony import */ var _finding_texts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55729);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24637);
/* harmony import */ var _pipeline_advice_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41588);
/* harmony import */ var _upload_limits_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16909);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(49829);














const LONGEST_MESSAGE = 1000;
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
function renderSarif(report, digest) {
    const { kept, omitted } = (0,_upload_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .withinUploadLimits */ .X)(resultsOf(report, digest));
    const key = report.settings['comment-key']?.value;
    return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_12__/* .jsonText */ .s$)({
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: report.tool.name,
                        version: report.tool.version,
                        semanticVersion: report.tool.version,
                        rules: sarifRules(codesOf(report)),
                    },
                },
                automationDetails: { id: `summary-gate/${typeof key === 'string' ? key : 'default'}/` },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { [ROOT]: { description: { text: 'The top of the repository.' } } },
                invocations: [
                    {
                        executionSuccessful: true,
                        endTimeUtc: report.scored_at,
                        toolExecutionNotifications: [...omission(omitted), ...verdictInWords(report), ...report.caveats].map((text) => ({
                            level: 'note',
                            message: { text: messageText(text) },
                        })),
                    },
                ],
                results: kept,
                properties: { verdict: report.verdict, title: report.title, overall_mean: report.overall_mean },
            },
        ],
    });
}
function verdictInWords(report) {
    if (report.verdict !== 'fail')
        return [];
    const failed = report.gates.filter(({ status, waived }) => status === 'fail' && waived !== true);
    return [...failed.map((gate) => `The gate fails: ${(0,_consequence_js__WEBPACK_IMPORTED_MODULE_4__/* .gatesInWords */ .R)([gate], report)}.`), ...(0,_pipeline_advice_js__WEBPACK_IMPORTED_MODULE_9__/* .pipelineAdvice */ .L)(report)];
}
function omission(omitted) {
    if (omitted === 0)
        return [];
    return [`${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(omitted, 'finding')} left out, which code scanning would not show; report.json has them.`];
}
function resultsOf(report, digest) {
    const fingerprint = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_8__/* .openFingerprints */ .g)(digest);
    const codes = codesOf(report);
    const fallen = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .fallenNames */ .F2)(report);
    const tellsWaivers = report.sessions.some(({ failed, waived }) => failed && waived !== undefined);
    const ofSessions = report.sessions.flatMap((session) => {
        const { findings } = session;
        const related = findings.length === 0 ? [] : referenceOf(session, report);
        const levelOf = (0,_report_counted_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .levelsIn */ .XL)(session);
        return findings.map((finding, rank) => toRanked(session, finding, { rank, level: levelOf(finding), related }));
    });
    const outside = report.findings.map((finding, rank) => toRanked(null, finding, { rank, level: finding.severity, related: [] }));
    return [...ofSessions, ...outside];
    function toRanked(session, finding, { rank, level, related }) {
        const print = fingerprint(session?.name ?? null, finding);
        const { code, dimension, suggestion } = finding;
        const isBlamed = finding.new === true && session !== null && fallen.has(session.name);
        const severity = isBlamed && level === 'warning' ? 'error' : level;
        const make = () => ({
            ruleId: code,
            ruleIndex: codes.indexOf(code),
            level: severity,
            message: messageOf(finding, isBlamed ? NEW_SINCE_BASE : '', related.length > 0 ? ` ([reference](${REFERENCE_ID}))` : ''),
            locations: [locationOf(session, finding, report)],
            ...(related.length > 0 && { relatedLocations: related }),
            partialFingerprints: { primaryLocationLineHash: print, 'summaryGate/v1': print },
            ...(tellsWaivers && { suppressions: session === null ? [] : suppressionsOf(session, finding) }),
            properties: {
                ...(session !== null && { session: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(session.name, 300) }),
                ...(dimension !== null && { dimension }),
                ...(finding.known === true && { known: true }),
                ...(finding.samples !== undefined && { samples: finding.samples }),
                ...(suggestion !== null && { suggestion: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(suggestion, LONGEST_MESSAGE) }),
            },
        });
        return { severity, rank, make };
    }
}
function suppressionsOf(session, finding) {
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_10__/* .waiversOnFinding */ .kZ)(session, finding).map((waiver) => ({
        kind: 'external',
        justification: messageText((0,_wording_js__WEBPACK_IMPORTED_MODULE_10__/* .waiverText */ .Eu)(waiver)),
    }));
}
const NEW_SINCE_BASE = ' (new against the base; the session fell)';
function messageOf(finding, note, link) {
    const message = `${(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .toldMessage */ .Ts)(finding)}${note}`;
    const advice = (0,_wording_js__WEBPACK_IMPORTED_MODULE_10__/* .adviceOf */ .wr)(finding);
    const text = advice === undefined ? message : `${message} → ${advice}`;
    const tail = advice === undefined ? '' : `\n\n→ ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .markdownInline */ .nL)(advice, LONGEST_MESSAGE)}`;
    return {
        text: `${messageText(text)}${link}`,
        markdown: `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .markdownInline */ .nL)(message, LONGEST_MESSAGE)}${tail}${link}`,
    };
}
function messageText(text) {
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(text).replace(/\](?=\()/g, ']\u200b'), LONGEST_MESSAGE);
}
const ROOT = '%SRCROOT%';
function locationOf(session, { file, line, column, dimension }, { settings }) {
    const candidates = settings['candidates']?.value;
    const isKnown = file !== null && !isMasked(file);
    const [folder] = [candidates].flat();
    const path = isKnown ? file : typeof folder === 'string' ? folder : '.';
    const region = isKnown && line !== null ? { startLine: line, ...(column !== null && { startColumn: column }) } : { startLine: 1 };
    const name = session === null ? undefined : (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(session.name, 300);
    return {
        physicalLocation: { artifactLocation: artifactOf(path), region },
        ...(name !== undefined && {
            logicalLocations: [
                { name: dimension ?? name, fullyQualifiedName: dimension === null ? name : `${name}/${dimension}` },
            ],
        }),
    };
}
const REFERENCE_ID = 1;
function referenceOf({ name, reference_digest: digest, reference_path: path }, { settings }) {
    const corpus = settings['corpus']?.value;
    if (digest === null || typeof corpus !== 'string' || corpus.endsWith('.jsonl'))
        return [];
    const file = path ?? (0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_13__/* .pathIn */ .l)(corpus, `${name}/reference.json`);
    if (isMasked(file))
        return [];
    return [
        {
            id: REFERENCE_ID,
            physicalLocation: { artifactLocation: artifactOf(file), region: { startLine: 1 } },
            message: { text: 'The reference of this session' },
        },
    ];
}
function isMasked(path) {
    return path.includes('***');
}
function artifactOf(path) {
    const uri = path
        .replace(/\p{Cs}/gu, '\ufffd')
        .split('/')
        .map(encodeURIComponent)
        .join('/');
    return { uri, uriBaseId: ROOT };
}
function codesOf(report) {
    const dimensions = (0,_report_per_dimension_js__WEBPACK_IMPORTED_MODULE_3__/* .dimensionsOf */ .VM)(report);
    return _core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_CODES */ .f2.filter((code) => {
        const about = _core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSION_OF_CODE */ .tj[code];
        return about === undefined || dimensions.includes(about);
    });
}
function sarifRules(codes = _core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDING_CODES */ .f2) {
    return codes.map((code) => {
        const { topic, short, full, help } = _finding_texts_js__WEBPACK_IMPORTED_MODULE_7__/* .FINDING_TEXTS */ .H[code];
        const level = (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severityOf */ .xJ)(code, false);
        return {
            id: code,
            name: pascalCase(code),
            shortDescription: { text: short },
            fullDescription: { text: full },
            help: { text: `${full} ${help}`, markdown: `${full}\n\n**What to do:** ${help}` },
            defaultConfiguration: { level },
            properties: { tags: ['summary', topic], 'problem.severity': level === 'note' ? 'recommendation' : level },
        };
    });
}
function pascalCase(code) {
    return code
        .split('_')
        .map((word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`)
        .join('');
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
