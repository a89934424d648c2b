import { EOL } from 'node:os';
import { appendToRunnerFile, keyAndValue } from '../adapters/disk/runner-file.js';
import type { Environment } from '../core/environment.js';
import { formatProblem, type Problem } from '../core/errors.js';
import { defuseCommands, logLine } from '../core/text.js';
import type { Annotation } from '../render/annotations.js';

/** What a step says in its log. Every line is made harmless: the runner obeys commands that it finds there. */

export function log(text: string): void {
  for (const line of text.split('\n')) say(defuseCommands(line));
}

/** A remark that GitHub shows at its line, and on the page of the run. */
export function annotate({ level, title, message, file, line, column }: Annotation): void {
  issueCommand(level, logLine(message), {
    title,
    ...(file !== null && { file: logLine(file) }),
    ...(line !== null && { line }),
    ...(column !== null && { col: column }),
  });
}

/** Trouble that changes no verdict. */
export function notice(message: string): void {
  issueCommand('notice', logLine(message), { title: 'summary-gate' });
}

/** GitHub keeps ten error annotations of a step; the last one is for setFailed. */
const ERROR_ANNOTATIONS = 9;

export function annotateProblems(problems: readonly Problem[]): void {
  for (const [i, problem] of problems.entries()) {
    const { place, ...rest } = problem;
    if (i >= ERROR_ANNOTATIONS) say(logLine(formatProblem(problem)));
    else
      issueCommand('error', logLine(formatProblem(rest)), {
        ...(place !== undefined && { file: logLine(place.file) }),
        ...(place?.line !== undefined && { line: place.line }),
        ...(place?.column !== undefined && { col: place.column }),
      });
  }
}

/** A page for the run, on every event. Without the runner's file there is nowhere to put it. */
export function writeSummary(markdown: string, env: Environment['env']): void {
  const file = env['GITHUB_STEP_SUMMARY'];
  if (!file) return;
  try {
    appendToRunnerFile(file, markdown);
  } catch {
    notice('the summary of the step could not be written');
  }
}

/** Writes a line into the log, as it is. */
export function say(line: string): void {
  process.stdout.write(line + EOL);
}

export function issueCommand(name: string, data: string, properties: Properties = {}): void {
  say(workflowCommand(name, data, properties));
}

/** What a command may carry beside its data; an empty value is left out. */
type Properties = Readonly<Record<string, string | number | undefined>>;

/**
 * A command in the log, `::name title=a,line=1::data`, on one line: as GitHub describes it and as `@actions/core` writes it,
 * which the tests compare. That package is not loaded: its only module brings HTTP clients and a token exchange along, which is
 * some 80 ms at each start.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function workflowCommand(name: string, data: string, properties: Properties = {}): string {
  const given = Object.entries(properties).flatMap(([key, value]) => (value ? [`${key}=${propertyText(value)}`] : []));
  // A blank stands behind the name of a command that has properties, even where all are empty.
  const rest = Object.keys(properties).length > 0 ? ` ${given.join(',')}` : '';
  return `::${name}${rest}::${escapeData(data)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function propertyText(value: string | number): string {
  return escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** The text of an input, without white space around it; empty when it is not set. */
export function readInput(name: string, env: Environment['env']): string {
  return (env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] ?? '').trim();
}

/**
 * Sets an output of the step, between delimiters that nobody can guess. Throws when the runner's file is gone; without
 * one, as on a developer's machine, the log gets the command that it took the place of.
 */
export function setOutput(name: string, value: string, env: Environment['env']): void {
  const file = env['GITHUB_OUTPUT'] ?? '';
  if (file === '') {
    say('');
    issueCommand('set-output', value, { name });
  } else appendToRunnerFile(file, keyAndValue(name, value));
}

/** Fails the step, with a closing error. */
export function setFailed(message: string): void {
  process.exitCode = 1;
  issueCommand('error', message);
}
