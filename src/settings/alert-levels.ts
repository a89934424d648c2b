/** Metrics that can raise an alert. */
export const ALERT_METRICS = [
  'rubric',
  'relevance',
  'coherence',
  'faithfulness',
  'hallucination',
  'completion',
  'explanation_quality',
] as const;
export type AlertMetric = (typeof ALERT_METRICS)[number];

/** The milder first. */
export const ALERT_LEVELS = ['warning', 'critical'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** Thresholds of one metric, 0..1. A level that is not named raises no alert. */
export type AlertThresholds = Readonly<Partial<Record<AlertLevel, number>>>;
export type AlertThresholdsByMetric = Readonly<Partial<Record<AlertMetric, AlertThresholds>>>;

/** Metrics whose high values are bad; of all others low values are. */
const BAD_WHEN_HIGH: ReadonlySet<AlertMetric> = new Set<AlertMetric>(['hallucination']);

export function isBadWhenHigh(metric: AlertMetric): boolean {
  return BAD_WHEN_HIGH.has(metric);
}

const LOW = { warning: 0.7, critical: 0.5 } as const;

/** Levels of a run that sets none. The rubric has gates of its own, and completion means something else in each corpus. */
export const DEFAULT_ALERTS: AlertThresholdsByMetric = {
  relevance: LOW,
  coherence: LOW,
  faithfulness: LOW,
  hallucination: { warning: 0.1, critical: 0.2 },
};
