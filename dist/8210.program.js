export const id = 8210;
export const ids = [8210];
export const modules = {

/***/ 45291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ unreadFileIn)
/* harmony export */ });
/* harmony import */ var _core_workspace_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53215);
/* harmony import */ var _settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16276);


const OTHERS = [
    ...['txt', 'markdown', 'html', 'yaml', 'yml', 'jsonl', 'ndjson', 'json5', 'csv', 'tsv', 'xml', 'JSON', 'MD'],
    ...['json.gz', 'jsonl.gz', 'md.gz', 'gz', 'zip'],
];
function unreadFileIn(candidates, files) {
    return (session) => (0,_settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsOf */ .wG)(candidates)
        .flatMap((path) => OTHERS.map((ending) => (0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_1__/* .pathIn */ .l)(path, `${session}.${ending}`)))
        .find((file) => files.kind(file) === 'file');
}


/***/ }),

/***/ 99059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ changedFile)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);

function changedFile(file) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([
        {
            message: 'the file has changed while it was being read',
            place: { file },
            hint: 'run the gate when the step that writes it has ended',
        },
    ]);
}


/***/ }),

/***/ 18702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ scoreSamples)
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4823);
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67952);
/* harmony import */ var _inputs_candidates_samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34556);
/* harmony import */ var _inputs_markdown_markdown_reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41439);
/* harmony import */ var _rubric_findings_finding_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41153);
/* harmony import */ var _statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94400);
/* harmony import */ var _score_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80677);







function scoreSamples(golden, samples, { numbers, precision }, tools) {
    const all = numbers.map((sample) => {
        const candidate = samples.get(sample);
        const session = (0,_score_session_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreCandidate */ .e)(golden, candidate, tools);
        return {
            sample,
            session: candidate === undefined ? { ...session, defects: [missing(golden, sample, numbers, tools)] } : session,
        };
    });
    const worst = worstAmong(all);
    return { session: asOne(all, worst, precision), all, worst };
}
function worstAmong(all) {
    const rank = ({ session }) => (session.status === 'scored' ? 1 : 0);
    const [worst] = [...all].sort((a, b) => a.session.overall - b.session.overall || rank(a) - rank(b) || a.sample - b.sample);
    if (worst === undefined)
        throw new RangeError('a session with samples has one');
    return worst;
}
function asOne(all, { sample: worst, session: lowest }, precision) {
    const sessions = all.map(({ session }) => session);
    const usable = sessions.find(({ status }) => status === 'scored');
    const status = usable?.status ??
        (sessions.every((one) => one.status === 'missing_candidate') ? 'missing_candidate' : 'invalid_candidate');
    const { traits } = usable ?? lowest;
    const counted = countingIn(sessions);
    const meanOf = (scores) => (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .stored */ .su)((0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_5__/* .mean */ .i2)(scores) ?? 0, precision);
    return {
        status,
        golden: lowest.golden,
        ...(traits !== undefined && { traits }),
        overall: meanOf(sessions.map(({ overall }) => overall)),
        dimensions: lowest.dimensions.map(({ dimension, reason }, i) => ({
            dimension,
            score: meanOf(sessions.map(({ dimensions }) => dimensions[i]?.score ?? 0)),
            reason: `mean of ${all.length} samples; sample ${worst}: ${reason}`,
        })),
        defects: counted(lowest.defects),
        requirements: usable?.requirements,
        candidatePath: lowest.candidatePath,
        candidateDigest: lowest.candidateDigest,
        details: { ...usable?.details, fields: lowest.details.fields, referenceUsed: lowest.details.referenceUsed },
        samples: { all: all.map((one) => toRated(one, counted)), overalls: sessions.map(({ overall }) => overall), worst },
    };
}
function countingIn(sessions) {
    const counts = new Map();
    for (const { defects } of sessions) {
        for (const identity of new Set(defects.map(_rubric_findings_finding_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .identityOf */ .c)))
            counts.set(identity, (counts.get(identity) ?? 0) + 1);
    }
    return (defects) => defects.map((defect) => ({ ...defect, samples: `${counts.get((0,_rubric_findings_finding_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .identityOf */ .c)(defect)) ?? 0}/${sessions.length}` }));
}
function toRated({ sample, session }, counted) {
    const { status, overall, dimensions, defects, candidatePath, candidateDigest } = session;
    const { fields } = session.details;
    return {
        ...{ sample, status, overall, scores: dimensions.map(({ score }) => score) },
        ...{ defects: counted(defects), defectCount: defects.length },
        codes: (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .codesOfDefects */ .G3)(defects),
        ...{ candidatePath, candidateDigest },
        ...(fields !== undefined && { fields }),
    };
}
function missing(golden, sample, numbers, { candidatesPath }) {
    return {
        code: 'NO_CANDIDATE',
        dimension: null,
        message: `The session has no sample ${sample} in ${candidatesPath}; the run has samples ${(0,_inputs_candidates_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .showNumbers */ .G9)(numbers)}`,
        suggestion: `Let the pipeline summarise this session as often as the others: ${whereItBelongs(golden, sample, numbers, candidatesPath)}`,
        place: golden.place,
    };
}
function whereItBelongs({ name, place }, sample, numbers, candidatesPath) {
    const paths = candidatesPath.split(', ');
    const own = paths.length === numbers.length && paths.length > 1 ? paths[sample - 1] : undefined;
    const path = own ?? paths[0] ?? candidatesPath;
    if (path.endsWith('.jsonl'))
        return `its line in ${path}${own === undefined ? `, with "sample": ${sample}` : ''}`;
    const ending = (0,_inputs_markdown_markdown_reader_js__WEBPACK_IMPORTED_MODULE_6__/* .isMarkdown */ .s)(place.file) ? 'md' : 'json';
    return own === undefined ? `${path}/${name}/${sample}.${ending}` : `${path}/${name}.${ending}`;
}


