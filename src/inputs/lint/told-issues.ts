import { maskTexts } from '../../core/redact.js';
import type { LintIssue } from './issue.js';

/** So many errors are told, and so many warnings: nobody reads more, and all of a large corpus would not fit into memory. */
const MOST_TOLD = 20_000;

/** Counts remarks and holds the first of them, in the order in which they come, without what looks like a credential. */
export class ToldIssues {
  readonly told: LintIssue[] = [];
  readonly counts = { error: 0, warning: 0 };

  constructor(issues: Iterable<LintIssue>) {
    for (const issue of issues) {
      // Data is printed as it is, and logs are kept.
      if (++this.counts[issue.severity] <= MOST_TOLD) this.told.push(maskTexts(issue));
    }
  }

  /** How many are counted and not held. */
  get others(): number {
    return this.counts.error + this.counts.warning - this.told.length;
  }
}
