// Runs dist/cli.js for the commands of the pages in one process that stays: a run that has to load the program and runs it
// cold takes four times as long. `node dist/cli.js …` in a command, or the program as a package has it, finds the `node` of
// a folder that comes first in PATH: it passes the command on to this process (see ask-warm-program.mjs), and everything
// else to the real one.
// Usage: node warm-program.mjs <folder>; says a line when it is there, and ends with its stdin.
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const program = resolve('dist/program.js');
const home = process.cwd();
const folder = process.argv[2];
const socket = join(folder, 'program');
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const client = fileURLToPath(new URL('ask-warm-program.mjs', import.meta.url));
const ask = `exec ${quoted(process.execPath)} ${quoted(client)} ${quoted(socket)} "$@"`;
const real = `exec ${quoted(process.execPath)} "$@"`;
writeFileSync(
  join(folder, 'node'),
  `#!/bin/sh\ncase "$1" in */dist/cli.js | dist/cli.js | */.bin/summary-gate) ${ask} ;; *) ${real} ;; esac\n`,
);
chmodSync(join(folder, 'node'), 0o755);

const say = process.stdout;
/** One run after the other: the folder, the environment and the streams belong to the whole process. */
let last = Promise.resolve();

const server = createServer(async (asker) => {
  // A reader such as `head` has seen enough; the run goes on, as it does in a process of its own.
  asker.on('error', () => undefined);
  for await (const line of createInterface({ input: asker })) {
    last = last.then(() => run(JSON.parse(line), (message) => asker.write(`${JSON.stringify(message)}\n`)));
    await last;
    asker.end();
    return;
  }
});

async function run({ argv, cwd, env }, tell) {
  process.chdir(cwd);
  process.argv = argv;
  process.env = env;
  process.exitCode = undefined;
  for (const name of ['stdout', 'stderr']) {
    const write = (text, _encoding, done) => {
      tell({ name, text: text.toString() });
      done();
    };
    Object.defineProperty(process, name, { value: new Writable({ write }), configurable: true });
  }
  try {
    const { runCommandLine } = await import(program);
    tell({ exitCode: await runCommandLine() });
  } catch (error) {
    tell({ name: 'stderr', text: `${error.stack}\n` });
    tell({ exitCode: 1 });
  } finally {
    process.chdir(home);
  }
}

server.listen(socket, () => say.write('ready\n'));
process.stdin.on('end', () => process.exit()).resume();
