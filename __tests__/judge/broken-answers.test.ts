import { describe, expect, it } from '@jest/globals';
import { type Behaviour, says, scores, startAnthropic } from '../servers/anthropic.js';
import { judge, sessionsOf } from './judged-run.js';

const NAMES = ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'] as const;

function answer(overrides: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const dimensions = Object.fromEntries(
    NAMES.map((name, i) => [name, { reason: `On ${name}.`, score: 0.51 + i / 10 }]),
  );
  return { rationale: 'Mostly the same.', suggestions: ['Say why'], dimensions, overall: 0.85, ...overrides };
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
    ['out of range', JSON.stringify(answer({ overall: 8 }))],
    ['out of range by little', JSON.stringify(answer({ overall: 1.01 }))],
    ['NaN', TEXT.replace('0.85', 'NaN')],
    ['infinite', TEXT.replace('0.85', '1e999')],
    ['a text', TEXT.replace('0.85', '"0.85"')],
  ])('with an overall that is %s keeps the other scores', async (_, text) => {
    const { run, judgement } = await judgeOne(says([text]));
    expect(run.report?.judge).toMatchObject({
      overall_mean: null,
      dimension_means: { title: 0.51, aha_moments: 0.91 },
      unmeasured_reasons: { invalid_answer: 1 },
      calls: 1,
    });
    expect(judgement?.unmeasured).toEqual([{ measurement: 'overall', reason: 'invalid_answer' }]);
    expect(run.exitCode).toBe(3);
  });

  it('that was cut tells what was rejected from what did not come', async () => {
    const text = TEXT.replace('0.51', '7.5').slice(0, TEXT.indexOf('"outcome"'));
    const { judgement } = await judgeOne(says([text], { stopReason: 'max_tokens' }));
    expect(judgement?.unmeasured).toContainEqual({ measurement: 'title', reason: 'invalid_answer' });
    expect(judgement?.unmeasured).toContainEqual({ measurement: 'overall', reason: 'truncated' });
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
    const api = await startAnthropic({ answer: ({ attempt }) => (attempt === 1 ? says(['no']) : scores(0.6)) });
    const run = await judge(sessionsOf(1), api);
    expect(run.report?.judge).toMatchObject({ overall_mean: 0.6, measured: 6, calls: 2, retries: 1 });
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
    expect(api.requests).toHaveLength(1);
    expect(judgement?.overall).toBeNull();
    for (const [i, { score }] of (judgement?.dimensions ?? []).entries()) {
      expect([null, 0.51 + i / 10]).toContain(score);
    }
    const { measured = 0, unmeasured_reasons: reasons } = run.report?.judge ?? {};
    expect(reasons).toEqual({ truncated: 6 - measured });
    expect(run.exitCode).toBe(3);
  });
});
