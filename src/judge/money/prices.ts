import type { CompletionRequest, Usage } from '../asking/completer.js';
import { canonicalModel } from './model-id.js';
import { isAmount, nanoAtLeast, usdOf } from './money.js';

/** Prices of a model in USD per million tokens. */
interface Rates {
  readonly input: number;
  readonly output: number;
  /** Price of input that is written to the provider's cache for five minutes. */
  readonly cacheWrite: number;
  readonly cacheRead: number;
}

interface ModelPrice {
  readonly rates: Rates;
  /** Other rates for a whole request, output included, whose input has more than `above` tokens. */
  readonly long?: { readonly above: number; readonly rates: Rates };
  /** The day on which the rates were known to be in force (YYYY-MM-DD); null for prices from the configuration. */
  readonly asOf: string | null;
  readonly source: string;
}

export type Prices = ReadonlyMap<string, ModelPrice>;

const PRICE_LIST = { asOf: '2026-10-24', source: 'price list of Anthropic, API, without batch discount' } as const;

/**
 * Built-in price list by model name. Prices change: `prices` in the configuration raises them until this table is
 * brought up to date.
 */
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

/** The day behind the name of a model that answers, where the name alone was asked: `gpt-5-mini-2025-08-07`. */
const DAY = /-\d{4}-\d{2}-\d{2}$/;

/** The price of a model, however its id is spelt; undefined where it is not known. */
export function priceOf(model: string, prices: Prices): ModelPrice | undefined {
  return prices.get(model) ?? prices.get(canonicalModel(model)) ?? prices.get(model.replace(DAY, ''));
}

/**
 * What an answer cost, in USD, rounded up to a nano-dollar. `null` where the price of the model is not known or the
 * usage is no count of tokens, or is not said: unknown, not free.
 */
export function costOf(model: string, usage: Usage | null, prices: Prices): number | null {
  const price = priceOf(model, prices);
  if (usage === null) return null;
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
export function worstCase(request: CompletionRequest, prices: Prices, schema: SchemaSent = 'once'): number | null {
  const price = priceOf(request.model, prices);
  if (price === undefined) return null;
  const input = inputBound(request, schema);
  const worst = worstAt(price.rates, input, request.maxTokens);
  if (price.long === undefined || input <= price.long.above || worst === null) return worst;
  const worstIfLong = worstAt(price.long.rates, input, request.maxTokens);
  return worstIfLong === null ? null : Math.max(worst, worstIfLong);
}

function worstAt(rates: Rates, inputTokens: number, outputTokens: number): number | null {
  const input = Math.max(rates.input, rates.cacheWrite, rates.cacheRead);
  return charge({ inputTokens, outputTokens, cacheWriteTokens: 0, cacheReadTokens: 0 }, { ...rates, input });
}

/** How often a request may hold its schema: where a server leaves the parameter unread, it is said in the prompt besides. */
export type SchemaSent = 'once' | 'twice';

/** An upper bound of the input tokens of a request. */
export function inputBound({ system, user, schema }: CompletionRequest, sent: SchemaSent = 'once'): number {
  const ofSchema = utf8Length(JSON.stringify(schema)) * (sent === 'twice' ? 2 : 1);
  return utf8Length(system) + utf8Length(user) + ofSchema + ADDED_TOKENS;
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

/** A price from the configuration, in USD per million tokens. */
export type PriceOverride = Readonly<Partial<Record<Rate, number>>>;

type Rate = keyof Rates;

/** The rates, and what they are called in the configuration. */
const RATE_NAMES: readonly (readonly [Rate, string])[] = [
  ['input', 'input'],
  ['output', 'output'],
  ['cacheWrite', 'cache_write'],
  ['cacheRead', 'cache_read'],
];

/** Writing to the cache for five minutes costs so much more than input, at every model in the table. */
const CACHE_WRITE_FACTOR = 1.25;

/**
 * The table with the prices of the settings in it. Those of the config file may only rise, and only for models that the
 * table knows: the file is a part of the pull request, and a price that is too low would lift the cap on costs. An input
 * may say anything but nothing. A new model needs `input` and `output`. What caching costs is taken from the dear side
 * unless it is said. Problems name the model, the value and what is allowed.
 */
export function overridePrices(
  prices: Prices,
  overrides: ReadonlyMap<string, PriceOverride>,
  from: 'input' | 'config',
): { readonly prices: Prices } | { readonly problems: readonly string[] } {
  const merged = new Map(prices);
  const problems: string[] = [];
  for (const [model, override] of overrides) {
    const listed = priceOf(model, prices);
    const known = from === 'config' ? listed : undefined;
    if (from === 'config' && known === undefined) {
      problems.push(
        `${model} is not in the built-in table; allowed in the config file: models of the table; for another one set the input or flag prices, as in ${model}=0.5/2.5`,
      );
      continue;
    }
    const floor = known?.rates ?? FREE;
    const found = RATE_NAMES.flatMap(([rate, name]) => {
      const value = override[rate];
      const lowest = lowestOf(rate, floor, known);
      if (value === undefined ? !(known === undefined && isMain(rate)) : lowest.accepts(value)) return [];
      return [`${model}: ${name} is ${value ?? 'missing'}; allowed: ${lowest.words} USD per million tokens`];
    });
    problems.push(...found);
    if (found.length === 0) merged.set(model, raise(override, floor, known, listed?.long));
  }
  return problems.length > 0 ? { problems } : { prices: merged };
}

const FREE: Rates = { input: 0, output: 0, cacheWrite: 0, cacheRead: 0 };

function isMain(rate: Rate): boolean {
  return rate === 'input' || rate === 'output';
}

function lowestOf(rate: Rate, floor: Rates, known: ModelPrice | undefined) {
  const lowest = floor[rate];
  // A price of 0 would say that the model is free, and then no cap holds.
  const isOpen = lowest === 0 && known === undefined && isMain(rate);
  return {
    accepts: (value: number) => Number.isFinite(value) && (isOpen ? value > 0 : value >= lowest),
    words: isOpen ? 'more than 0' : `${lowest} or more`,
  };
}

/** Long requests never get cheaper than the table says: whoever names a price names that of short ones. */
function raise(
  override: PriceOverride,
  floor: Rates,
  known: ModelPrice | undefined,
  long: ModelPrice['long'],
): ModelPrice {
  const input = override.input ?? floor.input;
  const rates: Rates = {
    input,
    output: override.output ?? floor.output,
    cacheWrite: override.cacheWrite ?? Math.max(floor.cacheWrite, input * CACHE_WRITE_FACTOR),
    cacheRead:
      override.cacheRead ??
      (known === undefined ? input : Math.max(floor.cacheRead, input * (floor.cacheRead / floor.input))),
  };
  const from = { asOf: null, source: 'the configuration' } as const;
  if (long === undefined) return { rates, ...from };
  return { rates, ...from, long: { above: long.above, rates: larger(rates, long.rates) } };
}

function larger(a: Rates, b: Rates): Rates {
  return {
    input: Math.max(a.input, b.input),
    output: Math.max(a.output, b.output),
    cacheWrite: Math.max(a.cacheWrite, b.cacheWrite),
    cacheRead: Math.max(a.cacheRead, b.cacheRead),
  };
}

/** English and JSON take about so many characters a token, with the tokenizers of today. */
const CHARACTERS_A_TOKEN = 3.3;

/** Estimated number of tokens of a text. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_A_TOKEN);
}
