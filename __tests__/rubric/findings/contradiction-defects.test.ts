import { describe, expect, it } from '@jest/globals';
import { bareNumbers } from '../../../src/rubric/findings/bare-numbers.js';
import { contradictionDefects } from '../../../src/rubric/findings/contradiction-defects.js';
import type { Contradiction, ContradictionRule } from '../../../src/rubric/v2/contradiction.js';
import { placeOf } from '../scored-texts.js';

describe('the numbers in which two spellings differ', () => {
  it.each<readonly [string, string, readonly (readonly [string, string])[]]>([
    ['CN-2240', 'CN-2204', [['2240', '2204']]],
    ['40 hours', '14 hours', [['40', '14']]],
    ['440,000', '400,000', [['440000', '400000']]],
    ['1,440,000.5 m', '1440000.5 m', []],
    ['4 of 12', '4 of 11', [['12', '11']]],
    ['v1.2', 'v1.3', [['1.2', '1.3']]],
    ['1,2', '1,3', [['2', '3']]],
    [
      '4 of 12',
      '5 of 11',
      [
        ['4', '5'],
        ['12', '11'],
      ],
    ],
    ['4 of 12', '4', []],
    ['master', 'main', []],
    ['', '', []],
  ])('%s, %s', (given, wanted, numbers) => {
    expect(bareNumbers({ given, wanted })).toEqual(numbers.map(([ours, theirs]) => ({ given: ours, wanted: theirs })));
  });
});

function contradiction(
  rule: ContradictionRule,
  given: string,
  wanted: string,
  candidateSentence = 'Ours.',
): Contradiction {
  return { rule, given, wanted, candidateSentence, referenceSentence: 'Theirs.' };
}

const told = (...contradictions: readonly Contradiction[]) =>
  contradictionDefects(contradictions, 'key_actions', ['key_actions', 2], placeOf);

const BOTH = ': the candidate says "Ours.", the reference "Theirs."';

describe('a contradiction', () => {
  it.each<readonly [ContradictionRule, string, string, string]>([
    [
      'negation',
      'NEGATION_MISMATCH',
      `Negated on one side only, "a" against "b"${BOTH}`,
      'Say "b" as the reference does, if that is what happened',
    ],
    ['antonym', 'ANTONYM_MISMATCH', `Opposite words, "a" for "b"${BOTH}`, 'Change "a" to "b"'],
    ['direction', 'DIRECTION_MISMATCH', `The other way round, "a" for "b"${BOTH}`, 'Turn it round: "b"'],
    ['number', 'NUMBER_MISMATCH', `The reference says "b", the candidate says "a"${BOTH}`, 'Change "a" to "b"'],
    [
      'identifier',
      'IDENTIFIER_MISMATCH',
      `The reference names "b", the candidate names "a"${BOTH}`,
      'Change "a" to "b"',
    ],
    ['scrambled', 'SCRAMBLED_TEXT', 'This is a, not sentences: "Ours."', 'Write sentences'],
  ])('of the rule %s', (rule, code, message, suggestion) => {
    expect(told(contradiction(rule, 'a', 'b'))).toEqual([
      { code, dimension: 'key_actions', message, suggestion, place: { file: 'key_actions/2' } },
    ]);
  });

  const name = contradiction('identifier', 'CN-2240', 'CN-2204');

  it.each<readonly [string, Contradiction, boolean]>([
    ['that is the digits of a name', contradiction('number', '2240', '2204'), false],
    ['in another sentence', contradiction('number', '2240', '2204', 'Another.'), true],
    ['that is another', contradiction('number', '2241', '2204'), true],
    ['for another', contradiction('number', '2240', '2205'), true],
    ['of another rule', contradiction('antonym', '2240', '2204'), true],
  ])('about a number %s is told beside the name: %s', (_, number, isTold) => {
    for (const all of [
      [name, number],
      [number, name],
    ])
      expect(told(...all)).toHaveLength(isTold ? 2 : 1);
    const other = contradiction('identifier', 'main', 'master');
    expect(told(number, other, name)).toHaveLength(isTold ? 3 : 2);
  });

  it('about a number of a name with several is told with it', () => {
    const build = contradiction('identifier', 'B7-12', 'B7-13');
    expect(told(build, contradiction('number', '12', '13'))).toHaveLength(1);
    expect(told(contradiction('identifier', 'B8-12', 'B7-13'), contradiction('number', '12', '13'))).toHaveLength(1);
    expect(told(contradiction('number', '12', '13'))).toHaveLength(1);
    expect(told(contradiction('number', '12', '13'), contradiction('number', '12', '13'))).toHaveLength(2);
  });
});

it.each([
  ['05', '04', 'It runs at 05:30.', 'Change "05:30" to "04:00"'],
  ['05', '04', 'It has 05 parts.', 'Change "05" to "04:00"'],
])('names a time of day whole: %s for %s in %s', (given, wanted, candidateSentence, suggestion) => {
  const one = { ...contradiction('number', given, wanted, candidateSentence), referenceSentence: 'It runs at 04:00.' };
  expect(told(one)[0]?.suggestion).toBe(suggestion);
});
