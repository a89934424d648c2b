import { expectedRuns } from '../adapters/github/expected-runs.js';
import type { Environment, OnProgress } from '../core/environment.js';
import type { Settings } from '../settings/table.js';
import type { ShardSpec } from '../settings/value-kinds.js';
import { explainingHeld } from './held-settings.js';
import { estimateRun, type Run, runScore, type ScoreResult } from './run.js';
import type { ShardResult } from './shard/run-shard.js';

/** What the settings of a run ask for. */
export type Job =
  /** To count and estimate: no request, no file, nothing published. */
  | { readonly kind: 'dry run' }
  /** To score one part of the sessions for a merge. It has no verdict. */
  | { readonly kind: 'shard'; readonly shard: ShardSpec }
  /** To put the parts of all shards together, which are somewhere in these folders of the workspace. */
  | { readonly kind: 'merge'; readonly folders: readonly string[] }
  | { readonly kind: 'score' };

/**
 * Action and command line ask here, so that the same settings mean the same to both. Settings that exclude each other have
 * been found wrong by the rules between settings, which every job tells before it does anything: of these the merge is
 * taken, since only that knows what is wrong with the parts as well.
 */
export function jobOf({ 'merge-from': parts, 'dry-run': isDry, shard }: Settings): Job {
  if (parts !== null) return { kind: 'merge', folders: [parts] };
  if (isDry) return { kind: 'dry run' };
  if (shard !== null) return { kind: 'shard', shard };
  return { kind: 'score' };
}

/** Whether a job ends in a verdict: only that is published, and compared with a baseline. */
export function hasVerdict({ kind }: Job): boolean {
  return kind === 'score' || kind === 'merge';
}

/** What a job leaves: an estimate to read, the part of a shard, or the report of all sessions. */
type JobResult =
  | { readonly kind: 'estimate'; readonly text: string }
  | { readonly kind: 'part'; readonly part: ShardResult }
  | { readonly kind: 'report'; readonly result: ScoreResult };

/** Does a job. Throws a UserError with every problem of settings and inputs when there is one. */
export function runJob(job: Job, run: Run, surroundings: Surroundings): Promise<JobResult> {
  return explainingHeld(run.settings, () => doJob(job, run, surroundings));
}

interface Surroundings {
  readonly env: Environment['env'];
  readonly onProgress: OnProgress;
}

async function doJob(job: Job, run: Run, { env, onProgress }: Surroundings): Promise<JobResult> {
  switch (job.kind) {
    case 'dry run':
      return { kind: 'estimate', text: await estimateRun(run, env) };
    case 'score':
      return { kind: 'report', result: await runScore(run, env, onProgress) };
    // Their code has the words for parts of shards, which other runs do without.
    case 'shard': {
      const { runShard } = await import('./shard/run-shard.js');
      return { kind: 'part', part: await runShard(run, job.shard, env, onProgress) };
    }
    case 'merge': {
      const { runMerge } = await import('./shard/run-merge.js');
      return { kind: 'report', result: await runMerge(run, job.folders, expectedRuns(env)) };
    }
  }
}
