import type { GoldenSession } from '../corpus/golden-session.js';
import { FINDINGS_PER_SESSION } from '../report/findings-budget.js';
import type { TextMarks } from '../rubric/text-marks.js';
import type { RatedSession, ReferenceTraits } from '../scored-session.js';

/** What becomes of a line of the corpus. A session that is not scored still counts for the digest of the corpus. */
export type RecordStatus = RatedSession['status'] | 'canary' | 'unscored';

/** What a run keeps of one golden session and its candidate: plain data without their texts. */
export interface SessionRecord {
  readonly status: RecordStatus;
  /** Line of the corpus. */
  readonly line: number;
  readonly difficulty: GoldenSession['difficulty'];
  readonly kind: GoldenSession['kind'];
  readonly unreviewed: boolean;
  readonly gates: GoldenSession['gates'];
  readonly referenceDigest: string;
  readonly candidateDigest: string | null;
  readonly traits: ReferenceTraits | null;
  readonly overall: number;
  /** In the order of the dimensions. */
  readonly scores: readonly number[];
  /** How many defects there are. */
  readonly defectCount: number;
  readonly hasRequirements: boolean;
  /** A `RecordBody` as JSON. */
  readonly body: string;
  /** The first of its defects as JSON. */
  readonly defects: string;
  /** `TextMarks` as JSON; empty where they were not kept. */
  readonly marks: string;
}

/** Whose marks in their texts are kept: of those that a page may show, or of none. */
export type MarksKept = 'of the worst' | 'none';

/** What is looked at one session at a time. */
export interface RecordBody {
  readonly reasons: readonly string[];
  readonly requirements: GoldenSession['requirements'];
  /** Of each requirement what could be it in the candidate; absent without a usable candidate. */
  readonly nearest?: readonly NonNullable<RatedSession['requirements']>[number]['nearest'][];
}

/** A golden session that is not scored. */
export function recordOfGolden(golden: GoldenSession, status: 'canary' | 'unscored'): SessionRecord {
  return {
    ...aboutGolden(golden),
    status,
    candidateDigest: null,
    traits: null,
    overall: 0,
    scores: [],
    defectCount: 0,
    body: bodyOf({ reasons: [], requirements: golden.requirements }),
    defects: '[]',
    marks: '',
  };
}

export function recordOfScored(session: RatedSession<GoldenSession>, marks: TextMarks | undefined): SessionRecord {
  const { golden, status, candidateDigest, traits = null, overall, dimensions, defects, requirements } = session;
  return {
    ...aboutGolden(golden),
    status,
    candidateDigest,
    traits,
    overall,
    scores: dimensions.map(({ score }) => score),
    defectCount: defects.length,
    body: bodyOf({
      reasons: dimensions.map(({ reason }) => reason),
      requirements: golden.requirements,
      ...(requirements !== undefined && { nearest: requirements.map(({ nearest }) => nearest) }),
    }),
    defects: JSON.stringify(defects.slice(0, FINDINGS_PER_SESSION)),
    marks: marks === undefined ? '' : JSON.stringify(marks),
  };
}

function aboutGolden({ place, difficulty, kind, unreviewed, gates, referenceDigest, requirements }: GoldenSession) {
  return {
    line: place.line ?? 1,
    difficulty,
    kind,
    unreviewed,
    gates,
    referenceDigest,
    hasRequirements: requirements.length > 0,
  };
}

function bodyOf(body: RecordBody): string {
  return JSON.stringify(body);
}
