import { inUnicodeForm } from '../../../core/unicode-form.js';

/** Letters that are no others with a mark, and how they are written without. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'a', œ: 'o', ı: 'i' },
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** A text by the letters of its names alone: "Müller", "mueller@" and "MULLER" have the same. */
export function lettersOf(text: string): string {
  const lower = text.toLowerCase();
  const plain = /[^\0-\x7f]/.test(lower)
    ? inUnicodeForm(lower, 'NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    : lower;
  return plain.replace(/[^\p{L}\d]+/gu, '').replace(/([aou])e|aa/g, (pair, vowel?: string) => vowel ?? pair.charAt(0));
}

/** A script of which names are written in ours in more than one way, or what stands in place of names. */
export const HIDES_NAMES =
  /(?:(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}){2}|[[<](?:name|person|email|redacted)|█{2}/iu;
