import { formatPlace } from '../../core/errors.js';
import type { Files } from '../../core/ports.js';
import type { Candidate } from '../../inputs/candidates/candidate.js';
import { judgesWithoutReference } from '../../inputs/emptiness.js';
import { asWritten } from '../../inputs/format/their-words.js';
import type { Explanation } from '../../render/terminal/explanation.js';
import type { Settings } from '../../settings/table.js';
import { lastJudgement, openLastJudgements } from './last-judgement.js';

/** Tells of a candidate without a golden session whether there is anything to show of it, as `explainUnreferenced` would. */
export function openCanExplain(values: Settings, files: Files): (candidate: Candidate | undefined) => boolean {
  if (judgesWithoutReference(values)) return (candidate) => candidate?.kind === 'valid';
  const judgementOf = openLastJudgements(values, files);
  return (candidate) =>
    candidate?.kind === 'valid' &&
    judgementOf({ name: candidate.name, candidateDigest: candidate.digest, referenceDigest: null }) !== null;
}

/**
 * A candidate without a golden session: what the judge said of it, if the last run had one. Nothing where neither that run
 * nor the settings have a judge that needs no reference: then the session is only unknown.
 */
export function explainUnreferenced(
  candidate: Candidate | undefined,
  values: Settings,
  files: Files,
): Explanation | undefined {
  if (candidate?.kind !== 'valid') return undefined;
  const { name, place, digest, summary } = candidate;
  const judge = lastJudgement({ name, candidateDigest: digest, referenceDigest: null }, values, files);
  if (judge === null && !judgesWithoutReference(values)) return undefined;
  return {
    name,
    status: 'unreferenced',
    rubric: values.rubric,
    overall: null,
    dimensions: [],
    findings: [],
    reference: null,
    candidate: { place: formatPlace(place), ...asWritten(summary, candidate) },
    judge,
  };
}
