import type { Sentence } from './sentence.js';

const MISSING: ReadonlySet<string> = new Set(['missing', 'unavailable']);
const IS: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were']);

/** Words that begin what is said of something else. */
const GOES_ON: ReadonlySet<string> = new Set(['and', 'but', 'while', 'whereas', 'because', 'although', 'though', 'so']);

/** Whether something is told to be missing, which another sentence does not: "metrics that would show it are missing". */
export function isMissing({ tokens }: Sentence, at: number, other: Sentence): boolean {
  for (let next = at + 1; next < tokens.length; next++) {
    const { word = '', id } = tokens[next]?.term ?? {};
    if (GOES_ON.has(word)) return false;
    if (MISSING.has(word) && IS.has(tokens[next - 1]?.term.word ?? ''))
      return !other.tokens.some(({ term }) => term.id === id);
  }
  return false;
}
