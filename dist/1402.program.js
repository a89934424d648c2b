export const id = 1402;
export const ids = [1402];
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
/** Like `findQuote`, but what begins or ends inside of a word or number stands nowhere: a letter is in every passage. */
function findWholeWords(text, quote) {
    const { length } = forQuotes(quote).replace(ENDS, '');
    for (let at = findQuote(text, quote); at !== -1; at = text.indexOf(text.slice(at, at + length), at + 1)) {
        if (!INSIDE.test(text.slice(at - 1, at + 1)) && !INSIDE.test(text.slice(at + length - 1, at + length + 1)))
            return at;
    }
    return -1;
}
/** Two characters of one word, in a script that has blanks between words. */
const INSIDE = /^(?!.?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}]{2}$/u;
/** Five times what is asked for, in characters: a longer quote is looked up by its beginning, since whoever answers may send megabytes. */
const LONGEST_QUOTE = 1000;
/**
 * Where the words stand by which a judge decides, which may go on over several pieces: nothing where they stand nowhere, or
 * say nothing. This one rule decides of every answer that rests on a quote.
 */
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
/** The line of the file in which a quote begins; nothing where it does not stand there. */
function lineOfQuote(lines, quote) {
    return placeOfQuote(lines.map(({ line, text }) => ({ text, place: line })), quote);
}
/** Whether a quote has a word that carries more than grammar: `it was` stands in every text, and confirms none. */
function saysSomething(quote) {
    const words = Array.from(forQuotes(quote).matchAll(TOKEN), ([word]) => word.toLowerCase());
    return words.some(carriesMeaning) || words.filter((word) => SIGN.test(word)).length > 1;
}
/** A number, or a word that is neither a letter nor grammar. Of other alphabets short words are taken for grammar. */
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
/** Letters of the particles and pronouns of alphabets that have no list here. */
const LONGEST_PARTICLE = 3;
/** Share of the words of a quote that must stand in the text, in their order. */
const ENOUGH = 0.8;
/** Where a model leaves something out of a quote. */
const OMISSION = /\s*(?:\.{3,}|…|\[(?:\.{3}|…)\])\s*/;
/** A sign of a script without blanks. */
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Words and numbers; of scripts without blanks each sign by itself. */
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu;
/**
 * Where a quote begins that is nearly exact: of each of its parts between marks of omission at least four fifths of the
 * words stand close together and in their order. -1 where one part does not.
 */
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
/**
 * The position of the first stretch of words that holds enough of those wanted, in their order: twice as long as what is
 * wanted, so that some may stand between them and a sentence of common words is not found all over a text. -1 for none.
 */
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
/** Length of the longest common subsequence. */
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
/** Between double quotation marks of any kind, or backticks: at least four characters. */
const QUOTED = /"([^"]{4,400})"|`([^`]{4,400})`/g;
/** What an explanation quotes, in the order of the text. */
function quotesIn(explanation) {
    return [...forQuotes(explanation).matchAll(QUOTED)].map(([, quoted, code]) => quoted ?? code ?? '');
}


/***/ }),

/***/ 91402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UW: () => (/* binding */ REQUIREMENT_STAGES),
  nb: () => (/* binding */ measureCompletion)
});

// UNUSED EXPORTS: concludeCompletion, readCompletionAnswer

// EXTERNAL MODULE: ./build/core/numbers.js
var numbers = __webpack_require__(67952);
// EXTERNAL MODULE: ./build/core/summary.js
var summary = __webpack_require__(37166);
// EXTERNAL MODULE: ./build/rubric/requirement-check.js + 1 modules
var requirement_check = __webpack_require__(13572);
// EXTERNAL MODULE: ./build/judge/grounding/quotation.js
var quotation = __webpack_require__(57848);
// EXTERNAL MODULE: ./build/judge/judgement.js
var judgement = __webpack_require__(15667);
// EXTERNAL MODULE: ./build/inputs/turns/turn.js
var turn = __webpack_require__(46888);
// EXTERNAL MODULE: ./build/judge/prompts/for-dimensions.js
var for_dimensions = __webpack_require__(74845);
// EXTERNAL MODULE: ./build/judge/prompts/foreign-data.js
var foreign_data = __webpack_require__(36793);
// EXTERNAL MODULE: ./build/judge/prompts/question.js
var question = __webpack_require__(97778);
// EXTERNAL MODULE: ./build/judge/prompts/rubric-schema.js
var rubric_schema = __webpack_require__(65263);
// EXTERNAL MODULE: ./build/judge/prompts/versions.js
var versions = __webpack_require__(50879);
;// CONCATENATED MODULE: ./build/judge/prompts/completion.js






/** Longest quote that the judge is asked for. */
const QUOTE_CHARS = 200;
/** Longest text of a requirement that is asked about. */
const REQUIREMENT_CHARS = 500;
/** Asks about facts that a summary seems to mention: does it really say each of them? */
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

