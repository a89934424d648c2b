export const id = 1416;
export const ids = [1416];
export const modules = {

/***/ 25209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ ask)
});

var answer = __webpack_require__(4222);
;// CONCATENATED MODULE: ./build/judge/asking/cost-of-outcome.js
const GAVE_UP = [408, 499, 502, 504, 520, 522, 524];
function costOfOutcome(asked, outcome, costOf) {
    return outcome.kind === 'failure' ? costOfFailure(outcome) : costOfAnswer(asked, outcome, costOf);
}
function costOfFailure({ status, mayBeBilled }) {
    if (!mayBeBilled)
        return 0;
    return status !== null && status >= 400 && !GAVE_UP.includes(status) ? 0 : null;
}
function costOfAnswer(asked, { model, usage }, costOf) {
    const [byAsked, byAnswered] = [costOf(asked, usage), costOf(model, usage)];
    return byAsked === null || byAnswered === null ? null : Math.max(byAsked, byAnswered);
}

var judgement = __webpack_require__(6607);
;// CONCATENATED MODULE: ./build/judge/asking/effort-tally.js

class EffortTally {
    attempts = 0;
    waitedMs = 0;
    model = null;
    cacheHits = 0;
    shared = 0;
    promptTokens = 0;
    completionTokens = 0;
    costUsd = 0;
    savedUsd = 0;
    failures = new Map();
    add(outcome, cost) {
        this.costUsd = this.costUsd === null || cost === null ? null : this.costUsd + cost;
        if (outcome.kind !== 'answer')
            this.fail(outcome.kind === 'refusal' ? 'refusal' : outcome.reason);
        if (outcome.kind === 'failure')
            return;
        this.count(outcome.usage);
        this.model = outcome.model;
    }
    fail(reason) {
        this.failures.set(reason, (this.failures.get(reason) ?? 0) + 1);
    }
    addRecorded(completion, cost) {
        this.cacheHits++;
        this.savedUsd = this.savedUsd === null || cost === null ? null : this.savedUsd + cost;
        this.model = completion.model;
    }
    addShared(outcome, cost) {
        this.shared++;
        if (outcome.kind === 'answer')
            this.addRecorded(outcome, cost);
        else
            this.fail(outcome.kind === 'refusal' ? 'refusal' : outcome.reason);
    }
    effort(durationMs) {
        const attempts = this.attempts - this.shared;
        return {
            ...judgement/* NO_EFFORT */.tS,
            attempts,
            retries: Math.max(0, attempts - 1),
            cacheHits: this.cacheHits,
            promptTokens: this.promptTokens,
            completionTokens: this.completionTokens,
            costUsd: this.costUsd,
            savedUsd: this.savedUsd,
            durationMs,
            waitedMs: this.waitedMs,
            failures: this.failures,
        };
    }
    count(usage) {
        const prompt = usage && usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens;
        this.promptTokens = (0,judgement/* addKnown */.v2)(this.promptTokens, prompt);
        this.completionTokens = (0,judgement/* addKnown */.v2)(this.completionTokens, usage?.outputTokens ?? null);
    }
}

;// CONCATENATED MODULE: ./build/judge/asking/replay.js
function answerSource(mode, recording, credentials) {
    if (recording === 'recorded' && (mode === 'auto' || mode === 'replay'))
        return { kind: 'recording' };
    if (mode === 'replay')
        return { kind: 'nowhere', reason: 'not_recorded' };
    if (credentials === 'absent')
        return { kind: 'nowhere', reason: 'no_credentials' };
    return { kind: 'call', afterwards: mode === 'live' ? 'forget' : 'record' };
}

;// CONCATENATED MODULE: ./build/judge/asking/ask.js




