import { CONTRACTIONS } from './contractions.js';
import { ABBREVIATIONS, EQUIVALENTS } from './equivalents.js';
import { OPPOSITE_PHRASES, OPPOSITE_WORDS } from './opposites.js';
import { SPELLINGS } from './spellings.js';
import { SYNONYMS } from './synonyms.js';

/** By a phrase in small letters: how it is written, and what may stand in its place. */
export type PhraseTable = ReadonlyMap<string, PhrasePair>;

export interface PhrasePair {
  readonly written: string;
  readonly replacement: string;
}

/** `left | right` on each line. */
function leftToRight(lines: string): PhraseTable {
  return new Map(
    pairs(lines, ' | ').map(([left, right]) => [left.toLowerCase(), { written: left, replacement: right }]),
  );
}

function bothWays(lines: string, separator: string): PhraseTable {
  const table = new Map<string, PhrasePair>();
  for (const [left, right] of pairs(lines, separator)) {
    for (const [written, replacement] of [[left, right] as const, [right, left] as const]) {
      // Of several lines with one word the first counts.
      if (!table.has(written.toLowerCase())) table.set(written.toLowerCase(), { written, replacement });
    }
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
export const EQUIVALENT_TABLE: PhraseTable = new Map([...leftToRight(ABBREVIATIONS), ...bothWays(EQUIVALENTS, ' | ')]);
export const CONTRACTION_TABLE = bothWays(CONTRACTIONS, ' | ');
export const OPPOSITE_WORD_TABLE = bothWays(OPPOSITE_WORDS, ' ');
export const OPPOSITE_PHRASE_TABLE = leftToRight(OPPOSITE_PHRASES);
