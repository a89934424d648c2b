import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';
import { runProgram } from './program.js';

const NAMES = ['a', 'b', 'c', 'd', 'e'];

const CORPUS: Tree = {
  ...Object.fromEntries(NAMES.map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()])),
  'golden-corpus/watch/reference.json': referenceJson({ canary: true }),
};

const CANDIDATES: Tree = Object.fromEntries(NAMES.map((name) => [`candidates/${name}.json`, summaryJson()]));

const run = (tree: Tree, ...argv: readonly string[]) => runProgram(argv, makeWorkspace(tree).root);

interface Plan {
  readonly shard: string | null;
  readonly sessions: readonly string[];
}

async function planOf(...argv: readonly string[]): Promise<Plan> {
  const { exitCode, stdout, stderr } = await run(CORPUS, 'score', '--dry-run', '--json', ...argv);
  expect([exitCode, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

describe('the plan of a run', () => {
  it('names its sessions, before there is any candidate', async () => {
    expect(await planOf()).toEqual({ shard: null, sessions: NAMES });
    expect(await planOf('--limit', '2')).toEqual({ shard: null, sessions: ['a', 'b'] });
  });

  it('names those of a shard, and of all shards each session once', async () => {
    const [one, two] = [await planOf('--shard', '1/2'), await planOf('--shard', '2/2')];
    expect([one.shard, two.shard]).toEqual(['1/2', '2/2']);
    expect([...one.sessions, ...two.sessions].sort()).toEqual(NAMES);
  });

  it('is data alone: without it an estimate of the judge is wanted', async () => {
    const { exitCode, stdout } = await run({ ...CORPUS, ...CANDIDATES }, 'score', '--dry-run');
    expect(exitCode).toBe(0);
    expect(stdout).not.toMatch(/^\{/);
    expect(stdout.trim()).not.toBe('');
  });

  it('is none of a corpus that cannot be read, and says all that is wrong', async () => {
    const broken = { ...CORPUS, 'golden-corpus/b/reference.json': '{' };
    const flags = ['score', '--dry-run', '--json'];
    const { exitCode, stdout, stderr } = await run(broken, ...flags, '--min-overall', '7');
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain('summary-gate could not run: 2 problems');
    expect(stderr).toContain('golden-corpus/b/reference.json:1:2');
    expect((await run(broken, ...flags)).stderr).toContain('one problem');
    expect((await run(CORPUS, ...flags, '--min-overall', '7')).exitCode).toBe(2);
    expect((await run(CORPUS, ...flags, '--corpus', '../up')).stderr).toContain('could not run: one problem');
  });
});

describe('a run', () => {
  it('prints its report where data is wanted, and no plan', async () => {
    const { stdout } = await run({ ...CORPUS, ...CANDIDATES }, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'pass', overall_mean: 1 });
  });

  it('tells where its report is, unless nothing is written', async () => {
    const tree = { ...CORPUS, ...CANDIDATES };
    expect((await run(tree)).stderr).toMatch(/^Report: summary-gate-report\/\S/m);
    expect((await run(tree, '--quiet')).stderr).not.toContain('Report:');
  });

  it('tells of waivers of gates that it does not have, and of no other', async () => {
    const waived = (gate: string): Tree => ({
      ...CORPUS,
      ...CANDIDATES,
      'waivers.yml': `waivers: [{gate: ${gate}, reason: known, until: 2026-12-31, by: me}]\n`,
    });
    const told = async (gate: string) => (await run(waived(gate), '--waivers', 'waivers.yml')).stderr;
    expect(await told('max-hallucination')).toContain(
      'note: waivers of gates that this run does not have silence nothing: max-hallucination\n',
    );
    expect(await told('min-overall')).not.toContain('note: waivers');
    expect((await run({ ...CORPUS, ...CANDIDATES })).stderr).not.toContain('note: waivers');
  });
});

describe('a shard', () => {
  const tree = { ...CORPUS, ...CANDIDATES };

  it('says where its part is, as a sentence or as data', async () => {
    const said = await run(tree, '--shard', '1/2');
    expect(said.exitCode).toBe(0);
    expect(said.stdout).toMatch(/^\S.*\. Its part: \S+\n$/);
    const data = JSON.parse((await run(tree, '--shard', '1/2', '--json')).stdout);
    const { sessions } = await planOf('--shard', '1/2');
    expect(data).toEqual({
      shard: '1/2',
      sessions: sessions.length,
      part: said.stdout.trim().split('Its part: ')[1],
      unmeasured: 0,
      cost_usd: null,
    });
    expect((await run(tree, '--shard', '1/2', '--quiet')).stdout).toBe('');
  });

  it('is put together with the others from the folders that are named, which go before the setting', async () => {
    const { root } = makeWorkspace(tree);
    for (const [i, folder] of ['one', 'two'].entries())
      await runProgram(['--shard', `${i + 1}/2`, '--report-dir', `parts/${folder}`], root);
    const merge = (...argv: readonly string[]) => runProgram(['merge', ...argv], root);
    const report = () => JSON.parse(readFileSync(join(root, 'summary-gate-report/report.json'), 'utf8'));
    expect((await merge('parts/one', 'parts/two')).exitCode).toBe(0);
    expect(report().sessions).toHaveLength(6);
    expect((await merge('--merge-from', 'parts')).exitCode).toBe(0);
    expect((await merge('parts', '--merge-from', 'nowhere')).exitCode).toBe(0);
    expect((await merge('parts/one')).exitCode).toBe(2);
  });

  it.each<[readonly string[], readonly string[]]>([
    [[], ['merge: name the folders in which the shards have left their parts']],
    [['../up'], ['merge: "../up"']],
    [['parts', '--shard', '1/2'], ['merge: a job scores a shard or puts shards together, not both']],
    [['parts', '--dry-run'], ['merge: it asks no judge, so there is nothing to estimate; leave out --dry-run']],
    [
      ['--min-overall', '7'],
      ['min-overall', 'merge: name the folders'],
    ],
  ])('is not put together by merge %j', async (argv, messages) => {
    const { exitCode, stderr } = await run({ 'parts/x': '' }, 'merge', ...argv);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(messages.length === 1 ? /one problem/ : new RegExp(`${messages.length} problems`));
    for (const message of messages) expect(stderr).toContain(message);
  });

  it('is not asked for by name where merge-from is wrong', async () => {
    const { stderr } = await run({}, 'merge', '--merge-from', '../up');
    expect(stderr).toContain('merge-from');
    expect(stderr).not.toContain('name the folders');
  });
});
