import { inUnicodeForm } from '../../../core/unicode-form.js';
import { NUMBER_WORDS } from '../numbers/number-words.js';
import { HashedWords, hashOf, hashWith, joinHashes } from './hashed-words.js';

/** Takes what `readWords` finds. */
interface WordSink {
  /** A word, by its hash in small letters: whole, by its parts, and two parts side by side as if they were one. */
  word(hash: number): void;
  /** A run of hexadecimal digits that may be a hash. */
  hex(start: number, end: number): void;
  /** A word that begins a number. */
  numberWord(start: number, end: number, value: number): void;
}

/** Parts that are further apart than this do not stand beside one another. */
const NEAR = 3;

/** Hexadecimal digits that a hash has at least: fewer would fit too many. */
export const FEWEST_HEX = 6;
const MOST_HEX = 64;

/** The words of a text, apart at marks and at humps, by one look at each character. */
export function readWords(text: string, sink: WordSink): void {
  const { length } = text;
  let previous: Part | undefined;
  let lastEnd = 0;
  for (let at = 0; at < length; ) {
    if (kindAt(text, at) === MARK) {
      at++;
      continue;
    }
    // Parts that are far apart do not stand beside one another.
    if (at - lastEnd > NEAR) previous = undefined;
    const start = at;
    let whole = 0;
    let parts = 0;
    let hasDigit = false;
    let isHex = true;
    do {
      const part = readPart(text, at);
      sink.word(part.hash);
      // Numbers side by side are two numbers: 12:31 is no 1231.
      if (previous !== undefined && !(part.isNumber && previous.isNumber)) {
        sink.word(joinHashes(previous.hash, part.hash, part.end - at));
      }
      whole = joinHashes(whole, part.hash, part.end - at);
      parts++;
      hasDigit ||= part.hasDigit;
      isHex &&= part.isHex;
      previous = part;
      at = part.end;
    } while (at < length && kindAt(text, at) !== MARK);
    lastEnd = at;
    if (parts > 1) sink.word(whole);
    if (hasDigit && isHex && at - start >= FEWEST_HEX && at - start <= MOST_HEX) sink.hex(start, at);
    const value = hasDigit ? undefined : NUMBER_HASHES.get(whole);
    if (value !== undefined) sink.numberWord(start, at, value);
  }
}

/** The words of some texts, as `readWords` tells them. */
export function wordsIn(texts: Iterable<string>): HashedWords {
  const words = new HashedWords();
  const sink = { word: (hash: number) => words.add(hash), hex: () => undefined, numberWord: () => undefined };
  for (const text of texts) readWords(inUnicodeForm(text, 'NFKC'), sink);
  return words;
}

/** Whether so many parts of words of a text are none that are known, by their hashes; found without taking the text apart. */
export function lacksParts(text: string, isKnown: (hash: number) => boolean, fewest: number): boolean {
  let unknown = 0;
  for (let at = 0; at < text.length; ) {
    if (kindAt(text, at) === MARK) {
      at++;
      continue;
    }
    const { hash, end } = readPart(text, at);
    if (!isKnown(hash) && ++unknown === fewest) return true;
    at = end;
  }
  return false;
}

interface Part {
  readonly end: number;
  readonly hash: number;
  readonly isNumber: boolean;
  readonly hasDigit: boolean;
  readonly isHex: boolean;
}

/** The part of a word that begins at a place: up to a mark or to a hump. */
function readPart(text: string, start: number): Part {
  let hash = 0;
  let digits = 0;
  let others = 0;
  let wasLower = false;
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const kind = code < 128 ? (KINDS[code] ?? MARK) : kindOfLetter(code);
    if (kind === MARK || (wasLower && kind === UPPER)) break;
    const folded = kind === UPPER ? lowerOf(code) : code;
    hash = hashWith(hash, folded);
    wasLower = kind === LOWER;
    if (kind === DIGIT) digits++;
    else if (folded < LETTER_A || folded > LETTER_F) others++;
  }
  return { end: at, hash, isNumber: digits === at - start, hasDigit: digits > 0, isHex: others === 0 };
}

function kindAt(text: string, at: number): Kind {
  const code = text.charCodeAt(at);
  return code < 128 ? (KINDS[code] ?? MARK) : kindOfLetter(code);
}

const NUMBER_HASHES: ReadonlyMap<number, number> = new Map(
  [...NUMBER_WORDS].map(([word, value]) => [hashOf(word), value]),
);

const LETTER_A = 97;
const LETTER_F = 102;

const MARK = 0;
const LOWER = 1;
const UPPER = 2;
const DIGIT = 3;
type Kind = typeof MARK | typeof LOWER | typeof UPPER | typeof DIGIT;

const KINDS: readonly Kind[] = Array.from({ length: 128 }, (_, code): Kind => {
  if (code >= 48 && code <= 57) return DIGIT;
  if (code >= 97 && code <= 122) return LOWER;
  return code >= 65 && code <= 90 ? UPPER : MARK;
});

/** Where the scripts without spaces begin: for names they are marks. */
const UNSPACED_FROM = 0x2e80;

function kindOfLetter(code: number): Kind {
  if (code < 0xaa || code >= UNSPACED_FROM) return MARK;
  const character = String.fromCharCode(code);
  if (!/[\p{L}\p{Nd}]/u.test(character)) return MARK;
  return /\p{Lu}/u.test(character) ? UPPER : LOWER;
}

function lowerOf(code: number): number {
  return code < 128 ? code + 32 : String.fromCharCode(code).toLowerCase().charCodeAt(0);
}
