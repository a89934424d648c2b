import type { Defect } from '../core/finding.js';
import { NameMisfits } from '../inputs/candidates/name-misfit.js';
import type { Settings } from '../settings/table.js';
import type { RunInputs } from './run-inputs.js';
import { unknownSession } from './score-session.js';
import { MOST_OUTSIDE_FINDINGS, recordOfUnreferenced } from './session-record.js';
import type { SessionStore } from './session-store.js';

/** Which sessions a job has. */
interface OfJob {
  readonly accepts: (name: string) => boolean;
}

/** What is known of unmatched candidates and of texts that belong to no session. */
export interface Unmatched {
  /** Unmatched candidates that are not judged, by name. */
  readonly unjudged: () => Iterable<UnjudgedCandidate>;
  /** The first defects that belong to no session, and how many more there are. */
  readonly defects: readonly Defect[];
  readonly moreDefects: number;
  /** How many could have been judged, but are beyond the limit of sessions. */
  readonly leftOut: number;
}

/** An unmatched candidate that is not judged, with its defects. */
interface UnjudgedCandidate {
  readonly name: string;
  readonly defects: readonly Defect[];
}

/**
 * Lists what belongs to no session where unmatched candidates are not judged: first lines without a name, then
 * unmatched candidates, as many as a report shows.
 */
export function noteUnmatched({ candidates, pairs, source }: RunInputs, { accepts }: OfJob): Unmatched {
  const misfits = new NameMisfits(pairs.names);
  function* unjudged(): Generator<UnjudgedCandidate> {
    for (const [index, at] of pairs.unmatched.entries()) {
      const { name, candidates: positions } = pairs.group(at);
      const candidate = accepts(name) ? source.candidate(name, positions) : undefined;
      if (candidate !== undefined)
        yield { name, defects: [unknownSession(candidate, pairs.names, index, misfits, source.format)] };
    }
  }
  const defects = [...candidates.defects];
  for (const candidate of unjudged()) {
    if (defects.length >= MOST_OUTSIDE_FINDINGS) break;
    defects.push(...candidate.defects);
  }
  const all = candidates.defects.length + candidates.moreDefects + pairs.unmatched.length;
  return { unjudged, defects, moreDefects: all - defects.length, leftOut: 0 };
}

/**
 * Adds unmatched candidates to the store, to be judged without a reference, as many as the limit of sessions leaves
 * room for.
 */
export function judgeUnmatched(
  inputs: RunInputs,
  store: SessionStore,
  { limit }: Settings,
  { accepts }: OfJob,
): Unmatched {
  const { pairs, candidates, source, isEmpty } = inputs;
  let left = isEmpty
    ? 0
    : Math.max(0, (limit ?? Number.POSITIVE_INFINITY) - (pairs.names.length - inputs.corpus.canaries.size));
  let leftOut = 0;
  const unjudged: UnjudgedCandidate[] = [];
  for (const at of pairs.unmatched) {
    const { name, candidates: positions } = pairs.group(at);
    const candidate = source.candidate(name, positions);
    const isJudged = candidate?.kind === 'valid' && left > 0;
    if (candidate?.kind === 'valid' && accepts(name) && left === 0) leftOut++;
    if (isJudged) left--;
    if (candidate?.kind === 'invalid' && accepts(name)) unjudged.push({ name, defects: candidate.defects });
    const judged =
      isJudged && accepts(name) ? { place: candidate.place, candidateDigest: candidate.digest } : undefined;
    store.add(recordOfUnreferenced(judged));
  }
  const defects = [...candidates.defects, ...unjudged.flatMap((candidate) => candidate.defects)];
  return {
    unjudged: () => unjudged,
    defects: defects.slice(0, MOST_OUTSIDE_FINDINGS),
    moreDefects: Math.max(0, defects.length - MOST_OUTSIDE_FINDINGS) + candidates.moreDefects,
    leftOut,
  };
}
