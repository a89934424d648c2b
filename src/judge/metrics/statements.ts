import type { Dimension, Summary } from '../../summary.js';
import { partsOfSummary, type SummaryPart } from '../../summary-parts.js';
import { forQuotes } from '../grounding/quotation.js';
import { fieldNamed, locateQuote } from '../locate-quote.js';
import { MOST_STATEMENTS } from '../prompts/faithfulness.js';
import { type AnswerReader, readOneObject, wholeObjects, wholeText } from './one-object.js';

/** A claim as the judge gives it. Foreign text. */
export interface RawStatement {
  readonly field: Dimension;
  readonly quote: string;
  readonly text: string;
}

/**
 * Reads the claims of a summary. One that was cut is no answer: nobody knows which claims were still to come. Nor is one
 * with an entry that cannot be read, since a claim that is lost is a claim that nobody checks.
 */
export const readStatements: AnswerReader<readonly RawStatement[]> = (text, isCut) => {
  const read = readOneObject(text, isCut, 'statements');
  if ('reason' in read) return read;
  if (!read.isWhole) return { reason: 'truncated' };
  const list = read.answer.members.get('statements');
  const entries = wholeObjects(list).flatMap(({ members }): readonly RawStatement[] => {
    const field = fieldNamed(wholeText(members.get('field')) ?? '');
    const statement = wholeText(members.get('statement'));
    return field === undefined || statement === undefined
      ? []
      : [{ field, quote: wholeText(members.get('quote')) ?? '', text: statement }];
  });
  if (list?.kind !== 'list' || entries.length < list.items.length) return { reason: 'invalid_answer' };
  return { answer: entries, isWhole: true };
};

/** A claim with its place in the candidate. */
export interface Statement {
  readonly text: string;
  readonly part: Pick<SummaryPart, 'field' | 'path'>;
}

export interface Statements {
  /** At most twenty. */
  readonly checked: readonly Statement[];
  /** Claims beyond that, which nobody checks. */
  readonly omitted: number;
}

/** The claims to check, each once and each with its place: the first twenty in the order in which the judge gave them. */
export function toStatements(raw: readonly RawStatement[], candidate: Summary): Statements {
  const parts = partsOfSummary(candidate);
  const known = new Set<string>();
  const statements: Statement[] = [];
  for (const { field, quote, text } of raw) {
    const key = forQuotes(text).toLowerCase();
    if (key === '' || known.has(key)) continue;
    known.add(key);
    statements.push({ text, part: locateQuote(parts, field, quote) });
  }
  return {
    checked: statements.slice(0, MOST_STATEMENTS),
    omitted: Math.max(0, statements.length - MOST_STATEMENTS),
  };
}
