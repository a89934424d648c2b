import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync } from 'node:fs';
import { EOL } from 'node:os';
import type { Surroundings } from '../workspace.js';

/**
 * How a step speaks to its runner, to the byte as @actions/core does, which a test compares. That package imports a whole
 * HTTP client for tokens that we never ask for: more than a megabyte to read before anything is scored.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */

/** What a command may carry beside its data; an empty value is left out. */
export type Properties = Readonly<Record<string, string | number | undefined>>;

/** A workflow command as one line of the log, without its end. */
export function commandLine(name: string, data: string, properties: Properties = {}): string {
  const entries = Object.entries(properties).flatMap(([key, value]) =>
    value ? [`${key}=${escapeProperty(String(value))}`] : [],
  );
  return `::${name}${Object.keys(properties).length > 0 ? ` ${entries.join(',')}` : ''}::${escapeData(data)}`;
}

function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

/** Writes a line into the log, as it is. */
export function say(line: string): void {
  process.stdout.write(line + EOL);
}

export function issueCommand(name: string, data: string, properties?: Properties): void {
  say(commandLine(name, data, properties));
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
    say(`${EOL}${commandLine('set-output', value, { name })}`);
    return;
  }
  const delimiter = `ghadelimiter_${randomUUID()}`;
  appendToRunnerFile(file, [`${name}<<${delimiter}`, value, delimiter].join(EOL));
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
