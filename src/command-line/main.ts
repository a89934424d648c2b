import { inChunks } from '../adapters/disk/write-pieces.js';
import { heedOutput } from '../adapters/process.js';
import type { Surroundings } from '../core/environment.js';
import { formatProblem, type Problem, UserError } from '../core/errors.js';
import { EXIT, type ExitCode } from '../core/exit-code.js';
import { jsonText } from '../core/json/text.js';
import { terminalLine } from '../core/text.js';
import { VERSION } from '../core/version.js';
import { countOf } from '../render/page/problems.js';
import type { Screen } from '../render/terminal/layout.js';
import { renderTerminal } from '../render/terminal/terminal.js';
import { exitCodeOf } from '../run/exit-code.js';
import { watchProgress } from '../run/progress.js';
import { renderJson } from '../run/report-files.js';
import { estimateRun, exportTelemetry, openRun, runScore, type ScoreResult } from '../run/run.js';
import { turnProblems } from '../settings/rules.js';
import type { ShardSpec } from '../settings/value-kinds.js';
import type { CommandContext, ConsoleStream, Shell } from './command.js';
import { parseCommandLine } from './command-line.js';
import { bless } from './commands/bless.js';
import { COMMANDS } from './commands/catalogue.js';
import { explain } from './commands/explain.js';
import { helpText } from './commands/help.js';
import { history, historyOfRuns, isNumberOfRuns } from './commands/history.js';
import { init } from './commands/init.js';
import { lint } from './commands/lint.js';
import { jobPlan } from './commands/merge.js';
import { runSelfTest } from './commands/self-test.js';

/** Runs the command line and returns its exit code. Results go to stdout, everything else to stderr. */
export async function main(argv: readonly string[], shell: Shell): Promise<ExitCode> {
  let failed: ExitCode | undefined;
  const fail = (exitCode: ExitCode): void => {
    failed = exitCode;
    shell.fail?.(exitCode);
  };
  heedOutput({ stdout: shell.stdout, stderr: shell.stderr, fail });
  const exitCode = await runCommand(argv, shell).catch((error: unknown) => giveUp(error, shell));
  // A write may fail while a command is still at work, which does not know of it.
  return failed ?? exitCode;
}

async function runCommand(argv: readonly string[], shell: Shell): Promise<ExitCode> {
  const screen = screenOf(shell.stdout, shell.env);
  const print = (text: string): void => void shell.stdout.write(text);
  const line = parseCommandLine(argv);
  if (line.help) {
    const named = argv.some((word) => COMMANDS.some(({ name }) => name === word));
    print(helpText(named ? line.command : undefined, screen));
    return EXIT.pass;
  }
  if (line.version) {
    print(`${VERSION}\n`);
    return EXIT.pass;
  }
  const rules = line.command === 'turns' ? turnProblems : undefined;
  const run = openRun(line.inputs, shell, line.problems, rules);
  const context: CommandContext = { run, operands: line.operands, json: line.json, screen, print };
  switch (line.command) {
    case 'score':
      return score(context, shell);
    case 'merge':
      return mergeShards(context, shell);
    case 'explain':
      return explain(context);
    case 'calibrate':
      return calibrateJudge(context, shell);
    case 'turns':
      return judgeTurns(context, shell);
    case 'lint':
      return lint(context);
    case 'self-test':
      return runSelfTest(context);
    case 'bless':
      return bless(context);
    case 'history':
      return isNumberOfRuns(context.operands[0]) ? historyOfRuns(context, shell.env) : history(context);
    case 'diff':
      return (await import('./commands/diff.js')).diff(context);
    case 'add':
      return (await import('./commands/add.js')).add(context);
    case 'init':
      return init(context);
  }
}

/** Its code has the words for the judge, which other commands do without. */
async function calibrateJudge(context: CommandContext, { stderr, env }: Shell): Promise<ExitCode> {
  const { calibrate } = await import('./commands/calibrate.js');
  return calibrate(context, {
    env,
    onProgress: watchProgress(stderr),
    warn: (text) => stderr.write(`${terminalLine(text)}\n`),
  });
}

async function judgeTurns(context: CommandContext, { stderr, env }: Shell): Promise<ExitCode> {
  const { turns } = await import('./commands/turns.js');
  return turns(context, {
    env,
    onProgress: watchProgress(stderr),
    tell: (text) => stderr.write(`${terminalLine(text)}\n`),
  });
}

function giveUp(error: unknown, { stderr, env }: Shell): ExitCode {
  stderr.write(describeFailure(error, env));
  return EXIT.error;
}

