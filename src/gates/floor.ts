import { showNumber, shown } from '../core/numbers.js';
import { type Waiver, waiversOf } from '../inputs/waivers/waiver.js';
import { type Check, compare, type Gate } from './check.js';

/** A session with the score that a floor holds it to. */
export interface Held {
  readonly name: string;
  readonly value: number;
}

/** How a floor tells of its sessions. */
interface Telling {
  /** What is compared, where no session is: `worst session`. */
  readonly nobody: string;
  readonly subjectOf: (name: string) => string;
  /** What stands behind the score of a session in a message. */
  readonly remarkOn?: (name: string) => string;
  /** What stands at the end of the message. */
  readonly gap?: string;
}

/** One gate over all sessions: its value is the worst session's that nobody has waived. */
export function floorCheck(
  { id, kind, threshold }: Omit<Gate, 'subject'>,
  all: readonly Held[],
  waivers: readonly Waiver[],
  { nobody, subjectOf, remarkOn = () => '', gap = '' }: Telling,
): Check {
  const counting = all.filter((one) => !isBelow(one, threshold) || !isFloorWaived(one, waivers));
  const worst = counting.reduce<Held | undefined>(
    (least, one) => (least === undefined || one.value < least.value ? one : least),
    undefined,
  );
  const failing = counting.filter((one) => isBelow(one, threshold));
  const waived = all.length - counting.length;
  const subject = worst === undefined ? nobody : subjectOf(worst.name);
  const check = compare({ id, kind, threshold, subject, value: worst?.value ?? null });
  const others = failing.length > 1 ? `, and ${failing.length - 1} more below it` : '';
  const aside = waived === 0 ? '' : `, ${waived} waived`;
  const message =
    worst === undefined
      ? `${waived === 0 ? check.gate.message : `${nobody}: all are waived`}${gap}`
      : `${check.gate.message}${remarkOn(worst.name)}${others}${aside}${gap}`;
  return {
    ...check,
    gate: { ...check.gate, message },
    failures: failing.map(
      ({ name, value }) => `${subjectOf(name)} ${showNumber(value)} < gate ${showNumber(threshold)}${remarkOn(name)}`,
    ),
  };
}

/** Whether a score is below a floor, by what is shown of both. */
export function isBelow({ value }: Held, threshold: number): boolean {
  return shown(value) < shown(threshold);
}

/** Whether somebody has waived that a session is below a floor. */
export function isFloorWaived({ name }: Held, waivers: readonly Waiver[]): boolean {
  return waiversOf(waivers, name, 'overall').length > 0;
}
