import { formatPlace } from '../../core/errors.js';
import type { Candidate } from '../../inputs/candidates/candidate.js';
import type { GoldenSession } from '../../inputs/corpus/golden-session.js';
import { asWritten } from '../../inputs/format/their-words.js';
import { candidateWithoutCredentials } from '../../inputs/without-credentials.js';
import { wordingUsed } from '../../scoring/compare-with-accepted.js';
import type { ExplainedSession } from '../../scoring/score-session.js';
import type { ShownSamples } from '../terminal/shown-samples.js';
import { diffSections } from './sections.js';
import type { DiffView } from './view.js';

export { renderDiff } from './render-diff.js';

/** What is shown of one session: a candidate with its score, and its other samples where it has some. */
export interface ShownSession {
  readonly candidate: Candidate | undefined;
  readonly session: ExplainedSession;
  readonly samples?: ShownSamples;
}

/** Reference and candidate of a scored session beside each other. */
export function sessionDiff(golden: GoldenSession, { candidate, session, samples }: ShownSession): DiffView {
  const used = wordingUsed(golden, session.referenceUsed);
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
