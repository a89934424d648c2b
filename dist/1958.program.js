export const id = 1958;
export const ids = [1958,7336];
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
/* harmony import */ var _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86588);
/* harmony import */ var _rubric_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7963);
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


/***/ })

};
