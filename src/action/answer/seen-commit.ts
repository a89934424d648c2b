import { allOurs, stickyMarker } from '../../adapters/github/sticky.js';
import { readMemory } from '../last-push.js';
import { type Answering, refused } from './answering.js';
import type { CommentCommand } from './comment-command.js';

/** Who writes with the token of a workflow, whose commits start none. */
export const ACTIONS_LOGIN = 'github-actions[bot]';

/**
 * Nobody can say to which commit a comment belongs but its author, or the gate's own comment: that shows the newest commit, and
 * stood there before.
 */
export async function requireSeen(
  { commit }: CommentCommand,
  headSha: string,
  author: string,
  { run, comment, github }: Answering,
): Promise<void> {
  const head = headSha.slice(0, 7);
  if (commit !== undefined) {
    if (headSha.startsWith(commit)) return;
    throw refused(`the newest commit is ${head}, and the comment names ${commit.slice(0, 12)}`);
  }
  const key = run.settings.values['comment-key'];
  const marked = await github.commentsStartingWith(comment.pullRequest, stickyMarker(key));
  const [ours] = [author, ACTIONS_LOGIN].flatMap((login) => allOurs(marked, login, key));
  const hint = `look at the result of ${head} and comment again, or name the commit you have looked at: --commit ${head}`;
  const shown = readMemory(ours?.body ?? '')?.shown.commit;
  if (shown !== headSha)
    throw refused(
      shown === undefined
        ? `no comment of the gate says which commit you have seen; the newest is ${head}`
        : `the comment of the gate is about ${shown.slice(0, 7)}, and the newest commit is ${head}`,
      hint,
    );
  // Seconds are all that GitHub tells.
  if (Date.parse(ours?.updatedAt ?? '') < Date.parse(comment.createdAt)) return;
  throw refused('the comment of the gate is newer than yours', hint);
}
