import { describe, expect, it } from '@jest/globals';
import { readMessages } from '../../../src/inputs/transcripts/read-messages.js';
import { type Row, readRow } from './read-rows.js';

const batch = (id: string, more: object) => ({ custom_id: id, ...more });
const answer = (body: object) => ({ response: { body }, error: null });
const span = (attributes: object, more: object = {}) => ({ attributes, ...more });

describe('contents of Gemini', () => {
  it.each<Row>([
    [
      'thoughts',
      [
        { role: 'model', parts: [{ text: 'x', thought: true }] },
        { role: 'user', parts: [{ text: 'a' }] },
        { role: 'model', parts: [] },
        { role: 'model', parts: [{ text: 'b' }, { text: 'x', thought: true }] },
      ],
      ['gemini', 1],
      ['2.1 user: user a', '3.1 assistant: ', '4.1 assistant: assistant b'],
      [],
    ],
    [
      'responses with more than an output or an error',
      [
        { output: '200 passed', duration: 8350, error: false },
        { output: 'in part', error: 'lost 512', rows: 7 },
        { output: '', error: null },
        { error: false, rows: 7 },
      ].map((response) => ({ role: 'function', parts: [{ functionResponse: { name: 'f', response } }] })),
      ['gemini', 0],
      [
        '1.1 tool: tool[f false] 200 passed | tool[f false] duration: 8350',
        '2.1 tool: tool[f true] lost 512 | tool[f true] in part | tool[f true] rows: 7',
        '3.1 tool: tool[f false] ',
        '4.1 tool: tool[f null] error: false\nrows: 7',
      ],
      [],
    ],
    [
      'names of files',
      [
        {
          role: 'user',
          parts: [
            { fileData: { mimeType: 'application/pdf', fileUri: 'gs://b/halvorsen.pdf', displayName: 'h.pdf' } },
            { inlineData: { mimeType: 'image/png', data: 'AAAA' } },
            { text: 'a' },
          ],
        },
      ],
      ['gemini', 0],
      ['1.1 user: system h.pdf\ngs://b/halvorsen.pdf | user a'],
      [],
    ],
  ])('%s', (_, values, counted, told, unknown) => expect(readRow(values)).toEqual({ counted, told, unknown }));
});

describe('messages of LangChain', () => {
  it.each<Row>([
    [
      'an order to forget a message',
      [
        { type: 'human', content: 'a' },
        { type: 'remove', content: '', id: 'x' },
      ],
      ['langchain', 1],
      ['1.1 user: user a'],
      [],
    ],
    [
      'constructor without kwargs',
      [
        { lc: 1, type: 'constructor', id: ['HumanMessage'] },
        { type: 'human', content: 'a' },
      ],
      ['langchain', 0],
      ['2.1 user: user a'],
      ['1 not a message: the type "constructor"'],
    ],
    ['no constructor', [{ lc: 1, type: 'secret', kwargs: {} }], ['own', 0], [], ['1 not a message: no role']],
    [
      'members',
      [{ type: 'tool', content: 'a', tool_call_id: 'c' }],
      ['langchain', 0],
      ['1.1 tool: tool[? null] a'],
      [],
    ],
    ['tool without id', [{ type: 'tool', content: 'a' }], ['own', 0], [], ['1 not a message: no role']],
    [
      'with tool calls',
      [{ type: 'system', content: 'a', tool_calls: [] }],
      ['langchain', 0],
      ['1.1 system: system a'],
      [],
    ],
    ['with a role', [{ type: 'human', role: 'user', content: 'a' }], ['own', 0], ['1.1 user: user a'], []],
    [
      'kwargs',
      [{ type: 'system', content: 'a', additional_kwargs: {} }],
      ['langchain', 0],
      ['1.1 system: system a'],
      [],
    ],
    [
      'a call of the older kind, and one with broken arguments',
      [
        {
          type: 'ai',
          data: {
            content: '',
            additional_kwargs: { function_call: { name: 'run_tests', arguments: '{"limit": 8350}' } },
            tool_calls: [],
          },
        },
        { type: 'function', data: { name: 'run_tests', content: '200 runs passed' } },
        {
          type: 'ai',
          data: {
            content: '',
            tool_calls: [{ name: 'probe', args: { n: 1 }, id: 'x' }],
            invalid_tool_calls: [{ name: 'probe', args: '{"entries": 1234', id: 'y', error: 'cut' }],
            additional_kwargs: { tool_calls: [{ id: 'x', function: { name: 'probe', arguments: '{"n":1}' } }] },
          },
        },
      ],
      ['langchain', 0],
      [
        '1.1 assistant: assistant! run_tests: limit: 8350',
        '2.1 tool: tool[run_tests null] 200 runs passed',
        '3.1 assistant: assistant! probe: n: 1 | assistant! probe: {"entries": 1234',
      ],
      [],
    ],
    ['system alone', [{ type: 'system', content: 'a' }], ['own', 0], [], ['1 not a message: no role']],
  ])('%s', (_, values, counted, told, unknown) => expect(readRow(values)).toEqual({ counted, told, unknown }));
});

