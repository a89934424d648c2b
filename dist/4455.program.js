export const id = 4455;
export const ids = [4455,7336];
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

/***/ 94455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diff: () => (/* binding */ diff)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1378);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37611);
/* harmony import */ var _render_diff_session_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25855);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90048);
/* harmony import */ var _parts_accepted_over_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81444);
/* harmony import */ var _parts_score_sought_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13703);
/* harmony import */ var _parts_session_operand_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7170);








async function diff(context) {
    const { run, json, screen, print } = context;
    const { golden, ...sought } = await (0,_parts_session_operand_js__WEBPACK_IMPORTED_MODULE_6__/* .readSession */ .lx)('diff', context);
    if (context.flags.has(_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .ACCEPTED */ .wh.name)) {
        const all = (0,_parts_accepted_over_time_js__WEBPACK_IMPORTED_MODULE_4__/* .acceptedViews */ .ad)(golden, sought, run);
        print(json ? (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s$)((0,_core_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTexts */ .X)({ accepted: all })) : (0,_parts_accepted_over_time_js__WEBPACK_IMPORTED_MODULE_4__/* .renderAccepted */ .uU)(golden.name, all, screen));
        return _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.pass;
    }
    const view = golden.canary ? canaryView(golden) : viewOf(golden, sought, run);
    print(json ? (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s$)((0,_core_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTexts */ .X)(view)) : (0,_render_diff_session_diff_js__WEBPACK_IMPORTED_MODULE_2__.renderDiff)(view, screen));
    return _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.pass;
}
function canaryView({ name, place }) {
    const reference = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place);
    return { name, reference, status: 'canary', overall: null, candidate: null, sections: [], findings: [] };
}
function viewOf(golden, sought, { settings: { values }, ports }) {
    return (0,_render_diff_session_diff_js__WEBPACK_IMPORTED_MODULE_2__.sessionDiff)(golden, (0,_parts_score_sought_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreSought */ .x)(golden, sought, values, (0,_parts_score_sought_js__WEBPACK_IMPORTED_MODULE_5__/* .toolsFor */ .J)(sought, values, ports)));
}


/***/ }),

/***/ 81444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ad: () => (/* binding */ acceptedViews),
/* harmony export */   gb: () => (/* binding */ differenceToReference),
/* harmony export */   uU: () => (/* binding */ renderAccepted)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _render_diff_session_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25855);
/* harmony import */ var _render_terminal_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19970);
/* harmony import */ var _scoring_score_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80677);
/* harmony import */ var _scoring_taught_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3212);
/* harmony import */ var _score_sought_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13703);






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


/***/ }),

/***/ 99299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ corpusFaults),
/* harmony export */   h1: () => (/* binding */ othersFaults),
/* harmony export */   pZ: () => (/* binding */ faultsFor)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);
/* harmony import */ var _report_alike_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2378);



function faultsFor(name, { problems, owners }) {
    const of = (isWanted) => problems.filter((_, i) => isWanted(owners[i]));
    return {
        own: of((owner) => owner === name),
        others: of((owner) => owner !== undefined && owner !== name),
        nobodys: of((owner) => owner === undefined),
    };
}
const MOST_TOLD = 5;
function othersFaults({ name, faults, candidates: { byName, defects }, }) {
    const invalid = [...byName.values()].filter((one) => one.kind === 'invalid' && one.name !== name);
    const unread = (0,_report_alike_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOfAlike */ .e)(defects, true).map(({ message, place }) => ({ message, place }));
    return [
        ...corpusFaults(faults),
        ...listed(unread, `Elsewhere among the candidates: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(defects.length, 'line')} of nobody`),
        ...(invalid.length === 0 ? [] : [invalidElsewhere(invalid.map((one) => one.name))]),
    ];
}
function corpusFaults({ others, nobodys }) {
    const broken = [...others, ...nobodys];
    return listed(broken, `Elsewhere in the corpus: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(broken.length, 'problem')}, at which a run stops`);
}
function listed(problems, head) {
    if (problems.length === 0)
        return [];
    const shown = problems.slice(0, MOST_TOLD).map(_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw);
    const hidden = problems.length - shown.length;
    return [head, ...shown, ...(hidden > 0 ? [`… and ${hidden} more there`] : [])];
}
function invalidElsewhere(names) {
    const some = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nameSome */ .Kf)(names, MOST_TOLD, (name) => JSON.stringify(name));
    return `Elsewhere ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(names.length, 'candidate')} cannot be scored: ${some}`;
}


