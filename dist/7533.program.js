export const id = 7533;
export const ids = [7533];
export const modules = {

/***/ 41764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ LockHeld),
/* harmony export */   kK: () => (/* binding */ withLock),
/* harmony export */   lH: () => (/* binding */ LOCK_TIMEOUTS)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);


const LOCK_TIMEOUTS = { staleMs: 5000, giveUpMs: 30_000 };
class LockHeld extends Error {
    lock;
    constructor(lock) {
        super(`${lock} is held by another run`);
        this.lock = lock;
        this.name = 'LockHeld';
    }
}
async function withLock(files, lock, work, lockTimeouts = LOCK_TIMEOUTS) {
    const token = `${process.pid} ${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}\n`;
    const guard = `${lock}.break`;
    const start = performance.now();
    const lockWatch = new Watch(files, lock);
    const guardWatch = new Watch(files, guard);
    for (const one of [lock, guard]) {
        if (files.kind(one) === 'folder')
            throw new Error(`${one} is a folder, where a lock is to be a file: remove it`);
    }
    while (!files.create(lock, token)) {
        const now = performance.now();
        const stale = lockWatch.unchangedFor(now) >= lockTimeouts.staleMs;
        if (stale && files.create(guard, token)) {
            if (lockWatch.isSame())
                files.remove(lock);
            files.remove(guard);
        }
        if (guardWatch.unchangedFor(now) >= lockTimeouts.staleMs)
            files.remove(guard);
        if (now - start >= lockTimeouts.giveUpMs)
            throw new LockHeld(lock);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(5 + Math.random() * 20);
    }
    try {
        return work();
    }
    finally {
        if (contentOf(files, lock) === token)
            files.remove(lock);
    }
}
class Watch {
    files;
    path;
    content;
    since = 0;
    constructor(files, path) {
        this.files = files;
        this.path = path;
    }
    unchangedFor(now) {
        const content = contentOf(this.files, this.path);
        if (content !== this.content) {
            this.content = content;
            this.since = now;
        }
        return content === undefined ? 0 : now - this.since;
    }
    isSame() {
        return this.content !== undefined && contentOf(this.files, this.path) === this.content;
    }
}
function contentOf(files, path) {
    const read = files.read(path);
    if (read.kind === 'text')
        return read.text;
    return files.kind(path) === 'missing' ? undefined : '';
}


/***/ }),

/***/ 94876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ openNamedFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_workspace_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84915);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23522);




function openNamedFiles(files) {
    const top = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(files.root).root;
    const base = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(files.root, (0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_3__/* .startFolder */ .h)(files));
    const whole = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .openWorkspace */ .O)(top, base);
    const isOutside = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path);
    const below = (path) => path.slice(top.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') || '.';
    const of = (path) => (isOutside(path) ? [whole, below(path)] : [files, path]);
    const absolute = (path) => `${top.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/')}${path}`;
    const locate = (path) => {
        const own = files.locate(path);
        if ('path' in own || !leadsOut(files.root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, path)))
            return own;
        const other = whole.locate(path);
        return 'path' in other ? { path: absolute(other.path) } : other;
    };
    return {
        locate,
        kind: (path) => onPlace(of(path), (where, own) => where.kind(own)),
        list: (path) => onPlace(of(path), (where, own) => where.list(own)),
        read: (path, longest) => onPlace(of(path), (where, own) => where.read(own, longest)),
        real: (path) => {
            const real = onPlace(of(path), (where, own) => where.real(own));
            return real === undefined || !isOutside(path) ? real : absolute(real);
        },
        changedAt: (path) => {
            try {
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(isOutside(path) ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(files.root, path)).mtimeMs;
            }
            catch {
                return undefined;
            }
        },
    };
}
function onPlace([files, path], look) {
    return look(files, path);
}
function leadsOut(root, path) {
    if (path.includes('\0'))
        return false;
    return [root, realOf(root)].every((one) => {
        const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(one, path);
        return way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
    });
}
function realOf(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return path;
    }
}


/***/ }),

