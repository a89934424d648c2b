import { describe, expect, it } from '@jest/globals';
import type { Judgement } from '../../../src/judge/judgement.js';
import { combineAll } from '../../../src/judge/panel/combine-all.js';
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
    expect(combineAll([by('a', alone)], 0.9)).toBe(alone);
    expect(combineAll([], 0.9)).toEqual([]);
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
      'without one who has measured too little',
      [
        [0.2, 1],
        [0.4, 0.8],
        [0.9, null],
      ],
      [0.3, 0.9],
    ],
    [
      'that of the one who has measured most, where nobody has enough',
      [
        [0.2, null, null],
        [0.4, 0.8, null],
      ],
      [0.4, 0.8, null],
    ],
  ])('is %s', (_, scores, wanted) => {
    const said = scores.map((list, i) => by(`m${i}`, judged(...list)));
    const combined = combineAll(said, 0.9);
    expect(combined.map(({ overall }) => overall.score)).toEqual(wanted);
    expect(combined.map(({ voices }) => voices?.length)).toEqual(wanted.map(() => scores.length));
  });
});
