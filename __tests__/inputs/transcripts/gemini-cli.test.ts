import { describe, expect, it } from '@jest/globals';
import { type Row, readRow } from './read-rows.js';

const cli = (id: string, more: object) => ({ id, timestamp: 't', type: 'gemini', content: 'hi', ...more });
const HEAD = { sessionId: 's', projectHash: 'h' };
const call = (result: unknown, more: object = {}) =>
  cli('c', {
    content: '',
    toolCalls: [{ id: 'k', name: 'ls', args: {}, ...(result === undefined ? {} : { result }), ...more }],
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
      ['1 not a message: no role'],
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
      ['2.1 assistant: assistant! ls:  | tool[ls false] x | tool[ls false] y | tool[ls false] 1 | tool[ls false] b: 2'],
      [],
    ],
    [
      'a failure beside an empty output, and what stands beside an output',
      [
        HEAD,
        call([{ functionResponse: { response: { output: '', error: 'exit 1, 8350 failed' } } }], { status: 'error' }),
        cli('d', {
          content: '',
          toolCalls: [
            { id: 'l', name: 'x', result: [{ functionResponse: { response: { output: 'ok', rows: 4444 } } }] },
          ],
        }),
      ],
      ['gemini-cli', 1],
      [
        '2.1 assistant: assistant! ls:  | tool[ls true] exit 1, 8350 failed',
        '3.1 assistant: assistant! x:  | tool[x null] ok | tool[x null] rows: 4444',
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
