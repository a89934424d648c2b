import type { Defect, PlaceOf } from '../finding.js';
import { quote } from '../rubric/quote.js';
import type { StructuralCheck } from '../rubric/requirement-check.js';

/** Requirements of which, by its words, no sentence or bullet of a candidate could be one. */
export function structuralDefects(checks: readonly StructuralCheck[], placeOf: PlaceOf): readonly Defect[] {
  return checks.flatMap(({ requirement, nearest }): readonly Defect[] =>
    nearest !== null || requirement.must !== 'mention'
      ? []
      : [
          {
            code: 'REQUIREMENT_UNMET',
            dimension: null,
            message: `This must be mentioned, and no sentence or bullet has its words: ${quote(requirement.text)}`,
            suggestion: `Add: ${quote(requirement.text)}`,
            place: placeOf(['summary']),
          },
        ],
  );
}
