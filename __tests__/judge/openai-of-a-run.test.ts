import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/schema.js';
import type { Workspace } from '../builders/workspace.js';
import {
  type Answer,
  type Behaviour,
  brokenJson,
  cut,
  fails,
  judging,
  page,
  redirects,
  resets,
  says,
  silent,
  stalls,
  startAnthropic,
} from '../servers/anthropic.js';
import { IDENTITY, startGateway } from '../servers/gateway.js';
import { DIALECTS, type FakeOpenAi, type OpenAiServerOptions, startOpenAi } from '../servers/openai.js';
import { type JudgedRun, judge, sessionsOf } from './judged-run.js';

const nameIn = (user: string): string => /login test (s\d+)/.exec(user)?.[1] ?? '';
const SCORES: Readonly<Record<string, number>> = { s0: 0.9, s1: 0.35, s2: 0.6 };
/** The same answers, whoever is asked. */
const ANSWERS: Answer = judging({ rubric: ({ user }) => SCORES[nameIn(user)] ?? 0.1, relevance: () => 4 });
const FLAGS = { 'min-judge-overall': '0.1', 'judge-metrics': 'rubric,coherence' };

function askOpenAi(
  place: Workspace,
  api: FakeOpenAi,
  flags: Readonly<Record<string, string>> = {},
): Promise<JudgedRun> {
  return judge(place, undefined, {
    'judge-provider': 'openai-compatible',
    'judge-base-url': api.url,
    'judge-model': 'qwen3:8b',
    'judge-api-key': api.apiKey,
    ...FLAGS,
    ...flags,
  });
}

/** What a report says of the sessions and of all of them, without whom it asked and what that took. */
function numbersOf(report: Report | undefined): unknown {
  const { overall_mean, dimension_means, wanted, measured, unmeasured_reasons, metrics } = report?.judge ?? {};
  const sessions = report?.sessions.map(({ name, judge: said }) => {
    const { overall, dimensions, facts, rationale, suggestions, metrics: others } = said ?? {};
    return { name, overall, dimensions, facts, rationale, suggestions, others };
  });
  const gates = report?.gates.map(({ id, status, value }) => ({ id, status, value }));
  return { overall_mean, dimension_means, wanted, measured, unmeasured_reasons, metrics, sessions, gates };
}

