import { partsOfSummary, type Requirement, type Summary, type SummaryPart } from '../core/summary.js';
import { shareOf } from './v2/coverage.js';
import { languageOf } from './v2/language.js';
import { readText, sentenceText, type Text } from './v2/text.js';
import { Vocabularies } from './v2/vocabularies.js';
import type { Vocabulary } from './v2/vocabulary.js';

/** A requirement and the part of a candidate that has most of its words. */
export interface StructuralCheck {
  readonly requirement: Requirement;
  /** A sentence, a title, a bullet or a moment that could be it; null where none could. */
  readonly nearest: (Pick<SummaryPart, 'field' | 'path'> & { readonly text: string }) | null;
}

/**
 * The share of a requirement's words, by weight, that one sentence or bullet must have to be a candidate for it. Low, as
 * what is passed over here is never asked about: in the project's corpus the sentences of good candidates that state a
 * requirement have 0.27 of it or more, and nine tenths of foreign summaries less than 0.23 in any sentence.
 */
export const COULD_BE_IT = 0.2;

/** The structural stage of completion: deterministic, by the words that the rubric compares texts with. */
export class RequirementCheck {
  constructor(private readonly vocabularies = new Vocabularies()) {}

  /** For each requirement the part of the candidate that is most like it, if one could be it; the first of equals. */
  check(requirements: readonly Requirement[], candidate: Summary): readonly StructuralCheck[] {
    if (requirements.length === 0) return [];
    const vocabulary = this.vocabularies.of(languageOf(candidate));
    const units = partsOfSummary(candidate)
      .filter(({ field }) => field !== 'outcome')
      .flatMap((part) => unitsOf(part, vocabulary));
    return requirements.map((requirement) => {
      const wanted = readText(requirement.text, vocabulary);
      let nearest: StructuralCheck['nearest'] = null;
      let most = 0;
      for (const { part, text, source } of units) {
        const share = wanted.weight === 0 ? 0 : shareOf(wanted, text);
        if (share < COULD_BE_IT || share <= most) continue;
        most = share;
        nearest = { field: part.field, path: part.path, text: source };
      }
      return { requirement, nearest };
    });
  }
}

interface Unit {
  readonly part: SummaryPart;
  readonly text: Text;
  readonly source: string;
}

/** A part by its sentences. */
function unitsOf(part: SummaryPart, vocabulary: Vocabulary): readonly Unit[] {
  const whole = readText(part.text, vocabulary);
  const sentences = whole.sentences.map((sentence) => sentenceText(whole, sentence));
  const [only] = sentences;
  if (only !== undefined && sentences.length === 1) return [{ part, text: whole, source: only }];
  return sentences.map((source) => ({ part, text: readText(source, vocabulary), source }));
}
