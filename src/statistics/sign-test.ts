/**
 * The sign test: how often would so many coins, or more unequal ones, fall to one side? Two-sided, 0..1, ties left out
 * before; 1 where nobody has won.
 */
export function signTestP(wins: number, losses: number): number {
  const n = wins + losses;
  const fewer = Math.min(wins, losses);
  // In logarithms: 2 to the power of -n is 0 from 1,075 on.
  let term = -n * Math.LN2;
  let tail = Math.exp(term);
  for (let k = 1; k <= fewer; k++) {
    term += Math.log((n - k + 1) / k);
    tail += Math.exp(term);
  }
  return Math.min(1, 2 * tail);
}

/** The least p that so many wins and losses can have: all to one side. */
export function leastSignTestP(decided: number): number {
  return Math.min(1, 2 * 0.5 ** decided);
}
