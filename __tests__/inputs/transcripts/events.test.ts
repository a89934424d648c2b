import { describe, expect, it } from '@jest/globals';
import { type Row, readRow } from './read-rows.js';

const codexTurn = { type: 'turn.started' };
const exec = (type: string, item: object) => ({ type: `item.${type}`, item });
const rollout = (payload: object, type = 'response_item') => ({ timestamp: 't', type, payload });
const cli = (id: string, more: object) => ({ id, timestamp: 't', type: 'gemini', content: 'hi', ...more });
const HEAD = { sessionId: 's', projectHash: 'h' };
const call = (result: unknown, more: object = {}) =>
  cli('c', {
    content: '',
    toolCalls: [{ id: 'k', name: 'ls', args: {}, ...(result === undefined ? {} : { result }), ...more }],
  });

describe('events of codex exec', () => {
  it.each<Row>([
    [
      'an item that never ended, before the next turn',
      [
        codexTurn,
        exec('started', { id: '1', type: 'command_execution', command: 'ls' }),
        codexTurn,
        exec('completed', { id: '2', type: 'agent_message', text: 'b' }),
      ],
      ['codex-exec', 3],
      ['2.1 assistant: assistant! shell: command: ls | tool[shell null] ', '4.2 assistant: assistant b'],
      [],
    ],
    [
      'a turn that ends',
      [
        codexTurn,
        exec('completed', { id: '1', type: 'agent_message', text: 'a' }),
        { type: 'turn.completed' },
        exec('completed', { id: '2', type: 'agent_message', text: 'b' }),
      ],
      ['codex-exec', 2],
      ['2.1 assistant: assistant a', '4.1 assistant: assistant b'],
      [],
    ],
    [
      'a message without text',
      [codexTurn, exec('completed', { id: '1', type: 'agent_message' })],
      ['codex-exec', 1],
      [],
      ['2 an item of the type "agent_message"'],
    ],
    [
      'text of an unknown item',
      [codexTurn, exec('completed', { id: '1', type: 'poem', text: 'a' })],
      ['codex-exec', 1],
      [],
      ['2 an item of the type "poem"'],
    ],
    [
      'a structured result',
      [
        codexTurn,
        exec('completed', {
          id: '1',
          type: 'mcp_tool_call',
          server: 's',
          tool: 't',
          arguments: {},
          result: { content: [], structured_content: { a: 1 } },
          status: 'completed',
        }),
      ],
      ['codex-exec', 1],
      ['2.1 assistant: assistant! t:  | tool[t false] a: 1'],
      [],
    ],
    [
      'a result with texts and structure',
      [
        codexTurn,
        exec('completed', {
          id: '1',
          type: 'mcp_tool_call',
          server: 's',
          tool: 't',
          arguments: {},
          result: { content: [{ type: 'text', text: 'x' }], structured_content: { a: 1 } },
          error: { message: 'oh' },
          status: 'failed',
        }),
      ],
      ['codex-exec', 1],
      ['2.1 assistant: assistant! t:  | tool[t true] oh | tool[t true] x'],
      [],
    ],
    [
      'a result of one text',
      [
        codexTurn,
        exec('completed', {
          id: '1',
          type: 'mcp_tool_call',
          server: 's',
          tool: 't',
          arguments: {},
          result: { content: [{ type: 'text', text: 'x' }] },
          status: 'declined',
        }),
      ],
      ['codex-exec', 1],
      ['2.1 assistant: assistant! t:  | tool[t true] x'],
      [],
    ],
  ])('%s', (_, values, counted, told, unknown) => expect(readRow(values)).toEqual({ counted, told, unknown }));
});

