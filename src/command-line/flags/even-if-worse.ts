import type { CommandFlag } from '../command.js';

/** The flag by which a run becomes the baseline although it has not passed, or is older than the baseline. */
export const EVEN_IF_WORSE: CommandFlag = {
  name: 'even-if-worse',
  description: 'Bless a run that fails, is inconclusive or is older than the baseline',
  allowed: '',
  isSwitch: true,
};
