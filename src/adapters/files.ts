import { isUtf8 } from 'node:buffer';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { byCodePoint } from '../code-point-order.js';
import type { EntryKind, Files, ReadResult } from '../ports.js';

/** V8 refuses longer strings (0x1fffffe8 units); a file up to this many bytes always fits. */
const LARGEST_FILE_BYTES = 0x1fffffe8;

/**
 * The real files of a workspace. `root` bounds everything; `base` is the folder that relative paths start from.
 * Both must exist. Throws what realpath throws otherwise.
 */
export function openWorkspace(root: string, base: string): Files {
  const realRoot = realpathSync.native(root);
  const realBase = realpathSync.native(base);
  const absolute = (path: string): string => join(realRoot, path);

  const locate: Files['locate'] = (path) => {
    if (path.includes('\0')) return { problem: 'a path cannot contain a NUL character' };
    const target = resolve(realBase, path);
    const outside = { problem: `${JSON.stringify(path)} leads outside the workspace` };
    const real = realPathOfNearest(target);
    if (real === undefined || !contains(realRoot, real)) return outside;
    return { path: toPosix(relative(realRoot, contains(realRoot, target) ? target : real)) || '.' };
  };

  const kind: Files['kind'] = (path) => {
    try {
      const real = realpathSync.native(absolute(path));
      if (!contains(realRoot, real)) return 'outside';
      const stat = statSync(real);
      return stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : 'other';
    } catch (error) {
      return isMissing(error) ? 'missing' : 'other';
    }
  };

  const read: Files['read'] = (path) => {
    const found: EntryKind = kind(path);
    if (found === 'outside') return { kind: 'unreadable', reason: 'the path leads outside the workspace' };
    if (found !== 'file') return { kind: 'unreadable', reason: `this is not a file (${found})` };
    try {
      return decode(readFileSync(absolute(path)));
    } catch (error) {
      return { kind: 'unreadable', reason: `cannot be read: ${reasonOf(error)}` };
    }
  };

  const write: Files['write'] = (path, text) => {
    const target = absolute(path);
    const real = realPathOfNearest(dirname(target));
    if (real === undefined || !contains(realRoot, real)) throw new Error('the path leads outside the workspace');
    mkdirSync(dirname(target), { recursive: true });
    // A rename replaces a symbolic link instead of following it, and never leaves half a file.
    const temporary = `${target}.${process.pid}.tmp`;
    try {
      rmSync(temporary, { force: true });
      writeFileSync(temporary, text, { flag: 'wx' });
      renameSync(temporary, target);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  };

  return {
    locate,
    kind,
    list: (folder) => readdirSync(absolute(folder)).sort(byCodePoint),
    read,
    write,
  };
}

/** Why the system refused, in its own short words: `ENOSPC: no space left on device`. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split(', ', 1)[0] ?? message;
}

/** The real path that a target has, or would have once its missing folders are made. */
function realPathOfNearest(target: string): string | undefined {
  try {
    return realpathSync.native(target);
  } catch (error) {
    const parent = dirname(target);
    const dangling = lstatSync(target, { throwIfNoEntry: false }) !== undefined;
    if (!isMissing(error) || parent === target || dangling) return undefined;
    const real = realPathOfNearest(parent);
    return real === undefined ? undefined : join(real, target.slice(parent.length));
  }
}

function contains(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function decode(bytes: Buffer): ReadResult {
  if (bytes.length > LARGEST_FILE_BYTES) return { kind: 'unreadable', reason: 'the file is larger than 512 MiB' };
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return { kind: 'unreadable', reason: 'the file is UTF-16; save it as UTF-8' };
  }
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return { kind: 'text', text: bytes.toString('utf8', start), invalidLines: findInvalidLines(bytes) };
}

function findInvalidLines(bytes: Buffer): ReadonlySet<number> {
  const invalid = new Set<number>();
  if (isUtf8(bytes)) return invalid;
  let start = 0;
  for (let line = 1; start < bytes.length; line++) {
    const found = bytes.indexOf(0x0a, start);
    const end = found === -1 ? bytes.length : found;
    if (!isUtf8(bytes.subarray(start, end))) invalid.add(line);
    start = end + 1;
  }
  return invalid;
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

function toPosix(path: string): string {
  return sep === '/' ? path : path.split(sep).join('/');
}
