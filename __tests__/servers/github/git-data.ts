import { createHash } from 'node:crypto';
import { z } from 'zod';
import { commitSha, type PullRequest } from '../world.js';
import type { Operation } from './operations.js';
import { notFound, Refusal } from './refusal.js';
import { ancestorsOf, type State } from './state.js';

const treeBody = z.object({
  base_tree: z.string().optional(),
  tree: z.array(
    z.object({ path: z.string(), mode: z.literal('100644'), type: z.literal('blob'), content: z.string() }),
  ),
});
const commitBody = z.object({ message: z.string(), tree: z.string(), parents: z.array(z.string()) });
/** GitHub lists 100,000. */
const MOST_ENTRIES = 100;

const refBody = z.object({ sha: z.string(), force: z.boolean().optional() });

/** Commits made without a checkout. The tree of a commit has its id; of a new one, the files of its parent and its own. */
export function gitDataOn(state: State, repositoryUrl: () => string): Readonly<Record<string, Operation>> {
  const person = { name: 'github-actions[bot]', email: 'bot@github.example', date: '2026-11-20T00:00:00Z' };
  const showCommit = (sha: string, tree: string, message: string): object => ({
    sha,
    node_id: `C_${sha}`,
    url: `${repositoryUrl()}/git/commits/${sha}`,
    html_url: `${repositoryUrl()}/commit/${sha}`,
    author: person,
    committer: person,
    message,
    tree: { sha: tree, url: `${repositoryUrl()}/git/trees/${tree}` },
    parents: [],
    verification: { verified: true, reason: 'valid', signature: null, payload: null, verified_at: null },
  });
  /** Commit and path of each folder that was listed, by the id of its tree. */
  const folders = new Map<string, readonly [commit: string, folder: string]>();
  return {
    'git/get-commit': ({ params }) => {
      const { commit_sha: sha = '' } = params;
      if (!state.commits.has(sha)) throw notFound();
      return { status: 200, body: showCommit(sha, sha, 'A commit') };
    },
    'git/get-tree': ({ params, query }) => {
      const { tree_sha: id = '' } = params;
      const [commit = id, folder = ''] = folders.get(id) ?? [];
      if (!state.commits.has(commit)) throw notFound();
      const start = `${commit}:${folder}`;
      const below = [...state.files].flatMap(([key, text]) =>
        key.startsWith(start) ? [[key.slice(start.length), text] as const] : [],
      );
      const isWhole = query.has('recursive');
      const entries = new Map<string, object>();
      for (const [path, text] of below) {
        const [name = '', ...rest] = path.split('/');
        if (isWhole) entries.set(path, { path, mode: '100644', type: 'blob', sha: blobId(text) });
        else if (rest.length === 0) entries.set(name, { path: name, mode: '100644', type: 'blob', sha: blobId(text) });
        else {
          const tree = commitSha(`tree ${start}${name}`);
          folders.set(tree, [commit, `${folder}${name}/`]);
          entries.set(name, { path: name, mode: '040000', type: 'tree', sha: tree });
        }
      }
      const tree = [...entries.values()].slice(0, MOST_ENTRIES);
      return { status: 200, body: { sha: id, truncated: entries.size > MOST_ENTRIES, tree } };
    },
    'git/create-tree': ({ body }) => {
      const { base_tree: base = '', tree } = treeBody.parse(body);
      if (!state.commits.has(base)) throw new Refusal(422, 'base_tree does not exist', { misuse: true });
      const sha = commitSha(`tree ${base} ${JSON.stringify(tree)}`);
      state.trees.set(sha, { base, files: new Map(tree.map(({ path, content }) => [path, content])) });
      const entries = tree.map(({ path, mode, type }) => ({ path, mode, type, sha: commitSha(path) }));
      return { status: 201, body: { sha, truncated: false, tree: entries } };
    },
    'git/create-commit': ({ body }) => {
      const { message, tree, parents } = commitBody.parse(body);
      const [parent = ''] = parents;
      const made = state.trees.get(tree);
      if (made === undefined || !state.commits.has(parent))
        throw new Refusal(422, 'Tree SHA does not exist', { misuse: true });
      const sha = commitSha(`commit ${tree} ${parent} ${message}`);
      state.commits.set(sha, new Set());
      state.parents.set(sha, parent);
      for (const [key, text] of [...state.files]) {
        if (key.startsWith(`${made.base}:`)) state.files.set(`${sha}:${key.slice(made.base.length + 1)}`, text);
      }
      for (const [path, text] of made.files) state.files.set(`${sha}:${path}`, text);
      state.messages.set(sha, message);
      return { status: 201, body: showCommit(sha, tree, message) };
    },
    'git/update-ref': ({ params, body }) => {
      const { sha, force = false } = refBody.parse(body);
      const { ref = '' } = params;
      const at = state.pulls.findIndex(
        ({ head }) => `heads/${head.ref}` === ref && head.repository?.id === state.repository.id,
      );
      const pull = state.pulls[at];
      if (pull === undefined) throw new Refusal(422, 'Reference does not exist');
      if (!force && !ancestorsOf(state, sha).includes(pull.head.sha))
        throw new Refusal(422, 'Update is not a fast forward');
      moveHead(state, pull, sha);
      const object = { type: 'commit', sha, url: `${repositoryUrl()}/git/commits/${sha}` };
      return {
        status: 200,
        body: {
          ref: `refs/${ref}`,
          node_id: 'R',
          url: `${repositoryUrl()}/git/refs/${ref.split('/').map(encodeURIComponent).join('/')}`,
          object,
        },
      };
    },
    'repos/get-collaborator-permission-level': ({ params }) => {
      const { username = '' } = params;
      const known = state.collaborators.get(username.toLowerCase());
      const permission = known?.permission ?? 'read';
      return { status: 200, body: { permission, role_name: permission, user: null } };
    },
  };
}

/** As git names the content of a file. */
function blobId(text: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');
}

/** A push to the branch of a pull request. */
export function moveHead(state: State, pull: PullRequest, sha: string): void {
  state.pulls[state.pulls.indexOf(pull)] = { ...pull, head: { ...pull.head, sha } };
  state.commits.set(sha, new Set([...(state.commits.get(sha) ?? []), pull.number]));
}
