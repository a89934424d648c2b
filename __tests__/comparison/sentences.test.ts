import { describe, expect, it } from '@jest/globals';
import type { ComparedDifference, ComparedVariant } from '../../src/comparison/schema.js';
import { comparisonSentences, comparisonTitle } from '../../src/comparison/sentences.js';
import { difference, pair, subject, type Told, variant } from './told.js';

const A_B = { better: 'a', worse: 'b' };

/** Two variants of which nothing is shown, with what is given beside. */
function told(overrides: Partial<Told> = {}): Told {
  return {
    variants: [variant('a'), variant('b')],
    subjects: [subject('wrong'), subject('gates'), subject('overall')],
    pairs: [pair('a', 'b', [difference('wrong'), difference('overall')])],
    ...{ against: null, session_count: 20 },
    ...overrides,
  };
}

const won = (id: string, winner: string, worse: string) => subject(id, { winner, shown: [{ better: winner, worse }] });
const three = { variants: [variant('a'), variant('b'), variant('c')] };
const conflict = (wrong: Partial<ComparedDifference>, word: 'a' | 'b' = 'b') => [
  pair('a', 'b', [difference('wrong', { a: 0.1, b: 0.4, delta: 0.3, ...wrong }), difference('overall', { word })]),
];

describe('the result of a comparison in one sentence', () => {
  it.each<[string, Partial<Told>, string]>([
    ['shows nothing', {}, 'No difference shown between a and b'],
    ['shows nothing of three', three, 'No difference shown between the 3 variants'],
    [
      'has nothing that differs',
      { subjects: [subject('wrong', { equal: true }), subject('overall', { equal: true })] },
      'Nothing differs between a and b',
    ],
    [
      'has something that differs',
      { subjects: [subject('wrong', { equal: true }), subject('overall')] },
      'No difference shown between a and b',
    ],
    [
      'has one who is better in all',
      { subjects: [won('wrong', 'a', 'b'), won('gates', 'a', 'b'), won('overall', 'a', 'b')] },
      'a is wrong in fewer sessions, fails the gates in fewer sessions and is closer to the references',
    ],
    [
      'has one who is closer, and nothing of what is wrong',
      { subjects: [subject('wrong'), subject('gates'), won('overall', 'b', 'a')] },
      'b is closer to the references; no difference shown in what is wrong',
    ],
    [
      'has one who is wrong in fewer sessions, and nothing of closeness',
      { subjects: [won('wrong', 'b', 'a'), subject('overall')] },
      'b is wrong in fewer sessions; no difference shown in closeness',
    ],
    [
      'has one who fails in fewer sessions alone',
      { subjects: [subject('wrong'), won('gates', 'b', 'a'), subject('overall')] },
      'b fails the gates in fewer sessions; no difference shown in what is wrong and closeness',
    ],
    [
      'has one who is better in one, and another in the other',
      { subjects: [won('wrong', 'a', 'b'), won('overall', 'b', 'a')] },
      'a is wrong in fewer sessions; b is closer to the references',
    ],
    [
      'has no one who is better than all',
      { ...three, subjects: [subject('wrong'), subject('overall', { shown: [A_B] })] },
      'a is closer to the references than b; no difference shown in what is wrong',
    ],
    [
      'has one who is better in one thing, and no one in the other',
      { ...three, subjects: [won('wrong', 'a', 'b'), subject('overall', { shown: [A_B] })] },
      'a is wrong in fewer sessions; a is closer to the references than b',
    ],
    [
      'warns of who is wrong in all sessions',
      { subjects: [won('overall', 'b', 'a')], pairs: conflict({ a: 0, b: 1, delta: 1 }) },
      'a is wrong in fewer sessions than b, which may be chance; b is closer to the references',
    ],
    [
      'does not warn where none is wrong in fewer sessions',
      { subjects: [won('overall', 'b', 'a')], pairs: [...conflict({ delta: 0 }), ...conflict({ delta: 0 }, 'a')] },
      'b is closer to the references',
    ],
    [
      'has what is undecided beside too many',
      { pairs: [pair('a', 'b', [difference('wrong', { better_a: 2 }), difference('overall', { better_b: 20 })])] },
      'No difference shown between a and b; 1 comparison undecided: too many for 20 sessions',
    ],
    [
      'has only a dimension',
      { subjects: [subject('wrong'), subject('overall'), won('key_actions', 'a', 'b')] },
      'No difference shown between a and b in what is wrong and closeness; better by dimension: key actions (a)',
    ],
    [
      'warns of who is closer and wrong in more sessions',
      { subjects: [subject('wrong'), subject('gates'), won('overall', 'b', 'a')], pairs: conflict({}) },
      'a is wrong in fewer sessions than b, which may be chance; b is closer to the references',
    ],
    [
      'warns of that where no one is better than all',
      { ...three, subjects: [subject('wrong'), subject('overall')], pairs: conflict({}) },
      'a is wrong in fewer sessions than b, which may be chance; no difference shown between the 3 variants',
    ],
    ...[
      ['a', 0, 0.25, 'a is wrong in fewer sessions than b, which may be chance; no difference shown between a and b'],
      ['b', 0.75, 0, 'b is wrong in fewer sessions than a, which may be chance; no difference shown between a and b'],
      ['nobody who is to be told', 0, 0.24, 'No difference shown between a and b'],
    ].map(([who, a, b, title]): [string, Partial<Told>, string] => [
      `shows nothing, and has ${who} wrong in fewer sessions`,
      { pairs: [pair('a', 'b', [difference('wrong', { a: Number(a), b: Number(b), delta: Number(b) - Number(a) })])] },
      String(title),
    ]),
    [
      'tells who is wrong in fewer sessions where that is shown of others',
      {
        ...three,
        subjects: [subject('wrong', { shown: [A_B] }), subject('overall')],
        pairs: [
          pair('a', 'b', [difference('wrong', { word: 'a', delta: 0.5 })]),
          pair('b', 'c', [difference('wrong', { delta: -0.4 })]),
        ],
      },
      'a is wrong in fewer sessions than b; no difference shown in closeness',
    ],
    [
      'does not warn of what is shown',
      { subjects: [won('wrong', 'a', 'b'), won('overall', 'b', 'a')], pairs: conflict({ word: 'a' }) },
      'a is wrong in fewer sessions; b is closer to the references',
    ],
    [
      'has who failed behind it',
      { variants: [variant('a', { missing: 1 }), variant('b')] },
      'No difference shown between a and b; a has no usable candidate for 1 of 20 sessions',
    ],
  ])('%s', (_, overrides, wanted) => expect(comparisonTitle(told(overrides))).toBe(wanted));

  it('warns of the worst conflict', () => {
    const pairs = [
      ...conflict({ delta: 0.1 }),
      pair('c', 'd', [difference('wrong', { delta: -0.5 }), difference('overall', { word: 'a' })]),
      pair('e', 'f', [difference('wrong', { delta: 0.2 }), difference('overall', { word: 'b' })]),
    ];
    const alike = [...conflict({}), pair('c', 'd', conflict({})[0]?.differences)];
    expect(comparisonTitle(told({ pairs: alike }))).toMatch(
      /^a is wrong in fewer sessions than b, which may be chance; /,
    );
    expect(comparisonTitle(told({ pairs }))).toMatch(/^d is wrong in fewer sessions than c, which may be chance; /);
  });
});

