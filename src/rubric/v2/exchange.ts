import type { Clash } from './negation.js';
import type { Sentence } from './sentence.js';

/** Words that name a thing, at most. */
const LONGEST_NAME = 3;

/** In a longer sentence an exchange is one of many changes. */
const LONGEST_SENTENCE = 60;

/** Words that bind a thing to the statement; what takes them along to another place has only moved. */
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'about after at before behind below by during for from in inside into of on onto over since to under until via within'.split(
    ' ',
  ),
);

/** Words of grammar that make a statement of two things beside each other: "the fix onto main", "the first, not the last". */
const NEGATORS_BETWEEN: ReadonlySet<string> = new Set(['no', 'nor', 'not', 'without']);
const SETS_APART: ReadonlySet<string> = new Set([...PREPOSITIONS, ...NEGATORS_BETWEEN, 'over']);

/** What stands on both sides of these may be exchanged; and by "by" the other voice says the same. */
const SYMMETRIC: ReadonlySet<string> = new Set('with between by both versus vs'.split(' '));

/** Stretches of a sentence's content words: indices into its list of them, the end not included. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Exchange {
  readonly x: Stretch;
  readonly y: Stretch;
}

/**
 * Where a sentence says of one thing what the other sentence says of another one, in words that are otherwise the same:
 * "A calls B" and "B calls A", "6 pods and 10 disks" and "10 pods and 6 disks". Parts that moved as a whole, items of a
 * list, the passive voice and relations that go both ways are no exchange.
 */
export function exchangedNames(candidate: Sentence, reference: Sentence): Clash | undefined {
  const [a, b] = [contentOf(reference), contentOf(candidate)];
  if (a.length !== b.length || a.length > LONGEST_SENTENCE) return undefined;
  const idA = (i: number): number => idOf(reference, a[i]);
  const idB = (i: number): number => idOf(candidate, b[i]);
  let first = 0;
  while (first < a.length && idA(first) === idB(first)) first++;
  let end = a.length;
  while (end > first && idA(end - 1) === idB(end - 1)) end--;
  const found = findExchange(first, end, idA, idB);
  if (found === undefined) return undefined;
  const { x, y } = found;
  // In the candidate both stand at the outer ends as well, the other way round.
  const given = { x: { from: end - (x.to - x.from), to: end }, y: { from: first, to: first + (y.to - y.from) } };
  const [wantedBetween, givenBetween] = [
    wordsBetween(reference, a, x.to - 1, y.from),
    wordsBetween(candidate, b, given.y.to - 1, given.x.from),
  ];
  if ([...wantedBetween, ...givenBetween].some((word) => SYMMETRIC.has(word))) return undefined;
  if (areCoordinated(reference, a[x.from], wantedBetween) && areCoordinated(candidate, b[given.y.from], givenBetween))
    return undefined;
  if (isPassive(candidate) !== isPassive(reference)) return undefined;
  if (isToldOf(reference, a, x) && given.x.to === b.length) return undefined;
  if (isToldOf(candidate, b, given.y) && y.to === a.length) return undefined;
  if (isApposed(reference, a, candidate, b, first, end) || isApposed(candidate, b, reference, a, first, end))
    return undefined;
  const isWritten = (wanted: Stretch, other: Stretch): boolean =>
    areWrittenAlike(reference, a.slice(wanted.from, wanted.to), candidate, b.slice(other.from, other.to));
  if (!isWritten(x, given.x) || !isWritten(y, given.y)) return undefined;
  const isApart = y.from > x.to || wantedBetween.some((word) => SETS_APART.has(word) && givenBetween.includes(word));
  if (!isApart || haveMoved(reference, a, candidate, b, found, given)) return undefined;
  const isDenied = wantedBetween.some((word) => NEGATORS_BETWEEN.has(word) && givenBetween.includes(word));
  if (!isDenied && haveSameParts(reference, a, candidate, b, first, end)) return undefined;
  if (isElliptic(reference, a, x, y) || isElliptic(candidate, b, given.y, given.x)) return undefined;
  return { at: b[first] ?? 0, otherAt: a[first] ?? 0 };
}

/** "Swapped coordinates of depot 7" and "depot 7, coordinates swapped": what is of a thing may stand behind it, after a comma. */
function isApposed(
  one: Sentence,
  words: readonly number[],
  { tokens }: Sentence,
  others: readonly number[],
  first: number,
  end: number,
): boolean {
  const hasOf = one.tokens
    .slice(words[first], words[end - 1])
    .some(({ term }, i, all) => term.word === 'of' && all[i - 1]?.term.kind !== 'function');
  return hasOf && tokens[others[first] ?? 0]?.clause !== tokens[others[end - 1] ?? 0]?.clause;
}

/** "queue-a and queue-b": what is told of both has no order. Words that both have in front tell nothing of one of them. */
function areCoordinated({ tokens }: Sentence, at = 0, [first, ...others]: readonly string[]): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ term }) => term.word);
  return (first === 'and' || first === 'or') && others.every((word) => before.includes(word));
}

/** "Differing rounding" and "round differently": a word that took another form has another part in its sentence; a plural has not. */
function areWrittenAlike(
  reference: Sentence,
  wanted: readonly number[],
  candidate: Sentence,
  given: readonly number[],
): boolean {
  return wanted.every((at, i) => {
    const [one, other] = [reference.tokens[at]?.term.word ?? '', candidate.tokens[given[i] ?? 0]?.term.word ?? ''];
    return one === other || `${one}s` === other || `${other}s` === one;
  });
}

const PASSIVE: ReadonlySet<string> = new Set('is are was were be been being'.split(' '));

