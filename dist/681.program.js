export const id = 681;
export const ids = [681];
export const modules = {

/***/ 7681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  add: () => (/* binding */ add)
});

// EXTERNAL MODULE: ./build/adapters/files.js
var adapters_files = __webpack_require__(3058);
// EXTERNAL MODULE: ./build/candidates/read-candidates.js
var read_candidates = __webpack_require__(10);
// EXTERNAL MODULE: ./build/redact.js
var redact = __webpack_require__(2207);
// EXTERNAL MODULE: ./build/rubric/v1.js
var v1 = __webpack_require__(7139);
// EXTERNAL MODULE: ./build/summary.js
var summary = __webpack_require__(1192);
;// CONCATENATED MODULE: ./build/corpus/draft.js



/** The schema wants an outcome, and nobody has decided on one yet. */
const STAND_IN = 'partial';
/**
 * The draft of a reference, from what a pipeline wrote, or empty where somebody is to write it from the transcript. It is
 * marked as unreviewed: what a model has said is no measure until a person has corrected it.
 */
function makeDraft(name, candidate) {
    const outcome = summary/* OUTCOMES */.i.find((known) => known === (0,v1/* normalizeOutcome */.AD)(candidate?.outcome ?? ''));
    const moments = candidate?.aha_moments ?? [];
    const placed = moments.filter(({ seq }) => Number.isSafeInteger(seq) && seq >= 0);
    const given = candidate === null || candidate.outcome === '' ? 'no outcome' : `the outcome ${JSON.stringify(candidate.outcome)}`;
    const lost = moments.length - placed.length;
    const remarks = [
        ...(outcome === undefined ? [`There is ${given}: "${STAND_IN}" only stands in for ${summary/* OUTCOMES */.i.join(', ')}`] : []),
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
        reference: {
            title: candidate?.title ?? '',
            summary: candidate?.summary ?? '',
            key_actions: candidate?.key_actions ?? [],
            outcome: outcome ?? STAND_IN,
            aha_moments: placed,
            topics_found: candidate?.topics_found ?? [],
        },
    });
    return { value, remarks };
}

// EXTERNAL MODULE: ./build/corpus/lint/lint-whole.js + 6 modules
var lint_whole = __webpack_require__(7124);
// EXTERNAL MODULE: ./build/corpus/read-corpus.js
var read_corpus = __webpack_require__(6178);
// EXTERNAL MODULE: ./build/corpus/session-name.js
var session_name = __webpack_require__(8589);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/exit-code.js
var exit_code = __webpack_require__(5030);
// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(6082);
// EXTERNAL MODULE: ./build/render/layout.js
var layout = __webpack_require__(6319);
// EXTERNAL MODULE: ./build/render/lint.js
var lint = __webpack_require__(4564);
// EXTERNAL MODULE: ./build/settings/resolve.js + 1 modules
var resolve = __webpack_require__(7979);
// EXTERNAL MODULE: ./build/commands/name-hint.js
var name_hint = __webpack_require__(4776);
;// CONCATENATED MODULE: ./build/commands/add.js














/** Transcripts that stand beside a reference, by the ending of their name. */
const TRANSCRIPTS = ['.jsonl', '.md', '.txt'];
/** Writes a draft of a golden session: from the candidate of its name, or empty beside a copy of its transcript. */
function add({ run, operands, json, screen, print }) {
    const { settings, ports } = run;
    refuse(settings.problems);
    const [given, transcriptPath] = operands;
    const name = (0,session_name/* normalizeName */.P)(given ?? '');
    const folder = sessionFolder(name, run);
    const transcript = transcriptPath === undefined ? undefined : readTranscript(transcriptPath, run);
    refuse(obstacles(name, folder, transcript, run));
    const draft = makeDraft(name, transcript === undefined ? candidateOf(name, run) : null);
    const texts = new Map([[`${folder}/reference.json`, (0,render_escape/* jsonText */.s$)(draft.value)]]);
    if (transcript !== undefined) {
        const target = `${folder}/transcript${transcript.ending}`;
        if (transcript.file !== target)
            texts.set(target, transcript.text);
    }
    const written = createAll(texts, run);
    const issues = lintOf(folder, run, ports.clock());
    print(json ? (0,render_escape/* jsonText */.s$)({ written, remarks: draft.remarks, issues }) : describe(written, draft, issues, screen));
    return exit_code/* EXIT */.d.pass;
}
/** Where the session belongs. Throws where it cannot be one, or where the corpus is no folder. */
function sessionFolder(name, { settings: { values }, ports: { files } }) {
    const wrong = name === '' ? undefined : (0,session_name/* nameProblem */.r)(name);
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
        refuse([{ message: `corpus: ${JSON.stringify(corpus)}: ${(0,resolve/* describeKind */.SB)(kind)}; allowed: a folder` }]);
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
    return { file, text: (0,redact/* maskSecrets */.Q)(read.text), ending };
}
/** What stands in the way. Nothing that exists is ever written over, or made ambiguous. */
function obstacles(name, folder, transcript, { settings: { values }, ports: { files } }) {
    const alike = files.kind(values.corpus) === 'folder'
        ? files.list(values.corpus).find((entry) => entry !== name && (0,session_name/* normalizeName */.P)(entry) === name)
        : undefined;
    if (alike !== undefined) {
        return [{ message: 'the corpus has a folder of this name already', place: { file: `${values.corpus}/${alike}` } }];
    }
    const kind = files.kind(folder);
    if (kind === 'missing')
        return [];
    if (kind !== 'folder')
        return [{ message: `${(0,resolve/* describeKind */.SB)(kind)}; allowed: a folder, or nothing yet`, place: { file: folder } }];
    const isTaken = (entry) => entry.toLowerCase() === 'reference.json' ||
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
function candidateOf(name, { settings: { values }, ports: { files, digest } }) {
    const candidates = (0,read_candidates/* readCandidates */.lH)(values.candidates, files, digest);
    refuse(candidates.problems);
    const candidate = candidates.byName.get(name);
    if (candidate === undefined) {
        const { ending, hint } = (0,name_hint/* nameHint */.j)(name, [...candidates.byName.keys()]);
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
            problem = `cannot write: ${(0,adapters_files/* reasonOf */.A)(error)}`;
        }
        for (const path of written)
            files.remove(path);
        refuse([{ message: problem, place: { file } }]);
    }
    return written;
}
/** The remarks about the draft; that it is one needs no remark. */
function lintOf(folder, { settings: { values }, ports: { files, digest } }, now) {
    return (0,lint_whole/* lintWhole */.b)((0,read_corpus/* readCorpus */.X)(values.corpus, files, digest), values, files, now).filter(({ rule, place }) => rule !== 'unreviewed' && place.file.startsWith(`${folder}/`));
}
function describe(written, { remarks }, issues, screen) {
    return [
        ...written.map((path) => `wrote  ${(0,render_escape/* terminalLine */.tL)(path, 1000)}`),
        ...remarks.flatMap((remark) => (0,layout/* hang */.lG)('  ! ', (0,render_escape/* terminalLine */.tL)(remark), screen)),
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


/***/ })

};
