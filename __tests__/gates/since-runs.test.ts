import { describe, expect, it } from '@jest/globals';
import type { SessionPair } from '../../src/gates/baseline/pair-sessions.js';
import {
  driftChecks,
  earlierScores,
  farthest,
  MOST_EARLIER,
  passedOn,
  type SinceRun,
  sinceRuns,
} from '../../src/gates/drift.js';
import type { Compared } from '../../src/gates/regression-checks.js';
import type { BaselineReport } from '../../src/inputs/baseline/baseline-report.js';
import { baselineOf, comparedWith } from '../builders/baselines.js';
import { policyWith } from '../builders/policies.js';
import { goldenSession, ratedSession } from '../builders/sessions.js';

/** What a session scored in earlier reports of the base, and in the baseline itself, and what it scores now. */
type History = readonly [earlier: readonly number[], before: number, now: number];

const TREND = ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'];

function comparedAt(
  histories: readonly History[],
  groups: readonly string[] = [],
  trend: readonly string[] = TREND,
): Compared {
  const base = baselineOf(histories.map(([, before], i) => ratedSession(`s${i}`, { overall: before })));
  const report: BaselineReport = {
    ...base,
    scored_at: '2026-11-03T00:00:00Z',
    trend: trend.map((scored_at) => ({ scored_at, overall_mean: 0.5, ci95: null })),
    sessions: base.sessions.map((one, i) => ({ ...one, earlier: [...(histories[i]?.[0] ?? [])] })),
  };
  const now = histories.map(([, , overall], i) => ({
    ...ratedSession(`s${i}`, { overall }),
    golden: goldenSession(`s${i}`, groups[i] === undefined ? {} : { group: groups[i] }),
  }));
  return comparedWith(now, report);
}

function since(
  histories: readonly History[],
  groups: readonly string[] = [],
  trend: readonly string[] = TREND,
): readonly SinceRun[] {
  const { comparison, facts } = comparedAt(histories, groups, trend);
  if ('obstacle' in comparison || facts.kind !== 'found') throw new Error('they compare');
  return sinceRuns(comparison.pairs, facts.report);
}

const told = (runs: readonly SinceRun[]) =>
  runs.map(({ runsAgo, scoredAt, changes, drop }) => [
    runsAgo,
    scoredAt.slice(0, 10),
    changes,
    Math.round(drop * 1e6) / 1e6,
  ]);

