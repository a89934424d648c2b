// A program that judges, as somebody might put it behind judge-command, and its faults.
//   node judge-program.mjs says <text>            reads the question and prints a text
//   node judge-program.mjs knows <file>           prints what a JSON list of [question, answer] has for the question
//   node judge-program.mjs deaf <text>            prints a text without reading the question
//   node judge-program.mjs exits <code> [stderr] [stdout]
//   node judge-program.mjs bytes <hex>            prints bytes
//   node judge-program.mjs floods                 prints without end
//   node judge-program.mjs tells                  prints its arguments, its folder, its environment and the question
//   node judge-program.mjs hangs <file>           starts a child, writes both process ids, and neither ends when asked to
//   node judge-program.mjs leaves <file> <text>   prints a text and ends; a child in a session of its own keeps stdout open
import { spawn } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

const [how, first = '', second = '', third = ''] = process.argv.slice(2);

const ACTS = {
  says: async () => {
    await question();
    process.stdout.write(first);
  },
  knows: async () => {
    const asked = await question();
    const found = JSON.parse(readFileSync(first, 'utf8')).find(([known]) => asked.startsWith(known));
    if (found === undefined) throw new Error('nobody knows this question');
    process.stdout.write(found[1]);
  },
  deaf: () => {
    process.stdin.destroy();
    process.stdout.write(first);
  },
  exits: () => {
    process.stderr.write(second);
    process.stdout.write(third);
    process.exitCode = Number(first);
  },
  bytes: () => process.stdout.write(Buffer.from(first, 'hex')),
  floods: () => {
    process.stdout.on('error', () => process.exit(1));
    const more = () => {
      while (process.stdout.write('x'.repeat(65536)));
    };
    process.stdout.on('drain', more);
    more();
  },
  tells: async () => {
    const { argv, env } = process;
    process.stdout.write(JSON.stringify({ args: argv.slice(2), cwd: process.cwd(), env, question: await question() }));
  },
  hangs: () => {
    process.on('SIGTERM', () => undefined);
    const child = spawn(process.execPath, ['-e', "process.on('SIGTERM', () => 0); setInterval(() => 0, 1000)"]);
    writeWhole(first, `${process.pid} ${child.pid}`);
    setInterval(() => undefined, 1000);
  },
  leaves: () => {
    const child = spawn('sleep', ['1000'], { detached: true, stdio: 'inherit' });
    child.unref();
    writeWhole(first, String(child.pid));
    process.stdout.write(second);
  },
};

async function question() {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
  return text;
}

/** Whoever waits for the file must not read half of it. */
function writeWhole(path, text) {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}

await ACTS[how]();
