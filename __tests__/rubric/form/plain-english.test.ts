import { describe, expect, it } from '@jest/globals';
import { isPlainlyEnglish } from '../../../src/rubric/form/plain-english.js';

describe('a short text', () => {
  it.each<readonly [string, readonly string[], boolean]>([
    ['with a word of English', ['Moved the pump'], true],
    ['with another one', ['Pump moved because it leaked'], true],
    ['without', ['Pump moved'], false],
    ['with one at its beginning, which is a name as likely', ['The Hague'], false],
    ['with one at its end', ['Moved it to'], false],
    ['with a letter of another language', ['Moved the Müller pump'], false],
    ['beside another', ['Moved the pump', 'Fixed the valve'], false],
    ['that is empty', [''], false],
    ['of no text', [], false],
  ])('%s: %j', (_, texts, wanted) => expect(isPlainlyEnglish(texts)).toBe(wanted));
});

/** A text that has a word so often, and so many characters. */
function textOf(count: number, length: number, word = ' the '): string {
  return `${word}pump`.repeat(count).padEnd(length, 'é');
}

describe('a longer text', () => {
  it('is one of eighty characters and more, for which one word is not enough', () => {
    expect(isPlainlyEnglish([`Moved the pump ${'x'.repeat(64)}`])).toBe(true);
    expect(isPlainlyEnglish([`Moved the pump ${'x'.repeat(65)}`])).toBe(false);
  });

  it.each([
    [80, 3],
    [119, 3],
    [120, 3],
    [121, 4],
    [240, 4],
    [241, 5],
    [1200, 12],
  ])('of %d characters needs %d words', (length, least) => {
    expect(isPlainlyEnglish([textOf(least, length)])).toBe(true);
    expect(isPlainlyEnglish([textOf(least - 1, length)])).toBe(false);
    // The same of a list of texts.
    const halves = [textOf(least - 1, length - 60), textOf(1, 60)];
    expect([isPlainlyEnglish(halves), isPlainlyEnglish([...halves, 'x'.repeat(121)])]).toEqual([true, false]);
  });

  it.each([' the ', ' and ', ' to ', ' of ', ' was '])('counts%s', (word) => {
    expect(isPlainlyEnglish([textOf(3, 120, word)])).toBe(true);
    expect(isPlainlyEnglish([textOf(2, 90, word), textOf(1, 20, word === ' of ' ? ' to ' : ' of ')])).toBe(true);
  });

  it('counts no parts of words', () => expect(isPlainlyEnglish(['bathe sandy today often '.repeat(9)])).toBe(false));
});
