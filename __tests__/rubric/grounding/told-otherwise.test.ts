import { describe, expect, it } from '@jest/globals';
import { SessionGrounds } from '../../../src/rubric/grounding/session-grounds.js';
import { summaryOf } from '../v2/sessions.js';

/** What a candidate says that its transcript lacks. */
function lacking(transcript: string, candidate: string): readonly string[] {
  const grounds = new SessionGrounds({ texts: [transcript], isWhole: true }, summaryOf({ summary: '' }));
  return grounds.ungroundedIn(summaryOf({ summary: candidate })).map(({ written }) => written);
}

/** A sum of a year, and a twelfth of it, in two currencies. */
const SUMS = [
  {
    yearly: [
      '1,188 USD a year',
      '$1,188 per year',
      '$1,188/yr',
      '1188 USD per annum',
      'an annual fee of $1,188',
      'billed 1,188 USD annually',
    ],
    monthly: [
      '99 USD a month',
      '$99 per month',
      '$99/mo',
      '99 dollars each month',
      '$99 monthly',
      'a monthly fee of $99',
    ],
  },
  {
    yearly: [
      '1.188 € im Jahr',
      '1188 Euro jährlich',
      '1 188 euros par an',
      '1.188 euros al año',
      '1188 euro per jaar',
      '1.188 euro all’anno',
    ],
    monthly: [
      '99 € im Monat',
      '99 Euro monatlich',
      '99 euros par mois',
      '99 euros al mes',
      '99 euro per maand',
      '99 euro al mese',
    ],
  },
];

describe('what is paid in a month, where it is told what is paid in a year', () => {
  const pairs = SUMS.flatMap(({ yearly, monthly }) =>
    yearly.flatMap((year) => monthly.map((month) => [year, month] as const)),
  );

  it.each(pairs)('%s: %s', (year, month) => {
    expect(lacking(`It is ${year}, they said.`, `It costs ${month}.`)).toEqual([]);
    expect(lacking(`It is ${month}, they said.`, `It costs ${year}.`)).toEqual([]);
  });

  it.each([
    ['1,188 USD a year', '98 USD a month', ['98']],
    ['1,188 USD a year', '99 EUR a month', ['99 EUR']],
    ['1,188 USD a year', '100 USD a month', ['100']],
    ['99 USD a month', '1,288 USD a year', ['1,288']],
    ['99 USD a month', '1,189 USD a year', ['1,189']],
    // Without a period of either, and by another one.
    ['1,188 USD', '99 USD a month', ['99']],
    ['1,188 USD a year', '99 USD', ['99']],
    ['1,188 USD a year', '99 USD a week', ['99']],
    ['1,188 USD a month', '99 USD a year', ['99']],
    ['1,188 USD. A year ago', '99 USD a month', ['99']],
  ])('%s: %s', (told, claim, wanted) => {
    expect(lacking(`It is ${told} for all.`, `It costs ${claim} for all.`)).toEqual(wanted);
  });
});

describe('days of business', () => {
  it.each([
    ['within two business days', 'within 48 hours', []],
    ['within 2 working days', 'within 48 hours', []],
    ['within three calendar days', 'within 72 hours', []],
    ['for one more minute', 'for 60 seconds', ['60 seconds']],
    ['within one working hour', 'within 60 minutes', ['60 minutes']],
    ['in zwei Werktagen', 'in 48 Stunden', []],
    ['in drei Arbeitstagen', 'in 72 Stunden', []],
    ['binnen 2 werkdagen', 'binnen 48 uur', []],
    ['within 48 hours', 'within two business days', []],
    ['within 24 hours', 'within 48 hours', ['48 hours']],
    ['within one business day', 'within 48 hours', ['48 hours']],
    ['within three business days', 'within 48 hours', ['48 hours']],
    ['with two business partners', 'within 48 hours', ['48 hours']],
    ['within two business hours', 'within 48 hours', ['48 hours']],
  ])('%s: %s', (told, claim, wanted) => {
    expect(lacking(`They answer ${told} at most.`, `They answer ${claim} at most.`)).toEqual(wanted);
  });
});

describe('how many lots there are of what is told', () => {
  it.each([
    ['2.3 million rows in batches of 10,000', '230 batches', []],
    ['2,300,000 rows, 10,000 rows per batch', '230 batches', []],
    ['2,300,000 rows with a batch size of 10,000', '230 batches', []],
    ['2.300 Zeilen in Paketen zu 50', '46 Pakete', []],
    ['2300 lignes par lots de 50', '46 lots', []],
    ['2.300 filas en lotes de 50', '46 lotes', []],
    ['2,300 items in boxes of 50', '46 boxes', []],
    ['2.3 million rows in batches of 10,000', '240 batches', ['240']],
    ['2.3 million rows in batches of 10,000', '229 batches', ['229']],
    ['2.3 million rows in batches of 10,000', '23 batches', ['23']],
    // Of other things, and of things of which it is not told how many are in one.
    ['2.3 million rows in batches of 10,000', '230 workers', ['230']],
    ['2.3 million rows and 10,000 batches', '230 batches', ['230']],
  ])('%s: %s', (told, claim, wanted) => {
    expect(lacking(`There were ${told} then.`, `There were ${claim} then.`)).toEqual(wanted);
  });
});
