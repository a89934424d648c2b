import type { JsonPath } from '../../core/json/document.js';
import type { Dimension, Summary } from '../../core/summary.js';
import { type Name, namesIn } from './names.js';
import { inOneForm } from './one-form.js';
import { type Measures, measuresIn } from './quantities.js';

/** A sentence of a summary, or a line of a list in it. */
interface ToldSentence {
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
    for (const text of sentencesOf(inOneForm(source))) {
      if (told.length === MOST_STATEMENTS) return;
      told.push({ dimension, path, text });
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

/**
 * Where a statement ends: only before a capital letter, and not behind "i.e. EUR 40", "Ms. Brandt", "am 9. März", since what such a cut
 * tears from its sentence is looked up alone.
 */
const STATEMENT_END =
  /(?<=[.!?][)"'”’]?)(?<!\b(?:i\.e|e\.g|z\. ?B|d\. ?h|p\. ?ej|approx|ca|cf|bzw|Mrs?|Ms|Dr|Nr|Sra?)\.)(?<!(?<![\d.,])\d{1,2}\.(?=\s+(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)))\s+(?=\p{Lu})|(?<=[。！？])|\n+/u;

function sentencesOf(text: string): readonly string[] {
  return text.split(STATEMENT_END).flatMap((sentence) => {
    const trimmed = sentence.trim();
    return trimmed === '' ? [] : [trimmed.slice(0, LONGEST_STATEMENT)];
  });
}
