import type { RatedSession } from '../scoring/scored-session.js';
import { evaluateGates } from './evaluate.js';
import { type Policy, withoutAllowances, withoutMeans } from './policy.js';

/** Says which gates a session alone fails: those of single sessions, and of findings none may have. */
export function gatesOfOne(policy: Policy): (rated: RatedSession) => readonly string[] {
  const ofOne = withoutAllowances(withoutMeans(policy));
  return (rated) => evaluateGates([rated], null, ofOne).failedGates.get(rated.golden.name) ?? [];
}
