import { describe, expect, it } from '@jest/globals';
import { parseYaml } from '../../../src/core/json/yaml.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';

const parse = (text: string) => parseYaml(text, { uniqueKeys: false });

/** A value that is nested so deep, with what may follow it. */
const NESTED: readonly (readonly [string, (levels: number) => string])[] = [
  ['lists in brackets', (levels) => `${'['.repeat(levels)}${']'.repeat(levels)}`],
  ['brackets that nobody closes', (levels) => `a: ${'['.repeat(levels)}`],
  ['mappings in braces', (levels) => `${'{a: '.repeat(levels)}1${'}'.repeat(levels)}`],
  ['lists in one line', (levels) => `${'- '.repeat(levels)}x`],
  ['lists in one line, and what ends them', (levels) => `${'- '.repeat(levels)}x\nb: 1\n`],
  ['keys of keys', (levels) => `${'? '.repeat(levels)}x`],
  ['keys of keys, and what ends them', (levels) => `a:\n  ${'? '.repeat(levels)}x\nb: 1\n`],
  ['mappings, a line each', (levels) => Array.from({ length: levels }, (_, i) => `${' '.repeat(i)}a:\n`).join('')],
];

describe('nested YAML', () => {
  it.each(NESTED)('of %s is read to a depth, and beyond it refused where it passes that', (_, text) => {
    const deep = parse(text(98)).faults.filter(({ message }) => message.includes('too deep'));
    expect(deep).toEqual([]);
    const [first, second] = [110, 2_000].map((levels) => parse(text(levels)).faults);
    expect(first).toEqual([{ message: 'it is nested too deep: more than 100 levels', offset: expect.any(Number) }]);
    expect(second).toEqual(first);
  });

  it('says the same wherever on the stack it is parsed', () => {
    const text = '[{a: '.repeat(3_000);
    const below = (calls: number): unknown => (calls === 0 ? parse(text).faults : below(calls - 1));
    expect(below(3_000)).toEqual(parse(text).faults);
    // Where the stack ends Node.js does not compile a regular expression, and ends as well.
    for (const mark of ['- ', '? ']) expect(parse(`${mark.repeat(30_000)}x`).faults).toHaveLength(1);
  });
});

describe('the depth of YAML', () => {
  it.each([
    ['lists in brackets', (levels: number) => '['.repeat(levels) + ']'.repeat(levels), 101, 101],
    ['mappings in braces', (levels: number) => `${'{a: '.repeat(levels)}1${'}'.repeat(levels)}`, 100, 404],
    ['lists in one line', (levels: number) => `${'- '.repeat(levels)}x`, 100, 202],
  ])('of %s ends behind so many levels, where that is said', (_, text, most, offset) => {
    expect(parse(text(most)).faults.filter(({ message }) => message.includes('too deep'))).toEqual([]);
    expect(parse(text(most + 1)).faults).toEqual([{ message: 'it is nested too deep: more than 100 levels', offset }]);
  });
});

