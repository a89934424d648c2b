import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from '../../../src/adapters/digest.js';
import { findTranscript } from '../../../src/inputs/corpus/find-transcript.js';
import { readTranscript, type Transcript } from '../../../src/inputs/transcripts/transcript.js';
import { jsonl } from '../../builders/summaries.js';
import { anyText } from '../../builders/texts.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';

/** `role@line text` of each utterance; the line is that of its first line. */
function told({ utterances }: Transcript): readonly string[] {
  return utterances.map(({ role, lines }) =>
    `${role}@${lines[0]?.line} ${lines.map(({ text }) => text).join('\n')}`.trimEnd(),
  );
}

const block = (type: string, more: object): object => ({ type, ...more });

describe('a transcript of messages', () => {
  it.each<[string, object[], readonly string[]]>([
    ['texts', [{ role: 'user', content: 'fix it' }], ['user@1 fix it']],
    ['lines of one message', [{ role: 'tool', content: 'a\nb' }], ['tool@1 a\nb']],
    [
      'blocks in their order',
      [{ role: 'assistant', content: [block('text', { text: 'I look' }), block('text', { text: 'and see' })] }],
      ['assistant@1 I look', 'assistant@1 and see'],
    ],
    [
      'a call with its arguments as they are written',
      [{ role: 'assistant', content: [block('tool_use', { name: 'bash', input: { command: 'ls\npwd', limit: 3 } })] }],
      ['assistant@1 bash: command: ls\npwd\nlimit: 3'],
    ],
    [
      'a call without arguments',
      [{ role: 'assistant', content: [block('tool_use', { name: 'now' })] }],
      ['assistant@1 now:'],
    ],
    [
      'results, which the tool says even in a message of the user',
      [
        {
          role: 'user',
          content: [
            block('tool_result', { content: 'one' }),
            block('tool_result', { content: [block('text', { text: 'two' }), block('image', {}), 'three'] }),
          ],
        },
      ],
      ['tool@1 one', 'tool@1 two', 'tool@1 three'],
    ],
    [
      'what has no text',
      [
        { role: 'assistant', content: [block('thinking', { thinking: 'hm' }), block('image', {})] },
        { role: 'user', content: ' ' },
      ],
      [],
    ],
  ])('has %s', (_, messages, wanted) => {
    const transcript = readTranscript(jsonl(...messages), 't.jsonl', sha256);
    expect(told(transcript)).toEqual(wanted);
    expect(transcript.malformed).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a number and a text', { seq: 0, role: 'user', text: 'a' }, 'user@1 a'],
    ['a message', { role: 'assistant', message: 'a' }, 'assistant@1 a'],
    ['a speaker', { speaker: 'Agent', text: 'a' }, 'assistant@1 a'],
    ['who it is from', { from: 'human', value: 'a' }, 'user@1 a'],
    ['a customer', { speaker: 'Customer', text: 'a' }, 'user@1 a'],
    ['an author and an observation', { author: 'observation', text: 'a\nb' }, 'tool@1 a\nb'],
    ['a system prompt', { role: 'system', text: 'a' }, 'system@1 a'],
    ['no content beside a text', { role: 'tool', content: null, text: 'a' }, 'tool@1 a'],
    ['content before a text', { role: 'user', content: 'a', text: 'b' }, 'user@1 a'],
    ['blocks for a text', { role: 'user', text: [block('text', { text: 'a' })] }, 'user@1 a'],
  ])('may have names of its own: %s', (_, message, wanted) => {
    for (const text of [jsonl(message), JSON.stringify([message], null, 2), JSON.stringify({ messages: [message] })]) {
      const transcript = readTranscript(text, 't.json', sha256);
      expect(told(transcript).map((one) => one.replace(/@\d+/, '@1'))).toEqual([wanted]);
      expect(transcript.malformed).toEqual([]);
    }
  });

  it('names the lines that are no message and reads the others', () => {
    const lines = ['{"role":"user","content":"a"}', '{"role":"judge","content":"b"}', '', '{"role":', '[]', 'null'];
    const transcript = readTranscript([...lines, '{"role":"user","content":"z"}'].join('\r\n'), 't.jsonl', sha256);
    expect(told(transcript)).toEqual(['user@1 a', 'user@7 z']);
    expect(transcript.malformed).toEqual([2, 4, 5, 6]);
  });

  it.each<[string, unknown, string]>([
    [
      'a word for who speaks that is not known',
      { speaker: 'klant', text: 'a' },
      '"speaker" is "klant"; allowed: user, human, customer, assistant, agent, ai, tool, bot, gpt, model, function, observation, system',
    ],
    ['the first key that has one', { role: 'klant', speaker: 'agent', text: 'a' }, '"role" is "klant"; allowed: user,'],
    ['a value that is no word', { from: { id: 1 }, text: 'a' }, '"from" is {"id":1}; allowed: user,'],
    ['a long word', { author: 'x'.repeat(200), text: 'a' }, `"author" is "${'x'.repeat(48)}…; allowed: user,`],
    ['no role', { text: 'a' }, 'no role; allowed: {"role": "user", "assistant" or "tool", "content": '],
    ['no content', { role: 'user', content: 1 }, 'no text and no blocks; allowed: {"role": "user",'],
    ['no object', 'a', 'not an object; allowed: {"role": "user",'],
  ])('says what is wrong with a line that is no message: %s', (_, value, wanted) => {
    const [unknown, ...more] = readTranscript(jsonl({ role: 'user', content: 'a' }, value), 't.jsonl', sha256).unknown;
    expect(unknown?.what).toContain(`not a message: ${wanted}`);
    expect(more).toEqual([]);
  });

  it('of chat messages may name who speaks by the same words', () => {
    const messages = [
      { role: 'system', content: 's' },
      { role: 'customer', content: 'a' },
      { role: 'agent', content: 'b' },
      { role: 'klant', content: 'c' },
    ];
    const transcript = readTranscript(JSON.stringify({ messages }), 't.json', sha256);
    expect(told(transcript)).toEqual(['system@1 s', 'user@1 a', 'assistant@1 b']);
    expect(transcript.unknown.map(({ what }) => what)).toEqual(['not a message: the role "klant"']);
  });

  it('survives nesting of any depth', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const line = `{"role":"assistant","content":[{"type":"tool_use","name":"x","input":{"a":${deep}}}]}`;
    expect(readTranscript(line, 't.jsonl', sha256).utterances.length).toBeLessThanOrEqual(1);
  });
});

