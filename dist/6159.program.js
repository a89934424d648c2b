export const id = 6159;
export const ids = [6159,6724];
export const modules = {

/***/ 96724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   accept: () => (/* binding */ accept),
/* harmony export */   idOf: () => (/* binding */ idOf),
/* harmony export */   inLine: () => (/* binding */ inLine)
/* harmony export */ });
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37166);
/* harmony import */ var _inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1879);
/* harmony import */ var _inputs_corpus_taught_summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65775);
/* harmony import */ var _inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17516);
/* harmony import */ var _inputs_markdown_markdown_reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41439);
/* harmony import */ var _scoring_score_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80677);
/* harmony import */ var _scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18295);
/* harmony import */ var _teaching_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7454);
/* harmony import */ var _teach_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35463);









function accept(context) {
    const plan = context.flags.has(_teaching_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .REPLACE */ .dj.name) ? replacing : beside;
    return (0,_teach_js__WEBPACK_IMPORTED_MODULE_4__/* .teach */ .Q)(context, { command: 'accept', plan });
}
function beside(taught, saying, { ports: { files } }) {
    const { golden, candidate, format } = taught;
    const folder = (0,_inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_5__/* .folderOfReference */ .Jw)(golden.place.file);
    if (folder === undefined)
        return inLine(taught, 'accepted');
    const wrong = (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_1__/* .notStrict */ .tD)(candidate.summary, format);
    if (wrong !== undefined)
        return {
            problem: {
                message: `this cannot be accepted: ${wrong}`,
                place: candidate.place,
                hint: 'correct it there, or accept another one',
            },
        };
    if ((0,_core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryText */ .g5)((0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_1__/* .asStrict */ .C0)(candidate.summary)) === (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryText */ .g5)(golden.reference))
        return { problem: { message: 'the reference says the same, word for word', place: candidate.place } };
    const known = golden.accepted.find(({ digest }) => digest === candidate.digest);
    const file = `${folder === '' ? '' : `${folder}/`}accepted/${known?.id ?? idOf(taught, saying)}.json`;
    if (known === undefined && golden.accepted.length >= _inputs_corpus_taught_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_ACCEPTED */ .ir && files.kind(file) === 'missing')
        return {
            problem: {
                message: `the session has ${_inputs_corpus_taught_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_ACCEPTED */ .ir} accepted summaries; allowed: no more`,
                place: golden.place,
                hint: 'remove one that a newer one is better than',
            },
        };
    const still = stillTold(taught);
    return {
        ...{ session: golden.name, file, before: null, still, ...(0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_1__/* .taughtText */ .P5)((0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_1__/* .asStrict */ .C0)(candidate.summary), saying, format) },
        remarks: remarksOn(taught, still),
    };
}
function replacing(taught, _, { ports: { files } }) {
    const { golden, candidate, format } = taught;
    const { file } = golden.place;
    if ((0,_inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_5__/* .folderOfReference */ .Jw)(file) === undefined || (0,_inputs_markdown_markdown_reader_js__WEBPACK_IMPORTED_MODULE_7__/* .isMarkdown */ .s)(file))
        return {
            problem: {
                message: '--replace rewrites a reference.json alone',
                place: golden.place,
                hint: 'edit this one by hand, or accept without --replace',
            },
        };
    const wrong = (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_1__/* .notStrict */ .tD)(candidate.summary, format);
    const read = files.read(file);
    if (wrong !== undefined || read.kind !== 'text')
        return {
            problem: { message: `this cannot be a reference: ${wrong ?? 'the file cannot be read'}`, place: candidate.place },
        };
    if ((0,_core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryText */ .g5)((0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_1__/* .asStrict */ .C0)(candidate.summary)) === (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryText */ .g5)(golden.reference))
        return { problem: { message: 'the reference says the same, word for word', place: candidate.place } };
    const next = (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_1__/* .withReference */ .ON)(read.text, golden.reference, (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_1__/* .asStrict */ .C0)(candidate.summary), format);
    return {
        ...{ session: golden.name, file, before: read.text, ...next, still: [] },
        remarks: [
            'the reference is another one now, and its review is gone: write reviewed_by and reviewed_at when somebody has read it',
        ],
    };
}
function idOf({ candidate }, { at }) {
    return `${at}-${candidate.digest.slice(0, 8)}`;
}
function inLine({ golden: { place } }, key) {
    return {
        problem: {
            message: `this session is a line of a .jsonl corpus, which no command rewrites`,
            place,
            hint: `put the summary with "by" and "at" into the list "${key}" of its line, as docs/corpus.md says`,
        },
    };
}
function stillTold({ golden, candidate, tools }) {
    const { summary, digest, place } = candidate;
    const own = { id: 'new', summary: (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_1__/* .asStrict */ .C0)(summary), digest, by: '', at: '', because: null, place };
    const accepted = [...golden.accepted, { ...own, outcomeWord: summary.outcome, placeOf: () => place }];
    return (0,_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_8__/* .codesIn */ .Od)((0,_scoring_score_session_js__WEBPACK_IMPORTED_MODULE_2__/* .scoreCandidate */ .e$)({ ...golden, accepted }, candidate, tools));
}
function remarksOn({ golden, candidate }, still) {
    return [
        ...((0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_1__/* .asStrict */ .C0)(candidate.summary).outcome === golden.reference.outcome
            ? []
            : ['it has another outcome than the reference: a candidate with either will be right']),
        ...(still.length === 0 ? [] : [`accepted, it is still told ${still.join(', ')}`]),
    ];
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

/***/ 42715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ whichSample),
/* harmony export */   j: () => (/* binding */ candidateNamed)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _session_operand_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15030);


