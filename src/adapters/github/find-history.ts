import { readBaselineReport } from '../../inputs/baseline/baseline-report.js';
import { type HistoryRun, type RememberedRun, rememberedOf, toHistoryRun } from '../../report/history.js';
import { type ArtifactHost, isTrusted, isUsable, type WorkflowRun } from './find-artifact.js';

/** The most reports that are fetched: one is a few megabytes and two requests. */
export const MOST_RUNS = 100;

/** So many runs are asked about for each report that is wanted: those of pull requests have left artifacts as well. */
const ASKED_FOR_EACH = 5;

export interface PastReports {
  readonly runs: readonly HistoryRun[];
  /** What the reports remember of their baselines. */
  readonly remembered: readonly RememberedRun[];
  /** Artifacts of such runs without a report that can be read. */
  readonly skipped: number;
}

/**
 * The reports that the newest completed runs of a workflow have left on the last 100 commits of the default branch, by the
 * rules of a baseline: never one of a fork or of a pull request. The workflow is that of `runId`, else that of the newest run.
 */
export async function findHistory(
  host: ArtifactHost,
  { name, runId, most }: { readonly name: string; readonly runId: number | null; readonly most: number },
): Promise<PastReports> {
  let own: WorkflowRun | undefined = runId === null ? undefined : await host.run(runId);
  const commits = new Set(await host.ancestors(null));
  const runs: HistoryRun[] = [];
  const remembered: RememberedRun[] = [];
  let skipped = 0;
  const usable = (await host.artifactsNamed(name)).filter(
    (artifact) => isUsable(artifact, artifact.repositoryId) && commits.has(artifact.headSha),
  );
  for (const artifact of usable.slice(0, ASKED_FOR_EACH * most)) {
    if (runs.length === most) break;
    const run = await host.run(artifact.runId);
    if (!isTrusted(run, own ?? run) || run.headSha !== artifact.headSha) continue;
    own ??= run;
    const packed = await host.reportIn(artifact.id, 'report');
    const read = packed === undefined ? undefined : readBaselineReport(packed.report);
    if (read?.kind === 'report') {
      runs.push(toHistoryRun(read.report));
      remembered.push(...rememberedOf(read.report));
    } else skipped++;
  }
  return { runs, remembered, skipped };
}
