import type { Report } from '../report/schema.js';

/** A part of what was scored, in words, with the page that it has where one is known. */
export interface NamedPart {
  /** What it is; empty for what says that itself. */
  readonly label: string;
  readonly name: string;
  readonly url: string | null;
  /** What is to be said of it besides. */
  readonly note?: string;
}

type Identity = NonNullable<Report['identity']>;

/** Digits by which people know a commit. */
const SHORT_COMMIT = 7;

/** What was scored, since when and by which run, as far as that is known. */
export function identityParts({ identity }: Pick<Report, 'identity'>): readonly NamedPart[] {
  if (identity === undefined) return [];
  const { repository, pull_request: pull, commit, uncommitted_changes: isChanged, base_commit: base } = identity;
  return [
    ...(repository === undefined ? [] : [{ label: '', name: repository, url: pageOf(identity, '') }]),
    ...(pull === undefined
      ? []
      : [{ label: 'pull request', name: `#${pull}`, url: pageOf(identity, `/pull/${pull}`) }]),
    ...(commit === undefined
      ? []
      : [
          {
            ...commitPart('commit', commit, identity),
            ...(isChanged === true && { note: 'with uncommitted changes' }),
          },
        ]),
    ...(base === undefined ? [] : [commitPart('base', base, identity)]),
    ...runPart(identity),
  ];
}

/** The commit that the run was compared with; null where nobody knows it. */
export function comparedCommit({ identity, baseline }: Pick<Report, 'identity' | 'baseline'>): NamedPart | null {
  if (baseline?.overall == null || baseline.commit === null) return null;
  const { commit, source } = baseline;
  // A file may come from anywhere: only a commit that the event names as well is surely one of this repository.
  const isOurs = source === 'artifact' || commit === identity?.base_commit;
  return isOurs && identity !== undefined
    ? commitPart('commit', commit, identity)
    : { label: 'commit', name: commit.slice(0, SHORT_COMMIT), url: null };
}

function commitPart(label: string, commit: string, identity: Identity): NamedPart {
  return { label, name: commit.slice(0, SHORT_COMMIT), url: pageOf(identity, `/commit/${commit}`) };
}

function runPart(identity: Identity): readonly NamedPart[] {
  const { run_id: run, run_attempt: attempt = 1 } = identity;
  if (run === undefined) return [];
  const again = attempt > 1 ? `/attempts/${attempt}` : '';
  const part = { label: 'run', name: String(run), url: pageOf(identity, `/actions/runs/${run}${again}`) };
  return [{ ...part, ...(attempt > 1 && { note: `attempt ${attempt}` }) }];
}

/** A page of the repository on the server that ran this; null where server or repository is not known. */
function pageOf({ server_url: server, repository }: Identity, path: string): string | null {
  return server === undefined || repository === undefined ? null : `${server}/${repository}${path}`;
}
