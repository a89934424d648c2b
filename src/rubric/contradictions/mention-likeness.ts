import { onceFor } from '../../core/once-each.js';
import { partsOf } from '../grounding/names/names.js';
import type { Term } from '../v2/term.js';
import type { Mention, SentenceRead } from './sentence-read.js';

/** Whether two mentions are of the same number, or of a name and the end of its path. */
export function isSame(a: Mention, b: Mention): boolean {
  if (a.kind !== b.kind) return false;
  if (a.key === b.key) return true;
  if (a.kind === 'name') {
    const [ours, theirs] = [looksOf(a).withoutLine, looksOf(b).withoutLine];
    return ours === theirs || ours.endsWith(`/${theirs}`) || theirs.endsWith(`/${ours}`);
  }
  return a.family === b.family && Math.abs(a.value - b.value) <= 0.51 * Math.max(a.step, b.step);
}

/** Whether one may stand in the place of the other: numbers of one kind that count the same things, or two names. */
export function mayReplace(a: Mention, b: Mention): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'name') return true;
  return a.family === b.family && (a.noun === b.noun || a.noun === '' || b.noun === '');
}

/** The letters of a name with a sign for every number: `web-880` and `web-808` are of one pattern. */
export function patternOf(mention: Mention): string {
  return looksOf(mention).pattern;
}

/** Whether two names of two parts or more differ in one of them: `bin/deploy` and `bin/migrate`. */
export function differInOnePart(a: Mention, b: Mention): boolean {
  const [ours, theirs] = [looksOf(a).parts, looksOf(b).parts];
  if (ours.length < 2 || ours.length !== theirs.length) return false;
  return ours.filter((part, i) => part !== theirs[i]).length === 1;
}

function partsOfName(written: string): readonly string[] {
  return partsOf(written.replace(/\.\p{L}{1,4}$/u, ''));
}

/** Digits that a replaced one must stand among: two of few digits are often both true. */
const MANY_DIGITS = 3;

/** Whether one is the other with its characters exchanged, with one digit for another, or with another unit behind them. */
export function isSlip(a: Mention, b: Mention): boolean {
  const [ours, theirs] = [looksOf(a).characters, looksOf(b).characters];
  if (ours.length !== theirs.length || ours.length < (a.kind === 'name' ? 4 : 2)) return false;
  let places = 0;
  for (let i = 0; i < ours.length && places <= MOST_PLACES; i++) if (ours.charAt(i) !== theirs.charAt(i)) places++;
  if (places > MOST_PLACES) return false;
  // Numbers of pull requests and tickets are near each other by nature.
  if (places === 1) return !COUNTED_UP.test(ours) && ours.replace(/\D/g, '').length >= MANY_DIGITS;
  return looksOf(a).sorted === looksOf(b).sorted;
}

/** Where more characters are others a name or a number is another one. */
const MOST_PLACES = 3;

/** Of fewer digits two numbers are each other's exchange by chance. */
const FEWEST_EXCHANGED = 3;

/**
 * Whether one is the other with two digits, or a digit and a letter of a hash, that stand side by side exchanged: `web-808` for
 * `web-880`. Versions that differ so are often both true.
 */
export function isExchange(a: Mention, b: Mention): boolean {
  const [ours, theirs] = [looksOf(a).characters, looksOf(b).characters];
  if (ours.length !== theirs.length || ours.replace(/\D/g, '').length < FEWEST_EXCHANGED || VERSION.test(ours))
    return false;
  const first = Array.from(ours).findIndex((character, i) => character !== theirs.charAt(i));
  const [left, right] = [ours.charAt(first), ours.charAt(first + 1)];
  const isOfDigits = a.family === 'hash' || /^\d\d$/.test(left + right);
  return first >= 0 && isOfDigits && theirs === ours.slice(0, first) + right + left + ours.slice(first + 2);
}

const VERSION = /^v?\d+(?:\.\d+){2,}/;

/** Whether a sentence tells of another time or thing than may be meant: of two measurements of one thing both numbers are true. */
export function mayBeAnother({ text }: SentenceRead): boolean {
  return OF_ANOTHER.test(text);
}

const OF_ANOTHER =
  /\b(?:before|after|later|earlier|previous(?:ly)?|old|new|first|second|other|another|then|again|yesterday|duplicate)\b/i;

