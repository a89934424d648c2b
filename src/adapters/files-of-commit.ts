import { posix } from 'node:path';
import {
  entriesOf,
  FOLDER,
  type Git,
  type GitObject,
  isObjectId,
  LINK,
  MOST_LINKS,
  objectsIn,
  onTheWay,
  PLAIN_FILES,
} from './git-store.js';

/** What a commit has below a folder, by paths from there. */
export type FilesAtCommit =
  | {
      readonly kind: 'files';
      /** The names that git gives the contents of files. */
      readonly ids: ReadonlyMap<string, string>;
      /** Links and other repositories. */
      readonly others: ReadonlySet<string>;
    }
  /** The commit is known and has no such folder. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** More are not listed: a corpus of so many files is larger than what is scored. */
export const MOST_LISTED = 50_000;

/** Lists what a commit has below a folder, with what is in its folders; links on the way to it are followed. */
export function filesUnder(git: Git, commit: string, folder: string): FilesAtCommit {
  const known = objectsIn(git, onTheWay(commit, namesOf(folder).join('/')));
  const read: Read = (ids) => {
    const unknown = ids.filter((id) => !known.has(id));
    const more = objectsIn(git, unknown);
    return (id) => known.get(id) ?? more.get(id);
  };
  const header = isObjectId(commit) ? read([commit])(commit) : undefined;
  const root = /^tree ([0-9a-f]+)\n/.exec(header?.content.toString('utf8') ?? '')?.[1];
  if (root === undefined) return unreadable(`git does not have the commit ${commit.slice(0, 7)}`);
  const found = folderAt(read, root, folder, MOST_LINKS);
  const listed = 'tree' in found ? listingOf(read, found.tree) : found;
  return listed.kind === 'incomplete'
    ? unreadable(`git does not have all of the commit ${commit.slice(0, 7)}`)
    : listed;
}

const INCOMPLETE = { kind: 'incomplete' } as const;

/** Reads objects by their names, all of them at once. */
type Read = (ids: readonly string[]) => (id: string) => GitObject | undefined;

type Listing = FilesAtCommit | typeof INCOMPLETE;

function folderAt(read: Read, root: string, folder: string, links: number): { readonly tree: string } | Listing {
  let tree = root;
  const names = namesOf(folder);
  for (const [depth, name] of names.entries()) {
    const listing = read([tree])(tree);
    if (listing?.type !== 'tree') return INCOMPLETE;
    const entry = entriesOf(listing.content, tree.length / 2).find((one) => one.name === name);
    if (entry === undefined) return { kind: 'missing' };
    if (entry.mode === LINK) {
      const target = read([entry.id])(entry.id)?.content.toString('utf8');
      if (target === undefined) return INCOMPLETE;
      const way = posix.join(...names.slice(0, depth), target, ...names.slice(depth + 1));
      if (links === 0 || target.startsWith('/') || way.split('/')[0] === '..') return unreadable(NO_FOLDER);
      return folderAt(read, root, way, links - 1);
    }
    if (entry.mode !== FOLDER) return unreadable(NO_FOLDER);
    tree = entry.id;
  }
  return { tree };
}

const NO_FOLDER = 'it is no plain folder there';

/** Level by level: each start of git takes longer than all it then reads. */
function listingOf(read: Read, tree: string): Listing {
  const ids = new Map<string, string>();
  const others = new Set<string>();
  let level: readonly (readonly [path: string, tree: string])[] = [['', tree]];
  let listed = 0;
  while (level.length > 0) {
    const treeOf = read([...new Set(level.map(([, id]) => id))]);
    const below: (readonly [string, string])[] = [];
    for (const [path, id] of level) {
      const found = treeOf(id);
      if (found?.type !== 'tree') return INCOMPLETE;
      for (const { name, mode, id: of } of entriesOf(found.content, id.length / 2)) {
        listed += 1;
        if (mode === FOLDER) below.push([`${path}${name}/`, of]);
        else if (PLAIN_FILES.includes(mode)) ids.set(`${path}${name}`, of);
        else others.add(`${path}${name}`);
      }
      if (listed > MOST_LISTED) return unreadable(`it has more than ${MOST_LISTED.toLocaleString('en')} files there`);
    }
    level = below;
  }
  return { kind: 'files', ids, others };
}

function namesOf(folder: string): readonly string[] {
  return folder.split('/').filter((name) => name !== '' && name !== '.');
}

function unreadable(reason: string): { readonly kind: 'unreadable'; readonly reason: string } {
  return { kind: 'unreadable', reason };
}
