import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jsonLine, jsonText } from '../../../src/core/json/text.js';

const value = fc.jsonValue({ maxDepth: 6 });

describe('jsonText', () => {
  it('is the indented JSON of the engine where nothing must be escaped', () => {
    fc.assert(fc.property(value, (any) => expect(jsonText(any)).toBe(`${JSON.stringify(any, null, 2)}\n`)));
  });

  it('asks what has toJSON for its value, wherever that stands', () => {
    const late = { toJSON: () => ({ a: [1, { b: 2 }] }) };
    const values = [late, [late], { one: [late] }, [[[late]]], [[[[late]]]]];
    expect(values.map(jsonText)).toEqual(values.map((one) => `${JSON.stringify(one, null, 2)}\n`));
  });

  it.each([
    ['control characters', 'a\u007fb\u009f', 'a\\u007fb\\u009f'],
    ['marks of direction', '\u061c\u200e\u202e\u2066', '\\u061c\\u200e\\u202e\\u2066'],
    ['line separators', 'a\u2028b', 'a\\u2028b'],
    ['the mark of a command', '##[group]', '#\\u0023[group]'],
    ['the marks of commands of other CI systems', '##teamcity[a] ##VSO[b]', '#\\u0023teamcity[a] #\\u0023VSO[b]'],
  ])('escapes %s, in every place', (_, text, escaped) => {
    expect(jsonText({ list: [[{ [text]: text }]], text })).toBe(
      JSON.stringify({ list: [[{ [text]: text }]], text }, null, 2)
        .replaceAll(text, () => escaped)
        .concat('\n'),
    );
    expect(jsonLine([text])).toBe(`["${escaped}"]\n`);
  });

  it('leaves letters of other scripts and a lone # alone', () => {
    expect(jsonLine(['größer → 数 #[x] ## [y]'])).toBe('["größer → 数 #[x] ## [y]"]\n');
  });
});
