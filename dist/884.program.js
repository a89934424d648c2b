export const id = 884;
export const ids = [884];
export const modules = {

/***/ 7848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bm: () => (/* binding */ quotesIn),
/* harmony export */   m5: () => (/* binding */ findQuote),
/* harmony export */   mj: () => (/* binding */ lineOfQuote),
/* harmony export */   vV: () => (/* binding */ forQuotes)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6067);

/** Quotation marks that a model may set around a quote, or straighten inside of it. */
const MARKS = /[“”„«»]/g;
const APOSTROPHES = /[‘’‚]/g;
/** What may stand at an end of a quote that is not quoted: marks of omission, and the stop of the sentence around it. */
const ENDS = /^[\s"'.…[\]]+|[\s"'.,;:…[\]]+$/g;
/** A text as quotes are looked up in it: one line, single blanks, without control characters, marks straightened. */
function forQuotes(text) {
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text).replace(MARKS, '"').replace(APOSTROPHES, "'");
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

/***/ 1402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UW: () => (/* binding */ REQUIREMENT_STAGES),
  nb: () => (/* binding */ measureCompletion)
});

// UNUSED EXPORTS: concludeCompletion, readCompletionAnswer

// EXTERNAL MODULE: ./build/core/numbers.js
var numbers = __webpack_require__(7952);
// EXTERNAL MODULE: ./build/core/summary.js
var summary = __webpack_require__(7166);
// EXTERNAL MODULE: ./build/rubric/requirement-check.js + 1 modules
var requirement_check = __webpack_require__(3572);
// EXTERNAL MODULE: ./build/judge/grounding/quotation.js
var quotation = __webpack_require__(7848);
// EXTERNAL MODULE: ./build/judge/judgement.js
var judgement = __webpack_require__(5667);
// EXTERNAL MODULE: ./build/inputs/turns/turn.js
var turn = __webpack_require__(6888);
// EXTERNAL MODULE: ./build/judge/prompts/foreign-data.js
var foreign_data = __webpack_require__(6793);
// EXTERNAL MODULE: ./build/judge/prompts/question.js
var question = __webpack_require__(7778);
// EXTERNAL MODULE: ./build/judge/prompts/rubric-schema.js
var rubric_schema = __webpack_require__(5263);
// EXTERNAL MODULE: ./build/judge/prompts/versions.js
var versions = __webpack_require__(879);
;// CONCATENATED MODULE: ./build/judge/prompts/completion.js





/** Longest quote that the judge is asked for. */
const QUOTE_CHARS = 200;
/** Longest text of a requirement that is asked about. */
const REQUIREMENT_CHARS = 500;
/** Asks about facts that a summary seems to mention: does it really say each of them? */
function completionRequest(asked, candidate, model) {
    const { shown, shortened } = (0,foreign_data/* cappedSummary */.uk)(candidate, 'summary', foreign_data/* TEXT_CAPS */.WV);
    const data = {
        summary: shown,
        facts: asked.map(({ number, requirement, nearest }) => ({
            fact: number,
            text: (0,turn/* cleanText */.X5)(requirement.text, REQUIREMENT_CHARS),
            nearest: (0,turn/* cleanText */.X5)(nearest, foreign_data/* TEXT_CAPS */.WV.bullet),
        })),
        shortened,
    };
    return {
        model,
        promptVersion: versions/* PROMPT_VERSIONS */.fX.completion,
        system: SYSTEM,
        user: (0,question/* userPrompt */.i8)('Say of each fact whether the summary states it.', data),
        schema: (0,rubric_schema/* closedObject */.YI)({
            answers: (0,rubric_schema/* listOf */.c3)((0,rubric_schema/* closedObject */.YI)({
                fact: { type: 'integer', description: 'The number of the fact.' },
                evidence: (0,rubric_schema/* textOf */.b6)(QUOTE_CHARS, 'Words of the summary, exactly as they stand; empty if there are none.'),
                answer: { type: 'string', enum: ['yes', 'no'] },
            }), 'One for each fact.'),
        }),
        maxTokens: (0,question/* answerTokens */.x0)(asked.length * (QUOTE_CHARS + 100) + 100),
        effort: 'medium',
    };
}
const SYSTEM = (0,question/* sections */.V0)(`You check whether summaries of working sessions state certain facts. You do not judge whether a fact is true or
whether it should be there, and nobody tells you which answer is wanted.`, foreign_data/* SUMMARY_FORM */.om, `## What you are given\n${foreign_data/* FOREIGN_TEXT_RULES */.xF.trim()}
Each fact has a number. "nearest" is the part of the summary that has most of its words, which may say it, say something
else, or deny it; the fact may be stated in other parts or over several.`, `## Answers
- yes: a reader of the summary would take the fact for stated: in any words, with its numbers, names and direction, and as
  something that is so. Of a fact with "or" one side is enough; of one with "and", or with several parts, all that
  carry its meaning must be there.
- no: the summary does not state it, states only a part that changes its meaning, denies it, or mentions it as wished,
  planned, feared or ruled out.
- evidence: the words of the summary that decide, at most ${QUOTE_CHARS} characters from one place.`, `## Your answer
One JSON object of the given schema, without Markdown. Each answer has, in this order: fact, its number; evidence;
answer. One for each fact, in the order of their numbers.`);

