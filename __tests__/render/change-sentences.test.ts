import { describe, expect, it } from '@jest/globals';
import type { ReportGate } from '../../src/gates/catalogue.js';
import { changeWordShown, isGated, standingOf } from '../../src/render/certainty.js';
import {
  changeCells,
  changedInputsSentence,
  changeSentence,
  failuresSentence,
  originSentence,
  wordInTable,
} from '../../src/render/change-sentences.js';
import type { Report } from '../../src/report/schema.js';
import { wholeBaseline, wholeGates } from '../builders/whole-report.js';

type Baseline = NonNullable<Report['baseline']>;
type Change = NonNullable<Baseline['overall']>;

const CHANGE: Change = { before: 0.6, now: 0.5, delta: -0.1, ci95: [-0.2, 0.01], p: 0.06, word: 'noise' };
const CALM = { collapsed: [], failures: { new: [], already: [], fixed: [] }, groups: undefined } as const;
const baseline = (overrides: Partial<Baseline> = {}): Baseline =>
  ({ ...wholeBaseline(), ...CALM, sessions: [], ...overrides }) as Baseline;
const gate = (id: string): ReportGate => {
  const found = wholeGates().find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

const moved = (delta: number, title: number): Baseline['sessions'][number] => ({
  ...{ name: 'a', delta },
  dimensions: { title },
});

describe('the change of a mean in a table', () => {
  it.each<[Change['word'], string, Partial<Baseline>, string]>([
    ['noise', 'overall', {}, 'not certain'],
    ['noise', 'overall', { collapsed: ['a'] }, 'not in the mean'],
    ['noise', 'overall', { failures: { new: ['a'], already: [], fixed: [] } }, 'not in the mean'],
    ['noise', 'overall', { failures: null }, 'not certain'],
    ['regression', 'overall', { collapsed: ['a'] }, 'regression'],
    ['regression', 'title', {}, 'fell'],
    ['tolerated', 'overall', {}, 'tolerated'],
    ['tolerated', 'title', {}, 'fell'],
    ['improvement', 'title', {}, 'rose'],
    ['improvement', 'overall', {}, 'improvement'],
    ['noise', 'overall', { sessions: [moved(0, 0.1), moved(0.0004, 0)] }, 'unchanged'],
    ['noise', 'title', { sessions: [moved(0, 0.1), moved(0, 0)] }, 'not certain'],
    ['noise', 'title', { sessions: [moved(0.1, 0), moved(-0.1, 0)] }, 'unchanged'],
    ['noise', 'overall', { sessions: [moved(0.1, 0), moved(-0.1, 0)] }, 'not certain'],
    ['noise', 'overall', { sessions: [moved(0, 0)], collapsed: ['a'] }, 'not in the mean'],
  ])('calls %s of %s, %j: %s', (word, subject, overrides, wanted) => {
    const report = { baseline: baseline(overrides), gates: [gate('max-regression')] };
    expect(wordInTable({ ...CHANGE, word }, subject, report)).toBe(wanted);
  });

  it('is gated by what holds it to the base, by the judge too, and by nothing else', () => {
    const held = (id: string, subject: string) => isGated(subject, [gate(id)]);
    expect(held('max-regression', 'overall')).toBe(true);
    expect(held('max-regression.summary', 'summary')).toBe(true);
    expect(held('max-regression.summary', 'overall')).toBe(false);
    expect(held('max-judge-regression', 'overall')).toBe(true);
    expect(held('min-overall', 'overall')).toBe(false);
    expect(held('max-drift', 'overall')).toBe(false);
    expect([changeWordShown('noise', true), changeWordShown('noise', false)]).toEqual(['not certain', 'not certain']);
    expect([standingOf(gate('max-regression.summary')), standingOf(gate('max-regression'))]).toEqual([
      'not certain',
      'fail',
    ]);
  });

  it('has before, now, change, interval, p and a word', () => {
    const report = { baseline: baseline(), gates: [] };
    expect(changeCells(CHANGE, 'title', report)).toEqual([
      '0.600',
      '0.500',
      '−0.100',
      '−0.200 to +0.010',
      '0.060',
      'not certain',
    ]);
    expect(changeCells({ ...CHANGE, ci95: null, p_fall: 0.0004 }, 'title', report).slice(3)).toEqual([
      'n/a',
      '< 0.001 one-sided',
      'not certain',
    ]);
  });
});

describe('the comparison with the base in a sentence', () => {
  const moved = (deltas: readonly number[], names: readonly string[] = [], fresh: string[] = []) =>
    changeSentence({
      baseline: baseline({
        overall: { ...CHANGE, ci95: null },
        failures: { new: fresh, already: [], fixed: [] },
        sessions: deltas.map((delta, i) => ({ name: names[i] ?? `s${i}`, delta, dimensions: {} })),
      }),
      gates: [],
    })?.split('. The')[0];
  it.each([
    [[-0.2], 'The only session fell'],
    [[-0.2, -0.4], 'All 2 sessions fell'],
    [[-0.2, 0.1, 0.3], '1 of 3 sessions fell (s0: by 0.200), 2 rose (by 0.200 on average)'],
    [[0.1, 0], '1 of 2 sessions rose (by 0.100), 1 is unchanged'],
    [[-0.1, -0.2, -0.3, 0, 0], '3 of 5 sessions fell (s2, s1, s0: by 0.200 on average), 2 are unchanged'],
    [[-0.1, -0.2, -0.3, -0.4, 0], '4 of 5 sessions fell (most: s3, s2, s1; by 0.250 on average), 1 is unchanged'],
    [[-0.0004, 0.0004], '2 sessions scored as on the base'],
    [[0], '1 session scored as on the base'],
  ])('counts what fell and rose: %j', (deltas, wanted) => expect(moved(deltas)).toBe(wanted));

  it.each<[readonly number[], string[], string]>([
    [
      [-0.1, 0, 0, 0],
      ['s0', 's1'],
      '1 of 4 sessions fell (s0: by 0.100), 3 scored as on the base, yet 1 of them newly fails',
    ],
    [[0.1, 0, 0], ['s0', 's1', 's2'], '1 of 3 sessions rose (by 0.100), 2 scored as on the base, yet newly fail'],
    [[0, 0.0004], ['s1'], '2 sessions scored as on the base, yet 1 of them newly fails'],
    [[0], ['s0'], '1 session scored as on the base, yet newly fails'],
    [[-0.1, 0], ['s0'], '1 of 2 sessions fell (s0: by 0.100), 1 is unchanged'],
  ])('calls nothing unchanged that newly fails: %j, %j', (deltas, fresh, wanted) =>
    expect(moved(deltas, [], fresh)).toBe(wanted),
  );

  it('names sessions in a line of at most sixty characters', () => {
    expect(moved([-0.1, 0], [`a\nb${'c'.repeat(80)}`])).toMatch(/\(a bc{56}….*: by 0\.100\)/u);
  });

  type Case = readonly [string, Partial<Change>, readonly string[], Partial<Baseline>, string];
  it.each<Case>([
    ['no interval', { ci95: null }, [], {}, 'The mean fell by 0.100: not certain, since chance does as much'],
    [
      'one without a width',
      { ci95: [-0.1, -0.1] },
      [],
      {},
      'The mean fell by 0.100: not certain, since chance does as much',
    ],
    [
      'as much as allowed',
      { ci95: null, delta: -0.02 },
      ['max-regression'],
      {},
      'The mean fell by 0.020: not certain, since',
    ],
    [
      'more than allowed',
      { ci95: null, delta: -0.021 },
      ['max-regression'],
      {},
      'The mean fell by 0.021: not certain enough to fail on',
    ],
    [
      'what another gate holds',
      { ci95: null, delta: -0.09 },
      ['max-regression.summary'],
      {},
      'The mean fell by 0.090: not certain, since',
    ],
    ['a rise', { ci95: null, delta: 0.1 }, ['max-regression'], {}, 'The mean rose by 0.100: not certain, since'],
    ['nothing', { ci95: null, delta: 0.0004 }, [], {}, 'The mean has not moved'],
    [
      'a session that collapsed',
      { ci95: null },
      [],
      { collapsed: ['a'] },
      ': nothing that the mean shows, yet 1 session is worse than on the base',
    ],
    [
      'what is tolerated',
      { ci95: null, word: 'tolerated' },
      ['max-regression'],
      {},
      ': more than chance does, but no more than the 0.020 that is allowed',
    ],
    [
      'what is held by nothing',
      { ci95: null, word: 'tolerated' },
      [],
      {},
      ': more than chance does, and no gate holds it',
    ],
    [
      'a regression',
      { ci95: null, word: 'regression' },
      ['max-regression'],
      {},
      ': more than chance does, and more than the 0.020 that is allowed',
    ],
    [
      'an improvement',
      { ci95: null, word: 'improvement', delta: 0.1 },
      [],
      {},
      'The mean rose by 0.100: more than chance does',
    ],
  ])('says what the gate makes of the mean: %s', (_, overall, gates, overrides, wanted) => {
    const sentence = changeSentence({
      baseline: baseline({ overall: { ...CHANGE, ...overall }, ...overrides }),
      gates: gates.map(gate),
    });
    if (wanted.endsWith('since')) expect(sentence).toContain(wanted);
    else expect(sentence?.endsWith(wanted)).toBe(true);
  });

  it('says that a regression is barely more than chance where its gate fails by a hair', () => {
    const risk = { errors: 0.1, turns_at: 0.09, word: 'coin toss', about: 'other sessions' } as const;
    const report = {
      baseline: baseline({ overall: { ...CHANGE, word: 'regression' } }),
      gates: [{ ...gate('max-regression'), status: 'fail', flip_risk: risk } as const],
    };
    expect(changeSentence(report)).toMatch(/: barely more than chance does, and more than the 0\.020 that is allowed$/);
  });

  it('is none without a base, and tells why nothing was compared', () => {
    expect(changeSentence({ gates: [] })).toBeUndefined();
    expect(changeSentence({ baseline: baseline({ overall: null, reason: null }), gates: [] })).toBe(
      'Not compared with the base: unknown',
    );
  });
});

describe('failing sessions against those of the base', () => {
  const names = (count: number, of = 'n'): string[] => Array.from({ length: count }, (_, i) => `${of}${i}`);
  const said = (fresh: number, fixed: number, overrides: Partial<Baseline> = {}) =>
    failuresSentence(
      baseline({ failures: { new: names(fresh), already: [], fixed: names(fixed, 'f') }, ...overrides }),
    );
  const isChance = (sentence: string | undefined) =>
    sentence?.includes('a run that changes nothing has as many') === true;
  it.each([
    [0, 0, {}, false],
    [1, 0, {}, true],
    [3, 0, {}, true],
    [4, 0, {}, true],
    [5, 0, {}, false],
    [4, 4, {}, true],
    [9, 9, {}, true],
    [1, 0, { collapsed: ['n0'] }, false],
    [1, 0, { collapsed: ['other'] }, true],
    // Eight sessions of two groups change sides together.
    [4, 0, { groups: 2, paired: 8 }, true],
    [8, 0, { groups: 2, paired: 8 }, true],
    [8, 0, { groups: 4, paired: 8 }, true],
    [8, 0, { groups: 5, paired: 8 }, false],
    [8, 0, { groups: 8, paired: 8 }, false],
    [1, 0, { groups: 1, paired: 0 }, true],
  ])('%i new and %i fixed, %j: chance %j', (fresh, fixed, overrides, wanted) => {
    expect(isChance(said(fresh, fixed, overrides))).toBe(wanted);
  });

  it('are counted', () => {
    expect(said(4, 1)?.startsWith('4 new failures, 0 already failing on the base, 1 fixed')).toBe(true);
    expect(failuresSentence(baseline({ failures: null }))).toBeUndefined();
  });
});

describe('what stands beside the numbers', () => {
  it.each<[Partial<Baseline>, string | undefined]>([
    [{ changed_inputs: [] }, undefined],
    [{ changed_inputs: ['config'] }, 'Changed since the base besides the candidates: config file'],
    [
      { changed_inputs: ['corpus'], changed_references: [], removed_sessions: [] },
      'Changed since the base besides the candidates: golden corpus',
    ],
    [
      { changed_inputs: ['corpus'], changed_references: ['a', 'b'], removed_sessions: [] },
      'Changed since the base besides the candidates: golden corpus (2 references)',
    ],
    [
      { changed_inputs: ['corpus', 'waivers'], changed_references: [], removed_sessions: ['a'] },
      'Changed since the base besides the candidates: golden corpus (1 session not scored any more), waivers',
    ],
    [
      { changed_inputs: ['config'], changed_settings: ['outcomes'], changed_references: ['a'], removed_sessions: [] },
      'Changed since the base besides the candidates: setting outcomes (1 reference read otherwise or changed), config file',
    ],
    [
      { changed_inputs: [], changed_settings: ['fields', 'dimensions'], changed_references: [], removed_sessions: [] },
      'Changed since the base besides the candidates: settings fields, dimensions',
    ],
    [
      { changed_inputs: ['corpus'], changed_references: [], removed_sessions: [], new_sessions: ['a', 'b'] },
      'Changed since the base besides the candidates: golden corpus (2 new sessions)',
    ],
    [
      { changed_inputs: [], changed_transcripts: { new: 0, gone: 1, changed: 2 } },
      'Changed since the base besides the candidates: 3 transcripts',
    ],
  ])('is what the pull request has changed of the measure: %j', (overrides, wanted) => {
    expect(changedInputsSentence(baseline({ new_sessions: [], ...overrides }))).toBe(wanted);
  });

  it.each<[Partial<Baseline>, string | undefined]>([
    [
      { source: 'artifact', fallback: true },
      'The merge base has no report: compared with its ancestor c0ffee0, the newest that has one',
    ],
    [{ source: 'artifact', fallback: false }, 'Compared with the report of the merge base c0ffee0'],
    // Behind "Not compared with the base".
    [{ source: 'artifact', fallback: false, overall: null }, 'That is the report of the merge base c0ffee0'],
    [
      { source: 'artifact', fallback: true, overall: null },
      'The merge base has no report: that is of its ancestor c0ffee0, the newest that has one',
    ],
    [{ source: 'artifact', commit: null }, undefined],
    [{ source: 'file' }, undefined],
    [{ source: 'none' }, undefined],
  ])('is which report the base is: %j', (overrides, wanted) =>
    expect(originSentence(baseline(overrides))).toBe(wanted),
  );
});

it.each<[number, string]>([
  [1, '; of those already failing 1 passes since what is wrong with it was there on the base'],
  [3, '; of those already failing 3 pass since what is wrong with them was there on the base'],
])('failures name the %i that pass by known findings alone', (count, said) => {
  const known = { failed: false, findings: [{ code: 'WRONG_OUTCOME', known: true }] };
  const failing = { ...known, name: 'failing', failed: true };
  const allowed = { ...known, name: 'allowed' };
  const free = { name: 'free', failed: false, findings: [] };
  const excused = Array.from({ length: count }, (_, i) => ({ ...known, name: `n${i}` }));
  const sessions = [failing, allowed, free, ...excused];
  const already = ['failing', ...excused.map(({ name }) => name)];
  const failures = { new: [], already, fixed: [] };
  expect(failuresSentence(baseline({ failures }), sessions as never)).toBe(
    `0 new failures, ${count + 1} already failing on the base, 0 fixed${said}`,
  );
});
