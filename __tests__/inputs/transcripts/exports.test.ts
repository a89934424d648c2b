import { describe, expect, it } from '@jest/globals';
import { readMessages } from '../../../src/inputs/transcripts/read-messages.js';
import { describeTop, notRecognised } from '../../../src/inputs/turns/read-turns.js';
import { turnsOf } from '../../../src/inputs/turns/turn.js';
import { type Row, readRow } from './read-rows.js';

const PLAIN = [
  { role: 'user', content: 'fix 4411' },
  { role: 'assistant', content: 'done' },
];
const OWN = [
  { from: 'human', value: 'fix 4411' },
  { from: 'gpt', value: 'done' },
];
const TOLD = ['user fix 4411', 'assistant done'];

function told(value: unknown, file = 't.json') {
  const { format, messages, unknown } = readMessages(JSON.stringify(value), file);
  return [format, messages.map(({ blocks }) => blocks.map(({ role, text }) => `${role} ${text}`).join()), unknown];
}

describe('an export', () => {
  it.each<[string, unknown, string]>([
    ['messages', { messages: PLAIN }, 'openai'],
    ['conversations of ShareGPT', { id: 'a', conversations: OWN }, 'own'],
    ['conversations of ShareGPT with a system prompt', { conversations: OWN, system: 'x' }, 'own'],
    ['a transcript', { session_id: 's', transcript: PLAIN }, 'openai'],
    [
      'turns',
      {
        turns: [
          { speaker: 'customer', text: 'fix 4411' },
          { speaker: 'agent', text: 'done' },
        ],
      },
      'own',
    ],
    ['data', { session_id: 's', data: { messages: PLAIN } }, 'openai'],
    [
      'messages of Claude.ai',
      {
        uuid: 'x',
        name: 'c',
        chat_messages: [
          { sender: 'human', text: 'fix 4411' },
          { sender: 'assistant', text: 'done' },
        ],
      },
      'own',
    ],
  ])('holds %s', (_, value, format) => {
    expect(told(value)).toEqual([format, TOLD, []]);
    expect(told(value, 't.jsonl')).toEqual([format, TOLD, []]);
    expect(told([value])).toEqual([format, TOLD, []]);
  });

  it('of many conversations has each for itself', () => {
    const read = readMessages(JSON.stringify([{ conversations: OWN }, { conversations: OWN }]), 't.json');
    expect(read.messages.map(({ conversation }) => conversation)).toEqual([1, 1, 2, 2]);
  });

  it.each<[string, unknown]>([
    ['a message with such a key', [{ role: 'user', content: 'a', turns: [{}] }]],
    ['no objects', { turns: ['a'] }],
    ['other programs', { transcript: [{ type: 'response_item', timestamp: 't', payload: { type: 'message' } }] }],
    ['segments without a speaker', { transcript: [{ start: 0, text: 'a' }] }],
  ])('is not taken for one: %s', (_, value) => {
    const { format, messages } = readMessages(JSON.stringify(value), 't.json');
    expect([format, messages.length]).toEqual(Array.isArray(value) ? ['openai', 1] : ['own', 0]);
  });

  it('survives nesting of any depth', () => {
    const open = '[{"turns":'.repeat(20_000);
    const close = '}]'.repeat(20_000);
    expect(readMessages(`${open}[]${close}`, 't.json').messages).toEqual([]);
  });
});

