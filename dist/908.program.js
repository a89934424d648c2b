export const id = 908;
export const ids = [908];
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

/***/ 5908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMerge: () => (/* binding */ runMerge)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/inputs/emptiness.js
var emptiness = __webpack_require__(8734);
// EXTERNAL MODULE: ./build/inputs/input-digests.js
var input_digests = __webpack_require__(7480);
// EXTERNAL MODULE: ./build/inputs/read-baseline.js
var read_baseline = __webpack_require__(356);
// EXTERNAL MODULE: ./build/inputs/waivers.js
var inputs_waivers = __webpack_require__(7625);
// EXTERNAL MODULE: ./build/report/build-report.js + 6 modules
var build_report = __webpack_require__(7987);
// EXTERNAL MODULE: ./build/run/run.js + 3 modules
var run_run = __webpack_require__(375);
// EXTERNAL MODULE: ./build/core/json/canonical.js
var canonical = __webpack_require__(843);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(6067);
// EXTERNAL MODULE: ./build/scoring/shard-of.js
var shard_of = __webpack_require__(2954);
;// CONCATENATED MODULE: ./build/run/shard/check-parts.js



/** Names of missing shards that one message lists. */
const NAMED = 20;
/** Characters of a setting's value in a message. */
const SHOWN_VALUE = 80;
/**
 * Whether the parts are those of one run, each shard there exactly once: otherwise the corpus would be smaller than it
 * claims, and the gate would pass without having seen all of it. All that is wrong is told at once.
 */
function checkParts(parts, expected) {
    const [first] = parts;
    if (first === undefined)
        return [];
    const differing = parts.flatMap((part) => [
        ...runProblems(part, first, expected),
        ...settingProblems(part, expected),
        ...commonProblems(part, first),
    ]);
    // Which shards are missing, nobody can tell among those of different runs.
    if (differing.length > 0)
        return differing;
    const incomplete = [...repeated(parts), ...missing(parts, first)];
    return incomplete.length > 0 ? incomplete : sizeProblems(parts, first, expected);
}
function nameOf({ header: { shard, of } }) {
    return (0,shard_of/* shardName */.Az)({ index: shard, of });
}
function runProblems(part, first, { runs }) {
    const { run } = part.header;
    const isOurs = runs === null ? run === first.header.run : run !== null && runs.includes(run);
    if (isOurs)
        return [];
    const theirs = run === null ? 'no run of a workflow' : `run ${JSON.stringify(run)}`;
    const ours = runs === null ? `${first.file} does not` : `this is run ${runs.join(' or ')}`;
    return [
        {
            message: `the part of ${nameOf(part)} comes from ${theirs}, and ${ours}`,
            place: { file: part.file },
            hint: 'merge the artifacts of one run only',
        },
    ];
}
function settingProblems(part, { settings }) {
    const [theirs, ours] = [part.header.settings, settings].map((all) => new Map(Object.entries(all)));
    const shown = (value) => (value === undefined ? 'unset' : cut(value));
    return [...new Set([...(ours?.keys() ?? []), ...(theirs?.keys() ?? [])])]
        .sort(core_text/* byCodePoint */.HH)
        .filter((name) => ours?.get(name) !== theirs?.get(name))
        .map((name) => ({
        message: `${name} is ${shown(theirs?.get(name))} in ${nameOf(part)}, and ${shown(ours?.get(name))} here`,
        place: { file: part.file },
        hint: 'give all shards and the job that merges them the same settings, best in a config file',
    }));
}
function cut(text) {
    return text.length > SHOWN_VALUE ? `${text.slice(0, SHOWN_VALUE)}…` : text;
}
/** What the headers of one run share, with how to call it where it differs. */
const COMMON = [
    ['another number of shards', ({ of }) => of],
    ['other settings', ({ settings_digest }) => settings_digest],
    ['another corpus', ({ corpus }) => ({ ...corpus })],
    ['another judge', ({ judge }) => judge && judgeIdentity(judge)],
    ['other labels', ({ labels }) => labels && { ...labels }],
];
function judgeIdentity({ mode, model, promptVersion, samples, metrics, isSimulated, baseUrl, meta }) {
    const about = { mode, model, promptVersion, samples, metrics, baseUrl, isSimulated: isSimulated === true };
    return { ...about, meta: { rate: meta.rate, model: meta.model } };
}
function commonProblems(part, first) {
    return COMMON.filter(([, of]) => (0,canonical/* canonicalJson */.d)(of(part.header)) !== (0,canonical/* canonicalJson */.d)(of(first.header))).map(([what]) => ({
        message: `the part of ${nameOf(part)} has ${what} than that of ${nameOf(first)} (${first.file})`,
        place: { file: part.file },
        hint: 'merge the parts of one run only',
    }));
}
function repeated(parts) {
    const seen = new Map();
    return parts.flatMap((part) => {
        const earlier = seen.get(part.header.shard);
        if (earlier === undefined) {
            seen.set(part.header.shard, part);
            return [];
        }
        return [
            { message: `${nameOf(part)} is there twice: ${earlier.file} and ${part.file}`, place: { file: part.file } },
        ];
    });
}
function missing(parts, { header: { of } }) {
    const there = new Set(parts.map(({ header: { shard } }) => shard));
    const names = Array.from({ length: of }, (_, i) => i + 1)
        .filter((shard) => !there.has(shard))
        .map((index) => (0,shard_of/* shardName */.Az)({ index, of }));
    if (names.length === 0)
        return [];
    const hidden = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
    const hint = 'its job failed, or its artifact was not downloaded; the log of the job says why';
    return [
        { message: `${names.slice(0, NAMED).join(', ')}${hidden} ${names.length === 1 ? 'is' : 'are'} missing`, hint },
    ];
}
/** Parts that say they are whole may still not be: whoever has written them may have counted otherwise. */
function sizeProblems(parts, { header: { corpus, labels } }, { limit }) {
    const statuses = parts.flatMap((part) => part.statuses);
    const countOf = (wanted) => statuses.filter((status) => status === wanted).length;
    const [unreferenced, canaries] = [countOf('unreferenced'), countOf('canary')];
    const rated = statuses.length - unreferenced - canaries;
    const wanted = Math.min(corpus.available, limit ?? corpus.available);
    const labelled = parts.reduce((sum, part) => sum + part.labels.length, 0);
    const message = rated !== wanted
        ? `the parts hold ${rated} sessions of the corpus, and ${wanted} were to be scored`
        : canaries !== corpus.canaries.length
            ? 'the parts do not hold the canaries of the corpus'
            : labelled !== (labels?.count ?? 0)
                ? `the parts hold ${labelled} labels of ${labels?.count ?? 0}`
                : limit !== null && unreferenced > limit - rated
                    ? `limit: the parts hold ${unreferenced} candidates without a golden session, more than it allows; every shard must see all candidates`
                    : undefined;
    return message === undefined ? [] : [{ message, hint: 'run all shards again' }];
}

