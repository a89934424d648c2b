export const id = 6223;
export const ids = [6223];
export const modules = {

/***/ 38542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88905);

const MOST_LEVELS = 100;
const BESIDE = 2;
function parseYaml(text, { uniqueKeys, mostTokens = Number.POSITIVE_INFINITY }) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const tokens = new BoundedTokens(text, lines, mostTokens);
    const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({
        ...{ prettyErrors: false, schema: 'core', resolveKnownTags: false, uniqueKeys: false },
        logLevel: 'error',
    });
    const [document, second] = composer.compose(tokens, true, text.length);
    if (document === undefined)
        throw new RangeError('even an empty text is a document');
    const { stopped } = tokens;
    const faults = stopped === null ? faultsOf(document, second, text) : [stopped];
    return {
        document,
        faults: firstOfLines(uniqueKeys && stopped === null ? withDoubles(faults, document) : faults, lines),
        positionAt: (offset) => {
            const { line, col } = lines.linePos(offset);
            return { line: Math.max(1, line), column: Math.max(1, col) };
        },
    };
}
class BoundedTokens {
    text;
    lines;
    mostTokens;
    stopped = null;
    constructor(text, lines, mostTokens) {
        this.text = text;
        this.lines = lines;
        this.mostTokens = mostTokens;
    }
    *[Symbol.iterator]() {
        this.lines.addNewLine(0);
        const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX(this.lines.addNewLine);
        let count = 0;
        for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(this.text)) {
            yield* parser.next(lexeme);
            count++;
            const isTooDeep = parser.stack.length > MOST_LEVELS + BESIDE;
            if (!isTooDeep && count <= this.mostTokens)
                continue;
            const offset = parser.offset - lexeme.length;
            const tooLong = `more than ${this.mostTokens} words, signs and line ends`;
            this.stopped = isTooDeep
                ? { message: `it is nested too deep: more than ${MOST_LEVELS} levels`, offset }
                : { message: `it is too long: ${tooLong}`, offset, isTooLong: true };
            return;
        }
        yield* parser.end();
    }
}
function faultsOf({ errors, warnings }, second, text) {
    const faults = yamlFaults([...errors, ...warnings], text);
    if (second === undefined)
        return faults;
    return [...faults, { message: 'the file has more than one document', offset: second.range?.[0] ?? 0 }];
}
function withDoubles(faults, document) {
    const doubles = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Map: (_, { items }) => {
            const seen = new Set();
            for (const { key } of items) {
                if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key))
                    continue;
                if (seen.has(key.value))
                    doubles.push({ message: 'Map keys must be unique', offset: key.range?.[0] ?? 0 });
                seen.add(key.value);
            }
        },
    });
    return [...faults, ...doubles].sort((a, b) => a.offset - b.offset);
}
function firstOfLines(faults, lines) {
    const seen = new Set();
    return faults.filter(({ offset }) => {
        const { line } = lines.linePos(offset);
        const isFirst = !seen.has(line);
        seen.add(line);
        return isFirst;
    });
}
const INDENTED_OTHERWISE = 'the line is indented otherwise than those that it stands among; begin it where they begin';
const WITHOUT_VALUE = 'a name without a value; write name: value, with a blank behind the colon';
const MISPLACED = 'this does not go on from what stands before it; look for a line that is indented otherwise, or a quote';
const WORDS = [
    ['Nested mappings are not allowed', 'a value with a colon in it; put quotes around the value'],
    ['Implicit keys need to be on a single line', WITHOUT_VALUE],
    ['Implicit map keys need to be followed by map values', WITHOUT_VALUE],
    ['A block sequence may not be used as an implicit map key', INDENTED_OTHERWISE],
    ['All mapping items must start at the same column', INDENTED_OTHERWISE],
    ['All sequence items must start at the same column', INDENTED_OTHERWISE],
];
function yamlFaults(errors, text) {
    const offsetsOf = (wanted) => new Set(errors.filter(({ code }) => code === wanted).map(({ pos }) => pos[0]));
    const [nested, acrossLines] = [offsetsOf('BLOCK_AS_IMPLICIT_KEY'), offsetsOf('MULTILINE_IMPLICIT_KEY')];
    return errors.flatMap(({ code, message, pos: [offset] }) => {
        const isNestedAcross = nested.has(offset) && acrossLines.has(offset);
        if (!isNestedAcross)
            return [{ message: inWords(message), offset }];
        return code === 'BLOCK_AS_IMPLICIT_KEY' ? [{ message: INDENTED_OTHERWISE, offset: nextNamed(text, offset) }] : [];
    });
}
function inWords(message) {
    const [first = message] = message.split('\n', 1);
    if (first.startsWith('Unexpected ') && (first.endsWith(' at node end') || first.includes(' in YAML stream')))
        return MISPLACED;
    return WORDS.find(([parser]) => first.startsWith(parser))?.[1] ?? first;
}
function nextNamed(text, offset) {
    for (let end = text.indexOf('\n', offset); end !== -1; end = text.indexOf('\n', end + 1)) {
        const next = text.indexOf('\n', end + 1);
        const line = text.slice(end + 1, next === -1 ? text.length : next);
        if (line.includes(':'))
            return end + 1 + line.length - line.trimStart().length;
    }
    return offset;
}


