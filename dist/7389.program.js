export const id = 7389;
export const ids = [7389];
export const modules = {

/***/ 87389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  lint: () => (/* binding */ lint_lint)
});

var picocolors = __webpack_require__(57336);
var core_errors = __webpack_require__(62807);
var json_text = __webpack_require__(1378);
var core_text = __webpack_require__(26067);
var changed_file = __webpack_require__(99059);
var named_texts = __webpack_require__(64408);
var open_corpus = __webpack_require__(20962);
var read_corpus = __webpack_require__(7649);
;// CONCATENATED MODULE: ./build/inputs/corpus/corpus-in-turn.js




async function openCorpusInTurn(path, files, digest, format) {
    const opened = (0,open_corpus/* openCorpus */.t)(path, files);
    if (opened.kind === 'unreadable') {
        const nothing = { sessions: [], withRejected: [], count: 0, broken: 0, skippedFolders: [] };
        return { ...nothing, problems: [opened.problem], close: () => undefined };
    }
    const { texts, skippedFolders } = opened;
    await texts.load();
    const { named, marks, rejecting, problems, broken } = index(texts, path, digest, format);
    const order = named.inOrder();
    function* read(indices) {
        for (const i of indices) {
            const text = texts.at(named.position(i));
            const session = (0,read_corpus/* readGolden */.cN)(text, digest, format);
            const isSame = session !== undefined && session.name === named.names[i] && markOf(session) === marks[i];
            if (!isSame)
                throw (0,changed_file/* changedFile */.N)(text.file);
            yield session;
        }
        if (texts.hasChanged())
            throw (0,changed_file/* changedFile */.N)(path);
    }
    return {
        sessions: { [Symbol.iterator]: () => read(order) },
        withRejected: { [Symbol.iterator]: () => read(order.filter((i) => rejecting.has(i))) },
        count: named.names.length,
        broken,
        skippedFolders,
        problems,
        close: () => texts.close(),
    };
}
function markOf({ referenceDigest }) {
    return Number.parseInt(referenceDigest.slice(-8), 16);
}
function index(texts, path, digest, format) {
    const named = new named_texts/* NamedTexts */.g(path);
    const rejecting = new Set();
    const marks = [];
    let at;
    const reading = new read_corpus/* CorpusReading */.jU(digest, format, (session) => {
        if (at === undefined)
            return;
        if (session.rejected.length > 0)
            rejecting.add(named.names.length);
        marks.push(markOf(session));
        named.add(session.name, at);
    });
    reading.addAll(texts, (position) => {
        at = position;
    });
    return { named, marks, rejecting, problems: reading.problems, broken: reading.read - named.names.length };
}

var format_of = __webpack_require__(30965);
var lint_whole = __webpack_require__(95365);
var redact = __webpack_require__(37611);
;// CONCATENATED MODULE: ./build/inputs/lint/told-issues.js

const MOST_TOLD = 20_000;
class ToldIssues {
    told = [];
    counts = { error: 0, warning: 0 };
    constructor(issues) {
        for (const issue of issues) {
            if (++this.counts[issue.severity] <= MOST_TOLD)
                this.told.push((0,redact/* maskTexts */.X)(issue));
        }
    }
    get others() {
        return this.counts.error + this.counts.warning - this.told.length;
    }
}

var lint = __webpack_require__(58425);
var as_in_a_run = __webpack_require__(64276);
var exam = __webpack_require__(10247);
var flags = __webpack_require__(90048);
;// CONCATENATED MODULE: ./build/command-line/commands/lint.js












async function lint_lint(context) {
    const { run } = context;
    const { values, problems, wrong } = run.settings;
    const { files, digest } = run.ports;
    if (wrong.has('corpus'))
        throw new core_errors/* UserError */.yo(problems);
    const corpus = await openCorpusInTurn(values.corpus, files, digest, (0,format_of/* formatOf */.b)(values));
    try {
        return await lintOpened(corpus, context);
    }
    finally {
        corpus.close();
    }
}
async function lintOpened(corpus, context) {
    const { run, json, screen, print, tell } = context;
    const { values, problems } = run.settings;
    const { files, clock } = run.ports;
    const kind = files.kind(values.corpus);
    const isCorpus = kind === 'folder' || (kind === 'file' && values.corpus.endsWith('.jsonl'));
    if (problems.length > 0 || !isCorpus)
        throw new core_errors/* UserError */.yo([...problems, ...(isCorpus ? [] : corpus.problems)]);
    function* issues() {
        yield* (0,lint_whole/* lintWhole */.bg)(corpus, values, files, clock());
        const rate = (0,as_in_a_run/* rateAsInARun */.o)(corpus.sessions, values, run.ports);
        for (const spot of (0,exam/* blindSpots */.dE)(corpus.withRejected, rate))
            yield blindness(spot);
    }
    const { told, counts, others } = new ToldIssues(issues());
    const { error: errors, warning: warnings } = counts;
    const result = { sessions: corpus.count, unreadable: corpus.broken, errors, warnings, issues: told };
    const exitCode = errors > 0 ? core_errors/* EXIT */.dc.fail : core_errors/* EXIT */.dc.pass;
    if (json)
        print((0,json_text/* jsonText */.s$)(result));
    else if ((0,flags/* wantsLines */.Ff)(context)) {
        const { printLintLines } = await __webpack_require__.e(/* import() */ 1321).then(__webpack_require__.bind(__webpack_require__, 81321));
        const [first] = corpus.sessions;
        printLintLines(told, verdictOf(result), { ...context, first: first?.place.file });
    }
    else if ((0,flags/* isWorthPrinting */.sY)(context, errors > 0 ? 'fail' : 'pass'))
        print(renderLint(result, screen));
    if (others > 0)
        tell(`and ${others} more, which are counted and not told`);
    return exitCode;
}
function blindness({ rejected: { place, because }, code }) {
    const message = `nothing raises ${code} here: the gate is blind to it (${because})`;
    return { rule: 'rejected', severity: 'error', message, place };
}
function verdictOf({ sessions, unreadable, errors, warnings }) {
    const unread = unreadable === 0 ? '' : ` and ${unreadable} that cannot be read`;
    return [(0,core_text/* counted */.hS)(sessions, 'session') + unread, (0,core_text/* counted */.hS)(errors, 'error'), (0,core_text/* counted */.hS)(warnings, 'warning')].join(', ');
}
function renderLint(result, screen) {
    const paint = picocolors.createColors(screen.colour);
    const lines = (0,lint/* lintLines */.x)(result.issues, screen);
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
