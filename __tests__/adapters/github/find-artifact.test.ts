import { describe, expect, it } from '@jest/globals';
import type { BaseCommit } from '../../../src/adapters/github/base-commit.js';
import {
  type Artifact,
  type ArtifactHost,
  findArtifact,
  isTrusted,
  isUsable,
  type PackedReport,
  type WorkflowRun,
} from '../../../src/adapters/github/find-artifact.js';
import { findHistory, MOST_RUNS } from '../../../src/adapters/github/find-history.js';
import { reportSchema } from '../../../src/report/schema.js';
import { baselineOf } from '../../builders/baselines.js';
import { reportOf } from '../../builders/runs.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';

const OWN = 1;
const shaOf = (name: string): string => name.repeat(40).slice(0, 40);

function artifact(id: number, headSha: string, overrides: Partial<Artifact> = {}): Artifact {
  return {
    ...{ id, runId: 100 + id, headSha: shaOf(headSha), repositoryId: OWN, headRepositoryId: OWN, isExpired: false },
    ...{ bytes: 1000, createdAt: '2026-11-21T12:00:00Z', ...overrides },
  };
}

function run(id: number, headSha: string, overrides: Partial<WorkflowRun> = {}): WorkflowRun {
  return {
    ...{ id, workflowId: 7, status: 'completed', event: 'push', headSha: shaOf(headSha), repositoryId: OWN },
    ...{ headRepositoryId: OWN, url: `https://x/runs/${id}`, ...overrides },
  };
}

const REPORT = JSON.stringify(baselineOf([]));

interface World {
  readonly artifacts?: readonly Artifact[];
  readonly runs?: readonly WorkflowRun[];
  /** What artifacts have, by id; nothing where they have no report. */
  readonly packed?: Readonly<Record<number, PackedReport | undefined>>;
}

/** A repository whose base has the commits a, b and c, the newest first, and run 500 of the gate. */
function repository({ artifacts = [], runs = [], packed = {} }: World) {
  const asked: string[] = [];
  const own = run(500, 'e', { event: 'pull_request' });
  const host: ArtifactHost = {
    mergeBase: async (base, head) => {
      asked.push(`merge base of ${base} and ${head}`);
      return shaOf('a');
    },
    ancestors: async (sha) => {
      asked.push(`ancestors of ${sha?.slice(0, 1) ?? 'the default branch'}`);
      return ['a', 'b', 'c'].map(shaOf);
    },
    artifactsNamed: async () => artifacts,
    run: async (id) => {
      asked.push(`run ${id}`);
      const known = artifacts.find(({ runId }) => runId === id);
      return id === 500
        ? own
        : (runs.find((one) => one.id === id) ?? { ...run(id, 'a'), headSha: known?.headSha ?? '' });
    },
    reportIn: async (id, wanted) => {
      asked.push(`${wanted} of ${id}`);
      return id in packed ? packed[id] : { report: REPORT };
    },
  };
  return { host, asked };
}

const AT_A: BaseCommit = { kind: 'commit', sha: shaOf('a') };

async function found(world: World, where: BaseCommit = AT_A, wanted: 'report' | 'report and candidates' = 'report') {
  const { host, asked } = repository(world);
  const facts = await findArtifact(host, where, { name: 'gate', runId: 500, wanted });
  return { facts, asked };
}

const originOf = async (world: World) => {
  const { facts } = await found(world);
  return facts.kind === 'none' ? undefined : facts.origin;
};

