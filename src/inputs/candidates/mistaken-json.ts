import { parseJson } from '../../core/json/document.js';
import { inUnicodeForm } from '../../core/unicode-form.js';
import { fieldUnderName } from '../format/line-name.js';
import { isOurName, type SummaryFormat } from '../format/summary-format.js';
import type { Candidate } from './candidate.js';

/** What is wrong where an answer of a model was kept as it came. */
export const TEXT_AROUND = 'text stands before or behind the JSON';
/** What to do about that. */
export const UNWRAP =
  'Keep the object alone where the pipeline writes the file, or ask the model for its answer as structured output';

/** Whether a text that is no JSON is an object with something else around it, as models like to answer. */
export function hasTextAround(text: string): boolean {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  return start !== -1 && end > start && 'document' in parseJson(text.slice(start, end + 1));
}

/** What to do where `fields` has a field at the key by which a line says its session; undefined where it has none there. */
export function fieldAtName(format: SummaryFormat): string | undefined {
  const field = isOurName(format.name) ? fieldUnderName(format) : undefined;
  return (
    field &&
    `The "name" of a line is its session, and fields has ${field} there: say in fields where the session stands (name=<key>), or write {"name": "<session>", "candidate": {"name": "…", …}}`
  );
}

/** What to do about a line whose session name is a text of its own summary. */
export function namedByField(candidate: Candidate, format: SummaryFormat): string | undefined {
  if (candidate.kind === 'invalid' || !candidate.place.file.endsWith('.jsonl')) return undefined;
  const { summary, outcomeWord } = candidate;
  const texts = [summary.title, summary.summary, outcomeWord ?? summary.outcome];
  return texts.some((text) => inUnicodeForm(text, 'NFC') === candidate.name) ? fieldAtName(format) : undefined;
}
