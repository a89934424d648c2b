import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type JsonDocument, type JsonPath, parseJson, readWholeString } from '../../../src/core/json/document.js';
import { runs } from '../../builders/long-runs.js';
import { anyText } from '../../builders/texts.js';

function documentOf(text: string, firstLine?: number): JsonDocument {
  const parsed = parseJson(text, firstLine);
  if ('error' in parsed) throw new Error(`broken: ${parsed.error.message}`);
  return parsed.document;
}

function errorOf(text: string, firstLine?: number) {
  const parsed = parseJson(text, firstLine);
  return 'error' in parsed ? parsed.error : undefined;
}

function at(text: string, path: JsonPath, firstLine?: number): string {
  const { line, column } = documentOf(text, firstLine).position(path);
  return `${line}:${column}`;
}

describe('position of a value', () => {
  it.each<[string, string, JsonPath, string]>([
    ['of the root', '{"a": 1}', [], '1:1'],
    ['of the root after blanks', '\n\n  {"a": 1}', [], '3:3'],
    ['of a member', '{"a": 1}', ['a'], '1:7'],
    ['of a list item', '[\n  10,\n  20\n]', [1], '3:3'],
    ['of nested values', '{"a": [{"b": "x"}]}', ['a', 0, 'b'], '1:14'],
    ['after CRLF', '{\r\n"a":\r\n  1}', ['a'], '3:3'],
    ['in UTF-16 units: é is one, 😀 two', '{"é😀": 1}', ['é😀'], '1:9'],
    ['behind an escaped key', '{"\\u0061": 1}', ['a'], '1:12'],
    ['of the last of two equal keys, whose value counts', '{"a": 1,\n"a": 2}', ['a'], '2:6'],
    ['of the nearest enclosing value when there is none', '{"a":\n {"b": 1}}', ['a', 'c', 'd'], '2:2'],
    ['of an absent item: its list', '{"a": [1]}', ['a', 7], '1:7'],
    ['of a name step into a list: the list', '{"a": [1]}', ['a', 'length'], '1:7'],
    ['of a number step into an object: the object', '{"a": {"0": 1}}', ['a', 0], '1:7'],
    ['of the key __proto__', '{"__proto__": {"a": 1}}', ['__proto__', 'a'], '1:21'],
    ['of an inherited name: the object', '{"a": 1}', ['constructor'], '1:1'],
    ['of the empty key', '{"": 1}', [''], '1:6'],
  ])('%s', (_, text, path, wanted) => expect(at(text, path)).toBe(wanted));

  it('starts from the line it is told', () => {
    expect(at('{"a": 1}', ['a'], 41)).toBe('41:7');
    expect(at('{\n"a": 1}', ['a'], 41)).toBe('42:6');
  });

  it('is where a writer of random JSON put the value', () => {
    fc.assert(
      fc.property(tree, fc.array(blank, { minLength: 1, maxLength: 9 }), fc.boolean(), (root, blanks, escaped) => {
        const { text, places } = write(root, blanks, escaped);
        const document = documentOf(text);
        for (const { path, place } of places) {
          const { line, column } = document.position(path);
          expect([path, `${line}:${column}`]).toEqual([path, place]);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('knows items far into a huge list', () => {
    const document = documentOf(`[${'1,\n'.repeat(100_000)}"last"]`);
    expect(document.position([100_000])).toEqual({ line: 100_001, column: 1 });
  });

  it.each([1000, 3000, 8000, 30_000, 100_000])('does not fail %d levels down', (depth) => {
    const document = documentOf(`{"a": 1, "deep": ${'['.repeat(depth)}{"x":1,"x":2}${']'.repeat(depth)}}`);
    const { line, column } = document.position(['deep', ...new Array<number>(depth).fill(0), 'x']);
    expect(line).toBe(1);
    // Too deep for a tree, all values stand at the start of the text.
    expect([1, 18 + depth + '{"x":1,"x":'.length]).toContain(column);
    expect(document.repeatedKeys().length).toBeLessThanOrEqual(1);
  });
});

describe('repeatedKeys', () => {
  it.each<[string, string, JsonPath[]]>([
    ['none', '{"a": 1, "b": {"a": 1}, "c": [{"a": 1}, {"a": 1}]}', []],
    ['at the root', '{"a": 1, "a": 2}', [['a']]],
    ['three times', '{"a": 1, "a": 2, "a": 3}', [['a'], ['a']]],
    ['inside', '{"a": [0, {"b": 1, "b": 2}]}', [['a', 1, 'b']]],
    ['written differently', '{"a": 1, "\\u0061": 2}', [['a']]],
    ['named like a method', '{"__proto__": 1, "__proto__": 2, "constructor": 3}', [['__proto__']]],
    ['in document order', '{"b": {"x": 1, "x": 1}, "a": 1, "a": 2}', [['b', 'x'], ['a']]],
    ['of a text that is no object', '[1, 1]', []],
    ['in a text with white space and signs in strings', '\n{ "a{,:" : "]" , "a{,:" : [ ] }', [['a{,:']]],
  ])('%s', (_, text, wanted) => expect(documentOf(text).repeatedKeys()).toEqual(wanted));
});

describe('repeatedKeys of a hostile text', () => {
  const repeats = (levels: number): string => `${'{"a":0,"a":'.repeat(levels)}0${'}'.repeat(levels)}`;

  it('looks a hundred levels down', () => {
    expect(documentOf(`${'['.repeat(90)}{"x":1,"x":2}${']'.repeat(90)}`).repeatedKeys()).toHaveLength(1);
    expect(documentOf(`${'['.repeat(30_000)}{"x":1,"x":2}${']'.repeat(30_000)}`).repeatedKeys()).toEqual([]);
  });

  it('tells the first hundred', () => {
    expect(documentOf(repeats(90)).repeatedKeys()).toHaveLength(90);
    expect(documentOf(repeats(30_000)).repeatedKeys()).toHaveLength(100);
    expect(documentOf(`{${'"a":1,'.repeat(5000)}"a":1}`).repeatedKeys()).toHaveLength(100);
  });
});

describe('syntax errors', () => {
  it.each([
    ['an empty text', '', 'the text is empty', '1:1'],
    ['blanks only', ' \n ', 'the text is empty', '1:1'],
    ['a line comment', '{\n// no\n"a": 1}', 'comments are not JSON', '2:1'],
    ['a block comment', '{"a": /* no */ 1}', 'comments are not JSON', '1:7'],
    ['a trailing comma in a list', '[1, 2, ]', 'a value is expected here', '1:8'],
    ['a trailing comma in an object', '{"a": 1, }', 'a property name in double quotes is expected here', '1:10'],
    ['single quotes', "{'a': 1}", 'an unknown word', '1:2'],
    ['a bare key', '{a: 1}', 'an unknown word', '1:2'],
    ['undefined', '[undefined]', 'an unknown word', '1:2'],
    ['NaN', '{"a": NaN}', 'an unknown word', '1:7'],
    ['a number cut short', '[1.]', 'a number is not complete', '1:2'],
    ['a string that is not closed', '{"a": "x}', 'a string is not closed', '1:7'],
    ['a line end in a string', '{"a": "x\ny"}', 'a string is not closed', '1:7'],
    ['a tab in a string', '{"a": "x\ty"}', 'a control character', '1:7'],
    ['an unknown escape', '{"a": "\\x"}', 'a backslash must be followed', '1:7'],
    ['a short \\u escape', '{"a": "\\u12"}', 'a malformed \\u escape', '1:7'],
    ['no closing brace', '{"a": 1', 'a closing } is missing', '1:8'],
    ['no closing bracket', '[1', 'a closing ] is missing', '1:3'],
    ['no comma', '[1 2]', 'a comma is expected here', '1:4'],
    ['no colon', '{"a" 1}', 'a colon is expected here', '1:6'],
    ['two values', '{} {}', 'the text goes on after the end', '1:4'],
  ])('%s', (_, text, message, place) => {
    const error = errorOf(text);
    expect(error?.message).toContain(message);
    expect(`${error?.position.line}:${error?.position.column}`).toBe(place);
  });

  it('stand on the line that the text starts on', () => {
    expect(errorOf('{"a": }', 7)?.position).toEqual({ line: 7, column: 7 });
  });

  it('are found, in our own words, exactly where JSON.parse refuses', () => {
    const ours = /^(a|an|the|comments) [^"]*/;
    const mutation = fc.record({
      seed: fc.constantFrom(
        '{"name":"x","a":[1,2.5e3,-0,true,false,null,"q\\u00e9\\n"],"b":{"c":{}}}',
        '[1]',
        '"a"',
        ' {}\n',
      ),
      edits: fc.array(
        fc.record({
          at: fc.nat(80),
          remove: fc.nat(2),
          insert: fc.constantFrom(...'{}[]:,"\\ \t\n\r01.eE+-tu/*\u0000\u007f\u00a0\ufeff\u2028é'.split(''), '😀', ''),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    });
    fc.assert(
      fc.property(mutation, ({ seed, edits }) => {
        let text = seed;
        for (const { at, remove, insert } of edits) {
          const place = at % (text.length + 1);
          text = text.slice(0, place) + insert + text.slice(place + remove);
        }
        const error = errorOf(text);
        expect(error === undefined).toBe(isJson(text));
        // An engine's own message quotes the text and differs between versions of Node.js.
        if (error !== undefined) expect(error.message).toMatch(ours);
        if (error !== undefined) expect(error.message).not.toMatch(/in JSON|position|token/);
      }),
      { numRuns: runs(1200) },
    );
  });

  it('do not fail on brackets that never close', () => {
    expect(errorOf('['.repeat(100_000))).toEqual({
      message: 'the JSON is nested too deeply',
      position: { line: 1, column: 1 },
    });
  });
});

describe('readWholeString', () => {
  const name = fc.oneof(anyText(), fc.constantFrom('', 'a"b', '\\', 'a\\"', '\u2028', '😀', '}', '",'));

  it('returns the whole string or nothing for every prefix of a line', () => {
    fc.assert(
      fc.property(name, fc.boolean(), fc.boolean(), (value, nameFirst, spaced) => {
        const rest = { candidate: { name: 'decoy', title: 'the "name": "decoy" of it', key_actions: ['name', 1] } };
        const entry = nameFirst ? { name: value, ...rest } : { ...rest, name: value };
        const line = spaced ? JSON.stringify(entry, null, ' ').replaceAll('\n', ' ') : JSON.stringify(entry);
        for (let end = 0; end <= line.length; end++) {
          expect([value, undefined]).toContain(readWholeString(line.slice(0, end), ['name']));
        }
        expect(readWholeString(line.slice(0, -1), ['name'])).toBe(value);
      }),
      { numRuns: runs(40) },
    );
  });

  it('returns the name as soon as it stands there whole', () => {
    expect(readWholeString('{"name":"fix-login"', ['name'])).toBe('fix-login');
    expect(readWholeString('{"name": "fix-login" , "title": "cut', ['name'])).toBe('fix-login');
    expect(readWholeString('{"title": "a", "name":"fix-login"}}', ['name'])).toBe('fix-login');
  });

  it('returns the last of equal names, and looks for none in a text of more than two million characters', () => {
    expect(readWholeString('{"name":"one", "name":"two", ', ['name'])).toBe('two');
    const cut = (length: number): string => '{"name":"long", "x": "'.padEnd(length, 'y');
    expect(readWholeString(cut(2_000_000), ['name'])).toBe('long');
    expect(readWholeString(cut(2_000_001), ['name'])).toBeUndefined();
  });

  it.each([
    ['an unescaped quote ends the string early', '{"name": "fix "login" twice", "title": "x"}'],
    ['a cut escape', '{"name": "a\\'],
    ['a cut \\u escape', '{"name": "a\\u00'],
    ['an escaped quote at the cut', '{"name": "a\\"'],
    ['a control character inside', '{"name": "a\tb", '],
    ['a number', '{"name": 12, '],
    ['a list', '{"name": ["a"], '],
    ['no value', '{"name":'],
    ['the name of something inside', '{"candidate": {"name": "x", '],
    ['a list as root', '["name", "x"'],
    ['no JSON at all', 'name: x'],
    ['nothing', ''],
    ['nesting without end', `{"name": "x", "a": ${'['.repeat(100_000)}`],
  ])('returns nothing: %s', (_, text) => expect(readWholeString(text, ['name'])).toBeUndefined());
});

type Tree =
  | { readonly kind: 'leaf'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Tree[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [string, Tree])[] };

const blank = fc.constantFrom('', ' ', '\n', '\r\n', '\t', '  \n ');
const key = fc.oneof(anyText(3), fc.constantFrom('__proto__', '0', 'constructor', '😀'));
const leaf = fc
  .oneof(anyText(5), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null))
  .map((value): Tree => ({ kind: 'leaf', text: JSON.stringify(value) }));
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }).map((items): Tree => ({ kind: 'list', items })),
    fc
      .uniqueArray(fc.tuple(key, tie('tree')), { maxLength: 4, selector: ([name]) => name })
      .map((members): Tree => ({ kind: 'object', members })),
  ),
}));

/** Writes a tree with odd blanks and notes, character by character, where each value starts. */
function write(root: Tree, blanks: readonly string[], escaped: boolean) {
  const places: { path: JsonPath; place: string }[] = [];
  let text = '';
  let line = 1;
  let column = 1;
  let used = 0;
  const put = (piece: string): void => {
    text += piece;
    for (let i = 0; i < piece.length; i++) {
      column = piece[i] === '\n' ? 1 : column + 1;
      if (piece[i] === '\n') line++;
    }
  };
  const gap = (): void => put(blanks[used++ % blanks.length] ?? '');
  const writeKey = (name: string): string =>
    escaped
      ? `"${name.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`
      : JSON.stringify(name);
  const visit = (node: Tree, path: JsonPath): void => {
    gap();
    places.push({ path, place: `${line}:${column}` });
    if (node.kind === 'leaf') put(node.text);
    if (node.kind === 'list') {
      put('[');
      for (const [i, item] of node.items.entries()) {
        if (i > 0) put(',');
        visit(item, [...path, i]);
      }
      gap();
      put(']');
    }
    if (node.kind === 'object') {
      put('{');
      for (const [i, [name, member]] of node.members.entries()) {
        if (i > 0) put(',');
        gap();
        put(writeKey(name));
        gap();
        put(':');
        visit(member, [...path, name]);
      }
      gap();
      put('}');
    }
    gap();
  };
  visit(root, []);
  return { text, places };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
