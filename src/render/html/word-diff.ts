import { diffArrays } from 'diff';

/** A piece of a text, by its UTF-16 places, and whether the other text has it too. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly shared: boolean;
}

export interface WordDiff {
  readonly reference: readonly Piece[];
  readonly candidate: readonly Piece[];
  /** Why no word is marked; null where the marks tell something. */
  readonly unmarked: 'too different' | 'too long' | null;
}

/** Words up to here are compared; beyond, a text stays as it is. */
const MOST_WORDS = 20_000;

/** More insertions and deletions than this are not looked for: their search takes time by the square of their number. */
const MOST_EDITS = 1500;

/** Below this share of the shorter text's words the marks would be everywhere and tell nothing, but for a few words. */
const LEAST_SHARED = 0.15;
const FEW_WORDS = 4;

/**
 * Which words two texts share, in their order. Words are compared without regard to case; what stands between two words
 * that are not shared is not shared either, so that a changed passage reads as one. Characters of scripts without spaces
 * count as words.
 */
export function diffWords(reference: string, candidate: string): WordDiff {
  const a = wordsOf(reference);
  const b = wordsOf(candidate);
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) return unmarked(reference, candidate, 'too long');
  const changes = diffArrays(
    a.map(({ key }) => key),
    b.map(({ key }) => key),
    { maxEditLength: MOST_EDITS },
  );
  if (changes === undefined) return unmarked(reference, candidate, 'too different');
  const inA = new Set<number>();
  const inB = new Set<number>();
  let [atA, atB] = [0, 0];
  for (const { added, removed, count } of changes) {
    for (let i = 0; i < count && !added && !removed; i++) {
      inA.add(atA + i);
      inB.add(atB + i);
    }
    if (!added) atA += count;
    if (!removed) atB += count;
  }
  const shorter = Math.min(a.length, b.length);
  if (shorter > FEW_WORDS && inA.size < shorter * LEAST_SHARED) return unmarked(reference, candidate, 'too different');
  return { reference: piecesOf(reference, a, inA), candidate: piecesOf(candidate, b, inB), unmarked: null };
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly key: string;
}

/** Numbers with their points and commas, names with their hyphens and underscores, words, single characters. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{M}\p{N}])+(?:[.,_'’-](?=[\p{L}\p{N}])(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+)*/gu;

function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    words.push({ start: match.index, end: match.index + word.length, key: word.toLowerCase() });
    if (words.length > MOST_WORDS) break;
  }
  return words;
}

function piecesOf(text: string, words: readonly Word[], shared: ReadonlySet<number>): readonly Piece[] {
  const pieces: Piece[] = [];
  const push = (start: number, end: number, isShared: boolean): void => {
    const last = pieces.at(-1);
    if (start === end) return;
    if (last?.shared === isShared) pieces[pieces.length - 1] = { ...last, end };
    else pieces.push({ start, end, shared: isShared });
  };
  let at = 0;
  for (const [i, { start, end }] of words.entries()) {
    const between = i > 0 && !shared.has(i - 1) && !shared.has(i);
    push(at, start, !between);
    push(start, end, shared.has(i));
    at = end;
  }
  push(at, text.length, true);
  return pieces;
}

function unmarked(reference: string, candidate: string, why: WordDiff['unmarked']): WordDiff {
  const whole = (text: string): readonly Piece[] => (text === '' ? [] : [{ start: 0, end: text.length, shared: true }]);
  return { reference: whole(reference), candidate: whole(candidate), unmarked: why };
}
