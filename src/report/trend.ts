import type { Compared } from '../gates/regression-checks.js';
import type { Report } from './schema.js';

/** As many points as fit a line of a comment. */
const MOST_POINTS = 20;

/**
 * Earlier results, oldest first: those that the baseline knows of, and its own. A run whose baseline has another rubric
 * or other weights starts anew.
 */
export function trendOf(compared: Compared | null): Pick<Report, 'trend'> {
  if (compared?.facts.kind !== 'found' || 'obstacle' in compared.comparison) return {};
  const { report } = compared.facts;
  if (report.overall_mean === null) return {};
  const own = {
    scored_at: report.scored_at,
    overall_mean: report.overall_mean,
    ci95: report.statistics?.overall?.ci95 ?? null,
  };
  const points = [...(report.trend ?? []), own].slice(-MOST_POINTS);
  return { trend: points.map(({ scored_at, overall_mean, ci95 }) => ({ scored_at, overall_mean, ci95 })) };
}
