import type { Place } from '../../errors.js';
import type { Defect, FindingCode } from '../../finding.js';
import type { RowKind } from './view.js';

const CONTRADICTIONS: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'NEGATION_MISMATCH',
  'NUMBER_MISMATCH',
  'IDENTIFIER_MISMATCH',
  'DIRECTION_MISMATCH',
  'ANTONYM_MISMATCH',
  'SCRAMBLED_TEXT',
  'WRONG_OUTCOME',
]);

/** What texts of both sides are to each other, by what was found wrong in them. */
export function pairKind(findings: readonly Defect[]): RowKind {
  if (findings.length === 0) return 'matched';
  return findings.some(({ code }) => CONTRADICTIONS.has(code)) ? 'contradicted' : 'flawed';
}

export function isSamePlace(a: Place, b: Place): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}
