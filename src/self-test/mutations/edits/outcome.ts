import { OUTCOMES } from '../../../core/summary.js';
import type { Edit } from '../edit.js';

/** By dose: a neighbour of the right outcome first, then the far end. */
const WRONG: Readonly<Record<(typeof OUTCOMES)[number], readonly [string, string]>> = {
  success: ['partial', 'failed'],
  partial: ['success', 'failed'],
  failed: ['partial', 'success'],
};

const WRONG_OUTCOME: Edit = {
  kind: 'wrong-outcome',
  family: 'wrong-outcome',
  effect: 'damaging',
  dimensions: ['outcome'],
  description: 'The outcome is another one.',
  doses: [1, 2],
  unit: 'form',
  change: (reference, dose) => {
    const outcome = OUTCOMES.find((known) => known === reference.outcome);
    const wrong = outcome === undefined ? undefined : WRONG[outcome][dose - 1];
    return wrong === undefined ? null : { ...reference, outcome: wrong };
  },
};

export const OUTCOME_EDITS: readonly Edit[] = [WRONG_OUTCOME];
