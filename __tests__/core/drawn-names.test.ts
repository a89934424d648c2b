import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isDrawn, isWords } from '../../src/core/like-names.js';
import { runs } from '../builders/long-runs.js';

/** The same in regular expressions and whole lists, by the words of the rule. */
function isDrawnByTheRule(text: string, least: number): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const [small, capitals, digits] = [count(/[a-z]/g), count(/[A-Z]/g), count(/[0-9]/g)];
  if (digits === 0) return Math.min(small, capitals) > least * (small + capitals);
  // Each place between two characters of another class, but for the one behind the capital that begins a word.
  const changes = count(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z])(?=[0-9])|(?<=[0-9])(?=[A-Za-z])/g);
  const shares = [...new Set(text)].map((one) => text.split(one).length - 1).map((times) => times / text.length);
  const bits = shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
  return small + capitals > 0 && changes >= least * (small + capitals + digits - 1) && bits >= 2.8;
}

describe('what is drawn', () => {
  it.each([
    // Of seven places between eight characters.
    ['changes at each place', 'a1B2c3D4', 1, true],
    ['changes at each but one', 'a1B2c3d4', 1, true],
    ['changes at six of seven', 'ab2c3d4e', 6 / 7, true],
    ['changes at less than that', 'ab2c3d4e', 6 / 7 + 0.001, false],
    ['begins words with capitals', 'Ab1Cd2Ef', 5 / 7 + 0.001, false],
    ['begins them with digits before', 'Ab1Cd2Ef', 4 / 7, true],
    ['is parted by signs, which are no change', 'ab-1-cd-2-EF-3', 0.1, false],
    ['has borders of the alphabets', 'a0z9A0Z9bcde', 0.5, true],
    ['has what is beside the alphabets', '`/{:@[bcde', 0.01, false],
    ['has letters that are none here', 'é1ü2ö3ä4', 0.1, false],
    ['has digits alone', '0123456789', 0, false],
    ['has one letter before digits', 'a123456', 1 / 6, true],
    ['has one digit behind letters', 'abcdefgh1', 1 / 8, true],
    ['has capitals in more than a third', 'ABcdAB', 0.33, true],
    ['has small letters in just a third', 'ABcdAB', 1 / 3, false],
    ['has more capitals than small letters by far', 'ABCDEFGh', 0.2, false],
    ['has seven characters once each', 'a1b2c3d', 0.5, true],
    ['has six of eight', 'a1b2c3a1', 0.5, false],
  ] as const)('%s', (_, text, least, drawn) => {
    expect(isDrawn(text, least)).toBe(drawn);
    expect(isDrawnByTheRule(text, least)).toBe(drawn);
  });

  it('is what the rule says', () => {
    const unit = fc.constantFrom(...'azbymAZBYM0918-_./`{@[:é');
    const least = fc.constantFrom(0, 0.18, 0.25, 0.3, 0.45, 0.5, 1);
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 24 }), least, (text, share) => {
        expect([text, isDrawn(text, share)]).toEqual([text, isDrawnByTheRule(text, share)]);
      }),
      { numRuns: runs(5000) },
    );
  });
});

describe('what are words', () => {
  it.each([
    ['a1', true],
    ['word1234', true],
    ['word12345', false],
    ['1234', true],
    ['12345', false],
    ['', true],
    ['one-TWO-Three-fourFive6', true],
    ['oneTWO2', false],
    ['2nd', false],
    ['ABCDefgh1', false],
    // Without a digit, letters are words up to three capitals in ten.
    ['ABCdefghij', true],
    ['ABCDefghij', false],
    ['abcdefgHIJ', true],
    ['abcdefGHIJ', false],
  ])('%s: %s', (text, words) => expect(isWords(text)).toBe(words));
});
