export const id = 946;
export const ids = [946];
export const modules = {

/***/ 7605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ calibrationGate),
/* harmony export */   R: () => (/* binding */ checkAgainstLabels)
/* harmony export */ });
/* harmony import */ var _judge_agreement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6557);

/**
 * What a run knows of its judge, with the agreement of that very judge with the labels: asked now, by the same model, mode
 * and prompt, or replayed from the same cassette. An agreement that was measured some other day might be another judge's.
 * Without labels, and where nobody could be asked or there was nothing to judge, the facts stay as they are.
 */
async function checkAgainstLabels(facts, labels, { settings, digest, askMore }) {
    if (labels.length === 0 || facts.absence !== null || facts.judgements.size + facts.measured.size === 0)
        return facts;
    const judgements = await askMore(labels);
    const gate = calibrationGate(settings);
    return {
        ...facts,
        agreement: (0,_judge_agreement_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAgreement */ .I1)(labels, judgements, { gate, minMeasured: settings['min-measured'], digest }),
    };
}
/** Where scores are cut into pass and fail to compare them with labels; null where no such gate is set. */
function calibrationGate(settings) {
    return settings['min-judge-overall'] ?? settings['min-overall'];
}


/***/ }),

/***/ 1211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ findTranscript),
  L: () => (/* binding */ transcriptPaths)
});

// EXTERNAL MODULE: ./build/json/lines.js
var lines = __webpack_require__(3004);
// EXTERNAL MODULE: ./build/corpus/transcript-blocks.js
var transcript_blocks = __webpack_require__(5530);
;// CONCATENATED MODULE: ./build/corpus/transcript-roles.js
const ROLES = {
    user: 'user',
    human: 'user',
    customer: 'user',
    assistant: 'assistant',
    agent: 'assistant',
    ai: 'assistant',
    tool: 'tool',
};
const NAMES = Object.keys(ROLES).join('|');
/** "## 3 · tool (bash)", "### Assistant" */
const HEADING = new RegExp(`^#{1,6}\\s+(?:\\d{1,6}\\s*[.:)·–-]?\\s*)?(${NAMES})\\b[^:]{0,60}:?\\s*$`, 'i');
/** "User: please …", "**Assistant:** …", "[tool] …" */
const LABEL = new RegExp(`^(?:\\*\\*)?\\[?(${NAMES})\\]?(?:\\s*\\([^()]{0,60}\\))?(?::\\*\\*|\\*\\*:|:|(?<=\\]))\\s*`, 'i');
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/**
 * Takes a text apart by who speaks: at headings in Markdown (not inside of fenced code, where a tool may print anything)
 * and at names before a colon. What stands before the first of them is said by nobody that is known.
 */
function splitByRole(text, form) {
    const utterances = [];
    let role = 'unknown';
    let lines = [];
    let fence;
    const finish = () => {
        if (lines.some((line) => line.text.trim() !== ''))
            utterances.push({ role, lines });
        lines = [];
    };
    for (const [i, written] of text.split('\n').entries()) {
        const content = written.endsWith('\r') ? written.slice(0, -1) : written;
        const [, mark] = FENCE.exec(content) ?? [];
        const label = fence === undefined ? labelOf(content, form) : undefined;
        if (form === 'markdown' && mark !== undefined) {
            if (fence === undefined)
                fence = mark;
            else if (mark.startsWith(fence) && content.trim() === mark)
                fence = undefined;
        }
        if (label !== undefined) {
            finish();
            role = label.role;
        }
        const said = label?.rest ?? content;
        if (label === undefined || said !== '')
            lines.push({ line: i + 1, text: said });
    }
    finish();
    return utterances;
}
function labelOf(line, form) {
    const [, heading] = form === 'markdown' ? (HEADING.exec(line) ?? []) : [];
    if (heading !== undefined)
        return { role: roleOf(heading), rest: '' };
    const [label, name] = LABEL.exec(line) ?? [];
    return label === undefined || name === undefined ? undefined : { role: roleOf(name), rest: line.slice(label.length) };
}
function roleOf(name) {
    return ROLES[name.toLowerCase()] ?? 'unknown';
}

;// CONCATENATED MODULE: ./build/corpus/transcript.js



/**
 * Reads a transcript: `.jsonl` is a message a line (`role` is user, assistant or tool, `content` a text or a list of
 * blocks), anything else is text in which headings or names before a colon may tell who speaks. Never throws; takes time
 * in proportion to the text.
 */
function readTranscript(text, file, digest) {
    return { file, digest: digest(text), ...readUtterances(text, file) };
}
function readUtterances(text, file) {
    return file.endsWith('.jsonl')
        ? readMessages(text)
        : { utterances: splitByRole(text, file.endsWith('.md') ? 'markdown' : 'plain'), malformed: [] };
}
function readMessages(text) {
    const utterances = [];
    const malformed = [];
    for (const { line, text: content } of (0,lines/* jsonLines */.i)(text)) {
        const blocks = (0,transcript_blocks/* readBlocks */.v_)(content);
        if (blocks === undefined)
            malformed.push(line);
        for (const { role, text: said } of blocks ?? []) {
            if (said.trim() === '')
                continue;
            // In JSON a whole message stands in one line of the file.
            const lines = said.split('\n').map((one) => ({ line, text: one }));
            utterances.push({ role, lines });
        }
    }
    return { utterances, malformed };
}

