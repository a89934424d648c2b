export const id = 4787;
export const ids = [4787];
export const modules = {

/***/ 34787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  REJECTING: () => (/* binding */ REJECTING),
  reject: () => (/* binding */ reject)
});

var errors = __webpack_require__(37955);
var finding = __webpack_require__(52003);
var core_summary = __webpack_require__(64362);
var evaluate = __webpack_require__(24400);
var policy = __webpack_require__(71397);
var write_taught = __webpack_require__(35024);
var their_words = __webpack_require__(94722);
var command_line_flags = __webpack_require__(73540);
var plan_taught = __webpack_require__(94279);
var json_text = __webpack_require__(32086);
var workspace_path = __webpack_require__(84915);
var corpus_draft = __webpack_require__(13838);
var read_corpus = __webpack_require__(14837);
var reference_file = __webpack_require__(95131);
var session_name = __webpack_require__(70641);
var taught_summary = __webpack_require__(65667);
var format_of = __webpack_require__(30137);
var mask = __webpack_require__(22526);
var transcripts_source = __webpack_require__(9603);
var transcript = __webpack_require__(46268);
var terminal_transcript = __webpack_require__(31514);
var draft_folder = __webpack_require__(29973);
var faults_of_others = __webpack_require__(82063);
var named_summary = __webpack_require__(42054);
var named_transcript = __webpack_require__(20198);
var teach = __webpack_require__(48464);
;// CONCATENATED MODULE: ./build/command-line/parts/reject-incident.js





















