import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { dirname, posix } from 'node:path';
import type { Environment } from '../core/environment.js';
import { gitEnvironment, NOTHING_RUNS } from './git.js';

/** A larger object is none of ours: recorded answers are a few megabytes. */
const MOST_BYTES = 64 * 1024 * 1024;

/** What a commit has at a path. */
export type FileAtCommit =
  | { readonly kind: 'text'; readonly text: string }
  /** The commit is known and has no such file. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** What a commit has below a folder: the names that git gives the contents of its files, by paths from there. */
export type FilesAtCommit =
  | { readonly kind: 'files'; readonly ids: ReadonlyMap<string, string> }
  | Exclude<FileAtCommit, { readonly kind: 'text' }>;

/** More are not listed: a corpus of so many files is larger than what is scored. */
export const MOST_LISTED = 50_000;

/** The repository around a folder, as far as it can be read. */
export interface CommittedFiles {
  /** The path of a file of the folder from the root of the repository; undefined outside of a repository. */
  readonly pathInRepository: (name: string) => string | undefined;
  readonly fileAt: (commit: string, path: string) => FileAtCommit;
  /** The files below a folder, with those in its folders; what is no plain file there is left out. */
  readonly filesUnder: (commit: string, folder: string) => FilesAtCommit;
  /** The parents of a commit, none where it is not there. */
  readonly parentsOf: (commit: string) => readonly string[];
  /**
   * The newest commit that a head has of a base branch, where that branch has had it as its newest: of a branch that was merged
   * into it anybody may have written the commits before the last one. Nothing where git does not know, or not of all commits
   * between it and the base.
   */
  readonly mergeBase: (base: string, head: string) => string | undefined;
}

/** Runs git and returns what it prints; nothing where there is none, or where it says no. */
type Git = (args: readonly string[], input?: string) => Buffer | undefined;

type ObjectType = 'commit' | 'tree' | 'blob';

/**
 * Opens the repository that a folder belongs to. It may have come with a download, or have been changed by what ran before
 * in the job: so every object is held against its own name, from the commit down to the file. What the name of a commit
 * leads to is then what was committed under it, whatever the configuration, replaced objects or packs of the repository
 * say. Nothing is fetched and nothing of the workspace runs.
 */
