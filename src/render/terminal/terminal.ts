import pc from 'picocolors';
import { isDiagnosis } from '../../core/finding.js';
import { showNumber } from '../../core/numbers.js';
import { nameSome, terminalLine } from '../../core/text.js';
import { GATES, isCeiling, isWithinChance, type ReportGate, showGateNumber } from '../../gates/catalogue.js';
import { isUncounted } from '../../report/caveats.js';
import { eachDimension } from '../../report/per-dimension.js';
import { isAboutPolicy } from '../../report/policy-caveats.js';
import type { Report } from '../../report/schema.js';
import { newlyWorse, onlyWarns } from '../../report/title.js';
import { NOT_CERTAIN_ENOUGH, riskWord, standingOf } from '../certainty.js';
import { changedInputsSentence, changeSentence, failuresSentence, originSentence } from '../change-sentences.js';
import { disagreeing, unreferenced } from '../chosen-sessions.js';
import { gateRows, gatesOf, targetOf, uncounted } from '../gate-rows.js';
import { askedOf, judgeEffort, judgeGaps, judgeNotes, judgeSentence, trustNotes } from '../judge-sentences.js';
import type { ArtifactOfRun } from '../reproduction.js';
import { fromTop, INSTALLED } from '../setting-flags.js';
import { teachingCommands } from '../teaching-commands.js';
import { trustSentences } from '../trust.js';
import { isPoint } from '../wording.js';
import { evidenceLines } from './evidence.js';
import { columnsOf, cutColumns, hang, type Paint, pad, type Screen, widest } from './layout.js';
import { diagnosisLines, faultedSessions, otherSessions, outsideFindings, worstSessions } from './terminal-sessions.js';

/** How much a screenful may show; the report files have the rest. */
const SHOWN_GATES = 20;
const SHOWN_NAMES = 5;

/** What the commands of a report are about, and how they begin. */
interface CommandsShown {
  /** Where the candidates of the run are kept; left out where they are at hand. */
  readonly artifact?: ArtifactOfRun | undefined;
  /** How the program is called from the top of the repository. */
  readonly program?: string;
}

/**
 * The report for a person at a terminal, who sees the end of it first: caveats and how far the numbers can be trusted, scores,
 * judge, sessions with what to do about them, then what the gates rest on, the gates, and the verdict right above the prompt.
 */
export function renderTerminal(
  report: Report,
  screen: Screen,
  { artifact, program = INSTALLED }: CommandsShown = {},
): string {
  const paint = pc.createColors(screen.colour);
  const passing = report.sessions.filter(({ failed }) => !failed);
  const outside = report.findings.filter((finding) => !isDiagnosis(finding));
  return [
    ...caveatLines({ caveats: report.caveats.filter((caveat) => !isWeighty(caveat)) }, paint, screen),
    ...trustLines(report, paint, screen),
    ...scoreLines(report, paint, screen),
    ...judgeLines(report, paint, screen),
    ...otherSessions('Rubric and judge disagree', disagreeing(passing), paint, screen),
    ...faultedSessions(report, program, paint, screen),
    ...otherSessions('Without a reference', unreferenced(report.sessions), paint, screen),
    ...outsideFindings(outside, paint, screen),
    ...worstSessions(report, program, paint, screen),
    ...teachingLines(report, artifact, program, paint, screen),
    ...evidenceLines(report, paint, screen),
    ...diagnosisLines(report.findings, paint, screen),
    ...baselineLines(report, paint, screen),
    ...changedInputsLines(report, paint, screen),
    ...gateLines(report.gates, paint, screen),
    ...hanging(report.caveats.filter(isWeighty), paint, screen),
    ...headline(report, paint, screen),
    '',
  ].join('\n');
}

/** What stands right above the verdict, since nobody should read that without it. */
function isWeighty(caveat: string): boolean {
  return isUncounted(caveat) || isAboutPolicy(caveat);
}

export function caveatLines({ caveats }: Pick<Report, 'caveats'>, paint: Paint, screen: Screen): readonly string[] {
  const lines = hanging(caveats, paint, screen);
  return lines.length === 0 ? [] : [...lines, ''];
}

function hanging(caveats: readonly string[], paint: Paint, screen: Screen): readonly string[] {
  return caveats.flatMap((caveat) => hang('  ! ', terminalLine(caveat), screen).map(paint.dim));
}

