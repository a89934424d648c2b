import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll } from '@jest/globals';
import { runAction } from '../../../src/action/action.js';
import { TimeBudget } from '../../../src/adapters/github/time-budget.js';
import { LeapingTime } from '../../builders/leaping-time.js';
import { QuickTime } from '../../builders/quick-time.js';

export interface Ended {
  readonly exitCode: number | null;
  readonly log: string;
}

/** What the run has printed that something is printed by: several may go on at once. */
const printed = new AsyncLocalStorage<string[]>();

const { stdout } = process;
const { write } = stdout;
const { exitCode } = process;

beforeAll(() => {
  stdout.write = (text: string | Uint8Array, ...rest: readonly unknown[]): boolean => {
    const pieces = printed.getStore();
    if (pieces === undefined) return Reflect.apply(write, stdout, [text, ...rest]);
    pieces.push(String(text));
    return true;
  };
});

afterAll(() => {
  stdout.write = write;
  // A step that failed has set it.
  process.exitCode = exitCode;
});

/**
 * Runs our action in this process. A step prints to the log of its runner, and nothing else.
 * @param timeBudget for waiting on GitHub; left out, a slow machine uses none of it up
 */
export function runHere(
  env: Readonly<Record<string, string>>,
  cwd: string,
  timeBudget = new TimeBudget(20, new LeapingTime()),
): Promise<Ended> {
  const pieces: string[] = [];
  return printed.run(pieces, async () => ({
    exitCode: await runAction({ env, cwd, time: new QuickTime() }, timeBudget),
    log: pieces.join(''),
  }));
}
