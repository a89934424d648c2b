export const id = 4576;
export const ids = [4576];
export const modules = {

/***/ 52452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ ask)
});

// EXTERNAL MODULE: ./build/judge/asking/answer.js
var answer = __webpack_require__(10706);
// EXTERNAL MODULE: ./build/judge/judgement.js
var judgement = __webpack_require__(15667);
;// CONCATENATED MODULE: ./build/judge/asking/effort-tally.js

class EffortTally {
    attempts = 0;
    waitedMs = 0;
    model = null;
    cacheHits = 0;
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
    effort(durationMs) {
        return {
            ...judgement/* NO_EFFORT */.tS,
            attempts: this.attempts,
            retries: Math.max(0, this.attempts - 1),
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
    let request = question.request;
    for (let repeat = 0;; repeat++) {
        const before = tally.attempts;
        const got = await obtain({ ...question, request }, sample + repeat * REPEAT_OFFSET, asking, tally);
        if (typeof got === 'string')
            return best === undefined ? finish(null, got) : finish(best.answer, best.reason);
        const { text, isCut } = got.completion;
        const read = question.read(text, isCut);
        const fault = faultOf(read, isCut);
        if (fault === null && !('reason' in read)) {
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
        request = askedAgain(question.request, fault ?? '');
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
    const cost = await reserved.settle(outcome.kind === 'failure' ? costOfFailure(outcome) : costOfAnswer(request.model, outcome, costLimit));
    tally.add(outcome, cost);
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
const GAVE_UP = [408, 502, 504];
function costOfFailure({ status, mayBeBilled }) {
    if (!mayBeBilled)
        return 0;
    return status !== null && status >= 400 && !GAVE_UP.includes(status) ? 0 : null;
}
function costOfAnswer(asked, { model, usage }, { costOf }) {
    const [byAsked, byAnswered] = [costOf(asked, usage), costOf(model, usage)];
    return byAsked === null || byAnswered === null ? null : Math.max(byAsked, byAnswered);
}
function waitBefore(attempts, { retryAfterMs }, { random }) {
    const backoff = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? 0;
    return Math.max(retryAfterMs ?? 0, backoff * (1 + JITTER * random()));
}


/***/ }),

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

/***/ 22722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ mergeSamples),
/* harmony export */   a: () => (/* binding */ byDimension)
/* harmony export */ });
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67952);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37166);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15667);



function mergeSamples(session, samples, wanted = _core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSIONS */ .Yf) {
    const answers = samples.flatMap(({ answer }) => answer ?? []);
    const overalls = answers.flatMap(({ overall }) => overall ?? []);
    const dimensionSamples = byDimension((dimension) => answers.flatMap(({ dimensions }) => dimensions[dimension].score ?? []));
    const dimensions = byDimension((dimension) => {
        const score = (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .median */ .JZ)(dimensionSamples[dimension]);
        const parts = answers.map((answer) => answer.dimensions[dimension]);
        const told = score === null ? undefined : (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(score, parts, (part) => part.score);
        return { score, reason: told?.reason ?? null };
    });
    const overall = (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .median */ .JZ)(overalls);
    const spokesman = overall === null ? answers[0] : (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(overall, answers, (answer) => answer.overall);
    const reason = reasonOfFailure(samples);
    const isOverallAlone = answers.length > 0 && answers.every((answer) => answer.isOverallAlone === true);
    const missing = [
        ...(overall === null ? ['overall'] : []),
        ...(isOverallAlone ? [] : wanted).filter((dimension) => dimensions[dimension].score === null),
    ];
    return {
        ...samples.reduce(_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .addEfforts */ .vs, _judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_EFFORT */ .tS),
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

/***/ 47387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ pureSettings),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   z0: () => (/* binding */ refuseNonObject)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);
/* harmony import */ var _settings_format_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2399);
/* harmony import */ var _settings_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70816);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57530);





function pureSettings(given = {}) {
    const problems = [];
    const values = new Map();
    for (const [name, raw] of named(given, problems)) {
        const { kind } = _settings_table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTINGS */ .yy[name];
        const parsed = kind.parse(plain(raw), 'config');
        if ('value' in parsed)
            values.set(name, parsed.value);
        else
            problems.push({ message: `${name}: ${parsed.problem}; allowed: ${kind.allowed}` });
    }
    const settings = (0,_settings_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .withDefaults */ .rO)(values);
    problems.push(...(0,_settings_format_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .formatProblems */ .C)(settings).map(({ name, message }) => ({ message: `${name}: ${message}` })));
    if (problems.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
    return settings;
}
function inputsOf(given = {}) {
    const problems = [];
    const inputs = new Map(named(given, problems).map(([name, raw]) => [name, { text: textOf(raw), label: name }]));
    if (problems.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(problems);
    return inputs;
}
const DATA = new Set(['string', 'number', 'boolean', 'object']);
function isNoData(value) {
    return value !== undefined && !DATA.has(typeof value);
}
function refuseNonObject(given, what) {
    if (typeof given === 'object' && given !== null)
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([
        { message: `${what}: ${typeof given === 'string' ? JSON.stringify(given) : String(given)}; allowed: an object` },
    ]);
}
function named(given, problems) {
    return Object.entries(given ?? {}).flatMap(([name, raw]) => {
        if (raw === undefined || raw === null)
            return [];
        const known = _settings_table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI.find((one) => one === name);
        const odd = typeof raw === 'object' ? Object.values(raw).find(isNoData) : raw;
        if (known !== undefined && !isNoData(odd))
            return [[known, raw]];
        if (known !== undefined) {
            problems.push({ message: `${known}: a ${typeof odd} is no value; allowed: ${_settings_table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTINGS */ .yy[known].kind.allowed}` });
            return [];
        }
        const nearest = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestName */ .qb)(name, _settings_table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI);
        const hint = nearest === undefined ? 'docs/settings.md lists them' : `did you mean ${nearest}?`;
        problems.push({ message: `there is no setting ${JSON.stringify(name)}`, hint });
        return [];
    });
}
function plain(raw) {
    return typeof raw !== 'object' || isList(raw) ? raw : new Map(Object.entries(raw));
}
function textOf(raw) {
    if (typeof raw !== 'object')
        return String(raw);
    if (isList(raw))
        return raw.join(',');
    return Object.entries(raw)
        .map(([key, value]) => `${key}=${value}`)
        .join(',');
}
function isList(raw) {
    return Array.isArray(raw);
}


/***/ }),

