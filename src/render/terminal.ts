import pc from 'picocolors';
import { showNumber } from '../gates/shown.js';
import type { Report, ReportFinding, ReportGate, ReportSession } from '../report/schema.js';
import { waivedSessions } from '../report/waived-sessions.js';
import { DIMENSIONS, type Dimension } from '../summary.js';
import { changedInputsSentence, changeSentence, failuresSentence, originSentence } from './change.js';
import { columnsOf } from './columns.js';
import { terminalLine } from './escape.js';
import { faulted } from './faulted.js';
import { targetOf } from './gate-table.js';
import { isPoint } from './interval.js';
import { judgeEffort, judgeGaps, judgeSentence } from './judge.js';
import { judgeNotes, metricRows } from './judge-metrics.js';
import { trustNotes } from './judge-trust.js';
import { disagreeing, silenceOf, wasAsked } from './judged-session.js';
import { cutColumns, hang, pad, placeLines, type Screen, widest } from './layout.js';
import { failedFirst, worstFirst } from './order.js';
import { trustSentences } from './trust.js';
import { unreferenced } from './unreferenced.js';
import { waiverText } from './waived.js';
import { adviceOf, failingNote, inWords, isCompared } from './wording.js';

/** How much a screenful may show; the report files have the rest. */
const SHOWN_SESSIONS = 5;
const SHOWN_FINDINGS = 4;
const SHOWN_GATES = 20;

export type Paint = ReturnType<typeof pc.createColors>;

/** The report for a person at a terminal: verdict, gates, scores, the worst sessions with what to do about them. */
export function renderTerminal(report: Report, screen: Screen): string {
  const paint = pc.createColors(screen.colour);
  return [
    ...headline(report, paint, screen),
    '',
    ...changedInputsLines(report, paint, screen),
    ...gateLines(report.gates, paint, screen),
    ...baselineLines(report, paint, screen),
    ...scoreLines(report, paint, screen),
    ...judgeLines(report, paint, screen),
    ...worstSessions(report, paint, screen),
    ...otherSessions(
      'Rubric and judge disagree',
      disagreeing(report.sessions.filter(({ failed }) => !failed)),
      paint,
      screen,
    ),
    ...faultedSessions(report, paint, screen),
    ...otherSessions('Without a reference', unreferenced(report.sessions), paint, screen),
    ...outsideFindings(report.findings, paint, screen),
    ...trustLines(report, paint, screen),
    ...report.caveats.flatMap((caveat) => hang('  ! ', terminalLine(caveat), screen).map(paint.dim)),
    ...(report.caveats.length > 0 ? [''] : []),
  ].join('\n');
}

export function headline(report: Pick<Report, 'verdict' | 'title'>, paint: Paint, screen: Screen): readonly string[] {
  const [mark, colour] = {
    pass: ['✔ ', paint.green] as const,
    fail: ['✖ ', paint.red] as const,
    inconclusive: ['? ', paint.yellow] as const,
  }[report.verdict];
  return hang(mark, report.title, screen).map((line) => paint.bold(colour(line)));
}

/** Columns of a number such as 0.584 with the gap before it, and of the longest heading above it. */
const NUMBER = 9;
export const numberCell = (text: string): string => text.padStart(NUMBER);

/** The gates as a table. */
export function gateLines(gates: readonly ReportGate[], paint: Paint, screen: Screen): readonly string[] {
  if (gates.length === 0) return [];
  const indent = 4;
  const shown = failedFirst(gates).slice(0, SHOWN_GATES);
  const room = Math.max(8, screen.width - indent - 2 * (NUMBER + 1));
  const names = shown.map(({ id }) => cutColumns(terminalLine(id), room));
  const width = widest(['Gate', ...names]);
  const cells = Math.min(BAR_CELLS, screen.width - indent - width - 2 * (NUMBER + 1) - 2);
  const lines = shown.map((gate, i) => {
    const { value, status, waived, flip_risk: risk } = gate;
    const plain = { pass: paint.green('✔'), fail: paint.red('✖'), not_evaluated: paint.dim('–') }[status];
    const hasBar = value !== null && gate.kind !== 'max-regression' && cells >= FEWEST_CELLS;
    const drawn = hasBar ? `  ${bar(gate, value, cells, paint)}` : '';
    const line = `  ${waived === true ? '◉' : plain} ${pad(names[i] ?? '', width)} ${numberCell(showNumber(value))} ${numberCell(targetOf(gate))}${drawn}`;
    const hasWord = risk !== undefined && risk.word !== 'clear' && columnsOf(line) + WORD <= screen.width;
    return hasWord ? `${line}  ${paint.yellow(risk.word)}` : line;
  });
  const hidden = gates.length - shown.length;
  return [
    paint.dim(`    ${pad('Gate', width)} ${numberCell('Value')} ${numberCell('At least')}`),
    ...lines,
    ...(hidden > 0 ? [paint.dim(`    … and ${hidden} more`)] : []),
    '',
  ];
}

