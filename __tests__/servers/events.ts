import {
  ACME,
  type Account,
  commitSha,
  deletedForkPullRequest,
  dependabotPullRequest,
  forkPullRequest,
  fullName,
  MAIN_SHA,
  MERGE_QUEUE,
  MONA,
  type PullRequest,
  pullRequest,
  type Repository,
  WIDGETS,
  WORKFLOW,
} from './world.js';

/** What starts a run: the payload and the refs that the runner derives from it. */
export interface Trigger {
  readonly eventName: string;
  readonly event: Readonly<Record<string, unknown>>;
  /** GITHUB_SHA, GITHUB_REF, GITHUB_HEAD_REF, GITHUB_BASE_REF and GITHUB_ACTOR. */
  readonly sha: string;
  readonly ref: string;
  readonly headRef: string;
  readonly baseRef: string;
  readonly actor: Account;
}

export interface PullRequestTrigger extends Trigger {
  readonly pull: PullRequest;
}

/** GITHUB_SHA is the merge commit here, and GITHUB_REF its ref. */
export function pullRequestEvent(pull: PullRequest = pullRequest(), action = 'synchronize'): PullRequestTrigger {
  return {
    eventName: 'pull_request',
    event: pullRequestPayload(pull, action),
    sha: pull.mergeCommitSha ?? pull.head.sha,
    ref: `refs/pull/${pull.number}/merge`,
    headRef: pull.head.ref,
    baseRef: pull.base.ref,
    actor: pull.author,
    pull,
  };
}

export const forkPullRequestEvent = (): PullRequestTrigger => pullRequestEvent(forkPullRequest());
export const deletedForkPullRequestEvent = (): PullRequestTrigger => pullRequestEvent(deletedForkPullRequest());
export const dependabotEvent = (): PullRequestTrigger => pullRequestEvent(dependabotPullRequest());

/** The same payload, but the run belongs to the base branch. */
export function pullRequestTargetEvent(
  pull: PullRequest = forkPullRequest(),
  action = 'synchronize',
): PullRequestTrigger {
  return {
    ...pullRequestEvent(pull, action),
    eventName: 'pull_request_target',
    sha: pull.base.sha,
    ref: `refs/heads/${pull.base.ref}`,
  };
}

/** Somebody comments on a pull request, or on an issue that is none. The run belongs to the default branch. */
export function issueCommentEvent({
  comment: { id, body, author = MONA, createdAt = '2026-11-23T12:00:00Z', updatedAt = createdAt, viaApp },
  issue = 7,
  isPullRequest = true,
  action = 'created',
  sender = author,
}: {
  readonly comment: {
    readonly id: number;
    readonly body: string;
    readonly author?: Account;
    readonly createdAt?: string;
    readonly updatedAt?: string;
    /** An app that has written it for its author, who has let it. */
    readonly viaApp?: { readonly id: number; readonly slug: string };
  };
  readonly issue?: number;
  readonly isPullRequest?: boolean;
  readonly action?: string;
  readonly sender?: Account;
}): Trigger {
  const html = `https://github.com/${fullName(WIDGETS)}/pull/${issue}`;
  return {
    eventName: 'issue_comment',
    event: {
      action,
      issue: {
        number: issue,
        state: 'open',
        html_url: html,
        ...(isPullRequest && { pull_request: { url: html, html_url: html } }),
      },
      comment: {
        id,
        body,
        user: accountPayload(author),
        // GitHub says it of owners of organisations, and it says nothing of this repository.
        author_association: 'MEMBER',
        created_at: createdAt,
        updated_at: updatedAt,
        html_url: `${html}#issuecomment-${id}`,
        performed_via_github_app: viaApp ?? null,
      },
      ...common(sender),
    },
    sha: MAIN_SHA,
    ref: 'refs/heads/main',
    headRef: '',
    baseRef: '',
    actor: sender,
  };
}

export function mergeGroupEvent(pull: PullRequest = pullRequest()): Trigger {
  const sha = commitSha(`merge group of ${pull.number}`);
  const ref = `refs/heads/gh-readonly-queue/${pull.base.ref}/pr-${pull.number}-${pull.base.sha}`;
  return {
    eventName: 'merge_group',
    event: {
      action: 'checks_requested',
      merge_group: {
        head_sha: sha,
        head_ref: ref,
        base_sha: pull.base.sha,
        base_ref: `refs/heads/${pull.base.ref}`,
        head_commit: commitPayload(sha, `Merge pull request #${pull.number}`),
      },
      ...common(MERGE_QUEUE),
    },
    sha,
    ref,
    headRef: '',
    baseRef: '',
    actor: MERGE_QUEUE,
  };
}

export function pushEvent({ branch = 'main', sha = MAIN_SHA } = {}): Trigger {
  const ref = `refs/heads/${branch}`;
  const commit = commitPayload(sha, 'Shorten the summaries');
  return {
    eventName: 'push',
    event: {
      ref,
      before: commitSha('before main'),
      after: sha,
      created: false,
      deleted: false,
      forced: false,
      base_ref: null,
      head_commit: commit,
      commits: [commit],
      pusher: { name: MONA.login, email: 'mona@example.com' },
      ...common(MONA),
    },
    ...onBranch(ref, sha),
  };
}

export function workflowDispatchEvent(
  inputs: Readonly<Record<string, string>> | null = null,
  branch = 'main',
): Trigger {
  const ref = `refs/heads/${branch}`;
  return {
    eventName: 'workflow_dispatch',
    event: { inputs, ref, workflow: WORKFLOW.path, ...common(MONA) },
    ...onBranch(ref, MAIN_SHA),
  };
}

