import { formatPlace, type Problem } from '../../core/errors.js';
import type { ReportGate } from '../../gates/catalogue.js';
import { waivedSessions } from '../../report/report-session.js';
import type { Report, ReportFinding, ReportSession } from '../../report/schema.js';
import { consequence } from '../consequence.js';
import { markdownCode, markdownInline } from '../escape.js';
import { changeSentence, failuresSentence, originSentence, trustSentences } from '../trust.js';
import { failingNote, isCompared } from '../wording.js';
import { changedInputsLine, nameList } from './baseline-section.js';
import { findingItem } from './finding-item.js';
import { GATE_TABLE_HEAD, gateRow } from './gate-table.js';
import { judgeEffort, judgeGaps, judgeNotes, judgeSentence, trustNotes } from './judge.js';
import { countOf, problemItem } from './problems.js';
import { sessionBlock } from './session-block.js';
import { collapsed, countsLine, meansLine, sessionRow, sessionTable } from './session-table.js';
import {
  disagreeing,
  failedFirst,
  faulted,
  type JudgeDetail,
  unreferenced,
  unreferencedRow,
  unreferencedTable,
  worstFirst,
} from './unreferenced.js';

/** What stands around the result: who published it and where, all of our own making. */
export interface CommentFrame {
  /** The first line, by which the next run finds the comment. */
  readonly marker: string;
  readonly footer: string;
  /** Where the whole result can be read. */
  readonly summaryUrl: string;
  readonly warnOnly: boolean;
  /** What has changed since the push before, as Markdown; nothing where that is not known. */
  readonly sinceLastPush?: string | undefined;
  /** The last line, hidden: what the next run is to know of this one. */
  readonly memory?: string | undefined;
  /** The page of a line at the head commit, when there is one. */
  readonly linkTo: (file: string, line: number | null) => string | undefined;
}

/** GitHub takes 65,536 characters and answers 422 to more. */
const LONGEST_COMMENT = 60_000;

/** How much of each part a comment has; the rest is counted. */
interface Size {
  readonly gates: number;
  /** Gates behind a click: they must not push the sessions off the first screens. */
  readonly moreGates: number;
  /** Failing sessions with their findings: the worst are open, the next behind a click each. */
  readonly open: number;
  readonly closed: number;
  readonly findings: number;
  readonly judge: JudgeDetail;
  /** Passing sessions of which the judge thinks otherwise, and as many that it faults. */
  readonly disagreeing: number;
  readonly characters: number;
  /** Rows of each collapsed table. */
  readonly rows: number;
}

const SIZES: readonly Size[] = [
  {
    gates: 10,
    moreGates: 90,
    open: 10,
    closed: 20,
    findings: 3,
    judge: 'words',
    disagreeing: 10,
    characters: 300,
    rows: 100,
  },
  {
    gates: 10,
    moreGates: 10,
    open: 6,
    closed: 6,
    findings: 3,
    judge: 'numbers',
    disagreeing: 5,
    characters: 200,
    rows: 25,
  },
  {
    gates: 10,
    moreGates: 0,
    open: 0,
    closed: 0,
    findings: 0,
    judge: 'nothing',
    disagreeing: 0,
    characters: 80,
    rows: 0,
  },
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
      ...closing(frame),
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
  const passing = worstFirst(report.sessions.filter((session) => !session.failed && isCompared(session)));
  const shortened = size === SIZES[0] ? [] : [`Shortened to fit: ${elsewhere(frame)}.`, ''];
  return [
    frame.marker,
    `## ${consequence(report, frame.warnOnly)}`,
    '',
    ...changedInputsLine(report),
    countsLine(report, [`[whole report](${frame.summaryUrl})`]),
    '',
    ...baseLine(report),
    ...(frame.sinceLastPush === undefined ? [] : [frame.sinceLastPush, '']),
    ...gateTable(report.gates, frame, size),
    ...meansLine(report),
    ...judgeLine(report),
    ...failingSessions(report, frame, size),
    ...disagreements(passing, frame, size),
    ...faults(passing, frame, size),
    ...scores('✅ Passing sessions', passing, frame, size),
    ...judgedAlone(report, frame, size),
    ...outsideFindings(report.findings, frame, size),
    ...trust(report),
    ...caveats(report),
    ...shortened,
    ...closing(frame),
  ].join('\n');
}

function closing({ footer, memory }: CommentFrame): readonly string[] {
  return [footer, ...(memory === undefined ? [] : [memory]), ''];
}

/** What has changed against the base: two lines, and names where there are new failures. */
function baseLine({ baseline }: Report): readonly string[] {
  if (baseline === undefined) return [];
  const { failures } = baseline;
  const about = [changeSentence(baseline), failuresSentence(baseline), originSentence(baseline)];
  const fresh = failures === null || failures.new.length === 0 ? [] : [`New: ${nameList(failures.new, 5)}.`];
  return [...about.flatMap((text) => (text === undefined ? [] : [`${markdownInline(text)}.<br>`])), ...fresh, ''];
}

/** How sure all this is, behind a click. */
function trust(report: Report): readonly string[] {
  const sentences = trustSentences(report);
  if (sentences.length === 0) return [];
  return collapsed('📏 How far to trust this', [...sentences.map((text) => `- ${markdownInline(text)}`), '']);
}

