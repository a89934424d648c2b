import { formatProblem, type Problem } from '../errors.js';
import type { Annotation } from '../render/annotations.js';
import { defuseCommands, logLine } from '../render/escape.js';
import type { Surroundings } from '../workspace.js';
import { appendToRunnerFile, issueCommand, say } from './workflow-command.js';

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
export function writeSummary(markdown: string, env: Surroundings['env']): void {
  const file = env['GITHUB_STEP_SUMMARY'];
  if (!file) return;
  try {
    appendToRunnerFile(file, markdown);
  } catch {
    notice('the summary of the step could not be written');
  }
}
