import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fallPs } from '../../src/statistics/max-t.js';
import { ARE_RUNS_LONG, runs } from '../builders/long-runs.js';
import { atLeast, atMost, drawChanges, NOISES, runsOf, shareOf, sourceOf } from './simulate.js';

/** A familywise level at which one mean alone raises a false alarm in 25 of 1,000 runs. */
const LEVEL = 0.025;

describe('the corrected p of several falls', () => {
  // By an enumeration of its own, in Python: the definition of the step-down test, word by word.
  it.each([
    [
      'two of three items',
      [
        [-0.229, -0.014, -0.226],
        [0.06, -0.03, 0.086],
      ],
      [0.25, 1],
    ],
    [
      'two of five',
      [
        [0.067, 0.202, -0.022, -0.062, 0.247],
        [-0.196, -0.087, 0.017, 0.178, -0.145],
      ],
      [1, 0.5],
    ],
    [
      'tied and sparse',
      [
        [-1, 0, 0, -1, 0, 0, -1, 0],
        [-0.1, 0.2, 0, 0, -0.3, 0, -0.1, 0],
      ],
      [0.15625, 0.3125],
    ],
    ['no series', [], []],
    ['one item', [[-0.3]], [0.5]],
    ['no change', [[0, 0, 0]], [1]],
    ['rises alone', [[0.1, 0.2, 0.3]], [1]],
  ] as const)('is the one of an enumeration: %s', (_, series, wanted) => {
    expect(fallPs(series).map((p) => Number(p.toFixed(6)))).toEqual(wanted);
  });

  it('is the sign-flip test where there is one series: of five that all fall one pattern in 32', () => {
    expect(fallPs([[-0.1, -0.2, -0.05, -0.3, -0.01]])).toEqual([1 / 32]);
  });

  it('grows with every series beside it, and is the same in whatever order they are', () => {
    const change = fc.integer({ min: -10, max: 10 }).map((tenths) => tenths / 10);
    const series = fc.array(fc.array(change, { minLength: 6, maxLength: 6 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(series, (all) => {
        const ps = fallPs(all);
        const fewer = fallPs(all.slice(1));
        for (const [i, p] of fewer.entries()) expect(ps[i + 1]).toBeGreaterThanOrEqual(p);
        expect(fallPs(all.toReversed()).toReversed()).toEqual(ps);
        for (const p of ps) expect(p > 0 && p <= 1).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });
});

/** Five dimensions that have something in common, as those of one summary have. */
function dimensionsOf(scenario: Parameters<typeof drawChanges>[0], source: ReturnType<typeof sourceOf>): number[][] {
  const common = drawChanges(scenario, source);
  return Array.from({ length: 5 }, () => {
    const own = drawChanges(scenario, source);
    return own.map((change, i) => Math.sqrt(0.3) * change + Math.sqrt(0.7) * (common[i] ?? 0));
  });
}

describe('five dimensions of which none has fallen', () => {
  // Of 8 sessions every pattern is gone through at once, so that by day as many runs are made as at night: in 200 runs of a seed
  // 12 alarms are luck that one seed in two hundred has, in 2,000 an excess of a third would show.
  const cells = NOISES.filter((noise) => noise !== 'clustered').flatMap((noise) => {
    const sizes = ARE_RUNS_LONG ? [5, 8, 26, 100, 1_000] : [8, ...(noise === 'heavy' ? [26] : [])];
    return sizes.map((sessions) => [noise, sessions, sessions <= 8 ? 2_000 : runsOf(sessions)] as const);
  });
  it.each(cells)(
    'together raise no more false alarms than one, with %s noise and %d sessions',
    (noise, sessions, many) => {
      const source = sourceOf(sessions);
      const share = shareOf(many, () => fallPs(dimensionsOf({ noise, sessions }, source)).some((p) => p <= LEVEL));
      expect(share).toBeLessThanOrEqual(atMost(LEVEL, many));
    },
  );
});

describe('outcomes of which one in twenty is wrong, beside four dimensions that do not change', () => {
  it.each([[26, 0.15, 0.5] as const, ...(ARE_RUNS_LONG ? [[100, 0.85, 1] as const] : [])])(
    'that fall by 0.2 over %d sessions are seen in %d to %d of the runs',
    (sessions, least, most) => {
      const [source, many] = [sourceOf(sessions), ARE_RUNS_LONG ? runsOf(sessions) : 60];
      const isRight = (wrong: number): number => (source.uniform() < wrong ? 0 : 1);
      const seen = shareOf(many, () => {
        const outcome = Array.from({ length: sessions }, () => isRight(0.25) - isRight(0.05));
        const others = dimensionsOf({ noise: 'heavy', sessions }, source).slice(1);
        return (fallPs([...others, outcome])[4] ?? 1) <= LEVEL;
      });
      expect(seen).toBeGreaterThanOrEqual(atLeast(least, many));
      expect(seen).toBeLessThanOrEqual(most);
    },
  );
});
