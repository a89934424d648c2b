export const id = 116;
export const ids = [116];
export const modules = {

/***/ 5354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   score: () => (/* binding */ score)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_exit_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1388);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1378);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5323);
/* harmony import */ var _run_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5097);
/* harmony import */ var _scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2954);
/* harmony import */ var _show_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1652);







/** Does the job that the settings ask for: scores all sessions or a shard of them, merges shards, or only counts. */
async function score(context) {
    const { run, json, print } = context;
    const job = (0,_run_job_js__WEBPACK_IMPORTED_MODULE_3__/* .jobOf */ .Zw)(run.settings.values);
    if (job.kind === 'dry run' && json) {
        print(planOf(run));
        return _core_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.pass;
    }
    const done = await (0,_run_job_js__WEBPACK_IMPORTED_MODULE_3__/* .runJob */ .b5)(job, run, context);
    switch (done.kind) {
        case 'report':
            return (0,_show_report_js__WEBPACK_IMPORTED_MODULE_4__/* .showReport */ .U)(done.result, context);
        case 'part':
            return showPart(done.part, context);
        case 'estimate':
            print(done.text);
            return _core_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.pass;
    }
}
/**
 * The names of the sessions that a job would score, as JSON: what a pipeline has to summarise before the job can run, so
 * that no candidate needs to be there yet.
 */
function planOf({ settings, ports }) {
    const { values, problems, wrong } = settings;
    if (wrong.has('corpus'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
    const corpus = (0,_inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_2__/* .readCorpus */ .XR)(values.corpus, ports.files, ports.digest);
    if (problems.length + corpus.problems.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([...problems, ...corpus.problems]);
    const sessions = (0,_scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_5__/* .sessionsOfJob */ .gz)(corpus.sessions, values.limit, (0,_scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_5__/* .wantedBy */ .fy)(values.shard, ports.digest));
    const { shard } = values;
    return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonText */ .s$)({
        shard: shard === null ? null : `${shard.index}/${shard.of}`,
        sessions: sessions.map(({ name }) => name),
    });
}
/** A shard has no verdict: it has left its part. */
function showPart(part, { json, print, tell }) {
    for (const warning of part.warnings)
        tell(warning);
    const { shard, sessions, path, unmeasured, costUsd, title } = part;
    const about = { shard: `${shard.index}/${shard.of}`, sessions, part: path, unmeasured, cost_usd: costUsd };
    print(json ? (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonText */ .s$)(about) : `${title}. Its part: ${path}\n`);
    return _core_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.pass;
}


/***/ }),

/***/ 1652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showReport)
/* harmony export */ });
/* harmony import */ var _adapters_disk_write_pieces_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9518);
/* harmony import */ var _render_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4170);
/* harmony import */ var _run_exit_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5680);
/* harmony import */ var _run_report_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8550);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(375);





/** Shows the report of a run, sends its telemetry, and lets go of it. Returns the exit code of its verdict. */
async function showReport(result, context) {
    const { run, env, json, screen, print, tell } = context;
    const { report, written, warnings } = result;
    for (const warning of warnings)
        tell(warning);
    if (json)
        for (const piece of (0,_adapters_disk_write_pieces_js__WEBPACK_IMPORTED_MODULE_0__/* .inChunks */ .mk)((0,_run_report_files_js__WEBPACK_IMPORTED_MODULE_3__/* .renderJson */ .hF)(report)))
            print(piece);
    else
        print((0,_render_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTerminal */ .bF)(report, screen));
    if (written.length > 0)
        tell(`Report: ${written.join(', ')}`);
    // Last, so that a slow collector keeps nobody from the verdict.
    for (const warning of await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_4__/* .exportTelemetry */ ._D)(run, result, env))
        tell(warning);
    result.close();
    return (0,_run_exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .F)(report.verdict, run.settings.values);
}


/***/ })

};
