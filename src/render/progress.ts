/** Where a judged run is, for a person who waits. */
export interface Progress {
  readonly done: number;
  readonly all: number;
  /** What is judged, where it is not sessions. */
  readonly what?: string;
  /** US dollars so far; null when a price is not known. */
  readonly spentUsd: number | null;
}

/** One line: a terminal writes it over the last one, a log has one a tenth of the way. */
export function progressLine({ done, all, spentUsd, what = 'sessions' }: Progress): string {
  const spent = spentUsd === null ? 'cost unknown' : `$${spentUsd.toFixed(4)}`;
  return `Judged ${done} of ${all} ${what}, ${spent}`;
}

/** Whether a log should have a line now: for the first session, each tenth of the way, and the last one. */
export function isWorthALine({ done, all }: Progress): boolean {
  return done === 1 || done === all || Math.floor((10 * done) / all) > Math.floor((10 * (done - 1)) / all);
}
