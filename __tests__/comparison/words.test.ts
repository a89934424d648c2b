import { describe, expect, it } from '@jest/globals';
import { failureSentences, failureTitle } from '../../src/comparison/failure-sentences.js';
import type { ComparedDifference } from '../../src/comparison/schema.js';
import { visibleSentences } from '../../src/comparison/visible-sentences.js';
import {
  betterOf,
  betterWords,
  correctionWords,
  differenceNumbers,
  percent,
  relations,
  resultWords,
  showUsd,
  subjectLabel,
} from '../../src/comparison/words.js';
import { signed } from '../../src/core/numbers.js';
import { difference, pair, subject, variant } from './told.js';

describe('words of a comparison', () => {
  it('call subjects by their names', () => {
    const ids = ['wrong', 'gates', 'overall', 'judge.pairwise', 'judge.overall', 'judge.coherence', 'key_actions'];
    expect(ids.map(subjectLabel)).toEqual([
      ...['something wrong', 'fails the gates', 'closeness', 'judge: side by side', 'judge: overall'],
      ...['judge: coherence', 'key actions'],
    ]);
    expect(ids.map((id) => betterWords(id, 'sessions'))).toEqual([
      ...['is wrong in fewer sessions', 'fails the gates in fewer sessions', 'is closer to the references'],
      ...['is preferred in more sessions', 'is better to the judge', 'is better in judge: coherence'],
      'is better in key actions',
    ]);
    expect(ids.map((id) => betterWords(id, 'sessions', 2))).toEqual([
      ...['are wrong in fewer sessions', 'fail the gates in fewer sessions', 'are closer to the references'],
      ...['are preferred in more sessions', 'are better to the judge', 'are better in judge: coherence'],
      'are better in key actions',
    ]);
  });

  it('call what is wrong by samples where there are several', () =>
    expect(betterWords('wrong', 'samples')).toBe('is wrong in fewer samples'));

  it.each<[string, number, readonly ComparedDifference[], string]>([
    ['so many', 8, [difference('wrong', { better_a: 2 })], "p values are corrected for 8 comparisons by Holm's method"],
    [
      'none, as each has too few sessions',
      0,
      [difference('wrong', { better_a: 2 }), difference('overall', { better_a: 1 }), difference('title', {})],
      'None of 2 comparisons that differ can become clear with so few sessions, so that no p value is corrected',
    ],
    ['none, as nothing differs', 0, [difference('wrong', {})], 'Nothing differs that could be tested'],
  ])('say how many comparisons are corrected for: %s', (_, comparisons, differences, wanted) => {
    const correction = { method: 'holm', level: 0.05, comparisons } as const;
    expect(correctionWords({ correction, pairs: [pair('a', 'b', [...differences])] })).toBe(
      `${wanted}; intervals are of one difference alone.`,
    );
  });

  it('show names and numbers', () => {
    expect([null, 0, 0.125, 0.996, 1].map(percent)).toEqual(['n/a', '0 %', '13 %', '100 %', '100 %']);
    expect([0, 0.0004, -0.0004, 0.25, -0.25].map(signed)).toEqual([
      ...['±0.000', '±0.000', '±0.000', '+0.250', '−0.250'],
    ]);
    expect([0, 0.00001234, 0.0001, 0.5, 1, 12.345].map(showUsd)).toEqual([
      ...['$0', '$0.000012', '$0.0001', '$0.5000', '$1.00', '$12.35'],
    ]);
  });

  const A_B = { a: 'a', b: 'b' };

  it.each<[string, string, Partial<ComparedDifference>, string]>([
    ['what was not measured', 'overall', { delta: null }, 'not measured'],
    ['nothing', 'overall', { delta: 0 }, 'both have the same on average (too few sessions differ)'],
    [
      'what could not become clear beside so many',
      'overall',
      { delta: 0.5, better_b: 20 },
      'b has 0.500 more (too many comparisons)',
    ],
    [
      'as many as can be clear, of more',
      'overall',
      { delta: 0.5, better_a: 3, better_b: 10 },
      'b has 0.500 more (too few sessions differ)',
    ],
    [
      'so few that none is clear alone',
      'overall',
      { n: 6, delta: 0.5, better_b: 6 },
      'b has 0.500 more (too few sessions differ)',
    ],
    [
      'fourteen of twenty, by signs that are drawn',
      'overall',
      { delta: 0.5, better_a: 14 },
      'b has 0.500 more (too many comparisons)',
    ],
    [
      'fourteen of twenty, by signs that are counted',
      'judge.pairwise',
      { delta: 0.5, better_b: 14 },
      'b has 50 points more (too few sessions differ)',
    ],
    [
      'twenty of twenty, by signs that are counted',
      'judge.pairwise',
      { delta: 0.5, better_b: 20 },
      'b has 50 points more (too many comparisons)',
    ],
    ['next to nothing', 'wrong', { delta: 0.004, p_corrected: 1 }, 'both have the same on average (corrected p 1.000)'],
    [
      'what is not shown',
      'overall',
      { delta: 0.1, ci95: [-0.05, 0.25], p_corrected: 0.2 },
      'b has 0.100 more (95 % interval −0.050 to +0.250, corrected p 0.200)',
    ],
    [
      'what is not shown, of the first',
      'wrong',
      { delta: -0.1, ci95: [-0.25, 0], p_corrected: 0.2 },
      'b has 10 points less (95 % interval −25 to +0, corrected p 0.200)',
    ],
    [
      'what is shown',
      'overall',
      { word: 'b', delta: 0.2, ci95: [0, 0.3], p_corrected: 0.0001 },
      'by 0.200 (95 % interval 0.000 to 0.300, corrected p < 0.001)',
    ],
    [
      'what is shown, of the first',
      'wrong',
      { word: 'a', delta: -0.2, ci95: [-0.3, -0.1], p_corrected: 0.01 },
      'by 20 points (95 % interval 10 to 30, corrected p 0.010)',
    ],
    [
      'what is shown, with an interval on both sides',
      'judge.pairwise',
      { word: 'b', delta: 0.2, ci95: [-0.1, 0.3], p_corrected: 0.01 },
      'by 20 points (95 % interval −10 to 30, corrected p 0.010)',
    ],
  ])('tell a difference in numbers: %s', (_, id, overrides, wanted) =>
    expect(differenceNumbers(difference(id, overrides), A_B)).toBe(wanted),
  );

  it('tell for whom a difference speaks', () => {
    const words = ['a', 'b', 'equal', 'no_difference_shown', 'unmeasured'] as const;
    expect(words.map((word) => betterOf({ word }, { a: 'x', b: 'y' }))).toEqual(['x', 'y', null, null, null]);
  });

  it('tell who is better than whom, together where they are better than the same', () => {
    const shown = (...pairs: readonly string[]) =>
      pairs.map((one) => ({ better: one.charAt(0), worse: one.charAt(1) }));
    const words = (names: number): string => (names === 1 ? 'is' : 'are');
    expect(relations(shown('ac', 'bc'), words)).toBe('a and b are than c');
    expect(relations(shown('ac', 'ad', 'bc', 'bd'), words)).toBe('a and b are than c and d');
    expect(relations(shown('ab', 'bc', 'cd'), words)).toBe('a is than b; b is than c; c is than d');
    expect(relations(shown('ab', 'bc', 'cd', 'de'), words)).toBe('a is than b; b is than c; c is than d; and 1 more');
    expect(relations(shown('ab', 'bc', 'cd', 'de', 'ef'), words)).toBe(
      'a is than b; b is than c; c is than d; and 2 more',
    );
  });

  it('tell the result in a table', () => {
    const shown = [{ better: 'a', worse: 'b' }];
    expect(resultWords(subject('overall', { winner: 'a', shown }))).toBe('a');
    expect(resultWords(subject('overall', { equal: true }))).toBe('equal');
    expect(resultWords(subject('overall'))).toBe('no difference shown');
    expect(resultWords(subject('overall', { shown }))).toBe('a better than b');
  });
});

