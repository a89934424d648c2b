import { formatPlace } from '../../core/errors.js';
import type { Defect, PlaceOf } from '../../core/finding.js';
import type { Summary } from '../../core/summary.js';
import type { Candidate } from '../../inputs/candidates/candidate.js';
import type { GoldenSession } from '../../inputs/corpus/golden-session.js';
import { asWritten } from '../../inputs/format/their-words.js';
import { candidateWithoutCredentials } from '../../inputs/without-credentials.js';
import type { DimensionResult } from '../../rubric/evidence.js';
import { wordingUsed } from '../../scoring/compare-with-accepted.js';
import type { ExplainedSession } from '../../scoring/score-session.js';
import type { ShownSamples } from '../terminal/shown-samples.js';
import { actionRows } from './action-rows.js';
import { momentRows } from './moment-rows.js';
import { pairKind } from './pair-kind.js';
import type { DiffView, Row, Section } from './view.js';

export { renderDiff } from './render-diff.js';

/** What is shown of one session: a candidate with its score, and its other samples where it has some. */
export interface ShownSession {
  readonly candidate: Candidate | undefined;
  readonly session: ExplainedSession;
  readonly samples?: ShownSamples;
}

/** Reference and candidate of a scored session beside each other. */
export function sessionDiff(golden: GoldenSession, { candidate, session, samples }: ShownSession): DiffView {
  const used = wordingUsed(golden, session.details.referenceUsed);
  const valid = candidate?.kind === 'valid' ? candidateWithoutCredentials(candidate) : null;
  return {
    name: golden.name,
    reference: formatPlace(used.place),
    status: session.status,
    overall: session.overall,
    ...(samples !== undefined && { samples }),
    candidate: valid === null ? null : formatPlace(valid.place),
    sections: diffSections(
      asWritten(used.summary, used),
      valid === null ? null : asWritten(valid.summary, valid),
      session.dimensions,
      session.defects,
      valid?.places() ?? golden.placeOf,
    ),
    findings: session.defects.filter(({ dimension }) => dimension === null),
  };
}

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
  { dimension, score, evidence }: DimensionResult,
  reference: Summary,
  candidate: Summary | null,
  findings: readonly Defect[],
  placeOf: PlaceOf,
): { readonly rows: readonly Row[]; readonly rest: readonly Defect[] } {
  switch (dimension) {
    case 'title':
    case 'summary':
      return { rows: textRows(reference[dimension], candidate?.[dimension] ?? '', findings), rest: [] };
    case 'outcome': {
      const rows = textRows(reference.outcome, candidate?.outcome ?? '', findings);
      return { rows: score === 1 ? rows.map((row): Row => ({ ...row, isSameOutcome: true })) : rows, rest: [] };
    }
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
