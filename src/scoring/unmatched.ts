import type { Defect } from '../core/finding.js';
import { nearestName } from '../core/text.js';
import type { Candidate } from '../inputs/candidates/candidate.js';
import { namedByField } from '../inputs/candidates/mistaken-json.js';
import { type NameMisfit, NameMisfits } from '../inputs/candidates/name-misfit.js';
import type { SummaryFormat } from '../inputs/format/summary-format.js';
import type { Settings } from '../settings/table.js';
import type { RunInputs } from './run-inputs.js';
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

/** Most name comparisons that spelling hints may take in one run; later unmatched candidates get no hint. */
const HINT_COMPARISONS = 50_000;

/**
 * Whether an unmatched candidate gets a spelling hint.
 * @param index how many unmatched candidates come before it
 * @param names how many golden sessions there are to compare with
 */
export function isHinted(index: number, names: number): boolean {
  return (index + 1) * names <= HINT_COMPARISONS;
}

/**
 * The finding for an unmatched candidate: there is no golden session of its name, but perhaps one with a similar name.
 * @param names of all golden sessions
 * @param index how many unmatched candidates come before it
 * @param misfits finds names with something before or behind them
 * @param format that the candidate is written in
 */
export function unknownSession(
  candidate: Candidate,
  names: readonly string[],
  index: number,
  misfits: NameMisfits,
  format: SummaryFormat,
): Defect {
  const named = namedByField(candidate, format);
  const misfit = named === undefined ? misfits.find(candidate.name) : undefined;
  if (misfit !== undefined) return misfitting(candidate, misfit);
  const hinted = named === undefined && isHinted(index, names.length);
  const nearest = hinted ? nearestName(candidate.name, names) : undefined;
  return {
    code: 'UNKNOWN_SESSION',
    dimension: null,
    message: `The corpus has no session ${JSON.stringify(candidate.name)}; its candidate is ignored${faultOf(candidate)}`,
    suggestion: named ?? (nearest === undefined ? null : `Did you mean ${JSON.stringify(nearest)}?`),
    place: candidate.place,
  };
}

function misfitting(candidate: Candidate, { session, remedy }: NameMisfit): Defect {
  const { name, place } = candidate;
  return {
    code: 'UNKNOWN_SESSION',
    dimension: null,
    message: `The corpus has no session ${JSON.stringify(name)} but ${JSON.stringify(session)}; the candidate is ignored${faultOf(candidate)}`,
    suggestion: remedy,
    place,
  };
}

/** What is wrong with a candidate that nobody scores: whoever mends its name should not find that out afterwards. */
function faultOf(candidate: Candidate): string {
  const broken =
    candidate.kind === 'invalid' ? candidate.defects.find(({ code }) => code === 'INVALID_CANDIDATE') : undefined;
  return broken === undefined ? '' : ` and ${broken.message.replace(/^The candidate /, '')}`;
}

/** Whether a suggestion is a guess at the spelling, of which a run makes only so many. */
export function isSpellingHint(suggestion: string | null): boolean {
  return suggestion?.startsWith('Did you mean ') === true;
}
