import type { Quantity, Reading } from './quantities.js';
import type { Range } from './value-list.js';

const ABOUT =
  /(?:\b(?:about|around|roughly|approximately|approx\.?|circa|ca\.?|some|near|close to|in the region of|on the order of|around about|etwa|rund|ungefähr|ungef\.|gegen|unos|unas|cerca de|alrededor de|aproximadamente|environ|autour de|vers(?: la ligne)?|around line|near line|quelque|près de|à peu près|plus ou moins|intorno a(?:i|gli|lle)?|all'incirca|quasi|più o meno|cerca di|por volta de|perto de|uns|umas|ongeveer|zo['’]n|rond(?: de)?)\s*|[~≈]\s*)[€$£]?$/iu;
const BEYOND =
  /\b(?:nearly|almost|a good|well above|well under|upwards of|north of|south of|shy of|short of|a (?:bit|touch|shade|little) (?:over|under|above|below|more than|less than)|over|under|above|below|more than|less than|fewer than|at least|at most|exceed(?:s|ed|ing)?|topped|(?<!\b(?:adds?|added|adding|sums?|summed|went|goes|rose|climbed|shot) )up to|within|well over|just under|just over|fast|knapp|gut|über|unter|mehr als|weniger als|casi|más de|menos de|hasta|plus de|moins de|un peu (?:plus|moins) de|presque|più di|meno di|oltre|poco più di|mais de|quase|ruim|bijna|meer dan|minder dan|beyond)\s*(?:an? |the )?[€$£]?$/iu;
/** "Thirty-odd beds" are 30 to 39; in "30 odd numbers" the word counts nothing. */
const ODD = /^-odd\b/i;
/** Of "4 thousand-odd" and "20 minutes-odd" it belongs to the unit. */
const ODD_UNIT = /-odd$/i;
/** "40 or so", "40 people or so"; of "2 hundred or so" the two is no number of its own. */
const OR_SO = /^(?: (?!hundred )\p{L}{1,20})? or so\b/iu;
/** All that these look at behind a number, with the letter that would make it another word. */
const LONGEST_BEHIND = ' or so '.length + 21;

/** How exact a number is meant. `about 40`: near is enough. `over 40`: any number of that size. `40 to 60`: near, too. `40-odd`: 40 to 49. */
export type Precision = 'exact' | 'about' | 'beyond' | 'bound' | 'odd';

/** How exact the number at a place is meant, by the words around it; exact where none says otherwise. */
export function precisionOf(text: string, { start, end }: Pick<Quantity, 'start' | 'end'>): Precision {
  const before = text.slice(Math.max(0, start - 24), start);
  const behind = text.slice(end, end + LONGEST_BEHIND);
  if (ODD.test(behind) || ODD_UNIT.test(text.slice(start, end))) return 'odd';
  if (ABOUT.test(before) || OR_SO.test(behind)) return 'about';
  if (BEYOND.test(before) || /^\s?\+/.test(behind)) return 'beyond';
  return isRoundBound(text, start, end) ? 'bound' : 'exact';
}

/** "330 to 480 MB": the bounds of a range are rounded; "from 330 to 480 MB" tells a change. */
function isRoundBound(text: string, start: number, end: number): boolean {
  if (!/\d0\D{0,8}$/.test(text.slice(start, end))) return false;
  return (
    (!/\b(?:from|von|de) (?:about )?$/i.test(text.slice(Math.max(0, start - 12), start)) &&
      /^ ?(?:to|bis|tot|–|-) ?\d/.test(text.slice(end, end + 6))) ||
    /(?<!\b(?:from|von|de) )(?<![\d.,])\d[\d.,]{0,12}(?: ?[\p{L}%]{1,4})? ?(?:to|bis|tot|–|-) ?$/u.test(
      text.slice(Math.max(0, start - 30), start),
    )
  );
}

/** How far a number may be from one that is told roughly, as a share. */
const ROUGHLY = { about: 0.05, beyond: 0.1, bound: 0.05 };

/** The same where it is another one rounded: 43 as "about 40". */
const ROUNDED = 0.1;

/**
 * What a number may have been before somebody rounded it to the digits that it has: 36 to 44 for "about 40", 180 to 220 for "some 200";
 * undefined where it is not told roughly, or has no zero at its end. Of numbers that are only reckoned there are too many.
 */
export function roundedFrom({ value, step }: Reading, precision: Precision): Range | undefined {
  const worth = lastDigitOf(value, step);
  if (precision !== 'about' || worth <= step) return undefined;
  const distance = Math.min(value * ROUNDED, worth / 2);
  // Half of the last digit is rounded up.
  return { from: value - distance, to: value + Math.min(distance, worth * 0.499) };
}

/**
 * What a reading allows: rounded either way, or the rest cut off.
 * @param isReckoned where a text has to bear out that it is reckoned: of the numbers of a longer one some two make nearly any, so that
 * what is told roughly and is no round number has to be half as near
 */
export function rangeOf({ family, value, step }: Reading, precision: Precision, isReckoned = false): Range {
  const isMeasure = family !== 'count' && family !== 'ratio';
  const place =
    isMeasure && Math.round(value / step) % 100 === 0
      ? Math.max(10 * step, placeOf(value, step))
      : placeOf(value, step);
  switch (precision) {
    case 'exact':
      return family === 'count' && step >= 1 && place === step
        ? { from: value - step / 2, to: value + step / 2 }
        : { from: value - place / 2, to: value + place * 0.999 };
    case 'about':
    case 'beyond':
    case 'bound': {
      const isRound = Math.round(value / step) % 10 === 0;
      const distance = Math.max(place, (value * ROUGHLY[precision]) / (isReckoned && !isRound ? 2 : 1));
      return { from: value - distance, to: value + distance };
    }
    case 'odd':
      return { from: value, to: value + lastDigitOf(value, step) * 0.999 };
  }
}

/** What the last digit of a number is worth that is not a zero: 100 for 2,800. Of a small number zeros are digits. */
function placeOf(value: number, step: number): number {
  let place = step;
  while (value / place >= 100 && value / step >= 1000 && Math.round(value / place) % 10 === 0) place *= 10;
  return place;
}

/** What the last digit that is not a zero is worth: 10 for 30, 100 for 1,200. */
function lastDigitOf(value: number, step: number): number {
  let worth = step;
  while (value / worth >= 10 && Math.round(value / worth) % 10 === 0) worth *= 10;
  return worth;
}
