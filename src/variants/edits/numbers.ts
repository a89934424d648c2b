import { type Random, share } from '../../seeded-random.js';
import type { Edit } from '../edit.js';
import { numberSites, numbersIn, otherNumber } from '../numbers.js';
import { replaceIn, sitesOf } from '../sites.js';
import { editsOf, type Family } from './family.js';

function changedNumbers(texts: readonly string[], dose: number, random: Random): readonly string[] | null {
  const numbers = [...new Set(texts.flatMap((text) => numbersIn(text).map((number) => number.text)))];
  const chosen = numbers.length === 0 ? [] : share(numbers, dose, random);
  if (chosen.length === 0) return null;
  const replacements = new Map(chosen.map((number) => [number, otherNumber(number, random)]));
  return replaceIn(
    texts,
    sitesOf(texts, (text) => numberSites(text, replacements)),
  );
}

const SOME_NUMBERS: Family = {
  family: 'some-numbers',
  doses: [40],
  unit: 'percent',
  describe: (where) => `Some of the numbers in ${where} are wrong.`,
  change: (texts, dose, { random }) =>
    // With one number alone, some of them would be all of them.
    new Set(texts.flatMap((text) => numbersIn(text).map((number) => number.text))).size < 2
      ? null
      : changedNumbers(texts, dose, random),
};

const ALL_NUMBERS: Family = {
  family: 'all-numbers',
  doses: [100],
  unit: 'percent',
  describe: (where) => `All numbers in ${where} are wrong.`,
  change: (texts, dose, { random }) => changedNumbers(texts, dose, random),
};

export const NUMBER_EDITS: readonly Edit[] = [SOME_NUMBERS, ALL_NUMBERS].flatMap(editsOf);
