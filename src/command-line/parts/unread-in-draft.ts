import { formatPlace, type Problem } from '../../core/errors.js';
import { quotedPath } from '../../core/field-path.js';
import { uncapitalised } from '../../core/text.js';
import type { Candidate } from '../../inputs/candidates/candidate.js';
import { unpackJson } from '../../inputs/format/json-in-text.js';
import type { SummaryFormat } from '../../inputs/format/summary-format.js';
import type { UnreadAdvice } from '../../inputs/format/unread-advice.js';

/** A candidate that a draft is made from. */
type Read = Extract<Candidate, { kind: 'valid' }>;

/** A draft of a candidate of which no field was found would be an empty one. */
export function nothingRead(
  { missing, place, unread: keys }: Read,
  unread: UnreadAdvice | undefined,
  { dimensions }: SummaryFormat,
): readonly Problem[] {
  if (missing.size < dimensions.length) return [];
  const json = keys.find(({ kind }) => kind === 'json');
  const what = unread === undefined ? '' : `; nothing reads ${quoted(unread.unread)}`;
  const hint =
    json !== undefined
      ? uncapitalised(unpackJson(json.path, json.word))
      : unread === undefined
        ? 'say in fields where they stand, or name a transcript behind the session, to write the reference yourself'
        : `set ${unread.setting}`;
  return [{ message: `the candidate has no ${dimensions.join(', no ')}${what}`, place, hint }];
}

/** Says what of a candidate is lost in its draft, which is this file. */
export function unreadWarning({ place }: Read, { unread, setting }: UnreadAdvice, draft: string): string {
  return `warning: ${formatPlace(place)}: nothing reads ${quoted(unread)}: the draft lacks what stands there; remove ${draft}, set ${setting}, and run add again`;
}

function quoted(keys: readonly string[]): string {
  return keys.map(quotedPath).join(', ');
}
