import { stored } from '../core/numbers.js';
import { counted } from '../core/text.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import type { MetricScores } from '../judge/session-metrics.js';
import type { RequirementStatus } from '../rubric/requirement-check.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { thresholdsOf } from '../settings/gate-settings.js';
import { mean } from '../statistics/descriptive.js';
import { gateId } from './catalogue.js';
import { type Check, compare, notEvaluated } from './check.js';
import type { Policy } from './policy.js';

/** Whether a run has no judge that says how complete summaries are, so that what is decided without one must do. */
export function lacksCompletion(judge: JudgeFacts<MetricScores> | null): boolean {
  return judge === null || judge.absence !== null || !judge.metrics.includes('completion');
}

/**
 * `min-completion` where no judge is asked: the mean, over sessions, of the share of satisfied requirements among those that
 * are decided by literals and words alone. Of the others nobody knows, and they count neither way.
 */
export function completionChecks(
  sessions: readonly RatedSession[],
  judge: JudgeFacts<MetricScores> | null,
  { thresholds }: Pick<Policy, 'thresholds'>,
): readonly Check[] {
  const kind = 'min-completion';
  const limits = thresholdsOf(thresholds[kind]);
  if (limits.length === 0) return [];
  const statuses = sessions.map(({ requirements = [] }) => requirements.map(({ status }) => status));
  const all = statuses.reduce((sum, { length }) => sum + length, 0);
  const decided = statuses.map((list) => list.filter((status) => status !== 'unmeasured'));
  const known = decided.reduce((sum, { length }) => sum + length, 0);
  const value = stored(mean(decided.flatMap(shareOfSatisfied)), 'six decimals');
  return limits.map(({ of, threshold }): Check => {
    const comparison = { id: gateId(kind, of), kind, subject: 'completion_mean', threshold } as const;
    if (value === null) {
      const why =
        all === 0 ? 'no requirement to check' : `none of ${counted(all, 'requirement')} is decided without a judge`;
      return notEvaluated(comparison, why, judge?.absence == null);
    }
    const check = compare({ ...comparison, value });
    const basis = `${known} of ${counted(all, 'requirement')} decided without a judge`;
    return { ...check, gate: { ...check.gate, message: `${check.gate.message}, ${basis}` } };
  });
}

function shareOfSatisfied(list: readonly RequirementStatus[]): readonly number[] {
  if (list.length === 0) return [];
  return [list.filter((status) => status === 'satisfied').length / list.length];
}