/***/ }),

/***/ 13703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ toolsFor),
/* harmony export */   x: () => (/* binding */ scoreSought)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _inputs_candidates_samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34556);
/* harmony import */ var _inputs_candidates_unread_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45291);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30965);
/* harmony import */ var _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96149);
/* harmony import */ var _rubric_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6320);
/* harmony import */ var _scoring_field_diagnosis_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15902);
/* harmony import */ var _scoring_fields_seen_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36101);
/* harmony import */ var _scoring_lost_fields_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8450);
/* harmony import */ var _scoring_score_samples_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18702);
/* harmony import */ var _scoring_score_session_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80677);
/* harmony import */ var _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32670);
/* harmony import */ var _settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(16276);
/* harmony import */ var _statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(94400);














function toolsFor({ corpus, candidates }, values, ports) {
    const format = (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOf */ .b)(values);
    return {
        score: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_5__/* .openScorer */ .DL)(values.rubric, values.weights, values.dimensions),
        check: new _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_4__/* .RequirementCheck */ .gx(),
        claims: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_5__/* .openClaimCheck */ .HP)(values.rubric),
        candidatesPath: (0,_settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_12__/* .showPaths */ .cb)(values.candidates),
        unreadFile: (0,_inputs_candidates_unread_file_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadFileIn */ .p)(values.candidates, ports.files),
        format,
        lost: lostInRun({ corpus, candidates }, format),
        failOn: values['fail-on'],
        context: _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_11__/* .SessionContext */ .IC.of(corpus, ports),
    };
}
function scoreSought(golden, { candidates, sample }, values, tools) {
    const { numbers, byName, samplesOf } = candidates;
    const own = samplesOf.get(golden.name);
    refuseUnknown(sample, own === undefined ? [] : numbers, golden.name);
    if (own === undefined) {
        const candidate = byName.get(golden.name);
        return { candidate, session: withLost((0,_scoring_score_session_js__WEBPACK_IMPORTED_MODULE_10__/* .scoreCandidate */ .e)(golden, candidate, tools), tools) };
    }
    const { worst, ...scored } = (0,_scoring_score_samples_js__WEBPACK_IMPORTED_MODULE_9__/* .scoreSamples */ .g)(golden, own, { numbers, precision: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_5__/* .precisionOf */ .ij)(values.rubric) }, tools);
    const all = scored.all.map((one) => ({ sample: one.sample, session: withLost(one.session, tools) }));
    const wanted = sample ?? worst.sample;
    const shown = all.find((one) => one.sample === wanted) ?? worst;
    return {
        candidate: own.get(shown.sample),
        session: shown.session,
        samples: toShown({ ...scored, all, worst }, shown.sample, own),
    };
}
function withLost(session, { lost, failOn }) {
    const defects = (0,_scoring_lost_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .withLostDefects */ .V)(session, lost, failOn);
    return defects === session.defects ? session : { ...session, defects };
}
function refuseUnknown(sample, numbers, name) {
    if (sample === undefined || numbers.includes(sample))
        return;
    const allowed = numbers.length === 0 ? 'the session has no samples' : `the run has samples ${(0,_inputs_candidates_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .showNumbers */ .G9)(numbers)}`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([{ message: `there is no sample ${sample} of ${JSON.stringify(name)}: ${allowed}` }]);
}
function toShown({ session, all, worst }, shown, own) {
    return {
        shown,
        overall: session.overall,
        spread: (0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_13__/* .standardDeviation */ .Fx)(all.map((one) => one.session.overall)),
        worst: worst.sample,
        all: all.map(({ sample, session: { status, overall, defects } }) => {
            const place = own.get(sample)?.place;
            return {
                sample,
                status,
                overall,
                findings: defects.length,
                place: place === undefined ? null : (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place),
            };
        }),
    };
}
function lostInRun({ corpus, candidates }, format) {
    const counts = new _scoring_fields_seen_js__WEBPACK_IMPORTED_MODULE_7__/* .FieldCounts */ .x();
    for (const { name, reference, canary } of corpus.sessions) {
        if (canary)
            continue;
        const samples = candidates.samplesOf.get(name)?.values() ?? [candidates.byName.get(name)];
        for (const candidate of samples)
            count(candidate, reference, counts);
    }
    return (0,_scoring_field_diagnosis_js__WEBPACK_IMPORTED_MODULE_6__/* .diagnoseFields */ .u)(counts, format).lost;
}
function count(candidate, reference, counts) {
    if (candidate?.kind === 'valid')
        counts.add((0,_scoring_fields_seen_js__WEBPACK_IMPORTED_MODULE_7__/* .seeFields */ .l)(reference, candidate, []) ?? null);
    else if (candidate !== undefined)
        counts.invalid++;
}


