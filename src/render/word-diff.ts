import { diffArrays } from 'diff';
import { STOP_WORDS } from '../rubric/word-lists.js';

/** A piece of a text; `changed` where the other text does not have it. */
export interface Piece {
  readonly text: string;
  readonly changed: boolean;
}

/** Two texts in pieces. The pieces of each side together are that text. */
interface WordDiff {
  readonly reference: readonly Piece[];
  readonly candidate: readonly Piece[];
}

/**
 * A word of any script with its marks, and one character of scripts that put no spaces between words or of anything
 * else; each with the white space behind it. Joiners and styles stay with their emoji.
 */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const WORD = `(?:(?![${UNSPACED}])[\\p{L}\\p{N}_])(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}_]|(?<=\\p{N})[.,:](?=\\p{N}))*`;
const OTHER = '[^\\s](?:[\\p{M}\\u200d\\ufe0e\\ufe0f\\u{1f3fb}-\\u{1f3ff}]|(?<=\\u200d)\\p{Extended_Pictographic})*';
const TOKEN = new RegExp(`(?:${WORD}|${OTHER})\\s*|\\s+`, 'gu');

/** More differences than this cost too much to look for, and nobody could read them: then all is changed. */
const MOST_EDITS = 2000;

/** Which words of two texts differ. White space alone is no difference. */
export function diffWords(reference: string, candidate: string): WordDiff {
  const [wanted, given] = [tokensOf(reference), tokensOf(candidate)];
  const changes = diffArrays(wanted, given, {
    comparator: (a, b) => a.trimEnd() === b.trimEnd(),
    maxEditLength: MOST_EDITS,
  });
  if (changes === undefined) return { reference: whole(reference), candidate: whole(candidate) };
  // A pair of equal words is told in one spacing only; each side gets its own back from its tokens.
  const sides = { reference: [] as Piece[], candidate: [] as Piece[] };
  let [i, j] = [0, 0];
  for (const [at, { added, removed, value }] of changes.entries()) {
    const isLost = !added && !removed && isChaff(value) && isChange(changes[at - 1]) && isChange(changes[at + 1]);
    if (!added) push(sides.reference, wanted.slice(i, i + value.length), removed || isLost);
    if (!removed) push(sides.candidate, given.slice(j, j + value.length), added || isLost);
    if (!added) i += value.length;
    if (!removed) j += value.length;
  }
  return sides;
}

function isChange(change: { readonly added: boolean; readonly removed: boolean } | undefined): boolean {
  return change !== undefined && (change.added || change.removed);
}

/** Commas and small words that two sentences share by chance: between changes they only make these hard to read. */
function isChaff(tokens: readonly string[]): boolean {
  return tokens.every((token) => !/[\p{L}\p{N}]/u.test(token) || STOP_WORDS.has(token.trimEnd().toLowerCase()));
}

function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

function whole(text: string): readonly Piece[] {
  return text === '' ? [] : [{ text, changed: true }];
}

function push(side: Piece[], tokens: readonly string[], changed: boolean): void {
  if (tokens.length === 0) return;
  const last = side.at(-1);
  const text = tokens.join('');
  if (last?.changed === changed) side[side.length - 1] = { text: last.text + text, changed };
  else side.push({ text, changed });
}
