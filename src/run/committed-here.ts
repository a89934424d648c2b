import { posix } from 'node:path';
import { gitRootOf, isGitRoot, trackedFiles } from '../adapters/git.js';
import type { Environment } from '../core/environment.js';
import type { Files } from '../core/ports.js';

/**
 * Whether a file is part of what is checked out, so that a pull request may have brought it; what no commit has an earlier step
 * has made. A path that leads over a committed link or into a submodule counts, whatever is behind that, and so does one that
 * leads to a committed file over a link that nobody has committed. Without a repository nobody can tell.
 */
export function isCommitted(path: string, files: Files, env: Environment['env']): boolean {
  if (gitRootOf(files.root) === undefined) return true;
  const names = path.split('/');
  const onTheWay = names.map((_, at) => names.slice(0, at + 1).join('/'));
  const [link] = onTheWay.filter((one) => files.real(one) !== one);
  const behind = link === undefined ? undefined : files.real(path);
  const roots = onTheWay.filter((one) => isGitRoot(posix.join(files.root, one)));
  const asked = [path, ...roots, ...[link, behind].flatMap((one) => one ?? [])];
  const tracked = trackedFiles(files.root, asked, env);
  if (asked.some((one) => tracked.has(one))) return true;
  return roots.some((root) => isTracked(posix.join(files.root, root), posix.relative(root, path), env));
}

function isTracked(repository: string, path: string, env: Environment['env']): boolean {
  return trackedFiles(repository, [path], env).has(path);
}
