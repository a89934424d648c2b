import type { PartialJson, PartialObject } from '../../core/json/partial.js';
import { findObjects } from '../../core/json/partial.js';
import { jsonOrNothing } from '../../core/json/values.js';
import { DIMENSIONS, type Dimension, type Summary } from '../../core/summary.js';
import { candidateSchema } from '../../inputs/candidates/candidate.js';
import { type CarryingFact, FACT_STATUSES, type FactFinding, type Facts, suggestionsFrom } from './carrying-fact.js';
import { booleanOf, goesOnAfter, saysSomething, shownText, wholeObjects, wholeText } from './partial-values.js';

/** The answer of a judge about one summary, as far as it could be read. A number that is missing is `null`, never 0. */
export interface RubricAnswer extends FactFinding {
  /** Whether the candidate has words for whoever judges it; null where the answer does not say. */
  readonly speaksToJudge: boolean | null;
  /** The judge's own number, 0..1. */
  readonly overall: number | null;
  readonly dimensions: Readonly<Record<Dimension, DimensionAnswer>>;
  readonly rationale: string | null;
  /** Made from the facts. */
  readonly suggestions: readonly string[];
  /** A proposed summary, if it came whole. */
  readonly rewrite: Summary | null;
  /** Whether the answer ends before its end: what is missing may have been said. */
  readonly isRecovered: boolean;
  /** Whether it was given in the form that has an overall and nothing else. */
  readonly isOverallAlone?: true;
}

export interface DimensionAnswer {
  /** 0..1 */
  readonly score: number | null;
  /** Explanation of the score; ends in `CUT_MARK` if the answer was cut inside of it. */
  readonly reason: string | null;
}

export interface NoAnswer {
  readonly reason: 'invalid_answer' | 'truncated';
  /** What was wrong, in our own words, for the model that is asked once more. */
  readonly fault: string;
}

/** What is wrong with an answer as a whole. */
export const FAULTS = {
  cut: 'it was cut off before its end, so be shorter',
  noObject: 'it was not one JSON object of the given schema',
  twofold: 'it said two things: give one object, and each key once',
} as const;

/**
 * More characters are no answer: the longest that is asked for has a quarter of them. What is read of an answer is kept until
 * the run ends, and reading takes a hundred times its size in memory where it is all brackets.
 */
export const LONGEST_ANSWER = 256 * 1024;

export const TOO_LONG: NoAnswer = { reason: 'invalid_answer', fault: 'it was far too long, so be shorter' };

/** The fault of an answer that lacks what it should begin with or is about. */
export function withoutObject(isCut: boolean): NoAnswer {
  return isCut ? { reason: 'truncated', fault: FAULTS.cut } : { reason: 'invalid_answer', fault: FAULTS.noObject };
}

/** How far out of 0..1 a score may be to be taken for a rounding error. */
const ROUNDING = 0.001;

/**
 * Reads the answer to the rubric question: the one object with `overall` or `dimensions` in it, with whatever stands
 * around it. Takes only what is certainly complete, so that a number out of a cut answer is the number of the whole
 * one. An answer is refused as a whole (`invalid_answer`)
 *  - if one of its scores is clearly out of 0..1: it was given on another scale, and then a 1 beside a 5 is no full mark;
 *  - if it says two things: a key that counts twice in one object, or two such objects;
 *  - if it is broken elsewhere than at its end: nobody knows then where a quotation ends and the judge goes on;
 *  - if no score came. An answer that was cut is called `truncated` instead.
 * Never throws.
 */
export function readRubricAnswer(text: string, isCut: boolean): RubricAnswer | NoAnswer {
  const { objects, isBroken } = findObjects(text);
  const answers = objects.filter(isRubricAnswer);
  const [answer] = answers;
  if (answers.length > 1) return { reason: 'invalid_answer', fault: FAULTS.twofold };
  if (isBroken) return withoutObject(false);
  // A model that goes on after an object was not done: what it quoted may not be what it was about to answer.
  if (answer === undefined || (isCut && goesOnAfter(answer, text))) return withoutObject(isCut);
  const dimensions = objectAt(answer, 'dimensions');
  if (isTwofold(answer, dimensions)) return { reason: 'invalid_answer', fault: FAULTS.twofold };
  const [offScale] = scoresOffScale(answer, dimensions);
  if (offScale !== undefined) {
    return {
      reason: 'invalid_answer',
      fault: `the score of ${offScale} was not one of the allowed numbers, which are from 0 to 1`,
    };
  }
  const rationale = shownText(answer.members.get('rationale'));
  const facts = factsIn(answer.members.get('facts'));
  const invented = wholeTexts(answer.members.get('invented'));
  const read: RubricAnswer = {
    facts,
    invented,
    speaksToJudge: booleanOf(answer.members.get('speaks_to_judge')) ?? null,
    overall: rationale === null ? null : readScore(answer.members.get('overall')),
    dimensions: {
      title: readDimension(dimensions, 'title'),
      summary: readDimension(dimensions, 'summary'),
      key_actions: readDimension(dimensions, 'key_actions'),
      outcome: readDimension(dimensions, 'outcome'),
      aha_moments: readDimension(dimensions, 'aha_moments'),
    },
    rationale,
    suggestions: suggestionsFrom({ facts, invented }),
    rewrite: readRewrite(answer.members.get('rewrite'), text),
    isRecovered: answer.span.end === null,
  };
  const isEmpty = read.overall === null && DIMENSIONS.every((name) => read.dimensions[name].score === null);
  return isEmpty ? withoutObject(isCut) : read;
}

