import type { Flags } from './runs.js';

/** No gate at all, whatever the defaults are. A test that adds the gates it speaks of outlives the next default. */
export const NO_GATE = { 'fail-on': 'none', 'min-overall': 'none', 'min-session': 'none' } satisfies Flags;

/** A gate on the mean, and no other. */
export const MEAN_GATE = { ...NO_GATE, 'min-overall': '0.7' } satisfies Flags;

/** Settings as the arguments of a command line. */
export function argumentsOf(flags: Flags): readonly string[] {
  return Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
}
