import { z } from 'zod';
import type { Failure, Outcome } from '../judge/completer.js';
import { failureInBatch, failureOf } from './anthropic-failure.js';
import { readMessage } from './anthropic-message.js';
import { LONGEST_BODY, LongBodyError } from './bounded-fetch.js';

const resultLine = z.looseObject({
  custom_id: z.string(),
  result: z.union([
    z.looseObject({ type: z.literal('succeeded'), message: z.unknown() }),
    z.looseObject({
      type: z.literal('errored'),
      error: z.looseObject({
        error: z.looseObject({ type: z.string(), message: z.string().catch('') }),
        request_id: z.string().nullish(),
      }),
    }),
    z.looseObject({ type: z.literal('canceled') }),
    z.looseObject({ type: z.literal('expired') }),
  ]),
});

/** One line of the results, by the id of its request; nothing where it is no result. */
export function readResult(
  line: string,
  mask: (text: string) => string,
): { readonly id: string; readonly outcome: Outcome } | undefined {
  const parsed = resultLine.safeParse(parse(line));
  if (!parsed.success) return undefined;
  const { custom_id: id, result } = parsed.data;
  return { id, outcome: outcomeOf(result, mask) };
}

function outcomeOf(result: z.output<typeof resultLine>['result'], mask: (text: string) => string): Outcome {
  switch (result.type) {
    case 'succeeded':
      return readMessage(result.message, null) ?? failureOf('server_error', 'a result without a message of the API');
    case 'errored': {
      const { error, request_id: requestId } = result.error;
      return failureInBatch(error, /^[\w-]{1,128}$/.test(requestId ?? '') ? (requestId ?? null) : null, mask);
    }
    case 'canceled':
      return CANCELED;
    case 'expired':
      return EXPIRED;
  }
}

/** Somebody has stopped the batch on purpose, so that it is not made again. Not charged for, as the two others. */
const CANCELED: Failure = failureOf('server_error', 'the batch was canceled before this request was answered', {
  canRetry: false,
  mayBeBilled: false,
});

const EXPIRED: Failure = failureOf('timeout', 'the batch expired before this request was answered', {
  mayBeBilled: false,
});

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * The lines of a body as they come. Throws a LongBodyError where a line is longer than any answer, or all of them are
 * longer than `longest` bytes, and what the connection throws.
 */
export async function* linesOf(body: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let length = 0;
  let rest = '';
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > longest) throw new LongBodyError(`results of more than ${longest} bytes`);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_BODY) throw new LongBodyError(`a result of more than ${LONGEST_BODY} bytes`);
    for (const line of lines) if (line.trim() !== '') yield line;
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield rest;
}
