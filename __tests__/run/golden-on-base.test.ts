import { describe, expect, it } from '@jest/globals';
import { blobName } from '../../src/adapters/git-store.js';
import type { FileOfBase } from '../../src/run/base-of-pull-request.js';
import { goldenOnBase } from '../../src/run/golden-on-base.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';

/** What a commit of the base has: texts, or links, by paths; or why it cannot be read. */
type Commit = Readonly<Record<string, string | { readonly link: string }>> | { readonly unreadable: string };

interface Base {
  readonly commits: Readonly<Record<string, Commit>>;
  readonly tips?: readonly string[];
  readonly parted?: Awaited<ReturnType<FileOfBase['mergeBase']>>;
  readonly isMerged?: boolean;
  /** Why no file can be read, though they are listed. */
  readonly silent?: string;
}

const isUnreadable = (commit: Commit): commit is { readonly unreadable: string } =>
  typeof Object.values(commit)[0] === 'string' && 'unreadable' in commit;

/** The base of a pull request, and what was asked of it. */
function openBase({ commits, tips = ['tip'], parted = { commit: 'tip' }, isMerged = false, silent }: Base) {
  const asked: string[] = [];
  const open = (path: string): FileOfBase => ({
    tips,
    unknown: 'no commit is named',
    isMerged: () => isMerged,
    mergeBase: async () => {
      asked.push('merge base');
      return parted;
    },
    at: async (name) => {
      asked.push(`${name}:${path}`);
      const commit = commits[name] ?? {};
      if (isUnreadable(commit)) return { kind: 'unreadable', reason: commit.unreadable };
      if (silent !== undefined) return { kind: 'unreadable', reason: silent };
      const text = commit[path];
      return typeof text === 'string' ? { kind: 'text', text } : { kind: 'missing' };
    },
    filesUnder: async (name) => {
      const commit = commits[name] ?? {};
      if (isUnreadable(commit)) return { kind: 'unreadable', reason: commit.unreadable };
      const below = Object.entries(commit).flatMap(([file, content]) =>
        file.startsWith(`${path}/`) ? [[file.slice(path.length + 1), content] as const] : [],
      );
      if (below.length === 0) return { kind: 'missing' };
      const ids = new Map<string, string>();
      const others = new Set<string>();
      for (const [file, content] of below) {
        if (typeof content === 'string') ids.set(file, blobName(Buffer.from(content), 40));
        else others.add(file);
      }
      return { kind: 'files', ids, others };
    },
  });
  return { open, asked };
}

const changes = async (base: Base, here: Tree, corpus = 'golden', fetched?: string) => {
  const { open, asked } = openBase(base);
  const { files } = makeWorkspace({ 'golden/README': '', ...here });
  return { found: await goldenOnBase(corpus, open, files, (file) => file !== fetched), asked };
};

const NOTHING = { gone: [], changed: [], unknown: [], why: null };
const TWO = { 'golden/s/reference.json': '{}', 'golden/s/transcript.txt': 'a\nb\n', 'golden/t/reference.md': '# t' };
const POINTER = (more: string): string =>
  `version https://git-lfs.github.com/spec/v1\n${more}oid sha256:${'0'.repeat(64)}\nsize 4\n`;
const { 'golden/s/transcript.txt': _, ...WITHOUT_TRANSCRIPT } = TWO;
const LINK = { link: 'elsewhere' };

