/** Exit codes of the program and of the action. */
export const EXIT = { pass: 0, fail: 1, error: 2, inconclusive: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
