import { setFlagsFromString } from 'node:v8';

/** How much there is to do for a process. */
export type RunLength = 'short' | 'long';

/**
 * How often a pattern runs as bytecode before it is compiled. Not by `--no-regexp-tier-up`: that crashes Node.js 20 where a pattern
 * has run before.
 */
const PATTERNS: Readonly<Record<RunLength, string>> = {
  short: '--regexp-tier-up-ticks=0',
  long: '--regexp-tier-up-ticks=1',
};

/**
 * How far the heap may outgrow, in percent, what was alive when it was last collected whole. Left to itself the engine lets it grow
 * to three or four times that, and the most that 10,000 sessions held in memory varied by half from one run to the next.
 */
const HEAP = '--heap-growing-percent=50';

const BY_CALLS: Readonly<Record<RunLength, readonly string[]>> = {
  short: ['--invocation-count-for-turbofan=30000', '--invocation-count-for-maglev=2000', PATTERNS.short],
  long: ['--invocation-count-for-turbofan=3000', '--invocation-count-for-maglev=400', PATTERNS.long, HEAP],
};

/**
 * How much a function must have run before the engine optimises it, by the major version of the engine: that of Node.js 20, and those
 * of 22 and 24. What stands for a long run is the engine's own default, but for the heap.
 */
const FLAGS: Readonly<Record<string, Readonly<Record<RunLength, readonly string[]>>>> = {
  11: { short: ['--interrupt-budget=500000', PATTERNS.short], long: ['--interrupt-budget=67584', PATTERNS.long, HEAP] },
  12: BY_CALLS,
  13: BY_CALLS,
};

/**
 * Tells the engine whether to optimise functions later than it does by itself, and to compile patterns at once, or to be sparing of memory. In a run of a few
 * sessions it optimises thousands of functions beside the program, and most of them are hardly used thereafter: that is a fifth to
 * a third of what the run costs. From 5,000 sessions on optimising later saves nothing, and then it costs more. Of the patterns
 * nearly all run more than once in a short run as well, and to make bytecode of each first is a sixth of what it costs. The engine looks at these
 * numbers whenever it asks itself, and no result depends on them.
 */
export function expectRun(length: RunLength): void {
  for (const flag of flagsFor(length, process.versions.v8)) setFlagsFromString(flag);
}

/** None for a version of the engine that nobody has tried: it complains of flags that it has not. */
export function flagsFor(length: RunLength, engine: string): readonly string[] {
  return FLAGS[Number.parseInt(engine, 10)]?.[length] ?? [];
}
