import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { DimensionMap } from './value-kinds.js';

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
  const hunks: { readonly at: number; readonly removed: readonly string[]; readonly added: readonly string[] }[] = [];
  const added: string[] = [];
  for (const name of names) {
    const block = blocks.get(name);
    const written = write(name, wanted[name] ?? 0);
    if (block === undefined) added.push(written);
    else hunks.push({ at: block.from, removed: lines.slice(block.from, block.to), added: [written] });
  }
  if (added.length > 0) hunks.push({ at: lines.length, removed: [], added });
  let shift = 0;
  const body = [...hunks]
    .sort((a, b) => a.at - b.at)
    .flatMap(({ at, removed, added: own }) => {
      // Where nothing is removed, the old position names the line before.
      const old = removed.length === 0 ? at : at + 1;
      const head = `@@ -${old},${removed.length} +${at + 1 + shift},${own.length} @@`;
      shift += own.length - removed.length;
      return [head, ...removed.map((line) => `-${line}`), ...own.map((line) => `+${line}`)];
    });
  return [text === '' ? '--- /dev/null' : `--- a/${path}`, `+++ b/${path}`, ...body];
}

function write(name: string, value: number | DimensionMap): string {
  return typeof value === 'number'
    ? `${name}: ${value.toFixed(2)}`
    : `${name}: ${Object.entries(value)
        .map(([dimension, rate]) => `${dimension}=${rate.toFixed(2)}`)
        .join(', ')}`;
}

/** The lines that each setting takes up, from 0, the last one excluded. */
function blocksOf(text: string): ReadonlyMap<string, { readonly from: number; readonly to: number }> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'core' });
  const blocks = new Map<string, { readonly from: number; readonly to: number }>();
  if (!isMap(document.contents)) return blocks;
  for (const { key, value } of document.contents.items) {
    if (!isScalar(key) || key.range == null) continue;
    const from = lines.linePos(key.range[0]).line - 1;
    const end = value !== null && typeof value === 'object' && 'range' in value ? value.range : key.range;
    const last = Array.isArray(end) && typeof end[1] === 'number' ? Math.max(key.range[1], end[1]) - 1 : key.range[1];
    blocks.set(String(key.value), { from, to: lines.linePos(last).line });
  }
  return blocks;
}
