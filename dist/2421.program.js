export const id = 2421;
export const ids = [2421,2095];
export const modules = {

/***/ 47387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ pureSettings),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   z0: () => (/* binding */ refuseNonObject),
/* harmony export */   zN: () => (/* binding */ refuseUnknownOptions)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);
/* harmony import */ var _settings_format_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2399);
/* harmony import */ var _settings_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70816);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3738);





function pureSettings(given = {}) {
    const problems = [];
    const values = new Map();
    for (const [name, raw] of named(given, problems)) {
        const { kind } = _settings_table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTINGS */ .yy[name];
        const parsed = kind.parse(plain(raw), 'config');
        if ('value' in parsed)
            values.set(name, parsed.value);
        else
            problems.push({ message: `${name}: ${parsed.problem}; allowed: ${kind.allowed}` });
    }
    const settings = (0,_settings_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .withDefaults */ .rO)(values);
    problems.push(...(0,_settings_format_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .formatProblems */ .C)(settings).map(({ name, message }) => ({ message: `${name}: ${message}` })));
    (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(problems);
    return settings;
}
function inputsOf(given = {}) {
    const problems = [];
    const inputs = new Map(named(given, problems).map(([name, raw]) => [name, { text: textOf(raw), label: name }]));
    (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(problems);
    return inputs;
}
const DATA = new Set(['string', 'number', 'boolean', 'object']);
function isNoData(value) {
    return value !== undefined && !DATA.has(typeof value);
}
function refuseNonObject(given, what) {
    if (typeof given === 'object' && given !== null)
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([
        { message: `${what}: ${typeof given === 'string' ? JSON.stringify(given) : String(given)}; allowed: an object` },
    ]);
}
function refuseUnknownOptions(given, what, known) {
    const unknown = Object.keys(given).filter((name) => !known.includes(name));
    (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(unknown.map((name) => {
        const nearest = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestName */ .qb)(name, known);
        const message = `${what}: there is no option ${JSON.stringify(name)}; allowed: ${known.join(', ')}`;
        return { message, ...(nearest !== undefined && { hint: `did you mean ${nearest}?` }) };
    }));
}
function named(given, problems) {
    if (typeof given === 'string' || Array.isArray(given)) {
        const what = typeof given === 'string' ? JSON.stringify(given) : 'a list';
        problems.push({ message: `settings: ${what} is no object; allowed: such as { corpus: 'golden-corpus' }` });
        return [];
    }
    return Object.entries(given ?? {}).flatMap(([name, raw]) => {
        if (raw === undefined || raw === null)
            return [];
        const known = _settings_table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI.find((one) => one === name);
        const odd = typeof raw === 'object' ? Object.values(raw).find(isNoData) : raw;
        if (known !== undefined && !isNoData(odd))
            return [[known, raw]];
        if (known !== undefined) {
            problems.push({ message: `${known}: a ${typeof odd} is no value; allowed: ${_settings_table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTINGS */ .yy[known].kind.allowed}` });
            return [];
        }
        const nearest = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestName */ .qb)(name, _settings_table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI);
        const hint = nearest === undefined ? 'docs/settings.md of summary-gate lists them' : `did you mean ${nearest}?`;
        problems.push({ message: `there is no setting ${JSON.stringify(name)}`, hint });
        return [];
    });
}
function plain(raw) {
    return typeof raw !== 'object' || isList(raw) ? raw : new Map(Object.entries(raw));
}
function textOf(raw) {
    if (typeof raw !== 'object')
        return String(raw);
    if (isList(raw))
        return raw.join(',');
    return Object.entries(raw)
        .map(([key, value]) => `${key}=${value}`)
        .join(',');
}
function isList(raw) {
    return Array.isArray(raw);
}


/***/ }),

/***/ 17724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ KeptTools)
/* harmony export */ });
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30965);
/* harmony import */ var _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86588);
/* harmony import */ var _rubric_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7963);
/* harmony import */ var _rubric_v2_summary_pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65465);
/* harmony import */ var _rubric_v2_vocabularies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68441);





