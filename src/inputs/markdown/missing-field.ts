import { type Dimension, FIELDS, type Field, OUTCOMES } from '../../core/summary.js';
import { capitalised, uncapitalised } from '../../core/text.js';
import type { SummaryFormat } from '../format/summary-format.js';
import { theirWord } from '../format/their-words.js';

/** The heading of a field as a team would write it: `what_we_did` as `What we did`. */
export function headingOf(field: Field, { fields }: Pick<SummaryFormat, 'fields'>): string {
  return capitalised((fields.get(field)?.at(-1) ?? field).replace(/[_-]+/g, ' '));
}

type Names = Pick<SummaryFormat, 'fields'>;

/** How to write a field that a page of Markdown lacks, by the message that says so; undefined for other messages. */
export function remedyOfMissing(message: string, format: Names): string | undefined {
  const [, name] = /^reference\.(\w+) is missing/.exec(message) ?? [];
  const field = FIELDS.find((one) => one === name);
  if (field === undefined) return undefined;
  return uncapitalised(remedyOnPage(field, format));
}

/**
 * How to write a field that a page lacks, in a sentence.
 * @param word that it should say, where that is known of an outcome
 */
export function remedyOnPage(field: Field, format: Names, word = '…'): string {
  switch (field) {
    case 'title':
      return 'Write "# <title>"';
    case 'summary':
      return format.fields.has(field)
        ? `Write it below "## ${headingOf(field, format)}"`
        : `Write it below the title, or below "## ${headingOf(field, format)}"`;
    case 'outcome':
      return `Write a line "${headingOf(field, format)}: ${word}"`;
    default:
      return `Write "## ${headingOf(field, format)}" and a bullet for each below it`;
  }
}

/** What a page lacks where it has a field nowhere: `"# <title>"`, `line "Result: …"`. */
export function placeOnPage(field: Field, format: Names): string {
  if (field === 'title') return '"# <title>"';
  const heading = headingOf(field, format);
  return field === 'outcome' ? `line "${heading}: …"` : `"## ${heading}"`;
}

/** `success, partial or failed`, in the team's words. */
function outcomeChoice(format: SummaryFormat): string {
  const [first = '', ...others] = OUTCOMES.map((outcome) => theirWord(outcome, format)).reverse();
  return `${others.reverse().join(', ')} or ${first}`;
}

/** What a page of the team looks like, in a sentence. */
export function howToWrite(format: SummaryFormat): string {
  const places: Readonly<Record<Dimension, string>> = {
    title: '"# <title>"',
    summary:
      format.fields.has('summary') || !format.dimensions.includes('title')
        ? `the summary below "## ${headingOf('summary', format)}"`
        : 'the summary below it',
    key_actions: `"## ${headingOf('key_actions', format)}" with a bullet for each`,
    // Nobody knows here how the session ended.
    outcome: `a line "${headingOf('outcome', format)}: <${outcomeChoice(format)}>"`,
    aha_moments: `"## ${headingOf('aha_moments', format)}" with a bullet for each`,
  };
  // Nobody has to have moments.
  const wanted = format.dimensions.filter((one) => one !== 'aha_moments' || format.dimensions.length === 1);
  const parts = wanted.map((one) => places[one]);
  const [last = ''] = parts.slice(-1);
  if (parts.length < 3) return `Write ${parts.join(' and ')}`;
  return `Write ${parts.slice(0, -1).join(', ')}, and ${last}`;
}
