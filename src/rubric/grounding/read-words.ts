import { EMPTY_HASH, hashOf, hashWith } from './hashed-words.js';
import { NUMBER_WORDS } from './number-words.js';

/** Takes what `readWords` finds. */
export interface WordSink {
  /** A word, by its hash in small letters: whole, by its parts, and two parts side by side as if they were one. */
  word(hash: number): void;
  /** A run of hexadecimal digits that may be a hash. */
  hex(start: number, end: number): void;
  /** A word that begins a number. */
  numberWord(start: number, end: number, value: number): void;
}

/** Parts that are further apart than this do not stand beside one another. */
const NEAR = 3;
const FAR = 1000;

const FEWEST_HEX = 6;
const MOST_HEX = 64;

/** The words of a text, apart at marks and at humps, by one look at each character. */
export function readWords(text: string, sink: WordSink): void {
  let previous = EMPTY_HASH;
  let own = EMPTY_HASH;
  let joined = EMPTY_HASH;
  let whole = EMPTY_HASH;
  let gap = FAR;
  let runStart = 0;
  let inWord = false;
  let wasLower = false;
  let isNumber = false;
  let wasNumber = false;
  let isHex = false;
  let hasDigit = false;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : SPACE;
    const kind = code < 128 ? (KINDS[code] ?? MARK) : kindOfLetter(code);
    const isHump = inWord && wasLower && kind === UPPER;
    if (inWord && (isHump || kind === MARK)) {
      sink.word(own);
      // Numbers side by side are two numbers: 12:31 is no 1231.
      if (gap <= NEAR && !(isNumber && wasNumber)) sink.word(joined);
      previous = own;
      wasNumber = isNumber;
      gap = 0;
    }
    if (kind === MARK) {
      if (inWord) {
        sink.word(whole);
        const length = at - runStart;
        if (isHex && hasDigit && length >= FEWEST_HEX && length <= MOST_HEX) sink.hex(runStart, at);
        const value = hasDigit ? undefined : NUMBER_HASHES.get(whole);
        if (value !== undefined) sink.numberWord(runStart, at, value);
      }
      inWord = false;
      gap++;
      continue;
    }
    if (!inWord || isHump) {
      own = EMPTY_HASH;
      joined = previous;
      isNumber = true;
    }
    if (!inWord) {
      whole = EMPTY_HASH;
      runStart = at;
      inWord = true;
      isHex = true;
      hasDigit = false;
    }
    const folded = kind === UPPER ? lowerOf(code) : code;
    own = hashWith(own, folded);
    joined = hashWith(joined, folded);
    whole = hashWith(whole, folded);
    wasLower = kind === LOWER;
    if (kind === DIGIT) hasDigit = true;
    else {
      isNumber = false;
      isHex &&= folded >= LETTER_A && folded <= LETTER_F;
    }
  }
}

const NUMBER_HASHES: ReadonlyMap<number, number> = new Map(
  [...NUMBER_WORDS].map(([word, value]) => [hashOf(word), value]),
);

const SPACE = 32;
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
