import { describe, expect, it } from '@jest/globals';
import { Collector, itemsOf, messagesIn } from '../../../src/inputs/transcripts/collector.js';
import { isOpenTelemetry } from '../../../src/inputs/transcripts/opentelemetry.js';
import { readMessages } from '../../../src/inputs/transcripts/read-messages.js';
import {
  describeArguments,
  describeInput,
  describeResult,
  objectsIn,
  quoted,
  textsIn,
  toJson,
} from '../../../src/inputs/transcripts/values.js';
import { SECRETS } from '../../builders/credentials.js';
import { jsonl } from '../../builders/summaries.js';

const text = (said: string) => ({ kind: 'text', role: 'user', text: said }) as const;
const user = (line: number) => ({ role: 'user', line }) as const;

describe('what a reader of transcripts finds', () => {
  it('is numbered in its order, by conversation', () => {
    const into = new Collector();
    into.nextConversation();
    into.message(user(1), [text('a')]);
    into.nextConversation();
    into.message({ ...user(2), time: 't', isAside: true }, [text('b')]);
    into.message(user(3), [text('c')]);
    into.nextConversation();
    into.nextConversation();
    into.message(user(4), []);
    expect(into.count).toBe(4);
    const { messages } = into.finish('own');
    expect(
      messages.map(({ seq, line, conversation, isAside, time }) => [seq, line, conversation, isAside, time]),
    ).toEqual([
      [1, 1, 1, false, null],
      [2, 2, 2, true, 't'],
      [3, 3, 2, false, null],
      [4, 4, 3, false, null],
    ]);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'user', 'user', 'user']);
  });

  it('has numbers for lines that cannot be read, where each message is a line', () => {
    const seqs = (isOfLines: boolean) => {
      const into = new Collector(isOfLines);
      into.unknown(1, 'x', null);
      into.broken(2, 'y');
      into.message(user(3), [text('a')]);
      return into.finish('own').messages.map(({ seq }) => seq);
    };
    expect([seqs(true), seqs(false)]).toEqual([[3], [1]]);
  });

  it.each([
    ['lines that are no JSON', '[0', 't.jsonl'],
    ['lines that are no message', '1', 't.jsonl'],
    ['lines of a kind that nobody knows', '{"type":"x"}', 't.jsonl'],
    ['items that are no message', '1', 't.json'],
  ])('is read no further than fifty thousand %s', (_, one, file) => {
    const known = '{"type":"user","sessionId":"s","uuid":"u","message":{"role":"user","content":"a"}}';
    const all = [...(one.startsWith('{') ? [known] : []), ...Array.from({ length: 50_003 }, () => one)];
    const { unknown } = readMessages(file === 't.json' ? `[${all}]` : all.join('\n'), file);
    expect(unknown).toHaveLength(50_001);
    expect(unknown[49_999]?.what).not.toMatch(/no further/);
    expect(unknown[50_000]).toMatchObject({
      isBroken: true,
      what: 'more than 50,000 lines or parts of lines are not understood; the file is read no further',
    });
  });

  it('counts what carries nothing, and names what is not known', () => {
    const into = new Collector();
    into.skip();
    into.skip(3);
    into.unknown(1, 'x'.repeat(300), { a: ['b', { c: 'd' }], e: 1 });
    into.broken(2, 'y', 7);
    into.broken(3, 'z');
    const { skipped, unknown } = into.finish('own');
    expect(skipped).toBe(4);
    expect(unknown.map(({ line, column, isBroken, texts }) => [line, column, isBroken, [...texts].sort()])).toEqual([
      [1, null, false, ['1', 'a', 'b', 'c', 'd', 'e']],
      [2, 7, true, []],
      [3, null, true, []],
    ]);
    expect(unknown[0]?.what.length).toBeLessThanOrEqual(200);
    expect(unknown[0]?.what.length).toBeGreaterThan(190);
  });

  it('knows results by their calls, and how these have ended', () => {
    const into = new Collector();
    expect(into.call('assistant', 'c1', 'shell', 'command: ls')).toEqual({
      ...{ kind: 'call', role: 'assistant', tool: 'shell', text: 'shell: command: ls' },
    });
    into.call('assistant', 3, null, '');
    const results = [
      ...into.result({ call: 'c1', isError: null, texts: ['a', 'b'] }),
      ...into.result({ call: 'c2', isError: true, texts: [] }),
      ...into.result({ tool: 'grep', call: 'c1', isError: false, texts: ['c'] }),
      ...into.result({ isError: null, texts: ['d'] }),
    ];
    expect(results.map(({ tool, call, isError, text: said, isRest }) => [tool, call, isError, said, isRest])).toEqual([
      ['shell', 'c1', null, 'a', false],
      ['shell', 'c1', null, 'b', true],
      [null, 'c2', true, '', false],
      ['grep', 'c1', false, 'c', false],
      [null, null, null, 'd', false],
    ]);
    into.message(user(1), results);
    into.message(user(2), [...results.slice(0, 1), text('e')]);
    into.ended('c1', true);
    const { messages } = into.finish('own');
    expect(messages.map(({ role }) => role)).toEqual(['tool', 'user']);
    expect(messages[0]?.blocks.map((block) => block.kind === 'result' && block.isError)).toEqual([
      true,
      true,
      true,
      true,
      null,
    ]);
    expect(messages[1]?.blocks[1]).toEqual(text('e'));
  });

  it('may be one, in a list, or in an object with messages', () => {
    const entry = (value: unknown) => ({ value, lineOf: (path: readonly (string | number)[]) => path.length });
    expect([...itemsOf(entry('a'))].map(({ value }) => value)).toEqual(['a']);
    expect([...itemsOf(entry(['a', 'b']))].map(({ value, lineOf }) => [value, lineOf([])])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    const conversations = (...values: readonly unknown[]) => {
      const into = new Collector();
      for (const { value, lineOf } of messagesIn(values.map(entry), into))
        into.message(user(lineOf([])), [text(String(value))]);
      return into.finish('own').messages.map(({ conversation, line, blocks }) => [conversation, line, blocks[0]?.text]);
    };
    expect(conversations('a', 'b')).toEqual([
      [1, 0, 'a'],
      [1, 0, 'b'],
    ]);
    expect(conversations(['a', 'b'], { messages: ['c'] }, ['d'])).toEqual([
      ...[
        [1, 1, 'a'],
        [1, 1, 'b'],
        [2, 2, 'c'],
        [3, 1, 'd'],
      ],
    ]);
  });
});