async function planIncident(lesson, context) {
    const { run, operands, flags } = context;
    const { settings, ports } = run;
    (0,errors/* refuse */.TR)(settings.problems);
    const [operand] = operands;
    if (operand === undefined || operands.length > 1)
        (0,errors/* refuse */.TR)([{ message: 'reject --from needs the name of one session: the one that the summary is of' }]);
    const name = (0,session_name/* normalizeName */.Pc)(operand ?? '');
    const given = flags.get(command_line_flags/* TRANSCRIPT */.fk.name);
    const transcript = given === undefined ? undefined : (0,named_transcript/* readNamedTranscript */.S)(given, ports.files);
    const hasCorpus = ports.files.kind(settings.values.corpus) !== 'missing';
    const corpus = hasCorpus
        ? await (0,read_corpus/* readCorpus */.XR)(settings.values.corpus, ports.files, ports.digest, (0,format_of/* formatOf */.b)(settings.values))
        : undefined;
    const isKnown = corpus?.sessions.some((session) => session.name === name) === true ||
        (corpus !== undefined && (0,faults_of_others/* faultsFor */.pZ)(name, corpus).own.length > 0);
    if (!isKnown && transcript !== undefined)
        return draftOf(name, transcript, (0,teach/* sayingOf */.NM)(lesson.command, context), context);
    if (!isKnown)
        (0,errors/* refuse */.TR)([
            {
                message: `the corpus has no session ${JSON.stringify(name)}`,
                hint: 'name its transcript with --transcript, and a draft of it is written, or name another session',
            },
        ]);
    const planned = await (0,teach/* planLessons */.vK)(lesson, context);
    const file = planned.sessions[0]?.golden.place.file ?? '';
    return {
        plans: [...planned.plans, ...(transcript === undefined ? [] : [besideReference(name, file, transcript, run)])],
        views: planned.views,
    };
}
async function draftOf(name, transcript, saying, { run, flags }) {
    const { settings, ports } = run;
    const format = (0,format_of/* formatOf */.b)(settings.values);
    const folder = (0,draft_folder/* sessionFolder */.vE)('reject', name, run);
    (0,errors/* refuse */.TR)((0,draft_folder/* obstacles */.Bw)('reject', name, folder, transcript, run));
    const candidate = await (0,named_summary/* readNamedSummary */.gy)(flags.get(command_line_flags/* FROM */.hK.name) ?? '', name, { ...ports, format });
    const told = [`From an incident, rejected by ${saying.by}: ${saying.because ?? ''}`];
    const draft = (0,corpus_draft/* makeDraft */.K)(name, null, format, told);
    const page = (0,draft_folder/* isCorpusOfPages */.yo)(run) ? await (0,draft_folder/* pageOf */.ZZ)(name, null, format, told) : undefined;
    const reference = {
        ...planFor(name, `${folder}/${page === undefined ? 'reference.json' : 'reference.md'}`),
        text: page ?? (0,json_text/* jsonText */.s$)(draft.value),
        remarks: [
            'a draft, and its reference is empty: write what really happened, with reviewed_by and reviewed_at, and remove "unreviewed"; until then it stops the gate',
        ],
    };
    const rejected = {
        ...planFor(name, `${folder}/rejected/${(0,taught_summary/* taughtId */.zC)(saying.at, candidate.digest)}.json`),
        ...(0,write_taught/* taughtText */.P5)((0,their_words/* asWritten */.qm)(candidate.summary, candidate), saying, format),
        remarks: ['self-test says whether the gates fail it, as soon as the draft is reviewed'],
    };
    return { plans: [reference, copyOf(name, folder, transcript), rejected], views: [] };
}
function planFor(session, file) {
    return { session, file, id: null, isKnown: false, before: null, isMasked: false, still: [], remarks: [] };
}
function besideReference(name, reference, transcript, { ports: { files } }) {
    const folder = (0,reference_file/* folderOfReference */.Jw)(reference);
    if (folder === undefined)
        (0,errors/* refuse */.TR)([
            {
                message: 'transcript: this session is a line of a .jsonl corpus, which has no place for one',
                place: { file: reference },
                hint: 'leave --transcript out',
            },
        ]);
    const taken = files
        .list(folder === undefined || folder === '' ? '.' : folder)
        .find((entry) => /^transcript\./i.test(entry));
    if (taken !== undefined)
        (0,errors/* refuse */.TR)([
            {
                message: 'the session has a transcript already, and reject overwrites nothing',
                place: { file: `${folder}/${taken}` },
                hint: 'leave --transcript out',
            },
        ]);
    return copyOf(name, folder ?? '', transcript);
}
function copyOf(name, folder, { file, text, ending, read }) {
    const source = (0,transcripts_source/* sourceOf */.vz)({ file, ...(0,transcript/* factsOf */.xS)(read) });
    const masked = (0,mask/* maskTranscript */.P)(text, read.format);
    const target = (0,workspace_path/* pathIn */.l)(folder, `transcript${ending}`);
    if (target === file && masked !== text)
        (0,errors/* refuse */.TR)([
            {
                message: 'transcript: it stands where it is to be kept, and has a credential, which a copy would not have',
                place: { file },
                hint: 'move it out of the corpus and name it there',
            },
        ]);
    return {
        ...planFor(name, target),
        text: masked,
        isMasked: masked !== text,
        remarks: (0,transcripts_source/* isWorthTelling */.aI)(source) ? [(0,terminal_transcript/* aboutSource */.p)(source)] : [],
    };
}

;// CONCATENATED MODULE: ./build/command-line/commands/reject.js