describe('rollouts of Codex', () => {
  it.each<Row>([
    [
      'an old head',
      [
        { id: 'i', timestamp: 't', instructions: null },
        { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'a' }] },
      ],
      ['codex', 1],
      ['2.1 user: user a'],
      [],
    ],
    [
      'no old head',
      [
        { id: 'i', timestamp: 't' },
        { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'a' }] },
      ],
      ['openai', 0],
      ['2.1 user: user a'],
      ['1 not a message: the role null'],
    ],
    [
      'a message without a list',
      [{ type: 'message', role: 'user', content: 'a' }],
      ['own', 0],
      ['1.1 user: user a'],
      [],
    ],
    [
      'a message of an unknown role',
      [{ type: 'message', role: 'poet', content: [{ type: 'input_text', text: 'a' }] }],
      ['own', 0],
      [],
      ['1 not a message'],
    ],
    [
      'unknown role in a rollout',
      [rollout({ type: 'message', role: 'poet', content: [] })],
      ['codex', 0],
      [],
      ['1 a message of the role "poet"'],
    ],
    [
      'reasoning only',
      [
        rollout({ type: 'message', role: 'user', content: 7 }),
        rollout({ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'a' }] }),
      ],
      ['codex', 1],
      ['2.1 user: user a'],
      [],
    ],
    ['empty content', [rollout({ type: 'message', role: 'user', content: [] })], ['codex', 1], [], []],
    [
      'an event with a role and no text',
      [
        rollout({ type: 'user_message' }, 'event_msg'),
        rollout({ type: 'agent_message', message: 'b' }, 'event_msg'),
        rollout({ type: 'token_count', message: 'x' }, 'event_msg'),
      ],
      ['codex', 2],
      ['2.1 assistant: assistant b'],
      [],
    ],
    [
      'ends of calls',
      [
        rollout({ type: 'function_call', call_id: 'c', name: 'n', arguments: '{}' }),
        rollout({ type: 'function_call_output', call_id: 'c', output: 'o' }),
        rollout({ type: 'web_search_end', call_id: 'c', result: { Err: 'x' } }, 'event_msg'),
      ],
      ['codex', 1],
      ['1.1 assistant: assistant! n: ', '2.1 tool: tool[n null] o'],
      [],
    ],
    [
      'end of mcp',
      [
        rollout({ type: 'function_call', call_id: 'c', name: 'n', arguments: '{}' }),
        rollout({ type: 'function_call_output', call_id: 'c', output: 'o' }),
        rollout({ type: 'mcp_tool_call_end', call_id: 'c', result: { Err: 'x' } }, 'event_msg'),
      ],
      ['codex', 1],
      ['1.1 assistant: assistant! n: ', '2.1 tool: tool[n true] o'],
      [],
    ],
    [
      'end of mcp, ok',
      [
        rollout({ type: 'function_call', call_id: 'c', name: 'n', arguments: '{}' }),
        rollout({ type: 'function_call_output', call_id: 'c', output: 'o' }),
        rollout({ type: 'mcp_tool_call_end', call_id: 'c', result: { Ok: { isError: false } } }, 'event_msg'),
      ],
      ['codex', 1],
      ['1.1 assistant: assistant! n: ', '2.1 tool: tool[n false] o'],
      [],
    ],
  ])('%s', (_, values, counted, told, unknown) => expect(readRow(values)).toEqual({ counted, told, unknown }));
});

describe('chats of Gemini CLI', () => {
  it.each<Row>([
    ['head alone', [HEAD, cli('a', {})], ['gemini-cli', 1], ['2.1 assistant: assistant hi'], []],
    [
      'hash without a session',
      [
        { projectHash: 'h', sessionId: 1 },
        { role: 'user', content: 'a' },
      ],
      ['own', 0],
      ['2.1 user: user a'],
      ['1 not a message'],
    ],
    [
      'a remark and an unknown type',
      [HEAD, cli('a', { type: 'info' }), cli('b', { type: 'poem' }), cli('c', { type: 'user' })],
      ['gemini-cli', 2],
      ['4.1 user: user hi'],
      ['3 a record of the type "poem"'],
    ],
    [
      'no content',
      [HEAD, cli('a', { content: null }), cli('b', { content: undefined }), cli('c', { content: [] })],
      ['gemini-cli', 4],
      [],
      [],
    ],
    ['call without a result', [HEAD, call(undefined)], ['gemini-cli', 1], ['2.1 assistant: assistant! ls: '], []],
    ['call with null', [HEAD, call(null)], ['gemini-cli', 1], ['2.1 assistant: assistant! ls: '], []],
    [
      'call with null, error',
      [HEAD, call(null, { status: 'error' })],
      ['gemini-cli', 1],
      ['2.1 assistant: assistant! ls:  | tool[ls true] '],
      [],
    ],
    [
      'call with a text',
      [HEAD, call('x', { status: 'success' })],
      ['gemini-cli', 1],
      ['2.1 assistant: assistant! ls:  | tool[ls false] x'],
      [],
    ],
    [
      'call with a text, no status',
      [HEAD, call('x')],
      ['gemini-cli', 1],
      ['2.1 assistant: assistant! ls:  | tool[ls null] x'],
      [],
    ],
    [
      'call with text part',
      [
        HEAD,
        call(
          [
            { text: 'x' },
            { functionResponse: { response: { output: 'y' } } },
            { functionResponse: { response: { a: 1 } } },
            { b: 2 },
          ],
          { status: 'success' },
        ),
      ],
      ['gemini-cli', 1],
      [
        '2.1 assistant: assistant! ls:  | tool[ls false] x | tool[ls false] y | tool[ls false] a: 1 | tool[ls false] b: 2',
      ],
      [],
    ],
    [
      'rewound',
      [HEAD, cli('a', { content: 'a' }), cli('b', { content: 'b' }), { $rewindTo: 'b' }, cli('c', { content: 'c' })],
      ['gemini-cli', 3],
      ['2.1 assistant: assistant a', '5.1 assistant: assistant c'],
      [],
    ],
    [
      'rewound to what is not there',
      [HEAD, cli('a', { content: 'a' }), { $rewindTo: 'x' }, cli('c', { content: 'c' })],
      ['gemini-cli', 3],
      ['4.1 assistant: assistant c'],
      [],
    ],
    [
      'no id, no object',
      [HEAD, { type: 'user', content: 'a' }, 7, cli('b', {})],
      ['gemini-cli', 1],
      ['4.1 assistant: assistant hi'],
      ['2 a record without id', '3 not an object'],
    ],
  ])('%s', (_, values, counted, told, unknown) => expect(readRow(values)).toEqual({ counted, told, unknown }));
});
