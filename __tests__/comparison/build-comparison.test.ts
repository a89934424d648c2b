import { describe, expect, it } from '@jest/globals';
import { buildComparison, type ComparisonFacts } from '../../src/comparison/build-comparison.js';
import { describeVariant } from '../../src/comparison/describe-variant.js';
import { comparisonSchema } from '../../src/comparison/schema.js';
import { UNKNOWN_USAGE } from '../../src/comparison/usage.js';
import type { Variant, VariantSession } from '../../src/comparison/variant.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import { wilsonInterval } from '../../src/statistics/wilson.js';
import { faithfulSessions, judgeFacts } from '../builders/judge-facts.js';
import { type Flags, settingsOf } from '../builders/runs.js';
import { variantOf } from '../builders/variants.js';
import { makeWorkspace } from '../builders/workspace.js';

const MISSING = { status: 'missing_candidate', overall: 0, wrong: 1, gatesFailed: ['fail-on.unusable'] } as const;
const sessions = (count: number, overall = 0.5): readonly Partial<VariantSession>[] =>
  Array.from({ length: count }, (_, i) => ({ overall: overall + 0.01 * (i % 3) }));

function compare(variants: readonly Variant[], more: Partial<ComparisonFacts> = {}, flags: Flags = {}) {
  const comparison = buildComparison({
    scoredAt: new Date('2026-11-21T12:00:00.123Z'),
    settings: settingsOf(makeWorkspace(), flags),
    names: ['corpus'],
    corpusDigest: '0'.repeat(64),
    ...{ variants, against: null, pairwise: null },
    ...more,
  });
  expect(comparisonSchema.safeParse(comparison).error).toBeUndefined();
  return comparison;
}

