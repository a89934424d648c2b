import { describe, expect, it } from '@jest/globals';
import { buildComparison, type ComparisonFacts } from '../../src/comparison/build-comparison.js';
import { comparisonSchema } from '../../src/comparison/schema.js';
import type { Variant, VariantSession } from '../../src/comparison/variant.js';
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
    expect(none.pairs[0]?.differences.map(({ subject }) => subject)).not.toContain('judge.pairwise');
    expect(compare([a, b])).not.toHaveProperty('pairwise');
  });

  it('has what the judge prefers in one session of one pair alone', () => {
    const variants = ['a', 'b', 'c'].map((name) => variantOf(name, sessions(12)));
    const facts = { model: 'm', promptVersion: 'p', questions: 2, costUsd: null };
    const verdicts = [new Map(), new Map([['s00', { kind: 'a', isMuch: false, reason: 'r' } as const]]), new Map()];
    const found = compare(variants, { pairwise: { ...facts, verdicts } });
    expect(found.subjects.at(-1)?.id).toBe('judge.pairwise');
    const told = found.pairs.map(({ differences }) => differences.at(-1));
    expect(told.map((one) => `${one?.subject} ${one?.n} ${one?.word}`)).toEqual([
      ...['judge.pairwise 0 unmeasured', 'judge.pairwise 1 no_difference_shown', 'judge.pairwise 0 unmeasured'],
    ]);
  });

  it('tells the findings of two hundred sessions, those that differ most', () => {
    const message = [{ code: 'WRONG_OUTCOME', dimension: null, message: 'm', suggestion: null, place: { file: 'f' } }];
    const codes = ['WRONG_OUTCOME'] as unknown as VariantSession['codes'];
    const findingsOf = (() => message) as unknown as Variant['findingsOf'];
    const all = Array.from({ length: 202 }, (_, i) => ({ overall: (i + 1) / 300, codes }));
    const found = compare([
      variantOf('a', all, { findingsOf }),
      variantOf(
        'b',
        all.map(() => ({ overall: 0 })),
      ),
    ]);
    expect(found.sessions.map(({ variants }) => variants[0] !== null && 'differing' in (variants[0] ?? {}))).toEqual(
      found.sessions.map((_, i) => i < 200),
    );
    expect(found.sessions[0]?.name).toBe('s201');
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
    expect(caveats([of(10), of(10, 'b', { failedMeans: ['overall_mean 0.431 < gate 0.550'] })])).toEqual([
      'b: a run of it would fail by its means, which fail no single session: overall_mean 0.431 < gate 0.550.',
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
      'Only the first session was compared, as limit says.',
    ]);
    const whole = judgeFacts({ metrics: ['faithfulness'], measured: faithfulSessions([0.5, 1]) });
    expect(caveats([of(10, 'a', { judge: whole }), of(10, 'b', { outside: 1 })])).toEqual([
      'b: 1 candidate of no session of the corpus, in no number.',
    ]);
    const judge = judgeFacts({ metrics: ['faithfulness'], measured: faithfulSessions([0.5, null, null]) });
    expect(caveats([of(10, 'a', { judge }), of(10, 'b')])).toEqual([
      'a: the judge has measured 1 of 3 (timeout 2); a session counts where both are measured.',
    ]);
  });
});
