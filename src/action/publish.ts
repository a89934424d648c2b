import {
  adviceFor,
  CHECK_PERMISSION,
  COMMENT_PERMISSION,
  type Reach,
  withoutToken,
} from '../adapters/github/advice.js';
import { type CheckRun, HostError, type PullRequestHost } from '../adapters/github/host.js';
import type { RunContext } from '../adapters/github/run-context.js';
import type { CommentMode } from '../settings/table.js';
import { type CommentOutcome, putComment } from './sticky-comment.js';

export interface Publication {
  readonly comment: {
    readonly key: string;
    readonly mode: CommentMode;
    readonly failing: boolean;
    /** @param earlier the body of our comment that it takes the place of, where there is one */
    readonly render: (headSha: string, earlier: string | undefined) => string;
  };
  /** Nothing when no check run is wanted. */
  readonly checkRun?: ((headSha: string) => CheckRun) | undefined;
}

/** What came of publishing one thing. */
export type PublishResult =
  | CommentOutcome
  | { readonly kind: 'published'; readonly url: null }
  | { readonly kind: 'failed'; readonly advice: string };

interface Outcomes {
  readonly comment: PublishResult;
  readonly checkRun: PublishResult;
}

/** Opened when there is something to do only: the client is large. Nothing when there is no token. */
type OpenHost = () => Promise<PullRequestHost | undefined>;

/** Publishes a result to GitHub. Trouble with GitHub is an outcome, never an exception. */
export async function publish(publication: Publication, context: RunContext, open: OpenHost): Promise<Outcomes> {
  const reach: Reach =
    context.kind === 'pull-request' && context.readOnly ? 'read-only by default' : 'as the workflow asks';
  const comment = await attempt(COMMENT_PERMISSION, reach, () => publishComment(publication.comment, context, open));
  const checkRun = await attempt(CHECK_PERMISSION, reach, () => publishCheckRun(publication.checkRun, context, open));
  return { comment, checkRun };
}

async function attempt(permission: string, reach: Reach, act: () => Promise<PublishResult>): Promise<PublishResult> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof HostError) return { kind: 'failed', advice: adviceFor(error, permission, reach) };
    throw error;
  }
}

async function publishComment(
  comment: Publication['comment'],
  context: RunContext,
  open: OpenHost,
): Promise<PublishResult> {
  if (comment.mode === 'never') return { kind: 'skipped', reason: 'not wanted' };
  if (context.kind === 'merge-group' || context.kind === 'commit') {
    return { kind: 'skipped', reason: 'this event has no pull request' };
  }
  const host = await open();
  if (host === undefined) return { kind: 'failed', advice: withoutToken(COMMENT_PERMISSION) };
  const pull = await findPullRequest(context, host);
  if (pull === undefined) return { kind: 'skipped', reason: 'no open pull request has the head of this run' };
  const { serverUrl, repository } = context;
  const page = `${serverUrl}/${repository.owner}/${repository.repo}/pull/${pull.number}`;
  const { key, mode, failing, render } = comment;
  const wanted = { key, mode, failing, page, render: (earlier: string | undefined) => render(pull.headSha, earlier) };
  return await putComment(wanted, pull.number, host);
}

async function publishCheckRun(
  make: Publication['checkRun'],
  context: RunContext,
  open: OpenHost,
): Promise<PublishResult> {
  if (make === undefined) return { kind: 'skipped', reason: 'not wanted' };
  const host = await open();
  if (host === undefined) return { kind: 'failed', advice: withoutToken(CHECK_PERMISSION) };
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
