import type { Defect, PlaceOf } from '../../core/finding.js';
import { addTo } from '../../core/groups.js';
import type { Moment } from '../../core/summary.js';
import { simpleLowerCase } from '../words.js';
import { quote } from './quote.js';

/** More surplus moments than this are told in one finding. */
const SINGLE_MOMENTS = 3;

/**
 * Turning points that one side has and the other has not, by type, and by place where the rubric looks at it.
 * @param tolerance messages that a moment may be off by; null for any
 */
export function momentDefects(
  reference: readonly Moment[],
  candidate: readonly Moment[],
  tolerance: number | null,
  placeOf: PlaceOf,
): readonly Defect[] {
  // Without moments in the reference nobody looked for them: the score is 0.5 and there is nothing to mend.
  if (reference.length === 0) return [];
  const unpaired = pairMoments(reference, candidate, tolerance ?? Number.POSITIVE_INFINITY);
  const { missing, extra, mistyped } =
    tolerance === null ? { mistyped: [], ...unpaired } : findMistyped(unpaired, candidate, tolerance);
  return [
    ...mistyped.map(
      ({ wanted, index }): Defect => ({
        code: 'MISSING_MOMENT',
        dimension: 'aha_moments',
        message: `${saysOtherType(wanted)}, the candidate has ${quote(candidate[index]?.type ?? '')} there`,
        suggestion: `Change its type to ${quote(wanted.type)}`,
        place: placeOf(['aha_moments', index]),
      }),
    ),
    ...missing.map(
      (moment): Defect => ({
        code: 'MISSING_MOMENT',
        dimension: 'aha_moments',
        message: saysMissing(moment),
        suggestion: `Say what happened there, as {"seq": ${moment.seq}, "type": ${JSON.stringify(moment.type)}, "highlight": …}`,
        place: placeOf(['aha_moments']),
      }),
    ),
    ...surplusMoments(reference.length, candidate, extra, placeOf),
  ];
}

/** What is said of a moment that a candidate has not. */
export function saysMissing({ type, seq, highlight }: Moment): string {
  return `No ${quote(type)} moment for message ${seq}${highlight === '' ? '' : `: ${quote(highlight)}`}`;
}

/** How what is said of a moment begins that a candidate has under another type. */
export function saysOtherType({ type, seq }: Moment): string {
  return `The moment of message ${seq} is ${quote(type)} in the reference`;
}

interface Unpaired {
  readonly missing: readonly Moment[];
  /** Indices in the candidate. */
  readonly extra: readonly number[];
}

/** Moments that both sides have at the same place, under different types: one finding tells of both. */
function findMistyped(
  { missing, extra }: Unpaired,
  candidate: readonly Moment[],
  tolerance: number,
): Unpaired & { readonly mistyped: readonly { readonly wanted: Moment; readonly index: number }[] } {
  if (missing.length * extra.length > MOST_PAIRS) return { missing, extra, mistyped: [] };
  const left = new Set(extra);
  const mistyped = missing.flatMap((wanted) => {
    // Of equals the first: sorting leaves them in their order.
    const [index] = [...left]
      .filter((one) => distance(wanted, candidate[one]) < tolerance)
      .sort((a, b) => distance(wanted, candidate[a]) - distance(wanted, candidate[b]));
    if (index === undefined) return [];
    left.delete(index);
    return [{ wanted, index }];
  });
  const told = new Set(mistyped.map(({ wanted }) => wanted));
  return { missing: missing.filter((moment) => !told.has(moment)), extra: [...left], mistyped };
}

function surplusMoments(
  wanted: number,
  candidate: readonly Moment[],
  extra: readonly number[],
  placeOf: PlaceOf,
): readonly Defect[] {
  if (extra.length > SINGLE_MOMENTS) {
    const message = `${candidate.length} moments for ${wanted} of the reference, ${extra.length} of them without a counterpart of their type`;
    return [
      {
        code: 'EXTRA_MOMENT',
        dimension: 'aha_moments',
        message,
        suggestion: 'Keep the turning points, leave out the rest',
        place: placeOf(['aha_moments']),
      },
    ];
  }
  return extra.map((index): Defect => {
    const { type = '', seq = 0 } = candidate[index] ?? {};
    return {
      code: 'EXTRA_MOMENT',
      dimension: 'aha_moments',
      message: `The reference has no moment of the type ${quote(type)} that the one in message ${seq} could be`,
      suggestion: 'Remove it, or correct its type',
      place: placeOf(['aha_moments', index]),
    };
  });
}

/** From here on all pairs of moments of one type are too many to look at; real summaries have five moments. */
const MOST_PAIRS = 10_000;

/**
 * Pairs moments of one type, nearest message first, ties by position; returns what is left on both sides. Of absurdly
 * many the first are paired with the first.
 */
function pairMoments(reference: readonly Moment[], candidate: readonly Moment[], tolerance: number): Unpaired {
  const wanted = indicesByType(reference);
  const given = indicesByType(candidate);
  const pairedReference = new Set<number>();
  const pairedCandidate = new Set<number>();
  for (const [type, indices] of wanted) {
    for (const [i, j] of nearestPairs(indices, given.get(type) ?? [], reference, candidate)) {
      if (pairedReference.has(i) || pairedCandidate.has(j)) continue;
      if (distance(reference[i], candidate[j]) >= tolerance) continue;
      pairedReference.add(i);
      pairedCandidate.add(j);
    }
  }
  return {
    missing: reference.filter((_, i) => !pairedReference.has(i)),
    extra: [...candidate.keys()].filter((j) => !pairedCandidate.has(j)),
  };
}

function indicesByType(moments: readonly Moment[]): ReadonlyMap<string, readonly number[]> {
  const byType = new Map<string, number[]>();
  for (const [i, { type }] of moments.entries()) {
    const key = simpleLowerCase(type);
    addTo(byType, key, i);
  }
  return byType;
}

function nearestPairs(
  wanted: readonly number[],
  given: readonly number[],
  reference: readonly Moment[],
  candidate: readonly Moment[],
): readonly (readonly [number, number])[] {
  if (wanted.length * given.length > MOST_PAIRS) {
    return wanted.slice(0, given.length).map((i, n) => [i, given[n] ?? 0] as const);
  }
  const apart = ([i, j]: readonly [number, number]): number => distance(reference[i], candidate[j]);
  return wanted.flatMap((i) => given.map((j) => [i, j] as const)).sort((a, b) => apart(a) - apart(b));
}

function distance(a: Moment | undefined, b: Moment | undefined): number {
  return Math.abs((a?.seq ?? 0) - (b?.seq ?? 0));
}