/***/ 34576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UserError: () => (/* reexport */ core_errors/* UserError */.yo),
  buildJudgePrompt: () => (/* reexport */ buildJudgePrompt),
  judge: () => (/* reexport */ judge),
  loadCorpus: () => (/* reexport */ load_corpus/* loadCorpus */.xe),
  loadSession: () => (/* reexport */ load_corpus/* loadSession */.L6),
  renderReport: () => (/* reexport */ renderReport),
  scoreCorpus: () => (/* reexport */ scoreCorpus),
  scoreSession: () => (/* reexport */ score_session/* scoreSession */.jc)
});

// EXTERNAL MODULE: ./build/core/errors.js
var core_errors = __webpack_require__(62807);
// EXTERNAL MODULE: ./build/core/redact.js + 4 modules
var redact = __webpack_require__(37611);
// EXTERNAL MODULE: ./build/inputs/format/format-of.js
var format_of = __webpack_require__(30965);
// EXTERNAL MODULE: ./build/judge/asking/ask.js + 2 modules
var ask = __webpack_require__(52452);
// EXTERNAL MODULE: ./build/judge/asking/halt.js
var halt = __webpack_require__(96027);
// EXTERNAL MODULE: ./build/judge/rubric-questions.js
var rubric_questions = __webpack_require__(80695);
// EXTERNAL MODULE: ./build/judge/sampling/merge-samples.js
var merge_samples = __webpack_require__(22722);
// EXTERNAL MODULE: ./build/library/given-settings.js
var given_settings = __webpack_require__(47387);
// EXTERNAL MODULE: ./build/library/plain-session.js
var plain_session = __webpack_require__(85221);
;// CONCATENATED MODULE: ./build/library/judging.js









const buildJudgePrompt = (session, candidate, settings) => toPrompt(openQuestion(session, candidate, (0,given_settings/* pureSettings */.KH)(settings)).request);
const judge = async (session, candidate, complete, settings) => {
    if (typeof complete !== 'function')
        throw new core_errors/* UserError */.yo([{ message: 'judge needs a completer, a function' }]);
    const values = (0,given_settings/* pureSettings */.KH)(settings);
    const question = openQuestion(session, candidate, values);
    const errors = new Set();
    const asking = askingOf(complete, values, errors);
    const asked = [];
    for (let sample = 0; sample < values['judge-samples']; sample++)
        asked.push(await (0,ask/* ask */.k)(question, sample, asking));
    const judged = (0,merge_samples/* mergeSamples */.I)(question.session, asked, (0,rubric_questions/* someOf */.yU)(values).dimensions);
    const { overall, dimensions, rationale, suggestions, speaksToJudge, overalls, unmeasured } = judged;
    return (0,redact/* maskTexts */.X)({
        ...{ session: judged.session, overall, dimensions, rationale, suggestions, speaksToJudge, overalls, unmeasured },
        errors: [...errors],
    });
};
function openQuestion(session, given, values) {
    const format = (0,format_of/* formatOf */.b)(values);
    const golden = (0,plain_session/* fromPlain */.bM)(session, format);
    const candidate = (0,plain_session/* candidateOf */.RH)(golden.name, given, format);
    if (candidate?.kind !== 'valid') {
        const reasons = candidate?.defects.map(({ message }) => message) ?? ['there is no candidate to judge'];
        throw new core_errors/* UserError */.yo(reasons.map((message) => ({ message: `candidate: ${message}` })));
    }
    const { difficulty, kind } = golden;
    const mode = values['judge-mode'];
    const rest = () => ({
        reference: mode === 'paired' ? golden.reference : null,
        candidate: candidate.summary,
        rationaleChars: values['judge-rationale-chars'],
        wantsRewrite: values['judge-rewrite'],
    });
    const traits = { mode, difficulty, kind, ...(0,rubric_questions/* someOf */.yU)(values) };
    const form = { answerForm: 'schema or two lines' };
    return (0,rubric_questions/* lateQuestion */.jl)(golden.name, traits, rest, { model: values['judge-model'], form }).open();
}
function toPrompt({ system, user, schema, maxTokens, model, promptVersion }) {
    return { system, user, schema, maxTokens, model, version: promptVersion };
}
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
        halt: new halt/* Halt */._(),
        onAttempt: () => undefined,
    };
}
function completeWith(complete, errors) {
    return async (request, timeoutMs, sample) => {
        try {
            const text = await complete(toPrompt(request), { sample, timeoutMs });
            if (typeof text !== 'string')
                throw new TypeError('the completer must resolve to a text');
            const { model } = request;
            return { kind: 'answer', text, isCut: false, stopReason: null, model, usage: null, requestId: null };
        }
        catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            errors.add(message);
            const nothing = { retryAfterMs: null, requestId: null, status: null, mayBeBilled: true };
            return { kind: 'failure', reason: 'server_error', canRetry: false, message, ...nothing };
        }
    };
}

// EXTERNAL MODULE: ./build/library/load-corpus.js
var load_corpus = __webpack_require__(21087);
// EXTERNAL MODULE: ./build/render/terminal/terminal.js + 2 modules
var terminal = __webpack_require__(67083);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/core/summary.js
var summary = __webpack_require__(37166);
// EXTERNAL MODULE: ./build/gates/catalogue.js
var catalogue = __webpack_require__(63814);
// EXTERNAL MODULE: ./build/inputs/run-identity.js
var run_identity = __webpack_require__(30856);
// EXTERNAL MODULE: ./build/rubric/score.js + 22 modules
var score = __webpack_require__(38687);
// EXTERNAL MODULE: ./build/statistics/interval.js
var interval = __webpack_require__(25449);
// EXTERNAL MODULE: ./build/gates/baseline/change.js
var change = __webpack_require__(56043);
// EXTERNAL MODULE: ./build/settings/judge-metrics.js
var judge_metrics = __webpack_require__(20483);
;// CONCATENATED MODULE: ./build/report/baseline-schema.js






