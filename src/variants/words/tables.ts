import { CONTRACTIONS } from './contractions.js';
import { EQUIVALENTS } from './equivalents.js';
import { OPPOSITE_PHRASES, OPPOSITE_WORDS } from './opposites.js';
import { SPELLINGS } from './spellings.js';
import { SYNONYMS } from './synonyms.js';

/** From a phrase in small letters to what may stand in its place. */
export type PhraseTable = ReadonlyMap<string, string>;

/** `left | right` on each line. */
function leftToRight(lines: string): PhraseTable {
  return new Map(pairs(lines, ' | ').map(([left, right]) => [left.toLowerCase(), right]));
}

function bothWays(lines: string, separator: string): PhraseTable {
  const table = new Map<string, string>();
  for (const [left, right] of pairs(lines, separator)) {
    // Of several lines with one word the first counts.
    if (!table.has(left.toLowerCase())) table.set(left.toLowerCase(), right);
    if (!table.has(right.toLowerCase())) table.set(right.toLowerCase(), left);
  }
  return table;
}

function pairs(lines: string, separator: string): readonly (readonly [string, string])[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [left = '', right = ''] = line.split(separator);
      return [left, right] as const;
    });
}

export const SYNONYM_TABLE = leftToRight(SYNONYMS);
export const SPELLING_TABLE = bothWays(SPELLINGS, ' ');
export const EQUIVALENT_TABLE = bothWays(EQUIVALENTS, ' | ');
export const CONTRACTION_TABLE = bothWays(CONTRACTIONS, ' | ');
export const OPPOSITE_WORD_TABLE = bothWays(OPPOSITE_WORDS, ' ');
export const OPPOSITE_PHRASE_TABLE = leftToRight(OPPOSITE_PHRASES);
