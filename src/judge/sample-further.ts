import type { AskOnce } from './ask-once.js';
import { isEnough } from './judge-facts.js';
import { addEfforts } from './judgement.js';
import { gevalRequest, limitedGeval, type MeasuredSession, type MeasureOptions } from './measure-session.js';
import { toOneAnswer } from './meter.js';
import { readGevalAnswer } from './metrics/geval.js';
import { withAnswer } from './metrics/measure-geval.js';
import { seriesToSample } from './open-gates.js';
import type { SessionMetrics } from './session-metrics.js';

/** A gate on the mean of a metric that is measured by samples. */
export interface OpenMetricGate {
  readonly metric: 'relevance' | 'coherence';
  readonly threshold: number;
}

export interface FurtherOptions extends MeasureOptions {
  readonly gates: readonly OpenMetricGate[];
  readonly maxSamples: number;
}

/**
 * Draws further samples of relevance and coherence while one of their gates could still turn over, as for the rubric: of
 * the session that is least certain, one at a time. Ends where nothing more can be had: no money, no time, nobody to ask.
 */
export async function sampleFurther(
  sessions: readonly MeasuredSession[],
  first: readonly SessionMetrics[],
  options: FurtherOptions,
  askOnce: AskOnce,
): Promise<readonly SessionMetrics[]> {
  const measured = [...first];
  for (const { metric, threshold } of options.gates) {
    for (;;) {
      const results = measured.map((one) => one[metric]);
      const wanted = results.filter((result) => result !== undefined).length;
      const known = results.filter((result) => result?.score != null).length;
      if (!isEnough({ wanted, measured: known }, options.minMeasured)) break;
      const series = results.map((result) => ({
        score: result?.score ?? null,
        samples: (result?.answers ?? []).map(({ score }) => score),
        asked: result?.asked ?? 0,
      }));
      const index = seriesToSample(series, threshold, options.maxSamples);
      const [subject, metrics] = index === undefined ? [] : [sessions[index], measured[index]];
      const result = metrics?.[metric];
      const request = subject && gevalRequest(metric, subject, options);
      if (index === undefined || metrics === undefined || result === undefined || request === undefined) break;
      const asked = await askOnce({ session: metrics.session, metric, request, read: readGevalAnswer }, result.asked);
      const further = limitedGeval(withAnswer(result, toOneAnswer(asked)));
      measured[index] = { ...metrics, [metric]: further, effort: addEfforts(metrics.effort, asked) };
      if (asked.answer === null) return measured;
    }
  }
  return measured;
}
