import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readMessages } from '../../../src/inputs/transcripts/read-messages.js';
import { turnsOf } from '../../../src/inputs/turns/turn.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { runs } from '../../builders/long-runs.js';
import { jsonl } from '../../builders/summaries.js';
import { type Row, readRow } from './read-rows.js';

const ASKED = { sender_type: 'customer', body: 'where is 5512' };
const ANSWERED = { sender_type: 'agent', body: 'it left' };
const SAID = ['1.1 user: user where is 5512', '2.1 assistant: assistant it left'];
const NOTHING = ['1 not a message: no role', '2 not a message: no role'];

describe('rows of a chat log', () => {
  it.each<Row>([
    ['of a database', [ASKED, ANSWERED], ['chat-log', 0], SAID, []],
    [
      'with other words and keys',
      [
        { author_type: 'END_USER', msg: 'a' },
        { author_type: 'Operator', msg: 'b' },
        { author_type: 'tool', msg: 'r' },
        { author_type: 'system', msg: 's' },
      ],
      ['chat-log', 0],
      ['1.1 user: user a', '2.1 assistant: assistant b', '3.1 tool: tool[? null] r', '4.1 system: system s'],
      [],
    ],
    [
      'whose names are beside the kind of who speaks',
      [
        { sender: 'Agent', ...ASKED },
        { sender: 'Lea', ...ANSWERED },
      ],
      ['chat-log', 0],
      SAID,
      [],
    ],
    [
      'with addresses and a direction',
      [
        { from: '+311', direction: 'inbound', body: 'where is 5512' },
        { from: '+312', direction: 'outbound', body: 'it left' },
      ],
      ['chat-log', 0],
      SAID,
      [],
    ],
    [
      'that say nothing',
      [ASKED, { sender_type: 'system', body: null }, { sender_type: null, body: ' ' }, ANSWERED],
      ['chat-log', 2],
      [SAID[0] ?? '', '4.1 assistant: assistant it left'],
      [],
    ],
    [
      'of somebody nobody knows',
      [
        ASKED,
        { sender_type: 'klant', body: 'x 7' },
        { body: 'y' },
        { sender_type: 'agent' },
        { sender_type: 1, body: 'z' },
        ANSWERED,
      ],
      ['chat-log', 0],
      [SAID[0] ?? '', '6.1 assistant: assistant it left'],
      [
        '2 not a message: "sender_type" is "klant"',
        '3 not a message: no "sender_type"',
        '4 not a message: no text in "body"',
        '5 not a message: "sender_type" is 1',
      ],
    ],
    [
      'of several conversations',
      [
        { ticket_id: 1, ...ASKED },
        { ticket_id: 1, ...ANSWERED },
        { ticket_id: 2, ...ASKED },
      ],
      ['chat-log', 0],
      [...SAID, '3.2 user: user where is 5512'],
      [],
    ],
    [
      'in a list',
      [[ASKED, { ...ANSWERED, tags: ['vip'], via: { channel: 'chat' } }]],
      ['chat-log', 0],
      ['1.1 user: user where is 5512', '1.1 assistant: assistant it left'],
      [],
    ],
    [
      'in an object',
      [{ conversation: [ASKED, ANSWERED] }],
      ['chat-log', 0],
      ['1.1 user: user where is 5512', '1.1 assistant: assistant it left'],
      [],
    ],
    [
      'with some words of our own',
      [
        { role: 'user', content: 'where is 5512' },
        { role: 'support', content: 'it left' },
      ],
      ['chat-log', 0],
      SAID,
      [],
    ],
  ])('%s', (_, values, counted, said, unknown) => expect(readRow(values)).toEqual({ counted, told: said, unknown }));

  it.each<Row>([
    [
      'no column has both sides, as in Chatwoot, whose users are agents',
      [
        { sender_type: 'Contact', body: 'a' },
        { sender_type: 'User', body: 'b' },
      ],
      ['own', 0],
      [],
      NOTHING,
    ],
    ['nobody answers', [ASKED, ASKED], ['own', 0], [], NOTHING],
    ['something is said deeper', [ASKED, { ...ANSWERED, calls: [{ text: 'refund 79' }] }], ['own', 0], [], NOTHING],
    ['a value is no row', [ASKED, ANSWERED, 7], ['own', 0], [], [...NOTHING, '3 not a message: not an object']],
    [
      'our own format is understood as well',
      [
        { role: 'user', content: 'a', direction: 'outbound' },
        { role: 'assistant', content: 'b', direction: 'inbound' },
      ],
      ['own', 0],
      ['1.1 user: user a', '2.1 assistant: assistant b'],
      [],
    ],
    [
      'another format has them',
      [
        { type: 'human', content: 'a', direction: 'outbound', text: 'x' },
        { type: 'strange', content: 'b', direction: 'inbound', text: 'y' },
      ],
      ['langchain', 0],
      ['1.1 user: user a'],
      ['2 not a message: the type "strange"'],
    ],
  ])('are not taken for one where %s', (_, values, counted, said, unknown) =>
    expect(readRow(values)).toEqual({ counted, told: said, unknown }),
  );

  it('bear out what is said by whoever nobody knows', () => {
    const { unknown } = readMessages(jsonl(ASKED, { sender_type: 'klant', body: 'EUR 79' }, ANSWERED), 't.jsonl');
    expect(unknown.map(({ texts, isBroken }) => [texts, isBroken])).toEqual([
      [['sender_type', 'klant', 'body', 'EUR 79'], false],
    ]);
  });

  it('name a broken line and keep the others', () => {
    const { format, messages, unknown } = readMessages(`${jsonl(ASKED)}{"sender_\n${jsonl(ANSWERED)}`, 't.jsonl');
    expect([format, messages.length, unknown.map(({ line, isBroken }) => [line, isBroken])]).toEqual([
      'chat-log',
      2,
      [[2, true]],
    ]);
  });

  it('tell the time as the log has it', () => {
    const rows = [ASKED, { ...ANSWERED, created_at: '2026-11-02 09:00:01' }];
    expect(readMessages(jsonl(...rows), 't.jsonl').messages.map(({ time }) => time)).toEqual([
      null,
      '2026-11-02 09:00:01',
    ]);
  });

  it('are all turns, unknown or skipped, whatever stands in the columns', () => {
    const value = fc.constantFrom<unknown>('customer', 'agent', 'x', '', null, 1, [], { a: 'b' });
    const row = fc.record({ sender_type: value, body: value, sender: value, text: value });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const { format, messages, unknown, skipped } = readMessages(jsonl(...rows), 't.jsonl');
        expect(messages.length + unknown.length + skipped).toBe(rows.length);
        if (format === 'chat-log') expect(new Set(messages.map(({ role }) => role)).size).toBeGreaterThanOrEqual(1);
        turnsOf('t', messages);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each<[string, (n: number) => string]>([
    ['rows', (n) => jsonl(...Array.from({ length: n }, (_, i) => (i % 2 ? ANSWERED : ASKED)))],
    ['one long row', (n) => jsonl(ASKED, { ...ANSWERED, body: 'it left '.repeat(n) })],
    ['a deep row', (n) => `${jsonl(ASKED, ANSWERED)}{"a":${'['.repeat(n)}${']'.repeat(n)}}\n`],
  ])('take time in proportion to their length: %s', (_, make) => {
    const prepare = (size: number) => {
      const text = make(size);
      return () => readMessages(text, 't.jsonl');
    };
    expect(growthOf(prepare, 4000)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});
