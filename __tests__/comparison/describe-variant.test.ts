import { describe, expect, it } from '@jest/globals';
import { describeVariant } from '../../src/comparison/describe-variant.js';
import { UNKNOWN_USAGE } from '../../src/comparison/usage.js';
import type { VariantSession } from '../../src/comparison/variant.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import { wilsonInterval } from '../../src/statistics/wilson.js';
import { judgeFacts } from '../builders/judge-facts.js';
import { variantOf } from '../builders/variants.js';

const MISSING = { status: 'missing_candidate', overall: 0, wrong: 1, gatesFailed: ['fail-on.unusable'] } as const;
const describing = { dimensions: DIMENSIONS, precision: 'six decimals' } as const;

describe('a variant by itself', () => {
  it('has means, shares and how many sessions it has failed', () => {
    const codes = ['WRONG_OUTCOME', 'REQUIREMENT_VIOLATED'] as unknown as VariantSession['codes'];
    const found = describeVariant(
      variantOf('a', [
        { overall: 0.4, scores: [0.1, 0.2, 0.3, 1, 0.5] },
        { overall: 0.8, scores: [0.3, 0.4, 0.5, 1, 0.7], wrong: 0.5, codes: codes.slice(0, 1), gatesFailed: ['x'] },
        MISSING,
        { ...MISSING, status: 'invalid_candidate' },
      ]),
      describing,
    );
    expect(found).toMatchObject({ n: 4, missing: 1, invalid: 1, samples: null, outside: 0 });
    expect(found.overall).toMatchObject({ mean: 0.3, stddev: expect.closeTo(Math.sqrt(0.44 / 3), 6) });
    expect(found.wrong).toMatchObject({ sessions: 3, share: 0.75 });
    expect(found.gates).toMatchObject({ sessions: 3, share: 0.75 });
    expect(found.classes['outcome']).toMatchObject({ sessions: 1, share: 0.25 });
    expect(found.classes['contradiction']).toMatchObject({ sessions: 0, share: 0 });
    expect(found.codes).toEqual({ WRONG_OUTCOME: { sessions: 1, share: 0.25, ci95: expect.anything() } });
    expect(found).not.toHaveProperty('judge');
    expect(found).not.toHaveProperty('usage');
  });

  it('has the interval of a share for the outcome alone', () => {
    const right = Array.from({ length: 12 }, () => ({ overall: 1 }));
    const { overall, dimensions } = describeVariant(variantOf('a', right), describing);
    const { low } = wilsonInterval(12, 12);
    expect(dimensions['outcome']?.ci95?.[0]).toBeCloseTo(low, 6);
    expect([overall.ci95, dimensions['title']?.ci95]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    const without = { dimensions: ['title'], precision: 'six decimals' } as const;
    expect(describeVariant(variantOf('a', right), without).overall.ci95).toEqual([1, 1]);
  });

  it('has a class of findings where it has any code of it, and the interval of an outcome that is the only dimension', () => {
    const codes = ['INVALID_CANDIDATE'] as unknown as VariantSession['codes'];
    const right = Array.from({ length: 12 }, () => ({ overall: 0.5, scores: [1], codes }));
    const only = { dimensions: ['outcome'], precision: 'six decimals' } as const;
    const { classes, codes: found, overall, dimensions } = describeVariant(variantOf('a', right), only);
    expect(classes['unusable']).toMatchObject({ sessions: 12, share: 1 });
    expect(found).toMatchObject({ INVALID_CANDIDATE: { sessions: 12 } });
    expect(overall.ci95).toEqual([0.5, 0.5]);
    expect(dimensions['outcome']?.ci95?.[0]).toBeCloseTo(wilsonInterval(12, 12).low, 6);
  });

  it('has nothing to say of no session', () => {
    const found = describeVariant(variantOf('a', []), describing);
    expect(found).toMatchObject({
      ...{ n: 0, overall: { mean: null, ci95: null, stddev: null } },
      wrong: { sessions: 0, share: null, ci95: null },
    });
    expect(found.codes).toEqual({});
  });

  it('has as many samples as its largest session', () => {
    const of = (...all: readonly (number | null)[]) =>
      describeVariant(
        variantOf(
          'a',
          all.map((samples) => ({ samples })),
        ),
        describing,
      ).samples;
    expect([of(null), of(null, 2), of(3, 2, null), of(0)]).toEqual([null, 2, 3, 0]);
  });

  it('has what the judge says of the sessions that it measured', () => {
    const judge = (overall: number | null, coherence: number | null): Partial<VariantSession> => ({
      judge: { overall, scores: [overall], metrics: new Map([['coherence', coherence]]) },
    });
    const all = [judge(0.4, 0.2), judge(0.8, null), judge(null, 0.6), {}];
    const found = describeVariant(variantOf('a', all, { judge: judgeFacts() }), describing);
    expect(found.judge).toMatchObject({
      ...{ model: 'm', n: 2, overall: { mean: expect.closeTo(0.6, 9) }, voided: null, unmeasured_reasons: {} },
      dimensions: { title: { mean: expect.closeTo(0.6, 9) }, summary: { mean: null } },
      metrics: { coherence: { n: 2, mean: expect.closeTo(0.4, 9) } },
    });
    expect(Object.keys(found.judge?.metrics ?? {})).toEqual(['coherence']);
    expect(found.judge?.dimensions['title']).not.toHaveProperty('n');
    const none = describeVariant(variantOf('a', [judge(null, null)], { judge: judgeFacts() }), describing);
    expect(none.judge).toMatchObject({ n: 0, dimensions: {} });
  });

  it('has what its candidates say of their cost', () => {
    const usage = (costUsd: number | null, inputTokens: number | null, outputTokens: number | null) => ({
      usage: { costUsd, inputTokens, outputTokens },
    });
    const found = describeVariant(
      variantOf('a', [usage(0.1, 10, null), usage(0.3, 20, 5), usage(null, 60, null), { usage: UNKNOWN_USAGE }]),
      describing,
    );
    expect(found.usage).toEqual({
      ...{
        cost_usd: 0.2,
        cost_usd_total: 0.4,
        cost_sessions: 2,
        input_tokens: 30,
        output_tokens: 5,
        token_sessions: 3,
      },
    });
    const tokens = describeVariant(variantOf('a', [usage(null, null, 7)]), describing);
    expect(tokens.usage).toMatchObject({ cost_usd: null, cost_usd_total: null, cost_sessions: 0, token_sessions: 1 });
  });
});
