import { maskSecrets } from '../redact.js';

/**
 * The only door through which foreign text (candidates, file names, session names) reaches a page or a screen.
 * What such text may try: mentions, references, hidden comments, broken tables, forged markers, workflow commands,
 * escape sequences, text that reads in another order than it is stored, marks piled up over other lines.
 */

/** C0, DEL and C1, without those that are white space. */
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;

/** Visible letters and marks of the scripts in which a joiner or non-joiner between letters changes what one reads. */
const JOINING_LETTER =
  '(?![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Default_Ignorable_Code_Point}])[\\p{L}\\p{M}]';

/**
 * Characters that show nothing, or reorder what others show. Kept are joiners inside a word of a joining script
 * (Persian, Indic) and inside an emoji, and one emoji or text style behind its emoji: without them one reads
 * something else, and in these places they can neither hide nor split a word.
 */
const INVISIBLE = new RegExp(
  `(?!(?<=${JOINING_LETTER})[\\u200c\\u200d](?=${JOINING_LETTER})` +
    '|(?<=\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=\\p{Extended_Pictographic})' +
    '|(?<=\\p{Emoji})[\\ufe0e\\ufe0f])' +
    '[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]',
  'gu',
);

/** Lone surrogates cannot be written as UTF-8. */
const LONE_SURROGATES = /\p{Cs}/gu;

/** More marks on one letter than any writing system needs; a pile of them covers the lines around it. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu;

/** One line of visible characters in their stored order. Doing it twice changes nothing. */
export function plainLine(text: string, longest = Number.POSITIVE_INFINITY): string {
  return visible(text, /[\s\u0085]+/g, longest);
}

/** The same for a text of several lines: line breaks stay as they are, for a page that shows them. */
export function plainText(text: string, longest = Number.POSITIVE_INFINITY): string {
  const lines = text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
  return visible(lines, /[^\S\n]+/g, longest).replace(/\n{3,}/g, '\n\n');
}

/** Nothing in ASCII without controls is invisible, a mark, or half a character: most texts need no look for these. */
const ONLY_ASCII = /^[\n -~]*$/;

function visible(text: string, blanks: RegExp, longest: number): string {
  const clean = ONLY_ASCII.test(text)
    ? maskSecrets(text).replace(blanks, ' ').trim()
    : maskSecrets(text.replace(CONTROLS, '').replace(INVISIBLE, ''))
        .replace(LONE_SURROGATES, '\ufffd')
        .replace(blanks, ' ')
        .replace(PILED_MARKS, '$1')
        .trim()
        // A mark without a letter would sit on whatever we write before it.
        .replace(/^\p{M}/u, '\u25cc$&');
  // What consists of invisible characters alone is still something.
  return clean === '' && /\S/.test(text) ? '\ufffd' : cut(clean, longest);
}

/** At most so many code points, with a visible mark where it was cut. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Code points take at most two units, so that only the head of a long text is taken apart.
  const head = [...text.slice(0, 2 * longest + 2)];
  if (head.length <= longest) return text;
  return `${head
    .slice(0, Math.max(0, longest - 1))
    .join('')
    .replace(/[\u200c\u200d]$/, '')}…`;
}

/**
 * Everything in a line that GitHub's Markdown gives a meaning to, in the order of trying: HTML and code, emphasis
 * and links, mentions, issue references, math, addresses, emoji names, commit hashes.
 */
