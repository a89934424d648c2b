import { showNumber } from '../../core/numbers.js';
import { eachDimension } from '../../report/per-dimension.js';
import type { Report, ReportJudge, ReportSession } from '../../report/schema.js';
import { REPORTED_METRICS } from '../../settings/judge-metrics.js';
import { markdownCode, markdownInline } from '../escape.js';
import {
  askedOf,
  badTail,
  entriesOf,
  judgeEffort,
  judgeGaps,
  judgeNotes,
  judgeSentence,
  trustNotes,
} from '../judge-sentences.js';
import { inWords, showInterval } from '../wording.js';
import { collapsed, lines } from './layout.js';

/** What the judge came to, what it took and what must be known about it, in a sentence each. */
export function judgeLine(report: Report): readonly string[] {
  const { judge, settings } = report;
  if (judge === undefined) return [];
  return [
    `${markdownInline(aboutJudge(judge, report).join('; '))}.`,
    ...trustNotes(judge, settings).map((text) => `\n${markdownInline(text)}.`),
    '',
  ];
}

function aboutJudge(
  judge: ReportJudge,
  { settings, corpus_size: corpusSize }: Pick<Report, 'settings' | 'corpus_size'>,
): readonly string[] {
  const gaps = judgeGaps(judge);
  return [
    judgeSentence(judge, corpusSize),
    ...judgeNotes(judge),
    judgeEffort(judge, settings),
    ...(gaps === undefined ? [] : [gaps]),
  ];
}

/** The judge as a section with tables: its means beside those of the rubric. */
export function judgeSection(report: Report): readonly string[] {
  const { judge, statistics, settings, sessions } = report;
  if (judge === undefined) return [];
  const about = [...aboutJudge(judge, report), ...trustNotes(judge, settings), ...askedOf(judge)];
  const row = (name: string, given: number | null, rubric: number | null): string =>
    `| ${name} | ${showNumber(given)} | ${showNumber(rubric)} |`;
  return [
    '## Judge',
    '',
    lines(about.map((text) => `${markdownInline(text)}.`)),
    '',
    ...(judge.absence === null
      ? [
          `| | Judge${judge.simulated === true ? ' (simulated)' : ''} | Rubric |`,
          '|:---|---:|---:|',
          row('**overall**', judge.overall_mean, statistics.overall.mean),
          ...eachDimension(judge.dimension_means).map(([dimension, mean]) =>
            row(inWords(dimension), mean, statistics.dimensions[dimension]?.mean ?? null),
          ),
          '',
        ]
      : []),
    ...metricTable(judge, sessions),
  ];
}

/** The metrics beside the rubric as a table of GitHub Markdown, and how the sessions are spread. */
export function metricTable(judge: ReportJudge, sessions: readonly ReportSession[]): readonly string[] {
  const entries = entriesOf(judge);
  if (entries.length === 0 || judge.absence !== null) return [];
  return [
    `| Metric${judge.simulated === true ? ' (simulated)' : ''} | Mean | 95 % interval | Median | Worst 5 % | Standard deviation | Measured | Not askable | Alert | Worst session |`,
    '|:---|---:|:---:|---:|---:|---:|---:|---:|:---|:---|',
    ...entries.map(([name, { mean, ci95, p5, p50, p95, stddev, measured, wanted, skipped }]) => {
      const alert = judge.alerts.find(({ metric }) => metric === name)?.level ?? '';
      const numbers = [
        showNumber(mean),
        showInterval(ci95),
        ...[p50, badTail(name, { p5, p95 }), stddev].map(showNumber),
      ].join(' | ');
      return `| ${name} | ${numbers} | ${measured} of ${wanted} | ${skipped} | ${alert} | ${worstOf(name, sessions)} |`;
    }),
    '',
    ...collapsed('Sessions by metric', [...spreadTable(entries), '']),
  ];
}

/** The session with the worst score, the first of equals; nothing where none was measured. */
function worstOf(metric: string, sessions: readonly ReportSession[]): string {
  const sign = metric === 'hallucination' ? -1 : 1;
  const scored = sessions.flatMap(({ name, judge }) => {
    const score = REPORTED_METRICS.flatMap((one) => (one === metric ? (judge?.metrics?.[one]?.score ?? []) : []))[0];
    return score === undefined ? [] : [{ name, score }];
  });
  const [worst] = scored.sort((a, b) => sign * (a.score - b.score));
  return worst === undefined ? '' : `${markdownCode(worst.name, 60)} ${showNumber(worst.score)}`;
}

/** How many sessions have a score in each tenth. */
function spreadTable(entries: ReturnType<typeof entriesOf>): readonly string[] {
  const [first] = entries;
  if (first === undefined) return [];
  const borders = first[1].histogram.map(({ from, to }) => `${from.toFixed(1)} to ${to.toFixed(1)}`);
  return [
    `| | ${borders.join(' | ')} |`,
    `|:---|${borders.map(() => '---:').join('|')}|`,
    ...entries.map(([name, { histogram }]) => `| ${name} | ${histogram.map(({ count }) => count).join(' | ')} |`),
  ];
}
