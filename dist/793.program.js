export const id = 793;
export const ids = [793,174];
export const modules = {

/***/ 773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uB: () => (/* binding */ FORMAT),
  Hp: () => (/* binding */ FORMAT_VERSION),
  _N: () => (/* binding */ end),
  wx: () => (/* binding */ header),
  n8: () => (/* binding */ line),
  vl: () => (/* binding */ signature)
});

// UNUSED EXPORTS: scoredSession

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(3339);
// EXTERNAL MODULE: ./build/core/summary.js
var summary = __webpack_require__(7166);
// EXTERNAL MODULE: ./build/inputs/corpus/golden-session.js
var golden_session = __webpack_require__(4185);
;// CONCATENATED MODULE: ./build/judge/asking/completer.js
/**
 * The port to a language model: prompt and schema in; text, token counts and the reason why it stopped out. One call
 * is one attempt; whoever asks decides about retries, waits and money.
 */
/** Why something was not measured. */
const REASONS = [
    'timeout',
    'rate_limited',
    'overloaded',
    'server_error',
    'connection',
    'auth',
    'billing',
    'invalid_request',
    'refusal',
    'truncated',
    'invalid_answer',
    'budget',
    'deadline',
    'no_credentials',
    'no_grounding',
    'nothing_to_check',
    'not_recorded',
];

// EXTERNAL MODULE: ./build/judge/metrics/explanation-quality.js
var explanation_quality = __webpack_require__(7217);
// EXTERNAL MODULE: ./build/settings/judge-metrics.js
var judge_metrics = __webpack_require__(483);
// EXTERNAL MODULE: ./build/settings/judge-settings.js
var judge_settings = __webpack_require__(7753);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/inputs/corpus/read-corpus.js + 1 modules
var read_corpus = __webpack_require__(5323);
;// CONCATENATED MODULE: ./build/run/shard/plain-schema.js




/** What the lines of a part are made of. Keys that nothing reads are left out, in writing and in reading. */
/** A list that nobody changes. */
function list(item) {
    return schemas/* array */.YOg(item).readonly();
}
const score = schemas/* number */.aig().min(0).max(1);
const count = schemas/* int */.Whr().min(0);
const dimension = schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf);
const digest = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/, { error: 'allowed: 64 hexadecimal digits' });
const sessionName = schemas/* string */.YjP().superRefine((name, context) => {
    const message = (0,read_corpus/* nameProblem */.rH)(name);
    if (message !== undefined)
        context.addIssue({ code: 'custom', message });
});
const place = schemas/* object */.Ikc({
    file: schemas/* string */.YjP(),
    line: schemas/* int */.Whr().min(1).exactOptional(),
    column: schemas/* int */.Whr().min(1).exactOptional(),
});
const plain_schema_summary = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    summary: schemas/* string */.YjP(),
    key_actions: list(schemas/* string */.YjP()),
    outcome: schemas/* string */.YjP(),
    aha_moments: list(schemas/* object */.Ikc({ seq: schemas/* number */.aig(), type: schemas/* string */.YjP(), highlight: schemas/* string */.YjP() })),
    topics_found: list(schemas/* string */.YjP()),
});
const defect = schemas/* object */.Ikc({
    code: schemas/* enum */.k5n(finding/* FINDING_CODES */.f2),
    dimension: dimension.nullable(),
    message: schemas/* string */.YjP(),
    suggestion: schemas/* string */.YjP().nullable(),
    place,
});
const summaryPlace = schemas/* object */.Ikc({ field: dimension, path: list(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()])) });
const requirement = schemas/* object */.Ikc({ id: schemas/* string */.YjP(), text: schemas/* string */.YjP(), must: schemas/* enum */.k5n(['mention', 'not_mention']) });
function perDimension(value) {
    return schemas/* object */.Ikc({ title: value, summary: value, key_actions: value, outcome: value, aha_moments: value });
}

;// CONCATENATED MODULE: ./build/run/shard/judge-schema.js






