import fc from 'fast-check';

/** Characters that borders of encodings, JSON and paths are made of, and any other code point but surrogates. */
const character = fc.oneof(
  fc.constantFrom(...'ab"\\/.\u0000\n\r\t \u007f\u0085\u2028\ufeff\uff61\uffff{}[],:'.split(''), '😀', 'é', 'e\u0301'),
  fc.integer({ min: 0x20, max: 0x7e }).map((point) => String.fromCodePoint(point)),
  fc.integer({ min: 0, max: 0xd7ff }).map((point) => String.fromCodePoint(point)),
  fc.integer({ min: 0xe000, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
);

/** Well-formed text of any characters. fast-check's own needs most of a second to prepare. */
export function anyText(maxLength = 10): fc.Arbitrary<string> {
  return fc.array(character, { maxLength }).map((characters) => characters.join(''));
}