/***/ }),

/***/ 36223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  openMarkdown: () => (/* binding */ openMarkdown)
});

var values = __webpack_require__(40075);
var summary = __webpack_require__(64362);
var summary_size = __webpack_require__(3654);
var core_text = __webpack_require__(83703);
var field_guess = __webpack_require__(40518);
var in_our_keys = __webpack_require__(46893);
var summary_format = __webpack_require__(93040);
;// CONCATENATED MODULE: ./build/inputs/markdown/blocks.js
class BlockReader {
    parser;
    lines;
    firstLine;
    taker;
    hasTaken = false;
    constructor(parser, lines, firstLine, taker) {
        this.parser = parser;
        this.lines = lines;
        this.firstLine = firstLine;
        this.taker = taker;
    }
    read(tokens) {
        const blocks = [];
        for (let at = 0; at < tokens.length;) {
            const end = endOf(tokens, at);
            const block = this.block(tokens.slice(at, end));
            if (block !== undefined)
                blocks.push(block);
            at = end;
        }
        return blocks;
    }
    block(tokens) {
        const [first, second] = tokens;
        if (first === undefined)
            return undefined;
        const position = this.startOf(first);
        switch (first.type) {
            case 'heading_open': {
                const found = second === undefined ? undefined : this.inline(second);
                if (found !== undefined && isRuledOff(first, found.text))
                    return { kind: 'paragraph', ...found };
                return {
                    kind: 'heading',
                    level: levelOf(first),
                    text: found?.text ?? '',
                    position: found?.position ?? position,
                };
            }
            case 'bullet_list_open':
            case 'ordered_list_open': {
                const items = this.items(tokens.slice(1, -1));
                return items.length === 0 ? undefined : { kind: 'list', position, items };
            }
            case 'paragraph_open':
            case 'blockquote_open': {
                const found = this.flat(tokens);
                return found.text === '' ? undefined : { kind: 'paragraph', ...found };
            }
            default: {
                const text = this.raw(first);
                return text === '' ? undefined : { kind: 'raw', text, position };
            }
        }
    }
    items(tokens) {
        const items = [];
        for (let at = 0; at < tokens.length;) {
            const end = endOf(tokens, at);
            const [first, ...inside] = tokens.slice(at, end);
            this.hasTaken = false;
            const item = this.flat(inside);
            const isTaken = this.hasTaken && item.text === '';
            if (first !== undefined && !isTaken)
                items.push(item.text === '' ? { ...item, position: this.startOf(first) } : item);
            at = end;
        }
        return items;
    }
    flat(tokens) {
        const found = [];
        for (let at = 0; at < tokens.length; at++) {
            const token = tokens[at];
            if (token === undefined)
                continue;
            if (token.type === 'inline') {
                const opening = tokens[at - 1];
                const { text, position } = this.inline(token);
                const mark = opening?.type === 'heading_open' ? `${'#'.repeat(levelOf(opening))} ` : '';
                found.push({ text: text === '' ? '' : `${mark}${text}`, position });
            }
            else if (token.type === 'table_open') {
                found.push({ text: this.raw(token), position: this.startOf(token) });
                at = endOf(tokens, at) - 1;
            }
            else if (token.nesting === 0)
                found.push({ text: this.raw(token), position: this.startOf(token) });
        }
        const texts = found.filter(({ text }) => text !== '');
        const position = (texts[0] ?? found[0])?.position ?? { line: this.firstLine, column: 1 };
        return { text: texts.map(({ text }) => text).join('\n'), position };
    }
    inline({ content, map, children }) {
        const start = map?.[0] ?? 0;
        const kept = [];
        let position;
        const lines = content.split('\n');
        for (const [i, line] of lines.entries()) {
            const source = this.lines[start + i] ?? '';
            const column = columnOf(source, line);
            const at = { line: this.firstLine + start + i, column };
            const before = this.taker.ofBullets ? OWN_LINE_OR_BULLET : OWN_LINE;
            if (before.test(source.slice(0, column - 1)) && this.taker.take(line, at)) {
                this.hasTaken = true;
                continue;
            }
            position ??= at;
            kept.push(line);
        }
        const tokens = kept.length === lines.length ? (children ?? []) : this.parser.inline(kept.join('\n').trim());
        return { text: plainText(tokens), position: position ?? { line: this.firstLine + start, column: 1 } };
    }
    raw({ type, map }) {
        if (type === 'hr' || map === null)
            return '';
        const text = this.lines.slice(...map).join('\n');
        return (type === 'html_block' ? text.replace(/<!--[\s\S]*?(?:-->|$)/g, '') : text).trim();
    }
    startOf({ map }) {
        const line = map?.[0] ?? 0;
        const source = this.lines[line] ?? '';
        return { line: this.firstLine + line, column: source.length - source.trimStart().length + 1 };
    }
}
const OWN_LINE = /^ {0,3}(?:#{2,6}[ \t]+)?$/;
const OWN_LINE_OR_BULLET = /^ {0,3}(?:#{2,6}[ \t]+|[-*+][ \t]+)?$/;
function endOf(tokens, at) {
    let depth = 0;
    for (let end = at; end < tokens.length; end++) {
        depth += tokens[end]?.nesting ?? 0;
        if (depth <= 0)
            return end + 1;
    }
    return tokens.length;
}
function isRuledOff({ markup }, text) {
    return markup === '-' && /[.!?…:]$/.test(text);
}
function levelOf({ tag }) {
    return Number(tag.slice(1));
}
function columnOf(source, text) {
    const line = source.trimEnd();
    const end = text.trimEnd();
    const at = line.endsWith(end) ? line.length - end.length : line.lastIndexOf(end);
    return (at === -1 ? line.length - line.trimStart().length : at) + 1;
}
function plainText(tokens) {
    const parts = tokens.map(({ type, content, markup }) => {
        switch (type) {
            case 'softbreak':
                return ' ';
            case 'hardbreak':
                return '\n';
            case 'code_inline':
                return `${markup}${content}${markup}`;
            case 'html_inline':
                return content.startsWith('<!--') ? '' : content;
            default:
                return content;
        }
    });
    return parts.join('').trim();
}

var markdown_fence = __webpack_require__(84193);
var dist = __webpack_require__(88905);
var json_yaml = __webpack_require__(38542);
;// CONCATENATED MODULE: ./build/inputs/markdown/markdown-document.js
function placedText(value, position) {
    return { value, position };
}
function placedList(items, position) {
    return { value: items.map(({ value }) => value), position, inside: new Map(items.entries()) };
}
function placedObject(members, position) {
    const value = Object.fromEntries([...members].map(([key, member]) => [key, member.value]));
    return { value, position, inside: members };
}
class MarkdownDocument {
    root;
    value;
    constructor(root) {
        this.root = root;
        this.value = root.value;
    }
    position(path) {
        let at = this.root;
        for (const step of path) {
            const next = at.inside?.get(step);
            if (next === undefined)
                break;
            at = next;
        }
        return at.position;
    }
    positions() {
        return (path) => this.position(path);
    }
    repeatedKeys() {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/inputs/markdown/front-matter.js



const LONGEST_FRONT_MATTER = 65_536;
const MOST_TOKENS = 5_000;
function readFrontMatter(lines) {
    if (!/^---[ \t]*$/.test(lines[0] ?? ''))
        return { frontMatter: { members: new Map(), bodyLine: 1 } };
    const end = lines.findIndex((line, i) => i > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(line));
    if (end === -1)
        return { error: wrong('the front matter that begins here has no end', 1, CLOSE) };
    const yaml = lines.slice(1, end).join('\n');
    if (yaml.length > LONGEST_FRONT_MATTER)
        return { error: wrong(`the front matter is longer than ${LONGEST_FRONT_MATTER} characters`, 1, 'Shorten it') };
    return readYaml(yaml, end + 2);
}
const CLOSE = 'Close it with a line ---, or write *** where a rule is meant';
const MEND = 'Write one `key: value` a line between the two lines ---; for a rule write ***';
function wrong(message, line, hint, column = 1) {
    return { message, position: { line, column }, hint };
}
function readYaml(yaml, bodyLine) {
    const { document, faults, positionAt } = (0,json_yaml/* parseYaml */.h)(yaml, { uniqueKeys: false, mostTokens: MOST_TOKENS });
    const reader = new YamlReader(positionAt);
    const [broken] = faults;
    if (broken !== undefined) {
        const { line, column } = reader.positionAt(broken.offset);
        if (broken.isTooLong)
            return { error: wrong(`the front matter: ${broken.message}`, line, 'Shorten it', column) };
        return { error: wrong(`broken YAML in the front matter: ${broken.message}`, line, MEND, column) };
    }
    const root = document.contents;
    if (root === null || ((0,dist/* isScalar */.jn)(root) && root.value === null)) {
        if (yaml.trim() !== '')
            return { error: wrong('the front matter has no keys', 1, MEND) };
        return { frontMatter: { members: new Map(), bodyLine } };
    }
    if (!(0,dist/* isMap */.jh)(root))
        return { error: wrong('the front matter has no keys', 1, MEND) };
    const placed = reader.read(root, { isText: true, key: '' });
    return reader.error === undefined
        ? { frontMatter: { members: membersOf(placed), bodyLine } }
        : { error: reader.error };
}
function membersOf({ inside }) {
    const members = new Map();
    for (const [key, value] of inside ?? [])
        if (typeof key === 'string')
            members.set(key, value);
    return members;
}
const NO_TEXTS = new Set(['seq', 'canary', 'unreviewed', 'gates']);
class YamlReader {
    positionInYaml;
    error;
    constructor(positionInYaml) {
        this.positionInYaml = positionInYaml;
    }
    positionAt(offset) {
        const { line, column } = this.positionInYaml(offset);
        return { line: line + 1, column };
    }
    read(node, context) {
        const position = this.positionAt(rangeOf(node));
        if (node === null)
            return { value: null, position };
        if ((0,dist/* isScalar */.jn)(node))
            return { value: this.scalar(node, context, position), position };
        if ((0,dist/* isSeq */.oP)(node))
            return placedList(Array.from(node.items, (item) => this.read(item, { ...context, isItem: true })), position);
        if (!(0,dist/* isMap */.jh)(node)) {
            this.fail('aliases are not supported', position, 'Write the value itself');
            return { value: null, position };
        }
        const members = new Map();
        for (const { key, value } of node.items) {
            const at = this.positionAt(rangeOf(key));
            if (!(0,dist/* isScalar */.jn)(key)) {
                this.fail('a key of the front matter must be a word', at, MEND);
                continue;
            }
            const word = String(key.value);
            const first = members.get(word);
            if (first !== undefined) {
                this.fail(`${JSON.stringify(word)} stands twice in the front matter`, at, 'Keep one of the two');
                continue;
            }
            const inside = { isText: context.isText && !NO_TEXTS.has(word), key: word };
            members.set(word, value === null ? { value: null, position: at } : this.read(value, inside));
        }
        return placedObject(members, position);
    }
    scalar(node, { isText, isItem }, position) {
        const { value, source } = node;
        if (value === null && isText && isItem === true && source !== undefined && source !== '')
            return source;
        if (value === null || typeof value === 'string')
            return value;
        if (typeof value === 'number' || typeof value === 'boolean')
            return isText && source !== undefined ? source : value;
        this.fail('this kind of value is not supported', position, 'Write it in quotation marks');
        return null;
    }
    fail(message, position, hint) {
        this.error ??= { message, position, hint };
    }
}
function rangeOf(node) {
    const range = typeof node === 'object' && node !== null ? Reflect.get(node, 'range') : undefined;
    const start = Array.isArray(range) ? range[0] : undefined;
    return typeof start === 'number' ? start : 0;
}

var missing_field = __webpack_require__(5421);
;// CONCATENATED MODULE: ./build/inputs/markdown/moment-line.js

const MOMENT_LINE = '12 decision: what it was';
const MOMENT = /^(?:\*\*)?(?:#|seq[ :]+)?(\d{1,15})[.)]?[ \t]+([^:\s][^:\n]{0,60}?)(?:[ \t]*:(?:[ \t\n]+([\s\S]*))?)?$/;
function readMoment(text, position) {
    const found = MOMENT.exec(text);
    if (found === null)
        return undefined;
    const [, seq = '', type = '', highlight = ''] = found;
    return placedObject(new Map([
        ['seq', placedText(Number(seq), position)],
        ['type', placedText(type.trim(), position)],
        ['highlight', placedText(highlight.trim(), position)],
    ]), position);
}

var markdown_it = __webpack_require__(92669);
;// CONCATENATED MODULE: ./build/inputs/markdown/parse-markdown.js

const DEEPEST = 20;
function openParser() {
    const parser = new markdown_it/* default */.A('commonmark', { maxNesting: DEEPEST }).enable('table').disable('reference');
    return {
        blocks: (text) => {
            const tokens = parser.parse(text, {});
            return { tokens, isTooDeep: tokens.some(({ level }) => level >= DEEPEST - 1) };
        },
        inline: (text) => parser.parseInline(text, {})[0]?.children ?? [],
    };
}

var unicode_form = __webpack_require__(60940);
;// CONCATENATED MODULE: ./build/inputs/markdown/sections.js



function readSections(blocks, names) {
    const intro = [];
    const sections = [];
    let title;
    for (const block of blocks) {
        const current = sections.at(-1);
        if (block.kind !== 'heading') {
            (current?.blocks ?? intro).push(block);
        }
        else if (block.level === 1) {
            if (title !== undefined)
                return { error: twoTitles(title, block, names) };
            title = block;
        }
        else {
            const field = names.fieldOf(block.text);
            if (field === undefined && current !== undefined && block.text !== '' && block.level > current.heading.level) {
                current.blocks.push(block);
            }
            else
                sections.push({ heading: block, field, blocks: [] });
        }
    }
    const found = sections.filter(({ heading, blocks }) => heading.text !== '' || blocks.length > 0).map(toFound);
    if (title !== undefined)
        found.unshift({ key: 'title', placed: placedText(title.text, title.position), where: '# heading' });
    return { sections: { found, intro: toIntro(intro), isHead: intro.every(isLabelled) } };
}
function twoTitles(first, second, names) {
    const field = names.fieldOf(second.text) ?? names.fieldOf(first.text);
    return {
        message: `two # headings, at line ${first.position.line} and at line ${second.position.line}, and there is one title`,
        position: second.position,
        hint: field === undefined ? 'Write ## for all headings but the title' : `Write ## for the heading of ${field}`,
    };
}
function toFound({ heading, field, blocks }) {
    const where = `## ${heading.text}`;
    const isList = field === undefined
        ? isMostlyBullets(blocks)
        : field === 'key_actions' || field === 'aha_moments' || field === 'topics_found';
    const placed = isList ? listOf(blocks, heading.position) : textOf(blocks, heading.position);
    return { key: field ?? heading.text, placed, where };
}
function isMostlyBullets(blocks) {
    const [inBullets, beside] = blocks.reduce(([bullets, others], block) => block.kind === 'list'
        ? [bullets + block.items.reduce((sum, { text }) => sum + text.length, 0), others]
        : [bullets, others + block.text.length], [0, 0]);
    return inBullets > beside;
}
function toIntro(blocks) {
    const [first] = blocks;
    if (first === undefined)
        return undefined;
    return { key: 'summary', placed: textOf(blocks, first.position), where: 'the text before the first subheading' };
}
function textOf(blocks, position) {
    const texts = blocks.map((block) => block.kind === 'list'
        ? block.items
            .map(({ text }) => text)
            .filter((text) => text !== '')
            .join('\n')
        : block.kind === 'heading'
            ? asWritten(block)
            : block.text);
    const [first] = blocks;
    const start = first?.kind === 'list' ? first.items[0]?.position : first?.position;
    return placedText(texts.join('\n\n'), start ?? position);
}
function asWritten({ level, text }) {
    return `${'#'.repeat(level)} ${text}`;
}
const NONE = /^\(?(?:none|n\/a|nothing|-|–|—)\)?\.?$/i;
function listOf(blocks, position) {
    const entries = blocks.flatMap((block) => {
        if (block.kind === 'list')
            return block.items;
        return [block.kind === 'heading' ? { text: asWritten(block), position: block.position } : block];
    });
    const [only] = entries;
    if (only !== undefined && entries.length === 1 && NONE.test(only.text))
        return placedList([], position);
    return placedList(entries.map((entry) => placedText(entry.text, entry.position)), position);
}
const LABEL = /^[\p{L}][^:\n.]{0,40}:\s/u;
function isLabelled(block) {
    if (block.kind === 'list')
        return block.items.every(({ text }) => LABEL.test(text));
    return block.kind === 'paragraph' && LABEL.test(block.text);
}
class FieldNames {
    fields = new Map();
    constructor({ fields }) {
        for (const field of summary_format/* FIELDS */.cJ) {
            const path = fields.get(field) ?? [];
            for (const name of [field, path.at(-1) ?? field, path.join('.') || field])
                this.fields.set(wordsOf(name), field);
        }
    }
    fieldOf(heading) {
        return this.fields.get(wordsOf(heading));
    }
}
function wordsOf(name) {
    const words = name
        .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .replace(/[\s_-]+/g, ' ')
        .replace(/^[\s*]+|(?<![\s:*])[\s:*]+$/g, '');
    return (0,unicode_form/* inUnicodeForm */.v)(words, 'NFC').toLowerCase();
}

;// CONCATENATED MODULE: ./build/inputs/markdown/markdown-summary.js















function openMarkdown() {
    const parser = openParser();
    return {
        readSummary: (text, format) => readSummary(text, format, parser),
        readReference: (text, format) => readReference(text, format, parser),
        readMetadata,
    };
}
function readSummary(text, format, parser) {
    const read = readMarkdownParts(text, format, parser);
    if ('error' in read)
        return read;
    const { metadata, fields } = read.parts;
    const members = new Map([...metadata, ...fields]);
    members.delete('candidate');
    return { document: new MarkdownDocument(placedObject(members, START)) };
}
function readReference(text, format, parser) {
    const read = readMarkdownParts(text, format, parser);
    if ('error' in read)
        return read;
    const { metadata, fields } = read.parts;
    const nested = metadata.get('reference');
    if (nested !== undefined) {
        const message = 'a reference.md has no key "reference": its summary is the text itself';
        return {
            error: { message, position: nested.position, hint: 'Write its fields into the front matter, or under headings' },
        };
    }
    const reference = placedObject(fields, START);
    return { document: new MarkdownDocument(placedObject(new Map([...metadata, ['reference', reference]]), START)) };
}
function readMetadata(text) {
    const read = readFrontMatter(linesOf(text));
    return 'error' in read ? undefined : placedObject(read.frontMatter.members, START).value;
}
function linesOf(text) {
    return text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
}
const START = { line: 1, column: 1 };
function readMarkdownParts(text, format, parser) {
    const obstacle = obstacleIn(text, format);
    if (obstacle !== undefined)
        return { error: obstacle };
    const lines = linesOf(text);
    const front = readFrontMatter(lines);
    if ('error' in front)
        return front;
    const names = new FieldNames(format);
    const { members, bodyLine } = front.frontMatter;
    const page = { lines: lines.slice(bodyLine - 1), firstLine: bodyLine, members, names, parser };
    const read = readPage(page, format, NO_BULLETS);
    if ('error' in read || read.parts.fields.has('outcome') || !(0,in_our_keys/* hasField */.RY)(format, 'outcome'))
        return read;
    const again = readPage(page, format, outcomeWords(format));
    return 'parts' in again && again.parts.fields.has('outcome') ? again : read;
}
const NO_BULLETS = new Set();
function outcomeWords({ outcomes }) {
    return new Set([...summary/* OUTCOMES */.im, ...outcomes.keys()]);
}
function readPage({ lines, firstLine, members, names, parser }, format, bulletWords) {
    const body = readBody(lines, firstLine, names, parser, bulletWords);
    if ('error' in body)
        return body;
    const { blocks, outcomes, strange } = body;
    if (members.size + outcomes.length === 0 && !blocks.some(({ kind }) => kind === 'heading')) {
        return { error: { message: NOTHING, position: START, hint: (0,missing_field/* howToWrite */.tv)(format) } };
    }
    const divided = readSections(blocks, names);
    if ('error' in divided)
        return divided;
    const { found, intro, isHead } = divided.sections;
    const own = takeFields(members, format);
    const fields = new FieldMap();
    for (const one of own.found)
        fields.add(one);
    for (const one of found)
        fields.add(one);
    if (intro !== undefined && !(isHead && fields.has('summary')))
        fields.add(intro);
    for (const { text: word, position, line } of outcomes)
        fields.add({ key: 'outcome', placed: placedText(word, position), where: `the line ${shown(line)}` });
    if (!fields.has('outcome') && (0,in_our_keys/* hasField */.RY)(format, 'outcome'))
        for (const one of strange)
            fields.add(one);
    return fields.finish(own.metadata, format);
}
const NOTHING = 'there is neither a heading nor front matter, so nothing tells which text is which field';
function obstacleIn(text, format) {
    if (text.trim() === '')
        return { message: 'the text is empty', position: START, hint: (0,missing_field/* howToWrite */.tv)(format) };
    if (text.length > summary_size/* LONGEST_SUMMARY */.qv) {
        const message = `the text is longer than ${summary_size/* LONGEST_SUMMARY */.qv} characters`;
        return { message, position: START, hint: 'Keep a summary to a page' };
    }
    if (isJson(text)) {
        const message = 'the page is JSON, as a whole';
        return { message, position: START, hint: 'Let the name of the file end in .json' };
    }
    const fence = (0,markdown_fence/* openingFence */.sv)(text);
    const fenced = fence && (0,markdown_fence/* describeFenced */.Hk)(fence);
    if (fence === undefined || fenced === undefined)
        return undefined;
    return {
        message: `${fenced} stands inside a Markdown fence`,
        position: { line: fence.line, column: 1 },
        hint: markdown_fence/* UNFENCE */.Hy,
    };
}
function isJson(text) {
    return /^\s*\{/.test(text) && (0,values/* jsonOrNothing */.dn)(text) !== undefined;
}
const LABELLED = /^(?:\*\*|__)?(\p{L}[^:*\n]{0,60}?)(?:(?:\*\*|__)[ \t]*:|:(?:\*\*|__)?)[ \t]*(?![ \t])(.*)$/u;
const LONGEST_WORD = 30;
const SHOWN = 60;
function shown(line) {
    return JSON.stringify((0,core_text/* shortened */.vI)(line, SHOWN));
}
function readBody(lines, firstLine, names, parser, bulletWords) {
    const { tokens, isTooDeep } = parser.blocks(lines.join('\n'));
    if (isTooDeep) {
        const message = 'lists or quotations are nested so deep that no reader follows';
        return { error: { message, position: { line: firstLine, column: 1 }, hint: 'Write them side by side' } };
    }
    const outcomes = [];
    const strange = [];
    const ofBullets = bulletWords.size > 0;
    const take = (line, position) => {
        const [, label, value = ''] = LABELLED.exec(line) ?? [];
        if (label === undefined)
            return false;
        const text = value.replace(/(?<![*_`])[*_`]+$|^[*_`]+/g, '').trim();
        const field = names.fieldOf(label);
        if (field === undefined && text !== '' && text.length <= LONGEST_WORD && (0,field_guess/* isNamedLike */.LR)('outcome', label))
            strange.push({ key: label, placed: placedText(text, position), where: `the line ${shown(line)}` });
        if (field !== 'outcome')
            return false;
        if (ofBullets && !bulletWords.has(text.replace(/\.$/, '').trim().toLowerCase()))
            return false;
        outcomes.push({ text, position, line });
        return true;
    };
    return { blocks: new BlockReader(parser, lines, firstLine, { ofBullets, take }).read(tokens), outcomes, strange };
}
function takeFields(members, { fields }) {
    const metadata = new Map(members);
    const found = [];
    for (const field of summary_format/* FIELDS */.cJ) {
        const path = fields.get(field);
        const [key = ''] = path ?? [];
        const theirs = path?.reduce((at, step) => at?.inside?.get(step), {
            value: null,
            position: START,
            inside: members,
        });
        if (theirs !== undefined) {
            metadata.delete(key);
            found.push({ key: field, placed: theirs, where: `"${path?.join('.')}" of the front matter` });
        }
        const own = members.get(field);
        if (own === undefined || (theirs !== undefined && key === field))
            continue;
        metadata.delete(field);
        found.push({ key: field, placed: own, where: `"${field}" of the front matter` });
    }
    return { metadata, found };
}
class FieldMap {
    fields = new Map();
    error;
    has(key) {
        return this.fields.has(key);
    }
    add(found) {
        const first = this.fields.get(found.key);
        if (first === undefined)
            this.fields.set(found.key, found);
        else if (isField(found.key))
            this.error ??= twice(found.key, first, found);
    }
    finish(metadata, format) {
        const fields = new Map();
        for (const [key, { placed }] of this.fields) {
            const read = this.read(key, placed, format);
            if ('error' in read)
                this.error ??= read.error;
            else
                fields.set(key, read.placed);
        }
        return this.error === undefined ? { parts: { metadata, fields } } : { error: this.error };
    }
    read(key, placed, format) {
        if (key === 'outcome')
            return { placed: readOutcome(placed, format) };
        if (isField(key) && key !== 'aha_moments')
            return { placed };
        const moments = readMoments(placed);
        return 'error' in moments && !isField(key) ? { placed } : moments;
    }
}
function isField(key) {
    return summary_format/* FIELDS */.cJ.some((field) => field === key);
}
function twice(key, a, b) {
    const [first, second] = a.placed.position.line <= b.placed.position.line ? [a, b] : [b, a];
    const place = ({ where, placed }) => `${where} at line ${placed.position.line}`;
    return {
        message: `${key} stands twice: ${place(first)}, and ${place(second)}`,
        position: second.placed.position,
        hint: 'Keep one of the two',
    };
}
function readMoments(placed) {
    if (!Array.isArray(placed.value))
        return { placed };
    const moments = [];
    for (const item of placed.inside?.values() ?? []) {
        const moment = typeof item.value === 'string' ? readMoment(item.value, item.position) : item;
        if (moment === undefined)
            return { error: noMoment(item) };
        moments.push(moment);
    }
    return { placed: placedList(moments, placed.position) };
}
function noMoment({ value, position }) {
    const message = `aha_moments has ${shown(String(value))}, which does not begin with the number of a message and a type`;
    return { message, position, hint: `Write each moment as "- ${MOMENT_LINE}"` };
}
function readOutcome(placed, { outcomes }) {
    if (typeof placed.value !== 'string')
        return placed;
    const word = placed.value.trim().replace(/\.$/, '').trim();
    const plain = word.toLowerCase();
    if (outcomes.has(plain))
        return placedText(word, placed.position);
    return placedText(summary/* OUTCOMES */.im.find((outcome) => outcome === plain) ?? placed.value, placed.position);
}


/***/ })

};
