import { findAutoBaseline } from '../adapters/github/auto-baseline.js';
import { expectedRuns } from '../adapters/github/expected-runs.js';
import { Patience } from '../adapters/github/time-budget.js';
import { currentFolder, heedOutput } from '../adapters/process.js';
import type { Surroundings } from '../core/environment.js';
import { type Problem, reasonOf, UserError } from '../core/errors.js';
import { EXIT, type ExitCode } from '../core/exit-code.js';
import { showNumber } from '../core/numbers.js';
import { isShellSafe, logLine, nearestName } from '../core/text.js';
import { annotationsOf, withinLimits } from '../render/page/annotations.js';
import { renderMarkdown } from '../render/page/markdown.js';
import { countOf, renderProblems } from '../render/page/problems.js';
import { renderTerminal } from '../render/terminal/terminal.js';
import { exitCodeOf } from '../run/exit-code.js';
import { watchProgress } from '../run/progress.js';
import {
  estimateRun,
  exportTelemetry,
  forgetReport,
  openRun,
  type Run,
  runScore,
  type ScoreResult,
} from '../run/run.js';
import type { ShardResult } from '../run/shard/run-shard.js';
import { OUTPUTS, type OutputName } from '../settings/outputs.js';
import { settingsOfInputs } from '../settings/resolve.js';
import type { Input } from '../settings/setting.js';
import { SETTING_NAMES, SETTINGS, type SettingName, type Settings } from '../settings/table.js';
import type { ShardSpec } from '../settings/value-kinds.js';
import { type Publisher, publishProblems, publishReport } from './publishing.js';
import {
  annotate,
  annotateProblems,
  issueCommand,
  log,
  notice,
  readInput,
  setFailed,
  setOutput,
  writeSummary,
} from './runner-log.js';

/** All waiting for GitHub together, in seconds. */
const PATIENCE = 20;

/** Width of the report in a workflow log, which wraps by itself. */
const LOG_COLUMNS = 140;

/** Runs a process as a step of a workflow. Returns the exit code. */
export async function runProcess(process: NodeJS.Process): Promise<ExitCode> {
  // Its results are its files and outputs; a log that cannot be written changes none.
  heedOutput(process);
  // The runner starts a step in the workspace. Where that is gone, opening it says so.
  const cwd = currentFolder() ?? process.env['GITHUB_WORKSPACE'] ?? '/';
  return runAction({ env: process.env, cwd, program: process.argv[1] });
}

/**
 * Runs as a step of a workflow: inputs from the environment, the report into log, summary, annotations and comment,
 * outputs, and only then a failed step where the verdict asks for one. Returns the exit code.
 */
export async function runAction(surroundings: Surroundings): Promise<ExitCode> {
  maskSecretInputs(surroundings.env);
  const { inputs, problems } = readInputs(surroundings.env);
  let settings = settingsOfInputs(inputs);
  const patience = new Patience(PATIENCE);
  try {
    const opened = openRun(inputs, surroundings, problems);
    settings = opened.settings.values;
    const run = await withBaseline(opened, surroundings, patience);
    forgetReport(run);
    if (settings['dry-run']) {
      log(await estimateRun(run));
      return EXIT.pass;
    }
    if (settings.shard !== null) return await leaveShard(run, settings.shard, surroundings);
    const result = await resultOf(run, surroundings);
    for (const warning of result.warnings) notice(logLine(warning));
    await show(result, publisherOf(settings, surroundings, patience));
    for (const warning of await exportTelemetry(run, result, surroundings.env)) notice(logLine(warning));
    result.close();
    const exitCode = exitCodeOf(result.report.verdict, settings);
    if (exitCode !== EXIT.pass) setFailed(result.report.title);
    return exitCode;
  } catch (error) {
    await reportFailure(error, publisherOf(settings, surroundings, patience));
    return EXIT.error;
  }
}

async function resultOf(run: Run, { env }: Surroundings): Promise<ScoreResult> {
  const { 'merge-from': parts } = run.settings.values;
  if (parts !== null) {
    // Its code has the words for parts of shards, which other runs do without.
    const { runMerge } = await import('../run/shard/run-merge.js');
    return runMerge(run, [parts], expectedRuns(env));
  }
  return runScore(run, env, progressInLog());
}

function progressInLog(): ReturnType<typeof watchProgress> {
  return watchProgress({ write: (text) => log(text.trimEnd()) });
}

/** A shard has no verdict to publish: it says what it has done, and the job that merges says the rest. */
async function leaveShard(run: Run, shard: ShardSpec, { env }: Surroundings): Promise<ExitCode> {
  const { runShard, forgetParts, shardTitle } = await import('../run/shard/run-shard.js');
  // A pull request may have brought some, and a workflow may upload the whole folder.
  forgetParts(run);
  const result = await runShard(run, shard, env, progressInLog());
  for (const warning of result.warnings) notice(logLine(warning));
  const title = shardTitle(result);
  log(`${title}. Its part: ${result.path}`);
  writeSummary(`${title}. The job that merges the shards has the verdict.\n`, env);
  setOutputs(outputsOfShard(result, title), env);
  return EXIT.pass;
}

/** Before anything else may fail and show them. */
function maskSecretInputs(env: Surroundings['env']): void {
  const key = env['ANTHROPIC_API_KEY'] ?? '';
  if (key !== '') issueCommand('add-mask', key);
  for (const name of SETTING_NAMES) {
    const value = readInput(name, env);
    if (SETTINGS[name].secret !== undefined && value !== '') issueCommand('add-mask', value);
  }
}

