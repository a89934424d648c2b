import { hashOn } from '../recent-words.js';
import { classAt, UNSPACED } from '../v2/characters.js';

/** A part of a text that it says again. */
interface Repetition {
  readonly text: string;
  /** How often it stands there in a row, or 2 if something stands between. */
  readonly times: number;
}

/** Shorter texts have no room for a loop. */
const SHORTEST = 20;

/** Pieces that two places must share before they are looked at. */
const SEED = 3;

/** How much a text must say again before it is a loop, in words, or in letters of scripts without spaces. */
interface Limits {
  /** From so many pieces on, twice in a row is a loop. */
  readonly twice: number;
  /** Shorter ones must stand there so many times, by their number of pieces up to `twice`. */
  readonly timesOfShorter: (length: number) => number;
  /** Or, where they are a whole sentence, so many. */
  readonly sentenceTwice: number;
  /** So many pieces are a copy wherever they stand. */
  readonly anywhere: number;
  /** A whole sentence from so many pieces on is one, too. */
  readonly sentence: number;
}

const WORDS: Limits = {
  twice: 4,
  sentenceTwice: 3,
  timesOfShorter: (length) => (length === 1 ? 4 : 3),
  anywhere: 9,
  sentence: 4,
};
const LETTERS: Limits = {
  twice: 8,
  sentenceTwice: 8,
  timesOfShorter: (length) => (length < 3 ? 6 : 4),
  anywhere: 24,
  sentence: 10,
};

/** The first part of a text that stands there again without need: a sentence, a phrase, a word. */
export function repetitionIn(text: string): Repetition | null {
  if (text.length < SHORTEST) return null;
  const pieces = piecesOf(text);
  const { hashes, starts } = pieces;
  const count = hashes.length;
  const limits = pieces.isUnspaced ? LETTERS : WORDS;
  const slots = new Array<number>(2 ** (33 - Math.clz32(count))).fill(0);
  let seen = 0;
  for (let at = 0; at + SEED <= count; at++) {
    const slot = slotOf(hashes, at, slots);
    const earlier = (slots[slot] ?? 0) - 1;
    slots[slot] = at + 1;
    // What was compared from an earlier word on, and was a row of figures, need not be compared from each word of it.
    if (earlier < 0 || at < seen) continue;
    const found = compare(pieces, earlier, at, limits);
    if (found === null) continue;
    const said = text.slice(starts[earlier], starts[earlier + found.length]).trim();
    if (WORDLIKE.test(said)) return { text: said, times: found.times };
    seen = at + found.same;
  }
  return null;
}

/** Figures and marks may stand in rows: `0 0 0 0`. */
const WORDLIKE = /\p{L}{3}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

interface Pieces {
  /** Equal for equal words, whatever marks stand behind them. */
  readonly hashes: readonly number[];
  readonly starts: readonly number[];
  readonly text: string;
  /** Whether the pieces are letters. */
  readonly isUnspaced: boolean;
}

/** Slots that are tried where another seed stands: more are full only of texts that somebody has made to fill them. */
const MOST_TRIES = 32;

/** Where the last place of a seed is kept: its own slot, or the next one that is free or has the same seed. */
function slotOf(hashes: readonly number[], at: number, slots: readonly number[]): number {
  let hash = 0;
  for (let i = 0; i < SEED; i++) hash = Math.imul(hash ^ (hashes[at + i] ?? 0), 0x9e3779b1);
  const mask = slots.length - 1;
  const first = (hash ^ (hash >>> 15)) & mask;
  for (let i = 0; i < MOST_TRIES; i++) {
    const slot = (first + i) & mask;
    const earlier = (slots[slot] ?? 0) - 1;
    if (earlier < 0 || hasSeed(hashes, earlier, at)) return slot;
  }
  return first;
}

function hasSeed(hashes: readonly number[], one: number, other: number): boolean {
  for (let i = 0; i < SEED; i++) if (hashes[one + i] !== hashes[other + i]) return false;
  return true;
}

/** How long what stands at two places is the same, and whether that is a loop. */
function compare(
  pieces: Pieces,
  earlier: number,
  at: number,
  limits: Limits,
): { readonly length: number; readonly times: number; readonly same: number } | null {
  const { hashes } = pieces;
  const period = at - earlier;
  let same = 0;
  while (at + same < hashes.length && hashes[earlier + same] === hashes[at + same]) same++;
  if (same >= period) {
    const times = 1 + Math.floor(same / period);
    const isSentence = period >= limits.sentenceTwice && isStart(pieces, earlier) && endsSentence(pieces, at - 1);
    const needed = period >= limits.twice || isSentence ? 2 : limits.timesOfShorter(period);
    return times >= needed ? { length: period, times, same } : null;
  }
  if (same >= limits.anywhere) return { length: same, times: 2, same };
  if (same < limits.sentence || !isStart(pieces, earlier) || !isStart(pieces, at)) return null;
  for (let i = limits.sentence - 1; i < same; i++) {
    if (endsSentence(pieces, at + i) && endsSentence(pieces, earlier + i)) return { length: i + 1, times: 2, same };
  }
  return null;
}

function isStart(pieces: Pieces, index: number): boolean {
  return index === 0 || endsSentence(pieces, index - 1);
}

/** A text in words between white space, or in letters where a script has no spaces. */
function piecesOf(text: string): Pieces {
  const hashes: number[] = [];
  const starts: number[] = [];
  const isUnspaced = classAt(text, text.length >> 1) === UNSPACED || classAt(text, 0) === UNSPACED;
  const smallLetter = isUnspaced ? 0 : SMALL_LETTER;
  const { length } = text;
  let at = 0;
  while (at < length) {
    if (text.charCodeAt(at) <= SPACE) {
      at++;
      continue;
    }
    const start = at;
    let hash = 0;
    // As of the last character that is no mark behind the word.
    let word = 0;
    do {
      const code = text.charCodeAt(at++);
      hash = hashOn(hash, code | smallLetter);
      if (MARKS[code] === NO_MARK) word = hash;
    } while (!isUnspaced && at < length && text.charCodeAt(at) > SPACE);
    if (word === 0) continue;
    hashes.push(word);
    starts.push(start);
  }
  return { hashes, starts, text, isUnspaced };
}

/** Whether one of the marks behind a piece ends a sentence. */
function endsSentence({ starts, text }: Pieces, index: number): boolean {
  let at = (starts[index + 1] ?? text.length) - 1;
  // No further than to the end of the piece: that is no mark.
  while (mayFollowStop(text.charCodeAt(at))) at--;
  return MARKS[text.charCodeAt(at)] === STOP;
}

function mayFollowStop(code: number): boolean {
  return code <= SPACE || MARKS[code] === MARK;
}

const SPACE = 0x20;

/**
 * The bit that makes small letters of ASCII's capitals; that it makes some marks equal does not matter. Of kana it would make
 * half equal to others.
 */
const SMALL_LETTER = 0x20;

const NO_MARK = 0;
const MARK = 1;
const STOP = 2;

/** Marks that may stand behind a word, by their code. */
const MARKS = new Uint8Array(0x10000);
for (const mark of ',;:"”\'）)、，') MARKS[mark.charCodeAt(0)] = MARK;
for (const mark of '.!?。！？') MARKS[mark.charCodeAt(0)] = STOP;