/** What is numbered one after the other: `#722`, `web-880`. */
const COUNTED_UP = /^(?:#|\p{L}+-)\d+$/u;

/** How a mention looks, worked out once: in a long text each is compared with hundreds. */
interface Looks {
  /** `read.ts` of `read.ts:57`. */
  readonly withoutLine: string;
  readonly pattern: string;
  readonly parts: readonly string[];
  /** A name, or the digits of a number, and the same in the order of characters. */
  readonly characters: string;
  readonly sorted: string;
}

const looksOf = onceFor((mention: Mention): Looks => {
  const { kind, key, written } = mention;
  const characters = kind === 'name' ? key : digitsOf(mention);
  return {
    withoutLine: key.replace(/:\d{1,7}$/, ''),
    pattern: key.replace(/\d+/g, '#'),
    parts: partsOfName(written),
    characters,
    sorted: Array.from(characters).sort().join(''),
  };
});

function digitsOf({ written }: Mention): string {
  return (/^[\d.,' ]+/.exec(written)?.[0] ?? written).replace(/(?<![.,' ])[.,' ]+$/, '');
}

/** Words of grammar behind which another thing begins than the one that is counted. */
const AFTER_NOUN = /^(?:of|in|to|for|at|from|by|with|and|or|than|as|on)$/;

/** The nearest words of fact on one side of a mention, up to the next mark and preposition. */
export function wordsBeside(mention: Mention, side: -1 | 1, most: number): readonly Term[] {
  const { sentence, start, end } = mention;
  const { tokens, text } = sentence;
  const words: Term[] = [];
  const edge = side === -1 ? start : end;
  const first = tokens.findIndex((token) => token.start >= edge);
  let at = (first < 0 ? tokens.length : first) + (side === -1 ? -1 : 0);
  for (; words.length < most; at += side) {
    const token = tokens[at];
    if (token === undefined) break;
    const gap = side === -1 ? text.slice(token.start + token.term.word.length, start) : text.slice(end, token.start);
    if (/[.;:,!?()]/.test(gap)) break;
    if (token.term.kind !== 'function') words.push(token.term);
    else if (side === 1 && AFTER_NOUN.test(token.term.word)) break;
  }
  return words;
}

/** What stands around a mention: each word of fact with how near and how telling it is. */
export type Context = ReadonlyMap<number, number>;

/** How much of a word's weight a mark or a joining word between it and a mention leaves. */
const BEYOND_STOP = 0.3;
const BEYOND_COMMA = 0.5;
const BEYOND_JOINT = 0.6;
const JOINTS = /^(?:and|but|while|whereas|although|versus|vs|against|where|when|with|without)$/;

/** A word that many others stand between says less: its weight falls to a half at this distance. */
const HALF_DISTANCE = 4;

/** Words of a sentence that are looked at on each side. */
const REACH = 60;

/** Weight below which a word is left out. */
const LEAST_WEIGHT = 3;

export function contextOf({ sentence, start, end }: Pick<Mention, 'sentence' | 'start' | 'end'>): Context {
  const { tokens, text } = sentence;
  const context = new Map<number, number>();
  const found = tokens.findIndex((token) => token.start >= start);
  const middle = found < 0 ? tokens.length : found;
  for (const side of [-1, 1] as const) {
    let left = 1;
    let distance = 0;
    let edge = side === -1 ? start : end;
    for (let step = 0, at = side === -1 ? middle - 1 : middle; step < REACH; step++, at += side) {
      const token = tokens[at];
      if (token === undefined) break;
      if (token.start >= start && token.start < end) continue;
      const tokenEnd = token.start + token.term.word.length;
      const gap = side === -1 ? text.slice(tokenEnd, edge) : text.slice(edge, token.start);
      if (/[;:()—–]|\.\s/.test(gap)) left *= BEYOND_STOP;
      else if (gap.includes(',')) left *= BEYOND_COMMA;
      if (JOINTS.test(token.term.word)) left *= BEYOND_JOINT;
      edge = side === -1 ? token.start : tokenEnd;
      if (token.term.kind === 'function') continue;
      const weight = (token.term.weight * left * HALF_DISTANCE) / (HALF_DISTANCE + distance++);
      if (weight >= (context.get(token.term.id) ?? LEAST_WEIGHT)) context.set(token.term.id, weight);
    }
  }
  return context;
}

/** How alike two contexts are, 0..1, and how many words they share. */
export function likenessOf(a: Context, b: Context): { readonly share: number; readonly words: number } {
  let [ours, theirs, shared, words] = [0, 0, 0, 0];
  for (const [id, weight] of a) {
    ours += weight;
    const other = b.get(id);
    if (other === undefined) continue;
    shared += Math.min(weight, other);
    words++;
  }
  for (const weight of b.values()) theirs += weight;
  return { share: words === 0 ? 0 : shared / Math.sqrt(ours * theirs), words };
}
