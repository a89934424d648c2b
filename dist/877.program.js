export const id = 877;
export const ids = [877];
export const modules = {

/***/ 6412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ FEWEST_LABELS),
  H: () => (/* binding */ measureAgreement)
});

;// CONCATENATED MODULE: ./build/agreement/correlation.js
/** Ranks from 1 on; equal values share the mean of the ranks that they take up together. */
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
/** Product-moment correlation of two lists of one length, -1..1; `null` when a list is constant or has less than two. */
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
/** Spearman's rank correlation, ties by average rank, -1..1; `null` when one of the lists is constant. */
function spearman(a, b) {
    return pearson(averageRanks(a), averageRanks(b));
}
/**
 * Rank correlation of two lists when what a third one explains is taken out of both: the first-order partial
 * correlation of ranks (M. G. Kendall, Rank Correlation Methods). `null` when `a` or `b` is constant; when the third
 * explains one of them wholly, nothing is left and the result is 0.
 */
function partialSpearman(a, b, given) {
    const together = spearman(a, b);
    if (together === null)
        return null;
    const [withA, withB] = [spearman(a, given), spearman(b, given)];
    if (withA === null || withB === null)
        return together;
    const left = (1 - withA * withA) * (1 - withB * withB);
    // Below this only rounding is left of a list that the third one explains.
    return left < 1e-12 ? 0 : Math.min(1, Math.max(-1, (together - withA * withB) / Math.sqrt(left)));
}

;// CONCATENATED MODULE: ./build/agreement/kappa.js
/**
 * Cohen's kappa of two raters who each said yes or no about the same things: how much more often they agree than they
 * would by chance with their own shares of yes (J. Cohen, "A coefficient of agreement for nominal scales", Educational and
 * Psychological Measurement 20, 1960). -1..1; 0 is chance. `null` without ratings, and where both said only one and the
 * same word, since then chance explains everything and nothing is left to agree on.
 */
function cohensKappa(a, b) {
    if (a.length === 0)
        return null;
    const share = (flags) => flags.filter(Boolean).length / flags.length;
    const observed = share(a.map((yes, i) => yes === b[i]));
    const [yesA, yesB] = [share(a), share(b)];
    const chance = yesA * yesB + (1 - yesA) * (1 - yesB);
    return chance === 1 ? null : (observed - chance) / (1 - chance);
}

// EXTERNAL MODULE: ./build/gates/shown.js
var shown = __webpack_require__(9250);
// EXTERNAL MODULE: ./build/report/statistics.js
var statistics = __webpack_require__(8028);
// EXTERNAL MODULE: ./build/statistics/bootstrap.js
var bootstrap = __webpack_require__(168);
// EXTERNAL MODULE: ./build/statistics/descriptive.js
var descriptive = __webpack_require__(4400);
;// CONCATENATED MODULE: ./build/calibration/agreement.js






/** Below this a rank correlation is a coin toss: two candidates always give 1 or -1. */
const FEWEST_LABELS = 3;
/** Resampling one session gives itself, and two little else. */
const FEWEST_SESSIONS = 3;
const DRAWS = 2000;
/** Ratings that all resamples have together: with thousands of labels fewer resamples tell the same. */
const MOST_DRAWN = 2_000_000;
const SEED = 20_261_121;
/** An interval needs a statistic in most of the resamples. */
const DEFINED_SHARE = 0.9;
/**
 * How far a scorer agrees with people. Intervals are percentile bootstraps over sessions and not over candidates, since
 * candidates of one session are rated against the same reference.
 * @param gate where both are cut into pass and fail, 0..1, compared as gates compare; null = no gate, no kappa
 */
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
        bias: estimate((some) => (0,descriptive/* mean */.i2)(some.map(({ human, scored }) => scored - human)), obstacleToBias(pairs)),
        level: levelOf(ranks, kappa),
    };
}
/**
 * The lower of both: a judge that ranks well but is far too kind passes everything, and one that draws the line well by
 * luck ranks badly. A judge without any order among candidates that people told apart has its kappa, which is 0.
 */