// EXTERNAL MODULE: ./build/judge/metrics/one-object.js
var one_object = __webpack_require__(9964);
;// CONCATENATED MODULE: ./build/judge/metrics/completion.js







/**
 * What decided about a requirement. `literals`: its names and numbers. `structural`: its words, since no part of the
 * candidate could be it. `judged`: the judge.
 */
const REQUIREMENT_STAGES = ['literals', 'structural', 'judged'];
/**
 * All stages: what literals decide, and what no sentence or bullet could be, is decided without asking; of the others one
 * question each, up to twenty in one request, says whether the candidate really states them.
 */
async function measureCompletion(checks, candidate, model, minMeasured, ask) {
    const asked = checks.flatMap((check, i) => {
        const { requirement, nearest } = check;
        return nearest === null || !(0,requirement_check/* isOpen */.nT)(check) ? [] : [{ number: i + 1, requirement, nearest: nearest.text }];
    });
    const answers = new Map();
    let gap = null;
    for (let from = 0; from < asked.length; from += MOST_FACTS) {
        const facts = asked.slice(from, from + MOST_FACTS);
        const { answer, reason } = await ask(completionRequest(facts, candidate, model), readCompletionAnswer);
        for (const { number } of facts) {
            const found = answer?.get(number);
            if (found !== undefined)
                answers.set(number, found);
        }
        gap ??= reason;
    }
    const results = checks.map((check, i) => resultOf(check, answers.get(i + 1), candidate));
    return concludeCompletion(results, minMeasured, gap ?? 'invalid_answer');
}
/** So many requirements go into one request. */
const MOST_FACTS = 20;
/** Reads one answer for each fact, by its number. */
const readCompletionAnswer = (text, isCut) => (0,one_object/* readNumbered */.bJ)(text, isCut, { list: 'answers', key: 'fact' }, ({ members }) => {
    const word = (0,one_object/* wholeText */.r0)(members.get('answer'));
    if (word !== 'yes' && word !== 'no')
        return undefined;
    return { isStated: word === 'yes', evidence: (0,one_object/* wholeText */.r0)(members.get('evidence')) ?? '' };
});
function resultOf(check, answer, candidate) {
    const { requirement, nearest } = check;
    if (!(0,requirement_check/* isOpen */.nT)(check)) {
        const stage = check.by === 'literals' ? 'literals' : 'structural';
        return { requirement, status: check.status, stage, nearest, evidence: null };
    }
    if (answer === undefined)
        return { requirement, status: 'unmeasured', stage: 'judged', nearest, evidence: null };
    const quote = answer.evidence.trim();
    const part = (0,summary/* partsOfSummary */.uQ)(candidate).find(({ text }) => (0,quotation/* findQuote */.m5)((0,quotation/* forQuotes */.vV)(text), quote) !== -1) ?? null;
    return {
        requirement,
        status: statusOf(check, answer.isStated),
        stage: 'judged',
        nearest,
        evidence: quote === '' ? null : { quote, part },
    };
}
/** What is not told, and something wrong stands in its place, is worse than what is left out. */
function statusOf({ requirement, status }, isStated) {
    if (requirement.must === 'not_mention')
        return isStated ? 'violated' : 'satisfied';
    if (isStated)
        return 'satisfied';
    return status === 'violated' ? 'violated' : 'unmet';
}
/**
 * completion = satisfied / measured. Unmeasured if less than `minMeasured` (0..1) of the requirements were measured. A
 * session with an unmeasured one is never called fully complete.
 */
function concludeCompletion(results, minMeasured, gap) {
    const count = (status) => results.filter((result) => result.status === status).length;
    const measured = results.length - count('unmeasured');
    const satisfied = count('satisfied');
    const enough = measured > 0 && (0,judgement/* isEnough */.LP)({ wanted: results.length, measured }, minMeasured);
    return {
        score: enough ? (0,numbers/* stored */.su)(satisfied / measured, 'six decimals') : null,
        reason: enough ? null : gap,
        explanation: [
            `${satisfied} of ${results.length} requirements satisfied`,
            ...['unmet', 'violated', 'unmeasured'].flatMap((status) => count(status) === 0 ? [] : [`${count(status)} ${status}`]),
        ].join(', '),
        requirements: results,
        isFullyComplete: results.length > 0 && satisfied === results.length,
    };
}