async function reject(context) {
    const { flags } = context;
    if (flags.has(command_line_flags/* FROM */.hK.name))
        return (0,teach/* conclude */.Ep)('reject', await planIncident(REJECTING, context), context);
    if (flags.has(command_line_flags/* TRANSCRIPT */.fk.name))
        (0,errors/* refuse */.TR)([{ message: 'reject --transcript needs --from: the file of the summary that is rejected' }]);
    return (0,teach/* teach */.QI)(context, REJECTING);
}
const REJECTING = { command: 'reject', plan };
function plan(...[taught, saying, run, earlier]) {
    const { golden, candidate } = taught;
    const twin = (0,plan_taught/* sameAs */.f)(taught, golden.accepted, run.ports.digest);
    if (twin !== undefined)
        return {
            problem: {
                message: `this summary is accepted, in ${(0,errors/* formatPlace */.dE)(twin.place)}, by ${twin.by}`,
                place: candidate.place,
                hint: 'remove it there first, if that was wrong',
            },
        };
    if ((0,core_summary/* summaryText */.g5)((0,write_taught/* asStrict */.C0)(candidate.summary)) === (0,core_summary/* summaryText */.g5)(golden.reference))
        return {
            problem: {
                message: 'the reference says the same, word for word',
                place: candidate.place,
                hint: 'correct the reference first',
            },
        };
    const known = (0,plan_taught/* sameAs */.f)(taught, golden.rejected, run.ports.digest);
    if (known !== undefined && saying.code !== undefined && known.code !== saying.code)
        return {
            problem: {
                message: `this summary is rejected already, ${known.code === null ? 'without a code' : `with the code ${known.code}`}`,
                place: known.place,
                hint: `write "code": ${JSON.stringify(saying.code)} there, and lint asks for that finding`,
            },
        };
    const summary = (0,their_words/* asWritten */.qm)(candidate.summary, candidate);
    const written = (0,plan_taught/* besideOrInLine */.z)({ kind: 'rejected', known, taught, summary, saying }, run, earlier);
    if ('problem' in written)
        return written;
    return { ...written, still: taught.codes, remarks: remarksOn(taught, saying, run) };
}
function remarksOn({ codes, session }, { code }, { settings }) {
    const wanted = finding/* FINDING_CODES */.f2.find((one) => one === code);
    if (wanted !== undefined && !codes.includes(wanted))
        return [
            `nothing raises ${wanted} here: the gate is blind to it, so that lint fails, and a requirement may be what it takes`,
        ];
    if ((0,evaluate/* gatesOfOne */.iZ)((0,policy/* policyOf */.US)(settings))({ ...session, defectCodes: codes }).length > 0)
        return [];
    return [
        codes.length === 0
            ? 'nothing is found wrong with it: the gate is blind to it, and a requirement may be what it takes'
            : `no gate that is set here fails it, though this is found wrong with it: ${codes.join(', ')}; name one of these in fail-on, set a floor such as min-session, or write a requirement`,
    ];
}


/***/ }),

/***/ 29973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  yo: () => (/* binding */ isCorpusOfPages),
  Bw: () => (/* binding */ obstacles),
  ZZ: () => (/* binding */ pageOf),
  vE: () => (/* binding */ sessionFolder)
});

var errors = __webpack_require__(37955);
var core_text = __webpack_require__(83703);
var text_limit = __webpack_require__(43149);
var workspace_path = __webpack_require__(84915);
var draft = __webpack_require__(13838);
var reference_file = __webpack_require__(95131);
var session_name = __webpack_require__(70641);
var load_markdown = __webpack_require__(66894);
var markdown_reader = __webpack_require__(67163);
var canonical = __webpack_require__(11327);
var values = __webpack_require__(40075);
var summary = __webpack_require__(64362);
var missing_field = __webpack_require__(5421);
;// CONCATENATED MODULE: ./build/inputs/markdown/write-markdown.js