// EXTERNAL MODULE: ./build/gates/policy.js
var policy = __webpack_require__(25);
// EXTERNAL MODULE: ./build/judge/findings.js
var findings = __webpack_require__(360);
// EXTERNAL MODULE: ./build/rubric/score.js + 10 modules
var rubric_score = __webpack_require__(7244);
// EXTERNAL MODULE: ./build/scoring/score-session.js + 7 modules
var score_session = __webpack_require__(6800);
// EXTERNAL MODULE: ./build/scoring/scored-session.js
var scored_session = __webpack_require__(8295);
// EXTERNAL MODULE: ./build/scoring/session-record.js
var session_record = __webpack_require__(6302);
// EXTERNAL MODULE: ./build/scoring/session-store.js + 2 modules
var session_store = __webpack_require__(6103);
// EXTERNAL MODULE: ./build/scoring/session-texts.js
var session_texts = __webpack_require__(9363);
// EXTERNAL MODULE: ./build/self-test/gate-strength.js
var gate_strength = __webpack_require__(6065);
// EXTERNAL MODULE: ./build/judge/calibration/judge-agreement.js
var judge_agreement = __webpack_require__(5193);
// EXTERNAL MODULE: ./build/judge/canaries.js
var judge_canaries = __webpack_require__(642);
// EXTERNAL MODULE: ./build/judge/judgement.js
var judgement = __webpack_require__(5667);
;// CONCATENATED MODULE: ./build/run/shard/merge-judge.js





/**
 * What the judges of all shards know together, as one judge of all sessions would; null where it is off.
 * @param sessions of all parts, in code point order
 */
