import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { amountsIn } from '../../../src/rubric/grounding/numbers/currencies.js';
import { SessionGrounds } from '../../../src/rubric/grounding/session-grounds.js';
import { runs } from '../../builders/long-runs.js';
import { summaryOf } from '../v2/sessions.js';

function lacking(transcript: string, candidate: string, reference = ''): readonly string[] {
  return new SessionGrounds({ texts: [transcript], isWhole: true }, summaryOf({ summary: reference }))
    .ungroundedIn(summaryOf({ summary: candidate }))
    .map(({ written }) => written);
}

describe('an amount of money', () => {
  it.each([
    ['It cost 129.00 USD, $1,290 and US$ 7', ['dollar 129.00 USD', 'dollar $1,290', 'dollar US$ 7']],
    ['2,3 Millionen Euro, 40k € und €5', ['euro 2,3 Millionen Euro', 'euro 40k €', 'euro €5']],
    ['2,3 millions d’euros', ['euro 2,3 millions d’euros']],
    ['3 million dollars', ['dollar 3 million dollars']],
    ['CHF 12.50, 12 Franken', ['franc CHF 12.50', 'franc 12 Franken']],
    ['£3, 4 GBP, ¥500, 60 kr, 7 PLN, ₹8', ['pound £3', 'pound 4 GBP', 'yen ¥500', 'zloty 7 PLN', 'rupee ₹8']],
    ['echo $1, $HOME, $0.74$, a$5, 5 pounds, EUR and USD-5x', []],
  ])('%s', (text, wanted) =>
    expect(amountsIn(text).map(({ currency, written }) => `${currency} ${written}`)).toEqual(wanted),
  );
});

describe('a number of another currency', () => {
  it.each([
    ['in dollars', 'Charged 129.00 EUR twice', 'Charged 129.00 USD twice', ['129.00 USD']],
    ['by its sign', 'Charged 129.00 EUR twice', 'Charged $129 twice', ['$129']],
    ['in pounds', 'Charged €129', 'Charged £129', ['£129']],
    ['of many', '2,3 Millionen Euro', '2,3 Millionen Dollar', ['2,3 Millionen Dollar']],
    ['as a number that is wrong as well', 'Charged 129.00 EUR', 'Charged 131.00 USD', ['131.00']],
  ])('is told %s', (_, transcript, candidate, wanted) => expect(lacking(transcript, candidate)).toEqual(wanted));

  it.each([
    ['in the same', 'Charged 129.00 EUR', 'Charged 129 euros, € 129 and 129 €'],
    ['which the session names anywhere', 'Charged 129.00 EUR; the account is in dollars', 'Charged $129'],
    ['where a command has such a sign', "Charged 129.00 EUR; awk '{print $2}'", 'Charged $129'],
    ['where no currency is told', 'Charged 129.00', 'Charged $129'],
    ['where none is told for sure', 'Charged 129.00, 40 pounds, won twice', 'Charged $129'],
  ])('is not told %s', (_, transcript, candidate) => expect(lacking(transcript, candidate)).toEqual([]));

  it('is held against the reference, too', () => {
    expect(lacking('Charged 129.00 EUR', 'Charged $129', 'That is in USD.')).toEqual([]);
  });

  it('is none that the session tells', () => {
    const currency = fc.constantFrom(...'$|€|£|EUR|USD|CHF|PLN|₹|¥|Euro|dollars|SEK'.split('|'));
    const amount = fc
      .tuple(fc.integer({ min: 11, max: 9999 }), currency, fc.boolean())
      .map(([number, sign, isBefore]) => (isBefore ? `${sign} ${number}` : `${number} ${sign}`));
    const told = fc.array(amount, { minLength: 1, maxLength: 6 }).map((amounts) => `Paid ${amounts.join(' and ')}.`);
    fc.assert(
      fc.property(told, (text) => expect(lacking(`Then: ${text}`, text)).toEqual([])),
      { numRuns: runs(300) },
    );
  });
});
