import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import { formatPlace } from '../../../src/core/errors.js';
import { openCorpus } from '../../../src/inputs/corpus/open-corpus.js';
import { corpusOf } from '../../../src/inputs/corpus/read-corpus.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { lintTranscript } from '../../../src/inputs/lint/lint-transcript.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { jsonl, referenceJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';

const FOLDER = 'golden-corpus/s';
const TOKEN = ['gh', 'p_', 'x'.repeat(36)].join('');
const AWS = ['AK', 'IA', 'ABCDEFGHIJKLMNOP'].join('');

/** `severity rule place message` of the transcripts beside one reference with moments at 1 and 3. */
function lint(transcripts: Tree, path = 'golden-corpus'): readonly string[] {
  const moments = [1, 3].map((seq) => ({ seq, type: 'insight' }));
  const { files } = makeWorkspace({
    'golden-corpus/s/reference.json': referenceJson({}, { aha_moments: moments }),
    'golden.jsonl': jsonl({ name: 's', ...referenceJson() }),
    ...Object.fromEntries(Object.entries(transcripts).map(([name, content]) => [`${FOLDER}/${name}`, content])),
  });
  return corpusOf(openCorpus(path, files), sha256, OWN_FORMAT).sessions.flatMap((session) =>
    lintTranscript(session, files).map(
      ({ severity, rule, message, place }) => `${severity} ${rule} ${formatPlace(place)} ${message}`,
    ),
  );
}

const say = (content: unknown, role = 'user') => ({ role, content });
const three = jsonl(say('a'), say([{ type: 'text', text: 'b' }], 'assistant'), say('c', 'tool'));

const CALL = '[00:01] Agent: a\n[00:07] Customer: b\n';

describe('a transcript', () => {
  it.each<[string, Tree]>([
    ['there is none', {}],
    ['three messages', { 'transcript.jsonl': three }],
    [
      'blank lines, CRLF, a byte order mark and no final line end',
      { 'transcript.jsonl': `\ufeff\r\n${three.trimEnd().replaceAll('\n', '\r\n\r\n')}` },
    ],
    [
      'unknown keys, blocks that say nothing, and blocks without a type',
      {
        'transcript.jsonl':
          three + jsonl({ role: 'user', content: [{ type: 'new', id: 1 }, { text: 'a' }, 'b'], id: 5 }),
      },
    ],
    ['Markdown', { 'transcript.md': '## 1 · user\n\nhello' }],
    ['Markdown of one heading', { 'transcript.md': '# Notes\n\nhello' }],
    ['text', { 'transcript.txt': 'hello' }],
    ['other files', { 'labels.json': TOKEN, 'notes.md': '## user\n\nwaits', 'call.csv': 'user,hi', 'log.txt': 'lost' }],
    ['what it may be made of, beside it', { 'transcript.jsonl': three, 'transcript.csv': 'a', 'call.txt': CALL }],
  ])('gets no remark: %s', (_, tree) => expect(lint(tree)).toEqual([]));

  it('should be one', () => {
    expect(lint({ 'transcript.jsonl': three, 'transcript.md': '', 'transcript.txt': '' })).toEqual([
      `error transcript ${FOLDER}/reference.json:1 more than one transcript: ${FOLDER}/transcript.jsonl, ${FOLDER}/transcript.md, ${FOLDER}/transcript.txt`,
    ]);
  });

  it.each<[string, Tree, string]>([
    [
      'not UTF-8',
      { 'transcript.md': Buffer.from('caf\xe9', 'latin1') },
      `error transcript ${FOLDER}/transcript.md the file is not UTF-8; save it as UTF-8`,
    ],
    ['a folder', { 'transcript.md/x': '' }, `error transcript ${FOLDER}/transcript.md this is not a file (folder)`],
  ])('cannot be read: %s', (_, tree, remark) => expect(lint(tree)).toEqual([remark]));

  it('should say who speaks by names that are known', () => {
    expect(lint({ 'transcript.md': 'Call\n\n## Anna\n\nhello\n\n## Ben\n\nhello' })).toEqual([
      `warning transcript ${FOLDER}/transcript.md:3 none of 2 headings names a speaker, so that the page is one message of nobody; known are user, human, customer, assistant, agent, ai, tool, as in "## user (Anna)"`,
    ]);
    expect(lint({ 'transcript.md': '## user (Anna)\n\nhello\n\n## Ben\n\nhello' })).toEqual([]);
  });

  const NAMES = 'user, human, customer, assistant, agent, ai, tool, as in "user (Anna): …"';
  it.each<[string, string, string, string | undefined]>([
    ['a text', 'transcript.txt', 'Kunde: Hallo\nBerater: Guten Tag\n', '1 none of the names before a colon in 2 lines'],
    [
      'a page',
      'transcript.md',
      '# Call\n\n[00:07] Frau Kunde: Hallo\n\n[00:09] Herr Rat: Tag\n',
      '3 none of the names before a colon in 2 lines',
    ],
    ['a text of which one is known', 'transcript.txt', 'Kunde: Hallo\nAgent: Guten Tag\nKunde: Danke\n', undefined],
    [
      'wide colons',
      'transcript.txt',
      'ユーザー：注文はどこ\nアシスタント：発送済み\n',
      '1 none of the names before a colon in 2 lines',
    ],
    [
      'a log',
      'transcript.txt',
      'error: no space\nerror: no space\nError: it stops\nran\nran\nran\nran\nran\nran\nran',
      undefined,
    ],
    ['one name', 'transcript.txt', 'Note: hello\nNote: you\n', undefined],
    [
      'settings',
      'transcript.txt',
      'abcdefg'
        .split('')
        .map((key) => `${key}: 1`)
        .join('\n'),
      undefined,
    ],
    ['times and links', 'transcript.txt', '12:30 hello\nhttps://example.com\nhttp://example.com', undefined],
  ])('should have known names before colons, too: %s', (_, name, text, wanted) => {
    const told = `is that of a speaker, so that the text is one message of nobody; known are ${NAMES}`;
    expect(lint({ [name]: text })).toEqual(
      wanted === undefined ? [] : [`warning transcript ${FOLDER}/${name}:${wanted} ${told}`],
    );
  });

  it.each<[string, string, string]>([
    [
      'one name',
      'Kunde: Hallo\nAgent: Guten Tag\n',
      '1 only the assistant is known to speak, and who stands before a colon ("Kunde")',
    ],
    [
      'several',
      'User: a\nMaria: b\nTom: c\nUser: d\nTom: e\nMaria: f',
      '2 only the user is known to speak, and who stands before a colon ("Maria", "Tom")',
    ],
  ])('should tell who the other side is: %s', (_, text, wanted) => {
    expect(lint({ 'transcript.txt': text })).toEqual([
      `warning transcript ${FOLDER}/transcript.txt:${wanted} may be somebody else; known are ${NAMES}`,
    ]);
  });

  it.each<[string, string, string]>([
    [
      'of Zoom',
      '09:00:12 From Ana Ruiz to Everyone:\nWe ship\n09:01:00 From Ben to Everyone:\nYes',
      '1 2 lines look like a name',
    ],
    ['of Zoom, later', '[Ana Ruiz] 09:00:12\nWe ship\n[Ben] 09:00:20\nYes', '1 2 lines look like a name'],
    ['of Teams', 'Call\nAna Ruiz 0:03\nWe ship\nBen 0:10\nYes', '2 2 lines look like a name'],
    [
      'as subtitles',
      'WEBVTT\n\n00:01.000 --> 00:04.000\n<v Ana Ruiz>We ship</v>\n\n00:05.000 --> 00:08.000\n<v Ben>Yes</v>\n',
      '4 none of the names before a colon in 2 lines',
    ],
    [
      'as subtitles of nobody',
      '1\n00:00:01,000 --> 00:00:04,000\nWe ship\n',
      '3 these subtitles do not say who speaks',
    ],
  ])('should say who speaks in a meeting %s', (_, text, wanted) => {
    expect(lint({ 'transcript.txt': text })).toEqual([
      expect.stringContaining(`warning transcript ${FOLDER}/transcript.txt:${wanted}`),
    ]);
  });

  it('should not be taken for subtitles without a time', () => {
    expect(lint({ 'transcript.txt': 'WEBVTT\n\nWe ship\n' })).toEqual([]);
  });

  it('should say who is the user, also where a channel has no such thing', () => {
    const slack = (text: string) => ({ user: 'U01', text, ts: '1762074000.000100' });
    expect(lint({ 'transcript.jsonl': jsonl(slack('hello'), slack('hi'), slack('bye'), slack('so')) })).toEqual([
      `warning transcript ${FOLDER}/transcript.jsonl:1 nobody can tell whether user or assistant says 4 of 4 messages: they bear out what a summary says, and are no turns; where it matters, write "role": "user" or "assistant"`,
    ]);
  });

  it('is not followed out of the workspace', () => {
    const outside = makeWorkspace({ 'secret.txt': TOKEN });
    expect(lint({ 'transcript.txt': { link: `${outside.root}/secret.txt` } })).toEqual([
      `error transcript ${FOLDER}/transcript.txt the path leads outside the workspace`,
    ]);
  });

  it.each<[string, string, string]>([
    ['broken JSON', '{"role": "user"', 'broken JSON: a closing } is missing'],
    ['another role', JSON.stringify(say('a', 'judge')), 'not a message'],
    ['no content', '{"role": "user"}', 'not a message'],
    ['null content', JSON.stringify(say(null)), 'not a message'],
    ['a list of numbers', JSON.stringify(say([1])), 'not a message'],
    ['blocks without type', JSON.stringify(say([{ x: 1 }])), 'not a message: a block without a type'],
    [
      'blocks of an unknown type',
      JSON.stringify(say([{ type: 'new', x: 1 }])),
      'not a message: a block of the type "new"',
    ],
    ['no object', '"hello"', 'not a message'],
  ])('has a line that is no message: %s', (_, line, reason) => {
    const remarks = lint({ 'transcript.jsonl': `${three}\n${line}\n` });
    expect(remarks).toEqual([expect.stringContaining(`error transcript ${FOLDER}/transcript.jsonl:5 ${reason}`)]);
  });

  it('must be as long as the moments say', () => {
    const two = jsonl(say('a'), say('b'));
    expect(lint({ 'transcript.jsonl': two })).toEqual([
      expect.stringMatching(
        /^error moment-place golden-corpus\/s\/reference\.json:\d+:16 the moment is in message 3, but the transcript has 2$/,
      ),
    ]);
  });

  it.each<[string, string]>([
    ['transcript.json', ''],
    ['transcript.json', '{"messages": []}'],
    ['transcript.jsonl', '\n'],
    ['transcript.txt', ' \n'],
  ])('should have somebody who says anything: %s with %j', (file, text) => {
    expect(lint({ [file]: text }).filter((remark) => !remark.includes('moment-place'))).toEqual([
      `error transcript ${FOLDER}/${file} nobody is recognised in it who says anything`,
    ]);
  });

  it.each<[string, string]>([
    ['transcript.csv', 'agent,hello'],
    ['transcript.yml', TOKEN],
    ['Transcript.vtt', '00:01 hello'],
  ])('should have a name that is read: %s', (file, text) => {
    expect(lint({ [file]: text })).toEqual([
      `warning transcript ${FOLDER}/${file} nobody reads a transcript of this name; allowed: transcript.jsonl, transcript.json, transcript.md, transcript.txt, in a format of docs/transcripts.md of summary-gate`,
    ]);
  });

  it.each<[string, string]>([
    ['call.txt', CALL],
    ['chat.md', '## user\n\na\n\n## assistant\n\nb'],
    ['session.jsonl', three],
    ['export.json', JSON.stringify([say('a'), say('b', 'assistant')])],
  ])('should have a name by which it is found: %s', (file, text) => {
    expect(lint({ [file]: text })).toEqual([
      `warning transcript ${FOLDER}/${file} this looks like a transcript, and nobody reads it under this name: call it transcript.${file.split('.')[1]}`,
    ]);
  });

  it('of a .jsonl corpus is nowhere', () => expect(lint({ 'transcript.md': TOKEN }, 'golden.jsonl')).toEqual([]));
});

describe('secrets and personal data in a transcript', () => {
  it.each<[string, string, string, string[]]>([
    [
      'on their line',
      'transcript.md',
      `a\n\n${TOKEN}\n b@corp.io`,
      [':3 this looks like a GitHub token', ':4 this looks like an e-mail address'],
    ],
    ['behind CRLF', 'transcript.txt', `a\r\n${AWS}\r\n`, [':2 this looks like an AWS access key id']],
    ['in a message', 'transcript.jsonl', three + jsonl(say(`key ${TOKEN}`)), [':4 this looks like a GitHub token']],
    [
      'at the start of a line of a message',
      'transcript.jsonl',
      three + jsonl(say(`key:\n${AWS}`)),
      [':4 this looks like an AWS access key id'],
    ],
    ['behind a tab', 'transcript.jsonl', three + jsonl(say(`a\t84.17.46.9`)), [':4 this looks like an IP address']],
    [
      'behind an escaped character',
      'transcript.jsonl',
      `${three}{"role": "user", "content": "\\u003c${TOKEN}\\u003e"}`,
      [':4 this looks like a GitHub token'],
    ],
    [
      'behind escaped slashes',
      'transcript.jsonl',
      `${three}{"role": "user", "content": "\\/home\\/alice\\/x"}`,
      [':4 this looks like a home folder, /home/a***: write /home/user in its place'],
    ],
    [
      'in a block',
      'transcript.jsonl',
      three + jsonl(say([{ type: 'tool_use', input: { env: [{ KEY: TOKEN }] } }])),
      [':4 this looks like a GitHub token'],
    ],
    [
      'as a key',
      'transcript.jsonl',
      three + jsonl(say([{ type: 'tool_use', input: { [TOKEN]: 1 } }])),
      [':4 this looks like a GitHub token'],
    ],
  ])('are found %s', (_, file, text, remarks) => {
    expect(lint({ [file]: text }).map((line) => line.replace(/^(error secret|warning personal-data) /, ''))).toEqual(
      remarks.map((remark) => `${FOLDER}/${file}${remark}`),
    );
  });

  it('are told once for each home folder of a file, masked, with what to write', () => {
    const folders = ['/home/alice/app', '/home/alice/lib', 'C:\\Users\\bob\\app', '/home/alice'];
    expect(lint({ 'transcript.jsonl': three + jsonl(...folders.map((cwd) => ({ ...say('a'), cwd }))) })).toEqual([
      `warning personal-data ${FOLDER}/transcript.jsonl:4 this looks like a home folder, /home/a***, 3 times in this file: write /home/user in its place`,
      `warning personal-data ${FOLDER}/transcript.jsonl:6 this looks like a home folder, C:\\Users\\b***: write C:\\Users\\user in its place`,
    ]);
  });

  it('are found in a line that is broken', () => {
    expect(lint({ 'transcript.jsonl': `${three}{"content": "${TOKEN}` }).map((line) => line.split(' ')[1])).toEqual([
      'secret',
      'transcript',
    ]);
  });

  it('are an error and a warning', () => {
    expect(lint({ 'transcript.md': `${TOKEN}\nb@corp.io` }).map((line) => line.split(' ').slice(0, 2))).toEqual([
      ['error', 'secret'],
      ['warning', 'personal-data'],
    ]);
  });

  it.each(['transcript.md', 'transcript.jsonl'])(
    'may be many thousands in %s, and take as long as the text',
    (file) => {
      const textOf = (hits: number): string => {
        const lines = Array.from({ length: hits }, (_, i) => `84.17.46.${i % 256} GET /index.html`).join('\n');
        return file.endsWith('.md') ? lines : jsonl(...['x', 'x', lines].map((line) => say(line)));
      };
      expect(lint({ [file]: textOf(20_000) })).toHaveLength(20_000);
      expect(growthOf((hits) => () => lint({ [file]: textOf(hits) }), 5_000)).toBeLessThan(MOST_TIMES_AS_LONG);
    },
  );

  it('may stand beside 100,000 levels of nesting and thousands of strings', () => {
    const deep = `{"role": "user", "content": "${TOKEN}", "x": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const wide = JSON.stringify({ ...say('a'), x: new Array(20_000).fill('b') });
    expect(lint({ 'transcript.jsonl': `${three}${deep}\n${wide}` })).toHaveLength(1);
  });
});

describe('facts of a reference', () => {
  it.each<[string, Tree, readonly string[]]>([
    ['all of them', { 'transcript.txt': 'PR 812 mends read_file' }, []],
    [
      'none of them',
      { 'transcript.txt': 'nothing' },
      [
        'warning ungrounded golden-corpus/s/reference.json:8:16 the transcript does not have the number "812"',
        'warning ungrounded golden-corpus/s/reference.json:8:16 the transcript does not have the name "read_file"',
      ],
    ],
    ['a part that can be read', { 'transcript.jsonl': `${jsonl(say('nothing'))}{"ro\n` }, []],
  ])('are looked up in its transcript, which has %s', (_, transcripts, wanted) => {
    const { files } = makeWorkspace({
      'golden-corpus/s/reference.json': referenceJson({}, { aha_moments: [], summary: 'PR 812 mended read_file.' }),
      ...Object.fromEntries(Object.entries(transcripts).map(([name, content]) => [`${FOLDER}/${name}`, content])),
    });
    const found = corpusOf(openCorpus('golden-corpus', files), sha256, OWN_FORMAT).sessions.flatMap((session) =>
      lintTranscript(session, files),
    );
    expect(
      found
        .filter(({ rule }) => rule === 'ungrounded')
        .map(({ severity, rule, message, place }) => `${severity} ${rule} ${formatPlace(place)} ${message}`),
    ).toEqual(wanted);
  });
});

describe('a transcript of another program', () => {
  const codex = readFileSync('__tests__/inputs/transcripts/samples/codex.jsonl', 'utf8');
  const gemini = readFileSync('__tests__/inputs/transcripts/samples/gemini.json', 'utf8');

  it.each<[string, Tree, readonly unknown[]]>([
    ['of lines', { 'transcript.jsonl': codex }, []],
    ['of one value', { 'transcript.json': gemini }, []],
    [
      'with a line that nobody knows',
      { 'transcript.jsonl': `${codex}{"type":"response_item","payload":{"type":"hologram"}}\n` },
      [
        `warning transcript ${FOLDER}/transcript.jsonl:21 an item of the type "hologram", which nothing here reads: remove the line if it says nothing of the session`,
      ],
    ],
    [
      'with a line that is cut',
      { 'transcript.jsonl': `${codex}{"type":"resp` },
      [
        `error transcript ${FOLDER}/transcript.jsonl:21 broken JSON: a string is not closed; correct the line, or remove it`,
      ],
    ],
    [
      'that is too short',
      { 'transcript.json': '{"contents": [{"role": "user", "parts": [{"text": "a"}]}]}' },
      [
        expect.stringMatching(
          /^error moment-place golden-corpus\/s\/reference\.json:\d+:16 the moment is in message 3, but the transcript has 1$/,
        ),
      ],
    ],
    [
      'with a secret over several lines',
      {
        'transcript.json': JSON.stringify(
          { contents: Array(3).fill({ role: 'user', parts: [{ text: TOKEN }] }) },
          null,
          2,
        ),
      },
      [7, 15, 23].map((line) => `error secret ${FOLDER}/transcript.json:${line} this looks like a GitHub token`),
    ],
  ])('is looked at as well: %s', (_, tree, wanted) => expect(lint(tree)).toEqual(wanted));
});