describe('sessions without a usable candidate', () => {
  const failing = (name: string) => variant(name, { missing: 1, invalid: 2 });

  it('stand in the title, of three variants by name', () => {
    const told = (name: string) => `${name} has no usable candidate for 3 of 20 sessions`;
    const of = (...names: readonly string[]) => failureTitle({ variants: [variant('x'), ...names.map(failing)] });
    expect(of()).toEqual([]);
    expect(of('a')).toEqual([told('a')]);
    expect(of('a', 'b', 'c')).toEqual(['a', 'b', 'c'].map(told));
    expect(of('a', 'b', 'c', 'd')).toEqual([...['a', 'b', 'c'].map(told), 'so it is with 1 variant more']);
    expect(of('a', 'b', 'c', 'd', 'e').at(-1)).toBe('so it is with 2 variants more');
  });

  const COUNTED = 'Each is a failure of its variant: it counts as 0, as wrong and as failing the gates.';
  const usable = (n: number) => ({ usable: { n, a: 0.5, b: 0.6 } });

  it.each<[string, Parameters<typeof failureSentences>[0], readonly unknown[]]>([
    ['none', { variants: [variant('a')], pairs: [], session_count: 20 }, []],
    [
      'some that nobody has',
      { variants: [variant('a')], pairs: [], session_count: 23 },
      ['No variant has a candidate for 3 of 23 sessions: these are in no number.'],
    ],
    [
      'missing and unusable ones',
      {
        variants: [failing('a'), variant('b', { missing: 1 }), variant('c', { invalid: 1 }), variant('d')],
        pairs: [pair('a', 'b', [], usable(16)), pair('b', 'd', [], usable(20)), pair('c', 'd', [], usable(0))],
        session_count: 20,
      },
      [
        `Sessions without a usable candidate: a 3 of 20 (1 missing and 2 unusable), b 1 of 20 (1 missing), c 1 of 20 (1 unusable). ${COUNTED}`,
        'Closeness where both have one, which is not tested: a 0.500, b 0.600 (16 sessions).',
      ],
    ],
    [
      'where neither of a pair lacks one',
      { variants: [failing('a'), variant('b')], pairs: [pair('a', 'b')], session_count: 20 },
      [`Sessions without a usable candidate: a 3 of 20 (1 missing and 2 unusable). ${COUNTED}`],
    ],
    [
      'of four pairs',
      {
        variants: [failing('a'), variant('b')],
        pairs: [1, 2, 3, 4].map((n) => pair('a', 'b', [], usable(n))),
        session_count: 20,
      },
      [
        expect.stringMatching(/^Sessions without a usable candidate: a 3 of 20/),
        expect.stringMatching(/\(3 sessions\); 1 pair more in compare\.json\.$/),
      ],
    ],
    [
      'of more than three pairs',
      {
        variants: [failing('a'), variant('b')],
        pairs: [1, 2, 3, 4, 5].map((n) => pair('a', 'b', [], usable(n))),
        session_count: 20,
      },
      [
        `Sessions without a usable candidate: a 3 of 20 (1 missing and 2 unusable). ${COUNTED}`,
        'Closeness where both have one, which is not tested: a 0.500, b 0.600 (1 session); a 0.500, b 0.600 (2 sessions); a 0.500, b 0.600 (3 sessions); 2 pairs more in compare.json.',
      ],
    ],
  ])('are told: %s', (_, told, wanted) => expect(failureSentences(told)).toEqual(wanted));
});

