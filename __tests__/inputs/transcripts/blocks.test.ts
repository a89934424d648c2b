import { describe, expect, it } from '@jest/globals';
import { readMessages } from '../../../src/inputs/transcripts/read-messages.js';
import { jsonl } from '../../builders/summaries.js';
import { type Row, readRow } from './read-rows.js';

const USER = { role: 'user', content: 'go' };
const said = (...content: readonly unknown[]) => ({ role: 'assistant', content });
const toolResult = (content: unknown) => ({ role: 'user', content: [{ type: 'tool_result', content }] });

describe('blocks of a message', () => {
  it.each<Row>([
    [
      'calls and results of the AI SDK',
      [
        USER,
        said({ type: 'tool-call', toolCallId: 'c', toolName: 'weather', input: { city: 'Bonn' } }),
        {
          role: 'tool',
          content: [
            { type: 'tool-result', toolCallId: 'c', toolName: 'weather', output: { type: 'json', value: { t: 2193 } } },
          ],
        },
      ],
      ['own', 0],
      [
        '1.1 user: user go',
        '2.1 assistant: assistant! weather: city: Bonn',
        '3.1 tool: tool[weather false] {"t":2193}',
      ],
      [],
    ],
    [
      'texts, failures and older results of the AI SDK',
      [
        USER,
        said({ type: 'tool-call', toolCallId: 'c', toolName: 'w', args: { n: 1 } }),
        { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'c', output: { type: 'text', value: 'a' } }] },
        {
          role: 'tool',
          content: [{ type: 'tool-result', toolCallId: 'c', output: { type: 'error-text', value: 'b' } }],
        },
        { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'c', toolName: 'w', result: { n: 7 } }] },
      ],
      ['own', 0],
      [
        '1.1 user: user go',
        '2.1 assistant: assistant! w: n: 1',
        '3.1 tool: tool[w false] a',
        '4.1 tool: tool[w true] b',
        '5.1 tool: tool[w false] {"n":7}',
      ],
      [],
    ],
    [
      'parts of the AI SDK for a page',
      [
        { id: '1', role: 'user', parts: [{ type: 'text', text: 'go' }] },
        {
          id: '2',
          role: 'assistant',
          content: 'It is 21',
          parts: [
            { type: 'step-start' },
            { type: 'tool-weather', toolCallId: 'c', state: 'output-available', input: { c: 1 }, output: { t: 21 } },
            { type: 'text', text: 'It is 21', state: 'done' },
          ],
        },
      ],
      ['own', 0],
      [
        '1.1 user: user go',
        '2.1 assistant: assistant! weather: c: 1 | tool[weather false] {"t":21} | assistant It is 21',
      ],
      [],
    ],
    [
      'reasoning and files of the AI SDK beside its texts',
      [
        {
          id: '1',
          role: 'user',
          parts: [
            { type: 'file', mediaType: 'image/png', url: 'data:image/png;base64,AAAA' },
            { type: 'text', text: 'go 8350' },
          ],
        },
        {
          id: '2',
          role: 'assistant',
          parts: [
            { type: 'step-start' },
            { type: 'reasoning', text: 'hm', state: 'done' },
            { type: 'text', text: 'Done', state: 'done' },
          ],
        },
      ],
      ['own', 0],
      ['1.1 user: user go 8350', '2.1 assistant: assistant Done'],
      [],
    ],
    [
      'blocks of Bedrock',
      [
        { role: 'user', content: [{ text: 'go' }] },
        said({ text: 'I look' }, { toolUse: { toolUseId: 'c', name: 'w', input: { n: 1 } } }),
        { role: 'user', content: [{ toolResult: { toolUseId: 'c', content: [{ json: { n: 7 } }], status: 'error' } }] },
      ],
      ['own', 0],
      ['1.1 user: user go', '2.1 assistant: assistant I look | assistant! w: n: 1', '3.1 tool: tool[w true] {"n":7}'],
      [],
    ],
    [
      'results that are values',
      [
        USER,
        toolResult({ rows: 2193 }),
        toolResult([{ rows: 1 }, { type: 'image' }]),
        toolResult([1, 2]),
        toolResult(0),
      ],
      ['own', 0],
      [
        '1.1 user: user go',
        '2.1 tool: tool[? null] {"rows":2193}',
        '3.1 tool: tool[? null] {"rows":1}',
        '4.1 tool: tool[? null] [1,2]',
        '5.1 tool: tool[? null] 0',
      ],
      [],
    ],
    [
      'what escapes stand for in results and arguments that are JSON in a text',
      [
        USER,
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'c', function: { name: 'q', arguments: '{"rows":["x\\nfeed_reader"]}' } }],
        },
        {
          role: 'tool',
          tool_call_id: 'c',
          content: '{"file": "gr\\u00f6\\u00dfe.md", "at": "\\u20ac8350\\nC:\\\\new"}',
        },
        {
          role: 'tool',
          tool_call_id: 'c',
          content: '[{"in": "{\\"city\\": \\"K\\\\u00f6ln\\"}", "cut": "Stra\\u00dfe',
        },
        { role: 'tool', tool_call_id: 'c', content: '[info] C:\\new\\table, as \\u20ac' },
      ],
      ['openai', 0],
      [
        '1.1 user: user go',
        '2.1 assistant: assistant! q: rows: ["x\nfeed_reader"]',
        '3.1 tool: tool[q null] {"file": "größe.md", "at": "€8350\nC:\\new"}',
        '4.1 tool: tool[q null] [{"in": "{"city": "Köln"}", "cut": "Straße',
        '5.1 tool: tool[q null] [info] C:\\new\\table, as \\u20ac',
      ],
      [],
    ],
    [
      'what a tool says as a value',
      [
        USER,
        { role: 'tool', content: { rows: 3 } },
        { role: 'tool', content: [{ type: 'row', n: 4 }] },
        { role: 'tool', content: 5 },
      ],
      ['own', 0],
      [
        '1.1 user: user go',
        '2.1 tool: tool[? null] {"rows":3}',
        '3.1 tool: tool[? null] {"type":"row","n":4}',
        '4.1 tool: tool[? null] 5',
      ],
      [],
    ],
    [
      'the text of a type that nobody knows, and a text alone',
      [USER, said({ type: 'paragraph', text: 'It is 7731' }), { role: 'user', content: { text: 'go 55' } }],
      ['own', 0],
      ['1.1 user: user go', '2.1 assistant: assistant It is 7731', '3.1 user: user go 55'],
      [],
    ],
    [
      'nothing of types that nobody knows, which are named',
      [USER, said({ type: 'hologram', of: 'x' }), said({ type: 'text', text: 'a' }, { type: 'hologram', of: 'x' })],
      ['own', 0],
      ['1.1 user: user go', '3.1 assistant: assistant a'],
      ['2 not a message: a block of the type "hologram"', '3 a block of the type "hologram"'],
    ],
    [
      'nothing of pictures, reasoning and marks',
      [USER, said({ type: 'image', source: 'x' }, { type: 'my_thinking', text: 'hm' }, { type: 'mark', id: '1' })],
      ['own', 0],
      ['1.1 user: user go', '2.1 assistant: '],
      [],
    ],
    [
      'values as results of chat messages, and the short form of a call',
      [
        USER,
        { role: 'assistant', content: 'hm', tool_calls: [{ id: 'c', name: 'x', args: { n: 5 } }] },
        { role: 'tool', tool_call_id: 'c', content: { rows: 2193 } },
        { role: 'assistant', content: null, tool_calls: [{ id: 'd', name: 'y', input: { n: 6 } }] },
      ],
      ['openai', 0],
      [
        '1.1 user: user go',
        '2.1 assistant: assistant hm | assistant! x: n: 5',
        '3.1 tool: tool[x null] {"rows":2193}',
        '4.1 assistant: assistant! y: n: 6',
      ],
      [],
    ],
  ])('has %s', (_, values, counted, told, unknown) => expect(readRow(values)).toEqual({ counted, told, unknown }));

  it('of the AI SDK are read in a list, too', () => {
    const output = { type: 'json', value: { t: 2193 } };
    const messages = [
      USER,
      said({ type: 'tool-call', toolCallId: 'c', toolName: 'weather', input: {} }),
      { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'c', toolName: 'weather', output }] },
    ];
    const read = readMessages(JSON.stringify(messages), 't.json');
    expect(read).toMatchObject({ format: 'openai', unknown: [] });
    expect(read.messages[2]?.blocks).toMatchObject([{ kind: 'result', tool: 'weather', text: '{"t":2193}' }]);
  });

  it('that nobody knows keep the numbers of messages, and bear out what they have', () => {
    const odd = { type: 'hologram', rows: 2193 };
    const { messages, unknown } = readMessages(jsonl(USER, said({ type: 'text', text: 'a' }, odd), USER), 't.jsonl');
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(unknown[0]?.texts).toContain('2193');
  });
});