/***/ }),

/***/ 7170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ seekSession),
/* harmony export */   OC: () => (/* binding */ requireSession),
/* harmony export */   cF: () => (/* binding */ namedSample),
/* harmony export */   jy: () => (/* binding */ nameHint),
/* harmony export */   lx: () => (/* binding */ readSession)
/* harmony export */ });
/* unused harmony export sessionAt */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _core_unicode_form_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53176);
/* harmony import */ var _inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19328);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7649);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30965);
/* harmony import */ var _faults_of_others_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99299);








function namedSample(operand) {
    const [, name, sample] = /^(.*)\/(\d{1,6})$/s.exec(operand) ?? [];
    return name === undefined ? { name: operand, sample: undefined } : { name, sample: Number(sample) };
}
function sought(operand, known, files) {
    const named = namedSample(operand);
    const { corpus, candidates } = known;
    if (operand === '' || candidates.byName.has(named.name) || candidates.samplesOf.has(named.name))
        return named;
    if (corpus.sessions.some(({ name }) => name === named.name))
        return named;
    return sessionAt(operand, known, files) ?? named;
}
async function seekSession({ run, operands }) {
    const { values, origins, problems, wrong } = run.settings;
    const { files, digest } = run.ports;
    if (wrong.has('corpus'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(problems);
    const corpus = await (0,_inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_5__/* .readCorpus */ .XR)(values.corpus, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_6__/* .formatOf */ .b)(values));
    const names = new Set(corpus.sessions.filter(({ canary }) => !canary).map((session) => session.name));
    const hasNone = origins.corpus === 'default' && files.kind(values.corpus) === 'missing';
    const isInCorpus = (name) => names.has(name) || hasNone;
    const candidates = await (0,_inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_4__/* .readCandidates */ .lH)(values.candidates, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_6__/* .formatOf */ .b)(values), isInCorpus);
    const [wanted] = operands;
    const { name, sample } = sought((0,_core_unicode_form_js__WEBPACK_IMPORTED_MODULE_3__/* .inUnicodeForm */ .v)(wanted ?? '', 'NFC'), { corpus, candidates }, files);
    const golden = corpus.sessions.find((session) => session.name === name);
    const faults = (0,_faults_of_others_js__WEBPACK_IMPORTED_MODULE_7__/* .faultsFor */ .pZ)(name, corpus);
    return {
        name,
        sample,
        isNamed: wanted !== undefined,
        golden,
        candidates,
        corpus,
        isUnmatched: golden === undefined && (hasNone || faults.own.length + faults.nobodys.length === 0),
        problems: [...problems, ...candidates.problems],
        faults,
    };
}
function requireSession(command, sought, tell) {
    const { name, isNamed, golden, corpus, problems, isUnmatched, faults } = sought;
    const all = [...problems, ...faults.own, ...(golden === undefined ? faults.nobodys : [])];
    if (!isNamed)
        all.push({ message: `${command} needs the name of a session`, hint: '`explain` lists them' });
    else if (isUnmatched && faults.nobodys.length === 0) {
        const names = corpus.sessions.map((session) => session.name);
        const { ending, ...hint } = nameHint(name, names);
        all.push({ message: `the corpus has no session ${JSON.stringify(name)}${ending}`, ...hint });
    }
    if (golden === undefined || all.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(all);
    for (const line of (0,_faults_of_others_js__WEBPACK_IMPORTED_MODULE_7__/* .othersFaults */ .h1)(sought))
        tell(line);
    return golden;
}
async function readSession(command, context) {
    const sought = await seekSession(context);
    const { candidates, corpus, sample } = sought;
    return { golden: requireSession(command, sought, context.tell), candidates, corpus, sample };
}
const MOST_NAMES = 3;
function nameHint(typed, names) {
    const nearest = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .qb)(typed, names);
    const containing = names.filter((name) => typed !== '' && name.toLowerCase().includes(typed.toLowerCase()));
    const [only] = containing.length === 1 ? containing : [nearest];
    if (only !== undefined)
        return { ending: `, did you mean ${JSON.stringify(only)}?` };
    if (containing.length > 0)
        return { ending: `, did you mean one of ${list(containing)}?` };
    return { ending: '', ...(names.length > 0 && { hint: `it has ${list(names)}` }) };
}
function list(names) {
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .nameSome */ .Kf)(names, MOST_NAMES, (name) => JSON.stringify(name));
}
function sessionAt(operand, known, files) {
    const [, path = '', digits] = /^(.+?)(?::(\d{1,9}))?(?::\d{1,9})?$/s.exec(operand) ?? [];
    const located = files.locate(path);
    const line = digits === undefined ? undefined : Number(digits);
    const fromHere = 'problem' in located ? undefined : inFile(located.path, line, known);
    return fromHere ?? inFile(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path), line, known);
}
function inFile(path, line, { corpus, candidates }) {
    const isThere = ({ file, line: own }) => file === path && (!file.endsWith('.jsonl') || own === line);
    for (const [name, samples] of candidates.samplesOf) {
        for (const [sample, { place }] of samples)
            if (isThere(place))
                return { name, sample };
    }
    for (const [name, { place }] of candidates.byName)
        if (isThere(place))
            return { name, sample: undefined };
    const golden = corpus.sessions.find(({ place }) => isThere(place) ||
        (!place.file.endsWith('.jsonl') && [path, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path)].includes(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(place.file))));
    const broken = corpus.owners[corpus.problems.findIndex(({ place }) => place !== undefined && isThere(place))];
    const name = golden?.name ?? broken;
    return name === undefined ? undefined : { name, sample: undefined };
}