const detectableChange = schemas/* strictObject */.rej({
    drop: catalogue/* score */.fN.describe('Smallest drop of the overall mean that is seen four times in five.'),
    power: schemas/* literal */.euz(0.8),
    basis: schemas/* enum */.k5n(['changes', 'scores'])
        .describe("What the spread is that of: the paired sessions' changes, or without a baseline their scores."),
    sessions: schemas/* int */.Whr().min(2),
    sessions_to_halve: schemas/* int */.Whr()
        .min(1)
        .nullable()
        .describe('So many sessions more would see half of it; null: none would.'),
});
const CHANGEABLE_INPUTS = ['corpus', 'config', 'waivers', 'cassette', 'guidelines'];
const names = schemas/* array */.YOg(schemas/* string */.YjP());
const delta = schemas/* number */.aig().min(-1).max(1);
const baseline_schema_change = schemas/* strictObject */.rej({
    before: catalogue/* score */.fN,
    now: catalogue/* score */.fN,
    delta: delta.describe('now minus before, over the paired sessions.'),
    ci95: schemas/* tuple */.PVZ([delta, delta]).nullable(),
    p: catalogue/* score */.fN.describe('Two-sided sign-flip permutation p.'),
    p_holm: catalogue/* score */.fN.optional().describe('Corrected for the number of regression gates, with multiplicity: holm.'),
    word: schemas/* enum */.k5n(change/* CHANGE_WORDS */.r8).describe('Of this mean alone: noise says nothing of single sessions.'),
});
const baseline = schemas/* strictObject */.rej({
    source: schemas/* enum */.k5n(['file', 'artifact', 'none']),
    path: schemas/* string */.YjP().nullable().describe('Of a file.'),
    run_url: schemas/* string */.YjP().nullable().describe('Of an artifact: the run that made it.'),
    commit: schemas/* string */.YjP().nullable().describe('Of an artifact its commit, of a file the one that it says it was made from.'),
    fallback: schemas/* boolean */.zMY().describe('The commit is an ancestor of the merge base, which has no artifact itself.'),
    reason: schemas/* string */.YjP().nullable().describe('Why nothing could be compared; null when it was.'),
    scored_at: schemas/* string */.YjP().nullable(),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'inconclusive']).nullable(),
    changed_inputs: schemas/* array */.YOg(schemas/* enum */.k5n(CHANGEABLE_INPUTS))
        .describe('What a pull request can edit itself and what differs from the baseline, by digest.'),
    paired: schemas/* int */.Whr().min(0).describe('Sessions of both with the same reference: the comparison is over these.'),
    changed_references: names,
    new_sessions: names,
    removed_sessions: names,
    overall: baseline_schema_change.nullable(),
    dimensions: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), baseline_schema_change).nullable(),
    interval_method: schemas/* enum */.k5n(interval/* INTERVAL_METHODS */.bp).nullable(),
    false_alarm_chance: catalogue/* score */.fN
        .nullable()
        .describe('Chance of at least one false alarm among the regression gates on means when nothing has changed, at most.'),
    sessions: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), delta, dimensions: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), delta) })),
    judge: schemas/* array */.YOg(schemas/* strictObject */.rej({
        of: schemas/* enum */.k5n(['overall', ...judge_metrics/* SESSION_METRICS */.tw]),
        reason: schemas/* string */.YjP().nullable().describe('Why nothing was compared; null when it was.'),
        paired: schemas/* int */.Whr().min(0).describe('Sessions with the same reference and a score of the judge in both runs.'),
        before: catalogue/* score */.fN.nullable(),
        now: catalogue/* score */.fN.nullable(),
        delta: delta.nullable(),
        ci95: schemas/* tuple */.PVZ([delta, delta]).nullable(),
        p: catalogue/* score */.fN.nullable(),
        word: schemas/* enum */.k5n(change/* CHANGE_WORDS */.r8).nullable(),
        fallen: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), before: catalogue/* score */.fN, now: catalogue/* score */.fN }))
            .describe('The sessions that fell, the one that fell most first.'),
    }))
        .min(1)
        .optional()
        .describe("What max-judge-regression and max-metric-regression rest on: the judge's means, of the same model, mode and prompt version. Left out where neither is set."),
    collapsed: names.describe('Sessions that fell by more than max-session-regression allows, waived ones too; where that is off, by its measure auto.'),
    failures: schemas/* strictObject */.rej({ new: names, already: names, fixed: names })
        .nullable()
        .describe('Failing sessions against those of the base; waived ones are never new.'),
});

// EXTERNAL MODULE: ./build/judge/asking/new-recordings.js
var new_recordings = __webpack_require__(12997);
// EXTERNAL MODULE: ./build/settings/alert-levels.js
var alert_levels = __webpack_require__(34408);
// EXTERNAL MODULE: ./build/report/metrics-schema.js
var metrics_schema = __webpack_require__(58884);
;// CONCATENATED MODULE: ./build/report/judge-schema.js







