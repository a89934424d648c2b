import { posix } from 'node:path';
import type { FilesAtCommit } from '../adapters/files-of-commit.js';
import { isGitRoot } from '../adapters/git.js';
import { type CommittedFiles, type FileAtCommit, openCommittedFiles } from '../adapters/git-objects.js';
import type { FoundCommit } from '../adapters/github/merge-base.js';
import { readPayload } from '../adapters/github/payload.js';
import { type PullRequestBase, pullRequestBaseOf } from '../adapters/github/pull-request-base.js';
import { repositoryOf } from '../adapters/github/run-context.js';
import type { TimeBudget } from '../adapters/github/time-budget.js';
import type { Environment } from '../core/environment.js';
import { onceEach } from '../core/once-each.js';
import type { Files } from '../core/ports.js';
import type { Settings } from '../settings/table.js';

/** What it takes to look at the base of a pull request. */
export interface BaseTools {
  readonly files: Files;
  readonly env: Environment['env'];
  /** The store of time for waiting on GitHub; null where nothing may be asked of the network. */
  readonly timeBudget: TimeBudget | null;
}

/** A file as the base branch of a pull request has it. */
export interface FileOfBase {
  /** The newest commits of the base branch that the run knows: what its event names, and what GitHub has merged with since. */
  readonly tips: readonly string[];
  /** The commit at which the pull request has left the base branch. */
  readonly mergeBase: () => Promise<FoundCommit>;
  /** Whether what GitHub has merged is checked out, which has all of the newest commit that it was merged with. */
  readonly isMerged: () => boolean;
  readonly at: (commit: string) => Promise<FileAtCommit>;
  /** What a commit has below it, where it is a folder. */
  readonly filesUnder: (commit: string) => Promise<FilesAtCommit>;
  /** Why there is no tip, where there is none. */
  readonly unknown: string;
}

/** The base of the pull request that a run is about, which GitHub is asked for where the event does not tell. */
export async function findBase(
  settings: Pick<Settings, 'github-token' | 'pull-request'>,
  { env, timeBudget }: Omit<BaseTools, 'files'>,
): Promise<PullRequestBase | undefined> {
  const { 'pull-request': number } = settings;
  const base = pullRequestBaseOf(env, readPayload(env), number !== null);
  if (number === null || base?.isNamed !== true) return base;
  const host = hostOf(settings, env, timeBudget);
  if ('reason' in host) return { ...base, unknown: host.reason };
  const asked = await orReason(async () => {
    const { askForBase } = await import('../adapters/github/named-base.js');
    return askForBase(host.access, host.where, host.timeBudget, number);
  });
  // The settings of the default branch count too, where that runs the workflow on behalf of the pull request.
  return 'reason' in asked ? { ...base, unknown: `, and ${asked.reason}` } : { ...asked, runner: base.commit };
}

/**
 * Opens files of the base branch by their paths: by git where the checkout has the commits, else by GitHub. Each repository and
 * each file is opened once: starting git takes longer than what it is asked.
 */
export function openBase(
  base: PullRequestBase,
  settings: Pick<Settings, 'github-token'>,
  { files, env, timeBudget }: BaseTools,
): (path: string) => FileOfBase {
  const host = hostOf(settings, env, timeBudget);
  const repositoryIn = onceEach((folder: string) => openCommittedFiles(posix.join(files.root, folder), env));
  return onceEach((path: string) => openFile(base, placesOf(path, files, repositoryIn), host));
}

function openFile(base: PullRequestBase, places: readonly [Place, ...Place[]], host: Host | NoHost): FileOfBase {
  const tips = tipsOf(base, places);
  return {
    tips,
    unknown: `the event of this run names no commit of the base${base.unknown ?? ''}`,
    mergeBase: async () => {
      const { commit, head } = base;
      if (commit === null || head === null) return { reason: 'the event of this run names no head of a pull request' };
      for (const tip of new Set([...tips, commit])) {
        for (const { git } of places) {
          const own = git.mergeBase(tip, head);
          if (own !== undefined) return { commit: own };
        }
      }
      const before = 'git does not tell';
      if ('reason' in host) return { reason: before + host.reason };
      const asked = await orReason(async () => {
        const { askForMergeBase } = await import('../adapters/github/merge-base.js');
        return askForMergeBase(host.access, host.where, host.timeBudget, { base: commit, head });
      });
      return 'reason' in asked ? { reason: `${before}, and ${asked.reason}` } : asked;
    },
    isMerged: () => places.some(({ git }) => isMergeOf(base, git)),
    at: (commit) => firstThere(places, (place) => fileAt(place, commit, host)),
    filesUnder: (commit) => firstThere(places, (place) => filesUnder(place, commit, host)),
  };
}

/** What the first repository that has it has; else that one of them does not, before that nobody knows. */
async function firstThere<T extends { readonly kind: string }>(
  places: readonly Place[],
  look: (place: Place) => Promise<T>,
): Promise<T | { readonly kind: 'missing' }> {
  const read: T[] = [];
  for (const place of places) {
    const found = await look(place);
    if (found.kind !== 'missing' && found.kind !== 'unreadable') return found;
    read.push(found);
  }
  return read.find(({ kind }) => kind === 'missing') ?? read[0] ?? { kind: 'missing' };
}

