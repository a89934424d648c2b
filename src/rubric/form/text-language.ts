import { classAt, LETTER } from '../v2/characters.js';
import { ALPHABETS, LANGUAGE_BITS, LATIN_LANGUAGES, type LatinLanguage } from './language-words.js';
import { withoutQuotations } from './quotations.js';

/** A language by its name, or the script of several that are not told apart. */
export type TextLanguage = LatinLanguage | (typeof SCRIPTS)[number][0];

/** Scripts that tell a language, or a few of them. Kana before Han: Japanese has both. */
const SCRIPTS = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Chinese', /\p{Script=Han}/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Cyrillic', /\p{Script=Cyrillic}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Arabic', /\p{Script=Arabic}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['Devanagari', /\p{Script=Devanagari}/gu],
  ['Thai', /\p{Script=Thai}/gu],
] as const;

/** What a text shows of the languages it may be in. */
interface LanguageTraits {
  /** How many distinct frequent words it has of each language, in the order of `LATIN_LANGUAGES`. */
  readonly frequent: readonly number[];
  /** The languages of each of these words, as bits. */
  readonly bits: readonly number[];
  /** The distinct other words that a language has all letters of, beyond those of ASCII. */
  readonly lettered: readonly number[];
  /** Number of its characters that were looked at. */
  readonly length: number;
  /** Number of its words. */
  readonly words: number;
  /** The script other than Latin that a third of its letters are in, or more. */
  readonly script: TextLanguage | null;
  /** Whether it has letters of such a script at all. */
  readonly isMixed: boolean;
}

const LATIN_NAMES: readonly TextLanguage[] = LATIN_LANGUAGES;

/** Characters of a text that are looked at: from here on another word changes nothing. */
const SAMPLE = 600;

/** A letter of East Asian scripts says as much as two or three of an alphabet. */
const LETTERS_PER_IDEOGRAPH = 2.5;

/** Names and commands in Latin letters stand in texts of every script; from this share on the rest is its language. */
const SCRIPT_FROM = 0.3;

/** Fewer letters may be quoted from anywhere. */
const FEWEST_LETTERS = 8;

export function traitsOf(text: string): LanguageTraits {
  const sample = text.slice(0, SAMPLE).toLowerCase();
  const frequent = LATIN_LANGUAGES.map(() => 0);
  const lettered = LATIN_LANGUAGES.map(() => 0);
  const words = wordsIn(sample);
  const listed: number[] = [];
  for (const word of new Set(words)) {
    const bits = bitsOf(word);
    if (bits !== undefined) {
      listed.push(bits);
      countBits(bits, frequent);
    } else if (!ASCII.test(word)) countBits(languagesOfLetters(word), lettered);
  }
  return { frequent, bits: listed, lettered, words: words.length, length: sample.length, ...scriptOf(sample) };
}

/** Adds 1 for each bit that is set, at the place of its number. */
function countBits(bits: number, counts: number[]): void {
  for (let i = 0; bits >> i !== 0; i++) counts[i] = (counts[i] ?? 0) + ((bits >> i) & 1);
}

/** The languages, as bits, that have all letters of a word. */
function languagesOfLetters(word: string): number {
  let bits = 0;
  for (const [i, language] of LATIN_LANGUAGES.entries()) {
    if (ALPHABETS[language]?.test(word)) bits |= 1 << i;
  }
  return bits;
}

const ASCII = /^[\0-\x7f]*$/;

function scriptOf(sample: string): Pick<LanguageTraits, 'script' | 'isMixed'> {
  if (ASCII.test(sample)) return { script: null, isMixed: false };
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const found = SCRIPTS.map(([name, letters]) => [name, sample.match(letters)?.length ?? 0] as const);
  const ideographs = found.slice(0, 3).reduce((sum, [, count]) => sum + count, 0);
  const others = found.reduce((sum, [, count]) => sum + count, 0) + ideographs * (LETTERS_PER_IDEOGRAPH - 1);
  if (others < SCRIPT_FROM * (latin + others) || others < FEWEST_LETTERS) return { script: null, isMixed: others > 0 };
  const [most] = [...found].sort((a, b) => b[1] - a[1]);
  const isJapanese = most?.[0] === 'Chinese' && (found[0]?.[1] ?? 0) > 0;
  return { script: isJapanese ? 'Japanese' : (most?.[0] ?? null), isMixed: true };
}

