export const id = 2425;
export const ids = [2425,4538];
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

/***/ 76868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ expectedRuns)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50089);
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91295);


const followed = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ workflow_run: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }) });
function expectedRuns(env) {
    const own = env['GITHUB_RUN_ID'] || null;
    if (own === null)
        return null;
    const payload = followed.safeParse((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .readPayload */ .r)(env));
    return payload.success ? [own, String(payload.data.workflow_run.id)] : [own];
}


/***/ }),

/***/ 84697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ keepCandidates)
/* harmony export */ });
/* unused harmony export MOST_KEPT */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);
/* harmony import */ var _core_workspace_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84915);
/* harmony import */ var _inputs_baseline_base_candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72396);
/* harmony import */ var _settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24728);
/* harmony import */ var _settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61580);





const MOST_KEPT = 1_000;
function keepCandidates({ report, candidateLines }, settings, files) {
    if (candidateLines === undefined || !settings['report-formats'].includes('html'))
        return { kind: 'none' };
    const path = (0,_core_workspace_path_js__WEBPACK_IMPORTED_MODULE_3__/* .pathIn */ .l)(settings['report-dir'], _settings_files_of_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .CANDIDATES_FILE */ .Wn);
    if ((0,_settings_candidate_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .pathsOf */ .wG)(settings.candidates).includes(path))
        return { kind: 'none' };
    const rows = keptRows(report);
    let isWhole = rows.length === report.sessions.length;
    let room = _inputs_baseline_base_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_CANDIDATES */ .gP;
    function* lines() {
        for (const row of rows) {
            for (const line of candidateLines?.(row) ?? []) {
                room -= line.length + 1;
                if (room < 0) {
                    isWhole = false;
                    return;
                }
                yield `${line}\n`;
            }
        }
    }
    try {
        files.write(path, lines());
    }
    catch (error) {
        return { kind: 'none', warning: `candidates of the run were not kept: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error)}` };
    }
    return { kind: isWhole ? 'all' : 'lowest', path };
}
function keptRows({ sessions }) {
    const rows = sessions.map(({ failed, overall }, row) => ({ row, rank: failed ? -1 : (overall ?? 2) }));
    if (rows.length <= MOST_KEPT)
        return rows.map(({ row }) => row);
    return rows
        .sort((a, b) => a.rank - b.rank)
        .slice(0, MOST_KEPT)
        .map(({ row }) => row)
        .sort((a, b) => a - b);
}


/***/ }),

/***/ 74220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);

function exitCodeOf(verdict, { 'warn-only': warnOnly, 'on-inconclusive': onInconclusive }) {
    if (warnOnly || (verdict === 'inconclusive' && onInconclusive === 'pass'))
        return _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.pass;
    return _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc[verdict];
}


/***/ }),

/***/ 84553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ explainingHeld)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37955);

async function explainingHeld({ policy }, job) {
    try {
        return await job();
    }
    catch (error) {
        const held = policy?.changed.filter(({ counts }) => counts === 'base') ?? [];
        if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo) || held.length === 0)
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(error.problems.map((problem) => explained(problem, held)));
    }
}
function explained(problem, held) {
    const about = held.find(({ name }) => problem.message.startsWith(`${name}: `));
    if (about === undefined)
        return problem;
    const { name, wanted, base } = about;
    const hint = `the base branch decides, and has ${name} ${base}: until ${wanted} is merged, what it names must stay, or the workflow set ${name}`;
    return { ...problem, hint: problem.hint === undefined ? hint : `${hint}; ${problem.hint}` };
}


/***/ }),

/***/ 56810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ withPolicyOfBase)
});

var external_node_path_ = __webpack_require__(76760);
var git = __webpack_require__(41085);
var errors = __webpack_require__(37955);
var workspace_path = __webpack_require__(84915);
var policy_of_base = __webpack_require__(4437);
var resolve = __webpack_require__(80132);
var table = __webpack_require__(45061);
var base_of_pull_request = __webpack_require__(39473);
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var core_text = __webpack_require__(83703);
var git_store = __webpack_require__(34745);
;// CONCATENATED MODULE: ./build/adapters/disk/stored-content.js





