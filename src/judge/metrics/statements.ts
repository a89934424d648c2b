import type { JsonPath } from '../../core/json/document.js';
import type { PartialObject } from '../../core/json/partial.js';
import { DIMENSIONS, type Dimension, partsOfSummary, type Summary, type SummaryPart } from '../../core/summary.js';
import { withoutObject } from '../asking/answer.js';
import { wholeObjects, wholeText } from '../asking/partial-values.js';
import { findQuote, forQuotes } from '../grounding/quotation.js';
import { MOST_STATEMENTS } from '../prompts/faithfulness.js';
import { type AnswerReader, readOneObject } from './one-object.js';

/** A claim as the judge gives it. Foreign text. */
interface RawStatement {
  readonly field: Dimension;
  readonly quote: string;
  readonly text: string;
  /** How one asks whether it is true; null where the answer has none. */
  readonly question: string | null;
}

/** Reads the claims of a summary, as `readClaims` says. */
export const readStatements: AnswerReader<readonly RawStatement[]> = (text, isCut) =>
  readClaims(text, isCut, ({ members }, statement) => {
    const field = fieldNamed(wholeText(members.get('field')) ?? '');
    return field === undefined ? undefined : { field, quote: wholeText(members.get('quote')) ?? '', ...statement };
  });

/** Reads the claims of a text without fields, such as the reply of an assistant, as `readClaims` says. */
export const readPlainStatements: AnswerReader<readonly Asking[]> = (text, isCut) =>
  readClaims(text, isCut, (_, statement) => statement);

/** A claim with the question about it. */
type Asking = Pick<RawStatement, 'text' | 'question'>;

/**
 * Reads the claims of a text. An answer that was cut is none: nobody knows which claims were still to come. Nor is one
 * with an entry that cannot be read, since a claim that is lost is a claim that nobody checks. A claim without a question is
 * one that got no answer, and is told as missing.
 */
function readClaims<T extends Asking>(
  text: string,
  isCut: boolean,
  readEntry: (entry: PartialObject, statement: Asking) => T | undefined,
): ReturnType<AnswerReader<readonly T[]>> {
  const read = readOneObject(text, isCut, 'statements');
  if ('reason' in read) return read;
  if (!read.isWhole) return withoutObject(true);
  const list = read.answer.members.get('statements');
  const entries = wholeObjects(list).flatMap((object) => {
    const statement = wholeText(object.members.get('statement'));
    const question = wholeText(object.members.get('question'))?.trim();
    const asking = { text: statement ?? '', question: question === undefined || question === '' ? null : question };
    return (statement === undefined ? undefined : readEntry(object, asking)) ?? [];
  });
  if (list?.kind !== 'list') return withoutObject(false);
  if (entries.length < list.items.length) {
    return {
      reason: 'invalid_answer',
      fault: 'a statement lacks a key, or has another value there than the schema allows',
    };
  }
  const missing = entries.flatMap(({ question }, i) =>
    question === null ? [`the question of statement ${i + 1}`] : [],
  );
  return { answer: entries, isWhole: true, missing };
}

/** Where a claim stands in a summary. */
export type SummaryPlace = Pick<SummaryPart, 'field' | 'path'>;

/** A claim with its place in the text that makes it. */
export interface Statement<P = SummaryPlace> {
  readonly text: string;
  readonly question: string | null;
  readonly part: P;
}

export interface Statements<P = SummaryPlace> {
  /** At most twenty. */
  readonly checked: readonly Statement<P>[];
  /** Claims beyond that, which nobody checks, so that they have no answer. */
  readonly omitted: number;
}

/** The claims of a summary to check, each with its place. */
export function toStatements(raw: readonly RawStatement[], candidate: Summary): Statements {
  const parts = partsOfSummary(candidate);
  return distinctStatements(raw, ({ field, quote }) => locateQuote(parts, field, quote));
}

/**
 * The claims to check, each once, twenty at most: those with numbers and names of things first, the others behind them, and
 * both in the order in which the judge gave them. So what is lost behind the twentieth weighs least, whatever the judge did.
 */
export function distinctStatements<T extends Asking, P>(
  raw: readonly T[],
  placeOf: (statement: T) => P,
): Statements<P> {
  const known = new Set<string>();
  const distinct: T[] = [];
  for (const statement of raw) {
    const key = forQuotes(statement.text).toLowerCase();
    if (key === '' || known.has(key)) continue;
    known.add(key);
    distinct.push(statement);
  }
  const hasWeight = ({ text }: T): boolean => WEIGHTY.test(text);
  const ordered = [...distinct.filter(hasWeight), ...distinct.filter((one) => !hasWeight(one))];
  return {
    checked: ordered
      .slice(0, MOST_STATEMENTS)
      .map((one) => ({ text: one.text, question: one.question, part: placeOf(one) })),
    omitted: Math.max(0, ordered.length - MOST_STATEMENTS),
  };
}

/** A number, or the name of a file, a version, a function, a branch: `retry.ts`, `max_age`, `retryAfter`, `main/v2`. */
const WEIGHTY = /\p{N}|`|[\p{L}][._/\\:#@]+\p{L}|\p{Ll}\p{Lu}/u;

/** The name that a model gave, if it is that of a field. */
function fieldNamed(name: string): Dimension | undefined {
  return DIMENSIONS.find((dimension) => dimension === name);
}

/**
 * Where in a summary a quote stands: in the field that was named, else in any other one. Nobody can be held to words
 * that stand nowhere: then it is the beginning of the field.
 */
function locateQuote(
  parts: readonly SummaryPart[],
  field: Dimension,
  quote: string,
): { readonly field: Dimension; readonly path: JsonPath } {
  const named = parts.filter((part) => part.field === field);
  const holds = ({ text }: SummaryPart): boolean => findQuote(forQuotes(text), quote) !== -1;
  const part = named.find(holds) ?? parts.find(holds) ?? named[0];
  return part === undefined ? { field, path: [field] } : { field: part.field, path: part.path };
}
