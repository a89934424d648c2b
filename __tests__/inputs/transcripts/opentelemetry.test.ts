import { describe, expect, it } from '@jest/globals';
import { readMessages } from '../../../src/inputs/transcripts/read-messages.js';
import { type Row, readRow } from './read-rows.js';

const span = (attributes: object, more: object = {}) => ({ attributes, ...more });

describe('spans of OpenTelemetry', () => {
  it.each<Row>([
    ['attributes of another kind', [{ attributes: { 'http.a': 1 } }], ['own', 0], [], ['1 not a message: no role']],
    ['attributes', [span({ 'gen_ai.a': 1 })], ['opentelemetry', 1], [], []],
    ['keys beside', [{ 'gen_ai.a': 1, x: {} }], ['own', 0], [], ['1 not a message: no role']],
    [
      'event of a span',
      [
        span(
          { 'gen_ai.a': 1 },
          {
            events: [
              { attributes: { 'gen_ai.input.messages': [{ role: 'user', parts: [{ type: 'text', content: 'a' }] }] } },
              {},
            ],
          },
        ),
      ],
      ['opentelemetry', 0],
      ['1.1 user: user a'],
      [],
    ],
    [
      'instructions alone',
      [
        { 'gen_ai.system_instructions': [{ type: 'text', content: 'i' }] },
        { 'gen_ai.system_instructions': [{ type: 'text', content: 'i' }] },
      ],
      ['opentelemetry', 1],
      ['1.1 system: system i'],
      [],
    ],
    [
      'output alone',
      [{ 'gen_ai.output.messages': [{ role: 'assistant', parts: [{ type: 'text', content: 'o' }] }] }],
      ['opentelemetry', 0],
      ['1.1 assistant: assistant o'],
      [],
    ],
    [
      'server tools',
      [
        {
          role: 'assistant',
          parts: [
            { type: 'server_tool_call', id: 's', name: 'web', server_tool_call: { q: 1 } },
            { type: 'server_tool_call_response', id: 's', server_tool_call_response: { r: 2 } },
            { type: 'poem' },
            { type: 'text' },
            { type: 'reasoning', content: 'x' },
          ],
        },
      ],
      ['opentelemetry', 0],
      ['1.1 assistant: assistant! web: q: 1 | tool[web null] r: 2'],
      ['1 a part of the type "poem"'],
    ],
    [
      'texts under other keys',
      [
        {
          role: 'user',
          parts: [
            { type: 'text', content: 'a' },
            { type: 'text', text: 'b' },
            { type: 'text', content: { value: 'c' } },
          ],
        },
      ],
      ['opentelemetry', 0],
      ['1.1 user: user a | user b'],
      ['1 a part of the type "text"'],
    ],
    [
      'a file alone',
      [{ role: 'user', parts: [{ type: 'file', modality: 'image', file_id: 'file_1' }] }],
      ['opentelemetry', 0],
      ['1.1 user: '],
      [],
    ],
    [
      'reasoning alone',
      [
        { role: 'assistant', parts: [{ type: 'reasoning', content: 'x' }] },
        { role: 'assistant', parts: [] },
        { role: 'user', parts: [{ type: 'text', content: 'a' }] },
        { role: 'poet', parts: [{ type: 'text', content: 'a' }] },
      ],
      ['opentelemetry', 1],
      ['2.1 assistant: ', '3.1 user: user a'],
      ['4 not a message with role and parts'],
    ],
  ])('%s', (_, values, counted, told, unknown) => expect(readRow(values)).toEqual({ counted, told, unknown }));
});