describe('a transcript of text', () => {
  it.each<[string, string, string, readonly string[]]>([
    [
      'headings of Markdown',
      't.md',
      '# Session\n\n## 1 · user\n\nhello\n\n## 2 · tool (bash)\n\nout\n### Assistant:\nbye',
      ['unknown@1 # Session', 'user@4 \nhello', 'tool@8 \nout', 'assistant@11 bye'],
    ],
    [
      'headings with names, numbers and times',
      't.md',
      [
        '## User (Ana, 09:00)\n\na',
        '### Assistant · gpt-5 · 09:01\n\nb',
        '## Tool result [bash]:\n\nc',
        '# User #2 — 2026-11-29 9:02 PM\n\nd',
        '## 5. Agent 3\n\ne',
      ].join('\n'),
      [
        'user@1 (Ana, 09:00)\n\na',
        'assistant@4 gpt-5 · 09:01\n\nb',
        'tool@8 \nc',
        'user@10 2026-11-29 9:02 PM\n\nd',
        'assistant@14 \ne',
      ],
    ],
    [
      'times beside a name, which stay in what is said',
      't.md',
      '## Agent (09:14)\nTurned down.\n### Customer, 9:22 am\nOh.\n## Agent – 09:30:05\nSo be it.\n## User 2026-11-29\nFine.\n## Agent (ID 7)\nBye.\n## Tool (bash:12)\n1',
      [
        'assistant@1 (09:14)\nTurned down.',
        'user@3 9:22 am\nOh.',
        'assistant@5 09:30:05\nSo be it.',
        'user@7 2026-11-29\nFine.',
        'assistant@10 Bye.',
        'tool@12 1',
      ],
    ],
    [
      'times in brackets between a name and its colon',
      't.txt',
      '**Agent (09:14):** Turned down.\nCustomer (Anna, 9:22 am): Oh.\nAgent (bot): Escalated.\n[Customer] (09:30): Fine.',
      [
        'assistant@1 (09:14) Turned down.',
        'user@2 (Anna, 9:22 am) Oh.',
        'assistant@3 Escalated.',
        'user@4 (09:30) Fine.',
      ],
    ],
    [
      'titles in what is said',
      't.md',
      [
        '## User\nWrite a plan.',
        '## Assistant\nHere it is.\n### Tool selection\nWe take jest.',
        '## User stories\n1. as a user\n## Agent configuration\nSet it.\n### AI-driven tests\n## Customer: who?',
        '## User\nThanks.',
      ].join('\n'),
      [
        'user@2 Write a plan.',
        'assistant@4 Here it is.\n### Tool selection\nWe take jest.\n## User stories\n1. as a user\n## Agent configuration\nSet it.\n### AI-driven tests\n## Customer: who?',
        'user@14 Thanks.',
      ],
    ],
    [
      'no heading inside of fenced code',
      't.md',
      '## tool\n```\n## user\nUser: no\n```\n## user\nyes',
      ['tool@2 ```\n## user\nUser: no\n```', 'user@7 yes'],
    ],
    [
      'longer fences',
      't.md',
      '````\n```\nUser: no\n````\nUser: yes',
      ['unknown@1 ````\n```\nUser: no\n````', 'user@5 yes'],
    ],
    [
      'names before a colon',
      't.txt',
      'User: a\nb\r\nAssistant (bot): c\n[tool] d',
      ['user@1 a\nb', 'assistant@3 c', 'tool@4 d'],
    ],
    [
      'stamps before a name, which stay in what is said',
      't.txt',
      '[00:01] Agent: Good morning\n[00:07] Customer: Hi\n00:08 I wait\n[01:02:03.5] tool:\nout',
      ['assistant@1 [00:01] Good morning', 'user@2 [00:07] Hi\n00:08 I wait', 'tool@4 [01:02:03.5] \nout'],
    ],
    [
      'stamps without brackets',
      't.txt',
      'Call 7\n00:01:12 Agent: a\n9:30 PM - Customer (Anna): b\nAgent: c',
      ['unknown@1 Call 7', 'assistant@2 00:01:12 a', 'user@3 9:30 PM - b', 'assistant@4 c'],
    ],
    [
      'stamps with a date',
      't.md',
      '[2026-11-29 09:00] **Agent:** a\r\n(29/11/2026, 09:01:30) User: b\n2026-11-29T09:02:00.5+01:00 Agent: c',
      [
        'assistant@1 [2026-11-29 09:00] a',
        'user@2 (29/11/2026, 09:01:30) b',
        'assistant@3 2026-11-29T09:02:00.5+01:00 c',
      ],
    ],
    [
      'no stamps in a message where speakers have none',
      't.txt',
      'Customer: it prints\n2026-11-29 09:00:12 agent: lost\nAgent: ok',
      ['user@1 it prints\n2026-11-29 09:00:12 agent: lost', 'assistant@3 ok'],
    ],
    [
      'no other times',
      't.txt',
      '[00:01] Agent: At\n09:00 user stories\n09:30 [tool] up\nat 10:00 agent: b\n10 user: c\n10:00User: d',
      ['assistant@1 [00:01] At\n09:00 user stories\n09:30 [tool] up\nat 10:00 agent: b\n10 user: c\n10:00User: d'],
    ],
    ['bold names', 't.md', '**User:** a\n**Assistant**: b', ['user@1 a', 'assistant@2 b']],
    [
      'a chat that Cursor has exported',
      't.md',
      '# Feed\n_Exported on 7/8/2025 at 19:03:40 PDT from Cursor (1.2.1)_\n\n---\n\n**User**\n\nMend it.\n\n---\n\n**Cursor**\n\nUser: a word\n\n---\n',
      [
        'unknown@1 # Feed\n_Exported on 7/8/2025 at 19:03:40 PDT from Cursor (1.2.1)_',
        'user@7 \nMend it.',
        'assistant@13 \nUser: a word',
      ],
    ],
    [
      'a name of their own for the side that is not known',
      't.txt',
      'Kunde: Bestellung 88213 fehlt\nAgent: Ich schaue\nHinweis: eilt\nStatus: offen\nKunde: Danke',
      [
        'user@1 Kunde: Bestellung 88213 fehlt',
        'assistant@2 Ich schaue\nHinweis: eilt\nStatus: offen',
        'user@5 Kunde: Danke',
      ],
    ],
    [
      'the same of the assistant, with stamps and in bold',
      't.md',
      '[00:01] **Eva Maria:** Hello\n[00:02] **User:** a\n[00:03] **Eva Maria:** b\nEva Maria: no stamp',
      [
        'assistant@1 [00:01] **Eva Maria:** Hello',
        'user@2 [00:02] a',
        'assistant@3 [00:03] **Eva Maria:** b\nEva Maria: no stamp',
      ],
    ],
    [
      'several who are not known apart from one who is',
      't.txt',
      'Agent: a\nMaria: b\nTom: c\nAgent: d\nTom: e\nMaria: f\nhttps://x.example: g',
      [
        'assistant@1 a',
        'unknown@2 Maria: b',
        'unknown@3 Tom: c',
        'assistant@4 d',
        'unknown@5 Tom: e',
        'unknown@6 Maria: f\nhttps://x.example: g',
      ],
    ],
    [
      'no name that stands there once, or in one message, or where both sides are known',
      't.txt',
      'Agent: a\nMaria: b\nHost: c\nHost: d\nAgent: e',
      ['assistant@1 a\nMaria: b\nHost: c\nHost: d', 'assistant@5 e'],
    ],
    [
      'no third side',
      't.txt',
      'User: a\nKey: b\nAgent: c\nKey: d\nUser: e',
      ['user@1 a\nKey: b', 'assistant@3 c\nKey: d', 'user@5 e'],
    ],
    [
      'no names before a colon where headings tell who speaks',
      't.md',
      '## User\nWrite it.\n## Assistant\nCustomer: ACME\nAgent: nobody\n## User\nGood.',
      ['user@2 Write it.', 'assistant@4 Customer: ACME\nAgent: nobody', 'user@7 Good.'],
    ],
    [
      'what is of a speaker, and names of several words',
      't.md',
      '## User – Maria Lopez\nGo.\n## Tool output\n12\n## Assistant | gpt-4o mini\nDone.\n## User, 2 May 2026\nThanks.',
      ['user@2 Go.', 'tool@4 12', 'assistant@6 Done.', 'user@8 Thanks.'],
    ],
    ['names before a colon below one heading', 't.md', '# User\nUser: a\nAgent: b', ['user@2 a', 'assistant@3 b']],
    [
      'names before a colon below a title',
      't.md',
      '# User interview\nUser: a\nAgent: b',
      ['unknown@1 # User interview', 'user@2 a', 'assistant@3 b'],
    ],
    [
      'a wide colon',
      't.txt',
      'User：a\nアシスタント：b\nUser：c\nアシスタント：d',
      ['user@1 a', 'assistant@2 アシスタント：b', 'user@3 c', 'assistant@4 アシスタント：d'],
    ],
    [
      'subtitles without their numbers and times',
      't.txt',
      '1\n00:00:01,000 --> 00:00:04,000\nUser: We ship\r\n2026\n\n2\n00:00:05,000 --> 00:00:08,000\nAgent: 4,500 EUR\n',
      ['user@3 We ship\n2026', 'assistant@8 4,500 EUR'],
    ],
    [
      'voices of subtitles',
      't.vtt',
      'WEBVTT - a call\n\n00:01.000 --> 00:04.000 align:left\n<v Ana Ruiz>We <i>ship</i></v>\n\n00:04.000 --> 00:05.000\n<v Ana Ruiz>now\n\n00:05.000 --> 00:08.000\n<v.loud Ben>Yes</v>\n',
      ['unknown@4 Ana Ruiz: We ship\n\nAna Ruiz: now', 'unknown@10 Ben: Yes'],
    ],
    [
      'the other voice of one that is known',
      't.md',
      'WEBVTT\n\n00:01.000 --> 00:04.000\n<v Agent>We ship</v>\n\n00:05.000 --> 00:08.000\n<v Ben>Yes</v>\n',
      ['assistant@4 We ship', 'user@7 Ben: Yes'],
    ],
    ['no headings in plain text', 't.txt', '## user\nx', ['unknown@1 ## user\nx']],
    [
      'words that only begin like a name',
      't.txt',
      'Users: many\nToolbox: no\nuser story',
      ['unknown@1 Users: many\nToolbox: no\nuser story'],
    ],
    ['nothing', 't.md', '\n \n', []],
  ])('knows %s', (_, file, text, wanted) => {
    expect(told(readTranscript(text, file, sha256))).toEqual(wanted);
  });

  it('tells the line of every text, whatever stands in the file', () => {
    fc.assert(
      fc.property(fc.array(anyText(), { maxLength: 8 }), fc.constantFrom('t.md', 't.txt'), (lines, file) => {
        const text = lines.join('\n');
        const written = text.split('\n');
        for (const { lines: said } of readTranscript(text, file, sha256).utterances) {
          for (const { line, text: one } of said) expect(written[line - 1]).toContain(one);
        }
      }),
    );
  });
});

