import type { Sentence } from './sentence.js';

/** Words up to which something is so or is not. */
export const UP_TO: ReadonlySet<string> = new Set(['before', 'until', 'till', 'without']);

/** "Not before the release" and "after the release" agree, and so do "not after it" and "before it". */
export function saysWhen({ tokens }: Sentence, at: number, other: Sentence): boolean {
  if (tokens.some(({ term }, i) => i !== at && UP_TO.has(term.word) && !has(other, term.id))) return true;
  return tokens.some(({ term }) => term.word === 'after') && other.tokens.some(({ term }) => UP_TO.has(term.word));
}

/** Whether something is denied of today only, and the other sentence tells of before: "not 16,384 any more", "the config said 16,384". */
export function isOver({ tokens }: Sentence, at: number, other: Sentence): boolean {
  const clause = tokens[at]?.clause;
  const isOfToday = tokens.some(
    ({ term: { word }, clause: own }, i) =>
      own === clause && (NO_LONGER.has(word) || (word === 'more' && tokens[i - 1]?.term.word === 'any')),
  );
  return isOfToday && other.tokens.some(({ term }) => BEFORE_TODAY.has(term.word));
}

const NO_LONGER: ReadonlySet<string> = new Set(['longer', 'anymore']);
const BEFORE_TODAY: ReadonlySet<string> = new Set(
  'said used before earlier old former formerly previously until once'.split(' '),
);

/** Whether a verb in the present tells what is still to come, at a time that a clause of another sentence lacks: "runs tonight". */
export function isToCome({ tokens }: Sentence, at: number, other: Sentence, otherClause: number | undefined): boolean {
  const token = tokens[at];
  if (token === undefined || !/[^s]s$/.test(token.term.word)) return false;
  return tokens.some(
    ({ term: { id, word }, clause }, i) =>
      clause === token.clause &&
      (LATER.has(word) || LATER_BEHIND.get(tokens[i - 1]?.term.word ?? '')?.test(word) === true) &&
      !other.tokens.some((one) => one.term.id === id && one.clause === otherClause),
  );
}

const LATER: ReadonlySet<string> = new Set(['tonight', 'tomorrow', 'later']);
const LATER_BEHIND: ReadonlyMap<string, RegExp> = new Map([
  ['next', /^(?:week|month|sprint|quarter|year)$/],
  ['on', /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/],
]);

function has({ tokens }: Sentence, id: number): boolean {
  return tokens.some(({ term }) => term.id === id);
}
