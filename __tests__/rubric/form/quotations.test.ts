import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ownWords, ownWordsOfSentence, withoutQuotations } from '../../../src/rubric/form/quotations.js';
import { runs } from '../../builders/long-runs.js';

const AFTER_200 = 'a'.repeat(200);

describe('a text without its quotations', () => {
  it.each([
    ['It said "no" twice', 'It said … twice'],
    ['Er sagte „nein“ und „ja”', 'Er sagte … und …'],
    ['Il a dit «non»', 'Il a dit …'],
    ['“a “b” c”', '… c”'],
    ['ran `npm ci`', 'ran …'],
    ["it's the 'old' one, isn't it", "it's the … one, isn't it"],
    ["the '90s and 'it' they", "the '90s and … they"],
    ["5' long and 6' wide", "5' long and 6' wide"],
    ['‘a’b ‘c’', '‘a’b …'],
    ['a "b', 'a "b'],
    [`"${AFTER_200}"`, '…'],
    [`"${AFTER_200}b"`, `"${AFTER_200}b"`],
    [`"${AFTER_200}b"c"`, `"${AFTER_200}b…`],
  ])('%s', (text, wanted) => {
    expect(withoutQuotations(text)).toBe(wanted);
  });

  it('is the whole where nothing else has a letter', () => {
    expect([ownWords('"a"'), ownWords('"a" b'), ownWords('"a" 1')]).toEqual(['"a"', '… b', '"a" 1']);
  });

  it.each([
    ['It said "no', 'It said '],
    ['It said “no', 'It said '],
    ['It said «no', 'It said '],
    ['It said ‘no', 'It said '],
    ["It said 'no", 'It said '],
    ['It ran `no', 'It ran `no'],
    ['Er sagte „nein', 'Er sagte „nein'],
    ["don't say 'can't", "don't say 'can't"],
    ['It said "no" and "yes"', 'It said  and '],
  ])('of one sentence may be open at its end: %s', (text, wanted) => {
    expect(ownWordsOfSentence(text)).toBe(wanted);
  });
});

/** Patterns say the same in less, and look 200 characters ahead of each mark. */
const CLOSED =
  /"[^"]{0,200}"|“[^”]{0,200}”|„[^“”]{0,200}[“”]|«[^»]{0,200}»|`[^`]{0,200}`|(?<![\p{L}\d])['‘][^'’]{0,200}['’](?!\p{L})/gu;
const OF_A_SENTENCE =
  /"[^"]{0,200}(?:"|$)|“[^”]{0,200}(?:”|$)|`[^`]{0,200}`|«[^»]{0,200}(?:»|$)|‘[^’]{0,200}(?:’|$)|(?<!\w)'[^']{0,200}(?:'(?!\w)|$)/g;

it('any text is taken apart as the patterns would', () => {
  const piece = fc.constantFrom(...'"“”„«»`\'‘’aé5 𝒜', 'x'.repeat(99), ' y'.repeat(50));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const text = pieces.join('');
      expect(withoutQuotations(text)).toBe(text.replace(CLOSED, '…'));
      expect(ownWordsOfSentence(text)).toBe(text.replace(OF_A_SENTENCE, ''));
    }),
    { numRuns: runs(5_000) },
  );
});
