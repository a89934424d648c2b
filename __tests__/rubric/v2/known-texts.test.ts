import { describe, expect, it } from '@jest/globals';
import { readText } from '../../../src/rubric/v2/text.js';
import { KnownTexts, Vocabularies } from '../../../src/rubric/v2/vocabularies.js';

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

  it('are read all the same where they are too many, and none of them is held any more', () => {
    const texts = new KnownTexts();
    const first = texts.readerOf(english)('Added a test');
    for (let i = 0; i < 150; i++) texts.readerOf(english)(`${i} ${'word '.repeat(200)}`);
    expect(texts.readerOf(english)('Added a test')).toBe(first);
    for (let i = 150; i < 170; i++) texts.readerOf(english)(`${i} ${'word '.repeat(200)}`);
    const second = texts.readerOf(english)('Added a test');
    expect(second).not.toBe(first);
    expect(texts.readerOf(english)('Added a test')).not.toBe(second);
    expect(second.list).toEqual(readText('Added a test', english).list);
  });
});
