import type { Sentence } from './sentence.js';
import type { Term } from './term.js';
import { TermSet } from './term-set.js';
import { sentenceText, type Text } from './text.js';

/** A sentence of the candidate with the sentence of the reference that it most likely renders. */
export interface AlignedSentence {
  readonly candidate: Sentence;
  readonly reference: Sentence;
  /** Weight of the shared terms over that of the lighter sentence, 0..1. */
  readonly overlap: number;
  /** Weight of the shared terms over that of the heavier sentence, 0..1; 1 when both have the same words. */
  readonly sameness: number;
}

/** A term in more sentences than this tells nothing about which one is meant; leaving it out keeps the cost linear. */
const MOST_SENTENCES = 40;

/** Sentences that share less than this speak of different things. */
const LEAST_OVERLAP = 0.35;

/** For each sentence of the candidate the most similar one of the reference, the first of equals, if there is any. */
export function alignSentences(reference: Text, candidate: Text): readonly AlignedSentence[] {
  const [one, another] = [reference.sentences[0], candidate.sentences[0]];
  if (
    one !== undefined &&
    another !== undefined &&
    reference.sentences.length === 1 &&
    candidate.sentences.length === 1
  ) {
    return alignPair(reference, one, candidate, another);
  }
  const terms = reference.sentences.map(contentTerms);
  const sentencesWith = indexTerms(terms);
  const sameText = new Map(reference.sentences.map((sentence) => [sentenceText(reference, sentence), sentence]));
  const shared = new Float64Array(reference.sentences.length);
  const weights = terms.map(weightOf);
  return candidate.sentences.flatMap((sentence): readonly AlignedSentence[] => {
    const same = sameText.get(sentenceText(candidate, sentence));
    if (same !== undefined) return [{ candidate: sentence, reference: same, overlap: 1, sameness: 1 }];
    const touched: number[] = [];
    const ownTerms = contentTerms(sentence);
    for (const { id, weight } of ownTerms) {
      for (const index of sentencesWith.get(id) ?? NONE) {
        if (shared[index] === 0) touched.push(index);
        shared[index] = (shared[index] ?? 0) + weight;
      }
    }
    const own = weightOf(ownTerms);
    let best: { readonly index: number; readonly overlap: number; readonly sameness: number } | undefined;
    for (const index of touched.sort((a, b) => a - b)) {
      const weight = weights[index] ?? 0;
      const overlap = Math.min(1, (shared[index] ?? 0) / Math.min(own, weight));
      const sameness = Math.min(1, (shared[index] ?? 0) / Math.max(own, weight));
      shared[index] = 0;
      if (best === undefined || overlap + sameness > best.overlap + best.sameness) best = { index, overlap, sameness };
    }
    const match = best === undefined ? undefined : reference.sentences[best.index];
    if (best === undefined || match === undefined || best.overlap < LEAST_OVERLAP) return [];
    return [{ candidate: sentence, reference: match, overlap: best.overlap, sameness: best.sameness }];
  });
}

/** Two texts of one sentence each, as most titles and bullets are. */
function alignPair(
  referenceText: Text,
  reference: Sentence,
  candidateText: Text,
  candidate: Sentence,
): readonly AlignedSentence[] {
  let shared = 0;
  let heavier = 0;
  let lighter = 0;
  for (const { id, kind, weight } of referenceText.list) {
    if (kind === 'function') continue;
    heavier += weight;
    if (candidateText.terms.has(id)) shared += weight;
  }
  for (const { kind, weight } of candidateText.list) if (kind !== 'function') lighter += weight;
  if (shared === 0) return [];
  const overlap = Math.min(1, shared / Math.min(heavier, lighter));
  if (overlap < LEAST_OVERLAP) return [];
  return [{ candidate, reference, overlap, sameness: Math.min(1, shared / Math.max(heavier, lighter)) }];
}

/** The sentences of each term, given the terms of each sentence. */
function indexTerms(sentences: readonly (readonly Term[])[]): ReadonlyMap<number, readonly number[]> {
  const sentencesWith = new Map<number, number[]>();
  for (const [index, terms] of sentences.entries()) {
    for (const { id } of terms) {
      const known = sentencesWith.get(id);
      if (known === undefined) sentencesWith.set(id, [index]);
      else if (known.length <= MOST_SENTENCES) known.push(index);
    }
  }
  for (const [id, known] of sentencesWith) if (known.length > MOST_SENTENCES) sentencesWith.delete(id);
  return sentencesWith;
}

const NONE: readonly number[] = [];

/** The distinct terms of a sentence that carry facts. */
function contentTerms({ tokens }: Sentence): readonly Term[] {
  const terms = new TermSet(tokens.length);
  for (const { term } of tokens) if (term.kind !== 'function') terms.add(term);
  return terms.list;
}

/** Weight of some terms; at least 1, so that it may divide. */
function weightOf(terms: readonly Term[]): number {
  let sum = 0;
  for (const { weight } of terms) sum += weight;
  return Math.max(1, sum);
}