const MOST_KEPT = 4;
class KeptTools {
    byOptions = new Map();
    of(values, context) {
        const { score, check, claims } = this.keptOf(values);
        return { score, check, claims, candidatesPath: 'what was given', context, format: (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_0__/* .formatOf */ .b)(values) };
    }
    keptOf({ rubric, weights, dimensions }) {
        const options = JSON.stringify([rubric, weights, dimensions]);
        const known = this.byOptions.get(options);
        if (known !== undefined)
            return known;
        if (this.byOptions.size >= MOST_KEPT)
            this.byOptions.clear();
        const vocabularies = new _rubric_v2_vocabularies_js__WEBPACK_IMPORTED_MODULE_4__/* .Vocabularies */ .z();
        const pairs = new _rubric_v2_summary_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .SummaryPairs */ .c(vocabularies);
        const made = {
            score: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_2__/* .openScorer */ .DL)(rubric, weights, dimensions, pairs),
            check: new _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_1__/* .RequirementCheck */ .gx(vocabularies),
            claims: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_2__/* .openClaimCheck */ .HP)(rubric, pairs),
        };
        this.byOptions.set(options, made);
        return made;
    }
}


/***/ }),

/***/ 21087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   goldenAmong: () => (/* binding */ goldenAmong),
/* harmony export */   loadCorpus: () => (/* binding */ loadCorpus),
/* harmony export */   loadSession: () => (/* binding */ loadSession),
/* harmony export */   openPlace: () => (/* binding */ openPlace),
/* harmony export */   openTexts: () => (/* binding */ openTexts)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30961);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85981);
/* harmony import */ var _inputs_corpus_open_corpus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20962);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7649);
/* harmony import */ var _inputs_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19189);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30965);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70375);
/* harmony import */ var _given_settings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47387);
/* harmony import */ var _plain_session_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(85221);












const loadCorpus = async (settings, place) => {
    const { texts, files, format } = openTexts(openPlace(settings, place));
    try {
        await texts.load();
        const sessions = [];
        const reading = new _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_6__/* .CorpusReading */ .jU(_adapters_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s, format, (session) => sessions.push(session));
        reading.addAll(texts);
        (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)(reading.problems);
        return sessions.sort((a, b) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodePoint */ .HH)(a.name, b.name)).map((session) => withTranscript(session, files));
    }
    finally {
        texts.close();
    }
};
const loadSession = async (name, settings, place) => {
    if (typeof name !== 'string')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([{ message: 'loadSession needs the name of a session, a text' }]);
    const run = openPlace(settings, place);
    const opened = openTexts(run);
    try {
        await opened.texts.load();
        return withTranscript(goldenAmong(name, opened), opened.files);
    }
    finally {
        opened.texts.close();
    }
};
function openPlace(settings, place = {}) {
    (0,_given_settings_js__WEBPACK_IMPORTED_MODULE_10__/* .refuseNonObject */ .z0)(place, 'the place');
    const { cwd = '.' } = place;
    if (typeof cwd !== 'string' || cwd.includes('\0'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([{ message: 'cwd is no path; allowed: the path of a folder' }]);
    return (0,_run_run_js__WEBPACK_IMPORTED_MODULE_9__/* .openRun */ .Iy)((0,_given_settings_js__WEBPACK_IMPORTED_MODULE_10__/* .inputsOf */ .Vc)(settings), { env: process.env, cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd) });
}
function openTexts({ settings, ports: { files } }, markdown) {
    const { values } = settings;
    if (settings.wrong.has('corpus'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(settings.problems);
    const opened = (0,_inputs_corpus_open_corpus_js__WEBPACK_IMPORTED_MODULE_5__/* .openCorpus */ .t)(values.corpus, files, markdown);
    if (opened.kind === 'unreadable')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([opened.problem]);
    return { texts: opened.texts, files, format: (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_8__/* .formatOf */ .b)(values), corpus: values.corpus };
}
function goldenAmong(named, { texts, format, corpus }) {
    const name = (0,_inputs_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_7__/* .normalizeName */ .Pc)(named);
    const found = [];
    const reading = new _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_6__/* .CorpusReading */ .jU(_adapters_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s, format, (session) => session.name === name && found.push(session));
    const names = [];
    for (const { position, read } of texts.all()) {
        const isFile = 'name' in position;
        if (isFile)
            names.push(position.name);
        if (!isFile || position.name === name)
            reading.addText(read());
    }
    const own = reading.problems.filter((_, i) => reading.owners[i] === name);
    (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)(own);
    const [session] = found;
    if (session !== undefined)
        return session;
    const nearest = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestName */ .qb)(name, names);
    const message = `${corpus} has no session ${JSON.stringify(name)}${nearest === undefined ? '' : `, did you mean ${JSON.stringify(nearest)}?`}`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([{ message }, ...reading.problems.filter((_, i) => reading.owners[i] === undefined)]);
}
function withTranscript(session, files) {
    const [file] = (0,_inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_4__/* .transcriptPaths */ .L7)(session, files);
    const read = file === undefined ? undefined : files.read(file);
    if (file === undefined || read?.kind !== 'text')
        return (0,_plain_session_js__WEBPACK_IMPORTED_MODULE_11__/* .toPlain */ .Ul)(session, undefined);
    return (0,_plain_session_js__WEBPACK_IMPORTED_MODULE_11__/* .toPlain */ .Ul)(session, { file, text: read.text });
}


/***/ }),

