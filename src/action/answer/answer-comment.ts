import { adviceFor } from '../../adapters/github/advice.js';
import { hasArtifacts } from '../../adapters/github/auto-baseline.js';
import { LostMoveError } from '../../adapters/github/commit-on-branch.js';
import { openGitHub } from '../../adapters/github/github.js';
import { ACTIONS_LOGIN, HostError } from '../../adapters/github/host.js';
import { readPayload } from '../../adapters/github/payload.js';
import { repositoryOf } from '../../adapters/github/run-context.js';
import { allOurs, stickyMarker } from '../../adapters/github/sticky.js';
import { openTeachingHost } from '../../adapters/github/teaching-host.js';
import type { TimeBudget } from '../../adapters/github/time-budget.js';
import type { Planning } from '../../command-line/parts/teach.js';
import type { Environment } from '../../core/environment.js';
import { EXIT, type ExitCode, refuse, UserError } from '../../core/errors.js';
import { counted, logLine } from '../../core/text.js';
import type { Run } from '../../run/run.js';
import { readMemory } from '../last-push.js';
import { log, notice } from '../runner-log.js';
import { type Answering, refused } from './answering.js';
import { type CommentCommand, readComment } from './comment-command.js';
import { type NewComment, newCommentOf } from './comment-event.js';
import { planAt } from './plan-at-commit.js';
import { committedReply, forkReply, lostReply, misreadReply, nothingNewReply, refusedReply } from './replies.js';

const PERMISSIONS = 'contents: write, pull-requests: write and actions: read';

/**
 * Answers a comment such as `/summary-gate accept login` on a pull request by a commit to its branch, for people who may write
 * to the repository. The pull request is read through GitHub at one commit, the one that its author has seen the result of, and
 * nothing of it is checked out or run. What is no command of such a person gets no answer, so that nobody makes it talk.
 */
export async function answerComment(run: Run, { env }: Environment, timeBudget: TimeBudget): Promise<ExitCode> {
  const comment = newCommentOf(env['GITHUB_EVENT_NAME'], readPayload(env));
  const { problems, values } = run.settings;
  const where = repositoryOf(env);
  const token = values['github-token'];
  refuse(problems);
  if (comment === undefined || where === undefined) throw new UserError([{ message: whyNotRun(env) }]);
  if (token === null)
    throw new UserError([{ message: `answer-comments needs github-token, with the permissions ${PERMISSIONS}` }]);
  if ('ignored' in comment) return ignore(comment.ignored);
  const access = { token, apiUrl: env['GITHUB_API_URL'] };
  const answering: Answering = {
    ...{ run, comment, where, access, timeBudget, hasArtifacts: hasArtifacts(env['GITHUB_SERVER_URL']) },
    host: openTeachingHost(access, where, timeBudget),
    github: openGitHub(access, where, timeBudget),
  };
  try {
    return await answer(answering);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    throw new UserError([{ message: `the comment could not be answered: ${logLine(adviceOn(error))}` }]);
  }
}

function whyNotRun(env: Environment['env']): string {
  if (env['GITHUB_EVENT_NAME'] !== 'issue_comment') return 'answer-comments is for workflows that run on issue_comment';
  return repositoryOf(env) === undefined
    ? 'GITHUB_REPOSITORY does not say which repository the comment is in; allowed: owner/name'
    : 'GITHUB_EVENT_PATH names no file with an event of a comment';
}

function adviceOn(error: HostError): string {
  return adviceFor(error, PERMISSIONS, 'as the workflow asks', 'comment again in a while');
}

function ignore(why: string): ExitCode {
  log(`Not answered: ${logLine(why)}`);
  return EXIT.pass;
}

async function answer(answering: Answering): Promise<ExitCode> {
  const { comment, host, github } = answering;
  const read = readComment(comment.body);
  if (read.kind === 'none') return ignore('the comment is no command');
  const now = await host.comment(comment.id);
  if (now === undefined || now.isEdited || now.body !== comment.body)
    return ignore('the comment was edited or deleted');
  if (!(await host.mayWrite(comment.login, comment.userId)))
    return ignore(`${comment.login} may not write to this repository`);
  const reply = async (body: string): Promise<ExitCode> => {
    log(`Answered: ${logLine(await github.createComment(comment.pullRequest, body))}`);
    return EXIT.pass;
  };
  if (read.kind === 'wrong') return reply(misreadReply(read.problem));
  return reply(await carriedOut(read.command, answering, reply));
}

/** Carries out a command, and returns the reply. What goes wrong with replying is none of it: the commit stands by then. */
async function carriedOut(
  command: CommentCommand,
  answering: Answering,
  reply: (body: string) => Promise<unknown>,
): Promise<string> {
  try {
    return await carryOut(command, answering);
  } catch (error) {
    if (error instanceof UserError) return refusedReply(error.problems);
    // The person waits for an answer; where none gets through either, the run fails by the first error.
    if (error instanceof HostError) {
      const problems = [{ message: adviceOn(error) }];
      await reply(error instanceof LostMoveError ? lostReply(problems) : refusedReply(problems)).catch(
        (second: unknown) => notice(logLine(String(second))),
      );
    }
    throw error;
  }
}

/** Does what is asked for, and returns the reply. Throws a UserError with what stands in the way. */
async function carryOut(command: CommentCommand, answering: Answering): Promise<string> {
  const { comment, host, github } = answering;
  const pull = await host.pullRequest(comment.pullRequest, comment.repositoryId);
  if (!pull.isOpen) throw refused('the pull request is closed');
  if (!pull.isOwn) return forkReply(command, comment.pullRequest);
  if (pull.branch === comment.defaultBranch)
    throw refused(
      'the branch of this pull request is the default branch, to which nothing is committed without a review',
    );
  const author = await github.author();
  await requireSeen(command, pull.headSha, author, answering);
  const { planning, files } = await planAt(pull.headSha, command, answering);
  if (files.length === 0) return nothingNewReply(planning.plans);
  const commit = await host.commit({
    ...{ parent: pull.headSha, branch: pull.branch, pullRequest: comment.pullRequest },
    message: messageOf(command, planning.plans, comment),
    files,
  });
  if (commit === undefined)
    throw refused(
      `the branch is not at ${pull.headSha.slice(0, 7)} any more, or the pull request is closed`,
      'look at the new result, and comment again',
    );
  return committedReply(command, { login: comment.login, commit, startsNothing: author === ACTIONS_LOGIN }, planning);
}

/** In words of our own: nothing of a comment or of a name may speak to who reads messages of commits, such as `[skip ci]`. */
function messageOf(
  { verb }: CommentCommand,
  plans: Planning['plans'],
  { login, url }: Pick<NewComment, 'login' | 'url'>,
): string {
  const what = counted(plans.filter(({ isKnown }) => !isKnown).length, 'summary', 'summaries');
  const title = verb === 'accept' ? `Accept ${what} beside the reference` : `Keep ${what} that a person rejected`;
  return `${title}\n\nAsked for by ${login} in ${url}\n`;
}

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
