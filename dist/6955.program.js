export const id = 6955;
export const ids = [6955];
export const modules = {

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 90116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   score: () => (/* binding */ score)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_exit_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11388);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1378);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96136);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30965);
/* harmony import */ var _run_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85097);
/* harmony import */ var _scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62954);
/* harmony import */ var _show_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41652);








/** Does the job that the settings ask for: scores all sessions or a shard of them, merges shards, or only counts. */
async function score(context) {
    const { run, json, print } = context;
    const job = (0,_run_job_js__WEBPACK_IMPORTED_MODULE_4__/* .jobOf */ .Zw)(run.settings.values);
    if (job.kind === 'dry run' && json) {
        print(await planOf(run));
        return _core_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.pass;
    }
    const done = await (0,_run_job_js__WEBPACK_IMPORTED_MODULE_4__/* .runJob */ .b5)(job, run, context);
    switch (done.kind) {
        case 'report':
            return (0,_show_report_js__WEBPACK_IMPORTED_MODULE_5__/* .showReport */ .U)(done.result, context);
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
async function planOf({ settings, ports }) {
    const { values, problems, wrong } = settings;
    if (wrong.has('corpus'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
    const corpus = await (0,_inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_2__/* .readCorpus */ .XR)(values.corpus, ports.files, ports.digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOf */ .b)(values));
    if (problems.length + corpus.problems.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([...problems, ...corpus.problems]);
    const sessions = (0,_scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_6__/* .sessionsOfJob */ .gz)(corpus.sessions, values.limit, (0,_scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_6__/* .wantedBy */ .fy)(values.shard, ports.digest));
    const { shard } = values;
    return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s$)({
        shard: shard === null ? null : `${shard.index}/${shard.of}`,
        sessions: sessions.map(({ name }) => name),
    });
}
/** A shard has no verdict: it has left its part. */
function showPart(part, { json, quiet, print, tell }) {
    for (const warning of part.warnings)
        tell(warning);
    const { shard, sessions, path, unmeasured, costUsd, title } = part;
    const about = { shard: `${shard.index}/${shard.of}`, sessions, part: path, unmeasured, cost_usd: costUsd };
    if (json)
        print((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s$)(about));
    else if (!quiet)
        print(`${title}. Its part: ${path}\n`);
    return _core_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.pass;
}


/***/ }),

/***/ 41652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showReport)
/* harmony export */ });
/* harmony import */ var _adapters_disk_write_pieces_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9518);
/* harmony import */ var _render_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67083);
/* harmony import */ var _run_candidates_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17253);
/* harmony import */ var _run_exit_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5680);
/* harmony import */ var _run_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70854);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70375);
/* harmony import */ var _format_flag_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56891);







/** Shows the report of a run, sends its telemetry, and lets go of it. Returns the exit code of its verdict. */
async function showReport(result, context) {
    const { run, env, json, screen, print, tell } = context;
    const { report, written, warnings } = result;
    const kept = (0,_run_candidates_file_js__WEBPACK_IMPORTED_MODULE_2__/* .keepCandidates */ .Q)(result, run.settings.values, run.ports.files);
    const keptWarnings = kept.kind === 'none' && kept.warning !== undefined ? [kept.warning] : [];
    for (const warning of [...warnings, ...keptWarnings])
        tell(warning);
    // Above the report, whose verdict is the last line that a person sees.
    if (written.length > 0)
        tell(`Report: ${written.join(', ')}`);
    const exitCode = (0,_run_exit_code_js__WEBPACK_IMPORTED_MODULE_3__/* .exitCodeOf */ .F)(report.verdict, run.settings.values);
    if (json)
        for (const piece of (0,_adapters_disk_write_pieces_js__WEBPACK_IMPORTED_MODULE_0__/* .inChunks */ .mk)((0,_run_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .renderJson */ .hF)(report)))
            print(piece);
    else if ((0,_format_flag_js__WEBPACK_IMPORTED_MODULE_6__/* .wantsLines */ .Ff)(context)) {
        const { printReportLines } = await __webpack_require__.e(/* import() */ 1321).then(__webpack_require__.bind(__webpack_require__, 81321));
        printReportLines(report, context);
    }
    else if ((0,_format_flag_js__WEBPACK_IMPORTED_MODULE_6__/* .isWorthPrinting */ .sY)(context, report.verdict))
        print((0,_render_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTerminal */ .bF)(report, screen));
    // Last, so that a slow collector keeps nobody from the verdict.
    for (const warning of await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_5__/* .exportTelemetry */ ._D)(run, result, env))
        tell(warning);
    result.close();
    return exitCode;
}


/***/ }),

/***/ 17253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ keepCandidates)
/* harmony export */ });
/* unused harmony export MOST_KEPT */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _inputs_base_candidates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9066);
/* harmony import */ var _settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16276);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70854);




