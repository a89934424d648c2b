import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXIT, type ExitCode, type Problem, reasonOf } from '../core/errors.js';
import type { Clock, Time } from '../core/ports.js';
import { terminalLine } from '../core/text.js';

interface Output {
  readonly stdout: Pick<Writable, 'on'>;
  readonly stderr: Pick<Writable, 'write' | 'on'>;
  /** Told of an exit code, which may be known only when all else is done: a write fails late. */
  readonly fail?: (exitCode: ExitCode) => void;
}

/** What becomes of text that cannot be printed, so that it neither crashes a run nor goes unnoticed. */
export function handleStreamErrors({ stdout, stderr, fail }: Output): void {
  stdout.on('error', (error: Error) => {
    // A reader such as `head` may close the pipe early; that is no error of ours. A full disk is one.
    if ('code' in error && error.code === 'EPIPE') return;
    stderr.write(`summary-gate: cannot write to stdout: ${terminalLine(reasonOf(error))}\n`);
    fail?.(EXIT.error);
  });
  // There is nowhere left to say it, and a crash would change the exit code.
  stderr.on('error', () => undefined);
}

/** The time as it is, whatever SOURCE_DATE_EPOCH says. */
export const wallClock: Clock = () => new Date();

/** Time that passes, and chance. */
export const realTime: Time = {
  now: () => performance.now(),
  sleep: async (ms) => {
    await sleep(ms);
  },
  random: Math.random,
};

/** The last second of the year 9999: `scored_at` has four digits for a year. */
const LATEST_EPOCH = 253_402_300_799;

/**
 * The time of the run. SOURCE_DATE_EPOCH (seconds since 1970, see reproducible-builds.org) fixes it, so that the
 * same input gives the same bytes.
 */
export function openClock(env: Readonly<Record<string, string | undefined>>): Clock | Problem {
  const epoch = env['SOURCE_DATE_EPOCH'];
  if (epoch === undefined || epoch === '') return wallClock;
  if (!/^\d{1,12}$/.test(epoch) || Number(epoch) > LATEST_EPOCH) {
    return {
      message: `SOURCE_DATE_EPOCH is ${JSON.stringify(epoch)}; allowed: whole seconds since 1970, up to the year 9999`,
    };
  }
  return () => new Date(Number(epoch) * 1000);
}
/** The folder that the process was started in; nothing where somebody has removed it since. */
export function currentFolder(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}

/**
 * A way to ask the person at a terminal; undefined where input or output is none. Ctrl-D and Ctrl-C are empty answers.
 */
export function openQuestions({
  stdin,
  stdout,
}: Pick<NodeJS.Process, 'stdin' | 'stdout'>): ((question: string) => Promise<string>) | undefined {
  if (stdin.isTTY !== true || stdout.isTTY !== true) return undefined;
  return async (question) => {
    const { createInterface } = await import('node:readline/promises');
    const lines = createInterface({ input: stdin, output: stdout });
    const closed = new Promise<string>((settle) => lines.once('close', () => settle('')));
    try {
      return await Promise.race([lines.question(question), closed]);
    } finally {
      lines.close();
    }
  };
}
