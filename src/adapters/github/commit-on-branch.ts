import { z } from 'zod';
import { sha } from '../../core/json/schemas.js';
import type { Call, Octokit, Repository } from './client.js';
import { HostError } from './host.js';

const made = z.looseObject({ sha });
const commitAnswer = z.looseObject({ tree: made });
const repository = z.looseObject({ id: z.int().positive() });

/** A pull request, as far as a commit to it needs it. */
export const pullAnswer = z.looseObject({
  state: z.string(),
  head: z.looseObject({ sha, ref: z.string().min(1), repo: repository.nullish() }),
  base: z.looseObject({ repo: repository }),
});

/** A commit with some files on top of another one. */
export interface NewCommit {
  /** The commit that the branch has to stand at. */
  readonly parent: string;
  readonly branch: string;
  /** The pull request, which has to be open. */
  readonly pullRequest: number;
  readonly message: string;
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** What making a commit takes of GitHub. */
interface Committing {
  readonly git: Octokit['rest']['git'];
  readonly pulls: Octokit['rest']['pulls'];
  readonly where: Repository;
  readonly call: Call;
}

/** The branch was to move, and no answer came: it may have moved, or not. */
export class LostMoveError extends HostError {
  constructor(message: string) {
    super('unavailable', message);
    this.name = 'LostMoveError';
  }
}

/**
 * Makes a commit and moves the branch to it, never by force: whatever was pushed since the parent stays. Returns its SHA; undefined
 * where the branch stands elsewhere by now, or the pull request is done with. Throws a LostMoveError or another HostError.
 */
export async function commitOnBranch(wanted: NewCommit, committing: Committing): Promise<string | undefined> {
  const { parent, branch, pullRequest } = wanted;
  const { git, pulls, where, call } = committing;
  // Nobody sees what no branch has: as often as it takes.
  const commit = await call('making the commit', (signal) => makeCommit(wanted, committing, signal));
  // A branch that was set back to an older commit could be moved on to ours without force.
  const now = await call('reading the pull request', async (signal) =>
    pullAnswer.parse((await pulls.get({ ...where, pull_number: pullRequest, request: { signal } })).data),
  );
  if (now.state !== 'open' || now.head.sha !== parent) return undefined;
  try {
    await call(
      'moving the branch of the pull request',
      (signal) => git.updateRef({ ...where, ref: `heads/${branch}`, force: false, sha: commit, request: { signal } }),
      'once',
    );
    return commit;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.failure === 'unavailable') throw new LostMoveError(error.message);
    if (error.failure === 'rejected' && MOVED.test(error.message)) return undefined;
    throw error;
  }
}

/** How GitHub says that a branch is not where it was, or is gone. */
const MOVED = /status 409|fast.forward|reference does not exist/i;

async function makeCommit(
  { parent, message, files }: NewCommit,
  { git, where }: Committing,
  signal: AbortSignal,
): Promise<string> {
  const request = { signal };
  const before = await git.getCommit({ ...where, commit_sha: parent, request });
  const tree = await git.createTree({
    ...where,
    base_tree: commitAnswer.parse(before.data).tree.sha,
    tree: files.map(({ path, text }) => ({ path, mode: '100644', type: 'blob', content: text })),
    request,
  });
  const { data } = await git.createCommit({
    ...{ ...where, message, parents: [parent], request },
    tree: made.parse(tree.data).sha,
  });
  return made.parse(data).sha;
}