/***/ }),

/***/ 9964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ booleanOf),
/* harmony export */   Sm: () => (/* binding */ readOneObject),
/* harmony export */   bJ: () => (/* binding */ readNumbered),
/* harmony export */   cP: () => (/* binding */ integerOf),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   r0: () => (/* binding */ wholeText),
/* harmony export */   y8: () => (/* binding */ wholeObjects)
/* harmony export */ });
/* harmony import */ var _core_json_embedded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4163);

/**
 * The one object of an answer that has a key, with whatever stands around it. Two of them say two things, and one that
 * is broken elsewhere than at its end says nobody knows what: both are `invalid_answer`, as is a key that is given twice.
 */
function readOneObject(text, isCut, key) {
    const { objects, isBroken } = (0,_core_json_embedded_js__WEBPACK_IMPORTED_MODULE_0__/* .findObjects */ .Q)(text);
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
/**
 * The entries of a list by the number that each has under `key`, in any order. Two different entries under one number
 * say two things about one thing, so that neither counts. Entries without a number are passed over. Of an answer that
 * was cut, the entries that came whole count.
 */
function readNumbered(text, isCut, { list, key }, readEntry) {
    const read = readOneObject(text, isCut, list);
    if ('reason' in read)
        return read;
    const found = read.answer.members.get(list);
    if (found?.kind !== 'list')
        return { reason: isCut ? 'truncated' : 'invalid_answer' };
    const entries = new Map();
    const disputed = new Set();
    for (const object of wholeObjects(found)) {
        const number = integerOf(object.members.get(key));
        const entry = readEntry(object);
        if (number === undefined || entry === undefined)
            continue;
        const earlier = entries.get(number);
        if (earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify(entry))
            disputed.add(number);
        else
            entries.set(number, entry);
    }
    for (const number of disputed)
        entries.delete(number);
    return { answer: entries, isWhole: read.isWhole };
}


/***/ }),

/***/ 8884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ missingReason),
/* harmony export */   KQ: () => (/* binding */ structuralCompletion),
/* harmony export */   Nx: () => (/* binding */ distribution),
/* harmony export */   _f: () => (/* binding */ metricTotals),
/* harmony export */   g0: () => (/* binding */ metaEvaluation),
/* harmony export */   jq: () => (/* binding */ judgementSchema),
/* harmony export */   vV: () => (/* binding */ canaries)
/* harmony export */ });
/* unused harmony exports turnMetrics, sessionMetrics */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3339);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7166);
/* harmony import */ var _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3814);
/* harmony import */ var _judge_metrics_completion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1402);
/* harmony import */ var _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3572);





