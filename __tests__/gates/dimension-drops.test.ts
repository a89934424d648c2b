import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS, type Dimension } from '../../src/core/summary.js';
import { evaluateGates } from '../../src/gates/evaluate.js';
import type { Policy } from '../../src/gates/policy.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import { baselineOf, comparedWith, DEFAULT_WEIGHTS } from '../builders/baselines.js';
import { ARE_RUNS_LONG, runs } from '../builders/long-runs.js';
import { policyWith } from '../builders/policies.js';
import { ratedSession } from '../builders/sessions.js';
import { atMost, drawChanges, NOISES, runsOf, shareOf, sourceOf } from '../statistics/simulate.js';

type Scores = Readonly<Record<Dimension, number>>;

const PERFECT: Scores = { title: 0.8, summary: 0.8, key_actions: 0.8, outcome: 1, aha_moments: 0.8 };

function sessionOf(name: string, scores: Scores): RatedSession {
  const overall = DIMENSIONS.reduce((sum, dimension) => sum + DEFAULT_WEIGHTS[dimension] * scores[dimension], 0);
  return ratedSession(name, { overall, scores });
}

/** The regression gates of a run, each with what became of it, by name. */
function gatesOf(
  before: readonly Scores[],
  now: readonly Scores[],
  allowed: Policy['thresholds']['max-regression'],
  maxT = false,
) {
  const [base, head] = [before, now].map((all) => all.map((scores, i) => sessionOf(`s${i}`, scores)));
  if (base === undefined || head === undefined) throw new Error('no run');
  const report = baselineOf(base);
  const policy = policyWith({ 'max-regression': allowed }, { maxT, precision: 'six decimals' });
  const { gates } = evaluateGates(head, null, policy, {
    waivers: [],
    compared: comparedWith(head, report),
    unreferenced: 0,
  });
  return new Map(gates.map(({ id, status }) => [id, status]));
}

const failedIn = (gates: ReadonlyMap<string, string>): readonly string[] =>
  [...gates].filter(([, status]) => status === 'fail').map(([id]) => id);

const wrong = (many: number): readonly Scores[] =>
  Array.from({ length: 26 }, (_, i) => ({ ...PERFECT, outcome: i < many ? 0 : 1 }));

describe('26 sessions of which some have a wrong outcome now', () => {
  it.each<[number, readonly string[], readonly string[]]>([
    [4, [], []],
    [5, [], []],
    [6, ['max-regression'], ['max-regression', 'max-regression.outcome']],
    [7, ['max-regression'], ['max-regression', 'max-regression.outcome']],
  ])('%d of them: fail %j, with max-t %j', (many, alone, together) => {
    expect(failedIn(gatesOf(wrong(0), wrong(many), 0.02))).toEqual(alone);
    expect(failedIn(gatesOf(wrong(0), wrong(many), 0.02, true))).toEqual(together);
  });

  it('are held to what a map says of outcomes, and no other dimension has a gate', () => {
    const map = { overall: 1, outcome: 0.25 };
    expect([...gatesOf(wrong(0), wrong(6), map)]).toEqual([
      ['max-regression', 'pass'],
      ['max-regression.outcome', 'pass'],
    ]);
    expect(failedIn(gatesOf(wrong(0), wrong(7), map))).toEqual(['max-regression.outcome']);
  });

  it('have the gates of the map as they are, and with max-t all others beside', () => {
    const gates = gatesOf(wrong(0), wrong(7), { overall: 1, outcome: 0.25 }, true);
    expect([...gates.keys()]).toEqual(['max-regression', ...DIMENSIONS.map((one) => `max-regression.${one}`)]);
    expect(failedIn(gates)).toEqual(['max-regression.outcome']);
  });
});

describe('an option that adds gates', () => {
  it('never makes one pass that fails without it', () => {
    const score = fc.integer({ min: 0, max: 4 }).map((quarter) => quarter / 4);
    const scores = fc.record({ title: score, summary: score, key_actions: score, outcome: score, aha_moments: score });
    const pair = fc.tuple(scores, scores);
    fc.assert(
      fc.property(fc.array(pair, { minLength: 2, maxLength: 12 }), (pairs) => {
        const [before, now] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
        const plain = failedIn(gatesOf(before, now, 0.02));
        const named = failedIn(gatesOf(before, now, { overall: 0.02, title: 0.1 }));
        const more = failedIn(gatesOf(before, now, { overall: 0.02, title: 0.1, summary: 0 }));
        const all = failedIn(gatesOf(before, now, { overall: 0.02, title: 0.1 }, true));
        expect(named).toEqual(expect.arrayContaining([...plain]));
        expect(more).toEqual(expect.arrayContaining([...named]));
        expect(all).toEqual(expect.arrayContaining([...named]));
        expect(failedIn(gatesOf(before, now, 0.02, true))).toEqual(expect.arrayContaining([...plain]));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('pull requests that change nothing, with a gate on every dimension', () => {
  // Of clusters nothing is promised without groups.
  const noises = ARE_RUNS_LONG ? NOISES.filter((noise) => noise !== 'clustered') : (['heavy'] as const);
  it.each(noises)('fail in at most 5 of 100, with %s noise', (noise) => {
    const [source, many] = [sourceOf(77), Math.ceil(runsOf(26) / (ARE_RUNS_LONG ? 2 : 4))];
    const share = shareOf(many, () => {
      const changes = DIMENSIONS.map(() => drawChanges({ noise, sessions: 26 }, source));
      const now = Array.from({ length: 26 }, (_, i): Scores => {
        const [a = 0, b = 0, c = 0, d = 0, e = 0] = changes.map((own) => own[i] ?? 0);
        return { title: 0.5 + a, summary: 0.5 + b, key_actions: 0.5 + c, outcome: 0.5 + d, aha_moments: 0.5 + e };
      });
      const half = { title: 0.5, summary: 0.5, key_actions: 0.5, outcome: 0.5, aha_moments: 0.5 };
      return (
        failedIn(
          gatesOf(
            now.map(() => half),
            now,
            0,
            true,
          ),
        ).length > 0
      );
    });
    expect(share).toBeLessThanOrEqual(atMost(0.05, many));
  });
});
