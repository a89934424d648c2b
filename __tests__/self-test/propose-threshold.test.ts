import { describe, expect, it } from '@jest/globals';
import { proposalJson, proposalSentences } from '../../src/render/terminal/proposal.js';
import {
  type GoodRuns,
  type Proposal,
  proposeMinOverall,
  ROOM_FOR_WORDING,
} from '../../src/self-test/propose-threshold.js';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { normalNoise } from '../builders/noise.js';

const run = (overrides: Partial<GoodRuns> = {}): GoodRuns => ({
  passed: true,
  unusable: 0,
  sessions: [0.7, 0.9, 0.8, 0.7, 0.9, 0.8, 0.7, 0.9, 0.8, 0.8],
  means: [0.8],
  ...overrides,
});
const equal = (score: number, sessions: number): GoodRuns =>
  run({ sessions: Array.from({ length: sessions }, () => score), means: [score] });

const proposedFrom = (proposal: Proposal): number | string =>
  proposal.kind === 'proposed' ? proposal.minOverall : proposal.why;

it('blocks runs below it, and none that is as good', () => {
  const blocked = (...means: readonly number[]) => proposeMinOverall({ ...equal(1, 12), means }, null);
  expect(blocked(0.5, 0.5, 0.5)).toMatchObject({ minOverall: 0.5, runs: 3, blocked: 0 });
  // The mean of many is held up by all of them; one that lies far below is blocked.
  expect(blocked(...Array.from({ length: 60 }, () => 0.6), 0.3)).toMatchObject({ blocked: 1 });
});

describe('the proposed min-overall', () => {
  it.each<[string, GoodRuns, number | null, number | string]>([
    ['lies 0.15 below the interval of one run', run(), null, 0.59],
    ['is no higher than that for runs that hardly differ', run({ means: [0.8, 0.801, 0.8, 0.799] }), null, 0.59],
    ['is lower for runs that differ much', run({ means: [0.8, 0.7, 0.9, 0.8] }), null, 0.5],
    ['is lower still for two, which tell little', run({ means: [0.8, 0.76] }), null, 0.33],
    ['goes by the rule of three where all scores are equal', equal(1, 12), null, 0.6],
    ['is none from 9 sessions', equal(1, 9), null, 'too few'],
    ['is one from 10', equal(1, 10), null, 0.55],
    ['is none from no session', equal(1, 0), null, 'too few'],
    ['is none from a run that fails', run({ passed: false }), null, 'not passed'],
    ['is none where candidates are missing', run({ unusable: 1 }), null, 'unusable'],
    ['is none where it would be 0', equal(0.2, 12), null, 'too low'],
    ['is none where it would be below 0', equal(0, 12), null, 'too low'],
    ['is none where it would be 0.00', equal(0.207, 12), null, 'too low'],
    ['is none where as much is set', run(), 0.59, 'as high already'],
    ['is none where more is set', run(), 0.7, 'as high already'],
    ['is one where less is set', run(), 0.58, 0.59],
  ])('%s', (_, runs, set, wanted) => {
    const proposal = proposeMinOverall(runs, set);
    expect(proposedFrom(proposal)).toBe(wanted);
    expect(proposalJson(proposal).min_overall).toBe(typeof wanted === 'number' ? wanted : null);
  });

  it('says how many of the known runs it would have blocked', () => {
    const means = [0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.5];
    const proposal = proposeMinOverall(run({ means }), null);
    expect(proposal).toMatchObject({ kind: 'proposed', runs: 14, blocked: 1 });
    expect(proposalSentences(proposal)).toContain('It would have blocked 1 of the 14 runs that are known');
  });
});

/** Numbers with mean 0, standard deviation 1 and tails as heavy as those of near-equal summarisers: kurtosis 4. */
function heavyNoise(seed: number): () => number {
  const [normal, scale] = [normalNoise(seed), normalNoise(seed + 1)];
  // A mixture of two normal ones: nine in ten of 0.9, the others of 1.6.
  return () => (scale() > 1.2816 ? 1.65 : 0.895) * normal();
}

describe('the sentence that is printed beside it, in simulated runs', () => {
  const RUNS = ARE_RUNS_LONG ? 1_000 : 60;

  /** Of fewer runs a share says less: two standard errors of a share of 3 in 100. */
  const FEW = ARE_RUNS_LONG ? 0.05 : 0.075;

  /** In what share of good runs like those that were seen the next one is blocked. */
  function blocked(sessions: number, known: number, between: number, noise: () => number, rerun = 0.085): number {
    let [alarms, proposals] = [0, 0];
    for (let i = 0; i < RUNS; i++) {
      const quality = Array.from({ length: sessions }, (_, s) => 0.62 + 0.03 * (s % 10));
      const next = (): readonly number[] => {
        const style = between * noise();
        return quality.map((score) => Math.min(1, Math.max(0, score + style + rerun * noise())));
      };
      const meanOf = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0) / sessions;
      const seen = Array.from({ length: known }, next);
      const proposal = proposeMinOverall(run({ sessions: seen.at(-1) ?? [], means: seen.map(meanOf) }), null);
      if (proposal.kind === 'none') continue;
      proposals++;
      if (meanOf(next()) < proposal.minOverall) alarms++;
    }
    expect(proposals).toBeGreaterThan(RUNS / 4);
    return alarms / proposals;
  }

  /** In what share of good reruns the proposed guard blocks, by how far a rerun moves the score of a session. */
  it.each(
    (ARE_RUNS_LONG ? [0.02, 0.045, 0.085] : [0.085]).flatMap((rerun) => [
      { sessions: 10, known: 1, rerun },
      { sessions: 26, known: 1, rerun },
      { sessions: 26, known: 5, rerun },
    ]),
  )('is kept when sessions vary by $rerun: $sessions sessions, $known runs known', ({ sessions, known, rerun }) => {
    for (const noise of [normalNoise(3), heavyNoise(4)]) {
      expect(blocked(sessions, known, 0, noise, rerun)).toBeLessThan(FEW);
    }
  });

  it.each([
    // One run asked anew, in the same words: there is room for a hundred times as much.
    [10, 1, 0],
    // Several, of which each has a style of its own.
    [10, 3, 0.05],
    [26, 5, 0.1],
    ...(ARE_RUNS_LONG ? [[100, 12, 0.1] as const] : []),
  ])('with %d sessions and %d runs known, styles %d apart, fewer than 5 in 100 good runs are blocked', (...row) => {
    const [sessions, known, between] = row;
    for (const noise of [normalNoise(7), heavyNoise(8)]) {
      expect(blocked(sessions, known, between, noise)).toBeLessThan(FEW);
    }
  });

  it('one run gives no rate: where styles lie further apart than the room, it says that it cannot tell', () => {
    expect(blocked(26, 1, 0.2, normalNoise(9))).toBeGreaterThan(0.05);
    const sentence = proposalSentences(proposeMinOverall(run(), null));
    expect(sentence).toMatch(/^One run cannot tell how far good runs lie apart\./);
    expect(sentence).not.toMatch(/ in 100|%.* of runs/);
    expect(sentence).toContain(ROOM_FOR_WORDING.toFixed(3));
  });
});
