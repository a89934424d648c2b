import type { Defect } from '../../core/finding.js';
import { DIMENSIONS, type Dimension } from '../../core/summary.js';
import { nearestName } from '../../core/text.js';

/** Misspelt keys of a candidate, by the dimension whose key is missing. */
export type StrayKeys = ReadonlyMap<Dimension, string>;

/** The most keys that are looked at; a summary has a dozen. */
const MOST_KEYS = 100;

/** Finds misspelt keys, such as `keyActions` where `key_actions` is missing. */
export function findStrayKeys(value: unknown): StrayKeys {
  const strays = new Map<Dimension, string>();
  if (typeof value !== 'object' || value === null) return strays;
  const missing = DIMENSIONS.filter((dimension) => !Object.hasOwn(value, dimension));
  if (missing.length === 0) return strays;
  for (const key of Object.keys(value).slice(0, MOST_KEYS)) {
    if (DIMENSIONS.some((dimension) => dimension === key)) continue;
    const meant = missing.find((dimension) => dimension === nearestName(key, missing));
    if (meant !== undefined && !strays.has(meant)) strays.set(meant, key);
  }
  return strays;
}

/** Replaces the defects that follow from a misspelt key by one that names it. */
export function explainStrayKeys(defects: readonly Defect[], strays: StrayKeys): readonly Defect[] {
  if (strays.size === 0) return defects;
  const told = new Set<Dimension>();
  return defects.flatMap((defect): readonly Defect[] => {
    const stray = defect.dimension === null ? undefined : strays.get(defect.dimension);
    if (defect.dimension === null || stray === undefined) return [defect];
    if (told.has(defect.dimension)) return [];
    told.add(defect.dimension);
    const message = `${defect.dimension} is missing; the candidate has ${JSON.stringify(stray)}, which nothing reads`;
    return [{ ...defect, message, suggestion: `Rename ${JSON.stringify(stray)} to "${defect.dimension}"` }];
  });
}
