import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS, type Dimension } from '../../src/core/summary.js';
import { copiesForJudge } from '../../src/self-test/copies-for-judge.js';
import { goldenSession } from '../builders/sessions.js';
import { CACHE, INVOICE } from './mutations/summaries.js';

const SESSIONS = Array.from({ length: 12 }, (_, i) =>
  goldenSession(`s${i}`, { reference: i % 2 === 0 ? INVOICE : CACHE }),
);

const kindsOf = (dimensions: readonly Dimension[], sessions = SESSIONS) => {
  const copies = copiesForJudge(sessions, dimensions);
  return (effect: string) => copies.filter((copy) => copy.effect === effect).map(({ kind }) => kind);
};

describe('copies for the judge', () => {
  it('are twenty that are damaged and five that are not, each of another kind while there are others', () => {
    const kinds = kindsOf(DIMENSIONS);
    expect([kinds('damaging').length, kinds('harmless').length]).toEqual([20, 5]);
    expect([new Set(kinds('damaging')).size, new Set(kinds('harmless')).size]).toEqual([20, 5]);
  });

  it.each(['title', 'summary', 'key_actions'] as const)(
    'of %s alone are of each kind before one has its second turn',
    (dimension) => {
      const all = new Set(kindsOf([dimension])('damaging'));
      const first = kindsOf([dimension])('damaging').slice(0, all.size);
      expect(new Set(first)).toEqual(all);
    },
  );

  it('are the same for the same corpus, and never the same twice', () => {
    const copies = copiesForJudge(SESSIONS, DIMENSIONS);
    expect(copiesForJudge(SESSIONS, DIMENSIONS)).toEqual(copies);
    const shown = copies.map(({ session, candidate }) => JSON.stringify([session, candidate]));
    expect(new Set(shown).size).toBe(copies.length);
    for (const { golden, candidate } of copies) expect(candidate).not.toEqual(golden.reference);
  });

  it('are of no canary, and of nothing where there is none else', () => {
    const canaries = SESSIONS.map((session) => ({ ...session, canary: true }));
    expect(copiesForJudge(canaries, DIMENSIONS)).toEqual([]);
    expect(copiesForJudge([...canaries, goldenSession('own', { reference: INVOICE })], DIMENSIONS)).not.toEqual([]);
    expect(
      new Set(
        copiesForJudge([...canaries, goldenSession('own', { reference: INVOICE })], DIMENSIONS).map(
          ({ session }) => session,
        ),
      ),
    ).toEqual(new Set(['own']));
  });

  it('come to an end where nothing can be changed', () => {
    expect(copiesForJudge([goldenSession('empty')], ['key_actions'])).toEqual([]);
  });
});
