import { describe, expect, it } from '@jest/globals';
import { reportSchema } from '../../src/report/schema.js';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { QuickTime } from '../builders/quick-time.js';
import {
  type Behaviour,
  brokenJson,
  cut,
  endsEarly,
  fails,
  inTurn,
  limited,
  page,
  redirects,
  refuses,
  resets,
  says,
  scores,
  silent,
  spendLimit,
  stalls,
  startAnthropic,
} from '../servers/anthropic.js';
import { judge, sessionsOf } from './judged-run.js';

/** A gate that waits for what never comes. */
const GATE = { 'min-judge-overall': '0.5' };

type Fault = readonly [name: string, behaviour: Behaviour, reason: string];

/** One fault for each reason. Which reason a fault is shows each of them, without a run: adapters/anthropic/completer.test.ts. */
const BY_DAY: readonly Fault[] = [
  ['400', fails(400), 'invalid_request'],
  ['400 for lack of money', fails(400, { message: 'Your credit balance is too low' }), 'billing'],
  ['401', fails(401), 'auth'],
  ['429', fails(429), 'rate_limited'],
  ['500', fails(500), 'server_error'],
  ['529', fails(529), 'overloaded'],
  ['silence', silent(), 'timeout'],
  ['a reset', resets(), 'connection'],
  ['a refusal that says why', refuses('cyber', ['{"overall": 1}']), 'refusal'],
  ['an answer without a word', cut([]), 'truncated'],
];
const AT_NIGHT: readonly Fault[] = [
  ['402', fails(402), 'billing'],
  ['403', fails(403), 'auth'],
  ['404', fails(404), 'invalid_request'],
  ['408', fails(408), 'timeout'],
  ['409', fails(409), 'server_error'],
  ['413', fails(413), 'invalid_request'],
  ['429 with a wait', limited(1), 'rate_limited'],
  ['429 of a spend limit', spendLimit(), 'billing'],
  ['502 as a page', page(502), 'server_error'],
  ['504', fails(504), 'timeout'],
  ['a redirect', redirects('https://example.invalid/'), 'invalid_request'],
  ['a body that stalls', stalls(), 'timeout'],
  ['a body that ends early', endsEarly(), 'connection'],
  ['half of the JSON', brokenJson(), 'server_error'],
  ['a page in place of the API', page(200), 'server_error'],
  ['a refusal', refuses(), 'refusal'],
];

