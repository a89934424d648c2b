import { CLEAR_FROM, flipRisk as errorsAway } from '../statistics/flip-risk.js';
import type { Dimension } from '../summary.js';
import type { Judgement } from './judgement.js';

/** A gate on the mean of what the judge says: of the overall, or of a dimension. */
export interface OpenGate {
  readonly measurement: 'overall' | Dimension;
  readonly threshold: number;
}

/** The error of a single answer, until a second one shows the real spread. */
export const ASSUMED_ERROR = 0.1;

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

/** What is known of one score: its samples, and how many were asked for. */
export interface Series {
  /** Null where it was not measured. */
  readonly score: number | null;
  readonly samples: readonly number[];
  readonly asked: number;
  /** Not to be asked again, whatever is known. */
  readonly isClosed?: boolean;
}

/** The same for the scores of one gate: the least certain one while the gate is open, the first of equals. */
export function seriesToSample(series: readonly Series[], threshold: number, maxSamples: number): number | undefined {
  return riskOf(series, threshold) >= CLEAR_FROM ? undefined : leastCertain(series, maxSamples);
}

function leastCertain(series: readonly Series[], maxSamples: number): number | undefined {
  let best: { readonly index: number; readonly variance: number } | undefined;
  for (const [index, { samples, asked, isClosed = false }] of series.entries()) {
    if (isClosed || samples.length === 0 || asked >= maxSamples) continue;
    const variance = varianceOfScore(samples);
    if (variance > 0 && (best === undefined || variance > best.variance)) best = { index, variance };
  }
  return best?.index;
}

/**
 * How many standard errors of judging again the mean is away from the threshold; infinite where nothing can change it or
 * nothing was measured.
 */
export function flipRisk(judgements: readonly Judgement[], gate: OpenGate): number {
  return riskOf(seriesOf(judgements, gate), gate.threshold);
}

function riskOf(series: readonly Series[], threshold: number): number {
  const scores: number[] = [];
  let variance = 0;
  for (const { score, samples } of series) {
    if (score === null) continue;
    scores.push(score);
    variance += varianceOfScore(samples);
  }
  if (scores.length === 0) return Number.POSITIVE_INFINITY;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return errorsAway(mean, threshold, Math.sqrt(variance) / scores.length);
}

const NONE: ReadonlySet<number> = new Set();

function seriesOf(
  judgements: readonly Judgement[],
  { measurement }: OpenGate,
  closed: ReadonlySet<number> = NONE,
): readonly Series[] {
  return judgements.map((judgement, index) => ({
    score: measurement === 'overall' ? judgement.overall.score : judgement.dimensions[measurement].score,
    samples: samplesOf(judgement, measurement),
    asked: judgement.asked,
    isClosed: closed.has(index),
  }));
}

function samplesOf(judgement: Judgement, measurement: OpenGate['measurement']): readonly number[] {
  return measurement === 'overall' ? judgement.overalls : judgement.dimensionSamples[measurement];
}

/** Variance of the score that several samples make: that of one sample over their number. */
function varianceOfScore(values: readonly number[]): number {
  if (values.length < 2) return ASSUMED_ERROR * ASSUMED_ERROR;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / (values.length - 1);
  return variance / values.length;
}