function referencePage(draft, format, reader) {
    if (!(0,values/* isPlainObject */.Qd)(draft) || !(0,values/* isPlainObject */.Qd)(draft['reference']))
        return undefined;
    const { reference, ...metadata } = draft;
    const page = `---\n${frontMatter(metadata)}---\n${body(draft['reference'], format)}`;
    const read = reader.readReference(page, format);
    if ('error' in read || !(0,values/* isPlainObject */.Qd)(reference))
        return undefined;
    const wanted = { ...metadata, reference };
    return (0,canonical/* canonicalJson */.dj)(asPlain(wanted)) === (0,canonical/* canonicalJson */.dj)(asPlain(read.document.value)) ? page : undefined;
}
function asPlain(value) {
    return JSON.parse(JSON.stringify(value));
}
function frontMatter(metadata) {
    return Object.entries(metadata)
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
        .join('');
}
function body(reference, format) {
    const parts = summary/* FIELDS */.cJ.flatMap((field) => {
        const value = reference[field];
        const hasHeading = field === 'summary' && format.fields.has(field);
        return value === undefined || field === 'outcome' ? [] : [part(field, value, (0,missing_field/* headingOf */.Wm)(field, format), hasHeading)];
    });
    const { outcome } = reference;
    const last = typeof outcome === 'string' ? [`${(0,missing_field/* headingOf */.Wm)('outcome', format)}: ${outcome}`] : [];
    return `${[...parts, ...last].join('\n\n')}\n`;
}
function part(field, value, heading, hasHeading) {
    if (Array.isArray(value))
        return [`## ${heading}`, '', ...value.map((item) => `- ${bullet(item)}`)].join('\n').trim();
    const text = escapeMarkdown(String(value));
    if (field === 'title')
        return `# ${text}`;
    if (text === '')
        return `## ${heading}`;
    return hasHeading ? `## ${heading}\n\n${text}` : text;
}
function bullet(item) {
    if (!(0,values/* isPlainObject */.Qd)(item))
        return escapeMarkdown(String(item)).replaceAll('\n', '\n  ');
    const { seq, type, highlight } = item;
    const head = `${seq} ${type}`;
    return `${highlight === '' ? head : `${head}: ${escapeMarkdown(String(highlight))}`}`.replaceAll('\n', '\n  ');
}
const CODE = /(`[^`\n]+`)/;
function escapeMarkdown(text) {
    return text
        .split(CODE)
        .map((piece, i) => (i % 2 === 1 ? piece : piece.replace(/[\\`*_[\]<&|]/g, '\\$&')))
        .join('')
        .replace(/^([ \t]*)([#>+=~-])/gm, '$1\\$2')
        .replace(/^([ \t]*\d+)([.)])/gm, '$1\\$2')
        .replace(/([^\n])\n(?=[^\n])/g, '$1\\\n');
}

var mask = __webpack_require__(22526);
;// CONCATENATED MODULE: ./build/command-line/parts/draft-folder.js











function sessionFolder(command, name, { settings: { values }, ports: { files } }) {
    const wrong = name === '' ? undefined : (0,session_name/* folderNameProblem */.pq)(name);
    if (name === '')
        (0,errors/* refuse */.TR)([{ message: `${command} needs the name of a session` }]);
    if (wrong !== undefined) {
        (0,errors/* refuse */.TR)([{ message: `the name ${JSON.stringify(name)} ${wrong}; allowed: what could be the name of a folder` }]);
    }
    const { corpus } = values;
    const kind = files.kind(corpus);
    if (corpus.endsWith('.jsonl') && kind !== 'folder') {
        (0,errors/* refuse */.TR)([
            {
                message: `corpus: ${JSON.stringify(corpus)} has a session a line, and ${command} writes folders`,
                hint: `run ${command} with --corpus drafts, review the draft there, then append its reference.json to ${corpus} as one line, with jq -c . for example`,
            },
        ]);
    }
    if (kind !== 'folder' && kind !== 'missing') {
        (0,errors/* refuse */.TR)([{ message: `corpus: ${JSON.stringify(corpus)}: ${(0,core_text/* describeKind */.SB)(kind)}; allowed: a folder` }]);
    }
    return (0,workspace_path/* pathIn */.l)(corpus, name);
}
function obstacles(command, name, folder, transcript, { settings: { values }, ports: { files } }) {
    const alike = files.kind(values.corpus) === 'folder'
        ? files.list(values.corpus).find((entry) => entry !== name && (0,session_name/* normalizeName */.Pc)(entry) === name)
        : undefined;
    if (alike !== undefined) {
        return [{ message: 'the corpus has a folder of this name already', place: { file: `${values.corpus}/${alike}` } }];
    }
    const kind = files.kind(folder);
    if (kind === 'missing')
        return [];
    if (kind !== 'folder')
        return [{ message: `${(0,core_text/* describeKind */.SB)(kind)}; allowed: a folder, or nothing yet`, place: { file: folder } }];
    const isTaken = (entry) => isReferenceFile(entry) ||
        (transcript !== undefined && /^transcript\./i.test(entry) && !isThatOne(`${folder}/${entry}`, transcript, files));
    const entries = files.list(folder);
    const lacksTranscript = transcript !== undefined && !entries.some((entry) => /^transcript\./i.test(entry));
    const hint = lacksTranscript
        ? `if the session is to have this transcript, copy it there as transcript${transcript.ending}; lint says whether a credential is in it`
        : 'edit it by hand, or take another name';
    return entries.filter(isTaken).map((entry) => ({
        message: `the corpus has this already, and ${command} overwrites nothing`,
        place: { file: `${folder}/${entry}` },
        hint,
    }));
}
function isThatOne(file, { file: given, text, ending, read }, files) {
    if (file === given)
        return true;
    if (!file.endsWith(`/transcript${ending}`))
        return false;
    const there = files.read(file, (0,text_limit/* longestTranscript */.H4)(file));
    return there.kind === 'text' && there.text === (0,mask/* maskTranscript */.P)(text, read.format);
}
function isCorpusOfPages({ settings: { values }, ports: { files } }) {
    const { corpus } = values;
    if (files.kind(corpus) !== 'folder')
        return false;
    const references = files.list(corpus).flatMap((folder) => {
        const path = `${corpus}/${folder}`;
        return files.kind(path) === 'folder' ? files.list(path).filter((name) => isReferenceFile(name)) : [];
    });
    return references.length > 0 && references.every(markdown_reader/* isMarkdown */.s);
}
function isReferenceFile(name) {
    return reference_file/* REFERENCE_FILES */.wY.some((one) => one === name.toLowerCase());
}
async function pageOf(name, candidate, format, told = []) {
    const { value } = (0,draft/* makeDraft */.K)(name, candidate, (0,markdown_reader/* inMarkdown */.H)(format), told);
    return referencePage(value, format, await (0,load_markdown/* loadMarkdown */.y)());
}


/***/ }),

