import { openClock } from './adapters/clock.js';
import { sha256 } from './adapters/digest.js';
import { type Problem, UserError } from './errors.js';
import { type Ports, runPipeline } from './pipeline.js';
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
