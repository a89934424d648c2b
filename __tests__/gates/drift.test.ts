import { describe, expect, it } from '@jest/globals';
import { changesBetween, changeWord } from '../../src/gates/baseline/change.js';
import { MOST_EARLIER, passedOn } from '../../src/gates/drift.js';
import { evaluateGates } from '../../src/gates/evaluate.js';
import { shownDrop } from '../../src/gates/regression-checks.js';
import type { BaselineReport } from '../../src/inputs/baseline/baseline-report.js';
import { baselineOf, comparedWith } from '../builders/baselines.js';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { policyWith } from '../builders/policies.js';
import { type Flags, reportOf } from '../builders/runs.js';
import { ratedSession } from '../builders/sessions.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, writeTree } from '../builders/workspace.js';
import type { Cell } from '../statistics/mean-promises.js';
import { doesDriftFail, driftsByChance } from '../statistics/row-promises.js';
import { atLeast, atMost, drawChanges, NOISES, type Noise, runsOf, shareOf, sourceOf } from '../statistics/simulate.js';

const POLICY = policyWith({ 'max-regression': 0.02, 'max-drift': 0.05 }, { precision: 'six decimals' });

/** A run with these scores after the reports of the base: the gates of it, and its report as the base of the next run. */
function runAfter(base: BaselineReport | null, scores: readonly number[], run: number) {
  const sessions = scores.map((overall, i) => ratedSession(`s${i}`, { overall }));
  const own = { ...baselineOf(sessions), scored_at: `2026-11-${String(run + 1).padStart(2, '0')}T00:00:00Z` };
  if (base === null) return { gates: new Map<string, string>(), messages: [], report: own };
  const compared = comparedWith(sessions, base);
  const { gates } = evaluateGates(sessions, null, POLICY, { waivers: [], compared, unreferenced: 0 });
  const earlier = passedOn(compared, POLICY);
  const point = { scored_at: base.scored_at, overall_mean: base.overall_mean ?? 0, ci95: null };
  return {
    gates: new Map(gates.map(({ id, status }) => [id, status])),
    messages: gates.map(({ message }) => message),
    report: {
      ...own,
      sessions: own.sessions.map((session) => ({ ...session, earlier: [...(earlier?.get(session.name) ?? [])] })),
      trend: [...(base.trend ?? []), point].slice(-MOST_EARLIER),
    },
  };
}

/** So many pull requests, each merged: the gates that fail in the course of them. */
function chain(noise: Noise, sessions: number, seed: number, runs: number, dropEach: number): ReadonlySet<string> {
  const source = sourceOf(seed);
  const failed = new Set<string>();
  let base: BaselineReport | null = null;
  for (let run = 0; run < runs; run++) {
    // Each run renders anew: half of the variance of a change is that of one run.
    const own = drawChanges({ noise, sessions, spread: 0.1 / Math.SQRT2 }, source);
    const { gates, report } = runAfter(
      base,
      own.map((change) => 0.7 + change - run * dropEach),
      run,
    );
    for (const [id, status] of gates) if (status === 'fail') failed.add(id);
    base = report;
  }
  return failed;
}

describe('ten pull requests of -0.015 each', () => {
  // So many sessions see each of them, and it is allowed: without the drift nothing fails.
  it('of so many sessions fail by the drift alone', () => {
    const [sessions, pulls] = ARE_RUNS_LONG ? [1_000, 11] : [400, 5];
    expect(chain('heavy', sessions, 3, pulls, 0.015)).toEqual(new Set(['max-drift']));
  });
});

describe('a run after twenty of which none is worse', () => {
  const independent = NOISES.filter((noise) => noise !== 'clustered').map((noise) => ({ noise }));
  const cells: readonly (readonly [number, Pick<Cell, 'noise' | 'isTold'>])[] = ARE_RUNS_LONG
    ? [...independent, { noise: 'clustered', isTold: true } as const].flatMap((kind) =>
        [5, 8, 26, 100].map((sessions) => [sessions, kind] as const),
      )
    : [
        [8, { noise: 'heavy' }],
        [10, { noise: 'tied' }],
        [32, { noise: 'clustered', isTold: true }],
      ];
  it.each(cells)('fails by chance in 1 of 40 at most, with %d sessions, of five in 1 of 32: %j', (sessions, kind) => {
    const many = ARE_RUNS_LONG ? 600 : 100;
    const share = driftsByChance({ ...kind, sessions, runs: many });
    expect(share).toBeLessThanOrEqual(atMost(sessions < 6 ? 1 / 32 : 0.025, many));
  });
});

