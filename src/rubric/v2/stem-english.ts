import { stem } from './porter2.js';

/**
 * The stem of a lower-case English word by Porter2 (Snowball's English stemmer), British spelling made American first.
 * Longer runs of letters are no words.
 */
export function stemEnglish(word: string): string {
  return /^[a-z]{3,40}$/.test(word) ? stem(americanSpelling(word)) : word;
}

/**
 * By rule, so that "noise" becomes "noize" as well: both sides get the same treatment, and what counts is equality.
 */
function americanSpelling(word: string): string {
  if (!BRITISH.test(word)) return word;
  return word
    .replace(/isation(s?)$/, 'ization$1')
    .replace(/([a-z]{3})is(e|es|ed|er|ers|ing)$/, '$1iz$2')
    .replace(/([a-z]{2})our(s|ed|ing|ite|able)?$/, '$1or$2')
    .replace(/([a-z]{2})lys(e|es|ed|ing|er)$/, '$1lyz$2')
    .replace(/([bt])re(s?)$/, '$1er$2');
}

/** What at least one of the rules needs; most words have none of it. */
const BRITISH = /is(?:ation|e|ing)|our|lys|[bt]res?$/;
