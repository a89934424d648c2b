import type { Quantity } from './quantities.js';

/** Words behind a year: what stands behind a count is what it counts. */
const COUNTS_NOTHING = /^(?:and|or|to|until|was|were|is|in|on|at|by|for|but|then|und|oder|bis|y|e|o|hasta|et|ou|até|)$/;

/** Nouns are held without an s at their end. */
function isOneOf(words: RegExp, noun: string): boolean {
  return words.test(noun) || words.test(`${noun}s`);
}

/** Whether what stands behind a number is nothing that it counts. */
export function countsNothing(noun: string): boolean {
  return isOneOf(COUNTS_NOTHING, noun);
}

/** "From 72 minutes to 3.5": a bare number behind a measure is one of its unit. */
export function withUnitOf(last: Quantity | undefined, quantity: Quantity): Quantity {
  const [reading, plain] = [last?.measured[0], last?.plain[0]];
  if (reading === undefined || plain === undefined || plain.value === 0) return quantity;
  const isBare = countsNothing(quantity.noun) || isOneOf(JOINS, quantity.noun);
  if (quantity.measured.length > 0 || !isBare) return quantity;
  const factor = reading.value / plain.value;
  const measured = quantity.plain.map(({ value, step }) => ({
    family: reading.family,
    value: value * factor,
    step: step * factor,
  }));
  return { ...quantity, measured };
}

/** "98 %, 1.8 points down": where shares are told points are of them. */
export function asPoints(quantity: Quantity, all: readonly Quantity[]): Quantity {
  if (quantity.measured.length > 0 || !POINTS.test(quantity.noun)) return quantity;
  if (!all.some(({ measured: [first] }) => first?.family === 'ratio')) return quantity;
  const measured = quantity.plain.map(({ value, step }) => ({
    family: 'ratio' as const,
    value: value / 100,
    step: step / 100,
  }));
  return { ...quantity, measured };
}

const POINTS = /^(?:point|punkt|punkte|punkten|punto|punti|ponto|punt|punten)$/;

/** Words that lead from one number to another one of its unit. */
const JOINS =
  /^(?:a|à|ad|au|para|pour|auf|nach|statt|tot|naar|en|e|from|instead|rather|down|up|than|as|now|before|after|du|des|of|von|der)$/;
const JOINED =
  /^(?: ?[-–/→+=] ?| ?-> ?|, (?:and |or )?| (?:to|and|or|bis|und|oder|a|y|o|et|ou|à|para|por|até|e|em|auf|statt|tot|naar|en|of|down to|up to|instead of|rather than|down from|up from|vs\.?|versus|against) (?:about |some |only |just )?)$/;

/** "9.8 to 12 s", "3 or 4 GB", "1.2, 3 and 9 mA". */
function withUnitBehind(text: string, quantity: Quantity, next: Quantity | undefined): Quantity {
  const isJoined = next !== undefined && JOINED.test(text.slice(quantity.end, next.start));
  return isJoined ? withUnitOf(next, quantity) : quantity;
}

/** The numbers of a text, each in the unit that stands behind a later one of its list. */
export function withUnitsBehind(text: string, quantities: readonly Quantity[]): readonly Quantity[] {
  const meant = [...quantities];
  for (let i = meant.length - 2; i >= 0; i--) {
    const [quantity, next] = [meant[i], meant[i + 1]];
    if (quantity !== undefined) meant[i] = withUnitBehind(text, quantity, next);
  }
  return meant;
}
