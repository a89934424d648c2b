import type { PartialJson, PartialObject } from '../../core/json/partial.js';
import { findObjects } from '../../core/json/partial.js';
import { FAULTS, type NoAnswer, withoutObject } from '../asking/answer.js';
import { goesOnAfter, wholeObjects } from '../asking/partial-values.js';

/** What was read of an answer. */
export interface Read<T> {
  readonly answer: T;
  /** Whether the text came to its end: a part of an answer is never recorded. */
  readonly isWhole: boolean;
  /**
   * What was asked and is not in it, in our own words. An answer that lacks something is asked for once more, and is
   * never recorded.
   */
  readonly missing: readonly string[];
}

/** Turns the text of an answer into data, or says why it cannot. Never throws. */
export type AnswerReader<T> = (text: string, isCut: boolean) => Read<T> | NoAnswer;

/**
 * The one object of an answer that has a key, with whatever stands around it. Two of them say two things, and one that
 * is broken elsewhere than at its end says nobody knows what: both are `invalid_answer`, as is a key that is given twice.
 */
export function readOneObject(text: string, isCut: boolean, key: string): Read<PartialObject> | NoAnswer {
  const { objects, isBroken } = findObjects(text);
  const answers = objects.filter(({ members }) => members.has(key));
  const [answer] = answers;
  if (answers.length > 1) return { reason: 'invalid_answer', fault: FAULTS.twofold };
  if (isBroken) return withoutObject(false);
  // Reasoning comes first, so an answer that was cut may not have come to its key.
  if (answer === undefined) return withoutObject(isCut);
  // Who goes on after an object was not done: what it quoted may not be what it was about to answer.
  if (isCut && goesOnAfter(answer, text)) return withoutObject(true);
  if (answer.repeated.size > 0) return { reason: 'invalid_answer', fault: FAULTS.twofold };
  return { answer, isWhole: answer.span.end !== null && !isCut, missing: [] };
}

/** How far a number may be off to be taken for a rounding error. */
const ROUNDING = 0.001;

/** A whole number; nothing for any other value. */
export function integerOf(value: PartialJson | undefined): number | undefined {
  if (value?.kind !== 'plain' || typeof value.value !== 'number') return undefined;
  const nearest = Math.round(value.value);
  return Math.abs(value.value - nearest) <= ROUNDING && Number.isSafeInteger(nearest) ? nearest : undefined;
}

/** A list whose entries carry the numbers that were asked about. */
interface NumberedList {
  /** Key of the list, and of the number in each of its entries, which is also what an entry is called. */
  readonly list: string;
  readonly key: string;
  readonly asked: readonly number[];
}

/**
 * The entries of a list by the number that each has under `key`, in any order. A number that was not asked about voids
 * the answer: it may be numbered from 0, and then every entry stands at its neighbour. Two different entries under one
 * number say two things about one thing, so that neither counts. Of an answer that was cut, the entries that came whole
 * count.
 */
export function readNumbered<T>(
  text: string,
  isCut: boolean,
  { list, key, asked }: NumberedList,
  readEntry: (entry: PartialObject) => T | undefined,
): Read<ReadonlyMap<number, T>> | NoAnswer {
  const read = readOneObject(text, isCut, list);
  if ('reason' in read) return read;
  const found = read.answer.members.get(list);
  if (found?.kind !== 'list') return withoutObject(isCut);
  const entries = new Map<number, T>();
  const disputed = new Set<number>();
  for (const object of wholeObjects(found)) {
    const number = integerOf(object.members.get(key));
    if (number !== undefined && !asked.includes(number)) {
      return {
        reason: 'invalid_answer',
        fault: `it has a ${key} ${number}, which was not asked; ${numbersAsked(asked)}`,
      };
    }
    const entry = readEntry(object);
    if (number === undefined || entry === undefined) continue;
    const earlier = entries.get(number);
    if (earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify(entry)) disputed.add(number);
    else entries.set(number, entry);
  }
  for (const number of disputed) entries.delete(number);
  const missing = asked.filter((number) => !entries.has(number)).map((number) => `${key} ${number}`);
  return { answer: entries, isWhole: read.isWhole, missing };
}

function numbersAsked(asked: readonly number[]): string {
  return `the numbers are ${asked.join(', ')}`;
}