describe('a run in which nobody answers', () => {
  it.each(ARE_RUNS_LONG ? [...BY_DAY, ...AT_NIGHT] : BY_DAY)('%s', async (_, behaviour, reason) => {
    const api = await startAnthropic({ answer: () => behaviour });
    const workspace = sessionsOf(2);
    // Short only where it has to pass: a slow machine must not turn another fault into this one.
    const timeout = reason === 'timeout' ? '1' : '120';
    const run = await judge(workspace, api, { ...GATE, 'judge-max-attempts': '1', 'judge-timeout-seconds': timeout });
    // A key or an account that was refused once is refused again, so nobody is asked a second time.
    const calls = reason === 'auth' || reason === 'billing' ? 1 : 2;
    expect(run.exitCode).toBe(3);
    expect(reportSchema.parse(run.report)).toMatchObject({
      verdict: 'inconclusive',
      judge: {
        overall_mean: null,
        dimension_means: { title: null, summary: null, key_actions: null, outcome: null, aha_moments: null },
        wanted: 12,
        measured: 0,
        unmeasured: 12,
        unmeasured_reasons: { [reason]: 12 },
        calls,
        retries: 0,
        absence: null,
      },
      gates: expect.arrayContaining([
        expect.objectContaining({ id: 'min-judge-overall', status: 'not_evaluated', value: null }),
      ]),
    });
    expect(run.stdout).toContain('measured nothing');
    expect(run.stdout).not.toMatch(/judge_overall_mean \d/);
    expect(run.log).toHaveLength(calls);
    expect(api.requests).toHaveLength(calls);
    expect(`${run.stdout}${run.stderr}`).not.toContain(api.apiKey);
    expect(api.violations).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['no gate of the judge', {}, 'inconclusive'],
    ['no rubric', { 'judge-metrics': 'coherence' }, 'inconclusive'],
    ['a judge that is asked if it can be', { judge: 'auto' }, 'pass'],
  ])('of all requests is no green check over a judge that was required: %s', async (_, flags, wanted) => {
    const api = await startAnthropic({ answer: () => fails(400) });
    const run = await judge(sessionsOf(2), api, flags);
    expect(run.report?.verdict ?? 'error').toBe(wanted);
    expect(run.exitCode).toBe({ pass: 0, error: 2 }[wanted] ?? 3);
    if (wanted === 'inconclusive') expect(run.report?.title).toContain('no word of the required judge');
  });

  it.each<[string, (index: number) => Behaviour, number, RegExp]>([
    [
      'three equal 400s',
      () => fails(400, { message: 'the schema is too large' }),
      3,
      /refused 3 requests in a row for the same reason: status 400 .*the schema is too large/,
    ],
    [
      'three 404s of a model that is not known',
      () => fails(404, { message: 'model: claude-x' }),
      3,
      /: status 404 .*model: claude-x/,
    ],
    [
      '400s that differ in a count',
      (index) => fails(400, { message: `max_tokens: ${9000 + index} > 8192` }),
      3,
      /status 400 .*max_tokens: 9002 > 8192/,
    ],
    [
      '422s that differ in the id of a request',
      (index) => fails(422, { message: `wrong schema (request req_ab${index}c, trace 9f-${index}e)` }),
      3,
      /status 422 .*wrong schema/,
    ],
    ['redirects', () => redirects('https://example.invalid/'), 3, /status 30\d: a redirect/],
    [
      'one 401',
      () => fails(401, { message: 'invalid bearer token' }),
      1,
      /refused a request: status 401 .*invalid bearer token/,
    ],
    [
      'one 403',
      () => fails(403, { message: 'no such workspace' }),
      1,
      /refused a request: status 403 .*no such workspace/,
    ],
    ['one 402', () => fails(402, { message: 'no credit' }), 1, /refused a request: status 402 .*no credit/],
  ])('is stopped after %s, with the words of the API', async (_, behaviour, asked, words) => {
    const api = await startAnthropic({ answer: ({ index }) => behaviour(index) });
    const run = await judge(sessionsOf(12), api, { 'judge-concurrency': '1' });
    expect(api.requests).toHaveLength(asked);
    expect(run.report?.judge).toMatchObject({ calls: asked, unmeasured: 72 });
    expect(run.stderr).toMatch(words);
  });

  it.each<[string, Parameters<typeof startAnthropic>[0]]>([
    [
      'say of each session that it is too long',
      { answer: ({ index }) => fails(400, { message: `session ${index} is too long` }) },
    ],
    ['say that this request is too large', { answer: () => fails(413) }],
    ['differ in status', { answer: ({ index }) => fails(index % 2 === 0 ? 400 : 404, { message: 'no' }) }],
    ['differ in their words', { answer: ({ index }) => fails(400, { message: 'no'.repeat(1 + (index % 3)) }) }],
    ['have an answer between them', { answer: ({ index }) => (index % 3 === 2 ? scores(0.8) : fails(400)) }],
    ['have another failure between them', { answer: ({ index }) => (index % 3 === 2 ? fails(500) : fails(400)) }],
  ])('goes on where refusals %s', async (_, options) => {
    const api = await startAnthropic(options);
    const run = await judge(sessionsOf(9), api, { 'judge-concurrency': '1', 'judge-max-attempts': '1' });
    expect(api.requests).toHaveLength(9);
    expect(run.stderr).not.toContain('nobody was asked any more');
  });

  it('shows no mean of the judge on the page', async () => {
    const api = await startAnthropic({ answer: () => fails(400) });
    const workspace = sessionsOf(1);
    await judge(workspace, api, { ...GATE, 'report-formats': 'json,markdown' });
    const read = workspace.files.read('summary-gate-report/report.md');
    const text = read.kind === 'text' ? read.text : '';
    expect(text).toMatch(/\*\*overall\*\* \| n\/a \| 1/);
    expect(text).toContain('measured nothing');
  });
});

