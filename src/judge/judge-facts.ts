import { stored } from '../core/numbers.js';
import { DIMENSIONS, type ScoreName } from '../core/summary.js';
import {
  type JudgeMetric,
  type ReportedMetric,
  SESSION_METRICS,
  type SessionMetric,
} from '../settings/judge-metrics.js';
import type { JudgeMode } from '../settings/judge-settings.js';
import type { ProviderName } from '../settings/provider-settings.js';
import { countBy, mean } from '../statistics/descriptive.js';
import type { Reason } from './asking/completer.js';
import type { NewRecordings } from './asking/new-recordings.js';
import type { Agreement } from './calibration/agreement.js';
import type { CanaryFact } from './canaries.js';
import type { JudgeStrength } from './judge-strength.js';
import {
  addEfforts,
  type Effort,
  type Judgement,
  judgedDimensions,
  type Measurements,
  NO_EFFORT,
} from './judgement.js';
import type { MetaFacts } from './meta-evaluation.js';
import type { PanelFacts } from './panel/panel-facts.js';
import type { Guidelines } from './prompts/guidelines.js';
import type { MetricScores, SessionMetrics } from './session-metrics.js';
import { NO_TRANSPLANTS, type TransplantFacts } from './transplants.js';

/** Everything that a run knows from its judge, about sessions or about turns. */
export interface JudgeFacts<M extends MetricScores = SessionMetrics> {
  readonly mode: JudgeMode;
  readonly model: string;
  readonly promptVersion: string;
  /** What the team says about its summaries, where the rubric judge was told; part of `promptVersion`. */
  readonly guidelines?: Guidelines;
  readonly samples: number;
  /** What was asked for. */
  readonly metrics: readonly JudgeMetric[];
  /** What the rubric judge says, by session; empty where it was not asked for. */
  readonly judgements: ReadonlyMap<string, Judgement>;
  /** What the other metrics say, by session; empty where none was asked for. */
  readonly measured: ReadonlyMap<string, M>;
  readonly canaries: readonly CanaryFact[];
  /** Candidates far above the rubric, asked about again; left out where nobody looked. */
  readonly transplants?: TransplantFacts;
  /** Why nothing that the judge says can be believed; null where neither canary nor candidate speaks against it. */
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
  /** Who was asked, where that was not the Messages API. */
  readonly provider?: Exclude<ProviderName, 'anthropic'>;
  /** The name of the program that was asked. */
  readonly program?: string;
  /** What the server of a model has shown that it does not take; left out where it took all. */
  readonly conceded?: readonly { readonly model: string; readonly parts: readonly string[] }[];
  /** Recorded answers that the pull request brings itself; left out where there are none. */
  readonly newRecordings?: NewRecordings;
  /** How strong this very judge is, where the self-test has asked it and its answers are recorded. */
  readonly strength?: JudgeStrength;
  /** Who has judged, where several have: then scores are medians. */
  readonly panel?: PanelFacts;
  /** How far this very judge agrees with people, where `min-judge-agreement` asks for it. */
  readonly agreement?: JudgeAgreement;
}

/** What of a session's texts the judge was not shown, in our own words. */
export function shortenedFor(session: string, { judgements, measured }: JudgeFacts): readonly string[] {
  return judgements.get(session)?.shortened ?? measured.get(session)?.shortened ?? [];
}

/** What the rubric judge gives a session: an overall, and a score in each dimension. */
const SCORES: readonly ScoreName[] = ['overall', ...DIMENSIONS];

/** How many measurements by the rubric judge were wanted, and how many succeeded. */
export function countMeasurements(judgements: Iterable<Judgement>): Measurements {
  return sumOf(countEachScore([...judgements]));
}

/** How often one score of the rubric judge was wanted, and how often it was measured. */
export function countScore(judgements: Iterable<Judgement>, what: ScoreName): Measurements {
  let wanted = 0;
  let missing = 0;
  for (const judgement of judgements) {
    if (what !== 'overall' && !judgedDimensions(judgement).includes(what)) continue;
    wanted += judgement.bySample?.length ?? 1;
    missing += judgement.unmeasured.filter(({ measurement }) => measurement === what).length;
  }
  return { wanted, measured: wanted - missing };
}

