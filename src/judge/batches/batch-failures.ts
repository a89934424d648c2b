import type { Failure } from '../completer.js';

/** What becomes of a question for which no batch was made, or whose batch brought nothing. */
const NOT_MADE = {
  kind: 'failure',
  canRetry: false,
  retryAfterMs: null,
  requestId: null,
  status: null,
  mayBeBilled: false,
} as const;

export const TOO_LATE: Failure = {
  ...NOT_MADE,
  reason: 'deadline',
  message: 'no batch was made: the deadline is over',
};

export const NOT_REMEMBERED: Failure = {
  ...NOT_MADE,
  reason: 'invalid_request',
  message: 'no batch was made: the file of batches beside the cassette cannot be written',
};

/** Then money has to be set aside for it first. */
export const GONE: Failure = {
  ...NOT_MADE,
  canRetry: true,
  reason: 'server_error',
  message: 'the batch of an earlier run has ended without this request',
  mayBeBilled: true,
};

export const LOST: Failure = {
  ...NOT_MADE,
  reason: 'server_error',
  message: 'nothing became of the batch',
  mayBeBilled: true,
};
