import type { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { jsonOrNothing } from '../../core/json/values.js';
import type {
  AnswerForm,
  AttemptOutcome,
  Completer,
  CompletionRequest,
  Failure,
} from '../../judge/asking/completer.js';
import { LongBodyError } from '../bounded-fetch.js';
import { Concessions, type Tried } from '../model-api/concessions.js';
import { failureOf, readRequestId, timerMs } from '../model-api/failure.js';
import { SchemaInWords } from '../model-api/schema-in-words.js';
import { ANTHROPIC_URL, type AnthropicClient, type AnthropicOptions, openAnthropicClient } from './client.js';
import { REQUEST_ID, refusalIn, toFailure } from './failure.js';
import { MESSAGE_PARTS, type MessagePart, partsOf, readMessage, toMessageParams } from './message.js';

export { ANTHROPIC_URL, type AnthropicOptions } from './client.js';

/** All its models that are still served take a schema. */
export const ANTHROPIC_ANSWERS: AnswerForm = 'schema';

const MESSAGES = '/v1/messages';

/** One HTTP request a question, whichever of its samples it is. */
export interface DirectCompleter extends Completer {
  readonly complete: (request: CompletionRequest, timeoutMs: number) => Promise<AttemptOutcome>;
}

/** Claude by its Messages API, or whatever speaks like it. */
export function openAnthropic(options: AnthropicOptions): DirectCompleter {
  const api = openAnthropicClient(options);
  const concessions = new Concessions<MessagePart>(MESSAGE_PARTS);
  const words = new SchemaInWords();
  const keyParts = api.ownKeyHeader === null ? [] : (['bearer'] as const);
  return {
    provider: 'anthropic',
    endpoint: api.endpoint(MESSAGES),
    saysSchema: () => words.isNeeded,
    conceded: () => words.withUnread(concessions.left, 'output_config'),
    complete: async (request, timeoutMs) => {
      // As it was when money was set aside for it.
      const saysSchema = words.isNeeded;
      const outcome = await api.call((client) => {
        const timeout = timerMs(timeoutMs);
        // The client's own timeout ends with the headers; a body may stall.
        const line = { api, timeout, signal: AbortSignal.timeout(timeout) };
        return concessions.ask([...partsOf(request), ...keyParts], (without) =>
          ask(client, toMessageParams(request, without, saysSchema), { ...line, without }),
        );
      });
      // The vendor holds its models to the schema, whatever one of them may have said.
      if (api.baseUrl !== ANTHROPIC_URL) words.note(outcome, request);
      return api.withoutKey(outcome);
    },
  };
}

interface Attempt {
  readonly api: AnthropicClient;
  readonly timeout: number;
  /** Ends the attempt, all its requests included. */
  readonly signal: AbortSignal;
  readonly without: ReadonlySet<MessagePart>;
}

/** The version of the API that gateways know which do not know today's. */
const OLDER_VERSION = '2023-06-01';

/** One HTTP request. */
async function ask(client: BaseAnthropic, body: object, { api, timeout, signal, without }: Attempt): Promise<Tried> {
  const meaningOf = (error: unknown): Failure =>
    toFailure(error, { timedOut: signal.aborted, now: Date.now(), mask: api.mask });
  let response: Response;
  try {
    const headers = {
      ...(without.has('anthropic-version') && { 'anthropic-version': OLDER_VERSION }),
      ...(without.has('bearer') && api.ownKeyHeader),
    };
    // Not messages.create, which prints a warning of its own for models that are soon to go.
    const posted = client.post(MESSAGES, { body, signal, timeout, headers });
    const answer = posted.asResponse();
    response = await (api.isFederated ? Promise.race([answer, endOf(signal)]) : answer);
  } catch (error) {
    return { outcome: meaningOf(error), refusal: refusalIn(error, api.mask) };
  }
  return { outcome: await readAnswer(response, meaningOf), refusal: null };
}

/** Rejects when the time is over, whatever is waited for: the client gets its token without a signal. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function readAnswer(response: Response, meaningOf: (error: unknown) => Failure): Promise<AttemptOutcome> {
  const { status } = response;
  const requestId = readRequestId(response.headers, REQUEST_ID);
  try {
    const message = readMessage(jsonOrNothing(await response.text()), requestId);
    return message ?? failureOf('server_error', `status ${status} without a message of the API`, { requestId, status });
  } catch (error) {
    // Asked again, it would be as long, and be paid for again.
    if (error instanceof LongBodyError) {
      return failureOf('server_error', error.message, { canRetry: false, requestId, status });
    }
    return { ...meaningOf(error), requestId, status };
  }
}
