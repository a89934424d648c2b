import type { JudgeRisk } from '../judge/sampling/open-gates.js';
import type { ReportGate } from '../report/schema.js';
import { standardError } from '../statistics/descriptive.js';
import { flipRisk, flipWord } from '../statistics/flip-risk.js';

type FlipRisk = NonNullable<ReportGate['flip_risk']>;

/** How a gate tells its flip risk; nothing where nothing varies, so that nothing can flip. */
export function describeFlipRisk(risk: number, about: FlipRisk['about']): { readonly flipRisk?: FlipRisk } {
  if (!Number.isFinite(risk)) return {};
  return { flipRisk: { errors: Math.round(risk * 1e6) / 1e6, word: flipWord(risk), about } };
}

/** That of a mean over sessions: how another choice of sessions might have fallen out. */
export function flipRiskOfMean(
  value: number | null,
  threshold: number,
  scores: readonly number[],
): { readonly flipRisk?: FlipRisk } {
  const error = standardError(scores);
  if (value === null || error === null) return {};
  return describeFlipRisk(flipRisk(value, threshold, error), 'other sessions');
}

/** That of a mean of the judge: how judging the same candidates again might fall out. */
export function describeJudgeRisk({ errors, isAssumed }: JudgeRisk): { readonly flipRisk?: FlipRisk } {
  const { flipRisk: risk } = describeFlipRisk(errors, 'judging again');
  if (risk === undefined) return {};
  return { flipRisk: { ...risk, ...(isAssumed && { assumed: true as const }) } };
}
