import { describe, expect, it } from '@jest/globals';
import { type Row, readRow } from './read-rows.js';

const codexTurn = { type: 'turn.started' };
const exec = (type: string, item: object) => ({ type: `item.${type}`, item });
const rollout = (payload: object, type = 'response_item') => ({ timestamp: 't', type, payload });

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
      ['codex', 0],
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
      ['1 not a message: "role" is "poet"'],
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