function levelOf(ranks, kappa) {
    if (kappa.value === null)
        return null;
    return ranks.value === null ? kappa.value : Math.min(ranks.value, kappa.value);
}
function rankCorrelation(pairs) {
    return spearman(pairs.map(({ human }) => human), pairs.map(({ scored }) => scored));
}
function kappaAt(pairs, gate) {
    const passes = (value) => (0,shown/* shown */.S)(value) >= (0,shown/* shown */.S)(gate);
    return cohensKappa(pairs.map(({ human }) => passes(human)), pairs.map(({ scored }) => passes(scored)));
}
function obstacleToBias(pairs) {
    return pairs.length === 0 ? 'nothing was measured' : null;
}
function obstacleToRanks(pairs) {
    if (pairs.length < FEWEST_LABELS)
        return `fewer than ${FEWEST_LABELS} candidates were measured`;
    return new Set(pairs.map(({ human }) => human)).size < 2 ? 'all labels are the same' : null;
}
function obstacleToKappa(pairs, gate) {
    if (gate === null)
        return 'no gate is set';
    if (pairs.length < FEWEST_LABELS)
        return `fewer than ${FEWEST_LABELS} candidates were measured`;
    const passing = pairs.filter(({ human }) => (0,shown/* shown */.S)(human) >= (0,shown/* shown */.S)(gate)).length;
    if (passing > 0 && passing < pairs.length)
        return null;
    return `all labels are ${passing === 0 ? 'below' : 'at or above'} the gate`;
}
function bySession(pairs) {
    const groups = new Map();
    for (const pair of pairs) {
        const group = groups.get(pair.session);
        if (group === undefined)
            groups.set(pair.session, [pair]);
        else
            group.push(pair);
    }
    return [...groups.values()];
}
/**
 * The middle 95 % of a statistic over resamples, unless too many of these could not tell it. Where all of them say the same,
 * as with a kappa of 1, the bootstrap knows nothing of the error: no width is not certainty.
 */
function interval(drawn, draws) {
    const sorted = [...drawn].sort((a, b) => a - b);
    const [low, high] = [(0,descriptive/* quantile */.YV)(sorted, 0.025), (0,descriptive/* quantile */.YV)(sorted, 0.975)].map((end) => end === null ? null : rounded(end));
    if (low == null || high == null || low === high || sorted.length < DEFINED_SHARE * draws)
        return null;
    return [low, high];
}
/** As reports keep numbers; adding 0 makes a plain one of -0. */
function rounded(value) {
    return (0,statistics/* stored */.su)(value, 'six decimals') + 0;
}


/***/ }),

/***/ 7605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ calibrationGate),
/* harmony export */   R: () => (/* binding */ checkAgainstLabels)
/* harmony export */ });
/* harmony import */ var _judge_agreement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6557);

/**
 * What a run knows of its judge, with the agreement of that very judge with the labels: asked now, by the same model, mode
 * and prompt, or replayed from the same cassette. An agreement that was measured some other day might be another judge's.
 * Without labels, and where nobody could be asked or there was nothing to judge, the facts stay as they are.
 */
async function checkAgainstLabels(facts, labels, { settings, digest, askMore }) {
    if (labels.length === 0 || facts.absence !== null || facts.judgements.size + facts.measured.size === 0)
        return facts;
    const judgements = await askMore(labels);
    const gate = calibrationGate(settings);
    return {
        ...facts,
        agreement: (0,_judge_agreement_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAgreement */ .I1)(labels, judgements, { gate, minMeasured: settings['min-measured'], digest }),
    };
}
/** Where scores are cut into pass and fail to compare them with labels; null where no such gate is set. */
function calibrationGate(settings) {
    return settings['min-judge-overall'] ?? settings['min-overall'];
}


/***/ }),

