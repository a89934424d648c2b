import { contentNeighbour } from './neighbours.js';
import type { Sentence, Text } from './text.js';

/** Two things in an order that matters: "from A to B", "A instead of B", "A before B". */
interface Step {
  readonly relation: string;
  readonly first: number;
  readonly second: number;
  readonly at: number;
}

/**
 * Words that put two things in order, each with the relation it says and whether it names the first thing last. An arrow
 * reads as "to".
 */
const RELATIONS: ReadonlyMap<string, { readonly relation: string; readonly isReversed: boolean }> = new Map([
  ['to', { relation: 'to', isReversed: false }],
  ['into', { relation: 'to', isReversed: false }],
  ['onto', { relation: 'to', isReversed: false }],
  ['from', { relation: 'to', isReversed: true }],
  ['with', { relation: 'with', isReversed: false }],
  ['by', { relation: 'with', isReversed: false }],
  ['instead', { relation: 'instead', isReversed: false }],
  ['than', { relation: 'instead', isReversed: false }],
  ['over', { relation: 'instead', isReversed: false }],
  ['before', { relation: 'before', isReversed: false }],
  ['after', { relation: 'before', isReversed: true }],
]);

/**
 * A step of the candidate's sentence that the reference takes the other way round and nowhere in this order; its index
 * among the tokens.
 */
export function reversedStep(candidate: Sentence, reference: Sentence, whole: ReadonlySet<string>): number | undefined {
  const wanted = new Set(stepsIn(reference).map(keyOf));
  return stepsIn(candidate).find(
    (step) => step.first !== step.second && wanted.has(keyOf(turned(step))) && !whole.has(keyOf(step)),
  )?.at;
}

/** All steps of a text, as keys. */
export function stepKeys(text: Text): ReadonlySet<string> {
  return new Set(text.sentences.flatMap(stepsIn).map(keyOf));
}

function stepsIn(sentence: Sentence): readonly Step[] {
  const steps: Step[] = [];
  for (const [at, { term }] of sentence.tokens.entries()) {
    const link = RELATIONS.get(term.stem);
    if (link === undefined || (term.stem === 'from' && !isAfterTo(sentence, at))) continue;
    const left = contentNeighbour(sentence, at, -1)?.term.id;
    const right = contentNeighbour(sentence, at, 1)?.term.id;
    if (left === undefined || right === undefined) continue;
    const [first, second] = link.isReversed ? [right, left] : [left, right];
    steps.push({ relation: link.relation, first, second, at });
  }
  return steps;
}

/** "to A from B"; alone, "from" says nothing of where to. */
function isAfterTo({ tokens }: Sentence, at: number): boolean {
  return tokens.slice(Math.max(0, at - 4), at).some(({ term }) => term.stem === 'to' || term.stem === 'into');
}

function turned({ relation, first, second, at }: Step): Step {
  return { relation, first: second, second: first, at };
}

function keyOf({ relation, first, second }: Step): string {
  return `${relation} ${first} ${second}`;
}
