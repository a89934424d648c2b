import { shown } from '../core/numbers.js';
import { DIMENSIONS, type Dimension, type Summary } from '../core/summary.js';
import type { CarryingFact } from './asking/carrying-fact.js';
import type { Reason } from './asking/completer.js';

/** A score of the judge, or why there is none. Never 0 for "we do not know". */
export interface JudgedScore {
  /** 0..1, the median of the samples, or where a gate holds the mean of the scores their mean; null when no sample has it. */
  readonly score: number | null;
  /** The judge's own words; null where it gave none. Foreign text. */
  readonly reason: string | null;
}

/** What was spent on the answers about one session. */
export interface Effort {
  /** Requests sent, retries included. */
  readonly attempts: number;
  /** Requests beyond the first of each question. */
  readonly retries: number;
  /** Answers taken from the cassette instead of a request. */
  readonly cacheHits: number;
  /** Tokens of requests; null where a provider does not count them. */
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  /** US dollars; null when the price of the model is not known. */
  readonly costUsd: number | null;
  /** What the answers from the cassette cost when they were recorded. */
  readonly savedUsd: number | null;
  readonly durationMs: number;
  /** Time of `durationMs` that was waited before asking again. */
  readonly waitedMs: number;
  /** Requests that brought no usable answer, by reason. */
  readonly failures: Failures;
}

type Failures = ReadonlyMap<Reason, number>;

/** What the judge says of one session. */
export interface Judgement extends Effort {
  readonly session: string;
  readonly overall: JudgedScore;
  readonly dimensions: Readonly<Record<Dimension, JudgedScore>>;
  /** What the judge has noted before it scored, in the answer whose words are shown. Foreign text. */
  readonly facts: readonly CarryingFact[];
  readonly invented: readonly string[];
  /** Whether any answer says that the candidate speaks to its judge; null where none says anything about it. */
  readonly speaksToJudge: boolean | null;
  readonly rationale: string | null;
  /** Made from the facts. */
  readonly suggestions: readonly string[];
  readonly rewrite: Summary | null;
  /** What of the candidate, and of the reference, was cut before it was shown to the judge; left out where nothing was. */
  readonly shortened?: readonly string[];
  /** Overall scores of the samples that have one, in the order they were asked. */
  readonly overalls: readonly number[];
  readonly dimensionSamples: Readonly<Record<Dimension, readonly number[]>>;
  /** Answers that measured something. */
  readonly samples: number;
  /** Samples that were asked for, with those that failed. */
  readonly asked: number;
  /** Wanted measurements that failed: `overall` or a dimension, with the reason. */
  readonly unmeasured: readonly { readonly measurement: string; readonly reason: Reason }[];
  readonly modelUsed: string | null;
  /** Of a session with several samples, each that was asked about, in rising order of its number; then scores are means. */
  readonly bySample?: readonly SampleJudgement[];
  /** The number of the sample that the words are about, where there are several. */
  readonly told?: number;
  /** What each member of a panel says, in their order; then the scores are medians of those who count, and each has one voice. */
  readonly voices?: readonly Voice[];
}

/** What one member of a panel says of a session. */
export interface Voice {
  readonly provider: string;
  readonly model: string;
  /** 0..1; null where it was not measured, with the reason. */
  readonly overall: number | null;
  readonly dimensions: Readonly<Record<Dimension, number | null>>;
  readonly rationale: string | null;
  readonly reason: Reason | null;
}

/** What the judge says of one of several samples of a session, in numbers. */
export interface SampleJudgement extends Pick<Judgement, 'overalls' | 'dimensionSamples'> {
  readonly sample: number;
  /** 0..1; null where it was not measured. */
  readonly overall: number | null;
}

/** The dimensions that were asked about: each has a score, or is told to have none. */
export function judgedDimensions({ dimensions, unmeasured }: Judgement): readonly Dimension[] {
  return DIMENSIONS.filter(
    (one) => dimensions[one].score !== null || unmeasured.some(({ measurement }) => measurement === one),
  );
}

/** The dimensions that any of several judgements was asked about. */
export function dimensionsOfAny(judgements: readonly Judgement[]): readonly Dimension[] {
  const judged = judgements.map(judgedDimensions);
  return DIMENSIONS.filter((one) => judged.some((dimensions) => dimensions.includes(one)));
}

export const NO_EFFORT: Effort = {
  attempts: 0,
  retries: 0,
  cacheHits: 0,
  promptTokens: 0,
  completionTokens: 0,
  costUsd: 0,
  savedUsd: 0,
  durationMs: 0,
  waitedMs: 0,
  failures: new Map(),
};

export function addEfforts(a: Effort, b: Effort): Effort {
  return {
    attempts: a.attempts + b.attempts,
    retries: a.retries + b.retries,
    cacheHits: a.cacheHits + b.cacheHits,
    promptTokens: addKnown(a.promptTokens, b.promptTokens),
    completionTokens: addKnown(a.completionTokens, b.completionTokens),
    costUsd: addKnown(a.costUsd, b.costUsd),
    savedUsd: addKnown(a.savedUsd, b.savedUsd),
    durationMs: a.durationMs + b.durationMs,
    waitedMs: a.waitedMs + b.waitedMs,
    failures: addFailures(a.failures, b.failures),
  };
}

function addFailures(a: Failures, b: Failures): Failures {
  const sum = new Map(a);
  for (const [reason, count] of b) sum.set(reason, (sum.get(reason) ?? 0) + count);
  return sum;
}

/** Unknown plus known is unknown. */
export function addKnown(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}

export interface Measurements {
  readonly wanted: number;
  readonly measured: number;
}

/** Whether gates may rest on what was measured. `minMeasured` is a share, 0..1, compared as it is shown. */
export function isEnough({ wanted, measured }: Measurements, minMeasured: number): boolean {
  return wanted > 0 && shown(measured / wanted) >= shown(minMeasured);
}