/***/ }),

/***/ 25855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  diffSections: () => (/* binding */ diffSections),
  renderDiff: () => (/* reexport */ renderDiff),
  sessionDiff: () => (/* binding */ sessionDiff)
});

var errors = __webpack_require__(62807);
var their_words = __webpack_require__(40982);
var without_credentials = __webpack_require__(81651);
var compare_with_accepted = __webpack_require__(29685);
var quote = __webpack_require__(17735);
var core_finding = __webpack_require__(4823);
var groups = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/render/diff/pair-kind.js



const CONTRADICTIONS = new Set([
    ...core_finding/* FINDING_CLASSES */.L1.contradiction,
    'SCRAMBLED_TEXT',
    'WRONG_OUTCOME',
]);
function pairKind(findings) {
    if (findings.length === 0)
        return 'matched';
    return findings.some(({ code }) => CONTRADICTIONS.has(code)) ? 'contradicted' : 'flawed';
}
function findingsByPlace(findings) {
    const byPlace = new Map();
    for (const finding of findings) {
        const key = (0,errors/* formatPlace */.dE)(finding.place);
        (0,groups/* addTo */.D)(byPlace, key, finding);
    }
    return (place) => byPlace.get((0,errors/* formatPlace */.dE)(place)) ?? [];
}

;// CONCATENATED MODULE: ./build/render/diff/action-rows.js