/***/ 17533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   add: () => (/* binding */ add)
/* harmony export */ });
/* harmony import */ var _adapters_disk_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23522);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37955);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(32086);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83703);
/* harmony import */ var _inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4380);
/* harmony import */ var _inputs_corpus_draft_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13838);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14837);
/* harmony import */ var _inputs_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70641);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30137);
/* harmony import */ var _inputs_format_unread_advice_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49904);
/* harmony import */ var _inputs_lint_lint_whole_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53681);
/* harmony import */ var _inputs_markdown_markdown_reader_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(67163);
/* harmony import */ var _inputs_transcripts_mask_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22526);
/* harmony import */ var _inputs_transcripts_source_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9603);
/* harmony import */ var _inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46268);
/* harmony import */ var _render_terminal_layout_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(58502);
/* harmony import */ var _render_terminal_lint_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6581);
/* harmony import */ var _render_terminal_transcript_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(31514);
/* harmony import */ var _report_transcripts_report_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(54839);
/* harmony import */ var _settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(24728);
/* harmony import */ var _parts_draft_folder_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(29973);
/* harmony import */ var _parts_named_candidate_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(30051);
/* harmony import */ var _parts_named_summary_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(42054);
/* harmony import */ var _parts_named_transcript_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(20198);
/* harmony import */ var _parts_session_operand_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(63566);
/* harmony import */ var _parts_write_plans_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(11172);


























