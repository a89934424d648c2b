import type { Settings } from '../settings/table.js';
import type { AskOnce } from './ask-once.js';
import type { PassageChoice } from './grounding/select-passages.js';
import { inParallel } from './in-parallel.js';
import { gevalRequest, type MeasuredSession, measureSession } from './measure-session.js';
import { paceOf } from './pace.js';
import { type OpenMetricGate, sampledGates, sampleFurther } from './sample-further.js';
import type { SessionMetrics } from './session-metrics.js';

export interface MeasureTools {
  readonly choice: PassageChoice;
  readonly askOnce: AskOnce;
  /** Told when a session is done; must not throw. */
  readonly onSession: () => void;
}

/** Measures the metrics beside the rubric for every session, so many sessions at a time, in the order of the sessions. */
export async function measureSessions(
  sessions: readonly MeasuredSession[],
  settings: Settings,
  { choice, askOnce, onSession }: MeasureTools,
): Promise<readonly SessionMetrics[]> {
  const measured = new Map<number, SessionMetrics>();
  const pace = paceOf(settings);
  const options = {
    pace,
    metrics: settings['judge-metrics'],
    model: settings['judge-model'],
    samples: settings['judge-samples'],
    minMeasured: settings['min-measured'],
    choice,
  };
  await inParallel(sessions.entries(), pace.width, async ([i, session]) => {
    measured.set(i, await measureSession(session, options, askOnce));
    onSession();
  });
  const first = sessions.flatMap((_, i) => measured.get(i) ?? []);
  const further = {
    gates: sampledGates(settings),
    maxSamples: settings['judge-max-samples'],
    minMeasured: options.minMeasured,
    requestOf: (metric: OpenMetricGate['metric'], i: number) =>
      sessions[i] && gevalRequest(metric, sessions[i], options),
  };
  return sampleFurther(first, further, askOnce);
}
