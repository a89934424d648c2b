import { createHash } from 'node:crypto';

/** Runs git and returns what it prints; nothing where there is none, or where it says no. */
export type Git = (args: readonly string[], input?: string) => Buffer | undefined;

export type ObjectType = 'commit' | 'tree' | 'blob';

export interface GitObject {
  readonly type: ObjectType;
  readonly content: Buffer;
}

const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (commit|tree|blob) (\d+)$/;

/** Objects by their names, of those that are there and whose content has that name. */
export function objectsIn(git: Git, asked: readonly string[]): ReadonlyMap<string, GitObject> {
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

/**
 * What leads from a commit to a file or folder, asked for at once: each start of git takes longer than all it then reads. These are
 * guesses, which the walk from object to object does not rely on; a name with a line break would be two.
 */
export function onTheWay(commit: string, path: string): readonly string[] {
  if (!isObjectId(commit) || path.includes('\n')) return [];
  const names = path.split('/');
  const objects = names.map((_, at) => `${commit}:${names.slice(0, at + 1).join('/')}`);
  return [commit, `${commit}^{tree}`, ...objects];
}

function isReadable(type: string | undefined): type is ObjectType {
  return type === 'commit' || type === 'tree' || type === 'blob';
}

/** SHA-1 or SHA-256 in hexadecimal. */
export function isObjectId(id: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(id);
}

/** The name that git gives an object: the digest of its type, its length and its content. */
export function nameOf(type: ObjectType, content: Buffer, digits: number): string {
  const hash = createHash(digits === 64 ? 'sha256' : 'sha1');
  return hash.update(`${type} ${content.length}\0`).update(content).digest('hex');
}

export interface TreeEntry {
  readonly name: string;
  readonly mode: string;
  readonly id: string;
}

/** The entries of a tree, each of them mode, a space, its name, a NUL and the bytes of its id. */
export function entriesOf(tree: Buffer, idBytes: number): readonly TreeEntry[] {
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

export const FOLDER = '40000';
export const LINK = '120000';
export const PLAIN_FILES: readonly string[] = ['100644', '100755', '100664'];

/** The name that git gives bytes as the content of a file, in a repository whose names have so many digits. */
export function blobName(content: Buffer, digits: number): string {
  return nameOf('blob', content, digits);
}

/** Links that are followed one after the other. */
export const MOST_LINKS = 8;
