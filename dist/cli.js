#!/usr/bin/env node
import { runCommandLine } from './program.js';
process.exitCode = await runCommandLine();
