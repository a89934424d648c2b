/**
 * The words of the original rubric: maximal runs of Unicode letters and decimal digits, lower-cased code point by
 * code point, as a set in order of first appearance.
 */
export function wordSet(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const match of text.match(/[\p{L}\p{Nd}]+/gu) ?? []) words.add(simpleLowerCase(match));
  return words;
}

/** Characters for which toLowerCase is not the simple mapping: capital I with dot above, and sigma, whose form depends on its neighbours. */
const SPECIAL_CASING = /[\u0130\u03a3]/;

/** Unicode simple lower-case mapping: one code point in, one out, whatever stands beside it. */
export function simpleLowerCase(text: string): string {
  if (!SPECIAL_CASING.test(text)) return text.toLowerCase();
  let lower = '';
  for (const character of text) lower += character === '\u0130' ? 'i' : character.toLowerCase();
  return lower;
}

/** Without white space at both ends, by Unicode's White_Space property (unlike trim, which differs at U+0085 and U+FEFF). */
export function trimWhiteSpace(text: string): string {
  return text.replace(/^\p{White_Space}+/u, '').replace(/\p{White_Space}+$/u, '');
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
