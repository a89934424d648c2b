import { describe, expect, it } from '@jest/globals';
import { readMessages } from '../../../src/inputs/transcripts/read-messages.js';
import { type Row, readRow } from './read-rows.js';

const batch = (id: string, more: object) => ({ custom_id: id, ...more });
const answer = (body: object) => ({ response: { body }, error: null });

describe('requests to the Responses API and its answers', () => {
  const said = (text: string) => ({
    type: 'message',
    role: 'assistant',
    content: [{ type: 'output_text', text }],
  });

  it.each<Row>([
    [
      'a conversation that goes on, and another one',
      [
        { model: 'm', instructions: 'i', input: 'a' },
        { object: 'response', id: 'r1', output: [{ type: 'reasoning', summary: [] }, said('b')] },
        { model: 'm', input: [{ role: 'user', content: 'c' }], previous_response_id: 'r1' },
        { object: 'response', id: 'r2', output: [said('d')] },
        { model: 'm', input: [{ role: 'user', content: 'e' }] },
        { object: 'chat.completion', choices: [{ message: { role: 'assistant', content: 'f' } }] },
      ],
      ['openai-responses', 1],
      [
        '1.1 system: system i',
        '1.1 user: user a',
        '2.1 assistant: assistant b',
        '3.1 user: user c',
        '4.1 assistant: assistant d',
        '5.2 user: user e',
        '6.2 assistant: assistant f',
      ],
      [],
    ],
    [
      'broken',
      [
        { model: 'm', input: 'a' },
        { object: 'response', output: null },
        { model: 'm', x: 1 },
      ],
      ['openai-responses', 0],
      ['1.1 user: user a'],
      ['2 an answer without a message', '3 no request and no answer'],
    ],
  ])('%s', (_, values, counted, told, unknown) => expect(readRow(values)).toEqual({ counted, told, unknown }));

  it.each([
    { model: 'embed', input: ['a text', 'another one'] },
    { model: 'm', input: [[1, 2]] },
    { input: 'a text' },
    { object: 'list', output: [] },
  ])('%j is none', (value) =>
    expect(readMessages(JSON.stringify(value), 't.json')).toMatchObject({ format: 'own', messages: [] }),
  );
});

describe('tools that the Responses API has itself', () => {
  const [stdout, stderr] = ['out 5555', 'lost 7'];
  const shell = (outcome: object) => [{ stdout, stderr, outcome }];

  it.each<Row>([
    [
      'with what they have found',
      [
        {
          type: 'file_search_call',
          id: 'f',
          status: 'completed',
          queries: ['limit'],
          results: [{ filename: 'a.txt', text: 'limit 8350', score: 0.9 }],
        },
        { type: 'code_interpreter_call', id: 'i', code: 'print(1)', outputs: [{ type: 'logs', logs: '1234' }] },
        {
          type: 'mcp_call',
          id: 'm',
          name: 'get',
          server_label: 's',
          arguments: '{"a":1}',
          output: 'Got 44',
          error: null,
        },
        { type: 'mcp_call', id: 'n', name: 'get', server_label: 's', arguments: '{}', output: null, error: 'lost' },
        { type: 'file_search_call', id: 'g', status: 'completed', queries: ['x'], results: null },
      ],
      ['codex', 0],
      [
        '1.1 assistant: assistant! file_search: queries: ["limit"] | tool[file_search null] a.txt | tool[file_search null] limit 8350',
        '2.1 assistant: assistant! code_interpreter: print(1) | tool[code_interpreter null] 1234',
        '3.1 assistant: assistant! get: a: 1 | tool[get false] Got 44',
        '4.1 assistant: assistant! get:  | tool[get true] lost',
        '5.1 assistant: assistant! file_search: queries: ["x"]',
      ],
      [],
    ],
    [
      'with their outputs in items of their own',
      [
        { type: 'computer_call', id: 'a', call_id: 'c', action: { type: 'click', x: 5 } },
        { type: 'computer_call_output', call_id: 'c', output: { type: 'computer_screenshot', image_url: 'x' } },
        { type: 'shell_call', id: 'b', call_id: 's', action: { commands: ['ls'] } },
        { type: 'shell_call_output', call_id: 's', output: shell({ type: 'exit', exit_code: 1 }) },
        { type: 'shell_call_output', call_id: 's', output: shell({ type: 'exit', exit_code: 0 }) },
        { type: 'shell_call_output', call_id: 's', output: shell({ type: 'timeout' }) },
        { type: 'apply_patch_call', call_id: 'p', operation: { type: 'delete_file', path: 'a.ts' } },
        { type: 'apply_patch_call_output', call_id: 'p', status: 'completed', output: 'gone' },
        { type: 'function_call_output', call_id: 'f', output: { result: 'limit 7777' } },
        { type: 'item_reference', id: 'x' },
      ],
      ['codex', 1],
      [
        '1.1 assistant: assistant! computer: type: click\nx: 5',
        '2.1 tool: tool[computer null] ',
        '3.1 assistant: assistant! shell: commands: ["ls"]',
        '4.1 tool: tool[shell true] out 5555 | tool[shell true] lost 7',
        '5.1 tool: tool[shell false] out 5555 | tool[shell false] lost 7',
        '6.1 tool: tool[shell true] out 5555 | tool[shell true] lost 7',
        '7.1 assistant: assistant! apply_patch: type: delete_file\npath: a.ts',
        '8.1 tool: tool[apply_patch false] gone',
        '9.1 tool: tool[? null] result: limit 7777',
      ],
      [],
    ],
  ])('%s', (_, values, counted, told, unknown) => expect(readRow(values)).toEqual({ counted, told, unknown }));
});