export function headline(
  report: Pick<Report, 'verdict' | 'title' | 'gates' | 'baseline' | 'settings'>,
  paint: Paint,
  screen: Screen,
): readonly string[] {
  const isWarning = onlyWarns(report);
  const [mark, colour] = {
    pass: newlyWorse(report).length > 0 ? (['! ', paint.yellow] as const) : (['✔ ', paint.green] as const),
    fail: isWarning ? (['! ', paint.yellow] as const) : (['✖ ', paint.red] as const),
    inconclusive: ['? ', paint.yellow] as const,
  }[report.verdict];
  const title = isWarning ? `${report.title}, which only warns (warn-only)` : report.title;
  return hang(mark, title, screen).map((line) => paint.bold(colour(line)));
}

/** Columns of a number such as 0.584 with the gap before it, and of the longest heading above it. */
const NUMBER = 9;
export const numberCell = (text: string): string => text.padStart(NUMBER);

/** The gates as a table. */
export function gateLines(gates: readonly ReportGate[], paint: Paint, screen: Screen): readonly string[] {
  if (gates.length === 0) return [];
  const indent = 4;
  const rows = gateRows(gates);
  const shown = rows.slice(0, SHOWN_GATES);
  const room = Math.max(8, screen.width - indent - 2 * (NUMBER + 1));
  const names = shown.map(({ gate, lookedFor }) =>
    cutColumns(terminalLine(lookedFor === undefined ? gate.id : `${gate.kind}, ${lookedFor.length} kinds`), room),
  );
  const width = widest(['Gate', ...names]);
  const cells = Math.min(BAR_CELLS, screen.width - indent - width - 2 * (NUMBER + 1) - 2);
  const lines = shown.flatMap(({ gate, lookedFor }, i) => {
    const { value, waived } = gate;
    const plain = {
      pass: paint.green('✔'),
      fail: paint.red('✖'),
      not_evaluated: paint.dim('–'),
      'not certain': paint.yellow('~'),
    }[standingOf(gate)];
    const hasBar = value !== null && GATES[gate.kind].scale === 'score' && cells >= FEWEST_CELLS;
    const drawn = hasBar ? `  ${bar(gate, value, cells, paint)}` : '';
    const line = `  ${waived === true ? '◉' : plain} ${pad(names[i] ?? '', width)} ${numberCell(showGateNumber(gate, value))} ${numberCell(targetOf(gate))}${drawn}`;
    if (lookedFor !== undefined) return [line, ...hang(NAMES_BELOW, lookedFor.join(', '), screen).map(paint.dim)];
    const word = wordBeside(gate);
    const hasRoom = word !== undefined && columnsOf(line) + 2 + word.length <= screen.width;
    return [hasRoom ? `${line}  ${paint.yellow(word)}` : line];
  });
  const hidden = gatesOf(rows.slice(SHOWN_GATES));
  return [
    paint.dim(`    ${pad('Gate', width)} ${numberCell('Value')} ${numberCell('Target')}`),
    ...lines,
    ...(hidden > 0 ? [paint.dim(`    … and ${hidden} more`)] : []),
    '',
  ];
}

/** Before the names of gates that share a line above. */
const NAMES_BELOW = '      ';

/** What is to be known beside a gate's numbers: why it passes above its most, what it does not count, or how near it is to turning over. */
function wordBeside(gate: ReportGate): string | undefined {
  if (isWithinChance(gate)) return NOT_CERTAIN_ENOUGH;
  const asides = uncounted(gate);
  if (asides.length > 0) return asides.join(', ');
  const { flip_risk: risk } = gate;
  return risk?.word === 'clear' ? undefined : riskWord(gate);
}

const BAR_CELLS = 20;
const FEWEST_CELLS = 8;

/**
 * The value from 0 to 1 as a bar, with a tick at the threshold: reached exactly where it is not below, and passed exactly
 * where it is above a most that is allowed. By the value, not by the status: a waived failure is below too.
 */