/** The payload names the repository, but no sender and no commit. */
export function scheduleEvent(schedule = '0 3 * * 1'): Trigger {
  const { repository, organization } = common(MONA);
  return {
    eventName: 'schedule',
    event: { schedule, workflow: WORKFLOW.path, repository, organization },
    ...onBranch('refs/heads/main', MAIN_SHA),
  };
}

/**
 * Another workflow has completed. For a pull request from a fork GitHub leaves `pull_requests` empty: then only
 * `head_sha`, `head_branch` and `head_repository` say where it came from.
 */
export function workflowRunEvent(pull: PullRequest = pullRequest(), runId = 30_433_642): PullRequestTrigger {
  const fromFork = pull.head.repository?.id !== pull.base.repository.id;
  const api = `https://api.github.com/repos/${fullName(pull.base.repository)}`;
  return {
    eventName: 'workflow_run',
    event: {
      action: 'completed',
      workflow: { id: WORKFLOW.id + 1, name: 'Summaries', path: '.github/workflows/summaries.yml', state: 'active' },
      workflow_run: {
        id: runId,
        name: 'Summaries',
        display_title: pull.title,
        run_number: 562,
        run_attempt: 1,
        event: 'pull_request',
        status: 'completed',
        conclusion: 'success',
        workflow_id: WORKFLOW.id + 1,
        path: '.github/workflows/summaries.yml',
        head_branch: pull.head.ref,
        head_sha: pull.head.sha,
        head_commit: commitPayload(pull.head.sha, pull.title),
        head_repository: pull.head.repository === null ? null : repositoryPayload(pull.head.repository),
        repository: repositoryPayload(pull.base.repository),
        pull_requests: fromFork ? [] : [pullRequestLink(pull, api)],
        actor: accountPayload(pull.author),
        triggering_actor: accountPayload(pull.author),
        html_url: `https://github.com/${fullName(pull.base.repository)}/actions/runs/${runId}`,
        artifacts_url: `${api}/actions/runs/${runId}/artifacts`,
      },
      ...common(pull.author),
    },
    ...onBranch('refs/heads/main', MAIN_SHA),
    actor: pull.author,
    pull,
  };
}

function onBranch(ref: string, sha: string): Omit<Trigger, 'eventName' | 'event'> {
  return { sha, ref, headRef: '', baseRef: '', actor: MONA };
}

function common(sender: Account): Readonly<Record<'repository' | 'organization' | 'sender', object>> {
  return {
    repository: repositoryPayload(WIDGETS),
    organization: { login: ACME.login, id: ACME.id },
    sender: accountPayload(sender),
  };
}

function pullRequestPayload(pull: PullRequest, action: string): Readonly<Record<string, unknown>> {
  const html = `https://github.com/${fullName(pull.base.repository)}/pull/${pull.number}`;
  return {
    action,
    number: pull.number,
    ...(action === 'synchronize' && { before: commitSha(`before head of ${pull.number}`), after: pull.head.sha }),
    pull_request: {
      id: pull.id,
      number: pull.number,
      html_url: html,
      url: `https://api.github.com/repos/${fullName(pull.base.repository)}/pulls/${pull.number}`,
      state: pull.state,
      draft: pull.draft,
      merged: pull.merged,
      title: pull.title,
      body: pull.body,
      user: accountPayload(pull.author),
      labels: pull.labels.map((name, i) => ({ id: i + 1, name, color: 'ededed', default: false })),
      head: sidePayload(pull.head, pull.head.repository),
      base: sidePayload(pull.base, pull.base.repository),
      merge_commit_sha: pull.mergeCommitSha,
      mergeable: null,
      author_association: pull.head.repository?.fork === false ? 'MEMBER' : 'CONTRIBUTOR',
      maintainer_can_modify: false,
      commits: 1,
      changed_files: pull.files.length,
    },
    ...common(pull.author),
  };
}

function sidePayload(side: { readonly ref: string; readonly sha: string }, repository: Repository | null): object {
  return {
    label: `${repository?.owner.login ?? 'unknown repository'}:${side.ref}`,
    ref: side.ref,
    sha: side.sha,
    user: repository === null ? null : accountPayload(repository.owner),
    repo: repository === null ? null : repositoryPayload(repository),
  };
}

function pullRequestLink({ id, number, head, base }: PullRequest, api: string): object {
  const repo = { id: base.repository.id, name: base.repository.name, url: api };
  return {
    id,
    number,
    url: `${api}/pulls/${number}`,
    head: { ref: head.ref, sha: head.sha, repo },
    base: { ref: base.ref, sha: base.sha, repo },
  };
}

function repositoryPayload(repository: Repository): object {
  return {
    id: repository.id,
    name: repository.name,
    full_name: fullName(repository),
    private: repository.private,
    fork: repository.fork,
    owner: accountPayload(repository.owner),
    html_url: `https://github.com/${fullName(repository)}`,
    url: `https://api.github.com/repos/${fullName(repository)}`,
    default_branch: repository.defaultBranch,
    visibility: repository.private ? 'private' : 'public',
  };
}

function accountPayload({ login, id, type }: Account): object {
  return { login, id, type, html_url: `https://github.com/${login}` };
}

function commitPayload(sha: string, message: string): object {
  return {
    id: sha,
    tree_id: commitSha(`tree of ${sha}`),
    message,
    timestamp: '2026-11-21T12:00:00+00:00',
    author: { name: 'Mona', email: 'mona@example.com' },
    committer: { name: 'GitHub', email: 'noreply@github.com' },
  };
}