/***/ 6557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ judgeAgreement),
/* harmony export */   Sd: () => (/* binding */ labelsDigest),
/* harmony export */   ge: () => (/* binding */ agreementOf),
/* harmony export */   v4: () => (/* binding */ judgedLabels)
/* harmony export */ });
/* harmony import */ var _json_canonical_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6289);
/* harmony import */ var _judge_judge_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1809);
/* harmony import */ var _judge_judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5667);
/* harmony import */ var _summary_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1906);
/* harmony import */ var _agreement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6412);
/* harmony import */ var _label_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6617);






/** The labels with what the judge says of each, in their order. */
function judgedLabels(labels, judgements) {
    return labels.map((label) => {
        const judgement = judgements.get((0,_label_js__WEBPACK_IMPORTED_MODULE_3__/* .labelKey */ .kJ)(label));
        return {
            session: label.session.name,
            human: label.overall,
            scored: judgement?.overall.score ?? null,
            effort: judgement ?? _judge_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_EFFORT */ .tS,
        };
    });
}
/**
 * Agreement of the judge with the labels.
 * @param gate where both are cut into pass and fail; null = no gate
 * @param minMeasured share of the labels, 0..1, that must have been judged: those that answered are no fair sample
 * @param digest of all labels, as `labelsDigest` makes it
 */
function agreementOf(labels, { gate, minMeasured, digest, }) {
    const pairs = labels.flatMap(({ session, human, scored }) => (scored === null ? [] : [{ session, human, scored }]));
    const agreement = (0,_agreement_js__WEBPACK_IMPORTED_MODULE_2__/* .measureAgreement */ .H)(pairs, gate);
    const counts = { wanted: labels.length, measured: pairs.length };
    const obstacle = (0,_judge_judge_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnough */ .LP)(counts, minMeasured)
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
        effort: labels.reduce((sum, { effort }) => (0,_judge_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .addEfforts */ .vs)(sum, effort), _judge_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_EFFORT */ .tS),
        digest,
    };
}
/** The same of labels and judgements as a run has them. */
function judgeAgreement(labels, judgements, { gate, minMeasured, digest, }) {
    return agreementOf(judgedLabels(labels, judgements), { gate, minMeasured, digest: labelsDigest(labels, digest) });
}
/** SHA-256 of all that is read of labels. */
function labelsDigest(labels, digest) {
    return digest((0,_json_canonical_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)(labels.map((label) => ({
        key: (0,_label_js__WEBPACK_IMPORTED_MODULE_3__/* .labelKey */ .kJ)(label),
        reference: label.session.referenceDigest,
        candidate: (0,_summary_text_js__WEBPACK_IMPORTED_MODULE_5__/* .summaryText */ .g)(label.candidate),
        overall: label.overall,
    }))));
}


/***/ }),

/***/ 7848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bm: () => (/* binding */ quotesIn),
/* harmony export */   m5: () => (/* binding */ findQuote),
/* harmony export */   mj: () => (/* binding */ lineOfQuote),
/* harmony export */   vV: () => (/* binding */ forQuotes)
/* harmony export */ });
/* harmony import */ var _render_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6082);

/** Quotation marks that a model may set around a quote, or straighten inside of it. */
const MARKS = /[“”„«»]/g;
const APOSTROPHES = /[‘’‚]/g;
/** What may stand at an end of a quote that is not quoted: marks of omission, and the stop of the sentence around it. */
const ENDS = /^[\s"'.…[\]]+|[\s"'.,;:…[\]]+$/g;
/** A text as quotes are looked up in it: one line, single blanks, without control characters, marks straightened. */
function forQuotes(text) {
    return (0,_render_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text).replace(MARKS, '"').replace(APOSTROPHES, "'");
}
/** Where a quote stands in a text that `forQuotes` made, or -1. An empty quote stands nowhere. */
function findQuote(text, quote) {
    const wanted = forQuotes(quote).replace(ENDS, '');
    return wanted === '' ? -1 : text.indexOf(wanted);
}
/** The line of the file in which a quote begins, which may go on over several; nothing where it does not stand there. */
function lineOfQuote(lines, quote) {
    let text = '';
    const starts = [];
    for (const { line, text: written } of lines) {
        const clean = forQuotes(written);
        if (clean === '')
            continue;
        if (text !== '')
            text += ' ';
        starts.push({ offset: text.length, line });
        text += clean;
    }
    const at = findQuote(text, quote);
    return at === -1 ? undefined : starts.findLast(({ offset }) => offset <= at)?.line;
}
/** Between double quotation marks of any kind, or backticks: at least four characters. */
const QUOTED = /"([^"]{4,400})"|`([^`]{4,400})`/g;
/** What an explanation quotes, in the order of the text. */
function quotesIn(explanation) {
    return [...forQuotes(explanation).matchAll(QUOTED)].map(([, quoted, code]) => quoted ?? code ?? '');
}


