import { FINDING_CODES } from '../../core/finding.js';
import type { CommandFlag } from '../command.js';

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
