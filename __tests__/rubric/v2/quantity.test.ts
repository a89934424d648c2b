import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Fact } from '../../../src/rubric/v2/facts.js';
import { ToldMeasures } from '../../../src/rubric/v2/quantity.js';
import { readText } from '../../../src/rubric/v2/text.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';

const ENGLISH = new Vocabularies().of('english');

function numbersOf(text: string): readonly Fact[] {
  return readText(text, ENGLISH).facts.number;
}

/** Whether a reference that tells the one bears out the first number of the other. */
function bearsOut(reference: string, candidate: string): boolean {
  const told = new ToldMeasures();
  told.add(numbersOf(reference));
  const [given] = numbersOf(candidate);
  if (given === undefined) throw new Error(`no number in "${candidate}"`);
  return told.have(given, undefined);
}

const UNITS = ['ms', 's', 'min', 'kb', 'mb', 'rows'] as const;

/** What each unit is in the first one of its family. */
const SCALES: Readonly<Record<(typeof UNITS)[number], readonly [family: string, factor: number]>> = {
  ms: ['time', 1],
  s: ['time', 1000],
  min: ['time', 60_000],
  kb: ['size', 1],
  mb: ['size', 1000],
  rows: ['count', 1],
};

/** Up to nine digits, of which the last is no zero, so that each of them tells. */
const NUMBER = fc.integer({ min: 11, max: 999_999_999 }).filter((value) => value % 10 !== 0);

describe('what the numbers of a reference measure', () => {
  it('is a number in each unit of its family, and none of another family', () => {
    fc.assert(
      fc.property(NUMBER, fc.constantFrom(...UNITS), fc.constantFrom(...UNITS), (value, unit, other) => {
        const [[family, factor], [otherFamily, otherFactor]] = [SCALES[unit], SCALES[other]];
        const converted = (value * factor) / otherFactor;
        fc.pre(converted >= 0.001 && converted < 1e12 && Number(converted.toFixed(6)) === converted);
        expect(bearsOut(`It took ${value} ${unit}.`, `It took ${converted} ${other}.`)).toBe(family === otherFamily);
      }),
    );
  });

  it('is that number rounded to two digits or more, and no nearer and no coarser one', () => {
    fc.assert(
      fc.property(NUMBER, fc.integer({ min: 1, max: 9 }), fc.integer({ min: -2, max: 2 }), (value, digits, off) => {
        fc.pre(digits < String(value).length);
        const step = 10 ** (String(value).length - digits);
        const rounded = Math.round(value / step) * step + off * step;
        fc.pre(rounded > 0);
        const told = String(rounded).replace(/0+$/, '').length;
        const isRounding = told >= 2 && Number(value.toPrecision(told)) === rounded;
        expect(bearsOut(`It had ${value} rows.`, `It had ${rounded} rows.`)).toBe(isRounding);
      }),
    );
  });

  it.each([
    ['1 h 30 min', '90 minutes', true],
    ['1 h 30 min', '91 minutes', false],
    ['2 min 5 s', '125 s', true],
    ['2 min, 5 s', '2 hours', false],
    ['512 mb', '0.5 gb', true],
    ['0 s', '0 ms', false],
  ])('is %s: %s', (reference, candidate, isBorneOut) => {
    expect(bearsOut(`It took ${reference}.`, `It took ${candidate}.`)).toBe(isBorneOut);
  });

  it('is a duration of several parts as one number, whichever of its parts is looked at', () => {
    const told = new ToldMeasures();
    told.add(numbersOf('It took 90 minutes.'));
    for (const part of numbersOf('It took 1 h 30 min.')) expect(told.have(part, 5400)).toBe(true);
    for (const part of numbersOf('It took 1 h 31 min.')) expect(told.have(part, 5460)).toBe(false);
  });

  // No engine rounds to more than a hundred digits.
  it.each([15, 16, 17, 101, 150, 199, 200, 400])(
    'is a number of 200 digits, and one of %d others is none',
    (digits) => {
      const of = (length: number, first: number): string =>
        Array.from({ length }, (_, i) => ((i * 7 + first) % 9) + 1).join('');
      expect(bearsOut(`It had ${of(200, 1)} rows.`, `It had ${of(200, 1)} rows.`)).toBe(true);
      expect(bearsOut(`It had ${of(200, 1)} rows.`, `It had ${of(digits, 2)} rows.`)).toBe(false);
    },
  );
});
