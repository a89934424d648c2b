import { describe, expect, it } from '@jest/globals';
import { fails, inTurn, refuses, scores, startAnthropic } from '../servers/anthropic.js';
import { judge, sessionsOf } from './judged-run.js';

const EPOCH = { SOURCE_DATE_EPOCH: '1700000000' };

describe('a line of judge-log.jsonl', () => {
  it('says what was asked, where and when, and what came', async () => {
    const api = await startAnthropic({ prefix: '/gateway', answer: inTurn(fails(529), scores(0.8)) });
    const before = Date.now();
    const { log } = await judge(sessionsOf(1), api, {}, { SOURCE_DATE_EPOCH: '' });
    expect(log).toHaveLength(2);
    expect(log[0]).toEqual({
      session: 's0',
      metric: 'rubric',
      prompt_version: 'rubric-2',
      sample: 0,
      attempt: 1,
      provider: 'anthropic',
      model: 'claude-haiku-5-5',
      base_url: api.url,
      endpoint: `${api.url}/v1/messages`,
      started_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      duration_ms: expect.any(Number),
      outcome: {
        kind: 'failure',
        reason: 'overloaded',
        status: 529,
        message: expect.stringContaining('Loopback says 529'),
        can_retry: true,
        retry_after_ms: null,
        request_id: 'req_loopback0000',
      },
      request: {
        system: expect.any(String),
        user: expect.stringContaining('Fixed the flaky login test s0'),
        schema: expect.objectContaining({ type: 'object' }),
        max_tokens: expect.any(Number),
        effort: expect.any(String),
      },
    });
    expect(log[1]?.outcome).toEqual({
      kind: 'answer',
      text: expect.stringContaining('"overall":0.8'),
      stop_reason: 'end_turn',
      is_cut: false,
      model_used: 'claude-haiku-5-5',
      input_tokens: expect.any(Number),
      output_tokens: expect.any(Number),
      cache_write_tokens: expect.any(Number),
      cache_read_tokens: 0,
      request_id: 'req_loopback0001',
    });
    const [first = 0, second = 0] = log.map(({ started_at: at }) => Date.parse(at));
    expect(first).toBeGreaterThanOrEqual(before - 1000);
    expect(second).toBeLessThanOrEqual(Date.now() + 1000);
    expect(second - first).toBeGreaterThanOrEqual(990);
    expect(api.requests.map(({ path }) => path)).toEqual(['/gateway/v1/messages', '/gateway/v1/messages']);
  });

  it('of a refusal has its tokens and its category', async () => {
    const { log } = await judge(sessionsOf(1), await startAnthropic({ answer: () => refuses('cyber') }));
    expect(log[0]?.outcome).toMatchObject({ kind: 'refusal', stop_reason: 'refusal', category: 'cyber' });
    expect(log[0]?.outcome).toHaveProperty('output_tokens');
  });

  it('of a recorded answer names no endpoint where nobody can be asked', async () => {
    const workspace = sessionsOf(1);
    const tape = { 'judge-cassette': 'tape.jsonl' };
    await judge(workspace, await startAnthropic(), tape);
    const { log } = await judge(workspace, undefined, { ...tape, 'judge-replay': 'replay' });
    expect(log[0]).toMatchObject({ attempt: 0, endpoint: null, outcome: { kind: 'recorded', request_id: null } });
  });

  it('has the time of SOURCE_DATE_EPOCH and no duration where that is set', async () => {
    const { log } = await judge(sessionsOf(2), await startAnthropic(), {}, EPOCH);
    expect(log.map(({ started_at: at, duration_ms: ms }) => [at, ms])).toEqual([
      ['2023-11-14T22:13:20.000Z', 0],
      ['2023-11-14T22:13:20.000Z', 0],
    ]);
  });
});
