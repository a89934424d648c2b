import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS } from '../../../src/core/summary.js';
import type { Reason } from '../../../src/judge/asking/completer.js';
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

describe('the judgement of a panel', () => {
  const DIMENSION_SCORES = [0.2, 0.4, 0.9] as const;
  const gap = (measurement: string, reason: Reason = 'timeout') => ({ measurement, reason });
  const one = (overrides: Partial<Judgement>, i = 0, counts = true): Said => ({
    ...{ member: { provider: 'anthropic', model: `m${i}` }, counts },
    judgement: { ...judgement(0.5), ...overrides },
  });

  it('has the effort of all, and samples and scores of those who count', () => {
    const combined = combineJudgements([
      one({ attempts: 1, samples: 2, asked: 3 }),
      one({ attempts: 2, samples: 4, asked: 5 }, 1),
      one({ attempts: 4, samples: 8, asked: 9 }, 2, false),
    ]);
    expect(combined).toMatchObject({ attempts: 7, samples: 6, asked: 8, overalls: [0.5, 0.5] });
    expect(combined.dimensionSamples.title).toEqual([0.5, 0.5]);
  });

  it('needs somebody who counts', () => {
    expect(() => combineJudgements([])).toThrow(RangeError);
    expect(() => combineJudgements([one({}, 0, false)])).toThrow('a panel has a member that counts');
  });

  it.each<[string, readonly number[], number]>([
    ['of the first who has measured something', [0, 1, 2], 1],
    ['of the first of all where nobody has', [0, 0], 0],
  ])('is in the words %s, where nobody has an overall', (_, samples, told) => {
    const none = { overall: { score: null, reason: null }, overalls: [] };
    const all = samples.map((count, i) => one({ ...none, samples: count, rationale: `by ${i}` }, i));
    expect(combineJudgements(all).rationale).toBe(`by ${told}`);
  });

  it('has the reasons of whose words are shown, and of the nearest where that one has no score', () => {
    const scored = (title: number | null, overall: number, name: string) =>
      one({
        overall: { score: overall, reason: name },
        dimensions: byDimension((key) => ({ score: key === 'title' ? title : overall, reason: name })),
      });
    const [a, b, c] = [scored(0.2, 0.2, 'a'), scored(null, 0.5, 'b'), scored(0.8, 0.9, 'c')];
    const combined = combineJudgements([a, b, c]);
    expect(combined.overall).toEqual({ score: 0.5, reason: 'b' });
    expect(combined.dimensions.summary).toEqual({ score: 0.5, reason: 'b' });
    expect(combined.dimensions.title).toEqual({ score: 0.5, reason: 'a' });
    const unscored = combineJudgements([scored(null, 0.2, 'a'), b, scored(null, 0.9, 'c')]);
    expect(unscored.dimensions.title).toEqual({ score: null, reason: 'b' });
  });

  it.each([
    [[null, null], null],
    [[null, false], false],
    [[false, true], true],
  ])('speaks to its judge where one who counts says so: %j', (said, wanted) => {
    const all = said.map((speaksToJudge, i) => one({ speaksToJudge }, i));
    expect(combineJudgements([...all, one({ speaksToJudge: true }, 9, false)]).speaksToJudge).toBe(wanted);
  });

  it('lacks what nobody who counts has, with the reason of the first', () => {
    const without = (missing: readonly string[], reason: Reason) =>
      one({
        dimensions: byDimension((key) => ({ score: missing.includes(key) ? null : 0.5, reason: null })),
        unmeasured: missing.map((measurement) => gap(measurement, reason)),
      });
    expect(
      combineJudgements([without(['title', 'summary'], 'budget'), without(['title'], 'refusal')]).unmeasured,
    ).toEqual([gap('title', 'budget')]);
    expect(combineJudgements([without([], 'auth'), without(['title'], 'refusal')]).unmeasured).toEqual([]);
  });

  it('wants the dimensions that any of them was asked about, and no other', () => {
    const asked = (dimension: string, score: number | null) =>
      one({
        dimensions: byDimension((key) => ({ score: key === dimension ? score : null, reason: null })),
        unmeasured: score === null ? [gap(dimension)] : [],
      });
    expect(combineJudgements([asked('title', null), asked('summary', 0.5)]).unmeasured).toEqual([gap('title')]);
  });

  it('says of a gap of which nobody knows why that the answer was none', () => {
    const silent = one({ overall: { score: null, reason: null } });
    expect(combineJudgements([silent]).unmeasured).toEqual([gap('overall', 'invalid_answer')]);
  });

  const sampled = (overalls: readonly (number | null)[], titles: readonly (readonly number[])[], more: object = {}) =>
    one({
      bySample: overalls.map((overall, i) => ({
        ...{ sample: i + 1, overall, overalls: overall === null ? [] : [overall] },
        dimensionSamples: byDimension((key) => (key === 'title' ? (titles[i] ?? []) : [0.5])),
      })),
      ...more,
    });

  it('has the medians of each candidate of a session, and what of each is missing', () => {
    const combined = combineJudgements([
      sampled([0.2, 0.6, null], [[0.1, 0.3], [0.7], []], {
        unmeasured: [gap('title', 'budget'), gap('overall', 'auth')],
      }),
      sampled([0.4, 0.8, null], [[0.8], [0.9], []]),
    ]);
    expect(combined.bySample).toEqual([
      {
        ...{ sample: 1, overall: 0.3, overalls: [0.2, 0.4] },
        dimensionSamples: byDimension((key) => (key === 'title' ? [0.2, 0.8] : [0.5, 0.5])),
      },
      {
        ...{ sample: 2, overall: 0.7, overalls: [0.6, 0.8] },
        dimensionSamples: byDimension((key) => (key === 'title' ? [0.7, 0.9] : [0.5, 0.5])),
      },
      {
        ...{ sample: 3, overall: null, overalls: [] },
        dimensionSamples: byDimension((key) => (key === 'title' ? [] : [0.5, 0.5])),
      },
    ]);
    expect(combined.unmeasured).toEqual([gap('overall', 'auth'), gap('title', 'budget')]);
  });

  it('has a voice for each, with the reason why there is no overall', () => {
    const refused = one(
      { overall: { score: null, reason: null }, unmeasured: [gap('title', 'budget'), gap('overall', 'refusal')] },
      1,
      false,
    );
    const silent = one({ overall: { score: null, reason: null } }, 2, false);
    const dimensions = byDimension((key) => ({
      score: DIMENSION_SCORES[DIMENSIONS.indexOf(key)] ?? null,
      reason: null,
    }));
    const { voices } = combineJudgements([one({ dimensions, rationale: 'r' }), refused, silent]);
    expect(voices?.map(({ model, overall, reason }) => [model, overall, reason])).toEqual([
      ['m0', 0.5, null],
      ['m1', null, 'refusal'],
      ['m2', null, 'invalid_answer'],
    ]);
    expect(voices?.[0]).toMatchObject({
      ...{
        provider: 'anthropic',
        rationale: 'r',
        dimensions: { title: 0.2, summary: 0.4, key_actions: 0.9, outcome: null },
      },
    });
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
    const all = members.map(([measured, isVoid]) => ({ wanted: 20, measured, isShort: measured < 18, isVoid }));
    expect(whoCounts(all)).toEqual(wanted);
  });

  it('is somebody always, nobody void beside one who is not, and one alone where nobody has enough', () => {
    fc.assert(
      fc.property(fc.array(standing, { minLength: 1, maxLength: 7 }), (members) => {
        const counts = whoCounts(members.map((one) => ({ ...one, isShort: one.measured < 18 })));
        const counting = members.filter((_, i) => counts[i]);
        expect(counting.length).toBeGreaterThan(0);
        if (members.some(({ isVoid }) => !isVoid)) expect(counting.every(({ isVoid }) => !isVoid)).toBe(true);
        if (counting.some(({ measured }) => measured < 18)) expect(counting).toHaveLength(1);
      }),
      { numRuns: runs(2000) },
    );
  });
});
