import type { Dimension } from '../summary.js';
import type { Judgement } from './judgement.js';

/** A gate on the mean of what the judge says: of the overall, or of a dimension. */
export interface OpenGate {
  readonly measurement: 'overall' | Dimension;
  readonly threshold: number;
}

/** The error of a single answer, until a second one shows the real spread. */
export const ASSUMED_ERROR = 0.1;

/** From this many standard errors on a mean is clear of its threshold. */
export const CLEAR_FROM = 2;

/**
 * Which session to ask about once more: the one whose score is least certain, while a gate could still turn over, that
 * is, while its mean is within two standard errors of the threshold. Nothing when all gates are clear or no session may
 * be asked again. The first gate that is open and has such a session goes first; ties go to the earlier session.
 */
export function sessionToSample(
  judgements: readonly Judgement[],
  gates: readonly OpenGate[],
  maxSamples: number,
): number | undefined {
  for (const gate of gates) {
    if (flipRisk(judgements, gate) >= CLEAR_FROM) continue;
    const index = leastCertain(judgements, gate, maxSamples);
    if (index !== undefined) return index;
  }
  return undefined;
}

function leastCertain(
  judgements: readonly Judgement[],
  { measurement }: OpenGate,
  maxSamples: number,
): number | undefined {
  let best: { readonly index: number; readonly variance: number } | undefined;
  for (const [index, judgement] of judgements.entries()) {
    const values = samplesOf(judgement, measurement);
    if (values.length === 0 || judgement.asked >= maxSamples) continue;
    const variance = varianceOfScore(values);
    if (variance > 0 && (best === undefined || variance > best.variance)) best = { index, variance };
  }
  return best?.index;
}

/**
 * How many standard errors of judging again the mean is away from the threshold; infinite where nothing can change it or
 * nothing was measured.
 */
export function flipRisk(judgements: readonly Judgement[], { measurement, threshold }: OpenGate): number {
  const scores: number[] = [];
  let variance = 0;
  for (const judgement of judgements) {
    const score = measurement === 'overall' ? judgement.overall.score : judgement.dimensions[measurement].score;
    if (score === null) continue;
    scores.push(score);
    variance += varianceOfScore(samplesOf(judgement, measurement));
  }
  if (scores.length === 0) return Number.POSITIVE_INFINITY;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const error = Math.sqrt(variance) / scores.length;
  return error === 0 ? Number.POSITIVE_INFINITY : Math.abs(mean - threshold) / error;
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
