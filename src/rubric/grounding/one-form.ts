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

/**
 * A text in the form in which texts are compared (NFKC), with superscripts apart from what they
 * stand on and fractions behind a point: `1024²` is no 10242, and `3½` no 31/2.
 */
export function inOneForm(text: string): string {
  if (ASCII.test(text)) return text;
  return text
    .replace(FRACTION, (sign, whole: string | undefined, fraction: string) =>
      whole === undefined ? `${sign.slice(0, -1)}0${FRACTIONS.get(fraction)}` : `${whole}${FRACTIONS.get(fraction)}`,
    )
    .replace(SUPERSCRIPTS, '^$&')
    .normalize('NFKC');
}
