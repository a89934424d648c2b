import type { JsonPath } from '../../core/json/document.js';
import type { Dimension, Summary } from '../../core/summary.js';
import { type Name, namesIn } from './names.js';
import { type Measures, measuresIn } from './quantities.js';

/** A sentence of a summary with what it counts, measures, dates and names. */
export interface Statement {
  readonly dimension: Dimension;
  /** Where the text with this sentence stands in the summary. */
  readonly path: JsonPath;
  readonly text: string;
  readonly measures: Measures;
  readonly names: readonly Name[];
}

/** The sentences of a summary, as many as `MOST_STATEMENTS`; those without a digit or a name cost next to nothing. */
export function statementsOf({ title, summary, key_actions, aha_moments }: Summary): readonly Statement[] {
  const statements: Statement[] = [];
  const add = (dimension: Dimension, path: JsonPath, source: string): void => {
    for (const text of sentencesOf(source.normalize('NFKC'))) {
      if (statements.length === MOST_STATEMENTS) return;
      statements.push({ dimension, path, text, measures: measuresIn(text), names: namesIn(text) });
    }
  };
  add('title', ['title'], title);
  add('summary', ['summary'], summary);
  for (const [i, action] of key_actions.entries()) add('key_actions', ['key_actions', i], action);
  for (const [i, { highlight }] of aha_moments.entries())
    add('aha_moments', ['aha_moments', i, 'highlight'], highlight);
  return statements;
}

/** A summary of more sentences is looked at up to here. */
const MOST_STATEMENTS = 2000;

/** A longer sentence is looked at up to here: its numbers are compared with one another. */
const LONGEST_STATEMENT = 2000;

const SENTENCE_END = /(?<=[.!?][)"'”’]?)\s+(?=\p{Lu})|(?<=[。！？])|\n+/u;

function sentencesOf(text: string): readonly string[] {
  return text.split(SENTENCE_END).flatMap((sentence) => {
    const trimmed = sentence.trim();
    return trimmed === '' ? [] : [trimmed.slice(0, LONGEST_STATEMENT)];
  });
}
