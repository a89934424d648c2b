import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import { formatPlace } from '../../../src/core/errors.js';
import { openCorpus } from '../../../src/inputs/corpus/open-corpus.js';
import { type Corpus, corpusOf } from '../../../src/inputs/corpus/read-corpus.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { jsonl, referenceJson } from '../../builders/summaries.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree } from '../../builders/workspace.js';
import { readTree } from './read-tree.js';

const names = ({ sessions }: Corpus): readonly string[] => sessions.map(({ name }) => name);
const messages = ({ problems }: Corpus): readonly string[] =>
  problems.map(({ place, message }) => `${place === undefined ? '' : formatPlace(place)}: ${message}`);

/** A corpus folder of whole sessions. */
function folders(...sessionNames: readonly string[]): Tree {
  return Object.fromEntries(sessionNames.map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()]));
}

describe('a corpus folder', () => {
  it('has a session for each folder with a reference.json, in code point order', () => {
    const corpus = readTree(folders('b', 'a', 'Z', '\uff61', '😀', 'é'));
    expect(messages(corpus)).toEqual([]);
    expect(names(corpus)).toEqual(['Z', 'a', 'b', 'é', '\uff61', '😀']);
  });

  it.each(['__proto__', 'constructor', '..foo', 'with blanks', ' ', 'ログイン', 'x.json', '-rf', '$&', '#1', 'a:b'])(
    'may have a session named %j',
    (name) => {
      const corpus = readTree(folders(name, 'other'));
      expect(messages(corpus)).toEqual([]);
      expect(names(corpus)).toContain(name);
      expect(corpus.sessions).toHaveLength(2);
    },
  );

  it.each(['a\nb', 'a\\b', 'a\u001b[2Jb', 'a\u0085b', 'a\u2028b'])('refuses the folder name %j', (name) => {
    const corpus = readTree(folders(name, 'other'));
    expect(names(corpus)).toEqual(['other']);
    expect(messages(corpus)).toEqual([
      `golden-corpus/${name}: the name of the folder has a slash, a backslash or a control character; allowed: what could be the name of a session`,
    ]);
  });

  it('tells once that a bare summary is to be put below "reference"', () => {
    const bare = { title: 'Fixed it', body: 'The login works.' };
    const hints = (tree: Tree) => readTree(tree).problems.map(({ hint }) => hint?.slice(0, 46));
    const tree = { 'golden-corpus/a/reference.json': bare, 'golden-corpus/b/reference.json': bare };
    expect(hints(tree)).toEqual(['if the file is the summary itself, put that be', undefined]);
    // What only has what a session has beside its reference is none.
    expect(hints({ 'golden-corpus/a/reference.json': { name: 'a', tags: ['x'] } })).toEqual([undefined]);
  });

  it('counts folders without reference.json and leaves files beside the folders alone', () => {
    const corpus = readTree({
      ...folders('a'),
      'golden-corpus/README.md': '# hello',
      'golden-corpus/draft/notes.md': 'x',
      'golden-corpus/empty': EMPTY_FOLDER,
      'golden-corpus/odd\nname/x': '',
      'golden-corpus/reference.json': referenceJson(),
    });
    expect(messages(corpus)).toEqual([]);
    expect(names(corpus)).toEqual(['a']);
    expect(corpus.skippedFolders).toEqual(['golden-corpus/draft', 'golden-corpus/empty', 'golden-corpus/odd\nname']);
  });

  it.each<[string, Tree, string]>([
    ['a link to nothing', { 'golden-corpus/x': { link: 'nowhere' } }, 'golden-corpus/x'],
    [
      'a reference that is a link to nothing',
      { 'golden-corpus/x/reference.json': { link: 'nowhere' } },
      'golden-corpus/x/reference.json',
    ],
    [
      'a reference in other letters',
      { 'golden-corpus/x/Reference.json': referenceJson() },
      'golden-corpus/x/Reference.json',
    ],
  ])('does not let a session vanish: %s', (_, tree, file) => {
    const corpus = readTree({ ...folders('a'), ...tree });
    expect(corpus.problems).toEqual([expect.objectContaining({ place: { file } })]);
  });

  it('may be the workspace itself', () => {
    const corpus = readTree({ 'a/reference.json': referenceJson() }, '.');
    expect(corpus.sessions[0]?.place).toEqual({ file: 'a/reference.json', line: 1 });
  });

  it('accepts a byte order mark and CRLF', () => {
    const text = `\ufeff${JSON.stringify(referenceJson({ kind: 'x' }), null, 2).replaceAll('\n', '\r\n')}\r\n`;
    const corpus = readTree({ 'golden-corpus/a/reference.json': text });
    expect(messages(corpus)).toEqual([
      'golden-corpus/a/reference.json:3:11: kind is "x"; allowed: "bugfix", "feature", "refactor", "debugging", "design", "operations", "other"',
    ]);
    expect(names(readTree({ 'golden-corpus/a/reference.json': text.replace('"x"', '"other"') }))).toEqual(['a']);
  });

  it('lists every broken file at once, with line and column', () => {
    const corpus = readTree({
      ...folders('whole'),
      'golden-corpus/broken/reference.json': '{\n  "reference": {,}\n}',
      'golden-corpus/comment/reference.json': '{ // why\n}',
      'golden-corpus/empty/reference.json': '',
      'golden-corpus/folder/reference.json/x': '',
      'golden-corpus/latin1/reference.json': Buffer.from('{\n"notes": "caf\xe9"}', 'latin1'),
      'golden-corpus/utf16/reference.json': Buffer.from('\ufeff{}', 'utf16le'),
      'golden-corpus/wrong/reference.json': '{\n "reference": 5,\n "kind": 5}',
    });
    expect(names(corpus)).toEqual(['whole']);
    expect(messages(corpus)).toEqual([
      'golden-corpus/broken/reference.json:2:17: broken JSON: a value is expected here',
      'golden-corpus/comment/reference.json:1:3: broken JSON: comments are not JSON',
      'golden-corpus/empty/reference.json:1:1: broken JSON: the text is empty',
      'golden-corpus/folder/reference.json: this is not a file (folder)',
      'golden-corpus/latin1/reference.json:2: the file is not UTF-8',
      'golden-corpus/utf16/reference.json: the file is UTF-16; save it as UTF-8',
      'golden-corpus/wrong/reference.json:3:10: kind is 5; allowed: "bugfix", "feature", "refactor", "debugging", "design", "operations", "other"',
      'golden-corpus/wrong/reference.json:2:15: reference is 5; allowed: an object',
    ]);
  });

  it('survives a reference with tens of thousands of mistakes, and tells the first hundred', () => {
    const corpus = readTree({
      'golden-corpus/a/reference.json': JSON.stringify(referenceJson({}, { key_actions: new Array(40_000).fill(0) })),
    });
    expect(corpus.problems).toHaveLength(101);
  });

  it('takes the name from the folder, and a name that says the same', () => {
    const corpus = readTree({
      'golden-corpus/a/reference.json': referenceJson({ name: 'a' }),
      'golden-corpus/b/reference.json': referenceJson(),
    });
    expect(messages(corpus)).toEqual([]);
    expect(names(corpus)).toEqual(['a', 'b']);
  });

  it.each<[string, string, string, string | undefined]>([
    ['composed', 'caf\u00e9', 'cafe\u0301', undefined],
    ['decomposed', 'cafe\u0301', 'caf\u00e9', undefined],
    ['another name', 'a', 'b', 'name is "b", but the folder is "a"; allowed: the name of the folder, or none'],
    ['other capitals', 'a', 'A', 'name is "A", but the folder is "a"; allowed: the name of the folder, or none'],
    ['blanks around', 'a', ' a', 'name is " a", but the folder is "a"; allowed: the name of the folder, or none'],
    ['empty', 'a', '', 'name is empty; allowed: what could be the name of a folder'],
    [
      'a path',
      'a',
      '../a',
      'name "../a" has a slash, a backslash or a control character; allowed: what could be the name of a folder',
    ],
    [
      'very long',
      'a',
      'a'.repeat(10_000),
      `name "${'a'.repeat(60)}…" is longer than 255 characters; allowed: what could be the name of a folder`,
    ],
  ])('compares a name with the folder: %s', (_, folder, name, problem) => {
    const corpus = readTree({
      [`golden-corpus/${folder}/reference.json`]: JSON.stringify({ name, ...referenceJson() }),
    });
    const wanted = problem === undefined ? [] : [`golden-corpus/${folder}/reference.json:1:9: ${problem}`];
    expect(messages(corpus)).toEqual(wanted);
    expect(names(corpus)).toEqual(problem === undefined ? ['caf\u00e9'] : []);
  });

  it('follows links inside the workspace and none that leaves it', () => {
    const outside = makeWorkspace({ 'a/reference.json': referenceJson() });
    const corpus = readTree({
      'elsewhere/in/reference.json': referenceJson(),
      'golden-corpus/in': { link: '../elsewhere/in' },
      'golden-corpus/out': { link: `${outside.root}/a` },
      'golden-corpus/up/reference.json': { link: `${outside.root}/a/reference.json` },
    });
    expect(names(corpus)).toEqual(['in']);
    expect(corpus.sessions[0]?.place.file).toBe('golden-corpus/in/reference.json');
    expect(messages(corpus)).toEqual([
      'golden-corpus/out: the path leads outside the workspace',
      'golden-corpus/up/reference.json: the path leads outside the workspace',
    ]);
  });

  it('is the same whatever the order in which the system lists it', () => {
    const { files } = makeWorkspace({ ...folders('a', 'b', 'c'), 'golden-corpus/d/reference.json': '{' });
    const backwards = { ...files, list: (folder: string) => [...files.list(folder)].reverse() };
    expect(names(corpusOf(openCorpus('golden-corpus', backwards), sha256, OWN_FORMAT))).toEqual(['a', 'b', 'c']);
  });
});

