import { describe, expect, it } from '@jest/globals';
import type { AttemptOutcome, Completion, Failure, Refusal } from '../../../src/judge/asking/completer.js';
import { Halt } from '../../../src/judge/asking/halt.js';

const common = { model: 'm', usage: null, requestId: null };
const ANSWER: Completion = { kind: 'answer', text: '{}', isCut: false, stopReason: null, ...common };
const REFUSAL: Refusal = { kind: 'refusal', category: null, ...common };

const failure = (reason: Failure['reason'], status: number | null, message: string): Failure => ({
  kind: 'failure',
  reason,
  canRetry: !['auth', 'billing', 'invalid_request'].includes(reason),
  retryAfterMs: null,
  message,
  requestId: null,
  status,
  mayBeBilled: true,
});

const after = (...outcomes: readonly AttemptOutcome[]): Halt => {
  const halt = new Halt();
  for (const outcome of outcomes) halt.note(outcome);
  return halt;
};

describe('a key that is refused', () => {
  const refused = failure('auth', 401, 'status 401');
  // The words of a program may be those of a candidate that it has printed.
  const printed = failure('auth', null, 'the program judge ended with exit code 1: Error: 401');

  it.each([
    ['once by an API', [refused], 'auth'],
    ['once in the words of a program', [printed], null],
    ['now and then in the words of a program', [printed, ANSWER, printed, ANSWER, printed], null],
    ['three times in a row in the words of a program', [printed, printed, printed], 'auth'],
  ] as const)('%s', (_, outcomes, reason) => {
    expect(after(...outcomes).reason).toBe(reason);
  });
});

describe('what became of the last request, as long as none has been answered', () => {
  const late = failure('timeout', null, 'no answer within the time for one attempt');

  it.each([
    ['nothing was asked', [], null],
    ['each failed', [late, failure('overloaded', 529, 'status 529')], 'status 529'],
    ['the model refused', [late, REFUSAL], 'the model refused to answer'],
    ['one was answered', [late, ANSWER], null],
    ['one was answered before', [ANSWER, late], null],
  ] as const)('is told: %s', (_, outcomes, told) => {
    expect(after(...outcomes).unanswered).toBe(told);
  });
});
