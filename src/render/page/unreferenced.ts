import { showNumber } from '../../core/numbers.js';
import type { Dimension } from '../../core/summary.js';
import type { ReportSession } from '../../report/schema.js';
import { markdownCode } from '../escape.js';
import { inWords } from '../wording.js';

/** Their scores by the judge, a row each; nothing where there is none. */
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
