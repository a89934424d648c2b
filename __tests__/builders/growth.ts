/**
 * Four times as much may take nine times as long: four for work that grows with what is given, and as much again for noise
 * and caches. Work that grows with its square takes sixteen times as long.
 */
const TIMES_AS_MUCH = 4;
export const MOST_TIMES_AS_LONG = 9;

/** Shorter runs say more of the machine than of the program. */
const LEAST_MILLISECONDS = 4;

const ROUNDS = 6;

/**
 * How many times as long four times as much takes: a number that is the same on a slow machine and on a quick one, as no
 * number of seconds is. It is held against the smaller one done four times, whose results are kept as long: so both leave the
 * collector as much to do, and none of them is small enough to escape it. The best of some rounds, in turns, of both.
 * @param prepare makes the work of a size; only the work itself is measured
 * @param size the smaller one
 */
export function growthOf(prepare: (size: number) => () => unknown, size: number): number {
  let [apart, atOnce] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const growth = (): number => (TIMES_AS_MUCH * atOnce) / Math.max(TIMES_AS_MUCH * LEAST_MILLISECONDS, apart);
  for (let round = 0; round < ROUNDS && !(growth() < MOST_TIMES_AS_LONG); round++) {
    const pieces = Array.from({ length: TIMES_AS_MUCH }, () => prepare(size));
    apart = Math.min(
      apart,
      millisecondsOf(() => pieces.map((work) => work())),
    );
    atOnce = Math.min(atOnce, millisecondsOf(prepare(TIMES_AS_MUCH * size)));
  }
  return growth();
}

/** Of the processor, not of the clock: other programs may be busy. */
function millisecondsOf(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
