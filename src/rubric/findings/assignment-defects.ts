import type { Defect, FindingCode, PlaceOf } from '../../core/finding.js';
import { countBy } from '../../statistics/descriptive.js';
import type { ActionMatch, AssignmentEvidence } from '../evidence.js';
import { wordKey } from '../words.js';
import { contradictionDefects } from './contradiction-defects.js';
import { nameSome, quote } from './quote.js';

/** Bullets less similar than this have a stray word in common; naming one beside the other would mislead. */
const SIMILAR_FROM = 0.2;

/**
 * By rubric v2: actions of the reference that no bullet says, what is false in those that are said, and bullets of the
 * candidate that nothing justifies or that repeat another one.
 */
export function assignmentDefects(
  reference: readonly string[],
  candidate: readonly string[],
  evidence: AssignmentEvidence,
  placeOf: PlaceOf,
): readonly Defect[] {
  const taken = new Set<number>();
  return [
    ...missingActions(reference, candidate, evidence, taken, placeOf),
    ...falseActions(evidence, placeOf),
    ...surplusActions(reference, candidate, evidence, taken, placeOf),
  ];
}

function missingActions(
  reference: readonly string[],
  candidate: readonly string[],
  evidence: AssignmentEvidence,
  taken: Set<number>,
  placeOf: PlaceOf,
): readonly Defect[] {
  return reference.flatMap((action, i): readonly Defect[] => {
    const match = evidence.reference[i];
    if (match === undefined || match.partner !== null) return [];
    const near = nearMiss(match, evidence);
    if (near !== undefined) taken.add(near);
    return [
      {
        code: 'MISSING_ACTION',
        dimension: 'key_actions',
        message: `Missing action: ${quote(action)}${closest('candidate action', candidate, match.nearest, () => nameSome(action, match.lacking))}`,
        suggestion: `Add: ${quote(action)}${near === undefined ? '' : ', or say it in place of the closest one'}`,
        place: placeOf(near === undefined ? ['key_actions'] : ['key_actions', near]),
      },
    ];
  });
}

/** The candidate's bullet that most likely means a missing action, and stands for no other: one finding tells of both. */
function nearMiss({ nearest }: ActionMatch, evidence: AssignmentEvidence): number | undefined {
  if (nearest === null || nearest.similarity < SIMILAR_FROM) return undefined;
  return evidence.candidate[nearest.index]?.kind === 'none' ? nearest.index : undefined;
}

function falseActions(evidence: AssignmentEvidence, placeOf: PlaceOf): readonly Defect[] {
  return evidence.candidate.flatMap(({ consistency }, j) =>
    consistency === null
      ? []
      : contradictionDefects(consistency.contradictions, 'key_actions', ['key_actions', j], placeOf),
  );
}

function surplusActions(
  reference: readonly string[],
  candidate: readonly string[],
  evidence: AssignmentEvidence,
  taken: ReadonlySet<number>,
  placeOf: PlaceOf,
): readonly Defect[] {
  let counts: ReadonlyMap<string, number> | undefined;
  // What was done twice is told in two ways: "ran the suite on Linux", "ran the suite on macOS".
  const isToldAgain = (action: string): boolean => {
    counts ??= countBy(candidate.map(wordKey));
    return (counts.get(wordKey(action)) ?? 0) > 1;
  };
  return candidate.flatMap((action, j): readonly Defect[] => {
    const match = evidence.candidate[j];
    if (match === undefined || match.partner !== null || taken.has(j)) return [];
    const defect = (code: FindingCode, message: string, suggestion: string): readonly Defect[] => [
      { code, dimension: 'key_actions', message, suggestion, place: placeOf(['key_actions', j]) },
    ];
    if (match.kind === 'repeated' && isToldAgain(action)) {
      return defect(
        'REPEATED_ACTION',
        `This says again what another action says: ${quote(action)}`,
        'Remove the repetition',
      );
    }
    const near = closest('reference action', reference, match.nearest, () => '');
    return defect(
      'EXTRA_ACTION',
      `The reference has no such action: ${quote(action)}${near}`,
      'Remove it if it did not happen',
    );
  });
}

/** The nearest bullet of the other side, with what is missing in it. */
function closest(
  what: string,
  bullets: readonly string[],
  nearest: ActionMatch['nearest'],
  nameLacking: () => string,
): string {
  const bullet = nearest === null ? undefined : bullets[nearest.index];
  if (nearest === null || bullet === undefined || nearest.similarity < SIMILAR_FROM) return '';
  const lacking = nameLacking();
  return `; the closest ${what} is ${quote(bullet)}, similarity ${nearest.similarity.toFixed(2)}${lacking === '' ? '' : `, without ${lacking}`}`;
}