function actionRows(wanted, given, evidence, findings, placeOf) {
    const places = given.map((_, j) => placeOf(['key_actions', j]));
    const at = findingsByPlace(findings);
    const foundAt = places.map((place) => at(place));
    const indexAt = new Map(places.map((place, j) => [(0,errors/* formatPlace */.dE)(place), j]).reverse());
    const links = linksOf(evidence);
    const missing = missingActions(wanted, findings, links);
    const nearMisses = [...missing].flatMap(([i, finding]) => {
        const j = indexAt.get((0,errors/* formatPlace */.dE)(finding.place));
        return j === undefined || links.some(([, linked]) => linked === j) ? [] : [[i, j]];
    });
    const repeated = repeatedActions(evidence, foundAt);
    const told = new Set();
    const rank = new Map(findings.map((finding, i) => [finding, i]));
    const rows = groupsOf(wanted.length, given.length, [...links, ...nearMisses]).map((group) => {
        const found = [
            ...group.wanted.flatMap((i) => missing.get(i) ?? []),
            ...group.given.flatMap((j) => foundAt[j] ?? []),
        ];
        const own = [...new Set(found)]
            .filter((finding) => !told.has(finding))
            .sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
        for (const finding of own)
            told.add(finding);
        const credit = creditOf(group, evidence);
        return {
            kind: kindOf(group, missing, repeated, own, credit),
            reference: group.wanted.map((i) => ({ text: wanted[i] ?? '', number: i + 1 })),
            candidate: group.given.map((j) => ({ text: given[j] ?? '', number: j + 1 })),
            credit,
            findings: own,
        };
    });
    return { rows, rest: findings.filter((finding) => !told.has(finding)) };
}
function linksOf(evidence) {
    switch (evidence.kind) {
        case 'assignment':
            return [
                ...evidence.reference.flatMap(({ partner }, i) => (partner === null ? [] : [[i, partner]])),
                ...evidence.candidate.flatMap(({ partner }, j) => (partner === null ? [] : [[partner, j]])),
            ];
        case 'actions':
            return [
                ...evidence.reference.flatMap(({ best, matched }, i) => matched && best !== null ? [[i, best.index]] : []),
                ...evidence.candidate.flatMap(({ best, matched }, j) => matched && best !== null ? [[best.index, j]] : []),
            ];
        default:
            return [];
    }
}
function missingActions(wanted, findings, links) {
    const left = findings.filter(({ code }) => code === 'MISSING_ACTION');
    const found = new Map();
    for (const [i, action] of wanted.entries()) {
        if (links.some(([linked]) => linked === i))
            continue;
        const at = left.findIndex(({ message }) => message.startsWith(`Missing action: ${(0,quote/* quote */.h)(action)}`));
        const [finding] = at === -1 ? [] : left.splice(at, 1);
        if (finding !== undefined)
            found.set(i, finding);
    }
    return found;
}
function repeatedActions(evidence, foundAt) {
    const repeated = [...foundAt.keys()].filter((j) => (evidence.kind === 'assignment' && evidence.candidate[j]?.kind === 'repeated') ||
        foundAt[j]?.some(({ code }) => code === 'REPEATED_ACTION'));
    return new Set(repeated);
}
function groupsOf(wanted, given, links) {
    const leader = Array.from({ length: wanted + given }, (_, i) => i);
    const find = (i) => {
        let at = i;
        while (leader[at] !== undefined && leader[at] !== at)
            at = leader[at] ?? at;
        return at;
    };
    for (const [i, j] of links) {
        const [a, b] = [find(i), find(wanted + j)];
        leader[Math.max(a, b)] = Math.min(a, b);
    }
    const groups = new Map();
    for (const i of leader.keys()) {
        const group = groups.get(find(i)) ?? { wanted: [], given: [] };
        groups.set(find(i), group);
        if (i < wanted)
            group.wanted.push(i);
        else
            group.given.push(i - wanted);
    }
    return [...groups.entries()].sort(([a], [b]) => a - b).map(([, group]) => group);
}
function kindOf({ wanted, given }, missing, repeated, findings, credit) {
    if (wanted.length === 0)
        return given.some((j) => repeated.has(j)) ? 'repeated' : 'extra';
    if (given.length === 0 || wanted.some((i) => missing.has(i)))
        return 'missing';
    const kind = pairKind(findings);
    return kind === 'matched' && credit !== null && credit < LEAST_MATCH ? 'flawed' : kind;
}
const LEAST_MATCH = 0.4;
function creditOf({ wanted, given }, evidence) {
    if (evidence.kind !== 'assignment' || wanted.length === 0 || given.length === 0)
        return null;
    return Math.min(...wanted.map((i) => evidence.reference[i]?.credit ?? 0));
}

var lost_point_defects = __webpack_require__(62173);
var moment_defects = __webpack_require__(80196);
;// CONCATENATED MODULE: ./build/render/diff/moment-rows.js




