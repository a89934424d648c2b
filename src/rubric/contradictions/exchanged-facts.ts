import { COUNTED_UP_TO } from '../grounding/borne-out.js';
import type { Token } from '../v2/sentence.js';
import type { ContradictedClaim } from './contradicted-claim.js';
import { isSame } from './mention.js';
import type { Mention, SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** Words and marks between a word and a mention that make them belong together less. */
const JOINTS =
  /[,;:()—–]|\s-\s|\b(?:and|but|while|whereas|although|though|against|versus|vs|than|over|instead|rather|where|which|then|yet|so|because|since)\b/gi;
const COST_OF_JOINT = 4;

/** What begins a clause about what follows from another one, or explains it: its words belong to no number of that. */
const OTHER_CLAUSE = /\b(?:so|because|since|therefore|hence|thus)\b/i;

/** How many words nearer a word must stand to one of two mentions to belong to it. */
const CLEARLY_NEARER = 2;

/** So many words must have changed over each way, and none may have stayed. */
const FEWEST_EXCHANGED = 2;
const MOST_MENTIONS = 8;
const LONGEST_SENTENCE = 60;

/**
 * Two numbers or names of one sentence that have changed places: each word that stands beside one of them in the reference
 * stands beside the other in the candidate. "Yjs took 210 ms and Automerge 1,940" and "Automerge took 210 ms and Yjs 1,940".
 */
export function exchangedFacts(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
): readonly ContradictedClaim[] {
  const found: ContradictedClaim[] = [];
  for (const sentence of candidate) {
    const others = reference.sentences.filter((other) => shareTwoFacts(sentence, other));
    if (others.length === 0) continue;
    const pairs = pairsIn(sentence);
    for (const [x, y] of pairs) {
      const exchanged = others.find((other) => isExchanged(sentence, x, y, other));
      if (exchanged === undefined) continue;
      const [given, wanted] = [`${x.written} and ${y.written}`, `${y.written} and ${x.written}`];
      found.push({ rule: 'exchange', given, wanted, candidate: sentence, reference: exchanged });
      break;
    }
  }
  return found;
}

/** A quick look: most sentences share no two numbers or names with any other. */
function shareTwoFacts(sentence: SentenceRead, other: SentenceRead): boolean {
  const { facts } = sentence;
  if (facts.length < 2 || other.facts.length < 2) return false;
  return (
    facts.filter(({ value }) => other.facts.some((fact) => fact.value === value)).length >= 2 &&
    !isInOrder(sentence, other)
  );
}

/** Whether the words that two sentences share, and have once, stand in one order in both: then nothing has changed places. */
function isInOrder(sentence: SentenceRead, other: SentenceRead): boolean {
  const places = placesOf(other);
  const own = placesOf(sentence);
  let last = -1;
  for (const { term } of sentence.tokens) {
    const at = own.get(term.id) === undefined ? undefined : places.get(term.id);
    if (at === undefined) continue;
    if (at < last) return false;
    last = at;
  }
  return true;
}

/** Where the words of fact stand that a sentence has once. */
function placesOf({ tokens }: SentenceRead): ReadonlyMap<number, number | undefined> {
  const places = new Map<number, number | undefined>();
  for (const [at, { term }] of tokens.entries()) {
    if (term.kind !== 'function') places.set(term.id, places.has(term.id) ? undefined : at);
  }
  return places;
}

function pairsIn(sentence: SentenceRead): readonly (readonly [Mention, Mention])[] {
  const mentions = sentence.mentions.slice(0, MOST_MENTIONS);
  const once = mentions.filter((one) => mentions.filter((other) => isSame(one, other)).length === 1);
  return once.flatMap((x, i) =>
    once
      .slice(i + 1)
      .flatMap((y): readonly (readonly [Mention, Mention])[] =>
        x.kind === y.kind && (x.kind === 'name' || (x.family === y.family && !isSmall(x) && !isSmall(y)))
          ? [[x, y]]
          : [],
      ),
  );
}

/** Small bare numbers and years stand side by side for many reasons. */
function isSmall({ family, value, noun }: Mention): boolean {
  return family === 'count' && noun === '' && (value <= COUNTED_UP_TO || (value >= 1990 && value <= 2050));
}

function isExchanged(sentence: SentenceRead, x: Mention, y: Mention, other: SentenceRead): boolean {
  const theirs = other.mentions.slice(0, MOST_MENTIONS);
  const [xs, ys] = [theirs.filter((one) => isSame(one, x)), theirs.filter((one) => isSame(one, y))];
  const [otherX, otherY] = [xs[0], ys[0]];
  if (otherX === undefined || otherY === undefined || xs.length > 1 || ys.length > 1) return false;
  if (sentence.tokens.length > LONGEST_SENTENCE || other.tokens.length > LONGEST_SENTENCE) return false;
  if (areSideBySide(sentence, x, y) || areSideBySide(other, otherX, otherY)) return false;
  const sides = { x: 0, y: 0 };
  for (const token of sentence.tokens) {
    const twin = twinOf(token, sentence, other);
    if (twin === undefined || isInside(token, x) || isInside(token, y)) continue;
    const ours = sideOf(sentence, token, x, y);
    const their = sideOf(other, twin, otherX, otherY);
    if (ours === undefined || their === undefined) continue;
    if (ours === their) return false;
    sides[ours]++;
  }
  return sides.x >= FEWEST_EXCHANGED && sides.y >= FEWEST_EXCHANGED;
}

/** "L04 and L07", "between 4 and 9", "queue-a with queue-b", "from 9 to 4": what is told of both has no order, or is a change. */
const SIDE_BY_SIDE: ReadonlySet<string> = new Set([
  '',
  ...['and', 'or', 'with', 'against', 'versus', 'vs', 'to', 'into', 'from', 'instead of', 'rather than'],
]);

function areSideBySide({ text }: SentenceRead, x: Mention, y: Mention): boolean {
  const [left, right] = x.start < y.start ? [x, y] : [y, x];
  const words = text.slice(left.end, right.start).match(/[\p{L}\d]+/gu) ?? [];
  return SIDE_BY_SIDE.has(words.join(' ').toLowerCase());
}

/** The token of the same word in another sentence, where each of them has it once. */
function twinOf({ term }: Token, { tokens }: SentenceRead, other: SentenceRead): Token | undefined {
  if (term.kind === 'function' || term.kind === 'number') return undefined;
  if (tokens.filter((token) => token.term.id === term.id).length > 1) return undefined;
  const twins = other.tokens.filter((token) => token.term.id === term.id);
  return twins.length === 1 ? twins[0] : undefined;
}

function isInside({ start }: Token, mention: Mention): boolean {
  return start >= mention.start && start < mention.end;
}

/** To which of two mentions a word belongs; to none where it stands about as near to both. */
function sideOf(sentence: SentenceRead, token: Token, x: Mention, y: Mention): 'x' | 'y' | undefined {
  const [toX, toY] = [distance(sentence, token, x), distance(sentence, token, y)];
  if (!Number.isFinite(Math.min(toX, toY))) return undefined;
  if (toX + CLEARLY_NEARER <= toY) return 'x';
  return toY + CLEARLY_NEARER <= toX ? 'y' : undefined;
}

function distance({ text }: SentenceRead, { start, term }: Token, mention: Mention): number {
  const gap =
    mention.end <= start
      ? text.slice(mention.end, start)
      : text.slice(start + term.word.length, Math.max(start + term.word.length, mention.start));
  const words = gap.match(/[\p{L}\d]+/gu)?.length ?? 0;
  // What stands in brackets behind a name belongs to it.
  if (mention.end <= start && /^[^\p{L}\d]*\($/u.test(gap)) return 0;
  if (OTHER_CLAUSE.test(gap)) return Number.POSITIVE_INFINITY;
  return words + COST_OF_JOINT * (gap.match(JOINTS)?.length ?? 0);
}
