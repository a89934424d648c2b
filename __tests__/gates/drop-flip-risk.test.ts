import { describe, expect, it } from '@jest/globals';
import { changesBetween } from '../../src/gates/baseline/change.js';
import { dropCheck } from '../../src/gates/regression-checks.js';
import { FLIP_WORDS, type FlipWord } from '../../src/statistics/flip-risk.js';
import { runs } from '../builders/long-runs.js';
import { normalNoise } from '../builders/noise.js';

const ALLOWED = 0.02;
const SPREAD = 0.1;

/** The gate of a run whose sessions have fallen by these. */
function gateOf(drops: readonly number[]) {
  const [change] = changesBetween([{ before: drops.map(() => 0.7), now: drops.map((drop) => 0.7 - drop) }]);
  if (change === undefined) throw new Error('no change');
  const gate = { id: 'max-regression', kind: 'max-regression', threshold: ALLOWED, subject: 'overall_drop' } as const;
  return dropCheck({ ...gate, error: null }, change, undefined, 'six decimals').gate;
}

/** Seven drops with this mean and a standard deviation of 0.1: few enough for an interval that is a formula. */
const sevenAround = (mean: number): readonly number[] => {
  const shape = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5].map((x) => (x * SPREAD) / Math.sqrt(7 / 6));
  return shape.map((x) => x + mean);
};

describe('the flip risk of a drop', () => {
  // 2.447 standard errors are half the interval of seven.
  const error = SPREAD / Math.sqrt(7);
  const turns = 2.446912 * error;

  it.each<[string, number, 'pass' | 'fail', FlipWord]>([
    ['no drop', 0, 'pass', 'clear'],
    ['as much as is allowed, which is chance', ALLOWED, 'pass', 'close'],
    ['a drop that is nearly certain', turns - 1.5 * error, 'pass', 'close'],
    ['a tenth of a standard error below where the verdict turns', turns - 0.1 * error, 'pass', 'coin toss'],
    ['a tenth of a standard error above', turns + 0.1 * error, 'fail', 'coin toss'],
    ['far above', turns + 2.5 * error, 'fail', 'clear'],
  ])('%s', (_, mean, status, word) => {
    expect(gateOf(sevenAround(mean))).toMatchObject({ status, flip_risk: { word, about: 'other sessions' } });
    expect(gateOf(sevenAround(mean)).flip_risk?.turns_at).toBeCloseTo(turns, 3);
  });

  it('is the distance to what is allowed where that is beyond chance', () => {
    const sure = sevenAround(0.05).map((drop) => 0.05 + (drop - 0.05) / 100);
    // Half the interval is 0.0009 there.
    expect(gateOf(sure).flip_risk?.errors).toBeCloseTo((0.05 - ALLOWED) / (error / 100), 1);
    expect(gateOf(sure).flip_risk).not.toHaveProperty('turns_at');
  });

  it('has its words in order: of two draws of the same noise the clear ones differ least', () => {
    const noise = normalNoise(7);
    const counts: Record<FlipWord, { all: number; flipped: number }> = {
      clear: { all: 0, flipped: 0 },
      close: { all: 0, flipped: 0 },
      'coin toss': { all: 0, flipped: 0 },
    };
    for (let i = 0; i < runs(20_000); i++) {
      const mean = (i % 12) * 0.015;
      const draw = () => gateOf(Array.from({ length: 7 }, () => mean + SPREAD * noise()));
      const [first, again] = [draw(), draw()];
      const word = first.flip_risk?.word;
      if (word === undefined) continue;
      counts[word].all++;
      if (first.status !== again.status) counts[word].flipped++;
    }
    const [clear = 1, close = 0, toss = 0] = FLIP_WORDS.map((word) => counts[word].flipped / counts[word].all);
    expect(Object.values(counts).every(({ all }) => all > 100)).toBe(true);
    expect(clear).toBeLessThan(close);
    expect(close).toBeLessThan(toss);
    expect(clear).toBeLessThan(0.15);
  });
});
