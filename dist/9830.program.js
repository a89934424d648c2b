export const id = 9830;
export const ids = [9830];
export const modules = {

/***/ 54396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ FEWEST_LABELS),
  H: () => (/* binding */ measureAgreement)
});

var core_groups = __webpack_require__(39276);
var numbers = __webpack_require__(15236);
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

var bootstrap = __webpack_require__(44276);
var descriptive = __webpack_require__(16564);
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

/***/ 45069:
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
/* harmony import */ var _core_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11327);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64362);
/* harmony import */ var _inputs_labels_label_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63872);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6607);
/* harmony import */ var _rubric_questions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32643);
/* harmony import */ var _agreement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54396);






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

/***/ 90778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ doubtedRecordings),
/* harmony export */   l: () => (/* binding */ ownTimeBudget)
/* harmony export */ });
/* harmony import */ var _adapters_github_time_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55032);
/* harmony import */ var _judge_asking_cassette_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98496);
/* harmony import */ var _judge_asking_new_recordings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95169);
/* harmony import */ var _base_of_pull_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39473);




const SECONDS = 20;
function ownTimeBudget() {
    return new _adapters_github_time_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeBudget */ .z(SECONDS);
}
async function doubtedRecordings(cassette, settings, tools) {
    const path = settings['judge-cassette'];
    const own = [...(cassette?.recorded() ?? [])];
    if (path === null || own.length === 0)
        return undefined;
    const base = await (0,_base_of_pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .findBase */ .l)(settings, tools);
    if (base === undefined)
        return undefined;
    const file = (0,_base_of_pull_request_js__WEBPACK_IMPORTED_MODULE_3__/* .openBase */ .m)(base, settings, tools)(path);
    const atTips = await newSince(own, file, file.tips);
    if (atTips.entries.length === 0)
        return undefined;
    const parted = await file.mergeBase();
    const asked = 'commit' in parted && !file.tips.includes(parted.commit) ? [parted.commit] : [];
    const atMergeBase = await newSince(atTips.entries, file, asked);
    if (atMergeBase.entries.length === 0)
        return undefined;
    const wasRead = atTips.wasRead || atMergeBase.wasRead;
    const unread = atMergeBase.unread ?? atTips.unread ?? file.unknown;
    return new _judge_asking_new_recordings_js__WEBPACK_IMPORTED_MODULE_2__/* .DoubtedRecordings */ .AF(atMergeBase.entries, (0,_judge_asking_new_recordings_js__WEBPACK_IMPORTED_MODULE_2__/* .treatmentOf */ .Wh)(tools.asking, base.isForeign), {
        unread: wasRead ? null : unread,
        no_merge_base: 'commit' in parted ? atMergeBase.unread : parted.reason,
    });
}
async function newSince(recorded, file, commits) {
    let entries = recorded;
    let wasRead = false;
    let unread = null;
    for (const commit of commits) {
        const found = await file.at(commit);
        if (found.kind === 'unreadable')
            unread = found.reason;
        else
            wasRead = true;
        if (found.kind === 'text')
            entries = (0,_judge_asking_new_recordings_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutKnown */ .O5)(entries, (0,_judge_asking_cassette_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCassette */ .S_)(found.text, commit).recordings);
    }
    return { entries, wasRead, unread };
}


/***/ })

};
