import { counted } from '../core/text.js';
import type { ComparedPair, Comparison } from './schema.js';
import { PAIRWISE_ID } from './subjects.js';
import { correctedWords, percent } from './words.js';

type Totals = NonNullable<ComparedPair['pairwise']>;

/** So many pairs are told in words; the tables have all. */
const MOST_PAIRS = 3;

/** What the judge says of two side by side, pair by pair, and how far it goes by the place instead. */
export function pairwiseSentences({ pairs }: Pick<Comparison, 'pairs'>): readonly string[] {
  const asked = pairs.flatMap((pair) => (pair.pairwise === undefined ? [] : [{ pair, totals: pair.pairwise }]));
  const hidden = asked.length - MOST_PAIRS;
  return [
    ...asked.slice(0, MOST_PAIRS).map(({ pair, totals }) => pairSentence(pair, totals)),
    ...(hidden > 0 ? [`Side by side there ${hidden === 1 ? 'is' : 'are'} ${counted(hidden, 'pair')} more.`] : []),
    ...orderSentence(asked.map(({ totals }) => totals)),
  ];
}

function pairSentence({ a, b, differences }: ComparedPair, totals: Totals): string {
  const found = differences.find(({ subject }) => subject === PAIRWISE_ID);
  const { n, ties, depends_on_order: depends, unmeasured } = totals;
  const missing = unmeasured === 0 ? '' : `; ${unmeasured} unmeasured (${reasonWords(totals)})`;
  const alone = aloneWords(totals, a, b);
  if (n === 0) return `Side by side: of ${a} and ${b} no session was measured${missing}.`;
  const tooFew = 'too few sessions are decided';
  const p = found === undefined ? tooFew : correctedWords(found, tooFew);
  const rest = `${ties} equal, ${depends} ${depends === 1 ? 'depends' : 'depend'} on the order${alone}${missing}`;
  const sessions = counted(n, 'session');
  switch (found?.word) {
    case 'a':
      return `Side by side: ${a} is preferred in ${totals.a} of ${sessions}, ${b} in ${totals.b} (${p}); ${rest}.`;
    case 'b':
      return `Side by side: ${b} is preferred in ${totals.b} of ${sessions}, ${a} in ${totals.a} (${p}); ${rest}.`;
    default:
      return `Side by side: no difference shown between ${a} and ${b}; ${a} is preferred in ${totals.a} of ${sessions}, ${b} in ${totals.b} (${p}); ${rest}.`;
  }
}

/** In how many of the sessions that somebody wins the other has no usable candidate. */
function aloneWords({ a_alone: ofA, b_alone: ofB }: Totals, a: string, b: string): string {
  const told = [
    ...(ofA > 0 ? [`${ofA} for ${a}, since ${b} has no usable candidate`] : []),
    ...(ofB > 0 ? [`${ofB} for ${b}, since ${a} has no usable candidate`] : []),
  ];
  return told.length === 0 ? '' : `; without a question ${told.join(', and ')}`;
}

function orderSentence(all: readonly Totals[]): readonly string[] {
  const sum = (of: (totals: Totals) => number): number => all.reduce((total, one) => total + of(one), 0);
  // Of whom nobody was asked there is no order.
  const n = sum((one) => one.n - one.a_alone - one.b_alone - one.ties_alike);
  const depends = sum((one) => one.depends_on_order);
  if (n === 0) return [];
  if (depends === 0) return ['In no session the order of the two decides what the judge prefers.'];
  const [first, second] = [sum((one) => one.first_preferred), sum((one) => one.second_preferred)];
  return [
    `The order of the two decides in ${depends} of ${n} (${percent(depends / n)}): ${first} for the first place, ${second} for the second. These speak for nobody.`,
  ];
}

/** Why sessions are unmeasured: `budget 3, timeout 1`. */
export function reasonWords({ unmeasured_reasons: reasons }: Totals): string {
  return Object.entries(reasons)
    .map(([reason, count]) => `${reason.replaceAll('_', ' ')} ${count}`)
    .join(', ');
}
