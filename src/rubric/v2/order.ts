import type { Token } from './sentence.js';
import type { Term } from './term.js';
import type { Text } from './text.js';

/** How far apart two neighbours of the candidate may stand in the reference and still be in order. */
const WINDOW = 4;

/** Fewer shared neighbours than this tell nothing about order. */
const FEWEST_PAIRS = 6;

/** Share of neighbours in order below which a text is scrambled for certain, and from which it is not. */
const SCRAMBLED_BELOW = 0.12;
const ORDERED_FROM = 0.35;

/** What scrambling takes at most, in percent. */
const COST = 60;

/** A text with fewer known words is a paraphrase, whose order is its own. */
const KNOWN_FROM = 0.4;
const KNOWN_WELL_FROM = 0.7;

/** English prose has a quarter or more of function words; a list of keywords has almost none. */
const PROSE_SHARE = 0.2;
const KEYWORD_SHARE = 0.06;
const FEWEST_WORDS = 12;

export interface Order {
  /** Share of the candidate's neighbouring words, known to the reference, that follow one another there too; null if there are too few. */
  readonly inOrder: number | null;
  /** A text without function words where the reference has prose. */
  readonly isKeywordList: boolean;
  /** 0..1. */
  readonly factor: number;
}

const IN_ORDER: Order = { inOrder: null, isKeywordList: false, factor: 1 };

/**
 * Whether the candidate's words stand in an order that makes sense: words that are neighbours in it, and that the
 * reference has, should follow one another within a few words there too. Paraphrases keep most such pairs, since they
 * come in phrases; shuffled words lose them.
 */
export function orderOf(reference: Text, candidate: Text, precision: number): Order {
  if (reference.source === candidate.source) return IN_ORDER;
  const inOrder =
    precision < KNOWN_FROM || candidate.length <= FEWEST_PAIRS ? null : shareInOrder(reference, candidate);
  const isKeywordList = functionShare(reference) >= PROSE_SHARE && isWordList(candidate);
  const certainty =
    inOrder === null
      ? 0
      : ramp(precision, KNOWN_FROM, KNOWN_WELL_FROM) * ramp(-inOrder, -ORDERED_FROM, -SCRAMBLED_BELOW);
  return { inOrder, isKeywordList, factor: 1 - (COST / 100) * Math.max(certainty, isKeywordList ? 1 : 0) };
}

/** 0 up to `from`, 1 from `to`, straight in between. */
function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

function shareInOrder(reference: Text, candidate: Text): number | null {
  const places = placesOf(reference);
  let pairs = 0;
  let inOrder = 0;
  for (const { tokens } of candidate.sentences) {
    for (let i = 0; i + 1 < tokens.length; i++) {
      const [term, next] = [tokens[i]?.term, tokens[i + 1]?.term];
      if (term === undefined || next === undefined || next.id === term.id) continue;
      if (!reference.terms.has(term.id) || !reference.terms.has(next.id)) continue;
      if (term.kind === 'function' && next.kind === 'function') continue;
      pairs++;
      if (follows(term, next, places)) inOrder++;
    }
  }
  return pairs < FEWEST_PAIRS ? null : inOrder / pairs;
}

/** A place of a word: a sentence and its index there. */
interface Place {
  readonly tokens: readonly Token[];
  readonly at: number;
}

/** A word with more places than this is looked for at the first of them only, so that no text takes quadratic time. */
const MOST_PLACES = 30;

/** Where the words that carry facts stand. */
function placesOf(text: Text): ReadonlyMap<number, readonly Place[]> {
  const places = new Map<number, Place[]>();
  for (const { tokens } of text.sentences) {
    for (let at = 0; at < tokens.length; at++) {
      const term = tokens[at]?.term;
      if (term === undefined || term.kind === 'function') continue;
      const known = places.get(term.id);
      if (known === undefined) places.set(term.id, [{ tokens, at }]);
      else if (known.length < MOST_PLACES) known.push({ tokens, at });
    }
  }
  return places;
}

/** Whether the second term follows the first within the window, somewhere; one of them carries a fact. */
function follows(first: Term, second: Term, places: ReadonlyMap<number, readonly Place[]>): boolean {
  const [anchor, other, step] = first.kind === 'function' ? [second, first, -1] : [first, second, 1];
  for (const { tokens, at } of places.get(anchor.id) ?? []) {
    for (let distance = 1; distance <= WINDOW; distance++) {
      if (tokens[at + step * distance]?.term.id === other.id) return true;
    }
  }
  return false;
}

function functionShare({ functions, length }: Text): number {
  return length === 0 ? 0 : functions / length;
}

function isWordList(text: Text): boolean {
  return text.length >= FEWEST_WORDS && functionShare(text) <= KEYWORD_SHARE;
}
