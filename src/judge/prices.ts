import type { CompletionRequest, Usage } from './completer.js';
import { isAmount, nanoAtLeast, usdOf } from './money.js';

/** USD per million tokens. */
export interface Rates {
  readonly input: number;
  readonly output: number;
  /** Of input that is written to the provider's cache for five minutes. */
  readonly cacheWrite: number;
  readonly cacheRead: number;
}

export interface ModelPrice {
  readonly rates: Rates;
  /** Rates of a whole request, output included, whose input has more tokens than this. */
  readonly long?: { readonly above: number; readonly rates: Rates };
  /** The day on which the rates were known to be in force, `null` if they come from the configuration. */
  readonly asOf: string | null;
  readonly source: string;
}

export type Prices = ReadonlyMap<string, ModelPrice>;

const PRICE_LIST = { asOf: '2026-10-24', source: 'price list of Anthropic, API, without batch discount' } as const;

/** Prices change: `prices` in the configuration raises them until this table is brought up to date. */
export const BUILT_IN_PRICES: Prices = new Map<string, ModelPrice>([
  [
    'claude-haiku-5-5',
    {
      ...PRICE_LIST,
      rates: { input: 0.1, output: 0.5, cacheWrite: 0.125, cacheRead: 0.01 },
      long: { above: 100_000, rates: { input: 0.5, output: 2.5, cacheWrite: 0.625, cacheRead: 0.05 } },
    },
  ],
  // Reading from the cache cost 0.20 before 2026-10-07.
  ['claude-sonnet-5-5', { ...PRICE_LIST, rates: { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.1 } }],
  ['claude-opus-5-5', { ...PRICE_LIST, rates: { input: 4, output: 20, cacheWrite: 5, cacheRead: 0.2 } }],
  ['claude-fable-5-1', { ...PRICE_LIST, rates: { input: 10, output: 50, cacheWrite: 12.5, cacheRead: 0.25 } }],
  ['claude-sonnet-5', { ...PRICE_LIST, rates: { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.2 } }],
  ['claude-opus-5', { ...PRICE_LIST, rates: { input: 5, output: 25, cacheWrite: 6.25, cacheRead: 0.5 } }],
  ['claude-haiku-4-5', { ...PRICE_LIST, rates: { input: 1, output: 5, cacheWrite: 1.25, cacheRead: 0.1 } }],
]);

/** The price of a model; one with a date at its end (`-20251001`) costs what the model costs. */
export function priceOf(model: string, prices: Prices): ModelPrice | undefined {
  return prices.get(model) ?? prices.get(model.replace(/-\d{8}$/, ''));
}

/**
 * What an answer cost, in USD, rounded up to a nano-dollar. `null` where the price of the model is not known or the
 * usage is no count of tokens: unknown, not free.
 */
export function costOf(model: string, usage: Usage, prices: Prices): number | null {
  const price = priceOf(model, prices);
  const counts = [usage.inputTokens, usage.outputTokens, usage.cacheWriteTokens, usage.cacheReadTokens];
  if (price === undefined || !counts.every((count) => Number.isSafeInteger(count) && count >= 0)) return null;
  const prompt = usage.inputTokens + usage.cacheWriteTokens + usage.cacheReadTokens;
  const { long } = price;
  return charge(usage, long !== undefined && prompt > long.above ? long.rates : price.rates);
}

/** Tokens that a provider may add to a request: the frame of the messages and what makes the answer follow a schema. */
const ADDED_TOKENS = 1000;

/**
 * An upper bound of what one attempt can cost, in USD; `null` for a model without a price. No token is shorter than a
 * byte of UTF-8, all input is taken to be written to the cache, and the answer to be as long as it may be.
 */
export function worstCase(request: CompletionRequest, prices: Prices): number | null {
  const price = priceOf(request.model, prices);
  if (price === undefined) return null;
  const input = inputBound(request);
  const worst = worstAt(price.rates, input, request.maxTokens);
  if (price.long === undefined || input <= price.long.above || worst === null) return worst;
  const worstIfLong = worstAt(price.long.rates, input, request.maxTokens);
  return worstIfLong === null ? null : Math.max(worst, worstIfLong);
}

function worstAt(rates: Rates, inputTokens: number, outputTokens: number): number | null {
  const input = Math.max(rates.input, rates.cacheWrite, rates.cacheRead);
  return charge({ inputTokens, outputTokens, cacheWriteTokens: 0, cacheReadTokens: 0 }, { ...rates, input });
}

/** More tokens than the input of a request can have. */
export function inputBound({ system, user, schema }: CompletionRequest): number {
  return utf8Length(system) + utf8Length(user) + utf8Length(JSON.stringify(schema)) + ADDED_TOKENS;
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

function charge(usage: Usage, rates: Rates): number | null {
  // USD per million tokens are micro-dollars a token.
  const micro =
    usage.inputTokens * rates.input +
    usage.outputTokens * rates.output +
    usage.cacheWriteTokens * rates.cacheWrite +
    usage.cacheReadTokens * rates.cacheRead;
  return isAmount(micro / 1e6) ? usdOf(nanoAtLeast(micro / 1e6)) : null;
}
