import { type ModelPrice, type Prices, priceOf, type Rates } from './prices.js';

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

/** How the names of the vendor's models begin. One that the table does not know may be as dear as the dearest in it. */
const VENDOR = 'claude-';

/**
 * The table with prices of the configuration in it. They may only rise: the configuration is a part of the pull request,
 * and a price that is too low would lift the cap on costs. A new model needs `input` and `output`. What caching costs is
 * taken from the dear side unless it is said. Problems name the model, the value and what is allowed.
 */
export function overridePrices(
  prices: Prices,
  overrides: ReadonlyMap<string, PriceOverride>,
): { readonly prices: Prices } | { readonly problems: readonly string[] } {
  const merged = new Map(prices);
  const problems: string[] = [];
  for (const [model, override] of overrides) {
    const known = priceOf(model, prices);
    const floor = known?.rates ?? (model.startsWith(VENDOR) ? dearest(prices) : FREE);
    const found = RATE_NAMES.flatMap(([rate, name]) => {
      const value = override[rate];
      const lowest = lowestOf(rate, floor, known);
      if (value === undefined ? !(known === undefined && isMain(rate)) : lowest.accepts(value)) return [];
      return [`${model}: ${name} is ${value ?? 'missing'}; allowed: ${lowest.words} USD per million tokens`];
    });
    problems.push(...found);
    if (found.length === 0) merged.set(model, raise(override, floor, known));
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

function raise(override: PriceOverride, floor: Rates, known: ModelPrice | undefined): ModelPrice {
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
  if (known?.long === undefined) return { rates, ...from };
  return { rates, ...from, long: { above: known.long.above, rates: larger(rates, known.long.rates) } };
}

function larger(a: Rates, b: Rates): Rates {
  return {
    input: Math.max(a.input, b.input),
    output: Math.max(a.output, b.output),
    cacheWrite: Math.max(a.cacheWrite, b.cacheWrite),
    cacheRead: Math.max(a.cacheRead, b.cacheRead),
  };
}

function dearest(prices: Prices): Rates {
  return [...prices.values()].map(({ rates, long }) => long?.rates ?? rates).reduce(larger, FREE);
}
