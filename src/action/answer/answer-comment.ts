import { adviceFor } from '../../adapters/github/advice.js';
import { artifactName, hasArtifacts } from '../../adapters/github/auto-baseline.js';
import { askForBytes } from '../../adapters/github/base-file.js';
import type { Access, Repository } from '../../adapters/github/client.js';
import { readPayload } from '../../adapters/github/expected-runs.js';
import { isUsable } from '../../adapters/github/find-artifact.js';
import { openGitHub } from '../../adapters/github/github.js';
import { HostError, type PullRequestHost } from '../../adapters/github/host.js';
import { allOurs, stickyMarker } from '../../adapters/github/sticky.js';
import { type NewCommit, openTeachingHost, type TeachingHost } from '../../adapters/github/teaching-host.js';
import type { TimeBudget } from '../../adapters/github/time-budget.js';
import { ACCEPTING } from '../../command-line/commands/accept.js';
import { REJECTING } from '../../command-line/commands/reject.js';
import { type Planning, planLessons } from '../../command-line/commands/teach.js';
import { asItStands } from '../../command-line/commands/write-plans.js';
import type { Environment } from '../../core/environment.js';
import { UserError } from '../../core/errors.js';
import { EXIT, type ExitCode } from '../../core/exit-code.js';
import { counted, logLine } from '../../core/text.js';
import { baseCandidatesIn } from '../../inputs/base-candidates.js';
import type { Run } from '../../run/run.js';
import { readMemory } from '../last-push.js';
import { log, notice } from '../runner-log.js';
import { type CommentCommand, readComment } from './comment-command.js';
import { type NewComment, newCommentOf } from './comment-event.js';
import { type Pinned, PinnedWorkspace } from './pinned-workspace.js';
import { committedReply, forkReply, lostReply, misreadReply, nothingNewReply, refusedReply } from './replies.js';

const PERMISSIONS = 'contents: write, pull-requests: write and actions: read';

/** Who writes with the token of a workflow, whose commits start none. */
const ACTIONS_LOGIN = 'github-actions[bot]';

/** All that answering one comment needs. */
interface Answering {
  readonly run: Run;
  readonly comment: NewComment;
  readonly where: Repository;
  readonly access: Access;
  readonly timeBudget: TimeBudget;
  readonly host: TeachingHost;
  readonly github: PullRequestHost;
  readonly hasArtifacts: boolean;
}

/**
 * Answers a comment such as `/summary-gate accept login` on a pull request by a commit to its branch, for people who may write
 * to the repository. The pull request is read through GitHub at one commit, the one that its author has seen the result of, and
 * nothing of it is checked out or run. What is no command of such a person gets no answer, so that nobody makes it talk.
 */
