import { distance } from 'fastest-levenshtein';
import type { Files } from './ports.js';
import { maskSecrets } from './redact.js';

/** `1 session`, `2 sessions`: for nouns that take an s, or with their plural. */
export function counted(n: number, noun: string, plural = `${noun}s`): string {
  return `${n} ${n === 1 ? noun : plural}`;
}

/** `first of 9 sessions was`, `first 2 of 9 sessions were`: those of all that something is true of. */
export function firstOf(n: number, all: number, noun: string): string {
  return `first ${n === 1 ? '' : `${n} `}of ${counted(all, noun)} ${n === 1 ? 'was' : 'were'}`;
}

/** Words as they begin a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words with their first letter small, to go on in a sentence. */
export function uncapitalised(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

// What follows takes out of foreign text what no reader sees, or sees otherwise than it is stored. What a page would read as its
// own markup is left to the door of pages, render/escape.ts.

/** C0, DEL and C1, without those that are white space: escape sequences begin with one. */
export const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;

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

/**
 * Visible characters of a text in their stored order, at most `longest`. Line breaks stay, for a page that shows them.
 */
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

/** What a credential may take behind the part that is shown. */
const LONGEST_SECRET = 2000;

/** The beginning of a foreign value for a message, with a visible mark where it was cut. */
export function shortened(text: string, longest: number): string {
  const head = maskedHead(text, longest + 1);
  const isCut = head.length > longest || text.length > longest + 1 + LONGEST_SECRET;
  return isCut ? `${head.slice(0, longest)}…` : head;
}

/**
 * The beginning of a foreign text. Credentials are masked before it is cut: half of one nobody would know. So what may be
 * half of one at the end of what was looked at is left out, too, where so much was masked that the beginning reaches there.
 */
export function maskedHead(text: string, longest: number, mask: (text: string) => string = maskSecrets): string {
  const seen = text.slice(0, longest + LONGEST_SECRET);
  const masked = mask(seen);
  const whole = seen.length === text.length ? masked.length : Math.max(0, masked.length - LONGEST_SECRET);
  return masked.slice(0, Math.min(longest, whole));
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
 * Breaks the forms of commands in a line that may go to the log of a CI system: `::name::` at the start of a line, which
 * the runner of GitHub trims, and anywhere `##[name]`, `##vso[name]` of Azure Pipelines and `##teamcity[name]`; and a heading
 * of Buildkite at the start, such as `--- name`.
 */
export function defuseCommands(line: string): string {
  return line
    .replace(/^(\s*):(?=:)/, '$1:\u200b')
    .replace(/^(?:---|\+\+\+|~~~|\^\^\^)(?= )/, '$&\u200b')
    .replace(/##([a-z]*)\[/gi, '##$1\u200b[');
}

/** Foreign text for a terminal, or for what prints to a workflow log: one line, no escape sequence, no command. */
export function terminalLine(text: string, longest = 500): string {
  return defuseCommands(plainLine(text, longest));
}

/** The same with the room that a message of a workflow log has. */
export function logLine(text: string, longest = 1000): string {
  return terminalLine(text, longest);
}

/** A text as Git has it, whatever its line ends are in a work tree: digests of both are to be the same. */
export function withLineFeeds(text: string): string {
  return text.includes('\r\n') ? text.replaceAll('\r\n', '\n') : text;
}

/** What stands at a path where something else was wanted. */
export function describeKind(kind: ReturnType<Files['kind']>): string {
  switch (kind) {
    case 'missing':
      return 'there is no such file or folder';
    case 'outside':
      return 'the path leads outside the workspace';
    case 'git':
      return 'the path belongs to git, whose files may hold tokens';
    case 'file':
      return 'this is a file';
    case 'folder':
      return 'this is a folder';
    case 'other':
      return 'this is neither a file nor a folder';
  }
}

/** The path of the report becomes an output of the action, which a workflow may paste into a shell. */
const SHELL_SAFE_PATH = /^[A-Za-z0-9._/@+][A-Za-z0-9._/@+-]*$/;

export function isShellSafe(path: string): boolean {
  return SHELL_SAFE_PATH.test(path);
}
/**
 * Compares by Unicode code point. JavaScript's own order is by UTF-16 unit, which puts U+1F600 before U+FF61;
 * other tools that read our files sort by code point.
 */
export function byCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** Moves surrogates, which stand for code points above U+FFFF, behind the rest of the basic plane. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

/** Names further away than this share of their length are not what the user meant. */
const FARTHEST_SHARE = 0.4;

/**
 * The known name most like a mistyped one, or nothing when none is near. The same letters in another order, or doubled,
 * are nearer than another letter: `judge-modle` is judge-model and not judge-mode. Ties go to the first.
 */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const wanted = typed.toLowerCase().replaceAll('_', '-');
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const known = name.replaceAll('_', '-');
    const edits = distance(wanted, known);
    if (edits > Math.max(1, Math.floor(name.length * FARTHEST_SHARE))) continue;
    const farness = edits <= 2 && lettersOf(known) === lettersOf(wanted) ? edits / 4 : edits;
    if (farness < least) {
      nearest = name;
      least = farness;
    }
  }
  return nearest;
}

function lettersOf(word: string): string {
  return [...new Set(word)].sort().join('');
}

/** A word to paste into a shell. Names of sessions are foreign text, too. */
export function quoteForShell(word: string): string {
  return /^[\p{L}\p{N}._/-]+$/u.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Names one after the other: `a`, `a and b`, `a, b and c`; nothing for none. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** The names that a sentence has room for. */
const NAMED = 5;

/** The names that a sentence has room for, and how many more there are. Foreign text where the names are. */
export function someNames(names: readonly string[]): string {
  return nameSome(names, NAMED);
}

/** The first of some names, and how many more there are: `a, b and 3 more`. Foreign text where the names are. */
export function nameSome(names: readonly string[], most: number): string;
export function nameSome<T>(items: readonly T[], most: number, nameOf: (item: T) => string): string;
export function nameSome<T>(items: readonly T[], most: number, nameOf: (item: T) => string = String): string {
  const rest = items.length - most;
  return items.slice(0, most).map(nameOf).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