describe('what is wrong with YAML', () => {
  it.each<[string, string, readonly (readonly [message: string, offset: number])[], unknown]>([
    ['nothing', 'a: yes\n', [], { a: 'yes' }],
    ['nothing, whatever version it says', '%YAML 1.1\n---\na: yes\n', [], { a: 'yes' }],
    ['a second document', 'a: 1\n---\nb: 2\n', [['the file has more than one document', 5]], { a: 1 }],
    ['a key twice', 'a: 1\na: 2\n', [['Map keys must be unique', 5]], undefined],
    [
      'tags',
      'a: !x 1\nb: !y 2\n',
      [
        ['Unresolved tag: !x', 3],
        ['Unresolved tag: !y', 11],
      ],
      { a: '1', b: '2' },
    ],
    ['a text without an end', '\n\n  a: "x\n', [['Missing closing "quote', 10]], undefined],
    [
      'a tag, and a second document',
      'a: !x 1\n---\n1',
      [
        ['Unresolved tag: !x', 3],
        ['the file has more than one document', 8],
      ],
      { a: '1' },
    ],
  ])('is %s', (_, text, faults, value) => {
    const found = parseYaml(text, { uniqueKeys: true });
    expect(found.faults.map(({ message, offset }) => [message, offset])).toEqual(faults);
    if (value !== undefined) expect(found.document.toJS()).toEqual(value);
  });

  it.each<[string, string, readonly number[]]>([
    ['in braces', '{a: 1, b: 2, a: 3, a: 4}\nb: 1', [13]],
    ['in a list', '- {a: 1, a: 2}\n- a: 1\n  b: 2\n  b: 3\n', [9, 31]],
    ['of a key', '? {a: 1, a: 2}\n: 1\n', [9]],
    ['without a word', '? \n: 1\n? \n: 2\n', [9]],
    ['before what is broken', 'a: 1\na: 2\nb: "x\n', [5]],
  ])('is a key that stands twice %s, at its place', (_, text, offsets) => {
    const { faults } = parseYaml(text, { uniqueKeys: true });
    const doubles = faults.filter(({ message }) => message === 'Map keys must be unique');
    expect(doubles.map(({ offset }) => offset)).toEqual(offsets);
    expect(faults[0]).toBe(doubles[0]);
    expect(parse(text).faults.filter((fault) => fault.message === 'Map keys must be unique')).toEqual([]);
  });

  it.each(['1', 'x'])('is no key that stands in another mapping: %s', (key) => {
    expect(parseYaml(`${key}: {${key}: 1}\nb:\n  ${key}: 2\n`, { uniqueKeys: true }).faults).toEqual([]);
  });

  it('takes no longer than its text where it has many keys', () => {
    const keys = (count: number) => () =>
      parseYaml(`{${Array.from({ length: count }, (_, i) => `k${i}: 1`).join(', ')}}`, { uniqueKeys: true });
    expect(growthOf(keys, 4_000)).toBeLessThan(MOST_TIMES_AS_LONG);
  });

  it('is that it is too long, where it becomes so', () => {
    const list = (items: number) => parseYaml(`[${'a,'.repeat(items)}`, { uniqueKeys: true, mostTokens: 100 });
    const message = 'it is too long: more than 100 words, signs and line ends';
    expect(list(10).faults).not.toContainEqual(expect.objectContaining({ message }));
    expect(list(40).faults).toEqual([{ message, offset: expect.any(Number), isTooLong: true }]);
    // Nothing behind that is read.
    expect(list(1_000_000).faults).toEqual(list(40).faults);
  });

  const BROKEN_LINES: readonly (readonly [name: string, text: string, line: number, words: RegExp])[] = [
    ['a line that is indented', 'a: 1\n  b: 2\nc: 3\n', 2, /^the line is indented otherwise/],
    [
      'a line that is indented below blank lines',
      'x: 0\na: 1\n\n    y\n  b: 2\n',
      5,
      /^the line is indented otherwise/,
    ],
    ['a line of a mapping that is indented less', 'a:\n  b: 2\n c: 3\n', 3, /^the line is indented otherwise/],
    ['a line of a list that is indented less', 'a:\n  - b\n - c\n', 3, /^the line is indented otherwise/],
    ['a first line that is indented', ' a: 1\nb: 2\n', 2, /^this does not go on from what stands before it/],
    ['a name without a colon', 'a 1\nb: 2\n', 1, /^a name without a value/],
    ['a last name without a colon', 'a: 1\nb 2\n', 2, /^a name without a value/],
    ['a colon without a blank', 'a:1\nb: 2\n', 1, /^a name without a value/],
    ['a second colon', 'a: b: c\n', 1, /^a value with a colon in it; put quotes/],
  ];

  it.each(BROKEN_LINES)('is said once, in plain words and of the line that is at fault: %s', (_, text, line, words) => {
    const { faults, positionAt } = parse(text);
    expect(faults.map(({ offset }) => positionAt(offset).line)).toEqual([line]);
    expect(faults[0]?.message).toMatch(words);
    expect(faults[0]?.message).not.toMatch(/mapping|implicit|compact|scalar|node|token/i);
  });

  it('stands in a line and a column, from 1', () => {
    const { positionAt } = parse('a: 1\nbc: 2');
    expect([0, 3, 5, 9].map(positionAt)).toEqual([
      { line: 1, column: 1 },
      { line: 1, column: 4 },
      { line: 2, column: 1 },
      { line: 2, column: 5 },
    ]);
  });
});

describe('parsed YAML', () => {
  it('has places, the first document and what is wrong', () => {
    const { document, faults, positionAt } = parse('a: 1\nb: [x, 2]\n');
    expect([document.toJS(), faults, positionAt(8)]).toEqual([{ a: 1, b: ['x', 2] }, [], { line: 2, column: 4 }]);
    expect(parse('a: 1\n---\nb: 2\n').faults.map(({ message }) => message)).toEqual([
      'the file has more than one document',
    ]);
    expect([parse('').faults, parse('').positionAt(0)]).toEqual([[], { line: 1, column: 1 }]);
  });
});
