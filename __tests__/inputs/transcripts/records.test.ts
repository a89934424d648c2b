import { describe, expect, it } from '@jest/globals';
import { readMessages } from '../../../src/inputs/transcripts/read-messages.js';
import { type Row, readRow } from './read-rows.js';

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
