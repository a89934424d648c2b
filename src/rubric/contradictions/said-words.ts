import { FUNCTION_WORDS } from '../v2/function-words.js';
import { stemEnglish } from '../v2/stem-english.js';
import type { Term } from '../v2/term.js';

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

/** What a word is by itself, wherever it stands. */
type WordTraits = Pick<SaidWord, 'key' | 'isFunction' | 'isNumber' | 'isDistinct'> & { readonly isCapital: boolean };

/** More words than this are not remembered. */
const MOST_KNOWN = 50_000;

/** Reads lines by their words. The words of one session are few and come again and again, so each is looked at once. */
export class LineReader {
  private readonly known = new Map<string, WordTraits>();

  /**
   * The words of a line by its parts: what stands between marks, words such as "and" and "while", and the ends of a change. A sign of
   * one letter goes with the word before it: "rev B".
   */
  partsOf(given: string): readonly (readonly SaidWord[])[] {
    const line = given.replaceAll('’', "'");
    const parts: SaidWord[][] = [];
    let end = 0;
    let before = '';
    WORD.lastIndex = 0;
    for (let at = 0; at < MOST_WORDS; at++) {
      const match = WORD.exec(line);
      if (match === null) break;
      const [written] = match;
      const gap = line.slice(end, match.index);
      const part = parts.at(-1);
      const isNew =
        part === undefined ||
        (gap !== ' ' && BREAK.test(gap)) ||
        BEGINS_ANOTHER.has(written.toLowerCase()) ||
        (written === 'to' && BEFORE_NUMBER.test(line.slice(WORD.lastIndex, WORD.lastIndex + 2)) && isChange(part));
      const isSign = !isNew && gap === ' ' && ONE_LETTER.test(written) && PLAIN.test(before);
      const isFirst = end === 0 || (gap !== ' ' && ENDS_SENTENCE.test(gap));
      const word = isSign ? signOf(before, written, at) : this.wordOf(written, at, isFirst);
      if (isNew) parts.push([word]);
      else part.push(word);
      before = written;
      end = match.index + written.length;
    }
    return parts;
  }

  /** The keys of the words of a line, and of the parts of its names; of a number without the commas of its groups. */
  keysIn(line: string): ReadonlySet<string> {
    const keys = this.partsOf(line).flatMap((part) => part.map(({ key }) => key.replaceAll(',', '')));
    return new Set(keys.flatMap((key) => [key, ...key.split(/[/_-]/)]));
  }

  private wordOf(written: string, at: number, isFirst: boolean): SaidWord {
    const { key, isFunction, isNumber, isDistinct, isCapital } = this.traitsOf(written);
    return {
      key,
      written,
      at,
      isFunction,
      isNumber,
      isDistinct: isDistinct || (!isFirst && !isFunction && isCapital),
    };
  }

  private traitsOf(written: string): WordTraits {
    const known = this.known.get(written);
    if (known !== undefined) return known;
    const traits = readTraits(written);
    if (this.known.size === MOST_KNOWN) this.known.clear();
    this.known.set(written, traits);
    return traits;
  }
}

const BEFORE_NUMBER = /^ [~$€£\d]/;

/** "From 5.3 ms on main" tells of one thing what "to 4.1 ms on the branch" tells of another. */
function isChange(part: readonly SaidWord[]): boolean {
  return part.some(({ isNumber }) => isNumber) && part.some(({ key }) => key === 'from');
}

const ENDS_SENTENCE = /[.!?]\s*["“]?$/;

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

function readTraits(written: string): WordTraits {
  const bare = written
    .toLowerCase()
    .replace(/^[#@~$€£]/, '')
    .replace(/'s$/, '');
  return {
    key: stemEnglish(bare),
    isFunction: FUNCTION_WORDS.has(bare),
    isNumber: /^\d/.test(bare),
    isDistinct: /[\d_./@-]/.test(bare) || /\p{Ll}\p{Lu}|^\p{Lu}{2}/u.test(written) || PERSONS.has(bare),
    isCapital: /^\p{Lu}/u.test(written),
  };
}

/** What to look for in a text to find some words, given by their keys: a stem may end in other letters than the word. */
export function soughtOf(keys: readonly string[]): readonly string[] {
  return [...new Set(keys.map((key) => (/^\p{L}{4,}$/u.test(key) ? key.slice(0, -1) : key)))];
}

/** Those of some words that a line has, by its keys. */
export function wordsAmong(words: readonly Term[], keys: ReadonlySet<string>): readonly Term[] {
  return words.filter(({ stem, word }) => keys.has(stem) || keys.has(word));
}
