import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { casesAtOnce } from '../../builders/at-once.js';
import { makeProgram, type Program, type Running } from '../../builders/processes.js';
import type { Tree, Workspace } from '../../builders/workspace.js';
import {
  type FakeAnthropic,
  fails,
  judging,
  late,
  page,
  resets,
  scores,
  silent,
  startAnthropic,
} from '../../servers/anthropic.js';
import { judge, sessionsOf } from '../judged-run.js';
import {
  BATCHES,
  BY_BATCH,
  COMMAND_LINE,
  judgeByBatch,
  killWhen,
  leaveWhen,
  linesOf,
  spentIn,
  startByBatch,
  TAPE,
} from './by-batch.js';

let program: Program;
beforeAll(() => {
  program = makeProgram(COMMAND_LINE);
});
afterAll(() => program.remove());

const KEPT = { 'budget-ledger': 'spent.json', 'max-cost-usd-per-day': '5', 'meta-evaluation-rate': '0' };

const start = (workspace: Workspace, api: FakeAnthropic, flags: Readonly<Record<string, string>> = {}): Running =>
  startByBatch(program, workspace, api, { ...KEPT, ...flags });

describe('a run that was killed after it made a batch', () => {
  const test = casesAtOnce();

  test('is resumed: one batch is paid for, and the ledger has what it cost', async () => {
    const workspace = sessionsOf(12);
    const api = await startAnthropic({ batch: { looks: 1 } });
    await killWhen(start(workspace, api), () => linesOf(workspace, BATCHES).length === 2);
    expect(api.batches).toHaveLength(1);
    const booked = spentIn(workspace);
    expect(booked).toBeGreaterThan(0);

    const run = await judgeByBatch(workspace, api, KEPT);
    expect(run.exitCode).toBe(0);
    expect(run.stderr).not.toContain('judge-transport');
    expect(api.batches).toHaveLength(1);
    expect(run.report?.judge).toMatchObject({ measured: 72, overall_mean: 0.8, calls: 12 });
    expect(existsSync(join(workspace.root, BATCHES))).toBe(false);
    const cost = run.report?.judge?.cost_usd ?? Number.NaN;
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThan(booked);
    expect(spentIn(workspace)).toBeCloseTo(cost, 8);
  });

  test('in its second stage is resumed there', async () => {
    const transcripts = Object.fromEntries(
      Array.from({ length: 4 }, (_, i) => [`golden-corpus/s${i}/transcript.md`, `User: mend login test ${i}\n`]),
    );
    const workspace = sessionsOf(4, transcripts);
    const metrics = { 'judge-metrics': 'faithfulness' };
    const api = await startAnthropic({ answer: judging() });
    const isMadeTwice = () => linesOf(workspace, BATCHES).some(({ batch }) => batch === 'msgbatch_loopback1');
    await leaveWhen(workspace, api, { ...KEPT, ...metrics }, isMadeTwice);
    expect(api.batches).toHaveLength(2);
    const run = await judgeByBatch(workspace, api, { ...KEPT, ...metrics });
    expect(api.batches).toHaveLength(2);
    expect(run.report?.judge).toMatchObject({ measured: 4, cache_hits: 4, calls: 4 });
  });

  test('forgets nothing when it is killed again, nor when nothing of it is needed any more', async () => {
    const workspace = sessionsOf(3);
    const api = await startAnthropic({ batch: { looks: 2 } });
    const made = () => linesOf(workspace, BATCHES).length === 2;
    await leaveWhen(workspace, api, KEPT, made);
    await leaveWhen(workspace, api, KEPT, () => (api.batches[0]?.looks ?? 0) > 0);
    expect(made()).toBe(true);
    const others = sessionsOf(1);
    const state = readFileSync(join(workspace.root, BATCHES), 'utf8');
    writeFileSync(join(others.root, BATCHES), state);
    await judgeByBatch(others, api, { 'judge-model': 'claude-sonnet-5-5' });
    expect(linesOf(others, BATCHES)).toEqual(linesOf(workspace, BATCHES).slice(1));
    const run = await judgeByBatch(workspace, api, KEPT);
    expect(run.report?.judge).toMatchObject({ measured: 18 });
    // One of each workspace.
    expect(api.batches).toHaveLength(2);
  });
});

