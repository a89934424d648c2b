export const id = 6485;
export const ids = [6485,8866];
export const modules = {

/***/ 33729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V5: () => (/* binding */ warmPrompts),
/* harmony export */   hA: () => (/* binding */ mayBeCached),
/* harmony export */   xc: () => (/* binding */ shortestCachedPrefix)
/* harmony export */ });
/* harmony import */ var _money_model_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97790);
/* harmony import */ var _money_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73565);


function warmPrompts(ask) {
    const first = new Map();
    return async (question, sample) => {
        if (!mayBeCached(question.request))
            return ask(question, sample);
        const { system, model } = question.request;
        const prompt = JSON.stringify([model, system]);
        for (let warming = first.get(prompt); warming !== undefined; warming = first.get(prompt)) {
            if ((await warming).attempts > 0)
                return ask(question, sample);
            if (first.get(prompt) === warming)
                first.delete(prompt);
        }
        const asked = ask(question, sample);
        first.set(prompt, asked);
        return asked;
    };
}
const SHORTEST = [
    ['claude-haiku-5-5', 512],
    ['claude-sonnet-5-5', 512],
    ['claude-opus-5', 512],
    ['claude-fable-5', 512],
    ['claude-sonnet-5', 1024],
    ['claude-sonnet-4', 1024],
    ['claude-opus-4-8', 1024],
    ['claude-opus-4-7', 2048],
    ['claude-opus-4-6', 4096],
    ['claude-opus-4-5', 4096],
    ['claude-haiku-4-5', 4096],
];
const LONGEST = 4096;
const known = (model) => SHORTEST.find(([start]) => (0,_money_model_id_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalModel */ .a)(model).startsWith(start))?.[1];
function shortestCachedPrefix(model) {
    return known(model) ?? LONGEST;
}
function mayBeCached({ model, system }) {
    return (0,_money_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensOf */ .k8)(system) >= (known(model) ?? 0);
}


/***/ }),

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

/***/ 59533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ EstimateTally),
/* harmony export */   ot: () => (/* binding */ sumOfEstimates),
/* harmony export */   sc: () => (/* binding */ questionsThatFit),
/* harmony export */   vF: () => (/* binding */ withoutProgram),
/* harmony export */   x: () => (/* binding */ withoutRequests)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83703);
/* harmony import */ var _asking_prompt_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33729);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6607);
/* harmony import */ var _money_prices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73565);




