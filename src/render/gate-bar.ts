const CELLS = 20;

/**
 * A value in 0..1 as a bar with a tick where it has to reach. Both are rounded down to whole cells, so that the bar
 * never passes the tick of a gate that failed and always reaches that of one that passed.
 */
export function gateBar(value: number | null, threshold: number): string {
  const filled = value === null ? 0 : cellsIn(value);
  const tick = Math.min(CELLS - 1, cellsIn(threshold));
  return Array.from({ length: CELLS }, (_, i) => (i === tick ? '┃' : i < filled ? '█' : '░')).join('');
}

/** Counted in thousandths, since 0.15 times 20 is a hair off 3. */
function cellsIn(share: number): number {
  return Math.floor((Math.round(share * 1000) * CELLS) / 1000);
}
