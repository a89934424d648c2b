import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Argv } from '../../src/settings/program-kinds.js';
import { until } from '../builders/until.js';

const PROGRAM = fileURLToPath(new URL('judge-program.mjs', import.meta.url));

/** The call of a real program that answers or fails in a way of judge-program.mjs. */
export function judgeProgram(...how: readonly string[]): Argv {
  return [process.execPath, PROGRAM, ...how];
}

/** The same as the value of a setting. */
export function judgeCommand(...how: readonly string[]): string {
  return JSON.stringify(judgeProgram(...how));
}

/** The process ids that a program writes into a file once it is there. */
export async function processesIn(path: string): Promise<readonly number[]> {
  await until(() => existsSync(path));
  return readFileSync(path, 'utf8').split(' ').map(Number);
}

/** Waits until a process has ended. */
export async function gone(pid: number): Promise<void> {
  await until(() => !isAlive(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // One that nobody has taken note of is still in the table.
  const status = `/proc/${pid}/stat`;
  return !existsSync(status) || !/\) [ZX] /.test(readFileSync(status, 'utf8'));
}
