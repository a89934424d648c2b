export const id = 4685;
export const ids = [4685];
export const modules = {

/***/ 84616:
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

/***/ 53592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ openNamedFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_workspace_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53215);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83675);




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

/***/ 99299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ corpusFaults),
/* harmony export */   h1: () => (/* binding */ othersFaults),
/* harmony export */   pZ: () => (/* binding */ faultsFor)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);
/* harmony import */ var _report_alike_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2378);



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

/***/ 42023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ whichSample),
/* harmony export */   j: () => (/* binding */ candidateNamed)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);
/* harmony import */ var _report_alike_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2378);
/* harmony import */ var _session_operand_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7170);




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

/***/ 32634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gy: () => (/* binding */ readNamedSummary),
/* harmony export */   ki: () => (/* binding */ unreadWarning),
/* harmony export */   wi: () => (/* binding */ nothingRead)
/* harmony export */ });
/* harmony import */ var _adapters_disk_named_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53592);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62807);
/* harmony import */ var _core_field_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52260);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _inputs_candidates_read_candidate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75767);
/* harmony import */ var _inputs_format_json_in_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51478);
/* harmony import */ var _inputs_format_unread_advice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67940);
/* harmony import */ var _inputs_markdown_load_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46642);
/* harmony import */ var _inputs_markdown_markdown_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41439);









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

/***/ 64243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ sameAs),
/* harmony export */   z: () => (/* binding */ besideOrInLine)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37611);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37166);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _core_workspace_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53215);
/* harmony import */ var _inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1879);
/* harmony import */ var _inputs_corpus_taught_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65775);
/* harmony import */ var _inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17516);








function besideOrInLine({ kind, known, taught, summary, saying }, { ports: { files } }, { textOf, idsOf }) {
    const { golden, candidate, format } = taught;
    const session = golden.name;
    const id = known?.id ?? (0,_inputs_corpus_taught_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .taughtId */ .zC)(saying.at, candidate.digest);
    const isKnown = known !== undefined;
    const folder = (0,_inputs_corpus_reference_file_js__WEBPACK_IMPORTED_MODULE_6__/* .folderOfReference */ .Jw)(golden.place.file);
    const file = folder === undefined ? golden.place.file : (0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_7__/* .pathIn */ .l)(folder, `${kind}/${id}.json`);
    const own = folder === undefined ? undefined : (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_5__/* .taughtText */ .P5)(summary, saying, format);
    const isThere = isKnown || (own !== undefined && isText(file, own.text, files));
    const obstacle = (folder === undefined ? undefined : inTheWay(folder, kind, isThere ? undefined : file, files)) ??
        (isThere ? undefined : obstacleTo(kind, id, taught, idsOf(session))) ??
        (isThere ? undefined : tooLong(summary, saying, taught, folder === undefined ? id : undefined));
    if (obstacle !== undefined)
        return { problem: obstacle };
    if (own !== undefined)
        return { session, file, id, isKnown: isThere, before: null, ...own };
    const before = textOf(file);
    const entry = { id, summary, saying, isNew: !isKnown };
    const next = before === undefined ? undefined : (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_5__/* .withTaught */ .kE)(before, golden.place.line ?? 0, kind, entry, format);
    if (before === undefined || next === undefined)
        return {
            problem: {
                message: `the line of this session cannot be rewritten${before === undefined ? ': the file cannot be read, or a line of it is not UTF-8' : ''}`,
                place: golden.place,
                hint: `put the summary with "by" and "at" into the list "${kind}" of its line, as docs/corpus.md of summary-gate says`,
            },
        };
    return { session, file, id, isKnown, before, ...next };
}
function isText(file, text, files) {
    const read = files.kind(file) === 'file' ? files.read(file) : undefined;
    return read?.kind === 'text' && read.text === text;
}
function inTheWay(folder, kind, file, files) {
    const path = (0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_7__/* .pathIn */ .l)(folder, kind);
    const away = linkAway(folder === '' ? '.' : folder, kind, files);
    if (away !== undefined)
        return {
            message: `the folder is a symbolic link to ${away}: what people teach is written beside its reference alone`,
            place: { file: path },
            hint: 'put a folder in its place, and try again',
        };
    if (file === undefined || files.kind(file) === 'missing')
        return undefined;
    return {
        message: 'a file of this name stands there already, and has another summary',
        place: { file },
        hint: 'read it; remove or rename it, and try again',
    };
}
function linkAway(folder, kind, files) {
    const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, kind);
    const real = files.kind(path) === 'folder' ? files.real(path) : undefined;
    return real === undefined || real === node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(files.real(folder) ?? folder, kind) ? undefined : real;
}
function obstacleTo(kind, id, { golden, candidate }, earlier) {
    const there = golden[kind];
    if (there.length + earlier.length >= _inputs_corpus_taught_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_TAUGHT */ .Ke[kind]) {
        const has = `the session ${JSON.stringify(golden.name)} has ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(there.length, `${kind} summary`, `${kind} summaries`)}`;
        const more = earlier.length === 0 ? '' : `, and ${earlier.length} more would come before this one`;
        return {
            message: `${has}${more}; allowed: up to ${_inputs_corpus_taught_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_TAUGHT */ .Ke[kind]}`,
            place: golden.place,
            hint: 'remove one that a newer one is better than',
        };
    }
    return earlier.includes(id) || there.some((one) => one.id === id)
        ? {
            message: `another ${kind} summary of the session has the id ${id} already`,
            place: candidate.place,
            hint: 'name one of them alone, or give the other one another id',
        }
        : undefined;
}
function tooLong(summary, saying, { candidate, format }, idInLine) {
    if (!(0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_5__/* .isTooLong */ .pn)(summary, saying, format, idInLine))
        return undefined;
    return {
        message: `as it would be written, the summary has too many characters; allowed: up to ${_inputs_corpus_taught_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .LONGEST_TAUGHT */ .Fg}`,
        place: candidate.place,
        hint: 'every candidate is held against it; write a shorter one',
    };
}
function sameAs({ candidate }, taught, digest) {
    if (taught.length === 0)
        return undefined;
    const written = [candidate.summary, (0,_inputs_corpus_write_taught_js__WEBPACK_IMPORTED_MODULE_5__/* .asStrict */ .C0)(candidate.summary)].map((one) => digest((0,_core_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .summaryText */ .g5)((0,_core_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTexts */ .X)(one))));
    return taught.find((one) => one.digest === candidate.digest || written.includes(one.digest));
}