const BACKOFF_MS = [1000, 2000, 4000];
const JITTER = 0.1;
const REPEATS = 1;
const UNASKED = ['not_recorded', 'no_credentials'];
const REPEAT_OFFSET = 1000;
async function ask(question, sample, asking) {
    const started = asking.time.now();
    const tally = new EffortTally();
    const finish = (answer, reason) => ({
        ...tally.effort(asking.time.now() - started),
        answer,
        reason,
        modelUsed: tally.model,
    });
    let best;
    let fault = null;
    let request = question.request;
    for (let repeat = 0;; repeat++) {
        const before = tally.attempts;
        const got = await obtain({ ...question, request }, sample + repeat * REPEAT_OFFSET, asking, tally);
        if (typeof got === 'string') {
            if (best !== undefined)
                return finish(best.answer, best.reason);
            return finish(null, fault !== null && UNASKED.includes(got) ? fault : got);
        }
        const { text, isCut } = got.completion;
        const read = text.length > answer/* LONGEST_ANSWER */.EF ? answer/* TOO_LONG */.ch : question.read(text, isCut);
        const told = faultOf(read, isCut);
        if (told === null && !('reason' in read)) {
            const isWhole = read.isWhole && !isCut;
            if (isWhole && got.afterwards === 'record') {
                asking.recorder.store(question, question.request, sample, got.completion);
            }
            return finish(read.answer, isWhole ? null : 'truncated');
        }
        const reason = 'reason' in read ? read.reason : isCut || !read.isWhole ? 'truncated' : 'invalid_answer';
        if (!('reason' in read) && (best === undefined || read.missing.length < best.missing)) {
            best = { answer: read.answer, missing: read.missing.length, reason };
        }
        if (tally.attempts > before)
            tally.fail(reason);
        if (repeat === REPEATS || tally.attempts >= asking.maxAttempts) {
            return best === undefined ? finish(null, reason) : finish(best.answer, best.reason);
        }
        request = askedAgain(question.request, told ?? '');
        fault = reason;
    }
}
function faultOf(read, isCut) {
    if ('reason' in read)
        return read.fault;
    if (read.missing.length === 0)
        return null;
    const most = 8;
    const more = read.missing.length > most ? ` and ${read.missing.length - most} more` : '';
    const missing = `it lacks ${read.missing.slice(0, most).join(', ')}${more}, or has another value there than the schema allows`;
    return isCut || !read.isWhole ? `${answer/* FAULTS */.y2.cut}: ${missing}` : missing;
}
function askedAgain(request, fault) {
    return {
        ...request,
        user: `${request.user}\n\nYour last answer could not be used: ${fault}. Answer anew, the whole of it.`,
    };
}
async function obtain({ session, metric, request }, sample, asking, tally) {
    const { replay, recorder, costLimit, time } = asking;
    const recorded = recorder.find(request, sample);
    const source = answerSource(replay, recorded === undefined ? 'not recorded' : 'recorded', asking.completer === null ? 'absent' : 'present');
    if (source.kind === 'nowhere')
        return source.reason;
    if (source.kind === 'recording' && recorded !== undefined) {
        tally.addRecorded(recorded, costLimit.costOf(recorded.model, recorded.usage));
        const outcome = { kind: 'recorded', completion: recorded };
        asking.onAttempt({ session, metric, sample, attempt: 0, request, outcome, startedAt: time.now(), durationMs: 0 });
        return { completion: recorded, afterwards: 'forget' };
    }
    if (source.kind === 'recording' || asking.completer === null)
        return 'no_credentials';
    if (asking.halt.reason !== null)
        return asking.halt.reason;
    for (;;) {
        const outcome = await attempt({ session, metric, request }, sample, asking, asking.completer, tally);
        if (typeof outcome === 'string')
            return outcome;
        asking.halt.note(outcome);
        if (outcome.kind === 'answer')
            return { completion: outcome, afterwards: source.afterwards };
        if (outcome.kind === 'refusal')
            return 'refusal';
        if (!outcome.canRetry || tally.attempts >= asking.maxAttempts)
            return outcome.reason;
        const wait = waitBefore(tally.attempts, outcome, time);
        if (time.now() + wait >= asking.deadline)
            return outcome.reason;
        await time.sleep(wait);
        tally.waitedMs += wait;
    }
}
async function attempt({ session, metric, request }, sample, { costLimit, time, timeoutMs, deadline, halt, onAttempt }, completer, tally) {
    if (time.now() >= deadline)
        return 'deadline';
    const reserved = await costLimit.reserve(request, sample);
    const startedAt = time.now();
    const tooLate = halt.reason ?? (startedAt >= deadline ? 'deadline' : null);
    if (reserved === undefined)
        return tooLate ?? 'budget';
    if (tooLate !== null) {
        await reserved.settle(0);
        return tooLate;
    }
    tally.attempts++;
    const limit = Math.min(timeoutMs, deadline - startedAt);
    const outcome = await completer.complete(request, limit, sample);
    const cost = costOfOutcome(request.model, outcome, costLimit.costOf);
    const booked = await reserved.settle(cost);
    if (booked === 'by another run')
        tally.addShared(outcome, cost);
    else
        tally.add(outcome, booked);
    onAttempt({
        session,
        metric,
        sample,
        attempt: tally.attempts,
        request,
        outcome,
        startedAt,
        durationMs: time.now() - startedAt,
    });
    if (outcome.kind === 'failure' && outcome.reason === 'timeout' && limit < timeoutMs)
        return 'deadline';
    return outcome;
}
function waitBefore(attempts, { retryAfterMs }, { random }) {
    const backoff = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? 0;
    return Math.max(retryAfterMs ?? 0, backoff * (1 + JITTER * random()));
}


