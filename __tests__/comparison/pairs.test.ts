import { describe, expect, it } from '@jest/globals';
import { overComparedSessions } from '../../src/comparison/compared-sessions.js';
import { pairVariants } from '../../src/comparison/pairs.js';
import { type Subject, subjectsOf } from '../../src/comparison/subjects.js';
import type { JudgedNumbers, Variant, VariantSession } from '../../src/comparison/variant.js';
import { leastMeanOfEqual } from '../../src/statistics/interval.js';
import { variantOf } from '../builders/variants.js';

const SUBJECTS = subjectsOf([], []);

function differencesOf(a: readonly Partial<VariantSession>[], b: readonly Partial<VariantSession>[]) {
  const { differences } = pairVariants(variantOf('a', a), variantOf('b', b), SUBJECTS);
  return Object.fromEntries(differences.map((one) => [one.subject.id, one]));
}

const scored = (...overalls: readonly number[]) => overalls.map((overall) => ({ overall }));
const wrongIn = (...shares: readonly number[]) => shares.map((wrong) => ({ wrong }));

describe('the difference of two variants', () => {
  it.each<[string, readonly number[], readonly number[], object]>([
    ['none', [0.5, 0.6], [0.5, 0.6], { n: 2, betterA: 0, betterB: 0, size: null, leastP: 1 }],
    ['one session', [0.5, 0.6], [0.5, 0.7], { betterA: 0, betterB: 1, size: expect.closeTo(0.1, 9), leastP: 1 }],
    ['one of each', [0.5, 0.6], [0.3, 0.7], { betterA: 1, betterB: 1, size: expect.closeTo(0.15, 9), leastP: 0.5 }],
    [
      'all to one side',
      [0.5, 0.6, 0, 0],
      [0.3, 0.2, 0, 0],
      { n: 4, betterA: 2, betterB: 0, size: expect.closeTo(0.3, 9) },
    ],
  ])('counts and sizes %s', (_, a, b, wanted) =>
    expect(differencesOf(scored(...a), scored(...b))['overall']).toMatchObject(wanted),
  );

  it('takes less of what is wrong for better', () =>
    expect(differencesOf(wrongIn(0, 1, 1), wrongIn(1, 0, 0))['wrong']).toMatchObject({
      betterA: 1,
      betterB: 2,
      size: 1,
    }));

  it('has no number where no session has a value of both', () => {
    const judge = (overall: number | null): Partial<VariantSession> => ({
      judge: { overall, scores: [], metrics: new Map() },
    });
    const all = [variantOf('a', [judge(0.5), judge(null)]), variantOf('b', [judge(null), judge(0.5)])] as const;
    const [last] = pairVariants(...all, subjectsOf(all, [])).differences.slice(-1);
    expect(last).toMatchObject({ n: 0, change: null, size: null, betterA: 0, betterB: 0, leastP: 1 });
    expect(last?.subject.id).toBe('judge.overall');
  });

  const wrong = (n: number, from: number, to: number) =>
    differencesOf(wrongIn(...Array.from({ length: n }, () => from)), wrongIn(...Array.from({ length: n }, () => to)))[
      'wrong'
    ];

  it.each<[string, number, number, number]>([
    ['more', 20, 0, 1],
    ['less', 20, 1, 0],
    ['half more', 10, 0.25, 0.75],
    ['half less', 10, 0.75, 0.25],
  ])('is as wide as if three had not differed, where all have the same: %s', (_, n, from, to) => {
    const least = leastMeanOfEqual(Math.abs(to - from), n);
    const interval = to > from ? { low: least, high: to - from } : { low: to - from, high: -least };
    expect(wrong(n, from, to)?.change?.interval).toEqual(interval);
    expect(least).toBeLessThan(Math.abs(to - from));
  });

  it('has the interval of resampling where some differ, and none of one session', () => {
    const { change } = differencesOf(wrongIn(0, 0, 0, 0, 0), wrongIn(1, 1, 1, 1, 0))['wrong'] ?? {};
    expect(change?.interval).toMatchObject({ high: 1 });
    expect(change?.interval?.low).toBeGreaterThan(0);
    expect(wrong(1, 0, 1)?.change?.interval).toBeNull();
    expect(wrong(5, 1, 1)?.change).toMatchObject({ delta: 0, interval: { low: 0, high: 0 } });
  });
});

