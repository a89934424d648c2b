import { openClock } from './adapters/clock.js';
import { sha256 } from './adapters/digest.js';
import { type Problem, UserError } from './errors.js';
import { type Ports, runJudgedPipeline, runPipeline, scoreCandidates } from './pipeline.js';
import type { Progress } from './render/progress.js';
import type { Report } from './report/schema.js';
import { removeReportFiles, writeReportFiles } from './report-files.js';
import { type Inputs, type ResolvedSettings, resolveSettings } from './settings/resolve.js';
import { findWorkspace, type Surroundings } from './workspace.js';

export interface Run {
  readonly settings: ResolvedSettings;
  readonly ports: Ports;
}

/**
 * The composition root: settings and the real adapters of one run. Problems of the settings travel inside them, so
 * that the pipeline reports them together with those of the corpus; only what leaves nothing to go on with throws.
 */
export function openRun(inputs: Inputs, surroundings: Surroundings, earlier: readonly Problem[] = []): Run {
  const workspace = findWorkspace(inputs, surroundings);
  const clock = openClock(surroundings.env);
  const clockProblems = typeof clock === 'function' ? [] : [clock];
  if ('problem' in workspace) throw new UserError([...earlier, workspace.problem, ...clockProblems]);
  const resolved = resolveSettings(inputs, workspace.files);
  const problems = [...earlier, ...resolved.problems, ...clockProblems];
  return {
    settings: { ...resolved, problems },
    ports: { files: workspace.files, digest: sha256, clock: typeof clock === 'function' ? clock : () => new Date(0) },
  };
}

export interface ScoreResult {
  readonly report: Report;
  /** Path of report.json, or nothing when that format is not wanted. */
  readonly reportPath: string | undefined;
  /** All report files, in the order of the formats. */
  readonly written: readonly string[];
}

/**
 * Forgets the report files of an earlier run, or of a pull request that brought its own: where the gate cannot run,
 * nobody must take an old pass for its result.
 */
export function forgetReport({ settings, ports }: Run): void {
  if (!settings.wrong.has('report-dir')) removeReportFiles(settings.values, ports.files);
}

/** Scores, then writes the report files in place of those of an earlier run. Wrong input leaves these alone. */
export function runScore(run: Run): ScoreResult {
  const { settings, ports } = run;
  const report = runPipeline(settings, ports);
  forgetReport(run);
  const written = writeReportFiles(report, settings.values, ports.files);
  return { report, reportPath: written.get('json'), written: [...written.values()] };
}

/** What a judged run tells besides its result. */
export interface JudgedResult extends ScoreResult {
  /** What went wrong without changing a result: a file that could not be written. */
  readonly warnings: readonly string[];
}

/**
 * Scores, asks the judge, then writes the report files. What was paid for is kept whatever happens: recorded answers and
 * the log are on disk as they arrive.
 */
export async function runJudgedScore(
  run: Run,
  env: Surroundings['env'],
  onProgress: (progress: Progress) => void,
): Promise<JudgedResult> {
  const { settings, ports } = run;
  // Wrong settings and files are told first, all at once, before anybody is asked.
  if (settings.problems.length > 0) scoreCandidates(settings, ports);
  // Most runs have no judge, and start sooner without its code.
  const { openJudge } = await import('./adapters/judge.js');
  const judge = openJudge(settings.values, env, ports);
  let warnings: readonly string[] = [];
  let report: Report;
  try {
    report = await runJudgedPipeline(settings, ports, (scored) => {
      // Before anybody is asked: beside the log of a run that was killed there must be no report of an earlier one.
      forgetReport(run);
      return judge.judge(scored, onProgress);
    });
  } finally {
    warnings = await judge.close();
  }
  const written = writeReportFiles(report, settings.values, ports.files);
  const logPath = judge.logPath();
  return {
    report,
    reportPath: written.get('json'),
    written: [...written.values(), ...(logPath === undefined ? [] : [logPath])],
    warnings,
  };
}

/** Counts and estimates what the judge would do; asks nobody and writes nothing. */
export async function estimateRun({ settings, ports }: Run): Promise<string> {
  const { openEstimate } = await import('./adapters/judge.js');
  return openEstimate(scoreCandidates(settings, ports), settings.values, ports);
}
