import { posix } from 'node:path';
import type { CassetteFile } from '../adapters/disk/cassette-file.js';
import { type CommittedFiles, type FileAtCommit, openCommittedFiles } from '../adapters/git-objects.js';
import { readPayload } from '../adapters/github/expected-runs.js';
import { type PullRequestBase, pullRequestBaseOf } from '../adapters/github/pull-request-base.js';
import { TimeBudget } from '../adapters/github/time-budget.js';
import type { Environment } from '../core/environment.js';
import type { Files } from '../core/ports.js';
import { parseCassette, type Recordings } from '../judge/asking/cassette.js';
import { DoubtedRecordings, treatmentOf, withoutKnown } from '../judge/asking/new-recordings.js';
import type { Settings } from '../settings/table.js';

/** What it takes to look at the base of a pull request. */
export interface BaseTools {
  readonly files: Files;
  readonly env: Environment['env'];
  /** Whether there is a way to ask a model. */
  readonly asking: 'possible' | 'impossible';
  /** The store of time for waiting on GitHub; null where nothing may be asked of the network. */
  readonly timeBudget: TimeBudget | null;
}

/** What a run of the command line waits for GitHub together, in seconds; the action has a store for its whole run. */
const SECONDS = 20;

export function ownTimeBudget(): TimeBudget {
  return new TimeBudget(SECONDS);
}

/**
 * The recorded answers of a pull request that its base branch does not have; undefined where a run is about no pull request
 * or has no recorded answer. Where the base cannot be read all of them count as new.
 */
export async function doubtedRecordings(
  cassette: CassetteFile | undefined,
  settings: Settings,
  tools: BaseTools,
): Promise<DoubtedRecordings | undefined> {
  const path = settings['judge-cassette'];
  const own = [...(cassette?.recorded() ?? [])];
  if (path === null || own.length === 0) return undefined;
  const base = pullRequestBaseOf(tools.env, readPayload(tools.env), settings['pull-request'] !== null);
  if (base === undefined) return undefined;
  const { known, unread } = await recordingsOfBase(base, path, settings, tools);
  const doubted = withoutKnown(own, known);
  if (doubted.length === 0) return undefined;
  return new DoubtedRecordings(doubted, treatmentOf(tools.asking, base.isForeign), known.length === 0 ? unread : null);
}

interface OfBase {
  /** One for each commit of the base branch that could be read; a commit without the file has no recordings. */
  readonly known: readonly Recordings[];
  /** Why the last of them that could not be read was not. */
  readonly unread: string | null;
}

async function recordingsOfBase(
  base: PullRequestBase,
  path: string,
  settings: Settings,
  { files, env, timeBudget }: BaseTools,
): Promise<OfBase> {
  const real = files.real(path) ?? path;
  const git = openCommittedFiles(posix.join(files.root, posix.dirname(real)), env);
  const inRepository = git.pathInRepository(posix.basename(real)) ?? real;
  const known: Recordings[] = [];
  let unread: string | null = 'the event of this run names no commit of the base';
  for (const commit of commitsOf(base, git)) {
    const found = await fileOfBase(git, { path: inRepository, commit }, settings, env, timeBudget);
    if (found.kind === 'unreadable') unread = found.reason;
    else known.push(found.kind === 'text' ? parseCassette(found.text, path).recordings : new Map());
  }
  return { known, unread };
}

/** The commit of the base branch that the event names, and the newer one that GitHub may have merged with since. */
function commitsOf({ commit, merge }: PullRequestBase, git: CommittedFiles): ReadonlySet<string> {
  const parents = merge === null ? [] : git.parentsOf(merge.commit);
  const merged = merge !== null && parents.includes(merge.head) ? parents.filter((one) => one !== merge.head) : [];
  return new Set([...merged, ...(commit === null ? [] : [commit])]);
}

/** By git where it has the commit, else by GitHub. */
async function fileOfBase(
  git: CommittedFiles,
  where: { readonly path: string; readonly commit: string },
  settings: Settings,
  env: Environment['env'],
  timeBudget: TimeBudget | null,
): Promise<FileAtCommit> {
  const local = git.fileAt(where.commit, where.path);
  const token = settings['github-token'];
  const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  if (local.kind !== 'unreadable' || timeBudget === null) return local;
  if (token === null || !owner || !repo) {
    return { kind: 'unreadable', reason: `${local.reason}, and there is no token to ask GitHub with` };
  }
  const { askForFile } = await import('../adapters/github/base-file.js');
  const access = { token, apiUrl: env['GITHUB_API_URL'] };
  const asked = await askForFile(access, { owner, repo }, timeBudget, where);
  return asked.kind === 'unreadable' ? { ...asked, reason: `${local.reason}, and ${asked.reason}` } : asked;
}
