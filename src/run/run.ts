import { sha256 } from '../adapters/digest.js';
import { openSpool } from '../adapters/disk/temp-store.js';
import { openClock } from '../adapters/process.js';
import { openScoringPool, spareMemory } from '../adapters/threads/scoring-pool.js';
import type { Progress, Surroundings } from '../core/environment.js';
import { type Problem, UserError } from '../core/errors.js';
import type { Report } from '../report/schema.js';
import { type ScoringPorts, scoreSessions } from '../scoring/score-sessions.js';
import { wantedBy } from '../scoring/shard-of.js';
import { resolveSettings, type SettingRules } from '../settings/resolve.js';
import { settingsOfJob } from '../settings/rules.js';
import type { Inputs, ResolvedSettings } from '../settings/setting.js';
import { type Telemetry, telemetryOf } from '../telemetry/telemetry.js';
import type { OpenJudge } from './open-judge.js';
import { type Judge, type Outcome, runPipeline } from './pipeline.js';
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
  readonly settings: ResolvedSettings;
  readonly ports: ScoringPorts;
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
    ports: {
      files: workspace.files,
      digest: sha256,
      clock: typeof clock === 'function' ? clock : () => new Date(0),
      openSpool: () => openSpool(),
      scoreInThreads: openScoringPool(surroundings.program, surroundings.env, workspace.files),
      spareMemory,
    },
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

/** Told how far a judged run is, or what it waits for; must not throw. */
export type OnProgress = (progress: Progress) => void;

/**
 * Scores, asks the judge where one is wanted, then writes the report files in place of those of an earlier run. Wrong input
 * leaves these alone. What was paid for is kept whatever happens: recorded answers and the log are on disk as they arrive.
 */
export async function runScore(run: Run, env: Surroundings['env'], onProgress: OnProgress): Promise<ScoreResult> {
  const { settings, ports } = run;
  const files = reportNames(settings.values['report-formats']);
  const { value, warnings, logPath } = await withJudge(run, files, { env, onProgress }, async (judge) => {
    const outcome = await runPipeline(settings, ports, judge?.judge);
    // With a judge that was done before anybody was asked, and his log stands there by now.
    if (judge === undefined) forgetReport(run);
    return writeResult(run, outcome);
  });
  return {
    ...value,
    written: [...value.written, ...(logPath === undefined ? [] : [logPath])],
    warnings: [...warnings, ...value.warnings],
  };
}

/** What a job asks its judge for. */
export interface JobJudge extends Pick<OpenJudge, 'askLabels'> {
  readonly judge: Judge;
}

/**
 * Opens the judge of a run where one is wanted, and closes it however the run ends. Where settings are wrong nobody is asked:
 * they are told first, together with what is wrong with files.
 * @param names files that the run will write: where one cannot be, answers that were paid for would be lost
 */
export async function withJudge<T>(
  run: Run,
  names: readonly string[],
  { env, onProgress }: { readonly env: Surroundings['env']; readonly onProgress: OnProgress },
  use: (judge: JobJudge | undefined) => Promise<T>,
): Promise<{ readonly value: T; readonly warnings: readonly string[]; readonly logPath: string | undefined }> {
  const { settings, ports } = run;
  if (settings.values.judge === 'off' || settings.problems.length > 0) {
    return { value: await use(undefined), warnings: [], logPath: undefined };
  }
  // Most runs have no judge, and start sooner without its code.
  const { openJudge } = await import('./open-judge.js');
  const opened = openJudge(settingsOfJob(settings).values, env, ports);
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

/** Writes the files of a result. Those of an earlier run must be gone. */
export async function writeResult(run: Run, outcome: Outcome): Promise<ScoreResult> {
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
    close: outcome.close,
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
    const { sendTelemetry } = await import('../adapters/otlp/otlp.js');
    const warning = await sendTelemetry(telemetry, env);
    return warning === undefined ? [] : [warning];
  } catch {
    return ['telemetry was not sent, by a defect of summary-gate'];
  }
}

function namesCollector(env: Surroundings['env']): boolean {
  return (env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '').trim() !== '';
}

/** Counts and estimates what the judge would do; asks nobody and writes nothing. */
export async function estimateRun({ settings, ports }: Run): Promise<string> {
  const { openEstimate } = await import('./open-judge.js');
  const ours = settingsOfJob(settings);
  const isWanted = wantedBy(settings.values.shard, ports.digest);
  const scored = await scoreSessions(ours, ports, { accepts: isWanted, defects: 'of a report', marks: 'none' });
  try {
    const labels = scored.inputs.labels.filter(({ session }) => isWanted(session.name));
    return await openEstimate({ scored, labels }, ours.values, ports);
  } finally {
    scored.close();
  }
}