const reason = schemas/* enum */.k5n(REASONS);
const judge_schema_text = schemas/* string */.YjP();
const amount = schemas/* number */.aig().min(0);
/** How often, by reason: a map in memory, a list of pairs in a file. */
const failures = schemas/* codec */.rLB(list(schemas/* tuple */.PVZ([reason, count])), schemas/* custom */.IeY((value) => value instanceof Map), { decode: (pairs) => new Map(pairs), encode: (map) => [...map] });
const efforts = {
    attempts: count,
    retries: count,
    cacheHits: count,
    promptTokens: count,
    completionTokens: count,
    costUsd: amount.nullable(),
    savedUsd: amount.nullable(),
    durationMs: amount,
    waitedMs: amount,
    failures,
};
const effort = schemas/* object */.Ikc(efforts);
const judgedScore = schemas/* object */.Ikc({ score: score.nullable(), reason: judge_schema_text.nullable() });
const judgement = schemas/* object */.Ikc({
    ...efforts,
    session: sessionName,
    overall: judgedScore,
    dimensions: perDimension(judgedScore),
    rationale: judge_schema_text.nullable(),
    suggestions: list(judge_schema_text),
    rewrite: plain_schema_summary.nullable(),
    overalls: list(score),
    dimensionSamples: perDimension(list(score)),
    samples: count,
    asked: count,
    unmeasured: list(schemas/* object */.Ikc({ measurement: judge_schema_text, reason })),
    modelUsed: judge_schema_text.nullable(),
});
const result = { score: score.nullable(), explanation: judge_schema_text.nullable(), reason: reason.nullable() };
const geval = schemas/* object */.Ikc({
    ...result,
    asked: count,
    answers: list(schemas/* object */.Ikc({ score: score, reasoning: judge_schema_text.nullable() })),
});
const claim = schemas/* object */.Ikc({
    text: judge_schema_text,
    part: summaryPlace,
    question: judge_schema_text.nullable(),
    status: schemas/* enum */.k5n(['confirmed', 'contradicted', 'unsupported', 'unanswered']),
    evidence: schemas/* object */.Ikc({ quote: judge_schema_text, isFound: schemas/* boolean */.zMY(), place: place }).nullable(),
    place: place,
});
const requirementResult = schemas/* object */.Ikc({
    requirement: requirement,
    status: schemas/* enum */.k5n(['satisfied', 'unmet', 'violated', 'unmeasured']),
    stage: schemas/* enum */.k5n(['structural', 'judged']),
    nearest: summaryPlace.nullable(),
    evidence: schemas/* object */.Ikc({ quote: judge_schema_text, part: summaryPlace.nullable() }).nullable(),
    place: place.nullable(),
});
const sessionMetrics = schemas/* object */.Ikc({
    session: sessionName,
    relevance: geval.exactOptional(),
    coherence: geval.exactOptional(),
    faithfulness: schemas/* object */.Ikc({ ...result, hallucination: score.nullable(), claims: list(claim), omitted: count })
        .exactOptional(),
    completion: schemas/* object */.Ikc({ ...result, requirements: list(requirementResult), isFullyComplete: schemas/* boolean */.zMY() })
        .exactOptional(),
    grounding: schemas/* object */.Ikc({ file: judge_schema_text, digest: judge_schema_text, malformed: count }).exactOptional(),
    skipped: list(schemas/* object */.Ikc({ metric: schemas/* enum */.k5n(judge_metrics/* SESSION_METRICS */.tw), reason })),
    defects: list(defect),
    effort,
});
const metaEvaluation = schemas/* object */.Ikc({
    original: schemas/* object */.Ikc({ session: sessionName, metric: schemas/* enum */.k5n(explanation_quality/* EXPLAINED_METRICS */.Nl), score: score, text: judge_schema_text, promptVersion: judge_schema_text }),
    answer: schemas/* object */.Ikc({
        score: score,
        reasoning: judge_schema_text.nullable(),
        specific: schemas/* boolean */.zMY(),
        quotesExist: schemas/* enum */.k5n(['yes', 'no', 'none']),
        matchesScore: schemas/* boolean */.zMY(),
        actionable: schemas/* boolean */.zMY(),
    })
        .nullable(),
    reason: reason.nullable(),
    wasRun: schemas/* boolean */.zMY(),
});
const canary = schemas/* object */.Ikc({
    session: sessionName,
    isInjected: schemas/* boolean */.zMY(),
    overall: score.nullable(),
    rationale: judge_schema_text.nullable(),
    reason: reason.nullable(),
    modelUsed: judge_schema_text.nullable(),
    effort,
});
/** What a judge has done for a shard as a whole. */
const judgeOfShard = schemas/* object */.Ikc({
    mode: schemas/* enum */.k5n(judge_settings/* JUDGE_MODES */.hn),
    model: judge_schema_text,
    promptVersion: judge_schema_text,
    samples: schemas/* int */.Whr().min(1),
    metrics: list(schemas/* enum */.k5n(judge_metrics/* JUDGE_METRICS */.et)),
    isSimulated: schemas/* literal */.euz(true).exactOptional(),
    absence: reason.nullable(),
    baseUrl: judge_schema_text.nullable(),
    canaries: list(canary),
    meta: schemas/* object */.Ikc({
        rate: score,
        model: judge_schema_text,
        quotes: schemas/* object */.Ikc({ explanations: count, sound: count, quotes: count, found: count }),
        effort,
    }),
});
/** What the judge says of one labelled candidate. */
const judgedLabel = schemas/* object */.Ikc({
    session: sessionName,
    human: score,
    scored: score.nullable(),
    effort,
});

