import { showNumber } from '../core/numbers.js';
import { counted, listed } from '../core/text.js';
import type { ComparedPair, ComparedVariant, Comparison } from './schema.js';

type Told = Pick<Comparison, 'variants' | 'pairs' | 'session_count'>;

/** So many variants and pairs are told by name. */
const MOST_NAMED = 3;

function failuresOf({ missing, invalid }: ComparedVariant): number {
  return missing + invalid;
}

/** For the title: who has nothing usable for how many sessions. What can turn a winner stands beside the winner. */
export function failureTitle({ variants }: Pick<Told, 'variants'>): readonly string[] {
  const failing = variants.filter((one) => failuresOf(one) > 0);
  const told = failing
    .slice(0, MOST_NAMED)
    .map((one) => `${one.name} has no usable candidate for ${failuresOf(one)} of ${counted(one.n, 'session')}`);
  const hidden = failing.length - told.length;
  return [...told, ...(hidden > 0 ? [`so it is with ${counted(hidden, 'variant')} more`] : [])];
}

/** What a session without a usable candidate counts as, and how the variants compare where both have one. */
export function failureSentences({ variants, pairs, session_count: all }: Told): readonly string[] {
  const failing = variants.filter((one) => failuresOf(one) > 0);
  const unseen = all - (variants[0]?.n ?? all);
  const none =
    unseen === 0
      ? []
      : [`No variant has a candidate for ${unseen} of ${counted(all, 'session')}: these are in no number.`];
  if (failing.length === 0) return none;
  const told = failing.map((one) => `${one.name} ${failuresOf(one)} of ${one.n} (${kindsOf(one)})`).join(', ');
  return [
    ...none,
    `Sessions without a usable candidate: ${told}. Each is a failure of its variant: it counts as 0, as wrong and as failing the gates.`,
    ...usableSentence(variants, pairs),
  ];
}

/** How close both are where neither has failed. Told, and not tested: nobody knows how the others would have gone. */
function usableSentence(variants: readonly ComparedVariant[], pairs: readonly ComparedPair[]): readonly string[] {
  const unlike = pairs.filter(
    ({ a, b, usable }) => usable.n > 0 && variants.some(({ name, n }) => (name === a || name === b) && n > usable.n),
  );
  if (unlike.length === 0) return [];
  const told = unlike
    .slice(0, MOST_NAMED)
    .map(
      ({ a, b, usable: { n, a: ofA, b: ofB } }) =>
        `${a} ${showNumber(ofA)}, ${b} ${showNumber(ofB)} (${counted(n, 'session')})`,
    );
  const hidden = unlike.length - told.length;
  const rest = hidden > 0 ? [`${counted(hidden, 'pair')} more in compare.json`] : [];
  return [`Closeness where both have one, which is not tested: ${[...told, ...rest].join('; ')}.`];
}

function kindsOf({ missing, invalid }: ComparedVariant): string {
  return listed([...(missing > 0 ? [`${missing} missing`] : []), ...(invalid > 0 ? [`${invalid} unusable`] : [])]);
}
