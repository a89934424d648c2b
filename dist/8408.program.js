export const id = 8408;
export const ids = [8408];
export const modules = {

/***/ 18408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   score: () => (/* binding */ score)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32086);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14837);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30137);
/* harmony import */ var _run_doubted_recordings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90778);
/* harmony import */ var _run_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7581);
/* harmony import */ var _run_policy_of_base_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56810);
/* harmony import */ var _scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39574);
/* harmony import */ var _parts_show_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73132);









async function score(context) {
    const { json, print, env } = context;
    const run = await (0,_run_policy_of_base_js__WEBPACK_IMPORTED_MODULE_5__/* .withPolicyOfBase */ .H)(context.run, env, context.run.settings.values['dry-run'] ? null : (0,_run_doubted_recordings_js__WEBPACK_IMPORTED_MODULE_3__/* .ownTimeBudget */ .l)());
    const job = (0,_run_job_js__WEBPACK_IMPORTED_MODULE_4__/* .jobOf */ .Zw)(run.settings.values);
    if (job.kind === 'dry run' && json) {
        print(await planOf(run));
        return _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.pass;
    }
    const done = await (0,_run_job_js__WEBPACK_IMPORTED_MODULE_4__/* .runJob */ .b5)(job, run, context);
    switch (done.kind) {
        case 'report':
            return (0,_parts_show_report_js__WEBPACK_IMPORTED_MODULE_6__/* .showReport */ .U)(done.result, { ...context, run });
        case 'part':
            return showPart(done.part, context);
        case 'estimate':
            print(done.text);
            return _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.pass;
    }
}
async function planOf({ settings, ports }) {
    const { values, problems, wrong } = settings;
    if (wrong.has('corpus'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
    const corpus = await (0,_inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_1__/* .readCorpus */ .XR)(values.corpus, ports.files, ports.digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_2__/* .formatOf */ .b)(values));
    if (problems.length + corpus.problems.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([...problems, ...corpus.problems]);
    const sessions = (0,_scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_7__/* .sessionsOfJob */ .gz)(corpus.sessions, values.limit, (0,_scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_7__/* .wantedBy */ .fy)(values.shard, ports.digest));
    const { shard } = values;
    return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonText */ .s$)({
        shard: shard === null ? null : `${shard.index}/${shard.of}`,
        sessions: sessions.map(({ name }) => name),
    });
}
function showPart(part, { json, quiet, print, tell }) {
    for (const warning of part.warnings)
        tell(warning);
    const { shard, sessions, path, unmeasured, costUsd, title } = part;
    const about = { shard: `${shard.index}/${shard.of}`, sessions, part: path, unmeasured, cost_usd: costUsd };
    if (json)
        print((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonText */ .s$)(about));
    else if (!quiet)
        print(`${title}. Its part: ${path}\n`);
    return _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.pass;
}


/***/ }),

/***/ 73132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showReport)
/* harmony export */ });
/* harmony import */ var _adapters_disk_write_pieces_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45850);
/* harmony import */ var _render_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53862);
/* harmony import */ var _report_waiver_caveats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54563);
/* harmony import */ var _run_candidates_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84697);
/* harmony import */ var _run_exit_code_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74220);
/* harmony import */ var _run_report_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46542);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14060);
/* harmony import */ var _called_as_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83079);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73540);









async function showReport(result, context) {
    const { run, env, json, screen, print, tell } = context;
    const { report, written, warnings } = result;
    const kept = (0,_run_candidates_file_js__WEBPACK_IMPORTED_MODULE_3__/* .keepCandidates */ .Q)(result, run.settings.values, run.ports.files);
    const keptWarnings = kept.kind === 'none' && kept.warning !== undefined ? [kept.warning] : [];
    for (const warning of [...warnings, ...keptWarnings])
        tell(warning);
    const unset = (0,_report_waiver_caveats_js__WEBPACK_IMPORTED_MODULE_2__/* .unsetWaived */ .o)(report);
    if (unset.length > 0)
        tell(`note: waivers of gates that this run does not have silence nothing: ${unset.join(', ')}`);
    if (written.length > 0)
        tell(`Report: ${written.join(', ')}`);
    const exitCode = (0,_run_exit_code_js__WEBPACK_IMPORTED_MODULE_4__/* .exitCodeOf */ .F)(report.verdict, run.settings.values);
    if (json)
        for (const piece of (0,_adapters_disk_write_pieces_js__WEBPACK_IMPORTED_MODULE_0__/* .inChunks */ .mk)((0,_run_report_files_js__WEBPACK_IMPORTED_MODULE_5__/* .renderJson */ .hF)(report)))
            print(piece);
    else if ((0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .wantsLines */ .Ff)(context)) {
        const { printReportLines } = await __webpack_require__.e(/* import() */ 7727).then(__webpack_require__.bind(__webpack_require__, 97727));
        printReportLines(report, context);
    }
    else if ((0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .isWorthPrinting */ .sY)(context, report.verdict)) {
        print((0,_render_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTerminal */ .bF)(report, screen, { program: (0,_called_as_js__WEBPACK_IMPORTED_MODULE_7__/* .calledAs */ .m)(context.program, run.ports.files.root) }));
    }
    for (const warning of await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_6__/* .exportTelemetry */ ._D)(run, result, env))
        tell(warning);
    result.close();
    return exitCode;
}


