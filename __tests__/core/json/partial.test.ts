import { describe, expect, it } from '@jest/globals';
import { type PartialReading, readPartialObject } from '../../../src/core/json/partial.js';
import { nextToken } from '../../../src/core/json/tokens.js';

const keysOf = ({ value }: PartialReading) => [...value.members.keys()];

describe('an object that is read as far as it goes', () => {
  it.each<[string, PartialReading['kind'], boolean, readonly string[], readonly string[]]>([
    ['{}', 'whole', false, [], []],
    ['{', 'cut', false, [], []],
    ['{"a', 'cut', false, [], []],
    ['{"a"', 'cut', false, [], []],
    ['{"a":', 'cut', true, [], []],
    ['{"a": 1', 'cut', true, [], []],
    ['{"a": 1,', 'cut', true, ['a'], []],
    ['{"a": 1}', 'whole', true, ['a'], []],
    ['{"a": 1, "a": 2, "b": 3, "a": 4}', 'whole', true, ['a', 'b'], ['a']],
    ['{"a": 1, "b": 2, "a', 'cut', true, ['a', 'b'], []],
    ['{"a": 1, "b": 2, "a"', 'cut', true, ['a', 'b'], ['a']],
    ['{a', 'cut', false, [], []],
    ['{a}', 'broken', false, [], []],
    ['{"a" 1}', 'broken', false, [], []],
    ['{"a": }', 'broken', true, [], []],
    ['{"a": 1 "b": 2}', 'broken', true, ['a'], []],
    ['{,}', 'broken', false, [], []],
    ['{"a": [1,]}', 'broken', true, ['a'], []],
    ['{"a": []}', 'whole', true, ['a'], []],
    ['{"a": [}', 'broken', true, ['a'], []],
    ['{"a": {"b": [1, {"c": 2}]}, "d": 3}', 'whole', true, ['a', 'd'], []],
    ['{]', 'broken', false, [], []],
  ])('%s is %s', (text, kind, hasKey, keys, repeated) => {
    const reading = readPartialObject(text, 0);
    expect([reading.kind, reading.hasKey, keysOf(reading), [...reading.value.repeated]]).toEqual([
      ...[kind, hasKey, keys, repeated],
    ]);
    expect(reading.value.span).toEqual({ start: 0, end: kind === 'whole' ? text.length : null });
  });

  it('has the places of all that is in it, and of a repeated key the first value', () => {
    const { value } = readPartialObject('x {"a": {"b": [1]}, "a": 2, "c": [', 2);
    const [a, c] = [value.members.get('a'), value.members.get('c')];
    expect(value.span).toEqual({ start: 2, end: null });
    expect(a).toMatchObject({ kind: 'object', span: { start: 8, end: 18 } });
    expect(c).toMatchObject({ kind: 'list', items: [], span: { start: 33, end: null } });
  });
});

describe('a word of a JSON text', () => {
  it.each<[string, number, object]>([
    ['', 0, { kind: 'end', start: 0, end: 0 }],
    [' \n\t\r', 1, { kind: 'end', start: 4, end: 4 }],
    [' {', 0, { kind: '{', start: 1, end: 2 }],
    ['\u00a0{', 0, { kind: 'broken', start: 0, end: 0 }],
    ['"a"', 0, { kind: 'text', text: 'a', isWhole: true, start: 0, end: 3 }],
    ['"a\\u00e9b"', 0, { kind: 'text', text: 'aéb', isWhole: true, start: 0, end: 10 }],
    ['"a\\u00', 0, { kind: 'text', text: 'a', isWhole: false, start: 0, end: 6 }],
    ['"a\\', 0, { kind: 'text', text: 'a', isWhole: false, start: 0, end: 3 }],
    ['"a\\ux', 0, { kind: 'broken', start: 0, end: 2 }],
    ['"a\\q"', 0, { kind: 'broken', start: 0, end: 2 }],
    ['"a\nb"', 0, { kind: 'broken', start: 0, end: 2 }],
    ['"a\ud83d', 0, { kind: 'text', text: 'a', isWhole: false, start: 0, end: 3 }],
    ['12', 0, { kind: 'open', start: 0, end: 2 }],
    ['12 ', 0, { kind: 'open', start: 0, end: 2 }],
    ['12,', 0, { kind: 'plain', value: 12, start: 0, end: 2 }],
    ['-0.5e+3]', 0, { kind: 'plain', value: -500, start: 0, end: 7 }],
    ['01,', 0, { kind: 'broken', start: 0, end: 2 }],
    ['true,', 0, { kind: 'plain', value: true, start: 0, end: 4 }],
    ['false,', 0, { kind: 'plain', value: false, start: 0, end: 5 }],
    ['null,', 0, { kind: 'plain', value: null, start: 0, end: 4 }],
    ['-Infinity,', 0, { kind: 'plain', value: Number.NEGATIVE_INFINITY, start: 0, end: 9 }],
    ['yes,', 0, { kind: 'broken', start: 0, end: 3 }],
    ['%', 0, { kind: 'broken', start: 0, end: 0 }],
  ])('%j from %d', (text, at, token) => expect(nextToken(text, at)).toEqual(token));
});
