import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS } from '../../../src/core/summary.js';
import { type Judgement, NO_EFFORT } from '../../../src/judge/judgement.js';
import { combineJudgements, type Said } from '../../../src/judge/panel/combine-judgements.js';
import { whoCounts } from '../../../src/judge/panel/who-counts.js';
import { rubricScore } from '../../../src/judge/sampling/known-score.js';
import { byDimension } from '../../../src/judge/sampling/merge-samples.js';
import { runs } from '../../builders/long-runs.js';

function judgement(score: number | null): Judgement {
  const unmeasured =
    score === null
      ? ['overall', ...DIMENSIONS].map((measurement) => ({ measurement, reason: 'timeout' as const }))
      : [];
  const scores = score === null ? [] : [score];
  return {
    ...NO_EFFORT,
    session: 's',
    overall: { score, reason: null },
    dimensions: byDimension(() => ({ score, reason: null })),
    facts: [],
    invented: [],
    speaksToJudge: null,
    rationale: score === null ? null : `r${score}`,
    suggestions: [],
    rewrite: null,
    overalls: scores,
    dimensionSamples: byDimension(() => scores),
    samples: scores.length,
    asked: 1,
    unmeasured,
    modelUsed: null,
  };
}

const said = (score: number | null, i: number, counts = true): Said => ({
  member: { provider: 'anthropic', model: `m${i}` },
  judgement: judgement(score),
  counts,
});
const score = fc.option(
  fc.integer({ min: 0, max: 20 }).map((n) => n / 20),
  { freq: 4 },
);
const scores = fc.array(score, { minLength: 1, maxLength: 7 });

describe('what a panel says of a session', () => {
  it.each<readonly [readonly (number | null)[], number | null]>([
    [[0.2, 0.9, 0.6], 0.6],
    [[0.2, 0.9], 0.55],
    [[null, 0.9, 0.6], 0.75],
    [[null, 0.9, null], 0.9],
    [[null, null], null],
    [[0, 0, 0.9], 0],
  ])('of %j is %j', (given, wanted) => {
    expect(combineJudgements(given.map((one, i) => said(one, i))).overall.score).toBe(wanted);
  });

  it('does not depend on the order of its members, but for whose words are shown', () => {
    fc.assert(
      fc.property(scores, fc.infiniteStream(fc.nat()), (given, random) => {
        const turned = given.map((one) => ({ one, at: random.next().value })).sort((a, b) => a.at - b.at);
        const [a, b] = [given, turned.map(({ one }) => one)].map((all) =>
          combineJudgements(all.map((one, i) => said(one, i))),
        );
        expect(a?.overall.score).toBe(b?.overall.score);
        expect(a?.dimensions.title.score).toBe(b?.dimensions.title.score);
        expect(a?.unmeasured).toEqual(b?.unmeasured);
        expect(a && rubricScore(a, 'overall').error.variance).toBeCloseTo(
          b ? rubricScore(b, 'overall').error.variance : -1,
          9,
        );
      }),
      { numRuns: runs(2000) },
    );
  });

  it('has a score where anybody who counts has one, between the lowest and the highest; one member more without a score changes none', () => {
    fc.assert(
      fc.property(scores, score, (given, further) => {
        const all = given.map((one, i) => said(one, i));
        const combined = combineJudgements(all);
        const known = given.flatMap((one) => one ?? []);
        expect(combined.overall.score === null).toBe(known.length === 0);
        if (combined.overall.score !== null) {
          expect(combined.overall.score).toBeGreaterThanOrEqual(Math.min(...known));
          expect(combined.overall.score).toBeLessThanOrEqual(Math.max(...known));
          expect(combined.unmeasured).toEqual([]);
        } else expect(combined.unmeasured).toHaveLength(1 + DIMENSIONS.length);
        // Nobody makes a 0 of what others have not measured, and who does not count makes nothing.
        const more = combineJudgements([...all, said(null, 9), said(further, 8, false)]);
        expect(more.overall.score).toBe(combined.overall.score);
        expect(more.overalls).toEqual(combined.overalls);
        expect(more.voices).toHaveLength(given.length + 2);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('shows the words of the member nearest to the median, the first of equals', () => {
    expect(combineJudgements([0.2, 0.9, 0.6].map((one, i) => said(one, i))).rationale).toBe('r0.6');
    expect(combineJudgements([0.5, 0.7].map((one, i) => said(one, i))).rationale).toBe('r0.5');
    expect(combineJudgements([null, 0.7].map((one, i) => said(one, i))).rationale).toBe('r0.7');
  });
});

describe('who counts', () => {
  const standing = fc.record({
    wanted: fc.constant(20),
    measured: fc.integer({ min: 0, max: 20 }),
    isVoid: fc.boolean(),
  });

  it.each<readonly [readonly (readonly [number, boolean])[], readonly boolean[]]>([
    [
      [
        [20, false],
        [18, false],
        [17, false],
      ],
      [true, true, false],
    ],
    [
      [
        [20, true],
        [18, false],
      ],
      [false, true],
    ],
    [
      [
        [5, false],
        [9, false],
        [9, false],
      ],
      [false, true, false],
    ],
    [
      [
        [0, false],
        [0, false],
      ],
      [true, false],
    ],
    [
      [
        [20, true],
        [3, false],
      ],
      [false, true],
    ],
    [
      [
        [20, true],
        [19, true],
      ],
      [true, true],
    ],
  ])('of %j are %j', (members, wanted) => {
    const all = members.map(([measured, isVoid]) => ({ wanted: 20, measured, isVoid }));
    expect(whoCounts(all, 0.9)).toEqual(wanted);
  });

  it('is somebody always, nobody void beside one who is not, and one alone where nobody has enough', () => {
    fc.assert(
      fc.property(fc.array(standing, { minLength: 1, maxLength: 7 }), (members) => {
        const counts = whoCounts(members, 0.9);
        const counting = members.filter((_, i) => counts[i]);
        expect(counting.length).toBeGreaterThan(0);
        if (members.some(({ isVoid }) => !isVoid)) expect(counting.every(({ isVoid }) => !isVoid)).toBe(true);
        if (counting.some(({ measured }) => measured < 18)) expect(counting).toHaveLength(1);
      }),
      { numRuns: runs(2000) },
    );
  });
});
