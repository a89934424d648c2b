import * as core from '@actions/core';
import { formatProblem, type Problem } from '../errors.js';
import type { Annotation } from '../render/annotations.js';
import { defuseCommands, logLine } from '../render/escape.js';

/** What a step says in its log. Every line is made harmless: the runner obeys commands that it finds there. */

export function log(text: string): void {
  for (const line of text.split('\n')) core.info(defuseCommands(line));
}

const SAY = { error: core.error, warning: core.warning, notice: core.notice } as const;

/** A remark that GitHub shows at its line, and on the page of the run. */
export function annotate({ level, title, message, file, line, column }: Annotation): void {
  SAY[level](logLine(message), {
    title,
    ...(file !== null && { file: logLine(file) }),
    ...(line !== null && { startLine: line }),
    ...(column !== null && { startColumn: column }),
  });
}

/** Trouble that changes no verdict. */
export function notice(message: string): void {
  core.notice(logLine(message), { title: 'summary-gate' });
}

/** GitHub keeps ten error annotations of a step; the last one is for setFailed. */
const ERROR_ANNOTATIONS = 9;

export function annotateProblems(problems: readonly Problem[]): void {
  for (const [i, problem] of problems.entries()) {
    const { place, ...rest } = problem;
    if (i >= ERROR_ANNOTATIONS) core.info(logLine(formatProblem(problem)));
    else
      core.error(logLine(formatProblem(rest)), {
        ...(place !== undefined && { file: logLine(place.file) }),
        ...(place?.line !== undefined && { startLine: place.line }),
        ...(place?.column !== undefined && { startColumn: place.column }),
      });
  }
}

/** A page for the run, on every event. Without the runner's file there is nowhere to put it. */
export async function writeSummary(markdown: string, env: Readonly<Record<string, string | undefined>>): Promise<void> {
  if (!env['GITHUB_STEP_SUMMARY']) return;
  try {
    await core.summary.addRaw(markdown, true).write();
  } catch {
    notice('the summary of the step could not be written');
  }
}
