import { quotedPath } from '../../core/field-path.js';
import { isPlainObject } from '../../core/json/values.js';

/** More keys than these are counted. */
const SHOWN = 6;

/** The longest text that is looked into. */
const LONGEST = 200_000;

/** The keys of an object that a text holds as JSON, as one word; undefined where it holds none. */
export function keysOfJsonText(text: string): string | undefined {
  const inner = withoutFence(text.trim());
  if (!inner.startsWith('{') || !inner.endsWith('}') || inner.length > LONGEST) return undefined;
  try {
    const value: unknown = JSON.parse(inner);
    const keys = isPlainObject(value) ? Object.keys(value) : [];
    if (keys.length === 0) return undefined;
    const more = keys.length > SHOWN ? ` and ${keys.length - SHOWN} more` : '';
    return `${keys.slice(0, SHOWN).map(quotedPath).join(', ')}${more}`;
  } catch {
    return undefined;
  }
}

function withoutFence(text: string): string {
  if (!text.startsWith('```') || !text.endsWith('```')) return text;
  return text.slice(text.indexOf('\n') + 1, -3).trim();
}

/** What to do about a key that has the summary as JSON in a text. `keys` are those of the object in it. */
export function unpackJson(path: string, keys: string | undefined): string {
  const held = keys === undefined ? '' : ` and has ${keys}`;
  return `Write the object that stands as text in ${quotedPath(path)}${held} into the file itself: parse that text where the pipeline writes the candidate, since fields cannot look into a text`;
}
