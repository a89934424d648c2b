import {
  closeSync,
  constants,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { memberOf, reasonOf, UserError } from '../../core/errors.js';
import type { EntryKind, Files } from '../../core/ports.js';
import { byCodePoint, describeKind } from '../../core/text.js';
import { LONGEST_TEXT_BYTES, tooLong } from '../../core/text-limit.js';
import { gitFolders, isGitName } from './git-folder.js';
import { openLineFile } from './line-file.js';
import { replaceInPlace } from './replace-in-place.js';
import { asSpelled } from './spelling.js';
import { besideOf, removeRests } from './temporary-name.js';
import { decode } from './text-of-bytes.js';
import { inChunks, writePieces } from './write-pieces.js';

export { reasonOf } from '../../core/errors.js';

/** Follows no link that has come to stand there since, and does not wait for the reader of a pipe. Windows has neither. */
const APPENDING =
  constants.O_WRONLY |
  constants.O_APPEND |
  constants.O_CREAT |
  (constants.O_NOFOLLOW ?? 0) |
  (constants.O_NONBLOCK ?? 0);

/**
 * The real files of a workspace. `root` bounds everything; `base` is the folder that relative paths start from.
 * Both must exist. Throws what realpath throws otherwise.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a method for each of the port, all of which know the two folders
export function openWorkspace(root: string, base: string): Files {
  const realRoot = realpathSync.native(root);
  const realBase = realpathSync.native(base);
  const absolute = (path: string): string => join(realRoot, path);
  const isOfGit = gitFolders(realRoot);

  const inWorkspace = (path: string): string => toPosix(relative(realRoot, path)) || '.';

  const inRoot = (path: string): string => (contains(realRoot, path) ? asSpelled(realRoot, path) : path);

  const locate: Files['locate'] = (path) => {
    if (path.includes('\0')) return { problem: 'a path cannot contain a NUL character' };
    const target = inRoot(resolve(realBase, inOurForm(realBase, path)));
    const nearest = resolveNearest(target);
    if ('problem' in nearest) return { problem: `${JSON.stringify(path)} ${nearest.problem}` };
    const { real } = nearest;
    if (!contains(realRoot, real)) return { problem: `${JSON.stringify(path)} leads outside the workspace` };
    if (isOfGit(real)) return { problem: `${JSON.stringify(path)} belongs to git` };
    return { path: inWorkspace(contains(realRoot, target) ? target : real) };
  };

  const examine = (path: string): { readonly kind: EntryKind; readonly size?: number; readonly reason?: string } => {
    try {
      const real = realpathSync.native(absolute(path));
      if (!contains(realRoot, real)) return { kind: 'outside' };
      if (isOfGit(real)) return { kind: 'git' };
      const stat = statSync(real);
      return { kind: stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : 'other', size: stat.size };
    } catch (error) {
      return { kind: isMissing(error) ? 'missing' : 'other', reason: reasonOf(error) };
    }
  };

  const list: Files['list'] = (folder) => {
    const { kind } = examine(folder);
    if (kind === 'outside' || kind === 'git') {
      throw new UserError([{ message: describeKind(kind), place: { file: folder } }]);
    }
    try {
      const names = readdirSync(absolute(folder)).filter((name) => !isGitName(name));
      return names.sort(byCodePoint);
    } catch (error) {
      throw new UserError([{ message: `cannot be read: ${reasonOf(error)}`, place: { file: folder } }]);
    }
  };

  const read: Files['read'] = (path, longest = LONGEST_TEXT_BYTES) => {
    const { kind, size = 0, reason } = examine(path);
    if (kind === 'outside' || kind === 'git') return { kind: 'unreadable', reason: describeKind(kind) };
    if (reason !== undefined) return { kind: 'unreadable', reason: whyUnread(absolute(path), reason) };
    if (kind !== 'file') return { kind: 'unreadable', reason: `this is not a file (${kind})` };
    if (size > longest) return { kind: 'unreadable', reason: tooLong('file', longest) };
    try {
      return decode(readFileSync(absolute(path)));
    } catch (error) {
      return { kind: 'unreadable', reason: `cannot be read: ${reasonOf(error)}` };
    }
  };

  const openLines: Files['openLines'] = (path, longest = LONGEST_TEXT_BYTES) => {
    const { kind, reason } = examine(path);
    if (kind === 'outside' || kind === 'git') return { kind: 'unreadable', reason: describeKind(kind) };
    if (reason !== undefined) return { kind: 'unreadable', reason: whyUnread(absolute(path), reason) };
    if (kind !== 'file') return { kind: 'unreadable', reason: `this is not a file (${kind})` };
    try {
      return openLineFile(absolute(path), path, longest);
    } catch (error) {
      return { kind: 'unreadable', reason: `cannot be read: ${reasonOf(error)}` };
    }
  };

  const isOwn = (real: string): boolean => contains(realRoot, real) && !isOfGit(real);

  const refuseForeign = (real: string): void => {
    if (!isOwn(real)) throw new Error(describeKind(contains(realRoot, real) ? 'git' : 'outside'));
  };

  /** Makes the folders of a path, and gives the path as the system knows it. */
  const prepare = (path: string): string => {
    const target = absolute(path);
    const folder = resolveNearest(dirname(target));
    if ('problem' in folder) throw new Error(`the folder ${folder.problem}`);
    refuseForeign(folder.real);
    refuseForeign(join(folder.real, basename(target)));
    mkdirSync(dirname(target), { recursive: true });
    return target;
  };

  const write: Files['write'] = (path, text) => {
    const target = prepare(path);
    // A rename replaces a symbolic link instead of following it, and never leaves half a file.
    const temporary = besideOf(target, process.pid);
    try {
      removeRests(target);
      rmSync(temporary, { force: true });
      if (typeof text === 'string') writeFileSync(temporary, text, { flag: 'wx' });
      else writePieces(temporary, text);
      renameSync(temporary, target);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  };

  const realOf = (target: string): string => {
    const nearest = resolveNearest(target);
    if ('problem' in nearest) throw new Error(`the file ${nearest.problem}`);
    refuseForeign(nearest.real);
    return nearest.real;
  };

  const append: Files['append'] = (path, text) => {
    const file = openSync(realOf(prepare(path)), APPENDING, 0o666);
    try {
      if (!fstatSync(file).isFile()) throw new Error('this is not a file');
      for (const chunk of typeof text === 'string' ? [text] : inChunks(text)) writeFileSync(file, chunk);
    } finally {
      closeSync(file);
    }
  };

  const create: Files['create'] = (path, text) => {
    const target = prepare(path);
    // Who is killed leaves no half of the file. A name with a dot is no summary, no transcript and no candidate.
    const temporary = besideOf(join(dirname(target), `.${basename(target)}`), process.pid);
    try {
      rmSync(temporary, { force: true });
      writeFileSync(temporary, text, { flag: 'wx' });
      linkOrWrite(temporary, target, text);
      return true;
    } catch (error) {
      if (memberOf(error, 'code') === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(temporary, { force: true });
    }
  };

  const remove: Files['remove'] = (path) => {
    const target = absolute(path);
    const folder = resolveNearest(dirname(target));
    if ('problem' in folder || !isOwn(folder.real) || isGitName(basename(target))) return;
    // unlink does not follow a link; a folder stays.
    if (exists(target) && !lstatSync(target).isDirectory()) unlinkSync(target);
  };

  const real: Files['real'] = (path) => {
    const nearest = resolveNearest(absolute(path));
    return 'real' in nearest && isOwn(nearest.real) ? inWorkspace(nearest.real) : undefined;
  };

  return {
    root: realRoot,
    remove,
    real,
    locate,
    kind: (path) => examine(path).kind,
    list,
    read,
    openLines,
    write,
    append,
    replace: (path, from, to) => replaceInPlace(realOf(absolute(path)), from, to),
    create,
  };
}

/** Neither follows a symbolic link: that is an entry, too. Some disks have no links; there the file is written in place. */
function linkOrWrite(whole: string, target: string, text: string): void {
  try {
    linkSync(whole, target);
  } catch (error) {
    if (memberOf(error, 'code') === 'EEXIST') throw error;
    writeFileSync(target, text, { flag: 'wx' });
  }
}

type Resolved = { readonly real: string } | { readonly problem: string };

/** The real path that a target has, or would have once its missing folders are made. */
function resolveNearest(target: string): Resolved {
  try {
    return { real: realpathSync.native(target) };
  } catch (error) {
    const parent = dirname(target);
    if (!isMissing(error) || parent === target) return { problem: `cannot be opened: ${reasonOf(error)}` };
    if (exists(target)) return { problem: 'leads through a symbolic link to nothing' };
    const nearest = resolveNearest(parent);
    return 'problem' in nearest ? nearest : { real: join(nearest.real, target.slice(parent.length)) };
  }
}

/** Whether there is an entry, a symbolic link to nothing included. */
function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

function contains(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function isMissing(error: unknown): boolean {
  const code = memberOf(error, 'code');
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/**
 * A path that was written on Windows, such as `runs\\candidates`: settings travel from there to the Linux of CI. A name that
 * has a backslash in it, where that is allowed, goes first.
 */
function inOurForm(base: string, path: string): string {
  if (sep !== '/' || !path.includes('\\') || DRIVE.test(path) || exists(resolve(base, path))) return path;
  return path.replaceAll('\\', '/');
}

/** A drive leads nowhere on other systems. */
const DRIVE = /^[A-Za-z]:/;

function toPosix(path: string): string {
  return sep === '/' ? path : path.split(sep).join('/');
}

/** That a file is not there would be hard to believe of one that a look at its folder shows. */
function whyUnread(path: string, reason: string): string {
  return reason.startsWith('ENOENT') && isLink(path)
    ? 'this is a symbolic link that leads nowhere'
    : `cannot be read: ${reason}`;
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}
