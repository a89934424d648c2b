import { maskJsonText } from '../../core/masked-json.js';
import { maskSecrets } from '../../core/redact.js';
import type { BatchEvent } from '../batches/await-batch.js';
import type { AttemptRecord } from './ask.js';
import type { Completion, Failure, Usage } from './completer.js';

/** What all attempts of a run share. */
export interface LogContext {
  readonly provider: string;
  /** Null where nobody was asked. */
  readonly baseUrl: string | null;
  /** The address of each request; null where there was no way to ask. */
  readonly endpoint: string | null;
  /** The time of day, in milliseconds since 1970, at a moment of the attempts' clock. */
  readonly wallTime: (moment: number) => number;
  /** Durations are 0 where the bytes must be the same again. */
  readonly showsDurations: boolean;
}

/** One line of judge-log.jsonl: what was asked, where and when, and what came back; credentials are masked. */
export function attemptLine(record: AttemptRecord, context: LogContext): string {
  const { session, metric, sample, attempt, request, startedAt, durationMs } = record;
  const line = {
    session,
    metric,
    sample,
    attempt,
    provider: context.provider,
    model: request.model,
    prompt_version: request.promptVersion,
    base_url: context.baseUrl,
    endpoint: context.endpoint,
    started_at: new Date(context.wallTime(startedAt)).toISOString(),
    duration_ms: context.showsDurations ? Math.max(0, Math.round(durationMs)) : 0,
    outcome: outcomeOf(record),
    request: {
      system: request.system,
      user: request.user,
      schema: request.schema,
      max_tokens: request.maxTokens,
      effort: request.effort,
    },
  };
  return JSON.stringify(line, (_, member) => (typeof member === 'string' ? maskSecrets(member) : member));
}

/** One line of judge-log.jsonl about a batch: made, looked at, or fetched. Its requests have lines of their own. */
export function batchLogLine(event: BatchEvent, context: LogContext): string {
  const { step, batch, requests, startedAt, durationMs, outcome } = event;
  const line = {
    batch,
    step,
    requests,
    provider: context.provider,
    base_url: context.baseUrl,
    endpoint: context.endpoint,
    started_at: new Date(context.wallTime(startedAt)).toISOString(),
    duration_ms: context.showsDurations ? Math.max(0, Math.round(durationMs)) : 0,
    outcome: outcome.kind === 'failure' ? failureOf(outcome) : outcome,
  };
  return JSON.stringify(line, (_, member) => (typeof member === 'string' ? maskSecrets(member) : member));
}

function outcomeOf({ outcome }: AttemptRecord) {
  switch (outcome.kind) {
    case 'recorded':
      return { kind: outcome.kind, ...answerOf(outcome.completion) };
    case 'answer':
      return { kind: outcome.kind, ...answerOf(outcome) };
    case 'refusal': {
      const { kind, category, model, usage, requestId } = outcome;
      return { kind, stop_reason: 'refusal', category, model_used: model, ...tokensOf(usage), request_id: requestId };
    }
    case 'failure':
      return failureOf(outcome);
  }
}

function failureOf({ kind, reason, status, message, canRetry, retryAfterMs, requestId }: Failure) {
  const retry = { can_retry: canRetry, retry_after_ms: retryAfterMs };
  return { kind, reason, status, message, ...retry, request_id: requestId };
}

function answerOf({ text, isCut, stopReason, model, usage, requestId }: Completion) {
  const stop = { stop_reason: stopReason, is_cut: isCut };
  return { text: maskJsonText(text), ...stop, model_used: model, ...tokensOf(usage), request_id: requestId };
}

function tokensOf(usage: Usage | null) {
  return {
    input_tokens: usage?.inputTokens ?? null,
    output_tokens: usage?.outputTokens ?? null,
    cache_write_tokens: usage?.cacheWriteTokens ?? null,
    cache_read_tokens: usage?.cacheReadTokens ?? null,
  };
}
