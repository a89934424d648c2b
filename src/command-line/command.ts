import type { Writable } from 'node:stream';
import type { Surroundings } from '../core/environment.js';
import type { ExitCode } from '../core/exit-code.js';
import type { Screen } from '../render/terminal/layout.js';
import type { Run } from '../run/run.js';

export interface ConsoleStream extends Pick<Writable, 'write' | 'on'> {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface Shell extends Surroundings {
  readonly stdout: ConsoleStream;
  readonly stderr: ConsoleStream;
  /** Told of an exit code when it is known only after `main` has returned, as with a write that fails late. */
  readonly fail?: (exitCode: ExitCode) => void;
}

/** What a command may use: the run it is for, and a place to print to. */
export interface CommandContext {
  readonly run: Run;
  readonly operands: readonly string[];
  readonly json: boolean;
  readonly screen: Screen;
  readonly print: (text: string) => void;
}
