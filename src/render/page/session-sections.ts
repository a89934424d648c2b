import type { Dimension } from '../../core/summary.js';
import { capitalised, counted } from '../../core/text.js';
import { dimensionsOf } from '../../report/per-dimension.js';
import { waivedSessions } from '../../report/report-session.js';
import type { Report, ReportSession } from '../../report/schema.js';
import { failingAlike } from '../causes.js';
import {
  contradicting,
  disagreeing,
  failingThenWaived,
  faulted,
  unreferenced,
  worstFirst,
} from '../chosen-sessions.js';
import { advisedForAll, failingHeading, failingNote, failureInWords, isCompared, moreFailing } from '../wording.js';
import { nameList } from './baseline-section.js';
import { type Share, take } from './budget.js';
import { collapsed, heading, more, type Page, section } from './layout.js';
import { sessionBlock } from './session-block.js';
import { sessionRow, sessionTable, unreferencedRow, unreferencedTable } from './session-table.js';

/** What a page is made from: the report, and its sessions in the order in which they are shown. */
export interface Shown {
  readonly report: Report;
  /** The worst first, and behind them those that are waived. */
  readonly failing: readonly ReportSession[];
  readonly passing: readonly ReportSession[];
}

export function shownOf(report: Report): Shown {
  return {
    report,
    failing: failingThenWaived(report.sessions, waivedSessions(report)),
    passing: worstFirst(report.sessions.filter((session) => !session.failed && isCompared(session))),
  };
}

/** The worst with what is wrong with them, all others at least in a table. */
export function failingSessions({ report, failing }: Shown, page: Page): readonly string[] {
  if (failing.length === 0) return [];
  const { table, rows, open, closed } = page.budget.failing;
  const look = { ...lookOf(page), waived: waivedSessions(report), advised: advisedForAll(report) };
  const opened = take(failing, open, (session) => sessionBlock(session, 'open', look));
  const folded = take(failing.slice(opened.length), closed, (session) => sessionBlock(session, 'closed', look));
  const blocks = [...opened, ...folded];
  const note = failingNote(report);
  const waived = look.waived.size;
  const rest = (left: readonly ReportSession[], what = '') => moreFailingSessions(left, look.waived, page, what);
  const head = [
    ...heading(`${failingHeading(failing.length, waived)}${failing.length === 1 ? '' : ', the worst first'}`, page),
    ...(note === undefined ? [] : [note, '']),
    ...causes(failing, page),
  ];
  if (table === 'of all') {
    const dimensions = dimensionsOf(report);
    const scores = take(failing, rows, (session) => sessionRow(session, dimensions));
    return [
      ...head,
      ...sessionTable(scores, dimensions),
      ...rest(failing.slice(scores.length)),
      ...blocks,
      ...(blocks.length === scores.length ? [] : rest(failing.slice(blocks.length), 'findings of ')),
    ];
  }
  const others = failing.slice(blocks.length);
  const word = fateOf(others, look.waived);
  const title = blocks.length === 0 ? `❌ ${capitalised(word)} sessions` : `❌ Other ${word} sessions`;
  return [...head, ...blocks, ...foldedScores(title, others, { share: rows, rest, dimensions: dimensionsOf(report) })];
}

function moreFailingSessions(
  left: readonly ReportSession[],
  waived: ReadonlySet<string>,
  { elsewhere }: Page,
  what: string,
): readonly string[] {
  if (left.length === 0) return [];
  const last = left.filter(({ name }) => waived.has(name)).length || left.length;
  return [`… and ${what}${moreFailing(left, waived)} ${last === 1 ? 'session' : 'sessions'}${elsewhere}.`, ''];
}

function fateOf(sessions: readonly ReportSession[], waived: ReadonlySet<string>): string {
  const ofWaived = sessions.filter(({ name }) => waived.has(name)).length;
  if (ofWaived === 0) return 'failing';
  return ofWaived === sessions.length ? 'waived' : 'failing and waived';
}

/** Fewer sessions show by themselves how they are alike. */
const FEWEST_FOR_CAUSES = 4;

