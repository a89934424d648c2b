import { codesOfDefects, type FindingCode } from '../core/finding.js';
import type { GoldenFacts } from '../inputs/corpus/corpus-facts.js';
import type { StructuralCheck } from '../rubric/requirement-check.js';
import type { TextMarks } from '../rubric/text-marks.js';
import type { FieldsSeen } from './fields-seen.js';
import type {
  RatedSample,
  RatedSession,
  SessionSamples,
  SessionTraits,
  TaughtResults,
  UnreferencedSession,
} from './scored-session.js';
import { NO_DETAILS, type SessionDetails } from './session-details.js';

/** The most findings that one session may put into the report: a hostile candidate could make millions. */
export const FINDINGS_PER_SESSION = 100;

/** The most findings that belong to no session. */
export const MOST_OUTSIDE_FINDINGS = 1000;

/**
 * What was done with a session. A golden session that is not scored (`unscored`) still counts for the digest of the
 * corpus. A candidate without a golden session is `unreferenced` where it is judged, and else `unmatched`.
 */
type RecordStatus = RatedSession['status'] | 'canary' | 'unreferenced' | 'unscored' | 'unmatched';

/** What a run keeps of one session: its scores as plain data, without texts, so that threads can send it. */
export interface SessionRecord {
  readonly status: RecordStatus;
  readonly difficulty: GoldenFacts['difficulty'];
  readonly kind: GoldenFacts['kind'];
  readonly unreviewed: boolean;
  readonly gates: GoldenFacts['gates'];
  /** Left out where the session is of no group, as most are. */
  readonly group?: string | undefined;
  readonly referenceDigest: string;
  readonly candidateDigest: string | null;
  readonly traits: SessionTraits | null;
  readonly overall: number;
  /** Scores 0..1 of the dimensions of the run, in their order. */
  readonly scores: readonly number[];
  /** How many defects there are. */
  readonly defectCount: number;
  /** The codes that they have, those of defects that are not kept among them. */
  readonly defectCodes: readonly FindingCode[];
  readonly hasRequirements: boolean;
  /** A `RecordBody` as JSON. */
  readonly body: string;
  /** The defects that are kept, as JSON. */
  readonly defects: string;
  /** `TextMarks` as JSON; empty where they were not kept. */
  readonly marks: string;
  /** Left out where the session has one candidate, as nearly all have. */
  readonly samples?: SamplesRecord;
  /** What is strange in the fields of the candidate; left out where nothing is. */
  readonly fields?: FieldsSeen;
  /** Left out where people taught nothing about the session. */
  readonly taught?: TaughtResults;
}

/** What a run keeps of the samples of one session. */
export interface SamplesRecord {
  readonly overalls: readonly number[];
  readonly worst: number;
  /** A list of `SampleHead` as JSON. */
  readonly heads: string;
  /** The defects of each sample that are kept, as JSON. */
  readonly defects: string;
  /** What is strange in the fields of each sample that could be read; null where nothing is. */
  readonly fields: readonly (FieldsSeen | null)[];
  /** How many samples could not be read. */
  readonly invalid: number;
}

/** A sample without its defects. */
export type SampleHead = Omit<RatedSample, 'defects'>;

/** For which sessions the marks in their texts are kept: for the worst ones, which a page may show, or for none. */
export type MarksKept = 'of the worst' | 'none';

/** The parts of a session that are only needed one session at a time. */
export interface RecordBody {
  /** Place of the golden session, or of the candidate where there is none. */
  readonly place: GoldenFacts['place'];
  readonly candidatePath: string | null;
  readonly reasons: readonly string[];
  readonly requirements: GoldenFacts['requirements'];
  /** What is known of each requirement without a judge; left out without a usable candidate. */
  readonly checks?: readonly Omit<StructuralCheck, 'requirement'>[];
  readonly details: SessionDetails;
}

/** The record of a golden session that is not scored. */
export function recordOfGolden(golden: GoldenFacts, status: 'canary' | 'unscored'): SessionRecord {
  return recordOf(golden, {
    status,
    candidateDigest: null,
    traits: null,
    overall: 0,
    scores: [],
    defectCount: 0,
    defectCodes: [],
    body: bodyOf(golden, { candidatePath: null, reasons: [], details: NO_DETAILS }),
    defects: '[]',
    marks: '',
  });
}

