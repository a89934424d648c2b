import { describe, expect, it } from '@jest/globals';
import { type AttemptRecord, ask, type Booked } from '../../../src/judge/asking/ask.js';
import type {
  AttemptOutcome,
  Completion,
  CompletionRequest,
  Failure,
  Refusal,
} from '../../../src/judge/asking/completer.js';
import { Halt } from '../../../src/judge/asking/halt.js';
import type { AnswerReader } from '../../../src/judge/metrics/one-object.js';
import type { ReplayMode } from '../../../src/settings/judge-metrics.js';
import { completion, REQUEST } from '../recordings.js';

const USAGE = { inputTokens: 10, outputTokens: 20, cacheWriteTokens: 30, cacheReadTokens: 40 };

function failure(overrides: Partial<Failure> = {}): Failure {
  return {
    ...{ kind: 'failure', reason: 'overloaded', canRetry: true, retryAfterMs: null, message: 'busy' },
    ...{ requestId: null, status: 529, mayBeBilled: true, ...overrides },
  };
}

const said = (text: string, overrides: Partial<Completion> = {}): Completion =>
  completion({ text, model: REQUEST.model, ...overrides });
const REFUSAL: Refusal = { kind: 'refusal', category: null, model: REQUEST.model, usage: USAGE, requestId: null };

/** Reads words with blanks between them: `whole` is whole, `lacks:a,b` lacks these, `part` breaks off, all else is none. */
const read: AnswerReader<string> = (text) => {
  const [, missing] = /^lacks:(.*)$/.exec(text) ?? [];
  if (missing !== undefined) return { answer: text, isWhole: true, missing: missing.split(',') };
  if (text === 'part') return { answer: text, isWhole: false, missing: [] };
  if (text === 'half') return { answer: text, isWhole: false, missing: ['b'] };
  return text === 'whole'
    ? { answer: text, isWhole: true, missing: [] }
    : { reason: 'invalid_answer', fault: `it was ${text}` };
};

interface Script {
  readonly answers?: readonly AttemptOutcome[];
  readonly recorded?: Readonly<Record<number, Completion>>;
  readonly replay?: ReplayMode;
  readonly hasCompleter?: boolean;
  readonly maxAttempts?: number;
  readonly timeoutMs?: number;
  readonly deadline?: number;
  readonly halted?: 'auth';
  /** How many requests there is money for. */
  readonly money?: number;
  /** Milliseconds that each request takes, and that getting money takes. */
  readonly takes?: number;
  readonly reserving?: number;
  readonly booked?: (usd: number | null) => Booked;
  readonly prices?: Readonly<Record<string, number | null>>;
  readonly random?: number;
}

async function asked(script: Script = {}) {
  const { answers = [said('whole')], recorded = {}, replay = 'live', hasCompleter = true, maxAttempts = 3 } = script;
  const { timeoutMs = 1000, deadline = 1_000_000, money = 99, takes = 5, reserving = 0, random = 0 } = script;
  const priceOf = new Map<string, number | null>([[REQUEST.model, 0.5], ...Object.entries(script.prices ?? {})]);
  let now = 100;
  const sent: { readonly request: CompletionRequest; readonly limit: number; readonly sample: number }[] = [];
  const waits: number[] = [];
  const stored: unknown[] = [];
  const records: AttemptRecord[] = [];
  const settled: (number | null)[] = [];
  const reserved: number[] = [];
  const halt = new Halt();
  if (script.halted !== undefined) halt.reason = script.halted;
  const result = await ask({ session: 's', metric: 'm', request: REQUEST, read }, 2, {
    completer: hasCompleter
      ? {
          ...{ provider: 'p', endpoint: 'e' },
          complete: async (request, limit, sample) => {
            now += takes;
            return answers[Math.min(sent.push({ request, limit, sample }), answers.length) - 1] ?? failure();
          },
        }
      : null,
    answerForm: 'schema',
    recorder: {
      find: (_, sample) => recorded[sample],
      store: (...one) => void stored.push(one),
    },
    ...{ replay, maxAttempts, timeoutMs, deadline: 100 + deadline, halt },
    costLimit: {
      reserve: async (_, sample) => {
        now += reserving;
        if (reserved.push(sample) > money) return undefined;
        return {
          settle: async (usd) => {
            settled.push(usd);
            return script.booked === undefined ? usd : script.booked(usd);
          },
        };
      },
      costOf: (model, usage) => (usage === null ? null : (priceOf.get(model) ?? null)),
    },
    time: {
      now: () => now,
      sleep: async (ms) => {
        waits.push(ms);
        now += ms;
      },
      random: () => random,
    },
    onAttempt: (record) => void records.push(record),
  });
  return { result, sent, waits, stored, records, settled, reserved, halt };
}

