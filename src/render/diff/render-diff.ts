import { wrapAnsi } from 'fast-wrap-ansi';
import pc from 'picocolors';
import { formatPlace } from '../../core/errors.js';
import { type Defect, toldMessage } from '../../core/finding.js';
import { defuseCommands, terminalLine } from '../../core/text.js';
import { columnsOf, hang, type Paint, placeLines, type Screen } from '../terminal/layout.js';
import { sampleLines } from '../terminal/shown-samples.js';
import { diffWords, type Piece } from '../word-diff.js';
import { adviceOf, inWords, precise } from '../wording.js';
import type { DiffView, Item, Row, Section } from './view.js';

/** From this width on both texts stand beside each other; below, one under the other. */
const SIDE_BY_SIDE = 110;

/** The longest text that is compared and shown: more than 4,000 words. */
const LONGEST_TEXT = 40_000;

/** No word is as long, and what has one takes time by the square of its length to wrap. */
const ENDLESS = /\S{1000}/;
const LONGEST_ENDLESS_TEXT = 4000;

const MARKS: Readonly<Record<Row['kind'], string>> = {
  matched: '✔',
  flawed: '~',
  contradicted: '≠',
  missing: '✖',
  extra: '✖',
  repeated: '✖',
};

/** Reference and candidate of one session for a person at a terminal. Readable without colours, too. */
export function renderDiff(view: DiffView, screen: Screen): string {
  const paint = pc.createColors(screen.colour);
  const { name, overall, status, reference, candidate, samples } = view;
  const score = overall === null ? '' : `  ${precise(overall)}`;
  return [
    ...hang('', `${terminalLine(name)}${score}`, screen).map(paint.bold),
    paint.red(`  - reference  ${terminalLine(reference, 1000)}`),
    paint.green(`  + candidate  ${candidate === null ? inWords(status) : terminalLine(candidate, 1000)}`),
    ...(samples === undefined ? [] : sampleLines(name, samples, paint, screen)),
    '',
    ...view.sections.flatMap((section) => sectionLines(section, paint, screen)),
    ...view.findings.flatMap((finding) => findingLines('', finding, paint, screen)),
    ...(view.findings.length > 0 ? [''] : []),
  ].join('\n');
}

function sectionLines({ dimension, score, rows, findings }: Section, paint: Paint, screen: Screen): readonly string[] {
  return [
    `${paint.bold(dimension)}  ${precise(score)}`,
    ...rows.flatMap((row) => rowLines(row, paint, screen)),
    ...findings.flatMap((finding) => findingLines('  ', finding, paint, screen)),
    '',
  ];
}

function rowLines(row: Row, paint: Paint, screen: Screen): readonly string[] {
  const texts = screen.width >= SIDE_BY_SIDE ? besideLines(row, paint, screen) : belowLines(row, paint, screen);
  return [
    ...texts,
    ...(row.kind === 'repeated' ? [paint.dim('      said twice')] : []),
    ...(row.isSameOutcome === true && !isEqual(row) ? [paint.dim('      both mean the same outcome')] : []),
    ...creditLine(row, paint),
    ...row.findings.flatMap((finding) => findingLines('      ', finding, paint, screen)),
  ];
}

/** Two actions that the rubric puts together need not say the same. Findings explain it better. */
function creditLine({ findings, credit }: Row, paint: Paint): readonly string[] {
  const isPartial = credit !== null && credit < 0.995 && findings.length === 0;
  return isPartial ? [paint.dim(`      credit ${credit.toFixed(2)} of 1`)] : [];
}

function belowLines(row: Row, paint: Paint, screen: Screen): readonly string[] {
  const { reference, candidate } = paintedSides(row, paint);
  const mark = markOf(row, paint);
  const equal = row.kind === 'matched' && isEqual(row);
  const entries = [
    ...(equal ? [] : reference.map((text) => ['-', text] as const)),
    ...candidate.map((text) => [equal ? '=' : '+', text] as const),
  ];
  return entries.flatMap(([sign, text], i) =>
    hang(`    ${sign} `, text, screen).map((line, k) => (i === 0 && k === 0 ? `  ${mark}${line.slice(3)}` : line)),
  );
}

