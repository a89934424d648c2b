export const id = 978;
export const ids = [978];
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

/***/ 37769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ findArtifact),
/* harmony export */   Ng: () => (/* binding */ isUsable),
/* harmony export */   W2: () => (/* binding */ isTrusted)
/* harmony export */ });
/* harmony import */ var _inputs_base_candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9066);
/* harmony import */ var _inputs_baseline_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95704);


/** Events whose runs are about commits of the base branch. A pull request could make its own baseline otherwise. */
const EVENTS = new Set(['push', 'schedule', 'workflow_dispatch', 'merge_group']);
/** A report is a few megabytes; more is none of ours. */
const MOST_BYTES = 100_000_000;
/** The most artifacts whose run is asked about. */
const MOST_ASKED = 10;
/**
 * The newest report that a completed run of this very workflow in this very repository has left on the merge base, or on
 * its nearest ancestor that has one. Never one of a fork or of a pull request.
 */
async function findArtifact(host, where, { name, runId, wanted }) {
    const own = await host.run(runId);
    const sha = where.kind === 'commit' ? where.sha : await host.mergeBase(where.base, where.head);
    const ranks = new Map((await host.ancestors(sha)).map((ancestor, rank) => [ancestor, rank]));
    const usable = (await host.artifactsNamed(name))
        .filter((artifact) => artifact.runId !== runId && isUsable(artifact, own.repositoryId) && ranks.has(artifact.headSha))
        // Sorting keeps the newest of one commit first.
        .sort((a, b) => (ranks.get(a.headSha) ?? 0) - (ranks.get(b.headSha) ?? 0));
    for (const artifact of usable.slice(0, MOST_ASKED)) {
        const run = await host.run(artifact.runId);
        if (!isTrusted(run, own) || run.headSha !== artifact.headSha)
            continue;
        const packed = await host.reportIn(artifact.id, wanted);
        if (packed === undefined)
            continue;
        const origin = { kind: 'artifact', runUrl: run.url, commit: run.headSha, fallback: run.headSha !== sha };
        const read = (0,_inputs_baseline_report_js__WEBPACK_IMPORTED_MODULE_0__/* .readBaselineReport */ .U)(packed.report);
        return read.kind === 'report'
            ? {
                ...{ kind: 'found', origin, report: read.report },
                ...(wanted !== 'report' && { candidates: (0,_inputs_base_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .baseCandidatesIn */ .NO)(packed.candidates) }),
            }
            : { kind: 'incomparable', origin, reason: read.reason };
    }
    return {
        kind: 'none',
        reason: `no finished run of this workflow on ${sha.slice(0, 7)} or the ${ranks.size} commits up to it has left an artifact ${name}`,
    };
}
/** Whether an artifact can be had, and is of this repository and of no fork of it. */
function isUsable({ isExpired, bytes, ...of }, repositoryId) {
    return !isExpired && bytes <= MOST_BYTES && of.repositoryId === repositoryId && of.headRepositoryId === repositoryId;
}
/** Whether a run is a completed one of the same workflow and repository, and no pull request could have shaped it. */
function isTrusted(run, own) {
    return (run.status === 'completed' &&
        EVENTS.has(run.event) &&
        run.workflowId === own.workflowId &&
        run.repositoryId === own.repositoryId &&
        run.headRepositoryId === own.repositoryId);
}


/***/ }),

/***/ 72347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ findHistory),
/* harmony export */   n: () => (/* binding */ MOST_RUNS)
/* harmony export */ });
/* harmony import */ var _inputs_baseline_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95704);
/* harmony import */ var _find_artifact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37769);


/** The most reports that are fetched: one is a few megabytes and two requests. */
const MOST_RUNS = 100;
/** So many runs are asked about for each report that is wanted: those of pull requests have left artifacts as well. */
const ASKED_FOR_EACH = 5;
/**
 * The reports that the newest completed runs of a workflow have left on the last 100 commits of the default branch, by the
 * rules of a baseline: never one of a fork or of a pull request. The workflow is that of `runId`, else that of the newest run.
 */
