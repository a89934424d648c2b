import type { Group } from '../settings/table.js';

export type CommandName = 'score' | 'explain' | 'lint' | 'init';

export interface Command {
  readonly name: CommandName;
  /** How many words may follow it. */
  readonly operands: number;
  readonly usage: string;
  readonly summary: string;
  readonly details: string;
  /** The groups of settings that bear on it. */
  readonly groups: readonly Group[];
}

/** The commands of the program, in the order of its help. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'score',
    operands: 0,
    usage: '[score] [flags]',
    summary: 'Score the candidates, check the gates, write the report. This is the default.',
    details:
      'Exit code 0: every gate passed. 1: a gate failed. 2: wrong input or configuration. 3: inconclusive.\n--json prints the report on stdout.',
    groups: ['files', 'scoring', 'gates', 'policy', 'publishing'],
  },
  {
    name: 'explain',
    operands: 1,
    usage: 'explain <session> [flags]',
    summary: 'Show every number behind one session.',
    details:
      'Words that matched and that did not, the matching of actions, the arithmetic, the findings.\nExit code 0, or 2 for wrong input. --json prints the same as data.',
    groups: ['files', 'scoring', 'gates'],
  },
  {
    name: 'lint',
    operands: 0,
    usage: 'lint [flags]',
    summary: 'Check the corpus against the rules of curation.',
    details:
      'Exit code 0: no error (there may be warnings). 1: errors. 2: wrong input. --json prints the same as data.',
    groups: ['files'],
  },
  {
    name: 'init',
    operands: 0,
    usage: 'init [flags]',
    summary: 'Write a workflow, a config file and a first golden session. Never overwrites.',
    details: 'Exit code 0, or 2 when a file cannot be written.',
    groups: [],
  },
];