/***/ 20198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readNamedTranscript)
/* harmony export */ });
/* harmony import */ var _adapters_disk_named_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94876);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37955);
/* harmony import */ var _core_json_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40075);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83703);
/* harmony import */ var _core_text_limit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43149);
/* harmony import */ var _core_workspace_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84915);
/* harmony import */ var _inputs_transcripts_read_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14901);
/* harmony import */ var _inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46268);
/* harmony import */ var _inputs_turns_read_turns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38450);









function readNamedTranscript(given, workspace) {
    const files = (0,_adapters_disk_named_files_js__WEBPACK_IMPORTED_MODULE_0__/* .openNamedFiles */ .f)(workspace);
    const located = files.locate(given);
    if ('problem' in located)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([{ message: `transcript: ${located.problem}` }]);
    const file = located.path;
    if (files.kind(file) === 'missing') {
        const message = `transcript: ${JSON.stringify(given)}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeKind */ .SB)('missing')}`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([
            {
                message,
                hint: 'name the file in which a program keeps the session, as docs/transcripts.md of summary-gate lists',
            },
        ]);
    }
    if (files.kind(file) === 'folder')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([aFolder(file, files)]);
    const result = files.read(file, (0,_core_text_limit_js__WEBPACK_IMPORTED_MODULE_6__/* .longestTranscript */ .H4)(file));
    if (result.kind === 'unreadable')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([{ message: result.reason, place: { file } }]);
    const [line] = result.invalidLines;
    if (line !== undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([{ message: 'the file is not UTF-8', place: { file, line }, hint: 'save it as UTF-8' }]);
    const { text } = result;
    if (text.trim() === '')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([{ message: 'no transcript is recognised in this file: it is empty', place: { file } }]);
    const read = (0,_inputs_transcripts_read_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .readMessages */ .N)(text, file);
    if (read.messages.length === 0) {
        const isJson = /^\s*[[{]/.test(text);
        const broken = read.unknown.filter(({ isBroken }) => isJson && isBroken).slice(0, 1);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([(0,_inputs_turns_read_turns_js__WEBPACK_IMPORTED_MODULE_5__/* .notRecognised */ .lo)(file, text), ...broken.map((one) => (0,_inputs_turns_read_turns_js__WEBPACK_IMPORTED_MODULE_5__/* .unknownProblem */ .KU)(one, file))]);
    }
    return { file, text, ending: endingOf(file, text, read), read };
}
const MOST_NAMED = 5;
function aFolder(file, files) {
    const lines = files.list(file).filter((entry) => entry.endsWith('.jsonl'));
    const hint = lines.length === 0
        ? 'name the file of the session'
        : `name one of its files, such as ${lines
            .slice(0, MOST_NAMED)
            .map((entry) => (0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_7__/* .pathIn */ .l)(file, entry))
            .join(', ')}`;
    return { message: 'this is a folder, and a transcript is one file', place: { file }, hint };
}
function endingOf(file, text, { format }) {
    if ((0,_inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlain */ .$i)(format))
        return format === 'markdown' ? '.md' : '.txt';
    if (file.endsWith('.jsonl'))
        return '.jsonl';
    const isWhole = text.trim().includes('\n') && (0,_core_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonOrNothing */ .dn)(text) !== undefined;
    return file.endsWith('.json') || isWhole ? '.json' : '.jsonl';
}


/***/ }),

/***/ 13838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ makeDraft)
/* harmony export */ });
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32086);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81518);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64362);
/* harmony import */ var _rubric_v1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24602);
/* harmony import */ var _format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46893);
/* harmony import */ var _format_in_their_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41671);
/* harmony import */ var _format_their_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94722);







