import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../builders/long-runs.js';
import { reportOf } from '../builders/runs.js';
import { jsonl } from '../builders/summaries.js';
import { makeWorkspace, removeWorkspace, type Tree, writeTree } from '../builders/workspace.js';
import { ALL_FORMATS, differencesOf, mergeShards, runShard, runSharded, runWhole } from '../run/shard/shard-runs.js';
import { corpusOf, type Given, SAMPLES, type SampleKind, WAYS } from './samples.js';

const GIVEN: Given = {
  a: ['good', 'wrong', 'plain'],
  b: ['thin', undefined, 'good'],
  c: ['empty', 'empty', 'empty'],
  d: ['good', 'good', 'good'],
  e: [],
  stranger: ['good', 'good'],
};
const NAMES = ['a', 'b', 'c', 'd', 'e'];

describe('a run with samples', () => {
  it.each([
    ['numbered lines', {}],
    ['folders, one for each sample', { 'min-samples-pass': '2/3', rubric: 'v1' }],
    ['files of lines, one for each sample', { judge: 'required', simulate: 'true' }],
  ] as const)(
    'is the same in shards: %s',
    async (way, flags) => {
      const { tree, candidates } = WAYS[way]?.(GIVEN) ?? { tree: {}, candidates: '' };
      const requirements = [{ id: 'r', text: 'Replaced the fixed wait by an event', must: 'mention' }];
      const workspace = makeWorkspace({ ...corpusOf(NAMES, { requirements }, (name) => `Fixed ${name}`), ...tree });
      const all = { ...ALL_FORMATS, ...flags, candidates };
      const env = { SOURCE_DATE_EPOCH: '1795262400' };
      const whole = await runWhole(workspace, all, env);
      expect(differencesOf(whole, await runSharded(workspace, 3, all, env))).toEqual([]);
      expect(whole.files['report.json']).toContain('"worst"');
      const isJudged = 'judge' in flags;
      expect(whole.files['report.json']?.includes('"judge_overall"')).toBe(isJudged);
    },
    120_000,
  );

  it('cannot be merged from shards that know other samples', async () => {
    const { tree, candidates } = WAYS['numbered lines']?.(GIVEN) ?? { tree: {}, candidates: '' };
    const workspace = makeWorkspace({ ...corpusOf(NAMES), ...tree });
    await runShard(workspace, 1, 2, { candidates });
    makeOther(workspace.root);
    await runShard(workspace, 2, 2, { candidates });
    const { exitCode, stderr } = await mergeShards(workspace, { candidates });
    expect(exitCode).toBe(2);
    expect(stderr.replace(/\s+/g, ' ')).toContain('knows samples 1, 2, and that of shard 1 of 2 1, 2, 3');
  });
});

function makeOther(root: string): void {
  writeTree(root, {
    'out.jsonl': jsonl({ name: 'a', sample: 1, ...SAMPLES.good }, { name: 'a', sample: 2, ...SAMPLES.good }),
  });
}

const kind = fc.constantFrom<SampleKind>('good', 'plain', 'wrong', 'thin', 'empty');
const given = fc.record({
  a: fc.array(kind, { minLength: 2, maxLength: 4 }),
  b: fc.array(fc.option(kind, { nil: undefined }), { maxLength: 4 }),
});

async function reported(tree: Tree, candidates: string) {
  const workspace = makeWorkspace({ ...corpusOf(['a', 'b']), ...tree });
  try {
    return await reportOf(workspace, { candidates });
  } finally {
    removeWorkspace(workspace);
  }
}

describe('samples of any kind', () => {
  it('are as good as their mean, no better than their best and no worse than their worst, in any order of lines', async () => {
    await fc.assert(
      fc.asyncProperty(given, fc.infiniteStream(fc.nat()), async (sessions, random) => {
        const { tree } = WAYS['numbered lines']?.(sessions) ?? { tree: {} as Tree };
        const lines = String(tree['out.jsonl']).trim().split('\n');
        const shuffled = lines
          .map((line) => ({ line, at: random.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ line }) => line);
        const [inOrder, other] = [
          await reported(tree, 'out.jsonl'),
          await reported({ 'out.jsonl': `${shuffled.join('\n')}\n` }, 'out.jsonl'),
        ];
        const scores = ({ sessions: all }: typeof inOrder) =>
          all.map(({ overall, spread, worst, samples }) => ({
            overall,
            spread,
            worst,
            of: samples?.map((one) => one.overall),
          }));
        expect(scores(other)).toEqual(scores(inOrder));
        expect(other.verdict).toBe(inOrder.verdict);
        for (const { overall, samples, worst, spread } of inOrder.sessions) {
          if (samples === undefined) continue;
          const all = samples.map((one) => one.overall);
          expect(overall).toBeGreaterThanOrEqual(Math.min(...all) - 1e-6);
          expect(overall).toBeLessThanOrEqual(Math.max(...all) + 1e-6);
          expect(samples.find(({ sample }) => sample === worst)?.overall).toBe(Math.min(...all));
          expect(spread === 0).toBe(new Set(all).size === 1);
        }
      }),
      { numRuns: runs(60) },
    );
  });
});
