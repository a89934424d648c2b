#!/usr/bin/env node
import { VERSION } from './version.js';

const argv = process.argv.slice(2);

// Wrappers and installers ask for nothing but the version, and loading all the rest takes longer than starting Node.js.
if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') process.exitCode = 2;
  });
  process.stdout.write(`${VERSION}\n`);
} else {
  const { main } = await import('./main.js');
  process.exitCode = await main(argv, {
    env: process.env,
    cwd: process.cwd(),
    stdout: process.stdout,
    stderr: process.stderr,
    fail: (exitCode) => {
      process.exitCode = exitCode;
    },
  });
}
