import { sha256 } from '../adapters/digest.js';
import { openTempStore } from '../adapters/disk/temp-store.js';
import { expectRun } from '../adapters/engine.js';
import { openClock } from '../adapters/process.js';
import { openScoringPool, spareMemory } from '../adapters/threads/scoring-pool.js';
import type { Environment, OnProgress } from '../core/environment.js';
import { type Problem, UserError } from '../core/errors.js';
import type { Report } from '../report/schema.js';
import { type ScoringPorts, scoreSessions } from '../scoring/score-sessions.js';
import { wantedBy } from '../scoring/shard-of.js';
import { resolveSettings, type SettingRules } from '../settings/resolve.js';
import type { Inputs, ResolvedSettings } from '../settings/resolved.js';
import { settingsOfJob } from '../settings/rules.js';
import { type Telemetry, telemetryOf } from '../telemetry/telemetry.js';
import type { RunOutcome } from './conclude.js';
import { identityOfRun } from './identity.js';
import type { JudgePorts, OpenJudge } from './open-judge.js';
import { type Judge, runPipeline } from './pipeline.js';
import {
  type Appended,
  appendEvaluations,
  loadRenderers,
  refuseUnwritable,
  removeReportFiles,
  reportNames,
  writeReportFiles,
} from './report-files.js';
import { findWorkspace } from './workspace.js';

/** Settings and real adapters of one run. */
export interface Run {
  /** What the settings were made of, beside the config file. */
  readonly inputs: Inputs;
  readonly settings: ResolvedSettings;
  /** The folder that paths start from, from the workspace and as it was named: links are not resolved. */
  readonly folder: string;
  readonly ports: ScoringPorts & JudgePorts;
}

/**
 * Reads the settings of a run and opens its real adapters (the composition root). Problems of the settings stay in
 * them, so that the pipeline reports them together with those of the corpus. Throws a UserError only where nothing is
 * left to go on with.
 */
export function openRun(
  inputs: Inputs,
  environment: Environment,
  earlier: readonly Problem[] = [],
  rules?: SettingRules,
): Run {
  const workspace = findWorkspace(inputs, environment);
  const clock = openClock(environment.env);
  const clockProblems = typeof clock === 'function' ? [] : [clock];
  if ('problem' in workspace) throw new UserError([...earlier, workspace.problem, ...clockProblems]);
  const resolved = resolveSettings(inputs, workspace.files, rules);
  const problems = [...earlier, ...resolved.problems, ...clockProblems];
  return {
    inputs,
    settings: { ...resolved, problems },
    folder: workspace.folder,
    ports: {
      files: workspace.files,
      digest: sha256,
      clock: typeof clock === 'function' ? clock : () => new Date(0),
      openTempStore: () => openTempStore(),
      scoreInThreads: openScoringPool(environment.program, environment.env, workspace.files),
      expectLongRun: () => expectRun('long'),
      spareMemory,
      identity: () => identityOfRun(workspace.files.root, environment.env, resolved.values['pull-request']),
      time: environment.time,
    },
  };
}

/** The report of a run, and the files that were written. */
export interface ScoreResult {
  readonly report: Report;
  /** Path of report.json, or nothing when that format is not wanted. */
  readonly reportPath: string | undefined;
  /** All report files, in the order of the formats. */
  readonly written: readonly string[];
  /** What went wrong without changing a result: a file that could not be written. */
  readonly warnings: readonly string[];
  /** As in `RunOutcome`. */
  readonly candidateLines?: RunOutcome['candidateLines'];
  /** Closes the files behind the report; call it after the last use of the report. */
  readonly close: () => void;
}

/**
 * Removes the report files that an earlier run left or a pull request brought: where the gate cannot run, nobody must
 * take an old pass for its result.
 */
export function forgetReport({ settings, ports }: Run): void {
  if (!settings.wrong.has('report-dir')) removeReportFiles(settings.values, ports.files);
}

/**
 * Runs the pipeline, with a judge where one is wanted, and writes the report files in place of those of an earlier run.
 * Throws a UserError with every problem of settings and inputs, and then leaves earlier report files alone. What was
 * paid for is never lost: recorded answers and the log are on disk as they arrive.
 */
export async function runScore(run: Run, env: Environment['env'], onProgress: OnProgress): Promise<ScoreResult> {
  const { settings, ports } = run;
  const files = reportNames(settings.values['report-formats']);
  const { value, warnings, logPath } = await withJudge(run, files, { env, onProgress }, async (judge) => {
    const outcome = await runPipeline(settings, ports, judge?.judge);
    // With a judge that was done before anybody was asked, and its log stands there by now.
    if (judge === undefined) forgetReport(run);
    return writeResult(run, outcome);
  });
  return {
    ...value,
    written: [...value.written, ...(logPath === undefined ? [] : [logPath])],
    warnings: [...warnings, ...value.warnings],
  };
}