const MEANINGFUL =
  /(?<html>[&<>`|\\])|(?<punctuation>[*_~[\]])|(?<mention>@)|(?<issue>#(?=\d)|(?<![a-z0-9])(?:gh|ghsa)(?=-))|(?<math>\$)|(?<address>(?=:\/\/)|www(?=\.)|(?:mailto|xmpp)(?=:))|(?<emoji>:(?=[\w+-]+:))|(?<commit>(?<!\w)(?:[0-9a-f]+-)*[0-9a-f]{7,40}(?:-[0-9a-f]+)*(?!\w))/gi;

const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '`': '&#96;',
  '|': '&#124;',
  '\\': '&#92;',
};

/**
 * GitHub looks for mentions, references and addresses in the finished page, where an entity for `@` or `#` is that
 * character again. Only something between the characters helps; a zero-width space is what others use, too.
 */
const BREAK = '&#8203;';

/** What would start a list, a heading or a rule at the start of a line. */
const BLOCK_START = /^(\d{0,9})([-+=:#.)])/;

function escapeMarkdown(line: string, place: 'text' | 'code'): string {
  return escapeFor(line, place).replace(BLOCK_START, '$1\\$2');
}

/** In a block of HTML GitHub reads no Markdown, so that a backslash would show; it still finds mentions there. */
function escapeFor(line: string, place: 'text' | 'code' | 'html code'): string {
  return line.replace(MEANINGFUL, (match: string, ...rest: unknown[]) => {
    switch (kindOfMatch(rest.at(-1))) {
      case 'html':
        return HTML[match] ?? '';
      case 'punctuation':
        return place === 'html code' ? match : `\\${match}`;
      case 'mention':
      case 'issue':
      case 'address':
        return `${match}${BREAK}`;
      // What GitHub's own documentation gives for a dollar sign that is none of mathematics.
      case 'math':
        return '<span>&#36;</span>';
      // In code GitHub looks for neither of these.
      case 'emoji':
        return place === 'text' ? `${match}${BREAK}` : match;
      case 'commit':
        return place === 'text' ? `<code>${match}</code>` : match;
      default:
        return match;
    }
  });
}

/** The name of the group that matched. */
function kindOfMatch(groups: unknown): string | undefined {
  if (typeof groups !== 'object' || groups === null) return undefined;
  return Object.entries(groups).find(([, found]) => found !== undefined)?.[0];
}

/** Foreign text inside a line of Markdown, in a table too: shows as it is, means nothing. Not for HTML attributes. */
export function markdownInline(text: string, longest = 500): string {
  return escapeMarkdown(plainLine(text, longest), 'text');
}

/** Foreign text as code inside a line: an HTML element, since a fence of backticks could be closed by its content. */
export function markdownCode(text: string, longest = 300): string {
  return `<code>${escapeMarkdown(plainLine(text, longest), 'code')}</code>`;
}

/** Foreign text as code inside a line that starts with an HTML tag, such as a summary. Not for HTML attributes. */
export function htmlCode(text: string, longest = 300): string {
  return `<code>${escapeFor(plainLine(text, longest), 'html code')}</code>`;
}

/**
 * Breaks the two forms of workflow commands in a line that may go to a workflow log: `::name::` at the start of a
 * line, which the runner trims, and `##[name]` anywhere.
 */
export function defuseCommands(line: string): string {
  return line.replace(/^(\s*):(?=:)/, '$1:\u200b').replaceAll('##[', '##\u200b[');
}

/** Foreign text for a terminal, or for what prints to a workflow log: one line, no escape sequence, no command. */
export function terminalLine(text: string, longest = 500): string {
  return defuseCommands(plainLine(text, longest));
}

/** Foreign text for a message in a workflow log: one line that shows and means nothing. */
export function logLine(text: string, longest = 1000): string {
  return defuseCommands(plainLine(text, longest));
}

/** What a terminal might obey or show in another order, and the mark of a workflow command. */
const UNSAFE_IN_JSON = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|(?<=#)#(?=\[)/g;

/** Data as JSON text for a file or a screen: the same value for every parser, and nothing else for anybody. */
export function jsonText(value: unknown): string {
  return [...jsonPieces(value)].join('');
}

/** Members of members of a value are pieces of their own: a report has its long lists no deeper. */
const PIECES_DEPTH = 3;

/**
 * The same in pieces: a report of very many sessions is longer than the longest text there can be. What has `toJSON` is
 * asked for its value when its turn comes.
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

/** The same on one line, for files with a value a line. */
export function jsonLine(value: unknown): string {
  return `${escapeJson(JSON.stringify(value))}\n`;
}

/** JSON with escapes in place of what does no harm to a parser and some to whoever looks at it. */
function escapeJson(text: string): string {
  return text.replace(UNSAFE_IN_JSON, toEscape);
}

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** What could end a script element or a line of a script, and what shows in another order than it is stored. */
const UNSAFE_IN_SCRIPT = /[<>&\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Data as JSON for a script element of a page: the same value for every parser, and no markup. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE_IN_SCRIPT, toEscape);
}
