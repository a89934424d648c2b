import type { Random } from '../../core/seeded-random.js';
import type { Dimension, Summary } from '../../core/summary.js';

/** Whether a reader still learns the same from the changed summary, or learns less, or something wrong. */
type Effect = 'harmless' | 'damaging';

export interface NamedSummary {
  readonly name: string;
  readonly summary: Summary;
}

export interface EditContext {
  /** Summaries of other sessions, in the order in which they are to be tried. Few edits ask for them. */
  readonly others: () => readonly Summary[];
  readonly random: Random;
}

/**
 * One way to change a reference summary, with a known effect on a reader. What a rubric says about the changed summary
 * shows whether it sees the damage, or whether it punishes what is none.
 */
export interface Edit {
  /** Unique, in kebab case; part of the seed, so renaming an edit changes its mutations. */
  readonly kind: string;
  /** What edits of several fields have in common: `negated-summary` and `negated-actions` are both `negated`. */
  readonly family: string;
  readonly effect: Effect;
  /** The dimensions whose text may change. All others stay as they are. */
  readonly dimensions: readonly Dimension[];
  /** One sentence for a person: what happens to the summary, and for harmless edits why nothing is lost. */
  readonly description: string;
  /** How strongly the edit may be applied, weakest first; `unit` says of what. */
  readonly doses: readonly number[];
  readonly unit: DoseUnit;
  /** The changed summary, or `null` when the reference has nothing that could be changed so. */
  readonly change: (reference: Summary, dose: number, context: EditContext) => Summary | null;
}

/** `percent` of the places, so many `items`, a numbered `form` of the edit, or `whole`: all or nothing (the dose is 1). */
type DoseUnit = 'percent' | 'items' | 'form' | 'whole';

export type TextField = 'title' | 'summary' | 'key_actions';
export const TEXT_FIELDS: readonly TextField[] = ['title', 'summary', 'key_actions'];
