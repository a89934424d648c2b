import { byCodePoint } from '../code-point-order.js';
import type { Defect } from '../finding.js';
import { canonicalJson } from '../json/canonical.js';
import { isHinted } from '../scoring/score-session.js';
import type { Part } from './read-part.js';

/** What belongs to no session, as one run would say it: first lines without a name, then candidates without a session. */
export function mergeDefects(parts: readonly Part[]): {
  readonly defects: readonly Defect[];
  readonly moreDefects: number;
} {
  return {
    defects: [...mergeUnreadable(parts), ...mergeStrangers(parts)],
    moreDefects: countUnreadable(parts) + parts.reduce((sum, { moreStrangers }) => sum + moreStrangers, 0),
  };
}

/**
 * Every shard that sees a line without a name tells of it: nobody can say whose it is. Of equal ones as many are kept as
 * the shard with most of them has.
 */
function mergeUnreadable(parts: readonly Part[]): readonly Defect[] {
  const most = new Map<string, readonly Defect[]>();
  for (const { defects } of parts) {
    const groups = new Map<string, Defect[]>();
    for (const defect of defects) {
      const key = keyOf(defect);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [defect]);
      else group.push(defect);
    }
    for (const [key, group] of groups) if (group.length > (most.get(key)?.length ?? 0)) most.set(key, group);
  }
  return [...most.values()].flat().sort(byPlace);
}

function keyOf(defect: Defect): string {
  return canonicalJson({ ...defect, place: { ...defect.place } });
}

/** How many more lines have no name than the parts hold. Shards that have read one file say the same of it. */
function countUnreadable(parts: readonly Part[]): number {
  const counts = new Map<string, number>();
  for (const { defects, header } of parts) {
    if (header.more_defects === 0) continue;
    counts.set([header.more_defects, ...defects.map(keyOf)].join('\n'), header.more_defects);
  }
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function byPlace({ place: a }: Defect, { place: b }: Defect): number {
  return byCodePoint(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** Shards look for hints among fewer strangers than there are: what one run would not have looked for is left out. */
function mergeStrangers(parts: readonly Part[]): readonly Defect[] {
  const [first] = parts;
  const names = (first?.header.corpus.available ?? 0) + (first?.header.corpus.canaries.length ?? 0);
  return parts
    .flatMap(({ strangers }) => strangers)
    .sort((a, b) => byCodePoint(a.name, b.name))
    .flatMap(({ defects }, i) =>
      defects.map((defect) =>
        defect.code === 'UNKNOWN_SESSION' && !isHinted(i, names) ? { ...defect, suggestion: null } : defect,
      ),
    );
}
