import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { makeProgram, type Program } from '../builders/processes.js';
import { type FakeAnthropic, scores, silent, startAnthropic } from '../servers/anthropic.js';
import { judge, sessionsOf } from './judged-run.js';

let program: Program;
beforeAll(() => {
  program = makeProgram("process.chdir(process.argv[2]); process.argv.splice(2, 1); await import('./dist/cli.js');");
});
afterAll(() => program.remove());

const SESSIONS = 12;
const KEPT = { 'judge-cassette': 'tape.jsonl', 'budget-ledger': 'spent.json', 'max-cost-usd-per-day': '5' };

/** Starts a run whose server stops answering after so many requests, and kills it there. */
async function killAfter(answered: number, root: string, width: number): Promise<FakeAnthropic> {
  let isStuck = (): void => undefined;
  const stuck = new Promise<void>((resolve) => {
    isStuck = resolve;
  });
  const api = await startAnthropic({
    answer: ({ index }) => {
      if (index < answered) return scores(0.8);
      isStuck();
      return silent();
    },
  });
  const flags = { ...KEPT, judge: 'required', 'anthropic-base-url': api.url, 'anthropic-api-key': api.apiKey };
  const running = program.start(
    root,
    ...Object.entries({ ...flags, 'judge-concurrency': width }).map(([name, value]) => `--${name}=${value}`),
  );
  running.done.catch(() => undefined);
  await stuck;
  running.process.kill('SIGKILL');
  await once(running.process, 'close');
  return api;
}

const linesOf = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const spentIn = (path: string): number =>
  Object.values<number>(JSON.parse(readFileSync(path, 'utf8')).days).reduce((sum, usd) => sum + usd, 0);

describe('a run that is killed', () => {
  const BY_DAY = [[7, 4]] as const;
  const AT_NIGHT = [
    [1, 1],
    [7, 1],
    [11, 3],
  ] as const;

  it.each(ARE_RUNS_LONG ? [...BY_DAY, ...AT_NIGHT] : BY_DAY)(
    'after %i answers, %i at a time, keeps what was paid for, and the next run asks only for the rest',
    async (answered, width) => {
      const workspace = sessionsOf(SESSIONS, { 'summary-gate-report/report.json': '{"verdict": "pass"}' });
      const tape = join(workspace.root, 'tape.jsonl');
      await killAfter(answered, workspace.root, width);
      const kept = linesOf(tape).length;
      expect(kept).toBeLessThanOrEqual(answered);
      // The others may have been under way when the first question went without an answer.
      expect(kept).toBeGreaterThanOrEqual(answered - (width - 1));
      // Not the one of an earlier run either, which might be taken for the result.
      expect(existsSync(join(workspace.root, 'summary-gate-report/report.json'))).toBe(false);
      const log = linesOf(join(workspace.root, 'summary-gate-report/judge-log.jsonl')).map((line) => JSON.parse(line));
      expect(new Set(log.map(({ outcome }) => outcome.kind))).toEqual(new Set(['answer']));
      // An answer is in the log a moment before it is kept.
      expect(log.length).toBeGreaterThanOrEqual(kept);
      expect(log.length).toBeLessThanOrEqual(answered);
      const booked = spentIn(join(workspace.root, 'spent.json'));

      const api = await startAnthropic();
      const run = await judge(workspace, api, KEPT);
      expect(run.exitCode).toBe(0);
      expect(api.requests).toHaveLength(SESSIONS - kept);
      expect(run.report?.judge).toMatchObject({
        calls: SESSIONS - kept,
        cache_hits: kept,
        measured: 6 * SESSIONS,
        overall_mean: 0.8,
      });
      const keys = linesOf(tape).map((line) => JSON.parse(line).key);
      expect(keys).toHaveLength(SESSIONS);
      expect(keys).toEqual([...new Set(keys)].sort());
      // What nobody answered any more stays booked: it may have been billed.
      const cost = run.report?.judge?.cost_usd ?? Number.NaN;
      expect(spentIn(join(workspace.root, 'spent.json'))).toBeCloseTo(booked + cost, 8);
    },
  );
});