export function openCommittedFiles(folder: string, env: Environment['env']): CommittedFiles {
  const git: Git = (args, input) => {
    try {
      return execFileSync('git', [...NOTHING_RUNS, '--no-replace-objects', '-C', folder, ...args], {
        // Windows looks for programs in the current folder first, and in the workspace anybody may put a git.exe.
        cwd: dirname(process.execPath),
        env: { ...gitEnvironment(env), GIT_ALLOW_PROTOCOL: 'none' },
        maxBuffer: MOST_BYTES,
        ...(input === undefined ? {} : { input }),
        stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
        timeout: 10_000,
      });
    } catch {
      return undefined;
    }
  };
  const read = (type: ObjectType, id: string): Buffer | undefined => {
    const content = isObjectId(id) ? git(['cat-file', type, id]) : undefined;
    return content !== undefined && nameOf(type, content, id.length) === id ? content : undefined;
  };

  return {
    pathInRepository: (name) => {
      const prefix = git(['rev-parse', '--show-prefix'])?.toString('utf8').replace(/\n$/, '');
      return prefix === undefined ? undefined : `${prefix}${name}`;
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
    parentsOf: (commit) => parentsIn(read('commit', commit)),
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

/** Level by level: each start of git takes longer than all it then reads. */
function filesUnder(git: Git, commit: string, folder: string): FilesAtCommit {
  const incomplete = unreadable(`git does not have all of the commit ${commit.slice(0, 7)}`);
  const header = isObjectId(commit) ? objectsIn(git, [commit]).get(commit) : undefined;
  const root = /^tree ([0-9a-f]+)\n/.exec(header?.content.toString('utf8') ?? '')?.[1];
  if (root === undefined) return unreadable(`git does not have the commit ${commit.slice(0, 7)}`);
  let tree = root;
  for (const name of folder.split('/').filter((one) => one !== '' && one !== '.')) {
    const listing = objectsIn(git, [tree]).get(tree);
    if (listing?.type !== 'tree') return incomplete;
    const entry = entriesOf(listing.content, tree.length / 2).find((one) => one.name === name);
    if (entry === undefined) return { kind: 'missing' };
    if (entry.mode !== FOLDER) return unreadable('it is no plain folder there');
    tree = entry.id;
  }
  const ids = new Map<string, string>();
  let level: readonly (readonly [path: string, tree: string])[] = [['', tree]];
  let listed = 0;
  while (level.length > 0) {
    const trees = objectsIn(git, [...new Set(level.map(([, id]) => id))]);
    const below: (readonly [string, string])[] = [];
    for (const [path, id] of level) {
      const found = trees.get(id);
      if (found?.type !== 'tree') return incomplete;
      for (const { name, mode, id: of } of entriesOf(found.content, id.length / 2)) {
        listed += 1;
        if (mode === FOLDER) below.push([`${path}${name}/`, of]);
        else if (PLAIN_FILES.includes(mode)) ids.set(`${path}${name}`, of);
      }
      if (listed > MOST_LISTED) return unreadable(`it has more than ${MOST_LISTED.toLocaleString('en')} files there`);
    }
    level = below;
  }
  return { kind: 'files', ids };
}

/** The name that git gives a text as the content of a file, in a repository whose names have so many digits. */
export function blobName(text: string, digits: number): string {
  return nameOf('blob', Buffer.from(text, 'utf8'), digits);
}

/** A base that is further ahead is asked of GitHub. */
const MOST_COMMITS = 5000;

/** The parents of commits by their names, of those that can be read. */
function commitsIn(git: Git, ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const commits = [...objectsIn(git, ids)].filter(([, { type }]) => type === 'commit');
  return new Map(commits.map(([id, { content }]) => [id, parentsIn(content)]));
}

/**
 * What leads from a commit to a file, asked for at once: each start of git takes longer than all it then reads. These are
 * guesses, which the walk from object to object does not rely on; a name with a line break would be two.
 */
function onTheWay(commit: string, path: string): readonly string[] {
  if (!isObjectId(commit) || path.includes('\n')) return [];
  const names = path.split('/');
  const objects = names.map((_, at) => `${commit}:${names.slice(0, at + 1).join('/')}`);
  return [commit, `${commit}^{tree}`, ...objects];
}

interface GitObject {
  readonly type: ObjectType;
  readonly content: Buffer;
}

const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (commit|tree|blob) (\d+)$/;

/** Objects by their names, of those that are there and whose content has that name. */
function objectsIn(git: Git, asked: readonly string[]): ReadonlyMap<string, GitObject> {
  const found = new Map<string, GitObject>();
  const objects = asked.length === 0 ? undefined : git(['cat-file', '--batch'], `${asked.join('\n')}\n`);
  let at = 0;
  while (objects !== undefined && at < objects.length) {
    const end = objects.indexOf(0x0a, at);
    if (end < 0) break;
    const [, id = '', type, size] = HEADER.exec(objects.toString('latin1', at, end)) ?? [];
    at = end + 1;
    // A line alone, of what is not there.
    if (!isReadable(type)) continue;
    const content = objects.subarray(at, at + Number(size));
    if (nameOf(type, content, id.length) === id) found.set(id, { type, content });
    at += Number(size) + 1;
  }
  return found;
}

function isReadable(type: string | undefined): type is ObjectType {
  return type === 'commit' || type === 'tree' || type === 'blob';
}

function parentsIn(commit: Buffer | undefined): readonly string[] {
  const header = commit?.toString('utf8').split('\n\n', 1)[0] ?? '';
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].flatMap(([, id]) => id ?? []);
}

const FOLDER = '40000';
const LINK = '120000';
/** Links that are followed one after the other. */
const MOST_LINKS = 8;
const PLAIN_FILES: readonly string[] = ['100644', '100755', '100664'];

function unreadable(reason: string): { readonly kind: 'unreadable'; readonly reason: string } {
  return { kind: 'unreadable', reason };
}

/** SHA-1 or SHA-256 in hexadecimal. */
function isObjectId(id: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(id);
}

/** The name that git gives an object: the digest of its type, its length and its content. */
function nameOf(type: ObjectType, content: Buffer, digits: number): string {
  const hash = createHash(digits === 64 ? 'sha256' : 'sha1');
  return hash.update(`${type} ${content.length}\0`).update(content).digest('hex');
}

interface TreeEntry {
  readonly name: string;
  readonly mode: string;
  readonly id: string;
}

function entryOf(tree: Buffer, wanted: string, idBytes: number): TreeEntry | undefined {
  return entriesOf(tree, idBytes).find(({ name }) => name === wanted);
}

/** The entries of a tree, each of them mode, a space, its name, a NUL and the bytes of its id. */
function entriesOf(tree: Buffer, idBytes: number): readonly TreeEntry[] {
  const entries: TreeEntry[] = [];
  let at = 0;
  while (at < tree.length) {
    const space = tree.indexOf(0x20, at);
    const end = tree.indexOf(0, space);
    if (space < 0 || end < 0) break;
    entries.push({
      name: tree.toString('utf8', space + 1, end),
      mode: tree.toString('latin1', at, space),
      id: tree.toString('hex', end + 1, end + 1 + idBytes),
    });
    at = end + 1 + idBytes;
  }
  return entries;
}
