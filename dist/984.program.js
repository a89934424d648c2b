export const id = 984;
export const ids = [984];
export const modules = {

/***/ 6984:
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
var core_text = __webpack_require__(6067);
// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(6082);
;// CONCATENATED MODULE: ./build/render/finding-texts.js
/** What each finding code means, for alerts and for docs/findings.md. */
const FINDING_TEXTS = {
    NO_CANDIDATE: {
        topic: 'candidate',
        short: 'A golden session has no candidate',
        full: 'The pipeline wrote no summary for this session of the corpus, so that it scores 0.',
        help: 'Let the pipeline summarise every golden session, and check that the candidate is named after it.',
    },
    INVALID_CANDIDATE: {
        topic: 'candidate',
        short: 'A candidate cannot be read',
        full: 'The file is no JSON, or a value in it has the wrong type. The session scores 0.',
        help: "Write one JSON object a session. Check that the model's answer was not cut off, and that lists are lists.",
    },
    DUPLICATE_CANDIDATE: {
        topic: 'candidate',
        short: 'A session has two candidates',
        full: 'Two files or lines are named after one session. Nobody can tell which one is meant, so that it scores 0.',
        help: 'Keep one of them.',
    },
    UNREADABLE_CANDIDATE: {
        topic: 'candidate',
        short: 'A line of candidates belongs to no session',
        full: 'The line is broken so early that it does not tell whose summary it is.',
        help: 'Write one JSON object a line, with the name of the session in it.',
    },
    WRONG_OUTCOME: {
        topic: 'contradiction',
        short: 'The outcome is wrong',
        full: 'The candidate says another outcome than the reference: success, partial or failed.',
        help: 'Check what the prompt says about outcomes. Models like to call a session a success when its last step worked.',
    },
    SUMMARY_EMPTY: {
        topic: 'completeness',
        short: 'The summary is empty',
        full: 'The candidate has no text where the reference has a summary.',
        help: 'Say what was wanted, found, done and left open.',
    },
    SUMMARY_BOILERPLATE: {
        topic: 'completeness',
        short: 'The summary says nothing of the work',
        full: 'The summary is a refusal, or speaks of the recording instead of what happened in it.',
        help: 'Say what was wanted, found, done and left open. Treat a refusal of the model as an error, not as a summary.',
    },
    TITLE_EMPTY: {
        topic: 'completeness',
        short: 'The title is empty',
        full: 'The candidate has no words where the reference has a title.',
        help: 'Name what was achieved, in five to ten words.',
    },
    TITLE_GENERIC: {
        topic: 'precision',
        short: 'The title would fit any session',
        full: 'All words of the title are so general that it tells nothing about this session.',
        help: 'Name what was achieved and on what, in five to ten words.',
    },
    WRONG_LANGUAGE: {
        topic: 'style',
        short: 'The language is another one',
        full: 'A field of the candidate is in another language than the reference, by its frequent words or its script. Names and loan words do not count.',
        help: 'Name the language in the prompt, such as that of the session.',
    },
    NEGATION_MISMATCH: {
        topic: 'contradiction',
        short: 'Something is negated on one side only',
        full: 'A statement of the reference is denied by the candidate, or the other way round.',
        help: 'Read both sentences and say it as the reference does, if that is what happened.',
    },
    NUMBER_MISMATCH: {
        topic: 'contradiction',
        short: 'A number is wrong',
        full: 'The candidate has another number than the reference for the same thing, such as 62 tests for 64.',
        help: 'Correct the number. If the reference is wrong, correct the reference.',
    },
    IDENTIFIER_MISMATCH: {
        topic: 'contradiction',
        short: 'A name is wrong',
        full: 'The candidate names another file, version, command or the like than the reference for the same thing.',
        help: 'Correct the name. If the reference is wrong, correct the reference.',
    },
    DIRECTION_MISMATCH: {
        topic: 'contradiction',
        short: 'A direction is reversed',
        full: 'The candidate says "from B to A" where the reference says "from A to B", or two things have changed places.',
        help: 'Turn it round, if the reference is right.',
    },
    ANTONYM_MISMATCH: {
        topic: 'contradiction',
        short: 'An opposite word is used',
        full: 'The candidate says the opposite of a word of the reference in the same statement, such as "enabled" for "disabled".',
        help: 'Read both sentences and use the word of the reference, if that is what happened.',
    },
    STATUS_MISMATCH: {
        topic: 'contradiction',
        short: 'Something is told as further than it is',
        full: 'The candidate tells as merged, released or done what the reference tells as open, planned or put off, or the other way round.',
        help: 'Say how far it has come, as the reference does.',
    },
    HEDGE_DROPPED: {
        topic: 'contradiction',
        short: 'A suspicion is told as a fact',
        full: 'The reference supposes what the candidate states plainly.',
        help: 'Keep the words that tell how sure it is: "suspected", "likely", "not proven".',
    },
    SCRAMBLED_TEXT: {
        topic: 'style',
        short: 'The text is no sentences',
        full: 'The words are those of a summary, but in an order or a repetition that no sentence has.',
        help: 'Check what happens to the text behind the model: a broken join, a list of keywords, a cut answer.',
    },
    REPEATED_TEXT: {
        topic: 'style',
        short: 'The text runs in a loop',
        full: 'A sentence, a phrase or a word stands there several times in a row, or a whole action or moment does.',
        help: 'Say it once. Where a model runs in loops, look at its temperature, its penalties and its limit of tokens.',
    },
    CUT_OFF: {
        topic: 'style',
        short: 'The text has no end',
        full: 'It ends in the middle of a sentence where the reference does not, or before a fence, a bracket or a quotation is closed.',
        help: 'Raise the limit of tokens, ask for less text, and treat an answer that the limit cut off as an error.',
    },
    CONTRADICTED_CLAIM: {
        topic: 'contradiction',
        short: 'The transcript contradicts a claim',
        full: 'By the judge, the transcript of the session says otherwise than this statement of the candidate.',
        help: 'Read the place of the transcript that the message names, and correct the statement.',
    },
    UNGROUNDED_NUMBER: {
        topic: 'contradiction',
        short: 'A number stands nowhere in the session',
        full: 'Neither the reference nor the transcript has this number, rounded or in another unit, and it cannot be reckoned from numbers beside it. Only sessions with a transcript are looked at.',
        help: 'Look it up in the transcript and correct it. Digits that are swapped or of another session are the usual causes.',
    },
    UNGROUNDED_NAME: {
        topic: 'contradiction',
        short: 'A name stands nowhere in the session',
        full: 'Neither the reference nor the transcript has this file, flag, version, hash, ticket or other name of code. Only sessions with a transcript are looked at.',
        help: 'Look it up in the transcript and correct it. A name that the model made up often differs by a letter or a digit.',
    },
    FOREIGN_ACTION: {
        topic: 'contradiction',
        short: 'A key action is of another session',
        full: 'No key action of the reference says this, and one of another session of the corpus says nearly the same, with words that this session never uses.',
        help: 'Remove the action, and check whether the pipeline puts several sessions into one request or reuses an answer.',
    },
    REQUIREMENT_VIOLATED: {
        topic: 'contradiction',
        short: 'Something is said that must not be',
        full: 'The golden session has a requirement that this must not be mentioned, and the candidate says it; or it must be mentioned, and something else stands in its place. The message says whether literals, words or the judge decided.',
        help: 'Remove what says so. If the requirement is outdated, take it out of the golden session.',
    },
    REQUIREMENT_UNMET: {
        topic: 'completeness',
        short: 'Something is not said that must be',
        full: 'The golden session has a requirement that this must be mentioned, and the candidate does not say it. The message says whether literals, words or the judge decided.',
        help: 'Say it, in your own words. If the requirement is outdated, take it out of the golden session.',
    },
    MARKUP_IN_TEXT: {
        topic: 'style',
        short: 'Markup stands in a field',
        full: 'A field has a code fence, JSON, a heading, a list, bold type or the like in it, where that of the reference has none.',
        help: 'Ask for plain text in the fields, and parse the answer of the model as a whole before it is stored.',
    },
    CHATTER: {
        topic: 'style',
        short: 'The model speaks to its reader',
        full: 'A field has what a model says around an answer: "Here is the summary", "Let me know if", "As an AI".',
        help: 'Let the model answer with the fields and nothing else, by a schema or by a sentence in the prompt.',
    },
    SUMMARY_TOO_SHORT: {
        topic: 'completeness',
        short: 'The summary is too short',
        full: 'The summary is so much shorter than the reference that it cannot cover it, and no actions say the rest.',
        help: 'Cover more of the session. Check limits of length in the prompt and of tokens in the request.',
    },
    SUMMARY_TOO_LONG: {
        topic: 'precision',
        short: 'The summary is too long',
        full: 'The summary says more than three times as much as the reference.',
        help: 'Cut what the session is not about.',
    },
    MISSING_ACTION: {
        topic: 'completeness',
        short: 'A key action is missing',
        full: 'No key action of the candidate says what this one of the reference says.',
        help: 'Add the action, in your own words. If it does not matter, take it out of the reference.',
    },
    EXTRA_ACTION: {
        topic: 'precision',
        short: 'A key action is not in the reference',
        full: 'No key action of the reference says what this one of the candidate says. It may be invented.',
        help: 'Remove the action if it did not happen. If it did, and matters, add it to the reference.',
    },
    REPEATED_ACTION: {
        topic: 'style',
        short: 'A key action is said twice',
        full: 'This key action says again what another one says.',
        help: 'Remove the repetition.',
    },
    SUMMARY_GAP: {
        topic: 'completeness',
        short: 'The summary leaves something out',
        full: 'The candidate hardly covers a sentence of the reference.',
        help: 'Say it too, in your own words, where it matters.',
    },
    UNSUPPORTED_CLAIM: {
        topic: 'precision',
        short: 'The transcript does not tell a claim',
        full: 'By the judge, nothing in the transcript of the session says this statement of the candidate. It may be invented.',
        help: 'Remove the statement, or let the summary say only what happened in the session.',
    },
    TITLE_DRIFT: {
        topic: 'completeness',
        short: 'The title is about something else',
        full: 'The title has less than half of what the title of the reference says.',
        help: 'Compare both titles, and name what was achieved.',
    },
    MISSING_MOMENT: {
        topic: 'completeness',
        short: 'A turning point is missing',
        full: 'The reference has a moment of this type at this place of the session, the candidate has none.',
        help: 'Add the moment with its message number and type.',
    },
    EXTRA_MOMENT: {
        topic: 'precision',
        short: 'A turning point is not in the reference',
        full: 'The candidate has a moment that none of the reference could be.',
        help: 'Remove it, or correct its type or its message number.',
    },
    JUDGE_DISAGREES: {
        topic: 'judge',
        short: 'Judge and rubric disagree',
        full: 'The overall scores of the judge and of the rubric are 0.30 or more apart. It changes no verdict.',
        help: 'Read both texts: one of the two has seen what the other cannot.',
    },
    JUDGE_SUGGESTION: {
        topic: 'judge',
        short: 'The judge suggests something',
        full: 'A language model proposes an improvement. It changes no verdict.',
        help: 'Take it as advice of a reader who may be wrong.',
    },
    UNKNOWN_SESSION: {
        topic: 'candidate',
        short: 'A candidate belongs to no golden session',
        full: 'The corpus has no session of this name, so that the candidate is not looked at. It changes no verdict.',
        help: 'Correct the name, or add the session to the corpus.',
    },
};

// EXTERNAL MODULE: ./build/render/wording.js
var wording = __webpack_require__(6809);
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
                        rules: sarifRules(),
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
                        toolExecutionNotifications: [...omission(omitted), ...report.caveats].map((text) => ({
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
function omission(omitted) {
    if (omitted === 0)
        return [];
    return [`${(0,core_text/* counted */.hS)(omitted, 'finding')} left out, which code scanning would not show; report.json has them.`];
}
function resultsOf(report, digest) {
    const fingerprint = openFingerprints(digest);
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
        const { code, severity, dimension, suggestion } = finding;
        const make = () => ({
            ruleId: code,
            ruleIndex: core_finding/* FINDING_CODES */.f2.indexOf(code),
            level: severity,
            message: messageOf(finding, related.length > 0 ? ` ([reference](${REFERENCE_ID}))` : ''),
            locations: [locationOf(session, finding, report)],
            ...(related.length > 0 && { relatedLocations: related }),
            // GitHub goes by the first name alone, and makes up a worse one from the text of the line where it is missing.
            partialFingerprints: { primaryLocationLineHash: print, 'summaryGate/v1': print },
            ...(tellsWaivers && { suppressions: session === null ? [] : suppressionsOf(session, finding) }),
            properties: {
                ...(session !== null && { session: (0,core_text/* plainLine */.h0)(session.name, 300) }),
                ...(dimension !== null && { dimension }),
                ...(finding.known === true && { known: true }),
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
/** @param link our own, behind all that is foreign */
function messageOf(finding, link) {
    const advice = (0,wording/* adviceOf */.wr)(finding);
    const text = advice === undefined ? finding.message : `${finding.message} → ${advice}`;
    const tail = advice === undefined ? '' : `\n\n→ ${(0,render_escape/* markdownInline */.nL)(advice, LONGEST_MESSAGE)}`;
    return {
        text: `${messageText(text)}${link}`,
        markdown: `${(0,render_escape/* markdownInline */.nL)(finding.message, LONGEST_MESSAGE)}${tail}${link}`,
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
    const path = isKnown ? file : typeof candidates === 'string' ? candidates : '.';
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
function referenceOf({ name, reference_digest: digest }, { settings }) {
    const corpus = settings['corpus']?.value;
    if (digest === null || typeof corpus !== 'string' || corpus.endsWith('.jsonl'))
        return [];
    const file = `${corpus === '.' ? '' : `${corpus}/`}${name}/reference.json`;
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
/** A rule for every finding code, in the order of the codes: `ruleIndex` counts on it. */
function sarifRules() {
    return core_finding/* FINDING_CODES */.f2.map((code) => {
        const { topic, short, full, help } = FINDING_TEXTS[code];
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
