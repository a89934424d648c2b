import { plainLine } from '../../core/text.js';
import type { TranscriptLine } from '../../inputs/transcripts/utterance.js';
import { FOREIGN_WORDS } from '../../rubric/v2/function-words.js';
import { STOP_WORDS } from '../../rubric/word-lists.js';

/** Quotation marks that a model may set around a quote, or straighten inside of it. */
const MARKS = /[“”„«»]/g;
const APOSTROPHES = /[‘’‚]/g;

/** What may stand at an end of a quote that is not quoted: marks of omission, and the stop of the sentence around it. */
const ENDS = /^[\s"'.…[\]]+|(?<![\s"'.,;:…[\]])[\s"'.,;:…[\]]+$/g;

/** A text as quotes are looked up in it: one line, single blanks, without control characters, marks straightened. */
export function forQuotes(text: string): string {
  return plainLine(text).replace(MARKS, '"').replace(APOSTROPHES, "'");
}

/** Where a quote stands in a text that `forQuotes` made, or -1. An empty quote stands nowhere. */
export function findQuote(text: string, quote: string): number {
  const wanted = forQuotes(quote).replace(ENDS, '');
  return wanted === '' ? -1 : text.indexOf(wanted);
}

/** Like `findQuote`, but what begins or ends inside of a word or number stands nowhere: a letter is in every passage. */
function findWholeWords(text: string, quote: string): number {
  const { length } = forQuotes(quote).replace(ENDS, '');
  for (let at = findQuote(text, quote); at !== -1; at = text.indexOf(text.slice(at, at + length), at + 1)) {
    if (!INSIDE.test(text.slice(at - 1, at + 1)) && !INSIDE.test(text.slice(at + length - 1, at + length + 1)))
      return at;
  }
  return -1;
}

/** Two characters of one word, in a script that has blanks between words. */
const INSIDE = /^(?!.?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}]{2}$/u;

/** Five times what is asked for, in characters: a longer quote is looked up by its beginning, since whoever answers may send megabytes. */
const LONGEST_QUOTE = 1000;

/** A piece of a text in which words may stand, and where it is. */
export interface QuotedPiece<P> {
  readonly text: string;
  readonly place: P;
}

/**
 * Where the words stand by which a judge decides, which may go on over several pieces: nothing where they stand nowhere, or
 * say nothing. This one rule decides of every answer that rests on a quote.
 */
export function placeOfQuote<P>(pieces: readonly QuotedPiece<P>[], written: string): P | undefined {
  const quote = written.slice(0, LONGEST_QUOTE);
  if (!saysSomething(quote)) return undefined;
  let text = '';
  const starts: { readonly offset: number; readonly place: P }[] = [];
  for (const { place, text: piece } of pieces) {
    const clean = forQuotes(piece);
    if (clean === '') continue;
    if (text !== '') text += ' ';
    starts.push({ offset: text.length, place });
    text += clean;
  }
  const exact = findWholeWords(text, quote);
  const at = exact === -1 ? findNearly(text, quote) : exact;
  return at === -1 ? undefined : starts.findLast(({ offset }) => offset <= at)?.place;
}

/** The line of the file in which a quote begins; nothing where it does not stand there. */
export function lineOfQuote(lines: readonly TranscriptLine[], quote: string): number | undefined {
  return placeOfQuote(
    lines.map(({ line, text }) => ({ text, place: line })),
    quote,
  );
}

/** Whether a quote has a word that carries more than grammar: `it was` stands in every text, and confirms none. */
function saysSomething(quote: string): boolean {
  const words = Array.from(forQuotes(quote).matchAll(TOKEN), ([word]) => word.toLowerCase());
  return words.some(carriesMeaning) || words.filter((word) => SIGN.test(word)).length > 1;
}

/** A number, or a word that is neither a letter nor grammar. Of other alphabets short words are taken for grammar. */
function carriesMeaning(word: string): boolean {
  if (/\p{N}/u.test(word)) return true;
  const { length } = [...word];
  if (length < 2 || SIGN.test(word)) return false;
  if (!/[\p{Script=Latin}\p{Script=Hangul}]/u.test(word)) return length > LONGEST_PARTICLE;
  return !STOP_WORDS.has(word) && !FOREIGN_WORDS.has(word);
}

/** Letters of the particles and pronouns of alphabets that have no list here. */
const LONGEST_PARTICLE = 3;

/** Share of the words of a quote that must stand in the text, in their order. */
const ENOUGH = 0.8;

/** Where a model leaves something out of a quote. */
const OMISSION = /(?:(?<!\s)\s+)?(?:\.{3,}|…|\[(?:\.{3}|…)\])\s*/;

/** A sign of a script without blanks. */
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Words and numbers; of scripts without blanks each sign by itself. */
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+/gu;

/**
 * Where a quote begins that is nearly exact: of each of its parts between marks of omission at least four fifths of the
 * words stand close together and in their order. -1 where one part does not.
 */
function findNearly(text: string, quote: string): number {
  const tokens = [...text.matchAll(TOKEN)];
  const words = tokens.map(([word]) => word.toLowerCase());
  const parts = forQuotes(quote)
    .split(OMISSION)
    .map((part) => Array.from(part.matchAll(TOKEN), ([word]) => word.toLowerCase()))
    .filter((part) => part.length > 0);
  const places = parts.map((part) => findWords(words, part));
  const [first] = places;
  return first === undefined || places.includes(-1) ? -1 : (tokens[first]?.index ?? -1);
}

/**
 * The position of the first stretch of words that holds enough of those wanted, in their order: twice as long as what is
 * wanted, so that some may stand between them and a sentence of common words is not found all over a text. -1 for none.
 */
function findWords(words: readonly string[], wanted: readonly string[]): number {
  const enough = Math.ceil(ENOUGH * wanted.length);
  const step = Math.max(1, Math.floor(wanted.length / 2));
  for (let from = 0; from < words.length; from += step) {
    const stretch = words.slice(from, from + 2 * wanted.length);
    if (commonInOrder(stretch, wanted) >= enough) {
      const start = stretch.findIndex((word) => wanted.includes(word));
      return from + Math.max(0, start);
    }
  }
  return -1;
}

/** Length of the longest common subsequence. */
function commonInOrder(a: readonly string[], b: readonly string[]): number {
  let row = new Uint16Array(b.length + 1);
  for (const word of a) {
    const next = new Uint16Array(b.length + 1);
    for (let i = 0; i < b.length; i++) {
      next[i + 1] = word === b[i] ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Between double quotation marks of any kind, or backticks: at least four characters. */
const QUOTED = /"([^"]{4,400})"|`([^`]{4,400})`/g;

/** What an explanation quotes, in the order of the text. */
export function quotesIn(explanation: string): readonly string[] {
  return [...forQuotes(explanation).matchAll(QUOTED)].map(([, quoted, code]) => quoted ?? code ?? '');
}

/** How many quotes an explanation has, and how many of them stand where they could come from. */
export interface QuoteCheck {
  readonly quotes: number;
  readonly found: number;
}
