import { describe, expect, it } from '@jest/globals';
import { fallenIn, scoreBefore } from '../../src/gates/judge-regression.js';
import type { MemberFacts } from '../../src/judge/panel/panel-facts.js';
import { PROMPT_VERSIONS } from '../../src/judge/prompts/versions.js';
import { baselineOf } from '../builders/baselines.js';
import { ratedSession } from '../builders/sessions.js';
import { type Given, sinceBase } from './judged-since-base.js';

function changeOf(given: Given, subject: 'overall' | 'faithfulness' | 'relevance' = 'overall', minMeasured = 0.9) {
  const { since } = sinceBase(given);
  if (since === null) throw new Error('there are a judge and a baseline');
  const found = since.changeOf(subject, minMeasured);
  // It is found once, whoever asks.
  expect(since.changeOf(subject, minMeasured)).toBe(found);
  return found;
}

describe('what the judge says beside what it said on the base', () => {
  it.each(['overall', 'faithfulness'] as const)('is compared session by session: %s', (subject) => {
    const found = changeOf({ before: [0.9, 0.5, 0.9], now: [0.7, 0.6, 0.9] }, subject);
    if ('obstacle' in found) throw new Error(found.obstacle);
    expect(found.pairs).toEqual([
      { name: 's0', before: 0.9, now: 0.7 },
      { name: 's1', before: 0.5, now: 0.6 },
      { name: 's2', before: 0.9, now: 0.9 },
    ]);
    expect(found.change.delta).toBeCloseTo(-0.1 / 3, 9);
    expect(found.change.isGrouped).toBeUndefined();
    expect(fallenIn(found)).toEqual([{ name: 's0', before: 0.9, now: 0.7 }]);
  });

  it('falls in the order of how far, by what is shown', () => {
    const pairs = [0.1, 0.3, 0.0004, -0.2, 0.2].map((drop, i) => ({ name: `s${i}`, before: 0.5, now: 0.5 - drop }));
    const [change] = [changeOf({})];
    if (change === undefined || 'obstacle' in change) throw new Error('they compare');
    expect(fallenIn({ ...change, pairs }).map(({ name }) => name)).toEqual(['s1', 's4', 's0']);
  });

  it('moves in groups where the sessions do', () => {
    const found = changeOf({ before: [0.9, 0.9, 0.9], now: [0.7, 0.7, 0.9], groups: ['a', 'a', 'b'] });
    expect(found).toMatchObject({
      change: { isGrouped: true, changes: [expect.closeTo(-0.4, 9), expect.closeTo(0, 9)] },
    });
  });

  it.each<[string, Given, 'overall' | 'faithfulness' | 'relevance', number, string | null]>([
    ['no judge on the base', { judgeBefore: null }, 'overall', 0.9, 'the baseline has no judge'],
    [
      'a simulated one',
      { judgeBefore: { simulated: true } },
      'overall',
      0.9,
      'the judge of the baseline was simulated',
    ],
    ['one that is said not to be', { judgeBefore: { simulated: false } }, 'overall', 0.9, null],
    [
      'one that nobody believed',
      { judgeBefore: { voided: 'a canary' } },
      ...(['overall', 0.9, 'nothing that the judge of the baseline said can be believed'] as const),
    ],
    ['another model', { judgeBefore: { model: 'n' } }, 'faithfulness', 0.9, 'the baseline was judged by n, not by m'],
    [
      'another provider',
      { judgeBefore: { provider: 'openai' } },
      ...(['overall', 0.9, 'the baseline was judged by openai, not by anthropic'] as const),
    ],
    ['a provider that is named', { judgeBefore: { provider: 'anthropic' } }, 'overall', 0.9, null],
    [
      'another program',
      { judgeBefore: { provider: 'command', program: 'a' }, judge: { provider: 'command', program: 'b' } },
      ...(['overall', 0.9, 'the baseline was judged by the command a, not by the command b'] as const),
    ],
    [
      'the same program',
      { judgeBefore: { provider: 'command', program: 'a' }, judge: { provider: 'command', program: 'a' } },
      ...(['overall', 0.9, null] as const),
    ],
    ['another mode', { judgeBefore: { mode: 'absolute' } }, 'overall', 0.9, 'the baseline was judged in absolute mode'],
    ['another mode, which metrics have not', { judgeBefore: { mode: 'absolute' } }, 'faithfulness', 0.9, null],
    [
      'another prompt',
      { judgeBefore: { prompt_version: 'q' } },
      ...(['overall', 0.9, 'the baseline was judged with the prompt q, not p'] as const),
    ],
    [
      'another prompt, which is not that of the metric',
      { judgeBefore: { prompt_version: 'q' } },
      'faithfulness',
      0.9,
      null,
    ],
    [
      'another prompt of the metric',
      { judgeBefore: { metrics: { faithfulness: { prompt_version: 'f-0' } } } },
      ...([
        'faithfulness',
        0.9,
        `the baseline was judged with the prompt f-0, not ${PROMPT_VERSIONS.faithfulness}`,
      ] as const),
    ],
    ['a metric that was not asked for', {}, 'relevance', 0.9, 'the judge of the baseline was not asked for relevance'],
    [
      'nothing that was measured in both',
      { before: [0.9, null], now: [null, 0.5] },
      ...(['overall', 0, 'no session of both has the same reference and a score of the judge'] as const),
    ],
    [
      'no session with the same reference',
      { changed: ['s0', 's1'] },
      ...(['overall', 0, 'no session of both has the same reference and a score of the judge'] as const),
    ],
    [
      'too few that were measured in both',
      { before: [0.9, null, 0.9], now: [0.5, 0.5, null] },
      ...(['overall', 0.9, 'only 1 of 3 sessions were measured in both runs'] as const),
    ],
    ['as many as must be', { before: [0.9, null], now: [0.5, 0.5] }, 'overall', 0.5, null],
    ['fewer that nobody asked about now', { before: [0.9, 0.9], now: [0.5, undefined] }, 'overall', 0.9, null],
    ['a session that the judge had not seen', { before: [0.9, undefined], now: [0.5, 0.5] }, 'overall', 0.5, null],
  ])('with %s', (_, given, subject, minMeasured, obstacle) => {
    const found = changeOf(given, subject, minMeasured);
    if (obstacle === null) expect(found).toHaveProperty('change');
    else expect(found).toEqual({ obstacle });
  });
});