function candidateNamed(command, { name, sample }, { byName, samplesOf }, place) {
    const samples = samplesOf.get(name);
    if (samples !== undefined || sample !== undefined) {
        const problems = whichSample(command, name, sample, samples);
        if (problems.length > 0)
            return { problems };
    }
    const candidate = sample === undefined ? byName.get(name) : samples?.get(sample);
    if (candidate?.kind === 'invalid')
        return { problems: candidate.defects.map(({ message, place: at }) => ({ message, place: at })) };
    if (candidate !== undefined)
        return { candidate };
    const { ending, ...hint } = (0,_session_operand_js__WEBPACK_IMPORTED_MODULE_1__/* .nameHint */ .jy)(name, [...byName.keys()]);
    return { problems: [{ message: `${place} has no candidate ${JSON.stringify(name)}${ending}`, ...hint }] };
}
function whichSample(command, name, sample, samples) {
    if (sample !== undefined && samples?.has(sample) === true)
        return [];
    const all = [...(samples ?? [])].map(([number, { place }]) => `${number} (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place)})`);
    const there = all.length === 0 ? 'it has no samples' : `it has ${all.slice(0, 10).join(', ')}`;
    const [[first] = []] = samples ?? [];
    return [
        {
            message: sample === undefined
                ? `the candidate ${JSON.stringify(name)} has several samples; ${there}`
                : `there is no sample ${sample} of the candidate ${JSON.stringify(name)}; ${there}`,
            hint: first === undefined
                ? `run ${command} ${name}`
                : `name the one that ${command === 'reject' ? 'is wrong' : 'comes closest to what happened'}, as in ${command} ${name}/${first}; diff ${name}/${first} shows one where there is a reference`,
        },
    ];
}


/***/ }),

/***/ 76159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reject: () => (/* binding */ reject)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4823);
/* harmony import */ var _inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1879);
/* harmony import */ var _inputs_corpus_taught_summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65775);
/* harmony import */ var _inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17516);
/* harmony import */ var _scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18295);
/* harmony import */ var _accept_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96724);
/* harmony import */ var _teach_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35463);








