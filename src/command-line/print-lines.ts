import type { Problem } from '../core/errors.js';
import type { LintIssue } from '../inputs/lint/issue.js';
import {
  linesOfLint,
  linesOfProblems,
  linesOfReport,
  MOST_LINES,
  type ProblemLine,
  problemLine,
} from '../render/line/problem-line.js';
import type { Report } from '../report/schema.js';
import type { CommandContext } from './command.js';

type Speaker = Pick<CommandContext, 'print' | 'tell'>;

/** Prints the findings of a report a line each, and tells its verdict. Load it where lines are wanted. */
export function printReportLines(report: Report, speaker: Speaker): void {
  printLines(linesOfReport(report), speaker);
  speaker.tell(report.title);
}

/** Prints what `lint` found a line each, and tells the sum of it. */
export function printLintLines(issues: readonly LintIssue[], verdict: string, speaker: Speaker): void {
  printLines(linesOfLint(issues), speaker);
  speaker.tell(verdict);
}

/** Prints wrong inputs at their lines: for an editor they stand there, too. */
export function printProblemLines(problems: readonly Problem[], speaker: Speaker): void {
  printLines(linesOfProblems(problems), speaker);
}

/** As many as an editor lists; how many more there are is told. */
function printLines(lines: readonly ProblemLine[], { print, tell }: Speaker): void {
  const shown = lines.slice(0, MOST_LINES);
  if (shown.length > 0) print(`${shown.map(problemLine).join('\n')}\n`);
  const hidden = lines.length - shown.length;
  if (hidden > 0) tell(`and ${hidden} more lines, which --json would have`);
}
