import { FIELDS, type Field } from '../../core/summary.js';
import type { SummaryFormat } from '../format/summary-format.js';

/** The heading of a field as a team would write it: `what_we_did` as `What we did`. */
export function headingOf(field: Field, { fields }: Pick<SummaryFormat, 'fields'>): string {
  const words = (fields.get(field)?.at(-1) ?? field).replace(/[_-]+/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** How to write a field that a page of Markdown lacks, by the message that says so; undefined for other messages. */
export function remedyOfMissing(message: string, format: Pick<SummaryFormat, 'fields'>): string | undefined {
  const [, name] = /^reference\.(\w+) is missing/.exec(message) ?? [];
  const field = FIELDS.find((one) => one === name);
  if (field === undefined) return undefined;
  const heading = headingOf(field, format);
  switch (field) {
    case 'title':
      return 'write "# <title>"';
    case 'summary':
      return `write it below the title, or below "## ${heading}"`;
    case 'outcome':
      return `write a line "${heading}: …"`;
    default:
      return `write "## ${heading}" and a bullet for each below it`;
  }
}