/***/ }),

/***/ 13703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ toolsFor),
/* harmony export */   x: () => (/* binding */ scoreSought)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62807);
/* harmony import */ var _inputs_candidates_samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34556);
/* harmony import */ var _inputs_candidates_unread_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45291);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30965);
/* harmony import */ var _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86588);
/* harmony import */ var _rubric_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7963);
/* harmony import */ var _scoring_field_diagnosis_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15902);
/* harmony import */ var _scoring_fields_seen_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36101);
/* harmony import */ var _scoring_lost_fields_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8450);
/* harmony import */ var _scoring_score_samples_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18702);
/* harmony import */ var _scoring_score_session_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80677);
/* harmony import */ var _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32670);
/* harmony import */ var _settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(16276);
/* harmony import */ var _statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(94400);














function toolsFor({ corpus, candidates }, values, ports) {
    const format = (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOf */ .b)(values);
    return {
        score: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_5__/* .openScorer */ .DL)(values.rubric, values.weights, values.dimensions),
        check: new _rubric_requirement_check_js__WEBPACK_IMPORTED_MODULE_4__/* .RequirementCheck */ .gx(),
        claims: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_5__/* .openClaimCheck */ .HP)(values.rubric),
        candidatesPath: (0,_settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_12__/* .showPaths */ .cb)(values.candidates),
        unreadFile: (0,_inputs_candidates_unread_file_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadFileIn */ .p)(values.candidates, ports.files),
        format,
        lost: lostInRun({ corpus, candidates }, format),
        failOn: values['fail-on'],
        context: _scoring_session_context_js__WEBPACK_IMPORTED_MODULE_11__/* .SessionContext */ .IC.of(corpus, ports),
    };
}
function scoreSought(golden, { candidates, sample }, values, tools) {
    const { numbers, byName, samplesOf } = candidates;
    const own = samplesOf.get(golden.name);
    refuseUnknown(sample, own === undefined ? [] : numbers, golden.name);
    if (own === undefined) {
        const candidate = byName.get(golden.name);
        return { candidate, session: withLost((0,_scoring_score_session_js__WEBPACK_IMPORTED_MODULE_10__/* .scoreCandidate */ .e)(golden, candidate, tools), tools) };
    }
    const { worst, ...scored } = (0,_scoring_score_samples_js__WEBPACK_IMPORTED_MODULE_9__/* .scoreSamples */ .g)(golden, own, { numbers, precision: (0,_rubric_score_js__WEBPACK_IMPORTED_MODULE_5__/* .precisionOf */ .ij)(values.rubric) }, tools);
    const all = scored.all.map((one) => ({ sample: one.sample, session: withLost(one.session, tools) }));
    const wanted = sample ?? worst.sample;
    const shown = all.find((one) => one.sample === wanted) ?? worst;
    return {
        candidate: own.get(shown.sample),
        session: shown.session,
        samples: toShown({ ...scored, all, worst }, shown.sample, own),
    };
}
function withLost(session, { lost, failOn }) {
    const defects = (0,_scoring_lost_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .withLostDefects */ .V)(session, lost, failOn);
    return defects === session.defects ? session : { ...session, defects };
}
function refuseUnknown(sample, numbers, name) {
    if (sample === undefined || numbers.includes(sample))
        return;
    const allowed = numbers.length === 0 ? 'the session has no samples' : `the run has samples ${(0,_inputs_candidates_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .showNumbers */ .G9)(numbers)}`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([{ message: `there is no sample ${sample} of ${JSON.stringify(name)}: ${allowed}` }]);
}
function toShown({ session, all, worst }, shown, own) {
    return {
        shown,
        overall: session.overall,
        spread: (0,_statistics_descriptive_js__WEBPACK_IMPORTED_MODULE_13__/* .standardDeviation */ .Fx)(all.map((one) => one.session.overall)),
        worst: worst.sample,
        all: all.map(({ sample, session: { status, overall, defects } }) => {
            const place = own.get(sample)?.place;
            return {
                sample,
                status,
                overall,
                findings: defects.length,
                place: place === undefined ? null : (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlace */ .dE)(place),
            };
        }),
    };
}
function lostInRun({ corpus, candidates }, format) {
    const counts = new _scoring_fields_seen_js__WEBPACK_IMPORTED_MODULE_7__/* .FieldCounts */ .x();
    for (const { name, reference, canary } of corpus.sessions) {
        if (canary)
            continue;
        const samples = candidates.samplesOf.get(name)?.values() ?? [candidates.byName.get(name)];
        for (const candidate of samples)
            count(candidate, reference, counts);
    }
    return (0,_scoring_field_diagnosis_js__WEBPACK_IMPORTED_MODULE_6__/* .diagnoseFields */ .u)(counts, format).lost;
}
function count(candidate, reference, counts) {
    if (candidate?.kind === 'valid')
        counts.add((0,_scoring_fields_seen_js__WEBPACK_IMPORTED_MODULE_7__/* .seeFields */ .l)(reference, candidate, []) ?? null);
    else if (candidate !== undefined)
        counts.invalid++;
}


