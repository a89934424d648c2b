import type { Text } from './text.js';

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

/** Function words that cannot follow the beginning of a phrase; `because of` is one beginning. */
const NEVER_BEHIND_OPENER = words('of and or because than is was were are be been has had but');
const OPEN_TOGETHER = words('because_of');

/**
 * How often English grammar is broken where that shows in two neighbouring words: `the of`, `a was`, or an article at the
 * end of a sentence. Prose has hardly any such place, shuffled words one in three. Words of a compound are none of their own:
 * `an in-house plugin`.
 */
export function breaksOfGrammar({ source, sentences }: Pick<Text, 'source' | 'sentences'>): {
  readonly broken: number;
  readonly places: number;
} {
  let broken = 0;
  let places = 0;
  for (const { tokens } of sentences) {
    for (let i = 0; i < tokens.length; i++) {
      const word = tokens[i]?.term.word ?? '';
      const isDeterminer = DETERMINERS.has(word);
      if (!isDeterminer && !OPENERS.has(word)) continue;
      places++;
      const next = tokens[i + 1];
      if (next === undefined) {
        if (isDeterminer || word === 'of') broken++;
        continue;
      }
      const never = isDeterminer ? NEVER_BEHIND_DETERMINER : NEVER_BEHIND_OPENER;
      const said = next.term.word;
      if (never.has(said) && !OPEN_TOGETHER.has(`${word}_${said}`) && !isInCompound(next.start, said, source)) broken++;
    }
  }
  return { broken, places };
}

function isInCompound(start: number, word: string, source: string): boolean {
  return source.charAt(start + word.length) === '-';
}