async function findHistory(host, { name, runId, most }) {
    let own = runId === null ? undefined : await host.run(runId);
    const commits = new Set(await host.ancestors(null));
    const reports = [];
    let skipped = 0;
    const usable = (await host.artifactsNamed(name)).filter((artifact) => (0,_find_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .isUsable */ .Ng)(artifact, artifact.repositoryId) && commits.has(artifact.headSha));
    for (const artifact of usable.slice(0, ASKED_FOR_EACH * most)) {
        if (reports.length === most)
            break;
        const run = await host.run(artifact.runId);
        if (!(0,_find_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .isTrusted */ .W2)(run, own ?? run) || run.headSha !== artifact.headSha)
            continue;
        own ??= run;
        const packed = await host.reportIn(artifact.id, 'report');
        const read = packed === undefined ? undefined : (0,_inputs_baseline_report_js__WEBPACK_IMPORTED_MODULE_0__/* .readBaselineReport */ .U)(packed.report);
        if (read?.kind === 'report')
            reports.push(read.report);
        else
            skipped++;
    }
    return { reports, skipped };
}


/***/ }),

/***/ 20978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  history: () => (/* binding */ history_history)
});

// EXTERNAL MODULE: ./build/adapters/github/find-history.js
var find_history = __webpack_require__(72347);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(62807);
// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(11388);
// EXTERNAL MODULE: ./build/core/json/text.js
var json_text = __webpack_require__(1378);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/inputs/baseline-report.js
var baseline_report = __webpack_require__(95704);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/core/numbers.js
var numbers = __webpack_require__(67952);
// EXTERNAL MODULE: ./build/render/terminal/layout.js
var layout = __webpack_require__(19970);
;// CONCATENATED MODULE: ./build/render/terminal/history.js




/** The most results that a screen shows, the newest; the line above them has as many. */
const SHOWN = 40;
/** Columns of the drawing, and the fewest that still show anything. */
const CELLS = 40;
const FEWEST_CELLS = 10;
/** The trend of the overall mean: a line of bars, then a line for each result with its interval. */
function renderHistory(points, skipped, screen) {
    const paint = picocolors.createColors(screen.colour);
    const shown = points.slice(-SHOWN);
    const others = skipped.count === 0 ? [] : (0,layout/* hang */.lG)('', `${(0,core_text/* counted */.hS)(skipped.count, skipped.noun)} skipped.`, screen);
    const [first] = shown;
    const last = shown.at(-1);
    if (first === undefined || last === undefined)
        return `${['No report found.', ...others].join('\n')}\n`;
    const line = (0,layout/* sparkline */.KM)(shown.map(({ overall_mean }) => overall_mean));
    const head = `${line}  overall ${(0,numbers/* showNumber */.Zo)(first.overall_mean)} to ${(0,numbers/* showNumber */.Zo)(last.overall_mean)}, ${(0,core_text/* counted */.hS)(points.length, 'result')}`;
    const scale = scaleOf(shown);
    const cells = Math.min(CELLS, Math.max(FEWEST_CELLS, screen.width - GAP - (0,layout/* widest */.D3)(shown.map(behind))));
    return [
        paint.bold(head),
        '',
        ...shown.map((point) => row(point, scale, cells)),
        paint.dim(`${' '.repeat(GAP)}${scale.from.toFixed(2).padEnd(cells - 4)}${scale.to.toFixed(2)}`),
        ...(points.length > shown.length ? [paint.dim(`… and ${points.length - shown.length} older ones`)] : []),
        ...rubricNote(shown, screen),
        ...others,
        '',
    ].join('\n');
}
/** From the least to the largest end of an interval, in tenths, so that a small change does not look like a large one. */
function scaleOf(points) {
    const ends = points.flatMap(({ overall_mean, ci95 }) => [overall_mean, ...(ci95 ?? [])]);
    return { from: Math.floor(Math.min(...ends) * 10) / 10, to: Math.ceil(Math.max(...ends) * 10) / 10 || 0.1 };
}
/** Columns before the drawing. */
const GAP = 38;
function row(point, { from, to }, cells) {
    const { scored_at: at, overall_mean: mean, ci95, verdict } = point;
    const cell = (value) => Math.min(cells - 1, Math.max(0, Math.floor(((value - from) / (to - from || 1)) * cells)));
    const [low, high] = ci95 ?? [mean, mean];
    const drawn = Array.from({ length: cells }, (_, i) => i === cell(mean) ? '●' : i >= cell(low) && i <= cell(high) ? '─' : ' ');
    const about = `${(0,core_text/* terminalLine */.tL)(at.slice(0, 16).replace('T', ' '))}  ${(0,numbers/* showNumber */.Zo)(mean)}  ${(verdict ?? '').padEnd(GAP - 25)}`;
    return `${about}${drawn.join('')}${behind(point)}`;
}
function behind({ sessions }) {
    return sessions === null ? '' : `  n=${sessions}`;
}
function rubricNote(points, screen) {
    const rubrics = new Set(points.flatMap(({ rubric }) => (rubric === null ? [] : [rubric])));
    if (rubrics.size < 2)
        return [];
    const named = [...rubrics].map((rubric) => (0,core_text/* terminalLine */.tL)(rubric)).join(', ');
    return (0,layout/* hang */.lG)('', `Scored with several rubrics (${named}): their numbers cannot be compared.`, screen);
}