function reject(context) {
    return (0,_teach_js__WEBPACK_IMPORTED_MODULE_4__/* .teach */ .Q)(context, { command: 'reject', plan });
}
const plan = (taught, saying, { ports: { files } }) => {
    const { golden, candidate, format } = taught;
    const folder = (0,_inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_5__/* .folderOfReference */ .Jw)(golden.place.file);
    if (folder === undefined)
        return (0,_accept_js__WEBPACK_IMPORTED_MODULE_3__.inLine)(taught, 'rejected');
    const twin = golden.accepted.find(({ digest }) => digest === candidate.digest);
    if (twin !== undefined)
        return {
            problem: {
                message: `this summary is accepted, in ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(twin.place)}`,
                place: candidate.place,
                hint: 'remove that file first',
            },
        };
    const known = golden.rejected.find(({ digest }) => digest === candidate.digest);
    const file = `${folder === '' ? '' : `${folder}/`}rejected/${known?.id ?? (0,_accept_js__WEBPACK_IMPORTED_MODULE_3__.idOf)(taught, saying)}.json`;
    if (known === undefined && golden.rejected.length >= _inputs_corpus_taught_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_REJECTED */ .zj && files.kind(file) === 'missing')
        return {
            problem: {
                message: `the session has ${_inputs_corpus_taught_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_REJECTED */ .zj} rejected summaries; allowed: no more`,
                place: golden.place,
            },
        };
    const written = (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_2__/* .taughtText */ .P5)(candidate.summary, saying, format);
    const still = (0,_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_7__/* .codesIn */ .Od)(taught.session);
    return { session: golden.name, file, before: null, ...written, still, remarks: remarksOn(taught, saying) };
};
function remarksOn({ session }, { code }) {
    const codes = (0,_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_7__/* .codesIn */ .Od)(session);
    const wanted = _core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDING_CODES */ .f2.find((one) => one === code);
    if (wanted !== undefined && !codes.includes(wanted))
        return [`nothing raises ${wanted} here: the gate is blind to it, and a requirement may be what it takes`];
    return codes.length === 0 ? ['nothing is found wrong with it: the gate is blind to it'] : [];
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


/***/ }),

/***/ 35463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ teach)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(62807);
// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(11388);
// EXTERNAL MODULE: ./build/core/json/text.js
var json_text = __webpack_require__(1378);
// EXTERNAL MODULE: ./build/core/redact.js + 4 modules
var redact = __webpack_require__(37611);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/inputs/base-candidates.js
var base_candidates = __webpack_require__(9066);
// EXTERNAL MODULE: ./build/inputs/baseline-report.js
var baseline_report = __webpack_require__(95704);
// EXTERNAL MODULE: ./build/inputs/candidates/read-candidates.js + 2 modules
var read_candidates = __webpack_require__(3091);
// EXTERNAL MODULE: ./build/inputs/corpus/read-corpus.js + 4 modules
var read_corpus = __webpack_require__(1059);
// EXTERNAL MODULE: ./build/inputs/format/format-of.js
var format_of = __webpack_require__(30965);
// EXTERNAL MODULE: ./build/render/diff/session-diff.js + 5 modules
var session_diff = __webpack_require__(80506);
// EXTERNAL MODULE: ./build/render/terminal/layout.js
var layout = __webpack_require__(19970);
// EXTERNAL MODULE: ./build/run/report-files.js + 18 modules
var report_files = __webpack_require__(70854);
// EXTERNAL MODULE: ./build/scoring/score-session.js
var score_session = __webpack_require__(80677);
// EXTERNAL MODULE: ./build/settings/candidate-paths.js
var candidate_paths = __webpack_require__(16276);
// EXTERNAL MODULE: ./build/command-line/teaching-flags.js
var teaching_flags = __webpack_require__(7454);
// EXTERNAL MODULE: ./build/command-line/commands/faults-of-others.js
var faults_of_others = __webpack_require__(99911);
// EXTERNAL MODULE: ./build/command-line/commands/named-candidate.js
var named_candidate = __webpack_require__(42715);
// EXTERNAL MODULE: ./build/command-line/commands/score-sought.js + 1 modules
var score_sought = __webpack_require__(91585);
// EXTERNAL MODULE: ./build/command-line/commands/session-operand.js
var session_operand = __webpack_require__(15030);
// EXTERNAL MODULE: ./build/adapters/disk/files.js
var disk_files = __webpack_require__(56736);
;// CONCATENATED MODULE: ./build/command-line/commands/write-plans.js


