import type { Precision } from '../core/numbers.js';
import type { RubricVersion } from './score.js';

/** How many decimals the means of a rubric keep: v1 keeps every digit of the original. */
export function precisionOf(rubric: RubricVersion): Precision {
  return rubric === 'v1' ? 'full' : 'six decimals';
}
