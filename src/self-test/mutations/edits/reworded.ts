import { type Edit, TEXT_FIELDS } from '../edit.js';
import { BULLET_EDITS } from './bullets.js';
import { NUMBER_FORMAT } from './numbers.js';
import { WORDING_EDITS } from './wording.js';

/** What is done, in this order. Each step is harmless, so all of them are. */
const STEPS: readonly (readonly [kind: string, dose: number])[] = [
  ['synonyms', 100],
  ['developer-equivalents', 100],
  ['spelling', 100],
  ['contractions', 100],
  ['number-format', 100],
  ['merged-actions', 1],
  ['action-order', 1],
];

/** Fewer steps are little more than one of the other edits. */
const FEWEST_STEPS = 4;

export const REWORDED: Edit = {
  kind: 'reworded',
  family: 'reworded',
  effect: 'harmless',
  dimensions: TEXT_FIELDS,
  description: 'All harmless changes of words, numbers and bullets together, as another writer would choose them.',
  doses: [1],
  unit: 'whole',
  change: (reference, _dose, context) => {
    const edits = [...WORDING_EDITS, NUMBER_FORMAT, ...BULLET_EDITS];
    let result = reference;
    let steps = 0;
    for (const [kind, dose] of STEPS) {
      const changed = edits.find((edit) => edit.kind === kind)?.change(result, dose, context) ?? null;
      if (changed === null) continue;
      result = changed;
      steps++;
    }
    return steps < FEWEST_STEPS ? null : result;
  },
};
