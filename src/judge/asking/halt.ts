import type { Outcome, Reason } from './completer.js';

/** So many equal refusals in a row stop a run: what is wrong is not wrong with one session. */
const EQUAL_REFUSALS = 3;

/**
 * Why a run asks no more: a key or an account that was refused once is refused again, and so is a request that the API
 * has called wrong several times in the same words.
 */
export class Halt {
  reason: Reason | null = null;
  /** What the API said, for the user; null where the run was not stopped by equal refusals. */
  message: string | null = null;
  private last = '';
  private repeats = 0;

  /** Takes note of what a request came to. */
  note(outcome: Outcome): void {
    const isWrong = outcome.kind === 'failure' && outcome.reason === 'invalid_request' && outcome.status === 400;
    const words = isWrong ? outcome.message : '';
    this.repeats = isWrong && words === this.last ? this.repeats + 1 : Number(isWrong);
    this.last = words;
    if (outcome.kind !== 'failure' || this.reason !== null) return;
    if (outcome.reason === 'auth' || outcome.reason === 'billing') this.reason = outcome.reason;
    if (this.repeats < EQUAL_REFUSALS) return;
    this.reason = outcome.reason;
    this.message = words;
  }
}
