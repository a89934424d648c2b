import { compareRun } from '../gates/compare-run.js';
import { evaluateGates } from '../gates/evaluate.js';
import { policyOf, withoutAllowances } from '../gates/policy.js';
import type { ScoredSessions } from '../scoring/score-sessions.js';
import { isRated } from '../scoring/scored-session.js';

/**
 * Names of the sessions whose summary the judge is asked to rewrite: those that fail by the rubric, waived or not, and
 * those that would if `fail-on` allowed no session its findings. A shard does not see the other sessions, and must ask the
 * questions that one machine asks. Empty where no rewrites are wanted.
 */
export function sessionsToRewrite({ sessions, settings, inputs }: ScoredSessions): ReadonlySet<string> {
  if (!settings.values['judge-rewrite']) return new Set();
  const rated = sessions.filter(isRated);
  const compared = compareRun({ baseline: inputs.baseline, settings }, rated);
  const policy = withoutAllowances(policyOf(settings));
  return evaluateGates(rated, null, policy, { waivers: [], compared, unreferenced: 0 }).failedSessions;
}
