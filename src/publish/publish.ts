import type { CommentMode } from '../settings/table.js';
import { type CheckRun, HostError, type PullRequestHost } from './host.js';
import type { RunContext } from './run-context.js';
import { decideSticky, findOurs, stickyMarker } from './sticky.js';

export interface Publication {
  readonly comment: {
    readonly key: string;
    readonly mode: CommentMode;
    readonly failing: boolean;
    readonly render: (headSha: string) => string;
  };
  /** Nothing when no check run is wanted. */
  readonly checkRun?: ((headSha: string) => CheckRun) | undefined;
}

export type Outcome =
  | { readonly kind: 'published'; readonly url: string | null }
  /** Nothing was to be done. `url` leads to the comment that was left as it is. */
  | { readonly kind: 'skipped'; readonly reason: string; readonly url?: string }
  | { readonly kind: 'failed'; readonly advice: string };

export interface Outcomes {
  readonly comment: Outcome;
  readonly checkRun: Outcome;
}

/** Opened when there is something to do only: the client is large. Nothing when there is no token. */
export type OpenHost = () => Promise<PullRequestHost | undefined>;

const COMMENT_PERMISSION = 'pull-requests: write';
const CHECK_PERMISSION = 'checks: write';

/** Publishes a result to GitHub. Trouble with GitHub is an outcome, never an exception. */
export async function publish(publication: Publication, context: RunContext, open: OpenHost): Promise<Outcomes> {
  const comment = await attempt(COMMENT_PERMISSION, () => publishComment(publication.comment, context, open));
  const checkRun = await attempt(CHECK_PERMISSION, () => publishCheckRun(publication.checkRun, context, open));
  return { comment, checkRun };
}

async function attempt(permission: string, act: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof HostError) return { kind: 'failed', advice: adviceFor(error, permission) };
    throw error;
  }
}

function adviceFor({ failure, message }: HostError, permission: string): string {
  const needed = `this needs the permission ${permission}`;
  switch (failure) {
    case 'forbidden':
    case 'not-found':
      return `${message}: the token may not do this; ${needed}`;
    case 'too-long':
      return `${message}: too long for GitHub; ${needed}`;
    case 'rate-limited':
      return `${message}: GitHub's rate limit is used up, a later run will catch up; ${needed}`;
    case 'unavailable':
      return `${message}: GitHub could not be reached in time, a later run will catch up; ${needed}`;
    case 'rejected':
      return `${message}: GitHub refused it; ${needed}`;
  }
}

async function publishComment(comment: Publication['comment'], context: RunContext, open: OpenHost): Promise<Outcome> {
  if (comment.mode === 'never') return { kind: 'skipped', reason: 'not wanted' };
  if (context.kind === 'merge-group' || context.kind === 'commit') {
    return { kind: 'skipped', reason: 'this event has no pull request' };
  }
  if (isReadOnly(context)) return readOnly(COMMENT_PERMISSION);
  const host = await open();
  if (host === undefined) return withoutToken(COMMENT_PERMISSION);
  const pull = await findPullRequest(context, host);
  if (pull === undefined) return { kind: 'skipped', reason: 'no open pull request has the head of this run' };
  const body = comment.render(pull.headSha);
  try {
    return await writeComment(comment, pull.number, body, context, host);
  } catch (error) {
    // A creation without an answer may have happened, and a comment may have been deleted since it was found.
    const worthAnotherLook = error instanceof HostError && ['unavailable', 'not-found'].includes(error.failure);
    if (!worthAnotherLook) throw error;
    return await writeComment(comment, pull.number, body, context, host);
  }
}

async function writeComment(
  { key, mode, failing }: Publication['comment'],
  pullRequest: number,
  body: string,
  { serverUrl, repository }: RunContext,
  host: PullRequestHost,
): Promise<Outcome> {
  const marked = await host.commentsStartingWith(pullRequest, stickyMarker(key));
  const ours = marked.length === 0 ? undefined : findOurs(marked, await host.author(), key);
  const decision = decideSticky(ours, body, { mode, failing });
  switch (decision.kind) {
    case 'create':
      return { kind: 'published', url: await host.createComment(pullRequest, body) };
    case 'update':
      return { kind: 'published', url: await host.updateComment(decision.id, body) };
    case 'leave': {
      const page = `${serverUrl}/${repository.owner}/${repository.repo}/pull/${pullRequest}`;
      return {
        kind: 'skipped',
        reason: decision.reason,
        ...(ours !== undefined && { url: `${page}#issuecomment-${ours.id}` }),
      };
    }
  }
}

async function publishCheckRun(make: Publication['checkRun'], context: RunContext, open: OpenHost): Promise<Outcome> {
  if (make === undefined) return { kind: 'skipped', reason: 'not wanted' };
  if (isReadOnly(context)) return readOnly(CHECK_PERMISSION);
  const host = await open();
  if (host === undefined) return withoutToken(CHECK_PERMISSION);
  const headSha = context.kind === 'named-pull-request' ? await host.headOf(context.number) : context.headSha;
  await host.createCheckRun(make(headSha));
  return { kind: 'published', url: null };
}

async function findPullRequest(
  context: Exclude<RunContext, { readonly kind: 'merge-group' | 'commit' }>,
  host: PullRequestHost,
): Promise<{ readonly number: number; readonly headSha: string } | undefined> {
  switch (context.kind) {
    case 'pull-request':
      return context;
    case 'named-pull-request':
      return { number: context.number, headSha: await host.headOf(context.number) };
    case 'find-pull-request': {
      const { headOwner, headBranch, headSha } = context;
      const number = await host.findPullRequest(headOwner, headBranch, headSha);
      return number === undefined ? undefined : { number, headSha };
    }
  }
}

function isReadOnly(context: RunContext): boolean {
  return context.kind === 'pull-request' && context.readOnly;
}

function readOnly(permission: string): Outcome {
  const advice = `GitHub gives the pull requests of forks and of Dependabot a read-only token, without ${permission}; a workflow that runs on workflow_run can publish for them`;
  return { kind: 'failed', advice };
}

function withoutToken(permission: string): Outcome {
  return { kind: 'failed', advice: `there is no token; set github-token to one with the permission ${permission}` };
}
