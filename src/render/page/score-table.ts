import { showNumber } from '../../core/numbers.js';
import { counted } from '../../core/text.js';
import { eachDimension } from '../../report/per-dimension.js';
import type { Distribution, Report } from '../../report/schema.js';
import { inWords, showInterval } from '../wording.js';
import type { Budget } from './budget.js';
import { collapsed } from './layout.js';

/** Which dimension is weak, whether it has a gate or not; nothing where nothing was scored. */
export function scores(report: Report, { numbers }: Budget): readonly string[] {
  if (report.corpus_size === 0) return [];
  return numbers === 'in sentences' ? meansLine(report) : scoreTable(report);
}

function meansLine({ dimension_means: means }: Report): readonly string[] {
  const each = eachDimension(means).map(([dimension, mean]) => `${inWords(dimension)} ${showNumber(mean)}`);
  return [`Means by dimension: ${each.join(' · ')}`, ''];
}

function scoreTable({ statistics, corpus_size: size, rubric }: Report): readonly string[] {
  const row = (name: string, weight: string, { mean, p5 = null, p50, stddev, ci95 }: Distribution): string =>
    `| ${name} | ${weight} | ${showNumber(mean)} | ${showInterval(ci95)} | ${[p50, p5, stddev].map(showNumber).join(' | ')} |`;
  return [
    `## Scores of ${counted(size, 'session')}`,
    '',
    '| | Weight | Mean | 95 % interval | Median | 5th percentile | Standard deviation |',
    '|:---|---:|---:|---:|---:|---:|---:|',
    row('**overall**', '', statistics.overall),
    ...eachDimension(statistics.dimensions).map(([dimension, distribution]) =>
      row(inWords(dimension), showNumber(rubric.weights[dimension] ?? 0), distribution),
    ),
    '',
    ...collapsed('Sessions by overall score', ['```text', ...histogram(statistics.overall.histogram), '```', '']),
  ];
}

const HISTOGRAM_CELLS = 40;

/** A line for each tenth; the longest bar fills the width, and a bin that has anything shows something. */
function histogram(bins: Distribution['histogram']): readonly string[] {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return bins.map(({ from, to, count }) => {
    const cells = Math.ceil((count / most) * HISTOGRAM_CELLS);
    const number = String(count).padStart(String(most).length);
    return `${from.toFixed(1)} to ${to.toFixed(1)}  ${number}  ${'█'.repeat(cells)}`.trimEnd();
  });
}
