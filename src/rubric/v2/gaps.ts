import type { Gap } from '../evidence.js';
import type { Sentence } from './sentence.js';
import type { Term } from './term.js';
import { sentenceText, type Text } from './text.js';

/** A sentence with less than this of its weight in the candidate is a gap. */
export const COVERED_FROM = 0.4;

/** Sentences of fewer content words say too little to be missed. */
const FEWEST_WORDS = 3;

/** The sentences of the reference that the candidate hardly covers, the least covered first, then in their order. */
export function findGaps(reference: Text, candidate: Text): readonly Gap[] {
  return reference.sentences
    .flatMap((sentence) => gapOf(reference, sentence, candidate))
    .sort((a, b) => a.covered - b.covered);
}

function gapOf(reference: Text, sentence: Sentence, candidate: Text): readonly Gap[] {
  const terms = new Map<number, Term>();
  for (const { term } of sentence.tokens) if (term.kind !== 'function') terms.set(term.id, term);
  let weight = 0;
  let tenths = 0;
  const missing: string[] = [];
  for (const term of terms.values()) {
    const likeness = candidate.terms.has(term.id) ? 10 : candidate.relatives.bestLikeness(term);
    weight += term.weight;
    tenths += likeness * term.weight;
    if (likeness === 0) missing.push(term.word);
  }
  const covered = tenths / (10 * Math.max(1, weight));
  if (terms.size < FEWEST_WORDS || covered >= COVERED_FROM) return [];
  return [{ sentence: sentenceText(reference, sentence), covered, missing }];
}