const PLACEHOLDER_OUTCOME = 'partial';
function makeDraft(name, candidate, format, told = []) {
    const summary = candidate?.summary;
    const outcome = _core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOMES */ .im.find((known) => known === (0,_rubric_v1_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeOutcome */ .AD)(summary?.outcome ?? ''));
    const moments = summary?.aha_moments ?? [];
    const placed = moments.filter(({ seq }) => Number.isSafeInteger(seq) && seq >= 0);
    const given = summary === undefined || summary.outcome === '' ? 'no outcome' : `the outcome ${JSON.stringify(summary.outcome)}`;
    const standIn = (0,_format_their_words_js__WEBPACK_IMPORTED_MODULE_5__/* .theirWord */ .$I)(PLACEHOLDER_OUTCOME, format);
    const lost = moments.length - placed.length;
    const remarks = (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskTexts */ .X)([
        ...told,
        ...(outcome === undefined && (0,_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .hasField */ .RY)(format, 'outcome')
            ? [`There is ${given}: ${JSON.stringify(standIn)} only stands in for ${(0,_format_their_words_js__WEBPACK_IMPORTED_MODULE_5__/* .allowedOutcomes */ .s4)(format).join(', ')}`]
            : []),
        ...(lost > 0 ? [`${lost} of ${moments.length} moments left out: their seq is no message number`] : []),
    ]);
    const whole = {
        name,
        unreviewed: true,
        notes: remarks.map((remark) => `${remark}.`).join(' '),
        difficulty: 'normal',
        kind: 'other',
        reference: (0,_format_in_their_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .inTheirKeys */ .M)({
            title: summary?.title ?? '',
            summary: summary?.summary ?? '',
            key_actions: summary?.key_actions ?? [],
            outcome: candidate?.outcomeWord ?? outcome ?? standIn,
            aha_moments: placed,
            topics_found: summary?.topics_found ?? [],
        }, format),
    };
    const value = (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskTexts */ .X)(whole);
    return { value, remarks, isMasked: (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonText */ .s$)(value) !== (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonText */ .s$)(whole) };
}


/***/ }),

