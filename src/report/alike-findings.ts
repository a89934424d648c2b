import { formatPlace } from '../core/errors.js';
import type { Defect } from '../core/finding.js';
import { counted } from '../core/text.js';

/** So many candidates with the same fault in their names are one finding: what a person has to mend is one thing. */
const FEWEST = 3;

/** Places that such a finding names. */
const MOST_PLACES = 3;

/**
 * Makes one finding of candidates without a session whose names have the same remedy. The others stay as they are.
 * @param areAll whether there are no more of them than these
 */
export function oneOfAlike(defects: readonly Defect[], areAll: boolean): readonly Defect[] {
  const groups = new Map<string, Defect[]>();
  for (const defect of defects) {
    const key = keyOf(defect);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [defect]);
    else group.push(defect);
  }
  return defects.flatMap((defect): readonly Defect[] => {
    const group = groups.get(keyOf(defect) ?? '') ?? [];
    if (group.length < FEWEST) return [defect];
    return group[0] === defect ? [{ ...defect, message: describe(group, areAll) }] : [];
  });
}

/** A spelling hint names one session, so no two of these are the same. */
function keyOf({ code, suggestion }: Defect): string | null {
  return code === 'UNKNOWN_SESSION' ? suggestion : null;
}

function describe(group: readonly Defect[], areAll: boolean): string {
  const places = group.slice(0, MOST_PLACES).map(({ place }) => formatPlace(place));
  const rest = group.length - places.length;
  const all = `${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  return `${areAll ? '' : 'At least '}${counted(group.length, 'candidate')} are ignored, since their names are not those of sessions: ${all}`;
}
