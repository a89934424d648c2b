export const id = 7589;
export const ids = [7589,4538];
export const modules = {

/***/ 74538:
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

/***/ 10773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ findArtifact),
/* harmony export */   Ng: () => (/* binding */ isUsable),
/* harmony export */   W2: () => (/* binding */ isTrusted),
/* harmony export */   cC: () => (/* binding */ MOST_LISTED)
/* harmony export */ });
/* harmony import */ var _inputs_baseline_base_candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72396);
/* harmony import */ var _inputs_baseline_baseline_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72454);


const EVENTS = new Set(['push', 'schedule', 'workflow_dispatch', 'merge_group']);
const MOST_BYTES = 100_000_000;
const MOST_LISTED = 300;
const MOST_ASKED = 10;
async function findArtifact(host, where, { name, runId, wanted }) {
    const own = await host.run(runId);
    const sha = where.kind === 'commit' ? where.sha : await host.mergeBase(where.base, where.head);
    const ranks = new Map((await host.ancestors(sha)).map((ancestor, rank) => [ancestor, rank]));
    const named = await host.artifactsNamed(name);
    const usable = named
        .filter((artifact) => artifact.runId !== runId && isUsable(artifact, own.repositoryId) && ranks.has(artifact.headSha))
        .sort((a, b) => (ranks.get(a.headSha) ?? 0) - (ranks.get(b.headSha) ?? 0));
    for (const artifact of usable.slice(0, MOST_ASKED)) {
        const run = await host.run(artifact.runId);
        if (!isTrusted(run, own) || run.headSha !== artifact.headSha)
            continue;
        const packed = await host.reportIn(artifact.id, wanted);
        if (packed === undefined)
            continue;
        const origin = { kind: 'artifact', runUrl: run.url, commit: run.headSha, fallback: run.headSha !== sha };
        const read = (0,_inputs_baseline_baseline_report_js__WEBPACK_IMPORTED_MODULE_1__/* .readBaselineReport */ .U)(packed.report);
        return read.kind === 'report'
            ? {
                ...{ kind: 'found', origin, report: read.report },
                ...(wanted !== 'report' && { candidates: (0,_inputs_baseline_base_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .baseCandidatesIn */ .NO)(packed.candidates) }),
            }
            : { kind: 'incomparable', origin, reason: read.reason };
    }
    const gap = named.length < MOST_LISTED ? '' : `; only the newest ${MOST_LISTED} were looked at`;
    return {
        kind: 'none',
        reason: `no finished run of this workflow on ${sha.slice(0, 7)} or the ${ranks.size} commits up to it has left an artifact ${name}${gap}`,
    };
}
function isUsable({ isExpired, bytes, ...of }, repositoryId) {
    return !isExpired && bytes <= MOST_BYTES && of.repositoryId === repositoryId && of.headRepositoryId === repositoryId;
}
function isTrusted(run, own) {
    return (run.status === 'completed' &&
        EVENTS.has(run.event) &&
        run.workflowId === own.workflowId &&
        run.repositoryId === own.repositoryId &&
        run.headRepositoryId === own.repositoryId);
}


/***/ }),

/***/ 43335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ findHistory),
/* harmony export */   n: () => (/* binding */ MOST_RUNS)
/* harmony export */ });
/* harmony import */ var _inputs_baseline_baseline_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72454);
/* harmony import */ var _report_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22511);
/* harmony import */ var _find_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10773);



const MOST_RUNS = 100;
const ASKED_FOR_EACH = 5;
async function findHistory(host, { name, runId, most }) {
    let own = runId === null ? undefined : await host.run(runId);
    const commits = new Set(await host.ancestors(null));
    const runs = [];
    const remembered = [];
    let skipped = 0;
    const usable = (await host.artifactsNamed(name)).filter((artifact) => (0,_find_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .isUsable */ .Ng)(artifact, artifact.repositoryId) && commits.has(artifact.headSha));
    for (const artifact of usable.slice(0, ASKED_FOR_EACH * most)) {
        if (runs.length === most)
            break;
        const run = await host.run(artifact.runId);
        if (!(0,_find_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .isTrusted */ .W2)(run, own ?? run) || run.headSha !== artifact.headSha)
            continue;
        own ??= run;
        const packed = await host.reportIn(artifact.id, 'report');
        const read = packed === undefined ? undefined : (0,_inputs_baseline_baseline_report_js__WEBPACK_IMPORTED_MODULE_0__/* .readBaselineReport */ .U)(packed.report);
        if (read?.kind === 'report') {
            runs.push((0,_report_history_js__WEBPACK_IMPORTED_MODULE_1__/* .toHistoryRun */ .P3)(read.report));
            remembered.push(...(0,_report_history_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberedOf */ .MI)(read.report));
        }
        else
            skipped++;
    }
    return { runs, remembered, skipped };
}


