import { runAction } from './adapters/actions.js';

process.exitCode = await runAction({ env: process.env, cwd: process.cwd() });
