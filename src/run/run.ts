import { openClock } from '../adapters/clock.js';
import { sha256 } from '../adapters/digest.js';
import { openScoringPool } from '../adapters/scoring-pool.js';
import { spareMemory } from '../adapters/spare-memory.js';
import { openSpool } from '../adapters/spool.js';
import { type Problem, UserError } from '../errors.js';
import { type Appended, appendEvaluations } from '../evaluations-file.js';
import {
  type Outcome,
  type Ports,
  runJudgedPipeline,
  runPipeline,
  runStreamedPipeline,
  scoreCandidates,
} from './pipeline.js';
import type { Progress } from '../render/progress.js';
import type { Report } from '../report/schema.js';
import {
  loadRenderers,
  type Renderers,
  refuseUnwritable,
  removeReportFiles,
  reportNames,
  writeReportFiles,
} from '../report-files.js';
import { type Inputs, type ResolvedSettings, resolveSettings, type SettingRules } from '../settings/resolve.js';
import { settingsOfJob } from '../settings/settings-of-job.js';
import { wantedBy } from '../scoring/shard-of.js';
import type { StreamPorts } from '../scoring/score-sessions.js';
import { canStream } from './pipeline.js';
import type { ScoreInThreads } from '../scoring/scoring-threads.js';
import { type Telemetry, telemetryOf } from '../telemetry/telemetry.js';
import { findWorkspace, type Surroundings } from '../workspace.js';

export interface Run {
  readonly settings: ResolvedSettings;
  readonly ports: Ports;
  /** How very many sessions are scored. */
  readonly scoreInThreads: ScoreInThreads;
}

/**
 * The composition root: settings and the real adapters of one run. Problems of the settings travel inside them, so
 * that the pipeline reports them together with those of the corpus; only what leaves nothing to go on with throws.
 */
export function openRun(
  inputs: Inputs,
  surroundings: Surroundings,
  earlier: readonly Problem[] = [],
  rules?: SettingRules,
): Run {
  const workspace = findWorkspace(inputs, surroundings);
  const clock = openClock(surroundings.env);
  const clockProblems = typeof clock === 'function' ? [] : [clock];
  if ('problem' in workspace) throw new UserError([...earlier, workspace.problem, ...clockProblems]);
  const resolved = resolveSettings(inputs, workspace.files, rules);
  const problems = [...earlier, ...resolved.problems, ...clockProblems];
  return {
    settings: { ...resolved, problems },
    ports: { files: workspace.files, digest: sha256, clock: typeof clock === 'function' ? clock : () => new Date(0) },
    scoreInThreads: openScoringPool(surroundings.program, surroundings.env),
  };
}

export interface ScoreResult {
  readonly report: Report;
  /** Path of report.json, or nothing when that format is not wanted. */
  readonly reportPath: string | undefined;
  /** All report files, in the order of the formats. */
  readonly written: readonly string[];
  /** What went wrong without changing a result: a file that could not be written. */
  readonly warnings: readonly string[];
  /** Lets go of what the report is looked up in, after its last use. */
  readonly close: () => void;
}

/**
 * Forgets the report files of an earlier run, or of a pull request that brought its own: where the gate cannot run,
 * nobody must take an old pass for its result.
 */
export function forgetReport({ settings, ports }: Run): void {
  if (!settings.wrong.has('report-dir')) removeReportFiles(settings.values, ports.files);
}

/** Scores, then writes the report files in place of those of an earlier run. Wrong input leaves these alone. */
export async function runScore(run: Run): Promise<ScoreResult> {
  const { settings, ports } = run;
  const outcome = canStream(settings, ports.files)
    ? await runStreamedPipeline(settings, streamPortsOf(run))
    : runPipeline(settings, ports);
  const renderers = await loadRenderers(settings.values['report-formats']);
  forgetReport(run);
  return writeResult(run, outcome, renderers);
}

