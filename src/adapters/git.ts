import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import type { Environment } from '../core/environment.js';

/** The most files that are asked about: a comment shows fewer. */
const MOST_FILES = 500;

/** Windows takes so many characters on a command line, less what stands before the files. */
const MOST_CHARACTERS = 30_000;

/**
 * The workspace may hold a `.git` that came with a download, or be a bare repository that a pull request made of plain
 * files. Neither may name a program to run, as `core.fsmonitor` would, or fetch.
 */
const NOTHING_RUNS = ['-c', 'core.fsmonitor=false', '-c', 'safe.bareRepository=explicit'];

/**
 * Which of the files are part of the commit that is checked out: only those have a page to link to. Where there are too
 * many to ask about, the first ones count. Without git, or outside of a repository, none is.
 */
export function trackedFiles(
  workspace: string,
  files: readonly string[],
  env: Environment['env'],
): ReadonlySet<string> {
  const asked = [...withinCommandLine(new Set(files))].map((file) => `:(literal,top)${file}`);
  if (asked.length === 0) return new Set();
  try {
    const listing = execFileSync('git', [...NOTHING_RUNS, '-C', workspace, 'ls-files', '-z', '--', ...asked], {
      // Windows looks for programs in the current folder first, and in the workspace anybody may put a git.exe.
      cwd: dirname(process.execPath),
      env: gitEnvironment(env),
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 10_000,
    });
    return new Set(listing.split('\0').filter((file) => file !== ''));
  } catch {
    return new Set();
  }
}

function* withinCommandLine(files: ReadonlySet<string>): Iterable<string> {
  let asked = 0;
  let characters = 0;
  for (const file of files) {
    if (file.includes('\0')) continue;
    asked += 1;
    characters += file.length + 20;
    if (asked > MOST_FILES || characters > MOST_CHARACTERS) return;
    yield file;
  }
}

/** What git needs to be found and to know its owner's settings; no token of ours. */
function gitEnvironment({ PATH, Path, HOME, USERPROFILE, SystemRoot }: Environment['env']): NodeJS.ProcessEnv {
  return { PATH: PATH ?? Path, HOME, USERPROFILE, SystemRoot, GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' };
}
