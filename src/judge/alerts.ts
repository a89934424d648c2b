import { showNumber, shown } from '../gates/shown.js';
import { type Hints, SESSION_HINTS } from './alert-hints.js';
import {
  ALERT_LEVELS,
  ALERT_METRICS,
  type AlertLevel,
  type AlertMetric,
  type AlertThresholdsByMetric,
  isBadWhenHigh,
} from './alert-levels.js';
import type { JudgeFacts } from './judge-facts.js';
import { type MetricMean, metricMeans } from './metric-means.js';
import type { MetricScores } from './session-metrics.js';

/** How much a mean over so many sessions is worth, as a word. */
export type Confidence = 'low' | 'medium' | 'high';

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
