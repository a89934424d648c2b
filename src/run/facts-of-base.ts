import type { Files } from '../core/ports.js';
import { pathIn } from '../core/workspace-path.js';
import { folderOfReference } from '../inputs/corpus/reference-file.js';
import { MOST_TAUGHT } from '../inputs/corpus/taught-summary.js';
import type { RunFacts } from '../report/run-facts.js';
import type { InputPorts } from '../scoring/run-inputs.js';
import { isRated, type RatedSession } from '../scoring/scored-session.js';
import { DEFAULT_WAIVERS, type Settings } from '../settings/table.js';

type OnBase = Pick<RunFacts, 'acceptedOnBase' | 'broughtAlong' | 'goldenOnBase'>;

/** What the base branch of a pull request knows of what a run uses; nothing where there is no pull request. */
export async function factsOfBase(
  found: Pick<RunFacts, 'sessions' | 'baseline' | 'waivers'>,
  settings: Pick<Settings, 'baseline' | 'waivers' | 'corpus'>,
  ports: Pick<InputPorts, 'files' | 'isOnBase' | 'isOfPullRequest' | 'goldenOnBase'>,
): Promise<OnBase> {
  return {
    ...(await acceptedOnBase(found, ports)),
    ...(await broughtAlong(found, settings, ports)),
    ...(await changedGolden(settings, ports)),
  };
}

/** Files that are asked for at most: GitHub is asked for each where the checkout has no commit of the base. */
const MOST_ASKED = 30;

/**
 * Where a pull request has no report to compare with, the names of the sessions whose accepted summaries its base branch has as
 * they are here: those were merged, and nobody has to be warned of them. Of a corpus of lines the whole file has to be the same.
 * What is not asked for, or cannot be read, counts as new.
 */
export async function acceptedOnBase(
  { sessions, baseline }: Pick<RunFacts, 'sessions' | 'baseline'>,
  { files, isOnBase }: Pick<InputPorts, 'files' | 'isOnBase'>,
): Promise<Pick<RunFacts, 'acceptedOnBase'>> {
  if (isOnBase === undefined || baseline?.kind === 'found') return {};
  const known = new Map<string, boolean>();
  const isThere = async (file: string): Promise<boolean> => {
    if (!known.has(file)) known.set(file, known.size < MOST_ASKED && (await isOnBase(file)));
    return known.get(file) === true;
  };
  const names = new Set<string>();
  for (const session of sessions) {
    if (!isRated(session) || session.taught?.wordings === undefined) continue;
    const paths = filesOf(session, files);
    let isWhole = paths.length > 0;
    for (const path of paths) isWhole &&= await isThere(path);
    if (isWhole) names.add(session.golden.name);
  }
  return names.size === 0 ? {} : { acceptedOnBase: names };
}

/** The files in which its accepted summaries stand; none where nobody can look. */
function filesOf({ golden: { place } }: RatedSession, files: Files): readonly string[] {
  const folder = folderOfReference(place.file);
  if (folder === undefined) return [place.file];
  const accepted = pathIn(folder, 'accepted');
  if (files.kind(accepted) !== 'folder') return [];
  const names = files.list(accepted).filter((name) => !name.startsWith('.'));
  return names.length > MOST_TAUGHT.accepted ? [] : names.map((name) => `${accepted}/${name}`);
}

type BroughtFile = NonNullable<RunFacts['broughtAlong']>[number];

/**
 * The files that a pull request brings along and by which its own candidates pass: a report that calls their findings known, waivers
 * that silence gates. Nothing of what an earlier step of the workflow has made, nor where there is no pull request.
 */
async function broughtAlong(
  { baseline, waivers = [] }: Pick<RunFacts, 'baseline' | 'waivers'>,
  settings: Pick<Settings, 'baseline' | 'waivers'>,
  { isOfPullRequest }: Pick<InputPorts, 'isOfPullRequest'>,
): Promise<Pick<RunFacts, 'broughtAlong'>> {
  if (isOfPullRequest === undefined) return {};
  const { baseline: report, waivers: file } = settings;
  const decisive: readonly BroughtFile[] = [
    ...(baseline?.kind !== 'found' || report === null || report === 'auto'
      ? []
      : [{ what: 'baseline', file: report } as const]),
    ...(waivers.length === 0 ? [] : [{ what: 'waivers', file: file ?? DEFAULT_WAIVERS } as const]),
  ];
  const brought: BroughtFile[] = [];
  for (const one of decisive) if (await isOfPullRequest(one.file)) brought.push(one);
  return brought.length === 0 ? {} : { broughtAlong: brought };
}

/** What a pull request does to the golden sessions that its candidates are measured by; nothing where there is no pull request. */
async function changedGolden(
  { corpus }: Pick<Settings, 'corpus'>,
  { goldenOnBase }: Pick<InputPorts, 'goldenOnBase'>,
): Promise<Pick<RunFacts, 'goldenOnBase'>> {
  const found = await goldenOnBase?.(corpus);
  return found === undefined ? {} : { goldenOnBase: found };
}
