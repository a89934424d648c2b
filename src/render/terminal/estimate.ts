import { counted, terminalLine } from '../../core/text.js';
import { type Estimate, withoutProgram, withoutRequests } from '../../judge/estimate/tally.js';
import { inDollars } from '../../report/round-usd.js';
import type { Settings } from '../../settings/table.js';

/** What would be asked about; of a run what was found for it, whoever is asked. */
type Estimated = { readonly labels: number; readonly found?: Found } | { readonly turns: number };

/** Whether gates may ask for further samples, which no estimate has. */
interface Further {
  readonly asksFurther: boolean;
}

interface Found {
  readonly sessions: number;
  readonly candidates: number;
}

/** What there is to ask about, where nobody is asked: no model and no cost. */
export function renderUnjudged(about: Estimated): string {
  return `${[
    NOTHING_DONE,
    ...('turns' in about ? [`  turns      ${about.turns}`] : foundLines(about)),
    '  judge      off: nobody is asked, and nothing is spent',
  ].join('\n')}\n`;
}

function foundLines({ found, labels }: Extract<Estimated, { labels: number }>): readonly string[] {
  return [
    ...(found === undefined
      ? []
      : [`  found      ${counted(found.sessions, 'session')}, ${counted(found.candidates, 'candidate')}`]),
    ...(labels === 0 ? [] : [`  labels     ${counted(labels, 'labelled candidate')}`]),
  ];
}

const NOTHING_DONE = 'Dry run: nothing was asked, written or published.';

/** What a dry run has to say, of sessions and of so many labelled candidates, or of turns. */
export function renderEstimate(
  estimate: Estimate,
  {
    'max-cost-usd': cap,
    'judge-model': model,
    'judge-transport': transport,
  }: Pick<Settings, 'max-cost-usd' | 'judge-model' | 'judge-transport'>,
  about: Estimated & Further,
): string {
  const { sessions, calls, promptTokens, completionTokens, likelyUsd, mostUsd } = estimate;
  const lines = [
    NOTHING_DONE,
    'turns' in about
      ? `  turns      ${counted(about.turns, 'turn')} to judge with ${model}`
      : `  sessions   ${namesOf(sessions, about.labels)} to judge with ${model}`,
    `  requests   ${calls}${withoutRequests(estimate)}`,
    `  tokens     about ${promptTokens} in, ${completionTokens} out`,
    estimate.uncounted === calls && calls > 0 && likelyUsd === null
      ? '  cost       unknown: the program of judge-command does not say what it takes'
      : `  cost       about ${usd(likelyUsd)}, at most ${usd(mostUsd)} without retries${about.asksFurther ? ' and further samples' : ''}${transport === 'batch' ? ', by batch at half price' : ''}${withoutProgram(estimate)}`,
    cap === null ? '  cap        none' : `  cap        ${usd(cap)}: a request that could pass it is not made`,
  ];
  return `${lines.join('\n')}\n`;
}

/** What asking a model about something costs, before anybody is asked. */
export function askingCost(estimate: Estimate, model: string, about: string): string {
  const { calls, likelyUsd, mostUsd } = estimate;
  const told = (amount: number | null): string => (amount === null ? 'an unknown amount' : inDollars(amount));
  return `Asking ${terminalLine(model)} about ${about}: ${counted(calls, 'request')}${withoutRequests(estimate)}; about ${told(likelyUsd)}, at most ${told(mostUsd)} without retries${withoutProgram(estimate)}`;
}

function namesOf(sessions: number, labels: number): string {
  const ofLabels = labels === 0 ? [] : [counted(labels, 'labelled candidate')];
  return [...(sessions > 0 || labels === 0 ? [counted(sessions, 'session')] : []), ...ofLabels].join(' and ');
}

function usd(amount: number | null): string {
  return amount === null ? 'unknown (no price for this model)' : inDollars(amount);
}
