import { share } from '../../../core/seeded-random.js';
import { type Edit, TEXT_FIELDS } from '../edit.js';
import { capitalised, isEnglish } from '../english.js';
import { NUMBER_WORDS, numberSites, numbersIn, otherNumber } from '../numbers.js';
import { isSentenceStart, readText, wordSite } from '../phrases.js';
import { replaceIn, type Site, sitesOf } from '../sites.js';
import { editsOf, type Family } from './family.js';
import { replaceShare } from './wording.js';

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

export const NUMBER_FORMAT: Edit = {
  effect: 'harmless',
  dimensions: TEXT_FIELDS,
  kind: 'number-format',
  family: 'number-format',
  description: 'Numbers are written otherwise, 12,198 as 12198 and three as 3; their values stay the same.',
  doses: [100],
  unit: 'percent',
  change: (reference, dose, { random }) =>
    isEnglish(reference) ? replaceShare(reference, dose, random, otherWritings) : null,
};

const WORD_FOR = new Map([...NUMBER_WORDS].map(([word, value]) => [String(value), word]));
/** Before these a number counts, so a word for it reads as well. */
const COUNTED =
  /^ (?:tests|times|cases|files|runs|failures|bullets|commits|steps|minutes|hours|days|weeks|months|findings|issues|tasks|agents|areas|pods|commands|endpoints|queries|services|columns|tables|rows|errors|warnings|sites|bugs|places)\b/;

/** Not behind a name, which the number may belong to: `Svelte 5 tests`, `port 5`. */
const BEFORE_COUNT =
  /(?:^|[,;:(]\s*|\b(?:the|of|in|from|to|for|with|and|or|all|by|than|after|over|within|about|only) )$/i;

function otherWritings(text: string): readonly Site[] {
  const digits = numbersIn(text).flatMap(({ text: number, start, end }): readonly Site[] => {
    // Without its comma 1,940 would look like a year.
    if (/^(?!1,9|2,0)\d{1,3}(?:,\d{3})+$/.test(number) || /^\d{1,3}(?:,\d{3}){2,}$/.test(number)) {
      return [{ start, end, replacement: number.replaceAll(',', '') }];
    }
    const word = WORD_FOR.get(number);
    const isCount =
      word !== undefined &&
      COUNTED.test(text.slice(end)) &&
      BEFORE_COUNT.test(text.slice(Math.max(0, start - 30), start));
    return isCount ? [{ start, end, replacement: start === 0 ? capitalised(word) : word }] : [];
  });
  const read = readText(text);
  const words = read.tokens.flatMap((token, index): readonly Site[] => {
    const value = NUMBER_WORDS.get(token.text.toLowerCase());
    if (value === undefined || (/^\p{Lu}/u.test(token.text) && !isSentenceStart(read, index))) return [];
    return [wordSite(read, index, 1, String(value))];
  });
  return [...digits, ...words];
}
