import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  difference,
  hasUnspacedScript,
  hasWords,
  intersection,
  jaccard,
  simpleLowerCase,
  trimWhiteSpace,
  wordSet,
} from '../../src/rubric/words.js';
import { anyCharacter } from '../builders/characters.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../builders/growth.js';
import { anyText } from './scored-texts.js';

/** The first two planes but surrogates; no letter beyond them has case, no character beyond them is white space. */
const codePoints = Array.from({ length: 0x20000 }, (_, i) => i).filter((i) => i < 0xd800 || i > 0xdfff);

describe('wordSet', () => {
  it.each([
    ['nothing', '', []],
    ['no letter or digit', ' — … 🎉 _ +', []],
    ['case, and repeats in order of first appearance', 'The cat, the DOG; the Cat', ['the', 'cat', 'dog']],
    ['an apostrophe splits', "Don't", ['don', 't']],
    ['an underscore and a hyphen split', 'snake_case kebab-case', ['snake', 'case', 'kebab']],
    ['letters and digits stay together', 'v2 317th x86', ['v2', '317th', 'x86']],
    ['a decimal point splits', '3.14 12,198', ['3', '14', '12', '198']],
    ['decimal digits of any script', '٣١٧ １２ 𝟛', ['٣١٧', '１２', '𝟛']],
    ['superscripts, fractions and Roman numeral characters split', 'm²s 1½ aⅧb', ['m', 's', '1', 'a', 'b']],
    ['a combining mark splits', 'e\u0301a', ['e', 'a']],
    ['vowel signs split', 'हिन्दी', ['ह', 'न', 'द']],
    ['a script without spaces', '認証を直し、試験', ['認証を直し', '試験']],
    ['letters beyond 16 bits', '𐐔𐐯 𠮷', ['𐐼𐐯', '𠮷']],
    ['invisible characters split', 'a\u200bb\u00adc\ufe0fd', ['a', 'b', 'c', 'd']],
    ['half a surrogate pair splits', 'a\ud800b\udc00c', ['a', 'b', 'c']],
    ['sigma has one small form', 'ΟΔΟΣ ΣΑΣ', ['οδοσ', 'σασ']],
    ['a final sigma stays another letter', 'οδος', ['οδος']],
    ['dotted capital I is i', 'İstanbul', ['istanbul']],
  ])('%s', (_, text, wanted) => {
    expect([...wordSet(text)]).toEqual(wanted);
  });

  it('finds what reading character by character finds', () => {
    const slowly = (text: string): readonly string[] => {
      const found: string[] = [];
      let word = '';
      for (const character of [...text, ' ']) {
        if (/^[\p{L}\p{Nd}]$/u.test(character)) word += simpleLowerCase(character);
        else if (word !== '') {
          found.push(word);
          word = '';
        }
      }
      return [...new Set(found)];
    };
    fc.assert(fc.property(anyText, (text) => expect([...wordSet(text)]).toEqual(slowly(text))));
  });

  it('may lower-case first, since no character becomes or ceases to be part of a word', () => {
    const changed = codePoints.filter((codePoint) => {
      const character = String.fromCodePoint(codePoint);
      const lower = simpleLowerCase(character);
      return lower !== character && hasWords(lower) !== hasWords(character);
    });
    expect(changed).toEqual([]);
  });

  it('reads a word of millions of characters', () => {
    expect(wordSet('𐐔'.repeat(5_000_000)).size).toBe(1);
  });
});

describe('hasWords', () => {
  it('says whether there is any word', () => {
    fc.assert(fc.property(anyText, (text) => expect(hasWords(text)).toBe(wordSet(text).size > 0)));
  });
});

