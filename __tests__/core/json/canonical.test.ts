import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson, canonicalList, type Plain } from '../../../src/core/json/canonical.js';
import { anyText } from '../../builders/texts.js';

const { tree: plain } = fc.letrec<{ tree: Plain }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(null, true, false),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    anyText(),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(anyText(), fc.constantFrom('\uff61', '😀', 'constructor')), tie('tree'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
}));

/** The same value with the keys of every object the other way round. */
function reversed(value: Plain): Plain {
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, member === undefined ? undefined : reversed(member)]),
  );
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

describe('canonicalJson', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(fc.property(plain, (value) => expect(canonicalJson(reversed(value))).toBe(canonicalJson(value))));
  });

  it('loses nothing: reading it gives the value back', () => {
    fc.assert(
      fc.property(plain, (value) =>
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value))),
      ),
    );
  });

  it.each<[string, Plain, string]>([
    ['sorts keys by code point, not by UTF-16 unit', { '😀': 1, '\uff61': 2, a: 3 }, '{"a":3,"\uff61":2,"😀":1}'],
    ['leaves absent members out', { a: undefined, b: 1 }, '{"b":1}'],
    ['keeps the order of lists', [3, 1, [2]], '[3,1,[2]]'],
    ['keeps null', { a: null }, '{"a":null}'],
    ['writes lone surrogates as escapes, which have one UTF-8 form', '\ud800', '"\\ud800"'],
    ['does not tell 0 from -0', -0, '0'],
  ])('%s', (_, value, text) => expect(canonicalJson(value)).toBe(text));
});

it.each<readonly [readonly number[]]>([[[]], [[1]], [[1, 2, 3]]])('a list in pieces is the list: %j', (items) => {
  const pieces = [...canonicalList(items, (item) => ({ item }))];
  expect(pieces.join('')).toBe(canonicalJson(items.map((item) => ({ item }))));
});