describe('the last runs of the base', () => {
  it('are each compared over the sessions that they had', () => {
    expect(
      told(
        since([
          [[0.9, 0.8], 0.7, 0.6],
          [[0.5], 0.5, 0.6],
        ]),
      ),
    ).toEqual([
      [1, '2026-11-03', 2, 0],
      [2, '2026-11-02', 2, 0.05],
      [3, '2026-11-01', 1, 0.3],
    ]);
  });

  it('count where half of the sessions have them, and no less', () => {
    expect(
      told(
        since([
          [[0.9], 0.7, 0.6],
          [[], 0.7, 0.6],
        ]),
      ),
    ).toHaveLength(2);
    expect(
      told(
        since([
          [[0.9], 0.7, 0.6],
          [[], 0.7, 0.6],
          [[], 0.7, 0.6],
        ]),
      ),
    ).toEqual([[1, '2026-11-03', 3, 0.1]]);
  });

  it('are those of the trend and no more, twenty at most', () => {
    const long = Array.from({ length: 30 }, () => 0.5);
    expect(told(since([[long, 0.5, 0.5]], [], []))).toEqual([[1, '2026-11-03', 1, 0]]);
    const dates = Array.from({ length: 25 }, (_, i) => `2026-10-${String(i + 1).padStart(2, '0')}T00:00:00Z`);
    const runs = since([[long, 0.5, 0.5]], [], dates);
    expect([runs.length, runs.at(-1)?.runsAgo, runs.at(-1)?.scoredAt]).toEqual([20, 20, '2026-10-07T00:00:00Z']);
  });

  it('count groups that have a session', () => {
    const [first, second] = since(
      [
        [[0.9], 0.7, 0.6],
        [[0.9], 0.7, 0.6],
        [[], 0.7, 0.6],
      ],
      ['a', 'a', 'b'],
    );
    expect([first?.changes, second?.changes]).toEqual([2, 1]);
  });

  it('have a drop of a plain 0 where nothing changed, and a sign otherwise', () => {
    expect(Object.is(since([[[], 0.5, 0.5]])[0]?.drop, 0)).toBe(true);
    expect(since([[[], 0.5, 0.75]])[0]?.drop).toBe(-0.25);
  });

  it('have a p that is corrected for their number', () => {
    const fallen = Array.from({ length: 5 }, (): History => [[0.9], 0.7, 0.6]);
    const [last, before] = since(fallen);
    expect([last?.p, before?.p]).toEqual([1 / 32, 1 / 32]);
    const [steady] = since([...fallen, [[], 0.6, 0.6]]);
    expect(steady?.p).toBeGreaterThanOrEqual(1 / 32);
    expect(since(Array.from({ length: 5 }, (): History => [[], 0.5, 0.6]))[0]?.p).toBe(1);
  });

  it('hold a taught session to its score by the texts of the base', () => {
    const { comparison, facts } = comparedAt([[[0.9, 0.5], 0.8, 0.9]]);
    if ('obstacle' in comparison || facts.kind !== 'found') throw new Error('they compare');
    const pairs = comparison.pairs.map((pair): SessionPair => ({ ...pair, byBase: { overall: 0.6, scores: [] } }));
    // What was accepted since takes back a fall, and makes no rise.
    expect(told(sinceRuns(pairs, facts.report)).map(([, , , drop]) => drop)).toEqual([0, -0.1, 0]);
    const compared = { facts, comparison: { ...comparison, pairs } };
    expect(passedOn(compared, policyWith({ 'max-drift': 0.1 }))).toEqual(new Map());
  });

  it.each<[readonly number[], number | undefined]>([
    [[], undefined],
    [[0.1, 0.3, 0.2], 2],
    [[0.3, 0.3], 1],
    [[-0.3, -0.1], 2],
  ])('with drops of %j have one from which the mean fell farthest', (drops, runsAgo) => {
    const runs = drops.map((drop, i): SinceRun => ({ runsAgo: i + 1, scoredAt: '', changes: 9, drop, p: 0 }));
    expect(farthest(runs)?.runsAgo).toBe(runsAgo);
  });

  it('are remembered by session, the baseline last, and only so many', () => {
    const { comparison } = comparedAt([[Array.from({ length: 25 }, (_, i) => i / 100), 0.5, 0.6]]);
    if ('obstacle' in comparison) throw new Error('they compare');
    const [pair] = comparison.pairs;
    const scores = pair === undefined ? [] : earlierScores(pair);
    expect([scores.length, scores[0], scores.at(-1)]).toEqual([MOST_EARLIER, 0.06, 0.5]);
  });
});

