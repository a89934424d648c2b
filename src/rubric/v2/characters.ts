/** What a UTF-16 code unit is to the reader of a text. Halves of a surrogate pair stand for the letter they make up. */
export const OTHER = 0;
export const LETTER = 1;
export const DIGIT = 2;
export const SPACE = 3;
export const NEW_LINE = 4;
/** Ends a sentence, if white space follows. */
export const STOP = 5;
/** Ends a sentence, whatever follows: the full stops of scripts without spaces. */
export const FULL_STOP = 6;
/** Ends a clause. */
export const COMMA = 7;
/** A letter of a script without spaces between words. */
export const UNSPACED = 8;
export const APOSTROPHE = 9;

const CLASSES = new Uint8Array(0x10000).fill(255);

for (const [characters, kind] of [
  ['.!?', STOP],
  ['。！？｡', FULL_STOP],
  [',;:()[]{}"—–、，；：“”«»', COMMA],
  ["'’", APOSTROPHE],
  ['\n\u2028\u2029', NEW_LINE],
] as const) {
  for (const character of characters) CLASSES[character.charCodeAt(0)] = kind;
}

/** Scripts written without spaces between words. Hangul has spaces. */
const UNSPACED_SCRIPT =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]/u;

/** The class of the character at an index of a text; looked up once for each of the 65,536 code units. */
export function classAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  const known = CLASSES[unit] ?? 255;
  if (known !== 255) return known;
  const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
  if (isSurrogate) return classOf(String.fromCodePoint(codePointAround(text, index)));
  const kind = classOf(text.charAt(index));
  CLASSES[unit] = kind;
  return kind;
}

function codePointAround(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  const start = unit >= 0xdc00 && index > 0 ? index - 1 : index;
  const point = text.codePointAt(start) ?? 0xfffd;
  return point > 0xffff || start === index ? point : unit;
}

function classOf(character: string): number {
  if (UNSPACED_SCRIPT.test(character)) return UNSPACED;
  if (/^[\p{L}\p{M}]/u.test(character)) return LETTER;
  if (/^\p{Nd}/u.test(character)) return DIGIT;
  return /^\p{White_Space}/u.test(character) ? SPACE : OTHER;
}
