import { ANTHROPIC_URL, type AnthropicOptions } from '../adapters/anthropic/completer.js';
import type { Environment } from '../core/environment.js';
import type { Problem } from '../core/errors.js';
import { BUILT_IN_PRICES, overridePrices, type PriceOverride, type Prices, priceOf } from '../judge/money/prices.js';
import { webAddress } from '../settings/judge-kinds.js';
import type { Settings } from '../settings/table.js';

/**
 * The prices of a run: the built-in list with those of the configuration. Problems, such as a cap on costs with a model
 * whose price is unknown, are added to `problems`.
 */
export function pricesOf(settings: Settings, problems: Problem[]): Prices {
  const { from, models } = settings.prices ?? { from: 'input', models: {} };
  const overrides = new Map<string, PriceOverride>(Object.entries(models));
  const merged = overridePrices(BUILT_IN_PRICES, overrides, from);
  if ('problems' in merged) {
    problems.push(...merged.problems.map((message) => ({ message: `prices: ${message}` })));
    return BUILT_IN_PRICES;
  }
  for (const name of ['judge-model', 'meta-judge-model'] as const) {
    const model = settings[name];
    if (model === null || settings['max-cost-usd'] === null || priceOf(model, merged.prices) !== undefined) continue;
    problems.push({
      message: `${name}: the price of ${JSON.stringify(model)} is not known, so max-cost-usd cannot be kept`,
      hint: `set the input or flag prices, as in ${model}=0.5/2.5 (input and output, US dollars per million tokens), or max-cost-usd to none`,
    });
  }
  return merged.prices;
}

/** The key and the address come from inputs and flags or from the environment, never from the config file. */
export function accessOf(
  settings: Settings,
  env: Environment['env'],
  baseUrl: string,
): Required<AnthropicOptions> | null {
  if (settings['judge-replay'] === 'replay') return null;
  const apiKey = settings['anthropic-api-key'] ?? env['ANTHROPIC_API_KEY'] ?? '';
  return apiKey.trim() === '' ? null : { apiKey, baseUrl };
}

/** An address of the environment keeps the rules of the setting: the report shows it, so it must hold no password. */
export function baseUrlOf(settings: Settings, env: Environment['env'], problems: Problem[]): string {
  const given = settings['anthropic-base-url'];
  if (given !== null) return given;
  const parsed = webAddress.parse(env['ANTHROPIC_BASE_URL'] || ANTHROPIC_URL);
  if ('value' in parsed) return parsed.value;
  problems.push({ message: `ANTHROPIC_BASE_URL: ${parsed.problem}`, hint: `it must be ${webAddress.allowed}` });
  return ANTHROPIC_URL;
}
