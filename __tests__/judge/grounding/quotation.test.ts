import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findQuote, forQuotes, lineOfQuote, placeOfQuote, quotesIn } from '../../../src/judge/grounding/quotation.js';
import { anyText } from '../../builders/texts.js';

describe('a quote', () => {
  it.each([
    ['as it stands', 'the cache was cold', 'cache was'],
    ['over a line break', 'the cache\n  was cold', 'cache was cold'],
    ['with other quotation marks', 'said “go” and went', 'said "go" and'],
    ['with another apostrophe', 'it’s cold', "it's cold"],
    ['with quotation marks around it', 'the cache was cold', '"cache was cold"'],
    ['with a stop of the sentence around it', 'the cache was cold and small', 'cache was cold.'],
    ['with marks of omission', 'the cache was cold and small', '…cache was cold…'],
    ['around a credential that was masked', `key ${['gh', 'p_', 'x'.repeat(36)].join('')} used`, 'key *** used'],
  ])('is found %s', (_, text, quote) => {
    expect(findQuote(forQuotes(text), quote)).not.toBe(-1);
  });

  it.each([
    ['another number', 'took 41 minutes', 'took 14 minutes'],
    ['other capitals', 'The cache', 'the Cache'],
    ['nothing', 'anything', ''],
    ['only marks', 'anything', '"…"'],
  ])('is not found with %s', (_, text, quote) => {
    expect(findQuote(forQuotes(text), quote)).toBe(-1);
  });

  it('has the line in which it begins', () => {
    const lines = ['first', '', ' second  line', 'third'].map((text, i) => ({ line: 10 + i, text }));
    expect(lineOfQuote(lines, 'second line third')).toBe(12);
    expect(lineOfQuote(lines, 'first second')).toBe(10);
    expect(lineOfQuote(lines, 'third')).toBe(13);
    expect(lineOfQuote(lines, 'fourth')).toBeUndefined();
  });

  it.each<[string, string, boolean]>([
    ['one word of five is another', 'the cache was very cold', true],
    ['one word of four is another', 'the store was cold', false],
    ['a word is left out', 'cache was on node four', true],
    ['two places, with a mark of omission', 'the cache was cold … restarted it twice', true],
    ['one place of two stands nowhere', 'the cache was cold … nobody restarted anything here', false],
    ['all words stand there, far apart', 'the node restarted the cache it was cold', false],
    ['the words stand in another order', 'cold was cache the', false],
    ['only marks', '"…"', false],
  ])('counts where four fifths of its words stand close together: %s', (_, quote, wanted) => {
    const lines = [
      { line: 3, text: 'At noon the cache was cold on node four.' },
      {
        line: 4,
        text: 'The operator looked at the dashboard, called the owner of the service and then restarted it twice.',
      },
    ];
    expect(lineOfQuote(lines, quote)).toBe(wanted ? 3 : undefined);
  });

  it('is found by its signs where a script has no blanks', () => {
    const lines = [{ line: 1, text: '測試在三十秒後失敗了' }];
    expect(lineOfQuote(lines, '測試在四十秒後失敗')).toBe(1);
    expect(lineOfQuote(lines, '部署已經完成')).toBeUndefined();
  });

  it.each([
    ['a letter', 'e', undefined],
    ['the end of a word', 'assed', undefined],
    ['the middle of a number', '23', undefined],
    ['the beginning of a word behind whole ones', 'tests have pass', undefined],
    ['a word that also stands inside of another', 'row', 8],
    ['a sign of a script without blanks', '三十秒', 9],
  ])('is no piece of a word: %s', (_, quote, wanted) => {
    const lines = ['The tests have passed, 1234 rows', 'in a row', '測試在三十秒後失敗了'].map((text, i) => ({
      line: 7 + i,
      text,
    }));
    expect(lineOfQuote(lines, quote)).toBe(wanted);
  });

  it.each<[string, string, boolean]>([
    ['the', 'an article', false],
    ['it was', 'two function words', false],
    ['of the … and the', 'function words between marks of omission', false],
    ['not', 'a negation that says of nothing', false],
    ['und der', 'function words of another language', false],
    ['не', 'a short word of another alphabet', false],
    ['了', 'one sign of a script without blanks', false],
    ['e', 'a letter', false],
    ['it was cold', 'a word that says something', true],
    ['7', 'a number', true],
    ['CI', 'a name of two letters', true],
    ['не прошёл', 'a longer word of another alphabet', true],
    ['失敗', 'two signs of a script without blanks', true],
  ])('counts where it says something: %s, %s', (quote, _, wanted) => {
    const text = 'It was the end of the run and the CI said that it was cold, e not 7; und der 測試失敗了, не прошёл';
    expect(forQuotes(text)).toContain(quote.split(' … ')[0]);
    expect(lineOfQuote([{ line: 4, text }], quote)).toBe(wanted ? 4 : undefined);
  });

  it('has the place in which it stands, one behind the other too', () => {
    const pieces = ['The cache was cold', 'the node was restarted'].map((text, place) => ({ text, place }));
    expect(placeOfQuote(pieces, 'node was restarted')).toBe(1);
    expect(placeOfQuote(pieces, 'was cold the node')).toBe(0);
    expect(placeOfQuote(pieces, 'nobody was there')).toBeUndefined();
  });

  it('stands in the first piece of its own words, whatever is like it before, and over one that is empty', () => {
    const pieces = ['alpha then beta then gamma', 'alpha beta', ' ', 'gamma'].map((text, place) => ({ text, place }));
    expect(placeOfQuote(pieces, 'alpha beta gamma')).toBe(1);
    expect(placeOfQuote([{ text: '(alpha beta)', place: 7 }], 'alpha beta')).toBe(7);
    expect(
      placeOfQuote(
        [
          { text: '', place: 6 },
          { text: 'alpha', place: 7 },
        ],
        'alpha',
      ),
    ).toBe(7);
  });

  it('is looked up by its first thousand characters', () => {
    const lines = [{ line: 1, text: '7'.repeat(1000) }];
    expect(lineOfQuote(lines, `${'7'.repeat(1000)}z`)).toBe(1);
    expect(lineOfQuote(lines, `${'7'.repeat(999)}zz`)).toBeUndefined();
  });

  it('is looked up by its beginning where it is longer than anybody was asked for', () => {
    const text = 'The cache was cold on node four. '.repeat(60);
    expect(
      lineOfQuote([{ line: 1, text }], `${text.slice(0, 990)} ${'nothing of this stands there '.repeat(1000)}`),
    ).toBe(1);
    expect(lineOfQuote([{ line: 1, text }], `${'nothing of this stands there '.repeat(1000)} ${text}`)).toBeUndefined();
  });

  it('never throws, and what is a whole line stands in that line or before', () => {
    fc.assert(
      fc.property(fc.array(anyText(), { maxLength: 5 }), fc.nat(4), (texts, index) => {
        const lines = texts.map((text, i) => ({ line: i + 1, text }));
        const found = lineOfQuote(lines, texts[index] ?? '');
        if (found !== undefined) expect(found).toBeLessThanOrEqual(index + 1);
      }),
    );
  });

  it.each<[string, readonly string[]]>([
    ['It says "the cache was cold" and “it was small”.', ['the cache was cold', 'it was small']],
    ['The flag `--force` is missing', ['--force']],
    ['No "x" is too short', []],
    ['An open "quote', []],
    ["it's don't", []],
  ])('is picked out of %j', (explanation, wanted) => {
    expect(quotesIn(explanation)).toEqual(wanted);
  });
});
