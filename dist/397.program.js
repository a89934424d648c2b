export const id = 397;
export const ids = [397];
export const modules = {

/***/ 7397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runScoringThread: () => (/* binding */ runScoringThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _streaming_line_scorer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5560);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(961);
/* harmony import */ var _line_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2270);





/**
 * The program of a thread that scores: answers each list of tasks with its records until it is ended. An error that is no
 * UserError ends it, and reaches whoever has started it.
 */
function runScoringThread() {
    const { paths, descriptors, ...rules } = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
    const files = {
        paths,
        corpus: (0,_line_file_js__WEBPACK_IMPORTED_MODULE_4__/* .shareLineFile */ .I3)(descriptors.corpus, paths.corpus),
        candidates: (0,_line_file_js__WEBPACK_IMPORTED_MODULE_4__/* .shareLineFile */ .I3)(descriptors.candidates, paths.candidates),
    };
    const scorer = new _streaming_line_scorer_js__WEBPACK_IMPORTED_MODULE_2__/* .LineScorer */ .H(files, _digest_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s, rules);
    const answer = (tasks) => {
        try {
            return { records: tasks.map((task) => scorer.record(task)) };
        }
        catch (error) {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
                return { problems: error.problems };
            throw error;
        }
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (tasks) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(answer(tasks)));
    return 0;
}


/***/ })

};
