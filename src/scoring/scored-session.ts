import type { Place } from '../core/errors.js';
import { codesOfDefects, type Defect, type FindingCode } from '../core/finding.js';
import type { GoldenFacts } from '../inputs/corpus/corpus-facts.js';
import type { DimensionScore } from '../rubric/evidence.js';
import type { StructuralCheck } from '../rubric/requirement-check.js';
import type { ReferenceTraits } from '../rubric/words.js';
import type { FieldsSeen } from './fields-seen.js';
import type { SessionDetails } from './session-details.js';

/** `none` is there, nothing of it was read, not all, or all. */
export const TRANSCRIPT_STATES = ['none', 'unread', 'in part', 'whole'] as const;

/** What keeps a rubric from seeing all that is wrong with a candidate, for the caveats. */
export interface SessionTraits extends ReferenceTraits {
  /** How far the transcript was read that a usable candidate is held against; null where no such candidate is. */
  readonly transcript: (typeof TRANSCRIPT_STATES)[number] | null;
}

/** A golden session with the score of its candidate. */
export interface RatedSession<Golden extends GoldenFacts = GoldenFacts> {
  readonly status: 'scored' | 'missing_candidate' | 'invalid_candidate';
  readonly golden: Golden;
  /** Left out where it is not needed, as for mutations in the self-test. */
  readonly traits?: SessionTraits;
  /** 0..1; a missing or invalid candidate is a real zero. */
  readonly overall: number;
  readonly dimensions: readonly DimensionScore[];
  readonly defects: readonly Defect[];
  /** How many defects there are, where only the first are kept. */
  readonly defectCount?: number;
  /** The codes of all defects, where these are looked up or only the first are kept. */
  readonly defectCodes?: readonly FindingCode[];
  /**
   * The requirements of the session, each with what is known of it without a judge; left out without a usable candidate.
   */
  readonly requirements?: readonly StructuralCheck[] | undefined;
  readonly details: SessionDetails;
  /** What its gates would make of what people accepted and rejected; undefined where nobody has. */
  readonly taught?: TaughtResults | undefined;
  readonly candidatePath: string | null;
  readonly candidateDigest: string | null;
  /**
   * The samples of the session where it has several. Then its scores are means, and its defects, path and digest those of
   * the worst one.
   */
  readonly samples?: SessionSamples | undefined;
}

/** What the rubric gives a summary that people accepted or rejected, as if it were the candidate of its session. */
export interface TaughtResult {
  readonly kind: 'accepted' | 'rejected';
  readonly id: string;
  readonly because: string | null;
  /** 0..1. */
  readonly overall: number;
  /** 0..1 each, in the order of the session's dimensions. */
  readonly scores: readonly number[];
  /** The codes of its defects, each once. */
  readonly codes: readonly FindingCode[];
}

/** What was examined of what people taught about a session, and how many summaries of each kind were not. */
export interface TaughtResults {
  readonly results: readonly TaughtResult[];
  readonly left: Readonly<Record<TaughtResult['kind'], number>>;
  /** Left out where nothing was accepted beside the reference. */
  readonly wordings?: WordingsOfSession;
  /** Whether a candidate says word for word what people rejected. */
  readonly isRejected?: true;
}

/** What a candidate scores if one summary alone is right. */
export interface WordingScore {
  /** 0..1. */
  readonly overall: number;
  /** 0..1 each, in the order of the dimensions of the run. */
  readonly scores: readonly number[];
}

/** The texts that a session is held to, and what comes of each of them. */
export interface WordingsOfSession {
  /** Of the reference, and of each accepted summary. */
  readonly digests: readonly string[];
  /** By these texts, what the candidate scores, or each sample in their order; null where there is none to score. */
  readonly scores: readonly (readonly WordingScore[] | null)[];
}

/** The samples of one session. */
export interface SessionSamples {
  /** By their numbers, in rising order: those of the run, missing ones among them. */
  readonly all: readonly RatedSample[];
  /** The overall score of each, without looking the sample up. */
  readonly overalls: readonly number[];
  /** The number of the sample with the lowest overall. */
  readonly worst: number;
}

