import type { RatedSession } from '../scoring/scored-session.js';
import { mean, standardDeviation } from '../statistics/descriptive.js';

/** How samples of one session differ from each other, over all sessions. */
interface WithinSessions {
  /** How many each session has; all have as many. */
  readonly samples: number;
  /** The pooled variance of their overalls. */
  readonly variance: number;
}

/** Null where no session has two samples. */
export function withinSessions(rated: readonly RatedSession[]): WithinSessions | null {
  const all = rated.flatMap(({ samples }) => (samples === undefined ? [] : [samples.overalls]));
  // All have as many, so that the pooled variance is the mean of theirs.
  const variance = mean(
    all.flatMap((overalls) => {
      const deviation = standardDeviation(overalls);
      return deviation === null ? [] : [deviation * deviation];
    }),
  );
  return variance === null ? null : { samples: all[0]?.length ?? 0, variance };
}
