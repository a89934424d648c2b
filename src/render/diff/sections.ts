import type { Defect, PlaceOf } from '../../core/finding.js';
import type { Summary } from '../../core/summary.js';
import type { DimensionResult } from '../../rubric/evidence.js';
import { actionRows } from './action-rows.js';
import { momentRows } from './moment-rows.js';
import { pairKind } from './pair-kind.js';
import type { Row, Section } from './view.js';

/**
 * What reference and candidate say in each dimension, side by side with what is wrong.
 * @param candidate null where there is none to compare with: the reference alone is shown
 * @param placeOf where the candidate's values stand, by which findings are told apart
 */
export function diffSections(
  reference: Summary,
  candidate: Summary | null,
  dimensions: readonly DimensionResult[],
  findings: readonly Defect[],
  placeOf: PlaceOf,
): readonly Section[] {
  return dimensions.map((result): Section => {
    const own = findings.filter(({ dimension }) => dimension === result.dimension);
    const { rows, rest } = rowsOf(result, reference, candidate, own, placeOf);
    return { dimension: result.dimension, score: result.score, rows, findings: rest };
  });
}

function rowsOf(
  { dimension, evidence }: DimensionResult,
  reference: Summary,
  candidate: Summary | null,
  findings: readonly Defect[],
  placeOf: PlaceOf,
): { readonly rows: readonly Row[]; readonly rest: readonly Defect[] } {
  switch (dimension) {
    case 'title':
    case 'summary':
    case 'outcome':
      return { rows: textRows(reference[dimension], candidate?.[dimension] ?? '', findings), rest: [] };
    case 'key_actions':
      return actionRows(reference.key_actions, candidate?.key_actions ?? [], evidence, findings, placeOf);
    case 'aha_moments':
      return momentRows(reference.aha_moments, candidate?.aha_moments ?? [], findings, placeOf);
  }
}

function textRows(wanted: string, given: string, findings: readonly Defect[]): readonly Row[] {
  const item = (text: string): Row['reference'] => (text.trim() === '' ? [] : [{ text, number: null }]);
  const [reference, candidate] = [item(wanted), item(given)];
  if (reference.length === 0 && candidate.length === 0) return [];
  const kind = ((): Row['kind'] => {
    if (candidate.length === 0) return 'missing';
    if (reference.length === 0) return 'extra';
    return pairKind(findings);
  })();
  return [{ kind, reference, candidate, credit: null, findings }];
}
