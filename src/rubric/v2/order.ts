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

/**
 * Whether the candidate's words stand in an order that makes sense: words that are neighbours in it, and that the
 * reference has, should follow one another within a few words there too. Paraphrases keep most such pairs, since they
 * come in phrases; shuffled words lose them.
 */
export function orderOf(reference: Text, candidate: Text, precision: number): Order {
  const inOrder = shareInOrder(reference, candidate);
  const isKeywordList = functionShare(reference) >= PROSE_SHARE && isWordList(candidate);
  const certainty = inOrder === null ? 0 : ramp(precision, 0.4, 0.7) * ramp(-inOrder, -ORDERED_FROM, -SCRAMBLED_BELOW);
  return { inOrder, isKeywordList, factor: 1 - (COST / 100) * Math.max(certainty, isKeywordList ? 1 : 0) };
}

/** 0 up to `from`, 1 from `to`, straight in between. */
function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

function shareInOrder(reference: Text, candidate: Text): number | null {
  const follows = new Set<number>();
  // Ids are below 2^21 for all vocabularies, so that a pair fits a safe integer.
  const key = (a: number, b: number): number => a * 0x200000 + b;
  for (const { tokens } of reference.sentences) {
    for (const [i, { term }] of tokens.entries()) {
      for (let j = i + 1; j <= i + WINDOW && j < tokens.length; j++) follows.add(key(term.id, tokens[j]?.term.id ?? 0));
    }
  }
  let pairs = 0;
  let inOrder = 0;
  for (const { tokens } of candidate.sentences) {
    for (const [i, { term }] of tokens.entries()) {
      const next = tokens[i + 1]?.term;
      if (next === undefined || next.id === term.id) continue;
      if (!reference.terms.has(term.id) || !reference.terms.has(next.id)) continue;
      if (term.kind === 'function' && next.kind === 'function') continue;
      pairs++;
      if (follows.has(key(term.id, next.id))) inOrder++;
    }
  }
  return pairs < FEWEST_PAIRS ? null : inOrder / pairs;
}

function functionShare(text: Text): number {
  let functions = 0;
  for (const { tokens } of text.sentences) for (const { term } of tokens) if (term.kind === 'function') functions++;
  return text.length === 0 ? 0 : functions / text.length;
}

function isWordList(text: Text): boolean {
  return text.length >= FEWEST_WORDS && functionShare(text) <= KEYWORD_SHARE;
}
