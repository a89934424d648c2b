import type { Place, Problem } from '../../core/errors.js';
import { toldMessage } from '../../core/finding.js';
import { terminalLine } from '../../core/text.js';
import type { LintIssue } from '../../inputs/lint/issue.js';
import type { Report } from '../../report/schema.js';
import { annotationsOf, PIPELINE } from '../annotations.js';

/** One remark as editors and problem matchers read it. */
export interface ProblemLine {
  readonly severity: 'error' | 'warning' | 'note';
  /** A finding code, a rule of lint or the id of a gate. */
  readonly code: string;
  readonly message: string;
  readonly place: Place;
}

/** More lines than these no editor lists; what comes first is worst. */
export const MOST_LINES = 5000;

/** The longest message in a line; reports of findings have shorter ones, but for what a judge says. */
const LONGEST_MESSAGE = 1000;

/**
 * `file:line:column: severity CODE message`, one line. A path that has something like `:3:4` in it, which would be taken for a
 * place, or ends in a colon, gets an invisible character behind it.
 */
export function problemLine({ severity, code, message, place }: ProblemLine): string {
  const file = terminalLine(place.file, LONGEST_MESSAGE).replace(/:(?=\s*\d|$)/g, ':\u200b');
  const at = `${file === '' ? '.' : file}:${place.line ?? 1}:${place.column ?? 1}`;
  // Blanks end a code; ids of gates may hold what a team has named.
  const name = terminalLine(code, 100).replace(/\s+/g, '-');
  return `${at}: ${severity} ${name} ${terminalLine(toldMessage({ message, key: place.key }), LONGEST_MESSAGE)}`;
}

/**
 * What annotations say of a run, at the lines of files. What is of no file, since it is of all candidates, stands at the head of
 * the worst of them: no editor opens a folder.
 */
export function linesOfReport(report: Report): readonly ProblemLine[] {
  const annotations = annotationsOf(report);
  const [folder] = [report.settings['candidates']?.value].flat();
  const worst = annotations.find(({ file }) => isPath(file))?.file ?? (typeof folder === 'string' ? folder : '.');
  return annotations.map(({ level, title, message, file, line, column }) => ({
    severity: level === 'notice' ? 'note' : level,
    code: title === PIPELINE ? 'pipeline' : title,
    message,
    place: isPath(file) ? placeOf(file, line, column) : { file: worst },
  }));
}

/** Where a credential was masked, a path leads nowhere any more. */
function isPath(file: string | null): file is string {
  return file !== null && !file.includes('***');
}

function placeOf(file: string, line: number | null, column: number | null): Place {
  return { file, ...(line !== null && { line }), ...(column !== null && { column }) };
}

/** What `lint` says, the errors first. */
export function linesOfLint(issues: readonly LintIssue[]): readonly ProblemLine[] {
  const lines = issues.map(
    ({ rule, severity, message, place }): ProblemLine => ({ severity, code: rule, message, place }),
  );
  return [
    ...lines.filter(({ severity }) => severity === 'error'),
    ...lines.filter(({ severity }) => severity !== 'error'),
  ];
}

/** What is wrong with inputs, where it stands in a file, under the rule by which `lint` tells it. */
export function linesOfProblems(problems: readonly Problem[]): readonly ProblemLine[] {
  return problems.flatMap(({ message, place }) =>
    place === undefined ? [] : [{ severity: 'error' as const, code: 'broken', message, place }],
  );
}