describe('asking a question', () => {
  it('is one request, whose answer is recorded and told', async () => {
    const { result, sent, stored, records, settled } = await asked({ replay: 'auto' });
    expect(result).toMatchObject({
      ...{ answer: 'whole', reason: null, modelUsed: REQUEST.model, attempts: 1, retries: 0, costUsd: 0.5 },
      ...{ promptTokens: 80, completionTokens: 20, durationMs: 5, waitedMs: 0, cacheHits: 0, failures: new Map() },
    });
    expect(sent).toEqual([{ request: REQUEST, limit: 1000, sample: 2 }]);
    expect(stored).toEqual([[expect.objectContaining({ session: 's', metric: 'm' }), REQUEST, 2, said('whole')]]);
    expect(records).toEqual([
      {
        ...{ session: 's', metric: 'm', sample: 2, attempt: 1, request: REQUEST },
        outcome: said('whole'),
        startedAt: 100,
        durationMs: 5,
      },
    ]);
    expect(settled).toEqual([0.5]);
  });

  it.each(['live', 'record'] as const)('is asked anew in the mode %s, whatever is recorded', async (replay) => {
    const { result, sent } = await asked({ replay, recorded: { 2: said('bad') } });
    expect([result.answer, sent.length]).toEqual(['whole', 1]);
  });

  it.each<[ReplayMode, number]>([
    ['live', 0],
    ['auto', 1],
    ['record', 1],
  ])('in the mode %s records %d answers', async (replay, count) => {
    expect((await asked({ replay })).stored).toHaveLength(count);
  });

  it('is answered by what is recorded, and that is no request', async () => {
    const { result, sent, stored, records, reserved } = await asked({ replay: 'auto', recorded: { 2: said('whole') } });
    expect(result).toMatchObject({ answer: 'whole', attempts: 0, cacheHits: 1, savedUsd: 0.5, costUsd: 0 });
    expect([sent, stored, reserved]).toEqual([[], [], []]);
    expect(records).toEqual([
      expect.objectContaining({ attempt: 0, durationMs: 0, outcome: { kind: 'recorded', completion: said('whole') } }),
    ]);
  });

  it.each<[string, Script, string, number?]>([
    ['nobody can be asked', { hasCompleter: false }, 'no_credentials'],
    ['nothing is recorded', { replay: 'replay' }, 'not_recorded'],
    ['the run was stopped', { halted: 'auth' }, 'auth'],
    ['the time is over', { deadline: 0 }, 'deadline'],
    ['there is no money', { money: 0 }, 'budget', 1],
  ])('comes to nothing where %s', async (_, script, reason, reservations = 0) => {
    const { result, sent, reserved } = await asked(script);
    expect(result).toMatchObject({ answer: null, reason, attempts: 0, costUsd: 0 });
    expect([sent, reserved.length]).toEqual([[], reservations]);
  });

  it('gives the money back where the time ended while it was waited for', async () => {
    const { result, settled, sent } = await asked({ reserving: 50, deadline: 50 });
    expect([result.reason, settled, sent]).toEqual(['deadline', [0], []]);
    expect((await asked({ reserving: 50, deadline: 50, money: 0 })).result.reason).toBe('deadline');
    expect((await asked({ reserving: 50, deadline: 51 })).result.reason).toBeNull();
  });
});

