export const id = 4269;
export const ids = [4269];
export const modules = {

/***/ 96027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ Halt)
/* harmony export */ });
/** So many refusals of one meaning in a row stop a run: what is wrong is not wrong with one session. */
const EQUAL_REFUSALS = 3;
/**
 * Why a run asks no more: a key or an account that was refused once is refused again, and so is a request that the API
 * has called wrong several times for the same reason, such as a model that it does not know.
 */
class Halt {
    reason = null;
    /** What the provider said, for the user; null where the run goes on. Foreign text. */
    message = null;
    /** What the last request came to, as long as none has been answered; null after an answer. Foreign text. */
    unanswered = null;
    isAnswered = false;
    last = null;
    repeats = 0;
    /** Takes note of what a request came to. */
    note(outcome) {
        const failure = outcome.kind === 'failure' ? outcome : null;
        const meaning = failure === null ? null : meaningOf(failure);
        this.repeats = meaning !== null && meaning === this.last ? this.repeats + 1 : Number(meaning !== null);
        this.last = meaning;
        this.isAnswered ||= outcome.kind === 'answer';
        this.unanswered = this.isAnswered ? null : (failure?.message ?? 'the model refused to answer');
        if (failure === null || this.reason !== null)
            return;
        // What a program prints may be the words of a candidate, which say nothing of its key.
        const isFinal = (failure.reason === 'auth' || failure.reason === 'billing') && failure.status !== null;
        if (!isFinal && this.repeats < EQUAL_REFUSALS)
            return;
        this.reason = failure.reason;
        const times = isFinal ? 'a request' : `${EQUAL_REFUSALS} requests in a row for the same reason`;
        this.message = `nobody was asked any more after the provider refused ${times}: ${failure.message}`;
    }
}
/** Reasons that may lie in what all requests share. */
const OF_ALL_REQUESTS = ['invalid_request', 'auth', 'billing'];
/** A request that is too large says nothing about the next one, whose session may be shorter. */
const TOO_LARGE = 413;
/** So does one that has too many tokens, which is said with status 400: with its numbers it is like itself alone. */
const IS_TOO_LONG = /\btoo long\b|\bcontext[ _](?:length|window)\b|\btoo many (?:\w+ )?tokens\b/i;
/** What differs between refusals of one meaning: ids, counts, and names with a digit in them. */
const PARTICULARS = /\breq_\w+|[\p{L}\p{M}_-]*\p{N}[\p{L}\p{M}\p{N}_-]*/gu;
/** What a refusal says of all requests; null where it speaks of one, or where asking again may help. */
function meaningOf({ reason, canRetry, status, message }) {
    if (!OF_ALL_REQUESTS.includes(reason) || canRetry || status === TOO_LARGE)
        return null;
    return `${status} ${IS_TOO_LONG.test(message) ? message : message.replace(PARTICULARS, '#')}`;
}


/***/ }),

/***/ 74269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openJudge: () => (/* binding */ openJudge)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/adapters/disk/files.js
var disk_files = __webpack_require__(56736);
;// CONCATENATED MODULE: ./build/adapters/disk/judge-log.js

/**
 * Writes judge-log.jsonl, a line for each attempt to ask the judge, as soon as it ends: a run that is killed keeps its
 * log. The first line replaces the file of an earlier run. A write that fails is kept in `trouble` and never changes a
 * result.
 */
class JudgeLog {
    files;
    path;
    lines = 0;
    firstTrouble = null;
    constructor(files, path) {
        this.files = files;
        this.path = path;
    }
    /** Whether there is a file of this run. */
    get isBegun() {
        return this.lines > 0;
    }
    /** Reason of the first line that could not be written; null as long as all were. */
    get trouble() {
        return this.firstTrouble;
    }
    add(line) {
        // After a line that may stand there half, nothing that follows could be read for certain.
        if (this.firstTrouble !== null)
            return;
        try {
            if (this.lines === 0)
                this.files.write(this.path, `${line}\n`);
            else
                this.files.append(this.path, `${line}\n`);
            this.lines++;
        }
        catch (error) {
            this.firstTrouble = (0,disk_files/* reasonOf */.A)(error);
        }
    }
}

// EXTERNAL MODULE: ./build/inputs/corpus/find-transcript.js
var find_transcript = __webpack_require__(85981);
// EXTERNAL MODULE: ./build/judge/asking/ask-once.js
var ask_once = __webpack_require__(22669);
// EXTERNAL MODULE: ./build/judge/asking/concurrency.js
var concurrency = __webpack_require__(97873);
// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(193);
;// CONCATENATED MODULE: ./build/judge/asking/log-line.js

/** One line of judge-log.jsonl: what was asked, where and when, and what came back; credentials are masked. */
function logLine(record, context) {
    const { session, metric, sample, attempt, request, startedAt, durationMs } = record;
    const line = {
        session,
        metric,
        sample,
        attempt,
        provider: context.provider,
        model: request.model,
        prompt_version: request.promptVersion,
        base_url: context.baseUrl,
        endpoint: context.endpoint,
        started_at: new Date(context.wallTime(startedAt)).toISOString(),
        duration_ms: context.showsDurations ? Math.max(0, Math.round(durationMs)) : 0,
        outcome: outcomeOf(record),
        request: {
            system: request.system,
            user: request.user,
            schema: request.schema,
            max_tokens: request.maxTokens,
            effort: request.effort,
        },
    };
    return JSON.stringify(line, (_, member) => (typeof member === 'string' ? (0,redact/* maskSecrets */.QU)(member) : member));
}
/** One line of judge-log.jsonl about a batch: made, looked at, or fetched. Its requests have lines of their own. */
function batchLogLine(event, context) {
    const { step, batch, requests, startedAt, durationMs, outcome } = event;
    const line = {
        batch,
        step,
        requests,
        provider: context.provider,
        base_url: context.baseUrl,
        endpoint: context.endpoint,
        started_at: new Date(context.wallTime(startedAt)).toISOString(),
        duration_ms: context.showsDurations ? Math.max(0, Math.round(durationMs)) : 0,
        outcome: outcome.kind === 'failure' ? failureOf(outcome) : outcome,
    };
    return JSON.stringify(line, (_, member) => (typeof member === 'string' ? (0,redact/* maskSecrets */.QU)(member) : member));
}
function outcomeOf({ outcome }) {
    switch (outcome.kind) {
        case 'recorded':
            return { kind: outcome.kind, ...answerOf(outcome.completion) };
        case 'answer':
            return { kind: outcome.kind, ...answerOf(outcome) };
        case 'refusal': {
            const { kind, category, model, usage, requestId } = outcome;
            return { kind, stop_reason: 'refusal', category, model_used: model, ...tokensOf(usage), request_id: requestId };
        }
        case 'failure':
            return failureOf(outcome);
    }
}
function failureOf({ kind, reason, status, message, canRetry, retryAfterMs, requestId }) {
    const retry = { can_retry: canRetry, retry_after_ms: retryAfterMs };
    return { kind, reason, status, message, ...retry, request_id: requestId };
}
function answerOf({ text, isCut, stopReason, model, usage, requestId }) {
    const stop = { stop_reason: stopReason, is_cut: isCut };
    return { text, ...stop, model_used: model, ...tokensOf(usage), request_id: requestId };
}
function tokensOf(usage) {
    return {
        input_tokens: usage?.inputTokens ?? null,
        output_tokens: usage?.outputTokens ?? null,
        cache_write_tokens: usage?.cacheWriteTokens ?? null,
        cache_read_tokens: usage?.cacheReadTokens ?? null,
    };
}

// EXTERNAL MODULE: ./build/judge/asking/new-recordings.js
var new_recordings = __webpack_require__(12997);
// EXTERNAL MODULE: ./build/judge/calibration/judge-agreement.js
var judge_agreement = __webpack_require__(55193);
// EXTERNAL MODULE: ./build/judge/estimate/estimate-run.js
var estimate_run = __webpack_require__(89405);
// EXTERNAL MODULE: ./build/judge/estimate/tally.js
var tally = __webpack_require__(67777);
// EXTERNAL MODULE: ./build/judge/judge-turns.js + 2 modules
var judge_turns = __webpack_require__(85777);
// EXTERNAL MODULE: ./build/judge/money/money.js
var money = __webpack_require__(5991);
;// CONCATENATED MODULE: ./build/judge/money/budget.js

/**
 * Keeps one run within its cap on costs. Each call reserves its worst case first, synchronously, so that calls at the
 * same time cannot exceed the cap together.
 */
class Budget {
    spentNano = 0;
    reservedNano = 0;
    leftNano;
    /** `null` caps nothing. `spentBeforeUsd` counts against the cap, but is not spent by this run. */
    constructor(capUsd, spentBeforeUsd = 0) {
        this.leftNano = capUsd === null ? Number.POSITIVE_INFINITY : (0,money/* nanoAtMost */.zt)(capUsd) - (0,money/* nanoAtLeast */.df)(spentBeforeUsd);
    }
    /**
     * What finished calls have cost, in US dollars. At most the cap, as long as no call costs more than its worst case.
     */
    get spent() {
        return (0,money/* usdOf */.IA)(this.spentNano);
    }
    /** What is set aside for calls under way, in US dollars. */
    get reserved() {
        return (0,money/* usdOf */.IA)(this.reservedNano);
    }
    /**
     * Sets the worst case of a call aside. Returns null when it does not fit the cap: the call must not be made. An
     * unknown worst case (`null`) fits under no cap, and needs nothing where there is no cap.
     */
    reserve(worstUsd) {
        if (!(0,money/* isAmount */.Pt)(worstUsd))
            return this.leftNano === Number.POSITIVE_INFINITY ? this.hold(0) : null;
        const worst = (0,money/* nanoAtLeast */.df)(worstUsd);
        return this.spentNano + this.reservedNano + worst <= this.leftNano ? this.hold(worst) : null;
    }
    /**
     * For a call that an earlier run made: sets nothing aside, and books its real cost when it is settled, even over the
     * cap.
     */
    adopt() {
        return this.hold(0);
    }
    hold(worst) {
        this.reservedNano += worst;
        let isOpen = true;
        return {
            settle: (actualUsd) => {
                if (!isOpen)
                    return;
                isOpen = false;
                this.reservedNano -= worst;
                this.spentNano += (0,money/* isAmount */.Pt)(actualUsd) ? (0,money/* nanoAtLeast */.df)(actualUsd) : worst;
            },
        };
    }
}

// EXTERNAL MODULE: ./build/judge/pairwise/ask-pairs.js + 3 modules
var ask_pairs = __webpack_require__(22966);
// EXTERNAL MODULE: ./build/judge/run-judge.js
var run_judge = __webpack_require__(39751);
// EXTERNAL MODULE: ./build/judge/transplants.js
var judge_transplants = __webpack_require__(66192);
// EXTERNAL MODULE: ./build/core/numbers.js
var numbers = __webpack_require__(67952);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/settings/judge-metrics.js
var judge_metrics = __webpack_require__(20483);
// EXTERNAL MODULE: ./build/judge/judge-facts.js
var judge_facts = __webpack_require__(51809);
// EXTERNAL MODULE: ./build/judge/judgement.js
var judge_judgement = __webpack_require__(15667);
// EXTERNAL MODULE: ./build/core/summary.js
var summary = __webpack_require__(37166);
// EXTERNAL MODULE: ./build/judge/sampling/merge-samples.js
var merge_samples = __webpack_require__(22722);
;// CONCATENATED MODULE: ./build/judge/panel/combine-judgements.js




/**
 * What a panel says of a session: of each score the median of the members that count and have it, and the words of the member
 * whose overall is nearest to the median, the first of equals. A member without a score takes part in no median and makes none
 * of them 0. What was spent is that of all.
 */
