export const id = 9830;
export const ids = [9830];
export const modules = {

/***/ 49830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diff: () => (/* binding */ diff)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(62807);
// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(11388);
// EXTERNAL MODULE: ./build/core/json/text.js
var json_text = __webpack_require__(1378);
// EXTERNAL MODULE: ./build/core/redact.js + 4 modules
var redact = __webpack_require__(37611);
// EXTERNAL MODULE: ./build/render/diff/session-diff.js + 5 modules
var session_diff = __webpack_require__(80506);
// EXTERNAL MODULE: ./build/command-line/teaching-flags.js
var teaching_flags = __webpack_require__(7454);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/render/terminal/layout.js
var layout = __webpack_require__(19970);
// EXTERNAL MODULE: ./build/scoring/score-session.js
var score_session = __webpack_require__(80677);
// EXTERNAL MODULE: ./build/command-line/commands/score-sought.js + 1 modules
var score_sought = __webpack_require__(91585);
;// CONCATENATED MODULE: ./build/command-line/commands/accepted-over-time.js





function acceptedViews(golden, sought, { settings: { values }, ports }) {
    const tools = (0,score_sought/* toolsFor */.J)(sought, values, ports);
    const alone = { ...golden, accepted: [] };
    return golden.accepted
        .toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1))
        .map((one) => {
        const candidate = asCandidate(golden.name, one);
        const session = (0,score_session/* scoreCandidate */.e$)(alone, candidate, tools);
        const { id, by, at, because } = one;
        return { id, by, at, because, difference: (0,session_diff.sessionDiff)(alone, { candidate, session }) };
    });
}
function asCandidate(name, { summary, place, digest, outcomeWord, placeOf }) {
    return {
        ...{ kind: 'valid', name, place, summary, digest, outcomeWord },
        ...{ missing: new Map(), unread: [], places: () => placeOf },
    };
}
function renderAccepted(name, all, screen) {
    if (all.length === 0)
        return `Nobody has accepted a summary of ${(0,core_text/* terminalLine */.tL)(name)} beside its reference.\n`;
    return all
        .flatMap(({ id, by, at, because, difference }) => [
        ...(0,layout/* hang */.lG)(`${at}  `, (0,core_text/* terminalLine */.tL)(`${by}, ${id}${because === null ? '' : `: ${because}`}`, 500), screen),
        (0,session_diff.renderDiff)(difference, screen),
    ])
        .join('\n');
}

// EXTERNAL MODULE: ./build/command-line/commands/session-operand.js
var session_operand = __webpack_require__(15030);
;// CONCATENATED MODULE: ./build/command-line/commands/diff.js









async function diff(context) {
    const { run, json, screen, print } = context;
    const { golden, ...sought } = await (0,session_operand/* readSession */.lx)('diff', context);
    if (context.flags.has(teaching_flags/* ACCEPTED */.wh.name)) {
        const all = acceptedViews(golden, sought, run);
        print(json ? (0,json_text/* jsonText */.s$)((0,redact/* maskTexts */.X)({ accepted: all })) : renderAccepted(golden.name, all, screen));
        return exit_code/* EXIT */.d.pass;
    }
    const view = golden.canary ? canaryView(golden) : viewOf(golden, sought, run);
    print(json ? (0,json_text/* jsonText */.s$)((0,redact/* maskTexts */.X)(view)) : (0,session_diff.renderDiff)(view, screen));
    return exit_code/* EXIT */.d.pass;
}
function canaryView({ name, place }) {
    const reference = (0,errors/* formatPlace */.dE)(place);
    return { name, reference, status: 'canary', overall: null, candidate: null, sections: [], findings: [] };
}
function viewOf(golden, sought, { settings: { values }, ports }) {
    return (0,session_diff.sessionDiff)(golden, (0,score_sought/* scoreSought */.x)(golden, sought, values, (0,score_sought/* toolsFor */.J)(sought, values, ports)));
}


/***/ }),

/***/ 99911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ othersFaults),
/* harmony export */   p: () => (/* binding */ faultsFor)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);


