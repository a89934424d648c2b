import { byCodePoint } from '../code-point-order.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import type { Corpus } from '../corpus/read-corpus.js';
import { byWeight, type Defect } from '../finding.js';
import { findDefects } from '../rubric/defects.js';
import type { DimensionResult } from '../rubric/evidence.js';
import { referenceTraits } from '../rubric/reference-traits.js';
import type { RequirementCheck } from '../rubric/requirement-check.js';
import { type Scorer, zeroScore } from '../rubric/score.js';
import { marksOf, type TextMarks } from '../rubric/text-marks.js';
import { nameOf, type RatedSession, type SessionWithTexts, type UnreferencedSession } from '../scored-session.js';
import { nearestName } from '../settings/nearest-name.js';
import type { Candidate } from './candidate.js';
import { CANDIDATE_FILES, type Candidates } from './read-candidates.js';
import { explainStrayKeys } from './stray-keys.js';
import { structuralDefects } from './structural-defects.js';

export interface PairOptions {
  /** Score only the first so many sessions; canaries do not count. */
  readonly limit: number | null;
  /** Which of them this job scores: all, or those of a shard. Counted are all. */
  readonly isWanted: (name: string) => boolean;
  readonly score: Scorer;
  readonly check: RequirementCheck;
  readonly nothingToScore: boolean;
  /** A candidate that no session asks for is judged on its own merits, or only noted. */
  readonly strangers: 'judged' | 'noted';
  /** Where candidates were looked for, for messages. */
  readonly candidatesPath: string;
}

export interface Pairing {
  readonly sessions: readonly SessionWithTexts[];
  /** What to mark in the texts of those with a usable candidate, by name. */
  readonly marks: ReadonlyMap<string, TextMarks>;
  readonly defects: readonly Defect[];
  /** What `defects` says of candidates without a golden session, by name. */
  readonly strangers: readonly { readonly name: string; readonly defects: readonly Defect[] }[];
  /** Candidates without a golden session that the limit kept from the judge. */
  readonly leftOut: number;
}

/**
 * Gives every golden session its candidate and scores it. What candidates without a golden session come to, is the
 * caller's choice; of a limit they get what golden sessions have left.
 */
export function pairCandidates(corpus: Corpus, candidates: Candidates, options: PairOptions): Pairing {
  const sessions: SessionWithTexts[] = [];
  const marks = new Map<string, TextMarks>();
  let left = options.nothingToScore ? 0 : (options.limit ?? Number.POSITIVE_INFINITY);
  for (const golden of corpus.sessions) {
    if (golden.canary) {
      sessions.push({ status: 'canary', golden });
    } else if (left > 0) {
      left--;
      if (!options.isWanted(golden.name)) continue;
      const scored = scoreCandidate(golden, candidates.byName.get(golden.name), options);
      sessions.push(withoutEvidence(scored));
      if (scored.status === 'scored') marks.set(golden.name, marksOf(scored.dimensions));
    }
  }
  const names = corpus.sessions.map(({ name }) => name);
  const known = new Set(names);
  const others = [...candidates.byName.values()].filter(({ name }) => !known.has(name));
  const isOurs = ({ name }: { readonly name: string }): boolean => options.isWanted(name);
  const withStrangers = (strangers: Pairing['strangers']): Pick<Pairing, 'defects' | 'strangers'> => ({
    defects: [...candidates.defects, ...strangers.flatMap(({ defects }) => defects)],
    strangers,
  });
  if (options.strangers === 'noted') {
    const noted = others.map((other, i) => ({
      name: other.name,
      defects: isOurs(other) ? [unknownSession(other, names, i)] : [],
    }));
    return { sessions, marks, ...withStrangers(noted.filter(isOurs)), leftOut: 0 };
  }
  const unreferenced = others.flatMap((other) => (other.kind === 'valid' ? [toUnreferenced(other)] : []));
  const broken = others.flatMap((other) => (other.kind === 'invalid' ? [other] : []));
  return {
    sessions: [...sessions, ...unreferenced.slice(0, left).filter(isOurs)].sort((a, b) =>
      byCodePoint(nameOf(a), nameOf(b)),
    ),
    marks,
    ...withStrangers(broken.filter(isOurs).map(({ name, defects }) => ({ name, defects }))),
    leftOut: unreferenced.slice(left).filter(isOurs).length,
  };
}

