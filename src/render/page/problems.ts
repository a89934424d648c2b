import { formatPlace, type Problem } from '../../core/errors.js';
import { markdownCode, markdownInline } from '../escape.js';
import { LONGEST_COMMENT, largestThatFits } from './budget.js';
import { type CommentFrame, closing, elsewhere } from './comment-frame.js';
import { more } from './layout.js';

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

/** Why a run could not be made, as the comment that takes the place of an earlier result. */
export function renderErrorComment(
  problems: readonly Problem[],
  frame: CommentFrame,
  longest = LONGEST_COMMENT,
): string {
  const withFirst = (most: number): string =>
    [
      frame.marker,
      `## ⚠️ The gate could not run: ${countOf(problems)} with its input`,
      '',
      'Nothing is known about the session summaries of this commit.',
      '',
      ...problems.slice(0, most).map((problem) => problemItem(problem, linkedPlace(problem.place, frame))),
      '',
      ...more(Math.max(0, problems.length - most), 'problem', {
        elsewhere: `: ${elsewhere(frame)}`,
      }),
      ...closing(frame),
    ].join('\n');
  return largestThatFits([30, 10, 3, 1], longest, withFirst, () => withFirst(0));
}

function linkedPlace(place: Problem['place'], { linkTo }: CommentFrame): string {
  if (place === undefined) return '';
  const url = linkTo(place.file, place.line ?? null);
  const text = markdownCode(formatPlace(place), 200);
  return url === undefined ? text : `[${text}](${url})`;
}

/** One problem in a list; its place may be a link. */
function problemItem({ message, hint }: Problem, place: string): string {
  const advice = hint === undefined ? '' : `<br>→ ${markdownInline(hint)}`;
  return `- ${place === '' ? '' : `${place}<br>`}${markdownInline(message)}${advice}`;
}

export function countOf(problems: readonly Problem[]): string {
  return problems.length === 1 ? 'one problem' : `${problems.length} problems`;
}
