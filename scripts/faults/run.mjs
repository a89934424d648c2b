// Starts the program as a shell or the runner would.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ACTION, CLI } from './workspace.mjs';

/** The moment of a plain run, in seconds since 1970. */
export const PLAIN_EPOCH = '1767225600';

/** No clock and no collector, so that the same input gives the same bytes. */
const QUIET = { SOURCE_DATE_EPOCH: PLAIN_EPOCH, OTEL_EXPORTER_OTLP_ENDPOINT: '' };

/** Starts a command of `COMMANDS` in a folder, by a script of the shell if there is one; the action as the runner does, on a push. */
export function start(args, folder, { env = {}, stdio = ['ignore', 'pipe', 'pipe'], uid, gid, script } = {}) {
  const isAction = args === 'action';
  const own = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...QUIET, ...(isAction ? runnerOf(folder) : {}) };
  if (args.some?.((arg) => arg.startsWith('--working-directory='))) mkdirSync(join(folder, 'new'), { recursive: true });
  const program = [process.execPath, ...(isAction ? [ACTION] : [CLI, ...args])];
  const [file, ...rest] = script === undefined ? program : ['sh', '-c', script, 'sh', ...program];
  const child = spawn(file, rest, {
    cwd: folder,
    env: { ...own, GITHUB_WORKSPACE: folder, ...env },
    stdio,
    ...(uid !== undefined && { uid, gid }),
  });
  const heard = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) {
    child[name]?.setEncoding('utf8').on('data', (text) => {
      heard[name] += text;
    });
  }
  const done = new Promise((resolve) => {
    child.on('error', ({ code }) => resolve({ code: null, signal: null, failed: code, ...heard }));
    child.on('close', (code, signal) => resolve({ code, signal, ...heard }));
  });
  return { child, done };
}

/** The files of the runner, beside the folder that the action is started in, by the variables that name them. */
export function filesOfRunner(folder) {
  const names = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_EVENT_PATH'];
  return Object.fromEntries(names.map((name) => [name, join(dirname(folder), `${name}.txt`)]));
}

function runnerOf(folder) {
  const files = filesOfRunner(folder);
  for (const path of Object.values(files)) writeFileSync(path, '{}');
  return { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_REPOSITORY: 'acme/widgets', ...files };
}
