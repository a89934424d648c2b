import { describe, expect, it } from '@jest/globals';
import { KnownTexts } from '../../../src/rubric/v2/known-texts.js';
import { readText } from '../../../src/rubric/v2/text.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';

const english = new Vocabularies().of('english');

describe('texts that were read before', () => {
  it('are the same for the next summary that has them', () => {
    const texts = new KnownTexts();
    const read = texts.readerOf(english)('Added a test');
    expect(texts.readerOf(english)('Added a test')).toBe(read);
    expect(texts.readerOf(english)('Added two tests')).not.toBe(read);
  });

  it('are two where a summary has one of them twice', () => {
    const read = new KnownTexts().readerOf(english);
    const [first, second, third] = ['Added a test', 'Added a test', 'Added a test'].map(read);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(second?.list).toEqual(first?.list);
  });

  it('are others in other words', () => {
    const texts = new KnownTexts();
    const other = new Vocabularies().of('english');
    expect(texts.readerOf(other)('Added a test')).not.toBe(texts.readerOf(english)('Added a test'));
  });

  it('are not held where they are many, and read all the same', () => {
    const texts = new KnownTexts();
    const long = 'a word '.repeat(60_000);
    expect(texts.readerOf(english)(long)).not.toBe(texts.readerOf(english)(long));
    expect(texts.readerOf(english)(long).list).toEqual(readText(long, english).list);
    for (let i = 0; i < 410; i++) texts.readerOf(english)(`${i} ${'word '.repeat(200)}`);
    const last = `the last ${'word '.repeat(200)}`;
    expect(texts.readerOf(english)(last)).not.toBe(texts.readerOf(english)(last));
  });
});
