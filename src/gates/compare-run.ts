import type { BaselineFacts } from '../inputs/baseline/read-baseline.js';
import type { RatedSession } from '../scoring/scored-session.js';
import type { ResolvedSettings } from '../settings/resolved.js';
import { compareWithBaseline } from './baseline/compare.js';
import type { Compared } from './regression-checks.js';

/** Compares a run with the baseline that it has, or says why it cannot; null where none was asked for. */
export function compareRun(
  {
    baseline,
    settings,
  }: { readonly baseline: BaselineFacts | null; readonly settings: Pick<ResolvedSettings, 'values'> },
  rated: readonly RatedSession[],
): Compared | null {
  if (baseline === null) return null;
  const { rubric, weights, dimensions } = settings.values;
  if (baseline.kind !== 'found') return { facts: baseline, comparison: { obstacle: baseline.reason } };
  const comparison = compareWithBaseline({ rubric, weights, dimensions, sessions: rated }, baseline.report);
  return 'obstacle' in comparison ? { facts: baseline, comparison } : { facts: baseline, comparison };
}
