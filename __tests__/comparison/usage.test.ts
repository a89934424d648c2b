import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { meanUsage, UNKNOWN_USAGE, usageIn } from '../../src/comparison/usage.js';

describe('what a candidate says of its cost', () => {
  it.each<[string, unknown, object]>([
    ['at the top', { cost_usd: 0.5 }, { costUsd: 0.5 }],
    [
      'as the result of an agent',
      { total_cost_usd: 0.5, usage: { output_tokens: 3 } },
      { costUsd: 0.5, outputTokens: 3 },
    ],
    ['of a line beside its candidate', { name: 'a', usage: { prompt_tokens: 7 }, candidate: {} }, { inputTokens: 7 }],
    ['of a line in its candidate', { name: 'a', candidate: { meta: { cost_usd: 1 } } }, { costUsd: 1 }],
    ['below metadata', { metadata: { usage: { completion_tokens: 2 } } }, { outputTokens: 2 }],
    ['with a cached prompt', { usage: { input_tokens: 1, cache_read_input_tokens: 9 } }, { inputTokens: 10 }],
    ['at two places', { cost_usd: 1, usage: { cost_usd: 2 } }, { costUsd: 1 }],
    ['as nothing', { cost_usd: 0, usage: { input_tokens: 0 } }, { costUsd: 0, inputTokens: 0 }],
    ['as text', { cost_usd: '0.5' }, {}],
    ['beyond all amounts', { cost_usd: 1e308, usage: { output_tokens: 1e13 } }, {}],
    ['below nothing', { cost_usd: -1, usage: { input_tokens: null, output_tokens: 'x' } }, {}],
    ['in another currency', { cost: 0.5, cost_eur: 1 }, {}],
    ['inherited', JSON.parse('{"__proto__": {"cost_usd": 1}}'), {}],
    ['in a list', [{ cost_usd: 1 }], {}],
  ])('%s', (_, value, known) => {
    expect(usageIn(JSON.stringify(value))).toEqual({ ...UNKNOWN_USAGE, ...known });
  });

  it('is unknown of what is no JSON, and never invented', () => {
    expect(usageIn('{"cost_usd": 1')).toEqual(UNKNOWN_USAGE);
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        expect(usageIn(`"cost_usd" ${text}`)).toEqual(UNKNOWN_USAGE);
        expect(usageIn(json)).toEqual(UNKNOWN_USAGE);
      }),
    );
  });

  it('of samples is the mean of those that say it', () => {
    const one = { costUsd: 1, inputTokens: null, outputTokens: 4 };
    expect(meanUsage([one, { ...UNKNOWN_USAGE, costUsd: 3 }, UNKNOWN_USAGE])).toEqual({
      costUsd: 2,
      inputTokens: null,
      outputTokens: 4,
    });
  });
});
