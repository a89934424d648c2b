import { sideOfZero } from '../gates/baseline/change.js';
import { holmOfPossible } from '../statistics/holm.js';
import { studentBeyond, Z_80 } from '../statistics/interval.js';
import { leastSignFlipP } from '../statistics/sign-flip.js';
import { leastSignTestP } from '../statistics/sign-test.js';
import type { Difference, VariantPair } from './pairs.js';
import { PAIRWISE_ID, type Subject } from './subjects.js';
import type { Variant } from './variant.js';

/** The chance of naming any difference where there is none, over all comparisons together. */
export const LEVEL = 0.05;

/** What is said of two variants in one subject: which is better, that nothing is shown, or that nothing differs at all. */
export const DIFFERENCE_WORDS = ['a', 'b', 'no_difference_shown', 'equal', 'unmeasured'] as const;
type DifferenceWord = (typeof DIFFERENCE_WORDS)[number];

/** A difference with what it is taken for. */
export interface JudgedDifference extends Difference {
  /** Corrected for the number of comparisons; null where too few sessions differ to show anything beside so many. */
  readonly correctedP: number | null;
  readonly word: DifferenceWord;
  /** The smallest difference that so many sessions show four times in five; null where they can show none. */
  readonly detectable: number | null;
}

export interface JudgedPair extends Omit<VariantPair, 'differences'> {
  readonly differences: readonly JudgedDifference[];
}

/** What all pairs together say of one subject. */
export interface Decision {
  readonly subject: Subject;
  /**
   * Better than each of the others, where all are held against each other; null where no variant is, and where the corrected
   * tests do not show it.
   */
  readonly winner: Variant | null;
  /** Pairs of which one is better, in their order. */
  readonly shown: readonly { readonly better: Variant; readonly worse: Variant }[];
  /** Whether all variants have the very same values. */
  readonly isEqual: boolean;
}

/** All pairs with their words. */
export interface Judged {
  readonly pairs: readonly JudgedPair[];
  /** How many comparisons were corrected for. */
  readonly comparisons: number;
  /** How many are undecided since there are so many of them, whatever their sessions say. */
  readonly crowdedOut: number;
  /** With so many sessions that differ none of these would be undecided for that. */
  readonly sessionsToDecide: number;
}

/**
 * Says of every difference whether it is shown, corrected for all of them together. Half of the level is for what is wrong,
 * which is told in few comparisons and matters most, and half for all else, whose many comparisons would drown it.
 */
export function judgePairs(pairs: readonly VariantPair[]): Judged {
  const all = pairs.flatMap(({ differences }) => differences);
  const isFinding = ({ subject }: Difference): boolean => subject.kind === 'findings';
  const [findings, others] = [judgeFamily(all.filter(isFinding)), judgeFamily(all.filter((one) => !isFinding(one)))];
  return {
    comparisons: findings.corrected.size + others.corrected.size,
    crowdedOut: findings.crowdedOut + others.crowdedOut,
    sessionsToDecide: Math.max(
      ...[findings, others].map(({ crowdedOut, differing }) =>
        crowdedOut === 0 ? 0 : fewestDiffering(levelOf(differing)),
      ),
    ),
    pairs: pairs.map((pair) => ({
      ...pair,
      differences: pair.differences.map((one): JudgedDifference => {
        const { corrected, crowdedOut } = isFinding(one) ? findings : others;
        const correctedP = corrected.get(one) ?? null;
        const beside = corrected.size + crowdedOut;
        return { ...one, correctedP, word: wordOf(one, correctedP), detectable: detectable(one, beside) };
      }),
    })),
  };
}

/** Comparisons that are corrected for together. */
interface Family {
  readonly corrected: ReadonlyMap<Difference, number>;
  readonly crowdedOut: number;
  /** How many differ in any session. */
  readonly differing: number;
}

