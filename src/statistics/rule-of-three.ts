/**
 * How low the mean of scores may lie elsewhere, at 95 %, where all that were seen are equal: as if 3 of as many had been 0.
 * "The rule of three" for what was never seen to go wrong (J. A. Hanley and A. Lippman-Hand, "If Nothing Goes Wrong, Is
 * Everything All Right?", JAMA 249, 1983).
 * @param score the one that all have, 0..1
 * @param seen how many, 1 or more
 */
export function leastMeanOfEqual(score: number, seen: number): number {
  return score * Math.max(0, 1 - 3 / seen);
}
