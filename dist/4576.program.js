export const id = 4576;
export const ids = [4576];
export const modules = {

/***/ 74576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif)
});

// UNUSED EXPORTS: REFERENCE_ID, ROOT, locationOf, referenceOf, sarifRules

// EXTERNAL MODULE: ./build/core/finding.js
var core_finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/core/json/text.js
var json_text = __webpack_require__(1378);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/report/per-dimension.js
var per_dimension = __webpack_require__(71173);
// EXTERNAL MODULE: ./build/render/consequence.js
var consequence = __webpack_require__(75976);
// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(66082);
// EXTERNAL MODULE: ./build/render/evidence.js
var evidence = __webpack_require__(94212);
// EXTERNAL MODULE: ./build/render/finding-texts.js
var finding_texts = __webpack_require__(67685);
// EXTERNAL MODULE: ./build/render/pipeline-advice.js
var pipeline_advice = __webpack_require__(24464);
// EXTERNAL MODULE: ./build/render/wording.js
var wording = __webpack_require__(56809);
;// CONCATENATED MODULE: ./build/render/sarif/fingerprint.js
/**
 * Codes of which a text can have one, or whose message is about nothing but what the pipeline wrote this time: the
 * defect is the same one while it lasts, whatever its words.
 */
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
/** From here on a message speaks of the candidate's wording and of scores, which change with every run. */
const VOLATILE_TAIL = /; the closest |; missing: |: the candidate says |, the candidate has | \(and \d+ more such /;
const NUMBER = /\d+(?:\.\d+)?/g;
/** Units of the hash that are kept: 64 bits tell any two findings of a repository apart. */
const HEX_DIGITS = 16;
/**
 * Names findings so that the next run names the same ones alike, though others come and go, lines move and scores
 * change: from session, dimension, code and the part of the message that is about the reference. Equals are counted.
 */
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
    // Before the first quotation stand our own words, with scores, positions and places in them.
    const quotation = head.indexOf('"');
    return quotation === -1 ? head.replace(NUMBER, '#') : head.slice(quotation);
}

;// CONCATENATED MODULE: ./build/render/sarif/upload-limits.js
/** GitHub takes 25,000 results a run and includes the top 5,000 by severity. */
const MOST_RESULTS = 5000;
/** GitHub takes files up to 10 MB when compressed. Uncompressed we are safe whatever the texts are. */
const MOST_BYTES = 9_000_000;
const ORDER = ['error', 'warning', 'note'];
/**
 * What fits into one upload to GitHub's code scanning, in its old order: the most severe first, then the first finding
 * of each session, then the second. https://docs.github.com/en/code-security/code-scanning/troubleshooting-sarif-uploads
 */
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

;// CONCATENATED MODULE: ./build/render/sarif/sarif.js












/** The longest message; reports of findings have shorter ones, but for what a judge says. */
const LONGEST_MESSAGE = 1000;
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/**
 * The findings as SARIF 2.1.0, for code scanning and editors. Holds at most what GitHub takes and shows; what is left
 * out is said in the notifications of the run.
 * @param digest SHA-256, for the fingerprints
 */
