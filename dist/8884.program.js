export const id = 8884;
export const ids = [8884];
export const modules = {

/***/ 57848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bm: () => (/* binding */ quotesIn),
/* harmony export */   m5: () => (/* binding */ findQuote),
/* harmony export */   mj: () => (/* binding */ lineOfQuote),
/* harmony export */   vK: () => (/* binding */ placeOfQuote),
/* harmony export */   vV: () => (/* binding */ forQuotes)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _rubric_v2_function_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46517);
/* harmony import */ var _rubric_word_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95766);



const MARKS = /[“”„«»]/g;
const APOSTROPHES = /[‘’‚]/g;
const ENDS = /^[\s"'.…[\]]+|(?<![\s"'.,;:…[\]])[\s"'.,;:…[\]]+$/g;
function forQuotes(text) {
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text).replace(MARKS, '"').replace(APOSTROPHES, "'");
}
function findQuote(text, quote) {
    const wanted = forQuotes(quote).replace(ENDS, '');
    return wanted === '' ? -1 : text.indexOf(wanted);
}
function findWholeWords(text, quote) {
    const { length } = forQuotes(quote).replace(ENDS, '');
    for (let at = findQuote(text, quote); at !== -1; at = text.indexOf(text.slice(at, at + length), at + 1)) {
        if (!INSIDE.test(text.slice(at - 1, at + 1)) && !INSIDE.test(text.slice(at + length - 1, at + length + 1)))
            return at;
    }
    return -1;
}
const INSIDE = /^(?!.?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}]{2}$/u;
const LONGEST_QUOTE = 1000;
function placeOfQuote(pieces, written) {
    const quote = written.slice(0, LONGEST_QUOTE);
    if (!saysSomething(quote))
        return undefined;
    let text = '';
    const starts = [];
    for (const { place, text: piece } of pieces) {
        const clean = forQuotes(piece);
        if (clean === '')
            continue;
        if (text !== '')
            text += ' ';
        starts.push({ offset: text.length, place });
        text += clean;
    }
    const exact = findWholeWords(text, quote);
    const at = exact === -1 ? findNearly(text, quote) : exact;
    return at === -1 ? undefined : starts.findLast(({ offset }) => offset <= at)?.place;
}
function lineOfQuote(lines, quote) {
    return placeOfQuote(lines.map(({ line, text }) => ({ text, place: line })), quote);
}
function saysSomething(quote) {
    const words = Array.from(forQuotes(quote).matchAll(TOKEN), ([word]) => word.toLowerCase());
    return words.some(carriesMeaning) || words.filter((word) => SIGN.test(word)).length > 1;
}
function carriesMeaning(word) {
    if (/\p{N}/u.test(word))
        return true;
    const { length } = [...word];
    if (length < 2 || SIGN.test(word))
        return false;
    if (!/[\p{Script=Latin}\p{Script=Hangul}]/u.test(word))
        return length > LONGEST_PARTICLE;
    return !_rubric_word_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .STOP_WORDS */ .$k.has(word) && !_rubric_v2_function_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FOREIGN_WORDS */ .V.has(word);
}
const LONGEST_PARTICLE = 3;
const ENOUGH = 0.8;
const OMISSION = /(?:(?<!\s)\s+)?(?:\.{3,}|…|\[(?:\.{3}|…)\])\s*/;
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu;
function findNearly(text, quote) {
    const tokens = [...text.matchAll(TOKEN)];
    const words = tokens.map(([word]) => word.toLowerCase());
    const parts = forQuotes(quote)
        .split(OMISSION)
        .map((part) => Array.from(part.matchAll(TOKEN), ([word]) => word.toLowerCase()))
        .filter((part) => part.length > 0);
    const places = parts.map((part) => findWords(words, part));
    const [first] = places;
    return first === undefined || places.includes(-1) ? -1 : (tokens[first]?.index ?? -1);
}
function findWords(words, wanted) {
    const enough = Math.ceil(ENOUGH * wanted.length);
    const step = Math.max(1, Math.floor(wanted.length / 2));
    for (let from = 0; from < words.length; from += step) {
        const stretch = words.slice(from, from + 2 * wanted.length);
        if (commonInOrder(stretch, wanted) >= enough) {
            const start = stretch.findIndex((word) => wanted.includes(word));
            return from + Math.max(0, start);
        }
    }
    return -1;
}
function commonInOrder(a, b) {
    let row = new Uint16Array(b.length + 1);
    for (const word of a) {
        const next = new Uint16Array(b.length + 1);
        for (let i = 0; i < b.length; i++) {
            next[i + 1] = word === b[i] ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0);
        }
        row = next;
    }
    return row[b.length] ?? 0;
}
const QUOTED = /"([^"]{4,400})"|`([^`]{4,400})`/g;
function quotesIn(explanation) {
    return [...forQuotes(explanation).matchAll(QUOTED)].map(([, quoted, code]) => quoted ?? code ?? '');
}


