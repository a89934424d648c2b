// What `node dist/cli.js …` is in a command of a page: has it run by warm-program.mjs, and passes on what that prints.
// Usage: node ask-warm-program.mjs <socket> <path of dist/cli.js> <argument…>
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const [socket, program, ...rest] = process.argv.slice(2);
const server = connect(socket);
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
server.write(
  `${JSON.stringify({ argv: [process.execPath, resolve(program), ...rest], cwd: process.cwd(), env: process.env })}\n`,
);
process.exitCode = 1;
for await (const line of createInterface({ input: server })) {
  const { name, text, exitCode } = JSON.parse(line);
  if (exitCode !== undefined) process.exitCode = exitCode;
  else process[name].write(text);
}