/***/ }),

/***/ 46302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ MOST_OUTSIDE_FINDINGS),
/* harmony export */   MD: () => (/* binding */ recordOfGolden),
/* harmony export */   dC: () => (/* binding */ recordOfUnreferenced),
/* harmony export */   s$: () => (/* binding */ FINDINGS_PER_SESSION),
/* harmony export */   tT: () => (/* binding */ recordOfScored)
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4823);
/* harmony import */ var _session_details_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98121);


const FINDINGS_PER_SESSION = 100;
const MOST_OUTSIDE_FINDINGS = 1000;
function recordOfGolden(golden, status) {
    return recordOf(golden, {
        status,
        candidateDigest: null,
        traits: null,
        overall: 0,
        scores: [],
        defectCount: 0,
        defectCodes: [],
        body: bodyOf(golden, { candidatePath: null, reasons: [], details: _session_details_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_DETAILS */ .pH }),
        defects: '[]',
        marks: '',
    });
}
function recordOfUnreferenced(session) {
    return {
        status: session === undefined ? 'unmatched' : 'unreferenced',
        difficulty: 'normal',
        kind: 'other',
        unreviewed: false,
        gates: {},
        referenceDigest: '',
        candidateDigest: session?.candidateDigest ?? null,
        traits: null,
        overall: 0,
        scores: [],
        defectCount: 0,
        defectCodes: [],
        hasRequirements: false,
        body: JSON.stringify({
            place: session?.place ?? { file: '' },
            candidatePath: null,
            reasons: [],
            requirements: [],
            details: _session_details_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_DETAILS */ .pH,
        }),
        defects: '[]',
        marks: '',
    };
}
function recordOfScored(session, kept, marks) {
    const { golden, overall, dimensions, defects, samples, taught, details } = session;
    const record = recordOf(golden, {
        status: session.status,
        candidateDigest: session.candidateDigest,
        traits: session.traits ?? null,
        overall,
        scores: dimensions.map(({ score }) => score),
        defectCount: defects.length,
        defectCodes: samples === undefined ? (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .codesOfDefects */ .G3)(defects) : [...new Set(samples.all.flatMap(({ codes }) => codes))],
        body: bodyOf(golden, bodyOfScored(session)),
        defects: JSON.stringify(kept === 'all' ? defects : defects.slice(0, FINDINGS_PER_SESSION)),
        marks: marks === undefined ? '' : JSON.stringify(marks),
    });
    if (samples === undefined && details.fields === undefined && taught === undefined)
        return record;
    return {
        ...record,
        ...(samples !== undefined && { samples: recordOfSamples(samples, kept) }),
        ...(details.fields !== undefined && { fields: details.fields }),
        ...(taught !== undefined && { taught }),
    };
}
function bodyOfScored({ candidatePath, dimensions, requirements, details }) {
    return {
        candidatePath,
        reasons: dimensions.map(({ reason }) => reason),
        ...(requirements !== undefined && { checks: requirements.map(({ requirement: _, ...check }) => check) }),
        details,
    };
}
function recordOfSamples({ all, overalls, worst }, kept) {
    const heads = all.map(({ sample, status, overall, scores, defectCount, codes, candidatePath, candidateDigest, fields }) => ({
        ...{ sample, status, overall, scores, defectCount, codes, candidatePath, candidateDigest },
        ...(fields !== undefined && { fields }),
    }));
    const defects = all.map((sample) => kept === 'all' ? sample.defects : sample.defects.slice(0, FINDINGS_PER_SESSION));
    return {
        ...{ overalls, worst, heads: JSON.stringify(heads), defects: JSON.stringify(defects) },
        fields: all.flatMap(({ status, fields }) => (status === 'scored' ? [fields ?? null] : [])),
        invalid: all.filter(({ status }) => status === 'invalid_candidate').length,
    };
}
function recordOf(golden, result) {
    return {
        difficulty: golden.difficulty,
        kind: golden.kind,
        unreviewed: golden.unreviewed,
        gates: golden.gates,
        group: golden.group,
        referenceDigest: golden.referenceDigest,
        hasRequirements: golden.requirements.length > 0,
        ...result,
    };
}
function bodyOf({ place, requirements }, others) {
    return JSON.stringify({ place, requirements, ...others });
}


