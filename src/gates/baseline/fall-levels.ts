import { counted } from '../../core/text.js';

/** One tail of a 95 % interval: the chance of a false alarm of one gate on a drop. */
export const FALL_LEVEL = 0.025;

/** Below so many independent changes no interval can be trusted: the signs of their changes alone decide, all patterns of them. */
const FEWEST_CHANGES = 6;

/** The level of that exact test: at five all must fall for it, and of four no fall can be told from chance. */
const EXACT_LEVEL = 0.05;

/** What has changed independently of each other: sessions, or groups of them. */
interface Independent {
  readonly count: number;
  readonly isGrouped: boolean;
}

/** Whether there are too few changes for an interval to be believed: their signs decide, or nobody can tell. */
export function areFew(count: number): boolean {
  return count < FEWEST_CHANGES;
}

/** Whether a fall is hardly chance by its one-sided sign-flip p, of so many changes. */
export function isHardlyChance(p: number, count: number): boolean {
  return p <= (areFew(count) ? EXACT_LEVEL : FALL_LEVEL);
}

/** The fewest changes of which the exact test can say that they are hardly chance: of one pattern in so many, that of falls alone. */
const FEWEST_THAT_TELL = Math.ceil(-Math.log2(EXACT_LEVEL));

/** Why so few changes decide nothing. */
export function whyTooFew({ count, isGrouped }: Independent): string {
  const all = counted(count, isGrouped ? 'group' : 'session');
  return count < FEWEST_THAT_TELL
    ? `${all} cannot tell such a drop from chance; ${FEWEST_THAT_TELL} can, where all fall`
    : `${all} can tell such a drop from chance only where all fall`;
}

/** How often a gate on the drop of a mean of so many changes fails where nothing has changed, by the level of its test. */
export function falseAlarmChance(count: number): number {
  if (!areFew(count)) return FALL_LEVEL;
  // Of so many patterns of signs an exact test fails on as many as its level has.
  const patterns = 2 ** count;
  return Math.floor(EXACT_LEVEL * patterns) / patterns;
}
