import { distance } from 'fastest-levenshtein';

/** Names further away than this share of their length are not what the user meant. */
const FARTHEST_SHARE = 0.4;

/** The known name most like a mistyped one, or nothing when none is near. Ties go to the first. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const wanted = typed.toLowerCase().replaceAll('_', '-');
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const edits = distance(wanted, name.replaceAll('_', '-'));
    if (edits < least && edits <= Math.max(1, Math.floor(name.length * FARTHEST_SHARE))) {
      nearest = name;
      least = edits;
    }
  }
  return nearest;
}
