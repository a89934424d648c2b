import { HINT } from '../../v2/hints.js';
import type { Claim } from '../sentence-read.js';
import { thingsIn } from './stages.js';

/** Hints of words that tell how far something has come, not what it is. */
export const STATE_HINTS = HINT.reached | HINT.status;

/** What any change is called: "the fix was deployed" may speak of what the reference calls by other words. */
export const ANY_CHANGE =
  /\b(?:it|they|both|all|everything|change[sd]?|(?<!\bto )fix(?:es|ed)?|patch(?:es|ed)?|pull requests?|[pm]rs?|merge requests?|branch(?:es)?|commits?|work|solution|corrected|repaired)\b/;

/** "Released as 1.9.0": a name that it got by that. */
const AS_NAME = /\b(?:as|in|with) (?:version )?v?\d+\.\d+\.\d+/gi;
const FEWEST_OF_TITLE = 2;

/** Whether both speak of one thing: a thing with another name, or none of whose words the reference has there, is another one. */
export function isAboutTheSame(claim: Claim, witness: Claim, title: ReadonlySet<number>): boolean {
  const told = clauseWith(claim).replace(AS_NAME, '');
  const names = nearestNames(withSign(claim).replace(AS_NAME, ''), told);
  const theirs = nearestNames(withSign(witness), witness.sentence.text);
  if (names.length > 0 && theirs.length > 0) return names.some((name) => theirs.includes(name));
  if (names.length === 0 ? ANY_CHANGE.test(told.toLowerCase()) : names.some((name) => name.startsWith('#')))
    return true;
  const words = new Set(witness.sentence.claims.flatMap(({ ids }) => [...ids]));
  const said = claim.terms.filter(({ hints }) => (hints & HINT.reached) === 0);
  return said.some(({ id }) => words.has(id)) || said.filter(({ id }) => title.has(id)).length >= FEWEST_OF_TITLE;
}

/** The names of a claim, or where it has none those of what stands around it. */
function nearestNames(claim: string, around: string): readonly string[] {
  const own = thingsIn(claim);
  return own.length > 0 ? own : thingsIn(around);
}

/** A claim with the sign of the number that it begins with: "!213". */
export function withSign({ text, sentence }: Claim): string {
  const sign = sentence.text.charAt(sentence.text.indexOf(text) - 1);
  return sign === '!' || sign === '#' ? `${sign}${text}` : text;
}

/** A claim with what its sentence says before it, back to the last colon or semicolon: there its subject stands. */
export function clauseWith({ text, sentence }: Claim): string {
  const before = sentence.text.slice(0, sentence.text.indexOf(text));
  return `${before.split(/[;:]\s/).at(-1) ?? ''}${text}`;
}
