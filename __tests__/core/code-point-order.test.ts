import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { byCodePoint } from '../../src/core/text.js';
import { runs } from '../builders/long-runs.js';
import { anyText } from '../builders/texts.js';

/** Code points one after the other, the slow and plain way. */
function oracle(a: string, b: string): number {
  const left = [...a].map((character) => character.codePointAt(0) ?? 0);
  const right = [...b].map((character) => character.codePointAt(0) ?? 0);
  const at = left.findIndex((point, i) => point !== right[i]);
  if (at === -1) return Math.sign(left.length - right.length);
  const other = right[at];
  return other === undefined ? 1 : Math.sign((left[at] ?? 0) - other);
}

/** Characters around every border of the encoding, so that random texts meet there. */
const border = fc.constantFrom('', 'a', 'é', '\ud7ff', '\ue000', '\uff61', '\uffff', '\u{10000}', '😀', '\u{10ffff}');
const text = fc.array(fc.oneof(border, anyText(2)), { maxLength: 6 });

describe('byCodePoint', () => {
  it.each([
    ['\uff61', '\u{1f600}'],
    ['\ue000', '\u{10000}'],
    ['a\uffff', 'a\u{10000}'],
    ['Z', 'a'],
    ['a', 'aa'],
    ['', 'a'],
    ['😀', '😁'],
    ['😀', '😀!'],
    ['\ud7ff', '\ue000'],
  ])('puts %j before %j', (smaller, larger) => {
    expect(byCodePoint(smaller, larger)).toBeLessThan(0);
    expect(byCodePoint(larger, smaller)).toBeGreaterThan(0);
  });

  it('agrees with comparing code points one by one', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(byCodePoint(a.join(''), b.join('')))).toBe(oracle(a.join(''), b.join('')));
      }),
      { numRuns: runs(500) },
    );
  });

  it('sorts as UTF-8 bytes sort', () => {
    fc.assert(
      fc.property(fc.array(text), (lists) => {
        const texts = lists.map((list) => list.join(''));
        const byBytes = [...texts].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
        expect([...texts].sort(byCodePoint)).toEqual(byBytes);
      }),
    );
  });
});
