import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Report } from '../../../src/report/schema.js';
import { casesAtOnce } from '../../builders/at-once.js';
import { runProgram } from '../../command-line/commands/program.js';
import { answers, fails, judging, scores, startAnthropic } from '../../servers/anthropic.js';
import { type JudgedRun, judge, sessionsOf } from '../judged-run.js';
import { BATCHES, directRequests, judgeByBatch, linesOf, TAPE } from './by-batch.js';

/** A score for each session that differs from all others, whenever and however it is asked about. */
const bySession = ({ user }: { readonly user: string }) => {
  const number = Number(/login test s(\d+)/.exec(user)?.[1] ?? 0);
  return scores(Math.round((0.3 + (number % 50) / 100) * 1000) / 1000);
};

/** What a report says of the judge and its gates, without what asking took. */
function numbersOf({ report }: JudgedRun): object {
  const free = (judged: object | undefined): object =>
    Object.fromEntries(
      Object.entries(judged ?? {}).filter(
        ([name]) => !['transport', 'base_url', 'cost_usd', 'saved_usd'].includes(name),
      ),
    );
  return {
    verdict: report?.verdict,
    title: report?.title,
    gates: report?.gates,
    settings_digest: report?.settings_digest,
    judge: free(report?.judge),
    sessions: report?.sessions.map((session: Report['sessions'][number]) => ({
      ...session,
      judge: free(session.judge),
    })),
    findings: report?.findings,
  };
}

