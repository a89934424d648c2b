import type { JsonPath } from '../../core/json/document.js';
import { asList, asObject, objectsIn } from './values.js';

/** Messages in an object that is there to hold them, and the way to them. */
interface Envelope {
  readonly path: JsonPath;
  readonly messages: readonly unknown[];
  /** Whether it has the name that most formats know, `messages` at the top. */
  readonly isPlain: boolean;
}

/** Other names of the list that exports and logs have: ShareGPT, Claude.ai, and what people write themselves. */
const NAMES = ['conversations', 'conversation', 'chat_messages', 'transcript', 'turns'];

/** Objects around `messages`. */
const AROUND = ['data'];

/** The messages that an object holds; undefined where it is a message itself, or anything else. */
export function envelopeOf(value: unknown): Envelope | undefined {
  const object = asObject(value);
  if (object === undefined) return undefined;
  const messages = asList(object['messages']);
  if (messages !== undefined) return { path: ['messages'], messages, isPlain: true };
  for (const name of NAMES) {
    const found = asList(object[name]);
    if (found !== undefined && objectsIn(found).length > 0 && !isMessage(object))
      return { path: [name], messages: found, isPlain: false };
  }
  for (const name of AROUND) {
    const found = asList(asObject(object[name])?.['messages']);
    if (found !== undefined && !isMessage(object)) return { path: [name, 'messages'], messages: found, isPlain: false };
  }
  return undefined;
}

function isMessage(object: Readonly<Record<string, unknown>>): boolean {
  return 'role' in object || 'content' in object || 'type' in object;
}
