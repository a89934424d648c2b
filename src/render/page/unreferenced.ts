import { showNumber } from '../../core/numbers.js';
import { DIMENSIONS } from '../../core/summary.js';
import type { ReportSession } from '../../report/schema.js';
import { markdownCode } from '../escape.js';
import { inWords } from '../wording.js';

/** Their scores by the judge, a row each; nothing where there is none. */
export function unreferencedTable(rows: readonly string[]): readonly string[] {
  if (rows.length === 0) return [];
  return [
    `| Session | Judge | ${DIMENSIONS.map(inWords).join(' | ')} |`,
    `|:---|---:|${DIMENSIONS.map(() => '---:').join('|')}|`,
    ...rows,
    '',
  ];
}

export function unreferencedRow({ name, judge }: ReportSession): string {
  const scores = DIMENSIONS.map(
    (wanted) => judge?.dimensions.find(({ dimension }) => dimension === wanted)?.score ?? null,
  );
  const [overall, ...rest] = [judge?.overall ?? null, ...scores].map(showNumber);
  const label = judge?.simulated === true ? ' (simulated)' : '';
  return `| ${markdownCode(name, 100)} | **${overall}**${label} | ${rest.join(' | ')} |`;
}
