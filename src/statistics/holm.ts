/**
 * Holm's step-down correction (S. Holm, Scandinavian Journal of Statistics 6, 1979): p values as they would have to be for
 * the chance of one false alarm among all to stay at the level of one. In the given order; never smaller than before, at
 * most 1.
 */
export function holmAdjusted(ps: readonly number[]): readonly number[] {
  const order = [...ps.keys()].sort((a, b) => (ps[a] ?? 0) - (ps[b] ?? 0));
  const adjusted = new Array<number>(ps.length).fill(1);
  let least = 0;
  for (const [rank, index] of order.entries()) {
    least = Math.min(1, Math.max(least, (ps.length - rank) * (ps[index] ?? 1)));
    adjusted[index] = least;
  }
  return adjusted;
}

/** A test with the least p that it can have, whatever the signs of its differences are. */
interface PossibleTest {
  readonly p: number;
  readonly least: number;
}

/**
 * Holm's correction over those of the tests alone that could become clear at a level (R. E. Tarone, "A modified Bonferroni
 * method for discrete data", Biometrics 46, 1990): what the least p is does not depend on signs, so that leaving the others
 * out makes no false alarm, and what cannot be shown costs the rest nothing.
 * @returns the corrected p values in the given order, null for what could not become clear
 */
export function holmOfPossible(tests: readonly PossibleTest[], level: number): readonly (number | null)[] {
  let among = 1;
  while (tests.filter(({ least }) => least <= level / among).length > among) among++;
  const possible = [...tests.keys()].filter((i) => (tests[i]?.least ?? 1) <= level / among);
  const adjusted = holmAdjusted(possible.map((i) => tests[i]?.p ?? 1));
  const corrected = new Array<number | null>(tests.length).fill(null);
  for (const [at, i] of possible.entries()) corrected[i] = adjusted[at] ?? 1;
  return corrected;
}

/** The chance of at least one false alarm in independent checks, each with a chance of its own, 0..1. */
export function chanceOfAny(chances: readonly number[]): number {
  return 1 - chances.reduce((none, chance) => none * (1 - chance), 1);
}
