export const id = 5340;
export const ids = [5340];
export const modules = {

/***/ 23522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ openWorkspace),
  A: () => (/* reexport */ errors/* reasonOf */.A3)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(37955);
var core_text = __webpack_require__(83703);
var text_limit = __webpack_require__(43149);
;// CONCATENATED MODULE: ./build/adapters/disk/git-folder.js


const GIT = /^\.git$/i;
function isGitName(name) {
    return GIT.test(name);
}
function gitFolders(root) {
    const known = new Map();
    const isIn = (folder) => {
        if ((0,external_node_path_.relative)(root, folder) === '' || (0,external_node_path_.dirname)(folder) === folder)
            return false;
        const before = known.get(folder);
        if (before !== undefined)
            return before;
        const found = isRepository(folder) || (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')) && isIn((0,external_node_path_.dirname)(folder)));
        known.set(folder, found);
        return found;
    };
    return (real) => (0,external_node_path_.relative)(root, real).split(external_node_path_.sep).some(isGitName) || isIn(isFolder(real) ? real : (0,external_node_path_.dirname)(real));
}
function isRepository(folder) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'HEAD')) && isFolder((0,external_node_path_.join)(folder, 'objects')) && isFolder((0,external_node_path_.join)(folder, 'refs'));
}
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}

var line_file = __webpack_require__(69128);
;// CONCATENATED MODULE: ./build/adapters/disk/replace-in-place.js

