export const id = 1080;
export const ids = [1080];
export const modules = {

/***/ 96027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ Halt)
/* harmony export */ });
const EQUAL_REFUSALS = 3;
class Halt {
    reason = null;
    message = null;
    unanswered = null;
    isAnswered = false;
    last = null;
    repeats = 0;
    stop(reason) {
        this.reason ??= reason;
    }
    note(outcome) {
        const failure = outcome.kind === 'failure' ? outcome : null;
        const meaning = failure === null ? null : meaningOf(failure);
        this.repeats = meaning !== null && meaning === this.last ? this.repeats + 1 : Number(meaning !== null);
        this.last = meaning;
        this.isAnswered ||= outcome.kind === 'answer';
        this.unanswered = this.isAnswered ? null : (failure?.message ?? 'the model refused to answer');
        if (failure === null || this.reason !== null)
            return;
        const isFinal = (failure.reason === 'auth' || failure.reason === 'billing') && failure.status !== null;
        if (!isFinal && this.repeats < EQUAL_REFUSALS)
            return;
        this.reason = failure.reason;
        const times = isFinal ? 'a request' : `${EQUAL_REFUSALS} requests in a row for the same reason`;
        this.message = `nobody was asked any more after the provider refused ${times}: ${failure.message}`;
    }
}
const OF_ALL_REQUESTS = ['invalid_request', 'auth', 'billing'];
const TOO_LARGE = 413;
const IS_TOO_LONG = /\btoo long\b|\bcontext[ _](?:length|window)\b|\btoo many (?:\w+ )?tokens\b/i;
const PARTICULARS = /\breq_\w+|[\p{L}\p{M}_-]{0,100}\p{N}[\p{L}\p{M}\p{N}_-]*/gu;
function meaningOf({ reason, canRetry, status, message }) {
    if (!OF_ALL_REQUESTS.includes(reason) || canRetry || status === TOO_LARGE)
        return null;
    return `${status} ${IS_TOO_LONG.test(message) ? message : message.replace(PARTICULARS, '#')}`;
}


/***/ }),

/***/ 21080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  openJudge: () => (/* binding */ openJudge)
});

var files = __webpack_require__(83675);
;// CONCATENATED MODULE: ./build/adapters/disk/judge-log.js

class JudgeLog {
    files;
    path;
    lines = 0;
    firstTrouble = null;
    constructor(files, path) {
        this.files = files;
        this.path = path;
    }
    get isBegun() {
        return this.lines > 0;
    }
    get trouble() {
        return this.firstTrouble;
    }
    add(line) {
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
            this.firstTrouble = (0,files/* reasonOf */.A)(error);
        }
    }
}

var process = __webpack_require__(17288);
var workspace_path = __webpack_require__(53215);
var find_transcript = __webpack_require__(85981);
var masked_json = __webpack_require__(5508);
var redact = __webpack_require__(37611);
;// CONCATENATED MODULE: ./build/judge/asking/log-line.js


function attemptLine(record, context) {
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
    return { text: (0,masked_json/* maskJsonText */.m)(text), ...stop, model_used: model, ...tokensOf(usage), request_id: requestId };
}
function tokensOf(usage) {
    return {
        input_tokens: usage?.inputTokens ?? null,
        output_tokens: usage?.outputTokens ?? null,
        cache_write_tokens: usage?.cacheWriteTokens ?? null,
        cache_read_tokens: usage?.cacheReadTokens ?? null,
    };
}

var new_recordings = __webpack_require__(12997);
var money = __webpack_require__(5991);
;// CONCATENATED MODULE: ./build/judge/money/budget.js

