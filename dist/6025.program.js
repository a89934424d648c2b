export const id = 6025;
export const ids = [6025];
export const modules = {

/***/ 16025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lint: () => (/* binding */ lint)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57336);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_exit_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11388);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1378);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96136);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30965);
/* harmony import */ var _inputs_lint_lint_whole_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95167);
/* harmony import */ var _render_terminal_lint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58425);
/* harmony import */ var _format_flag_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56891);










/** Checks the corpus against the rules of curation. A reference that cannot be read is one of its errors. */
async function lint(context) {
    const { run, json, screen, print } = context;
    const { values, problems, wrong } = run.settings;
    const { files, digest, clock } = run.ports;
    if (wrong.has('corpus'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
    const kind = files.kind(values.corpus);
    const corpus = await (0,_inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__/* .readCorpus */ .XR)(values.corpus, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOf */ .b)(values));
    const isCorpus = kind === 'folder' || (kind === 'file' && values.corpus.endsWith('.jsonl'));
    if (problems.length > 0 || !isCorpus)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([...problems, ...(isCorpus ? [] : corpus.problems)]);
    const issues = (0,_inputs_lint_lint_whole_js__WEBPACK_IMPORTED_MODULE_5__/* .lintWhole */ .b)(corpus, values, files, clock());
    const errors = issues.filter(({ severity }) => severity === 'error').length;
    const result = {
        sessions: corpus.sessions.length,
        unreadable: corpus.broken,
        errors,
        warnings: issues.length - errors,
        issues,
    };
    const exitCode = errors > 0 ? _core_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.fail : _core_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.pass;
    if (json)
        print((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonText */ .s$)(result));
    else if ((0,_format_flag_js__WEBPACK_IMPORTED_MODULE_7__/* .wantsLines */ .Ff)(context)) {
        const { printLintLines } = await __webpack_require__.e(/* import() */ 1321).then(__webpack_require__.bind(__webpack_require__, 81321));
        printLintLines(issues, verdictOf(result), context);
    }
    else if ((0,_format_flag_js__WEBPACK_IMPORTED_MODULE_7__/* .isWorthPrinting */ .sY)(context, errors > 0 ? 'fail' : 'pass'))
        print(renderLint(result, screen));
    return exitCode;
}
function verdictOf({ sessions, unreadable, errors, warnings }) {
    const unread = unreadable === 0 ? '' : ` and ${unreadable} that cannot be read`;
    return [(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(sessions, 'session') + unread, (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(errors, 'error'), (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(warnings, 'warning')].join(', ');
}
function renderLint(result, screen) {
    const paint = picocolors__WEBPACK_IMPORTED_MODULE_9__.createColors(screen.colour);
    const lines = (0,_render_terminal_lint_js__WEBPACK_IMPORTED_MODULE_6__/* .lintLines */ .x)(result.issues, screen);
    const verdict = verdictOf(result);
    const head = result.errors > 0 ? paint.red(`✖ ${verdict}`) : paint.green(`✔ ${verdict}`);
    return `${[...lines, ...(lines.length > 0 ? [''] : []), paint.bold(head)].join('\n')}\n`;
}


/***/ })

};