/** The column between both texts. */
const GAP = ' │ ';

function besideLines(row: Row, paint: Paint, screen: Screen): readonly string[] {
  const { reference, candidate } = paintedSides(row, paint);
  const width = Math.floor((screen.width - 4 - GAP.length) / 2);
  const [left, right] = [cellLines(reference, width), cellLines(candidate, width)];
  const size = Math.max(left.length, right.length);
  return Array.from({ length: size }, (_, i) => {
    const start = left[i] ?? '';
    const padded = `${start}${' '.repeat(Math.max(0, width - columnsOf(start)))}`;
    return `  ${i === 0 ? markOf(row, paint) : ' '} ${padded}${paint.dim(GAP)}${right[i] ?? ''}`.trimEnd();
  });
}

/** Wrapping may bring what looks like a workflow command to the start of a line. */
function cellLines(texts: readonly string[], width: number): readonly string[] {
  return texts.flatMap((text) => wrapAnsi(text, width, { hard: true }).split('\n').map(defuseCommands));
}

function markOf({ kind }: Row, paint: Paint): string {
  const colour = {
    matched: paint.green,
    flawed: paint.yellow,
    contradicted: paint.red,
    missing: paint.red,
    extra: paint.yellow,
    repeated: paint.yellow,
  };
  return colour[kind](MARKS[kind]);
}

/** No text has it after escaping: it parts the actions of one row while they are compared as one text. */
const BREAK = '\n';

interface Sides {
  readonly reference: readonly string[];
  readonly candidate: readonly string[];
}

/** The texts of both sides with what differs marked; where one side is empty there is nothing to compare with. */
function paintedSides(row: Row, paint: Paint): Sides {
  if (row.isSameOutcome === true) {
    return { reference: row.reference.map(shownText), candidate: row.candidate.map(shownText) };
  }
  if (row.reference.length === 0 || row.candidate.length === 0) {
    return {
      reference: numbered(row.reference, row.reference.map(shownText)).map(paint.red),
      candidate: numbered(row.candidate, row.candidate.map(shownText)).map(paint.green),
    };
  }
  const { reference, candidate } = diffWords(
    row.reference.map(shownText).join(BREAK),
    row.candidate.map(shownText).join(BREAK),
  );
  return {
    reference: numbered(
      row.reference,
      marked(reference, (text) => (paint.isColorSupported ? paint.bold(paint.red(text)) : `[-${text}-]`)),
    ),
    candidate: numbered(
      row.candidate,
      marked(candidate, (text) => (paint.isColorSupported ? paint.bold(paint.green(text)) : `{+${text}+}`)),
    ),
  };
}

function shownText({ text }: Item): string {
  return terminalLine(text, ENDLESS.test(text) ? LONGEST_ENDLESS_TEXT : LONGEST_TEXT);
}

function numbered(items: readonly Item[], texts: readonly string[]): readonly string[] {
  return items.map(({ number }, i) => `${number === null ? '' : `${number}. `}${texts[i] ?? ''}`);
}

/** The texts of one side, with a mark around what differs but not around the blanks behind it. */
function marked(pieces: readonly Piece[], mark: (text: string) => string): readonly string[] {
  const parts = pieces.map(({ text, changed }) => (changed ? text.replace(/^[^\n]*\S/gm, mark) : text));
  return parts.join('').split(BREAK);
}

function isEqual({ reference, candidate }: Row): boolean {
  return reference.map(shownText).join(BREAK) === candidate.map(shownText).join(BREAK);
}

function findingLines(indent: string, finding: Defect, paint: Paint, screen: Screen): readonly string[] {
  const advice = adviceOf(finding);
  return [
    ...placeLines(indent, finding.code, formatPlace(finding.place), paint, screen),
    ...hang(`${indent}  `, terminalLine(toldMessage({ message: finding.message, key: finding.place.key })), screen),
    ...(advice === undefined ? [] : hang(`${indent}→ `, terminalLine(advice), screen).map(paint.cyan)),
  ];
}
