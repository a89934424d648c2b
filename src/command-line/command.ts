import type { Writable } from 'node:stream';
import type { Environment, OnProgress } from '../core/environment.js';
import type { ExitCode } from '../core/errors.js';
import type { Screen } from '../render/terminal/layout.js';
import type { Run } from '../run/run.js';
import type { SettingRules } from '../settings/resolve.js';
import type { SettingName } from '../settings/table.js';

export interface ConsoleStream extends Pick<Writable, 'write' | 'on'> {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface Shell extends Environment {
  readonly stdout: ConsoleStream;
  readonly stderr: ConsoleStream;
  /** Asks the person at the terminal; the answer is empty where they say nothing. Left out where nobody is there. */
  readonly ask?: ((question: string) => Promise<string>) | undefined;
  /** Told of an exit code when it is known only after `main` has returned, as with a write that fails late. */
  readonly fail?: (exitCode: ExitCode) => void;
}

/** What a command may use: the run it is for, and ways to speak. */
export interface CommandContext {
  readonly run: Run;
  /** The words behind the command that are no flags, such as the name of a session. */
  readonly operands: readonly string[];
  /** The values of the flags that only this command has, by their names. */
  readonly flags: ReadonlyMap<string, string>;
  readonly json: boolean;
  /** Whether only trouble is to be said: `tell` and `onProgress` say nothing then, and a plain success prints nothing. */
  readonly quiet: boolean;
  readonly screen: Screen;
  readonly env: Environment['env'];
  /** The folder that the program was started in. */
  readonly cwd: string;
  /** The file of the program that runs, absolute, where that is known. */
  readonly program: Environment['program'];
  /** Writes the result. */
  readonly print: (text: string) => void;
  /** Says a line to the person, not to whoever reads the result. */
  readonly tell: (line: string) => void;
  readonly onProgress: OnProgress;
  /** Asks the person; left out where nobody is there to answer. */
  readonly ask?: Shell['ask'];
}

/** A flag that is no setting: it belongs to one command, and no config file has it. */
export interface CommandFlag {
  readonly name: string;
  /** One sentence without a stop. */
  readonly description: string;
  /** What its value may be. */
  readonly allowed: string;
  /** All values, where it has but a few words: others are refused before the command is run. */
  readonly values?: readonly string[];
  /** Whether the flag alone says it: it takes no value then. */
  readonly isSwitch?: true;
}

/** A command of the program: all that help, parser and `main` know of it. */
export interface Command {
  readonly name: string;
  /** How many words may follow it. */
  readonly operands: number;
  readonly usage: string;
  readonly summary: string;
  readonly details: string;
  /** The settings that bear on it. */
  readonly settings: readonly SettingName[];
  readonly flags?: readonly CommandFlag[];
  /** What its settings must be together, where that is not what `score` asks of them. */
  readonly rules?: SettingRules;
  /** Loads its code and runs it. Throws a UserError where that cannot be. */
  readonly run: (context: CommandContext) => Promise<ExitCode>;
}