const digest = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/);
const estimate = schemas/* strictObject */.rej({
    value: schemas/* number */.aig().min(-1).max(1).nullable(),
    ci95: schemas/* tuple */.PVZ([schemas/* number */.aig().min(-1).max(1), schemas/* number */.aig().min(-1).max(1)])
        .nullable()
        .describe('95 % bootstrap interval over sessions.'),
    reason: schemas/* string */.YjP().nullable().describe('Why the value is null.'),
});
const agreementSchema = schemas/* strictObject */.rej({
    n: schemas/* int */.Whr().min(0).describe('Candidates with a label and a score.'),
    sessions: schemas/* int */.Whr().min(0),
    spearman: estimate,
    kappa: estimate,
    bias: estimate,
    level: schemas/* number */.aig().min(-1).max(1).nullable().describe('The lower of Spearman and kappa.'),
});
const judgeAgreement = agreementSchema.extend({
    labels: schemas/* int */.Whr().min(0),
    level: agreementSchema.shape.level.describe('Null when it was not measured.'),
    obstacle: schemas/* string */.YjP().nullable().describe('Why there is no level.'),
    labels_digest: digest,
});
const judge_schema_alert = schemas/* strictObject */.rej({
    metric: schemas/* enum */.k5n(alert_levels/* ALERT_METRICS */.fK),
    level: schemas/* enum */.k5n(alert_levels/* ALERT_LEVELS */.F6),
    value: catalogue/* score */.fN.describe('The mean of the metric, with three decimals.'),
    threshold: catalogue/* score */.fN,
    n: schemas/* int */.Whr().min(1).describe('Sessions that were measured.'),
    confidence: schemas/* enum */.k5n(['low', 'medium', 'high']).describe('low below 10 sessions, medium below 30.'),
    hints: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const member = schemas/* strictObject */.rej({
    provider: schemas/* string */.YjP(),
    model: schemas/* string */.YjP(),
    overall_mean: catalogue/* score */.fN
        .nullable()
        .describe('Over the sessions that it has measured; null where it has none, or is void.'),
    metric_means: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(judge_metrics/* SESSION_METRICS */.tw), catalogue/* score */.fN.nullable()),
    wanted: schemas/* int */.Whr().min(0),
    measured: schemas/* int */.Whr().min(0),
    unmeasured_reasons: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().min(1)),
    calls: schemas/* int */.Whr().min(0),
    cache_hits: schemas/* int */.Whr().min(0),
    cost_usd: schemas/* number */.aig().min(0).nullable(),
    voided: schemas/* string */.YjP().nullable().describe('Why nothing that it says can be believed.'),
    left_out: schemas/* array */.YOg(schemas/* strictObject */.rej({ metric: schemas/* enum */.k5n(judge_metrics/* JUDGE_METRICS */.et), reason: schemas/* string */.YjP() }))
        .describe('The metrics in whose medians it is not. Empty where it counts in all.'),
});
const panel = schemas/* strictObject */.rej({
    members: schemas/* array */.YOg(member).min(2).describe('In the order of judge-model.'),
    disagreements: schemas/* array */.YOg(schemas/* strictObject */.rej({ session: schemas/* string */.YjP(), spread: catalogue/* score */.fN }))
        .describe('Sessions whose overalls of the members that count lie 0.3 or more apart, the widest first.'),
});
const judgeSchema = schemas/* strictObject */.rej({
    simulated: schemas/* literal */.euz(true)
        .optional()
        .describe('No model was asked: all numbers and words of the judge are made up, and none of its gates counts.'),
    transport: schemas/* literal */.euz('batch')
        .optional()
        .describe('How the model was asked, where that was not by one request a question: by batches, at half price.'),
    mode: schemas/* enum */.k5n(['paired', 'absolute']),
    model: schemas/* string */.YjP(),
    prompt_version: schemas/* string */.YjP(),
    guidelines: schemas/* strictObject */.rej({
        path: schemas/* string */.YjP(),
        digest: digest.describe('Of the text below: of the file as the judge was shown it.'),
        characters: schemas/* int */.Whr().min(1),
        text: schemas/* string */.YjP(),
    })
        .optional()
        .describe('What the team says about its summaries, where the judge was told; its prompt_version changes with it.'),
    samples: schemas/* int */.Whr().min(1).describe('Answers a question that were asked for.'),
    overall_mean: catalogue/* score */.fN.nullable().describe('Mean over the sessions that were measured.'),
    dimension_means: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), catalogue/* score */.fN.nullable()),
    calls: schemas/* int */.Whr().min(0),
    retries: schemas/* int */.Whr().min(0),
    cache_hits: schemas/* int */.Whr().min(0).describe('Answers taken from the cassette.'),
    prompt_tokens: schemas/* int */.Whr().min(0).nullable().describe('Null where the provider does not count them.'),
    completion_tokens: schemas/* int */.Whr().min(0).nullable(),
    cost_usd: schemas/* number */.aig().min(0).nullable(),
    saved_usd: schemas/* number */.aig().min(0).nullable().describe('What the answers from the cassette would have cost.'),
    wanted: schemas/* int */.Whr()
        .min(0)
        .describe('Measurements that were wanted: six a session by the rubric, one for each other metric that can be asked.'),
    measured: schemas/* int */.Whr().min(0),
    unmeasured: schemas/* int */.Whr().min(0),
    unmeasured_reasons: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().min(1)),
    metrics: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(judge_metrics/* REPORTED_METRICS */.If), metrics_schema/* metricTotals */._f).describe('What was asked for beside the rubric.'),
    canaries: metrics_schema/* canaries */.vV.describe('References that the gate damaged itself, to see whether the judge notices.'),
    transplants: schemas/* strictObject */.rej({
        disagreements: schemas/* int */.Whr().min(1).describe('Sessions that the judge puts 0.3 or more above the rubric.'),
        asked: schemas/* int */.Whr()
            .min(0)
            .describe('Candidates of them that were asked about once more, beside the reference of another session.'),
        measured: schemas/* int */.Whr().min(0),
        steered: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Sessions whose candidate was scored 0.5 or more there: the run is void.'),
    })
        .optional()
        .describe('Left out where the judge is nowhere so far above the rubric.'),
    meta_evaluation: metrics_schema/* metaEvaluation */.g0,
    voided: schemas/* string */.YjP()
        .nullable()
        .describe('Why nothing that the judge says can be believed: no gate of its is evaluated.'),
    absence: metrics_schema/* missingReason */.DQ.nullable().describe('Why nobody could be asked, where judge: auto lets that pass.'),
    base_url: schemas/* string */.YjP().nullable().describe("Where requests went, when that was not the vendor's own address."),
    provider: schemas/* enum */.k5n(['openai-compatible', 'command'])
        .optional()
        .describe('Who was asked, where that was not the Messages API.'),
    program: schemas/* string */.YjP().optional().describe('The name of the program that was asked, without its folder.'),
    new_recordings: schemas/* strictObject */.rej({
        lines: schemas/* int */.Whr().min(1).describe('Lines of the judge-cassette that the base branch does not have.'),
        needed: schemas/* int */.Whr().min(0).describe('Those of them that this run had a question for.'),
        treatment: schemas/* enum */.k5n(new_recordings/* NEW_RECORDING_TREATMENTS */.$I)
            .describe('Asked again where somebody could be asked. Else left out where the pull request is of a fork or nobody knows, and believed where its author may write to the repository.'),
        unread: schemas/* string */.YjP()
            .nullable()
            .describe('Why the file of the base could not be read, so that every line counts as new.'),
        no_merge_base: schemas/* string */.YjP()
            .nullable()
            .describe('Why the file is not known as it was where the pull request has left the base: then it was held against the newest commit of the base alone.'),
    })
        .optional()
        .describe('Recorded answers that this pull request brings itself. Left out where there are none.'),
    strength: schemas/* strictObject */.rej({
        level: catalogue/* score */.fN.describe('Below this score a copy counts as noticed, or blocked.'),
        gate: schemas/* enum */.k5n(['min-judge-session', 'min-judge-overall']).nullable().describe('The gate that the level is of.'),
        damaging: schemas/* int */.Whr().min(0),
        noticed: schemas/* int */.Whr().min(0),
        harmless: schemas/* int */.Whr().min(0),
        blocked: schemas/* int */.Whr().min(0),
        unmeasured: schemas/* int */.Whr().min(0),
    })
        .optional()
        .describe('What the judge makes of references that were changed on purpose. Only where it has gates and the answers to self-test --judge are recorded.'),
    panel: panel.optional().describe('Who has judged, where judge-model names several: then scores are medians.'),
    agreement: judgeAgreement
        .optional()
        .describe('With the labels of the corpus, where min-judge-agreement asks for it.'),
    alerts: schemas/* array */.YOg(judge_schema_alert).describe('They never gate.'),
});

;// CONCATENATED MODULE: ./build/inputs/transcripts/message.js
const FORMATS = [
    'own',
    'claude-code',
    'openai',
    'openai-batch',
    'codex',
    'codex-exec',
    'gemini',
    'gemini-cli',
    'langchain',
    'opentelemetry',
    'vscode-chat',
    'markdown',
    'text',
];

