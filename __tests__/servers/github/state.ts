import { type Account, commitSha, type PullRequest, type Repository } from '../world.js';

/** What the loopback GitHub remembers. */

export interface Comment {
  readonly id: number;
  readonly nodeId: string;
  readonly issue: number;
  readonly author: Account;
  readonly createdAt: Date;
  body: string;
  updatedAt: Date;
  minimized: boolean;
  minimizedReason: string | null;
}

export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly start_column?: number | undefined;
  readonly end_column?: number | undefined;
  readonly annotation_level: string;
  readonly message: string;
  readonly title?: string | undefined;
  readonly raw_details?: string | undefined;
}

export interface CheckRun {
  readonly id: number;
  readonly headSha: string;
  /** GitHub appends: an update adds its annotations to those of earlier requests. */
  readonly annotations: Annotation[];
  name: string;
  status: string;
  conclusion: string | null;
  detailsUrl: string | null;
  externalId: string | null;
  startedAt: string | null;
  completedAt: string | null;
  title: string | null;
  summary: string | null;
  text: string | null;
}

export interface WorkflowRun {
  readonly id: number;
  readonly name: string;
  readonly workflowId: number;
  readonly path: string;
  readonly runNumber: number;
  readonly event: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly headBranch: string;
  readonly headSha: string;
  readonly headRepository: Repository;
  readonly pullRequests: readonly PullRequest[];
  readonly actor: Account;
  readonly createdAt: Date;
}

export interface Artifact {
  readonly id: number;
  readonly name: string;
  readonly runId: number;
  /** The zip file that a download gives. */
  readonly archive: Uint8Array;
  readonly expired: boolean;
  readonly createdAt: Date;
}

export interface State {
  readonly repository: Repository;
  /** Who the token belongs to. */
  readonly viewer: Account;
  readonly comments: Comment[];
  readonly checkRuns: CheckRun[];
  readonly pulls: PullRequest[];
  /** Numbers of issues that are no pull requests. */
  readonly issues: Set<number>;
  /** Commits of the repository, and the pull requests that somebody says belong to them. */
  readonly commits: Map<string, Set<number>>;
  /** The first parent of a commit, where somebody has told it. */
  readonly parents: Map<string, string>;
  /** Texts of files, by commit and path with a colon between. */
  readonly files: Map<string, string>;
  /** Trees that were made: another one with more files. */
  readonly trees: Map<string, { readonly base: string; readonly files: ReadonlyMap<string, string> }>;
  /** Messages of commits that were made. */
  readonly messages: Map<string, string>;
  /** What people may do in the repository, by their logins in lower case; others may read. */
  readonly collaborators: Map<string, { readonly permission: 'admin' | 'write' | 'read' | 'none' }>;
  readonly runs: WorkflowRun[];
  readonly artifacts: Artifact[];
  readonly nextId: () => number;
  readonly now: () => Date;
}

export function emptyState(repository: Repository, viewer: Account, now: () => Date): State {
  let id = 1_000;
  return {
    repository,
    viewer,
    comments: [],
    checkRuns: [],
    pulls: [],
    issues: new Set(),
    commits: new Map([[commitSha(repository.defaultBranch), new Set()]]),
    parents: new Map(),
    files: new Map(),
    trees: new Map(),
    messages: new Map(),
    collaborators: new Map(),
    runs: [],
    artifacts: [],
    nextId: () => ++id,
    now,
  };
}

/** A commit and those before it, newest first. */
export function ancestorsOf({ parents }: State, sha: string): readonly string[] {
  const found = [sha];
  for (let parent = parents.get(sha); parent !== undefined; parent = parents.get(parent)) found.push(parent);
  return found;
}

export function hasIssue({ issues, pulls }: State, number: number): boolean {
  return issues.has(number) || pulls.some((pull) => pull.number === number);
}

export function addPullRequest(state: State, pull: PullRequest): void {
  state.pulls.push(pull);
  for (const sha of [pull.head.sha, pull.base.sha, ...(pull.mergeCommitSha === null ? [] : [pull.mergeCommitSha])]) {
    if (!state.commits.has(sha)) state.commits.set(sha, new Set());
  }
  state.commits.get(pull.head.sha)?.add(pull.number);
  if (pull.merged && pull.mergeCommitSha !== null) state.commits.get(pull.mergeCommitSha)?.add(pull.number);
}

export interface NewComment {
  readonly issue: number;
  readonly body: string;
  readonly author?: Account;
  readonly createdAt?: Date;
  readonly minimized?: boolean;
}

export function addComment(state: State, { issue, body, author, createdAt, minimized = false }: NewComment): Comment {
  const id = state.nextId();
  const at = createdAt ?? state.now();
  const comment: Comment = {
    id,
    nodeId: `IC_kwDOABPHjc${id}`,
    issue,
    author: author ?? state.viewer,
    createdAt: at,
    body,
    updatedAt: at,
    minimized,
    minimizedReason: minimized ? 'outdated' : null,
  };
  state.comments.push(comment);
  return comment;
}
