export const id = 92;
export const ids = [92];
export const modules = {

/***/ 90092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  add: () => (/* binding */ add)
});

// EXTERNAL MODULE: ./build/adapters/disk/files.js
var disk_files = __webpack_require__(56736);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(62807);
// EXTERNAL MODULE: ./build/core/exit-code.js
var exit_code = __webpack_require__(11388);
// EXTERNAL MODULE: ./build/core/json/text.js
var json_text = __webpack_require__(1378);
// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(193);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/inputs/candidates/read-candidates.js + 1 modules
var read_candidates = __webpack_require__(1270);
// EXTERNAL MODULE: ./build/core/summary.js
var core_summary = __webpack_require__(37166);
// EXTERNAL MODULE: ./build/rubric/v1.js + 1 modules
var v1 = __webpack_require__(75756);
// EXTERNAL MODULE: ./build/inputs/format/in-our-keys.js
var in_our_keys = __webpack_require__(40769);
// EXTERNAL MODULE: ./build/inputs/format/their-words.js
var their_words = __webpack_require__(40982);
;// CONCATENATED MODULE: ./build/inputs/format/in-their-keys.js



/** A summary as a team writes it: under its keys, without dimensions that it has not, with its words for outcomes. */
function inTheirKeys(summary, format) {
    const written = new Tree();
    for (const field of core_summary/* FIELDS */.cJ) {
        if (!(0,in_our_keys/* hasField */.RY)(format, field))
            continue;
        const value = field === 'outcome' ? (0,their_words/* theirWord */.$I)(summary.outcome, format) : summary[field];
        written.set(format.fields.get(field) ?? [field], value);
    }
    return written.toObject();
}
/** Objects in objects, whose keys may be any. */
class Tree {
    members = new Map();
    set([key, ...rest], value) {
        if (key === undefined)
            return;
        if (rest.length === 0) {
            this.members.set(key, value);
            return;
        }
        const inner = this.members.get(key);
        const tree = inner instanceof Tree ? inner : new Tree();
        tree.set(rest, value);
        this.members.set(key, tree);
    }
    toObject() {
        // From entries: a key may be `__proto__`, which an assignment would take for something else.
        return Object.fromEntries(Array.from(this.members, ([key, value]) => [key, value instanceof Tree ? value.toObject() : value]));
    }
}

;// CONCATENATED MODULE: ./build/inputs/corpus/draft.js






/** Outcome of a draft until somebody decides on one: the schema requires an outcome. */
const PLACEHOLDER_OUTCOME = 'partial';
/**
 * Makes the draft of a golden session from a summary that a pipeline wrote; with null, an empty one for somebody to
 * fill in from the transcript. It is marked unreviewed: the words of a model are no measure until a person has
 * corrected them.
 * @param format the one that the team writes its summaries in, and so the draft's
 */
function makeDraft(name, candidate, format) {
    const outcome = core_summary/* OUTCOMES */.im.find((known) => known === (0,v1/* normalizeOutcome */.AD)(candidate?.outcome ?? ''));
    const moments = candidate?.aha_moments ?? [];
    const placed = moments.filter(({ seq }) => Number.isSafeInteger(seq) && seq >= 0);
    const given = candidate === null || candidate.outcome === '' ? 'no outcome' : `the outcome ${JSON.stringify(candidate.outcome)}`;
    const lost = moments.length - placed.length;
    const remarks = [
        ...(outcome === undefined && (0,in_our_keys/* hasField */.RY)(format, 'outcome')
            ? [
                `There is ${given}: ${JSON.stringify((0,their_words/* theirWord */.$I)(PLACEHOLDER_OUTCOME, format))} only stands in for ${(0,their_words/* allowedOutcomes */.s4)(format).join(', ')}`,
            ]
            : []),
        ...(lost > 0 ? [`${lost} of ${moments.length} moments left out: their seq is no message number`] : []),
    ];
    const value = (0,redact/* maskTexts */.X)({
        name,
        unreviewed: true,
        // The reviewer may be somebody else, who has not seen them printed.
        notes: remarks.map((remark) => `${remark}.`).join(' '),
        difficulty: 'normal',
        kind: 'other',
        tags: [],
        reference: inTheirKeys({
            title: candidate?.title ?? '',
            summary: candidate?.summary ?? '',
            key_actions: candidate?.key_actions ?? [],
            outcome: outcome ?? PLACEHOLDER_OUTCOME,
            aha_moments: placed,
            topics_found: candidate?.topics_found ?? [],
        }, format),
    });
    return { value, remarks };
}

