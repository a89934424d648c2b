// Runs the commands of the console blocks in README.md, docs/*.md and golden-corpus/README.md and writes what they print
// below them; --check only compares. Usage: node scripts/readme-output.mjs [--check] [page…]
//
// Blocks run in this checkout, and show what goes to stdout. Behind `<!-- in a new repository -->` they run in an empty
// git repository beside which the checkout lies as `summary-gate`, and in which it is installed for `npx summary-gate`, one
// after the other, and show stdout and then stderr: programs of a pipe write to a terminal in an order that differs from
// run to run. There `<!-- file: path -->` before a block of code writes it to that path, and `<!-- run: command -->` runs
// unseen. All commands share one process that runs the program (pages/warm-program.mjs).
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PART =
  /<!-- in (?<place>a new repository|this checkout) -->|<!-- run: (?<hidden>.+) -->|(?:<!-- file: (?<file>\S+) -->\n)```\w*\n(?<text>[\s\S]*?)```|```console\n(?<session>\$ [\s\S]*?)```/g;

/** Stands between the outputs of two commands of a block. */
const BORDER = '\u241e';

/** The time in a new repository: 21 November 2026. */
const EPOCH = '1795262400';

const warm = mkdtempSync(join(tmpdir(), 'warm-program-'));

/** With the `node` that knows of it. */
const PATH = `${warm}:${process.env.PATH}`;

/** The page with what its commands print now. */
function withRealOutput(page) {
  const made = [];
  let shell = inCheckout;
  try {
    return page.replace(PART, (part, ...rest) => {
      const { place, hidden, file, text, session } = rest.at(-1);
      if (place === 'this checkout') shell = inCheckout;
      else if (place !== undefined) {
        const folder = mkdtempSync(join(tmpdir(), 'page-'));
        made.push(folder);
        shell = newRepository(folder);
      } else if (hidden !== undefined) shell.run(hidden);
      else if (file !== undefined) shell.write(file, text);
      else return `\`\`\`console\n${rerun(session, shell)}\`\`\``;
      return part;
    });
  } finally {
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  }
}

/** The commands of a block with what they print; the second one sees the exit code of the first. */
function rerun(session, shell) {
  const commands = session.match(/^\$ .+$/gm).map((line) => line.slice(2));
  const script = commands.map(shell.wrap).join(`\n__status=$?; printf '${BORDER}'; (exit "$__status")\n`);
  const outputs = shell.run(script).split(BORDER);
  if (outputs.length !== commands.length) throw new Error(`a command ends its block: ${commands.join('; ')}`);
  return commands.map((command, i) => `$ ${command}\n${ended(outputs[i])}`).join('');
}

function ended(output) {
  return output === '' || output.endsWith('\n') ? output : `${output}\n`;
}

const inCheckout = {
  wrap: (command) => command,
  run(script) {
    const env = { ...process.env, PATH, NO_COLOR: '1' };
    delete env.GITHUB_WORKSPACE;
    return stdoutOf(script, { env });
  },
  write() {
    throw new Error('files are written in a new repository only');
  },
};

function newRepository(parent) {
  const cwd = join(parent, 'my-product');
  mkdirSync(cwd);
  symlinkSync(process.cwd(), join(parent, 'summary-gate'));
  const env = {
    PATH: `${installed(parent)}:${PATH}`,
    HOME: parent,
    LC_ALL: 'C.UTF-8',
    NO_COLOR: '1',
    SOURCE_DATE_EPOCH: EPOCH,
  };
  for (const role of ['AUTHOR', 'COMMITTER']) {
    env[`GIT_${role}_NAME`] = 'mona';
    env[`GIT_${role}_EMAIL`] = 'mona@example.com';
  }
  stdoutOf('git init -q -b main .', { cwd, env });
  const errors = join(parent, 'stderr');
  return {
    wrap: (command) => `{ ${command}\n} 2> '${errors}'; __status=$?; cat '${errors}'; (exit "$__status")`,
    run: (script) => stdoutOf(script, { cwd, env }),
    write(file, text) {
      mkdirSync(join(cwd, dirname(file)), { recursive: true });
      writeFileSync(join(cwd, file), text);
    },
  };
}

/**
 * Installs the checkout into a folder, above the repository so that this stays empty. Returns the folder of an `npx` that
 * starts what is installed without the second that npm takes for it.
 */
function installed(parent) {
  const programs = join(parent, 'node_modules/.bin');
  const path = join(parent, 'bin');
  for (const folder of [programs, path]) mkdirSync(folder, { recursive: true });
  symlinkSync(join(process.cwd(), 'dist/cli.js'), join(programs, 'summary-gate'));
  writeFileSync(join(path, 'npx'), `#!/bin/sh\nname=$1\nshift\nexec node '${programs}'/"$name" "$@"\n`, {
    mode: 0o755,
  });
  return path;
}

function stdoutOf(script, options) {
  const { stdout, error } = spawnSync('bash', ['-c', script], { encoding: 'utf8', ...options });
  if (error !== undefined) throw error;
  return stdout;
}

const isCheck = process.argv.includes('--check');
const named = process.argv.slice(2).filter((argument) => argument !== '--check');
const docs = readdirSync('docs').filter((file) => file.endsWith('.md'));
const all = ['README.md', 'golden-corpus/README.md', ...docs.map((file) => `docs/${file}`)];
const program = spawn(process.execPath, [fileURLToPath(new URL('pages/warm-program.mjs', import.meta.url)), warm], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
try {
  await once(program.stdout, 'data');
  for (const path of named.length > 0 ? named : all) {
    const page = readFileSync(path, 'utf8');
    const real = withRealOutput(page);
    if (real === page) continue;
    if (isCheck) {
      console.error(`${path} shows what the commands no longer print: run node scripts/readme-output.mjs`);
      process.exitCode = 1;
    } else {
      writeFileSync(path, real);
    }
  }
} finally {
  program.stdin.end();
  rmSync(warm, { recursive: true, force: true });
}