describe('a .jsonl corpus', () => {
  const read = (text: string | Uint8Array): Corpus => readTree({ 'golden.jsonl': text }, 'golden.jsonl');
  const line = (name: string, more = {}): unknown => ({ name, ...referenceJson(more) });

  it('has a session a line, in code point order, each at its line', () => {
    const corpus = read(jsonl(line('b'), line('😀'), line('\uff61'), line('a')));
    expect(messages(corpus)).toEqual([]);
    expect(corpus.sessions.map(({ name, place }) => [name, place.line])).toEqual([
      ['a', 4],
      ['b', 1],
      ['\uff61', 3],
      ['😀', 2],
    ]);
  });

  it('may have blank lines, a byte order mark, CRLF and no final line end', () => {
    const text = `\ufeff\n${JSON.stringify(line('a'))}\r\n \r\n\n${JSON.stringify(line('b', { kind: 'x' }))}`;
    const corpus = read(text);
    expect(names(corpus)).toEqual(['a']);
    expect(messages(corpus)[0]).toMatch(/^golden\.jsonl:5:\d+: kind is "x"/);
  });

  it('knows the line and column of each value', () => {
    const second = ` ${JSON.stringify(line('b'))}`;
    const [, session] = read(`${JSON.stringify(line('a'))}\n${second}\n`).sessions;
    const column = second.indexOf('"Reproduced') + 1;
    expect(session?.placeOf(['reference', 'key_actions', 0])).toEqual({ file: 'golden.jsonl', line: 2, column });
  });

  it('lists every broken line', () => {
    const text = Buffer.concat([
      Buffer.from(jsonl(line('a'))),
      Buffer.from('{"name": "b", "reference"\n'),
      Buffer.from('{"name": "caf\xe9"}\n', 'latin1'),
      Buffer.from(jsonl(referenceJson(), [1], line(''), line('a/b'), line('a'), { ...referenceJson(), name: 7 })),
    ]);
    const corpus = read(text);
    expect(names(corpus)).toEqual(['a', 'a']);
    expect(messages(corpus)).toEqual([
      'golden.jsonl:2:26: broken JSON: a colon is expected here',
      'golden.jsonl:3: the line is not UTF-8',
      'golden.jsonl:4:1: name is missing; each line of a .jsonl corpus names its session',
      'golden.jsonl:5:1: name is missing; each line of a .jsonl corpus names its session',
      'golden.jsonl:5:1: the value is a list; allowed: an object',
      'golden.jsonl:6:9: name is empty; allowed: what could be the name of a folder',
      'golden.jsonl:7:9: name "a/b" has a slash, a backslash or a control character; allowed: what could be the name of a folder',
      'golden.jsonl:8: the name "a" stands twice in the corpus, first at golden.jsonl:1',
      expect.stringMatching(/^golden\.jsonl:9:\d+: name is 7; allowed: text in double quotes$/),
    ]);
  });

  it('names a twin of a broken session too', () => {
    const text = jsonl(line('a'), { name: 'a', reference: {} });
    expect(messages(read(text)).filter((message) => String(message).includes('stands twice'))).toEqual([
      'golden.jsonl:2: the name "a" stands twice in the corpus, first at golden.jsonl:1',
    ]);
  });

  it('has no folders to skip', () => expect(read('').skippedFolders).toEqual([]));
});