/***/ }),

/***/ 67589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  history: () => (/* binding */ history_history)
});

var find_history = __webpack_require__(43335);
var errors = __webpack_require__(37955);
var json_text = __webpack_require__(32086);
var core_text = __webpack_require__(83703);
var workspace_path = __webpack_require__(84915);
var baseline_report = __webpack_require__(72454);
var picocolors = __webpack_require__(74538);
var numbers = __webpack_require__(15236);
var incident = __webpack_require__(96801);
var sparkline = __webpack_require__(3334);
var times = __webpack_require__(49751);
var layout = __webpack_require__(58502);
;// CONCATENATED MODULE: ./build/render/terminal/history.js







const SHOWN = 40;
const CELLS = 40;
const FEWEST_CELLS = 10;
function renderHistory(points, skipped, screen) {
    const paint = picocolors.createColors(screen.colour);
    const shown = points.slice(-SHOWN);
    const others = skipped.count === 0 ? [] : (0,layout/* hang */.lG)('', `${(0,core_text/* counted */.hS)(skipped.count, skipped.noun)} skipped.`, screen);
    const [first] = shown;
    const last = shown.at(-1);
    if (first === undefined || last === undefined)
        return `${['No report with scores found.', ...others].join('\n')}\n`;
    const line = (0,sparkline/* sparkline */.K)(shown.map(({ overall_mean }) => overall_mean));
    const head = `${line}  overall ${(0,numbers/* showNumber */.Zo)(first.overall_mean)} to ${(0,numbers/* showNumber */.Zo)(last.overall_mean)}, ${points.length > shown.length ? `the last ${shown.length} of ` : ''}${(0,core_text/* counted */.hS)(points.length, 'result')}`;
    const scale = scaleOf(shown);
    const ofTime = (0,times/* digitsOfTime */.H)(shown);
    const gap = ofTime + GAP;
    const cells = Math.min(CELLS, Math.max(FEWEST_CELLS, screen.width - gap - (0,layout/* widest */.D3)(shown.map(behind))));
    return [
        paint.bold(head),
        '',
        ...shown.map((point) => row(point, ofTime, scale, cells)),
        paint.dim(`${' '.repeat(gap)}${scale.from.toFixed(2).padEnd(cells - 4)}${scale.to.toFixed(2)}`),
        ...(points.length > shown.length ? [paint.dim(`… and ${points.length - shown.length} older ones`)] : []),
        ...rubricNote(shown, screen),
        ...others,
        '',
    ].join('\n');
}
function scaleOf(points) {
    const ends = points.flatMap(({ overall_mean, ci95 }) => [overall_mean, ...(ci95 ?? [])]);
    return { from: Math.floor(Math.min(...ends) * 10) / 10, to: Math.ceil(Math.max(...ends) * 10) / 10 || 0.1 };
}
const GAP = 22;
function row(point, ofTime, { from, to }, cells) {
    const { scored_at: at, overall_mean: mean, ci95, verdict } = point;
    const cell = (value) => Math.min(cells - 1, Math.max(0, Math.floor(((value - from) / (to - from || 1)) * cells)));
    const [low, high] = ci95 ?? [mean, mean];
    const drawn = Array.from({ length: cells }, (_, i) => i === cell(mean) ? '●' : i >= cell(low) && i <= cell(high) ? '─' : ' ');
    const about = `${(0,core_text/* terminalLine */.tL)((0,times/* dayOf */.k)(at, ofTime))}  ${(0,numbers/* showNumber */.Zo)(mean)}  ${(verdict ?? '').padEnd(GAP - 9)}`;
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
const MOST_SHOWN = 40;
function renderIncidents(incidents, screen) {
    if (incidents.length === 0)
        return '';
    const paint = picocolors.createColors(screen.colour);
    const shown = incidents.slice(-MOST_SHOWN);
    const older = incidents.length - shown.length;
    return [
        ...(0,layout/* hang */.lG)('', `${(0,core_text/* capitalised */.Iu)((0,incident/* incidentSentence */.m)(incidents))}.`, screen).map(paint.bold),
        ...shown.flatMap((one) => (0,layout/* hang */.lG)(`  ${one.at}  ${wordOf(one)}  `, (0,core_text/* terminalLine */.tL)(about(one), 500), screen)),
        ...(older === 0 ? [] : [paint.dim(`… and ${older} older ones`)]),
        '',
        '',
    ].join('\n');
}
function wordOf({ caught }) {
    return caught === null ? '? draft ' : caught ? '✔ caught' : '✖ missed';
}
function about({ session, id, because, caught, gates }) {
    return `${session}, ${id}: ${caught === true ? `${gates.join(', ')}; ` : ''}${because}`;
}

var report_history = __webpack_require__(22511);
var history_file = __webpack_require__(39274);
var files_of_runs = __webpack_require__(61580);
var command_line_flags = __webpack_require__(73540);
;// CONCATENATED MODULE: ./build/command-line/commands/history.js











async function history_history(context) {
    return /^\d+$/.test(context.operands[0] ?? '') ? historyOfRuns(context) : historyOfFolder(context);
}
function historyOfFolder(context) {
    const { run, operands } = context;
    const { values, problems } = run.settings;
    (0,errors/* refuse */.TR)(problems);
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
    const nothing = {
        message: 'history: there is no report',
        place: { file: folder.path },
        hint: 'collect report.json of earlier runs there, or name the folder that has them',
    };
    return show(readReports(folder.path, files), 'other .json file', nothing, context);
}
async function historyOfRuns(context) {
    const { env, run } = context;
    const { values, problems } = run.settings;
    const [operand = ''] = context.operands;
    const most = Number(operand);
    const limits = `history: ${operand} is no number of runs; allowed: 1 to ${find_history/* MOST_RUNS */.n}, or a folder such as ./${operand}`;
    const own = most >= 1 && most <= find_history/* MOST_RUNS */.n ? [] : [{ message: limits }];
    if (problems.length + own.length > 0)
        throw new errors/* UserError */.yo([...problems, ...own]);
    const { fetchPastReports } = await __webpack_require__.e(/* import() */ 671).then(__webpack_require__.bind(__webpack_require__, 60671));
    const past = await fetchPastReports(values, env, most);
    const nothing = {
        message: 'history: the last runs on the default branch have left no report',
        hint: `docs/recipes.md of summary-gate has the step that leaves one as the artifact summary-gate-report-${values['comment-key']}`,
    };
    return show(past, 'artifact without a report', nothing, context);
}
async function show(found, noun, nothing, { run, flags, json, screen, print, tell }) {
    const { values } = run.settings;
    const { files } = run.ports;
    const isPage = flags.has(command_line_flags/* HTML */.g3.name);
    const kept = isPage ? keptIn((0,workspace_path/* pathIn */.l)(values['report-dir'], files_of_runs/* HISTORY_FILES */.ll.runs), files) : [];
    const runs = (0,report_history/* inOrder */.al)([...kept, ...found.runs]);
    const points = pointsOf(runs, found.remembered);
    const skipped = { count: found.skipped, noun };
    if (runs.length === 0 && !values['allow-empty'])
        throw new errors/* UserError */.yo([unlessFirst(nothing, skipped)]);
    const { readIncidents } = await __webpack_require__.e(/* import() */ 1129).then(__webpack_require__.bind(__webpack_require__, 41129));
    const incidents = await readIncidents({ run, tell });
    print(json
        ? (0,json_text/* jsonText */.s$)({ points, skipped: found.skipped, ...(incidents.length > 0 && { incidents }) })
        : `${renderHistory(points, skipped, screen)}${renderIncidents(incidents, screen)}`);
    if (isPage) {
        const { writePage } = await __webpack_require__.e(/* import() */ 112).then(__webpack_require__.bind(__webpack_require__, 50112));
        const written = writePage({ runs, points, skipped, incidents, key: values['comment-key'] }, values['report-dir'], files);
        tell(`Page: ${written.join(', ')}`);
    }
    return errors/* EXIT */.dc.pass;
}
function unlessFirst({ message, hint, ...problem }, { count, noun }) {
    const others = count === 0 ? '' : `, only ${(0,core_text/* counted */.hS)(count, noun)}`;
    return { ...problem, message: message + others, hint: `${hint}; set allow-empty to true if this is the first run` };
}
function keptIn(path, files) {
    if (files.kind(path) !== 'file')
        return [];
    const read = files.read(path);
    const runs = read.kind === 'text' ? (0,history_file/* readHistory */.Lu)(read.text) : undefined;
    if (runs !== undefined)
        return runs;
    throw new errors/* UserError */.yo([
        {
            message: 'history: this file would be replaced, and is no history that can be read',
            place: { file: path },
            hint: 'remove it, or name another --report-dir',
        },
    ]);
}
function readReports(folder, files) {
    const runs = [];
    const remembered = [];
    let skipped = 0;
    for (const name of files.list(folder)) {
        const path = `${folder}/${name}`;
        const file = files.kind(path) === 'folder' ? `${path}/report.json` : path;
        if (!file.endsWith('.json') || files.kind(file) !== 'file')
            continue;
        const read = files.read(file);
        const parsed = read.kind === 'text' ? (0,baseline_report/* readBaselineReport */.U)(read.text) : undefined;
        const earlier = read.kind === 'text' && parsed?.kind !== 'report' ? (0,history_file/* readHistory */.Lu)(read.text) : undefined;
        if (parsed?.kind === 'report') {
            runs.push((0,report_history/* toHistoryRun */.P3)(parsed.report));
            remembered.push(...(0,report_history/* rememberedOf */.MI)(parsed.report));
        }
        else if (earlier !== undefined)
            runs.unshift(...earlier);
        else
            skipped++;
    }
    return { runs, remembered, skipped };
}
function pointsOf(runs, remembered) {
    const own = runs.flatMap(({ scored_at, overall_mean: mean, ci95, scored, verdict, rubric }) => mean === null ? [] : [{ scored_at, overall_mean: mean, ci95, sessions: scored, verdict, rubric }]);
    const known = new Set(own.map(({ scored_at }) => scored_at));
    const others = new Map(remembered
        .filter(({ scored_at }) => !known.has(scored_at))
        .map((one) => [one.scored_at, { ...one, sessions: null, verdict: null, rubric: null }]));
    return [...others.values(), ...own].sort((a, b) => (0,core_text/* byCodePoint */.HH)(a.scored_at, b.scored_at));
}


/***/ }),

