import { expectedRuns } from '../../adapters/github/expected-runs.js';
import type { Surroundings } from '../../core/environment.js';
import { type Problem, UserError } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import { readCorpus } from '../../inputs/corpus/read-corpus.js';
import type { Run, ScoreResult } from '../../run/run.js';
import { runMerge } from '../../run/shard/run-merge.js';
import { sessionsOfJob, wantedBy } from '../../scoring/shard-of.js';
import type { CommandContext } from '../command.js';

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

/**
 * The names of the sessions that a job would score, as JSON: what a pipeline has to summarise before the job can run, so
 * that no candidate needs to be there yet.
 */
export function jobPlan({ settings, ports }: Run): string {
  const { values, problems, wrong } = settings;
  if (wrong.has('corpus')) throw new UserError(problems);
  const corpus = readCorpus(values.corpus, ports.files, ports.digest);
  if (problems.length + corpus.problems.length > 0) throw new UserError([...problems, ...corpus.problems]);
  const sessions = sessionsOfJob(corpus.sessions, values.limit, wantedBy(values.shard, ports.digest));
  const { shard } = values;
  return jsonText({
    shard: shard === null ? null : `${shard.index}/${shard.of}`,
    sessions: sessions.map(({ name }) => name),
  });
}
