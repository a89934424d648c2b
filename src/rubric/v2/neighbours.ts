import type { Sentence, Token } from './sentence.js';
import type { Term } from './term.js';

/** Content words on each side of a word that are its surroundings. */
const SURROUNDINGS = 4;

/** The nearest token that carries a fact, to the left (-1) or to the right (1). */
export function contentNeighbour({ tokens }: Sentence, index: number, step: -1 | 1): Token | undefined {
  for (let at = index + step; at >= 0 && at < tokens.length; at += step) {
    const token = tokens[at];
    if (token !== undefined && token.term.kind !== 'function') return token;
  }
  return undefined;
}

/** Ids of the content words on one side of a word, the nearest four. */
export function contentBeside({ tokens }: Sentence, index: number, step: -1 | 1): ReadonlySet<number> {
  const ids = new Set<number>();
  let left = SURROUNDINGS;
  for (let at = index + step; at >= 0 && at < tokens.length && left > 0; at += step) {
    const term = tokens[at]?.term;
    if (term === undefined || term.kind === 'function') continue;
    ids.add(term.id);
    left--;
  }
  return ids;
}

/** Ids of the content words around a word. */
export function contentNeighbours(sentence: Sentence, index: number): ReadonlySet<number> {
  const ids = new Set([...contentBeside(sentence, index, -1), ...contentBeside(sentence, index, 1)]);
  ids.delete(sentence.tokens[index]?.term.id ?? 0);
  return ids;
}

/** Adverbs and grammar stand between a negator and what it turns: "not yet fully restored". */
export function carriesMeaning(term: Term): boolean {
  return term.kind !== 'function' && !/ly$|^(?:longer|yet|even|ever)$/.test(term.word);
}