/***/ 49751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ digitsOfTime),
/* harmony export */   k: () => (/* binding */ dayOf)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83703);

const MINUTES = '2026-11-21 12:00'.length;
const SECONDS = '2026-11-21 12:00:00'.length;
function dayOf(at, digits = MINUTES) {
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(at.slice(0, digits).replace('T', ' '));
}
function digitsOfTime(runs) {
    const minutes = new Set(runs.map(({ scored_at: at }) => at.slice(0, MINUTES)));
    return minutes.size < runs.length ? SECONDS : MINUTES;
}


/***/ }),

/***/ 39274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   wn: () => (/* binding */ writeHistory)
/* harmony export */ });
/* unused harmony exports MOST_RUNS_KEPT, MOST_SESSIONS_KEPT */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50089);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44743);
/* harmony import */ var _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87121);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32086);
/* harmony import */ var _core_json_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40075);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64362);





const MOST_RUNS_KEPT = 1000;
const MOST_SESSIONS_KEPT = 200_000;
const session = zod__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0), zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(0), zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1)]), _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN, zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(64)]);
const run = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    scored_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    overall_mean: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable(),
    ci95: zod__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([_core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN, _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN]).nullable(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['pass', 'fail', 'inconclusive']),
    rubric: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(40),
    commit: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sha */ .hW.nullable(),
    dimensions: zod__WEBPACK_IMPORTED_MODULE_2__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Yf), _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN),
    scored: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    failing: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    sessions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(session),
});
const historyFile = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    history_version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    names: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).max(MOST_SESSIONS_KEPT),
    runs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(run).max(MOST_RUNS_KEPT),
}));
function writeHistory(runs) {
    const names = new Map();
    const indexOf = (name) => {
        const known = names.get(name);
        if (known !== undefined)
            return known;
        names.set(name, names.size);
        return names.size - 1;
    };
    let left = MOST_SESSIONS_KEPT;
    const kept = runs
        .slice(-MOST_RUNS_KEPT)
        .reverse()
        .map((one) => {
        const sessions = one.sessions.length <= left ? one.sessions : [];
        left -= sessions.length;
        return {
            ...one,
            sessions: sessions.map(({ name, failed, overall, reference }) => [
                indexOf(name),
                failed ? 1 : 0,
                Number(overall.toFixed(6)),
                reference,
            ]),
        };
    })
        .reverse();
    return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonLine */ .rF)({ history_version: 1, names: [...names.keys()], runs: kept });
}
function readHistory(text) {
    const parsed = historyFile.safeParse((0,_core_json_values_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrNothing */ .dn)(text));
    if (!parsed.success)
        return undefined;
    const { names, runs } = parsed.data;
    return runs.map(({ scored_at, overall_mean, ci95, verdict, rubric, commit, dimensions, scored, failing, sessions }) => ({
        ...{ scored_at, overall_mean, ci95, verdict, rubric, commit, dimensions, scored, failing },
        sessions: sessions.flatMap(([index, failed, overall, reference]) => {
            const name = names[index];
            return name === undefined ? [] : [{ name, failed: failed === 1, overall, reference }];
        }),
    }));
}


