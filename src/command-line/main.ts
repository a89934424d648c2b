import { setImmediate as nextTurn } from 'node:timers/promises';
import { handleStreamErrors } from '../adapters/process.js';
import { refuse, UserError } from '../core/errors.js';
import { EXIT, type ExitCode } from '../core/exit-code.js';
import { terminalLine } from '../core/text.js';
import { VERSION } from '../core/version.js';
import { watchProgress } from '../run/progress.js';
import { openRun } from '../run/run.js';
import { calledAs } from './called-as.js';
import { COMMANDS } from './catalogue.js';
import type { CommandContext, Shell } from './command.js';
import { parseCommandLine } from './command-line.js';
import { describeFailure } from './failure.js';
import { wantsLines } from './flags/format-flag.js';
import { helpText } from './help.js';
import { screenOf } from './screen.js';

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
