import { maskSecrets } from '../../core/redact.js';
import { maskedHead } from '../../core/text.js';
import { wordSet } from '../words.js';

/** The most words that one finding names. */
const NAMED_WORDS = 12;

/**
 * The words as the text writes them (`2.41.0`, where a rubric may see 2, 41 and 0), those with digits first: numbers and
 * identifiers are what a reader misses most.
 */
export function nameSome(text: string, words: readonly string[]): string {
  const wanted = new Set(words);
  const written = new Set<string>();
  // Masked before it is taken apart: the lines of a key are words, too.
  for (const [chunk] of maskSecrets(text).matchAll(/[\p{L}\p{Nd}](?:\S*[\p{L}\p{Nd}])?/gu)) {
    const lower = chunk.toLowerCase();
    if (wanted.has(lower) || (!PLAIN.test(lower) && [...wordSet(chunk)].some((word) => wanted.has(word)))) {
      written.add(chunk);
    }
  }
  const hasDigit = (word: string): boolean => /\p{Nd}/u.test(word);
  const ordered = [...[...written].filter(hasDigit), ...[...written].filter((word) => !hasDigit(word))];
  const rest = ordered.length - NAMED_WORDS;
  return ordered.slice(0, NAMED_WORDS).map(shorten).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** One word in any rubric, and no parts. */
const PLAIN = /^[a-z0-9]+$/;

/** Foreign text in a message, cut to what a reader needs. */
export function quote(text: string): string {
  return `"${shorten(text)}"`;
}

/** The longest text that a finding repeats. */
const QUOTED_CHARACTERS = 160;

function shorten(full: string): string {
  const text = maskedHead(full, 2 * (QUOTED_CHARACTERS + 1));
  if (text.length <= QUOTED_CHARACTERS) return text;
  // A character takes two UTF-16 units at most; the rest of a long text need not be looked at.
  const characters = [...text];
  return characters.length > QUOTED_CHARACTERS ? `${characters.slice(0, QUOTED_CHARACTERS).join('')}…` : text;
}
