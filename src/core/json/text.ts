/** What a terminal might obey or show in another order, and the mark of a workflow command. */
const UNSAFE_IN_JSON = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|(?<=#)#(?=\[)/g;

/** Data as JSON text for a file or a screen: the same value for every parser, and nothing else for anybody. */
export function jsonText(value: unknown): string {
  return [...jsonPieces(value)].join('');
}

/** Members of members of a value are pieces of their own: a report has its long lists no deeper. */
const PIECES_DEPTH = 3;

/**
 * A value as indented JSON, as pieces in order: a large report is longer than the longest string there can be. What has
 * `toJSON` is asked for its value when its turn comes.
 */
export function* jsonPieces(value: unknown): Generator<string> {
  yield* piecesOf(value, PIECES_DEPTH, '\n');
  yield '\n';
}

/** @param line what begins a line: a line break and how far it is set in */
function* piecesOf(value: unknown, depth: number, line: string): Generator<string> {
  if (depth === 0 || !isWalked(value)) {
    // Line breaks of the text itself are escapes by now.
    yield escapeJson(JSON.stringify(value, null, 2)).replaceAll('\n', line);
    return;
  }
  const inner = `${line}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  let before = `${open}${inner}`;
  for (const [label, member] of Array.isArray(value) ? entriesOfList(value) : membersOf(value)) {
    yield before + label;
    yield* piecesOf(member, depth - 1, inner);
    before = `,${inner}`;
  }
  yield before.startsWith(',') ? `${line}${close}` : `${open}${close}`;
}

/** One by one: the keys of all sessions would take as much room as what is known of them. */
function* entriesOfList(list: readonly unknown[]): Generator<readonly [label: string, member: unknown]> {
  for (const member of list) yield ['', member ?? null];
}

function* membersOf(value: object): Generator<readonly [label: string, member: unknown]> {
  for (const [key, member] of Object.entries(value)) {
    if (member !== undefined) yield [`${escapeJson(JSON.stringify(key))}: `, member];
  }
}

function isWalked(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('toJSON' in value);
}

/** A value as JSON on one line with a line break at its end, for files with a value a line. */
export function jsonLine(value: unknown): string {
  return `${escapeJson(JSON.stringify(value))}\n`;
}

/** JSON with escapes in place of what does no harm to a parser and some to whoever looks at it. */
function escapeJson(text: string): string {
  return text.replace(UNSAFE_IN_JSON, toEscape);
}

export function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
