import { describe, expect, it } from '@jest/globals';
import { Concessions, callsWrong, type Tried, wellFormed } from '../../../src/adapters/model-api/concessions.js';
import { failureOf } from '../../../src/adapters/model-api/failure.js';
import { SchemaInWords, schemaInWords } from '../../../src/adapters/model-api/schema-in-words.js';
import { withoutThinking } from '../../../src/adapters/model-api/thoughts.js';
import { completion, REQUEST } from '../../judge/recordings.js';

describe('a schema that a server leaves unread', () => {
  const schema = { type: 'object', required: ['a', 'b'] };

  it.each<[string, Parameters<SchemaInWords['note']>[0], boolean]>([
    ['an answer with all keys', completion({ text: '{"a":1,"b":2}' }), false],
    ['an answer without one', completion({ text: '{"a":1}' }), true],
    ['an answer that is no JSON', completion({ text: 'a b' }), true],
    ['an answer that was cut', completion({ text: '{"a":1', isCut: true }), false],
    ['a failure', failureOf('timeout', 'm'), false],
  ])('is said besides after %s: %s', (_, outcome, isNeeded) => {
    const words = new SchemaInWords();
    expect(words.isNeeded).toBe(false);
    words.note(outcome, { ...REQUEST, schema });
    expect(words.isNeeded).toBe(isNeeded);
    expect(words.withUnread(['x'], 'part')).toEqual(isNeeded ? ['x', 'schema'] : ['x']);
    expect(words.withUnread(['part'], 'part')).toEqual(['part']);
    words.note(completion({ text: '{"a":1,"b":2}' }), { ...REQUEST, schema });
    expect(words.isNeeded).toBe(isNeeded);
  });

  it('that asks for no key is never said, and else stands in words', () => {
    const words = new SchemaInWords();
    words.note(completion({ text: 'x' }), { ...REQUEST, schema: {} });
    expect(words.isNeeded).toBe(false);
    expect(schemaInWords(schema)).toMatch(
      /with nothing before or behind it:\n\{"type":"object","required":\["a","b"\]\}$/,
    );
  });
});

it.each([
  ['{"a":1}', '{"a":1}'],
  ['thinking</think>{"a":1}', '{"a":1}'],
  ['<think>thinking</think> {"a":"</think>"}', ' {"a":"</think>"}'],
  ['<think>without end', ''],
  [' <think>without end', ''],
  ['{"a":"</think>"}', '{"a":"</think>"}'],
  ['[1]</think>', '[1]</think>'],
  ['`</think>`', '`</think>`'],
  ['Score: 1', 'Score: 1'],
])('thoughts that stand before an answer are left out: %j', (text, wanted) => {
  expect(withoutThinking(text)).toBe(wanted);
});

it('half of a surrogate pair is mended', () => {
  expect(wellFormed('a \ud83d b 😀 \ude00')).toBe('a \ufffd b 😀 \ufffd');
});

it('another form may help against a status that calls this one wrong', () => {
  const statuses = Array.from({ length: 500 }, (_, i) => 100 + i);
  expect(statuses.filter(callsWrong)).toEqual([400, 404, 422, 501]);
});

describe('what a server does not take', () => {
  const PARTS = [
    { part: 'a', named: /\ba\b/ },
    { part: 'b', named: /\bb\b/ },
  ] as const;
  const no = (refusal: string | null): Tried => ({ outcome: failureOf('invalid_request', 'm'), refusal });
  const yes: Tried = { outcome: completion(), refusal: null };

  async function asked(present: readonly ('a' | 'b')[], ...tried: readonly Tried[]) {
    const concessions = new Concessions<'a' | 'b'>(PARTS);
    const without: (readonly string[])[] = [];
    const outcome = await concessions.ask(present, async (left) => tried[without.push([...left]) - 1] ?? yes);
    return { kind: outcome.kind, without, left: concessions.left };
  }

  it.each<[string, readonly ('a' | 'b')[], readonly Tried[], unknown]>([
    ['nothing', ['a', 'b'], [yes], { kind: 'answer', without: [[]], left: [] }],
    ['one part', ['a', 'b'], [no('b'), yes], { kind: 'answer', without: [[], ['b']], left: ['b'] }],
    [
      'both',
      ['a', 'b'],
      [no('a b'), no('b'), yes],
      { kind: 'answer', without: [[], ['a'], ['a', 'b']], left: ['a', 'b'] },
    ],
    ['a part that was not sent', ['a'], [no('b')], { kind: 'failure', without: [[]], left: [] }],
    ['what nobody knows', ['a', 'b'], [no('c')], { kind: 'failure', without: [[]], left: [] }],
    ['the same part again', ['a'], [no('a'), no('a')], { kind: 'failure', without: [[], ['a']], left: [] }],
    ['no form at all', ['a'], [no('a'), no(null)], { kind: 'failure', without: [[], ['a']], left: [] }],
  ])('is %s', async (_, present, tried, wanted) => {
    expect(await asked(present, ...tried)).toEqual(wanted);
  });

  it('is left out of the next question from the start', async () => {
    const concessions = new Concessions<'a' | 'b'>(PARTS);
    const tried = [no('b'), yes];
    await concessions.ask(['a', 'b'], async () => tried.shift() ?? yes);
    const seen: (readonly string[])[] = [];
    await concessions.ask(['a', 'b'], async (left) => {
      seen.push([...left]);
      return yes;
    });
    expect(seen).toEqual([['b']]);
  });
});
