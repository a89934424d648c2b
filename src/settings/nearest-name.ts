import { distance } from 'fastest-levenshtein';

/** Names further away than this share of their length are not what the user meant. */
const FARTHEST_SHARE = 0.4;

/**
 * The known name most like a mistyped one, or nothing when none is near. The same letters in another order, or doubled,
 * are nearer than another letter: `judge-modle` is judge-model and not judge-mode. Ties go to the first.
 */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const wanted = typed.toLowerCase().replaceAll('_', '-');
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const known = name.replaceAll('_', '-');
    const edits = distance(wanted, known);
    if (edits > Math.max(1, Math.floor(name.length * FARTHEST_SHARE))) continue;
    const farness = edits <= 2 && lettersOf(known) === lettersOf(wanted) ? edits / 4 : edits;
    if (farness < least) {
      nearest = name;
      least = farness;
    }
  }
  return nearest;
}

function lettersOf(word: string): string {
  return [...new Set(word)].sort().join('');
}