describe('a run by batches', () => {
  const test = casesAtOnce();

  test('has the numbers of a direct run, at half the price, and leaves the same recorded answers', async () => {
    const gate = { 'min-judge-overall': '0.35', 'judge-samples': '2' };
    const direct = sessionsOf(12);
    const straight = await startAnthropic({ answer: bySession });
    const first = await judge(direct, straight, { ...gate, 'judge-cassette': TAPE, 'judge-concurrency': '1' });

    const api = await startAnthropic({ answer: bySession, batch: { lines: (lines) => [...lines].reverse() } });
    const workspace = sessionsOf(12);
    const run = await judgeByBatch(workspace, api, gate);
    expect(run.exitCode).toBe(0);
    expect(api.violations).toEqual([]);
    expect(api.batches.map(({ ids }) => ids.length)).toEqual([24]);
    expect(directRequests(api)).toBe(0);
    expect(run.report?.judge).toMatchObject({ transport: 'batch', measured: 72, calls: 24 });
    expect(numbersOf(run)).toEqual(numbersOf(first));
    expect(run.report?.judge?.cost_usd).toBeCloseTo((first.report?.judge?.cost_usd ?? Number.NaN) / 2, 8);
    const tapeOf = ({ root }: typeof workspace): string => readFileSync(join(root, TAPE), 'utf8');
    expect(tapeOf(workspace)).toBe(tapeOf(direct));
    expect(existsSync(join(workspace.root, BATCHES))).toBe(false);

    const replayed = await judge(workspace, undefined, { ...gate, 'judge-cassette': TAPE, 'judge-replay': 'replay' });
    expect(replayed.report?.judge).toMatchObject({ measured: 72, calls: 0, cache_hits: 24 });
    expect(replayed.report?.sessions.map(({ judge: one }) => one?.overall)).toEqual(
      run.report?.sessions.map(({ judge: one }) => one?.overall),
    );
  });

  test('asks one stage of all metrics in one batch', async () => {
    const metrics = { 'judge-metrics': 'rubric,relevance,coherence,faithfulness', 'meta-evaluation-rate': '1' };
    const transcripts = Object.fromEntries(
      Array.from({ length: 4 }, (_, i) => [`golden-corpus/s${i}/transcript.md`, `User: mend login test ${i}\n`]),
    );
    const straight = await startAnthropic({ answer: judging() });
    const first = await judge(sessionsOf(4, transcripts), straight, metrics);
    const api = await startAnthropic({ answer: judging() });
    const run = await judgeByBatch(sessionsOf(4, transcripts), api, metrics);
    expect(run.stderr).not.toContain('judge-transport');
    // Statements with questions, answers to these; then the explanations of all.
    expect(api.batches).toHaveLength(3);
    expect(api.batches[0]?.ids).toHaveLength(4 * 4);
    expect(numbersOf(run)).toEqual(numbersOf(first));
  });

  test('asks again what failed, was canceled or cannot be read, as a direct run would, in a batch of its own', async () => {
    const answer = ({ user, attempt }: { readonly user: string; readonly attempt: number }) => {
      if (user.includes('login test s1')) return attempt === 1 ? fails(529) : scores(0.6);
      if (user.includes('login test s2')) return fails(400);
      if (user.includes('login test s3')) return attempt === 1 ? answers('no object') : scores(0.7);
      return scores(0.8);
    };
    const api = await startAnthropic({ answer });
    const run = await judgeByBatch(sessionsOf(5), api);
    expect(api.batches.map(({ ids }) => ids.length)).toEqual([5, 2]);
    expect(run.report?.sessions.map(({ judge: one }) => one?.overall)).toEqual([0.8, 0.6, null, 0.7, 0.8]);
    expect(run.report?.judge).toMatchObject({
      unmeasured_reasons: { invalid_request: 6 },
      calls: 7,
      retries: 2,
    });
  });

  it.each([
    ['no cassette', { 'judge-cassette': 'none' }, /--judge-transport: batch needs a file .* set judge-cassette/],
    ['an ignored cassette', { 'judge-replay': 'live' }, /which judge-replay: live ignores/],
  ])('is refused with %s', async (_, flags, wanted) => {
    const api = await startAnthropic();
    const run = await judgeByBatch(sessionsOf(1), api, flags);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(wanted);
    expect(api.requests).toEqual([]);
  });

  it.each([
    ['a simulation', { simulate: 'true', 'judge-cassette': 'none' }, 0],
    ['a replay', { 'judge-replay': 'replay', 'judge-cassette': TAPE, 'min-judge-overall': '0.5' }, 3],
  ])('makes no batch of %s', async (_, flags, exitCode) => {
    const api = await startAnthropic();
    const run = await judgeByBatch(sessionsOf(2, { [TAPE]: '' }), api, flags);
    expect(run.exitCode).toBe(exitCode);
    expect(api.requests).toEqual([]);
  });

  test('is foretold at half the price', async () => {
    const flags = { 'judge-model': 'claude-opus-5-5', 'max-cost-usd': '10', 'dry-run': 'true' };
    const [direct, batch] = [
      await judge(sessionsOf(10), undefined, flags),
      await judgeByBatch(sessionsOf(10), undefined, flags),
    ].map(({ stdout }) => /about \$([\d.]+), at most \$([\d.]+)/.exec(stdout)?.slice(1).map(Number));
    expect(direct).toHaveLength(2);
    for (const i of [0, 1]) expect(batch?.[i]).toBeCloseTo((direct?.[i] ?? Number.NaN) / 2, 3);
  });

  test('says what to do where a gateway does not know batches', async () => {
    const api = await startAnthropic({ batch: { create: () => fails(404) } });
    const run = await judgeByBatch(sessionsOf(3), api, { 'min-judge-overall': '0.5' });
    expect(run.exitCode).toBe(3);
    expect(run.stderr).toContain(`${api.url}/v1/messages/batches does not exist (status 404)`);
    expect(run.stderr).toContain('set judge-transport to direct');
    expect(run.report?.judge).toMatchObject({ unmeasured_reasons: { invalid_request: 18 }, cost_usd: 0 });
    expect(directRequests(api)).toBe(0);
  });

  test('logs batches beside their requests, and says what it waits for', async () => {
    const api = await startAnthropic({ batch: { looks: 1 } });
    const workspace = sessionsOf(3);
    const run = await judgeByBatch(workspace, api);
    const log = linesOf<{
      endpoint: string;
      step?: string;
      batch?: string;
      requests?: number;
      outcome: { kind: string };
    }>(workspace, 'summary-gate-report/judge-log.jsonl');
    const steps = log.filter(({ step }) => step !== undefined);
    expect(steps.map(({ step, outcome }) => `${step} ${outcome.kind}`)).toEqual([
      'create created',
      'look working',
      'look ended',
      'collect collected',
    ]);
    expect(new Set(steps.map(({ batch, requests }) => `${batch} ${requests}`))).toEqual(
      new Set(['msgbatch_loopback0 3']),
    );
    expect(log.filter(({ step }) => step === undefined)).toHaveLength(3);
    expect(new Set(log.map(({ endpoint }) => endpoint))).toEqual(new Set([`${api.url}/v1/messages/batches`]));
    expect(run.stderr).toMatch(/^Waiting for 1 batch of 3 requests, \d+ s so far, \$0\.0000$/m);
    expect(run.stdout).toContain('3 requests by batch');
  });

  test('keeps to the cap, and asks in a further batch what has room after all', async () => {
    const flags = { 'judge-model': 'claude-opus-5-5', 'max-cost-usd': '100' };
    const dry = await judgeByBatch(sessionsOf(10), undefined, { ...flags, 'dry-run': 'true' });
    const worst = Number(/at most \$([\d.]+)/.exec(dry.stdout)?.[1]) / 10;
    const cap = (worst * 3.5).toFixed(6);
    const api = await startAnthropic();
    const run = await judgeByBatch(sessionsOf(10), api, { ...flags, 'max-cost-usd': cap });
    expect(api.batches[0]?.ids).toHaveLength(3);
    expect(api.batches.length).toBeGreaterThan(1);
    const cost = run.report?.judge?.cost_usd ?? Number.NaN;
    expect(cost).toBeLessThanOrEqual(Number(cap));
    // Nothing is left out that would have had room.
    expect(run.report?.judge?.measured === 60 || cost + worst > Number(cap)).toBe(true);
  });
});

