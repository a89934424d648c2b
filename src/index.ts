import { isScoringThread } from './adapters/thread-role.js';

process.exitCode = isScoringThread() ? await score() : await run();

async function score(): Promise<number> {
  const { runScoringThread } = await import('./adapters/scoring-thread.js');
  return runScoringThread();
}

async function run(): Promise<number> {
  const { runAction } = await import('./adapters/actions.js');
  return runAction({ env: process.env, cwd: process.cwd(), program: process.argv[1] });
}
