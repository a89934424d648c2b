import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** What git names its folder, or a file that says where that is; disks that do not tell case apart take any. */
const GIT = /^\.git$/i;

/** Whether a name in a folder is git's own. */
export function isGitName(name: string): boolean {
  return GIT.test(name);
}

/**
 * Tells of a real path below a folder whether it belongs to git, which keeps tokens there (`actions/checkout` writes one into
 * `.git/config`): whether `.git` is a part of it, or it is or lies in a folder that git would take for a repository, as that of a
 * `--separate-git-dir` is. The folder itself may lie in one, as a work tree beside a bare repository does.
 */
export function gitFolders(root: string): (real: string) => boolean {
  // Of thousands of candidates all have the same folders above them.
  const known = new Map<string, boolean>();
  const isIn = (folder: string): boolean => {
    if (relative(root, folder) === '' || dirname(folder) === folder) return false;
    const before = known.get(folder);
    if (before !== undefined) return before;
    // A work tree in a bare repository is none of its own.
    const found = isRepository(folder) || (!existsSync(join(folder, '.git')) && isIn(dirname(folder)));
    known.set(folder, found);
    return found;
  };
  return (real) => relative(root, real).split(sep).some(isGitName) || isIn(isFolder(real) ? real : dirname(real));
}

/** By what git looks at itself (`is_git_directory` in its `setup.c`). */
function isRepository(folder: string): boolean {
  return existsSync(join(folder, 'HEAD')) && isFolder(join(folder, 'objects')) && isFolder(join(folder, 'refs'));
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
