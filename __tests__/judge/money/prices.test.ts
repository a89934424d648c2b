import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { traitsOf } from '../../../src/adapters/anthropic/message.js';
import type { CompletionRequest, Usage } from '../../../src/judge/asking/completer.js';
import { shortestCachedPrefix } from '../../../src/judge/asking/prompt-cache.js';
import { canonicalModel } from '../../../src/judge/money/model-id.js';
import {
  BUILT_IN_PRICES,
  costOf,
  inputBound,
  overridePrices,
  type PriceOverride,
  type Prices,
  priceOf,
  worstCase,
} from '../../../src/judge/money/prices.js';
import { runs } from '../../builders/long-runs.js';
import { anyText } from '../../builders/texts.js';

function usage(inputTokens = 0, outputTokens = 0, cacheWriteTokens = 0, cacheReadTokens = 0): Usage {
  return { inputTokens, outputTokens, cacheWriteTokens, cacheReadTokens };
}

function request(overrides: Partial<CompletionRequest> = {}): CompletionRequest {
  return {
    model: 'claude-haiku-5-5',
    promptVersion: 'rubric-1',
    system: '',
    user: '',
    schema: {},
    maxTokens: 0,
    effort: 'low',
    ...overrides,
  };
}

function overridden(overrides: Readonly<Record<string, PriceOverride>>, from: 'input' | 'config' = 'config'): Prices {
  const result = overridePrices(BUILT_IN_PRICES, new Map(Object.entries(overrides)), from);
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  return result.prices;
}

const MILLION = 1_000_000;

describe('the table of prices', () => {
  it.each([...BUILT_IN_PRICES])('is dated and in the usual order: %s', (_, { rates, long, asOf, source }) => {
    expect(asOf).toMatch(/^2026-\d\d-\d\d$/);
    expect(source).not.toBe('');
    for (const each of long === undefined ? [rates] : [rates, long.rates]) {
      expect(each.cacheRead).toBeGreaterThan(0);
      expect(each.cacheRead).toBeLessThan(each.input);
      // The vendor's rules: writing costs a quarter more than input, output five times as much.
      expect(each.cacheWrite).toBe(each.input * 1.25);
      expect(each.output).toBe(each.input * 5);
    }
    if (long !== undefined) expect(long.rates.input).toBeGreaterThan(rates.input);
  });

  it.each([
    'claude-haiku-4-5',
    'claude-haiku-4-5-20251001',
    'claude-haiku-4-5-latest',
    'claude-haiku-4-5@20251001',
    'anthropic.claude-haiku-4-5-20251001-v1:0',
    'us.anthropic.claude-haiku-4-5-20251001-v1:0',
    'global.anthropic.claude-haiku-4-5-v1:0',
    'anthropic/claude-haiku-4-5',
    'anthropic/claude-haiku-4.5',
    'anthropic/claude-haiku-4.5:beta',
    'openrouter/anthropic/claude-haiku-4.5',
    'arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.anthropic.claude-haiku-4-5-20251001-v1:0',
    'vertex_ai/claude-haiku-4-5@20251001',
    'anthropic.claude-haiku-4-5-20251001-v1:0:200k',
  ])('knows a model however its id is spelt: %s', (id) => {
    expect(canonicalModel(id)).toBe('claude-haiku-4-5');
    expect(priceOf(id, BUILT_IN_PRICES)).toBe(BUILT_IN_PRICES.get('claude-haiku-4-5'));
    expect(shortestCachedPrefix(id)).toBe(4096);
    expect(traitsOf(id)).toEqual({ effort: false, thinking: null });
  });

  it('knows a model by its name with a date, and by no other ending', () => {
    expect(priceOf('claude-haiku-4-5-20251001', BUILT_IN_PRICES)).toBe(BUILT_IN_PRICES.get('claude-haiku-4-5'));
    for (const model of ['claude-haiku', 'haiku-4-5', 'constructor', '', 'claude-haiku-4', 'my-claude-haiku-4-5']) {
      expect(priceOf(model, BUILT_IN_PRICES)).toBeUndefined();
    }
  });
});

