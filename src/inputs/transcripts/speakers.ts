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

/** Words for the two sides that help desks and databases have, where a column of them is known to be one. */
const IN_COLUMNS: readonly (readonly [string, Role])[] = [
  ['client', 'user'],
  ['visitor', 'user'],
  ['end-user', 'user'],
  ['contact', 'user'],
  ['lead', 'user'],
  ['guest', 'user'],
  ['inbound', 'user'],
  ['incoming', 'user'],
  ['operator', 'assistant'],
  ['admin', 'assistant'],
  ['support', 'assistant'],
  ['staff', 'assistant'],
  ['outbound', 'assistant'],
  ['outgoing', 'assistant'],
];

const ROLES: ReadonlyMap<string, Role> = new Map([...IN_TEXTS, ...IN_JSON]);
const ROLES_IN_COLUMNS: ReadonlyMap<string, Role> = new Map([...ROLES, ...IN_COLUMNS]);

/** What a text may call those who speak, in lower case. */
export const SPEAKERS_IN_TEXTS: readonly string[] = IN_TEXTS.map(([word]) => word);

/** What JSON may call those who speak, in lower case: all that a text may, and more. */
export const SPEAKERS: readonly string[] = [...ROLES.keys()];

/** What a column of a chat log may call those who speak. */
export const SIDES: readonly string[] = [...ROLES_IN_COLUMNS.keys()];

/** The role that a word of a column stands for, in any case, also as `END_USER`; undefined where it is none, or no text. */
export function sideNamed(word: unknown): Role | undefined {
  if (typeof word !== 'string') return undefined;
  return ROLES_IN_COLUMNS.get(word.trim().toLowerCase().replaceAll('_', '-').replaceAll(' ', '-'));
}

/** The role that a word for who speaks stands for, in any case; undefined where it is none, or no text. */
export function roleNamed(word: unknown): Role | undefined {
  return typeof word === 'string' ? ROLES.get(word.toLowerCase()) : undefined;
}