/** Each score of the rubric judge that was wanted anywhere. */
export function countEachScore(
  judgements: readonly Judgement[],
): readonly (Measurements & { readonly what: ScoreName })[] {
  return SCORES.map((what) => ({ what, ...countScore(judgements, what) })).filter(({ wanted }) => wanted > 0);
}

function sumOf(parts: readonly Measurements[]): Measurements {
  return {
    wanted: parts.reduce((sum, { wanted }) => sum + wanted, 0),
    measured: parts.reduce((sum, { measured }) => sum + measured, 0),
  };
}

/** Wanted and measured scores of one session metric. Sessions that the metric cannot be asked about do not count. */
export function countMetric(measured: Iterable<MetricScores>, metric: SessionMetric): Measurements {
  const results = [...measured].flatMap((metrics) => metrics[metric] ?? []);
  return { wanted: results.length, measured: results.filter(({ score }) => score !== null).length };
}

/** All wanted measurements of a run. */
export function countAll(facts: JudgeFacts<MetricScores>): Measurements {
  return sumOf([
    countMeasurements(facts.judgements.values()),
    ...SESSION_METRICS.map((one) => countMetric(facts.measured.values(), one)),
  ]);
}

/** The scores of a metric, of the sessions that have one, in their order. */
export function scoresOf({ measured }: JudgeFacts<MetricScores>, metric: ReportedMetric): readonly number[] {
  return [...measured.values()].flatMap((metrics) => {
    const score = metric === 'hallucination' ? metrics.faithfulness?.hallucination : metrics[metric]?.score;
    return score ?? [];
  });
}

export function totalEffort({
  judgements,
  measured,
  canaries,
  transplants = NO_TRANSPLANTS,
  meta,
  panel,
}: JudgeFacts<MetricScores>): Effort {
  // What a member was asked that is in no fact of the panel was paid for, too.
  if (panel !== undefined) return panel.members.reduce<Effort>((sum, { effort }) => addEfforts(sum, effort), NO_EFFORT);
  return [
    ...judgements.values(),
    ...[...measured.values()].map(({ effort }) => effort),
    ...canaries.map(({ effort }) => effort),
    ...transplants.asked.map(({ effort }) => effort),
    ...(transplants.beyond === undefined ? [] : [transplants.beyond]),
    meta.effort,
  ].reduce<Effort>(addEfforts, NO_EFFORT);
}

/** How often each reason kept something from being measured, the most frequent first, then by name. */
export function countReasons({
  judgements,
  measured,
}: Pick<JudgeFacts<MetricScores>, 'judgements' | 'measured'>): Readonly<Record<string, number>> {
  return countGaps([
    ...[...judgements.values()].flatMap(({ unmeasured }) => unmeasured),
    ...[...measured.values()].flatMap(gapsOf),
  ]);
}

/** How often each reason stands behind a gap, the most frequent first, then by name. */
export function countGaps(gaps: readonly { readonly reason: Reason }[]): Readonly<Record<string, number>> {
  const counts = countBy(gaps.map(({ reason }) => reason));
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

/** What the judge of a run says of the labelled candidates, in the same run and with the same question. */
export interface JudgeAgreement {
  /** How many candidates have a label, and of how many the judge gave an overall. */
  readonly labels: number;
  readonly measured: number;
  readonly agreement: Agreement;
  /** 0..1 or below; null when it could not be told, with the reason. */
  readonly level: number | null;
  readonly obstacle: string | null;
  /** What asking about the labels took, beside the run itself. */
  readonly effort: Effort;
  /** SHA-256 of all labels: a pull request that changes them changes the yardstick. */
  readonly digest: string;
}

/** The mean of a metric over the sessions that were measured, as the report keeps it; null when none was. */
export function metricMean(judge: JudgeFacts<MetricScores>, metric: ReportedMetric): number | null {
  return stored(mean(scoresOf(judge, metric)), 'six decimals');
}

/** The mean over the sessions that were measured, as the report keeps it; null when none was. */
export function judgeMean({ judgements }: JudgeFacts<MetricScores>, what: ScoreName): number | null {
  const scores = [...judgements.values()].flatMap(({ overall, dimensions }) => {
    const { score } = what === 'overall' ? overall : dimensions[what];
    return score === null ? [] : [score];
  });
  return stored(mean(scores), 'six decimals');
}