function mergeJudges(parts, sessions, settings) {
    const judges = parts.flatMap(({ header: { judge } }) => judge ?? []);
    const [first] = judges;
    if (first === undefined)
        return null;
    // As one run asks: first about those with a reference.
    const asked = [
        ...sessions.filter(({ status }) => (0,scored_session/* isRatedStatus */.VB)(status)),
        ...sessions.filter(({ status }) => status === 'unreferenced'),
    ];
    const canaries = mergeCanaries(judges.flatMap((judge) => judge.canaries));
    const { mode, model, promptVersion, samples, metrics, baseUrl } = first;
    const facts = {
        ...{ mode, model, promptVersion, samples, metrics, baseUrl },
        judgements: new Map(asked.flatMap(({ name, judgement }) => (judgement === null ? [] : [[name, judgement]]))),
        measured: new Map(asked.flatMap(({ name, metrics: one }) => (one === null ? [] : [[name, one]]))),
        canaries,
        voided: (0,judge_canaries/* voidingOf */.eO)(canaries),
        absence: absenceOf(parts),
        ...(first.isSimulated === true && { isSimulated: true }),
        meta: mergeMeta(judges, sessions),
    };
    return withAgreement(facts, parts, settings);
}
/** Nobody was there to be asked only where that is so in every shard that had something to ask. */
function absenceOf(parts) {
    const asking = parts.filter(({ isJudged }) => isJudged);
    const [first] = asking;
    return asking.every(({ header: { judge } }) => judge?.absence != null)
        ? (first?.header.judge?.absence ?? null)
        : null;
}
/** Each canary as it did worst: one shard whose judge was taken in is enough to believe none of them. */
function mergeCanaries(all) {
    const names = [...new Set(all.map(({ session }) => session))].sort(core_text/* byCodePoint */.HH);
    return names.flatMap((name) => {
        const facts = all.filter(({ session }) => session === name);
        const [first] = facts;
        if (first === undefined)
            return [];
        const worst = facts.reduce((most, one) => ((one.overall ?? -1) > (most.overall ?? -1) ? one : most), first);
        return [{ ...worst, effort: effortOnce(facts.map(({ effort }) => effort)) }];
    });
}
/** What was paid for counts in full. What all have from recorded answers is the work of one run. */
function effortOnce(efforts) {
    const paid = efforts.filter(({ attempts }) => attempts > 0);
    return paid.length === 0 ? (efforts[0] ?? judgement/* NO_EFFORT */.tS) : paid.reduce(judgement/* addEfforts */.vs);
}
function mergeMeta(judges, sessions) {
    const metas = judges.map(({ meta }) => meta);
    const sum = (of) => metas.reduce((total, { quotes }) => total + of(quotes), 0);
    return {
        rate: metas[0]?.rate ?? 0,
        model: metas[0]?.model ?? '',
        evaluations: sessions.flatMap(({ evaluations }) => evaluations),
        quotes: {
            explanations: sum(({ explanations }) => explanations),
            sound: sum(({ sound }) => sound),
            quotes: sum(({ quotes }) => quotes),
            found: sum(({ found }) => found),
        },
        effort: metas.reduce((total, { effort }) => (0,judgement/* addEfforts */.vs)(total, effort), judgement/* NO_EFFORT */.tS),
    };
}
/**
 * Shards ask about their labels before anybody knows whether there is something to judge at all. Where there is not, one
 * run would not have asked, and what was only read from recorded answers is forgotten; what was paid for is shown.
 */
function withAgreement(facts, parts, settings) {
    const digest = parts.find(({ header: { labels } }) => labels !== null)?.header.labels?.digest;
    if (digest === undefined)
        return facts;
    const labels = parts.flatMap((part) => part.labels).sort((a, b) => (0,core_text/* byCodePoint */.HH)(a.session, b.session));
    const isAsked = facts.absence === null && facts.judgements.size + facts.measured.size > 0;
    if (!isAsked && labels.every(({ effort }) => effort.attempts === 0))
        return facts;
    const gate = (0,judge_agreement/* calibrationGate */.MV)(settings);
    return { ...facts, agreement: (0,judge_agreement/* agreementOf */.ge)(labels, { gate, minMeasured: settings['min-measured'], digest }) };
}

;// CONCATENATED MODULE: ./build/run/shard/merge-parts.js












/**
 * What one run over all sessions would have known, from parts that have been checked, and the texts behind it. Both are of
 * use as long as the parts and the spool are open.
 */