describe('what depends on answers', () => {
  const test = casesAtOnce();

  test('is asked as a direct run asks it: further samples near a gate, a round of them as one batch', async () => {
    const flags = { 'min-judge-overall': '0.5', 'judge-max-samples': '2' };
    const answer = ({ user, attempt }: { readonly user: string; readonly attempt: number }) =>
      scores(user.includes('login test s0') ? 0.55 - attempt / 10 : 0.5 + attempt / 10);
    const first = await judge(sessionsOf(2), await startAnthropic({ answer }), flags);
    expect(first.report?.judge?.calls).toBeGreaterThan(2);
    const api = await startAnthropic({ answer });
    const run = await judgeByBatch(sessionsOf(2), api, flags);
    expect(numbersOf(run)).toEqual(numbersOf(first));
    expect(api.batches.map(({ ids }) => ids.length)).toEqual([2, ...Array(api.batches.length - 1).fill(2)]);
  });

  test('is settled in as many rounds as its longest chain: turns', async () => {
    const transcript = [
      { role: 'user', content: 'Mend the login test' },
      { role: 'tool', content: 'The login test fails on a wait' },
      { role: 'assistant', content: 'The wait was too short; I made it longer.' },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n');
    const workspace = sessionsOf(2, {
      'golden-corpus/s0/transcript.jsonl': transcript,
      'golden-corpus/s1/transcript.jsonl': transcript.replace('too short', 'short'),
    });
    const api = await startAnthropic({ answer: judging() });
    const argv = ['turns', '--judge=required', `--anthropic-base-url=${api.url}`, `--anthropic-api-key=${api.apiKey}`];
    const flags = ['--judge-transport=batch', `--judge-cassette=${TAPE}`, '--json'];
    const run = await runProgram([...argv, ...flags], workspace.root);
    expect(run.exitCode).toBe(0);
    expect(api.violations).toEqual([]);
    expect(api.batches).toHaveLength(2);
    expect(JSON.parse(run.stdout)).toMatchObject({ turn_count: 2, judge: { transport: 'batch', unmeasured: 0 } });
    expect(directRequests(api)).toBe(0);
  });
});
