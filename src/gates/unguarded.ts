import { shown } from '../core/numbers.js';
import { GATES, gateSubject, type ReportGate } from './catalogue.js';
import type { Check } from './check.js';
import type { Policy } from './policy.js';

/**
 * Whether a pull request may have seen to it that nothing can fail: where it brings the gate, by leaving every gate out; where
 * nobody knows the settings of its base, by gates that a summary of another session would pass as well.
 */
export function isUnguarded(checks: readonly Check[], { mayBeUnguarded }: Pick<Policy, 'mayBeUnguarded'>): boolean {
  switch (mayBeUnguarded) {
    case null:
      return false;
    case 'new':
      return checks.length === 0;
    case 'unread':
      return !checks.some(({ gate }) => guards(gate));
  }
}

/** No candidate of another session got more from the rubric (docs/rubric.md). */
const OF_ANOTHER_SESSION = 0.3;

/** These are often right by chance. */
const BY_CHANCE: readonly string[] = ['outcome', 'aha_moments'];

/**
 * Whether a gate that was evaluated fails where nothing is right. Findings are no proof of that, since a plain summary of
 * something else may have none; nor is a comparison, since the same pull request may name what it is compared with, nor a floor
 * of one reference.
 */
function guards(gate: ReportGate): boolean {
  const { check, scale } = GATES[gate.kind];
  if (gate.status === 'not_evaluated' || scale !== 'score' || check === 'own floors') return false;
  if (BY_CHANCE.includes(gateSubject(gate).of)) return false;
  const { direction } = GATES[gate.kind];
  const threshold = shown(gate.threshold);
  return direction === 'at least' ? threshold >= OF_ANOTHER_SESSION : threshold <= 1 - OF_ANOTHER_SESSION;
}
