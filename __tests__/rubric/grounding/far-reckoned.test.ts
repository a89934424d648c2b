import { describe, expect, it } from '@jest/globals';
import { measuresIn } from '../../../src/rubric/grounding/numbers/quantities.js';
import { FarReckoned } from '../../../src/rubric/grounding/reckoned/far-reckoned.js';
import { Grounds } from '../../../src/rubric/grounding/told/grounds.js';

/** Numbers so far apart that nothing else compares them. */
const APART = Array.from({ length: 40 }, () => 'Then there was tea, and nobody said a word about it.').join(' ');

function mayBe(text: string, ...told: readonly string[]): boolean {
  return mayBeFrom([new Grounds([told.join(` ${APART} `)])], text);
}

function mayBeFrom(sources: readonly Grounds[], text: string): boolean {
  const [quantity] = measuresIn(text).quantities;
  if (quantity === undefined) throw new RangeError(`"${text}" has no number`);
  return new FarReckoned(sources).mayBe(quantity, text);
}

const COUNTS = ['812 invoices in July', '655 invoices in August', '494 invoices in September'];

describe('a number may be reckoned from others that stand far apart', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['the sum of two', '1,467 invoices', COUNTS],
    ['the sum of three', '1,961 invoices', COUNTS],
    ['what is left of one', '318 of them', ['812 invoices', '494 of them paid']],
    ['what two leave of one', '2,369 unchanged', ['6,131 invoices', '2,260 dearer', '1,502 cheaper']],
    ['what two have beyond one', '973 more', ['812 in July', '655 in August', '494 in September']],
    ['in another unit of its kind', '1.467 s', ['812 ms', '655 ms']],
    ['with a space in it', '1 961 invoices', COUNTS],
    ['behind a word of any thing', 'All 1,961 invoices', COUNTS],
    ['of less than one', '0.935 of 3', ['0.55 of 3', '0.385 of 3']],
    ['more than two less one', '661 more', ['500 in July', '655 in August', '494 in September']],
    ['of one large number and two small ones', '48,299 rows', ['48,210 rows', '31 rows', '58 rows']],
    ['some order of whose digits another has', '2,445 rows', ['2,400 rows', '45 rows', 'ticket 4524']],
    ['two of whose four digits another has too', '1,402 rows', ['900 rows', '502 rows', '1,782 rows']],
    ['of three digits, some order of which another has', '402 rows', ['250 rows', '152 rows', '240 rows']],
    ['with decimals', '24.38 EUR', ['8.11 EUR', '9.02 EUR', '7.25 EUR']],
    ['rounded to the last digit that it has', '48.7 %', ['60.25 %', '11.51 %']],
    ['rounded up', '48.7 %', ['60.25 %', '11.59 %']],
  ])('%s', (_, written, told) => {
    expect(mayBe(written, ...told)).toBe(true);
  });

  it('from more sources than one', () => {
    const sources = COUNTS.map((one) => new Grounds([one]));
    expect(mayBeFrom(sources, '1,961 invoices')).toBe(true);
    expect(mayBeFrom(sources.slice(1), '1,961 invoices')).toBe(false);
    expect(mayBeFrom([...sources, new Grounds(['1,916 invoices'])], '1,961 invoices')).toBe(false);
  });
});

describe('a number is not reckoned so', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['that no three of them make', '1,973 invoices', COUNTS],
    ['that one alone makes', '791 rows', ['482 rows']],
    ['of two digits', '31 changes', ['48 changes', '17 of them']],
    ['of a time in two units', '12 h 35 min', ['12 h', '35 min', '13 h', '1 h']],
    ['of another unit', '1,467 ms', COUNTS],
    ['of two units', '1,354 MB', ['842 ms', '512 MB']],
    ['that is one of them twice', '1,624 of both', COUNTS],
    ['that is one of them twice and another', '2,279 of all', COUNTS],
    ['that is a status', 'It answers 503 since then', ['412 rows', '91 rows']],
    ['that is a port', 'It listens on port 5033', ['4,120 rows', '913 rows']],
    ['that is a line', 'It fails on line 503', ['412 rows', '91 rows']],
    ['that is a ticket', 'It fails since ticket 503', ['412 rows', '91 rows']],
    ['that is one of them in another unit', '655 ms', ['500 ms', '155 ms', ...COUNTS]],
    ['with the point elsewhere', '81.2 %', COUNTS],
    ['that is a hundred times one of them', '812 rows', ['500 rows', '312 rows', '8.12 rows']],
    ['that is a hundredth of one of them', '8.12 of all', ['5.05 of all', '3.07 of all', '812 rows']],
    ['of which ten make one of them', '812 rows', ['500 rows', '312 rows', '8,120 rows']],
    ['of which a hundred make one of them', '812 rows', ['500 rows', '312 rows', '81,200 rows']],
    ['that is a tenth of one of them', '81.2 rows', ['50.1 rows', '31.1 rows', '812 rows']],
    ['with decimals, two exchanged', '24.38 EUR', ['8.11 EUR', '9.02 EUR', '7.25 EUR', '24.83 EUR']],
    ['with two digits exchanged that stand apart', '1,402 rows', ['900 rows', '502 rows', '1,204 rows']],
    ['a thousand times as much', '812,000 invoices', ['500,000 in May', '312,000 in June', ...COUNTS]],
  ])('%s', (_, written, told) => {
    expect(mayBe(written, ...told)).toBe(false);
  });

  const MADE = ['1,900 in July', '61 in August'];
  it.each([
    ['one digit changed', '1,981 in May'],
    ['the first digit changed', '2,961 in May'],
    ['a digit left out', '19,961 in May'],
    ['a digit added', '961 in May'],
    ['two exchanged', '1,916 in May'],
    ['the first two exchanged', '9,161 in May'],
  ])('where it is one of them with %s', (_, told) => {
    expect(mayBe('1,961 invoices', ...MADE)).toBe(true);
    expect(mayBe('1,961 invoices', ...MADE, told)).toBe(false);
  });

  const others = (count: number) => Array.from({ length: count }, (_, i) => `${2_000_000 + i * 10_000}`).join('; ');

  it('by the first three hundred numbers alone', () => {
    expect(mayBe('1,467 invoices', others(298), ...COUNTS)).toBe(true);
    expect(mayBe('1,467 invoices', others(299), ...COUNTS)).toBe(false);
  });

  it('by three of more than eighty', () => {
    expect(mayBe('1,961 invoices', others(77), ...COUNTS)).toBe(true);
    expect(mayBe('1,961 invoices', others(78), ...COUNTS)).toBe(false);
  });

  it('more than twenty times in a summary', () => {
    const far = new FarReckoned([new Grounds(COUNTS)]);
    const [quantity] = measuresIn('1,961 invoices').quantities;
    const found = Array.from({ length: 22 }, () => quantity && far.mayBe(quantity, '1,961 invoices'));
    expect(found.filter((one) => one)).toHaveLength(20);
  });
});
