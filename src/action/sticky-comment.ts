import { HostError, type PullRequestHost } from '../adapters/github/host.js';
import {
  allOurs,
  decideSticky,
  type ExistingComment,
  newestResult,
  stickyMarker,
  supersededBody,
} from '../adapters/github/sticky.js';
import type { CommentMode } from '../settings/table.js';

export interface WantedComment {
  readonly key: string;
  readonly mode: CommentMode;
  readonly failing: boolean;
  /** @param earlier the comment that it takes the place of, where there is one */
  readonly render: (earlier: string | undefined) => string;
  /** Web address of the pull request. */
  readonly page: string;
}

/** What came of a comment. */
export type CommentOutcome =
  | { readonly kind: 'published'; readonly url: string }
  /** Nothing was to be done. `url` leads to the comment that was left as it is. */
  | { readonly kind: 'skipped'; readonly reason: string; readonly url?: string };

/** Brings the one comment of a pull request up to date. Throws a HostError where GitHub does not do it. */
export async function putComment(
  wanted: WantedComment,
  pullRequest: number,
  host: PullRequestHost,
): Promise<CommentOutcome> {
  try {
    return await putOnce(wanted, pullRequest, host);
  } catch (error) {
    // A creation without an answer may have happened, and a comment may have been deleted since it was found.
    const worthAnotherLook = error instanceof HostError && ['unavailable', 'not-found'].includes(error.failure);
    if (!worthAnotherLook) throw error;
    return await putOnce(wanted, pullRequest, host);
  }
}

async function putOnce(wanted: WantedComment, pullRequest: number, host: PullRequestHost): Promise<CommentOutcome> {
  const [ours] = await listOurs(wanted.key, pullRequest, host);
  const body = wanted.render(ours?.body);
  const decision = decideSticky(ours, body, wanted);
  switch (decision.kind) {
    case 'create': {
      const url = await host.createComment(pullRequest, body);
      return { kind: 'published', url: await settleRace(url, wanted, pullRequest, host) };
    }
    case 'update':
      return { kind: 'published', url: await host.updateComment(decision.id, body) };
    case 'leave':
      return {
        kind: 'skipped',
        reason: decision.reason,
        ...(ours !== undefined && { url: addressOf(ours, wanted) }),
      };
  }
}

async function listOurs(key: string, pullRequest: number, host: PullRequestHost): Promise<readonly ExistingComment[]> {
  const marked = await host.commentsStartingWith(pullRequest, stickyMarker(key));
  return marked.length === 0 ? [] : allOurs(marked, await host.author(), key);
}

/**
 * Two runs at once may both find no comment and both make one. Each looks again, and all but the newest result give way.
 * Returns the address of the comment that stays. Ours stands already, so that trouble here is none.
 */
async function settleRace(
  url: string,
  wanted: WantedComment,
  pullRequest: number,
  host: PullRequestHost,
): Promise<string> {
  try {
    const ours = await listOurs(wanted.key, pullRequest, host);
    const stays = newestResult(ours);
    if (stays === undefined || ours.length < 2) return url;
    for (const { id } of ours.filter((comment) => comment !== stays)) {
      await host.updateComment(id, supersededBody(addressOf(stays, wanted)));
    }
    return addressOf(stays, wanted);
  } catch (error) {
    if (error instanceof HostError) return url;
    throw error;
  }
}

function addressOf({ id }: ExistingComment, { page }: WantedComment): string {
  return `${page}#issuecomment-${id}`;
}
