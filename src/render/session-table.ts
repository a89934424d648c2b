import { showNumber } from '../gates/shown.js';
import type { ReportSession } from '../report/schema.js';
import { DIMENSIONS } from '../summary.js';
import { markdownCode } from './escape.js';
import { inWords } from './wording.js';

/** The scores of sessions, a row each; nothing where there is none. */
export function sessionTable(rows: readonly string[]): readonly string[] {
  if (rows.length === 0) return [];
  return [
    `| Session | Overall | ${DIMENSIONS.map(inWords).join(' | ')} | Findings |`,
    `|:---|---:|${DIMENSIONS.map(() => '---:').join('|')}|---:|`,
    ...rows,
    '',
  ];
}

export function sessionRow(session: ReportSession): string {
  const scores = [session.overall, ...DIMENSIONS.map((wanted) => scoreOf(session, wanted))].map(showNumber);
  const findings = session.findings.length + (session.findings_omitted ?? 0);
  return `| ${markdownCode(session.name, 100)} | **${scores[0]}** | ${[...scores.slice(1), findings].join(' | ')} |`;
}

function scoreOf({ dimensions }: ReportSession, wanted: (typeof DIMENSIONS)[number]): number | null {
  return dimensions.find(({ dimension }) => dimension === wanted)?.score ?? null;
}