describe('a message', () => {
  it.each<Row>([
    [
      'of Claude.ai has what was attached to it, which nobody said',
      [
        {
          uuid: 'c',
          name: 'Report',
          chat_messages: [
            {
              sender: 'human',
              text: 'What does it say?',
              content: [{ type: 'text', text: 'What does it say?' }],
              attachments: [{ file_name: 'report.txt', file_size: 99, extracted_content: 'Halvorsen: 8,350 EUR' }],
              files: [{ file_name: 'scan.png' }],
            },
            { sender: 'assistant', text: '', content: [{ type: 'text', text: 'Fine.' }], attachments: [], files: [] },
          ],
        },
      ],
      ['own', 0],
      [
        '1.1 user: system report.txt\nHalvorsen: 8,350 EUR | system scan.png | user What does it say?',
        '1.1 assistant: assistant Fine.',
      ],
      [],
    ],
    [
      'of a bot of Slack has its attachments and blocks',
      [
        {
          type: 'message',
          user: 'U9',
          bot_id: 'B1',
          bot_profile: { name: 'Deploys' },
          ts: '1793523602.000100',
          text: '',
          attachments: [
            {
              title: 'Deploy',
              text: 'Deployed 8,350 files',
              fallback: 'Deployed 8,350 files',
              fields: [{ title: 'Stage', value: 'prod-7', short: true }],
            },
            { id: 2, fallback: 'by Kowalczyk' },
          ],
        },
        {
          type: 'message',
          subtype: 'bot_message',
          username: 'CI',
          ts: '1793523603.000100',
          text: 'Build 512',
          blocks: [
            { type: 'section', text: { type: 'mrkdwn', text: 'It took *41* s' } },
            { type: 'context', elements: [{ type: 'plain_text', text: 'on main' }] },
          ],
        },
        {
          type: 'message',
          user: 'U1',
          ts: '1793523604.000100',
          text: 'ok 7',
          blocks: [{ type: 'rich_text', elements: [{ type: 'rich_text_section', elements: [{ text: 'ok 7' }] }] }],
          files: [{ name: 'log.txt', title: 'The log', size: 5 }],
        },
      ],
      ['own', 0],
      [
        '1.1 unknown: unknown Deploys: Deploy\nDeployed 8,350 files\nStage\nprod-7\nby Kowalczyk',
        '2.1 unknown: unknown CI: Build 512\nIt took *41* s\non main',
        '3.1 unknown: unknown U1: ok 7\nlog.txt\nThe log',
      ],
      [],
    ],
    [
      'of Slack is nobody\u2019s, and has the name of whoever wrote it',
      [
        {
          type: 'message',
          user: 'U01',
          text: 'Deploy of 3.2.1',
          ts: '1762074000.000100',
          user_profile: { real_name: 'Ana' },
        },
        {
          type: 'message',
          subtype: 'bot_message',
          bot_id: 'B1',
          username: 'CI',
          text: 'Build 512',
          ts: '1762074001.0',
        },
        { type: 'message', user: 'U02', text: 'ok', ts: '1762074002' },
      ],
      ['own', 0],
      [
        '1.1 unknown: unknown Ana: Deploy of 3.2.1',
        '2.1 unknown: unknown CI: Build 512',
        '3.1 unknown: unknown U02: ok',
      ],
      [],
    ],
    [
      'of AutoGen is the user\u2019s or that of an agent',
      [
        { source: 'user', type: 'TextMessage', content: 'go 2193' },
        { source: 'coder', type: 'ToolCallRequestEvent', content: [{ id: 'c', name: 'run', arguments: '{"n":1}' }] },
        {
          source: 'coder',
          type: 'ToolCallExecutionEvent',
          content: [{ call_id: 'c', name: 'run', is_error: true, content: 'lost' }],
        },
        { source: 'coder', type: 'ThoughtEvent', content: 'hm' },
        { source: 'coder', type: 'TextMessage', content: 'ok' },
      ],
      ['own', 0],
      [
        '1.1 user: user go 2193',
        '2.1 assistant: assistant! run: n: 1',
        '3.1 tool: tool[run true] lost',
        '4.1 assistant: ',
        '5.1 assistant: assistant ok',
      ],
      [],
    ],
    [
      'of nobody else',
      [
        { source: 'wikipedia', content: 'a' },
        { user: 'U', text: 'a', ts: 'today' },
      ],
      ['own', 0],
      [],
      ['1 not a message: no role', '2 not a message: no role'],
    ],
  ])('%s', (_, values, counted, said, unknown) => expect(readRow(values)).toEqual({ counted, told: said, unknown }));

  it('of nobody is no turn', () => {
    const slack = { user: 'U01', text: 'Deploy', ts: '1762074000.000100' };
    const { messages } = readMessages(JSON.stringify(slack), 't.jsonl');
    expect(messages[0]?.time).toBe('2025-11-02T09:00:00.000Z');
    expect(turnsOf('t', messages)).toEqual([]);
  });
});

describe('the top of a file', () => {
  it.each<[string, string | undefined]>([
    ['{"a":1,"b":{}}', 'the file has the keys "a", "b"'],
    ['{\n"a":1}', 'the file has the keys "a"'],
    ['{"a":1}\n{"b":1}', 'its first line has the keys "a"'],
    ['[1,{"a":1}]', 'the file has a list whose first object has the keys "a"'],
    ['[]', 'the file is a list without objects'],
    ['{}', 'the file has no keys'],
    ['7', 'the file is no object'],
    ['user,text\nA,hi', undefined],
    ['', undefined],
    [
      `{${'abcdefghij'.split('').map((key) => `"${key}":1`)}}`,
      'the file has the keys "a", "b", "c", "d", "e", "f", "g", "h" and 2 more',
    ],
  ])('of %j is told as %j', (text, wanted) => expect(describeTop(text)).toBe(wanted));
});

it('A table is told to become rows', () => {
  expect(notRecognised('a/Chat.CSV', 'author,text').hint).toContain('makes rows of JSON');
  expect(notRecognised('a/csv.json', '{}').hint).toContain('rows of a chat log, Claude Code');
});
