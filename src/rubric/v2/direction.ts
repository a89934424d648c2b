import { LINKS, type Link } from './links.js';
import type { Clash } from './negation.js';
import type { Sentence } from './sentence.js';

/** Two things in an order that matters: "from A to B", "A instead of B", "A before B", with the words that name them. */
interface Step {
  readonly relation: string;
  readonly first: ReadonlySet<number>;
  readonly second: ReadonlySet<number>;
  /** Index of the linking word. */
  readonly at: number;
  /** Told of an earlier time, or denied. */
  readonly isTurned: boolean;
}

/** Words that name a thing, at most, on each side of the linking word. */
const PHRASE = 4;

/**
 * The first step of the candidate's sentence that the reference's takes the other way round: what one names first the
 * other names second, on both sides.
 */
export function reversedStep(candidate: Sentence, reference: Sentence): Clash | undefined {
  const wanted = stepsIn(reference);
  if (wanted.length === 0) return undefined;
  for (const given of stepsIn(candidate)) {
    const step = wanted.find((one) => isReversed(one, given) && !returns(candidate, reference, one, given));
    if (step !== undefined) return { at: given.at, otherAt: step.at };
  }
  return undefined;
}

const BACK: ReadonlySet<string> = new Set(['again', 'back', 'returned', 'recovered']);

/** "Rose from 4 to 9 and fell back" and "fell from 9 to 4": one of them tells the way back as well. */
function returns(candidate: Sentence, reference: Sentence, wanted: Step, given: Step): boolean {
  if (wanted.relation === 'before') return isBackBefore(candidate, given.at) !== isBackBefore(reference, wanted.at);
  const wordsOf = ({ tokens }: Sentence): string =>
    tokens
      .flatMap(({ term: { word } }, at) => (BACK.has(word) && tokens[at + 1]?.term.word !== 'to' ? [word] : []))
      .join();
  return wanted.relation === 'to' && wordsOf(candidate) !== wordsOf(reference);
}

/** "Mended A after B broke" and "B runs again after mending A": what runs again right before the link had broken. */
function isBackBefore({ tokens }: Sentence, link: number): boolean {
  return BACK.has(tokens[link - 1]?.term.word ?? '');
}

/** What stays on its side in both is context; of the rest, something must have changed sides both ways. */
function isReversed(a: Step, b: Step): boolean {
  return (
    a.relation === b.relation &&
    a.isTurned === b.isTurned &&
    hasMoved(a.first, a.second, b.first, b.second) &&
    hasMoved(a.second, a.first, b.second, b.first)
  );
}

/** Whether a word of one side of a step stands on the other side of the other step, and only there. */
function hasMoved(
  from: ReadonlySet<number>,
  opposite: ReadonlySet<number>,
  sameSide: ReadonlySet<number>,
  otherSide: ReadonlySet<number>,
): boolean {
  for (const id of from) if (!sameSide.has(id) && otherSide.has(id) && !opposite.has(id)) return true;
  return false;
}

function stepsIn(sentence: Sentence): readonly Step[] {
  const steps: Step[] = [];
  if (!sentence.hasLink) return steps;
  for (let at = 0; at < sentence.tokens.length; at++) {
    const term = sentence.tokens[at]?.term;
    const link = term?.isLink ? LINKS.get(term.word) : undefined;
    if (link === undefined || (link.after !== undefined && !hasBefore(sentence, at, link.after))) continue;
    if (opensClause(sentence, at, link.relation) || isRelative(sentence, at, link.relation)) continue;
    if (isBound(sentence, at, link)) continue;
    const [left, right] = [phraseBeside(sentence, at, -1), phraseBeside(sentence, at, 1)];
    if (left.size === 0 || right.size === 0) continue;
    const [first, second] = link.isReversed ? [right, left] : [left, right];
    steps.push({
      relation: isPlace(sentence, at) ? 'place' : link.relation,
      first,
      second,
      at,
      isTurned: isTurned(sentence, at),
    });
  }
  return steps;
}

/** "X failed; after the installation Y ran": what comes before is another statement, and not what was after it. */
function opensClause({ tokens }: Sentence, at: number, relation: string): boolean {
  const [before, link] = [tokens[at - 1], tokens[at]];
  // The word itself opens a clause, and so does a mark before it.
  return relation === 'before' && before !== undefined && link !== undefined && link.clause - before.clause > 1;
}

/** "The 75 seconds after which the apps try again": the order is turned, and its words belong to two clauses. */
function isRelative({ tokens }: Sentence, at: number, relation: string): boolean {
  return relation === 'before' && /^(?:which|whom|that|dem|denen|lequel|cual)$/.test(tokens[at + 1]?.term.word ?? '');
}

/** "Cut the peak to 740 MB: up to 200 pages fit" tells what fits; "up to" tells a change where its own verb or "from" does. */
function isBound({ tokens }: Sentence, at: number, { relation, after }: Link): boolean {
  if (relation !== 'to' || tokens[at - 1]?.term.word !== 'up') return false;
  const clause = tokens[at]?.clause;
  for (let before = at - 2; tokens[before]?.clause === clause; before--) {
    const { word = '', stem = '' } = tokens[before]?.term ?? {};
    if (after?.has(stem) || after?.has(word)) return false;
    if (LINKS.has(word)) return true;
  }
  return true;
}

/** Words before a link in which the word that makes it one is looked for. */
const REACH = 10;

/** "Had grown from 2.7 to 4.3 MB" tells of an earlier time, and "not before Thursday" of a later one. */
function isTurned({ tokens }: Sentence, at: number): boolean {
  const isOrder = LINKS.get(tokens[at]?.term.word ?? '')?.relation === 'before';
  return tokens
    .slice(Math.max(0, at - REACH), at)
    .some(({ term, clause }) =>
      isOrder ? term.negates === 'always' : term.word === 'had' && clause === tokens[at]?.clause,
    );
}

/** Whether "to" names where a thing was moved rather than what it became: "moved the check into the hook". */
function isPlace({ tokens }: Sentence, at: number): boolean {
  if (!/^(?:to|into|onto)$/.test(tokens[at]?.term.word ?? '')) return false;
  const before = tokens.slice(Math.max(0, at - REACH), at).map(({ term }) => term);
  return before.some(({ stem }) => stem === 'move') && !before.some(({ word }) => word === 'from');
}

function hasBefore({ tokens }: Sentence, at: number, wanted: ReadonlySet<string>): boolean {
  for (let before = Math.max(0, at - REACH); before < at; before++) {
    const term = tokens[before]?.term;
    if (term === undefined || isNoun(term.word, tokens[before - 1]?.term.word)) continue;
    if (wanted.has(term.stem) || wanted.has(term.word)) return true;
  }
  return false;
}

/** "Limited the change to two fields": work is told in the past, so that only behind words like these it is a verb. */
function isNoun(word: string, before: string | undefined): boolean {
  return (
    /^changes?$/.test(word) &&
    before !== undefined &&
    !/^(?:to|will|would|should|must|can|could|may|and|or)$/.test(before)
  );
}

/** The content words next to a word, up to the next link and to the end of the clause that it stands in or joins. */
function phraseBeside({ tokens }: Sentence, index: number, step: -1 | 1): ReadonlySet<number> {
  const ids = new Set<number>();
  let clause: number | undefined;
  for (let at = index + step; at >= 0 && at < tokens.length && ids.size < PHRASE; at += step) {
    const token = tokens[at];
    if (token === undefined || token.term.isLink) break;
    if (token.term.kind === 'function') continue;
    clause ??= token.clause;
    if (token.clause !== clause) break;
    ids.add(token.term.id);
  }
  return ids;
}