describe('the cost of an answer', () => {
  it.each<[string, Usage, number]>([
    ['claude-haiku-5-5', usage(), 0],
    ['claude-haiku-5-5', usage(1), 0.0000001],
    ['claude-haiku-5-5', usage(3), 0.0000003],
    ['claude-haiku-5-5', usage(0, 1), 0.0000005],
    ['claude-haiku-5-5', usage(0, 0, 1), 0.000000125],
    ['claude-haiku-5-5', usage(0, 0, 0, 1), 0.00000001],
    ['claude-haiku-5-5', usage(1200, 350, 800, 2000), 0.000415],
    ['claude-haiku-5-5', usage(100_000, 1000), 0.0105],
    ['claude-haiku-5-5', usage(100_001, 1000), 0.0525005],
    ['claude-haiku-5-5', usage(50_000, 1000, 25_000, 25_000), 0.008875],
    ['claude-haiku-5-5', usage(50_000, 1000, 25_000, 25_001), 0.04437505],
    ['claude-haiku-5-5', usage(0, MILLION), 0.5],
    ['claude-sonnet-5-5', usage(MILLION, MILLION, MILLION, MILLION), 14.6],
    ['claude-opus-5-5', usage(MILLION, MILLION, MILLION, MILLION), 29.2],
    ['claude-fable-5-1', usage(MILLION, MILLION, MILLION, MILLION), 72.75],
    ['claude-sonnet-5', usage(MILLION, MILLION, MILLION, MILLION), 14.7],
    ['claude-opus-5', usage(MILLION, MILLION, MILLION, MILLION), 36.75],
    ['claude-haiku-4-5', usage(MILLION, MILLION, MILLION, MILLION), 7.35],
    ['claude-haiku-4-5-20251001', usage(MILLION), 1],
  ])('%s, %j: $%d', (model, used, wanted) => {
    expect(costOf(model, used, BUILT_IN_PRICES)).toBe(wanted);
  });

  it('is not known for an unknown model', () => {
    expect(costOf('gpt-9', usage(1), BUILT_IN_PRICES)).toBeNull();
  });

  it('is not known where the tokens are not', () => {
    expect(costOf('claude-haiku-5-5', null, BUILT_IN_PRICES)).toBeNull();
  });

  it('is that of the name without a day, unless the dated one has its own', () => {
    const prices = overridden(
      { 'gpt-x': { input: 1, output: 2 }, 'gpt-y-2026-01-02': { input: 3, output: 4 } },
      'input',
    );
    const cost = (model: string) => costOf(model, usage(MILLION), prices);
    expect(['gpt-x', 'gpt-x-2026-08-07', 'gpt-y-2026-01-02'].map(cost)).toEqual([1, 1, 3]);
    expect(['gpt-x-mini', 'gpt-y', 'gpt-x-2026-08', 'x/gpt-x'].map(cost)).toEqual([null, null, null, null]);
  });

  it.each([Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY, 1e300])('is not known for %d tokens', (tokens) => {
    for (const used of [usage(tokens), usage(0, tokens), usage(0, 0, tokens), usage(0, 0, 0, tokens)]) {
      expect(costOf('claude-opus-5-5', used, BUILT_IN_PRICES)).toBeNull();
    }
  });

  it('is a whole number of nano-dollars, rounded up', () => {
    const prices = overridden({ mine: { input: 0.0001, output: 0.0333, cacheRead: 0 } }, 'input');
    expect(costOf('mine', usage(1), prices)).toBe(1e-9);
    expect(costOf('mine', usage(10_001), prices)).toBe(1.001e-6);
    expect(costOf('mine', usage(0, 1), prices)).toBe(34e-9);
    expect(costOf('mine', usage(0, 0, 0, 5), prices)).toBe(0);
  });
});

