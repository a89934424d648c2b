import { z } from 'zod';
import { type FilesAtCommit, MOST_LISTED } from '../files-of-commit.js';
import { LINK, PLAIN_FILES } from '../git-store.js';
import { type Access, openCall, openClient, type Repository } from './client.js';
import { HostError } from './host.js';
import type { TimeBudget } from './time-budget.js';

const treeAnswer = z.looseObject({
  truncated: z.boolean(),
  tree: z.array(z.looseObject({ path: z.string(), mode: z.string(), type: z.string(), sha: z.string() })),
});

const TOO_MANY = { kind: 'unreadable', reason: 'it has more files there than GitHub lists' } as const;
const WHAT = 'listing a folder of the base';

/** Asks GitHub for the files below a folder of a commit. Trouble with GitHub is a reason, never an error. */
export async function askForFolder(
  access: Access,
  where: Repository,
  timeBudget: TimeBudget,
  { folder, commit }: { readonly folder: string; readonly commit: string },
): Promise<FilesAtCommit> {
  try {
    const { git } = openClient(access).rest;
    const call = openCall(timeBudget);
    const list = async (tree: string, isWhole: boolean) => {
      const { data } = await call(WHAT, (signal) =>
        git.getTree({ ...where, tree_sha: tree, ...(isWhole && { recursive: '1' }), request: { signal } }),
      );
      const answer = treeAnswer.safeParse(data);
      if (!answer.success) throw new Error(`${WHAT}: GitHub answers with something else than a list`);
      return answer.data;
    };
    let tree = commit;
    for (const name of folder.split('/').filter((one) => one !== '' && one !== '.')) {
      const listed = await list(tree, false);
      const entry = listed.tree.find(({ path }) => path === name);
      if (entry === undefined) return listed.truncated ? TOO_MANY : { kind: 'missing' };
      if (entry.mode === LINK)
        return {
          kind: 'unreadable',
          reason: 'it is a link there, which is followed where the checkout has all commits',
        };
      if (entry.type !== 'tree') return { kind: 'unreadable', reason: 'it is no plain folder there' };
      tree = entry.sha;
    }
    const whole = await list(tree, true);
    if (whole.truncated || whole.tree.length > MOST_LISTED) return TOO_MANY;
    const files = whole.tree.filter(({ mode }) => PLAIN_FILES.includes(mode));
    const others = whole.tree.filter(({ mode, type }) => type !== 'tree' && !PLAIN_FILES.includes(mode));
    return {
      kind: 'files',
      ids: new Map(files.map(({ path, sha }) => [path, sha])),
      others: new Set(others.map(({ path }) => path)),
    };
  } catch (error) {
    if (error instanceof HostError && error.failure === 'not-found')
      return { kind: 'unreadable', reason: `GitHub does not have the commit ${commit.slice(0, 7)}` };
    // The client throws where GITHUB_API_URL is no address.
    return { kind: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
  }
}