describe('the golden sessions of a pull request', () => {
  it('are compared by names of contents alone where they are as on the base', async () => {
    expect(await changes({ commits: { tip: TWO } }, TWO)).toEqual({ found: NOTHING, asked: [] });
  });

  it.each<[string, Tree, object]>([
    ['without one of them', { 'golden/t/reference.md': '# t' }, { gone: ['s'] }],
    ['with another reference', { ...TWO, 'golden/t/reference.md': '# u' }, { changed: ['t'] }],
    ['with a reference of another kind', { ...TWO, 'golden/t/reference.md': 'x' }, { changed: ['t'] }],
    ['with another transcript', { ...TWO, 'golden/s/transcript.txt': 'a\nc\n' }, { changed: ['s'] }],
    ['without a transcript', WITHOUT_TRANSCRIPT, { changed: ['s'] }],
    ['with a transcript that is read first', { ...TWO, 'golden/s/transcript.md': 'x' }, { changed: ['s'] }],
    ['with one that had none', { ...TWO, 'golden/t/transcript.md': 'x' }, { changed: ['t'] }],
    ['with line ends of Windows', { ...TWO, 'golden/s/transcript.txt': 'a\r\nb\n' }, {}],
    ['with more of them', { ...TWO, 'golden/u/reference.json': '{}' }, {}],
    ['behind a link', { ...TWO, 'golden/t/reference.md': { link: '../../t.md' }, 't.md': '# t' }, {}],
    [
      'in a folder behind a link',
      { ...WITHOUT_TRANSCRIPT, 'golden/s/transcript.txt': { link: '../a' }, 'golden/a': 'a\nb\n' },
      {},
    ],
    [
      'behind a link to something else',
      { ...TWO, 'golden/t/reference.md': { link: '../../t.md' }, 't.md': 'x' },
      { changed: ['t'] },
    ],
  ])('are told of %s', async (_, here, wanted) => {
    const { found } = await changes({ commits: { tip: TWO } }, here);
    expect(found).toEqual({ ...NOTHING, ...wanted });
  });

  it.each<[string, Commit]>([
    ['a session', { ...TWO, 'golden/u': LINK }],
    ['a reference', { ...TWO, 'golden/u/reference.json': LINK }],
    ['a reference of this one', { ...TWO, 'golden/t/reference.md': LINK }],
    ['a transcript of this one', { ...TWO, 'golden/t/transcript.txt': LINK }],
  ])('are not blamed for where a link of the base leads: %s', async (_, tip) => {
    const here = { ...TWO, 'golden/t/transcript.txt': 'what the link leads to' };
    const { found } = await changes({ commits: { tip } }, 'golden/t/transcript.txt' in tip ? here : TWO);
    expect(found).toEqual(NOTHING);
  });

  it.each<[string, Base['commits'], Base['tips']]>([
    ['of another newest commit', { tip: { ...TWO, 'golden/t/reference.md': 'x' }, other: TWO }, ['tip', 'other']],
    [
      'where both have parted',
      { tip: { ...TWO, 'golden/u/reference.md': 'x', 'golden/t/reference.md': 'x' }, old: TWO },
      undefined,
    ],
  ])('are those %s', async (_, commits, tips) => {
    const { found } = await changes({ commits, ...(tips && { tips }), parted: { commit: 'old' } }, TWO);
    expect(found).toEqual(NOTHING);
  });

  it.each<[string, Omit<Base, 'commits'>, Base['commits'], string]>([
    ['a newest commit', { tips: ['tip', 'other'] }, { other: { unreadable: 'it is late' } }, 'it is late'],
    [
      'the commit at which both have parted',
      { parted: { commit: 'old' } },
      { old: { unreadable: 'it is late' } },
      'it is late',
    ],
    ['where both have parted', { parted: { reason: 'git does not tell' } }, {}, 'git does not tell'],
    ['any commit', { tips: [] }, {}, 'no commit is named'],
  ])('are not accused where nobody knows %s', async (_, base, commits, unread) => {
    const { found } = await changes({ ...base, commits: { tip: TWO, ...commits } }, { 'golden/t/reference.md': 'x' });
    expect(found).toEqual({ unread });
  });

  it('are held to the newest commit alone where that is merged, and nobody knows where both have parted', async () => {
    const base = { commits: { tip: TWO }, parted: { reason: 'git does not tell' }, isMerged: true };
    const { found } = await changes(base, { 'golden/t/reference.md': 'x' });
    expect(found).toEqual({ ...NOTHING, gone: ['s'], changed: ['t'] });
  });

  it.each<[string, string, string, object]>([
    ['line ends of Windows', 'a\r\nb\r\n', 'a\nb\n', {}],
    ['a pointer of Git LFS to another text', POINTER(''), 'a\nb\n', { changed: ['s'] }],
    [
      'what a filter made of it',
      '\0GITCRYPT\0x',
      'a\nb\n',
      { unknown: ['s'], why: expect.stringContaining('something else') },
    ],
  ])('are compared by what the base has stored: %s', async (_, there, own, wanted) => {
    const tip = { ...TWO, 'golden/s/transcript.txt': there };
    const { found, asked } = await changes({ commits: { tip } }, { ...TWO, 'golden/s/transcript.txt': own });
    expect(found).toEqual({ ...NOTHING, ...wanted });
    expect(asked).toEqual(['merge base', 'tip:golden/s/transcript.txt']);
  });

  it('are read of the base up to a number of files, and no more than once where that is in vain', async () => {
    const tree = (text: string): Readonly<Record<string, string>> =>
      Object.fromEntries(Array.from({ length: 32 }, (_, i) => [`golden/${100 + i}/reference.json`, text]));
    const { found, asked } = await changes({ commits: { tip: tree('x') } }, tree('y'));
    expect(asked).toHaveLength(31);
    expect(found).toMatchObject({ unknown: ['130', '131'], why: 'only 30 files are read of the base' });
    const silent = await changes({ commits: { tip: tree('x') }, silent: 'it is late' }, tree('y'));
    expect(silent.asked).toHaveLength(2);
    expect(silent.found).toMatchObject({ changed: [], unknown: { length: 32 }, why: 'it is late' });
  });

  it('are not blamed for what an earlier step has fetched', async () => {
    const fetched = 'golden/t/transcript.md';
    const { found } = await changes({ commits: { tip: TWO } }, { ...TWO, [fetched]: 'x' }, 'golden', fetched);
    expect(found).toEqual(NOTHING);
  });

  it('are the same by names in Unicode of either form', async () => {
    const [tip, here] = ['NFC', 'NFD'].map((form) => ({ [`golden/${'é'.normalize(form)}/reference.json`]: '{}' }));
    expect((await changes({ commits: { tip: tip ?? {} } }, here ?? {})).found).toEqual(NOTHING);
  });
});

