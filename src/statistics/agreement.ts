/** Ranks from 1 on; equal values share the mean of the ranks that they take up together. */
export function averageRanks(values: readonly number[]): readonly number[] {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++;
    for (let i = from; i < to; i++) ranks[order[i] ?? 0] = (from + 1 + to) / 2;
    from = to;
  }
  return ranks;
}

/** Product-moment correlation of two lists of one length, -1..1; `null` when a list is constant or has less than two. */
export function pearson(a: readonly number[], b: readonly number[]): number | null {
  const [centreA, centreB] = [meanOf(a), meanOf(b)];
  let covariance = 0;
  let [spreadA, spreadB] = [0, 0];
  for (const [i, value] of a.entries()) {
    const [x, y] = [value - centreA, (b[i] ?? 0) - centreB];
    covariance += x * y;
    spreadA += x * x;
    spreadB += y * y;
  }
  if (spreadA === 0 || spreadB === 0) return null;
  return Math.min(1, Math.max(-1, covariance / Math.sqrt(spreadA * spreadB)));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Spearman's rank correlation, ties by average rank, -1..1; `null` when one of the lists is constant. */
export function spearman(a: readonly number[], b: readonly number[]): number | null {
  return pearson(averageRanks(a), averageRanks(b));
}

/**
 * Rank correlation of two lists when what a third one explains is taken out of both: the first-order partial
 * correlation of ranks (M. G. Kendall, Rank Correlation Methods). `null` when `a` or `b` is constant; when the third
 * explains one of them wholly, nothing is left and the result is 0.
 */
export function partialSpearman(a: readonly number[], b: readonly number[], given: readonly number[]): number | null {
  const together = spearman(a, b);
  if (together === null) return null;
  const [withA, withB] = [spearman(a, given), spearman(b, given)];
  if (withA === null || withB === null) return together;
  const left = (1 - withA * withA) * (1 - withB * withB);
  // Below this only rounding is left of a list that the third one explains.
  return left < 1e-12 ? 0 : Math.min(1, Math.max(-1, (together - withA * withB) / Math.sqrt(left)));
}

/**
 * The chance that a value drawn from the first list is greater than one from the second, half of the ties included:
 * the area under the ROC curve, by the Mann-Whitney statistic. 0.5 is blind, 1 tells both apart without fail. `null`
 * when a list is empty.
 */
export function probabilityOfGreater(greater: readonly number[], smaller: readonly number[]): number | null {
  if (greater.length === 0 || smaller.length === 0) return null;
  const ranks = averageRanks([...greater, ...smaller]);
  const sum = ranks.slice(0, greater.length).reduce((total, rank) => total + rank, 0);
  return (sum - (greater.length * (greater.length + 1)) / 2) / (greater.length * smaller.length);
}
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