/***/ }),

/***/ 91402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  UW: () => (/* binding */ REQUIREMENT_STAGES),
  nb: () => (/* binding */ measureCompletion)
});


var numbers = __webpack_require__(67952);
var summary = __webpack_require__(37166);
var requirement_check = __webpack_require__(86588);
var partial_values = __webpack_require__(33962);
var quotation = __webpack_require__(57848);
var judgement = __webpack_require__(15667);
var turn = __webpack_require__(46888);
var for_dimensions = __webpack_require__(74845);
var foreign_data = __webpack_require__(36793);
var question = __webpack_require__(97778);
var rubric_schema = __webpack_require__(65263);
var versions = __webpack_require__(50879);
;// CONCATENATED MODULE: ./build/judge/prompts/completion.js






const QUOTE_CHARS = 200;
const REQUIREMENT_CHARS = 500;
function completionRequest(asked, candidate, model, dimensions) {
    const { shown, shortened } = (0,foreign_data/* shownFields */.b0)(candidate, 'summary', dimensions);
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
        system: (0,for_dimensions/* forDimensions */.R)(SYSTEM, dimensions),
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
- evidence: the words of the summary that decide, at most ${QUOTE_CHARS} characters from one place.`, `## Two examples, from another session
The summary says: "Folding of accents was added on staging. Production should be reindexed on Monday."
- Good: fact "accents are folded on staging": evidence "Folding of accents was added on staging", answer yes.
- Weak: fact "production was reindexed": evidence "Production should be reindexed on Monday", answer yes. What should be
  done on Monday was not done: the answer is no.`, `## Your answer
One JSON object of the given schema, without Markdown. Each answer has, in this order: fact, its number; evidence;
answer. One for each fact, in the order of their numbers.`);

var one_object = __webpack_require__(29964);
;// CONCATENATED MODULE: ./build/judge/metrics/completion.js









const REQUIREMENT_STAGES = ['literals', 'structural', 'judged'];
async function measureCompletion(checks, candidate, { model, minMeasured, dimensions }, ask) {
    const asked = checks.flatMap((check, i) => {
        const { requirement, nearest } = check;
        return nearest === null || !(0,requirement_check/* isOpen */.nT)(check) ? [] : [{ number: i + 1, requirement, nearest: nearest.text }];
    });
    const answers = new Map();
    let gap = null;
    for (let from = 0; from < asked.length; from += MOST_FACTS) {
        const facts = asked.slice(from, from + MOST_FACTS);
        const read = readCompletionAnswer(facts.map(({ number }) => number));
        const { answer, reason } = await ask(completionRequest(facts, candidate, model, dimensions), read);
        for (const { number } of facts) {
            const found = answer?.get(number);
            if (found !== undefined)
                answers.set(number, found);
        }
        gap ??= reason;
    }
    const isCut = (0,foreign_data/* shownFields */.b0)(candidate, 'summary', dimensions).unshown > 0;
    const counted = new Map([...answers].filter(([, { isStated }]) => isStated || !isCut));
    const pieces = shownPieces(candidate);
    const results = checks.map((check, i) => resultOf(check, counted.get(i + 1), pieces));
    const lost = counted.size < answers.size ? 'truncated' : 'invalid_answer';
    return concludeCompletion(results, minMeasured, gap ?? lost);
}
const MOST_FACTS = 20;
function readCompletionAnswer(asked) {
    return (text, isCut) => (0,one_object/* readNumbered */.bJ)(text, isCut, { list: 'answers', key: 'fact', asked }, ({ members }) => {
        const word = (0,partial_values/* wholeText */.r0)(members.get('answer'));
        if (word !== 'yes' && word !== 'no')
            return undefined;
        return { isStated: word === 'yes', evidence: (0,partial_values/* wholeText */.r0)(members.get('evidence')) ?? '' };
    });
}
function resultOf(check, answer, pieces) {
    const { requirement, nearest } = check;
    if (!(0,requirement_check/* isOpen */.nT)(check)) {
        const stage = check.by === 'literals' ? 'literals' : 'structural';
        return { requirement, status: check.status, stage, nearest, evidence: null };
    }
    if (answer === undefined)
        return { requirement, status: 'unmeasured', stage: 'judged', nearest, evidence: null };
    const quote = answer.evidence.trim();
    const part = quotedPart(pieces, quote);
    return {
        requirement,
        status: answer.isStated && part === null ? 'unmeasured' : statusOf(check, answer.isStated),
        stage: 'judged',
        nearest,
        evidence: quote === '' ? null : { quote, part },
    };
}
function shownPieces(candidate) {
    const { shown } = (0,foreign_data/* cappedSummary */.uk)(candidate, 'summary', foreign_data/* TEXT_CAPS */.WV);
    return (0,summary/* partsOfSummary */.uQ)({ ...shown, topics_found: [] }).map((part) => ({
        text: part.field === 'outcome' ? `outcome: ${part.text}` : part.text,
        place: part,
    }));
}
function quotedPart(pieces, quote) {
    const alone = pieces.find((piece) => (0,quotation/* placeOfQuote */.vK)([piece], quote) !== undefined);
    return alone?.place ?? (0,quotation/* placeOfQuote */.vK)(pieces, quote) ?? null;
}
function statusOf({ requirement, status }, isStated) {
    if (requirement.must === 'not_mention')
        return isStated ? 'violated' : 'satisfied';
    if (isStated)
        return 'satisfied';
    return status === 'violated' ? 'violated' : 'unmet';
}
function concludeCompletion(results, minMeasured, gap) {
    const count = (status) => results.filter((result) => result.status === status).length;
    const unfound = results.filter(({ status, evidence }) => status === 'unmeasured' && evidence !== null).length;
    const measured = results.length - count('unmeasured');
    const satisfied = count('satisfied');
    const enough = measured > 0 && (0,judgement/* isEnough */.LP)({ wanted: results.length, measured }, minMeasured);
    return {
        score: enough ? (0,numbers/* stored */.su)(satisfied / measured, 'six decimals') : null,
        reason: enough ? null : gap,
        explanation: [
            `${satisfied} of ${results.length} requirements satisfied`,
            ...['unmet', 'violated', 'unmeasured'].flatMap((status) => count(status) === 0 ? [] : [`${count(status)} ${status}`]),
            ...(unfound > 0 ? [`${unfound} of them for words that stand nowhere in the candidate`] : []),
        ].join(', '),
        requirements: results,
        isFullyComplete: results.length > 0 && satisfied === results.length,
    };
}


/***/ }),

/***/ 29964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sm: () => (/* binding */ readOneObject),
/* harmony export */   bJ: () => (/* binding */ readNumbered),
/* harmony export */   cP: () => (/* binding */ integerOf)
/* harmony export */ });
/* harmony import */ var _core_json_partial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7256);
/* harmony import */ var _asking_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10706);
/* harmony import */ var _asking_partial_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33962);



function readOneObject(text, isCut, key) {
    const { objects, isBroken } = (0,_core_json_partial_js__WEBPACK_IMPORTED_MODULE_0__/* .findObjects */ .Q)(text);
    const answers = objects.filter(({ members }) => members.has(key));
    const [answer] = answers;
    if (answers.length > 1)
        return { reason: 'invalid_answer', fault: _asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULTS */ .y2.twofold };
    if (isBroken)
        return (0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutObject */ .K_)(false);
    if (answer === undefined)
        return (0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutObject */ .K_)(isCut);
    if (isCut && (0,_asking_partial_values_js__WEBPACK_IMPORTED_MODULE_2__/* .goesOnAfter */ .O6)(answer, text))
        return (0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutObject */ .K_)(true);
    if (answer.repeated.size > 0)
        return { reason: 'invalid_answer', fault: _asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULTS */ .y2.twofold };
    return { answer, isWhole: answer.span.end !== null && !isCut, missing: [] };
}
const ROUNDING = 0.001;
function integerOf(value) {
    if (value?.kind !== 'plain' || typeof value.value !== 'number')
        return undefined;
    const nearest = Math.round(value.value);
    return Math.abs(value.value - nearest) <= ROUNDING && Number.isSafeInteger(nearest) ? nearest : undefined;
}
function readNumbered(text, isCut, { list, key, asked }, readEntry) {
    const read = readOneObject(text, isCut, list);
    if ('reason' in read)
        return read;
    const found = read.answer.members.get(list);
    if (found?.kind !== 'list')
        return (0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutObject */ .K_)(isCut);
    const entries = new Map();
    const disputed = new Set();
    for (const object of (0,_asking_partial_values_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeObjects */ .y8)(found)) {
        const number = integerOf(object.members.get(key));
        if (number !== undefined && !asked.includes(number)) {
            return {
                reason: 'invalid_answer',
                fault: `it has a ${key} ${number}, which was not asked; ${numbersAsked(asked)}`,
            };
        }
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
    const missing = asked.filter((number) => !entries.has(number)).map((number) => `${key} ${number}`);
    return { answer: entries, isWhole: read.isWhole, missing };
}
function numbersAsked(asked) {
    return `the numbers are ${asked.join(', ')}`;
}


/***/ }),

/***/ 58884:
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
/* unused harmony export turnMetrics */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53339);
/* harmony import */ var _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50253);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37166);
/* harmony import */ var _judge_asking_carrying_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44816);
/* harmony import */ var _judge_metrics_completion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91402);
/* harmony import */ var _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86588);
/* harmony import */ var _settings_judge_metrics_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20483);







const reason = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().describe('Why something was not measured, such as budget or timeout.');
const line = zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(1).nullable();
const result = {
    score: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable().describe('Null where it was not measured.'),
    explanation: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    reason: reason.nullable().describe('Why there is no score; null where there is one.'),
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
};
const geval = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ ...result, samples: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN).describe('The score of each answer.') });
const checkedClaim = {
    question: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['confirmed', 'contradicted', 'unsupported', 'unanswered']),
    evidence: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        quote: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        found: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().describe('Whether these words stand in the passage; else the line is where that begins.'),
        file: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        line,
    })
        .nullable()
        .describe('The words of the transcript that decide, and where they stand.'),
};
const claim = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    statement: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    field: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Yf),
    file: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    line,
    column: line,
    ...checkedClaim,
});
const countedClaims = {
    ...result,
    asked: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    answered: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    confirmed: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    contradicted: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    unsupported: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    omitted: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.describe('Claims beyond the most that are checked: as many claims without an answer.'),
};
const faithfulness = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    ...countedClaims,
    not_shown: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9
        .optional()
        .describe('Sentences and entries beyond what a judge is shown of a candidate: as many claims without an answer.'),
    claims: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(claim),
    outcome: claim
        .optional()
        .describe('What the transcript says to the word for the outcome, which is no claim and in no number.'),
});
const turnMetrics = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    relevance: geval.optional(),
    coherence: geval.optional(),
    faithfulness: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ ...countedClaims, claims: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ statement: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), ...checkedClaim })) })
        .optional(),
    hallucination: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej(result).optional().describe('1 - faithfulness.'),
    skipped: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ metric: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), reason })).describe('Asked for, and cannot be asked here.'),
});
const requirement = { id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), must: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['mention', 'not_mention']) };
const completion = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    ...result,
    fully_complete: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().describe('All requirements are satisfied, and none is unmeasured.'),
    requirements: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        ...requirement,
        status: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_4__/* .REQUIREMENT_STATUSES */ .jc),
        stage: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_judge_metrics_completion_js__WEBPACK_IMPORTED_MODULE_3__/* .REQUIREMENT_STAGES */ .UW)
            .describe('literals: by names and numbers; structural: by words alone, nothing could be it; judged: by the judge.'),
        file: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()
            .nullable()
            .describe('Where the words that decide stand, else what could be it; null for nothing.'),
        line,
        column: line,
        evidence: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ quote: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), found: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().describe('Whether these words stand in the candidate.') })
            .nullable()
            .describe('The words of the candidate by which the judge decided.'),
    })),
});
const explanationQuality = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    score: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable(),
    reason: reason.nullable(),
    explanation: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    specific: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().nullable(),
    quotes_exist: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['yes', 'no', 'none']).nullable(),
    matches_score: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().nullable(),
    actionable: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().nullable(),
    meta: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        original_evaluation: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
            metric: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['rubric', 'relevance', 'coherence']),
            score: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN,
            explanation: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
            prompt_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        }),
    }),
});
const sessionMetrics = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    relevance: geval.optional(),
    coherence: geval.optional(),
    faithfulness: faithfulness.optional(),
    hallucination: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej(result).optional().describe('1 - faithfulness.'),
    completion: completion.optional(),
    explanation_quality: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(explanationQuality).optional(),
    transcript: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        file: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        digest: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        malformed_lines: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.describe('Lines that are no message, and were left out.'),
    })
        .optional()
        .describe('What relevance and faithfulness were measured against.'),
    skipped: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ metric: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), reason })).describe('Asked for, and cannot be asked here.'),
});
const distribution = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    mean: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable(),
    p5: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable().optional().describe('The score below which 5 of 100 lie; not in reports of earlier versions.'),
    p50: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable().describe('Quantiles are of type 7, as in R and NumPy.'),
    p95: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable(),
    stddev: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().min(0).nullable().describe('With n - 1; null below two sessions.'),
    ci95: zod__WEBPACK_IMPORTED_MODULE_5__/* .tuple */ .PVZ([_core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN, _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN])
        .nullable()
        .describe("95 % interval of the mean, Wilson's for an outcome that is 0 or 1 everywhere; null below two sessions."),
    interval_method: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('wilson')
        .optional()
        .describe('Of ci95, where statistics.interval does not tell how it was made: Wilson. Of a metric of the judge the number of sessions that were measured decides as the number of sessions does there.'),
    histogram: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ from: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN, to: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN, count: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0) }))
        .describe('Ten bins, each without its upper end but the last.'),
});
const metricTotals = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    ...distribution.shape,
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    wanted: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    measured: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    skipped: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.describe('Sessions about which it cannot be asked.'),
});
const canaries = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    asked: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    measured: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    taken_in: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).describe('Canaries that the judge scored 0.5 or more.'),
});
const metaEvaluation = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    rate: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN,
    model: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    run: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.describe('Explanations that were judged.'),
    measured: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    not_run: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.describe('Explanations of the sample about which nobody was asked.'),
    not_run_reasons: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9).describe('Why, such as budget: how often each.'),
    mean: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable().describe('Mean of explanation_quality.'),
    specific: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    quotes_exist: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    matches_score: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    actionable: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    quotes: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        explanations: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.describe('Explanations that quote something, of all, not of the sample alone.'),
        sound: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.describe('Those of them all of whose quotes exist.'),
        quotes: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        found: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    })
        .describe('Looked up without a model.'),
});
const structuralCompletion = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    possible: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.describe('Facts to mention that some sentence or bullet could be.'),
    of: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.describe('Facts to mention.'),
    requirements: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        ...requirement,
        could_be_there: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().describe('It stands there, or some sentence or bullet has its words.'),
        status: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_4__/* .REQUIREMENT_STATUSES */ .jc).describe('As far as can be told without a judge; unmeasured: nobody knows.'),
        decided_by: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_4__/* .CHECK_BASES */ .qL).nullable().describe('literals: its names and numbers; coverage: its words.'),
    })),
});
const missingReason = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().describe('Why something was not measured, such as budget or timeout.');
const judgementSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    simulated: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(true).optional().describe('No model was asked: all of this is made up.'),
    overall: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable().describe("The judge's own number, not computed from its dimensions; null = unmeasured."),
    dimensions: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ dimension: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Yf), score: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable(), reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable() })),
    facts: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ fact: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_judge_asking_carrying_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .FACT_STATUSES */ .UC) }))
        .optional()
        .describe('What the judge noted before it scored: facts without which a reader would believe something else.'),
    invented: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).optional().describe('Claims of the candidate that its session does not bear out.'),
    speaks_to_judge: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()
        .optional()
        .describe('Whether the candidate has words for whoever judges it, as the judge says.'),
    panel: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        provider: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        model: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        overall: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable(),
        dimensions: zod__WEBPACK_IMPORTED_MODULE_5__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Yf), _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable()),
        metrics: zod__WEBPACK_IMPORTED_MODULE_5__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_settings_judge_metrics_js__WEBPACK_IMPORTED_MODULE_6__/* .SESSION_METRICS */ .tw), _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN.nullable()).optional(),
        rationale: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
        reason: reason.nullable().describe('Why there is no overall.'),
    }))
        .optional()
        .describe('What each member of a panel says, in their order; the words beside the medians are those of the nearest.'),
    spread: _core_json_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .fN
        .nullable()
        .optional()
        .describe('How far the overalls of the members that count lie apart; null below two. Left out without a panel.'),
    rationale: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    suggestions: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).describe('Made from the facts and from what is invented.'),
    shortened: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP())
        .optional()
        .describe('What was cut before it was shown to the judge: it has not judged it.'),
    metrics: sessionMetrics.optional().describe('What was asked for beside the rubric.'),
    rewrite: zod__WEBPACK_IMPORTED_MODULE_5__/* .json */ .Pq9().optional().describe('A proposal for a failing session; never scored.'),
    samples: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).describe('Answers that measured something.'),
    unmeasured: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ measurement: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), reason: missingReason })),
    model_used: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    prompt_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0),
    prompt_tokens: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).nullable().describe('Null where the provider does not count them.'),
    completion_tokens: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).nullable(),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().min(0).nullable().describe('Null when the price of the model is not known.'),
    attempts: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).describe('Requests, retries included; 0 when all answers were recorded ones.'),
    failed_attempts: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        reasons: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(1)).describe('How many requests brought no usable answer, by reason.'),
        waited_ms: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).describe('Waited before asking again.'),
    })
        .optional()
        .describe('Left out where each request was answered.'),
});


/***/ })

};