describe('the same answers', () => {
  it('make the same numbers by the Messages API and by servers like OpenAI, with a schema and without', async () => {
    const place = sessionsOf(3);
    const vendor = await judge(place, await startAnthropic({ answer: ANSWERS }), FLAGS);
    expect(vendor.report?.judge).toMatchObject({ overall_mean: 0.616667, measured: 21 });
    const servers: OpenAiServerOptions[] = [
      ...DIALECTS.map((like) => ({ like })),
      { like: 'litellm', lacks: ['response_format', 'max_tokens'] },
    ];
    for (const options of servers) {
      const api = await startOpenAi({ ...options, answer: ANSWERS });
      const run = await askOpenAi(place, api);
      expect(numbersOf(run.report)).toEqual(numbersOf(vendor.report));
      expect(run.exitCode).toBe(vendor.exitCode);
      expect(run.report?.judge).toMatchObject({ model: 'qwen3:8b', base_url: api.url, retries: 0 });
      const refused = 'The server does not take response_format (the schema is said in the prompt).';
      for (const text of [run.report?.caveats.join(' '), run.stdout.replaceAll(/\s+/g, ' ')]) {
        if (options.lacks === undefined) expect(text).not.toContain('does not take');
        else expect(text).toContain(refused);
      }
      expect(api.violations).toEqual([]);
    }
  });

  it('make the same numbers behind gateways that lack what they lack, in fences too', async () => {
    const place = sessionsOf(3);
    const vendor = await judge(place, await startAnthropic({ answer: ANSWERS }), FLAGS);
    for (const [name, model, lacking] of [
      ['bedrock', 'anthropic.claude-haiku-5-5', 'output_config (the schema is said in the prompt)'],
      ['ollama', 'qwen3-coder', 'schema (taken and left unread, it is said in the prompt besides)'],
      [
        'litellm',
        'claude-haiku-5-5',
        'output_config (the schema is said in the prompt), thinking (the model may think)',
      ],
    ] as const) {
      const gateway = await startGateway(name, { answer: ANSWERS, isFenced: true });
      const run = await judge(place, undefined, {
        ...FLAGS,
        'anthropic-base-url': gateway.url,
        'anthropic-api-key': gateway.apiKey,
        'judge-model': model,
      });
      expect(numbersOf(run.report)).toEqual(numbersOf(vendor.report));
      expect(run.report?.judge).toMatchObject({ base_url: gateway.url });
      expect(run.report?.caveats.filter((caveat) => caveat.includes('does not take'))).toEqual([
        `The server does not take ${lacking}.`,
      ]);
    }
  });

  it('come by a workload identity, too; where there is no identity, as in a run of a fork, the rubric goes on alone', async () => {
    const gateway = await startGateway('litellm', { answer: ANSWERS });
    const rule = { ANTHROPIC_FEDERATION_RULE_ID: 'fdrl_1', ANTHROPIC_ORGANIZATION_ID: 'org_1' };
    const flags = { 'anthropic-base-url': gateway.url, 'judge-metrics': 'rubric' };
    const place = sessionsOf(3);
    const run = await judge(place, undefined, flags, { ...rule, ANTHROPIC_IDENTITY_TOKEN: IDENTITY });
    expect(run.report?.judge).toMatchObject({ overall_mean: 0.616667, measured: 18 });
    const refused = await judge(place, undefined, flags, { ...rule, ANTHROPIC_IDENTITY_TOKEN: 'x' });
    expect(refused.report?.judge).toMatchObject({ measured: 0, unmeasured_reasons: { auth: 18 }, cost_usd: 0 });
    const fork = await judge(place, undefined, { ...flags, judge: 'auto' }, rule);
    expect(fork.exitCode).toBe(0);
    expect(fork.report?.judge).toMatchObject({ absence: 'no_credentials', calls: 0 });
    const required = await judge(place, undefined, flags, rule);
    expect(required.exitCode).toBe(2);
    expect(required.stderr).toMatch(
      /workload identity lacks ANTHROPIC_IDENTITY_TOKEN \(in a workflow, the permission id-token/,
    );
  });

  it('are recorded for the provider that gave them', async () => {
    const place = sessionsOf(2);
    const cassette = { 'judge-cassette': 'answers.jsonl', 'judge-model': 'one-model', prices: 'one-model=1/2' };
    await judge(place, undefined, { ...cassette });
    const api = await startOpenAi({ like: 'ollama', answer: ANSWERS });
    const recorded = await askOpenAi(place, api, cassette);
    const lines = readFileSync(join(place.root, 'answers.jsonl'), 'utf8').trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines.every((line) => line.includes('"provider":"openai-compatible"'))).toBe(true);
    const replay = { ...cassette, 'judge-replay': 'replay' };
    expect(numbersOf((await askOpenAi(place, api, replay)).report)).toEqual(numbersOf(recorded.report));
    const other = await judge(place, undefined, { ...FLAGS, ...replay });
    expect(other.report?.judge).toMatchObject({ measured: 0, cache_hits: 0, unmeasured_reasons: { not_recorded: 14 } });
  });
});

const json = (status: number, body: unknown): Behaviour =>
  page(status, JSON.stringify(body), { 'content-type': 'application/json' });