/***/ }),

/***/ 87119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ SessionScorer)
/* harmony export */ });
/* unused harmony export WorstSoFar */
/* harmony import */ var _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86588);
/* harmony import */ var _rubric_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7963);
/* harmony import */ var _rubric_text_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6762);
/* harmony import */ var _rubric_v2_summary_pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65465);
/* harmony import */ var _rubric_v2_vocabularies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68441);
/* harmony import */ var _score_samples_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18702);
/* harmony import */ var _score_session_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80677);
/* harmony import */ var _session_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32670);
/* harmony import */ var _session_record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46302);
/* harmony import */ var _session_texts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9363);
/* harmony import */ var _taught_results_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3212);











const FEW_SESSIONS = 60;
class SessionScorer {
    source;
    rules;
    score;
    vocabularies;
    check;
    claims;
    context;
    worst;
    constructor(source, rules) {
        this.source = source;
        this.rules = rules;
        const vocabularies = new _rubric_v2_vocabularies_js__WEBPACK_IMPORTED_MODULE_4__/* .Vocabularies */ .z(rules.head.length <= FEW_SESSIONS);
        const pairs = new _rubric_v2_summary_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .SummaryPairs */ .c(vocabularies);
        this.vocabularies = vocabularies;
        const { rubric, weights, format } = rules;
        this.score = (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_1__/* .openScorer */ .DL)(rubric, weights, format.dimensions, pairs);
        this.check = new _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_0__/* .RequirementCheck */ .gx(vocabularies);
        this.claims = (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_1__/* .openClaimCheck */ .HP)(rubric, pairs);
        this.context = new _session_context_js__WEBPACK_IMPORTED_MODULE_7__/* .SessionContext */ .IC(source.transcriptOf, () => this.headSessions(), vocabularies);
        this.worst = rules.marks === 'none' ? undefined : new WorstSoFar(_session_texts_js__WEBPACK_IMPORTED_MODULE_9__/* .MOST_TEXTS */ .x);
    }
    record(task) {
        const { source, rules } = this;
        const golden = source.golden(task.name, task.golden);
        if (golden === undefined)
            return undefined;
        if (golden.canary || !task.isScored)
            return (0,_session_record_js__WEBPACK_IMPORTED_MODULE_8__/* .recordOfGolden */ .MD)(golden, golden.canary ? 'canary' : 'unscored');
        if (rules.samples.length > 0)
            return this.recordSamples(golden, task);
        return this.recordCandidate(golden, source.candidate(task.name, task.candidates));
    }
    recordCandidate(golden, candidate) {
        const scored = (0,_score_session_js__WEBPACK_IMPORTED_MODULE_6__/* .scoreCandidate */ .e)(golden, candidate, this.tools());
        const isKept = scored.status === 'scored' && this.worst?.takes(scored.overall) === true;
        return (0,_session_record_js__WEBPACK_IMPORTED_MODULE_8__/* .recordOfScored */ .tT)(this.withTaught(golden, scored, [scored]), this.rules.defects, isKept ? marksAgainstReference(scored) : undefined);
    }
    recordSamples(golden, { name, candidates }) {
        const { samples: numbers, defects, rubric } = this.rules;
        const samples = this.source.samples(name, candidates, numbers);
        if ('kind' in samples)
            return this.recordCandidate(golden, samples);
        if (samples.size === 0)
            return this.recordCandidate(golden, undefined);
        const rules = { numbers, precision: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_1__/* .precisionOf */ .ij)(rubric) };
        const { session, all, worst } = (0,_score_samples_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreSamples */ .g)(golden, samples, rules, this.tools());
        const isKept = worst.session.status === 'scored' && this.worst?.takes(session.overall) === true;
        const rated = this.withTaught(golden, session, all.map((one) => one.session));
        return (0,_session_record_js__WEBPACK_IMPORTED_MODULE_8__/* .recordOfScored */ .tT)(rated, defects, isKept ? marksAgainstReference(worst.session) : undefined);
    }
    withTaught(golden, session, candidates) {
        if (golden.accepted.length + golden.rejected.length === 0)
            return session;
        return { ...session, taught: (0,_taught_results_js__WEBPACK_IMPORTED_MODULE_10__/* .scoreTaught */ ._f)(golden, candidates, this.tools()) };
    }
    tools() {
        const { score, check, claims, context, source } = this;
        const { paths, unreadFile } = source;
        return { score, check, claims, context, format: this.rules.format, candidatesPath: paths.candidates, unreadFile };
    }
    *headSessions() {
        for (const { name, golden } of this.rules.head) {
            const session = this.source.golden(name, golden);
            if (session !== undefined)
                yield session;
        }
    }
}
function marksAgainstReference({ dimensions, details: { referenceUsed } }) {
    return referenceUsed === undefined || referenceUsed === 'reference' ? (0,_rubric_text_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .marksOf */ .O)(dimensions) : undefined;
}
class WorstSoFar {
    most;
    scores;
    count = 0;
    limit = Number.POSITIVE_INFINITY;
    constructor(most) {
        this.most = most;
        this.scores = new Float64Array(Math.ceil(most * 1.25) + 1);
    }
    takes(score) {
        if (score > this.limit)
            return false;
        this.scores[this.count++] = score;
        if (this.count === this.scores.length) {
            this.scores.sort();
            this.count = this.most;
            this.limit = this.scores[this.most - 1] ?? Number.POSITIVE_INFINITY;
        }
        return true;
    }
}


