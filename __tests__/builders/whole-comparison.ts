import { buildComparison } from '../../src/comparison/build-comparison.js';
import type { Comparison } from '../../src/comparison/schema.js';
import type { VariantSession } from '../../src/comparison/variant.js';
import type { FindingCode } from '../../src/core/finding.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import type { PairVerdict } from '../../src/judge/pairwise/verdict.js';
import { judgeFacts } from './judge-facts.js';
import { type Flags, settingsOf } from './runs.js';
import { variantOf } from './variants.js';
import { makeWorkspace } from './workspace.js';

const MISSING = { status: 'missing_candidate', overall: 0, wrong: 1, gatesFailed: ['fail-on.unusable'] } as const;

/** What a variant has for a session: the first is worst, and each has something of its own. */
function cell(variant: number, i: number): Partial<VariantSession> {
  if (i === 11 && variant < 2) return MISSING;
  if (i === 10 && variant === 1) return { ...MISSING, status: 'invalid_candidate' };
  const overall = 0.4 + 0.2 * variant + 0.01 * ((i * (variant + 3)) % 12);
  const codes: readonly FindingCode[] = [
    ...(i < 8 - 3 * variant ? (['WRONG_OUTCOME'] as const) : []),
    ...(i % 3 === variant ? (['MISSING_ACTION', 'TITLE_DRIFT'] as const) : []),
  ];
  return {
    ...{ overall, codes, wrong: codes.includes('WRONG_OUTCOME') ? 1 : 0 },
    gatesFailed: codes.includes('WRONG_OUTCOME') ? ['fail-on.outcome'] : [],
    scores: DIMENSIONS.map((_, j) => (j === 3 ? 1 : Math.min(1, overall + 0.01 * j))),
    judge: {
      ...{ overall: overall + 0.05, scores: DIMENSIONS.map(() => overall) },
      metrics: new Map([['relevance', i === 4 ? null : overall - 0.1] as const]),
    },
    usage:
      variant === 2
        ? { costUsd: null, inputTokens: null, outputTokens: null }
        : { costUsd: 0.001 * (variant + 1), inputTokens: 5000 + i, outputTokens: variant === 0 ? null : 200 },
  };
}

/** Every result there is, by turns. */
function verdictOn(pair: number, i: number): PairVerdict {
  const all: readonly PairVerdict[] = [
    { kind: 'b', isMuch: true, reason: 'It names the flag.', facts: [{ fact: 'the flag', better: 'b' }] },
    { kind: 'b', isMuch: false, reason: 'It is clearer.' },
    { kind: 'tie', reason: 'Both say it.' },
    { kind: 'a', isMuch: false, reason: null },
    { kind: 'depends_on_order', place: i % 2 === 0 ? 'first' : 'second' },
    { kind: 'unmeasured', reason: 'timeout' },
  ];
  return all[(i + pair) % all.length] ?? { kind: 'tie', reason: null };
}

const NAMES = ['haiku', 'sonnet | @octocat', 'opus'];

/** Three variants of twelve sessions that differ in everything, with a judge, beside each other too. */
export function wholeComparison(flags: Flags = {}): Comparison {
  const judge = (model: string) => judgeFacts({ model, promptVersion: '7' });
  const variants = NAMES.map((name, v) =>
    variantOf(
      name,
      Array.from({ length: 12 }, (_, i) => cell(v, i)),
      {
        ...{ paths: [`out/${v}`, `more/${v}`], outside: v, judge: judge(`m${v}`) },
        findingsOf: (session) =>
          cell(v, Number(session.slice(1))).codes?.map((code) => ({
            ...{ code, dimension: null, message: `What ${code} says of ${session}`, suggestion: null },
            place: { file: `out/${v}/${session}.json` },
          })) ?? [],
      },
    ),
  );
  const sessions = [...(variants[0]?.sessions.keys() ?? [])];
  const comparison = buildComparison({
    scoredAt: new Date('2026-11-21T12:34:56Z'),
    settings: settingsOf(makeWorkspace(), flags),
    names: ['corpus', 'rubric'],
    corpusDigest: 'c'.repeat(64),
    ...{ variants, against: null },
    pairwise: {
      ...{ model: 'claude-haiku-5-5', promptVersion: 'pairwise-1', questions: 72, costUsd: 0.1234 },
      verdicts: [0, 1, 2].map((pair) => new Map(sessions.map((name, i) => [name, verdictOn(pair, i)]))),
    },
  });
  return { ...comparison, tool: { ...comparison.tool, version: '9.8.7' } };
}

/** Two of them with little that is known, in which all is otherwise: samples, no judge beside each other, results of every sort. */
export function otherComparison(whole: Comparison): Comparison {
  const [first, second] = whole.variants;
  const [pair] = whole.pairs;
  if (first === undefined || second === undefined || pair === undefined) throw new Error('nothing to compare');
  const bare = { ...{ missing: 0, invalid: 0, samples: 3, usage: undefined, pairwise: undefined, codes: {} } };
  const words = ['equal', 'unmeasured', 'a', 'b', 'no_difference_shown'] as const;
  const differences = pair.differences.slice(0, 10).map((one, i) => ({
    ...one,
    word: words[i % 5] ?? 'equal',
    ...(i % 5 === 0 && { delta: 0, ci95: [0, 0] as [number, number], p_corrected: null }),
    ...(i % 5 === 1 && { delta: null, a: null, b: null, ci95: null, p_corrected: null }),
    ...(i % 5 === 4 && { p_corrected: null, p: 0.0001 }),
  }));
  const subjects = whole.subjects.slice(0, 10).map((one, i) => ({
    ...one,
    ...{ winner: i === 3 ? first.name : null, equal: i % 3 === 0, shown: [] },
    ...(i === 4 && { shown: [{ better: second.name, worse: first.name }] }),
  }));
  const sessions = whole.sessions.map(({ pairwise: _, ...one }, i) => ({
    ...one,
    variants: one.variants.slice(0, 2).map((cell, v) =>
      cell === null
        ? null
        : {
            ...cell,
            overall: i < 8 ? 0.9 - v / 2 - i / 100 : 0.2 + v / 10,
            differing: undefined,
            findings: i === 2 && v === 1 ? cell.findings : [],
          },
    ),
  }));
  return {
    ...whole,
    variants: [
      {
        ...first,
        ...bare,
        judge: undefined,
        wrong: { sessions: 0, share: null, ci95: null },
        gates: { sessions: 3, share: 0.25, ci95: null },
        classes: {} as never,
      },
      {
        ...second,
        ...bare,
        judge: second.judge && { ...second.judge, voided: 'a canary' },
        overall: { mean: 0.3, ci95: null, stddev: null },
        classes: {} as never,
      },
    ],
    ...{ subjects, sessions, pairwise: undefined, against: first.name },
    pairs: [
      {
        ...pair,
        differences,
        pairwise: undefined,
        only_a: ['x', 'y'],
        only_a_count: 2,
        only_b: ['p', 'q', 'r', 's'],
        only_b_count: 9,
      },
    ],
    sentences: ['They point different ways: so and so.', 'Another sentence.'],
    caveats: [],
  } as Comparison;
}