class EstimateTally {
    recordings;
    pricing;
    asks;
    calls = 0;
    recorded = 0;
    shared = 0;
    prompt = 0;
    completion = 0;
    likely = 0;
    most = 0;
    cachedSystems = new Set();
    asked = new Set();
    constructor(recordings, pricing, asks = 'an API') {
        this.recordings = recordings;
        this.pricing = pricing;
        this.asks = asks;
    }
    add(request, sample, output, worst = request) {
        const recorded = this.recordings.find(request, sample);
        const key = this.recordings.keyOf(request, sample);
        if (recorded !== undefined) {
            this.recorded++;
            return recorded;
        }
        if (this.asked.has(key)) {
            this.shared++;
            return undefined;
        }
        this.asked.add(key);
        this.count(request, output, worst);
        return undefined;
    }
    addLive(request, output) {
        this.count(request, output, request);
    }
    addPossible(request) {
        if (this.recordings.find(request, 0) !== undefined)
            return;
        this.most = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .addKnown */ .v2)(this.most, this.pricing.worstCase(request));
    }
    count(request, output, worst) {
        this.calls++;
        const system = (0,_money_prices_js__WEBPACK_IMPORTED_MODULE_3__/* .tokensOf */ .k8)(request.system);
        const rest = (0,_money_prices_js__WEBPACK_IMPORTED_MODULE_3__/* .tokensOf */ .k8)(request.user) + (0,_money_prices_js__WEBPACK_IMPORTED_MODULE_3__/* .tokensOf */ .k8)(JSON.stringify(request.schema));
        const prompt = JSON.stringify([request.model, request.system]);
        const isCached = this.cachedSystems.has(prompt) && system >= (0,_asking_prompt_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .shortestCachedPrefix */ .xc)(request.model);
        this.cachedSystems.add(prompt);
        this.prompt += system + rest;
        this.completion += output;
        this.likely = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .addKnown */ .v2)(this.likely, this.pricing.cost(request.model, {
            fresh: isCached ? rest : system + rest,
            cached: isCached ? system : 0,
            output,
        }));
        this.most = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .addKnown */ .v2)(this.most, this.pricing.worstCase(worst));
    }
    finish(sessions) {
        return {
            sessions,
            calls: this.calls,
            uncounted: this.asks === 'a program' ? this.calls : 0,
            recorded: this.recorded,
            shared: this.shared,
            promptTokens: this.prompt,
            completionTokens: this.completion,
            likelyUsd: this.likely,
            mostUsd: this.most,
        };
    }
}
function sumOfEstimates([first, ...others]) {
    if (first === undefined)
        throw new RangeError('somebody would be asked');
    return others.reduce((sum, one) => ({
        sessions: sum.sessions,
        calls: sum.calls + one.calls,
        uncounted: sum.uncounted + one.uncounted,
        recorded: sum.recorded + one.recorded,
        shared: sum.shared + one.shared,
        promptTokens: sum.promptTokens + one.promptTokens,
        completionTokens: sum.completionTokens + one.completionTokens,
        likelyUsd: addCounted('likelyUsd', sum, one),
        mostUsd: addCounted('mostUsd', sum, one),
    }), first);
}
function addCounted(amount, a, b) {
    if (isUncounted(a))
        return b[amount];
    return isUncounted(b) ? a[amount] : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .addKnown */ .v2)(a[amount], b[amount]);
}
function isUncounted({ calls, uncounted }) {
    return uncounted > 0 && uncounted === calls;
}
function withoutRequests({ recorded, shared }) {
    return [
        ...(recorded === 0 ? [] : [`, and ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(recorded, 'recorded answer')} that cost nothing`]),
        ...(shared === 0 ? [] : [`, and ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(shared, 'answer')} shared by sessions with the same question`]),
    ].join('');
}
function withoutProgram(estimate) {
    return estimate.uncounted === 0 || isUncounted(estimate) ? '' : ', and what the program takes, which nobody knows';
}
function questionsThatFit({ calls, likelyUsd, mostUsd }, leftUsd) {
    if (calls === 0 || likelyUsd === null || mostUsd === null || likelyUsd === 0)
        return null;
    const [likely, most] = [likelyUsd / calls, mostUsd / calls];
    const fitting = leftUsd < most ? 0 : Math.floor((leftUsd - most) / likely) + 1;
    return fitting >= calls ? null : fitting;
}


/***/ }),

/***/ 71803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IA: () => (/* binding */ usdOf),
/* harmony export */   Pt: () => (/* binding */ isAmount),
/* harmony export */   df: () => (/* binding */ nanoAtLeast),
/* harmony export */   zt: () => (/* binding */ nanoAtMost)
/* harmony export */ });
const NANO = 1e9;
const NOISE = 1e-3;
function nanoAtLeast(usd) {
    return Math.max(0, Math.ceil(usd * NANO - NOISE));
}
function nanoAtMost(usd) {
    return Math.floor(usd * NANO + NOISE);
}
function usdOf(nano) {
    return nano / NANO;
}
function isAmount(usd) {
    return usd !== null && Number.isFinite(usd) && usd >= 0 && usd * NANO <= Number.MAX_SAFE_INTEGER;
}


/***/ }),

/***/ 73565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   k8: () => (/* binding */ tokensOf),
/* harmony export */   lD: () => (/* binding */ overridePrices),
/* harmony export */   wB: () => (/* binding */ worstCase),
/* harmony export */   wE: () => (/* binding */ BUILT_IN_PRICES),
/* harmony export */   xx: () => (/* binding */ priceOf)
/* harmony export */ });
/* unused harmony export inputBound */
/* harmony import */ var _model_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97790);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71803);


