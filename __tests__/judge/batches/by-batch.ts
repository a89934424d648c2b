import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
): Promise<JudgedRun> {
  return judge(workspace, api, { ...BY_BATCH, ...flags });
}

/** The lines of a file of the workspace, parsed; none where it is missing. */
export function linesOf<T = Readonly<Record<string, unknown>>>({ root }: Workspace, path: string): readonly T[] {
  if (!existsSync(join(root, path))) return [];
  return readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Requests that were sent one by one. */
export function directRequests(api: FakeAnthropic): number {
  return api.requests.filter(({ path }) => path.endsWith('/v1/messages')).length;
}
