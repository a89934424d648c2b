import type { Role } from './message.js';

/** Words for who speaks, in lower case, which also part a text into messages. */
const IN_TEXTS: readonly (readonly [string, Role])[] = [
  ['user', 'user'],
  ['human', 'user'],
  ['customer', 'user'],
  ['assistant', 'assistant'],
  ['agent', 'assistant'],
  ['ai', 'assistant'],
  ['tool', 'tool'],
];

/** Words that only values of JSON have: where a line of a text begins with `Model:` or `System:` somebody tells of his computer. */
const IN_JSON: readonly (readonly [string, Role])[] = [
  ['bot', 'assistant'],
  ['gpt', 'assistant'],
  ['model', 'assistant'],
  ['function', 'tool'],
  ['observation', 'tool'],
  ['system', 'system'],
];

const ROLES: ReadonlyMap<string, Role> = new Map([...IN_TEXTS, ...IN_JSON]);

/** What a text may call those who speak, in lower case. */
export const SPEAKERS_IN_TEXTS: readonly string[] = IN_TEXTS.map(([word]) => word);

/** What JSON may call those who speak, in lower case: all that a text may, and more. */
export const SPEAKERS: readonly string[] = [...ROLES.keys()];

/** The role that a word for who speaks stands for, in any case; undefined where it is none, or no text. */
export function roleNamed(word: unknown): Role | undefined {
  return typeof word === 'string' ? ROLES.get(word.toLowerCase()) : undefined;
}
