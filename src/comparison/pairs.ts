import { difference } from '../core/numbers.js';
import { type Change, changesBetween } from '../gates/baseline/change.js';
import { mean } from '../statistics/descriptive.js';
import { leastMeanOfEqual } from '../statistics/interval.js';
import { leastSignFlipP } from '../statistics/sign-flip.js';
import type { Subject } from './subjects.js';
import { hasCandidate, type Variant, type VariantSession } from './variant.js';

/** How two variants differ in one subject, over the sessions of which both have a value: what one lacks is its zero. */
export interface Difference {
  readonly subject: Subject;
  readonly n: number;
  /** Null where no session has a value of both: nothing can be said. */
  readonly change: Change | null;
  /** The least p that the test could have had, whatever the signs of the differences are. */
  readonly leastP: number;
  /** By how much sessions differ, on average of those that do; null where none does. */
  readonly size: number | null;
  /** In how many sessions each is better. */
  readonly betterA: number;
  readonly betterB: number;
  /** Sessions that are not in it since other judges have scored the two; left out where there are none. */
  readonly divided?: Divided;
}

/** That two variants were not judged by the same, in how many sessions, and by whom in the first of them. Foreign names. */
export interface Divided {
  readonly sessions: number;
  readonly byA: string;
  readonly byB: string;
}

/** Two variants, session by session. */
export interface VariantPair {
  readonly a: Variant;
  readonly b: Variant;
  /** Names of the sessions that both have a candidate for. */
  readonly common: readonly string[];
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
  /** One for each subject, in their order. A difference is what `b` has minus what `a` has. */
  readonly differences: readonly Difference[];
}

/** Which variants are held against each other: all, or each against one. */
export function pairsToCompare<T>(variants: readonly T[], against: T | null): readonly (readonly [T, T])[] {
  if (against !== null) return variants.filter((one) => one !== against).map((one) => [against, one] as const);
  return variants.flatMap((a, i) => variants.slice(i + 1).map((b) => [a, b] as const));
}

/** Compares two variants over all sessions of the comparison. */
export function pairVariants(a: Variant, b: Variant, subjects: readonly Subject[]): VariantPair {
  const both: (readonly [VariantSession, VariantSession])[] = [];
  const [common, onlyA, onlyB]: [string[], string[], string[]] = [[], [], []];
  for (const [name, ofA] of a.sessions) {
    const ofB = b.sessions.get(name);
    if (ofB === undefined) continue;
    both.push([ofA, ofB]);
    const [hasA, hasB] = [hasCandidate(ofA), hasCandidate(ofB)];
    if (hasA && hasB) common.push(name);
    else if (hasA) onlyA.push(name);
    else if (hasB) onlyB.push(name);
  }
  return { a, b, common, onlyA, onlyB, differences: differencesOf(both, subjects) };
}

/**
 * Where all sessions differ by the same, as where all of them fail, resampling gives an interval without a width. It is then as
 * wide as if three of them had not differed.
 */
function honest(change: Change | null, sessions: number): Change | null {
  if (change?.interval == null || change.delta === 0 || change.spread === null || change.spread > ROUNDING)
    return change;
  const least = leastMeanOfEqual(Math.abs(change.delta), sessions) * Math.sign(change.delta);
  return {
    ...change,
    interval: { low: Math.min(change.delta, least), high: Math.max(change.delta, least) },
  };
}

/** Sums of the same numbers in another order differ by less. */
const ROUNDING = 1e-12;

function differencesOf(
  both: readonly (readonly [VariantSession, VariantSession])[],
  subjects: readonly Subject[],
): readonly Difference[] {
  const series = subjects.map((subject) => {
    const [before, now, changes]: [number[], number[], number[]] = [[], [], []];
    let divided: Divided | undefined;
    for (const [ofA, ofB] of both) {
      const [valueA, valueB] = [subject.valueOf(ofA), subject.valueOf(ofB)];
      if (valueA === null || valueB === null) continue;
      const others = otherVoices(subject, ofA, ofB);
      if (others !== undefined) {
        divided = { ...others, ...divided, sessions: (divided?.sessions ?? 0) + 1 };
        continue;
      }
      before.push(valueA);
      now.push(valueB);
      const change = difference(valueA, valueB);
      if (change !== 0) changes.push(change);
    }
    return { subject, before, now, changes, divided };
  });
  // Those over the same sessions are drawn together, as many at a time as there are of one length.
  const lengths = new Set(series.flatMap(({ now }) => (now.length === 0 ? [] : [now.length])));
  const found = new Map<Subject, Change>();
  for (const length of lengths) {
    const alike = series.filter(({ now }) => now.length === length);
    for (const [i, change] of changesBetween(alike).entries()) {
      const subject = alike[i]?.subject;
      if (subject !== undefined) found.set(subject, change);
    }
  }
  return series.map(({ subject, now, changes, divided }): Difference => {
    const rises = changes.filter((change) => change > 0).length;
    const falls = changes.length - rises;
    return {
      subject,
      n: now.length,
      change: honest(found.get(subject) ?? null, now.length),
      leastP: leastSignFlipP(changes.length),
      size: mean(changes.map(Math.abs)),
      betterA: subject.better === 'more' ? falls : rises,
      betterB: subject.better === 'more' ? rises : falls,
      ...(divided !== undefined && { divided }),
    };
  });
}

/** Who has judged either, where that is not the same; whoever was not asked, since there was nothing to judge, is no other. */
function otherVoices(
  { metric }: Subject,
  ofA: VariantSession,
  ofB: VariantSession,
): Pick<Divided, 'byA' | 'byB'> | undefined {
  const [byA, byB] = [ofA, ofB].map(({ judge }) => (metric === undefined ? undefined : judge?.voices?.get(metric)));
  return byA === undefined || byB === undefined || byA === byB ? undefined : { byA, byB };
}
