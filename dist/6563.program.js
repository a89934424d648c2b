export const id = 6563;
export const ids = [6563];
export const modules = {

/***/ 86563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runScoringThread: () => (/* binding */ runScoringThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62807);
/* harmony import */ var _core_text_limit_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46569);
/* harmony import */ var _inputs_candidates_unread_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45291);
/* harmony import */ var _inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85981);
/* harmony import */ var _inputs_input_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27025);
/* harmony import */ var _inputs_markdown_load_markdown_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(46642);
/* harmony import */ var _inputs_sample_texts_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60621);
/* harmony import */ var _scoring_session_scorer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87119);
/* harmony import */ var _scoring_session_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98542);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30961);
/* harmony import */ var _disk_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83675);
/* harmony import */ var _disk_line_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97484);
/* harmony import */ var _scoring_role_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(52947);














async function runScoringThread() {
    const { paths, inputs, hasMarkdown, root, ...rules } = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
    const files = (0,_disk_files_js__WEBPACK_IMPORTED_MODULE_8__/* .openWorkspace */ .O)(root, root);
    const markdown = hasMarkdown ? await (0,_inputs_markdown_load_markdown_js__WEBPACK_IMPORTED_MODULE_11__/* .loadMarkdown */ .y)() : undefined;
    const textsOf = (side) => {
        const opened = inputs[side].map((input) => {
            const lines = input === undefined ? undefined : (0,_disk_line_file_js__WEBPACK_IMPORTED_MODULE_9__/* .shareLineFile */ .I3)(input.descriptor, input.file, _core_text_limit_js__WEBPACK_IMPORTED_MODULE_12__/* .LONGEST_INPUT_BYTES */ .wy);
            return { at: (position) => (0,_inputs_input_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .textAt */ .$6)(position, input?.file ?? '', lines, files, markdown) };
        });
        const [only] = opened;
        return only !== undefined && opened.length === 1 ? only : { at: (position) => (0,_inputs_sample_texts_js__WEBPACK_IMPORTED_MODULE_13__/* .sampleAt */ .o)(opened, position) };
    };
    const transcriptOf = (golden) => (0,_inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .findTranscript */ .cj)(golden, files, _digest_js__WEBPACK_IMPORTED_MODULE_7__/* .sha256 */ .s);
    const { format } = rules;
    const texts = [textsOf('corpus'), textsOf('candidates')];
    const unreadFile = (0,_inputs_candidates_unread_file_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadFileIn */ .p)(paths.candidates, files);
    const source = new _scoring_session_source_js__WEBPACK_IMPORTED_MODULE_6__/* .SessionSource */ .W(paths, ...texts, _digest_js__WEBPACK_IMPORTED_MODULE_7__/* .sha256 */ .s, transcriptOf, format, unreadFile);
    const scorer = new _scoring_session_scorer_js__WEBPACK_IMPORTED_MODULE_5__/* .SessionScorer */ .P(source, rules);
    const answer = (tasks) => {
        try {
            return { records: tasks.map((task) => scorer.record(task)) };
        }
        catch (error) {
            if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
                return { problems: error.problems };
            throw error;
        }
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (tasks) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(answer(tasks)));
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(_scoring_role_js__WEBPACK_IMPORTED_MODULE_10__/* .READY */ .yE);
    return 0;
}


/***/ })

};
