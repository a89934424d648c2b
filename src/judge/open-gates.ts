import { CLEAR_FROM, flipRisk as errorsAway } from '../statistics/flip-risk.js';
import type { Dimension } from '../summary.js';
import type { Judgement } from './judgement.js';
import { errorOfSamples, type ScoreError } from './score-error.js';

/** A gate on the mean of what the judge says: of the overall, or of a dimension. */
export interface OpenGate {
  readonly measurement: 'overall' | Dimension;
  readonly threshold: number;
}

/**
 * Which session to ask about once more: the one whose score is least certain, while a gate could still turn over, that
 * is, while its mean is within two standard errors of the threshold. Nothing when all gates are clear or no session may
 * be asked again. The first gate that is open and has such a session goes first; ties go to the earlier session.
 * @param closed indices of sessions that are not asked about again, whatever they have
 */
export function sessionToSample(
  judgements: readonly Judgement[],
  gates: readonly OpenGate[],
  maxSamples: number,
  closed: ReadonlySet<number>,
): number | undefined {
  for (const gate of gates) {
    const index = seriesToSample(seriesOf(judgements, gate, closed), gate.threshold, maxSamples);
    if (index !== undefined) return index;
  }
  return undefined;
}

/** What is known of one score. */
export interface Series {
  /** Null where it was not measured. */
  readonly score: number | null;
  readonly error: ScoreError;
  /** How often it was asked for, with the answers that failed. */
  readonly asked: number;
  /** Not to be asked again, whatever is known. */
  readonly isClosed?: boolean;
}

/** The same for the scores of one gate: the least certain one while the gate is open, the first of equals. */
export function seriesToSample(series: readonly Series[], threshold: number, maxSamples: number): number | undefined {
  return riskOfMean(series, threshold).errors >= CLEAR_FROM ? undefined : leastCertain(series, maxSamples);
}

function leastCertain(series: readonly Series[], maxSamples: number): number | undefined {
  let best: { readonly index: number; readonly variance: number } | undefined;
  for (const [index, { score, error, asked, isClosed = false }] of series.entries()) {
    if (isClosed || score === null || asked >= maxSamples) continue;
    const { variance } = error;
    if (variance > 0 && (best === undefined || variance > best.variance)) best = { index, variance };
  }
  return best?.index;
}

/** How far a mean of the judge is from its threshold, measured by what judging again might change. */
export interface JudgeRisk {
  /** Standard errors; infinite where nothing can change it or nothing was measured. */
  readonly errors: number;
  /** Whether the error of any score in it was assumed. */
  readonly isAssumed: boolean;
}

/** That of the mean of what was measured. Sampling and report go by it, so that they never differ. */
export function riskOfMean(series: readonly Series[], threshold: number): JudgeRisk {
  const known = series.flatMap(({ score, error }) => (score === null ? [] : [{ score, error }]));
  if (known.length === 0) return { errors: Number.POSITIVE_INFINITY, isAssumed: false };
  const mean = known.reduce((sum, { score }) => sum + score, 0) / known.length;
  const variance = known.reduce((sum, { error }) => sum + error.variance, 0);
  return {
    errors: errorsAway(mean, threshold, Math.sqrt(variance) / known.length),
    isAssumed: known.some(({ error }) => error.isAssumed),
  };
}

/** The same of what the rubric judge says. */
export function riskOfGate(judgements: readonly Judgement[], gate: OpenGate): JudgeRisk {
  return riskOfMean(seriesOf(judgements, gate), gate.threshold);
}

const NONE: ReadonlySet<number> = new Set();

function seriesOf(
  judgements: readonly Judgement[],
  { measurement }: OpenGate,
  closed: ReadonlySet<number> = NONE,
): readonly Series[] {
  return judgements.map((judgement, index) => ({
    score: measurement === 'overall' ? judgement.overall.score : judgement.dimensions[measurement].score,
    error: errorOfSamples(samplesOf(judgement, measurement)),
    asked: judgement.asked,
    isClosed: closed.has(index),
  }));
}

function samplesOf(judgement: Judgement, measurement: OpenGate['measurement']): readonly number[] {
  return measurement === 'overall' ? judgement.overalls : judgement.dimensionSamples[measurement];
}
