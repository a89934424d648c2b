import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import { shardOf } from '../../../src/scoring/shard-of.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree, type Workspace } from '../../builders/workspace.js';
import { runProgram } from '../../command-line/commands/program.js';
import { type Asked, judging, startAnthropic } from '../../servers/anthropic.js';
import { differencesOf, mergeShards, runShard, runSharded, runWhole, type ShardFlags } from './shard-runs.js';

const names = Array.from({ length: 9 }, (_, i) => `s${i}`);
const own = (index: number, of: number) => names.filter((name) => shardOf(name, of, sha256) === index);

function corpus(more: Tree = {}, of = names): Tree {
  return {
    ...Object.fromEntries(
      names.map((name) => [`golden-corpus/${name}/reference.json`, referenceJson({}, { title: `Title ${name}` })]),
    ),
    ...Object.fromEntries(of.map((name) => [`candidates/${name}.json`, summaryJson({ title: `Title ${name}` })])),
    ...more,
  };
}

const CANARY = { 'golden-corpus/canary/reference.json': referenceJson({ canary: true }, { title: 'A canary' }) };
const isCanary = ({ user }: Asked): boolean => user.includes('A canary');

async function judged(answer: (asked: Asked) => number, tree: Tree, flags: ShardFlags = {}) {
  const api = await startAnthropic({ answer: judging({ rubric: answer }) });
  const workspace = makeWorkspace(tree);
  const all = {
    judge: 'required',
    'meta-evaluation-rate': '0',
    'anthropic-base-url': api.url,
    'anthropic-api-key': api.apiKey,
    ...flags,
  };
  return { api, workspace, flags: all };
}

const reportIn = ({ files }: Awaited<ReturnType<typeof mergeShards>>) => JSON.parse(files['report.json'] ?? '');

function partIn({ root }: Workspace, index: number, of: number): string {
  return readFileSync(join(root, `parts/${index}/shard-${index}-of-${of}.jsonl`), 'utf8');
}

