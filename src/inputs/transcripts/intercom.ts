import { attachedBlocks } from './attached-texts.js';
import { type Collector, type Entry, itemsAt, itemsOf } from './collector.js';
import { textOfHtml } from './html-text.js';
import type { Block, Role } from './message.js';
import { asList, asObject, asText, type JsonObject, objectsIn, quoted } from './values.js';

const AUTHORS: ReadonlyMap<unknown, Role> = new Map([
  ['user', 'user'],
  ['lead', 'user'],
  ['contact', 'user'],
  ['admin', 'assistant'],
  ['bot', 'assistant'],
  ['team', 'assistant'],
]);

/** Parts that the team writes for itself. */
const NOTES: ReadonlySet<unknown> = new Set(['note', 'note_and_reopen']);

const PARTS = 'conversation_parts';

/** How a conversation begins: its source, in older versions of the API a message. */
const STARTS = ['source', 'conversation_message'];

/** Whether a value is a conversation as Intercom's API gives it. */
export function isIntercom(value: JsonObject): boolean {
  return partsOf(value) !== undefined && (value['type'] === 'conversation' || asObject(value['source']) !== undefined);
}

function partsOf(value: JsonObject): readonly unknown[] | undefined {
  return asList(asObject(value[PARTS])?.[PARTS]);
}

/** Reads conversations of Intercom: what each began with, and its parts, whose texts are HTML. */
export function readIntercom(entries: Iterable<Entry>, into: Collector): void {
  for (const entry of entries) {
    for (const one of itemsOf(entry)) {
      const conversation = asObject(one.value);
      const parts = partsOf(conversation ?? {});
      into.nextConversation();
      if (conversation === undefined || parts === undefined) {
        into.unknown(one.lineOf([]), 'no conversation', one.value);
        continue;
      }
      for (const key of STARTS) {
        const start = asObject(conversation[key]);
        // It has no time of its own.
        if (start !== undefined)
          readPart(
            { value: { created_at: conversation['created_at'], ...start }, lineOf: () => one.lineOf([key]) },
            into,
          );
      }
      for (const part of itemsAt(one, [PARTS, PARTS], parts)) readPart(part, into);
    }
  }
}

function readPart({ value, lineOf }: Entry, into: Collector): void {
  const part = asObject(value);
  const line = lineOf([]);
  if (part === undefined) {
    into.unknown(line, 'not an object', value);
    return;
  }
  const text = textOfHtml(asText(part['body']) ?? '');
  const beside = besideText(part);
  // Most parts tell who was assigned, and the like; of what was deleted only that is left.
  if ((text.trim() === '' && beside.length === 0) || part['redacted'] === true) {
    into.skip();
    return;
  }
  const { type } = asObject(part['author']) ?? {};
  const role = NOTES.has(part['part_type']) ? 'system' : AUTHORS.get(type);
  if (role === undefined) {
    into.unknown(line, `a part whose author is of the type ${quoted(type)}`, part);
    return;
  }
  const said: readonly Block[] = text.trim() === '' ? [] : [{ kind: 'text', role, text }];
  into.message({ role, line, time: timeOf(part['created_at']) }, [...beside, ...said]);
}

/** The subject of a mail, and the names of attached files. Their addresses are different whenever they are asked for. */
function besideText({ subject, attachments }: JsonObject): readonly Block[] {
  const subjectText = textOfHtml(asText(subject) ?? '');
  const titled: readonly Block[] =
    subjectText.trim() === '' ? [] : [{ kind: 'text', role: 'system', text: subjectText }];
  return [...titled, ...objectsIn(attachments).flatMap(({ name }) => attachedBlocks({ name }))];
}

/** Seconds since 1970. */
function timeOf(written: unknown): string | undefined {
  const date = typeof written === 'number' ? new Date(written * 1000) : undefined;
  return date === undefined || Number.isNaN(date.getTime()) ? asText(written) : date.toISOString();
}