/** The words of a text in small letters; parts of paths, names and the like are none. */
function wordsIn(text: string): readonly string[] {
  const words: string[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at++) {
    const isLetter = at < text.length && classAt(text, at) === LETTER;
    if (isLetter && start < 0) start = at;
    if (isLetter || start < 0) continue;
    if (!isPartOfName(text, start, at)) words.push(text.slice(start, isElided(text, at) ? at + 1 : at));
    start = -1;
  }
  return words;
}

/** "all'utente", "d’abord", with their mark; no "we'll", "they're". */
function isElided(text: string, end: number): boolean {
  const mark = text.charAt(end);
  return (mark === "'" || mark === '’') && ELIDED.test(text.slice(end + 1, end + 4));
}

const ELIDED = /^(?!(?:ll|re|ve)(?!\p{L}))\p{L}{2}/u;
const MARK = /['’]$/;

/** The languages of a word, as bits; of one that is elided those but English. */
function bitsOf(word: string): number | undefined {
  const bits = LANGUAGE_BITS.get(word.replace(MARK, ''));
  return bits === undefined || !MARK.test(word) ? bits : bits & ~ENGLISH || undefined;
}

const ENGLISH = 1 << LATIN_LANGUAGES.indexOf('English');

const JOINS_BEFORE = /[-/_.@\\$=#+\d]/;
const JOINS_BEHIND = /^(?:[-/_@\\$=(\d]|[.:][\p{L}\d])/u;

/** A mark and a letter, which may take two UTF-16 units. */
const LONGEST_JOINT = 3;

/** Whether a word goes on without a space: `de-DE`, `/var/log`, `con.php`. */
function isPartOfName(text: string, start: number, end: number): boolean {
  return JOINS_BEFORE.test(text.charAt(start - 1)) || JOINS_BEHIND.test(text.slice(end, end + LONGEST_JOINT));
}

/** Of every twelve words of a sentence at least one carries its grammar, in any language. */
const FREQUENT_FROM = 1 / 12;

/** Words known by their letters alone may be names: no more of them than this count. */
const MOST_LETTERED = 2;

/** One word may stand in a text of any language. */
const FEWEST = 2;

/** The language that a text is in, as far as its words or its script tell. */
export function languageOfText(traits: LanguageTraits): TextLanguage | null {
  return traits.script ?? latinLanguageOf(traits);
}

/** The language that a text is in by the words that another one has not: what both have may be names. */
export function languageBeside(text: string, known: string): TextLanguage | null {
  const { script } = traitsOf(text);
  if (script !== null) return script;
  const others = new Set(wordsIn(known.toLowerCase()));
  const words = wordsIn(text.slice(0, SAMPLE).toLowerCase());
  return languageOfText(traitsOf(words.filter((word) => !others.has(word)).join(' ')));
}

/** The language that most words speak for. */
function latinLanguageOf(traits: LanguageTraits): LatinLanguage | null {
  if (traits.bits.length === 0) return null;
  const votes = LATIN_LANGUAGES.map((_, i) => votesFor(i, traits));
  const best = Math.max(...votes);
  const index = votes.indexOf(best);
  const isTied = votes.indexOf(best, index + 1) >= 0;
  if (isTied || best < FEWEST || best < FREQUENT_FROM * traits.words) return null;
  return LATIN_LANGUAGES[index] ?? null;
}

function votesFor(index: number, { frequent, lettered }: LanguageTraits): number {
  const listed = frequent[index] ?? 0;
  return listed === 0 ? 0 : listed + Math.min(MOST_LETTERED, lettered[index] ?? 0);
}

/**
 * How sure it must be that a text is in another language than the one wanted: so many words that only that one has, more
 * than twice those that only this one has. Sister languages share half of their frequent words. Two are enough where a
 * text has no word of this one at all.
 */
const SURPLUS_FROM = 3;

/** Fewer characters without kana tell nothing against Japanese, whose headings may have none. */
const LONG_ENOUGH_FOR_KANA = 40;

/** The language of a text, if that is certainly not the one wanted. */
export function languageInsteadOf(wanted: TextLanguage, traits: LanguageTraits): TextLanguage | null {
  if (traits.script !== null) {
    const mayBeWanted = traits.script === 'Chinese' && wanted === 'Japanese' && traits.length < LONG_ENOUGH_FOR_KANA;
    return mayBeWanted || traits.script === wanted ? null : traits.script;
  }
  const given = latinLanguageOf(traits);
  if (given === null) return null;
  const index = LATIN_NAMES.indexOf(wanted);
  // A text with letters of the wanted script is in that language, with many names.
  if (index < 0) return traits.isMixed ? null : given;
  if (votesFor(index, traits) === 0) return given;
  const other = LATIN_LANGUAGES.indexOf(given);
  const surplus = onlyIn(other, index, traits) - 2 * onlyIn(index, other, traits);
  return surplus >= SURPLUS_FROM ? given : null;
}

/** So many frequent words that the wanted language lacks tell the language of a sentence that has none of its own. */
const WORDS_OF_PASSAGE = 3;

/** Fewer words may be a name or an expression. */
const SHORTEST_PASSAGE = 6;

/** The language of a sentence beside others in the wanted one, if it is certainly in another: in another script, or of one language alone. */
export function languageOfPassage(wanted: TextLanguage, text: string): TextLanguage | null {
  const index = LATIN_NAMES.indexOf(wanted);
  const said = withoutQuotations(text.slice(0, 2 * SAMPLE));
  const traits = traitsOf(said);
  if (index >= 0 && traits.script !== null && isMostlyForeign(said)) return traits.script;
  const given = index < 0 || traits.words < SHORTEST_PASSAGE ? null : latinLanguageOf(traits);
  if (given === null) return null;
  const other = LATIN_LANGUAGES.indexOf(given);
  const isSure = onlyIn(other, index, traits) >= WORDS_OF_PASSAGE && onlyIn(index, other, traits) === 0;
  return isSure ? given : null;
}

/** Fewer letters of another script may be a name, or what a program writes, and so may be a smaller part of a sentence. */
const LETTERS_OF_PASSAGE = 20;
const SHARE_OF_PASSAGE = 0.6;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

function isMostlyForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const others = letters - (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
  if (others < SHARE_OF_PASSAGE * letters) return false;
  const ideographs = text.match(IDEOGRAPH)?.length ?? 0;
  return others + ideographs * (LETTERS_PER_IDEOGRAPH - 1) >= LETTERS_OF_PASSAGE;
}

/** Words of which a sentence in another Latin language has one nearly always, and English none: one look at an English text. */
const OUTSIDE_OF_ENGLISH =
  /\b(?:de[rnmstl]|das|die|und|eine?|ist|nicht|wurden?|auf|het|een|van|niet|zijn|og|ikke|blev|er|af|och|att|inte|som|les?|une?|est|dans|el|los|las?|que|por|para|con|il|di|che|della|nel|uma?|os|da|do|na|nie|jest|bir|ve|oli|ja|ei)\b|[^\0-\x7f]/i;

/** Letters of other scripts than the Latin one, in a row that is no sign of physics or of a table. */
const OTHER_SCRIPT = /[\u0370-\u1cff\u3040-\ud7ff]{4}/;

/** Whether a text has some frequent words that the wanted language lacks, or letters, so that its sentences are worth a look. */
export function hasWordsOfOthers(wanted: TextLanguage, text: string): boolean {
  if (wanted === 'English' && !OUTSIDE_OF_ENGLISH.test(text)) return false;
  if (LATIN_NAMES.includes(wanted) && OTHER_SCRIPT.test(text)) return true;
  const own = 1 << LATIN_NAMES.indexOf(wanted);
  let found = 0;
  for (const word of wordsIn(text.toLowerCase())) {
    const bits = bitsOf(word) ?? 0;
    if (bits !== 0 && (bits & own) === 0 && ++found === WORDS_OF_PASSAGE) return true;
  }
  return false;
}

/** How many frequent words of one language a text has that another one lacks. */
function onlyIn(index: number, other: number, { bits }: LanguageTraits): number {
  return bits.filter((one) => ((one >> index) & 1) === 1 && ((one >> other) & 1) === 0).length;
}