/** More candidates nobody looks at one by one, and a run of ten thousand would be slower for them. */
const MOST_KEPT = 1_000;
/**
 * Writes the candidates that were scored beside the report, masked, so that the run can be made again from what the workflow
 * uploads: all of them, or of very many those of the failing and of the lowest sessions. Nothing where no page shows texts
 * either: whoever leaves out the HTML report wants none in the artifact; nothing of a merge, whose shards had the candidates.
 */
function keepCandidates({ report, candidateLines }, settings, files) {
    if (candidateLines === undefined || !settings['report-formats'].includes('html'))
        return { kind: 'none' };
    const path = (0,_report_files_js__WEBPACK_IMPORTED_MODULE_1__/* .pathIn */ .lW)(settings['report-dir'], _inputs_base_candidates_js__WEBPACK_IMPORTED_MODULE_2__/* .CANDIDATES_FILE */ .Wn);
    // They are kept already, and are read while they would be written.
    if ((0,_settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsOf */ .wG)(settings.candidates).includes(path))
        return { kind: 'none' };
    const rows = keptRows(report);
    let isWhole = rows.length === report.sessions.length;
    let room = _inputs_base_candidates_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_CANDIDATES */ .gP;
    function* lines() {
        for (const row of rows) {
            for (const line of candidateLines?.(row) ?? []) {
                room -= line.length + 1;
                if (room < 0) {
                    isWhole = false;
                    return;
                }
                yield `${line}\n`;
            }
        }
    }
    try {
        files.write(path, lines());
    }
    catch (error) {
        return { kind: 'none', warning: `candidates of the run were not kept: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error)}` };
    }
    return { kind: isWhole ? 'all' : 'lowest', path };
}
/** The positions of the sessions to keep, in the order of the report. */
function keptRows({ sessions }) {
    const rows = sessions.map(({ failed, overall }, row) => ({ row, rank: failed ? -1 : (overall ?? 2) }));
    if (rows.length <= MOST_KEPT)
        return rows.map(({ row }) => row);
    return rows
        .sort((a, b) => a.rank - b.rank || a.row - b.row)
        .slice(0, MOST_KEPT)
        .map(({ row }) => row)
        .sort((a, b) => a - b);
}


/***/ }),

/***/ 5680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf)
/* harmony export */ });
/* harmony import */ var _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11388);

/**
 * The exit code for a verdict. `warn-only` makes it 0 whatever the gates say, and `on-inconclusive: pass` where a gate
 * could not be evaluated; neither hides wrong input.
 */
function exitCodeOf(verdict, { 'warn-only': warnOnly, 'on-inconclusive': onInconclusive }) {
    if (warnOnly || (verdict === 'inconclusive' && onInconclusive === 'pass'))
        return _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.pass;
    return _core_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d[verdict];
}


/***/ }),

/***/ 85097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   aA: () => (/* binding */ hasVerdict),
/* harmony export */   b5: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var _adapters_github_expected_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14016);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70375);


/**
 * Action and command line ask here, so that the same settings mean the same to both. Settings that exclude each other have
 * been found wrong by the rules between settings, which every job tells before it does anything: of these the merge is
 * taken, since only that knows what is wrong with the parts as well.
 */
function jobOf({ 'merge-from': parts, 'dry-run': isDry, shard }) {
    if (parts !== null)
        return { kind: 'merge', folders: [parts] };
    if (isDry)
        return { kind: 'dry run' };
    if (shard !== null)
        return { kind: 'shard', shard };
    return { kind: 'score' };
}
/** Whether a job ends in a verdict: only that is published, and compared with a baseline. */
function hasVerdict({ kind }) {
    return kind === 'score' || kind === 'merge';
}
/** Does a job. Throws a UserError with every problem of settings and inputs when there is one. */
async function runJob(job, run, { env, onProgress }) {
    switch (job.kind) {
        case 'dry run':
            return { kind: 'estimate', text: await (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .estimateRun */ .aG)(run, env) };
        case 'score':
            return { kind: 'report', result: await (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runScore */ .sf)(run, env, onProgress) };
        // Their code has the words for parts of shards, which other runs do without.
        case 'shard': {
            const { runShard } = await Promise.all(/* import() */[__webpack_require__.e(1402), __webpack_require__.e(8030), __webpack_require__.e(793)]).then(__webpack_require__.bind(__webpack_require__, 90793));
            return { kind: 'part', part: await runShard(run, job.shard, env, onProgress) };
        }
        case 'merge': {
            const { runMerge } = await Promise.all(/* import() */[__webpack_require__.e(1402), __webpack_require__.e(8030), __webpack_require__.e(5908)]).then(__webpack_require__.bind(__webpack_require__, 15908));
            return { kind: 'report', result: await runMerge(run, job.folders, (0,_adapters_github_expected_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .expectedRuns */ .r)(env)) };
        }
    }
}


/***/ })

};