describe('the report of the base', () => {
  it('is that of its very commit', async () => {
    const { facts, asked } = await found({ artifacts: [artifact(1, 'a')] });
    expect(facts).toMatchObject({
      kind: 'found',
      origin: { kind: 'artifact', runUrl: 'https://x/runs/101', commit: shaOf('a'), fallback: false },
      report: { overall_mean: 0 },
    });
    expect(facts).not.toHaveProperty('candidates');
    expect(asked).toEqual(['run 500', 'ancestors of a', 'run 101', 'report of 1']);
  });

  it('is sought at the commit where both have parted', async () => {
    const { asked } = await found({}, { kind: 'merge-base', base: 'main', head: 'topic' });
    expect(asked).toEqual(['run 500', 'merge base of main and topic', 'ancestors of a']);
  });

  it('is that of the nearest ancestor, and of one commit the newest', async () => {
    const artifacts = [artifact(9, 'c'), artifact(8, 'b'), artifact(7, 'b'), artifact(6, 'c')];
    expect(await originOf({ artifacts })).toMatchObject({
      commit: shaOf('b'),
      runUrl: 'https://x/runs/108',
      fallback: true,
    });
  });

  it.each<[string, Partial<Artifact>]>([
    ['has expired', { isExpired: true }],
    ['is larger than any report', { bytes: 100_000_001 }],
    ['is of another repository', { repositoryId: 2 }],
    ['is of a fork', { headRepositoryId: 2 }],
    ['is of a commit that is none of the base', { headSha: shaOf('d') }],
    ['is of this very run', { runId: 500 }],
  ])('is none that %s, and nobody asks about its run', async (_, overrides) => {
    const { facts, asked } = await found({ artifacts: [artifact(1, 'a', overrides)] });
    expect(facts).toEqual({
      kind: 'none',
      reason: 'no finished run of this workflow on aaaaaaa or the 3 commits up to it has left an artifact gate',
    });
    expect(asked).toEqual(['run 500', 'ancestors of a']);
  });

  it.each<[string, Partial<WorkflowRun>]>([
    ['is not done', { status: 'in_progress' }],
    ['is of another workflow', { workflowId: 8 }],
    ['is of another repository', { repositoryId: 2 }],
    ['is of a fork', { headRepositoryId: 2 }],
    ['has another commit than its artifact', { headSha: shaOf('b') }],
    ...['pull_request', 'pull_request_target', 'workflow_run', 'issue_comment', ''].map(
      (event): [string, Partial<WorkflowRun>] => [`was started by ${event || 'nobody knows what'}`, { event }],
    ),
  ])('is none whose run %s: the next one counts', async (_, overrides) => {
    const world = { artifacts: [artifact(1, 'a'), artifact(2, 'a')], runs: [run(101, 'a', overrides)] };
    expect(await originOf(world)).toMatchObject({ runUrl: 'https://x/runs/102' });
  });

  it.each(['push', 'schedule', 'workflow_dispatch', 'merge_group'])('may be of a run by %s', async (event) => {
    const world = { artifacts: [artifact(1, 'a')], runs: [run(101, 'a', { event })] };
    expect(await originOf(world)).toMatchObject({ runUrl: 'https://x/runs/101' });
  });

  it('is looked for in the next artifact where one has none', async () => {
    const artifacts = [artifact(1, 'a'), artifact(2, 'b')];
    expect(await originOf({ artifacts, packed: { 1: undefined } })).toMatchObject({ commit: shaOf('b') });
  });

  it('is not looked for beyond ten artifacts', async () => {
    const artifacts = Array.from({ length: 12 }, (_, i) => artifact(i + 1, 'a'));
    const none = Object.fromEntries(artifacts.map(({ id }) => [id, undefined]));
    const { facts, asked } = await found({ artifacts, packed: none });
    expect(facts.kind).toBe('none');
    expect(asked.filter((one) => one.startsWith('report of'))).toHaveLength(10);
    expect(await originOf({ artifacts, packed: { ...none, 10: { report: REPORT } } })).toMatchObject({
      runUrl: 'https://x/runs/110',
    });
  });

  it('may be older than all artifacts that are looked through, which is said then', async () => {
    const artifacts = Array.from({ length: 300 }, (_, i) => artifact(i + 1, 'd'));
    const { facts } = await found({ artifacts });
    expect(facts).toMatchObject({
      reason: expect.stringMatching(/artifact gate; only the newest 300 were looked at$/),
    });
  });

  it('is incomparable where it is none of this program, and then no other is taken', async () => {
    const { facts } = await found({ artifacts: [artifact(1, 'a'), artifact(2, 'b')], packed: { 1: { report: '{}' } } });
    expect(facts).toEqual({
      ...{ kind: 'incomparable', reason: expect.any(String) },
      origin: expect.objectContaining({ runUrl: 'https://x/runs/101' }),
    });
  });

  it('comes with candidates where they are wanted', async () => {
    const { facts, asked } = await found({ artifacts: [artifact(1, 'a')] }, AT_A, 'report and candidates');
    expect(facts).toHaveProperty('candidates');
    expect(asked).toContain('report and candidates of 1');
  });
});

