import { baseCandidatesIn } from '../../inputs/baseline/base-candidates.js';
import { readBaselineReport } from '../../inputs/baseline/baseline-report.js';
import type { BaselineFacts, WantedOfBase } from '../../inputs/baseline/read-baseline.js';
import type { BaseCommit } from './base-commit.js';

export interface Artifact {
  readonly id: number;
  readonly runId: number;
  readonly headSha: string;
  readonly repositoryId: number;
  /** The repository that the run's commit came from: another one for pull requests of forks. */
  readonly headRepositoryId: number;
  readonly isExpired: boolean;
  readonly bytes: number;
  /** ISO 8601; empty where GitHub does not say it. */
  readonly createdAt: string;
}

export interface WorkflowRun {
  readonly id: number;
  readonly workflowId: number;
  readonly status: string;
  readonly event: string;
  readonly headSha: string;
  readonly repositoryId: number;
  readonly headRepositoryId: number;
  readonly url: string;
}

/** The part of GitHub that baselines come from. Every method may throw. */
export interface ArtifactHost {
  mergeBase(base: string, head: string): Promise<string>;
  /** The commit, or with null the last one of the default branch, and those before it, newest first; a page of them. */
  ancestors(sha: string | null): Promise<readonly string[]>;
  /** Artifacts of that name, the newest first. */
  artifactsNamed(name: string): Promise<readonly Artifact[]>;
  run(id: number): Promise<WorkflowRun>;
  /** What an artifact has of a report; nothing where it has no report.json. */
  reportIn(artifact: number, wanted: WantedOfBase): Promise<PackedReport | undefined>;
}

/** Texts of files of one folder of an artifact. */
export interface PackedReport {
  readonly report: string;
  /** Left out where there is none, or where it is not wanted. */
  readonly candidates?: string;
}

/** Events whose runs are about commits of the base branch. A pull request could make its own baseline otherwise. */
const EVENTS: ReadonlySet<string> = new Set(['push', 'schedule', 'workflow_dispatch', 'merge_group']);

/** A report is a few megabytes; more is none of ours. */
const MOST_BYTES = 100_000_000;

/** The most artifacts of one name that are looked through. */
export const MOST_LISTED = 300;

/** The most artifacts whose run is asked about. */
const MOST_ASKED = 10;

/**
 * The newest report that a completed run of this very workflow in this very repository has left on the merge base, or on
 * its nearest ancestor that has one. Never one of a fork or of a pull request.
 */
export async function findArtifact(
  host: ArtifactHost,
  where: BaseCommit,
  { name, runId, wanted }: { readonly name: string; readonly runId: number; readonly wanted: WantedOfBase },
): Promise<BaselineFacts> {
  const own = await host.run(runId);
  const sha = where.kind === 'commit' ? where.sha : await host.mergeBase(where.base, where.head);
  const ranks = new Map((await host.ancestors(sha)).map((ancestor, rank) => [ancestor, rank]));
  const named = await host.artifactsNamed(name);
  const usable = named
    .filter(
      (artifact) => artifact.runId !== runId && isUsable(artifact, own.repositoryId) && ranks.has(artifact.headSha),
    )
    // Sorting keeps the newest of one commit first.
    .sort((a, b) => (ranks.get(a.headSha) ?? 0) - (ranks.get(b.headSha) ?? 0));
  for (const artifact of usable.slice(0, MOST_ASKED)) {
    const run = await host.run(artifact.runId);
    if (!isTrusted(run, own) || run.headSha !== artifact.headSha) continue;
    const packed = await host.reportIn(artifact.id, wanted);
    if (packed === undefined) continue;
    const origin = { kind: 'artifact', runUrl: run.url, commit: run.headSha, fallback: run.headSha !== sha } as const;
    const read = readBaselineReport(packed.report);
    return read.kind === 'report'
      ? {
          ...{ kind: 'found', origin, report: read.report },
          ...(wanted !== 'report' && { candidates: baseCandidatesIn(packed.candidates) }),
        }
      : { kind: 'incomparable', origin, reason: read.reason };
  }
  const gap = named.length < MOST_LISTED ? '' : `; only the newest ${MOST_LISTED} were looked at`;
  return {
    kind: 'none',
    reason: `no finished run of this workflow on ${sha.slice(0, 7)} or the ${ranks.size} commits up to it has left an artifact ${name}${gap}`,
  };
}

/** Whether an artifact can be had, and is of this repository and of no fork of it. */
export function isUsable({ isExpired, bytes, ...of }: Artifact, repositoryId: number): boolean {
  return !isExpired && bytes <= MOST_BYTES && of.repositoryId === repositoryId && of.headRepositoryId === repositoryId;
}

/** Whether a run is a completed one of the same workflow and repository, and no pull request could have shaped it. */
export function isTrusted(run: WorkflowRun, own: WorkflowRun): boolean {
  return (
    run.status === 'completed' &&
    EVENTS.has(run.event) &&
    run.workflowId === own.workflowId &&
    run.repositoryId === own.repositoryId &&
    run.headRepositoryId === own.repositoryId
  );
}
