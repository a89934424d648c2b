import { describe, expect, it } from '@jest/globals';
import { soleValueOf, ValueIndex } from '../../../src/rubric/requirements/same-value.js';

/** Whether a text tells what a literal is. */
function tells(literal: string, text: string): boolean {
  const wanted = soleValueOf(literal);
  return wanted !== undefined && new ValueIndex([text]).first(wanted) !== undefined;
}

describe('a value', () => {
  it.each([
    ['90 s', '90 seconds'],
    ['90 s', '1.5 minutes'],
    ['90 minutes', '1 h 30 min'],
    ['120 ms', '0.12 s'],
    ['0.12 s', '120 ms'],
    ['1100 ms', '1.1 s'],
    ['50 µs', '50 us'],
    ['1 TB', '1,000 GB'],
    ['30 days', 'thirty days'],
    ['1.2 million', '1,200,000'],
    ['1.2 million', '1,200,000 rows'],
    ['42 tests', 'forty-two tests'],
    ['3.2x', '3.2 times'],
    ['3.2 times', '3.2x'],
    ['12 March', 'March 12'],
    ['12 March', '2026-03-12'],
    ['2026-03-12', '12 March'],
    ['12 March 2026', '2026-03-12'],
    ['3 May', '3rd of May'],
    ['14:30', '2:30 pm'],
    ['2:30 pm', '14:30'],
    ['0:15', '12:15 a.m.'],
    ['12:15', '12:15 pm'],
    ['14:30', '14:30:12'],
    ['14:30:12', '14:30'],
  ])('%s is told by %s', (literal, text) => expect(tells(literal, `It was ${text}, they say.`)).toBe(true));

  it.each([
    ['90 s', '90 minutes'],
    ['90 s', '91 seconds'],
    ['90 s', '90 MB'],
    ['1.5 h', '90 m'],
    ['30 days', 'a month'],
    ['1.2 million', '1,200'],
    ['1.2 million', '1,200,000x'],
    ['42 tests', 'forty-two hours'],
    ['42 tests', 'forty-two files'],
    ['42 tests', 'issue 42'],
    ['42 tests', '42'],
    ['3.2x', 'version 3.2'],
    ['3x', '3'],
    ['12 March', '13 March'],
    ['12 March', '12 April'],
    ['12 March 2026', '2025-03-12'],
    ['14:30', '15:30'],
    ['14:30', '2:30 am'],
    ['14:30', '02:30'],
    ['14:30', '14:31'],
    ['14:30:12', '14:30:13'],
    ['12 March', '12'],
    ['14:30', '14'],
    ['123456789012345 rows', '123456789012399 rows'],
  ])('%s is not told by %s', (literal, text) => expect(tells(literal, `It was ${text}, they say.`)).toBe(false));
});

describe('a literal that is no single value', () => {
  it.each([
    '',
    'redis',
    '7 of 9',
    '5 to 7 days',
    'took 90 s',
    '90 s later on',
    '90 s timeout',
    '5 GB RAM',
    '3x faster',
    '12 March at noon',
    '1.2',
    '1.20',
    '42',
    '8080',
    '2026',
    '5 m',
    '42 red tests',
    'forty-two tests',
    `90 ${'s'.repeat(40)}`,
  ])('is %j', (literal) => expect(soleValueOf(literal)).toBeUndefined());
});

describe('a value that some texts tell', () => {
  const index = new ValueIndex([
    'It took 40 files and 90 s.',
    'It took 1.5 minutes, 40 hours.',
    'It took 40 ms on 2026-03-12.',
  ]);
  it.each([
    ['90 seconds', 0],
    ['40 h', 1],
    ['0.04 s', 2],
    ['12 March', 2],
    ['41 h', undefined],
  ])('%s is first told in text %s', (literal, at) => {
    const wanted = soleValueOf(literal);
    expect(wanted && index.first(wanted)).toBe(at);
  });

  it('is looked for among a hundred things that one number counts', () => {
    const letters = 'abcdefghijkl';
    const nouns = Array.from(letters).flatMap((a) => Array.from(letters, (b) => `40 ${a}${b}rows`));
    const many = new ValueIndex(nouns);
    const isTold = nouns.map((noun) => {
      const wanted = soleValueOf(noun);
      return wanted !== undefined && many.first(wanted) !== undefined;
    });
    expect(isTold.filter(Boolean)).toHaveLength(100);
  });
});