/***/ }),

/***/ 22511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ flippingSessions),
/* harmony export */   MI: () => (/* binding */ rememberedOf),
/* harmony export */   P3: () => (/* binding */ toHistoryRun),
/* harmony export */   al: () => (/* binding */ inOrder)
/* harmony export */ });
/* harmony import */ var _core_groups_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39276);
/* harmony import */ var _core_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11327);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64362);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83703);




function rememberedOf({ trend }) {
    return (trend ?? []).map(({ scored_at, overall_mean, ci95 }) => ({ scored_at, overall_mean, ci95 }));
}
const REFERENCE_DIGITS = 12;
function toHistoryRun(report) {
    const sessions = report.sessions.flatMap(({ name, failed, overall, reference_digest: digest }) => overall === null ? [] : [{ name, failed, overall, reference: digest.slice(0, REFERENCE_DIGITS) }]);
    return {
        scored_at: report.scored_at,
        overall_mean: report.overall_mean,
        ci95: report.statistics?.overall?.ci95 ?? null,
        verdict: report.verdict,
        rubric: report.rubric.version,
        commit: report.identity?.commit ?? null,
        dimensions: dimensionMeans(report),
        scored: sessions.length,
        failing: sessions.filter(({ failed }) => failed).length,
        sessions,
    };
}
function dimensionMeans({ sessions }) {
    const sums = new Map();
    for (const session of sessions) {
        if (session.overall === null)
            continue;
        for (const { dimension, score } of session.dimensions) {
            const { sum, n } = sums.get(dimension) ?? { sum: 0, n: 0 };
            sums.set(dimension, { sum: sum + score, n: n + 1 });
        }
    }
    return Object.fromEntries(_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Yf.flatMap((dimension) => {
        const of = sums.get(dimension);
        return of === undefined ? [] : [[dimension, of.sum / of.n]];
    }));
}
function inOrder(runs) {
    const all = new Map(runs.map((run) => [identityOf(run), run]));
    return [...all.values()].sort((a, b) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .byCodePoint */ .HH)(a.scored_at, b.scored_at));
}
function identityOf({ sessions: _, dimensions: __, ...run }) {
    return (0,_core_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(run);
}
function flippingSessions(runs) {
    const lives = new Map();
    for (const [run, { sessions }] of runs.entries()) {
        for (const session of sessions) {
            (0,_core_groups_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .D)(lives, session.name, { run, session });
        }
    }
    return [...lives]
        .flatMap(([name, life]) => {
        const flips = life.filter(({ session }, i) => {
            const before = life[i - 1]?.session;
            return before?.reference === session.reference && before.failed !== session.failed;
        }).length;
        return flips === 0 ? [] : [flipping(name, flips, life, runs.length)];
    })
        .sort((a, b) => b.flips - a.flips || (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .byCodePoint */ .HH)(a.name, b.name));
}
function flipping(name, flips, life, runs) {
    const marks = Array(runs).fill(null);
    for (const { run, session } of life)
        marks[run] = session.failed ? 'fail' : 'pass';
    const scores = life.map(({ session }) => session.overall);
    return {
        ...{ name, flips, marks },
        lowest: scores.reduce((a, b) => Math.min(a, b), 1),
        highest: scores.reduce((a, b) => Math.max(a, b), 0),
        newest: scores.at(-1) ?? 0,
    };
}


/***/ }),

/***/ 96801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ incidentSentence)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83703);

function incidentSentence(incidents) {
    const known = incidents.filter(({ caught }) => caught !== null);
    const caught = known.filter((one) => one.caught === true).length;
    const drafts = incidents.length - known.length;
    const waiting = `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(drafts, 'rejected summary', 'rejected summaries')} ${drafts === 1 ? 'waits' : 'wait'} for somebody to review the session`;
    if (known.length === 0)
        return waiting;
    const told = `today's gates catch ${caught} of the ${known.length} ${known.length === 1 ? 'summary' : 'summaries'} that people rejected`;
    return drafts === 0 ? told : `${told}; ${waiting}`;
}


/***/ })

};
