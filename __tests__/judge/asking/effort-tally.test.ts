import { describe, expect, it } from '@jest/globals';
import type { AttemptOutcome, Failure, Refusal } from '../../../src/judge/asking/completer.js';
import { EffortTally } from '../../../src/judge/asking/effort-tally.js';
import { type Effort, NO_EFFORT } from '../../../src/judge/judgement.js';
import { completion } from '../recordings.js';

const ANSWER = completion({
  usage: { inputTokens: 1, outputTokens: 20, cacheWriteTokens: 300, cacheReadTokens: 4000 },
});
const REFUSAL: Refusal = { ...ANSWER, kind: 'refusal', category: null };
const TIMEOUT: Failure = {
  ...{ kind: 'failure', reason: 'timeout', canRetry: true, retryAfterMs: null, message: 'too slow' },
  ...{ requestId: null, status: null, mayBeBilled: true },
};

/** What a tally says after some requests, each an attempt. */
function after(note: (tally: EffortTally) => void, attempts = 0): Partial<Effort> {
  const tally = new EffortTally();
  tally.attempts = attempts;
  note(tally);
  return tally.effort(7);
}

describe('what getting an answer takes', () => {
  it('is nothing at first, but for time', () => {
    const tally = new EffortTally();
    expect(tally.effort(7)).toEqual({ ...NO_EFFORT, durationMs: 7 });
    expect([tally.attempts, tally.waitedMs, tally.model]).toEqual([0, 0, null]);
  });

  it('is told with the time that was waited', () => {
    const tally = new EffortTally();
    tally.waitedMs = 5;
    expect(tally.effort(7)).toMatchObject({ durationMs: 7, waitedMs: 5 });
  });

  it.each<[string, readonly (readonly [AttemptOutcome, number | null])[], Partial<Effort>]>([
    ['an answer', [[ANSWER, 0.5]], { promptTokens: 4301, completionTokens: 20, costUsd: 0.5, failures: new Map() }],
    [
      'two answers',
      [
        [ANSWER, 0.5],
        [ANSWER, 0.25],
      ],
      { promptTokens: 8602, completionTokens: 40, costUsd: 0.75 },
    ],
    [
      'a refusal, whose tokens are billed all the same',
      [[REFUSAL, 0.5]],
      { promptTokens: 4301, completionTokens: 20, costUsd: 0.5, failures: new Map([['refusal', 1]]) },
    ],
    [
      'failures beside an answer',
      [
        [TIMEOUT, 0.5],
        [TIMEOUT, 0],
        [ANSWER, 0.25],
      ],
      { promptTokens: 4301, completionTokens: 20, costUsd: 0.75, failures: new Map([['timeout', 2]]) },
    ],
    [
      'a cost that nobody knows before one that is known',
      [
        [TIMEOUT, null],
        [ANSWER, 0.5],
      ],
      { costUsd: null },
    ],
    [
      'a cost that nobody knows after one that is known',
      [
        [ANSWER, 0.5],
        [TIMEOUT, null],
      ],
      { costUsd: null },
    ],
    [
      'an answer without a count of tokens',
      [
        [ANSWER, 0.5],
        [{ ...ANSWER, usage: null }, 0.5],
      ],
      { promptTokens: null, completionTokens: null, costUsd: 1 },
    ],
  ])('of %s', (_, outcomes, wanted) => {
    const found = after((tally) => {
      for (const [outcome, cost] of outcomes) tally.add(outcome, cost);
    }, outcomes.length);
    expect(found).toMatchObject({ attempts: outcomes.length, retries: outcomes.length - 1, cacheHits: 0, ...wanted });
  });

  it('is what was saved for recorded answers, which are no requests', () => {
    const twice = after((tally) => {
      tally.addRecorded(ANSWER, 0.5);
      tally.addRecorded(ANSWER, 0.25);
    });
    expect(twice).toEqual({ ...NO_EFFORT, cacheHits: 2, savedUsd: 0.75, durationMs: 7 });
    const unknown = after((tally) => {
      tally.addRecorded(ANSWER, null);
      tally.addRecorded(ANSWER, 0.25);
    });
    expect(unknown).toMatchObject({ cacheHits: 2, savedUsd: null, costUsd: 0 });
  });

  it('is an answer that was there, for what another run pays for', () => {
    const shared = after((tally) => tally.addShared(ANSWER, 0.5), 1);
    expect(shared).toEqual({ ...NO_EFFORT, cacheHits: 1, savedUsd: 0.5, durationMs: 7 });
    const failed = after((tally) => {
      tally.addShared(TIMEOUT, 0.5);
      tally.addShared(REFUSAL, 0.5);
      tally.add(ANSWER, 0.25);
    }, 3);
    const failures = new Map([
      ['timeout', 1],
      ['refusal', 1],
    ]);
    expect(failed).toMatchObject({ attempts: 1, retries: 0, cacheHits: 0, savedUsd: 0, costUsd: 0.25, failures });
  });

  it('names the model that answered last, by request or recording, and none for what failed', () => {
    const tally = new EffortTally();
    const models = [
      () => tally.add(TIMEOUT, 0),
      () => tally.add({ ...ANSWER, model: 'a' }, 0),
      () => tally.add({ ...REFUSAL, model: 'b' }, 0),
      () => tally.addRecorded({ ...ANSWER, model: 'c' }, 0),
      () => tally.addShared({ ...ANSWER, model: 'd' }, 0),
      () => tally.addShared(TIMEOUT, 0),
    ].map((note) => {
      note();
      return tally.model;
    });
    expect(models).toEqual([null, 'a', 'b', 'c', 'd', 'd']);
  });

  it('counts what was of no use by its reason', () => {
    const found = after((tally) => {
      for (const reason of ['truncated', 'invalid_answer', 'truncated'] as const) tally.fail(reason);
    });
    expect(found.failures).toEqual(
      new Map([
        ['truncated', 2],
        ['invalid_answer', 1],
      ]),
    );
  });
});
