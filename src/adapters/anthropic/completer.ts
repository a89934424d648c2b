import type { BaseAnthropic } from '@anthropic-ai/sdk/client';
import type { AnswerForm, Completer, CompletionRequest, Failure, Outcome } from '../../judge/asking/completer.js';
import { LongBodyError } from '../bounded-fetch.js';
import { failureOf, parseBody, readRequestId, timerMs } from '../model-api/failure.js';
import { type AnthropicOptions, openAnthropicClient } from './client.js';
import { REQUEST_ID, toFailure } from './failure.js';
import { readMessage, toMessageParams } from './message.js';

export { ANTHROPIC_URL, type AnthropicOptions } from './client.js';

/** All its models that are still served take a schema. */
export const ANTHROPIC_ANSWERS: AnswerForm = 'schema';

const MESSAGES = '/v1/messages';

/** One HTTP request a question, whichever of its samples it is. */
export interface DirectCompleter extends Completer {
  readonly complete: (request: CompletionRequest, timeoutMs: number) => Promise<Outcome>;
}

/** Claude by its Messages API. */
export function openAnthropic(options: AnthropicOptions): DirectCompleter {
  const { call, endpoint, mask, withoutKey } = openAnthropicClient(options);
  return {
    provider: 'anthropic',
    endpoint: endpoint(MESSAGES),
    complete: async (request, timeoutMs) =>
      withoutKey(await call((client) => ask(client, request, { timeoutMs, mask }))),
  };
}

interface Attempt {
  readonly timeoutMs: number;
  readonly mask: (text: string) => string;
}

/** One HTTP request. */
async function ask(client: BaseAnthropic, request: CompletionRequest, { timeoutMs, mask }: Attempt): Promise<Outcome> {
  const timeout = timerMs(timeoutMs);
  // The client's own timeout ends with the headers; a body may stall.
  const signal = AbortSignal.timeout(timeout);
  const meaningOf = (error: unknown): Failure => toFailure(error, { timedOut: signal.aborted, now: Date.now(), mask });
  let response: Response;
  try {
    // Not messages.create, which prints a warning of its own for models that are soon to go.
    const posted = client.post(MESSAGES, { body: toMessageParams(request), signal, timeout });
    response = await posted.asResponse();
  } catch (error) {
    return meaningOf(error);
  }
  const { status } = response;
  const requestId = readRequestId(response.headers, REQUEST_ID);
  try {
    const message = readMessage(parseBody(await response.text()), requestId);
    return message ?? failureOf('server_error', `status ${status} without a message of the API`, { requestId, status });
  } catch (error) {
    // Asked again, it would be as long, and be paid for again.
    if (error instanceof LongBodyError) {
      return failureOf('server_error', error.message, { canRetry: false, requestId, status });
    }
    return { ...meaningOf(error), requestId, status };
  }
}
