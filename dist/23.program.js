export const id = 23;
export const ids = [23];
export const modules = {

/***/ 5981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ transcriptPaths),
/* harmony export */   c: () => (/* binding */ findTranscript)
/* harmony export */ });
/* harmony import */ var _transcript_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9143);

/** Names that the transcript of a session may have, in the order in which they are looked for. */
const TRANSCRIPT_FILES = ['transcript.jsonl', 'transcript.md', 'transcript.txt'];
/** Paths of the transcripts beside a reference; none for a line of a `.jsonl` corpus. */
function transcriptPaths({ place }, files) {
    const folder = place.file.replace(/\/?reference\.json$/, '');
    if (folder === place.file)
        return [];
    return TRANSCRIPT_FILES.map((name) => (folder === '' ? name : `${folder}/${name}`)).filter((file) => files.kind(file) !== 'missing');
}
/** Finds and reads the transcript of a session; of several the first by name. */
function findTranscript(session, files, digest) {
    const [file] = transcriptPaths(session, files);
    if (file === undefined)
        return undefined;
    const read = files.read(file);
    if (read.kind !== 'text')
        return 'unreadable';
    const transcript = (0,_transcript_js__WEBPACK_IMPORTED_MODULE_0__/* .readTranscript */ .lb)(read.text, file, digest);
    return transcript.utterances.length === 0 ? 'unreadable' : transcript;
}


/***/ }),

/***/ 9143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ transcriptMessage),
/* harmony export */   lb: () => (/* binding */ readTranscript),
/* harmony export */   se: () => (/* binding */ NO_MESSAGE),
/* harmony export */   v_: () => (/* binding */ readBlocks)
/* harmony export */ });
/* unused harmony export splitByRole */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
/* harmony import */ var _core_json_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4778);


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
    for (const { line, text: content } of (0,_core_json_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonLines */ .i)(text)) {
        const blocks = readBlocks(content);
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
/** Schema of a message of a transcript, one line of JSON. */
const transcriptMessage = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    role: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['user', 'assistant', 'tool']),
    content: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }))]),
});
/** Why a line of a transcript is refused. */
const NO_MESSAGE = 'not a message; allowed: {"role": "user", "assistant" or "tool", "content": text or a list of blocks}';
const textBlock = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('text'), text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const callBlock = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('tool_use'), name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), input: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional() });
const resultBlock = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('tool_result'),
    content: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())]),
});
/**
 * Reads the texts of a message from a line of JSON, in their order; undefined where the line is no message. Blocks of
 * other types (pictures, thinking) are skipped: they have no text that could confirm anything.
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
 * Splits a text into utterances by who speaks: at Markdown headings (not inside fenced code, where a tool may print
 * anything) and at names before a colon. Text before the first of them has the role `unknown`.
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


/***/ }),

/***/ 5033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ parseBatches),
/* harmony export */   w: () => (/* binding */ batchFileOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3339);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4377);
/* harmony import */ var _core_json_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6164);
/* harmony import */ var _core_json_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4778);
/* harmony import */ var _core_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2139);
/* harmony import */ var _batch_transport_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2875);





/** The id of a batch, which goes into an address. */
const batchId = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[A-Za-z0-9_-]{1,128}$/, 'must be the id of a batch: letters, digits, _ and -');
/** Keys of questions, used as ids of the requests in a batch. */
const keys = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hexadecimal'));
/** A batch that was made and whose results are still to be fetched. */
const batchSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    batch: batchId,
    /** Which hand-over it came from. */
    token: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    base_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    /**
     * Where the worst case of each of its requests is booked, in their order; null where no ledger is kept. A line of an
     * earlier version has no amounts: then all stays booked.
     */
    booked: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        ledger: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        day: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^\d{4}-\d\d-\d\d$/),
        usd: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative()).default([]),
    })
        .nullable(),
    keys,
})
    .refine(({ booked, keys }) => booked === null || [0, keys.length].includes(booked.usd.length), {
    path: ['booked', 'usd'],
    message: 'must have as many amounts as there are keys',
});
/** Written before what requests have cost is put into the ledger in place of what was booked: only once may that be. */
const settledSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ settled: batchId, keys });
/** Written before a batch is made: without a batch of the same token nobody knows whether one came about. */
const handOverSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ handing_over: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), requests: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(), at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$() });
/**
 * Reads the lines of a batch file. Broken lines become problems; batches whose results the provider has deleted by now
 * are left out.
 */
function parseBatches(text, file, now) {
    const batches = [];
    const handOvers = [];
    const settled = new Map();
    const problems = [];
    for (const { line, text: content } of (0,_core_json_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonLines */ .i)(text)) {
        const parsed = (0,_core_json_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(content, line);
        if ('error' in parsed) {
            problems.push({ message: parsed.error.message, place: { file, ...parsed.error.position } });
            continue;
        }
        const { document } = parsed;
        const isHandOver = handOverSchema.safeParse(document.value);
        if (isHandOver.success) {
            handOvers.push(isHandOver.data);
            continue;
        }
        const isSettled = settledSchema.safeParse(document.value);
        if (isSettled.success) {
            const { settled: batch, keys } = isSettled.data;
            settled.set(batch, new Set([...(settled.get(batch) ?? []), ...keys]));
            continue;
        }
        const checked = batchSchema.safeParse(document.value);
        if (checked.success)
            batches.push(checked.data);
        else {
            const [first] = (0,_core_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaProblems */ .Ic)(checked.error.issues, document, file);
            problems.push(first ?? { message: 'this is no batch', place: (0,_core_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(document, file, []) });
        }
    }
    const known = new Set(batches.map(({ token }) => token));
    return {
        batches: batches.filter((batch) => isKept(batch, now)),
        handOvers: handOvers.filter((one) => !known.has(one.handing_over)),
        settled,
        problems,
        unfinishedLine: text === '' || text.endsWith('\n') ? null : text.split('\n').length,
    };
}
const DAY_MS = 86_400_000;
function isKept({ created_at: createdAt }, now) {
    return now.getTime() - Date.parse(createdAt) < _batch_transport_js__WEBPACK_IMPORTED_MODULE_5__/* .RESULTS_KEPT_DAYS */ .s5 * DAY_MS;
}
/** Path of the batch file that belongs to a cassette. */
function batchFileOf(cassette) {
    return `${cassette}.batches.jsonl`;
}


/***/ })

};