function combineJudgements(all) {
    const counting = all.flatMap(({ judgement, counts }) => (counts ? [judgement] : []));
    const [first] = counting;
    if (first === undefined)
        throw new RangeError('a panel has a member that counts');
    const scoresOf = (score) => counting.flatMap((judgement) => score(judgement) ?? []);
    const overalls = scoresOf(({ overall }) => overall.score);
    const overall = (0,numbers/* stored */.su)((0,numbers/* median */.JZ)(overalls), 'six decimals');
    const spokesman = (overall === null ? undefined : (0,numbers/* nearest */.pA)(overall, counting, (one) => one.overall.score)) ??
        counting.find(({ samples }) => samples > 0) ??
        first;
    const dimensionSamples = (0,merge_samples/* byDimension */.a)((dimension) => scoresOf(({ dimensions }) => dimensions[dimension].score));
    const { bySample, voices: _, ...words } = spokesman;
    return {
        ...words,
        ...all.reduce((sum, { judgement }) => (0,judge_judgement/* addEfforts */.vs)(sum, judgement), judge_judgement/* NO_EFFORT */.tS),
        overall: { score: overall, reason: spokesman.overall.reason },
        dimensions: (0,merge_samples/* byDimension */.a)((dimension) => dimensionOf(dimension, dimensionSamples[dimension], spokesman, counting)),
        speaksToJudge: isSaid(counting),
        overalls,
        dimensionSamples,
        samples: counting.reduce((sum, { samples }) => sum + samples, 0),
        asked: counting.reduce((sum, { asked }) => sum + asked, 0),
        unmeasured: unmeasuredBy(counting),
        ...(bySample !== undefined && { bySample: samplesOf(counting, bySample) }),
        voices: all.map(voiceOf),
    };
}
/** The reason is that of the spokesman where his score is there, so that all words of a session are of one member. */
function dimensionOf(dimension, scores, spokesman, counting) {
    const own = spokesman.dimensions[dimension];
    const score = (0,numbers/* stored */.su)((0,numbers/* median */.JZ)(scores), 'six decimals');
    if (score === null || own.score !== null)
        return { score, reason: own.reason };
    const told = (0,numbers/* nearest */.pA)(score, counting, (one) => one.dimensions[dimension].score);
    return { score, reason: told?.dimensions[dimension].reason ?? null };
}
/** One member that says so is enough: an order to a judge may have turned the others. */
function isSaid(counting) {
    const said = counting.flatMap(({ speaksToJudge }) => speaksToJudge ?? []);
    return said.length === 0 ? null : said.includes(true);
}
/** What no member that counts has measured, of each candidate of the session, with the reason of the first. */
function unmeasuredBy(counting) {
    const wanted = [
        'overall',
        ...summary/* DIMENSIONS */.Yf.filter((one) => counting.some((by) => (0,judge_judgement/* judgedDimensions */.lc)(by).includes(one))),
    ];
    const candidates = counting[0]?.bySample?.map(({ sample }) => sample) ?? [undefined];
    return candidates.flatMap((sample) => wanted.flatMap((measurement) => {
        if (counting.some((judgement) => hasScore(judgement, measurement, sample)))
            return [];
        const reason = counting
            .flatMap(({ unmeasured }) => unmeasured)
            .find((gap) => gap.measurement === measurement)?.reason;
        return [{ measurement, reason: reason ?? 'invalid_answer' }];
    }));
}
function hasScore({ overall, dimensions, bySample }, measurement, sample) {
    if (sample === undefined)
        return (measurement === 'overall' ? overall : dimensions[measurement]).score !== null;
    const one = bySample?.find((of) => of.sample === sample);
    return measurement === 'overall' ? one?.overall != null : (one?.dimensionSamples[measurement].length ?? 0) > 0;
}
/** Of each candidate of a session the medians of what the members gave it. */
function samplesOf(counting, samples) {
    return samples.map(({ sample }) => {
        const given = counting.flatMap(({ bySample }) => bySample?.find((one) => one.sample === sample) ?? []);
        const overalls = given.flatMap(({ overall }) => overall ?? []);
        return {
            sample,
            overall: (0,numbers/* stored */.su)((0,numbers/* median */.JZ)(overalls), 'six decimals'),
            overalls,
            dimensionSamples: (0,merge_samples/* byDimension */.a)((dimension) => given.flatMap(({ dimensionSamples }) => (0,numbers/* median */.JZ)(dimensionSamples[dimension]) ?? [])),
        };
    });
}
function voiceOf({ member: { provider, model }, judgement }) {
    const { overall, dimensions, rationale, unmeasured } = judgement;
    const gap = unmeasured.find(({ measurement }) => measurement === 'overall');
    return {
        provider,
        model,
        overall: overall.score,
        dimensions: (0,merge_samples/* byDimension */.a)((dimension) => dimensions[dimension].score),
        rationale,
        reason: overall.score === null ? (gap?.reason ?? 'invalid_answer') : null,
    };
}

;// CONCATENATED MODULE: ./build/judge/panel/combine-metrics.js



/**
 * What a panel measured of a session beside the rubric: of each metric the median of the members that count, and claims,
 * requirements, findings and words of the member whose score is nearest to it, the first of equals.
 */
function combineMetrics(all) {
    const [first] = all.map(({ metrics }) => metrics);
    if (first === undefined)
        throw new RangeError('a panel has a member');
    const { session, grounding, shortened } = first;
    const speakers = new Map(judge_metrics/* SESSION_METRICS */.tw.map((metric) => [metric, speakerOf(metric, all)]));
    const defects = [
        ...(speakers.get('faithfulness')?.metrics.defects ?? []).filter((one) => metricOf(one) === 'faithfulness'),
        ...(speakers.get('completion')?.metrics.defects ?? []).filter((one) => metricOf(one) === 'completion'),
    ];
    return {
        session,
        ...gevalOf('relevance', speakers.get('relevance'), all),
        ...gevalOf('coherence', speakers.get('coherence'), all),
        ...faithfulnessOf(speakers.get('faithfulness')),
        ...completionOf(speakers.get('completion')),
        ...(grounding !== undefined && { grounding }),
        ...(shortened !== undefined && { shortened }),
        skipped: first.skipped,
        defects,
        effort: all.reduce((sum, { metrics }) => (0,judge_judgement/* addEfforts */.vs)(sum, metrics.effort), judge_judgement/* NO_EFFORT */.tS),
        voices: all.map(combine_metrics_voiceOf),
    };
}
/** Claims and requirements are faulted by codes of their own. */
function metricOf({ code }) {
    return code.startsWith('REQUIREMENT_') ? 'completion' : 'faithfulness';
}
/** Nothing where nobody was to measure it. */
function speakerOf(metric, all) {
    const counting = all.flatMap(({ metrics, counts }) => (counts.has(metric) ? [metrics] : []));
    const wanted = counting.filter((metrics) => metrics[metric] !== undefined);
    const score = (0,numbers/* stored */.su)((0,numbers/* median */.JZ)(scoresOf(metric, wanted)), 'six decimals');
    const told = score === null ? wanted[0] : (0,numbers/* nearest */.pA)(score, wanted, (metrics) => metrics[metric]?.score ?? null);
    return told === undefined ? undefined : { metrics: told, score };
}
function scoresOf(metric, metrics) {
    return metrics.flatMap((one) => one[metric]?.score ?? []);
}
/** One score and one reasoning a member, for who counts. */
function gevalOf(metric, speaker, all) {
    const told = speaker?.metrics[metric];
    if (speaker === undefined || told === undefined)
        return {};
    const counting = all.flatMap(({ metrics, counts }) => (counts.has(metric) ? (metrics[metric] ?? []) : []));
    const answers = counting.flatMap(({ score, explanation }) => score === null ? [] : [{ score, reasoning: explanation }]);
    const asked = counting.reduce((sum, one) => sum + one.asked, 0);
    return { [metric]: { ...told, score: speaker.score, asked, answers } };
}
function faithfulnessOf(speaker) {
    const told = speaker?.metrics.faithfulness;
    if (speaker === undefined || told === undefined)
        return {};
    const { score } = speaker;
    const hallucination = score === null ? null : (0,numbers/* stored */.su)(1 - score, 'six decimals');
    return { faithfulness: { ...told, score, hallucination } };
}
function completionOf(speaker) {
    const told = speaker?.metrics.completion;
    if (speaker === undefined || told === undefined)
        return {};
    const { score } = speaker;
    return { completion: { ...told, score, isFullyComplete: told.isFullyComplete && score === 1 } };
}
function combine_metrics_voiceOf({ member: { provider, model }, metrics, counts }) {
    const scores = {};
    for (const metric of judge_metrics/* SESSION_METRICS */.tw) {
        const result = metrics[metric];
        if (result !== undefined)
            scores[metric] = result.score;
    }
    return { provider, model, scores, counts: judge_metrics/* SESSION_METRICS */.tw.filter((metric) => counts.has(metric)) };
}

;// CONCATENATED MODULE: ./build/judge/panel/never-answered.js


/** What a service answers, or does not, whatever it is asked: no text of a pull request brings that about by itself. */
const OF_A_SERVICE = [
    'no_credentials',
    'auth',
    'billing',
    'rate_limited',
    'overloaded',
    'server_error',
    'connection',
];
/** How a program fails is told by its words and its end, and what it is given to read may be behind both. */
const OF_A_PROGRAM = ['no_credentials'];
/** Said of a text, or of what is there to hold it against, without asking anybody. */
const UNASKED = ['no_grounding', 'nothing_to_check'];
/**
 * Whether a member has answered nothing of all that it was asked, canaries included, for reasons that lie with it alone. A
 * refusal is an answer. So are a question that is too long, too slow or too dear, and a recording that is not there: each of
 * these a pull request can bring about, by its texts, by settings of its config file, or by a line that it takes away.
 */
function hasNeverAnswered(provider, facts) {
    const { judgements, measured, canaries, transplants = judge_transplants/* NO_TRANSPLANTS */.XB } = facts;
    const watched = [...canaries, ...transplants.asked];
    if ((0,judge_facts/* countAll */.Vn)(facts).measured > 0 || watched.some(({ overall }) => overall !== null))
        return false;
    const own = provider === 'command' ? OF_A_PROGRAM : OF_A_SERVICE;
    const reasons = [
        ...[...judgements.values()].flatMap(({ unmeasured }) => unmeasured.map(({ reason }) => reason)),
        ...[...measured.values()].flatMap((metrics) => (0,judge_facts/* gapsOf */.dc)(metrics).map(({ reason }) => reason)),
        ...watched.flatMap(({ reason }) => reason ?? []),
    ];
    return reasons.every((reason) => own.includes(reason) || UNASKED.includes(reason));
}

;// CONCATENATED MODULE: ./build/judge/panel/who-counts.js

/**
 * Which members are in the medians of a metric: those that have measured enough of it for a gate of one judge to rest on, and
 * are not void. A member that answers half of the time would bend the medians of the very sessions that it finds easy, so it
 * is in none. Where nobody has measured enough the one that has measured most stands for all, as one judge that fails: what
 * members lack must not be filled up with what others lack. Where all are void each is in, so that there is something to show.
 * @param minMeasured share of the wanted measurements, 0..1
 */
function whoCounts(members, minMeasured) {
    const isAnyBelieved = members.some(({ isVoid }) => !isVoid);
    const believed = members.map(({ isVoid }) => !isVoid || !isAnyBelieved);
    const enough = members.map((one, i) => believed[i] === true && (0,judge_judgement/* isEnough */.LP)(one, minMeasured));
    if (enough.includes(true))
        return enough;
    const most = Math.max(...members.map(({ measured }, i) => (believed[i] === true ? measured : -1)));
    const stands = members.findIndex(({ measured }, i) => believed[i] === true && measured === most);
    return members.map((_, i) => i === stands);
}

;// CONCATENATED MODULE: ./build/judge/panel/combine-panel.js










/**
 * What the members of a panel found, as what one judge found: medians in place of scores. A void member and one that has
 * measured too little is in no median, and named, and no gate rests on the others if it answers; more void members than others
 * void the run.
 */
