import type { Place } from '../core/errors.js';
import { type Dimension, OUTCOMES, type Summary } from '../core/summary.js';
import type { ValidCandidate } from '../inputs/candidates/candidate.js';
import type { UnreadKey } from '../inputs/candidates/unread-keys.js';
import type { DimensionScore } from '../rubric/evidence.js';
import { normalizeOutcome } from '../rubric/v1.js';

/** What is strange in the fields of one candidate; of most there is nothing to tell. */
export interface FieldsSeen {
  /** Where the candidate stands. */
  readonly place: Place;
  /** Dimensions whose key it has not and should have; beside such ones also moments that its reference has not either. */
  readonly missing: readonly MissingField[];
  /** An outcome that is none, as it is written; null where it is one or is not there. */
  readonly word: string | null;
  /** Keys that nothing reads. */
  readonly unread: readonly UnreadKey[];
}

export interface MissingField {
  readonly dimension: Dimension;
  /** Whether the reference has nothing there either. */
  readonly isEmptyInReference: boolean;
}

/** What may be a team's word for an outcome; all else is a mistake of one candidate. */
const WORD = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} _./-]{0,39}$/u;

/** What is strange in the fields of a candidate; undefined for one that has all of them and an outcome that is one. */
export function seeFields(
  reference: Summary,
  { missing: absent, unread, summary, outcomeWord, place }: ValidCandidate,
  results: readonly DimensionScore[],
): FieldsSeen | undefined {
  const missing: MissingField[] = [];
  for (const dimension of absent.keys()) {
    const isEmptyInReference = reference[dimension].length === 0;
    // That nobody has moments is of account only beside what is amiss.
    if (dimension !== 'aha_moments' || !isEmptyInReference || missing.length > 0)
      missing.push({ dimension, isEmptyInReference });
  }
  const isWrong = results.some(({ dimension, score }) => dimension === 'outcome' && score < 1);
  const given = isWrong ? normalizeOutcome(summary.outcome) : '';
  const isNone = given !== '' && !OUTCOMES.some((outcome) => outcome === given);
  const written = (outcomeWord ?? summary.outcome).trim();
  const word = isNone && WORD.test(written) ? written : null;
  if (missing.length === 0 && word === null) return undefined;
  const { file, line = 1 } = place;
  return { place: { file, line }, missing, word, unread: missing.length === 0 ? [] : unread };
}

/** How often something was seen, of keys together with what stood there. */
export interface KeyCount {
  count: number;
  readonly kinds: Map<UnreadKey['kind'], number>;
  readonly words: Map<string, number>;
}

/** More different keys or words than this are not told apart. */
const MOST_KEYS = 200;
const MOST_WORDS = 20;

/** Counts what is strange in the fields of candidates, with bounded memory however many there are. */
export class FieldCounts {
  /** Candidates that could be read. */
  candidates = 0;
  /** Candidates that could not, of which nobody knows what they lack. */
  invalid = 0;
  /** Candidates that lack each dimension, and how many of their references have nothing there either. */
  readonly missing = new Map<Dimension, { count: number; emptyInReference: number }>();
  /** Outcomes that are none, as they are written. */
  readonly words = new Map<string, number>();
  /** How many candidates have such an outcome. */
  wrongWords = 0;
  readonly unread = new Map<string, KeyCount>();
  /** The first strange candidate. */
  firstPlace: Place | null = null;

  /** Adds what was seen in one candidate; null for one without anything strange. */
  add(seen: FieldsSeen | null): void {
    this.candidates++;
    if (seen === null) return;
    this.firstPlace ??= seen.place;
    for (const { dimension, isEmptyInReference } of seen.missing) {
      const known = this.missing.get(dimension) ?? { count: 0, emptyInReference: 0 };
      known.count++;
      if (isEmptyInReference) known.emptyInReference++;
      this.missing.set(dimension, known);
    }
    if (seen.word !== null) {
      this.wrongWords++;
      addTo(this.words, seen.word, MOST_WORDS);
    }
    for (const key of seen.unread) this.addKey(key);
  }

  private addKey({ path, kind, word }: UnreadKey): void {
    const known = this.unread.get(path);
    if (known === undefined && this.unread.size >= MOST_KEYS) return;
    const counts = known ?? { count: 0, kinds: new Map(), words: new Map() };
    counts.count++;
    addTo(counts.kinds, kind, MOST_WORDS);
    if (word !== undefined) addTo(counts.words, word, MOST_WORDS);
    this.unread.set(path, counts);
  }
}

function addTo<T>(counts: Map<T, number>, key: T, most: number): void {
  const known = counts.get(key);
  if (known !== undefined || counts.size < most) counts.set(key, (known ?? 0) + 1);
}
