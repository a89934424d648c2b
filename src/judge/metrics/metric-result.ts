import type { Reason } from '../asking/completer.js';

/** What a metric says of one session. */
export interface MetricResult {
  /** 0..1; null where it was not measured. */
  readonly score: number | null;
  /** Why, for a reader of the report; partly the judge's words. Foreign text. */
  readonly explanation: string | null;
  /** Why there is no score; null where there is one. */
  readonly reason: Reason | null;
}

/** Nothing was measured. */
export function unmeasured(reason: Reason): MetricResult {
  return { score: null, explanation: null, reason };
}
