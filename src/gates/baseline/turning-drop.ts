import { studentBeyond } from '../../statistics/interval.js';
import { EXACT_UP_TO, signFlipP } from '../../statistics/sign-flip.js';
import type { Change } from './change.js';
import { areFew, isHardlyChance, LONE_LEVEL } from './fall-levels.js';

/** Halvings of the span in which the drop is looked for: to a millionth of it. */
const STEPS = 20;

/**
 * The drop at which the verdict on a change turns: what is allowed, or, where that is more, the drop that would just be hardly
 * chance, with changes that differ as much. Null where too few changes have no spread to go by.
 */
export function turningDrop(change: Change, allowed: number): number | null {
  const { changes, delta, interval, error } = change;
  if (interval === null || error === null || areFew(changes.length)) return null;
  return Math.max(allowed, interval.high - delta, turningByTest(change, error));
}

/** Of few changes by the test itself, of many by Student's t, to which it comes. */
function turningByTest({ changes, delta, isGrouped }: Change, error: number): number {
  const degrees = changes.length - 1;
  if (isGrouped === true || changes.length > EXACT_UP_TO) return studentBeyond(2 * LONE_LEVEL, degrees) * error;
  const around = changes.map((one) => one - delta);
  let [chance, sure] = [0, Math.max(...around)];
  for (let step = 0; step < STEPS; step++) {
    const drop = (chance + sure) / 2;
    const p = signFlipP(around.map((one) => one - drop)) ?? 1;
    if (isHardlyChance(p / 2, changes.length, LONE_LEVEL)) sure = drop;
    else chance = drop;
  }
  return sure;
}
