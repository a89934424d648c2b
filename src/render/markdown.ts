import { showNumber } from '../gates/shown.js';
import type { Report, ReportFinding, ReportGate, ReportSession } from '../report/schema.js';
import { DIMENSIONS } from '../summary.js';
import { markdownCode, markdownInline } from './escape.js';

/** The most sessions and findings that the page shows in full; the rest is counted. report.json has them all. */
const SHOWN_SESSIONS = 50;
const SHOWN_FINDINGS = 8;

/** The report as a page of GitHub Markdown: verdict, gates, failing sessions open, passing ones collapsed, caveats. */
export function renderMarkdown(report: Report): string {
  const failing = worstFirst(report.sessions.filter(({ failed }) => failed));
  const passing = worstFirst(report.sessions.filter(({ failed, status }) => !failed && status !== 'canary'));
  return [
    `# ${icon(report.verdict)} ${report.title}`,
    '',
    ...gateTable(report.gates),
    ...dimensionTable(report),
    ...(failing.length === 0 ? [] : [`## Failing sessions (${failing.length})`, '']),
    ...failing.slice(0, SHOWN_SESSIONS).flatMap(sessionSection),
    ...more(failing.length - SHOWN_SESSIONS, 'failing session'),
    ...passingTable(passing),
    ...topLevelFindings(report.findings),
    ...(report.caveats.length === 0
      ? []
      : ['## Caveats', '', ...report.caveats.map((text) => `- ${markdownInline(text)}`), '']),
    `<sub>summary-gate ${report.tool.version}, rubric ${report.rubric.version}, scored ${report.scored_at}, corpus ${report.corpus_digest.slice(0, 12)}, settings ${report.settings_digest.slice(0, 12)}</sub>`,
    '',
  ].join('\n');
}

function icon(status: Report['verdict'] | ReportGate['status']): string {
  switch (status) {
    case 'pass':
      return '✅';
    case 'fail':
      return '❌';
    case 'inconclusive':
    case 'not_evaluated':
      return '⚪';
  }
}

function gateTable(gates: readonly ReportGate[]): readonly string[] {
  if (gates.length === 0) return ['No gate is set.', ''];
  return [
    '| | Gate | Value | Target |',
    '|---|---|---:|---:|',
    ...gates
      .slice(0, SHOWN_SESSIONS)
      .map(
        ({ id, value, threshold, status }) =>
          `| ${icon(status)} | ${markdownCode(id)} | ${showNumber(value)} | &ge; ${showNumber(threshold)} |`,
      ),
    '',
    ...more(gates.length - SHOWN_SESSIONS, 'gate'),
  ];
}

function dimensionTable({ statistics, corpus_size: size }: Report): readonly string[] {
  if (size === 0) return [];
  const row = (name: string, { mean, p50, p95, stddev }: Report['statistics']['overall']): string =>
    `| ${name} | ${showNumber(mean)} | ${showNumber(p50)} | ${showNumber(p95)} | ${showNumber(stddev)} |`;
  return [
    `## Scores of ${size} ${size === 1 ? 'session' : 'sessions'}`,
    '',
    '| | Mean | Median | 95th percentile | Standard deviation |',
    '|---|---:|---:|---:|---:|',
    row('**overall**', statistics.overall),
    ...DIMENSIONS.map((dimension) => row(dimension.replace('_', ' '), statistics.dimensions[dimension])),
    '',
    `Overall scores from 0 to 1, in tenths: ${statistics.overall.histogram.map(({ count }) => count).join(' · ')}`,
    '',
  ];
}

function sessionSection(session: ReportSession): readonly string[] {
  const scores = session.dimensions.map(
    ({ dimension, score }) => `${dimension.replace('_', ' ')} ${showNumber(score)}`,
  );
  const { findings } = session;
  const hidden = findings.length - SHOWN_FINDINGS + (session.findings_omitted ?? 0);
  return [
    `### ${markdownCode(session.name)}: ${showNumber(session.overall)}`,
    '',
    session.status === 'scored' ? scores.join(', ') : session.status.replace('_', ' '),
    '',
    ...findings.slice(0, SHOWN_FINDINGS).map(findingItem),
    ...(hidden > 0 ? [`- and ${hidden} more`] : []),
    '',
  ];
}

function findingItem({ code, message, suggestion, file, line }: ReportFinding): string {
  const place = file === null ? '' : ` ${markdownCode(line === null ? file : `${file}:${line}`)}`;
  const advice = suggestion === null ? '' : ` **${markdownInline(suggestion)}**`;
  return `- \`${code}\`${place}<br>${markdownInline(message)}.${advice}`;
}

function passingTable(sessions: readonly ReportSession[]): readonly string[] {
  if (sessions.length === 0) return [];
  return [
    '<details>',
    `<summary>Passing sessions (${sessions.length})</summary>`,
    '',
    `| Session | Overall | ${DIMENSIONS.map((dimension) => dimension.replace('_', ' ')).join(' | ')} | Findings |`,
    `|---|---:|${DIMENSIONS.map(() => '---:').join('|')}|---:|`,
    ...sessions.slice(0, SHOWN_SESSIONS).map(passingRow),
    '',
    ...more(sessions.length - SHOWN_SESSIONS, 'passing session'),
    '</details>',
    '',
  ];
}

function passingRow(session: ReportSession): string {
  const scores = session.dimensions.map(({ score }) => showNumber(score));
  const findings = session.findings.length + (session.findings_omitted ?? 0);
  return `| ${markdownCode(session.name)} | ${[showNumber(session.overall), ...scores, findings].join(' | ')} |`;
}

function topLevelFindings(findings: readonly ReportFinding[]): readonly string[] {
  if (findings.length === 0) return [];
  return [
    '## Outside the corpus',
    '',
    ...findings.slice(0, SHOWN_SESSIONS).map(findingItem),
    ...more(findings.length - SHOWN_SESSIONS, 'finding'),
    '',
  ];
}

function more(hidden: number, noun: string): readonly string[] {
  return hidden > 0 ? [`… and ${hidden} more ${hidden === 1 ? noun : `${noun}s`} in report.json.`, ''] : [];
}

/** Lowest overall first; equals keep the order of their names. */
export function worstFirst(sessions: readonly ReportSession[]): readonly ReportSession[] {
  return [...sessions].sort((a, b) => (a.overall ?? 0) - (b.overall ?? 0));
}