/***/ }),

/***/ 98542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ SessionSource)
/* harmony export */ });
/* harmony import */ var _inputs_candidates_read_candidate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75767);
/* harmony import */ var _inputs_candidates_samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34556);
/* harmony import */ var _inputs_changed_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99059);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7649);
/* harmony import */ var _statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94400);





class SessionSource {
    paths;
    corpus;
    candidates;
    digest;
    transcriptOf;
    format;
    unreadFile;
    constructor(paths, corpus, candidates, digest, transcriptOf, format, unreadFile = () => undefined) {
        this.paths = paths;
        this.corpus = corpus;
        this.candidates = candidates;
        this.digest = digest;
        this.transcriptOf = transcriptOf;
        this.format = format;
        this.unreadFile = unreadFile;
    }
    golden(name, position) {
        const session = (0,_inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__/* .readGolden */ .cN)(this.corpus.at(position), this.digest, this.format);
        if (session !== undefined && session.name !== name)
            throw (0,_inputs_changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .changedFile */ .N)(this.paths.corpus);
        return session;
    }
    candidate(name, positions) {
        const [first, ...others] = positions;
        if (first === undefined)
            return undefined;
        if (others.length === 0)
            return this.read(name, first);
        const numbers = new Set(positions.map(({ sample }) => sample));
        if (numbers.size === positions.length && !numbers.has(undefined))
            return this.firstUsable(name, positions);
        return (0,_inputs_candidates_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .duplicate */ .YW)(withoutText(this.read(name, first)), others.map((position) => withoutText(this.read(name, position))));
    }
    samples(name, positions, numbers) {
        const counts = (0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_4__/* .countBy */ .Tr)(positions.map(({ sample }) => sample));
        const group = positions.map((position) => {
            const candidate = this.read(name, position);
            const { sample } = position;
            const isHeld = counts.get(sample) === 1;
            return { candidate: isHeld ? candidate : withoutText(candidate), ...(sample !== undefined && { sample }) };
        });
        return (0,_inputs_candidates_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .sortSamples */ .O4)(group, numbers);
    }
    sample(name, positions, number) {
        const position = positions.find(({ sample }) => sample === number);
        return position === undefined ? undefined : this.read(name, position);
    }
    firstUsable(name, positions) {
        const inOrder = [...positions].sort((a, b) => (a.sample ?? 0) - (b.sample ?? 0));
        let first;
        for (const position of inOrder) {
            const candidate = this.read(name, position);
            if (candidate.kind === 'valid')
                return candidate;
            first ??= candidate;
        }
        return first;
    }
    read(name, position) {
        const read = (0,_inputs_candidates_read_candidate_js__WEBPACK_IMPORTED_MODULE_0__/* .readCandidate */ .G)(this.candidates.at(position), this.digest, this.format);
        if (!('kind' in read) || read.name !== name)
            throw (0,_inputs_changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .changedFile */ .N)(this.paths.candidates);
        return read;
    }
}
function withoutText(candidate) {
    const { name, place, wrongSample } = candidate;
    return {
        ...{ kind: 'invalid', name, place, defects: candidate.kind === 'invalid' ? candidate.defects : [] },
        ...(wrongSample !== undefined && { wrongSample }),
    };
}