/** Columns of the longest word behind a bar, with the gap before it. */
const WORD = 12;

const BAR_CELLS = 20;
const FEWEST_CELLS = 8;

/**
 * The value from 0 to 1 as a bar, with a tick at the threshold: reached exactly where it is not below, and passed exactly
 * where it is above a most that is allowed. By the value, not by the status: a waived failure is below too.
 */
function bar({ kind, threshold, status }: ReportGate, value: number, size: number, paint: Paint): string {
  const isMost = kind === 'max-hallucination';
  const tick = Math.min(size - (isMost ? 2 : 1), Math.ceil(threshold * size));
  const reached = Math.floor(value * size);
  const least = value < threshold ? Math.min(reached, tick - 1) : Math.max(reached, tick);
  const most = value > threshold ? Math.max(reached, tick + 2) : Math.min(reached, tick);
  const filled = isMost ? most : least;
  const cells = Array.from({ length: size }, (_, i) => (i === tick ? '┃' : i < filled ? '█' : '░'));
  return { pass: paint.green, fail: paint.red, not_evaluated: paint.dim }[status](cells.join(''));
}

function scoreLines({ corpus_size: size, statistics }: Report, paint: Paint, screen: Screen): readonly string[] {
  if (size === 0) return [];
  const width = widest([...DIMENSIONS]);
  const columns = Math.max(1, Math.floor((screen.width - 4 - width) / NUMBER));
  const row = (name: string, cells: readonly string[]): string =>
    `    ${pad(name, width)}${cells.slice(0, columns).map(numberCell).join('')}`;
  const scores = ({ mean, p50, p95, stddev, ci95 }: Report['statistics']['overall']): readonly string[] => [
    showNumber(mean),
    ...bounds(ci95),
    ...[p50, p95, stddev].map(showNumber),
  ];
  // Two words for two columns.
  const bounds = (ci95: readonly [number, number] | null): readonly string[] =>
    isPoint(ci95) ? ['all', 'equal'] : [showNumber(ci95?.[0] ?? null), showNumber(ci95?.[1] ?? null)];
  return [
    paint.dim(row('', ['Mean', '95% low', '95% high', 'Median', 'p95', 'StdDev'])),
    paint.bold(row('overall', scores(statistics.overall))),
    ...DIMENSIONS.map((dimension) => row(dimension, scores(statistics.dimensions[dimension]))),
    '',
  ];
}

function changedInputsLines({ baseline }: Report, paint: Paint, screen: Screen): readonly string[] {
  const sentence = baseline === undefined ? undefined : changedInputsSentence(baseline);
  return sentence === undefined ? [] : [...hang('  ! ', sentence, screen).map(paint.yellow), ''];
}

function baselineLines({ baseline }: Report, paint: Paint, screen: Screen): readonly string[] {
  if (baseline === undefined) return [];
  const { failures } = baseline;
  const fresh = failures === null || failures.new.length === 0 ? undefined : `New: ${someNames(failures.new)}`;
  const about = [changeSentence(baseline), failuresSentence(baseline), fresh, originSentence(baseline)];
  const lines = about.flatMap((text) => (text === undefined ? [] : hang('  ', terminalLine(text), screen)));
  return [...lines.map(baseline.overall?.word === 'regression' ? paint.red : paint.cyan), ''];
}

function someNames(names: readonly string[]): string {
  const hidden = names.length - SHOWN_SESSIONS;
  return `${names.slice(0, SHOWN_SESSIONS).join(', ')}${hidden > 0 ? ` and ${hidden} more` : ''}`;
}

function trustLines(report: Report, paint: Paint, screen: Screen): readonly string[] {
  const sentences = trustSentences(report);
  if (sentences.length === 0) return [];
  return [...sentences.flatMap((text) => hang('  · ', text, screen).map(paint.dim)), ''];
}

function judgeLines({ judge, settings, corpus_size: size }: Report, paint: Paint, screen: Screen): readonly string[] {
  if (judge === undefined) return [];
  const gaps = judgeGaps(judge);
  const about = [
    judgeSentence(judge, size),
    ...judgeNotes(judge),
    judgeEffort(judge),
    ...(gaps === undefined ? [] : [gaps]),
  ];
  const where = judge.base_url === null ? [] : [`Asked at ${judge.base_url}`];
  return [
    ...[...about, ...trustNotes(judge, settings), ...where].flatMap((text) =>
      hang('  ', terminalLine(text), screen).map(paint.cyan),
    ),
    '',
  ];
}