/***/ }),

/***/ 7170:
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
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62807);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _core_unicode_form_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53176);
/* harmony import */ var _inputs_candidates_read_candidates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19328);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7649);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30965);
/* harmony import */ var _faults_of_others_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99299);








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

/***/ 78491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Ep: () => (/* binding */ conclude),
  vK: () => (/* binding */ planLessons),
  NM: () => (/* binding */ sayingOf),
  QI: () => (/* binding */ teach)
});

var errors = __webpack_require__(62807);
var json_text = __webpack_require__(1378);
var redact = __webpack_require__(37611);
var core_text = __webpack_require__(26067);
var workspace_path = __webpack_require__(53215);
var baseline_report = __webpack_require__(61530);
var session_diff = __webpack_require__(25855);
var layout = __webpack_require__(19970);
var command_line_flags = __webpack_require__(90048);
var unicode_form = __webpack_require__(53176);
var read_candidates = __webpack_require__(19328);
var read_corpus = __webpack_require__(7649);
var format_of = __webpack_require__(30965);
var score_session = __webpack_require__(80677);
var scored_session = __webpack_require__(18295);
var candidate_paths = __webpack_require__(16276);
var files_of_runs = __webpack_require__(58152);
var faults_of_others = __webpack_require__(99299);
var named_candidate = __webpack_require__(42023);
var named_summary = __webpack_require__(32634);
var score_sought = __webpack_require__(13703);
var session_operand = __webpack_require__(7170);
;// CONCATENATED MODULE: ./build/command-line/parts/taught-sessions.js
