describe('sessions that move in groups', () => {
  const now = Array.from({ length: 12 }, (_, i) => 0.5 + i / 1_000);
  const histories = [now.map(() => 0.6), now.map(() => 0.7)];
  const inGroups = (many: number): readonly string[] => now.map((_, i) => `g${i % many}`);

  it.each<[string, readonly string[], boolean]>([
    ['alone', [], true],
    ['in six groups', inGroups(6), true],
    ['in five groups, of which all fell', inGroups(5), true],
    ['in four groups, which tell nothing from chance', inGroups(4), false],
  ])('fail max-drift by the number of groups: %s', (_, groups, fails) => {
    expect(doesDriftFail(histories, now, groups)).toBe(fails);
  });
});

describe('a true drop of exactly what is allowed', () => {
  it.each([
    [26, 0.1, 0.45],
    [100, 0.25, 0.55],
  ])('fails max-regression in a good part of runs of %d sessions', (sessions, least, most) => {
    const [many, source] = [ARE_RUNS_LONG ? runsOf(sessions) : 60, sourceOf(sessions)];
    const share = shareOf(many, () => {
      const changes = drawChanges({ noise: 'heavy', sessions, drop: 0.02, spread: 0.05 }, source);
      const [change] = changesBetween([{ before: changes.map(() => 0), now: changes }]);
      if (change === undefined) throw new Error('no change');
      return changeWord(change, shownDrop(change, 'six decimals'), 0.02, undefined) === 'regression';
    });
    expect(share).toBeGreaterThanOrEqual(atLeast(least, many));
    expect(share).toBeLessThanOrEqual(atMost(most, many));
  });
});

describe('the history of a session', () => {
  const scores = (value: number): readonly number[] => Array.from({ length: 16 }, () => value);

  it('has the last twenty runs, and the gate names the best of them', () => {
    let base: BaselineReport | null = null;
    for (let run = 0; run < 24; run++) base = runAfter(base, scores(run === 20 ? 0.9 : 0.8), run).report;
    const { gates, messages, report } = runAfter(base, scores(0.8), 24);
    expect(gates.get('max-drift')).toBe('fail');
    expect(messages).toContain(
      'overall_drift since the best of 20 reports of the base (2026-11-21) 0.100 > gate 0.050',
    );
    expect(report.sessions[0]?.earlier).toHaveLength(MOST_EARLIER);
  });

  it('ends where the reference was another one, and a run with less than half of the sessions is no measure', () => {
    let base: BaselineReport | null = null;
    for (const [run, value] of [0.9, 0.8].entries()) base = runAfter(base, scores(value), run).report;
    if (base === null) throw new Error('no base');
    const cut = (many: number): BaselineReport | null =>
      base && { ...base, sessions: base.sessions.map((one, i) => (i < many ? { ...one, earlier: [] } : one)) };
    expect(runAfter(cut(8), scores(0.8), 2).gates.get('max-drift')).toBe('fail');
    expect(runAfter(cut(9), scores(0.8), 2).gates.get('max-drift')).toBe('pass');
    const few = { ...base, sessions: base.sessions.slice(0, 4) };
    expect(runAfter(few, scores(0.8).slice(0, 4), 2).gates.get('max-drift')).toBe('not_evaluated');
  });

  it('is kept in report.json where max-drift is set, and nowhere else', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const workspace = makeWorkspace(
      Object.fromEntries(
        names.flatMap((name) => [
          [`golden-corpus/${name}/reference.json`, referenceJson()],
          [`candidates/${name}.json`, summaryJson()],
        ]),
      ),
    );
    const score = async (flags: Flags) => {
      const report = await reportOf(workspace, flags);
      writeTree(workspace.root, { 'base.json': JSON.stringify({ ...report, sessions: [...report.sessions] }) });
      return report;
    };
    const drift = { baseline: 'base.json', 'max-drift': '0.05' };
    expect((await score({})).sessions[0]).not.toHaveProperty('earlier');
    expect((await score(drift)).sessions[0]?.earlier).toHaveLength(1);
    expect((await score(drift)).sessions[0]?.earlier).toHaveLength(2);
    // Another reference is another session.
    writeTree(workspace.root, {
      'golden-corpus/a/reference.json': referenceJson({}, { title: 'Quite another title' }),
    });
    const report = await score(drift);
    expect([...report.sessions].map(({ earlier }) => earlier?.length)).toEqual([undefined, 3, 3, 3, 3, 3]);
    expect(report.trend).toHaveLength(3);
    expect((await score({ baseline: 'base.json' })).sessions[1]).not.toHaveProperty('earlier');
  });
});
