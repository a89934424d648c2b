import { describe, expect, it } from '@jest/globals';
import { casesAtOnce } from '../../builders/at-once.js';
import { ARE_RUNS_LONG } from '../../builders/long-runs.js';
import { jsonl, referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';
import {
  type BatchPlan,
  cancels,
  expires,
  fails,
  page,
  scores,
  silent,
  startAnthropic,
} from '../../servers/anthropic.js';
import { sessionsOf } from '../judged-run.js';
import { BATCHES, judgeByBatch, linesOf } from './by-batch.js';

const s1 = ({ user }: { readonly user: string }): boolean => user.includes('login test s1');

describe('results that do not come as they should', () => {
  const test = casesAtOnce();

  test.each<[string, BatchPlan]>([
    ['break off', { damage: (index) => (index === 0 ? 'ends early' : undefined) }],
    ['stall', { damage: (index) => (index === 0 ? 'stalls' : undefined) }],
    ['end in the middle of a line', { damage: (index) => (index === 0 ? 'broken JSON' : undefined) }],
    ['lack a line', { lines: (lines, index) => (index === 0 ? lines.slice(1) : lines) }],
    ['are not to be had', { damage: (index) => (index === 0 ? fails(503) : undefined) }],
  ])('are fetched again where they %s', async (_, batch) => {
    const api = await startAnthropic({ batch });
    const run = await judgeByBatch(sessionsOf(4), api, { 'judge-timeout-seconds': '10' });
    expect(run.report?.judge).toMatchObject({ measured: 24, calls: 4, retries: 0 });
    expect(api.batches.map(({ fetched }) => fetched)).toEqual([2]);
  });

  test('never, leave their sessions unmeasured, and count in full', async () => {
    const workspace = sessionsOf(4);
    const api = await startAnthropic({ answer: (asked) => (s1(asked) ? silent() : scores(0.8)) });
    const run = await judgeByBatch(workspace, api, { 'judge-max-attempts': '1' });
    expect(run.report?.judge).toMatchObject({ unmeasured_reasons: { server_error: 6 }, overall_mean: 0.8 });
    const costs = run.report?.sessions.map(({ judge }) => judge?.cost_usd ?? Number.NaN) ?? [];
    expect(costs[1]).toBeGreaterThan(Math.max(costs[0] ?? 0, costs[2] ?? 0, costs[3] ?? 0));
    expect(linesOf(workspace, BATCHES)).toEqual([]);
  });

  test('stay where they are if nobody is let in to them', async () => {
    const workspace = sessionsOf(2);
    const api = await startAnthropic({ batch: { damage: (index) => (index === 0 ? page(403) : undefined) } });
    const run = await judgeByBatch(workspace, api);
    expect(run.report?.judge).toMatchObject({ unmeasured_reasons: { invalid_request: 12 } });
    const next = await judgeByBatch(workspace, api);
    expect(next.report?.judge).toMatchObject({ measured: 12 });
    expect(api.batches).toHaveLength(1);
  });
});

describe('a request of a batch', () => {
  const test = casesAtOnce();

  test('that has expired is asked again', async () => {
    const answer = (asked: { user: string; attempt: number }) =>
      s1(asked) && asked.attempt === 1 ? expires() : scores(0.8);
    const api = await startAnthropic({ answer });
    const run = await judgeByBatch(sessionsOf(3), api);
    expect(api.batches.map(({ ids }) => ids.length)).toEqual([3, 1]);
    expect(run.report?.judge).toMatchObject({ measured: 18, calls: 4, retries: 1 });
    expect(run.report?.sessions[1]?.judge).toMatchObject({ failed_attempts: { reasons: { timeout: 1 } } });
  });

  test('that expires each time is unmeasured, and costs nothing', async () => {
    const api = await startAnthropic({ answer: () => expires() });
    const run = await judgeByBatch(sessionsOf(2), api, { 'judge-max-attempts': '2' });
    expect(api.batches).toHaveLength(2);
    expect(run.report?.judge).toMatchObject({ unmeasured_reasons: { timeout: 12 }, cost_usd: 0 });
  });

  test('that somebody has canceled is not asked again', async () => {
    const api = await startAnthropic({ answer: (asked) => (s1(asked) ? cancels() : scores(0.8)) });
    const run = await judgeByBatch(sessionsOf(3), api);
    expect(api.batches).toHaveLength(1);
    expect(run.report?.judge).toMatchObject({ unmeasured_reasons: { server_error: 6 }, measured: 12 });
    expect(run.report?.sessions[1]?.judge?.cost_usd).toBe(0);
  });
});

it('asks all questions in one batch, five thousand at night', async () => {
  const count = ARE_RUNS_LONG ? 5000 : 120;
  const titles = Array.from({ length: count }, (_, i) => ({ title: `Fixed the flaky login test s${i}` }));
  const workspace = makeWorkspace({
    'corpus.jsonl': jsonl(...titles.map((title, i) => ({ ...referenceJson({}, title), name: `s${i}` }))),
    'candidates.jsonl': jsonl(...titles.map((title, i) => ({ name: `s${i}`, ...summaryJson(title) }))),
  });
  const api = await startAnthropic({ batch: { lines: (lines) => [...lines].reverse() } });
  const run = await judgeByBatch(workspace, api, {
    corpus: 'corpus.jsonl',
    candidates: 'candidates.jsonl',
    'report-formats': 'json',
    'max-cost-usd': '100',
  });
  expect(run.exitCode).toBe(0);
  expect(api.batches.map(({ ids }) => ids.length)).toEqual([count]);
  expect(run.report?.judge).toMatchObject({ measured: 6 * count, calls: count, overall_mean: 0.8 });
});
