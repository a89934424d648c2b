import type { Report } from '../../report/schema.js';
import type { CommandContext, CommandFlag } from '../command.js';

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