/** A dry run speaks of the judge alone, or of the job as a plan. */
async function score(context: CommandContext, shell: Shell): Promise<ExitCode> {
  const { run, json, print } = context;
  const { 'merge-from': parts, 'dry-run': dryRun, shard } = run.settings.values;
  if (parts !== null) return mergeShards(context, shell);
  if (dryRun) {
    print(json ? jobPlan(run) : await estimateRun(run));
    return EXIT.pass;
  }
  if (shard !== null) return scoreShard(context, shard, shell);
  const result = await runScore(run, shell.env, watchProgress(shell.stderr));
  return showAndExport(result, context, shell);
}

/** Its code has the words for parts of shards, which other runs do without. */
async function mergeShards(context: CommandContext, shell: Shell): Promise<ExitCode> {
  const { merge } = await import('./commands/merge.js');
  return showAndExport(await merge(context, shell.env), context, shell);
}

/** A shard has no verdict: it has left its part, or it could not run. */
async function scoreShard(
  { run, json, print }: CommandContext,
  shard: ShardSpec,
  { stderr, env }: Shell,
): Promise<ExitCode> {
  const { runShard, shardTitle } = await import('../run/shard/run-shard.js');
  const result = await runShard(run, shard, env, watchProgress(stderr));
  for (const warning of result.warnings) stderr.write(`${terminalLine(warning)}\n`);
  const { sessions, path, unmeasured, costUsd } = result;
  const about = { shard: `${shard.index}/${shard.of}`, sessions, part: path, unmeasured, cost_usd: costUsd };
  print(json ? jsonText(about) : `${shardTitle(result)}. Its part: ${result.path}\n`);
  return EXIT.pass;
}

async function showAndExport(result: ScoreResult, context: CommandContext, { stderr, env }: Shell): Promise<ExitCode> {
  const exitCode = showResult(result, context, stderr);
  // Last, so that a slow collector keeps nobody from the verdict.
  for (const warning of await exportTelemetry(context.run, result, env)) stderr.write(`${terminalLine(warning)}\n`);
  result.close();
  return exitCode;
}

function showResult(
  { report, written, warnings }: ScoreResult,
  { run, json, screen, print }: CommandContext,
  stderr: ConsoleStream,
): ExitCode {
  for (const warning of warnings) stderr.write(`${terminalLine(warning)}\n`);
  if (json) for (const piece of inChunks(renderJson(report))) print(piece);
  else print(renderTerminal(report, screen));
  if (written.length > 0) stderr.write(`Report: ${written.join(', ')}\n`);
  return exitCodeOf(report.verdict, run.settings.values);
}

/** The columns of a file or a pipe, and of a terminal that does not tell. */
const PIPE_COLUMNS = 100;
const DEFAULT_COLUMNS = 80;

/** Longer lines are hard to read. */
const MOST_COLUMNS = 120;

function screenOf(stream: ConsoleStream, env: Surroundings['env']): Screen {
  const terminal = stream.isTTY === true;
  // Some pseudo terminals say 0.
  const columns = terminal ? stream.columns || DEFAULT_COLUMNS : PIPE_COLUMNS;
  return { colour: wantsColour(terminal, env), width: Math.min(columns, MOST_COLUMNS) };
}

/**
 * https://no-color.org: any value that is not empty switches colours off, whatever else is set. FORCE_COLOR, which
 * workflows set to have colours in their logs, switches them on where there is no terminal, or off with 0.
 */
function wantsColour(terminal: boolean, env: Surroundings['env']): boolean {
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  const forced = env['FORCE_COLOR'] ?? '';
  if (forced !== '') return isOn(forced);
  return terminal && env['TERM'] !== 'dumb';
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && !['', '0', 'false'].includes(value.toLowerCase());
}

/** The most problems that are printed; a corpus of thousands may have as many. */
const SHOWN_PROBLEMS = 50;

function describeFailure(error: unknown, env: Surroundings['env']): string {
  if (error instanceof UserError) return listProblems(error.problems);
  const debug = isOn(env['SUMMARY_GATE_DEBUG']) || isOn(env['RUNNER_DEBUG']);
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [
    `summary-gate: internal error: ${terminalLine(message)}${debug ? '' : ' (SUMMARY_GATE_DEBUG=1 shows where)'}`,
    ...(debug ? stack.split('\n').map((line) => `    ${terminalLine(line)}`) : []),
    'This is a defect of summary-gate. Please report it.',
    '',
  ].join('\n');
}

/** Every problem on its own line, which is never wrapped: editors and terminals follow `file:line:column`. */
export function listProblems(problems: readonly Problem[]): string {
  const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => `  ${terminalLine(formatProblem(problem), 1500)}`);
  const hidden = problems.length - shown.length;
  const head = `summary-gate could not run: ${countOf(problems)}`;
  return `${[head, ...shown, ...(hidden > 0 ? [`  … and ${hidden} more`] : [])].join('\n')}\n`;
}