;// CONCATENATED MODULE: ./build/report/transcript-schema.js


const count = schemas/* int */.Whr().min(0);
const transcriptSchema = schemas/* strictObject */.rej({
    file: schemas/* string */.YjP().describe('Relative to the workspace, with /; of one outside the absolute path.'),
    format: schemas/* enum */.k5n(FORMATS).describe('As it was recognised by its shape.'),
    messages: count,
    skipped: count.describe('Lines and records that carry nothing: metadata, progress, reasoning, repetitions.'),
    unknown: schemas/* array */.YOg(schemas/* strictObject */.rej({ line: schemas/* int */.Whr().min(1), what: schemas/* string */.YjP() }))
        .describe('Lines, or parts of them, that were not understood and are left out: the first of them.'),
    unknown_count: count,
});

;// CONCATENATED MODULE: ./build/report/schema.js











const schema_digest = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/);
const schema_finding = schemas/* strictObject */.rej({
    code: schemas/* enum */.k5n(finding/* FINDING_CODES */.f2),
    severity: schemas/* enum */.k5n(['error', 'warning', 'note']),
    dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf).nullable(),
    message: schemas/* string */.YjP(),
    suggestion: schemas/* string */.YjP().nullable(),
    file: schemas/* string */.YjP().nullable().describe('Relative to the workspace, with /.'),
    line: schemas/* int */.Whr().min(1).nullable(),
    column: schemas/* int */.Whr().min(1).nullable().describe('In UTF-16 units.'),
    key: schemas/* string */.YjP()
        .optional()
        .describe('The key of the value in the file, such as bullets[2], where the team names it otherwise than we do.'),
    samples: schemas/* string */.YjP()
        .regex(/^\d{1,3}\/\d{1,3}$/)
        .optional()
        .describe('In how many of the samples of its session it is there, such as 2/3; left out without samples.'),
    known: schemas/* literal */.euz(true).optional().describe('It was there on the base already, so that fail-on leaves it out.'),
    new: schemas/* literal */.euz(true)
        .optional()
        .describe('The base, with the same reference, did not have it. Left out where the report of the base is cut.'),
});
const sample = schemas/* strictObject */.rej({
    sample: schemas/* int */.Whr().min(0),
    status: schemas/* enum */.k5n(['scored', 'missing_candidate', 'invalid_candidate']),
    overall: catalogue/* score */.fN.describe('A missing or invalid sample is a zero.'),
    judge_overall: catalogue/* score */.fN
        .nullable()
        .optional()
        .describe('What the judge gives the sample, where the rubric judge was asked about it; null where that was not measured.'),
    dimensions: schemas/* array */.YOg(schemas/* strictObject */.rej({ dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), score: catalogue/* score */.fN })),
    findings: schemas/* array */.YOg(schemas/* string */.YjP())
        .describe('Its findings: of each the code, and a digest by which a later run knows it in other words.'),
    candidate_path: schemas/* string */.YjP().nullable(),
    candidate_digest: schema_digest.nullable(),
});
const session = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(['scored', 'missing_candidate', 'invalid_candidate', 'canary', 'unreferenced'])
        .describe('unreferenced: no golden session, so that the judge alone has looked at it.'),
    failed: schemas/* boolean */.zMY().describe('Whether it fails a gate: true exactly when gates_failed is not empty.'),
    gates_failed: schemas/* array */.YOg(schemas/* string */.YjP())
        .describe('Ids of the gates that it fails: fail-on, min-session, its own floors, max-session-regression.'),
    gates_waived: schemas/* array */.YOg(schemas/* string */.YjP()).min(1).optional().describe('Those of them that somebody has waived.'),
    overall: catalogue/* score */.fN.nullable().describe('Closeness to the reference: the weighted mean of the dimensions.'),
    dimensions: schemas/* array */.YOg(schemas/* strictObject */.rej({ dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), score: catalogue/* score */.fN, reason: schemas/* string */.YjP() })),
    findings: schemas/* array */.YOg(schema_finding),
    findings_omitted: schemas/* int */.Whr().min(1).optional().describe('Findings beyond the limit of one session.'),
    candidate_path: schemas/* string */.YjP().nullable(),
    reference_digest: schema_digest
        .nullable()
        .describe('Of the reference, with accepted summaries of these together. Null without a golden session.'),
    reference_used: schemas/* string */.YjP()
        .optional()
        .describe('What the scores compare with, `reference` or `accepted/<id>`: the one that scores highest. Only where summaries were accepted beside the reference.'),
    reference_path: schemas/* string */.YjP()
        .optional()
        .describe('Where the reference stands, where that is not <name>/reference.json.'),
    candidate_digest: schema_digest.nullable(),
    samples: schemas/* array */.YOg(sample)
        .min(1)
        .optional()
        .describe('Where the run has several samples a session: each of them. Scores of the session are their means; findings, path and digest are those of the worst.'),
    spread: schemas/* number */.aig().min(0).nullable().optional().describe("Standard deviation of the samples' overalls, with n - 1."),
    worst: schemas/* int */.Whr().min(0).optional().describe('The sample with the lowest overall.'),
    waived: schemas/* array */.YOg(schemas/* strictObject */.rej({
        dimension: schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf).nullable().describe('Null for all of the session, or of a code.'),
        code: schemas/* enum */.k5n(finding/* FINDING_CODES */.f2).optional().describe('Of a waiver of findings of one code.'),
        reason: schemas/* string */.YjP(),
        until: schemas/* string */.YjP(),
        by: schemas/* string */.YjP(),
    }))
        .min(1)
        .optional()
        .describe('Waivers of this session, and of findings that it has.'),
    transcript: transcriptSchema
        .optional()
        .describe('As what the transcript of the session was recognised, where another program wrote it.'),
    structural_completion: metrics_schema/* structuralCompletion */.KQ
        .optional()
        .describe('Requirements by literals and words alone, where the judge did not measure completion.'),
    judge: metrics_schema/* judgementSchema */.jq.optional(),
});
const settingsSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({ value: schemas/* json */.Pq9(), from: schemas/* enum */.k5n(['input', 'config', 'default']) }));
const titleSchema = schemas/* string */.YjP().regex(/^[A-Za-z0-9 .,%()+-]+$/);
const schema_count = schemas/* int */.Whr().min(0);
const gateStrength = schemas/* strictObject */.rej({
    texts: schemas/* enum */.k5n(['references', 'candidates'])
        .optional()
        .describe('What was damaged: the candidates of this run that pass, or copies of the references where no candidate passes. Left out by versions that damaged references only.'),
    variants: schema_count.max(100),
    damaging: schema_count,
    caught: schema_count.describe('Damaging variants whose session would fail.'),
    harmless: schema_count,
    blocked: schema_count.describe('Harmless variants whose session would fail.'),
});
const exam = schemas/* strictObject */.rej({
    rejected: schemas/* strictObject */.rej({
        summaries: schema_count,
        failed: schema_count.describe('Those that fail a gate, as they should.'),
        slipped: schemas/* array */.YOg(schemas/* strictObject */.rej({ session: schemas/* string */.YjP(), id: schemas/* string */.YjP(), because: schemas/* string */.YjP() }))
            .describe('The first 20 that pass, with why people rejected them.'),
    }),
    accepted: schemas/* strictObject */.rej({
        summaries: schema_count,
        passed: schema_count.describe('Those that pass without themselves among the accepted ones.'),
        blocked: schemas/* array */.YOg(schemas/* strictObject */.rej({ session: schemas/* string */.YjP(), id: schemas/* string */.YjP(), gates: schemas/* array */.YOg(schemas/* string */.YjP()) }))
            .describe('The first 20 that do not, with the gates that they fail.'),
    }),
});
const reportSchema = schemas/* strictObject */.rej({
    schema_version: schemas/* literal */.euz(1),
    tool: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('summary-gate'), version: schemas/* string */.YjP() }),
    scored_at: iso/* datetime */.w$(),
    identity: run_identity/* identitySchema */.g
        .optional()
        .describe('What was scored, and by which run. Left out where nothing of it is known.'),
    verdict: schemas/* enum */.k5n(catalogue/* VERDICTS */.bk),
    title: titleSchema,
    corpus_size: schemas/* int */.Whr().min(0).describe('Sessions in the means.'),
    overall_mean: catalogue/* score */.fN.nullable().describe('Mean closeness of the sessions to their references.'),
    overall_min: catalogue/* score */.fN.nullable(),
    overall_max: catalogue/* score */.fN.nullable(),
    dimension_means: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), catalogue/* score */.fN.nullable())
        .describe('Of the dimensions that the summaries have (setting dimensions); nothing in a report speaks of others.'),
    statistics: schemas/* strictObject */.rej({
        overall: metrics_schema/* distribution */.Nx,
        dimensions: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), metrics_schema/* distribution */.Nx),
        interval: schemas/* strictObject */.rej({
            method: schemas/* enum */.k5n(interval/* INTERVAL_METHODS */.bp).describe('student_t below 8 sessions, normal above 5,000.'),
            resamples: schemas/* int */.Whr().min(1).nullable().describe('Of the bootstrap.'),
        })
            .nullable()
            .describe('How the intervals were made; null below two sessions, where there is none.'),
        detectable_change: detectableChange
            .nullable()
            .describe('What the regression gate can see with so many sessions; null where even the largest drop may be chance, and where nothing varies.'),
        samples: schemas/* strictObject */.rej({
            per_session: schemas/* int */.Whr().min(1),
            spread: schemas/* number */.aig().min(0).nullable().describe('Standard deviation of samples within their sessions, pooled.'),
            rerun_error: schemas/* number */.aig()
                .min(0)
                .nullable()
                .describe('Standard error of the overall mean when the pipeline runs again over the same sessions.'),
        })
            .optional()
            .describe('Where the run has several samples a session. Intervals and changes have their part of it already.'),
    }),
    gates: schemas/* array */.YOg(catalogue/* gateSchema */.Tp),
    gates_failed: schemas/* array */.YOg(schemas/* string */.YjP()),
    sessions: schemas/* array */.YOg(session).describe('In code point order of their names.'),
    findings: schemas/* array */.YOg(schema_finding).describe('What belongs to no session of the corpus.'),
    rubric: schemas/* strictObject */.rej({ version: schemas/* enum */.k5n(score/* RUBRICS */.nl), weights: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(summary/* DIMENSIONS */.Yf), schemas/* number */.aig().min(0)) }),
    settings: settingsSchema,
    judge: judgeSchema.optional(),
    policy: schemas/* strictObject */.rej({
        changed: schemas/* array */.YOg(schemas/* strictObject */.rej({
            setting: schemas/* string */.YjP(),
            wanted: schemas/* string */.YjP().describe('By the pull request.'),
            base: schemas/* string */.YjP(),
            counts: schemas/* enum */.k5n(['base', 'pull_request']),
        })),
        unread: schemas/* string */.YjP().nullable().describe('Why nobody knows what the base has; null where it was read.'),
        brings_workflow: schemas/* boolean */.zMY().describe('The base does not run this gate yet.'),
    })
        .optional()
        .describe('Of a pull request whose config file is not that of its base: what it would loosen or change, and whose value counts.'),
    settings_digest: schema_digest.describe('Of the settings that bear on scores and gates.'),
    skipped_folders: schemas/* int */.Whr().min(0),
    corpus_digest: schema_digest,
    candidates_digest: schema_digest,
    config_digest: schema_digest.nullable().describe('Of the config file; null without one.'),
    waivers_digest: schema_digest.nullable().describe('Of the file of waivers; null without one.'),
    cassette_digest: schema_digest.nullable().describe('Of the recorded answers before the run; null without such a file.'),
    baseline: baseline.optional(),
    exam: exam
        .optional()
        .describe('What the gates of single sessions make of summaries that people accepted and rejected.'),
    gate_strength: gateStrength.optional().describe('Left out above 1,000 sessions and where nothing was scored.'),
    trend: schemas/* array */.YOg(schemas/* strictObject */.rej({ scored_at: schemas/* string */.YjP(), overall_mean: catalogue/* score */.fN, ci95: schemas/* tuple */.PVZ([catalogue/* score */.fN, catalogue/* score */.fN]).nullable() }))
        .optional()
        .describe('Earlier results, oldest first: the baseline, its baseline, and so on.'),
    caveats: schemas/* array */.YOg(schemas/* string */.YjP()),
});

