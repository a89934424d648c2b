import type { Candidate } from '../inputs/candidates/candidate.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { SummaryFormat } from '../inputs/format/summary-format.js';
import type { ClaimCheck } from '../rubric/contradictions/claim-check.js';
import { RequirementCheck } from '../rubric/requirement-check.js';
import {
  openClaimCheck,
  openScorer,
  precisionOf,
  type RubricVersion,
  type Scorer,
  type Weights,
} from '../rubric/score.js';
import { marksOf, type TextMarks } from '../rubric/text-marks.js';
import { SummaryPairs } from '../rubric/v2/summary-pairs.js';
import { Vocabularies } from '../rubric/v2/vocabularies.js';
import type { HeadSession, Task } from './pair.js';
import { scoreSamples } from './score-samples.js';
import { type ExplainedSession, type ScoringTools, scoreCandidate } from './score-session.js';
import type { RatedSession } from './scored-session.js';
import { SessionContext } from './session-context.js';
import {
  type DefectsKept,
  type MarksKept,
  recordOfGolden,
  recordOfScored,
  type SessionRecord,
} from './session-record.js';
import type { SessionSource } from './session-source.js';
import { MOST_TEXTS } from './session-texts.js';
import { scoreTaught } from './taught-results.js';

/** How sessions are scored, and what is kept of them. */
export interface ScoringRules {
  readonly rubric: RubricVersion;
  readonly weights: Weights;
  readonly format: SummaryFormat;
  readonly defects: DefectsKept;
  readonly marks: MarksKept;
  /** The numbers of the samples that sessions of the run have; none where each has one candidate at most. */
  readonly samples: readonly number[];
  /** The sessions whose actions are looked at where a candidate has one that its reference lacks. */
  readonly head: readonly HeadSession[];
}

/** The texts of so many sessions may be held for a report that asks for them again. */
const FEW_SESSIONS = 60;

/** Scores sessions, one task at a time. Texts are read from the source and dropped when their task is done. */
export class SessionScorer {
  readonly score: Scorer;
  readonly vocabularies: Vocabularies;
  private readonly check: RequirementCheck;
  private readonly claims: ClaimCheck | undefined;
  private readonly context: SessionContext;
  private readonly worst: WorstSoFar | undefined;

  constructor(
    readonly source: SessionSource,
    private readonly rules: ScoringRules,
  ) {
    // All of them read the same texts.
    const vocabularies = new Vocabularies(rules.head.length <= FEW_SESSIONS);
    const pairs = new SummaryPairs(vocabularies);
    this.vocabularies = vocabularies;
    const { rubric, weights, format } = rules;
    this.score = openScorer(rubric, weights, format.dimensions, pairs);
    this.check = new RequirementCheck(vocabularies);
    this.claims = openClaimCheck(rubric, pairs);
    this.context = new SessionContext(source.transcriptOf, () => this.headSessions(), vocabularies);
    this.worst = rules.marks === 'none' ? undefined : new WorstSoFar(MOST_TEXTS);
  }

  /**
   * Reads and scores one session; undefined when the golden session is broken. Throws a UserError when a file has
   * changed.
   */
  record(task: Task): SessionRecord | undefined {
    const { source, rules } = this;
    const golden = source.golden(task.name, task.golden);
    if (golden === undefined) return undefined;
    if (golden.canary || !task.isScored) return recordOfGolden(golden, golden.canary ? 'canary' : 'unscored');
    if (rules.samples.length > 0) return this.recordSamples(golden, task);
    return this.recordCandidate(golden, source.candidate(task.name, task.candidates));
  }

  private recordCandidate(golden: GoldenSession, candidate: Candidate | undefined): SessionRecord {
    const scored = scoreCandidate(golden, candidate, this.tools());
    const isKept = scored.status === 'scored' && this.worst?.takes(scored.overall) === true;
    return recordOfScored(
      this.withTaught(golden, scored, [scored]),
      this.rules.defects,
      isKept ? marksAgainstReference(scored) : undefined,
    );
  }

  private recordSamples(golden: GoldenSession, { name, candidates }: Task): SessionRecord {
    const { samples: numbers, defects, rubric } = this.rules;
    const samples = this.source.samples(name, candidates, numbers);
    if ('kind' in samples) return this.recordCandidate(golden, samples);
    if (samples.size === 0) return this.recordCandidate(golden, undefined);
    const rules = { numbers, precision: precisionOf(rubric) };
    const { session, all, worst } = scoreSamples(golden, samples, rules, this.tools());
    const isKept = worst.session.status === 'scored' && this.worst?.takes(session.overall) === true;
    const rated = this.withTaught(
      golden,
      session,
      all.map((one) => one.session),
    );
    return recordOfScored(rated, defects, isKept ? marksAgainstReference(worst.session) : undefined);
  }

  /** @param candidates the session with its one candidate, or with each of its samples */
  private withTaught(
    golden: GoldenSession,
    session: RatedSession,
    candidates: readonly ExplainedSession[],
  ): RatedSession {
    if (golden.accepted.length + golden.rejected.length === 0) return session;
    return { ...session, taught: scoreTaught(golden, candidates, this.tools()) };
  }

  private tools(): ScoringTools {
    const { score, check, claims, context, source } = this;
    const { paths, unreadFile } = source;
    return { score, check, claims, context, format: this.rules.format, candidatesPath: paths.candidates, unreadFile };
  }

  private *headSessions(): Generator<GoldenSession> {
    for (const { name, golden } of this.rules.head) {
      const session = this.source.golden(name, golden);
      if (session !== undefined) yield session;
    }
  }
}

/** Pages show the reference; where the scores compare with an accepted summary, they mark it anew. */
function marksAgainstReference({ dimensions, details: { referenceUsed } }: ExplainedSession): TextMarks | undefined {
  return referenceUsed === undefined || referenceUsed === 'reference' ? marksOf(dimensions) : undefined;
}

/** Tells for a stream of scores whether each may still be among the lowest. */
export class WorstSoFar {
  private readonly scores: Float64Array;
  private count = 0;
  /** Scores above this cannot be among the lowest any more. */
  private limit = Number.POSITIVE_INFINITY;

  /** @param most how many of the lowest scores are wanted */
  constructor(private readonly most: number) {
    // Room to spare, so that few scores are sorted often.
    this.scores = new Float64Array(Math.ceil(most * 1.25) + 1);
  }

  /** Adds a score; returns whether it may be among the lowest. */
  takes(score: number): boolean {
    if (score > this.limit) return false;
    this.scores[this.count++] = score;
    if (this.count === this.scores.length) {
      this.scores.sort();
      this.count = this.most;
      this.limit = this.scores[this.most - 1] ?? Number.POSITIVE_INFINITY;
    }
    return true;
  }
}