/** One of several samples of a session. */
export interface RatedSample {
  readonly sample: number;
  readonly status: RatedSession['status'];
  /** 0..1; a missing or invalid sample is a real zero. */
  readonly overall: number;
  /** Scores 0..1 in the order of the session's dimensions. */
  readonly scores: readonly number[];
  readonly defects: readonly Defect[];
  readonly defectCount: number;
  /** The codes of its defects, each once. */
  readonly codes: readonly FindingCode[];
  readonly candidatePath: string | null;
  readonly candidateDigest: string | null;
  /** What is strange in its fields; left out where nothing is. */
  readonly fields?: FieldsSeen | undefined;
}

/**
 * An unmatched candidate (without a golden session) that is judged without a reference. The rubric does not score it.
 */
export interface UnreferencedSession {
  readonly status: 'unreferenced';
  readonly name: string;
  readonly place: Place;
  readonly candidateDigest: string;
  readonly defects: readonly Defect[];
}

/** A session of a run: scored by the rubric, without a reference, or a canary, which is only for the judge. */
export type ScoredSession<Golden extends GoldenFacts = GoldenFacts> =
  | RatedSession<Golden>
  | UnreferencedSession
  | { readonly status: 'canary'; readonly golden: Golden };

/** Whether the rubric has scored a session. */
export function isRated<Golden extends GoldenFacts>(session: ScoredSession<Golden>): session is RatedSession<Golden> {
  return isRatedStatus(session.status);
}

/** Whether a status is that of a session that the rubric has scored. */
export function isRatedStatus(status: ScoredSession['status']): status is RatedSession['status'] {
  return status !== 'canary' && status !== 'unreferenced';
}

/** Whether a session is a candidate without a golden session. */
export function isUnreferenced(session: ScoredSession): session is UnreferencedSession {
  return session.status === 'unreferenced';
}

/** How many defects a session has, including those that were not kept. */
export function countDefects(session: RatedSession | UnreferencedSession): number {
  return (isRated(session) ? session.defectCount : undefined) ?? session.defects.length;
}

/** The codes of the defects of a session, each once, without looking the defects up. */
export function codesIn(session: RatedSession): readonly FindingCode[] {
  // Not taken apart in the parameter: of a session in a store that alone would look the defects up.
  return session.defectCodes ?? codesOfDefects(session.defects);
}

/** The sample that stands for its session where only one can be looked at, as by a judge: the first that is usable. */
export function firstUsableSample({ all }: SessionSamples): RatedSample | undefined {
  return all.find(({ status }) => status === 'scored');
}

/** The sample with the lowest overall. */
export function worstOf({ all, worst }: SessionSamples): RatedSample | undefined {
  return all.find(({ sample }) => sample === worst);
}

/** The name of a session of any kind. */
export function nameOf(session: ScoredSession): string {
  return session.status === 'unreferenced' ? session.name : session.golden.name;
}

/** A plain copy of a session without texts and evidence, which survives JSON unchanged. */
export function withoutTexts(session: ScoredSession): ScoredSession {
  if (session.status === 'unreferenced') return session;
  // One by one: a session that is looked up has no members that a spread would see.
  const { name, gates, group, place, referenceDigest, unreviewed, difficulty, kind, requirements } = session.golden;
  const golden = {
    name,
    gates,
    ...(group !== undefined && { group }),
    place,
    referenceDigest,
    unreviewed,
    difficulty,
    kind,
    requirements,
  };
  if (session.status === 'canary') return { status: session.status, golden };
  const { status, traits, overall, dimensions, defects, details, candidatePath, candidateDigest, samples, taught } =
    session;
  return {
    ...{ status, golden, overall, defects, details, candidatePath, candidateDigest },
    requirements: session.requirements,
    ...(traits !== undefined && { traits }),
    ...(samples !== undefined && { samples: plainSamples(samples) }),
    ...(taught !== undefined && { taught }),
    dimensions: dimensions.map(({ dimension, score, reason }) => ({ dimension, score, reason })),
  };
}

function plainSamples({ all, overalls, worst }: SessionSamples): SessionSamples {
  return {
    all: all.map(
      ({ sample, status, overall, scores, defects, defectCount, codes, candidatePath, candidateDigest, fields }) => ({
        ...{ sample, status, overall, scores, defects, defectCount, codes, candidatePath, candidateDigest },
        ...(fields !== undefined && { fields }),
      }),
    ),
    overalls: [...overalls],
    worst,
  };
}