// EXTERNAL MODULE: ./build/run/report-files.js + 18 modules
var report_files = __webpack_require__(70854);
;// CONCATENATED MODULE: ./build/library/render-report.js





const COLUMNS = 100;
const render_report_FORMATS = ['terminal', 'json', 'markdown', 'html', 'junit', 'sarif', 'gitlab'];
const renderReport = async (given, format, options = {}) => {
    (0,given_settings/* refuseNonObject */.z0)(options, 'options');
    const { width = COLUMNS, colour = false } = options;
    if (!render_report_FORMATS.includes(format)) {
        throw new core_errors/* UserError */.yo([{ message: `format: ${JSON.stringify(format)}; allowed: ${render_report_FORMATS.join(', ')}` }]);
    }
    const report = checked(given);
    if (format === 'terminal')
        return (0,terminal/* renderTerminal */.bF)(report, { width, colour });
    const render = (await (0,report_files/* loadRenderers */.Do)([format])).get(format);
    if (render === undefined)
        throw new RangeError(`nothing renders ${format}`);
    const text = render(report, () => undefined, undefined);
    return typeof text === 'string' ? text : [...text].join('');
};
function checked(given) {
    const read = reportSchema.safeParse(given);
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    const where = issue?.path.map(String).join('.') || 'it';
    throw new core_errors/* UserError */.yo([{ message: `this is no report of this version of summary-gate: ${where}: ${issue?.message}` }]);
}

