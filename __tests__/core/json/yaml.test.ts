import { describe, expect, it } from '@jest/globals';
import { parseYaml } from '../../../src/core/json/yaml.js';

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
