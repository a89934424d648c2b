import { showNumber } from '../../core/numbers.js';
import type { Dimension } from '../../core/summary.js';
import { counted } from '../../core/text.js';
import { waivedSessions } from '../../report/report-session.js';
import type { Report, ReportSession } from '../../report/schema.js';
import { markdownCode } from '../escape.js';
import { inWords, isCompared, WAIVED } from '../wording.js';

/** The scores of sessions, a row each; nothing where there is none. */
export function sessionTable(rows: readonly string[], dimensions: readonly Dimension[]): readonly string[] {
  if (rows.length === 0) return [];
  return [
    `| Session | Overall | ${dimensions.map(inWords).join(' | ')} | Findings |`,
    `|:---|---:|${dimensions.map(() => '---:').join('|')}|---:|`,
    ...rows,
    '',
  ];
}

export function sessionRow(session: ReportSession, dimensions: readonly Dimension[]): string {
  const scores = [session.overall, ...dimensions.map((wanted) => scoreOf(session, wanted))].map(showNumber);
  const findings = session.findings.length + (session.findings_omitted ?? 0);
  const { samples, spread = null, worst } = session;
  const lowest = samples?.find(({ sample }) => sample === worst)?.overall ?? null;
  const range = samples === undefined ? '' : ` ± ${showNumber(spread)}, worst ${showNumber(lowest)}`;
  return `| ${markdownCode(session.name, 100)} | **${scores[0]}**${range} | ${[...scores.slice(1), findings].join(' | ')} |`;
}

function scoreOf({ dimensions }: ReportSession, wanted: Dimension): number | null {
  return dimensions.find(({ dimension }) => dimension === wanted)?.score ?? null;
}

/** The scores that the judge gives candidates without a reference, a row each; nothing where there is none. */
export function unreferencedTable(rows: readonly string[], dimensions: readonly Dimension[]): readonly string[] {
  if (rows.length === 0) return [];
  return [
    `| Session | Judge | ${dimensions.map(inWords).join(' | ')} |`,
    `|:---|---:|${dimensions.map(() => '---:').join('|')}|`,
    ...rows,
    '',
  ];
}

export function unreferencedRow({ name, judge }: ReportSession, dimensions: readonly Dimension[]): string {
  const scores = dimensions.map(
    (wanted) => judge?.dimensions.find(({ dimension }) => dimension === wanted)?.score ?? null,
  );
  const [overall, ...rest] = [judge?.overall ?? null, ...scores].map(showNumber);
  const label = judge?.simulated === true ? ' (simulated)' : '';
  return `| ${markdownCode(name, 100)} | **${overall}**${label} | ${rest.join(' | ')} |`;
}

/** How many sessions fail and pass, in one line; `links` stand at its end. */
export function countsLine({ sessions, corpus_size: size, verdict }: Report, links: readonly string[]): string {
  const counting = sessions.filter(isCompared);
  const unreferenced = sessions.filter(({ status }) => status === 'unreferenced').length;
  const waived = waivedSessions({ sessions: counting }).size;
  const failing = counting.filter(({ failed }) => failed).length - waived;
  const unusable = counting.filter(({ status }) => status !== 'scored').length;
  return [
    `**${counted(counting.length + unreferenced, 'session')}**`,
    ...(size === 0 ? [] : fatesOf({ failing, passing: counting.length - failing - waived, verdict })),
    ...(waived === 0 ? [] : [`${WAIVED} ${waived} waived`]),
    ...(unreferenced === 0 ? [] : [`${unreferenced} without a reference`]),
    ...(unusable === 0 ? [] : [`${unusable} without a usable candidate`]),
    ...links,
  ].join(' · ');
}

/** Where the run fails by a mean, or by the judge, no session is to blame, and none can be said to pass. */
function fatesOf({
  failing,
  passing,
  verdict,
}: {
  readonly failing: number;
  readonly passing: number;
  readonly verdict: Report['verdict'];
}): readonly string[] {
  if (failing === 0 && verdict === 'fail') return ['no session fails on its own'];
  return [marked('❌', failing, 'failing'), marked('✅', passing, 'passing')];
}

/** Nothing red where nothing fails, and nothing green where nothing passes. */
function marked(mark: string, n: number, what: string): string {
  return n === 0 ? `${n} ${what}` : `${mark} ${n} ${what}`;
}
