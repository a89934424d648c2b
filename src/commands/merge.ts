import { expectedRuns } from '../adapters/expected-runs.js';
import { type Problem, UserError } from '../errors.js';
import type { CommandContext } from '../main.js';
import type { ScoreResult } from '../run/run.js';
import { runMerge } from '../run/run-merge.js';
import type { Surroundings } from '../workspace.js';

/** Puts the parts of all shards together, from the folders that were named, else from `merge-from`. */
export function merge(
  { run, operands }: Pick<CommandContext, 'run' | 'operands'>,
  env: Surroundings['env'],
): Promise<ScoreResult> {
  const { settings, ports } = run;
  const { shard, 'merge-from': usual } = settings.values;
  const problems: Problem[] = [];
  const folders = operands.flatMap((operand) => {
    const located = ports.files.locate(operand);
    if ('path' in located) return [located.path];
    problems.push({ message: `merge: ${located.problem}` });
    return [];
  });
  if (operands.length === 0 && usual !== null) folders.push(usual);
  if (operands.length === 0 && usual === null && !settings.wrong.has('merge-from')) {
    problems.push({ message: 'merge: name the folders in which the shards have left their parts' });
  }
  if (shard !== null) problems.push({ message: 'merge: a job scores a shard or puts shards together, not both' });
  if (problems.length > 0) throw new UserError([...settings.problems, ...problems]);
  return runMerge(run, folders, expectedRuns(env));
}
