/**
 * What people write and what only a machine draws. A credential that is not told by its beginning alone has to look drawn:
 * masking the name of a thing, a version or a commit takes away what a summary is about, and is worse than a miss.
 */

/** A text that consists of words, numbers and versions: `button-primary-2-large`. */
export function isWords(text: string): boolean {
  return (
    (!/\d/.test(text) && !isDrawn(text, LEAST_WITHOUT_DIGIT)) ||
    text.split(PUNCTUATION).every((part) => WORD.test(part))
  );
}

/** Acronyms make names of letters alone look more mixed than they are. */
const LEAST_WITHOUT_DIGIT = 0.3;

const PUNCTUATION = /[^A-Za-z0-9]+/;

/** Small, capital or camel case, with a number behind it; or a number alone. */
const WORD = /^(?:[A-Z]?[a-z]+(?:[A-Z][a-z]+)*|[A-Z]+)?\d{0,4}$/;

/**
 * Whether a text is as mixed as what was drawn by chance: not so `someVeryLongIdentifier2`, `2026-11-23T10:00:00Z` or
 * `src/core/text.ts`.
 * @param least how often it changes between small letters, capitals and digits, by character, and which share of letters
 *   alone are capitals and which are small: drawn from all of them both are about 0.45, and a name changes with each word
 */
export function isDrawn(text: string, least: number): boolean {
  let letters = 0;
  let capitals = 0;
  let digits = 0;
  let changes = 0;
  let before = OTHER;
  for (let i = 0; i < text.length; i++) {
    const now = classOf(text.charCodeAt(i));
    if (now === DIGIT) digits++;
    else if (now !== OTHER) letters++;
    if (now === CAPITAL) capitals++;
    // A capital after a small letter begins a word; back to small letters is the same word.
    if (before !== OTHER && now !== OTHER && now !== before && !(before === CAPITAL && now === SMALL)) changes++;
    before = now;
  }
  if (digits === 0) return Math.min(capitals, letters - capitals) > least * letters;
  return letters > 0 && changes >= least * (letters + digits - 1) && isVaried(text);
}

const [OTHER, SMALL, CAPITAL, DIGIT] = [0, 1, 2, 3];

function classOf(unit: number): number {
  if (unit >= 97 && unit <= 122) return SMALL;
  if (unit >= 65 && unit <= 90) return CAPITAL;
  return unit >= 48 && unit <= 57 ? DIGIT : OTHER;
}

/** Bits of information a character, below which a text repeats itself: `a1a1a1a1a1a1a1a1` and `xxxx0000xxxx0000`. */
const LEAST_BITS = 2.8;

function isVaried(text: string): boolean {
  const times = new Map<string, number>();
  for (const character of text) times.set(character, (times.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of times.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits >= LEAST_BITS;
}