function filesUnder({ git, path }: Place, commit: string, host: Host | NoHost): Promise<FilesAtCommit> {
  return orByHost(git.filesUnder(commit, path), host, async ({ access, where, timeBudget }) => {
    const { askForFolder } = await import('../adapters/github/base-folder.js');
    return askForFolder(access, where, timeBudget, { folder: path, commit });
  });
}

function fileAt({ git, path }: Place, commit: string, host: Host | NoHost): Promise<FileAtCommit> {
  return orByHost(git.fileAt(commit, path), host, async ({ access, where, timeBudget, isThere }) => {
    const { askForFile } = await import('../adapters/github/base-file.js');
    return askForFile(access, where, timeBudget, { path, commit }, isThere);
  });
}

type Unreadable = Extract<FileAtCommit, { readonly kind: 'unreadable' }>;

/** What git has read, else what GitHub has; where neither can, why not, by both. */
async function orByHost<T extends FileAtCommit | FilesAtCommit>(
  local: T,
  host: Host | NoHost,
  ask: (host: Host) => Promise<T>,
): Promise<T | Unreadable> {
  if (local.kind !== 'unreadable') return local;
  if ('reason' in host) return { kind: 'unreadable', reason: local.reason + host.reason };
  const asked = await orReason(() => ask(host));
  return 'reason' in asked ? { kind: 'unreadable', reason: `${local.reason}, and ${asked.reason}` } : asked;
}

/** What GitHub's client throws as soon as it is loaded, where GITHUB_API_URL is no address, is a reason like others. */
async function orReason<T>(ask: () => Promise<T>): Promise<T | { readonly reason: string }> {
  try {
    return await ask();
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** A repository around a file, and where the file is in it. */
interface Place {
  readonly git: CommittedFiles;
  readonly path: string;
}

/**
 * The repositories that a path may belong to, the outermost first: one checkout may lie in another, and a pull request may make
 * a submodule of a folder that the base has files in. A file may be on the base alone, and where a link of the pull request
 * leads says nothing about the base.
 */
function placesOf(
  path: string,
  files: Files,
  repositoryIn: (folder: string) => CommittedFiles,
): readonly [Place, ...Place[]] {
  const names = path.split('/').slice(0, -1);
  const below = names.map((_, at) => names.slice(0, at + 1).join('/'));
  const isRoot = (folder: string): boolean => isGitRoot(posix.join(files.root, folder));
  // Below the workspace a repository begins where `.git` is; any other folder belongs to that of the one above it.
  const real = below.filter((one) => files.real(one) === one && isRoot(one));
  const found = new Map<string, Place>();
  for (const folder of ['.', ...real]) {
    const git = repositoryIn(folder);
    const inRepository = git.pathInRepository(posix.relative(folder, path));
    if (inRepository !== undefined && !found.has(inRepository)) found.set(inRepository, { git, path: inRepository });
  }
  const [first, ...others] = found.values();
  return [first ?? { git: repositoryIn('.'), path }, ...others];
}

/** The commit of the base branch that the event names, and the newer one that GitHub may have merged with since. */
function tipsOf({ commit, runner = null, head, merge }: PullRequestBase, places: readonly Place[]): readonly string[] {
  const parents = merge === null ? [] : places.flatMap(({ git }) => git.parentsOf(merge));
  const merged = head !== null && parents.includes(head) ? parents.filter((one) => one !== head) : [];
  return [...new Set([...merged, ...[commit, runner].flatMap((one) => one ?? [])])];
}

function isMergeOf({ head, merge }: PullRequestBase, git: CommittedFiles): boolean {
  return merge !== null && head !== null && git.checkedOut() === merge && git.parentsOf(merge).includes(head);
}

/** GitHub, as far as it may be asked. */
interface Host {
  readonly access: { readonly token: string; readonly apiUrl: string | undefined };
  readonly where: { readonly owner: string; readonly repo: string };
  readonly timeBudget: TimeBudget;
  /** Whether it has a commit; asked once for each. */
  readonly isThere: (commit: string) => Promise<boolean>;
}

/** The reason goes behind what git says. */
interface NoHost {
  readonly reason: string;
}

function hostOf(
  { 'github-token': token }: Pick<Settings, 'github-token'>,
  env: Environment['env'],
  timeBudget: TimeBudget | null,
): Host | NoHost {
  if (timeBudget === null) return { reason: '' };
  const where = repositoryOf(env);
  if (token === null) return { reason: ', and there is no token to ask GitHub with' };
  if (where === undefined)
    return { reason: ', and GITHUB_REPOSITORY does not say which repository to ask GitHub about' };
  const access = { token, apiUrl: env['GITHUB_API_URL'] };
  const isThere = onceEach(async (commit: string) => {
    const { askForCommit } = await import('../adapters/github/base-file.js');
    return askForCommit(access, where, timeBudget, commit);
  });
  return { access, where, timeBudget, isThere };
}
