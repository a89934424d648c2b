import { inUnicodeForm } from '../../../core/unicode-form.js';

const ASCII = /^[\0-\x7f]*$/;

const SUPERSCRIPTS = /[⁺⁻]?[⁰¹²³⁴-⁹]+/g;

const FRACTIONS: ReadonlyMap<string, string> = new Map([
  ['½', '.5'],
  ['¼', '.25'],
  ['¾', '.75'],
  ['⅓', '.33'],
  ['⅔', '.67'],
  ['⅛', '.125'],
  ['⅜', '.375'],
  ['⅝', '.625'],
  ['⅞', '.875'],
]);
const FRACTION = /(\d)? ?([½¼¾⅓⅔⅛⅜⅝⅞])/g;

/** The zeros of scripts that have digits of their own; the other nine follow each. */
const ZEROS =
  '\u0660\u06f0\u07c0\u0966\u09e6\u0a66\u0ae6\u0b66\u0be6\u0c66\u0ce6\u0d66\u0de6\u0e50\u0ed0\u0f20\u1040\u1090\u17e0\u1810';
const OTHER_DIGITS: ReadonlyMap<string, string> = new Map(
  [...ZEROS].flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(zero.charCodeAt(0) + digit), `${digit}`] as const),
  ),
);
const OTHER_DIGIT = new RegExp(`[${[...OTHER_DIGITS.keys()].join('')}]`, 'g');
/** Between digits: the decimal point of Arabic, and what it puts between groups. */
const ARABIC_MARKS = /(?<=\d)[\u066b\u066c](?=\d)/g;

/** With the digits of every script as 0 to 9, and Arabic marks between them as English has them. */
function inDigits(text: string): string {
  return text
    .replace(OTHER_DIGIT, (digit) => OTHER_DIGITS.get(digit) ?? digit)
    .replace(ARABIC_MARKS, (mark) => (mark === '\u066b' ? '.' : ','));
}

/**
 * A text in the form in which texts are compared (NFKC), with superscripts apart from what they
 * stand on and fractions behind a point: `1024²` is no 10242, and `3½` no 31/2. Digits of all scripts are 0 to 9.
 */
export function inOneForm(text: string): string {
  if (ASCII.test(text)) return text;
  const plain = inDigits(text)
    .replace(FRACTION, (sign, whole: string | undefined, fraction: string) =>
      whole === undefined ? `${sign.slice(0, -1)}0${FRACTIONS.get(fraction)}` : `${whole}${FRACTIONS.get(fraction)}`,
    )
    .replace(SUPERSCRIPTS, '^$&');
  return inUnicodeForm(plain, 'NFKC');
}