it('says honestly what a run has left that was killed before it knew the id of its batch', async () => {
  const workspace = sessionsOf(5);
  let isThere = false;
  const api = await startAnthropic({
    batch: {
      // It is made, and the answer that names it comes too late.
      create: (index) => {
        isThere = true;
        return index === 0 ? late(5000, scores(1)) : undefined;
      },
    },
  });
  await killWhen(start(workspace, api), () => isThere);
  expect(linesOf(workspace, BATCHES)).toEqual([expect.objectContaining({ requests: 5 })]);
  const booked = spentIn(workspace);

  const run = await judgeByBatch(workspace, api, KEPT);
  expect(run.stderr).toMatch(/another run was handing over a batch of 5 requests .* may be billed/);
  expect(run.report?.judge).toMatchObject({ measured: 30 });
  // It stays booked: nobody knows.
  expect(spentIn(workspace)).toBeCloseTo(booked + (run.report?.judge?.cost_usd ?? Number.NaN), 8);
  const third = await judgeByBatch(workspace, api, KEPT);
  expect(third.stderr).not.toContain('handing over');
});

const WORKING = page(200, '{"id": "msgbatch_loopback0", "processing_status": "in_progress"}');

describe('a run that reaches its deadline', () => {
  const test = casesAtOnce();

  test('is inconclusive, and the next one fetches what it has paid for', async () => {
    const workspace = sessionsOf(4);
    const gate = { 'min-judge-overall': '0.5', ...KEPT };
    let isHeld = true;
    const api = await startAnthropic({ batch: { look: () => (isHeld ? WORKING : undefined) } });
    const first = await judgeByBatch(workspace, api, { ...gate, 'judge-deadline-seconds': '10' });
    isHeld = false;
    expect(first.exitCode).toBe(3);
    expect(first.report?.judge).toMatchObject({ unmeasured_reasons: { deadline: 24 }, overall_mean: null });
    expect(first.stderr).toMatch(/4 of the requests have no answer yet, in the batch msgbatch_loopback0/);
    // Nobody knows what it will cost: counted in full.
    const worst = first.report?.judge?.cost_usd ?? Number.NaN;
    expect(worst).toBeCloseTo(spentIn(workspace), 8);

    const second = await judgeByBatch(workspace, api, gate);
    expect(second.exitCode).toBe(0);
    expect(api.batches).toHaveLength(1);
    expect(second.report?.judge).toMatchObject({ measured: 24 });
    expect(second.report?.judge?.cost_usd).toBeLessThan(worst);
    expect(spentIn(workspace)).toBeCloseTo(second.report?.judge?.cost_usd ?? Number.NaN, 8);
    expect(linesOf(workspace, BATCHES)).toEqual([]);
  });

  test('again, is charged nothing for what was charged before', async () => {
    const workspace = sessionsOf(2);
    const hasty = { ...KEPT, 'judge-deadline-seconds': '6' };
    const api = await startAnthropic({ batch: { looks: Number.POSITIVE_INFINITY } });
    await judgeByBatch(workspace, api, hasty);
    const booked = spentIn(workspace);
    const again = await judgeByBatch(workspace, api, hasty);
    expect(again.report?.judge).toMatchObject({ cost_usd: 0, unmeasured_reasons: { deadline: 12 } });
    expect(spentIn(workspace)).toBe(booked);
    expect(api.batches).toHaveLength(1);
    expect(linesOf(workspace, BATCHES)).toHaveLength(1);
  });
});

