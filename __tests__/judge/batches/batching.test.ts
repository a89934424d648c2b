import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readResult } from '../../../src/adapters/anthropic/batches.js';
import { BUILT_IN_PRICES, costOf } from '../../../src/judge/money/prices.js';
import { runs } from '../../builders/long-runs.js';
import { makeWorkspace, type Workspace } from '../../builders/workspace.js';
import {
  answers,
  type Behaviour,
  cancels,
  expires,
  fails,
  limited,
  page,
  refuses,
  resets,
  says,
  scores,
  silent,
  startAnthropic,
} from '../../servers/anthropic.js';
import { askByBatch, FILE, GOOD, LEDGER, WORST } from './asked-by-batch.js';

describe('questions at the same time', () => {
  it.each([
    [7, 3, [3, 3, 1]],
    [3, 3, [3]],
    [1, 3, [1]],
  ])('%i of them, with room for %i in a batch, are split', async (count, limit, wanted) => {
    const api = await startAnthropic({ answer: () => answers(GOOD) });
    const { asked, awaited } = await askByBatch(api, { count, limit });
    expect(api.batches.map(({ ids }) => ids.length)).toEqual(wanted);
    expect(asked.every(({ answer, attempts }) => answer !== null && attempts === 1)).toBe(true);
    expect(awaited.at(-1)?.looks).toBe(wanted.length);
  });

  it('have an id for each sample', async () => {
    const api = await startAnthropic({ answer: ({ index }) => answers({ ...GOOD, score: 1 + (index % 5) }) });
    const { asked } = await askByBatch(api, { count: 2, samples: 3 });
    const [batch] = api.batches;
    expect(batch?.ids).toHaveLength(6);
    expect(new Set(batch?.ids).size).toBe(6);
    expect(batch?.ids.every((id) => /^[0-9a-f]{64}$/.test(id))).toBe(true);
    expect(asked.map(({ answer }) => (answer as { score: number } | null)?.score)).toHaveLength(6);
  });

  it('do not wait for the others of a round where their own batch was refused', async () => {
    const api = await startAnthropic({
      answer: () => answers(GOOD),
      batch: { looks: (index) => (index === 0 ? 6 : 0), create: (index) => (index === 1 ? fails(529) : undefined) },
    });
    const { asked } = await askByBatch(api, { count: 4, limit: 2 });
    expect(asked.map(({ attempts }) => attempts)).toEqual([1, 1, 2, 2]);
    expect(api.batches[1]?.fetched).toBe(1);
  });

  it('end at once with a key that is refused', async () => {
    const api = await startAnthropic({ batch: { create: () => fails(401) } });
    const { asked, budget } = await askByBatch(api, { count: 6, limit: 2 });
    expect(asked.map(({ reason }) => reason)).toEqual(Array(6).fill('auth'));
    expect(api.requests).toHaveLength(1);
    expect(budget.spent).toBe(0);
  });
});

const FATES: readonly Behaviour[] = [
  answers(GOOD),
  answers(GOOD),
  scores(9),
  says(['no object']),
  refuses(),
  fails(529),
  fails(400),
  expires(),
  cancels(),
  silent(),
];
const HANDOVERS: readonly (Behaviour | undefined)[] = [
  undefined,
  undefined,
  undefined,
  fails(529),
  resets(),
  page(200),
];

describe('looking at a batch', () => {
  it('is done after 1, 2, 4 seconds and so on, after a minute at most, and a little later each time', async () => {
    const api = await startAnthropic({ answer: () => answers(GOOD), batch: { looks: 8 } });
    const { awaited } = await askByBatch(api, { count: 1 });
    const moments = awaited.map(({ waitedMs }) => waitedMs);
    const waits = moments.slice(1).map((moment, i) => moment - (moments[i] ?? 0));
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => expect.closeTo(seconds * 1050, 3)));
  });

  it('waits as long as the API asks, and no longer than the deadline', async () => {
    const plan = (seconds: number) => ({ look: (index: number) => (index === 0 ? limited(seconds) : undefined) });
    const api = await startAnthropic({ answer: () => answers(GOOD), batch: plan(500) });
    const { awaited } = await askByBatch(api, { count: 1 });
    expect(awaited.map(({ waitedMs }) => waitedMs)).toEqual([0, 1050, 501_050]);
    const never = await startAnthropic({ answer: () => answers(GOOD), batch: plan(31_536_000) });
    const late = await askByBatch(never, { count: 1 });
    expect(late.awaited.at(-1)).toMatchObject({ waitedMs: 3_600_000, looks: 2 });
    expect(late.asked.map(({ reason }) => reason)).toEqual([null]);
  });

  it('goes on until the results are there, and gives up after three whole lists without one', async () => {
    const api = await startAnthropic({
      answer: () => answers(GOOD),
      batch: { lines: (lines, index) => (index < 2 ? lines.slice(1) : lines) },
    });
    const { asked } = await askByBatch(api, { count: 3 });
    expect(asked.map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
    expect(api.batches.map(({ fetched }) => fetched)).toEqual([3]);
  });
});

