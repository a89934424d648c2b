export const id = 6025;
export const ids = [6025];
export const modules = {

/***/ 16025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lint: () => (/* binding */ lint)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57336);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1378);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37611);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33769);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30965);
/* harmony import */ var _inputs_lint_lint_whole_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95365);
/* harmony import */ var _render_terminal_lint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58425);
/* harmony import */ var _self_test_as_in_a_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64276);
/* harmony import */ var _self_test_exam_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10247);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90048);












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
    const issues = (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTexts */ .X)([
        ...(0,_inputs_lint_lint_whole_js__WEBPACK_IMPORTED_MODULE_5__/* .lintWhole */ .b)(corpus, values, files, clock()),
        ...(0,_self_test_exam_js__WEBPACK_IMPORTED_MODULE_8__/* .blindSpots */ .dE)(corpus.sessions, (0,_self_test_as_in_a_run_js__WEBPACK_IMPORTED_MODULE_7__/* .rateAsInARun */ .o)(corpus.sessions, values, run.ports)).map(blindness),
    ]);
    const errors = issues.filter(({ severity }) => severity === 'error').length;
    const result = {
        sessions: corpus.sessions.length,
        unreadable: corpus.broken,
        errors,
        warnings: issues.length - errors,
        issues,
    };
    const exitCode = errors > 0 ? _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.fail : _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.pass;
    if (json)
        print((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_10__/* .jsonText */ .s$)(result));
    else if ((0,_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .wantsLines */ .Ff)(context)) {
        const { printLintLines } = await __webpack_require__.e(/* import() */ 1321).then(__webpack_require__.bind(__webpack_require__, 81321));
        printLintLines(issues, verdictOf(result), { ...context, first: corpus.sessions[0]?.place.file });
    }
    else if ((0,_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .isWorthPrinting */ .sY)(context, errors > 0 ? 'fail' : 'pass'))
        print(renderLint(result, screen));
    return exitCode;
}
function blindness({ rejected: { place, because }, code }) {
    const message = `nothing raises ${code} here: the gate is blind to it (${because})`;
    return { rule: 'rejected', severity: 'error', message, place };
}
function verdictOf({ sessions, unreadable, errors, warnings }) {
    const unread = unreadable === 0 ? '' : ` and ${unreadable} that cannot be read`;
    return [(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(sessions, 'session') + unread, (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(errors, 'error'), (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(warnings, 'warning')].join(', ');
}
function renderLint(result, screen) {
    const paint = picocolors__WEBPACK_IMPORTED_MODULE_11__.createColors(screen.colour);
    const lines = (0,_render_terminal_lint_js__WEBPACK_IMPORTED_MODULE_6__/* .lintLines */ .x)(result.issues, screen);
    const verdict = verdictOf(result);
    const head = result.errors > 0 ? paint.red(`✖ ${verdict}`) : paint.green(`✔ ${verdict}`);
    return `${[...lines, ...(lines.length > 0 ? [''] : []), paint.bold(head)].join('\n')}\n`;
}


/***/ }),

/***/ 64276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ rateAsInARun)
/* harmony export */ });
/* harmony import */ var _inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85981);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30965);
/* harmony import */ var _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84479);
/* harmony import */ var _rubric_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76003);
/* harmony import */ var _rubric_v2_summary_pairs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65465);
/* harmony import */ var _scoring_score_session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80677);
/* harmony import */ var _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32670);
/* harmony import */ var _scoring_taught_results_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3212);








function rateAsInARun(sessions, { rubric, weights, ...format }, { files, digest }) {
    const pairs = new _rubric_v2_summary_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .SummaryPairs */ .c();
    const { vocabularies } = pairs;
    const others = sessions.filter(({ canary }) => !canary).slice(0, _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_OTHER_SESSIONS */ .n);
    const tools = {
        score: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_3__/* .openScorer */ .DL)(rubric, weights, format.dimensions, pairs),
        check: new _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_2__/* .RequirementCheck */ .gx(vocabularies),
        claims: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_3__/* .openClaimCheck */ .HP)(rubric, pairs),
        candidatesPath: '',
        format: (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOf */ .b)(format),
        context: new ContextOfManyTexts((golden) => (0,_inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_0__/* .findTranscript */ .cj)(golden, files, digest), () => others, vocabularies),
    };
    return (golden, text) => (0,_scoring_score_session_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreCandidate */ .e)(golden, (0,_scoring_taught_results_js__WEBPACK_IMPORTED_MODULE_7__/* .summaryAsCandidate */ .C2)(golden.name, text), tools);
}
class ContextOfManyTexts extends _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_6__/* .SessionContext */ .I {
    last;
    groundsOf(golden) {
        if (this.last?.golden !== golden)
            this.last = { golden, grounds: super.groundsOf(golden) };
        return this.last.grounds;
    }
}


/***/ }),

/***/ 10247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dE: () => (/* binding */ blindSpots),
/* harmony export */   gS: () => (/* binding */ examineRejected),
/* harmony export */   sb: () => (/* binding */ examine)
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4823);
/* harmony import */ var _gates_evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91567);
/* harmony import */ var _scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18295);
/* harmony import */ var _scoring_taught_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3212);




function examine(sessions, policy, rate) {
    const gatesOf = (0,_gates_evaluate_js__WEBPACK_IMPORTED_MODULE_1__/* .gatesOfOne */ .iZ)(policy);
    const accepted = sessions.flatMap((golden) => golden.accepted.map((taught) => {
        const rated = rate((0,_scoring_taught_results_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutItself */ .cb)(golden, taught), taught.summary);
        return { session: golden.name, taught, gates: gatesOf(rated) };
    }));
    const rejected = examineRejected(sessions, policy, rate);
    return accepted.length + rejected.length === 0 ? null : { accepted, rejected };
}
function examineRejected(sessions, policy, rate) {
    const gatesOf = (0,_gates_evaluate_js__WEBPACK_IMPORTED_MODULE_1__/* .gatesOfOne */ .iZ)(policy);
    return sessions.flatMap((golden) => golden.rejected.map((taught) => ({ session: golden.name, taught, gates: gatesOf(rate(golden, taught.summary)) })));
}
function blindSpots(sessions, rate) {
    return sessions.flatMap((golden) => golden.rejected.flatMap((rejected) => {
        const { code, summary } = rejected;
        if (code === null || _core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .JUDGED_CODES */ .nN.has(code) || (0,_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_2__/* .codesIn */ .Od)(rate(golden, summary)).includes(code))
            return [];
        return [{ rejected, code }];
    }));
}


/***/ })

};
