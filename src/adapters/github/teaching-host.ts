import { z } from 'zod';
import { memberOf } from '../../core/errors.js';
import { type Access, openCall, openClient, type Repository } from './client.js';
import { commitOnBranch, type NewCommit, pullAnswer } from './commit-on-branch.js';
import { HostError } from './host.js';
import type { TimeBudget } from './time-budget.js';

const commentAnswer = z.looseObject({ body: z.string().nullish(), created_at: z.string(), updated_at: z.string() });
const permissionAnswer = z.looseObject({ permission: z.string(), user: z.looseObject({ id: z.number() }).nullish() });
/** GitHub lists up to a thousand entries of a folder. */
const folderAnswer = z
  .unknown()
  .refine((value) => Array.isArray(value) && value.length <= 1_000)
  .pipe(z.array(z.looseObject({ name: z.string(), type: z.string(), size: z.number() })));

/** A pull request, as far as it decides whether and where something may be committed to it. */
interface PullRequestToTeach {
  readonly isOpen: boolean;
  readonly headSha: string;
  readonly branch: string;
  /** Whether its branch is one of the repository itself. */
  readonly isOwn: boolean;
}

/** A plain file in a folder of a commit. */
export interface FileInFolder {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** The plain files in a folder, or that a symbolic link stands in its place. */
export type ListedFolder = readonly FileInFolder[] | 'link';

/** The part of GitHub that answering a comment takes. Every method may throw a HostError. */
export interface TeachingHost {
  /** The comment as it is now; undefined where it is gone. */
  comment(id: number): Promise<{ readonly body: string; readonly isEdited: boolean } | undefined>;
  /** Whether somebody may write to the repository, by login and number: a login can be given to somebody else. */
  mayWrite(login: string, userId: number): Promise<boolean>;
  pullRequest(number: number, repositoryId: number): Promise<PullRequestToTeach>;
  /** What a folder is at a commit; undefined where there is no such folder. */
  filesIn(folder: string, commit: string): Promise<ListedFolder | undefined>;
  /**
   * Makes the commit and moves the branch to it. Returns its SHA; undefined where the branch stands elsewhere by now, moves, or
   * is done with. Throws a LostMoveError where nobody knows whether the branch has moved.
   */
  commit(wanted: NewCommit): Promise<string | undefined>;
}

/** GitHub by its real client. All waiting together ends with `timeBudget`. */
export function openTeachingHost(access: Access, where: Repository, timeBudget: TimeBudget): TeachingHost {
  const { issues, pulls, repos, git } = openClient(access).rest;
  const call = openCall(timeBudget);
  return {
    comment: (id) =>
      orUndefined(
        call('reading the comment', async (signal) => {
          const { data } = await issues.getComment({ ...where, comment_id: id, request: { signal } });
          const { body, created_at, updated_at } = commentAnswer.parse(data);
          return { body: body ?? '', isEdited: created_at !== updated_at };
        }),
      ),
    mayWrite: async (login, userId) => {
      const answer = await orUndefined(
        call('asking what the author may do', async (signal) => {
          const query = { ...where, username: login, request: { signal } };
          return permissionAnswer.parse((await repos.getCollaboratorPermissionLevel(query)).data);
        }),
      );
      if (answer === undefined || (answer.user != null && answer.user.id !== userId)) return false;
      return ['admin', 'maintain', 'write'].includes(answer.permission);
    },
    pullRequest: (number, repositoryId) =>
      call('reading the pull request', async (signal) => {
        const { data } = await pulls.get({ ...where, pull_number: number, request: { signal } });
        const { state, head, base } = pullAnswer.parse(data);
        // A deleted fork has no repository any more. Names can be given to another repository; numbers cannot.
        const isOwn = head.repo?.id === repositoryId && base.repo.id === repositoryId;
        return { isOpen: state === 'open', headSha: head.sha, branch: head.ref, isOwn };
      }),
    filesIn: (folder, commit) =>
      orUndefined(
        call('listing a folder of the pull request', async (signal) => {
          const query = { ...where, path: folder, ref: commit, request: { signal } };
          const { data } = await repos.getContent(query);
          // A file is no folder.
          if (!Array.isArray(data)) return memberOf(data, 'type') === 'symlink' ? 'link' : undefined;
          return folderAnswer.parse(data).flatMap(({ name, type, size }) => (type === 'file' ? [{ name, size }] : []));
        }),
      ),
    commit: (wanted) => commitOnBranch(wanted, { git, pulls, where, call }),
  };
}

/** What GitHub does not know is none. */
async function orUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof HostError && error.failure === 'not-found') return undefined;
    throw error;
  }
}
