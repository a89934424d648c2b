import { openSha256 } from '../../adapters/digest.js';
import type { Environment, OnProgress } from '../../core/environment.js';
import { counted } from '../../core/text.js';
import { pathIn } from '../../core/workspace-path.js';
import { judgedLabels, labelsDigest } from '../../judge/calibration/judge-agreement.js';
import { addEfforts, type Effort, NO_EFFORT } from '../../judge/judgement.js';
import { workTotals } from '../../report/judge-report.js';
import type { Extent, ScoredSessions } from '../../scoring/score-sessions.js';
import { isRated, isUnreferenced } from '../../scoring/scored-session.js';
import { wantedBy } from '../../scoring/shard-of.js';
import { isPartFile, partFile } from '../../settings/files-of-runs.js';
import type { ShardSpec } from '../../settings/value-kinds.js';
import { examine } from '../pipeline.js';
import { keptByMistake } from '../report-files.js';
import { forgetReport, type JobJudge, type Run, withJudge } from '../run.js';
import { writeReportFile } from '../write-report-file.js';
import { partPieces, type ShardFacts } from './write-part.js';

/** The result of one shard. It has no verdict: gates need all sessions. */
export interface ShardResult {
  readonly shard: ShardSpec;
  /** `Shard 3 of 8 scored 120 sessions`: our own words and numbers, safe to paste into a shell. */
  readonly title: string;
  readonly sessions: number;
  /** How many wanted measurements of the judge are missing; 0 when it is off. */
  readonly unmeasured: number;
  /** What the judge cost in US dollars; null when it is off or a price is not known. */
  readonly costUsd: number | null;
  /** Path of the part. */
  readonly path: string;
  /** All files, the part first. */
  readonly written: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Runs one shard: scores and judges its sessions like any run, and writes a part in place of a report. Recorded answers
 * and the log are on disk as they arrive. Throws a UserError with every problem of settings and inputs.
 */
export async function runShard(
  run: Run,
  shard: ShardSpec,
  env: Environment['env'],
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

/**
 * Asks about the labels of this shard's sessions; null where there are no labels or no judge. The merging job tells
 * from those of all shards how far the judge agrees with people.
 */
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

/** Removes parts from the report folder, left by earlier runs or brought by a pull request. */
export function forgetParts({ settings, ports: { files } }: Run): void {
  const folder = settings.values['report-dir'];
  if (settings.wrong.has('report-dir') || files.kind(folder) !== 'folder') return;
  const kept = keptByMistake(settings.values, files);
  for (const name of files.list(folder).filter(isPartFile)) if (!kept.has(name)) files.remove(pathIn(folder, name));
}

/** Id of the workflow run, by which parts of one run are told from others; null outside of a workflow. */
function runOf(env: Environment['env']): string | null {
  return env['GITHUB_RUN_ID'] || null;
}

function leavePart(run: Run, facts: ShardFacts): Omit<ShardResult, 'written' | 'warnings'> {
  const { values } = run.settings;
  const { files, digest } = run.ports;
  const path = pathIn(values['report-dir'], partFile(facts.shard));
  if (facts.judge === null) forgetReport(run);
  writeReportFile(path, partPieces(facts, digest, openSha256()), files);
  const { shard, scored } = facts;
  const sessions = countSessions(scored);
  const title = `Shard ${shard.index} of ${shard.of} scored ${counted(sessions, 'session')}`;
  return { shard, title, sessions, ...effortOf(facts), path };
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
