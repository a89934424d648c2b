import { describe, expect, it } from '@jest/globals';
import { UserError } from '../../src/core/errors.js';
import { type Comparing, compareVariants, estimateVariants } from '../../src/run/compare-variants.js';
import { identified } from '../../src/run/identity.js';
import { type Flags, portsOf, settingsOf } from '../builders/runs.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';

const CORPUS: Tree = Object.fromEntries(
  ['a', 'b'].map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()]),
);
const of = (folder: string, ...names: readonly string[]): Tree =>
  Object.fromEntries(names.map((name) => [`${folder}/${name}.json`, summaryJson({ title: `Of ${folder} ${name}` })]));
const TREE: Tree = { ...CORPUS, ...of('old', 'a', 'b'), ...of('new', 'a', 'b'), ...of('third', 'a', 'b') };

const comparing = (names: readonly string[], more: Partial<Comparing> = {}): Comparing => ({
  variants: names.map((name) => ({ name, paths: [name] })),
  ...{ against: null, pairwise: false, names: ['rubric'] },
  ...more,
});

/** Compares, and remembers what was told. The judge is made up: nobody is asked. */
async function compare(tree: Tree, what: Comparing, flags: Flags = {}) {
  const workspace = makeWorkspace(tree);
  const costs: (readonly [calls: number, pairs: number])[] = [];
  const run = { inputs: new Map(), settings: settingsOf(workspace, flags), folder: '.', ports: portsOf(workspace) };
  const telling = {
    ...{ env: { SOURCE_DATE_EPOCH: '1' }, onProgress: () => undefined, warn: () => undefined },
    tellCost: ({ calls }: { readonly calls: number }, pairs: number) => void costs.push([calls, pairs]),
  };
  try {
    return { found: await compareVariants(run, what, telling), costs, run };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return {
      problems: error.problems.map(({ message, hint }) => (hint === undefined ? message : `${message} (${hint})`)),
      run,
    };
  }
}

const JUDGED = { judge: 'auto', simulate: 'true', 'meta-evaluation-rate': '0' } as const;

describe('variants', () => {
  it('are scored by themselves, and held against each other', async () => {
    const { found, costs } = await compare(TREE, comparing(['old', 'new', 'third']));
    expect(found?.variants.map(({ name }) => name)).toEqual(['old', 'new', 'third']);
    expect(found?.pairs.map(({ a, b }) => `${a} ${b}`)).toEqual(['old new', 'old third', 'new third']);
    expect(costs).toEqual([]);
    const against = await compare(TREE, comparing(['old', 'new', 'third'], { against: 'new' }));
    expect(against.found?.pairs.map(({ a, b }) => `${a} ${b}`)).toEqual(['new old', 'new third']);
  });

  it('are each judged, and in pairs where that is wanted', async () => {
    const judged = await compare(TREE, comparing(['old', 'new']), JUDGED);
    expect(judged.found?.variants.map(({ judge }) => judge !== null)).toEqual([true, true]);
    expect(judged.costs?.map(([, pairs]) => pairs)).toEqual([0]);
    expect(judged.found?.pairs[0]).not.toHaveProperty('pairwise');
    const pairwise = await compare(TREE, comparing(['old', 'new'], { pairwise: true }), JUDGED);
    expect(pairwise.costs?.map(([, pairs]) => pairs)).toEqual([2]);
    expect(pairwise.found?.pairs[0]).toHaveProperty('pairwise');
    const [plain, more] = [judged.costs?.[0]?.[0] ?? 0, pairwise.costs?.[0]?.[0] ?? 0];
    expect(more - plain).toBe(4);
  });

  it('cost as much as is told before', async () => {
    const { run } = await compare(TREE, comparing(['old', 'new']));
    const settings = settingsOf(makeWorkspace(), { ...JUDGED, simulate: 'false', judge: 'auto' });
    const estimate = (pairwise: boolean) =>
      estimateVariants({ ...run, settings }, comparing(['old', 'new'], { pairwise }), {});
    expect(await estimate(false)).toMatchObject({ pairs: 0, estimate: { sessions: 4 } });
    expect((await estimate(true)).pairs).toBe(2);
  });

  it.each<[string, Tree, Comparing, readonly (string | RegExp)[]]>([
    [
      'that is empty',
      { ...TREE, 'none/notes.txt': '' },
      comparing(['old', 'none']),
      [/^variant "none" is empty: there is no candidate/],
    ],
    [
      'of other sessions',
      { ...TREE, ...of('stray', 'x') },
      comparing(['old', 'stray']),
      [/^variant "stray": of 1 candidate none is for a session that is compared/],
    ],
    [
      'that is not there',
      TREE,
      comparing(['old', 'gone']),
      [/^variant "gone": candidates: "gone": there is no such file or folder/],
    ],
    [
      'without a session in common',
      { ...CORPUS, ...of('left', 'a'), ...of('right', 'b') },
      comparing(['left', 'right']),
      ['variants "left" and "right" have no session in common (let both summarise the same sessions)'],
    ],
    [
      'of a corpus without sessions',
      { ...of('old', 'a'), 'golden-corpus/c/reference.json': referenceJson({ canary: true }) },
      comparing(['old', 'old']),
      ['corpus: it has no golden session'],
    ],
    [
      'of a corpus that is broken, which is told once',
      { ...TREE, 'golden-corpus/a/reference.json': '{' },
      comparing(['old', 'new']),
      [/^broken JSON/],
    ],
  ])('are refused: one %s', async (_, tree, what, wanted) => {
    const { problems } = await compare(tree, what);
    expect(problems).toEqual(wanted.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))));
  });

  it('need a session in common with the one that they are held against alone', async () => {
    const tree = { ...CORPUS, ...of('both', 'a', 'b'), ...of('left', 'a'), ...of('right', 'b') };
    const names = ['both', 'left', 'right'];
    expect((await compare(tree, comparing(names, { against: 'both' }))).problems).toBeUndefined();
    expect((await compare(tree, comparing(names))).problems).toHaveLength(1);
    expect((await compare(tree, comparing(names, { against: 'left' }))).problems).toHaveLength(1);
  });
});

it('what a run scores is one of its facts where somebody knows it', () => {
  const commit = { commit: 'a'.repeat(40) };
  expect(identified({ identity: () => commit })).toEqual({ identity: commit });
  expect([identified({ identity: () => undefined }), identified({})]).toEqual([{}, {}]);
});
