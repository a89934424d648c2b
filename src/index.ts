import { runAction } from './adapters/actions.js';

process.exitCode = runAction({ env: process.env, cwd: process.cwd() });
