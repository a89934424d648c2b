import type { Summary } from '../core/summary.js';
import { languageOf } from './v2/language.js';
import type { Language } from './v2/vocabulary.js';

/** What stands between words. One character at a time: a long run would exhaust the stack of the regular expression. */
const NOT_IN_A_WORD = /[^\p{L}\p{Nd}]/u;

const ASCII = /^[\0-\x7f]*$/;

/**
 * The words of the original rubric: maximal runs of Unicode letters and decimal digits, lower-cased code point by
 * code point, as a set in order of first appearance.
 */
export function wordSet(text: string): ReadonlySet<string> {
  // Most texts are ASCII, for which the same rule is many times faster without Unicode properties.
  const words = new Set(
    ASCII.test(text) ? text.toLowerCase().split(/[^a-z0-9]+/) : simpleLowerCase(text).split(NOT_IN_A_WORD),
  );
  words.delete('');
  return words;
}

/** Equal for texts of the same words, whatever their order and punctuation; without words the text counts. */
export function wordKey(text: string): string {
  return hasWords(text) ? [...wordSet(text)].sort().join(' ') : text;
}

/** Whether a text has anything that can be compared: a letter or a digit of any script. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{Nd}]/u.test(text);
}

/**
 * Characters for which toLowerCase is not the simple mapping: capital I with dot above, and sigma, whose form depends
 * on its neighbours. Half a surrogate pair is no code point; readers of JSON in Go put U+FFFD in its place.
 */
const SPECIAL_CASING = /[\u0130\u03a3\p{Cs}]/gu;
const SIMPLE_MAPPING: ReadonlyMap<string, string> = new Map([
  ['\u0130', 'i'],
  ['\u03a3', '\u03c3'],
]);

/** Unicode simple lower-case mapping: one code point in, one out, whatever stands beside it. */
export function simpleLowerCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.replace(SPECIAL_CASING, (character) => SIMPLE_MAPPING.get(character) ?? '\ufffd').toLowerCase();
}

/** Without white space at both ends, by Unicode's White_Space property (unlike trim, which differs at U+0085 and U+FEFF). */
export function trimWhiteSpace(text: string): string {
  // By hand: searching for /\s+$/ takes quadratic time where much white space stands inside the text.
  const isSpace = (index: number): boolean => /\p{White_Space}/u.test(text.charAt(index));
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(start)) start++;
  while (start < end && isSpace(end - 1)) end--;
  return text.slice(start, end);
}

/** |a ∩ b| / |a ∪ b|, from 0 to 1; 0 when both are empty. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const word of small) if (large.has(word)) shared++;
  const union = a.size + b.size - shared;
  return union === 0 ? 0 : shared / union;
}

/** The words of `a` that `b` has not, in the order of `a`. */
export function difference(a: ReadonlySet<string>, b: ReadonlySet<string>): readonly string[] {
  return [...a].filter((word) => !b.has(word));
}

/** The words of `a` that `b` has too, in the order of `a`. */
export function intersection(a: ReadonlySet<string>, b: ReadonlySet<string>): readonly string[] {
  return [...a].filter((word) => b.has(word));
}

/** Scripts written without spaces between words: a run of their letters is a whole clause. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether word sets tell little about a text, because its script puts no spaces between words. */
export function hasUnspacedScript(text: string): boolean {
  return UNSPACED.test(text);
}

/** What keeps a rubric from seeing all of a reference, for the caveats. */
export interface ReferenceTraits {
  readonly language: Language;
  /** Whether its summary is in a script without spaces between words. */
  readonly isUnspaced: boolean;
}

/** What a caveat says of a reference. */
export function referenceTraits(reference: Summary): ReferenceTraits {
  return { language: languageOf(reference), isUnspaced: hasUnspacedScript(reference.summary) };
}