;// CONCATENATED MODULE: ./build/command-line/commands/history.js







/** Draws the trend over a folder of earlier reports, or over the last runs on GitHub where a number of them is named. */
async function history_history(context) {
    return /^\d+$/.test(context.operands[0] ?? '') ? historyOfRuns(context) : historyOfFolder(context);
}
/** Draws what the reports of a folder say of themselves, and what they remember of their baselines. */
function historyOfFolder({ run, operands, json, screen, print }) {
    const { values, problems } = run.settings;
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
    const { files } = run.ports;
    const located = files.locate(operands[0] ?? '');
    const folder = operands[0] === undefined ? { path: values['report-dir'] } : located;
    if ('problem' in folder)
        throw new errors/* UserError */.yo([{ message: `history: ${folder.problem}` }]);
    const kind = files.kind(folder.path);
    if (kind !== 'folder') {
        throw new errors/* UserError */.yo([
            { message: `history: ${(0,core_text/* describeKind */.SB)(kind)}; allowed: a folder of reports`, place: { file: folder.path } },
        ]);
    }
    return show(readReports(folder.path, files), 'other .json file', { json, screen, print });
}
/** Draws what the reports say that the last runs on the default branch have left as artifacts. */
async function historyOfRuns(context) {
    const { env, run } = context;
    const { values, problems } = run.settings;
    const [operand = ''] = context.operands;
    const most = Number(operand);
    const limits = `history: ${operand} is no number of runs; allowed: 1 to ${find_history/* MOST_RUNS */.n}, or a folder such as ./${operand}`;
    const own = most >= 1 && most <= find_history/* MOST_RUNS */.n ? [] : [{ message: limits }];
    if (problems.length + own.length > 0)
        throw new errors/* UserError */.yo([...problems, ...own]);
    // The client of GitHub is loaded for it alone.
    const { fetchPastReports } = await __webpack_require__.e(/* import() */ 539).then(__webpack_require__.bind(__webpack_require__, 10539));
    return show(await fetchPastReports(values, env, most), 'artifact without a report', context);
}
function show({ reports, skipped }, noun, { json, screen, print }) {
    const points = pointsOf(reports);
    print(json ? (0,json_text/* jsonText */.s$)({ points, skipped }) : renderHistory(points, { count: skipped, noun }, screen));
    return exit_code/* EXIT */.d.pass;
}
/** Reports of the folder and of its folders; other .json files are counted. */
function readReports(folder, files) {
    const reports = [];
    let skipped = 0;
    for (const name of files.list(folder)) {
        const path = `${folder}/${name}`;
        const file = files.kind(path) === 'folder' ? `${path}/report.json` : path;
        if (!file.endsWith('.json') || files.kind(file) !== 'file')
            continue;
        const read = files.read(file);
        const parsed = read.kind === 'text' ? (0,baseline_report/* readBaselineReport */.U)(read.text) : undefined;
        if (parsed?.kind === 'report')
            reports.push(parsed.report);
        else
            skipped++;
    }
    return { reports, skipped };
}
function pointsOf(reports) {
    const points = new Map();
    // What a report says of itself wins over what another remembers of it.
    for (const report of reports) {
        for (const { scored_at, overall_mean, ci95 } of report.trend ?? []) {
            points.set(scored_at, { scored_at, overall_mean, ci95, sessions: null, verdict: null, rubric: null });
        }
    }
    for (const { scored_at, overall_mean: mean, statistics, sessions, verdict, rubric } of reports) {
        if (mean === null)
            continue;
        points.set(scored_at, {
            scored_at,
            overall_mean: mean,
            ci95: statistics?.overall?.ci95 ?? null,
            sessions: sessions.filter(({ overall }) => overall !== null).length,
            verdict,
            rubric: rubric.version,
        });
    }
    // Times of one form sort as text.
    return [...points.values()].sort((a, b) => (a.scored_at < b.scored_at ? -1 : 1));
}


/***/ })

};