function momentRows(wanted, given, findings, placeOf) {
    const places = given.map((_, j) => placeOf(['aha_moments', j]));
    const left = new Set(given.keys());
    const told = new Set();
    const at = findingsByPlace(findings);
    const foundAt = (j) => (places[j] === undefined ? [] : at(places[j]));
    const rows = [];
    const add = (seq, row) => {
        for (const finding of row.findings)
            told.add(finding);
        rows.push({ seq, row });
    };
    for (const moment of wanted) {
        const finding = findings.find((one) => !told.has(one) && isAbout(one, moment));
        const partner = finding === undefined ? nearest(moment, given, left, foundAt) : mistyped(finding, places);
        const other = partner === undefined ? undefined : given[partner];
        if (partner !== undefined)
            left.delete(partner);
        add(moment.seq, {
            kind: finding === undefined && other !== undefined ? 'matched' : 'missing',
            reference: [itemOf(moment)],
            candidate: other === undefined ? [] : [itemOf(other)],
            credit: null,
            findings: finding === undefined ? [] : [finding],
        });
    }
    for (const j of left) {
        const moment = given[j];
        if (moment === undefined)
            continue;
        add(moment.seq, { kind: 'extra', reference: [], candidate: [itemOf(moment)], credit: null, findings: foundAt(j) });
    }
    return {
        rows: rows.sort((a, b) => a.seq - b.seq).map(({ row }) => row),
        rest: findings.filter((finding) => !told.has(finding)),
    };
}
function isAbout({ code, message }, moment) {
    if (code === 'CORRECTION_LOST')
        return message === (0,lost_point_defects/* saysCorrectionLost */.be)(moment);
    if (code !== 'MISSING_MOMENT')
        return false;
    const missing = (0,moment_defects/* saysMissing */.FJ)({ ...moment, highlight: '' });
    return message === missing || message.startsWith(`${missing}:`) || message.startsWith((0,moment_defects/* saysOtherType */.VM)(moment));
}
function mistyped(finding, places) {
    const wanted = (0,errors/* formatPlace */.dE)(finding.place);
    const at = places.findIndex((place) => (0,errors/* formatPlace */.dE)(place) === wanted);
    return at === -1 ? undefined : at;
}
function nearest({ seq, type }, given, left, foundAt) {
    const distance = (j) => Math.abs((given[j]?.seq ?? 0) - seq);
    const [closest] = [...left]
        .filter((j) => given[j]?.type.toLowerCase() === type.toLowerCase() && foundAt(j).length === 0)
        .sort((a, b) => distance(a) - distance(b) || a - b);
    return closest;
}
function itemOf({ seq, type, highlight }) {
    return { text: `${seq} ${type}${highlight === '' ? '' : `: ${highlight}`}`, number: null };
}

var main = __webpack_require__(48483);
var picocolors = __webpack_require__(57336);
var core_text = __webpack_require__(26067);
var layout = __webpack_require__(19970);
var shown_samples = __webpack_require__(38349);
var word_diff = __webpack_require__(92181);
var wording = __webpack_require__(56809);
;// CONCATENATED MODULE: ./build/render/diff/render-diff.js