const QUOTA = { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' };

describe('a fault of the transport moves no number', () => {
  const once = (fault: Behaviour): Answer => {
    let isOver = false;
    return (asked) => {
      if (isOver || nameIn(asked.user) !== 's1') return ANSWERS(asked);
      isOver = true;
      return fault;
    };
  };
  const place = sessionsOf(3);
  let whole: Promise<JudgedRun> | undefined;

  it.each<readonly [string, Behaviour, string | null]>([
    ['400', fails(400), 'invalid_request'],
    ['429', fails(429), null],
    ['503 of a busy server', json(503, { error: 'server busy' }), null],
    ['an error with status 200', json(200, { error: { code: 503, message: 'gone' } }), null],
    ['a page in place of the API', page(200), null],
    ['half of the JSON', brokenJson(), null],
    ['a reset', resets(), null],
    ['a redirect', redirects('https://example.invalid/'), 'invalid_request'],
    ['silence', silent(), null],
    ['a body that stalls', stalls(), null],
    ['too long an answer', page(200, 'x'.repeat(5_000_000)), 'server_error'],
    ['a filter', says(['{'], { stopReason: 'content_filter' }), 'refusal'],
    ['an answer without a word', cut([]), null],
    ['thoughts without end', says(['<think>{"overall": 1']), null],
  ])('%s', async (_, fault, reason) => {
    whole ??= startOpenAi({ answer: ANSWERS }).then((api) => askOpenAi(place, api, { 'judge-metrics': 'rubric' }));
    const { report } = await whole;
    const api = await startOpenAi({ answer: once(fault) });
    // One at a time, so that what waits does so alone; short only where it has to pass.
    const timeout = fault.kind === 'silence' || fault.kind === 'damaged' ? '1' : '120';
    const flags = { 'judge-metrics': 'rubric', 'judge-timeout-seconds': timeout };
    const run = await askOpenAi(place, api, flags);
    const overalls = (one: Report | undefined) => one?.sessions.map(({ judge: said }) => said?.overall ?? null);
    expect(overalls(report)).toEqual([0.9, 0.35, 0.6]);
    expect(overalls(run.report)).toEqual([0.9, reason === null ? 0.35 : null, 0.6]);
    expect(run.report?.judge?.unmeasured_reasons).toEqual(reason === null ? {} : { [reason]: 6 });
    expect(run.report?.judge?.cost_usd).toBe(0);
    expect(api.violations).toEqual([]);
  });

  it.each<readonly [string, Behaviour, string]>([
    ['a key that is refused', fails(401), 'auth'],
    ['a quota that is spent', json(429, { error: QUOTA }), 'billing'],
  ])('%s stops the run at once', async (_, fault, reason) => {
    const api = await startOpenAi({ answer: () => fault });
    const run = await askOpenAi(place, api, { 'judge-metrics': 'rubric', 'judge-concurrency': '1' });
    expect(run.exitCode).toBe(3);
    expect(run.report?.judge).toMatchObject({ overall_mean: null, measured: 0, unmeasured_reasons: { [reason]: 18 } });
    expect(api.requests).toHaveLength(1);
  });
});

describe('what it costs', () => {
  it('is nothing on this machine, unless the model has a price; and the cap is kept where tokens are not counted', async () => {
    const place = sessionsOf(3);
    const uncounted = { answer: ANSWERS, body: ({ usage, ...rest }: Readonly<Record<string, unknown>>) => rest };
    const free = await askOpenAi(place, await startOpenAi(uncounted), { 'judge-metrics': 'rubric' });
    expect(free.report?.judge).toMatchObject({ cost_usd: 0, measured: 18 });

    const api = await startOpenAi({ answer: ANSWERS });
    const priced = { prices: 'qwen3:8b=10/20', 'judge-metrics': 'rubric', 'judge-concurrency': '1' };
    const counted = await askOpenAi(place, api, { ...priced, 'max-cost-usd': '5' });
    const worst = await askOpenAi(place, await startOpenAi(uncounted), { ...priced, 'max-cost-usd': '5' });
    const costs = [counted, worst].map(({ report }) => report?.judge?.cost_usd ?? 0);
    expect(costs[0]).toBeGreaterThan(0);
    // Each answer of unknown cost is booked as the worst case.
    expect(costs[1]).toBeGreaterThan(2 * (costs[0] ?? 0));
    const cap = (costs[1] ?? 0) * 0.7;
    const capped = await askOpenAi(place, await startOpenAi(uncounted), { ...priced, 'max-cost-usd': String(cap) });
    expect(capped.report?.judge).toMatchObject({ measured: 12, unmeasured_reasons: { budget: 6 } });
    expect(capped.report?.judge?.cost_usd).toBeLessThanOrEqual(cap);
  });

  it('has room for a schema that is said as well, once a server has left it unread', async () => {
    const place = sessionsOf(3);
    const priced = {
      prices: 'qwen3:8b=10/20',
      'judge-metrics': 'rubric',
      'judge-concurrency': '1',
      'max-cost-usd': '9',
    };
    const costOf = async (answer: Answer) => {
      const body = ({ usage, ...rest }: Readonly<Record<string, unknown>>) => rest;
      const run = await askOpenAi(place, await startOpenAi({ answer, body }), priced);
      return (run.report?.judge?.cost_usd ?? 0) / (run.report?.judge?.calls ?? 1);
    };
    let isFirst = true;
    const unread: Answer = (asked) => {
      const wasFirst = isFirst;
      isFirst = false;
      return wasFirst ? says(['{"score": 1}']) : ANSWERS(asked);
    };
    // Booked as the worst case, since nobody counts the tokens; the schema of the rubric has more than 1,000 bytes.
    expect(await costOf(unread)).toBeGreaterThan((await costOf(ANSWERS)) + (0.7 * 1000 * 10) / 1e6);
  });

  it('must be known elsewhere, as long as there is a cap', async () => {
    const run = await judge(sessionsOf(1), undefined, {
      'judge-provider': 'openai-compatible',
      'judge-base-url': 'https://gateway.invalid/v1',
      'judge-model': 'some-model',
      'judge-api-key': 'sk-0000',
    });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('the price of "some-model" is not known');
  });
});

it('goes on with the rubric where there is no key for an address elsewhere, as for a fork', async () => {
  const run = await judge(sessionsOf(1), undefined, {
    judge: 'auto',
    'judge-provider': 'openai-compatible',
    'judge-base-url': 'https://gateway.invalid/v1',
    'judge-model': 'some-model',
    'max-cost-usd': 'none',
  });
  expect(run.exitCode).toBe(0);
  expect(run.report?.judge).toMatchObject({ absence: 'no_credentials', calls: 0 });
});
