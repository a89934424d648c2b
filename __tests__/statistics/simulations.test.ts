import { describe, expect, it } from '@jest/globals';
import { changesBetween, changeWord } from '../../src/gates/baseline/change.js';
import { shownDrop } from '../../src/gates/regression-checks.js';
import { detectableChange } from '../../src/statistics/detectable-change.js';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { normalNoise } from '../builders/noise.js';
import { sharesOf } from '../builders/rerenderings.js';

/**
 * What docs/simulations.md promises of the gates against a baseline, by simulation: pairs of runs are made up, and the very code
 * that compares real ones decides. Everything is seeded, so that a failure is no bad luck.
 */

const RUNS = ARE_RUNS_LONG ? 1_000 : 100;

/** Of fewer runs a share says less: two standard errors of a share of 5 in 100. */
const FALSE_ALARMS = ARE_RUNS_LONG ? 0.05 : 0.08;

const ALLOWED = 0.02;

/** What a session scores in a run of the old pipeline, and in one of the new. */
type Draw = (session: number) => { readonly before: number; readonly now: number };

/** In what share of the runs the drop of a mean is called a regression. */
function shareOfAlarms(sessions: number, draw: Draw): number {
  let alarms = 0;
  for (let run = 0; run < RUNS; run++) {
    const pairs = Array.from({ length: sessions }, (_, i) => draw(i));
    const [change] = changesBetween([{ before: pairs.map(({ before }) => before), now: pairs.map(({ now }) => now) }]);
    if (change === undefined) throw new Error('nothing was compared');
    const word = changeWord(change, shownDrop(change, 'six decimals'), ALLOWED, undefined);
    if (word === 'regression') alarms++;
  }
  return alarms / RUNS;
}

/** Sessions of different difficulty, as a pipeline has them. */
const quality = (session: number): number => 0.7 + 0.02 * (session % 10);

function noisy(seed: number, size: number, drop: number): Draw {
  const noise = normalNoise(seed);
  return (session) => ({
    before: quality(session) + size * noise(),
    now: quality(session) + size * noise() - drop,
  });
}

describe('the regression gate, in simulated pull requests that change nothing', () => {
  // Noise of a judge, of one answer a session: 0.1 is what is assumed where it was not measured.
  it.each([
    [3, 0.1],
    [8, 0.1],
    [26, 0.1],
  ])('with %d sessions and noise of %d raises a false alarm in at most 5 of 100', (sessions, size) => {
    expect(shareOfAlarms(sessions, noisy(1, size, 0))).toBeLessThanOrEqual(FALSE_ALARMS);
  });

  it('does so where a third of 15 sessions has changed at all', () => {
    const sessions = 15;
    const noise = normalNoise(2);
    const draw: Draw = (session) => ({
      before: quality(session),
      now: quality(session) + (session % 3 === 0 ? 0.1 * noise() : 0),
    });
    expect(shareOfAlarms(sessions, draw)).toBeLessThanOrEqual(FALSE_ALARMS);
  });
});

describe('the regression gate, where the pipeline has become worse by the drop that a run says it can detect', () => {
  it('sees half of it with as many sessions more as it says', () => {
    const [sessions, size] = [10, 0.1];
    const seen = detectableChange({ sessions, spread: Math.SQRT2 * size }, ALLOWED);
    const more = seen?.sessionsToHalve ?? 0;
    expect(more).toBeGreaterThan(0);
    const power = shareOfAlarms(sessions + more, noisy(5, size, (seen?.drop ?? 0) / 2));
    expect(power).toBeGreaterThanOrEqual(0.75);
  });
});

/** Sizes of runs, and how many of each: large ones take long. */
const SIZES: readonly (readonly [sessions: number, runs: number])[] = ARE_RUNS_LONG
  ? [
      [5, RUNS],
      [26, RUNS],
      [100, RUNS],
      [1_000, RUNS / 5],
    ]
  : [
      [5, 200],
      [26, 50],
    ];

describe('the gates on single sessions, where every session is rendered anew and faithfully', () => {
  it.each(SIZES)('raise few false alarms with %d sessions', (sessions, runs) => {
    const shares = sharesOf({ sessions, before: 0.775, now: 0.775 }, runs, 11 + sessions);
    expect(shares['max-session-regression']).toBeLessThanOrEqual(0.03);
    // Of a thousand sessions some come below the floor of 0.30 by themselves.
    expect(shares['max-new-failures']).toBeLessThanOrEqual(sessions > 100 ? 0.08 : 0.03);
    expect(shares.any).toBeLessThanOrEqual(sessions > 100 ? 0.08 : FALSE_ALARMS);
  });

  it.each(SIZES.slice(1))('leave it to the mean to tell another style, with %d sessions', (sessions, runs) => {
    const shares = sharesOf({ sessions, before: 0.775, now: 0.645 }, runs, 11 + sessions);
    expect(shares['max-session-regression']).toBeLessThanOrEqual(0.03);
    expect(shares['max-regression']).toBeGreaterThanOrEqual(0.98);
  });
});

describe('the gates on single sessions', () => {
  it.each(SIZES)('see one of %d sessions fall by 0.8', (sessions, runs) => {
    const shares = sharesOf(
      { sessions, before: 0.85, now: 0.85, collapsing: { sessions: 1, by: 0.8 } },
      runs,
      11 + sessions,
    );
    expect(shares['max-session-regression']).toBeGreaterThanOrEqual(0.94);
    expect(shares['max-new-failures']).toBeGreaterThanOrEqual(0.99);
  });

  it.each(SIZES.slice(1))('see three of %d sessions fall by 0.8, each of them', (sessions, runs) => {
    const collapsing = { sessions: 3, by: 0.8 };
    const shares = sharesOf({ sessions, before: 0.85, now: 0.85, collapsing }, runs, 11 + sessions);
    expect(shares['all found']).toBeGreaterThanOrEqual(0.98);
  });
});
