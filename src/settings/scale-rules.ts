import type { SettingProblem } from './judge-rules.js';
import type { Settings } from './table.js';

/** What is wrong with the settings of a run on many machines together, each with the setting to blame. */
export function scaleProblems(values: Settings): readonly SettingProblem[] {
  const merges = values['merge-from'] !== null;
  return [
    ...(merges && values.shard !== null
      ? [
          {
            name: 'merge-from' as const,
            message: 'a job scores a shard or puts shards together, not both; leave one out',
          },
        ]
      : []),
    ...(merges && values['dry-run']
      ? [{ name: 'dry-run' as const, message: 'merging asks no judge, so there is nothing to estimate; leave one out' }]
      : []),
  ];
}