/***/ }),

/***/ 3212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ summaryAsCandidate),
/* harmony export */   Iw: () => (/* binding */ asCandidate),
/* harmony export */   _f: () => (/* binding */ scoreTaught),
/* harmony export */   cb: () => (/* binding */ withoutItself)
/* harmony export */ });
/* unused harmony exports MOST_EXAMINED, MOST_COMPARED */
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4823);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37166);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _score_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80677);




const MOST_EXAMINED = { accepted: 5, rejected: 10 };
const MOST_COMPARED = 500_000;
function scoreTaught(golden, candidates, tools) {
    const wordings = [golden.reference, ...golden.accepted.map(({ summary }) => summary)].map(lengthOf);
    const accepted = newest(golden.accepted, MOST_EXAMINED.accepted, wordings);
    const rejected = newest(golden.rejected, MOST_EXAMINED.rejected, wordings);
    const resultOf = (kind, taught, against) => {
        const { overall, dimensions, defects } = (0,_score_session_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreCandidate */ .e)(against, asCandidate(golden.name, taught), tools);
        const codes = (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .codesOfDefects */ .G3)(defects);
        return {
            kind,
            id: taught.id,
            because: taught.because,
            overall,
            scores: dimensions.map(({ score }) => score),
            codes,
        };
    };
    return {
        results: [
            ...accepted.map((one) => resultOf('accepted', one, withoutItself(golden, one))),
            ...rejected.map((one) => resultOf('rejected', one, golden)),
        ],
        left: {
            accepted: golden.accepted.length - accepted.length,
            rejected: golden.rejected.length - rejected.length,
        },
        ...(golden.rejected.some(({ digest }) => candidates.some((one) => one.candidateDigest === digest)) && {
            isRejected: true,
        }),
        ...(golden.accepted.length > 0 && {
            wordings: {
                digests: [golden.textDigest, ...golden.accepted.map(({ digest }) => digest)],
                scores: candidates.map(({ byWording }) => byWording ?? null),
            },
        }),
    };
}
function withoutItself(golden, { digest }) {
    return { ...golden, accepted: golden.accepted.filter((one) => one.digest !== digest) };
}
function newest(all, most, wordings) {
    const known = wordings.reduce((sum, length) => sum + length, 0);
    const taken = new Set();
    let compared = 0;
    for (const one of all.toSorted((a, b) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .byCodePoint */ .HH)(b.at, a.at)).slice(0, most)) {
        compared += known + wordings.length * lengthOf(one.summary);
        if (compared > MOST_COMPARED)
            break;
        taken.add(one);
    }
    return all.filter((one) => taken.has(one));
}
function lengthOf(summary) {
    return (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryText */ .g5)(summary).length;
}
const placeOfValue = (path) => ({ file: path.join('/') });
function asCandidate(name, { summary, place, digest, ...taught }, placeOf = placeOfValue) {
    const outcomeWord = 'outcomeWord' in taught ? taught.outcomeWord : null;
    return { ...summaryAsCandidate(name, summary), place, digest, outcomeWord, places: () => placeOf };
}
function summaryAsCandidate(name, summary) {
    return {
        kind: 'valid',
        name,
        place: { file: '' },
        summary,
        digest: '',
        outcomeWord: null,
        missing: new Map(),
        unread: [],
        places: () => placeOfValue,
    };
}


/***/ })

};
