import { isPlain } from './negation.js';
import { contentBeside, contentNeighbour } from './neighbours.js';
import type { Sentence, Token } from './sentence.js';
import type { Text } from './text.js';
import type { Vocabulary } from './vocabulary.js';

interface OppositeWords {
  readonly reference: Token;
  readonly candidate: Token;
}

/** One side of a comparison: a sentence and the text it stands in. */
interface Side {
  readonly sentence: Sentence;
  readonly text: Text;
}

/** Words that only one of two sentences has, looked at no further: so many differences are another statement. */
const MOST_DIFFERENCES = 40;

/** Sentences that share less than this of the heavier one may well say the same by opposite words. */
const LEAST_SAMENESS = 0.4;

/** From this on only a word or two differ, so that an opposite need not stand beside the same word. */
const SAME_WORDING_FROM = 0.8;

/**
 * A word of the reference whose opposite stands in the candidate's sentence in its place: beside the same word, or, in
 * the same wording, where neither text has the other's word anywhere. Both must be affirmed or both turned: "not enabled"
 * and "disabled" agree. So do two opposites in one statement: "before the change it failed", "after the change it passes".
 */
export function findOpposite(
  reference: Side,
  candidate: Side,
  vocabulary: Vocabulary,
  sameness: number,
): OppositeWords | undefined {
  if (sameness < LEAST_SAMENESS) return undefined;
  if (!reference.sentence.hasOpposable && !candidate.sentence.hasOpposable) return undefined;
  if (
    !hasOwnOpposable(reference.sentence, candidate.sentence) &&
    !hasOwnOpposable(candidate.sentence, reference.sentence)
  )
    return undefined;
  const theirWords = ownWords(reference.sentence, candidate.sentence);
  const myWords = ownWords(candidate.sentence, reference.sentence);
  const found: OppositeWords[] = [];
  let pairs = 0;
  for (const [i, mine] of myWords) {
    for (const [j, theirs] of theirWords) {
      if (!mine.term.opposable && !theirs.term.opposable) continue;
      if (!vocabulary.areOpposite(mine.term, theirs.term)) continue;
      pairs++;
      const isAlien = !reference.text.terms.has(mine.term.id) && !candidate.text.terms.has(theirs.term.id);
      const isInPlace =
        (isAlien && sameness >= SAME_WORDING_FROM) || haveCommonNeighbour(reference.sentence, j, candidate.sentence, i);
      if (mayAgree(reference.sentence, [j, theirs], candidate.sentence, [i, mine], sameness)) continue;
      if (!isInPlace || isInName(candidate.text, mine) || isInName(reference.text, theirs)) continue;
      const isTurned =
        isPlain(reference.text.polarity, theirs, candidate.sentence) !==
        isPlain(candidate.text.polarity, mine, reference.sentence);
      if (!isTurned) found.push({ reference: theirs, candidate: mine });
    }
  }
  return pairs % 2 === 1 || areTwoStatements(found, candidate.sentence) ? found[0] : undefined;
}

/** Whether two sentences may be true together although one has the opposite of a word of the other in its place. */
function mayAgree(
  reference: Sentence,
  [j, theirs]: readonly [number, Token],
  candidate: Sentence,
  [i, mine]: readonly [number, Token],
  sameness: number,
): boolean {
  return (
    isTurnedRound(reference, j, candidate, i) ||
    (RELATIONAL.has(mine.term.word) && !haveCommonSides(reference, j, candidate, i)) ||
    isNotBefore(reference, j) !== isNotBefore(candidate, i) ||
    isToldByParticle(theirs, candidate, i) ||
    isToldByParticle(mine, reference, j) ||
    (QUANTIFIERS.has(mine.term.word) && sameness < SAME_WORDING_FROM) ||
    isOfEarlier(reference, theirs) !== isOfEarlier(candidate, mine) ||
    (sameness < SAME_WORDING_FROM && (comparesTwo(reference) || comparesTwo(candidate))) ||
    tellOtherShares(reference, candidate) ||
    (tellsNow(reference) !== tellsNow(candidate) && sameness < 1)
  );
}

/** Words that bind two opposites into one statement: "fails with the flag" and "passes without it" agree. */
const BINDING: ReadonlySet<string> = new Set(
  'after as before by during for if in once on since though to unless until when where while with without'.split(' '),
);

/** Opposites that say when or which, and turn another one round: "before it failed", "after it passes". */
const RELATIONAL: ReadonlySet<string> = new Set(
  'after before earlier earliest early first last late later latest new newer newest old older oldest'.split(' '),
);

/** "All 10 runs sent one" and "none of the 10 runs sent two" agree: what is told of all may be told of none by other words. */
const QUANTIFIERS: ReadonlySet<string> = new Set(
  'all always everyone everything majority minority most never nobody none nothing some'.split(' '),
);

/** "Not before Thursday" is after it. */
function isNotBefore({ tokens }: Sentence, at: number): boolean {
  if (!/^(?:before|after)$/.test(tokens[at]?.term.word ?? '')) return false;
  return tokens.slice(0, at).some(({ term }) => term.negates === 'always');
}

const DOWNWARD = /^(?:lower|reduc|decreas|drop|fall|fell|cut|shr[aiu]nk)/;
const UPWARD = /^(?:rais|ris|rose|increas|gr[eo]w|improv)/;

/** "Raising the limit brought errors down" and "a higher limit lowered errors" agree: what was lowered is said by a particle. */
function isToldByParticle({ term: { word } }: Token, { tokens }: Sentence, at: number): boolean {
  const particle = DOWNWARD.test(word) ? 'down' : UPWARD.test(word) ? 'up' : undefined;
  return particle !== undefined && tokens.some(({ term }, i) => term.word === particle && Math.abs(i - at) > 1);
}

