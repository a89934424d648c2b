import { formatPlace, type Place } from '../../core/errors.js';
import { type Defect, FINDING_CLASSES, type FindingCode } from '../../core/finding.js';
import { addTo } from '../../core/groups.js';
import type { RowKind } from './view.js';

const CONTRADICTIONS: ReadonlySet<FindingCode> = new Set<FindingCode>([
  ...FINDING_CLASSES.contradiction,
  'SCRAMBLED_TEXT',
  'WRONG_OUTCOME',
]);

/** What texts of both sides are to each other, by what was found wrong in them. */
export function pairKind(findings: readonly Defect[]): RowKind {
  if (findings.length === 0) return 'matched';
  return findings.some(({ code }) => CONTRADICTIONS.has(code)) ? 'contradicted' : 'flawed';
}

/** Findings by where they stand: a list may have as many as actions, and each asks for its own. */
export function findingsByPlace(findings: readonly Defect[]): (place: Place) => readonly Defect[] {
  const byPlace = new Map<string, Defect[]>();
  for (const finding of findings) {
    const key = formatPlace(finding.place);
    addTo(byPlace, key, finding);
  }
  return (place) => byPlace.get(formatPlace(place)) ?? [];
}
