import { currentFolder } from './adapters/current-folder.js';
import { isScoringThread } from './adapters/thread-role.js';
import { nodeProblem } from './node-version.js';
import { VERSION } from './version.js';

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
  const { main } = await import('./main.js');
  return main(argv, {
    env: process.env,
    cwd,
    program: process.argv[1],
    stdout: process.stdout,
    stderr: process.stderr,
    fail: (exitCode) => {
      process.exitCode = exitCode;
    },
  });
}

/** Runs a step of a workflow and returns its exit code. */
export async function runStep(): Promise<number> {
  if (isScoringThread()) return score();
  const { runProcess } = await import('./adapters/actions.js');
  return runProcess(process);
}

async function score(): Promise<number> {
  const { runScoringThread } = await import('./adapters/scoring-thread.js');
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