describe('simpleLowerCase', () => {
  it.each([
    ['İ', 'i'],
    ['Σ', 'σ'],
    ['ΑΣ', 'ασ'],
    ['ς', 'ς'],
    ['ẞ', 'ß'],
    ['ǅ', 'ǆ'],
    ['ᾼ', 'ᾳ'],
    ['K', 'k'],
    ['Ⅷ', 'ⅷ'],
    ['Ⓐ', 'ⓐ'],
    ['Ა', 'ა'],
    ['𐐔', '𐐼'],
    ['Ꭰ', 'ꭰ'],
    ['I\u0307', 'i\u0307'],
    ['\ud801', '\ufffd'],
    ['\udc14Σ', '\ufffdσ'],
  ])('%j becomes %j', (upper, lower) => {
    expect(simpleLowerCase(upper)).toBe(lower);
  });

  it('makes one code point of each, whatever stands beside it', () => {
    const wrong = codePoints.filter((codePoint) => {
      const character = String.fromCodePoint(codePoint);
      const lower = simpleLowerCase(character);
      return lower.length !== String.fromCodePoint(lower.codePointAt(0) ?? 0).length;
    });
    expect(wrong).toEqual([]);
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: anyCharacter, maxLength: 3 }), fc.constantFrom('Σ', 'Α', 'İ', "'"))),
        (parts) => expect(simpleLowerCase(parts.join(''))).toBe(parts.map(simpleLowerCase).join('')),
      ),
    );
  });
});

describe('trimWhiteSpace', () => {
  it('takes away exactly the characters with the property White_Space', () => {
    const spaces = codePoints.filter((codePoint) => trimWhiteSpace(String.fromCodePoint(codePoint)) === '');
    expect(spaces).toEqual([
      ...[0x9, 0xa, 0xb, 0xc, 0xd, 0x20, 0x85, 0xa0, 0x1680],
      ...[0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
      ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
    ]);
  });

  it.each([
    ['', ''],
    [' \t\u0085\u3000', ''],
    ['\u00a0 a \u2028b\n', 'a \u2028b'],
    ['\ufeffa\u200b', '\ufeffa\u200b'],
    [' 𐐔 ', '𐐔'],
    [' \ud800 ', '\ud800'],
  ])('%j becomes %j', (text, wanted) => {
    expect(trimWhiteSpace(text)).toBe(wanted);
  });

  it('takes no longer than the text where much white space stands inside', () => {
    const text = `a${' '.repeat(200_000)}b`;
    expect(trimWhiteSpace(`  ${text}\n`)).toBe(text);
    const trim = (length: number) => () => trimWhiteSpace(`a${' '.repeat(length)}b`);
    expect(growthOf(trim, 50_000)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});

describe('sets of words', () => {
  const anySet = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e')).map((list) => new Set(list));

  it.each([
    ['two empty sets', '', '', 0],
    ['one empty set', 'a', '', 0],
    ['equal sets', 'a b', 'b a', 1],
    ['nothing shared', 'a b', 'c d', 0],
    ['one of three', 'a b', 'b c', 1 / 3],
    ['a part', 'a b c d', 'b', 1 / 4],
  ])('jaccard of %s', (_, a, b, wanted) => {
    expect(jaccard(wordSet(a), wordSet(b))).toBe(wanted);
  });

  it('jaccard does not care which set comes first', () => {
    fc.assert(fc.property(anySet, anySet, (a, b) => expect(jaccard(a, b)).toBe(jaccard(b, a))));
  });

  it('intersection and difference split the first set and keep its order', () => {
    expect(intersection(wordSet('d c b a'), wordSet('a b d x'))).toEqual(['d', 'b', 'a']);
    expect(difference(wordSet('d c b a'), wordSet('b x'))).toEqual(['d', 'c', 'a']);
    fc.assert(
      fc.property(anySet, anySet, (a, b) => {
        expect(new Set([...intersection(a, b), ...difference(a, b)])).toEqual(a);
        expect(intersection(a, b).length + difference(a, b).length).toBe(a.size);
      }),
    );
  });
});

describe('hasUnspacedScript', () => {
  it.each([
    ['Han', '修', true],
    ['Han beyond 16 bits', '𠮷', true],
    ['Hiragana', 'の', true],
    ['Katakana', 'テ', true],
    ['Thai', 'แก', true],
    ['Lao', 'ລາວ', true],
    ['Khmer', 'កំ', true],
    ['Myanmar', 'မြ', true],
    ['one word in English', 'renamed 修正 to fix', true],
    ['Korean, which has spaces', '로그인 오류', false],
    ['Latin', 'fixed', false],
    ['Arabic and Devanagari', 'تم हिन्दी', false],
    ['nothing', '', false],
  ])('%s', (_, text, wanted) => {
    expect(hasUnspacedScript(text)).toBe(wanted);
  });
});
