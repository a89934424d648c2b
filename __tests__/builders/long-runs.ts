/**
 * Whether properties are tried as often, and simulations as long, as they are at night: with SUMMARY_GATE_LONG_TESTS=1.
 * Everywhere else a tenth of it has to do, so that the tests are run often.
 */
export const ARE_RUNS_LONG = !['', '0'].includes(process.env['SUMMARY_GATE_LONG_TESTS'] ?? '');

/** How often to try a property: as often as is said at night, and a tenth of that by day, but ten times at least. */
export function runs(atNight: number): number {
  return ARE_RUNS_LONG ? atNight : Math.min(atNight, Math.max(10, Math.ceil(atNight / 10)));
}
