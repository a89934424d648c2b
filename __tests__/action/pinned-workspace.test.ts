import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { PinnedWorkspace } from '../../src/action/answer/pinned-workspace.js';
import type { CandidatePaths } from '../../src/settings/candidate-paths.js';

const made: PinnedWorkspace[] = [];
afterEach(() => {
  for (const one of made.splice(0)) one.remove();
});

/** What a commit has at each path; null where it cannot be read, a number where only its size counts. */
type Commit = Readonly<Record<string, string | number | null>>;

function pinned(commit: Commit) {
  const asked: string[] = [];
  const workspace = new PinnedWorkspace({
    read: async (path) => {
      asked.push(path);
      const text = commit[path];
      if (text === undefined) return { kind: 'missing' };
      if (text === null) return { kind: 'unreadable', reason: 'it is a link' };
      return { kind: 'bytes', bytes: Buffer.from(String(text)) };
    },
    list: async (folder) => {
      const names = Object.keys(commit).flatMap((path) =>
        path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : [],
      );
      if (names.length === 0) return undefined;
      return names.flatMap((name) => {
        const content = commit[`${folder}/${name}`];
        return name.includes('/') ? [] : { name, size: typeof content === 'number' ? content : 1 };
      });
    },
  });
  made.push(workspace);
  const read = (path: string): string | undefined => {
    const file = join(workspace.files.root, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return { workspace, asked, read };
}

const REFERENCE = { 'corpus/a/reference.json': 'the reference' };

describe('what a commit has of a session', () => {
  it.each<[string, Commit, readonly string[]]>([
    ['its reference', REFERENCE, ['reference.json']],
    [
      'a reference in Markdown, and one beside it',
      { ...REFERENCE, 'corpus/a/reference.md': 'x' },
      ['reference.json', 'reference.md'],
    ],
    [
      'nothing that is no part of it',
      { ...REFERENCE, 'corpus/a/notes.txt': 'x', 'corpus/a/run.sh': 'x' },
      ['reference.json'],
    ],
    [
      'the first of its transcripts',
      { ...REFERENCE, 'corpus/a/transcript.txt': 'x', 'corpus/a/transcript.jsonl': '{}' },
      ['reference.json', 'transcript.jsonl'],
    ],
    [
      'no transcript that is larger than what a run reads',
      { ...REFERENCE, 'corpus/a/transcript.md': 2 ** 30 },
      ['reference.json'],
    ],
    [
      'what was taught, by names that are ids',
      {
        ...REFERENCE,
        ...Object.fromEntries(
          ['a', '2026-11-20-1a2b', 'a b', 'ä', '', 'x'.repeat(80), 'x'.repeat(81)].map((id) => [
            `corpus/a/accepted/${id}.json`,
            'x',
          ]),
        ),
        ...{ 'corpus/a/accepted/a.txt': 'x', 'corpus/a/accepted/json': 'x', 'corpus/a/rejected/b.json': 'x' },
      },
      [
        ...['reference.json', 'accepted/a.json', 'accepted/2026-11-20-1a2b.json', `accepted/${'x'.repeat(80)}.json`],
        'rejected/b.json',
      ],
    ],
  ])('is brought: %s', async (_, commit, wanted) => {
    const { workspace, asked, read } = pinned(commit);
    expect(await workspace.bringSessions('corpus', ['a'])).toBeUndefined();
    expect(asked).toEqual(wanted.map((file) => `corpus/a/${file}`));
    for (const path of asked) expect([path, read(path)]).toEqual([path, commit[path]]);
  });

  it.each([
    ['transcript.md', 4],
    ['transcript.jsonl', 32],
  ])('is its %s up to %i MiB, as of a run', async (file, most) => {
    const path = `corpus/a/${file}`;
    for (const more of [0, 1]) {
      const { workspace, asked } = pinned({ ...REFERENCE, [path]: most * 2 ** 20 + more });
      await workspace.bringSessions('corpus', ['a']);
      expect(asked.includes(path)).toBe(more === 0);
    }
  });

  it('is no more of what was taught than shows that it is too much', async () => {
    const taught = (kind: string): Commit =>
      Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`corpus/a/${kind}/${i}.json`, 'x']));
    const { workspace, asked } = pinned({ ...REFERENCE, ...taught('accepted'), ...taught('rejected') });
    await workspace.bringSessions('corpus', ['a']);
    for (const kind of ['accepted', 'rejected']) expect(asked.filter((path) => path.includes(kind))).toHaveLength(51);
  });

  it('is found however its name is written', async () => {
    const [composed, apart] = ['caf\u00e9', 'cafe\u0301'];
    for (const [there, named] of [
      [composed, apart],
      [apart, composed],
      [apart, apart],
    ] as const) {
      const { workspace, asked } = pinned({ [`corpus/${there}/reference.json`]: 'x' });
      expect(await workspace.bringSessions('corpus', [named])).toBeUndefined();
      expect(asked).toEqual([`corpus/${there}/reference.json`]);
    }
  });

  it('is the whole file where sessions are lines', async () => {
    const { workspace, asked } = pinned({ 'golden.jsonl': '{}' });
    expect(await workspace.bringSessions('golden.jsonl', ['a', 'b'])).toBeUndefined();
    expect(asked).toEqual(['golden.jsonl']);
  });

  it.each<[string, Commit, readonly string[], object]>([
    [
      'there is none',
      REFERENCE,
      ['a', 'b', 'c'],
      {
        message: 'the corpus has no session "b": there is no reference.json or reference.md',
        place: { file: 'corpus/b' },
      },
    ],
    [
      'its folder has no reference',
      { 'corpus/a/transcript.md': 'x' },
      ['a'],
      { message: expect.stringContaining('the corpus has no session "a"'), place: { file: 'corpus/a' } },
    ],
    ...['reference.json', 'transcript.md', 'accepted/x.json', 'rejected/x.json'].map(
      (file): [string, Commit, readonly string[], object] => [
        `${file} cannot be read`,
        { ...REFERENCE, [`corpus/a/${file}`]: null },
        ['a'],
        {
          message: 'the file of the pull request cannot be read: it is a link',
          place: { file: `corpus/a/${file}` },
        },
      ],
    ),
  ])('is said to be wrong where %s', async (_, commit, names, wanted) => {
    expect(await pinned(commit).workspace.bringSessions('corpus', names)).toEqual(wanted);
  });

  it('is said to be wrong where the file of all cannot be read', async () => {
    expect(await pinned({ 'golden.jsonl': null }).workspace.bringSessions('golden.jsonl', ['a'])).toMatchObject({
      place: { file: 'golden.jsonl' },
    });
  });
});

