import { openSha256 } from '../../adapters/digest.js';
import { reasonOf } from '../../adapters/disk/files.js';
import type { Surroundings } from '../../core/environment.js';
import { UserError } from '../../core/errors.js';
import { counted } from '../../core/text.js';
import { judgedLabels, labelsDigest } from '../../judge/calibration/judge-agreement.js';
import { addEfforts, type Effort, NO_EFFORT } from '../../judge/judgement.js';
import { workTotals } from '../../report/judge-report.js';
import type { Extent, ScoredSessions } from '../../scoring/score-sessions.js';
import { isRated, isUnreferenced } from '../../scoring/scored-session.js';
import { isPartFile, partFile, wantedBy } from '../../scoring/shard-of.js';
import type { ShardSpec } from '../../settings/value-kinds.js';
import { examine } from '../pipeline.js';
import { pathIn } from '../report-files.js';
import { forgetReport, type JobJudge, type OnProgress, type Run, withJudge } from '../run.js';
import { partPieces, type ShardFacts } from './write-part.js';

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
 * Goes the way of every run as far as the judge, and writes a part in place of a report. What was paid for is kept whatever
 * happens. Throws a UserError as a run of all sessions does.
 */
export async function runShard(
  run: Run,
  shard: ShardSpec,
  env: Surroundings['env'],
  onProgress: OnProgress,
): Promise<ShardResult> {
  const { settings, ports } = run;
  const accepts = wantedBy(shard, ports.digest);
  const extent: Extent = { accepts, defects: 'all', marks: 'none' };
  const { value, warnings, logPath } = await withJudge(run, [partFile(shard)], { env, onProgress }, async (judge) => {
    const results = await examine(settings, ports, extent, judge?.judge);
    try {
      const labels = judge === undefined ? null : await labelsOf(results.scored, judge, accepts, run, onProgress);
      return leavePart(run, { shard, run: runOf(env), ...results, labels });
    } finally {
      results.scored.close();
    }
  });
  return { ...value, written: [value.path, ...(logPath === undefined ? [] : [logPath])], warnings };
}

/** Labels are shared out as sessions are. Those of all shards together tell how far the judge agrees with people. */
async function labelsOf(
  { inputs: { labels } }: ScoredSessions,
  judge: JobJudge,
  accepts: (name: string) => boolean,
  { ports: { digest } }: Run,
  onProgress: OnProgress,
): Promise<ShardFacts['labels']> {
  const own = labels.filter(({ session }) => accepts(session.name));
  const judged = judgedLabels(own, await judge.askLabels(own, onProgress));
  return labels.length === 0 ? null : { judged, count: labels.length, digest: labelsDigest(labels, digest) };
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

function leavePart(run: Run, facts: ShardFacts): Omit<ShardResult, 'written' | 'warnings'> {
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
  return { shard: facts.shard, sessions: countSessions(facts.scored), ...effortOf(facts), path };
}

function countSessions({ sessions }: ShardFacts['scored']): number {
  return sessions.filter(isRated).length + sessions.filter(isUnreferenced).length;
}

function effortOf({ judge, labels }: ShardFacts): Pick<ShardResult, 'unmeasured' | 'costUsd'> {
  if (judge === null) return { unmeasured: 0, costUsd: null };
  const labelEffort = (labels?.judged ?? []).reduce<Effort>((sum, { effort }) => addEfforts(sum, effort), NO_EFFORT);
  const { unmeasured, cost_usd: costUsd } = workTotals(judge, labelEffort);
  return { unmeasured, costUsd };
}
