import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { UserError } from '../../src/core/errors.js';
import type { Files } from '../../src/core/ports.js';
import { type RunInputs, readRunInputs } from '../../src/scoring/run-inputs.js';
import { type Flags, portsOf, settingsOf } from '../builders/runs.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree, type Workspace } from '../builders/workspace.js';

/** Opens the inputs of a run in a workspace; `open` tells how many files of lines are open. */
function opening(tree: Tree, flags: Flags = {}, workspace: Workspace = makeWorkspace(tree)) {
  const open = new Set<string>();
  const openLines: Files['openLines'] = (path, longest) => {
    const opened = workspace.files.openLines(path, longest);
    if (opened.kind !== 'open') return opened;
    const { file } = opened;
    open.add(path);
    const close = (): void => {
      open.delete(path);
      file.close();
    };
    return { kind: 'open', file: Object.assign(Object.create(file), { close }) };
  };
  const ports = { ...portsOf(workspace), files: Object.assign(Object.create(workspace.files), { openLines }) };
  return { workspace, open, inputs: readRunInputs(settingsOf(workspace, flags), ports) };
}

async function problemsOf(read: Promise<RunInputs> | (() => unknown)): Promise<readonly string[]> {
  try {
    if (typeof read === 'function') read();
    else (await read).close();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.problems.map(({ message, place }) => `${place?.file ?? ''} ${message}`.trim());
  }
  return [];
}

const ONE: Tree = { 'golden-corpus/a/reference.json': referenceJson(), 'candidates/a.json': summaryJson() };
const LINES: Tree = {
  'golden.jsonl': jsonl({ name: 'a', ...referenceJson() }),
  'c.jsonl': jsonl({ name: 'a', ...summaryJson() }),
};
const OF_LINES = { corpus: 'golden.jsonl', candidates: 'c.jsonl' } as const;
/** Its name can be read, and what else is wrong shows when it is read as a whole. */
const FAULTY = { 'golden-corpus/b/reference.json': { reference: { title: 5 } } };