describe('how small a difference stays unseen', () => {
  const wrong = (overrides: Partial<ComparedDifference> = {}) => difference('wrong', overrides);
  const overall = (overrides: Partial<ComparedDifference> = {}) => difference('overall', overrides);
  const inWrong = 'a difference in what is wrong';

  it.each<[string, readonly ReturnType<typeof pair>[], readonly string[]]>([
    ['is not told of nothing', [], []],
    ['is not told of another subject', [pair('a', 'b', [difference('gates')])], []],
    [
      'is told in points of a hundred',
      [pair('a', 'b', [wrong({ detectable: 0.111 })])],
      [`With 20 sessions ${inWrong} below 12 points is easily missed.`],
    ],
    [
      'is told in scores',
      [pair('a', 'b', [overall()])],
      ['With 20 sessions a difference in closeness below 0.120 is easily missed.'],
    ],
    [
      'is told of the largest',
      [pair('a', 'b', [wrong({ n: 1, detectable: 0.5 })]), pair('a', 'c', [wrong({ n: 12 })])],
      [`With 1 to 12 sessions ${inWrong} below 50 points is easily missed.`],
    ],
    [
      'is told of what is not shown',
      [pair('a', 'b', [wrong({ word: 'a', n: 3, detectable: 0.9 })]), pair('a', 'c', [wrong()])],
      [`With 20 sessions ${inWrong} between a and c below 12 points is easily missed.`],
    ],
    [
      'is told of several that are not shown',
      [pair('a', 'b', [wrong({ word: 'b' })]), pair('a', 'c', [wrong()]), pair('b', 'c', [wrong({ word: 'equal' })])],
      [`With 20 sessions ${inWrong} between those that are not told apart below 12 points is easily missed.`],
    ],
    [
      'is told of all where all is shown',
      [pair('a', 'b', [wrong({ word: 'a' })])],
      [`With 20 sessions ${inWrong} below 12 points is easily missed.`],
    ],
    ['is not told of copies in closeness', [pair('a', 'b', [overall({ word: 'equal' })])], []],
    ['is not told of what was not measured', [pair('a', 'b', [wrong({ word: 'unmeasured' })])], []],
    [
      'is told of sessions in any order',
      [pair('a', 'b', [wrong({ n: 26 })]), pair('a', 'c', [wrong({ n: 3 })]), pair('b', 'c', [wrong({ n: 12 })])],
      [`With 3 to 26 sessions ${inWrong} below 12 points is easily missed.`],
    ],
    [
      'is not known beside too many',
      [pair('a', 'b', [overall({ better_b: 20, detectable: null })])],
      [
        'With 20 sessions these comparisons show hardly any difference in closeness: more sessions or fewer comparisons are needed.',
      ],
    ],
    [
      'is not known of too few',
      [pair('a', 'b', [wrong({ n: 2, detectable: null })]), pair('a', 'c', [wrong()])],
      [
        'With 2 to 20 sessions these comparisons show hardly any difference in what is wrong: more sessions are needed.',
      ],
    ],
  ])('%s', (_, pairs, wanted) => expect(visibleSentences({ pairs: [...pairs] })).toEqual(wanted));
});