function combinePanel(judged, combining) {
    const [first] = judged.map(({ facts }) => facts);
    if (first === undefined)
        throw new RangeError('a panel has a member');
    const counting = new Map(first.metrics.map((metric) => [metric, countingIn(metric, judged, combining.minMeasured)]));
    const inRubric = counting.get('rubric') ?? judged.map(({ facts }) => facts.voided === null);
    const believed = judged.filter((_, i) => inRubric[i] === true).map(({ facts }) => facts);
    const { mode, promptVersion, guidelines, samples, metrics, isSimulated } = first;
    return {
        ...{ mode, promptVersion, samples, metrics },
        model: combining.model,
        ...(guidelines !== undefined && { guidelines }),
        ...(isSimulated !== undefined && { isSimulated }),
        judgements: judgementsOf(judged, inRubric),
        measured: measuredOf(judged, counting),
        canaries: canariesOf(judged, believed),
        transplants: transplantsOf(judged, believed, combining),
        voided: voidedBy(judged),
        meta: metaOf(judged),
        absence: judged.every(({ facts }) => facts.absence !== null) ? first.absence : null,
        baseUrl: [...new Set(judged.flatMap(({ facts }) => facts.baseUrl ?? []))].join(', ') || null,
        panel: { members: judged.map((one, i) => memberFacts(one, i, counting, combining.minMeasured)) },
    };
}
function countsOf(metric, { judgements, measured }) {
    return metric === 'rubric' ? (0,judge_facts/* countMeasurements */.F6)(judgements.values()) : (0,judge_facts/* countMetric */.WO)(measured.values(), metric);
}
function countingIn(metric, judged, minMeasured) {
    const standings = judged.map(({ facts }) => ({ ...countsOf(metric, facts), isVoid: facts.voided !== null }));
    return whoCounts(standings, minMeasured);
}
/** Sessions in the order in which each member was asked about them. */
function judgementsOf(judged, counts) {
    const sessions = [...new Set(judged.flatMap(({ facts }) => [...facts.judgements.keys()]))];
    return new Map(sessions.map((session) => {
        const all = judged.flatMap(({ member, facts }, i) => {
            const judgement = facts.judgements.get(session);
            return judgement === undefined ? [] : [{ member, judgement, counts: counts[i] === true }];
        });
        return [session, combineJudgements(all)];
    }));
}
function measuredOf(judged, counting) {
    const sessions = [...new Set(judged.flatMap(({ facts }) => [...facts.measured.keys()]))];
    return new Map(sessions.map((session) => {
        const all = judged.flatMap(({ member, facts }, i) => {
            const metrics = facts.measured.get(session);
            const counts = new Set(judge_metrics/* SESSION_METRICS */.tw.filter((one) => counting.get(one)?.[i] === true));
            return metrics === undefined ? [] : [{ member, metrics, counts }];
        });
        return [session, combineMetrics(all)];
    }));
}
/** Each canary with the highest score of a member that counts; what was spent is that of all. */
function canariesOf(judged, believed) {
    const all = judged.flatMap(({ facts }) => facts.canaries);
    return [...new Set(all.map(({ session }) => session))].flatMap((session) => {
        const told = believed.flatMap(({ canaries }) => canaries.filter((one) => one.session === session));
        const worst = highest(told);
        const effort = effortOf(all.filter((one) => one.session === session));
        return worst === undefined ? [] : [{ ...worst, effort }];
    });
}
function transplantsOf(judged, believed, { disagreementsOf }) {
    const askedBy = ({ transplants = judge_transplants/* NO_TRANSPLANTS */.XB }) => transplants.asked;
    const all = judged.flatMap(({ facts }) => askedBy(facts));
    const names = [...new Set(all.map(({ session }) => session))].sort(core_text/* byCodePoint */.HH);
    return {
        disagreements: disagreementsOf(believed.map(({ judgements }) => judgements)),
        asked: names.flatMap((session) => {
            const worst = highest(believed.flatMap((facts) => askedBy(facts).filter((one) => one.session === session)));
            const effort = effortOf(all.filter((one) => one.session === session));
            return worst === undefined ? [] : [{ ...worst, effort }];
        }),
    };
}
function highest(facts) {
    const [first, ...others] = facts;
    return others.reduce((most, one) => ((one.overall ?? -1) > (most?.overall ?? -1) ? one : most), first);
}
function effortOf(facts) {
    return facts.reduce((sum, { effort }) => (0,judge_judgement/* addEfforts */.vs)(sum, effort), judge_judgement/* NO_EFFORT */.tS);
}
/** Why nothing that the panel says can be believed: more of its members are void than have measured something and are not. */
function voidedBy(judged) {
    const voided = judged.flatMap(({ facts }) => facts.voided ?? []);
    const standing = judged.filter(({ facts }) => facts.voided === null && (0,judge_facts/* countAll */.Vn)(facts).measured > 0);
    const [first] = voided;
    if (first === undefined || voided.length <= standing.length)
        return null;
    return `${voided.length} of ${judged.length} judges are void: ${first}`;
}
/** Each member's explanations are judged by themselves; those of a void one say nothing. */
function metaOf(judged) {
    const believed = judged.filter(({ facts }) => facts.voided === null).map(({ facts }) => facts.meta);
    const all = judged.map(({ facts }) => facts.meta);
    const sum = (of) => believed.reduce((total, { quotes }) => total + quotes[of], 0);
    return {
        rate: all[0]?.rate ?? 0,
        model: [...new Set(all.map(({ model }) => model))].join(', '),
        evaluations: believed.flatMap(({ evaluations }) => evaluations),
        quotes: {
            explanations: sum('explanations'),
            sound: sum('sound'),
            quotes: sum('quotes'),
            found: sum('found'),
        },
        effort: effortOf(all),
    };
}
function memberFacts({ member, facts }, index, counting, minMeasured) {
    const holdsGates = !hasNeverAnswered(member.provider, facts);
    const leftOut = [...counting].flatMap(([metric, counts]) => {
        const found = countsOf(metric, facts);
        // Who stands for all, since nobody has measured enough, has not measured enough either.
        const isIn = counts[index] === true && facts.voided === null && (0,judge_judgement/* isEnough */.LP)(found, minMeasured);
        return isIn || found.wanted === 0 ? [] : [{ metric, reason: reasonOf(facts, found, minMeasured), holdsGates }];
    });
    const meansOf = judge_metrics/* SESSION_METRICS */.tw.filter((metric) => facts.metrics.includes(metric));
    const believed = facts.voided === null;
    return {
        ...member,
        ...(0,judge_facts/* countAll */.Vn)(facts),
        means: {
            ...(facts.metrics.includes('rubric') && { overall: believed ? (0,judge_facts/* judgeMean */.t_)(facts, 'overall') : null }),
            ...Object.fromEntries(meansOf.map((metric) => [metric, believed ? (0,judge_facts/* metricMean */.o3)(facts, metric) : null])),
        },
        reasons: (0,judge_facts/* countReasons */.Vo)(facts),
        effort: (0,judge_facts/* totalEffort */.hn)(facts),
        voided: facts.voided,
        leftOut,
    };
}
function reasonOf({ voided, absence }, counts, minMeasured) {
    if (voided !== null)
        return 'void';
    if (absence !== null)
        return 'nobody could be asked';
    const { wanted, measured } = counts;
    const share = `${measured} of ${wanted} measurements succeeded`;
    return (0,judge_judgement/* isEnough */.LP)(counts, minMeasured) ? share : `${share}, fewer than min-measured ${(0,numbers/* showNumber */.Zo)(minMeasured)}`;
}

;// CONCATENATED MODULE: ./build/judge/panel/judge-panel.js



/**
 * Asks each member about every session as if it judged alone, all at the same time, and puts together what they say. So its
 * recorded answers are those that it would have had alone.
 */
async function judgePanel(scored, settings, members, judging) {
    const tell = together(members.length, judging.onProgress);
    const judged = await Promise.all(members.map(async ({ member, settings: own, asking, baseUrl }, i) => ({
        member,
        facts: await (0,run_judge/* judgeRun */.Zy)(scored, own, { ...judging, asking, baseUrl, onProgress: tell(i) }),
    })));
    return combinePanel(judged, {
        model: settings['judge-model'],
        minMeasured: settings['min-measured'],
        disagreementsOf: (judges) => (0,judge_transplants/* disagreementsOf */.dl)(scored, settings, judges),
    });
}
/** How far all members are; each has as many sessions before it as any other. */
function together(members, onProgress) {
    const done = Array.from({ length: members }, () => 0);
    return (index) => (mine, all, what) => {
        done[index] = mine;
        const sum = done.reduce((total, one) => total + one, 0);
        onProgress(sum, all === null ? null : all * members, `${what}, each by ${members} judges`);
    };
}

// EXTERNAL MODULE: ./build/core/seeded-random.js
var seeded_random = __webpack_require__(8802);
// EXTERNAL MODULE: ./build/judge/prompts/foreign-data.js
var foreign_data = __webpack_require__(36793);
// EXTERNAL MODULE: ./build/judge/rubric-questions.js
var rubric_questions = __webpack_require__(80695);
// EXTERNAL MODULE: ./build/self-test/mutations/edits-of.js
var edits_of = __webpack_require__(29884);
// EXTERNAL MODULE: ./build/self-test/mutations/mutations.js
var mutations = __webpack_require__(97129);
;// CONCATENATED MODULE: ./build/self-test/copies-for-judge.js





/** So many tell a judge that sees nothing from one that sees half, and cost about as much as a run over as many sessions. */
const DAMAGED = 20;
const HARMLESS = 5;
/** The sessions that are drawn from: more would only have to be read. */
const MOST_SESSIONS = 50;
/** Edits that find nothing to change in a reference are drawn in vain; so many tries end even then. */
const MOST_TRIES = 20 * DAMAGED;
/**
 * Some copies of references, damaged or changed harmlessly, drawn with a fixed seed: every kind of edit has its turn, and the
 * same corpus gives the same copies, so that recorded answers serve again.
 */
function copiesForJudge(sessions, dimensions) {
    const drawn = sessions.filter(({ canary }) => !canary).slice(0, MOST_SESSIONS);
    const edits = (0,edits_of/* editsOf */.t)(dimensions);
    const of = (effect) => edits.filter((edit) => edit.effect === effect);
    return [...draw(drawn, of('damaging'), DAMAGED), ...draw(drawn, of('harmless'), HARMLESS)];
}
function draw(sessions, edits, most) {
    const random = (0,seeded_random/* seededRandom */.Is)((0,seeded_random/* hashOf */.qQ)('copies for the judge', edits[0]?.effect ?? ''));
    const lenders = sessions.map(({ name, reference }) => ({ name, summary: reference }));
    const copies = [];
    const seen = new Set();
    if (sessions.length === 0)
        return copies;
    let round = (0,seeded_random/* shuffled */.A4)(edits, random);
    for (let tries = 0; tries < MOST_TRIES && copies.length < most; tries++) {
        if (tries > 0 && tries % edits.length === 0)
            round = (0,seeded_random/* shuffled */.A4)(edits, random);
        const edit = round[tries % edits.length];
        const golden = sessions[random.below(sessions.length)];
        const dose = edit?.doses[random.below(edit.doses.length)];
        if (edit === undefined || golden === undefined || dose === undefined)
            continue;
        const candidate = (0,mutations/* mutationOf */.vo)(edit, dose, { name: golden.name, summary: golden.reference }, lenders);
        const key = JSON.stringify([golden.name, candidate]);
        if (candidate === null || seen.has(key) || isSeenAlike(candidate, golden.reference))
            continue;
        seen.add(key);
        const { kind, effect, dimensions } = edit;
        copies.push({ session: golden.name, kind, effect, dimensions, golden, candidate });
    }
    return copies;
}
/** Whether a judge is shown the same of both: white space, say, is not sent as it is. */
function isSeenAlike(a, b) {
    const shown = (summary) => JSON.stringify((0,foreign_data/* cappedSummary */.uk)(summary, '', foreign_data/* TEXT_CAPS */.WV));
    return shown(a) === shown(b);
}
/** The questions about copies, always beside the reference, in their order. */
function copyQuestions(copies, settings, form) {
    return copies.map(({ golden, candidate }) => {
        const { name, difficulty, kind, reference } = golden;
        return (0,rubric_questions/* lateQuestion */.jl)(name, { mode: 'paired', difficulty, kind, ...(0,rubric_questions/* someOf */.yU)(settings) }, () => ({
            reference,
            candidate,
            suggestions: 0,
            rationaleChars: settings['judge-rationale-chars'],
            wantsRewrite: false,
        }), { model: settings['judge-model'], form });
    });
}
/** The copies with what the judge says of them, in their order. */
function judgedCopies(copies, judgements) {
    return copies.flatMap(({ session, kind, effect, dimensions }, i) => {
        const judgement = judgements[i];
        return judgement === undefined ? [] : [{ session, kind, effect, dimensions, judgement }];
    });
}

