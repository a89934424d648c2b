import type { Problem } from '../core/errors.js';
import type { CompletionRequest, Usage } from '../judge/asking/completer.js';
import { isOfVendor } from '../judge/money/model-id.js';
import {
  BUILT_IN_PRICES,
  costOf,
  overridePrices,
  type PriceOverride,
  type Prices,
  priceOf,
  type SchemaSent,
  worstCase,
} from '../judge/money/prices.js';
import { isLoopback } from '../settings/judge-kinds.js';
import type { Settings } from '../settings/table.js';

/** What requests of a run cost, in US dollars; null where nobody knows, which is not 0. */
export interface Pricing {
  /** An upper bound of what one attempt can cost. */
  readonly worstCase: (request: CompletionRequest, schema?: SchemaSent) => number | null;
  readonly costOf: (model: string, usage: Usage | null) => number | null;
  /** Whether what the judge costs is known, be it nothing. */
  readonly isKnown: boolean;
}

/** What is made up costs nothing. */
export const NO_COST: Pricing = { worstCase: () => 0, costOf: () => 0, isKnown: true };

/** A program says nothing about tokens, whatever model it asks. */
export const UNKNOWN_COST: Pricing = { worstCase: () => null, costOf: () => null, isKnown: false };

/**
 * The pricing of requests to an address: by the built-in list with the prices of the settings, less what a batch saves. On
 * this very machine a model without a price is free; one that has a price is asked through a gateway here, and paid for.
 * Problems, such as a cap on costs with a model whose price is unknown, are added to `problems`.
 */
export function pricingAt(address: string, settings: Settings, problems: Problem[]): Pricing {
  const isHere = isLoopback(address);
  const prices = pricesOf(settings, isHere, problems);
  const listed = listPricing(prices, shareOfPrice(settings));
  const isFree = (model: string): boolean => isHere && priceOf(model, prices) === undefined && !isOfVendor(model);
  const { 'judge-model': judge } = settings;
  return {
    worstCase: (request, schema) => (isFree(request.model) ? 0 : listed.worstCase(request, schema)),
    costOf: (model, usage) => (isFree(model) ? 0 : listed.costOf(model, usage)),
    isKnown: isFree(judge) || priceOf(judge, prices) !== undefined,
  };
}

/** What a price list says, of which the run pays a share, 0..1. */
export function listPricing(prices: Prices, share: number): Omit<Pricing, 'isKnown'> {
  return {
    worstCase: (request, schema) => partOf(worstCase(request, prices, schema), share),
    costOf: (model, usage) => partOf(costOf(model, usage, prices), share),
  };
}

function pricesOf(settings: Settings, isHere: boolean, problems: Problem[]): Prices {
  const { from, models } = settings.prices ?? { from: 'input', models: {} };
  const overrides = new Map<string, PriceOverride>(Object.entries(models));
  const merged = overridePrices(BUILT_IN_PRICES, overrides, from);
  if ('problems' in merged) {
    const place = from === 'config' && settings.config !== null ? { place: { file: settings.config } } : {};
    problems.push(...merged.problems.map((message) => ({ message: `prices: ${message}`, ...place })));
    return BUILT_IN_PRICES;
  }
  for (const name of ['judge-model', 'meta-judge-model'] as const) {
    const model = settings[name];
    if (model === null || settings['max-cost-usd'] === null || priceOf(model, merged.prices) !== undefined) continue;
    if (isHere && !isOfVendor(model)) continue;
    problems.push({
      message: `${name}: the price of ${JSON.stringify(model)} is not known, so max-cost-usd cannot be kept`,
      hint: `set the input or flag prices, as in ${model}=0.5/2.5 (input and output, US dollars per million tokens), or max-cost-usd to none`,
    });
  }
  return merged.prices;
}

/** What a token costs in a batch, as a share of its price, of whatever kind it is: Anthropic, "Batch processing", 2026. */
const SHARE_IN_A_BATCH = 0.5;

/** The share of the list price that a run pays, 0..1: batches are cheaper. */
function shareOfPrice(settings: Pick<Settings, 'judge-transport'>): number {
  return settings['judge-transport'] === 'batch' ? SHARE_IN_A_BATCH : 1;
}

/** A share of an amount in US dollars; null stays null, as an unknown price. */
function partOf(usd: number | null, share: number): number | null {
  return usd === null ? null : usd * share;
}