// EXTERNAL MODULE: ./build/judge/metrics/one-object.js
var one_object = __webpack_require__(29964);
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
    // What the judge has not found may stand where it was not shown the candidate.
    const isCut = (0,foreign_data/* shownFields */.b0)(candidate, 'summary', dimensions).unshown > 0;
    const counted = new Map([...answers].filter(([, { isStated }]) => isStated || !isCut));
    const pieces = shownPieces(candidate);
    const results = checks.map((check, i) => resultOf(check, counted.get(i + 1), pieces));
    const lost = counted.size < answers.size ? 'truncated' : 'invalid_answer';
    return concludeCompletion(results, minMeasured, gap ?? lost);
}
/** So many requirements go into one request. */
const MOST_FACTS = 20;
/** Reads one answer for each fact, by its number. */
function readCompletionAnswer(asked) {
    return (text, isCut) => (0,one_object/* readNumbered */.bJ)(text, isCut, { list: 'answers', key: 'fact', asked }, ({ members }) => {
        const word = (0,one_object/* wholeText */.r0)(members.get('answer'));
        if (word !== 'yes' && word !== 'no')
            return undefined;
        return { isStated: word === 'yes', evidence: (0,one_object/* wholeText */.r0)(members.get('evidence')) ?? '' };
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
        // Of a yes whose words stand nowhere nobody knows what it rests on; a no has nothing to quote.
        status: answer.isStated && part === null ? 'unmeasured' : statusOf(check, answer.isStated),
        stage: 'judged',
        nearest,
        evidence: quote === '' ? null : { quote, part },
    };
}
/** What the judge was shown of a candidate: it can quote nothing else. */
function shownPieces(candidate) {
    const { shown } = (0,foreign_data/* cappedSummary */.uk)(candidate, 'summary', foreign_data/* TEXT_CAPS */.WV);
    return (0,summary/* partsOfSummary */.uQ)({ ...shown, topics_found: [] }).map((part) => ({
        // The word for the outcome is quoted with the name of its field.
        text: part.field === 'outcome' ? `outcome: ${part.text}` : part.text,
        place: part,
    }));
}
/** The part of a candidate in which words stand: in one part alone, else where they begin. Null where they stand nowhere. */
function quotedPart(pieces, quote) {
    const alone = pieces.find((piece) => (0,quotation/* placeOfQuote */.vK)([piece], quote) !== undefined);
    return alone?.place ?? (0,quotation/* placeOfQuote */.vK)(pieces, quote) ?? null;
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
/* harmony export */   SF: () => (/* binding */ booleanOf),
/* harmony export */   Sm: () => (/* binding */ readOneObject),
/* harmony export */   bJ: () => (/* binding */ readNumbered),
/* harmony export */   cP: () => (/* binding */ integerOf),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   r0: () => (/* binding */ wholeText),
/* harmony export */   y8: () => (/* binding */ wholeObjects)
/* harmony export */ });
/* harmony import */ var _core_json_embedded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54163);
/* harmony import */ var _asking_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10706);


/**
 * The one object of an answer that has a key, with whatever stands around it. Two of them say two things, and one that
 * is broken elsewhere than at its end says nobody knows what: both are `invalid_answer`, as is a key that is given twice.
 */
function readOneObject(text, isCut, key) {
    const { objects, isBroken } = (0,_core_json_embedded_js__WEBPACK_IMPORTED_MODULE_0__/* .findObjects */ .Q)(text);
    const answers = objects.filter(({ members }) => members.has(key));
    const [answer] = answers;
    if (answers.length > 1)
        return { reason: 'invalid_answer', fault: _asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULTS */ .y2.twofold };
    if (isBroken)
        return (0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutObject */ .K_)(false);
    // Reasoning comes first, so an answer that was cut may not have come to its key.
    if (answer === undefined)
        return (0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutObject */ .K_)(isCut);
    // Who goes on after an object was not done: what it quoted may not be what it was about to answer.
    const { end } = answer.span;
    if (isCut && end !== null && /[^\s\]`]/.test(text.slice(end)))
        return (0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutObject */ .K_)(true);
    if (answer.repeated.size > 0)
        return { reason: 'invalid_answer', fault: _asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULTS */ .y2.twofold };
    return { answer, isWhole: end !== null && !isCut, missing: [] };
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
    if (value?.kind !== 'text' || !(0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .saysSomething */ .XE)(value.text))
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
 * The entries of a list by the number that each has under `key`, in any order. A number that was not asked about voids
 * the answer: it may be numbered from 0, and then every entry stands at its neighbour. Two different entries under one
 * number say two things about one thing, so that neither counts. Of an answer that was cut, the entries that came whole
 * count.
 */
function readNumbered(text, isCut, { list, key, asked }, readEntry) {
    const read = readOneObject(text, isCut, list);
    if ('reason' in read)
        return read;
    const found = read.answer.members.get(list);
    if (found?.kind !== 'list')
        return (0,_asking_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutObject */ .K_)(isCut);
    const entries = new Map();
    const disputed = new Set();
    for (const object of wholeObjects(found)) {
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
