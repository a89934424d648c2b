export const id = 462;
export const ids = [462];
export const modules = {

/***/ 2732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ batchFileOf)
/* harmony export */ });
/** The path of the file of batches beside a cassette. */
function batchFileOf(cassette) {
    return `${cassette}.batches.jsonl`;
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


/***/ }),

/***/ 7929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ cleanText),
/* harmony export */   v: () => (/* binding */ cleanLines)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2207);
/* harmony import */ var _render_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6082);


/** Foreign text as it may enter a prompt: one line, without control and invisible characters and credentials, cut with a mark. */
function cleanText(text, longest) {
    return (0,_render_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_render_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(text), longest);
}
/** The same for a text whose lines mean something: line by line, without the empty ones. Not cut. */
function cleanLines(text) {
    // First as a whole: a private key goes over many lines.
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .Q)(text)
        .split('\n')
        .map((line) => (0,_render_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(line))
        .filter((line) => line !== '')
        .join('\n');
}


/***/ })

};