;// CONCATENATED MODULE: ./build/run/shard/part-schema.js





/** What a part starts with, so that nobody takes another file for one. */
const FORMAT = 'summary-gate shard';
/** Of the lines; another one is never read, since a merge wants parts of its own version anyway. */
const FORMAT_VERSION = 1;
const position = schemas/* int */.Whr().min(1).max(9999);
/** Who has made a part. Read before all else: another version may write all other lines in another way. */
const signature = schemas/* object */.Ikc({
    format: schemas/* literal */.euz(FORMAT),
    format_version: schemas/* int */.Whr(),
    tool: schemas/* object */.Ikc({ name: schemas/* literal */.euz('summary-gate'), version: schemas/* string */.YjP() }),
});
/** The first line: what all parts must have in common, and what is known of the shard as a whole. */
const header = signature.extend({
    format_version: schemas/* literal */.euz(FORMAT_VERSION),
    shard: position,
    of: position,
    /** The run of a workflow; null elsewhere. */
    run: schemas/* string */.YjP().nullable(),
    settings_digest: digest,
    /** Canonical JSON of the settings that the parts of a run share, to say which one differs. */
    settings: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    corpus: schemas/* object */.Ikc({ available: count, canaries: list(sessionName), skippedFolders: count, digest: digest }),
    /** Sessions of the corpus that have a waiver: a limit may have left them out of all parts. */
    waived: list(sessionName),
    cassette_digest: digest.nullable(),
    candidates: schemas/* object */.Ikc({ any: schemas/* boolean */.zMY(), valid: schemas/* boolean */.zMY() }),
    left_out: count,
    /** Lines of candidates whose name cannot be read, beyond those that stand in the part. */
    more_defects: count,
    judge: judgeOfShard.nullable(),
    labels: schemas/* object */.Ikc({ count: count, digest: digest }).nullable(),
});
const floors = schemas/* object */.Ikc({
    min_overall: score.optional(),
    min_dimensions: perDimension(score.optional()).optional(),
});
const golden = schemas/* object */.Ikc({
    name: sessionName,
    gates: floors,
    place: place,
    referenceDigest: digest,
    unreviewed: schemas/* boolean */.zMY(),
    difficulty: schemas/* enum */.k5n(golden_session/* DIFFICULTIES */.Ke),
    kind: schemas/* enum */.k5n(golden_session/* KINDS */.GW),
    requirements: list(requirement),
});
const rated = {
    golden,
    traits: schemas/* object */.Ikc({ language: schemas/* enum */.k5n(['english', 'other']), isUnspaced: schemas/* boolean */.zMY() }).exactOptional(),
    overall: score,
    dimensions: list(schemas/* object */.Ikc({ dimension: dimension, score: score, reason: schemas/* string */.YjP() })).refine((all) => all.length === summary/* DIMENSIONS */.Yf.length && all.every((one, i) => one.dimension === summary/* DIMENSIONS */.Yf[i]), { error: 'lacks a dimension; allowed: all of them, in their order' }),
    defects: list(defect),
    requirements: list(schemas/* object */.Ikc({ requirement: requirement, nearest: summaryPlace.extend({ text: schemas/* string */.YjP() }).nullable() })).optional(),
    candidatePath: schemas/* string */.YjP().nullable(),
    candidateDigest: digest.nullable(),
};
/** A scored session without its texts. */
const scoredSession = schemas/* discriminatedUnion */.gMt('status', [
    schemas/* object */.Ikc({ status: schemas/* literal */.euz(['scored', 'missing_candidate', 'invalid_candidate']), ...rated }),
    schemas/* object */.Ikc({
        status: schemas/* literal */.euz('unreferenced'),
        name: sessionName,
        place: place,
        candidateDigest: digest,
        defects: list(defect),
    }),
    schemas/* object */.Ikc({ status: schemas/* literal */.euz('canary'), golden }),
]);
const sessionLine = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('session'),
    session: scoredSession,
    /** Null where the report shows no texts: of canaries and of candidates without a reference. */
    reference: plain_schema_summary.nullable(),
    candidate: plain_schema_summary.nullable(),
    judgement: judgement.nullable(),
    metrics: sessionMetrics.nullable(),
    evaluations: list(metaEvaluation),
});
const line = schemas/* discriminatedUnion */.gMt('kind', [
    sessionLine,
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('label'), label: judgedLabel }),
    /** A candidate without a golden session. */
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('stranger'), name: sessionName, defects: list(defect) }),
    /** A line of candidates whose name cannot be read. */
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('defect'), defect: defect }),
]);
/** The last line: a file that was cut lacks it, and one that was changed has another digest. */
const end = schemas/* object */.Ikc({ kind: schemas/* literal */.euz('end'), lines: count, digest: digest });