/** Looks for the baseline first, where it is wanted: nothing of it changes what is wrong with other input. */
async function withBaseline(run: Run, { env }: Surroundings, patience: Patience): Promise<Run> {
  const { settings, ports } = run;
  if (settings.problems.length > 0 || settings.values['dry-run'] || settings.values.shard !== null) return run;
  const autoBaseline = await findAutoBaseline(settings.values, env, patience);
  return autoBaseline === undefined ? run : { ...run, ports: { ...ports, autoBaseline } };
}

function publisherOf(settings: Settings, { env, cwd }: Surroundings, patience: Patience): Publisher {
  return { settings, env, patience, workspace: env['GITHUB_WORKSPACE'] || cwd };
}

/** An empty input is unset: a workflow often passes on an expression that has no value. */
function readInputs(env: Surroundings['env']): {
  readonly inputs: ReadonlyMap<SettingName, Input>;
  readonly problems: readonly Problem[];
} {
  const inputs = new Map<SettingName, Input>();
  const problems: Problem[] = [];
  for (const name of SETTING_NAMES) {
    const text = readInput(name, env);
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

/** Every surface in turn. The outputs come last, since one of them is the address of the comment. */
async function show(result: ScoreResult, publisher: Publisher): Promise<void> {
  const { report } = result;
  log(renderTerminal(report, { colour: false, width: LOG_COLUMNS }));
  writeSummary(renderMarkdown(report), publisher.env);
  if (publisher.settings.annotations)
    for (const annotation of withinLimits(annotationsOf(report))) annotate(annotation);
  setOutputs(
    { ...outputsOf(result), 'comment-url': await withoutEffect(() => publishReport(report, publisher)) },
    publisher.env,
  );
}

/** Publishing never changes a verdict, not even by a defect of ours. */
async function withoutEffect(publishing: () => Promise<string>): Promise<string> {
  try {
    return await publishing();
  } catch (error) {
    notice(`Nothing published, by a defect of summary-gate: ${messageOf(error)}`);
    return '';
  }
}

function outputsOf({ report, reportPath }: ScoreResult): Readonly<Record<OutputName, string>> {
  return {
    verdict: report.verdict,
    passed: String(report.verdict === 'pass'),
    'overall-mean': report.overall_mean === null ? '' : showNumber(report.overall_mean),
    'gates-failed': String(report.gates.filter(({ status }) => status === 'fail').length),
    sessions: String(report.corpus_size),
    unmeasured: String(report.judge?.unmeasured ?? 0),
    'cost-usd': report.judge === undefined || report.judge.cost_usd === null ? '' : report.judge.cost_usd.toFixed(6),
    title: report.title,
    // The name of a working directory may have what a shell would read as a command.
    'report-path': reportPath !== undefined && isShellSafe(reportPath) ? reportPath : '',
    'comment-url': '',
  };
}

/** What depends on a verdict is empty: neither true nor false. */
function outputsOfShard(
  { sessions, unmeasured, costUsd, path }: ShardResult,
  title: string,
): Readonly<Record<OutputName, string>> {
  return {
    verdict: '',
    passed: '',
    'overall-mean': '',
    'gates-failed': '',
    sessions: String(sessions),
    unmeasured: String(unmeasured),
    'cost-usd': costUsd === null ? '' : costUsd.toFixed(6),
    title,
    'report-path': isShellSafe(path) ? path : '',
    'comment-url': '',
  };
}

const ERROR_OUTPUTS: Readonly<Record<OutputName, string>> = {
  verdict: 'error',
  passed: 'false',
  'overall-mean': '',
  'gates-failed': '0',
  sessions: '0',
  unmeasured: '0',
  'cost-usd': '',
  title: 'Error - the gate could not run',
  'report-path': '',
  'comment-url': '',
};

function setOutputs(values: Readonly<Record<OutputName, string>>, env: Surroundings['env']): void {
  try {
    for (const name of Object.keys(OUTPUTS) as OutputName[]) setOutput(name, values[name], env);
  } catch (error) {
    // Later steps would read an empty verdict. It is a matter of the runner, and no defect of ours.
    const message = `the outputs of the step cannot be written: ${reasonOf(error)}`;
    throw new UserError([{ message, hint: 'GITHUB_OUTPUT names the file, which the runner makes' }]);
  }
}

function setErrorOutputs(commentUrl: string, env: Surroundings['env']): void {
  try {
    setOutputs({ ...ERROR_OUTPUTS, 'comment-url': commentUrl }, env);
  } catch {
    // The runner's own file is gone; the message behind this matters more than the outputs.
  }
}

const OUR_DEFECT = 'summary-gate failed by a defect of its own; the log of the run has its message';

async function reportFailure(error: unknown, publisher: Publisher): Promise<void> {
  // Of many shards each would write the same comment; the job that merges says which one is missing.
  const publish = (problems: readonly Problem[]): Promise<string> =>
    publisher.settings.shard === null ? withoutEffect(() => publishProblems(problems, publisher)) : Promise.resolve('');
  if (!(error instanceof UserError)) {
    setErrorOutputs(await publish([{ message: OUR_DEFECT }]), publisher.env);
    setFailed(`summary-gate: internal error: ${messageOf(error)}`);
    if (error instanceof Error && publisher.env['RUNNER_DEBUG'] === '1') issueCommand('debug', error.stack ?? '');
    return;
  }
  const { problems } = error;
  annotateProblems(problems);
  writeSummary(renderProblems(problems), publisher.env);
  setErrorOutputs(await publish(problems), publisher.env);
  setFailed(`The gate could not run: ${countOf(problems)} with its input`);
}

function messageOf(error: unknown): string {
  return logLine(error instanceof Error ? error.message : String(error));
}