async function readTaught(command, { run, operands, flags, foundByRun }) {
    const { settings, ports } = run;
    const { values } = settings;
    const format = (0,format_of/* formatOf */.b)(values);
    (0,errors/* refuse */.TR)(settings.problems);
    if (operands.length === 0)
        (0,errors/* refuse */.TR)([{ message: `${command} needs the name of a session`, hint: '`explain` lists them' }]);
    const corpus = await (0,read_corpus/* readCorpus */.XR)(values.corpus, ports.files, ports.digest, format);
    const named = [...new Set(operands.map((operand) => (0,unicode_form/* inUnicodeForm */.v)(operand, 'NFC')))].map(session_operand/* namedSample */.cF);
    const goldens = named.map(({ name }) => goldenNamed(name, corpus));
    (0,errors/* refuse */.TR)(goldens.flatMap((one) => ('problems' in one ? one.problems : [])));
    const from = flags.get(command_line_flags/* FROM */.hK.name);
    const { candidates, place } = from === undefined ? await readChosen(run, format) : await readIncident(from, named, run);
    const tools = (0,score_sought/* toolsFor */.J)({ corpus, candidates }, values, ports);
    const found = named.map((one) => (0,named_candidate/* candidateNamed */.j)(command, one, candidates, place));
    (0,errors/* refuse */.TR)(found.flatMap((one) => ('problems' in one ? one.problems : [])));
    return goldens.flatMap((golden, i) => {
        const one = found[i];
        if ('problems' in golden || one === undefined || 'problems' in one)
            return [];
        const session = (0,score_session/* scoreCandidate */.e)(golden.golden, one.candidate, tools);
        const known = foundByRun?.(golden.golden.name, one.candidate.digest) ?? [];
        const codes = [...new Set([...(0,scored_session/* codesIn */.Od)(session), ...known])];
        return [{ golden: golden.golden, candidate: one.candidate, session, codes, tools, format }];
    });
}
function goldenNamed(name, corpus) {
    const golden = corpus.sessions.find((session) => session.name === name);
    const { own, nobodys } = (0,faults_of_others/* faultsFor */.pZ)(name, corpus);
    if (own.length > 0)
        return { problems: own };
    if (golden?.canary === true)
        return { problems: [{ message: `${JSON.stringify(name)} is a canary: it has no candidate`, place: golden.place }] };
    if (golden !== undefined)
        return { golden };
    const { ending, ...hint } = (0,session_operand/* nameHint */.jy)(name, corpus.sessions.map((session) => session.name));
    return { problems: [...nobodys, { message: `the corpus has no session ${JSON.stringify(name)}${ending}`, ...hint }] };
}
async function readChosen({ settings: { values }, ports: { files, digest } }, format) {
    const isThere = (0,candidate_paths/* pathsOf */.wG)(values.candidates).some((path) => files.kind(path) !== 'missing');
    const kept = (0,workspace_path/* pathIn */.l)(values['report-dir'], files_of_runs/* CANDIDATES_FILE */.Wn);
    const paths = isThere || files.kind(kept) !== 'file' ? values.candidates : kept;
    const candidates = await (0,read_candidates/* readCandidates */.lH)(paths, files, digest, format);
    (0,errors/* refuse */.TR)(candidates.problems);
    return { candidates, place: (0,candidate_paths/* showPaths */.cb)(paths) };
}
async function readIncident(from, named, { settings: { values }, ports: { files, digest } }) {
    const candidate = await (0,named_summary/* readNamedSummary */.gy)(from, named[0]?.name ?? '', { files, digest, format: (0,format_of/* formatOf */.b)(values) });
    const byName = new Map([[candidate.name, candidate]]);
    return { candidates: { byName, samplesOf: new Map(), numbers: [], defects: [], problems: [] }, place: from };
}

var write_plans = __webpack_require__(39576);
;// CONCATENATED MODULE: ./build/command-line/parts/teach.js