function faultsFor(name, { problems, owners }) {
    const of = (isWanted) => problems.filter((_, i) => isWanted(owners[i]));
    return {
        own: of((owner) => owner === name),
        others: of((owner) => owner !== undefined && owner !== name),
        nobodys: of((owner) => owner === undefined),
    };
}
const MOST_TOLD = 5;
function othersFaults({ name, faults: { others, nobodys }, candidates: { byName, defects }, }) {
    const broken = [...others, ...nobodys];
    const invalid = [...byName.values()].filter((one) => one.kind === 'invalid' && one.name !== name);
    const unread = defects.map(({ message, place }) => ({ message, place }));
    return [
        ...listed(broken, `Elsewhere in the corpus: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(broken.length, 'problem')}, at which a run stops`),
        ...listed(unread, `Elsewhere among the candidates: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(unread.length, 'line')} of nobody`),
        ...(invalid.length === 0 ? [] : [invalidElsewhere(invalid.map((one) => one.name))]),
    ];
}
function listed(problems, head) {
    if (problems.length === 0)
        return [];
    const shown = problems.slice(0, MOST_TOLD).map(_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw);
    const hidden = problems.length - shown.length;
    return [head, ...shown, ...(hidden > 0 ? [`… and ${hidden} more there`] : [])];
}
function invalidElsewhere(names) {
    const shown = names.slice(0, MOST_TOLD).map((name) => JSON.stringify(name));
    const hidden = names.length - shown.length;
    return `Elsewhere ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(names.length, 'candidate')} cannot be scored: ${shown.join(', ')}${hidden > 0 ? ` and ${hidden} more` : ''}`;
}


/***/ }),

/***/ 91585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ scoreSought),
  J: () => (/* binding */ toolsFor)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(62807);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/inputs/candidates/samples.js
var samples = __webpack_require__(34556);
// EXTERNAL MODULE: ./build/inputs/format/format-of.js
var format_of = __webpack_require__(30965);
// EXTERNAL MODULE: ./build/rubric/precision.js
var precision = __webpack_require__(67680);
// EXTERNAL MODULE: ./build/rubric/requirement-check.js + 1 modules
var requirement_check = __webpack_require__(13572);
// EXTERNAL MODULE: ./build/rubric/score.js + 22 modules
var score = __webpack_require__(38687);
// EXTERNAL MODULE: ./build/scoring/lost-fields.js
var lost_fields = __webpack_require__(8450);
// EXTERNAL MODULE: ./build/scoring/score-samples.js
var score_samples = __webpack_require__(18702);
// EXTERNAL MODULE: ./build/scoring/score-session.js
var score_session = __webpack_require__(80677);
// EXTERNAL MODULE: ./build/scoring/session-context.js
var session_context = __webpack_require__(77544);
// EXTERNAL MODULE: ./build/settings/candidate-paths.js
var candidate_paths = __webpack_require__(16276);
// EXTERNAL MODULE: ./build/statistics/descriptive.js
var descriptive = __webpack_require__(94400);
// EXTERNAL MODULE: ./build/scoring/field-diagnosis.js
var field_diagnosis = __webpack_require__(15902);
// EXTERNAL MODULE: ./build/scoring/fields-seen.js
var fields_seen = __webpack_require__(36101);
// EXTERNAL MODULE: ./build/scoring/see-fields.js
var see_fields = __webpack_require__(35863);
;// CONCATENATED MODULE: ./build/command-line/commands/lost-in-run.js



function lostInRun({ corpus, candidates }, format) {
    const counts = new fields_seen/* FieldCounts */.x();
    for (const { name, reference, canary } of corpus.sessions) {
        if (canary)
            continue;
        const samples = candidates.samplesOf.get(name)?.values() ?? [candidates.byName.get(name)];
        for (const candidate of samples)
            count(candidate, reference, counts);
    }
    return (0,field_diagnosis/* diagnoseFields */.u)(counts, format).lost;
}
function count(candidate, reference, counts) {
    if (candidate?.kind === 'valid')
        counts.add((0,see_fields/* seeFields */.l)(reference, candidate, []) ?? null);
    else if (candidate !== undefined)
        counts.invalid++;
}

;// CONCATENATED MODULE: ./build/command-line/commands/score-sought.js














