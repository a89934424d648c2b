import { describe, expect, it } from '@jest/globals';
import { isDrawn, isWords } from '../../src/core/like-names.js';

describe('a text of words, numbers and versions', () => {
  it.each([
    'button-primary-2-large',
    'someVeryLongIdentifier2',
    'SCREAMING_SNAKE_CASE_NAME',
    'zebra-zoo.zz9',
    'release-2026-11-23',
    'Zz',
  ])('%s', (text) => expect(isWords(text)).toBe(true));

  it.each(['aZ4k9Qx7Lm2Wp8Rt', 'a1b2c3-d4e5f6', 'button-12345', 'xKqWzRtYbNmPlAsD', '9a'])('not %s', (text) =>
    expect(isWords(text)).toBe(false),
  );
});

describe('a text as mixed as what was drawn', () => {
  it.each([
    ['small letters and digits in turn', 'z9q4x7k2w8r3t6y1', 0.45, true],
    ['capitals at both ends of the alphabet', 'Z9A4Y7B2X8C3W6D1', 0.45, true],
    ['as many capitals as small letters', 'zAyBxCwDvEuF', 0.4, true],
    ['small letters alone', 'zaybxcwdvehf', 0.1, false],
    ['capitals alone', 'ZAYBXCWDVEHF', 0.1, false],
    ['a third of capitals, of which a half is wanted', 'zAybxCwdvEuf', 0.45, false],
    ['words with capitals', 'someVeryLongIdentifier2', 0.3, false],
    ['a day and a time', '2026-11-23T10:00:00Z', 0.3, false],
    ['what repeats itself', 'a1a1a1a1a1a1a1a1', 0.3, false],
    ['two characters that repeat', 'xxxx0000xxxx0000', 0.1, false],
    ['digits alone', '4711081547110815', 0.1, false],
    ['nothing', '', 0.1, false],
  ])('%s', (_, text, least, drawn) => expect(isDrawn(text, least)).toBe(drawn));
});
