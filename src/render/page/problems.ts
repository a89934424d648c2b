import { formatPlace, type Problem } from '../../core/errors.js';
import { markdownCode, markdownInline } from '../escape.js';

/** The most problems that a page lists; a corpus of thousands may have as many. */
const SHOWN = 100;

/** What is wrong with the input, as the page of a run that has no report. */
export function renderProblems(problems: readonly Problem[]): string {
  const hidden = problems.length - SHOWN;
  return [
    `# ⚠️ The gate could not run: ${countOf(problems)} with its input`,
    '',
    ...problems.slice(0, SHOWN).map((problem) => {
      const { place } = problem;
      return problemItem(problem, place === undefined ? '' : markdownCode(formatPlace(place), 400));
    }),
    ...(hidden > 0 ? [`- and ${hidden} more in the log`] : []),
    '',
  ].join('\n');
}

/** One problem in a list; its place may be a link. */
export function problemItem({ message, hint }: Problem, place: string): string {
  const advice = hint === undefined ? '' : `<br>→ ${markdownInline(hint)}`;
  return `- ${place === '' ? '' : `${place}<br>`}${markdownInline(message)}${advice}`;
}

export function countOf(problems: readonly Problem[]): string {
  return problems.length === 1 ? 'one problem' : `${problems.length} problems`;
}
