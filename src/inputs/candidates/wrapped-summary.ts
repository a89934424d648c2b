import { isPlainObject } from '../../core/json/values.js';
import { FIELDS } from '../../core/summary.js';
import { hasField, memberAt, pathOfField } from '../format/in-our-keys.js';
import { isOurName, type SummaryFormat } from '../format/summary-format.js';

/** The key that a summary may stand under in a line or a file, beside what else is said of it. */
const WRAPPER = 'candidate';

/**
 * Whether what stands under `candidate` was meant to be the summary. A word, a number or a list there, beside a field of a
 * summary, is something that the pipeline says of its own; and so is the text of a field that a team has under this key.
 */
export function isWrapped(value: unknown, format: SummaryFormat): boolean {
  const inner = memberAt(value, [WRAPPER]);
  if (inner === undefined || inner === null || isPlainObject(inner)) return inner !== undefined;
  return !FIELDS.some((field) => {
    const path = pathOfField(field, value, format);
    // The name of a line is its session, and tells of no field.
    return hasField(format, field) && !isOurName(path) && memberAt(value, path) !== undefined;
  });
}
