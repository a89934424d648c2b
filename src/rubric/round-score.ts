/** To 4 decimals, and into 0..1: scores of all rubrics but v1, which keeps every digit of the original. */
export function roundScore(score: number): number {
  return Math.round(Math.min(1, Math.max(0, score)) * 10_000) / 10_000;
}
