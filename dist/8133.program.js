export const id = 8133;
export const ids = [8133];
export const modules = {

/***/ 98133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   forgetParts: () => (/* binding */ forgetParts),
/* harmony export */   runShard: () => (/* binding */ runShard)
/* harmony export */ });
/* harmony import */ var _adapters_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21269);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83703);
/* harmony import */ var _core_workspace_path_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(84915);
/* harmony import */ var _judge_calibration_judge_agreement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45069);
/* harmony import */ var _judge_judgement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6607);
/* harmony import */ var _report_judge_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60397);
/* harmony import */ var _scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59947);
/* harmony import */ var _scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(39574);
/* harmony import */ var _settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61580);
/* harmony import */ var _pipeline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86238);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46542);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14060);
/* harmony import */ var _write_report_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54127);
/* harmony import */ var _write_part_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49554);














async function runShard(run, shard, env, onProgress) {
    const { settings, ports } = run;
    const accepts = (0,_scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_12__/* .wantedBy */ .fy)(shard, ports.digest);
    const extent = { accepts, defects: 'all', marks: 'none' };
    const { value, warnings, logPath } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .withJudge */ .kj)(run, [(0,_settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .partFile */ .AQ)(shard)], { env, onProgress }, async (judge) => {
        const results = await (0,_pipeline_js__WEBPACK_IMPORTED_MODULE_7__/* .examine */ .s)(settings, ports, extent, judge?.judge);
        try {
            const labels = judge === undefined ? null : await labelsOf(results.scored, judge, accepts, run, onProgress);
            return leavePart(run, { shard, run: runOf(env), ...results, labels });
        }
        finally {
            results.scored.close();
        }
    });
    return { ...value, written: [value.path, ...(logPath === undefined ? [] : [logPath])], warnings };
}
async function labelsOf({ inputs: { labels } }, judge, accepts, { ports: { digest } }, onProgress) {
    const own = labels.filter(({ session }) => accepts(session.name));
    const judged = (0,_judge_calibration_judge_agreement_js__WEBPACK_IMPORTED_MODULE_2__/* .judgedLabels */ .v4)(own, await judge.askLabels(own, onProgress));
    return labels.length === 0 ? null : { judged, count: labels.length, digest: (0,_judge_calibration_judge_agreement_js__WEBPACK_IMPORTED_MODULE_2__/* .labelsDigest */ .Sd)(labels, digest) };
}
function forgetParts({ settings, ports: { files } }) {
    const folder = settings.values['report-dir'];
    if (settings.wrong.has('report-dir') || files.kind(folder) !== 'folder')
        return;
    const kept = (0,_report_files_js__WEBPACK_IMPORTED_MODULE_8__/* .keptByMistake */ .In)(settings.values, files);
    for (const name of files.list(folder).filter(_settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .isPartFile */ .I2))
        if (!kept.has(name))
            files.remove((0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_13__/* .pathIn */ .l)(folder, name));
}
function runOf(env) {
    return env['GITHUB_RUN_ID'] || null;
}
function leavePart(run, facts) {
    const { values } = run.settings;
    const { files, digest } = run.ports;
    const path = (0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_13__/* .pathIn */ .l)(values['report-dir'], (0,_settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .partFile */ .AQ)(facts.shard));
    if (facts.judge === null)
        (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .forgetReport */ .eP)(run);
    (0,_write_report_file_js__WEBPACK_IMPORTED_MODULE_10__/* .writeReportFile */ .a)(path, (0,_write_part_js__WEBPACK_IMPORTED_MODULE_11__/* .partPieces */ .Z)(facts, digest, (0,_adapters_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .openSha256 */ .i)()), files);
    const { shard, scored } = facts;
    const sessions = countSessions(scored);
    const title = `Shard ${shard.index} of ${shard.of} scored ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(sessions, 'session')}`;
    return { shard, title, sessions, ...effortOf(facts), path };
}
function countSessions({ sessions }) {
    return sessions.filter(_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_5__/* .isRated */ .Lr).length + sessions.filter(_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_5__/* .isUnreferenced */ .lu).length;
}
function effortOf({ judge, labels }) {
    if (judge === null)
        return { unmeasured: 0, costUsd: null };
    const labelEffort = (labels?.judged ?? []).reduce((sum, { effort }) => (0,_judge_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .addEfforts */ .vs)(sum, effort), _judge_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_EFFORT */ .tS);
    const { unmeasured, cost_usd: costUsd } = (0,_report_judge_report_js__WEBPACK_IMPORTED_MODULE_4__/* .workTotals */ .$I)(judge, labelEffort);
    return { unmeasured, costUsd };
}


/***/ })

};
