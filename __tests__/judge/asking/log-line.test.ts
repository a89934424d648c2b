import { describe, expect, it } from '@jest/globals';
import type { AttemptRecord } from '../../../src/judge/asking/ask.js';
import type { Failure } from '../../../src/judge/asking/completer.js';
import { attemptLine, batchLogLine, type LogContext } from '../../../src/judge/asking/log-line.js';
import type { BatchEvent } from '../../../src/judge/batches/await-batch.js';
import { completion, REQUEST } from '../recordings.js';

const NOON = Date.UTC(2026, 10, 21, 12);
const CONTEXT: LogContext = {
  ...{ provider: 'anthropic', baseUrl: 'http://localhost:1', endpoint: 'http://localhost:1/v1/messages' },
  ...{ wallTime: (moment: number) => NOON + moment, showsDurations: true },
};
const FAILURE: Failure = {
  ...{ kind: 'failure', reason: 'overloaded', canRetry: true, retryAfterMs: 5, message: 'busy' },
  ...{ requestId: 'r', status: 529, mayBeBilled: true },
};
const SECRET = ['gh', 'p_', 'a1B2'.repeat(9)].join('');

const attempt = (overrides: Partial<AttemptRecord> = {}): AttemptRecord => ({
  ...{ session: 's', metric: 'rubric', sample: 2, attempt: 1, request: REQUEST, outcome: completion() },
  ...{ startedAt: 1500, durationMs: 20.6, ...overrides },
});
const event = (overrides: Partial<BatchEvent> = {}): BatchEvent => ({
  ...{ step: 'look', batch: 'b1', requests: 3, startedAt: 1500, durationMs: 20.4, outcome: { kind: 'working' } },
  ...overrides,
});
const line = (overrides?: Partial<AttemptRecord>, context: Partial<LogContext> = {}) =>
  JSON.parse(attemptLine(attempt(overrides), { ...CONTEXT, ...context }));
const batchLine = (overrides?: Partial<BatchEvent>, context: Partial<LogContext> = {}) =>
  JSON.parse(batchLogLine(event(overrides), { ...CONTEXT, ...context }));

const TOKENS = { input_tokens: 10, output_tokens: 20, cache_write_tokens: 30, cache_read_tokens: 40 };
const ANSWERED = {
  ...{ text: '{"overall":0.5}', stop_reason: 'end_turn', is_cut: false, model_used: 'claude-haiku-5-5-20261001' },
  ...{ ...TOKENS, request_id: 'req_1' },
};
const FAILED = {
  ...{ kind: 'failure', reason: 'overloaded', status: 529, message: 'busy' },
  ...{ can_retry: true, retry_after_ms: 5, request_id: 'r' },
};

describe('the line of an attempt', () => {
  it('has all of it, in one order', () => {
    const { system, user, schema } = REQUEST;
    expect(attemptLine(attempt(), CONTEXT)).toBe(
      JSON.stringify({
        ...{ session: 's', metric: 'rubric', sample: 2, attempt: 1, provider: 'anthropic', model: REQUEST.model },
        ...{ prompt_version: 'rubric-1', base_url: CONTEXT.baseUrl, endpoint: CONTEXT.endpoint },
        ...{ started_at: '2026-11-21T12:00:01.500Z', duration_ms: 21 },
        outcome: { kind: 'answer', ...ANSWERED },
        request: { system, user, schema, max_tokens: 2000, effort: 'low' },
      }),
    );
  });

  it.each<[string, AttemptRecord['outcome'], object]>([
    ['an answer', completion(), { kind: 'answer', ...ANSWERED }],
    [
      'a recorded answer, of which nobody knows why it ended',
      { kind: 'recorded', completion: completion({ stopReason: null, requestId: null }) },
      { kind: 'recorded', ...ANSWERED, stop_reason: null, request_id: null },
    ],
    [
      'an answer whose tokens were not counted',
      completion({ usage: null }),
      {
        ...{ kind: 'answer', ...ANSWERED },
        ...{ input_tokens: null, output_tokens: null, cache_write_tokens: null, cache_read_tokens: null },
      },
    ],
    [
      'a refusal',
      { ...completion(), kind: 'refusal', category: 'cyber' },
      {
        ...{ kind: 'refusal', stop_reason: 'refusal', category: 'cyber', model_used: ANSWERED.model_used },
        ...{ ...TOKENS, request_id: 'req_1' },
      },
    ],
    ['a failure', FAILURE, FAILED],
  ])('tells of %s', (_, outcome, wanted) => {
    expect(line({ outcome }).outcome).toEqual(wanted);
  });
});

