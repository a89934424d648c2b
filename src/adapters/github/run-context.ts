import { z } from 'zod';
import type { Environment } from '../../core/environment.js';
import { sha } from '../../core/json/schemas.js';
import type { Repository } from './client.js';

/** What a workflow run is about, computed once from the event: everything that publishes switches on it. */
export type RunContext = RunFacts & Target;

interface RunFacts {
  readonly repository: { readonly owner: string; readonly repo: string };
  /** Web address of the GitHub that runs this, without a closing slash. */
  readonly serverUrl: string;
  readonly runUrl: string;
  readonly runNumber: number;
  readonly attempt: number;
}

export type Target =
  /** `readOnly`: of a fork or Dependabot, whose token can only read unless somebody has allowed it more. */
  | { readonly kind: 'pull-request'; readonly number: number; readonly headSha: string; readonly readOnly: boolean }
  /** A run after the fact, for a pull request that still has to be found by its head. */
  | {
      readonly kind: 'find-pull-request';
      readonly headSha: string;
      readonly headOwner: string;
      readonly headBranch: string;
    }
  /** A pull request named by the `pull-request` setting; its head has to be asked for. */
  | { readonly kind: 'named-pull-request'; readonly number: number }
  | { readonly kind: 'merge-group'; readonly headSha: string }
  | { readonly kind: 'commit'; readonly headSha: string };

const repository = z.looseObject({ id: z.number() });

const pullRequestEvent = z.looseObject({
  pull_request: z.looseObject({
    number: z.int().positive(),
    head: z.looseObject({ sha, repo: repository.nullish() }),
    base: z.looseObject({ repo: repository }),
  }),
});

const mergeGroupEvent = z.looseObject({ merge_group: z.looseObject({ head_sha: sha }) });

const listedPullRequest = z.looseObject({
  number: z.int().positive(),
  head: z.looseObject({ sha: z.string() }).nullish(),
  base: z.looseObject({ repo: repository.nullish() }).nullish(),
});

const workflowRunEvent = z.looseObject({
  repository: repository.nullish(),
  workflow_run: z.looseObject({
    event: z.string(),
    head_sha: sha,
    head_branch: z.string().nullish(),
    head_repository: z.looseObject({ owner: z.looseObject({ login: z.string() }) }).nullish(),
    pull_requests: z.array(listedPullRequest).nullish(),
  }),
});

/** What the runner tells, reduced to what a context needs. */
interface RunnerFacts {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The event's payload, as parsed JSON; `undefined` when there is none. */
  readonly payload: unknown;
  /** The `pull-request` setting. */
  readonly pullRequest: number | null;
}

/** The context of the run, or nothing outside of GitHub Actions. A payload of an unknown shape is a plain commit. */
export function readRunContext({ env, payload, pullRequest }: RunnerFacts): RunContext | undefined {
  const repository = repositoryOf(env);
  if (repository === undefined) return undefined;
  const serverUrl = (env['GITHUB_SERVER_URL'] || 'https://github.com').replace(/(?<!\/)\/+$/, '');
  const target = readTarget(env, payload);
  const named = pullRequest !== null && !(target.kind === 'pull-request' && target.number === pullRequest);
  return {
    repository,
    serverUrl,
    runUrl: `${serverUrl}/${repository.owner}/${repository.repo}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
    runNumber: Number(env['GITHUB_RUN_NUMBER']) || 0,
    attempt: Number(env['GITHUB_RUN_ATTEMPT']) || 1,
    ...(named ? { kind: 'named-pull-request', number: pullRequest } : target),
  };
}

function readTarget(env: RunnerFacts['env'], payload: unknown): Target {
  const eventName = env['GITHUB_EVENT_NAME'] ?? '';
  const fallback: Target = { kind: 'commit', headSha: env['GITHUB_SHA'] ?? '' };
  switch (eventName) {
    case 'pull_request':
    case 'pull_request_target': {
      const event = pullRequestEvent.safeParse(payload);
      if (!event.success) return fallback;
      const { number, head, base } = event.data.pull_request;
      // A deleted fork has no repository any more. Ids are compared, since a name can be given to another repository.
      const isFork = head.repo == null || head.repo.id !== base.repo.id;
      const readOnly = eventName === 'pull_request' && (isFork || env['GITHUB_ACTOR'] === 'dependabot[bot]');
      return { kind: 'pull-request', number, headSha: head.sha, readOnly };
    }
    case 'merge_group': {
      const event = mergeGroupEvent.safeParse(payload);
      return event.success ? { kind: 'merge-group', headSha: event.data.merge_group.head_sha } : fallback;
    }
    case 'workflow_run': {
      const event = workflowRunEvent.safeParse(payload);
      return event.success ? workflowRunTarget(event.data) : fallback;
    }
    default:
      return fallback;
  }
}

function workflowRunTarget({ workflow_run: run, repository: here }: z.output<typeof workflowRunEvent>): Target {
  const headSha = run.head_sha;
  // The list has every pull request of the branch: to other repositories of the network, and moved on since, too.
  const pull = run.pull_requests?.find(
    ({ head, base }) => agrees(head?.sha, headSha) && agrees(base?.repo?.id, here?.id),
  );
  if (pull !== undefined) return { kind: 'pull-request', number: pull.number, headSha, readOnly: false };
  // GitHub leaves the list empty for forks; the head tells which pull request it was.
  const headOwner = run.head_repository?.owner.login;
  if (run.event.startsWith('pull_request') && headOwner && run.head_branch) {
    return { kind: 'find-pull-request', headSha, headOwner, headBranch: run.head_branch };
  }
  return { kind: 'commit', headSha };
}

/** Whether two say the same, or one of them says nothing. */
function agrees<T>(a: T | undefined, b: T | undefined): boolean {
  return a === undefined || b === undefined || a === b;
}

/** What owners and repositories may be called: nothing that would lead to another address than theirs. */
const OWNER_AND_NAME = /^(?!\.)([\w.-]{1,100})\/(?!\.{1,2}$)([\w.-]{1,100})$/;

/** The repository of a run; undefined outside of a workflow, and where GITHUB_REPOSITORY is no `owner/name`. */
export function repositoryOf(env: Environment['env']): Repository | undefined {
  const [, owner, repo] = OWNER_AND_NAME.exec(env['GITHUB_REPOSITORY'] ?? '') ?? [];
  return owner === undefined || repo === undefined ? undefined : { owner, repo };
}