const WRONG =
  'Sessions with something wrong (unusable, outcome, contradiction, requirement, ungrounded): a 2 of 20, b 2 of 20. ';
const usage = (cost: number | null, sessions = 20): Partial<ComparedVariant> => ({
  usage: {
    ...{ cost_usd: cost, cost_usd_total: null, cost_sessions: sessions },
    ...{ input_tokens: null, output_tokens: null, token_sessions: 0 },
  },
});
const judged = (mean: number | null, voided: string | null = null) =>
  ({ judge: { overall: { mean, ci95: null, stddev: null }, voided } }) as unknown as Partial<ComparedVariant>;

/** The sentences that begin so. */
function beginning(opening: string, overrides: Partial<Told>): readonly string[] {
  return comparisonSentences(told(overrides)).filter((one) => one.startsWith(opening));
}

describe('the result of a comparison in sentences', () => {
  it('goes from what is wrong to closeness and to the dimensions', () => {
    const subjects = [subject('wrong'), subject('gates'), subject('overall'), subject('title')];
    expect(comparisonSentences(told({ subjects }))).toEqual([
      `${WRONG}No difference shown: both have the same on average (too few sessions differ).`,
      'Sessions that fail the gates: a 1 of 20, b 1 of 20. No difference shown.',
      'Closeness to the references: a 0.500, b 0.500. No difference shown: both have the same on average (too few sessions differ).',
      'With 20 sessions a difference in what is wrong below 12 points is easily missed.',
      'With 20 sessions a difference in closeness below 0.120 is easily missed.',
      'In no dimension a difference is shown.',
    ]);
  });

  it.each<[string, Partial<Told>, string]>([
    ['the same', { subjects: [subject('wrong', { equal: true })] }, 'The same in every session.'],
    [
      'a winner with the numbers of the only pair',
      {
        subjects: [won('wrong', 'a', 'b')],
        pairs: [pair('a', 'b', [difference('wrong', { word: 'a', delta: 0.3, p_corrected: 0.01 })])],
      },
      'a is wrong in fewer sessions, by 30 points (corrected p 0.010).',
    ],
    [
      'a winner without numbers where there are several pairs',
      { subjects: [won('wrong', 'a', 'b')], pairs: [pair('a', 'b', [difference('wrong')]), pair('a', 'c')] },
      'a is wrong in fewer sessions.',
    ],
    [
      'several who are better than others',
      { subjects: [subject('wrong', { shown: [A_B, { better: 'c', worse: 'b' }] })], pairs: [] },
      'a and c are wrong in fewer sessions than b; no more is shown.',
    ],
  ])('says of a subject: %s', (_, overrides, wanted) =>
    expect(beginning(WRONG, overrides)).toEqual([`${WRONG}${wanted}`]),
  );

  it.each<[string, Told['subjects'], readonly string[]]>([
    ['none', [], []],
    [
      'one of two',
      [won('title', 'a', 'b'), subject('outcome')],
      ['Better by dimension: title (a); in the others no difference is shown.'],
    ],
    [
      'all',
      [won('title', 'a', 'b'), subject('outcome', { shown: [A_B] })],
      ['Better by dimension: title (a), outcome (a better than b).'],
    ],
  ])('says in which dimensions who is better: %s', (_, subjects, wanted) =>
    expect(
      beginning('Better by', { subjects: [...subjects, won('overall', 'a', 'b'), won('wrong', 'b', 'a')] }),
    ).toEqual(wanted),
  );

  it('says what the judge says, but of who is void', () => {
    const subjects = [
      won('judge.overall', 'a', 'b'),
      subject('judge.coherence'),
      won('judge.relevance', 'b', 'a'),
      subject('judge.faithfulness', { shown: [A_B] }),
      subject('judge.pairwise'),
    ];
    const variants = [variant('a', judged(0.9)), variant('b', judged(null, 'canary')), variant('c')];
    const sentences = comparisonSentences(told({ variants, subjects, pairs: [] }));
    expect(sentences).toEqual([
      "The judge's overall: a 0.900, b n/a, c n/a. a is better to the judge.",
      'What the judge says of b is void, and in no comparison.',
      'Judge: coherence: no difference shown. Judge: relevance: b. Judge: faithfulness: a better than b.',
    ]);
  });

  it('says where closeness and what is wrong point different ways', () => {
    const wanted = (closer: string, rival: string) =>
      `They point different ways: ${closer} is closer to the references than ${rival}, and has something wrong in more sessions (40 % against 10 %). Closeness tells wording rather than truth: read these sessions before choosing ${closer}.`;
    expect(beginning('They', { pairs: conflict({}) })).toEqual([wanted('b', 'a')]);
    expect(beginning('They', { pairs: conflict({ a: 0.4, b: 0.1, delta: -0.3 }, 'a') })).toEqual([wanted('a', 'b')]);
    expect(beginning('They', { pairs: conflict({}, 'a') })).toEqual([]);
    expect(beginning('They', { pairs: conflict({ delta: 0 }) })).toEqual([]);
    expect(beginning('They', { pairs: conflict({ delta: null }) })).toEqual([]);
    expect(beginning('They', { pairs: [pair('a', 'b', [difference('wrong', { delta: 0.3 })])] })).toEqual([]);
    expect(beginning('They', { pairs: [pair('a', 'b', [difference('overall', { word: 'b' })])] })).toEqual([]);
    expect(beginning('They', { pairs: [1, 2, 3, 4].flatMap(() => conflict({})) })).toHaveLength(3);
  });

  it.each<[string, readonly Partial<ComparedVariant>[], readonly string[]]>([
    ['nobody says', [{}, usage(null)], []],
    [
      'two say',
      [usage(0.02), usage(0.03)],
      ['Cost a session, as the candidates say: a $0.0200, b $0.0300 (1.5 times the least).'],
    ],
    ['two say the same', [usage(0.02), usage(0.02)], ['Cost a session, as the candidates say: a $0.0200, b $0.0200.']],
    ['one says', [usage(0.02), {}], ['Cost a session, as the candidates say: a $0.0200; of 1 variant nobody says.']],
    [
      'some say it of some sessions',
      [
        { n: 26, ...usage(0.02, 26) },
        { n: 26, ...usage(0.03, 2) },
      ],
      [
        'Cost a session, as the candidates say: a $0.0200 in 26 of 26 sessions, b $0.0300 in 2 of 26 sessions; each is the mean over its own of these sessions, which need not be the same.',
      ],
    ],
    ['one costs nothing', [usage(0), usage(0.02)], ['Cost a session, as the candidates say: a $0, b $0.0200.']],
  ])('says what it costs: %s', (_, all, wanted) => {
    const variants = all.map((one, i) => variant('ab'.charAt(i), one));
    expect(beginning('Cost', { variants })).toEqual(wanted);
  });
});
