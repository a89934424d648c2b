export const id = 960;
export const ids = [960];
export const modules = {

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
