import { formatPlace, type Place } from '../../core/errors.js';
import { fieldPathText, quotedPath } from '../../core/field-path.js';
import type { JsonDocument, JsonPath } from '../../core/json/document.js';
import { placeOf } from '../../core/json/schema-problems.js';
import type { InOurKeys } from './in-our-keys.js';
import type { SummaryFormat } from './summary-format.js';

/** What is wrong with a summary that has a field under the team's name and under ours as well. */
interface DoubledField {
  readonly message: string;
  readonly place: Place;
}

/** The doubled fields of a summary, each at the place of their own name. `base` is where the summary is. */
export function doubledFields(
  { doubled }: Pick<InOurKeys, 'doubled'>,
  document: JsonDocument,
  file: string,
  base: JsonPath,
  { fields }: SummaryFormat,
): readonly DoubledField[] {
  return doubled.map((field) => {
    const theirs = fields.get(field) ?? [];
    const place = placeOf(document, file, [...base, ...theirs]);
    const other = formatPlace(placeOf(document, file, [...base, field]));
    return {
      message: `${field} stands here twice, as ${quotedPath(fieldPathText(theirs))} and as ${JSON.stringify(field)} (${other}); allowed: one of the two`,
      place,
    };
  });
}
