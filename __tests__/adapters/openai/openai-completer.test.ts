import { describe, expect, it } from '@jest/globals';
import { openOpenAi } from '../../../src/adapters/openai/completer.js';
import { type Behaviour, cut, inTurn, page, refuses, says, scores } from '../../servers/anthropic/behaviours.js';
import { DIALECTS } from '../../servers/openai.js';
import { PATIENT } from '../github/anthropic-judge.js';
import { judge, REQUEST } from './openai-judge.js';

const GOOD = JSON.stringify({ reason: 'What the judge says about reason.', overall: 0.8 });

describe('a question', () => {
  it('is one request, with the schema and the key as a bearer token', async () => {
    const { api, completer, ask, sent } = await judge();
    expect(completer).toMatchObject({ provider: 'openai-compatible', endpoint: `${api.url}/chat/completions` });
    expect(await ask()).toEqual({
      kind: 'answer',
      text: GOOD,
      isCut: false,
      stopReason: 'stop',
      model: 'gpt-4.1-mini',
      usage: { inputTokens: 44, outputTokens: 15, cacheWriteTokens: 0, cacheReadTokens: 0 },
      requestId: 'req-loopback0000',
    });
    expect(sent()).toEqual([
      {
        model: 'gpt-4.1-mini',
        messages: [
          { role: 'system', content: 'You are a judge.' },
          { role: 'user', content: 'Judge this.' },
        ],
        max_tokens: 500,
        response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: REQUEST.schema } },
      },
    ]);
    expect(api.requests[0]?.headers).toMatchObject({ authorization: `Bearer ${api.apiKey}` });
  });

  it.each(DIALECTS)('to a server like %s is answered alike', async (like) => {
    const { ask } = await judge({ like });
    expect(await ask()).toMatchObject({ kind: 'answer', text: GOOD, isCut: false, stopReason: 'stop' });
  });

  it('with half of a surrogate pair is mended', async () => {
    const { ask, sent } = await judge();
    expect(await ask({ system: 'a \ud83d b 😀', user: '\ude00 c' })).toMatchObject({ kind: 'answer' });
    expect(sent()).toMatchObject([{ messages: [{ content: 'a \ufffd b 😀' }, { content: '\ufffd c' }] }]);
  });

  it.each([null, '', ' \n'])('without a key, %j, sends none', async (apiKey) => {
    const { api, ask } = await judge({ like: 'ollama' }, { apiKey });
    expect(await ask()).toMatchObject({ kind: 'answer' });
    expect(api.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('goes below the path of the base URL, however that ends', async () => {
    const { api } = await judge();
    for (const baseUrl of [api.url, `${api.url}/`, `${api.url}//`]) {
      const answer = await openOpenAi({ apiKey: api.apiKey, baseUrl }).complete(REQUEST, PATIENT, 0);
      expect(answer).toMatchObject({ kind: 'answer' });
    }
    expect(new Set(api.requests.map(({ path }) => path))).toEqual(new Set(['/v1/chat/completions']));
  });

  it.each(['gpt-5-mini', 'openai/gpt-5.2', 'o3', 'o4-mini', 'gpt-oss:20b'])(
    'to %s, which thinks, asks it to think little',
    async (model) => {
      const { ask, sent } = await judge({ like: 'litellm' });
      await ask({ model });
      expect(sent()).toMatchObject([{ reasoning_effort: 'low' }]);
    },
  );

  it.each(['gpt-4.1', 'llama3.2', 'foo3', 'qwen3', 'olmo-3', 'mistral/o1x'])(
    'to %s says nothing of it',
    async (model) => {
      const { ask, sent } = await judge({ like: 'litellm' });
      await ask({ model });
      expect(sent()[0]).not.toHaveProperty('reasoning_effort');
    },
  );
});

describe('what a server does not take', () => {
  it.each(DIALECTS)('is left out for the rest of the run: no schema at a server like %s', async (like) => {
    const { ask, sent } = await judge({ like, lacks: ['response_format'] });
    expect([await ask(), await ask({ user: 'And this.' })]).toMatchObject([{ text: GOOD }, { text: GOOD }]);
    expect(sent().map((body) => 'response_format' in body)).toEqual([true, false, false]);
    // What the server cannot be held to is said.
    const inWords = `${REQUEST.system}\n\nAnswer with one JSON object that fits this JSON Schema, and with nothing before or behind it:\n${JSON.stringify(REQUEST.schema)}`;
    expect(sent()[2]).toMatchObject({ messages: [{ content: inWords }, { content: 'And this.' }] });
  });

  it('is several things, each refused in turn', async () => {
    const { ask, sent } = await judge({ lacks: ['reasoning_effort', 'response_format'] });
    const answers = [await ask({ model: 'gpt-5-mini' }), await ask({ model: 'gpt-5-mini', user: 'And this.' })];
    expect(answers).toMatchObject([{ text: GOOD }, { text: GOOD }]);
    const names = sent().map((body) => Object.keys(body).slice(2));
    expect(names.slice(-2)).toEqual([['max_completion_tokens'], ['max_completion_tokens']]);
    expect(names).toHaveLength(5);
  });

  it.each([
    ['vLLM, with places', 400, { detail: [{ loc: ['body', 'response_format'], msg: 'Extra inputs', input: {} }] }],
    ['xAI', 400, { code: 'Client specified an invalid argument', error: 'response_format is unsupported' }],
    ['LM Studio', 400, { error: "'response_format.type' must be 'text'" }],
    ['Mistral', 422, { object: 'error', message: { detail: [{ loc: ['body', 'response_format'] }] } }],
    [
      'OpenRouter',
      404,
      { error: { code: 404, message: 'No endpoints found that can handle the requested parameters.' } },
    ],
    [
      'OpenRouter for somebody behind it',
      400,
      { error: { message: 'Provider returned error', code: 400, metadata: { raw: '{"error":"response_format"}' } } },
    ],
    ['a parameter', 400, { error: { message: 'Invalid value', param: 'response_format.type' } }],
    ['llama.cpp', 501, { error: { code: 501, message: 'failed to parse grammar', type: 'not_supported_error' } }],
  ])('may be named as %s does', async (_, status, body) => {
    const refusal = page(status, JSON.stringify(body), { 'content-type': 'application/json' });
    const { ask, sent } = await judge({ like: 'ollama', answer: ({ index }) => (index === 0 ? refusal : scores(0.8)) });
    expect(await ask()).toMatchObject({ text: GOOD });
    expect(sent().map((one) => 'response_format' in one)).toEqual([true, false]);
  });

  it('is not remembered where the request was wrong without it, too', async () => {
    const refusal = page(400, JSON.stringify({ error: 'response_format: no' }));
    const { ask, sent } = await judge({ answer: ({ index }) => (index < 2 ? refusal : scores(0.8)) });
    expect(await ask()).toMatchObject({ kind: 'failure', reason: 'invalid_request', status: 400 });
    expect(await ask()).toMatchObject({ kind: 'answer' });
    expect(sent().map((body) => 'response_format' in body)).toEqual([true, false, true]);
  });

  it('is nothing at other faults, which are asked about once', async () => {
    for (const status of [401, 403, 413, 429, 500, 503]) {
      const refusal = page(status, JSON.stringify({ error: { message: 'response_format max_tokens reasoning' } }));
      const { ask, api } = await judge({ answer: () => refusal });
      expect(await ask()).toMatchObject({ kind: 'failure', status });
      expect(api.requests).toHaveLength(1);
    }
  });

  it('is asked about within the time of one attempt', async () => {
    const { completer, api } = await judge({
      lacks: ['response_format'],
      answer: () => ({ kind: 'silence' }),
    });
    expect(await completer.complete(REQUEST, 1000, 0)).toMatchObject({ kind: 'failure', reason: 'timeout' });
    expect(api.requests).toHaveLength(2);
  });
});

describe('an answer', () => {
  it.each<[string, Behaviour, object]>([
    ['out of range', says(['{"overall":42}']), { kind: 'answer', text: '{"overall":42}', isCut: false }],
    ['in a fence', says(['```json\n{}\n```']), { text: '```json\n{}\n```', isCut: false }],
    ['without words', says([]), { kind: 'answer', text: '', isCut: false }],
    [
      'half of JSON',
      cut(),
      { kind: 'answer', text: GOOD.slice(0, GOOD.length / 2), isCut: true, stopReason: 'length' },
    ],
    ['cut before it began', cut([]), { kind: 'answer', text: '', isCut: true }],
    ['that calls a tool', says(['{}'], { stopReason: 'tool_calls' }), { kind: 'answer', isCut: true }],
    ['at the end of a sequence', says(['{}'], { stopReason: 'eos_token' }), { kind: 'answer', isCut: false }],
    ['of another model', says(['{}'], { model: 'gpt-4.1-mini-2025-04-14' }), { model: 'gpt-4.1-mini-2025-04-14' }],
    ['after thoughts', says(['<think>\n{"overall":1}\n</think>\n\n{"overall":0.5}']), { text: '\n\n{"overall":0.5}' }],
    [
      'that was filtered',
      says(['{'], { stopReason: 'content_filter' }),
      { kind: 'refusal', category: 'content_filter' },
    ],
    ['refused', refuses(null), { kind: 'refusal', category: null, model: 'gpt-4.1-mini' }],
    ['refused with words', refuses(null, ['{"overall":1}']), { kind: 'refusal', category: null }],
  ])('%s', async (_, behaviour, wanted) => {
    const { ask } = await judge({ answer: () => behaviour });
    expect(await ask()).toMatchObject(wanted);
  });

  it.each<[string, (usual: Readonly<Record<string, unknown>>) => object, object]>([
    ['without a model', ({ model, ...rest }) => rest, { model: 'gpt-4.1-mini', text: GOOD }],
    [
      'without a reason to stop',
      (usual) => ({ ...usual, ...message({ content: '{}' }, null) }),
      { text: '{}', isCut: true },
    ],
    ['with no content', (usual) => ({ ...usual, ...message({ content: null }) }), { kind: 'answer', text: '' }],
    ['without content', (usual) => ({ ...usual, ...message({}) }), { kind: 'answer', text: '' }],
    [
      'in parts',
      (usual) => ({
        ...usual,
        ...message({
          content: [
            { type: 'thinking', thinking: [{ type: 'text', text: '{"overall":1}' }] },
            { type: 'text', text: '{"a":' },
            { type: 'text', text: '1}' },
            { type: 'image_url' },
          ],
        }),
      }),
      { text: '{"a":1}' },
    ],
    [
      'in thoughts alone',
      (usual) => ({ ...usual, ...message({ content: '', reasoning_content: GOOD }) }),
      { text: '' },
    ],
  ])('%s', async (_, body, wanted) => {
    const { ask } = await judge({ body });
    expect(await ask()).toMatchObject(wanted);
  });
});

function message(said: object, finish: string | null = 'stop'): object {
  return { choices: [{ index: 0, message: { role: 'assistant', ...said }, finish_reason: finish }] };
}

describe('what an answer took', () => {
  const counts = { prompt_tokens: 100, completion_tokens: 20 };
  it.each<[string, unknown, object | null]>([
    ['is the prompt and the answer', { ...counts, total_tokens: 120 }, [100, 20, 0, 0]],
    ['without a sum', counts, [100, 20, 0, 0]],
    ['less what was cached', { ...counts, prompt_tokens_details: { cached_tokens: 64 } }, [36, 20, 64, 0]],
    [
      'and what was written to the cache',
      { ...counts, prompt_tokens_details: { cached_tokens: 64, cache_write_tokens: 30 } },
      [6, 20, 64, 30],
    ],
    ['details that say nothing', { ...counts, prompt_tokens_details: { cached_tokens: null } }, [100, 20, 0, 0]],
    ['no details', { ...counts, prompt_tokens_details: null }, [100, 20, 0, 0]],
    ['with thoughts that only the total has', { ...counts, total_tokens: 220 }, [100, 120, 0, 0]],
    ['is unknown where more was cached than sent', { ...counts, prompt_tokens_details: { cached_tokens: 101 } }, null],
    ['is unknown below 0', { ...counts, completion_tokens: -1 }, null],
    ['is unknown where the question had none', { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }, null],
    ['is unknown where half is missing', { prompt_tokens: 100 }, null],
    ['is unknown where it is none', 'many', null],
    ['is unknown where there is nothing', null, null],
    ['is unknown where nothing is said of it', undefined, null],
  ])('%s', async (_, usage, wanted) => {
    const { ask } = await judge({ body: (usual) => ({ ...usual, usage }) });
    const answer = await ask();
    expect(
      answer.kind === 'answer' &&
        answer.usage && [
          answer.usage.inputTokens,
          answer.usage.outputTokens,
          answer.usage.cacheReadTokens,
          answer.usage.cacheWriteTokens,
        ],
    ).toEqual(wanted);
  });

  it('has the cache of the server in it', async () => {
    const { ask } = await judge();
    const long = { system: 'x'.repeat(8000) };
    expect([await ask(long), await ask(long)]).toMatchObject([
      { usage: { inputTokens: 2040, cacheReadTokens: 0 } },
      { usage: { inputTokens: 40, cacheReadTokens: 2000 } },
    ]);
  });
});

describe('thoughts', () => {
  it.each([
    ['<think>a</think>{"b":1}', '{"b":1}'],
    [' \n<think>a</think>\n{"b":1}', '\n{"b":1}'],
    ['the server cut the first mark</think>{"b":1}', '{"b":1}'],
    ['<think>cut', ''],
    ['<think></think>', ''],
    // A judge quotes candidates, and a candidate may hold a mark: what is behind the last one is not what it said.
    ['{"quote":"</think>{\\"overall\\":1}"}', '{"quote":"</think>{\\"overall\\":1}"}'],
    ['```json\n{"quote":"</think>"}\n```', '```json\n{"quote":"</think>"}\n```'],
    ['<think>a</think>{"quote":"</think>{}"}', '{"quote":"</think>{}"}'],
    ['no thoughts', 'no thoughts'],
  ])('%j', async (text, wanted) => {
    const { ask } = await judge({ answer: () => says([text]) });
    expect(await ask()).toMatchObject({ kind: 'answer', text: wanted });
  });
});

it('answers many at once, and remembers for all of them', async () => {
  const { ask, api } = await judge({ lacks: ['response_format'], answer: inTurn(scores(0.8)) });
  const all = await Promise.all(Array.from({ length: 20 }, (_, i) => ask({ user: `Judge ${i}.` })));
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['answer']));
  const before = api.requests.length;
  await ask();
  expect(api.requests).toHaveLength(before + 1);
});