/***/ }),

/***/ 89679:
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

/***/ 6607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ isEnough),
/* harmony export */   lc: () => (/* binding */ judgedDimensions),
/* harmony export */   tS: () => (/* binding */ NO_EFFORT),
/* harmony export */   v2: () => (/* binding */ addKnown),
/* harmony export */   vs: () => (/* binding */ addEfforts),
/* harmony export */   zR: () => (/* binding */ dimensionsOfAny)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15236);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64362);


function judgedDimensions({ dimensions, unmeasured }) {
    return _core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSIONS */ .Yf.filter((one) => dimensions[one].score !== null || unmeasured.some(({ measurement }) => measurement === one));
}
function dimensionsOfAny(judgements) {
    const judged = judgements.map(judgedDimensions);
    return _core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSIONS */ .Yf.filter((one) => judged.some((dimensions) => dimensions.includes(one)));
}
const NO_EFFORT = {
    attempts: 0,
    retries: 0,
    cacheHits: 0,
    promptTokens: 0,
    completionTokens: 0,
    costUsd: 0,
    savedUsd: 0,
    durationMs: 0,
    waitedMs: 0,
    failures: new Map(),
};
function addEfforts(a, b) {
    return {
        attempts: a.attempts + b.attempts,
        retries: a.retries + b.retries,
        cacheHits: a.cacheHits + b.cacheHits,
        promptTokens: addKnown(a.promptTokens, b.promptTokens),
        completionTokens: addKnown(a.completionTokens, b.completionTokens),
        costUsd: addKnown(a.costUsd, b.costUsd),
        savedUsd: addKnown(a.savedUsd, b.savedUsd),
        durationMs: a.durationMs + b.durationMs,
        waitedMs: a.waitedMs + b.waitedMs,
        failures: addFailures(a.failures, b.failures),
    };
}
function addFailures(a, b) {
    const sum = new Map(a);
    for (const [reason, count] of b)
        sum.set(reason, (sum.get(reason) ?? 0) + count);
    return sum;
}
function addKnown(a, b) {
    return a === null || b === null ? null : a + b;
}
function isEnough({ wanted, measured }, minMeasured) {
    return wanted > 0 && (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(measured / wanted) >= (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(minMeasured);
}


/***/ }),

/***/ 74766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ig: () => (/* binding */ mergeSamples),
/* harmony export */   QV: () => (/* binding */ isSaid),
/* harmony export */   aS: () => (/* binding */ byDimension)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15236);
/* harmony import */ var _statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16564);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6607);



