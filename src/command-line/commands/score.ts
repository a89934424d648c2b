import { EXIT, type ExitCode, UserError } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import { readCorpus } from '../../inputs/corpus/read-corpus.js';
import { formatOf } from '../../inputs/format/format-of.js';
import { ownTimeBudget } from '../../run/doubted-recordings.js';
import { jobOf, runJob } from '../../run/job.js';
import { withPolicyOfBase } from '../../run/policy-of-base.js';
import type { Run } from '../../run/run.js';
import type { ShardResult } from '../../run/shard/run-shard.js';
import { sessionsOfJob, wantedBy } from '../../scoring/shard-of.js';
import type { CommandContext } from '../command.js';
import { showReport } from '../parts/show-report.js';

/** Does the job that the settings ask for: scores all sessions or a shard of them, merges shards, or only counts. */
export async function score(context: CommandContext): Promise<ExitCode> {
  const { json, print, env } = context;
  const run = await withPolicyOfBase(context.run, env, context.run.settings.values['dry-run'] ? null : ownTimeBudget());
  const job = jobOf(run.settings.values);
  if (job.kind === 'dry run' && json) {
    print(await planOf(run));
    return EXIT.pass;
  }
  const done = await runJob(job, run, context);
  switch (done.kind) {
    case 'report':
      return showReport(done.result, { ...context, run });
    case 'part':
      return showPart(done.part, context);
    case 'estimate':
      print(done.text);
      return EXIT.pass;
  }
}

/**
 * The names of the sessions that a job would score, as JSON: what a pipeline has to summarise before the job can run, so
 * that no candidate needs to be there yet.
 */
async function planOf({ settings, ports }: Run): Promise<string> {
  const { values, problems, wrong } = settings;
  if (wrong.has('corpus')) throw new UserError(problems);
  const corpus = await readCorpus(values.corpus, ports.files, ports.digest, formatOf(values));
  if (problems.length + corpus.problems.length > 0) throw new UserError([...problems, ...corpus.problems]);
  const sessions = sessionsOfJob(corpus.sessions, values.limit, wantedBy(values.shard, ports.digest));
  const { shard } = values;
  return jsonText({
    shard: shard === null ? null : `${shard.index}/${shard.of}`,
    sessions: sessions.map(({ name }) => name),
  });
}

/** A shard has no verdict: it has left its part. */
function showPart(part: ShardResult, { json, quiet, print, tell }: CommandContext): ExitCode {
  for (const warning of part.warnings) tell(warning);
  const { shard, sessions, path, unmeasured, costUsd, title } = part;
  const about = { shard: `${shard.index}/${shard.of}`, sessions, part: path, unmeasured, cost_usd: costUsd };
  if (json) print(jsonText(about));
  else if (!quiet) print(`${title}. Its part: ${path}\n`);
  return EXIT.pass;
}
