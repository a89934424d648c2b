import { formatPlace, type Problem } from '../errors.js';
import { showNumber } from '../gates/shown.js';
import type { Report, ReportFinding, ReportGate, ReportSession } from '../report/schema.js';
import { DIMENSIONS } from '../summary.js';
import { consequence } from './consequence.js';
import { htmlCode, markdownCode, markdownInline } from './escape.js';
import { gateBar } from './gate-bar.js';
import { failedFirst, worstFirst } from './order.js';
import { countOf, problemItem } from './problems.js';
import { adviceOf, failingNote, inWords } from './wording.js';

/** What stands around the result: who published it and where, all of our own making. */
export interface CommentFrame {
  /** The first line, by which the next run finds the comment. */
  readonly marker: string;
  readonly footer: string;
  /** Where the whole result can be read. */
  readonly summaryUrl: string;
  readonly warnOnly: boolean;
  /** The page of a line at the head commit, when there is one. */
  readonly linkTo: (file: string, line: number | null) => string | undefined;
}

/** GitHub takes 65,536 characters and answers 422 to more. */
const LONGEST_COMMENT = 60_000;

/** How much of each part a comment has; the rest is counted. */
interface Size {
  readonly gates: number;
  /** Failing sessions with their findings. */
  readonly open: number;
  readonly findings: number;
  readonly characters: number;
  /** Rows of each collapsed table. */
  readonly rows: number;
}

const SIZES: readonly Size[] = [
  { gates: 50, open: 20, findings: 5, characters: 400, rows: 100 },
  { gates: 20, open: 6, findings: 3, characters: 200, rows: 25 },
  { gates: 10, open: 0, findings: 0, characters: 80, rows: 0 },
];

/** The result as a comment on a pull request, in the largest size that fits. */
export function renderComment(report: Report, frame: CommentFrame, longest = LONGEST_COMMENT): string {
  return largestThatFits(SIZES, longest, (size) => inSize(report, frame, size));
}

/** That the gate could not run and why, in the place where a result was before. */
export function renderErrorComment(
  problems: readonly Problem[],
  frame: CommentFrame,
  longest = LONGEST_COMMENT,
): string {
  return largestThatFits([30, 10, 3, 1], longest, (most) =>
    [
      frame.marker,
      `## ⚠️ The gate could not run: ${countOf(problems)} with its input`,
      '',
      'Nothing is known about the session summaries of this commit.',
      '',
      ...problems.slice(0, most).map((problem) => problemItem(problem, placeOf(problem.place, frame))),
      '',
      ...more(problems.length - most, 'problem', frame),
      frame.footer,
      '',
    ].join('\n'),
  );
}

function largestThatFits<T>(sizes: readonly T[], longest: number, render: (size: T) => string): string {
  let text = '';
  for (const size of sizes) {
    text = render(size);
    if (text.length <= longest) break;
  }
  return text;
}

function inSize(report: Report, frame: CommentFrame, size: Size): string {
  const failing = worstFirst(report.sessions.filter(({ failed }) => failed));
  const passing = worstFirst(report.sessions.filter(({ failed, status }) => !failed && status !== 'canary'));
  const note = failingNote(report);
  const shortened = size === SIZES[0] ? [] : [`Shortened to fit: ${elsewhere(frame)}.`, ''];
  return [
    frame.marker,
    `## ${consequence(report, frame.warnOnly)}`,
    '',
    countsLine(report, failing.length, passing.length),
    '',
    ...gateTable(report.gates, frame, size),
    ...(note === undefined ? [] : [note, '']),
    ...failing.slice(0, size.open).map((session) => openSession(session, frame, size)),
    ...sessionTable(
      size.open === 0 ? 'Failing sessions' : 'Other failing sessions',
      failing.slice(size.open),
      frame,
      size,
    ),
    ...sessionTable('Passing sessions', passing, frame, size),
    ...outsideFindings(report.findings, frame, size),
    ...caveats(report.caveats),
    ...shortened,
    frame.footer,
    '',
  ].join('\n');
}

function elsewhere({ summaryUrl }: CommentFrame): string {
  return `the [summary of the run](${summaryUrl}) has more`;
}

function more(hidden: number, noun: string, frame: CommentFrame): readonly string[] {
  if (hidden <= 0) return [];
  return [`… and ${hidden} more ${hidden === 1 ? noun : `${noun}s`}: ${elsewhere(frame)}.`, ''];
}

function countsLine({ sessions, findings, caveats }: Report, failing: number, passing: number): string {
  const unusable = sessions.filter(({ status }) => status === 'missing_candidate' || status === 'invalid_candidate');
  return [
    `**${failing + passing} ${failing + passing === 1 ? 'session' : 'sessions'}**`,
    `${failing} failing`,
    `${passing} passing`,
    ...(unusable.length === 0 ? [] : [`${unusable.length} without a usable candidate`]),
    ...(findings.length === 0 ? [] : [`${findings.length} outside the corpus`]),
    ...(caveats.length === 0 ? [] : [`${caveats.length} ${caveats.length === 1 ? 'caveat' : 'caveats'}`]),
  ].join(' · ');
}

