import type { Planning } from '../../command-line/parts/teach.js';
import type { Plan } from '../../command-line/parts/write-plans.js';
import { formatPlace, type Problem } from '../../core/errors.js';
import { cut } from '../../core/text.js';
import { renderDiff } from '../../render/diff/session-diff.js';
import { codeBlock, markdownCode, markdownInline, shellWord } from '../../render/escape.js';
import type { CommentCommand } from './comment-command.js';
import { USAGE } from './comment-command.js';

/** Widths of a difference as people read it in a comment. */
const COLUMNS = 100;
/** Characters of a reply: GitHub takes 65,536 of a comment. */
const LONGEST_REPLY = 60_000;
/** Characters of the differences together, before they are made harmless. */
const LONGEST_DIFFERENCE = 30_000;
const MOST_PROBLEMS = 10;

/** A commit that was made. */
interface Committed {
  /** Who has asked for it. */
  readonly login: string;
  readonly commit: string;
  /** Whether GitHub starts no workflow for it. */
  readonly startsNothing: boolean;
}

/** What was committed, and how it differs from the reference; and what stood there before. */
export function committedReply(
  { verb }: CommentCommand,
  { login, commit, startsNothing }: Committed,
  { plans, views }: Pick<Planning, 'plans' | 'views'>,
): string {
  const difference = views
    .filter((_, i) => plans[i]?.isKnown === false)
    .map((view) => renderDiff(view, { colour: false, width: COLUMNS }))
    .join('\n');
  const known = plans.filter(({ isKnown }) => isKnown);
  const told = [
    `${verb === 'accept' ? 'Accepted' : 'Rejected'} for ${markdownCode(login)}, by the commit ${markdownCode(commit.slice(0, 7))} to this pull request:`,
    '',
    ...plans.filter(({ isKnown }) => !isKnown).map(planLine),
    '',
    ...(known.length === 0
      ? []
      : ['What stands there already, and was left as it is:', '', ...known.map(planLine), '']),
  ];
  const after = startsNothing ? [STARTS_NOTHING] : [];
  return withDifference(difference, (block) => page([...told, ...block, ...after]));
}

const STARTS_NOTHING =
  'GitHub starts no workflow for a commit by this token: push, or close and open the pull request again, so that its checks run.';

/** With as much of a difference as has room: hostile text is longer when it is shown, and its fences may be as long as itself. */
function withDifference(text: string, replyOf: (block: readonly string[]) => string): string {
  for (let longest = LONGEST_DIFFERENCE; longest > 100; longest /= 2) {
    const reply = replyOf(fenced('What differs from the reference', cut(text, longest)));
    if (reply.length <= LONGEST_REPLY) return reply;
  }
  return replyOf(['What differs is too long for a comment: the commit shows it.', '']);
}

/** Nothing was to be done. */
export function nothingNewReply(plans: readonly Plan[]): string {
  return page(['Nothing to commit, it stands there already:', '', ...plans.map(planLine)]);
}

/** The file of a summary, with the session where its lines are several. */
function planLine({ file, session, isMasked, remarks }: Plan): string {
  const told = [...(isMasked ? ['a credential in it is masked'] : []), ...remarks];
  const which = file.endsWith('.jsonl') ? `: ${markdownCode(session)}` : '';
  return `- ${markdownCode(file)}${which}${told.map((remark) => `<br>! ${markdownInline(remark)}`).join('')}`;
}

/** Why nothing was committed, where something is wrong with what was asked for or with what stands there. */
export function refusedReply(problems: readonly Problem[]): string {
  return problemPage('Nothing was committed:', problems);
}

/** GitHub did not answer: what was asked of it last may have been done all the same. */
export function lostReply(problems: readonly Problem[]): string {
  return problemPage(
    'GitHub gave no answer. See whether a commit has come to this pull request, and comment again if not:',
    problems,
  );
}

function problemPage(heading: string, problems: readonly Problem[]): string {
  let room = LONGEST_REPLY;
  const shown = problems.slice(0, MOST_PROBLEMS).flatMap(({ message, place, hint }) => {
    const where = place === undefined ? '' : `${markdownCode(formatPlace(place))}: `;
    const line = `- ${where}${markdownInline(message)}${hint === undefined ? '' : `<br>${markdownInline(hint)}`}`;
    room -= line.length;
    return room < 0 ? [] : [line];
  });
  const hidden = problems.length - shown.length;
  return page([heading, '', ...shown, ...(hidden > 0 ? [`- and ${hidden} more`] : [])]);
}

/** The command could not be read. */
export function misreadReply(problem: string): string {
  return page([`Nothing was committed: ${markdownInline(problem)}.`, '', `Allowed: ${markdownCode(USAGE, 500)}`]);
}

/** The branch is one of a fork, to which the token of this repository cannot write. */
export function forkReply({ verb, sessions, because, code }: CommentCommand, pullRequest: number): string {
  const operands = sessions.map(shellWord).join(' ');
  const why = because === undefined ? '' : ` --because ${shellWord(because)}`;
  const what = code === undefined ? '' : ` --code ${code}`;
  return page([
    'Nothing was committed: this pull request comes from a fork, and the token of this workflow cannot write there. Where its author allows edits by maintainers, this does it, with a program that stands outside of the checkout. Read what the fork changes first: hooks and scripts of a checkout run as you.',
    '',
    ...codeBlock(
      [
        'npm install --global summary-gate',
        `gh pr checkout ${pullRequest}`,
        `summary-gate ${verb} --by "$(git config user.name)"${why}${what} -- ${operands}`,
        'git add --all && git commit && git push',
      ].join('\n'),
      'sh',
    ),
  ]);
}

function fenced(title: string, text: string): readonly string[] {
  return [
    '<details>',
    `<summary>${title}</summary>`,
    '',
    ...codeBlock(text.replaceAll('@', '@\u200b'), 'text'),
    '</details>',
    '',
  ];
}

function page(lines: readonly string[]): string {
  return `${lines.join('\n').trimEnd()}\n`;
}
