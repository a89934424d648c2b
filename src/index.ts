import { isScoringThread } from './adapters/thread-role.js';

if (isScoringThread()) (await import('./adapters/scoring-thread.js')).runScoringThread();
else {
  const { runAction } = await import('./adapters/actions.js');
  process.exitCode = await runAction({ env: process.env, cwd: process.cwd(), program: process.argv[1] });
}