describe('a batch of an earlier run', () => {
  const test = casesAtOnce();

  /** Not by a deadline, which a busy machine may reach before the batch is made, or while it is. */
  async function leaveBehind(workspace: Workspace, api: FakeAnthropic): Promise<void> {
    await leaveWhen(workspace, api, KEPT, () => linesOf(workspace, BATCHES).length === 2);
    const [, record] = linesOf(workspace, BATCHES);
    writeFileSync(join(workspace.root, BATCHES), `${JSON.stringify({ ...record, booked: null })}\n`);
  }

  test('that the API does not know any more is made anew', async () => {
    const workspace = sessionsOf(3);
    await leaveBehind(workspace, await startAnthropic({ batch: { looks: Number.POSITIVE_INFINITY } }));
    const [record] = linesOf(workspace, BATCHES);
    const api = await startAnthropic();
    writeFileSync(
      join(workspace.root, BATCHES),
      `${JSON.stringify({ ...record, batch: 'gone', base_url: api.url })}\n`,
    );
    const run = await judgeByBatch(workspace, api);
    expect(run.report?.judge).toMatchObject({ measured: 18, calls: 6, retries: 3 });
    expect(api.batches).toHaveLength(1);
    expect(linesOf(workspace, BATCHES)).toEqual([]);
  });

  test.each([
    ['does not exist', 'gone', { measured: 0, unmeasured_reasons: { budget: 18 }, cost_usd: 0 }],
    ['was fetched before', 'msgbatch_loopback0', { measured: 18 }],
  ])('raises no cap, where a line names one that %s', async (_, id, wanted) => {
    const api = await startAnthropic();
    await judgeByBatch(sessionsOf(5), api);
    const workspace = sessionsOf(3);
    await leaveBehind(workspace, await startAnthropic({ batch: { looks: Number.POSITIVE_INFINITY } }));
    const [record] = linesOf(workspace, BATCHES);
    writeFileSync(join(workspace.root, BATCHES), `${JSON.stringify({ ...record, batch: id, base_url: api.url })}\n`);
    const run = await judgeByBatch(workspace, api, { 'max-cost-usd': '0' });
    expect(api.batches).toHaveLength(1);
    expect(run.report?.judge).toMatchObject(wanted);
  });

  test('at another address is left alone', async () => {
    const workspace = sessionsOf(3);
    await leaveBehind(workspace, await startAnthropic({ batch: { looks: Number.POSITIVE_INFINITY } }));
    const [record] = linesOf(workspace, BATCHES);
    writeFileSync(join(workspace.root, BATCHES), `${JSON.stringify({ ...record, batch: 'elsewhere' })}\n`);
    const api = await startAnthropic();
    const run = await judgeByBatch(workspace, api);
    expect(run.report?.judge).toMatchObject({ measured: 18 });
    expect(api.requests.filter(({ path }) => path.includes('elsewhere'))).toEqual([]);
    expect(linesOf(workspace, BATCHES)).toEqual([{ ...record, batch: 'elsewhere' }]);
  });

  test('is not looked for any more when its results are no longer kept', async () => {
    const workspace = sessionsOf(1);
    const api = await startAnthropic({ batch: { looks: (index) => (index === 0 ? Number.POSITIVE_INFINITY : 0) } });
    await leaveBehind(workspace, api);
    const [record] = linesOf(workspace, BATCHES);
    const old = new Date(Date.now() - 30 * 86_400_000).toISOString();
    writeFileSync(join(workspace.root, BATCHES), `${JSON.stringify({ ...record, created_at: old })}\n`);
    await judgeByBatch(workspace, api);
    expect(api.batches).toHaveLength(2);
    expect(linesOf(workspace, BATCHES)).toEqual([]);
  });

  test('whose key is refused is kept for a run with the right one', async () => {
    const workspace = sessionsOf(2);
    let isHeld = true;
    const api = await startAnthropic({ batch: { look: () => (isHeld ? WORKING : undefined) } });
    await leaveBehind(workspace, api);
    isHeld = false;
    const run = await judge(workspace, undefined, {
      ...BY_BATCH,
      'anthropic-base-url': api.url,
      'anthropic-api-key': 'sk-ant-api03-another-another-another-000',
    });
    expect(run.report?.judge).toMatchObject({ unmeasured_reasons: { auth: 12 } });
    api.takeViolations();
    const next = await judgeByBatch(workspace, api);
    expect(next.report?.judge).toMatchObject({ measured: 12 });
    expect(api.batches).toHaveLength(1);
  });

  it.each([
    ['no JSON', '{"batch": \n{}\n', 1],
    ['an id that would change the address', '{"batch": "a/../b"}\n', 1],
    [
      'a key that is none',
      '{"batch": "a", "token": "", "base_url": "", "created_at": "2026-11-21T00:00:00Z", "booked": null, "keys": ["x"]}\n',
      1,
    ],
  ])('with %s is wrong input, since another would be paid for', async (_, text, line) => {
    const api = await startAnthropic();
    const run = await judgeByBatch(sessionsOf(1, { [BATCHES]: text }), api);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain(`${BATCHES}:${line}`);
    expect(api.requests).toEqual([]);
  });

  test('of whose line a killed run has written half is no reason to stop', async () => {
    const api = await startAnthropic();
    const workspace = sessionsOf(1, { [BATCHES]: '{"batch": "msgb' });
    const run = await judgeByBatch(workspace, api);
    expect(run.exitCode).toBe(0);
    expect(linesOf(workspace, BATCHES)).toEqual([]);
  });
});