/***/ }),

/***/ 7217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ isSampled),
/* harmony export */   Nl: () => (/* binding */ EXPLAINED_METRICS),
/* harmony export */   Y4: () => (/* binding */ checkQuotes),
/* harmony export */   oy: () => (/* binding */ readExplanationAnswer)
/* harmony export */ });
/* harmony import */ var _summary_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6295);
/* harmony import */ var _grounding_quotation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7848);
/* harmony import */ var _five_point_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5544);
/* harmony import */ var _one_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9964);




/** Metrics whose explanations are the judge's own words. Those of the others are made by us from single answers. */
const EXPLAINED_METRICS = ['rubric', 'relevance', 'coherence'];
/** Reads the answer about an explanation. One that lacks any of its parts is none. */
const readExplanationAnswer = (text, isCut) => {
    const read = (0,_one_object_js__WEBPACK_IMPORTED_MODULE_2__/* .readOneObject */ .Sm)(text, isCut, 'score');
    if ('reason' in read)
        return read;
    const { members } = read.answer;
    const score = (0,_five_point_score_js__WEBPACK_IMPORTED_MODULE_1__/* .readFivePointScore */ .d)(members.get('score'));
    const specific = (0,_one_object_js__WEBPACK_IMPORTED_MODULE_2__/* .booleanOf */ .SF)(members.get('specific'));
    const matchesScore = (0,_one_object_js__WEBPACK_IMPORTED_MODULE_2__/* .booleanOf */ .SF)(members.get('matches_score'));
    const actionable = (0,_one_object_js__WEBPACK_IMPORTED_MODULE_2__/* .booleanOf */ .SF)(members.get('actionable'));
    const word = (0,_one_object_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeText */ .r0)(members.get('quotes_exist'));
    const quotesExist = ['yes', 'no', 'none'].find((one) => one === word);
    if (score === undefined ||
        specific === undefined ||
        matchesScore === undefined ||
        actionable === undefined ||
        quotesExist === undefined) {
        return { reason: isCut ? 'truncated' : 'invalid_answer' };
    }
    const reasoning = (0,_one_object_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(members.get('reasoning'));
    return { answer: { score, reasoning, specific, quotesExist, matchesScore, actionable }, isWhole: read.isWhole };
};
/**
 * Whether an explanation is among those that are judged: by a hash of session, metric and prompt version, so that the
 * same run takes the same ones and nobody can choose them. `rate` is the share, 0..1.
 */
function isSampled({ session, metric, promptVersion, }, rate, digest) {
    const hash = digest(JSON.stringify([session, metric, promptVersion]));
    return Number.parseInt(hash.slice(0, HASH_DIGITS), 16) < rate * 16 ** HASH_DIGITS;
}
/** Hexadecimal digits that make a whole number that a double holds exactly. */
const HASH_DIGITS = 13;
/** Looks the quotes of an explanation up, without a model: in summaries, and what is not there in further texts. */
function checkQuotes(explanation, summaries, texts = () => []) {
    const quotes = (0,_grounding_quotation_js__WEBPACK_IMPORTED_MODULE_0__/* .quotesIn */ .bm)(explanation);
    const missingIn = (sources, wanted) => {
        const clean = wanted.length === 0 ? [] : sources.map(_grounding_quotation_js__WEBPACK_IMPORTED_MODULE_0__/* .forQuotes */ .vV);
        return wanted.filter((quote) => !clean.some((source) => (0,_grounding_quotation_js__WEBPACK_IMPORTED_MODULE_0__/* .findQuote */ .m5)(source, quote) !== -1));
    };
    const inSummaries = summaries.flatMap((summary) => (0,_summary_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOfSummary */ .u)(summary).map(({ text }) => text));
    const missing = missingIn(inSummaries, quotes);
    const nowhere = missing.length === 0 ? missing : missingIn(texts(), missing);
    return { quotes: quotes.length, found: quotes.length - nowhere.length };
}


/***/ }),

