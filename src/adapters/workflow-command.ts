import { appendFileSync, existsSync } from 'node:fs';
import { EOL } from 'node:os';
// By their files: the entry of the package loads a whole HTTP client as well, for tokens that we never ask for, and with it
// more than a megabyte of code before anything is scored.
import { issueCommand as issue } from '../../node_modules/@actions/core/lib/command.js';
import { prepareKeyValueMessage } from '../../node_modules/@actions/core/lib/file-command.js';
import type { Surroundings } from '../workspace.js';

/**
 * How a step speaks to its runner, by @actions/core.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */

/** What a command may carry beside its data; an empty value is left out. */
export type Properties = Readonly<Record<string, string | number | undefined>>;

/** Writes a line into the log, as it is. */
export function say(line: string): void {
  process.stdout.write(line + EOL);
}

export function issueCommand(name: string, data: string, properties: Properties = {}): void {
  issue(name, properties, data);
}

/** The text of an input, without white space around it; empty when it is not set. */
export function readInput(name: string, env: Surroundings['env']): string {
  return (env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] ?? '').trim();
}

/**
 * Sets an output of the step, between delimiters that nobody can guess. Throws when the runner's file is gone; without
 * one, as on a developer's machine, the log gets the command that it took the place of.
 */
export function setOutput(name: string, value: string, env: Surroundings['env']): void {
  const file = env['GITHUB_OUTPUT'] ?? '';
  if (file === '') {
    say('');
    issueCommand('set-output', value, { name });
  } else appendToRunnerFile(file, prepareKeyValueMessage(name, value));
}

/** Appends to a file that the runner made. Throws where there is none, since nobody would read it. */
export function appendToRunnerFile(file: string, text: string): void {
  if (!existsSync(file)) throw new Error(`the runner's file is missing: ${file}`);
  appendFileSync(file, text + EOL);
}

/** Fails the step, with a closing error. */
export function setFailed(message: string): void {
  process.exitCode = 1;
  issueCommand('error', message);
}
