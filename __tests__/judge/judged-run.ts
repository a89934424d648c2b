import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Time } from '../../src/core/ports.js';
import type { Report } from '../../src/report/schema.js';
import { QuickTime } from '../builders/quick-time.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree, type Workspace } from '../builders/workspace.js';
import { type ProgramRun, runProgram } from '../command-line/commands/program.js';
import type { FakeAnthropic } from '../servers/anthropic.js';

/** A workspace of so many sessions, no two alike, whose candidates are copies of the references. */
export function sessionsOf(count: number, more: Tree = {}): Workspace {
  const names = Array.from({ length: count }, (_, i) => `s${i}`);
  return makeWorkspace({
    ...Object.fromEntries(
      names.map((name) => [`golden-corpus/${name}/reference.json`, referenceJson({}, titled(name))]),
    ),
    ...Object.fromEntries(names.map((name) => [`candidates/${name}.json`, summaryJson(titled(name))])),
    ...more,
  });
}

function titled(name: string): Readonly<Record<string, string>> {
  return { title: `Fixed the flaky login test ${name}` };
}

/** For a run whose pages are looked at: left out, it writes its report alone, since pages are a tenth of its work. */
export const PAGES = { 'report-formats': 'json,markdown,html' } as const;

export interface JudgedRun extends ProgramRun {
  readonly report: Report | undefined;
  /** Lines of judge-log.jsonl, parsed. */
  readonly log: readonly {
    readonly session: string;
    readonly attempt: number;
    readonly started_at: string;
    readonly duration_ms: number;
    readonly outcome: { readonly kind: string; readonly reason?: string };
  }[];
}

/**
 * Runs the program in a workspace against the loopback API, with a time limit that no slow machine reaches.
 * @param time what the run takes for the time; left out, its waits take none
 */
export async function judge(
  { root }: Workspace,
  api: FakeAnthropic | undefined,
  flags: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
  time: Time = new QuickTime(),
): Promise<JudgedRun> {
  const all = {
    judge: 'required',
    'judge-timeout-seconds': '120',
    'meta-evaluation-rate': '0',
    'report-formats': 'json',
    // Asked once, however near a gate is; who tests further samples says how many.
    'judge-max-samples': flags['judge-samples'] ?? '1',
    ...(api !== undefined && { 'anthropic-base-url': api.url, 'anthropic-api-key': api.apiKey }),
    ...flags,
  };
  const argv = Object.entries(all).map(([name, value]) => `--${name}=${value}`);
  const run = await runProgram(argv, root, { env, time });
  const reportPath = join(root, 'summary-gate-report/report.json');
  const logPath = join(root, 'summary-gate-report/judge-log.jsonl');
  return {
    ...run,
    report: existsSync(reportPath) ? JSON.parse(readFileSync(reportPath, 'utf8')) : undefined,
    log: statSync(logPath, { throwIfNoEntry: false })?.isFile()
      ? readFileSync(logPath, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [],
  };
}
