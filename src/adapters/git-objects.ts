import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import type { Environment } from '../core/environment.js';
import { onceEach } from '../core/once-each.js';
import { type FilesAtCommit, filesUnder } from './files-of-commit.js';
import { gitOptions, isInRepository, NOTHING_RUNS } from './git.js';
import {
  entriesOf,
  FOLDER,
  type Git,
  isObjectId,
  LINK,
  MOST_LINKS,
  nameOf,
  type ObjectType,
  objectsIn,
  onTheWay,
  PLAIN_FILES,
  type TreeEntry,
} from './git-store.js';

/** A larger object is none of ours: recorded answers are a few megabytes. */
const MOST_BYTES = 64 * 1024 * 1024;

/** What a commit has at a path. */
export type FileAtCommit =
  | { readonly kind: 'text'; readonly text: string }
  /** The commit is known and has no such file. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** The repository around a folder, as far as it can be read. */
export interface CommittedFiles {
  /** The path of a file of the folder from the root of the repository; undefined outside of a repository. */
  readonly pathInRepository: (name: string) => string | undefined;
  readonly fileAt: (commit: string, path: string) => FileAtCommit;
  /** What is below a folder, with what is in its folders; links on the way to it are followed. */
  readonly filesUnder: (commit: string, folder: string) => FilesAtCommit;
  /** The commit that is checked out. */
  readonly checkedOut: () => string | undefined;
  /** The parents of a commit, none where it is not there. */
  readonly parentsOf: (commit: string) => readonly string[];
  /**
   * The newest commit that a head has of a base branch, where that branch has had it as its newest: of a branch that was merged
   * into it anybody may have written the commits before the last one. Nothing where git does not know, or not of all commits
   * between it and the base.
   */
  readonly mergeBase: (base: string, head: string) => string | undefined;
}

/**
 * Opens the repository that a folder belongs to. It may have come with a download, or have been changed by what ran before
 * in the job: so every object is held against its own name, from the commit down to the file. What the name of a commit
 * leads to is then what was committed under it, whatever the configuration, replaced objects or packs of the repository
 * say. Nothing is fetched and nothing of the workspace runs.
 */
export function openCommittedFiles(folder: string, env: Environment['env']): CommittedFiles {
  const options = gitOptions(env, 10_000);
  const git: Git = (args, input) => {
    if (!isInRepository(folder)) return undefined;
    try {
      return execFileSync('git', [...NOTHING_RUNS, '--no-replace-objects', '-C', folder, ...args], {
        ...options,
        env: { ...options.env, GIT_ALLOW_PROTOCOL: 'none' },
        maxBuffer: MOST_BYTES,
        ...(input === undefined ? {} : { input }),
        stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
      });
    } catch {
      return undefined;
    }
  };
  const read = (type: ObjectType, id: string): Buffer | undefined => {
    const content = isObjectId(id) ? git(['cat-file', type, id]) : undefined;
    return content !== undefined && nameOf(type, content, id.length) === id ? content : undefined;
  };

  let asked: { readonly prefix: string | undefined } | undefined;

  return {
    pathInRepository: (name) => {
      asked ??= { prefix: git(['rev-parse', '--show-prefix'])?.toString('utf8').replace(/\n$/, '') };
      return asked.prefix === undefined ? undefined : `${asked.prefix}${name}`;
    },
    fileAt: (commit, path) => {
      const known = objectsIn(git, onTheWay(commit, path));
      const readKnown: Read = (type, id) => {
        const object = known.get(id);
        return object?.type === type ? object.content : read(type, id);
      };
      return fileAt(readKnown, commit, path, MOST_LINKS);
    },
    filesUnder: (commit, folder) => filesUnder(git, commit, folder),
    checkedOut: () => git(['rev-parse', '--verify', 'HEAD'])?.toString('utf8').trim(),
    parentsOf: onceEach((commit) => parentsIn(read('commit', commit))),
    mergeBase: (base, head) => {
      if (!isObjectId(base) || !isObjectId(head)) return undefined;
      const found = git(['merge-base', base, head])?.toString('utf8').trim() ?? '';
      if (!isObjectId(found)) return undefined;
      const listed = git(['rev-list', '--first-parent', `--max-count=${MOST_COMMITS}`, `${found}..${base}`]);
      const way = (listed?.toString('utf8').split('\n') ?? []).filter(isObjectId);
      // Git believes its index of commits; that this one is of the base the commits on the way have to say themselves.
      const parents = commitsIn(git, way);
      let commit: string | undefined = base;
      while (commit !== undefined && commit !== found) commit = parents.get(commit)?.[0];
      return commit;
    },
  };
}

type Read = (type: ObjectType, id: string) => Buffer | undefined;

/** A file of a commit; symbolic links on the way lead where that commit has them lead, however the checkout is made. */
function fileAt(read: Read, commit: string, path: string, links: number): FileAtCommit {
  const header = read('commit', commit)?.toString('utf8');
  const root = /^tree ([0-9a-f]+)\n/.exec(header ?? '')?.[1];
  if (root === undefined) return unreadable(`git does not have the commit ${commit.slice(0, 7)}`);
  const incomplete = unreadable(`git does not have all of the commit ${commit.slice(0, 7)}`);
  let tree = root;
  const names = path.split('/');
  for (const [depth, name] of names.entries()) {
    const listing = read('tree', tree);
    if (listing === undefined) return incomplete;
    const entry = entryOf(listing, name, tree.length / 2);
    if (entry === undefined) return { kind: 'missing' };
    if (entry.mode === LINK) {
      const target = read('blob', entry.id)?.toString('utf8');
      if (target === undefined) return incomplete;
      const way = posix.join(...names.slice(0, depth), target, ...names.slice(depth + 1));
      if (links === 0 || target.startsWith('/') || way.startsWith('../'))
        return unreadable('it is no plain file there');
      return fileAt(read, commit, way, links - 1);
    }
    if (depth < names.length - 1) {
      if (entry.mode !== FOLDER) return { kind: 'missing' };
      tree = entry.id;
      continue;
    }
    if (!PLAIN_FILES.includes(entry.mode)) return unreadable('it is no plain file there');
    const blob = read('blob', entry.id);
    return blob === undefined ? incomplete : { kind: 'text', text: blob.toString('utf8') };
  }
  return { kind: 'missing' };
}

/** A base that is further ahead is asked of GitHub. */
const MOST_COMMITS = 5000;

/** The parents of commits by their names, of those that can be read. */
function commitsIn(git: Git, ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const commits = [...objectsIn(git, ids)].filter(([, { type }]) => type === 'commit');
  return new Map(commits.map(([id, { content }]) => [id, parentsIn(content)]));
}

function parentsIn(commit: Buffer | undefined): readonly string[] {
  const header = commit?.toString('utf8').split('\n\n', 1)[0] ?? '';
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].flatMap(([, id]) => id ?? []);
}

function unreadable(reason: string): { readonly kind: 'unreadable'; readonly reason: string } {
  return { kind: 'unreadable', reason };
}

function entryOf(tree: Buffer, wanted: string, idBytes: number): TreeEntry | undefined {
  return entriesOf(tree, idBytes).find(({ name }) => name === wanted);
}
