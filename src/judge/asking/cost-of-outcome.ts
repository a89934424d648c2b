import type { AttemptOutcome, Completion, Failure, Refusal, Usage } from './completer.js';

/** Cost of an answer in US dollars; null when the price of the model or the tokens that it took are not known. */
type CostOf = (model: string, usage: Usage | null) => number | null;

/**
 * Statuses of somebody in between who has not waited for the answer, 499 of nginx, and 520, 522 and 524 of Cloudflare: it may
 * have been made, and billed.
 */
const GAVE_UP = [408, 499, 502, 504, 520, 522, 524];

/** What one attempt has cost, in US dollars; null where nobody knows, which counts as the worst case. */
export function costOfOutcome(asked: string, outcome: AttemptOutcome, costOf: CostOf): number | null {
  return outcome.kind === 'failure' ? costOfFailure(outcome) : costOfAnswer(asked, outcome, costOf);
}

/** A request that was refused costs nothing; of one that got no whole answer nobody knows, so it counts in full. */
function costOfFailure({ status, mayBeBilled }: Failure): number | null {
  if (!mayBeBilled) return 0;
  return status !== null && status >= 400 && !GAVE_UP.includes(status) ? 0 : null;
}

/**
 * Cost of an answer by the more expensive of two models: the one that was asked and the one that says it answered,
 * since an answer may claim anything.
 */
function costOfAnswer(asked: string, { model, usage }: Completion | Refusal, costOf: CostOf): number | null {
  const [byAsked, byAnswered] = [costOf(asked, usage), costOf(model, usage)];
  return byAsked === null || byAnswered === null ? null : Math.max(byAsked, byAnswered);
}
