export const id = 8030;
export const ids = [8030];
export const modules = {

/***/ 89541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ FEWEST_LABELS),
  H: () => (/* binding */ measureAgreement)
});

var core_groups = __webpack_require__(6760);
var numbers = __webpack_require__(67952);
;// CONCATENATED MODULE: ./build/statistics/agreement.js
function averageRanks(values) {
    const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
    const ranks = new Array(values.length).fill(0);
    for (let from = 0; from < order.length;) {
        let to = from + 1;
        while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0])
            to++;
        for (let i = from; i < to; i++)
            ranks[order[i] ?? 0] = (from + 1 + to) / 2;
        from = to;
    }
    return ranks;
}
function pearson(a, b) {
    const [centreA, centreB] = [meanOf(a), meanOf(b)];
    let covariance = 0;
    let [spreadA, spreadB] = [0, 0];
    for (const [i, value] of a.entries()) {
        const [x, y] = [value - centreA, (b[i] ?? 0) - centreB];
        covariance += x * y;
        spreadA += x * x;
        spreadB += y * y;
    }
    if (spreadA === 0 || spreadB === 0)
        return null;
    return Math.min(1, Math.max(-1, covariance / Math.sqrt(spreadA * spreadB)));
}
function meanOf(values) {
    return values.reduce((sum, value) => sum + value, 0) / values.length;
}
function spearman(a, b) {
    return pearson(averageRanks(a), averageRanks(b));
}
function partialSpearman(a, b, given) {
    const together = spearman(a, b);
    if (together === null)
        return null;
    const [withA, withB] = [spearman(a, given), spearman(b, given)];
    if (withA === null || withB === null)
        return together;
    const left = (1 - withA * withA) * (1 - withB * withB);
    return left < 1e-12 ? 0 : Math.min(1, Math.max(-1, (together - withA * withB) / Math.sqrt(left)));
}
function probabilityOfGreater(greater, smaller) {
    if (greater.length === 0 || smaller.length === 0)
        return null;
    const ranks = averageRanks([...greater, ...smaller]);
    const sum = ranks.slice(0, greater.length).reduce((total, rank) => total + rank, 0);
    return (sum - (greater.length * (greater.length + 1)) / 2) / (greater.length * smaller.length);
}
function cohensKappa(a, b) {
    if (a.length === 0)
        return null;
    const share = (flags) => flags.filter(Boolean).length / flags.length;
    const observed = share(a.map((yes, i) => yes === b[i]));
    const [yesA, yesB] = [share(a), share(b)];
    const chance = yesA * yesB + (1 - yesA) * (1 - yesB);
    return chance === 1 ? null : (observed - chance) / (1 - chance);
}

var bootstrap = __webpack_require__(50168);
var descriptive = __webpack_require__(94400);
;// CONCATENATED MODULE: ./build/judge/calibration/agreement.js