/***/ }),

/***/ 793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   forgetParts: () => (/* binding */ forgetParts),
/* harmony export */   runShard: () => (/* binding */ runShard),
/* harmony export */   shardTitle: () => (/* binding */ shardTitle)
/* harmony export */ });
/* harmony import */ var _adapters_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(961);
/* harmony import */ var _adapters_disk_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6736);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6067);
/* harmony import */ var _judge_calibration_judge_agreement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5193);
/* harmony import */ var _judge_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5667);
/* harmony import */ var _report_judge_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3183);
/* harmony import */ var _scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8295);
/* harmony import */ var _scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2954);
/* harmony import */ var _pipeline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7402);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6131);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(375);
/* harmony import */ var _write_part_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4630);













/** `Shard 3 of 8 scored 120 sessions`: our own words and numbers, safe to paste into a shell. */
function shardTitle({ shard, sessions }) {
    return `Shard ${shard.index} of ${shard.of} scored ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(sessions, 'session')}`;
}
/**
 * Goes the way of every run as far as the judge, and writes a part in place of a report. What was paid for is kept whatever
 * happens. Throws a UserError as a run of all sessions does.
 */
async function runShard(run, shard, env, onProgress) {
    const { settings, ports } = run;
    const accepts = (0,_scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_11__/* .wantedBy */ .fy)(shard, ports.digest);
    const extent = { accepts, defects: 'all', marks: 'none' };
    const { value, warnings, logPath } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .withJudge */ .kj)(run, [(0,_scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_11__/* .partFile */ .AQ)(shard)], { env, onProgress }, async (judge) => {
        const results = await (0,_pipeline_js__WEBPACK_IMPORTED_MODULE_7__/* .examine */ .s)(settings, ports, extent, judge?.judge);
        try {
            const labels = judge === undefined ? null : await labelsOf(results.scored, judge, accepts, run, onProgress);
            return leavePart(run, { shard, run: runOf(env), ...results, labels });
        }
        finally {
            results.scored.close();
        }
    });
    return { ...value, written: [value.path, ...(logPath === undefined ? [] : [logPath])], warnings };
}
/** Labels are shared out as sessions are. Those of all shards together tell how far the judge agrees with people. */
async function labelsOf({ inputs: { labels } }, judge, accepts, { ports: { digest } }, onProgress) {
    const own = labels.filter(({ session }) => accepts(session.name));
    const judged = (0,_judge_calibration_judge_agreement_js__WEBPACK_IMPORTED_MODULE_4__/* .judgedLabels */ .v4)(own, await judge.askLabels(own, onProgress));
    return labels.length === 0 ? null : { judged, count: labels.length, digest: (0,_judge_calibration_judge_agreement_js__WEBPACK_IMPORTED_MODULE_4__/* .labelsDigest */ .Sd)(labels, digest) };
}
/** Removes the parts in the report folder, of earlier runs and of a pull request that brought its own. */
function forgetParts({ settings, ports: { files } }) {
    const folder = settings.values['report-dir'];
    if (settings.wrong.has('report-dir') || files.kind(folder) !== 'folder')
        return;
    for (const name of files.list(folder).filter(_scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_11__/* .isPartFile */ .I2))
        files.remove((0,_report_files_js__WEBPACK_IMPORTED_MODULE_8__/* .pathIn */ .lW)(folder, name));
}
/** The run of the workflow, by which parts of one run know each other. */
function runOf(env) {
    return env['GITHUB_RUN_ID'] || null;
}
function leavePart(run, facts) {
    const { values } = run.settings;
    const { files, digest } = run.ports;
    const path = (0,_report_files_js__WEBPACK_IMPORTED_MODULE_8__/* .pathIn */ .lW)(values['report-dir'], (0,_scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_11__/* .partFile */ .AQ)(facts.shard));
    if (facts.judge === null)
        (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .forgetReport */ .eP)(run);
    try {
        files.write(path, (0,_write_part_js__WEBPACK_IMPORTED_MODULE_10__/* .partPieces */ .Z)(facts, digest, (0,_adapters_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .openSha256 */ .i)()));
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo)
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([{ message: `report-dir: cannot write: ${(0,_adapters_disk_files_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A)(error)}`, place: { file: path } }]);
    }
    return { shard: facts.shard, sessions: countSessions(facts.scored), ...effortOf(facts), path };
}
function countSessions({ sessions }) {
    return sessions.filter(_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_12__/* .isRated */ .Lr).length + sessions.filter(_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_12__/* .isUnreferenced */ .lu).length;
}
function effortOf({ judge, labels }) {
    if (judge === null)
        return { unmeasured: 0, costUsd: null };
    const labelEffort = (labels?.judged ?? []).reduce((sum, { effort }) => (0,_judge_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .addEfforts */ .vs)(sum, effort), _judge_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_EFFORT */ .tS);
    const { unmeasured, cost_usd: costUsd } = (0,_report_judge_report_js__WEBPACK_IMPORTED_MODULE_6__/* .workTotals */ .$I)(judge, labelEffort);
    return { unmeasured, costUsd };
}


