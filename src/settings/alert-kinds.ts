import {
  ALERT_LEVELS,
  ALERT_METRICS,
  type AlertLevel,
  type AlertMetric,
  type AlertThresholds,
  type AlertThresholdsByMetric,
  DEFAULT_ALERTS,
  isBadWhenHigh,
} from '../judge/alert-levels.js';
import { didYouMean, type Parsed, type RawValue, show } from './raw-value.js';
import { rate, type ValueKind } from './value-kinds.js';

const LEVELS = ALERT_LEVELS.join(', ');

/** Alert levels by metric, as a mapping of the config file. `none` switches a metric off; one not named keeps its own. */
export const alertThresholds: ValueKind<AlertThresholdsByMetric> = {
  allowed: `a mapping of metrics to none or {${LEVELS}}, each ${rate.allowed}; metrics: ${ALERT_METRICS.join(', ')}`,
  parse: (raw) => {
    if (!(raw instanceof Map)) return { problem: `${show(raw)} is not a mapping` };
    const read: Partial<Record<AlertMetric, AlertThresholds>> = {};
    for (const [key, levels] of raw) {
      const metric = ALERT_METRICS.find((candidate) => candidate === key);
      if (metric === undefined) return { problem: `${show(key)} is not a metric${didYouMean(key, ALERT_METRICS)}` };
      const parsed = levels === 'none' ? { value: {} } : readLevels(levels, metric);
      if ('problem' in parsed) return { problem: `${metric}: ${parsed.problem}` };
      read[metric] = parsed.value;
    }
    return { value: { ...DEFAULT_ALERTS, ...read } };
  },
  jsonSchema: {
    type: 'object',
    properties: Object.fromEntries(
      ALERT_METRICS.map((metric) => [
        metric,
        {
          anyOf: [
            {
              type: 'object',
              properties: Object.fromEntries(ALERT_LEVELS.map((level) => [level, rate.jsonSchema])),
              additionalProperties: false,
              minProperties: 1,
            },
            { const: 'none' },
          ],
        },
      ]),
    ),
    additionalProperties: false,
  },
};

function readLevels(raw: RawValue, metric: AlertMetric): Parsed<AlertThresholds> {
  if (!(raw instanceof Map) || raw.size === 0) return { problem: `${show(raw)} names no level; allowed: ${LEVELS}` };
  const levels: Partial<Record<AlertLevel, number>> = {};
  for (const [key, text] of raw) {
    const level = ALERT_LEVELS.find((candidate) => candidate === key);
    if (level === undefined) return { problem: `${show(key)} is not a level${didYouMean(key, ALERT_LEVELS)}` };
    const value = rate.parse(text);
    if ('problem' in value) return { problem: `${level}: ${value.problem}` };
    levels[level] = value.value;
  }
  const { warning, critical } = levels;
  const isUpsideDown =
    warning !== undefined &&
    critical !== undefined &&
    (isBadWhenHigh(metric) ? critical < warning : critical > warning);
  return isUpsideDown
    ? { problem: `critical ${critical} would be reached before warning ${warning}` }
    : { value: levels };
}
