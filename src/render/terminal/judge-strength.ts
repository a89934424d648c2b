import { showNumber } from '../../core/numbers.js';
import { counted, terminalLine } from '../../core/text.js';
import type { Estimate } from '../../judge/estimate/tally.js';
import { isBelowLevel, type JudgedCopy, type JudgeStrength, strengthOfJudge } from '../../judge/judge-strength.js';
import { askingCost } from './estimate.js';
import { hang, type Screen } from './layout.js';

/** What the self-test knows of the judge. */
export interface JudgedStrength {
  readonly strength: JudgeStrength;
  readonly model: string;
  readonly copies: readonly JudgedCopy[];
}

/** What asking about the copies costs, before anybody is asked. */
export function copiesCost(estimate: Estimate, model: string): string {
  return askingCost(estimate, model, `${counted(estimate.sessions, 'copy', 'copies')} of references`);
}

/** How strong the judge is, and what it has not seen. */
export function judgeStrengthLines({ strength, copies }: JudgedStrength, screen: Screen): readonly string[] {
  const told = (copy: JudgedCopy): string =>
    `${copy.kind} (${terminalLine(copy.session)}) ${showNumber(copy.judgement.overall.score)}`;
  const measured = copies.filter(({ judgement }) => judgement.overall.score !== null);
  const missed = measured.filter((copy) => copy.effect === 'damaging' && !isBelowLevel(copy, strength.level));
  const blocked = measured.filter((copy) => copy.effect === 'harmless' && isBelowLevel(copy, strength.level));
  return [
    ...hang('', `${strengthOfJudge(strength)}.`, screen),
    ...(missed.length === 0 ? [] : hang('  ', `Not noticed: ${missed.map(told).join(', ')}`, screen)),
    ...(blocked.length === 0 ? [] : hang('  ', `Blocked: ${blocked.map(told).join(', ')}`, screen)),
    '',
  ];
}