/***/ 60545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openMatchers: () => (/* binding */ openMatchers)
/* harmony export */ });
/* harmony import */ var _adapters_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30961);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62807);
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(67952);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37611);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _gates_floors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23272);
/* harmony import */ var _gates_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20025);
/* harmony import */ var _inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85981);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7649);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30965);
/* harmony import */ var _inputs_markdown_load_markdown_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(46642);
/* harmony import */ var _scoring_score_session_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80677);
/* harmony import */ var _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32670);
/* harmony import */ var _settings_fail_on_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93018);
/* harmony import */ var _given_settings_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(47387);
/* harmony import */ var _kept_tools_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(17724);
/* harmony import */ var _load_corpus_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(21087);
/* harmony import */ var _plain_session_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(85221);


















const OPTIONS = ['settings', 'cwd'];
async function openMatchers(screen) {
    const [markdown, { renderDiff, sessionDiff }] = await Promise.all([
        (0,_inputs_markdown_load_markdown_js__WEBPACK_IMPORTED_MODULE_16__/* .loadMarkdown */ .y)(),
        Promise.all(/* import() */[__webpack_require__.e(5855), __webpack_require__.e(6679)]).then(__webpack_require__.bind(__webpack_require__, 25855)),
    ]);
    const kept = new _kept_tools_js__WEBPACK_IMPORTED_MODULE_13__/* .KeptTools */ .u();
    const score = (given, golden, { settings: { values } }, context) => {
        const tools = kept.of(values, context);
        const candidate = (0,_plain_session_js__WEBPACK_IMPORTED_MODULE_15__/* .candidateOf */ .RH)(golden.name, given, tools.format, markdown);
        const session = (0,_scoring_score_session_js__WEBPACK_IMPORTED_MODULE_9__/* .scoreCandidate */ .e)(golden, candidate, tools);
        return { session, shown: () => renderDiff((0,_core_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .maskTexts */ .X)(sessionDiff(golden, { candidate, session })), screen) };
    };
    const matched = (call, faults, difference) => ({
        pass: faults.length === 0,
        message: () => {
            const head = faults.length === 0 ? [`${call}: expected not to, but nothing is wrong`] : [`${call}:`];
            return [...head, ...faults.map((fault) => `  ✖ ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalLine */ .tL)(fault)}`), '', difference()].join('\n');
        },
    });
    return {
        toMatchGolden(given, name, all = {}) {
            (0,_given_settings_js__WEBPACK_IMPORTED_MODULE_12__/* .refuseNonObject */ .z0)(all, 'toMatchGolden: options');
            (0,_given_settings_js__WEBPACK_IMPORTED_MODULE_12__/* .refuseUnknownOptions */ .zN)(all, 'toMatchGolden', ['min', ...OPTIONS]);
            const { min, ...options } = all;
            if (typeof name !== 'string')
                (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseOne */ .zM)({ message: 'toMatchGolden needs the name of a golden session' });
            const run = openSettled(min === undefined ? options : { ...options, settings: { ...options.settings, 'min-session': min } });
            const { session, shown: difference } = inCorpus(run, markdown, (texts) => {
                const golden = (0,_load_corpus_js__WEBPACK_IMPORTED_MODULE_14__.goldenAmong)(name, texts);
                return score(given, golden, run, contextOf(texts, run));
            });
            const faults = [
                ...(0,_gates_floors_js__WEBPACK_IMPORTED_MODULE_4__/* .failedFloors */ .N)(session, (0,_gates_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .policyOf */ .US)(run.settings)).map(({ id, of }) => {
                    const at = of === 'overall' ? session.overall : (session.dimensions.find((one) => one.dimension === of)?.score ?? 0);
                    return `${of} ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_17__/* .showNumber */ .Zo)(at)} is below its floor (${min !== undefined && id === 'min-session' ? `min ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_17__/* .showNumber */ .Zo)(min)}` : id})`;
                }),
                ...(0,_settings_fail_on_js__WEBPACK_IMPORTED_MODULE_11__/* .allowancesOf */ .bK)(run.settings.values['fail-on']).flatMap(({ of }) => {
                    const found = new Set((0,_settings_fail_on_js__WEBPACK_IMPORTED_MODULE_11__/* .codesOf */ .MZ)(of).filter((code) => session.defects.some((defect) => defect.code === code)));
                    return found.size === 0 ? [] : [`fail-on ${of}: ${[...found].join(', ')}`];
                }),
            ];
            return matched(`expect(candidate).toMatchGolden(${JSON.stringify(name)})`, faults, difference);
        },
        toScoreAtLeast(given, min, reference, options = {}) {
            (0,_given_settings_js__WEBPACK_IMPORTED_MODULE_12__/* .refuseNonObject */ .z0)(options, 'toScoreAtLeast: options');
            (0,_given_settings_js__WEBPACK_IMPORTED_MODULE_12__/* .refuseUnknownOptions */ .zN)(options, 'toScoreAtLeast', OPTIONS);
            if (!(min >= 0 && min <= 1))
                (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseOne */ .zM)({ message: `toScoreAtLeast: ${String(min)}; allowed: a number from 0 to 1` });
            const run = openSettled(options);
            const { session, shown: difference } = typeof reference === 'string' && !(0,_plain_session_js__WEBPACK_IMPORTED_MODULE_15__/* .isSummaryText */ .qI)(reference)
                ? inCorpus(run, markdown, (texts) => score(given, (0,_load_corpus_js__WEBPACK_IMPORTED_MODULE_14__.goldenAmong)(reference, texts), run, contextOf(texts, run)))
                : score(given, (0,_plain_session_js__WEBPACK_IMPORTED_MODULE_15__/* .referenceOf */ .Bz)(reference, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_8__/* .formatOf */ .b)(run.settings.values), markdown), run, NO_CONTEXT);
            const low = (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_17__/* .shown */ .SP)(session.overall) < (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_17__/* .shown */ .SP)(min)
                ? [`overall ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_17__/* .showNumber */ .Zo)(session.overall)} is below ${(0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_17__/* .showNumber */ .Zo)(min)}`]
                : [];
            return matched(`expect(candidate).toScoreAtLeast(${min})`, low, difference);
        },
    };
}
const NO_CONTEXT = new _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_10__/* .SessionContext */ .IC(() => undefined, () => []);
function openSettled({ settings, cwd }) {
    const run = (0,_load_corpus_js__WEBPACK_IMPORTED_MODULE_14__.openPlace)(settings, cwd === undefined ? {} : { cwd });
    if (run.settings.problems.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(run.settings.problems);
    return run;
}
function inCorpus(run, markdown, use) {
    const opened = (0,_load_corpus_js__WEBPACK_IMPORTED_MODULE_14__.openTexts)(run, markdown);
    try {
        return use(opened);
    }
    finally {
        opened.texts.close();
    }
}
function contextOf({ texts, format, files }, { ports }) {
    return new _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_10__/* .SessionContext */ .IC((golden) => (0,_inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_6__/* .findTranscript */ .cj)(golden, files, ports.digest), () => {
        const sessions = [];
        const reading = new _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_7__/* .CorpusReading */ .jU(_adapters_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s, format, (session) => session.canary || sessions.push(session));
        for (const { read } of texts.all())
            if (sessions.length < _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_10__/* .MOST_OTHER_SESSIONS */ .nD)
                reading.addText(read());
        return sessions;
    });
}


/***/ }),

