import { showNumber, shown, stored } from '../core/numbers.js';
import {
  ALERT_LEVELS,
  ALERT_METRICS,
  type AlertLevel,
  type AlertMetric,
  type AlertThresholdsByMetric,
  isBadWhenHigh,
} from '../settings/alert-levels.js';
import { REPORTED_METRICS } from '../settings/judge-metrics.js';
import { mean } from '../statistics/descriptive.js';
import { type JudgeFacts, judgeMean, scoresOf } from './judge-facts.js';
import type { MetricScores } from './session-metrics.js';

/** How much a mean over so many sessions is worth, as a word. */
type Confidence = 'low' | 'medium' | 'high';

/** A metric beyond a level. It is something to look at and never a gate. */
export interface Alert {
  readonly metric: AlertMetric;
  readonly level: AlertLevel;
  /** The mean as it is shown, with three decimals. */
  readonly value: number;
  readonly threshold: number;
  /** Sessions that were measured. */
  readonly n: number;
  readonly confidence: Confidence;
  /** What to look at first. */
  readonly hints: readonly string[];
}

const MEDIUM_FROM = 10;
const HIGH_FROM = 30;

export function confidenceOf(n: number): Confidence {
  if (n < MEDIUM_FROM) return 'low';
  return n < HIGH_FROM ? 'medium' : 'high';
}

/** The alerts of a judged run, of one that is simulated or void none; `levels` is null where they are switched off. */
export function alertsOf(
  judge: JudgeFacts<MetricScores>,
  levels: AlertThresholdsByMetric | null,
  hints?: Hints,
): readonly Alert[] {
  if (judge.isSimulated === true || judge.voided !== null) return [];
  return evaluateAlerts(metricMeans(judge), levels ?? {}, hints);
}

/**
 * One alert for each metric that is beyond a level, the graver one where it is beyond both, in the order of the metrics.
 * Compares what is shown, as gates do. What was not measured raises none.
 */
export function evaluateAlerts(
  means: Readonly<Partial<Record<AlertMetric, MetricMean>>>,
  levels: AlertThresholdsByMetric,
  hints: Hints = SESSION_HINTS,
): readonly Alert[] {
  return ALERT_METRICS.flatMap((metric): readonly Alert[] => {
    const { mean = null, n = 0 } = means[metric] ?? {};
    if (mean === null || n === 0) return [];
    const level = ALERT_LEVELS.findLast((candidate) => isBeyond(metric, mean, levels[metric]?.[candidate]));
    const threshold = level === undefined ? undefined : levels[metric]?.[level];
    if (level === undefined || threshold === undefined) return [];
    return [{ metric, level, value: shown(mean), threshold, n, confidence: confidenceOf(n), hints: hints[metric] }];
  });
}

function isBeyond(metric: AlertMetric, mean: number, threshold: number | undefined): boolean {
  if (threshold === undefined) return false;
  return isBadWhenHigh(metric) ? shown(mean) > shown(threshold) : shown(mean) < shown(threshold);
}

/** `hallucination 0.240 > 0.200`, as a person reads it. */
export function alertComparison({ metric, value, threshold }: Pick<Alert, 'metric' | 'value' | 'threshold'>): string {
  return `${metric} ${showNumber(value)} ${isBadWhenHigh(metric) ? '>' : '<'} ${showNumber(threshold)}`;
}

/** What to look at first where a metric is beyond a level. */
type Hints = Readonly<Record<AlertMetric, readonly string[]>>;

const SESSION_HINTS: Hints = {
  rubric: [
    'Read the sessions that the judge rates lowest first',
    'Look at JUDGE_DISAGREES: where the rubric is content, the judge may be wrong',
  ],
  relevance: [
    'See whether the summaries answer what the session was about, or tell of side tracks',
    'Check that the whole session reaches the model, and not only its end',
  ],
  coherence: [
    'Look for lists of fragments and for sentences that contradict each other',
    'Check the length limit of the output: a cut text reads badly',
  ],
  faithfulness: [
    'Read the claims without support beside the transcript',
    'Ask the pipeline for what the session says and for nothing else',
  ],
  hallucination: [
    'Read the contradicted claims first, then those without support',
    'Check that the transcript is not cut before the pipeline sees it',
    'Try another model for the summaries',
  ],
  completion: ['See which requirements are missed in several sessions', 'Name them in the prompt of the pipeline'],
  explanation_quality: [
    'Do not rely on the scores of this judge until its reasons are sound',
    'Try another judge-model, and calibrate it with labels',
  ],
};

/** What to do about a low metric of assistant turns. Metrics that turns do not have keep the hints for sessions. */
export const TURN_HINTS: Hints = {
  ...SESSION_HINTS,
  relevance: [
    'See whether the assistant answers the last message, or goes on with what it was doing',
    'Messages that rest on earlier ones are hard to judge alone: read the lowest turns first',
  ],
  coherence: [
    'Look for replies that break off, repeat themselves or contradict what they said before',
    'Check the length limit of the output: a cut text reads badly',
  ],
  faithfulness: [
    'Read the claims without support beside the results of the tools',
    'Ask the assistant to say what it has seen, and to name what it has not checked',
  ],
  hallucination: [
    'Read the contradicted claims first, then those without support',
    'A judge sees 500 characters of a result: what stands behind them cannot support a claim',
  ],
};

interface MetricMean {
  /** 0..1; null when nothing was measured. */
  readonly mean: number | null;
  /** Sessions that were measured; for the quality of explanations, explanations. */
  readonly n: number;
}

/** The mean of each metric that the judge of a run measures, as the report keeps it. */
function metricMeans(judge: JudgeFacts<MetricScores>): Readonly<Partial<Record<AlertMetric, MetricMean>>> {
  const overalls = [...judge.judgements.values()].filter(({ overall }) => overall.score !== null);
  const quality = judge.meta.evaluations.flatMap(({ answer }) => answer?.score ?? []);
  return {
    rubric: { mean: judgeMean(judge, 'overall'), n: overalls.length },
    ...Object.fromEntries(REPORTED_METRICS.map((metric) => [metric, meanOf(scoresOf(judge, metric))])),
    explanation_quality: meanOf(quality),
  };
}

function meanOf(scores: readonly number[]): MetricMean {
  return { mean: stored(mean(scores), 'six decimals'), n: scores.length };
}
