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

const IN_NAME = /[\p{L}\d_/-]/u;
const REST_OF_PART = /[\p{L}\d]*/uy;
const PLURAL = /^e?s$/;

/**
 * Whether some texts have no name that is written so, and one that goes on within its last part: `7d20b1e` for `7d20`, no `cache_keys` for
 * `cache_key`. Takes time in proportion to the texts.
 */
export function isPartOfName(texts: Iterable<string>, beginning: string): boolean {
  let goesOn = false;
  for (const text of texts) {
    for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1)) {
      if (at > 0 && IN_NAME.test(text.charAt(at - 1))) continue;
      REST_OF_PART.lastIndex = at + beginning.length;
      const rest = REST_OF_PART.exec(text)?.[0] ?? '';
      if (rest === '' || PLURAL.test(rest)) return false;
      goesOn = true;
    }
  }
  return goesOn;
}
