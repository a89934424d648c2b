// Whole processes, as a user would start them: how long they take, and how much memory at most.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MEMORY_HOOK = new URL('memory-hook.mjs', import.meta.url).href;

/**
 * A command: `args` for `program` (this Node.js unless named otherwise), the folder it runs in, and more of its environment.
 * `mayEnd` are the exit codes that mean that the work was done.
 */
const DEFAULTS = { program: process.execPath, cwd: '.', env: {}, mayEnd: [0, 1] };

/** Runs a command and returns its wall time in ms. Throws where the work was not done. */
export async function timeOnce(command) {
  const { program, args, cwd, env, mayEnd } = { ...DEFAULTS, ...command };
  const started = process.hrtime.bigint();
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-2000);
  });
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  const elapsed = Number(process.hrtime.bigint() - started) / 1e6;
  if (!mayEnd.includes(code)) throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${said}`);
  return elapsed;
}

/** Wall times of commands in ms, measured in turn. */
export async function timeSideBySide(commands, rounds) {
  return (await measureInTurn(commands, rounds, timeOnce)).map(spreadOf);
}

/**
 * What `measure` says of each command, `rounds` times each. Every round runs each command once, so that what else the
 * machine does hits all alike; a round before them warms the file cache and does not count.
 */
export async function measureInTurn(commands, rounds, measure) {
  const measured = commands.map(() => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [i, command] of commands.entries()) {
      const result = await measure(command);
      if (round > 0) measured[i].push(result);
    }
  }
  return measured;
}

/** Wall time and CPU time in ms and the peak of memory in MB, as the program `usage` of bench/speed/go sees them. */
export async function measureUsage(command, usage) {
  const { program, args, ...more } = { ...DEFAULTS, ...command };
  const folder = mkdtempSync(join(tmpdir(), 'usage-'));
  try {
    const file = join(folder, 'usage.json');
    await timeOnce({ ...more, program: usage, args: [file, program, ...args] });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The most memory that a command had resident, in MB (10^6 bytes), and its wall time in ms; of one run. */
export async function measureMemory(command) {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'));
  try {
    const file = join(folder, 'peak');
    const env = { ...command.env, BENCH_PEAK_FILE: file, NODE_OPTIONS: `--import=${MEMORY_HOOK}` };
    const elapsed = await timeOnce({ ...command, env });
    return { elapsed, peak: Number(readFileSync(file, 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function spreadOf(values) {
  return { median: quantile(values, 0.5), low: Math.min(...values), high: Math.max(...values) };
}

function quantile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share + 0.5)];
}

/** The folder of the project, whatever the current folder is. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
export const CLI = join(PROJECT, 'dist/cli.js');
export const ACTION = join(PROJECT, 'dist/index.js');