// EXTERNAL MODULE: ./build/core/json/text.js
var json_text = __webpack_require__(1378);
// EXTERNAL MODULE: ./build/run/pipeline.js
var pipeline = __webpack_require__(27402);
// EXTERNAL MODULE: ./build/run/run.js + 3 modules
var run_run = __webpack_require__(70375);
;// CONCATENATED MODULE: ./build/library/score-corpus.js




const scoreCorpus = async (settings, place) => {
    const run = (0,load_corpus/* openPlace */.QL)(settings, place);
    const env = process.env;
    const { value } = await (0,run_run/* withJudge */.kj)(run, [], { env, onProgress: () => undefined }, async (judge) => {
        const { report, close } = await (0,pipeline/* runPipeline */.a)(run.settings, run.ports, judge?.judge);
        try {
            const plain = JSON.parse([...(0,json_text/* jsonPieces */.Mx)(report)].join(''));
            return plain;
        }
        finally {
            close();
        }
    });
    return value;
};

// EXTERNAL MODULE: ./build/library/score-session.js
var score_session = __webpack_require__(40699);
;// CONCATENATED MODULE: ./build/library/library.js








/***/ }),

/***/ 21087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ goldenAmong),
/* harmony export */   L6: () => (/* binding */ loadSession),
/* harmony export */   QL: () => (/* binding */ openPlace),
/* harmony export */   ng: () => (/* binding */ openTexts),
/* harmony export */   xe: () => (/* binding */ loadCorpus)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30961);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85981);
/* harmony import */ var _inputs_corpus_open_corpus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80660);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1059);
/* harmony import */ var _inputs_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(19189);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30965);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70375);
/* harmony import */ var _given_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47387);
/* harmony import */ var _plain_session_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85221);












const loadCorpus = async (settings, place) => {
    const { texts, files, format } = openTexts(openPlace(settings, place));
    try {
        await texts.load();
        const sessions = [];
        const reading = new _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_6__/* .CorpusReading */ .jU(_adapters_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s, format, (session) => sessions.push(session));
        reading.addAll(texts);
        refuse(reading.problems);
        return sessions.sort((a, b) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodePoint */ .HH)(a.name, b.name)).map((session) => withTranscript(session, files));
    }
    finally {
        texts.close();
    }
};
const loadSession = async (name, settings, place) => {
    if (typeof name !== 'string')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([{ message: 'loadSession needs the name of a session, a text' }]);
    const run = openPlace(settings, place);
    const opened = openTexts(run);
    try {
        await opened.texts.load();
        return withTranscript(goldenAmong(name, opened), opened.files);
    }
    finally {
        opened.texts.close();
    }
};
function openPlace(settings, place = {}) {
    (0,_given_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .refuseNonObject */ .z0)(place, 'the place');
    const { cwd = '.' } = place;
    if (typeof cwd !== 'string' || cwd.includes('\0'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([{ message: 'cwd is no path; allowed: the path of a folder' }]);
    return (0,_run_run_js__WEBPACK_IMPORTED_MODULE_8__/* .openRun */ .Iy)((0,_given_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .inputsOf */ .Vc)(settings), { env: process.env, cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd) });
}
function openTexts({ settings, ports: { files } }, markdown) {
    const { values } = settings;
    if (settings.wrong.has('corpus'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(settings.problems);
    const opened = (0,_inputs_corpus_open_corpus_js__WEBPACK_IMPORTED_MODULE_5__/* .openCorpus */ .t)(values.corpus, files, markdown);
    if (opened.kind === 'unreadable')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([opened.problem]);
    return { texts: opened.texts, files, format: (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_7__/* .formatOf */ .b)(values), corpus: values.corpus };
}
function goldenAmong(named, { texts, format, corpus }) {
    const name = (0,_inputs_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_11__/* .normalizeName */ .Pc)(named);
    const found = [];
    const reading = new _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_6__/* .CorpusReading */ .jU(_adapters_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s, format, (session) => session.name === name && found.push(session));
    const names = [];
    for (const { position, read } of texts.all()) {
        const isFile = 'name' in position;
        if (isFile)
            names.push(position.name);
        if (!isFile || position.name === name)
            reading.addText(read());
    }
    const own = reading.problems.filter((_, i) => reading.owners[i] === name);
    refuse(own);
    const [session] = found;
    if (session !== undefined)
        return session;
    const nearest = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestName */ .qb)(name, names);
    const message = `${corpus} has no session ${JSON.stringify(name)}${nearest === undefined ? '' : `, did you mean ${JSON.stringify(nearest)}?`}`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([{ message }, ...reading.problems.filter((_, i) => reading.owners[i] === undefined)]);
}
function withTranscript(session, files) {
    const [file] = (0,_inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_4__/* .transcriptPaths */ .L)(session, files);
    const read = file === undefined ? undefined : files.read(file);
    if (file === undefined || read?.kind !== 'text')
        return (0,_plain_session_js__WEBPACK_IMPORTED_MODULE_10__/* .toPlain */ .Ul)(session, undefined);
    return (0,_plain_session_js__WEBPACK_IMPORTED_MODULE_10__/* .toPlain */ .Ul)(session, { file, text: read.text });
}
function refuse(problems) {
    if (problems.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(problems);
}


/***/ }),

/***/ 85221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QG: () => (/* binding */ transcriptOf),
/* harmony export */   RH: () => (/* binding */ candidateOf),
/* harmony export */   Ul: () => (/* binding */ toPlain),
/* harmony export */   bM: () => (/* binding */ fromPlain)
/* harmony export */ });
/* harmony import */ var _adapters_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30961);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62807);
/* harmony import */ var _inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3091);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1059);
/* harmony import */ var _inputs_format_summary_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14476);
/* harmony import */ var _inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25472);






