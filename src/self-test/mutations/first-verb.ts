import type { VerbForms } from './words/tables.js';
import { VERBS } from './words/verbs.js';

const BY_PAST: ReadonlyMap<string, VerbForms> = new Map(VERBS.map((verb) => [verb.past, verb]));

export function firstWord(text: string): string {
  return /^\p{L}+/u.exec(text)?.[0] ?? '';
}

/** The verb in the past tense that a bullet begins with, as in "Added a test"; `undefined` when we know none there. */
export function firstVerb(text: string): VerbForms | undefined {
  return BY_PAST.get(firstWord(text).toLowerCase());
}
