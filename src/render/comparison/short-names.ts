import { terminalLine } from '../../core/text.js';
import { columnsOf, cutColumns } from '../terminal/layout.js';

/** Beside what tells a name apart so much of what stands before it is kept. */
const KEPT = 4;

/**
 * Names as they fit a column: cut at their end as long as that tells them apart, else where they begin to differ, since models
 * and prompts often begin alike; with a number where neither does. Names of the list get theirs, other texts are cut.
 * @param longest columns, 8 or more
 */
export function shortNames(names: readonly string[], longest: number): (name: string) => string {
  const lines = names.map((name) => terminalLine(name));
  const ways = [
    lines.map((line) => cutColumns(line, longest)),
    lines.map((line) => cutColumns(fromDifference(line, lines, longest), longest)),
    lines.map((line) => lastColumns(line, longest)),
  ];
  const short =
    ways.find((some) => new Set(some).size === names.length) ??
    lines.map((line, i) => cutColumns(`${i + 1} ${line}`, longest));
  const known = new Map(names.map((name, i) => [name, short[i] ?? '']));
  return (name) => known.get(name) ?? cutColumns(terminalLine(name), longest);
}

/** A name that is too long without what all begin with. */
function fromDifference(line: string, lines: readonly string[], longest: number): string {
  if (columnsOf(line) <= longest) return line;
  const [first = [], ...others] = lines.map((one) => [...one]);
  const same = first.findIndex((character, i) => others.some((other) => other[i] !== character));
  const from = Math.max(0, (same < 0 ? first.length : same) - KEPT);
  return from === 0 ? line : `…${[...line].slice(from).join('')}`;
}

function lastColumns(line: string, longest: number): string {
  if (columnsOf(line) <= longest) return line;
  let kept = '';
  for (const character of [...line].reverse()) {
    if (columnsOf(character + kept) > longest - 1) break;
    kept = character + kept;
  }
  return `…${kept}`;
}