const MIDDLES = {
    median: _core_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .median */ .JZ,
    mean: (scores) => (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .stored */ .su)((0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(scores), 'six decimals'),
};
function mergeSamples(session, samples, wanted, middle) {
    const middleOf = MIDDLES[middle];
    const answers = samples.flatMap(({ answer }) => answer ?? []);
    const overalls = answers.flatMap(({ overall }) => overall ?? []);
    const dimensionSamples = byDimension((dimension) => answers.flatMap(({ dimensions }) => dimensions[dimension].score ?? []));
    const dimensions = byDimension((dimension) => {
        const score = middleOf(dimensionSamples[dimension]);
        const parts = answers.map((answer) => answer.dimensions[dimension]);
        const told = score === null ? undefined : (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(score, parts, (part) => part.score);
        return { score, reason: told?.reason ?? null };
    });
    const overall = middleOf(overalls);
    const spokesman = overall === null ? answers[0] : (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(overall, answers, (answer) => answer.overall);
    const reason = reasonOfFailure(samples);
    const isOverallAlone = answers.length > 0 && answers.every((answer) => answer.isOverallAlone === true);
    const missing = [
        ...(overall === null ? ['overall'] : []),
        ...(isOverallAlone ? [] : wanted).filter((dimension) => dimensions[dimension].score === null),
    ];
    return {
        ...samples.reduce(_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .addEfforts */ .vs, _judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_EFFORT */ .tS),
        session,
        overall: { score: overall, reason: spokesman?.rationale ?? null },
        dimensions,
        facts: spokesman?.facts ?? [],
        invented: spokesman?.invented ?? [],
        speaksToJudge: isSaid(answers),
        rationale: spokesman?.rationale ?? null,
        suggestions: spokesman?.suggestions ?? [],
        rewrite: spokesman?.rewrite ?? null,
        overalls,
        dimensionSamples,
        samples: answers.length,
        asked: samples.length,
        unmeasured: missing.map((measurement) => ({ measurement, reason })),
        modelUsed: samples.find(({ modelUsed }) => modelUsed !== null)?.modelUsed ?? null,
    };
}
function isSaid(answers) {
    const said = answers.flatMap(({ speaksToJudge }) => speaksToJudge ?? []);
    return said.length === 0 ? null : said.includes(true);
}
function reasonOfFailure(samples) {
    const answered = samples.filter(({ answer }) => answer !== null);
    const telling = answered.length > 0 ? answered : samples;
    return telling.findLast(({ reason }) => reason !== null)?.reason ?? 'invalid_answer';
}
function byDimension(of) {
    return {
        title: of('title'),
        summary: of('summary'),
        key_actions: of('key_actions'),
        outcome: of('outcome'),
        aha_moments: of('aha_moments'),
    };
}


/***/ }),

/***/ 81416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judge: () => (/* binding */ judge)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81518);
/* harmony import */ var _judge_asking_ask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25209);
/* harmony import */ var _judge_asking_halt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89679);
/* harmony import */ var _judge_rubric_questions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32643);
/* harmony import */ var _judge_sampling_merge_samples_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74766);
/* harmony import */ var _given_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52567);
/* harmony import */ var _judge_prompt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59766);








const judge = async (session, candidate, complete, settings) => {
    if (typeof complete !== 'function')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([{ message: 'judge needs a completer, a function' }]);
    const values = (0,_given_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .pureSettings */ .KH)(settings);
    const question = (0,_judge_prompt_js__WEBPACK_IMPORTED_MODULE_6__/* .openQuestion */ .R0)(session, candidate, values);
    const errors = new Set();
    const asking = askingOf(complete, values, errors);
    const asked = [];
    for (let sample = 0; sample < values['judge-samples']; sample++)
        asked.push(await (0,_judge_asking_ask_js__WEBPACK_IMPORTED_MODULE_2__/* .ask */ .k)(question, sample, asking));
    const judged = (0,_judge_sampling_merge_samples_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeSamples */ .Ig)(question.session, asked, (0,_judge_rubric_questions_js__WEBPACK_IMPORTED_MODULE_3__/* .askedDimensions */ .wy)(values).dimensions, 'median');
    const { overall, dimensions, rationale, suggestions, speaksToJudge, overalls, unmeasured } = judged;
    return (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTexts */ .X)({
        ...{ session: judged.session, overall, dimensions, rationale, suggestions, speaksToJudge, overalls, unmeasured },
        errors: [...errors],
    });
};
function askingOf(complete, values, errors) {
    return {
        completer: { provider: 'own', endpoint: '', complete: completeWith(complete, errors) },
        answerForm: 'schema or two lines',
        recorder: { find: () => undefined, store: () => undefined },
        replay: 'live',
        costLimit: { reserve: async () => ({ settle: async () => null }), costOf: () => null },
        time: { now: () => 0, sleep: async () => undefined, random: () => 0 },
        maxAttempts: values['judge-max-attempts'],
        timeoutMs: values['judge-timeout-seconds'] * 1000,
        deadline: Number.POSITIVE_INFINITY,
        halt: new _judge_asking_halt_js__WEBPACK_IMPORTED_MODULE_7__/* .Halt */ ._(),
        onAttempt: () => undefined,
    };
}
function completeWith(complete, errors) {
    return async (request, timeoutMs, sample) => {
        try {
            const text = await complete((0,_judge_prompt_js__WEBPACK_IMPORTED_MODULE_6__/* .toPrompt */ .w4)(request), { sample, timeoutMs });
            if (typeof text !== 'string')
                throw new TypeError('the completer must resolve to a text');
            const { model } = request;
            return { kind: 'answer', text, isCut: false, stopReason: null, model, usage: null, requestId: null };
        }
        catch (error) {
            const message = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
            errors.add(message);
            const nothing = { retryAfterMs: null, requestId: null, status: null, mayBeBilled: true };
            return { kind: 'failure', reason: 'server_error', canRetry: false, message, ...nothing };
        }
    };
}


/***/ })

};
