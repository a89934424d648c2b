import type { RunFacts } from '../report/run-facts.js';
import type { InputPorts } from '../scoring/run-inputs.js';
import { DEFAULT_WAIVERS, type Settings } from '../settings/table.js';

type BroughtFile = NonNullable<RunFacts['broughtAlong']>[number];

/**
 * The files that a pull request brings along and by which its own candidates pass: a report that calls their findings known, waivers
 * that silence gates. Nothing of what an earlier step of the workflow has made, nor where there is no pull request.
 */
export async function broughtAlong(
  { baseline, waivers = [] }: Pick<RunFacts, 'baseline' | 'waivers'>,
  settings: Pick<Settings, 'baseline' | 'waivers'>,
  { isOfPullRequest }: Pick<InputPorts, 'isOfPullRequest'>,
): Promise<Pick<RunFacts, 'broughtAlong'>> {
  if (isOfPullRequest === undefined) return {};
  const { baseline: report, waivers: file } = settings;
  const decisive: readonly BroughtFile[] = [
    ...(baseline?.kind !== 'found' || report === null || report === 'auto'
      ? []
      : [{ what: 'baseline', file: report } as const]),
    ...(waivers.length === 0 ? [] : [{ what: 'waivers', file: file ?? DEFAULT_WAIVERS } as const]),
  ];
  const brought: BroughtFile[] = [];
  for (const one of decisive) if (await isOfPullRequest(one.file)) brought.push(one);
  return brought.length === 0 ? {} : { broughtAlong: brought };
}

/** What a pull request does to the golden sessions that its candidates are measured by; nothing where there is no pull request. */
export async function changedGolden(
  { corpus }: Pick<Settings, 'corpus'>,
  { goldenOnBase }: Pick<InputPorts, 'goldenOnBase'>,
): Promise<Pick<RunFacts, 'goldenOnBase'>> {
  const found = await goldenOnBase?.(corpus);
  return found === undefined ? {} : { goldenOnBase: found };
}
