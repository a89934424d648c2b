import type { JudgeAgreement } from '../calibration/judge-agreement.js';
import { shown } from '../gates/shown.js';
import type { JudgeMode } from '../settings/judge-settings.js';
import { DIMENSIONS } from '../summary.js';
import type { CanaryFact } from './canary-facts.js';
import type { Reason } from './completer.js';
import { type JudgeMetric, type ReportedMetric, SESSION_METRICS, type SessionMetric } from './judge-metrics.js';
import { addEfforts, type Effort, type Judgement, NO_EFFORT } from './judgement.js';
import type { MetaFacts } from './meta-evaluation.js';
import type { MetricScores, SessionMetrics } from './session-metrics.js';

/** Everything that a run knows from its judge, about sessions or about turns. */
export interface JudgeFacts<M extends MetricScores = SessionMetrics> {
  readonly mode: JudgeMode;
  readonly model: string;
  readonly promptVersion: string;
  readonly samples: number;
  /** What was asked for. */
  readonly metrics: readonly JudgeMetric[];
  /** What the rubric judge says, by session; empty where it was not asked for. */
  readonly judgements: ReadonlyMap<string, Judgement>;
  /** What the other metrics say, by session; empty where none was asked for. */
  readonly measured: ReadonlyMap<string, M>;
  readonly canaries: readonly CanaryFact[];
  /** Why nothing that the judge says can be believed; null where no canary speaks against it. */
  readonly voided: string | null;
  readonly meta: MetaFacts;
  /** Whether no model was asked, and all of this was made up. */
  readonly isSimulated?: true;
  /** Whether requests were sent by batches, at half price. */
  readonly isByBatch?: true;
  /** Why nobody could be asked, where `judge: auto` lets that pass: the gates of the judge are then only noted. */
  readonly absence: Reason | null;
  /** Where requests went, when that was not the vendor's own address. */
  readonly baseUrl: string | null;
  /** How far this very judge agrees with people, where `min-judge-agreement` asks for it. */
  readonly agreement?: JudgeAgreement;
}

/** Measurements of one session with the rubric metric: five dimensions and the overall. */
export const MEASUREMENTS = DIMENSIONS.length + 1;

export interface Measurements {
  readonly wanted: number;
  readonly measured: number;
}

/** How many measurements were wanted, and how many succeeded. */
export function countMeasurements(judgements: Iterable<Judgement>): Measurements {
  let wanted = 0;
  let missing = 0;
  for (const { unmeasured } of judgements) {
    wanted += MEASUREMENTS;
    missing += unmeasured.length;
  }
  return { wanted, measured: wanted - missing };
}

/** Whether gates may rest on what was measured. `minMeasured` is a share, 0..1, compared as it is shown. */
export function isEnough({ wanted, measured }: Measurements, minMeasured: number): boolean {
  return wanted > 0 && shown(measured / wanted) >= shown(minMeasured);
}

/** The same for one of the other metrics: a session where it cannot be asked does not count. */
export function countMetric(measured: Iterable<MetricScores>, metric: SessionMetric): Measurements {
  const results = [...measured].flatMap((metrics) => metrics[metric] ?? []);
  return { wanted: results.length, measured: results.filter(({ score }) => score !== null).length };
}

/** All wanted measurements of a run. */
export function countAll(facts: JudgeFacts<MetricScores>): Measurements {
  const parts = [
    countMeasurements(facts.judgements.values()),
    ...SESSION_METRICS.map((one) => countMetric(facts.measured.values(), one)),
  ];
  return {
    wanted: parts.reduce((sum, { wanted }) => sum + wanted, 0),
    measured: parts.reduce((sum, { measured }) => sum + measured, 0),
  };
}

/** The scores of a metric, of the sessions that have one, in their order. */
export function scoresOf({ measured }: JudgeFacts<MetricScores>, metric: ReportedMetric): readonly number[] {
  return [...measured.values()].flatMap((metrics) => {
    const score = metric === 'hallucination' ? metrics.faithfulness?.hallucination : metrics[metric]?.score;
    return score ?? [];
  });
}

export function totalEffort({ judgements, measured, canaries, meta }: JudgeFacts<MetricScores>): Effort {
  return [
    ...judgements.values(),
    ...[...measured.values()].map(({ effort }) => effort),
    ...canaries.map(({ effort }) => effort),
    meta.effort,
  ].reduce<Effort>(addEfforts, NO_EFFORT);
}

/** How often each reason kept something from being measured, the most frequent first, then by name. */
export function countReasons({
  judgements,
  measured,
}: Pick<JudgeFacts<MetricScores>, 'judgements' | 'measured'>): Readonly<Record<string, number>> {
  const counts = new Map<Reason, number>();
  const add = (reason: Reason): void => void counts.set(reason, (counts.get(reason) ?? 0) + 1);
  for (const { unmeasured } of judgements.values()) for (const { reason } of unmeasured) add(reason);
  for (const metrics of measured.values()) for (const { reason } of gapsOf(metrics)) add(reason);
  return Object.fromEntries([...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}

/** Wanted metrics of a session that were not measured. */
export function gapsOf(
  metrics: MetricScores,
): readonly { readonly measurement: SessionMetric; readonly reason: Reason }[] {
  return SESSION_METRICS.flatMap((metric) => {
    const reason = metrics[metric]?.reason ?? null;
    return reason === null ? [] : [{ measurement: metric, reason }];
  });
}
