import { readWholeString } from '../../core/json/document.js';
import { memberAt } from './in-our-keys.js';
import { isOurName, OWN_FORMAT, type SummaryFormat } from './summary-format.js';

/**
 * Where a line of a `.jsonl` file says its session: under the key that the team has for it; under ours where it stands there
 * alone, and no field of the summary does.
 */
export function namePath(line: unknown, format: SummaryFormat): readonly string[] {
  const isThere = (path: readonly string[]): boolean => (memberAt(line, path) ?? null) !== null;
  if (isThere(format.name) || !isThere(OWN_FORMAT.name)) return format.name;
  const isWrapped = isThere(['candidate']) || isThere(['reference']);
  return isWrapped || fieldUnderName(format) === undefined ? OWN_FORMAT.name : format.name;
}

/** The session that a line says; undefined where it says none. May be no text. */
export function nameOfLine(line: unknown, format: SummaryFormat): unknown {
  return memberAt(line, namePath(line, format));
}

/** The session of a line that is broken behind it; undefined where it is not whole. */
export function nameOfBrokenLine(text: string, format: SummaryFormat): string | undefined {
  const theirs = readWholeString(text, format.name);
  return theirs ?? (fieldUnderName(format) === undefined ? readWholeString(text, OWN_FORMAT.name) : undefined);
}

/** A line as an example, in the keys of the team. */
export function exampleLine({ name, fields, dimensions }: SummaryFormat): string {
  const [first = 'title'] = dimensions;
  return `{${[name, fields.get(first) ?? [first]].map(memberText).join(', ')}, …}`;
}

function memberText([key = '', ...inner]: readonly string[]): string {
  return `${JSON.stringify(key)}: ${inner.length === 0 ? '"…"' : `{${memberText(inner)}}`}`;
}

/** The field of a summary that stands under our key for the session of a line; undefined where none does. */
export function fieldUnderName({ fields }: SummaryFormat): string | undefined {
  return [...fields].find(([, path]) => isOurName(path))?.[0];
}
