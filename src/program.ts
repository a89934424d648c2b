import { expectRun } from './adapters/engine.js';
import { currentFolder, openQuestions } from './adapters/process.js';
import { isScoringThread } from './adapters/threads/scoring-role.js';
import { VERSION } from './core/version.js';
import type { Matchers } from './library/matchers.js';

// What both entries share is bundled once. Each kind of run loads its own code when it is known what is wanted.

/** Runs the command line and returns its exit code. */
export async function runCommandLine(): Promise<number> {
  if (isScoringThread()) return score();
  const argv = process.argv.slice(2);
  // Wrappers and installers ask for nothing but the version, and loading all the rest takes longer than starting Node.js.
  if (argv.length === 1 && ['--version', '-V'].includes(argv[0] ?? '')) return sayVersion();
  const problem = nodeProblem(process.versions.node);
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`);
    return 2;
  }
  const cwd = currentFolder();
  if (cwd === undefined) {
    process.stderr.write('summary-gate: the current folder does not exist any more; change to another one\n');
    return 2;
  }
  expectRun('short');
  const { main } = await import('./command-line/main.js');
  return main(argv, {
    env: process.env,
    cwd,
    program: process.argv[1],
    stdout: process.stdout,
    stderr: process.stderr,
    ask: openQuestions(process),
    fail: (exitCode) => {
      process.exitCode = exitCode;
    },
  });
}

/** Runs a step of a workflow and returns its exit code. */
export async function runStep(): Promise<number> {
  if (isScoringThread()) return score();
  expectRun('short');
  const { runProcess } = await import('./action/action.js');
  return runProcess(process);
}

/** What the package gives to programs. */
export async function loadLibrary(): Promise<typeof import('./library/library.js')> {
  return import('./library/library.js');
}

/** The matchers for Jest and Vitest, whose messages are as wide as the terminal. */
export async function loadMatchers(): Promise<Matchers> {
  const { openMatchers } = await import('./library/matchers.js');
  const { screenOf } = await import('./command-line/screen.js');
  return openMatchers(screenOf(process.stdout, process.env));
}

async function score(): Promise<number> {
  const { runScoringThread } = await import('./adapters/threads/scoring-thread.js');
  return runScoringThread();
}

function sayVersion(): number {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') return;
    process.stderr.write(`summary-gate: cannot write to stdout: ${code}\n`);
    process.exitCode = 2;
  });
  process.stderr.on('error', () => undefined);
  process.stdout.write(`${VERSION}\n`);
  return 0;
}
/** The oldest major version of Node.js that runs the program; older ones stumble over its syntax. */
export const OLDEST_NODE = 20;

/**
 * What is wrong with a version of Node.js such as `18.20.8`, as a line for the person who reads it; nothing where it will
 * do.
 */
export function nodeProblem(version: string): string | undefined {
  const major = Number.parseInt(version, 10);
  if (major >= OLDEST_NODE) return undefined;
  return `summary-gate needs Node.js ${OLDEST_NODE} or later; this is ${version} (node --version says which one runs)`;
}
