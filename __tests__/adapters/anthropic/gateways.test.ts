import { describe, expect, it } from '@jest/globals';
import { openAnthropic } from '../../../src/adapters/anthropic/completer.js';
import { page, scores } from '../../servers/anthropic.js';
import { type FakeGateway, GATEWAYS, type GatewayName, startGateway } from '../../servers/gateway.js';
import { PATIENT, REQUEST } from '../github/anthropic-judge.js';

const GOOD = JSON.stringify({ reason: 'What the judge says about reason.', overall: 0.8 });

/** Ids as each of them spells them. */
const MODELS: Readonly<Record<GatewayName, string>> = {
  bedrock: 'anthropic.claude-haiku-5-5',
  ollama: 'qwen3-coder',
  vllm: 'Qwen/Qwen3-32B',
  litellm: 'claude-haiku-5-5',
  openrouter: 'anthropic/claude-haiku-5.5',
};

const completerOf = ({ url: baseUrl, apiKey }: FakeGateway) => openAnthropic({ apiKey, baseUrl });

describe('a gateway like', () => {
  it.each<readonly [GatewayName, number]>([
    ['bedrock', 4],
    ['ollama', 1],
    ['vllm', 2],
    ['litellm', 3],
    ['openrouter', 2],
  ])('%s is asked without what it refuses, and so from then on', async (name, requests) => {
    const gateway = await startGateway(name);
    const { complete } = completerOf(gateway);
    const request = { ...REQUEST, model: MODELS[name] };
    const first = await complete(request, PATIENT);
    expect(first).toMatchObject({ kind: 'answer', isCut: false, requestId: null });
    expect(gateway.requests).toHaveLength(requests);
    const second = await complete({ ...request, user: 'And this.' }, PATIENT);
    expect(second).toMatchObject({ kind: 'answer', text: GOOD, usage: { cacheReadTokens: 0, cacheWriteTokens: 0 } });
    expect(gateway.requests).toHaveLength(requests + 1);
    expect(gateway.requests.every(({ path }) => path.endsWith('/v1/messages'))).toBe(true);
  });

  it('bedrock gets the key in its own header alone, and the version that it knows', async () => {
    const gateway = await startGateway('bedrock');
    await completerOf(gateway).complete({ ...REQUEST, model: MODELS.bedrock }, PATIENT);
    const { headers, body } = gateway.requests.at(-1) ?? { headers: {}, body: {} };
    expect(headers).toMatchObject({ 'x-api-key': gateway.apiKey, 'anthropic-version': '2023-06-01' });
    expect(headers).not.toHaveProperty('authorization');
    expect(body).not.toHaveProperty('output_config');
    expect(JSON.stringify(body)).toContain('JSON Schema');
  });

  it('ollama leaves the schema unread, in silence: then it is said', async () => {
    const gateway = await startGateway('ollama');
    const { complete } = completerOf(gateway);
    const request = { ...REQUEST, model: MODELS.ollama };
    expect(await complete(request, PATIENT)).toMatchObject({ text: 'It is a good summary. Overall I would say 0.8.' });
    expect(await complete(request, PATIENT)).toMatchObject({ text: GOOD });
    expect(gateway.requests.map(({ body }) => JSON.stringify(body).includes('JSON Schema'))).toEqual([false, true]);
  });

  it('vllm keeps the schema where it refuses the effort alone', async () => {
    const gateway = await startGateway('vllm');
    await completerOf(gateway).complete({ ...REQUEST, model: MODELS.vllm }, PATIENT);
    expect(gateway.requests.at(-1)?.body).toMatchObject({ output_config: { format: { type: 'json_schema' } } });
    expect(JSON.stringify(gateway.requests.at(-1)?.body)).not.toMatch(/effort|JSON Schema/);
  });
});

describe('a key that is refused', () => {
  it('is not sent in another form unless that is what is missed', async () => {
    const gateway = await startGateway('openrouter');
    const failure = await openAnthropic({ apiKey: 'another-key-0000000000', baseUrl: gateway.url }).complete(
      REQUEST,
      PATIENT,
    );
    expect(failure).toMatchObject({ kind: 'failure', reason: 'auth', canRetry: false, status: 401 });
    expect(gateway.requests).toHaveLength(1);
  });

  it('is refused in both forms once', async () => {
    const gateway = await startGateway('bedrock');
    const failure = await openAnthropic({ apiKey: 'another-key-0000000000', baseUrl: gateway.url }).complete(
      REQUEST,
      PATIENT,
    );
    expect(failure).toMatchObject({ reason: 'auth', canRetry: false, message: 'status 401: missing header x-api-key' });
    expect(gateway.requests).toHaveLength(2);
    expect(JSON.stringify(failure)).not.toContain('another-key');
  });
});

it.each(GATEWAYS)('errors of %s are read in its own form', async (name) => {
  const body = name === 'bedrock' ? { message: 'Too many tokens' } : { error: { message: 'Too many tokens' } };
  const limit = page(429, JSON.stringify(body), { 'content-type': 'application/json', 'retry-after': '3' });
  let count = 0;
  const gateway = await startGateway(name, { answer: () => (count++ === 0 ? limit : scores(0.8)) });
  const { complete } = completerOf(gateway);
  const request = { ...REQUEST, model: MODELS[name] };
  // One that leaves the schema unread has to be told it first.
  if (name === 'ollama') await complete(request, PATIENT);
  expect(await complete(request, PATIENT)).toMatchObject({
    reason: 'rate_limited',
    canRetry: true,
    retryAfterMs: 3000,
    message: 'status 429: Too many tokens',
  });
  expect(await complete(request, PATIENT)).toMatchObject({ text: GOOD });
});
