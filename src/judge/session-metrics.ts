import type { Place } from '../core/errors.js';
import type { Defect } from '../core/finding.js';
import type { SessionMetric } from '../settings/judge-metrics.js';
import type { Reason } from './asking/completer.js';
import type { Effort } from './judgement.js';
import type { Claim } from './metrics/claims.js';
import type { CompletionResult, RequirementResult } from './metrics/completion.js';
import type { FaithfulnessResult } from './metrics/faithfulness.js';
import type { GevalResult } from './metrics/geval.js';
import type { MetricResult } from './metrics/metric-result.js';

/** A claim with the line of the candidate's file in which it stands. */
export interface PlacedClaim extends Claim {
  readonly place: Place;
}

/** Faithfulness with its claims placed. */
export interface PlacedFaithfulness extends Omit<FaithfulnessResult, 'claims' | 'ending'> {
  readonly claims: readonly PlacedClaim[];
  readonly ending: PlacedClaim | null;
}

/** Completion with the place in the candidate's file of the words that decide, else of the part that could be it. */
export interface PlacedCompletion extends Omit<CompletionResult, 'requirements'> {
  readonly requirements: readonly (RequirementResult & { readonly place: Place | null })[];
}

/** The scores of one thing that was judged: of a session, or of a turn of one. */
export interface MetricScores {
  /** Name of the session, or id of the turn. */
  readonly session: string;
  /** A metric that was not wanted is not there. */
  readonly relevance?: GevalResult;
  readonly coherence?: GevalResult;
  readonly faithfulness?: Omit<FaithfulnessResult, 'claims' | 'ending'> & {
    readonly claims: readonly Pick<Claim, 'status'>[];
  };
  readonly completion?: MetricResult & {
    readonly requirements: readonly Pick<RequirementResult, 'status' | 'stage'>[];
  };
  /** Requested metrics that cannot be asked here, so that they are not wanted. */
  readonly skipped: readonly { readonly metric: SessionMetric; readonly reason: Reason }[];
  readonly effort: Effort;
  /** What each member of a panel says, in their order; then the scores are medians of those who count. */
  readonly voices?: readonly MetricVoice[];
}

/** What one member of a panel says of a session beside the rubric. */
export interface MetricVoice {
  readonly provider: string;
  readonly model: string;
  /** 0..1 for each metric that it was to measure; null where it has not. */
  readonly scores: Readonly<Partial<Record<SessionMetric, number | null>>>;
  /** The metrics in whose medians it counts. */
  readonly counts: readonly SessionMetric[];
}

/** What the metrics beside the rubric say of one session. */
export interface SessionMetrics extends MetricScores {
  readonly faithfulness?: PlacedFaithfulness;
  readonly completion?: PlacedCompletion;
  /** What relevance and faithfulness were measured against. */
  readonly grounding?: { readonly file: string; readonly digest: string; readonly malformed: number };
  /** What of the candidate was cut before it was shown to the judge; left out where nothing was. */
  readonly shortened?: readonly string[];
  /** What is wrong with the candidate, in the judge's eyes. */
  readonly defects: readonly Defect[];
}
