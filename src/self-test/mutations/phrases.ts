import { sentencesOf } from '../../core/sentences.js';
import { articleFor, capitalised } from './english.js';
import type { Site } from './sites.js';
import { type Token, tokensOf } from './tokens.js';
import type { PhraseTable } from './words/tables.js';

const LONGEST_PHRASE = 4;

/** A text with what finders of words want to know about it. */
export interface ReadText {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Where sentences begin. */
  readonly starts: ReadonlySet<number>;
}

export function readText(text: string): ReadText {
  return { text, tokens: tokensOf(text), starts: new Set(sentencesOf(text).map(({ start }) => start)) };
}

/** The places of phrases of the table, longest first, with their replacement in the same case and with its article. */
export function phraseSites(text: string, table: PhraseTable): readonly Site[] {
  const read = readText(text);
  const sites: Site[] = [];
  for (let i = 0; i < read.tokens.length; i++) {
    for (let length = Math.min(LONGEST_PHRASE, read.tokens.length - i); length > 0; length--) {
      const replacement = replacementAt(read, i, length, table);
      if (replacement === undefined) continue;
      sites.push(wordSite(read, i, length, replacement));
      i += length - 1;
      break;
    }
  }
  return sites;
}

function replacementAt(read: ReadText, first: number, length: number, table: PhraseTable): string | undefined {
  const phrase = phraseAt(read, first, length);
  const pair = table.get(phrase.toLowerCase());
  // Nearly all phrases are in no table, and looking is cheaper than asking whether they are phrases at all.
  if (pair === undefined || !isPhrase(read, first, length)) return undefined;
  // Forms written with capitals are other words without them, and a capital inside a sentence belongs to a name.
  if (phrase === pair.written) return pair.replacement;
  const isCapitalised = phrase.slice(1) === pair.written.slice(1) && isSentenceStart(read, first);
  return isCapitalised ? pair.replacement : undefined;
}

/** What stands between the beginning of one word and the end of another, with plain apostrophes and single blanks. */
function phraseAt({ text, tokens }: ReadText, first: number, length: number): string {
  const [start, end] = [tokens[first]?.start ?? 0, tokens[first + length - 1]?.end ?? 0];
  const phrase = text.slice(start, end).replaceAll('’', "'");
  return length === 1 ? phrase : phrase.replace(/\s+/g, ' ');
}

/** Whether so many words stand from here with only blanks between them, and no quotation mark before them. */
function isPhrase({ text, tokens }: ReadText, first: number, length: number): boolean {
  const words = tokens.slice(first, first + length);
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  if (words.length < length || /["“‘«]/.test(text.charAt(start - 1))) return false;
  if (!words.every(({ kind, text: word }) => kind === 'word' || /^\w+$/.test(word))) return false;
  const phrase = text.slice(start, end);
  return phrase.split(/\s+/).length === length && !/[^\p{L}\p{N}\s'’-]/u.test(phrase);
}

export function isSentenceStart({ tokens, starts, text }: ReadText, index: number): boolean {
  const start = tokens[index]?.start ?? -1;
  // A sentence may begin with an opening quotation mark or parenthesis.
  return starts.has(start) || (/["“‘(]/.test(text.charAt(start - 1)) && starts.has(start - 1));
}

/** Replaces words: keeps a capital at the start of a sentence, and lets an article before them agree. */
export function wordSite(read: ReadText, first: number, length: number, replacement: string): Site {
  const { text, tokens } = read;
  const start = tokens[first]?.start ?? 0;
  const end = tokens[first + length - 1]?.end ?? 0;
  const isCapital = /^\p{Lu}/u.test(text.slice(start, end));
  const shown = isCapital && isSentenceStart(read, first) ? capitalised(replacement) : replacement;
  const article = tokens[first - 1];
  const wanted = articleFor(replacement);
  if (
    article !== undefined &&
    /^an?$/i.test(article.text) &&
    article.text.toLowerCase() !== wanted &&
    /^\s+$/.test(text.slice(article.end, start))
  ) {
    const cased = article.text.startsWith('A') ? capitalised(wanted) : wanted;
    return { start: article.start, end, replacement: cased + text.slice(article.end, start) + shown };
  }
  return { start, end, replacement: shown };
}

/** A word in small letters; empty beyond the ends of the text. */
export function wordAt({ tokens }: ReadText, index: number): string {
  return tokens[index]?.text.toLowerCase() ?? '';
}

/** Whether only blanks stand between a token and the next one. */
export function isJoined({ text, tokens }: ReadText, index: number): boolean {
  const [a, b] = [tokens[index], tokens[index + 1]];
  return a !== undefined && b !== undefined && /^\s+$/.test(text.slice(a.end, b.start));
}
