import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { sha256 } from '../../../src/adapters/digest.js';
import type { CompletionRequest, JsonSchema } from '../../../src/judge/asking/completer.js';
import { openSimulation, SIMULATED, simulatedAnswer } from '../../../src/judge/asking/simulation.js';
import { userPrompt } from '../../../src/judge/prompts/question.js';
import { closedObject, listOf, textOf } from '../../../src/judge/prompts/rubric-schema.js';
import { REQUEST } from '../recordings.js';

const asked = (schema: JsonSchema, data: object = {}, overrides: Partial<CompletionRequest> = {}) => ({
  ...REQUEST,
  user: userPrompt('Answer.', data),
  schema,
  ...overrides,
});
const answer = (request: CompletionRequest, voice?: string) => JSON.parse(simulatedAnswer(request, sha256, voice));

/** What many different requests with one schema get under a key. */
const drawn = (property: JsonSchema, data: object = {}): readonly unknown[] =>
  Array.from({ length: 400 }, (_, i) => answer(asked(closedObject({ x: property }), { ...data, i })).x);

const SCHEMA = closedObject({
  facts: listOf(closedObject({ fact: textOf(20), status: { type: 'string', enum: ['told', 'absent'] } }), 'Facts.'),
  flag: { type: 'boolean' },
  grade: { type: 'integer' },
  overall: { type: 'number' },
  inner: closedObject({ score: { type: 'number', enum: [0, 0.5, 1] } }),
});

describe('a simulated answer', () => {
  it('fits the schema, whatever is asked', () => {
    const fits = new Ajv().compile(SCHEMA);
    for (let i = 0; i < 50; i++) expect(fits(answer(asked(SCHEMA, { i })))).toBe(true);
  });

  it('is the same for the same request, and another for another version, question or voice', () => {
    const request = asked(SCHEMA);
    expect(answer(request)).toEqual(answer(request));
    expect(answer(request, '')).toEqual(answer(request));
    expect(answer({ ...request, model: 'other', system: 'other' })).toEqual(answer(request));
    for (const other of [
      { ...request, promptVersion: 'x' },
      { ...request, user: 'x' },
    ]) {
      expect(answer(other)).not.toEqual(answer(request));
    }
    expect(answer(request, 'a')).not.toEqual(answer(request));
    expect(answer(request, 'a')).not.toEqual(answer(request, 'b'));
  });

  it('draws every value that there is, and no other', () => {
    const sorted = (values: readonly unknown[]) => [...new Set(values)].sort((a, b) => Number(a) - Number(b));
    expect(sorted(drawn({ type: 'number' }))).toEqual(Array.from({ length: 21 }, (_, i) => i / 20));
    expect(sorted(drawn({ type: 'integer' }))).toEqual([1, 2, 3, 4, 5]);
    expect(sorted(drawn({ type: 'boolean' }))).toEqual([false, true]);
    expect(sorted(drawn({ type: 'string', enum: ['1', '2', '3'] }))).toEqual(['1', '2', '3']);
    expect(sorted(drawn(listOf({ type: 'boolean' }, 'l')).map((list) => Object(list).length))).toEqual([1, 2, 3, 4, 5]);
  });

  it('has other words at every place', () => {
    const { a, b } = answer(asked(closedObject({ a: textOf(9), b: textOf(9) })));
    expect(a).toMatch(/^Simulated text [0-9a-f]{8}$/);
    expect(b).toMatch(/^Simulated text [0-9a-f]{8}$/);
    expect(a).not.toBe(b);
    const { list } = answer(asked(closedObject({ list: listOf(textOf(9), 'l') }), { i: 3 }));
    expect(new Set(list).size).toBe(list.length);
  });

  it('has an entry for each thing that has a number in the question, under that number', () => {
    const schema = closedObject({
      answers: listOf(closedObject({ question: { type: 'integer' }, evidence: textOf(9), passage: textOf(9) }), 'a'),
    });
    const data = {
      questions: [2, 3, 21].map((question) => ({ question, text: '"question": 7,' })),
      other: { fact: 9 },
    };
    const { answers } = answer(asked(schema, data));
    expect(answers.map(({ question }: { question: number }) => question)).toEqual([2, 3, 21]);
    expect(new Set(answers.map(({ passage }: { passage: string }) => passage)).size).toBe(3);
  });

  it.each([
    ['none', {}, expect.arrayContaining([{ fact: expect.any(Number), told: expect.any(Boolean) }])],
    ['one', { facts: [{ fact: 17, text: '' }] }, [{ fact: 17, told: expect.any(Boolean) }]],
  ])('has a few entries where the question has no numbers, and one where it has one: %s', (_, data, wanted) => {
    const entry = closedObject({ fact: { type: 'integer' }, told: { type: 'boolean' } });
    expect(answer(asked(closedObject({ list: listOf(entry, 'l') }), data)).list).toEqual(wanted);
  });

  it('is the one that it always was', () => {
    const flags = listOf({ type: 'boolean' }, 'l');
    const schema = closedObject({ a: flags, b: flags, c: flags, n: { type: 'integer' }, x: { type: 'number' } });
    expect(answer({ ...REQUEST, schema })).toEqual({
      a: [false, true, true],
      b: [false, false, false, false],
      c: [true, true, false, false, false],
      n: 5,
      x: 0.15,
    });
  });

  it('quotes the beginning of what was said, or of a part of the summary', () => {
    const words = 'It waited for "a fixed time" and then went on, so that the test failed on a slow runner every time.';
    const said = ['user', 'assistant', 'tool', 'unknown', 'nearest'].map((role) => ({ [role]: `${role}: ${words}` }));
    const found = new Set(
      drawn(closedObject({ evidence: textOf(9) }), { said, text: 'never quoted' }).map((x) => Object(x).evidence),
    );
    expect(found).toEqual(new Set(said.flatMap((one) => Object.values(one).map((text) => text.slice(0, 80)))));
  });

  it('quotes nothing where nothing is said', () => {
    const schema = closedObject({ x: closedObject({ evidence: textOf(9) }) });
    expect(answer(asked(schema))).toEqual({ x: { evidence: '' } });
    expect(answer(asked(schema, { said: [{ user: '  ' }] }))).toEqual({ x: { evidence: '' } });
    const evidence = drawn(closedObject({ evidence: textOf(9) }), { said: [{ user: ' ' }, { tool: 'ok' }] });
    expect(new Set(evidence.map((x) => Object(x).evidence))).toEqual(new Set(['ok']));
  });

  it('is nothing where a schema asks for nothing that is known', () => {
    expect(answer(asked(closedObject({ a: 'text' })))).toEqual({});
    expect(answer(asked({ type: 'object' }))).toEqual({});
    expect(answer(asked(closedObject({ a: { type: 'array' } }))).a).toEqual(expect.arrayContaining([null]));
  });
});

it('the one who simulates asks nobody, and says so', async () => {
  const { complete, ...who } = openSimulation(sha256);
  expect(who).toEqual({ provider: SIMULATED, endpoint: SIMULATED });
  const request = asked(SCHEMA);
  expect(await complete(request, 0, 0)).toEqual({
    ...{ kind: 'answer', text: simulatedAnswer(request, sha256), isCut: false, stopReason: SIMULATED },
    ...{ model: SIMULATED, usage: { inputTokens: 0, outputTokens: 0, cacheWriteTokens: 0, cacheReadTokens: 0 } },
    requestId: null,
  });
  const voiced = await openSimulation(sha256, 'a').complete(request, 0, 0);
  expect(voiced).toMatchObject({ text: simulatedAnswer(request, sha256, 'a') });
});
