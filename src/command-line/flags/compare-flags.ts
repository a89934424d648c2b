import type { Problem } from '../../core/errors.js';
import { membersOf } from '../../settings/panel-members.js';
import type { Settings } from '../../settings/table.js';
import { yesOrNo } from '../../settings/value-kinds.js';
import type { CommandFlag } from '../command.js';

/** The flag that names the variant which the others are held against. */
export const AGAINST: CommandFlag = {
  name: 'against',
  description:
    'Hold the others against this variant alone, rather than each against each: fewer comparisons, which show smaller differences.',
  allowed: 'the name of a variant',
};

/** The flag by which the judge sees the candidates of two variants beside each other. */
export const PAIRWISE: CommandFlag = {
  name: 'pairwise',
  description:
    'Ask the judge which of two candidates is better, too: of each session that two variants have, in both orders; needs --judge and one judge-model',
  allowed: yesOrNo.allowed,
};

/** Reads the flag; what it needs is told with what is wrong with it. */
export function readPairwise(
  text: string | undefined,
  settings: Settings,
): { readonly value: boolean; readonly problems: readonly Problem[] } {
  // That it is empty was told already.
  if (text === undefined || text === '') return { value: false, problems: [] };
  const read = yesOrNo.parse(text);
  if ('problem' in read) {
    return { value: false, problems: [{ message: `--pairwise: ${read.problem}; allowed: ${PAIRWISE.allowed}` }] };
  }
  if (!read.value) return { value: false, problems: [] };
  const problems: Problem[] = [];
  if (settings.judge === 'off') {
    problems.push({
      message: '--pairwise: there is no judge to ask',
      hint: 'add --judge auto or --judge required; judge in the config file asks nobody here',
    });
  } else if (membersOf(settings).length > 1) {
    problems.push({
      message: '--pairwise: it takes one judge, and judge-model names a panel',
      hint: 'name one model with --judge-model',
    });
  }
  return { value: true, problems };
}
