/** The JSON of a summary as it stands in a file. Any key may be overridden with anything, `undefined` leaves it out. */
export function summaryJson(overrides: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    title: 'Fixed the flaky login test',
    summary: 'The login test failed on slow runners because it waited for a fixed time. It now waits for the event.',
    key_actions: ['Reproduced the failure with a slow network', 'Replaced the fixed wait by an event'],
    outcome: 'success',
    aha_moments: [{ seq: 4, type: 'insight', highlight: 'The wait was shorter than the retry' }],
    topics_found: ['tests'],
    ...overrides,
  };
}

/** The JSON of a reference.json. `reference` is given as overrides of `summaryJson`. */
export function referenceJson(
  overrides: Readonly<Record<string, unknown>> = {},
  reference: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  return {
    difficulty: 'normal',
    kind: 'bugfix',
    reviewed_by: 'maintainers',
    reviewed_at: '2026-11-01',
    ...overrides,
    reference: summaryJson(reference),
  };
}

/** JSON Lines of values. */
export function jsonl(...values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}
