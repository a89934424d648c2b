import { createCheckRun } from './check-run.js';
import {
  type Access,
  type Call,
  classify,
  commentAnswer,
  commentsAnswer,
  hiddenAnswer,
  loginOf,
  type Octokit,
  openCall,
  openClient,
  PAGE,
  pullRequestAnswer,
  pullRequestsAnswer,
  type Repository,
  viewerAnswer,
} from './client.js';
import { ACTIONS_LOGIN, type PullRequestHost } from './host.js';
import type { ExistingComment } from './sticky.js';
import type { TimeBudget } from './time-budget.js';

/** The most pages of comments that are looked through: twice what GitHub lets a pull request have. */
const MOST_PAGES = 50;

/** GitHub by its real client. All waiting together, retries included, ends with `timeBudget`. */
export function openGitHub(access: Access, repository: Repository, timeBudget: TimeBudget): PullRequestHost {
  const octokit = openClient(access);
  const call = openCall(timeBudget);
  const { issues, pulls } = octokit.rest;

  return {
    findPullRequest: (headOwner, headBranch, headSha) =>
      call('looking for the pull request', async (signal) => {
        const query = { ...repository, state: 'open' as const, head: `${headOwner}:${headBranch}`, per_page: PAGE };
        const { data } = await pulls.list({ ...query, request: { signal } });
        return pullRequestsAnswer.parse(data).find(({ head }) => head.sha === headSha)?.number;
      }),
    headOf: (number) =>
      call('reading the pull request', async (signal) => {
        const { data } = await pulls.get({ ...repository, pull_number: number, request: { signal } });
        return pullRequestAnswer.parse(data).head.sha;
      }),
    author: () => call('asking who we are', (signal) => readAuthor(octokit, signal)),
    commentsStartingWith: (number, prefix) => listComments(octokit, repository, number, prefix, call),
    createComment: (number, body) =>
      call(
        'creating the comment',
        async (signal) => {
          const { data } = await issues.createComment({
            ...repository,
            issue_number: number,
            body,
            request: { signal },
          });
          return commentAnswer.parse(data).html_url;
        },
        'once',
      ),
    updateComment: (id, body) =>
      call('updating the comment', async (signal) => {
        const { data } = await issues.updateComment({ ...repository, comment_id: id, body, request: { signal } });
        return commentAnswer.parse(data).html_url;
      }),
    createCheckRun: (check) => createCheckRun(octokit, repository, check, call),
  };
}

async function listComments(
  octokit: Octokit,
  repository: Repository,
  number: number,
  prefix: string,
  call: Call,
): Promise<readonly ExistingComment[]> {
  const found: { id: number; node_id: string; body: string; author: string; updatedAt?: string }[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const comments = await call('listing the comments', async (signal) => {
      const query = { ...repository, issue_number: number, per_page: PAGE, page };
      return commentsAnswer.parse((await octokit.rest.issues.listComments({ ...query, request: { signal } })).data);
    });
    for (const { id, node_id, body, user, updated_at: updatedAt } of comments) {
      if (!body?.startsWith(prefix)) continue;
      found.push({ id, node_id, body, author: loginOf(user), ...(updatedAt != null && { updatedAt }) });
    }
    if (comments.length < PAGE) break;
  }
  if (found.length === 0) return [];
  const ids = found.map(({ node_id }) => node_id);
  const hidden = await call('asking which comments are hidden', (signal) => readMinimized(octokit, ids, signal));
  return found.map(({ node_id, ...comment }) => ({ ...comment, minimized: hidden.has(node_id) }));
}

/** REST does not say which comments are hidden. When GraphQL will not say either, none is. */
async function readMinimized(
  octokit: Octokit,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on IssueComment { isMinimized } } }';
  try {
    const answer = await octokit.graphql(query, { ids: ids.slice(-PAGE), request: { signal } });
    const { nodes } = hiddenAnswer.parse(answer);
    return new Set(nodes.flatMap((node) => (node?.isMinimized && node.id !== undefined ? [node.id] : [])));
  } catch (error) {
    if (isRefusal(error)) return new Set();
    throw error;
  }
}

/** GraphQL tells for every kind of token who it belongs to; `GET /user` does not. */
async function readAuthor(octokit: Octokit, signal: AbortSignal): Promise<string> {
  try {
    const answer = await octokit.graphql('query { viewer { login } }', { request: { signal } });
    return viewerAnswer.parse(answer).viewer.login.toLowerCase();
  } catch (error) {
    if (isRefusal(error)) return ACTIONS_LOGIN;
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return ['rejected', 'forbidden', 'not-found'].includes(classify(error).failure);
}
