import type { BaselineReport } from './baseline-report.js';

/** The report that a run is compared with, or why there is none. */
export type BaselineFacts =
  | { readonly kind: 'found'; readonly origin: BaselineOrigin; readonly report: BaselineReport }
  /** There is one, of a form that cannot be compared. */
  | { readonly kind: 'incomparable'; readonly origin: BaselineOrigin; readonly reason: string }
  /** `auto` found none, which fails nobody. */
  | { readonly kind: 'none'; readonly reason: string };

export type BaselineOrigin =
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'artifact';
      readonly runUrl: string;
      readonly commit: string;
      /** Whether it is of an ancestor of the merge base, which has none itself. */
      readonly fallback: boolean;
    };
