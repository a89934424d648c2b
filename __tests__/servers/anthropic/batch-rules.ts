import { z } from 'zod';
import { invalid, parseBody, readMessagesRequest } from './request-rules.js';

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
export function readBatchRequest(text: string): { readonly count: number } {
  const parsed = batchRequest.safeParse(parseBody(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalid(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
  }
  const { requests } = parsed.data;
  if (new Set(requests.map(({ custom_id: id }) => id)).size < requests.length) {
    throw invalid('requests: custom_id must be unique');
  }
  for (const [i, { params }] of requests.entries()) {
    const { request } = readMessagesRequest(JSON.stringify(params));
    if (request.stream === true) throw invalid(`requests.${i}.params.stream: not supported in a batch`);
  }
  return { count: requests.length };
}

/** The answer to an accepted batch, which is then never worked on: nothing here asks for one yet. */
export function acceptedBatch(count: number, now: Date): object {
  return {
    id: 'msgbatch_loopback',
    type: 'message_batch',
    processing_status: 'in_progress',
    request_counts: { processing: count, succeeded: 0, errored: 0, canceled: 0, expired: 0 },
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + 86_400_000).toISOString(),
    ended_at: null,
    archived_at: null,
    cancel_initiated_at: null,
    results_url: null,
  };
}
