import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../src/core/summary.js';
import { compareWithBaseline } from '../../src/gates/baseline/compare.js';
import { sinceRuns } from '../../src/gates/drift.js';
import { evaluateGates } from '../../src/gates/evaluate.js';
import { describeBaseline } from '../../src/report/describe-baseline.js';
import { describeDetectable } from '../../src/report/describe-detectable.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import { baselineOf, DEFAULT_WEIGHTS } from '../builders/baselines.js';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { policyWith } from '../builders/policies.js';
import { ratedSession } from '../builders/sessions.js';
import { type Source, sourceOf } from '../statistics/simulate.js';

/**
 * How much samples differ within their sessions enters whatever is said of a mean: where each session has sixteen, everything is a
 * quarter of what it is with one.
 */
const SESSIONS = 26;
const WITHIN = 0.1;
const RUNS = ARE_RUNS_LONG ? 40 : 10;
const POLICY = policyWith(
  { 'max-regression': 0, 'max-drift': 0.05, 'min-overall': 0.5 },
  { precision: 'six decimals' },
);

function runOf(samples: number, mean: number, { normal }: Source): readonly RatedSession[] {
  return Array.from({ length: SESSIONS }, (_, i) => {
    const overalls = Array.from({ length: samples }, () => mean + WITHIN * normal());
    const overall = overalls.reduce((sum, one) => sum + one, 0) / samples;
    const rated = ratedSession(`s${i}`, { overall });
    const all = overalls.map((one, at) => ({
      ...{
        sample: at + 1,
        status: 'scored' as const,
        overall: one,
        scores: [],
        defects: [],
        defectCount: 0,
        codes: [],
      },
      ...{ candidatePath: null, candidateDigest: null },
    }));
    return samples === 1 ? rated : { ...rated, samples: { all, overalls, worst: 1 } };
  });
}

/** What is said of a run of so many samples whose mean fell by 0.05. */
function said(samples: number) {
  const source = sourceOf(samples + 3);
  const runs = Array.from({ length: RUNS }, () => {
    const [before, now] = [runOf(samples, 0.7, source), runOf(samples, 0.65, source)];
    const report = baselineOf(before);
    const measured = { rubric: 'v2' as const, weights: DEFAULT_WEIGHTS, dimensions: DIMENSIONS, sessions: now };
    const comparison = compareWithBaseline(measured, report);
    if ('obstacle' in comparison) throw new Error(comparison.obstacle);
    const compared = { facts: { kind: 'found', origin: { kind: 'file', path: 'b' }, report } as const, comparison };
    const evaluation = evaluateGates(now, null, POLICY, { waivers: [], compared, unreferenced: 0 });
    const digests = { corpus: null, config: null, waivers: null, cassette: null };
    const { overall } = describeBaseline(compared, POLICY, digests, evaluation);
    const [low = 0, high = 0] = overall?.ci95 ?? [];
    const floor = evaluation.gates.find(({ id }) => id === 'min-overall');
    return {
      width: high - low,
      isSure: overall?.word === 'regression',
      sinceBase: sinceRuns(comparison.pairs, report)[0]?.p ?? 1,
      detectable: describeDetectable(now, compared, POLICY)?.drop ?? 1,
      withoutBase: describeDetectable(now, null, POLICY),
      toFloor: floor?.flip_risk?.errors ?? 0,
      again: floor?.rerun_risk?.errors,
    };
  });
  const meanOf = (of: (run: (typeof runs)[number]) => number): number =>
    runs.reduce((sum, run) => sum + of(run), 0) / runs.length;
  return { runs, meanOf };
}

describe('how much samples differ within their sessions', () => {
  const [one, many] = [said(1), said(16)];

  it('enters the interval of a change, what is not certain, max-drift, flip risk and detectable change', () => {
    const ratio = (of: Parameters<typeof one.meanOf>[0]): number => one.meanOf(of) / many.meanOf(of);
    expect(ratio(({ width }) => width)).toBeCloseTo(4, 0);
    expect(ratio(({ detectable }) => detectable)).toBeCloseTo(4, 0);
    expect(Math.abs(1 / ratio(({ toFloor }) => toFloor) / 4 - 1)).toBeLessThan(0.2);
    // The same drop is not certain in most runs of one candidate, and certain in all of sixteen.
    expect(one.meanOf(({ isSure }) => (isSure ? 1 : 0))).toBeLessThan(0.7);
    expect(many.meanOf(({ isSure }) => (isSure ? 1 : 0))).toBe(1);
    expect(one.meanOf(({ sinceBase }) => sinceBase)).toBeGreaterThan(0.02);
    expect(many.meanOf(({ sinceBase }) => sinceBase)).toBeLessThan(0.001);
  });

  it('is measured where there are samples, and assumed or unknown where there are none', () => {
    expect(one.runs.every(({ withoutBase, again }) => withoutBase?.basis === 'scores' && again === undefined)).toBe(
      true,
    );
    expect(many.runs.every(({ withoutBase, again }) => withoutBase?.basis === 'samples' && again !== undefined)).toBe(
      true,
    );
    // What samples say before there is a base is what the changes since the base say then.
    const before = many.meanOf(({ withoutBase }) => withoutBase?.drop ?? 1);
    expect(Math.abs(before / many.meanOf(({ detectable }) => detectable) - 1)).toBeLessThan(0.2);
  });
});