describe('lists of items of the Responses API', () => {
  const said = (text: string) => ({ type: 'message', role: 'assistant', content: [{ type: 'output_text', text }] });
  const call = { type: 'function_call', call_id: 'c', name: 'run', arguments: '{"n":200}' };
  const output = { type: 'function_call_output', call_id: 'c', output: 'boom' };
  const items = [
    { role: 'user', content: 'go 8350' },
    said('I run it.'),
    call,
    output,
    { type: 'message', role: 'user', content: 'and?' },
    { role: 'user', content: 'well?' },
    said('Done'),
  ];
  const told = [
    'user go 8350',
    'assistant I run it.',
    'assistant run: n: 200',
    'tool boom',
    'user and?',
    'user well?',
    'assistant Done',
  ];

  it.each([
    ['lines', items.map((one) => JSON.stringify(one)).join('\n')],
    ['lines that begin with a message that is typed', items.slice(4).concat(items.slice(2, 4))],
    ['a list', JSON.stringify(items)],
  ])('have messages with a type and without: %s', (_, given) => {
    const text = typeof given === 'string' ? given : given.map((one) => JSON.stringify(one)).join('\n');
    const { format, messages, unknown } = readMessages(text, 't.json');
    const read = messages.flatMap(({ blocks }) => blocks.map((block) => `${block.role} ${block.text}`));
    expect([format, unknown]).toEqual(['codex', []]);
    expect(read).toEqual(typeof given === 'string' ? told : [...told.slice(4), ...told.slice(2, 4)]);
  });
});

describe('answers of the Messages API of Anthropic beside what was asked', () => {
  const answer = (...content: readonly object[]) => ({ id: 'msg_1', type: 'message', role: 'assistant', content });
  const messages = [
    { role: 'user', content: 'go 8350' },
    answer({ type: 'text', text: 'I run it.' }, { type: 'tool_use', id: 't', name: 'run', input: { n: 200 } }),
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't', content: 'boom', is_error: true }] },
    answer({ type: 'text', text: 'Done' }),
  ];

  it.each([
    ['lines', messages.map((one) => JSON.stringify(one)).join('\n')],
    ['a list', JSON.stringify(messages)],
    ['a request', JSON.stringify({ messages })],
  ])('are read alike as %s', (_, text) => {
    const read = readMessages(text, 't.json');
    const told = read.messages.map(({ role, blocks }) => `${role}: ${blocks.map((block) => block.text).join(' | ')}`);
    expect([read.format, read.unknown]).toEqual(['own', []]);
    expect(told).toEqual(['user: go 8350', 'assistant: I run it. | run: n: 200', 'tool: boom', 'assistant: Done']);
  });
});

describe('batches of OpenAI', () => {
  it.each<Row>([
    [
      'requests',
      [
        batch('1', { body: { instructions: 'i', input: 'a' } }),
        batch(
          '1',
          answer({
            choices: [
              { message: { role: 'assistant', content: 'b' } },
              { message: { role: 'assistant', content: 'c' } },
            ],
          }),
        ),
        batch('2', answer({ error: { code: 1 } })),
        batch('3', { response: null }),
        batch('4', { error: { a: 1 } }),
        batch('5', { error: null, x: 1 }),
      ],
      ['openai-batch', 4],
      ['1.1 system: system i', '1.1 user: user a', '2.1 assistant: assistant b'],
      ['6 no request and no answer of a batch'],
    ],
    [
      'broken',
      [
        batch('1', { body: { messages: [{ role: 'user', content: 'a' }] } }),
        batch('1', answer({})),
        batch('2', { body: {} }),
      ],
      ['openai-batch', 0],
      ['1.1 user: user a'],
      ['2 an answer without a message', '3 a request without messages'],
    ],
  ])('%s', (_, values, counted, told, unknown) => expect(readRow(values)).toEqual({ counted, told, unknown }));
});
