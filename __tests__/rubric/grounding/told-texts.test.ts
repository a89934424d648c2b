import { describe, expect, it } from '@jest/globals';
import { ToldTexts } from '../../../src/rubric/grounding/told/told-texts.js';

describe('lines of a session about some words', () => {
  const line = 'zug-a has 1000 rows and bus-a has 2000.';
  const texts = new ToldTexts([`${'Nothing of it here.\n'.repeat(25_000)}${line}\n`]);
  const keys = ['zug-a', 'bus-a'];

  it('are those that have two of them', () => {
    expect(texts.linesWith(keys, ['rows'])?.map(({ text }) => text)).toEqual([line]);
  });

  it('have a number as a whole, wherever it stands', () => {
    const found = (line: string) => new ToldTexts([line]).linesWith(['has'], ['12'])?.length;
    expect(['It has 412.', 'It has 120.', 'It has 412 of 12.', '12 it has'].map(found)).toEqual([0, 0, 1, 1]);
  });

  it('are not looked for where words and texts together would take minutes', () => {
    const words = Array.from({ length: 10_000 }, (_, i) => `word-${i}`);
    expect(texts.linesWith([...keys, ...words], words)).toBeUndefined();
    expect(texts.linesWith(keys, words)).toBeUndefined();
  });
});
