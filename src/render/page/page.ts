import type { Report } from '../../report/schema.js';
import { newlyWorse, onlyWarns } from '../../report/title.js';
import { consequence } from '../consequence.js';
import { markdownBehind } from '../escape.js';
import {
  type Budget,
  bytesOf,
  COMMENT_BUDGETS,
  LONGEST_COMMENT,
  LONGEST_SUMMARY,
  largestThatFits,
  SUMMARY_BUDGETS,
} from './budget.js';
import { type CommentFrame, closing, elsewhere, identityLine } from './comment-frame.js';
import { sectionsOf } from './sections.js';

/** Who renders a report of others' making has its version from there. */
const LONGEST_VERSION = 100;

/** The mark of a verdict. It is green only where nothing newly fails. */
function markOf(report: Report): string {
  switch (report.verdict) {
    case 'pass':
      return newlyWorse(report).length > 0 ? '⚠️' : '✅';
    case 'fail':
      return '❌';
    case 'inconclusive':
      return '⚪';
  }
}

/** The report as a page of its own in GitHub Markdown: the step summary, and report.md, which stands alone without links. */
export function renderMarkdown(report: Report): string {
  const sections = sectionsOf(report);
  const identity = identityLine(report);
  const page = { layout: 'page of its own', links: [], elsewhere: ' in report.json', linkTo: () => undefined } as const;
  const ofLines = (lines: readonly string[]): string =>
    [
      onlyWarns(report)
        ? `# ⚠️ ${report.title}, which only warns (\`warn-only\`)`
        : `# ${markOf(report)} ${report.title}`,
      '',
      ...lines,
      `<sub>summary-gate ${markdownBehind(report.tool.version, LONGEST_VERSION)}, rubric ${report.rubric.version}, scored ${report.scored_at}, corpus ${report.corpus_digest.slice(0, 12)}, settings ${report.settings_digest.slice(0, 12)}</sub>`,
      ...(identity === '' ? [] : ['', `<sub>${identity}</sub>`]),
      '',
    ].join('\n');
  const ofBudget = (budget: Budget): string => ofLines(sections({ ...page, budget }));
  const shortest = (): string => ofLines([`${NO_ROOM}: report.json has all.`, '']);
  return largestThatFits(SUMMARY_BUDGETS, LONGEST_SUMMARY, ofBudget, shortest, bytesOf);
}

/** What stands for all sections of a page where names and texts leave no room even for the shortest of them. */
const NO_ROOM = 'Its names and texts are too long to be shown here';

/** The report as a comment on a pull request, in the largest size that fits. */
export function renderComment(report: Report, frame: CommentFrame, longest = LONGEST_COMMENT): string {
  const sections = sectionsOf(report);
  const [full] = COMMENT_BUDGETS;
  const head = [frame.marker, `## ${consequence(report, frame.warnOnly)}`, ''];
  const ofBudget = (budget: Budget): string =>
    [
      ...head,
      ...sections({
        budget,
        layout: 'comment',
        links: [`[whole report](${frame.summaryUrl})`],
        sinceLastPush: frame.sinceLastPush,
        elsewhere: `: ${elsewhere(frame)}`,
        linkTo: frame.linkTo,
      }),
      ...(budget === full ? [] : [`Shortened to fit: ${elsewhere(frame)}.`, '']),
      ...closing(frame),
    ].join('\n');
  // A comment that GitHub refuses would leave that of the push before, and what it says of the verdict.
  const shortest = (): string => [...head, `${NO_ROOM}: ${elsewhere(frame)}.`, '', frame.footer, ''].join('\n');
  return largestThatFits(COMMENT_BUDGETS, longest, ofBudget, shortest);
}
