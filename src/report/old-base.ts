import type { Report } from './schema.js';

/** How caveats begin that name what is not there on the base, or otherwise. */
const SINCE = ['Not on', 'New since', 'Waivers since', 'Requirements since', 'Transcripts since'].map(
  (words) => `${words} the base:`,
);

/**
 * Caveats about what the base does not have, the last of them with what the base is where that is not the base branch as it is now:
 * a file that was committed, or the report of an older commit. The base branch may have by now what it lacks.
 */
export function namingOldBase(caveats: readonly string[], baseline: Report['baseline']): readonly string[] {
  const last = caveats.findLast((caveat) => SINCE.some((start) => caveat.startsWith(start)));
  if (last === undefined || baseline === undefined || (baseline.source !== 'file' && !baseline.fallback))
    return caveats;
  const { source, scored_at: at, commit } = baseline;
  const day = at === null ? '' : ` of ${at.slice(0, 10)}`;
  const of = commit === null ? '' : `, commit ${commit.slice(0, 7)}`;
  const what = source === 'file' ? 'the baseline file' : 'the report of an older commit';
  const told = `The base is ${what}${day}${of}: the base branch may have it by now.`;
  return caveats.map((caveat) => (caveat === last ? `${caveat} ${told}` : caveat));
}
