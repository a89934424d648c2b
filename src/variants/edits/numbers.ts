import { share } from '../../seeded-random.js';
import type { Edit } from '../edit.js';
import { numberSites, numbersIn, otherNumber } from '../numbers.js';
import { replaceIn, sitesOf } from '../sites.js';
import { editsOf, type Family } from './family.js';

const NUMBERS: Family = {
  family: 'numbers',
  doses: [40, 100],
  unit: 'percent',
  describe: (where) => `Some or all of the numbers in ${where} are wrong.`,
  change: (texts, dose, { random }) => {
    const numbers = [...new Set(texts.flatMap((text) => numbersIn(text).map((number) => number.text)))];
    // With one number alone, some of them would be all of them.
    if (numbers.length < (dose < 100 ? 2 : 1)) return null;
    const replacements = new Map(
      share(numbers, dose, random).map((number) => [number, otherNumber(number, random)] as const),
    );
    return replaceIn(
      texts,
      sitesOf(texts, (text) => numberSites(text, replacements)),
    );
  },
};

export const NUMBER_EDITS: readonly Edit[] = editsOf(NUMBERS);