describe('candidates of a commit', () => {
  const bring = (commit: Commit, candidates: CandidatePaths, names: readonly string[] = ['a']) => {
    const { workspace, read } = pinned(commit);
    return workspace.bringCandidates({ candidates }, names).then((found) => ({ ...found, read }));
  };

  it.each<[string, Commit, CandidatePaths, readonly string[]]>([
    ['a file of the session', { 'out/a.json': 'x', 'out/b.json': 'x' }, 'out', ['out/a.json']],
    ['a file in Markdown', { 'out/a.md': 'x' }, 'out', ['out/a.md']],
    [
      'files of its folder that have a name for it',
      Object.fromEntries(
        ['summary.json', 'candidate.md', '1.json', '999999.md', '1000000.json', 'x.json', '1.txt'].map((name) => [
          `out/a/${name}`,
          'x',
        ]),
      ),
      'out',
      ['out/a/summary.json', 'out/a/candidate.md', 'out/a/1.json', 'out/a/999999.md'],
    ],
    ['a file of all', { 'out.jsonl': '{}', 'out/a.json': 'x' }, 'out.jsonl', ['out.jsonl']],
    ['those of several paths', { 'one/a.json': 'x', 'two/a.json': 'y' }, ['one', 'two'], ['one/a.json', 'two/a.json']],
  ])('are brought: %s', async (_, commit, candidates, wanted) => {
    const { isAny, problems, read } = await bring(commit, candidates);
    expect([isAny, problems]).toEqual([true, []]);
    expect(Object.keys(commit).filter((path) => read(path) !== undefined)).toEqual(wanted);
  });

  it('are a hundred of a session at most', async () => {
    const commit = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`out/a/${i + 1}.json`, 'x']));
    const { read } = await bring(commit, 'out');
    expect(Object.keys(commit).filter((path) => read(path) === undefined)).toEqual(['out/a/101.json']);
  });

  it('are none where there is none, and told where they cannot be read', async () => {
    expect(await bring(REFERENCE, 'out')).toMatchObject({ isAny: false, problems: [] });
    expect(await bring({ 'out/a.json': null }, 'out')).toMatchObject({
      isAny: false,
      problems: [{ place: { file: 'out/a.json' } }],
    });
    expect(await bring({ 'out/a.json': null, 'out/b.json': 'x' }, 'out', ['a', 'b'])).toMatchObject({
      isAny: true,
      problems: [{ place: { file: 'out/a.json' } }],
    });
  });

  it('that a run has kept are a file of lines', () => {
    const { workspace, read } = pinned({});
    expect(read(workspace.layCandidates(['{"a":1}', '{"b":2}']))).toBe('{"a":1}\n{"b":2}\n');
  });
});