describe('the worst case of a request', () => {
  it('takes a token for each byte, written to the cache, and the longest answer', () => {
    const asked = request({ system: 'abc', user: 'é😀\ud800', schema: { type: 'object' }, maxTokens: 2000 });
    // é has 2 bytes, the smiley 4, and what stands for half a character 3.
    expect(inputBound(asked)).toBe(3 + 9 + '{"type":"object"}'.length + 1000);
    expect(worstCase(asked, BUILT_IN_PRICES)).toBe((1029 * 125 + 2000 * 500) / 1e9);
  });

  it('is at the dearer rates as soon as the bound passes the limit', () => {
    const bytes = 100_000 - 1000 - '{}'.length;
    expect(worstCase(request({ user: 'a'.repeat(bytes) }), BUILT_IN_PRICES)).toBe(0.0125);
    expect(worstCase(request({ user: 'a'.repeat(bytes + 1) }), BUILT_IN_PRICES)).toBe((100_001 * 625) / 1e9);
  });

  it('is at the dearer rates only where they are dearer', () => {
    const rates = { input: 4, output: 8, cacheWrite: 5, cacheRead: 4 };
    const long = { above: 10, rates: { input: 1, output: 1, cacheWrite: 1, cacheRead: 1 } };
    const prices: Prices = new Map([['mine', { rates, long, asOf: null, source: 'a test' }]]);
    expect(worstCase(request({ model: 'mine' }), prices)).toBe(0.00501);
  });

  it('is not known for an unknown model or an endless answer', () => {
    expect(worstCase(request({ model: 'gpt-9' }), BUILT_IN_PRICES)).toBeNull();
    expect(worstCase(request({ maxTokens: Number.POSITIVE_INFINITY }), BUILT_IN_PRICES)).toBeNull();
    expect(worstCase(request({ maxTokens: Number.NaN }), BUILT_IN_PRICES)).toBeNull();
  });

  it('is never less than the cost of an answer to it', () => {
    const texts = fc.tuple(anyText(30), anyText(30), fc.nat(300_000), fc.nat(20_000));
    const shares = fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100), fc.double({ min: 0, max: 1, noNaN: true }));
    const prices = overridden(
      {
        mine: { input: 3, output: 1, cacheRead: 9 },
        'claude-haiku-5-5': { input: 0.7, output: 0.9 },
      },
      'input',
    );
    fc.assert(
      fc.property(fc.constantFrom(...prices.keys()), texts, shares, (model, [system, user, more, maxTokens], parts) => {
        const asked = request({ model, system, user: user + 'a'.repeat(more), maxTokens });
        const [a, b, c, used] = parts;
        const share = (part: number) => Math.floor((inputBound(asked) * used * part) / (a + b + c || 1));
        const answer = usage(share(a), Math.floor(maxTokens * used), share(b), share(c));
        const cost = costOf(model, answer, prices);
        const worst = worstCase(asked, prices);
        expect(cost).not.toBeNull();
        expect(Number(worst)).toBeGreaterThanOrEqual(Number(cost));
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('prices of the configuration', () => {
  it('may rise, and what depends on them rises too', () => {
    const prices = overridden({ 'claude-sonnet-5-5': { input: 4, output: 11 }, 'claude-haiku-5-5': { output: 3 } });
    expect(prices.get('claude-sonnet-5-5')?.rates).toEqual({ input: 4, output: 11, cacheWrite: 5, cacheRead: 0.2 });
    const haiku = prices.get('claude-haiku-5-5');
    expect(haiku?.rates).toEqual({ input: 0.1, output: 3, cacheWrite: 0.125, cacheRead: 0.01 });
    expect(haiku?.long).toEqual({
      above: 100_000,
      rates: { input: 0.5, output: 3, cacheWrite: 0.625, cacheRead: 0.05 },
    });
    expect(prices.get('claude-opus-5-5')).toBe(BUILT_IN_PRICES.get('claude-opus-5-5'));
  });

  it('may stay as they are', () => {
    const prices = overridden({ 'claude-opus-5': { input: 5, output: 25, cacheWrite: 6.25, cacheRead: 0.5 } });
    expect(prices.get('claude-opus-5')?.rates).toEqual(BUILT_IN_PRICES.get('claude-opus-5')?.rates);
  });

  it('bring new models, with caching at the dear end', () => {
    const prices = overridden({ 'local-judge': { input: 0.4, output: 0.8 } }, 'input');
    expect(prices.get('local-judge')?.rates).toEqual({ input: 0.4, output: 0.8, cacheWrite: 0.5, cacheRead: 0.4 });
  });

  it('leave the built-in table alone', () => {
    const before = structuredClone([...BUILT_IN_PRICES]);
    overridden({ 'claude-opus-5': { input: 50, output: 50 }, mine: { input: 1, output: 1 } }, 'input');
    expect([...BUILT_IN_PRICES]).toEqual(before);
  });

  it.each<[string, PriceOverride, readonly string[]]>([
    ['claude-haiku-5-5', { input: 0.09 }, ['claude-haiku-5-5: input is 0.09; allowed: 0.1 or more']],
    ['claude-haiku-5-5', { cacheRead: 0 }, ['claude-haiku-5-5: cache_read is 0; allowed: 0.01 or more']],
    ['claude-haiku-4-5-20251001', { output: 4 }, ['claude-haiku-4-5-20251001: output is 4; allowed: 5 or more']],
    ['claude-opus-5', { input: Number.NaN }, ['claude-opus-5: input is NaN; allowed: 5 or more']],
    ['claude-opus-5', { input: Number.POSITIVE_INFINITY }, ['claude-opus-5: input is Infinity; allowed: 5 or more']],
    [
      'us.anthropic.claude-opus-5-v1:0',
      { input: 4 },
      ['us.anthropic.claude-opus-5-v1:0: input is 4; allowed: 5 or more'],
    ],
  ])('are refused where they fall: %s %j', (model, override, wanted) => {
    const result = overridePrices(BUILT_IN_PRICES, new Map([[model, override]]), 'config');
    expect(result).toEqual({ problems: wanted.map((problem) => `${problem} USD per million tokens`) });
  });

  it.each(['mine', 'claude-next', 'anthropic.claude-next-v1:0', 'constructor'])(
    'are heeded only for models of the table, which %s is not in: one request may cost millions of times more',
    (model) => {
      const result = overridePrices(BUILT_IN_PRICES, new Map([[model, { input: 1e-6, output: 1e-6 }]]), 'config');
      expect(result).toEqual({
        problems: [expect.stringMatching(/is not in the built-in table; .* input or flag prices/)],
      });
    },
  );

  it.each<[string, PriceOverride, readonly string[]]>([
    ['mine', {}, ['mine: input is missing; allowed: more than 0', 'mine: output is missing; allowed: more than 0']],
    ['mine', { input: 0, output: 1 }, ['mine: input is 0; allowed: more than 0']],
    ['mine', { input: 1, output: -1 }, ['mine: output is -1; allowed: more than 0']],
    ['mine', { input: 1, output: 1, cacheWrite: -1 }, ['mine: cache_write is -1; allowed: 0 or more']],
  ])('of inputs are refused where they are none: %s %j', (model, override, wanted) => {
    const result = overridePrices(BUILT_IN_PRICES, new Map([[model, override]]), 'input');
    expect(result).toEqual({ problems: wanted.map((problem) => `${problem} USD per million tokens`) });
  });

  it('never make a known model cheaper', () => {
    const factor = fc.option(fc.constantFrom(1, 1.1, 3, 1000, 0.999), { nil: undefined, freq: 2 });
    const factors = fc.record({ input: factor, output: factor, cacheWrite: factor, cacheRead: factor });
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...BUILT_IN_PRICES),
        factors,
        fc.nat(200_000),
        ([model, { rates }], times, tokens) => {
          const given: PriceOverride = {
            ...(times.input === undefined ? {} : { input: rates.input * times.input }),
            ...(times.output === undefined ? {} : { output: rates.output * times.output }),
            ...(times.cacheWrite === undefined ? {} : { cacheWrite: rates.cacheWrite * times.cacheWrite }),
            ...(times.cacheRead === undefined ? {} : { cacheRead: rates.cacheRead * times.cacheRead }),
          };
          const result = overridePrices(BUILT_IN_PRICES, new Map([[model, given]]), 'config');
          const falls = Object.values(times).includes(0.999);
          expect('problems' in result).toBe(falls);
          if ('problems' in result) return;
          accepted++;
          for (const used of [usage(tokens), usage(0, tokens), usage(0, 0, tokens), usage(0, 0, 0, tokens)]) {
            const before = Number(costOf(model, used, BUILT_IN_PRICES));
            expect(Number(costOf(model, used, result.prices))).toBeGreaterThanOrEqual(before);
          }
        },
      ),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(30);
  });
});
