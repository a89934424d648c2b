import { setImmediate as nextTurn } from 'node:timers/promises';
import { handleStreamErrors } from '../adapters/process.js';
import type { Environment } from '../core/environment.js';
import { EXIT, type ExitCode, formatProblem, type Problem, refuse, UserError } from '../core/errors.js';
import { terminalLine } from '../core/text.js';
import { VERSION } from '../core/version.js';
import { countOf } from '../render/page/problems.js';
import { watchProgress } from '../run/progress.js';
import { openRun } from '../run/run.js';
import { calledAs } from './called-as.js';
import { COMMANDS } from './catalogue.js';
import type { CommandContext, Shell } from './command.js';
import { parseCommandLine } from './command-line.js';
import { wantsLines } from './flags.js';
import { helpText } from './help.js';
import { isOn, screenOf } from './screen.js';

/** Runs the command line and returns its exit code. Results go to stdout, everything else to stderr. */
export async function main(argv: readonly string[], shell: Shell): Promise<ExitCode> {
  let failed: ExitCode | undefined;
  const fail = (exitCode: ExitCode): void => {
    failed = exitCode;
    shell.fail?.(exitCode);
  };
  handleStreamErrors({ stdout: shell.stdout, stderr: shell.stderr, fail });
  const exitCode = await runCommand(argv, shell).catch((error: unknown) => {
    shell.stderr.write(describeFailure(error, shell.env));
    return EXIT.error;
  });
  // A write may fail while a command is still at work, which does not know of it, or a turn after the last one was made.
  await nextTurn();
  return failed ?? exitCode;
}

/** The longest line that is said to the person: one may name all files of a report. */
const LONGEST_LINE = 1500;

async function runCommand(argv: readonly string[], shell: Shell): Promise<ExitCode> {
  const { stdout, stderr, env, cwd, program } = shell;
  const screen = screenOf(stdout, env);
  const print = (text: string): void => void stdout.write(text);
  const given = parseCommandLine(argv);
  const { command, operands, inputs, flags, json, quiet, help, version, problems } = given;
  if (help) {
    // The help of something else would be taken for it.
    refuse(given.unknownCommand === null ? [] : [given.unknownCommand]);
    const named = argv.some((word) => COMMANDS.some(({ name }) => name === word));
    print(helpText(named ? command : undefined, calledAs(program, cwd), screen));
    return EXIT.pass;
  }
  if (version) {
    print(`${VERSION}\n`);
    return EXIT.pass;
  }
  const context: CommandContext = {
    run: openRun(inputs, shell, problems, command.rules),
    operands,
    flags,
    json,
    quiet,
    screen,
    env,
    cwd,
    program,
    print,
    tell: quiet ? () => undefined : (line) => void stderr.write(`${terminalLine(line, LONGEST_LINE)}\n`),
    onProgress: quiet ? () => undefined : watchProgress(stderr),
    ask: quiet ? undefined : shell.ask,
  };
  try {
    // Without the flag or command that was meant, its settings and inputs are others.
    refuse(given.unknown);
    return await command.run(context);
  } catch (error) {
    if (error instanceof UserError && wantsLines(context)) {
      const { printProblemLines } = await import('./print-lines.js');
      printProblemLines(error.problems, context);
    }
    throw error;
  }
}

/** The most problems that are printed; a corpus of thousands may have as many. */
const SHOWN_PROBLEMS = 50;

/** Why a command could not do its work: what is wrong with its input, or that it has a defect of its own. */
export function describeFailure(error: unknown, env: Environment['env']): string {
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
