/**
 * Cohen's kappa of two raters who each said yes or no about the same things: how much more often they agree than they
 * would by chance with their own shares of yes (J. Cohen, "A coefficient of agreement for nominal scales", Educational and
 * Psychological Measurement 20, 1960). -1..1; 0 is chance. `null` without ratings, and where both said only one and the
 * same word, since then chance explains everything and nothing is left to agree on.
 */
export function cohensKappa(a: readonly boolean[], b: readonly boolean[]): number | null {
  if (a.length === 0) return null;
  const share = (flags: readonly boolean[]): number => flags.filter(Boolean).length / flags.length;
  const observed = share(a.map((yes, i) => yes === b[i]));
  const [yesA, yesB] = [share(a), share(b)];
  const chance = yesA * yesB + (1 - yesA) * (1 - yesB);
  return chance === 1 ? null : (observed - chance) / (1 - chance);
}