function isRubricAnswer({ members }: PartialObject): boolean {
  return members.has('overall') || members.has('dimensions');
}

/** Whether an answer to the rubric question stands in a text, whole or not. */
export function hasRubricAnswer(text: string): boolean {
  return findObjects(text).objects.some(isRubricAnswer);
}

/** What an answer lacks of what was asked, in our own words. */
export function missingIn(
  { facts, speaksToJudge, overall, dimensions }: RubricAnswer,
  wanted: readonly Dimension[],
  expected: Facts,
): readonly string[] {
  const scores = [
    ...(overall === null ? ['overall'] : []),
    ...wanted.filter((name) => dimensions[name].score === null),
  ];
  return [
    ...(facts.length === 0 && expected === 'owed' ? ['the facts, each with its status'] : []),
    ...(speaksToJudge === null ? ['speaks_to_judge'] : []),
    ...scores.map((name) => `the score of ${name} with its reason`),
  ];
}

/** The facts that came whole, with what became of each. One without words or with another status is left out. */
function factsIn(value: Value): readonly CarryingFact[] {
  return wholeObjects(value).flatMap(({ members }): readonly CarryingFact[] => {
    const fact = wholeText(members.get('fact'));
    const word = wholeText(members.get('status'));
    const status = FACT_STATUSES.find((one) => one === word);
    return status === undefined || fact === undefined || !saysSomething(fact) ? [] : [{ fact: fact.trim(), status }];
  });
}

function objectAt(object: PartialObject | undefined, key: string): PartialObject | undefined {
  const member = object?.members.get(key);
  return member?.kind === 'object' ? member : undefined;
}

/** Whether a key that leads to a score is given more than once: readers differ in which one they take. */
function isTwofold(answer: PartialObject, dimensions: PartialObject | undefined): boolean {
  const repeats = (object: PartialObject | undefined, keys: readonly string[]) =>
    keys.some((key) => object?.repeated.has(key));
  return (
    repeats(answer, ['facts', 'invented', 'speaks_to_judge', 'overall', 'dimensions']) ||
    repeats(dimensions, DIMENSIONS) ||
    DIMENSIONS.some((dimension) => repeats(objectAt(dimensions, dimension), ['score']))
  );
}

/** The names of the scores that are numbers and cannot be scores. */
function scoresOffScale(answer: PartialObject, dimensions: PartialObject | undefined): readonly string[] {
  const values: readonly (readonly [string, Value])[] = [
    ['overall', answer.members.get('overall')],
    ...DIMENSIONS.map((name) => [name, objectAt(dimensions, name)?.members.get('score')] as const),
  ];
  return values.flatMap(([name, value]) => {
    const number = numberOf(value);
    return number === null || Number.isNaN(number) || isScore(number) ? [] : [name];
  });
}

type Value = PartialJson | undefined;

/** Whether a number is in 0..1, or off by a rounding error. NaN is not, nor is infinity, as which 1e999 is read. */
export function isScore(number: number): boolean {
  return number >= -ROUNDING && number <= 1 + ROUNDING;
}

function numberOf(value: Value): number | null {
  return value?.kind === 'plain' && typeof value.value === 'number' ? value.value : null;
}

/** A score in 0..1; what is no number, or none of that range, is no score. */
function readScore(value: Value): number | null {
  const number = numberOf(value);
  if (number === null || !isScore(number)) return null;
  // Not Math.max, which keeps -0.
  return number <= 0 ? 0 : Math.min(1, number);
}

/** A score without a reason is not a reasoned one, and does not count. */
function readDimension(dimensions: PartialObject | undefined, dimension: Dimension): DimensionAnswer {
  const entry = objectAt(dimensions, dimension);
  const reason = shownText(entry?.members.get('reason'));
  return { score: reason === null ? null : readScore(entry?.members.get('score')), reason };
}

function wholeTexts(value: Value): readonly string[] {
  if (value?.kind !== 'list') return [];
  return value.items.flatMap((item) => {
    const text = wholeText(item);
    return text === undefined || !saysSomething(text) ? [] : [text.trim()];
  });
}

/** A whole object is JSON, but for a NaN in it, and then it is no summary. */
function readRewrite(value: Value, text: string): Summary | null {
  if (value?.kind !== 'object' || value.span.end === null) return null;
  const parsed = candidateSchema.safeParse(jsonOrNothing(text.slice(value.span.start, value.span.end)));
  return parsed.success ? parsed.data : null;
}
