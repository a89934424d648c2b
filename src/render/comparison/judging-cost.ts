import { counted, terminalLine } from '../../core/text.js';
import { type Estimate, withoutProgram, withoutRequests } from '../../judge/estimate/tally.js';
import { inDollars } from '../../report/round-usd.js';

/** What asking the judge about all variants costs, before anybody is asked. */
export function judgingCost(
  estimate: Estimate,
  model: string,
  { variants, pairs }: { readonly variants: number; readonly pairs: number },
): string {
  const { sessions, calls, likelyUsd, mostUsd } = estimate;
  const usd = (amount: number | null): string => (amount === null ? 'an unknown amount' : inDollars(amount));
  return `Asking ${terminalLine(model)} about ${counted(sessions, 'candidate')} of ${variants} variants${pairs === 0 ? '' : `, and ${pairQuestions(pairs)}`}: ${counted(calls, 'request')}${withoutRequests(estimate)}; about ${usd(likelyUsd)}, at most ${usd(mostUsd)} without retries${withoutProgram(estimate)}`;
}

/** How many questions it takes to hold so many pairs of candidates against each other. */
export function pairQuestions(pairs: number): string {
  return `${counted(pairs, 'pair')} of candidates in both orders (up to ${counted(2 * pairs, 'question')})`;
}