/***/ 85221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bz: () => (/* binding */ referenceOf),
/* harmony export */   QG: () => (/* binding */ transcriptOf),
/* harmony export */   RH: () => (/* binding */ candidateOf),
/* harmony export */   Ul: () => (/* binding */ toPlain),
/* harmony export */   bM: () => (/* binding */ fromPlain),
/* harmony export */   qI: () => (/* binding */ isSummaryText)
/* harmony export */ });
/* harmony import */ var _adapters_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30961);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62807);
/* harmony import */ var _core_json_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84131);
/* harmony import */ var _inputs_candidates_mistaken_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76884);
/* harmony import */ var _inputs_candidates_read_candidate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75767);
/* harmony import */ var _inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85981);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7649);
/* harmony import */ var _inputs_format_summary_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14476);
/* harmony import */ var _inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25472);









function toPlain(golden, transcript) {
    const { name, reference, accepted, requirements, difficulty, kind, tags, notes, canary, gates, group, place } = golden;
    return {
        ...{ name, reference, requirements, difficulty, kind, tags, notes, canary, gates },
        ...(group !== undefined && { group }),
        ...(accepted.length > 0 && {
            accepted: accepted.map(({ id, by, at, because, summary }) => ({ id, by, at, because, ...summary })),
        }),
        ...(transcript !== undefined && { transcript }),
        file: place.file,
    };
}
function fromPlain(session, { dimensions }) {
    const found = [];
    const reading = new _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_6__/* .CorpusReading */ .jU(_adapters_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s, { ..._inputs_format_summary_format_js__WEBPACK_IMPORTED_MODULE_7__/* .OWN_FORMAT */ .hJ, dimensions }, (golden) => found.push(golden));
    const text = jsonOf(session, 'the session');
    reading.addText({ file: 'session', line: 1, text, fault: null, name: undefined, markdown: undefined });
    const [golden] = found;
    const problems = [...reading.problems.map(({ message }) => message), ...transcriptProblems(session)];
    if (golden === undefined || problems.length > 0) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(problems.map((message) => ({ message: `session: ${message}` })));
    }
    const place = { file: session.file ?? 'reference' };
    return { ...golden, place, placeOf: () => place, placesIn: () => () => place };
}
function referenceOf(given, format, markdown) {
    const own = typeof given === 'string' ? given.replace(/^\ufeff/, '') : jsonOf(given, 'the reference');
    const isPage = typeof given === 'string' && !isJson(own);
    const parsed = isPage ? undefined : (0,_core_json_document_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(own);
    if (parsed !== undefined && 'error' in parsed)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([{ message: `the reference is broken JSON: ${parsed.error.message}` }]);
    const text = isPage ? own : `{"reference":${own}}`;
    const found = [];
    const reading = new _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_6__/* .CorpusReading */ .jU(_adapters_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s, format, (golden) => found.push(golden));
    const [file, reader] = isPage ? ['reference.md', markdown] : ['reference', undefined];
    reading.addText({ file, line: 1, text, fault: null, name: 'reference', markdown: reader });
    const [golden] = found;
    if (golden === undefined || reading.problems.length > 0) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(isPage ? reading.problems : reading.problems.map(({ place: _, ...problem }) => problem));
    }
    const place = { file };
    return isPage ? golden : { ...golden, place, placeOf: () => place, placesIn: () => () => place };
}
function isSummaryText(text) {
    return /[\r\n]|^\ufeff?(?:#{1,6}\s|---(?:\s|$)|\s*\{\s*")/.test(text);
}
function transcriptProblems(session) {
    const transcript = session?.transcript;
    if (transcript === undefined)
        return [];
    if (typeof transcript !== 'object' || transcript === null) {
        return [
            `transcript is ${transcript === null ? 'null' : `a ${typeof transcript}`}; allowed: an object with file and text`,
        ];
    }
    const { file, text } = transcript;
    return Object.entries({ file, text }).flatMap(([key, value]) => typeof value === 'string'
        ? []
        : [
            `transcript.${key} is no text; allowed: ${key === 'file' ? 'the path of the transcript, which tells its format' : 'what stands in that file'}`,
        ]);
}
function transcriptOf({ transcript }) {
    if (transcript === undefined)
        return undefined;
    return (0,_inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_5__/* .orUnread */ .by)((0,_inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_8__/* .readTranscript */ .lb)(transcript.text, transcript.file, _adapters_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s));
}
function candidateOf(name, given, format, markdown) {
    if (given === undefined)
        return undefined;
    const read = (text, reader) => {
        const file = reader === undefined ? LABEL : PAGE_LABEL;
        const one = (0,_inputs_candidates_read_candidate_js__WEBPACK_IMPORTED_MODULE_4__/* .readCandidate */ .G)({ file, line: 1, text, fault: null, name, markdown: reader }, _adapters_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s, format);
        if (!('kind' in one))
            throw new RangeError('a candidate that was given has a name');
        return one;
    };
    if (typeof given !== 'string')
        return placedByPath(read(jsonOf(given, 'the candidate')));
    const text = given.replace(/^\ufeff/, '');
    if (markdown === undefined || isJson(text))
        return read(text);
    const page = read(text, markdown);
    return page.kind === 'invalid' && (0,_inputs_candidates_mistaken_json_js__WEBPACK_IMPORTED_MODULE_3__/* .hasTextAround */ .vJ)(text) ? read(text) : page;
}
function isJson(text) {
    return /^\s*\{/.test(text) || 'document' in (0,_core_json_document_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
}
const LABEL = 'candidate';
const PAGE_LABEL = 'candidate.md';
function placedByPath(candidate) {
    if (candidate.kind === 'invalid') {
        const defects = candidate.defects.map((defect) => ({ ...defect, place: { file: LABEL } }));
        return { ...candidate, place: { file: LABEL }, defects };
    }
    const keyed = candidate.places;
    return {
        ...candidate,
        place: { file: LABEL },
        places: () => {
            const placeOf = keyed();
            return (path) => {
                const { key } = placeOf(path);
                return key === undefined ? { file: LABEL + stepsOf(path) } : { file: `${LABEL}.${key}`, key };
            };
        },
    };
}
function stepsOf(path) {
    return path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
}
function jsonOf(value, what) {
    let reason = '';
    try {
        if (isPromise(value))
            throw new TypeError('it is a promise: await it');
        const text = JSON.stringify(value);
        if (text !== undefined)
            return text;
    }
    catch (error) {
        reason = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).split('\n', 1)[0] ?? '';
    }
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([{ message: `${what} cannot be written as JSON: ${reason || 'it is no data'}` }]);
}
function isPromise(value) {
    return Object.prototype.toString.call(value) === '[object Promise]';
}


/***/ }),

/***/ 88965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ diffArrays)
});


;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/base.js
class Diff {
    diff(oldStr, newStr, 
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    castInput(value, options) {
        return value;
    }
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        return chars.join('');
    }
    postProcess(changeObjects, 
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/array.js

class ArrayDiff extends Diff {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}


/***/ })

};