/***/ }),

/***/ 90778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ doubtedRecordings),
/* harmony export */   l: () => (/* binding */ ownTimeBudget)
/* harmony export */ });
/* harmony import */ var _adapters_github_time_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55032);
/* harmony import */ var _judge_asking_cassette_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98496);
/* harmony import */ var _judge_asking_new_recordings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95169);
/* harmony import */ var _base_of_pull_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39473);




const SECONDS = 20;
function ownTimeBudget() {
    return new _adapters_github_time_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeBudget */ .z(SECONDS);
}
async function doubtedRecordings(cassette, settings, tools) {
    const path = settings['judge-cassette'];
    const own = [...(cassette?.recorded() ?? [])];
    if (path === null || own.length === 0)
        return undefined;
    const base = await (0,_base_of_pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .findBase */ .l)(settings, tools);
    if (base === undefined)
        return undefined;
    const file = (0,_base_of_pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .openBase */ .m)(base, settings, tools)(path);
    const atTips = await newSince(own, file, file.tips);
    if (atTips.entries.length === 0)
        return undefined;
    const parted = await file.mergeBase();
    const asked = 'commit' in parted && !file.tips.includes(parted.commit) ? [parted.commit] : [];
    const atMergeBase = await newSince(atTips.entries, file, asked);
    if (atMergeBase.entries.length === 0)
        return undefined;
    const wasRead = atTips.wasRead || atMergeBase.wasRead;
    const unread = atMergeBase.unread ?? atTips.unread ?? file.unknown;
    return new _judge_asking_new_recordings_js__WEBPACK_IMPORTED_MODULE_2__/* .DoubtedRecordings */ .AF(atMergeBase.entries, (0,_judge_asking_new_recordings_js__WEBPACK_IMPORTED_MODULE_2__/* .treatmentOf */ .Wh)(tools.asking, base.isForeign), {
        unread: wasRead ? null : unread,
        no_merge_base: 'commit' in parted ? atMergeBase.unread : parted.reason,
    });
}
async function newSince(recorded, file, commits) {
    let entries = recorded;
    let wasRead = false;
    let unread = null;
    for (const commit of commits) {
        const found = await file.at(commit);
        if (found.kind === 'unreadable')
            unread = found.reason;
        else
            wasRead = true;
        if (found.kind === 'text')
            entries = (0,_judge_asking_new_recordings_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutKnown */ .O5)(entries, (0,_judge_asking_cassette_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCassette */ .S_)(found.text, commit).recordings);
    }
    return { entries, wasRead, unread };
}


/***/ }),

/***/ 7581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   aA: () => (/* binding */ hasVerdict),
/* harmony export */   b5: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var _adapters_github_expected_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76868);
/* harmony import */ var _held_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84553);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14060);



function jobOf({ 'merge-from': parts, 'dry-run': isDry, shard }) {
    if (parts !== null)
        return { kind: 'merge', folders: [parts] };
    if (isDry)
        return { kind: 'dry run' };
    if (shard !== null)
        return { kind: 'shard', shard };
    return { kind: 'score' };
}
function hasVerdict({ kind }) {
    return kind === 'score' || kind === 'merge';
}
function runJob(job, run, surroundings) {
    return (0,_held_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .explainingHeld */ .Z)(run.settings, () => doJob(job, run, surroundings));
}
async function doJob(job, run, { env, onProgress }) {
    switch (job.kind) {
        case 'dry run':
            return { kind: 'estimate', text: await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .estimateRun */ .aG)(run, env) };
        case 'score':
            return { kind: 'report', result: await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runScore */ .sf)(run, env, onProgress) };
        case 'shard': {
            const { runShard } = await Promise.all(/* import() */[__webpack_require__.e(5947), __webpack_require__.e(5750), __webpack_require__.e(8133)]).then(__webpack_require__.bind(__webpack_require__, 98133));
            return { kind: 'part', part: await runShard(run, job.shard, env, onProgress) };
        }
        case 'merge': {
            const { runMerge } = await Promise.all(/* import() */[__webpack_require__.e(5947), __webpack_require__.e(5750), __webpack_require__.e(2274)]).then(__webpack_require__.bind(__webpack_require__, 22274));
            return { kind: 'report', result: await runMerge(run, job.folders, (0,_adapters_github_expected_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .expectedRuns */ .r)(env)) };
        }
    }
}


/***/ })

};