async function add({ run, operands, json, screen, print, tell }) {
    const { settings, ports } = run;
    (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(settings.problems);
    const [given, transcriptPath] = operands;
    const named = (0,_parts_session_operand_js__WEBPACK_IMPORTED_MODULE_21__/* .namedSample */ .cF)(given ?? '');
    const name = (0,_inputs_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_6__/* .normalizeName */ .Pc)(named.name);
    const folder = (0,_parts_draft_folder_js__WEBPACK_IMPORTED_MODULE_17__/* .sessionFolder */ .vE)('add', name, run);
    const transcript = transcriptPath === undefined ? undefined : (0,_parts_named_transcript_js__WEBPACK_IMPORTED_MODULE_20__/* .readNamedTranscript */ .S)(transcriptPath, ports.files);
    (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)((0,_parts_draft_folder_js__WEBPACK_IMPORTED_MODULE_17__/* .obstacles */ .Bw)('add', name, folder, transcript, run));
    const candidate = transcript === undefined
        ? await candidateOf(name, named.sample, run)
        : await candidateIfAny(name, named.sample, run);
    const format = (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_7__/* .formatOf */ .b)(settings.values);
    const unread = candidate === null ? undefined : (0,_inputs_format_unread_advice_js__WEBPACK_IMPORTED_MODULE_8__/* .adviseOnKeys */ .u)([...candidate.missing.keys()], candidate.unread, format);
    if (candidate !== null && transcript === undefined)
        (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)((0,_parts_named_summary_js__WEBPACK_IMPORTED_MODULE_19__/* .nothingRead */ .wi)(candidate, unread, format));
    const draft = (0,_inputs_corpus_draft_js__WEBPACK_IMPORTED_MODULE_4__/* .makeDraft */ .K)(name, candidate, format);
    const isPage = candidate === null ? (0,_parts_draft_folder_js__WEBPACK_IMPORTED_MODULE_17__/* .isCorpusOfPages */ .yo)(run) : (0,_inputs_markdown_markdown_reader_js__WEBPACK_IMPORTED_MODULE_23__/* .isMarkdown */ .s)(candidate.place.file);
    const page = isPage ? await (0,_parts_draft_folder_js__WEBPACK_IMPORTED_MODULE_17__/* .pageOf */ .ZZ)(name, candidate, format) : undefined;
    const [file, text] = page === undefined ? ['reference.json', (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_24__/* .jsonText */ .s$)(draft.value)] : ['reference.md', page];
    const texts = new Map([[`${folder}/${file}`, text]]);
    const masked = draft.isMasked ? [`${folder}/${file}`] : [];
    if (transcript !== undefined) {
        const target = `${folder}/transcript${transcript.ending}`;
        if (ports.files.kind(target) === 'missing') {
            const copy = (0,_inputs_transcripts_mask_js__WEBPACK_IMPORTED_MODULE_10__/* .maskTranscript */ .P)(transcript.text, transcript.read.format);
            texts.set(target, copy);
            if (copy !== transcript.text)
                masked.push(target);
        }
    }
    const written = createAll(texts, run);
    const issues = await lintOf(folder, run, ports.clock());
    const read = transcript === undefined ? undefined : (0,_inputs_transcripts_source_js__WEBPACK_IMPORTED_MODULE_11__/* .sourceOf */ .vz)({ file: transcript.file, ...(0,_inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_12__/* .factsOf */ .xS)(transcript.read) });
    if (candidate !== null && unread !== undefined)
        tell((0,_parts_named_summary_js__WEBPACK_IMPORTED_MODULE_19__/* .unreadWarning */ .ki)(candidate, unread, `${folder}/${file}`));
    print(json
        ? (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_24__/* .jsonText */ .s$)({
            written,
            ...(masked.length > 0 && { masked }),
            ...(read !== undefined && { transcript: (0,_report_transcripts_report_js__WEBPACK_IMPORTED_MODULE_16__/* .toReportSource */ .xV)(read) }),
            ...(unread !== undefined && { unread: { keys: unread.unread, set: unread.setting } }),
            remarks: draft.remarks,
            issues,
        })
        : describe({ written, masked, read }, draft, issues, screen));
    return _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.pass;
}
async function candidateOf(name, sample, { settings: { values }, ports: { files, digest } }) {
    const candidates = await (0,_inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_3__/* .readCandidates */ .lH)(values.candidates, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_7__/* .formatOf */ .b)(values));
    (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(candidates.problems);
    const found = (0,_parts_named_candidate_js__WEBPACK_IMPORTED_MODULE_18__/* .candidateNamed */ .j)('add', { name, sample }, candidates, (0,_settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_25__/* .showPaths */ .cb)(values.candidates));
    if ('candidate' in found)
        return found.candidate;
    const hint = 'or name a transcript behind the session, to write the reference yourself';
    const isThere = candidates.byName.has(name) || candidates.samplesOf.has(name);
    const withHint = (problem, index) => isThere || sample !== undefined || index > 0
        ? problem
        : { ...problem, hint: problem.hint === undefined ? hint : `${problem.hint}; ${hint}` };
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(found.problems.map(withHint));
}
async function candidateIfAny(name, sample, { settings: { values }, ports: { files, digest } }) {
    const { byName, samplesOf } = await (0,_inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_3__/* .readCandidates */ .lH)(values.candidates, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_7__/* .formatOf */ .b)(values));
    const samples = samplesOf.get(name);
    if (sample !== undefined)
        (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)((0,_parts_named_candidate_js__WEBPACK_IMPORTED_MODULE_18__/* .whichSample */ .U)('add', name, sample, samples));
    const only = samples === undefined ? byName.get(name) : undefined;
    const candidate = sample === undefined ? only : samples?.get(sample);
    return candidate === undefined || candidate.kind === 'invalid' ? null : candidate;
}
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
            problem = `cannot write: ${(0,_adapters_disk_files_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(error)}`;
        }
        for (const path of written)
            files.remove(path);
        (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)([{ message: problem, place: { file } }]);
    }
    return written;
}
async function lintOf(folder, { settings: { values }, ports: { files, digest } }, now) {
    const corpus = await (0,_inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_5__/* .readCorpus */ .XR)(values.corpus, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_7__/* .formatOf */ .b)(values));
    return [...(0,_inputs_lint_lint_whole_js__WEBPACK_IMPORTED_MODULE_9__/* .lintWhole */ .bg)(corpus, values, files, now)].filter(({ rule, place }) => rule !== 'unreviewed' && place.file.startsWith(`${folder}/`));
}
function describe({ written, masked, read }, { remarks }, issues, screen) {
    return [
        ...written.flatMap((path) => [
            `wrote  ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)(path, 1000)}`,
            ...(masked.includes(path) ? (0,_render_terminal_layout_js__WEBPACK_IMPORTED_MODULE_13__/* .hang */ .lG)('  ! ', _parts_write_plans_js__WEBPACK_IMPORTED_MODULE_22__/* .MASKED */ .uA, screen) : []),
        ]),
        ...(read === undefined ? [] : (0,_render_terminal_layout_js__WEBPACK_IMPORTED_MODULE_13__/* .hang */ .lG)('read   ', (0,_render_terminal_transcript_js__WEBPACK_IMPORTED_MODULE_15__/* .aboutSource */ .p)(read), screen)),
        ...remarks.flatMap((remark) => (0,_render_terminal_layout_js__WEBPACK_IMPORTED_MODULE_13__/* .hang */ .lG)('  ! ', (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .tL)(remark), screen)),
        '',
        ...(0,_render_terminal_lint_js__WEBPACK_IMPORTED_MODULE_14__/* .lintLines */ .x)(issues, screen),
        ...(issues.length > 0 ? [''] : []),
        'It is a draft, marked as "unreviewed": until it is reviewed, it stops the gate. Next:',
        '  1. Correct the reference by what really happened; docs/corpus.md of summary-gate says how.',
        '  2. Write reviewed_by and reviewed_at, and remove "unreviewed".',
        '  3. Run lint.',
        '',
    ].join('\n');
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

/***/ 82063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ corpusFaults),
/* harmony export */   h1: () => (/* binding */ othersFaults),
/* harmony export */   pZ: () => (/* binding */ faultsFor)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83703);
/* harmony import */ var _report_alike_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55726);



