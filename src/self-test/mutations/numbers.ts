import type { Random } from '../../core/seeded-random.js';
import type { Site } from './sites.js';
import { type Token, tokensOf } from './tokens.js';

/** Number words that are nothing else; `one` is a pronoun too. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  'two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, index) => [word, index + 2]),
);

const MONTH =
  /^(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)$/;

/** Where a text states a number as digits: not dates, times, years, versions, or numbers that are part of a name. */
export function numbersIn(text: string): readonly Token[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, index) => {
    const isDay = [tokens[index - 1], tokens[index + 1]].some((neighbour) => MONTH.test(neighbour?.text ?? ''));
    return isDay ? [] : (numberOf(token) ?? []);
  });
}

function numberOf(token: Token): Token | undefined {
  if (token.kind === 'number') return isPlainNumber(token.text) ? token : undefined;
  // `64-goroutine`, `10-minute`
  const leading = token.kind === 'other' ? /^\d+(?=-\p{L}[\p{L}-]*$)/u.exec(token.text)?.[0] : undefined;
  return leading === undefined
    ? undefined
    : { ...token, kind: 'number', text: leading, end: token.start + leading.length };
}

function isPlainNumber(text: string): boolean {
  return text.split('.').length <= 2 && !/^(?:19|20)\d\d$/.test(text);
}

/**
 * Another number of the same form: as many digits, the same separators and unit, and another first digit, so that it
 * can be no rounding of the old one. 100 % becomes less, since more would give itself away.
 */
export function otherNumber(number: string, random: Random): string {
  if (/^100\s?%$/.test(number)) return number.replace('100', String(21 + random.below(60)));
  const first = number.search(/[1-9]/);
  if (first === -1) return number.replace(/0/, String(2 + random.below(8)));
  let changed = 0;
  return number.replace(/\d/g, (digit, index: number) => {
    if (index < first || changed === 2) return digit;
    changed++;
    // The second significant digit may be anything else too, the first one must not become 0.
    const choices = '0123456789'.split('').filter((other) => other !== digit && (index > first || other !== '0'));
    return choices[random.below(choices.length)] ?? digit;
  });
}

/** Numbers with their replacement, the same number always by the same one. */
export function numberSites(text: string, replacements: ReadonlyMap<string, string>): readonly Site[] {
  return numbersIn(text).flatMap(({ text: number, start, end }) => {
    const replacement = replacements.get(number);
    return replacement === undefined ? [] : [{ start, end, replacement }];
  });
}
