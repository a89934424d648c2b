export const id = 8570;
export const ids = [8570,82];
export const modules = {

/***/ 55033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ parseBatches),
/* harmony export */   w: () => (/* binding */ batchFileOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _core_json_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36164);
/* harmony import */ var _core_json_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94778);
/* harmony import */ var _core_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12139);
/* harmony import */ var _batch_transport_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12875);





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


/***/ }),

/***/ 50082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ renderEstimate)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);

/** What a dry run has to say, of sessions and of so many labelled candidates, or of turns. */
function renderEstimate(estimate, { 'max-cost-usd': cap, 'judge-model': model, 'judge-transport': transport, 'judge-provider': provider, }, about) {
    const { sessions, calls, recorded, promptTokens, completionTokens, likelyUsd, mostUsd } = estimate;
    const lines = [
        `Dry run: nothing was asked, written or published.`,
        'turns' in about
            ? `  turns      ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(about.turns, 'turn')} to judge with ${model}`
            : `  sessions   ${namesOf(sessions, about.labels)} to judge with ${model}`,
        `  requests   ${calls}${recorded > 0 ? `, and ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(recorded, 'recorded answer')} that cost nothing` : ''}`,
        `  tokens     about ${promptTokens} in, ${completionTokens} out`,
        provider === 'command' && likelyUsd === null
            ? '  cost       unknown: the program of judge-command does not say what it takes'
            : `  cost       about ${usd(likelyUsd)}, at most ${usd(mostUsd)} without retries${transport === 'batch' ? ', by batch at half price' : ''}`,
        cap === null ? '  cap        none' : `  cap        ${usd(cap)}: a request that could pass it is not made`,
    ];
    return `${lines.join('\n')}\n`;
}
function namesOf(sessions, labels) {
    const ofLabels = labels === 0 ? [] : [(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(labels, 'labelled candidate')];
    return [...(sessions > 0 || labels === 0 ? [(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(sessions, 'session')] : []), ...ofLabels].join(' and ');
}
function usd(amount) {
    return amount === null ? 'unknown (no price for this model)' : `$${amount.toFixed(4)}`;
}


/***/ })

};