function faultsFor(name, { problems, owners }) {
    const of = (isWanted) => problems.filter((_, i) => isWanted(owners[i]));
    return {
        own: of((owner) => owner === name),
        others: of((owner) => owner !== undefined && owner !== name),
        nobodys: of((owner) => owner === undefined),
    };
}
const MOST_TOLD = 5;
function othersFaults({ name, faults, candidates: { byName, defects }, }) {
    const invalid = [...byName.values()].filter((one) => one.kind === 'invalid' && one.name !== name);
    const unread = (0,_report_alike_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOfAlike */ .e)(defects, true).map(({ message, place }) => ({ message, place }));
    return [
        ...corpusFaults(faults),
        ...listed(unread, `Elsewhere among the candidates: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(defects.length, 'line')} of nobody`),
        ...(invalid.length === 0 ? [] : [invalidElsewhere(invalid.map((one) => one.name))]),
    ];
}
function corpusFaults({ others, nobodys }) {
    const broken = [...others, ...nobodys];
    return listed(broken, `Elsewhere in the corpus: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(broken.length, 'problem')}, at which a run stops`);
}
function listed(problems, head) {
    if (problems.length === 0)
        return [];
    const shown = problems.slice(0, MOST_TOLD).map(_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatProblem */ .Vw);
    const hidden = problems.length - shown.length;
    return [head, ...shown, ...(hidden > 0 ? [`… and ${hidden} more there`] : [])];
}
function invalidElsewhere(names) {
    const some = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nameSome */ .Kf)(names, MOST_TOLD, (name) => JSON.stringify(name));
    return `Elsewhere ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(names.length, 'candidate')} cannot be scored: ${some}`;
}


/***/ }),

/***/ 30051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ whichSample),
/* harmony export */   j: () => (/* binding */ candidateNamed)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83703);
/* harmony import */ var _report_alike_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55726);
/* harmony import */ var _session_operand_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63566);




function candidateNamed(command, { name, sample }, { byName, samplesOf, defects }, place) {
    const samples = samplesOf.get(name);
    if (samples !== undefined || sample !== undefined) {
        const problems = whichSample(command, name, sample, samples);
        if (problems.length > 0)
            return { problems };
    }
    const candidate = sample === undefined ? byName.get(name) : samples?.get(sample);
    if (candidate?.kind === 'invalid')
        return { problems: candidate.defects.map(({ message, place: at }) => ({ message, place: at })) };
    if (candidate !== undefined)
        return { candidate };
    const { ending, ...hint } = (0,_session_operand_js__WEBPACK_IMPORTED_MODULE_3__/* .nameHint */ .jy)(name, [...byName.keys()]);
    const nobodys = (0,_report_alike_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOfAlike */ .e)(defects, true).map(({ message, place: at, suggestion }) => ({
        ...{ message, place: at },
        ...(suggestion !== null && { hint: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .uncapitalised */ .h5)(suggestion) }),
    }));
    return { problems: [{ message: `${place} has no candidate ${JSON.stringify(name)}${ending}`, ...hint }, ...nobodys] };
}
function whichSample(command, name, sample, samples) {
    if (sample !== undefined && samples?.has(sample) === true)
        return [];
    const all = [...(samples ?? [])].map(([number, { place }]) => `${number} (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place)})`);
    const there = all.length === 0 ? 'it has no samples' : `it has ${all.slice(0, 10).join(', ')}`;
    const [[first] = []] = samples ?? [];
    return [
        {
            message: sample === undefined
                ? `the candidate ${JSON.stringify(name)} has several samples; ${there}`
                : `there is no sample ${sample} of the candidate ${JSON.stringify(name)}; ${there}`,
            hint: first === undefined
                ? `run ${command} ${name}`
                : `name the one that ${command === 'reject' ? 'is wrong' : 'comes closest to what happened'}, as in ${command} ${name}/${first}; diff ${name}/${first} shows one where there is a reference`,
        },
    ];
}


