import { createHash } from 'node:crypto';

/** The facts that events, the environment of a run and the loopback GitHub agree on. */

export interface Account {
  readonly login: string;
  readonly id: number;
  readonly type: 'User' | 'Bot' | 'Organization';
}

export interface Repository {
  readonly id: number;
  readonly name: string;
  readonly owner: Account;
  readonly fork: boolean;
  readonly private: boolean;
  readonly defaultBranch: string;
}

export interface ChangedFile {
  readonly filename: string;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed';
  readonly patch?: string;
}

export interface PullRequest {
  readonly number: number;
  readonly id: number;
  readonly title: string;
  readonly body: string | null;
  readonly author: Account;
  readonly state: 'open' | 'closed';
  readonly draft: boolean;
  readonly merged: boolean;
  /** The repository is null when the fork was deleted. */
  readonly head: { readonly ref: string; readonly sha: string; readonly repository: Repository | null };
  readonly base: { readonly ref: string; readonly sha: string; readonly repository: Repository };
  /** The commit of refs/pull/N/merge: what a `pull_request` workflow checks out, not what it should report on. */
  readonly mergeCommitSha: string | null;
  readonly labels: readonly string[];
  readonly files: readonly ChangedFile[];
}

export const ACME: Account = { login: 'acme', id: 9919, type: 'Organization' };
export const MONA: Account = { login: 'mona', id: 583231, type: 'User' };
export const HUBOT: Account = { login: 'hubot', id: 480938, type: 'User' };
export const GITHUB_ACTIONS: Account = { login: 'github-actions[bot]', id: 41898282, type: 'Bot' };
export const DEPENDABOT: Account = { login: 'dependabot[bot]', id: 49699333, type: 'Bot' };
export const MERGE_QUEUE: Account = { login: 'github-merge-queue[bot]', id: 118344674, type: 'Bot' };

export const WIDGETS: Repository = {
  id: 1296269,
  name: 'widgets',
  owner: ACME,
  fork: false,
  private: false,
  defaultBranch: 'main',
};
export const WIDGETS_FORK: Repository = { ...WIDGETS, id: 2741963, owner: HUBOT, fork: true };

export const MAIN_SHA = commitSha('main');
export const WORKFLOW = { id: 161335, name: 'Summary gate', path: '.github/workflows/summary-gate.yml' } as const;

/** A commit id that depends on nothing but `seed`. */
export function commitSha(seed: string): string {
  return createHash('sha1').update(seed).digest('hex');
}

export function fullName({ owner, name }: Repository): string {
  return `${owner.login}/${name}`;
}

export type PullRequestOverrides = Partial<Omit<PullRequest, 'head' | 'base'>> & {
  readonly head?: Partial<PullRequest['head']>;
  readonly base?: Partial<PullRequest['base']>;
};

/** An open pull request of a branch of the repository itself. */
export function pullRequest({ head, base, ...overrides }: PullRequestOverrides = {}): PullRequest {
  const number = overrides.number ?? 7;
  return {
    number,
    id: 279_147_437 + number,
    title: 'Shorten the summaries',
    body: null,
    author: MONA,
    state: 'open',
    draft: false,
    merged: false,
    mergeCommitSha: commitSha(`merge of ${number}`),
    labels: [],
    files: [{ filename: 'candidates/login.json', status: 'modified', patch: '@@ -1 +1 @@\n-{}\n+{ }' }],
    ...overrides,
    head: { ref: 'shorter-summaries', sha: commitSha(`head of ${number}`), repository: WIDGETS, ...head },
    base: { ref: 'main', sha: MAIN_SHA, repository: WIDGETS, ...base },
  };
}

export function forkPullRequest(overrides: PullRequestOverrides = {}): PullRequest {
  return pullRequest({ author: HUBOT, ...overrides, head: { repository: WIDGETS_FORK, ...overrides.head } });
}

export function deletedForkPullRequest(overrides: PullRequestOverrides = {}): PullRequest {
  return pullRequest({ author: HUBOT, ...overrides, head: { repository: null, ...overrides.head } });
}

export function dependabotPullRequest(overrides: PullRequestOverrides = {}): PullRequest {
  return pullRequest({
    title: 'Bump yaml from 2.9.0 to 2.9.1',
    author: DEPENDABOT,
    labels: ['dependencies'],
    ...overrides,
    head: { ref: 'dependabot/npm_and_yarn/yaml-2.9.1', ...overrides.head },
  });
}
