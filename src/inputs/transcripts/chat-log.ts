import { cut } from '../../core/text.js';
import { type Collector, type Entry, messagesIn } from './collector.js';
import type { Block, Role } from './message.js';
import { SIDES, sideNamed } from './speakers.js';
import { asObject, asText, type JsonObject, quoted, valuesIn } from './values.js';

/** Keys for who speaks. A kind of speaker tells more than a name does, and a direction may be that of a whole call. */
const SPEAKER_KEYS: readonly string[] = [
  ...['sender_type', 'senderType', 'author_type', 'authorType', 'role', 'speaker', 'participant'],
  ...['from', 'author', 'sender', 'message_type', 'direction'],
];

/** Keys for what is said. */
const SAID_KEYS: readonly string[] = ['body', 'text', 'message', 'content', 'msg'];

const TIME_KEYS = ['created_at', 'createdAt', 'timestamp', 'sent_at', 'time', 'date'];

/** Keys whose value is the same for all rows of a conversation. */
const CONVERSATION_KEYS = [
  ...['conversation_id', 'conversationId', 'ticket_id', 'ticketId'],
  ...['chat_id', 'chatId', 'thread_id', 'session_id', 'sessionId'],
];

/** So much of a word that is not known is told. */
const LONGEST_WORD = 50;

interface Row {
  readonly row: JsonObject;
  readonly line: number;
}

/** The two columns that matter. */
interface Columns {
  readonly speaker: string;
  readonly said: string;
}

/**
 * Reads rows of a chat log, as a database or a help desk exports them: flat objects, a column of which has words for the two
 * sides, and another what they say. Reads nothing where it is not sure: where something is said deeper in a row, or no column has
 * both sides.
 */
export function readChatLog(entries: Iterable<Entry>, into: Collector): void {
  const rows: Row[] = [];
  for (const { value, lineOf } of messagesIn(entries, into)) {
    const row = asObject(value);
    if (row === undefined || isDeep(row)) return;
    rows.push({ row, line: lineOf([]) });
  }
  const columns = columnsOf(rows);
  if (columns === undefined) return;
  let last: unknown;
  for (const [i, one] of rows.entries()) {
    const conversation = firstOf(one.row, CONVERSATION_KEYS);
    if (i > 0 && conversation !== last) into.nextConversation();
    last = conversation;
    readRow(one, columns, into);
  }
}

/** Whether something is said in an object or a list of a row, as in what agents write: then its columns are not all of it. */
function isDeep(row: JsonObject): boolean {
  return Object.values(row).some(
    (value) =>
      typeof value === 'object' && valuesIn(value, (key) => SAID_KEYS.includes(key)).some((text) => text.trim() !== ''),
  );
}

function firstOf(row: JsonObject, keys: readonly string[]): unknown {
  return keys.map((key) => row[key]).find((value) => value != null);
}

function columnsOf(rows: readonly Row[]): Columns | undefined {
  const speaker = fullest(SPEAKER_KEYS, (key) => {
    const sides = rows.map(({ row }) => sideNamed(row[key]));
    return sides.includes('user') && sides.includes('assistant')
      ? sides.filter((side) => side !== undefined).length
      : 0;
  });
  const said = fullest(SAID_KEYS, (key) => rows.filter(({ row }) => isSaid(row[key])).length);
  return speaker === undefined || said === undefined ? undefined : { speaker, said };
}

/** The key that counts most, the first of those that count as much; undefined where none counts. */
function fullest(keys: readonly string[], count: (key: string) => number): string | undefined {
  let found: string | undefined;
  let most = 0;
  for (const key of keys) {
    const here = count(key);
    if (here <= most) continue;
    most = here;
    found = key;
  }
  return found;
}

function isSaid(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function readRow({ row, line }: Row, { speaker, said }: Columns, into: Collector): void {
  const text = row[said];
  const who = row[speaker];
  if (text === null || (typeof text === 'string' && !isSaid(text))) {
    // An event of the log, or a picture.
    into.skip();
    return;
  }
  const role = sideNamed(who);
  if (role === undefined || !isSaid(text)) {
    into.unknown(line, `not a message: ${faultOf(who, speaker, isSaid(text) ? undefined : said)}`, row);
    return;
  }
  into.message({ role, line, time: asText(firstOf(row, TIME_KEYS)) }, blocksOf(role, text, into));
}

function blocksOf(role: Role, text: string, into: Collector): readonly Block[] {
  return role === 'tool' ? into.result({ isError: null, texts: [text] }) : [{ kind: 'text', role, text }];
}

/** @param lacking the column that has no text */
function faultOf(who: unknown, speaker: string, lacking: string | undefined): string {
  if (lacking !== undefined) return `no text in ${quoted(lacking)}`;
  if (who === null || who === undefined) return `no ${quoted(speaker)}`;
  return `${quoted(speaker)} is ${cut(quoted(who), LONGEST_WORD)}; allowed: ${SIDES.join(', ')}`;
}
