import { shown } from '../core/numbers.js';
import { leastMeanOfEqual } from '../statistics/interval.js';

/** Settings of the config file. */
export type ProposedGates = {
  readonly 'min-overall'?: number;
};

/** What a proposal is made from, as any report has it. */
export interface ProposingReport {
  /** Of the overall mean; null below two sessions. */
  readonly ci95: readonly [number, number] | null;
  readonly sessions: number;
}

/**
 * What a mean may lose to other words that are as true: three styles of faithful summaries of one corpus had means of
 * overall that lay 0.14 apart (bench/material). A run of one style says nothing of the others.
 */
export const ROOM_FOR_WORDING = 0.15;

/**
 * The guard against gross failure that a report allows: `min-overall` at the lower end of the 95 % interval of its mean,
 * less what another wording may cost, rounded down to hundredths. Where nothing varies, that end would leave no room; then
 * by the rule of three. Nothing that is not higher than what is set already.
 *
 * Nothing for single sessions and dimensions: faithful summaries of one session lie 0.16 to 0.62 apart, so that one run
 * cannot tell how low a good one may fall.
 */
export function proposeGates({ ci95, sessions }: ProposingReport, minOverall: number | null): ProposedGates {
  if (ci95 === null) return {};
  const [low, high] = ci95;
  const least = shown((low === high ? leastMeanOfEqual(low, sessions) : low) - ROOM_FOR_WORDING);
  const proposed = downToHundredth(Math.max(0, least));
  return proposed > (minOverall ?? 0) ? { 'min-overall': proposed } : {};
}

/** A threshold that people can remember, never above what was found. */
export function downToHundredth(value: number): number {
  // Adding a little, since 0.29 times 100 is a hair below 29.
  return Math.floor(value * 100 + 1e-9) / 100;
}
