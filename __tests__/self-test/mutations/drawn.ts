import { seededRandom } from '../../../src/core/seeded-random.js';
import type { Summary } from '../../../src/core/summary.js';
import { EDITS } from '../../../src/self-test/mutations/catalogue.js';
import { applyEdit } from '../../../src/self-test/mutations/mutations.js';
import { CACHE, summaryOf } from './summaries.js';

export const ENGLISH = 'The user came to the office, and all of this was for the team.';

/** What an edit makes of a summary, by one generator for many draws; its words are English where nothing else is said. */
export function drawn(
  kind: string,
  dose: number,
  parts: Partial<Summary>,
  count = 1,
  others: readonly Summary[] = [CACHE],
) {
  const edit = EDITS.find((one) => one.kind === kind);
  if (edit === undefined) throw new Error(`no edit ${kind}`);
  const random = seededRandom(7);
  const reference = summaryOf(parts);
  return Array.from({ length: count }, () => applyEdit(edit, dose, reference, { others: () => others, random }));
}

/** The actions that come of so many draws, each list once. */
export const actionsOf = (kind: string, dose: number, key_actions: readonly string[], count = 60) => [
  ...new Set(
    drawn(kind, dose, { summary: ENGLISH, key_actions }, count).map((one) => one?.key_actions.join(' | ') ?? null),
  ),
];
