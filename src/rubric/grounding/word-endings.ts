/** So many different ones tell enough. */
const MOST = 100;

const LETTERS = /\p{L}+/uy;
const LETTER = /\p{L}/u;

/**
 * How the words of some texts go on that begin with some small letters, each once; no further than to a word of these letters alone, which
 * goes on with ''. Takes time in proportion to the texts.
 */
export function wordEndings(texts: Iterable<string>, beginning: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of texts) {
    const lower = text.toLowerCase();
    for (let at = lower.indexOf(beginning); at >= 0; at = lower.indexOf(beginning, at + 1)) {
      if (at > 0 && LETTER.test(lower.charAt(at - 1))) continue;
      LETTERS.lastIndex = at + beginning.length;
      const rest = LETTERS.exec(lower)?.[0] ?? '';
      found.add(rest);
      if (rest === '' || found.size === MOST) return found;
    }
  }
  return found;
}