const FEWEST_LABELS = 3;
const FEWEST_SESSIONS = 3;
const DRAWS = 2000;
const MOST_DRAWN = 2_000_000;
const SEED = 20_261_121;
const DEFINED_SHARE = 0.9;
function measureAgreement(pairs, gate) {
    const groups = bySession(pairs);
    const draws = Math.min(DRAWS, Math.ceil(MOST_DRAWN / Math.max(1, pairs.length)));
    const resamples = groups.length < FEWEST_SESSIONS ? [] : (0,bootstrap/* drawResamples */.J)(groups.length, draws, SEED);
    const estimate = (statistic, obstacle) => {
        const value = obstacle === null ? statistic(pairs) : null;
        if (value === null)
            return { value: null, ci95: null, reason: obstacle ?? 'the scorer gave the same score to all' };
        const drawn = resamples.flatMap((chosen) => statistic([...chosen].flatMap((i) => groups[i] ?? [])) ?? []);
        return { value: rounded(value), ci95: interval(drawn, resamples.length), reason: null };
    };
    const ranks = estimate(rankCorrelation, obstacleToRanks(pairs));
    const kappa = estimate((some) => kappaAt(some, gate ?? 0), obstacleToKappa(pairs, gate));
    return {
        n: pairs.length,
        sessions: groups.length,
        spearman: ranks,
        kappa,
        bias: estimate((some) => (0,descriptive/* mean */.i2)(scoresIn(some).map(({ human, scored }) => scored - human)), obstacleToBias(pairs)),
        level: levelOf(ranks, kappa),
    };
}
function levelOf(ranks, kappa) {
    if (kappa.value === null)
        return null;
    return ranks.value === null ? kappa.value : Math.min(ranks.value, kappa.value);
}
function scoresIn(pairs) {
    return pairs.filter(({ isVerdict }) => isVerdict !== true);
}
function rankCorrelation(pairs) {
    const scores = scoresIn(pairs);
    return spearman(scores.map(({ human }) => human), scores.map(({ scored }) => scored));
}
function kappaAt(pairs, gate) {
    const passes = (value) => (0,numbers/* shown */.SP)(value) >= (0,numbers/* shown */.SP)(gate);
    return cohensKappa(pairs.map(({ human }) => passes(human)), pairs.map(({ scored }) => passes(scored)));
}
const VERDICTS_ALONE = 'no label is a score: people said right or wrong alone';
function obstacleToBias(all) {
    if (all.length === 0)
        return 'nothing was measured';
    return scoresIn(all).length === 0 ? VERDICTS_ALONE : null;
}
function obstacleToRanks(all) {
    const pairs = scoresIn(all);
    if (pairs.length === 0 && all.length > 0)
        return VERDICTS_ALONE;
    if (pairs.length < FEWEST_LABELS)
        return `fewer than ${FEWEST_LABELS} candidates were measured`;
    return new Set(pairs.map(({ human }) => human)).size < 2 ? 'all labels are the same' : null;
}
function obstacleToKappa(pairs, gate) {
    if (gate === null)
        return 'no gate is set';
    if (pairs.length < FEWEST_LABELS)
        return `fewer than ${FEWEST_LABELS} candidates were measured`;
    const passing = pairs.filter(({ human }) => (0,numbers/* shown */.SP)(human) >= (0,numbers/* shown */.SP)(gate)).length;
    if (passing > 0 && passing < pairs.length)
        return null;
    return `all labels are ${passing === 0 ? 'below' : 'at or above'} the gate`;
}
function bySession(pairs) {
    const groups = new Map();
    for (const pair of pairs) {
        (0,core_groups/* addTo */.D)(groups, pair.session, pair);
    }
    return [...groups.values()];
}
function interval(drawn, draws) {
    const sorted = [...drawn].sort((a, b) => a - b);
    const [low, high] = [(0,descriptive/* quantile */.YV)(sorted, 0.025), (0,descriptive/* quantile */.YV)(sorted, 0.975)].map((end) => end === null ? null : rounded(end));
    if (low == null || high == null || low === high || sorted.length < DEFINED_SHARE * draws)
        return null;
    return [low, high];
}
function rounded(value) {
    return (0,numbers/* stored */.su)(value, 'six decimals') + 0;
}


/***/ }),

/***/ 55193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ judgeAgreement),
/* harmony export */   MV: () => (/* binding */ calibrationGate),
/* harmony export */   Me: () => (/* binding */ labelQuestions),
/* harmony export */   Ru: () => (/* binding */ checkAgainstLabels),
/* harmony export */   Sd: () => (/* binding */ labelsDigest),
/* harmony export */   ge: () => (/* binding */ agreementOf),
/* harmony export */   v4: () => (/* binding */ judgedLabels)
/* harmony export */ });
/* harmony import */ var _core_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10843);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37166);
/* harmony import */ var _inputs_labels_label_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33124);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15667);
/* harmony import */ var _rubric_questions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80695);
/* harmony import */ var _agreement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89541);






