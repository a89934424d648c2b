import { isPlain, type Wording } from './negation.js';
import { contentNeighbour } from './neighbours.js';
import type { Sentence, Text, Token } from './text.js';
import type { Vocabulary } from './vocabulary.js';

export interface OppositeWords {
  readonly reference: Token;
  readonly candidate: Token;
}

/** One side of a comparison: a sentence and the text it stands in. */
export interface Side {
  readonly sentence: Sentence;
  readonly text: Text;
}

/** Words that only one of two sentences has, looked at no further: so many differences are another statement. */
const MOST_DIFFERENCES = 40;

/**
 * A word of the reference whose opposite stands in the candidate's sentence in its place: beside the same word, or, in
 * the same wording, where neither text has the other's word anywhere. Both must be affirmed or both turned: "not enabled"
 * and "disabled" agree.
 */
export function findOpposite(
  reference: Side,
  candidate: Side,
  vocabulary: Vocabulary,
  wording: Wording,
): OppositeWords | undefined {
  if (!hasOwnOpposable(candidate, reference) && !hasOwnOpposable(reference, candidate)) return undefined;
  const theirWords = ownWords(reference.sentence, candidate.sentence);
  for (const [i, mine] of ownWords(candidate.sentence, reference.sentence)) {
    for (const [j, theirs] of theirWords) {
      if (!mine.term.opposable && !theirs.term.opposable) continue;
      if (!vocabulary.areOpposite(mine.term, theirs.term)) continue;
      const isAlien = !reference.text.terms.has(mine.term.id) && !candidate.text.terms.has(theirs.term.id);
      const isInPlace =
        (isAlien && wording === 'same') || haveCommonNeighbour(reference.sentence, j, candidate.sentence, i);
      if (!isInPlace) continue;
      if (isPlain(reference.text.polarity, theirs, wording) !== isPlain(candidate.text.polarity, mine, wording))
        continue;
      return { reference: theirs, candidate: mine };
    }
  }
  return undefined;
}

/** A quick look before the long one: most sentences have no word with an opposite that the other one lacks. */
function hasOwnOpposable({ sentence }: Side, other: Side): boolean {
  return sentence.tokens.some(({ term }) => term.opposable && !isIn(other.sentence, term.id));
}

function isIn({ tokens }: Sentence, id: number): boolean {
  return tokens.some(({ term }) => term.id === id);
}

/** The tokens of a sentence whose terms another one lacks, with their indices. */
function ownWords(sentence: Sentence, other: Sentence): readonly (readonly [number, Token])[] {
  const known = new Set(other.tokens.map(({ term }) => term.id));
  const own: (readonly [number, Token])[] = [];
  for (const [at, token] of sentence.tokens.entries()) {
    if (!known.has(token.term.id)) own.push([at, token]);
    if (own.length === MOST_DIFFERENCES) break;
  }
  return own;
}

function haveCommonNeighbour(a: Sentence, i: number, b: Sentence, j: number): boolean {
  return ([-1, 1] as const).some((step) => {
    const neighbour = contentNeighbour(a, i, step);
    return neighbour !== undefined && neighbour.term.id === contentNeighbour(b, j, step)?.term.id;
  });
}