describe('asking again', () => {
  it('waits twice as long each time, and no more often than it may', async () => {
    const { result, waits, sent } = await asked({ answers: [failure()], maxAttempts: 6 });
    expect(waits).toEqual([1000, 2000, 4000, 4000, 4000]);
    expect(sent).toHaveLength(6);
    expect(result).toMatchObject({ reason: 'overloaded', attempts: 6, retries: 5, waitedMs: 15_000 });
    expect(result.failures).toEqual(new Map([['overloaded', 6]]));
  });

  it.each([
    [0.5, null, 1050],
    [1, null, 1100],
    [0, 5000, 5000],
    [0, 500, 1000],
  ])('spreads by chance %d, and waits as long as it is asked to, %j ms', async (random, retryAfterMs, wait) => {
    const { waits, result } = await asked({ answers: [failure({ retryAfterMs }), said('whole')], random });
    expect([waits, result.answer, result.attempts]).toEqual([[wait], 'whole', 2]);
  });

  it.each([
    ['that a model refuses', REFUSAL, 'refusal'],
    ['that is wrong', failure({ reason: 'invalid_request', canRetry: false }), 'invalid_request'],
  ] as const)('is not done about one %s', async (_, outcome, reason) => {
    const { result, sent } = await asked({ answers: [outcome, said('whole')] });
    expect([result.reason, sent.length]).toEqual([reason, 1]);
  });

  it('is not waited for beyond the deadline', async () => {
    // 5 ms for the request, then a second.
    expect((await asked({ answers: [failure(), said('whole')], deadline: 1005 })).result.reason).toBe('overloaded');
    expect((await asked({ answers: [failure(), said('whole')], deadline: 1006 })).result.answer).toBe('whole');
  });

  it('is not done once the run is stopped', async () => {
    const { result, sent, halt } = await asked({ answers: [failure({ reason: 'auth', canRetry: true, status: 401 })] });
    expect([sent.length, result.reason, halt.reason]).toEqual([1, 'auth', 'auth']);
  });

  it.each([
    [1000, 600, 'deadline'],
    [400, 600, 'timeout'],
    [600, 600, 'timeout'],
  ])('a request of %d ms that took too long until the deadline in %d: %s', async (timeoutMs, deadline, reason) => {
    const { result, sent } = await asked({
      answers: [failure({ reason: 'timeout', canRetry: false })],
      timeoutMs,
      deadline,
    });
    expect([result.reason, sent[0]?.limit]).toEqual([reason, Math.min(timeoutMs, deadline)]);
  });
});

describe('an answer that cannot be used', () => {
  it('of more than 262,144 characters is not read, and is asked for once more', async () => {
    const { result, sent } = await asked({ answers: [said(`whole${' '.repeat(262_140)}`), said('whole')] });
    expect(result).toMatchObject({ answer: 'whole', attempts: 2, failures: new Map([['invalid_answer', 1]]) });
    expect(sent[1]?.request.user).toContain('it was far too long');
  });

  it('is asked for once more, with what was wrong, as another sample', async () => {
    const { result, sent, stored } = await asked({ answers: [said('bad'), said('whole')], replay: 'record' });
    expect(sent.map(({ sample }) => sample)).toEqual([2, 1002]);
    expect(sent[1]?.request).toEqual({
      ...REQUEST,
      user: `${REQUEST.user}\n\nYour last answer could not be used: it was bad. Answer anew, the whole of it.`,
    });
    expect(result).toMatchObject({
      answer: 'whole',
      reason: null,
      attempts: 2,
      failures: new Map([['invalid_answer', 1]]),
    });
    // As the answer to the sample that was wanted.
    expect(stored).toEqual([[expect.anything(), REQUEST, 2, said('whole')]]);
  });

  it.each<[string, readonly Completion[], object]>([
    ['twice', [said('bad'), said('worse')], { answer: null, reason: 'invalid_answer', attempts: 2 }],
    ['first, then lacks something', [said('bad'), said('lacks:a')], { answer: 'lacks:a', reason: 'invalid_answer' }],
    ['but lacks less the second time', [said('lacks:a,b'), said('lacks:a')], { answer: 'lacks:a' }],
    ['and lacks more the second time', [said('lacks:a'), said('lacks:a,b')], { answer: 'lacks:a' }],
    ['and lacks as much the second time', [said('lacks:a'), said('lacks:b')], { answer: 'lacks:a' }],
    [
      'and cannot be read the second time',
      [said('lacks:a'), said('bad')],
      { answer: 'lacks:a', reason: 'invalid_answer' },
    ],
  ])('%s', async (_, answers, wanted) => {
    const { result, stored } = await asked({ answers, replay: 'record' });
    expect(result).toMatchObject(wanted);
    expect(stored).toEqual([]);
  });

  it('that breaks off is one, and never recorded', async () => {
    const { result, stored, sent } = await asked({ answers: [said('part')], replay: 'record' });
    expect([result.answer, result.reason, stored, sent.length]).toEqual(['part', 'truncated', [], 1]);
    const cut = await asked({ answers: [said('whole', { isCut: true })], replay: 'record' });
    expect([cut.result.answer, cut.result.reason, cut.stored]).toEqual(['whole', 'truncated', []]);
  });

  it('that was cut and lacks something is told so', async () => {
    const { sent, result } = await asked({ answers: [said('lacks:a,b', { isCut: true }), said('whole')] });
    expect(sent[1]?.request.user).toContain(
      'could not be used: it was cut off before its end, so be shorter: it lacks a, b, or has another value there than the schema allows. Answer',
    );
    expect(result.failures).toEqual(new Map([['truncated', 1]]));
  });

  it('that breaks off and lacks something is told so, and is one at last', async () => {
    const { sent, result } = await asked({ answers: [said('half')] });
    expect(sent[1]?.request.user).toContain('used: it was cut off before its end, so be shorter: it lacks b, or has');
    expect([result.answer, result.reason]).toEqual(['half', 'truncated']);
    expect(result.failures).toEqual(new Map([['truncated', 2]]));
  });

  it.each([
    [8, 'it lacks 1, 2, 3, 4, 5, 6, 7, 8, or has'],
    [9, 'it lacks 1, 2, 3, 4, 5, 6, 7, 8 and 1 more, or has'],
    [11, 'it lacks 1, 2, 3, 4, 5, 6, 7, 8 and 3 more, or has'],
  ])('is told %d things that it lacks', async (count, words) => {
    const missing = Array.from({ length: count }, (_, i) => i + 1).join(',');
    const { sent } = await asked({ answers: [said(`lacks:${missing}`), said('whole')] });
    expect(sent[1]?.request.user).toContain(words);
  });

  it('is not asked for again where no attempt is left', async () => {
    const { result, sent } = await asked({ answers: [said('bad')], maxAttempts: 1 });
    expect([sent.length, result.reason]).toEqual([1, 'invalid_answer']);
    const left = await asked({ answers: [failure(), said('lacks:a')], maxAttempts: 2 });
    expect([left.sent.length, left.result.answer]).toEqual([2, 'lacks:a']);
  });

  it('counts where the second request comes to nothing', async () => {
    const { result } = await asked({
      answers: [said('lacks:a'), failure({ reason: 'invalid_request', canRetry: false })],
    });
    expect([result.answer, result.reason, result.attempts]).toEqual(['lacks:a', 'invalid_answer', 2]);
    const bad = await asked({ answers: [said('bad'), failure({ reason: 'invalid_request', canRetry: false })] });
    expect([bad.result.answer, bad.result.reason]).toEqual([null, 'invalid_request']);
  });

  it('that is recorded is no request that failed, and its repeat may be recorded, too', async () => {
    const recorded = { 2: said('bad'), 1002: said('whole') };
    const { result, sent } = await asked({ replay: 'replay', recorded });
    expect([result.answer, result.attempts, result.cacheHits, sent.length]).toEqual(['whole', 0, 2, 0]);
    expect(result.failures).toEqual(new Map());
  });
});