it('does not wait for a result that is longer than any answer: it would be so each time', async () => {
  const long = JSON.stringify({ custom_id: 'x', padding: 'x'.repeat(5 * 1024 * 1024) });
  const api = await startAnthropic({
    answer: () => answers(GOOD),
    batch: { lines: (lines) => [...lines.slice(0, 1), long, ...lines.slice(1)] },
  });
  const workspace = makeWorkspace({});
  const { asked } = await askByBatch(api, { count: 3, workspace });
  expect(asked.map(({ reason }) => reason)).toEqual([null, 'server_error', 'server_error']);
  expect(api.batches.map(({ fetched }) => fetched)).toEqual([1]);
  expect(workspace.files.kind(FILE)).toBe('missing');
});

describe('whatever becomes of batches', () => {
  it('no cap is passed, each question ends, and what was set aside is released', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
        fc.array(fc.constantFrom(...HANDOVERS), { maxLength: 4 }),
        fc.double({ min: 0, max: 12, noNaN: true }),
        fc.integer({ min: 1, max: 5 }),
        async (fates, handOvers, room, limit) => {
          const api = await startAnthropic({
            answer: ({ user, attempt }) => {
              const fate = fates[Number(/Number (\d+)\./.exec(user)?.[1])] ?? [];
              return fate[Math.min(attempt, fate.length) - 1] ?? answers(GOOD);
            },
            batch: { create: (index) => handOvers[index] },
          });
          const capUsd = WORST * room;
          const workspace = makeWorkspace({});
          const { asked, budget, committed } = await askByBatch(api, { count: fates.length, capUsd, limit, workspace });
          await api.stop();
          expect(workspace.files.kind(FILE)).toBe('missing');
          const cap = capUsd + 1e-9;
          expect(committed).toBeLessThanOrEqual(cap);
          expect(budget.spent).toBeLessThanOrEqual(cap);
          expect(budget.reserved).toBeCloseTo(0, 12);
          const costs = asked.map(({ costUsd }) => costUsd ?? Number.NaN);
          expect(costs.reduce((sum, usd) => sum + usd, 0)).toBeCloseTo(budget.spent, 6);
          for (const { answer, reason, attempts } of asked) {
            expect((answer === null) === (reason !== null)).toBe(true);
            expect(attempts).toBeLessThanOrEqual(3);
            // Without a request there was no room.
            if (attempts === 0) expect(reason).toBe('budget');
          }
        },
      ),
      { numRuns: runs(40) },
    );
  });
});

const daysOf = ({ files }: Workspace): Readonly<Record<string, number>> => {
  const read = files.read(LEDGER);
  return read.kind === 'text' ? JSON.parse(read.text).days : {};
};

/** What lines of results stand for at half price, each once. */
function billOf(lines: ReadonlySet<string>): number {
  const messages = [...lines].map((line) => readResult(line, (text) => text)?.outcome);
  return messages
    .map((one) =>
      one?.kind === 'answer' || one?.kind === 'refusal' ? costOf(one.model, one.usage, BUILT_IN_PRICES) : 0,
    )
    .reduce<number>((all, usd) => all + (usd ?? Number.NaN) / 2, 0);
}

