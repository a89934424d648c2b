/** How surely a value is on its side of a threshold. */
export const FLIP_WORDS = ['clear', 'close', 'coin toss'] as const;
export type FlipWord = (typeof FLIP_WORDS)[number];

/** From this many standard errors on a value is clear of its threshold: about 1 in 20 lies farther by chance. */
export const CLEAR_FROM = 2;

/** Within one standard error of the threshold about a third of the values would fall on the other side. */
const CLOSE_FROM = 1;

/** Sums of equal numbers vary by less. */
const ROUNDING = 1e-12;

/** Distance of a value from its threshold in standard errors; infinite where nothing varies. */
export function flipRisk(value: number, threshold: number, error: number): number {
  return error < ROUNDING ? Number.POSITIVE_INFINITY : Math.abs(value - threshold) / error;
}

/** A flip risk in words: `clear` from 2 standard errors on, `close` from 1 on, `coin toss` below that. */
export function flipWord(risk: number): FlipWord {
  if (risk >= CLEAR_FROM) return 'clear';
  return risk >= CLOSE_FROM ? 'close' : 'coin toss';
}