describe('instructions beside the messages of a request', () => {
  const system = 'Work in /srv/organ/rank7.toml.';
  const messages = [
    { role: 'user', content: 'a' },
    { role: 'assistant', content: 'b' },
  ];
  const request = { model: 'm', max_tokens: 9, system, messages };
  const use = { role: 'assistant', content: [{ type: 'tool_use', id: 'c', name: 'f', input: {} }] };

  it.each<Row>([
    [
      'as a text, of two conversations',
      [request, request],
      ['openai', 0],
      [
        `1.1 system: system ${system}`,
        '1.1 user: user a',
        '1.1 assistant: assistant b',
        `2.2 system: system ${system}`,
        '2.2 user: user a',
        '2.2 assistant: assistant b',
      ],
      [],
    ],
    [
      'as blocks',
      [{ ...request, system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }] }],
      ['openai', 0],
      [`1.1 system: system ${system}`, '1.1 user: user a', '1.1 assistant: assistant b'],
      [],
    ],
    [
      'beside the blocks of tools',
      [{ ...request, messages: [use] }],
      ['own', 0],
      [`1.1 system: system ${system}`, '1.1 assistant: assistant! f: '],
      [],
    ],
    [
      'beside messages of LangChain',
      [{ system, messages: [{ type: 'human', data: { content: 'a' } }] }],
      ['langchain', 0],
      [`1.1 system: system ${system}`, '1.1 user: user a'],
      [],
    ],
    [
      'that say nothing',
      [
        { ...request, system: '' },
        { ...request, system: null },
      ],
      ['openai', 0],
      ['1.1 user: user a', '1.1 assistant: assistant b', '2.2 user: user a', '2.2 assistant: assistant b'],
      [],
    ],
  ])('%s', (_, values, counted, told, unknown) => expect(readRow(values)).toEqual({ counted, told, unknown }));

  it('tell the line that they stand in', () => {
    const { messages: read } = readMessages(JSON.stringify(request, null, 2), 't.json');
    expect(read.map(({ line }) => line)).toEqual([4, 6, 10]);
  });
});

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

describe('lines of Claude Code', () => {
  it.each<Row>([
    [
      'bookkeeping',
      [
        { type: 'summary', leafUuid: 'l' },
        { type: 'system', parentUuid: null },
        { type: 'user', message: { role: 'user', content: 'a' } },
      ],
      ['claude-code', 2],
      ['3.1 user: user a'],
      [],
    ],
    [
      'bookkeeping without a name',
      [
        { type: 'summary', summary: 'x' },
        { type: 'user', content: 'a' },
      ],
      ['own', 0],
      [],
      ['1 not a message: no role', '2 not a message: no role'],
    ],
    [
      'snapshot',
      [{ type: 'file-history-snapshot' }, { type: 'user', message: { role: 'user', content: 'a' } }],
      ['claude-code', 1],
      ['2.1 user: user a'],
      [],
    ],
    [
      'queue',
      [{ type: 'queue-operation' }, { type: 'user', message: { role: 'user', content: 'a' } }],
      ['claude-code', 1],
      ['2.1 user: user a'],
      [],
    ],
    [
      'by parent',
      [
        { type: 'progress', parentUuid: 'x' },
        { type: 'user', content: 'a' },
      ],
      ['claude-code', 1],
      [],
      ['2 a message of the user without content'],
    ],
    ['by session id', [{ type: 'progress', session_id: 'x' }], ['claude-code', 1], [], []],
    [
      'mixed blocks',
      [
        {
          type: 'user',
          sessionId: 's',
          message: {
            role: 'user',
            content: [
              { type: 'text', text: '<system-reminder>x</system-reminder>' },
              { type: 'text', text: 'a' },
            ],
          },
        },
        { type: 'user', sessionId: 's', message: { role: 'user', content: [] } },
      ],
      ['claude-code', 1],
      ['1.1 user: system <system-reminder>x</system-reminder> | user a'],
      [],
    ],
  ])('%s', (_, values, counted, told, unknown) => expect(readRow(values)).toEqual({ counted, told, unknown }));
});