function judgedLabels(labels, judgements) {
    return labels.map((label) => {
        const judgement = judgements.get((0,_inputs_labels_label_js__WEBPACK_IMPORTED_MODULE_2__/* .labelKey */ .kJ)(label));
        return {
            session: label.session.name,
            human: label.overall,
            ...(label.verdict !== undefined && { isVerdict: true }),
            scored: judgement?.overall.score ?? null,
            effort: judgement ?? _judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_EFFORT */ .tS,
        };
    });
}
function agreementOf(labels, { gate, minMeasured, digest, }) {
    const pairs = labels.flatMap(({ scored, effort: _, ...label }) => (scored === null ? [] : [{ ...label, scored }]));
    const agreement = (0,_agreement_js__WEBPACK_IMPORTED_MODULE_5__/* .measureAgreement */ .H)(pairs, gate);
    const counts = { wanted: labels.length, measured: pairs.length };
    const obstacle = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnough */ .LP)(counts, minMeasured)
        ? agreement.level === null
            ? (agreement.kappa.reason ?? agreement.spearman.reason)
            : null
        : `the judge measured ${counts.measured} of ${counts.wanted} labels`;
    return {
        labels: counts.wanted,
        measured: counts.measured,
        agreement,
        level: obstacle === null ? agreement.level : null,
        obstacle,
        effort: labels.reduce((sum, { effort }) => (0,_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .addEfforts */ .vs)(sum, effort), _judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_EFFORT */ .tS),
        digest,
    };
}
function judgeAgreement(labels, judgements, { gate, minMeasured, digest, }) {
    return agreementOf(judgedLabels(labels, judgements), { gate, minMeasured, digest: labelsDigest(labels, digest) });
}
function labelsDigest(labels, digest) {
    return digest((0,_core_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(labels.map((label) => ({
        key: (0,_inputs_labels_label_js__WEBPACK_IMPORTED_MODULE_2__/* .labelKey */ .kJ)(label),
        reference: label.session.referenceDigest,
        candidate: (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryText */ .g5)(label.candidate),
        overall: label.overall,
    }))));
}
async function checkAgainstLabels(facts, labels, { settings, digest, askMore }) {
    if (labels.length === 0 || facts.absence !== null || facts.judgements.size + facts.measured.size === 0)
        return facts;
    const judgements = await askMore(labels);
    const gate = calibrationGate(settings);
    return {
        ...facts,
        agreement: judgeAgreement(labels, judgements, { gate, minMeasured: settings['min-measured'], digest }),
    };
}
function calibrationGate(settings) {
    return settings['min-judge-overall'] ?? settings['min-overall'];
}
function labelQuestions(labels, settings, form) {
    return labels.map((label) => {
        const { difficulty, kind, reference } = label.session;
        const { 'judge-mode': mode, 'judge-model': model } = settings;
        const rest = () => ({
            reference: mode === 'paired' ? reference : null,
            candidate: label.candidate,
            rationaleChars: settings['judge-rationale-chars'],
            wantsRewrite: false,
        });
        return (0,_rubric_questions_js__WEBPACK_IMPORTED_MODULE_4__/* .lateQuestion */ .jl)((0,_inputs_labels_label_js__WEBPACK_IMPORTED_MODULE_2__/* .labelKey */ .kJ)(label), { mode, difficulty, kind, ...(0,_rubric_questions_js__WEBPACK_IMPORTED_MODULE_4__/* .askedDimensions */ .wy)(settings) }, rest, {
            model,
            form,
        });
    });
}


/***/ }),

/***/ 40773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  uB: () => (/* binding */ FORMAT),
  Hp: () => (/* binding */ FORMAT_VERSION),
  _N: () => (/* binding */ end),
  wx: () => (/* binding */ header),
  n8: () => (/* binding */ line),
  vl: () => (/* binding */ signature)
});

var schemas = __webpack_require__(53339);
var finding = __webpack_require__(4823);
var json_schemas = __webpack_require__(50253);
var summary = __webpack_require__(37166);
var golden_session = __webpack_require__(4185);
var scored_session = __webpack_require__(18295);
var session_details = __webpack_require__(98121);
var carrying_fact = __webpack_require__(44816);
;// CONCATENATED MODULE: ./build/judge/asking/completer.js
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
    'ledger',
    'no_credentials',
    'no_grounding',
    'nothing_to_check',
    'not_recorded',
];

var new_recordings = __webpack_require__(12997);
var completion = __webpack_require__(91402);
var explanation_quality = __webpack_require__(47217);
var requirement_check = __webpack_require__(86588);
var judge_metrics = __webpack_require__(20483);
var judge_settings = __webpack_require__(27753);
var session_name = __webpack_require__(19189);
;// CONCATENATED MODULE: ./build/run/shard/plain-schema.js





const sessionName = schemas/* string */.YjP().superRefine((name, context) => {
    const message = (0,session_name/* nameProblem */.rH)(name);
    if (message !== undefined)
        context.addIssue({ code: 'custom', message });
});
const plain_schema_summary = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    summary: schemas/* string */.YjP(),
    key_actions: (0,json_schemas/* list */.p_)(schemas/* string */.YjP()),
    outcome: schemas/* string */.YjP(),
    aha_moments: (0,json_schemas/* list */.p_)(schemas/* object */.Ikc({ seq: schemas/* number */.aig(), type: schemas/* string */.YjP(), highlight: schemas/* string */.YjP() })),
    topics_found: (0,json_schemas/* list */.p_)(schemas/* string */.YjP()),
});
const defect = schemas/* object */.Ikc({
    code: schemas/* enum */.k5n(finding/* FINDING_CODES */.f2),
    dimension: json_schemas/* dimension */.rK.nullable(),
    message: schemas/* string */.YjP(),
    suggestion: schemas/* string */.YjP().nullable(),
    place: json_schemas/* place */.ik,
    samples: schemas/* string */.YjP()
        .regex(/^\d{1,3}\/\d{1,3}$/)
        .exactOptional(),
});
const summaryPlace = schemas/* object */.Ikc({ field: json_schemas/* dimension */.rK, path: (0,json_schemas/* list */.p_)(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()])) });
const requirement = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    text: schemas/* string */.YjP(),
    must: schemas/* enum */.k5n(['mention', 'not_mention']),
    any_of: (0,json_schemas/* list */.p_)(schemas/* string */.YjP()).exactOptional(),
    instead: (0,json_schemas/* list */.p_)(schemas/* string */.YjP()).exactOptional(),
});
const structuralCheck = schemas/* object */.Ikc({
    requirement,
    nearest: summaryPlace.extend({ text: schemas/* string */.YjP() }).nullable(),
    status: schemas/* enum */.k5n(requirement_check/* REQUIREMENT_STATUSES */.jc),
    by: schemas/* enum */.k5n(requirement_check/* CHECK_BASES */.qL),
    against: schemas/* string */.YjP().nullable(),
});
function perDimension(value) {
    return schemas/* object */.Ikc({ title: value, summary: value, key_actions: value, outcome: value, aha_moments: value });
}

