import { describe, expect, it } from '@jest/globals';
import { nameSome, quote } from '../../../src/rubric/findings/quote.js';

describe('words are named', () => {
  it.each<readonly [string, string, readonly string[], string]>([
    ['as the text writes them', 'Moved Nginx to Vite', ['nginx', 'vite'], 'Nginx, Vite'],
    ['once', 'Nginx, nginx. Nginx', ['nginx'], 'Nginx, nginx'],
    ['with digits first', 'Nginx 1.27 and v2 of Vite', ['nginx', 'vite', 'v2', '27'], '1.27, v2, Nginx, Vite'],
    ['whole, where one of their parts is missing', 'Pinned 2.41.0 in src/app.ts', ['41', 'ts'], '2.41.0, src/app.ts'],
    ['not where their parts are none of them', 'Pinned 2.41.0 in src/app.ts', ['pin', '4'], ''],
    ['without the marks around them', '(Nginx), "Vite"!', ['nginx', 'vite'], 'Nginx, Vite'],
    ['in other scripts', 'Сбой кэша, Ünïcödé', ['кэша', 'ünïcödé'], 'кэша, Ünïcödé'],
    ['of one letter', 'x = 3', ['x', '3'], '3, x'],
    ['not at all where nothing is wanted', 'Nginx', [], ''],
  ])('%s', (_, text, words, wanted) => expect(nameSome(text, words)).toBe(wanted));

  it('twelve of them, and how many more there are', () => {
    const all = Array.from({ length: 14 }, (_, i) => `w${i}`);
    expect(nameSome(all.slice(0, 12).join(' '), all)).toBe(all.slice(0, 12).join(', '));
    expect(nameSome(all.slice(0, 13).join(' '), all)).toBe(`${all.slice(0, 12).join(', ')} and 1 more`);
    expect(nameSome(all.join(' '), all)).toBe(`${all.slice(0, 12).join(', ')} and 2 more`);
  });

  it('each cut to what a reader needs', () => {
    expect(nameSome('x'.repeat(200), ['x'.repeat(200)])).toBe(`${'x'.repeat(160)}…`);
  });
});

const keyOf = (length: number) =>
  `-----BEGIN PRIVATE KEY-----${'\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC'.repeat(length / 33)}`;

describe('a text is quoted', () => {
  it.each<readonly [string, string, string]>([
    ['whole', 'It failed', '"It failed"'],
    ['from its first character on', 'x', '"x"'],
    ['empty', '', '""'],
    ['up to 160 characters', 'x'.repeat(160), `"${'x'.repeat(160)}"`],
    ['cut behind them', `${'x'.repeat(160)}y`, `"${'x'.repeat(160)}…"`],
    ['by characters, not by their halves', '𐐨'.repeat(160), `"${'𐐨'.repeat(160)}"`],
    ['by characters, however many', '𐐨'.repeat(5000), `"${'𐐨'.repeat(160)}…"`],
    ['with characters of both sizes', `${'x'.repeat(159)}𐐨𐐨`, `"${'x'.repeat(159)}𐐨…"`],
    ['without a key in it', `Used ${keyOf(330)}`, '"Used ***"'],
    [
      'without a key that goes on far behind what is shown',
      `${'x '.repeat(60)}${keyOf(1980)}`,
      `"${'x '.repeat(60)}***"`,
    ],
  ])('%s', (_, text, wanted) => expect(quote(text)).toBe(wanted));

  it('without a credential that ends far behind what is shown', () => {
    const token = `eyJhbGciOiJIUzI1NiJ9.${'eyJzdWIiOiI0Mj'.repeat(140)}.${'c2lnbmF0dXJl'.repeat(12)}`;
    expect(token.length).toBeGreaterThan(2100);
    expect(quote(`${'x '.repeat(70)}${token} then`)).not.toContain('eyJzdWIi');
  });
});