describe('the sessions that are compared', () => {
  const metrics = (coherence: number | null) => new Map([['coherence' as const, coherence]]);
  const says = (overall: number | null, coherence?: number | null): Partial<VariantSession> => ({
    judge: {
      ...{ overall, scores: [overall, overall] },
      metrics: coherence === undefined ? new Map() : metrics(coherence),
    },
  });
  const FAILED = { status: 'missing_candidate', overall: 0, scores: [0, 0], judge: null } as const;
  const judgeOf = (variants: readonly Variant[], variant: number, session = 's00'): JudgedNumbers | null | undefined =>
    overComparedSessions(variants)[variant]?.sessions.get(session)?.judge;

  it.each<[string, Partial<VariantSession>, JudgedNumbers | null]>([
    ['0 of all that another has', says(0.5, 0.3), { overall: 0, scores: [0, 0], metrics: metrics(0) }],
    ['0 of the overall alone', says(0.5, null), { overall: 0, scores: [0, 0], metrics: new Map() }],
    ['0 of the metric alone', says(null, 0.3), { overall: null, scores: [null, null], metrics: metrics(0) }],
    ['nothing where nothing was measured', says(null, null), null],
    ['nothing where nobody was asked', {}, null],
  ])('count one without a candidate as %s', (_, other, wanted) => {
    const own = variantOf('a', [FAILED, says(0.9)]);
    expect(judgeOf([own, variantOf('b', [other, {}]), variantOf('c', [{}, {}])], 0)).toEqual(wanted);
    expect(judgeOf([variantOf('b', [says(null), {}]), own, variantOf('c', [other, {}])], 1)).toEqual(wanted);
  });

  it('count nothing where the judge was asked about none of the variant, nor where it has a candidate', () => {
    const judged = variantOf('b', [says(0.5), says(0.5)]);
    expect(judgeOf([variantOf('a', [FAILED, {}]), judged], 0)).toBeNull();
    expect(judgeOf([variantOf('a', [{}, says(0.9)]), judged], 0)).toBeNull();
    expect(judgeOf([variantOf('a', [{ ...FAILED, status: 'invalid_candidate' }, says(0.9)]), judged], 0)?.overall).toBe(
      0,
    );
  });

  it('are those that any variant has a candidate for', () => {
    const names = (...variants: readonly Variant[]) =>
      overComparedSessions(variants).map(({ sessions }) => [...sessions.keys()]);
    expect(names(variantOf('a', [FAILED, {}, FAILED]), variantOf('b', [FAILED, FAILED, {}]))).toEqual([
      ['s01', 's02'],
      ['s01', 's02'],
    ]);
    expect(names(variantOf('a', [{}, {}]), variantOf('b', [{}]))).toEqual([['s00', 's01'], ['s00']]);
    expect(names()).toEqual([]);
    expect(names(variantOf('a', []))).toEqual([[]]);
  });
});

describe('the subjects of a comparison', () => {
  const value = (subjects: readonly Subject[], id: string, session: VariantSession) =>
    subjects.find((one) => one.id === id)?.valueOf(session);

  it('have the values of a session, and those of the judge where any is measured', () => {
    const judge = { overall: null, scores: [], metrics: new Map([['relevance' as const, 0.25]]) };
    const own = variantOf('a', [{ overall: 0.5, scores: [0.25], wrong: 0.5, gatesFailed: ['x'], judge }, {}]);
    const subjects = subjectsOf([variantOf('b', [{}]), own], ['title', 'summary']);
    expect(subjects.map(({ id }) => id)).toEqual(['wrong', 'gates', 'overall', 'title', 'summary', 'judge.relevance']);
    const [first, second] = [...own.sessions.values()] as [VariantSession, VariantSession];
    const values = (session: VariantSession) => subjects.map(({ id }) => value(subjects, id, session));
    expect(values(first)).toEqual([0.5, 1, 0.5, 0.25, null, 0.25]);
    expect(values(second)).toEqual([0, 0, 0.8, 0.8, 0.8, null]);
    expect(subjectsOf([], ['title']).map(({ better }) => better)).toEqual(['less', 'less', 'more', 'more']);
  });
});