/** Words that open a clause about what was so at another time. */
const WHEN: ReadonlySet<string> = new Set(['after', 'before', 'until', 'once', 'when', 'since']);

/** "Loosened it after it blocked retries" and "now allows retries" agree: a word of a clause that tells when. */
function isOfEarlier({ tokens }: Sentence, token: Token): boolean {
  return tokens.some(
    ({ term, start, clause }) => WHEN.has(term.word) && clause === token.clause && start < token.start,
  );
}

/** Words for one of two things, of which the other has one of the second list. */
const FORMER: ReadonlySet<string> = new Set(['old', 'older', 'former', 'first']);
const LATTER: ReadonlySet<string> = new Set(['new', 'newer', 'latter', 'second', 'last']);

/** "The old one is faster on small files, the new one on large ones": what is told of which is not sure in other words. */
function comparesTwo({ tokens }: Sentence): boolean {
  return tokens.some(({ term }) => FORMER.has(term.word)) && tokens.some(({ term }) => LATTER.has(term.word));
}

/** "78 of 80 passed" and "2 of 80 failed" agree: of a share only the same one tells the opposite. */
function tellOtherShares(a: Sentence, b: Sentence): boolean {
  return [...partsIn(a)].some((id) => !isIn(b, id)) || [...partsIn(b)].some((id) => !isIn(a, id));
}

/** Ids of numbers that are told as a part of another one. */
function partsIn({ tokens }: Sentence): ReadonlySet<number> {
  const parts = new Set<number>();
  for (const [at, { term }] of tokens.entries()) {
    const [part, whole] = [tokens[at - 1]?.term, tokens[at + 1]?.term];
    if (term.word === 'of' && part?.kind === 'number' && whole?.kind === 'number' && part.id !== whole.id)
      parts.add(part.id);
  }
  return parts;
}

/** Words for the time being. */
const NOW: ReadonlySet<string> = new Set(['now', 'again', 'meanwhile', 'finally', 'eventually']);

function tellsNow({ tokens }: Sentence): boolean {
  return tokens.some(({ term }) => NOW.has(term.word));
}

/** "All tests fail and the pull request was closed": each is false by itself. */
function areTwoStatements(found: readonly OppositeWords[], { tokens }: Sentence): boolean {
  if (found.length < 2 || found.some(({ candidate }) => RELATIONAL.has(candidate.term.word))) return false;
  const places = found.map(({ candidate }) => tokens.indexOf(candidate));
  const between = tokens.slice(Math.min(...places), Math.max(...places));
  return !between.some(({ term }) => BINDING.has(term.word));
}

/** "A before B" and "B after A" say the same: the words on the sides have changed places, too. */
function isTurnedRound(a: Sentence, i: number, b: Sentence, j: number): boolean {
  const [left, right] = [contentBeside(a, i, -1), contentBeside(a, i, 1)];
  const [otherLeft, otherRight] = [contentBeside(b, j, -1), contentBeside(b, j, 1)];
  const crossed = countShared(left, otherRight) + countShared(right, otherLeft);
  return (
    countShared(left, otherRight) > 0 &&
    countShared(right, otherLeft) > 0 &&
    crossed > countShared(left, otherLeft) + countShared(right, otherRight)
  );
}

/** Of two words that say when, each side must be the same: "after the user corrected" and "before the user named" agree. */
function haveCommonSides(a: Sentence, i: number, b: Sentence, j: number): boolean {
  const [left, right] = [contentBeside(a, i, -1), contentBeside(a, i, 1)];
  const [otherLeft, otherRight] = [contentBeside(b, j, -1), contentBeside(b, j, 1)];
  const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
    countShared(one, other) >= Math.min(2, one.size, other.size);
  return isSame(left, otherLeft) && isSame(right, otherRight);
}

function countShared(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let shared = 0;
  for (const id of a) if (b.has(id)) shared++;
  return shared;
}

/** A part of `client.ts` is no word of its own; changed names are another rule's business. */
function isInName({ source }: Text, { start, term }: Token): boolean {
  const end = start + term.word.length;
  return /[._/\\-]/.test(source.charAt(start - 1)) || /^[._/\\-][\p{L}\d]/u.test(source.slice(end, end + 3));
}

/** A quick look before the long one: most sentences have no word with an opposite that the other one lacks. */
function hasOwnOpposable(sentence: Sentence, other: Sentence): boolean {
  return sentence.hasOpposable && sentence.tokens.some(({ term }) => term.opposable && !isIn(other, term.id));
}

function isIn({ tokens }: Sentence, id: number): boolean {
  for (const { term } of tokens) if (term.id === id) return true;
  return false;
}

/** The tokens of a sentence whose terms another one lacks, with their indices. */
function ownWords(sentence: Sentence, other: Sentence): readonly (readonly [number, Token])[] {
  const own: (readonly [number, Token])[] = [];
  const { tokens } = sentence;
  for (let at = 0; at < tokens.length && own.length < MOST_DIFFERENCES; at++) {
    const token = tokens[at];
    if (token !== undefined && !isIn(other, token.term.id)) own.push([at, token]);
  }
  return own;
}

function haveCommonNeighbour(a: Sentence, i: number, b: Sentence, j: number): boolean {
  return ([-1, 1] as const).some((step) => {
    const neighbour = contentNeighbour(a, i, step);
    return neighbour !== undefined && neighbour.term.id === contentNeighbour(b, j, step)?.term.id;
  });
}