describe('requests of OpenTelemetry', () => {
  const text = (role: string, content: string) => ({ role, parts: [{ type: 'text', content }] });
  const request = (input: readonly object[], output: string) =>
    span({
      'gen_ai.operation.name': 'chat',
      'gen_ai.input.messages': JSON.stringify(input),
      'gen_ai.output.messages': JSON.stringify([text('assistant', output)]),
    });
  const [a, b, c] = [text('user', 'a'), text('user', 'b'), text('user', 'c')];
  const [x, y] = [text('assistant', 'x'), text('assistant', 'y')];

  it.each<Row>([
    [
      'with a clock in their instructions',
      [
        request([text('system', '10:00'), a], 'x'),
        request([text('system', '10:01'), a, x, b], 'y'),
        request([text('system', '10:02'), a, x, b, y, c], 'z'),
      ],
      ['opentelemetry', 6],
      [
        '1.1 system: system 10:00',
        '1.1 user: user a',
        '1.1 assistant: assistant x',
        '2.1 system: system 10:01',
        '2.1 user: user b',
        '2.1 assistant: assistant y',
        '3.1 system: system 10:02',
        '3.1 user: user c',
        '3.1 assistant: assistant z',
      ],
      [],
    ],
    [
      'that begin anew with what was before in short',
      [
        request([a], 'x'),
        request([a, x, b], 'y'),
        request([text('user', 'so far: 7')], 'x'),
        request([text('user', 'so far: 7'), x, c], 'y'),
      ],
      ['opentelemetry', 4],
      [
        '1.1 user: user a',
        '1.1 assistant: assistant x',
        '2.1 user: user b',
        '2.1 assistant: assistant y',
        '3.1 user: user so far: 7',
        '3.1 assistant: assistant x',
        '4.1 user: user c',
        '4.1 assistant: assistant y',
      ],
      [],
    ],
    [
      'in which somebody says the same again',
      [request([a], 'x'), request([a, x, a], 'x'), request([a, x, a, x, a], 'x')],
      ['opentelemetry', 6],
      [
        '1.1 user: user a',
        '1.1 assistant: assistant x',
        '2.1 user: user a',
        '2.1 assistant: assistant x',
        '3.1 user: user a',
        '3.1 assistant: assistant x',
      ],
      [],
    ],
    [
      'of two agents in turn',
      [request([a], 'x'), request([b], 'y'), request([a, x, c], 'z'), request([b, y, text('user', 'd')], 'v')],
      ['opentelemetry', 4],
      [
        '1.1 user: user a',
        '1.1 assistant: assistant x',
        '2.1 user: user b',
        '2.1 assistant: assistant y',
        '3.1 user: user c',
        '3.1 assistant: assistant z',
        '4.1 user: user d',
        '4.1 assistant: assistant v',
      ],
      [],
    ],
  ])('%s', (_, values, counted, told, unknown) => expect(readRow(values)).toEqual({ counted, told, unknown }));

  it('that a limit for attributes has cut are named, and nobody knows what stood there', () => {
    const cutShort = JSON.stringify([text('user', 'The limit is 8350.')]).slice(0, 50);
    const { messages, unknown } = readMessages(
      JSON.stringify(span({ 'gen_ai.input.messages': cutShort, 'gen_ai.output.messages': [x] })),
      't.jsonl',
    );
    expect(messages).toHaveLength(1);
    expect(unknown).toMatchObject([{ line: 1, what: 'cut or broken JSON in "gen_ai.input.messages"', isBroken: true }]);
  });
});

describe('spans of tools of OpenTelemetry', () => {
  const tool = (more: object, rest: object = {}) =>
    span({ 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': 'query', ...more }, rest);
  const id = { 'gen_ai.tool.call.id': 'c' };
  const both = { 'gen_ai.tool.call.arguments': '{"q":1}', 'gen_ai.tool.call.result': '{"rows":8350}' };
  const asked = { role: 'assistant', parts: [{ type: 'tool_call', id: 'c', name: 'query', arguments: { q: 1 } }] };
  const given = (response: unknown) => ({ role: 'tool', parts: [{ type: 'tool_call_response', id: 'c', response }] });
  const messages = (...list: readonly object[]) => span({ 'gen_ai.input.messages': list });

  it.each<Row>([
    [
      'have what the messages lack, and how it ended',
      [tool({ ...id, ...both }, { status: { code: 2 } })],
      ['opentelemetry', 0],
      ['1.1 assistant: assistant! query: q: 1 | tool[query true] rows: 8350'],
      [],
    ],
    [
      'without the id of a call',
      [tool(both)],
      ['opentelemetry', 0],
      ['1.1 assistant: assistant! query: q: 1 | tool[query false] rows: 8350'],
      [],
    ],
    [
      'before messages that have the same',
      [messages(asked), tool({ ...id, ...both }), messages(asked, given({ rows: 8350 }))],
      ['opentelemetry', 2],
      ['1.1 assistant: assistant! query: q: 1', '2.1 tool: tool[query false] rows: 8350'],
      [],
    ],
    [
      'behind messages that have the same',
      [messages(asked, given('{"rows":8350}')), tool({ ...id, ...both })],
      ['opentelemetry', 0],
      ['1.1 assistant: assistant! query: q: 1', '1.1 tool: tool[query false] {"rows":8350}'],
      [],
    ],
    [
      'that have failed without a result',
      [
        messages(asked),
        tool({ ...id, 'error.type': 'timeout' }),
        tool({ 'gen_ai.tool.call.id': 'd' }, { status: { code: 2, message: 'lost 512' } }),
        messages(asked, given('none')),
      ],
      ['opentelemetry', 1],
      [
        '1.1 assistant: assistant! query: q: 1',
        '4.1 tool: tool[query true] none',
        '3.1 tool: tool[query true] lost 512',
      ],
      [],
    ],
  ])('%s', (_, values, counted, told, unknown) => expect(readRow(values)).toEqual({ counted, told, unknown }));

  it('count a result once that the messages have in other words', () => {
    const lines = [tool({ ...id, ...both }), messages(asked, given('8350 rows and 12 more'))];
    const read = readMessages(lines.map((line) => JSON.stringify(line)).join('\n'), 't.jsonl');
    const results = read.messages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'result'));
    expect(results).toMatchObject([
      { text: 'rows: 8350', isRest: false },
      { text: '8350 rows and 12 more', isRest: true },
    ]);
  });
});
