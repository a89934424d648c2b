import { isDiagnosis, toldMessage } from '../../core/finding.js';
import { showNumber } from '../../core/numbers.js';
import type { Dimension } from '../../core/summary.js';
import { quoteForShell, terminalLine } from '../../core/text.js';
import { BESIDES, countedApart } from '../../report/counted-findings.js';
import { waivedSessions } from '../../report/report-session.js';
import type { Report, ReportFinding, ReportSession } from '../../report/schema.js';
import { failingThenWaived, faulted, worstFirst } from '../chosen-sessions.js';
import { declineOf, fallenSince } from '../evidence.js';
import { metricRows, silenceOf, wasAsked } from '../judge-sentences.js';
import { fromTop, givenFlags, isAboutScoring, pathFlags } from '../setting-flags.js';
import {
  adviceOf,
  advisedForAll,
  failingHeading,
  failingNote,
  findingNote,
  inWords,
  isCompared,
  moreFailing,
  samplesNote,
  waiverText,
} from '../wording.js';
import { columnsOf, hang, type Paint, placeLines, type Screen } from './layout.js';

/** How much a screenful may show; the report files have the rest. */
const SHOWN_SESSIONS = 5;
const SHOWN_FINDINGS = 4;

/**
 * The worst failing sessions, each with what to change; where none fails the one that fell most since the base, or the lowest,
 * unless others are shown that fell.
 */
export function worstSessions(report: Report, program: string, paint: Paint, screen: Screen): readonly string[] {
  const sessions = worstFirst(report.sessions.filter(isCompared));
  const waived = waivedSessions(report);
  const failing = failingThenWaived(sessions, waived);
  const [fallen] = report.baseline === undefined ? [] : fallenSince(report.baseline);
  const least = sessions.find(({ name }) => name === fallen?.name) ?? sessions[0];
  const worst = failing.length > 0 ? failing : declineOf(report, 1) !== null || least === undefined ? [] : [least];
  if (worst.length === 0) return [];
  const passingHeading = fallen === undefined ? 'Lowest session' : 'Session that fell most';
  const note = failingNote(report);
  const hidden = worst.slice(SHOWN_SESSIONS);
  const page = { explain: explaining(report, program), advised: advisedForAll(report) };
  return [
    paint.bold(failing.length === 0 ? passingHeading : failingHeading(failing.length, waived.size)),
    ...(note === undefined ? [] : hang('', note, screen).map(paint.dim)),
    '',
    ...worst.slice(0, SHOWN_SESSIONS).flatMap((session) => sessionLines(session, page, waived, paint, screen)),
    ...(hidden.length > 0
      ? [paint.dim(`  … and ${moreFailing(hidden, waived)}: report.md and report.json have them`), '']
      : []),
  ];
}

/** Passing sessions with claims or requirements that the judge faults: what its gates fail by. */
export function faultedSessions(report: Report, program: string, paint: Paint, screen: Screen): readonly string[] {
  const sessions = faulted(report.sessions.filter(({ failed }) => !failed));
  if (sessions.length === 0) return [];
  const hidden = sessions.length - SHOWN_SESSIONS;
  const waived: ReadonlySet<string> = new Set();
  const page = { explain: explaining(report, program), advised: advisedForAll(report) };
  return [
    paint.bold(`Passing sessions that the judge faults (${sessions.length})`),
    '',
    ...sessions.slice(0, SHOWN_SESSIONS).flatMap((session) => sessionLines(session, page, waived, paint, screen)),
    ...(hidden > 0 ? [paint.dim(`  … and ${hidden} more: report.md and report.json have them`), ''] : []),
  ];
}

/** What all sessions of a page share: where each is explained, and the codes of which the page says once what to do. */
interface PageOfSessions {
  readonly explain: Explaining;
  readonly advised: ReturnType<typeof advisedForAll>;
}

/** Where to see all that a run knows of a session, by its name. */
type Explaining = (name: string) => { readonly where: string; readonly command: string };

/** With the command that shows a session of this report, as it was scored, from the top of the repository. */
function explaining(report: Report, program: string): Explaining {
  const flags = [
    ...pathFlags(report, ['config', 'corpus', 'candidates', 'report-dir']),
    ...givenFlags(report, isAboutScoring),
  ];
  return (name) => {
    // A name that begins with a dash would be taken for a flag, quoted or not.
    const words = name.startsWith('-') ? [...flags, '--', quoteForShell(name)] : [quoteForShell(name), ...flags];
    return { where: `more${fromTop(report)}:`, command: [program, 'explain', ...words].join(' ') };
  };
}

