import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, parse, relative, resolve, sep } from 'node:path';
import type { Files, NamedFiles } from '../../core/ports.js';
import { startFolder } from '../../core/workspace-path.js';
import { openWorkspace } from './files.js';

/**
 * Files that somebody names on the command line, wherever they stand: those of the workspace as always, others by their
 * absolute path. A link of the workspace that leads outside is not followed: a pull request may bring it, and nobody has
 * named what is behind it.
 */
export function openNamedFiles(files: Files): NamedFiles {
  const top = parse(files.root).root;
  const base = join(files.root, startFolder(files));
  const whole = openWorkspace(top, base);
  const isOutside = (path: string): boolean => isAbsolute(path);
  const below = (path: string): string => path.slice(top.length).split(sep).join('/') || '.';
  const of = (path: string): readonly [Files, string] => (isOutside(path) ? [whole, below(path)] : [files, path]);
  const absolute = (path: string): string => `${top.split(sep).join('/')}${path}`;

  const locate: Files['locate'] = (path) => {
    const own = files.locate(path);
    if ('path' in own || !leadsOut(files.root, resolve(base, path))) return own;
    const other = whole.locate(path);
    return 'path' in other ? { path: absolute(other.path) } : other;
  };

  return {
    locate,
    kind: (path) => onPlace(of(path), (where, own) => where.kind(own)),
    list: (path) => onPlace(of(path), (where, own) => where.list(own)),
    read: (path, longest) => onPlace(of(path), (where, own) => where.read(own, longest)),
    real: (path) => {
      const real = onPlace(of(path), (where, own) => where.real(own));
      return real === undefined || !isOutside(path) ? real : absolute(real);
    },
    changedAt: (path) => {
      try {
        return statSync(isOutside(path) ? path : join(files.root, path)).mtimeMs;
      } catch {
        return undefined;
      }
    },
  };
}

function onPlace<T>([files, path]: readonly [Files, string], look: (files: Files, path: string) => T): T {
  return look(files, path);
}

/** Whether a path is not in the workspace by its own words, links aside. */
function leadsOut(root: string, path: string): boolean {
  if (path.includes('\0')) return false;
  return [root, realOf(root)].every((one) => {
    const way = relative(one, path);
    return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
  });
}

function realOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}
