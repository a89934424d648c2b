import { showNumber } from '../../core/numbers.js';
import { DIMENSIONS } from '../../core/summary.js';
import { counted } from '../../core/text.js';
import type { ReportGate } from '../../gates/catalogue.js';
import { waivedSessions } from '../../report/report-session.js';
import type { Distribution, Report, ReportFinding, ReportSession } from '../../report/schema.js';
import { markdownInline } from '../escape.js';
import { trustSentences } from '../trust.js';
import { failingNote, inWords, isCompared, showInterval } from '../wording.js';
import { baselineSection, changedInputsLine } from './baseline-section.js';
import { findingItem } from './finding-item.js';
import { GATE_TABLE_HEAD, gateRow } from './gate-table.js';
import { judgeSection } from './judge.js';
import { sessionBlock } from './session-block.js';
import { collapsed, countsLine, sessionRow, sessionTable } from './session-table.js';
import {
  disagreeing,
  failedFirst,
  faulted,
  unreferenced,
  unreferencedRow,
  unreferencedTable,
  worstFirst,
} from './unreferenced.js';

interface Share {
  readonly most: number;
  readonly bytes: number;
}

/**
 * How much of the page each part may take; the rest is counted, and report.json has it. All together stay below
 * 900 KiB: a step summary may have 1 MiB, and hostile text grows by escaping.
 */
const SHARES = {
  gates: { most: 50, bytes: 80 * 1024 },
  failingTable: { most: 200, bytes: 120 * 1024 },
  failing: { most: 50, bytes: 300 * 1024 },
  disagreeing: { most: 20, bytes: 60 * 1024 },
  faulted: { most: 20, bytes: 50 * 1024 },
  unreferenced: { most: 200, bytes: 40 * 1024 },
  passing: { most: 200, bytes: 120 * 1024 },
  outside: { most: 50, bytes: 120 * 1024 },
} satisfies Readonly<Record<string, Share>>;

/** At most eight findings of a session. No links: the page also stands alone, as report.md. */
const LOOK = { findings: 8, characters: 500, judge: 'words', codes: 'shown', linkTo: () => undefined } as const;

/** The report as a page of GitHub Markdown: verdict, gates, failing sessions open, passing ones collapsed, caveats. */
export function renderMarkdown(report: Report): string {
  const failing = worstFirst(report.sessions.filter(({ failed }) => failed));
  const passing = worstFirst(report.sessions.filter((session) => !session.failed && isCompared(session)));
  return [
    `# ${ICONS[report.verdict]} ${report.title}`,
    '',
    ...changedInputsLine(report),
    countsLine(report, []),
    '',
    ...gateTable(report.gates),
    ...baselineSection(report),
    ...scoreTable(report),
    ...judgeSection(report),
    ...failingSessions(failing, failingNote(report), waivedSessions(report)),
    ...disagreements(passing),
    ...faults(passing),
    ...passingSessions(passing),
    ...judgedAlone(report.sessions),
    ...outsideFindings(report.findings),
    ...trustSection(report),
    ...(report.caveats.length === 0
      ? []
      : ['## Caveats', '', ...report.caveats.map((text) => `- ${markdownInline(text)}`), '']),
    `<sub>summary-gate ${report.tool.version}, rubric ${report.rubric.version}, scored ${report.scored_at}, corpus ${report.corpus_digest.slice(0, 12)}, settings ${report.settings_digest.slice(0, 12)}</sub>`,
    '',
  ].join('\n');
}

const ICONS: Readonly<Record<Report['verdict'], string>> = { pass: '✅', fail: '❌', inconclusive: '⚪' };

function gateTable(gates: readonly ReportGate[]): readonly string[] {
  if (gates.length === 0) return ['No gate is set.', ''];
  const rows = take(failedFirst(gates), SHARES.gates, (gate) => gateRow(gate, 300));
  return [...GATE_TABLE_HEAD, ...rows, '', ...more(gates.length - rows.length, 'gate')];
}

function scoreTable({ statistics, corpus_size: size, rubric }: Report): readonly string[] {
  if (size === 0) return [];
  const row = (name: string, weight: string, { mean, p50, p95, stddev, ci95 }: Distribution): string =>
    `| ${name} | ${weight} | ${showNumber(mean)} | ${showInterval(ci95)} | ${[p50, p95, stddev].map(showNumber).join(' | ')} |`;
  return [
    `## Scores of ${counted(size, 'session')}`,
    '',
    '| | Weight | Mean | 95 % interval | Median | 95th percentile | Standard deviation |',
    '|:---|---:|---:|---:|---:|---:|---:|',
    row('**overall**', '', statistics.overall),
    ...DIMENSIONS.map((dimension) =>
      row(inWords(dimension), showNumber(rubric.weights[dimension]), statistics.dimensions[dimension]),
    ),
    '',
    ...collapsed('Sessions by overall score', ['```text', ...histogram(statistics.overall.histogram), '```', '']),
  ];
}