const CHANGING = external_node_fs_.constants.O_RDWR | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
function replaceInPlace(path, from, to) {
    const [wanted, instead] = [Buffer.from(from), Buffer.from(to)];
    if (wanted.length !== instead.length)
        throw new Error('the text has another length than the one that it replaces');
    const file = (0,external_node_fs_.openSync)(path, CHANGING);
    try {
        if (!(0,external_node_fs_.fstatSync)(file).isFile())
            throw new Error('this is not a file');
        const at = (0,external_node_fs_.readFileSync)(file).indexOf(wanted);
        if (at === -1)
            throw new Error('the text to be replaced is not there');
        (0,external_node_fs_.writeSync)(file, instead, 0, instead.length, at);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./build/adapters/disk/spelling.js


const REAL_DISK = {
    isThere: (path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined,
    namesIn: (folder) => (0,external_node_fs_.readdirSync)(folder),
};
function asSpelled(root, path, disk = REAL_DISK) {
    let spelled = root;
    try {
        for (const name of (0,external_node_path_.relative)(root, path).split(external_node_path_.sep))
            spelled = (0,external_node_path_.join)(spelled, nameIn(spelled, name, disk));
        return spelled;
    }
    catch {
        return path;
    }
}
function nameIn(folder, name, disk) {
    const turned = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase();
    if (turned === name || ![name, turned].every((one) => disk.isThere((0,external_node_path_.join)(folder, one))))
        return name;
    const names = disk.namesIn(folder);
    return names.includes(name) ? name : (names.find((one) => folded(one) === folded(name)) ?? name);
}
function folded(name) {
    return name.normalize('NFC').toLowerCase();
}

;// CONCATENATED MODULE: ./build/adapters/disk/temporary-name.js



const LONGEST_START_BYTES = 236;
function besideOf(target, pid) {
    return (0,external_node_path_.join)((0,external_node_path_.dirname)(target), `${startOf((0,external_node_path_.basename)(target))}.${pid}.tmp`);
}
function startOf(name) {
    if (Buffer.byteLength(name) <= LONGEST_START_BYTES)
        return name;
    let start = '';
    let bytes = 0;
    for (const character of name) {
        bytes += Buffer.byteLength(character);
        if (bytes > LONGEST_START_BYTES)
            break;
        start += character;
    }
    return start;
}
const REST_MS = 60_000;
function removeRests(target) {
    const [folder, start] = [(0,external_node_path_.dirname)(target), `${startOf((0,external_node_path_.basename)(target))}.`];
    for (const entry of (0,external_node_fs_.readdirSync)(folder)) {
        const pid = entry.startsWith(start) ? /^(\d+)\.tmp$/.exec(entry.slice(start.length))?.[1] : undefined;
        const path = (0,external_node_path_.join)(folder, entry);
        if (pid === undefined || !hasEnded(Number(pid)))
            continue;
        const found = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
        if (found?.isDirectory() === false && Date.now() - found.mtimeMs > REST_MS)
            (0,external_node_fs_.rmSync)(path, { force: true });
    }
}
function hasEnded(pid) {
    try {
        process.kill(pid, 0);
        return false;
    }
    catch (error) {
        return (0,errors/* memberOf */.C5)(error, 'code') === 'ESRCH';
    }
}

var text_of_bytes = __webpack_require__(9662);
var write_pieces = __webpack_require__(45850);
;// CONCATENATED MODULE: ./build/adapters/disk/files.js













const APPENDING = external_node_fs_.constants.O_WRONLY |
    external_node_fs_.constants.O_APPEND |
    external_node_fs_.constants.O_CREAT |
    (external_node_fs_.constants.O_NOFOLLOW ?? 0) |
    (external_node_fs_.constants.O_NONBLOCK ?? 0);
function openWorkspace(root, base) {
    const realRoot = external_node_fs_.realpathSync.native(root);
    const realBase = external_node_fs_.realpathSync.native(base);
    const absolute = (path) => (0,external_node_path_.join)(realRoot, path);
    const isOfGit = gitFolders(realRoot);
    const inWorkspace = (path) => toPosix((0,external_node_path_.relative)(realRoot, path)) || '.';
    const inRoot = (path) => (contains(realRoot, path) ? asSpelled(realRoot, path) : path);
    const locate = (path) => {
        if (path.includes('\0'))
            return { problem: 'a path cannot contain a NUL character' };
        const target = inRoot((0,external_node_path_.resolve)(realBase, inOurForm(realBase, path)));
        const nearest = resolveNearest(target);
        if ('problem' in nearest)
            return { problem: `${JSON.stringify(path)} ${nearest.problem}` };
        const { real } = nearest;
        if (!contains(realRoot, real))
            return { problem: `${JSON.stringify(path)} leads outside the workspace` };
        if (isOfGit(real))
            return { problem: `${JSON.stringify(path)} belongs to git` };
        return { path: inWorkspace(contains(realRoot, target) ? target : real) };
    };
    const examine = (path) => {
        try {
            const real = external_node_fs_.realpathSync.native(absolute(path));
            if (!contains(realRoot, real))
                return { kind: 'outside' };
            if (isOfGit(real))
                return { kind: 'git' };
            const stat = (0,external_node_fs_.statSync)(real);
            return { kind: stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : 'other', size: stat.size };
        }
        catch (error) {
            return { kind: isMissing(error) ? 'missing' : 'other', reason: (0,errors/* reasonOf */.A3)(error) };
        }
    };
    const list = (folder) => {
        const { kind } = examine(folder);
        if (kind === 'outside' || kind === 'git') {
            throw new errors/* UserError */.yo([{ message: (0,core_text/* describeKind */.SB)(kind), place: { file: folder } }]);
        }
        try {
            const names = (0,external_node_fs_.readdirSync)(absolute(folder)).filter((name) => !isGitName(name));
            return names.sort(core_text/* byCodePoint */.HH);
        }
        catch (error) {
            throw new errors/* UserError */.yo([{ message: `cannot be read: ${(0,errors/* reasonOf */.A3)(error)}`, place: { file: folder } }]);
        }
    };
    const read = (path, longest = text_limit/* LONGEST_TEXT_BYTES */.lk) => {
        const { kind, size = 0, reason } = examine(path);
        if (kind === 'outside' || kind === 'git')
            return { kind: 'unreadable', reason: (0,core_text/* describeKind */.SB)(kind) };
        if (reason !== undefined)
            return { kind: 'unreadable', reason: whyUnread(absolute(path), reason) };
        if (kind !== 'file')
            return { kind: 'unreadable', reason: `this is not a file (${kind})` };
        if (size > longest)
            return { kind: 'unreadable', reason: (0,text_limit/* tooLong */.Po)('file', longest) };
        try {
            return (0,text_of_bytes/* decode */.D4)((0,external_node_fs_.readFileSync)(absolute(path)));
        }
        catch (error) {
            return { kind: 'unreadable', reason: `cannot be read: ${(0,errors/* reasonOf */.A3)(error)}` };
        }
    };
    const openLines = (path, longest = text_limit/* LONGEST_TEXT_BYTES */.lk) => {
        const { kind, reason } = examine(path);
        if (kind === 'outside' || kind === 'git')
            return { kind: 'unreadable', reason: (0,core_text/* describeKind */.SB)(kind) };
        if (reason !== undefined)
            return { kind: 'unreadable', reason: whyUnread(absolute(path), reason) };
        if (kind !== 'file')
            return { kind: 'unreadable', reason: `this is not a file (${kind})` };
        try {
            return (0,line_file/* openLineFile */.T3)(absolute(path), path, longest);
        }
        catch (error) {
            return { kind: 'unreadable', reason: `cannot be read: ${(0,errors/* reasonOf */.A3)(error)}` };
        }
    };
    const isOwn = (real) => contains(realRoot, real) && !isOfGit(real);
    const refuseForeign = (real) => {
        if (!isOwn(real))
            throw new Error((0,core_text/* describeKind */.SB)(contains(realRoot, real) ? 'git' : 'outside'));
    };
    const prepare = (path) => {
        const target = absolute(path);
        const folder = resolveNearest((0,external_node_path_.dirname)(target));
        if ('problem' in folder)
            throw new Error(`the folder ${folder.problem}`);
        refuseForeign(folder.real);
        refuseForeign((0,external_node_path_.join)(folder.real, (0,external_node_path_.basename)(target)));
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), { recursive: true });
        return target;
    };
    const write = (path, text) => {
        const target = prepare(path);
        const temporary = besideOf(target, process.pid);
        try {
            removeRests(target);
            (0,external_node_fs_.rmSync)(temporary, { force: true });
            if (typeof text === 'string')
                (0,external_node_fs_.writeFileSync)(temporary, text, { flag: 'wx' });
            else
                (0,write_pieces/* writePieces */.Rx)(temporary, text);
            (0,external_node_fs_.renameSync)(temporary, target);
        }
        catch (error) {
            (0,external_node_fs_.rmSync)(temporary, { force: true });
            throw error;
        }
    };
    const realOf = (target) => {
        const nearest = resolveNearest(target);
        if ('problem' in nearest)
            throw new Error(`the file ${nearest.problem}`);
        refuseForeign(nearest.real);
        return nearest.real;
    };
    const append = (path, text) => {
        const file = (0,external_node_fs_.openSync)(realOf(prepare(path)), APPENDING, 0o666);
        try {
            if (!(0,external_node_fs_.fstatSync)(file).isFile())
                throw new Error('this is not a file');
            for (const chunk of typeof text === 'string' ? [text] : (0,write_pieces/* inChunks */.mk)(text))
                (0,external_node_fs_.writeFileSync)(file, chunk);
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    };
    const create = (path, text) => {
        const target = prepare(path);
        const temporary = besideOf((0,external_node_path_.join)((0,external_node_path_.dirname)(target), `.${(0,external_node_path_.basename)(target)}`), process.pid);
        try {
            (0,external_node_fs_.rmSync)(temporary, { force: true });
            (0,external_node_fs_.writeFileSync)(temporary, text, { flag: 'wx' });
            linkOrWrite(temporary, target, text);
            return true;
        }
        catch (error) {
            if ((0,errors/* memberOf */.C5)(error, 'code') === 'EEXIST')
                return false;
            throw error;
        }
        finally {
            (0,external_node_fs_.rmSync)(temporary, { force: true });
        }
    };
    const remove = (path) => {
        const target = absolute(path);
        const folder = resolveNearest((0,external_node_path_.dirname)(target));
        if ('problem' in folder || !isOwn(folder.real) || isGitName((0,external_node_path_.basename)(target)))
            return;
        if (exists(target) && !(0,external_node_fs_.lstatSync)(target).isDirectory())
            (0,external_node_fs_.unlinkSync)(target);
    };
    const real = (path) => {
        const nearest = resolveNearest(absolute(path));
        return 'real' in nearest && isOwn(nearest.real) ? inWorkspace(nearest.real) : undefined;
    };
    return {
        root: realRoot,
        remove,
        real,
        locate,
        kind: (path) => examine(path).kind,
        list,
        read,
        openLines,
        write,
        append,
        replace: (path, from, to) => replaceInPlace(realOf(absolute(path)), from, to),
        create,
    };
}
function linkOrWrite(whole, target, text) {
    try {
        (0,external_node_fs_.linkSync)(whole, target);
    }
    catch (error) {
        if ((0,errors/* memberOf */.C5)(error, 'code') === 'EEXIST')
            throw error;
        (0,external_node_fs_.writeFileSync)(target, text, { flag: 'wx' });
    }
}
function resolveNearest(target) {
    try {
        return { real: external_node_fs_.realpathSync.native(target) };
    }
    catch (error) {
        const parent = (0,external_node_path_.dirname)(target);
        if (!isMissing(error) || parent === target)
            return { problem: `cannot be opened: ${(0,errors/* reasonOf */.A3)(error)}` };
        if (exists(target))
            return { problem: 'leads through a symbolic link to nothing' };
        const nearest = resolveNearest(parent);
        return 'problem' in nearest ? nearest : { real: (0,external_node_path_.join)(nearest.real, target.slice(parent.length)) };
    }
}
function exists(path) {
    try {
        (0,external_node_fs_.lstatSync)(path);
        return true;
    }
    catch {
        return false;
    }
}
function contains(root, path) {
    const way = (0,external_node_path_.relative)(root, path);
    return way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}
function isMissing(error) {
    const code = (0,errors/* memberOf */.C5)(error, 'code');
    return code === 'ENOENT' || code === 'ENOTDIR';
}
function inOurForm(base, path) {
    if (external_node_path_.sep !== '/' || !path.includes('\\') || DRIVE.test(path) || exists((0,external_node_path_.resolve)(base, path)))
        return path;
    return path.replaceAll('\\', '/');
}
const DRIVE = /^[A-Za-z]:/;
function toPosix(path) {
    return external_node_path_.sep === '/' ? path : path.split(external_node_path_.sep).join('/');
}
function whyUnread(path, reason) {
    return reason.startsWith('ENOENT') && isLink(path)
        ? 'this is a symbolic link that leads nowhere'
        : `cannot be read: ${reason}`;
}
function isLink(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path).isSymbolicLink();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 69128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ shareLineFile),
/* harmony export */   T3: () => (/* binding */ openLineFile),
/* harmony export */   rq: () => (/* binding */ READING)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37955);
/* harmony import */ var _core_json_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49590);
/* harmony import */ var _core_text_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43149);
/* harmony import */ var _text_of_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9662);






