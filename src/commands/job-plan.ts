import { readCorpus } from '../corpus/read-corpus.js';
import { UserError } from '../errors.js';
import { jsonText } from '../render/escape.js';
import type { Run } from '../run/run.js';
import { sessionsOfJob, wantedBy } from '../scoring/shard-of.js';

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