/** What scoring files of lines needs beside the ports of all runs. */
export function streamPortsOf({ ports, scoreInThreads }: Run): StreamPorts {
  return { ...ports, openSpool: () => openSpool(), scoreInThreads, spareMemory };
}

/** Writes the files of a result. */
export function writeResult(run: Run, outcome: Outcome, renderers: Renderers): ScoreResult {
  const { values } = run.settings;
  const { files } = run.ports;
  const { report } = outcome;
  const written = writeReportFiles(outcome, values['report-dir'], renderers, files);
  const telemetry = telemetryOf(report, values);
  const evaluations = telemetry === undefined ? NOTHING : appendEvaluations(telemetry, report, values, files);
  return {
    report,
    reportPath: written.get('json'),
    written: [...written.values(), ...(evaluations.path === undefined ? [] : [evaluations.path])],
    warnings: evaluations.warnings,
    close: () => outcome.close?.(),
  };
}

const NOTHING: Appended = { warnings: [] };

/**
 * Sends the telemetry of a result to the collector of the environment, where there is one and telemetry is wanted. Its code
 * is loaded only then. What went wrong is a warning.
 */
export async function exportTelemetry(
  { settings: { values } }: Run,
  { report }: ScoreResult,
  env: Surroundings['env'],
): Promise<readonly string[]> {
  return sendTelemetryTo(namesCollector(env) ? telemetryOf(report, values) : undefined, env);
}

/** The same for telemetry that is there; nothing without a collector. */
export async function sendTelemetryTo(
  telemetry: Telemetry | undefined,
  env: Surroundings['env'],
): Promise<readonly string[]> {
  if (telemetry === undefined || !namesCollector(env)) return [];
  try {
    const { sendTelemetry } = await import('../adapters/otlp.js');
    const warning = await sendTelemetry(telemetry, env);
    return warning === undefined ? [] : [warning];
  } catch {
    return ['telemetry was not sent, by a defect of summary-gate'];
  }
}

function namesCollector(env: Surroundings['env']): boolean {
  return (env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '').trim() !== '';
}

/**
 * Scores, asks the judge, then writes the report files. What was paid for is kept whatever happens: recorded answers and
 * the log are on disk as they arrive.
 */
export async function runJudgedScore(
  run: Run,
  env: Surroundings['env'],
  onProgress: (progress: Progress) => void,
): Promise<ScoreResult> {
  const { settings, ports } = run;
  // Wrong settings and files are told first, all at once, before anybody is asked.
  if (settings.problems.length > 0) scoreCandidates(settings, ports);
  // Most runs have no judge, and start sooner without its code.
  const { openJudge } = await import('../adapters/judge.js');
  const judge = openJudge(settings.values, env, ports);
  let warnings: readonly string[] = [];
  let outcome: Outcome;
  try {
    outcome = await runJudgedPipeline(settings, ports, (scored) => {
      // Before anybody is asked: beside the log of a run that was killed there must be no report of an earlier one.
      forgetReport(run);
      const { 'report-dir': folder, 'report-formats': formats } = settings.values;
      refuseUnwritable(folder, reportNames(formats), ports.files);
      return judge.judge(scored, onProgress);
    });
  } finally {
    warnings = await judge.close();
  }
  const result = writeResult(run, outcome, await loadRenderers(settings.values['report-formats']));
  const logPath = judge.logPath();
  return {
    ...result,
    written: [...result.written, ...(logPath === undefined ? [] : [logPath])],
    warnings: [...warnings, ...result.warnings],
  };
}

/** Counts and estimates what the judge would do; asks nobody and writes nothing. */
export async function estimateRun({ settings, ports }: Run): Promise<string> {
  const { openEstimate } = await import('../adapters/judge.js');
  const ours = settingsOfJob(settings);
  const isWanted = wantedBy(settings.values.shard, ports.digest);
  const scored = scoreCandidates(ours, ports);
  const labels = scored.labels.filter(({ session }) => isWanted(session.name));
  return openEstimate({ scored, labels }, ours.values, ports);
}