/***/ }),

/***/ 42054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gy: () => (/* binding */ readNamedSummary),
/* harmony export */   ki: () => (/* binding */ unreadWarning),
/* harmony export */   wi: () => (/* binding */ nothingRead)
/* harmony export */ });
/* harmony import */ var _adapters_disk_named_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94876);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37955);
/* harmony import */ var _core_field_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6592);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83703);
/* harmony import */ var _inputs_candidates_read_candidate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45187);
/* harmony import */ var _inputs_format_json_in_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79930);
/* harmony import */ var _inputs_format_unread_advice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49904);
/* harmony import */ var _inputs_markdown_load_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66894);
/* harmony import */ var _inputs_markdown_markdown_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67163);









async function readNamedSummary(given, session, { files: workspace, digest, format, }) {
    const files = (0,_adapters_disk_named_files_js__WEBPACK_IMPORTED_MODULE_0__/* .openNamedFiles */ .f)(workspace);
    const located = files.locate(given);
    if ('problem' in located)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([{ message: `from: ${located.problem}` }]);
    const file = located.path;
    const kind = files.kind(file);
    const hint = 'name a .json or .md file with one summary, as the pipeline writes it';
    if (kind !== 'file') {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([{ message: `from: ${JSON.stringify(given)}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeKind */ .SB)(kind)}`, hint }]);
    }
    if (file.endsWith('.jsonl'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([{ message: 'from: this file has a summary a line', place: { file }, hint }]);
    const read = files.read(file);
    if (read.kind === 'unreadable')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([{ message: read.reason, place: { file } }]);
    const [line] = read.invalidLines;
    if (line !== undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([{ message: 'the file is not UTF-8', place: { file, line }, hint: 'save it as UTF-8' }]);
    const markdown = (0,_inputs_markdown_markdown_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .isMarkdown */ .s)(file) ? await (0,_inputs_markdown_load_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .loadMarkdown */ .y)() : undefined;
    const found = (0,_inputs_candidates_read_candidate_js__WEBPACK_IMPORTED_MODULE_3__/* .readCandidate */ .G)({ file, line: 1, text: read.text, fault: null, name: session, markdown }, digest, format);
    if (!('kind' in found))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo([{ message: found.message, place: found.place }]);
    if (found.kind === 'invalid')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(found.defects.map(({ message, place }) => ({ message, place })));
    const unread = (0,_inputs_format_unread_advice_js__WEBPACK_IMPORTED_MODULE_4__/* .adviseOnKeys */ .u)([...found.missing.keys()], found.unread, format);
    const nothing = nothingRead(found, unread, format);
    (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(nothing);
    return found;
}
function nothingRead({ missing, place, unread: keys }, unread, { dimensions }) {
    if (missing.size < dimensions.length)
        return [];
    const json = keys.find(({ kind }) => kind === 'json');
    const what = unread === undefined ? '' : `; nothing reads ${quoted(unread.unread)}`;
    const hint = json !== undefined
        ? (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .uncapitalised */ .h5)((0,_inputs_format_json_in_text_js__WEBPACK_IMPORTED_MODULE_7__/* .unpackJson */ .j)(json.path, json.word))
        : unread === undefined
            ? 'say in fields where they stand, or name a transcript behind the session, to write the reference yourself'
            : `set ${unread.setting}`;
    return [{ message: `the candidate has no ${dimensions.join(', no ')}${what}`, place, hint }];
}
function unreadWarning({ place }, { unread, setting }, draft) {
    return `warning: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlace */ .dE)(place)}: nothing reads ${quoted(unread)}: the draft lacks what stands there; remove ${draft}, set ${setting}, and run add again`;
}
function quoted(keys) {
    return keys.map(_core_field_path_js__WEBPACK_IMPORTED_MODULE_8__/* .quotedPath */ .MW).join(', ');
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

/***/ 63566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ seekSession),
/* harmony export */   OC: () => (/* binding */ requireSession),
/* harmony export */   cF: () => (/* binding */ namedSample),
/* harmony export */   jy: () => (/* binding */ nameHint),
/* harmony export */   lx: () => (/* binding */ readSession)
/* harmony export */ });
/* unused harmony export sessionAt */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37955);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83703);
/* harmony import */ var _core_unicode_form_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60940);
/* harmony import */ var _inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4380);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14837);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30137);
/* harmony import */ var _faults_of_others_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82063);








