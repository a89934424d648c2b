import type { Summary } from '../../core/summary.js';
import { allTexts } from './fields.js';

/** A reference is held against many others. */
const known = new WeakMap<Summary, ReadonlySet<string>>();

/** The words of a summary that are long enough to tell what it is about, in small letters. */
export function contentWords(summary: Summary): ReadonlySet<string> {
  const words = known.get(summary) ?? readContentWords(summary);
  known.set(summary, words);
  return words;
}

function readContentWords(summary: Summary): ReadonlySet<string> {
  return new Set(
    allTexts(summary)
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 3),
  );
}

/** From this share of common words on, two summaries may tell of the same work. */
const ALIKE = 0.4;

/** Whether two summaries are so alike that texts of one might be true of the other. */
export function isAlike(a: Summary, b: Summary): boolean {
  const [ofA, ofB] = [contentWords(a), contentWords(b)];
  const shared = [...ofA].filter((word) => ofB.has(word)).length;
  return shared >= ALIKE * Math.min(ofA.size, ofB.size);
}
