import type { JsonPath } from '../../core/json/document.js';
import { sentencesOf } from '../../core/sentences.js';
import type { Dimension, Summary } from '../../core/summary.js';
import { type Name, namesIn } from './names/names.js';
import { inOneForm } from './numbers/one-form.js';
import { type Measures, measuresIn } from './numbers/quantities.js';

/** A sentence of a summary, or a line of a list in it. */
export interface ToldSentence {
  readonly dimension: Dimension;
  /** Where the text with this sentence stands in the summary. */
  readonly path: JsonPath;
  readonly text: string;
}

/** A sentence with what it counts, measures, dates and names. */
export interface Statement extends ToldSentence {
  readonly measures: Measures;
  readonly names: readonly Name[];
}

/** The sentences of a summary with what they claim; those without a digit or a name cost next to nothing. */
export function statementsOf(summary: Summary): readonly Statement[] {
  return toldSentences(summary).map((told) => ({
    ...told,
    measures: measuresIn(told.text),
    names: namesIn(told.text),
  }));
}

/** The sentences of a summary, field by field, as many as `MOST_STATEMENTS`. */
export function toldSentences({ title, summary, key_actions, aha_moments }: Summary): readonly ToldSentence[] {
  const told: ToldSentence[] = [];
  const add = (dimension: Dimension, path: JsonPath, source: string): void => {
    const text = inOneForm(source);
    for (const { start, end } of sentencesOf(text).slice(0, MOST_STATEMENTS - told.length)) {
      told.push({ dimension, path, text: text.slice(start, Math.min(end, start + LONGEST_STATEMENT)) });
    }
  };
  add('title', ['title'], title);
  add('summary', ['summary'], summary);
  for (const [i, action] of key_actions.entries()) add('key_actions', ['key_actions', i], action);
  for (const [i, { highlight }] of aha_moments.entries())
    add('aha_moments', ['aha_moments', i, 'highlight'], highlight);
  return told;
}

/** A summary of more sentences is looked at up to here. */
const MOST_STATEMENTS = 2000;

/** A longer sentence is looked at up to here: its numbers are compared with one another. */
const LONGEST_STATEMENT = 2000;
