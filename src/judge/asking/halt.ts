import type { AttemptOutcome, Failure, Reason } from './completer.js';

/** So many refusals of one meaning in a row stop a run: what is wrong is not wrong with one session. */
const EQUAL_REFUSALS = 3;

/**
 * Why a run asks no more: a key or an account that was refused once is refused again, and so is a request that the API
 * has called wrong several times for the same reason, such as a model that it does not know.
 */
export class Halt {
  reason: Reason | null = null;
  /** What the provider said that stopped the run, for the user. Foreign text. */
  message: string | null = null;
  /** What the last request came to, as long as none has been answered; null after an answer. Foreign text. */
  unanswered: string | null = null;
  private isAnswered = false;
  private last: string | null = null;
  private repeats = 0;

  /** Ends all asking for a reason that lies with nobody who was asked; of several the first counts. */
  stop(reason: Reason): void {
    this.reason ??= reason;
  }

  /** Takes note of what a request came to. */
  note(outcome: AttemptOutcome): void {
    const failure = outcome.kind === 'failure' ? outcome : null;
    const meaning = failure === null ? null : meaningOf(failure);
    this.repeats = meaning !== null && meaning === this.last ? this.repeats + 1 : Number(meaning !== null);
    this.last = meaning;
    this.isAnswered ||= outcome.kind === 'answer';
    this.unanswered = this.isAnswered ? null : (failure?.message ?? 'the model refused to answer');
    if (failure === null || this.reason !== null) return;
    // What a program prints may be the words of a candidate, which say nothing of its key.
    const isFinal = (failure.reason === 'auth' || failure.reason === 'billing') && failure.status !== null;
    if (!isFinal && this.repeats < EQUAL_REFUSALS) return;
    this.reason = failure.reason;
    const times = isFinal ? 'a request' : `${EQUAL_REFUSALS} requests in a row for the same reason`;
    this.message = `nobody was asked any more after the provider refused ${times}: ${failure.message}`;
  }
}

/** Reasons that may lie in what all requests share. */
const OF_ALL_REQUESTS: readonly Reason[] = ['invalid_request', 'auth', 'billing'];

/** A request that is too large says nothing about the next one, whose session may be shorter. */
const TOO_LARGE = 413;

/** So does one that has too many tokens, which is said with status 400: with its numbers it is like itself alone. */
const IS_TOO_LONG = /\btoo long\b|\bcontext[ _](?:length|window)\b|\btoo many (?:\w+ )?tokens\b/i;

/** What differs between refusals of one meaning: ids, counts, and names with a digit in them. */
const PARTICULARS = /\breq_\w+|[\p{L}\p{M}_-]{0,100}\p{N}[\p{L}\p{M}\p{N}_-]*/gu;

/** What a refusal says of all requests; null where it speaks of one, or where asking again may help. */
function meaningOf({ reason, canRetry, status, message }: Failure): string | null {
  if (!OF_ALL_REQUESTS.includes(reason) || canRetry || status === TOO_LARGE) return null;
  return `${status} ${IS_TOO_LONG.test(message) ? message : message.replace(PARTICULARS, '#')}`;
}
