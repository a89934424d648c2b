import { parseJson } from '../../core/json/document.js';
import { memberAt } from '../format/in-our-keys.js';
import type { SummaryFormat } from '../format/summary-format.js';
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

/** What other people call the name of a session. */
const NAME_KEYS = ['id', 'session', 'session_id', 'sessionId', 'session_name', 'sessionName', 'key', 'Name'];

/** What to do about a line that has its name under another key; undefined where no key looks like it. */
export function nameUnderOtherKey(line: unknown): string | undefined {
  const key = NAME_KEYS.find((one) => typeof memberAt(line, [one]) === 'string');
  return key && `Rename ${JSON.stringify(key)} to "name", which is to say the session as the corpus does`;
}

/** What to do where `fields` has a field at the key by which a line says its session; undefined where it has none there. */
export function fieldAtName({ fields }: SummaryFormat): string | undefined {
  const [field] = [...fields].find(([, path]) => path.length === 1 && path[0] === 'name') ?? [];
  return (
    field &&
    `The "name" of a line is its session, and fields has ${field} there: write {"name": "<session>", "candidate": {"name": "…", …}}`
  );
}

/** The same of a line whose session is a text of its own summary. */
export function namedByField(candidate: Candidate, format: SummaryFormat): string | undefined {
  if (candidate.kind === 'invalid' || !candidate.place.file.endsWith('.jsonl')) return undefined;
  const { summary, outcomeWord } = candidate;
  const texts = [summary.title, summary.summary, outcomeWord ?? summary.outcome];
  return texts.some((text) => text.normalize('NFC') === candidate.name) ? fieldAtName(format) : undefined;
}