describe('a corpus of lines', () => {
  const lines = (...names: readonly string[]): string => names.map((name) => `{"name":"${name}"}\n`).join('');
  const of = (there: string, own: string, name = 'golden.jsonl') =>
    changes({ commits: { tip: { 'golden.jsonl': there } } }, { 'golden.jsonl': own }, name);

  it.each<[string, string, string, object]>([
    ['the same', lines('s', 't'), lines('s', 't'), NOTHING],
    ['in another order, with other line ends', lines('s', 't'), lines('t', 's').replaceAll('\n', '\r\n'), NOTHING],
    ['with a byte order mark', `\ufeff${lines('s')}`, lines('s', 't'), NOTHING],
    ['without one of them', lines('s', 't'), lines('t'), { ...NOTHING, gone: ['s'] }],
    ['with another one', lines('s'), '{"name":"s","title":"x"}', { ...NOTHING, changed: ['s'] }],
    ['that is empty there', '', lines('s'), NOTHING],
    ['that is a pointer there', POINTER(''), lines('s'), { unread: 'no line of it has the name of a session there' }],
  ])('is compared line by line: %s', async (_, there, own, wanted) => {
    expect((await of(there, own)).found).toEqual(wanted);
  });

  it.each(['nothing.jsonl', 'nothing', 'golden/README'])(
    'is nothing to tell of where there is none: %s',
    async (name) => {
      expect((await of(lines('s'), lines('t'), name)).found).toBeUndefined();
    },
  );
});