/***/ 38450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ readTurns),
/* harmony export */   KU: () => (/* binding */ unknownProblem),
/* harmony export */   lo: () => (/* binding */ notRecognised)
/* harmony export */ });
/* unused harmony export describeTop */
/* harmony import */ var _core_json_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49590);
/* harmony import */ var _core_json_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40075);
/* harmony import */ var _core_text_limit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43149);
/* harmony import */ var _transcripts_read_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14901);
/* harmony import */ var _transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46268);
/* harmony import */ var _transcripts_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73836);
/* harmony import */ var _tool_correctness_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51425);
/* harmony import */ var _turn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94436);








function readTurns(paths, read) {
    const transcripts = [];
    const problems = [];
    for (const file of paths) {
        const result = read(file, (0,_core_text_limit_js__WEBPACK_IMPORTED_MODULE_5__/* .longestTranscript */ .H4)(file));
        const messages = result.kind === 'text' ? messagesOf(result, file) : undefined;
        const text = result.kind === 'text' ? result.text : '';
        const wrong = messages === undefined ? unreadable(result, file) : problemsOf(messages, file, text);
        for (const problem of wrong)
            problems.push(problem);
        if (messages === undefined || wrong.length > 0)
            continue;
        transcripts.push({
            file,
            ...(0,_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(messages),
            turns: (0,_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .turnsOf */ .oA)(file, messages.messages),
            tools: (0,_tool_correctness_js__WEBPACK_IMPORTED_MODULE_3__/* .toolsOf */ .Fu)(messages.messages),
        });
    }
    return { transcripts, problems };
}
function messagesOf(result, file) {
    return (0,_transcripts_read_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .readMessages */ .N)(result.text, file, result.invalidLines);
}
function unreadable(result, file) {
    return result.kind === 'text' ? [] : [{ message: result.reason, place: { file } }];
}
function problemsOf({ format, messages, unknown }, file, text) {
    if ((0,_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlain */ .$i)(format)) {
        const message = 'turns are read from .jsonl and .json files: in a text nobody is sure who speaks';
        return [{ message, place: { file } }];
    }
    if (format !== 'own' && messages.length > 0)
        return [];
    const isBroken = unknown.some((one) => one.isBroken);
    const isNothing = unknown.length > 0 || !file.endsWith('.jsonl');
    if (messages.length === 0 && !isBroken && isNothing)
        return [notRecognised(file, text)];
    return unknown.map((one) => unknownProblem(one, file));
}
const FORMATS_HINT = 'docs/transcripts.md of summary-gate has the formats that are: our own, rows of a chat log, Claude Code, OpenAI, Codex, Gemini, LangChain, OpenTelemetry, Langfuse, LangSmith, VS Code, Intercom; a text is one where its name ends in .md, .txt, .srt or .vtt; anything else write as lines {"role": "user", "content": "…"}';
const TABLE_HINT = 'a table is no transcript; docs/transcripts.md of summary-gate has the line that makes rows of JSON of it, and what its columns must be called';
function notRecognised(file, text) {
    const top = describeTop(text);
    return {
        message: `no transcript is recognised in this file${top === undefined ? '' : `: ${top}`}`,
        place: { file },
        hint: /\.[ct]sv$/i.test(file) ? TABLE_HINT : FORMATS_HINT,
    };
}
function unknownProblem({ what, line, column }, file) {
    return { message: what, place: { file, line, ...(column !== null && { column }) } };
}
const SHOWN = 8;
function describeTop(text) {
    const whole = (0,_core_json_values_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNothing */ .dn)(text);
    if (whole !== undefined)
        return describeValue(whole, 'the file');
    for (const { text: line } of (0,_core_json_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonLines */ .i7)(text)) {
        const value = (0,_core_json_values_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNothing */ .dn)(line);
        return value === undefined ? undefined : describeValue(value, 'its first line');
    }
    return undefined;
}
function describeValue(value, what) {
    const items = (0,_transcripts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asList */ .DD)(value);
    const object = items === undefined ? (0,_transcripts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(value) : items.map(_transcripts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB).find((item) => item !== undefined);
    if (object === undefined)
        return `${what} is ${items === undefined ? 'no object' : 'a list without objects'}`;
    const keys = Object.keys(object);
    const more = keys.length > SHOWN ? ` and ${keys.length - SHOWN} more` : '';
    const named = keys.length === 0 ? 'no keys' : `the keys ${keys.slice(0, SHOWN).map(_transcripts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL).join(', ')}${more}`;
    return `${what} has ${items === undefined ? named : `a list whose first object has ${named}`}`;
}


/***/ }),