/***/ }),

/***/ 4630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ sharedSettings),
/* harmony export */   Z: () => (/* binding */ partPieces)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3852);
/* harmony import */ var _core_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(843);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1378);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(193);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8614);
/* harmony import */ var _report_build_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7987);
/* harmony import */ var _scoring_run_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3104);
/* harmony import */ var _scoring_score_sessions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8469);
/* harmony import */ var _scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8295);
/* harmony import */ var _scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2954);
/* harmony import */ var _part_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(773);











/**
 * The lines of a part: one of what is common to the shard, one each of its sessions, labels and defects that belong to no
 * session, and one that closes it. Credentials are masked in all but names and paths, by which things are found.
 * @param running has seen nothing yet
 */
function* partPieces(facts, digest, running) {
    let lines = 0;
    for (const text of contentOf(facts, digest)) {
        lines++;
        running.add(text);
        yield text;
    }
    yield (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonLine */ .rF)(zod__WEBPACK_IMPORTED_MODULE_7__/* .encode */ .lF(_part_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .end */ ._N, { kind: 'end', lines, digest: running.end() }));
}
function* contentOf(facts, digest) {
    yield masked(zod__WEBPACK_IMPORTED_MODULE_7__/* .encode */ .lF(_part_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .header */ .wx, headerOf(facts, digest)));
    for (const one of linesOf(facts, digest))
        yield masked(zod__WEBPACK_IMPORTED_MODULE_7__/* .encode */ .lF(_part_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .line */ .n8, one));
}
function headerOf({ shard, run, scored, judge, labels }, digest) {
    const { settings, corpus, inputs, strangers } = scored;
    const { texts, defects, moreDefects } = inputs.candidates;
    return {
        format: _part_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .FORMAT */ .uB,
        format_version: _part_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .FORMAT_VERSION */ .Hp,
        tool: { name: 'summary-gate', version: _core_version_js__WEBPACK_IMPORTED_MODULE_8__/* .VERSION */ .x },
        shard: shard.index,
        of: shard.of,
        run,
        settings_digest: (0,_report_build_report_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsDigest */ .KI)(settings, digest),
        settings: sharedSettings(settings),
        corpus,
        waived: inputs.waivers.map(({ session }) => session),
        cassette_digest: inputs.digests.cassette,
        candidates: { any: texts.names.length + defects.length > 0, valid: (0,_scoring_run_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .hasUsable */ .V)(inputs.pairs, inputs.source) },
        left_out: strangers.leftOut,
        more_defects: moreDefects,
        judge,
        labels: labels === null ? null : { count: labels.count, digest: labels.digest },
    };
}
function* linesOf({ shard, scored, judge, labels }, digest) {
    const evaluations = bySession(judge?.meta.evaluations ?? []);
    for (const [index, session] of scored.sessions.entries()) {
        const name = (0,_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_9__/* .nameOf */ .Vb)(session);
        // Canaries are asked about in every shard; what is said of one stands in its own alone.
        if ((0,_scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_10__/* .shardOf */ .IS)(name, shard.of, digest) !== shard.index)
            continue;
        yield {
            kind: 'session',
            session: (0,_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutTexts */ .X1)(session),
            ...(0,_scoring_score_sessions_js__WEBPACK_IMPORTED_MODULE_4__/* .summariesOf */ .y)(scored, index),
            judgement: judge?.judgements.get(name) ?? null,
            metrics: judge?.measured.get(name) ?? null,
            evaluations: evaluations.get(name) ?? [],
        };
    }
    for (const label of labels?.judged ?? [])
        yield { kind: 'label', label };
    for (const { name, defects } of scored.strangers.noted())
        yield { kind: 'stranger', name, defects };
    for (const defect of scored.inputs.candidates.defects)
        yield { kind: 'defect', defect };
    // What is read last for a part: the inputs must not have changed until then.
    scored.inputs.refuseChanges();
}
function bySession(evaluations) {
    const groups = new Map();
    for (const one of evaluations) {
        const group = groups.get(one.original.session);
        if (group === undefined)
            groups.set(one.original.session, [one]);
        else
            group.push(one);
    }
    return groups;
}
/** The report masks names and paths where it shows them. */
const KEPT = new Set(['name', 'session', 'file', 'candidatePath', 'id']);
function masked(value) {
    const text = JSON.stringify(value, (key, member) => typeof member === 'string' && !KEPT.has(key) ? (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)(member) : member);
    return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonLine */ .rF)(JSON.parse(text));
}
/** Settings that bear on no score, and still on what a shard does or on what the report says of its corpus and judge. */
const ALSO_SHARED = ['corpus', 'judge', 'allow-unreviewed', 'meta-evaluation-rate', 'meta-judge-model'];
/**
 * The settings that all shards of a run and the job that merges them must have in common, by name, as canonical JSON: what
 * bears on scores and gates, and what shards have done with it already.
 */
function sharedSettings(settings) {
    const also = Object.fromEntries(ALSO_SHARED.map((name) => [name, settings.values[name]]));
    return Object.fromEntries(Object.entries({ ...(0,_report_build_report_js__WEBPACK_IMPORTED_MODULE_2__/* .bearingSettings */ .We)(settings), ...also }).map(([name, value]) => [
        name,
        (0,_core_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(value ?? null),
    ]));
}


/***/ })

};
