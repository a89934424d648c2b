import { articleFor, capitalised } from './english.js';
import { isJoined, isSentenceStart, type ReadText, wordAt } from './phrases.js';
import type { Site } from './sites.js';
import type { Token } from './tokens.js';

export const AUXILIARIES: ReadonlySet<string> = new Set(
  'is are was were be been has have had do does did can could will would should must may might'.split(' '),
);

/** Takes a negation away where that leaves correct grammar. */
export function removedNegation(read: ReadText, index: number): Site | undefined {
  const token = read.tokens[index];
  if (token === undefined || token.kind !== 'word') return undefined;
  const text = wordAt(read, index);
  const next = isJoined(read, index) ? wordAt(read, index + 1) : '';
  const replace = (replacement: string, until: Token = token): Site => ({
    start: token.start,
    end: until.end,
    replacement: /^\p{Lu}/u.test(token.text) ? capitalised(replacement) : replacement,
  });
  const following = read.tokens[index + 1] ?? token;
  switch (text) {
    case 'not':
      return removedNot(read, index, next);
    case 'never':
      return replace('always');
    case 'cannot':
    case "can't":
      return replace('can');
    case "won't":
      return replace('will');
    case 'unable':
      return next === 'to' ? replace('able') : undefined;
    case 'nothing':
      return replace(/^(?:more|else|new|wrong|but)$/.test(next) ? 'something' : 'everything');
    case 'none':
      // With a capital inside a sentence it is the None of a programming language.
      return token.text === 'none' || isSentenceStart(read, index) ? replace('all') : undefined;
    case 'without':
      // `with and without` has no opposite.
      if (/^(?:and|or)$/.test(wordAt(read, index - 1))) return undefined;
      return /ing$/.test(next) && next !== 'anything' ? replace('while also') : replace('with');
    case 'no':
      if (next === 'longer') return replace('still', following);
      return removedNo(read, index, next, replace);
    default:
      return /n['’]t$/.test(text) ? replace(token.text.slice(0, -3)) : undefined;
  }
}

/** `is not` becomes `is`, `not yet` becomes `already`. */
function removedNot(read: ReadText, index: number, next: string): Site | undefined {
  const [before, not, after] = [read.tokens[index - 1], read.tokens[index], read.tokens[index + 1]];
  if (before === undefined || not === undefined || !isJoined(read, index - 1)) return undefined;
  if (/^(?:only|just|so|because|until|all|every|everything)$/.test(next)) return undefined;
  if (next === 'yet' && after !== undefined) return { start: not.start, end: after.end, replacement: 'already' };
  const isAuxiliary = AUXILIARIES.has(wordAt(read, index - 1));
  const isParticiple = /^(?:but|and)$/.test(wordAt(read, index - 1)) && /ed$/.test(next);
  return isAuxiliary || isParticiple ? { start: before.end, end: not.end, replacement: '' } : undefined;
}

/** `no cause` becomes `a cause`, `no restarts` becomes `some restarts`. */
function removedNo(
  read: ReadText,
  index: number,
  next: string,
  replace: (replacement: string) => Site,
): Site | undefined {
  const following = read.tokens[index + 1];
  if (following?.kind !== 'word' || /^(?:matter|one|more|less|doubt|other)$/.test(next)) return undefined;
  return replace(/[^s]s$/.test(next) ? 'some' : articleFor(following.text));
}
