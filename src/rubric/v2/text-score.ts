import type { Consistency, TextComparison } from '../evidence.js';
import type { Contradiction } from './contradiction.js';
import { findContradictions } from './contradictions.js';
import { coverageOf } from './coverage.js';
import type { KnownFacts } from './known-facts.js';
import { orderOf } from './order.js';
import type { Term } from './term.js';
import type { Text } from './text.js';
import type { Vocabulary } from './vocabulary.js';

/** What all texts of a session share while it is scored. */
export interface Session {
  readonly vocabulary: Vocabulary;
  readonly facts: KnownFacts;
}

/** A copy contradicts nothing, by definition and at no cost. */
const CONSISTENT: Consistency = { contradictions: [], statements: 1, facts: 1, order: 1 };

/** @param precision share of the candidate that the reference covers: only a text of known words can be scrambled */
export function checkConsistency(reference: Text, candidate: Text, precision: number, session: Session): Consistency {
  if (reference.source === candidate.source) return CONSISTENT;
  const { found, statements, facts } = findContradictions(reference, candidate, session.facts, session.vocabulary);
  const order = orderOf(reference, candidate, precision);
  if (order.factor === 1) return { contradictions: found, statements, facts, order: 1 };
  if (!order.isCertain) return { contradictions: found, statements, facts, order: order.factor };
  const scrambled: Contradiction = {
    rule: 'scrambled',
    given: order.isKeywordList ? 'a list of words' : 'words in no order',
    wanted: '',
    candidateSentence: candidate.source.trim(),
    referenceSentence: '',
  };
  return { contradictions: [...found, scrambled], statements, facts, order: order.factor };
}

export function compareTexts(reference: Text, candidate: Text, session: Session): TextComparison {
  const recall = coverageOf(reference, candidate);
  const precision = coverageOf(candidate, reference);
  return {
    recall: recall.share,
    precision: precision.share,
    missing: factWords(recall.missing),
    similar: factWords(recall.similar),
    extra: factWords(precision.missing),
    ...checkConsistency(reference, candidate, precision.share, session),
  };
}

function factWords(terms: readonly Term[]): readonly string[] {
  return terms.filter(({ kind }) => kind !== 'function').map(({ word }) => word);
}

/** The product of all that contradictions and disorder leave of a score, 0..1. */
export function factorOf({ statements, facts, order }: Consistency): number {
  return statements * facts * order;
}

/** Harmonic mean; 0 when both are 0. */
export function f1(recall: number, precision: number): number {
  return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
}

/** How far; chosen so that full paraphrases of the shipped corpus get about 0.8. */
export const BEND = 0.6;

/**
 * Bends the raw score upwards in the middle, 0 and 1 stay: even a full paraphrase shares only 60 to 80 % of the weight
 * of the words with its reference, so the raw share reads too low. Keeps the order of scores.
 */
export function bend(share: number): number {
  return share + BEND * share * (1 - share);
}

/** What took something off, for the reason of a score; empty when nothing did. */
export function describeCosts({ statements, facts, order }: Consistency, lengthFactor: number): string {
  const costs: readonly (readonly [string, number])[] = [
    ['for its length', lengthFactor],
    ['for contradictions', statements],
    ['for changed facts', facts],
    ['for its order', order],
  ];
  return costs.flatMap(([what, factor]) => (factor === 1 ? [] : [`, x ${factor.toFixed(2)} ${what}`])).join('');
}
