export const id = 1005;
export const ids = [1005,4538];
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

/***/ 91248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ACCEPTING: () => (/* binding */ ACCEPTING),
/* harmony export */   accept: () => (/* binding */ accept)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64362);
/* harmony import */ var _inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95131);
/* harmony import */ var _inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35024);
/* harmony import */ var _inputs_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46893);
/* harmony import */ var _inputs_format_their_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94722);
/* harmony import */ var _inputs_markdown_markdown_reader_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67163);
/* harmony import */ var _scoring_score_session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28681);
/* harmony import */ var _scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59947);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73540);
/* harmony import */ var _parts_accepted_over_time_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54840);
/* harmony import */ var _parts_plan_taught_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94279);
/* harmony import */ var _parts_teach_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(48464);













function accept(context) {
    return (0,_parts_teach_js__WEBPACK_IMPORTED_MODULE_10__/* .teach */ .QI)(context, context.flags.has(_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .REPLACE */ .dj.name) ? REPLACING : ACCEPTING);
}
const ACCEPTING = { command: 'accept', plan: beside };
const REPLACING = { command: 'accept', plan: replacing, differenceOf: _parts_accepted_over_time_js__WEBPACK_IMPORTED_MODULE_8__/* .differenceToReference */ .gb };
function beside(...[taught, saying, run, earlier]) {
    const { golden, candidate } = taught;
    const wrong = whyNot(taught, run);
    if (wrong !== undefined)
        return wrong;
    const known = (0,_parts_plan_taught_js__WEBPACK_IMPORTED_MODULE_9__/* .sameAs */ .f)(taught, golden.accepted, run.ports.digest);
    const still = stillTold(taught);
    const summary = (0,_inputs_format_their_words_js__WEBPACK_IMPORTED_MODULE_4__/* .asWritten */ .qm)((0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .asStrict */ .C0)(candidate.summary), candidate);
    const written = (0,_parts_plan_taught_js__WEBPACK_IMPORTED_MODULE_9__/* .besideOrInLine */ .z)({ kind: 'accepted', known, taught, summary, saying }, run, earlier);
    return 'problem' in written ? written : { ...written, still, remarks: remarksOn(taught, still) };
}
function replacing(...[taught, _, run]) {
    const { golden, candidate, format } = taught;
    const { file } = golden.place;
    if ((0,_inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_11__/* .folderOfReference */ .Jw)(file) === undefined || (0,_inputs_markdown_markdown_reader_js__WEBPACK_IMPORTED_MODULE_12__/* .isMarkdown */ .s)(file))
        return {
            problem: {
                message: '--replace rewrites a reference.json alone',
                place: golden.place,
                hint: 'edit this one by hand, or accept without --replace',
            },
        };
    const wrong = whyNot(taught, run);
    if (wrong !== undefined)
        return wrong;
    const read = run.ports.files.read(file);
    if (read.kind !== 'text')
        return { problem: { message: `the file cannot be rewritten: ${read.reason}`, place: golden.place } };
    const next = (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .withReference */ .ON)(read.text, (0,_inputs_format_their_words_js__WEBPACK_IMPORTED_MODULE_4__/* .asWritten */ .qm)(golden.reference, golden), (0,_inputs_format_their_words_js__WEBPACK_IMPORTED_MODULE_4__/* .asWritten */ .qm)((0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .asStrict */ .C0)(candidate.summary), candidate), format);
    return {
        ...{ session: golden.name, file, id: null, isKnown: false, before: read.text, ...next, still: [] },
        remarks: [
            'the reference is another one now, and its review is gone: write reviewed_by and reviewed_at when somebody has read it',
        ],
    };
}
function whyNot(taught, { ports }) {
    const { golden, candidate, format } = taught;
    const summary = (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .asStrict */ .C0)(candidate.summary);
    const refused = (message, hint) => ({
        problem: { message, place: candidate.place, ...(hint !== undefined && { hint }) },
    });
    const wrong = (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .notStrict */ .tD)(candidate.summary, format) ?? ((0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .saysNothing */ ._X)(summary) ? 'it says nothing' : undefined);
    if (wrong !== undefined)
        return refused(`this cannot be accepted: ${wrong}`, 'correct it there, or accept another one');
    if ((0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryText */ .g5)(summary) === (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryText */ .g5)(golden.reference))
        return refused('the reference says the same, word for word');
    const rejected = (0,_parts_plan_taught_js__WEBPACK_IMPORTED_MODULE_9__/* .sameAs */ .f)(taught, golden.rejected, ports.digest);
    return rejected === undefined
        ? undefined
        : refused(`this summary is rejected, in ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(rejected.place)}, by ${rejected.by}: ${rejected.because}`, 'remove it there first, if that was wrong');
}
function stillTold({ golden, candidate, tools }) {
    const { summary, digest, place, outcomeWord } = candidate;
    const own = { id: 'new', summary: (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .asStrict */ .C0)(summary), digest, by: '', at: '', because: null, place };
    const accepted = [...golden.accepted, { ...own, outcomeWord: outcomeWord ?? summary.outcome, placeOf: () => place }];
    return (0,_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_6__/* .codesIn */ .Od)((0,_scoring_score_session_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreCandidate */ .e)({ ...golden, accepted }, candidate, tools));
}
function remarksOn({ golden, candidate, format }, still) {
    const summary = (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .asStrict */ .C0)(candidate.summary);
    const left = _core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Yf.filter((field) => (0,_inputs_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .hasField */ .RY)(format, field) && (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlank */ .z3)(summary, field) && !(0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlank */ .z3)(golden.reference, field));
    return [
        ...(summary.outcome === golden.reference.outcome
            ? []
            : ['it has another outcome than the reference: a candidate with either will be right']),
        ...(left.length === 0
            ? []
            : [`it has no ${left.join(', ')}: nothing of the reference there will be missing any more`]),
        ...(still.length === 0 ? [] : [`accepted, it is still told ${still.join(', ')}`]),
    ];
}