describe('a shard', () => {
  it('says what it has done and has no verdict, however bad its sessions are', async () => {
    const workspace = makeWorkspace(corpus({}, names.slice(0, 2)));
    for (const flags of [{ 'min-overall': '1' }, { 'min-overall': '1', 'warn-only': 'true' }]) {
      const run = await runShard(workspace, 1, 3, flags);
      const count = own(1, 3).length;
      expect(run).toMatchObject({
        exitCode: 0,
        stdout: `Shard 1 of 3 scored ${count} sessions. Its part: summary-gate-report/shard-1-of-3.jsonl\n`,
        stderr: '',
      });
    }
    const json = await runProgram(['--shard', '1/3', '--json'], workspace.root);
    expect(JSON.parse(json.stdout)).toEqual({
      shard: '1/3',
      sessions: own(1, 3).length,
      part: 'summary-gate-report/shard-1-of-3.jsonl',
      unmeasured: 0,
      cost_usd: null,
    });
  });

  it('needs no candidates when it has no session, nor a folder of them', async () => {
    const tree = { 'golden-corpus/a/reference.json': referenceJson() };
    const shards = [1, 2, 3, 4].map((index) => [index, shardOf('a', 4, sha256) === index] as const);
    for (const [index, isIts] of shards) {
      const run = await runShard(makeWorkspace(tree), index, 4, {});
      expect({ index, code: run.exitCode }).toEqual({ index, code: isIts ? 2 : 0 });
    }
  });

  it('may see its own candidates alone', async () => {
    const whole = await runWhole(makeWorkspace(corpus({ 'candidates/stranger.json': summaryJson() })), {});
    const parts: Record<string, string> = {};
    for (const index of [1, 2, 3]) {
      const unmatched = shardOf('stranger', 3, sha256) === index ? { 'candidates/stranger.json': summaryJson() } : {};
      const workspace = makeWorkspace(corpus(unmatched, own(index, 3)));
      expect((await runShard(workspace, index, 3, {})).exitCode).toBe(0);
      parts[`parts/${index}/shard-${index}-of-3.jsonl`] = partIn(workspace, index, 3);
    }
    expect(differencesOf(await mergeShards(makeWorkspace(parts), {}), whole)).toEqual([]);
  });

  it('masks credentials in its part', async () => {
    const secret = `sk-ant-api03-${'a1'.repeat(20)}`;
    const leak = summaryJson({ title: `Key ${secret}`, summary: secret, key_actions: [secret], outcome: secret });
    const workspace = makeWorkspace(corpus({ 'candidates/s0.json': leak }));
    await runShard(workspace, shardOf('s0', 2, sha256), 2, {});
    const part = partIn(workspace, shardOf('s0', 2, sha256), 2);
    expect(part).toContain('Key ***');
    expect(part).not.toContain(secret);
  });

  it('keeps to its part of the money', async () => {
    const { workspace, flags } = await judged(() => 0.8, corpus());
    const spent = async (more: ShardFlags) => {
      await runSharded(workspace, 3, { ...flags, ...more });
      return reportIn(await mergeAgain(workspace, 3, { ...flags, ...more })).judge;
    };
    expect(await spent({ 'max-cost-usd': '10' })).toMatchObject({ unmeasured: 0, calls: 9 });
    // A third of it is less than the worst case of one question, the whole of it is more.
    const { worst } = await worstCase(workspace, flags);
    const tight = await spent({ 'max-cost-usd': String(worst * 2) });
    expect(tight).toMatchObject({ calls: 0, cost_usd: 0, unmeasured_reasons: { budget: 54 } });
  });

  it('draws no further samples, whichever gate is open', async () => {
    const { api, workspace, flags } = await judged(() => 0.5, corpus(), { 'min-judge-overall': '0.5' });
    const report = reportIn(await runSharded(workspace, 3, flags));
    expect(api.requests).toHaveLength(9);
    expect(report.sessions.map(({ judge }: { judge: { samples: number } }) => judge.samples)).toEqual(
      names.map(() => 1),
    );
  });

  it('pays for its canaries, and all that was paid is counted', async () => {
    const { api, workspace, flags } = await judged((asked) => (isCanary(asked) ? 0.1 : 0.8), corpus(CANARY));
    const { judge } = reportIn(await runSharded(workspace, 3, flags));
    expect(api.requests).toHaveLength(12);
    expect(judge).toMatchObject({ calls: 12, canaries: { asked: 1, measured: 1, taken_in: [] } });
  });

  it('voids the judge of all when one canary took it in', async () => {
    let seen = 0;
    const answer = (asked: Asked): number => (isCanary(asked) ? (seen++ === 1 ? 0.9 : 0.1) : 0.8);
    const { workspace, flags } = await judged(answer, corpus(CANARY), { 'min-judge-overall': '0.5' });
    const merged = await runSharded(workspace, 3, flags);
    expect(merged.exitCode).toBe(3);
    expect(reportIn(merged)).toMatchObject({ verdict: 'inconclusive', judge: { canaries: { taken_in: ['canary'] } } });
  });

  it('cannot do without a key where the judge is required, while the merge can', async () => {
    const { workspace, flags } = await judged(() => 0.8, corpus());
    const { 'anthropic-api-key': _, 'anthropic-base-url': __, ...keyless } = flags;
    expect((await runShard(workspace, 1, 2, keyless)).stderr).toContain('there is no API key to ask with');
    const { exitCode } = await mergeAgain(workspace, 2, flags, keyless);
    expect(exitCode).toBe(0);
  });
});

/** Runs all shards and merges, the merge with settings of its own where they are given. */
async function mergeAgain(workspace: Workspace, of: number, flags: ShardFlags, ofMerge = flags) {
  for (let index = 1; index <= of; index++) await runShard(workspace, index, of, flags);
  return mergeShards(workspace, ofMerge);
}

/** What the dearest question could cost, in US dollars, by the estimate of a run of one session. */
async function worstCase(workspace: Workspace, flags: ShardFlags): Promise<{ readonly worst: number }> {
  const { stdout } = await runWhole(workspace, { ...flags, 'dry-run': 'true', limit: '1' });
  const bound = /at most \$([\d.]+)/i.exec(stdout)?.[1];
  if (bound === undefined) throw new Error(`no bound in ${stdout}`);
  return { worst: Number(bound) };
}