describe('a panel beside the judges of the base', () => {
  const member = (provider: string, model: string, leftOut: readonly string[] = []): MemberFacts =>
    ({ provider, model, leftOut: leftOut.map((metric) => ({ metric, reason: '', holdsGates: false })) }) as never;
  const reported = (provider: string, model: string, out: readonly string[] = []) => ({
    ...{ provider, model, left_out: out.map((metric) => ({ metric })) },
  });
  const panel = (...members: readonly MemberFacts[]) => ({ judge: { panel: { members } } });
  const both = [member('openai', 'b'), member('anthropic', 'a')];

  it.each<[string, Given, string | null]>([
    [
      'of the same members in any order',
      { ...panel(...both), judgeBefore: { panel: { members: [reported('anthropic', 'a'), reported('openai', 'b')] } } },
      null,
    ],
    ['in the place of one judge', panel(...both), 'the baseline was judged by m, not by anthropic:a, openai:b'],
    [
      'that is one judge now',
      { judgeBefore: { panel: { members: [reported('openai', 'b')] } } },
      'the baseline was judged by openai:b, not by m',
    ],
    [
      'of fewer that count',
      {
        ...panel(both[0] as MemberFacts, member('anthropic', 'a', ['rubric'])),
        judgeBefore: { panel: { members: both.map(({ provider, model }) => reported(provider, model)) } },
      },
      'the baseline was judged by anthropic:a, openai:b, not by openai:b',
    ],
    [
      'of fewer that count for another metric',
      {
        ...panel(both[0] as MemberFacts, member('anthropic', 'a', ['faithfulness'])),
        judgeBefore: { panel: { members: both.map(({ provider, model }) => reported(provider, model)) } },
      },
      null,
    ],
    [
      'whose first member is another model alone',
      {
        ...panel(...both),
        judgeBefore: {
          model: 'n',
          provider: 'openai',
          panel: { members: both.map(({ provider, model }) => reported(provider, model)) },
        },
      },
      null,
    ],
  ])('%s', (_, given, obstacle) => {
    const found = changeOf(given);
    if (obstacle === null) expect(found).toHaveProperty('change');
    else expect(found).toEqual({ obstacle });
  });
});

describe('what the judge gave a session of the base', () => {
  const [session] = baselineOf([ratedSession('a', { overall: 0.5 })]).sessions;
  if (session === undefined) throw new Error('one session was made');
  it.each([
    ['overall', { overall: 0.25 }, 0.25],
    ['overall', { metrics: { faithfulness: { score: 0.75 } } }, null],
    ['faithfulness', { overall: 0.25, metrics: { faithfulness: { score: 0.75 } } }, 0.75],
    ['faithfulness', { overall: 0.25, metrics: { faithfulness: { score: null } } }, null],
    ['relevance', { overall: 0.25, metrics: { faithfulness: { score: 0.75 } } }, null],
    ['relevance', { overall: 0.25 }, null],
    ['overall', null, null],
  ] as const)('%s of %j', (subject, judge, score) => expect(scoreBefore(subject, { ...session, judge })).toBe(score));
});
