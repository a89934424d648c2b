import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import type { Files, LineFile, LinePosition } from '../../../src/core/ports.js';
import { openCorpusInTurn } from '../../../src/inputs/corpus/corpus-in-turn.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { jsonl, referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';

const rejected = [summaryJson({ id: 'r', title: 'Other', by: 'ana', at: '2026-11-20', because: 'so' })];
const LINES = jsonl(
  { name: 'b', ...referenceJson() },
  { name: 'c', ...referenceJson(), rejected },
  { name: 'broken' },
  { name: 'a', ...referenceJson() },
);

const namesIn = (sessions: Iterable<{ readonly name: string }>) => [...sessions].map(({ name }) => name);

function open(tree: Tree, path: string, change: (files: Files) => Files = (files) => files) {
  return openCorpusInTurn(path, change(makeWorkspace(tree).files), sha256, OWN_FORMAT);
}

it('has the sessions in code point order, and tells what is wrong', async () => {
  const corpus = await open({ 'c.jsonl': LINES }, 'c.jsonl');
  expect(namesIn(corpus.sessions)).toEqual(['a', 'b', 'c']);
  expect(namesIn(corpus.withRejected)).toEqual(['c']);
  expect([corpus.count, corpus.broken, corpus.problems.length]).toEqual([3, 1, 1]);
  corpus.close();
});

it('reads a session when it has its turn, and not before', async () => {
  const read: number[] = [];
  const counted = (lines: LineFile): LineFile => ({
    ...lines,
    lines: () => lines.lines(),
    lineAt: (position: LinePosition) => {
      read.push(position.line);
      return lines.lineAt(position);
    },
  });
  const corpus = await open({ 'c.jsonl': LINES }, 'c.jsonl', (files) => ({
    ...files,
    openLines: (path, longest) => {
      const opened = files.openLines(path, longest);
      return opened.kind === 'open' ? { kind: 'open', file: counted(opened.file) } : opened;
    },
  }));
  const [first] = corpus.sessions;
  expect(read).toEqual([4]);
  const [again] = corpus.sessions;
  expect(again?.name).toBe(first?.name);
  expect(again).not.toBe(first);
});

it('reads folders, and what stands beside a reference', async () => {
  const corpus = await open(
    {
      'g/b/reference.json': referenceJson(),
      'g/a/reference.md': '# Not\n',
      'g/c/reference.json': referenceJson(),
      'g/c/rejected/r.json': rejected[0] ?? {},
      'g/empty/notes.md': 'x',
    },
    'g',
  );
  expect([namesIn(corpus.sessions), namesIn(corpus.withRejected)]).toEqual([['b', 'c'], ['c']]);
  expect([corpus.broken, corpus.skippedFolders]).toEqual([1, ['g/empty']]);
});

it('refuses a corpus in which a session has become another one', async () => {
  // What is longer is read from the disk each time.
  const { files } = makeWorkspace({ 'g/a/reference.json': referenceJson({ log: 'x'.repeat(4_100_000) }) });
  const corpus = await openCorpusInTurn('g', files, sha256, OWN_FORMAT);
  files.write('g/a/reference.json', '{}');
  expect(() => namesIn(corpus.sessions)).toThrow('the file has changed while it was being read');
});

it.each([
  ['that has grown', (text: string) => `${text}${jsonl({ name: 'd', ...referenceJson() })}`],
  ['in which a session says something else', (text: string) => text.replace('flaky login', 'flaky logout')],
])('refuses a file %s', async (_, change) => {
  const { root, files } = makeWorkspace({ 'c.jsonl': LINES });
  const corpus = await openCorpusInTurn('c.jsonl', files, sha256, OWN_FORMAT);
  // As another program writes it, in place.
  writeFileSync(join(root, 'c.jsonl'), change(LINES));
  expect(() => namesIn(corpus.sessions)).toThrow('the file has changed while it was being read');
  corpus.close();
});

it('refuses a folder in which a session says something else', async () => {
  const reference = (title: string) => referenceJson({ log: 'x'.repeat(4_100_000) }, { title });
  const { files } = makeWorkspace({ 'g/a/reference.json': reference('Fixed it') });
  const corpus = await openCorpusInTurn('g', files, sha256, OWN_FORMAT);
  files.write('g/a/reference.json', JSON.stringify(reference('Broke it')));
  expect(() => namesIn(corpus.sessions)).toThrow('g/a/reference.json: the file has changed while it was being read');
});

it('has nothing of a corpus that cannot be opened', async () => {
  const corpus = await open({}, 'none');
  const { count, broken, problems } = corpus;
  expect([namesIn(corpus.sessions), count, broken, problems.length]).toEqual([[], 0, 0, 1]);
});
