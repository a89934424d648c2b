import { passagesOf } from '../../../core/sentences.js';

/** Who says something in a session, tools left out. */
export type Speaker = 'user' | 'assistant';

/** What one of them says in one go. */
export interface Turn {
  readonly by: Speaker;
  readonly text: string;
}

/** A word to be looked for, by how it begins in small letters, and how much it says. */
export interface LookedFor {
  readonly beginning: string;
  readonly weight: number;
}

/** A line that says something, and of which turn, counted from 0. */
interface SaidLine {
  readonly at: number;
  readonly text: string;
}

/** Where the two speak of some words first, as far as they do. */
interface FirstSaid {
  /** The first turn with enough of them in whatever lines. */
  readonly turn: Readonly<Record<Speaker, number | null>>;
  /** The first line that says enough of them by itself, quotations left out, and asks nothing; none of a pasted text, nor of the task. */
  readonly line: Readonly<Record<Speaker, SaidLine | null>>;
}

/** Characters times words that are looked for in them, at most: a second or two. */
const MOST_LOOKED_AT = 1_000_000_000;

/** Longer turns, and those of more lines, were pasted in part: nobody says what stands in a log. */
const LONGEST_SPOKEN = 1200;
const MOST_SPOKEN_LINES = 12;

const LETTER_OR_DIGIT = /[\p{L}\d]/u;

/** What was said in a session, by whom and in which order. Each question takes time in proportion to the turns, up to a bound. */
export class ToldTurns {
  /** @param turns to be read more than once */
  constructor(private readonly turns: Iterable<Turn>) {}

  /**
   * Who speaks of some words first; undefined where one of the two says nothing at all, or where the turns are too long to be
   * looked through.
   * @param enough the share of the words, by weight, from which on a turn or a line speaks of them
   */
  firstOn(words: readonly LookedFor[], enough: number): FirstSaid | undefined {
    const wanted = enough * words.reduce((sum, { weight }) => sum + weight, 0);
    const turn: Record<Speaker, number | null> = { user: null, assistant: null };
    const line: Record<Speaker, SaidLine | null> = { user: null, assistant: null };
    const heard = new Set<Speaker>();
    let looked = 0;
    let at = -1;
    for (const { by, text } of this.turns) {
      at++;
      looked += text.length * words.length;
      if (looked > MOST_LOOKED_AT) return undefined;
      const isTask = by === 'user' && !heard.has(by);
      heard.add(by);
      if (weightIn(text, words) < wanted) continue;
      turn[by] ??= at;
      if (line[by] !== null || isTask || isPasted(text)) continue;
      const said = passagesOf(text).find((one) => !one.includes('?') && weightIn(unquoted(one), words) >= wanted);
      if (said !== undefined) line[by] = { at, text: said.trim() };
    }
    return heard.size === 2 ? { turn, line } : undefined;
  }
}

/** What somebody quotes was said by another, or by a program. */
const QUOTED = /`[^`]{0,300}`|"[^"]{0,300}"|“[^”]{0,300}”/g;

function unquoted(line: string): string {
  return line.replace(QUOTED, ' ');
}

function isPasted(text: string): boolean {
  return text.length > LONGEST_SPOKEN || text.split('\n').length > MOST_SPOKEN_LINES;
}

function weightIn(text: string, words: readonly LookedFor[]): number {
  const lower = text.toLowerCase();
  return words.reduce((sum, { beginning, weight }) => (hasWordFrom(lower, beginning) ? sum + weight : sum), 0);
}

/** Whether a word begins so. */
function hasWordFrom(text: string, beginning: string): boolean {
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1)) {
    if (at === 0 || !LETTER_OR_DIGIT.test(text.charAt(at - 1))) return true;
  }
  return false;
}