/***/ }),

/***/ 54840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ad: () => (/* binding */ acceptedViews),
/* harmony export */   gb: () => (/* binding */ differenceToReference),
/* harmony export */   uU: () => (/* binding */ renderAccepted)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83703);
/* harmony import */ var _render_diff_session_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97348);
/* harmony import */ var _render_terminal_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58502);
/* harmony import */ var _scoring_score_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28681);
/* harmony import */ var _scoring_taught_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89968);
/* harmony import */ var _score_sought_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14931);






function acceptedViews(golden, sought, { settings: { values }, ports }) {
    const tools = (0,_score_sought_js__WEBPACK_IMPORTED_MODULE_5__/* .toolsFor */ .J)(sought, values, ports);
    return golden.accepted
        .toSorted((a, b) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byCodePoint */ .HH)(a.at, b.at))
        .map((one) => {
        const { id, by, at, because } = one;
        const candidate = (0,_scoring_taught_results_js__WEBPACK_IMPORTED_MODULE_4__/* .asCandidate */ .Iw)(golden.name, one, one.placeOf);
        return { id, by, at, because, difference: differenceToReference({ golden, candidate, tools }) };
    });
}
function differenceToReference({ golden, candidate, tools, }) {
    const alone = { ...golden, accepted: [] };
    return (0,_render_diff_session_diff_js__WEBPACK_IMPORTED_MODULE_1__.sessionDiff)(alone, { candidate, session: (0,_scoring_score_session_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreCandidate */ .e)(alone, candidate, tools) });
}
function renderAccepted(name, all, screen) {
    if (all.length === 0)
        return `Nobody has accepted a summary of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(name)} beside its reference.\n`;
    return all
        .flatMap(({ id, by, at, because, difference }) => [
        ...(0,_render_terminal_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .hang */ .lG)(`${at}  `, (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(`${by}, ${id}${because === null ? '' : `: ${because}`}`, 500), screen),
        (0,_render_diff_session_diff_js__WEBPACK_IMPORTED_MODULE_1__.renderDiff)(difference, screen),
    ])
        .join('\n');
}


/***/ })

};