;// CONCATENATED MODULE: ./build/run/shard/judge-schema.js











const reason = schemas/* enum */.k5n(REASONS);
const judge_schema_text = schemas/* string */.YjP();
const amount = schemas/* number */.aig().min(0);
const failures = schemas/* codec */.rLB((0,json_schemas/* list */.p_)(schemas/* tuple */.PVZ([reason, json_schemas/* count */.U9])), schemas/* custom */.IeY((value) => value instanceof Map), { decode: (pairs) => new Map(pairs), encode: (map) => [...map] });
const efforts = {
    attempts: json_schemas/* count */.U9,
    retries: json_schemas/* count */.U9,
    cacheHits: json_schemas/* count */.U9,
    promptTokens: json_schemas/* count */.U9.nullable(),
    completionTokens: json_schemas/* count */.U9.nullable(),
    costUsd: amount.nullable(),
    savedUsd: amount.nullable(),
    durationMs: amount,
    waitedMs: amount,
    failures,
};
const effort = schemas/* object */.Ikc(efforts);
const judgedScore = schemas/* object */.Ikc({ score: json_schemas/* score */.fN.nullable(), reason: judge_schema_text.nullable() });
const judgement = schemas/* object */.Ikc({
    ...efforts,
    session: sessionName,
    overall: judgedScore,
    dimensions: perDimension(judgedScore),
    facts: (0,json_schemas/* list */.p_)(schemas/* object */.Ikc({ fact: judge_schema_text, status: schemas/* enum */.k5n(carrying_fact/* FACT_STATUSES */.UC) })),
    invented: (0,json_schemas/* list */.p_)(judge_schema_text),
    speaksToJudge: schemas/* boolean */.zMY().nullable(),
    rationale: judge_schema_text.nullable(),
    suggestions: (0,json_schemas/* list */.p_)(judge_schema_text),
    shortened: (0,json_schemas/* list */.p_)(judge_schema_text).exactOptional(),
    rewrite: plain_schema_summary.nullable(),
    overalls: (0,json_schemas/* list */.p_)(json_schemas/* score */.fN),
    dimensionSamples: perDimension((0,json_schemas/* list */.p_)(json_schemas/* score */.fN)),
    samples: json_schemas/* count */.U9,
    asked: json_schemas/* count */.U9,
    unmeasured: (0,json_schemas/* list */.p_)(schemas/* object */.Ikc({ measurement: judge_schema_text, reason })),
    modelUsed: judge_schema_text.nullable(),
    bySample: (0,json_schemas/* list */.p_)(schemas/* object */.Ikc({
        sample: json_schemas/* count */.U9,
        overall: json_schemas/* score */.fN.nullable(),
        overalls: (0,json_schemas/* list */.p_)(json_schemas/* score */.fN),
        dimensionSamples: perDimension((0,json_schemas/* list */.p_)(json_schemas/* score */.fN)),
    })).exactOptional(),
    told: json_schemas/* count */.U9.exactOptional(),
});
const result = { score: json_schemas/* score */.fN.nullable(), explanation: judge_schema_text.nullable(), reason: reason.nullable() };
const geval = schemas/* object */.Ikc({
    ...result,
    asked: json_schemas/* count */.U9,
    answers: (0,json_schemas/* list */.p_)(schemas/* object */.Ikc({ score: json_schemas/* score */.fN, reasoning: judge_schema_text.nullable() })),
});
const claim = schemas/* object */.Ikc({
    text: judge_schema_text,
    part: summaryPlace,
    question: judge_schema_text.nullable(),
    status: schemas/* enum */.k5n(['confirmed', 'contradicted', 'unsupported', 'unanswered']),
    evidence: schemas/* object */.Ikc({ quote: judge_schema_text, isFound: schemas/* boolean */.zMY(), place: json_schemas/* place */.ik }).nullable(),
    place: json_schemas/* place */.ik,
});
const requirementResult = schemas/* object */.Ikc({
    requirement: requirement,
    status: schemas/* enum */.k5n(requirement_check/* REQUIREMENT_STATUSES */.jc),
    stage: schemas/* enum */.k5n(completion/* REQUIREMENT_STAGES */.UW),
    nearest: summaryPlace.nullable(),
    evidence: schemas/* object */.Ikc({ quote: judge_schema_text, part: summaryPlace.nullable() }).nullable(),
    place: json_schemas/* place */.ik.nullable(),
});
const sessionMetrics = schemas/* object */.Ikc({
    session: sessionName,
    relevance: geval.exactOptional(),
    coherence: geval.exactOptional(),
    faithfulness: schemas/* object */.Ikc({
        ...result,
        hallucination: json_schemas/* score */.fN.nullable(),
        claims: (0,json_schemas/* list */.p_)(claim),
        omitted: json_schemas/* count */.U9,
        unshown: json_schemas/* count */.U9,
        ending: claim.nullable(),
    })
        .exactOptional(),
    completion: schemas/* object */.Ikc({ ...result, requirements: (0,json_schemas/* list */.p_)(requirementResult), isFullyComplete: schemas/* boolean */.zMY() })
        .exactOptional(),
    grounding: schemas/* object */.Ikc({ file: judge_schema_text, digest: judge_schema_text, malformed: json_schemas/* count */.U9 }).exactOptional(),
    skipped: (0,json_schemas/* list */.p_)(schemas/* object */.Ikc({ metric: schemas/* enum */.k5n(judge_metrics/* SESSION_METRICS */.tw), reason })),
    shortened: (0,json_schemas/* list */.p_)(judge_schema_text).exactOptional(),
    defects: (0,json_schemas/* list */.p_)(defect),
    effort,
});
const metaEvaluation = schemas/* object */.Ikc({
    original: schemas/* object */.Ikc({ session: sessionName, metric: schemas/* enum */.k5n(explanation_quality/* EXPLAINED_METRICS */.Nl), score: json_schemas/* score */.fN, text: judge_schema_text, promptVersion: judge_schema_text }),
    answer: schemas/* object */.Ikc({
        score: json_schemas/* score */.fN,
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
    overall: json_schemas/* score */.fN.nullable(),
    damaged: schemas/* object */.Ikc({ summary: json_schemas/* score */.fN.nullable(), key_actions: json_schemas/* score */.fN.nullable(), outcome: json_schemas/* score */.fN.nullable() }),
    rationale: judge_schema_text.nullable(),
    reason: reason.nullable(),
    modelUsed: judge_schema_text.nullable(),
    effort,
});
const strength = schemas/* object */.Ikc({
    level: json_schemas/* score */.fN,
    gate: schemas/* enum */.k5n(['min-judge-session', 'min-judge-overall']).nullable(),
    damaging: json_schemas/* count */.U9,
    noticed: json_schemas/* count */.U9,
    harmless: json_schemas/* count */.U9,
    blocked: json_schemas/* count */.U9,
    unmeasured: json_schemas/* count */.U9,
});
const transplants = schemas/* object */.Ikc({
    disagreements: json_schemas/* count */.U9,
    asked: (0,json_schemas/* list */.p_)(schemas/* object */.Ikc({ session: sessionName, above: json_schemas/* score */.fN, overall: json_schemas/* score */.fN.nullable(), reason: reason.nullable(), effort })),
    beyond: effort.exactOptional(),
});
const newRecordings = schemas/* object */.Ikc({
    lines: json_schemas/* count */.U9,
    needed: json_schemas/* count */.U9,
    treatment: schemas/* enum */.k5n(new_recordings/* NEW_RECORDING_TREATMENTS */.$I),
    unread: judge_schema_text.nullable(),
    no_merge_base: judge_schema_text.nullable(),
});
const judgeOfShard = schemas/* object */.Ikc({
    mode: schemas/* enum */.k5n(judge_settings/* JUDGE_MODES */.hn),
    model: judge_schema_text,
    promptVersion: judge_schema_text,
    guidelines: schemas/* object */.Ikc({ path: judge_schema_text, text: judge_schema_text, digest: judge_schema_text }).exactOptional(),
    samples: schemas/* int */.Whr().min(1),
    metrics: (0,json_schemas/* list */.p_)(schemas/* enum */.k5n(judge_metrics/* JUDGE_METRICS */.et)),
    isSimulated: schemas/* literal */.euz(true).exactOptional(),
    isByBatch: schemas/* literal */.euz(true).exactOptional(),
    transplants: transplants.exactOptional(),
    strength: strength.exactOptional(),
    newRecordings: newRecordings.exactOptional(),
    absence: reason.nullable(),
    baseUrl: judge_schema_text.nullable(),
    provider: schemas/* enum */.k5n(['openai-compatible', 'command']).exactOptional(),
    program: judge_schema_text.exactOptional(),
    conceded: (0,json_schemas/* list */.p_)(schemas/* object */.Ikc({ model: judge_schema_text, parts: (0,json_schemas/* list */.p_)(judge_schema_text) })).exactOptional(),
    canaries: (0,json_schemas/* list */.p_)(canary),
    meta: schemas/* object */.Ikc({
        rate: json_schemas/* score */.fN,
        model: judge_schema_text,
        quotes: schemas/* object */.Ikc({ explanations: json_schemas/* count */.U9, sound: json_schemas/* count */.U9, quotes: json_schemas/* count */.U9, found: json_schemas/* count */.U9 }),
        effort,
    }),
});
const judgedLabel = schemas/* object */.Ikc({
    session: sessionName,
    human: json_schemas/* score */.fN,
    isVerdict: schemas/* boolean */.zMY().exactOptional(),
    scored: json_schemas/* score */.fN.nullable(),
    effort,
});

;// CONCATENATED MODULE: ./build/run/shard/part-schema.js









const FORMAT = 'summary-gate shard';
const FORMAT_VERSION = 1;
const sampleNumber = schemas/* int */.Whr().min(0).max(999_999);
const position = schemas/* int */.Whr().min(1).max(9999);
const signature = schemas/* object */.Ikc({
    format: schemas/* literal */.euz(FORMAT),
    format_version: schemas/* int */.Whr(),
    tool: schemas/* object */.Ikc({ name: schemas/* literal */.euz('summary-gate'), version: schemas/* string */.YjP() }),
});
const MOST_SETTINGS = 500;
const header = signature.extend({
    format_version: schemas/* literal */.euz(FORMAT_VERSION),
    shard: position,
    of: position,
    run: schemas/* string */.YjP().nullable(),
    settings_digest: json_schemas/* digest */.br,
    settings: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).refine((all) => Object.keys(all).length <= MOST_SETTINGS, {
        error: `has too many; allowed: at most ${MOST_SETTINGS}`,
    }),
    corpus: schemas/* object */.Ikc({ available: json_schemas/* count */.U9, canaries: (0,json_schemas/* list */.p_)(sessionName), skippedFolders: json_schemas/* count */.U9, digest: json_schemas/* digest */.br }),
    waived: (0,json_schemas/* list */.p_)(sessionName),
    cassette_digest: json_schemas/* digest */.br.nullable(),
    candidates: schemas/* object */.Ikc({ any: schemas/* boolean */.zMY(), valid: schemas/* boolean */.zMY() }),
    left_out: json_schemas/* count */.U9,
    samples: (0,json_schemas/* list */.p_)(sampleNumber).exactOptional(),
    more_defects: json_schemas/* count */.U9,
    judge: judgeOfShard.nullable(),
    labels: schemas/* object */.Ikc({ count: json_schemas/* count */.U9, digest: json_schemas/* digest */.br }).nullable(),
});
const floors = schemas/* object */.Ikc({
    min_overall: json_schemas/* score */.fN.optional(),
    min_dimensions: perDimension(json_schemas/* score */.fN.optional()).optional(),
});
const golden = schemas/* object */.Ikc({
    name: sessionName,
    gates: floors,
    group: schemas/* string */.YjP().max(200).optional(),
    place: json_schemas/* place */.ik,
    referenceDigest: json_schemas/* digest */.br,
    unreviewed: schemas/* boolean */.zMY(),
    difficulty: schemas/* enum */.k5n(golden_session/* DIFFICULTIES */.Ke),
    kind: schemas/* enum */.k5n(golden_session/* KINDS */.GW),
    requirements: (0,json_schemas/* list */.p_)(requirement),
});
const sample = schemas/* object */.Ikc({
    sample: sampleNumber,
    status: schemas/* literal */.euz(['scored', 'missing_candidate', 'invalid_candidate']),
    overall: json_schemas/* score */.fN,
    scores: (0,json_schemas/* list */.p_)(json_schemas/* score */.fN).refine((all) => all.length > 0 && all.length <= summary/* DIMENSIONS */.Yf.length, {
        error: 'lacks a dimension',
    }),
    defects: (0,json_schemas/* list */.p_)(defect),
    defectCount: json_schemas/* count */.U9,
    codes: (0,json_schemas/* list */.p_)(schemas/* enum */.k5n(finding/* FINDING_CODES */.f2)),
    candidatePath: schemas/* string */.YjP().nullable(),
    candidateDigest: json_schemas/* digest */.br.nullable(),
    fields: session_details/* fieldsSeen */.xN.optional(),
});
const taughtResult = schemas/* object */.Ikc({
    kind: schemas/* enum */.k5n(['accepted', 'rejected']),
    id: schemas/* string */.YjP(),
    because: schemas/* string */.YjP().nullable(),
    overall: json_schemas/* score */.fN,
    scores: (0,json_schemas/* list */.p_)(json_schemas/* score */.fN),
    codes: (0,json_schemas/* list */.p_)(schemas/* enum */.k5n(finding/* FINDING_CODES */.f2)),
});
const wordingScore = schemas/* object */.Ikc({ overall: json_schemas/* score */.fN, scores: (0,json_schemas/* list */.p_)(json_schemas/* score */.fN) });
const taughtResults = schemas/* object */.Ikc({
    results: (0,json_schemas/* list */.p_)(taughtResult),
    left: schemas/* object */.Ikc({ accepted: json_schemas/* count */.U9, rejected: json_schemas/* count */.U9 }),
    isRejected: schemas/* literal */.euz(true).exactOptional(),
    wordings: schemas/* object */.Ikc({
        digests: (0,json_schemas/* list */.p_)(json_schemas/* digest */.br),
        scores: (0,json_schemas/* list */.p_)((0,json_schemas/* list */.p_)(wordingScore).nullable()),
    }).exactOptional(),
});
function isInOrder(names) {
    return names.join() === summary/* DIMENSIONS */.Yf.filter((one) => names.includes(one)).join();
}
const rated = schemas/* object */.Ikc({
    status: schemas/* literal */.euz(['scored', 'missing_candidate', 'invalid_candidate']),
    golden,
    traits: schemas/* object */.Ikc({
        language: schemas/* enum */.k5n(['english', 'other']),
        isUnspaced: schemas/* boolean */.zMY(),
        transcript: schemas/* enum */.k5n(scored_session/* TRANSCRIPT_STATES */.G7).nullable(),
    })
        .exactOptional(),
    overall: json_schemas/* score */.fN,
    dimensions: (0,json_schemas/* list */.p_)(schemas/* object */.Ikc({ dimension: json_schemas/* dimension */.rK, score: json_schemas/* score */.fN, reason: schemas/* string */.YjP() })).refine((all) => all.length > 0 && isInOrder(all.map((one) => one.dimension)), { error: 'lacks a dimension or has one twice; allowed: those of the run, in their order' }),
    defects: (0,json_schemas/* list */.p_)(defect),
    requirements: (0,json_schemas/* list */.p_)(structuralCheck).optional(),
    taught: taughtResults.optional(),
    candidatePath: schemas/* string */.YjP().nullable(),
    candidateDigest: json_schemas/* digest */.br.nullable(),
    details: session_details/* sessionDetails */.$8,
    samples: schemas/* object */.Ikc({ all: (0,json_schemas/* list */.p_)(sample), overalls: (0,json_schemas/* list */.p_)(json_schemas/* score */.fN), worst: sampleNumber })
        .refine(isWhole, { error: 'lacks a sample' })
        .optional(),
});
function isWhole({ all, overalls, worst }) {
    return all.length > 0 && overalls.length === all.length && all.some(({ sample: number }) => number === worst);
}
const scoredSession = schemas/* discriminatedUnion */.gMt('status', [
    rated,
    schemas/* object */.Ikc({
        status: schemas/* literal */.euz('unreferenced'),
        name: sessionName,
        place: json_schemas/* place */.ik,
        candidateDigest: json_schemas/* digest */.br,
        defects: (0,json_schemas/* list */.p_)(defect),
    }),
    schemas/* object */.Ikc({ status: schemas/* literal */.euz('canary'), golden }),
]);
const sessionLine = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('session'),
    session: scoredSession,
    reference: plain_schema_summary.nullable(),
    candidate: plain_schema_summary.nullable(),
    judgement: judgement.nullable(),
    metrics: sessionMetrics.nullable(),
    evaluations: (0,json_schemas/* list */.p_)(metaEvaluation),
});
const line = schemas/* discriminatedUnion */.gMt('kind', [
    sessionLine,
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('label'), label: judgedLabel }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('unmatched'), name: sessionName, defects: (0,json_schemas/* list */.p_)(defect) }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('defect'), defect: defect }),
]);
const end = schemas/* object */.Ikc({ kind: schemas/* literal */.euz('end'), lines: json_schemas/* count */.U9, digest: json_schemas/* digest */.br });


