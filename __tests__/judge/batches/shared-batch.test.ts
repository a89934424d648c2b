import { expect, it } from '@jest/globals';
import { parseSpending } from '../../../src/judge/money/spending.js';
import { makeWorkspace, type Workspace } from '../../builders/workspace.js';
import { answers, type FakeAnthropic, refuses, says, startAnthropic } from '../../servers/anthropic.js';
import { askByBatch, FILE, GOOD, LEDGER, type QuestionsByBatch, type Run } from './asked-by-batch.js';
import { linesOf } from './by-batch.js';

const clock = () => new Date('2026-11-23T12:00:00Z');

/** What the ledger has of all days, and what of that is still held. */
function ledgerOf({ files }: Workspace): { readonly usd: number; readonly heldUsd: number } {
  const read = files.read(LEDGER);
  const parsed = parseSpending(read.kind === 'text' ? read.text : '', LEDGER);
  if ('problems' in parsed) throw new Error('the ledger');
  const sum = (days: ReadonlyMap<string, number>) => [...days.values()].reduce((a, b) => a + b, 0) / 1e9;
  return { usd: sum(parsed.books.days), heldUsd: sum(parsed.books.open) };
}

const total = (runs: readonly Run[], of: 'attempts' | 'cacheHits' | 'costUsd' | 'savedUsd'): number =>
  runs.flatMap(({ asked }) => asked).reduce((sum, one) => sum + (one[of] ?? Number.NaN), 0);

/** Two runs that set money aside before either hands over; the first does so, and then the second sees its batch. */
function askTogether(api: FakeAnthropic, of: QuestionsByBatch & { readonly workspace: Workspace }) {
  let isReady = false;
  let isMade = false;
  const second = () => {
    isReady = true;
    isMade ||= hasBatch(of.workspace);
    return isMade;
  };
  return Promise.all([askByBatch(api, { ...of, isDue: () => isReady }), askByBatch(api, { ...of, isDue: second })]);
}

const hasBatch = (workspace: Workspace): boolean => linesOf(workspace, FILE).some(({ batch }) => batch !== undefined);

/** A run, and another one that begins once there is a batch. */
async function askAfter(api: FakeAnthropic, of: QuestionsByBatch & { readonly workspace: Workspace }) {
  const first = askByBatch(api, of);
  while (!hasBatch(of.workspace)) await new Promise((resolve) => void setImmediate(resolve));
  return Promise.all([first, askByBatch(api, of)]);
}

it.each([
  ['set aside by both', 0, askTogether],
  ['set aside by both, while the batch lasts', 3, askTogether],
  ['set aside by the first alone', 3, askAfter],
])('a batch that two runs share is booked once, and said once: money is %s', async (_, looks, askBoth) => {
  for (const isKept of [true, false]) {
    const api = await startAnthropic({ answer: () => answers(GOOD), batch: { looks } });
    const workspace = makeWorkspace({});
    const runs = await askBoth(api, { count: 4, workspace, ...(isKept && { clock }) });
    const alone = await askByBatch(await startAnthropic({ answer: () => answers(GOOD) }), { count: 4 });
    const cost = alone.budget.spent;
    expect(api.batches).toHaveLength(1);
    expect(runs.flatMap(({ asked }) => asked).every(({ answer }) => answer !== null)).toBe(true);
    expect(runs[0].budget.spent + runs[1].budget.spent).toBeCloseTo(cost, 9);
    expect(runs.map(({ budget }) => budget.reserved)).toEqual([0, 0]);
    expect([total(runs, 'attempts'), total(runs, 'cacheHits')]).toEqual([4, 4]);
    expect(total(runs, 'costUsd')).toBeCloseTo(cost, 9);
    expect(total(runs, 'savedUsd')).toBeCloseTo(cost, 9);
    if (isKept) expect(ledgerOf(workspace)).toEqual({ usd: expect.closeTo(cost, 9), heldUsd: 0 });
  }
});

it('money that a run has set aside comes free where it waits in vain for the batch of another', async () => {
  const api = await startAnthropic({ batch: { looks: Number.POSITIVE_INFINITY } });
  const workspace = makeWorkspace({});
  const runs = await askTogether(api, { count: 3, workspace, clock });
  expect(api.batches).toHaveLength(1);
  // Of the batch nobody knows yet what it cost: who made it counts it in full.
  expect(runs[0].budget.spent).toBeGreaterThan(0);
  expect(runs[1].budget.spent).toBe(0);
  expect(ledgerOf(workspace).usd).toBeCloseTo(runs[0].budget.spent, 9);
});

it.each([
  ['refused', refuses()],
  ['unreadable', says(['no object'])],
])('an answer that is %s is paid for once, too', async (_, answer) => {
  const api = await startAnthropic({ answer: () => answer });
  const workspace = makeWorkspace({});
  const runs = await askTogether(api, { count: 2, workspace, clock });
  const spent = runs.reduce((sum, { budget }) => sum + budget.spent, 0);
  expect(spent).toBeGreaterThan(0);
  expect(ledgerOf(workspace)).toEqual({ usd: expect.closeTo(spent, 9), heldUsd: 0 });
  expect(total(runs, 'attempts')).toBe(api.batches.flatMap(({ ids }) => ids).length);
});