describe('the ledger', () => {
  const NEVER = Number.POSITIVE_INFINITY;

  it('has each request on the day on which it was set aside, though midnight came before its batch', async () => {
    const days = { '2026-11-21': 1, '2026-11-22': 2 };
    const workspace = makeWorkspace({ [LEDGER]: { days } });
    let ticks = 0;
    const clock = () => new Date(ticks++ < 3 ? '2026-11-21T23:59:59.999Z' : '2026-11-22T00:00:00.000Z');
    let isHeld = true;
    const api = await startAnthropic({
      answer: () => answers(GOOD),
      batch: { look: () => (isHeld ? fails(529) : undefined) },
    });
    await askByBatch(api, { count: 5, workspace, clock, deadlineMs: 5000 });
    expect(api.batches.map(({ ids }) => ids.length)).toEqual([3, 2]);
    isHeld = false;
    const { asked } = await askByBatch(api, { count: 5, workspace, clock });
    expect(api.batches).toHaveLength(2);
    const costs = asked.map(({ costUsd }) => costUsd ?? Number.NaN);
    const sum = (usd: readonly number[]): number => usd.reduce((all, one) => all + one, 0);
    expect(daysOf(workspace)['2026-11-21']).toBeCloseTo(1 + sum(costs.slice(0, 3)), 8);
    expect(daysOf(workspace)['2026-11-22']).toBeCloseTo(2 + sum(costs.slice(3)), 8);
  });

  it.each([
    ['risen', 10],
    ['fallen', 0.5],
  ])('keeps what others have spent where prices have %s meanwhile', async (_, factor) => {
    const others = 5;
    const workspace = makeWorkspace({ [LEDGER]: { days: { '2026-11-21': others } } });
    const clock = () => new Date('2026-11-21T12:00:00Z');
    let isHeld = true;
    const api = await startAnthropic({
      answer: () => answers(GOOD),
      batch: { look: () => (isHeld ? fails(529) : undefined) },
    });
    await askByBatch(api, { count: 3, workspace, clock, deadlineMs: 5000 });
    isHeld = false;
    const prices = new Map(
      [...BUILT_IN_PRICES].map(([model, { rates, long, ...rest }]) => [
        model,
        {
          ...rest,
          rates: timesAll(rates, factor),
          ...(long && { long: { ...long, rates: timesAll(long.rates, factor) } }),
        },
      ]),
    );
    const { budget } = await askByBatch(api, { count: 3, workspace, clock, prices });
    expect(api.batches).toHaveLength(1);
    // Where prices have fallen, what was booked too much stays.
    expect(daysOf(workspace)['2026-11-21']).toBeGreaterThanOrEqual(others + budget.spent - 1e-9);
    if (factor > 1) expect(daysOf(workspace)['2026-11-21']).toBeCloseTo(others + budget.spent, 9);
  });

  it('never has less than what was billed and what others have spent, whatever several runs go through', async () => {
    const others = 5;
    const LOOKS: readonly (Behaviour | undefined)[] = [undefined, undefined, fails(529), fails(403), fails(404)];
    const FETCHES: readonly (Behaviour | 'ends early' | 'broken JSON' | undefined)[] = [
      undefined,
      undefined,
      'ends early',
      'broken JSON',
      page(403),
      fails(503),
    ];
    const BILLED: readonly Behaviour[] = [answers(GOOD), answers(GOOD), refuses(), says(['no object'])];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...BILLED), { minLength: 1, maxLength: 5 }),
        fc.array(fc.constantFrom(...LOOKS), { maxLength: 8 }),
        fc.array(fc.constantFrom(...FETCHES), { maxLength: 4 }),
        fc.array(fc.constantFrom(900, 3000, 10_000), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(0, 1, NEVER),
        async (fates, looks, fetches, deadlines, looksNeeded) => {
          const billed = new Set<string>();
          const api = await startAnthropic({
            answer: ({ user }) => fates[Number(/Number (\d+)\./.exec(user)?.[1])] ?? answers(GOOD),
            batch: {
              looks: (i) => (i === 0 ? looksNeeded : 0),
              look: (i) => looks[i],
              lines: (lines) => {
                for (const line of lines) billed.add(line);
                return lines;
              },
              damage: (i) => fetches[i],
            },
          });
          const workspace = makeWorkspace({ [LEDGER]: { days: { '2026-11-21': others } } });
          const clock = () => new Date('2026-11-21T12:00:00Z');
          for (const deadlineMs of [...deadlines, 3_600_000]) {
            await askByBatch(api, { count: fates.length, workspace, clock, deadlineMs });
          }
          await api.stop();
          expect(daysOf(workspace)['2026-11-21'] ?? 0).toBeGreaterThanOrEqual(others + billOf(billed) - 1e-9);
        },
      ),
      {
        numRuns: runs(40),
        // Half of the results are there at the deadline, and all of them in the next run.
        examples: [[Array<Behaviour>(4).fill(answers(GOOD)), [], ['ends early'], [900], 0]],
      },
    );
  });
});

function timesAll<T extends object>(rates: T, factor: number): T {
  return Object.fromEntries(Object.entries(rates).map(([name, usd]) => [name, usd * factor])) as T;
}
