import { LANGUAGE_BITS, LATIN_LANGUAGES } from './language-words.js';

/** Fewer words may be a name or an expression. */
const SHORTEST_LINE = 4;

/** Of fewer words that nobody knows none tells a language; words of jargon have the endings of English. */
const SHORTEST_UNKNOWN = 3;
const LATIN = /^[\p{Script=Latin}\s\d.!?'’-]+$/u;
const ENGLISH_ENDING = /(?:ed|ings?|s|er|ly|ion|ment|ness|able|ful)$/;

/** So many words that neither English nor the session knows, and so large a part of all with those of another grammar. */
const FEWEST_UNKNOWN = 2;
const UNKNOWN_SHARE = 0.4;

/** One of them must be as long as this and in small letters, or longer than most names: others may be names and abbreviations. */
const SHORTEST_PLAIN = 5;
const SHORTEST_COMPOUND = 12;

/** Letters that English words have in loan words alone. */
const ACCENTED = /[^a-z]/;

/** Words of the grammar of other languages that are words of English as well: "pour", "till", "plus". */
const ENGLISH_TOO: ReadonlySet<string> = new Set(
  'ad allen au bag car chi co con die door due era fra go ha hat hun inn jo ki man men mens met mi non nova ny par plus pour pro sen solo son ten till van vi war'.split(
    ' ',
  ),
);

const ENGLISH = 1 << LATIN_LANGUAGES.indexOf('English');

/** A word with nothing joined to it; parts of paths and names are none. */
const WORD = /(?<![\p{L}\d_./@#-])\p{L}+(?![\p{L}\d_/@#-]|\.\p{L})/gu;

/** A line with one English word may be in another language yet, in which it is a word as well: this much more must speak for it. */
const WITH_ENGLISH = { foreign: 2, unknown: 3 } as const;

/**
 * Whether a line or sentence is in no English, though too short to tell in which language: it has a word of the grammar of
 * another one, hardly one of English, and words that nobody knows.
 * @param isKnown whether a word in small letters is one of English, or of the session
 */
export function isForeignLine(line: string, isKnown: (word: string) => boolean): boolean {
  return (mayBeForeign(line) && hasForeignGrammar(line, isKnown)) || isAllUnknown(line, isKnown);
}

function hasForeignGrammar(line: string, isKnown: (word: string) => boolean): boolean {
  let count = 0;
  let english = 0;
  let foreign = 0;
  let unknown = 0;
  let isPlain = false;
  let isAccented = false;
  for (const { 0: word, index } of line.matchAll(WORD)) {
    const lower = word.toLowerCase();
    count++;
    if (word.length > 1 && word === word.toUpperCase()) continue;
    const bits = isParticle(word, line.slice(index + word.length)) ? 0 : grammarOf(lower);
    if (bits === ENGLISH) english++;
    if ((bits & ENGLISH) !== 0) continue;
    if (bits !== 0) {
      foreign++;
    } else if (!ENGLISH_TOO.has(lower) && !isKnown(lower)) {
      unknown++;
      isPlain ||= word.length >= (word === lower ? SHORTEST_PLAIN : SHORTEST_COMPOUND);
      isAccented ||= word.length >= SHORTEST_PLAIN && ACCENTED.test(lower);
    }
  }
  if (!isPlain || english > 1 || (foreign === 0 && !isAccented) || count < SHORTEST_LINE) return false;
  if (unknown + foreign < UNKNOWN_SHARE * count) return false;
  if (english === 0) return unknown >= FEWEST_UNKNOWN;
  return foreign >= WITH_ENGLISH.foreign && unknown >= WITH_ENGLISH.unknown;
}

/** Whether neither English nor the session knows any word of a line, two of them plain ones. */
function isAllUnknown(line: string, isKnown: (word: string) => boolean): boolean {
  let count = 0;
  let plain = 0;
  for (const [word] of line.matchAll(WORD)) {
    const lower = word.toLowerCase();
    if (LANGUAGE_BITS.has(lower) || isKnown(lower)) return false;
    count++;
    if (word === lower && word.length >= SHORTEST_PLAIN && !ENGLISH_ENDING.test(word)) plain++;
  }
  return count >= SHORTEST_UNKNOWN && plain >= FEWEST_UNKNOWN && ACCENTED_WORD.test(line) && LATIN.test(line);
}

/** "Von Mises stress", "De Bruijn graph": a part of a name. */
function isParticle(word: string, behind: string): boolean {
  return /^\p{Lu}/u.test(word) && /^ \p{Lu}/u.test(behind);
}

/** The languages of whose grammar a word is, as bits; none of one that is a plain word of English too. */
function grammarOf(word: string): number {
  return ENGLISH_TOO.has(word) ? 0 : (LANGUAGE_BITS.get(word) ?? 0);
}

const ACCENTED_WORD = /\p{L}[à-öø-ÿœşğıąćęłńśźżčďěňřšťůž]|[à-öø-ÿœşğıąćęłńśźżčďěňřšťůž]\p{L}/u;

/** A quick look: hardly any English line has a word that stands free and is of another grammar, and no more than one of English. */
function mayBeForeign(line: string): boolean {
  if (line.includes(' the ') || line.includes(' and ')) return false;
  let english = 0;
  let isForeign = false;
  for (const word of line.toLowerCase().split(' ')) {
    const bits = grammarOf(word);
    if (bits === ENGLISH && ++english > 1) return false;
    if (bits !== 0 && (bits & ENGLISH) === 0) isForeign = true;
  }
  isForeign ||= ACCENTED_WORD.test(line);
  return isForeign;
}