const PRICE_LIST = { asOf: '2026-10-24', source: 'price list of Anthropic, API, without batch discount' };
const BUILT_IN_PRICES = new Map([
    [
        'claude-haiku-5-5',
        {
            ...PRICE_LIST,
            rates: { input: 0.1, output: 0.5, cacheWrite: 0.125, cacheRead: 0.01 },
            long: { above: 100_000, rates: { input: 0.5, output: 2.5, cacheWrite: 0.625, cacheRead: 0.05 } },
        },
    ],
    ['claude-sonnet-5-5', { ...PRICE_LIST, rates: { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.1 } }],
    ['claude-opus-5-5', { ...PRICE_LIST, rates: { input: 4, output: 20, cacheWrite: 5, cacheRead: 0.2 } }],
    ['claude-fable-5-1', { ...PRICE_LIST, rates: { input: 10, output: 50, cacheWrite: 12.5, cacheRead: 0.25 } }],
    ['claude-sonnet-5', { ...PRICE_LIST, rates: { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.2 } }],
    ['claude-opus-5', { ...PRICE_LIST, rates: { input: 5, output: 25, cacheWrite: 6.25, cacheRead: 0.5 } }],
    ['claude-haiku-4-5', { ...PRICE_LIST, rates: { input: 1, output: 5, cacheWrite: 1.25, cacheRead: 0.1 } }],
]);
const DAY = /-\d{4}-\d{2}-\d{2}$/;
function priceOf(model, prices) {
    return prices.get(model) ?? prices.get((0,_model_id_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalModel */ .a)(model)) ?? prices.get(model.replace(DAY, ''));
}
function costOf(model, usage, prices) {
    const price = priceOf(model, prices);
    if (usage === null)
        return null;
    const counts = [usage.inputTokens, usage.outputTokens, usage.cacheWriteTokens, usage.cacheReadTokens];
    if (price === undefined || !counts.every((count) => Number.isSafeInteger(count) && count >= 0))
        return null;
    const prompt = usage.inputTokens + usage.cacheWriteTokens + usage.cacheReadTokens;
    const { long } = price;
    return charge(usage, long !== undefined && prompt > long.above ? long.rates : price.rates);
}
const ADDED_TOKENS = 1000;
function worstCase(request, prices, schema = 'once') {
    const price = priceOf(request.model, prices);
    if (price === undefined)
        return null;
    const input = inputBound(request, schema);
    const worst = worstAt(price.rates, input, request.maxTokens);
    if (price.long === undefined || input <= price.long.above || worst === null)
        return worst;
    const worstIfLong = worstAt(price.long.rates, input, request.maxTokens);
    return worstIfLong === null ? null : Math.max(worst, worstIfLong);
}
function worstAt(rates, inputTokens, outputTokens) {
    const input = Math.max(rates.input, rates.cacheWrite, rates.cacheRead);
    return charge({ inputTokens, outputTokens, cacheWriteTokens: 0, cacheReadTokens: 0 }, { ...rates, input });
}
function inputBound({ system, user, schema }, sent = 'once') {
    const ofSchema = utf8Length(JSON.stringify(schema)) * (sent === 'twice' ? 2 : 1);
    return utf8Length(system) + utf8Length(user) + ofSchema + ADDED_TOKENS;
}
function utf8Length(text) {
    return new TextEncoder().encode(text).length;
}
function charge(usage, rates) {
    const micro = usage.inputTokens * rates.input +
        usage.outputTokens * rates.output +
        usage.cacheWriteTokens * rates.cacheWrite +
        usage.cacheReadTokens * rates.cacheRead;
    return (0,_money_js__WEBPACK_IMPORTED_MODULE_1__/* .isAmount */ .Pt)(micro / 1e6) ? (0,_money_js__WEBPACK_IMPORTED_MODULE_1__/* .usdOf */ .IA)((0,_money_js__WEBPACK_IMPORTED_MODULE_1__/* .nanoAtLeast */ .df)(micro / 1e6)) : null;
}
const RATE_NAMES = [
    ['input', 'input'],
    ['output', 'output'],
    ['cacheWrite', 'cache_write'],
    ['cacheRead', 'cache_read'],
];
const CACHE_WRITE_FACTOR = 1.25;
function overridePrices(prices, overrides, from) {
    const merged = new Map(prices);
    const problems = [];
    for (const [model, override] of overrides) {
        const listed = priceOf(model, prices);
        const known = from === 'config' ? listed : undefined;
        if (from === 'config' && known === undefined) {
            problems.push(`${model} is not in the built-in table; allowed in the config file: models of the table; for another one set the input or flag prices, as in ${model}=0.5/2.5`);
            continue;
        }
        const floor = known?.rates ?? FREE;
        const found = RATE_NAMES.flatMap(([rate, name]) => {
            const value = override[rate];
            const lowest = lowestOf(rate, floor, known);
            if (value === undefined ? !(known === undefined && isMain(rate)) : lowest.accepts(value))
                return [];
            return [`${model}: ${name} is ${value ?? 'missing'}; allowed: ${lowest.words} USD per million tokens`];
        });
        problems.push(...found);
        if (found.length === 0)
            merged.set(model, raise(override, floor, known, listed?.long));
    }
    return problems.length > 0 ? { problems } : { prices: merged };
}
const FREE = { input: 0, output: 0, cacheWrite: 0, cacheRead: 0 };
function isMain(rate) {
    return rate === 'input' || rate === 'output';
}
function lowestOf(rate, floor, known) {
    const lowest = floor[rate];
    const isOpen = lowest === 0 && known === undefined && isMain(rate);
    return {
        accepts: (value) => Number.isFinite(value) && (isOpen ? value > 0 : value >= lowest),
        words: isOpen ? 'more than 0' : `${lowest} or more`,
    };
}
function raise(override, floor, known, long) {
    const input = override.input ?? floor.input;
    const rates = {
        input,
        output: override.output ?? floor.output,
        cacheWrite: override.cacheWrite ?? Math.max(floor.cacheWrite, input * CACHE_WRITE_FACTOR),
        cacheRead: override.cacheRead ??
            (known === undefined ? input : Math.max(floor.cacheRead, input * (floor.cacheRead / floor.input))),
    };
    const from = { asOf: null, source: 'the configuration' };
    if (long === undefined)
        return { rates, ...from };
    return { rates, ...from, long: { above: long.above, rates: larger(rates, long.rates) } };
}
function larger(a, b) {
    return {
        input: Math.max(a.input, b.input),
        output: Math.max(a.output, b.output),
        cacheWrite: Math.max(a.cacheWrite, b.cacheWrite),
        cacheRead: Math.max(a.cacheRead, b.cacheRead),
    };
}
const CHARACTERS_A_TOKEN = 3.3;
function tokensOf(text) {
    return Math.ceil(text.length / CHARACTERS_A_TOKEN);
}


