import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS } from '../../src/core/summary.js';
import { evaluateGates } from '../../src/gates/evaluate.js';
import type { GateSettings } from '../../src/settings/gate-settings.js';
import { mean } from '../../src/statistics/descriptive.js';
import { runs } from '../builders/long-runs.js';
import { policyWith } from '../builders/policies.js';
import { type Rating, ratedSession } from '../builders/sessions.js';
import { exactThousandths } from './thousandths.js';

function evaluate(ratings: Readonly<Record<string, Rating>>, thresholds: Partial<GateSettings> = {}) {
  return evaluateGates(
    Object.entries(ratings).map(([name, rating]) => ratedSession(name, rating)),
    null,
    policyWith(thresholds),
  );
}

describe('the gate min-overall', () => {
  it.each<[number, number, 'pass' | 'fail', string]>([
    [0.6996, 0.7, 'pass', 'overall_mean 0.700 >= gate 0.700'],
    [0.6995, 0.7, 'pass', 'overall_mean 0.700 >= gate 0.700'],
    [0.69949, 0.7, 'fail', 'overall_mean 0.699 < gate 0.700'],
    [0.612, 0.7, 'fail', 'overall_mean 0.612 < gate 0.700'],
    [0.7, 0.7, 'pass', 'overall_mean 0.700 >= gate 0.700'],
    [0, 0, 'pass', 'overall_mean 0.000 >= gate 0.000'],
    [0.9995, 1, 'pass', 'overall_mean 1.000 >= gate 1.000'],
    [0.9994, 1, 'fail', 'overall_mean 0.999 < gate 1.000'],
  ])('compares %d with %d as they are shown', (value, threshold, status, message) => {
    const { gates, failures, verdict } = evaluate({ a: { overall: value } }, { 'min-overall': threshold });
    expect(gates).toEqual([
      { id: 'min-overall', kind: 'min-overall', threshold, value: exactThousandths(value) / 1000, status, message },
    ]);
    expect(verdict).toBe(status);
    expect(failures).toEqual(status === 'fail' ? [message] : []);
  });

  it('is about the mean', () => {
    expect(evaluate({ a: { overall: 1 }, b: { overall: 0.4 } }, { 'min-overall': 0.7 }).verdict).toBe('pass');
    expect(evaluate({ a: { overall: 1 }, b: { overall: 0.398 } }, { 'min-overall': 0.7 }).failures).toEqual([
      'overall_mean 0.699 < gate 0.700',
    ]);
  });
});

describe('the gates min-dimensions', () => {
  it('are about the mean of each named dimension, in the order of dimensions', () => {
    const { gates, failures } = evaluate(
      {
        a: { overall: 0.9, scores: { title: 0.4, outcome: 1 } },
        b: { overall: 0.9, scores: { title: 0.42, outcome: 0 } },
      },
      { 'min-dimensions': { outcome: 0.5, title: 0.5, summary: 0.9 } },
    );
    expect(gates.map(({ id, kind, value, status }) => [id, kind, value, status])).toEqual([
      ['min-dimensions.title', 'min-dimensions', 0.41, 'fail'],
      ['min-dimensions.summary', 'min-dimensions', 0.9, 'pass'],
      ['min-dimensions.outcome', 'min-dimensions', 0.5, 'pass'],
    ]);
    expect(failures).toEqual(['title_mean 0.410 < gate 0.500']);
  });
});

describe('the gate min-session', () => {
  it('is one gate with the worst value and a line for each session below it', () => {
    const { gates, failures } = evaluate(
      {
        a: { overall: 0.312 },
        b: { overall: 0.9 },
        c: { overall: 0.1 },
        d: { overall: 0.4994 },
        e: { overall: 0.4996 },
      },
      { 'min-session': 0.5 },
    );
    expect(gates).toEqual([
      {
        id: 'min-session',
        kind: 'min-session',
        threshold: 0.5,
        value: 0.1,
        status: 'fail',
        message: 'session c overall 0.100 < gate 0.500, and 2 more below it',
      },
    ]);
    expect(failures).toEqual([
      'session a overall 0.312 < gate 0.500',
      'session c overall 0.100 < gate 0.500',
      'session d overall 0.499 < gate 0.500',
    ]);
  });

  it('passes when the worst session passes', () => {
    const { gates, failures } = evaluate({ a: { overall: 0.8 }, b: { overall: 0.4996 } }, { 'min-session': 0.5 });
    expect(gates).toMatchObject([{ status: 'pass', value: 0.5, message: 'session b overall 0.500 >= gate 0.500' }]);
    expect(failures).toEqual([]);
  });
});