async function planLessons({ command, plan, differenceOf = (taught) => (0,session_diff.sessionDiff)(taught.golden, taught) }, context) {
    const { run } = context;
    const sessions = distinct(await readTaught(command, context));
    const saying = sayingOf(command, context);
    const earlier = nothingYet(run.ports.files);
    const planned = sessions.map((taught) => {
        const one = plan(taught, saying, run, earlier);
        if (!('problem' in one))
            earlier.add(one);
        return one;
    });
    (0,errors/* refuse */.TR)(planned.flatMap((one) => ('problem' in one ? [one.problem] : [])));
    return {
        sessions,
        plans: planned.flatMap((one) => ('problem' in one ? [] : [one])),
        views: sessions.map(differenceOf),
    };
}
function nothingYet(files) {
    const drafts = new Map();
    const ids = new Map();
    const idsOf = (session) => ids.get(session) ?? [];
    return {
        idsOf,
        textOf: (file) => {
            const read = drafts.has(file) ? undefined : files.read(file);
            return drafts.get(file) ?? (read?.kind === 'text' && read.invalidLines.size === 0 ? read.text : undefined);
        },
        add: ({ session, file, text, id, isKnown }) => {
            drafts.set(file, text);
            if (!isKnown && id !== null)
                ids.set(session, [...idsOf(session), id]);
        },
    };
}
function distinct(sessions) {
    return [...new Map(sessions.map((one) => [JSON.stringify([one.golden.name, one.candidate.digest]), one])).values()];
}
async function teach(context, lesson) {
    const { sessions, ...planned } = await planLessons(lesson, context);
    const unread = unreadSince(lesson.command, sessions, context.run);
    (0,errors/* refuse */.TR)(unread.problems);
    for (const line of unread.notes)
        context.tell(line);
    return conclude(lesson.command, planned, context);
}
async function conclude(command, { plans, views }, context) {
    const { run, json, screen, print, ask } = context;
    const write = () => (0,write_plans/* writeAll */.f4)(plans, run.ports.files);
    const isWanted = context.flags.has(command_line_flags/* YES */._Y.name);
    const fresh = plans.filter(({ isKnown }) => !isKnown);
    const files = (0,core_text/* counted */.hS)(new Set(fresh.map(({ file }) => file)).size, 'file');
    const how = `${command} … --yes writes ${files}`;
    const unasked = ask === undefined && !isWanted && fresh.length > 0
        ? [{ message: 'nothing is written: there is no terminal to ask at', hint: `read the difference; ${how}` }]
        : [];
    if (json) {
        const written = isWanted ? await write() : [];
        print((0,json_text/* jsonText */.s$)((0,redact/* maskTexts */.X)({ sessions: plans.map((one, i) => toJson(one, views[i])), written })));
        (0,errors/* refuse */.TR)(unasked);
        return errors/* EXIT */.dc.pass;
    }
    if (!isWanted && fresh.length > 0) {
        print(shownBefore(plans, views, screen));
        (0,errors/* refuse */.TR)(unasked);
        if (ask === undefined || !/^\s*y(es)?\s*$/i.test(await ask(`Write ${files}? [y/N] `))) {
            const said = (0,core_text/* terminalLine */.tL)(`Nothing is written yet. Read the difference; ${how}.`, 1000);
            print(`${(0,layout/* hang */.lG)('', said, screen).join('\n')}\n`);
            return errors/* EXIT */.dc.pass;
        }
    }
    print(shownAfter(plans, await write(), screen));
    return errors/* EXIT */.dc.pass;
}
function sayingOf(command, { flags, run }) {
    const by = flags.get(command_line_flags.BY.name)?.trim() ?? '';
    const because = flags.get(command_line_flags/* BECAUSE */.l5.name)?.trim() ?? '';
    const code = flags.get(command_line_flags/* CODE */.Sq.name);
    (0,errors/* refuse */.TR)([
        ...(by === '' ? [{ message: `${command} needs --by: who ${command}s it, a person or a team` }] : []),
        ...(command === 'reject' && because === '' ? [{ message: 'reject needs --because: what is wrong with it' }] : []),
    ]);
    const at = run.ports.clock().toISOString().slice(0, 10);
    return { by, at, ...(because !== '' && { because }), ...(code !== undefined && { code }) };
}
function toJson({ session, file, text, isMasked, still }, difference) {
    return { session, file, text, masked: isMasked, still, difference };
}
function shownBefore(plans, views, screen) {
    const shown = plans.flatMap((plan, i) => {
        const view = views[i];
        const word = plan.isKnown ? 'there already' : 'would write';
        return [...(view === undefined ? [] : [(0,session_diff.renderDiff)(view, screen)]), ...planLines(plan, word, screen), ''];
    });
    return `${shown.join('\n')}\n`;
}
function shownAfter(plans, written, screen) {
    const done = plans.flatMap((plan) => [
        ...planLines(plan, written.includes(plan.file) && !plan.isKnown ? 'wrote' : 'there already', screen),
        '',
    ]);
    const next = written.length === 0
        ? `Nothing to commit: ${plans.length === 1 ? 'it stands' : 'they stand'} there already.`
        : `Commit ${written.length === 1 ? 'it' : 'them'}, so that somebody can review what the gate learns.`;
    return `${[...done, ...(0,layout/* hang */.lG)('', next, screen)].join('\n')}\n`;
}
function planLines({ file, isMasked, remarks }, word, screen) {
    return [
        `${word}  ${(0,core_text/* terminalLine */.tL)(file, 1000)}`,
        ...(isMasked ? (0,layout/* hang */.lG)('  ! ', write_plans/* MASKED */.uA, screen) : []),
        ...remarks.flatMap((remark) => (0,layout/* hang */.lG)('  ! ', (0,core_text/* terminalLine */.tL)(remark, 1000), screen)),
    ];
}
function unreadSince(command, sessions, run) {
    const path = (0,workspace_path/* pathIn */.l)(run.settings.values['report-dir'], 'report.json');
    const scored = scoredIn(path, run);
    const other = sessions.flatMap((taught) => {
        const before = scored.get(taught.golden.name) ?? [];
        const isRead = before.length === 0 || before.some((one) => one.candidate_digest === taught.candidate.digest);
        return isRead ? [] : [{ place: taught.candidate.place, before }];
    });
    const hasChanged = ({ place, before }) => before.some((one) => one.candidate_path === place.file);
    return {
        problems: other.filter(hasChanged).map(({ place }) => ({
            place,
            message: `the candidate has changed since ${path} was written, so that nobody has seen what is found in it`,
            hint: `run score again, then ${command} it`,
        })),
        notes: other
            .filter((one) => !hasChanged(one))
            .map(({ place }) => `note: the last run, whose report is ${path}, scored another candidate of this session than ${(0,errors/* formatPlace */.dE)(place)}; run score with these candidates to see what is found in this one`),
    };
}
function scoredIn(path, { ports: { files } }) {
    const read = files.kind(path) === 'file' ? files.read(path) : undefined;
    const parsed = read?.kind === 'text' ? (0,baseline_report/* readBaselineReport */.U)(read.text) : undefined;
    const sessions = parsed?.kind === 'report' ? parsed.report.sessions : [];
    return new Map(sessions.map(({ name, samples, ...one }) => [name, samples ?? [one]]));
}


