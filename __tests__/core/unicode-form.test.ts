import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inUnicodeForm } from '../../src/core/unicode-form.js';

const FORMS = ['NFC', 'NFKC', 'NFKD'] as const;

describe('a text in a Unicode form', () => {
  it('is what the form says, where no row of marks is longer than any writing has', () => {
    const marks = fc.array(fc.constantFrom('\u0301', '\u0323', '\u20dd', '\u{1d165}'), { maxLength: 30 });
    const pieces = fc.array(fc.tuple(fc.constantFrom('a', 'É', 'ﬁ', '½', '가', ' ', '😀'), marks));
    fc.assert(
      fc.property(pieces, fc.constantFrom(...FORMS), (made, form) => {
        const text = made.map(([letter, of]) => letter + of.join('')).join('');
        expect(inUnicodeForm(text, form)).toBe(text.normalize(form));
      }),
    );
  });

  it.each(FORMS)('%s of a name is what the form says, whatever it has', (form) => {
    const name = `a${'\u0301\u0323'.repeat(60)}`;
    expect(inUnicodeForm(name, form)).toBe(name.normalize(form));
  });

  it.each(FORMS)('%s has no row of marks to sort that is longer, and loses none', (form) => {
    const text = `a${'\u0301\u0323'.repeat(50_000)}b`;
    const made = inUnicodeForm(text, form);
    const rows = made.normalize('NFD').match(/[\u0301\u0323]+/g) ?? [];
    expect(Math.max(...rows.map(({ length }) => length))).toBe(30);
    expect(rows.join('').length).toBe(100_000);
  });
});