const SIDE_BY_SIDE = 110;
const LONGEST_TEXT = 40_000;
const ENDLESS = /\S{1000}/;
const LONGEST_ENDLESS_TEXT = 4000;
const MARKS = {
    matched: '✔',
    flawed: '~',
    contradicted: '≠',
    missing: '✖',
    extra: '✖',
    repeated: '✖',
};
function renderDiff(view, screen) {
    const paint = picocolors.createColors(screen.colour);
    const { name, overall, status, reference, candidate, samples } = view;
    const score = overall === null ? '' : `  ${(0,wording/* precise */.ul)(overall)}`;
    return [
        ...(0,layout/* hang */.lG)('', `${(0,core_text/* terminalLine */.tL)(name)}${score}`, screen).map(paint.bold),
        paint.red(`  - reference  ${(0,core_text/* terminalLine */.tL)(reference, 1000)}`),
        paint.green(`  + candidate  ${candidate === null ? (0,wording/* inWords */.r4)(status) : (0,core_text/* terminalLine */.tL)(candidate, 1000)}`),
        ...(samples === undefined ? [] : (0,shown_samples/* sampleLines */.M)(name, samples, paint, screen)),
        '',
        ...view.sections.flatMap((section) => sectionLines(section, paint, screen)),
        ...view.findings.flatMap((finding) => findingLines('', finding, paint, screen)),
        ...(view.findings.length > 0 ? [''] : []),
    ].join('\n');
}
function sectionLines({ dimension, score, rows, findings }, paint, screen) {
    return [
        `${paint.bold(dimension)}  ${(0,wording/* precise */.ul)(score)}`,
        ...rows.flatMap((row) => rowLines(row, paint, screen)),
        ...findings.flatMap((finding) => findingLines('  ', finding, paint, screen)),
        '',
    ];
}
function rowLines(row, paint, screen) {
    const texts = screen.width >= SIDE_BY_SIDE ? besideLines(row, paint, screen) : belowLines(row, paint, screen);
    return [
        ...texts,
        ...(row.kind === 'repeated' ? [paint.dim('      said twice')] : []),
        ...(row.isSameOutcome === true && !isEqual(row) ? [paint.dim('      both mean the same outcome')] : []),
        ...creditLine(row, paint),
        ...row.findings.flatMap((finding) => findingLines('      ', finding, paint, screen)),
    ];
}
function creditLine({ findings, credit }, paint) {
    const isPartial = credit !== null && credit < 0.995 && findings.length === 0;
    return isPartial ? [paint.dim(`      credit ${credit.toFixed(2)} of 1`)] : [];
}
function belowLines(row, paint, screen) {
    const { reference, candidate } = paintedSides(row, paint);
    const mark = markOf(row, paint);
    const equal = row.kind === 'matched' && isEqual(row);
    const entries = [
        ...(equal ? [] : reference.map((text) => ['-', text])),
        ...candidate.map((text) => [equal ? '=' : '+', text]),
    ];
    return entries.flatMap(([sign, text], i) => (0,layout/* hang */.lG)(`    ${sign} `, text, screen).map((line, k) => (i === 0 && k === 0 ? `  ${mark}${line.slice(3)}` : line)));
}
const GAP = ' │ ';
function besideLines(row, paint, screen) {
    const { reference, candidate } = paintedSides(row, paint);
    const width = Math.floor((screen.width - 4 - GAP.length) / 2);
    const [left, right] = [cellLines(reference, width), cellLines(candidate, width)];
    const size = Math.max(left.length, right.length);
    return Array.from({ length: size }, (_, i) => {
        const start = left[i] ?? '';
        const padded = `${start}${' '.repeat(Math.max(0, width - (0,layout/* columnsOf */.PL)(start)))}`;
        return `  ${i === 0 ? markOf(row, paint) : ' '} ${padded}${paint.dim(GAP)}${right[i] ?? ''}`.trimEnd();
    });
}
function cellLines(texts, width) {
    return texts.flatMap((text) => (0,main/* wrapAnsi */.a)(text, width, { hard: true }).split('\n').map(core_text/* defuseCommands */.pq));
}
function markOf({ kind }, paint) {
    const colour = {
        matched: paint.green,
        flawed: paint.yellow,
        contradicted: paint.red,
        missing: paint.red,
        extra: paint.yellow,
        repeated: paint.yellow,
    };
    return colour[kind](MARKS[kind]);
}
const BREAK = '\n';
function paintedSides(row, paint) {
    if (row.isSameOutcome === true) {
        return { reference: row.reference.map(shownText), candidate: row.candidate.map(shownText) };
    }
    if (row.reference.length === 0 || row.candidate.length === 0) {
        return {
            reference: numbered(row.reference, row.reference.map(shownText)).map(paint.red),
            candidate: numbered(row.candidate, row.candidate.map(shownText)).map(paint.green),
        };
    }
    const { reference, candidate } = (0,word_diff/* diffWords */.b)(row.reference.map(shownText).join(BREAK), row.candidate.map(shownText).join(BREAK));
    return {
        reference: numbered(row.reference, marked(reference, (text) => (paint.isColorSupported ? paint.bold(paint.red(text)) : `[-${text}-]`))),
        candidate: numbered(row.candidate, marked(candidate, (text) => (paint.isColorSupported ? paint.bold(paint.green(text)) : `{+${text}+}`))),
    };
}
function shownText({ text }) {
    return (0,core_text/* terminalLine */.tL)(text, ENDLESS.test(text) ? LONGEST_ENDLESS_TEXT : LONGEST_TEXT);
}
function numbered(items, texts) {
    return items.map(({ number }, i) => `${number === null ? '' : `${number}. `}${texts[i] ?? ''}`);
}
function marked(pieces, mark) {
    const parts = pieces.map(({ text, changed }) => (changed ? text.replace(/^[^\n]*\S/gm, mark) : text));
    return parts.join('').split(BREAK);
}
function isEqual({ reference, candidate }) {
    return reference.map(shownText).join(BREAK) === candidate.map(shownText).join(BREAK);
}
function findingLines(indent, finding, paint, screen) {
    const advice = (0,wording/* adviceOf */.wr)(finding);
    return [
        ...(0,layout/* placeLines */.L)(indent, finding.code, (0,errors/* formatPlace */.dE)(finding.place), paint, screen),
        ...(0,layout/* hang */.lG)(`${indent}  `, (0,core_text/* terminalLine */.tL)((0,core_finding/* toldMessage */.Ts)({ message: finding.message, key: finding.place.key })), screen),
        ...(advice === undefined ? [] : (0,layout/* hang */.lG)(`${indent}→ `, (0,core_text/* terminalLine */.tL)(advice), screen).map(paint.cyan)),
    ];
}