/***/ 5544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readFivePointScore)
/* harmony export */ });
/* harmony import */ var _one_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9964);

/** The ends of the scale that G-Eval asks for. */
const LOWEST = 1;
const HIGHEST = 5;
/**
 * A score on the scale of G-Eval (Liu et al., "G-Eval: NLG Evaluation using GPT-4 with Better Human Alignment", EMNLP
 * 2023), normalised to 0..1 as (s - 1) / 4. A number between two steps or outside of the scale was given on another
 * scale, and is no score.
 */
function readFivePointScore(value) {
    const score = (0,_one_object_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(value);
    return score === undefined || score < LOWEST || score > HIGHEST ? undefined : (score - LOWEST) / (HIGHEST - LOWEST);
}


/***/ }),

/***/ 9964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ booleanOf),
/* harmony export */   Sm: () => (/* binding */ readOneObject),
/* harmony export */   cP: () => (/* binding */ integerOf),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   r0: () => (/* binding */ wholeText),
/* harmony export */   y8: () => (/* binding */ wholeObjects)
/* harmony export */ });
/* harmony import */ var _json_embedded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8097);

/**
 * The one object of an answer that has a key, with whatever stands around it. Two of them say two things, and one that
 * is broken elsewhere than at its end says nobody knows what: both are `invalid_answer`, as is a key that is given twice.
 */
function readOneObject(text, isCut, key) {
    const { objects, isBroken } = (0,_json_embedded_js__WEBPACK_IMPORTED_MODULE_0__/* .findObjects */ .Q)(text);
    const answers = objects.filter(({ members }) => members.has(key));
    const [answer] = answers;
    if (isBroken || answers.length > 1)
        return { reason: 'invalid_answer' };
    // Reasoning comes first, so an answer that was cut may not have come to its key.
    if (answer === undefined)
        return { reason: isCut ? 'truncated' : 'invalid_answer' };
    // Who goes on after an object was not done: what it quoted may not be what it was about to answer.
    const { end } = answer.span;
    if (isCut && end !== null && /[^\s\]`]/.test(text.slice(end)))
        return { reason: 'truncated' };
    if (answer.repeated.size > 0)
        return { reason: 'invalid_answer' };
    return { answer, isWhole: end !== null && !isCut };
}
/** The whole objects in a list; one that the answer ends in, or that has a key twice, is left out. */
function wholeObjects(value) {
    if (value?.kind !== 'list')
        return [];
    return value.items.flatMap((item) => item.kind === 'object' && item.span.end !== null && item.repeated.size === 0 ? [item] : []);
}
/** A text that came whole; nothing for anything else. */
function wholeText(value) {
    return value?.kind === 'text' && value.isWhole ? value.text : undefined;
}
/** A text to be shown, with a mark where it was cut; null for none. */
function shownText(value) {
    if (value?.kind !== 'text' || value.text.trim() === '')
        return null;
    return value.isWhole ? value.text : `${value.text}…`;
}
/** How far a number may be off to be taken for a rounding error. */
const ROUNDING = 0.001;
/** A whole number; nothing for any other value. */
function integerOf(value) {
    if (value?.kind !== 'plain' || typeof value.value !== 'number')
        return undefined;
    const nearest = Math.round(value.value);
    return Math.abs(value.value - nearest) <= ROUNDING && Number.isSafeInteger(nearest) ? nearest : undefined;
}
function booleanOf(value) {
    return value?.kind === 'plain' && typeof value.value === 'boolean' ? value.value : undefined;
}


/***/ })

};