describe('the floors of a session itself', () => {
  it('are gates of their own', () => {
    const { gates, failures, verdict } = evaluate({
      a: {
        overall: 0.3,
        scores: { title: 0.2 },
        gates: { min_overall: 0.5, min_dimensions: { title: 0.5, outcome: 0.3 } },
      },
      b: { overall: 0.3 },
    });
    expect(gates.map(({ id, kind, status }) => [id, kind, status])).toEqual([
      ['session.a.min_overall', 'session', 'fail'],
      ['session.a.min_dimensions.title', 'session', 'fail'],
      ['session.a.min_dimensions.outcome', 'session', 'pass'],
    ]);
    expect(failures).toEqual(['session a overall 0.300 < gate 0.500', 'session a title 0.200 < gate 0.500']);
    expect(verdict).toBe('fail');
  });

  it('stand beside min-session, each with its line', () => {
    const { failures } = evaluate({ a: { overall: 0.3, gates: { min_overall: 0.6 } } }, { 'min-session': 0.5 });
    expect(failures).toEqual(['session a overall 0.300 < gate 0.500', 'session a overall 0.300 < gate 0.600']);
  });
});

describe('a session fails', () => {
  const fails = (rating: Rating, policy: Partial<GateSettings> = {}) =>
    evaluate({ a: rating }, policy).failedSessions.has('a');

  it.each<[string, Rating, Partial<GateSettings>, boolean]>([
    ['not below min-overall where nothing else is set', { overall: 0.4 }, { 'min-overall': 0.5 }, false],
    ['not at min-overall', { overall: 0.4996 }, { 'min-overall': 0.5 }, false],
    [
      'not below min-overall when it reaches min-session',
      { overall: 0.4 },
      { 'min-overall': 0.5, 'min-session': 0.3 },
      false,
    ],
    [
      'not below min-overall when it reaches its own floor',
      { overall: 0.4, gates: { min_overall: 0.4 } },
      { 'min-overall': 0.5 },
      false,
    ],
    [
      'not below min-overall when it has a floor of a dimension alone',
      { overall: 0.4, gates: { min_dimensions: { title: 0.1 } } },
      { 'min-overall': 0.5 },
      false,
    ],
    [
      'not below min-overall with empty gates',
      { overall: 0.4, gates: { min_dimensions: {} } },
      { 'min-overall': 0.5 },
      false,
    ],
    ['below its own floor', { overall: 0.4, gates: { min_overall: 0.401 } }, {}, true],
    [
      'below min-session though its own floor is lower',
      { overall: 0.4, gates: { min_overall: 0.1 } },
      { 'min-session': 0.5 },
      true,
    ],
    [
      'below its own floor though min-session is lower',
      { overall: 0.4, gates: { min_overall: 0.5 } },
      { 'min-session': 0.1 },
      true,
    ],
    [
      'below the floor of one dimension',
      { overall: 0.9, scores: { outcome: 0 }, gates: { min_dimensions: { outcome: 1 } } },
      {},
      true,
    ],
    [
      'not below a gate on the mean of a dimension',
      { overall: 0.9, scores: { outcome: 0 } },
      { 'min-dimensions': { outcome: 1 } },
      false,
    ],
    ['not when no gate is set', { overall: 0 }, {}, false],
    ['not without a candidate where no gate is set', { overall: 0, status: 'missing_candidate' }, {}, false],
    [
      'not with an invalid candidate where its floor is no floor',
      { overall: 0, status: 'invalid_candidate', gates: { min_overall: 0 } },
      {},
      false,
    ],
    [
      'without a candidate below any floor',
      { overall: 0, status: 'missing_candidate' },
      { 'min-session': 0.001 },
      true,
    ],
    [
      'not below min-overall where findings decide',
      { overall: 0.1 },
      { 'min-overall': 0.5, 'fail-on': { outcome: 0 } },
      false,
    ],
  ])('%s', (_, rating, policy, wanted) => expect(fails(rating, policy)).toBe(wanted));
});

describe('nothing to score', () => {
  it('evaluates no gate and passes', () => {
    const evaluation = evaluate(
      {},
      { 'min-overall': 0.5, 'min-dimensions': { title: 0.5, outcome: 1 }, 'min-session': 0.3 },
    );
    expect(evaluation.gates.map(({ id, value, status, message }) => [id, value, status, message])).toEqual([
      ['min-overall', null, 'not_evaluated', 'overall_mean: nothing to score'],
      ['min-dimensions.title', null, 'not_evaluated', 'title_mean: nothing to score'],
      ['min-dimensions.outcome', null, 'not_evaluated', 'outcome_mean: nothing to score'],
      ['min-session', null, 'not_evaluated', 'worst session: nothing to score'],
    ]);
    expect(evaluation).toMatchObject({ verdict: 'pass', failures: [], failedSessions: new Set() });
  });
});

describe('without gates', () => {
  it('the verdict is pass, whatever the scores', () => {
    expect(evaluate({ a: { overall: 0, status: 'missing_candidate' } })).toMatchObject({
      verdict: 'pass',
      gates: [],
      failures: [],
      failedSessions: new Set(),
    });
  });
});