export async function answerComment(run: Run, { env }: Environment, timeBudget: TimeBudget): Promise<ExitCode> {
  const comment = newCommentOf(env['GITHUB_EVENT_NAME'], readPayload(env));
  const { problems, values } = run.settings;
  const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  const token = values['github-token'];
  if (problems.length > 0) throw new UserError(problems);
  if (comment === undefined || !owner || !repo)
    throw new UserError([{ message: 'answer-comments is for workflows that run on issue_comment' }]);
  if (token === null)
    throw new UserError([{ message: `answer-comments needs github-token, with the permissions ${PERMISSIONS}` }]);
  if ('ignored' in comment) return ignore(comment.ignored);
  const [access, where] = [
    { token, apiUrl: env['GITHUB_API_URL'] },
    { owner, repo },
  ];
  const answering: Answering = {
    ...{ run, comment, where, access, timeBudget, hasArtifacts: hasArtifacts(env['GITHUB_SERVER_URL']) },
    host: openTeachingHost(access, where, timeBudget),
    github: openGitHub(access, where, timeBudget),
  };
  try {
    return await answer(answering);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const advice = adviceFor(error, PERMISSIONS, 'as the workflow asks');
    throw new UserError([{ message: `the comment could not be answered: ${logLine(advice)}` }]);
  }
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
      const problems = [{ message: adviceFor(error, PERMISSIONS, 'as the workflow asks') }];
      const isLost = error.failure === 'unavailable';
      await reply(isLost ? lostReply(problems) : refusedReply(problems)).catch((second: unknown) =>
        notice(logLine(String(second))),
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

/**
 * Nobody can say to which commit a comment belongs but its author, or the gate's own comment: that shows the newest commit, and
 * stood there before.
 */
async function requireSeen(
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

/** What is to be written at a commit, and the files that do not stand there like this yet. */
async function planAt(
  commit: string,
  command: CommentCommand,
  answering: Answering,
): Promise<{ readonly planning: Planning; readonly files: NewCommit['files'] }> {
  const { run, comment, access, where, timeBudget, host } = answering;
  const names = command.sessions.map((session) => session.replace(/\/\d{1,6}$/, ''));
  const pinned: Pinned = {
    read: (path) => askForBytes(access, where, timeBudget, { path, commit }),
    list: (folder) => host.filesIn(folder, commit),
  };
  const workspace = new PinnedWorkspace(pinned);
  try {
    const wrong = await workspace.bringSessions(run.settings.values.corpus, names);
    if (wrong !== undefined) throw refused(wrong);
    const kept = await keptCandidates(commit, answering);
    const candidates = kept === undefined ? run.settings.values.candidates : workspace.layCandidates(kept);
    if (kept === undefined && !(await workspace.bringCandidates(run.settings.values, names)))
      throw refused(
        `there are no candidates of ${commit.slice(0, 7)}: no run has left them in the artifact ${artifactName(run.settings.values)}, and none is committed`,
        'let the workflow upload the report folder under that name',
      );
    const settings = { ...run.settings, values: { ...run.settings.values, candidates } };
    const flags = new Map([
      ['by', comment.login],
      ...(['because', 'code'] as const).flatMap((name) => {
        const value = command[name];
        return value === undefined ? [] : [[name, value] as const];
      }),
    ]);
    const planning = await planLessons(command.verb === 'accept' ? ACCEPTING : REJECTING, {
      run: { ...run, settings, ports: { ...run.ports, files: workspace.files } },
      operands: command.sessions,
      flags,
    });
    // Several sessions may be lines of one file, which is written as the last of them leaves it.
    const texts = new Map(planning.plans.map(({ file, text }) => [file, text]));
    const changed = new Set(planning.plans.flatMap(({ file, isKnown }) => (isKnown ? [] : [file])));
    const files = [...texts].filter(([file]) => changed.has(file));
    return { planning, files: files.map(([path, text]) => ({ path, text: asItStands(path, text, workspace.files) })) };
  } finally {
    workspace.remove();
  }
}

/**
 * The candidates that the newest run of this commit has kept, of those that its author may have looked at; undefined where there
 * are none to be had.
 */
async function keptCandidates(
  commit: string,
  { run, comment, access, where, timeBudget, hasArtifacts: isKept }: Answering,
): Promise<readonly string[] | undefined> {
  if (!isKept) return undefined;
  const { openArtifacts } = await import('../../adapters/github/artifacts.js');
  const artifacts = openArtifacts(access, where, timeBudget);
  try {
    const named = await artifacts.artifactsNamed(artifactName(run.settings.values));
    const found = named.filter((one) => one.headSha === commit && isUsable(one, comment.repositoryId));
    const seen = found.filter(({ createdAt }) => Date.parse(createdAt) < Date.parse(comment.createdAt));
    if (found.length > 0 && seen.length === 0)
      throw refused(
        `the run of ${commit.slice(0, 7)} has left its candidates only after your comment`,
        'look at its result, and comment again',
      );
    for (const artifact of seen) {
      const packed = await artifacts.reportIn(artifact.id, 'report and candidates');
      const kept = baseCandidatesIn(packed?.candidates);
      if (kept.kind === 'lines' && kept.lines.length > 0) return kept.lines;
    }
  } catch (error) {
    // Without the permission for artifacts there are those that are committed.
    if (!(error instanceof HostError) || !['forbidden', 'not-found'].includes(error.failure)) throw error;
  }
  return undefined;
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

function refused(message: string, hint?: string): UserError {
  return new UserError([{ message, ...(hint !== undefined && { hint }) }]);
}