function namedSample(operand) {
    const [, name, sample] = /^(.*)\/(\d{1,6})$/s.exec(operand) ?? [];
    return name === undefined ? { name: operand, sample: undefined } : { name, sample: Number(sample) };
}
function sought(operand, known, files) {
    const named = namedSample(operand);
    const { corpus, candidates } = known;
    if (operand === '' || candidates.byName.has(named.name) || candidates.samplesOf.has(named.name))
        return named;
    if (corpus.sessions.some(({ name }) => name === named.name))
        return named;
    return sessionAt(operand, known, files) ?? named;
}
async function seekSession({ run, operands }) {
    const { values, origins, problems, wrong } = run.settings;
    const { files, digest } = run.ports;
    if (wrong.has('corpus'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(problems);
    const corpus = await (0,_inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_5__/* .readCorpus */ .XR)(values.corpus, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_6__/* .formatOf */ .b)(values));
    const names = new Set(corpus.sessions.filter(({ canary }) => !canary).map((session) => session.name));
    const hasNone = origins.corpus === 'default' && files.kind(values.corpus) === 'missing';
    const isInCorpus = (name) => names.has(name) || hasNone;
    const candidates = await (0,_inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_4__/* .readCandidates */ .lH)(values.candidates, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_6__/* .formatOf */ .b)(values), isInCorpus);
    const [wanted] = operands;
    const { name, sample } = sought((0,_core_unicode_form_js__WEBPACK_IMPORTED_MODULE_3__/* .inUnicodeForm */ .v)(wanted ?? '', 'NFC'), { corpus, candidates }, files);
    const golden = corpus.sessions.find((session) => session.name === name);
    const faults = (0,_faults_of_others_js__WEBPACK_IMPORTED_MODULE_7__/* .faultsFor */ .pZ)(name, corpus);
    return {
        name,
        sample,
        isNamed: wanted !== undefined,
        golden,
        candidates,
        corpus,
        isUnmatched: golden === undefined && (hasNone || faults.own.length + faults.nobodys.length === 0),
        problems: [...problems, ...candidates.problems],
        faults,
    };
}
function requireSession(command, sought, tell) {
    const { name, isNamed, golden, corpus, problems, isUnmatched, faults } = sought;
    const all = [...problems, ...faults.own, ...(golden === undefined ? faults.nobodys : [])];
    if (!isNamed)
        all.push({ message: `${command} needs the name of a session`, hint: '`explain` lists them' });
    else if (isUnmatched && faults.nobodys.length === 0) {
        const names = corpus.sessions.map((session) => session.name);
        const { ending, ...hint } = nameHint(name, names);
        all.push({ message: `the corpus has no session ${JSON.stringify(name)}${ending}`, ...hint });
    }
    if (golden === undefined || all.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(all);
    for (const line of (0,_faults_of_others_js__WEBPACK_IMPORTED_MODULE_7__/* .othersFaults */ .h1)(sought))
        tell(line);
    return golden;
}
async function readSession(command, context) {
    const sought = await seekSession(context);
    const { candidates, corpus, sample } = sought;
    return { golden: requireSession(command, sought, context.tell), candidates, corpus, sample };
}
const MOST_NAMES = 3;
function nameHint(typed, names) {
    const nearest = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .qb)(typed, names);
    const containing = names.filter((name) => typed !== '' && name.toLowerCase().includes(typed.toLowerCase()));
    const [only] = containing.length === 1 ? containing : [nearest];
    if (only !== undefined)
        return { ending: `, did you mean ${JSON.stringify(only)}?` };
    if (containing.length > 0)
        return { ending: `, did you mean one of ${list(containing)}?` };
    return { ending: '', ...(names.length > 0 && { hint: `it has ${list(names)}` }) };
}
function list(names) {
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .nameSome */ .Kf)(names, MOST_NAMES, (name) => JSON.stringify(name));
}
function sessionAt(operand, known, files) {
    const [, path = '', digits] = /^(.+?)(?::(\d{1,9}))?(?::\d{1,9})?$/s.exec(operand) ?? [];
    const located = files.locate(path);
    const line = digits === undefined ? undefined : Number(digits);
    const fromHere = 'problem' in located ? undefined : inFile(located.path, line, known);
    return fromHere ?? inFile(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path), line, known);
}
function inFile(path, line, { corpus, candidates }) {
    const isThere = ({ file, line: own }) => file === path && (!file.endsWith('.jsonl') || own === line);
    for (const [name, samples] of candidates.samplesOf) {
        for (const [sample, { place }] of samples)
            if (isThere(place))
                return { name, sample };
    }
    for (const [name, { place }] of candidates.byName)
        if (isThere(place))
            return { name, sample: undefined };
    const golden = corpus.sessions.find(({ place }) => isThere(place) ||
        (!place.file.endsWith('.jsonl') && [path, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path)].includes(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(place.file))));
    const broken = corpus.owners[corpus.problems.findIndex(({ place }) => place !== undefined && isThere(place))];
    const name = golden?.name ?? broken;
    return name === undefined ? undefined : { name, sample: undefined };
}


