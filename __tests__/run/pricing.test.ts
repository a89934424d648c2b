import { describe, expect, it } from '@jest/globals';
import { toChatRequest } from '../../src/adapters/openai/chat.js';
import { formatProblem, type Problem } from '../../src/core/errors.js';
import { pricingAt, UNKNOWN_COST } from '../../src/run/pricing.js';
import { isLoopback, webAddress } from '../../src/settings/judge-kinds.js';
import { settingsOfInputs } from '../../src/settings/resolve.js';
import type { SettingName } from '../../src/settings/table.js';
import { REQUEST } from '../judge/recordings.js';

const USAGE = { inputTokens: 1000, outputTokens: 1000, cacheWriteTokens: 0, cacheReadTokens: 0 };
const HERE = 'http://127.0.0.1:11434/v1';
const ELSEWHERE = 'https://llm.example.com/v1';

function priced(address: string, model: string, more: Partial<Record<SettingName, string>> = {}) {
  const given = Object.entries({ 'judge-model': model, ...more }).map(
    ([name, text]) => [name as SettingName, { text, label: name }] as const,
  );
  const problems: { message: string }[] = [];
  const { costOf, worstCase, isKnown } = pricingAt(address, settingsOfInputs(new Map(given)), problems);
  const worst = worstCase({ ...REQUEST, model });
  return { cost: costOf(model, USAGE), uncounted: costOf(model, null), worst, isKnown, problems: problems.length };
}

describe('what a request costs', () => {
  it('is nothing on this machine, where nobody knows a price', () => {
    const free = { cost: 0, uncounted: 0, worst: 0, isKnown: true, problems: 0 };
    expect(priced(HERE, 'llama3.1:8b')).toEqual(free);
    expect(priced('http://localhost:8000', 'openai/gpt-oss-20b')).toEqual(free);
  });

  it.each([
    ['a price that is known', HERE, 'claude-haiku-4-5', {}, 0.006],
    ['a price of the settings', HERE, 'house', { prices: 'house=1/2' }, 0.003],
    ['that elsewhere', ELSEWHERE, 'house', { prices: 'house=1/2' }, 0.003],
  ] as const)('is %s, wherever it is asked', (_, address, model, more, cost) => {
    const found = priced(address, model, more);
    expect(found).toMatchObject({ cost, uncounted: null, isKnown: true, problems: 0 });
    expect(found.worst).toBeGreaterThan(0);
  });

  it.each([
    [HERE, 'claude-sonnet-4-6'],
    [HERE, 'us.anthropic.claude-next-v1:0'],
    [ELSEWHERE, 'llama3.1:8b'],
    ['https://127.0.0.1.example.com/v1', 'llama3.1:8b'],
  ])('is not known at %s of %s, and no cap can be kept', (address, model) => {
    const unknown = { cost: null, uncounted: null, worst: null, isKnown: false };
    expect(priced(address, model)).toEqual({ ...unknown, problems: 1 });
    expect(priced(address, model, { 'max-cost-usd': 'none' })).toEqual({ ...unknown, problems: 0 });
  });

  it('is that of the list where the prices of the settings are wrong, which is told', () => {
    const problems: Problem[] = [];
    const prices = { from: 'config', models: { house: { input: 1, output: 2 } } } as const;
    const settings = { ...settingsOfInputs(new Map()), prices, config: '.github/summary-gate.yml' };
    const { costOf } = pricingAt(ELSEWHERE, settings, problems);
    expect([costOf('claude-haiku-4-5', USAGE), costOf('house', USAGE)]).toEqual([0.006, null]);
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^\.github\/summary-gate\.yml: prices: house is not in the built-in table; /),
    ]);
  });

  it('is at most that of a question whose schema is sent and said, where a server leaves it unread', () => {
    const schema = { type: 'object', description: 'é'.repeat(5000) };
    const request = { ...REQUEST, model: 'house', schema };
    const sent = JSON.parse(JSON.stringify(toChatRequest(request, new Set(), true)));
    const bytes = Buffer.byteLength(JSON.stringify([sent.messages[0].content, schema]));
    const settings = settingsOfInputs(new Map([['prices', { text: 'house=1/1', label: 'prices' }]]));
    const { worstCase } = pricingAt(ELSEWHERE, settings, []);
    const [once, twice] = [worstCase({ ...request, maxTokens: 0 }), worstCase({ ...request, maxTokens: 0 }, 'twice')];
    expect(once).toBeLessThan(bytes / 1e6);
    expect(twice).toBeGreaterThan(bytes / 1e6);
  });

  it('is never known of a program, whatever model it says it asks', () => {
    const request = { ...REQUEST, model: 'claude-haiku-5-5' };
    expect([UNKNOWN_COST.costOf(request.model, USAGE), UNKNOWN_COST.worstCase(request)]).toEqual([null, null]);
  });
});

describe('this machine', () => {
  it.each<[string, boolean]>([
    ['http://127.0.0.1:1/v1', true],
    ['http://127.9.8.7', true],
    ['http://127.1/', true],
    ['http://[::1]:80/', true],
    ['https://LOCALHOST/x', true],
    ['http://localhost.example.com', false],
    ['http://127.0.0.1.example.com', false],
    ['http://0.0.0.0', false],
    ['http://192.168.0.1', false],
    ['http://localhost@example.com', false],
    ['localhost', false],
    ['', false],
  ])('%s: %s', (address, isHere) => {
    expect(isLoopback(address)).toBe(isHere);
    if (address.startsWith('http:')) expect('value' in webAddress.parse(address)).toBe(isHere);
  });
});