describe('values of a transcript as text', () => {
  it.each<[unknown, string]>([
    [{ a: 'x\ny', b: { c: 1 } }, 'a: x\ny\nb: {"c":1}'],
    ['x', '"x"'],
    [null, 'null'],
    [undefined, ''],
    [[1, 'a'], '0: 1\n1: a'],
  ])('%j, given to a tool', (value, wanted) => expect(describeInput(value)).toBe(wanted));

  it.each<[unknown, string]>([
    ['{"a": "b"}', 'a: b'],
    ['3', '3'],
    ['null', 'null'],
    ['{', '{'],
    [{ a: 1 }, 'a: 1'],
  ])('%j, written as arguments', (value, wanted) => expect(describeArguments(value)).toBe(wanted));

  it.each<[unknown, string]>([
    ['x', 'x'],
    [null, ''],
    [undefined, ''],
    [{ a: 1 }, 'a: 1'],
    [7, '7'],
  ])('%j, given back', (value, wanted) => expect(describeResult(value)).toBe(wanted));

  it('are left out where they are nested deeper than the stack', () => {
    let deep: unknown = 'x';
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect([toJson(deep), quoted(deep)]).toEqual(['', '"…"']);
    expect(textsIn(deep)).toEqual(['x']);
    const [, secret = ''] = SECRETS[0] ?? [];
    expect([quoted('a'), quoted(undefined), quoted(secret)]).toEqual(['"a"', 'null', '"***"']);
    expect(objectsIn([{ a: 1 }, 'x', null, [1]])).toEqual([{ a: 1 }]);
    expect(objectsIn('x')).toEqual([]);
  });
});

describe('values by the conventions of OpenTelemetry', () => {
  const attribute = (key: string) => ({ attributes: [{ key, value: { stringValue: 'x' } }] });

  it.each<[string, Record<string, unknown>, boolean]>([
    ['an export of spans', { resourceSpans: [] }, true],
    ['an export of records', { resourceLogs: [] }, true],
    ['a span', attribute('gen_ai.system'), true],
    ['a span of something else', attribute('http.method'), false],
    ['no attributes', { 'gen_ai.system': 'x' }, false],
    ['attributes of messages', { 'gen_ai.output.messages': [] }, true],
    ['instructions', { 'gen_ai.system_instructions': [] }, true],
    ['a message', { role: 'user', parts: [{ type: 'text', content: 'a' }] }, true],
    ['a message with a call among others', { role: 'user', parts: [{ type: 'x' }, { type: 'tool_call' }] }, true],
    ['a message of Gemini', { role: 'user', parts: [{ text: 'a' }] }, false],
    ['parts of nobody', { parts: [{ type: 'tool_call' }] }, false],
    ['a text without content', { role: 'user', parts: [{ type: 'text' }] }, false],
  ])('%s', (_, value, wanted) => expect(isOpenTelemetry(value)).toBe(wanted));
});

describe('a stream of codex exec', () => {
  const ended = (item: object) =>
    readMessages(
      jsonl({ type: 'thread.started', thread_id: 't' }, { type: 'item.completed', item: { id: 'i', ...item } }),
      't.jsonl',
    )
      .messages.flatMap(({ blocks }) => blocks)
      .map((block) => [block.text, ...(block.kind === 'result' ? [block.isError] : [])]);

  it.each<[string, object, readonly unknown[]]>([
    ['passes', { exit_code: 0, status: 'failed' }, ['out', false]],
    ['fails', { exit_code: 1, status: 'completed' }, ['out', true]],
    ['fails by its status', { status: 'failed' }, ['out', true]],
    ['is declined', { status: 'declined' }, ['out', true]],
    ['passes by its status', { status: 'completed' }, ['out', false]],
    ['says nothing', {}, ['out', null]],
  ])('has a command that %s', (_, more, result) =>
    expect(ended({ type: 'command_execution', command: 'ls', aggregated_output: 'out', ...more })).toEqual([
      ['shell: command: ls'],
      result,
    ]),
  );

  it.each<[string, object, readonly unknown[]]>([
    [
      'a text',
      { result: { content: [{ text: 'a' }, { text: 'b' }, { x: 1 }] } },
      [
        ['a', false],
        ['b', false],
      ],
    ],
    ['a structure', { result: { content: [], structured_content: { a: 1 } } }, [['a: 1', false]]],
    ['an error', { error: { message: 'no' }, status: 'failed' }, [['no', true]]],
    ['nothing', {}, [['', false]]],
  ])('has a tool that gives back %s', (_, more, results) =>
    expect(ended({ type: 'mcp_tool_call', tool: 't', arguments: { q: 'x' }, status: 'completed', ...more })).toEqual([
      ['t: q: x'],
      ...results,
    ]),
  );
});
