import { GATES, gateSubject, isWithinChance, type ReportGate } from '../gates/catalogue.js';
import type { Report, ReportBaseline } from '../report/schema.js';

/**
 * The words for how certain a number is. What programs read keeps its own: `noise`, `coin toss` and the others of
 * report.json never change.
 */

/** Of a change that chance makes as well. */
export const NOT_CERTAIN = 'not certain';

/** Of a gate that is less than one standard error from where it turns. */
export const TOO_CLOSE = 'too close to call';

/** What is said of a gate whose mean has dropped by more than is allowed, and that passes all the same. */
export const NOT_CERTAIN_ENOUGH = 'not certain enough to fail on';

/** Of one that is one to two standard errors from there. Not "close": of 0.283 beside a gate of 0.550 that would read as nearness. */
const FAIRLY_SURE = 'fairly sure';

const RISK_WORDS = { clear: 'clear', close: FAIRLY_SURE, 'coin toss': TOO_CLOSE } satisfies Readonly<
  Record<NonNullable<ReportGate['flip_risk']>['word'], string>
>;

/** Of a drop that fails, far above what is allowed, and hardly beyond chance. */
const BARELY = 'barely beyond chance';

/** How surely a gate stays on its side. */
export function riskWord({ flip_risk: risk, status }: Pick<ReportGate, 'flip_risk' | 'status'>): string | undefined {
  if (risk === undefined) return undefined;
  return isBarely({ flip_risk: risk, status }) ? BARELY : RISK_WORDS[risk.word];
}

/** Whether a drop fails by a hair, and not one above its target, for it turns where chance begins. */
export function isBarely({ flip_risk: risk, status }: Pick<ReportGate, 'flip_risk' | 'status'>): boolean {
  return status === 'fail' && risk?.turns_at !== undefined && risk.word === 'coin toss';
}

/** How a gate stands, for its mark: a tick would promise that the drop is within what is allowed. */
export function standingOf(gate: ReportGate): ReportGate['status'] | 'not certain' {
  return isWithinChance(gate) ? NOT_CERTAIN : gate.status;
}

type Gates = Pick<Report, 'gates'>['gates'];
type ChangeWord = NonNullable<ReportBaseline['overall']>['word'];

/** Whether a gate holds the change of a mean to what is allowed. A change that none holds fails nothing. */
export function isGated(subject: string, gates: Gates): boolean {
  return gates.some(
    (gate) =>
      (GATES[gate.kind].check === 'drop' || GATES[gate.kind].check === 'judged drop') &&
      gateSubject(gate).of === subject,
  );
}

/** What a change is called: a regression fails a gate, and what no gate holds just fell. */
export function changeWordShown(word: ChangeWord, isHeld: boolean): string {
  if (word === 'noise') return NOT_CERTAIN;
  if (isHeld) return word;
  return word === 'improvement' ? 'rose' : 'fell';
}
