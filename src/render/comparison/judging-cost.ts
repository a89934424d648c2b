import { counted } from '../../core/text.js';
import type { Estimate } from '../../judge/estimate/tally.js';
import { askingCost } from '../terminal/estimate.js';

/** What asking the judge about all variants costs, before anybody is asked. */
export function judgingCost(
  estimate: Estimate,
  model: string,
  { variants, pairs }: { readonly variants: number; readonly pairs: number },
): string {
  const asked = `${counted(estimate.sessions, 'candidate')} of ${variants} variants`;
  return askingCost(estimate, model, pairs === 0 ? asked : `${asked}, and ${pairQuestions(pairs)}`);
}

/** How many questions it takes to hold so many pairs of candidates against each other. */
export function pairQuestions(pairs: number): string {
  return `${counted(pairs, 'pair')} of candidates in both orders (up to ${counted(2 * pairs, 'question')})`;
}
