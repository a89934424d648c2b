import type { Contradiction } from './contradiction.js';
import { findContradictions } from './contradictions.js';
import { type Coverage, coverageOf } from './coverage.js';
import type { KnownFacts } from './known-facts.js';
import { type Order, orderOf } from './order.js';
import type { Text } from './text.js';
import type { Vocabulary } from './vocabulary.js';

/** What comparing two texts found. All shares and factors are in 0..1. */
export interface TextComparison {
  /** What the candidate has of the reference. */
  readonly recall: Coverage;
  /** What the reference has of the candidate. */
  readonly precision: Coverage;
  readonly contradictions: readonly Contradiction[];
  /** What contradicted statements leave. */
  readonly statements: number;
  /** What changed numbers and names leave. */
  readonly facts: number;
  readonly order: Order;
}

/** What all texts of a session share while it is scored. */
export interface Session {
  readonly vocabulary: Vocabulary;
  readonly facts: KnownFacts;
}

export function compareTexts(reference: Text, candidate: Text, session: Session): TextComparison {
  const { found, statements, facts } = findContradictions(reference, candidate, session.facts, session.vocabulary);
  const recall = coverageOf(reference, candidate);
  const precision = coverageOf(candidate, reference);
  const order = orderOf(reference, candidate, precision.share);
  const scrambled: readonly Contradiction[] =
    order.factor === 1
      ? []
      : [
          {
            rule: 'scrambled',
            given: order.isKeywordList ? 'a list of words' : 'words out of order',
            wanted: 'sentences',
            candidateSentence: candidate.source.trim(),
            referenceSentence: null,
          },
        ];
  return {
    recall,
    precision,
    contradictions: [...found, ...scrambled],
    statements,
    facts,
    order,
  };
}

/** The product of all that contradictions and disorder leave of a score, 0..1. */
export function factorOf({ statements, facts, order }: TextComparison): number {
  return statements * facts * order.factor;
}

/** Harmonic mean; 0 when both are 0. */
export function f1(recall: number, precision: number): number {
  return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
}

const BEND = 0.6;

/**
 * Bends the raw score upwards in the middle, 0 and 1 stay: even a full paraphrase shares only 60 to 80 % of the weight
 * of the words with its reference, so the raw share reads too low. Keeps the order of scores.
 */
export function bend(share: number): number {
  return share + BEND * share * (1 - share);
}
