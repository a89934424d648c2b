import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Literal } from '../../../src/rubric/requirements/literals.js';
import { piecesOf } from '../../../src/rubric/requirements/name-pieces.js';

function stands(literal: string, text: string): boolean {
  return new Literal(literal).standsIn(piecesOf(text));
}

/** One sum in the notations of several languages. */
const SAME_SUMS: readonly (readonly string[])[] = [
  [
    '48.90 EUR',
    '48,90 EUR',
    'EUR 48.90',
    'EUR 48,90',
    'EUR48.90',
    '€48.90',
    '€ 48.90',
    '€48,90',
    '48.90€',
    '48,90 €',
    '48,90\u00a0€',
    '48.90 euros',
    '48,90 Euro',
    '48,90 euroa',
    '48.9 EUR',
    '**48.90** EUR',
  ],
  ['129.00 EUR', '129 EUR', 'EUR 129', '€129', '129 €', '129 euros', '129,00 EUR', '129,- EUR', '129-euro', '€129.00'],
  ['129 USD', '$129', '$129.00', 'USD 129', '129 dollars', 'US$129', 'US$ 129', '129 US-Dollar', '129 $', '$129 USD'],
  ['£1,290.50', '1290.50 GBP', 'GBP 1,290.50', '1,290.5 pounds', '£1290.50'],
  ['5000 JPY', '¥5000', '¥5,000', '5,000 yen', 'JPY 5000', '5000円'],
  [
    '1290 CHF',
    'CHF 1’290',
    "CHF 1'290.00",
    '1290 Franken',
    '1 290 CHF',
    '1290.– CHF',
    'CHF 1,290',
    '1290 Swiss francs',
  ],
  ['1.2 million EUR', '€1.2 million', '€1.2m', '1,2 Mio. €', '1 200 000 €', 'EUR 1,200,000', '1.200.000,00 €'],
  ['12 000 EUR', '€12k', '12.000 €', '12 thousand euros', '12 tausend Euro'],
  ['CAD 40', '40 CAD', 'CA$40', 'C$40', '$40 CAD'],
  ['five euros', '5 EUR', '€5'],
];

describe('a sum of money stands in', () => {
  const pairs = SAME_SUMS.flatMap((sums) => sums.flatMap((one) => sums.map((other) => [one, other] as const)));

  it.each(pairs)('%s: %s', (literal, text) => {
    expect(stands(literal, `Charged ${text}, and it was refunded.`)).toBe(true);
    expect(stands(`refund of ${literal}`, `The refund of ${text} is done.`)).toBe(true);
    expect(new Literal(literal).isSame(new Literal(text))).toBe(true);
  });

  it.each([
    ['40 EUR', 'EUR 30 EUR 40'],
    ['50 USD', 'EUR 40 USD 50'],
    ['40 EUR', '40 EUR 50 USD'],
    ['129 EUR', 'Costs €129/month'],
    ['129 EUR', 'The bill is (€129).'],
    // What is no whole sum is looked for as it was.
    ['48.90', 'paid €48.90'],
    ['129', 'paid $129'],
    ['EUR', 'paid 40 EUR'],
    ['EUR', 'paid €40'],
  ])('%s: %s', (literal, text) => {
    expect(stands(literal, text)).toBe(true);
  });
});

describe('a sum of money does not stand in', () => {
  it.each([
    ['129.00 EUR', '129.50 EUR'],
    ['129.00 EUR', '1,290 EUR'],
    ['129.00 EUR', '€1.290'],
    ['129.00 EUR', '12.90 €'],
    ['129.00 EUR', '€12900'],
    ['129.00 EUR', '129.00'],
    ['129.00 EUR', '129 USD'],
    ['129.00 EUR', '$129'],
    ['129.00 EUR', '£129'],
    ['129.00 EUR', '129 CHF'],
    ['129.00 EUR', '129 CHF, not in EUR'],
    ['129.00 EUR', '129 customers of the EUR zone'],
    ['129.00 EUR', 'paid in EUR; 129 customers'],
    ['129.00 EUR', 'paid in EUR. 129 customers'],
    ['129 EUR', '129 million euros'],
    ['129 EUR', '€129k'],
    ['129 EUR', '129 Mio. EUR'],
    ['€1.2 million', '€1.2'],
    ['€1.2 million', '€1.2k'],
    ['1.29 EUR', '1.290 EUR'],
    ['290 EUR', '1 290 EUR'],
    ['40 EUR', 'EUR 30 USD 40'],
    ['30 USD', 'EUR 30 USD 40'],
    ['129 USD', 'CA$129'],
    ['129 USD', '$129 CAD'],
    ['129 USD', 'A$129'],
    ['129 JPY', '129 CNY'],
    ['8 EUR', 'forty-8 EUR'],
    ['129 EUR', '129.00.1 EUR'],
    // Trailing zeros are no matter of a version.
    ['1.20', 'upgraded to 1.2'],
    ['129.00', 'all 129 of them'],
  ])('%s: %s', (literal, text) => {
    expect(stands(literal, text)).toBe(false);
  });
});

const digits = fc.integer({ min: 1, max: 99_999 });
const cents = fc.integer({ min: 0, max: 99 });
const currencies = [
  ['€', 'EUR', 'euros'],
  ['$', 'USD', 'dollars'],
  ['£', 'GBP', 'pounds'],
] as const;
const currency = fc.constantFrom(...currencies);

function notationsOf(whole: number, hundredths: number, [sign, code, word]: (typeof currencies)[number]): string[] {
  const fraction = String(hundredths).padStart(2, '0');
  const grouped = whole.toLocaleString('en-US');
  const sums = [`${whole}.${fraction}`, `${grouped}.${fraction}`, `${grouped.replace(',', '.')},${fraction}`];
  if (hundredths === 0) sums.push(String(whole), grouped);
  return sums.flatMap((sum) => [
    `${sign}${sum}`,
    `${sum} ${sign}`,
    `${code} ${sum}`,
    `${sum} ${code}`,
    `${sum} ${word}`,
  ]);
}

it('is the same in every notation, and no other sum or currency in any', () => {
  fc.assert(
    fc.property(digits, cents, currency, digits, cents, currency, (whole, part, own, otherWhole, otherPart, other) => {
      const isSame = whole === otherWhole && part === otherPart && own === other;
      const text = `They paid ${notationsOf(otherWhole, otherPart, other).join('; then ')} at last.`;
      for (const literal of notationsOf(whole, part, own)) {
        expect(stands(literal, text)).toBe(isSame);
        for (const same of notationsOf(whole, part, own)) expect(stands(literal, `Paid ${same}.`)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