function writeAll(plans, files) {
    const done = [];
    for (const plan of plans) {
        try {
            if (write(plan, files))
                done.push(plan);
        }
        catch (error) {
            for (const { file, before } of done) {
                if (before === null)
                    files.remove(file);
                else
                    files.write(file, before);
            }
            throw new errors/* UserError */.yo([{ message: `cannot write: ${(0,disk_files/* reasonOf */.A)(error)}`, place: { file: plan.file } }]);
        }
    }
    return done.map(({ file }) => file);
}
function write({ file, text, before }, files) {
    if (before === null)
        return files.create(file, text);
    const now = files.read(file);
    if (now.kind !== 'text' || now.text !== before)
        throw new Error('somebody has changed the file meanwhile');
    if (text !== before)
        files.write(file, text);
    return text !== before;
}

;// CONCATENATED MODULE: ./build/command-line/commands/teach.js





















async function teach(context, { command, plan }) {
    const { run, json, screen, print, tell } = context;
    const sessions = await readTaught(command, context);
    const saying = sayingOf(command, context);
    const planned = sessions.map((taught) => ({ taught, plan: plan(taught, saying, run) }));
    refuse(planned.flatMap(({ plan: one }) => ('problem' in one ? [one.problem] : [])));
    const plans = planned.flatMap(({ plan: one }) => ('problem' in one ? [] : [one]));
    for (const line of sessions.flatMap((one) => staleness(one, run)))
        tell(line);
    const isWanted = context.flags.has(teaching_flags/* YES */._Y.name);
    const written = isWanted ? writeAll(plans, run.ports.files) : [];
    const views = planned.map(({ taught }) => (0,session_diff.sessionDiff)(taught.golden, taught));
    print(json
        ? (0,json_text/* jsonText */.s$)((0,redact/* maskTexts */.X)({ sessions: plans.map((one, i) => toJson(one, views[i])), written }))
        : describe(command, { plans, views, written, isWanted }, screen));
    return exit_code/* EXIT */.d.pass;
}
function sayingOf(command, { flags, run }) {
    const by = flags.get(teaching_flags.BY.name)?.trim() ?? '';
    const because = flags.get(teaching_flags/* BECAUSE */.l5.name)?.trim() ?? '';
    const code = flags.get(teaching_flags/* CODE */.Sq.name);
    refuse([
        ...(by === '' ? [{ message: `${command} needs --by: who ${command}s it, a person or a team` }] : []),
        ...(command === 'reject' && because === '' ? [{ message: 'reject needs --because: what is wrong with it' }] : []),
    ]);
    const at = run.ports.clock().toISOString().slice(0, 10);
    return { by, at, ...(because !== '' && { because }), ...(code !== undefined && { code }) };
}
async function readTaught(command, { run, operands }) {
    const { settings, ports } = run;
    const { values } = settings;
    const format = (0,format_of/* formatOf */.b)(values);
    refuse(settings.problems);
    if (operands.length === 0)
        refuse([{ message: `${command} needs the name of a session`, hint: '`explain` lists them' }]);
    const corpus = await (0,read_corpus/* readCorpus */.XR)(values.corpus, ports.files, ports.digest, format);
    const named = operands.map((operand) => (0,session_operand/* namedSample */.cF)(operand.normalize('NFC')));
    const goldens = named.map(({ name }) => goldenNamed(name, corpus));
    refuse(goldens.flatMap((one) => ('problems' in one ? one.problems : [])));
    const { candidates, place } = await readChosen(run, format);
    const tools = (0,score_sought/* toolsFor */.J)({ corpus, candidates }, values, ports);
    const found = named.map((one) => (0,named_candidate/* candidateNamed */.j)(command, one, candidates, place));
    refuse(found.flatMap((one) => ('problems' in one ? one.problems : [])));
    return goldens.flatMap((golden, i) => {
        const one = found[i];
        if ('problems' in golden || one === undefined || 'problems' in one)
            return [];
        const session = (0,score_session/* scoreCandidate */.e$)(golden.golden, one.candidate, tools);
        return [{ golden: golden.golden, candidate: one.candidate, session, tools, format }];
    });
}
function goldenNamed(name, corpus) {
    const golden = corpus.sessions.find((session) => session.name === name);
    const { own, nobodys } = (0,faults_of_others/* faultsFor */.p)(name, corpus);
    if (own.length > 0)
        return { problems: own };
    if (golden?.canary === true)
        return { problems: [{ message: `${JSON.stringify(name)} is a canary: it has no candidate`, place: golden.place }] };
    if (golden !== undefined)
        return { golden };
    const { ending, ...hint } = (0,session_operand/* nameHint */.jy)(name, corpus.sessions.map((session) => session.name));
    return { problems: [...nobodys, { message: `the corpus has no session ${JSON.stringify(name)}${ending}`, ...hint }] };
}
async function readChosen({ settings: { values }, ports: { files, digest } }, format) {
    const isThere = (0,candidate_paths/* pathsOf */.wG)(values.candidates).some((path) => files.kind(path) !== 'missing');
    const kept = (0,report_files/* pathIn */.lW)(values['report-dir'], base_candidates/* CANDIDATES_FILE */.Wn);
    const paths = isThere || files.kind(kept) !== 'file' ? values.candidates : kept;
    const candidates = await (0,read_candidates/* readCandidates */.lH)(paths, files, digest, format);
    refuse(candidates.problems);
    return { candidates, place: (0,candidate_paths/* showPaths */.cb)(paths) };
}
function staleness({ golden, candidate }, { settings: { values }, ports: { files } }) {
    const path = (0,report_files/* pathIn */.lW)(values['report-dir'], 'report.json');
    const read = files.kind(path) === 'file' ? files.read(path) : undefined;
    const parsed = read?.kind === 'text' ? (0,baseline_report/* readBaselineReport */.U)(read.text) : undefined;
    if (parsed?.kind !== 'report')
        return [];
    const scored = parsed.report.sessions.find(({ name }) => name === golden.name);
    if (scored === undefined || scored.samples != null || scored.candidate_digest === candidate.digest)
        return [];
    return [`note: ${(0,errors/* formatPlace */.dE)(candidate.place)} is not what ${path} is about; run score to see what is found in it`];
}
function toJson({ session, file, text, isMasked, still }, difference) {
    return { session, file, text, masked: isMasked, still, difference };
}
function describe(command, { plans, views, written, isWanted }, screen) {
    const say = (text) => (0,layout/* hang */.lG)('', (0,core_text/* terminalLine */.tL)(text, 1000), screen);
    return [
        ...plans.flatMap((plan, i) => {
            const view = views[i];
            return [
                ...(isWanted || view === undefined ? [] : [(0,session_diff.renderDiff)(view, screen)]),
                `${wordFor(plan, written, isWanted)}  ${(0,core_text/* terminalLine */.tL)(plan.file, 1000)}`,
                ...(plan.isMasked
                    ? say('  ! a credential in it is masked: it is not word for word what the candidate says')
                    : []),
                ...plan.remarks.flatMap((remark) => (0,layout/* hang */.lG)('  ! ', (0,core_text/* terminalLine */.tL)(remark, 1000), screen)),
                '',
            ];
        }),
        ...(isWanted
            ? say(`Commit ${written.length === 1 ? 'it' : 'them'}, so that somebody can review what the gate learns.`)
            : say(`Nothing is written yet. Read the difference; ${command} … --yes writes ${(0,core_text/* counted */.hS)(plans.length, 'file')}.`)),
        '',
    ].join('\n');
}
function wordFor({ file }, written, isWanted) {
    if (!isWanted)
        return 'would write';
    return written.includes(file) ? 'wrote' : 'there already';
}
function refuse(problems) {
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
}