describe('the gate on drift', () => {
  const check = (compared: Compared | null, threshold: number | null = 0.15) =>
    driftChecks(compared, policyWith({ 'max-drift': threshold }, { precision: 'six decimals' }));
  const many = (count: number, history: History): readonly History[] => Array.from({ length: count }, () => history);

  it('fails by the farthest of the runs that are over', () => {
    const message = 'overall_drift since the best of 3 reports of the base (2026-11-02) 0.300 > gate 0.150';
    expect(check(comparedAt(many(8, [[0.8, 0.9], 0.7, 0.6])))).toEqual([
      {
        gate: { id: 'max-drift', kind: 'max-drift', threshold: 0.15, value: 0.3, status: 'fail', message },
        ...{ failures: [message], isWanted: true },
      },
    ]);
  });

  it.each<[string, readonly History[], string]>([
    [
      'one report',
      many(8, [[], 0.7, 0.6]),
      'overall_drift since the last report of the base (2026-11-03) 0.100 <= gate 0.150',
    ],
    [
      'a drop of what is allowed, as it is shown',
      many(8, [[], 0.7504, 0.6]),
      'overall_drift since the last report of the base (2026-11-03) 0.150 <= gate 0.150',
    ],
    [
      'a drop that may be chance',
      [...many(5, [[], 0.9, 0.2]), ...many(5, [[], 0.5, 0.8])],
      'overall_drift since the last report of the base (2026-11-03) 0.200 > gate 0.150, but not certain enough to fail on',
    ],
    [
      'a rise',
      many(8, [[], 0.5, 0.6]),
      'overall_drift since the last report of the base (2026-11-03) -0.100 <= gate 0.150',
    ],
  ])('passes with %s', (_, histories, message) => {
    const [found] = check(comparedAt(histories, [], []));
    expect(found).toMatchObject({ gate: { status: 'pass', message }, failures: [], isWanted: true });
  });

  it('names the farthest of those that are sure, and fails by none that may be chance', () => {
    // Since each of two reports half fell far and half rose.
    const wild = Array.from({ length: 8 }, (_, i): History => [[i % 2 === 0 ? 1 : 0.65], 0.8, i % 2 === 0 ? 0.1 : 1]);
    const sure = many(8, [[0.9], 0.8, 0.6]);
    expect(check(comparedAt(sure))[0]?.gate.message).toContain(
      'since the best of 2 reports of the base (2026-11-02) 0.300',
    );
    expect(check(comparedAt(wild))[0]?.gate.status).toBe('pass');
  });

  it.each([
    [
      many(4, [[], 0.9, 0.5]),
      [],
      'overall_drift: 0.400, and 4 sessions cannot tell such a drop from chance; 5 can, where all fall',
    ],
    [
      many(4, [[], 0.9, 0.5]),
      ['a', 'a', 'b', 'b'],
      'overall_drift: 0.400, and 2 groups cannot tell such a drop from chance; 5 can, where all fall',
    ],
  ])('is open where few fell', (histories, groups, message) => {
    expect(check(comparedAt(histories, groups))).toMatchObject([
      { gate: { status: 'not_evaluated', value: null, message }, failures: [], isWanted: true },
    ]);
  });

  it('passes where few fell by what is allowed', () => {
    expect(check(comparedAt(many(4, [[], 0.7, 0.6])))).toMatchObject([{ gate: { status: 'pass', value: 0.1 } }]);
  });

  it('is none where it is not set, or there is no baseline', () => {
    expect(check(comparedAt(many(4, [[], 0.7, 0.6])), null)).toEqual([]);
    expect(check(null)).toEqual([]);
  });

  it.each([
    ['none', false],
    ['incomparable', true],
  ] as const)('is open where the baseline is %s, and wanted: %s', (kind, isWanted) => {
    const origin = { kind: 'file', path: 'base.json' } as const;
    const facts = kind === 'none' ? ({ kind, reason: 'x' } as const) : ({ kind, reason: 'x', origin } as const);
    expect(check({ facts, comparison: { obstacle: 'why' } })).toMatchObject([
      { gate: { status: 'not_evaluated', message: 'overall_drift: why' }, isWanted },
    ]);
  });

  it('passes on what sessions scored where it is set, and something was compared', () => {
    const compared = comparedAt([[[0.9], 0.7, 0.6]]);
    expect(passedOn(compared, policyWith({ 'max-drift': 0.1 }))).toEqual(new Map([['s0', [0.9, 0.7]]]));
    expect(passedOn(compared, policyWith({}))).toBeNull();
    expect(passedOn(null, policyWith({ 'max-drift': 0.1 }))).toBeNull();
    expect(passedOn({ ...compared, comparison: { obstacle: 'x' } }, policyWith({ 'max-drift': 0.1 }))).toBeNull();
  });
});