describe('two runs on the same files', () => {
  const test = casesAtOnce();

  test('share the batch of the one that came first, and the ledger has once what it cost', async () => {
    const workspace = sessionsOf(6);
    const api = await startAnthropic({ batch: { looks: 2 } });
    const first = start(workspace, api);
    while (linesOf(workspace, BATCHES).length < 2) await new Promise((resolve) => void setTimeout(resolve, 5));
    const second = start(workspace, api, { 'report-dir': 'second' });
    await Promise.all([first.done, second.done]);
    expect(api.batches).toHaveLength(1);
    let cost = 0;
    for (const folder of ['summary-gate-report', 'second']) {
      const report = JSON.parse(readFileSync(join(workspace.root, folder, 'report.json'), 'utf8'));
      expect(report.judge).toMatchObject({ measured: 36, overall_mean: 0.8 });
      cost += report.judge.cost_usd;
    }
    // Each answer is in the costs of whoever read it first.
    expect(spentIn(workspace)).toBeCloseTo(cost, 8);
    expect(linesOf(workspace, TAPE)).toHaveLength(6);
    expect(linesOf(workspace, BATCHES)).toEqual([]);
  });
});

describe('the hand-over of a batch', () => {
  const test = casesAtOnce();

  test.each([
    ['429', () => fails(429, { headers: { 'retry-after-ms': '1' } }), 0],
    ['529', () => fails(529), 0],
    ['a connection that breaks off', () => resets(), 1],
  ])('is tried again after %s', async (_, fault, countedInFull) => {
    const api = await startAnthropic({ batch: { create: (index) => (index === 0 ? fault() : undefined) } });
    const run = await judgeByBatch(sessionsOf(3), api);
    expect(run.report?.judge).toMatchObject({ measured: 18, calls: 6, retries: 3 });
    expect(api.batches).toHaveLength(1);
    const plain = await judgeByBatch(sessionsOf(3), await startAnthropic());
    const more = (run.report?.judge?.cost_usd ?? Number.NaN) - (plain.report?.judge?.cost_usd ?? Number.NaN);
    expect(more > 0 ? 1 : 0).toBe(countedInFull);
  });

  test('is given up after judge-max-attempts', async () => {
    const api = await startAnthropic({ batch: { create: () => fails(529) } });
    const run = await judgeByBatch(sessionsOf(2), api, { 'judge-max-attempts': '2' });
    expect(run.report?.judge).toMatchObject({ measured: 0, unmeasured_reasons: { overloaded: 12 }, calls: 4 });
    expect(api.requests).toHaveLength(2);
  });

  it.each<readonly [string, Tree, string, number]>([
    ['stands in a folder', { [`${BATCHES}/folder`]: '' }, TAPE, 2],
    ['cannot be written', { file: '' }, 'file/tape.jsonl', 3],
  ])('is not begun where the file of ids %s', async (_, tree, cassette, exitCode) => {
    const api = await startAnthropic();
    const run = await judgeByBatch(sessionsOf(2, tree), api, { 'judge-cassette': cassette });
    expect(run.exitCode).toBe(exitCode);
    expect(run.stderr).toContain(exitCode === 2 ? BATCHES : 'the file of batches could not be written');
    expect(run.report?.judge?.cost_usd ?? 0).toBe(0);
    expect(api.requests).toEqual([]);
  });
});

describe('looking at a batch', () => {
  const test = casesAtOnce();

  test.each([
    ['429', () => fails(429, { headers: { 'retry-after-ms': '1' } })],
    ['529', () => fails(529)],
    ['a connection that breaks off', () => resets()],
    ['silence', () => silent()],
  ])('goes on after %s', async (_, fault) => {
    const api = await startAnthropic({ batch: { look: (index) => (index === 0 ? fault() : undefined) } });
    const run = await judgeByBatch(sessionsOf(2), api, { 'judge-timeout-seconds': '1' });
    expect(run.report?.judge).toMatchObject({ measured: 12, calls: 2 });
    expect(api.batches).toHaveLength(1);
  });
});