const MOST_BYTES = 64 * 1024 * 1024;
function openStoredContent(file, files) {
    const names = new Map();
    const namesOf = (digits) => {
        const known = names.get(digits);
        if (known !== undefined)
            return known;
        const bytes = bytesOf(file, files);
        const found = new Set(bytes === undefined ? [] : mayBeStored(bytes).map((one) => (0,git_store/* blobName */.PF)(one, digits)));
        names.set(digits, found);
        return found;
    };
    return {
        isStoredAs: (id) => namesOf(id.length).has(id),
        isLike: (stored) => {
            const bytes = bytesOf(file, files);
            return bytes === undefined ? undefined : isLike(bytes, stored);
        },
    };
}
function bytesOf(file, files) {
    const real = files.real(file);
    if (real === undefined)
        return undefined;
    const path = (0,external_node_path_.join)(files.root, real);
    try {
        const stat = (0,external_node_fs_.statSync)(path);
        return stat.isFile() && stat.size <= MOST_BYTES ? (0,external_node_fs_.readFileSync)(path) : undefined;
    }
    catch {
        return undefined;
    }
}
function mayBeStored(bytes) {
    const pointer = `${POINTER}v1\noid sha256:${sha256Of(bytes)}\nsize ${bytes.length}\n`;
    const withFeeds = bytes.includes('\r\n') ? [Buffer.from((0,core_text/* withLineFeeds */.gX)(bytes.toString('latin1')), 'latin1')] : [];
    return [bytes, ...withFeeds, Buffer.from(pointer)];
}
const POINTER = 'version https://git-lfs.github.com/spec/';
function isLike(bytes, stored) {
    const digest = digestIn(stored);
    const own = bytes.toString('utf8');
    if (digest !== undefined)
        return digest === (digestIn(own) ?? sha256Of(bytes));
    if (stored.startsWith(POINTER) || stored.includes('\0'))
        return undefined;
    return comparable(own) === comparable(stored);
}
function digestIn(text) {
    return text.startsWith(POINTER) ? /^oid sha256:([0-9a-f]{64})\r?$/m.exec(text)?.[1] : undefined;
}
function comparable(text) {
    return (0,core_text/* withLineFeeds */.gX)(text.replace(/^\ufeff/, ''));
}
function sha256Of(bytes) {
    return (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}

var session_name = __webpack_require__(70641);
var base_texts = __webpack_require__(33980);
var find_transcript = __webpack_require__(14017);
var reference_file = __webpack_require__(95131);
;// CONCATENATED MODULE: ./build/run/golden-folders.js





const MOST_READ = 30;
function goldenFolders(corpus, open, files, isCommitted) {
    const here = foldersHere(corpus, files);
    const compare = openComparison(async ({ path, commit }) => open((0,workspace_path/* pathIn */.l)(corpus, path)).at(commit));
    const base = open(corpus);
    return {
        at: async (commit) => {
            const found = await base.filesUnder(commit);
            return found.kind === 'unreadable' ? found : { sessions: sessionsIn(found, commit) };
        },
        has: (name) => here(name) !== undefined,
        isCertain: ({ reference }) => reference !== 'unknown',
        isAsIn: (name, known) => {
            const own = here(name);
            return own !== undefined && PARTS.every((part) => isAsIn(own[part], partsOf(known, part)));
        },
        compare: async (name, known) => {
            const own = here(name);
            for (const part of own === undefined ? [] : PARTS) {
                const file = own?.[part];
                if (file !== undefined && !isCommitted(file.file))
                    continue;
                const found = await compare(file, partsOf(known, part));
                if (found !== 'the same')
                    return found;
            }
            return 'the same';
        },
    };
}
const PARTS = ['reference', 'transcript'];
function partsOf(known, part) {
    return known.map((one) => one[part]);
}
function isAsIn(own, known) {
    return known.some((there) => {
        if (there === 'unknown')
            return true;
        return there === 'none' ? own === undefined : own?.isStoredAs(there.id) === true;
    });
}
function openComparison(read) {
    let filesRead = 0;
    let trouble = null;
    return async (own, known) => {
        if (isAsIn(own, known))
            return 'the same';
        const stored = known.flatMap((there) => (typeof there === 'string' ? [] : [there]));
        if (own === undefined || stored.length === 0)
            return 'another';
        if (filesRead++ === MOST_READ)
            trouble ??= `only ${MOST_READ} files are read of the base`;
        for (const file of new Map(stored.map((one) => [one.id, one])).values()) {
            const found = trouble === null ? await read(file) : undefined;
            if (found?.kind === 'unreadable')
                trouble = found.reason;
            if (trouble !== null)
                return { reason: trouble };
            const isLike = found?.kind === 'text' ? own.isLike(found.text) : undefined;
            if (isLike === undefined)
                return { reason: 'git has stored something else in place of a text' };
            if (isLike)
                return 'the same';
        }
        return 'another';
    };
}
function sessionsIn(found, commit) {
    const sessions = new Map();
    if (found.kind === 'missing')
        return sessions;
    const { ids, others } = found;
    const first = (folder, names) => {
        const paths = names.map((name) => `${folder}/${name}`);
        if (paths.some((path) => others.has(path)))
            return 'unknown';
        const path = paths.find((one) => ids.has(one));
        const id = path === undefined ? undefined : ids.get(path);
        return path === undefined || id === undefined ? 'none' : { commit, path, id };
    };
    for (const path of [...ids.keys(), ...others]) {
        const [folder = '', file, ...deeper] = path.split('/');
        if (deeper.length > 0 || !reference_file/* REFERENCE_FILES */.wY.some((one) => one === file))
            continue;
        const session = { reference: first(folder, reference_file/* REFERENCE_FILES */.wY), transcript: first(folder, find_transcript/* TRANSCRIPT_FILES */.pZ) };
        sessions.set((0,session_name/* normalizeName */.Pc)(folder), session);
    }
    return sessions;
}
function foldersHere(corpus, files) {
    const entries = new Map(files.list(corpus).map((entry) => [(0,session_name/* normalizeName */.Pc)(entry), entry]));
    const known = new Map();
    return (name) => {
        const entry = entries.get(name);
        if (!known.has(name))
            known.set(name, entry === undefined ? undefined : folderHere((0,workspace_path/* pathIn */.l)(corpus, entry), files));
        return known.get(name);
    };
}
function folderHere(folder, files) {
    const first = (names) => {
        const file = names.map((name) => (0,workspace_path/* pathIn */.l)(folder, name)).find((one) => files.kind(one) !== 'missing');
        return file === undefined ? undefined : { file, ...openStoredContent(file, files) };
    };
    const reference = first(reference_file/* REFERENCE_FILES */.wY);
    return reference === undefined ? undefined : { reference, transcript: first(find_transcript/* TRANSCRIPT_FILES */.pZ) };
}

;// CONCATENATED MODULE: ./build/run/golden-on-base.js




async function goldenOnBase(corpus, open, files, isCommitted) {
    const kind = files.kind(corpus);
    if (kind === 'folder')
        return changesOf(goldenFolders(corpus, open, files, isCommitted), open(corpus));
    const lines = kind === 'file' && corpus.endsWith('.jsonl') ? goldenLines(corpus, open(corpus), files) : undefined;
    return lines === undefined ? undefined : changesOf(lines, open(corpus));
}
async function changesOf(corpus, base) {
    const states = [];
    let unread = null;
    const look = async (commit) => {
        const state = await corpus.at(commit);
        if ('reason' in state)
            unread ??= state.reason;
        else
            states.push(state.sessions);
    };
    const differences = () => differencesTo(states, corpus);
    for (const tip of base.tips) {
        await look(tip);
        if (states.length > 0 && isNothing(differences()))
            return NOTHING;
    }
    if (states.length === 0)
        return { unread: unread ?? base.unknown };
    const parted = await base.mergeBase();
    if ('reason' in parted)
        unread ??= base.isMerged() ? null : parted.reason;
    else if (!base.tips.includes(parted.commit))
        await look(parted.commit);
    const found = differences();
    if (isNothing(found))
        return NOTHING;
    return unread === null ? comparedByContent(found, states, corpus) : { unread };
}
const NOTHING = { gone: [], changed: [], unknown: [], why: null };
function isNothing({ gone, differing }) {
    return gone.length + differing.length === 0;
}
function differencesTo(states, corpus) {
    const gone = [];
    const differing = [];
    for (const name of [...new Set(states.flatMap((state) => [...state.keys()]))].sort()) {
        const known = knownAs(name, states);
        if (!corpus.has(name)) {
            if (known.length === states.length && known.every(corpus.isCertain))
                gone.push(name);
        }
        else if (!corpus.isAsIn(name, known))
            differing.push(name);
    }
    return { gone, differing };
}
function knownAs(name, states) {
    return states.flatMap((state) => state.get(name) ?? []);
}
async function comparedByContent({ gone, differing }, states, corpus) {
    const changed = [];
    const unknown = [];
    let why = null;
    for (const name of differing) {
        const found = await corpus.compare(name, knownAs(name, states));
        if (found === 'another')
            changed.push(name);
        if (typeof found === 'string')
            continue;
        unknown.push(name);
        why ??= found.reason;
    }
    return { gone, changed, unknown, why };
}
function goldenLines(corpus, base, files) {
    const read = files.read(corpus);
    if (read.kind !== 'text')
        return undefined;
    const here = namedLines(read.text);
    const stored = openStoredContent(corpus, files);
    return {
        at: async (commit) => {
            const found = await base.at(commit);
            if (found.kind === 'unreadable')
                return found;
            if (found.kind === 'text' && stored.isLike(found.text) === true)
                return { sessions: here };
            return linesOf(found);
        },
        has: (name) => here.has(name),
        isCertain: () => true,
        isAsIn: (name, known) => known.some((line) => line === here.get(name)),
        compare: async () => 'another',
    };
}
function linesOf(found) {
    if (found.kind === 'missing')
        return { sessions: new Map() };
    const sessions = namedLines(found.text);
    return sessions.size === 0 && found.text.trim() !== ''
        ? { reason: 'no line of it has the name of a session there' }
        : { sessions };
}
function namedLines(text) {
    const lines = text.split('\n').flatMap((whole) => {
        const line = whole.trim();
        const name = (0,base_texts/* nameIn */.Z)(line);
        return name === undefined ? [] : [[(0,session_name/* normalizeName */.Pc)(name), line]];
    });
    return new Map(lines);
}

;// CONCATENATED MODULE: ./build/run/policy-of-base.js









async function withPolicyOfBase(run, env, timeBudget, rules) {
    const { settings, ports } = run;
    if (settings.problems.length > 0)
        return run;
    const base = await (0,base_of_pull_request/* findBase */.l)(settings.values, { env, timeBudget });
    if (base === undefined)
        return run;
    const { files } = ports;
    const open = (0,base_of_pull_request/* openBase */.m)(base, settings.values, { files, env, timeBudget });
    const onBase = (file) => compareWithBase(open(asNamed(file, run)), textOf(files, file));
    const isOnBase = async (file) => (await onBase(file)) === 'the same';
    const isOfCheckout = (file) => isCommitted(asNamed(file, run), files, env);
    const isOfPullRequest = async (file) => {
        const there = await onBase(file);
        return there === 'another' || (there === 'none' && isOfCheckout(file));
    };
    const golden = (corpus) => goldenOnBase(corpus, (path) => open(asNamed(path, run)), files, isOfCheckout);
    return heldToBase({ ...run, ports: { ...ports, isOnBase, isOfPullRequest, goldenOnBase: golden } }, env, open, rules);
}
async function compareWithBase({ tips, at }, text) {
    let onBase = 'none';
    for (const tip of text === null ? [] : tips) {
        const found = await at(tip);
        if (found.kind !== 'text')
            continue;
        if (found.text.replace(/^\ufeff/, '') === text)
            return 'the same';
        onBase = 'another';
    }
    return onBase;
}
async function heldToBase(run, env, open, rules) {
    const { inputs, settings, ports } = run;
    const { files } = ports;
    const path = configPath(inputs, files);
    if (path === undefined)
        return run;
    const found = await configsOfBase(textOf(files, path), open(asNamed(path, run)));
    if (found === 'unchanged')
        return run;
    if ('unread' in found)
        return withPolicy(run, { ...NOTHING_KNOWN, unread: found.unread });
    if (found.texts[0] === null && (await bringsWorkflow(env, open))) {
        return withPolicy(run, { ...NOTHING_KNOWN, isNew: true });
    }
    const read = found.texts.map((text) => (0,resolve/* resolveSettings */.Mo)(inputs, withText(files, path, text), rules));
    const bases = read.filter(({ problems }) => problems.length === 0);
    if (found.isBehind) {
        const newest = bases.at(-1);
        const under = newest === undefined ? { settings, changed: [] } : (0,policy_of_base/* underNewerGates */.gu)(settings, newest);
        if (under.changed.length === 0)
            return run;
        return withPolicy({ ...run, settings: under.settings }, { ...NOTHING_KNOWN, changed: under.changed });
    }
    if (bases.length === 0)
        return withPolicy(run, { ...NOTHING_KNOWN, unread: wrongConfig(read[0]) });
    const held = (0,policy_of_base/* underPolicyOf */.ko)(settings, bases, (one) => ['file', 'folder'].includes(files.kind(one)));
    const under = { ...run, settings: held.settings };
    return withPolicy(under, { ...NOTHING_KNOWN, changed: held.changed });
}
const NOTHING_KNOWN = { changed: [], unread: null, isNew: false };
function asNamed(path, { folder, ports: { files } }) {
    const here = files.locate('.');
    if (!('path' in here) || here.path === folder)
        return path;
    const within = external_node_path_.posix.relative(here.path, path);
    return within.startsWith('../') ? path : external_node_path_.posix.join(folder, within);
}
function withPolicy(run, policy) {
    return { ...run, settings: { ...run.settings, policy } };
}
function configPath(inputs, files) {
    const named = inputs.get('config')?.text ?? table/* DEFAULT_CONFIG */.PV;
    const located = named === 'none' ? undefined : files.locate(named);
    return located !== undefined && 'path' in located ? located.path : undefined;
}
function textOf(files, path) {
    const read = files.kind(path) === 'file' ? files.read(path) : undefined;
    return read?.kind === 'text' ? read.text : null;
}
async function configsOfBase(own, file) {
    const texts = [];
    let unread = file.unknown;
    const look = async (commit) => {
        const found = await file.at(commit);
        if (found.kind === 'unreadable')
            unread = found.reason;
        else
            texts.unshift(found.kind === 'text' ? found.text.replace(/^\ufeff/, '') : null);
    };
    for (const tip of file.tips) {
        await look(tip);
        if (texts[0] === own && texts.length > 0)
            return 'unchanged';
    }
    const parted = await file.mergeBase();
    const newest = [...texts];
    if ('commit' in parted && !file.tips.includes(parted.commit))
        await look(parted.commit);
    if (texts.length === 0)
        return { unread };
    if (texts[0] !== own)
        return { texts, isBehind: false };
    return newest.length === 0 ? 'unchanged' : { texts: newest, isBehind: true };
}
async function bringsWorkflow(env, open) {
    const [, repository, path] = /^([^/]+\/[^/]+)\/([^@]+)@/.exec(env['GITHUB_WORKFLOW_REF'] ?? '') ?? [];
    if (path === undefined || repository !== env['GITHUB_REPOSITORY'])
        return false;
    const file = open(path);
    for (const tip of file.tips)
        if ((await file.at(tip)).kind !== 'missing')
            return false;
    return file.tips.length > 0;
}
function withText(files, path, text) {
    const here = (0,workspace_path/* startFolder */.h)(files);
    return {
        ...files,
        locate: (one) => {
            const located = files.locate(one);
            return 'path' in located ? located : { path: external_node_path_.posix.join(here, one) };
        },
        real: () => undefined,
        kind: (one) => {
            if (one === path)
                return text === null ? 'missing' : 'file';
            return files.kind(one) === 'missing' ? 'missing' : 'folder';
        },
        read: (one) => (one !== path || text === null ? files.read(one) : { kind: 'text', text, invalidLines: new Set() }),
    };
}
function wrongConfig(base) {
    const [problem] = base?.problems ?? [];
    const where = problem?.place === undefined ? '' : `${(0,errors/* formatPlace */.dE)(problem.place)}: `;
    return `its config file is wrong there: ${where}${problem?.message ?? 'it cannot be read'}`;
}
function isCommitted(path, files, env) {
    if ((0,git/* gitRootOf */.an)(files.root) === undefined)
        return true;
    const names = path.split('/');
    const onTheWay = names.map((_, at) => names.slice(0, at + 1).join('/'));
    const [link] = onTheWay.filter((one) => files.real(one) !== one);
    const behind = link === undefined ? undefined : files.real(path);
    const roots = onTheWay.filter((one) => (0,git/* isGitRoot */.vy)(external_node_path_.posix.join(files.root, one)));
    const asked = [path, ...roots, ...[link, behind].flatMap((one) => one ?? [])];
    const tracked = (0,git/* trackedFiles */.O)(files.root, asked, env);
    if (asked.some((one) => tracked.has(one)))
        return true;
    return roots.some((root) => isTracked(external_node_path_.posix.join(files.root, root), external_node_path_.posix.relative(root, path), env));
}
function isTracked(repository, path, env) {
    return (0,git/* trackedFiles */.O)(repository, [path], env).has(path);
}


/***/ })

};