describe('what can be had, and what can be trusted', () => {
  it.each<[Partial<Artifact>, boolean]>([
    [{}, true],
    [{ bytes: 100_000_000 }, true],
    [{ bytes: 100_000_001 }, false],
    [{ isExpired: true }, false],
    [{ repositoryId: 2 }, false],
    [{ headRepositoryId: 2 }, false],
    [{ repositoryId: 2, headRepositoryId: 2 }, false],
  ])('an artifact: %j', (overrides, wanted) => {
    expect(isUsable(artifact(1, 'a', overrides), OWN)).toBe(wanted);
  });

  it.each<[Partial<WorkflowRun>, boolean]>([
    [{}, true],
    [{ status: 'queued' }, false],
    [{ event: 'pull_request' }, false],
    [{ workflowId: 8 }, false],
    [{ repositoryId: 2, headRepositoryId: 2 }, false],
    [{ headRepositoryId: 0 }, false],
  ])('a run: %j', (overrides, wanted) => {
    expect(isTrusted(run(1, 'a', overrides), run(500, 'e', { event: 'pull_request' }))).toBe(wanted);
  });
});

describe('the reports of the past', () => {
  const reports = async (world: World, most = 3, runId: number | null = null) => {
    const { host, asked } = repository(world);
    return { ...(await findHistory(host, { name: 'gate', runId, most })), asked };
  };

  /** A whole report, as an artifact has it. */
  const whole = async (): Promise<string> => {
    const workspace = makeWorkspace({
      'golden-corpus/s/reference.json': referenceJson(),
      'candidates/s.json': summaryJson(),
    });
    return JSON.stringify(reportSchema.parse(await reportOf(workspace)));
  };

  it('are those that runs of the default branch have left, as many as are wanted', async () => {
    const report = await whole();
    const artifacts = ['c', 'b', 'a', 'a'].map((sha, i) => artifact(i + 1, sha));
    const packed = Object.fromEntries(artifacts.map(({ id }) => [id, { report }]));
    const { runs, skipped, asked } = await reports({ artifacts, packed });
    expect([runs.length, skipped]).toEqual([3, 0]);
    expect(asked).toEqual([
      ...['ancestors of the default branch', 'run 101', 'report of 1', 'run 102', 'report of 2'],
      ...['run 103', 'report of 3'],
    ]);
  });

  it('are a hundred at most, with what they remember of their baselines', async () => {
    expect(MOST_RUNS).toBe(100);
    const trend = [{ scored_at: '2026-11-20T12:00:00Z', overall_mean: 0.5, ci95: null }];
    const report = JSON.stringify({ ...JSON.parse(await whole()), trend });
    const { remembered } = await reports({ artifacts: [artifact(1, 'a')], packed: { 1: { report } } });
    expect(remembered).toEqual(trend);
  });

  it('are of the workflow of the run that asks, else of that of the newest', async () => {
    const artifacts = ['a', 'b', 'c'].map((sha, i) => artifact(i + 1, sha));
    const runs = [run(101, 'a', { workflowId: 8 }), run(102, 'b'), run(103, 'c', { workflowId: 8 })];
    const asked = async (runId: number | null) =>
      (await reports({ artifacts, runs }, 9, runId)).asked.filter((one) => one.startsWith('report'));
    expect(await asked(null)).toEqual(['report of 1', 'report of 3']);
    expect(await asked(500)).toEqual(['report of 2']);
  });

  it('are counted where they cannot be read, and left out where nobody may trust them', async () => {
    const artifacts = [
      artifact(1, 'a'),
      artifact(2, 'b'),
      artifact(3, 'd'),
      artifact(4, 'a', { isExpired: true }),
      artifact(5, 'a', { headRepositoryId: 2 }),
      artifact(6, 'c'),
    ];
    const runs = [run(106, 'c', { event: 'pull_request' })];
    const found = await reports({ artifacts, runs, packed: { 1: undefined, 2: { report: '{}' } } });
    expect([found.runs, found.skipped]).toEqual([[], 2]);
    expect(found.asked.filter((one) => one.startsWith('report'))).toEqual(['report of 1', 'report of 2']);
  });

  it('are of runs whose commit is that of their artifact', async () => {
    const { runs, skipped } = await reports({ artifacts: [artifact(1, 'a')], runs: [run(101, 'b')] });
    expect([runs, skipped]).toEqual([[], 0]);
  });

  it('are looked for in five runs for each that is wanted', async () => {
    const artifacts = Array.from({ length: 12 }, (_, i) => artifact(i + 1, 'a'));
    const runs = artifacts.map(({ runId }) => run(runId, 'a', { event: 'pull_request' }));
    const asked = async (most: number) =>
      (await reports({ artifacts, runs }, most)).asked.filter((one) => one.startsWith('run'));
    expect(await asked(1)).toHaveLength(5);
    expect(await asked(2)).toHaveLength(10);
    expect(await asked(0)).toHaveLength(0);
  });
});