describe('the inputs of a run', () => {
  it('stay open until they are closed', async () => {
    const { open, inputs } = opening(LINES, OF_LINES);
    const read = await inputs;
    expect([...open].sort()).toEqual(['c.jsonl', 'golden.jsonl']);
    expect(read.isEmpty).toBe(false);
    expect(read.skippedFolders).toEqual([]);
    read.close();
    expect([...open]).toEqual([]);
  });

  it('are closed where they are refused', async () => {
    const { open, inputs } = opening({ ...LINES, 'golden.jsonl': '{' }, OF_LINES);
    expect(await problemsOf(inputs)).toHaveLength(1);
    expect([...open]).toEqual([]);
  });

  it.each<[string, Tree, Flags, readonly RegExp[]]>([
    ['one setting', ONE, { 'min-overall': 'x' }, [/^--min-overall/]],
    [
      'the corpus, where its names cannot be read',
      { ...ONE, 'golden-corpus/b/reference.json': '{' },
      {},
      [/^golden-c/],
    ],
    ['a corpus that is not there', { 'candidates/a.json': {} }, {}, [/golden-corpus/]],
    ['candidates that are not there', { 'golden-corpus/a/reference.json': referenceJson() }, {}, [/^candidates/]],
    [
      'what no text can be, where the corpus is faulty too',
      { ...ONE, ...FAULTY },
      { 'min-overall': 'x' },
      [...[/^--min-overall/, /title is 5/, /summary is missing/, /outcome is missing/, /key_actions is missing/]],
    ],
    [
      'a setting and the candidates',
      { 'golden-corpus/a/reference.json': referenceJson() },
      { 'min-overall': 'x' },
      [/^--min-overall/, /^candidates/],
    ],
    [
      'a baseline that is not there, and a waiver of nobody',
      { ...ONE, 'w.yml': 'waivers:\n  - {session: x, reason: r, until: 2027-01-01, by: b}\n' },
      { baseline: 'base.json', waivers: 'w.yml' },
      [/^base.json baseline: /, /^w.yml .*"x"/],
    ],
    [
      'nothing of waivers, where the corpus is faulty: its names may be others',
      { ...ONE, 'golden-corpus/b/reference.json': '{', 'w.yml': 'waivers: 5\n' },
      { waivers: 'w.yml' },
      [/^golden-corpus\/b/],
    ],
    [
      'an unreviewed draft',
      { ...ONE, 'golden-corpus/a/reference.json': referenceJson({ unreviewed: true }) },
      {},
      [/^golden-corpus\/a.*draft|unreviewed/],
    ],
    [
      'nothing where drafts are allowed',
      { ...ONE, 'golden-corpus/a/reference.json': referenceJson({ unreviewed: true }) },
      {
        'allow-unreviewed': 'true',
      },
      [],
    ],
    ['nothing of candidates whose setting is wrong', ONE, { candidates: '../x' }, [/^--candidates/]],
    [
      'two sessions of one name',
      { ...LINES, 'golden.jsonl': String(LINES['golden.jsonl']).repeat(2) },
      OF_LINES,
      [/^golden.jsonl/],
    ],
    [
      'that there is nothing to score',
      { 'golden-corpus/c/reference.json': referenceJson({ canary: true }), ...{ 'candidates/a.json': {} } },
      {},
      [/^golden-corpus corpus: it has no golden session to score/],
    ],
    [
      'what is wrong with the corpus before that there is no candidate',
      { ...FAULTY, 'candidates/notes.txt': '' },
      {},
      [...[/title is 5/, /summary is missing/, /outcome is missing/, /key_actions is missing/]],
    ],
    ['nothing where an empty run is allowed', { ...ONE, 'candidates/a.json': '' }, { 'allow-empty': 'true' }, []],
  ])('tell %s', async (_, tree, flags, wanted) => {
    const problems = await problemsOf(opening(tree, flags).inputs);
    for (const one of wanted) expect(problems).toContainEqual(expect.stringMatching(one));
    expect(problems).toHaveLength(wanted.length);
  });

  it('know an empty run that is allowed', async () => {
    const tree: Tree = { 'golden-corpus/a/reference.json': referenceJson(), 'candidates/notes.txt': '' };
    const read = await opening(tree, { 'allow-empty': 'true' }).inputs;
    expect(read.isEmpty).toBe(true);
    read.close();
  });

  it.each(['golden.jsonl', 'c.jsonl'])('are refused once somebody has written to %s', async (file) => {
    const { workspace, inputs } = opening(LINES, OF_LINES);
    const read = await inputs;
    expect(await problemsOf(() => read.refuseChanges())).toEqual([]);
    appendFileSync(join(workspace.root, file), '\n');
    expect(await problemsOf(() => read.refuseChanges())).toEqual([
      expect.stringMatching(`^${file} the file has changed`),
    ]);
    read.close();
  });

  it('tell all that is wrong with a corpus of which one session is, and else that it has changed', async () => {
    const faulty = await opening({ ...ONE, ...FAULTY }).inputs;
    expect(await problemsOf(() => faulty.refuse())).toHaveLength(4);
    faulty.close();
    const sound = await opening(ONE).inputs;
    expect(await problemsOf(() => sound.refuse())).toEqual([
      expect.stringMatching('^golden-corpus the file has changed'),
    ]);
    sound.close();
  });

  describe('of a shard', () => {
    const alone = { 'golden-corpus/a/reference.json': referenceJson() };
    it.each<[string, Tree, Flags, number]>([
      [
        'lack no candidates where it has no session',
        { 'golden-corpus/c/reference.json': referenceJson({ canary: true }), ...alone },
        { shard: '1/2', limit: '1' },
        1,
      ],
      ['need no baseline', { ...ONE }, { shard: '1/1', baseline: 'none.json' }, 0],
      ['need candidates for its sessions', alone, { shard: '1/1' }, 1],
      ['may have a folder without any', { ...alone, 'candidates/notes.txt': '' }, { shard: '1/1' }, 0],
    ])('%s', async (_, tree, flags, count) => {
      const both = [flags, { ...flags, shard: String(flags.shard).replace(/^1/, '2') }];
      const counts = await Promise.all(both.map(async (one) => (await problemsOf(opening(tree, one).inputs)).length));
      // The session is in one of two shards.
      expect(flags.shard === '1/2' ? Math.max(...counts) : counts[0]).toBe(count);
      if (flags.shard === '1/2') expect(Math.min(...counts)).toBe(0);
    });
  });

  it('need no corpus where a judge needs none and nobody has named one', async () => {
    const judged = { judge: 'auto', 'judge-mode': 'absolute', 'judge-metrics': 'coherence' };
    const tree: Tree = { 'candidates/a.json': summaryJson() };
    expect(await problemsOf(opening(tree, judged).inputs)).toEqual([]);
    expect(await problemsOf(opening(tree, { ...judged, corpus: 'golden' }).inputs)).toHaveLength(1);
    expect(await problemsOf(opening({ ...tree, 'golden-corpus/b/reference.json': '{' }, judged).inputs)).toHaveLength(
      1,
    );
    expect(await problemsOf(opening(tree, { judge: 'auto' }).inputs)).toHaveLength(1);
  });

  it('of a shard lack candidates only where none of several is there', async () => {
    const tree: Tree = { 'golden-corpus/a/reference.json': referenceJson(), 'out/1/a.json': summaryJson() };
    const of = (candidates: string) => problemsOf(opening(tree, { shard: '1/1', candidates }).inputs);
    expect(await of('out/1, out/2')).toEqual([expect.stringMatching(/"out\/2": there is no such file or folder/)]);
    expect(await of('out/2, out/3')).toHaveLength(2);
  });

  describe('where labels are needed', () => {
    const gated = { judge: 'auto', 'min-judge-agreement': '0.5', 'min-judge-overall': '0.5' } as const;
    const labels = [{ id: 'l', candidate: summaryJson(), overall: 0.5, labeller: 'ana' }];
    it.each<[string, Tree, Flags, readonly RegExp[]]>([
      ['are refused without', ONE, gated, [/^golden-corpus min-judge-agreement: the corpus has no labels.json/]],
      ['are not where there are some', { ...ONE, 'golden-corpus/a/labels.json': labels }, gated, []],
      ['are not where no gate of the judge rests on them', ONE, { judge: 'auto', 'min-judge-agreement': '0.5' }, []],
      ['are not where the judge is only simulated', ONE, { ...gated, simulate: 'true' }, []],
      ['are not where no agreement is asked for', ONE, { ...gated, 'min-judge-agreement': 'none' }, []],
    ])('%s', async (_, tree, flags, wanted) => {
      const { inputs } = opening(tree, flags);
      expect(await problemsOf(inputs)).toEqual(wanted.map((one) => expect.stringMatching(one)));
      if (wanted.length > 0) return;
      expect((await inputs).labels).toHaveLength('golden-corpus/a/labels.json' in tree ? 1 : 0);
    });
  });
});
