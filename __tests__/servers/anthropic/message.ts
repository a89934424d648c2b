import type { Model } from './models.js';
import { cachedPrefix, type MessagesRequest, textOf } from './request-rules.js';

/** What the model says, before it is made into a message. */
export interface Said {
  /** Each becomes a text block of its own. */
  readonly texts: readonly string[];
  /** Set by the server when the answer is longer than `max_tokens`. */
  readonly stopReason: string;
  readonly stopDetails?: object | undefined;
  /** In place of the usage that the server counts. */
  readonly usage?: object | undefined;
  readonly model?: string | undefined;
}

/** A rough count that never passes one token a byte. */
export function tokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4);
}

/** What the models think before they answer, unless it is switched off. */
const THINKING_TOKENS = 64;

/** Makes messages, and remembers which prefixes are in the cache. */
export class Messages {
  readonly #cached = new Set<string>();
  #count = 0;

  make(request: MessagesRequest, model: Model, said: Said): object {
    const thinks = doesThink(request, model);
    const { texts, stopReason } = cutTo(request.max_tokens - (thinks ? THINKING_TOKENS : 0), said);
    const thinkingTokens = thinks ? Math.min(THINKING_TOKENS, request.max_tokens) : 0;
    return {
      id: `msg_loopback${++this.#count}`,
      type: 'message',
      role: 'assistant',
      model: said.model ?? request.model,
      content: [
        ...(thinks ? [{ type: 'thinking', thinking: '', signature: 'c2lnbmF0dXJl' }] : []),
        ...texts.map((text) => ({ type: 'text', text, citations: null })),
      ],
      stop_reason: stopReason,
      stop_sequence: null,
      stop_details: said.stopDetails ?? null,
      container: null,
      diagnostics: null,
      usage: said.usage ?? this.#usage(request, model, tokensOf(texts.join('')) + thinkingTokens, thinkingTokens),
    };
  }

  #usage(request: MessagesRequest, model: Model, output: number, thinking: number): object {
    const prefix = cachedPrefix(request);
    const cacheable = tokensOf(prefix) >= model.minCached ? tokensOf(prefix) : 0;
    const place = `${request.model}\n${prefix}`;
    const isCached = this.#cached.has(place);
    this.#cached.add(place);
    const written = isCached ? 0 : cacheable;
    return {
      input_tokens: inputTokens(request) - cacheable,
      output_tokens: output,
      cache_creation_input_tokens: written,
      cache_read_input_tokens: isCached ? cacheable : 0,
      cache_creation: { ephemeral_5m_input_tokens: written, ephemeral_1h_input_tokens: 0 },
      output_tokens_details: { thinking_tokens: thinking },
      server_tool_use: null,
      service_tier: 'standard',
      inference_geo: null,
      speed: 'standard',
    };
  }
}

export function inputTokens({ system, messages, output_config }: MessagesRequest): number {
  const schema = JSON.stringify(output_config?.format?.schema ?? '');
  return tokensOf(textOf(system) + messages.map((message) => textOf(message.content)).join('') + schema);
}

function doesThink({ thinking }: MessagesRequest, model: Model): boolean {
  if (thinking === undefined) return model.thinksUnasked;
  return thinking.type === 'adaptive' || thinking.type === 'enabled';
}

/** Ends an answer where its tokens do. */
function cutTo(tokens: number, { texts, stopReason }: Said): Pick<Said, 'texts' | 'stopReason'> {
  if (tokensOf(texts.join('')) <= tokens) return { texts, stopReason };
  let left = Math.max(0, tokens) * 4;
  const kept: string[] = [];
  for (const text of texts) {
    if (left <= 0) break;
    kept.push(new TextDecoder().decode(Buffer.from(text).subarray(0, left), { stream: true }));
    left -= Buffer.byteLength(text);
  }
  return { texts: kept, stopReason: 'max_tokens' };
}
