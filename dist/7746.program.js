export const id = 7746;
export const ids = [7746,4538];
export const modules = {

/***/ 74538:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


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

/***/ 77746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   transcript: () => (/* binding */ transcript)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(32086);
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81518);
/* harmony import */ var _inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14017);
/* harmony import */ var _inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14837);
/* harmony import */ var _inputs_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70641);
/* harmony import */ var _inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30137);
/* harmony import */ var _inputs_transcripts_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9603);
/* harmony import */ var _inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46268);
/* harmony import */ var _render_terminal_transcript_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31514);
/* harmony import */ var _report_transcripts_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54839);
/* harmony import */ var _parts_named_transcript_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20198);
/* harmony import */ var _parts_session_operand_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(63566);













async function transcript(context) {
    const { json, screen, print } = context;
    const { file, read } = await transcriptOf(context);
    if (!json)
        print((0,_render_terminal_transcript_js__WEBPACK_IMPORTED_MODULE_8__/* .renderTranscript */ .J)(file, read, screen));
    else {
        const source = (0,_report_transcripts_report_js__WEBPACK_IMPORTED_MODULE_9__/* .toReportSource */ .xV)((0,_inputs_transcripts_source_js__WEBPACK_IMPORTED_MODULE_6__/* .sourceOf */ .vz)({ file, ...(0,_inputs_transcripts_transcript_js__WEBPACK_IMPORTED_MODULE_7__/* .factsOf */ .xS)(read) }));
        print((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_12__/* .jsonText */ .s$)((0,_core_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .maskTexts */ .X)({ transcript: source, messages: read.messages.map(plainMessage) })));
    }
    return _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.pass;
}
async function transcriptOf({ run, operands }) {
    const { settings, ports } = run;
    (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(settings.problems);
    const [given = ''] = operands;
    if (given === '')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([{ message: 'transcript needs the name of a session, or the path of a file' }]);
    const { corpus } = settings.values;
    const { files, digest } = ports;
    const { sessions } = await (0,_inputs_corpus_read_corpus_js__WEBPACK_IMPORTED_MODULE_3__/* .readCorpus */ .XR)(corpus, files, digest, (0,_inputs_format_format_of_js__WEBPACK_IMPORTED_MODULE_5__/* .formatOf */ .b)(settings.values));
    const session = sessions.find(({ name }) => name === (0,_inputs_corpus_session_name_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizeName */ .Pc)(given));
    const [path] = session === undefined ? [] : (0,_inputs_corpus_find_transcript_js__WEBPACK_IMPORTED_MODULE_2__/* .transcriptPaths */ .L7)(session, files);
    if (path !== undefined)
        return (0,_parts_named_transcript_js__WEBPACK_IMPORTED_MODULE_10__/* .readNamedTranscript */ .S)(`${files.root}/${path}`, files);
    if (session !== undefined) {
        const { file } = session.place;
        const hint = file.endsWith('.jsonl')
            ? 'a session in a line of a file has none; one in a folder has it beside its reference'
            : `copy it beside the reference, as ${file.replace(/[^/]*$/, 'transcript.jsonl')}, or .json, .md or .txt as it is`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([{ message: 'the session has no transcript', place: session.place, hint }]);
    }
    const located = files.locate(given);
    const isThere = 'problem' in located || files.kind(located.path) !== 'missing';
    if (isThere)
        return (0,_parts_named_transcript_js__WEBPACK_IMPORTED_MODULE_10__/* .readNamedTranscript */ .S)(given, files);
    const { ending, hint } = (0,_parts_session_operand_js__WEBPACK_IMPORTED_MODULE_11__/* .nameHint */ .jy)(given, sessions.map(({ name }) => name));
    const message = `there is no session and no file ${JSON.stringify(given)}${ending}`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo([{ message, ...(hint !== undefined && { hint }) }]);
}
function plainMessage({ seq, line, time, role, blocks, conversation, isAside }) {
    return {
        seq,
        line,
        time,
        role,
        ...(conversation > 1 && { conversation }),
        ...(isAside && { aside: true }),
        blocks: blocks.map((block) => ({
            kind: block.kind,
            role: block.role,
            ...(block.kind !== 'text' && { tool: block.tool }),
            ...(block.kind === 'result' && { is_error: block.isError }),
            text: block.text,
        })),
    };
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