const PARTICIPLE =
  /(?:ed|(?<!^do)wn|tten|ken|ilt)$|^(?:cut|put|set|run|read|sent|kept|split|left|lost|held|shut|found|made|brought|caught|sped)$/;

/** "Fixed the dashboard of Grafana" and "Grafana dashboard fixed": what was done stands before or behind what it was done to. */
function isToldOf({ tokens }: Sentence, content: readonly number[], { from, to }: Stretch): boolean {
  return from === 0 && to === 1 && PARTICIPLE.test(tokens[content[0] ?? 0]?.term.word ?? '');
}

/** "A was never used in B" and "B never used A": in the other voice the sides change places. What "was down" is in neither. */
function isPassive({ tokens }: Sentence): boolean {
  return tokens.some(({ term }, at) => {
    if (!PASSIVE.has(term.word)) return false;
    // "Was never fully used"; but of "nodes that were down lost orders" it is the nodes that did.
    let next = at + 1;
    while (BEFORE_PARTICIPLE.test(tokens[next]?.term.word ?? '')) next++;
    return PARTICIPLE.test(tokens[next]?.term.word ?? '');
  });
}

const BEFORE_PARTICIPLE = /ly$|^(?:not|never|always|often|also|still|now|then|only|just|first|once|again|been|being)$/;

/** Indices of the tokens that carry facts. */
function contentOf({ tokens }: Sentence): readonly number[] {
  const places: number[] = [];
  for (const [at, { term }] of tokens.entries()) if (term.kind !== 'function') places.push(at);
  return places;
}

function idOf({ tokens }: Sentence, at: number | undefined): number {
  return at === undefined ? 0 : (tokens[at]?.term.id ?? 0);
}

/** The two stretches at both ends of the words from `first` to `end` that have changed places, the shortest first. */
function findExchange(
  first: number,
  end: number,
  idA: (i: number) => number,
  idB: (i: number) => number,
): Exchange | undefined {
  const isSame = (from: number, to: number, at: number): boolean => {
    for (let i = from; i < to; i++) if (idA(i) !== idB(at + i - from)) return false;
    return true;
  };
  for (let x = 1; x <= LONGEST_NAME; x++) {
    for (let y = 1; y <= LONGEST_NAME && x + y <= end - first; y++) {
      if (!isSame(first, first + x, end - x) || !isSame(end - y, end, first)) continue;
      if (isSame(first + x, end - y, first + y)) {
        return { x: { from: first, to: first + x }, y: { from: end - y, to: end } };
      }
    }
  }
  return undefined;
}

function wordsBetween({ tokens }: Sentence, content: readonly number[], last: number, next: number): readonly string[] {
  return tokens.slice((content[last] ?? 0) + 1, content[next] ?? 0).map(({ term }) => term.word);
}

/** Whether a part took its own preposition along: "on Monday … in staging", "in staging … on Monday". */
function haveMoved(
  reference: Sentence,
  a: readonly number[],
  candidate: Sentence,
  b: readonly number[],
  wanted: Exchange,
  given: Exchange,
): boolean {
  const [x, y] = [prepositionOf(reference, a[wanted.x.from]), prepositionOf(reference, a[wanted.y.from])];
  if (x === y) return false;
  return (
    (x !== '' && x === prepositionOf(candidate, b[given.x.from])) ||
    (y !== '' && y === prepositionOf(candidate, b[given.y.from]))
  );
}

/** The preposition before the thing that begins at a token, in its clause, over at most two other words of its name. */
function prepositionOf({ tokens }: Sentence, at = 0): string {
  let names = 0;
  for (let before = at - 1; before >= 0 && tokens[before]?.clause === tokens[at]?.clause; before--) {
    const term = tokens[before]?.term;
    if (term === undefined || (term.kind !== 'function' && ++names >= LONGEST_NAME)) break;
    if (PREPOSITIONS.has(term.word)) return term.word;
  }
  return '';
}

/**
 * Whether both sides have the same clauses or items of a list around what differs, in another order. What all items have
 * in common stands before or behind it: "the parser bug, the lexer bug".
 */
function haveSameParts(
  reference: Sentence,
  a: readonly number[],
  candidate: Sentence,
  b: readonly number[],
  first: number,
  end: number,
): boolean {
  const clauseOf = (i: number): number | undefined => reference.tokens[a[i] ?? -1]?.clause;
  for (let from = first; from >= 0 && first - from <= LONGEST_NAME && clauseOf(from) === clauseOf(first); from--) {
    for (let to = end; to <= a.length && to - end <= LONGEST_NAME && clauseOf(to - 1) === clauseOf(end - 1); to++) {
      const [wanted, given] = [partsOf(reference, a, from, to), partsOf(candidate, b, from, to)];
      if (wanted.length > 1 && wanted.length === given.length && wanted.every((part, i) => part === given[i]))
        return true;
    }
  }
  return false;
}

/** The clauses among some words, each as text, sorted. */
function partsOf({ tokens }: Sentence, content: readonly number[], first: number, end: number): readonly string[] {
  const parts = new Map<number, string>();
  for (const at of content.slice(first, end)) {
    const token = tokens[at];
    if (token !== undefined) parts.set(token.clause, `${parts.get(token.clause) ?? ''} ${token.term.id}`);
  }
  return [...parts.values()].sort();
}

/** "Disabled the old cache and enabled the new one": what "one" stands for has only changed places with it. */
function isElliptic({ tokens }: Sentence, content: readonly number[], x: Stretch, y: Stretch): boolean {
  const [start, last] = [content[x.from] ?? 0, content[y.to - 1] ?? 0];
  const isClauseStart = start === 0 || tokens[start - 1]?.clause !== tokens[start]?.clause;
  return isClauseStart && /^ones?$/.test(tokens[last + 1]?.term.word ?? '');
}