/***/ }),

/***/ 93454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ askingCost),
/* harmony export */   dD: () => (/* binding */ renderUnjudged),
/* harmony export */   tV: () => (/* binding */ renderEstimate)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83703);
/* harmony import */ var _judge_estimate_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59533);
/* harmony import */ var _report_round_usd_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78818);



function renderUnjudged(about) {
    return `${[
        NOTHING_DONE,
        ...('turns' in about ? [`  turns      ${about.turns}`] : foundLines(about)),
        '  judge      off: nobody is asked, and nothing is spent',
    ].join('\n')}\n`;
}
function foundLines({ found, labels }) {
    return [
        ...(found === undefined
            ? []
            : [`  found      ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(found.sessions, 'session')}, ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(found.candidates, 'candidate')}`]),
        ...(labels === 0 ? [] : [`  labels     ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(labels, 'labelled candidate')}`]),
    ];
}
const NOTHING_DONE = 'Dry run: nothing was asked, written or published.';
function renderEstimate(estimate, { 'max-cost-usd': cap, 'judge-model': model, 'judge-transport': transport, }, about) {
    const { sessions, calls, promptTokens, completionTokens, likelyUsd, mostUsd } = estimate;
    const lines = [
        NOTHING_DONE,
        'turns' in about
            ? `  turns      ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(about.turns, 'turn')} to judge with ${model}`
            : `  sessions   ${namesOf(sessions, about.labels)} to judge with ${model}`,
        `  requests   ${calls}${(0,_judge_estimate_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutRequests */ .x)(estimate)}`,
        `  tokens     about ${promptTokens} in, ${completionTokens} out`,
        estimate.uncounted === calls && calls > 0 && likelyUsd === null
            ? '  cost       unknown: the program of judge-command does not say what it takes'
            : `  cost       about ${usd(likelyUsd)}, at most ${usd(mostUsd)} without retries${about.asksFurther ? ' and further samples' : ''}${transport === 'batch' ? ', by batch at half price' : ''}${(0,_judge_estimate_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutProgram */ .vF)(estimate)}`,
        cap === null ? '  cap        none' : `  cap        ${usd(cap)}: a request that could pass it is not made`,
    ];
    return `${lines.join('\n')}\n`;
}
function askingCost(estimate, model, about) {
    const { calls, likelyUsd, mostUsd } = estimate;
    const told = (amount) => (amount === null ? 'an unknown amount' : (0,_report_round_usd_js__WEBPACK_IMPORTED_MODULE_2__/* .inDollars */ .D)(amount));
    return `Asking ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(model)} about ${about}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(calls, 'request')}${(0,_judge_estimate_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutRequests */ .x)(estimate)}; about ${told(likelyUsd)}, at most ${told(mostUsd)} without retries${(0,_judge_estimate_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutProgram */ .vF)(estimate)}`;
}
function namesOf(sessions, labels) {
    const ofLabels = labels === 0 ? [] : [(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(labels, 'labelled candidate')];
    return [...(sessions > 0 || labels === 0 ? [(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(sessions, 'session')] : []), ...ofLabels].join(' and ');
}
function usd(amount) {
    return amount === null ? 'unknown (no price for this model)' : (0,_report_round_usd_js__WEBPACK_IMPORTED_MODULE_2__/* .inDollars */ .D)(amount);
}


/***/ })

};