function renderSarif(report, digest) {
    const { kept, omitted } = withinUploadLimits(resultsOf(report, digest));
    const key = report.settings['comment-key']?.value;
    return (0,json_text/* jsonText */.s$)({
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
                // What stands before the last slash is the category, by which several gates live side by side.
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
/** Why the run fails, and what to look at: the results tell of single findings alone. */
function verdictInWords(report) {
    if (report.verdict !== 'fail')
        return [];
    const failed = report.gates.filter(({ status, waived }) => status === 'fail' && waived !== true);
    return [...failed.map((gate) => `The gate fails: ${(0,consequence/* gatesInWords */.R)([gate], report)}.`), ...(0,pipeline_advice/* pipelineAdvice */.L)(report)];
}
function omission(omitted) {
    if (omitted === 0)
        return [];
    return [`${(0,core_text/* counted */.hS)(omitted, 'finding')} left out, which code scanning would not show; report.json has them.`];
}
function resultsOf(report, digest) {
    const fingerprint = openFingerprints(digest);
    const codes = codesOf(report);
    const fallen = (0,evidence/* fallenNames */.F2)(report);
    // All results of a run tell, or none does (SARIF 2.1.0, 3.27.23).
    const tellsWaivers = report.sessions.some(({ failed, waived }) => failed && waived !== undefined);
    const ofSessions = report.sessions.flatMap((session) => {
        const { findings } = session;
        const related = findings.length === 0 ? [] : referenceOf(session, report);
        return findings.map((finding, rank) => toRanked(session, finding, rank, related));
    });
    return [...ofSessions, ...report.findings.map((finding, rank) => toRanked(null, finding, rank, []))];
    function toRanked(session, finding, rank, related) {
        const print = fingerprint(session?.name ?? null, finding);
        const { code, dimension, suggestion } = finding;
        // No session alone is to blame for the drop of a mean: what is new in those that fell is.
        const isBlamed = finding.new === true && session !== null && fallen.has(session.name);
        const severity = isBlamed && finding.severity === 'warning' ? 'error' : finding.severity;
        const make = () => ({
            ruleId: code,
            ruleIndex: codes.indexOf(code),
            level: severity,
            message: messageOf(finding, isBlamed ? NEW_SINCE_BASE : '', related.length > 0 ? ` ([reference](${REFERENCE_ID}))` : ''),
            locations: [locationOf(session, finding, report)],
            ...(related.length > 0 && { relatedLocations: related }),
            // GitHub goes by the first name alone, and makes up a worse one from the text of the line where it is missing.
            partialFingerprints: { primaryLocationLineHash: print, 'summaryGate/v1': print },
            ...(tellsWaivers && { suppressions: session === null ? [] : suppressionsOf(session, finding) }),
            properties: {
                ...(session !== null && { session: (0,core_text/* plainLine */.h0)(session.name, 300) }),
                ...(dimension !== null && { dimension }),
                ...(finding.known === true && { known: true }),
                ...(finding.samples !== undefined && { samples: finding.samples }),
                ...(suggestion !== null && { suggestion: (0,core_text/* plainLine */.h0)(suggestion, LONGEST_MESSAGE) }),
            },
        });
        return { severity, rank, make };
    }
}
/** A waiver stands outside of the code that it is about. */
function suppressionsOf(session, finding) {
    return (0,wording/* waiversOnFinding */.kZ)(session, finding).map((waiver) => ({
        kind: 'external',
        justification: messageText((0,wording/* waiverText */.Eu)(waiver)),
    }));
}
/** Behind the message of a finding that a run fails by although its session passes. */
const NEW_SINCE_BASE = ' (new against the base; the session fell)';
/**
 * @param note our own, behind the message
 * @param link our own, behind all that is foreign
 */
function messageOf(finding, note, link) {
    const message = `${(0,core_finding/* toldMessage */.Ts)(finding)}${note}`;
    const advice = (0,wording/* adviceOf */.wr)(finding);
    const text = advice === undefined ? message : `${message} → ${advice}`;
    const tail = advice === undefined ? '' : `\n\n→ ${(0,render_escape/* markdownInline */.nL)(advice, LONGEST_MESSAGE)}`;
    return {
        text: `${messageText(text)}${link}`,
        markdown: `${(0,render_escape/* markdownInline */.nL)(message, LONGEST_MESSAGE)}${tail}${link}`,
    };
}
/** In the plain text of SARIF, `[text](address)` is a link (3.11.6); foreign text makes none. */
function messageText(text) {
    return (0,core_text/* cut */.Jj)((0,core_text/* plainLine */.h0)(text).replace(/\](?=\()/g, ']\u200b'), LONGEST_MESSAGE);
}
/** The top of the repository, which every path is relative to. Where it lies is the reader's to know. */
const ROOT = '%SRCROOT%';
/**
 * Where a finding stands: its line, and what of which session it is about. There always is a file: GitHub refuses the
 * whole upload for one result without. Where no file can be named, it is the folder of the candidates.
 */
function locationOf(session, { file, line, column, dimension }, { settings }) {
    const candidates = settings['candidates']?.value;
    const isKnown = file !== null && !isMasked(file);
    const [folder] = [candidates].flat();
    const path = isKnown ? file : typeof folder === 'string' ? folder : '.';
    const region = isKnown && line !== null ? { startLine: line, ...(column !== null && { startColumn: column }) } : { startLine: 1 };
    const name = session === null ? undefined : (0,core_text/* plainLine */.h0)(session.name, 300);
    return {
        physicalLocation: { artifactLocation: artifactOf(path), region },
        ...(name !== undefined && {
            logicalLocations: [
                { name: dimension ?? name, fullyQualifiedName: dimension === null ? name : `${name}/${dimension}` },
            ],
        }),
    };
}
/** By this number a message links to the reference: GitHub shows related locations only where a message does. */
const REFERENCE_ID = 1;
/** The reference that a session is compared with, where there is one. In a `.jsonl` corpus it is a line that the report does not know. */
function referenceOf({ name, reference_digest: digest, reference_path: path }, { settings }) {
    const corpus = settings['corpus']?.value;
    if (digest === null || typeof corpus !== 'string' || corpus.endsWith('.jsonl'))
        return [];
    const file = path ?? `${corpus === '.' ? '' : `${corpus}/`}${name}/reference.json`;
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
/** Where a credential was masked, a path leads nowhere any more. */
function isMasked(path) {
    return path.includes('***');
}
/** A path of the workspace as a relative reference by RFC 3986. */
function artifactOf(path) {
    const uri = path
        .replace(/\p{Cs}/gu, '\ufffd')
        .split('/')
        .map(encodeURIComponent)
        .join('/');
    return { uri, uriBaseId: ROOT };
}
/** The codes that a report may have: none is of a dimension that its summaries have not. */
function codesOf(report) {
    const dimensions = (0,per_dimension/* dimensionsOf */.VM)(report);
    return core_finding/* FINDING_CODES */.f2.filter((code) => {
        const about = core_finding/* DIMENSION_OF_CODE */.tj[code];
        return about === undefined || dimensions.includes(about);
    });
}
/** A rule for each of these codes, in their order: `ruleIndex` counts on it. */
function sarifRules(codes = core_finding/* FINDING_CODES */.f2) {
    return codes.map((code) => {
        const { topic, short, full, help } = finding_texts/* FINDING_TEXTS */.H[code];
        const level = (0,core_finding/* severityOf */.xJ)(code, false);
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


/***/ })

};
