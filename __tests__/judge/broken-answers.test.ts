import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Behaviour, inTurn, NOTED, says, scores, startAnthropic } from '../servers/anthropic.js';
import { judge, sessionsOf } from './judged-run.js';

const NAMES = ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'] as const;

function answer(overrides: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const dimensions = Object.fromEntries(
    NAMES.map((name, i) => [name, { reason: `On ${name}.`, score: 0.51 + i / 10 }]),
  );
  return { ...NOTED, rationale: 'Mostly the same.', dimensions, overall: 0.85, ...overrides };
}

const TEXT = JSON.stringify(answer());

const judgeOne = async (behaviour: Behaviour) => {
  const api = await startAnthropic({ answer: () => behaviour });
  const run = await judge(sessionsOf(1), api, { 'min-judge-overall': '0.5' });
  return { run, api, judgement: run.report?.sessions[0]?.judge };
};

describe('an answer that is not as asked', () => {
  it.each([
    ['on another scale', TEXT.replace(/0\.(\d)(\d)/g, '$1.$2')],
    ['all of it NaN', TEXT.replace(/0\.\d+/g, 'NaN')],
    ['no JSON', 'It is a good summary, 0.9 I would say.'],
    ['empty', ' '],
    ['a list', '[1, 2, 3]'],
    ['deep', '['.repeat(10_000)],
    ['two answers', `${TEXT}\n${TEXT.replace('0.85', '0.1')}`],
  ])('%s: asked once more, then unmeasured', async (_, text) => {
    const { run, api } = await judgeOne(says([text]));
    expect(run.report?.judge).toMatchObject({
      overall_mean: null,
      unmeasured_reasons: { invalid_answer: 6 },
      calls: 2,
    });
    expect(run.exitCode).toBe(3);
    expect(api.requests).toHaveLength(2);
  });

  it.each([
    ['NaN', TEXT.replace('0.85', 'NaN')],
    ['a text', TEXT.replace('0.85', '"0.85"')],
    ['left out', JSON.stringify({ ...answer(), overall: undefined })],
    ['without a reason', JSON.stringify(answer({ rationale: '…' }))],
  ])('with an overall that is %s is asked for once more, and keeps the other scores', async (_, text) => {
    const { run, api, judgement } = await judgeOne(says([text]));
    expect(run.report?.judge).toMatchObject({
      overall_mean: null,
      dimension_means: { title: 0.51, aha_moments: 0.91 },
      unmeasured_reasons: { invalid_answer: 1 },
      calls: 2,
    });
    expect(api.requests[1]?.text).toContain('it lacks the score of overall with its reason');
    expect(judgement?.unmeasured).toEqual([{ measurement: 'overall', reason: 'invalid_answer' }]);
    expect(run.exitCode).toBe(3);
  });

  it.each([
    ['an overall far out', JSON.stringify(answer({ overall: 8 }))],
    ['an overall out by little', JSON.stringify(answer({ overall: 1.01 }))],
    ['an infinite overall', TEXT.replace('0.85', '1e999')],
    [
      'the worst grades of a scale of five',
      TEXT.replace(/"score":0\.\d+/g, '"score":1')
        .replace('"On outcome.","score":1', '"On outcome.","score":5')
        .replace('0.85', '1'),
    ],
  ])('with %s is void as a whole', async (_, text) => {
    const { run, api } = await judgeOne(says([text]));
    expect(run.report?.judge).toMatchObject({ overall_mean: null, measured: 0, calls: 2 });
    expect(api.requests[1]?.text).toContain('was not one of the allowed numbers');
    expect(run.exitCode).toBe(3);
  });

  it('that lacks a number is never recorded, and the whole one that follows is', async () => {
    const api = await startAnthropic({ answer: inTurn(says([TEXT.replace('0.85', '"0.85"')]), scores(0.6)) });
    const workspace = sessionsOf(1);
    const flags = { 'judge-cassette': 'answers.jsonl' };
    const { report } = await judge(workspace, api, flags);
    expect(report?.judge).toMatchObject({ overall_mean: 0.6, measured: 6, calls: 2 });
    const lines = readFileSync(join(workspace.root, 'answers.jsonl'), 'utf8').trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('0.85');
    const again = await judge(workspace, undefined, { ...flags, 'judge-replay': 'replay' });
    expect(again.report?.judge).toMatchObject({ overall_mean: 0.6, measured: 6, calls: 0 });
  });

  it('that lacks less than the other one counts, whichever comes first', async () => {
    const whole = answer();
    const oneGap = JSON.stringify({ ...whole, overall: null });
    const twoGaps = JSON.stringify({
      ...whole,
      overall: null,
      dimensions: { ...Object(whole['dimensions']), title: null },
    });
    for (const texts of [
      [oneGap, twoGaps],
      [twoGaps, oneGap],
    ]) {
      const api = await startAnthropic({ answer: inTurn(says([texts[0] ?? '']), says([texts[1] ?? ''])) });
      const workspace = sessionsOf(1);
      const { report } = await judge(workspace, api, { 'judge-cassette': 'answers.jsonl' });
      expect(report?.judge).toMatchObject({
        measured: 5,
        overall_mean: null,
        dimension_means: { title: 0.51 },
        calls: 2,
      });
      expect(existsSync(join(workspace.root, 'answers.jsonl'))).toBe(false);
    }
  });

  it.each([
    ['prose around it', `Here it is [as asked]:\n${TEXT}\nI hope it helps.`],
    ['a fence', `\`\`\`json\n${TEXT}\n\`\`\``],
    ['rounding', TEXT.replace('0.85', '0.8500000')],
  ])('%s does no harm', async (_, text) => {
    const { run } = await judgeOne(says([text]));
    expect(run.report?.judge).toMatchObject({ overall_mean: 0.85, measured: 6, calls: 1 });
    expect(run.exitCode).toBe(0);
  });

  it('takes the second answer when the first is unreadable', async () => {
    const api = await startAnthropic({ answer: inTurn(says(['no']), scores(0.6)) });
    const run = await judge(sessionsOf(1), api);
    expect(run.report?.judge).toMatchObject({ overall_mean: 0.6, measured: 6, calls: 2, retries: 1 });
  });

  it.each([
    ['a call of a tool', []],
    ['a call of a tool, after white space', ['\n']],
  ])('is no answer where it is %s', async (_, texts) => {
    const { run } = await judgeOne(says(texts, { stopReason: 'tool_use' }));
    expect(run.report?.judge).toMatchObject({ unmeasured_reasons: { invalid_answer: 6 }, calls: 2 });
  });

  it('is told as such where it was recorded and nobody can be asked for another', async () => {
    const workspace = sessionsOf(1);
    const tape = { 'judge-cassette': 'tape.jsonl' };
    await judge(workspace, await startAnthropic({ answer: () => says([TEXT]) }), tape);
    const file = join(workspace.root, 'tape.jsonl');
    writeFileSync(file, `${JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), text: 'no JSON' })}\n`);
    for (const flags of [{ 'judge-replay': 'replay' }, { judge: 'auto' }]) {
      const { report } = await judge(workspace, undefined, { ...tape, ...flags });
      expect(report?.judge).toMatchObject({ unmeasured_reasons: { invalid_answer: 6 } });
    }
  });

  it('does not ask for it again beyond the attempts that are allowed', async () => {
    const api = await startAnthropic({ answer: () => says(['no']) });
    await judge(sessionsOf(1), api, { 'judge-max-attempts': '1' });
    expect(api.requests).toHaveLength(1);
  });

  it('counts a missing dimension as unmeasured and not as 0', async () => {
    const { aha_moments: _, ...dimensions } = answer()['dimensions'] as Record<string, unknown>;
    const { run } = await judgeOne(says([JSON.stringify(answer({ dimensions }))]));
    expect(run.report?.judge).toMatchObject({
      measured: 5,
      unmeasured_reasons: { invalid_answer: 1 },
      dimension_means: { aha_moments: null, title: 0.51 },
    });
  });

  it('leaves the overall unmeasured where only the dimensions came', async () => {
    const { overall: _, ...rest } = answer();
    const { run } = await judgeOne(says([JSON.stringify(rest)]));
    expect(run.report?.judge).toMatchObject({ measured: 5, overall_mean: null, dimension_means: { title: 0.51 } });
    expect(run.report?.verdict).toBe('inconclusive');
  });

  it.each(Array.from({ length: 10 }, (_, tenth) => tenth))('cut after %i tenths invents nothing', async (tenth) => {
    const text = TEXT.slice(0, Math.floor((TEXT.length * tenth) / 10));
    const { run, api, judgement } = await judgeOne(says([text], { stopReason: 'max_tokens' }));
    expect(api.requests).toHaveLength(2);
    expect(api.requests[1]?.text).toContain('cut off before its end');
    expect(judgement?.overall).toBeNull();
    for (const [i, { score }] of (judgement?.dimensions ?? []).entries()) {
      expect([null, 0.51 + i / 10]).toContain(score);
    }
    const { measured = 0, unmeasured_reasons: reasons } = run.report?.judge ?? {};
    expect(reasons).toEqual({ truncated: 6 - measured });
    expect(run.exitCode).toBe(3);
  });
});
