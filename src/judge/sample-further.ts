import { gatesOn, thresholdsOf } from '../settings/gate-settings.js';
import type { Settings } from '../settings/table.js';
import type { AskOnce } from './ask-once.js';
import type { CompletionRequest } from './completer.js';
import { isEnough } from './judge-facts.js';
import { addEfforts } from './judgement.js';
import { limitedGeval } from './limited-words.js';
import { toOneAnswer } from './meter.js';
import { metricSeries } from './metric-series.js';
import { readGevalAnswer } from './metrics/geval.js';
import { withAnswer } from './metrics/measure-geval.js';
import { seriesToSample } from './open-gates.js';
import type { MetricScores } from './session-metrics.js';

/** A gate on the mean of a metric that is measured by samples. */
export interface OpenMetricGate {
  readonly metric: 'relevance' | 'coherence';
  readonly threshold: number;
}

export interface FurtherOptions {
  readonly gates: readonly OpenMetricGate[];
  readonly maxSamples: number;
  readonly minMeasured: number;
  /** The question about one of them; nothing where it cannot be asked. */
  readonly requestOf: (metric: OpenMetricGate['metric'], index: number) => CompletionRequest | undefined;
}

/** The gates of a run on metrics that are measured by samples. */
export function sampledGates(settings: Settings): readonly OpenMetricGate[] {
  return (['relevance', 'coherence'] as const).flatMap((metric) =>
    gatesOn(metric).flatMap((name) => thresholdsOf(settings[name]).map(({ threshold }) => ({ metric, threshold }))),
  );
}

/**
 * Draws further samples of relevance and coherence while one of their gates could still turn over, as for the rubric: of
 * the session or turn that is least certain, one at a time. Ends where nothing more can be had: no money, no time, nobody to ask.
 */
export async function sampleFurther<M extends MetricScores>(
  first: readonly M[],
  options: FurtherOptions,
  askOnce: AskOnce,
): Promise<readonly M[]> {
  const measured = [...first];
  for (const { metric, threshold } of options.gates) {
    for (;;) {
      const results = measured.map((one) => one[metric]);
      const wanted = results.filter((result) => result !== undefined).length;
      const known = results.filter((result) => result?.score != null).length;
      if (!isEnough({ wanted, measured: known }, options.minMeasured)) break;
      const index = seriesToSample(metricSeries(measured, metric), threshold, options.maxSamples);
      const metrics = index === undefined ? undefined : measured[index];
      const result = metrics?.[metric];
      const request = index === undefined ? undefined : options.requestOf(metric, index);
      if (index === undefined || metrics === undefined || result === undefined || request === undefined) break;
      const asked = await askOnce({ session: metrics.session, metric, request, read: readGevalAnswer }, result.asked);
      const further = limitedGeval(withAnswer(result, toOneAnswer(asked)));
      measured[index] = { ...metrics, [metric]: further, effort: addEfforts(metrics.effort, asked) };
      if (asked.answer === null) return measured;
    }
  }
  return measured;
}