describe('a path that is no corpus', () => {
  it.each([
    ['nowhere', 'there is no such file or folder'],
    ['corpus.json', 'this file is not .jsonl'],
    ['out', 'the path leads outside the workspace'],
  ])('%s', (path, reason) => {
    const outside = makeWorkspace();
    const corpus = readTree({ 'corpus.json': '{}', out: { link: outside.root } }, path);
    expect(messages(corpus)).toEqual([
      `: corpus: "${path}": ${reason}; allowed: a folder of <name>/reference.json or <name>/reference.md, or a .jsonl file`,
    ]);
    expect(corpus.sessions).toEqual([]);
  });
});

describe('the digest of a reference', () => {
  const digestOf = (value: object): string | undefined =>
    readTree({ 'golden-corpus/s/reference.json': value }).sessions[0]?.referenceDigest;
  const base = digestOf(referenceJson());

  it('is of the summary alone', () => {
    expect(base).toMatch(/^[0-9a-f]{64}$/);
    expect(digestOf(referenceJson({ notes: 'new', kind: 'other', tags: ['x'], gates: { min_overall: 1 } }))).toBe(base);
    expect(digestOf(referenceJson({}, { unknown: 1 }))).toBe(base);
    const fromLines = readTree({ 'c.jsonl': jsonl({ ...referenceJson(), name: 'other' }) }, 'c.jsonl').sessions[0];
    expect(fromLines?.referenceDigest).toBe(base);
  });

  it.each<[string, object]>([
    ['title', { title: 'x' }],
    ['summary', { summary: 'x' }],
    ['an action', { key_actions: ['x'] }],
    ['outcome', { outcome: 'failed' }],
    ['a moment', { aha_moments: [{ seq: 5, type: 'insight', highlight: 'The wait was shorter than the retry' }] }],
    ['topics', { topics_found: [] }],
  ])('changes with %s', (_, change) => expect(digestOf(referenceJson({}, { ...change }))).not.toBe(base));
});

it('reads no further than the text with which 10,000 things are wrong', () => {
  const tail = `${jsonl({ name: 'x', ...referenceJson() })}{"name":"y"}\n`;
  const { problems, owners, broken, sessions } = readTree({ 'c.jsonl': '{}\n'.repeat(5000) + tail }, 'c.jsonl');
  expect([sessions.length, broken, problems.length, owners.length]).toEqual([0, 5000, 10_001, 10_001]);
  expect([problems.at(-1), owners.at(-1)]).toEqual([
    {
      message: '10000 things are wrong up to here; the rest of the corpus is not read',
      place: { file: 'c.jsonl', line: 5000 },
    },
    undefined,
  ]);
  const fewer = readTree({ 'c.jsonl': '{}\n'.repeat(4999) + tail }, 'c.jsonl');
  expect([fewer.sessions.length, fewer.broken, fewer.problems.length]).toEqual([1, 5000, 10_000 - 1]);
});
