import { describe, expect, it } from '@jest/globals';
import { openNamedFiles } from '../../../src/adapters/disk/named-files.js';
import { formatProblem } from '../../../src/core/errors.js';
import { findTranscripts } from '../../../src/inputs/turns/find-transcripts.js';
import { readTurns } from '../../../src/inputs/turns/read-turns.js';
import { makeWorkspace } from '../../builders/workspace.js';

const LINE = '{"role": "assistant", "content": "a"}\n';

const workspace = () =>
  makeWorkspace({
    'a/transcript.jsonl': LINE,
    'a/notes.md': '',
    'b/one.jsonl': LINE,
    'b/deep/two.jsonl': LINE,
    'b/.hidden/three.jsonl': LINE,
    'b/node_modules/four.jsonl': LINE,
    'b/up': { link: '..' },
    'b/same.jsonl': { link: 'one.jsonl' },
    'b/out.jsonl': { link: '/etc/hostname' },
    'c/[x].jsonl': LINE,
    'report/judge-log.jsonl': LINE,
  });

const B = ['b/deep/two.jsonl', 'b/one.jsonl', 'b/out.jsonl'];

describe('what a command line names', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['a file', ['a/transcript.jsonl'], ['a/transcript.jsonl']],
    ['a folder, each file once', ['b'], B],
    ['in any order, twice', ['b', './a/', 'b/one.jsonl', 'a/transcript.jsonl'], ['a/transcript.jsonl', ...B]],
    ['a pattern', ['*/transcript.jsonl'], ['a/transcript.jsonl']],
    ['a pattern below a folder', ['b/**/t*.jsonl'], ['b/deep/two.jsonl']],
    ['a pattern of alternatives', ['{a,b}/{transcript,one}.jsonl'], ['a/transcript.jsonl', 'b/one.jsonl']],
    ['a name with the characters of a pattern', ['c/[x].jsonl'], ['c/[x].jsonl']],
    ['a path of Windows', ['.\\a\\transcript.jsonl'], ['a/transcript.jsonl']],
    ['a pattern of Windows', ['b\\**\\t*.jsonl'], ['b/deep/two.jsonl']],
    ['everything but what is ours', ['.'], ['a/transcript.jsonl', ...B, 'c/[x].jsonl']],
  ])('is found: %s', (_, operands, wanted) => {
    const { paths, problems } = findTranscripts(operands, openNamedFiles(workspace().files), ['report']);
    expect(problems).toEqual([]);
    expect(paths).toEqual(wanted);
  });

  it.each([
    ['nowhere.jsonl', 'there is no such file or folder'],
    ['b/out.jsonl', 'leads outside the workspace'],
    ['a/*.json', 'no transcript (.jsonl, or .json with messages in it) fits this pattern'],
    ['*/../../etc/*', 'no transcript (.jsonl, or .json with messages in it) fits this pattern'],
    ['report', 'no transcript in this folder'],
    ['a\0b', 'NUL'],
  ])('is a problem: %j', (operand, words) => {
    const { problems } = findTranscripts([operand], openNamedFiles(workspace().files), ['report/judge-log.jsonl']);
    expect(problems.map(formatProblem)).toEqual([expect.stringContaining(words)]);
  });
});

describe('what stands outside of the workspace', () => {
  it('is found where it is named, by its absolute path', () => {
    const outside = makeWorkspace({ 'a.jsonl': LINE, 'deep/b.json': `[${LINE.trim()}]`, 'deep/c.json': '[1]' });
    const files = openNamedFiles(workspace().files);
    const at = (path: string): string => `${outside.root}/${path}`;
    expect(findTranscripts([outside.root], files)).toEqual({
      paths: [at('a.jsonl'), at('deep/b.json')],
      asides: [at('deep/c.json')],
      problems: [],
    });
    expect(findTranscripts([at('**/*.json')], files).paths).toEqual([at('deep/b.json')]);
    expect(findTranscripts([at('*.nothing')], files).problems).toHaveLength(1);
    expect(findTranscripts([at('a.jsonl'), at('./deep/../a.jsonl')], files).paths).toEqual([at('a.jsonl')]);
  });
});

describe('what cannot be read', () => {
  it('is told all at once, each with its line', () => {
    const { files } = makeWorkspace({
      'a.jsonl': `${LINE}{"role": "judge", "content": "x"}\n\n[\n`,
      'b.jsonl': Buffer.from(`${LINE}\xff\n`, 'latin1'),
      'c.jsonl': LINE,
      'out.jsonl': { link: '/etc/hostname' },
    });
    const { transcripts, problems } = readTurns(['a.jsonl', 'b.jsonl', 'c.jsonl', 'out.jsonl'], files.read);
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^a\.jsonl:2: not a message: "role" is "judge"; allowed/),
      expect.stringMatching(/^a\.jsonl:4:\d+: broken JSON/),
      'b.jsonl:2: the line is not UTF-8',
      'out.jsonl: the path leads outside the workspace',
    ]);
    expect(transcripts.flatMap(({ turns }) => turns.map(({ id }) => id))).toEqual(['c.jsonl#1']);
  });

  it('is nothing of a file with a byte order mark and CRLF', () => {
    const { files } = makeWorkspace({ 'a.jsonl': `\ufeff${LINE.trim()}\r\n` });
    expect(readTurns(['a.jsonl'], files.read)).toMatchObject({ problems: [], transcripts: [{ turns: [{ line: 1 }] }] });
  });
});
