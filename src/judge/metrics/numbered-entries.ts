import type { PartialObject } from '../../json/partial.js';
import type { NoAnswer } from '../answer.js';
import { integerOf, type Read, readOneObject, wholeObjects } from './one-object.js';

/**
 * The entries of a list by the number that each has under `key`, in any order. Two different entries under one number
 * say two things about one thing, so that neither counts. Entries without a number are passed over. Of an answer that
 * was cut, the entries that came whole count.
 */
export function readNumbered<T>(
  text: string,
  isCut: boolean,
  { list, key }: { readonly list: string; readonly key: string },
  readEntry: (entry: PartialObject) => T | undefined,
): Read<ReadonlyMap<number, T>> | NoAnswer {
  const read = readOneObject(text, isCut, list);
  if ('reason' in read) return read;
  const found = read.answer.members.get(list);
  if (found?.kind !== 'list') return { reason: isCut ? 'truncated' : 'invalid_answer' };
  const entries = new Map<number, T>();
  const disputed = new Set<number>();
  for (const object of wholeObjects(found)) {
    const number = integerOf(object.members.get(key));
    const entry = readEntry(object);
    if (number === undefined || entry === undefined) continue;
    const earlier = entries.get(number);
    if (earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify(entry)) disputed.add(number);
    else entries.set(number, entry);
  }
  for (const number of disputed) entries.delete(number);
  return { answer: entries, isWhole: read.isWhole };
}
