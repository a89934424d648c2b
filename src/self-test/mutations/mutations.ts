import { hashOf, seededRandom } from '../../core/seeded-random.js';
import { type Dimension, type Summary, summaryText } from '../../core/summary.js';
import { sizeOfSummary } from '../../core/summary-size.js';
import { EDITS } from './catalogue.js';
import type { Edit, EditContext, NamedSummary } from './edit.js';

/** Characters of a text and its reference above which it is not changed: it would be scored a hundred times and more. */
export const LONGEST_TEXTS = 20_000;

export interface Mutation {
  readonly edit: Edit;
  readonly dose: number;
  /** The session whose reference or candidate was changed. */
  readonly session: string;
  readonly summary: Summary;
}

/**
 * The text changed by an edit, or `null` when there is nothing to change: never an unchanged copy.
 * @param dose one of the edit's doses; others give whatever the edit makes of them
 */
export function applyEdit(edit: Edit, dose: number, reference: Summary, context: EditContext): Summary | null {
  const changed = edit.change(reference, dose, context);
  return changed === null || summaryText(changed) === summaryText(reference) ? null : changed;
}

/**
 * All mutations of a reference or a candidate, in the order of the catalogue. They depend on the name and the text of the
 * session alone, and where an edit takes something from another session, on that one: more sessions change few mutations.
 * @param reference of the session, where the text is that of a candidate
 */
export function mutationsOf(
  session: NamedSummary,
  others: readonly NamedSummary[],
  edits: readonly Edit[] = EDITS,
  reference: Summary = session.summary,
): readonly Mutation[] {
  const seen = new Set<string>();
  return edits.flatMap((edit) =>
    edit.doses.flatMap((dose) => {
      const summary = mutationOf(edit, dose, session, others, reference);
      if (summary === null) return [];
      // Two doses of an edit may come to the same, where a text is short.
      const key = `${edit.kind}\n${summaryText(summary)}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ edit, dose, session: session.name, summary }];
    }),
  );
}

/**
 * A text of a session changed by an edit in one dose, or `null` when there is nothing to change. What would make a candidate
 * like its reference is no damage, and not made either.
 */
export function mutationOf(
  edit: Edit,
  dose: number,
  session: NamedSummary,
  others: readonly NamedSummary[],
  reference: Summary = session.summary,
): Summary | null {
  const seed = [session.name, edit.kind, String(dose)] as const;
  const changed = applyEdit(edit, dose, session.summary, {
    random: seededRandom(hashOf(...seed)),
    others: () => inDrawnOrder(seed, session.name, others),
  });
  return changed !== null && edit.effect === 'damaging' && isRightIn(edit, changed, reference) ? null : changed;
}

/** Whether all that an edit changes is as in the reference. */
function isRightIn({ dimensions }: Edit, changed: Summary, reference: Summary): boolean {
  return dimensions.every((dimension) => isDeepEqual(changed[dimension], reference[dimension]));
}

function isDeepEqual(a: Summary[Dimension], b: Summary[Dimension]): boolean {
  return a === b || (typeof a !== 'string' && JSON.stringify(a) === JSON.stringify(b));
}

/**
 * Summaries of all other sessions, ordered by a hash of their name and the seed: a new session is inserted somewhere
 * without changing the order of the rest. Without those that are too long to be scored again and again.
 */
function inDrawnOrder(seed: readonly string[], name: string, others: readonly NamedSummary[]): readonly Summary[] {
  return others
    .filter((other) => other.name !== name)
    .map((other) => ({ other, rank: hashOf(...seed, other.name) }))
    .sort((a, b) => a.rank - b.rank || (a.other.name < b.other.name ? -1 : 1))
    .map(({ other }) => other.summary)
    .filter((summary) => sizeOfSummary(summary) <= LONGEST_TEXTS);
}