function sessionLines(
  session: ReportSession,
  { explain, advised }: PageOfSessions,
  waived: ReadonlySet<string>,
  paint: Paint,
  screen: Screen,
): readonly string[] {
  const scores = session.dimensions.map(
    ({ dimension, score }) => `${SHORT_NAMES[dimension]}\u00a0${showNumber(score)}`,
  );
  const facts = session.status === 'scored' ? scores.join('  ') : inWords(session.status);
  const name = terminalLine(session.name);
  const head = `${name}  ${showNumber(session.overall)}`;
  const mark = waived.has(session.name) ? '◉' : session.failed ? '✖' : '✔';
  const markLines = hang(`  ${mark} `, head, screen).map((line, i) =>
    i === 0 ? `  ${(session.failed ? paint.red : paint.green)(mark)}${paint.bold(line.slice(3))}` : paint.bold(line),
  );
  const oneLine = 4 + columnsOf(head) + 2 + columnsOf(facts) <= screen.width;
  const factLines = hang('      ', facts, screen).map((line) => paint.dim(line.replaceAll('\u00a0', ' ')));
  const hidden = session.findings.length - SHOWN_FINDINGS + (session.findings_omitted ?? 0);
  const { decisive, besides } = countedApart(session, session.findings.slice(0, SHOWN_FINDINGS));
  const linesOf = (findings: readonly ReportFinding[]): readonly string[] =>
    findings.flatMap((finding) =>
      findingLines(finding, paint, screen, advised.has(finding.code) ? 'without advice' : 'with advice'),
    );
  return [
    ...(oneLine
      ? [`${markLines[0] ?? ''}  ${paint.dim(facts.replaceAll('\u00a0', ' '))}`]
      : [...markLines, ...factLines]),
    ...samplesLines(session, screen).map(paint.dim),
    ...(session.waived ?? []).flatMap((waiver) =>
      hang('      ', terminalLine(waiverText(waiver)), screen).map(paint.yellow),
    ),
    ...judgedLines(session, screen).map(paint.cyan),
    ...linesOf(decisive),
    ...(besides.length === 0 ? [] : [...hang('      ', BESIDES, screen).map(paint.dim), ...linesOf(besides)]),
    ...(hidden > 0 ? moreLines(hidden, explain(name), screen).map(paint.dim) : []),
    '',
  ];
}

/** How many more findings there are, and the command that shows them, which is not broken into lines: it is there to be copied. */
function moreLines(hidden: number, { where, command }: ReturnType<Explaining>, screen: Screen): readonly string[] {
  const about = `… and ${hidden} ${where}`;
  const line = `      ${about} ${command}`;
  return columnsOf(line) <= screen.width ? [line] : [...hang('      ', about, screen), `      ${command}`];
}

function samplesLines(session: ReportSession, screen: Screen): readonly string[] {
  const note = samplesNote(session);
  return note === undefined ? [] : hang('      ', note, screen);
}

/** The judge's numbers below those of the rubric, and why. */
function judgedLines({ judge }: ReportSession, screen: Screen): readonly string[] {
  if (judge === undefined || !wasAsked(judge)) return [];
  const silence = silenceOf(judge);
  if (silence !== undefined) return hang('      ', silence, screen);
  const scores = judge.dimensions.map(({ dimension, score }) => `${SHORT_NAMES[dimension]}\u00a0${showNumber(score)}`);
  const isScored = judge.dimensions.length > 0 || judge.overall !== null;
  const overall = isScored ? [`judge\u00a0${showNumber(judge.overall)}`] : [];
  const label = judge.simulated === true ? ['simulated'] : [];
  const metrics = metricRows(judge).map(({ name, score }) => `${name}\u00a0${showNumber(score)}`);
  return [
    ...[[...overall, ...scores], metrics]
      .filter((numbers) => numbers.length > 0)
      .flatMap((numbers) =>
        hang('      ', [...label, ...numbers].join('  '), screen).map((line) => line.replaceAll('\u00a0', ' ')),
      ),
    ...(judge.rationale === null ? [] : hang('      ', terminalLine(judge.rationale, 300), screen)),
  ];
}

/** Sessions that no failure shows, in short. */
export function otherSessions(
  title: string,
  sessions: readonly ReportSession[],
  paint: Paint,
  screen: Screen,
): readonly string[] {
  if (sessions.length === 0) return [];
  const hidden = sessions.length - SHOWN_SESSIONS;
  return [
    paint.bold(`${title} (${sessions.length})`),
    '',
    ...sessions.slice(0, SHOWN_SESSIONS).flatMap((session) => {
      const rubric = session.overall === null ? '' : `  rubric ${showNumber(session.overall)}`;
      const head = hang('    ', `${terminalLine(session.name)}${rubric}`, screen).map(paint.bold);
      return [...head, ...judgedLines(session, screen).map(paint.cyan)];
    }),
    ...(hidden > 0 ? [paint.dim(`    … and ${hidden} more: report.md and report.json have them`)] : []),
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

/** What belongs to no session of the corpus. */
export function outsideFindings(findings: readonly ReportFinding[], paint: Paint, screen: Screen): readonly string[] {
  if (findings.length === 0) return [];
  const hidden = findings.length - SHOWN_SESSIONS;
  return [
    paint.bold('Outside the corpus'),
    '',
    ...findings.slice(0, SHOWN_SESSIONS).flatMap((finding) => findingLines(finding, paint, screen)),
    ...(hidden > 0 ? [paint.dim(`      … and ${hidden} more`)] : []),
    '',
  ];
}

/** What explains most of what follows; nothing where there is no such finding. */
export function diagnosisLines(findings: readonly ReportFinding[], paint: Paint, screen: Screen): readonly string[] {
  const found = findings.filter(isDiagnosis);
  return found.length === 0 ? [] : [...found.flatMap((finding) => findingLines(finding, paint, screen)), ''];
}

/** A finding with its place, and what to do about it where that is not said elsewhere. */
export function findingLines(
  finding: ReportFinding,
  paint: Paint,
  screen: Screen,
  what: 'with advice' | 'without advice' = 'with advice',
): readonly string[] {
  const { code, file, line, column } = finding;
  const message = toldMessage(finding);
  const suggestion = what === 'with advice' ? adviceOf(finding) : undefined;
  const note = findingNote(finding);
  const place = file === null ? '' : [file, line, column].filter((part) => part !== null).join(':');
  return [
    ...placeLines('      ', code, place, paint, screen),
    ...hang('        ', note === undefined ? terminalLine(message) : `${terminalLine(message)} (${note})`, screen),
    ...(suggestion === undefined ? [] : hang('      → ', terminalLine(suggestion), screen).map(paint.cyan)),
  ];
}
