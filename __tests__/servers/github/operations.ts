import { z } from 'zod';
import { commitSha } from '../world.js';
import { checkRunBody, checkRunUpdate, refuseBadCheckRun, settleCheckRun } from './check-run-rules.js';
import { gitDataOn } from './git-data.js';
import { notFound, Refusal, validationFailed } from './refusal.js';
import type { Representations } from './representations.js';
import {
  addComment,
  ancestorsOf,
  type CheckRun,
  type Comment,
  hasIssue,
  type State,
  type WorkflowRun,
} from './state.js';

export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is sent in place of the body to who asks for the raw form. */
  readonly raw?: string;
  /** All there is to list; the server cuts the page out of it and writes the Link header. */
  readonly list?: { readonly items: readonly unknown[]; readonly under?: string };
}

export type Operation = (call: Call) => Answer;

/**
 * GitHub counts in characters and does not say which. UTF-16 units are never fewer than code points, so a body that
 * passes here passes there.
 */
const LONGEST_COMMENT = 65_536;

/** What each operation of the description does. */
export function operationsOn(
  state: State,
  show: Representations,
  storageUrl: () => string,
): Readonly<Record<string, Operation>> {
  const commentOf = (id: string | undefined): Comment => {
    const comment = state.comments.find((candidate) => String(candidate.id) === id);
    if (comment === undefined) throw notFound();
    return comment;
  };
  const pullOf = (number: string | undefined) => {
    const pull = state.pulls.find((candidate) => String(candidate.number) === number);
    if (pull === undefined) throw notFound();
    return pull;
  };
  const runOf = (id: string | undefined): WorkflowRun => {
    const run = state.runs.find((candidate) => String(candidate.id) === id);
    if (run === undefined) throw notFound();
    return run;
  };
  const requireCommit = (sha: string): void => {
    if (!state.commits.has(sha)) throw new Refusal(422, `No commit found for SHA: ${sha}`, { misuse: true });
  };
  const listArtifacts = (of: (artifact: State['artifacts'][number]) => boolean, query: URLSearchParams): Answer => {
    const name = query.get('name');
    const found = newestFirst(state.artifacts.filter((one) => of(one) && (name === null || one.name === name)));
    if (query.get('direction') === 'asc') found.reverse();
    return list(
      found.map((artifact) => show.artifact(artifact)),
      'artifacts',
    );
  };

  return {
    ...gitDataOn(state, () => show.repositoryUrl),
    'issues/list-comments': ({ params, query }) => {
      if (!hasIssue(state, Number(params['issue_number']))) throw notFound();
      const since = query.get('since');
      const comments = state.comments.filter(
        ({ issue, updatedAt }) =>
          String(issue) === params['issue_number'] && (since === null || updatedAt >= new Date(since)),
      );
      return list(comments.map((comment) => show.comment(comment)));
    },
    'issues/create-comment': ({ params, body }) => {
      const issue = Number(params['issue_number']);
      if (!hasIssue(state, issue)) throw notFound();
      const comment = show.comment(addComment(state, { issue, body: readCommentBody(body) }));
      return { status: 201, body: comment, headers: { location: String(comment['url']) } };
    },
    'issues/get-comment': ({ params }) => ({ status: 200, body: show.comment(commentOf(params['comment_id'])) }),
    'issues/update-comment': ({ params, body }) => {
      const comment = commentOf(params['comment_id']);
      comment.body = readCommentBody(body);
      comment.updatedAt = state.now();
      return { status: 200, body: show.comment(comment) };
    },
    'issues/delete-comment': ({ params }) => {
      state.comments.splice(state.comments.indexOf(commentOf(params['comment_id'])), 1);
      return { status: 204 };
    },

    'checks/create': ({ body }) => {
      const wanted = checkRunBody.parse(body);
      requireCommit(wanted.head_sha);
      refuseBadCheckRun(wanted, undefined);
      const run: CheckRun = {
        id: state.nextId(),
        headSha: wanted.head_sha,
        name: wanted.name,
        annotations: [],
        status: 'queued',
        conclusion: null,
        detailsUrl: null,
        externalId: null,
        startedAt: null,
        completedAt: null,
        title: null,
        summary: null,
        text: null,
      };
      settleCheckRun(run, wanted, state.now());
      state.checkRuns.push(run);
      return { status: 201, body: show.checkRun(run) };
    },
    'checks/update': ({ params, body }) => {
      const run = state.checkRuns.find(({ id }) => String(id) === params['check_run_id']);
      if (run === undefined) throw notFound();
      const wanted = checkRunUpdate.parse(body);
      refuseBadCheckRun(wanted, run);
      settleCheckRun(run, wanted, state.now());
      return { status: 200, body: show.checkRun(run) };
    },
    'checks/list-for-ref': ({ params, query }) => {
      requireCommit(params['ref'] ?? '');
      const [name, status] = [query.get('check_name'), query.get('status')];
      const runs = newestFirst(state.checkRuns).filter(
        (run) =>
          run.headSha === params['ref'] &&
          (name === null || run.name === name) &&
          (status === null || run.status === status),
      );
      const shown = query.get('filter') === 'all' ? runs : firstOfEach(runs, (run) => run.name);
      return list(
        shown.map((run) => show.checkRun(run)),
        'check_runs',
      );
    },

    'pulls/get': ({ params }) => ({ status: 200, body: show.pullRequest(pullOf(params['pull_number'])) }),
    'pulls/list': ({ query }) => {
      const wanted = query.get('state') ?? 'open';
      const [head, base] = [query.get('head'), query.get('base')];
      const pulls = newestFirst(state.pulls).filter(
        (pull) =>
          (wanted === 'all' || pull.state === wanted) &&
          (base === null || pull.base.ref === base) &&
          (head === null || `${pull.head.repository?.owner.login}:${pull.head.ref}` === head),
      );
      if (query.get('direction') === 'asc') pulls.reverse();
      return list(pulls.map((pull) => show.pullRequest(pull)));
    },
    'pulls/list-files': ({ params }) => list(show.files(pullOf(params['pull_number']))),
    'repos/list-pull-requests-associated-with-commit': ({ params }) => {
      const sha = params['commit_sha'] ?? '';
      requireCommit(sha);
      const numbers = state.commits.get(sha);
      return list(state.pulls.filter(({ number }) => numbers?.has(number)).map((pull) => show.pullRequest(pull)));
    },

    'repos/list-commits': ({ query }) => {
      const sha = query.get('sha') ?? commitSha(state.repository.defaultBranch);
      if (!state.commits.has(sha)) throw notFound();
      return list(ancestorsOf(state, sha).map((commit) => show.commit(commit, state.parents.get(commit))));
    },
    'repos/compare-commits-with-basehead': ({ params }) => {
      const [base = '', head = ''] = (params['basehead'] ?? '').split('...').map((name) => resolveRef(state, name));
      if (!state.commits.has(base) || !state.commits.has(head)) throw notFound();
      const [ofBase, ofHead] = [ancestorsOf(state, base), ancestorsOf(state, head)];
      const mergeBase = ofHead.find((commit) => ofBase.includes(commit));
      if (mergeBase === undefined) throw notFound();
      const [ahead, behind] = [ofHead.indexOf(mergeBase), ofBase.indexOf(mergeBase)];
      return {
        status: 200,
        body: {
          base_commit: show.commit(base, state.parents.get(base)),
          merge_base_commit: show.commit(mergeBase, state.parents.get(mergeBase)),
          status: ahead === 0 ? (behind === 0 ? 'identical' : 'behind') : behind === 0 ? 'ahead' : 'diverged',
          ahead_by: ahead,
          behind_by: behind,
          total_commits: ahead,
          commits: [],
        },
      };
    },

    'repos/get-content': ({ params, query }) => {
      const { path = '' } = params;
      const sha = query.get('ref') ?? commitSha(state.repository.defaultBranch);
      const text = state.files.get(`${sha}:${path}`);
      const entries = text === undefined ? show.folder(sha, path, state.files) : [];
      if (entries.length > 0) return { status: 200, body: entries };
      if (text === undefined) throw notFound();
      return { status: 200, body: show.file(sha, path, text), raw: text };
    },

    'actions/get-workflow-run': ({ params, query }) => ({
      status: 200,
      body: show.workflowRun(runOf(params['run_id']), query.get('exclude_pull_requests') !== 'true'),
    }),
    'actions/list-workflow-runs': ({ params, query }) => {
      const { workflow_id: workflow = '' } = params;
      const runs = newestFirst(state.runs).filter(
        (run) =>
          (String(run.workflowId) === workflow || run.path.split('/').at(-1) === workflow) &&
          fits(query.get('branch'), run.headBranch) &&
          fits(query.get('event'), run.event) &&
          fits(query.get('head_sha'), run.headSha) &&
          fits(query.get('actor'), run.actor.login) &&
          (fits(query.get('status'), run.status) || fits(query.get('status'), run.conclusion)),
      );
      const withPulls = query.get('exclude_pull_requests') !== 'true';
      return list(
        runs.map((run) => show.workflowRun(run, withPulls)),
        'workflow_runs',
      );
    },
    'actions/list-artifacts-for-repo': ({ query }) => listArtifacts(() => true, query),
    'actions/list-workflow-run-artifacts': ({ params, query }) => {
      const { id } = runOf(params['run_id']);
      return listArtifacts(({ runId }) => runId === id, query);
    },
    'actions/download-artifact': ({ params }) => {
      const artifact = state.artifacts.find(({ id }) => String(id) === params['artifact_id']);
      if (artifact === undefined || params['archive_format'] !== 'zip') throw notFound();
      if (artifact.expired) throw new Refusal(410, 'Artifact has expired');
      return { status: 302, headers: { location: `${storageUrl()}/artifacts/${artifact.id}.zip?sig=once` } };
    },

    'users/get-authenticated': () => {
      if (state.viewer.type === 'Bot') throw new Refusal(403, 'Resource not accessible by integration');
      return { status: 200, body: show.account(state.viewer) };
    },
  };
}

/** The default branch is the commit of its name. */
function resolveRef({ repository }: State, name: string): string {
  return name === repository.defaultBranch ? commitSha(name) : name;
}

function readCommentBody(given: unknown): string {
  const { body } = z.object({ body: z.string() }).parse(given);
  if (body.length > LONGEST_COMMENT) {
    throw validationFailed('IssueComment', 'data', `Body is too long (maximum is ${LONGEST_COMMENT} characters)`);
  }
  if (body.trim() === '') throw validationFailed('IssueComment', 'data', 'Body cannot be blank');
  return body;
}

function list(items: readonly unknown[], under?: string): Answer {
  return { status: 200, list: { items, ...(under !== undefined && { under }) } };
}

function fits(wanted: string | null, value: string | null): boolean {
  return wanted === null || wanted === value;
}

function newestFirst<T extends { readonly id: number }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => b.id - a.id);
}

function firstOfEach<T>(items: readonly T[], key: (item: T) => string): readonly T[] {
  return items.filter((item, i) => items.findIndex((other) => key(other) === key(item)) === i);
}
