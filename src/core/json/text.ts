/** What a terminal might obey or show in another order, and the mark of a workflow command. */
const UNSAFE_IN_JSON = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|(?<=#)#(?=[A-Za-z]*\[)/g;

/** What every unsafe place has; looked for many times faster, and most texts have none of it. */
const MAY_BE_UNSAFE = /[\u007f-\u2069]|##[A-Za-z]*\[/;

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
  yield* piecesOf(value, 0);
  yield '\n';
}

/** @param depth how many lists and objects the value stands in */
function* piecesOf(value: unknown, depth: number): Generator<string> {
  if (depth === PIECES_DEPTH || !isWalked(value)) {
    yield escapeJson(indentedJson(value, depth));
    return;
  }
  const line = `\n${'  '.repeat(depth)}`;
  const inner = `${line}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  let before = `${open}${inner}`;
  for (const [label, member] of Array.isArray(value) ? entriesOfList(value) : membersOf(value)) {
    yield before + label;
    yield* piecesOf(member, depth + 1);
    before = `,${inner}`;
  }
  yield before.startsWith(',') ? `${line}${close}` : `${open}${close}`;
}

/**
 * A value set in as deep as it stands: written as the one member of so many lists, whose brackets are cut off. To set in
 * each line afterwards takes longer.
 */
function indentedJson(value: unknown, depth: number): string {
  let nested = value;
  for (let i = 0; i < depth; i++) nested = [nested];
  const text = JSON.stringify(nested, null, 2);
  // A bracket, a line break and two blanks more each time; behind the value the same, less the blanks of its own line.
  const behind = depth * (depth + 1);
  return text.slice(behind + 2 * depth, text.length - behind);
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
  return MAY_BE_UNSAFE.test(text) ? text.replace(UNSAFE_IN_JSON, toEscape) : text;
}

export function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
