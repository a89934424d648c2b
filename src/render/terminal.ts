import pc from 'picocolors';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import { showNumber } from '../gates/shown.js';
import type { Report, ReportFinding, ReportGate, ReportSession } from '../report/schema.js';
import { DIMENSIONS, type Dimension } from '../summary.js';
import { terminalLine } from './escape.js';
import { worstFirst } from './markdown.js';

export interface Screen {
  readonly colour: boolean;
  /** Columns. */
  readonly width: number;
}

/** How much a screenful may show; the report files have the rest. */
const SHOWN_SESSIONS = 5;
const SHOWN_FINDINGS = 4;
const SHOWN_GATES = 20;

type Paint = ReturnType<typeof pc.createColors>;

/** The report for a person at a terminal: verdict, gates, scores, the worst sessions with what to do about them. */
export function renderTerminal(report: Report, screen: Screen): string {
  const paint = pc.createColors(screen.colour);
  const sessions = report.sessions.filter(({ status }) => status !== 'canary');
  const failing = worstFirst(sessions.filter(({ failed }) => failed));
  const worst = failing.length > 0 ? failing : worstFirst(sessions).slice(0, 1);
  return [
    headline(report, paint),
    '',
    ...gateLines(report.gates, paint),
    ...scoreLines(report, paint),
    ...(worst.length === 0
      ? []
      : [paint.bold(failing.length > 0 ? `Failing sessions (${failing.length})` : 'Lowest session'), '']),
    ...worst.slice(0, SHOWN_SESSIONS).flatMap((session) => sessionLines(session, paint, screen)),
    ...(worst.length > SHOWN_SESSIONS ? [paint.dim(`  … and ${worst.length - SHOWN_SESSIONS} more failing`), ''] : []),
    ...(report.findings.length === 0 ? [] : [paint.bold('Outside the corpus'), '']),
    ...report.findings.slice(0, SHOWN_SESSIONS).flatMap((finding) => findingLines(finding, paint, screen)),
    ...(report.findings.length > 0 ? [''] : []),
    ...report.caveats.flatMap((caveat) => hang('  ! ', terminalLine(caveat), screen).map(paint.dim)),
    ...(report.caveats.length > 0 ? [''] : []),
  ].join('\n');
}

function headline(report: Report, paint: Paint): string {
  switch (report.verdict) {
    case 'pass':
      return paint.bold(paint.green(`✔ ${report.title}`));
    case 'fail':
      return paint.bold(paint.red(`✖ ${report.title}`));
    case 'inconclusive':
      return paint.bold(paint.yellow(`? ${report.title}`));
  }
}

function gateLines(gates: readonly ReportGate[], paint: Paint): readonly string[] {
  if (gates.length === 0) return [];
  const shown = [
    ...gates.filter(({ status }) => status === 'fail'),
    ...gates.filter(({ status }) => status !== 'fail'),
  ];
  const names = shown.slice(0, SHOWN_GATES).map(({ id }) => terminalLine(id, 60));
  const width = widest(['Gate', ...names]);
  const lines = shown.slice(0, SHOWN_GATES).map(({ value, threshold, status }, i) => {
    const mark = { pass: paint.green('✔'), fail: paint.red('✖'), not_evaluated: paint.dim('–') }[status];
    return `  ${mark} ${pad(names[i] ?? '', width)}  ${showNumber(value).padStart(7)}  ${showNumber(threshold).padStart(7)}  ${bar(value, threshold, paint)}`;
  });
  const hidden = gates.length - SHOWN_GATES;
  return [
    paint.dim(`    ${pad('Gate', width)}  ${'Value'.padStart(7)}  ${'At least'.padStart(7)}`),
    ...lines,
    ...(hidden > 0 ? [paint.dim(`    … and ${hidden} more`)] : []),
    '',
  ];
}

const BAR_CELLS = 20;

/** The value from 0 to 1 as a bar, with a tick at the threshold. */
function bar(value: number | null, threshold: number, paint: Paint): string {
  if (value === null) return '';
  const filled = Math.round(value * BAR_CELLS);
  const tick = Math.min(BAR_CELLS - 1, Math.round(threshold * BAR_CELLS));
  const cells = Array.from({ length: BAR_CELLS }, (_, i) => (i === tick ? '┃' : i < filled ? '█' : '░'));
  return value < threshold ? paint.red(cells.join('')) : paint.green(cells.join(''));
}

function scoreLines({ corpus_size: size, statistics }: Report, paint: Paint): readonly string[] {
  if (size === 0) return [];
  const width = widest([...DIMENSIONS]);
  const cell = (value: number | null): string => showNumber(value).padStart(7);
  const row = (name: string, { mean, p50, p95, stddev }: Report['statistics']['overall']): string =>
    `    ${pad(name, width)}  ${cell(mean)}  ${cell(p50)}  ${cell(p95)}  ${cell(stddev)}`;
  return [
    paint.dim(
      `    ${pad('', width)}  ${['Mean', 'Median', 'p95', 'StdDev'].map((head) => head.padStart(7)).join('  ')}`,
    ),
    paint.bold(row('overall', statistics.overall)),
    ...DIMENSIONS.map((dimension) => row(dimension, statistics.dimensions[dimension])),
    '',
  ];
}

function sessionLines(session: ReportSession, paint: Paint, screen: Screen): readonly string[] {
  const scores = session.dimensions.map(({ dimension, score }) => `${SHORT_NAMES[dimension]} ${score.toFixed(2)}`);
  const facts = session.status === 'scored' ? scores.join('  ') : session.status.replace('_', ' ');
  const mark = session.failed ? paint.red('✖') : paint.green('✔');
  const hidden = session.findings.length - SHOWN_FINDINGS + (session.findings_omitted ?? 0);
  return [
    `  ${mark} ${paint.bold(terminalLine(session.name, 80))}  ${showNumber(session.overall)}  ${paint.dim(facts)}`,
    ...session.findings.slice(0, SHOWN_FINDINGS).flatMap((finding) => findingLines(finding, paint, screen)),
    ...(hidden > 0 ? [paint.dim(`      … and ${hidden} more: explain ${terminalLine(session.name, 80)}`)] : []),
    '',
  ];
}

const SHORT_NAMES: Readonly<Record<Dimension, string>> = {
  title: 'title',
  summary: 'summary',
  key_actions: 'actions',
  outcome: 'outcome',
  aha_moments: 'moments',
};

function findingLines(finding: ReportFinding, paint: Paint, screen: Screen): readonly string[] {
  const place =
    finding.file === null ? '' : [finding.file, finding.line, finding.column].filter((part) => part !== null).join(':');
  return [
    `      ${paint.yellow(finding.code)}  ${paint.dim(terminalLine(place, 200))}`,
    ...hang('        ', terminalLine(finding.message), screen),
    ...(finding.suggestion === null ? [] : hang('      → ', terminalLine(finding.suggestion), screen).map(paint.cyan)),
  ];
}

/** Wraps text behind a mark, with following lines set in as far as the first. */
export function hang(mark: string, text: string, screen: Screen): readonly string[] {
  const indent = stringWidth(mark);
  const lines = wrapAnsi(text, Math.max(20, screen.width - indent), { hard: true }).split('\n');
  return lines.map((line, i) => (i === 0 ? mark : ' '.repeat(indent)) + line);
}

/** Pads by columns: a CJK character takes two. */
function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => stringWidth(text)));
}