;// CONCATENATED MODULE: ./build/corpus/find-transcript.js

/** Names that the transcript of a session may have, in the order in which they are looked for. */
const TRANSCRIPT_FILES = ['transcript.jsonl', 'transcript.md', 'transcript.txt'];
/** Paths of the transcripts beside a reference; none for a line of a `.jsonl` corpus. */
function transcriptPaths({ place }, files) {
    const folder = place.file.replace(/\/?reference\.json$/, '');
    if (folder === place.file)
        return [];
    return TRANSCRIPT_FILES.map((name) => (folder === '' ? name : `${folder}/${name}`)).filter((file) => files.kind(file) !== 'missing');
}
/** The transcript of a session, the first by name if there are several. */
function findTranscript(session, files, digest) {
    const [file] = transcriptPaths(session, files);
    if (file === undefined)
        return undefined;
    const read = files.read(file);
    if (read.kind !== 'text')
        return 'unreadable';
    const transcript = readTranscript(read.text, file, digest);
    return transcript.utterances.length === 0 ? 'unreadable' : transcript;
}


/***/ }),

/***/ 5530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ transcriptMessage),
/* harmony export */   se: () => (/* binding */ NO_MESSAGE),
/* harmony export */   v_: () => (/* binding */ readBlocks)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);

/** A message of a transcript, as one line of JSON has it. */
const transcriptMessage = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['user', 'assistant', 'tool']),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }))]),
});
/** What is said of a line that holds something else. */
const NO_MESSAGE = 'not a message; allowed: {"role": "user", "assistant" or "tool", "content": text or a list of blocks}';
const textBlock = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('text'), text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const callBlock = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tool_use'), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), input: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional() });
const resultBlock = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tool_result'),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())]),
});
/**
 * The texts of a message that is written as one line of JSON, in its order; nothing where it is no message. Blocks of
 * other types (pictures, thoughts) have no text that could confirm anything, and are passed over.
 */
function readBlocks(line) {
    const parsed = transcriptMessage.safeParse(parse(line));
    if (!parsed.success)
        return undefined;
    const { role, content } = parsed.data;
    if (typeof content === 'string')
        return [saidBy(role, content)];
    return content.flatMap((block) => readBlock(block, role));
}
function parse(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}
function readBlock(block, role) {
    const text = textBlock.safeParse(block);
    if (text.success)
        return [saidBy(role, text.data.text)];
    const call = callBlock.safeParse(block);
    if (call.success)
        return [{ role, kind: 'call', text: `${call.data.name}: ${describeInput(call.data.input)}` }];
    const result = resultBlock.safeParse(block);
    if (!result.success)
        return [];
    const { content } = result.data;
    const texts = typeof content === 'string' ? [content] : content.flatMap(textOf);
    // Whatever message it travels in, the tool says it.
    return texts.map((said) => ({ role: 'tool', kind: 'result', text: said }));
}
function saidBy(role, text) {
    return { role, kind: role === 'tool' ? 'result' : 'text', text };
}
function textOf(block) {
    const parsed = textBlock.safeParse(block);
    return parsed.success ? [parsed.data.text] : [];
}
/** The arguments of a call, texts as they are: in JSON their line breaks would be escapes. */
function describeInput(input) {
    if (typeof input !== 'object' || input === null)
        return toJson(input);
    return Object.entries(input)
        .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : toJson(value)}`)
        .join('\n');
}
function toJson(value) {
    try {
        return JSON.stringify(value) ?? '';
    }
    catch {
        // Nested deeper than the stack: nobody reads that.
        return '';
    }
}


/***/ }),

/***/ 2732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ batchFileOf)
/* harmony export */ });
/** The path of the file of batches beside a cassette. */
function batchFileOf(cassette) {
    return `${cassette}.batches.jsonl`;
}


/***/ }),

/***/ 7929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ cleanText),
/* harmony export */   v: () => (/* binding */ cleanLines)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2207);
/* harmony import */ var _render_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6082);


/** Foreign text as it may enter a prompt: one line, without control and invisible characters and credentials, cut with a mark. */
function cleanText(text, longest) {
    return (0,_render_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_render_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(text), longest);
}
/** The same for a text whose lines mean something: line by line, without the empty ones. Not cut. */
function cleanLines(text) {
    // First as a whole: a private key goes over many lines.
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .Q)(text)
        .split('\n')
        .map((line) => (0,_render_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(line))
        .filter((line) => line !== '')
        .join('\n');
}


/***/ })

};