// EXTERNAL MODULE: ./build/inputs/corpus/read-corpus.js + 1 modules
var read_corpus = __webpack_require__(95323);
// EXTERNAL MODULE: ./build/inputs/corpus/reference-file.js
var reference_file = __webpack_require__(1879);
// EXTERNAL MODULE: ./build/inputs/format/format-of.js
var format_of = __webpack_require__(30965);
// EXTERNAL MODULE: ./build/inputs/lint/lint-whole.js + 7 modules
var lint_whole = __webpack_require__(95783);
// EXTERNAL MODULE: ./build/render/terminal/layout.js
var layout = __webpack_require__(19970);
// EXTERNAL MODULE: ./build/render/terminal/lint.js
var lint = __webpack_require__(58425);
// EXTERNAL MODULE: ./build/command-line/commands/session-operand.js
var session_operand = __webpack_require__(15030);
;// CONCATENATED MODULE: ./build/command-line/commands/add.js















/** Transcripts that stand beside a reference, by the ending of their name. */
const TRANSCRIPTS = ['.jsonl', '.md', '.txt'];
/** Writes a draft of a golden session: from the candidate of its name, or empty beside a copy of its transcript. */
async function add({ run, operands, json, screen, print }) {
    const { settings, ports } = run;
    refuse(settings.problems);
    const [given, transcriptPath] = operands;
    const name = (0,read_corpus/* normalizeName */.Pc)(given ?? '');
    const folder = sessionFolder(name, run);
    const transcript = transcriptPath === undefined ? undefined : readTranscript(transcriptPath, run);
    refuse(obstacles(name, folder, transcript, run));
    const draft = makeDraft(name, transcript === undefined ? await candidateOf(name, run) : null, (0,format_of/* formatOf */.b)(settings.values));
    const texts = new Map([[`${folder}/reference.json`, (0,json_text/* jsonText */.s$)(draft.value)]]);
    if (transcript !== undefined) {
        const target = `${folder}/transcript${transcript.ending}`;
        if (transcript.file !== target)
            texts.set(target, transcript.text);
    }
    const written = createAll(texts, run);
    const issues = await lintOf(folder, run, ports.clock());
    print(json ? (0,json_text/* jsonText */.s$)({ written, remarks: draft.remarks, issues }) : describe(written, draft, issues, screen));
    return exit_code/* EXIT */.d.pass;
}
/** Where the session belongs. Throws where it cannot be one, or where the corpus is no folder. */
function sessionFolder(name, { settings: { values }, ports: { files } }) {
    const wrong = name === '' ? undefined : (0,read_corpus/* nameProblem */.rH)(name);
    if (name === '')
        refuse([{ message: 'add needs the name of a session' }]);
    if (wrong !== undefined) {
        refuse([{ message: `the name ${JSON.stringify(name)} ${wrong}; allowed: what could be the name of a folder` }]);
    }
    const { corpus } = values;
    const kind = files.kind(corpus);
    if (corpus.endsWith('.jsonl') && kind !== 'folder') {
        refuse([
            {
                message: `corpus: ${JSON.stringify(corpus)} has a session a line, and add writes folders`,
                hint: `run add with --corpus drafts, review the draft there, then append its reference.json to ${corpus} as one line, with jq -c . for example`,
            },
        ]);
    }
    if (kind !== 'folder' && kind !== 'missing') {
        refuse([{ message: `corpus: ${JSON.stringify(corpus)}: ${(0,core_text/* describeKind */.SB)(kind)}; allowed: a folder` }]);
    }
    return corpus === '.' ? name : `${corpus}/${name}`;
}
/** A credential in it is masked: the corpus is committed, and shown. */
function readTranscript(given, { ports: { files } }) {
    const located = files.locate(given);
    if ('problem' in located)
        throw new errors/* UserError */.yo([{ message: `transcript: ${located.problem}` }]);
    const file = located.path;
    const ending = TRANSCRIPTS.find((known) => file.endsWith(known));
    if (ending === undefined) {
        throw new errors/* UserError */.yo([{ message: `the transcript is no ${TRANSCRIPTS.join(', ')} file`, place: { file } }]);
    }
    const read = files.read(file);
    if (read.kind === 'unreadable')
        throw new errors/* UserError */.yo([{ message: read.reason, place: { file } }]);
    const [line] = read.invalidLines;
    if (line !== undefined)
        throw new errors/* UserError */.yo([{ message: 'the file is not UTF-8', place: { file, line } }]);
    return { file, text: (0,redact/* maskSecrets */.QU)(read.text), ending };
}
/** What stands in the way. Nothing that exists is ever written over, or made ambiguous. */
function obstacles(name, folder, transcript, { settings: { values }, ports: { files } }) {
    const alike = files.kind(values.corpus) === 'folder'
        ? files.list(values.corpus).find((entry) => entry !== name && (0,read_corpus/* normalizeName */.Pc)(entry) === name)
        : undefined;
    if (alike !== undefined) {
        return [{ message: 'the corpus has a folder of this name already', place: { file: `${values.corpus}/${alike}` } }];
    }
    const kind = files.kind(folder);
    if (kind === 'missing')
        return [];
    if (kind !== 'folder')
        return [{ message: `${(0,core_text/* describeKind */.SB)(kind)}; allowed: a folder, or nothing yet`, place: { file: folder } }];
    const isTaken = (entry) => reference_file/* REFERENCE_FILES */.wY.some((name) => name === entry.toLowerCase()) ||
        (transcript !== undefined && /^transcript\./i.test(entry) && `${folder}/${entry}` !== transcript.file);
    return files
        .list(folder)
        .filter(isTaken)
        .map((entry) => ({
        message: 'the corpus has this already, and add overwrites nothing',
        place: { file: `${folder}/${entry}` },
        hint: 'edit it by hand, or take another name',
    }));
}
async function candidateOf(name, { settings: { values }, ports: { files, digest } }) {
    const candidates = await (0,read_candidates/* readCandidates */.lH)(values.candidates, files, digest, (0,format_of/* formatOf */.b)(values));
    refuse(candidates.problems);
    const candidate = candidates.byName.get(name);
    if (candidate === undefined) {
        const { ending, hint } = (0,session_operand/* nameHint */.jy)(name, [...candidates.byName.keys()]);
        throw new errors/* UserError */.yo([
            {
                message: `${values.candidates} has no candidate ${JSON.stringify(name)}${ending}`,
                hint: `${hint === undefined ? '' : `${hint}; `}or name a transcript behind the session, to write the reference yourself`,
            },
        ]);
    }
    if (candidate.kind === 'invalid') {
        throw new errors/* UserError */.yo(candidate.defects.map(({ message, place }) => ({ message, place })));
    }
    return candidate.summary;
}
/** Writes all of them or none: half a session would be in the way of the next try. */
function createAll(texts, { ports: { files } }) {
    const written = [];
    for (const [file, text] of texts) {
        let problem = 'the corpus has this already, and add overwrites nothing';
        try {
            if (files.create(file, text)) {
                written.push(file);
                continue;
            }
        }
        catch (error) {
            problem = `cannot write: ${(0,disk_files/* reasonOf */.A)(error)}`;
        }
        for (const path of written)
            files.remove(path);
        refuse([{ message: problem, place: { file } }]);
    }
    return written;
}
/** The remarks about the draft; that it is one needs no remark. */
async function lintOf(folder, { settings: { values }, ports: { files, digest } }, now) {
    return (0,lint_whole/* lintWhole */.b)(await (0,read_corpus/* readCorpus */.XR)(values.corpus, files, digest, (0,format_of/* formatOf */.b)(values)), values, files, now).filter(({ rule, place }) => rule !== 'unreviewed' && place.file.startsWith(`${folder}/`));
}
function describe(written, { remarks }, issues, screen) {
    return [
        ...written.map((path) => `wrote  ${(0,core_text/* terminalLine */.tL)(path, 1000)}`),
        ...remarks.flatMap((remark) => (0,layout/* hang */.lG)('  ! ', (0,core_text/* terminalLine */.tL)(remark), screen)),
        '',
        ...(0,lint/* lintLines */.x)(issues, screen),
        ...(issues.length > 0 ? [''] : []),
        'It is a draft, marked as "unreviewed": until it is reviewed, it stops the gate. Next:',
        '  1. Correct the reference by what really happened; docs/corpus.md of summary-gate says how.',
        '  2. Write reviewed_by and reviewed_at, and remove "unreviewed".',
        '  3. Run lint.',
        '',
    ].join('\n');
}
function refuse(problems) {
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
}


