import { ToldTexts } from '../grounding/told/told-texts.js';
import { HINT } from '../v2/hints.js';
import type { ContradictedClaim } from './contradicted-claim.js';
import type { LineReader, SaidWord } from './said-words.js';
import type { SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';
import { type Bond, ToldLines } from './told-lines.js';

/** Words further apart than this are no pair. */
const NEAR = 6;

/** Parts of a sentence that may be compared: next to one another, or with one between them. */
const SIDE_BY_SIDE = 2;

/** Bounds of what is looked at in a sentence. */
const MOST_PARTS = 16;
const MOST_WORDS = 16;

/** How often a pair of pairs is held against a line, at most, for one candidate. */
const MOST_LOOKS = 1_000_000;

/** What a sentence may exchange that has no two numbers or names as the rubric sees them: persons, products, `pool-a`. */
const NAMED = /[a-z\d,)] [A-Z]|[a-z]-[a-z]/;

/**
 * Things that have changed places in two parts of a sentence: "rev B has 10k pull-ups and rev C 4k7" where the reference or the
 * transcript tells "10k on rev C, 4k7 on rev B", and none of them tells anywhere what the candidate does.
 */
export function exchangedFacts(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
  told: ToldTexts | undefined,
  reader: LineReader,
): readonly ContradictedClaim[] {
  const suspects = candidate.flatMap((sentence) => {
    if (!mayExchange(sentence, reference, told !== undefined)) return [];
    const comparisons = comparisonsIn(reader.partsOf(sentence.text).slice(0, MOST_PARTS));
    return comparisons.length === 0 ? [] : [{ sentence, comparisons }];
  });
  if (suspects.length === 0) return [];
  const words = suspects.flatMap(({ comparisons }) => comparisons.flatMap(({ left, right }) => [...left, ...right]));
  const lines = ToldLines.about(words, reader, new ToldTexts(reference.texts.map(({ text }) => text.source)), told);
  if (lines === undefined) return [];
  const looks = { left: MOST_LOOKS };
  return suspects.flatMap(({ sentence, comparisons }): readonly ContradictedClaim[] => {
    const found = exchangeIn(comparisons, lines, looks);
    if (found === undefined) return [];
    return [{ rule: 'exchange', ...found, candidate: sentence }];
  });
}

/** A quick look: most sentences have nothing that could be exchanged. */
function mayExchange(sentence: SentenceRead, reference: SummaryRead, hasTranscript: boolean): boolean {
  const { facts, text } = sentence;
  if (NAMED.test(text) || (sentence.hints & HINT.person) !== 0) return true;
  if (facts.length < 2) return false;
  return hasTranscript || reference.sentences.some((other) => shareTwoFacts(sentence, other));
}

function shareTwoFacts(sentence: SentenceRead, other: SentenceRead): boolean {
  const { facts } = sentence;
  if (other.facts.length < 2) return false;
  return (
    facts.filter(({ value }) => other.facts.some((fact) => fact.value === value)).length >= 2 &&
    !isInOrder(sentence, other)
  );
}

/** Whether the words that two sentences share, and have once, stand in one order in both: then nothing has changed places. */
function isInOrder(sentence: SentenceRead, other: SentenceRead): boolean {
  const places = placesOf(other);
  const own = placesOf(sentence);
  let last = -1;
  for (const { term } of sentence.tokens) {
    const at = own.get(term.id) === undefined ? undefined : places.get(term.id);
    if (at === undefined) continue;
    if (at < last) return false;
    last = at;
  }
  return true;
}

/** Where the words of fact stand that a sentence has once. */
function placesOf({ tokens }: SentenceRead): ReadonlyMap<number, number | undefined> {
  const places = new Map<number, number | undefined>();
  for (const [at, { term }] of tokens.entries()) {
    if (term.kind !== 'function') places.set(term.id, places.has(term.id) ? undefined : at);
  }
  return places;
}

/** Two parts of a sentence with the words of fact that each has alone. */
interface Comparison {
  readonly left: readonly SaidWord[];
  readonly right: readonly SaidWord[];
}

function comparisonsIn(parts: readonly (readonly SaidWord[])[]): readonly Comparison[] {
  const found: Comparison[] = [];
  for (const [i, left] of parts.entries()) {
    for (const right of parts.slice(i + 1, i + 1 + SIDE_BY_SIDE)) {
      const comparison = { left: ownWords(left, right), right: ownWords(right, left) };
      if (comparison.left.some(isPoint) && comparison.right.some(isPoint)) found.push(comparison);
    }
  }
  return found;
}

function ownWords(part: readonly SaidWord[], other: readonly SaidWord[]): readonly SaidWord[] {
  const keys = new Set(other.map(({ key }) => key));
  return part.filter(({ key, isFunction }) => !isFunction && !keys.has(key)).slice(0, MOST_WORDS);
}

function isPoint({ isDistinct, isNumber }: SaidWord): boolean {
  return isDistinct || isNumber;
}

function exchangeIn(
  comparisons: readonly Comparison[],
  lines: ToldLines,
  looks: { left: number },
): Pick<ContradictedClaim, 'given' | 'wanted' | 'witness'> | undefined {
  for (const { left, right } of comparisons) {
    const [ours, theirs] = [bondsIn(left, lines), bondsIn(right, lines)];
    for (const a of ours) {
      for (const b of theirs) {
        if (!isParallel(a, b)) continue;
        looks.left -= lines.length;
        if (looks.left < 0) return undefined;
        const witness = lines.tellsExchanged(a, b, left, right);
        if (witness === undefined) continue;
        const told = (one: SaidWord, other: SaidWord): string => `${one.written} with ${other.written}`;
        return {
          given: `${told(a.first, a.second)}, ${told(b.first, b.second)}`,
          wanted: `${told(a.first, b.second)}, ${told(b.first, a.second)}`,
          witness,
        };
      }
    }
  }
  return undefined;
}

/** Pairs of words that stand near one another, of which one at least is a number or a name. */
function bondsIn(words: readonly SaidWord[], lines: ToldLines): readonly Bond[] {
  const known = words.filter(({ key }) => lines.has(key));
  return known.flatMap((first, i) =>
    known
      .slice(i + 1)
      .flatMap((second) =>
        second.at - first.at <= NEAR && (isPoint(first) || isPoint(second)) ? [{ first, second }] : [],
      ),
  );
}

/** Whether two pairs tell things of one sort, in one order. */
function isParallel(a: Bond, b: Bond): boolean {
  if (a.first.key === b.first.key || a.second.key === b.second.key) return false;
  return areOfOneSort(a.first, b.first) && areOfOneSort(a.second, b.second);
}

/** A person and a device are not exchanged for one another, nor a name and what it does, nor a word and a number. */
function areOfOneSort(a: SaidWord, b: SaidWord): boolean {
  // Of the first word no capital tells whether it is a name.
  const areNames = a.at === 0 || b.at === 0 || a.isDistinct === b.isDistinct;
  return areNames && a.isNumber === b.isNumber && /\d/.test(a.key) === /\d/.test(b.key);
}
