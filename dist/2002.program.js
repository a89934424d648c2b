export const id = 2002;
export const ids = [2002];
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

/***/ 37770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R0: () => (/* binding */ openQuestion),
/* harmony export */   c7: () => (/* binding */ buildJudgePrompt),
/* harmony export */   w4: () => (/* binding */ toPrompt)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30965);
/* harmony import */ var _judge_rubric_questions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80695);
/* harmony import */ var _given_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47387);
/* harmony import */ var _plain_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85221);





const buildJudgePrompt = (session, candidate, settings) => toPrompt(openQuestion(session, candidate, (0,_given_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .pureSettings */ .KH)(settings)).request);
function openQuestion(session, given, values) {
    const format = (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOf */ .b)(values);
    const golden = (0,_plain_session_js__WEBPACK_IMPORTED_MODULE_4__/* .fromPlain */ .bM)(session, format);
    const candidate = (0,_plain_session_js__WEBPACK_IMPORTED_MODULE_4__/* .candidateOf */ .RH)(golden.name, given, format);
    if (candidate?.kind !== 'valid') {
        const reasons = candidate?.defects.map(({ message }) => message) ?? ['there is no candidate to judge'];
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(reasons.map((message) => ({ message: `candidate: ${message}` })));
    }
    const { difficulty, kind } = golden;
    const mode = values['judge-mode'];
    const rest = () => ({
        reference: mode === 'paired' ? golden.reference : null,
        candidate: candidate.summary,
        rationaleChars: values['judge-rationale-chars'],
        wantsRewrite: values['judge-rewrite'],
    });
    const traits = { mode, difficulty, kind, ...(0,_judge_rubric_questions_js__WEBPACK_IMPORTED_MODULE_2__/* .askedDimensions */ .wy)(values) };
    const form = { answerForm: 'schema or two lines' };
    return (0,_judge_rubric_questions_js__WEBPACK_IMPORTED_MODULE_2__/* .lateQuestion */ .jl)(golden.name, traits, rest, { model: values['judge-model'], form }).open();
}
function toPrompt({ system, user, schema, maxTokens, model, promptVersion, }) {
    return { system, user, schema, maxTokens, model, version: promptVersion };
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

/***/ 2002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  UserError: () => (/* reexport */ errors/* UserError */.yo),
  buildJudgePrompt: () => (/* reexport */ judge_prompt/* buildJudgePrompt */.c7),
  judge: () => (/* binding */ judge),
  loadCorpus: () => (/* binding */ loadCorpus),
  loadSession: () => (/* binding */ loadSession),
  readMarkdown: () => (/* binding */ readMarkdown),
  renderReport: () => (/* binding */ renderReport),
  scoreCorpus: () => (/* binding */ scoreCorpus),
  scoreSession: () => (/* binding */ scoreSession)
});

var errors = __webpack_require__(62807);
var redact = __webpack_require__(37611);
var format_of = __webpack_require__(30965);
var score_session = __webpack_require__(80677);
var session_context = __webpack_require__(32670);
var given_settings = __webpack_require__(47387);
var kept_tools = __webpack_require__(17724);
var plain_session = __webpack_require__(85221);
;// CONCATENATED MODULE: ./build/library/score-session.js








function openScoreSession() {
    const tools = new kept_tools/* KeptTools */.u();
    return (session, candidate, settings, corpus) => scoreWith(tools, session, candidate, settings, corpus);
}
function scoreWith(tools, ...[session, candidate, settings, corpus = []]) {
    if (!Array.isArray(corpus))
        throw new errors/* UserError */.yo([{ message: 'corpus is no list; allowed: a list of golden sessions' }]);
    const hole = corpus.findIndex((other) => typeof other !== 'object' || other === null);
    if (hole >= 0) {
        throw new errors/* UserError */.yo([{ message: `corpus[${hole}] is ${String(corpus[hole])}; allowed: a golden session` }]);
    }
    const values = (0,given_settings/* pureSettings */.KH)(settings);
    const format = (0,format_of/* formatOf */.b)(values);
    const golden = (0,plain_session/* fromPlain */.bM)(session, format);
    const others = function* () {
        const head = corpus.filter(({ canary }) => canary !== true).slice(0, session_context/* MOST_OTHER_SESSIONS */.nD);
        for (const other of head)
            yield (0,plain_session/* fromPlain */.bM)(other, format);
    };
    const context = new session_context/* SessionContext */.IC(() => (0,plain_session/* transcriptOf */.QG)(session), others);
    return toScore((0,score_session/* scoreCandidate */.e)(golden, (0,plain_session/* candidateOf */.RH)(golden.name, candidate, format), tools.of(values, context)));
}
const NOTHING = 'The session has no candidate';
function toScore({ golden, status, overall, dimensions, defects }) {
    return (0,redact/* maskTexts */.X)({
        name: golden.name,
        status,
        overall,
        dimensions: dimensions.map(({ dimension, score, reason }) => ({ dimension, score, reason })),
        findings: defects
            .map(toFinding)
            .map((found) => (found.code === 'NO_CANDIDATE' ? { ...found, message: NOTHING } : found)),
    });
}
function toFinding({ code, dimension, message, suggestion, place }) {
    return { code, dimension, message, suggestion, place: (0,errors/* formatPlace */.dE)(place) };
}

var judge_prompt = __webpack_require__(37770);
;// CONCATENATED MODULE: ./build/library/library.js



const scoreSession = openScoreSession();
const judge = async (...given) => (await __webpack_require__.e(/* import() */ 6780).then(__webpack_require__.bind(__webpack_require__, 56780))).judge(...given);
const loadCorpus = async (...given) => (await Promise.all(/* import() */[__webpack_require__.e(7477), __webpack_require__.e(7479), __webpack_require__.e(8210), __webpack_require__.e(375), __webpack_require__.e(2095)]).then(__webpack_require__.bind(__webpack_require__, 21087))).loadCorpus(...given);
const loadSession = async (...given) => (await Promise.all(/* import() */[__webpack_require__.e(7477), __webpack_require__.e(7479), __webpack_require__.e(8210), __webpack_require__.e(375), __webpack_require__.e(2095)]).then(__webpack_require__.bind(__webpack_require__, 21087))).loadSession(...given);
const readMarkdown = async (...given) => (await __webpack_require__.e(/* import() */ 3122).then(__webpack_require__.bind(__webpack_require__, 63122))).readMarkdown(...given);
const scoreCorpus = async (...given) => (await Promise.all(/* import() */[__webpack_require__.e(7477), __webpack_require__.e(7479), __webpack_require__.e(8210), __webpack_require__.e(375), __webpack_require__.e(8235)]).then(__webpack_require__.bind(__webpack_require__, 67459))).scoreCorpus(...given);
const renderReport = async (...given) => (await Promise.all(/* import() */[__webpack_require__.e(758), __webpack_require__.e(7477), __webpack_require__.e(7479), __webpack_require__.e(7083), __webpack_require__.e(8884), __webpack_require__.e(1006)]).then(__webpack_require__.bind(__webpack_require__, 19693))).renderReport(...given);


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


/***/ })

};
