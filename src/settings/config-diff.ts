import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { DimensionMap } from './judge-kinds.js';

/** Settings to be written into a config file: numbers, or maps of dimensions. */
export interface Wanted {
  readonly [name: string]: number | DimensionMap | undefined;
}

/**
 * The change of a config file that sets some settings, as a unified diff without context lines (`git apply
 * --unidiff-zero` takes it). No lines where nothing is wanted.
 * @param text the file as it is, empty where there is none
 */
export function configDiff(path: string, text: string, wanted: Wanted): readonly string[] {
  const names = Object.keys(wanted);
  if (names.length === 0) return [];
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const blocks = blocksOf(text);
  const hunks: Hunk[] = [];
  const added: string[] = [];
  for (const name of names) {
    const block = blocks.get(name);
    const written = write(name, wanted[name] ?? 0);
    if (block === undefined) added.push(written);
    else hunks.push({ from: block.from, to: block.to, lines: [`${written}${block.comment}`] });
  }
  hunks.sort((a, b) => a.from - b.from);
  if (added.length > 0) append(hunks, added, lines, text);
  let shift = 0;
  const body = hunks.flatMap(({ from, to, lines: own }) => {
    const removed = lines.slice(from, to);
    // Where nothing is removed, the old position names the line before.
    const head = `@@ -${removed.length === 0 ? from : from + 1},${removed.length} +${from + 1 + shift},${own.length} @@`;
    shift += own.length - removed.length;
    const unended = removed.length > 0 && to === lines.length && !text.endsWith('\n');
    return [
      head,
      ...removed.map((line) => `-${line}`),
      ...(unended ? ['\\ No newline at end of file'] : []),
      ...own.map((line) => `+${line}`),
    ];
  });
  return [text === '' ? '--- /dev/null' : `--- a/${path}`, `+++ b/${path}`, ...body];
}

/** Puts `lines` in the place of the lines from `from` up to `to`, counted from 0. */
interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** Adds lines at the end. A last line without a line break has to be written anew, or they would stand behind it. */
function append(hunks: Hunk[], added: readonly string[], lines: readonly string[], text: string): void {
  const end = lines.length;
  const last = hunks.at(-1);
  if (last !== undefined && last.to === end) hunks[hunks.length - 1] = { ...last, lines: [...last.lines, ...added] };
  else if (text === '' || text.endsWith('\n')) hunks.push({ from: end, to: end, lines: added });
  else hunks.push({ from: end - 1, to: end, lines: [...lines.slice(-1), ...added] });
}

function write(name: string, value: number | DimensionMap): string {
  return typeof value === 'number'
    ? `${name}: ${value.toFixed(2)}`
    : `${name}: ${Object.entries(value)
        .map(([dimension, rate]) => `${dimension}=${rate.toFixed(2)}`)
        .join(', ')}`;
}

/** The lines that a setting takes up, from 0, the last one excluded, and the comment behind its value, with its mark. */
interface Block {
  readonly from: number;
  readonly to: number;
  readonly comment: string;
}

function blocksOf(text: string): ReadonlyMap<string, Block> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'core' });
  const blocks = new Map<string, Block>();
  if (!isMap(document.contents)) return blocks;
  for (const { key, value } of document.contents.items) {
    if (!isScalar(key) || key.range == null) continue;
    const from = lines.linePos(key.range[0]).line - 1;
    const end = value !== null && typeof value === 'object' && 'range' in value ? value.range : key.range;
    const last = Array.isArray(end) && typeof end[1] === 'number' ? Math.max(key.range[1], end[1]) - 1 : key.range[1];
    const comment = isScalar(value) && value.comment ? ` #${value.comment.split('\n', 1)[0]}` : '';
    blocks.set(String(key.value), { from, to: lines.linePos(last).line, comment });
  }
  return blocks;
}