describe.each([
  ['an attempt', line],
  ['a batch', batchLine],
] as const)('the time in the line of %s', (_, made) => {
  it.each([
    [0, 0],
    [0.4, 0],
    [20.5, 21],
    [90_000, 90_000],
    [-3, 0],
  ])('is rounded and never less than nothing: %d ms are %d', (durationMs, wanted) => {
    expect(made({ durationMs }).duration_ms).toBe(wanted);
  });

  it('is nothing where the bytes must be the same again', () => {
    expect(made({ durationMs: 20 }, { showsDurations: false }).duration_ms).toBe(0);
  });

  it('is that of the wall', () => {
    expect(made({ startedAt: -1 }).started_at).toBe('2026-11-21T11:59:59.999Z');
  });

  it('says that nobody was asked', () => {
    expect(made({}, { baseUrl: null, endpoint: null })).toMatchObject({ base_url: null, endpoint: null });
  });
});

describe('the line of a batch', () => {
  it('has all of it, in one order', () => {
    expect(batchLogLine(event(), CONTEXT)).toBe(
      JSON.stringify({
        ...{ batch: 'b1', step: 'look', requests: 3, provider: 'anthropic' },
        ...{ base_url: CONTEXT.baseUrl, endpoint: CONTEXT.endpoint },
        ...{ started_at: '2026-11-21T12:00:01.500Z', duration_ms: 20, outcome: { kind: 'working' } },
      }),
    );
  });

  it.each<[BatchEvent['outcome'], object]>([
    [{ kind: 'created' }, { kind: 'created' }],
    [
      { kind: 'collected', results: 2, strangers: 1 },
      { kind: 'collected', results: 2, strangers: 1 },
    ],
    [FAILURE, FAILED],
  ])('tells of %j', (outcome, wanted) => {
    expect(batchLine({ outcome }).outcome).toEqual(wanted);
  });
});

it.each([
  ['behind an escape', (token: string) => `:\\n${token}`],
  ['that is written in escapes', (token: string) => `\\u0041${token.slice(1)}`],
])('no answer has a credential %s', (_, put) => {
  const token = ['AK', 'IAQYLPMN5HFIQR7XYA'].join('');
  for (const text of [`{"rationale":"see ${put(token)}"}`, `{"rationale":"see ${put(token)}","overall":`]) {
    const { outcome } = line({ outcome: completion({ text }) });
    expect(outcome.text).toContain('***');
    expect(outcome.text).not.toContain(token.slice(1));
  }
});

it('no line has a credential in it, wherever it stood', () => {
  const request = { ...REQUEST, user: `of ${SECRET}`, schema: { type: 'object', description: SECRET } };
  const outcome = completion({ text: `{"rationale":"${SECRET}"}` });
  const told = [
    attemptLine(attempt({ session: SECRET, request, outcome }), CONTEXT),
    attemptLine(attempt({ outcome: { ...FAILURE, message: SECRET } }), CONTEXT),
    batchLogLine(event({ outcome: { ...FAILURE, message: SECRET } }), CONTEXT),
  ];
  for (const text of told) {
    expect(text).not.toContain(SECRET);
    expect(text).toContain('***');
  }
});
