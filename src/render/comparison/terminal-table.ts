import { terminalLine } from '../../core/text.js';
import { columnsOf, cutColumns, pad, type Screen, widest } from '../terminal/layout.js';

/** Columns that a first cell and the others may take. */
export const LONGEST_FIRST = 43;
export const LONGEST_CELL = 20;

const INDENT = 2;

/** Between two columns. */
const GAP = 2;

/**
 * A table with its first column at the left and all others at the right. What does not fit beside each other stands in several
 * tables below each other, each with the first column.
 */
export function comparisonTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  screen: Screen,
): readonly string[] {
  // Beside it must be room for a column.
  const longest = Math.min(LONGEST_FIRST, screen.width - INDENT - GAP - LONGEST_CELL);
  const cells = [heads, ...rows].map((row) =>
    row.map((text, i) => cutColumns(asLine(text), i === 0 ? longest : LONGEST_CELL)),
  );
  const widths = heads.map((_, i) => widest(cells.map((row) => row[i] ?? '')));
  const [first = 0, ...others] = widths;
  const blocks: number[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const [i, width] of others.entries()) {
    if (used + GAP + width > screen.width) {
      blocks.push([]);
      used = INDENT + first;
    }
    blocks.at(-1)?.push(i + 1);
    used += GAP + width;
  }
  return blocks.flatMap((columns) =>
    cells.map((row) => {
      const rest = columns.map((i) => ' '.repeat(GAP) + padStart(row[i] ?? '', widths[i] ?? 0));
      return `${' '.repeat(INDENT)}${pad(row[0] ?? '', first)}${rest.join('')}`.trimEnd();
    }),
  );
}

/** Foreign text as one line, but for the blanks that set in a code. */
function asLine(text: string): string {
  const indent = /^ */.exec(text)?.[0] ?? '';
  return indent + terminalLine(text, 200);
}

function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - columnsOf(text))) + text;
}
