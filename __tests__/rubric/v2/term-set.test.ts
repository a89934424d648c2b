import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Term } from '../../../src/rubric/v2/term.js';
import { TermSet } from '../../../src/rubric/v2/term-set.js';

function term(id: number): Term {
  return {
    id,
    word: `w${id}`,
    stem: `w${id}`,
    weight: 60,
    kind: 'word',
    negates: 'no',
    isLink: false,
    hints: 0,
    opensClause: false,
    startsPair: false,
    opposites: new Set(),
    opposable: false,
    group: 0,
    family: 0,
  };
}

describe('TermSet', () => {
  it('does what a Set of ids does, in the same order', () => {
    const ids = fc.array(fc.integer({ min: 1, max: 200_000 }), { maxLength: 300 });
    fc.assert(
      fc.property(ids, ids, (added, asked) => {
        const set = new TermSet(8);
        const model = new Set<number>();
        for (const id of added) {
          expect(set.add(term(id))).toBe(!model.has(id));
          model.add(id);
        }
        expect(set.list.map(({ id }) => id)).toEqual([...model]);
        expect([...asked, ...added].filter((id) => set.has(id) !== model.has(id))).toEqual([]);
      }),
    );
  });

  it.each([
    ['ids in a row', (i: number) => i + 1],
    ['multiples of a large power of two', (i: number) => (i + 1) * 2 ** 14],
  ])('holds many terms: %s', (_, idOf) => {
    const set = new TermSet(8);
    const ids = Array.from({ length: 60_000 }, (_, i) => idOf(i));
    expect(ids.filter((id) => !set.add(term(id)))).toEqual([]);
    expect(ids.filter((id) => !set.has(id))).toEqual([]);
    expect(set.has(idOf(60_000))).toBe(false);
  });
});
