import { runStep } from './program.js';
process.exitCode = await runStep();
