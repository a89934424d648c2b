import { describe, expect, it } from '@jest/globals';
import { soleValueOf, ValueIndex } from '../../../src/rubric/requirements/same-value.js';

/** Whether a text tells what a literal is, and the literal what the text is, where that is one value as well. */
function tells(literal: string, text: string): boolean {
  const wanted = soleValueOf(literal);
  return wanted !== undefined && new ValueIndex([text]).first(wanted) !== undefined;
}

describe('one value in two forms', () => {
  it.each([
    ['90 s', '90 seconds'],
    ['90 s', '1.5 minutes'],
    ['90 minutes', '1 h 30 min'],
    ['120 ms', '0.12 s'],
    ['50 µs', '50 us'],
    ['1 TB', '1,000 GB'],
    ['30 days', 'thirty days'],
    ['1.2 million', '1,200,000'],
    ['1.2 million rows', '1,200,000 rows'],
    ['4k', '4,000'],
    ['42', 'forty-two'],
    ['42 tests', 'forty-two tests'],
    ['3.2x', '3.2 times'],
    ['12 March', 'March 12'],
    ['12 March', '2026-03-12'],
    ['12 March 2026', '2026-03-12'],
    ['3 May', '3rd of May'],
    ['14:30', '2:30'],
    ['14:30', '14:30:12'],
  ])('is %s and %s', (a, b) => {
    expect([tells(a, b), tells(b, a)]).toEqual([true, true]);
    expect(tells(a, `It was ${b}, they say.`)).toBe(true);
  });

  it.each([
    ['90 s', '90 minutes'],
    ['90 s', '91 seconds'],
    ['90 s', '90 MB'],
    ['30 days', 'a month'],
    ['1.2 million', '1,200'],
    ['42 tests', 'forty-two hours'],
    ['42 tests', 'forty-two files'],
    ['12 March', '13 March'],
    ['12 March', '12 April'],
    ['12 March 2026', '2025-03-12'],
    ['14:30', '15:30'],
    ['14:30', '14:31'],
    ['14:30:12', '14:30:13'],
    ['12 March', '12'],
    ['14:30', '14'],
  ])('is not %s and %s', (a, b) => expect([tells(a, b), tells(b, a)]).toEqual([false, false]));
});

describe('what is no single value', () => {
  it.each([
    '',
    'redis',
    '7 of 9',
    '5 to 7 days',
    'took 90 s',
    '90 s later on',
    '12 March at noon',
    '1.2',
    '1.20',
    '42 red tests',
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

  it('is looked for among twenty that are counted by one number', () => {
    const nouns = Array.from(
      { length: 30 },
      (_, i) => `40 ${String.fromCharCode(97 + i / 6)}${String.fromCharCode(97 + (i % 6))}rows`,
    );
    const many = new ValueIndex(nouns);
    const isTold = nouns.map((noun) => {
      const wanted = soleValueOf(noun);
      return wanted !== undefined && many.first(wanted) !== undefined;
    });
    expect(isTold.filter(Boolean)).toHaveLength(20);
  });
});
