export const id = 672;
export const ids = [672];
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

/***/ 47217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ isSampled),
/* harmony export */   Nl: () => (/* binding */ EXPLAINED_METRICS),
/* harmony export */   Y4: () => (/* binding */ checkQuotes),
/* harmony export */   oy: () => (/* binding */ readExplanationAnswer),
/* harmony export */   xD: () => (/* binding */ quotesExist)
/* harmony export */ });
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37166);
/* harmony import */ var _asking_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10706);
/* harmony import */ var _asking_partial_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33962);
/* harmony import */ var _grounding_quotation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57848);
/* harmony import */ var _geval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50129);
/* harmony import */ var _one_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29964);






const EXPLAINED_METRICS = ['rubric', 'relevance', 'coherence'];
function quotesExist({ quotes, found }) {
    if (quotes === 0)
        return 'none';
    return quotes === found ? 'yes' : 'no';
}
const readExplanationAnswer = (text, isCut) => {
    const read = (0,_one_object_js__WEBPACK_IMPORTED_MODULE_4__/* .readOneObject */ .Sm)(text, isCut, 'score');
    if ('reason' in read)
        return read;
    const { members } = read.answer;
    const score = (0,_geval_js__WEBPACK_IMPORTED_MODULE_3__/* .readFivePointScore */ .dK)(members.get('score'));
    const specific = (0,_asking_partial_values_js__WEBPACK_IMPORTED_MODULE_5__/* .booleanOf */ .SF)(members.get('specific'));
    const matchesScore = (0,_asking_partial_values_js__WEBPACK_IMPORTED_MODULE_5__/* .booleanOf */ .SF)(members.get('matches_score'));
    const actionable = (0,_asking_partial_values_js__WEBPACK_IMPORTED_MODULE_5__/* .booleanOf */ .SF)(members.get('actionable'));
    if (score === undefined || specific === undefined || matchesScore === undefined || actionable === undefined) {
        return isCut
            ? (0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutObject */ .K_)(isCut)
            : { reason: 'invalid_answer', fault: 'it lacks a key, or has another value there than the schema allows' };
    }
    const reasoning = (0,_asking_partial_values_js__WEBPACK_IMPORTED_MODULE_5__/* .shownText */ .f$)(members.get('reasoning'));
    const answer = { score, reasoning, specific, matchesScore, actionable };
    return { answer, isWhole: read.isWhole, missing: [] };
};
function isSampled({ session, metric, promptVersion, }, rate, digest) {
    const hash = digest(JSON.stringify([session, metric, promptVersion]));
    return Number.parseInt(hash.slice(0, HASH_DIGITS), 16) < rate * 16 ** HASH_DIGITS;
}
const HASH_DIGITS = 13;
function checkQuotes(explanation, summaries, texts = () => []) {
    const quotes = (0,_grounding_quotation_js__WEBPACK_IMPORTED_MODULE_2__/* .quotesIn */ .bm)(explanation);
    const missingIn = (sources, wanted) => {
        const clean = wanted.length === 0 ? [] : sources.map(_grounding_quotation_js__WEBPACK_IMPORTED_MODULE_2__/* .forQuotes */ .vV);
        return wanted.filter((quote) => !clean.some((source) => (0,_grounding_quotation_js__WEBPACK_IMPORTED_MODULE_2__/* .findQuote */ .m5)(source, quote) !== -1));
    };
    if (quotes.length === 0)
        return { quotes: 0, found: 0 };
    const inSummaries = summaries().flatMap((summary) => (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOfSummary */ .uQ)(summary).map(({ text }) => text));
    const missing = missingIn(inSummaries, quotes);
    const nowhere = missing.length === 0 ? missing : missingIn(texts(), missing);
    return { quotes: quotes.length, found: quotes.length - nowhere.length };
}


/***/ }),

/***/ 50129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ withAnswer),
/* harmony export */   SF: () => (/* binding */ readGevalAnswer),
/* harmony export */   dK: () => (/* binding */ readFivePointScore),
/* harmony export */   sS: () => (/* binding */ measureGeval)
/* harmony export */ });
/* unused harmony export mergeGeval */
/* harmony import */ var _core_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67952);
/* harmony import */ var _statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94400);
/* harmony import */ var _asking_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10706);
/* harmony import */ var _asking_concurrency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97873);
/* harmony import */ var _asking_partial_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33962);
/* harmony import */ var _one_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29964);






const readGevalAnswer = (text, isCut) => {
    const read = (0,_one_object_js__WEBPACK_IMPORTED_MODULE_1__/* .readOneObject */ .Sm)(text, isCut, 'score');
    if ('reason' in read)
        return read;
    const { members } = read.answer;
    const score = readFivePointScore(members.get('score'));
    const reasoning = (0,_asking_partial_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(members.get('reasoning'));
    if (isCut && (score === undefined || reasoning === null))
        return (0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutObject */ .K_)(isCut);
    if (score === undefined)
        return { reason: 'invalid_answer', fault: 'score was none of 1, 2, 3, 4 and 5' };
    if (reasoning === null)
        return { reason: 'invalid_answer', fault: 'reasoning was empty' };
    return { answer: { score, reasoning }, isWhole: read.isWhole, missing: [] };
};
function mergeGeval(answers) {
    const score = (0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(answers.map((answer) => answer.score));
    if (score === null)
        return { score, reasoning: null };
    return { score, reasoning: (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(score, answers, (answer) => answer.score)?.reasoning ?? null };
}
const LOWEST = 1;
const HIGHEST = 5;
function readFivePointScore(value) {
    const score = (0,_one_object_js__WEBPACK_IMPORTED_MODULE_1__/* .integerOf */ .cP)(value);
    return score === undefined || score < LOWEST || score > HIGHEST ? undefined : (score - LOWEST) / (HIGHEST - LOWEST);
}
const NOTHING = { score: null, explanation: null, reason: 'invalid_answer', asked: 0, answers: [] };
async function measureGeval(request, { samples, pace }, asking) {
    const answers = new Map();
    const indices = Array.from({ length: samples }, (_, sample) => sample);
    await (0,_asking_concurrency_js__WEBPACK_IMPORTED_MODULE_5__/* .inParallel */ .HN)(indices, (0,_asking_concurrency_js__WEBPACK_IMPORTED_MODULE_5__/* .widthInSession */ .Q5)(pace), async (sample) => {
        answers.set(sample, await asking(sample)(request, readGevalAnswer));
    });
    return indices.flatMap((sample) => answers.get(sample) ?? []).reduce(withAnswer, NOTHING);
}
function withAnswer(result, { answer, reason }) {
    const answers = answer === null ? result.answers : [...result.answers, answer];
    const gap = answer === null ? reason : result.reason;
    const { score, reasoning } = mergeGeval(answers);
    return {
        score: (0,_core_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .stored */ .su)(score, 'six decimals'),
        explanation: reasoning,
        reason: score === null ? gap : null,
        asked: result.asked + 1,
        answers,
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


/***/ })

};
