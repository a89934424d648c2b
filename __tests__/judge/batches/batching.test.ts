import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { openAnthropicBatches } from '../../../src/adapters/anthropic-batches.js';
import { openBatchFile } from '../../../src/adapters/batch-file.js';
import { sha256 } from '../../../src/adapters/digest.js';
import { openPurse } from '../../../src/adapters/purse.js';
import { type Asked, type Asking, ask } from '../../../src/judge/ask.js';
import type { Awaited } from '../../../src/judge/batches/batch-event.js';
import { Batching } from '../../../src/judge/batches/batching.js';
import { Budget } from '../../../src/judge/budget.js';
import { keyOf } from '../../../src/judge/cassette.js';
import type { CompletionRequest } from '../../../src/judge/completer.js';
import { readGevalAnswer } from '../../../src/judge/metrics/geval.js';
import { BUILT_IN_PRICES, worstCase } from '../../../src/judge/prices.js';
import { coherenceRequest } from '../../../src/judge/prompts/geval.js';
import { makeWorkspace } from '../../builders/workspace.js';
import {
  answers,
  type Behaviour,
  cancels,
  expires,
  type FakeAnthropic,
  fails,
  page,
  refuses,
  resets,
  says,
  scores,
  silent,
  startAnthropic,
} from '../../servers/anthropic.js';

const GOOD = {
  steps: { correctness: 'a', completeness: 'b', quality: 'c', presentation: 'd' },
  reasoning: 'e',
  score: 4,
};

const requestOf = (i: number): CompletionRequest =>
  coherenceRequest(
    {
      title: `Number ${i}.`,
      summary: 'It was mended.',
      key_actions: [],
      outcome: 'success',
      aha_moments: [],
      topics_found: [],
    },
    'claude-opus-5-5',
  );
const WORST = (worstCase(requestOf(0), BUILT_IN_PRICES) ?? Number.NaN) / 2;

interface Run {
  readonly asked: readonly Asked<unknown>[];
  readonly budget: Budget;
  readonly awaited: readonly Awaited[];
  /** The most that was spent and set aside at a time. */
  readonly committed: number;
}

/** Asks so many questions at once, each so often, by batches of at most `limit`, while time passes at once. */
async function run(
  api: FakeAnthropic,
  {
    count,
    capUsd = null,
    limit = 100_000,
    samples = 1,
  }: { count: number; capUsd?: number | null; limit?: number; samples?: number },
): Promise<Run> {
  const { files } = makeWorkspace({});
  const file = openBatchFile(files, 'tape.batches.jsonl', () => new Date());
  if ('problems' in file) throw new Error('the file');
  let now = 0;
  const budget = new Budget(capUsd);
  const awaited: Awaited[] = [];
  let committed = 0;
  const asking: Asking = {
    completer: null,
    answerForm: 'schema',
    recorder: { find: () => undefined, store: () => undefined },
    replay: 'live',
    purse: openPurse({ budget, ledger: undefined, prices: BUILT_IN_PRICES, share: 0.5 }),
    time: {
      now: () => now,
      sleep: async (ms) => {
        now += ms;
        await new Promise((resolve) => void setImmediate(resolve));
      },
      random: () => 0.5,
    },
    maxAttempts: 3,
    timeoutMs: 5000,
    deadline: 3_600_000,
    halt: { reason: null },
    onAttempt: () => undefined,
  };
  const batching = new Batching({
    transport: openAnthropicBatches({ apiKey: api.apiKey, baseUrl: api.url }, { requests: limit, bytes: 1e9 }),
    store: file,
    purse: openPurse({ budget, ledger: undefined, prices: BUILT_IN_PRICES, share: 0.5 }),
    time: asking.time,
    deadline: asking.deadline,
    timeoutMs: asking.timeoutMs,
    keyOf: (request, sample) => keyOf({ provider: 'anthropic', request, promptVersion: 'x', sample }, sha256),
    isRecorded: () => false,
    settled: () => new Promise((resolve) => void setImmediate(resolve)),
    onEvent: () => {
      committed = Math.max(committed, budget.spent + budget.reserved);
    },
    onAwaited: (one) => awaited.push(one),
  });
  const wrapped = batching.wrap(asking);
  const asked = await Promise.all(
    Array.from({ length: count * samples }, (_, i) =>
      ask(
        { session: `s${i}`, metric: 'coherence', request: requestOf(i % count), read: readGevalAnswer },
        Math.floor(i / count),
        wrapped,
      ),
    ),
  );
  await batching.close();
  expect(files.kind('tape.batches.jsonl')).toBe('missing');
  expect(api.violations).toEqual([]);
  return { asked, budget, awaited, committed };
}

describe('questions at the same time', () => {
  it.each([
    [7, 3, [3, 3, 1]],
    [3, 3, [3]],
    [1, 3, [1]],
  ])('%i of them, with room for %i in a batch, are split', async (count, limit, wanted) => {
    const api = await startAnthropic({ answer: () => answers(GOOD) });
    const { asked, awaited } = await run(api, { count, limit });
    expect(api.batches.map(({ ids }) => ids.length)).toEqual(wanted);
    expect(asked.every(({ answer, attempts }) => answer !== null && attempts === 1)).toBe(true);
    expect(awaited.at(-1)?.looks).toBe(wanted.length);
  });

  it('have an id for each sample', async () => {
    const api = await startAnthropic({ answer: ({ index }) => answers({ ...GOOD, score: 1 + (index % 5) }) });
    const { asked } = await run(api, { count: 2, samples: 3 });
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
    const { asked } = await run(api, { count: 4, limit: 2 });
    expect(asked.map(({ attempts }) => attempts)).toEqual([1, 1, 2, 2]);
    expect(api.batches[1]?.fetched).toBe(1);
  });

  it('end at once with a key that is refused', async () => {
    const api = await startAnthropic({ batch: { create: () => fails(401) } });
    const { asked, budget } = await run(api, { count: 6, limit: 2 });
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
          const { asked, budget, committed } = await run(api, { count: fates.length, capUsd, limit });
          await api.stop();
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
      { numRuns: 40 },
    );
  }, 120_000);
});
