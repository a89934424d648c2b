import { ACTIONS_LOGIN } from '../../adapters/github/host.js';
import { allOurs, stickyMarker } from '../../adapters/github/sticky.js';
import { readMemory } from '../last-push.js';
import { type Answering, refused } from './answering.js';
import type { CommentCommand } from './comment-command.js';

/**
 * Nobody can say to which commit a comment belongs but its author, or the gate's own comment: that shows the newest commit, and
 * stood there before. Any workflow of the repository writes as the gate does: where several comments have its mark, all of them
 * have to say the same.
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
  const hint = `look at the result of ${head} and comment again, or name the commit you have looked at: --commit ${head}`;
  const key = run.settings.values['comment-key'];
  const marked = await github.commentsStartingWith(comment.pullRequest, stickyMarker(key));
  const ours = [...new Set([author, ACTIONS_LOGIN].flatMap((login) => allOurs(marked, login, key)))];
  const shown = ours.map(({ body }) => readMemory(body)?.shown.commit);
  const other = shown.find((one) => one !== undefined && one !== headSha);
  if (other !== undefined)
    throw refused(`the comment of the gate is about ${other.slice(0, 7)}, and the newest commit is ${head}`, hint);
  if (shown.length === 0 || shown.includes(undefined))
    throw refused(`no comment of the gate says which commit you have seen; the newest is ${head}`, hint);
  // Seconds are all that GitHub tells.
  const isSeen = ours.every(({ updatedAt }) => Date.parse(updatedAt ?? '') < Date.parse(comment.createdAt));
  if (!isSeen) throw refused('the comment of the gate is newer than yours', hint);
}
