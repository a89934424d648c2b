import { RequirementCheck } from '../rubric/requirement-check.js';
import { openScorer, type RubricVersion, type Scorer, type Weights } from '../rubric/score.js';
import { marksOf } from '../rubric/text-marks.js';
import { Vocabularies } from '../rubric/v2/vocabularies.js';
import type { Task } from './pair.js';
import { scoreCandidate } from './score-session.js';
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
  readonly defects: DefectsKept;
  readonly marks: MarksKept;
}

/** Scores sessions, one task at a time. Texts are read from the source and dropped when their task is done. */
export class SessionScorer {
  readonly score: Scorer;
  private readonly check: RequirementCheck;
  private readonly worst: WorstSoFar | undefined;

  constructor(
    readonly source: SessionSource,
    private readonly rules: ScoringRules,
  ) {
    // Both read the same texts.
    const vocabularies = new Vocabularies();
    const { rubric, weights } = rules;
    this.score = openScorer(rubric, weights, vocabularies);
    this.check = new RequirementCheck(vocabularies);
    this.worst = rules.marks === 'none' ? undefined : new WorstSoFar(MOST_TEXTS);
  }

  /**
   * Reads and scores one session; undefined when the golden session is broken. Throws a UserError when a file has
   * changed.
   */
  record(task: Task): SessionRecord | undefined {
    const { source, score, check, rules } = this;
    const golden = source.golden(task.name, task.golden);
    if (golden === undefined) return undefined;
    if (golden.canary || !task.isScored) return recordOfGolden(golden, golden.canary ? 'canary' : 'unscored');
    const candidate = source.candidate(task.name, task.candidates);
    const scored = scoreCandidate(golden, candidate, { score, check, candidatesPath: source.paths.candidates });
    const isKept = scored.status === 'scored' && this.worst?.takes(scored.overall) === true;
    return recordOfScored(scored, rules.defects, isKept ? marksOf(scored.dimensions) : undefined);
  }
}
