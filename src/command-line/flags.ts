import type { Problem } from '../core/errors.js';
import { FINDING_CODES } from '../core/finding.js';
import type { Report } from '../report/schema.js';
import { membersOf } from '../settings/panel-members.js';
import type { Settings } from '../settings/table.js';
import { yesOrNo } from '../settings/value-kinds.js';
import type { CommandContext, CommandFlag } from './command.js';

/** The flag by which findings are printed for editors and problem matchers. */
export const FORMAT: CommandFlag = {
  name: 'format',
  description:
    'How the result is printed: text is for people; line prints each finding as file:line:column: severity CODE message, for editors, and the verdict on stderr',
  allowed: 'text, line',
  values: ['text', 'line'],
};

export function wantsLines({ flags }: Pick<CommandContext, 'flags'>): boolean {
  return flags.get(FORMAT.name) === 'line';
}

/** Whether a result for people is to be printed: quiet leaves out that of a run that passes. */
export function isWorthPrinting({ quiet }: Pick<CommandContext, 'quiet'>, verdict: Report['verdict']): boolean {
  return !quiet || verdict !== 'pass';
}

/** The flag by which a history is written as a page, too. */
export const HTML: CommandFlag = {
  name: 'html',
  description:
    'Write the history as a page, too: history.html, badge.svg, and history.json, from which the next one goes on, into --report-dir',
  allowed: '',
  isSwitch: true,
};

/** The flag by which a run becomes the baseline although it has not passed, or is older than the baseline. */
export const EVEN_IF_WORSE: CommandFlag = {
  name: 'even-if-worse',
  description: 'Bless a run that fails, is inconclusive or is older than the baseline',
  allowed: '',
  isSwitch: true,
};

const ALLOWED = 'a day such as 2026-11-01, or a time such as 2026-11-01T14:00:00Z';

/** The flag for what is newer than something. */
export const SINCE: CommandFlag = {
  name: 'since',
  description: 'Only files that were changed on this day (UTC) or later, by the time that the file system has.',
  allowed: ALLOWED,
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Reads the value of the flag; nothing where it is not given. */
export function readSince(written: string | undefined): {
  readonly since?: Date;
  readonly problems: readonly Problem[];
} {
  if (written === undefined || written === '') return { problems: [] };
  const day = DAY.test(written) ? written : TIME.exec(written)?.[1];
  const since = new Date(written);
  // 30 February would be the second of March.
  const isReal = day !== undefined && dayOf(new Date(day)) === day && !Number.isNaN(since.getTime());
  if (isReal) return { since, problems: [] };
  return { problems: [{ message: `--since: ${JSON.stringify(written)} is no date; allowed: ${ALLOWED}` }] };
}

function dayOf(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

const SWITCH = { allowed: '', isSwitch: true } as const;

export const BY: CommandFlag = {
  name: 'by',
  description: 'Who accepts or rejects: a person or a team',
  allowed: 'a name',
};

export const BECAUSE: CommandFlag = { name: 'because', description: 'Why, in a sentence', allowed: 'text' };

export const CODE: CommandFlag = {
  name: 'code',
  description: 'The finding that a rejected summary must raise from now on',
  allowed: 'a finding code, as docs/findings.md of summary-gate lists them',
  values: FINDING_CODES,
};

export const FROM: CommandFlag = {
  name: 'from',
  description: 'Reject the summary of this file, of production for example, in place of the candidate',
  allowed: 'a .json or .md file with one summary',
};

export const TRANSCRIPT: CommandFlag = {
  name: 'transcript',
  description: 'The transcript of that session, of any format that is known; it is copied into the corpus',
  allowed: 'a file',
};

export const YES: CommandFlag = {
  name: 'yes',
  description: 'Write; without it the command shows what it would write',
  ...SWITCH,
};

export const REPLACE: CommandFlag = {
  name: 'replace',
  description: 'Put it in place of the reference, and take the marks of its review away',
  ...SWITCH,
};

export const ACCEPTED: CommandFlag = {
  name: 'accepted',
  description: 'Show what people have accepted beside the reference, by day, in place of the candidate',
  ...SWITCH,
};

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
