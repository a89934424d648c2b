import { contentNeighbour, contentNeighbours } from './neighbours.js';
import { isPlain, type Polarity } from './negation.js';
import type { Sentence, Text, Token } from './text.js';
import type { Vocabulary } from './vocabulary.js';

export interface OppositeWords {
  readonly reference: Token;
  readonly candidate: Token;
}

/** One side of a comparison: a sentence with what must be known of its text. */
export interface Side {
  readonly sentence: Sentence;
  readonly text: Text;
  readonly polarity: Polarity;
}

/**
 * A word of the reference whose opposite stands in the candidate's sentence instead, among the same words. Either neither
 * text has the other's word anywhere, or both words have the same neighbour; and both are affirmed or both turned: "not
 * enabled" and "disabled" agree.
 */
export function findOpposite(reference: Side, candidate: Side, vocabulary: Vocabulary): OppositeWords | undefined {
  for (const [i, mine] of candidate.sentence.tokens.entries()) {
    if (!mine.term.hasOpposite || has(reference.sentence, mine)) continue;
    for (const [j, theirs] of reference.sentence.tokens.entries()) {
      if (!vocabulary.areOpposite(mine.term, theirs.term) || has(candidate.sentence, theirs)) continue;
      const isAlien = !reference.text.terms.has(mine.term.id) && !candidate.text.terms.has(theirs.term.id);
      const isSamePlace = isAlien
        ? haveCommonSurroundings(reference.sentence, j, candidate.sentence, i)
        : haveCommonNeighbour(reference.sentence, j, candidate.sentence, i);
      if (!isSamePlace) continue;
      if (isPlain(reference.polarity, theirs) !== isPlain(candidate.polarity, mine)) continue;
      return { reference: theirs, candidate: mine };
    }
  }
  return undefined;
}

function has(sentence: Sentence, { term }: Token): boolean {
  return sentence.tokens.some((token) => token.term.id === term.id);
}

function haveCommonNeighbour(a: Sentence, i: number, b: Sentence, j: number): boolean {
  return ([-1, 1] as const).some((step) => {
    const neighbour = contentNeighbour(a, i, step);
    return neighbour !== undefined && neighbour.term.id === contentNeighbour(b, j, step)?.term.id;
  });
}

function haveCommonSurroundings(a: Sentence, i: number, b: Sentence, j: number): boolean {
  const near = contentNeighbours(b, j);
  return [...contentNeighbours(a, i)].some((id) => near.has(id));
}
