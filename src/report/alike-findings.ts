import { formatPlace } from '../core/errors.js';
import type { Defect } from '../core/finding.js';
import { addTo } from '../core/groups.js';
import { counted, nameSome } from '../core/text.js';

/** So many candidates or lines with the same fault in their names are one finding: what a person has to mend is one thing. */
const FEWEST = 3;

/** Places that such a finding names. */
const MOST_PLACES = 3;

/**
 * Makes one finding of candidates without a session whose names have the same remedy, and of lines of a file that belong to
 * none for the same reason. The others stay as they are.
 * @param areAll whether there are no more of them than these
 */
export function oneOfAlike(defects: readonly Defect[], areAll: boolean): readonly Defect[] {
  const groups = new Map<string, [Defect, ...Defect[]]>();
  for (const defect of defects) {
    const key = keyOf(defect);
    if (key === null) continue;
    addTo(groups, key, defect);
  }
  return defects.flatMap((defect): readonly Defect[] => {
    const group = groups.get(keyOf(defect) ?? '');
    if (group === undefined || group.length < FEWEST) return [defect];
    return group[0] === defect ? [{ ...defect, message: describe(group, areAll), suggestion: fullest(group) }] : [];
  });
}

function keyOf({ code, message, suggestion, place: { file } }: Defect): string | null {
  // A spelling hint names one session, so no two of these are the same.
  if (code === 'UNKNOWN_SESSION') return suggestion;
  // Of lines that have their name under one key some may not show where the fields are.
  const [remedy] = suggestion?.split(', ') ?? [];
  return code === 'UNREADABLE_CANDIDATE' ? JSON.stringify([file, message, remedy]) : null;
}

/** What to do about all of them. */
function fullest(group: readonly Defect[]): string | null {
  return group.reduce<string | null>(
    (most, { suggestion }) => ((suggestion?.length ?? 0) > (most?.length ?? 0) ? suggestion : most),
    null,
  );
}

function describe([first, ...others]: readonly [Defect, ...Defect[]], areAll: boolean): string {
  if (first.code === 'UNREADABLE_CANDIDATE') {
    return `${first.message}; and so do ${areAll ? '' : 'at least '}${others.length} more: ${placesOf(others)}`;
  }
  const all = [first, ...others];
  return `${areAll ? '' : 'At least '}${counted(all.length, 'candidate')} are ignored, since their names are not those of sessions: ${placesOf(all)}`;
}

function placesOf(defects: readonly Defect[]): string {
  return nameSome(defects, MOST_PLACES, ({ place }) => formatPlace(place));
}
