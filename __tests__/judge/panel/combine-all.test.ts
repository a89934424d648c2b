import { describe, expect, it } from '@jest/globals';
import type { Judgement } from '../../../src/judge/judgement.js';
import { combineAll } from '../../../src/judge/panel/combine-all.js';
import { byDimension } from '../../../src/judge/sampling/merge-samples.js';
import { judgementAt } from '../../builders/judge-facts.js';

const judged = (...scores: readonly (number | null)[]): readonly Judgement[] =>
  scores.map((score, i) => {
    const one = judgementAt(score, `s${i}`);
    const names = ['overall', 'title', 'summary', 'key_actions', 'outcome', 'aha_moments'];
    const unmeasured = names.map((measurement) => ({ measurement, reason: 'timeout' as const }));
    return score === null ? { ...one, unmeasured } : one;
  });
const by = (model: string, judgements: readonly Judgement[]) => ({
  ...{ member: { provider: 'anthropic' as const, model }, judgements },
});

describe('what several say of the same questions', () => {
  it('is what one says who judges alone', () => {
    const alone = judged(0.5, null);
    expect(combineAll([by('a', alone)])).toBe(alone);
    expect(combineAll([])).toEqual([]);
  });

  it.each<[string, readonly (readonly (number | null)[])[], readonly (number | null)[]]>([
    [
      'the median of each',
      [
        [0.2, 1],
        [0.4, 0.8],
        [0.9, 0],
      ],
      [0.4, 0.8],
    ],
    [
      'nothing where one of them has not answered, however many others have',
      [
        [0.2, 1],
        [0.4, 0.8],
        [0.9, null],
      ],
      [0.4, null],
    ],
    [
      'nothing at all where one of them has answered nowhere',
      [
        [0.2, 0.4],
        [null, null],
      ],
      [null, null],
    ],
  ])('is %s', (_, scores, wanted) => {
    const said = scores.map((list, i) => by(`m${i}`, judged(...list)));
    const combined = combineAll(said);
    expect(combined.map(({ overall }) => overall.score)).toEqual(wanted);
    expect(combined.map(({ voices }) => voices?.length)).toEqual(wanted.map(() => scores.length));
    expect(combined.map(({ unmeasured }) => unmeasured.length)).toEqual(wanted.map((one) => (one === null ? 6 : 0)));
  });

  it('is that of whoever was to say it: an answer in two lines says nothing of the dimensions, and is no gap there', () => {
    const [whole] = judged(0.4);
    if (whole === undefined) throw new Error('there is one');
    const unsaid = { score: null, reason: null };
    const [combined] = combineAll([
      by('a', [{ ...whole, dimensions: byDimension(() => ({ score: 0.6, reason: 'r' })) }]),
      by('b', [{ ...whole, overall: { score: 0.8, reason: 'r' }, dimensions: byDimension(() => unsaid) }]),
    ]);
    expect(combined).toMatchObject({ overall: { score: 0.6 }, dimensions: { title: { score: 0.6 } }, unmeasured: [] });
  });
});