/***/ }),

/***/ 64630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ sharedSettings),
/* harmony export */   Z: () => (/* binding */ partPieces)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43852);
/* harmony import */ var _core_groups_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6760);
/* harmony import */ var _core_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10843);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1378);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37611);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18614);
/* harmony import */ var _report_reported_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88832);
/* harmony import */ var _scoring_run_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49967);
/* harmony import */ var _scoring_score_sessions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14924);
/* harmony import */ var _scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18295);
/* harmony import */ var _scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62954);
/* harmony import */ var _settings_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93271);
/* harmony import */ var _part_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40773);













function* partPieces(facts, digest, running) {
    let lines = 0;
    for (const text of contentOf(facts, digest)) {
        lines++;
        running.add(text);
        yield text;
    }
    yield (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonLine */ .rF)(zod__WEBPACK_IMPORTED_MODULE_9__/* .encode */ .lF(_part_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .end */ ._N, { kind: 'end', lines, digest: running.end() }));
}
function* contentOf(facts, digest) {
    yield masked(zod__WEBPACK_IMPORTED_MODULE_9__/* .encode */ .lF(_part_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .header */ .wx, headerOf(facts, digest)));
    for (const one of linesOf(facts, digest))
        yield masked(zod__WEBPACK_IMPORTED_MODULE_9__/* .encode */ .lF(_part_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8, one));
}
function headerOf({ shard, run, scored, judge, labels }, digest) {
    const { settings, corpus, inputs, unmatched } = scored;
    const { texts, defects, moreDefects } = inputs.candidates;
    return {
        format: _part_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .FORMAT */ .uB,
        format_version: _part_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .FORMAT_VERSION */ .Hp,
        tool: { name: 'summary-gate', version: _core_version_js__WEBPACK_IMPORTED_MODULE_10__/* .VERSION */ .x },
        shard: shard.index,
        of: shard.of,
        run,
        settings_digest: (0,_report_reported_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsDigest */ .KI)(settings, digest),
        settings: sharedSettings(settings),
        corpus,
        waived: inputs.waivers.flatMap(({ session }) => session ?? []),
        cassette_digest: inputs.digests.cassette,
        candidates: { any: texts.names.length + defects.length > 0, valid: (0,_scoring_run_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .hasUsable */ .V)(inputs.pairs, inputs.source) },
        ...(inputs.pairs.samples.length > 0 && { samples: inputs.pairs.samples }),
        left_out: unmatched.leftOut,
        more_defects: moreDefects,
        judge,
        labels: labels === null ? null : { count: labels.count, digest: labels.digest },
    };
}
function* linesOf({ shard, scored, judge, labels }, digest) {
    const evaluations = bySession(judge?.meta.evaluations ?? []);
    for (const [index, session] of scored.sessions.entries()) {
        const name = (0,_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOf */ .Vb)(session);
        if ((0,_scoring_shard_of_js__WEBPACK_IMPORTED_MODULE_11__/* .shardOf */ .IS)(name, shard.of, digest) !== shard.index)
            continue;
        yield {
            kind: 'session',
            session: (0,_scoring_scored_session_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutTexts */ .X1)(session),
            ...(0,_scoring_score_sessions_js__WEBPACK_IMPORTED_MODULE_4__/* .summariesOf */ .yh)(scored, index),
            judgement: judge?.judgements.get(name) ?? null,
            metrics: judge?.measured.get(name) ?? null,
            evaluations: evaluations.get(name) ?? [],
        };
    }
    for (const label of labels?.judged ?? [])
        yield { kind: 'label', label };
    for (const { name, defects } of scored.unmatched.unjudged())
        yield { kind: 'unmatched', name, defects };
    for (const defect of scored.inputs.candidates.defects)
        yield { kind: 'defect', defect };
    scored.inputs.refuseChanges();
}
function bySession(evaluations) {
    const groups = new Map();
    for (const one of evaluations) {
        (0,_core_groups_js__WEBPACK_IMPORTED_MODULE_12__/* .addTo */ .D)(groups, one.original.session, one);
    }
    return groups;
}
const KEPT = new Set(['name', 'session', 'file', 'candidatePath', 'id']);
function masked(value) {
    const text = JSON.stringify(value, (key, member) => typeof member === 'string' && !KEPT.has(key) ? (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)(member) : member);
    return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonLine */ .rF)(JSON.parse(text));
}
const ALSO_SHARED = [
    ..._settings_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .FORMAT_SETTINGS */ .W9,
    'corpus',
    'judge',
    'allow-unreviewed',
    'meta-evaluation-rate',
    'meta-judge-model',
];
function sharedSettings(settings) {
    const also = Object.fromEntries(ALSO_SHARED.map((name) => [name, settings.values[name]]));
    return Object.fromEntries(Object.entries({ ...(0,_report_reported_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .bearingSettings */ .We)(settings), ...also }).map(([name, value]) => [
        name,
        (0,_core_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(value ?? null),
    ]));
}


/***/ })

};