describe('what a request costs', () => {
  it.each<[string, Script, number | null]>([
    ['an answer of the dearer of two models', { answers: [said('whole', { model: 'dear' })], prices: { dear: 2 } }, 2],
    [
      'an answer of a cheaper one than was asked',
      { answers: [said('whole', { model: 'cheap' })], prices: { cheap: 0.1 } },
      0.5,
    ],
    ['an answer of a model without a price', { answers: [said('whole', { model: 'x' })], prices: { x: null } }, null],
    [
      'an answer to a model without a price',
      { answers: [said('whole', { model: 'x' })], prices: { [REQUEST.model]: null } },
      null,
    ],
    ['an answer without tokens', { answers: [said('whole', { usage: null })] }, null],
    ['a refusal', { answers: [REFUSAL] }, 0.5],
    ['a failure that nobody bills', { answers: [failure({ mayBeBilled: false, status: null, canRetry: false })] }, 0],
    ['a request that was refused', { answers: [failure({ status: 400, canRetry: false })] }, 0],
    ['a server that failed', { answers: [failure({ status: 500, canRetry: false })] }, 0],
    ['no answer', { answers: [failure({ status: null, canRetry: false })] }, null],
    ['half of an answer', { answers: [failure({ status: 200, canRetry: false })] }, null],
    ['an odd status', { answers: [failure({ status: 399, canRetry: false })] }, null],
    ...[408, 499, 502, 504, 520, 522, 524].map((status): [string, Script, null] => [
      `somebody in between who gave up, ${status}`,
      { answers: [failure({ status, canRetry: false })] },
      null,
    ]),
    ['a server in between that failed', { answers: [failure({ status: 503, canRetry: false })] }, 0],
  ])('of %s', async (_, script, usd) => {
    const { settled } = await asked(script);
    expect(settled).toEqual([usd]);
  });

  it('is what was booked, and nothing where another run books it', async () => {
    expect((await asked({ booked: () => 3 })).result).toMatchObject({ costUsd: 3, attempts: 1 });
    expect((await asked({ booked: () => null })).result).toMatchObject({ costUsd: null });
    expect((await asked({ booked: () => 'by another run' })).result).toMatchObject({
      ...{ costUsd: 0, savedUsd: 0.5, attempts: 0, cacheHits: 1 },
    });
  });
});
