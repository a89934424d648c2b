import { fieldPathText, quotedPath } from '../../core/field-path.js';
import type { JsonPath } from '../../core/json/document.js';
import type { Dimension } from '../../core/summary.js';
import { unreadKeys } from '../candidates/unread-keys.js';
import { alsoNamedLike, fittingKeys, guessKeys } from './field-guess.js';
import { memberAt, pathOfField } from './in-our-keys.js';
import type { SummaryFormat } from './summary-format.js';

/**
 * What to set where a reference lacks a field, so that nobody invents one; undefined where the value at the path is there,
 * or is no field.
 * @param path of the value in the summary, in our names
 */
export function missingFieldHint(path: JsonPath, summary: unknown, format: SummaryFormat): string | undefined {
  const field = format.dimensions.find((one) => one === path[0]);
  if (field === undefined || path.length > 1 || memberAt(summary, pathOfField(field, summary, format)) !== undefined) {
    return undefined;
  }
  const isAbsent = (one: Dimension): boolean => memberAt(summary, pathOfField(one, summary, format)) === undefined;
  const absent = format.dimensions.filter(isAbsent);
  const unread = unreadKeys(summary, format);
  const guesses = guessKeys(absent, unread);
  const guess = guesses.get(field);
  const set = format.fields.get(field);
  // Setting another key would be the way back, and lose the candidates that have this one.
  if (guess !== undefined && set !== undefined) {
    return `fields says that ${field} is ${fieldPathText(set)}; if that is ${guess.path} here, rename it here, to ${field} where teams with other keys read it too, or set fields: ${field}=${guess.path} where the candidates have it so too`;
  }
  if (guess !== undefined) {
    const others = alsoNamedLike(field, unread, guesses).slice(0, SHOWN);
    const or = others.length === 0 ? '' : `, and not ${others.map(({ path }) => path).join(' or ')}`;
    return `if that is ${guess.path}${or}, set fields: ${field}=${guess.path}`;
  }
  const fitting = fittingKeys(field, unread, guesses);
  if (fitting.length > 0) {
    const keys = fitting.slice(0, SHOWN).map(({ path }) => quotedPath(path));
    return `if that is one of the keys that nothing reads (${keys.join(', ')}), set fields: ${field}=<that key>`;
  }
  // What is advised to be left out is under no name there.
  const isThere = (one: Dimension): boolean =>
    !absent.includes(one) || guesses.has(one) || fittingKeys(one, unread, guesses).length > 0;
  const left = format.dimensions.filter((one) => one !== field && isThere(one));
  return `if your summaries have it under another key, set fields: ${field}=<key>; if they have none, set dimensions to those that they have, such as ${left.join(', ')}`;
}

const SHOWN = 6;
