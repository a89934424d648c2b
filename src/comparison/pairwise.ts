import { stored } from '../core/numbers.js';
import { byCodePoint, cut, plainLine } from '../core/text.js';
import { changesBetween } from '../gates/baseline/change.js';
import type { PairFact, PairVerdict } from '../judge/pairwise/verdict.js';
import { leastSignTestP, signTestP } from '../statistics/sign-test.js';
import type { Difference } from './pairs.js';
import type { ComparedPair, ComparedPairResult, ComparedVariant } from './schema.js';
import { PAIRWISE_ID, type Subject } from './subjects.js';

/** What the judge says where it sees the candidates of two variants beside each other. */
export interface PairwiseFacts {
  readonly model: string;
  readonly promptVersion: string;
  /** Questions that were asked, or answered by what is recorded. */
  readonly questions: number;
  /** US dollars; null where no price is known. */
  readonly costUsd: number | null;
  /** For each pair of variants, in their order, by the names of the sessions, in theirs. */
  readonly verdicts: readonly ReadonlyMap<string, PairVerdict>[];
}

/** Who is preferred. A session alone has no value of it: it is of two. */
export const PAIRWISE_SUBJECT: Subject = { id: PAIRWISE_ID, kind: 'judge', better: 'more', valueOf: () => null };

type Verdicts = ReadonlyMap<string, PairVerdict>;

/** In how many sessions each result came out. */
function countOf(verdicts: Verdicts, is: (verdict: PairVerdict) => boolean): number {
  let count = 0;
  for (const verdict of verdicts.values()) if (is(verdict)) count++;
  return count;
}

/**
 * How two variants differ in the share of sessions in which they are preferred, by the sign test. A session of which only one
 * order was answered is in none of it; one that depends on the order is in it and speaks for nobody.
 */
export function pairwiseDifference(verdicts: Verdicts): Difference {
  const measured = [...verdicts.values()].filter(({ kind }) => kind !== 'unmeasured');
  const wins = (side: 'a' | 'b'): readonly number[] => measured.map(({ kind }) => (kind === side ? 1 : 0));
  const [betterA, betterB] = [
    countOf(verdicts, ({ kind }) => kind === 'a'),
    countOf(verdicts, ({ kind }) => kind === 'b'),
  ];
  const [change] = measured.length === 0 ? [] : changesBetween([{ before: wins('a'), now: wins('b') }]);
  return {
    subject: PAIRWISE_SUBJECT,
    n: measured.length,
    change: change === undefined ? null : { ...change, p: signTestP(betterA, betterB) },
    leastP: leastSignTestP(betterA + betterB),
    size: betterA + betterB === 0 ? null : 1,
    betterA,
    betterB,
  };
}

/** All results of a pair as numbers. */
export function pairwiseTotals(verdicts: Verdicts): NonNullable<ComparedPair['pairwise']> {
  const count = (is: (verdict: PairVerdict) => boolean): number => countOf(verdicts, is);
  const unmeasured = count(({ kind }) => kind === 'unmeasured');
  const depends = count(({ kind }) => kind === 'depends_on_order');
  const n = verdicts.size - unmeasured;
  const alone = (side: 'a' | 'b'): number => count((one) => one.kind === side && one.reason === null);
  const alike = count((one) => one.kind === 'tie' && one.reason === null);
  const asked = n - alone('a') - alone('b') - alike;
  const reasons = new Map<string, number>();
  for (const verdict of verdicts.values()) {
    if (verdict.kind === 'unmeasured') reasons.set(verdict.reason, (reasons.get(verdict.reason) ?? 0) + 1);
  }
  return {
    n,
    a: count(({ kind }) => kind === 'a'),
    a_much: count((one) => one.kind === 'a' && one.isMuch),
    a_alone: alone('a'),
    b: count(({ kind }) => kind === 'b'),
    b_much: count((one) => one.kind === 'b' && one.isMuch),
    b_alone: alone('b'),
    ties: count(({ kind }) => kind === 'tie'),
    ties_alike: alike,
    depends_on_order: depends,
    first_preferred: count((one) => one.kind === 'depends_on_order' && one.place === 'first'),
    second_preferred: count((one) => one.kind === 'depends_on_order' && one.place === 'second'),
    position_bias: asked === 0 ? null : stored(depends / asked, 'six decimals'),
    unmeasured,
    unmeasured_reasons: Object.fromEntries([...reasons].sort(([a], [b]) => byCodePoint(a, b))),
  };
}

/** In how many of the sessions that were measured a variant is preferred, over all of its pairs. */
export function preferredIn(pairs: readonly ComparedPair[], name: string): ComparedVariant['pairwise'] {
  let [preferred, n] = [0, 0];
  for (const { a, b, pairwise } of pairs) {
    if (pairwise === undefined || (a !== name && b !== name)) continue;
    preferred += a === name ? pairwise.a : pairwise.b;
    n += pairwise.n;
  }
  return { preferred, n };
}

/** Longer reasons are cut: they were asked to be shorter. */
const LONGEST_REASON = 400;

/** What was said of one session, pair by pair; the pairs that do not both have it are left out. */
export function pairwiseOf(
  session: string,
  all: readonly Verdicts[],
  pairs: readonly Pick<ComparedPair, 'a' | 'b'>[],
): ComparedPairResult[] {
  return all.flatMap((verdicts, i) => {
    const verdict = verdicts.get(session);
    const pair = pairs[i];
    return verdict === undefined || pair === undefined ? [] : [resultOf(verdict, pair)];
  });
}

function resultOf(verdict: PairVerdict, { a, b }: Pick<ComparedPair, 'a' | 'b'>): ComparedPairResult {
  const about = { a, b, result: verdict.kind };
  switch (verdict.kind) {
    case 'a':
    case 'b':
      return { ...about, much: verdict.isMuch, reason: shown(verdict.reason), ...factsOf(verdict.facts) };
    case 'tie':
      return { ...about, reason: shown(verdict.reason), ...factsOf(verdict.facts) };
    case 'depends_on_order':
      return { ...about, place: verdict.place };
    case 'unmeasured':
      return { ...about, unmeasured_reason: verdict.reason };
  }
}

/** What was noted before the grade; left out where nothing was. */
function factsOf(facts: readonly PairFact[] = []): Pick<ComparedPairResult, 'facts'> {
  if (facts.length === 0) return {};
  return { facts: facts.map(({ fact, better }) => ({ fact: cut(plainLine(fact), LONGEST_REASON), better })) };
}

function shown(reason: string | null): string | null {
  return reason === null ? null : cut(plainLine(reason), LONGEST_REASON);
}