/** The record of an unmatched candidate; `undefined` stands for one that is not judged. */
export function recordOfUnreferenced(
  session: Pick<UnreferencedSession, 'place' | 'candidateDigest'> | undefined,
): SessionRecord {
  return {
    status: session === undefined ? 'unmatched' : 'unreferenced',
    difficulty: 'normal',
    kind: 'other',
    unreviewed: false,
    gates: {},
    referenceDigest: '',
    candidateDigest: session?.candidateDigest ?? null,
    traits: null,
    overall: 0,
    scores: [],
    defectCount: 0,
    defectCodes: [],
    hasRequirements: false,
    body: JSON.stringify({
      place: session?.place ?? { file: '' },
      candidatePath: null,
      reasons: [],
      requirements: [],
      details: NO_DETAILS,
    } satisfies RecordBody),
    defects: '[]',
    marks: '',
  };
}

/** How many defects of a session are kept: as many as a report shows, or all, for a part. */
export type DefectsKept = 'of a report' | 'all';

/** The record of a session that was scored, with its defects and, where given, the marks in its texts. */
export function recordOfScored(session: RatedSession, kept: DefectsKept, marks?: TextMarks): SessionRecord {
  const { golden, overall, dimensions, defects, samples, taught, details } = session;
  const record = recordOf(golden, {
    status: session.status,
    candidateDigest: session.candidateDigest,
    traits: session.traits ?? null,
    overall,
    scores: dimensions.map(({ score }) => score),
    defectCount: defects.length,
    defectCodes:
      samples === undefined ? codesOfDefects(defects) : [...new Set(samples.all.flatMap(({ codes }) => codes))],
    body: bodyOf(golden, bodyOfScored(session)),
    defects: JSON.stringify(kept === 'all' ? defects : defects.slice(0, FINDINGS_PER_SESSION)),
    marks: marks === undefined ? '' : JSON.stringify(marks),
  });
  if (samples === undefined && details.fields === undefined && taught === undefined) return record;
  return {
    ...record,
    ...(samples !== undefined && { samples: recordOfSamples(samples, kept) }),
    ...(details.fields !== undefined && { fields: details.fields }),
    ...(taught !== undefined && { taught }),
  };
}

function bodyOfScored({ candidatePath, dimensions, requirements, details }: RatedSession) {
  return {
    candidatePath,
    reasons: dimensions.map(({ reason }) => reason),
    ...(requirements !== undefined && { checks: requirements.map(({ requirement: _, ...check }) => check) }),
    details,
  };
}

function recordOfSamples({ all, overalls, worst }: SessionSamples, kept: DefectsKept): SamplesRecord {
  const heads = all.map(
    ({ sample, status, overall, scores, defectCount, codes, candidatePath, candidateDigest, fields }): SampleHead => ({
      ...{ sample, status, overall, scores, defectCount, codes, candidatePath, candidateDigest },
      ...(fields !== undefined && { fields }),
    }),
  );
  const defects = all.map((sample) =>
    kept === 'all' ? sample.defects : sample.defects.slice(0, FINDINGS_PER_SESSION),
  );
  return {
    ...{ overalls, worst, heads: JSON.stringify(heads), defects: JSON.stringify(defects) },
    fields: all.flatMap(({ status, fields }) => (status === 'scored' ? [fields ?? null] : [])),
    invalid: all.filter(({ status }) => status === 'invalid_candidate').length,
  };
}

type AboutGolden = 'difficulty' | 'kind' | 'unreviewed' | 'gates' | 'group' | 'referenceDigest' | 'hasRequirements';

/** The result is spread last: behind a spread each further member costs the engine a microsecond, and a new hidden class. */
function recordOf(golden: GoldenFacts, result: Omit<SessionRecord, AboutGolden>): SessionRecord {
  return {
    difficulty: golden.difficulty,
    kind: golden.kind,
    unreviewed: golden.unreviewed,
    gates: golden.gates,
    group: golden.group,
    referenceDigest: golden.referenceDigest,
    hasRequirements: golden.requirements.length > 0,
    ...result,
  };
}

function bodyOf({ place, requirements }: GoldenFacts, others: Omit<RecordBody, 'place' | 'requirements'>): string {
  return JSON.stringify({ place, requirements, ...others } satisfies RecordBody);
}