function worstSessions(report: Report, paint: Paint, screen: Screen): readonly string[] {
  const sessions = worstFirst(report.sessions.filter(isCompared));
  const failing = sessions.filter(({ failed }) => failed);
  const worst = failing.length > 0 ? failing : sessions.slice(0, 1);
  if (worst.length === 0) return [];
  const note = failingNote(report);
  const waived = waivedSessions(report);
  const hidden = worst.length - SHOWN_SESSIONS;
  return [
    paint.bold(failing.length > 0 ? `Failing sessions (${failing.length})` : 'Lowest session'),
    ...(note === undefined ? [] : hang('', note, screen).map(paint.dim)),
    '',
    ...worst
      .slice(0, SHOWN_SESSIONS)
      .flatMap((session) => sessionLines(session, report.settings, waived, paint, screen)),
    ...(hidden > 0 ? [paint.dim(`  … and ${hidden} more failing: report.md and report.json have them`), ''] : []),
  ];
}

/** Passing sessions with claims or requirements that the judge faults: what its gates fail by. */
function faultedSessions(report: Report, paint: Paint, screen: Screen): readonly string[] {
  const sessions = faulted(report.sessions.filter(({ failed }) => !failed));
  if (sessions.length === 0) return [];
  const hidden = sessions.length - SHOWN_SESSIONS;
  const waived: ReadonlySet<string> = new Set();
  return [
    paint.bold(`Passing sessions that the judge faults (${sessions.length})`),
    '',
    ...sessions
      .slice(0, SHOWN_SESSIONS)
      .flatMap((session) => sessionLines(session, report.settings, waived, paint, screen)),
    ...(hidden > 0 ? [paint.dim(`  … and ${hidden} more: report.md and report.json have them`), ''] : []),
  ];
}

/** The settings that `explain` needs to find the same session again, where they were given by hand. */
const WHERE = ['config', 'working-directory', 'corpus', 'candidates'] as const;

function explainCommand(name: string, settings: Report['settings']): string {
  const flags = WHERE.flatMap((setting) => {
    const given = settings[setting];
    if (given === undefined || given.from !== 'input' || typeof given.value !== 'string') return [];
    return [`--${setting} ${quoteForShell(terminalLine(given.value))}`];
  });
  return ['explain', quoteForShell(name), ...flags].join(' ');
}

function sessionLines(
  session: ReportSession,
  settings: Report['settings'],
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
  return [
    ...(oneLine
      ? [`${markLines[0] ?? ''}  ${paint.dim(facts.replaceAll('\u00a0', ' '))}`]
      : [...markLines, ...factLines]),
    ...(session.waived ?? []).flatMap((waiver) =>
      hang('      ', terminalLine(waiverText(waiver)), screen).map(paint.yellow),
    ),
    ...judgedLines(session, screen).map(paint.cyan),
    ...session.findings.slice(0, SHOWN_FINDINGS).flatMap((finding) => findingLines(finding, paint, screen)),
    ...(hidden > 0
      ? hang('      ', `… and ${hidden} more: ${explainCommand(name, settings)}`, screen).map(paint.dim)
      : []),
    '',
  ];
}

/** The judge's numbers below those of the rubric, and why. */
function judgedLines({ judge }: ReportSession, screen: Screen): readonly string[] {
  if (judge === undefined || !wasAsked(judge)) return [];
  const silence = silenceOf(judge);
  if (silence !== undefined) return hang('      ', silence, screen);
  const scores = judge.dimensions.map(({ dimension, score }) => `${SHORT_NAMES[dimension]}\u00a0${showNumber(score)}`);
  const overall = judge.dimensions.length === 0 ? [] : [`judge\u00a0${showNumber(judge.overall)}`];
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
function otherSessions(
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

function outsideFindings(findings: readonly ReportFinding[], paint: Paint, screen: Screen): readonly string[] {
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

function findingLines(finding: ReportFinding, paint: Paint, screen: Screen): readonly string[] {
  const { code, file, line, column, message } = finding;
  const suggestion = adviceOf(finding);
  const place = file === null ? '' : [file, line, column].filter((part) => part !== null).join(':');
  return [
    ...placeLines('      ', code, place, paint, screen),
    ...hang('        ', terminalLine(message), screen),
    ...(suggestion === undefined ? [] : hang('      → ', terminalLine(suggestion), screen).map(paint.cyan)),
  ];
}

/** A word to paste into a shell. Names of sessions are foreign text, too. */
function quoteForShell(word: string): string {
  return /^[\p{L}\p{N}._/-]+$/u.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
