import { z } from 'zod';
import type { Model } from './models.js';
import { invalid, type MessagesRequest, parseBody, readMessagesRequest } from './request-rules.js';

/** A request of a batch. */
export interface Batched {
  readonly id: string;
  readonly request: MessagesRequest;
  readonly model: Model;
  /** Its parameters as JSON. */
  readonly text: string;
}

const batchRequest = z.strictObject({
  requests: z
    .array(
      z.strictObject({
        custom_id: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
        params: z.looseObject({}),
      }),
    )
    .min(1)
    .max(100_000),
});

/** Reads a body of POST /v1/messages/batches, all of whose requests must be fit to be sent alone. Throws as the API answers. */
export function readBatchRequest(text: string): readonly Batched[] {
  const parsed = batchRequest.safeParse(parseBody(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalid(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
  }
  const { requests } = parsed.data;
  if (new Set(requests.map(({ custom_id: id }) => id)).size < requests.length) {
    throw invalid('requests: custom_id must be unique');
  }
  return requests.map(({ custom_id: id, params }, i) => {
    const { request, model } = readMessagesRequest(JSON.stringify(params));
    if (request.stream === true) throw invalid(`requests.${i}.params.stream: not supported in a batch`);
    return { id, request, model, text: JSON.stringify(params) };
  });
}
