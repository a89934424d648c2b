import { showNumber } from '../../core/numbers.js';
import { counted, terminalLine } from '../../core/text.js';
import { type Estimate, withoutProgram, withoutRequests } from '../../judge/estimate/tally.js';
import { isBelowLevel, type JudgedCopy, type JudgeStrength, strengthOfJudge } from '../../judge/judge-strength.js';
import { inDollars } from '../../report/round-usd.js';
import { hang, type Screen } from './layout.js';

/** What the self-test knows of the judge. */
export interface JudgedStrength {
  readonly strength: JudgeStrength;
  readonly model: string;
  readonly copies: readonly JudgedCopy[];
}

/** What asking about the copies costs, before anybody is asked. */
export function copiesCost(estimate: Estimate, model: string): string {
  const { sessions, calls, likelyUsd, mostUsd } = estimate;
  const usd = (amount: number | null): string => (amount === null ? 'an unknown amount' : inDollars(amount));
  return `Asking ${terminalLine(model)} about ${counted(sessions, 'copy', 'copies')} of references: ${counted(calls, 'request')}${withoutRequests(estimate)}; about ${usd(likelyUsd)}, at most ${usd(mostUsd)} without retries${withoutProgram(estimate)}`;
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