/** The judge as a job uses it: for its sessions and for labelled candidates. */
export interface JobJudge extends Pick<OpenJudge, 'askLabels'> {
  readonly judge: Judge;
}

/**
 * Opens the judge of a run where one is wanted, passes it to `use`, and closes it however that ends. Where settings are
 * wrong the judge stays closed, so that `use` reports them together with what is wrong with files.
 * @param names files that the run will write. Before the judge is asked a UserError is thrown if one of them cannot be
 * written: answers that were paid for would be lost
 */
export async function withJudge<T>(
  run: Run,
  names: readonly string[],
  { env, onProgress }: { readonly env: Environment['env']; readonly onProgress: OnProgress },
  use: (judge: JobJudge | undefined) => Promise<T>,
): Promise<{ readonly value: T; readonly warnings: readonly string[]; readonly logPath: string | undefined }> {
  const { settings, ports } = run;
  if (settings.values.judge === 'off' || settings.problems.length > 0) {
    return { value: await use(undefined), warnings: [], logPath: undefined };
  }
  // Most runs have no judge, and start sooner without its code.
  const { openJudge } = await import('./open-judge.js');
  const opened = await openJudge(settingsOfJob(settings).values, env, ports);
  let warnings: readonly string[] = [];
  let value: T;
  try {
    value = await use({
      askLabels: opened.askLabels,
      judge: (scored) => {
        // Before anybody is asked: beside the log of a run that was killed there must be no report of an earlier one.
        forgetReport(run);
        refuseUnwritable(settings.values['report-dir'], names, ports.files);
        return opened.judge(scored, onProgress);
      },
    });
  } finally {
    warnings = await opened.close();
  }
  return { value, warnings, logPath: opened.logPath() };
}

/**
 * Writes the report files of a finished run and appends its telemetry events. Report files of an earlier run must be
 * removed before. Throws a UserError when a report cannot be written.
 */
export async function writeResult(run: Run, outcome: RunOutcome): Promise<ScoreResult> {
  const { values } = run.settings;
  const { files } = run.ports;
  const { report } = outcome;
  const renderers = await loadRenderers(values['report-formats']);
  const written = writeReportFiles(outcome, values['report-dir'], renderers, files);
  const telemetry = telemetryOf(report, values);
  const evaluations = telemetry === undefined ? NOTHING : appendEvaluations(telemetry, report, values, files);
  return {
    report,
    reportPath: written.get('json'),
    written: [...written.values(), ...(evaluations.path === undefined ? [] : [evaluations.path])],
    warnings: evaluations.warnings,
    candidateLines: outcome.candidateLines,
    close: outcome.close,
  };
}

const NOTHING: Appended = { warnings: [] };

/**
 * Sends the telemetry of a report to the collector that the environment names, where there is one and telemetry is
 * wanted. Its code is loaded only then. Resolves to warnings and never throws.
 */
export async function exportTelemetry(
  { settings: { values } }: Run,
  { report }: ScoreResult,
  env: Environment['env'],
): Promise<readonly string[]> {
  return sendTelemetryTo(namesCollector(env) ? telemetryOf(report, values) : undefined, env);
}

/**
 * Sends telemetry to the collector that the environment names; does nothing without a collector or without telemetry.
 * Resolves to warnings and never throws.
 */
export async function sendTelemetryTo(
  telemetry: Telemetry | undefined,
  env: Environment['env'],
): Promise<readonly string[]> {
  if (telemetry === undefined || !namesCollector(env)) return [];
  try {
    const { sendTelemetry } = await import('../adapters/otlp/otlp.js');
    const warning = await sendTelemetry(telemetry, env);
    return warning === undefined ? [] : [warning];
  } catch {
    return ['telemetry was not sent, by a defect of summary-gate'];
  }
}

function namesCollector(env: Environment['env']): boolean {
  return (env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '').trim() !== '';
}

/** Estimates what the judge of a run would ask and cost, as text for the terminal. Asks nobody and writes nothing. */
export async function estimateRun({ settings, ports }: Run, env: Environment['env']): Promise<string> {
  const { openEstimate } = await import('./open-estimate.js');
  const ours = settingsOfJob(settings);
  const isWanted = wantedBy(settings.values.shard, ports.digest);
  const scored = await scoreSessions(ours, ports, { accepts: isWanted, defects: 'of a report', marks: 'none' });
  try {
    const labels = scored.inputs.labels.filter(({ session }) => isWanted(session.name));
    return await openEstimate({ scored, labels }, ours.values, ports, env);
  } finally {
    scored.close();
  }
}
