import { type Account, fullName, type PullRequest, type Repository } from '../world.js';
import type { Artifact, CheckRun, Comment, State, WorkflowRun } from './state.js';

/** State as GitHub tells it: only what matters; the description completes the rest. */

export interface Urls {
  /** Where pages are, such as https://github.com. */
  readonly server: string;
  /** Where this API is, without a slash at the end. */
  readonly api: string;
}

type Json = Readonly<Record<string, unknown>>;

const seconds = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

export class Representations {
  readonly #state: State;
  readonly #urls: Urls;
  readonly #enterprise: boolean;

  constructor(state: State, urls: Urls, enterprise: boolean) {
    this.#state = state;
    this.#urls = urls;
    this.#enterprise = enterprise;
  }

  get #repo(): string {
    return `${this.#urls.api}/repos/${fullName(this.#state.repository)}`;
  }

  get repositoryUrl(): string {
    return this.#repo;
  }

  get #page(): string {
    return `${this.#urls.server}/${fullName(this.#state.repository)}`;
  }

  account(account: Account): Json {
    const { login, id, type } = account;
    return {
      login,
      id,
      type,
      node_id: `U_kgDO${id}`,
      site_admin: false,
      html_url: `${this.#urls.server}/${type === 'Bot' ? 'apps/' : ''}${login.replace(/\[bot\]$/, '')}`,
      url: `${this.#urls.api}/users/${encodeURIComponent(login)}`,
      user_view_type: 'public',
    };
  }

  comment({ id, nodeId, issue, author, createdAt, updatedAt, body, minimized, minimizedReason }: Comment): Json {
    const kind = this.#state.pulls.some(({ number }) => number === issue) ? 'pull' : 'issues';
    return {
      id,
      node_id: nodeId,
      url: `${this.#repo}/issues/comments/${id}`,
      html_url: `${this.#page}/${kind}/${issue}#issuecomment-${id}`,
      issue_url: `${this.#repo}/issues/${issue}`,
      user: this.account(author),
      body,
      created_at: seconds(createdAt),
      updated_at: seconds(updatedAt),
      author_association: author.type === 'Bot' ? 'NONE' : 'MEMBER',
      performed_via_github_app: null,
      // github.com has begun to say this; servers of enterprises do not.
      ...(!this.#enterprise && { minimized: minimized ? { reason: minimizedReason } : null }),
    };
  }

  checkRun(run: CheckRun): Json {
    return {
      id: run.id,
      node_id: `CR_kwDOABPHjc${run.id}`,
      name: run.name,
      head_sha: run.headSha,
      status: run.status,
      conclusion: run.conclusion,
      external_id: run.externalId ?? '',
      details_url: run.detailsUrl,
      url: `${this.#repo}/check-runs/${run.id}`,
      html_url: `${this.#page}/runs/${run.id}`,
      started_at: run.startedAt,
      completed_at: run.completedAt,
      output: {
        title: run.title,
        summary: run.summary,
        text: run.text,
        annotations_count: run.annotations.length,
        annotations_url: `${this.#repo}/check-runs/${run.id}/annotations`,
      },
      check_suite: { id: 5 },
      app: { id: 15368, slug: 'github-actions', name: 'GitHub Actions', owner: this.account(this.#state.viewer) },
      pull_requests: this.#state.pulls
        .filter(({ head }) => head.sha === run.headSha && head.repository?.id === this.#state.repository.id)
        .map((pull) => this.pullRequestLink(pull)),
    };
  }

  pullRequest(pull: PullRequest): Json {
    const { number, head, base } = pull;
    const self = `${this.#repo}/pulls/${number}`;
    const page = `${this.#page}/pull/${number}`;
    const issue = `${this.#repo}/issues/${number}`;
    return {
      id: pull.id,
      node_id: `PR_kwDOABPHjc${pull.id}`,
      number,
      url: self,
      html_url: page,
      diff_url: `${page}.diff`,
      patch_url: `${page}.patch`,
      issue_url: issue,
      comments_url: `${issue}/comments`,
      state: pull.state,
      title: pull.title,
      body: pull.body,
      user: this.account(pull.author),
      draft: pull.draft,
      merged: pull.merged,
      merged_at: pull.merged ? '2026-11-20T00:00:00Z' : null,
      closed_at: pull.state === 'closed' ? '2026-11-20T00:00:00Z' : null,
      merge_commit_sha: pull.mergeCommitSha,
      labels: pull.labels.map((name, i) => ({ id: i + 1, name })),
      head: this.#side(head, head.repository),
      base: this.#side(base, base.repository),
      mergeable: null,
      mergeable_state: 'unknown',
      author_association: 'CONTRIBUTOR',
      commits: 1,
      comments: this.#state.comments.filter((comment) => comment.issue === number).length,
      changed_files: pull.files.length,
    };
  }

  pullRequestLink({ id, number, head, base }: PullRequest): Json {
    const repo = { id: this.#state.repository.id, name: this.#state.repository.name, url: this.#repo };
    return {
      id,
      number,
      url: `${this.#repo}/pulls/${number}`,
      head: { ref: head.ref, sha: head.sha, repo },
      base: { ref: base.ref, sha: base.sha, repo },
    };
  }

  files(pull: PullRequest): readonly Json[] {
    return pull.files.map(({ filename, status, patch }) => ({
      sha: 'bbcd538c8e72b8c175046e27cc8f907076331401',
      filename,
      status,
      additions: 1,
      deletions: 1,
      changes: 2,
      ...(patch !== undefined && { patch }),
      blob_url: `${this.#page}/blob/${pull.head.sha}/${encodeURI(filename)}`,
      raw_url: `${this.#page}/raw/${pull.head.sha}/${encodeURI(filename)}`,
      contents_url: `${this.#repo}/contents/${encodeURI(filename)}?ref=${pull.head.sha}`,
    }));
  }

  file(sha: string, path: string, text: string): Json {
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    const url = `${this.#repo}/contents/${encoded}?ref=${sha}`;
    return {
      type: 'file',
      encoding: 'base64',
      size: Buffer.byteLength(text),
      name: path.split('/').at(-1) ?? path,
      path,
      content: Buffer.from(text).toString('base64'),
      sha,
      url,
      git_url: `${this.#repo}/git/blobs/${sha}`,
      html_url: `${this.#page}/blob/${sha}/${encoded}`,
      download_url: null,
      _links: { self: url, git: null, html: null },
    };
  }

  /** What a folder holds, which is what the paths of its files say. */
  folder(sha: string, path: string, files: ReadonlyMap<string, string>): readonly Json[] {
    const entries = new Map<string, Json>();
    for (const [key, text] of files) {
      if (!key.startsWith(`${sha}:${path}/`)) continue;
      const [name = '', ...rest] = key.slice(`${sha}:${path}/`.length).split('/');
      const { encoding: _, content: __, ...entry } = this.file(sha, `${path}/${name}`, rest.length > 0 ? '' : text);
      entries.set(name, { ...entry, type: rest.length > 0 ? 'dir' : 'file' });
    }
    return [...entries.values()];
  }

  commit(sha: string, parent?: string): Json {
    const self = `${this.#repo}/commits/${sha}`;
    const person = { name: 'Mona', email: 'mona@github.example', date: '2026-11-20T00:00:00Z' };
    return {
      sha,
      url: self,
      node_id: `C_kwDOABPHjd${sha}`,
      html_url: `${this.#page}/commit/${sha}`,
      comments_url: `${self}/comments`,
      commit: {
        url: `${this.#repo}/git/commits/${sha}`,
        author: person,
        committer: person,
        message: 'A commit',
        comment_count: 0,
        tree: { sha, url: `${this.#repo}/git/trees/${sha}` },
      },
      author: null,
      committer: null,
      parents: parent === undefined ? [] : [{ sha: parent, url: `${this.#repo}/commits/${parent}` }],
    };
  }

  workflowRun(run: WorkflowRun, withPullRequests = true): Json {
    const self = `${this.#repo}/actions/runs/${run.id}`;
    return {
      id: run.id,
      name: run.name,
      display_title: run.name,
      workflow_id: run.workflowId,
      path: run.path,
      run_number: run.runNumber,
      run_attempt: 1,
      event: run.event,
      status: run.status,
      conclusion: run.conclusion,
      head_branch: run.headBranch,
      head_sha: run.headSha,
      head_repository: this.repository(run.headRepository),
      repository: this.repository(this.#state.repository),
      actor: this.account(run.actor),
      triggering_actor: this.account(run.actor),
      pull_requests: withPullRequests ? run.pullRequests.map((pull) => this.pullRequestLink(pull)) : [],
      created_at: seconds(run.createdAt),
      updated_at: seconds(run.createdAt),
      url: self,
      html_url: `${this.#page}/actions/runs/${run.id}`,
      artifacts_url: `${self}/artifacts`,
    };
  }

  artifact(artifact: Artifact): Json {
    const run = this.#state.runs.find(({ id }) => id === artifact.runId);
    const self = `${this.#repo}/actions/artifacts/${artifact.id}`;
    return {
      id: artifact.id,
      node_id: `MDg6QXJ0aWZhY3Q${artifact.id}`,
      name: artifact.name,
      size_in_bytes: artifact.archive.byteLength,
      url: self,
      archive_download_url: `${self}/zip`,
      expired: artifact.expired,
      created_at: seconds(artifact.createdAt),
      updated_at: seconds(artifact.createdAt),
      expires_at: seconds(new Date(artifact.createdAt.getTime() + 90 * 86_400_000)),
      workflow_run: run && {
        id: run.id,
        repository_id: this.#state.repository.id,
        head_repository_id: run.headRepository.id,
        head_branch: run.headBranch,
        head_sha: run.headSha,
      },
    };
  }

  repository(repository: Repository): Json {
    return {
      id: repository.id,
      node_id: `R_kgDO${repository.id}`,
      name: repository.name,
      full_name: fullName(repository),
      owner: this.account(repository.owner),
      private: repository.private,
      fork: repository.fork,
      html_url: `${this.#urls.server}/${fullName(repository)}`,
      url: `${this.#urls.api}/repos/${fullName(repository)}`,
      default_branch: repository.defaultBranch,
    };
  }

  #side(side: { readonly ref: string; readonly sha: string }, repository: Repository | null): Json {
    return {
      label: `${repository?.owner.login ?? 'unknown repository'}:${side.ref}`,
      ref: side.ref,
      sha: side.sha,
      user: repository === null ? null : this.account(repository.owner),
      repo: repository === null ? null : this.repository(repository),
    };
  }
}
