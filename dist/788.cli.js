export const id = 788;
export const ids = [788];
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
