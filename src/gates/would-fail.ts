import type { RatedSession } from '../scoring/scored-session.js';
import { GATES, SCORE_GATE_KINDS } from './catalogue.js';
import type { Check } from './check.js';
import { completionChecks } from './completion-check.js';
import { type Flagged, flagSessions } from './fail-on.js';
import type { Policy } from './policy.js';
import { type ScoredRun, scoreChecks } from './score-checks.js';

/** Findings last: of a changed text they are looked for when somebody asks. */
const CHEAPEST_FIRST = [
  ...SCORE_GATE_KINDS.filter((kind) => GATES[kind].check !== 'findings'),
  ...SCORE_GATE_KINDS.filter((kind) => GATES[kind].check === 'findings'),
];

/**
 * Whether a run of these sessions would fail, with neither judge nor waivers nor baseline: the verdict of `evaluateGates` and
 * nothing else of it. Each run asks this of dozens of changed texts.
 */
export function wouldFail(sessions: readonly RatedSession[], policy: Policy): boolean {
  let flagged: readonly Flagged[] | undefined;
  const run: ScoredRun = {
    sessions,
    policy,
    waivers: [],
    compared: null,
    fallen: null,
    judge: null,
    get flagged() {
      flagged ??= flagSessions(sessions, policy, [], null);
      return flagged;
    },
  };
  return (
    CHEAPEST_FIRST.some((kind) => scoreChecks(kind, run).some(isFailed)) ||
    completionChecks(sessions, null, policy).some(isFailed)
  );
}

function isFailed({ gate }: Check): boolean {
  return gate.status === 'fail';
}