/***/ }),

/***/ 39576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f4: () => (/* binding */ writeAll),
/* harmony export */   nj: () => (/* binding */ asItStands),
/* harmony export */   uA: () => (/* binding */ MASKED)
/* harmony export */ });
/* harmony import */ var _adapters_disk_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83675);
/* harmony import */ var _adapters_disk_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84616);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62807);



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

/***/ 17516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ asStrict),
/* harmony export */   ON: () => (/* binding */ withReference),
/* harmony export */   P5: () => (/* binding */ taughtText),
/* harmony export */   kE: () => (/* binding */ withTaught),
/* harmony export */   pn: () => (/* binding */ isTooLong),
/* harmony export */   tD: () => (/* binding */ notStrict)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1378);
/* harmony import */ var _core_json_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39311);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37611);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37166);
/* harmony import */ var _rubric_v1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75756);
/* harmony import */ var _format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40769);
/* harmony import */ var _format_in_their_keys_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74539);
/* harmony import */ var _format_their_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40982);
/* harmony import */ var _taught_summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65775);










function taughtText(summary, saying, format) {
    const whole = { ...(0,_format_in_their_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .inTheirKeys */ .M)(summary, format), ...saying };
    const masked = (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTexts */ .X)(whole);
    return { text: (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonText */ .s$)(masked), isMasked: (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonText */ .s$)(whole) !== (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonText */ .s$)(masked) };
}
function isTooLong(summary, saying, format, id) {
    const { text } = taughtText(summary, saying, format);
    const written = id === undefined ? text : JSON.stringify({ id, ...JSON.parse(text) });
    return written.length > _taught_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .LONGEST_TAUGHT */ .Fg;
}
function withTaught(text, line, list, { id, summary, saying, isNew }, format) {
    if (!isNew)
        return { text, isMasked: false };
    const lines = text.split('\n');
    const before = lines[line - 1];
    if (before === undefined)
        return undefined;
    const whole = { id, ...(0,_format_in_their_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .inTheirKeys */ .M)(summary, format), ...saying };
    const entry = (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTexts */ .X)(whole);
    try {
        const path = Array.isArray(membersOf(before)[list]) ? [list, -1] : [list];
        const value = path.length === 1 ? [entry] : entry;
        const after = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.applyEdits)(before, (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.modify)(before, path, value, { isArrayInsertion: path.length > 1 }));
        const found = membersOf(after)[list];
        if (!Array.isArray(found) || JSON.stringify(found.at(-1)) !== JSON.stringify(entry))
            return undefined;
        lines[line - 1] = after;
    }
    catch {
        return undefined;
    }
    return { text: lines.join('\n'), isMasked: JSON.stringify(whole) !== JSON.stringify(entry) };
}
function membersOf(line) {
    const value = JSON.parse(line);
    return (0,_core_json_values_js__WEBPACK_IMPORTED_MODULE_9__/* .isPlainObject */ .Qd)(value) ? value : {};
}
function notStrict({ outcome, aha_moments }, format) {
    if ((0,_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .hasField */ .RY)(format, 'outcome') && !_core_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTCOMES */ .im.some((one) => one === (0,_rubric_v1_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizeOutcome */ .AD)(outcome)))
        return `its outcome is ${JSON.stringify(outcome)}; allowed: ${(0,_format_their_words_js__WEBPACK_IMPORTED_MODULE_6__/* .allowedOutcomes */ .s4)(format).join(', ')}`;
    const wrong = aha_moments.find(({ seq }) => !Number.isSafeInteger(seq) || seq < 0);
    return wrong === undefined ? undefined : `a moment has the seq ${wrong.seq}, which is no message number`;
}
function asStrict(summary) {
    const outcome = _core_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTCOMES */ .im.find((one) => one === (0,_rubric_v1_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizeOutcome */ .AD)(summary.outcome));
    return outcome === undefined ? summary : { ...summary, outcome };
}
function withReference(text, before, summary, format) {
    const written = (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTexts */ .X)((0,_format_in_their_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .inTheirKeys */ .M)(summary, format));
    const isMasked = (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonText */ .s$)((0,_format_in_their_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .inTheirKeys */ .M)(summary, format)) !== (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonText */ .s$)(written);
    const content = JSON.parse(text);
    const reference = (0,_core_json_values_js__WEBPACK_IMPORTED_MODULE_9__/* .isPlainObject */ .Qd)(content) ? content['reference'] : undefined;
    const changed = _core_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .FIELDS */ .cJ.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(summary[field]));
    let result = text;
    const set = (path, value) => {
        result = withValue(result, [...path], value);
    };
    for (const field of changed.filter((one) => (0,_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .hasField */ .RY)(format, one))) {
        const path = (0,_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .pathOfField */ .VQ)(field, reference, format);
        set(['reference', ...path], (0,_format_in_our_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .memberAt */ .mz)(written, format.fields.get(field) ?? [field]));
    }
    for (const mark of ['reviewed_by', 'reviewed_at']) {
        if ((0,_core_json_values_js__WEBPACK_IMPORTED_MODULE_9__/* .isPlainObject */ .Qd)(content) && content[mark] !== undefined)
            set([mark], undefined);
    }
    return { text: result, isMasked };
}
function withValue(text, path, value) {
    const tree = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text);
    const node = tree && (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.findNodeAtLocation)(tree, path);
    if (value === undefined)
        return (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.applyEdits)(text, (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.modify)(text, path, undefined, {}));
    const { blanks, eol } = indentOf(text);
    if (node === undefined) {
        const formattingOptions = { insertSpaces: !blanks.startsWith('\t'), tabSize: blanks.length, eol };
        return (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.applyEdits)(text, (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.modify)(text, path, value, { formattingOptions }));
    }
    const [before, behind] = [text.slice(0, node.offset), text.slice(node.offset + node.length)];
    const isOneLine = !text.slice(node.offset, node.offset + node.length).includes('\n');
    const [outer = ''] = /^[ \t]*/.exec(before.slice(before.lastIndexOf('\n') + 1)) ?? [];
    const written = isOneLine ? JSON.stringify(value) : JSON.stringify(value, null, blanks);
    return before + written.replaceAll('\n', eol + outer) + behind;
}
function indentOf(text) {
    const [, blanks = '  '] = /\n([ \t]+)"/.exec(text) ?? [];
    return { blanks, eol: text.includes('\r\n') ? '\r\n' : '\n' };
}


/***/ })

};
