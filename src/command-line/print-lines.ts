import { isAbsolute, join, posix } from 'node:path';
import type { Place, Problem } from '../core/errors.js';
import { REFERENCE_FILES } from '../inputs/corpus/reference-file.js';
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

type Speaker = Pick<CommandContext, 'print' | 'tell' | 'run' | 'env' | 'cwd'>;

/** Prints the findings of a report a line each, and tells its verdict. Load it where lines are wanted. */
export function printReportLines(report: Report, speaker: Speaker): void {
  printLines(linesOfReport(report), speaker);
  speaker.tell(report.title);
}

/**
 * Prints what `lint` found a line each, and tells the sum of it. What is of a folder stands at the head of a file in it, and what
 * is of the whole corpus at its first reference: no editor opens a folder, and GitHub leaves it out.
 */
export function printLintLines(
  issues: readonly LintIssue[],
  verdict: string,
  { first, ...speaker }: Speaker & { readonly first: string | undefined },
): void {
  const { files } = speaker.run.ports;
  const lines = linesOfLint(issues).map((line) => {
    const { file, line: number } = line.place;
    if (number !== undefined || files.kind(file) !== 'folder') return line;
    const inside = (): string | undefined =>
      [...REFERENCE_FILES, ...files.list(file)]
        .map((name) => `${file}/${name}`)
        .find((path) => files.kind(path) === 'file');
    const place = file === speaker.run.settings.values.corpus ? first : inside();
    return place === undefined ? line : { ...line, place: { file: place } };
  });
  printLines(lines, speaker);
  speaker.tell(verdict);
}

/** Prints wrong inputs at their lines: for an editor they stand there, too. */
export function printProblemLines(problems: readonly Problem[], speaker: Speaker): void {
  printLines(linesOfProblems(problems), speaker);
}

/** As many as an editor lists; how many more there are is told. */
function printLines(lines: readonly ProblemLine[], speaker: Speaker): void {
  const { print, tell } = speaker;
  const pathOf = pathsOf(speaker);
  const shown = lines.slice(0, MOST_LINES).map((line) => problemLine({ ...line, place: pathOf(line.place) }));
  if (shown.length > 0) print(`${shown.join('\n')}\n`);
  const hidden = lines.length - shown.length;
  if (hidden > 0) tell(`and ${hidden} more lines, which --json would have`);
}

/**
 * Places as the reader of lines finds them. The runner of GitHub looks for paths from its workspace, whatever folder a step runs
 * in; editors, like those of compilers, from the folder that the program was started in.
 */
function pathsOf({ run, env, cwd }: Speaker): (place: Place) => Place {
  const { files } = run.ports;
  if (env['GITHUB_ACTIONS'] === 'true') return (place) => place;
  const here = files.locate(cwd);
  if ('path' in here && here.path === '.') return (place) => place;
  return (place) => {
    if (isAbsolute(place.file)) return place;
    const file = 'path' in here ? posix.relative(here.path, place.file) : join(files.root, place.file);
    return { ...place, file };
  };
}
