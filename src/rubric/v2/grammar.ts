import type { Sentence } from './sentence.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** What a noun must follow, sooner or later. */
const DETERMINERS = words('a an the its their his my our your every');

/** What begins a phrase that cannot be empty. */
const OPENERS = words('of from with by into and or because than');

/** Function words that stand before no noun: none of them follows a determiner. */
const NEVER_BEHIND_DETERMINER = words(
  `a an the its their his my our your every of from with by into and or because than is was were are be been has have had
  to in on at for that which who it they them if when while as but so`,
);

/** Function words that cannot follow the beginning of a phrase. */
const NEVER_BEHIND_OPENER = words('of and or because than is was were are be been has had but');

/**
 * How often English grammar is broken where that shows in two neighbouring words: `the of`, `a was`, or an article at the
 * end of a sentence. Prose has hardly any such place, shuffled words one in three.
 */
export function breaksOfGrammar(sentences: readonly Sentence[]): { readonly broken: number; readonly places: number } {
  let broken = 0;
  let places = 0;
  for (const { tokens } of sentences) {
    for (let i = 0; i < tokens.length; i++) {
      const word = tokens[i]?.term.word ?? '';
      const isDeterminer = DETERMINERS.has(word);
      if (!isDeterminer && !OPENERS.has(word)) continue;
      places++;
      const next = tokens[i + 1]?.term.word;
      const never = isDeterminer ? NEVER_BEHIND_DETERMINER : NEVER_BEHIND_OPENER;
      if (next === undefined ? isDeterminer || word === 'of' : never.has(next)) broken++;
    }
  }
  return { broken, places };
}
