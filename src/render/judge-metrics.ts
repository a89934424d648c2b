import { counted } from '../counted.js';
import { showNumber } from '../gates/shown.js';
import { REPORTED_METRICS } from '../judge/judge-metrics.js';
import type { ReportJudge, ReportSession } from '../report/schema.js';
import { collapsed } from './collapsed.js';
import { markdownCode } from './escape.js';
import { showInterval } from './interval.js';
import { inWords } from './wording.js';

/** What the judge measured beside the rubric, what canaries say about it, and how good its explanations are. */
export function judgeNotes(judge: ReportJudge): readonly string[] {
  return judge.absence === null ? [...metricSentence(judge), ...judgeChecks(judge)] : [];
}

/** What canaries and the judged explanations say about the judge. */
export function judgeChecks(judge: ReportJudge): readonly string[] {
  return judge.absence === null ? [...canarySentence(judge), ...metaSentence(judge)] : [];
}

type Totals = NonNullable<ReportJudge['metrics']['relevance']>;

function entriesOf({ metrics }: ReportJudge): readonly (readonly [string, Totals])[] {
  return Object.entries(metrics).flatMap(([name, totals]) => (totals === undefined ? [] : [[name, totals] as const]));
}

function metricSentence(judge: ReportJudge): readonly string[] {
  const entries = entriesOf(judge);
  if (entries.length === 0) return [];
  const label = judge.simulated === true ? 'simulated: ' : '';
  return [label + entries.map(([name, { mean, measured }]) => `${name} ${showNumber(mean)} (${measured})`).join(', ')];
}

function canarySentence({ canaries, voided }: ReportJudge): readonly string[] {
  const { asked, measured } = canaries;
  if (voided !== null) return [`Void: ${voided}; no gate of the judge is evaluated`];
  if (asked === 0) return [];
  const unmeasured = asked - measured;
  const gap = unmeasured === 0 ? '' : `, ${unmeasured} not measured`;
  return [`${measured} of ${asked === 1 ? '1 canary' : `${asked} canaries`} seen through${gap}`];
}

function metaSentence({ meta_evaluation: meta }: ReportJudge): readonly string[] {
  const { run, measured, not_run: notRun, mean, quotes } = meta;
  if (run + notRun === 0) return [];
  const found = [
    `${meta.specific} specific`,
    `${meta.quotes_exist} quote what exists`,
    `${meta.matches_score} match their score`,
    `${meta.actionable} actionable`,
  ].join(', ');
  const quality = measured === 0 ? 'none measured' : `quality ${showNumber(mean)} (${found})`;
  const why = Object.entries(meta.not_run_reasons).map(([reason, count]) => `${inWords(reason)} ${count}`);
  const missing = notRun === 0 ? '' : `, ${notRun} not run (${why.join(', ')})`;
  const checked =
    quotes.explanations === 0
      ? ''
      : `; of ${counted(quotes.explanations, 'explanation')} with quotes ${quotes.sound} quote only what exists`;
  return [`${counted(run, 'explanation')} of the judge judged: ${quality}${missing}${checked}`];
}

/** The metrics beside the rubric as a table of GitHub Markdown, and how the sessions are spread. */
export function metricTable(judge: ReportJudge, sessions: readonly ReportSession[]): readonly string[] {
  const entries = entriesOf(judge);
  if (entries.length === 0 || judge.absence !== null) return [];
  return [
    `| Metric${judge.simulated === true ? ' (simulated)' : ''} | Mean | 95 % interval | Median | 95th percentile | Standard deviation | Measured | Not askable | Alert | Worst session |`,
    '|:---|---:|:---:|---:|---:|---:|---:|---:|:---|:---|',
    ...entries.map(([name, { mean, ci95, p50, p95, stddev, measured, wanted, skipped }]) => {
      const alert = judge.alerts.find(({ metric }) => metric === name)?.level ?? '';
      const numbers = [showNumber(mean), showInterval(ci95), ...[p50, p95, stddev].map(showNumber)].join(' | ');
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

type Judged = NonNullable<ReportSession['judge']>;

/** A metric of one session for a table beside the rubric's numbers. */
export interface MetricRow {
  readonly name: string;
  /** Null where it was not measured. */
  readonly score: number | null;
  /** Partly the judge's words. */
  readonly said: string | null;
}

/** What was measured of one session beside the rubric; what could not be asked is left out. */
export function metricRows({ metrics }: Judged): readonly MetricRow[] {
  return (['relevance', 'coherence', 'faithfulness', 'completion'] as const).flatMap((name) => {
    const result = metrics?.[name];
    return result === undefined ? [] : [{ name, score: result.score, said: result.explanation }];
  });
}