// EXTERNAL MODULE: ./build/judge/judge-sessions.js
var judge_sessions = __webpack_require__(25329);
;// CONCATENATED MODULE: ./build/judge/panel/combine-all.js



/**
 * What those who judge say of the same questions, in their order; one who judges alone is left as it is. Who has measured too
 * little of them is in no median, as in a run.
 * @param minMeasured share of the wanted measurements, 0..1
 */
function combineAll(said, minMeasured) {
    const [first, ...others] = said;
    if (first === undefined || others.length === 0)
        return first?.judgements ?? [];
    const standings = said.map(({ judgements }) => ({ ...(0,judge_facts/* countMeasurements */.F6)(judgements), isVoid: false }));
    const counts = whoCounts(standings, minMeasured);
    return first.judgements.map((_, question) => combineJudgements(said.flatMap(({ member, judgements }, i) => {
        const judgement = judgements[question];
        return judgement === undefined ? [] : [{ member, judgement, counts: counts[i] === true }];
    })));
}

;// CONCATENATED MODULE: ./build/run/ask-members.js





/** Asks everybody who judges the same rubric questions, all at the same time, and puts together what they say. */
async function askMembers(of, questionsOf, settings, { digest, what, onProgress }) {
    const tell = of.length === 1 ? () => onProgress : together(of.length, onProgress);
    const said = of.map(async (member, i) => ({
        member: member.member,
        judgements: await (0,judge_sessions/* judgeSessions */.Z)(questionsOf(member), (0,ask_once/* openAskOnce */.bW)(member.asking, digest), {
            samples: settings['judge-samples'],
            pace: (0,concurrency/* paceOf */.x3)(settings),
            onJudged: (done, all) => tell(i)(done, all, what),
            further: null,
        }),
    }));
    return combineAll(await Promise.all(said), settings['min-measured']);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/json/document.js + 1 modules
var json_document = __webpack_require__(36164);
// EXTERNAL MODULE: ./build/judge/batches/batch-record.js
var batch_record = __webpack_require__(55033);
// EXTERNAL MODULE: ./build/adapters/disk/lock.js
var lock = __webpack_require__(84616);
;// CONCATENATED MODULE: ./build/adapters/disk/batch-file.js





/**
 * Opens the file that remembers batches under way; it need not exist yet. Returns problems when a line is broken: the
 * batch that it named would be paid for again, unnoticed.
 */
function openBatchFile(files, path, clock) {
    const read = readBatches(files, path, clock);
    if ('reason' in read)
        return { problems: [{ message: read.reason, place: { file: path } }] };
    const broken = brokenLines(read);
    return broken.length > 0 ? { problems: broken } : new BatchFile(files, path, clock, read);
}
/**
 * Remembers batches under way in a file that several runs may share. Every write is done under a lock, and is on disk
 * before the call returns. Trouble with writing is kept in `trouble` and never thrown.
 */
class BatchFile {
    files;
    path;
    clock;
    /** Hand-overs without a known batch: their runs were stopped while they created one, or are creating it right now. */
    doubtful;
    /**
     * Batches by id. A batch that another run has removed from the file stays known here: its answers may still be
     * needed.
     */
    known;
    ownTokens = new Set();
    firstTrouble = null;
    constructor(files, path, clock, found) {
        this.files = files;
        this.path = path;
        this.clock = clock;
        this.doubtful = found.handOvers;
        this.known = new Map(found.batches.map((batch) => [batch.batch, batch]));
    }
    /** Reason of the first write that failed; null as long as all succeeded. */
    get trouble() {
        return this.firstTrouble;
    }
    batches() {
        const read = readBatches(this.files, this.path, this.clock);
        for (const batch of 'reason' in read ? [] : read.batches)
            this.known.set(batch.batch, batch);
        return [...this.known.values()];
    }
    async begin(requests) {
        const token = (0,external_node_crypto_.randomUUID)();
        const line = { handing_over: token, requests, at: this.clock().toISOString() };
        const isWritten = await this.alone(() => this.append(line));
        if (isWritten)
            this.ownTokens.add(token);
        return isWritten ? token : null;
    }
    async add(batch) {
        const record = { ...batch, created_at: this.clock().toISOString() };
        this.known.set(record.batch, record);
        // Rather beside another run than not at all: what is not written down is paid for again.
        if (!(await this.alone(() => this.append(record))))
            this.attempt(() => this.append(record));
    }
    async claim(batch, keys) {
        let own = [];
        const isWritten = await this.alone(() => {
            const read = readBatches(this.files, this.path, this.clock);
            // A batch that is not there any more was settled by who has forgotten it.
            if ('reason' in read || !read.batches.some((known) => known.batch === batch))
                return;
            own = keys.filter((key) => !read.settled.get(batch)?.has(key));
            if (own.length > 0)
                this.append({ settled: batch, keys: own });
        });
        return new Set(isWritten ? own : []);
    }
    async forget(done) {
        if (done.size === 0 && this.ownTokens.size === 0 && this.doubtful.length === 0)
            return;
        await this.alone(() => this.rewrite(done));
    }
    rewrite(done) {
        const read = readBatches(this.files, this.path, this.clock);
        // What cannot be read is left as it is.
        if ('reason' in read || brokenLines(read).length > 0)
            return;
        const told = new Set([...this.ownTokens, ...this.doubtful.map(({ handing_over: token }) => token)]);
        const batches = read.batches.filter(({ batch }) => !done.has(batch));
        const kept = [
            ...batches,
            ...batches.flatMap(({ batch }) => {
                const keys = read.settled.get(batch);
                return keys === undefined ? [] : [{ settled: batch, keys: [...keys] }];
            }),
            ...read.handOvers.filter(({ handing_over: token }) => !told.has(token)),
        ];
        if (kept.length === 0)
            this.files.remove(this.path);
        else
            this.files.write(this.path, kept.map((line) => `${JSON.stringify(line)}\n`).join(''));
    }
    append(line) {
        const read = this.files.read(this.path);
        // A line without its end must not swallow the next one. One that lacks no more than that still names a batch.
        if (read.kind === 'text' && read.text !== '' && !read.text.endsWith('\n')) {
            const start = read.text.lastIndexOf('\n') + 1;
            const isWhole = !('error' in (0,json_document/* parseJson */.q)(read.text.slice(start)));
            this.files.write(this.path, isWhole ? `${read.text}\n` : read.text.slice(0, start));
        }
        this.files.append(this.path, `${JSON.stringify(line)}\n`);
    }
    async alone(work) {
        try {
            await (0,lock/* withLock */.k)(this.files, `${this.path}.lock`, work);
            return true;
        }
        catch (error) {
            this.firstTrouble ??= (0,disk_files/* reasonOf */.A)(error);
            return false;
        }
    }
    attempt(work) {
        try {
            work();
        }
        catch (error) {
            this.firstTrouble ??= (0,disk_files/* reasonOf */.A)(error);
        }
    }
}
/** The last line may be half a one, as a run that was killed leaves it. */
function brokenLines({ problems, unfinishedLine }) {
    return problems.filter(({ place }) => place?.line !== unfinishedLine);
}
function readBatches(files, path, clock) {
    if (files.kind(path) === 'missing')
        return (0,batch_record/* parseBatches */.Y)('', path, clock());
    const read = files.read(path);
    return read.kind === 'unreadable' ? read : (0,batch_record/* parseBatches */.Y)(read.text, path, clock());
}

;// CONCATENATED MODULE: ./build/judge/batches/await-batch.js
/** Waits in milliseconds: double each time from the first to the longest, and up to a tenth more, so that runs spread. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
const JITTER = 0.1;
/** So often results are fetched that end in order and still lack some: a proxy may have cut them. */
const MOST_INCOMPLETE = 3;
/** So often a batch must be unknown to be believed gone: one that was just made may not have come round everywhere. */
const MOST_UNKNOWN = 3;
/**
 * Polls a batch until its results are there or the deadline has passed, and returns the outcomes by request id. Never
 * throws.
 */
async function awaitBatch(awaited, awaiting) {
    const { time, deadline } = awaiting;
    const outcomes = new Map();
    let wait = FIRST_WAIT_MS;
    let incomplete = 0;
    let unknown = 0;
    let looks = 0;
    // One that was made this moment has not ended yet.
    let isDue = awaited.isResumed;
    for (;;) {
        let asksToWaitMs = 0;
        if (isDue) {
            const got = await lookAndCollect(awaited, ++looks, outcomes, awaiting);
            if (got.kind === 'over')
                return { outcomes, missing: got.missing, isOver: true };
            if (got.kind === 'refused')
                return { outcomes, missing: got.failure, isOver: false };
            if (got.kind === 'incomplete' && ++incomplete === MOST_INCOMPLETE) {
                return { outcomes, missing: NO_RESULT, isOver: true };
            }
            if (got.kind === 'unknown' && ++unknown === MOST_UNKNOWN)
                return endOfUnknown(got.failure, awaited, outcomes);
            asksToWaitMs = got.kind === 'later' ? (got.asksToWaitMs ?? 0) : 0;
            if (time.now() >= deadline)
                return { outcomes, missing: DEADLINE, isOver: false };
        }
        isDue = true;
        const pauseMs = Math.max(wait * (1 + JITTER * time.random()), asksToWaitMs);
        // The last look is at the deadline itself.
        await time.sleep(Math.max(0, Math.min(pauseMs, deadline - time.now())));
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
}
async function lookAndCollect({ batch, ids }, looks, outcomes, { transport, time, deadline, timeoutMs, onEvent, onLook }) {
    const tell = (step, startedAt, outcome) => onEvent({ step, batch, requests: ids.length, startedAt, durationMs: time.now() - startedAt, outcome });
    const lookedAt = time.now();
    const state = await transport.look(batch, timeoutMs);
    onLook();
    if (state.kind === 'failure') {
        tell('look', lookedAt, state);
        return afterFailure(state);
    }
    // Seldom told: the first times, then each time that it has been looked twice as often.
    if (state.kind === 'ended' || (looks & (looks - 1)) === 0)
        tell('look', lookedAt, { kind: state.kind });
    if (state.kind === 'working')
        return { kind: 'later', asksToWaitMs: null };
    const startedAt = time.now();
    const totalMs = Math.max(timeoutMs, deadline - startedAt);
    const limits = { requests: ids.length, stallMs: timeoutMs, totalMs };
    const collected = await transport.collect(batch, state.resultsUrl, limits);
    const wanted = new Set(ids);
    for (const [id, outcome] of collected.outcomes)
        if (wanted.has(id))
            outcomes.set(id, outcome);
    const { failure } = collected;
    const strangers = [...collected.outcomes.keys()].filter((id) => !wanted.has(id)).length;
    tell('collect', startedAt, failure ?? { kind: 'collected', results: outcomes.size, strangers });
    if (outcomes.size === wanted.size)
        return { kind: 'over', missing: NO_RESULT };
    if (failure === null)
        return { kind: 'incomplete' };
    // Longer than anything can be: it would be so again.
    if (failure.status === null && !failure.canRetry)
        return { kind: 'over', missing: failure };
    return afterFailure(failure);
}
function afterFailure(failure) {
    if (failure.canRetry)
        return { kind: 'later', asksToWaitMs: failure.retryAfterMs };
    // The batch was made, and is paid for, whatever becomes of a request about it.
    const unpriced = { ...failure, status: null, mayBeBilled: true };
    return { kind: failure.status === 404 ? 'unknown' : 'refused', failure: unpriced };
}
/**
 * The end of a batch that the provider does not know: it belongs to another key or workspace, or was deleted, or is too
 * old. A batch that this very run made is not made again but left to the next run.
 */
function endOfUnknown(failure, { isResumed }, outcomes) {
    return { outcomes, missing: { ...failure, reason: 'server_error', canRetry: isResumed }, isOver: isResumed };
}
/** A failure of which nobody knows whether it was billed. */
const UNKNOWN = { kind: 'failure', retryAfterMs: null, requestId: null, status: null, mayBeBilled: true };
const NO_RESULT = {
    ...UNKNOWN,
    reason: 'server_error',
    canRetry: true,
    message: 'the batch has ended without a result for this request',
};
const DEADLINE = {
    ...UNKNOWN,
    reason: 'deadline',
    canRetry: false,
    message: 'the batch had not ended by the deadline; it goes on, and a later run fetches its results',
};
/** Outcome of a question for which no batch was made, or whose batch brought nothing. */
const NOT_MADE = {
    kind: 'failure',
    canRetry: false,
    retryAfterMs: null,
    requestId: null,
    status: null,
    mayBeBilled: false,
};
/** No batch was made: the deadline has passed. */
const TOO_LATE = {
    ...NOT_MADE,
    reason: 'deadline',
    message: 'no batch was made: the deadline is over',
};
/** No batch was made: it could not be written down, and the next run would pay for it again. */
const NOT_REMEMBERED = {
    ...NOT_MADE,
    reason: 'invalid_request',
    message: 'no batch was made: the file of batches beside the cassette cannot be written',
};
/** The batch of an earlier run ended without this request. It can be asked again, once money is set aside for it. */
const GONE = {
    ...NOT_MADE,
    canRetry: true,
    reason: 'server_error',
    message: 'the batch of an earlier run has ended without this request',
    mayBeBilled: true,
};
/** A batch brought nothing for a question that was in it. */
const LOST = {
    ...NOT_MADE,
    reason: 'server_error',
    message: 'nothing became of the batch',
    mayBeBilled: true,
};

;// CONCATENATED MODULE: ./build/judge/batches/earlier-batches.js
/** Finds questions in the batches of earlier runs, by key, so that they are not paid for again. */
class EarlierBatches {
    store;
    baseUrl;
    byKey = new Map();
    early = new Map();
    /** Ids of batches that are not looked at: fetched already, or made by this run. */
    excluded = new Set();
    constructor(store, baseUrl) {
        this.store = store;
        this.baseUrl = baseUrl;
        this.refresh();
    }
    /** Reads the list of batches again: another run may have added some. */
    refresh() {
        this.byKey = new Map(this.store
            .batches()
            .filter(({ batch, base_url: url }) => withoutSlash(url) === withoutSlash(this.baseUrl) && !this.excluded.has(batch))
            .flatMap((batch) => batch.keys.map((key, i) => [key, { batch, booking: bookingIn(batch, i) }])));
    }
    /** The batch that a question is in and whose results were not fetched yet; undefined where there is none. */
    batchWith(key) {
        return this.placeOf(key)?.batch;
    }
    placeOf(key) {
        const place = this.byKey.get(key);
        return place === undefined || this.excluded.has(place.batch.batch) ? undefined : place;
    }
    /** The booking of a question that an earlier run has paid for; undefined where none has. */
    bookingOf(key) {
        return this.early.get(key)?.place ?? this.placeOf(key);
    }
    exclude(batch) {
        this.excluded.add(batch);
    }
    /** Keeps results that this run has not asked for yet: a later stage may. */
    keep(outcomes) {
        for (const [key, outcome] of outcomes) {
            const place = this.byKey.get(key);
            if (place !== undefined)
                this.early.set(key, { outcome, place });
        }
    }
    /**
     * Takes a kept result, with its batch; undefined where there is none. Each result is given out once: whoever asks
     * again wants a new one.
     */
    take(key) {
        const early = this.early.get(key);
        this.early.delete(key);
        return early && { outcome: early.outcome, batch: early.place.batch };
    }
    /** Ids of batches with answers that this run did not ask for and that are not recorded: another run may want them. */
    unasked(isRecorded) {
        const lacking = [...this.early].filter(([key, { outcome }]) => outcome.kind === 'answer' && !isRecorded(key));
        return new Set(lacking.map(([, { place }]) => place.batch.batch));
    }
}
/** An address without a slash at its end: both spellings are the same address. */
function withoutSlash(url) {
    return url.replace(/\/$/, '');
}
function bookingIn({ booked }, index) {
    const usd = booked?.usd[index];
    return booked === null || usd === undefined ? null : { ledger: booked.ledger, day: booked.day, usd };
}

;// CONCATENATED MODULE: ./build/judge/batches/waiting.js
/** Appends a value to the list of a key, and starts the list where there is none. */
function addTo(groups, key, value) {
    const group = groups.get(key);
    if (group === undefined)
        groups.set(key, [value]);
    else
        group.push(value);
}

;// CONCATENATED MODULE: ./build/judge/batches/hand-over.js


/** The longest time in which a batch must be made, its texts sent included. */
const CREATE_MS = 600_000;
/**
 * Creates batches for questions that are in none yet, and returns them. A question that could not be sent is answered
 * at once with the failure, so that it can be tried again.
 */
async function handOver(fresh, tools) {
    const byKey = new Map();
    for (const one of fresh)
        addTo(byKey, one.key, one);
    // Of one day each, so that one line says where all of a batch is booked.
    const byDay = new Map();
    for (const [id, [first]] of byKey) {
        if (first !== undefined)
            addTo(byDay, first.booking?.day, { id, request: first.request });
    }
    const made = [];
    let refusal;
    for (const pack of [...byDay.values()].flatMap((items) => tools.transport.pack(items))) {
        const waiting = pack.flatMap(({ id }) => byKey.get(id) ?? []);
        const booked = bookedOf(pack.flatMap(({ id }) => byKey.get(id)?.[0]?.booking ?? []));
        const created = refusal ?? (await create(pack, booked, tools));
        if (typeof created === 'string') {
            const ids = pack.map(({ id }) => id);
            made.push({ batch: created, ids, isResumed: false, waiting, isBooked: booked !== null });
            continue;
        }
        // A key or an account that was refused once is refused again.
        if (created.reason === 'auth' || created.reason === 'billing')
            refusal = { ...created, mayBeBilled: false };
        for (const one of waiting)
            one.answer(created);
    }
    return made;
}
/**
 * Creates one batch and resolves to its id, or to the failure. The batch is remembered before anything else happens.
 */
async function create(pack, booked, { transport, store, time, deadline, onEvent, onMade, onApiMissing }) {
    const startedAt = time.now();
    if (startedAt >= deadline)
        return TOO_LATE;
    const token = await store.begin(pack.length);
    if (token === null)
        return NOT_REMEMBERED;
    const created = await transport.create(pack, Math.min(CREATE_MS, deadline - startedAt));
    const batch = created.kind === 'created' ? created.batch : null;
    if (batch !== null) {
        // Before anything else: what is not written down is paid for again.
        await store.add({ batch, token, base_url: transport.baseUrl, booked, keys: pack.map(({ id }) => id) });
        onMade(batch);
    }
    if (created.kind === 'failure' && created.status === 404)
        onApiMissing();
    const outcome = created.kind === 'created' ? { kind: created.kind } : created;
    onEvent({ step: 'create', batch, requests: pack.length, startedAt, durationMs: time.now() - startedAt, outcome });
    return created.kind === 'created' ? created.batch : created;
}
/** The bookings of the requests of a batch, all of one day; null where there are none. */
function bookedOf(bookings) {
    const [first] = bookings;
    return first === undefined ? null : { ledger: first.ledger, day: first.day, usd: bookings.map(({ usd }) => usd) };
}

;// CONCATENATED MODULE: ./build/judge/batches/idle-detector.js
/**
 * Notices when a judged run is idle: all that was begun waits for a batch or for money. Between two steps of a run
 * there are only promises that resolve at once, except for work inside `during`; so the moment is exact and no clock is
 * involved.
 */
class IdleDetector {
    settled;
    onIdle;
    underWay = 0;
    isChecking = false;
    /**
     * @param settled resolves when all promises that could resolve at once have done so
     * @param onIdle what to do in that moment; it may begin something new
     */
    constructor(settled, onIdle) {
        this.settled = settled;
        this.onIdle = onIdle;
    }
    /** Runs work after which the run may go on by itself, and checks for idleness afterwards. */
    async during(work) {
        this.underWay++;
        try {
            return await work();
        }
        finally {
            this.underWay--;
            this.check();
        }
    }
    /** Must be called whenever something has begun to wait: calls `onQuiet` once nothing else is going on. */
    check() {
        if (this.isChecking || this.underWay > 0)
            return;
        this.isChecking = true;
        void this.settled().then(() => {
            this.isChecking = false;
            if (this.underWay === 0)
                this.onIdle();
        });
    }
}

;// CONCATENATED MODULE: ./build/judge/batches/batching.js





/**
 * Makes a judged run ask by batches. Questions wait until no part of the run can go on without an answer; then all of
 * them become one batch, or several where the provider's limits ask for it. So each stage of a run is one round of
 * batches. A question that is in a batch of an earlier run waits for that one and is not paid for again.
 */
class Batching {
    tools;
    idleDetector;
    room;
    earlier;
    ready = [];
    /** How questions that are about to wait are paid for, by key. */
    payments = new Map();
    /** Keys of questions whose ledger bookings another run corrects. */
    settledElsewhere = new Set();
    rounds = 0;
    over = new Set();
    /** Number of unanswered requests by batch, for batches that have not ended. */
    leftBehind = new Map();
    awaited = new Map();
    looks = 0;
    waitingSince = 0;
    isApiMissing = false;
    constructor(tools) {
        this.tools = tools;
        this.idleDetector = new IdleDetector(tools.settled, () => this.goOn());
        this.room = new Room(tools.costLimit);
        this.earlier = new EarlierBatches(tools.store, tools.transport.baseUrl);
    }
    /** Returns a copy of `asking` whose questions are sent in batches. */
    wrap(asking) {
        return {
            ...asking,
            completer: this.completer(),
            costLimit: this.costLimit(),
            time: { ...asking.time, sleep: (ms) => this.idleDetector.during(() => asking.time.sleep(ms)) },
            // No attempt is cut short by a limit of its own: the deadline ends a whole round.
            timeoutMs: 0,
        };
    }
    /**
     * Forgets batches that are finished and returns warnings for the user. With `lost`, answers could not be kept, so
     * nothing is forgotten.
     */
    async close(answers = 'kept') {
        const { store, transport, isRecorded } = this.tools;
        const unasked = this.earlier.unasked(isRecorded);
        await store.forget(new Set(answers === 'lost' ? [] : [...this.over].filter((batch) => !unasked.has(batch))));
        const requests = [...this.leftBehind.values()].reduce((sum, count) => sum + count, 0);
        const [first] = this.leftBehind.keys();
        return [
            ...(first === undefined
                ? []
                : [
                    `judge-transport: ${requests} of the requests have no answer yet, in ${this.leftBehind.size === 1 ? `the batch ${first}` : `${this.leftBehind.size} batches such as ${first}`}. What was handed over goes on, and the next run with this judge-cassette and the file of batches beside it fetches the answers without paying again`,
                ]),
            ...(this.isApiMissing
                ? [
                    `judge-transport: ${transport.endpoint} does not exist (status 404): not every gateway passes the Message Batches API on; set judge-transport to direct`,
                ]
                : []),
        ];
    }
    completer() {
        const { transport, keyOf } = this.tools;
        return {
            provider: transport.provider,
            endpoint: transport.endpoint,
            complete: (request, _, sample) => new Promise((answer) => {
                const key = keyOf(request, sample);
                const { isPaid = false, booking = null } = this.payments.get(key) ?? {};
                this.payments.delete(key);
                this.ready.push({ key, request, isPaid, booking, answer });
                this.idleDetector.check();
            }),
        };
    }
    costLimit() {
        const { costLimit, keyOf } = this.tools;
        return {
            costOf: costLimit.costOf,
            reserve: async (request, sample) => {
                const key = keyOf(request, sample);
                const paid = this.earlier.bookingOf(key);
                if (paid !== undefined) {
                    this.payments.set(key, { isPaid: true, booking: paid.booking });
                    return this.watched(costLimit.adopt(request, paid.booking), key);
                }
                const now = await this.idleDetector.during(() => costLimit.reserve(request, sample));
                const reserved = now ?? (await this.roomFor(request, sample));
                if (reserved === undefined)
                    return undefined;
                this.payments.set(key, { isPaid: false, booking: reserved.booking });
                return this.watched(reserved, key);
            },
        };
    }
    roomFor(request, sample) {
        const found = this.room.waitFor(request, sample);
        this.idleDetector.check();
        return found;
    }
    watched({ settle, settleForRun }, key) {
        return {
            settle: (usd) => this.idleDetector.during(async () => {
                const booked = await (this.settledElsewhere.delete(key) ? settleForRun : settle)(usd);
                this.room.noteChange();
                return booked;
            }),
        };
    }
    goOn() {
        const isLast = this.rounds === 0 && this.ready.length === 0;
        if (this.room.isDue(isLast))
            void this.idleDetector.during(() => this.room.tryAgain(isLast));
        else if (this.ready.length > 0)
            void this.round(this.ready.splice(0));
    }
    /**
     * One round: sends the waiting questions as batches, or joins them to earlier ones, and answers each when its batch
     * has ended.
     */
    async round(waiting) {
        if (this.rounds++ === 0)
            this.waitingSince = this.tools.time.now();
        try {
            this.earlier.refresh();
            const { joined, fresh } = await this.joinEarlier(waiting);
            const all = [...joined, ...(await handOver(fresh, this.handOverTools()))];
            const ends = await Promise.all(all.map((batch) => this.endOf(batch)));
            for (const [i, batch] of all.entries()) {
                const { outcomes, missing = LOST } = ends[i] ?? { outcomes: new Map() };
                const answered = batch.waiting.filter(({ key }) => outcomes.has(key));
                if (batch.isBooked)
                    await this.claim(batch, answered);
                for (const one of batch.waiting)
                    one.answer(outcomes.get(one.key) ?? missing);
            }
        }
        catch {
            // A defect of ours must not leave a run waiting for ever.
            for (const one of waiting)
                one.answer(LOST);
        }
        this.rounds--;
        this.idleDetector.check();
    }
    /**
     * Takes on the ledger bookings of questions before they are settled. Two runs may fetch the same results; only one of
     * them may correct the ledger. A question that joined a batch with money of its own settles just that.
     */
    async claim({ batch, isResumed }, waiting) {
        const keys = waiting.filter(({ isPaid }) => isPaid || !isResumed).map(({ key }) => key);
        if (keys.length === 0)
            return;
        const own = await this.tools.store.claim(batch, keys);
        for (const key of keys)
            if (!own.has(key))
                this.settledElsewhere.add(key);
    }
    /**
     * Answers questions whose results are known already, and groups those that are in batches of earlier runs; `fresh`
     * are the rest.
     */
    async joinEarlier(waiting) {
        const early = new Map();
        const groups = new Map();
        const fresh = [];
        for (const one of waiting) {
            const known = this.earlier.take(one.key);
            const batch = this.earlier.batchWith(one.key);
            if (known !== undefined)
                addTo(early, known.batch, { one, outcome: known.outcome });
            else if (batch === undefined && one.isPaid)
                one.answer(GONE);
            else if (batch === undefined)
                fresh.push(one);
            else
                addTo(groups, batch, one);
        }
        for (const [{ batch, booked }, group] of early) {
            const ones = group.map(({ one }) => one);
            if (booked !== null)
                await this.claim({ batch, isResumed: true }, ones);
            for (const { one, outcome } of group)
                one.answer(outcome);
        }
        const joined = [...groups].map(([{ batch, keys, booked }, group]) => ({
            batch,
            ids: keys,
            isResumed: true,
            waiting: group,
            isBooked: booked !== null,
        }));
        return { joined, fresh };
    }
    handOverTools() {
        return {
            ...this.tools,
            onMade: (batch) => this.earlier.exclude(batch),
            onApiMissing: () => {
                this.isApiMissing = true;
            },
        };
    }
    async endOf(joined) {
        const { batch, ids, waiting } = joined;
        this.awaited.set(batch, ids.length);
        this.tellAwaited();
        const end = await awaitBatch(joined, { ...this.tools, onLook: () => this.onLook() });
        this.awaited.delete(batch);
        if (!end.isOver) {
            this.leftBehind.set(batch, waiting.filter(({ key }) => !end.outcomes.has(key)).length);
            return end;
        }
        this.over.add(batch);
        this.leftBehind.delete(batch);
        const asked = new Set(waiting.map(({ key }) => key));
        this.earlier.keep([...end.outcomes].filter(([id]) => !asked.has(id)));
        this.earlier.exclude(batch);
        return end;
    }
    onLook() {
        this.looks++;
        this.tellAwaited();
    }
    tellAwaited() {
        this.tools.onAwaited({
            batches: this.awaited.size,
            requests: [...this.awaited.values()].reduce((sum, count) => sum + count, 0),
            waitedMs: this.tools.time.now() - this.waitingSince,
            looks: this.looks,
        });
    }
}
/**
 * Requests that do not fit the cost limit beside the others of a round. When those turn out cheaper than their worst
 * case, there may be room in the next round.
 */
class Room {
    costLimit;
    crowded = [];
    hasChanged = false;
    constructor(costLimit) {
        this.costLimit = costLimit;
    }
    /** Waits until the request fits the cost limit; resolves to undefined when it never will. */
    waitFor(request, sample) {
        return new Promise((resolve) => void this.crowded.push({ request, sample, resolve }));
    }
    /** Must be called when a cost was settled: room may have become free. */
    noteChange() {
        this.hasChanged = true;
    }
    /** Whether trying again makes sense: costs were settled since, or (`isLast`) nothing is left that could free room. */
    isDue(isLast) {
        return this.crowded.length > 0 && (this.hasChanged || isLast);
    }
    /**
     * Tries to reserve money for all waiting requests in their order. With `isLast`, when none of them fits, all resolve
     * to undefined.
     */
    async tryAgain(isLast) {
        this.hasChanged = false;
        const left = [];
        const tried = this.crowded.splice(0);
        for (const one of tried) {
            const reserved = await this.costLimit.reserve(one.request, one.sample);
            if (reserved === undefined)
                left.push(one);
            else
                one.resolve(reserved);
        }
        if (isLast && left.length === tried.length)
            for (const { resolve } of left)
                resolve(undefined);
        else
            this.crowded.unshift(...left);
    }
}

;// CONCATENATED MODULE: ./build/run/batching.js




/**
 * Opens the batch file of a run whose judge asks by batches; undefined for any other run. What is wrong with the file
 * is added to `problems`.
 */
function batchFileOfRun(settings, files, problems) {
    const cassette = settings['judge-cassette'];
    if (settings['judge-transport'] !== 'batch' || cassette === null)
        return undefined;
    const opened = openBatchFile(files, (0,batch_record/* batchFileOf */.w)(cassette), () => new Date());
    if (!('problems' in opened))
        return opened;
    problems.push(...opened.problems.map((problem) => ({ ...problem, message: `judge-transport: ${problem.message}` })));
    return undefined;
}
/** Makes the asking of a run go by batches that are remembered in a file. */
function openBatching(asking, file, tools) {
    const batching = new Batching({
        ...tools,
        store: file,
        time: asking.time,
        deadline: asking.deadline,
        timeoutMs: asking.timeoutMs,
        // Node runs it after all promises that could resolve.
        settled: () => new Promise((resolve) => void setImmediate(resolve)),
    });
    return {
        asking: batching.wrap(asking),
        close: async (answers) => [
            ...file.doubtful.map(({ requests, at }) => `judge-transport: another run was handing over a batch of ${(0,core_text/* counted */.hS)(requests, 'request')} (${at}), and wrote down no id: if it was stopped, the batch may exist, cannot be fetched, and may be billed`),
            ...(await batching.close(answers)),
            ...(file.trouble === null ? [] : [`judge-transport: the file of batches could not be written: ${file.trouble}`]),
        ],
    };
}

;// CONCATENATED MODULE: ./build/run/cost-limit.js
/**
 * Opens the cost limit of a run: a request must fit the cap of the run and that of the day in the ledger. Where the day
 * has no room, the money of the run is freed again.
 */
function openCostLimit({ budget, ledger, pricing }) {
    return {
        reserve: async (request) => {
            const worst = pricing.worstCase(request);
            const ofRun = budget.reserve(worst);
            if (ofRun === null)
                return undefined;
            const ofDay = await ledger?.reserve(worst);
            if (ofDay === null) {
                ofRun.settle(0);
                return undefined;
            }
            const settleForRun = async (usd) => {
                ofRun.settle(usd);
                return usd ?? worst;
            };
            return {
                booking: ofDay?.booking ?? null,
                settleForRun,
                settle: async (usd) => {
                    const booked = await settleForRun(usd);
                    await ofDay?.settle(usd);
                    return booked;
                },
            };
        },
        adopt: (request, booking) => {
            const ofDay = booking && ledger?.adopt(pricing.worstCase(request), booking);
            const settleForRun = async (usd) => {
                budget.adopt().settle(usd ?? 0);
                return usd ?? 0;
            };
            return {
                booking,
                settleForRun,
                settle: async (usd) => {
                    const booked = await settleForRun(usd);
                    await ofDay?.settle(usd);
                    return booked;
                },
            };
        },
        costOf: pricing.costOf,
    };
}
/** How often the ledger is looked at while other runs hold money of the day. */
const LOOK_MS = 500;
/** Requests that want money of one budget, whoever judges by them: each waits for those that are under way. */
class WaitingLine {
    inFlight = 0;
    /** Resolves when the next request is settled. */
    settled = Promise.resolve();
    onSettled = () => undefined;
    queue = Promise.resolve();
    constructor() {
        this.waitForNext();
    }
    settle() {
        this.inFlight--;
        this.onSettled();
        this.waitForNext();
    }
    /** Does one thing after the other, in the order in which they come. */
    inTurn(what) {
        const mine = this.queue.then(what);
        this.queue = mine.catch(() => undefined);
        return mine;
    }
    waitForNext() {
        this.settled = new Promise((resolve) => (this.onSettled = resolve));
    }
}
/**
 * A cost limit for requests that are made at once: one that does not fit beside those in flight waits until one of them
 * is settled, since most of what is set aside comes free then. It is refused only when nothing is in flight, so that
 * what can be asked does not depend on how much is asked at a time. Requests are let through in the order in which they
 * come; who waits holds nothing, so that nobody waits for ever.
 */
function openWaitingLimit(limit, others, line = new WaitingLine()) {
    const othersAtWork = watchOthers(others);
    const watched = ({ settle }) => ({
        settle: async (usd) => {
            const booked = await settle(usd);
            line.settle();
            return booked;
        },
    });
    const inTurn = async (request, sample) => {
        for (;;) {
            if (others.halt.reason !== null)
                return undefined;
            const next = line.settled;
            const reserved = await limit.reserve(request, sample);
            if (reserved !== undefined) {
                line.inFlight++;
                return watched(reserved);
            }
            if (line.inFlight > 0)
                await next;
            else if (othersAtWork())
                await others.time.sleep(LOOK_MS);
            else
                return undefined;
        }
    };
    return {
        costOf: limit.costOf,
        reserve: (request, sample) => line.inTurn(() => inTurn(request, sample)),
    };
}
/** Tells whether money of the day may still come free: other runs hold some of it, and have done something lately. */
function watchOthers({ ledger, time, deadline, quietMs }) {
    let seen = '';
    let since = 0;
    return () => {
        const open = ledger?.openToday() ?? 0;
        if (open === 0 || time.now() >= deadline)
            return false;
        const now = `${open} of ${ledger?.spentToday()}`;
        if (now !== seen) {
            seen = now;
            since = time.now();
        }
        return time.now() - since < quietMs;
    };
}

// EXTERNAL MODULE: ./build/run/doubted-recordings.js + 3 modules
var doubted_recordings = __webpack_require__(15768);
// EXTERNAL MODULE: ./build/run/guidelines.js
var run_guidelines = __webpack_require__(91019);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(62807);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/core/json/schema-problems.js
var schema_problems = __webpack_require__(12139);
;// CONCATENATED MODULE: ./build/judge/money/spending.js





/** More than any day costs; above it the sums would not be exact. */
const MOST_USD = 1_000_000;
const amounts = schemas/* record */.g1P(schemas/* string */.YjP().regex(/^\d{4}-\d\d-\d\d$/, 'must be a date such as 2026-11-21'), schemas/* number */.aig().min(0).max(MOST_USD));
const schema = schemas/* object */.Ikc({ days: amounts, open: amounts.optional() });
/** Reads the text of a budget ledger. A broken one gives problems: what was spent is then not known, and not 0. */
function parseSpending(text, file) {
    const parsed = (0,json_document/* parseJson */.q)(text);
    if ('error' in parsed) {
        return { problems: [{ message: parsed.error.message, place: { file, ...parsed.error.position } }] };
    }
    const checked = schema.safeParse(parsed.document.value);
    if (!checked.success)
        return { problems: (0,schema_problems/* schemaProblems */.Ic)(checked.error.issues, parsed.document, file) };
    const [repeated] = parsed.document.repeatedKeys();
    if (repeated !== undefined) {
        const place = (0,schema_problems/* placeOf */.$t)(parsed.document, file, repeated);
        return { problems: [{ message: `${repeated.join('.')} is given twice`, place }] };
    }
    const { days, open = {} } = checked.data;
    return { books: { days: toNano(days), open: toNano(open) } };
}
function toNano(usd) {
    return new Map(Object.entries(usd).map(([day, amount]) => [day, (0,money/* nanoAtLeast */.df)(amount)]));
}
/** The text of a budget ledger: one day on each line, the newest last. */
function renderSpending({ days, open }) {
    const held = toUsd(new Map([...open].filter(([, nano]) => nano > 0)));
    const ledger = { days: toUsd(days), ...(Object.keys(held).length > 0 && { open: held }) };
    return `${JSON.stringify(ledger, null, 2)}\n`;
}
function toUsd(nano) {
    const days = [...nano].sort(([a], [b]) => (0,core_text/* byCodePoint */.HH)(a, b));
    return Object.fromEntries(days.map(([day, amount]) => [day, Math.min((0,money/* usdOf */.IA)(amount), MOST_USD)]));
}

;// CONCATENATED MODULE: ./build/adapters/disk/ledger.js





/**
 * Opens a budget ledger, which need not exist yet. Returns problems when the file cannot be read or is broken: nobody
 * knows then what was spent.
 */
function openLedger(options) {
    const loaded = load(options.files, options.path);
    return 'problems' in loaded ? loaded : new Ledger(options);
}
/**
 * What all runs that share a file have spent on a day. A call is booked with its worst case before it is made, in the
 * file itself, so that runs at the same time cannot pass the cap together, and a run that is killed has booked enough.
 * A call belongs to the day on which it was reserved.
 */
class Ledger {
    options;
    firstTrouble = null;
    /** Whether the file has been there: one that vanishes takes with it what the day has spent. */
    isKnown;
    constructor(options) {
        this.options = options;
        this.isKnown = options.files.kind(options.path) !== 'missing';
    }
    /**
     * Reason of the first read or write that failed, null as long as all succeeded. A cap that cannot be kept stops all
     * calls.
     */
    get trouble() {
        return this.firstTrouble;
    }
    /** What the day has spent so far, in USD, calls under way included; `null` while the file cannot be read. */
    spentToday() {
        const loaded = load(this.options.files, this.options.path);
        return 'problems' in loaded ? null : (0,money/* usdOf */.IA)(loaded.books.days.get(this.today()) ?? 0);
    }
    /**
     * What calls under way hold of the day, in USD, those of other runs included: it comes free in part when they are
     * settled. 0 while the file cannot be read. A run that was killed holds what it had set aside.
     */
    openToday() {
        const loaded = load(this.options.files, this.options.path);
        return 'problems' in loaded ? 0 : (0,money/* usdOf */.IA)(loaded.books.open.get(this.today()) ?? 0);
    }
    /** Books the worst case of a call, or says by `null` that the call must not be made. */
    async reserve(worstUsd) {
        const cap = this.options.capUsd === null ? Number.POSITIVE_INFINITY : (0,money/* nanoAtMost */.zt)(this.options.capUsd);
        const isUncapped = cap === Number.POSITIVE_INFINITY;
        if (!(0,money/* isAmount */.Pt)(worstUsd) && !isUncapped)
            return null;
        const worst = (0,money/* isAmount */.Pt)(worstUsd) ? (0,money/* nanoAtLeast */.df)(worstUsd) : 0;
        const day = this.today();
        const booked = await this.change(day, ({ spent, open }) => spent + worst <= cap ? { spent: spent + worst, open: open + worst } : null);
        if (booked === 'refused' || (booked === 'trouble' && !isUncapped))
            return null;
        return this.reservation(day, worst, booked === 'trouble' ? 'not booked' : 'booked');
    }
    /**
     * Takes over what an earlier run has booked for a call with this worst case; nothing where that was in another file. Of
     * the two amounts the lower one counts: prices may have changed since, and a file may say anything.
     */
    adopt(worstUsd, { ledger, day, usd }) {
        if (ledger !== this.options.path)
            return undefined;
        const worst = (0,money/* isAmount */.Pt)(worstUsd) && (0,money/* isAmount */.Pt)(usd) ? (0,money/* nanoAtLeast */.df)(Math.min(worstUsd, usd)) : 0;
        return this.reservation(day, worst, 'booked');
    }
    reservation(day, worstNano, state) {
        const worst = state === 'booked' ? worstNano : 0;
        let isOpen = true;
        return {
            booking: state === 'booked' ? { ledger: this.options.path, day, usd: (0,money/* usdOf */.IA)(worst) } : null,
            settle: async (actualUsd) => {
                const actual = (0,money/* isAmount */.Pt)(actualUsd) ? (0,money/* nanoAtLeast */.df)(actualUsd) : worst;
                if (!isOpen)
                    return;
                isOpen = false;
                if (worst === 0 && actual === 0)
                    return;
                await this.change(day, ({ spent, open }) => ({
                    spent: Math.max(0, spent - worst + actual),
                    open: Math.max(0, open - worst),
                }));
            },
        };
    }
    /** Changes what a day has spent and holds, in nano-dollars, alone among all processes. `null` leaves it. */
    async change(day, next) {
        const { files, path, lockTimeouts } = this.options;
        try {
            const work = () => {
                const loaded = load(files, path);
                if ('problems' in loaded)
                    throw new Error(loaded.problems.map(errors/* formatProblem */.Vw).join('; '));
                if (this.isKnown && files.kind(path) === 'missing') {
                    throw new Error(`${path} has vanished during the run, and with it what the day has spent`);
                }
                const { days, open } = loaded.books;
                const after = next({ spent: days.get(day) ?? 0, open: open.get(day) ?? 0 });
                if (after === null)
                    return 'refused';
                files.write(path, renderSpending({ days: new Map(days).set(day, after.spent), open: new Map(open).set(day, after.open) }));
                this.isKnown = true;
                return 'done';
            };
            return await (0,lock/* withLock */.k)(files, `${path}.lock`, work, lockTimeouts);
        }
        catch (error) {
            this.firstTrouble ??= (0,disk_files/* reasonOf */.A)(error);
            return 'trouble';
        }
    }
    today() {
        return this.options.clock().toISOString().slice(0, 10);
    }
}
function load(files, path) {
    if (files.kind(path) === 'missing')
        return { books: { days: new Map(), open: new Map() } };
    const read = files.read(path);
    if (read.kind === 'unreadable')
        return { problems: [{ message: read.reason, place: { file: path } }] };
    return parseSpending(read.text, path);
}

;// CONCATENATED MODULE: ./build/run/judge-money.js

/** Opens the ledger of a run; undefined where none is kept. What is wrong with it is added to `problems`. */
function ledgerOf(settings, files, problems) {
    const path = settings['budget-ledger'];
    if (path === null)
        return undefined;
    const opened = openLedger({ files, path, capUsd: settings['max-cost-usd-per-day'], clock: () => new Date() });
    if (!('problems' in opened))
        return opened;
    problems.push(...opened.problems.map((problem) => ({ ...problem, message: `budget-ledger: ${problem.message}` })));
    return undefined;
}
/** What the caps leave of the money of a run, and the one that leaves less; undefined where nothing is capped. */
function leftOf(settings, ledger) {
    const { 'max-cost-usd': ofRun, 'max-cost-usd-per-day': perDay } = settings;
    const spent = perDay === null ? null : (ledger?.spentToday() ?? null);
    const ofDay = perDay === null || spent === null ? null : Math.max(0, perDay - spent);
    if (ofDay !== null && (ofRun === null || ofDay < ofRun))
        return { leftUsd: ofDay, cap: 'max-cost-usd-per-day' };
    return ofRun === null ? undefined : { leftUsd: ofRun, cap: 'max-cost-usd' };
}

// EXTERNAL MODULE: ./build/run/named-members.js
var named_members = __webpack_require__(65397);
// EXTERNAL MODULE: ./build/run/open-estimate.js
var open_estimate = __webpack_require__(82147);
// EXTERNAL MODULE: ./build/judge/asking/halt.js
var asking_halt = __webpack_require__(96027);
// EXTERNAL MODULE: ./build/run/recorder.js + 1 modules
var recorder = __webpack_require__(83216);
;// CONCATENATED MODULE: ./build/run/open-member.js




/** Opens one of those who judge. What stops one, such as a key that is refused, stops no other. */
function openMember(named, provider, keys, shared) {
    const { settings } = named;
    const { isReal, budget, ledger, time, deadline, log, guidelines } = shared;
    const { completer, pricing } = provider;
    const transport = settings['judge-transport'] === 'batch' ? provider.batches : null;
    const context = {
        provider: provider.name,
        baseUrl: provider.baseUrl,
        endpoint: isReal ? (transport?.endpoint ?? completer?.endpoint ?? null) : null,
        ...shared.clock,
    };
    const costLimit = openCostLimit({ budget, ledger, pricing });
    const timeoutMs = settings['judge-timeout-seconds'] * 1000;
    const halt = new asking_halt/* Halt */._();
    const others = { ledger, time, deadline, quietMs: timeoutMs, halt };
    const asking = {
        completer,
        answerForm: provider.answerForm,
        ...(guidelines !== undefined && { guidelines }),
        recorder: (0,recorder/* recorderOf */.MU)(shared.cassette, settings, keys),
        replay: isReal && settings['judge-cassette'] !== null ? settings['judge-replay'] : 'live',
        costLimit: isReal ? openWaitingLimit(costLimit, others, shared.waiting) : FREE,
        time,
        maxAttempts: settings['judge-max-attempts'],
        timeoutMs,
        deadline,
        halt,
        onAttempt: (attempt) => log.add(logLine(attempt, context)),
    };
    return { ...named, provider, keys, asking, costLimit, context };
}
/** The cost limit of a simulation: nothing costs anything. */
const FREE = { reserve: async () => ({ settle: async () => 0 }), costOf: () => 0 };

// EXTERNAL MODULE: ./build/judge/estimate/stub-answers.js
var stub_answers = __webpack_require__(76809);
// EXTERNAL MODULE: ./build/judge/judge-strength.js
var judge_strength = __webpack_require__(82261);
// EXTERNAL MODULE: ./build/settings/rules.js
var rules = __webpack_require__(93271);
;// CONCATENATED MODULE: ./build/run/recorded-strength.js






/**
 * How strong the judge is, where it has gates and all answers of all who judge about copies are recorded: no run pays for that.
 * Undefined otherwise.
 */
function recordedStrength({ corpusSessions: corpus }, settings, members) {
    if (!(0,rules/* hasJudgeGate */.fP)(settings))
        return undefined;
    const drawn = Array.from({ length: corpus.count }, (_, i) => i).filter((i) => !corpus.isCanary(i));
    const sessions = drawn.slice(0, MOST_SESSIONS).map(corpus.at);
    const copies = copiesForJudge(sessions, settings.dimensions);
    if (copies.length === 0)
        return undefined;
    const said = members.flatMap((one) => {
        const judgements = recordedJudgements(copies, one);
        return judgements === undefined ? [] : [{ member: one.member, judgements }];
    });
    if (said.length < members.length)
        return undefined;
    const judgements = combineAll(said, settings['min-measured']);
    return (0,judge_strength/* judgeStrengthOf */.ER)(judgedCopies(copies, judgements), (0,judge_strength/* strengthLevel */.IO)(settings));
}
/** Undefined where one of the answers is not recorded. */
function recordedJudgements(copies, { settings, asking }) {
    const { recorder, replay } = asking;
    if (replay !== 'auto' && replay !== 'replay')
        return undefined;
    const judgements = [];
    for (const question of copyQuestions(copies, settings, asking)) {
        const { session, request, read } = question.open();
        const recorded = recorder.find(request, 0);
        if (recorded === undefined)
            return undefined;
        judgements.push((0,merge_samples/* mergeSamples */.I)(session, [(0,stub_answers/* asIfAsked */.wG)(read(recorded.text, false))], question.dimensions));
    }
    return judgements;
}

// EXTERNAL MODULE: ./build/run/report-files.js + 18 modules
var report_files = __webpack_require__(70854);
// EXTERNAL MODULE: ./build/run/sessions-to-rewrite.js
var sessions_to_rewrite = __webpack_require__(94802);
;// CONCATENATED MODULE: ./build/run/open-judge.js





























/**
 * Opens the judge of a run. Throws a UserError where it cannot do what the settings ask: no price under a cap, no way to
 * ask though it is required, a cassette or a ledger that cannot be read.
 */
async function openJudge(settings, env, { files, digest, clock, time = TIME, timeBudget = (0,doubted_recordings/* ownTimeBudget */.l)() }) {
    const problems = [];
    const isReal = !settings.simulate;
    // Before the cassette: what another run fetches meanwhile is then in one of them.
    const batches = isReal ? batchFileOfRun(settings, files, problems) : undefined;
    // What is made up is never kept as an answer.
    const cassette = isReal ? (0,recorder/* cassetteOf */.EH)(settings, files, problems) : undefined;
    const ledger = isReal ? ledgerOf(settings, files, problems) : undefined;
    const asked = (0,named_members/* openProviders */.fj)(settings, { env, root: files.root, digest }, problems);
    const guidelines = (0,run_guidelines/* guidelinesOf */.F)(settings, files, digest, problems);
    (0,named_members/* refuseProblems */.nN)(problems);
    const canAsk = asked.some(({ provider }) => provider.completer !== null);
    const asking = canAsk ? 'possible' : 'impossible';
    const doubted = await (0,doubted_recordings/* doubtedRecordings */.Q)(cassette, settings, { files, env, asking, timeBudget });
    const believed = (0,recorder/* believedOf */.C)(cassette, doubted);
    const budget = new Budget(settings['max-cost-usd']);
    const log = new JudgeLog(files, (0,report_files/* pathIn */.lW)(settings['report-dir'], report_files/* JUDGE_LOG */.jv));
    const isFixed = (env['SOURCE_DATE_EPOCH'] ?? '') !== '';
    // One look at the clock on the wall, which may be set back while the run goes on.
    const [opened, openedAt] = [time.now(), clock().getTime()];
    const shared = {
        ...{ isReal, cassette: believed, guidelines, budget, ledger, time, log },
        waiting: new WaitingLine(),
        deadline: time.now() + settings['judge-deadline-seconds'] * 1000,
        clock: {
            wallTime: (moment) => (isFixed ? openedAt : openedAt + Math.round(moment - opened)),
            showsDurations: !isFixed,
        },
    };
    const spentUsd = () => (asked.every(({ provider }) => provider.pricing.isKnown) ? budget.spent : null);
    let watch = () => undefined;
    const opening = asked.map(({ named, provider }) => openMember(named, provider, (0,recorder/* openKeys */.hU)(named.settings, digest), shared));
    const sent = opening.map((one) => ({
        direct: one,
        batching: batches === undefined || one.provider.batches === null
            ? undefined
            : openBatching(one.asking, batches, {
                transport: one.provider.batches,
                costLimit: one.costLimit,
                keyOf: one.keys,
                isRecorded: (key) => believed?.find(key) !== undefined,
                onEvent: (event) => log.add(batchLogLine(event, one.context)),
                onAwaited: (awaited) => watch({ ...awaited, spentUsd: spentUsd() }),
            }),
    }));
    const members = sent.map(({ direct, batching }) => ({
        ...direct,
        direct: direct.asking,
        asking: batching?.asking ?? direct.asking,
        baseUrl: direct.provider.address,
    }));
    const told = (onProgress) => {
        watch = onProgress;
        return (done, all, what) => {
            // Where nobody is asked and nothing is played there is nothing to wait for.
            if (!canAsk && cassette === undefined)
                return;
            onProgress({ done, all, what, spentUsd: spentUsd() });
        };
    };
    const askRubric = (of, questionsOf, what, onProgress) => askMembers(of, questionsOf, settings, { digest, what, onProgress: told(onProgress) });
    const askLabels = async (labels, onProgress, of = members) => {
        const questions = (one) => (0,judge_agreement/* labelQuestions */.Me)(labels, one.settings, one.asking);
        const judgements = await askRubric(of, questions, 'labels', onProgress);
        return new Map(judgements.map((judgement) => [judgement.session, judgement]));
    };
    // Each time anew: the transcripts of all sessions together may be larger than the memory.
    const transcriptOf = (golden) => (0,find_transcript/* findTranscript */.c)(golden, files, digest);
    const tools = (scored) => ({
        transcriptOf,
        digest,
        failing: (0,sessions_to_rewrite/* sessionsToRewrite */.h)(scored),
    });
    const tallyOf = ({ settings: own, provider, keys, direct }) => (0,open_estimate.openTally)(own, provider.pricing, direct.recorder, keys);
    const answering = { showsDurations: !isFixed };
    return {
        judgePairs: (pairs, onProgress) => {
            const [only] = members;
            if (only === undefined)
                throw new RangeError('somebody judges');
            return (0,ask_pairs/* askPairs */.Ds)(pairs, (0,ask_once/* openAskOnce */.bW)(only.asking, digest), {
                words: (0,ask_pairs/* pairwiseWords */.OJ)(only.settings, guidelines),
                pace: (0,concurrency/* paceOf */.x3)(only.settings),
                onJudged: (done, all) => told(onProgress)(done, all, 'pairs'),
            });
        },
        judgeTurns: (turns, metrics, onProgress) => {
            const [only] = members;
            if (only === undefined)
                throw new RangeError('somebody judges');
            const { asking, baseUrl } = only;
            return (0,judge_turns/* judgeTurns */.O)(turns, only.settings, {
                ...{ ...answering, asking, baseUrl, digest, metrics, onProgress: told(onProgress) },
            });
        },
        judge: async (scored, onProgress) => {
            const left = isReal && canAsk ? leftOf(settings, ledger) : undefined;
            if (left !== undefined) {
                const estimates = await Promise.all(members.map((one) => (0,estimate_run/* estimateRun */.a)(scored, one.settings, { ...tools(scored), form: one.asking, tally: tallyOf(one) })));
                const estimate = (0,tally/* sumOfEstimates */.ot)(estimates);
                const fitting = (0,tally/* questionsThatFit */.sc)(estimate, left.leftUsd);
                if (fitting !== null) {
                    onProgress({ ...left, fitting, questions: estimate.calls, likelyUsd: estimate.likelyUsd ?? 0 });
                }
            }
            const judging = { ...answering, ...tools(scored), onProgress: told(onProgress) };
            const [only, ...others] = members;
            const facts = only !== undefined && others.length === 0
                ? await (0,run_judge/* judgeRun */.Zy)(scored, only.settings, { ...judging, asking: only.asking, baseUrl: only.baseUrl })
                : await judgePanel(scored, settings, members, judging);
            const inMedians = members.filter((_, i) => isIn(facts.panel?.members[i]));
            const askMore = (labels) => askLabels(labels, onProgress, inMedians);
            // Those of all shards together tell how far the judge agrees with people: the job that merges checks.
            const checked = await (0,judge_agreement/* checkAgainstLabels */.Ru)(facts, settings.shard === null ? scored.inputs.labels : [], {
                settings,
                digest,
                askMore,
            });
            const strength = isReal ? recordedStrength(scored, settings, opening) : undefined;
            return {
                ...checked,
                ...(strength !== undefined && { strength }),
                ...(doubted !== undefined && { newRecordings: doubted.facts() }),
            };
        },
        judgeCopies: async (sessions, tellCost, onProgress) => {
            const copies = copiesForJudge(sessions, settings.dimensions);
            const questionsOf = (one) => copyQuestions(copies, one.settings, one.asking);
            const estimates = members.map((one) => {
                const tally = tallyOf(one);
                for (const question of questionsOf(one))
                    (0,estimate_run/* estimateRubric */.I)(question, one.settings, tally);
                return tally.finish(copies.length);
            });
            tellCost((0,tally/* sumOfEstimates */.ot)(estimates));
            return judgedCopies(copies, await askRubric(members, questionsOf, 'copies', onProgress));
        },
        askLabels: (labels, onProgress) => askLabels(labels, onProgress),
        guidelines,
        logPath: () => (log.isBegun ? log.path : undefined),
        close: async () => {
            for (const { provider } of asked)
                provider.close();
            await cassette?.finish();
            // Only when their answers are kept may batches be forgotten.
            const answers = cassette?.isWhole === false ? 'lost' : 'kept';
            const ofBatches = await Promise.all(sent.map(({ batching }) => batching?.close(answers) ?? []));
            return [
                ...members.flatMap(({ member, asking }) => {
                    const name = members.length === 1 ? 'judge' : `judge ${member.model}`;
                    const { message, unanswered } = asking.halt;
                    if (message !== null)
                        return [`${name}: ${message}`];
                    return unanswered === null ? [] : [`${name}: no request was answered; of the last: ${unanswered}`];
                }),
                ...doubts(doubted),
                ...ofBatches.flat(),
                ...(cassette?.trouble == null ? [] : [`judge-cassette: an answer could not be kept: ${cassette.trouble}`]),
                ...(ledger?.trouble == null ? [] : [`budget-ledger: ${ledger.trouble}`]),
                ...(log.trouble === null ? [] : [`${log.path} could not be written: ${log.trouble}`]),
            ];
        },
    };
}
/** Whether somebody is in the medians of the rubric; one who judges alone is. */
function isIn(member) {
    return member === undefined || member.leftOut.every(({ metric }) => metric !== 'rubric');
}
/** Said by every command that plays recorded answers; a report has it besides. */
function doubts(doubted) {
    const facts = doubted?.facts();
    return facts === undefined || facts.needed === 0 ? [] : [`judge-cassette: ${(0,new_recordings/* newRecordingsSentence */.s9)(facts)}`];
}
const TIME = {
    now: () => performance.now(),
    sleep: async (ms) => {
        await (0,promises_.setTimeout)(ms);
    },
    random: Math.random,
};


/***/ })

};