function trustSection(report: Report): readonly string[] {
  const sentences = trustSentences(report);
  if (sentences.length === 0) return [];
  return ['## How far to trust these numbers', '', ...sentences.map((text) => `- ${markdownInline(text)}`), ''];
}

const HISTOGRAM_CELLS = 40;

/** A line for each tenth; the longest bar fills the width, and a bin that has anything shows something. */
function histogram(bins: Report['statistics']['overall']['histogram']): readonly string[] {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return bins.map(({ from, to, count }) => {
    const cells = Math.ceil((count / most) * HISTOGRAM_CELLS);
    const number = String(count).padStart(String(most).length);
    return `${from.toFixed(1)} to ${to.toFixed(1)}  ${number}  ${'█'.repeat(cells)}`.trimEnd();
  });
}

function failingSessions(
  failing: readonly ReportSession[],
  note: string | undefined,
  waived: ReadonlySet<string>,
): readonly string[] {
  if (failing.length === 0) return [];
  const rows = take(failing, SHARES.failingTable, sessionRow);
  const blocks = take(failing, SHARES.failing, (session) => sessionBlock(session, 'open', { ...LOOK, waived }));
  return [
    `## Failing sessions (${failing.length})`,
    '',
    ...(note === undefined ? [] : [note, '']),
    ...sessionTable(rows),
    ...more(failing.length - rows.length, 'failing session'),
    ...blocks,
    ...(blocks.length === rows.length ? [] : more(failing.length - blocks.length, 'failing session', 'findings of ')),
  ];
}

function passingSessions(passing: readonly ReportSession[]): readonly string[] {
  if (passing.length === 0) return [];
  const rows = take(passing, SHARES.passing, sessionRow);
  return collapsed(`✅ Passing sessions (${passing.length})`, [
    ...sessionTable(rows),
    ...more(passing.length - rows.length, 'passing session'),
  ]);
}

/** Passing sessions of which the judge thinks otherwise: the cheapest queue for a human look. */
function disagreements(passing: readonly ReportSession[]): readonly string[] {
  const all = disagreeing(passing);
  if (all.length === 0) return [];
  const blocks = take(all, SHARES.disagreeing, (session) => sessionBlock(session, 'closed', LOOK));
  return [
    `## Rubric and judge disagree (${all.length})`,
    '',
    ...blocks,
    ...more(all.length - blocks.length, 'such session'),
  ];
}

/** Passing sessions with claims or requirements that the judge faults: what its gates fail by. */
function faults(passing: readonly ReportSession[]): readonly string[] {
  const all = faulted(passing);
  if (all.length === 0) return [];
  const blocks = take(all, SHARES.faulted, (session) => sessionBlock(session, 'closed', LOOK));
  return [
    `## Passing sessions that the judge faults (${all.length})`,
    '',
    ...blocks,
    ...more(all.length - blocks.length, 'such session'),
  ];
}

/** What has no reference, and was judged on its own merits. */
function judgedAlone(sessions: readonly ReportSession[]): readonly string[] {
  const all = unreferenced(sessions);
  if (all.length === 0) return [];
  const rows = take(all, SHARES.unreferenced, unreferencedRow);
  return [
    `## Without a reference (${all.length})`,
    '',
    'The judge alone has seen these, on their own merits. They are in no mean of the rubric.',
    '',
    ...unreferencedTable(rows),
    ...more(all.length - rows.length, 'such session'),
  ];
}

function outsideFindings(findings: readonly ReportFinding[]): readonly string[] {
  if (findings.length === 0) return [];
  const items = take(findings, SHARES.outside, (finding) => findingItem(finding, LOOK, null));
  return ['## Outside the corpus', '', ...items, '', ...more(findings.length - items.length, 'finding')];
}

/** As many of the items as a share allows, rendered. */
function take<T>(items: readonly T[], { most, bytes }: Share, render: (item: T) => string): readonly string[] {
  const taken: string[] = [];
  let left = bytes;
  for (const item of items.slice(0, most)) {
    const text = render(item);
    left -= new TextEncoder().encode(text).length + 1;
    if (left < 0) break;
    taken.push(text);
  }
  return taken;
}

function more(hidden: number, noun: string, what = ''): readonly string[] {
  if (hidden <= 0) return [];
  return [`… and ${what}${hidden} more ${hidden === 1 ? noun : `${noun}s`} in report.json.`, ''];
}