function judgeFamily(family: readonly Difference[]): Family {
  const ps = holmOfPossible(
    family.map(({ change, leastP }) => ({ p: change?.p ?? 1, least: leastP })),
    LEVEL / FAMILIES,
  );
  const corrected = new Map<Difference, number>();
  let crowdedOut = 0;
  for (const [i, one] of family.entries()) {
    const p = ps[i];
    if (p != null) corrected.set(one, Math.min(1, FAMILIES * p));
    else if (isCrowdedOut(one.subject.id, one.n, one.betterA + one.betterB)) crowdedOut++;
  }
  return { corrected, crowdedOut, differing: family.filter(({ betterA, betterB }) => betterA + betterB > 0).length };
}

/**
 * Of a difference that was not corrected: whether the number of comparisons is why, since alone it could become clear, and
 * more of its sessions that differ would change nothing.
 */
export function isCrowdedOut(subject: string, sessions: number, differing: number): boolean {
  const leastOf = subject === PAIRWISE_ID ? leastSignTestP : leastSignFlipP;
  const least = leastOf(differing);
  return least <= LEVEL / FAMILIES && least <= leastOf(sessions);
}

/** What is wrong, and all else. */
const FAMILIES = 2;

function wordOf({ subject, change, betterA, betterB }: Difference, correctedP: number | null): DifferenceWord {
  if (change === null) return 'unmeasured';
  // Two of which neither is preferred need not be the same.
  if (betterA + betterB === 0) return subject.id === PAIRWISE_ID ? 'no_difference_shown' : 'equal';
  // Both have to say it: the test is right about few sessions, the interval about lopsided ones.
  const side = sideOfZero(change);
  if (correctedP === null || correctedP > LEVEL || side === 'both') return 'no_difference_shown';
  return (side === 'above') === (subject.better === 'more') ? 'b' : 'a';
}

/** As with the regression gate, three degrees of freedom fewer make up for what few patterns of signs cannot show. */
const FEWER_DEGREES = 4;

/** What one of so many comparisons of a family has to be below. */
function levelOf(comparisons: number): number {
  return LEVEL / FAMILIES / Math.max(1, comparisons);
}

/** @param comparisons how many of its family are corrected for, or would be if they were fewer */
function detectable({ subject, n, change, size }: Difference, comparisons: number): number | null {
  const level = levelOf(comparisons);
  if (change?.spread == null || n <= FEWER_DEGREES || leastSignFlipP(n) > level) return null;
  // Shares differ by 1 where they differ, also where no session has shown it yet.
  const ofOne = size ?? (isShareOfSessions(subject) ? 1 : null);
  if (ofOne === null) return null;
  const byErrors = ((studentBeyond(level, n - FEWER_DEGREES) + Z_80) * change.spread) / Math.sqrt(n);
  const seen = Math.max(byErrors, (ofOne * fewestDiffering(level)) / n);
  return seen > 1 ? null : seen;
}

/** So many sessions have to differ, all to one side, before the test can be clear: whatever errors say, fewer show nothing. */
function fewestDiffering(level: number): number {
  let fewest = 1;
  while (leastSignFlipP(fewest) > level) fewest++;
  return fewest;
}

function isShareOfSessions({ id, kind }: Subject): boolean {
  return kind === 'findings' || id === PAIRWISE_ID;
}

/** What the pairs say of each subject. */
export function decisionsOf(
  pairs: readonly JudgedPair[],
  subjects: readonly Subject[],
  variants: readonly Variant[],
): readonly Decision[] {
  const isEachWithEach = pairs.length === (variants.length * (variants.length - 1)) / 2;
  return subjects.map((subject, i) => {
    const shown = pairs.flatMap(({ a, b, differences }) => {
      const word = differences[i]?.word;
      if (word === 'a') return [{ better: a, worse: b }];
      return word === 'b' ? [{ better: b, worse: a }] : [];
    });
    const winsOf = (one: Variant): number => shown.filter(({ better }) => better === one).length;
    const winner = isEachWithEach ? variants.find((one) => winsOf(one) === variants.length - 1) : undefined;
    const isEqual = pairs.every(({ differences }) => differences[i]?.word === 'equal');
    return { subject, winner: winner ?? null, shown, isEqual };
  });
}