/** One line: the step summary has the table. */
function judgeLine({ judge, corpus_size: size, settings }: Report): readonly string[] {
  if (judge === undefined) return [];
  const gaps = judgeGaps(judge);
  return [
    `${markdownInline([judgeSentence(judge, size), ...judgeNotes(judge), judgeEffort(judge), ...(gaps === undefined ? [] : [gaps])].join('; '))}.`,
    ...trustNotes(judge, settings).map((text) => `\n${markdownInline(text)}.`),
    '',
  ];
}

function elsewhere({ summaryUrl }: CommentFrame): string {
  return `the [summary of the run](${summaryUrl}) has more`;
}

function more(hidden: number, noun: string, frame: CommentFrame): readonly string[] {
  if (hidden <= 0) return [];
  return [`… and ${hidden} more ${hidden === 1 ? noun : `${noun}s`}: ${elsewhere(frame)}.`, ''];
}

function gateTable(gates: readonly ReportGate[], frame: CommentFrame, size: Size): readonly string[] {
  if (gates.length === 0) return ['No gate is set.', ''];
  const rows = failedFirst(gates)
    .slice(0, size.gates + size.moreGates)
    .map((gate) => gateRow(gate, 80));
  const rest = rows.slice(size.gates);
  const hidden = more(gates.length - rows.length, 'gate', frame);
  return [
    ...GATE_TABLE_HEAD,
    ...rows.slice(0, size.gates),
    '',
    ...(rest.length === 0
      ? hidden
      : collapsed(`Other gates (${gates.length - size.gates})`, [...GATE_TABLE_HEAD, ...rest, '', ...hidden])),
  ];
}

function failingSessions(report: Report, frame: CommentFrame, size: Size): readonly string[] {
  const failing = worstFirst(report.sessions.filter(({ failed }) => failed));
  if (failing.length === 0) return [];
  const note = failingNote(report);
  const look = { ...size, waived: waivedSessions(report), codes: 'left out', linkTo: frame.linkTo } as const;
  const described = size.open + size.closed;
  return [
    `### Failing sessions${failing.length === 1 ? '' : ', the worst first'}`,
    '',
    ...(note === undefined ? [] : [note, '']),
    ...failing.slice(0, size.open).map((session) => sessionBlock(session, 'open', look)),
    ...failing.slice(size.open, described).map((session) => sessionBlock(session, 'closed', look)),
    ...scores(`❌ ${described === 0 ? 'Failing' : 'Other failing'} sessions`, failing.slice(described), frame, size),
  ];
}

function scores(title: string, sessions: readonly ReportSession[], frame: CommentFrame, size: Size): readonly string[] {
  if (sessions.length === 0) return [];
  const rows = sessions.slice(0, size.rows).map(sessionRow);
  return collapsed(`${title} (${sessions.length})`, [
    ...sessionTable(rows),
    ...more(sessions.length - rows.length, 'session', frame),
  ]);
}

/** Passing sessions of which the judge thinks otherwise; failing ones are shown as such. */
function disagreements(passing: readonly ReportSession[], frame: CommentFrame, size: Size): readonly string[] {
  const all = disagreeing(passing);
  if (all.length === 0) return [];
  const look = { ...size, codes: 'left out', linkTo: frame.linkTo } as const;
  return collapsed(`🔍 Rubric and judge disagree (${all.length})`, [
    ...all.slice(0, size.disagreeing).map((session) => sessionBlock(session, 'closed', look)),
    ...more(all.length - size.disagreeing, 'session', frame),
  ]);
}

/** Passing sessions with claims or requirements that the judge faults: what its gates fail by. */
function faults(passing: readonly ReportSession[], frame: CommentFrame, size: Size): readonly string[] {
  const all = faulted(passing);
  if (all.length === 0) return [];
  const look = { ...size, codes: 'left out', linkTo: frame.linkTo } as const;
  return collapsed(`🔎 Passing sessions that the judge faults (${all.length})`, [
    ...all.slice(0, size.disagreeing).map((session) => sessionBlock(session, 'closed', look)),
    ...more(all.length - size.disagreeing, 'session', frame),
  ]);
}

/** What has no reference, and was judged on its own merits. */
function judgedAlone(report: Report, frame: CommentFrame, size: Size): readonly string[] {
  const all = unreferenced(report.sessions);
  if (all.length === 0) return [];
  const rows = all.slice(0, size.rows).map(unreferencedRow);
  return collapsed(`Without a reference, judged on their own (${all.length})`, [
    ...unreferencedTable(rows),
    ...more(all.length - rows.length, 'session', frame),
  ]);
}

function outsideFindings(findings: readonly ReportFinding[], frame: CommentFrame, size: Size): readonly string[] {
  if (findings.length === 0) return [];
  const look = { ...size, codes: 'left out', linkTo: frame.linkTo } as const;
  const items = findings.slice(0, Math.min(20, size.rows)).map((finding) => findingItem(finding, look, null));
  return collapsed(`⚠️ Outside the corpus (${findings.length})`, [
    ...items,
    ...(items.length === 0 ? [] : ['']),
    ...more(findings.length - items.length, 'finding', frame),
  ]);
}

/** Where nothing was scored, they are all that there is to say. */
function caveats({ caveats: texts, corpus_size: size }: Report): readonly string[] {
  if (texts.length === 0) return [];
  const items = [...texts.map((text) => `- ${markdownInline(text)}`), ''];
  return size === 0 ? items : collapsed(`ℹ️ Caveats (${texts.length})`, items);
}

function placeOf(place: Problem['place'], frame: CommentFrame): string {
  if (place === undefined) return '';
  const url = frame.linkTo(place.file, place.line ?? null);
  const text = markdownCode(formatPlace(place), 200);
  return url === undefined ? text : `[${text}](${url})`;
}