describe('the transcript of a session', () => {
  const place = { file: 'golden-corpus/s/reference.json' };

  it('stands beside its reference', () => {
    const { files } = makeWorkspace({ 'golden-corpus/s/transcript.txt': 'User: hi' });
    expect(findTranscript({ place }, files, sha256)).toMatchObject({ file: 'golden-corpus/s/transcript.txt' });
  });

  it.each<[string, { readonly file: string }, object]>([
    ['none is there', place, {}],
    ['the corpus is one file', { file: 'golden.jsonl' }, { 'transcript.txt': 'User: hi' }],
  ])('is nothing where %s', (_, where, tree) => {
    const { files } = makeWorkspace({ ...tree });
    expect(findTranscript({ place: where }, files, sha256)).toBeUndefined();
  });

  const NOBODY = 'nobody is recognised in it who says anything';

  it.each<[string, Tree, string]>([
    ['it is a folder', { 'golden-corpus/s/transcript.md/x': '' }, 'this is not a file (folder)'],
    [
      'it leads out of the workspace',
      { 'golden-corpus/s/transcript.md': { link: '/etc/hostname' } },
      'the path leads outside the workspace',
    ],
    ['it is empty', { 'golden-corpus/s/transcript.md': '\n' }, NOBODY],
    ['none of its lines is a message', { 'golden-corpus/s/transcript.jsonl': '{"role":"user"}\nhello\n' }, NOBODY],
  ])('is unread where %s, and that is said', (_, tree, reason) => {
    const { files } = makeWorkspace(tree);
    const [file] = Object.keys(tree);
    expect(findTranscript({ place }, files, sha256)).toEqual({
      kind: 'unread',
      file: file?.replace('/x', ''),
      reason,
    });
  });
});
