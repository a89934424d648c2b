import * as core from '@actions/core';
import { formatProblem, type Problem, UserError } from '../errors.js';
import { EXIT, type ExitCode, exitCodeOf } from '../exit-code.js';
import { showNumber } from '../gates/shown.js';
import { defuseCommands, logLine } from '../render/escape.js';
import { renderTerminal } from '../render/terminal.js';
import { forgetReport, openRun, runScore, type ScoreResult } from '../run.js';
import { nearestName } from '../settings/nearest-name.js';
import { OUTPUTS, type OutputName } from '../settings/outputs.js';
import { type Input, isShellSafe } from '../settings/resolve.js';
import { SETTING_NAMES, type SettingName } from '../settings/table.js';
import type { Surroundings } from '../workspace.js';

/** Width of the report in a workflow log, which wraps by itself. */
const LOG_COLUMNS = 140;

/**
 * Runs as a step of a workflow: inputs from the environment, the report into the log, outputs, and a failed step
 * where the verdict asks for one. Returns the exit code.
 */
export function runAction(surroundings: Surroundings): ExitCode {
  try {
    const { inputs, problems } = readInputs(surroundings.env);
    const run = openRun(inputs, surroundings, problems);
    forgetReport(run);
    const result = runScore(run);
    log(renderTerminal(result.report, { colour: false, width: LOG_COLUMNS }));
    setOutputs(outputsOf(result));
    const exitCode = exitCodeOf(result.report.verdict, run.settings.values['warn-only']);
    if (exitCode !== EXIT.pass) core.setFailed(result.report.title);
    return exitCode;
  } catch (error) {
    reportFailure(error);
    return EXIT.error;
  }
}

/** An empty input is unset: a workflow often passes on an expression that has no value. */
function readInputs(env: Surroundings['env']): {
  readonly inputs: ReadonlyMap<SettingName, Input>;
  readonly problems: readonly Problem[];
} {
  const inputs = new Map<SettingName, Input>();
  const problems: Problem[] = [];
  for (const name of SETTING_NAMES) {
    const text = core.getInput(name);
    if (text !== '') inputs.set(name, { text, label: `input ${name}` });
  }
  // The runner only warns of an input that the action does not have. A mistyped gate must not go unchecked.
  for (const variable of Object.keys(env)) {
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase();
    if (name === undefined || SETTING_NAMES.some((known) => known === name)) continue;
    const nearest = nearestName(name, SETTING_NAMES);
    if (nearest !== undefined)
      problems.push({ message: `unknown input ${JSON.stringify(name)}, did you mean ${nearest}?` });
  }
  return { inputs, problems };
}

function outputsOf({ report, reportPath }: ScoreResult): Readonly<Record<OutputName, string>> {
  return {
    verdict: report.verdict,
    passed: String(report.verdict === 'pass'),
    'overall-mean': report.overall_mean === null ? '' : showNumber(report.overall_mean),
    'gates-failed': String(report.gates.filter(({ status }) => status === 'fail').length),
    sessions: String(report.corpus_size),
    title: report.title,
    // The name of a working directory may have what a shell would read as a command.
    'report-path': reportPath !== undefined && isShellSafe(reportPath) ? reportPath : '',
  };
}

const ERROR_OUTPUTS: Readonly<Record<OutputName, string>> = {
  verdict: 'error',
  passed: 'false',
  'overall-mean': '',
  'gates-failed': '0',
  sessions: '0',
  title: 'Error - the gate could not run',
  'report-path': '',
};

function setOutputs(values: Readonly<Record<OutputName, string>>): void {
  for (const name of Object.keys(OUTPUTS) as OutputName[]) core.setOutput(name, values[name]);
}

/** Every line is made harmless: candidates end up in findings, and the runner obeys commands in its log. */
function log(text: string): void {
  for (const line of text.split('\n')) core.info(defuseCommands(line));
}

/** GitHub keeps ten error annotations of a step; the last one is for setFailed. */
const ERROR_ANNOTATIONS = 9;

function reportFailure(error: unknown): void {
  try {
    setOutputs(ERROR_OUTPUTS);
  } catch {
    // The runner's own file is gone; the message below matters more than the outputs.
  }
  if (!(error instanceof UserError)) {
    core.setFailed(`summary-gate: internal error: ${logLine(error instanceof Error ? error.message : String(error))}`);
    if (error instanceof Error && core.isDebug()) core.debug(error.stack ?? '');
    return;
  }
  for (const [i, problem] of error.problems.entries()) {
    const { place, ...rest } = problem;
    if (i >= ERROR_ANNOTATIONS) core.info(logLine(formatProblem(problem)));
    else
      core.error(logLine(formatProblem(rest)), {
        ...(place !== undefined && { file: place.file }),
        ...(place?.line !== undefined && { startLine: place.line }),
        ...(place?.column !== undefined && { startColumn: place.column }),
      });
  }
  const { length } = error.problems;
  core.setFailed(`The gate could not run: ${length === 1 ? 'one problem' : `${length} problems`} with its input`);
}