describe('a comparison', () => {
  it('has the sessions of any variant, those that differ most first, then by name', () => {
    const a = variantOf('a', [
      { overall: 0.5 },
      { overall: 0.5 },
      { overall: 0.9 },
      MISSING,
      { overall: 0.5 },
      MISSING,
    ]);
    const b = variantOf('b', [
      { overall: 0.4 },
      { overall: 0.5 },
      { overall: 0.2 },
      { overall: 0.3 },
      { overall: 0.6 },
      MISSING,
    ]);
    const found = compare([a, b]);
    expect(found.sessions.map(({ name, spread }) => `${name} ${spread}`)).toEqual([
      ...['s02 0.7', 's03 0.3', 's00 0.1', 's04 0.1', 's01 0'],
    ]);
    expect(found.sessions[1]?.variants).toEqual([null, expect.objectContaining({ status: 'scored', overall: 0.3 })]);
    expect(found).toMatchObject({
      session_count: 6,
      scored_at: '2026-11-21T12:00:00Z',
      against: null,
      schema_version: 1,
    });
    expect(found.pairs[0]).toMatchObject({ common: 4, only_a: [], only_b: ['s03'], only_b_count: 1, usable: { n: 4 } });
    expect(found.pairs[0]?.usable).toMatchObject({ a: expect.closeTo(0.6, 9), b: expect.closeTo(0.425, 9) });
  });

  it('names twenty sessions that only one has', () => {
    const all = sessions(25);
    const a = variantOf('a', all);
    const b = variantOf(
      'b',
      all.map((one, i) => (i < 22 ? MISSING : one)),
    );
    const [first] = compare([a, b]).pairs;
    const [second] = compare([b, a]).pairs;
    expect([first?.only_a.length, first?.only_a_count, first?.only_b_count]).toEqual([20, 22, 0]);
    expect([second?.only_b.length, second?.only_b_count, second?.only_a_count]).toEqual([20, 22, 0]);
  });

  it('tells findings that not all have, five of each and cut', () => {
    const findings = [
      'WRONG_OUTCOME',
      'MISSING_ACTION',
      'MISSING_ACTION',
      'MISSING_ACTION',
      'MISSING_ACTION',
      'MISSING_ACTION',
      'MISSING_ACTION',
    ] as const;
    const findingsOf = () =>
      findings.map((code, i) => ({
        code,
        dimension: null,
        message: `${i} ${'x'.repeat(400)}`,
        suggestion: null,
        place: { file: 'f' },
      }));
    const codes = ['WRONG_OUTCOME', 'MISSING_ACTION'] as unknown as VariantSession['codes'];
    const a = variantOf('a', [{ codes }, { codes }], { findingsOf } as unknown as Partial<Variant>);
    const b = variantOf('b', [{ codes: codes.slice(0, 1) }, MISSING], { findingsOf: () => [] });
    const [first, second] = [
      ...buildComparison({
        scoredAt: new Date(0),
        settings: settingsOf(makeWorkspace()),
        ...{ names: [], corpusDigest: '0'.repeat(64), variants: [a, b], against: null, pairwise: null },
      }).sessions,
    ].sort((x, y) => (x.name < y.name ? -1 : 1));
    const told = first?.variants[0]?.differing ?? [];
    expect(told.map(({ message }) => message.slice(0, 1))).toEqual(['1', '2', '3', '4', '5']);
    expect(told.every(({ message }) => message.length <= 300)).toBe(true);
    expect(first?.variants[1]).not.toHaveProperty('differing');
    // What only one variant has a candidate for differs in nothing.
    expect(second?.variants[0]).not.toHaveProperty('differing');
  });

  it('is held against one, where one is named', () => {
    const [a, b, c] = [
      variantOf('a', sessions(12)),
      variantOf('b', sessions(12, 0.6)),
      variantOf('c', sessions(12, 0.7)),
    ];
    const found = compare([a, b, c], { against: b });
    expect(found.against).toBe('b');
    expect(found.pairs.map((pair) => `${pair.a} ${pair.b}`)).toEqual(['b a', 'b c']);
    expect(compare([a, b, c]).pairs).toHaveLength(3);
  });

  it('has what the judge prefers, where it was asked', () => {
    const [a, b] = [variantOf('a', sessions(12)), variantOf('b', sessions(12))];
    const verdict = { kind: 'b', isMuch: false, reason: 'r' } as const;
    const facts = { model: 'm', promptVersion: 'p', questions: 24, costUsd: 0.1234567 };
    const verdicts = [
      new Map(Array.from({ length: 12 }, (_, i) => [`s${String(i).padStart(2, '0')}`, verdict] as const)),
    ];
    const found = compare([a, b], { pairwise: { ...facts, verdicts } });
    expect(found.pairwise).toMatchObject({ model: 'm', prompt_version: 'p', questions: 24 });
    expect(found.subjects.at(-1)).toMatchObject({ id: 'judge.pairwise', winner: 'b' });
    expect(found.variants.map(({ pairwise }) => pairwise)).toEqual([
      { preferred: 0, n: 12 },
      { preferred: 12, n: 12 },
    ]);
    expect(found.sessions[0]?.pairwise).toEqual([{ a: 'a', b: 'b', result: 'b', much: false, reason: 'r' }]);
    const unmeasured = [new Map([['s00', { kind: 'unmeasured', reason: 'voided' } as const]])];
    const none = compare([a, b], { pairwise: { ...facts, verdicts: unmeasured } });
    expect(none.subjects.map(({ id }) => id)).not.toContain('judge.pairwise');
    expect(compare([a, b])).not.toHaveProperty('pairwise');
  });

  it('says what it does not tell', () => {
    const caveats = (variants: readonly Variant[], flags: Flags = {}) => compare(variants, {}, flags).caveats;
    const of = (count: number, name = 'a', more: Partial<Variant> = {}) => variantOf(name, sessions(count), more);
    const few = (count: string) => `Only ${count}: such a comparison shows large differences alone.`;
    expect(caveats([of(10), of(10, 'b')])).toEqual([]);
    expect(caveats([of(9), of(9, 'b')])).toEqual([few('9 sessions')]);
    expect(caveats([of(1), of(1, 'b')])).toEqual([few('1 session')]);
    // The variant with most of them counts.
    expect(caveats([of(10), variantOf('b', [{}, ...Array.from({ length: 9 }, () => MISSING)])])).toEqual([]);
    expect(caveats([of(10), of(10, 'b', { outside: 2 })])).toEqual([
      'b: 2 candidates of no session of the corpus, in no number.',
    ]);
    const sampled = variantOf(
      'b',
      sessions(10).map((one) => ({ ...one, samples: 3 })),
    );
    expect(caveats([of(10), sampled])).toEqual([expect.stringMatching(/^Variants have different numbers of samples/)]);
    expect(caveats([sampled, { ...sampled, name: 'c' }])).toEqual([]);
    expect(caveats([of(10), of(10, 'b')], { limit: '10' })).toEqual([
      'Only the first 10 sessions were compared, as limit says.',
    ]);
    expect(caveats([of(10), of(10, 'b')], { limit: '1' })).toEqual([
      'Only the first 1 session was compared, as limit says.',
    ]);
    const judge = judgeFacts({ metrics: ['faithfulness'], measured: faithfulSessions([0.5, null, null]) });
    expect(caveats([of(10, 'a', { judge }), of(10, 'b')])).toEqual([
      'a: the judge has measured 1 of 3 (timeout 2); a session counts where both are measured.',
    ]);
  });
});

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
