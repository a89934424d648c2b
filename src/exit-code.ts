import type { Verdict } from './report/schema.js';

/** Exit codes of the program and of the action. */
export const EXIT = { pass: 0, fail: 1, error: 2, inconclusive: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** `warn-only` keeps the step green whatever the gates say; it never hides wrong input. */
export function exitCodeOf(verdict: Verdict, warnOnly: boolean): ExitCode {
  return warnOnly ? EXIT.pass : EXIT[verdict];
}
