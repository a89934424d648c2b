import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from '../../builders/workspace.js';
import { type ProgramRun, runProgram } from '../../command-line/commands/program.js';

export type ShardFlags = Readonly<Record<string, string>>;

/** All formats of a report, so that every surface is compared. */
export const ALL_FORMATS = { 'report-formats': 'json,markdown,html,junit,sarif,otel' };

function argvOf(flags: ShardFlags): readonly string[] {
  return Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
}

/** Everything that a run shows and writes. */
export interface Shown extends ProgramRun {
  /** Report files by name; the log of a judge is of the requests, not of the result. */
  readonly files: Readonly<Record<string, string>>;
}

function filesIn(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name !== 'judge-log.jsonl' && !name.startsWith('shard-'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

const REPORT = 'summary-gate-report';

/** One run over all sessions. Its report folder is emptied before and after. */
export async function runWhole({ root }: Workspace, flags: ShardFlags, env = {}): Promise<Shown> {
  rmSync(join(root, REPORT), { recursive: true, force: true });
  const run = await runProgram(argvOf(flags), root, { env });
  const files = filesIn(join(root, REPORT));
  rmSync(join(root, REPORT), { recursive: true, force: true });
  // A merge asks nobody: no progress, no log of requests.
  return { ...run, stderr: run.stderr.replace(/^Judged .*\n/gm, '').replace(/, \S*judge-log\.jsonl/, ''), files };
}

/** One shard; its part is left in `parts/<index>`. */
export async function runShard(
  { root }: Workspace,
  index: number,
  of: number,
  flags: ShardFlags,
  env = {},
): Promise<ProgramRun> {
  const run = await runProgram(argvOf({ ...flags, shard: `${index}/${of}` }), root, { env });
  mkdirSync(join(root, 'parts', String(index)), { recursive: true });
  const name = `shard-${index}-of-${of}.jsonl`;
  if (existsSync(join(root, REPORT, name)))
    renameSync(join(root, REPORT, name), join(root, 'parts', String(index), name));
  rmSync(join(root, REPORT), { recursive: true, force: true });
  return run;
}

/** Merges what stands in `parts`. */
export async function mergeShards({ root }: Workspace, flags: ShardFlags, env = {}): Promise<Shown> {
  const run = await runProgram(['merge', 'parts', ...argvOf(flags)], root, { env });
  return { ...run, files: filesIn(join(root, REPORT)) };
}

/** All shards, the last one first, then the merge. */
export async function runSharded(workspace: Workspace, of: number, flags: ShardFlags, env = {}): Promise<Shown> {
  rmSync(join(workspace.root, 'parts'), { recursive: true, force: true });
  for (let index = of; index >= 1; index--) await runShard(workspace, index, of, flags, env);
  const shown = await mergeShards(workspace, flags, env);
  rmSync(join(workspace.root, REPORT), { recursive: true, force: true });
  return shown;
}

/** A merge has no candidates, and so keeps none. */
const OF_ONE_RUN = 'scored-candidates.jsonl';

/** Where two runs differ: a few characters of each text around its first difference. A diff of whole pages takes minutes. */
export function differencesOf(a: Shown, b: Shown): readonly string[] {
  const flat = ({ files, exitCode, ...texts }: Shown): Readonly<Record<string, string>> => ({
    ...files,
    ...texts,
    'exit code': String(exitCode),
  });
  const [left, right] = [flat(a), flat(b)];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((name) => {
    if (name === OF_ONE_RUN) return [];
    const [ours, theirs] = [left[name] ?? 'no such file', right[name] ?? 'no such file'];
    if (ours === theirs) return [];
    let at = 0;
    while (ours[at] === theirs[at]) at++;
    const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
    return [`${name}: ${around(ours)} <> ${around(theirs)}`];
  });
}