const CHUNK = 1 << 20;
const AHEAD = 1 << 16;
const READING = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
function openLineFile(path, name, longest = _core_text_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .LONGEST_TEXT_BYTES */ .lk) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, READING);
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor, { bigint: true });
        if (!stat.isFile())
            throw new Error('this is not a file');
        const head = Buffer.alloc(_text_of_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .HEAD_BYTES */ .Lq);
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, head, 0, head.length, 0);
        const reason = (0,_text_of_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonForNoText */ .YJ)(head.subarray(0, length));
        if (reason !== undefined) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
            return { kind: 'unreadable', reason };
        }
        return { kind: 'open', file: new OpenLineFile(descriptor, name, longest, stat) };
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        throw error;
    }
}
function shareLineFile(descriptor, name, longest) {
    return new OpenLineFile(descriptor, name, longest, undefined);
}
class OpenLineFile {
    descriptor;
    name;
    longest;
    opened;
    ahead = Buffer.alloc(0);
    aheadFrom = 0;
    lastEnd = -1;
    constructor(descriptor, name, longest, opened) {
        this.descriptor = descriptor;
        this.name = name;
        this.longest = longest;
        this.opened = opened;
    }
    *lines() {
        const buffer = Buffer.allocUnsafe(CHUNK);
        let position = 0;
        let line = 1;
        let offset = 0;
        for (;;) {
            const chunk = buffer.subarray(0, this.readInto(buffer, position));
            if (chunk.length === 0)
                break;
            for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, offset - position)) {
                const at = { line, offset, length: position + end - offset };
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
        if (at.length > this.longest)
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
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo([{ message: `cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}`, place: { file: this.name } }]);
        }
    }
}
function isBlank({ text, fault }) {
    return fault === null && !/\S/.test(text);
}
function decode(at, bytes) {
    const end = bytes.length > 0 && bytes[bytes.length - 1] === 0x0d ? bytes.length - 1 : bytes.length;
    const text = (0,_core_json_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutMarks */ .zw)(bytes.toString('utf8', 0, end));
    const isValid = !text.includes('\ufffd') || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
    return { line: at.line, offset: at.offset, length: at.length, text, fault: isValid ? null : 'not UTF-8' };
}