const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0);
const reason = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().describe('Why something was not measured, such as budget or timeout.');
const line = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).nullable();
const result = {
    score: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable().describe('Null where it was not measured.'),
    explanation: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    reason: reason.nullable().describe('Why there is no score; null where there is one.'),
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
};
const geval = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ ...result, samples: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN).describe('The score of each answer.') });
const checkedClaim = {
    question: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['confirmed', 'contradicted', 'unsupported', 'unanswered']),
    evidence: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        quote: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        found: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().describe('Whether these words stand in the passage; else the line is where that begins.'),
        file: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        line,
    })
        .nullable()
        .describe('The words of the transcript that decide, and where they stand.'),
};
const claim = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    statement: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    field: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_core_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .DIMENSIONS */ .Yf),
    file: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    line,
    column: line,
    ...checkedClaim,
});
const faithfulness = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...result,
    asked: count,
    answered: count,
    confirmed: count,
    contradicted: count,
    unsupported: count,
    omitted: count.describe('Claims beyond the most that are checked.'),
    claims: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(claim),
});
/** What the judge says of one turn of an assistant. */
const turnMetrics = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    relevance: geval.optional(),
    coherence: geval.optional(),
    faithfulness: faithfulness
        .extend({ claims: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ statement: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), ...checkedClaim })) })
        .optional(),
    hallucination: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(result).optional().describe('1 - faithfulness.'),
    skipped: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ metric: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), reason })).describe('Asked for, and cannot be asked here.'),
});
const requirement = { id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), must: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['mention', 'not_mention']) };
const completion = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...result,
    fully_complete: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().describe('All requirements are satisfied, and none is unmeasured.'),
    requirements: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        ...requirement,
        status: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_2__/* .REQUIREMENT_STATUSES */ .jc),
        stage: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_judge_metrics_completion_js__WEBPACK_IMPORTED_MODULE_1__/* .REQUIREMENT_STAGES */ .UW)
            .describe('literals: by names and numbers; structural: by words alone, nothing could be it; judged: by the judge.'),
        file: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
            .nullable()
            .describe('Where the words that decide stand, else what could be it; null for nothing.'),
        line,
        column: line,
        evidence: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ quote: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), found: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().describe('Whether these words stand in the candidate.') })
            .nullable()
            .describe('The words of the candidate by which the judge decided.'),
    })),
});
const explanationQuality = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    score: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable(),
    reason: reason.nullable(),
    explanation: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    specific: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullable(),
    quotes_exist: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['yes', 'no', 'none']).nullable(),
    matches_score: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullable(),
    actionable: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullable(),
    meta: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        original_evaluation: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
            metric: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['rubric', 'relevance', 'coherence']),
            score: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN,
            explanation: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
            prompt_version: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        }),
    }),
});
/** What the judge says of one session beside the rubric. */
const sessionMetrics = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    relevance: geval.optional(),
    coherence: geval.optional(),
    faithfulness: faithfulness.optional(),
    hallucination: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(result).optional().describe('1 - faithfulness.'),
    completion: completion.optional(),
    explanation_quality: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(explanationQuality).optional(),
    transcript: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        file: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        digest: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        malformed_lines: count.describe('Lines that are no message, and were left out.'),
    })
        .optional()
        .describe('What relevance and faithfulness were measured against.'),
    skipped: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ metric: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), reason })).describe('Asked for, and cannot be asked here.'),
});
/** How scores are spread over sessions. */
const distribution = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    mean: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable(),
    p50: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable().describe('Quantiles are of type 7, as in R and NumPy.'),
    p95: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable(),
    stddev: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).nullable().describe('With n - 1; null below two sessions.'),
    ci95: zod__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([_gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN, _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN]).nullable().describe('95 % interval of the mean; null below two sessions.'),
    histogram: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ from: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN, to: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN, count: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0) }))
        .describe('Ten bins, each without its upper end but the last.'),
});
/** A metric over all sessions. */
const metricTotals = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...distribution.shape,
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    wanted: count,
    measured: count,
    skipped: count.describe('Sessions about which it cannot be asked.'),
});
const canaries = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    asked: count,
    measured: count,
    taken_in: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).describe('Canaries that the judge scored 0.5 or more.'),
});
const metaEvaluation = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    rate: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN,
    model: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    run: count.describe('Explanations that were judged.'),
    measured: count,
    not_run: count.describe('Explanations of the sample about which nobody was asked.'),
    not_run_reasons: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), count).describe('Why, such as budget: how often each.'),
    mean: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable().describe('Mean of explanation_quality.'),
    specific: count,
    quotes_exist: count,
    matches_score: count,
    actionable: count,
    quotes: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        explanations: count.describe('Explanations that quote something, of all, not of the sample alone.'),
        sound: count.describe('Those of them all of whose quotes exist.'),
        quotes: count,
        found: count,
    })
        .describe('Looked up without a model.'),
});
const structuralCompletion = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    possible: count.describe('Facts to mention that some sentence or bullet could be.'),
    of: count.describe('Facts to mention.'),
    requirements: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        ...requirement,
        could_be_there: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().describe('It stands there, or some sentence or bullet has its words.'),
        status: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_2__/* .REQUIREMENT_STATUSES */ .jc).describe('As far as can be told without a judge; unmeasured: nobody knows.'),
        decided_by: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_2__/* .CHECK_BASES */ .qL).nullable().describe('literals: its names and numbers; coverage: its words.'),
    })),
});
/** A reason of the judge's table of failures. */
const missingReason = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().describe('Why something was not measured, such as budget or timeout.');
/** What the judge says of one session, as the report has it. */
const judgementSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    simulated: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true).optional().describe('No model was asked: all of this is made up.'),
    overall: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable().describe("The judge's own number, not computed from its dimensions; null = unmeasured."),
    dimensions: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ dimension: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_core_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .DIMENSIONS */ .Yf), score: _gates_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable(), reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable() })),
    rationale: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    suggestions: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    metrics: sessionMetrics.optional().describe('What was asked for beside the rubric.'),
    rewrite: zod__WEBPACK_IMPORTED_MODULE_3__/* .json */ .Pq9().optional().describe('A proposal for a failing session; never scored.'),
    samples: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0).describe('Answers that measured something.'),
    unmeasured: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ measurement: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), reason: missingReason })),
    model_used: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0),
    prompt_tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0),
    completion_tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).nullable().describe('Null when the price of the model is not known.'),
    attempts: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0).describe('Requests, retries included; 0 when all answers were recorded ones.'),
    failed_attempts: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        reasons: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1)).describe('How many requests brought no usable answer, by reason.'),
        waited_ms: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0).describe('Waited before asking again.'),
    })
        .optional()
        .describe('Left out where each request was answered.'),
});


/***/ })

};
