import { counted } from '../counted.js';
import { showNumber } from '../gates/shown.js';
import { SIMULATION_LABEL } from '../judge/simulation.js';
import type { Report, ReportJudge } from '../report/schema.js';
import { DIMENSIONS } from '../summary.js';
import { markdownInline } from './escape.js';
import { judgeNotes, metricTable } from './judge-metrics.js';
import { trustNotes } from './judge-trust.js';
import { inWords } from './wording.js';

/** What the judge came to, in one sentence of our own words and numbers; the model's name is foreign. */
export function judgeSentence(judge: ReportJudge, corpusSize: number): string {
  if (judge.absence !== null) {
    const decides = corpusSize === 0 ? 'nothing is known' : 'the rubric decides alone';
    return `The judge could not be asked (${inWords(judge.absence)}): ${decides}`;
  }
  if (judge.simulated === true) return `The judge was ${SIMULATION_LABEL}`;
  return `The judge (${judge.model}, ${judge.mode}) ${resultOf(judge)}; ${judge.measured} of ${judge.wanted} measurements`;
}

function resultOf({ overall_mean: mean, metrics, wanted, measured }: ReportJudge): string {
  if (mean !== null) return `gives ${showNumber(mean)} overall`;
  const { hallucination, ...others } = metrics;
  const ofOthers = Object.values(others).reduce((sum, totals) => sum + (totals?.wanted ?? 0), 0);
  // Without the rubric there is no overall to give.
  return measured > 0 && ofOthers === wanted ? 'was not asked for an overall' : 'measured nothing';
}

/** What it took: requests, recorded answers, money. */
export function judgeEffort({
  simulated,
  transport,
  calls,
  retries,
  cache_hits: hits,
  cost_usd: cost,
  saved_usd: saved,
}: Pick<
  ReportJudge,
  'simulated' | 'transport' | 'calls' | 'retries' | 'cache_hits' | 'cost_usd' | 'saved_usd'
>): string {
  if (simulated === true) return 'no request, no cost';
  return [
    `${counted(calls, 'request')}${transport === 'batch' ? ' by batch' : ''}`,
    ...(retries > 0 ? [retries === 1 ? '1 of them a retry' : `${retries} of them retries`] : []),
    ...(hits > 0 ? [`${counted(hits, 'recorded answer')} (saved ${usd(saved)})`] : []),
    `cost ${usd(cost)}`,
  ].join(', ');
}

/** Why something was not measured, the most frequent reason first; nothing when all was. */
export function judgeGaps({
  unmeasured,
  unmeasured_reasons: reasons,
}: Pick<ReportJudge, 'unmeasured' | 'unmeasured_reasons'>): string | undefined {
  if (unmeasured === 0) return undefined;
  const list = Object.entries(reasons).map(([reason, count]) => `${inWords(reason)} ${count}`);
  return `${counted(unmeasured, 'measurement')} missing: ${list.join(', ')}`;
}

function usd(amount: number | null): string {
  return amount === null ? 'unknown' : `$${amount.toFixed(4)}`;
}

/** The judge's part of a page of GitHub Markdown: its means beside those of the rubric. */
export function judgeSection({ judge, statistics, settings, corpus_size: size, sessions }: Report): readonly string[] {
  if (judge === undefined) return [];
  const gaps = judgeGaps(judge);
  const about = [
    judgeSentence(judge, size),
    ...judgeNotes(judge),
    judgeEffort(judge),
    ...(gaps === undefined ? [] : [gaps]),
  ];
  const row = (name: string, given: number | null, rubric: number | null): string =>
    `| ${name} | ${showNumber(given)} | ${showNumber(rubric)} |`;
  return [
    '## Judge',
    '',
    ...about.map((text) => `${markdownInline(text)}.  `),
    ...trustNotes(judge, settings).map((text) => `${markdownInline(text)}.  `),
    ...(judge.base_url === null ? [] : [`${markdownInline(`Asked at ${judge.base_url}`)}.  `]),
    '',
    ...(judge.absence === null
      ? [
          `| | Judge${judge.simulated === true ? ' (simulated)' : ''} | Rubric |`,
          '|:---|---:|---:|',
          row('**overall**', judge.overall_mean, statistics.overall.mean),
          ...DIMENSIONS.map((dimension) =>
            row(inWords(dimension), judge.dimension_means[dimension], statistics.dimensions[dimension].mean),
          ),
          '',
        ]
      : []),
    ...metricTable(judge, sessions),
  ];
}
