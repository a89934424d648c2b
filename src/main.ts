import type { Writable } from 'node:stream';
import { parseCommandLine } from './command-line.js';
import { COMMANDS } from './commands/catalogue.js';
import { explain } from './commands/explain.js';
import { helpText } from './commands/help.js';
import { init } from './commands/init.js';
import { lint } from './commands/lint.js';
import { formatProblem, type Problem, UserError } from './errors.js';
import { EXIT, type ExitCode, exitCodeOf } from './exit-code.js';
import { terminalLine } from './render/escape.js';
import { renderTerminal, type Screen } from './render/terminal.js';
import { renderJson } from './report-files.js';
import { openRun, type Run, runScore } from './run.js';
import { VERSION } from './version.js';
import type { Surroundings } from './workspace.js';

export interface ConsoleStream extends Pick<Writable, 'write' | 'on'> {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface Shell extends Surroundings {
  readonly stdout: ConsoleStream;
  readonly stderr: ConsoleStream;
}

/** What a command may use: the run it is for, and a place to print to. */
export interface CommandContext {
  readonly run: Run;
  readonly operands: readonly string[];
  readonly json: boolean;
  readonly screen: Screen;
  readonly print: (text: string) => void;
}

/** Runs the command line and returns its exit code. Results go to stdout, everything else to stderr. */
export function main(argv: readonly string[], shell: Shell): ExitCode {
  // A reader such as `head` may close the pipe early; that is no error of ours.
  shell.stdout.on('error', () => undefined);
  const screen = screenOf(shell.stdout, shell.env);
  const print = (text: string): void => void shell.stdout.write(text);
  const line = parseCommandLine(argv);
  try {
    if (line.help) {
      const named = argv.some((word) => COMMANDS.some(({ name }) => name === word));
      print(helpText(named ? line.command : undefined, screen.width));
      return EXIT.pass;
    }
    if (line.version) {
      print(`${VERSION}\n`);
      return EXIT.pass;
    }
    const run = openRun(line.inputs, shell, line.problems);
    const context: CommandContext = { run, operands: line.operands, json: line.json, screen, print };
    switch (line.command) {
      case 'score':
        return score(context, shell.stderr);
      case 'explain':
        return explain(context);
      case 'lint':
        return lint(context);
      case 'init':
        return init(context);
    }
  } catch (error) {
    shell.stderr.write(describeFailure(error, shell.env));
    return EXIT.error;
  }
}

function score({ run, json, screen, print }: CommandContext, stderr: ConsoleStream): ExitCode {
  const { report, written } = runScore(run);
  print(json ? renderJson(report) : renderTerminal(report, screen));
  if (written.length > 0) stderr.write(`Report: ${written.join(', ')}\n`);
  return exitCodeOf(report.verdict, run.settings.values['warn-only']);
}

function screenOf(stream: ConsoleStream, env: Surroundings['env']): Screen {
  const terminal = stream.isTTY === true;
  // https://no-color.org: any value that is not empty switches colours off.
  const refused = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
  return { colour: terminal && !refused, width: terminal ? Math.min(stream.columns ?? 80, 120) : 100 };
}

/** The most problems that are printed; a corpus of thousands may have as many. */
const SHOWN_PROBLEMS = 50;

function describeFailure(error: unknown, env: Surroundings['env']): string {
  if (error instanceof UserError) return listProblems(error.problems);
  const debug = (env['SUMMARY_GATE_DEBUG'] ?? env['RUNNER_DEBUG'] ?? '') !== '';
  const detail = error instanceof Error ? ((debug ? error.stack : undefined) ?? error.message) : String(error);
  const hint = debug ? '' : ' (SUMMARY_GATE_DEBUG=1 shows where)';
  return `summary-gate: internal error: ${detail}${hint}\nThis is a defect of summary-gate. Please report it.\n`;
}

export function listProblems(problems: readonly Problem[]): string {
  const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => `  ${terminalLine(formatProblem(problem), 1000)}`);
  const hidden = problems.length - shown.length;
  const head = `summary-gate: ${problems.length === 1 ? 'one problem' : `${problems.length} problems`}, nothing was scored`;
  return `${[head, ...shown, ...(hidden > 0 ? [`  … and ${hidden} more`] : [])].join('\n')}\n`;
}
