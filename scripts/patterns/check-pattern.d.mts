/** What was found about a pattern. */
export interface CheckedPattern {
  readonly found: string;
  readonly measured?: string;
}

export function checkPattern(name: string): Promise<CheckedPattern>;
