import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { SummaryFormat } from '../inputs/format/summary-format.js';
import type { ClaimCheck } from '../rubric/contradictions/contradicted-claims.js';
import { RequirementCheck } from '../rubric/requirement-check.js';
import { openClaimCheck, openScorer, type RubricVersion, type Scorer, type Weights } from '../rubric/score.js';
import { marksOf } from '../rubric/text-marks.js';
import { SummaryPairs } from '../rubric/v2/summary-pairs.js';
import type { HeadSession, Task } from './pair.js';
import { scoreCandidate } from './score-session.js';
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
import { WorstSoFar } from './worst-so-far.js';

/** How sessions are scored, and what is kept of them. */
export interface ScoringRules {
  readonly rubric: RubricVersion;
  readonly weights: Weights;
  readonly format: SummaryFormat;
  readonly defects: DefectsKept;
  readonly marks: MarksKept;
  /** The sessions whose actions are looked at where a candidate has one that its reference lacks. */
  readonly head: readonly HeadSession[];
}

/** Scores sessions, one task at a time. Texts are read from the source and dropped when their task is done. */
export class SessionScorer {
  readonly score: Scorer;
  private readonly check: RequirementCheck;
  private readonly claims: ClaimCheck | undefined;
  private readonly context: SessionContext;
  private readonly worst: WorstSoFar | undefined;

  constructor(
    readonly source: SessionSource,
    private readonly rules: ScoringRules,
  ) {
    // All of them read the same texts.
    const pairs = new SummaryPairs();
    const { vocabularies } = pairs;
    const { rubric, weights } = rules;
    this.score = openScorer(rubric, weights, pairs);
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
    const { source, score, check, claims, context, rules } = this;
    const golden = source.golden(task.name, task.golden);
    if (golden === undefined) return undefined;
    if (golden.canary || !task.isScored) return recordOfGolden(golden, golden.canary ? 'canary' : 'unscored');
    const candidate = source.candidate(task.name, task.candidates);
    const scored = scoreCandidate(golden, candidate, {
      score,
      check,
      claims,
      context,
      format: rules.format,
      candidatesPath: source.paths.candidates,
    });
    const isKept = scored.status === 'scored' && this.worst?.takes(scored.overall) === true;
    return recordOfScored(scored, rules.defects, isKept ? marksOf(scored.dimensions) : undefined);
  }

  private *headSessions(): Generator<GoldenSession> {
    for (const { name, golden } of this.rules.head) {
      const session = this.source.golden(name, golden);
      if (session !== undefined) yield session;
    }
  }
}