class Budget {
    spentNano = 0;
    reservedNano = 0;
    leftNano;
    constructor(capUsd, spentBeforeUsd = 0) {
        this.leftNano = capUsd === null ? Number.POSITIVE_INFINITY : (0,money/* nanoAtMost */.zt)(capUsd) - (0,money/* nanoAtLeast */.df)(spentBeforeUsd);
    }
    get spent() {
        return (0,money/* usdOf */.IA)(this.spentNano);
    }
    get reserved() {
        return (0,money/* usdOf */.IA)(this.reservedNano);
    }
    reserve(worstUsd) {
        if (!(0,money/* isAmount */.Pt)(worstUsd))
            return this.leftNano === Number.POSITIVE_INFINITY ? this.hold(0) : null;
        const worst = (0,money/* nanoAtLeast */.df)(worstUsd);
        return this.spentNano + this.reservedNano + worst <= this.leftNano ? this.hold(worst) : null;
    }
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

var files_of_runs = __webpack_require__(58152);
var answer = __webpack_require__(10706);
var ask_once = __webpack_require__(22669);
var concurrency = __webpack_require__(97873);
var judge_agreement = __webpack_require__(55193);
var estimate_run = __webpack_require__(89405);
var stub_answers = __webpack_require__(76809);
var tally = __webpack_require__(67777);
var judge_strength = __webpack_require__(82261);
var judge_turns = __webpack_require__(85777);
var ask_pairs = __webpack_require__(22966);
var judge_judgement = __webpack_require__(15667);
var merge_samples = __webpack_require__(22722);
var numbers = __webpack_require__(67952);
;// CONCATENATED MODULE: ./build/judge/panel/combine-judgements.js



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
    const dimensionSamples = (0,merge_samples/* byDimension */.aS)((dimension) => scoresOf(({ dimensions }) => dimensions[dimension].score));
    const { bySample, voices: _, ...words } = spokesman;
    return {
        ...words,
        ...all.reduce((sum, { judgement }) => (0,judge_judgement/* addEfforts */.vs)(sum, judgement), judge_judgement/* NO_EFFORT */.tS),
        overall: { score: overall, reason: spokesman.overall.reason },
        dimensions: (0,merge_samples/* byDimension */.aS)((dimension) => dimensionOf(dimension, dimensionSamples[dimension], spokesman, counting)),
        speaksToJudge: (0,merge_samples/* isSaid */.QV)(counting),
        overalls,
        dimensionSamples,
        samples: counting.reduce((sum, { samples }) => sum + samples, 0),
        asked: counting.reduce((sum, { asked }) => sum + asked, 0),
        unmeasured: unmeasuredBy(counting),
        ...(bySample !== undefined && { bySample: samplesOf(counting, bySample) }),
        voices: all.map(voiceOf),
    };
}
function dimensionOf(dimension, scores, spokesman, counting) {
    const own = spokesman.dimensions[dimension];
    const score = (0,numbers/* stored */.su)((0,numbers/* median */.JZ)(scores), 'six decimals');
    if (score === null || own.score !== null)
        return { score, reason: own.reason };
    const told = (0,numbers/* nearest */.pA)(score, counting, (one) => one.dimensions[dimension].score);
    return { score, reason: told?.dimensions[dimension].reason ?? null };
}
function unmeasuredBy(counting) {
    const wanted = ['overall', ...(0,judge_judgement/* dimensionsOfAny */.zR)(counting)];
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
function samplesOf(counting, samples) {
    return samples.map(({ sample }) => {
        const given = counting.flatMap(({ bySample }) => bySample?.find((one) => one.sample === sample) ?? []);
        const overalls = given.flatMap(({ overall }) => overall ?? []);
        return {
            sample,
            overall: (0,numbers/* stored */.su)((0,numbers/* median */.JZ)(overalls), 'six decimals'),
            overalls,
            dimensionSamples: (0,merge_samples/* byDimension */.aS)((dimension) => given.flatMap(({ dimensionSamples }) => (0,numbers/* median */.JZ)(dimensionSamples[dimension]) ?? [])),
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
        dimensions: (0,merge_samples/* byDimension */.aS)((dimension) => dimensions[dimension].score),
        rationale,
        reason: overall.score === null ? (gap?.reason ?? 'invalid_answer') : null,
    };
}

;// CONCATENATED MODULE: ./build/judge/panel/combine-all.js



function combineAll(said) {
    const [first, ...others] = said;
    if (first === undefined || others.length === 0)
        return first?.judgements ?? [];
    return first.judgements.map((_, question) => {
        const all = said.flatMap(({ member, judgements }) => {
            const judgement = judgements[question];
            return judgement === undefined ? [] : [{ member, judgement, counts: true }];
        });
        return ofAllVoices(combineJudgements(all), all.map(({ judgement }) => judgement));
    });
}
function ofAllVoices(combined, judgements) {
    const gapIn = (what) => judgements.flatMap(({ unmeasured }) => unmeasured).find(({ measurement }) => measurement === what);
    const asFarAs = (what, score) => gapIn(what) === undefined ? score : { score: null, reason: null };
    const wanted = (0,judge_judgement/* dimensionsOfAny */.zR)(judgements);
    return {
        ...combined,
        overall: asFarAs('overall', combined.overall),
        dimensions: (0,merge_samples/* byDimension */.aS)((one) => asFarAs(one, combined.dimensions[one])),
        unmeasured: ['overall', ...wanted].flatMap((what) => gapIn(what) ?? []),
    };
}

var run_judge = __webpack_require__(39751);
var judge_transplants = __webpack_require__(66192);
var core_text = __webpack_require__(26067);
var judge_metrics = __webpack_require__(20483);
var judge_facts = __webpack_require__(51809);
;// CONCATENATED MODULE: ./build/judge/panel/combine-metrics.js



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
function metricOf({ code }) {
    return code.startsWith('REQUIREMENT_') ? 'completion' : 'faithfulness';
}
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


const OF_A_SERVICE = [
    'no_credentials',
    'auth',
    'billing',
    'rate_limited',
    'overloaded',
    'server_error',
    'connection',
];
const OF_A_PROGRAM = ['no_credentials'];
const UNASKED = ['no_grounding', 'nothing_to_check'];
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


function countsOf(metric, { judgements, measured }) {
    return metric === 'rubric' ? (0,judge_facts/* countMeasurements */.F6)(judgements.values()) : (0,judge_facts/* countMetric */.WO)(measured.values(), metric);
}
function shortOf(metric, found, minMeasured) {
    const all = countsOf(metric, found);
    if (!(0,judge_judgement/* isEnough */.LP)(all, minMeasured))
        return all;
    if (metric !== 'rubric')
        return undefined;
    return (0,judge_facts/* countEachScore */.pG)([...found.judgements.values()]).find((one) => !(0,judge_judgement/* isEnough */.LP)(one, minMeasured));
}
function whoCounts(members) {
    const isAnyBelieved = members.some(({ isVoid }) => !isVoid);
    const believed = members.map(({ isVoid }) => !isVoid || !isAnyBelieved);
    const enough = members.map(({ isShort }, i) => believed[i] === true && !isShort);
    if (enough.includes(true))
        return enough;
    const most = Math.max(...members.map(({ measured }, i) => (believed[i] === true ? measured : -1)));
    const stands = members.findIndex(({ measured }, i) => believed[i] === true && measured === most);
    return members.map((_, i) => i === stands);
}

;// CONCATENATED MODULE: ./build/judge/panel/combine-panel.js










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
function countingIn(metric, judged, minMeasured) {
    return whoCounts(judged.map(({ facts }) => ({
        ...countsOf(metric, facts),
        isShort: shortOf(metric, facts, minMeasured) !== undefined,
        isVoid: facts.voided !== null,
    })));
}
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
function voidedBy(judged) {
    const voided = judged.flatMap(({ facts }) => facts.voided ?? []);
    const standing = judged.filter(({ facts }) => facts.voided === null && (0,judge_facts/* countAll */.Vn)(facts).measured > 0);
    const [first] = voided;
    if (first === undefined || voided.length <= standing.length)
        return null;
    return `${voided.length} of ${judged.length} judges are void: ${first}`;
}
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
        const short = shortOf(metric, facts, minMeasured);
        const isIn = counts[index] === true && facts.voided === null && short === undefined;
        return isIn || found.wanted === 0
            ? []
            : [{ metric, reason: reasonOf(facts, metric, short ?? found, minMeasured), holdsGates }];
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
function reasonOf(facts, metric, { wanted, measured, what }, minMeasured) {
    if (facts.voided !== null)
        return 'void';
    if (facts.absence !== null)
        return 'nobody could be asked';
    const of = what === undefined ? '' : ` of ${what}`;
    return `${measured} of ${wanted} measurements${of} succeeded, fewer than min-measured ${(0,numbers/* showNumber */.Zo)(minMeasured)} (${gapsIn(facts, metric, what)})`;
}
function gapsIn({ judgements, measured }, metric, what) {
    const gaps = metric === 'rubric'
        ? [...judgements.values()].flatMap(({ unmeasured }) => unmeasured.filter(({ measurement }) => what === undefined || measurement === what))
        : [...measured.values()].flatMap(judge_facts/* gapsOf */.dc).filter(({ measurement }) => measurement === metric);
    return Object.entries((0,judge_facts/* countGaps */.HB)(gaps))
        .map(([reason, count]) => `${reason.replaceAll('_', ' ')} ${count}`)
        .join(', ');
}

;// CONCATENATED MODULE: ./build/judge/panel/judge-panel.js



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
function together(members, onProgress) {
    const doneOf = new Map();
    return (index) => (mine, all, what) => {
        const done = doneOf.get(what) ?? Array.from({ length: members }, () => 0);
        doneOf.set(what, done);
        const before = Math.min(...done);
        done[index] = mine;
        const now = Math.min(...done);
        if (now > before)
            onProgress(now, all, `${what}, each by ${members} judges`);
    };
}

var seeded_random = __webpack_require__(8802);
var foreign_data = __webpack_require__(36793);
var rubric_questions = __webpack_require__(80695);
var edits_of = __webpack_require__(29884);
var mutations = __webpack_require__(97129);
;// CONCATENATED MODULE: ./build/self-test/copies-for-judge.js





const DAMAGED = 20;
const HARMLESS = 5;
const MOST_DRAWN_FROM = 50;
const MOST_TRIES = 20 * DAMAGED;
function copiesForJudge(sessions, dimensions) {
    const drawn = sessions.filter(({ canary }) => !canary).slice(0, MOST_DRAWN_FROM);
    const edits = (0,edits_of/* editsOf */.t)(dimensions);
    const of = (effect) => edits.filter((edit) => edit.effect === effect);
    return [...draw(drawn, of('damaging'), DAMAGED), ...draw(drawn, of('harmless'), HARMLESS)];
}
function draw(sessions, edits, most) {
    const random = (0,seeded_random/* seededRandom */.Is)((0,seeded_random/* hashOf */.qQ)('copies for the judge', edits[0]?.effect ?? ''));
    const otherReferences = sessions.map(({ name, reference }) => ({ name, summary: reference }));
    const copies = [];
    const seen = new Set();
    let round = (0,seeded_random/* shuffled */.A4)(edits, random);
    for (let tries = 0; tries < MOST_TRIES && copies.length < most; tries++) {
        if (tries > 0 && tries % edits.length === 0)
            round = (0,seeded_random/* shuffled */.A4)(edits, random);
        const edit = round[tries % edits.length];
        const golden = sessions[random.below(sessions.length)];
        const dose = edit?.doses[random.below(edit.doses.length)];
        if (edit === undefined || golden === undefined || dose === undefined)
            continue;
        const candidate = (0,mutations/* mutationOf */.vo)(edit, dose, { name: golden.name, summary: golden.reference }, otherReferences);
        const key = JSON.stringify([golden.name, candidate]);
        if (candidate === null || seen.has(key) || isSeenAlike(candidate, golden.reference))
            continue;
        seen.add(key);
        const { kind, effect, dimensions } = edit;
        copies.push({ session: golden.name, kind, effect, dimensions, golden, candidate });
    }
    return copies;
}
function isSeenAlike(a, b) {
    const shown = (summary) => JSON.stringify((0,foreign_data/* cappedSummary */.uk)(summary, '', foreign_data/* TEXT_CAPS */.WV));
    return shown(a) === shown(b);
}
function copyQuestions(copies, settings, form) {
    return copies.map(({ golden, candidate }) => {
        const { name, difficulty, kind, reference } = golden;
        return (0,rubric_questions/* lateQuestion */.jl)(name, { mode: 'paired', difficulty, kind, ...(0,rubric_questions/* askedDimensions */.wy)(settings) }, () => ({
            reference,
            candidate,
            suggestions: 0,
            rationaleChars: settings['judge-rationale-chars'],
            wantsRewrite: false,
        }), { model: settings['judge-model'], form });
    });
}
function judgedCopies(copies, judgements) {
    return copies.flatMap(({ session, kind, effect, dimensions }, i) => {
        const judgement = judgements[i];
        return judgement === undefined ? [] : [{ session, kind, effect, dimensions, judgement }];
    });
}

var panel_members = __webpack_require__(93360);
var rules = __webpack_require__(93271);
var judge_sessions = __webpack_require__(25329);
;// CONCATENATED MODULE: ./build/run/ask-members.js





function concededBy(members) {
    const conceded = members.flatMap(({ member: { model }, provider: { completer } }) => {
        const parts = completer?.conceded?.() ?? [];
        return parts.length === 0 ? [] : [{ model, parts }];
    });
    return conceded.length === 0 ? {} : { conceded };
}
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
    return combineAll(await Promise.all(said));
}

var errors = __webpack_require__(62807);
var schemas = __webpack_require__(53339);
var json_document = __webpack_require__(84131);
var schema_problems = __webpack_require__(12139);
;// CONCATENATED MODULE: ./build/judge/money/spending.js





const MOST_USD = 1_000_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const amounts = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().min(0).max(MOST_USD)).superRefine((days, context) => {
    for (const day of Object.keys(days).filter((one) => !DAY.test(one))) {
        context.addIssue({ code: 'custom', path: [day], message: 'must be a date such as 2026-11-21' });
    }
});
const schema = schemas/* object */.Ikc({ days: amounts, open: amounts.optional() });
function parseSpending(text, file) {
    const parsed = (0,json_document/* parseJson */.qF)(text);
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
function renderSpending({ days, open }) {
    const held = toUsd(new Map([...open].filter(([, nano]) => nano > 0)));
    const ledger = { days: toUsd(days), ...(Object.keys(held).length > 0 && { open: held }) };
    return `${JSON.stringify(ledger, null, 2)}\n`;
}
function toUsd(nano) {
    const days = [...nano].sort(([a], [b]) => (0,core_text/* byCodePoint */.HH)(a, b));
    return Object.fromEntries(days.map(([day, amount]) => [day, Math.min((0,money/* usdOf */.IA)(amount), MOST_USD)]));
}

var lock = __webpack_require__(84616);
;// CONCATENATED MODULE: ./build/adapters/disk/ledger.js





function openLedger(options) {
    const path = options.files.real(options.path) ?? options.path;
    const loaded = load(options.files, path);
    return 'problems' in loaded ? loaded : new Ledger({ ...options, path });
}
class Ledger {
    options;
    firstTrouble = null;
    isKnown;
    constructor(options) {
        this.options = options;
        this.isKnown = options.files.kind(options.path) !== 'missing';
    }
    get trouble() {
        return this.firstTrouble;
    }
    get isCapped() {
        return this.options.capUsd !== null;
    }
    spentToday() {
        const loaded = load(this.options.files, this.options.path);
        return 'problems' in loaded ? null : (0,money/* usdOf */.IA)(loaded.books.days.get(this.today()) ?? 0);
    }
    openToday() {
        const loaded = load(this.options.files, this.options.path);
        return 'problems' in loaded ? 0 : (0,money/* usdOf */.IA)(loaded.books.open.get(this.today()) ?? 0);
    }
    async reserve(worstUsd) {
        const cap = this.options.capUsd === null ? Number.POSITIVE_INFINITY : (0,money/* nanoAtMost */.zt)(this.options.capUsd);
        const isUncapped = cap === Number.POSITIVE_INFINITY;
        if (!isUncapped && (!(0,money/* isAmount */.Pt)(worstUsd) || this.firstTrouble !== null))
            return null;
        const worst = (0,money/* isAmount */.Pt)(worstUsd) ? (0,money/* nanoAtLeast */.df)(worstUsd) : 0;
        const day = this.today();
        const booked = await this.change(day, ({ spent, open }) => spent + worst <= cap ? { spent: spent + worst, open: open + worst } : null);
        if (booked === 'refused' || (booked === 'trouble' && !isUncapped))
            return null;
        return this.reservation(day, worst, booked === 'trouble' ? 'not booked' : 'booked');
    }
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
    async change(day, next) {
        const { files, path } = this.options;
        try {
            const work = () => {
                const loaded = load(files, path);
                if ('problems' in loaded)
                    throw new Error(loaded.problems.map(errors/* formatProblem */.Vw).join('; '));
                if (this.isKnown && files.kind(path) === 'missing') {
                    throw new Error(`${path} has vanished during the run and took what the day has spent with it`);
                }
                const { days, open } = loaded.books;
                const after = next({ spent: days.get(day) ?? 0, open: open.get(day) ?? 0 });
                if (after === null)
                    return 'refused';
                files.write(path, renderSpending({ days: new Map(days).set(day, after.spent), open: new Map(open).set(day, after.open) }));
                this.isKnown = true;
                return 'done';
            };
            return await (0,lock/* withLock */.kK)(files, `${path}.lock`, work, this.patience());
        }
        catch (error) {
            this.firstTrouble ??= describe(error, path);
            return 'trouble';
        }
    }
    patience() {
        const { lockTimeouts = lock/* LOCK_TIMEOUTS */.lH } = this.options;
        if (this.firstTrouble === null)
            return lockTimeouts;
        return { ...lockTimeouts, giveUpMs: Math.min(lockTimeouts.giveUpMs, IMPATIENT_MS) };
    }
    today() {
        return this.options.clock().toISOString().slice(0, 10);
    }
}
const IMPATIENT_MS = 500;
const OF_SYSTEM = /^[A-Z][A-Z\d]+: /;
function describe(error, path) {
    if (error instanceof lock/* LockHeld */.BG) {
        return `${error.message} (let that one end; where none is left, remove ${error.lock})`;
    }
    const reason = OF_SYSTEM.test((0,errors/* messageOf */.bD)(error)) ? (0,files/* reasonOf */.A)(error) : (0,errors/* messageOf */.bD)(error);
    return reason.includes(path) ? reason : `${path}: ${reason} (let the run write this file and ${path}.lock beside it)`;
}
const LONGEST_LEDGER_BYTES = 2 ** 18;
function load(files, path) {
    if (files.kind(path) === 'missing')
        return { books: { days: new Map(), open: new Map() } };
    const read = files.read(path, LONGEST_LEDGER_BYTES);
    if (read.kind === 'unreadable')
        return { problems: [{ message: read.reason, place: { file: path } }] };
    return parseSpending(read.text, path);
}

;// CONCATENATED MODULE: ./build/run/cost-limit.js




function openCostLimit({ budget, ledger, pricing, halt }) {
    return {
        reserve: async (request) => {
            const worst = pricing.worstCase(request);
            const ofRun = budget.reserve(worst);
            if (ofRun === null)
                return undefined;
            const ofDay = await ledger?.reserve(worst);
            if (ofDay === null) {
                ofRun.settle(0);
                if (ledger?.trouble != null)
                    halt?.stop('ledger');
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
const LOOK_MS = 500;
class WaitingLine {
    inFlight = 0;
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
    inTurn(what) {
        const mine = this.queue.then(what);
        this.queue = mine.catch(() => undefined);
        return mine;
    }
    waitForNext() {
        this.settled = new Promise((resolve) => (this.onSettled = resolve));
    }
}
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
function ledgerOf(settings, files, problems) {
    const path = settings['budget-ledger'];
    if (path === null)
        return undefined;
    const giveUpMs = Math.min(lock/* LOCK_TIMEOUTS */.lH.giveUpMs, (settings['judge-deadline-seconds'] * 1000) / 4);
    const lockTimeouts = { ...lock/* LOCK_TIMEOUTS */.lH, giveUpMs };
    const opened = openLedger({ files, path, capUsd: settings['max-cost-usd-per-day'], clock: process/* wallClock */.Xb, lockTimeouts });
    if (!('problems' in opened))
        return opened;
    problems.push(...(0,errors/* about */.Cv)('budget-ledger', opened.problems));
    return undefined;
}
function leftOf(settings, ledger) {
    const { 'max-cost-usd': ofRun, 'max-cost-usd-per-day': perDay } = settings;
    const spent = perDay === null ? null : (ledger?.spentToday() ?? null);
    const ofDay = perDay === null || spent === null ? null : Math.max(0, perDay - spent);
    if (ofDay !== null && (ofRun === null || ofDay < ofRun))
        return { leftUsd: ofDay, cap: 'max-cost-usd-per-day' };
    return ofRun === null ? undefined : { leftUsd: ofRun, cap: 'max-cost-usd' };
}

var open_estimate = __webpack_require__(82147);
var run_recorder = __webpack_require__(83216);
var sessions_to_rewrite = __webpack_require__(94802);
;// CONCATENATED MODULE: ./build/run/ask-judge.js






















async function askAboutSessions(tools, scored, onProgress) {
    const { settings, digest, members, doubted, progress } = tools;
    const ofRun = { transcriptOf: tools.transcriptOf, digest, failing: (0,sessions_to_rewrite/* sessionsToRewrite */.h)(scored) };
    await warnOfCaps(tools, scored, ofRun, onProgress);
    const judging = { showsDurations: tools.showsDurations, ...ofRun, onProgress: progress.watchedBy(onProgress) };
    const [only, ...others] = members;
    const facts = only !== undefined && others.length === 0
        ? await (0,run_judge/* judgeRun */.Zy)(scored, only.settings, { ...judging, asking: only.asking, baseUrl: only.baseUrl })
        : await judgePanel(scored, settings, members, judging);
    const inMedians = members.filter((_, i) => isIn(facts.panel?.members[i]));
    const checked = await (0,judge_agreement/* checkAgainstLabels */.Ru)(facts, settings.shard === null ? scored.inputs.labels : [], {
        settings,
        digest,
        askMore: (labels) => askAboutLabels(tools, labels, onProgress, inMedians),
    });
    const asking = members.map((one) => ({ ...one, asking: one.direct }));
    const strength = settings.simulate ? undefined : recordedStrength(scored, settings, asking);
    return {
        ...checked,
        ...concededBy(members),
        ...(strength !== undefined && { strength }),
        ...(doubted !== undefined && { newRecordings: doubted.facts() }),
    };
}
async function warnOfCaps({ settings, ledger, members, canAsk }, scored, ofRun, onProgress) {
    const left = canAsk && !settings.simulate ? leftOf(settings, ledger) : undefined;
    if (left === undefined)
        return;
    const capped = members.filter(({ member }) => members.length === 1 || !(0,panel_members/* isProgram */.Vd)(member));
    const estimate = (0,tally/* sumOfEstimates */.ot)(await Promise.all(capped.map((one) => (0,estimate_run/* estimateRun */.a)(scored, one.settings, { ...ofRun, form: one.asking, tally: tallyOf(one) }))));
    const fitting = (0,tally/* questionsThatFit */.sc)(estimate, left.leftUsd);
    if (fitting !== null)
        onProgress({ ...left, fitting, questions: estimate.calls, likelyUsd: estimate.likelyUsd ?? 0 });
}
function tallyOf({ settings, provider, keys, direct }) {
    return (0,open_estimate.openTally)(settings, provider.pricing, direct.recorder, keys);
}
function isIn(member) {
    return member === undefined || member.leftOut.every(({ metric }) => metric !== 'rubric');
}
async function askAboutLabels(tools, labels, onProgress, of = tools.members) {
    const questionsOf = (one) => (0,judge_agreement/* labelQuestions */.Me)(labels, one.settings, one.asking);
    const judgements = await askRubric(tools, of, questionsOf, { what: 'labels', onProgress });
    return new Map(judgements.map((judgement) => [judgement.session, judgement]));
}
function askRubric({ settings, digest, progress }, of, questionsOf, { what, onProgress }) {
    return askMembers(of, questionsOf, settings, { digest, what, onProgress: progress.watchedBy(onProgress) });
}
function askAboutTurns({ digest, members, showsDurations, progress }, turns, metrics, onProgress) {
    const { settings, asking, baseUrl } = firstOf(members);
    return (0,judge_turns/* judgeTurns */.O)(turns, settings, {
        ...{ showsDurations, asking, baseUrl, digest, metrics, onProgress: progress.watchedBy(onProgress) },
    });
}
function askAboutPairs({ digest, members, guidelines, progress }, pairs, onProgress) {
    const { settings, asking } = firstOf(members);
    return (0,ask_pairs/* askPairs */.Ds)(pairs, (0,ask_once/* openAskOnce */.bW)(asking, digest), {
        words: (0,ask_pairs/* pairwiseWords */.OJ)(settings, guidelines),
        pace: (0,concurrency/* paceOf */.x3)(settings),
        onJudged: (done, all) => progress.watchedBy(onProgress)(done, all, 'pairs'),
    });
}
function firstOf([first]) {
    if (first === undefined)
        throw new RangeError('somebody judges');
    return first;
}
async function askAboutCopies(tools, sessions, tellCost, onProgress) {
    const { settings, members } = tools;
    const copies = copiesForJudge(sessions, settings.dimensions);
    const questionsOf = (one) => copyQuestions(copies, one.settings, one.asking);
    const estimates = members.map((one) => {
        const tally = tallyOf(one);
        for (const question of questionsOf(one))
            (0,estimate_run/* estimateRubric */.I)(question, one.settings, tally);
        return tally.finish(copies.length);
    });
    tellCost((0,tally/* sumOfEstimates */.ot)(estimates));
    return judgedCopies(copies, await askRubric(tools, members, questionsOf, { what: 'copies', onProgress }));
}
function recordedStrength({ corpusSessions: corpus }, settings, members) {
    if (!(0,rules/* hasJudgeGate */.fP)(settings) || !members.every(mayHaveRecorded))
        return undefined;
    const drawn = Array.from({ length: corpus.count }, (_, i) => i).filter((i) => !corpus.isCanary(i));
    const sessions = drawn.slice(0, MOST_DRAWN_FROM).map(corpus.at);
    const copies = copiesForJudge(sessions, settings.dimensions);
    if (copies.length === 0)
        return undefined;
    const said = members.flatMap((one) => {
        const judgements = recordedJudgements(copies, one);
        return judgements === undefined ? [] : [{ member: one.member, judgements }];
    });
    if (said.length < members.length)
        return undefined;
    const judgements = combineAll(said);
    return (0,judge_strength/* judgeStrengthOf */.ER)(judgedCopies(copies, judgements), (0,judge_strength/* strengthLevel */.IO)(settings));
}
function mayHaveRecorded({ asking: { recorder, replay } }) {
    return recorder !== run_recorder/* NO_RECORDER */.L9 && (replay === 'auto' || replay === 'replay');
}
function recordedJudgements(copies, { settings, asking }) {
    const { recorder } = asking;
    const judgements = [];
    for (const question of copyQuestions(copies, settings, asking)) {
        const { session, request, read } = question.open();
        const recorded = recorder.find(request, 0);
        if (recorded === undefined || recorded.text.length > answer/* LONGEST_ANSWER */.EF)
            return undefined;
        judgements.push((0,merge_samples/* mergeSamples */.Ig)(session, [(0,stub_answers/* asIfAsked */.wG)(read(recorded.text, false))], question.dimensions, 'median'));
    }
    return judgements;
}

var external_node_crypto_ = __webpack_require__(77598);
var batch_record = __webpack_require__(55033);
;// CONCATENATED MODULE: ./build/adapters/disk/batch-file.js





function openBatchFile(files, path, clock) {
    const read = readBatches(files, path, clock);
    if ('reason' in read)
        return { problems: [{ message: read.reason, place: { file: path } }] };
    const broken = brokenLines(read);
    return broken.length > 0 ? { problems: broken } : new BatchFile(files, path, clock, read);
}
class BatchFile {
    files;
    path;
    clock;
    doubtful;
    known;
    notes = new Map();
    unwritten = new Set();
    firstTrouble = null;
    constructor(files, path, clock, found) {
        this.files = files;
        this.path = path;
        this.clock = clock;
        this.doubtful = found.handOvers;
        this.known = new Map(found.batches.map((batch) => [batch.batch, batch]));
    }
    get trouble() {
        return this.firstTrouble;
    }
    batches() {
        const read = readBatches(this.files, this.path, this.clock);
        for (const batch of 'reason' in read ? [] : read.batches)
            this.known.set(batch.batch, batch);
        return [...this.known.values()];
    }
    async begin(batch) {
        const token = (0,external_node_crypto_.randomUUID)();
        const at = this.clock().toISOString();
        const longest = { ...batch, batch: 'x'.repeat(batch_record/* LONGEST_BATCH_ID */.Qs), token, created_at: at };
        const room = ' '.repeat(Buffer.byteLength(JSON.stringify(longest)));
        const note = { handing_over: token, requests: batch.keys.length, at, room };
        const isWritten = await this.alone(() => this.append(note));
        if (isWritten)
            this.notes.set(token, JSON.stringify(note));
        return isWritten ? token : null;
    }
    async add(batch) {
        const record = { ...batch, created_at: this.clock().toISOString() };
        this.known.set(record.batch, record);
        if (await this.alone(() => this.append(record)))
            return;
        if (this.attempt(() => this.append(record)) || this.attempt(() => this.putInPlaceOfNote(record)))
            return;
        this.unwritten.add(record.batch);
    }
    putInPlaceOfNote(record) {
        const note = this.notes.get(record.token) ?? '';
        const line = JSON.stringify(record);
        const rest = ' '.repeat(Math.max(0, Buffer.byteLength(note) - Buffer.byteLength(line)));
        this.files.replace(this.path, note, `${line}${rest}`);
    }
    async claim(batch, keys) {
        if (this.unwritten.has(batch))
            return new Set(keys);
        let own = [];
        const isWritten = await this.alone(() => {
            const read = readBatches(this.files, this.path, this.clock);
            if ('reason' in read)
                throw new Error(read.reason);
            if (!read.batches.some((known) => known.batch === batch))
                return;
            own = keys.filter((key) => !read.settled.get(batch)?.has(key));
            if (own.length > 0)
                this.append({ settled: batch, keys: own });
        });
        return isWritten ? new Set(own) : null;
    }
    async forget(done) {
        if (done.size === 0 && this.notes.size === 0 && this.doubtful.length === 0)
            return;
        await this.alone(() => this.rewrite(done));
    }
    rewrite(done) {
        const read = readBatches(this.files, this.path, this.clock);
        if ('reason' in read || brokenLines(read).length > 0)
            return;
        const told = new Set([...this.notes.keys(), ...this.doubtful.map(({ handing_over: token }) => token)]);
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
        if (read.kind === 'text' && read.text !== '' && !read.text.endsWith('\n')) {
            const start = read.text.lastIndexOf('\n') + 1;
            const isWhole = !('error' in (0,json_document/* parseJson */.qF)(read.text.slice(start)));
            this.files.write(this.path, isWhole ? `${read.text}\n` : read.text.slice(0, start));
        }
        this.files.append(this.path, `${JSON.stringify(line)}\n`);
    }
    async alone(work) {
        try {
            await (0,lock/* withLock */.kK)(this.files, `${this.path}.lock`, work);
            return true;
        }
        catch (error) {
            this.firstTrouble ??= (0,files/* reasonOf */.A)(error);
            return false;
        }
    }
    attempt(work) {
        try {
            work();
            return true;
        }
        catch (error) {
            this.firstTrouble ??= (0,files/* reasonOf */.A)(error);
            return false;
        }
    }
}
function brokenLines({ problems, unfinishedLine }) {
    return problems.filter(({ place }) => place?.line !== unfinishedLine);
}
function readBatches(files, path, clock) {
    if (files.kind(path) === 'missing')
        return (0,batch_record/* parseBatches */.Y1)('', path, clock());
    const read = files.read(path);
    return read.kind === 'unreadable' ? read : (0,batch_record/* parseBatches */.Y1)(read.text, path, clock());
}

var core_groups = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/judge/batches/await-batch.js
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
const JITTER = 0.1;
const MOST_INCOMPLETE = 3;
const MOST_UNKNOWN = 3;
async function awaitBatch(awaited, awaiting) {
    const { time, deadline } = awaiting;
    const outcomes = new Map();
    let wait = FIRST_WAIT_MS;
    let incomplete = 0;
    let unknown = 0;
    let looks = 0;
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
    if (failure.status === null && !failure.canRetry)
        return { kind: 'over', missing: failure };
    return afterFailure(failure);
}
function afterFailure(failure) {
    if (failure.canRetry)
        return { kind: 'later', asksToWaitMs: failure.retryAfterMs };
    const unpriced = { ...failure, status: null, mayBeBilled: true };
    return { kind: failure.status === 404 ? 'unknown' : 'refused', failure: unpriced };
}
function endOfUnknown(failure, { isResumed }, outcomes) {
    return { outcomes, missing: { ...failure, reason: 'server_error', canRetry: isResumed }, isOver: isResumed };
}
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
const NOT_MADE = {
    kind: 'failure',
    canRetry: false,
    retryAfterMs: null,
    requestId: null,
    status: null,
    mayBeBilled: false,
};
const TOO_LATE = {
    ...NOT_MADE,
    reason: 'deadline',
    message: 'no batch was made: the deadline is over',
};
const NOT_REMEMBERED = {
    ...NOT_MADE,
    reason: 'invalid_request',
    message: 'no batch was made: the file of batches beside the cassette cannot be written',
};
const GONE = {
    ...NOT_MADE,
    canRetry: true,
    reason: 'server_error',
    message: 'the batch of an earlier run has ended without this request',
    mayBeBilled: true,
};
const LOST = {
    ...NOT_MADE,
    reason: 'server_error',
    message: 'nothing became of the batch',
    mayBeBilled: true,
};

;// CONCATENATED MODULE: ./build/judge/batches/earlier-batches.js
class EarlierBatches {
    store;
    baseUrl;
    byKey = new Map();
    early = new Map();
    excluded = new Set();
    constructor(store, baseUrl) {
        this.store = store;
        this.baseUrl = baseUrl;
        this.refresh();
    }
    refresh() {
        this.byKey = new Map(this.store
            .batches()
            .filter(({ batch, base_url: url }) => withoutSlash(url) === withoutSlash(this.baseUrl) && !this.excluded.has(batch))
            .flatMap((batch) => batch.keys.map((key, i) => [key, { batch, booking: bookingIn(batch, i) }])));
    }
    batchWith(key) {
        return this.placeOf(key)?.batch;
    }
    placeOf(key) {
        const place = this.byKey.get(key);
        return place === undefined || this.excluded.has(place.batch.batch) ? undefined : place;
    }
    bookingOf(key) {
        return this.early.get(key)?.place ?? this.placeOf(key);
    }
    exclude(batch) {
        this.excluded.add(batch);
    }
    keep(outcomes) {
        for (const [key, outcome] of outcomes) {
            const place = this.byKey.get(key);
            if (place !== undefined)
                this.early.set(key, { outcome, place });
        }
    }
    take(key) {
        const early = this.early.get(key);
        this.early.delete(key);
        return early && { outcome: early.outcome, batch: early.place.batch };
    }
    unasked(isRecorded) {
        const lacking = [...this.early].filter(([key, { outcome }]) => outcome.kind === 'answer' && !isRecorded(key));
        return new Set(lacking.map(([, { place }]) => place.batch.batch));
    }
}
function withoutSlash(url) {
    return url.replace(/\/$/, '');
}
function bookingIn({ booked }, index) {
    const usd = booked?.usd[index];
    return booked === null || usd === undefined ? null : { ledger: booked.ledger, day: booked.day, usd };
}

;// CONCATENATED MODULE: ./build/judge/batches/hand-over.js


const CREATE_MS = 600_000;
async function handOver(fresh, tools) {
    const byKey = new Map();
    for (const one of fresh)
        (0,core_groups/* addTo */.D)(byKey, one.key, one);
    const byDay = new Map();
    for (const [id, [first]] of byKey) {
        if (first !== undefined)
            (0,core_groups/* addTo */.D)(byDay, first.payment.booking?.day, { id, request: first.request });
    }
    const made = [];
    let refusal;
    for (const pack of [...byDay.values()].flatMap((items) => tools.transport.pack(items))) {
        const waiting = pack.flatMap(({ id }) => byKey.get(id) ?? []);
        const booked = bookedOf(pack.flatMap(({ id }) => byKey.get(id)?.[0]?.payment.booking ?? []));
        const created = refusal ?? (await create(pack, booked, tools));
        if (typeof created === 'string') {
            const ids = pack.map(({ id }) => id);
            made.push({ batch: created, ids, isResumed: false, waiting });
            continue;
        }
        if (created.reason === 'auth' || created.reason === 'billing')
            refusal = { ...created, mayBeBilled: false };
        for (const one of waiting)
            one.answer(created);
    }
    return made;
}
async function create(pack, booked, { transport, store, time, deadline, onEvent, onMade, onApiMissing }) {
    const startedAt = time.now();
    if (startedAt >= deadline)
        return TOO_LATE;
    const told = { base_url: transport.baseUrl, booked, keys: pack.map(({ id }) => id) };
    const token = await store.begin(told);
    if (token === null)
        return NOT_REMEMBERED;
    const created = await transport.create(pack, Math.min(CREATE_MS, deadline - startedAt));
    const batch = created.kind === 'created' ? created.batch : null;
    if (batch !== null) {
        await store.add({ batch, token, ...told });
        onMade(batch);
    }
    if (created.kind === 'failure' && created.status === 404)
        onApiMissing();
    const outcome = created.kind === 'created' ? { kind: created.kind } : created;
    onEvent({ step: 'create', batch, requests: pack.length, startedAt, durationMs: time.now() - startedAt, outcome });
    return created.kind === 'created' ? created.batch : created;
}
function bookedOf(bookings) {
    const [first] = bookings;
    return first === undefined ? null : { ledger: first.ledger, day: first.day, usd: bookings.map(({ usd }) => usd) };
}

;// CONCATENATED MODULE: ./build/judge/batches/idle-detector.js
class IdleDetector {
    settled;
    onIdle;
    underWay = 0;
    isChecking = false;
    constructor(settled, onIdle) {
        this.settled = settled;
        this.onIdle = onIdle;
    }
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

;// CONCATENATED MODULE: ./build/judge/batches/payment.js
class Payment {
    own;
    earlier;
    claimedBy = 'this run';
    constructor(own, earlier = null) {
        this.own = own;
        this.earlier = earlier;
    }
    get isPaid() {
        return this.own === null && this.earlier !== null;
    }
    get booking() {
        return this.own?.booking ?? null;
    }
    join(earlier) {
        this.earlier ??= earlier;
    }
    claim(by) {
        this.claimedBy = by;
    }
    async settle(usd) {
        const { own, earlier } = this;
        const paid = earlier ?? own;
        if (this.claimedBy === 'another run') {
            await (earlier === null ? own?.settleForRun(0) : own?.settle(0));
            return 'by another run';
        }
        const freed = earlier === null ? undefined : own?.settle(0);
        const booked = await (this.claimedBy === 'nobody' ? paid?.settleForRun(usd) : paid?.settle(usd));
        await freed;
        return booked ?? null;
    }
}

;// CONCATENATED MODULE: ./build/judge/batches/room.js
class Room {
    costLimit;
    crowded = [];
    hasChanged = false;
    constructor(costLimit) {
        this.costLimit = costLimit;
    }
    waitFor(request, sample) {
        return new Promise((resolve) => void this.crowded.push({ request, sample, resolve }));
    }
    noteChange() {
        this.hasChanged = true;
    }
    isDue(isLast) {
        return this.crowded.length > 0 && (this.hasChanged || isLast);
    }
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

;// CONCATENATED MODULE: ./build/judge/batches/batching.js







class Batching {
    tools;
    idleDetector;
    room;
    earlier;
    ready = [];
    payments = new Map();
    rounds = 0;
    over = new Set();
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
    wrap(asking) {
        return {
            ...asking,
            completer: this.completer(),
            costLimit: this.costLimit(),
            time: { ...asking.time, sleep: (ms) => this.idleDetector.during(() => asking.time.sleep(ms)) },
            timeoutMs: 0,
        };
    }
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
                const payment = this.payments.get(key) ?? new Payment(null);
                this.payments.delete(key);
                this.ready.push({ key, request, payment, answer });
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
                if (paid !== undefined)
                    return this.watched(new Payment(null, costLimit.adopt(request, paid.booking)), key);
                const now = await this.idleDetector.during(() => costLimit.reserve(request, sample));
                const reserved = now ?? (await this.roomFor(request, sample));
                return reserved && this.watched(new Payment(reserved), key);
            },
        };
    }
    roomFor(request, sample) {
        const found = this.room.waitFor(request, sample);
        this.idleDetector.check();
        return found;
    }
    watched(payment, key) {
        this.payments.set(key, payment);
        return {
            settle: (usd) => this.idleDetector.during(async () => {
                const booked = await payment.settle(usd);
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
                await this.claim(batch.batch, answered);
                for (const one of batch.waiting)
                    one.answer(outcomes.get(one.key) ?? missing);
            }
        }
        catch {
            for (const one of waiting)
                one.answer(LOST);
        }
        this.rounds--;
        this.idleDetector.check();
    }
    async claim(batch, waiting) {
        if (waiting.length === 0)
            return;
        const keys = waiting.map(({ key }) => key);
        const own = await this.tools.store.claim(batch, keys);
        for (const { key, payment } of waiting) {
            payment.claim(own === null ? 'nobody' : own.has(key) ? 'this run' : 'another run');
        }
    }
    async joinEarlier(waiting) {
        const early = new Map();
        const groups = new Map();
        const fresh = [];
        for (const one of waiting) {
            const batch = this.earlier.batchWith(one.key);
            const booked = this.earlier.bookingOf(one.key);
            if (booked !== undefined)
                one.payment.join(this.tools.costLimit.adopt(one.request, booked.booking));
            const known = this.earlier.take(one.key);
            if (known !== undefined)
                (0,core_groups/* addTo */.D)(early, known.batch, { one, outcome: known.outcome });
            else if (batch === undefined && one.payment.isPaid)
                one.answer(GONE);
            else if (batch === undefined)
                fresh.push(one);
            else
                (0,core_groups/* addTo */.D)(groups, batch, one);
        }
        for (const [{ batch }, group] of early) {
            await this.claim(batch, group.map(({ one }) => one));
            for (const { one, outcome } of group)
                one.answer(outcome);
        }
        const joined = [...groups].map(([{ batch, keys }, group]) => ({
            batch,
            ids: keys,
            isResumed: true,
            waiting: group,
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

;// CONCATENATED MODULE: ./build/run/batching.js






function batchFileOfRun(settings, files, problems) {
    const cassette = settings['judge-cassette'];
    if (settings['judge-transport'] !== 'batch' || cassette === null)
        return undefined;
    const opened = openBatchFile(files, (0,batch_record/* batchFileOf */.wZ)(cassette), process/* wallClock */.Xb);
    if (!('problems' in opened))
        return opened;
    problems.push(...(0,errors/* about */.Cv)('judge-transport', opened.problems));
    return undefined;
}
function openBatching(asking, file, tools) {
    const batching = new Batching({
        ...tools,
        store: file,
        time: asking.time,
        deadline: asking.deadline,
        timeoutMs: asking.timeoutMs,
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

var doubted_recordings = __webpack_require__(27686);
var guidelines = __webpack_require__(91019);
var named_members = __webpack_require__(65397);
var asking_halt = __webpack_require__(96027);
;// CONCATENATED MODULE: ./build/run/open-member.js






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
    const isCapped = !(0,panel_members/* isProgram */.Vd)(named.member);
    const sent = () => (completer?.saysSchema?.() === true ? 'twice' : 'once');
    const ofModel = { ...pricing, worstCase: (request) => pricing.worstCase(request, sent()) };
    const halt = new asking_halt/* Halt */._();
    const costLimit = openCostLimit(isCapped ? { budget, ledger, pricing: ofModel, halt } : { budget: new Budget(null), ledger: undefined, pricing });
    const timeoutMs = settings['judge-timeout-seconds'] * 1000;
    const others = { ledger, time, deadline, quietMs: timeoutMs, halt };
    const ofAsking = isCapped ? openWaitingLimit(costLimit, others, shared.waiting) : costLimit;
    const asking = {
        completer,
        answerForm: provider.answerForm,
        ...(guidelines !== undefined && { guidelines }),
        recorder: (0,run_recorder/* recorderOf */.MU)(shared.cassette, settings, keys),
        replay: isReal && settings['judge-cassette'] !== null ? settings['judge-replay'] : 'live',
        costLimit: isReal ? ofAsking : FREE,
        time,
        maxAttempts: settings['judge-max-attempts'],
        timeoutMs,
        deadline,
        halt,
        onAttempt: (attempt) => log.add(attemptLine(attempt, context)),
    };
    return { ...named, provider, keys, asking, costLimit, context };
}
const FREE = { reserve: async () => ({ settle: async () => 0 }), costOf: () => 0 };

var run_progress = __webpack_require__(78783);
;// CONCATENATED MODULE: ./build/run/open-judge.js

















async function openJudge(settings, env, ports) {
    const { files, digest, timeBudget = (0,doubted_recordings/* ownTimeBudget */.l)() } = ports;
    const kept = openKept(settings, env, ports);
    const { cassette, ledger, guidelines, asked } = kept;
    const canAsk = asked.some(({ provider }) => provider.completer !== null);
    const asking = canAsk ? 'possible' : 'impossible';
    const doubted = await (0,doubted_recordings/* doubtedRecordings */.Q)(cassette, settings, { files, env, asking, timeBudget });
    const shared = openShared(settings, env, { ...kept, cassette: (0,run_recorder/* believedOf */.C)(cassette, doubted) }, ports);
    const { budget, log } = shared;
    const isPriced = asked.every(({ provider }) => provider.pricing.isKnown);
    const progress = new run_progress/* JudgeProgress */.V(() => (isPriced ? budget.spent : null), canAsk || cassette !== undefined);
    const opened = asked.map(({ named, provider }) => {
        const member = openMember(named, provider, (0,run_recorder/* openKeys */.hU)(named.settings, digest), shared);
        return withBatches(member, kept.batches, shared, progress);
    });
    const members = opened.map(({ member }) => member);
    const tools = {
        ...{ settings, digest, guidelines, ledger, members, canAsk, doubted, progress },
        transcriptOf: (golden) => (0,find_transcript/* findTranscript */.cj)(golden, files, digest),
        showsDurations: shared.clock.showsDurations,
    };
    return {
        judge: (scored, onProgress) => askAboutSessions(tools, scored, onProgress),
        askLabels: (labels, onProgress) => askAboutLabels(tools, labels, onProgress),
        judgeTurns: (turns, metrics, onProgress) => askAboutTurns(tools, turns, metrics, onProgress),
        judgeCopies: (sessions, tellCost, onProgress) => askAboutCopies(tools, sessions, tellCost, onProgress),
        judgePairs: (pairs, onProgress) => askAboutPairs(tools, pairs, onProgress),
        guidelines,
        logPath: () => (log.isBegun ? log.path : undefined),
        close: async () => {
            for (const { provider } of asked)
                provider.close();
            await cassette?.finish();
            const answers = cassette?.isWhole === false ? 'lost' : 'kept';
            const ofBatches = await Promise.all(opened.map(({ close }) => close(answers)));
            return [
                ...halts(members),
                ...doubts(doubted),
                ...(0,run_recorder/* disputes */.kv)(cassette, settings),
                ...(0,run_recorder/* tornLines */.xj)(cassette),
                ...ofBatches.flat(),
                ...(cassette?.trouble == null ? [] : [`judge-cassette: an answer could not be kept: ${cassette.trouble}`]),
                ...troublesOf(ledger),
                ...(log.trouble === null ? [] : [`${log.path} could not be written: ${log.trouble}`]),
            ];
        },
    };
}
function openKept(settings, env, { files, digest }) {
    const problems = [];
    const isReal = !settings.simulate;
    const kept = {
        batches: isReal ? batchFileOfRun(settings, files, problems) : undefined,
        cassette: isReal ? (0,run_recorder/* cassetteOf */.EH)(settings, files, problems) : undefined,
        ledger: isReal ? ledgerOf(settings, files, problems) : undefined,
        asked: (0,named_members.openProviders)(settings, { env, root: files.root, digest }, problems),
        guidelines: (0,guidelines/* guidelinesOf */.F)(settings, files, digest, problems),
    };
    (0,named_members.refuseProblems)(problems);
    return kept;
}
function openShared(settings, env, { cassette, ledger, guidelines }, { files, clock, time = process/* realTime */.M9 }) {
    const isFixed = (env['SOURCE_DATE_EPOCH'] ?? '') !== '';
    const [opened, openedAt] = [time.now(), clock().getTime()];
    return {
        ...{ isReal: !settings.simulate, cassette, guidelines, ledger, time },
        budget: new Budget(settings['max-cost-usd']),
        log: new JudgeLog(files, (0,workspace_path/* pathIn */.l)(settings['report-dir'], files_of_runs/* JUDGE_LOG */.jv)),
        waiting: new WaitingLine(),
        deadline: opened + settings['judge-deadline-seconds'] * 1000,
        clock: {
            wallTime: (moment) => (isFixed ? openedAt : openedAt + Math.round(moment - opened)),
            showsDurations: !isFixed,
        },
    };
}
function withBatches(one, batches, { cassette, log }, progress) {
    const { asking, costLimit, keys, context, provider } = one;
    const batching = batches === undefined || provider.batches === null
        ? undefined
        : openBatching(asking, batches, {
            ...{ transport: provider.batches, costLimit, keyOf: keys },
            isRecorded: (key) => cassette?.find(key) !== undefined,
            onEvent: (event) => log.add(batchLogLine(event, context)),
            onAwaited: (awaited) => progress.tellAwaited(awaited),
        });
    const member = { ...one, direct: asking, asking: batching?.asking ?? asking, baseUrl: provider.address };
    return { member, close: batching?.close ?? (async () => []) };
}
function halts(members) {
    return members.flatMap(({ member, asking }) => {
        const name = members.length === 1 ? 'judge' : `judge ${member.model}`;
        const { message, unanswered } = asking.halt;
        if (message !== null)
            return [`${name}: ${message}`];
        return unanswered === null ? [] : [`${name}: no request was answered; of the last: ${unanswered}`];
    });
}
function troublesOf(ledger) {
    if (ledger === undefined || ledger.trouble === null)
        return [];
    const outcome = ledger.isCapped
        ? 'nobody was asked any more since, for no cap of the day can be kept without it'
        : 'not all that was spent is in it';
    return [`budget-ledger: ${ledger.trouble}: ${outcome}`];
}
function doubts(doubted) {
    const facts = doubted?.facts();
    return facts === undefined || facts.needed === 0 ? [] : [`judge-cassette: ${(0,new_recordings/* newRecordingsSentence */.s9)(facts)}`];
}


/***/ })

};