function toolsFor({ corpus, candidates }, values, ports) {
    const format = (0,format_of/* formatOf */.b)(values);
    return {
        score: (0,score/* openScorer */.DL)(values.rubric, values.weights, values.dimensions),
        check: new requirement_check/* RequirementCheck */.gx(),
        claims: (0,score/* openClaimCheck */.HP)(values.rubric),
        candidatesPath: (0,candidate_paths/* showPaths */.cb)(values.candidates),
        format,
        lost: lostInRun({ corpus, candidates }, format),
        failOn: values['fail-on'],
        context: session_context/* SessionContext */.I.of(corpus, ports),
    };
}
function scoreSought(golden, { candidates, sample }, values, tools) {
    const { numbers, byName, samplesOf } = candidates;
    const own = samplesOf.get(golden.name);
    refuseUnknown(sample, own === undefined ? [] : numbers, golden.name);
    if (own === undefined) {
        const candidate = byName.get(golden.name);
        return { candidate, session: withLost((0,score_session/* scoreCandidate */.e$)(golden, candidate, tools), tools) };
    }
    const { worst, ...scored } = (0,score_samples/* scoreSamples */.g)(golden, own, { numbers, precision: (0,precision/* precisionOf */.i)(values.rubric) }, tools);
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
    const told = (0,lost_fields/* lostDefects */.H)(session.fields, lost);
    if (told.length === 0)
        return session;
    const twice = (0,lost_fields/* toldByLost */.pn)(session.fields, lost, failOn);
    const others = session.defects.filter(({ code }) => !twice.has(code));
    return { ...session, defects: [...others, ...told].sort(finding/* byWeight */.IN) };
}
function refuseUnknown(sample, numbers, name) {
    if (sample === undefined || numbers.includes(sample))
        return;
    const allowed = numbers.length === 0 ? 'the session has no samples' : `the run has samples ${(0,samples/* showNumbers */.G9)(numbers)}`;
    throw new errors/* UserError */.yo([{ message: `there is no sample ${sample} of ${JSON.stringify(name)}: ${allowed}` }]);
}
function toShown({ session, all, worst }, shown, own) {
    return {
        shown,
        overall: session.overall,
        spread: (0,descriptive/* standardDeviation */.Fx)(all.map((one) => one.session.overall)),
        worst: worst.sample,
        all: all.map(({ sample, session: { status, overall, defects } }) => {
            const place = own.get(sample)?.place;
            return {
                sample,
                status,
                overall,
                findings: defects.length,
                place: place === undefined ? null : (0,errors/* formatPlace */.dE)(place),
            };
        }),
    };
}


/***/ }),

/***/ 15030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ seekSession),
/* harmony export */   OC: () => (/* binding */ requireSession),
/* harmony export */   cF: () => (/* binding */ namedSample),
/* harmony export */   jy: () => (/* binding */ nameHint),
/* harmony export */   lx: () => (/* binding */ readSession)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);
/* harmony import */ var _inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3091);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1059);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30965);
/* harmony import */ var _faults_of_others_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99911);






function namedSample(operand) {
    const [, name, sample] = /^(.*)\/(\d{1,6})$/s.exec(operand) ?? [];
    return name === undefined ? { name: operand, sample: undefined } : { name, sample: Number(sample) };
}
async function seekSession({ run, operands }) {
    const { values, origins, problems, wrong } = run.settings;
    const { files, digest } = run.ports;
    if (wrong.has('corpus'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
    const corpus = await (0,_inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__/* .readCorpus */ .XR)(values.corpus, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOf */ .b)(values));
    const names = new Set(corpus.sessions.filter(({ canary }) => !canary).map((session) => session.name));
    const hasNone = origins.corpus === 'default' && files.kind(values.corpus) === 'missing';
    const isInCorpus = (name) => names.has(name) || hasNone;
    const candidates = await (0,_inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_2__/* .readCandidates */ .lH)(values.candidates, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOf */ .b)(values), isInCorpus);
    const [wanted] = operands;
    const { name, sample } = namedSample(wanted?.normalize('NFC') ?? '');
    const golden = corpus.sessions.find((session) => session.name === name);
    const faults = (0,_faults_of_others_js__WEBPACK_IMPORTED_MODULE_5__/* .faultsFor */ .p)(name, corpus);
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
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(all);
    for (const line of (0,_faults_of_others_js__WEBPACK_IMPORTED_MODULE_5__/* .othersFaults */ .h)(sought))
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
    const nearest = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestName */ .qb)(typed, names);
    const containing = names.filter((name) => typed !== '' && name.toLowerCase().includes(typed.toLowerCase()));
    const [only] = containing.length === 1 ? containing : [nearest];
    if (only !== undefined)
        return { ending: `, did you mean ${JSON.stringify(only)}?` };
    if (containing.length > 0)
        return { ending: `, did you mean one of ${list(containing)}?` };
    return { ending: '', ...(names.length > 0 && { hint: `it has ${list(names)}` }) };
}
function list(names) {
    const shown = names.slice(0, MOST_NAMES).map((name) => JSON.stringify(name));
    const rest = names.length - shown.length;
    return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}


/***/ })

};
