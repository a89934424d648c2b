import { FUNCTION_WORDS } from '../v2/function-words.js';
import { stemEnglish } from '../v2/stem-english.js';

/** A word of a line, as the rules about lines compare it. */
export interface SaidWord {
  /** Its stem; a name or a number in small letters. */
  readonly key: string;
  readonly written: string;
  /** Which word of its line it is, counted from 0. */
  readonly at: number;
  readonly isFunction: boolean;
  readonly isNumber: boolean;
  /** Whether it names one thing rather than a sort of things: a number, a name, an identifier, a person. */
  readonly isDistinct: boolean;
}

const WORD = /[#@~$€£]?[\p{L}\p{N}](?:[\p{L}\p{N}]|[._',:/@+\-–%](?=[\p{L}\p{N}]))*/gu;

/** What ends a part of a line that tells one thing of one object. */
const BREAK = /[,;()[\]{}—|!?→\t\n]|\.\s|\s[-–]\s| {2,}|=>|->/;
const BEGINS_ANOTHER: ReadonlySet<string> = new Set('and but while whereas though although yet'.split(' '));

/** Not those that are words. */
const ONE_LETTER = /^[A-HJ-Zb-hj-rv-z]$/;
const PLAIN = /^\p{L}{2,}$/u;
const PERSONS: ReadonlySet<string> = new Set(['user', 'assistant']);

/** A longer line is looked at up to here. */
const MOST_WORDS = 200;

/**
 * The words of a line by its parts: what stands between marks and words such as "and" and "while". A sign of one letter goes with the
 * word before it: "rev B".
 */
export function partsOfLine(line: string): readonly (readonly SaidWord[])[] {
  const parts: SaidWord[][] = [];
  let end = 0;
  let at = 0;
  let before = '';
  for (const { index, 0: written } of line.replaceAll('’', "'").matchAll(WORD)) {
    if (at === MOST_WORDS) break;
    const gap = line.slice(end, index);
    const lower = written.toLowerCase();
    const part = parts.at(-1);
    const isNew = part === undefined || BREAK.test(gap) || BEGINS_ANOTHER.has(lower);
    const isSign = !isNew && gap === ' ' && ONE_LETTER.test(written) && PLAIN.test(before);
    const word = isSign ? signOf(before, written, at) : wordOf(written, at, end === 0 || /[.!?]\s*["“]?$/.test(gap));
    if (isNew) parts.push([word]);
    else part.push(word);
    before = written;
    end = index + written.length;
    at++;
  }
  return parts;
}

function signOf(before: string, sign: string, at: number): SaidWord {
  const key = `${before} ${sign}`.toLowerCase();
  return {
    key,
    written: `${before} ${sign}`,
    at,
    isFunction: false,
    isNumber: false,
    isDistinct: sign !== sign.toLowerCase(),
  };
}

function wordOf(written: string, at: number, isFirst: boolean): SaidWord {
  const bare = written
    .toLowerCase()
    .replace(/^[#@~$€£]/, '')
    .replace(/'s$/, '');
  const isFunction = FUNCTION_WORDS.has(bare);
  const isNumber = /^\d/.test(bare);
  const isDistinct =
    /[\d_./@-]/.test(bare) ||
    /\p{Ll}\p{Lu}|^\p{Lu}{2}/u.test(written) ||
    (!isFirst && !isFunction && /^\p{Lu}/u.test(written)) ||
    PERSONS.has(bare);
  return { key: stemEnglish(bare), written, at, isFunction, isNumber, isDistinct };
}

/** What to look for in a text to find some words, given by their keys: a stem may end in other letters than the word. */
export function soughtOf(keys: readonly string[]): readonly string[] {
  return [...new Set(keys.map((key) => (/^\p{L}{4,}$/u.test(key) ? key.slice(0, -1) : key)))];
}
