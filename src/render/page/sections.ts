import { isDiagnosis } from '../../core/finding.js';
import { showNumber } from '../../core/numbers.js';
import { counted } from '../../core/text.js';
import { eachDimension } from '../../report/per-dimension.js';
import { isAboutPolicy } from '../../report/policy-caveats.js';
import type { Distribution, Report } from '../../report/schema.js';
import { markdownInline } from '../escape.js';
import { gateRows, gatesOf } from '../gate-rows.js';
import { pipelineAdvice } from '../pipeline-advice.js';
import { trustSentences } from '../trust.js';
import { inWords, showInterval } from '../wording.js';
import { baselineLines, baselineSection, changedInputsLine } from './baseline-section.js';
import { type Budget, take } from './budget.js';
import { evidence } from './evidence-section.js';
import { findingItem } from './finding-item.js';
import { GATE_TABLE_HEAD, gateTableRow } from './gate-table.js';
import { judgeLine, judgeSection } from './judge.js';
import { collapsed, more, type Page, section } from './layout.js';
import {
  contradictions,
  disagreements,
  failingSessions,
  faults,
  judgedAlone,
  lookOf,
  passingSessions,
  type Shown,
  shownOf,
} from './session-sections.js';
import { countsLine } from './session-table.js';

/** A part of the page, within the budget of the page. */
type Section = (shown: Shown, page: Page) => readonly string[];

/** The page from top to bottom: what decides, what is wrong, what passes, and how sure all this is. */
const SECTIONS: readonly Section[] = [
  policy,
  diagnosis,
  ({ report }) => changedInputsLine(report),
  ({ report }, { links }) => [countsLine(report, links), ''],
  advice,
  ({ report }, { budget }) => (budget.numbers === 'in sentences' ? baselineLines(report) : []),
  evidence,
  (_, { sinceLastPush }) => (sinceLastPush === undefined ? [] : [sinceLastPush, '']),
  gates,
  ({ report }, { budget }) => (budget.numbers === 'in tables' ? baselineSection(report) : []),
  ({ report }, { budget }) => scores(report, budget),
  ({ report }, { budget }) => (budget.numbers === 'in tables' ? judgeSection(report) : judgeLine(report)),
  failingSessions,
  disagreements,
  faults,
  contradictions,
  passingSessions,
  judgedAlone,
  outsideFindings,
  trust,
  caveats,
];

/** A report below its heading, made once for as many pages as are needed. */
export function sectionsOf(report: Shown['report']): (page: Page) => readonly string[] {
  const shown = shownOf(report);
  return (page) => SECTIONS.flatMap((part) => part(shown, page));
}

/** Whose settings decide, where a pull request would have them otherwise: before any number. */
function policy({ report }: Shown): readonly string[] {
  return report.caveats.filter(isAboutPolicy).flatMap((sentence) => [`⚠️ ${markdownInline(sentence)}`, '']);
}

/** What to look at in the pipeline. */
function advice({ report }: Shown): readonly string[] {
  return pipelineAdvice(report).flatMap((sentence) => [`🔧 ${sentence}.`, '']);
}

function gates({ report }: Shown, page: Page): readonly string[] {
  const all = gateRows(report.gates);
  if (all.length === 0) return ['No gate is set.', ''];
  const { most, bytes, folded, characters } = page.budget.gates;
  const rows = take(all, { most: most + folded, bytes }, (row) => gateTableRow(row, characters));
  const rest = rows.slice(most);
  const hidden = more(gatesOf(all.slice(rows.length)), 'gate', page);
  return [
    ...GATE_TABLE_HEAD,
    ...rows.slice(0, most),
    '',
    ...(rest.length === 0
      ? hidden
      : collapsed(`Other gates (${gatesOf(all.slice(most))})`, [...GATE_TABLE_HEAD, ...rest, '', ...hidden])),
  ];
}

/** What explains most of what follows. */
function diagnosis({ report }: Shown, page: Page): readonly string[] {
  const findings = report.findings.filter(isDiagnosis);
  return findings.length === 0 ? [] : [...findings.map((one) => findingItem(one, lookOf(page), null)), ''];
}

/** What belongs to no session of the corpus. */
function outsideFindings({ report }: Shown, page: Page): readonly string[] {
  const findings = report.findings.filter((finding) => !isDiagnosis(finding));
  if (findings.length === 0) return [];
  const items = take(findings, page.budget.outside, (finding) => findingItem(finding, lookOf(page), null));
  const title = { icon: '⚠️', words: 'Outside the corpus', count: findings.length };
  const hidden = more(findings.length - items.length, 'finding', page);
  return section(title, [...items, ...(items.length === 0 ? [] : ['']), ...hidden], page);
}

function trust({ report }: Shown, page: Page): readonly string[] {
  const sentences = trustSentences(report);
  if (sentences.length === 0) return [];
  return section({ icon: '📏', words: 'How far to trust these numbers', count: null }, listOf(sentences), page);
}

/** In a comment without a single score they are all that there is to say, and stand in sight. */
function caveats({ report }: Shown, page: Page): readonly string[] {
  const { corpus_size: size } = report;
  const texts = report.caveats.filter((caveat) => !isAboutPolicy(caveat));
  if (texts.length === 0) return [];
  if (size === 0 && page.layout === 'comment') return listOf(texts);
  return section({ icon: 'ℹ️', words: 'Caveats', count: texts.length }, listOf(texts), page);
}

function listOf(texts: readonly string[]): readonly string[] {
  return [...texts.map((text) => `- ${markdownInline(text)}`), ''];
}

/** Which dimension is weak, whether it has a gate or not; nothing where nothing was scored. */
function scores(report: Report, { numbers }: Budget): readonly string[] {
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