function bar(gate: ReportGate, value: number, size: number, paint: Paint): string {
  const { threshold } = gate;
  const isMost = isCeiling(gate);
  const tick = Math.min(size - (isMost ? 2 : 1), Math.ceil(threshold * size));
  const reached = Math.floor(value * size);
  const least = value < threshold ? Math.min(reached, tick - 1) : Math.max(reached, tick);
  const most = value > threshold ? Math.max(reached, tick + 2) : Math.min(reached, tick);
  const filled = isMost ? most : least;
  const cells = Array.from({ length: size }, (_, i) => (i === tick ? '┃' : i < filled ? '█' : '░'));
  const colours = { pass: paint.green, fail: paint.red, not_evaluated: paint.dim, 'not certain': paint.yellow };
  return colours[standingOf(gate)](cells.join(''));
}

function scoreLines({ corpus_size: size, statistics }: Report, paint: Paint, screen: Screen): readonly string[] {
  if (size === 0) return [];
  const dimensions = eachDimension(statistics.dimensions);
  const width = widest(['overall', ...dimensions.map(([dimension]) => dimension)]);
  const columns = Math.max(1, Math.floor((screen.width - 4 - width) / NUMBER));
  const row = (name: string, cells: readonly string[]): string =>
    `    ${pad(name, width)}${cells.slice(0, columns).map(numberCell).join('')}`;
  const scores = ({ mean, p5 = null, p50, stddev, ci95 }: Report['statistics']['overall']): readonly string[] => [
    showNumber(mean),
    ...bounds(ci95),
    ...[p50, p5, stddev].map(showNumber),
  ];
  // One text over two columns.
  const bounds = (ci95: readonly [number, number] | null): readonly string[] =>
    isPoint(ci95) ? ['', 'all equal'] : [showNumber(ci95?.[0] ?? null), showNumber(ci95?.[1] ?? null)];
  return [
    paint.dim(row('', ['Mean', '95% low', '95% high', 'Median', 'p5', 'StdDev'])),
    paint.bold(row('overall', scores(statistics.overall))),
    ...dimensions.map(([dimension, distribution]) => row(dimension, scores(distribution))),
    '',
  ];
}

function changedInputsLines({ baseline }: Report, paint: Paint, screen: Screen): readonly string[] {
  const sentence = baseline === undefined ? undefined : changedInputsSentence(baseline);
  return sentence === undefined ? [] : [...hang('  ! ', sentence, screen).map(paint.yellow), ''];
}

function baselineLines({ baseline, gates, sessions }: Report, paint: Paint, screen: Screen): readonly string[] {
  if (baseline === undefined) return [];
  const { failures, overall } = baseline;
  const names = failures?.new ?? [];
  const fresh = names.length === 0 ? undefined : `New: ${nameSome(names, SHOWN_NAMES)}`;
  const lines = (text: string | undefined, isBad: boolean) =>
    text === undefined ? [] : hang('  ', terminalLine(text), screen).map(isBad ? paint.red : paint.cyan);
  return [
    ...lines(changeSentence({ baseline, gates }), overall?.word === 'regression'),
    ...lines(failuresSentence(baseline, sessions), names.length > 0),
    ...lines(fresh, true),
    ...lines(originSentence(baseline), false),
    '',
  ];
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
    judgeEffort(judge, settings),
    ...(gaps === undefined ? [] : [gaps]),
  ];
  return [
    ...[...about, ...trustNotes(judge, settings), ...askedOf(judge)].flatMap((text) =>
      hang('  ', terminalLine(text), screen).map(paint.cyan),
    ),
    '',
  ];
}

/**
 * The command that accepts the failing candidate that is most likely right and could pass by it, below the sessions that fail; nothing where there is
 * none. It is not broken into lines: it is there to be copied.
 */
function teachingLines(
  report: Report,
  artifact: ArtifactOfRun | undefined,
  program: string,
  paint: Paint,
  screen: Screen,
): readonly string[] {
  const commands = teachingCommands(report, artifact, program);
  const fetch = commands?.fetch;
  const [own] = commands?.accept ?? [];
  const isOne = commands?.accept.length === 1;
  // None of several is to be accepted unread that something speaks against beside its words.
  const first = isOne ? own : (commands?.ofChosen ?? own);
  if (first === undefined) return [];
  const which = report.sessions.filter(({ failed }) => failed).length > 1 ? 'one of them' : 'it';
  const about = `Right in other words? Accept ${which}${fromTop(report)} (shows what differs, and asks before it writes):`;
  return [...hang('  ', about, screen), ...[fetch ?? [], first].flat().map((line) => `  ${line}`), ''].map(paint.dim);
}
