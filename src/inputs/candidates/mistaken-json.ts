import { parseJson } from '../../core/json/document.js';
import { memberAt } from '../format/in-our-keys.js';

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
