import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from '@jest/globals';
import { casesAtOnce } from '../../builders/at-once.js';
import type { Workspace } from '../../builders/workspace.js';
import { answers, fails, late, page, refuses, scores, startAnthropic } from '../../servers/anthropic.js';
import { type JudgedRun, sessionsOf } from '../judged-run.js';
import { BATCHES, judgeByBatch, leaveWhen, linesOf, spentIn, TAPE } from './by-batch.js';

const KEPT = { 'budget-ledger': 'spent.json', 'max-cost-usd-per-day': '100', 'meta-evaluation-rate': '0' };

/** What others have spent on the same day: whatever is taken off too often is taken off this. */
const OTHERS = 7;

/** Sessions beside a ledger in which others have spent something today. */
function beside(count: number): Workspace {
  return sessionsOf(count, { 'spent.json': { days: { [today()]: OTHERS } } });
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** What the ledger has beyond that. */
const spentBeside = (workspace: Workspace): number => spentIn(workspace) - OTHERS;

const costOf = (run: JudgedRun): number => run.report?.judge?.cost_usd ?? Number.NaN;

describe('the ledger has what a batch cost, once', () => {
  const test = casesAtOnce();

  test('though the run that fetched it first was killed in its second round', async () => {
    const answer = ({ attempt, user }: { readonly attempt: number; readonly user: string }) =>
      user.includes('login test s1') ? refuses() : attempt === 1 ? answers('no object') : scores(0.7);
    const batch = { looks: (index: number) => (index === 1 ? 3 : 0) };
    const whole = beside(4);
    const uninterrupted = await judgeByBatch(whole, await startAnthropic({ answer, batch }), KEPT);
    expect(spentBeside(whole)).toBeCloseTo(costOf(uninterrupted), 8);

    const workspace = beside(4);
    const api = await startAnthropic({ answer, batch });
    await leaveWhen(workspace, api, KEPT, () =>
      linesOf(workspace, BATCHES).some(({ batch: id }) => id === 'msgbatch_loopback1'),
    );
    await judgeByBatch(workspace, api, KEPT);
    expect(api.batches).toHaveLength(2);
    expect(spentBeside(workspace)).toBeCloseTo(costOf(uninterrupted), 8);
  });

  test('though a first run was let in to the batch and not to its results', async () => {
    const workspace = beside(3);
    const api = await startAnthropic({ batch: { damage: (index) => (index === 0 ? page(403) : undefined) } });
    const refused = await judgeByBatch(workspace, api, KEPT);
    // Nobody knows what it cost, but that it was made.
    expect(costOf(refused)).toBeGreaterThan(0);
    expect(spentBeside(workspace)).toBeCloseTo(costOf(refused), 8);
    const next = await judgeByBatch(workspace, api, KEPT);
    expect(costOf(next)).toBeLessThan(costOf(refused));
    expect(spentBeside(workspace)).toBeCloseTo(costOf(next), 8);
    expect(api.batches).toHaveLength(1);
  });

  test('and all that was set aside after a run with a key that cannot even be sent', async () => {
    const workspace = beside(2);
    let isHeld = true;
    const working = page(200, '{"id": "msgbatch_loopback0", "processing_status": "in_progress"}');
    const api = await startAnthropic({ batch: { look: () => (isHeld ? working : undefined) } });
    await leaveWhen(workspace, api, KEPT, () => linesOf(workspace, BATCHES).length === 2);
    const booked = spentBeside(workspace);
    const refused = await judgeByBatch(workspace, api, { ...KEPT, 'anthropic-api-key': 'sk ant' });
    expect(refused.report?.judge).toMatchObject({ unmeasured_reasons: { auth: 12 }, cost_usd: 0 });
    expect(spentBeside(workspace)).toBeCloseTo(booked, 8);
    isHeld = false;
    // The same address, written in another way.
    const next = await judgeByBatch(workspace, api, { ...KEPT, 'anthropic-base-url': `${api.url}/` });
    expect(api.batches).toHaveLength(1);
    expect(spentBeside(workspace)).toBeCloseTo(costOf(next), 8);
  });

  test('and all that a run of an earlier version has set aside, which did not write down how much', async () => {
    const workspace = beside(2);
    const api = await startAnthropic({ batch: { looks: 1 } });
    await leaveWhen(workspace, api, KEPT, () => linesOf(workspace, BATCHES).length === 2);
    const booked = spentBeside(workspace);
    const [, { booked: where, ...record } = {}] = linesOf<{ booked?: { usd?: unknown } }>(workspace, BATCHES);
    const { usd: _, ...place } = where ?? {};
    writeFileSync(join(workspace.root, BATCHES), `${JSON.stringify({ ...record, booked: place })}\n`);
    const run = await judgeByBatch(workspace, api, KEPT);
    expect(run.report?.judge).toMatchObject({ measured: 12 });
    expect(api.batches).toHaveLength(1);
    expect(spentBeside(workspace)).toBeCloseTo(booked, 8);
  });

  test('and all of a hand-over that the deadline cuts short', async () => {
    const workspace = beside(2);
    const api = await startAnthropic({ batch: { create: () => late(80_000, scores(1)) } });
    const run = await judgeByBatch(workspace, api, { ...KEPT, 'judge-deadline-seconds': '8' });
    expect(run.report?.judge).toMatchObject({ measured: 0, unmeasured_reasons: { timeout: 12 } });
    expect(costOf(run)).toBeGreaterThan(0);
    expect(spentBeside(workspace)).toBeCloseTo(costOf(run), 8);
  });

  test('and all that was set aside where the API does not know it any more', async () => {
    const workspace = beside(3);
    const held = await startAnthropic({ batch: { looks: Number.POSITIVE_INFINITY } });
    await leaveWhen(workspace, held, KEPT, () => linesOf(workspace, BATCHES).length === 2);
    const booked = spentBeside(workspace);
    const [, record] = linesOf(workspace, BATCHES);
    const api = await startAnthropic();
    writeFileSync(join(workspace.root, BATCHES), `${JSON.stringify({ ...record, base_url: api.url })}\n`);
    const run = await judgeByBatch(workspace, api, KEPT);
    expect(run.report?.judge).toMatchObject({ measured: 18 });
    expect(spentBeside(workspace)).toBeCloseTo(booked + costOf(run), 8);
  });
});

describe('answers that were paid for', () => {
  const test = casesAtOnce();

  test('are still there for the questions that the run that fetched them has not asked', async () => {
    const workspace = beside(5);
    const api = await startAnthropic({ batch: { looks: 1 } });
    await leaveWhen(workspace, api, KEPT, () => linesOf(workspace, BATCHES).length === 2);
    const corpus = join(workspace.root, 'golden-corpus');
    const kept = readFileSync(join(corpus, 's4/reference.json'), 'utf8');
    const candidate = readFileSync(join(workspace.root, 'candidates/s4.json'), 'utf8');
    rmSync(join(corpus, 's4'), { recursive: true });
    rmSync(join(workspace.root, 'candidates/s4.json'));
    const part = await judgeByBatch(workspace, api, KEPT);
    expect(part.report?.judge).toMatchObject({ measured: 24 });

    mkdirSync(join(corpus, 's4'));
    writeFileSync(join(corpus, 's4/reference.json'), kept);
    writeFileSync(join(workspace.root, 'candidates/s4.json'), candidate);
    const whole = await judgeByBatch(workspace, api, KEPT);
    expect(whole.report?.judge).toMatchObject({ measured: 30, cache_hits: 4, calls: 1 });
    expect(api.batches).toHaveLength(1);
    expect(linesOf(workspace, BATCHES)).toEqual([]);
    expect(spentBeside(workspace)).toBeCloseTo(costOf(part) + costOf(whole), 8);
  });

  test('are fetched again where the cassette could not keep them', async () => {
    const workspace = beside(3);
    const tape = join(workspace.root, TAPE);
    let isFull = true;
    const api = await startAnthropic({
      answer: () => {
        if (isFull) mkdirSync(tape, { recursive: true });
        return scores(0.8);
      },
    });
    const first = await judgeByBatch(workspace, api, KEPT);
    expect(first.stderr).toContain('judge-cassette: an answer could not be kept');
    expect(first.report?.judge).toMatchObject({ measured: 18 });
    isFull = false;
    rmSync(tape, { recursive: true });
    const second = await judgeByBatch(workspace, api, KEPT);
    expect(second.report?.judge).toMatchObject({ measured: 18, calls: 0, cache_hits: 3, cost_usd: 0 });
    expect(api.batches).toHaveLength(1);
    expect(spentBeside(workspace)).toBeCloseTo(costOf(first), 8);
    expect(linesOf(workspace, BATCHES)).toEqual([]);
  });

  test('stay in reach where a line has come into the file that cannot be read', async () => {
    const workspace = beside(2);
    const path = join(workspace.root, BATCHES);
    const api = await startAnthropic({
      answer: () => {
        writeFileSync(path, `${readFileSync(path, 'utf8')}broken\n`);
        return scores(0.8);
      },
    });
    const run = await judgeByBatch(workspace, api, KEPT);
    expect(run.report?.judge).toMatchObject({ measured: 12 });
    expect(readFileSync(path, 'utf8')).toContain('msgbatch_loopback0');
  });

  test('are fetched where the last line that names their batch has lost its end', async () => {
    const workspace = beside(2);
    const api = await startAnthropic({ batch: { looks: (index) => (index === 0 ? Number.POSITIVE_INFINITY : 0) } });
    await leaveWhen(workspace, api, KEPT, () => linesOf(workspace, BATCHES).length === 2);
    const path = join(workspace.root, BATCHES);
    writeFileSync(path, readFileSync(path, 'utf8').trimEnd());
    // Another run, about other questions, on the same files.
    await judgeByBatch(workspace, api, { ...KEPT, 'judge-model': 'claude-sonnet-5-5' });
    expect(linesOf(workspace, BATCHES)).toEqual([expect.objectContaining({ batch: 'msgbatch_loopback0' })]);
  });
});

describe('a batch', () => {
  const test = casesAtOnce();

  test('that is not known the moment after it was made is looked for again', async () => {
    const workspace = beside(2);
    const api = await startAnthropic({ batch: { look: (index) => (index === 0 ? fails(404) : undefined) } });
    const run = await judgeByBatch(workspace, api, KEPT);
    expect(run.report?.judge).toMatchObject({ measured: 12, calls: 2 });
    expect(api.batches).toHaveLength(1);
  });

  test('that this run made and nobody knows is counted in full, and left to the next run', async () => {
    const workspace = beside(2);
    let isLost = true;
    const api = await startAnthropic({ batch: { look: () => (isLost ? fails(404) : undefined) } });
    const run = await judgeByBatch(workspace, api, KEPT);
    isLost = false;
    expect(run.report?.judge).toMatchObject({ measured: 0, unmeasured_reasons: { server_error: 12 } });
    expect(costOf(run)).toBeGreaterThan(0);
    expect(spentBeside(workspace)).toBeCloseTo(costOf(run), 8);
    const next = await judgeByBatch(workspace, api, KEPT);
    expect(next.report?.judge).toMatchObject({ measured: 12 });
    expect(spentBeside(workspace)).toBeCloseTo(costOf(next), 8);
    expect(api.batches).toHaveLength(1);
  });

  test('is not taken for ended where somebody answers about another one', async () => {
    const workspace = beside(2);
    const stranger = page(200, '{"id": "msgbatch_another", "processing_status": "ended", "results_url": null}');
    const api = await startAnthropic({ batch: { look: (index) => (index < 3 ? stranger : undefined) } });
    const run = await judgeByBatch(workspace, api, KEPT);
    expect(run.report?.judge).toMatchObject({ measured: 12, calls: 2 });
    expect(api.batches.map(({ looks, fetched }) => [looks, fetched])).toEqual([[1, 1]]);
  });
});