/** Why sessions fail, those that fail alike in a line. */
function causes(failing: readonly ReportSession[], page: Page): readonly string[] {
  const alike = failingAlike(failing);
  if (alike.flatMap(({ sessions }) => sessions).length < FEWEST_FOR_CAUSES) return [];
  const items = take(
    alike,
    page.budget.failing.causes,
    ({ cause, sessions }) =>
      `- **${counted(sessions.length, 'session')}**: ${failureInWords(cause)} (${nameList(
        sessions.map(({ name }) => name),
        3,
      )})`,
  );
  return [...items, '', ...more(alike.length - items.length, 'reason', page)];
}

/** Where a run fails and no session does, none is called passing. */
export function passingSessions({ report, failing, passing }: Shown, page: Page): readonly string[] {
  const common = { share: page.budget.passing, dimensions: dimensionsOf(report) };
  const rest = (noun: string) => (left: readonly ReportSession[]) => more(left.length, noun, page);
  return report.verdict === 'fail' && failing.length === 0
    ? foldedScores('All sessions, the lowest first', passing, { ...common, rest: rest('session') })
    : foldedScores('✅ Passing sessions', passing, { ...common, rest: rest('passing session') });
}

/** A table behind a click on every page. */
function foldedScores(
  title: string,
  sessions: readonly ReportSession[],
  {
    share,
    rest,
    dimensions,
  }: {
    readonly share: Share;
    /** What is said of those that are left out. */
    readonly rest: (left: readonly ReportSession[]) => readonly string[];
    readonly dimensions: readonly Dimension[];
  },
): readonly string[] {
  if (sessions.length === 0) return [];
  const rows = take(sessions, share, (session) => sessionRow(session, dimensions));
  return collapsed(`${title} (${sessions.length})`, [
    ...sessionTable(rows, dimensions),
    ...rest(sessions.slice(rows.length)),
  ]);
}

/** Passing sessions of which the judge thinks otherwise: the cheapest queue for a human look. Failing ones are shown as such. */
export function disagreements({ passing }: Shown, page: Page): readonly string[] {
  const title = { icon: '🔍', words: 'Rubric and judge disagree' };
  return readToo(title, disagreeing(passing), page.budget.disagreeing, page);
}

/** Passing sessions with claims or requirements that the judge faults: what its gates fail by. */
export function faults({ passing }: Shown, page: Page): readonly string[] {
  const title = { icon: '🔎', words: 'Passing sessions that the judge faults' };
  return readToo(title, faulted(passing), page.budget.faulted, page);
}

/** What the verdict passes over: the findings of other passing sessions stand in report.json alone. */
export function contradictions({ report, passing }: Shown, page: Page): readonly string[] {
  const title = { icon: '⚠️', words: 'Contradictions that no gate counts' };
  return readToo(title, contradicting(report, passing), page.budget.faulted, page);
}

/** Sessions that pass and should be looked at all the same. */
function readToo(
  title: { readonly icon: string; readonly words: string },
  sessions: readonly ReportSession[],
  share: Share,
  page: Page,
): readonly string[] {
  if (sessions.length === 0) return [];
  const blocks = take(sessions, share, (session) => sessionBlock(session, 'closed', lookOf(page)));
  return section(
    { ...title, count: sessions.length },
    [...blocks, ...more(sessions.length - blocks.length, 'such session', page)],
    page,
  );
}

/** What has no reference, and was judged on its own merits. */
export function judgedAlone({ report }: Shown, page: Page): readonly string[] {
  const all = unreferenced(report.sessions);
  const dimensions = dimensionsOf(report);
  if (all.length === 0) return [];
  const rows = take(all, page.budget.unreferenced, (session) => unreferencedRow(session, dimensions));
  const content = [
    'The judge alone has seen these, on their own merits. They are in no mean of the rubric.',
    '',
    ...unreferencedTable(rows, dimensions),
    ...more(all.length - rows.length, 'such session', page),
  ];
  return section({ words: 'Without a reference', count: all.length }, content, page);
}

/** How sessions and findings are shown. */
export function lookOf({ budget, linkTo }: Page) {
  return { ...budget.look, linkTo };
}