describe('retries', () => {
  it('ask again until the server works', async () => {
    const api = await startAnthropic({ answer: inTurn(fails(529), fails(500), scores(0.7)) });
    const time = new QuickTime();
    const begun = time.now();
    const run = await judge(sessionsOf(1), api, {}, { SOURCE_DATE_EPOCH: '' }, time);
    expect(run.report?.judge).toMatchObject({ calls: 3, retries: 2, measured: 6, overall_mean: 0.7 });
    expect(run.report?.sessions[0]?.judge).toMatchObject({
      attempts: 3,
      failed_attempts: { reasons: { overloaded: 1, server_error: 1 }, waited_ms: expect.any(Number) },
    });
    const waited = run.report?.sessions[0]?.judge?.failed_attempts?.waited_ms ?? Number.NaN;
    expect(waited).toBeGreaterThanOrEqual(3000);
    expect(run.log.map(({ attempt, outcome }) => [attempt, outcome.reason])).toEqual([
      [1, 'overloaded'],
      [2, 'server_error'],
      [3, undefined],
    ]);
    expect(time.slept).toEqual([1000, 2000]);
    expect(waited).toBeLessThanOrEqual(time.now() - begun);
  });

  it.each<readonly [string, Behaviour, Readonly<Record<string, number>> | undefined]>([
    ['an answer', scores(0.8), undefined],
    ['a refusal', refuses(), { refusal: 1 }],
    ['two unreadable answers', says(['no']), { invalid_answer: 2 }],
    ['an answer that was cut before a number came', cut([]), { truncated: 2 }],
  ])('are told with their reasons, the times left out where bytes must be the same: %s', async (_, answer, reasons) => {
    const run = await judge(sessionsOf(1), await startAnthropic({ answer: () => answer }));
    const told = run.report?.sessions[0]?.judge?.failed_attempts;
    expect(told).toEqual(reasons === undefined ? undefined : { reasons, waited_ms: 0 });
  });

  it('wait as long as the server asks', async () => {
    const api = await startAnthropic({ answer: inTurn(limited(2), scores(0.7)) });
    const time = new QuickTime();
    const run = await judge(sessionsOf(1), api, {}, {}, time);
    expect(time.slept).toEqual([2000]);
    expect(run.report?.judge).toMatchObject({ calls: 2, retries: 1, measured: 6 });
  });

  it.each([1, 2])('never pass %i attempts a question', async (attempts) => {
    const api = await startAnthropic({ answer: () => fails(500) });
    await judge(sessionsOf(2), api, { 'judge-max-attempts': String(attempts) });
    expect(api.requests).toHaveLength(2 * attempts);
    // The client itself must not ask again behind our back.
    expect(new Set(api.requests.map(({ headers }) => headers['x-stainless-retry-count']))).toEqual(new Set(['0']));
  });

  it('count an unreadable answer among the attempts', async () => {
    const api = await startAnthropic({ answer: inTurn(fails(500), says(['no']), scores(0.8)) });
    const run = await judge(sessionsOf(1), api, { 'judge-max-attempts': '2' });
    expect(api.requests).toHaveLength(2);
    expect(run.report?.judge?.unmeasured_reasons).toEqual({ invalid_answer: 6 });
  });

  it.each([400, 401, 402, 403, 404, 413, 422])('never follow a %i', async (status) => {
    const api = await startAnthropic({ answer: () => fails(status) });
    await judge(sessionsOf(1), api);
    expect(api.requests).toHaveLength(1);
  });

  it('give up at once where the wait would pass the deadline', async () => {
    const api = await startAnthropic({ answer: () => limited(3600) });
    const run = await judge(sessionsOf(3), api);
    expect(run.report?.judge?.unmeasured_reasons).toEqual({ rate_limited: 18 });
    expect(api.requests).toHaveLength(3);
  });

  it('end with the deadline', async () => {
    const api = await startAnthropic({ answer: () => silent() });
    const run = await judge(sessionsOf(6), api, { 'judge-deadline-seconds': '3', 'judge-concurrency': '1' });
    expect(run.report?.judge?.unmeasured_reasons).toEqual({ deadline: 36 });
    expect(api.requests).toHaveLength(1);
  });
});
