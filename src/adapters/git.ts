import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment } from '../core/environment.js';
import { COMMIT_SHA } from '../core/json/schemas.js';

/** The most files that are asked about: a comment shows fewer. */
const MOST_FILES = 500;

/** Windows takes so many characters on a command line, less what stands before the files. */
const MOST_CHARACTERS = 30_000;

/**
 * The workspace may hold a `.git` that came with a download, or be a bare repository that a pull request made of plain
 * files. Neither may name a program to run, as `core.fsmonitor` would, or fetch.
 */
export const NOTHING_RUNS = ['-c', 'core.fsmonitor=false', '-c', 'safe.bareRepository=explicit'];

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
  const listing = askRepository(workspace, ['ls-files', '-z', '--', ...asked], env) ?? '';
  return new Set(listing.split('\0').filter((file) => file !== ''));
}

/** Who named a branch as that which pull requests are merged into. */
const BRANCH_SOURCES = ['remote', 'config', 'checkout', 'only'] as const;

export interface BaseBranch {
  readonly name: string;
  /**
   * `remote`: what a remote says is its default. `config`: init.defaultBranch, where there is no such remote. `checkout`: the
   * branch that is checked out, with commits or without. `only`: the only one of a repository that has none checked out.
   */
  readonly from: (typeof BRANCH_SOURCES)[number];
}

/**
 * The branch that pull requests are merged into, as far as git can tell; nothing where there is no git, or where several
 * branches might be it. What is checked out counts less than init.defaultBranch where a branch of that name exists: who sets
 * up a gate may be on a branch made for it.
 */
export function baseBranch(workspace: string, env: Environment['env']): BaseBranch | undefined {
  const lines = (told: string | undefined): readonly string[] => (told ?? '').split('\n').filter((line) => line !== '');
  const ask = (...asked: readonly string[]): readonly string[] => lines(askRepository(workspace, asked, env));
  const named = (name: string | undefined, from: BaseBranch['from']): BaseBranch | undefined =>
    name !== undefined && NAME.test(name) ? { name, from } : undefined;
  const remotes = ask('for-each-ref', '--format=%(refname:lstrip=2) %(symref:lstrip=3)', 'refs/remotes/*/HEAD');
  const remote = remotes.find((line) => line.startsWith('origin/HEAD ')) ?? remotes[0];
  const local = ask('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads');
  // A person has settings outside of repositories, too.
  const [configured] = lines(askGit(workspace, ['config', '--get', 'init.defaultBranch'], env));
  const isLocal = configured !== undefined && local.includes(configured);
  return (
    named(remote?.split(' ')[1], 'remote') ??
    (isLocal ? named(configured, 'config') : undefined) ??
    named(ask('symbolic-ref', '--quiet', '--short', 'HEAD')[0], 'checkout') ??
    (local.length === 1 ? named(local[0], 'only') : undefined) ??
    named(configured, 'config')
  );
}

/** A name that can be shown and written as it is: git itself takes characters that nobody sees. */
const NAME = /^[^\s\p{C}"\\]{1,200}$/u;

interface GitOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly maxBuffer: number;
  readonly stdio: ['ignore', 'pipe', 'ignore'];
  readonly timeout: number;
}

/** How git is started, wherever it looks. */
export function gitOptions(env: Environment['env'], timeout: number): GitOptions {
  return {
    // Windows looks for programs in the current folder first, and in the workspace anybody may put a git.exe.
    cwd: dirname(process.execPath),
    env: gitEnvironment(env),
    maxBuffer: 16 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout,
  };
}

/** The same of a question about a repository. */
function askRepository(folder: string, asked: readonly string[], env: Environment['env']): string | undefined {
  return isInRepository(folder) ? askGit(folder, asked, env) : undefined;
}

/** What git prints; nothing where there is no git, or where it says no. */
function askGit(folder: string, asked: readonly string[], env: Environment['env']): string | undefined {
  try {
    return execFileSync('git', [...NOTHING_RUNS, '-C', folder, ...asked], {
      ...gitOptions(env, 10_000),
      encoding: 'utf8',
    });
  } catch {
    return undefined;
  }
}

/** Whether git leaves a folder out that is in one of its repositories, there or not; false without git. */
export function isIgnored(folder: string, env: Environment['env']): boolean {
  // Nothing is printed, and the status says it. The slash tells a folder that need not be there.
  return askRepository(dirname(folder), ['check-ignore', '--quiet', '--', `${folder}/`], env) !== undefined;
}

/** The commit that is checked out, and whether tracked files differ from it; that is left out where nobody may look. */
interface CheckedOut {
  readonly commit: string;
  readonly isChanged?: boolean;
}

/** Nothing may be fetched for an answer either: a transport is a program as well. */
const NOTHING_FETCHED = [...NOTHING_RUNS, '-c', 'protocol.allow=never'];

/**
 * What is checked out in the repository that a folder is part of; nothing outside of one, before its first commit, and
 * without git. Files that git does not track are no changes: candidates are such files as a rule.
 */
export function checkedOut(folder: string, env: Environment['env']): CheckedOut | undefined {
  if (!isInRepository(folder)) return undefined;
  const ask: Ask = (...question) => {
    const { status, stdout } = spawnSync('git', [...NOTHING_FETCHED, '-C', folder, ...question], {
      ...gitOptions(env, 5_000),
      encoding: 'utf8',
    });
    return { status, text: stdout ?? '' };
  };
  const status = mayCompare(ask) ? ask('status', ...QUESTION) : undefined;
  const lines = status?.status === 0 ? status.text : undefined;
  const commit =
    lines === undefined
      ? ask('rev-parse', '--verify', '--quiet', 'HEAD^{commit}').text.trim()
      : (/^# branch\.oid (.*)$/m.exec(lines)?.[1] ?? '');
  if (!COMMIT_SHA.test(commit)) return undefined;
  // What is no line about the branch is one about a file.
  return { commit, ...(lines !== undefined && { isChanged: /^[^#]/m.test(lines) }) };
}

/** The commit and the files that differ from it in one answer: each start of git takes longer than that. */
const QUESTION = [
  '--porcelain=v2',
  '--branch',
  '--no-ahead-behind',
  '--untracked-files=no',
  '--ignore-submodules=all',
] as const;

/** Asks git; the status is null where there is no git, or no answer in time. */
type Ask = (...question: readonly string[]) => { readonly status: number | null; readonly text: string };

/** How `git config` ends where there is no such setting. */
const NO_SETTING = 1;

/**
 * To compare a file git may run the filter that the repository's own settings name, which may have come with a download:
 * there nobody looks. Filters of the person or the system are their own.
 */
function mayCompare(ask: Ask): boolean {
  const filters = ask('config', '--show-scope', '--name-only', '--get-regexp', '^filter\\.');
  if (filters.status !== NO_SETTING && filters.status !== 0) return false;
  return !/^(?:local|worktree|unknown)\b/m.test(filters.text);
}

/** Whether git takes a folder for the root of a repository: `.git` in it is a folder, or a file that says where that is. */
export function isGitRoot(folder: string): boolean {
  return existsSync(join(folder, '.git'));
}

/**
 * Whether there may be a repository for git to find around a folder: where git would not, asking it takes longer than most runs.
 * It looks from where links lead.
 */
export function isInRepository(folder: string): boolean {
  try {
    return gitRootOf(realpathSync(folder)) !== undefined;
  } catch {
    return false;
  }
}

/** The root of the repository that a folder is part of; undefined outside of one. */
export function gitRootOf(folder: string): string | undefined {
  if (isGitRoot(folder)) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : gitRootOf(parent);
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
