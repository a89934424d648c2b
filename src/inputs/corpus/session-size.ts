import type { JsonPath } from '../../core/json/document.js';
import { hasManyValues, MANY_VALUES } from '../../core/json/values.js';
import { oversizedSummary } from '../../core/summary-size.js';
import { memberAt } from '../format/in-our-keys.js';

interface SizeProblem {
  readonly path: JsonPath;
  readonly message: string;
  readonly hint: string;
}

/** The members of a session, beside its reference, that hold several values. */
const LISTS = ['tags', 'requirements', 'gates'] as const;

/** A session, under our keys, of which nobody would look through all that may be wrong; undefined for any other. */
export function sizeProblem(session: unknown): SizeProblem | undefined {
  const oversized = oversizedSummary(memberAt(session, ['reference']));
  if (oversized !== undefined) {
    return {
      path: ['reference', oversized.field],
      message: oversized.message,
      hint: 'keep a reference to a page or two',
    };
  }
  const long = LISTS.find((key) => hasManyValues(memberAt(session, [key])));
  return long && { path: [long], message: `${long} ${MANY_VALUES}`, hint: 'keep what belongs to the session' };
}
