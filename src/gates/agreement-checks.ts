import type { JudgeAgreement } from '../calibration/judge-agreement.js';
import type { Check } from './check.js';
import { showNumber, shown } from './shown.js';

/**
 * The judge's gates under `min-judge-agreement`. Below that level what they say is only advice; where the level could not
 * be measured they are open questions, since a judge that nobody checked must neither pass nor fail a run.
 */
export function underAgreement(
  checks: readonly Check[],
  agreement: JudgeAgreement | undefined,
  minimum: number | null,
): readonly Check[] {
  if (minimum === null) return checks;
  const level = agreement?.level ?? null;
  if (level === null) {
    const why = agreement?.obstacle ?? 'no label was judged';
    return checks.map((check) => withheld(check, `agreement with the labels was not measured: ${why}`));
  }
  if (shown(level) >= shown(minimum)) return checks;
  const words = `agreement with the labels ${showNumber(level)} < min-judge-agreement ${showNumber(minimum)}`;
  return checks.map((check) => advisory(check, words));
}

function withheld(check: Check, why: string): Check {
  if (check.gate.status === 'not_evaluated') return check;
  const message = `${check.gate.message}, not counted; ${why}`;
  return { gate: { ...check.gate, value: null, status: 'not_evaluated', message }, failures: [], isWanted: true };
}

/** The value stays for people to see. A gate that had no value anyway keeps its own reason. */
function advisory(check: Check, why: string): Check {
  if (check.gate.status === 'not_evaluated') return { ...check, isWanted: false };
  const message = `${check.gate.message}, advisory only: ${why}`;
  return {
    gate: { ...check.gate, status: 'not_evaluated', advisory: true, message },
    failures: [],
    isWanted: false,
  };
}