describe('evaluateGates', () => {
  const rate = fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000);
  // Scores crowd around thresholds, where rounding decides.
  const score = fc.oneof(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc
      .tuple(rate, fc.constantFrom(-6e-4, -5e-4, -4e-4, 0, 4e-4, 5e-4))
      .map(([at, by]) => Math.min(1, Math.max(0, at + by))),
  );
  const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
  const scores = fc.tuple(score, score, score, score, score);
  const session = fc.record({
    overall: score,
    scores,
    floor: optional(rate),
    dimensionFloor: optional(fc.tuple(fc.constantFrom(...DIMENSIONS), rate)),
    status: fc.constantFrom('scored', 'scored', 'missing_candidate', 'invalid_candidate'),
  });
  const policy = fc.record({ overall: optional(rate), title: optional(rate), session: optional(rate) });

  it('agrees with a plain count in thousandths', () => {
    fc.assert(
      fc.property(fc.array(session, { maxLength: 6 }), policy, (drawn, thresholds) => {
        const rated = drawn.map(({ overall, scores: list, floor, dimensionFloor, status }, i) =>
          ratedSession(`s${i}`, {
            overall,
            scores: Object.fromEntries(DIMENSIONS.map((dimension, at) => [dimension, list[at] ?? 0])),
            gates: {
              ...(floor !== undefined && { min_overall: floor }),
              ...(dimensionFloor !== undefined && { min_dimensions: { [dimensionFloor[0]]: dimensionFloor[1] } }),
            },
            status,
          }),
        );
        const result = evaluateGates(
          rated,
          null,
          policyWith({
            'min-overall': thresholds.overall ?? null,
            'min-dimensions': thresholds.title === undefined ? null : { title: thresholds.title },
            'min-session': thresholds.session ?? null,
          }),
        );

        const lines: string[] = [];
        let failedGates = 0;
        const compare = (subject: string, value: number | null, threshold: number | undefined): boolean => {
          if (threshold === undefined || value === null || exactThousandths(value) >= exactThousandths(threshold))
            return false;
          lines.push(`${subject} ${written(value)} < gate ${written(threshold)}`);
          return true;
        };
        const count = (failed: boolean) => void (failed && failedGates++);
        count(compare('overall_mean', mean(drawn.map(({ overall }) => overall)), thresholds.overall));
        count(compare('title_mean', mean(drawn.map(({ scores: [title] }) => title)), thresholds.title));
        count(
          drawn.map(({ overall }, i) => compare(`session s${i} overall`, overall, thresholds.session)).includes(true),
        );
        for (const [i, { overall, scores: list, floor, dimensionFloor }] of drawn.entries()) {
          count(compare(`session s${i} overall`, overall, floor));
          const [dimension, limit] = dimensionFloor ?? [];
          const at = dimension === undefined ? -1 : DIMENSIONS.indexOf(dimension);
          count(compare(`session s${i} ${dimension}`, list[at] ?? null, limit));
        }
        expect(result.failures).toEqual(lines);
        expect(result.gates.filter(({ status }) => status === 'fail')).toHaveLength(failedGates);
        expect(result.verdict).toBe(failedGates > 0 ? 'fail' : 'pass');

        const failing = drawn.flatMap(({ overall, scores: list, floor, dimensionFloor }, i) => {
          const own = [floor, thresholds.session].filter((limit) => limit !== undefined);
          const strictest = own.length > 0 ? Math.max(...own) : undefined;
          const low = strictest !== undefined && exactThousandths(overall) < exactThousandths(strictest);
          const [dimension, limit] = dimensionFloor ?? ['title', 0];
          const lowDimension = exactThousandths(list[DIMENSIONS.indexOf(dimension)] ?? 0) < exactThousandths(limit);
          return low || lowDimension ? [`s${i}`] : [];
        });
        expect([...result.failedSessions]).toEqual(failing);
      }),
      { numRuns: runs(400) },
    );
  });

  it('has a gate for each threshold and no other', () => {
    fc.assert(
      fc.property(fc.array(session, { minLength: 1, maxLength: 4 }), policy, (drawn, thresholds) => {
        const rated = drawn.map(({ overall, floor }, i) =>
          ratedSession(`s${i}`, { overall, gates: floor === undefined ? {} : { min_overall: floor } }),
        );
        const { gates } = evaluateGates(
          rated,
          null,
          policyWith({
            'min-overall': thresholds.overall ?? null,
            'min-dimensions': thresholds.title === undefined ? null : { title: thresholds.title },
            'min-session': thresholds.session ?? null,
          }),
        );
        expect(gates.map(({ id }) => id)).toEqual([
          ...(thresholds.overall === undefined ? [] : ['min-overall']),
          ...(thresholds.title === undefined ? [] : ['min-dimensions.title']),
          ...(thresholds.session === undefined ? [] : ['min-session']),
          ...drawn.flatMap(({ floor }, i) => (floor === undefined ? [] : [`session.s${i}.min_overall`])),
        ]);
        for (const { value, message, threshold } of gates) {
          expect(message).toContain(`gate ${written(threshold)}`);
          expect(value === null || exactThousandths(value) / 1000 === value).toBe(true);
        }
      }),
    );
  });
});

/** With three decimals. */
function written(value: number): string {
  const thousandths = exactThousandths(value);
  return `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;
}
