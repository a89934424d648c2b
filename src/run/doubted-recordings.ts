import type { CassetteFile } from '../adapters/disk/cassette-file.js';
import { TimeBudget } from '../adapters/github/time-budget.js';
import { type CassetteEntry, parseCassette } from '../judge/asking/cassette.js';
import { DoubtedRecordings, treatmentOf, withoutKnown } from '../judge/asking/new-recordings.js';
import type { Settings } from '../settings/table.js';
import { type BaseTools, type FileOfBase, findBase, openBase } from './base-of-pull-request.js';

/** What it takes to doubt recorded answers. */
interface DoubtTools extends BaseTools {
  /** Whether there is a way to ask a model. */
  readonly asking: 'possible' | 'impossible';
}

/** What a run of the command line waits for GitHub together, in seconds; the action has a store for its whole run. */
const SECONDS = 20;

export function ownTimeBudget(): TimeBudget {
  return new TimeBudget(SECONDS);
}

/**
 * The recorded answers of a pull request that its base branch does not have, neither where the pull request has left it nor
 * at its newest commit that the run knows: a checkout may be of either. Undefined where a run is about no pull request, has
 * no recorded answer or no new one. Where the base cannot be read all of them count as new.
 */
export async function doubtedRecordings(
  cassette: CassetteFile | undefined,
  settings: Settings,
  tools: DoubtTools,
): Promise<DoubtedRecordings | undefined> {
  const path = settings['judge-cassette'];
  const own = [...(cassette?.recorded() ?? [])];
  if (path === null || own.length === 0) return undefined;
  const base = await findBase(settings, tools);
  if (base === undefined) return undefined;
  const file = openBase(base, settings, tools)(path);
  const atTips = await newSince(own, file, file.tips);
  if (atTips.entries.length === 0) return undefined;
  // Only who has new answers has to know where both have parted.
  const parted = await file.mergeBase();
  const asked = 'commit' in parted && !file.tips.includes(parted.commit) ? [parted.commit] : [];
  const atMergeBase = await newSince(atTips.entries, file, asked);
  if (atMergeBase.entries.length === 0) return undefined;
  const wasRead = atTips.wasRead || atMergeBase.wasRead;
  const unread = atMergeBase.unread ?? atTips.unread ?? file.unknown;
  return new DoubtedRecordings(atMergeBase.entries, treatmentOf(tools.asking, base.isForeign), {
    unread: wasRead ? null : unread,
    no_merge_base: 'commit' in parted ? atMergeBase.unread : parted.reason,
  });
}

/** What some commits leave new of recorded answers. */
interface NewSince {
  readonly entries: readonly CassetteEntry[];
  /** Whether any of the commits could be read; one without the file has no recordings. */
  readonly wasRead: boolean;
  /** Why the last of them that could not be read was not; null where all could. */
  readonly unread: string | null;
}

async function newSince(
  recorded: readonly CassetteEntry[],
  file: FileOfBase,
  commits: readonly string[],
): Promise<NewSince> {
  let entries = recorded;
  let wasRead = false;
  let unread: string | null = null;
  for (const commit of commits) {
    const found = await file.at(commit);
    if (found.kind === 'unreadable') unread = found.reason;
    else wasRead = true;
    if (found.kind === 'text') entries = withoutKnown(entries, parseCassette(found.text, commit).recordings);
  }
  return { entries, wasRead, unread };
}
