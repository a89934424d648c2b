/** One word of a JSON text, from `start` up to `end`. */
export type Token = { readonly start: number; readonly end: number } & (
  | { readonly kind: '{' | '}' | '[' | ']' | ',' | ':' }
  /** A string; `isWhole` tells whether its closing quote stands in the text. */
  | { readonly kind: 'text'; readonly text: string; readonly isWhole: boolean }
  /** A number may be NaN or infinite: some writers have these words for numbers that JSON does not know. */
  | { readonly kind: 'plain'; readonly value: number | boolean | null }
  /** A number or word that nothing but white space follows: `0.8` may have become `0.85`. */
  | { readonly kind: 'open' }
  | { readonly kind: 'end' }
  /** What no JSON text has in this place. */
  | { readonly kind: 'broken' }
);

const PUNCTUATION = ['{', '}', '[', ']', ',', ':'] as const;
const NUMBER = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|NaN|-?Infinity)$/;
const BLANKS = /[ \t\n\r]*/y;
const WORD = /[-+.\w]*/y;

/** The next token of JSON (RFC 8259, and NaN and infinities) at or after a place. A text that ends inside a token is not broken. */
export function nextToken(text: string, at: number): Token {
  const start = skip(BLANKS, text, at);
  if (start >= text.length) return { kind: 'end', start, end: start };
  const first = text[start];
  const mark = PUNCTUATION.find((candidate) => candidate === first);
  if (mark !== undefined) return { kind: mark, start, end: start + 1 };
  return first === '"' ? readText(text, start) : readWord(text, start);
}

function readWord(text: string, start: number): Token {
  const end = skip(WORD, text, start);
  if (end === start) return { kind: 'broken', start, end };
  if (skip(BLANKS, text, end) >= text.length) return { kind: 'open', start, end };
  const word = text.slice(start, end);
  if (word === 'true' || word === 'false') return { kind: 'plain', value: word === 'true', start, end };
  if (word === 'null') return { kind: 'plain', value: null, start, end };
  return NUMBER.test(word) ? { kind: 'plain', value: Number(word), start, end } : { kind: 'broken', start, end };
}

/** Escapes with one letter, and what they stand for. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** Everything of a string up to what ends it or needs a look. */
const ORDINARY = /[^"\\\u0000-\u001f]*/y;

function readText(text: string, start: number): Token {
  const parts: string[] = [];
  for (let at = start + 1; ; ) {
    const end = skip(ORDINARY, text, at);
    parts.push(text.slice(at, end));
    if (text[end] === '"') return { kind: 'text', text: parts.join(''), isWhole: true, start, end: end + 1 };
    if (end >= text.length) return cutText(parts, start, end);
    if (text[end] !== '\\') return { kind: 'broken', start, end };
    const escaped = readEscape(text, end);
    if (escaped === 'cut') return cutText(parts, start, text.length);
    if (escaped === 'broken') return { kind: 'broken', start, end };
    parts.push(escaped.character);
    at = escaped.end;
  }
}

/** Without the first half of a character of two units: the other half was cut off. */
function cutText(parts: readonly string[], start: number, end: number): Token {
  return { kind: 'text', text: parts.join('').replace(/[\ud800-\udbff]$/, ''), isWhole: false, start, end };
}

function readEscape(text: string, at: number): { readonly character: string; readonly end: number } | 'cut' | 'broken' {
  const letter = text[at + 1];
  if (letter === undefined) return 'cut';
  const character = ESCAPES.get(letter);
  if (character !== undefined) return { character, end: at + 2 };
  if (letter !== 'u') return 'broken';
  const digits = text.slice(at + 2, at + 6);
  if (!/^[0-9a-fA-F]*$/.test(digits)) return 'broken';
  if (digits.length < 4) return 'cut';
  return { character: String.fromCharCode(Number.parseInt(digits, 16)), end: at + 6 };
}

function skip(sticky: RegExp, text: string, at: number): number {
  sticky.lastIndex = at;
  sticky.test(text);
  return sticky.lastIndex;
}