function mergeParts(parts, { scoredAt, settings, baseline, waivers, inputs, isEmpty }, digest, spool) {
    const [first] = parts;
    if (first === undefined)
        throw new Error('there is no part to merge');
    const rows = rowsOf(parts, isEmpty);
    const scored = scoredOf(parts, rows, settings, spool);
    const score = (0,rubric_score/* openScorer */.DL)(settings.values.rubric, settings.values.weights);
    return {
        facts: {
            scoredAt,
            settings: asOneRun(settings),
            corpus: first.header.corpus,
            ...scored,
            leftOut: parts.reduce((sum, { header }) => sum + header.left_out, 0),
            ...mergeDefects(parts),
            baseline,
            waivers,
            inputs: { ...inputs, cassette: cassetteDigest(parts, digest) },
            ...(0,gate_strength/* strengthOf */.N)(scored.sessions.flatMap((session, index) => withReference(session, rows[index])), (0,policy/* policyOf */.U)(settings), score),
        },
        texts: (index) => {
            const row = rows[index];
            if (row === undefined)
                return undefined;
            const { reference, candidate } = readRow(row);
            return reference === null || candidate === null ? undefined : (0,session_texts/* textsOfPair */.A)(reference, candidate, score);
        },
    };
}
/** The sessions of all parts in code point order; of a run that has nothing to score only the canaries. */
function rowsOf(parts, isEmpty) {
    return parts
        .flatMap((part) => part.lines.names.map((name, index) => ({ name, part, index })))
        .filter(({ part, index }) => !isEmpty || part.statuses[index] === 'canary')
        .sort((a, b) => (0,core_text/* byCodePoint */.HH)(a.name, b.name));
}
function readRow({ part, index }) {
    return part.session(index);
}
/** What a judge has said is held; the sessions that it is about go out of memory. */
function scoredOf(parts, rows, { values }, spool) {
    const store = new session_store/* SessionStore */.c9(rows.map(({ name }) => name), spool);
    const judged = [];
    for (const row of rows) {
        const { session, judgement, metrics, evaluations } = readRow(row);
        store.add(recordOf(session));
        judged.push({ name: row.name, status: session.status, judgement, metrics, evaluations });
    }
    const judge = mergeJudges(parts, judged, values);
    const sessions = store.sessions();
    return { sessions: judge === null ? sessions : sessions.map((session) => (0,findings/* withJudgement */.Mz)(session, judge)), judge };
}
function recordOf(session) {
    switch (session.status) {
        case 'canary':
            return (0,session_record/* recordOfGolden */.MD)(session.golden, 'canary');
        case 'unreferenced':
            return (0,session_record/* recordOfUnreferenced */.dC)(session);
        default:
            return (0,session_record/* recordOfScored */.tT)(session, 'of a report');
    }
}
function withReference(session, row) {
    if (row === undefined || !(0,scored_session/* isRated */.Lr)(session))
        return [];
    const reference = () => {
        const { reference: found } = readRow(row);
        if (found === null)
            throw new Error('a session that was scored has a reference');
        return found;
    };
    return [{ golden: session.golden, reference }];
}
/** The report is that of one run, and so are its settings. */
function asOneRun(settings) {
    return {
        ...settings,
        values: { ...settings.values, shard: null, 'merge-from': null },
        origins: { ...settings.origins, shard: 'default', 'merge-from': 'default' },
    };
}
/** Of the recorded answers that shards have started with: those of one file, or of all of them together. */
function cassetteDigest(parts, digest) {
    const digests = [...parts]
        .sort((a, b) => a.header.shard - b.header.shard)
        .map(({ header: { cassette_digest } }) => cassette_digest);
    const [first = null] = digests;
    return digests.every((other) => other === first) ? first : digest(digests.map((one) => `${one}\n`));
}
/** How much there is to score. Of candidates it is only known whether any shard has seen some. */
function amountsOfAll(parts, { header: { corpus } }) {
    const hasSeen = (what) => parts.some(({ header }) => header.candidates[what]);
    return {
        sessions: corpus.available + corpus.canaries.length,
        canaries: corpus.canaries.length,
        skippedFolders: corpus.skippedFolders,
        candidates: Number(hasSeen('any')),
        hasUsable: () => hasSeen('valid'),
        ofNobody: 0,
    };
}
/** Names of the golden sessions that can fail, and of those that a waiver names although a limit has left them out. */
function failableNames(parts) {
    const rated = parts.flatMap(({ lines, statuses }) => statuses.flatMap((status, index) => ((0,scored_session/* isRatedStatus */.VB)(status) ? (lines.names[index] ?? []) : [])));
    return new Set([...rated, ...parts.flatMap(({ header: { waived } }) => waived)]);
}
/** What belongs to no session, as one run would say it: first lines without a name, then candidates without a session. */
function mergeDefects(parts) {
    return {
        defects: [...mergeUnreadable(parts), ...mergeStrangers(parts)],
        moreDefects: countUnreadable(parts) + parts.reduce((sum, { moreStrangers }) => sum + moreStrangers, 0),
    };
}
/**
 * Every shard that sees a line without a name tells of it: nobody can say whose it is. Of equal ones as many are kept as
 * the shard with most of them has.
 */
