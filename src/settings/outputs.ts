/**
 * The outputs of the action. A workflow may paste one into a shell, so each is a word, a number, a path that we
 * made, or a line of letters, digits and `.,%()+-`.
 */
export const OUTPUTS = {
  verdict: 'pass, fail or inconclusive; error when the gate could not run; empty in a shard.',
  passed: 'true only when the verdict is pass; empty in a shard.',
  'overall-mean':
    "Mean of the sessions' overall scores, three decimals; empty when nothing was scored, and in a shard.",
  'gates-failed': 'Number of gates that failed; empty in a shard.',
  sessions: 'Number of sessions in the means; in a shard, of those that it scored.',
  unmeasured: "Number of the judge's wanted measurements that failed; 0 when it is off.",
  'cost-usd': 'What the judge cost, in US dollars; empty when it is off or a price is not known.',
  title: 'The verdict and its numbers in one line, safe in a shell; in a shard, what it scored.',
  'report-path':
    'Path of report.json, in a shard of its part, from the workspace; empty when not written or unsafe in a shell.',
  'comment-url': 'Web address of the comment on the pull request; empty when there is none.',
} as const;

export type OutputName = keyof typeof OUTPUTS;
