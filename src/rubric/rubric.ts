import type { Summary } from '../summary.js';
import type { DimensionResult } from './evidence.js';
import { RubricV1 } from './v1.js';
import { RubricV2 } from './v2/v2.js';
import type { Vocabularies } from './v2/vocabularies.js';

/** The versions of the rubric, the default last. A version never changes its scores; a better one gets a new name. */
export const RUBRICS = ['v1', 'v2'] as const;
export type RubricVersion = (typeof RUBRICS)[number];

/** Scores the five dimensions of a candidate, in their order. */
export type Rubric = (reference: Summary, candidate: Summary) => readonly DimensionResult[];

/**
 * A rubric that is ready to score any number of sessions: what it learns about words serves the next session too, and all
 * that shares its vocabularies.
 */
export function openRubric(version: RubricVersion, vocabularies?: Vocabularies): Rubric {
  switch (version) {
    case 'v1': {
      const rubric = new RubricV1();
      return (reference, candidate) => rubric.score(reference, candidate);
    }
    case 'v2': {
      const rubric = new RubricV2(vocabularies);
      return (reference, candidate) => rubric.score(reference, candidate);
    }
  }
}
