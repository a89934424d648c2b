import { openSha256 } from '../adapters/digest.js';
import { reasonOf } from '../adapters/files.js';
import { judgedLabels, labelsDigest } from '../calibration/judge-agreement.js';
import { counted } from '../counted.js';
import { UserError } from '../errors.js';
import { addEfforts, type Effort, NO_EFFORT } from '../judge/judgement.js';
import { scoreCandidates } from './pipeline.js';
import type { Progress } from '../render/progress.js';
import { workTotals } from '../report/judge-report.js';
import { pathIn, refuseUnwritable } from '../report-files.js';
import { forgetReport, type Run, streamPortsOf } from './run.js';
import { isRated, isUnreferenced } from '../scoring/scored-session.js';
import { settingsOfJob } from '../settings/settings-of-job.js';
import type { ShardSpec } from '../settings/shard-kind.js';
import { partPieces, type ShardFacts } from '../shard/part-pieces.js';
import { heldShard } from '../shard/scored-shard.js';
import { isPartFile, partFile, wantedBy } from '../scoring/shard-of.js';
import { streamShard } from '../shard/stream-shard.js';
import { canStream } from './pipeline.js';
import type { Surroundings } from '../workspace.js';

/** What a shard has done. It has no verdict. */
export interface ShardResult {
  readonly shard: ShardSpec;
  readonly sessions: number;
  /** Of the judge's wanted measurements; 0 when it is off. */
  readonly unmeasured: number;
  /** US dollars; null when the judge is off or a price is not known. */
  readonly costUsd: number | null;
  /** Of the part. */
  readonly path: string;
  /** All files, the part first. */
  readonly written: readonly string[];
  readonly warnings: readonly string[];
}

/** `Shard 3 of 8 scored 120 sessions`: our own words and numbers, safe to paste into a shell. */
export function shardTitle({ shard, sessions }: Pick<ShardResult, 'shard' | 'sessions'>): string {
  return `Shard ${shard.index} of ${shard.of} scored ${counted(sessions, 'session')}`;
}

/**
 * Scores one shard and writes its part, in place of those of an earlier run. What was paid for is kept whatever happens.
 * Throws a UserError as a run of all sessions does.
 */
export async function runShard(
  run: Run,
  shard: ShardSpec,
  env: Surroundings['env'],
  onProgress: (progress: Progress) => void,
): Promise<ShardResult> {
  const { settings, ports } = run;
  const about = { shard, run: runOf(env) };
  if (canStream(settings, ports.files)) {
    const scored = await streamShard(settings, streamPortsOf(run));
    try {
      return leavePart(run, { ...about, scored, judge: null, labels: null });
    } finally {
      scored.close();
    }
  }
  if (settings.values.judge === 'off' || settings.problems.length > 0) {
    const scored = heldShard(scoreCandidates(settings, ports));
    return leavePart(run, { ...about, scored, judge: null, labels: null });
  }
  const { openJudge } = await import('../adapters/judge.js');
  const ours = settingsOfJob(settings);
  const judge = openJudge(ours.values, env, ports);
  let warnings: readonly string[] = [];
  let facts: ShardFacts;
  try {
    const scored = scoreCandidates(settings, ports);
    forgetReport(run);
    refuseUnwritable(settings.values['report-dir'], [partFile(shard)], ports.files);
    const isWanted = wantedBy(shard, ports.digest);
    // Labels are shared out as sessions are. Those of all shards together tell how far the judge agrees with people.
    const own = scored.labels.filter(({ session }) => isWanted(session.name));
    const judged = await judge.judge({ ...scored, settings: ours, labels: [] }, onProgress);
    const labels = {
      judged: judgedLabels(own, await judge.askLabels(own, onProgress)),
      count: scored.labels.length,
      digest: labelsDigest(scored.labels, ports.digest),
    };
    facts = {
      ...about,
      scored: heldShard(scored),
      judge: judged,
      labels: scored.labels.length === 0 ? null : labels,
    };
  } finally {
    warnings = await judge.close();
  }
  return leavePart(run, facts, { warnings, logPath: judge.logPath() });
}

/** Removes the parts in the report folder, of earlier runs and of a pull request that brought its own. */
export function forgetParts({ settings, ports: { files } }: Run): void {
  const folder = settings.values['report-dir'];
  if (settings.wrong.has('report-dir') || files.kind(folder) !== 'folder') return;
  for (const name of files.list(folder).filter(isPartFile)) files.remove(pathIn(folder, name));
}

/** The run of the workflow, by which parts of one run know each other. */
function runOf(env: Surroundings['env']): string | null {
  return env['GITHUB_RUN_ID'] || null;
}

function leavePart(
  run: Run,
  facts: ShardFacts,
  { warnings, logPath }: { readonly warnings: readonly string[]; readonly logPath: string | undefined } = NO_JUDGE,
): ShardResult {
  const { values } = run.settings;
  const { files, digest } = run.ports;
  const path = pathIn(values['report-dir'], partFile(facts.shard));
  if (facts.judge === null) forgetReport(run);
  try {
    files.write(path, partPieces(facts, digest, openSha256()));
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError([{ message: `report-dir: cannot write: ${reasonOf(error)}`, place: { file: path } }]);
  }
  return {
    shard: facts.shard,
    sessions: countSessions(facts.scored),
    ...effortOf(facts),
    path,
    written: [path, ...(logPath === undefined ? [] : [logPath])],
    warnings,
  };
}

const NO_JUDGE = { warnings: [], logPath: undefined };

function countSessions({ sessions }: ShardFacts['scored']): number {
  return sessions.filter(isRated).length + sessions.filter(isUnreferenced).length;
}

function effortOf({ judge, labels }: ShardFacts): Pick<ShardResult, 'unmeasured' | 'costUsd'> {
  if (judge === null) return { unmeasured: 0, costUsd: null };
  const labelEffort = (labels?.judged ?? []).reduce<Effort>((sum, { effort }) => addEfforts(sum, effort), NO_EFFORT);
  const { unmeasured, cost_usd: costUsd } = workTotals(judge, labelEffort);
  return { unmeasured, costUsd };
}
