import { shown } from '../core/numbers.js';
import { DIMENSIONS } from '../core/summary.js';
import type { Distribution, Report } from '../report/schema.js';
import type { DimensionMap } from '../settings/judge-kinds.js';
import { leastMeanOfEqual } from '../statistics/interval.js';

/** Settings of the config file. */
export type ProposedGates = {
  readonly 'min-overall'?: number;
  readonly 'min-session'?: number;
  readonly 'min-dimensions'?: DimensionMap;
};

export interface PresentGates {
  readonly minOverall: number | null;
  readonly minSession: number | null;
  readonly minDimensions: DimensionMap | null;
}

/** How far below the worst session of a good run the floor of single sessions lies. */
const ROOM = 0.05;

/**
 * Gates that a report passes with room to spare: means at the lower end of their 95 % interval, single sessions 0.05 below
 * the worst one, all rounded down to hundredths. Where nothing varies, that end would leave no room; then by the rule of
 * three. Nothing that is not higher than what is set already.
 */
export function proposeGates(
  { statistics, overall_min: worst, corpus_size: size }: Report,
  { minOverall, minSession, minDimensions }: PresentGates,
): ProposedGates {
  const raised = (value: number | null | undefined, present: number | null): number | undefined => {
    const proposed = value == null ? 0 : Math.max(0, Math.floor(shown(value) * 100 + 1e-9) / 100);
    return proposed > (present ?? 0) ? proposed : undefined;
  };
  const lowEnd = ({ ci95 }: Distribution): number | undefined =>
    ci95 !== null && ci95[0] === ci95[1] ? leastMeanOfEqual(ci95[0], size) : ci95?.[0];
  const overall = raised(lowEnd(statistics.overall), minOverall);
  const session = raised(worst === null ? null : worst - ROOM, minSession);
  const dimensions = DIMENSIONS.flatMap((dimension) => {
    const value = raised(lowEnd(statistics.dimensions[dimension]), minDimensions?.[dimension] ?? null);
    return value === undefined ? [] : [[dimension, value] as const];
  });
  return {
    ...(overall !== undefined && { 'min-overall': overall }),
    ...(session !== undefined && { 'min-session': session }),
    // A map is set as a whole: what it has already stays.
    ...(dimensions.length > 0 && { 'min-dimensions': { ...minDimensions, ...Object.fromEntries(dimensions) } }),
  };
}
