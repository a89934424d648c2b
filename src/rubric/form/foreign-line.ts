import { LANGUAGE_BITS, LATIN_LANGUAGES } from './language-words.js';

/** Fewer words may be a name or an expression. */
const SHORTEST_LINE = 4;

/** So many words that neither English nor the session knows, and so large a part of all. */
const FEWEST_UNKNOWN = 2;
const UNKNOWN_SHARE = 1 / 3;

const ENGLISH = 1 << LATIN_LANGUAGES.indexOf('English');

/** A word with nothing joined to it; parts of paths and names are none. */
const WORD = /(?<![\p{L}\d_./@#-])\p{L}+(?![\p{L}\d_/@#-])/gu;

/**
 * Whether a line of a few words is in no English, though too short to tell in which language: it has a word of the grammar of
 * another one, none of English, and words that nobody knows. Names begin with a capital and tell nothing.
 * @param isKnown whether a word in small letters is one of English, or of the session
 */
export function isForeignLine(line: string, isKnown: (word: string) => boolean): boolean {
  if (!mayBeForeign(line)) return false;
  let count = 0;
  let isForeign = false;
  const others: string[] = [];
  for (const [word] of line.matchAll(WORD)) {
    const lower = word.toLowerCase();
    const bits = LANGUAGE_BITS.get(lower) ?? 0;
    if ((bits & ENGLISH) !== 0) return false;
    count++;
    if (bits !== 0) isForeign = true;
    else if (word === lower) others.push(lower);
  }
  if (!isForeign || count < SHORTEST_LINE) return false;
  const unknown = others.filter((word) => !isKnown(word)).length;
  return unknown >= FEWEST_UNKNOWN && unknown >= UNKNOWN_SHARE * count;
}

/** A quick look: hardly any English line has a word that stands free and is of another grammar, and none of English. */
function mayBeForeign(line: string): boolean {
  if (line.includes(' the ') || line.includes(' and ')) return false;
  let isForeign = false;
  for (const word of line.toLowerCase().split(' ')) {
    const bits = LANGUAGE_BITS.get(word) ?? 0;
    if ((bits & ENGLISH) === ENGLISH) return false;
    if (bits !== 0) isForeign = true;
  }
  return isForeign;
}
