import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openSha256, sha256 } from '../../../src/adapters/digest.js';
import { openSpool } from '../../../src/adapters/disk/temp-store.js';
import { UserError } from '../../../src/core/errors.js';
import { canStream, type Ports, scoreCandidates } from '../../../src/run/pipeline.js';
import { partPieces } from '../../../src/run/shard/write-part.js';
import type { ResolvedSettings } from '../../../src/settings/setting.js';
import { heldShard, type ScoredShard } from '../../../src/shard/scored-shard.js';
import { type StreamedShard, streamShard } from '../../../src/shard/stream-shard.js';
import {
  candidate,
  candidateLine,
  FILES,
  fileOf,
  flags,
  golden,
  goldenLine,
  NAMES,
  waivers,
} from '../../builders/line-files.js';
import { runs } from '../../builders/long-runs.js';
import { type Flags, settingsOf } from '../../builders/runs.js';
import { makeWorkspace, removeWorkspace, type Tree, type Workspace } from '../../builders/workspace.js';

const NOW = new Date('2026-11-21T12:00:00Z');

function piecesOf(scored: ScoredShard, { values }: ResolvedSettings): Iterable<string> {
  if (values.shard === null) throw new Error('no shard');
  const facts = { shard: values.shard, run: null, scored, judge: null, labels: null };
  return partPieces(facts, sha256, openSha256());
}

function partOf(scored: ScoredShard, settings: ResolvedSettings): string {
  return [...piecesOf(scored, settings)].join('');
}

/** The part of a shard, or what is wrong. */
async function told(make: () => string | Promise<string>): Promise<unknown> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.problems;
  }
}

function open(workspace: Workspace, given: Flags): { readonly settings: ResolvedSettings; readonly ports: Ports } {
  const settings = settingsOf(workspace, { ...FILES, ...given });
  expect(canStream(settings, workspace.files)).toBe(true);
  return { settings, ports: { files: workspace.files, digest: sha256, clock: () => NOW } };
}

function streamed({ settings, ports }: ReturnType<typeof open>): Promise<StreamedShard> {
  return streamShard(settings, { ...ports, openSpool: () => openSpool() });
}

async function compare(tree: Tree, given: Flags): Promise<unknown> {
  const workspace = makeWorkspace(tree);
  const run = open(workspace, given);
  try {
    const held = await told(() => partOf(heldShard(scoreCandidates(run.settings, run.ports)), run.settings));
    const read = await told(async () => {
      const scored = await streamed(run);
      const part = partOf(scored, run.settings);
      scored.close();
      return part;
    });
    expect(read).toEqual(held);
    return read;
  } finally {
    removeWorkspace(workspace);
  }
}

describe('a shard that streams', () => {
  it('leaves the part of a shard that holds its texts, whatever is in the files', async () => {
    await fc.assert(
      fc.asyncProperty(
        fileOf(goldenLine, 'mostly right'),
        fileOf(candidateLine, 'often broken'),
        fc.constantFrom('1/1', '1/2', '2/2', '3/3'),
        flags,
        async (corpus, candidates, shard, given) => {
          const tree = { 'corpus.jsonl': corpus, 'candidates.jsonl': candidates, 'waivers.yml': waivers };
          await compare(tree, { ...given, shard });
        },
      ),
      { numRuns: runs(150) },
    );
  });

  it.each<readonly [string, string, string, Flags]>([
    ['no session of its own', golden('a'), candidate('a'), { shard: '1/9' }],
    ['no candidate at all', golden('a'), '', { shard: '1/1' }],
    ['nothing to score, as is allowed', '', candidate('a'), { shard: '1/1', 'allow-empty': 'true' }],
    ['no usable candidate', golden('a'), '{"name":"a","title":7}\n{"name":"b","title":7}', { shard: '1/1' }],
    ['a usable candidate of nobody', golden('a'), `{"name":"a","title":7}\n${candidate('b')}`, { shard: '1/1' }],
    ['a broken line of another shard', `${golden('a')}\n{"name":"b"}`, candidate('a'), { shard: '1/2' }],
    ['a canary', `${golden('a')}\n${golden('k', { canary: true })}`, candidate('k'), { shard: '1/1' }],
    ['a baseline, which is not its affair', golden('a'), candidate('a'), { shard: '1/1', baseline: 'missing.json' }],
    ['a credential', golden('a'), candidate('a', { title: `sk-ant-api03-${'a1'.repeat(20)}` }), { shard: '1/1' }],
  ])('does the same with %s', async (_, corpus, candidates, given) => {
    const tree = { 'corpus.jsonl': corpus, 'candidates.jsonl': candidates };
    await compare(tree, given);
  });

  it('keeps every finding of a session, and of nobody as many as a report shows', async () => {
    const actions = Array.from({ length: 300 }, (_, i) => `Did thing ${i}`);
    const lines = Array.from({ length: 3000 }, (_, i) => (i % 6 === 0 ? candidate(`x${i}`) : '{'));
    const part = await compare(
      {
        'corpus.jsonl': golden('a'),
        'candidates.jsonl': `${lines.join('\n')}\n${candidate('a', { key_actions: actions })}`,
      },
      { shard: '1/1' },
    );
    const count = (what: string): number => String(part).split(what).length - 1;
    expect(count('"code":"EXTRA_ACTION"')).toBeGreaterThan(250);
    expect(count('"kind":"defect"')).toBe(1000);
    expect(String(part)).toContain('"more_defects":1500');
    expect(count('"kind":"stranger"')).toBe(500);
  });

  it('has no part where a file changes before it is written', async () => {
    const lines = (line: (name: string) => string): string => `${NAMES.slice(0, 3).map(line).join('\n')}\n`;
    const workspace = makeWorkspace({
      'corpus.jsonl': lines((name) => golden(name)),
      'candidates.jsonl': lines((name) => candidate(name)),
    });
    const run = open(workspace, { shard: '1/1' });
    const scored = await streamed(run);
    appendFileSync(join(workspace.root, 'candidates.jsonl'), candidate('z'));
    const write = (): void => workspace.files.write('parts/part.jsonl', piecesOf(scored, run.settings));
    expect(write).toThrow('the file has changed while it was being read');
    expect(workspace.files.list('parts')).toEqual([]);
    scored.close();
  });
});