function toUnreferenced({ name, place, digest }: Extract<Candidate, { kind: 'valid' }>): UnreferencedSession {
  return { status: 'unreferenced', name, place, candidateDigest: digest, defects: [] };
}

/** Evidence is many times larger than a score, and only `explain` shows all of it. */
export function withoutEvidence(session: ExplainedSession): RatedSession<GoldenSession> {
  return {
    ...session,
    dimensions: session.dimensions.map(({ dimension, score, reason }) => ({ dimension, score, reason })),
  };
}

export interface ExplainedSession extends RatedSession<GoldenSession> {
  readonly dimensions: readonly DimensionResult[];
}

/** The score of one session; without a usable candidate a zero that says why. */
export function scoreCandidate(
  golden: GoldenSession,
  candidate: Candidate | undefined,
  { score, check, candidatesPath }: Pick<PairOptions, 'score' | 'check' | 'candidatesPath'>,
): ExplainedSession {
  if (candidate === undefined) {
    return {
      status: 'missing_candidate',
      golden,
      traits: referenceTraits(golden.reference),
      ...zeroScore('no candidate'),
      defects: [noCandidate(golden, candidatesPath)],
      candidatePath: null,
      candidateDigest: null,
    };
  }
  if (candidate.kind === 'invalid') {
    return {
      status: 'invalid_candidate',
      golden,
      traits: referenceTraits(golden.reference),
      ...zeroScore('invalid candidate'),
      defects: candidate.defects,
      candidatePath: candidate.place.file,
      candidateDigest: null,
    };
  }
  const scored = score(golden.reference, candidate.summary);
  const requirements = check.check(golden.requirements, candidate.summary);
  const placeOf = candidate.places();
  return {
    status: 'scored',
    golden,
    traits: referenceTraits(golden.reference),
    ...scored,
    defects: explainStrayKeys(
      [
        ...findDefects(golden.reference, candidate.summary, scored.dimensions, placeOf),
        ...structuralDefects(requirements, placeOf),
      ].sort(byWeight),
      candidate.strays,
    ),
    requirements,
    candidatePath: candidate.place.file,
    candidateDigest: candidate.digest,
  };
}

function noCandidate(golden: GoldenSession, candidatesPath: string): Defect {
  const files = CANDIDATE_FILES.map((pattern) => pattern.replace('<name>', () => golden.name)).join(', ');
  const looked = candidatesPath.endsWith('.jsonl') ? 'no line has this name' : `none of ${files} exists`;
  return {
    code: 'NO_CANDIDATE',
    dimension: null,
    message: `The session has no candidate: in ${candidatesPath} ${looked}`,
    suggestion: 'Let the pipeline summarise this session too',
    place: golden.place,
  };
}

/** The most names that spelling hints compare with in one run; strangers beyond that get none. */
const HINT_COMPARISONS = 50_000;

/** Whether the hint for a stranger, by its index, is looked for among so many names. */
export function isHinted(index: number, names: number): boolean {
  return (index + 1) * names <= HINT_COMPARISONS;
}

/** @param index how many strangers come before it */
export function unknownSession(candidate: Candidate, names: readonly string[], index: number): Defect {
  const hinted = isHinted(index, names.length);
  const nearest = hinted ? nearestName(candidate.name, names) : undefined;
  return {
    code: 'UNKNOWN_SESSION',
    dimension: null,
    message: `The corpus has no session ${JSON.stringify(candidate.name)}; its candidate is ignored`,
    suggestion: nearest === undefined ? null : `Did you mean ${JSON.stringify(nearest)}?`,
    place: candidate.place,
  };
}
