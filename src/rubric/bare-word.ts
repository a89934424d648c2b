/** Quotes, emphasis and brackets may open a word and end it, and stops may end it. What says something of it, as `!` before it and `?` do, stays. */
const OPENS: ReadonlySet<string> = new Set('"\'`*_([«»“”„‘’‚‹› \t\n');
const ENDS: ReadonlySet<string> = new Set([...OPENS, ...')].!,;:…']);

/** A word without the punctuation around it: `"Unresolved."` is Unresolved. */
export function bareWord(written: string): string {
  let start = 0;
  let end = written.length;
  while (start < end && OPENS.has(written.charAt(start))) start++;
  while (end > start && ENDS.has(written.charAt(end - 1))) end--;
  return written.slice(start, end);
}