/***/ }),

/***/ 9662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   YJ: () => (/* binding */ reasonForNoText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

const HEAD_BYTES = 4;
const SIGNS = [
    ['fffe', 'the file is UTF-16; save it as UTF-8'],
    ['feff', 'the file is UTF-16; save it as UTF-8'],
    ['1f8b', 'the file is compressed with gzip; unpack it'],
    ['504b0304', 'the file is a ZIP archive; unpack it'],
    ['28b52ffd', 'the file is compressed with zstd; unpack it'],
];
function reasonForNoText(head) {
    const hex = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('hex');
    const known = SIGNS.find(([sign]) => hex.startsWith(sign))?.[1];
    if (known !== undefined)
        return known;
    return ASCII_IN_UTF16.test(hex)
        ? 'the file looks like UTF-16 without a byte order mark; save it as UTF-8'
        : undefined;
}
const ASCII_IN_UTF16 = /^(?:(?:(?:[2-7][0-9a-f]|0[9ad])00){2}|(?:00(?:[2-7][0-9a-f]|0[9ad])){2})$/;
function decode(bytes) {
    const reason = reasonForNoText(bytes);
    if (reason !== undefined)
        return { kind: 'unreadable', reason };
    const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    const [text, invalidLines] = [bytes.toString('utf8', start), findInvalidLines(bytes)];
    return start === 0
        ? { kind: 'text', text, invalidLines }
        : { kind: 'text', text, invalidLines, hasByteOrderMark: true };
}
function findInvalidLines(bytes) {
    const invalid = new Set();
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return invalid;
    let start = 0;
    for (let line = 1; start < bytes.length; line++) {
        const found = bytes.indexOf(0x0a, start);
        const end = found === -1 ? bytes.length : found;
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end)))
            invalid.add(line);
        start = end + 1;
    }
    return invalid;
}


/***/ }),

/***/ 22070:
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

/***/ 17039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ textsOfPair),
/* harmony export */   x: () => (/* binding */ MOST_TEXTS)
/* harmony export */ });
/* harmony import */ var _core_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81518);
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64362);
/* harmony import */ var _rubric_text_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22070);



const MOST_TEXTS = 5000;
function textsOfPair(reference, candidate, score, known) {
    const [ours, theirs] = [(0,_core_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskedSummary */ .uM)(reference), (0,_core_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .maskedSummary */ .uM)(candidate)];
    const isAsScored = known !== undefined && isSame(ours, reference) && isSame(theirs, candidate);
    return { reference: ours, candidate: theirs, marks: isAsScored ? known : (0,_rubric_text_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .marksOf */ .O)(score(ours, theirs).dimensions) };
}
function isSame(a, b) {
    return (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryText */ .g5)(a) === (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryText */ .g5)(b);
}


/***/ })

};
