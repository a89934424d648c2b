import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { WordTable } from '../../src/rubric/word-table.js';
import { difference, intersection, wordSet } from '../../src/rubric/words.js';
import { anyText, anyWording, words } from './scored-texts.js';

/** The words of a text as a table gives them back. */
function readBack(table: WordTable, text: string): readonly string[] {
  const read = table.read(text);
  return table.compare(read, read).shared;
}

describe('a table of words', () => {
  it.each([
    ['no words', '', []],
    ['marks alone', ' - … ', []],
    ['a word to the very end', 'Fixed the fix', ['fixed', 'the', 'fix']],
    ['words again, in capitals', 'a A b a', ['a', 'b']],
    ['a sign of temperature that is a letter', 'K k', ['k']],
    ['words of other scripts', 'ΣΑΣ v2 修正', ['σασ', 'v2', '修正']],
  ])('reads %s', (_, text, wanted) => expect(readBack(new WordTable(), text)).toEqual(wanted));

  it('reads and compares any texts as sets of words, whatever it has read before', () => {
    const table = new WordTable();
    const text = fc.oneof(anyText, anyWording);
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(readBack(table, a)).toEqual([...wordSet(a)]);
        expect(table.compare(table.read(a), table.read(b))).toEqual({
          shared: intersection(wordSet(a), wordSet(b)),
          missing: difference(wordSet(a), wordSet(b)),
        });
      }),
    );
  });

  it('tells words apart that share a slot', () => {
    const table = new WordTable();
    // More words than slots.
    const all = words(40_000).split(' ');
    expect(all.flatMap((word) => readBack(table, word))).toEqual(all);
    expect(all.flatMap((word) => readBack(table, word))).toEqual(all);
  });

  it('is full some time, and not before', () => {
    const table = new WordTable();
    table.read(words(199_999));
    expect(table.isFull).toBe(false);
    table.read('one more');
    expect(table.isFull).toBe(true);
  });
});
