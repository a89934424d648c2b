import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from '../../../src/adapters/digest.js';
import { sessionsOfJob, shardOf, wantedBy } from '../../../src/scoring/shard-of.js';
import { anyCharacter } from '../../builders/characters.js';
import { runs } from '../../builders/long-runs.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';
import { runProgram } from '../../command-line/commands/program.js';

const shards = (of: number) => Array.from({ length: of }, (_, i) => i + 1);

describe('the shard of a session', () => {
  it.each([
    ['fix-login-redirect', 8],
    ['ümläut', 8],
    ['日本語', 5],
    ['', 3],
  ])('is the first 32 bits of the SHA-256 of its name, modulo n, plus 1: %j of %d', (name, of) => {
    const first = createHash('sha256').update(name, 'utf8').digest().readUInt32BE(0);
    expect(shardOf(name, of, sha256)).toBe((first % of) + 1);
  });

  it('never changes: pipelines and parts rely on it', () => {
    expect(['a', 'b', 'fix-login-redirect', 'ümläut'].map((name) => shardOf(name, 8, sha256))).toEqual([3, 7, 8, 2]);
  });

  it('is one of n, and each session of a job is in exactly one, after the limit', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ name: fc.string({ unit: anyCharacter }), canary: fc.boolean() }), {
          selector: ({ name }) => name,
          maxLength: 60,
        }),
        fc.integer({ min: 1, max: 16 }),
        fc.option(fc.integer({ min: 1, max: 60 })),
        (sessions, of, limit) => {
          const all = sessionsOfJob(sessions, limit, () => true);
          const split = shards(of).map((index) => sessionsOfJob(sessions, limit, wantedBy({ index, of }, sha256)));
          const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
          expect(split.flat().sort(byName)).toEqual([...all].sort(byName));
          expect(all.some(({ canary }) => canary)).toBe(false);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it.each([2, 3, 7, 8, 16])('shares 10,000 names out evenly among %d', (of) => {
    const counts = new Array<number>(of).fill(0);
    for (let i = 0; i < 10_000; i++) {
      const shard = shardOf(`session-${String(i).padStart(5, '0')}`, of, sha256) - 1;
      counts[shard] = (counts[shard] ?? 0) + 1;
    }
    const expected = 10_000 / of;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // The 99.9 % quantile of chi-square by Wilson and Hilferty; the names are fixed, so that this never wavers.
    const df = of - 1;
    const quantile = df * (1 - 2 / (9 * df) + 3.09 * Math.sqrt(2 / (9 * df))) ** 3;
    expect(chiSquare).toBeLessThan(quantile);
  });
});

describe('the plan of a shard', () => {
  const names = Array.from({ length: 12 }, (_, i) => `s${i}`);
  const corpus = Object.fromEntries(names.map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()]));

  it('names its sessions before there is any candidate', async () => {
    const { root } = makeWorkspace({
      ...corpus,
      'golden-corpus/canary/reference.json': referenceJson({ canary: true }),
    });
    const plans = await Promise.all(
      shards(4).map(async (i) => {
        const { exitCode, stdout } = await runProgram(['--shard', `${i}/4`, '--dry-run', '--json'], root);
        expect(exitCode).toBe(0);
        return JSON.parse(stdout);
      }),
    );
    expect(plans.map(({ shard }) => shard)).toEqual(['1/4', '2/4', '3/4', '4/4']);
    expect(plans.flatMap(({ sessions }) => sessions).sort()).toEqual([...names].sort());
    const whole = JSON.parse((await runProgram(['--dry-run', '--json', '--limit', '2'], root)).stdout);
    expect(whole).toEqual({ shard: null, sessions: ['s0', 's1'] });
  });

  it('is an error where the corpus is one', async () => {
    const { root } = makeWorkspace({ 'golden-corpus/a/reference.json': '{' });
    const run = await runProgram(['--shard', '1/2', '--dry-run', '--json'], root);
    expect(run).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringContaining('golden-corpus/a/reference'),
    });
  });

  it('counts what its own sessions would cost, by its own part of the money', async () => {
    const candidates = Object.fromEntries(names.map((name) => [`candidates/${name}.json`, summaryJson()]));
    const { root } = makeWorkspace({ ...corpus, ...candidates });
    const run = await runProgram(['--dry-run', '--judge', 'auto', '--shard', '1/4', '--max-cost-usd', '1'], root);
    expect(run.exitCode).toBe(0);
    const own = names.filter((name) => shardOf(name, 4, sha256) === 1).length;
    expect(run.stdout).toContain(`${own} session`);
    expect(run.stdout).toMatch(/\$0\.25/);
  });
});