/***/ }),

/***/ 11172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f4: () => (/* binding */ writeAll),
/* harmony export */   nj: () => (/* binding */ asItStands),
/* harmony export */   uA: () => (/* binding */ MASKED)
/* harmony export */ });
/* harmony import */ var _adapters_disk_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23522);
/* harmony import */ var _adapters_disk_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41764);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37955);



const MASKED = 'a credential in it is masked: it is not word for word what was written';
async function writeAll(plans, files) {
    const done = [];
    for (const plan of oncePerFile(plans)) {
        try {
            if (await write(plan, files))
                done.push(plan);
        }
        catch (error) {
            for (const one of done)
                await takeBack(one, files);
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([{ message: `cannot write: ${(0,_adapters_disk_files_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(error)}`, place: { file: plan.file } }]);
        }
    }
    return done.map(({ file }) => file);
}
function asItStands(file, text, files) {
    const now = files.kind(file) === 'file' ? files.read(file) : undefined;
    return now?.kind === 'text' && now.hasByteOrderMark === true ? `\uFEFF${text}` : text;
}
function oncePerFile(plans) {
    const byFile = new Map();
    for (const plan of plans)
        byFile.set(plan.file, { ...plan, before: byFile.get(plan.file)?.before ?? plan.before });
    return [...byFile.values()];
}
async function write({ file, text, before }, files) {
    if (before === null)
        return files.create(file, text);
    if (text === before)
        return false;
    if (!(await exchange(file, { before, after: text }, files)))
        throw new Error('somebody has changed the file meanwhile: run the command again');
    return true;
}
async function takeBack({ file, text, before }, files) {
    if (before === null)
        files.remove(file);
    else
        await exchange(file, { before: text, after: before }, files);
}
function exchange(file, { before, after }, files) {
    return (0,_adapters_disk_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .withLock */ .kK)(files, `${file}.lock`, () => {
        const now = files.read(file);
        if (now.kind !== 'text' || now.text !== before)
            return false;
        files.write(file, asItStands(file, after, files));
        return true;
    });
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
