import { expect } from '@jest/globals';
import { openAnthropicBatches } from '../../../src/adapters/anthropic/batches.js';
import { sha256 } from '../../../src/adapters/digest.js';
import { openBatchFile } from '../../../src/adapters/disk/batch-file.js';
import { openLedger } from '../../../src/adapters/disk/ledger.js';
import type { Awaited } from '../../../src/core/environment.js';
import type { Clock } from '../../../src/core/ports.js';
import { DIMENSIONS } from '../../../src/core/summary.js';
import { type Asked, type Asking, ask } from '../../../src/judge/asking/ask.js';
import { keyOf } from '../../../src/judge/asking/cassette.js';
import type { CompletionRequest } from '../../../src/judge/asking/completer.js';
import { Halt } from '../../../src/judge/asking/halt.js';
import { Batching } from '../../../src/judge/batches/batching.js';
import { readGevalAnswer } from '../../../src/judge/metrics/geval.js';
import { Budget } from '../../../src/judge/money/budget.js';
import { BUILT_IN_PRICES, type Prices, worstCase } from '../../../src/judge/money/prices.js';
import { coherenceRequest } from '../../../src/judge/prompts/geval.js';
import { openCostLimit } from '../../../src/run/cost-limit.js';
import { listPricing } from '../../../src/run/pricing.js';
import { makeWorkspace, type Workspace } from '../../builders/workspace.js';
import type { FakeAnthropic } from '../../servers/anthropic.js';

export const GOOD = {
  steps: { correctness: 'a', completeness: 'b', quality: 'c', presentation: 'd' },
  reasoning: 'e',
  score: 4,
};

export const requestOf = (i: number): CompletionRequest =>
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
    DIMENSIONS,
  );
export const WORST = (worstCase(requestOf(0), BUILT_IN_PRICES) ?? Number.NaN) / 2;

export interface QuestionsByBatch {
  readonly count: number;
  readonly capUsd?: number | null;
  /** Of requests in a batch. */
  readonly limit?: number;
  readonly samples?: number;
  readonly workspace?: Workspace;
  /** Tells the ledger the time, where one is to be kept. */
  readonly clock?: Clock;
  readonly prices?: Prices;
  /** How long the run may take; it passes at once. */
  readonly deadlineMs?: number;
  /** Nothing is handed over before that: money is set aside by then, and another run may have made a batch. */
  readonly isDue?: () => boolean;
}

export interface Run {
  readonly asked: readonly Asked<unknown>[];
  readonly budget: Budget;
  readonly awaited: readonly Awaited[];
  /** The most that was spent and set aside at a time. */
  readonly committed: number;
}

export const FILE = 'tape.batches.jsonl';
export const LEDGER = 'spent.json';

/** Asks so many questions at once, each so often, by batches of at most `limit`, while time passes at once. */
export async function askByBatch(
  api: FakeAnthropic,
  {
    count,
    capUsd = null,
    limit = 100_000,
    samples = 1,
    workspace = makeWorkspace({}),
    clock,
    prices = BUILT_IN_PRICES,
    deadlineMs = 3_600_000,
    isDue = () => true,
  }: QuestionsByBatch,
): Promise<Run> {
  const { files } = workspace;
  const file = openBatchFile(files, FILE, () => new Date());
  const ledger = clock && openLedger({ files, path: LEDGER, capUsd: 1000, clock });
  if ('problems' in file || (ledger !== undefined && 'problems' in ledger)) throw new Error('the files');
  const budget = new Budget(capUsd);
  const costLimit = openCostLimit({ budget, ledger, pricing: listPricing(prices, 0.5) });
  let now = 0;
  const awaited: Awaited[] = [];
  let committed = 0;
  const asking: Asking = {
    completer: null,
    answerForm: 'schema',
    recorder: { find: () => undefined, store: () => undefined },
    replay: 'live',
    costLimit,
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
    deadline: deadlineMs,
    halt: new Halt(),
    onAttempt: () => undefined,
  };
  const batching = new Batching({
    transport: openAnthropicBatches({ apiKey: api.apiKey, baseUrl: api.url }, { requests: limit, bytes: 1e9 }),
    store: file,
    costLimit,
    time: asking.time,
    deadline: asking.deadline,
    timeoutMs: asking.timeoutMs,
    keyOf: (request, sample) => keyOf({ provider: 'anthropic', request, promptVersion: 'x', sample }, sha256),
    isRecorded: () => false,
    settled: async () => {
      do await new Promise((resolve) => void setImmediate(resolve));
      while (!isDue());
    },
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
  expect(api.violations).toEqual([]);
  return { asked, budget, awaited, committed };
}
