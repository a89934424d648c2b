import { z } from 'zod';
import type { Environment } from '../../core/environment.js';
import { sha } from '../../core/json/schemas.js';
import { mergeGroupEvent } from './base-commit.js';

/** The pull request that a run is about, as far as it decides what can be believed. */
export interface PullRequestBase {
  /** A commit of the branch that it is to be merged into; null where the event does not tell. */
  readonly commit: string | null;
  /** The commit of the default branch that runs a workflow on behalf of a pull request to another one: its settings count, too. */
  readonly runner?: string | null;
  /** Its own newest commit; in a merge queue the base, on which the queue has put it. Null where the event does not tell. */
  readonly head: string | null;
  /** What is checked out: where GitHub has made it of the head and of that branch, its other parent is a commit of that, too. */
  readonly merge: string | null;
  /** Whether its author may be somebody who cannot write to the repository: it comes from a fork, or nobody knows. */
  readonly isForeign: boolean;
  /** The workflow names the pull request and the event tells nothing of it: GitHub has to be asked. */
  readonly isNamed?: true;
  /** Why GitHub does not tell more. */
  readonly unknown?: string;
}

const repository = z.looseObject({ id: z.number() });

const pullRequestEvent = z.looseObject({
  pull_request: z.looseObject({
    head: z.looseObject({ sha, repo: repository.nullish() }),
    base: z.looseObject({ sha, repo: repository }),
  }),
});
const workflowRunEvent = z.looseObject({
  repository,
  workflow_run: z.looseObject({
    event: z.string(),
    head_sha: sha.nullish(),
    head_repository: repository.nullish(),
    // Of a fork there are none.
    pull_requests: z
      .array(z.looseObject({ head: z.looseObject({ sha }), base: z.looseObject({ sha, repo: repository }) }))
      .nullish()
      .catch(null),
  }),
});

const UNKNOWN: PullRequestBase = { commit: null, head: null, merge: null, isForeign: true };

/**
 * The base of the pull request that a run is about; undefined where it is about none. A payload of an unknown shape is a
 * pull request that nothing is known of.
 * @param isNamed whether the workflow names a pull request itself, for an event that does not carry one
 */
export function pullRequestBaseOf(
  env: Environment['env'],
  payload: unknown,
  isNamed: boolean,
): PullRequestBase | undefined {
  const own = sha.safeParse(env['GITHUB_SHA']);
  const ownCommit = own.success ? own.data : null;
  switch (env['GITHUB_EVENT_NAME'] ?? '') {
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review':
    case 'pull_request_review_comment': {
      const event = pullRequestEvent.safeParse(payload);
      if (!event.success) return UNKNOWN;
      const { head, base } = event.data.pull_request;
      return {
        commit: base.sha,
        head: head.sha,
        merge: ownCommit,
        // A deleted fork has no repository any more. Names can be given to another repository; ids cannot.
        isForeign: head.repo == null || head.repo.id !== base.repo.id,
      };
    }
    case 'merge_group': {
      // Somebody who may merge has put it into the queue.
      const event = mergeGroupEvent.safeParse(payload);
      if (!event.success) return UNKNOWN;
      const { base_sha: base } = event.data.merge_group;
      return { commit: base, head: base, merge: null, isForeign: false };
    }
    case 'workflow_run': {
      const event = workflowRunEvent.safeParse(payload);
      if (!event.success) return UNKNOWN;
      const { repository: here, workflow_run: run } = event.data;
      if (!run.event.startsWith('pull_request') && !isNamed) return undefined;
      const head = run.head_sha ?? null;
      const isForeign = run.head_repository?.id !== here.id;
      // The run itself belongs to the default branch; the pull request may be meant for another one.
      const bases = (run.pull_requests ?? []).filter((one) => one.head.sha === head && one.base.repo.id === here.id);
      const [only, ...others] = new Set(bases.map((one) => one.base.sha));
      if (isForeign || only === undefined || others.length > 0)
        return { commit: ownCommit, head, merge: null, isForeign };
      return { commit: only, runner: ownCommit, head, merge: null, isForeign };
    }
    default:
      // The commit of any other branch may be that of the pull request itself.
      return isNamed ? { ...UNKNOWN, commit: isOnDefault(env, payload) ? ownCommit : null, isNamed } : undefined;
  }
}

const anyEvent = z.looseObject({ repository: z.looseObject({ default_branch: z.string().min(1) }) });

function isOnDefault(env: Environment['env'], payload: unknown): boolean {
  const event = anyEvent.safeParse(payload);
  return event.success && env['GITHUB_REF'] === `refs/heads/${event.data.repository.default_branch}`;
}