function mergeUnreadable(parts) {
    const most = new Map();
    for (const { defects } of parts) {
        const groups = new Map();
        for (const defect of defects) {
            const key = keyOf(defect);
            const group = groups.get(key);
            if (group === undefined)
                groups.set(key, [defect]);
            else
                group.push(defect);
        }
        for (const [key, group] of groups)
            if (group.length > (most.get(key)?.length ?? 0))
                most.set(key, group);
    }
    return [...most.values()].flat().sort(byPlace);
}
function keyOf(defect) {
    return (0,canonical/* canonicalJson */.d)({ ...defect, place: { ...defect.place } });
}
/** How many more lines have no name than the parts hold. Shards that have read one file say the same of it. */
function countUnreadable(parts) {
    const counts = new Map();
    for (const { defects, header } of parts) {
        if (header.more_defects === 0)
            continue;
        counts.set([header.more_defects, ...defects.map(keyOf)].join('\n'), header.more_defects);
    }
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
function byPlace({ place: a }, { place: b }) {
    return (0,core_text/* byCodePoint */.HH)(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
/** Shards look for hints among fewer strangers than there are: what one run would not have looked for is left out. */
function mergeStrangers(parts) {
    const [first] = parts;
    const names = (first?.header.corpus.available ?? 0) + (first?.header.corpus.canaries.length ?? 0);
    return parts
        .flatMap(({ strangers }) => strangers)
        .sort((a, b) => (0,core_text/* byCodePoint */.HH)(a.name, b.name))
        .flatMap(({ defects }, i) => defects.map((defect) => defect.code === 'UNKNOWN_SESSION' && !(0,score_session/* isHinted */.LX)(i, names) ? { ...defect, suggestion: null } : defect));
}

// EXTERNAL MODULE: ./build/core/json/document.js + 1 modules
var json_document = __webpack_require__(6164);
// EXTERNAL MODULE: ./build/core/json/lines.js
var lines = __webpack_require__(4778);
// EXTERNAL MODULE: ./build/core/json/schema-problems.js
var schema_problems = __webpack_require__(2139);
// EXTERNAL MODULE: ./build/core/version.js
var core_version = __webpack_require__(8614);
// EXTERNAL MODULE: ./build/inputs/changed-file.js
var changed_file = __webpack_require__(9059);
// EXTERNAL MODULE: ./build/run/shard/part-schema.js + 3 modules
var part_schema = __webpack_require__(773);
// EXTERNAL MODULE: ./build/scoring/named-texts.js
var named_texts = __webpack_require__(1334);
;// CONCATENATED MODULE: ./build/run/shard/sorted-lines.js





/** The lines of a part by their kind, each where it belongs. */
class SortedLines {
    head;
    file;
    digest;
    lines;
    statuses = [];
    isJudged = false;
    labels = [];
    strangers = [];
    moreStrangers = 0;
    defects = [];
    lastStranger;
    constructor(head, file, digest) {
        this.head = head;
        this.file = file;
        this.digest = digest;
        this.lines = new named_texts/* NamedTexts */.g(file);
    }
    /** Takes a line, or says why it cannot stand here. */
    add(one, at) {
        const problem = this.take(one, at);
        return problem === undefined ? [] : [{ message: problem, place: { file: this.file, line: at.line } }];
    }
    take(one, at) {
        switch (one.kind) {
            case 'session':
                return this.takeSession(one, at);
            case 'label':
                if (this.head.labels === null)
                    return 'a label, where nobody was asked about labels';
                this.labels.push(one.label);
                return this.misplaced(one.label.session);
            case 'stranger': {
                const { name, defects } = one;
                const problem = this.misplaced(name) ?? outOfOrder(this.lastStranger, name);
                this.lastStranger = name;
                if (this.strangers.length < session_store/* FINDINGS_OF_NOBODY */.RO)
                    this.strangers.push({ name, defects });
                else
                    this.moreStrangers += defects.length;
                return problem;
            }
            case 'defect':
                if (this.defects.length === session_store/* FINDINGS_OF_NOBODY */.RO)
                    return `more than ${session_store/* FINDINGS_OF_NOBODY */.RO} lines that belong to no session`;
                this.defects.push(one.defect);
                return undefined;
        }
    }
    takeSession(one, at) {
        const { session, reference, judgement, metrics, evaluations } = one;
        const name = (0,scored_session/* nameOf */.Vb)(session);
        const judged = [judgement, metrics, ...evaluations.map(({ original }) => original)].filter((one) => one !== null);
        const problem = this.misplaced(name) ??
            outOfOrder(this.lines.names.at(-1), name) ??
            (judged.some(({ session: other }) => other !== name)
                ? `the judge of session ${JSON.stringify(name)} speaks of another one`
                : undefined) ??
            (this.head.judge === null && (judged.length > 0 || (0,scored_session/* isUnreferenced */.lu)(session))
                ? 'a judgement, where no judge was asked'
                : undefined) ??
            ((0,scored_session/* isRated */.Lr)(session) && (reference === null || session.traits === undefined)
                ? 'a score, where nobody has seen a reference'
                : undefined);
        this.lines.add(name, at);
        this.statuses.push(session.status);
        this.isJudged ||= judgement !== null || metrics !== null;
        return problem;
    }
    misplaced(name) {
        const { shard, of } = this.head;
        const right = (0,shard_of/* shardOf */.IS)(name, of, this.digest);
        return right === shard
            ? undefined
            : `session ${JSON.stringify(name)} belongs to shard ${right} of ${of}, not to shard ${shard}`;
    }
}
function outOfOrder(before, name) {
    if (before === undefined || (0,core_text/* byCodePoint */.HH)(before, name) < 0)
        return undefined;
    return before === name
        ? `session ${JSON.stringify(name)} stands twice`
        : `session ${JSON.stringify(name)} does not stand in the order of names`;
}

;// CONCATENATED MODULE: ./build/run/shard/read-part.js









/** Stops at what makes the rest of a part worthless. */
class Broken extends Error {
    problems;
    constructor(problems) {
        super();
        this.problems = problems;
    }
}
/**
 * Reads a part. It comes from another machine, by way of an artifact: whatever is not as a shard writes it is a problem
 * with its line, and nothing of the part is used. Its sessions are not held, and so the file stays in use.
 */
function readPart(lines, file, digest) {
    try {
        return { part: readWhole(lines, file, digest) };
    }
    catch (error) {
        if (error instanceof Broken)
            return { problems: error.problems };
        throw error;
    }
}
function readWhole(opened, file, digest) {
    const outline = outlineOf(opened, file, digest);
    if (outline === undefined)
        throw new Broken([{ message: `${NO_PART}: it is empty`, place: { file } }]);
    const head = readHeader(outline.first, file);
    checkEnd(opened, outline, head, file);
    const sorted = new SortedLines(head, file, digest);
    const problems = [];
    for (const one of opened.lines()) {
        if (one.line === outline.first.line)
            continue;
        if (one.line === outline.last.line || problems.length >= SHOWN_PROBLEMS)
            break;
        const read = readLine(part_schema/* line */.n8, one.text, file, one.line);
        problems.push(...('problems' in read ? read.problems : sorted.add(read.value, one)));
    }
    if (problems.length > 0)
        throw new Broken(problems.slice(0, SHOWN_PROBLEMS));
    // It was read twice, and only the first time for its digest.
    if (opened.hasChanged())
        throw (0,changed_file/* changedFile */.N)(file);
    const { lines, statuses, isJudged, labels, strangers, moreStrangers, defects } = sorted;
    const content = { lines, statuses, isJudged, labels, strangers, moreStrangers, defects };
    return { file, header: head, ...content, session: (index) => readSession(opened, lines.position(index), file) };
}
function readSession(opened, at, file) {
    if ('name' in at)
        throw new Error('a session of a part is a line');
    const read = readLine(part_schema/* line */.n8, opened.lineAt(at).text, file, at.line);
    if (opened.hasChanged() || !('value' in read) || read.value.kind !== 'session')
        throw (0,changed_file/* changedFile */.N)(file);
    return read.value;
}
/** Nothing where there is no line. */
function outlineOf(opened, file, digest) {
    const seen = { count: 0 };
    function* content() {
        for (const one of opened.lines()) {
            if (one.fault !== null)
                throw new Broken([{ message: FAULTS[one.fault], place: { file, line: one.line } }]);
            if (seen.last !== undefined)
                yield `${seen.last.text}\n`;
            seen.first ??= one;
            seen.last = one;
            seen.count++;
        }
    }
    const found = digest(content());
    const { first, last, count } = seen;
    return first === undefined || last === undefined ? undefined : { first, last, count, digest: found };
}
const FAULTS = { ...lines/* LINE_FAULTS */.b, 'not UTF-8': 'the file is not UTF-8' };
const NO_PART = 'this is not what a shard leaves';
/** Who made it comes first: the lines of another version may be of another form. */
function readHeader({ text, line: number }, file) {
    const place = { file, line: number };
    const signed = readLine(part_schema/* signature */.vl, text, file, number);
    if ('problems' in signed)
        throw new Broken([{ message: `${NO_PART}: its first line is no header`, place }]);
    const { version } = signed.value.tool;
    if (version !== core_version/* VERSION */.x) {
        const message = `this part was made by version ${JSON.stringify(version)} of summary-gate, and this is ${core_version/* VERSION */.x}`;
        throw new Broken([{ message, place, hint: 'use one version of the action in all jobs' }]);
    }
    const read = readLine(part_schema/* header */.wx, text, file, number);
    if ('problems' in read)
        throw new Broken(read.problems);
    if (read.value.shard > read.value.of) {
        throw new Broken([{ message: `there is no shard ${read.value.shard} of ${read.value.of}`, place }]);
    }
    return read.value;
}
function nameOfPart({ shard, of }) {
    return (0,shard_of/* shardName */.Az)({ index: shard, of });
}
function read_part_cut(head, file, why) {
    const hint = 'run the job of this shard again';
    return new Broken([{ message: `the part of ${nameOfPart(head)} is not whole: ${why}`, place: { file }, hint }]);
}
/** Checks the closing line. A file that was cut has none, and one that was changed has another digest. */
function checkEnd(opened, { last, count, digest }, head, file) {
    if (!opened.endsInLine())
        throw read_part_cut(head, file, 'its last line has no end');
    const read = readLine(part_schema/* end */._N, last.text, file, last.line);
    if ('problems' in read)
        throw read_part_cut(head, file, 'the line that closes it is missing');
    if (digest !== read.value.digest) {
        throw read_part_cut(head, file, 'its digest is another one, so it was changed or damaged after it was written');
    }
    const { lines: declared } = read.value;
    if (count - 1 !== declared) {
        throw read_part_cut(head, file, `it has ${count - 1} lines, and its last one counts ${declared}`);
    }
}
/**
 * Reads the parts in folders, and in the folders below them: artifacts that are downloaded one by one have a folder each.
 * Other files are left alone: shards leave a log, too.
 * @param folders paths in the workspace
 */
function findParts(folders, files, digest) {
    const problems = [];
    const paths = new Set();
    for (const folder of folders) {
        const kind = files.kind(folder);
        const found = kind === 'folder' ? partsIn(folder, files) : [];
        for (const path of found)
            paths.add(path);
        if (found.length > 0)
            continue;
        const message = kind === 'folder' ? 'there is no part of a shard in it' : `${(0,core_text/* describeKind */.SB)(kind)}; allowed: a folder`;
        const hint = 'it must hold the files shard-<i>-of-<n>.jsonl that the shards have left in their report-dir';
        problems.push({ message, place: { file: folder }, hint });
    }
    const open = [];
    const parts = [...paths].flatMap((path) => {
        const opened = files.openLines(path);
        if (opened.kind === 'unreadable') {
            problems.push({ message: opened.reason, place: { file: path } });
            return [];
        }
        open.push(opened.file);
        const read = readPart(opened.file, path, digest);
        if ('part' in read)
            return [read.part];
        problems.push(...read.problems);
        return [];
    });
    const close = () => {
        for (const file of open)
            file.close();
    };
    return { parts, problems, close };
}
function partsIn(folder, files) {
    return files.list(folder).flatMap((entry) => {
        const path = folder === '.' ? entry : `${folder}/${entry}`;
        if (files.kind(path) !== 'folder')
            return (0,shard_of/* isPartFile */.I2)(entry) ? [path] : [];
        return files
            .list(path)
            .filter(shard_of/* isPartFile */.I2)
            .map((name) => `${path}/${name}`);
    });
}
/** What is wrong after the first few places is an echo of them, and a hostile part has it by the million. */
const SHOWN_PROBLEMS = 5;
/** A line of a part by its schema, or what is wrong first, and where. `number` is that of the line, from 1. */
function readLine(schema, text, file, number) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        const parsed = (0,json_document/* parseJson */.q)(text, number);
        const at = 'error' in parsed ? parsed.error : { message: 'it is no JSON', position: { line: number } };
        return { problems: [{ message: `broken JSON: ${at.message}`, place: { file, ...at.position } }] };
    }
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return { value: parsed.data };
    const document = (0,json_document/* parseJson */.q)(text, number);
    // Read once more by the reader that knows where values stand.
    if ('error' in document)
        return { problems: [{ message: `broken JSON: ${document.error.message}`, place: { file, line: number } }] };
    return { problems: (0,schema_problems/* schemaProblems */.Ic)(parsed.error.issues.slice(0, SHOWN_PROBLEMS), document.document, file) };
}

// EXTERNAL MODULE: ./build/run/shard/write-part.js
var write_part = __webpack_require__(4630);
;// CONCATENATED MODULE: ./build/run/shard/run-merge.js











/**
 * Puts the parts of all shards together: gates, baseline, waivers and report files, as one run over all sessions makes
 * them. Needs neither corpus nor candidates. Throws a UserError with every problem of settings and parts.
 * @param folders paths in the workspace
 * @param runs the runs of workflows that parts may come from; null where there is no workflow
 */
async function runMerge(run, folders, runs) {
    const outcome = mergeOutcome(run, folders, runs);
    (0,run_run/* forgetReport */.eP)(run);
    return (0,run_run/* writeResult */.Zk)(run, outcome);
}
/** The parts stay open until the result is closed: their sessions are looked up. */
function mergeOutcome(run, folders, runs) {
    const { files, digest } = run.ports;
    const found = findParts(folders, files, digest);
    const spool = run.ports.openSpool();
    const close = () => {
        found.close();
        spool.close();
    };
    try {
        const { facts, texts } = mergeFound(run, found, runs, spool);
        return { report: (0,build_report/* buildReport */.FK)(facts, digest), texts, close };
    }
    catch (error) {
        close();
        throw error;
    }
}
function mergeFound(run, found, runs, spool) {
    const { settings, ports } = run;
    const { values, wrong } = settings;
    const { files, digest } = ports;
    const baseline = wrong.has('baseline')
        ? { facts: null, problems: [] }
        : (0,read_baseline/* readBaseline */.m)(values.baseline, files, ports.autoBaseline);
    const broken = [...settings.problems, ...found.problems, ...baseline.problems];
    // Problems of settings would come back as differences between them.
    const expected = { settings: (0,write_part/* sharedSettings */.V)(settings), limit: values.limit, runs };
    refuse([...broken, ...(settings.problems.length > 0 ? [] : checkParts(found.parts, expected))]);
    const scoredAt = ports.clock();
    const waivers = (0,inputs_waivers/* findWaivers */.z2)(values.waivers, () => failableNames(found.parts), files, scoredAt);
    const empty = emptinessOf(found.parts, values);
    refuse([...waivers.problems, ...(empty === undefined || values['allow-empty'] ? [] : [empty])]);
    return mergeParts(found.parts, {
        scoredAt,
        settings,
        baseline: baseline.facts,
        waivers: waivers.waivers,
        inputs: (0,input_digests/* digestInputs */.y)(values, files, digest),
        isEmpty: empty !== undefined,
    }, digest, spool);
}
function emptinessOf(parts, values) {
    const [first] = parts;
    return first === undefined ? undefined : (0,emptiness/* describeEmptiness */.S)(amountsOfAll(parts, first), values);
}
function refuse(problems) {
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
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
