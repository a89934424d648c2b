import { formatPlace } from '../errors.js';
import type { Defect, PlaceOf } from '../finding.js';
import { quote } from '../rubric/quote.js';
import type { CompletionResult, RequirementResult } from './metrics/completion.js';
import type { PlacedClaim } from './session-metrics.js';

/** What the transcript does not bear out, each at its place in the candidate. */
export function claimDefects(claims: readonly PlacedClaim[]): readonly Defect[] {
  return claims.flatMap(({ status, text, part, place, evidence }): readonly Defect[] => {
    const common = { dimension: part.field, place };
    if (status === 'unsupported') {
      return [
        {
          ...common,
          code: 'UNSUPPORTED_CLAIM',
          message: `The transcript does not tell this: ${quote(text)}`,
          suggestion: 'Remove it, or let the summary say only what happened in the session',
        },
      ];
    }
    if (status !== 'contradicted' || evidence === null) return [];
    const where = formatPlace(evidence.place);
    return [
      {
        ...common,
        code: 'CONTRADICTED_CLAIM',
        message: `The transcript contradicts this at ${where}: ${quote(text)}`,
        // Words that do not stand there are not the transcript's.
        suggestion: evidence.isFound ? `The transcript says ${quote(evidence.quote)}` : `Read on from ${where}`,
      },
    ];
  });
}

/** Requirements that the judge found unmet or violated. What words alone decide is found without a judge. */
export function requirementDefects({ requirements }: CompletionResult, placeOf: PlaceOf): readonly Defect[] {
  return requirements.flatMap((result) => (result.stage === 'judged' ? judgedDefects(result, placeOf) : []));
}

function judgedDefects({ requirement, status, nearest }: RequirementResult, placeOf: PlaceOf): readonly Defect[] {
  const common = { dimension: nearest?.field ?? null, place: placeOf(nearest?.path ?? ['summary']) };
  switch (status) {
    case 'unmet':
      return [
        {
          ...common,
          code: 'REQUIREMENT_UNMET',
          message: `This must be mentioned, and is not really said here: ${quote(requirement.text)}`,
          suggestion: `Add: ${quote(requirement.text)}`,
        },
      ];
    case 'violated':
      return [
        {
          ...common,
          code: 'REQUIREMENT_VIOLATED',
          message: `This must not be mentioned: ${quote(requirement.text)}`,
          suggestion: 'Remove what says so',
        },
      ];
    default:
      return [];
  }
}