/***/ 31514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ renderTranscript),
/* harmony export */   p: () => (/* binding */ aboutSource)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74538);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83703);
/* harmony import */ var _inputs_transcripts_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9603);
/* harmony import */ var _inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46268);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58502);





const SHOWN_LINES = { text: 40, call: 6, result: 8 };
function aboutSource({ format, messages, skipped, unknown, unknownCount }) {
    const [first] = unknown;
    const odd = first === undefined ? '' : `: line ${first.line}, ${first.what}${unknownCount > 1 ? ', …' : ''}`;
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(`${format}, ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(messages, 'message')}, ${skipped} without anything to read, ${unknownCount} not understood${odd}`);
}
function renderTranscript(file, read, screen) {
    const paint = picocolors__WEBPACK_IMPORTED_MODULE_4__.createColors(screen.colour);
    const days = read.messages.map(({ time }) => time?.slice(0, 10) ?? null);
    return [
        paint.bold((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(file, 1000)),
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .hang */ .lG)('  ', aboutSource((0,_inputs_transcripts_source_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)({ file, ...(0,_inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(read) })), screen).map(paint.dim),
        '',
        ...read.messages.flatMap((message, i) => [
            ...(days[i] !== days[i - 1] && isDay(days[i]) ? [paint.dim(`  ${days[i]}`), ''] : []),
            ...messageLines(message, paint, screen),
            '',
        ]),
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .hang */ .lG)('', 'The number of a message is the seq of a moment that happens in it.', screen).map(paint.dim),
        '',
    ].join('\n');
}
function isDay(day) {
    return day !== null && day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day);
}
function messageLines({ seq, time, role, blocks, isAside }, paint, screen) {
    const clock = time !== null && isDay(time.slice(0, 10)) ? [time.slice(11, 19)] : time === null ? [] : [time];
    const tools = [...new Set(blocks.flatMap((block) => (block.kind === 'text' ? [] : [block.tool ?? '?'])))];
    const head = [
        role,
        ...(tools.length > 0 ? [`(${tools.join(', ')})`] : []),
        ...clock,
        ...(isAside ? ['· of a helper'] : []),
        ...(blocks.some((block) => block.kind === 'result' && block.isError === true) ? ['· error'] : []),
    ].join(' ');
    const isMixed = blocks.some((block) => block.kind === 'result') && blocks.some((block) => block.kind !== 'result');
    const said = blocks.flatMap((block) => blockLines(block, isMixed, paint, screen));
    return [
        `${paint.bold(`${seq}`.padStart(4))}  ${paint.cyan((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(head, 200))}`,
        ...(said.length > 0 ? said : [paint.dim('      (nothing to read)')]),
    ];
}
function blockLines(block, isMixed, paint, screen) {
    const { kind } = block;
    const isMarked = isMixed && kind === 'result';
    const text = isMarked && !block.isRest ? `${block.tool ?? '?'}: ${block.text}` : block.text;
    const mark = kind === 'call' ? '      → ' : isMarked ? '      ← ' : '      ';
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    const hidden = lines.length - SHOWN_LINES[kind];
    const more = `…and ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(hidden, 'more line', 'more lines')}`;
    return [
        ...lines.slice(0, SHOWN_LINES[kind]).flatMap((line) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .hang */ .lG)(mark, (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalLine */ .tL)(line), screen)),
        ...(hidden > 0 ? [paint.dim(`      ${more}`)] : []),
    ];
}


/***/ })

};
