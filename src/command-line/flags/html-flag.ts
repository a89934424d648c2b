import type { CommandFlag } from '../command.js';

/** The flag by which a history is written as a page, too. */
export const HTML: CommandFlag = {
  name: 'html',
  description:
    'Write the history as a page, too: history.html, badge.svg, and history.json, from which the next one goes on, into --report-dir',
  allowed: '',
  isSwitch: true,
};