const ICONS: Readonly<Record<ReportGate['status'], string>> = { pass: '✅', fail: '❌', not_evaluated: '⚪' };

function gateTable(gates: readonly ReportGate[], frame: CommentFrame, size: Size): readonly string[] {
  if (gates.length === 0) return ['No gate is set.', ''];
  const rows = failedFirst(gates)
    .slice(0, size.gates)
    .map(({ id, status, value, threshold }) => {
      const numbers = [showNumber(value), showNumber(threshold), distance(value, threshold)].join(' | ');
      return `| ${ICONS[status]} | ${markdownCode(id, size.characters)} | <code>${gateBar(value, threshold)}</code> | ${numbers} |`;
    });
  return [
    '| | Gate | | Value | Target | Distance |',
    '|---|---|---|---:|---:|---:|',
    ...rows,
    '',
    ...more(gates.length - rows.length, 'gate', frame),
  ];
}

function distance(value: number | null, threshold: number): string {
  if (value === null) return 'n/a';
  const difference = value - threshold;
  return `${difference < 0 ? '−' : '+'}${showNumber(Math.abs(difference))}`;
}

function openSession(session: ReportSession, frame: CommentFrame, size: Size): string {
  const { name, overall, status, dimensions, findings } = session;
  const scores = dimensions.map(({ dimension, score }) => `${inWords(dimension)} ${showNumber(score)}`);
  const hidden = findings.length - size.findings + (session.findings_omitted ?? 0);
  return [
    '<details open>',
    `<summary>❌ ${htmlCode(name)} <strong>${showNumber(overall)}</strong>${status === 'scored' ? '' : ` (${inWords(status)})`}</summary>`,
    '',
    ...(scores.length === 0 ? [] : [scores.join(' · '), '']),
    ...findings.slice(0, size.findings).map((finding) => findingItem(finding, frame, size)),
    ...(findings.length === 0 ? ['No finding explains this score.'] : []),
    '',
    ...more(hidden, 'finding', frame),
    '</details>',
    '',
  ].join('\n');
}

function findingItem(finding: ReportFinding, frame: CommentFrame, size: Size): string {
  const { code, message, file, line } = finding;
  const suggestion = adviceOf(finding);
  const place = file === null ? '' : ` ${placeLink(file, line, frame)}`;
  const advice = suggestion === undefined ? '' : `<br>→ ${markdownInline(suggestion, size.characters)}`;
  return `- \`${code}\`${place}<br>${markdownInline(message, size.characters)}${advice}`;
}

function placeLink(file: string, line: number | null, frame: CommentFrame): string {
  const text = markdownCode(line === null ? file : `${file}:${line}`, 200);
  const url = frame.linkTo(file, line);
  return url === undefined ? text : `[${text}](${url})`;
}

function placeOf(place: Problem['place'], frame: CommentFrame): string {
  if (place === undefined) return '';
  const url = frame.linkTo(place.file, place.line ?? null);
  const text = markdownCode(formatPlace(place), 200);
  return url === undefined ? text : `[${text}](${url})`;
}

function sessionTable(
  title: string,
  sessions: readonly ReportSession[],
  frame: CommentFrame,
  size: Size,
): readonly string[] {
  if (sessions.length === 0) return [];
  const rows = sessions.slice(0, size.rows).map((session) => {
    const scores = [session.overall, ...DIMENSIONS.map((wanted) => scoreOf(session, wanted))].map(showNumber);
    return `| ${markdownCode(session.name, 100)} | ${scores.join(' | ')} |`;
  });
  const table = [
    `| Session | Overall | ${DIMENSIONS.map(inWords).join(' | ')} |`,
    `|---|---:|${DIMENSIONS.map(() => '---:').join('|')}|`,
    ...rows,
    '',
  ];
  return collapsed(`${title} (${sessions.length})`, [
    ...(rows.length === 0 ? [] : table),
    ...more(sessions.length - rows.length, 'session', frame),
  ]);
}

function scoreOf({ dimensions }: ReportSession, wanted: (typeof DIMENSIONS)[number]): number | null {
  return dimensions.find(({ dimension }) => dimension === wanted)?.score ?? null;
}

function outsideFindings(findings: readonly ReportFinding[], frame: CommentFrame, size: Size): readonly string[] {
  if (findings.length === 0) return [];
  const items = findings.slice(0, Math.min(20, size.rows)).map((finding) => findingItem(finding, frame, size));
  return collapsed(`Outside the corpus (${findings.length})`, [
    ...items,
    ...(items.length === 0 ? [] : ['']),
    ...more(findings.length - items.length, 'finding', frame),
  ]);
}

function caveats(texts: readonly string[]): readonly string[] {
  if (texts.length === 0) return [];
  return collapsed(`Caveats (${texts.length})`, [...texts.map((text) => `- ${markdownInline(text)}`), '']);
}

/** Blank lines around the content, since GitHub reads Markdown inside of HTML only behind one. */
function collapsed(title: string, content: readonly string[]): readonly string[] {
  return ['<details>', `<summary>${title}</summary>`, '', ...content, '</details>', ''];
}
