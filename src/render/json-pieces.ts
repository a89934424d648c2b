import { escapeJson } from './escape.js';

/** Members of members of a value are walked: a report has its long lists no deeper. */
const DEPTH = 3;

/**
 * The same text as `jsonText` gives, in pieces: a report of very many sessions is longer than the longest text there can
 * be. What has `toJSON` is asked for its value when its turn comes.
 */
export function* jsonPieces(value: unknown): Generator<string> {
  yield* piecesOf(value, DEPTH, '\n');
  yield '\n';
}

/** @param line what begins a line: a line break and how far it is set in */
function* piecesOf(value: unknown, depth: number, line: string): Generator<string> {
  if (depth === 0 || !isWalked(value)) {
    // Line breaks of the text itself are escapes by now.
    yield escapeJson(JSON.stringify(value, null, 2)).replaceAll('\n', line);
    return;
  }
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const inner = `${line}  `;
  let before = `${open}${inner}`;
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined && !Array.isArray(value)) continue;
    yield Array.isArray(value) ? before : `${before}${escapeJson(JSON.stringify(key))}: `;
    yield* piecesOf(member ?? null, depth - 1, inner);
    before = `,${inner}`;
  }
  yield before.startsWith(',') ? `${line}${close}` : `${open}${close}`;
}

function isWalked(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('toJSON' in value);
}