/***/ }),

/***/ 17516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ asStrict),
/* harmony export */   ON: () => (/* binding */ withReference),
/* harmony export */   P5: () => (/* binding */ taughtText),
/* harmony export */   tD: () => (/* binding */ notStrict)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _core_json_plain_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31124);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1378);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37611);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37166);
/* harmony import */ var _rubric_v1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75756);
/* harmony import */ var _format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40769);
/* harmony import */ var _format_in_their_keys_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74539);
/* harmony import */ var _format_their_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40982);









function taughtText(summary, saying, format) {
    const whole = { ...(0,_format_in_their_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .inTheirKeys */ .M)(summary, format), ...saying };
    const masked = (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTexts */ .X)(whole);
    return { text: (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s$)(masked), isMasked: (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s$)(whole) !== (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s$)(masked) };
}
function notStrict({ outcome, aha_moments }, format) {
    if ((0,_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .hasField */ .RY)(format, 'outcome') && !_core_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTCOMES */ .im.some((one) => one === (0,_rubric_v1_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizeOutcome */ .AD)(outcome)))
        return `its outcome is ${JSON.stringify(outcome)}; allowed: ${(0,_format_their_words_js__WEBPACK_IMPORTED_MODULE_6__/* .allowedOutcomes */ .s4)(format).join(', ')}`;
    const wrong = aha_moments.find(({ seq }) => !Number.isSafeInteger(seq) || seq < 0);
    return wrong === undefined ? undefined : `a moment has the seq ${wrong.seq}, which is no message number`;
}
function asStrict(summary) {
    const outcome = _core_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTCOMES */ .im.find((one) => one === (0,_rubric_v1_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizeOutcome */ .AD)(summary.outcome));
    return outcome === undefined ? summary : { ...summary, outcome };
}
function withReference(text, before, summary, format) {
    const written = (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTexts */ .X)((0,_format_in_their_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .inTheirKeys */ .M)(summary, format));
    const isMasked = (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s$)((0,_format_in_their_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .inTheirKeys */ .M)(summary, format)) !== (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s$)(written);
    const content = JSON.parse(text);
    const reference = (0,_core_json_plain_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isPlainObject */ .Qd)(content) ? content['reference'] : undefined;
    const changed = _core_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .FIELDS */ .cJ.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(summary[field]));
    let result = text;
    const set = (path, value) => {
        result = withValue(result, [...path], value);
    };
    for (const field of changed.filter((one) => (0,_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .hasField */ .RY)(format, one))) {
        const path = (0,_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .pathOfField */ .VQ)(field, reference, format);
        set(['reference', ...path], (0,_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .memberAt */ .mz)(written, format.fields.get(field) ?? [field]));
    }
    for (const mark of ['reviewed_by', 'reviewed_at']) {
        if ((0,_core_json_plain_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isPlainObject */ .Qd)(content) && content[mark] !== undefined)
            set([mark], undefined);
    }
    return { text: result, isMasked };
}
function withValue(text, path, value) {
    const tree = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text);
    const node = tree && (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.findNodeAtLocation)(tree, path);
    if (value === undefined)
        return (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.applyEdits)(text, (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.modify)(text, path, undefined, {}));
    const { blanks, eol } = indentOf(text);
    if (node === undefined) {
        const formattingOptions = { insertSpaces: !blanks.startsWith('\t'), tabSize: blanks.length, eol };
        return (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.applyEdits)(text, (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.modify)(text, path, value, { formattingOptions }));
    }
    const [before, behind] = [text.slice(0, node.offset), text.slice(node.offset + node.length)];
    const isOneLine = !text.slice(node.offset, node.offset + node.length).includes('\n');
    const [outer = ''] = /^[ \t]*/.exec(before.slice(before.lastIndexOf('\n') + 1)) ?? [];
    const written = isOneLine ? JSON.stringify(value) : JSON.stringify(value, null, blanks);
    return before + written.replaceAll('\n', eol + outer) + behind;
}
function indentOf(text) {
    const [, blanks = '  '] = /\n([ \t]+)"/.exec(text) ?? [];
    return { blanks, eol: text.includes('\r\n') ? '\r\n' : '\n' };
}


/***/ })

};
