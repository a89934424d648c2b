import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Time } from '../../../src/core/ports.js';
import type { Program, Running } from '../../builders/processes.js';
import { QuickTime } from '../../builders/quick-time.js';
import type { Workspace } from '../../builders/workspace.js';
import type { FakeAnthropic } from '../../servers/anthropic.js';
import { type JudgedRun, judge } from '../judged-run.js';

export const TAPE = 'tape.jsonl';
export const BATCHES = `${TAPE}.batches.jsonl`;
export const BY_BATCH = { 'judge-transport': 'batch', 'judge-cassette': TAPE } as const;

/** Runs the program by batches. */
export function judgeByBatch(
  workspace: Workspace,
  api: FakeAnthropic | undefined,
  flags: Readonly<Record<string, string>> = {},
  time: Time = new QuickTime(),
): Promise<JudgedRun> {
  return judge(workspace, api, { ...BY_BATCH, ...flags }, {}, time);
}

/**
 * Begins a run by batches and leaves it for ever at the first wait at which something is the case. Its files are then those
 * of a run that was killed there.
 */
export function leaveWhen(
  workspace: Workspace,
  api: FakeAnthropic,
  flags: Readonly<Record<string, string>>,
  isDue: () => boolean,
): Promise<void> {
  const time = new QuickTime();
  return new Promise((resolve, reject) => {
    const sleep = async (ms: number): Promise<void> => {
      if (!isDue()) return time.sleep(ms);
      resolve();
      await new Promise(() => undefined);
    };
    const { now, random } = time;
    judgeByBatch(workspace, api, flags, { now, random, sleep }).then(
      () => reject(new Error('the run has ended')),
      reject,
    );
  });
}

/** The lines of a file of the workspace, parsed; none where it is missing. */
export function linesOf<T = Readonly<Record<string, unknown>>>({ root }: Workspace, path: string): readonly T[] {
  if (!existsSync(join(root, path))) return [];
  return readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** The command line, as `makeProgram` takes it: the first argument is the folder to run in. */
export const COMMAND_LINE = "process.chdir(process.argv[2]); process.argv.splice(2, 1); await import('./dist/cli.js');";

/** Starts the command line by batches, in a process of its own. */
export function startByBatch(
  program: Program,
  { root }: Workspace,
  api: FakeAnthropic,
  flags: Readonly<Record<string, string>>,
): Running {
  const ofApi = { judge: 'required', 'anthropic-base-url': api.url, 'anthropic-api-key': api.apiKey };
  const all = { ...BY_BATCH, ...ofApi, ...flags };
  return program.start(root, ...Object.entries(all).map(([name, value]) => `--${name}=${value}`));
}

/** Kills a process as soon as something is the case. */
export async function killWhen({ process, done }: Running, isDue: () => boolean): Promise<void> {
  done.catch(() => undefined);
  while (!isDue()) await new Promise((resolve) => void setTimeout(resolve, 5));
  process.kill('SIGKILL');
  await once(process, 'close');
}

/** What the ledger `spent.json` of a workspace has, in all days. */
export function spentIn({ root }: Workspace): number {
  const { days } = JSON.parse(readFileSync(join(root, 'spent.json'), 'utf8'));
  return Object.values<number>(days).reduce((sum, usd) => sum + usd, 0);
}

/** Requests that were sent one by one. */
export function directRequests(api: FakeAnthropic): number {
  return api.requests.filter(({ path }) => path.endsWith('/v1/messages')).length;
}