;// CONCATENATED MODULE: ./build/render/diff/session-diff.js








function sessionDiff(golden, { candidate, session, samples }) {
    const used = (0,compare_with_accepted/* wordingUsed */._)(golden, session.details.referenceUsed);
    const valid = candidate?.kind === 'valid' ? (0,without_credentials/* candidateWithoutCredentials */.e)(candidate) : null;
    return {
        name: golden.name,
        reference: (0,errors/* formatPlace */.dE)(used.place),
        status: session.status,
        overall: session.overall,
        ...(samples !== undefined && { samples }),
        candidate: valid === null ? null : (0,errors/* formatPlace */.dE)(valid.place),
        sections: diffSections((0,their_words/* asWritten */.qm)(used.summary, used), valid === null ? null : (0,their_words/* asWritten */.qm)(valid.summary, valid), session.dimensions, session.defects, valid?.places() ?? golden.placeOf),
        findings: session.defects.filter(({ dimension }) => dimension === null),
    };
}
function diffSections(reference, candidate, dimensions, findings, placeOf) {
    return dimensions.map((result) => {
        const own = findings.filter(({ dimension }) => dimension === result.dimension);
        const { rows, rest } = rowsOf(result, reference, candidate, own, placeOf);
        return { dimension: result.dimension, score: result.score, rows, findings: rest };
    });
}
function rowsOf({ dimension, score, evidence }, reference, candidate, findings, placeOf) {
    switch (dimension) {
        case 'title':
        case 'summary':
            return { rows: textRows(reference[dimension], candidate?.[dimension] ?? '', findings), rest: [] };
        case 'outcome': {
            const rows = textRows(reference.outcome, candidate?.outcome ?? '', findings);
            return { rows: score === 1 ? rows.map((row) => ({ ...row, isSameOutcome: true })) : rows, rest: [] };
        }
        case 'key_actions':
            return actionRows(reference.key_actions, candidate?.key_actions ?? [], evidence, findings, placeOf);
        case 'aha_moments':
            return momentRows(reference.aha_moments, candidate?.aha_moments ?? [], findings, placeOf);
    }
}
function textRows(wanted, given, findings) {
    const item = (text) => (text.trim() === '' ? [] : [{ text, number: null }]);
    const [reference, candidate] = [item(wanted), item(given)];
    if (reference.length === 0 && candidate.length === 0)
        return [];
    const kind = (() => {
        if (candidate.length === 0)
            return 'missing';
        if (reference.length === 0)
            return 'extra';
        return pairKind(findings);
    })();
    return [{ kind, reference, candidate, credit: null, findings }];
}


/***/ }),

/***/ 38349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ sampleLines)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56809);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19970);



function sampleLines(name, { shown, overall, spread, worst, all }, paint, screen) {
    const mean = `mean of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(all.length, 'sample')} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .precise */ .ul)(overall)}`;
    const deviation = spread === null ? '' : `, spread ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .precise */ .ul)(spread)} (standard deviation)`;
    const other = all.find(({ sample }) => sample !== shown);
    const more = other === undefined ? '' : `; ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(name)}/${other.sample} shows another one`;
    return [
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .hang */ .lG)('  samples    ', `${mean}${deviation}`, screen),
        ...all.flatMap(({ sample, status, overall: score, findings, place }) => {
            const what = status === 'scored' ? `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .precise */ .ul)(score)}  ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(findings, 'finding')}` : `0  ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .inWords */ .r4)(status)}`;
            const mark = sample === shown ? '→ ' : '  ';
            const line = `${what}${sample === worst ? ', the worst' : ''}${place === null ? '' : `  ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(place, 1000)}`}`;
            return (0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .hang */ .lG)(`           ${mark}${sample}  `, line, screen).map((text) => sample === shown ? text : paint.dim(text));
        }),
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .hang */ .lG)('  below      ', `sample ${shown}${shown === worst ? ', the worst' : ''}${more}`, screen).map(paint.dim),
    ];
}


/***/ })

};
