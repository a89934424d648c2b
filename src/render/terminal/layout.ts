import stringWidth from 'fast-string-width';
import { wrapAnsi } from 'fast-wrap-ansi';
import type pc from 'picocolors';
import { defuseCommands, terminalLine } from '../../core/text.js';

/** What a text is laid out for. */
export interface Screen {
  readonly colour: boolean;
  /** Columns. */
  readonly width: number;
}

export type Paint = ReturnType<typeof pc.createColors>;

/** A code and where it was found. A path is never broken: terminals and people click and copy it. */
export function placeLines(
  indent: string,
  code: string,
  place: string,
  paint: Paint,
  screen: Screen,
): readonly string[] {
  const path = terminalLine(place, 1000);
  if (path === '') return [`${indent}${paint.yellow(code)}`];
  return columnsOf(`${indent}${code}  ${path}`) <= screen.width
    ? [`${indent}${paint.yellow(code)}  ${paint.dim(path)}`]
    : [`${indent}${paint.yellow(code)}`, `${indent}  ${paint.dim(path)}`];
}

/** Wraps text behind a mark, with following lines set in as far as the first. */
export function hang(mark: string, text: string, screen: Screen): readonly string[] {
  const indent = columnsOf(mark);
  const lines = wrapAnsi(text, Math.max(20, screen.width - indent), { hard: true }).split('\n');
  // Wrapping may bring what looks like a workflow command to the start of a line.
  return lines.map((line, i) => defuseCommands((i === 0 ? mark : ' '.repeat(indent)) + line));
}

/** At most so many columns, with a visible mark where it was cut. */
export function cutColumns(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  let kept = '';
  for (const character of text) {
    if (columnsOf(kept + character) > columns - 1) break;
    kept += character;
  }
  return `${kept}…`;
}

/** Pads by columns: a CJK character takes two. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columnsOf(text)));
}

export function widest(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, columnsOf(text)), 0);
}

/** How many columns of a terminal a text takes: two for a CJK character, none for a mark that combines. */
export function columnsOf(text: string): number {
  return stringWidth(text);
}
