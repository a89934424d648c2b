import { carriesMeaning } from './neighbours.js';
import type { Sentence } from './sentence.js';

/** Words behind which stands what had to make way, each with the word that must follow it for that. */
const INSTEAD: ReadonlyMap<string, string | undefined> = new Map([
  ['instead', 'of'],
  ['rather', 'than'],
  ['over', undefined],
]);

/** "Chose Kafka over Redis", but not "sent over TLS". */
const CHOICE = /^(?:choos|chose|pick|prefer|select|favou?r)/;

/**
 * Whether what is denied of one thing is affirmed of the one in whose place it stands: "Redis was not chosen", or "Kafka, not
 * Redis", and "chose Kafka instead of Redis" agree.
 * @param index what is denied, among the tokens of the first sentence, and `scope` all that is denied with it
 * @param at where the other one affirms it
 */
export function isOfTheOther(
  { tokens }: Sentence,
  index: number,
  scope: readonly number[],
  other: Sentence,
  at: number,
): boolean {
  if (madeWay(other, at)) return true;
  const link = other.tokens.findIndex(({ term }, place) => place > at && INSTEAD.has(term.word));
  if (link < 0) return false;
  const clause = tokens[index]?.clause;
  const things = new Set(
    tokens.filter((token, i) => token.clause === clause && !scope.includes(i)).map(({ term }) => term.id),
  );
  const content = [...other.tokens.entries()].filter(([, { term }]) => carriesMeaning(term));
  const isOfThese = ([, { term }]: (typeof content)[number]) => things.has(term.id);
  const behind = content.filter(([place, token]) => place > link && token.clause === other.tokens[link]?.clause);
  // What was taken follows its verb, or stands before it: "chose Kafka", "Kafka was chosen".
  const taken = content.find(([place]) => place > at && place < link) ?? content.filter(([place]) => place < at).at(-1);
  return behind.some(isOfThese) && taken !== undefined && !isOfThese(taken);
}

/** Whether a word names what had to make way. */
function madeWay({ tokens }: Sentence, at: number): boolean {
  const link = tokens.findLastIndex(({ term }, place) => place < at && INSTEAD.has(term.word));
  const token = tokens[link];
  if (token === undefined || tokens.slice(link + 1, at).some(({ term }) => carriesMeaning(term))) return false;
  const next = INSTEAD.get(token.term.word);
  if (next !== undefined) return tokens[link + 1]?.term.word === next;
  return tokens.some(({ term, clause }, place) => place < link && clause === token.clause && CHOICE.test(term.word));
}