/***/ }),

/***/ 15030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ seekSession),
/* harmony export */   OC: () => (/* binding */ requireSession),
/* harmony export */   jy: () => (/* binding */ nameHint),
/* harmony export */   lx: () => (/* binding */ readSession)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);
/* harmony import */ var _inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1270);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95323);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30965);





/** Looks for the session that a command is asked about. */
async function seekSession({ run, operands }) {
    const { values, origins, problems } = run.settings;
    const { files, digest } = run.ports;
    const corpus = await (0,_inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__/* .readCorpus */ .XR)(values.corpus, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOf */ .b)(values));
    const candidates = await (0,_inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_2__/* .readCandidates */ .lH)(values.candidates, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOf */ .b)(values));
    const [wanted] = operands;
    const name = wanted?.normalize('NFC') ?? '';
    const golden = corpus.sessions.find((session) => session.name === name);
    // Nobody has to have a corpus: a judge may need no reference.
    const hasNone = origins.corpus === 'default' && files.kind(values.corpus) === 'missing';
    return {
        name,
        isNamed: wanted !== undefined,
        golden,
        candidates,
        corpus,
        isUnmatched: golden === undefined && (hasNone || corpus.problems.length === 0),
        problems: [...problems, ...candidates.problems],
    };
}
/** The golden session that was sought. Throws everything that is wrong with the input. */
function requireSession(command, sought) {
    const { name, isNamed, golden, corpus, problems } = sought;
    const all = [...problems, ...corpus.problems];
    if (!isNamed)
        all.push({ message: `${command} needs the name of a session` });
    else if (golden === undefined && corpus.problems.length === 0) {
        const names = corpus.sessions.map((session) => session.name);
        const { ending, ...hint } = nameHint(name, names);
        all.push({ message: `the corpus has no session ${JSON.stringify(name)}${ending}`, ...hint });
    }
    if (golden === undefined || all.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(all);
    return golden;
}
/** The session that a command is asked about, and the candidates. Throws everything that is wrong with the input. */
async function readSession(command, context) {
    const sought = await seekSession(context);
    const { candidates, corpus } = sought;
    return { golden: requireSession(command, sought), candidates, corpus };
}
/** More names than this are counted. */
const MOST_NAMES = 3;
/** The name most like it, or else those that have it in them, or else some of all. */
function nameHint(typed, names) {
    const nearest = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestName */ .qb)(typed, names);
    const containing = names.filter((name) => typed !== '' && name.toLowerCase().includes(typed.toLowerCase()));
    const [only] = containing.length === 1 ? containing : [nearest];
    if (only !== undefined)
        return { ending: `, did you mean ${JSON.stringify(only)}?` };
    if (containing.length > 0)
        return { ending: `, did you mean one of ${list(containing)}?` };
    return { ending: '', ...(names.length > 0 && { hint: `it has ${list(names)}` }) };
}
function list(names) {
    const shown = names.slice(0, MOST_NAMES).map((name) => JSON.stringify(name));
    const rest = names.length - shown.length;
    return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}


/***/ })

};
