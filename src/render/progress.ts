/** Where a judged run is, for a person who waits. */
export interface Progress {
  readonly done: number;
  /** Null as long as nobody knows how many it will be. */
  readonly all: number | null;
  /** What is judged, where it is not sessions. */
  readonly what?: string;
  /** US dollars so far; null when a price is not known. */
  readonly spentUsd: number | null;
}

/** One line: a terminal writes it over the last one, a log has one a tenth of the way. */
export function progressLine({ done, all, what = 'sessions', spentUsd }: Progress): string {
  const spent = spentUsd === null ? 'cost unknown' : `$${spentUsd.toFixed(4)}`;
  return `Judged ${done}${all === null ? '' : ` of ${all}`} ${what}, ${spent}`;
}

/**
 * Whether a log should have a line now: for the first session, each tenth of the way, and the last one. Where nobody knows
 * how long the way is, each time that it has become twice as long.
 */
export function isWorthALine({ done, all }: Progress): boolean {
  if (all === null) return (done & (done - 1)) === 0;
  return done === 1 || done === all || Math.floor((10 * done) / all) > Math.floor((10 * (done - 1)) / all);
}