function toPlain(golden, transcript) {
    const { name, reference, accepted, requirements, difficulty, kind, tags, notes, canary, gates, place } = golden;
    return {
        ...{ name, reference, requirements, difficulty, kind, tags, notes, canary, gates },
        ...(accepted.length > 0 && {
            accepted: accepted.map(({ id, by, at, because, summary }) => ({ id, by, at, because, ...summary })),
        }),
        ...(transcript !== undefined && { transcript }),
        file: place.file,
    };
}
function fromPlain(session, { dimensions }) {
    const found = [];
    const reading = new _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__/* .CorpusReading */ .jU(_adapters_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s, { ..._inputs_format_summary_format_js__WEBPACK_IMPORTED_MODULE_4__/* .OWN_FORMAT */ .hJ, dimensions }, (golden) => found.push(golden));
    const text = jsonOf(session, 'the session');
    reading.addText({ file: 'session', line: 1, text, fault: null, name: undefined, markdown: undefined });
    const [golden] = found;
    const problems = [...reading.problems.map(({ message }) => message), ...transcriptProblems(session)];
    if (golden === undefined || problems.length > 0) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(problems.map((message) => ({ message: `session: ${message}` })));
    }
    const place = { file: session.file ?? 'reference' };
    return { ...golden, place, placeOf: () => place, placesIn: () => () => place };
}
function transcriptProblems(session) {
    const transcript = session?.transcript;
    if (transcript === undefined)
        return [];
    if (typeof transcript !== 'object' || transcript === null) {
        return [
            `transcript is ${transcript === null ? 'null' : `a ${typeof transcript}`}; allowed: an object with file and text`,
        ];
    }
    const { file, text } = transcript;
    return Object.entries({ file, text }).flatMap(([key, value]) => typeof value === 'string'
        ? []
        : [
            `transcript.${key} is no text; allowed: ${key === 'file' ? 'the path of the transcript, which tells its format' : 'what stands in that file'}`,
        ]);
}
function transcriptOf({ transcript }) {
    if (transcript === undefined)
        return undefined;
    const read = (0,_inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_5__/* .readTranscript */ .lb)(transcript.text, transcript.file, _adapters_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s);
    return read.utterances.length === 0 ? 'unreadable' : read;
}
function candidateOf(name, given, format, markdown) {
    if (given === undefined)
        return undefined;
    const isText = typeof given === 'string';
    const text = isText ? given.replace(/^\ufeff/, '') : jsonOf(given, 'the candidate');
    const reader = isText ? markdown : undefined;
    const read = (0,_inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_2__/* .readCandidate */ .G9)({ file: LABEL, line: 1, text, fault: null, name, markdown: reader }, _adapters_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s, format);
    if (!('kind' in read))
        throw new RangeError('a candidate that was given has a name');
    return isText ? read : placedByPath(read);
}
const LABEL = 'candidate';
function placedByPath(candidate) {
    if (candidate.kind === 'invalid') {
        const defects = candidate.defects.map((defect) => ({ ...defect, place: { file: LABEL } }));
        return { ...candidate, place: { file: LABEL }, defects };
    }
    const keyed = candidate.places;
    return {
        ...candidate,
        place: { file: LABEL },
        places: () => {
            const placeOf = keyed();
            return (path) => {
                const { key } = placeOf(path);
                return { file: key === undefined ? LABEL + stepsOf(path) : `${LABEL}.${key}` };
            };
        },
    };
}
function stepsOf(path) {
    return path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
}
function jsonOf(value, what) {
    let reason = '';
    try {
        if (isPromise(value))
            throw new TypeError('it is a promise: await it');
        const text = JSON.stringify(value);
        if (text !== undefined)
            return text;
    }
    catch (error) {
        reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    }
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([{ message: `${what} cannot be written as JSON: ${reason || 'it is no data'}` }]);
}
function isPromise(value) {
    return Object.prototype.toString.call(value) === '[object Promise]';
}


/***/ }),

/***/ 40699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ toolsOf),
/* harmony export */   jc: () => (/* binding */ scoreSession)
/* harmony export */ });
/* unused harmony exports toScore, toFinding */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37611);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30965);
/* harmony import */ var _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13572);
/* harmony import */ var _rubric_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38687);
/* harmony import */ var _scoring_score_session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80677);
/* harmony import */ var _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77544);
/* harmony import */ var _given_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47387);
/* harmony import */ var _plain_session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85221);









const scoreSession = (session, candidate, settings, corpus = []) => {
    if (!Array.isArray(corpus))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([{ message: 'corpus is no list; allowed: a list of golden sessions' }]);
    const hole = corpus.findIndex((other) => typeof other !== 'object' || other === null);
    if (hole >= 0) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([{ message: `corpus[${hole}] is ${String(corpus[hole])}; allowed: a golden session` }]);
    }
    const values = (0,_given_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .pureSettings */ .KH)(settings);
    const format = (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_2__/* .formatOf */ .b)(values);
    const golden = (0,_plain_session_js__WEBPACK_IMPORTED_MODULE_8__/* .fromPlain */ .bM)(session, format);
    const others = function* () {
        const head = corpus.filter(({ canary }) => canary !== true).slice(0, _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_SESSIONS */ .E);
        for (const other of head)
            yield (0,_plain_session_js__WEBPACK_IMPORTED_MODULE_8__/* .fromPlain */ .bM)(other, format);
    };
    const context = new _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_6__/* .SessionContext */ .I(() => (0,_plain_session_js__WEBPACK_IMPORTED_MODULE_8__/* .transcriptOf */ .QG)(session), others);
    return toScore((0,_scoring_score_session_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreCandidate */ .e$)(golden, (0,_plain_session_js__WEBPACK_IMPORTED_MODULE_8__/* .candidateOf */ .RH)(golden.name, candidate, format), toolsOf(values, context)));
};
function toolsOf(values, context) {
    return {
        score: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_4__/* .openScorer */ .DL)(values.rubric, values.weights, values.dimensions),
        check: new _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_3__/* .RequirementCheck */ .gx(),
        claims: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_4__/* .openClaimCheck */ .HP)(values.rubric),
        candidatesPath: 'what was given',
        context,
        format: (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_2__/* .formatOf */ .b)(values),
    };
}
const NOTHING = 'The session has no candidate';
function toScore({ golden, status, overall, dimensions, defects }) {
    return (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTexts */ .X)({
        name: golden.name,
        status,
        overall,
        dimensions: dimensions.map(({ dimension, score, reason }) => ({ dimension, score, reason })),
        findings: defects
            .map(toFinding)
            .map((found) => (found.code === 'NO_CANDIDATE' ? { ...found, message: NOTHING } : found)),
    });
}
function toFinding({ code, dimension, message, suggestion, place }) {
    return { code, dimension, message, suggestion, place: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place) };
}


/***/ })

};
