export const id = 5925;
export const ids = [5925];
export const modules = {

/***/ 65925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readIncidents: () => (/* binding */ readIncidents)
/* harmony export */ });
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37611);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);
/* harmony import */ var _gates_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20025);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7649);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30965);
/* harmony import */ var _self_test_as_in_a_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64276);
/* harmony import */ var _self_test_exam_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10247);







async function readIncidents({ run, tell }) {
    const { values } = run.settings;
    const { files, digest } = run.ports;
    if (files.kind(values.corpus) === 'missing')
        return [];
    const corpus = await (0,_inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__/* .readCorpus */ .XR)(values.corpus, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOf */ .b)(values));
    if (corpus.problems.length > 0) {
        tell('note: incidents are left out, since the corpus cannot be read: lint says what is wrong');
        return [];
    }
    const drafts = new Set(corpus.sessions.filter(({ unreviewed }) => unreviewed).map(({ name }) => name));
    const rate = (0,_self_test_as_in_a_run_js__WEBPACK_IMPORTED_MODULE_5__/* .rateAsInARun */ .o)(corpus.sessions, values, run.ports);
    const incidents = (0,_self_test_exam_js__WEBPACK_IMPORTED_MODULE_6__/* .examineRejected */ .gS)(corpus.sessions, (0,_gates_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .policyOf */ .US)(run.settings), rate).map(({ session, taught: { at, id, by, because, code }, gates }) => {
        const isDraft = drafts.has(session);
        return {
            ...{ at, session, id, by, because, code },
            ...(isDraft ? { caught: null, gates: [] } : { caught: gates.length > 0, gates }),
        };
    });
    return (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskTexts */ .X)(incidents.sort((a, b) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .byCodePoint */ .HH)(a.at, b.at) || (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .byCodePoint */ .HH)(a.session, b.session) || (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .byCodePoint */ .HH)(a.id, b.id)));
}


/***/ }),

/***/ 64276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ rateAsInARun)
/* harmony export */ });
/* harmony import */ var _inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85981);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30965);
/* harmony import */ var _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86588);
/* harmony import */ var _rubric_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7963);
/* harmony import */ var _rubric_v2_summary_pairs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65465);
/* harmony import */ var _scoring_score_session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80677);
/* harmony import */ var _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32670);
/* harmony import */ var _scoring_taught_results_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3212);








function rateAsInARun(sessions, { rubric, weights, ...format }, { files, digest }) {
    const pairs = new _rubric_v2_summary_pairs_js__WEBPACK_IMPORTED_MODULE_4__/* .SummaryPairs */ .c();
    const { vocabularies } = pairs;
    const tools = {
        score: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_3__/* .openScorer */ .DL)(rubric, weights, format.dimensions, pairs),
        check: new _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_2__/* .RequirementCheck */ .gx(vocabularies),
        claims: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_3__/* .openClaimCheck */ .HP)(rubric, pairs),
        candidatesPath: '',
        format: (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOf */ .b)(format),
        context: new ContextOfManyTexts((golden) => (0,_inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_0__/* .findTranscript */ .cj)(golden, files, digest), () => (0,_scoring_session_context_js__WEBPACK_IMPORTED_MODULE_6__/* .otherSessions */ .kN)(sessions), vocabularies),
    };
    return (golden, text) => (0,_scoring_score_session_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreCandidate */ .e)(golden, (0,_scoring_taught_results_js__WEBPACK_IMPORTED_MODULE_7__/* .summaryAsCandidate */ .C2)(golden.name, text), tools);
}
class ContextOfManyTexts extends _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_6__/* .SessionContext */ .IC {
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
function* blindSpots(sessions, rate) {
    for (const golden of sessions) {
        for (const rejected of golden.rejected) {
            const { code, summary } = rejected;
            if (code === null || _core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .JUDGED_CODES */ .nN.has(code) || (0,_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_2__/* .codesIn */ .Od)(rate(golden, summary)).includes(code))
                continue;
            yield { rejected, code };
        }
    }
}


/***/ })

};
