import type { Dimension } from '../core/summary.js';
import {
  type JudgeMetric,
  SAMPLED_METRICS,
  type SampledMetric,
  SESSION_METRICS,
  type SessionMetric,
} from '../settings/judge-metrics.js';
import type { Settings } from '../settings/table.js';
import { type AskOnce, type AskOne, EffortRecorder, toOneAnswer } from './asking/ask-once.js';
import type { CompletionRequest, Reason } from './asking/completer.js';
import { inParallel, type Pace, paceOf, widthInSession } from './asking/concurrency.js';
import { PassageChoice } from './grounding/select-passages.js';
import { countMetric } from './judge-facts.js';
import { addEfforts, NO_EFFORT } from './judgement.js';
import { limitedGeval } from './limits.js';
import { type GevalResult, measureGeval, readGevalAnswer, withAnswer } from './metrics/geval.js';
import { unmeasured } from './metrics/metric-result.js';
import { askedDimensions } from './rubric-questions.js';
import { drawFurther, type Further, type FurtherOptions, type Series } from './sampling/further-samples.js';
import { metricScore } from './sampling/known-score.js';
import type { MetricScores } from './session-metrics.js';

/** Something that metrics are measured of: the candidate of a session, or a turn of an assistant. */
export interface MeasuredSubject<M extends MetricScores> {
  /** Asks for every metric that is wanted. */
  readonly measure: (askOnce: AskOnce) => Promise<M>;
  /** The question for a score on a scale of five; nothing where it cannot be asked. */
  readonly requestOf: (metric: SampledMetric) => CompletionRequest | undefined;
}

export interface MeasureOptions {
  readonly metrics: readonly JudgeMetric[];
  readonly model: string;
  readonly samples: number;
  /** Share of the claims or requirements that must have got an answer, 0..1. */
  readonly minMeasured: number;
  /** One for a run, since it remembers. */
  readonly choice: PassageChoice;
  readonly pace: Pick<Pace, 'order'>;
  /** The dimensions that summaries have. */
  readonly dimensions: readonly Dimension[];
}

export function measureOptions(settings: Settings, metrics: readonly JudgeMetric[]): MeasureOptions {
  return {
    metrics,
    model: settings['judge-model'],
    samples: settings['judge-samples'],
    minMeasured: settings['min-measured'],
    choice: new PassageChoice(),
    pace: paceOf(settings),
    ...askedDimensions(settings),
  };
}

interface MeasureTools extends Pick<FurtherOptions, 'onProgress'> {
  readonly askOnce: AskOnce;
  /** Told when a subject has its first scores; must not throw. */
  readonly onMeasured: () => void;
}

/** Measures all subjects, so many at a time, then draws further samples where a gate is still open. Keeps their order. */
export async function measureSubjects<M extends MetricScores>(
  subjects: readonly MeasuredSubject<M>[],
  settings: Settings,
  { askOnce, onMeasured, onProgress }: MeasureTools,
): Promise<readonly M[]> {
  const measured = new Map<number, M>();
  await inParallel(subjects.entries(), paceOf(settings).width, async ([i, subject]) => {
    measured.set(i, await subject.measure(askOnce));
    onMeasured();
  });
  const first = subjects.flatMap((_, i) => measured.get(i) ?? []);
  const series = SAMPLED_METRICS.flatMap((metric): readonly Series<M>[] => {
    const threshold = settings[`min-${metric}`];
    return threshold === null ? [] : [seriesOf(metric, threshold, subjects, askOnce)];
  });
  return drawFurther(first, series, {
    width: paceOf(settings).width,
    maxSamples: settings['judge-max-samples'],
    minMeasured: settings['min-measured'],
    onProgress,
  });
}

function seriesOf<M extends MetricScores>(
  metric: SampledMetric,
  threshold: number,
  subjects: readonly MeasuredSubject<M>[],
  askOnce: AskOnce,
): Series<M> {
  return {
    metric,
    threshold,
    scoreOf: (scores) => metricScore(scores, metric),
    countOf: (all) => countMetric(all, metric),
    askAgain: (scores, index) => askAgain(metric, scores, subjects[index]?.requestOf(metric), askOnce),
  };
}

async function askAgain<M extends MetricScores>(
  metric: SampledMetric,
  scores: M,
  request: CompletionRequest | undefined,
  askOnce: AskOnce,
): Promise<Further<M>> {
  const result = scores[metric] ?? NOT_ASKED;
  const asked =
    request === undefined
      ? { ...NO_EFFORT, answer: null, reason: 'no_grounding' as const, modelUsed: null }
      : await askOnce({ session: scores.session, metric, request, read: readGevalAnswer }, result.asked);
  const further = limitedGeval(withAnswer(result, toOneAnswer(asked)));
  return { known: { ...scores, [metric]: further, effort: addEfforts(scores.effort, asked) }, asked };
}

const NOT_ASKED: GevalResult = { ...unmeasured('no_grounding'), asked: 0, answers: [] };

/** Metrics that are asked once: questions about claims and facts, whose answers make one score. */
export type CheckedMetric = Exclude<SessionMetric, SampledMetric>;

/** How the metrics of one subject are measured. `C` are the results of those that are asked once. */
export interface Measuring<C extends object> extends Pick<MeasuredSubject<MetricScores>, 'requestOf'> {
  readonly name: string;
  /** Why a metric cannot be asked here, so that it is not wanted. */
  readonly obstacleOf: (metric: SessionMetric) => Reason | undefined;
  readonly check: (metric: CheckedMetric, ask: AskOne) => Promise<C>;
}

/** Measures what is asked for of one subject: one metric after the other, or all together. */
export async function measureMetrics<C extends object>(
  { name, obstacleOf, requestOf, check }: Measuring<C>,
  options: MeasureOptions,
  askOnce: AskOnce,
): Promise<Pick<MetricScores, 'session' | SampledMetric | 'skipped' | 'effort'> & Partial<C>> {
  const effortRecorder = new EffortRecorder(name, askOnce);
  const wanted = SESSION_METRICS.filter((metric) => options.metrics.includes(metric));
  const skipped = wanted.flatMap((metric) => {
    const reason = obstacleOf(metric);
    return reason === undefined ? [] : [{ metric, reason }];
  });
  const asked = wanted.filter((metric) => !skipped.some((one) => one.metric === metric));
  const sampled: Partial<Record<SampledMetric, GevalResult>> = {};
  let checked: Partial<C> = {};
  await inParallel(asked, widthInSession(options.pace), async (metric) => {
    if (metric === 'relevance' || metric === 'coherence') {
      sampled[metric] = await measureSampled(metric, requestOf(metric), options, effortRecorder);
    } else {
      const part = await check(metric, effortRecorder.asking(metric));
      checked = { ...checked, ...part };
    }
  });
  return { session: name, ...sampled, ...checked, skipped, effort: effortRecorder.effort };
}

async function measureSampled(
  metric: SampledMetric,
  request: CompletionRequest | undefined,
  options: MeasureOptions,
  effortRecorder: EffortRecorder,
): Promise<GevalResult> {
  if (request === undefined) return NOT_ASKED;
  return limitedGeval(await measureGeval(request, options, (sample) => effortRecorder.asking(metric, sample)));
}
