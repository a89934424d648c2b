import { expectedRuns } from '../../adapters/github/expected-runs.js';
import type { ExitCode } from '../../core/errors.js';
import { type Problem, UserError } from '../../core/errors.js';
import { ownTimeBudget } from '../../run/doubted-recordings.js';
import { explainingHeld } from '../../run/held-settings.js';
import { withPolicyOfBase } from '../../run/policy-of-base.js';
import { runMerge } from '../../run/shard/run-merge.js';
import type { CommandContext } from '../command.js';
import { showReport } from '../parts/show-report.js';

/** Puts the parts of all shards together, from the folders that were named, else from `merge-from`. */
export async function merge(context: CommandContext): Promise<ExitCode> {
  const { env } = context;
  const run = await withPolicyOfBase(context.run, env, ownTimeBudget());
  const folders = foldersOf(context);
  const result = await explainingHeld(run.settings, () => runMerge(run, folders, expectedRuns(env)));
  return showReport(result, { ...context, run });
}

function foldersOf({ run: { settings, ports }, operands }: CommandContext): readonly string[] {
  const { shard, 'merge-from': usual, 'dry-run': isDry } = settings.values;
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
  // With merge-from the rules between settings have said the same.
  if (usual === null && shard !== null) {
    problems.push({ message: 'merge: a job scores a shard or puts shards together, not both' });
  }
  if (usual === null && isDry) {
    problems.push({ message: 'merge: it asks no judge, so there is nothing to estimate; leave out --dry-run' });
  }
  if (problems.length > 0) throw new UserError([...settings.problems, ...problems]);
  return folders;
}
