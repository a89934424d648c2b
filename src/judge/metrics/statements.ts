import type { JsonPath } from '../../core/json/document.js';
import type { PartialObject } from '../../core/json/partial.js';
import { DIMENSIONS, type Dimension, partsOfSummary, type Summary, type SummaryPart } from '../../core/summary.js';
import { withoutObject } from '../asking/answer.js';
import { findQuote, forQuotes } from '../grounding/quotation.js';
import { MOST_STATEMENTS } from '../prompts/faithfulness.js';
import { type AnswerReader, readOneObject, wholeObjects, wholeText } from './one-object.js';

/** A claim as the judge gives it. Foreign text. */
export interface RawStatement {
  readonly field: Dimension;
  readonly quote: string;
  readonly text: string;
}

/** Reads the claims of a summary, as `readClaims` says. */
export const readStatements: AnswerReader<readonly RawStatement[]> = (text, isCut) =>
  readClaims(text, isCut, ({ members }, statement) => {
    const field = fieldNamed(wholeText(members.get('field')) ?? '');
    return field === undefined ? undefined : { field, quote: wholeText(members.get('quote')) ?? '', text: statement };
  });

/** Reads the claims of a text without fields, such as the reply of an assistant, as `readClaims` says. */
export const readPlainStatements: AnswerReader<readonly Pick<RawStatement, 'text'>[]> = (text, isCut) =>
  readClaims(text, isCut, (_, statement) => ({ text: statement }));

/**
 * Reads the claims of a text. An answer that was cut is none: nobody knows which claims were still to come. Nor is one
 * with an entry that cannot be read, since a claim that is lost is a claim that nobody checks.
 */
function readClaims<T>(
  text: string,
  isCut: boolean,
  readEntry: (entry: PartialObject, statement: string) => T | undefined,
): ReturnType<AnswerReader<readonly T[]>> {
  const read = readOneObject(text, isCut, 'statements');
  if ('reason' in read) return read;
  if (!read.isWhole) return withoutObject(true);
  const list = read.answer.members.get('statements');
  const entries = wholeObjects(list).flatMap((object) => {
    const statement = wholeText(object.members.get('statement'));
    return (statement === undefined ? undefined : readEntry(object, statement)) ?? [];
  });
  if (list?.kind !== 'list') return withoutObject(false);
  if (entries.length < list.items.length) {
    return {
      reason: 'invalid_answer',
      fault: 'a statement lacks a key, or has another value there than the schema allows',
    };
  }
  return { answer: entries, isWhole: true, missing: [] };
}

/** Where a claim stands in a summary. */
export type SummaryPlace = Pick<SummaryPart, 'field' | 'path'>;

/** A claim with its place in the text that makes it. */
export interface Statement<P = SummaryPlace> {
  readonly text: string;
  readonly part: P;
}

export interface Statements<P = SummaryPlace> {
  /** At most twenty. */
  readonly checked: readonly Statement<P>[];
  /** Claims beyond that, which nobody checks. */
  readonly omitted: number;
}

/** The claims of a summary to check, each with its place. */
export function toStatements(raw: readonly RawStatement[], candidate: Summary): Statements {
  const parts = partsOfSummary(candidate);
  return distinctStatements(raw, ({ field, quote }) => locateQuote(parts, field, quote));
}

/** The claims to check, each once: the first twenty in the order in which the judge gave them. */
export function distinctStatements<T extends { readonly text: string }, P>(
  raw: readonly T[],
  placeOf: (statement: T) => P,
): Statements<P> {
  const known = new Set<string>();
  const statements: Statement<P>[] = [];
  for (const statement of raw) {
    const key = forQuotes(statement.text).toLowerCase();
    if (key === '' || known.has(key)) continue;
    known.add(key);
    statements.push({ text: statement.text, part: placeOf(statement) });
  }
  return {
    checked: statements.slice(0, MOST_STATEMENTS),
    omitted: Math.max(0, statements.length - MOST_STATEMENTS),
  };
}

/** The name that a model gave, if it is that of a field. */
export function fieldNamed(name: string): Dimension | undefined {
  return DIMENSIONS.find((dimension) => dimension === name);
}

/**
 * Where in a summary a quote stands: in the field that was named, else in any other one. Nobody can be held to words
 * that stand nowhere: then it is the beginning of the field.
 */
export function locateQuote(
  parts: readonly SummaryPart[],
  field: Dimension,
  quote: string,
): { readonly field: Dimension; readonly path: JsonPath } {
  const named = parts.filter((part) => part.field === field);
  const holds = ({ text }: SummaryPart): boolean => findQuote(forQuotes(text), quote) !== -1;
  const part = named.find(holds) ?? parts.find(holds) ?? named[0];
  return part === undefined ? { field, path: [field] } : { field: part.field, path: part.path };
}
